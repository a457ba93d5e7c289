//! Small things of the first hour: keys that do what they say, questions before what is final, nothing out of sight.

use crate::stage::{Browser, Stage};
use axum::http::StatusCode;

#[tokio::test]
async fn after_the_lots_the_cursor_is_free_and_n_pairs() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "3")], 4).await;
    let entering = stage.get(&owner, &format!("{group}/players?done=entered")).await.body;
    assert!(entering.contains("autofocus"), "one name after another");
    let before = stage.get(&owner, &format!("{group}/players")).await.body;
    assert!(before.contains("value=\"lot\" data-key=\"n\""), "{before}");
    let to = stage.deed(&owner, &format!("{group}/order"), &[("by", "lot")]).await;
    let after = stage.get(&owner, &to).await.body;
    assert!(!after.contains("autofocus"), "{after}");
    assert!(after.contains("/pair\"") && after.contains("data-key=\"n\""));
}

#[tokio::test]
async fn n_draws_the_bracket() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "knock-out")], 4).await;
    stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
    let event = group.split("/g/").next().unwrap();
    for page in [event.to_owned(), format!("{group}/players")] {
        let body = stage.get(&owner, &page).await.body;
        let form = body.split("<form").find(|form| form.contains("/lines\"")).unwrap_or_default();
        assert!(form.contains("data-key=\"n\""), "{page}: {form}");
    }
}

#[tokio::test]
async fn a_match_under_way_says_what_comes_next_and_counts_matches() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "knock-out")], 4).await;
    stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
    stage.deed(&owner, &format!("{group}/lines"), &[]).await;
    stage.publish(&owner, &group).await;
    stage.deed(&owner, &format!("{group}/round/1/result"), &[("set", "1.1 0-1 open")]).await;
    let page = stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body;
    assert!(page.contains("next: game 2 (Ordinary)"), "{page}");
    assert!(page.contains("0 of 2 matches decided"), "{page}");
}

#[tokio::test]
async fn a_late_entry_may_have_half_points_and_has_none_by_default() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let before = stage.get(&owner, &format!("{group}/players")).await.body;
    assert!(!before.contains("name=\"missed\""));
    stage.publish(&owner, &group).await;
    let form = stage.get(&owner, &format!("{group}/players?lang=en")).await.body;
    assert!(form.contains("<option value=\"zero\">0 points each</option><option value=\"half\">"), "{form}");
    stage.deed(&owner, &format!("{group}/players"), &[("name", "Sand, Liv"), ("missed", "half")]).await;
    for board in 1..=2 {
        stage.result(&owner, &group, 1, board, "1/2-1/2").await;
    }
    let csv = stage.get(&owner, &format!("{group}/files/standings")).await.body;
    let line = csv.lines().find(|line| line.contains("Sand")).unwrap_or_default();
    assert!(line.contains('½') || line.contains("0.5") || line.contains("0,5"), "{csv}");
}

#[tokio::test]
async fn byes_and_leaving_stand_before_the_games_on_the_players_card() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    stage.publish(&owner, &group).await;
    let event = group.split("/g/").next().unwrap();
    let card = stage.get(&owner, &format!("{event}/player/1")).await.body;
    let at = |what: &str| card.find(what).unwrap_or_else(|| panic!("no {what}"));
    for deed in ["/bye\"", "/withdraw\"", "id=\"fide_id\""] {
        assert!(at(deed) < at("class=\"facts\""), "{deed} comes first");
    }
}

#[tokio::test]
async fn a_used_link_says_so_before_anything_is_filled_in() {
    let stage = Stage::new().await;
    let path = stage.app.sign_in_path().await.unwrap();
    let nobody = Browser::default();
    assert_eq!(stage.get(&nobody, &path).await.status, StatusCode::OK);
    assert_eq!(stage.get(&nobody, &path).await.status, StatusCode::OK, "a look does not use it up");
    stage.sign_in_at(&path, "Solveig Dahl", "tårn til d1").await;
    let used = stage.get(&nobody, &path).await;
    assert_eq!(used.status, StatusCode::GONE);
    assert!(!used.body.contains("name=\"password\""));
}

#[tokio::test]
async fn finishing_asks_and_sex_is_shown_before_an_import_is_saved() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 1).await;
    stage.publish(&owner, &group).await;
    for board in 1..=2 {
        stage.result(&owner, &group, 1, board, "1-0").await;
    }
    for page in [group.split("/g/").next().unwrap().to_owned(), format!("{group}/round/1")] {
        let body = stage.get(&owner, &page).await.body;
        let form = body.split("<form").find(|form| form.contains("/finish\"")).unwrap_or_default();
        assert!(form.contains("data-ask="), "{page}: {form}");
    }
    let fields = [("text", "Name;Rating;Sex\nSand, Liv;1500;w\nMoe, Odd;1400;m\n")];
    let preview = stage.upload(&owner, &format!("{group}/players/import?lang=en"), &fields, b"").await.body;
    assert!(preview.contains("woman") || preview.contains("Woman"), "{preview}");
}

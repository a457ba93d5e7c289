//! A knock-out from the seeds to the winner, with its bracket.

use crate::stage::{Browser, Stage};
use axum::http::StatusCode;
use serde_json::json;

/// A knock-out with its lines drawn.
async fn drawn(stage: &Stage, owner: &Browser, players: usize) -> String {
    let group = stage.event(owner, &[("system", "knock-out")], players).await;
    stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    let to = stage.deed(owner, &format!("{group}/lines"), &[]).await;
    assert!(to.contains("/bracket?done=lines"), "{to}");
    group
}

/// White of the first game wins the match in two games.
async fn win(stage: &Stage, owner: &Browser, group: &str, round: u32, board: u32) {
    for (game, to) in [(1, "1-0"), (2, "0-1")] {
        let body = json!({ "board": board, "game": game, "to": to, "seen": "open" });
        let answer = stage.post_json(owner, &format!("{group}/round/{round}/result"), body).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
}

#[tokio::test]
async fn d4_9_7_3_the_bracket_shows_winners_and_who_is_awaited() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = drawn(&stage, &owner, 8).await;
    let before = stage.get(&owner, &format!("{group}/bracket?lang=en")).await.body;
    for told in ["Quarter-finals", "Semi-finals", "Final", "Winner of match 1", "Winner of match 6"] {
        assert!(before.contains(told), "{told}");
    }
    let next = format!("action=\"{group}/pair\"");
    assert!(before.contains(&next) && before.contains("data-key=\"n\">Pair round 1<"), "{before}");
    stage.publish(&owner, &group).await;
    for board in 1..=4 {
        win(&stage, &owner, &group, 1, board).await;
    }
    let after = stage.get(&owner, &format!("{group}/bracket/table?lang=en")).await.body;
    assert_eq!(after.matches("side is-winner").count(), 4, "{after}");
    assert!(!after.contains("Winner of match 1<"));
    for round in 2..=3 {
        stage.publish(&owner, &group).await;
        for board in 1..=(8 >> round) {
            win(&stage, &owner, &group, round, board).await;
        }
    }
    let last = stage.get(&owner, &format!("{group}/bracket?lang=en")).await.body;
    assert!(last.contains("class=\"champion\""));
}

#[tokio::test]
async fn the_bracket_is_for_everybody_and_for_paper_in_every_language() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = drawn(&stage, &owner, 6).await;
    stage.publish(&owner, &group).await;
    let pages = [
        format!("{group}/bracket"),
        format!("{}/bracket", group.replace("/t/", "/p/")),
        format!("{}/bracket", group.replace("/t/", "/print/")),
        format!("{group}/standings"),
        format!("{group}/cross"),
        format!("{group}/round/1"),
    ];
    for lang in ["da", "nb", "sv", "en"] {
        for page in &pages {
            let answer = stage.get(&owner, &format!("{page}?lang={lang}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{page}: {}", answer.body);
            let shown = answer.body.split('>').filter_map(|part| part.split('<').next());
            let bare = shown.map(str::trim_start).find(|text| text.starts_with("desk-") || text.starts_with("view-"));
            assert_eq!(bare, None, "{page} {lang}");
        }
    }
}

#[tokio::test]
async fn nobody_else_sees_a_bracket_that_is_not_drawn() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "knock-out")], 4).await;
    stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
    let public = format!("{}/bracket", group.replace("/t/", "/p/"));
    assert_eq!(stage.get(&owner, &public).await.status, StatusCode::NOT_FOUND);
    assert!(stage.get(&owner, &format!("{group}/bracket?lang=en")).await.body.contains("not drawn yet"));
    let monrad = stage.monrad(&owner, 4, 3).await;
    assert_eq!(stage.get(&owner, &format!("{monrad}/bracket")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn d4_9_7_6_whoever_is_out_goes_on_where_the_invitation_says() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = drawn(&stage, &owner, 4).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    let other = [("name", "Trøst"), ("system", "monrad"), ("rounds", "3"), ("first_board", "20")];
    stage.deed(&owner, &format!("{event}/g/new"), &other).await;
    stage.deed(&owner, &format!("{group}/settings"), &[("losers_to", "2")]).await;
    stage.publish(&owner, &group).await;
    for board in 1..=2 {
        win(&stage, &owner, &group, 1, board).await;
    }
    let page = stage.get(&owner, &format!("{group}/bracket?lang=en")).await.body;
    assert_eq!(page.matches("Enter in Trøst").count(), 2, "{page}");
    let loser = page.split("name=\"player\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    stage.deed(&owner, &format!("{group}/bracket/enter"), &[("player", &loser)]).await;
    let page = stage.get(&owner, &format!("{group}/bracket?lang=en")).await.body;
    assert!(page.contains("plays in Trøst"));
    let again = stage.post(&owner, &format!("{group}/bracket/enter"), &[("player", &loser)]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn nothing_leads_to_a_bracket_that_is_not_there() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "knock-out")], 8).await;
    let paper = format!("{}/bracket", group.replace("/t/", "/print/"));
    for page in [format!("{group}/bracket"), group.replace("/t/", "/print/")] {
        assert!(!stage.get(&owner, &page).await.body.contains(&paper), "{page}");
    }
    stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
    assert!(stage.get(&owner, &format!("{group}/bracket")).await.body.contains(&paper));
    assert_eq!(stage.get(&owner, &paper).await.status, StatusCode::OK);
}

#[tokio::test]
async fn d4_9_7_3_a_stage_is_told_with_the_lots_and_the_matches_that_led_to_it() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = drawn(&stage, &owner, 8).await;
    stage.publish(&owner, &group).await;
    for board in 1..=4 {
        win(&stage, &owner, &group, 1, board).await;
    }
    stage.publish(&owner, &group).await;
    let pages = [
        format!("{group}/bracket?lang=en"),
        format!("{}/bracket?lang=en", group.replace("/t/", "/p/")),
        format!("{}/bracket?lang=en", group.replace("/t/", "/print/")),
    ];
    for page in pages {
        let body = stage.get(&owner, &page).await.body;
        assert!(body.contains("How the bracket came about") && body.contains("Drawn from seed "), "{page}: {body}");
        assert_eq!(body.matches(" won match ").count(), 4, "{page}: {body}");
        assert!(body.contains(", 2–0."), "{page}: {body}");
    }
    let why = stage.get(&owner, &format!("{group}/round/2/board/1/why?lang=en")).await.body;
    assert!(
        why.contains("Match 5: the winners of matches 1 and 2. ") && why.contains(" won match 2 against "),
        "{why}"
    );
}

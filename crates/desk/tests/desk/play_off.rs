//! Players who are level: from the standings to the play-off, game by game, and the lot with its seed.

use axum::http::StatusCode;

use crate::stage::{Answer, Browser, Stage, between};

/// An all-play-all of players in which every game was drawn, played to the end.
async fn all_drawn(stage: &Stage, owner: &Browser, players: usize) -> String {
    let group = stage.event(owner, &[("system", "round-robin")], players).await;
    stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    let (rounds, boards) = (players - 1 + players % 2, players / 2);
    for round in 1..=rounds {
        stage.publish(owner, &group).await;
        for board in 1..=boards {
            let (round, board) = (u32::try_from(round).unwrap(), u32::try_from(board).unwrap());
            assert_eq!(stage.result(owner, &group, round, board, "1/2-1/2").await.status, StatusCode::OK);
        }
    }
    group
}

/// Two players level at the top: three play, the third loses to both.
pub(crate) async fn two_level(stage: &Stage, owner: &Browser) -> String {
    let group = stage.event(owner, &[("system", "round-robin")], 3).await;
    stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    for round in 1..=3 {
        stage.publish(owner, &group).await;
        let boards = stage.get(owner, &format!("{group}/round/{round}/boards")).await.body;
        let third_has = |colour: &str| {
            let cell = boards.split(&format!("class=\"name {colour}\"")).nth(1).unwrap();
            cell.split("</td>").next().unwrap().contains("Nr2")
        };
        let to = match (third_has("white"), third_has("black")) {
            (true, _) => "0-1",
            (_, true) => "1-0",
            _ => "1/2-1/2",
        };
        assert_eq!(stage.result(owner, &group, round, 1, to).await.status, StatusCode::OK);
    }
    group
}

async fn page(stage: &Stage, owner: &Browser, group: &str) -> String {
    stage.get(owner, &format!("{group}/play-off?lang=en")).await.body
}

async fn game(stage: &Stage, owner: &Browser, group: &str, game: &str, to: &str) -> Answer {
    let form = [("game", game), ("to", to), ("seen", "open"), ("notice", "none")];
    stage.post(owner, &format!("{group}/play-off/1/result"), &form).await
}

#[tokio::test]
async fn d4_2_36d_the_standings_lead_to_the_play_off_and_its_stages_appear_by_themselves() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = two_level(&stage, &owner).await;
    let link = format!("href=\"{group}/play-off\"");
    assert!(stage.get(&owner, &format!("{group}/standings")).await.body.contains(&link));
    let before = page(&stage, &owner, &group).await;
    assert!(before.contains("Players who share place 1"), "{before}");
    let players = between(&before, "name=\"players\" value=\"", "\"");
    let form = [("players", players.as_str()), ("ladder", "champion"), ("stake", "title")];
    let to = stage.deed(&owner, &format!("{group}/play-off"), &form).await;
    assert!(to.contains("/play-off?done=play-off"), "{to}");
    for number in ["1", "2", "3", "4"] {
        assert_eq!(game(&stage, &owner, &group, number, "1/2-1/2").await.status, StatusCode::SEE_OTHER);
    }
    let on = page(&stage, &owner, &group).await;
    assert!(on.contains("Rapid") && on.contains("Blitz") && on.contains("Sudden death"), "{on}");
    assert!(!on.contains("/play-off/lot"), "no lot about the first place while it is played");
    assert!(on.contains("drawn from the seed ") && on.contains("id=\"game-1-5\""));
    assert_eq!(game(&stage, &owner, &group, "5", "+:-").await.status, StatusCode::SEE_OTHER);
    let over = page(&stage, &owner, &group).await;
    assert!(over.contains("class=\"places\"") && !over.contains("id=\"game-1-6\"") && !over.contains("call-off"));
    let public = format!("{}/standings?lang=en", group.replace("/t/", "/p/"));
    let paper = format!("{}/play-off?lang=en", group.replace("/t/", "/print/"));
    assert!(stage.get(&Browser::default(), &public).await.body.contains("Play-off: 1. "));
    assert!(stage.get(&owner, &paper).await.body.contains("Sudden death"));
}

#[tokio::test]
async fn a_refusal_of_a_play_off_says_what_is_wrong() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = all_drawn(&stage, &owner, 4).await;
    let shown = page(&stage, &owner, &group).await;
    let players = between(&shown, "name=\"players\" value=\"", "\"");
    assert_eq!(players.split(' ').count(), 4);
    let set_up = format!("{group}/play-off");
    let silent = stage.post(&owner, &set_up, &[("players", players.as_str()), ("ladder", "champion")]).await;
    assert_eq!(silent.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(silent.body.contains("D4.2-36e"), "{}", silent.body);
    let two = players.split(' ').take(2).collect::<Vec<_>>().join(" ");
    let few = stage.post(&owner, &set_up, &[("players", two.as_str()), ("ladder", "champion")]).await;
    assert_eq!(few.status, StatusCode::UNPROCESSABLE_ENTITY);
    for form in [vec![("players", "x y"), ("ladder", "champion")], vec![("players", "1 2"), ("ladder", "none")]] {
        assert_eq!(stage.post(&owner, &set_up, &form).await.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(game(&stage, &owner, &group, "1", "1-0").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn four_level_players_meet_all_against_all_by_a_ladder_of_their_own() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = all_drawn(&stage, &owner, 4).await;
    let players = between(&page(&stage, &owner, &group).await, "name=\"players\" value=\"", "\"");
    let form = [
        ("players", players.as_str()),
        ("ladder", "own"),
        ("stake", "place"),
        ("note", "Turneringslederen: én runde lyn"),
        ("stage0_kind", "blitz"),
        ("stage0_games", "1"),
        ("stage0_time", "3+2"),
        ("stage0_colours", "by-lot"),
        ("stage0_odds", "nobody"),
        ("stage1_kind", "sudden-death"),
        ("stage1_games", "1"),
        ("stage1_time", "W5-B4"),
        ("stage1_colours", "by-lot"),
        ("stage1_odds", "black"),
    ];
    stage.deed(&owner, &format!("{group}/play-off"), &form).await;
    let on = page(&stage, &owner, &group).await;
    assert_eq!(on.matches("id=\"game-1-").count(), 6, "{on}");
    assert!(on.contains("Turneringslederen: én runde lyn") && on.contains("3 min + 2 s"));
    stage.deed(&owner, &format!("{group}/play-off/1/call-off"), &[]).await;
    assert!(page(&stage, &owner, &group).await.contains("Called off."));
}

#[tokio::test]
async fn d4_9_10_a_lot_about_places_shows_its_seed_and_is_drawn_once() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = two_level(&stage, &owner).await;
    let players = between(&page(&stage, &owner, &group).await, "name=\"players\" value=\"", "\"");
    let lot = format!("{group}/play-off/lot");
    stage.deed(&owner, &lot, &[("players", players.as_str())]).await;
    let drawn = page(&stage, &owner, &group).await;
    assert!(drawn.contains("Drawn from the seed "), "{drawn}");
    let again = stage.post(&owner, &lot, &[("players", players.as_str())]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(stage.get(&owner, &format!("{group}/standings?lang=en")).await.body.contains("Lot: 1. "));
}

#[tokio::test]
async fn the_page_of_play_offs_is_whole_in_every_language() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = all_drawn(&stage, &owner, 4).await;
    let print = group.replace("/t/", "/print/");
    let pages = [format!("{group}/play-off"), format!("{print}/play-off"), print, "/help".to_owned()];
    for at in 0..2 {
        if at == 1 {
            let players = between(&page(&stage, &owner, &group).await, "name=\"players\" value=\"", "\"");
            let form = [("players", players.as_str()), ("ladder", "promotion"), ("note", "FU")];
            stage.deed(&owner, &format!("{group}/play-off"), &form).await;
        }
        for lang in ["da", "nb", "sv", "en"] {
            for page in &pages {
                let answer = stage.get(&owner, &format!("{page}?lang={lang}")).await;
                assert_eq!(answer.status, StatusCode::OK, "{page}: {}", answer.body);
                let shown = answer.body.split('>').filter_map(|part| part.split('<').next());
                let is_bare = |text: &&str| ["desk-", "view-", "print-"].iter().any(|start| text.starts_with(start));
                assert_eq!(shown.map(str::trim_start).find(is_bare), None, "{page} {lang}");
            }
        }
    }
    let early = stage.monrad(&owner, 4, 3).await;
    assert!(stage.get(&owner, &format!("{early}/play-off?lang=en")).await.body.contains("when everything is played"));
    assert!(!stage.get(&owner, &format!("{early}/standings")).await.body.contains("/play-off"));
}

#[tokio::test]
async fn d4_2_37f_a_stage_says_that_a_draw_wins_for_black_and_how_more_than_two_meet() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = two_level(&stage, &owner).await;
    let players = between(&page(&stage, &owner, &group).await, "name=\"players\" value=\"", "\"");
    let form = [("players", players.as_str()), ("ladder", "champion"), ("stake", "title")];
    stage.deed(&owner, &format!("{group}/play-off"), &form).await;
    assert!(!page(&stage, &owner, &group).await.contains("a draw wins for Black"));
    for number in ["1", "2", "3", "4"] {
        game(&stage, &owner, &group, number, "1/2-1/2").await;
    }
    let paper = format!("{}/play-off", group.replace("/t/", "/print/"));
    for (lang, odds) in [
        ("en", "a draw wins for Black"),
        ("da", "vinder sort ved remis"),
        ("nb", "vinner svart ved remis"),
        ("sv", "vinner svart vid remi"),
    ] {
        for address in [format!("{group}/play-off?lang={lang}"), format!("{paper}?lang={lang}")] {
            let body = stage.get(&owner, &address).await.body;
            assert_eq!(body.matches(odds).count(), 1, "{address}: {body}");
        }
    }
    let many = all_drawn(&stage, &owner, 4).await;
    let players = between(&page(&stage, &owner, &many).await, "name=\"players\" value=\"", "\"");
    let form = [("players", players.as_str()), ("ladder", "promotion"), ("note", "Formanden: alle mod alle")];
    stage.deed(&owner, &format!("{many}/play-off"), &form).await;
    let on = page(&stage, &owner, &many).await;
    assert!(on.contains("4 players meet all against all, 2 times") && on.contains("play-off-more-than-two"), "{on}");
}

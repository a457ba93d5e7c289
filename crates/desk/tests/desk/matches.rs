//! Boards that are matches: game by game, stage by stage, through pages and scripts.

use crate::stage::{Answer, Browser, Stage};
use axum::http::StatusCode;
use serde_json::json;

/// A gladiator tournament on Monrad with its first round published.
pub(crate) async fn gladiator(stage: &Stage, owner: &Browser, players: usize) -> String {
    let group = stage.event(owner, &[("system", "monrad"), ("gladiator", "gladiator"), ("rounds", "3")], players).await;
    stage.deed(owner, &format!("{group}/order"), &[("by", "lot")]).await;
    stage.publish(owner, &group).await;
    group
}

async fn game(stage: &Stage, owner: &Browser, group: &str, board: u32, game: u32, to: &str) -> Answer {
    let body = json!({ "board": board, "game": game, "to": to, "seen": "open" });
    stage.post_json(owner, &format!("{group}/round/1/result"), body).await
}

#[tokio::test]
async fn d4_9_8_1_the_next_stage_appears_by_itself() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = gladiator(&stage, &owner, 4).await;
    let boards = format!("{group}/round/1/boards?lang=en");
    let first = stage.get(&owner, &boards).await.body;
    assert!(first.contains("data-game=\"1\"") && first.contains("Ordinary, game 1"), "{first}");
    assert_eq!(game(&stage, &owner, &group, 1, 1, "1/2-1/2").await.status, StatusCode::OK);
    let second = stage.get(&owner, &boards).await.body;
    assert!(
        second.contains("data-game=\"2\"") && second.contains("next: game 2 (Less time)") && second.contains("½–½")
    );
    game(&stage, &owner, &group, 1, 2, "1/2-1/2").await;
    game(&stage, &owner, &group, 1, 3, "1/2-1/2").await;
    game(&stage, &owner, &group, 1, 4, "1-0").await;
    let over = stage.get(&owner, &boards).await.body;
    assert!(over.contains("class=\"is-over\""), "{over}");
    let board = stage.get(&owner, &format!("{group}/round/1/board/1?lang=en")).await.body;
    assert!(board.contains("has won the match.") && board.contains("<h3>Blitz"));
    assert!(board.contains("id=\"game-4\"") && !board.contains("id=\"game-5\""));
}

#[tokio::test]
async fn the_left_side_of_a_row_has_white_in_the_game_played_now() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = gladiator(&stage, &owner, 2).await;
    let sides = async |stage: &Stage| {
        let body = stage.get(&owner, &format!("{group}/round/1/boards")).await.body;
        let of = |mark: &str| {
            let cell = body.split(mark).nth(1).unwrap();
            let name = cell.split("<a href=").nth(1).unwrap();
            name.split('>').nth(1).unwrap().split('<').next().unwrap().to_owned()
        };
        (of("class=\"name white\""), of("class=\"name black\""))
    };
    let (white, black) = sides(&stage).await;
    game(&stage, &owner, &group, 1, 1, "1/2-1/2").await;
    assert_eq!(sides(&stage).await, (black, white));
}

#[tokio::test]
async fn a_game_is_entered_without_script_too() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = gladiator(&stage, &owner, 4).await;
    let result = format!("{group}/round/1/result");
    stage.deed(&owner, &result, &[("set", "1.1 1/2-1/2 open")]).await;
    let form = [("board", "1"), ("game", "2"), ("to", "0-1"), ("seen", "open"), ("back", "board")];
    let to = stage.deed(&owner, &result, &form).await;
    assert!(to.contains("/round/1/board/1?done=result"), "{to}");
    let clear = [("board", "1"), ("game", "2"), ("to", "open"), ("seen", "0-1")];
    stage.deed(&owner, &result, &clear).await;
    assert!(stage.get(&owner, &format!("{group}/round/1/boards")).await.body.contains("data-game=\"2\""));
}

#[tokio::test]
async fn a_match_is_won_by_games_and_lost_by_not_coming() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = gladiator(&stage, &owner, 4).await;
    let whole = stage.result(&owner, &group, 1, 1, "1-0").await;
    assert_eq!(whole.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(whole.json()["error"]["reasons"][0]["key"], "match_needs_games");
    assert_eq!(stage.result(&owner, &group, 1, 1, "+:-~none").await.status, StatusCode::OK);
    let board = stage.get(&owner, &format!("{group}/round/1/board/1?lang=en")).await.body;
    assert!(board.contains("Forfeit taken back"));
    let open = json!({ "board": 1, "to": "open", "seen": "+:-~none" });
    assert_eq!(stage.post_json(&owner, &format!("{group}/round/1/result"), open).await.status, StatusCode::OK);
    assert_eq!(
        game(&stage, &owner, &group, 1, 9, "1-0").await.json()["error"]["reasons"][0]["key"],
        "no_such_match_game"
    );
}

#[tokio::test]
async fn two_arbiters_at_one_game_see_both_results() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = gladiator(&stage, &owner, 4).await;
    game(&stage, &owner, &group, 1, 1, "1/2-1/2").await;
    let other = game(&stage, &owner, &group, 1, 1, "1-0").await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    let both = &other.json()["conflict"];
    assert_eq!((&both["stands"], &both["wanted"], &both["game"]), (&json!("1/2-1/2"), &json!("1-0"), &json!(1)));
    let page = stage.post(&owner, &format!("{group}/round/1/result"), &[("set", "1.1 1-0 open")]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.body.contains("name=\"game\" value=\"1\""));
}

#[tokio::test]
async fn everybody_sees_the_score_of_a_match() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = gladiator(&stage, &owner, 4).await;
    game(&stage, &owner, &group, 1, 1, "1/2-1/2").await;
    game(&stage, &owner, &group, 1, 2, "1-0").await;
    let public = stage.get(&owner, &format!("{}/round/1", group.replace("/t/", "/p/"))).await.body;
    assert!(public.contains("<span class=\"sign\">½–1½</span>"), "{public}");
    let event = group.split("/g/").next().unwrap();
    let mut told = 0;
    for player in 1..=4 {
        let page = stage.get(&owner, &format!("{event}/player/{player}?lang=en")).await.body;
        told += usize::from(page.contains("Games: ½ 1") || page.contains("Games: ½ 0"));
    }
    assert_eq!(told, 2, "the two who played tell of both games");
}

#[tokio::test]
async fn every_page_of_a_match_answers_in_every_language() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = gladiator(&stage, &owner, 5).await;
    for board in 1..=2 {
        game(&stage, &owner, &group, board, 1, "1/2-1/2").await;
        game(&stage, &owner, &group, board, 2, "0-1").await;
    }
    let pages = [
        "round/1",
        "round/1/boards",
        "round/1/board/1",
        "round/1/board/1/games",
        "standings",
        "cross",
        "settings",
        "players",
    ];
    for lang in ["da", "nb", "sv", "en"] {
        for page in pages {
            let answer = stage.get(&owner, &format!("{group}/{page}?lang={lang}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{page}");
            let shown = answer.body.split('>').filter_map(|part| part.split('<').next());
            let bare = shown.map(str::trim_start).find(|text| text.starts_with("desk-") || text.starts_with("view-"));
            assert_eq!(bare, None, "{page} {lang}");
        }
    }
}

#[tokio::test]
async fn a_ladder_of_its_own_is_kept_and_locked_by_the_first_round() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("gladiator", "gladiator"), ("rounds", "3")], 4).await;
    let settings = format!("{group}/settings");
    let ladder = [
        ("stage0_kind", "ordinary"),
        ("stage0_games", "1"),
        ("stage1_kind", "blitz"),
        ("stage1_games", "0"),
        ("stage1_time", "3+2"),
    ];
    stage.deed(&owner, &settings, &ladder).await;
    assert!(stage.get(&owner, &settings).await.body.contains("value=\"3+2\""));
    let endless = [("stage0_kind", "ordinary"), ("stage0_games", "2")];
    assert_eq!(stage.post(&owner, &settings, &endless).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    stage.deed(&owner, &format!("{group}/order"), &[("by", "lot")]).await;
    stage.publish(&owner, &group).await;
    let other = [("stage0_kind", "ordinary"), ("stage0_games", "1"), ("stage1_kind", "rapid"), ("stage1_games", "0")];
    assert_eq!(stage.post(&owner, &settings, &other).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    game(&stage, &owner, &group, 1, 1, "1/2-1/2").await;
    let board = stage.get(&owner, &format!("{group}/round/1/board/1?lang=en")).await.body;
    assert!(board.contains("<h3>Blitz <span class=\"quiet small\">3 min + 2 s</span>"));
}

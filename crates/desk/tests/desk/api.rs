//! The desk as programs use it: commands in the words of today and of release 0.1.0.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::stage::{Browser, Stage};
use crate::{matches, play_off};

/// Sends a command to the event of a group and tells the last event of a kind in its journal.
async fn after(stage: &Stage, owner: &Browser, group: &str, command: Value, kind: &str) -> Value {
    let key = group.split('/').nth(2).unwrap();
    let answer = stage.post_json(owner, &format!("/api/t/{key}/commands"), command.clone()).await;
    assert_eq!(answer.status, StatusCode::OK, "{command}: {}", answer.body);
    let journal = stage.get(owner, &format!("/api/t/{key}/journal")).await.json();
    let mut events = journal["records"].as_array().unwrap().iter().rev().map(|record| &record["event"]);
    events.find(|event| event["event"] == kind).unwrap_or_else(|| panic!("{command} brings no {kind}")).clone()
}

fn done(result: &str) -> Value {
    json!({ "done": { "result": result, "notice": null } })
}

#[tokio::test]
async fn a_board_is_set_by_one_command_and_by_each_that_set_it_before() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let put_off = |word: &str| json!({ word: { "until": null } });
    let at = json!({ "kind": "board", "group": 1, "round": 1, "board": 1 });
    let commands = [
        (
            json!({ "command": "enter_result", "result": "1-0", "notice": null, "seen": "open", "confirmed": false }),
            done("1-0"),
        ),
        (json!({ "command": "clear_result", "seen": done("1-0"), "confirmed": false }), json!("open")),
        (json!({ "command": "postpone", "until": null, "seen": "open" }), put_off("postponed")),
        (json!({ "command": "adjourn", "until": null, "seen": put_off("postponed") }), put_off("adjourned")),
        (json!({ "command": "set_game", "at": at, "to": done("0-1"), "seen": put_off("adjourned") }), done("0-1")),
    ];
    for (mut command, to) in commands {
        if command["command"] != "set_game" {
            for (field, value) in [("group", 1), ("round", 1), ("board", 1)] {
                command[field] = json!(value);
            }
        }
        let set = after(&stage, &owner, &group, command, "game_set").await;
        assert_eq!(set, json!({ "event": "game_set", "group": 1, "round": 1, "board": 1, "to": to }));
    }
}

#[tokio::test]
async fn a_game_of_a_match_is_set_by_the_commands_of_before() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = matches::gladiator(&stage, &owner, 4).await;
    let game = |command: &str, more: Value| {
        let mut whole =
            json!({ "command": command, "group": 1, "round": 1, "board": 1, "game": 1, "confirmed": false });
        whole.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        whole
    };
    let enter = game("enter_game", json!({ "result": "1-0", "notice": null, "seen": "open", "seed": 7 }));
    assert_eq!(after(&stage, &owner, &group, enter, "match_game_set").await["to"], done("1-0"));
    let clear = game("clear_game", json!({ "seen": done("1-0") }));
    assert_eq!(after(&stage, &owner, &group, clear, "match_game_set").await["to"], json!("open"));
}

#[tokio::test]
async fn a_game_of_a_play_off_is_set_by_the_commands_of_before() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = play_off::two_level(&stage, &owner).await;
    let set_up = json!({ "command": "set_up_play_off", "group": 1, "players": [1, 2], "ladder": "champion",
        "stake": "title", "seed": 1 });
    after(&stage, &owner, &group, set_up, "play_off_game_added").await;
    let enter = json!({ "command": "enter_play_off_game", "group": 1, "play_off": 1, "game": 1, "result": "1-0",
        "notice": null, "seen": "open" });
    assert_eq!(after(&stage, &owner, &group, enter, "play_off_game_set").await["to"], done("1-0"));
    let clear = json!({ "command": "clear_play_off_game", "group": 1, "play_off": 1, "game": 1, "seen": done("1-0") });
    assert_eq!(after(&stage, &owner, &group, clear, "play_off_game_set").await["to"], json!("open"));
    let key = group.split('/').nth(2).unwrap();
    let at = json!({ "kind": "play_off", "group": 1, "play_off": 1, "game": 1 });
    let put_off = json!({ "command": "set_game", "at": at, "to": { "postponed": { "until": null } }, "seen": "open" });
    let refused = stage.post_json(&owner, &format!("/api/t/{key}/commands"), put_off).await;
    assert_eq!(refused.json()["error"]["reasons"][0]["key"], "play_off_not_put_off");
}

#[tokio::test]
async fn a_command_of_before_that_lacks_a_field_is_told_which() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let key = group.split('/').nth(2).unwrap();
    let lacking = json!({ "command": "clear_result", "group": 1, "round": 1, "board": 1, "confirmed": false });
    let answer = stage.post_json(&owner, &format!("/api/t/{key}/commands"), lacking).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert!(answer.body.contains("missing field `seen`"), "{}", answer.body);
}

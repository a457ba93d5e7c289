//! One press for all groups.

use crate::stage::{Browser, Stage};
use axum::http::StatusCode;

/// Three groups of six, the third with one player only.
async fn three(stage: &Stage, owner: &Browser) -> String {
    let group = stage.event(owner, &[("system", "fide-dutch"), ("rounds", "4")], 6).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    for (name, players, board, number) in [("B", 6, "21", 2), ("C", 1, "41", 3)] {
        let fields = [("name", name), ("system", "monrad"), ("rounds", "4"), ("first_board", board)];
        stage.deed(owner, &format!("{event}/g/new"), &fields).await;
        for player in 0..players {
            let name = format!("{name}, Nr{player}");
            stage.deed(owner, &format!("{event}/g/{number}/players"), &[("name", &name), ("rating", "1500")]).await;
        }
    }
    event
}

async fn all(stage: &Stage, owner: &Browser, event: &str, deed: &str) -> String {
    let groups = [("group", "1"), ("group", "2"), ("group", "3")];
    let answer = stage.post(owner, &format!("{event}/all/{deed}?lang=en"), &groups).await;
    assert_eq!(answer.status, StatusCode::OK, "{deed}: {}", answer.body);
    answer.body
}

#[tokio::test]
async fn all_groups_are_numbered_paired_published_and_printed_at_once() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let event = three(&stage, &owner).await;
    let page = stage.get(&owner, &format!("{event}/all?lang=en")).await.body;
    assert!(page.contains("by lot") && page.contains("by rating"), "each group as its system wants: {page}");
    assert!(page.contains("data-key=\"n\""));
    let numbered = all(&stage, &owner, &event, "number").await;
    assert_eq!(numbered.matches(">C</strong>: <span class=\"warn\">not done.").count(), 1, "{numbered}");
    for deed in ["pair", "publish"] {
        let told = all(&stage, &owner, &event, deed).await;
        let done = told.matches("</strong>: done").count();
        assert_eq!(done, 2, "{deed}: {told}");
    }
    for group in [1, 2] {
        let round = stage.get(&owner, &format!("{event}/g/{group}/round/1?lang=en")).await.body;
        assert!(round.contains("id=\"entry\""), "group {group} is published");
    }
    let print = event.replace("/t/", "/print/");
    for sheet in ["pairings", "names", "slips"] {
        let paper = stage.get(&owner, &format!("{print}/all/{sheet}?lang=en")).await;
        assert_eq!(paper.status, StatusCode::OK);
        assert_eq!(paper.body.matches("class=\"of-group\"").count(), 2, "{sheet}");
    }
    assert_eq!(stage.get(&owner, &format!("{print}/all/nothing")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn tie_breaks_and_times_are_taken_over_from_one_group() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let event = three(&stage, &owner).await;
    let fields = [("tiebreak0", "WON"), ("tiebreak1", ""), ("time_control", "90+30"), ("starts1", "2031-02-03T18:00")];
    stage.deed(&owner, &format!("{event}/g/1/settings"), &fields).await;
    let fields = [("group", "2"), ("group", "3"), ("from", "1"), ("what", "tiebreaks"), ("what", "times")];
    let answer = stage.post(&owner, &format!("{event}/all/settings?lang=en"), &fields).await;
    assert_eq!(answer.body.matches("</strong>: done").count(), 2, "{}", answer.body);
    let book = stage
        .app
        .store()
        .book(&event.strip_prefix("/t/").expect("an address of the desk").into())
        .await
        .unwrap()
        .unwrap();
    let groups = &book.tournament.groups;
    let settings: Vec<_> = groups.values().map(|group| &group.settings).collect();
    assert_eq!(settings[1].tiebreaks, settings[0].tiebreaks);
    assert_eq!(settings[2].schedule, settings[0].schedule);
    assert_ne!(settings[1].time_control, settings[0].time_control, "only what was ticked");
}

#[tokio::test]
async fn a_group_alone_has_nobody_to_take_settings_from() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "4")], 6).await;
    let alone = stage.get(&owner, &group.replace("/g/1", "/all")).await;
    assert_eq!(alone.status, StatusCode::OK);
    assert!(!alone.body.contains("name=\"from\""), "{}", alone.body);
    let event = three(&stage, &owner).await;
    assert!(stage.get(&owner, &format!("{event}/all")).await.body.contains("name=\"from\""));
}

//! A published round paired again after a correction.

use crate::stage::{Browser, Stage, between};
use axum::http::StatusCode;

/// Eight players, round 1 played, round 2 published; then the first result is corrected.
async fn corrected(stage: &Stage, owner: &Browser) -> String {
    let group = stage.event(owner, &[("system", "monrad"), ("rounds", "5")], 8).await;
    stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    stage.publish(owner, &group).await;
    for board in 1..=4 {
        assert_eq!(stage.result(owner, &group, 1, board, "1-0").await.status, StatusCode::OK);
    }
    stage.publish(owner, &group).await;
    let fields = [("board", "1"), ("to", "0-1"), ("seen", "1-0"), ("confirmed", "yes")];
    stage.deed(owner, &format!("{group}/round/1/result"), &fields).await;
    group
}

#[tokio::test]
async fn what_changes_is_shown_before_it_is_published() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = corrected(&stage, &owner).await;
    let public = group.replace("/t/", "/p/");
    let before = stage.get(&Browser::default(), &format!("{public}/round/2?lang=en")).await.body;
    stage.deed(&owner, &format!("{group}/pair-again"), &[]).await;
    let draft = stage.get(&owner, &format!("{group}/round/2?lang=en")).await.body;
    for shown in ["id=\"changes\"", "Published now", "White against", "Replace the published round?"] {
        assert!(draft.contains(shown), "{shown}: {draft}");
    }
    let still = stage.get(&Browser::default(), &format!("{public}/round/2?lang=en")).await.body;
    let boards = |page: &str| between(page, "<table class=\"list pairings\">", "</table>");
    assert_eq!(boards(&before), boards(&still), "nothing is public before it is published");
    stage.deed(&owner, &format!("{group}/publish"), &[]).await;
    let after = stage.get(&Browser::default(), &format!("{public}/round/2?lang=en")).await.body;
    assert!(after.contains("this pairing replaces the one published before"), "{after}");
    let paper = group.replace("/t/", "/print/");
    let paper = stage.get(&owner, &format!("{paper}/round/2/pairings?lang=en")).await.body;
    assert!(paper.contains("this pairing replaces the one published before"));
}

#[tokio::test]
async fn d4_1_11e_a_started_round_is_not_paired_again_at_the_desk() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = corrected(&stage, &owner).await;
    stage.deed(&owner, &format!("{group}/round/2/start"), &[]).await;
    let page = stage.get(&owner, &format!("{group}/round/2?lang=en")).await.body;
    assert!(!page.contains("/pair-again"));
    let refused = stage.post(&owner, &format!("{group}/pair-again"), &[]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("D4.1-11e"));
}

#[tokio::test]
async fn the_overview_says_that_a_correction_pairs_the_published_round_otherwise() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = corrected(&stage, &owner).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    let page = stage.get(&owner, &format!("{event}?lang=en")).await.body;
    assert!(page.contains("After the correction round 2 would be paired differently."), "{page}");
    assert!(page.contains(&format!("action=\"{group}/pair-again\"")), "{page}");
    let fields = [("board", "1"), ("to", "1-0"), ("seen", "0-1"), ("confirmed", "yes")];
    stage.deed(&owner, &format!("{group}/round/1/result"), &fields).await;
    let page = stage.get(&owner, &format!("{event}?lang=en")).await.body;
    assert!(!page.contains("would be paired differently"), "the pairing is as published");
}

#[tokio::test]
async fn to_undo_a_second_publication_says_that_the_first_shows_again() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = corrected(&stage, &owner).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    stage.deed(&owner, &format!("{group}/pair-again"), &[]).await;
    stage.deed(&owner, &format!("{group}/publish"), &[]).await;
    let asked = stage.post(&owner, &format!("{event}/undo?lang=en"), &[]).await.body;
    assert!(asked.contains("as it was published before"), "{asked}");
    assert!(!asked.contains("disappears"), "{asked}");
}

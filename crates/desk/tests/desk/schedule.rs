//! An all-play-all has its whole schedule from the draw, and takes results ahead of their round.

use crate::stage::{Browser, Stage, between};
use axum::http::StatusCode;

async fn six(stage: &Stage, owner: &Browser) -> String {
    let group = stage.event(owner, &[("system", "round-robin")], 6).await;
    stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    group
}

#[tokio::test]
async fn d4_9_11_3_all_rounds_stand_on_screen_public_page_and_paper() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = six(&stage, &owner).await;
    let pages = [
        stage.get(&owner, &format!("{group}/schedule?lang=en")).await,
        stage.get(&Browser::default(), &format!("{}/schedule?lang=en", group.replace("/t/", "/p/"))).await,
        stage.get(&owner, &format!("{}/schedule?lang=en", group.replace("/t/", "/print/"))).await,
    ];
    for page in pages {
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        for round in 1..=5 {
            assert!(page.body.contains(&format!("Round {round}")), "round {round}: {}", page.body);
        }
    }
    // Nothing can be entered on the schedule itself: its headings lead to the rounds.
    let own = stage.get(&owner, &format!("{group}/schedule?lang=en")).await.body;
    assert!(!own.contains("can be entered here") && own.contains("its heading leads there"), "{own}");
    assert!(own.contains(&format!("href=\"{group}/round/3\"")), "{own}");
    stage.publish(&owner, &group).await;
    let third = stage.get(&owner, &format!("{group}/round/3?lang=en")).await.body;
    assert!(!third.contains("class=\"pts\">½"), "open games are no points yet: {third}");
    assert!(!third.contains("cannot be paired yet"), "{third}");
    assert!(third.contains("to come, from the schedule") && third.contains("id=\"board-3\""));
}

#[tokio::test]
async fn a_result_ahead_is_entered_conflicts_and_stands_in_its_round() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = six(&stage, &owner).await;
    let entered = stage.result(&owner, &group, 3, 2, "0-1").await;
    assert_eq!(entered.status, StatusCode::OK, "{}", entered.body);
    let other = stage.result(&owner, &group, 3, 2, "1-0").await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    assert_eq!(other.json()["conflict"]["by"], "Solveig Dahl");
    let standings = stage.get(&owner, &format!("{group}/standings?lang=en")).await;
    assert_eq!(standings.status, StatusCode::OK);
    for round in 1..=2 {
        stage.publish(&owner, &group).await;
        for board in 1..=3 {
            stage.result(&owner, &group, round, board, "1/2-1/2").await;
        }
    }
    stage.publish(&owner, &group).await;
    let page = stage.get(&owner, &format!("{group}/round/3?lang=en")).await.body;
    let board = between(&page, "id=\"board-2\"", "</tr>");
    assert!(board.contains("data-seen=\"0-1\""), "{board}");
}

#[tokio::test]
async fn other_systems_have_no_schedule() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    assert_eq!(stage.get(&owner, &format!("{group}/schedule")).await.status, StatusCode::NOT_FOUND);
    let ahead = stage.result(&owner, &group, 2, 1, "1-0").await;
    assert_eq!(ahead.status, StatusCode::UNPROCESSABLE_ENTITY);
}

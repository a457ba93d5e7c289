//! Why a board is as it is, on the pages of arbiters and players; drafts changed by hand; rounds compared.

use axum::http::StatusCode;

use crate::stage::{Browser, Stage, between};

/// Plays a round: White wins everywhere.
async fn play(stage: &Stage, owner: &Browser, group: &str, round: u32, boards: u32) {
    stage.publish(owner, group).await;
    for board in 1..=boards {
        let answer = stage.result(owner, group, round, board, "1-0").await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
}

async fn running(stage: &Stage, owner: &Browser, players: usize, rounds: u32) -> String {
    let group = stage.monrad(owner, players, 6).await;
    for round in 1..=rounds {
        play(stage, owner, &group, round, u32::try_from(players / 2).unwrap()).await;
    }
    group
}

#[tokio::test]
async fn every_board_of_a_round_says_why() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = running(&stage, &owner, 8, 3).await;
    for board in 1..=4 {
        let page = stage.get(&owner, &format!("{group}/round/3/board/{board}/why?lang=en")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("Why these two meet") && page.body.contains("class=\"clause\""), "{board}");
        let public = format!("{}/round/3/board/{board}/why?lang=en", group.replace("/t/", "/p/"));
        let page = stage.get(&Browser::default(), &public).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("Why these two meet") && !page.body.contains("class=\"clause\""), "{board}");
    }
    let missing = stage.get(&owner, &format!("{group}/round/3/board/9/why")).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn public_pages_lead_to_the_reasons() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = running(&stage, &owner, 5, 1).await;
    let public = group.replace("/t/", "/p/");
    let round = stage.get(&Browser::default(), &format!("{public}/round/1?lang=en")).await.body;
    assert!(round.contains(&format!("href=\"{public}/round/1/board/2/why\"")));
    let alone = format!("{public}/round/1/bye/{}/why", between(&round, "/round/1/bye/", "/why"));
    let page = stage.get(&Browser::default(), &format!("{alone}?lang=en")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Why without a game") && page.body.contains("class=\"answer\""));
    let event = public.split("/g/").next().unwrap();
    let players = [1, 2, 3, 4, 5].map(|player| format!("{event}/player/{player}"));
    let mut led = 0;
    for player in players {
        led += stage.get(&Browser::default(), &player).await.body.matches("/why\" aria-label").count();
    }
    assert_eq!(led, 4, "everybody but the one with the bye");
}

#[tokio::test]
async fn a_draft_shows_records_and_reasons_but_to_arbiters_only() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = running(&stage, &owner, 8, 2).await;
    stage.deed(&owner, &format!("{group}/pair"), &[]).await;
    let page = stage.get(&owner, &format!("{group}/round/3?lang=en")).await.body;
    for shown in ["class=\"disc w\"", "class=\"disc b\"", "Score group 2", "Score group 0", "/round/3/board/1/why"] {
        assert!(page.contains(shown), "{shown}");
    }
    assert!(page.contains("White, Black.") || page.contains("Black, White."), "colours are told to screen readers");
    let why = stage.get(&owner, &format!("{group}/round/3/board/1/why?lang=en")).await;
    assert!(why.status == StatusCode::OK && why.body.contains("chip draft"));
    assert!(page.contains("Order of pairing") && why.body.contains("Place in the order of pairing"), "{}", why.body);
    let public = stage.get(&Browser::default(), &format!("{}/round/3/board/1/why", group.replace("/t/", "/p/"))).await;
    assert_eq!(public.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_change_by_hand_is_held_against_the_rule_that_decides() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = running(&stage, &owner, 8, 2).await;
    stage.deed(&owner, &format!("{group}/pair"), &[]).await;
    stage.deed(&owner, &format!("{group}/manual/begin"), &[]).await;
    stage.deed(&owner, &format!("{group}/manual/turn"), &[("number", "1")]).await;
    let page = stage.get(&owner, &format!("{group}/round/3?lang=en")).await.body;
    let aside = between(&page, "<aside>", "</aside>");
    assert!(
        aside.contains("class=\"answer\"") && aside.contains("have had White") || aside.contains("has had White"),
        "{aside}"
    );
    stage.deed(&owner, &format!("{group}/manual/turn"), &[("number", "1")]).await;
    let page = stage.get(&owner, &format!("{group}/round/3?lang=en")).await.body;
    let picks: Vec<&str> =
        page.split("name=\"pick\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    stage.deed(&owner, &format!("{group}/manual/swap"), &[("pick", picks[1]), ("pick", picks[7])]).await;
    let page = stage.get(&owner, &format!("{group}/round/3?lang=en")).await.body;
    let aside = between(&page, "<aside>", "</aside>");
    assert!(aside.contains("Boards with different scores"), "{aside}");
    assert!(aside.contains("class=\"answer\"") || aside.contains("class=\"refusal\""), "{aside}");
}

#[tokio::test]
async fn another_result_is_tried_out_without_changing_anything() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = running(&stage, &owner, 8, 2).await;
    let before = stage.get(&owner, &format!("{group}/standings")).await.body;
    let page = stage.get(&owner, &format!("{group}/round/3/compare?lang=en")).await.body;
    assert!(page.contains("name=\"2-1\"") && page.contains("name=\"1-4\"") && !page.contains("class=\"beside\""));
    let asked = format!("{group}/round/3/compare?2-1=0-1&2-2=&lang=en");
    let page = stage.get(&owner, &asked).await.body;
    assert!(page.contains("As it would be") && page.contains("class=\"changed\"") && page.contains("players move"));
    assert!(page.contains("<option value=\"0-1\" selected>"));
    assert_eq!(stage.get(&owner, &format!("{group}/standings")).await.body, before);
    for (address, status) in [
        ("round/3/compare?2-1=9-9", StatusCode::BAD_REQUEST),
        ("round/3/compare?2-9=1-0", StatusCode::UNPROCESSABLE_ENTITY),
        ("round/5/compare", StatusCode::NOT_FOUND),
        ("round/0/compare", StatusCode::NOT_FOUND),
        ("round/2/compare?with=7", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(stage.get(&owner, &format!("{group}/{address}")).await.status, status, "{address}");
    }
}

#[tokio::test]
async fn d4_9_2_3_a_draft_says_what_its_order_follows_from() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.deed(&owner, &format!("{group}/pair"), &[]).await;
    let first = stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body;
    assert!(first.contains("Within a score by start number."), "{first}");
    stage.deed(&owner, &format!("{group}/publish"), &[]).await;
    stage.deed(&owner, &format!("{group}/round/1/start"), &[]).await;
    for board in 1..=2 {
        stage.result(&owner, &group, 1, board, "1-0").await;
    }
    stage.deed(&owner, &format!("{group}/pair"), &[]).await;
    let second = stage.get(&owner, &format!("{group}/round/2?lang=en")).await.body;
    assert!(second.contains("Within a score the players stand as at the pairing of round 1: "), "{second}");
}

#[tokio::test]
async fn two_rounds_and_a_draft_with_what_it_replaces_stand_side_by_side() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = running(&stage, &owner, 8, 1).await;
    stage.publish(&owner, &group).await;
    let page = stage.get(&owner, &format!("{group}/round/2/compare?with=1&lang=en")).await.body;
    assert!(page.contains("Round 1, published") && page.contains("Round 2, published"));
    stage.deed(&owner, &format!("{group}/manual/begin"), &[]).await;
    stage.deed(&owner, &format!("{group}/manual/turn"), &[("number", "2")]).await;
    let page = stage.get(&owner, &format!("{group}/round/2/compare?with=2&lang=en")).await.body;
    assert!(page.contains("Draft of round 2") && page.contains("Round 2, published"));
    assert_eq!(page.matches("<tr class=\"changed\"").count(), 2);
    assert!(page.contains("2 players move"));
}

#[tokio::test]
async fn a_system_with_score_groups_shows_them_with_its_steps() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for system in ["dubov-1997", "danish-swiss"] {
        let group = stage.event(&owner, &[("system", system), ("rounds", "4")], 9).await;
        stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
        for round in 1..=2 {
            play(&stage, &owner, &group, round, 4).await;
        }
        stage.deed(&owner, &format!("{group}/pair"), &[]).await;
        let page = stage.get(&owner, &format!("{group}/round/3?lang=en")).await.body;
        assert!(page.contains("Steps of the system") && page.contains("class=\"pool\""), "{system}");
        assert!(page.contains("↓") || page.contains("↑"), "{system}: the odd field made somebody float");
        let why = stage.get(&owner, &format!("{group}/round/3/board/1/why?lang=en")).await.body;
        assert!(why.contains("class=\"trace\"") && why.contains("With this score"), "{system}");
        stage.deed(&owner, &format!("{group}/publish"), &[]).await;
        let public = format!("{}/round/3/board/1/why?lang=en", group.replace("/t/", "/p/"));
        let why = stage.get(&Browser::default(), &public).await.body;
        assert!(why.contains("With this score") && !why.contains("class=\"trace\""), "{system}");
    }
}

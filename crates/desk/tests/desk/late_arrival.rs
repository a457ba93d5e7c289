//! Late for a game of a round: what the arbiter is asked, and what the round says afterwards.

use crate::play::{Game, done, links};
use crate::stage::{Browser, Stage, between};

/// A published round that began long ago, with its first board put under the referee; returns the group too.
async fn put_under_the_referee(stage: &Stage, owner: &Browser, here: &[(&str, &str)]) -> (String, Game) {
    let group = stage.monrad(owner, 4, 3).await;
    stage.publish(owner, &group).await;
    stage.deed(owner, &format!("{group}/settings"), &[("starts1", "2020-02-03T18:00")]).await;
    let (event, number) = group.split_once("/g/").unwrap();
    let mut form = vec![("group", number), ("round", "1"), ("board", "1")];
    form.extend(here);
    let page = stage.deed(owner, &format!("{event}/game"), &form).await;
    let game = links(stage, owner, &page).await;
    (group, game)
}

async fn first_board(stage: &Stage, owner: &Browser, group: &str) -> String {
    let round = stage.get(owner, &format!("{group}/round/1/boards?lang=en")).await.body;
    between(&round, "id=\"board-1\"", "</tr>")
}

#[tokio::test]
async fn l2023_6_7_1_a_tap_on_a_game_set_up_late_loses_nothing() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (group, game) = put_under_the_referee(&stage, &owner, &[]).await;
    let asked = stage.get(&owner, &format!("{group}/round/1/board/2?lang=en")).await.body;
    assert!(asked.contains("name=\"here\"") && asked.contains("value=\"both\" selected"), "{asked}");
    let white = done(&stage, &Browser::default(), &game.white, &[("do", "arrive")]).await;
    assert!(white.contains("Before the start") && white.contains("You are noted as present."), "{white}");
    assert!(first_board(&stage, &owner, &group).await.contains("data-seen=\"open\""));
}

#[tokio::test]
async fn l2023_6_7_1_a_loss_that_the_arbiter_puts_aside_leaves_the_round() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (group, game) = put_under_the_referee(&stage, &owner, &[("here", "black")]).await;
    let lost = done(&stage, &Browser::default(), &game.white, &[("do", "arrive")]).await;
    assert!(lost.contains("0–1"), "{lost}");
    assert!(first_board(&stage, &owner, &group).await.contains("data-seen=\"-:+~late\""));
    let open = stage.get(&owner, &format!("{}?lang=en", game.arbiter)).await.body;
    assert!(open.contains("<h2>Late arrival</h2>"), "{open}");

    let played = done(&stage, &owner, &game.arbiter, &[("do", "decide"), ("claim", "reject")]).await;
    assert!(played.contains("The loss does not stand.") && !played.contains("Nothing is changed."), "{played}");
    let board = first_board(&stage, &owner, &group).await;
    assert!(board.contains("data-seen=\"open\"") && !board.contains("too late"), "{board}");
    let public = stage.get(&Browser::default(), &format!("{}/round/1?lang=en", group.replace("/t/", "/p/"))).await.body;
    assert!(!public.contains("too late"), "{public}");
    let page = stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body;
    assert!(page.contains("A game under the referee depends on this step, so it cannot be undone."), "{page}");
}

#[tokio::test]
async fn the_arbiter_sees_who_has_come() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (_, game) = put_under_the_referee(&stage, &owner, &[("here", "black")]).await;
    let of = |page: &str, color: &str| between(page, &format!("data-piece=\"clock-{color}\""), "class=\"time\"");
    let arbiter = stage.get(&owner, &format!("{}?lang=en", game.arbiter)).await.body;
    assert!(of(&arbiter, "black").contains("at the board") && !of(&arbiter, "white").contains("at the board"));
    let black = stage.get(&Browser::default(), &format!("{}?lang=en", game.black)).await.body;
    assert!(!black.contains("value=\"arrive\"") && black.contains("You are noted as present."), "{black}");
}

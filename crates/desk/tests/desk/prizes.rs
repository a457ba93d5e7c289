//! Prizes from the empty form to the receipt.

use axum::http::StatusCode;

use crate::stage::{Browser, Stage};

const LIST: [(&str, &str); 12] = [
    ("currency", "dkk"),
    ("sharing", "equal"),
    ("several", "one"),
    ("rounding", "ore"),
    ("p0_name", ""),
    ("p0_cash", "300"),
    ("p1_name", "Hovedpræmie"),
    ("p1_cash", "1.000,50 kr."),
    ("p1_honour", "Pokal"),
    ("p2_name", ""),
    ("p2_cash", "200"),
    ("p2_rating_to", "1998"),
];

/// A group with its first round played: board 1 is won by White, the rest drawn.
async fn played(stage: &Stage, owner: &Browser) -> String {
    let group = stage.monrad(owner, 4, 1).await;
    stage.publish(owner, &group).await;
    stage.deed(owner, &format!("{group}/round/1/start"), &[]).await;
    stage.result(owner, &group, 1, 1, "1-0").await;
    stage.result(owner, &group, 1, 2, "1/2-1/2").await;
    group
}

/// `/t/key/g/1` as everybody's address.
fn public(group: &str) -> String {
    format!("/p{}/prizes", group.strip_prefix("/t").unwrap())
}

fn paper(group: &str, sheet: &str) -> String {
    format!("/print{}/{sheet}", group.strip_prefix("/t").unwrap())
}

#[tokio::test]
async fn a_list_is_written_named_and_put_in_order() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    let page = stage.get(&owner, &format!("{group}/prizes?lang=da")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("name=\"p2_cash\""), "three empty rows to begin with");
    let to = stage.deed(&owner, &format!("{group}/prizes"), &LIST).await;
    assert!(to.ends_with("/prizes?done=saved"), "{to}");
    let page = stage.get(&owner, &format!("{group}/prizes?lang=da")).await.body;
    let first = page.find("value=\"Hovedpræmie\"").expect("the named prize");
    let second = page.find("value=\"2nd prize\"").or(page.find("value=\"2. præmie\"")).expect("named by its place");
    assert!(first < second, "the larger prize stands first");
    assert!(page.contains("1.500,50"), "the sum as Danes write it");
}

#[tokio::test]
async fn the_page_says_what_everybody_gets_and_why() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    stage.deed(&owner, &format!("{group}/prizes"), &LIST).await;
    let piece = stage.get(&owner, &format!("{group}/prizes/table?lang=en")).await.body;
    assert!(piece.contains("DKK\u{a0}1,000.50") && piece.contains("Pokal"), "{piece}");
    assert!(piece.contains("D4.1-5e"), "{piece}");
    let file = stage.get(&owner, &format!("{group}/files/prizes")).await;
    assert_eq!(file.status, StatusCode::OK);
    assert!(file.body.contains("1000.50") && file.body.contains("DKK"), "{}", file.body);
}

#[tokio::test]
async fn d4_1_5e_everybody_sees_the_list_once_published_and_the_winners_once_finished() {
    let stage = Stage::new().await;
    let (owner, guest) = (stage.owner().await, Browser::default());
    let group = played(&stage, &owner).await;
    stage.deed(&owner, &format!("{group}/prizes"), &LIST).await;
    let address = public(&group);
    assert!(!stage.get(&guest, &address).await.body.contains("Hovedpræmie"));
    stage.deed(&owner, &format!("{group}/prizes/publish"), &[]).await;
    let again = stage.post(&owner, &format!("{group}/prizes/publish"), &[]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    let announced = stage.get(&guest, &address).await.body;
    assert!(announced.contains("Hovedpræmie") && !announced.contains("winners"), "{announced}");
    stage.deed(&owner, &format!("{group}/finish"), &[]).await;
    assert!(stage.get(&guest, &address).await.body.contains("winners"));
}

#[tokio::test]
async fn every_winner_signs_a_receipt() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    stage.deed(&owner, &format!("{group}/prizes"), &LIST).await;
    let sheet = stage.get(&owner, &paper(&group, "receipts?lang=da")).await;
    assert_eq!(sheet.status, StatusCode::OK);
    assert!(sheet.body.matches("<article class=\"receipt\">").count() >= 3, "{}", sheet.body);
    assert!(sheet.body.contains("Underskrift") && sheet.body.contains("Gruppen er ikke afsluttet"));
    let list = stage.get(&owner, &paper(&group, "prizes?lang=da")).await.body;
    assert!(list.contains("Endnu ikke offentliggjort"));
}

#[tokio::test]
async fn a_list_that_is_not_understood_changes_nothing() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    for wrong in [[("p0_name", "A"), ("p0_cash", "mange")], [("p0_name", "A"), ("p0_rating_to", "høj")]] {
        let answer = stage.post(&owner, &format!("{group}/prizes"), &wrong).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.body);
    }
    let answer = stage.post(&owner, &format!("{group}/prizes"), &[("currency", "kr."), ("p0_name", "A")]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    assert!(!stage.get(&owner, &format!("{group}/prizes")).await.body.contains("id=\"winners\""));
}

#[tokio::test]
async fn no_prizes_can_be_published_too() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let to = stage.deed(&owner, &format!("{group}/prizes/none"), &[]).await;
    assert!(to.ends_with("done=prizes-published"), "{to}");
    let page = stage.get(&Browser::default(), &format!("{}?lang=sv", public(&group))).await.body;
    assert!(page.contains("inga priser"), "{page}");
}

#[tokio::test]
async fn prizes_are_changed_by_arbiters_only() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    for deed in ["prizes", "prizes/publish", "prizes/none"] {
        let answer = stage.post(&Browser::default(), &format!("{group}/{deed}"), &[]).await;
        assert!(answer.to().starts_with("/signin"), "{deed}");
    }
}

#[tokio::test]
async fn who_is_level_and_outside_the_rating_category_is_told() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 1).await;
    stage.publish(&owner, &group).await;
    stage.deed(&owner, &format!("{group}/round/1/start"), &[]).await;
    for board in 1..=2 {
        stage.result(&owner, &group, 1, board, "1/2-1/2").await;
    }
    let list = [
        ("currency", "dkk"),
        ("sharing", "by-order"),
        ("p0_name", "Best below"),
        ("p0_cash", "200"),
        ("p0_rating_to", "1998"),
    ];
    stage.deed(&owner, &format!("{group}/prizes"), &list).await;
    let piece = stage.get(&owner, &format!("{group}/prizes/table?lang=en")).await.body;
    assert!(piece.contains("4 players are level on points") && piece.contains("The prize is not open to "), "{piece}");
    assert!(piece.contains("Rating up to 1998"), "{piece}");

    // Shared: the money of both prizes goes to all of them, but that of the category not beyond it.
    let shared = [("currency", "dkk"), ("sharing", "equal"), ("p0_cash", "300"), ("p1_name", "Best below")];
    let shared = [&shared[..], &[("p1_cash", "200"), ("p1_rating_to", "1998")]].concat();
    stage.deed(&owner, &format!("{group}/prizes"), &shared).await;
    let piece = stage.get(&owner, &format!("{group}/prizes/table?lang=en")).await.body;
    let split = piece.split("What they can win together is divided as evenly as possible").nth(1).expect("it is told");
    assert!(split.split("</p>").next().unwrap().contains("/laws/readings/prizes-sharing"), "{split}");
}

#[tokio::test]
async fn a_norwegian_list_begins_by_the_order_and_knows_no_handbook() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for (federation, has_handbook) in [("NOR", false), ("DEN", true)] {
        let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "3"), ("federation", federation)], 4).await;
        let page = stage.get(&owner, &format!("{group}/prizes?lang=en")).await.body;
        assert_eq!(page.contains("value=\"handbook\""), has_handbook, "{federation}");
        let chosen = if has_handbook { "handbook" } else { "by-order" };
        assert!(page.contains(&format!("<option value=\"{chosen}\" selected>")), "{federation}: {page}");
    }
}

#[tokio::test]
async fn d4_1_24b_the_tie_break_that_decided_a_prize_is_named_with_both_figures() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 2).await;
    for round in 1..=2 {
        stage.publish(&owner, &group).await;
        stage.deed(&owner, &format!("{group}/round/{round}/start"), &[]).await;
        for board in 1..=3 {
            let result = if (round, board) == (1, 3) { "1/2-1/2" } else { "1-0" };
            stage.result(&owner, &group, round, board, result).await;
        }
    }
    let list = [("currency", "dkk"), ("sharing", "by-order"), ("p0_name", "First"), ("p0_cash", "200")];
    let list: Vec<(&str, &str)> = list
        .into_iter()
        .chain([("p1_name", "Second"), ("p1_cash", "100"), ("p2_name", "Third"), ("p2_cash", "50")])
        .collect();
    stage.deed(&owner, &format!("{group}/prizes"), &list).await;
    let piece = stage.get(&owner, &format!("{group}/prizes/table?lang=en")).await.body;
    assert!(piece.contains("the tie-break decides: "), "{piece}");
    assert!(piece.contains("Equal points. The ordinary correction, figure "), "{piece}");
    stage.deed(&owner, &format!("{group}/finish"), &[]).await;
    let paper = stage.get(&owner, &format!("{}?lang=en", group.replace("/t/", "/print/") + "/prizes")).await.body;
    assert!(paper.contains("Equal points. The ordinary correction, figure "), "{paper}");
}

#[tokio::test]
async fn d4_1_5e_what_does_not_divide_evenly_is_told_with_its_unit() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 1).await;
    stage.publish(&owner, &group).await;
    stage.deed(&owner, &format!("{group}/round/1/start"), &[]).await;
    for board in 1..=3 {
        stage.result(&owner, &group, 1, board, "1-0").await;
    }
    let list = [("currency", "dkk"), ("sharing", "equal"), ("p0_name", "First"), ("p0_cash", "100")];
    stage.deed(&owner, &format!("{group}/prizes"), &list).await;
    for (lang, rest) in [
        ("en", "What does not divide evenly is given out DKK\u{a0}0.01 each"),
        ("da", "Det, der ikke går op, deles ud med 0,01"),
        ("nb", "Det som ikke går opp, deles ut med"),
        ("sv", "Det som inte går jämnt upp delas ut med"),
    ] {
        let piece = stage.get(&owner, &format!("{group}/prizes/table?lang={lang}")).await.body;
        assert!(piece.contains(rest) && piece.contains("prizes-sharing"), "{piece}");
    }
    let even = [("currency", "dkk"), ("sharing", "equal"), ("p0_name", "First"), ("p0_cash", "90")];
    stage.deed(&owner, &format!("{group}/prizes"), &even).await;
    assert!(!stage.get(&owner, &format!("{group}/prizes/table?lang=en")).await.body.contains("divide evenly"));
}

//! Rating lists: brought in on a page, looked up while a player is entered, removed.

use axum::http::StatusCode;

use crate::stage::Stage;

const COMBINED: &str = include_str!("../../../formats/tests/files/fide-combined.txt");

#[tokio::test]
async fn a_list_is_brought_in_and_fills_the_line_that_enters_a_player() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "3")], 0).await;
    let players = format!("{group}/players");
    let before = stage.get(&owner, &format!("{players}?lang=en")).await.body;
    assert!(before.contains("href=\"/lists\"") && !before.contains("data-find"), "{before}");

    let wrong = stage.upload(&owner, "/lists", &[("month", "soon")], COMBINED.as_bytes()).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{}", wrong.body);
    let sent = stage.upload(&owner, "/lists", &[("month", "2026-09")], COMBINED.as_bytes()).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let lists = stage.get(&owner, "/lists?lang=en").await.body;
    assert!(lists.contains("2026-09") && lists.contains("All three ratings"), "{lists}");

    // Without a script the form asks; a script asks for the piece alone.
    let found = stage.get(&owner, &format!("{players}?find=hol+ast&lang=en")).await.body;
    assert!(found.contains("data-find") && found.contains("take=1499001") && found.contains("2148"), "{found}");
    let piece = stage.get(&owner, &format!("{players}/find?find=hol%20ast")).await.body;
    assert!(piece.contains("take=1499001") && !piece.contains("<html"), "{piece}");
    let near = stage.get(&owner, &format!("{players}/find?find=strandgrd&lang=en")).await.body;
    assert!(near.contains("take=1499007"), "{near}");
    let taken = stage.get(&owner, &format!("{players}?take=1499003&lang=en")).await.body;
    for filled in
        ["value=\"Holst, Asbjoern\"", "value=\"2412\"", "value=\"NOR\"", "value=\"1499003\"", "value=\"1979\""]
    {
        assert!(taken.contains(filled), "{filled}: {taken}");
    }
    assert!(taken.contains("<option selected>IM</option>"), "{taken}");

    stage.deed(&owner, "/lists/2026-09-combined/remove", &[]).await;
    let gone = stage.get(&owner, "/lists?lang=en").await.body;
    assert!(!gone.contains("/remove"), "{gone}");
}

#[tokio::test]
async fn a_file_that_is_no_list_is_refused_and_leaves_nothing() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let sent = stage.upload(&owner, "/lists", &[("month", "2026-09")], b"Navn;Rating\nHolm;1800\n").await;
    assert_eq!(sent.status, StatusCode::BAD_REQUEST, "{}", sent.body);
    let lists = stage.get(&owner, "/lists?lang=en").await.body;
    assert!(lists.contains("No rating list was brought in yet"), "{lists}");
}

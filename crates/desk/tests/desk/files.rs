//! Lists in, reports and tournament files out and in.

use crate::stage::{Stage, between};
use axum::http::StatusCode;

#[tokio::test]
async fn a_pasted_list_is_shown_before_anything_is_saved() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 2, 3).await;
    let import = format!("{group}/players/import");
    let list = "Navn;Rating;Klub\nEkdal, Hedvig;1834;Nordlys\nLund, Birk;1702;Skakklubben Tårnet\n";
    let shown = stage.upload(&owner, &import, &[("text", list)], b"").await;
    assert_eq!(shown.status, StatusCode::OK, "{}", shown.body);
    assert!(shown.body.contains("Ekdal, Hedvig") && shown.body.contains("1834"));
    assert!(!stage.get(&owner, &format!("{group}/players")).await.body.contains("Hedvig"));
    let data = between(&shown.body, "name=\"data\" value=\"", "\"");
    let columns = [("column0", "name"), ("column1", "rating"), ("column2", "club"), ("header", "yes")];
    let mut form = vec![("data", data.as_str()), ("separator", "semicolon"), ("encoding", "utf8")];
    form.extend(columns);
    let accepted = stage.post(&owner, &format!("{import}/accept"), &form).await;
    assert_eq!(accepted.status, StatusCode::SEE_OTHER, "{}", accepted.body);
    assert!(stage.get(&owner, &format!("{group}/players")).await.body.contains("Ekdal, Hedvig"));
}

#[tokio::test]
async fn an_old_file_keeps_its_letters_and_a_wrong_guess_is_corrected() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 2, 3).await;
    let import = format!("{group}/players/import");
    let latin = b"S\xf8rby, \xc5se;1650\nEkdal, Hedvig;1834\n";
    let shown = stage.upload(&owner, &import, &[], latin).await;
    assert!(shown.body.contains("Sørby, Åse"), "{}", shown.body);
    let data = between(&shown.body, "name=\"data\" value=\"", "\"");
    let wrong = [("data", data.as_str()), ("separator", "comma"), ("encoding", "windows-1252")];
    let cut = stage.upload(&owner, &import, &wrong, b"").await;
    assert!(cut.body.contains("<td>Åse;1650</td>"), "{}", cut.body);
}

#[tokio::test]
async fn a_bad_line_is_named_and_nobody_is_entered() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 2, 3).await;
    let list = "Navn;Rating\nEkdal, Hedvig;1834\nLund, Birk;mange\n";
    let shown = stage.upload(&owner, &format!("{group}/players/import?lang=en"), &[("text", list)], b"").await;
    assert!(shown.body.contains("Line 3") && shown.body.contains("mange"), "{}", shown.body);
    assert!(!shown.body.contains("id=\"accept\""));
    let kept = between(&shown.body, "spellcheck=\"false\">", "</textarea>");
    assert_eq!(kept.split_whitespace().collect::<Vec<_>>(), list.split_whitespace().collect::<Vec<_>>());
    let corrected = list.replace("mange", "1702");
    let again = stage.upload(&owner, &format!("{group}/players/import"), &[("text", &corrected)], b"").await;
    assert!(again.body.contains("id=\"accept\"") && again.body.contains("Lund, Birk"), "{}", again.body);
}

#[tokio::test]
async fn a_report_file_in_place_of_a_list_is_entered_as_it_was_shown() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 2, 3).await;
    let import = format!("{group}/players/import");
    let line = format!("001    1 w    {:<33} 1834 DEN     1234567 1994/03/21  0.0    1", "Ekdal, Hedvig");
    let shown = stage.upload(&owner, &import, &[("text", &format!("012 Demo\n{line}\n"))], b"").await;
    let data = between(&shown.body, "name=\"data\" value=\"", "\"");
    let accepted = stage.post(&owner, &format!("{import}/accept"), &[("data", data.as_str())]).await;
    assert_eq!(accepted.status, StatusCode::SEE_OTHER, "{}", accepted.body);
    assert!(stage.get(&owner, &format!("{group}/players")).await.body.contains("Ekdal, Hedvig"));
}

#[tokio::test]
async fn what_a_report_file_can_hardly_mean_stands_beside_the_player() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 2, 3).await;
    let player = |number: u32, name: &str, rating: u32, born: &str| {
        format!("001 {number:>4} w    {name:<33} {rating:>4} DEN     1234567 {born}  0.0 {number:>4}\n")
    };
    let (one, two) = (player(1, "Ekdal, Hedvig", 9999, "1994/02/31"), player(2, "Lund, Birk", 1702, "1990/01/01"));
    let file = format!("012 Demo\n{one}{two}");
    let shown = stage.upload(&owner, &format!("{group}/players/import?lang=en"), &[("text", &file)], b"").await;
    let notes = shown.body.matches("<span class=\"warn\">").count();
    assert_eq!(notes, 3, "the rating, the birth date, and an ID of two: {}", shown.body);
    for part in ["9999 (line 2)", "1994/02/31 (line 2)", "FIDE number 1234567"] {
        let bare = shown.body.replace(['\u{2068}', '\u{2069}'], "");
        assert!(bare.contains(part), "{part}: {}", shown.body);
    }
}

#[tokio::test]
async fn a_section_the_group_does_not_have_is_named_before_it_is_left_out() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 2, 3).await;
    let list = "Navn;Rating;Række\nEkdal, Hedvig;1834;Ungdom\nLund, Birk;1702;Ungdom\n";
    let shown = stage.upload(&owner, &format!("{group}/players/import?lang=en"), &[("text", list)], b"").await;
    assert!(
        shown.body.contains("left out: \u{2068}Ungdom") || shown.body.contains("left out: Ungdom."),
        "{}",
        shown.body
    );
}

#[tokio::test]
async fn a_tournament_moves_to_another_desk_as_one_file() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    stage.result(&owner, &group, 1, 1, "1-0").await;
    let event = group.split("/g/").next().unwrap();
    let file = stage.get(&owner, &format!("{event}/files/tournament.rokade")).await;
    assert!(file.headers["content-disposition"].to_str().unwrap().contains("klubaften.rokade"));

    let elsewhere = Stage::new().await;
    let arbiter = elsewhere.owner().await;
    let taken = elsewhere.upload(&arbiter, "/import", &[], file.body.as_bytes()).await;
    assert_eq!(taken.status, StatusCode::SEE_OTHER, "{}", taken.body);
    let event = taken.to().split('?').next().unwrap();
    assert!(elsewhere.get(&arbiter, &format!("{event}/g/1/round/1")).await.body.contains("data-seen=\"1-0\""));
    let twice = elsewhere.upload(&arbiter, "/import", &[], file.body.as_bytes()).await;
    assert_eq!(twice.status, StatusCode::BAD_REQUEST);
    let copy = elsewhere.upload(&arbiter, "/import", &[("copy", "yes")], file.body.as_bytes()).await;
    assert_eq!(copy.status, StatusCode::SEE_OTHER, "{}", copy.body);
    let broken = elsewhere.upload(&arbiter, "/import", &[], &file.body.as_bytes()[..file.body.len() / 2]).await;
    assert_eq!(broken.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_report_of_a_group_reads_back() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 5, 3).await;
    stage.publish(&owner, &group).await;
    stage.result(&owner, &group, 1, 1, "1-0").await;
    stage.result(&owner, &group, 1, 2, "+:-~none").await;
    for edition in ["trf16", "trf26"] {
        let file = stage.get(&owner, &format!("{group}/files/{edition}")).await;
        let read = rokade_formats::trf::read(file.body.as_bytes(), "report")
            .unwrap_or_else(|problems| panic!("{problems:?}\n{}", file.body));
        assert_eq!(read.people.len(), 5);
        assert_eq!(read.header.name, "Klubaften");
    }
}

#[tokio::test]
async fn an_erased_name_is_a_word_in_the_tables() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    let event = group.split("/g/").next().unwrap();
    let erased = stage.post(&owner, &format!("{event}/player/1/erase"), &[]).await;
    assert_eq!(erased.status, StatusCode::SEE_OTHER, "{}", erased.body);
    let table = stage.get(&owner, &format!("{group}/files/pairings?lang=en")).await.body;
    assert!(table.contains("(name erased)"), "{table}");
}

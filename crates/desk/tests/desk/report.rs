//! The report to the rating officer: its page, its files, and that it was sent.

use crate::stage::{Browser, Stage};
use axum::http::StatusCode;

/// A round of four played in a Danish event.
async fn played(stage: &Stage, owner: &Browser) -> (String, String) {
    let group = stage.monrad(owner, 4, 1).await;
    let key = group.strip_prefix("/t/").expect("an address of the desk").split('/').next().unwrap().to_owned();
    for (path, form) in [("pair", vec![]), ("publish", vec![])] {
        let answer = stage.post(owner, &format!("{group}/{path}"), &form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
    }
    for board in 1..=2 {
        let body = serde_json::json!({"board": board, "to": "1-0", "seen": "open"});
        let answer = stage.post_json(owner, &format!("/api{group}/round/1/result"), body).await;
        assert!(answer.status.is_success(), "{}", answer.body);
    }
    (group, key)
}

#[tokio::test]
async fn the_page_says_what_is_missing_and_where_it_is_put_right() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (group, key) = played(&stage, &owner).await;
    let page = stage.get(&owner, &format!("/t/{key}/report?lang=en")).await;
    assert_eq!(page.status, StatusCode::OK);
    for said in ["Report to the rating officer", "is not finished", "Birth date unknown (4)", "Preview"] {
        assert!(page.body.contains(said), "{said}: {}", page.body);
    }
    assert!(page.body.contains(&format!("href=\"{group}/players\">Players</a></li>")), "{}", page.body);
    assert!(!page.body.contains("desk-report-"), "a text is missing");
    let list =
        page.body.split("<ul class=\"todo\">").nth(1).and_then(|rest| rest.split("</ul>").next()).expect("a list");
    let kinds: Vec<&str> = list.split("<li class=\"").skip(1).filter_map(|item| item.split('"').next()).collect();
    let missing = kinds.iter().filter(|kind| **kind == "missing").count();
    assert!(missing > 1 && missing < kinds.len(), "{kinds:?}");
    assert!(kinds[..missing].iter().all(|kind| *kind == "missing"), "what is missing is on top: {kinds:?}");
}

#[tokio::test]
async fn every_file_can_be_fetched_and_no_other() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (group, key) = played(&stage, &owner).await;
    for (file, kind) in
        [("txt", "text/plain"), ("html", "text/html"), ("csv", "text/csv"), ("json", "application/json")]
    {
        let answer = stage.get(&owner, &format!("/t/{key}/report/officer.{file}?lang=en")).await;
        assert_eq!(answer.status, StatusCode::OK, "{file}");
        assert!(answer.headers["content-type"].to_str().unwrap().starts_with(kind), "{file}");
        assert!(answer.headers["content-disposition"].to_str().unwrap().starts_with("attachment"), "{file}");
    }
    for file in ["txt", "html", "csv"] {
        let answer = stage.get(&owner, &format!("{group}/report/cross.{file}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{file}");
    }
    assert_eq!(stage.get(&owner, &format!("/t/{key}/report/officer.exe")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(stage.get(&owner, &format!("{group}/report/cross.exe")).await.status, StatusCode::NOT_FOUND);
    let stranger = stage.get(&Browser::default(), &format!("/t/{key}/report/officer.json")).await;
    assert_ne!(stranger.status, StatusCode::OK, "birth dates are not for everybody");
}

#[tokio::test]
async fn a_sent_report_is_written_down_and_the_overview_is_content() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (group, key) = played(&stage, &owner).await;
    stage.post(&owner, &format!("{group}/finish"), &[]).await;
    let before = stage.get(&owner, &format!("/t/{key}?lang=en")).await;
    assert!(before.body.contains(&format!("/t/{key}/report\"")), "the overview leads to the report");
    let nobody = stage.post(&owner, &format!("/t/{key}/report/sent"), &[("to", " ")]).await;
    assert!(nobody.status.is_client_error(), "{}", nobody.status);
    let sent = stage.post(&owner, &format!("/t/{key}/report/sent"), &[("to", "the register office")]).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    let page = stage.get(&owner, &format!("/t/{key}/report?lang=en")).await;
    assert!(page.body.contains("The report was sent to the register office"), "{}", page.body);
    let overview = stage.get(&owner, &format!("/t/{key}?lang=en")).await;
    assert!(!overview.body.contains("Send the report by"), "{}", overview.body);
}

#[tokio::test]
async fn what_the_committee_imposed_stands_in_the_report() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (_, key) = played(&stage, &owner).await;
    let path = format!("/t/{key}/report/penalty");
    let form = [("player", "1"), ("months", "3"), ("grounds", "Refused to follow a ruling")];
    assert_eq!(stage.post(&owner, &path, &form).await.status, StatusCode::SEE_OTHER);
    let told = stage.get(&owner, &format!("/t/{key}/report/officer.json?lang=en")).await.json();
    assert_eq!(
        (&told["sanctions"][0]["kind"], &told["sanctions"][0]["player"].is_u64()),
        (&"suspension".into(), &true)
    );
    for bad in [[("player", "x"), ("months", "0")], [("player", "1"), ("months", "many")]] {
        let mut form = bad.to_vec();
        form.push(("grounds", "Noise"));
        assert!(stage.post(&owner, &path, &form).await.status.is_client_error());
    }
}

#[tokio::test]
async fn d4_1_26d_the_kind_of_event_is_stated_in_the_settings_and_shown() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (group, _) = played(&stage, &owner).await;
    let norms = format!("{group}/norms?lang=en");
    let before = stage.get(&owner, &norms).await.body;
    assert!(before.contains("Whether the event gives candidate results is not stated"), "{before}");
    let settings = stage.get(&owner, &format!("{group}/settings?lang=en")).await.body;
    assert!(settings.contains("name=\"candidates\""), "{settings}");
    let saved = stage.post(&owner, &format!("{group}/settings"), &[("candidates", "approved")]).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
    let after = stage.get(&owner, &norms).await.body;
    assert!(after.contains("approved by the rating committee"), "{after}");
    let history = stage.get(&owner, &format!("{}/history?lang=en", group.split("/g/").next().unwrap())).await;
    assert_eq!(history.status, StatusCode::OK);
}

#[tokio::test]
async fn a_report_that_knows_the_first_day_asks_for_the_last() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let form = [("system", "monrad"), ("rounds", "1"), ("federation", "DEN"), ("starts", "2026-11-18")];
    let group = stage.event(&owner, &form, 4).await;
    let event = group.split("/g/").next().unwrap_or_default().to_owned();
    stage.deed(&owner, &format!("{group}/order"), &[("by", "lots")]).await;
    for (lang, said, other) in [
        ("en", "The last day of the event is not given", "Nothing says when"),
        ("da", "Turneringens sidste dag mangler", "Intet siger, hvornår"),
        ("nb", "Turneringens siste dag mangler", "Ingenting sier når"),
        ("sv", "Tävlingens sista dag saknas", "Inget säger när"),
    ] {
        let page = stage.get(&owner, &format!("{event}/report?lang={lang}")).await.body;
        assert!(page.contains(said) && !page.contains(other), "{lang}: {page}");
    }
}

#[tokio::test]
async fn d4_1_5f_the_page_tells_how_the_last_day_of_the_report_is_counted() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (_, key) = played(&stage, &owner).await;
    for (lang, counted) in [
        ("en", "7 days after the day of the last round"),
        ("da", "7 dage efter dagen for sidste runde"),
        ("nb", "7 dager etter dagen for siste runde"),
        ("sv", "7 dagar efter dagen för sista ronden"),
    ] {
        let page = stage.get(&owner, &format!("/t/{key}/report?lang={lang}")).await.body;
        let line = page.lines().find(|line| line.contains(counted)).unwrap_or_else(|| panic!("{page}"));
        assert!(line.contains("D4.1-5f") && line.contains("report-due"), "{line}");
    }
}

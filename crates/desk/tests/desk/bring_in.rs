//! A report file brought in with its rounds.

use crate::stage::{Browser, Stage, between};
use axum::http::StatusCode;

/// The report of an evening of two rounds, and the path of its group.
async fn report(stage: &Stage, owner: &Browser) -> (String, String) {
    let group = stage.monrad(owner, 7, 4).await;
    for round in 1..=2 {
        stage.publish(owner, &group).await;
        for board in 1..=3 {
            stage.result(owner, &group, round, board, ["1-0", "1/2-1/2", "0-1"][board as usize - 1]).await;
        }
    }
    let file = stage.get(owner, &format!("{group}/files/trf26")).await.body;
    (file, group)
}

async fn review(stage: &Stage, owner: &Browser, file: &str) -> String {
    let answer = stage.upload(owner, "/import?lang=en", &[], file.as_bytes()).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.body
}

#[tokio::test]
async fn a_report_is_shown_checked_and_then_taken_over_with_its_rounds() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (file, group) = report(&stage, &owner).await;
    let page = review(&stage, &owner, &file).await;
    for shown in ["Nothing is saved", "Paired as the system does.", "The points of the file agree", "3 boards"] {
        assert!(page.contains(shown), "{shown}: {page}");
    }
    assert_eq!(stage.app.store().tournaments().await.unwrap().len(), 1, "nothing is saved before it is accepted");
    let data = between(&page, "name=\"data\" value=\"", "\"");
    let to = stage.deed(&owner, "/import/report/accept", &[("data", &data), ("system", "monrad")]).await;
    let here = to.split("/round/").next().unwrap().to_owned();
    assert_ne!(here, group);
    let again = stage.get(&owner, &format!("{here}/files/trf26")).await.body;
    let games = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("001")).map(|line| line[80..].trim_end().to_owned()).collect()
    };
    assert_eq!(games(&again), games(&file), "points, places and games are those of the file");
    stage.publish(&owner, &here).await;
    stage.publish(&owner, &group).await;
    let seats = |page: String| -> Vec<String> {
        page.split("data-board=\"").skip(1).map(|row| between(row, "class=\"who\">", "</span>")).collect()
    };
    let names = |seats: Vec<String>| -> Vec<String> { seats.iter().map(|seat| between(seat, "\">", "<")).collect() };
    let one = names(seats(stage.get(&owner, &format!("{here}/round/3")).await.body));
    assert_eq!(
        one,
        names(seats(stage.get(&owner, &format!("{group}/round/3")).await.body)),
        "it goes on as it would have"
    );
}

#[tokio::test]
async fn d4_1_6c_the_rounds_were_played_on_the_days_of_the_file_and_not_when_it_was_brought_in() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (file, _) = report(&stage, &owner).await;
    let said = |code: &str| file.lines().filter(|line| line.starts_with(code)).count();
    let is_dated = |line: &str| ["132", "042", "052"].iter().any(|code| line.starts_with(code));
    let without: String = file.lines().filter(|line| !is_dated(line)).map(|line| format!("{line}\n")).collect();
    assert_eq!((said("132"), said("042"), said("052")), (1, 1, 1), "{file}");
    let days = |line: &str| format!("042 2019/03/02\n052 2019/03/09\n{line}");
    for (dates, played) in [
        (format!("132{:88}19/03/02  19/03/08\n", ""), [Some("2019-03-02"), Some("2019-03-08")]),
        (String::new(), [None; 2]),
    ] {
        let told = without.replacen("062", &format!("{}062", days(&dates)), 1);
        let page = review(&stage, &owner, &told).await;
        let data = between(&page, "name=\"data\" value=\"", "\"");
        let to = stage.deed(&owner, "/import/report/accept", &[("data", &data), ("system", "monrad")]).await;
        let event = to.split("/g/").next().unwrap().to_owned();
        let officer = stage.get(&owner, &format!("{event}/report/officer.json")).await.json();
        assert_eq!(officer["groups"][0]["dates"], serde_json::json!(played), "{officer}");
        assert_eq!((&officer["event"]["last_round"], &officer["due"]), (&"2019-03-09".into(), &"2019-03-16".into()));
        let outside = |missing: &serde_json::Value| missing["reason"] == "report_rounds_outside";
        assert!(!officer["missing"].as_array().unwrap().iter().any(outside), "{officer}");
        let again = stage.get(&owner, &format!("{event}/g/1/files/trf26")).await.body;
        assert_eq!(again.lines().any(|line| line.starts_with("132")), !dates.is_empty(), "{again}");
    }
}

#[tokio::test]
async fn differences_in_pairings_and_points_are_told() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (file, _) = report(&stage, &owner).await;
    let players: Vec<&str> = file.lines().filter(|line| line.starts_with("001")).collect();
    let stated = &players[0][80..84];
    let wrong = file.replacen(&players[0][..84], &format!("{} 9.5", &players[0][..80]), 1);
    assert_ne!(wrong, file, "{stated}");
    let refused = stage.upload(&owner, "/import?lang=en", &[], wrong.as_bytes()).await;
    assert_eq!(refused.status, StatusCode::OK);
    let name = players[0][14..47].trim();
    let told = format!(
        "The points of player 1 {name} are 9.5 in the file; the rounds add up to {}.",
        stated.trim().trim_end_matches(".0")
    );
    assert!(refused.body.contains(&told), "{told}: {}", refused.body);
    // Everything is seen at once: rounds, and everybody with both figures; nothing can be saved.
    let counted = stated.trim().trim_end_matches(".0").replace(".5", "½").replace("0½", "½");
    let row = between(&refused.body, "<td class=\"num\">1</td>", "</tr>");
    assert!(row.contains(">9½<") && row.contains(&format!("<strong>{counted}</strong>")), "{row}");
    assert!(refused.body.contains("Paired as the system does.") && !refused.body.contains("id=\"accept\""));
    let data = between(&refused.body, "name=\"data\" value=\"", "\"");
    let forced = stage.post(&owner, "/import/report/accept", &[("data", &data), ("system", "monrad")]).await;
    assert_eq!(forced.status, StatusCode::BAD_REQUEST, "{}", forced.body);
    assert_eq!(stage.app.store().tournaments().await.unwrap().len(), 1, "nothing was saved");
    let page = review(&stage, &owner, &file).await;
    let by_dutch = stage
        .post(
            &owner,
            "/import/report?lang=en",
            &[("data", &between(&page, "name=\"data\" value=\"", "\"")), ("system", "fide-dutch")],
        )
        .await;
    assert!(by_dutch.body.contains("The system pairs differently."), "{}", by_dutch.body);
}

#[tokio::test]
async fn the_dialects_of_other_programs_are_read() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (_, group) = report(&stage, &owner).await;
    let trf16 = stage.get(&owner, &format!("{group}/files/trf16")).await.body;
    let bare: String =
        trf16.lines().filter(|line| !line.starts_with("###")).map(|line| format!("{line}\r\n")).collect();
    let page = review(&stage, &owner, &format!("{bare}XXR 4\r\n")).await;
    assert!(page.contains("Nobody has withdrawn"), "{page}");
    assert!(page.contains("id=\"accept\""));
}

#[tokio::test]
async fn a_file_that_cannot_be_read_is_refused_with_its_reasons() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (file, _) = report(&stage, &owner).await;
    let broken = file.replacen("001    1", "001    2", 1);
    let answer = stage.upload(&owner, "/import?lang=en", &[], broken.as_bytes()).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{}", answer.body);
}

#[tokio::test]
async fn a_report_file_of_the_desk_itself_is_known_by_its_players_whatever_comes_before_them() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (file, group) = report(&stage, &owner).await;
    let trf16 = stage.get(&owner, &format!("{group}/files/trf16")).await.body;
    for file in [file, trf16] {
        let remarks = "### a line of the program\r\n".repeat(400);
        let ends: String = file.lines().map(|line| format!("{}\r\n", line.trim_end_matches('\r'))).collect();
        let blanks = "\r\n".repeat(400);
        let page = review(&stage, &owner, &format!("{remarks}{blanks}{ends}")).await;
        assert!(page.contains("id=\"accept\""), "{page}");
    }
}

#[tokio::test]
async fn the_review_writes_days_as_the_reader_does() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let (file, _) = report(&stage, &owner).await;
    let kept: String = file
        .lines()
        .filter(|line| !line.starts_with("042") && !line.starts_with("052"))
        .map(|line| format!("{line}\n"))
        .collect();
    let page = review(&stage, &owner, &format!("042 2026/10/21\n052 2026/10/25\n{kept}")).await;
    assert!(page.contains("21/10/2026 – 25/10/2026") && !page.contains("2026/10/21"), "{page}");
}

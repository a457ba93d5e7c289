//! Nobody is taken for somebody else: in this event ids, start numbers and the order of entry all differ.

use axum::http::StatusCode;

use crate::stage::{Browser, Stage};

/// As entered. The first three are taken out again, so that the ids of the others begin with 4; the start numbers
/// go by rating, from the last but one upwards.
const ENTERED: [(&str, &str); 9] = [
    ("Vang, Karl", "1990"),
    ("Vang, Olga", "1980"),
    ("Vang, Egil", "1970"),
    ("Ravn, Nanna", ""),
    ("Thomsen, Lise", "1400"),
    ("Kjær, Ove", "1500"),
    ("Krog, Per", "1600"),
    ("Dahl, Runa", "1700"),
    ("Holm, Ida", ""),
];

async fn played(stage: &Stage, owner: &Browser) -> String {
    let form = [("name", "Efterårsturnering"), ("public", "yes"), ("system", "fide-dutch"), ("rounds", "3")];
    let made = stage.deed(owner, "/t/new", &form).await;
    let group = made.split("/players").next().unwrap().to_owned();
    for (name, rating) in ENTERED {
        stage.deed(owner, &format!("{group}/players"), &[("name", name), ("rating", rating)]).await;
    }
    let event = group.split("/g/").next().unwrap();
    for id in 1..=3 {
        stage.deed(owner, &format!("{event}/player/{id}/remove"), &[]).await;
    }
    stage.deed(owner, &format!("{group}/order"), &[("by", "rating")]).await;
    stage.publish(owner, &group).await;
    stage.deed(owner, &format!("{group}/round/1/start"), &[]).await;
    for (board, to) in [(1, "1-0"), (2, "-:+~none"), (3, "1-0")] {
        let answer = stage.result(owner, &group, 1, board, to).await;
        assert!(answer.status.is_success(), "{}", answer.body);
    }
    group
}

/// `Nanna Ravn`
fn spoken(listed: &str) -> String {
    let (family, given) = listed.split_once(", ").unwrap();
    format!("{given} {family}")
}

#[tokio::test]
async fn every_reason_of_every_report_names_the_person_it_is_about() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    let event = group.split("/g/").next().unwrap();
    let paper = group.strip_prefix("/t").unwrap();
    let places = [
        format!("{event}/report?lang=en"),
        format!("{event}/report/officer.html?lang=en"),
        format!("{event}/report/officer.txt?lang=en"),
        format!("{event}/report/officer.json?lang=en"),
        format!("{group}/ratings?lang=en"),
        format!("/print{paper}/ratings?lang=en"),
    ];
    for place in places {
        let answer = stage.get(&owner, &place).await;
        assert_eq!(answer.status, StatusCode::OK, "{place}");
        for (name, rating) in &ENTERED[3..] {
            let is_said = answer.body.contains(&format!("{} has no rating", spoken(name)));
            assert_eq!(is_said, rating.is_empty(), "{place}: {name}");
        }
    }
}

#[tokio::test]
async fn a_report_for_programs_has_start_numbers_and_no_ids() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    let event = group.split("/g/").next().unwrap();
    let told = stage.get(&owner, &format!("{event}/report/officer.json?lang=en")).await.json();
    let rows = told["groups"][0]["rows"].as_array().unwrap();
    let name_of = |number: &serde_json::Value| {
        let row = rows.iter().find(|row| row["player"] == *number).unwrap();
        spoken(row["name"].as_str().unwrap())
    };
    let unrated = told["groups"][0]["not_ratable"].as_array().unwrap();
    assert_eq!(unrated.len(), 2);
    for line in unrated {
        assert_eq!(line["facts"]["player"], line["player"]);
        assert!(line["text"].as_str().unwrap().starts_with(&name_of(&line["player"])), "{line}");
    }
    let sanctions = told["sanctions"].as_array().unwrap();
    assert_eq!(sanctions.len(), 1);
    assert_eq!(sanctions[0]["name"].as_str().unwrap(), name_of(&sanctions[0]["player"]));
}

#[tokio::test]
async fn d4_5_4_2b_a_report_says_of_a_game_that_nobody_played_that_somebody_came_too_late() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.publish(&owner, &group).await;
    stage.deed(&owner, &format!("{group}/round/1/start"), &[]).await;
    for (board, to) in [(1, "-:+~late"), (2, "1-0")] {
        assert!(stage.result(&owner, &group, 1, board, to).await.status.is_success());
    }
    let event = group.split("/g/").next().unwrap();
    for place in ["", "/officer.html", "/officer.txt"] {
        let told = stage.get(&owner, &format!("{event}/report{place}?lang=en")).await.body;
        assert!(told.contains("a player came too late"), "{place}: {told}");
        assert!(!told.contains("Did not come"), "{place}: {told}");
    }
    let told = stage.get(&owner, &format!("{event}/report/officer.json?lang=en")).await.json();
    let unplayed = told["groups"][0]["unplayed"].as_array().unwrap();
    assert_eq!(unplayed.len(), 1, "once, and not for each player: {unplayed:?}");
    assert_eq!(unplayed[0]["round"], 1);
    let rows = told["groups"][0]["rows"].as_array().unwrap();
    let of = |number: &serde_json::Value| rows.iter().find(|row| row["player"] == *number).unwrap();
    assert_eq!(of(&unplayed[0]["white"])["games"][0]["colour"], "white");
    assert_eq!(of(&unplayed[0]["white"])["games"][0]["opponent"], unplayed[0]["black"]);
    assert_eq!(told["sanctions"].as_array().unwrap().len(), 0);
}

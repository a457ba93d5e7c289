//! Texts, names and numbers have lengths and ranges: what is beyond them is refused with words, in every language.

use axum::http::{Method, StatusCode, header};
use rokade_tournament::{LIMITS, Limit, Reason};
use rokade_words::{Lang, Speaker};
use serde_json::json;

use crate::stage::{Browser, Stage, request};

#[test]
fn every_field_has_its_own_words_in_every_language() {
    for lang in Lang::ALL {
        let speaker =
            Speaker { lang, number: &|n| n.to_string(), entrant: &|p| p.to_string(), time: &|at| at.to_string() };
        let said = |field: &str, limit: Limit| {
            let reason = match limit {
                Limit::Letters(most) => {
                    Reason::house("text_too_long").with("begins", "Ååå").with("most", most.to_string()).with("found", 9)
                }
                Limit::Number { least, most } => {
                    Reason::house("number_out_of_range").with("least", least).with("most", most).with("found", -9)
                }
                Limit::Items(most) => Reason::house("list_too_long").with("most", most.to_string()).with("found", 9),
                Limit::Moment => Reason::house("moment_out_of_range")
                    .with("least", "1850")
                    .with("most", "2036")
                    .with("found", "9999"),
            };
            speaker.reason(&reason.with("field", field))
        };
        for (field, limit) in LIMITS {
            let sentence = said(field, *limit);
            assert_ne!(sentence, said("no such field", *limit), "{lang}: {field}");
            assert!(sentence.ends_with('.') && sentence.starts_with(char::is_uppercase), "{sentence}");
            if let Limit::Letters(most) | Limit::Items(most) = limit {
                assert!(sentence.contains(&most.to_string()), "{sentence}");
            }
        }
    }
}

async fn refused(stage: &Stage, owner: &Browser, key: &str, command: serde_json::Value) -> Vec<(String, String)> {
    let answer = stage.post_json(owner, &format!("/api/t/{key}/commands"), command).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
    let told = answer.json();
    let reasons = told["error"]["reasons"].as_array().unwrap().clone();
    let text = |reason: &serde_json::Value, name: &str| reason[name].as_str().unwrap().to_owned();
    reasons.iter().map(|reason| (text(reason, "key"), text(reason, "text"))).collect()
}

#[tokio::test]
async fn what_no_form_could_send_is_refused_by_name() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let key = group.split('/').nth(2).unwrap();
    let person =
        |birth: serde_json::Value, family: &str| json!({ "person": { "name": { "family": family }, "birth": birth } });
    let enter = |player: serde_json::Value| json!({ "command": "enter_player", "group": 1, "player": player });
    let born = json!({ "year": 65535, "month": 255, "day": 255 });
    let found = refused(&stage, &owner, key, enter(person(born, "Ås"))).await;
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].1.contains("year of birth") && found[0].1.contains("65535"), "{found:?}");
    let none = json!({ "year": 2026, "month": 2, "day": 31 });
    assert_eq!(refused(&stage, &owner, key, enter(person(none, "Ås"))).await[0].0, "birth_no_day");
    let long = refused(&stage, &owner, key, enter(person(json!(null), &"ø".repeat(10_000)))).await;
    assert!(long[0].1.starts_with("The family name may have at most 100 characters, not 10000."), "{long:?}");

    let settings = |system: serde_json::Value, time: &str| {
        let group = json!({ "name": "B", "system": system, "rounds": 5, "time_control": time, "first_board": 1 });
        json!({ "command": "add_group", "settings": group })
    };
    let nines = refused(&stage, &owner, key, settings(json!("monrad"), &"9".repeat(400))).await;
    assert_eq!(nines[0].0, "text_too_long");
    let day = refused(&stage, &owner, key, settings(json!("monrad"), "999999+30")).await;
    assert!(day[0].1.contains("86400") && day[0].1.contains("999999"), "{day:?}");
    let none = json!({ "danish-swiss": { "acceleration": { "groups": 0, "rounds": 0 } } });
    let found = refused(&stage, &owner, key, settings(none, "")).await;
    assert_eq!(found.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>(), ["number_out_of_range"; 2]);

    stage.publish(&owner, &group).await;
    let never = json!({ "command": "postpone", "group": 1, "round": 1, "board": 1, "until": i64::MAX, "seen": "open" });
    let never = refused(&stage, &owner, key, never).await;
    assert!(never[0].1.contains("9223372036854775807"), "{never:?}");
}

#[tokio::test]
async fn a_form_says_which_field_is_too_long_in_the_readers_language() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 2, 3).await;
    for (lang, said) in [
        ("en", "The club may have at most 100 characters, not 101."),
        ("da", "Klubben må højst have 100 tegn, men har 101."),
        ("nb", "Klubben kan ha høyst 100 tegn, men har 101."),
        ("sv", "Klubben får ha högst 100 tecken men har 101."),
    ] {
        let club = "k".repeat(101);
        let body = format!("name=Liv+Holm&club={club}&csrf={}", owner.csrf);
        let sent = request(&owner, Method::POST, &format!("{group}/players?lang={lang}"))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let answer = stage.send(sent.body(axum::body::Body::from(body)).unwrap()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
        assert!(answer.body.contains(said), "{}", answer.body);
    }
}

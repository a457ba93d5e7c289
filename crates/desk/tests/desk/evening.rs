//! A whole club evening through the forms of the pages, without any script.

use crate::stage::{Browser, Stage};
use axum::http::StatusCode;

async fn form(stage: &Stage, browser: &Browser, path: &str, fields: &[(&str, &str)]) -> String {
    let answer = stage.post(browser, path, fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
    answer.to().to_owned()
}

#[tokio::test]
async fn every_page_of_an_evening_answers_in_every_language() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 7, 4).await;
    stage.publish(&owner, &group).await;
    stage.result(&owner, &group, 1, 1, "1-0").await;
    let event = group.split("/g/").next().unwrap().to_owned();
    let mut pages = vec!["/".to_owned(), "/t/new".into(), "/accounts".into(), "/help".into(), event.clone()];
    pages.extend(["history", "files", "todo", "g/new", "player/3"].map(|page| format!("{event}/{page}")));
    pages.extend(
        [
            "players",
            "players/import",
            "round/1",
            "round/2",
            "round/1/boards",
            "round/1/board/2",
            "standings",
            "standings/table",
            "cross",
            "cross/table",
            "settings",
            "files/trf16",
            "files/trf26",
            "files/standings",
            "files/cross",
            "files/players",
            "files/pairings",
        ]
        .map(|page| format!("{group}/{page}")),
    );
    for lang in ["da", "nb", "sv", "en"] {
        for page in &pages {
            let answer = stage.get(&owner, &format!("{page}?lang={lang}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{page}: {}", answer.body);
            for unsaid in ["desk-", "view-", "reason-"] {
                // A key that has no text reads as itself.
                let shown = answer.body.split('>').filter_map(|part| part.split('<').next());
                assert!(
                    shown.filter(|text| text.trim_start().starts_with(unsaid)).count() == 0,
                    "{page} {lang} {unsaid}"
                );
            }
        }
    }
}

#[tokio::test]
async fn four_rounds_end_in_a_final_table() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 8, 3).await;
    for round in 1..=3 {
        stage.publish(&owner, &group).await;
        form(&stage, &owner, &format!("{group}/round/{round}/start"), &[]).await;
        for board in 1..=4 {
            let set = format!("{board} {} open", ["1-0", "1/2-1/2", "0-1"][(board + round) % 3]);
            form(&stage, &owner, &format!("{group}/round/{round}/result"), &[("set", &set)]).await;
        }
    }
    form(&stage, &owner, &format!("{group}/finish"), &[]).await;
    let table = stage.get(&owner, &format!("{group}/standings?lang=en")).await;
    assert!(table.body.contains("Final standings"), "{}", table.body);
}

#[tokio::test]
async fn a_draft_is_changed_by_hand_and_published_with_its_note() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    form(&stage, &owner, &format!("{group}/pair"), &[]).await;
    form(&stage, &owner, &format!("{group}/manual/begin"), &[]).await;
    let page = stage.get(&owner, &format!("{group}/round/1")).await.body;
    let players: Vec<&str> =
        page.split("name=\"pick\" value=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
    let one = stage.post(&owner, &format!("{group}/manual/swap"), &[("pick", players[0])]).await;
    assert_eq!(one.status, StatusCode::BAD_REQUEST);
    form(&stage, &owner, &format!("{group}/manual/swap"), &[("pick", players[1]), ("pick", players[3])]).await;
    form(&stage, &owner, &format!("{group}/manual/turn"), &[("number", "3")]).await;
    assert_eq!(stage.post(&owner, &format!("{group}/publish"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(
        stage.post(&owner, &format!("{group}/manual/end"), &[("note", " ")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    form(&stage, &owner, &format!("{group}/manual/end"), &[("note", "Søskende skal ikke mødes")]).await;
    form(&stage, &owner, &format!("{group}/publish"), &[]).await;
    let event = group.split("/g/").next().unwrap();
    let history = stage.get(&owner, &format!("{event}/history")).await;
    assert!(history.body.contains("Søskende skal ikke mødes"));
}

#[tokio::test]
async fn the_last_step_is_undone_and_a_started_round_is_not() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    form(&stage, &owner, &format!("{group}/pair"), &[]).await;
    form(&stage, &owner, &format!("{event}/undo"), &[]).await;
    assert!(stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body.contains("can be paired now"));
    let lots = stage.post(&owner, &format!("{event}/undo"), &[]).await;
    assert_eq!(lots.status, StatusCode::UNPROCESSABLE_ENTITY);
    stage.publish(&owner, &group).await;
    form(&stage, &owner, &format!("{group}/round/1/start"), &[]).await;
    assert_eq!(stage.post(&owner, &format!("{event}/undo"), &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_player_is_edited_excused_withdrawn_and_erased() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 5).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    let player = format!("{event}/player/2");
    form(
        &stage,
        &owner,
        &player,
        &[("name", "Ekdal, Hedvig"), ("rating", "1834"), ("club", "Nordlys"), ("birth", "1994-03-21")],
    )
    .await;
    form(&stage, &owner, &format!("{player}/bye"), &[("round", "2"), ("kind", "half")]).await;
    form(&stage, &owner, &format!("{player}/bye/cancel"), &[("round", "2")]).await;
    form(&stage, &owner, &format!("{player}/board"), &[("board", "3")]).await;
    form(&stage, &owner, &format!("{player}/withhold"), &[("withheld", "yes")]).await;
    form(&stage, &owner, &format!("{player}/withdraw"), &[("notice", "yes")]).await;
    form(&stage, &owner, &format!("{player}/return"), &[]).await;
    let list = stage.get(&owner, &format!("{group}/players?lang=en")).await.body;
    assert!(list.contains("Ekdal, Hedvig") && list.contains("always at board 3") && list.contains("name withheld"));
    form(&stage, &owner, &format!("{player}/erase"), &[]).await;
    for page in [player.clone(), format!("{group}/players"), format!("{event}/history")] {
        assert!(!stage.get(&owner, &page).await.body.contains("Hedvig"), "{page}");
    }
}

#[tokio::test]
async fn what_is_locked_says_why() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    let settings = format!("{group}/settings");
    assert!(!stage.get(&owner, &settings).await.body.contains("hint locked"));
    stage.publish(&owner, &group).await;
    stage.result(&owner, &group, 1, 1, "1-0").await;
    assert!(stage.get(&owner, &settings).await.body.contains("hint locked"));
    let changed = stage.post(&owner, &settings, &[("name", "Åben"), ("system", "round-robin")]).await;
    assert_eq!(changed.status, StatusCode::UNPROCESSABLE_ENTITY);
    form(&stage, &owner, &settings, &[("name", "Mestergruppen"), ("rounds", "4")]).await;
    assert!(stage.get(&owner, &settings).await.body.contains("Mestergruppen"));
}

#[tokio::test]
async fn groups_are_split_by_rating_with_at_most_one_odd() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let made = form(&stage, &owner, "/t/new", &[("name", "Påske"), ("system", "monrad"), ("rounds", "5")]).await;
    let group = made.split("/players").next().unwrap().to_owned();
    let event = group.split("/g/").next().unwrap().to_owned();
    for rating in ["2100", "1500", "1900", "1700", "2000"] {
        form(
            &stage,
            &owner,
            &format!("{group}/players"),
            &[("name", &format!("Spiller, R{rating}")), ("rating", rating)],
        )
        .await;
    }
    form(
        &stage,
        &owner,
        &format!("{event}/g/new"),
        &[("name", "B"), ("system", "monrad"), ("rounds", "5"), ("first_board", "20")],
    )
    .await;
    let odd = [("group", "1"), ("group", "2"), ("size1", "3"), ("size2", "1")];
    assert_eq!(stage.post(&owner, &format!("{event}/split"), &odd).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    form(&stage, &owner, &format!("{event}/split"), &[("group", "1"), ("group", "2")]).await;
    let second = stage.get(&owner, &format!("{event}/g/2/players")).await.body;
    assert!(second.contains("R1500") && !second.contains("R2100"));
}

#[tokio::test]
async fn the_history_names_what_an_undo_took_back() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 3).await;
    stage.post(&owner, &format!("{group}/players"), &[("name", "Ekdal, Hedvig")]).await;
    let event = group.split("/g/").next().unwrap();
    let undone = stage.post(&owner, &format!("{event}/undo"), &[]).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.body);
    let history = stage.get(&owner, &format!("{event}/history?lang=en")).await.body;
    assert!(history.contains("Taken back: ") && history.contains("a player no longer in the list"), "{history}");
}

//! Undo beside what it undoes, group by group.

use crate::stage::{Browser, Stage, between};
use axum::http::StatusCode;

/// A second group of the same event, numbered and paired; returns its path.
async fn second_group(stage: &Stage, owner: &Browser, group: &str) -> String {
    let event = group.split("/g/").next().unwrap();
    stage
        .deed(
            owner,
            &format!("{event}/g/new"),
            &[("name", "B"), ("system", "monrad"), ("rounds", "3"), ("first_board", "21")],
        )
        .await;
    let other = format!("{event}/g/2");
    for number in 0..4 {
        let name = format!("Gæst, Nr{number}");
        stage.deed(owner, &format!("{other}/players"), &[("name", &name), ("rating", "1500")]).await;
    }
    stage.deed(owner, &format!("{other}/order"), &[("by", "lot")]).await;
    other
}

fn step_of(page: &str) -> String {
    between(page, "name=\"step\" value=\"", "\"")
}

#[tokio::test]
async fn a_publication_is_taken_back_in_its_group_after_a_question() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    stage.publish(&owner, &group).await;
    let other = second_group(&stage, &owner, &group).await;
    stage.publish(&owner, &other).await;

    let page = stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body;
    assert!(page.contains("Last in this group:"), "{page}");
    let (step, back) = (step_of(&page), format!("{group}/round/1"));
    let asked = stage.post(&owner, &format!("{event}/undo"), &[("step", &step), ("back", &back)]).await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.body.contains("name=\"sure\" value=\"yes\""), "{}", asked.body);
    assert!(
        stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body.contains("id=\"entry\""),
        "nothing is done yet"
    );

    let fields = [("step", step.as_str()), ("back", back.as_str()), ("sure", "yes")];
    let to = stage.deed(&owner, &format!("{event}/undo"), &fields).await;
    assert_eq!(to, format!("{back}?done=undone"));
    assert!(stage.get(&owner, &format!("{group}/round/1?lang=en")).await.body.contains("class=\"list draft\""));
    let elsewhere = stage.get(&owner, &format!("{other}/round/1?lang=en")).await.body;
    assert!(elsewhere.contains("id=\"entry\""), "the other group stays published");
    let late = stage.post(&owner, &format!("{event}/undo"), &fields).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY, "a step is taken back once");
}

#[tokio::test]
async fn the_history_offers_the_last_step_of_every_group() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    stage.deed(&owner, &format!("{group}/pair"), &[]).await;
    let other = second_group(&stage, &owner, &group).await;
    stage.deed(&owner, &format!("{other}/pair"), &[]).await;
    let page = stage.get(&owner, &format!("{event}/history?lang=en")).await.body;
    assert_eq!(page.matches("name=\"step\"").count(), 2, "{page}");
    assert!(page.contains("The last step in another group:"));
    let outside = [("step", step_of(&page)), ("back", "//elsewhere.example/".to_owned())];
    let fields: Vec<(&str, &str)> = outside.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let to = stage.deed(&owner, &format!("{event}/undo"), &fields).await;
    assert_eq!(to, format!("{event}/history?done=undone"), "no form leads out of the tournament");
}

#[tokio::test]
async fn an_entry_is_taken_back_on_the_players_page() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "3")], 4).await;
    let event = group.split("/g/").next().unwrap().to_owned();
    let page = stage.get(&owner, &format!("{group}/players?lang=en")).await.body;
    let back = format!("{group}/players");
    stage.deed(&owner, &format!("{event}/undo"), &[("step", &step_of(&page)), ("back", &back)]).await;
    let page = stage.get(&owner, &format!("{group}/players?lang=en")).await.body;
    assert!(!page.contains("Nr3") && page.contains("Nr2"));
}

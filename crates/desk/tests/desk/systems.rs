//! Choosing and preparing every system through the forms of the pages.

use crate::stage::Stage;
use axum::http::StatusCode;

/// Every system of the table that stands alone, as forms name it: what can be played twice has two names.
fn systems() -> Vec<String> {
    let alone = rokade_pairing::SYSTEMS.iter().filter(|row| !row.system.is_gladiator());
    let names = |row: &rokade_pairing::SystemRow| {
        let double = row.system.cycles().map(|_| format!("{}-2", row.key));
        [Some(row.key.to_owned()), double]
    };
    alone.flat_map(names).flatten().collect()
}

#[tokio::test]
async fn every_system_is_offered_and_can_be_chosen() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let page = stage.get(&owner, "/t/new").await.body;
    let style = include_str!("../../static/systems.css");
    for system in systems() {
        assert!(style.contains(&format!(".system:not(:has([value={system}]:checked)) .about-{system}")), "{system}");
        assert!(page.contains(&format!("type=\"radio\" name=\"system\" value=\"{system}\"")), "{system}");
        let group = stage.event(&owner, &[("system", &system), ("rounds", "4")], 0).await;
        let settings = stage.get(&owner, &format!("{group}/settings")).await.body;
        assert!(settings.contains(&format!("<option value=\"{system}\" selected>")), "{system}");
    }
    let unknown = stage.post(&owner, "/t/new", &[("name", "Klubaften"), ("system", "swiss")]).await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_group_that_is_refused_leaves_no_tournament_behind() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let odd = [("name", "Klubaften"), ("system", "monrad"), ("rounds", "7"), ("double_rounds", "yes")];
    assert_eq!(stage.post(&owner, "/t/new", &odd).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!stage.get(&owner, "/").await.body.contains("Klubaften"));
}

#[tokio::test]
async fn one_press_numbers_by_rating_and_draws_the_colour() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for system in ["fide-dutch", "fide-1998", "dubov-1997"] {
        let group = stage.event(&owner, &[("system", system), ("rounds", "3")], 6).await;
        stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
        let page = stage.get(&owner, &format!("{group}/players?lang=en")).await.body;
        assert!(page.contains("The lot gave "), "{system}");
        let again = stage.post(&owner, &format!("{group}/colour"), &[]).await;
        assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "{system}");
    }
}

#[tokio::test]
async fn monrad_asks_for_lots_first_and_knock_out_for_seeds() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let monrad = stage.event(&owner, &[("system", "monrad"), ("rounds", "3")], 4).await;
    let page = stage.get(&owner, &format!("{monrad}/players")).await.body;
    assert!(page.contains("<button class=\"primary\" name=\"by\" value=\"lot\" data-key=\"n\">"));
    let cup = stage.event(&owner, &[("system", "knock-out")], 4).await;
    let page = stage.get(&owner, &format!("{cup}/players")).await.body;
    assert!(
        page.contains("<button class=\"primary\" name=\"by\" value=\"rating\" data-key=\"n\">")
            && !page.contains("value=\"lot\"")
    );
}

#[tokio::test]
async fn what_a_group_says_of_itself_stays_when_other_fields_change() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let chosen = [("system", "danish-swiss"), ("accelerated", "yes"), ("accelerated_groups", "3"), ("rounds", "6")];
    let group = stage.event(&owner, &chosen, 0).await;
    let settings = format!("{group}/settings");
    stage
        .deed(
            &owner,
            &settings,
            &[
                ("pace", "rapid"),
                ("handicap", "yes"),
                ("handicap_total", "60"),
                ("handicap_from0", "0"),
                ("handicap_minutes0", "20"),
            ],
        )
        .await;
    stage.deed(&owner, &settings, &[("name", "Hurtig")]).await;
    let page = stage.get(&owner, &format!("{settings}?lang=en")).await.body;
    for kept in [
        "name=\"accelerated\" value=\"yes\" checked",
        "name=\"accelerated_groups\" min=\"2\" max=\"20\" value=\"3\"",
        "<option value=\"rapid\" selected>",
        "name=\"handicap\" value=\"yes\" checked",
        "20 – 40 min",
    ] {
        assert!(page.contains(kept), "{kept}");
    }
    let event = group.split("/g/").next().unwrap();
    let overview = stage.get(&owner, &format!("{event}?lang=en")).await.body;
    assert!(overview.contains("Danish Swiss, accelerated: 3 groups, 2 rounds"));
}

#[tokio::test]
async fn everything_in_a_form_that_is_no_number_is_told_at_once() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "olympiad"), ("teams", "3")], 0).await;
    let wrong = [("system", "olympiad"), ("teams", "some"), ("first_board", "one"), ("handicap_total", "an hour")];
    let answer = stage.post(&owner, &format!("{group}/settings?lang=en"), &wrong).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    for told in ["some is not a number", "one is not the number of a board", "an hour is not a number"] {
        assert!(answer.body.contains(told), "{told}");
    }
}

#[tokio::test]
async fn d4_9_9_4_a_board_shows_the_times_of_its_handicap() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "3")], 0).await;
    for (name, rating) in [("Holm, Astrid", "2100"), ("Lund, Birk", "1500")] {
        stage.deed(&owner, &format!("{group}/players"), &[("name", name), ("rating", rating)]).await;
    }
    let table = [
        ("handicap", "yes"),
        ("handicap_total", "60"),
        ("handicap_from0", "0"),
        ("handicap_minutes0", "30"),
        ("handicap_from1", "500"),
        ("handicap_minutes1", "15"),
    ];
    stage.deed(&owner, &format!("{group}/settings"), &table).await;
    stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
    stage.publish(&owner, &group).await;
    let is_told = |body: &str| body.contains("15 – 45 min") || body.contains("45 – 15 min");
    assert!(is_told(&stage.get(&owner, &format!("{group}/round/1")).await.body));
    let public = group.replace("/t/", "/p/");
    assert!(is_told(&stage.get(&owner, &format!("{public}/round/1")).await.body));
    let board = stage.get(&owner, &format!("{group}/round/1/board/1?lang=en")).await.body;
    assert!(board.contains("White 15 min, Black 45 min") || board.contains("White 45 min, Black 15 min"));
}

#[tokio::test]
async fn players_clubs_and_families_are_kept_apart_and_let_meet_again() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "monrad"), ("rounds", "5")], 2).await;
    for (name, club) in [("Holm, Astrid", "Nordlys"), ("Holm, Birk", "Tårnet"), ("Lund, Dagny", "Nordlys")] {
        stage.deed(&owner, &format!("{group}/players"), &[("name", name), ("club", club)]).await;
    }
    let rounds = |last: &'static str| [("first", "1"), ("last", last)];
    let mut pair = vec![("one", "1"), ("other", "2"), ("soft", "yes")];
    pair.extend(rounds("5"));
    stage.deed(&owner, &format!("{group}/apart"), &pair).await;
    for alike in ["club", "family"] {
        let mut form = vec![("alike", alike)];
        form.extend(rounds("3"));
        stage.deed(&owner, &format!("{group}/apart/alike"), &form).await;
    }
    let page = stage.get(&owner, &format!("{group}/players?lang=en")).await.body;
    assert!(page.contains("Nr0 Spiller – Nr1 Spiller") && page.contains("rounds 1–5, if possible"));
    assert!(page.contains("Astrid Holm – Dagny Lund") && page.contains("Astrid Holm – Birk Holm"));
    stage.deed(&owner, &format!("{group}/apart/end"), &[("players", "1,2")]).await;
    assert!(!stage.get(&owner, &format!("{group}/players")).await.body.contains("Nr0 Spiller – Nr1 Spiller"));
    let empty = stage.post(&owner, &format!("{group}/apart"), &[("one", "1"), ("other", "2")]).await;
    assert_eq!(empty.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_rapid_group_goes_by_rapid_ratings() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.event(&owner, &[("system", "danish-swiss"), ("rounds", "3"), ("pace", "rapid")], 0).await;
    let players = format!("{group}/players");
    stage.deed(&owner, &players, &[("name", "Holm, Astrid"), ("rating", "2100"), ("rapid", "1700")]).await;
    stage.deed(&owner, &players, &[("name", "Lund, Birk"), ("rating", "1800")]).await;
    stage.deed(&owner, &format!("{group}/order"), &[("by", "rating")]).await;
    let page = stage.get(&owner, &players).await.body;
    assert!(page.find(">Lund, Birk<").unwrap() < page.find(">Holm, Astrid<").unwrap());
    assert!(page.contains(">1700<"));
}

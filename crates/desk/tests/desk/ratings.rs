//! Ratings while the event runs, how each comes about, norms, and "why am I fourth?".

use axum::http::StatusCode;
use rokade_store::{Filings, Identity, RatedEvent, RatedLine, RatedPerson, TournamentKey};
use rokade_tournament::PlayerId;

use crate::stage::{Browser, Stage};

/// A group of six with its first round played to the end.
async fn played(stage: &Stage, owner: &Browser) -> String {
    let group = stage.monrad(owner, 6, 3).await;
    stage.publish(owner, &group).await;
    stage.deed(owner, &format!("{group}/round/1/start"), &[]).await;
    for board in 1..=3 {
        stage.result(owner, &group, 1, board, if board == 2 { "1/2-1/2" } else { "1-0" }).await;
    }
    group
}

/// `/t/key/g/1` as everybody's address.
fn public(group: &str) -> String {
    format!("/p{}", group.strip_prefix("/t").unwrap())
}

fn event(address: &str) -> String {
    address.split("/g/").next().unwrap().to_owned()
}

#[tokio::test]
async fn the_table_moves_with_every_result_and_leads_to_each_derivation() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 6, 3).await;
    let empty = stage.get(&owner, &format!("{group}/ratings?lang=en")).await;
    assert_eq!(empty.status, StatusCode::OK);
    assert!(empty.body.contains("No game is finished yet"));
    stage.publish(&owner, &group).await;
    stage.deed(&owner, &format!("{group}/round/1/start"), &[]).await;
    let before = stage.get(&owner, &format!("{group}/ratings/table?lang=en")).await.body;
    stage.result(&owner, &group, 1, 1, "1-0").await;
    let after = stage.get(&owner, &format!("{group}/ratings/table?lang=en")).await.body;
    assert_ne!(before, after);
    assert!(after.contains("up to round 1") && after.contains("/rating\"") && after.contains("role=\"img\""));
    for by in ["name", "rating", "change", "new", "performance", "fide", "nonsense"] {
        let page = stage.get(&owner, &format!("{group}/ratings?by={by}")).await;
        assert_eq!(page.status, StatusCode::OK, "{by}");
    }
}

#[tokio::test]
async fn a_derivation_names_opponents_rows_sums_and_clauses_on_page_and_paper() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    let pages = [
        format!("{}/player/1/rating?lang=en", event(&group)),
        format!("{}/player/1/rating?lang=en", event(&public(&group))),
        format!("/print{}/derivations?player=1&lang=en", group.strip_prefix("/t").unwrap()),
    ];
    for page in pages {
        let answer = stage.get(&owner, &page).await;
        assert_eq!(answer.status, StatusCode::OK, "{page}");
        for said in ["D4.5.2.3", "D4.5.2.2", "K = ", "New rating", "Difference", "Nr"] {
            assert!(answer.body.contains(said), "{page} lacks {said}");
        }
    }
    let all = stage.get(&owner, &format!("/print{}/derivations?lang=da", group.strip_prefix("/t").unwrap())).await.body;
    assert_eq!(all.matches("<article>").count(), 6);
    let list = stage.get(&owner, &format!("/print{}/ratings?lang=da", group.strip_prefix("/t").unwrap())).await.body;
    assert!(list.contains("Nye ratingtal") && list.contains("Tilvækst"));
}

#[tokio::test]
async fn norms_name_the_text_they_go_by_and_not_its_code() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    for (lang, text) in [("da", "håndbogens"), ("nb", "håndbokens"), ("sv", "handbokens"), ("en", "the handbook’s")]
    {
        let page = stage.get(&owner, &format!("{group}/norms?lang={lang}")).await.body;
        assert!(page.contains(text), "{page}");
        assert!(!page.contains(">dsu-4.7.4<") && !page.contains(">2024-01<"), "{page}");
    }
}

#[tokio::test]
async fn everybody_reads_ratings_and_norms_in_four_languages() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    let base = public(&group);
    for lang in ["en", "da", "nb", "sv"] {
        for page in
            [format!("{base}/ratings?"), format!("{base}/norms?edition=2024-01&"), format!("{base}/norms?player=2&")]
        {
            let answer = stage.get(&Browser::default(), &format!("{page}lang={lang}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{page}");
            for stray in [">view-", ">norm", ">rating-", "reason-", ">candidates-"] {
                assert!(!answer.body.contains(stray), "{lang} {page} shows a bare key");
            }
        }
    }
}

#[tokio::test]
async fn everybody_is_told_why_a_place_is_a_place() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    let base = public(&group);
    let standings = stage.get(&Browser::default(), &format!("{base}/standings?lang=en")).await.body;
    assert!(standings.contains("/player/1#why\""), "a place leads to its reason");
    let page = stage.get(&Browser::default(), &format!("{}/player/1?lang=en", event(&base))).await.body;
    assert!(page.contains("id=\"why\"") && page.contains("class=\"list rivalry\""), "{page}");
    // What decided and what every figure rests on is a link.
    let why = page.split("id=\"why\"").nth(1).unwrap().split("id=\"beside\"").next().unwrap();
    for part in why.split("class=\"rival-said\">").skip(1) {
        let said = part.split("</p>").next().unwrap();
        assert!(said.contains("class=\"clause\" href=\"/laws/"), "{said}");
    }
    assert!(why.contains("class=\"rival-said\">") && why.contains("<h3>"), "{why}");
    for head in why.split("<h3>").skip(1) {
        assert!(head.split("</h3>").next().unwrap().contains("href=\"/laws/"), "{head}");
    }
    let beside = stage.get(&Browser::default(), &format!("{}/player/1?with=5&lang=en", event(&base))).await;
    assert_eq!(beside.status, StatusCode::OK);
    assert!(beside.body.contains("value=\"5\" selected"));
    let desk = stage.get(&owner, &format!("{}/player/1?with=5&lang=en", event(&group))).await.body;
    assert!(desk.contains("value=\"5\" selected"));
}

#[tokio::test]
async fn in_a_finished_group_the_new_rating_is_not_told_as_a_supposition() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = stage.monrad(&owner, 4, 1).await;
    stage.publish(&owner, &group).await;
    stage.deed(&owner, &format!("{group}/round/1/start"), &[]).await;
    for board in 1..=2 {
        stage.result(&owner, &group, 1, board, "1-0").await;
    }
    let pages = [format!("{}/player/1?lang=en", event(&group)), format!("{group}/ratings/table?lang=en")];
    for page in &pages {
        assert!(stage.get(&owner, page).await.body.contains("If it ended now"), "{page}");
    }
    stage.deed(&owner, &format!("{group}/finish"), &[]).await;
    for page in &pages {
        let body = stage.get(&owner, page).await.body;
        assert!(!body.contains("If it ended now") && body.contains("New"), "{page}: {body}");
    }
}

#[tokio::test]
async fn the_years_before_stand_in_the_plot_and_in_its_table() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let made = stage
        .deed(&owner, "/t/new", &[("name", "Klubaften"), ("public", "yes"), ("system", "monrad"), ("rounds", "3")])
        .await;
    let group = made.split("/players").next().unwrap().to_owned();
    for (name, rating, number) in [("Sørby, Dagny", "1500", "104711"), ("Vik, Gorm", "1480", "104712")] {
        let fields = [("name", name), ("rating", rating), ("national_id", number), ("federation", "DEN")];
        stage.deed(&owner, &format!("{group}/players"), &fields).await;
    }
    stage.deed(&owner, &format!("{group}/order"), &[("by", "lot")]).await;
    stage.publish(&owner, &group).await;
    stage.deed(&owner, &format!("{group}/round/1/start"), &[]).await;
    stage.result(&owner, &group, 1, 1, "1-0").await;
    let ledger = stage.app.store().ledger().await.unwrap();
    let identity = Identity { national: Some("DEN 104711".to_owned()), fide: None };
    let line = RatedLine {
        filed: 1,
        player: PlayerId(1),
        person: 1,
        start: 1411,
        old: 1411,
        new: 1433,
        change_exact: "22".to_owned(),
        games: 7,
        points: 9,
        expected: 380,
        k: 30,
        performance: None,
    };
    let event_filed = RatedEvent {
        filed: 1,
        tournament: TournamentKey::new("earlier1"),
        seq: 9,
        digest: "d".to_owned(),
        started: "2025-09-01".to_owned(),
        ended: "2025-10-12".to_owned(),
    };
    let person = RatedPerson { id: 1, identity, rating: 1433, games: 7, last_rated: "2025-10-12".to_owned() };
    let filings = Filings {
        version: ledger.version,
        persons: vec![person],
        events: vec![event_filed],
        lines: vec![line],
        ..Filings::default()
    };
    stage.app.store().file_ratings(filings).await.unwrap();
    for base in [event(&group), event(&public(&group))] {
        let page = stage.get(&owner, &format!("{base}/player/1/rating?lang=da")).await.body;
        assert!(page.contains("polyline") && page.contains("12.10.2025"), "{page}");
        assert!(page.contains(">1411<") && page.contains(">1433<"));
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found_and_guests_sign_in() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let group = played(&stage, &owner).await;
    let (desk, all) = (event(&group), event(&public(&group)));
    for page in [
        format!("{desk}/g/9/ratings"),
        format!("{desk}/g/9/norms"),
        format!("{desk}/player/99/rating"),
        format!("{desk}/player/x/rating"),
        format!("{group}/norms?player=x"),
        format!("{group}/norms?player=99"),
        format!("{desk}/player/1?with=x"),
        format!("{desk}/player/1?with=1"),
        format!("{all}/g/9/ratings"),
        format!("{all}/g/9/norms"),
        format!("{all}/player/99/rating"),
        format!("{all}/player/1?with=x"),
        format!("{all}/player/1?with=99"),
        format!("/print{}/derivations?player=99", group.strip_prefix("/t").unwrap()),
    ] {
        assert_eq!(stage.get(&owner, &page).await.status, StatusCode::NOT_FOUND, "{page}");
    }
    for page in [format!("{group}/ratings"), format!("{group}/norms"), format!("{desk}/player/1/rating")] {
        assert!(stage.get(&Browser::default(), &page).await.to().starts_with("/signin"), "{page}");
    }
}

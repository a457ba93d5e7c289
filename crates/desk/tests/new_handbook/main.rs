//! A change of the union's handbook is a dated row: an edition of January 2035, which nobody will print, changes the
//! days of the report and a threshold of the bonus, and no line of code knows it.
//!
//! The tables are installed once for this process, so these tests have a binary of their own.

#[path = "../desk/stage.rs"]
#[expect(dead_code, reason = "the suite of the desk uses the rest of it")]
mod stage;
mod tables;

use rokade_clause::HandbookEdition;
use rokade_formats::trf;
use rokade_model::GameResult;
use rokade_rating::dsu::{Entrant, Event, Game, Group, rate};
use rokade_tournament::{Actor, Command, Context, Event as Happened, Tournament, TournamentSettings};

use crate::stage::{Browser, Stage, between};
use crate::tables::{edition_2035, installed};

/// One player beats five others, all rated 1700.
fn five_wins(handbook: HandbookEdition) -> Event {
    let games = (2..=6).map(|other| Game::new(other - 1, 1, other, Some(GameResult::WhiteWins)));
    Event {
        handbook,
        entrants: (1..=6_u32).map(|player| Entrant::listed(player, 1700)).collect(),
        groups: vec![Group { games: games.collect(), ..Group::default() }],
        ..Event::default()
    }
}

/// A group of two games in January or December, with the days of its event.
fn report(starts: &str, ends: &str, remark: &str) -> String {
    let player = |number: u32, points: &str, rank: u32, game: &str| {
        let name = format!("Spiller, Nr{number}");
        let (fed, id, birth) = ("DEN", "", "");
        format!("001 {number:4}      {name:33} 1700 {fed} {id:11} {birth:10} {points:>4} {rank:4}  {game}\n")
    };
    let lines = [
        player(1, "1.0", 1, "   2 w 1"),
        player(2, "0.0", 3, "   1 b 0"),
        player(3, "1.0", 2, "   4 w 1"),
        player(4, "0.0", 4, "   3 b 0"),
    ];
    format!(
        "012 Havnen\n032 DEN\n042 {starts}\n052 {ends}\n062 4\n092 Individual: Monrad\n142 1\n{remark}\
         ### rokade system monrad\n### rokade withdrawn none\n{}",
        lines.concat()
    )
}

fn read(text: &str) -> trf::Trf {
    trf::read(text.as_bytes(), "havnen.trf").unwrap_or_else(|problems| panic!("{problems:?}"))
}

#[test]
fn the_edition_is_known_by_its_name_and_its_first_day() {
    installed();
    let of = |day: &str| HandbookEdition::of_start(day).unwrap().to_string();
    assert_eq!((of("2034-12-31"), of("2035-01-01")), ("2010-04".to_owned(), "2035-01".to_owned()));
    assert_eq!(HandbookEdition::names(), ["2010-04", "2035-01"]);
}

#[test]
fn d4_5_2_2_an_event_is_rated_by_the_bonus_of_its_edition() {
    installed();
    let new = |handbook| rate(&five_wins(handbook)).players[0].new;
    assert_eq!(new(HandbookEdition::default()), 1805, "30 x (2.5 + 1)");
    assert_eq!(new(edition_2035()), 1835, "30 x (2.5 + 2)");
}

#[test]
fn a_file_goes_by_its_first_day_unless_it_names_an_edition() {
    installed();
    let handbook = |text: &str| read(text).history.handbook.to_string();
    assert_eq!(handbook(&report("2034/12/31", "2035/01/02", "")), "2010-04");
    assert_eq!(handbook(&report("2035/01/01", "2035/01/02", "")), "2035-01");
    let named = report("2035/01/01", "2035/01/02", "### rokade edition handbook 2010-04\n");
    assert_eq!(handbook(&named), "2010-04");
    assert!(
        trf::write(&read(&named), &trf::WriteOptions::default()).contains("### rokade edition handbook 2010-04"),
        "and says so again"
    );
    let undated =
        report("2035/01/01", "2035/01/02", "").replace("042 2035/01/01\n", "").replace("052 2035/01/02\n", "");
    assert_eq!(handbook(&undated), "2010-04", "as files were read before there was another");
}

#[test]
fn a_new_event_takes_the_edition_of_its_first_day_and_an_old_journal_the_first() {
    installed();
    let created = |starts: &str| {
        let settings = TournamentSettings {
            name: "Havnen".to_owned(),
            starts: starts.to_owned(),
            ..TournamentSettings::default()
        };
        let context = Context { now: 0, by: &Actor::Clock };
        let decision = Tournament::default().judge(&Command::Create { settings }, &context).unwrap();
        let [Happened::Created { settings }] = &decision.events[..] else { panic!("one event") };
        settings.handbook.map(|edition| edition.to_string())
    };
    assert_eq!(created("2034-12-31").as_deref(), Some("2010-04"));
    assert_eq!(created("2035-01-01").as_deref(), Some("2035-01"));
    assert_eq!(created(""), None);
    let old: TournamentSettings = serde_json::from_str(r#"{"name": "Havnen", "starts": "2035-01-05"}"#).unwrap();
    assert_eq!(old.handbook.unwrap_or_default(), HandbookEdition::default());
}

/// Takes a report over as an event of the desk; its address.
async fn brought(stage: &Stage, owner: &Browser, text: &str) -> String {
    let page = stage.upload(owner, "/import?lang=en", &[], text.as_bytes()).await.body;
    let data = between(&page, "name=\"data\" value=\"", "\"");
    let to = stage.deed(owner, "/import/report/accept", &[("data", &data), ("system", "monrad")]).await;
    to.split("/g/").next().unwrap().to_owned()
}

#[tokio::test]
async fn d4_1_5f_the_desk_asks_for_the_report_by_the_days_of_the_events_edition() {
    installed();
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    for (starts, ends, since, due) in [
        ("2034/12/30", "2034/12/31", "02/04/2010", "2035-01-07"),
        ("2035/01/01", "2035/01/02", "01/01/2035", "2035-01-16"),
    ] {
        let event = brought(&stage, &owner, &report(starts, ends, "")).await;
        let settings = stage.get(&owner, &format!("{event}/g/1/settings?lang=en")).await.body;
        assert!(settings.contains(&format!("in force from {since} apply")), "{settings}");
        let told = stage.get(&owner, &format!("{event}/report/officer.json")).await.json();
        assert_eq!(told["due"], due, "{told}");
    }
}

#[tokio::test]
async fn d4_1_5f_the_law_book_shows_both_figures_with_their_editions() {
    installed();
    let stage = Stage::new().await;
    let page = stage.get(&Browser::default(), "/laws/DSU/4.1-5f?lang=en").await.body;
    for said in ["7 days", "edition 2010-04", "14 days", "edition 2035-01", "last checked"] {
        assert!(page.contains(said), "{said}: {page}");
    }
}

//! A new edition is data: 2099, which nobody will print, equals 2023 but for one figure and one clause number, and
//! no line of code knows it.
//!
//! The tables are installed once for this process, so these tests have a binary of their own.

mod tables;

use rokade_board::Color;
use rokade_clause::{Edition, Rules, State, by_edition, declared, inventory, treatment};
use rokade_laws::checklist::{self, Facts};
use rokade_laws::referee::{By, Decision, Deed, Event, Millis, Notice, Noticed, Period, Referee, Ruling, Settings};
use rokade_words::Lang;
use rokade_words::book::{Book, Change, clauses, counterparts, diff, find, names, search, text_of};

use crate::tables::{edition_2099, installed};

const FIDE_2023: Edition = Edition::FIDE_2023;

/// A game in which White answers 1.e4 e5 with a knight that goes straight ahead.
fn offended(edition: Edition) -> Referee {
    let square = |name: &str| name.parse().unwrap();
    let attempt = |from, to| rokade_board::Attempt { from: square(from), to: square(to), promotion: None };
    let moved = |from, to| Deed::Move { attempt: attempt(from, to), hands: 1 };
    let notice = Notice { what: Noticed::IllegalMove, against: Some(Color::White), first: None };
    let deeds = [
        (By::Arbiter, Deed::Start),
        (By::White, moved("e2", "e4")),
        (By::White, Deed::Press),
        (By::Black, moved("e7", "e5")),
        (By::Black, Deed::Press),
        (By::White, moved("g1", "g3")),
        (By::White, Deed::Press),
        (By::Arbiter, Deed::Notice(notice)),
    ];
    let period = Period { time: Millis::from_minutes(90), moves: None, increment: Millis::ZERO, delay: Millis::ZERO };
    let start = Referee::new(Settings::new(edition, vec![period]));
    deeds.into_iter().enumerate().fold(start, |referee, (second, (by, deed))| said(&referee, second, by, deed))
}

fn said(referee: &Referee, second: usize, by: By, deed: Deed) -> Referee {
    let at = Millis::from_seconds(i64::try_from(second).unwrap());
    referee.after(&Event { at, by, deed }).unwrap_or_else(|bad| panic!("{:?}", bad.reason))
}

fn last(referee: &Referee) -> Ruling {
    referee.account().rulings().last().unwrap().clone()
}

fn cited(ruling: &Ruling) -> Vec<String> {
    ruling.clauses().iter().map(ToString::to_string).collect()
}

/// What 2023 says, told of 2099.
fn moved_to_2099(ids: Vec<String>) -> Vec<String> {
    ids.into_iter().map(|id| id.replace("L2023-5.1.2", "L2099-5.1.9").replace("L2023-", "L2099-")).collect()
}

#[test]
fn the_edition_is_known_by_its_name() {
    installed();
    assert_eq!(edition_2099().to_string(), "2099");
    assert_eq!((edition_2099().year(), edition_2099().country()), (2099, None));
    assert_eq!(edition_2099().logic(), FIDE_2023.logic());
    assert_eq!(Edition::all().next_back(), Some(edition_2099()));
    let unknown = "2098".parse::<Edition>().unwrap_err().to_string();
    assert!(unknown.ends_with("2018-SE, 2023, 2099"), "{unknown}");
}

#[test]
fn the_referee_takes_its_figure_and_cites_its_clauses() {
    installed();
    let (old, new) = (offended(FIDE_2023), offended(edition_2099()));
    assert_eq!((last(&old).decision, last(&old).change.black), (Decision::IllegalMove, Millis::from_minutes(2)));
    assert_eq!((last(&new).decision, last(&new).change.black), (Decision::IllegalMove, Millis::from_minutes(3)));
    assert!(cited(&last(&new)).contains(&"L2099-7.5.5".to_owned()), "{:?}", cited(&last(&new)));
    assert_eq!(cited(&last(&new)), moved_to_2099(cited(&last(&old))));
}

#[test]
fn the_referee_cites_a_clause_by_its_new_number() {
    installed();
    let resigned = |edition| said(&offended(edition), 20, By::White, Deed::Resign);
    let (old, new) = (resigned(FIDE_2023), resigned(edition_2099()));
    assert_eq!(new.account().result(), "0-1");
    let verdict = |referee: &Referee| -> Vec<String> {
        referee.account().verdict().unwrap().clauses.iter().map(ToString::to_string).collect()
    };
    assert!(verdict(&old).contains(&"L2023-5.1.2".to_owned()), "{:?}", verdict(&old));
    assert_eq!(verdict(&new), moved_to_2099(verdict(&old)));
}

#[test]
fn the_checklists_ask_for_the_same_under_its_clauses() {
    installed();
    let facts = Facts::from(&Settings::new(FIDE_2023, Vec::new()));
    let told = |edition| -> Vec<(&str, Vec<String>)> {
        let lists = checklist::of(edition, &facts);
        let items = lists.iter().flat_map(|list| &list.items);
        items.map(|item| (item.key, item.clauses.iter().map(ToString::to_string).collect())).collect()
    };
    let old: Vec<_> = told(FIDE_2023).into_iter().map(|(key, ids)| (key, moved_to_2099(ids))).collect();
    assert!(!old.is_empty());
    assert_eq!(told(edition_2099()), old);
}

#[test]
fn the_law_book_has_it_on_the_shelf() {
    installed();
    let (old, new) = (Book::Laws(FIDE_2023), Book::Laws(edition_2099()));
    assert_eq!("2099".parse(), Ok(new));
    assert!(names().contains(&"2099".to_owned()));
    assert_eq!(new.title(Lang::Sv), "Schackreglerna 2099");
    assert_eq!((new.languages(), clauses(new).len()), (vec![Lang::Da], clauses(old).len()));
    let found = find(new, "5.1.9")[0];
    assert_eq!((found.id.as_str(), text_of(found, Lang::Da).1), ("L2099-5.1.9", Lang::Da));
    assert!(find(new, "5.1.2").is_empty());
    assert!(counterparts(found).iter().any(|part| part.edition == FIDE_2023 && part.clauses[0].id == "L2023-5.1.2"));
    assert!(search("resign", Lang::En, Some(new)).iter().any(|hit| hit.clause.id == found.id));
}

#[test]
fn the_comparison_finds_the_one_figure_and_the_one_number() {
    installed();
    let compared = diff(Book::Laws(FIDE_2023), Book::Laws(edition_2099()), None).unwrap();
    let of = |change: Change| -> Vec<(&str, &str)> {
        let found = compared.iter().filter(|rule| rule.change == change);
        found.map(|rule| (rule.first[0].id.as_str(), rule.second[0].id.as_str())).collect()
    };
    assert_eq!(of(Change::Changed), [("L2023-7.5.5", "L2099-7.5.5")]);
    assert_eq!(of(Change::Renumbered), [("L2023-5.1.2", "L2099-5.1.9")]);
    let is_alone = |change: Change| change == Change::OnlyFirst || change == Change::OnlySecond;
    assert!(!compared.iter().any(|rule| is_alone(rule.change)));
}

#[test]
fn coverage_says_what_becomes_of_its_clauses() {
    installed();
    assert_eq!(treatment("L2099-5.1.9"), treatment("L2023-5.1.2"));
    assert_eq!(treatment("L2099-5.1.9").0, State::Enforced);
    let of = |year: &str| declared().keys().filter(|id| id.starts_with(year)).count();
    assert_eq!(of("L2099-"), of("L2023-"));
    assert!(declared().keys().all(|id| inventory().get(id).is_some()));
}

#[test]
fn a_table_without_its_column_does_not_load() {
    installed();
    for file in ["laws/citations.csv", "law_book/concordance.csv", "law_book/meanings.csv"] {
        let old = Rules::embedded();
        let error = by_edition(file, old.text(file).unwrap()).unwrap_err();
        assert_eq!(error.to_string(), format!("rules/{file} has no column for 2099"));
    }
}

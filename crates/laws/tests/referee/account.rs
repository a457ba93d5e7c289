//! What must hold for every account, whatever happened.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_clause::{ClauseId, Country, Edition};
use rokade_laws::referee::{Account, MATTERS, Referee};

/// Whether two referees say the same.
pub(crate) fn same(one: &Referee, other: &Referee) -> bool {
    told(&one.account()) == told(&other.account())
}

fn told(account: &Account) -> String {
    let duties = Color::ALL.map(|color| account.duty(color));
    let moves = account.moves(&Style::pgn());
    format!(
        "{:?}{:?}{:?}{:?}{:?}{:?}{}{moves:?}{duties:?}",
        account.verdict(),
        account.rulings(),
        account.open(),
        account.warnings(),
        account.clocks(),
        account.draw_offer(),
        account.fen(),
    )
}

/// Every ruling, question and verdict rests on clauses, and on clauses of the edition in force.
pub(crate) fn assert_cites_its_own_edition(account: &Account, edition: Edition, told: &str) {
    for ruling in account.rulings() {
        assert!(!ruling.clauses().is_empty(), "{told}: {ruling:#?}");
        for clause in &ruling.bearing {
            assert!(belongs(clause, edition), "{told}: {clause} in {ruling:#?}");
        }
    }
    for question in account.open() {
        assert!(!question.reason.clauses.is_empty(), "{told}: {question:#?}");
        assert!(!question.choices.is_empty(), "{told}: {question:#?}");
        assert!(MATTERS.contains(&question.matter), "{told}: {} is not listed", question.matter);
        let offered = question.choices.iter().map(|offered| &offered.clause);
        for clause in question.reason.clauses.iter().chain(offered) {
            assert!(belongs(clause, edition), "{told}: {clause} in {question:#?}");
        }
    }
    if let Some(verdict) = account.verdict() {
        assert!(!verdict.clauses.is_empty(), "{told}: {verdict:?}");
        assert!(verdict.clauses.iter().all(|clause| belongs(clause, edition)), "{told}: {verdict:?}");
    }
}

fn belongs(clause: &ClauseId, edition: Edition) -> bool {
    let id = clause.as_str();
    let of_year = id.starts_with(&format!("L{}-", edition.year()));
    match id {
        _ if id.starts_with('D') => true, // the union's regulations, or a Danish ruling
        _ if id.starts_with("NO2009-") => edition == Edition::NO_2009,
        _ if id.ends_with("-NO") => of_year && edition.country() == Some(Country::Norway),
        _ if id.ends_with("-DK") => of_year && edition.country() == Some(Country::Denmark),
        _ => of_year,
    }
}

//! The figures that stand in a clause, said with their unit, edition, source and the day they were last checked.

use std::collections::BTreeMap;

use rokade_clause::{Cell, Shown, ShownFigure, Unit, Units, figures_of};

use super::figure_names::{field_name, figure_name};
use crate::{Arg, Lang, text, text_with};

/// A list of more rows than this is counted and not read out.
const MOST_ROWS: usize = 18;

/// A figure as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureTold {
    /// What it is, in the reader's language.
    pub name: &'static str,
    /// With its unit.
    pub value: String,
    /// From which edition on it holds.
    pub edition: String,
    /// Where it was taken from, in the book of the clause; `None` where the book is itself the edition.
    pub chapter: Option<&'static str>,
    /// The day it was last held against that, `2026-11-18`.
    pub checked: Option<String>,
}

/// The figures of a clause, by table and edition.
pub fn figures(clause: &str, lang: Lang) -> Vec<FigureTold> {
    figures_of(clause).into_iter().map(|figure| told(&figure, lang)).collect()
}

impl FigureTold {
    /// Edition, source and day; the day as the reader writes days.
    pub fn source(&self, lang: Lang, day: impl Fn(&str) -> String) -> String {
        let edition = ("edition", Arg::from(self.edition.as_str()));
        match (self.chapter, &self.checked) {
            (Some(chapter), Some(checked)) => {
                let args = [edition, ("chapter", Arg::from(chapter)), ("day", Arg::from(day(checked)))];
                text_with(lang, "law-book-figure-source", &args)
            }
            (None, _) | (_, None) => text_with(lang, "law-book-figure-edition", &[edition]),
        }
    }
}

fn told(figure: &ShownFigure, lang: Lang) -> FigureTold {
    let handbook = figure.source.and_then(|source| source.handbook);
    FigureTold {
        name: figure_name(figure.table, figure.figure, lang),
        value: value(figure, lang),
        edition: handbook.map_or_else(|| figure.edition.to_owned(), |edition| edition.to_string()),
        chapter: figure.source.map(|source| source.chapter.as_str()),
        checked: figure.source.map(|source| source.checked.to_string()),
    }
}

fn value(figure: &ShownFigure, lang: Lang) -> String {
    match (&figure.shown, figure.units) {
        (Shown::One(one), Units::One(unit)) => cell(one, *unit, lang),
        (Shown::Several(several), Units::One(unit)) => {
            several.iter().map(|one| cell(one, *unit, lang)).collect::<Vec<_>>().join(", ")
        }
        (Shown::Rows(rows), Units::Fields(units)) if rows.len() <= MOST_ROWS => {
            rows.iter().map(|one| row(one, units, lang)).collect::<Vec<_>>().join("; ")
        }
        (Shown::Rows(rows), Units::Fields(_)) => {
            text_with(lang, "law-book-figure-rows", &[("count", Arg::from(rows.len()))])
        }
        (Shown::One(_), Units::Fields(_)) => text(lang, "law-book-figure-none"),
        (Shown::Several(_), Units::Fields(_)) | (Shown::Rows(_), Units::One(_)) => {
            // No such table loads.
            String::new()
        }
    }
}

fn row(fields: &BTreeMap<String, Cell>, units: &BTreeMap<String, Unit>, lang: Lang) -> String {
    let said = fields
        .iter()
        .filter_map(|(name, one)| Some(format!("{} {}", field_name(name, lang), cell(one, *units.get(name)?, lang))));
    said.collect::<Vec<_>>().join(", ")
}

fn cell(cell: &Cell, unit: Unit, lang: Lang) -> String {
    match cell {
        Cell::None => text(lang, "law-book-figure-none"),
        Cell::Truth(true) => text(lang, "word-yes"),
        Cell::Truth(false) => text(lang, "word-no"),
        Cell::Text(written) => written.clone(),
        Cell::Number(number) => match key(unit) {
            Some(key) => text_with(lang, &format!("law-book-unit-{key}"), &[("n", Arg::from(*number))]),
            None => number.to_string(),
        },
    }
}

/// The part of a text's key that names the unit of a number; `None` for what is written as it stands.
const fn key(unit: Unit) -> Option<&'static str> {
    Some(match unit {
        Unit::Rating => "rating",
        Unit::RatingPoints => "rating-points",
        Unit::Factor => "factor",
        Unit::FactorTimesGames => "factor-times-games",
        Unit::Points => "points",
        Unit::HalfPoints => "half-points",
        Unit::Hundredths => "hundredths",
        Unit::Percent => "percent",
        Unit::Seconds => "seconds",
        Unit::Minutes => "minutes",
        Unit::Hours => "hours",
        Unit::Days => "days",
        Unit::PlayingDay => "playing-day",
        Unit::Weeks => "weeks",
        Unit::Months => "months",
        Unit::Years => "years",
        Unit::Lists => "lists",
        Unit::Round => "round",
        Unit::Rounds => "rounds",
        Unit::Games => "games",
        Unit::Moves => "moves",
        Unit::MovesEach => "moves-each",
        Unit::Occurrences => "occurrences",
        Unit::Times => "times",
        Unit::People => "people",
        Unit::Players => "players",
        Unit::Opponents => "opponents",
        Unit::Groups => "groups",
        Unit::Federations => "federations",
        Unit::Place => "place",
        Unit::HalfPointsOfAGame | Unit::Part | Unit::Date | Unit::DayOfYear | Unit::Federation | Unit::YesOrNo => {
            return None;
        }
    })
}

#[cfg(test)]
mod tests {
    use rokade_clause::inventory;

    use super::*;

    #[test]
    fn d4_1_5f_the_days_of_the_report_come_with_edition_chapter_and_day() {
        let [figure] = &figures("D4.1-5f", Lang::Da)[..] else { panic!("one figure") };
        assert_eq!((figure.name, figure.value.as_str()), ("Indberetning efter sidste runde inden", "7 dage"));
        let source = figure.source(Lang::En, str::to_owned);
        assert!(source.contains("2010-04") && source.contains("4.1.1") && source.contains("2026-11-18"), "{source}");
    }

    #[test]
    fn d4_5_2_2_a_table_is_read_out_row_by_row() {
        let bonus = figures("D4.5.2.2", Lang::En).into_iter().find(|figure| figure.name == "Bonus above").unwrap();
        assert!(bonus.value.starts_with("games 5 games, threshold 150 hundredths of a point; "), "{}", bonus.value);
    }

    #[test]
    fn every_figure_is_told_in_every_language() {
        let told = inventory().iter().flat_map(|clause| Lang::ALL.map(|lang| figures(&clause.id, lang)));
        let told: Vec<FigureTold> = told.flatten().collect();
        assert!(told.len() > 1000, "{}", told.len());
        assert!(told.iter().all(|figure| !figure.value.is_empty() && !figure.value.contains("law-book")));
        // Nothing is told by the name it has in the tables.
        assert!(told.iter().all(|figure| !figure.value.contains('_') && !figure.name.contains('_')));
    }
}

//! The typed view of the figures in `rules/rating/registry.toml`.

use std::sync::LazyLock;

use jiff::civil::Date;
use rokade_clause::{FigureError, Table, table};

use crate::Rating;

pub(super) static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures::read().expect("the embedded table is tested"));

pub(super) struct Figures {
    pub executive_from: Rating,
    pub district_from: Rating,
    pub district_to: Rating,
    pub club_values: Vec<Rating>,
    pub archived_after: u32,
    pub fresh_start_after: u32,
    pub reassessed_after: u32,
    pub foreign_report: u32,
    pub published_from: Rating,
    pub coordination: Coordination,
}

/// The figures of the yearly comparison.
pub(super) struct Coordination {
    pub games_over: u32,
    pub rating_over: Rating,
    pub fide_list: MonthDay,
    pub national_list: MonthDay,
    pub adjusted_from: u32,
    pub multiples: u32,
    pub in_full_over: Rating,
    pub row: u32,
    pub floor: Rating,
    pub unless_below: Rating,
    pub first_day: MonthDay,
    pub last_day: MonthDay,
}

/// A day of every year.
#[derive(Clone, Copy)]
pub(super) struct MonthDay {
    month: i8,
    day: i8,
}

impl MonthDay {
    fn of(month: i64, day: i64) -> Self {
        let small = |value| i8::try_from(value).expect("months and days are small");
        Self { month: small(month), day: small(day) }
    }

    /// `None` outside the years of the calendar.
    pub fn in_year(self, year: i16) -> Option<Date> {
        Date::new(year, self.month, self.day).ok()
    }
}

const EDITION: &str = "dsu";

impl Figures {
    fn read() -> Result<Self, FigureError> {
        let table = table("rating/registry")?;
        let number = |figure| natural(&table, figure);
        Ok(Self {
            executive_from: number("executive_from")?,
            district_from: number("district_from")?,
            district_to: number("district_to")?,
            club_values: table.numbers("club_values", EDITION)?.value.into_iter().map(small).collect(),
            archived_after: number("archived_after")?,
            fresh_start_after: number("fresh_start_after")?,
            reassessed_after: number("reassessed_after")?,
            foreign_report: number("foreign_report")?,
            published_from: number("published_from")?,
            coordination: Coordination::read(&table)?,
        })
    }
}

impl Coordination {
    fn read(table: &Table) -> Result<Self, FigureError> {
        let number = |figure| natural(table, figure);
        let day = |figure| {
            let value = table.numbers(figure, EDITION)?.value;
            Ok::<_, FigureError>(MonthDay::of(value[0], value[1]))
        };
        let span = table.numbers("adjusted_on", EDITION)?.value;
        Ok(Self {
            games_over: number("compared_games_over")?,
            rating_over: number("compared_rating_over")?,
            fide_list: day("compared_fide_list")?,
            national_list: day("compared_national_list")?,
            adjusted_from: number("adjusted_from")?,
            multiples: number("adjusted_by_multiples")?,
            in_full_over: number("adjusted_in_full_over")?,
            row: number("adjusted_row")?,
            floor: number("adjusted_floor")?,
            unless_below: number("adjusted_unless_below")?,
            first_day: MonthDay::of(span[0], span[1]),
            last_day: MonthDay::of(span[0], span[2]),
        })
    }
}

fn natural(table: &Table, figure: &str) -> Result<u32, FigureError> {
    Ok(small(table.number(figure, EDITION)?.value))
}

fn small(value: i64) -> u32 {
    u32::try_from(value).expect("a figure of the registry is a small natural number")
}

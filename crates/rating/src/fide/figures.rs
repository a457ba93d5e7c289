//! The figures of an edition, read once from `rules/rating/fide.toml`.

use std::sync::LazyLock;

use rokade_clause::{ClauseId, Figure, FigureError, Table, table};

use super::Edition;
use crate::Rating;

/// Every figure of one edition. `None`: the edition has no such rule.
#[derive(Debug)]
pub(crate) struct Figures {
    /// Year, month and day.
    pub(crate) first_day: Option<Figure<[i64; 3]>>,
    pub(crate) moves_counted: Figure,
    /// Rating of the higher rated and least minutes, highest band first.
    pub(crate) bands: Vec<(Rating, i64)>,
    pub(crate) bands_clause: ClauseId,
    pub(crate) increment_instead: Option<[i64; 2]>,
    pub(crate) first_control: Option<Figure>,
    pub(crate) rapid_minutes: Figure<[i64; 2]>,
    pub(crate) blitz_minutes: Figure<[i64; 2]>,
    pub(crate) unequal_times: Figure<[i64; 2]>,
    pub(crate) hours_per_day: Figure,
    pub(crate) rounds_per_day: Option<Figure>,
    pub(crate) rapid_rounds_per_day: Option<Figure>,
    pub(crate) blitz_rounds_per_day: Option<Figure>,
    pub(crate) longest: Option<Figure>,
    pub(crate) reported_monthly: Option<Figure>,
    pub(crate) before_the_list: Figure,
    pub(crate) last_list: Figure,
    pub(crate) copy_of_the_report: Option<Figure>,
    pub(crate) registration: Figure,
    pub(crate) registration_strong: Option<Figure<[i64; 3]>>,
    pub(crate) closed_share: Option<Figure<[i64; 2]>>,
    pub(crate) closed_rated: Option<Figure>,
    pub(crate) counts_from: Option<Figure>,
    pub(crate) far_apart: Option<Figure<[i64; 2]>>,
    pub(crate) largest_difference: Figure,
    pub(crate) largest_difference_times: Option<Figure>,
    pub(crate) largest_difference_below: Option<Figure>,
    pub(crate) k_reached: Figure<[i64; 2]>,
    pub(crate) k_young: Figure<[i64; 3]>,
    pub(crate) k_new: Figure<[i64; 2]>,
    pub(crate) k_usual: Figure,
    pub(crate) k_times_games: Figure,
    pub(crate) floor: Figure,
    pub(crate) first_games: Figure,
    pub(crate) first_event_points: Figure,
    pub(crate) first_event_opponents: Option<Figure>,
    pub(crate) collected_within: Figure,
    pub(crate) fictitious_opponents: Option<Figure<[i64; 2]>>,
    pub(crate) above_even: Option<Figure>,
    pub(crate) first_most: Option<Figure>,
}

impl Edition {
    pub(crate) fn figures(self) -> &'static Figures {
        static ALL: LazyLock<Vec<Figures>> = LazyLock::new(|| {
            let read = |edition| Figures::read(edition).expect("the embedded table is tested");
            Edition::ALL.into_iter().map(read).collect()
        });
        let index = Edition::ALL.iter().position(|edition| *edition == self).expect("ALL names every edition");
        &ALL[index]
    }
}

/// One edition's column, with the columns it stands on.
struct Column<'a> {
    table: &'a Table,
    edition: Edition,
}

impl Column<'_> {
    fn number(&self, figure: &str) -> Result<Figure, FigureError> {
        self.first_found(|edition| self.table.number(figure, edition))
    }

    fn numbers(&self, figure: &str) -> Result<Figure<Vec<i64>>, FigureError> {
        self.first_found(|edition| self.table.numbers(figure, edition))
    }

    fn first_found<T>(&self, read: impl Fn(&str) -> Result<T, FigureError>) -> Result<T, FigureError> {
        let mut edition = self.edition;
        loop {
            match (read(edition.key()), edition.stands_on()) {
                (Err(FigureError::Missing { .. }), Some(below)) => edition = below,
                (found, _) => return found,
            }
        }
    }

    /// A list of a fixed number of figures.
    fn several<const N: usize>(&self, figure: &str) -> Result<Figure<[i64; N]>, FigureError> {
        self.several_if_any(figure)?.ok_or_else(|| self.wrong(figure, "empty"))
    }

    /// The same, or `None` for an empty list.
    fn several_if_any<const N: usize>(&self, figure: &str) -> Result<Option<Figure<[i64; N]>>, FigureError> {
        let found = self.numbers(figure)?;
        if found.value.is_empty() {
            return Ok(None);
        }
        let value = found.value.try_into().map_err(|_| self.wrong(figure, "of the wrong length"))?;
        Ok(Some(Figure { value, clause: found.clause }))
    }

    fn if_any(&self, figure: &str) -> Result<Option<Figure>, FigureError> {
        let found = self.several_if_any::<1>(figure)?;
        Ok(found.map(|Figure { value: [value], clause }| Figure { value, clause }))
    }

    fn wrong(&self, figure: &str, how: &str) -> FigureError {
        let problem = format!("{figure} for {} is {how}", self.edition);
        FigureError::Malformed { table: "rating/fide".to_owned(), problem }
    }
}

impl Figures {
    /// Moves a game is taken to last.
    pub(crate) fn moves(&self) -> u32 {
        u32::try_from(self.moves_counted.value).expect("a small number")
    }

    fn read(edition: Edition) -> Result<Self, FigureError> {
        let table = table("rating/fide")?;
        let column = Column { table: &table, edition };
        let (ratings, minutes) = (column.numbers("band_ratings")?, column.numbers("band_minutes")?);
        if ratings.value.len() != minutes.value.len() || ratings.value.last() != Some(&0) {
            return Err(column.wrong("band_minutes", "not one for each band down to 0"));
        }
        let rating = |value: i64| Rating::try_from(value).map_err(|_| column.wrong("band_ratings", "negative"));
        let bands = ratings.value.iter().zip(&minutes.value).map(|(from, least)| Ok((rating(*from)?, *least)));
        Ok(Self {
            first_day: column.several_if_any("first_day")?,
            moves_counted: column.number("moves_counted")?,
            bands: bands.collect::<Result<_, FigureError>>()?,
            bands_clause: minutes.clause,
            increment_instead: column.several_if_any("increment_instead")?.map(|figure| figure.value),
            first_control: column.if_any("first_control")?,
            rapid_minutes: column.several("rapid_minutes")?,
            blitz_minutes: column.several("blitz_minutes")?,
            unequal_times: column.several("unequal_times")?,
            hours_per_day: column.number("hours_per_day")?,
            rounds_per_day: column.if_any("rounds_per_day")?,
            rapid_rounds_per_day: column.if_any("rapid_rounds_per_day")?,
            blitz_rounds_per_day: column.if_any("blitz_rounds_per_day")?,
            longest: column.if_any("longest")?,
            reported_monthly: column.if_any("reported_monthly")?,
            before_the_list: column.number("before_the_list")?,
            last_list: column.number("last_list")?,
            copy_of_the_report: column.if_any("copy_of_the_report")?,
            registration: column.number("registration")?,
            registration_strong: column.several_if_any("registration_strong")?,
            closed_share: column.several_if_any("closed_share")?,
            closed_rated: column.if_any("closed_rated")?,
            counts_from: column.if_any("counts_from")?,
            far_apart: column.several_if_any("far_apart")?,
            largest_difference: column.number("largest_difference")?,
            largest_difference_times: column.if_any("largest_difference_times")?,
            largest_difference_below: column.if_any("largest_difference_below")?,
            k_reached: column.several("k_reached")?,
            k_young: column.several("k_young")?,
            k_new: column.several("k_new")?,
            k_usual: column.number("k_usual")?,
            k_times_games: column.number("k_times_games")?,
            floor: column.number("floor")?,
            first_games: column.number("first_games")?,
            first_event_points: column.number("first_event_points")?,
            first_event_opponents: column.if_any("first_event_opponents")?,
            collected_within: column.number("collected_within")?,
            fictitious_opponents: column.several_if_any("fictitious_opponents")?,
            above_even: column.if_any("above_even")?,
            first_most: column.if_any("first_most")?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_every_figure() {
        for edition in Edition::ALL {
            assert_eq!(edition.figures().moves_counted.value, 60, "{edition}");
        }
    }

    #[test]
    fn an_amendment_changes_its_own_figure_alone() {
        let (before, after) = (Edition::Y2024.figures(), Edition::Y2025.figures());
        assert_eq!(before.largest_difference_below, None);
        assert_eq!(after.largest_difference_below.as_ref().map(|figure| figure.value), Some(2650));
        assert_eq!((before.floor.value, after.floor.value), (1400, 1400));
        assert_eq!(Edition::Handbook.figures().largest_difference.clause.as_str(), "FIDE-B.02-2022:8.3.1");
    }
}

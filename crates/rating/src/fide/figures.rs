//! The figures of an edition, read once from `rules/rating/fide.toml`.

use jiff::civil::Date;
use rokade_clause::{ByEdition, Column, Figure, Part, if_any};
use serde::Deserialize;

use super::Edition;
use crate::Rating;

/// An edition of which only the differences are known stands on another.
impl Column for Edition {
    fn every() -> Vec<Self> {
        Edition::ALL.to_vec()
    }

    fn rows(self) -> Vec<String> {
        std::iter::successors(Some(self), |edition| edition.stands_on()).map(|text| text.key().to_owned()).collect()
    }
}

/// Least time of a player in a band, which begins at a rating of the higher rated of the two.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Band {
    pub(crate) from: Rating,
    pub(crate) time: i64,
}

/// Minutes and seconds a move.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct WithIncrement {
    pub(crate) time: i64,
    pub(crate) increment: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct RapidMinutes {
    pub(crate) over: i64,
    pub(crate) below: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct BlitzMinutes {
    pub(crate) over: i64,
    pub(crate) most: i64,
}

/// Whether games of players with different times are rated.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct UnequalTimes {
    pub(crate) standard: bool,
    /// Rapid and blitz.
    pub(crate) fast: bool,
}

/// With a player above the first or a woman above the second rating, so many days before.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct StrongField {
    pub(crate) player: i64,
    pub(crate) woman: i64,
    pub(crate) before: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct FarApart {
    pub(crate) difference: i64,
    pub(crate) above: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct KReached {
    pub(crate) rating: i64,
    pub(crate) factor: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct KYoung {
    pub(crate) birthday: i64,
    pub(crate) below: i64,
    pub(crate) factor: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct KNew {
    pub(crate) games: i64,
    pub(crate) factor: i64,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Fictitious {
    pub(crate) opponents: u32,
    pub(crate) rating: Rating,
}

/// Every figure of one edition. `None`: the edition has no such rule.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figures {
    #[serde(deserialize_with = "if_any")]
    pub(crate) first_day: Option<Figure<Date>>,
    pub(crate) moves_counted: Figure,
    /// Highest band first; the last begins at 0.
    pub(crate) bands: Figure<Vec<Band>>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) increment_instead: Option<Figure<WithIncrement>>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) first_control: Option<Figure>,
    pub(crate) rapid_minutes: Figure<RapidMinutes>,
    pub(crate) blitz_minutes: Figure<BlitzMinutes>,
    pub(crate) unequal_times: Figure<UnequalTimes>,
    pub(crate) hours_per_day: Figure,
    #[serde(deserialize_with = "if_any")]
    pub(crate) rounds_per_day: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) rapid_rounds_per_day: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) blitz_rounds_per_day: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) longest: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) reported_monthly: Option<Figure>,
    pub(crate) before_the_list: Figure,
    pub(crate) last_list: Figure,
    #[serde(deserialize_with = "if_any")]
    pub(crate) copy_of_the_report: Option<Figure>,
    pub(crate) registration: Figure,
    #[serde(deserialize_with = "if_any")]
    pub(crate) registration_strong: Option<Figure<StrongField>>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) closed_share: Option<Figure<Part>>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) closed_rated: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) counts_from: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) far_apart: Option<Figure<FarApart>>,
    pub(crate) largest_difference: Figure,
    #[serde(deserialize_with = "if_any")]
    pub(crate) largest_difference_times: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) largest_difference_below: Option<Figure>,
    pub(crate) k_reached: Figure<KReached>,
    pub(crate) k_young: Figure<KYoung>,
    pub(crate) k_new: Figure<KNew>,
    pub(crate) k_usual: Figure,
    pub(crate) k_times_games: Figure,
    pub(crate) floor: Figure,
    pub(crate) first_games: Figure,
    pub(crate) first_event_points: Figure,
    #[serde(deserialize_with = "if_any")]
    pub(crate) first_event_opponents: Option<Figure>,
    pub(crate) collected_within: Figure,
    #[serde(deserialize_with = "if_any")]
    pub(crate) fictitious_opponents: Option<Figure<Fictitious>>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) above_even: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    pub(crate) first_most: Option<Figure>,
}

impl Edition {
    pub(crate) fn figures(self) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("rating/fide");
        FIGURES.of(self)
    }
}

impl Figures {
    /// Moves a game is taken to last.
    pub(crate) fn moves(&self) -> u32 {
        u32::try_from(self.moves_counted.value).expect("a small number")
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

//! The typed views of the figures in `rules/dsu`, in the edition that holds.

use rokade_clause::{ByEdition, HandbookEdition, cell_if_any, value};
use rokade_model::{Period, TimeControl};
use rokade_rating::Rating;
use serde::Deserialize;

/// `rules/dsu/federation.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Office {
    #[serde(deserialize_with = "value")]
    pub arbiters_with_licence_1: u32,
    #[serde(deserialize_with = "value")]
    pub committee: u32,
    /// Months.
    #[serde(deserialize_with = "value")]
    pub announced_before_deadline: u16,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub fixed_before_start: u16,
    /// Days.
    #[serde(deserialize_with = "value")]
    pub deadline_before_start: u16,
    /// Weeks.
    #[serde(deserialize_with = "value")]
    pub elo_registered_before_start: u16,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub warning_valid: u16,
    /// Months.
    #[serde(deserialize_with = "value")]
    pub second_warning: u16,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub doubling_within: u16,
    #[serde(deserialize_with = "value")]
    pub doubling_factor: u16,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub warning_after_within: u16,
    /// Months.
    #[serde(deserialize_with = "value")]
    pub warning_after_suspension: u16,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub suspension_kept: u16,
    #[serde(deserialize_with = "value")]
    pub rk_members: usize,
    #[serde(deserialize_with = "value")]
    pub rk_substitutes: usize,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub rk_term: u16,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub rk_substitute_term: u16,
    #[serde(deserialize_with = "value")]
    pub rk_retiring: usize,
}

/// `rules/dsu/championships.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Championships {
    #[serde(deserialize_with = "value")]
    realm: Vec<String>,
    /// Weeks.
    #[serde(deserialize_with = "value")]
    pub entries_before_easter_monday: u16,
    #[serde(deserialize_with = "value")]
    pub landshold_players: usize,
    #[serde(deserialize_with = "value")]
    pub landshold_direct: Rating,
    #[serde(deserialize_with = "value")]
    pub kandidat_least: usize,
    #[serde(deserialize_with = "value")]
    pub kandidat_juniors: usize,
    #[serde(deserialize_with = "value")]
    pub junior_from: Rating,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub junior_below: u16,
    #[serde(deserialize_with = "value")]
    pub kandidat_direct: Rating,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub veteran_from: u16,
    #[serde(deserialize_with = "value")]
    pub youth_ages: Vec<u16>,
    #[serde(deserialize_with = "value")]
    pub youth_title_from: usize,
}

impl Championships {
    /// Whether FIDE's federation is one of the Realm.
    pub(crate) fn is_of_the_realm(&self, federation: &str) -> bool {
        self.realm.iter().any(|one| one == federation)
    }
}

/// `rules/dsu/time_control.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Times {
    #[serde(deserialize_with = "value")]
    pub fide_two_periods: Named,
    #[serde(deserialize_with = "value")]
    pub fide_one_period: Named,
    #[serde(deserialize_with = "value")]
    pub championship_first_classes: Named,
    #[serde(deserialize_with = "value")]
    pub championship_other_classes: Named,
    #[serde(deserialize_with = "value")]
    pub senior_championship: Named,
    #[serde(deserialize_with = "value")]
    pub rapid_championship: Named,
    #[serde(deserialize_with = "value")]
    pub womens_rapid_championship: Named,
    /// Years.
    #[serde(deserialize_with = "value")]
    pub youth_older_from: u16,
    #[serde(deserialize_with = "value")]
    pub youth_younger: Named,
    #[serde(deserialize_with = "value")]
    pub youth_older: Named,
    /// Minutes of both players together.
    #[serde(deserialize_with = "value")]
    pub quickplay_total: i64,
    #[serde(deserialize_with = "value")]
    pub quickplay_period_least: i64,
    #[serde(deserialize_with = "value")]
    pub quickplay_period_most: i64,
}

/// A time control that the handbook writes out.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct Named(Vec<NamedPeriod>);

#[derive(Deserialize)]
struct NamedPeriod {
    #[serde(deserialize_with = "cell_if_any")]
    moves: Option<u32>,
    /// Minutes.
    time: u32,
    /// Seconds.
    increment: u32,
}

impl Named {
    pub(crate) fn is(&self, control: &TimeControl) -> bool {
        let period =
            |named: &NamedPeriod| Period { moves: named.moves, seconds: named.time * 60, increment: named.increment };
        self.0.iter().map(period).eq(control.periods().iter().copied())
    }
}

/// What is asked here of `rules/dsu/play.toml`, which others read too.
#[derive(Deserialize)]
pub(crate) struct Play {
    /// Minutes.
    #[serde(deserialize_with = "value")]
    pub default_time: i64,
    /// Minutes.
    #[serde(deserialize_with = "value")]
    pub normal_time: i64,
    #[serde(deserialize_with = "value")]
    pub moves_per_hour_least: i64,
    #[serde(deserialize_with = "value")]
    pub moves_per_hour_most: i64,
    /// Days.
    #[serde(deserialize_with = "value")]
    pub entry_list_returned: u16,
    /// Months.
    #[serde(deserialize_with = "value")]
    pub no_show_suspension: u16,
}

/// What is asked here of `rules/dsu/groups.toml`.
#[derive(Deserialize)]
pub(crate) struct Groups {
    #[serde(deserialize_with = "value")]
    pub merge_below: usize,
}

pub(crate) fn office(handbook: HandbookEdition) -> &'static Office {
    static OFFICE: ByEdition<HandbookEdition, Office> = ByEdition::of_table("dsu/federation");
    OFFICE.of(handbook)
}

pub(crate) fn championships(handbook: HandbookEdition) -> &'static Championships {
    static CHAMPIONSHIPS: ByEdition<HandbookEdition, Championships> = ByEdition::of_table("dsu/championships");
    CHAMPIONSHIPS.of(handbook)
}

pub(crate) fn times(handbook: HandbookEdition) -> &'static Times {
    static TIMES: ByEdition<HandbookEdition, Times> = ByEdition::of_table("dsu/time_control");
    TIMES.of(handbook)
}

pub(crate) fn play(handbook: HandbookEdition) -> &'static Play {
    static PLAY: ByEdition<HandbookEdition, Play> = ByEdition::of_table("dsu/play");
    PLAY.of(handbook)
}

pub(crate) fn groups(handbook: HandbookEdition) -> &'static Groups {
    static GROUPS: ByEdition<HandbookEdition, Groups> = ByEdition::of_table("dsu/groups");
    GROUPS.of(handbook)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_loads_in_every_edition() {
        for edition in HandbookEdition::all() {
            assert!(office(edition).committee > 0 && championships(edition).landshold_players > 0);
            assert!(times(edition).quickplay_total > 0 && play(edition).normal_time > 0);
            assert!(groups(edition).merge_below > 0);
        }
    }
}

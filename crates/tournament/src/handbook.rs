//! What the union's handbook says in figures, in the edition that an event goes by.

use jiff::civil::Date;
use rokade_clause::{ByEdition, Figure, HandbookEdition, value, value_if_any};
use serde::Deserialize;

use crate::{Tournament, TournamentSettings};

/// Times an organiser must keep: `rules/dsu/play.toml`. The default time is the Laws' to read, the normal time the
/// federation's.
#[derive(Deserialize)]
pub(crate) struct Play {
    /// Days after the ruling (D4.1-17).
    #[serde(deserialize_with = "value")]
    pub appeal_within: i64,
    /// Days within which the registrar returns the entry list with current ratings (D4.1-5c).
    #[serde(deserialize_with = "value")]
    pub entry_list_returned: i64,
    /// Days after the last round (D4.1-5f).
    #[serde(deserialize_with = "value")]
    pub report_due: i64,
    /// Months, at least (D4.5.4.2c).
    #[serde(deserialize_with = "value")]
    pub no_show_suspension: i64,
}

/// Making groups: `rules/dsu/groups.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Groups {
    /// How many groups may be odd where not everybody meets everybody (D4.4-65b).
    #[serde(deserialize_with = "value")]
    pub odd_groups: usize,
    /// A youth group with fewer players may be played together with another (D4.3.5.2b).
    #[serde(deserialize_with = "value")]
    pub merge_below: usize,
}

/// What is blitz and what is rapid, in minutes: `rules/dsu/pace.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pace {
    #[serde(deserialize_with = "value")]
    pub rapid_least: i64,
    #[serde(deserialize_with = "value")]
    pub rapid_most: i64,
}

/// Play-offs of matches, in games of each stage: `rules/dsu/ladders.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ladders {
    #[serde(deserialize_with = "value")]
    pub gladiator_ordinary: u8,
    #[serde(deserialize_with = "value")]
    pub gladiator_reduced: u8,
    /// `None`: until somebody wins.
    #[serde(deserialize_with = "value_if_any")]
    pub gladiator_blitz: Option<u8>,
    #[serde(deserialize_with = "value")]
    pub knock_out_ordinary: u8,
    #[serde(deserialize_with = "value")]
    pub knock_out_rapid: u8,
    #[serde(deserialize_with = "value")]
    pub knock_out_blitz: u8,
    #[serde(deserialize_with = "value")]
    pub knock_out_sudden_death: SuddenDeath,
    #[serde(deserialize_with = "value")]
    pub champion_rapid: u8,
    #[serde(deserialize_with = "value")]
    pub champion_blitz: u8,
    #[serde(deserialize_with = "value")]
    pub champion_sudden_death: SuddenDeath,
    #[serde(deserialize_with = "value")]
    pub promotion_blitz: u8,
    #[serde(deserialize_with = "value")]
    pub promotion_further_blitz: u8,
    #[serde(deserialize_with = "value")]
    pub promotion_sudden_death: SuddenDeath,
}

/// Games, and the minutes of either player.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct SuddenDeath {
    pub games: u8,
    pub white: u32,
    pub black: u32,
}

/// The handicap table: `rules/dsu/handicap.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HandicapTable {
    /// Minutes of both players together.
    #[serde(deserialize_with = "value")]
    pub total: u32,
    #[serde(deserialize_with = "value")]
    pub steps: Vec<HandicapStep>,
}

/// From a difference in rating on, the stronger player has so many minutes.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct HandicapStep {
    pub difference: u32,
    pub stronger: u32,
}

pub(crate) fn play(handbook: HandbookEdition) -> &'static Play {
    static PLAY: ByEdition<HandbookEdition, Play> = ByEdition::of_table("dsu/play");
    PLAY.of(handbook)
}

pub(crate) fn groups(handbook: HandbookEdition) -> &'static Groups {
    static GROUPS: ByEdition<HandbookEdition, Groups> = ByEdition::of_table("dsu/groups");
    GROUPS.of(handbook)
}

pub(crate) fn pace(handbook: HandbookEdition) -> &'static Pace {
    static PACE: ByEdition<HandbookEdition, Pace> = ByEdition::of_table("dsu/pace");
    PACE.of(handbook)
}

pub(crate) fn ladders(handbook: HandbookEdition) -> &'static Ladders {
    static LADDERS: ByEdition<HandbookEdition, Ladders> = ByEdition::of_table("dsu/ladders");
    LADDERS.of(handbook)
}

pub(crate) fn handicap(handbook: HandbookEdition) -> &'static HandicapTable {
    static HANDICAP: ByEdition<HandbookEdition, HandicapTable> = ByEdition::of_table("dsu/handicap");
    HANDICAP.of(handbook)
}

/// The playing day by which prizes are known (D4.1-5e).
pub(crate) fn prizes_published_by(handbook: HandbookEdition) -> &'static Figure<usize> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Prizes {
        published_by: Figure<usize>,
    }
    static PRIZES: ByEdition<HandbookEdition, Prizes> = ByEdition::of_table("dsu/prizes");
    &PRIZES.of(handbook).published_by
}

impl TournamentSettings {
    /// The edition in force on the event's first day, where that is stated.
    pub fn handbook_in_force(&self) -> Option<HandbookEdition> {
        HandbookEdition::of_start(&self.starts)
    }

    /// Whether the event begins before any edition that is known, so that the first one stands for an older text.
    pub fn is_before_the_handbook(&self) -> bool {
        let first = HandbookEdition::default().first_day();
        self.starts.parse::<Date>().is_ok_and(|starts| starts < first)
    }
}

impl Tournament {
    /// The edition of the union's regulations that the event goes by.
    pub fn handbook(&self) -> HandbookEdition {
        self.settings.handbook.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_of_the_handbook_loads_in_every_edition() {
        for edition in HandbookEdition::all() {
            assert!(play(edition).report_due > 0 && groups(edition).odd_groups > 0);
            assert!(pace(edition).rapid_least < pace(edition).rapid_most);
            assert!(ladders(edition).knock_out_ordinary > 0);
            assert!(!handicap(edition).steps.is_empty() && prizes_published_by(edition).value > 0);
        }
    }

    #[test]
    fn an_event_goes_by_the_edition_of_its_first_day() {
        let on = |starts: &str| TournamentSettings { starts: starts.to_owned(), ..TournamentSettings::default() };
        assert_eq!(on("2026-11-18").handbook_in_force(), HandbookEdition::all().next_back());
        assert_eq!(on("").handbook_in_force(), None);
        assert!(on("2010-04-01").is_before_the_handbook());
        assert!(!on("2010-04-02").is_before_the_handbook() && !on("").is_before_the_handbook());
    }
}

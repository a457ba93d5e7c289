//! The figures of both texts, as `rules/rating/norms.toml` and `rules/rating/fide_norms.toml` have them.

use std::fmt;

use rokade_clause::{ByEdition, ClauseId, Column, Figure, HandbookEdition, Part, value, value_if_any};
use rokade_model::HalfPoints;
use serde::{Deserialize, Deserializer};

use super::{Edition, NormTitle, Share};
use crate::Rating;
use crate::table::Tables;

/// A rating for each of the four titles of norms.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct ByTitle {
    gm: Rating,
    im: Rating,
    wgm: Rating,
    wim: Rating,
}

impl ByTitle {
    pub(super) const fn of(self, title: NormTitle) -> Rating {
        match title {
            NormTitle::Gm => self.gm,
            NormTitle::Im => self.im,
            NormTitle::Wgm => self.wgm,
            NormTitle::Wim => self.wim,
        }
    }
}

/// A rating for each of the titles that are had without a norm.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct RatingTitles {
    pub(super) fm: Rating,
    pub(super) cm: Rating,
    pub(super) wfm: Rating,
    pub(super) wcm: Rating,
}

/// What both texts have.
#[derive(Deserialize)]
pub(super) struct Figures {
    pub(super) performance: Figure<ByTitle>,
    pub(super) average_least: Figure<ByTitle>,
    lifted_to: Figure<ByTitle>,
    #[serde(deserialize_with = "value")]
    pub(super) lifted_opponents: usize,
    /// `None`: an unrated opponent has no place in the average unless raised.
    #[serde(deserialize_with = "value_if_any")]
    pub(super) unrated_counts_as: Option<Rating>,
    score_least: Figure<Part>,
    pub(super) games: Figure<u32>,
    pub(super) title_holders: Figure<Part>,
    pub(super) titled_opponents: Figure<u32>,
    pub(super) games_per_day: Figure<u32>,
    #[serde(deserialize_with = "value")]
    rating_titles: RatingTitles,
    /// Those that turn a score into a performance.
    #[serde(skip, default = "Tables::fide")]
    pub(super) tables: &'static Tables,
}

/// The extract goes by the tables of the handbook that it stands in.
fn with_handbook_tables<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Figures, D::Error> {
    let tables = Tables::of(HandbookEdition::default());
    Ok(Figures { tables, ..Figures::deserialize(deserializer)? })
}

/// What the handbook has besides.
#[derive(Deserialize)]
pub(super) struct Handbook {
    #[serde(flatten, deserialize_with = "with_handbook_tables")]
    pub(super) figures: Figures,
    #[serde(rename = "titled_opponents_stronger", deserialize_with = "value")]
    pub(super) titled_stronger: u32,
    pub(super) unrated_in_nine: Figure<u32>,
    #[serde(rename = "unrated_opponents")]
    pub(super) unrated: Figure<u32>,
    pub(super) foreigners: Figure<Part>,
    pub(super) nations: Figure<u32>,
    pub(super) days: Figure<u32>,
    pub(super) time: Figure<GameTime>,
}

/// Minutes for the game; or minutes and seconds a move.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct GameTime {
    pub(super) plain: u32,
    pub(super) base: u32,
    pub(super) increment: u32,
}

/// What FIDE's regulations of 2024 have besides.
#[derive(Deserialize)]
pub(super) struct Fide2024 {
    #[serde(flatten)]
    pub(super) figures: Figures,
    pub(super) games_with_unplayed: Figure<u32>,
    #[serde(rename = "titled_opponents_part", deserialize_with = "value")]
    pub(super) titled_part: Part,
    #[serde(rename = "titled_opponents_part_double", deserialize_with = "value")]
    pub(super) titled_part_double: Part,
    pub(super) double_players: Figure<u32>,
    pub(super) federations: Figure<u32>,
    pub(super) own_federation: Figure<Part>,
    pub(super) one_federation: Figure<Part>,
    #[serde(deserialize_with = "value")]
    pub(super) open_field: OpenField,
    #[serde(deserialize_with = "value")]
    pub(super) open_field_missed: u32,
    pub(super) time_for_sixty_moves: Figure<u32>,
    pub(super) hours_per_day: Figure<u32>,
    pub(super) registered: Figure<u32>,
}

/// Guests, their federations, those with one of the four titles.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct OpenField {
    pub(super) guests: u32,
    pub(super) federations: u32,
    pub(super) titled: u32,
}

impl Figures {
    pub(super) fn lifted_to(&self, title: NormTitle) -> Rating {
        self.lifted_to.value.of(title)
    }

    /// The clause that raises the lowest opponents.
    pub(super) fn lifting_clause(&self) -> &ClauseId {
        &self.lifted_to.clause
    }

    pub(super) fn performance(&self, title: NormTitle) -> i64 {
        i64::from(self.performance.value.of(title))
    }

    pub(super) fn average_least(&self, title: NormTitle) -> Rating {
        self.average_least.value.of(title)
    }

    pub(super) fn score_clause(&self) -> &ClauseId {
        &self.score_least.clause
    }

    /// The lowest score before it is rounded: half-points are counted, and a share is of whole ones.
    pub(super) const fn score_share(&self, games: u32) -> Share {
        Share { over: self.score_least.value.over, under: 2 * self.score_least.value.under, of: games }
    }

    /// The lowest score, whatever the opponents.
    pub(super) fn score_least(&self, games: u32) -> HalfPoints {
        HalfPoints(i32::try_from(self.score_least.value.up(games)).expect("games are few"))
    }
}

/// The performance a title asks for.
pub fn performance_least(edition: Edition, title: NormTitle) -> Rating {
    of(edition).performance.value.of(title)
}

/// The lowest average of opponents with which a norm can be made.
pub fn average_from(edition: Edition, title: NormTitle) -> Rating {
    of(edition).average_least(title)
}

/// The games a norm takes.
pub fn games_least(edition: Edition) -> u32 {
    of(edition).games.value
}

pub(super) fn rating_titles(edition: Edition) -> RatingTitles {
    of(edition).rating_titles
}

pub(super) fn of(edition: Edition) -> &'static Figures {
    match edition {
        Edition::Handbook => &handbook().figures,
        Edition::Fide2024 => &fide_2024().figures,
    }
}

pub(super) fn handbook() -> &'static Handbook {
    static HANDBOOK: ByEdition<Extract, Handbook> = ByEdition::of_table("rating/norms");
    HANDBOOK.of(Extract)
}

pub(super) fn fide_2024() -> &'static Fide2024 {
    static FIDE: ByEdition<Titles2024, Fide2024> = ByEdition::of_table("rating/fide_norms");
    FIDE.of(Titles2024)
}

/// The one column of the handbook's extract.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Extract;

/// The one column of FIDE's title regulations.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Titles2024;

impl Column for Extract {
    fn every() -> Vec<Self> {
        vec![Extract]
    }

    fn rows(self) -> Vec<String> {
        vec![self.to_string()]
    }
}

impl Column for Titles2024 {
    fn every() -> Vec<Self> {
        vec![Titles2024]
    }

    fn rows(self) -> Vec<String> {
        vec![self.to_string()]
    }
}

impl fmt::Display for Extract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Edition::Handbook.key())
    }
}

impl fmt::Display for Titles2024 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Edition::Fide2024.key())
    }
}

//! Tournament report files: TRF06, TRF16, TRF26 and the dialects of pairing programs.
//!
//! `read` decides what a file says, or lists everything that keeps it from saying it.
//! `write` makes files that `read` takes back unchanged. Neither judges the tournament itself.

mod align;
mod assemble;
mod birth;
mod build;
mod check;
mod date;
mod date_words;
mod engine;
mod event_days;
mod fact_place;
mod facts;
mod fide_facts;
mod fold;
mod header;
mod impossible;
mod initial_color;
mod line;
mod national;
mod older;
mod plan;
mod player;
mod read;
mod records;
mod renumber;
mod requests;
mod round_dates;
mod scoring;
mod stated;
mod system;
mod teams;
mod unlikely;
mod withdrawal;
mod write;
mod write_players;
mod write_requests;

pub(crate) use date::of_numbers;
pub use date::{read_date, written_date};
pub use facts::{Facts, ForfeitNotice, OpenGame, PlacementOrder};
pub use fide_facts::FideFacts;
pub use header::{Adjustment, Header, NationalRating, RankMethod, StartingRank};
pub use impossible::DateFault;
pub use plan::{AccelerationRule, Plan, TeamName};
pub use read::{Reviewed, read, review};
pub use unlikely::UNLIKELY;
pub use write::{TrfEdition, WriteOptions, write};

use rokade_clause::Reason;
use rokade_model::{HalfPoints, History, Person, StartNumber, Title};

/// More players than start numbers of four digits can tell apart.
pub(crate) const MOST_PLAYERS: usize = 9_999;
/// Rounds have three digits in the records that name them.
pub(crate) const MOST_ROUNDS: u32 = 999;

/// The assumption of a file without a number of rounds.
const ROUNDS_COUNTED: &str = "rounds_counted";

/// The family a file belongs to, told by its records.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// Titles by small letters.
    Trf06,
    Trf16,
    /// TRF16 with `XX` records.
    Javafo,
    /// TRF16 with `BB` records.
    BbpPairings,
    #[default]
    Trf26,
}

/// What the file itself says of a player's score and place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stated {
    pub points: Option<HalfPoints>,
    pub rank: Option<u32>,
}

/// The record a kept line follows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    Start,
    /// Behind the last record of this code; dialects count as the TRF26 code they stand for.
    After(String),
    AfterPlayer(StartNumber),
}

/// A remark, a team record or a line of unknown kind: kept as it stands, where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLine {
    pub place: Place,
    pub text: String,
}

/// One tournament report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trf {
    pub dialect: Dialect,
    pub header: Header,
    pub history: History,
    /// In the order of `history.players`, as are the next three.
    pub people: Vec<Person>,
    pub titles: Vec<Option<Title>>,
    /// The rating of the player's own record. `history` holds the one the event goes by.
    pub fide_ratings: Vec<Option<u32>>,
    pub stated: Vec<Stated>,
    pub facts: Facts,
    pub fide: FideFacts,
    pub plan: Plan,
    pub rest: Vec<KeptLine>,
    pub assumptions: Vec<Reason>,
}

impl Trf {
    /// A report of a tournament, to be completed with its header.
    ///
    /// # Panics
    /// If there is not one person for each player of the history.
    pub fn new(history: History, people: Vec<Person>) -> Self {
        assert_eq!(history.players.len(), people.len(), "one person for each player");
        let rated = history.players.iter().filter(|player| player.rating.is_some()).count();
        let header =
            Header { player_count: people.len().to_string(), rated_count: rated.to_string(), ..Header::default() };
        Self {
            header,
            titles: vec![None; people.len()],
            fide_ratings: history.players.iter().map(|player| player.rating).collect(),
            stated: vec![Stated::default(); people.len()],
            history,
            people,
            ..Self::default()
        }
    }

    /// Whether the number of rounds is planned, or only counted because the file does not state it.
    pub fn states_rounds(&self) -> bool {
        !self.assumptions.iter().any(|reason| reason.key == ROUNDS_COUNTED)
    }

    pub fn person(&self, number: StartNumber) -> Option<&Person> {
        let index = self.history.players.binary_search_by_key(&number, |player| player.number).ok()?;
        self.people.get(index)
    }
}

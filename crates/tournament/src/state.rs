//! The state of a tournament: the fold of its journal.

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Forbidden, Notice, RoundNumber, StartNumber, Title};
use rokade_pairing::Pairing;

use crate::{
    FactsVersion, GameState, GroupId, GroupSettings, Micros, OrderedBy, PlayerId, PublishedBye, Seat,
    TournamentSettings,
};

#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub id: PlayerId,
    pub group: GroupId,
    pub facts: FactsVersion,
    pub rating: Option<u32>,
    pub title: Option<Title>,
    pub section: String,
    pub fixed_board: Option<u32>,
    pub name_withheld: bool,
    pub erased: bool,
    /// Byes asked for or given, by round.
    pub byes: BTreeMap<RoundNumber, ByeKind>,
    /// The round before which the player entered; 1 for everybody there from the start.
    pub entered_before: RoundNumber,
}

/// Start numbers: the player at index 0 is number 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    pub by: OrderedBy,
    pub players: Vec<PlayerId>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The number on the table.
    pub number: u32,
    pub white: PlayerId,
    pub black: PlayerId,
    pub game: GameState,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub number: RoundNumber,
    /// As drafted by the engine, with its reasons, whatever was made of it by hand.
    pub pairing: Pairing,
    pub boards: Vec<Board>,
    pub byes: Vec<PublishedBye>,
    pub by_hand: bool,
    pub published: Micros,
    /// Set by the arbiter's start; a scheduled start is judged by the time.
    pub started: Option<Micros>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ManualSession {
    pub seats: Vec<Seat>,
    pub bye: Option<PlayerId>,
    /// `None` while the session is open.
    pub ended: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub round: RoundNumber,
    pub pairing: Pairing,
    pub manual: Option<ManualSession>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub id: GroupId,
    pub settings: GroupSettings,
    pub order: Option<Order>,
    pub rounds: Vec<Round>,
    pub draft: Option<Draft>,
    /// In order of withdrawal.
    pub withdrawn: Vec<(PlayerId, RoundNumber, Notice)>,
    /// By player id, not by start number.
    pub forbidden: Vec<Forbidden>,
    pub finished: bool,
}

/// A tournament as it stands after some event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tournament {
    pub settings: TournamentSettings,
    pub groups: BTreeMap<GroupId, Group>,
    pub players: BTreeMap<PlayerId, Player>,
    /// The last event applied.
    pub seq: u64,
}

impl Group {
    pub fn number_of(&self, player: PlayerId) -> Option<StartNumber> {
        let index = self.order.as_ref()?.players.iter().position(|id| *id == player)?;
        Some(StartNumber::try_from(index + 1).expect("a start number fits"))
    }

    pub fn player_with(&self, number: StartNumber) -> Option<PlayerId> {
        let index = usize::try_from(number.checked_sub(1)?).expect("a start number fits");
        self.order.as_ref()?.players.get(index).copied()
    }
}

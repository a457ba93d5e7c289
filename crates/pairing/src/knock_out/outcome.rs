//! Who goes on from a match.

use rokade_model::{ByeKind, Entry, History, Mark, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

/// What became of a match. Reading `docs/readings/knock-out-winners.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Not begun, or its players are not known yet.
    Open,
    /// Begun or drawn: a winner must still be found (D4.9.7-5).
    Undecided,
    Won {
        winner: StartNumber,
        way: Way,
    },
    /// Neither goes on.
    Nobody,
}

/// How a match was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Played,
    /// The opponent did not come to the board.
    Forfeit,
    /// The opponent had withdrawn or was away, so that no match was laid.
    Walkover,
    /// There was no opponent.
    Bye,
}

impl Outcome {
    pub const fn winner(self) -> Option<StartNumber> {
        match self {
            Outcome::Won { winner, .. } => Some(winner),
            Outcome::Open | Outcome::Undecided | Outcome::Nobody => None,
        }
    }

    /// Nothing more is to be played.
    pub const fn is_decided(self) -> bool {
        matches!(self, Outcome::Won { .. } | Outcome::Nobody)
    }
}

/// The outcome for somebody without an opponent: he goes on while he is in the event.
pub(super) fn alone(history: &History, round: RoundNumber, player: StartNumber) -> Outcome {
    match history.player(player).is_some_and(|player| !player.is_withdrawn_before(round)) {
        true => Outcome::Won { winner: player, way: Way::Bye },
        false => Outcome::Nobody,
    }
}

/// The outcome of the match of two players.
pub(super) fn of(history: &History, round: RoundNumber, one: StartNumber, other: StartNumber) -> Outcome {
    let entry = |number| history.player(number).map_or(Entry::Blank, |player| player.entry(round));
    let (first, second) = (entry(one), entry(other));
    if first.opponent() == Some(other) || second.opponent() == Some(one) {
        let mark = |entry: Entry, opponent| match entry {
            Entry::Game { opponent: named, mark, .. } if named == opponent => mark,
            _ => None,
        };
        return of_game((one, mark(first, other)), (other, mark(second, one)));
    }
    let walkover = |winner| Outcome::Won { winner, way: Way::Walkover };
    const WENT_ON: Entry = Entry::Bye(ByeKind::PairingAllocated);
    match (first == WENT_ON, second == WENT_ON) {
        (true, false) => return walkover(one),
        (false, true) => return walkover(other),
        (true, true) => return Outcome::Undecided,
        (false, false) => {}
    }
    let is_away = |number, entry| {
        matches!(entry, Entry::Bye(_)) || history.player(number).is_none_or(|player| player.is_withdrawn_before(round))
    };
    match (is_away(one, first), is_away(other, second)) {
        (true, true) => Outcome::Nobody,
        (true, false) if second == Entry::Blank => walkover(other),
        (false, true) if first == Entry::Blank => walkover(one),
        _ if first == Entry::Blank && second == Entry::Blank => Outcome::Open,
        _ => Outcome::Undecided,
    }
}

/// The outcome of a match by its marks; a file may note it on one line only.
fn of_game(one: (StartNumber, Option<Mark>), other: (StartNumber, Option<Mark>)) -> Outcome {
    #[derive(Clone, Copy, PartialEq)]
    enum Got {
        Unknown,
        Lost,
        Half,
        Won,
    }
    let got = |mark: Option<Mark>| match mark {
        None => Got::Unknown,
        Some(mark) if mark.is_win() => Got::Won,
        Some(mark) if mark.is_draw() => Got::Half,
        Some(_) => Got::Lost,
    };
    let is_forfeit = [one.1, other.1].into_iter().flatten().any(|mark| !mark.is_played());
    let way = if is_forfeit { Way::Forfeit } else { Way::Played };
    match (got(one.1), got(other.1)) {
        (Got::Won, Got::Won) => Outcome::Undecided,
        (Got::Won, _) | (Got::Half | Got::Unknown, Got::Lost) => Outcome::Won { winner: one.0, way },
        (_, Got::Won) | (Got::Lost, Got::Half | Got::Unknown) => Outcome::Won { winner: other.0, way },
        (Got::Lost, Got::Lost) => Outcome::Nobody,
        (Got::Half | Got::Unknown, Got::Half | Got::Unknown) => Outcome::Undecided,
    }
}

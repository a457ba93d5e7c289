//! A round as a list of pairs, what differs in another, and who moves.

use rokade_pairing::NoPairing;
use rokade_tournament::PlayerId;
use rokade_words::Arg;

use crate::hall::{InGroup, Said};
use crate::view::{Laid, Who};

/// Whether pairs that the other list does not have are marked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Differences,
    Nothing,
}

pub(super) struct List {
    pub title: String,
    pub rows: Vec<Row>,
    /// Why there is no round.
    pub refused: Option<Said>,
}

pub(super) struct Row {
    /// Empty for a bye.
    pub board: String,
    pub white: Who,
    /// `None` for a bye.
    pub black: Option<Who>,
    pub is_changed: bool,
}

/// A player with another opponent or another colour.
pub(super) struct Move {
    pub who: Who,
    pub before: String,
    pub after: String,
}

impl List {
    pub fn new(title: String, laid: &Laid, other: &Laid, mark: Mark) -> List {
        let is_new = |white, black| {
            mark == Mark::Differences && !other.pairs.iter().any(|pair| (pair.white, pair.black) == (white, black))
        };
        let boards = laid.pairs.iter().map(|pair| Row {
            board: pair.board.to_string(),
            white: laid.field.who(pair.white).clone(),
            black: Some(laid.field.who(pair.black).clone()),
            is_changed: is_new(pair.white, pair.black),
        });
        let byes = laid.alone.iter().map(|player| Row {
            board: String::new(),
            white: laid.field.who(*player).clone(),
            black: None,
            is_changed: mark == Mark::Differences && !other.alone.contains(player),
        });
        List { title, rows: boards.chain(byes).collect(), refused: None }
    }

    /// No legal pairing exists.
    pub fn refused(title: String, room: &InGroup, none: &NoPairing) -> List {
        List { title, rows: Vec::new(), refused: Some(room.hall.say_numbered(room.group(), &none.reason)) }
    }
}

/// Everybody who sits otherwise, in the order of the first list.
pub(super) fn moves(before: &Laid, after: &Laid) -> Vec<Move> {
    let paired = before.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
    let everybody = paired.chain(before.alone.iter().copied());
    let moved = everybody.filter(|player| seat(before, *player) != seat(after, *player));
    moved
        .map(|player| Move {
            who: before.field.who(player).clone(),
            before: in_words(before, player),
            after: in_words(after, player),
        })
        .collect()
}

/// Opponent, and whether the player has White; `None` without a game.
fn seat(laid: &Laid, player: PlayerId) -> Option<(PlayerId, bool)> {
    laid.pairs.iter().find_map(|pair| match player {
        player if player == pair.white => Some((pair.black, true)),
        player if player == pair.black => Some((pair.white, false)),
        _ => None,
    })
}

fn in_words(laid: &Laid, player: PlayerId) -> String {
    let reader = &laid.field.reader;
    match seat(laid, player) {
        Some((opponent, is_white)) => {
            let colour = reader.say(if is_white { "view-white" } else { "view-black" });
            let opponent = laid.field.who(opponent).name.as_str();
            reader.say_with("view-seat", &[("colour", Arg::from(colour)), ("opponent", Arg::from(opponent))])
        }
        None => reader.say("view-without-game"),
    }
}

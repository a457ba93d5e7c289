//! A round as a list of pairs, what differs in another, and who moves.

use rokade_model::ByeKind;
use rokade_pairing::NoPairing;
use rokade_tournament::PlayerId;
use rokade_view::{Laid, Who};
use rokade_words::Arg;

use crate::hall::{InGroup, Said};

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
    /// What kind of bye; empty for a game.
    pub bye: String,
    pub is_changed: bool,
}

/// A player with another opponent or another colour.
pub(super) struct Move {
    pub who: Who,
    pub before: String,
    pub after: String,
}

impl List {
    pub(super) fn new(title: String, laid: &Laid, other: &Laid, mark: Mark) -> List {
        let is_new = |white, black| {
            mark == Mark::Differences && !other.pairs.iter().any(|pair| (pair.white, pair.black) == (white, black))
        };
        let boards = laid.pairs.iter().map(|pair| Row {
            board: pair.board.to_string(),
            white: laid.field.who(pair.white).clone(),
            black: Some(laid.field.who(pair.black).clone()),
            bye: String::new(),
            is_changed: is_new(pair.white, pair.black),
        });
        let byes = laid.alone.iter().map(|player| Row {
            board: String::new(),
            white: laid.field.who(*player).clone(),
            black: None,
            bye: laid.field.reader.say("word-bye"),
            is_changed: mark == Mark::Differences && !other.alone.contains(player),
        });
        let there = absent(other);
        let asked = absent(laid).into_iter().map(|(player, kind)| Row {
            board: String::new(),
            white: laid.field.who(player).clone(),
            black: None,
            bye: laid.field.reader.say(bye_word(kind)),
            is_changed: mark == Mark::Differences && !there.contains(&(player, kind)),
        });
        List { title, rows: boards.chain(byes).chain(asked).collect(), refused: None }
    }

    /// No legal pairing exists.
    pub(super) fn refused(title: String, room: &InGroup, none: &NoPairing) -> List {
        List { title, rows: Vec::new(), refused: Some(room.hall.say_numbered(room.group(), &none.reason)) }
    }
}

const fn bye_word(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::PairingAllocated => "word-bye",
        ByeKind::Full => "desk-bye-full",
        ByeKind::Half => "desk-bye-half",
        ByeKind::Zero => "desk-bye-zero",
    }
}

/// Who has a bye the system did not give: as published, or as asked for where nothing is published yet.
fn absent(laid: &Laid) -> Vec<(PlayerId, ByeKind)> {
    let group = laid.field.group;
    let byes: Vec<(PlayerId, ByeKind)> = match group.round(laid.round) {
        Some(published) if !laid.is_draft => published.byes.iter().map(|bye| (bye.player, bye.kind)).collect(),
        _ => {
            let members = laid.field.reader.book.tournament.members(group.id);
            let here = members.filter(|player| !group.is_withdrawn(player.id));
            here.filter_map(|player| Some((player.id, *player.byes.get(&laid.round)?))).collect()
        }
    };
    let is_seated = |player| seat(laid, player).is_some() || laid.alone.contains(&player);
    byes.into_iter().filter(|(player, kind)| *kind != ByeKind::PairingAllocated && !is_seated(*player)).collect()
}

/// Whether the same pairs stand in another order. Published boards are taken in the order they were
/// laid: players with a table of their own would else seem to have moved.
pub(super) fn is_reordered(before: &Laid, after: &Laid) -> bool {
    moves(before, after).is_empty() && order(before) != order(after)
}

fn order(laid: &Laid) -> Vec<(PlayerId, PlayerId)> {
    match laid.field.group.round(laid.round) {
        Some(published) if !laid.is_draft => published.boards.iter().map(|board| (board.white, board.black)).collect(),
        _ => laid.pairs.iter().map(|pair| (pair.white, pair.black)).collect(),
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
            let colour = reader.say(if is_white { "word-white" } else { "word-black" });
            let opponent = laid.field.who(opponent).name.as_str();
            reader.say_with("view-seat", &[("colour", Arg::from(colour)), ("opponent", Arg::from(opponent))])
        }
        None => reader.say("word-without-a-game"),
    }
}

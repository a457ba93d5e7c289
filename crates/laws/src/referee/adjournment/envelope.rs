//! What is written on the envelope, and what the referee would write there.

use rokade_board::Color;

use super::clauses::{self, ITEMS};
use crate::referee::game::{Game, Moment};
use crate::referee::pair::{Both, color_key};
use crate::referee::time::Millis;

/// One of the seven things that belong on an envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    Names,
    Position,
    Times,
    Sealer,
    MoveNumber,
    /// Only where an offer is in force.
    DrawOffer,
    Resumption,
}

impl Item {
    /// In the order of the Laws.
    pub const ALL: [Item; 7] =
        [Item::Names, Item::Position, Item::Times, Item::Sealer, Item::MoveNumber, Item::DrawOffer, Item::Resumption];

    pub const fn key(self) -> &'static str {
        match self {
            Item::Names => "names",
            Item::Position => "position",
            Item::Times => "times",
            Item::Sealer => "sealer",
            Item::MoveNumber => "move_number",
            Item::DrawOffer => "draw_offer",
            Item::Resumption => "resumption",
        }
    }

    /// The item that a word or two mean: its key, the letter or number of the Laws, or plain words.
    pub fn read(text: &str) -> Option<Item> {
        let text = text.trim().to_lowercase();
        let by_key = Item::ALL.into_iter().find(|item| item.key() == text);
        by_key.or_else(|| Self::by_number(&text)).or_else(|| {
            let is_meant = |(words, _): &&(&[&str], Item)| words.iter().any(|word| text.contains(word));
            WORDS.iter().find(is_meant).map(|(_, item)| *item)
        })
    }

    /// `c`, `3`, `2c`, `A2.c`, `E.2.3`.
    fn by_number(text: &str) -> Option<Item> {
        let last = text.rsplit('.').next().unwrap_or(text);
        let last = if last.len() == 2 { last.strip_prefix('2')? } else { last };
        let mut letters = last.chars();
        let at = match (letters.next()?, letters.next()) {
            (letter @ 'a'..='g', None) => letter as usize - 'a' as usize,
            (digit @ '1'..='7', None) => digit as usize - '1' as usize,
            _ => return None,
        };
        Some(Item::ALL[at])
    }

    const fn index(self) -> usize {
        self as usize
    }
}

/// Words that tell an item. The first that fits decides: `position before the sealed move` speaks of
/// sealing, too.
const WORDS: &[(&[&str], Item)] = &[
    (&["position", "diagram", "fen", "stilling", "ställning"], Item::Position),
    (&["resum", "date", "place", "venue", "dato", "datum", "genopt", "gjenopt", "återupp"], Item::Resumption),
    (&["offer", "draw", "remi"], Item::DrawOffer),
    (&["number", "nummer"], Item::MoveNumber),
    (&["seal", "hemmelig", "försegl"], Item::Sealer),
    (&["name", "player", "navn", "namn"], Item::Names),
    (&["time", "clock", "tid"], Item::Times),
];

/// What belongs on the envelope of an adjourned game.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    pub sealer: Color,
    /// The position just before the sealed move.
    pub fen: String,
    /// The number of the sealed move.
    pub move_number: u32,
    /// What each has used of the time given so far.
    pub used: Both<Millis>,
    /// What each clock shows.
    pub remaining: Both<Millis>,
    pub draw_offer: Option<Color>,
    /// What was not written on it. `None` where nobody has said what is.
    pub missing: Option<Vec<Item>>,
}

impl Label {
    pub(super) fn of(game: &Game, sealer: Color, written: Option<&[Item]>) -> Label {
        Label {
            sealer,
            fen: game.track.fen(),
            move_number: number(game),
            used: Both::new(|color| used(game, color)),
            remaining: game.clock.shown(),
            draw_offer: game.draws.offered_by(),
            missing: written.map(|written| missing(game, written)),
        }
    }
}

/// The number of the move that is due.
fn number(game: &Game) -> u32 {
    match game.track.position() {
        Some(position) => position.move_number(),
        None => game.clock.moves(game.turn()).saturating_add(1),
    }
}

/// The time that has been given so far less what is left of it.
fn used(game: &Game, color: Color) -> Millis {
    let clock = &game.clock;
    let (now, playing) = clock.period(color);
    let (mut given, mut counted) = (Millis::ZERO, clock.began_with(color));
    for (index, past) in game.settings.periods[color].iter().enumerate().take(now + 1) {
        let period = if index == now { &playing } else { past };
        let done = if index == now { clock.moves(color) } else { clock.required(color, index).unwrap_or(counted) };
        let moves = i64::from(done.saturating_sub(counted));
        given += period.time + Millis(period.increment.0.saturating_mul(moves));
        counted = done.max(counted);
    }
    (given - clock.remaining(color)).max(Millis::ZERO)
}

fn missing(game: &Game, written: &[Item]) -> Vec<Item> {
    let is_due = |item: &Item| *item != Item::DrawOffer || game.draws.offered_by().is_some();
    Item::ALL.into_iter().filter(is_due).filter(|item| !written.contains(item)).collect()
}

/// Reads the items of a script and warns of what is missing or not understood.
pub(super) fn check(game: &mut Game, now: Moment, sealer: Color, written: Option<&[String]>) -> Option<Vec<Item>> {
    let edition = game.edition();
    let Some(written) = written else {
        let reason = clauses::CUSTODY.reason(edition, "adjournment_envelope_unchecked");
        game.warn(now, reason.with("color", color_key(sealer)));
        return None;
    };
    let mut items = Vec::new();
    for text in written {
        match Item::read(text) {
            Some(item) => items.push(item),
            None => {
                let reason = clauses::CUSTODY.reason(edition, "adjournment_envelope_item_unknown");
                game.warn(now, reason.with("item", text.as_str()));
            }
        }
    }
    for item in missing(game, &items) {
        let reason = clauses::CUSTODY.reason(edition, "adjournment_envelope_item_missing").with("item", item.key());
        let reason = ITEMS[item.index()].clauses(edition).into_iter().fold(reason, rokade_clause::Reason::and);
        game.warn(now, reason);
    }
    Some(items)
}

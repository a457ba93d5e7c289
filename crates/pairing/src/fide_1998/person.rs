//! What one player brings to the round: colour preference, float marks, whether he may have the bye.

use rokade_model::{ByeKind, Color, Entry, Mark, RoundNumber};

use crate::swiss::{Card, Field};

/// How much a colour preference weighs (D4.9.5-A7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// No game with a colour yet.
    None,
    Mild,
    Strong,
    Absolute,
}

/// How far B5 and B6 must be dropped before something is allowed: not at all, B6, or B6 and B5.
pub(super) type Level = u8;

/// Both float criteria dropped.
pub(super) const ALL_DROPPED: Level = 2;

#[derive(Clone, Debug)]
pub(super) struct Person {
    pub wish: Option<Color>,
    pub strength: Strength,
    /// The strength where the absolute class does not exist.
    pub without_absolute: Strength,
    /// What must be dropped before he may float down, and up.
    pub down: Level,
    pub up: Level,
    /// No point without play so far.
    pub may_have_bye: bool,
    /// Above 50 % before the last round.
    pub is_lifted: bool,
}

impl Person {
    pub(super) fn new(field: &Field, card: &Card) -> Self {
        let without_absolute = match (card.last_colour(), card.colour_difference()) {
            (None, _) => Strength::None,
            (_, 0) => Strength::Mild,
            _ => Strength::Strong,
        };
        let is_absolute = card.colour_difference().abs() > 1 || card.repeated_colour().is_some();
        Self {
            wish: wish(card),
            strength: if is_absolute { Strength::Absolute } else { without_absolute },
            without_absolute,
            down: level(field, card, Way::Down),
            up: level(field, card, Way::Up),
            may_have_bye: free_point(card).is_none(),
            is_lifted: field.is_last && is_above_half(field, card),
        }
    }

    /// The strength in a game between two players, both or not both of whom are lifted.
    pub(super) fn strength_in(&self, is_lifted_pair: bool) -> Strength {
        if is_lifted_pair { self.without_absolute } else { self.strength }
    }
}

/// D4.9.5-A7 with D4.9.5-F2: the colour wanted. Where an earlier round broke B2 and the two absolute rules
/// contradict each other, three in a row is avoided (docs/readings/fide-1998-preferences.md).
fn wish(card: &Card) -> Option<Color> {
    if let Some(repeated) = card.repeated_colour() {
        return Some(!repeated);
    }
    match card.colour_difference() {
        0 => card.last_colour().map(|last| !last),
        difference if difference < 0 => Some(Color::White),
        _ => Some(Color::Black),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    Down,
    Up,
}

/// D4.9.5-B5, D4.9.5-B6: what must be dropped before the player may float this way.
fn level(field: &Field, card: &Card, way: Way) -> Level {
    let floated = |back: RoundNumber| field.round > back && floated(field, card, field.round - back) == Some(way);
    if floated(1) { 2 } else { Level::from(floated(2)) }
}

/// The float mark of a round (D4.9.5-A4, D4.9.5-A5): it is made when the round is paired, so a game that was
/// then forfeited keeps it (docs/readings/fide-1998-floats.md).
pub(super) fn floated(field: &Field, card: &Card, round: RoundNumber) -> Option<Way> {
    match card.entry(round) {
        Entry::Bye(ByeKind::PairingAllocated) => Some(Way::Down),
        Entry::Game { opponent, .. } => {
            let players = &field.history.players;
            let other = players.binary_search_by_key(&opponent, |player| player.number).ok()?;
            match field.score_in(card.index, round).cmp(&field.score_in(other, round)) {
                std::cmp::Ordering::Greater => Some(Way::Down),
                std::cmp::Ordering::Less => Some(Way::Up),
                std::cmp::Ordering::Equal => None,
            }
        }
        Entry::Bye(_) | Entry::Blank => None,
    }
}

/// D4.9.5-B1: the round that gave a point without play (docs/readings/fide-1998-bye.md).
pub(super) fn free_point(card: &Card) -> Option<RoundNumber> {
    card.round_of(|entry| {
        matches!(
            entry,
            Entry::Bye(ByeKind::PairingAllocated | ByeKind::Full) | Entry::Game { mark: Some(Mark::ForfeitWin), .. }
        )
    })
}

/// More than half of the points that could be had.
fn is_above_half(field: &Field, card: &Card) -> bool {
    let rounds = i64::from(field.round) - 1;
    2 * i64::from(card.points.0) > i64::from(field.history.scoring.win.0) * rounds
}

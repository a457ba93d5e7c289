//! What a player brings into a round.

use rokade_model::{Color, RoundNumber, StartNumber};
use rokade_pairing::{Claim, Direction, Due, Sheet};
use serde::Serialize;

use crate::shape::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(super) struct SheetShape {
    player: StartNumber,
    /// In the order used, from 1.
    place: usize,
    points: String,
    /// The points the round is paired by.
    score: String,
    /// Round by round; null without a pairing.
    opponents: Vec<Option<StartNumber>>,
    /// Round by round; null without a colour.
    colours: Vec<Option<&'static str>>,
    due: Option<DueShape>,
    floats: Vec<FloatedShape>,
}

#[derive(Serialize)]
struct DueShape {
    colour: &'static str,
    /// `should`, `strongly` or `must`.
    claim: &'static str,
    #[serde(flatten)]
    reason: ReasonShape,
}

#[derive(Serialize)]
struct FloatedShape {
    round: RoundNumber,
    direction: &'static str,
}

impl SheetShape {
    pub(super) fn of(sheet: &Sheet, voice: &Voice) -> Self {
        let float = |(round, direction): &(RoundNumber, Direction)| FloatedShape {
            round: *round,
            direction: match direction {
                Direction::Down => "down",
                Direction::Up => "up",
            },
        };
        Self {
            player: sheet.player,
            place: sheet.place,
            points: sheet.points.to_string(),
            score: sheet.score.to_string(),
            opponents: sheet.opponents.clone(),
            colours: sheet.colours.iter().map(|colour| colour.map(word)).collect(),
            due: sheet.due.as_ref().map(|due| DueShape::of(due, voice)),
            floats: sheet.floats.iter().map(float).collect(),
        }
    }
}

impl DueShape {
    fn of(due: &Due, voice: &Voice) -> Self {
        let claim = match due.claim {
            Claim::Should => "should",
            Claim::Strongly => "strongly",
            Claim::Must => "must",
        };
        Self { colour: word(due.colour), claim, reason: ReasonShape::of(&due.reason, voice, &["colour", "claim"]) }
    }
}

const fn word(colour: Color) -> &'static str {
    match colour {
        Color::White => "white",
        Color::Black => "black",
    }
}

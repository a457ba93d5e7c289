//! What the event rules say of points and corrections, and what the handbook says if they are silent.

use std::collections::BTreeMap;

use rokade_clause::{ByEdition, HandbookEdition, value};
use rokade_model::{HalfPoints, Scoring, StartNumber};
use serde::{Deserialize, Serialize};

use crate::{Tally, TieBreak, TieBreakEdition, Unplayed};

/// How a group is ranked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// In the order they are asked; what is still equal after the last shares a place.
    pub tiebreaks: Vec<TieBreak>,
    pub all_play_all: bool,
    /// How often every two players meet, 1 or 2. Read only in an all-play-all.
    pub cycles: u8,
    /// Events played to decisions: what everybody won at the stages of the matches, by round.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub tallies: BTreeMap<StartNumber, Vec<Tally>>,
    /// Play-offs that were played to the end: each the players from first to last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub play_offs: Vec<Vec<StartNumber>>,
    /// Lots that were drawn about places: each the players from first to last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<Vec<StartNumber>>,
    /// The text FIDE's tie-breaks go by.
    #[serde(default)]
    pub edition: TieBreakEdition,
    /// The event's own rules on unplayed rounds (FIDE-C.07-2026:16.6); `None` where it goes by the edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unplayed: Option<Unplayed>,
}

impl Rules {
    fn silent() -> Self {
        Self {
            tiebreaks: Vec::new(),
            all_play_all: false,
            cycles: 1,
            tallies: BTreeMap::new(),
            play_offs: Vec::new(),
            lots: Vec::new(),
            edition: TieBreakEdition::default(),
            unplayed: None,
        }
    }

    /// An all-play-all whose rules name no correction: Sonneborn-Berger (D4.1-24a).
    pub fn all_play_all(cycles: u8) -> Self {
        Self { tiebreaks: vec![TieBreak::DsuSonnebornBerger], all_play_all: true, cycles, ..Self::silent() }
    }

    /// Any other group whose rules name no correction: the ordinary one (D4.1-24b).
    pub fn other_group() -> Self {
        Self { tiebreaks: vec![TieBreak::DsuOrdinary], ..Self::silent() }
    }

    /// The same group with the corrections its rules name (D4.9.10).
    pub fn with_tiebreaks(mut self, tiebreaks: &[TieBreak]) -> Self {
        self.tiebreaks = tiebreaks.to_vec();
        self
    }

    /// The same group in an event that starts on a day, `2026-04-10`: the day chooses the edition of FIDE's
    /// tie-breaks.
    pub fn starting_on(mut self, day: &str) -> Self {
        self.edition = TieBreakEdition::of_start(day);
        self
    }

    /// The tie-breaks in the order they are asked. A play-off that was held and a lot that was drawn decide
    /// after the list, where the list does not name them (D4.9.10).
    pub fn asked(&self) -> Vec<TieBreak> {
        let mut asked = self.tiebreaks.clone();
        for (lists, tiebreak) in [(&self.play_offs, TieBreak::PlayOff), (&self.lots, TieBreak::Lot)] {
            if !lists.is_empty() && !asked.contains(&tiebreak) {
                asked.push(tiebreak);
            }
        }
        asked
    }

    /// The same group with what was won at the stages of its matches.
    pub fn with_tallies(mut self, tallies: BTreeMap<StartNumber, Vec<Tally>>) -> Self {
        self.tallies = tallies;
        self
    }
}

/// The points of an edition of the handbook: a game (D4.1-15b), an unfinished one (D4.9.1-1), a bye (D4.1-16d).
pub fn handbook_scoring(handbook: HandbookEdition) -> Scoring {
    static POINTS: ByEdition<HandbookEdition, Points> = ByEdition::of_table("dsu/scoring");
    let points = POINTS.of(handbook);
    Scoring {
        win: points.win,
        draw: points.draw,
        loss: points.loss,
        absence: points.loss,
        pairing_bye: points.bye,
        unfinished: points.unfinished,
    }
}

/// One edition's column of the table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Points {
    #[serde(deserialize_with = "value")]
    win: HalfPoints,
    #[serde(deserialize_with = "value")]
    draw: HalfPoints,
    #[serde(deserialize_with = "value")]
    loss: HalfPoints,
    #[serde(deserialize_with = "value")]
    unfinished: HalfPoints,
    #[serde(deserialize_with = "value")]
    bye: HalfPoints,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_1_15b_one_a_half_and_nothing() {
        let scoring = handbook_scoring(HandbookEdition::default());
        assert_eq!((scoring.win, scoring.draw, scoring.loss), (HalfPoints::ONE, HalfPoints::HALF, HalfPoints::ZERO));
        assert_eq!(scoring, Scoring::default());
    }
}

//! A pairing made by hand, held against the criteria and the engine's own.

use std::collections::BTreeMap;

use rokade_clause::{ClauseId, Reason};
use rokade_model::{Color, HalfPoints, StartNumber};

use super::person::free_point;
use super::reasons;
use super::roster::Roster;
use crate::attendance::Attendance;
use crate::judge::Decided;
use crate::swiss::Field;
use crate::{Board, Pairing, Proposal, Request};

/// What this system never does, beyond what no system does (D4.9.5-B1).
pub(crate) fn breaches(request: &Request, attendance: &Attendance, proposed: &Proposal) -> Vec<Reason> {
    let field = Field::new(request, attendance);
    let roster = Roster::new(&field);
    let mut found = Vec::new();
    for (white, black) in &proposed.boards {
        let (Some(white), Some(black)) = (field.place_of(*white), field.place_of(*black)) else { continue };
        if !roster.are_lifted(white, black) {
            found.extend(colour_breaches(&field, white, Color::White));
            found.extend(colour_breaches(&field, black, Color::Black));
        }
    }
    for player in &proposed.byes {
        let Some(card) = field.place_of(*player).map(|place| &field.cards[place]) else { continue };
        // A bye already had is found for every system.
        if let Some(round) = free_point(card).filter(|_| card.had_bye().is_none()) {
            found.push(reasons::bye_after_free_point(*player, round));
        }
    }
    found
}

/// A colour a third time running, or more than two of one colour too many. Where one of the two cannot be
/// avoided the other is kept (docs/readings/fide-1998-preferences.md).
fn colour_breaches(field: &Field, place: usize, color: Color) -> Option<Reason> {
    let card = &field.cards[place];
    if card.repeated_colour() == Some(color) {
        return Some(reasons::third_in_a_row(card.number, color));
    }
    let towards = match color {
        Color::White => card.colour_difference(),
        Color::Black => -card.colour_difference(),
    };
    (towards > 1 && card.repeated_colour().is_none()).then(|| reasons::colour_difference(card.number, color))
}

/// The rule that prefers the engine's pairing: the relative criteria from the top bracket down, then the
/// order of exchanges and transpositions, then the colours.
pub(crate) fn decide(request: &Request, attendance: &Attendance, pairing: &Pairing, proposed: &Proposal) -> Decided {
    let field = Field::new(request, attendance);
    let roster = Roster::new(&field);
    let ours: Vec<_> = pairing.pairs().collect();
    let bye: Vec<_> = pairing.bye.iter().map(|bye| bye.player).collect();
    let (engine, theirs) =
        (Measured::new(&roster, &ours, &bye), Measured::new(&roster, &proposed.boards, &proposed.byes));
    if engine.opponent == theirs.opponent {
        return by_colour(pairing, proposed);
    }
    for score in engine.scores() {
        for (clause, value) in CRITERIA {
            let (engine, theirs) = (value(&engine.of(score)), value(&theirs.of(score)));
            if engine < theirs {
                return (ClauseId::new(clause), Some(theirs), Some(engine));
            }
        }
    }
    by_order(&roster, &engine, &theirs)
}

type Criterion = (&'static str, fn(&Measures) -> i64);

const CRITERIA: [Criterion; 4] = [
    ("D4.9.5-B3", |measures| measures.differences),
    ("D4.9.5-B4", |measures| measures.denied),
    ("D4.9.5-B5", |measures| measures.last_round),
    ("D4.9.5-B6", |measures| measures.round_before),
];

/// What the relative criteria count in the pairs whose better player has one score.
#[derive(Clone, Copy, Debug, Default)]
struct Measures {
    /// Half-points between the two players of a pair; the bye counts as one more than everything.
    differences: i64,
    denied: i64,
    /// Floats as in the last round, and as in the round before.
    last_round: i64,
    round_before: i64,
}

struct Measured {
    /// By place, with the number of players for the bye.
    opponent: BTreeMap<usize, usize>,
    by_score: BTreeMap<HalfPoints, Measures>,
}

impl Measured {
    fn new(roster: &Roster, boards: &[(StartNumber, StartNumber)], byes: &[StartNumber]) -> Self {
        let field = roster.field;
        let by_score = field.cards.iter().map(|card| (card.score, Measures::default())).collect();
        let mut measured = Self { opponent: BTreeMap::new(), by_score };
        for (white, black) in boards {
            let (Some(one), Some(other)) = (field.place_of(*white), field.place_of(*black)) else { continue };
            measured.opponent.extend([(one, other), (other, one)]);
            let (high, low) = (&field.cards[one.min(other)], &field.cards[one.max(other)]);
            let measures = measured.by_score.entry(high.score).or_default();
            measures.differences += i64::from((high.score - low.score).0);
            measures.denied += i64::from(!roster.is_satisfied(one, other));
            let needed = roster.needed(one, other);
            for level in [needed.up, needed.down] {
                measures.last_round += i64::from(level == 2);
                measures.round_before += i64::from(level == 1);
            }
        }
        for place in byes.iter().filter_map(|player| field.place_of(*player)) {
            measured.opponent.insert(place, field.len());
            let score = field.cards[place].score;
            let lowest = field.cards.last().map_or(score, |card| card.score);
            let measures = measured.by_score.entry(score).or_default();
            measures.differences += i64::from((score - lowest).0) + 1;
            measures.last_round += i64::from(roster.needed_alone(place) == 2);
            measures.round_before += i64::from(roster.needed_alone(place) == 1);
        }
        measured
    }

    /// From the top.
    fn scores(&self) -> impl Iterator<Item = HalfPoints> + '_ {
        self.by_score.keys().rev().copied()
    }

    fn of(&self, score: HalfPoints) -> Measures {
        self.by_score.get(&score).copied().unwrap_or_default()
    }

    /// Whether the player meets somebody placed below him.
    fn is_upper(&self, place: usize) -> bool {
        self.opponent.get(&place).is_some_and(|other| *other > place)
    }
}

/// The first player whose opponent differs: an exchange if he is on another side, else a transposition.
fn by_order(roster: &Roster, engine: &Measured, theirs: &Measured) -> Decided {
    let differs = |place: &usize| engine.opponent.get(place) != theirs.opponent.get(place);
    let is_exchanged = (0..roster.len()).any(|place| engine.is_upper(place) != theirs.is_upper(place));
    let clause = ClauseId::new(if is_exchanged { "D4.9.5-D2" } else { "D4.9.5-D1" });
    let Some(place) = (0..roster.len()).find(differs) else { return (clause, None, None) };
    let from_one = |measured: &Measured| {
        let opponent = measured.opponent.get(&place)?;
        i64::try_from(opponent + 1).ok()
    };
    (clause, from_one(theirs), from_one(engine))
}

/// Only the colours differ: the rule that gave them.
fn by_colour(pairing: &Pairing, proposed: &Proposal) -> Decided {
    let is_turned = |board: &&Board| proposed.boards.contains(&(board.black, board.white));
    let clause = pairing.boards.iter().find(is_turned).and_then(|board| board.colour.clauses.first().cloned());
    (clause.unwrap_or(ClauseId::new("D4.9.5-E1")), None, None)
}

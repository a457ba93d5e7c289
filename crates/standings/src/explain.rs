//! One player's standing, every figure down to the opponents.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, Mark, RoundNumber, StartNumber};
use serde::Serialize;

use crate::column::Detail;
use crate::correction::{Value, by_clause, bye, unfinished};
use crate::counted::{Counted, CountedEntry};
use crate::standing::{Row, Separator, Standings, ranked, separation};
use crate::{Amount, Rules, TieBreak, withdrawal};

/// Why a player stands where he stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explanation {
    pub player: StartNumber,
    pub after: RoundNumber,
    pub standing: Standing,
    /// As counted; of an excluded player the score that stays in the table.
    pub points: HalfPoints,
    /// Points the arbiter gave or took besides the games.
    pub adjustment: HalfPoints,
    /// Where the points come from, by round.
    pub rounds: Vec<RoundLine>,
    pub tiebreaks: Vec<Value>,
    pub above: Option<Neighbour>,
    pub below: Option<Neighbour>,
}

/// Where a player stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    Placed {
        place: u32,
        shared: bool,
    },
    Excluded(Reason),
    /// The group has no such player.
    Unknown(Reason),
}

/// What one round gave.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundLine {
    pub round: RoundNumber,
    pub opponent: Option<StartNumber>,
    pub color: Option<Color>,
    /// `None` for an unfinished game and for a round without one.
    pub mark: Option<Mark>,
    pub bye: Option<ByeKind>,
    /// What the round gives, or would give if it counted.
    pub points: HalfPoints,
    pub counts: bool,
    pub reason: Option<Reason>,
}

/// The player next in the table and what decided between the two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Neighbour {
    pub player: StartNumber,
    pub place: u32,
    /// `None` where the two share a place.
    pub by: Option<Separator>,
    /// Which step of a correction decided, from 0.
    pub step: usize,
    pub reason: Reason,
}

/// Explains a player's points, corrections and place.
pub fn explain(history: &History, after: RoundNumber, rules: &Rules, player: StartNumber) -> Explanation {
    let counted = Counted::of(history, after, rules);
    let mut explanation = Explanation {
        player,
        after,
        standing: Standing::Unknown(Reason::house("unknown_player").with("number", player.0)),
        points: HalfPoints::ZERO,
        adjustment: HalfPoints::ZERO,
        rounds: Vec::new(),
        tiebreaks: Vec::new(),
        above: None,
        below: None,
    };
    let Some(line) = counted.line(player) else { return explanation };
    explanation.points = line.score;
    explanation.adjustment = line.adjustment;
    explanation.rounds = line.entries().map(|(round, entry)| round_line(history, round, entry)).collect();

    let standings = ranked(&counted, after, rules, Detail::Terms);
    if let Some(excluded) = standings.excluded.into_iter().find(|excluded| excluded.player == player) {
        explanation.standing = Standing::Excluded(excluded.reason);
    }
    if let Some(index) = standings.rows.iter().position(|row| row.player == player) {
        let row = &standings.rows[index];
        let above = index.checked_sub(1).map(|above| &standings.rows[above]);
        explanation.standing = Standing::Placed { place: row.place, shared: row.shared };
        explanation.above = above.map(|above| neighbour(above, row, above));
        explanation.below = standings.rows.get(index + 1).map(|below| neighbour(row, below, below));
        explanation.tiebreaks = row.tiebreaks.clone();
    }
    explanation
}

fn round_line(history: &History, round: RoundNumber, counted: CountedEntry) -> RoundLine {
    let points = counted.entry.points(&history.scoring);
    let (color, mark, kind) = match counted.entry {
        Entry::Blank => (None, None, None),
        Entry::Game { color, mark, .. } => (color, mark, None),
        Entry::Bye(kind) => (None, None, Some(kind)),
    };
    let opponent = counted.entry.opponent();
    let recorded = match kind {
        Some(kind) => bye(kind, points),
        None => (opponent.is_some() && mark.is_none()).then(unfinished),
    };
    RoundLine {
        round,
        opponent,
        color,
        mark,
        bye: kind,
        points,
        counts: counted.is_counting(),
        reason: withdrawal::reason(counted.counts).or(recorded),
    }
}

/// What separates any two players of a group, neighbours or not; `None` if one of them has no place.
pub fn between(standings: &Standings, one: StartNumber, other: StartNumber) -> Option<Neighbour> {
    let row = |player: StartNumber| standings.rows.iter().position(|row| row.player == player);
    let (one, other) = (row(one)?, row(other)?);
    let (upper, lower) = (&standings.rows[one.min(other)], &standings.rows[one.max(other)]);
    (one != other).then(|| neighbour(upper, lower, lower))
}

/// `upper` stands before `lower`; `shown` is the one of them the explanation is not about.
fn neighbour(upper: &Row, lower: &Row, shown: &Row) -> Neighbour {
    let separation = separation(upper, lower);
    let players =
        |reason: Reason| reason.with("upper", Fact::Player(upper.player)).with("lower", Fact::Player(lower.player));
    let reason = match &separation {
        None => players(shared(upper)),
        Some(separation) => {
            let reason = match &separation.by {
                Separator::Points => Reason::cited("separated_by_points", of_house(upper, "D4.1-15b")),
                Separator::TieBreak(tiebreak) => by_tiebreak(upper, tiebreak, separation.step),
            };
            players(reason).with("upper_value", fact(separation.one)).with("lower_value", fact(separation.other))
        }
    };
    let step = separation.as_ref().map_or(0, |separation| separation.step);
    let by = separation.map(|separation| separation.by);
    Neighbour { player: shown.player, place: shown.place, by, step, reason }
}

/// Points first, then the tie-breaks in order, and what remains of a tie.
const FIDE_ORDER: &str = "FIDE-C.07-2026:4.2";

/// FIDE's list ends in a lot unless ties may stand; the handbook's in a shared place.
fn shared(row: &Row) -> Reason {
    match is_fides(row) {
        true => Reason::cited("shared_place_fide", FIDE_ORDER),
        false => Reason::cited("shared_place", "D4.9.10"),
    }
}

/// Whether a table goes by FIDE's tie-breaks.
fn is_fides(row: &Row) -> bool {
    row.tiebreaks.iter().any(|value| matches!(value.tiebreak, TieBreak::Fide(_)))
}

/// The clause of the handbook, or FIDE's in a table that goes by FIDE's tie-breaks.
fn of_house(row: &Row, handbook: &'static str) -> &'static str {
    if is_fides(row) { FIDE_ORDER } else { handbook }
}

/// A dash for a player without a value.
fn fact(value: Option<Amount>) -> Fact {
    value.map_or_else(|| Fact::from("–"), Amount::fact)
}

fn by_tiebreak(upper: &Row, tiebreak: &TieBreak, step: usize) -> Reason {
    let key = match tiebreak {
        TieBreak::PlayOff => return Reason::cited("separated_by_play_off", of_house(upper, "D4.9.10")),
        TieBreak::Lot => return Reason::cited("separated_by_lot", of_house(upper, "D4.9.10")),
        TieBreak::Fide(_) | TieBreak::Kept(_) => "separated_by_tiebreak",
        _ => "separated_by_correction",
    };
    let step = u32::try_from(step + 1).expect("steps are few");
    let reason = by_clause(key, clause(upper, tiebreak)).with("tiebreak", tiebreak.key());
    if key == "separated_by_correction" { reason.with("step", step) } else { reason }
}

fn clause<'a>(row: &'a Row, tiebreak: &TieBreak) -> &'a ClauseId {
    let value = row.tiebreaks.iter().find(|value| value.tiebreak == *tiebreak);
    &value.expect("a correction that decided is in the row").clause
}

//! The rule that prefers the system's pairing to one made by hand, in words, with what it compares.

use rokade_clause::ClauseId;
use rokade_model::{Color, HalfPoints, StartNumber};
use rokade_pairing::{Board, Judgement, NOBODY};
use rokade_words::Arg;

use crate::cite::Source;
use crate::view::{Laid, Records, Told};

/// How the values of a rule are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Count,
    Points,
    /// The numbers say nothing by themselves.
    Nothing,
}

/// What each rule compares.
const MEASURES: &[(&str, &str, Unit)] = &[
    ("D4.9.1-3", "desk-decide-place", Unit::Count),
    ("D4.9.2-4", "desk-decide-rest", Unit::Nothing),
    ("D4.9.2-5", "desk-decide-next-round", Unit::Nothing),
    ("D4.9.1-5", "desk-decide-bye", Unit::Nothing),
    ("D4.9.11-3", "desk-decide-schedule", Unit::Nothing),
    ("D4.9.3-5.1", "desk-decide-place", Unit::Count),
    ("D4.9.3-5.2", "desk-decide-colours-met", Unit::Count),
    ("D4.9.3-5.3.1", "desk-decide-place", Unit::Count),
    ("D4.9.3-5.3.4", "desk-decide-exchanged", Unit::Count),
    ("D4.9.3-5.3.5", "desk-decide-exchanged", Unit::Count),
    ("D4.9.3-5.3.6", "desk-decide-floaters", Unit::Count),
    ("D4.9.3-5.3.8", "desk-decide-floaters", Unit::Count),
    ("D4.9.3-5.4", "desk-decide-floater-place", Unit::Count),
    ("D4.9.3-6.1", "desk-decide-floaters", Unit::Count),
    ("D4.9.3-6.2", "desk-decide-floaters", Unit::Count),
    ("D4.9.3-6.3", "desk-decide-floaters", Unit::Count),
    ("D4.9.3-6.N", "desk-decide-floater-place", Unit::Count),
    ("D4.9.5-B3", "desk-decide-differences", Unit::Points),
    ("D4.9.5-B4", "desk-decide-colours", Unit::Count),
    ("D4.9.5-B5", "desk-decide-floats-again", Unit::Count),
    ("D4.9.5-B6", "desk-decide-floats-before", Unit::Count),
    ("D4.9.5-D1", "desk-decide-place", Unit::Count),
    ("D4.9.5-D2", "desk-decide-place", Unit::Count),
    ("D4.9.6-4", "desk-decide-bye", Unit::Nothing),
    ("D4.9.6-5", "desk-decide-row", Unit::Count),
    ("D4.9.6-6.2", "desk-decide-row", Unit::Count),
    ("D4.9.6-6.3", "desk-decide-row", Unit::Count),
    ("D4.9.6-6.4", "desk-decide-floater", Unit::Nothing),
    ("D4.9.6-7.1", "desk-decide-brought-up", Unit::Count),
    ("D4.9.6-7.2", "desk-decide-brought-up", Unit::Count),
    ("D4.9.6-8.2", "desk-decide-floater-rating", Unit::Count),
    ("D4.9.6-9", "desk-decide-rest", Unit::Nothing),
    ("D4.9.7-2", "desk-decide-seeds", Unit::Count),
    ("D4.9.7-3", "desk-decide-lines", Unit::Nothing),
    ("D4.9.9.5", "desk-decide-team-board", Unit::Count),
    ("FIDE-C.04.3-2026:C4", "desk-decide-rest", Unit::Nothing),
    ("FIDE-C.04.3-2026:C5", "desk-decide-bye-score", Unit::Points),
    ("FIDE-C.04.3-2026:C6", "desk-decide-floaters", Unit::Count),
    ("FIDE-C.04.3-2026:C7", "desk-decide-floaters-high", Unit::Count),
    ("FIDE-C.04.3-2026:C8", "desk-decide-floaters-below", Unit::Count),
    ("FIDE-C.04.3-2026:C9", "desk-decide-bye-unplayed", Unit::Count),
    ("FIDE-C.04.3-2026:C10", "desk-decide-top-difference", Unit::Count),
    ("FIDE-C.04.3-2026:C11", "desk-decide-top-third", Unit::Count),
    ("FIDE-C.04.3-2026:C12", "desk-decide-colours", Unit::Count),
    ("FIDE-C.04.3-2026:C13", "desk-decide-colours-strong", Unit::Count),
    ("FIDE-C.04.3-2026:C14", "desk-decide-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C15", "desk-decide-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C16", "desk-decide-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:C17", "desk-decide-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:C18", "desk-decide-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C19", "desk-decide-floats-again", Unit::Count),
    ("FIDE-C.04.3-2026:C20", "desk-decide-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:C21", "desk-decide-floats-before", Unit::Count),
    ("FIDE-C.04.3-2026:order", "desk-decide-place", Unit::Count),
];

/// One thing counted in both pairings.
pub(super) struct Count {
    pub what: String,
    pub ours: usize,
    pub systems: usize,
}

/// Why the system has it otherwise; empty where both are the same or a breach says it already.
pub(super) fn deciding(laid: &Laid, judged: &Judgement) -> Vec<Told> {
    if !judged.is_legal() || judged.is_equal() {
        return Vec::new();
    }
    let turned = turned(judged);
    if !turned.is_empty() {
        return turned.iter().map(|board| colours(laid, board)).collect();
    }
    judged.deciding.iter().map(|clause| in_words(laid, judged, clause)).collect()
}

/// Whom the system gives White and why, and who has it by hand.
fn colours(laid: &Laid, board: &Board) -> Told {
    let why = laid.say(&board.colour, &[]);
    let args = [
        ("white", Arg::from(laid.name(board.white))),
        ("black", Arg::from(laid.name(board.black))),
        ("reason", Arg::from(why.text.as_str())),
    ];
    Told { text: laid.field.reader.say_with("desk-decide-turned", &args), clauses: why.clauses }
}

/// The system's boards whose colours alone were changed; empty if opponents differ too.
fn turned(judged: &Judgement) -> Vec<&Board> {
    let is_turned = |pair: &(StartNumber, StartNumber)| judged.proposed.contains(&(pair.1, pair.0));
    let Ok(pairing) = &judged.pairing else { return Vec::new() };
    if !judged.engine.iter().all(is_turned) {
        return Vec::new();
    }
    pairing.boards.iter().filter(|board| judged.engine.contains(&(board.white, board.black))).collect()
}

fn in_words(laid: &Laid, judged: &Judgement, clause: &ClauseId) -> Told {
    let reader = &laid.field.reader;
    let measure = MEASURES.iter().find(|(of, ..)| *of == clause.as_str());
    let (key, unit) = measure.map_or(("desk-decide-rule", Unit::Count), |(_, key, unit)| (*key, *unit));
    let what = Arg::from(reader.say(key));
    let text = match (judged.proposed_value, judged.engine_value) {
        (Some(ours), Some(systems)) if unit != Unit::Nothing && ours != systems => {
            let args = [("what", what), ("ours", written(unit, ours)), ("systems", written(unit, systems))];
            reader.say_with("desk-decide-values", &args)
        }
        _ => reader.say_with("desk-decide-plain", &[("what", what)]),
    };
    Told { text, clauses: vec![Source::clause(clause)] }
}

fn written(unit: Unit, value: i64) -> Arg {
    match (unit, i32::try_from(value)) {
        (Unit::Points, Ok(halves)) => Arg::from(HalfPoints(halves).chess()),
        _ => Arg::from(value),
    }
}

/// What both pairings leave to be desired, whatever rule decides.
pub(super) fn counts(laid: &Laid, judged: &Judgement) -> Vec<Count> {
    let Ok(pairing) = &judged.pairing else { return Vec::new() };
    if !laid.field.group.settings.system.is_swiss() {
        return Vec::new();
    }
    let records = Records::new(&laid.field, laid.round);
    let number = |player| laid.field.group.number_of(player).unwrap_or(NOBODY);
    let ours: Vec<_> = laid.pairs.iter().map(|pair| (number(pair.white), number(pair.black))).collect();
    let systems: Vec<_> = pairing.pairs().collect();
    let uneven = |pairs: &[(StartNumber, StartNumber)]| {
        let seats = pairs.iter().flat_map(|(white, black)| [(*white, Color::White), (*black, Color::Black)]);
        seats.filter(|(player, color)| records.of(*player, Some(*color)).is_unmet()).count()
    };
    let apart = |pairs: &[(StartNumber, StartNumber)]| {
        pairs.iter().filter(|(white, black)| records.points(*white) != records.points(*black)).count()
    };
    let count = |key: &str, ours, systems| Count { what: laid.field.reader.say(key), ours, systems };
    vec![
        count("desk-manual-count-colours", uneven(&ours), uneven(&systems)),
        count("desk-manual-count-scores", apart(&ours), apart(&systems)),
    ]
}

#[cfg(test)]
mod tests {
    use rokade_clause::inventory;

    use super::*;

    #[test]
    fn every_rule_that_is_put_in_words_stands_in_the_inventory() {
        for (clause, ..) in MEASURES {
            assert!(inventory().get(clause).is_some(), "{clause}");
        }
    }
}

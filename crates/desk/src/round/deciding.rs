//! The rule that prefers the system's pairing to one made by hand, in words, with what it compares.

use rokade_clause::ClauseId;
use rokade_model::{Color, StartNumber};
use rokade_pairing::{Board, Judgement, NOBODY, Unit, measure};
use rokade_view::cite::Source;
use rokade_view::{Laid, Records, Said};
use rokade_words::Arg;

/// One thing counted in both pairings.
pub(super) struct Count {
    pub what: String,
    pub ours: usize,
    pub systems: usize,
}

/// Why the system has it otherwise; empty where both are the same or a breach says it already.
pub(super) fn deciding(laid: &Laid, judged: &Judgement) -> Vec<Said> {
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
fn colours(laid: &Laid, board: &Board) -> Said {
    let why = laid.say(&board.colour, &[]);
    let args = [
        ("white", Arg::from(laid.name(board.white))),
        ("black", Arg::from(laid.name(board.black))),
        ("reason", Arg::from(why.text.as_str())),
    ];
    Said { text: laid.field.reader.say_with("desk-decide-turned", &args), clauses: why.clauses }
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

fn in_words(laid: &Laid, judged: &Judgement, clause: &ClauseId) -> Said {
    let reader = &laid.field.reader;
    let measure = measure(clause);
    let (key, unit) = measure.map_or(("measure-rule", Unit::Count), |measure| (measure.key, measure.unit));
    let what = Arg::from(reader.say(key));
    let text = match (judged.proposed_value, judged.engine_value) {
        (Some(ours), Some(systems)) if unit != Unit::Nothing && ours != systems => {
            let args = [
                ("what", what),
                ("ours", Arg::from(unit.written(ours))),
                ("systems", Arg::from(unit.written(systems))),
            ];
            reader.say_with("desk-decide-values", &args)
        }
        _ => reader.say_with("desk-decide-plain", &[("what", what)]),
    };
    Said { text, clauses: vec![Source::clause(clause)] }
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

//! Rulings of the referee, and what else is told of a game under it: what the parts of a ruling are stands here once,
//! for the terminal, the page of a game and the sheet.

use rokade_laws::referee::{Both, Millis, Offered, Question, Ruling, color_key};
use rokade_model::Color;
use rokade_tournament::FiledRuling;
use rokade_words::ruling::{Parts, Told, changes, tell};
use rokade_words::{Arg, Lang, Speaker, text_with};

/// What a ruling consists of, by stable keys.
pub fn parts(ruling: &Ruling) -> Parts<'_> {
    Parts {
        happened: &ruling.happened,
        bearing: &ruling.bearing,
        why: &ruling.why,
        decision: ruling.decision.key(),
        against: ruling.against.map(color_key),
        consequence: ruling.consequence.key(),
        change: in_milliseconds(ruling.change),
        clock: Some(in_milliseconds(ruling.clock)),
    }
}

/// The same of an incident, filed or about to be. What the clocks will show is told apart from the decision.
pub fn filed_parts(ruling: &FiledRuling) -> Parts<'_> {
    Parts {
        happened: &ruling.happened,
        bearing: &ruling.bearing,
        why: &ruling.why,
        decision: &ruling.decision,
        against: ruling.against.map(side_key),
        consequence: &ruling.consequence,
        change: in_milliseconds(ruling.change),
        clock: None,
    }
}

/// `white` or `black`, as texts choose by them.
pub const fn side_key(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// A ruling in the four steps of the arbiter's guide.
pub fn told(speaker: &Speaker, ruling: &Ruling) -> Told {
    tell(speaker, &parts(ruling))
}

/// White's and Black's, as texts take them.
pub fn in_milliseconds(both: Both<Millis>) -> [i64; 2] {
    [both.white.0, both.black.0]
}

/// What one answer to an open question would do to the game and to the clocks.
pub fn effects(lang: Lang, question: &Question, offered: &Offered) -> Vec<String> {
    let mut lines = vec![consequence(lang, question, offered)];
    lines.extend(changes(lang, in_milliseconds(offered.change)));
    lines
}

/// What it would do to the game.
pub fn consequence(lang: Lang, question: &Question, offered: &Offered) -> String {
    let against = question.against.map_or("none", color_key);
    let key = format!("consequence-{}", offered.consequence.key());
    text_with(lang, &key, &[("against", Arg::from(against))])
}

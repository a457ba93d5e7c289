//! A recorded game as a person reads it.

use std::collections::HashMap;

use rokade_board::notation::{Style, write};
use rokade_board::{Color, Position};
use rokade_formats::pgn::Game;
use rokade_formats::tables::{Align, Table};
use rokade_laws::{ClaimRule, Ended, Fit, Recorder};
use rokade_view::score;
use rokade_words::Arg;

use crate::shape::game::{Breaking, Broken, Record};
use crate::voice::Voice;

/// Of many moves that open the same claim so many are named.
const MOST_MOVES: usize = 6;

/// What stands for a name, a number or a result in a head that is yet to be filled in.
const BLANKS: [char; 4] = ['\u{e000}', '\u{e001}', '\u{e002}', '\u{e003}'];
/// Longer games have their heads made each time.
const MOST_HEADS: usize = 1_000;

/// Writes accounts, and keeps the sentences that come again in every other game.
pub(super) struct Scribe<'a> {
    voice: &'a Voice,
    legal: String,
    no_claims: String,
    not_ended: String,
    fits: String,
    fit_unknown: String,
    colors: [String; 2],
    /// Heads with blanks, by the number of half-moves, which chooses the form of the words.
    heads: HashMap<usize, String>,
}

impl<'a> Scribe<'a> {
    pub(super) fn new(voice: &'a Voice) -> Self {
        let line = |key: &str| format!("{}\n", voice.text(key));
        Self {
            voice,
            legal: line("cli-game-legal"),
            no_claims: line("cli-game-no-claims"),
            not_ended: line("cli-game-not-ended"),
            fits: line("cli-game-fits"),
            fit_unknown: line("cli-game-fit-unknown"),
            colors: ["word-white", "word-black"].map(|key| voice.text(key)),
            heads: HashMap::new(),
        }
    }

    /// Adds the account of a game to a text.
    pub(super) fn write(&mut self, text: &mut String, game: &Game, record: &Record) {
        let voice = self.voice;
        self.head(text, game, record);
        for fault in record.start {
            *text += &voice.text_with("cli-game-other-start", &[("why", Arg::from(voice.cited(fault)))]);
            text.push('\n');
        }
        if let Some(broken) = record.illegal {
            *text += &break_off(game, broken, voice);
        }
        match record.recorder {
            Some(recorder) => self.by_the_laws(text, game, record, recorder),
            None if record.illegal.is_none() => *text += &self.legal,
            None => {}
        }
        text.push('\n');
    }

    /// The claims, the end and the result.
    fn by_the_laws(&self, text: &mut String, game: &Game, record: &Record, recorder: &Recorder) {
        let voice = self.voice;
        if recorder.claims().is_empty() {
            *text += &self.no_claims;
        } else {
            let table = claims(game, recorder, voice).to_text();
            *text += &format!("{}\n{}\n", voice.text("cli-game-claims"), table.trim_end());
        }
        match recorder.ended() {
            Some(end) => *text += &ended(end, game, recorder, voice),
            None => *text += &self.not_ended,
        }
        if let Some(ply) = recorder.undecided_from() {
            let place = place(&game.start, usize::try_from(ply).unwrap_or(usize::MAX));
            *text += &voice.text_with("cli-game-undecided", &[("place", Arg::from(place))]);
            text.push('\n');
        }
        match record.fit {
            None => *text += &self.fit_unknown,
            Some(Fit::Fits) => *text += &self.fits,
            Some(Fit::Contradicted(reason)) => {
                let args = [("sentence", Arg::from(voice.cited(reason)))];
                *text += &voice.text_with("cli-game-does-not-fit", &args);
                text.push('\n');
            }
        }
    }

    /// `3. Holm, Astrid – Berg, Ole  ½–½, 47 moves`
    fn head(&mut self, text: &mut String, game: &Game, record: &Record) {
        let (voice, plies, laws) = (self.voice, record.plies, record.laws);
        if self.heads.len() >= MOST_HEADS {
            self.heads.clear();
        }
        let head = self.heads.entry(plies).or_insert_with(|| blank_head(plies, laws, voice));
        let name = |tag: &str| game.tag(tag).map(str::trim).filter(|name| !matches!(*name, "" | "?"));
        let [white, black] = &self.colors;
        let index = record.index.to_string();
        let result = game.result.map_or("*", |result| result.chess());
        fill(text, head, [&index, name("White").unwrap_or(white), name("Black").unwrap_or(black), result]);
        text.push('\n');
    }
}

fn blank_head(plies: usize, laws: &str, voice: &Voice) -> String {
    let [index, white, black, result] = BLANKS.map(|blank| Arg::from(blank.to_string()));
    let plies = Arg::from(i64::try_from(plies).unwrap_or(i64::MAX));
    let args = [
        ("index", index),
        ("white", white),
        ("black", black),
        ("result", result),
        ("plies", plies),
        ("laws", Arg::from(laws)),
    ];
    voice.text_with("cli-game-head", &args)
}

fn fill(text: &mut String, head: &str, values: [&str; 4]) {
    let mut rest = head;
    while let Some((at, blank)) = rest.char_indices().find(|(_, c)| BLANKS.contains(c)) {
        text.push_str(&rest[..at]);
        text.push_str(BLANKS.iter().position(|known| *known == blank).map_or("", |number| values[number]));
        rest = &rest[at + blank.len_utf8()..];
    }
    text.push_str(rest);
}

/// The move at which the record breaks off.
fn break_off(game: &Game, broken: &Broken, voice: &Voice) -> String {
    let args = [
        ("place", Arg::from(place(&game.start, broken.ply.saturating_sub(1)))),
        ("sentence", Arg::from(broken.fault.text(voice))),
    ];
    let key = match broken.kind {
        Breaking::Illegal => "cli-game-illegal",
        Breaking::Unreadable => "cli-game-unreadable",
    };
    format!("{}\n", voice.text_with(key, &args))
}

/// A line for each moment and rule at which a draw could be claimed.
fn claims(game: &Game, recorder: &Recorder, voice: &Voice) -> Table {
    let style = Style::sheet(score::letters_of(voice.lang));
    let mut rows: Vec<(u32, ClaimRule, Vec<String>)> = Vec::new();
    recorder.each_claim(|position, claim| {
        let way = match claim.with_move {
            Some(m) => write(position, m, &style),
            None => voice.text("word-on-the-board"),
        };
        match rows.iter_mut().find(|(ply, rule, _)| (*ply, *rule) == (claim.ply, claim.rule)) {
            Some((_, _, ways)) => ways.push(way),
            None => rows.push((claim.ply, claim.rule, vec![way])),
        }
    });
    let row = |(ply, rule, ways): (u32, ClaimRule, Vec<String>)| {
        let plies = usize::try_from(ply).unwrap_or(usize::MAX);
        let rule = voice.text(match rule {
            ClaimRule::Threefold => "cli-claim-threefold",
            ClaimRule::Fifty => "cli-claim-fifty",
        });
        vec![place(&game.start, plies), rule, shortened(&ways)]
    };
    Table {
        columns: ["word-before", "cli-claim-rule", "cli-claim-how"].map(|key| (voice.text(key), Align::Left)).to_vec(),
        rows: rows.into_iter().map(row).collect(),
    }
}

fn shortened(ways: &[String]) -> String {
    let (named, rest) = ways.split_at(ways.len().min(MOST_MOVES));
    let named = named.join(", ");
    if rest.is_empty() { named } else { format!("{named}, … (+{})", rest.len()) }
}

fn ended(ended: &Ended, game: &Game, recorder: &Recorder, voice: &Voice) -> String {
    let plies = usize::try_from(ended.ply).unwrap_or(usize::MAX);
    let last = plies.checked_sub(1).and_then(|before| {
        let mut position = game.start.clone();
        recorder.history().moves().iter().take(before).for_each(|m| position.play(*m));
        let m = recorder.history().moves().get(before)?;
        let style = Style::sheet(score::letters_of(voice.lang));
        Some(format!("{} {}", place(&game.start, before), write(&position, *m, &style)))
    });
    let args = [
        ("place", Arg::from(last.unwrap_or_else(|| voice.text("cli-game-start")))),
        ("sentence", Arg::from(voice.cited(&ended.ending.reason()))),
    ];
    format!("{}\n", voice.text_with("cli-game-ended", &args))
}

/// `44.` before White's 44th move, `44…` before Black's, after so many half-moves.
fn place(start: &Position, plies: usize) -> String {
    let first = usize::from(start.turn() == Color::Black);
    let number = usize::try_from(start.move_number()).unwrap_or(1) + (first + plies) / 2;
    if (first + plies).is_multiple_of(2) { format!("{number}.") } else { format!("{number}…") }
}

//! Writing games in the export form: the seven tags first, lines of eighty characters.

use std::iter;

use rokade_board::Position;
use rokade_board::notation::{self, Letters, Style};
use rokade_model::GameResult;

use super::interpret::{has_marker, start};
use super::{Game, PlyId, ROSTER};

const WIDTH: usize = 80;

/// A game as text, a blank line behind it. Other programs expect English letters.
pub fn write(game: &Game, letters: Letters) -> String {
    let mut text = String::new();
    write_to(&mut text, game, letters);
    text
}

/// Writes a game behind what a text already holds.
pub fn write_to(text: &mut String, game: &Game, letters: Letters) {
    write_tags(text, game);
    text.push('\n');
    let mut page = Page { text, held: String::new(), prefix: "", column: 0 };
    page.comments(&game.comments);
    write_moves(&mut page, game, &Style { letters, ..Style::pgn() });
    page.word(marker(game));
    page.flush();
    page.text.push_str("\n\n");
}

/// What stands behind the moves; only four signs are known there.
fn marker(game: &Game) -> &'static str {
    game.result.filter(|result| has_marker(*result)).map_or("*", GameResult::contract)
}

fn write_tags(text: &mut String, game: &Game) {
    for name in ROSTER {
        let value = match name {
            "Result" => game.result_text(),
            "Date" => game.tag(name).unwrap_or("????.??.??"),
            _ => game.tag(name).unwrap_or("?"),
        };
        write_tag(text, name, value);
    }
    // The tags a game was read with are kept where they still name its start.
    let says_its_start = start(game).is_ok_and(|told| told == game.start && told.fen() == game.start.fen());
    let is_of_the_start = |name: &str| matches!(name, "SetUp" | "FEN" | "Variant");
    for tag in &game.tags {
        if !ROSTER.contains(&tag.name.as_str()) && (says_its_start || !is_of_the_start(&tag.name)) {
            write_tag(text, &tag.name, &tag.value);
        }
    }
    if !says_its_start {
        if game.start.variant() == rokade_board::Variant::Chess960 {
            write_tag(text, "Variant", "Chess960");
        }
        write_tag(text, "SetUp", "1");
        write_tag(text, "FEN", &game.start.fen());
    }
}

fn write_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            '\n' | '\r' | '\t' => text.push(' '),
            letter => text.push(letter),
        }
    }
    text.push_str("\"]\n");
}

/// What is still to be written, last thing first: variations may be nested too deep for recursion.
enum Work {
    Open(PlyId, Position),
    Play { ply: PlyId, before: Position, needs_number: bool },
    Close,
}

fn write_moves(page: &mut Page, game: &Game, style: &Style) {
    let first = game.main_line().next().map(|(ply, _)| ply);
    let mut work: Vec<Work> = Vec::new();
    work.extend(first.map(|ply| Work::Play { ply, before: game.start.clone(), needs_number: true }));
    while let Some(next) = work.pop() {
        match next {
            Work::Open(ply, before) => {
                page.prefix = "(";
                page.comments(&game[ply].before);
                work.push(Work::Play { ply, before, needs_number: true });
            }
            Work::Close => page.attach(")"),
            Work::Play { ply, before, needs_number } => {
                write_ply(page, game, ply, &before, needs_number, style);
                push_rest(&mut work, game, ply, before);
            }
        }
    }
}

/// The variations in place of a move, then the move after it.
fn push_rest(work: &mut Vec<Work>, game: &Game, id: PlyId, before: Position) {
    let ply = &game[id];
    let is_interrupted = ply.variation.is_some() || !ply.comments.is_empty() || ply.is_draw_offered;
    if let Some(next) = ply.next {
        work.push(Work::Play { ply: next, before: before.after(ply.m), needs_number: is_interrupted });
    }
    let variations: Vec<PlyId> = game.variations(id).collect();
    for variation in variations.into_iter().rev() {
        work.extend([Work::Close, Work::Open(variation, before.clone())]);
    }
}

fn write_ply(page: &mut Page, game: &Game, id: PlyId, before: &Position, needs_number: bool, style: &Style) {
    let ply = &game[id];
    match (before.turn().is_white(), needs_number) {
        (true, _) => page.word(&format!("{}.", before.move_number())),
        (false, true) => page.word(&format!("{}...", before.move_number())),
        (false, false) => {}
    }
    page.next_word();
    notation::write_to(&mut page.held, before, ply.m, style);
    for nag in &ply.nags {
        page.word(&format!("${nag}"));
    }
    if ply.is_draw_offered {
        page.word("{(=)}");
    }
    page.comments(&ply.comments);
}

/// Words set one after the other into lines. The last word is held back, so that a bracket can be
/// attached to it before it is known whether it still fits the line.
struct Page<'a> {
    text: &'a mut String,
    held: String,
    prefix: &'static str,
    column: usize,
}

impl Page<'_> {
    fn word(&mut self, word: &str) {
        self.next_word();
        self.held.push_str(word);
    }

    /// Sets the held word and begins the next.
    fn next_word(&mut self) {
        self.flush();
        self.held.push_str(std::mem::take(&mut self.prefix));
    }

    fn attach(&mut self, bracket: &str) {
        self.held.push_str(bracket);
    }

    fn flush(&mut self) {
        if self.held.is_empty() {
            return;
        }
        let length = self.held.chars().count();
        // Where a line begins so, readers take it for an escaped line or for the next game.
        let must_stay = self.held.starts_with('%') || self.held.starts_with("[Event");
        if self.column > 0 && self.column + 1 + length > WIDTH && !must_stay {
            self.text.push('\n');
            self.column = 0;
        }
        if self.column > 0 {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(&self.held);
        self.column += length;
        self.held.clear();
    }

    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            self.comment(comment);
        }
    }

    fn comment(&mut self, comment: &str) {
        let mut words = comment.split_ascii_whitespace();
        let Some(first) = words.next() else { return };
        if comment.contains('}') {
            // Braces cannot hold a brace; the rest of a line can.
            let line: Vec<&str> = iter::once(first).chain(words).collect();
            self.word(&format!(";{}", line.join(" ")));
            self.flush();
            self.text.push('\n');
            self.column = 0;
            return;
        }
        self.word("{");
        self.held.push_str(first);
        for word in words {
            self.word(word);
        }
        self.attach("}");
    }
}

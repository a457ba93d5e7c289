//! What the players see: board, clocks, score sheet, rulings, the prompt.

use rokade_board::notation::{Letters, Style};
use rokade_board::{Color, Position, Role};
use rokade_laws::referee::{Account, Both, Millis, Question, Ruling, color_key};
use rokade_view::ruling::{consequence, in_milliseconds};
use rokade_words::{Arg, ruling};

use super::table::Table;
use super::verbs::VERBS;
use crate::drawing::Drawing;
use crate::ruling::{told, written};
use crate::voice::Voice;

/// Everything about the table that does not change in the game.
pub(super) struct Screen<'a> {
    pub voice: &'a Voice,
    pub names: Both<String>,
    pub letters: Letters,
    pub has_clocks: bool,
}

impl Screen<'_> {
    /// The Laws, the players and the time control.
    pub(super) fn head(&self, table: &Table, control: Option<&str>) -> String {
        let settings = table.settings();
        let pace = match settings.pace.key() {
            "rapid" => "word-rapid-within",
            "blitz" => "word-blitz-within",
            _ => "cli-pace-standard",
        };
        let args = [("laws", Arg::from(settings.edition.to_string())), ("pace", Arg::from(self.voice.text(pace)))];
        let laws = self.voice.text_with("cli-referee-head", &args);
        let control = control.filter(|_| self.has_clocks).map_or_else(String::new, |control| format!(" · {control}"));
        format!("{laws}\n{} – {}{control}\n", self.names.white, self.names.black)
    }

    pub(super) fn board(&self, table: &Table) -> String {
        match table.position() {
            Some(position) => Drawing::of(&position, self.voice).to_string(),
            None => self.loose_men(&table.account().fen()),
        }
    }

    /// Men that are no position, rank by rank.
    fn loose_men(&self, fen: &str) -> String {
        let letters: Vec<char> = self.voice.text("cli-men").chars().collect();
        let kinds = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let man = |sign: char| {
            let place = kinds.iter().position(|role| role.upper_char() == sign.to_ascii_uppercase());
            let letter = place.and_then(|place| letters.get(place)).copied().unwrap_or(sign);
            if sign.is_ascii_uppercase() { letter } else { letter.to_ascii_lowercase() }
        };
        let mut text = String::new();
        for (rank, men) in (1..=8).rev().zip(fen.split([' ', '/'])) {
            text += &format!("{rank} ");
            for sign in men.chars() {
                match sign.to_digit(10) {
                    Some(empty) => (0..empty).for_each(|_| text += " ·"),
                    None => text += &format!(" {}", man(sign)),
                }
            }
            text.push('\n');
        }
        text + "   a b c d e f g h\n"
    }

    /// `Astrid 1:29:30 · Bo 1:30:00`, a fallen flag marked.
    pub(super) fn clocks(&self, table: &Table, now: Millis) -> String {
        let shown = table.referee().clock_at(now);
        let side = |color: Color| {
            let flag = if shown[color] <= Millis::ZERO { self.voice.text("cli-play-flag") } else { String::new() };
            format!("{} {}{flag}", self.names[color], ruling::shown(shown[color].0))
        };
        format!("{} · {}", side(Color::White), side(Color::Black))
    }

    /// Both clocks, the number of the move and whose it is.
    pub(super) fn prompt(&self, table: &Table, now: Millis) -> String {
        let account = table.account();
        let clocks = if self.has_clocks { format!("{} · ", self.clocks(table, now)) } else { String::new() };
        let due = match account.verdict() {
            Some(_) => account.result(),
            None => {
                let mover = table.mover();
                let number = table.position_to_move_from().map_or(0, |position| position.move_number());
                let dots = mover.fold_wb(".", "…");
                format!("{number}{dots} {}", self.names[mover])
            }
        };
        format!("{clocks}{due}> ")
    }

    /// The moves in two columns.
    pub(super) fn sheet(&self, table: &Table) -> String {
        let account = table.account();
        let moves = account.moves(&Style::sheet(self.letters));
        if moves.is_empty() {
            return format!("{}\n", self.voice.text("cli-play-no-moves"));
        }
        let start: &Position = &table.settings().start;
        let mut cells: Vec<String> = moves;
        if start.turn().is_black() {
            cells.insert(0, "…".to_owned());
        }
        let wide = |text: &String| text.chars().count();
        let width = cells.iter().map(wide).chain([wide(&self.names.white)]).max().unwrap_or(0);
        let mut text = format!("      {:<width$}  {}\n", self.names.white, self.names.black);
        for (number, pair) in (start.move_number()..).zip(cells.chunks(2)) {
            let row = format!("{number:>4}. {:<width$}  {}", pair[0], pair.get(1).map_or("", String::as_str));
            text += &format!("{}\n", row.trim_end());
        }
        text
    }

    /// A ruling in four steps, under its number.
    pub(super) fn ruling(&self, number: usize, one: &Ruling) -> String {
        let args = [
            ("number", Arg::from(number)),
            ("line", Arg::from(one.line)),
            ("time", Arg::from(ruling::shown(one.at.0))),
        ];
        let head = self.voice.text_with("cli-referee-ruling", &args);
        format!("{head}\n{}", written(&told(one, self.voice), self.voice))
    }

    /// A matter left to the arbiter, and what to type for each choice.
    pub(super) fn question(&self, question: &Question) -> String {
        let voice = self.voice;
        let args = [
            ("line", Arg::from(question.line)),
            ("matter", Arg::from(ruling::matter(voice.lang, question.matter))),
            ("sentence", Arg::from(voice.reason(&question.reason))),
        ];
        let mut text = format!("{}\n", voice.text_with("cli-referee-open", &args));
        for offered in &question.choices {
            let typed = match offered.choice.as_str() {
                word @ ("accept" | "postpone" | "reject") => format!("decide {word}"),
                item => format!("penalty {item} {}", question.against.map_or("white|black", color_key)),
            };
            let does = consequence(voice.lang, question, offered);
            text +=
                &format!("  {typed} [{}]: {does}{}\n", ruling::printed(&offered.clause), self.changes(offered.change));
        }
        text
    }

    fn changes(&self, change: Both<Millis>) -> String {
        let sentences = ruling::changes(self.voice.lang, in_milliseconds(change));
        sentences.iter().map(|sentence| format!(" {sentence}")).collect()
    }

    /// The result with its clauses, or that the game goes on.
    pub(super) fn result(&self, account: &Account) -> String {
        match account.verdict() {
            Some(verdict) => {
                let clauses: Vec<String> = verdict.clauses.iter().map(ruling::printed).collect();
                let args = [
                    ("result", Arg::from(account.result())),
                    ("reason", Arg::from(ruling::end(self.voice.lang, verdict.reason.key()))),
                    ("clauses", Arg::from(clauses.join(", "))),
                ];
                format!("{}\n", self.voice.text_with("cli-referee-result", &args))
            }
            None => format!("{}\n", self.voice.text("cli-referee-goes-on")),
        }
    }

    /// How the game stands when the table is left.
    pub(super) fn foot(&self, table: &Table) -> String {
        let account = table.account();
        let mut text = format!("\n{}", self.result(&account));
        if self.has_clocks {
            let clock = account.clock();
            let args = [
                ("white", Arg::from(ruling::shown(clock.white.0))),
                ("black", Arg::from(ruling::shown(clock.black.0))),
            ];
            text += &format!("{}\n", self.voice.text_with("ruling-clocks", &args));
        }
        text + &self.sheet(table) + &format!("{}\n", account.fen())
    }

    pub(super) fn help(&self) -> String {
        let width =
            VERBS.iter().map(|verb| verb.usage().chars().count()).filter(|width| *width <= 32).max().unwrap_or(0);
        let mut text = format!("{}\n", self.voice.text("cli-play-help-moves"));
        for verb in VERBS {
            let usage = verb.usage();
            let gap = if usage.chars().count() > width { format!("\n  {:width$}", "") } else { String::new() };
            text += &format!("  {usage:<width$}{gap}  {}\n", self.voice.text(verb.help));
        }
        text + &format!("{}\n", self.voice.text("cli-play-help-who"))
    }
}

//! The tournament records, one line each.

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, RoundNumber};

use super::header::{RankMethod, StartingRank, TEXT_RECORDS};
use super::line::{Line, Word, whole_number};
use super::player::line_fact;
use super::read::Reader;
use super::{KeptLine, MOST_ROUNDS, Place};
use crate::problem::Problem;

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Its content is in the draft.
    Read,
    /// It stays as it is, among the kept lines.
    Keep,
    /// It says a second time what an earlier line of its kind said, and must stay behind it.
    KeepBehindFirst,
}

/// The largest number of points a record may give; sums stay far from any limit.
const MOST_POINTS: HalfPoints = HalfPoints(2 * 999 + 1);

/// The type codes of the encoding, without `_BAKU` and `CUSTOM_` forms.
const KNOWN_TYPES: &[&str] = &[
    "FIDE_DUTCH",
    "FIDE_DUTCH_2017",
    "FIDE_DUTCH_2025",
    "FIDE_DUTCH_2026",
    "FIDE_DUBOV",
    "FIDE_BURSTEIN",
    "FIDE_DOUBLESWISS",
    "BERGER_ROUNDROBIN",
    "BERGER_DOUBLEROUNDROBIN",
    "FIDE_ROUNDROBIN",
    "FIDE_DOUBLEROUNDROBIN",
    "FIDE_SCHEVENINGEN",
    "FIDE_DOUBLESCHEVENINGEN",
    "FIDE_SCHILLER",
];

impl Reader {
    /// A record of plain text; the first that is not empty counts.
    pub(super) fn text_record(&mut self, code: &str, line: &Line) -> Outcome {
        let text = line.text_from(4);
        let (_, field) = TEXT_RECORDS.iter().find(|(known, _)| *known == code).expect("called for text records");
        let slot = field(&mut self.draft.header);
        if text.is_empty() || *slot == text {
            return Outcome::Read;
        }
        if !slot.is_empty() {
            return self.repeated(code, line);
        }
        *slot = text;
        if code == "192" {
            self.check_type(line);
        }
        Outcome::Read
    }

    pub(super) fn repeated(&mut self, code: &str, line: &Line) -> Outcome {
        let reason = Reason::house("repeated_record").with("code", code).with("line", line_fact(line.number));
        self.notes.add_of(code.to_owned(), reason);
        Outcome::KeepBehindFirst
    }

    fn check_type(&mut self, line: &Line) {
        let code = &self.draft.header.encoded_type;
        if !is_known_type(code) {
            let reason = Reason::house("unknown_type").with("found", code.as_str());
            self.notes.add(reason.with("line", line_fact(line.number)));
        }
    }

    pub(super) fn deputy(&mut self, line: &Line) -> Outcome {
        let text = line.text_from(4);
        if !text.is_empty() {
            self.draft.header.deputies.push(text);
        }
        Outcome::Read
    }

    /// 142 and `XXR`.
    pub(super) fn round_count(&mut self, code: &str, line: &Line) -> Outcome {
        let text = line.text_from(4);
        let column = line.words_from(4).first().map_or(5, |word| word.column);
        match whole_number(&text) {
            Some(rounds) if rounds > MOST_ROUNDS => {
                self.problems.add(Problem::at(line.number, column, "too_large").found(text).expected(MOST_ROUNDS));
            }
            Some(rounds) if rounds > 0 => match self.draft.rounds {
                Some((earlier, at)) if earlier != rounds => {
                    let problem =
                        Problem::at(line.number, column, "records_disagree").with("other_line", line_fact(at));
                    self.problems.add(problem.with("code", code).found(rounds).expected(earlier));
                }
                Some(_) => {}
                None => self.draft.rounds = Some((rounds, line.number)),
            },
            _ => self.problems.add(Problem::at(line.number, column, "not_a_number").found(text)),
        }
        Outcome::Read
    }

    /// 152.
    pub(super) fn initial_color(&mut self, line: &Line) -> Outcome {
        let text = line.text_from(4);
        match text.as_str() {
            "W" | "w" => self.set_initial_color("152", Color::White, line),
            "B" | "b" => self.set_initial_color("152", Color::Black, line),
            _ => self.problems.add(Problem::at(line.number, 5, "unknown_colour").found(text).expected("W, B")),
        }
        Outcome::Read
    }

    fn set_initial_color(&mut self, code: &str, color: Color, line: &Line) {
        match self.draft.initial_color {
            Some((earlier, at)) if earlier != color => {
                let problem = Problem::at(line.number, 5, "records_disagree").with("other_line", line_fact(at));
                self.problems.add(problem.with("code", code).found(letter(color)).expected(letter(earlier)));
            }
            Some(_) => {}
            None => self.draft.initial_color = Some((color, line.number)),
        }
    }

    /// `XXC`: the initial colour, or that lines count instead of start numbers.
    pub(super) fn javafo_choice(&mut self, line: &Line) -> Outcome {
        let words = line.words_from(4);
        let is_known = |word: &Word| matches!(word.text.to_ascii_lowercase().as_str(), "rank" | "white1" | "black1");
        if words.is_empty() || !words.iter().all(is_known) {
            let reason = Reason::house("unknown_record").with("code", "XXC");
            self.notes.add_of("XXC".to_owned(), reason.with("line", line_fact(line.number)));
            return Outcome::Keep;
        }
        for word in words {
            match word.text.to_ascii_lowercase().as_str() {
                "white1" => self.set_initial_color("XXC", Color::White, line),
                "black1" => self.set_initial_color("XXC", Color::Black, line),
                _ => {
                    self.draft.counts_lines = true;
                    self.notes.add(Reason::house("line_order_used").with("line", line_fact(line.number)));
                }
            }
        }
        Outcome::Read
    }

    /// 162: a symbol and its points, as often as the line has room. In a file of teams the bye (P) is the team's and
    /// its points are no player's.
    pub(super) fn scoring_162(&mut self, text: &str, line: &Line) -> Outcome {
        let mut items: Vec<(usize, char, String)> = Vec::new();
        for (index, letter) in text.chars().enumerate().skip(3) {
            if letter.is_ascii_alphabetic() {
                items.push((index + 1, letter.to_ascii_uppercase(), String::new()));
            } else if let Some((_, _, points)) = items.last_mut() {
                points.push(letter);
            } else if letter != ' ' {
                items.push((index + 1, letter, String::new()));
            }
        }
        for (column, symbol, points) in items {
            if symbol == 'P' && self.draft.is_of_teams {
                self.notes.add(Reason::house("team_bye_kept").with("line", line_fact(line.number)));
                self.draft.has_points_of_team_bye = true;
                continue;
            }
            self.score("162", &symbol.to_string(), points.trim(), line.number, column);
        }
        self.remember_scoring(text);
        Outcome::Read
    }

    /// `BBW`, `BBD` and so on: the points alone.
    pub(super) fn scoring_bbp(&mut self, code: &str, text: &str, line: &Line) -> Outcome {
        self.score(code, "", &line.text_from(4), line.number, 5);
        self.remember_scoring(text);
        Outcome::Read
    }

    /// `XXS CODE=points …`.
    pub(super) fn scoring_xxs(&mut self, text: &str, line: &Line) -> Outcome {
        for word in line.words_from(4) {
            let (symbol, points) = word.text.split_once('=').unwrap_or((&word.text, ""));
            self.score("XXS", &symbol.to_ascii_uppercase(), points, line.number, word.column);
        }
        self.remember_scoring(text);
        Outcome::Read
    }

    fn score(&mut self, record: &str, symbol: &str, points: &str, line: usize, column: usize) {
        let Some(value) = self.half_points(points, line, column) else { return };
        if self.draft.points.set(record, symbol, value).is_err() {
            self.problems.add(Problem::at(line, column, "unknown_symbol").found(symbol).with("code", record));
        }
    }

    /// Kept in case the table of points turns out to say more than a scoring can hold.
    fn remember_scoring(&mut self, text: &str) {
        let place = Place::After("162".to_owned());
        self.draft.scoring_lines.push(KeptLine { place, text: text.to_owned() });
    }

    /// Points of a record; anything but a sensible number of halves is a problem.
    pub(super) fn half_points(&mut self, text: &str, line: usize, column: usize) -> Option<HalfPoints> {
        match text.parse::<HalfPoints>() {
            Ok(points) if points.0.abs() <= MOST_POINTS.0 => Some(points),
            Ok(_) => {
                self.problems.add(Problem::at(line, column, "too_large").found(text).expected(MOST_POINTS));
                None
            }
            Err(_) => {
                self.problems.add(Problem::at(line, column, "not_half_points").found(text));
                None
            }
        }
    }

    /// 172.
    pub(super) fn starting_rank(&mut self, line: &Line) -> Outcome {
        let words = line.words_from(4);
        let method = words.get(1).and_then(|word| RankMethod::from_code(&word.text));
        match (words.as_slice(), method) {
            ([federation, _], Some(method)) if federation.text.chars().count() == 3 => {
                if self.draft.header.starting_rank.is_some() {
                    return self.repeated("172", line);
                }
                let federation = federation.text.clone();
                self.draft.header.starting_rank = Some(StartingRank { federation, method });
                Outcome::Read
            }
            _ => {
                let reason = Reason::house("starting_rank_unreadable").with("found", line.text_from(4));
                self.notes.add(reason.with("line", line_fact(line.number)));
                Outcome::Keep
            }
        }
    }

    /// 202 and 212; the latter begins with the points.
    pub(super) fn tiebreaks(&mut self, code: &str, line: &Line) -> Outcome {
        let text = line.text_from(4);
        let codes = text.split([',', ' ']).map(str::trim).filter(|code| !code.is_empty());
        let mut list: Vec<String> = codes.map(str::to_owned).collect();
        if code == "212" && list.first().is_some_and(|first| first.eq_ignore_ascii_case("PTS")) {
            list.remove(0);
        }
        if list.is_empty() || self.draft.header.tiebreaks == list {
            return Outcome::Read;
        }
        if !self.draft.header.tiebreaks.is_empty() {
            return self.repeated(code, line);
        }
        self.draft.header.tiebreaks = list;
        Outcome::Read
    }

    /// A round number of a record, or a problem.
    pub(super) fn round(&mut self, word: &Word, line: usize) -> Option<RoundNumber> {
        let round = word.number().filter(|round| *round <= MOST_ROUNDS);
        if round.is_none() {
            self.problems.add(Problem::at(line, word.column, "not_a_number").found(&word.text).expected("1–999"));
        }
        round
    }
}

/// Whether the encoding has such a code of 192, supported here or not.
pub(super) fn is_known_type(code: &str) -> bool {
    let bare = code.trim_end_matches("_BAKU");
    let is_family = bare.starts_with("CUSTOM_") || bare.contains("TEAM") || bare.starts_with("BERGER_ROUNDROBIN_G");
    is_family || KNOWN_TYPES.contains(&bare)
}

fn letter(color: Color) -> &'static str {
    match color {
        Color::White => "W",
        Color::Black => "B",
    }
}

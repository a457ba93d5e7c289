//! The player record 001: one line to one row, and nothing about the other lines.

use rokade_clause::Reason;
use rokade_model::{Birth, ByeKind, Color, Entry, HalfPoints, Mark, Name, Person, Sex, StartNumber, Title};

use super::MOST_ROUNDS;
use super::align::{self, Reading};
use super::birth::{self, WrittenBirth};
use super::line::{Line, long_number, whole_number};
use crate::notes::Notes;
use crate::problem::{Problem, Problems};

/// The column of a player's points.
pub(super) const POINTS: usize = 81;
/// The last column of the birth date.
const END_OF_BIRTH: usize = 79;
/// A line that reaches the points has room for all that must be known of a player.
pub(super) const END_OF_POINTS: usize = 84;

/// The column of the opponent in a round; colour and result follow 5 and 7 columns later.
pub(super) const fn opponent_column(round: usize) -> usize {
    82 + 10 * round
}
pub(super) const fn color_column(round: usize) -> usize {
    opponent_column(round) + 5
}
pub(super) const fn result_column(round: usize) -> usize {
    opponent_column(round) + 7
}

/// One player as the line has it.
pub(super) struct Row {
    pub(super) line: usize,
    pub(super) length: usize,
    pub(super) number: StartNumber,
    pub(super) person: Person,
    pub(super) title: Option<Title>,
    pub(super) rating: Option<u32>,
    pub(super) points: Option<HalfPoints>,
    pub(super) rank: Option<u32>,
    pub(super) rounds: Vec<Entry>,
    /// Rounds in which no letter says what kind of bye it was.
    pub(super) unlettered: Vec<usize>,
    /// Rounds written `0000 - +`: a point without an opponent.
    pub(super) marked_wins: Vec<usize>,
    /// Something of the line could not be read, so that comparing it with others says nothing.
    pub(super) is_broken: bool,
    pub(super) has_old_title: bool,
    /// The line ends inside or before the points.
    pub(super) is_cut: bool,
}

impl Row {
    /// The rounds the line itself has columns for.
    pub(super) fn length_in_rounds(&self) -> usize {
        (self.length + 10).saturating_sub(opponent_column(1)) / 10
    }
}

/// Reads the line; `None` if not even its start number can be read.
pub(super) fn read(number: usize, text: &str, problems: &mut Problems, notes: &mut Notes) -> Option<Row> {
    let (line, reading) = align::best(number, text);
    note_reading(reading, number, notes);
    let mut fields = Fields {
        line: &line,
        problems,
        notes,
        is_broken: false,
        first_mark_as_bye: None,
        unlettered: Vec::new(),
        marked_wins: Vec::new(),
    };
    let start = fields.start_number()?;
    let (title, has_old_title) = title(&line, start, fields.notes);
    let person = fields.person(start);
    let rating = fields.number_in(49, 52).filter(|rating| *rating > 0);
    let points = fields.points();
    let rank = fields.number_in(86, 89).filter(|rank| *rank > 0);
    let rounds = fields.rounds();
    let (is_broken, unlettered, marked_wins) = (fields.is_broken, fields.unlettered, fields.marked_wins);
    if let Some(round) = fields.first_mark_as_bye {
        fields.notes.add(Reason::house("mark_read_as_bye").with("player", start.0).with("round", line_fact(round)));
    }
    Some(Row {
        line: number,
        length: line.length(),
        number: start,
        person,
        title,
        rating,
        points,
        rank,
        rounds,
        unlettered,
        marked_wins,
        is_broken,
        has_old_title,
        is_cut: line.length() < END_OF_POINTS && (points.is_none() || matches!(line.at(line.length()), '.' | ',')),
    })
}

fn note_reading(reading: Reading, line: usize, notes: &mut Notes) {
    let key = match reading {
        Reading::AsIs => return,
        Reading::CountedInBytes => "columns_counted_in_bytes",
        Reading::EncodedTwice => "text_encoded_twice",
    };
    notes.add(Reason::house(key).with("line", line_fact(line)));
}

pub(super) fn line_fact(line: usize) -> i64 {
    i64::try_from(line).expect("a file has fewer lines than bytes")
}

/// The title and whether it is one of the single letters of old files.
fn title(line: &Line, player: StartNumber, notes: &mut Notes) -> (Option<Title>, bool) {
    let text = line.text(11, 13);
    match text.parse::<Title>() {
        Ok(title) => (Some(title), text.len() < 2 || text.bytes().any(|byte| byte.is_ascii_lowercase())),
        Err(()) if text.is_empty() => (None, false),
        Err(()) => {
            notes.add_of(text.clone(), Reason::house("unknown_title").with("found", text).with("player", player.0));
            (None, false)
        }
    }
}

/// `m`, `w` and the letters other languages use.
pub(crate) fn sex(letter: char) -> Option<Sex> {
    match letter.to_ascii_lowercase() {
        'm' => Some(Sex::Man),
        'w' | 'f' | 'k' => Some(Sex::Woman),
        _ => None,
    }
}

struct Fields<'a> {
    line: &'a Line,
    problems: &'a mut Problems,
    notes: &'a mut Notes,
    is_broken: bool,
    /// The first round in which a bye is written with the mark of a game.
    first_mark_as_bye: Option<usize>,
    unlettered: Vec<usize>,
    marked_wins: Vec<usize>,
}

impl Fields<'_> {
    fn refuse(&mut self, problem: Problem) {
        self.is_broken = true;
        self.problems.add(problem);
    }

    fn problem(&self, column: usize, key: &'static str) -> Problem {
        Problem::at(self.line.number, column, key)
    }

    fn start_number(&mut self) -> Option<StartNumber> {
        let text = self.line.text(5, 8);
        let number = whole_number(&text).filter(|number| *number > 0);
        if text.is_empty() {
            let end = self.line.length() + 1;
            self.refuse(self.problem(end.min(5), "truncated_line").found(self.line.text_from(1)));
        } else if number.is_none() {
            self.refuse(self.problem(5, "not_a_number").found(text).expected("1–9999"));
        }
        number.map(StartNumber)
    }

    fn number_in(&mut self, first: usize, last: usize) -> Option<u32> {
        let text = self.line.text(first, last);
        let number = whole_number(&text);
        if number.is_none() && !text.is_empty() {
            self.refuse(self.problem(first, "not_a_number").found(text));
        }
        number
    }

    fn person(&mut self, player: StartNumber) -> Person {
        let name = as_written(&self.line.text(15, 47));
        if name.is_empty() {
            let end = self.line.length() + 1;
            self.refuse(self.problem(end.min(15), "truncated_line").expected("Family, Given"));
        }
        let letter = self.line.at(10);
        let sex = sex(letter);
        // `u` is how some programs say that it is unknown.
        if sex.is_none() && !matches!(letter, ' ' | 'u' | 'U') {
            self.refuse(self.problem(10, "unknown_sex").found(letter).expected("m, w"));
        }
        let birth = self.birth(player);
        let fide_id = self.fide_id();
        let federation = self.line.text(54, 56);
        Person { name, sex, birth, fide_id, federation, ..Person::default() }
    }

    /// Eleven columns, more than other numbers have.
    fn fide_id(&mut self) -> Option<u64> {
        let text = self.line.text(58, 68);
        let id = long_number(&text);
        if id.is_none() && !text.is_empty() {
            self.refuse(self.problem(58, "not_a_number").found(text));
        }
        id.filter(|id| *id > 0)
    }

    fn birth(&mut self, player: StartNumber) -> Option<Birth> {
        let text = self.line.text(70, END_OF_BIRTH);
        let read = birth::read(&text);
        if read == WrittenBirth::Unreadable && self.line.length() < END_OF_BIRTH {
            let end = self.problem(self.line.length() + 1, "truncated_line").found(text);
            self.refuse(end.expected(END_OF_POINTS));
            return None;
        }
        read.told(&text, player, self.line.number, self.notes)
    }

    fn points(&mut self) -> Option<HalfPoints> {
        let text = self.line.text(POINTS, END_OF_POINTS);
        let points = text.parse().ok();
        if points.is_none() && !text.is_empty() {
            self.refuse(self.problem(POINTS, "not_half_points").found(text));
        }
        points
    }

    fn rounds(&mut self) -> Vec<Entry> {
        if let Some(column) = align::misplaced_column(self.line) {
            self.refuse(self.problem(column, "misaligned_line").found(self.line.at(column)).expected(" "));
            return Vec::new();
        }
        let mut rounds = Vec::new();
        for round in 1.. {
            if opponent_column(round) > self.line.length() {
                break;
            }
            if round > MOST_ROUNDS as usize {
                self.refuse(self.problem(opponent_column(round), "too_large").expected(MOST_ROUNDS));
                break;
            }
            rounds.push(self.entry(round));
        }
        rounds
    }

    fn entry(&mut self, round: usize) -> Entry {
        let column = opponent_column(round);
        let text = self.line.text(column, column + 3);
        if self.line.length() < column + 3 {
            // An opponent stands at the right of its field: the rest of the line is missing.
            self.refuse(self.problem(self.line.length() + 1, "truncated_line").found(text));
            return Entry::Blank;
        }
        let opponent = whole_number(&text);
        if opponent.is_none() && !text.is_empty() {
            self.refuse(self.problem(column, "not_a_number").found(text));
            return Entry::Blank;
        }
        let color = self.color(round);
        match opponent {
            Some(opponent) if opponent > 0 => self.game(round, StartNumber(opponent), color),
            _ => self.no_game(round, color, !text.is_empty() || self.line.at(color_column(round)) != ' '),
        }
    }

    fn color(&mut self, round: usize) -> Option<Color> {
        let column = color_column(round);
        match self.line.at(column) {
            'w' | 'W' => Some(Color::White),
            'b' | 'B' => Some(Color::Black),
            '-' | ' ' => None,
            other => {
                self.refuse(self.problem(column, "unknown_colour").found(other).expected("w, b, -"));
                None
            }
        }
    }

    fn game(&mut self, round: usize, opponent: StartNumber, color: Option<Color>) -> Entry {
        let column = result_column(round);
        let letter = self.line.at(column);
        let mark = Mark::from_letter(letter);
        if mark.is_none() && !is_unfinished(letter) {
            let key = if ByeKind::from_letter(letter).is_some() { "bye_with_opponent" } else { "unknown_result" };
            self.refuse(self.problem(column, key).found(letter).expected("1 = 0 + - W D L"));
        }
        Entry::Game { opponent, color, mark }
    }

    /// `is_written`: something stands in the round's other columns, so that a blank means `Z`.
    fn no_game(&mut self, round: usize, color: Option<Color>, is_written: bool) -> Entry {
        let column = result_column(round);
        let letter = self.line.at(column);
        if let Some(kind) = ByeKind::from_letter(letter) {
            return Entry::Bye(kind);
        }
        if letter == ' ' {
            self.unlettered.push(round);
            return if is_written { Entry::Bye(ByeKind::Zero) } else { Entry::Blank };
        }
        if let Some(kind) = bye_of_mark(letter).filter(|_| color.is_none()) {
            self.first_mark_as_bye.get_or_insert(round);
            if kind == ByeKind::PairingAllocated {
                self.marked_wins.push(round);
            }
            return Entry::Bye(kind);
        }
        let is_known = Mark::from_letter(letter).is_some() || is_unfinished(letter);
        let key = if is_known { "result_without_opponent" } else { "unknown_result" };
        self.refuse(self.problem(column, key).found(letter).expected("U F H Z"));
        Entry::Blank
    }
}

/// A name with a comma has its parts; any other is kept as it stands, because files write both `Astrid Holm` and
/// `Holm Astrid`.
pub(super) fn as_written(text: &str) -> Name {
    if text.contains(',') {
        return Name::parse(text);
    }
    let family = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Name { family, given: String::new() }
}

/// Older programs write byes with the marks of games: docs/readings/trf-marks-as-byes.md.
fn bye_of_mark(letter: char) -> Option<ByeKind> {
    match letter {
        '+' => Some(ByeKind::PairingAllocated),
        '=' => Some(ByeKind::Half),
        '-' => Some(ByeKind::Zero),
        _ => None,
    }
}

/// No result yet.
fn is_unfinished(letter: char) -> bool {
    matches!(letter, ' ' | '*' | '?' | 'X' | 'x')
}

//! One text from one form into another, on the board or without it.

use rokade_board::notation::spoken::{self, Voice as Tongue};
use rokade_board::notation::{
    self, Broken, Candidate, CastlingSign, Letters, NoMove, NotAMove, PromotionSign, Sequence, Style, Translated,
    Unreadable, Untranslatable, translate, write,
};
use rokade_board::{Move, Position};
use rokade_clause::{Edition, Reason};
use rokade_view::score;

use crate::fault::Fault;
use crate::shape::notation::NoteShape;
use crate::unreadable;

/// How moves are given or wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Written(Letters),
    Spoken,
}

impl Form {
    pub(super) fn key(self) -> &'static str {
        match self {
            Form::Written(letters) => letters.key(),
            Form::Spoken => "spoken",
        }
    }
}

/// What is wanted of every text.
pub(super) struct Request {
    /// None: recognise the language.
    pub from: Option<Form>,
    pub to: Form,
    /// The language in which moves are said.
    pub tongue: Tongue,
    /// The languages in which moves are understood, the likeliest first.
    pub ears: Vec<Tongue>,
    pub is_spoken: bool,
    /// The position from which the moves are checked.
    pub start: Option<Position>,
    /// The letters of the person who reads the messages.
    pub reader: Letters,
}

/// What became of a text.
#[derive(Debug)]
pub(super) struct Converted {
    /// None where nothing in the text tells its language, or several fit that mean different things.
    pub from: Option<&'static str>,
    pub output: Option<String>,
    pub spoken: Option<String>,
    pub alternatives: Vec<String>,
    /// What is ambiguous, where there are alternatives.
    pub doubt: Option<Reason>,
    pub played: Option<Played>,
}

/// What the board knows of checked moves.
#[derive(Debug)]
pub(super) struct Played {
    pub uci: Vec<String>,
    pub fen: String,
    pub notes: Vec<NoteShape>,
}

impl Converted {
    /// Notes what of the text is left out.
    fn of(mut self, text: &str) -> Self {
        let last = self.played.as_mut().filter(|_| notation::has_variations(text));
        if let Some(played) = last {
            played.notes.push(NoteShape { ply: played.uci.len(), note: VARIATION_LEFT_OUT });
        }
        self
    }
}

pub(super) fn convert(text: &str, request: &Request) -> Result<Converted, Vec<Fault>> {
    match (&request.start, request.from) {
        (None, Some(Form::Spoken)) => heard(text, request),
        (None, from) => translated(text, letters(from), request),
        (Some(start), Some(Form::Spoken)) => heard_on(start, text, request),
        (Some(start), from) => played_on(start, text, letters(from), request),
    }
}

fn letters(from: Option<Form>) -> Option<Letters> {
    match from {
        Some(Form::Written(letters)) => Some(letters),
        Some(Form::Spoken) | None => None,
    }
}

impl Request {
    /// The letters of the written answer; the reader's own where only the spoken form is wanted.
    fn target(&self) -> Letters {
        match self.to {
            Form::Written(letters) => letters,
            Form::Spoken => self.reader,
        }
    }

    fn answer(&self, from: Option<&'static str>, written: String, said: Option<String>) -> Converted {
        let output = if self.to == Form::Spoken { said.clone() } else { Some(written) };
        Converted { from, output, spoken: said, alternatives: Vec::new(), doubt: None, played: None }
    }

    fn doubt(&self, from: Option<&'static str>, alternatives: Vec<String>, reason: Reason) -> Converted {
        Converted { from, output: None, spoken: None, alternatives, doubt: Some(reason), played: None }
    }

    /// The first language in which an announcement means something; where there is none, the one that
    /// understood most of it tells what is wrong, and of several the likeliest.
    fn understand<T, E>(
        &self,
        mut hear: impl FnMut(Tongue) -> Result<T, E>,
        understood: impl Fn(&E) -> usize,
    ) -> Result<T, E> {
        let (first, others) = self.ears.split_first().expect("somebody listens");
        let mut best = match hear(*first) {
            Ok(one) => return Ok(one),
            Err(why) => why,
        };
        for ear in others {
            match hear(*ear) {
                Ok(one) => return Ok(one),
                Err(why) if understood(&why) > understood(&best) => best = why,
                Err(_) => {}
            }
        }
        Err(best)
    }

    /// Of several sets that fit, the reader's own if it is among them.
    fn likeliest(&self, fitting: &[Letters]) -> Letters {
        let is_readers = fitting.contains(&self.reader);
        if is_readers { self.reader } else { fitting.first().copied().unwrap_or(self.reader) }
    }

    /// The language of a text by the sets that fit it, of which one was perhaps named. A text without
    /// letters fits them all and tells nothing.
    fn recognised(&self, named: Option<Letters>, fitting: &[Letters]) -> Option<&'static str> {
        let is_telling = !fitting.is_empty() && fitting.len() < Letters::ALL.len();
        named.or_else(|| is_telling.then(|| self.likeliest(fitting))).map(Letters::key)
    }
}

/// How far into an announcement its words were understood.
fn understood(announcement: &str, why: &NotAMove) -> usize {
    match why {
        NotAMove::Word(word) => announcement.find(word).unwrap_or(0),
        _ => announcement.len(),
    }
}

fn no_moves(words: &[NoMove], of: usize) -> impl Iterator<Item = Fault> {
    words.iter().map(move |word| unreadable::not_a_move(&word.token, &word.why).at_ply(word.index + 1, of))
}

/// Letters exchanged without a board.
fn translated(text: &str, from: Option<Letters>, request: &Request) -> Result<Converted, Vec<Fault>> {
    let said = |set| match request.is_spoken {
        true => spoken::read_out(text, set, request.tongue).map(Some),
        false => Ok(None),
    };
    match translate(text, from, request.target()) {
        Ok(Translated { text: written, from: fitting }) => {
            let said = said(request.likeliest(&fitting));
            let said = said.map_err(|(token, why)| vec![unreadable::not_a_move(&token, &why)])?;
            Ok(request.answer(request.recognised(from, &fitting), written, said))
        }
        Err(Untranslatable::NoMoves(words)) => Err(no_moves(&words, notation::count_moves(text)).collect()),
        Err(Untranslatable::Ambiguous(outputs)) => {
            let told = |one: &Translated| format!("{} ({})", one.text, unreadable::keys(&one.from));
            let meant = outputs.iter().map(told).collect::<Vec<_>>().join("; ");
            let reason = Reason::house("letters_ambiguous").with("found", text).with("meant", meant);
            let alternatives = match request.to {
                Form::Written(_) => outputs.iter().map(|one| one.text.clone()).collect(),
                Form::Spoken => outputs.iter().filter_map(|one| said(*one.from.first()?).ok().flatten()).collect(),
            };
            Ok(request.doubt(None, alternatives, reason))
        }
    }
}

/// Announcements written down without a board.
fn heard(text: &str, request: &Request) -> Result<Converted, Vec<Fault>> {
    let announcements = spoken::announcements(text, &request.ears);
    let mut written = Vec::new();
    let mut faults = Vec::new();
    for (index, announcement) in announcements.iter().enumerate() {
        let write_down = |ear| spoken::write_down(announcement, ear, request.target());
        match request.understand(write_down, |why| understood(announcement, why)) {
            Ok(one) => written.push(one),
            Err(why) => faults.push(unreadable::not_a_move(announcement, &why).at_ply(index + 1, announcements.len())),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let written = written.join(" ");
    let said = match request.is_spoken {
        true => spoken::read_out(&written, request.target(), request.tongue).ok(),
        false => None,
    };
    Ok(request.answer(Some(Form::Spoken.key()), written, said))
}

/// Written moves, checked on the board.
fn played_on(start: &Position, text: &str, from: Option<Letters>, request: &Request) -> Result<Converted, Vec<Fault>> {
    let broken = match notation::sequence(start, text, from) {
        Ok(sequence) => return Ok(checked(start, &sequence, from, request).of(text)),
        Err(broken) => *broken,
    };
    let Broken { position, token, why, moves, plies, later } = broken;
    // Of an unknown language, what the text can mean in any of them says more than the first that failed.
    let why = match from {
        Some(_) => why,
        None => notation::read(&position, &token, None).err().unwrap_or(why),
    };
    let later = no_moves(&later, plies).collect();
    Refused { token: &token, why, ply: moves.len() + 1, of: plies, position: &position, later }.told(from, request)
}

/// Legal moves with what was written behind them; castling and promotion keep the sign they had.
fn checked(start: &Position, sequence: &Sequence, from: Option<Letters>, request: &Request) -> Converted {
    let moves: Vec<Move> = sequence.moves.iter().map(|reading| reading.m).collect();
    let from = request.recognised(from, &sequence.letters);
    let numbers = match sequence.numbers.first() {
        Some(Some(_)) => Numbers::Always,
        _ => Numbers::OfSeveral,
    };
    let line = Line { start, moves: &moves, numbers };
    on_board(&line, from, notes(start, sequence), request, |now, index, m| {
        let as_written = sequence.moves[index].written;
        let style = Style {
            castling: as_written.castling.unwrap_or(CastlingSign::Zeros),
            promotion: as_written.promotion.unwrap_or(PromotionSign::None),
            shows_en_passant: as_written.has_en_passant,
            ..Style::sheet(request.target())
        };
        write(now, m, &style) + &sequence.remarks[index]
    })
}

/// What is not as it should be, by half-move: signs, and numbers that do not count the moves.
fn notes(start: &Position, sequence: &Sequence) -> Vec<NoteShape> {
    let mut now = start.clone();
    let mut notes = Vec::new();
    for (index, (reading, number)) in sequence.moves.iter().zip(&sequence.numbers).enumerate() {
        let is_miscounted = number.is_some_and(|number| number != now.move_number());
        let signs = reading.notes.iter().map(|note| note.key());
        let told = signs.chain(is_miscounted.then_some(NUMBER_DIFFERS));
        notes.extend(told.map(|note| NoteShape { ply: index + 1, note }));
        now.play(reading.m);
    }
    notes
}

/// The number before a move is not the one it has on the board.
const NUMBER_DIFFERS: &str = "number_differs";
/// Variations are not played and not given back.
pub(super) const VARIATION_LEFT_OUT: &str = "variation_left_out";

/// Notes that say the text is wrong, not only that something optional is missing.
pub(super) const WRONG: [&str; 6] =
    ["check_not_given", "mate_not_given", "not_a_capture", "not_en_passant", NUMBER_DIFFERS, VARIATION_LEFT_OUT];

/// Announcements, checked on the board.
fn heard_on(start: &Position, text: &str, request: &Request) -> Result<Converted, Vec<Fault>> {
    let announcements = spoken::announcements(text, &request.ears);
    let of = announcements.len();
    let mut position = start.clone();
    let mut moves = Vec::new();
    for (index, announcement) in announcements.iter().enumerate() {
        let reach = |why: &Unreadable| match why {
            Unreadable::NotAMove(why) => understood(announcement, why),
            Unreadable::Illegal(_) | Unreadable::Ambiguous(_) => usize::MAX,
        };
        match request.understand(|ear| spoken::hear(&position, announcement, ear), reach) {
            Ok(m) => {
                position.play(m);
                moves.push(m);
            }
            Err(why) => {
                let later = never_heard(&announcements, index + 1, request);
                let refused = Refused { token: announcement, why, ply: index + 1, of, position: &position, later };
                return refused.told(None, request);
            }
        }
    }
    let style = Style::sheet(request.target());
    let from = Some(Form::Spoken.key());
    let line = Line { start, moves: &moves, numbers: Numbers::OfSeveral };
    Ok(on_board(&line, from, Vec::new(), request, |now, _, m| write(now, m, &style)))
}

/// The announcements from a place on that are no move in any position.
fn never_heard(announcements: &[&str], from: usize, request: &Request) -> Vec<Fault> {
    let told = |(index, announcement): (usize, &&str)| {
        let write_down = |ear| spoken::write_down(announcement, ear, request.target());
        let why = request.understand(write_down, |why| understood(announcement, why)).err()?;
        Some(unreadable::not_a_move(announcement, &why).at_ply(index + 1, announcements.len()))
    };
    announcements.iter().enumerate().skip(from).filter_map(told).collect()
}

/// A move that cannot be played, and what is wrong with the text behind it.
struct Refused<'a> {
    token: &'a str,
    why: Unreadable,
    ply: usize,
    of: usize,
    position: &'a Position,
    later: Vec<Fault>,
}

impl Refused<'_> {
    /// An ambiguous move is an answer with alternatives, unless something else is wrong besides.
    fn told(self, from: Option<Letters>, request: &Request) -> Result<Converted, Vec<Fault>> {
        let Self { token, why, ply, of, position, later } = self;
        let first = match why {
            Unreadable::NotAMove(why) => unreadable::not_a_move(token, &why),
            Unreadable::Illegal(breach) => {
                unreadable::illegal_move(token, breach.illegal, breach.role, position, Edition::USUAL)
            }
            Unreadable::Ambiguous(candidates) => {
                let reason = unreadable::ambiguous(token, &candidates, position, request.reader);
                if later.is_empty() {
                    let alternatives = candidates.iter().map(|candidate| alternative(candidate, position, request));
                    let from = language(from, &candidates, request);
                    return Ok(request.doubt(from, alternatives.collect(), reason));
                }
                Fault::of(reason).found(token)
            }
        };
        Err([first.at_ply(ply, of)].into_iter().chain(later).collect())
    }
}

/// The language of an ambiguous move, where the ambiguity is not one of language.
fn language(from: Option<Letters>, candidates: &[Candidate], request: &Request) -> Option<&'static str> {
    if request.from == Some(Form::Spoken) {
        return Some(Form::Spoken.key());
    }
    let by_language = Unreadable::Ambiguous(candidates.to_vec()).is_ambiguous_by_language();
    let fitting = candidates.first().filter(|_| !by_language).map_or(&[][..], |one| &one.letters);
    request.recognised(from, fitting)
}

fn alternative(candidate: &Candidate, position: &Position, request: &Request) -> String {
    match request.to {
        Form::Written(letters) => write(position, candidate.m, &Style::sheet(letters)),
        Form::Spoken => spoken::say(position, candidate.m, request.tongue),
    }
}

/// Legal moves from a position.
struct Line<'a> {
    start: &'a Position,
    moves: &'a [Move],
    numbers: Numbers,
}

/// Which moves are given back with their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    /// The text had a number.
    Always,
    /// A single move stands alone.
    OfSeveral,
}

/// Legal moves in the form that is wanted.
fn on_board(
    line: &Line<'_>,
    from: Option<&'static str>,
    notes: Vec<NoteShape>,
    request: &Request,
    written: impl Fn(&Position, usize, Move) -> String,
) -> Converted {
    let Line { start, moves, numbers } = *line;
    let written = match (moves, numbers) {
        ([one], Numbers::OfSeveral) => written(start, 0, *one),
        // Three dots, as programs read them.
        (moves, _) => score::numbered(start, moves, written).replacen('…', "...", usize::from(start.turn().is_black())),
    };
    let mut position = start.clone();
    let (mut uci, mut said) = (Vec::new(), Vec::new());
    for m in moves {
        uci.push(position.uci(*m));
        said.push(spoken::say(&position, *m, request.tongue));
        position.play(*m);
    }
    let said = request.is_spoken.then(|| said.join(", "));
    Converted { played: Some(Played { uci, fen: position.fen(), notes }), ..request.answer(from, written, said) }
}

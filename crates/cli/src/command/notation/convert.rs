//! One text from one form into another, on the board or without it.

use rokade_board::notation::spoken::{self, Voice as Tongue};
use rokade_board::notation::{
    self, Broken, Candidate, Letters, Style, Translated, Unreadable, Untranslatable, translate, write,
};
use rokade_board::{Move, Position};
use rokade_clause::{Edition, Reason};

use crate::fault::Fault;
use crate::shape::notation::NoteShape;
use crate::{score, unreadable};

/// How moves are given or wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Written(Letters),
    Spoken,
}

impl Form {
    pub fn key(self) -> &'static str {
        match self {
            Form::Written(letters) => letters.key(),
            Form::Spoken => "spoken",
        }
    }
}

/// What is wanted of every text.
pub struct Request {
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
pub struct Converted {
    pub from: &'static str,
    pub output: Option<String>,
    pub spoken: Option<String>,
    pub alternatives: Vec<String>,
    /// What is ambiguous, where there are alternatives.
    pub doubt: Option<Reason>,
    pub played: Option<Played>,
}

/// What the board knows of checked moves.
#[derive(Debug)]
pub struct Played {
    pub uci: Vec<String>,
    pub fen: String,
    pub notes: Vec<NoteShape>,
}

pub fn convert(text: &str, request: &Request) -> Result<Converted, Vec<Fault>> {
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

    fn answer(&self, from: &'static str, written: String, said: Option<String>) -> Converted {
        let output = if self.to == Form::Spoken { said.clone() } else { Some(written) };
        Converted { from, output, spoken: said, alternatives: Vec::new(), doubt: None, played: None }
    }

    fn doubt(&self, from: &'static str, alternatives: Vec<String>, reason: Reason) -> Converted {
        Converted { from, output: None, spoken: None, alternatives, doubt: Some(reason), played: None }
    }

    /// The first language in which an announcement means something; where there is none, the likeliest
    /// tells what is wrong.
    fn understand<T, E>(&self, mut hear: impl FnMut(Tongue) -> Result<T, E>) -> Result<T, E> {
        let (first, others) = self.ears.split_first().expect("somebody listens");
        hear(*first).or_else(|why| others.iter().find_map(|ear| hear(*ear).ok()).ok_or(why))
    }

    /// Of several sets that fit, the reader's own if it is among them.
    fn likeliest(&self, fitting: &[Letters]) -> Letters {
        let is_readers = fitting.contains(&self.reader);
        if is_readers { self.reader } else { fitting.first().copied().unwrap_or(self.reader) }
    }
}

/// Letters exchanged without a board.
fn translated(text: &str, from: Option<Letters>, request: &Request) -> Result<Converted, Vec<Fault>> {
    let said = |set| match request.is_spoken {
        true => spoken::read_out(text, set, request.tongue).map(Some),
        false => Ok(None),
    };
    match translate(text, from, request.target()) {
        Ok(Translated { text: written, from }) => {
            let set = request.likeliest(&from);
            let said = said(set).map_err(|(token, why)| vec![unreadable::not_a_move(&token, &why)])?;
            Ok(request.answer(set.key(), written, said))
        }
        Err(Untranslatable::NotAMove { token, why, .. }) => Err(vec![unreadable::not_a_move(&token, &why)]),
        Err(Untranslatable::Ambiguous(outputs)) => {
            let fitting: Vec<Letters> = outputs.iter().flat_map(|one| one.from.clone()).collect();
            let told = |one: &Translated| format!("{} ({})", one.text, unreadable::keys(&one.from));
            let meant = outputs.iter().map(told).collect::<Vec<_>>().join("; ");
            let reason = Reason::house("letters_ambiguous").with("found", text).with("meant", meant);
            let alternatives = match request.to {
                Form::Written(_) => outputs.iter().map(|one| one.text.clone()).collect(),
                Form::Spoken => outputs.iter().filter_map(|one| said(*one.from.first()?).ok().flatten()).collect(),
            };
            Ok(request.doubt(request.likeliest(&fitting).key(), alternatives, reason))
        }
    }
}

/// Announcements written down without a board.
fn heard(text: &str, request: &Request) -> Result<Converted, Vec<Fault>> {
    let mut written = Vec::new();
    let mut faults = Vec::new();
    for announcement in announcements(text) {
        match request.understand(|ear| spoken::write_down(announcement, ear, request.target())) {
            Ok(one) => written.push(one),
            Err(why) => faults.push(unreadable::not_a_move(announcement, &why)),
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
    Ok(request.answer(Form::Spoken.key(), written, said))
}

fn announcements(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|one| !one.is_empty())
}

/// Written moves, checked on the board.
fn played_on(start: &Position, text: &str, from: Option<Letters>, request: &Request) -> Result<Converted, Vec<Fault>> {
    let broken = match notation::sequence(start, text, from) {
        Ok(sequence) => {
            let moves: Vec<Move> = sequence.moves.iter().map(|reading| reading.m).collect();
            let notes = sequence.moves.iter().enumerate().flat_map(|(index, reading)| {
                reading.notes.iter().map(move |note| NoteShape { ply: index + 1, note: note.key() })
            });
            let from = request.likeliest(&sequence.letters).key();
            return Ok(on_board(start, &moves, from, notes.collect(), request));
        }
        Err(broken) => *broken,
    };
    let Broken { position, token, why, .. } = broken;
    // Of an unknown language, what the text can mean in any of them says more than the first that failed.
    let why = match from {
        Some(_) => why,
        None => notation::read(&position, &token, None).err().unwrap_or(why),
    };
    let from = from.unwrap_or(request.reader).key();
    refused(&token, why, &position, from, request)
}

/// Announcements, checked on the board.
fn heard_on(start: &Position, text: &str, request: &Request) -> Result<Converted, Vec<Fault>> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for announcement in announcements(text) {
        match request.understand(|ear| spoken::hear(&position, announcement, ear)) {
            Ok(m) => {
                position.play(m);
                moves.push(m);
            }
            Err(why) => return refused(announcement, why, &position, Form::Spoken.key(), request),
        }
    }
    Ok(on_board(start, &moves, Form::Spoken.key(), Vec::new(), request))
}

fn refused(
    token: &str,
    why: Unreadable,
    position: &Position,
    from: &'static str,
    request: &Request,
) -> Result<Converted, Vec<Fault>> {
    match why {
        Unreadable::NotAMove(why) => Err(vec![unreadable::not_a_move(token, &why)]),
        Unreadable::Illegal(breach) => {
            let fault = unreadable::illegal_move(token, breach.illegal, breach.role, position, Edition::Laws2023);
            Err(vec![fault])
        }
        Unreadable::Ambiguous(candidates) => {
            let reason = unreadable::ambiguous(token, &candidates, position, request.reader);
            let alternatives = candidates.iter().map(|candidate| alternative(candidate, position, request));
            Ok(request.doubt(from, alternatives.collect(), reason))
        }
    }
}

fn alternative(candidate: &Candidate, position: &Position, request: &Request) -> String {
    match request.to {
        Form::Written(letters) => write(position, candidate.m, &Style::sheet(letters)),
        Form::Spoken => spoken::say(position, candidate.m, request.tongue),
    }
}

/// Legal moves in the form that is wanted; a single one without its number.
fn on_board(
    start: &Position,
    moves: &[Move],
    from: &'static str,
    notes: Vec<NoteShape>,
    request: &Request,
) -> Converted {
    let written = match moves {
        [one] => write(start, *one, &Style::sheet(request.target())),
        line => score::written(start, line, request.target()),
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

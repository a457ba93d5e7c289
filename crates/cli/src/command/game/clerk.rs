//! What one core does: reads the games of a batch on the board and writes the account of each.

use rokade_board::Position;
use rokade_board::notation::Unreadable;
use rokade_clause::Reason;
use rokade_formats::pgn::{self, FaultKind, Game};
use rokade_laws::{Laws, Recorder, setup};
use rokade_view::score;

use super::NamedEdition;
use super::account::Scribe;
use super::batch::{Batch, Spares};
use crate::command::Setting;
use crate::cores::Weighed;
use crate::fault::{Failure, Fault};
use crate::shape::game::{Breaking, Broken, GameShape, Record};
use crate::{position, unreadable};

/// How much is asked of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// Legality, claims, the end and the result.
    Laws,
    Legality,
}

/// What is to be told of a batch, in its order.
pub(super) enum Passage {
    /// The accounts of so many games as they are written out.
    Accounts { text: String, games: usize },
    /// What is wrong with the last of them besides its moves.
    Warning(Vec<Fault>),
    /// A game of which nothing can be said.
    Refusal(Failure),
    /// The file begins with something that is no game.
    NoGame,
    /// Nothing can be read from here on.
    Unread(Failure),
}

impl Passage {
    fn weight(&self) -> usize {
        match self {
            Passage::Accounts { text, .. } => text.len(),
            Passage::Warning(faults) | Passage::Refusal(Failure { faults }) | Passage::Unread(Failure { faults }) => {
                size_of_val(faults.as_slice())
            }
            Passage::NoGame => 0,
        }
    }
}

pub(super) struct Clerk<'a> {
    edition: &'a NamedEdition,
    laws: &'static Laws,
    scope: Scope,
    file: &'a str,
    setting: &'a Setting,
    recorder: Recorder,
    scribe: Scribe<'a>,
    game: Game,
}

impl<'a> Clerk<'a> {
    pub(super) fn new(edition: &'a NamedEdition, scope: Scope, file: &'a str, setting: &'a Setting) -> Self {
        let laws = Laws::of(edition.edition);
        let recorder = Recorder::new(laws);
        let scribe = Scribe::new(&setting.voice);
        Self { edition, laws, scope, file, setting, recorder, scribe, game: Game::default() }
    }

    pub(super) fn account(&mut self, mut batch: Batch, spares: &Spares) -> Weighed<Vec<Passage>> {
        let mut said = Vec::new();
        for (at, sheet) in batch.sheets.iter_mut().enumerate() {
            sheet.read_into(&mut self.game);
            let index = batch.first + at;
            if index == 1 && is_noise(&self.game) {
                said.push(Passage::NoGame);
                break;
            }
            match self.unusable() {
                Some(failure) => said.push(Passage::Refusal(failure)),
                None => self.account_of_game(index, &mut said),
            }
        }
        said.extend(batch.failure.take().map(Passage::Unread));
        spares.give_back(batch.sheets);
        let weight = said.iter().map(Passage::weight).sum();
        Weighed { it: said, weight }
    }

    fn account_of_game(&mut self, index: usize, said: &mut Vec<Passage>) {
        let end = self.play_out();
        let game = &self.game;
        let recorder = (self.scope == Scope::Laws).then_some(&self.recorder);
        let broken = self.broken(&end);
        let besides = game.faults.iter().filter(|fault| !fault.ends_main_line());
        let faults: Vec<Fault> = besides.flat_map(|one| faults_of(one, self.file)).collect();
        // Of a record that breaks off nobody knows how the game went on, unless it was over before.
        let is_told =
            |recorder: &&Recorder| recorder.ended().is_some() || !game.faults.iter().any(pgn::Fault::breaks_off);
        let fit = recorder.filter(is_told).map(|recorder| recorder.fit(game.result));
        let start = setup::faults(self.laws, &game.start);
        let record = Record {
            index,
            laws: &self.edition.name,
            line: game.line,
            plies: game.main_line().count(),
            end: &end,
            stated: game.result_text(),
            recorder,
            fit: fit.as_ref(),
            illegal: broken.as_ref(),
            faults: &faults,
            start: &start,
        };
        let text = accounts(said);
        if self.setting.json {
            text.push_str(&json(&record, self.setting));
        } else {
            self.scribe.write(text, game, &record);
            if !faults.is_empty() {
                said.push(Passage::Warning(faults));
            }
        }
    }

    /// Plays the moves, under the Laws where that is asked. Gives the last position.
    fn play_out(&mut self) -> Position {
        let moves = self.game.main_line().map(|(_, ply)| ply.m);
        match self.scope {
            Scope::Legality => {
                let mut position = self.game.start.clone();
                moves.for_each(|m| position.play(m));
                position
            }
            Scope::Laws => {
                self.recorder.begin(self.game.start.clone());
                moves.for_each(|m| self.recorder.play(m));
                self.recorder.position().clone()
            }
        }
    }

    /// A game of which nothing can be said: no position to begin from, or nothing that looks like a game.
    fn unusable(&self) -> Option<Failure> {
        let is_start = |fault: &pgn::Fault| matches!(fault.kind, FaultKind::Start(_) | FaultKind::Variant);
        (self.game.faults.iter().any(is_start) || is_noise(&self.game)).then(|| {
            let mut faults: Vec<Fault> =
                self.game.faults.iter().flat_map(|fault| faults_of(fault, self.file)).collect();
            if self.setting.json {
                let count = i64::try_from(self.game.more_faults).unwrap_or(i64::MAX);
                let more = Reason::house("more_problems").with("count", count);
                faults.extend((count > 0).then(|| Fault::of(more).in_file(self.file)));
            }
            Failure { faults }
        })
    }

    /// The move at which the record breaks off, and which clause it breaks.
    fn broken(&self, end: &Position) -> Option<Broken> {
        let fault = self.game.broken_at()?;
        let told = match &fault.kind {
            FaultKind::Move(Unreadable::Illegal(breach)) => {
                unreadable::illegal_move(&fault.found, breach.illegal, breach.role, end, self.edition.edition)
            }
            FaultKind::Move(Unreadable::NotAMove(why)) => unreadable::not_a_move(&fault.found, why),
            FaultKind::Move(Unreadable::Ambiguous(candidates)) => {
                let letters = score::letters_of(self.setting.voice.lang);
                Fault::of(unreadable::ambiguous(&fault.found, candidates, end, letters)).found(&fault.found)
            }
            _ => Fault::of(Reason::house("pgn_null_move")).found(&fault.found),
        };
        let kind = match &fault.kind {
            FaultKind::Move(Unreadable::Illegal(_)) => Breaking::Illegal,
            _ => Breaking::Unreadable,
        };
        Some(Broken { kind, ply: fault.ply, fault: Fault { line: Some(fault.line), ..told.in_file(self.file) } })
    }
}

/// The text that the account of the next game is added to.
fn accounts(said: &mut Vec<Passage>) -> &mut String {
    if !matches!(said.last(), Some(Passage::Accounts { .. })) {
        said.push(Passage::Accounts { text: String::new(), games: 0 });
    }
    let Some(Passage::Accounts { text, games }) = said.last_mut() else { unreachable!("it was just put there") };
    *games += 1;
    text
}

fn json(record: &Record, setting: &Setting) -> String {
    let shape = GameShape::of(record, &setting.voice);
    let text = serde_json::to_string(&shape).expect("a shape of texts and numbers can always be written");
    text + "\n"
}

/// Nothing that looks like a game: no tag, and no move of chess, be it legal or not.
fn is_noise(game: &Game) -> bool {
    let is_move = |fault: &pgn::Fault| match &fault.kind {
        FaultKind::Move(Unreadable::NotAMove(_)) => false,
        FaultKind::Move(Unreadable::Illegal(_) | Unreadable::Ambiguous(_)) | FaultKind::NullMove => true,
        _ => false,
    };
    let is_empty = game.tags.is_empty() && game.plies() == 0;
    is_empty && !game.faults.is_empty() && !game.faults.iter().any(is_move)
}

/// A fault of the record as bad input is told; a bad starting position with all its reasons.
fn faults_of(fault: &pgn::Fault, file: &str) -> Vec<Fault> {
    match &fault.kind {
        FaultKind::Start(bad) => {
            let placed = |one: Fault| Fault { line: Some(fault.line), ..one.in_file(file) };
            position::faults(bad).into_iter().map(placed).collect()
        }
        _ => Failure::in_file(file, vec![fault.problem(file)]).faults,
    }
}

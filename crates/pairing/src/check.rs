//! Every round of a finished or running event paired again and compared.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rokade_clause::{ClauseId, Reason};
use rokade_model::{ByeKind, Color, Entry, History, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use crate::answer::pair_with;
use crate::attendance::Attendance;
use crate::judge::{compare, is_second_game};
use crate::{Pairing, Proposal, Request, System, knock_out};

/// How the rounds of a history agree with the system.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    pub system: System,
    pub rounds_checked: u32,
    /// Rounds in which nobody was paired, not even with the bye, although later ones were.
    pub rounds_skipped: Vec<RoundNumber>,
    pub differences: Vec<Difference>,
}

/// A round that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    pub round: RoundNumber,
    /// The file's pairs that differ, White first; a bye as `(player, 0)`.
    pub file: Vec<(StartNumber, StartNumber)>,
    pub engine: Vec<(StartNumber, StartNumber)>,
    pub deciding: ClauseId,
    pub file_value: Option<i64>,
    pub engine_value: Option<i64>,
    /// The file's pairing breaks what no pairing may break.
    pub illegal: bool,
    pub breaches: Vec<Reason>,
}

impl Check {
    pub fn is_equal(&self) -> bool {
        self.differences.is_empty()
    }
}

/// Pairs every round again from the history before it and lists where the file differs.
pub fn check(system: System, history: &History) -> Check {
    let history = &*with_lines(system, history, history);
    let mut check = Check { system, rounds_checked: 0, rounds_skipped: Vec::new(), differences: Vec::new() };
    for round in 1..=history.paired_rounds() {
        if history.players.iter().all(|player| !player.entry(round).is_paired()) {
            check.rounds_skipped.push(round);
            continue;
        }
        check.rounds_checked += 1;
        let request = Request::new(system, history, round);
        check.differences.extend(difference(&request, &Attendance::as_paired(history, round), history));
    }
    check
}

/// One round as a file has it, against what the request's history knew before it.
pub fn check_round(request: &Request, file: &History) -> Option<Difference> {
    let history = match request.seed {
        Some(_) => Cow::Borrowed(request.history), // the seed draws the lines again
        None => with_lines(request.system, request.history, file),
    };
    let history = &*history;
    let request = &Request { history, ..*request };
    difference(request, &Attendance::as_entered(history, request.round), file)
}

/// A knock-out of which the draw was not kept is checked by the lines its own games tell.
fn with_lines<'a>(system: System, history: &'a History, file: &History) -> Cow<'a, History> {
    let is_untold = system.is_knock_out() && history.lines.is_empty();
    match is_untold.then(|| knock_out::traced(file)).flatten() {
        Some(lines) => Cow::Owned(History { lines, ..history.clone() }),
        None => Cow::Borrowed(history),
    }
}

fn difference(request: &Request, attendance: &Attendance, file: &History) -> Option<Difference> {
    let pairing = pair_with(request, attendance);
    let proposal = in_file(request, file, pairing.as_ref().ok());
    // Nobody could meet anybody, and in the file nobody does.
    if pairing.is_err() && proposal.boards.is_empty() {
        return None;
    }
    let judgement = compare(request, attendance, pairing, &proposal);
    let deciding = judgement.deciding.clone()?;
    Some(Difference {
        round: request.round,
        deciding,
        file_value: judgement.proposed_value,
        engine_value: judgement.engine_value,
        illegal: !judgement.is_legal(),
        file: judgement.proposed,
        engine: judgement.engine,
        breaches: judgement.breaches,
    })
}

/// The pairing of a round as the file has it. Where the file leaves the colours open, the
/// engine's stand; where they are a lot nobody kept (knock-out), any will do.
fn in_file(request: &Request, file: &History, engine: Option<&Pairing>) -> Proposal {
    let Request { system, history: before, round, .. } = *request;
    let is_gone = |number| before.player(number).is_some_and(|one| one.is_withdrawn_before(round));
    let mut boards: BTreeMap<(StartNumber, StartNumber), Option<(StartNumber, StartNumber)>> = BTreeMap::new();
    let mut byes = Vec::new();
    for player in &file.players {
        let number = player.number;
        match player.entry(round) {
            Entry::Game { opponent, color, mark } => {
                let is_default = mark.is_some_and(|mark| !mark.is_played()) && (is_gone(number) || is_gone(opponent));
                if is_default && (!system.is_swiss() || is_second_game(request)) {
                    continue; // D4.1-16b: a point against somebody who left, not a pairing
                }
                let known = color.map(|color| match color {
                    Color::White => (number, opponent),
                    Color::Black => (opponent, number),
                });
                let board = boards.entry((number.min(opponent), number.max(opponent))).or_default();
                *board = board.or(known);
            }
            Entry::Bye(ByeKind::PairingAllocated) => byes.push(number),
            Entry::Bye(_) | Entry::Blank => {}
        }
    }
    let engine: Vec<_> = engine.map_or(Vec::new(), |pairing| pairing.pairs().collect());
    let is_lot = system.is_knock_out() && request.seed.is_none();
    let turn = |((one, other), known): ((StartNumber, StartNumber), Option<_>)| {
        let ours = [(one, other), (other, one)].into_iter().find(|pair| engine.contains(pair));
        let file = known.filter(|_| !is_lot || ours.is_none());
        file.or(ours).unwrap_or((one, other))
    };
    Proposal { boards: boards.into_iter().map(turn).collect(), byes }
}

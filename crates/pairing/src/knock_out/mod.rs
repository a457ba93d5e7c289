//! Knock-out (D4.9.7): lines drawn before round 1 fix who can meet whom for the whole event.
//!
//! Round N of the history is stage N of the bracket, and its entry the result of the match,
//! however many games that took (D4.9.7-5). The draw decides the lines, the outcome who goes on,
//! the bracket puts both together; here a stage becomes a round. Who is seeded where in the
//! order of strength is for the tournament to decide.

mod bracket;
mod decide;
mod draw;
mod lots;
mod outcome;
pub(crate) mod reasons;
mod told;
mod traced;

pub use bracket::{Bracket, Match, Side, Stage, bracket};
pub use draw::{bands, draw};
pub use outcome::{Outcome, Way};
pub use told::{SoFar, told};

pub(crate) use decide::decide;
pub(crate) use told::knocked_out;
pub(crate) use traced::traced;

use rokade_clause::Reason;
use rokade_model::{HalfPoints, StartNumber};

use crate::attendance::Attendance;
use crate::{Board, Bye, Detail, NoPairing, Pairing, Request};
use lots::Lots;

pub(crate) fn pair(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let history = request.history;
    if history.players.len() < 2 {
        return Err(NoPairing::of(crate::reasons::too_few_players(history.players.len())));
    }
    let bracket = Bracket::of(history, draw::lines_of(history, request.seed));
    let Some(stage) = bracket.stage(request.round) else {
        return Err(NoPairing::of(reasons::bracket_finished(bracket.stages.len())));
    };
    if let Some(reason) = undecided(&bracket, request) {
        return Err(NoPairing::of(reason));
    }
    let seeds = history.by_strength();
    let mut desk = Desk { request, attendance, bracket: &bracket, seeds, pairing: Pairing::bare(request.round) };
    stage.matches.iter().for_each(|one| desk.seat(one));
    let mut pairing = desk.pairing;
    if pairing.placement.is_empty() {
        return Err(NoPairing::of(crate::reasons::too_few_players(0)));
    }
    let is_out = |number: &StartNumber| !pairing.placement.contains(number);
    pairing.absent = history.players.iter().map(|player| player.number).filter(is_out).collect();
    pairing.placement.extend(pairing.absent.iter().copied());
    let is_unknown = |number: &&StartNumber| !bracket.lines.contains(number);
    pairing.notes = pairing.absent.iter().filter(is_unknown).map(|number| reasons::not_in_the_draw(*number)).collect();
    pairing.seed = request.seed;
    single_bye(&mut pairing);
    Ok(pairing)
}

/// Who takes part in a stage: those who are there and have come so far.
pub(crate) fn remaining(attendance: &Attendance, request: &Request, pairing: &Pairing) -> Attendance {
    let out: std::collections::BTreeSet<_> = pairing.absent.iter().collect();
    attendance.filtered(|index| !out.contains(&request.history.players[index].number))
}

/// D4.9.7-5: every match before this stage needs a winner. Names the first that has none.
fn undecided(bracket: &Bracket, request: &Request) -> Option<Reason> {
    let earlier = bracket.stages.iter().take_while(|stage| stage.round < request.round);
    let without_winner = |stage: &Stage| -> Vec<(StartNumber, StartNumber)> {
        stage.matches.iter().filter(|one| !one.outcome.is_decided()).filter_map(Match::players).collect()
    };
    let (round, open) = earlier.map(|stage| (stage.round, without_winner(stage))).find(|(_, open)| !open.is_empty())?;
    Some(reasons::match_undecided(round, open[0], open.len() - 1))
}

/// A single empty line reads as the bye of an odd field does; several stand side by side.
fn single_bye(pairing: &mut Pairing) {
    let is_bye = |bye: &Bye| bye.reason.key == "bracket_line_empty";
    if pairing.unopposed.iter().filter(|bye| is_bye(bye)).count() == 1 {
        let index = pairing.unopposed.iter().position(is_bye).expect("one was counted");
        pairing.bye = Some(pairing.unopposed.remove(index));
    }
}

/// Turns the matches of a stage into boards.
struct Desk<'a> {
    request: &'a Request<'a>,
    attendance: &'a Attendance,
    bracket: &'a Bracket,
    seeds: Vec<StartNumber>,
    pairing: Pairing,
}

impl Desk<'_> {
    fn seat(&mut self, one: &Match) {
        let here = |side: Side| match side {
            Side::Player(number) if self.is_here(number) => Some(number),
            Side::Player(_) | Side::Empty => None,
            Side::WinnerOf(_) => unreachable!("every match before this stage is decided"),
        };
        let (first, second) = (here(one.sides.0), here(one.sides.1));
        self.pairing.placement.extend(first.into_iter().chain(second));
        match (first, second) {
            (Some(first), Some(second)) => self.board(one, first, second),
            (Some(player), None) => self.goes_on(one, player, one.sides.1, one.sources().1),
            (None, Some(player)) => self.goes_on(one, player, one.sides.0, one.sources().0),
            (None, None) => {}
        }
    }

    fn is_here(&self, number: StartNumber) -> bool {
        let index = self.request.history.players.binary_search_by_key(&number, |player| player.number);
        index.is_ok_and(|index| self.attendance.is_present(index))
    }

    /// D4.9.7-3: colours by lot before each match; without a lot as in `docs/readings/knock-out-colours.md`.
    fn board(&mut self, one: &Match, first: StartNumber, second: StartNumber) {
        let round = self.request.round;
        let (white, black) = match self.request.seed {
            Some(seed) if Lots::of_match(seed, round, one.number).below(2) == 0 => (first, second),
            Some(_) => (second, first),
            None => self.by_turn(one, first, second),
        };
        let place = reasons::Place { bracket: self.bracket, round, of: one };
        let colour = match self.request.seed {
            Some(_) => reasons::colour_by_lot(place, white),
            None => reasons::colour_by_turn(place, white),
        };
        let scores = (self.points(white), self.points(black));
        self.pairing.boards.push(Board::new((white, black), scores, colour.because(self.came(one))));
    }

    /// How the two sides came to the match, where everything is said.
    fn came(&self, one: &Match) -> Vec<Reason> {
        let Request { history, round, detail, .. } = *self.request;
        if detail == Detail::Brief {
            return Vec::new();
        }
        let (first, second) = one.sources();
        [first, second].into_iter().filter_map(|source| told::came(history, self.bracket, round, source)).collect()
    }

    fn by_turn(&self, one: &Match, first: StartNumber, second: StartNumber) -> (StartNumber, StartNumber) {
        let first_is_better = self.seed_of(first) < self.seed_of(second);
        let (better, other) = if first_is_better { (first, second) } else { (second, first) };
        if one.number.is_multiple_of(2) { (other, better) } else { (better, other) }
    }

    /// The place in the order of seeding, from 1.
    fn seed_of(&self, number: StartNumber) -> usize {
        told::seed_of(&self.seeds, number)
    }

    fn points(&self, number: StartNumber) -> HalfPoints {
        let history = self.request.history;
        history.player(number).map(|player| history.points_after(player, self.request.round - 1)).unwrap_or_default()
    }

    /// Somebody goes on without a match: why, by what stands on the `other` side, which came from `source`.
    fn goes_on(&mut self, one: &Match, player: StartNumber, other: Side, source: usize) {
        let Request { history, round, .. } = *self.request;
        let (points, reason) = match other {
            Side::Player(opponent) => {
                let has_left = history.player(opponent).is_some_and(|opponent| opponent.is_withdrawn_before(round));
                let reason = match has_left {
                    true => reasons::walkover_withdrawn(opponent),
                    false => reasons::walkover_absent(opponent),
                };
                (history.scoring.win, reason)
            }
            Side::Empty | Side::WinnerOf(_) if self.request.round == 1 => {
                debug_assert_eq!(source.div_ceil(2), one.number, "a line leads to its match");
                (history.scoring.pairing_bye, reasons::line_empty(source, self.seed_of(player)))
            }
            Side::Empty | Side::WinnerOf(_) => {
                let counted = self.bracket.counted(round - 1, source);
                (history.scoring.pairing_bye, reasons::nobody_came_on(source, counted))
            }
        };
        let reason = reason.because(self.came(one));
        self.pairing.unopposed.push(Bye { player, points, reason, reasons: Vec::new() });
    }
}

//! Taking over a tournament that began elsewhere: players, start numbers and rounds in one step.
//!
//! Nothing is judged as if it happened here: pairings stand as they were made, and the system's own pairing
//! is kept beside each round so that the difference can be seen.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::Reason;
use rokade_model::{ByeKind, RoundNumber, StartNumber};
use rokade_pairing::Pairing;

use super::entry::Source;
use super::order::ordered;
use super::publishing::numbered;
use super::{Judge, Prospect, grounds};
use crate::brought::{Brought, BroughtBoard, BroughtRound};
use crate::refusal::{Judged, Objections};
use crate::table::scoring;
use crate::{
    Actor, Decision, Elsewhere, Event, GameState, Group, GroupId, Micros, OrderedBy, PlayerId, PublishedBye, Refusal,
    Seat,
};
use crate::{Recorded, Tournament};

impl Judge<'_> {
    pub(super) fn bring_in(&self, id: GroupId, brought: &Brought) -> Judged {
        let group = self.open_group(id)?;
        let mut objections = Objections::default();
        let is_empty = group.rounds.is_empty() && group.order.is_none() && self.state.members(id).next().is_none();
        objections.when(!is_empty, || grounds::in_group(Reason::house("bring_in_needs_empty_group"), group));
        objections.extend(not_by_games(group));
        objections.extend(impossible_rounds(group, brought));
        objections.heed()?;
        let mut step = Step::new(self, id, brought.players.len());
        let entered = self.enter(id, &brought.players, Source::List)?;
        let facts = entered.facts;
        step.take(entered.events)?;
        let order = step.players.clone();
        step.take(ordered(group, OrderedBy::File, order).events)?;
        let (program, initial_color) = (brought.program.clone(), brought.initial_color);
        step.take([Event::BroughtIn { group: id, program, initial_color }])?;
        for rule in &brought.forbidden {
            let players = rule.players.iter().filter_map(|number| step.player(*number)).collect();
            let (first, last, soft) = (rule.first, rule.last, rule.soft);
            step.take([Event::Forbidden { group: id, players, first, last, soft }])?;
        }
        for (number, round) in (1..).zip(&brought.rounds) {
            step.leave(brought, number)?;
            step.round(number, round)?;
        }
        step.leave(brought, step.rounds() + 1)?;
        step.ahead(brought)?;
        Ok(Decision { events: step.events, facts, ..Decision::default() })
    }
}

/// The events so far, and the tournament as they make it.
struct Step {
    state: Tournament,
    group: GroupId,
    players: Vec<PlayerId>,
    events: Vec<Event>,
    now: Micros,
}

impl Step {
    fn new(judge: &Judge, group: GroupId, players: usize) -> Step {
        let first = judge.state.past.players_ever + 1;
        let players = (first..).take(players).map(PlayerId).collect();
        Step { state: judge.state.clone(), group, players, events: Vec::new(), now: judge.now }
    }

    fn take(&mut self, events: impl IntoIterator<Item = Event>) -> Result<(), Refusal> {
        for event in events {
            let seq = self.state.seq + 1;
            let record = Recorded { seq, step: seq, at: self.now, by: Actor::default(), event: event.clone() };
            let broken = |_| Refusal::from(Reason::house("bring_in_contradicts_itself"));
            self.state.apply(&record).map_err(broken)?;
            self.events.push(event);
        }
        Ok(())
    }

    fn player(&self, number: StartNumber) -> Option<PlayerId> {
        self.players.get(number.index()?).copied()
    }

    fn group(&self) -> &Group {
        &self.state.groups[&self.group]
    }

    fn rounds(&self) -> RoundNumber {
        self.group().published()
    }

    /// Those who left before this round.
    fn leave(&mut self, brought: &Brought, round: RoundNumber) -> Result<(), Refusal> {
        let gone = brought.withdrawn.iter().filter(|(_, after)| after + 1 == round);
        let event = |(number, after): &(StartNumber, RoundNumber)| {
            let notice = rokade_model::LeaveNotice::Accepted;
            Some(Event::Withdrawn { player: self.player(*number)?, after: *after, notice })
        };
        let events: Vec<Event> = gone.filter_map(event).collect();
        self.take(events)
    }

    fn round(&mut self, number: RoundNumber, round: &BroughtRound) -> Result<(), Refusal> {
        self.take(self.absences(number, round))?;
        let engine = Prospect::new(&self.state, self.group(), number).pair();
        let pairing = engine.unwrap_or_else(|_| Pairing::bare(number));
        let boards = in_order(&pairing, &round.boards);
        let by_hand = !pairing.pairs().eq(boards.iter().map(|board| (board.white, board.black)));
        let seats: Vec<Seat> = boards
            .iter()
            .filter_map(|board| Some(Seat { white: self.player(board.white)?, black: self.player(board.black)? }))
            .collect();
        let tables = numbered(&self.state, self.group(), &seats);
        let byes = self.byes(round);
        let group = self.group;
        let set = |(table, board): (&crate::PublishedBoard, &BroughtBoard)| {
            let set = Event::GameSet { group, round: number, board: table.board, to: board.game };
            (board.game != GameState::Open).then_some(set)
        };
        let games: Vec<Event> = tables.iter().zip(&boards).filter_map(set).collect();
        self.take([Event::Drafted { group, round: number, pairing }])?;
        self.take([Event::Published { group, round: number, boards: tables, byes, by_hand }])?;
        let elsewhere = Some(Elsewhere { day: round.day });
        self.take([Event::RoundStarted { group, round: number, elsewhere }])?;
        self.take(games)
    }

    /// Byes asked for, and those who were not there, as the system must know them before it pairs.
    fn absences(&self, number: RoundNumber, round: &BroughtRound) -> Vec<Event> {
        let group = self.group();
        let seated: BTreeSet<StartNumber> = round.boards.iter().flat_map(|board| [board.white, board.black]).collect();
        let byes: BTreeMap<StartNumber, ByeKind> = round.byes.iter().copied().collect();
        let absence = |(start, player): (StartNumber, &PlayerId)| {
            let kind = match byes.get(&start) {
                Some(ByeKind::PairingAllocated) => return None,
                Some(kind) => *kind,
                None => ByeKind::Zero,
            };
            // The schedule of an all-play-all has no byes; whoever rests or has left is known to it.
            let is_away = !seated.contains(&start) && !group.is_withdrawn(*player) && !group.is_all_play_all();
            is_away.then_some(Event::ByeAsked { player: *player, round: number, kind })
        };
        (1..).map(StartNumber).zip(&self.players).filter_map(absence).collect()
    }

    fn byes(&self, round: &BroughtRound) -> Vec<PublishedBye> {
        let scoring = scoring(self.group().settings.system, self.state.handbook());
        let bye = |(number, kind): &(StartNumber, ByeKind)| {
            Some(PublishedBye { player: self.player(*number)?, kind: *kind, points: scoring.bye(*kind) })
        };
        round.byes.iter().filter_map(bye).collect()
    }

    fn ahead(&mut self, brought: &Brought) -> Result<(), Refusal> {
        let last = self.rounds();
        let asked = brought.byes_ahead.iter().filter(|(_, round, _)| *round > last);
        let event = |(number, round, kind): &(StartNumber, RoundNumber, ByeKind)| {
            Some(Event::ByeAsked { player: self.player(*number)?, round: *round, kind: *kind })
        };
        let events: Vec<Event> = asked.filter_map(event).collect();
        self.take(events)
    }
}

/// The boards as the system seats them; those it has not behind, by the lower start number.
fn in_order(pairing: &Pairing, boards: &[BroughtBoard]) -> Vec<BroughtBoard> {
    let place = |board: &BroughtBoard| {
        let found = pairing.pairs().position(|pair| pair == (board.white, board.black));
        (found.unwrap_or(usize::MAX), board.white.min(board.black))
    };
    let mut boards = boards.to_vec();
    boards.sort_by_key(place);
    boards
}

/// Matches of several games and teams are more than the rounds of a report say.
fn not_by_games(group: &Group) -> Option<Reason> {
    let system = group.settings.system;
    (!system.is_of_single_games())
        .then(|| grounds::in_group(Reason::house("bring_in_not_this_system"), group).with("system", system.key()))
}

/// Everybody sits once a round, opposite somebody else, and there are not more rounds than planned.
fn impossible_rounds(group: &Group, brought: &Brought) -> Vec<Reason> {
    let count = StartNumber::try_from(brought.players.len()).unwrap_or(StartNumber::MAX);
    let mut reasons = Vec::new();
    let planned = group.settings.rounds;
    if !group.is_all_play_all() && brought.rounds.len() > usize::try_from(planned).expect("a round number fits") {
        let rounds = grounds::count(brought.rounds.len());
        reasons.push(grounds::no_round_left(group).with("found", rounds));
    }
    for (number, round) in (1_u32..).zip(&brought.rounds) {
        let mut seen = BTreeSet::new();
        let sitting = round.boards.iter().flat_map(|board| [board.white, board.black]);
        for player in sitting.chain(round.byes.iter().map(|(player, _)| *player)) {
            if !(StartNumber(1)..=count).contains(&player) || !seen.insert(player) {
                let reason = grounds::in_group(Reason::house("bring_in_seated_twice"), group);
                reasons.push(reason.with("round", number).with("number", player.0));
            }
        }
    }
    reasons
}

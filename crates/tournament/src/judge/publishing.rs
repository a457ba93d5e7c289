//! Publishing the draft and starting the round.

use std::collections::BTreeSet;

use rokade_clause::{HandbookEdition, Reason};
use rokade_model::{ByeKind, HalfPoints, RoundNumber, Scoring};
use rokade_pairing::Pairing;

use super::seating::table_numbers;
use super::{Judge, Prospect, grounds, manual};
use crate::refusal::{Judged, Objections};
use crate::table::scoring;
use crate::{
    Decision, Draft, Event, Group, GroupId, ManualSession, PlayerId, PublishedBoard, PublishedBye, Refusal, Seat,
    Tournament,
};

impl Judge<'_> {
    pub(super) fn publish(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        let draft = group.draft.as_ref().ok_or_else(|| grounds::no_draft(group))?;
        let mut objections = Objections::default();
        objections.when(group.is_started(draft.round, self.now), || grounds::round_started(group, draft.round));
        let seats = match &draft.manual {
            Some(session) if session.ended.is_none() => {
                objections.add(grounds::manual_open(group, draft.round));
                return Err(refused(objections));
            }
            Some(session) => {
                objections.extend(self.breaches(group, draft, session));
                session.seats.clone()
            }
            None => {
                objections.extend(outdated(self.state, group, draft));
                scheduled_seats(group, &draft.pairing)
            }
        };
        let boards = numbered(self.state, group, &seats);
        objections.extend(self.overlaps(group, &boards));
        objections.extend(left_out(group, draft.round, &boards));
        objections.heed()?;
        let byes = self.byes_of(group, draft);
        let by_hand = draft.manual.as_ref().is_some_and(|session| differs(group, draft, session));
        let first_games = first_games(group, draft, &boards);
        let published = Event::Published { group: id, round: draft.round, boards, byes, by_hand };
        Ok(Decision::of([published].into_iter().chain(first_games)))
    }

    /// What the hand's pairing breaks now, after whatever has happened since it was made.
    fn breaches(&self, group: &Group, draft: &Draft, session: &ManualSession) -> Vec<Reason> {
        manual::breaches(self.state, group, draft.round, &session.seats, session.bye)
    }

    /// Two groups that play at the same time share no table. Asked before a group's first round,
    /// while its tables can still be moved; later the checklist warns.
    fn overlaps(&self, group: &Group, boards: &[PublishedBoard]) -> Vec<Reason> {
        if group.published() > 0 {
            return Vec::new();
        }
        let numbers: BTreeSet<u32> = boards.iter().map(|board| board.board).collect();
        shared_boards(self.state, group, &numbers)
    }

    /// Byes in the order of the draft: allocated ones, then those asked for.
    fn byes_of(&self, group: &Group, draft: &Draft) -> Vec<PublishedBye> {
        let scoring = scoring(group.settings.system, self.state.handbook());
        let allocated = |player, points| PublishedBye { player, kind: allocated(&scoring, points), points };
        let engine = draft.pairing.bye.iter().chain(&draft.pairing.unopposed);
        let engine = engine.filter_map(|bye| Some(allocated(group.player_with(bye.player)?, bye.points)));
        let mut byes: Vec<PublishedBye> = match &draft.manual {
            // Where the hand gives no byes, whoever it leaves without an opponent has what the engine gave.
            Some(session) if !by_hand_alone(group, draft) => {
                let seated = |player| session.seats.iter().any(|seat| seat.white == player || seat.black == player);
                engine.filter(|bye| !seated(bye.player)).collect()
            }
            Some(session) => session.bye.into_iter().map(|player| allocated(player, scoring.pairing_bye)).collect(),
            None => {
                let seats = scheduled_seats(group, &draft.pairing);
                scheduled_byes(group, &draft.pairing, &seats, self.state.handbook())
            }
        };
        for player in self.state.members(group.id).filter(|player| !group.is_withdrawn(player.id)) {
            let asked = player.byes.get(&draft.round).filter(|kind| **kind != ByeKind::PairingAllocated);
            byes.extend(asked.map(|kind| PublishedBye { player: player.id, kind: *kind, points: scoring.bye(*kind) }));
        }
        byes
    }

    pub(super) fn start_round(&self, id: GroupId, round: RoundNumber) -> Judged {
        let group = self.open_group(id)?;
        if group.round(round).is_none() {
            return Err(round_not_published(group, round).into());
        }
        if group.is_started(round, self.now) {
            return Ok(Decision::default());
        }
        if let Some(draft) = group.draft.as_ref().filter(|draft| draft.round == round) {
            return Err(draft_waits(group, draft).into());
        }
        Ok(Decision::of([Event::RoundStarted { group: id, round, elsewhere: None }]))
    }
}

/// Games played ahead that the hand's pairing has no board for: a game that was played stays.
fn left_out(group: &Group, round: RoundNumber, boards: &[PublishedBoard]) -> Vec<Reason> {
    let is_there = |white, black| boards.iter().any(|board| (board.white, board.black) == (white, black));
    let gone = group.ahead.keys().filter(|(of, white, black)| *of == round && !is_there(*white, *black));
    let reason = |(_, white, black): &(RoundNumber, PlayerId, PlayerId)| {
        let reason = grounds::in_group(Reason::house("played_ahead_left_out"), group).with("round", round);
        reason.with("white", grounds::player(*white)).with("black", grounds::player(*black))
    };
    gone.map(reason).collect()
}

/// The seats with the numbers of their tables.
pub(crate) fn numbered(state: &Tournament, group: &Group, seats: &[Seat]) -> Vec<PublishedBoard> {
    let fixed = |id: PlayerId| state.players.get(&id).and_then(|player| player.fixed_board);
    let wanted: Vec<[Option<u32>; 2]> = seats.iter().map(|seat| [fixed(seat.white), fixed(seat.black)]).collect();
    let numbers = table_numbers(group.settings.first_board, &wanted);
    let board = |(number, seat): (u32, &Seat)| PublishedBoard { board: number, white: seat.white, black: seat.black };
    numbers.into_iter().zip(seats).map(board).collect()
}

/// The engine's pairs, and the games of the round that were played ahead with somebody who has left since:
/// a game that was played counts.
pub(crate) fn scheduled_seats(group: &Group, pairing: &Pairing) -> Vec<Seat> {
    let seat = |(white, black)| Some(Seat { white: group.player_with(white)?, black: group.player_with(black)? });
    let mut seats: Vec<Seat> = pairing.pairs().filter_map(seat).collect();
    let ahead = group.ahead.keys().filter(|(round, _, _)| *round == pairing.round);
    for (_, white, black) in ahead {
        let seat = Seat { white: *white, black: *black };
        if !seats.contains(&seat) {
            seats.push(seat);
        }
    }
    seats
}

/// Whom the engine leaves without a game, unless it was played ahead.
pub(crate) fn scheduled_byes(
    group: &Group,
    pairing: &Pairing,
    seats: &[Seat],
    handbook: HandbookEdition,
) -> Vec<PublishedBye> {
    let scoring = scoring(group.settings.system, handbook);
    let seated = |player| seats.iter().any(|seat| seat.white == player || seat.black == player);
    let bye = |bye: &rokade_pairing::Bye| {
        let player = group.player_with(bye.player).filter(|player| !seated(*player))?;
        Some(PublishedBye { player, kind: allocated(&scoring, bye.points), points: bye.points })
    };
    pairing.bye.iter().chain(&pairing.unopposed).filter_map(bye).collect()
}

/// The first game of every match, with the colours of the pairing.
fn first_games(group: &Group, draft: &Draft, boards: &[PublishedBoard]) -> Vec<Event> {
    if !group.is_played_to_decision() {
        return Vec::new();
    }
    let first = |board: &PublishedBoard| Event::MatchGameAdded {
        group: group.id,
        round: draft.round,
        board: board.board,
        stage: 0,
        white: board.white,
        seed: None,
    };
    boards.iter().map(first).collect()
}

/// A round without an opponent that gives nothing is an absence, however it came about.
fn allocated(scoring: &Scoring, points: HalfPoints) -> ByeKind {
    let nothing = points == HalfPoints::ZERO && scoring.pairing_bye != HalfPoints::ZERO;
    if nothing { ByeKind::Zero } else { ByeKind::PairingAllocated }
}

/// Whether the hand decides who has the bye: not where the schedule, the bracket or the first game
/// of a double round does.
fn by_hand_alone(group: &Group, draft: &Draft) -> bool {
    let second_game = group.settings.double_rounds && draft.round.is_multiple_of(2);
    group.settings.system.is_swiss() && !second_game
}

fn refused(objections: Objections) -> Refusal {
    objections.heed().expect_err("an objection was added")
}

pub(super) fn round_not_published(group: &Group, round: RoundNumber) -> Reason {
    grounds::in_group(Reason::house("round_not_published"), group)
        .with("round", round)
        .with("published", group.published())
}

/// A published round that is being changed by hand: publish or discard the change first.
pub(super) fn draft_waits(group: &Group, draft: &Draft) -> Reason {
    grounds::in_group(Reason::house("draft_waits"), group).with("round", draft.round)
}

/// The engine's draft in player ids.
pub(crate) fn drafted_seats(group: &Group, draft: &Draft) -> Vec<Seat> {
    let seat = |(white, black)| Some(Seat { white: group.player_with(white)?, black: group.player_with(black)? });
    draft.pairing.pairs().filter_map(seat).collect()
}

/// The draft no longer is what the system gives: a result, an entry or a withdrawal came after it.
pub(crate) fn outdated(state: &Tournament, group: &Group, draft: &Draft) -> Option<Reason> {
    let now = Prospect::new(state, group, draft.round).pair();
    // Only what was decided counts: a later version may give other reasons for it.
    let alone = |pairing: &Pairing| {
        let byes = pairing.bye.iter().chain(&pairing.unopposed);
        byes.map(|bye| (bye.player, bye.points)).collect::<Vec<_>>()
    };
    let same = now.is_ok_and(|pairing| {
        pairing.pairs().eq(draft.pairing.pairs())
            && alone(&pairing) == alone(&draft.pairing)
            && pairing.absent == draft.pairing.absent
    });
    (!same).then(|| grounds::in_group(Reason::house("draft_outdated"), group).with("round", draft.round))
}

fn differs(group: &Group, draft: &Draft, session: &ManualSession) -> bool {
    let in_order = |mut seats: Vec<Seat>| {
        seats.sort_by_key(|seat| (seat.white, seat.black));
        seats
    };
    let bye = draft.pairing.bye.as_ref().and_then(|bye| group.player_with(bye.player));
    bye != session.bye || in_order(drafted_seats(group, draft)) != in_order(session.seats.clone())
}

/// Other groups in play that use some of these tables in their last round.
pub(crate) fn shared_boards(state: &Tournament, group: &Group, numbers: &BTreeSet<u32>) -> Vec<Reason> {
    let others = state.groups.values().filter(|other| other.id != group.id && !other.finished);
    others
        .filter_map(|other| {
            let theirs = other.rounds.last()?.boards.iter().map(|board| board.number);
            let shared: Vec<u32> = theirs.filter(|number| numbers.contains(number)).collect();
            let reason = || {
                grounds::in_group(Reason::house("boards_shared"), group)
                    .with("other", other.settings.name.as_str())
                    .with("boards", grounds::list(&shared))
            };
            (!shared.is_empty()).then(reason)
        })
        .collect()
}

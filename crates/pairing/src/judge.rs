//! A pairing made by hand or found in a file, held against the engine's.
//!
//! Two questions are kept apart: what no pairing may do (the breaches), and where the
//! proposal leaves the system's own order, with the clause that decides there.

use std::collections::BTreeMap;

use rokade_clause::{ClauseId, Reason};
use rokade_model::{ByeKind, Entry, History, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use crate::answer::pair_with;
use crate::attendance::Attendance;
use crate::{Board, DutchEdition, Host, NOBODY, NoPairing, Pairing, Request, System, SystemRow};
use crate::{danish_swiss, dubov_1997, fide_1998, fide_dutch, knock_out, monrad, olympiad, reasons, soft};

/// Boards of a round, White first, and those who have the bye.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    pub boards: Vec<(StartNumber, StartNumber)>,
    #[serde(default)]
    pub byes: Vec<StartNumber>,
}

/// What is to be said of a proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judgement {
    /// What no pairing may do; empty for a legal one.
    pub breaches: Vec<Reason>,
    /// The proposal's pairs that the engine does not have, White first; a bye as `(player, 0)`.
    pub proposed: Vec<(StartNumber, StartNumber)>,
    /// The engine's pairs that the proposal does not have.
    pub engine: Vec<(StartNumber, StartNumber)>,
    /// The clause that decides at the first difference.
    pub deciding: Option<ClauseId>,
    /// What the clause compares, where that is a number: the place of the opponent of the
    /// best placed player whose opponent differs, the whites of the player with White, or
    /// the number of breaches.
    pub proposed_value: Option<i64>,
    pub engine_value: Option<i64>,
    pub pairing: Result<Pairing, NoPairing>,
}

impl Judgement {
    pub fn is_legal(&self) -> bool {
        self.breaches.is_empty()
    }

    /// Same pairs, same colours, same bye; the order of the boards is free.
    pub fn is_equal(&self) -> bool {
        self.breaches.is_empty() && self.proposed.is_empty() && self.engine.is_empty()
    }
}

/// Judges a pairing of the round against the rules and against the engine's own.
pub fn judge(request: &Request, proposed: &Proposal) -> Judgement {
    let attendance = Attendance::as_entered(request.history, request.round);
    let pairing = pair_with(request, &attendance);
    compare(request, &attendance, pairing, proposed)
}

pub(crate) fn compare(
    request: &Request,
    attendance: &Attendance,
    pairing: Result<Pairing, NoPairing>,
    proposed: &Proposal,
) -> Judgement {
    let history = soft::as_kept(request, pairing.as_ref().ok());
    let request = &Request { history: &history, ..*request };
    let of_bracket = pairing.as_ref().ok().filter(|_| request.system.is_knock_out());
    let remaining = of_bracket.map(|pairing| knock_out::remaining(attendance, request, pairing));
    let attendance = remaining.as_ref().unwrap_or(attendance);
    let breaches = Breaches { request, attendance, pairing: pairing.as_ref().ok(), found: Vec::new() }.of(proposed);
    let theirs = all_pairs(request, &proposed.boards, &proposed.byes);
    let ours = match &pairing {
        Ok(pairing) => {
            let byes: Vec<_> = pairing.bye.iter().map(|bye| bye.player).collect();
            all_pairs(request, &pairing.pairs().collect::<Vec<_>>(), &byes)
        }
        Err(_) => Vec::new(),
    };
    let without = |list: &[(StartNumber, StartNumber)], other: &[(StartNumber, StartNumber)]| {
        let other: std::collections::BTreeSet<_> = other.iter().collect();
        list.iter().filter(|pair| !other.contains(pair)).copied().collect::<Vec<_>>()
    };
    let mut judgement = Judgement {
        proposed: without(&theirs, &ours),
        engine: without(&ours, &theirs),
        deciding: None,
        proposed_value: None,
        engine_value: None,
        breaches,
        pairing,
    };
    if !judgement.is_equal() {
        let (clause, proposed_value, engine_value) = decide(request, attendance, &judgement, proposed, &ours);
        judgement.deciding = Some(clause);
        judgement.proposed_value = proposed_value;
        judgement.engine_value = engine_value;
    }
    judgement
}

/// Where the opponents are fixed beforehand the boards say everything; who rests is written in many ways.
fn all_pairs(
    request: &Request,
    boards: &[(StartNumber, StartNumber)],
    byes: &[StartNumber],
) -> Vec<(StartNumber, StartNumber)> {
    let byes: &[StartNumber] = if request.system.is_swiss() && !is_second_game(request) { byes } else { &[] };
    boards.iter().copied().chain(byes.iter().map(|player| (*player, NOBODY))).collect()
}

/// The clause of a difference and the two values it compares: the proposal's and the engine's.
pub(crate) type Decided = (ClauseId, Option<i64>, Option<i64>);

/// The clause of the first difference and the two values it compares.
fn decide(
    request: &Request,
    attendance: &Attendance,
    judgement: &Judgement,
    proposed: &Proposal,
    ours: &[(StartNumber, StartNumber)],
) -> Decided {
    if let Some(breach) = judgement.breaches.first() {
        let clause = breach.clauses.first().cloned().unwrap_or_else(|| base_clause(request));
        return (clause, i64::try_from(judgement.breaches.len()).ok(), Some(0));
    }
    let Ok(pairing) = &judgement.pairing else {
        return (base_clause(request), None, None);
    };
    if is_second_game(request) {
        return (base_clause(request), None, None);
    }
    let host = match request.system {
        System::Of(host) | System::Gladiator { host } => host,
        System::KnockOut => return knock_out::decide(request, pairing, proposed),
        System::Olympiad { .. } => return olympiad::decide(request, pairing, proposed),
    };
    match host {
        Host::DanishSwiss { acceleration } => {
            danish_swiss::decide(request, acceleration, attendance, pairing, proposed)
        }
        Host::Fide1998 => fide_1998::decide(request, attendance, pairing, proposed),
        Host::Dubov1997 => dubov_1997::decide(request, attendance, pairing, proposed),
        Host::FideDutch { baku, edition: edition @ DutchEdition::Y2026 } => {
            let rules = fide_dutch::Rules { edition, baku };
            fide_dutch::decide(request, rules, attendance, pairing, proposed)
        }
        Host::RoundRobin { .. } | Host::Monrad => {
            by_place(request, judgement, pairing, &all_pairs(request, &proposed.boards, &proposed.byes), ours)
        }
    }
}

/// The even round of a double round holds no decision of its own.
pub(crate) fn is_second_game(request: &Request) -> bool {
    request.history.double_rounds && request.round.is_multiple_of(2) && request.system.is_swiss()
}

/// The first player in the order used whose opponent differs.
fn by_place(
    request: &Request,
    judgement: &Judgement,
    pairing: &Pairing,
    theirs: &[(StartNumber, StartNumber)],
    ours: &[(StartNumber, StartNumber)],
) -> Decided {
    let (theirs, ours) = (opponents(theirs), opponents(ours));
    let differs = pairing.placement.iter().find(|player| theirs.get(player) != ours.get(player));
    match differs {
        Some(player) => {
            let place = |opponent: Option<&StartNumber>| place_of(pairing, opponent.copied());
            let clause = opponent_clause(request, pairing, *player, theirs.get(player), ours.get(player));
            (clause, place(theirs.get(player)), place(ours.get(player)))
        }
        None => colour_clause(request, judgement, pairing),
    }
}

fn opponents(pairs: &[(StartNumber, StartNumber)]) -> BTreeMap<StartNumber, StartNumber> {
    pairs.iter().flat_map(|(one, other)| [(*one, *other), (*other, *one)]).filter(|pair| pair.0 != NOBODY).collect()
}

/// Place in the order used, from 1; the bye is behind everybody who takes part.
fn place_of(pairing: &Pairing, opponent: Option<StartNumber>) -> Option<i64> {
    let place = match opponent? {
        NOBODY => pairing.placement.len() - pairing.absent.len(),
        number => pairing.placement.iter().position(|player| *player == number)?,
    };
    i64::try_from(place + 1).ok()
}

fn base_clause(request: &Request) -> ClauseId {
    let SystemRow { meets, meets_later, .. } = request.system.row();
    ClauseId::new(if request.round > 1 { meets_later } else { meets })
}

/// Monrad weighs places and whites one by one; a schedule weighs nothing, and other systems decide for themselves.
const fn weighs_places(system: System) -> bool {
    match system.host() {
        Some(Host::Monrad) => true,
        Some(
            Host::RoundRobin { .. }
            | Host::DanishSwiss { .. }
            | Host::Fide1998
            | Host::Dubov1997
            | Host::FideDutch { .. },
        )
        | None => false,
    }
}

/// Why the engine gives this player another opponent.
fn opponent_clause(
    request: &Request,
    pairing: &Pairing,
    player: StartNumber,
    theirs: Option<&StartNumber>,
    ours: Option<&StartNumber>,
) -> ClauseId {
    if !weighs_places(request.system) {
        return base_clause(request);
    }
    if theirs == Some(&NOBODY) || ours == Some(&NOBODY) {
        return ClauseId::new("D4.9.1-5");
    }
    let board = pairing.boards.iter().find(|board| board.white == player || board.black == player);
    let gives = |key: &str| board.is_some_and(|board| board.reasons.iter().any(|passed| passed.reason.key == key));
    if gives("control_next_round") {
        ClauseId::new("D4.9.2-5")
    } else if gives("exchanged") {
        ClauseId::new("D4.9.2-4")
    } else {
        base_clause(request)
    }
}

/// Only the colours differ.
fn colour_clause(request: &Request, judgement: &Judgement, pairing: &Pairing) -> Decided {
    let is_turned = |board: &&Board| judgement.proposed.contains(&(board.black, board.white));
    let Some(board) = pairing.boards.iter().find(is_turned) else {
        return (base_clause(request), None, None);
    };
    if !weighs_places(request.system) {
        let clause = board.colour.clauses.last().cloned().unwrap_or_else(|| base_clause(request));
        return (clause, None, None);
    }
    let whites = |number| {
        let player = request.history.player(number)?;
        i64::try_from(monrad::whites(player, request.round)).ok()
    };
    (ClauseId::new("D4.9.1-4"), whites(board.black), whites(board.white))
}

/// What no pairing may do.
struct Breaches<'a> {
    request: &'a Request<'a>,
    attendance: &'a Attendance,
    pairing: Option<&'a Pairing>,
    found: Vec<Reason>,
}

impl Breaches<'_> {
    fn of(mut self, proposal: &Proposal) -> Vec<Reason> {
        self.check_players(proposal);
        for pair in &proposal.boards {
            self.check_pair(*pair);
        }
        self.check_byes(&proposal.byes);
        let more = self.of_system(proposal);
        self.found.extend(more);
        self.found
    }

    /// What the system itself never does.
    fn of_system(&self, proposal: &Proposal) -> Vec<Reason> {
        let Breaches { request, attendance, .. } = *self;
        match request.system.host() {
            // Nothing was ever played before a round that does not exist.
            Some(_) if request.round == 0 || is_second_game(request) => Vec::new(),
            Some(Host::DanishSwiss { .. }) => danish_swiss::breaches(request, attendance, proposal),
            Some(Host::Fide1998) => fide_1998::breaches(request, attendance, proposal),
            Some(Host::Dubov1997) => dubov_1997::breaches(request, attendance, proposal),
            Some(Host::FideDutch { baku, edition: edition @ DutchEdition::Y2026 }) => {
                let rules = fide_dutch::Rules { edition, baku };
                fide_dutch::breaches(request, rules, attendance, proposal)
            }
            Some(Host::RoundRobin { .. } | Host::Monrad) | None => Vec::new(),
        }
    }

    fn history(&self) -> &History {
        self.request.history
    }

    /// Everybody who is there exactly once, nobody else.
    fn check_players(&mut self, proposal: &Proposal) {
        let named = proposal.boards.iter().flat_map(|pair| [pair.0, pair.1]).chain(proposal.byes.iter().copied());
        let mut times: BTreeMap<StartNumber, usize> = BTreeMap::new();
        named.for_each(|number| *times.entry(number).or_default() += 1);
        for (number, count) in &times {
            match self.history().players.binary_search_by_key(number, |player| player.number) {
                Err(_) => self.found.push(reasons::player_breach("player_unknown", None, *number)),
                Ok(index) if !self.attendance.is_present(index) => {
                    self.found.push(reasons::player_breach("player_absent", None, *number));
                }
                Ok(_) => {}
            }
            if *count > 1 {
                self.found.push(reasons::player_breach("player_twice", None, *number));
            }
        }
        let is_alone = |number| {
            self.pairing.is_some_and(|pairing| {
                pairing.unopposed.iter().chain(&pairing.bye).any(|bye| bye.player == number)
                    && (!self.request.system.is_swiss() || is_second_game(self.request))
            })
        };
        let missing = self.history().players.iter().enumerate().filter(|(index, player)| {
            self.attendance.is_present(*index) && !times.contains_key(&player.number) && !is_alone(player.number)
        });
        let missing: Vec<_> =
            missing.map(|(_, player)| reasons::player_breach("player_missing", None, player.number)).collect();
        self.found.extend(missing);
    }

    fn check_pair(&mut self, (white, black): (StartNumber, StartNumber)) {
        if white == black {
            self.found.push(reasons::pair_breach("player_against_self", None, (white, black)));
            return;
        }
        let met = self.meetings(white, black);
        if is_second_game(self.request) {
            return;
        }
        let allowed = usize::from(self.request.system.cycles().unwrap_or(1));
        if let Some(round) = met.last().filter(|_| met.len() >= allowed) {
            let clause = self.request.system.row().rematch;
            let breach = reasons::pair_breach("pair_met_before", Some(clause), (white, black));
            self.found.push(breach.with("round", *round));
        }
        if self.request.system.is_swiss() && self.history().is_forbidden(white, black, self.request.round) {
            self.found.push(reasons::pair_breach("pair_forbidden", None, (white, black)));
        }
    }

    /// The rounds in which two players have met. A meeting counts for both even if a file notes it
    /// on one line only.
    fn meetings(&self, one: StartNumber, other: StartNumber) -> Vec<RoundNumber> {
        let meets = |player, opponent, round| {
            self.history().player(player).is_some_and(|player| player.entry(round).met() == Some(opponent))
        };
        (1..self.request.round).filter(|round| meets(one, other, *round) || meets(other, one, *round)).collect()
    }

    /// One bye at most, only in an odd field, to somebody who has not had it.
    fn check_byes(&mut self, byes: &[StartNumber]) {
        let Some(clause) = self.request.system.row().bye.filter(|_| !is_second_game(self.request)) else { return };
        let present = (0..self.history().players.len()).filter(|index| self.attendance.is_present(*index)).count();
        for (index, number) in byes.iter().enumerate() {
            if index >= present % 2 {
                self.found.push(reasons::player_breach("bye_not_due", Some(clause), *number));
            }
            let Some(player) = self.history().player(*number) else { continue };
            let earlier = player
                .entries_through(self.request.round.saturating_sub(1))
                .find(|(_, entry)| *entry == Entry::Bye(ByeKind::PairingAllocated));
            if let Some((round, _)) = earlier {
                let breach = reasons::player_breach("bye_repeated", Some(clause), *number);
                self.found.push(breach.with("round", round));
            }
        }
    }
}

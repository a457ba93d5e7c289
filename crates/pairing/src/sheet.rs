//! What a player brings into a round, for whoever wants to check a pairing by hand: place, points, colours, the
//! colour due and why, floats; and why somebody is not in the round.

use std::collections::BTreeSet;

use rokade_clause::Reason;
use rokade_model::{ByeKind, Color, Entry, HalfPoints, Participant, RoundNumber, StartNumber};

use crate::attendance::Attendance;
use crate::{Direction, DutchEdition, Host, Pairing, Placement, Request, System};
use crate::{danish_swiss, dubov_1997, fide_1998, fide_dutch, knock_out, monrad, reasons};

/// A player before a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub player: StartNumber,
    /// In the order used, from 1.
    pub place: usize,
    pub points: HalfPoints,
    /// The points the round is paired by: fictitious ones included.
    pub score: HalfPoints,
    /// Round by round from the first, played or not; `None` for a round without a pairing.
    pub opponents: Vec<Option<StartNumber>>,
    /// Round by round from the first; `None` for a round without a colour.
    pub colours: Vec<Option<Color>>,
    /// The colour the system has in mind; `None` where it has none, or goes by whites alone.
    pub due: Option<Due>,
    /// Rounds in which the player floated, where the system remembers them.
    pub floats: Vec<(RoundNumber, Direction)>,
}

/// A colour a player should have next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub colour: Color,
    pub claim: Claim,
    /// What it follows from.
    pub reason: Reason,
}

/// How strong it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    Should,
    Strongly,
    Must,
}

/// What a system adds to the plain record of a player.
pub(crate) struct Own {
    pub player: StartNumber,
    pub score: HalfPoints,
    pub due: Option<Due>,
    pub floats: Vec<(RoundNumber, Direction)>,
}

/// Everybody who takes part in a paired round, in the order used.
pub fn sheets(request: &Request, pairing: &Pairing) -> Vec<Sheet> {
    let attendance = Attendance::as_entered(request.history, request.round);
    let own = match request.system.host() {
        Some(_) if request.round == 0 => Vec::new(),
        Some(Host::DanishSwiss { acceleration }) => danish_swiss::sheets(request, acceleration, &attendance),
        Some(Host::FideDutch { baku, edition: edition @ DutchEdition::Y2026 }) => {
            fide_dutch::sheets(request, fide_dutch::Rules { edition, baku }, &attendance)
        }
        Some(Host::Fide1998) => fide_1998::sheets(request, &attendance),
        Some(Host::Dubov1997) => dubov_1997::sheets(request, &attendance),
        Some(Host::RoundRobin { .. } | Host::Monrad) | None => Vec::new(),
    };
    let here = pairing.placement.iter().filter(|number| !pairing.absent.contains(number));
    let sheet = |(place, number): (usize, &StartNumber)| {
        let player = request.history.player(*number)?;
        let own = own.iter().find(|own| own.player == *number);
        let before = request.round.saturating_sub(1);
        let points = request.history.points_after(player, before);
        Some(Sheet {
            player: *number,
            place,
            points,
            score: own.map_or(points, |own| own.score),
            opponents: player.entries_through(before).map(|(_, entry)| entry.opponent()).collect(),
            colours: player.entries_through(before).map(|(_, entry)| colour(request.system, entry)).collect(),
            due: own.and_then(|own| own.due.clone()),
            floats: own.map(|own| own.floats.clone()).unwrap_or_default(),
        })
    };
    (1..).zip(here).filter_map(sheet).collect()
}

/// What puts the players in the order used: Monrad keeps the order of the pairing before within a score, the Swiss
/// systems go by start number. `None` where no order is used.
pub fn why_in_order(request: &Request) -> Option<Reason> {
    let is_second_game = request.history.double_rounds && request.round.is_multiple_of(2);
    let clause = request.system.row().order.filter(|_| request.round > 0 && !is_second_game)?;
    Some(match request.system.row().placement {
        Placement::Kept if request.round > 1 => {
            reasons::order_as_before(request.round - 1, monrad::order_before(request))
        }
        Placement::Kept => reasons::order_by_number(clause, Vec::new()),
        Placement::Anew => reasons::order_by_number(clause, placed_before_their_number(request)),
    })
}

/// Who comes before a smaller start number by strength: late entries are numbered last.
fn placed_before_their_number(request: &Request) -> Vec<StartNumber> {
    let attendance = Attendance::as_entered(request.history, request.round);
    let present = request.history.players.iter().enumerate().filter(|(index, _)| attendance.is_present(*index));
    let present: BTreeSet<StartNumber> = present.map(|(_, player)| player.number).collect();
    let mut early = Vec::new();
    let mut least_after: Option<StartNumber> = None;
    for number in request.history.by_strength().into_iter().filter(|number| present.contains(number)).rev() {
        if least_after.is_some_and(|least| least < number) {
            early.push(number);
        }
        least_after = Some(least_after.map_or(number, |least| least.min(number)));
    }
    early.reverse();
    early
}

/// The colour a round counts for; a bye of Danish Swiss is White (D4.9.3-2.2).
fn colour(system: System, entry: Entry) -> Option<Color> {
    let of_bye = system.row().bye_colour.filter(|_| entry == Entry::Bye(ByeKind::PairingAllocated));
    of_bye.or_else(|| entry.played_color())
}

/// Why a player of the event is not in the round.
pub fn why_away(request: &Request, player: &Participant) -> Reason {
    let round = request.round;
    let out = request.system.is_knock_out().then(|| knock_out::knocked_out(request, player.number)).flatten();
    out.unwrap_or_else(|| why_not_here(player, round))
}

fn why_not_here(player: &Participant, round: RoundNumber) -> Reason {
    match (player.withdrawal.filter(|left| left.after < round), player.entry(round)) {
        (Some(left), _) => reasons::away("away_withdrawn", player.number).with("round", left.after),
        (None, Entry::Bye(ByeKind::Half)) => reasons::away("away_half_bye", player.number),
        (None, Entry::Bye(ByeKind::Full)) => reasons::away("away_full_bye", player.number),
        (None, Entry::Bye(ByeKind::Zero)) => reasons::away("away_absent", player.number),
        (None, Entry::Bye(ByeKind::PairingAllocated) | Entry::Game { .. } | Entry::Blank) => {
            reasons::away("away_unpaired", player.number)
        }
    }
}

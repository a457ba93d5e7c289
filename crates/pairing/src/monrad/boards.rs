//! From seats to boards: colours, the bye, and why each player got the opponent he got.

use rokade_clause::Reason;
use rokade_model::{Color, Entry, Participant, RoundNumber, StartNumber};

use super::seats::{Apart, Seats};
use super::told::Seated;
use crate::impossible::Seating;
use crate::matching::{Bits, FREE, Graph, Tree};
use crate::{Board, Bye, Control, Detail, NOBODY, Pairing, Passed, Request, reasons};

/// Opponents passed over that one board explains; beyond that nobody reads on.
const EXPLAINED: usize = 32;

/// The published round.
pub(super) fn pairing(
    request: &Request,
    seats: &Seats,
    apart: &Apart,
    pairs: &[(usize, usize)],
    control: Control,
) -> Pairing {
    let passed_over = passed_over(apart, pairs, &control);
    let graph = (request.detail == Detail::Full).then(|| apart.graph());
    let desk = Desk { told: Seated { request, seats, apart }, graph, pairs };
    let (mut boards, mut bye) = (Vec::with_capacity(pairs.len()), None);
    let mut open = Bits::all(seats.len());
    for ((upper, lower), passed) in pairs.iter().zip(passed_over) {
        let why = passed.into_iter().map(|passed| desk.passed(*upper, passed, &open)).collect();
        match (seats.player(*upper), seats.player(*lower)) {
            (Some(upper), Some(lower)) => boards.push(desk.board(upper, lower, why)),
            (Some(player), None) | (None, Some(player)) => bye = Some(desk.bye(*upper, player, why)),
            (None, None) => unreachable!("there is one seat for the bye"),
        }
        open.remove(*upper);
        open.remove(*lower);
    }
    let number = |index: &usize| request.history.players[*index].number;
    let mut absent: Vec<StartNumber> = seats.absent.iter().map(number).collect();
    let stand_in = seats.stand_in();
    let present = (0..seats.len()).filter_map(|seat| seats.player(seat)).map(|player| player.number);
    let others = absent.iter().copied().filter(|number| Some(*number) != stand_in);
    let placement = present.chain(stand_in).chain(others).collect();
    absent.sort_unstable();
    Pairing { boards, bye, absent, placement, control, ..Pairing::bare(request.round) }
}

/// A seat passed over.
#[derive(Clone, Copy)]
enum Over {
    /// The two may not meet.
    Apart(usize),
    /// The players below could then not all be paired.
    Exchanged(usize),
    /// The following round could then not be laid.
    Controlled(usize),
}

/// For every pair, the nearer seats that were still free when the upper player's turn came.
fn passed_over(apart: &Apart, pairs: &[(usize, usize)], control: &Control) -> Vec<Vec<Over>> {
    // Without the control the pairing is the first complete one, so whoever was passed over
    // without being apart had to be; with it, a tree tells the two reasons from each other.
    let mut replay = matches!(control, Control::Changed(_)).then(|| Replay::new(apart, pairs));
    let mut free = vec![true; apart.len()];
    let mut next = Vec::from_iter(1..=apart.len());
    pairs
        .iter()
        .map(|(upper, lower)| {
            free[*upper] = false;
            free[*lower] = false;
            let mut over = Vec::new();
            let mut possible = None;
            let mut seat = skip(&mut next, &free, *upper);
            while seat < *lower && over.len() < EXPLAINED {
                over.push(if apart.is_apart(*upper, seat) {
                    Over::Apart(seat)
                } else {
                    match &mut replay {
                        None => Over::Exchanged(seat),
                        Some(replay) => {
                            let possible = possible.get_or_insert_with(|| replay.possible(*upper));
                            if possible.contains(seat) { Over::Controlled(seat) } else { Over::Exchanged(seat) }
                        }
                    }
                });
                seat = skip(&mut next, &free, seat);
            }
            if let Some(replay) = &mut replay {
                replay.alive.remove(*upper);
                replay.alive.remove(*lower);
            }
            over
        })
        .collect()
}

/// The next free seat behind one, remembered so that no stretch is walked twice.
fn skip(next: &mut [usize], free: &[bool], seat: usize) -> usize {
    let mut found = next[seat];
    while found < free.len() && !free[found] {
        found = next[found];
    }
    next[seat] = found;
    found
}

/// Walks through a pairing that the control chose, asking at each board what else was possible.
struct Replay {
    graph: Graph,
    alive: Bits,
    mate: Vec<u32>,
    tree: Tree,
}

impl Replay {
    fn new(apart: &Apart, pairs: &[(usize, usize)]) -> Self {
        let mut mate = vec![FREE; apart.len()];
        for (one, other) in pairs {
            mate[*one] = u32::try_from(*other).expect("seats fit");
            mate[*other] = u32::try_from(*one).expect("seats fit");
        }
        Self { graph: apart.graph(), alive: Bits::all(apart.len()), mate, tree: Tree::new(apart.len()) }
    }

    /// Whom the seat could have met with this round still complete.
    fn possible(&mut self, seat: usize) -> Bits {
        let mut mate = self.mate.clone();
        let mut alive = self.alive.clone();
        alive.remove(seat);
        let partner = mate[seat] as usize;
        mate[partner] = FREE;
        self.tree.grow(&self.graph, &alive, &mate, partner, None);
        self.tree.outer().clone()
    }
}

struct Desk<'a> {
    told: Seated<'a>,
    /// Who may meet whom, where proofs are asked for.
    graph: Option<Graph>,
    pairs: &'a [(usize, usize)],
}

impl Desk<'_> {
    fn board(&self, upper: &Participant, lower: &Participant, reasons: Vec<Passed>) -> Board {
        let Request { history, round, .. } = *self.told.request;
        let (white, black, colour) = colours(upper, lower, round);
        let points = |player| history.points_after(player, round - 1);
        Board { reasons, ..Board::new((white.number, black.number), (points(white), points(black)), colour) }
    }

    /// D4.1-16d: the point for having no opponent. Whom the player did not get, then who is placed lower and
    /// does not have the bye.
    fn bye(&self, seat: usize, player: &Participant, mut reasons: Vec<Passed>) -> Bye {
        let seats = self.told.seats;
        let reason = match seats.stand_in() {
            Some(withdrawn) => reasons::first_withdrawn(withdrawn),
            None => reasons::odd_field(seats.len() - 1),
        };
        let lower = (seat + 1..seats.len() - 1).rev().take(EXPLAINED);
        reasons.extend(lower.filter_map(|lower| self.why_not_the_bye(seat, lower)));
        Bye { player: player.number, points: self.told.request.history.scoring.pairing_bye, reason, reasons }
    }

    /// Why a player placed lower than the one with the bye does not have it. Whoever the latter could not meet
    /// is told of as passed over.
    fn why_not_the_bye(&self, with_bye: usize, seat: usize) -> Option<Passed> {
        let bye = self.told.seats.len() - 1;
        let player = self.told.number(seat);
        let reason = if self.told.apart.is_apart(seat, bye) {
            self.told.why_apart(seat, bye)
        } else {
            let (upper, _) = self.pairs.iter().find(|(upper, lower)| *lower == seat && *upper < with_bye)?;
            reasons::paired_above(self.told.number(*upper))
        };
        Some(Passed { player, would_have_met: NOBODY, reason })
    }

    /// `open` are the seats still to be paired, the two of the board included.
    fn passed(&self, upper: usize, over: Over, open: &Bits) -> Passed {
        let (seat, reason) = match over {
            Over::Apart(seat) => (seat, self.told.why_apart(upper, seat)),
            Over::Exchanged(seat) => (seat, self.exchanged(upper, seat, open)),
            Over::Controlled(seat) => (seat, reasons::control_next_round(super::next_round(self.told.request))),
        };
        let number = |seat| self.told.seats.number(seat).unwrap_or(NOBODY);
        Passed { player: number(upper), would_have_met: number(seat), reason }
    }

    fn exchanged(&self, upper: usize, seat: usize, open: &Bits) -> Reason {
        let Some(graph) = &self.graph else { return reasons::exchanged() };
        let mut left = open.clone();
        left.remove(upper);
        left.remove(seat);
        reasons::exchanged().because(self.told.impossible(graph, &left))
    }
}

/// D4.9.1-4: White for fewer whites in games played (reading `docs/readings/monrad-whites.md`), else for the lower placed.
fn colours<'a>(
    upper: &'a Participant,
    lower: &'a Participant,
    round: RoundNumber,
) -> (&'a Participant, &'a Participant, Reason) {
    let (of_upper, of_lower) = (whites(upper, round), whites(lower, round));
    let (white, black, reason) = if of_upper < of_lower {
        (upper, lower, reasons::fewer_whites((upper.number, of_upper), (lower.number, of_lower)))
    } else if of_lower < of_upper {
        (lower, upper, reasons::fewer_whites((lower.number, of_lower), (upper.number, of_upper)))
    } else {
        (lower, upper, reasons::equal_whites(lower.number, of_lower, round))
    };
    let is_read = [upper, lower].into_iter().any(|player| had_white_without_playing(player, round));
    (white, black, if is_read { reason.read_as("monrad-whites") } else { reason })
}

/// A published White that was not played: whether it counts is a matter of reading.
fn had_white_without_playing(player: &Participant, round: RoundNumber) -> bool {
    let is_unplayed =
        |entry: Entry| matches!(entry, Entry::Game { color: Some(Color::White), .. }) && entry.played_color().is_none();
    player.entries_through(round - 1).any(|(_, entry)| is_unplayed(entry))
}

/// Games with White before a round.
pub(crate) fn whites(player: &Participant, round: RoundNumber) -> usize {
    player.entries_through(round - 1).filter(|(_, entry)| entry.played_color() == Some(Color::White)).count()
}

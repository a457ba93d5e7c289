//! A bracket as a graph: players moved down, residents, and what takes those left over.

use rokade_model::Color;

use super::below::Below;
use super::part::Leave;
use super::roster::{Drops, Roster};
use crate::matching::weighted::Costs;
use crate::matching::{Bits, Graph};

/// What a seat is to the prices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Moved(Wish),
    Resident(Wish),
    /// Takes somebody left over, or is somebody below.
    Beyond,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Wish {
    None,
    White,
    Black,
}

/// What pairs of seats add up to, or what each of that costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub left: i64,
    /// Pairs of two residents.
    pub pairs: i64,
    pub unsatisfied: i64,
}

impl Tally {
    pub(super) fn at(self, prices: Tally) -> i64 {
        self.left * prices.left + self.pairs * prices.pairs + self.unsatisfied * prices.unsatisfied
    }
}

pub(super) struct Net<'a> {
    roster: &'a Roster<'a>,
    moved: &'a [usize],
    residents: &'a [usize],
    leave: Leave<'a>,
    /// How many residents must be left over.
    pub left_over: usize,
    kinds: Vec<Kind>,
    pub graph: Graph,
}

impl<'a> Net<'a> {
    /// `drops` are in force for the players moved down, `rest` for the pairs of residents.
    pub(super) fn new(
        roster: &'a Roster<'a>,
        (moved, drops): (&'a [usize], Drops),
        (residents, rest): (&'a [usize], Drops),
        (leave, left_over): (Leave<'a>, usize),
    ) -> Self {
        let wish = |place: &usize| match roster.people[*place].wish {
            None => Wish::None,
            Some(Color::White) => Wish::White,
            Some(Color::Black) => Wish::Black,
        };
        let mut kinds: Vec<Kind> = moved.iter().map(|place| Kind::Moved(wish(place))).collect();
        kinds.extend(residents.iter().map(|place| Kind::Resident(wish(place))));
        let beyond = match leave {
            Leave::Down | Leave::Bye => left_over,
            Leave::Into(below) => below.len(),
        };
        kinds.resize(kinds.len() + beyond, Kind::Beyond);
        // One seat more, if need be, for somebody below who need not be met.
        let has_spare = kinds.len() % 2 == 1 && matches!(leave, Leave::Into(_));
        kinds.resize(kinds.len() + usize::from(has_spare), Kind::Beyond);
        let graph = Graph::none(kinds.len());
        let mut net = Self { roster, moved, residents, leave, left_over, kinds, graph };
        net.connect(drops, rest);
        net
    }

    fn connect(&mut self, drops: Drops, rest: Drops) {
        let first_beyond = self.moved.len() + self.residents.len();
        for (column, resident) in self.residents.iter().enumerate() {
            let seat = self.seat(column);
            for (row, place) in self.moved.iter().enumerate() {
                if self.may_meet(*place, *resident, drops) {
                    self.graph.connect(row, seat);
                }
            }
            for (later, other) in self.residents.iter().enumerate().skip(column + 1) {
                if self.may_meet(*resident, *other, rest) {
                    self.graph.connect(seat, self.seat(later));
                }
            }
            for beyond in first_beyond..self.kinds.len() {
                if self.may_leave(*resident, beyond - first_beyond, rest) {
                    self.graph.connect(seat, beyond);
                }
            }
        }
        if let Leave::Into(below) = self.leave {
            self.connect_below(below, first_beyond);
        }
    }

    /// Those below among themselves; those who need not be met may be left to each other.
    fn connect_below(&mut self, below: &Below, first: usize) {
        let is_spare = |vertex: usize| below.must().get(vertex).is_none_or(|must| !must);
        for other in 0..self.kinds.len() - first {
            for one in 0..other {
                let is_joined = other < below.len() && below.joins(one, other);
                if is_joined || (is_spare(one) && is_spare(other)) {
                    self.graph.connect(first + one, first + other);
                }
            }
        }
    }

    fn may_meet(&self, one: usize, other: usize, drops: Drops) -> bool {
        self.roster.legal.has(one, other) && drops.allows(self.roster.needed(one, other))
    }

    fn may_leave(&self, place: usize, vertex: usize, drops: Drops) -> bool {
        let is_taken = match self.leave {
            Leave::Into(below) => vertex < below.len() && below.takes(self.roster, place, vertex),
            Leave::Down => true,
            Leave::Bye => self.roster.people[place].may_have_bye,
        };
        is_taken && self.roster.needed_alone(place) <= drops.down
    }

    pub(super) fn len(&self) -> usize {
        self.kinds.len()
    }

    /// The seat of a resident.
    pub(super) fn seat(&self, resident: usize) -> usize {
        self.moved.len() + resident
    }

    pub(super) fn is_resident(&self, seat: usize) -> bool {
        matches!(self.kinds[seat], Kind::Resident(_))
    }

    /// The first seat beyond the players.
    pub(super) fn first_beyond(&self) -> usize {
        self.moved.len() + self.residents.len()
    }

    /// By seat, as numbers below [`KINDS`].
    pub(super) fn kind_numbers(&self) -> Vec<u8> {
        let number = |kind: &Kind| KIND_ORDER.iter().position(|one| one == kind).expect("every kind is there");
        self.kinds.iter().map(|kind| u8::try_from(number(kind)).expect("there are few kinds")).collect()
    }

    pub(super) fn tally_of_kinds(one: u8, other: u8) -> Tally {
        tally(KIND_ORDER[usize::from(one)], KIND_ORDER[usize::from(other)])
    }

    pub(super) fn tally(&self, one: usize, other: usize) -> Tally {
        tally(self.kinds[one], self.kinds[other])
    }

    /// What a pairing of these seats adds up to.
    pub(super) fn count(&self, mate: &[u32], alive: &Bits) -> Tally {
        let mut sum = Tally::default();
        for seat in alive.iter().filter(|seat| *seat < mate[*seat] as usize) {
            let pair = self.tally(seat, mate[seat] as usize);
            sum.left += pair.left;
            sum.pairs += pair.pairs;
            sum.unsatisfied += pair.unsatisfied;
        }
        sum
    }

    /// As few left over as can be, then as few unsatisfied.
    pub(super) fn fewest_left(&self) -> Costs {
        let price = |one: usize, other: usize, cost: &mut [i64]| {
            let Tally { left, unsatisfied, .. } = self.tally(one, other);
            cost.copy_from_slice(&[left, unsatisfied]);
        };
        Costs::new(self.len(), 2, |seat| self.kinds[seat], price)
    }

    /// Every count at its price.
    pub(super) fn priced(&self, prices: Tally) -> Costs {
        let price = |one: usize, other: usize, cost: &mut [i64]| cost[0] = self.tally(one, other).at(prices);
        Costs::new(self.len(), 1, |seat| self.kinds[seat], price)
    }
}

/// How many kinds there are.
pub(super) const KINDS: u8 = 7;
const KIND_ORDER: [Kind; KINDS as usize] = [
    Kind::Moved(Wish::None),
    Kind::Moved(Wish::White),
    Kind::Moved(Wish::Black),
    Kind::Resident(Wish::None),
    Kind::Resident(Wish::White),
    Kind::Resident(Wish::Black),
    Kind::Beyond,
];

fn tally(one: Kind, other: Kind) -> Tally {
    let unsatisfied = |one: Wish, other: Wish| i64::from(one != Wish::None && one == other);
    match (one, other) {
        (Kind::Resident(one), Kind::Resident(other)) => {
            Tally { pairs: 1, unsatisfied: unsatisfied(one, other), left: 0 }
        }
        (Kind::Moved(one), Kind::Resident(other)) | (Kind::Resident(one), Kind::Moved(other)) => {
            Tally { unsatisfied: unsatisfied(one, other), ..Tally::default() }
        }
        (Kind::Resident(_), Kind::Beyond) | (Kind::Beyond, Kind::Resident(_)) => Tally { left: 1, ..Tally::default() },
        _ => Tally::default(),
    }
}

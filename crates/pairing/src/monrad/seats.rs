//! Who sits where in the order of placement, and which seats may not meet.

use rokade_model::{ByeKind, Entry, Forbidden, History, Participant, RoundNumber, StartNumber};

use crate::attendance::Attendance;
use crate::matching::{Bits, Graph};

/// The seat that whoever meets it has the bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ByeSeat {
    /// Nobody: the extra player of an odd field.
    Extra,
    /// The first to withdraw, by index, with the opponents he really met.
    Withdrawn(usize),
}

/// The seats of a round: those who take part in order of placement, then the bye's, if any.
pub(super) struct Seats<'a> {
    history: &'a History,
    /// Index into the history's players, by seat.
    players: Vec<usize>,
    pub bye: Option<ByeSeat>,
    /// Those who do not take part, in order of placement.
    pub absent: Vec<usize>,
}

impl<'a> Seats<'a> {
    pub(super) fn new(history: &'a History, round: RoundNumber, order: &[usize], attendance: &Attendance) -> Self {
        let (players, absent): (Vec<_>, Vec<_>) = order.iter().partition(|index| attendance.is_present(**index));
        let bye = (players.len() % 2 == 1).then(|| bye_seat(history, round, &absent));
        Self { history, players, bye, absent }
    }

    /// Seats in all, the bye's included; always even.
    pub(super) fn len(&self) -> usize {
        self.players.len() + usize::from(self.bye.is_some())
    }

    /// The player in a seat; `None` for the bye's.
    pub(super) fn player(&self, seat: usize) -> Option<&'a Participant> {
        self.players.get(seat).map(|index| &self.history.players[*index])
    }

    /// The start number that goes with a seat; `None` for the extra player.
    pub(super) fn number(&self, seat: usize) -> Option<StartNumber> {
        self.player(seat).map(|player| player.number).or_else(|| self.stand_in())
    }

    /// The withdrawn player in the bye's seat.
    pub(super) fn stand_in(&self) -> Option<StartNumber> {
        match self.bye {
            Some(ByeSeat::Withdrawn(index)) => Some(self.history.players[index].number),
            Some(ByeSeat::Extra) | None => None,
        }
    }

    /// Start numbers with their seats, for looking up.
    fn by_number(&self) -> Vec<(StartNumber, usize)> {
        let mut list: Vec<_> =
            (0..self.len()).filter_map(|seat| self.number(seat).map(|number| (number, seat))).collect();
        list.sort_unstable();
        list
    }
}

/// D4.9.1-5 with readings `docs/readings/monrad-odd-field.md` and `docs/readings/monrad-withdrawn-opponent.md`: an odd field
/// counts as left by an extra player before everybody else; otherwise the first to withdraw.
fn bye_seat(history: &History, round: RoundNumber, absent: &[usize]) -> ByeSeat {
    if !history.players.len().is_multiple_of(2) {
        return ByeSeat::Extra;
    }
    let withdrawn = absent.iter().filter(|index| history.players[**index].is_withdrawn_before(round));
    let left = |index: &&usize| {
        let player = &history.players[**index];
        (player.withdrawal.map(|withdrawal| withdrawal.order), player.number)
    };
    withdrawn.min_by_key(left).map_or(ByeSeat::Extra, |index| ByeSeat::Withdrawn(*index))
}

/// Which seats may not meet: met before (readings `docs/readings/monrad-meeting.md`), kept apart by a rule of
/// the event, or the bye's seat and a player who had the bye.
pub(super) struct Apart {
    /// Sorted, without doubles.
    met: Vec<Vec<u32>>,
    /// The rules in force that name the seat, sorted.
    rules: Vec<Vec<u32>>,
    /// The seats each of those rules names.
    members: Vec<Vec<usize>>,
}

impl Apart {
    /// As things stand before `round`.
    pub(super) fn new(history: &History, round: RoundNumber, seats: &Seats) -> Self {
        let by_number = seats.by_number();
        let find = |number: StartNumber| {
            by_number.binary_search_by_key(&number, |entry| entry.0).ok().map(|index| by_number[index].1)
        };
        let mut met = vec![Vec::new(); seats.len()];
        let mut meet = |one: usize, other: usize| {
            met[one].push(u32::try_from(other).expect("seats fit"));
            met[other].push(u32::try_from(one).expect("seats fit"));
        };
        for seat in 0..seats.len() {
            let Some(player) = seats.player(seat) else { continue };
            for (_, entry) in player.entries_through(round - 1) {
                if let Some(other) = entry.met().and_then(find) {
                    meet(seat, other);
                } else if entry == Entry::Bye(ByeKind::PairingAllocated) && seats.bye.is_some() {
                    meet(seat, seats.len() - 1);
                }
            }
        }
        for list in &mut met {
            list.sort_unstable();
            list.dedup();
        }
        let (rules, members) = rules_in_force(history, round, |_| true, seats, find);
        Self { met, rules, members }
    }

    /// As things stand before `next`, the round paired after `round`, for the same seats. A wish of the
    /// event can still be given up there, so only its hard rules count (docs/readings/forbidden-soft.md).
    pub(super) fn after(history: &History, round: RoundNumber, next: RoundNumber, seats: &Seats) -> Self {
        let by_number = seats.by_number();
        let find = |number: StartNumber| {
            by_number.binary_search_by_key(&number, |entry| entry.0).ok().map(|index| by_number[index].1)
        };
        // The round being paired is decided anew, so its entries are not looked at.
        let before = Self::new(history, round, seats);
        let (rules, members) = rules_in_force(history, next, |rule| !rule.soft, seats, find);
        Self { met: before.met, rules, members }
    }

    /// A field given by hand: who has met, and which groups are kept apart.
    #[cfg(test)]
    pub(super) fn of(size: usize, pairs: &[(usize, usize)], groups: &[Vec<usize>]) -> Self {
        let (mut met, mut rules) = (vec![Vec::new(); size], vec![Vec::new(); size]);
        for (one, other) in pairs {
            met[*one].push(u32::try_from(*other).unwrap());
            met[*other].push(u32::try_from(*one).unwrap());
        }
        met.iter_mut().for_each(|list| list.sort_unstable());
        for (name, group) in groups.iter().enumerate() {
            group.iter().for_each(|seat| rules[*seat].push(u32::try_from(name).unwrap()));
        }
        Self { met, rules, members: groups.to_vec() }
    }

    pub(super) fn len(&self) -> usize {
        self.met.len()
    }

    pub(super) fn have_met(&self, one: usize, other: usize) -> bool {
        self.met[one].binary_search(&u32::try_from(other).expect("seats fit")).is_ok()
    }

    pub(super) fn is_forbidden(&self, one: usize, other: usize) -> bool {
        let (mut ones, mut others) = (self.rules[one].iter().peekable(), self.rules[other].iter().peekable());
        while let (Some(rule), Some(other)) = (ones.peek(), others.peek()) {
            match rule.cmp(other) {
                std::cmp::Ordering::Less => ones.next(),
                std::cmp::Ordering::Greater => others.next(),
                std::cmp::Ordering::Equal => return true,
            };
        }
        false
    }

    pub(super) fn is_apart(&self, one: usize, other: usize) -> bool {
        self.is_forbidden(one, other) || self.have_met(one, other)
    }

    /// Who may meet whom among all seats.
    pub(super) fn graph(&self) -> Graph {
        self.graph_of(&(0..self.len()).collect::<Vec<_>>())
    }

    /// Who may meet whom in a pool, given in order of placement; the graph counts from 0.
    pub(super) fn graph_of(&self, pool: &[usize]) -> Graph {
        let mut local = vec![None; self.len()];
        pool.iter().enumerate().for_each(|(index, seat)| local[*seat] = Some(index));
        let mut graph = Graph::complete(pool.len());
        for (index, seat) in pool.iter().enumerate() {
            for other in self.met[*seat].iter().filter_map(|other| local[*other as usize]) {
                graph.disconnect(index, other);
            }
        }
        for members in &self.members {
            let mut inside = Bits::none(pool.len());
            members.iter().filter_map(|seat| local[*seat]).for_each(|index| inside.insert(index));
            graph.separate(&inside);
        }
        graph
    }
}

/// The event's rules that keep players apart in a round, by seat and by rule. The bye's seat
/// is under none: nothing is played there.
fn rules_in_force(
    history: &History,
    round: RoundNumber,
    counts: impl Fn(&Forbidden) -> bool,
    seats: &Seats,
    find: impl Fn(StartNumber) -> Option<usize>,
) -> (Vec<Vec<u32>>, Vec<Vec<usize>>) {
    let mut rules = vec![Vec::new(); seats.len()];
    let mut members = Vec::new();
    for rule in history.forbidden.iter().filter(|rule| (rule.first..=rule.last).contains(&round) && counts(rule)) {
        let mut inside: Vec<usize> = rule
            .players
            .iter()
            .filter_map(|number| find(*number))
            .filter(|seat| seats.player(*seat).is_some())
            .collect();
        inside.sort_unstable();
        inside.dedup();
        if inside.len() < 2 {
            continue;
        }
        let name = u32::try_from(members.len()).expect("a count of rules fits");
        inside.iter().for_each(|seat| rules[*seat].push(name));
        members.push(inside);
    }
    (rules, members)
}

//! Direct encounter (article 6): the games among those who are level, and nobody else's.
//!
//! Where all have met their table decides (6.2), every subgroup still equal starting again with itself. Where not,
//! a place is decided only if nobody could have reached it with the games that are missing (6.3).

use std::cmp::Reverse;

use rokade_rating::Exact;

use super::field::Field;
use super::opponents::place;

/// A group as the encounters order it: each inner list shares a place, best first.
pub(crate) type Order = Vec<Vec<usize>>;

/// Orders a level group of positions. `forfeits_played` is the variant `/P`.
pub(crate) fn order(field: &Field, group: &[usize], forfeits_played: bool) -> Order {
    let mut encounters =
        Encounters { field, forfeits_played, member_of: vec![NOBODY; field.players()], groups: NOBODY };
    encounters.parted(group)
}

/// The places inside a group: 1, 2, 2, 4; nothing but 0 for a group that stays level.
pub(crate) fn places(order: &Order) -> impl Iterator<Item = (usize, i64)> + '_ {
    let is_level = order.len() < 2;
    let mut next = 1;
    order.iter().flat_map(move |sharing| {
        let place = if is_level { 0 } else { next };
        next += i64::try_from(sharing.len()).expect("players fit");
        sharing.iter().map(move |player| (*player, place))
    })
}

const NOBODY: u32 = 0;

struct Encounters<'a> {
    field: &'a Field,
    forfeits_played: bool,
    /// The running number of the group a player was last looked at in.
    member_of: Vec<u32>,
    groups: u32,
}

/// A line of the small table.
#[derive(Clone, Copy)]
struct Entry {
    player: usize,
    /// Points from the encounters, every opponent once.
    points: Exact,
    /// Opponents of the group not met.
    missing: usize,
}

impl Encounters<'_> {
    fn parted(&mut self, group: &[usize]) -> Order {
        if group.len() < 2 {
            return vec![group.to_vec()];
        }
        let mut table = self.table(group);
        let all_met = self.field.is_round_robin || table.iter().all(|entry| entry.missing == 0);
        table.sort_by_key(|entry| (Reverse(entry.points), entry.player));
        if all_met { self.by_table(&table) } else { self.by_certainty(table) }
    }

    /// 6.2: order by the table; those still equal start again among themselves.
    fn by_table(&mut self, table: &[Entry]) -> Order {
        let subgroups: Vec<Vec<usize>> = table
            .chunk_by(|one, other| one.points == other.points)
            .map(|equal| equal.iter().map(|entry| entry.player).collect())
            .collect();
        if subgroups.len() == 1 {
            return subgroups;
        }
        subgroups.into_iter().flat_map(|subgroup| self.parted(&subgroup)).collect()
    }

    /// 6.3: place after place, as long as nobody else could have come there; the rest start again.
    fn by_certainty(&mut self, mut table: Vec<Entry>) -> Order {
        let mut order: Order = Vec::new();
        while table.len() > 1 {
            let first = table[0];
            let is_certain = table[1..].iter().all(|other| first.points > self.most(other));
            if !is_certain {
                break;
            }
            order.push(vec![first.player]);
            table.remove(0);
        }
        let rest: Vec<usize> = table.iter().map(|entry| entry.player).collect();
        if order.is_empty() {
            return vec![rest];
        }
        order.extend(self.parted(&rest));
        order
    }

    /// What a player would have with a win in every encounter that is missing.
    fn most(&self, entry: &Entry) -> Exact {
        let missing = i64::try_from(entry.missing).expect("players fit");
        entry.points + Exact::whole(i64::from(self.field.scoring.win.0) * missing)
    }

    fn table(&mut self, group: &[usize]) -> Vec<Entry> {
        self.groups += 1;
        for player in group {
            self.member_of[*player] = self.groups;
        }
        let mut met: Vec<(u32, i64)> = Vec::new();
        group.iter().map(|player| self.entry(*player, group.len(), &mut met)).collect()
    }

    /// Several games with the same opponent count with their average (6.1.2).
    fn entry(&self, player: usize, size: usize, met: &mut Vec<(u32, i64)>) -> Entry {
        met.clear();
        for cell in self.field.line(player) {
            let counts = self.field.is_regular(cell) || (self.forfeits_played && cell.kind.is_forfeit());
            let Some(opponent) = cell.opponent.filter(|_| counts) else { continue };
            if self.member_of[place(opponent)] == self.groups {
                met.push((opponent, i64::from(cell.points.0)));
            }
        }
        met.sort_unstable();
        let mut entry = Entry { player, points: Exact::ZERO, missing: size - 1 };
        for games in met.chunk_by(|one, other| one.0 == other.0) {
            let points = games.iter().map(|(_, points)| points).sum();
            entry.points = entry.points + Exact::new(points, i64::try_from(games.len()).expect("games are few"));
            entry.missing = entry.missing.saturating_sub(1);
        }
        entry
    }
}

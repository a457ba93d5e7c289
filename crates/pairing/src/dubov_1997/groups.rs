//! The round from the top group down, and what is done when the text leaves players over.

use super::layout::{By, Ending, Event, Group, Layout, Made};
use super::roster::Roster;
use super::{columns, first_round, floaters, moves, rows};
use crate::matching::{self, FREE, Graph, Tree};

/// Lays the round without the player who has the bye. A complete legal pairing exists.
///
/// Where players are left over at the end, the two lowest groups are joined and the round is laid
/// again, until it comes out or all are one group (docs/readings/dubov-1997-section-nine.md).
pub(super) fn lay(roster: &Roster, bye: Option<usize>) -> Layout {
    let places: Vec<usize> = (0..roster.len()).filter(|place| Some(*place) != bye).collect();
    let by_score = places.chunk_by(|one, other| roster.score(*one) == roster.score(*other));
    let mut homes: Vec<Vec<usize>> = by_score.map(<[usize]>::to_vec).collect();
    let mut joined = 1;
    loop {
        if let Some(mut groups) = Work::new(roster, &homes).lay() {
            let ending = if joined == 1 { Ending::ByTheText } else { Ending::Joined(joined) };
            if let (Ending::Joined(count), Some(lowest)) = (ending, groups.last_mut()) {
                lowest.events.insert(0, Event::Joined { groups: count });
            }
            return Layout { groups, ending };
        }
        let lowest = homes.pop().expect("nobody is left over where nobody is");
        match homes.last_mut() {
            Some(next) => next.extend(lowest),
            None => return Layout { groups: vec![by_rank(roster, lowest)], ending: Ending::ByRank },
        }
        joined += 1;
    }
}

/// The first legal pairing of all: the best player meets the nearest, then the next.
fn by_rank(roster: &Roster, places: Vec<usize>) -> Group {
    let mut graph = Graph::complete(places.len());
    for (seat, one) in places.iter().enumerate() {
        let apart = |other: &usize| !roster.legal.has(*one, places[*other]);
        (0..seat).filter(apart).for_each(|other| graph.disconnect(seat, other));
    }
    let mut mate = vec![FREE; places.len()];
    let mut tree = Tree::new(places.len());
    matching::complete(&graph, &mut mate, &mut tree).expect("a complete legal pairing exists");
    matching::first_in_order(&graph, &mut mate, &mut tree);
    let pairs = mate.iter().enumerate().map(|(one, other)| (one, *other as usize)).filter(|(one, other)| one < other);
    let boards = pairs.map(|(one, other)| Made { lead: places[one], other: places[other], by: By::Rank }).collect();
    let events = vec![Event::ByRank { players: places.len() }];
    Group { residents: places.clone(), at_home: places, boards, events, ..Group::default() }
}

/// The groups while they are paired.
struct Work<'a> {
    roster: &'a Roster<'a>,
    homes: &'a [Vec<usize>],
    /// By place: whose group a player is of.
    home_of: Vec<usize>,
    /// Those not yet paired or brought up, by group, in order.
    at_home: Vec<Vec<usize>>,
    floaters: Vec<usize>,
}

impl<'a> Work<'a> {
    fn new(roster: &'a Roster<'a>, homes: &'a [Vec<usize>]) -> Self {
        let mut home_of = vec![usize::MAX; roster.len()];
        for (index, home) in homes.iter().enumerate() {
            home.iter().for_each(|place| home_of[*place] = index);
        }
        Self { roster, homes, home_of, at_home: homes.to_vec(), floaters: Vec::new() }
    }

    /// The groups, or `None` if players are left over at the end.
    fn lay(mut self) -> Option<Vec<Group>> {
        let mut groups = Vec::with_capacity(self.homes.len());
        for index in 0..self.homes.len() {
            groups.push(if self.roster.field.round == 1 { self.first_round(index)? } else { self.group(index) });
        }
        self.floaters.is_empty().then_some(groups)
    }

    /// The group's turn.
    fn begin(&mut self, index: usize) -> Group {
        let at_home = std::mem::take(&mut self.at_home[index]);
        Group { residents: self.homes[index].clone(), at_home, ..Group::default() }
    }

    /// Section 5.
    fn first_round(&mut self, index: usize) -> Option<Group> {
        let mut laid = self.begin(index);
        first_round::halves(self.roster, &mut laid, &mut self.at_home[index + 1..])?;
        Some(laid)
    }

    /// Sections 6 to 8 in the order of docs/readings/dubov-1997-floaters.md: floaters, players brought up,
    /// columns, rows, those left over.
    fn group(&mut self, index: usize) -> Group {
        let roster = self.roster;
        let mut laid = self.begin(index);
        let mut group = laid.at_home.clone();
        laid.moved_down = std::mem::take(&mut self.floaters);
        let moved_down = laid.moved_down.clone();
        self.floaters = floaters::pair(roster, &moved_down, &mut group, &mut laid);
        let below = &mut self.at_home[index + 1..];
        moves::for_players(roster, &mut group, below, &mut laid.events);
        moves::for_odd_group(roster, &mut group, below, &mut laid.events);
        let columns = columns::form(roster, &group);
        tell_columns(roster, &columns, &group, &mut laid);
        let nearest = below.iter().find(|group| !group.is_empty()).map_or(&[][..], Vec::as_slice);
        let rows = rows::fill(roster, &columns, &roster.set(nearest));
        self.finish(index, &mut laid, group, rows);
        laid
    }

    /// Takes down the pairs, and sends those left over down or home.
    fn finish(&mut self, index: usize, laid: &mut Group, group: Vec<usize>, rows: rows::Rows) {
        for (one, other) in rows.same_column {
            laid.events.push(Event::SameColumn { one, other });
            laid.boards.push(Made { lead: one, other, by: By::SameColumn });
        }
        laid.boards.extend(rows.pairs.into_iter().map(|(lead, other)| Made { lead, other, by: By::Row }));
        (laid.white, laid.black) = (rows.white, rows.black);
        for (player, claim) in &rows.left {
            let home = self.home_of[*player];
            if home == index {
                laid.events.push(Event::Floats { player: *player, claim: *claim });
                self.floaters.push(*player);
            } else {
                laid.events.push(Event::GoesBack { player: *player });
                let pool = &mut self.at_home[home];
                let at = pool.partition_point(|place| place < player);
                pool.insert(at, *player);
            }
        }
        laid.floated = self.floaters.clone();
        let stays = |place: &usize| rows.left.iter().all(|(left, _)| left != place);
        laid.brought_up = group.into_iter().filter(|place| self.home_of[*place] != index).filter(stays).collect();
    }
}

/// What section 7 did with the columns, or that nothing was needed (D4.9.6-6.1).
fn tell_columns(roster: &Roster, columns: &columns::Columns, group: &[usize], laid: &mut Group) {
    let set = roster.set(group);
    let is_standard = laid.events.is_empty()
        && columns.white.len() == columns.black.len()
        && columns.to_black.is_empty()
        && columns.to_white.is_empty()
        && group.iter().all(|place| roster.legal.touches(*place, &set));
    if is_standard && !group.is_empty() {
        laid.events.push(Event::Standard { players: group.len() });
    }
    laid.events.extend(columns.to_black.iter().map(|turned| Event::ToBlack { turned: *turned }));
    laid.events.extend(columns.to_white.iter().map(|turned| Event::ToWhite { turned: *turned }));
    if columns.not_allowed > 0 {
        laid.events.push(Event::MayNotTurn { count: columns.not_allowed });
    }
}

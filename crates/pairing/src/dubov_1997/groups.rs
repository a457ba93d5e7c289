//! The round from the top group down, and what is done when the text leaves players over.

use super::columns::Columns;
use super::fill::{self, Filled};
use super::layout::{Attempt, By, Colours, Ending, Event, Group, Layout, Made};
use super::roster::Roster;
use super::{first_round, floaters, moves};
use crate::matching::{self, FREE, Graph, Tree};

/// Lays the round without the player who has the bye. A complete legal pairing exists.
///
/// Where players are left over at the end, the two lowest groups are joined and the round is laid
/// again, until it comes out or all are one group (docs/readings/dubov-1997-section-nine.md).
pub(super) fn lay(roster: &Roster, bye: Option<usize>) -> Layout {
    let places: Vec<usize> = (0..roster.len()).filter(|place| Some(*place) != bye).collect();
    let by_score = places.chunk_by(|one, other| roster.score(*one) == roster.score(*other));
    let mut homes: Vec<Vec<usize>> = by_score.map(<[usize]>::to_vec).collect();
    let mut attempts: Vec<Attempt> = Vec::new();
    loop {
        let joined = attempts.len() + 1;
        match Work::new(roster, &homes).lay() {
            Ok(mut groups) => {
                let ending = if joined == 1 { Ending::ByTheText } else { Ending::Joined(joined) };
                if let (Ending::Joined(count), Some(lowest)) = (ending, groups.last_mut()) {
                    lowest.events.insert(0, Event::Joined { groups: count });
                }
                return Layout { groups, ending, attempts };
            }
            Err((groups, left)) => attempts.push(Attempt { groups, joined, left }),
        }
        let lowest = homes.pop().expect("nobody is left over where nobody is");
        match homes.last_mut() {
            Some(next) => next.extend(lowest),
            None => return Layout { groups: vec![by_rank(roster, lowest)], ending: Ending::ByRank, attempts },
        }
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

    /// The groups, or with them those left over at the end.
    fn lay(mut self) -> Result<Vec<Group>, (Vec<Group>, Vec<usize>)> {
        let mut groups = Vec::with_capacity(self.homes.len());
        for index in 0..self.homes.len() {
            let laid = if self.roster.field.round == 1 { self.first_round(index) } else { Some(self.group(index)) };
            match laid {
                Some(group) => groups.push(group),
                // Halves that cannot be paired: nobody in particular is left over.
                None => return Err((groups, Vec::new())),
            }
        }
        if self.floaters.is_empty() { Ok(groups) } else { Err((groups, self.floaters)) }
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
        let nearest = below.iter().find(|group| !group.is_empty()).map_or(&[][..], Vec::as_slice);
        let filled = fill::fill(roster, &group, &roster.set(nearest));
        tell_first_columns(roster, &filled.first, &group, &mut laid);
        self.finish(index, &mut laid, group, filled);
        laid
    }

    /// Takes down the pairs, and sends those left over down or home.
    fn finish(&mut self, index: usize, laid: &mut Group, group: Vec<usize>, filled: Filled) {
        let left: Vec<usize> = filled.left.iter().map(|(place, _)| *place).collect();
        if filled.instead_of.is_none() {
            tell_same(&filled, laid);
        }
        laid.events.extend(filled.short.clone().map(Event::Short));
        if let Some(formed) = filled.instead_of {
            laid.events.push(Event::FewerOver { formed, over: left.len() });
        }
        for (player, claim) in &filled.left {
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
        if filled.instead_of.is_some() {
            tell_anew(filled.same.first().map_or(&filled.last, |same| &same.columns), laid);
            tell_same(&filled, laid);
        }
        let same = filled.same.iter().map(|same| Made { lead: same.one, other: same.other, by: By::SameColumn });
        laid.boards.extend(same);
        laid.boards.extend(filled.pairs.into_iter().map(|(lead, other)| Made { lead, other, by: By::Row }));
        let paired = |column: &[usize]| column.iter().copied().filter(|place| !left.contains(place)).collect();
        (laid.white, laid.black) = (paired(&filled.last.white), paired(&filled.last.black));
        (laid.formed, laid.same, laid.claims) = (filled.last, filled.same, filled.claims);
        laid.floated = self.floaters.clone();
        let stays = |place: &usize| !left.contains(place);
        laid.brought_up = group.into_iter().filter(|place| self.home_of[*place] != index).filter(stays).collect();
    }
}

/// What section 7 did with the columns of the group, or that nothing was needed (D4.9.6-6.1).
fn tell_first_columns(roster: &Roster, columns: &Columns, group: &[usize], laid: &mut Group) {
    let set = roster.set(group);
    let is_standard = laid.events.is_empty()
        && columns.white.len() == columns.black.len()
        && columns.to_black.is_empty()
        && columns.to_white.is_empty()
        && group.iter().all(|place| roster.legal.touches(*place, &set));
    if is_standard && !group.is_empty() {
        let is_open = |place: &usize| roster.players[*place].preference.is_none();
        let colours = if group.iter().any(is_open) { Colours::SomeOpen } else { Colours::AllDue };
        laid.events.push(Event::Standard { players: group.len(), colours });
    }
    tell_turned(columns, laid);
}

/// Who changed columns.
fn tell_turned(columns: &Columns, laid: &mut Group) {
    laid.events.extend(columns.to_black.iter().map(|turned| Event::ToBlack { turned: *turned }));
    laid.events.extend(columns.to_white.iter().map(|turned| Event::ToWhite { turned: *turned }));
    if columns.not_allowed > 0 {
        laid.events.push(Event::MayNotTurn { count: columns.not_allowed });
    }
}

fn tell_anew(columns: &Columns, laid: &mut Group) {
    let players = columns.white.len() + columns.black.len();
    if players > 0 {
        laid.events.push(Event::ColumnsAnew { players });
        tell_turned(columns, laid);
    }
}

/// Whites who meet each other, and after each the columns of the others.
fn tell_same(filled: &Filled, laid: &mut Group) {
    for (index, same) in filled.same.iter().enumerate() {
        laid.events.push(Event::SameColumn { one: same.one, other: same.other });
        tell_anew(filled.same.get(index + 1).map_or(&filled.last, |next| &next.columns), laid);
    }
}

//! Which player plays in which group.

use std::collections::BTreeSet;

use rokade_clause::Reason;

use super::{Judge, grounds, order};
use crate::handbook;
use crate::limits;
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, PlayerId, Refusal};

impl Judge<'_> {
    /// Only before the start numbers of both groups stand.
    pub(super) fn move_player(&self, id: PlayerId, to: GroupId) -> Judged {
        let player = self.player(id)?;
        let target = self.open_group(to)?;
        if player.group == to {
            return Ok(Decision::default());
        }
        let mut objections = Objections::default();
        let groups = [self.group(player.group)?, target];
        for group in groups {
            objections.when(group.is_drawn(), || grounds::order_fixed(group));
        }
        objections.extend(self.crowded(to, 1));
        objections.heed()?;
        let moved = Event::PlayerMoved { player: id, group: to };
        Ok(Decision::of([moved].into_iter().chain(groups.into_iter().filter_map(order::dropped))))
    }

    /// The highest rated go to the first group, and so on; in systems other than all-play-all at
    /// most one group is odd (D4.4-65b).
    pub(super) fn split_by_rating(&self, ids: &[GroupId], sizes: Option<&[u32]>) -> Judged {
        let groups: Vec<&Group> = ids.iter().map(|id| self.open_group(*id)).collect::<Result<_, Refusal>>()?;
        let mut objections = Objections::default();
        let distinct: BTreeSet<GroupId> = ids.iter().copied().collect();
        objections.when(distinct.len() < 2 || distinct.len() < ids.len(), || Reason::house("split_needs_two_groups"));
        for group in groups.iter().filter(|group| group.is_drawn()) {
            objections.add(grounds::order_fixed(group));
        }
        objections.heed()?;

        let players: Vec<PlayerId> = {
            let members = self.state.players.values().filter(|player| distinct.contains(&player.group));
            // Groups that are made of one field go by the ratings of the first.
            order::by_rating(members, groups[0].settings.pace)
        };
        let sizes = match sizes {
            Some(sizes) => sizes.iter().map(|size| usize::try_from(*size).expect("a size fits")).collect(),
            None => even_sizes(players.len(), &groups),
        };
        check_sizes(&sizes, players.len(), &groups, handbook::groups(self.state.handbook()).odd_groups)?;
        if let Some(crowded) = sizes.iter().find_map(|size| limits::too_many("group_size", *size)) {
            return Err(crowded.into());
        }
        let moves = self.moves(&players, &sizes, ids);
        if moves.is_empty() {
            return Ok(Decision::default());
        }
        Ok(Decision::of(moves.into_iter().chain(groups.into_iter().filter_map(order::dropped))))
    }

    fn moves(&self, players: &[PlayerId], sizes: &[usize], groups: &[GroupId]) -> Vec<Event> {
        let places = groups.iter().zip(sizes).flat_map(|(group, size)| std::iter::repeat_n(*group, *size));
        let moved = |(player, group): (&PlayerId, GroupId)| {
            let stays = self.state.players.get(player).is_some_and(|there| there.group == group);
            (!stays).then_some(Event::PlayerMoved { player: *player, group })
        };
        players.iter().zip(places).filter_map(moved).collect()
    }
}

/// As equal as can be, larger groups first; then the first and the last odd group become even, the
/// first by a player more, until one odd group is left at most.
fn even_sizes(players: usize, groups: &[&Group]) -> Vec<usize> {
    let count = groups.len();
    let mut sizes: Vec<usize> =
        (0..count).map(|index| players / count + usize::from(index < players % count)).collect();
    loop {
        let odd = odd_groups(&sizes, groups);
        let [upper, .., lower] = odd[..] else { return sizes };
        sizes[upper] += 1;
        sizes[lower] -= 1;
    }
}

/// Groups with an odd number, other than all-play-all.
fn odd_groups(sizes: &[usize], groups: &[&Group]) -> Vec<usize> {
    let odd = |(index, size): (usize, &usize)| (size % 2 == 1 && !groups[index].is_all_play_all()).then_some(index);
    sizes.iter().enumerate().filter_map(odd).collect()
}

fn check_sizes(sizes: &[usize], players: usize, groups: &[&Group], most: usize) -> Result<(), Refusal> {
    let mut objections = Objections::default();
    objections.when(sizes.len() != groups.len() || sizes.iter().sum::<usize>() != players, || {
        Reason::house("sizes_do_not_fit")
            .with("players", grounds::count(players))
            .with("groups", grounds::count(groups.len()))
            .with("sizes", grounds::list(sizes))
    });
    objections.heed()?;
    let odd = odd_groups(sizes, groups);
    let mut objections = Objections::default();
    objections.when(odd.len() > most, || {
        let names = odd.iter().map(|index| groups[*index].settings.name.as_str());
        Reason::cited("too_many_odd_groups", "D4.4-65b")
            .with("groups", grounds::list(names))
            .with("most", grounds::count(most))
            .with("suggested", grounds::list(even_sizes(players, groups)))
    });
    objections.heed()
}

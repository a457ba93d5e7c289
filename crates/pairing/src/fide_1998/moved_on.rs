//! Why somebody who came down met nobody in a score group on the way.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use super::bracket::Outcome;
use super::explain::Explained;
use super::reasons;
use super::round::Above;
use super::witness::Places;
use crate::impossible::told;
use crate::matching::{Barrier, Bits, Graph, short_of, witness};
use crate::{Detail, Passed};

impl Explained<'_> {
    /// For each of these players of a bracket the score groups that they came down to and left again, from the top.
    pub(super) fn moved_on(&self, group: usize, players: &[usize]) -> Vec<Passed> {
        players.iter().flat_map(|player| self.on_the_way(group, *player, players)).collect()
    }

    fn on_the_way(&self, group: usize, player: usize, board: &[usize]) -> Vec<Passed> {
        let came_down = |at: &usize| self.brackets[*at].outcome.bracket.moved.contains(&player);
        let mut through: Vec<Passed> = Vec::new();
        // Whoever came down to this bracket left the one above: of that one and of those before it the ones are told
        // that he had come down to as well.
        let mut at = group;
        while at > 0 && came_down(&at) && came_down(&(at - 1)) {
            at -= 1;
            through.extend(self.passed_through(at, player, board));
        }
        through.reverse();
        through
    }

    fn passed_through(&self, at: usize, player: usize, board: &[usize]) -> Option<Passed> {
        let residents = &self.brackets[at].outcome.bracket.residents;
        let others = || residents.iter().copied().filter(|place| !board.contains(place));
        let nearest = others().find(|place| self.roster.legal.has(player, *place)).or_else(|| others().next())?;
        let reason = self.why_moved_on(at, player);
        Some(Passed { player: self.number(player), would_have_met: self.number(nearest), reason })
    }

    fn why_moved_on(&self, at: usize, player: usize) -> Reason {
        let outcome = &self.brackets[at].outcome;
        let residents = &outcome.bracket.residents;
        let (number, points) = (self.number(player), self.score(residents[0]));
        let reason = if outcome.lonely.contains(&player) {
            reasons::passed_alone(number, points)
        } else if outcome.moved_on.contains(&player) {
            reasons::passed_on(number, points)
        } else if outcome.given_up.contains(&player) {
            reasons::passed_given_up(number, points)
        } else {
            return reasons::passed_left(number, points);
        };
        if self.roster.detail == Detail::Brief {
            return reason;
        }
        let shown = if outcome.given_up.contains(&player) {
            self.if_stayed(at, player)
        } else {
            let mut shown = self.who_stays(outcome, player);
            if self.brackets[at].above == Above::InVain {
                shown.push(reasons::step_above_in_vain(&self.coming(at)));
            }
            shown
        };
        reason.because(shown)
    }

    fn coming(&self, at: usize) -> Vec<StartNumber> {
        self.brackets[at].outcome.bracket.moved.iter().map(|place| self.number(*place)).collect()
    }

    /// Those who came down and stay, and with them the player, who together can meet too few here.
    fn who_stays(&self, outcome: &Outcome, player: usize) -> Vec<Reason> {
        let roster = self.roster;
        let residents = &outcome.bracket.residents;
        let goes_on = |place: &usize| outcome.lonely.contains(place) || outcome.moved_on.contains(place);
        let stay = outcome.bracket.moved.iter().copied().filter(|place| *place < player && !goes_on(place));
        let column: Vec<usize> = stay.chain([player]).collect();
        let found = short_of(&column, residents, |one, other| roster.legal.has(one, other));
        let apart = |found: Barrier| {
            // Those who came down do not meet each other here: what is told is what keeps them from the residents.
            let mut reasons = Vec::new();
            for group in &found.groups {
                let mut alive = Bits::none(roster.len());
                group.iter().chain(residents).for_each(|place| alive.insert(*place));
                let one = Barrier { opponents: found.opponents.clone(), groups: vec![group.clone()] };
                reasons.extend(told(&Places(roster), &one, &alive).into_iter().skip(1));
            }
            let head = told(&Places(roster), &found, &Bits::none(roster.len()));
            head.into_iter().chain(reasons).collect()
        };
        found.map_or_else(Vec::new, apart)
    }

    /// Who would be left in the lowest score group if the player had met somebody of his bracket instead.
    fn if_stayed(&self, at: usize, player: usize) -> Vec<Reason> {
        let roster = self.roster;
        let (outcome, Some(next)) = (&self.brackets[at].outcome, self.brackets.get(at + 1)) else { return Vec::new() };
        let (here, lowest) = (&outcome.bracket, &next.outcome.bracket.residents);
        let goes_on = |place: &usize| {
            let is_given_up = outcome.given_up.contains(place) && *place > player;
            is_given_up || outcome.lonely.contains(place) || outcome.moved_on.contains(place)
        };
        let (coming, staying): (Vec<usize>, Vec<usize>) = here.moved.iter().copied().partition(goes_on);
        let bye = roster.len();
        let (mut graph, mut alive) = (Graph::none(bye + 1), Bits::none(bye + 1));
        let mut join = |ones: &[usize], others: &[usize]| {
            for one in ones {
                let legal = others.iter().filter(|other| one != *other && roster.legal.has(*one, **other));
                legal.for_each(|other| graph.connect(*one, *other));
            }
        };
        join(&staying, &here.residents);
        join(&here.residents, &here.residents);
        join(&here.residents, lowest);
        join(&coming, lowest);
        join(lowest, lowest);
        let everybody = here.moved.iter().chain(&here.residents).chain(lowest).copied();
        everybody.clone().for_each(|place| alive.insert(place));
        if roster.len() % 2 == 1 {
            alive.insert(bye);
            let open = everybody.filter(|place| roster.people[*place].may_have_bye && !staying.contains(place));
            open.for_each(|place| graph.connect(place, bye));
        }
        let Some(found) = witness(&graph, &alive) else { return Vec::new() };
        vec![reasons::if_stayed(self.number(player)).because(told(&Places(roster), &found, &alive))]
    }
}

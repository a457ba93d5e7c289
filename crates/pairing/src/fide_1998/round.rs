//! The brackets from the top down (D4.9.5-C0), with the ways back up: D4.9.5-C12 and D4.9.5-C13.

use super::below::Below;
use super::bracket::{Aim, Bracket, Keep, Outcome};
use super::moved_down::can_all_meet;
use super::roster::Roster;

/// A bracket that was paired, and what it did to the one above.
#[derive(Clone, Debug)]
pub(super) struct Paired {
    pub outcome: Outcome,
    /// The bracket above was paired once more for this one.
    pub above: Above,
    /// Lowest bracket: those joined to it in order, each by the place of its first player.
    pub joined: Vec<usize>,
    pub counted: Counted,
}

/// How a joined bracket was paired (docs/readings/fide-1998-lowest-bracket.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// The newest part as moved down.
    InParts,
    /// All as one homogeneous bracket.
    AsOne,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Above {
    Stands,
    /// D4.9.5-C12
    ChangedForMoved,
    /// D4.9.5-C12 was due and found nothing.
    InVain,
    /// D4.9.5-C13
    ChangedForLowest,
}

/// Every bracket paired. There is a complete legal pairing.
pub(super) fn brackets(roster: &Roster) -> Vec<Paired> {
    let mut groups = by_score(roster);
    let lowest = groups.pop().expect("somebody takes part");
    let mut round = Round { roster, paired: Vec::with_capacity(groups.len()) };
    for residents in groups {
        round.next(residents);
    }
    round.finish(lowest);
    round.paired
}

fn by_score(roster: &Roster) -> Vec<Vec<usize>> {
    let score = |place: &usize| roster.field.cards[*place].score;
    let places: Vec<usize> = (0..roster.len()).collect();
    places.chunk_by(|one, other| score(one) == score(other)).map(<[usize]>::to_vec).collect()
}

struct Round<'a> {
    roster: &'a Roster<'a>,
    paired: Vec<Paired>,
}

impl Round<'_> {
    /// Who comes down from the last bracket paired.
    fn coming(&self) -> Vec<usize> {
        self.paired.last().map(|paired| paired.outcome.down()).unwrap_or_default()
    }

    /// Any bracket but the lowest.
    fn next(&mut self, residents: Vec<usize>) {
        let mut above = Above::Stands;
        if self.is_blocked(&residents) {
            above = Above::InVain;
            if let Some(changed) = self.above_for_moved(&residents) {
                self.paired.last_mut().expect("there is a bracket above").outcome = changed;
                above = Above::ChangedForMoved;
            }
        }
        let bracket = Bracket::new(self.coming(), residents);
        let outcome = bracket.lay(self.roster, Aim::Most).expect("without pairs everybody goes down");
        self.paired.push(Paired { outcome, above, joined: Vec::new(), counted: Counted::InParts });
    }

    /// Whether D4.9.5-C12 is due: those moved down cannot make the pairs asked of them, or one of them has no
    /// opponent (docs/readings/fide-1998-bracket-above.md).
    fn is_blocked(&self, residents: &[usize]) -> bool {
        let moved = self.coming();
        if moved.is_empty() || moved.len() > residents.len() + 1 {
            return false;
        }
        if moved.len() <= residents.len() {
            return !can_all_meet(self.roster, &moved, residents);
        }
        let is_lonely = |place: &usize| !residents.iter().any(|other| self.roster.legal.has(*place, *other));
        !can_all_meet(self.roster, residents, &moved) || moved.iter().any(is_lonely)
    }

    /// D4.9.5-C12: another pairing of the bracket above with as many pairs.
    fn above_for_moved(&self, residents: &[usize]) -> Option<Outcome> {
        let above = &self.paired.last()?.outcome;
        if !above.has_pairs() {
            return None;
        }
        let below = |passed: &[usize], coming| Below::moved_down(self.roster, residents, passed, coming);
        let keep = Keep::AsMany { rest: above.rest().pairs.len() };
        above.bracket.lay(self.roster, Aim::Again { keep, below: &below })
    }

    /// The lowest bracket, joined with brackets above as far as needed.
    fn finish(&mut self, residents: Vec<usize>) {
        let mut lowest = Lowest { upper: Vec::new(), lower: residents, joined: Vec::new() };
        let mut outcome = lowest.lay(self.roster, self.coming());
        let mut above = Above::Stands;
        while outcome.is_none() {
            if let Some(changed) = self.above_for_lowest(&lowest) {
                outcome = lowest.lay(self.roster, changed.down());
                if outcome.is_some() {
                    self.paired.last_mut().expect("there is a bracket above").outcome = changed;
                    above = Above::ChangedForLowest;
                    break;
                }
            }
            let joining = self.paired.pop().expect("the whole field can be paired").outcome.bracket;
            lowest.join(joining.residents);
            outcome = lowest.lay(self.roster, joining.moved);
        }
        let (outcome, counted) = outcome.expect("the loop ends with a pairing");
        self.paired.push(Paired { outcome, above, joined: lowest.joined, counted });
    }

    /// D4.9.5-C13: a pairing of the second lowest bracket with which the lowest can be paired, with fewer
    /// pairs if need be, but with some (docs/readings/fide-1998-lowest-bracket.md).
    fn above_for_lowest(&self, lowest: &Lowest) -> Option<Outcome> {
        let above = &self.paired.last()?.outcome;
        if !above.has_pairs() {
            return None;
        }
        let members = lowest.members();
        let below = |passed: &[usize], coming| match lowest.joined.is_empty() {
            true => Below::lowest(self.roster, &lowest.lower, passed, coming),
            false => Some(Below::joined(self.roster, &members, passed)),
        };
        let keep = Keep::Some { rest: above.rest().pairs.len() };
        above.bracket.lay(self.roster, Aim::Again { keep, below: &below })
    }
}

/// The lowest bracket, its upper part once brackets were joined to it.
struct Lowest {
    upper: Vec<usize>,
    lower: Vec<usize>,
    joined: Vec<usize>,
}

impl Lowest {
    fn members(&self) -> Vec<usize> {
        [&self.upper[..], &self.lower].concat()
    }

    /// The bracket above becomes the upper part.
    fn join(&mut self, residents: Vec<usize>) {
        self.lower = self.members();
        self.joined.extend(residents.first());
        self.upper = residents;
    }

    /// The upper part of a joined bracket counts as moved down; where that finds nothing, all of it is one
    /// homogeneous bracket.
    fn lay(&self, roster: &Roster, moved: Vec<usize>) -> Option<(Outcome, Counted)> {
        let counted = Bracket::new([&moved[..], &self.upper].concat(), self.lower.clone());
        let bracket = Bracket::new(moved, self.members());
        let in_parts = counted.lay(roster, Aim::All).map(|outcome| (outcome, Counted::InParts));
        let (outcome, how) = in_parts.or_else(|| {
            let is_joined = !self.joined.is_empty();
            let as_one = || counted.homogeneous(roster, &counted.members(), Vec::new(), Aim::All);
            is_joined.then(as_one)?.map(|outcome| (outcome, Counted::AsOne))
        })?;
        Some((Outcome { bracket, ..outcome }, how))
    }
}

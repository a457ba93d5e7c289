//! Who has White.

use rokade_model::Color;

use super::clauses::Clause;
use super::definitions::{Profile, Strength};

/// The rule that gave the colours, and what it gave the higher ranked player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// E1: the preferences do not clash.
    BothGranted,
    /// E2: the stronger preference, or the wider colour difference of two absolute ones.
    Stronger,
    /// E3: alternation from the latest round with different colours, so many games back.
    Alternate(usize),
    /// E4: the higher ranked player's preference.
    HigherRanked,
    /// E5: nobody has a preference; the lot decides by pairing number.
    Lot,
}

impl Rule {
    pub(super) const fn clause(self) -> Clause {
        match self {
            Rule::BothGranted => Clause::ColoursGranted,
            Rule::Stronger => Clause::ColoursStronger,
            Rule::Alternate(_) => Clause::ColoursAlternate,
            Rule::HigherRanked => Clause::ColoursHigher,
            Rule::Lot => Clause::ColoursLot,
        }
    }
}

/// The colour of the higher ranked of two players. `initial` is the colour drawn by lot.
pub(super) fn colour_of_higher(higher: &Profile, lower: &Profile, initial: Color) -> (Color, Rule) {
    match (higher.preference, lower.preference) {
        (None, None) => {
            let is_odd = higher.pairing_number % 2 == 1;
            (if is_odd { initial } else { !initial }, Rule::Lot)
        }
        (Some(colour), None) => (colour, Rule::BothGranted),
        (None, Some(colour)) => (!colour, Rule::BothGranted),
        (Some(one), Some(other)) if one != other => (one, Rule::BothGranted),
        (Some(colour), Some(_)) => clash(higher, lower, colour),
    }
}

/// Both want the same colour.
fn clash(higher: &Profile, lower: &Profile, colour: Color) -> (Color, Rule) {
    let weight = |player: &Profile| match player.strength {
        Strength::Absolute => (player.strength, player.difference.abs()),
        strength => (strength, 0),
    };
    match weight(higher).cmp(&weight(lower)) {
        std::cmp::Ordering::Greater => return (colour, Rule::Stronger),
        std::cmp::Ordering::Less => return (!colour, Rule::Stronger),
        std::cmp::Ordering::Equal => {}
    }
    let back = higher.colours.iter().rev().zip(lower.colours.iter().rev()).position(|(one, other)| one != other);
    match back {
        Some(back) => (!higher.colours[higher.colours.len() - 1 - back], Rule::Alternate(back + 1)),
        None => (colour, Rule::HigherRanked),
    }
}

//! What a player is called by rating (D4.1-23), and how far it is to the next class.

use rokade_clause::{ByEdition, ClauseId, Figure, HandbookEdition};
use serde::{Deserialize, Serialize};

use crate::Rating;

/// The classes, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerClass {
    Master,
    First,
    Second,
    Third,
}

/// The classes that begin at a rating; below them is the third.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bounds {
    master: Figure<Rating>,
    first: Figure<Rating>,
    second: Figure<Rating>,
}

/// A player's class and the next one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Designation {
    pub class: PlayerClass,
    /// `None` for a master.
    pub next: Option<NextClass>,
    pub clause: ClauseId,
}

/// The class above a player's own, and how far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextClass {
    pub class: PlayerClass,
    /// The rating it begins at.
    pub from: Rating,
    /// Points to it.
    pub missing: Rating,
}

impl PlayerClass {
    /// The class of a rating; an unrated player has none.
    pub fn of(rating: Rating, handbook: HandbookEdition) -> PlayerClass {
        bounds(handbook).into_iter().find(|(_, from)| rating >= *from).map_or(PlayerClass::Third, |(class, _)| class)
    }
}

/// The class of a rating and what is missing to the next.
pub fn designation(rating: Rating, handbook: HandbookEdition) -> Designation {
    let next = bounds(handbook).into_iter().rfind(|(_, from)| rating < *from);
    Designation {
        class: PlayerClass::of(rating, handbook),
        next: next.map(|(class, from)| NextClass { class, from, missing: from - rating }),
        clause: table(handbook).master.clause.clone(),
    }
}

fn table(handbook: HandbookEdition) -> &'static Bounds {
    static BOUNDS: ByEdition<HandbookEdition, Bounds> = ByEdition::of_table("dsu/classes");
    BOUNDS.of(handbook)
}

/// Strongest first.
fn bounds(handbook: HandbookEdition) -> [(PlayerClass, Rating); 3] {
    let Bounds { master, first, second } = table(handbook);
    [(PlayerClass::Master, master.value), (PlayerClass::First, first.value), (PlayerClass::Second, second.value)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_1_23_a_rating_gives_the_class_from_its_lower_bound() {
        let classes = [
            (2100, PlayerClass::Master),
            (1900, PlayerClass::Master),
            (1899, PlayerClass::First),
            (1700, PlayerClass::First),
            (1699, PlayerClass::Second),
            (1500, PlayerClass::Second),
            (1499, PlayerClass::Third),
            (0, PlayerClass::Third),
        ];
        for (rating, class) in classes {
            assert_eq!(PlayerClass::of(rating, HandbookEdition::default()), class, "{rating}");
        }
    }

    #[test]
    fn d4_1_23_the_next_class_is_the_nearest_above() {
        let next = |rating| {
            designation(rating, HandbookEdition::default()).next.map(|next| (next.class, next.from, next.missing))
        };
        assert_eq!(next(1499), Some((PlayerClass::Second, 1500, 1)));
        assert_eq!(next(1500), Some((PlayerClass::First, 1700, 200)));
        assert_eq!(next(1850), Some((PlayerClass::Master, 1900, 50)));
        assert_eq!(next(1900), None);
        assert_eq!(designation(1900, HandbookEdition::default()).clause.as_str(), "D4.1-23");
    }
}

//! What the handbook calls a player by rating, for the round card.

use std::sync::LazyLock;

use rokade_clause::table;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerClass {
    Master,
    First,
    Second,
    Third,
}

impl PlayerClass {
    /// The class of a rating (D4.1-23); an unrated player has none.
    pub fn of(rating: u32) -> PlayerClass {
        let rating = i64::from(rating);
        let [master, first, second] = *BOUNDS;
        if rating >= master {
            PlayerClass::Master
        } else if rating >= first {
            PlayerClass::First
        } else if rating >= second {
            PlayerClass::Second
        } else {
            PlayerClass::Third
        }
    }

    /// The key of its word.
    pub const fn word(self) -> &'static str {
        match self {
            PlayerClass::Master => "print-class-master",
            PlayerClass::First => "print-class-first",
            PlayerClass::Second => "print-class-second",
            PlayerClass::Third => "print-class-third",
        }
    }
}

static BOUNDS: LazyLock<[i64; 3]> = LazyLock::new(|| {
    let classes = table("dsu/classes").expect("the embedded table is tested");
    ["master", "first", "second"].map(|class| classes.number(class, "dsu").expect("the table holds every class").value)
});

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
            assert_eq!(PlayerClass::of(rating), class, "{rating}");
        }
    }
}

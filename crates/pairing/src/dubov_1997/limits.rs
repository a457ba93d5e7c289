//! The figures of section 2.

use rokade_clause::{ByEdition, HandbookEdition, value};
use rokade_model::RoundNumber;
use serde::Deserialize;

/// How far colours and moves may go.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Limits {
    /// D4.9.6-2.3: one colour more than the other.
    #[serde(rename = "colour_difference", deserialize_with = "value")]
    pub difference: i32,
    /// D4.9.6-2.4: the same colour running.
    #[serde(rename = "colour_running", deserialize_with = "value")]
    pub running: usize,
    /// D4.9.6-2.5: rounds moved up running.
    #[serde(deserialize_with = "value")]
    pub moved_up_running: u32,
    #[serde(deserialize_with = "value")]
    moved_up_short: u32,
    #[serde(deserialize_with = "value")]
    moved_up_long: u32,
    #[serde(deserialize_with = "value")]
    long_event: RoundNumber,
}

impl Limits {
    pub(super) fn of(handbook: HandbookEdition) -> &'static Self {
        static LIMITS: ByEdition<HandbookEdition, Limits> = ByEdition::of_table("dsu/dubov");
        LIMITS.of(handbook)
    }

    /// D4.9.6-2.5: times moved up in an event of so many rounds.
    pub(super) fn moved_up(&self, rounds: RoundNumber) -> u32 {
        if rounds < self.long_event { self.moved_up_short } else { self.moved_up_long }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_9_6_2_5_ten_rounds_allow_one_move_more() {
        let limits = Limits::of(HandbookEdition::default());
        assert_eq!([1, 9, 10, 11].map(|rounds| limits.moved_up(rounds)), [3, 3, 4, 4]);
    }
}

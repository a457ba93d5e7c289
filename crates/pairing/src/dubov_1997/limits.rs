//! The figures of section 2.

use std::sync::LazyLock;

use rokade_clause::table;
use rokade_model::RoundNumber;

/// How far colours and moves may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// D4.9.6-2.3: one colour more than the other.
    pub difference: i32,
    /// D4.9.6-2.4: the same colour running.
    pub running: usize,
    /// D4.9.6-2.5: rounds moved up running.
    pub moved_up_running: u32,
    moved_up_short: u32,
    moved_up_long: u32,
    long_event: RoundNumber,
}

impl Limits {
    pub fn get() -> &'static Self {
        static LIMITS: LazyLock<Limits> = LazyLock::new(Limits::read);
        &LIMITS
    }

    fn read() -> Self {
        let table = table("dsu/dubov").expect("the embedded table is tested");
        let figure = |name: &str| {
            let figure = table.number(name, "dsu").expect("the embedded table is complete");
            u8::try_from(figure.value).expect("limits are small")
        };
        Self {
            difference: figure("colour_difference").into(),
            running: figure("colour_running").into(),
            moved_up_running: figure("moved_up_running").into(),
            moved_up_short: figure("moved_up_short").into(),
            moved_up_long: figure("moved_up_long").into(),
            long_event: figure("long_event").into(),
        }
    }

    /// D4.9.6-2.5: times moved up in an event of so many rounds.
    pub fn moved_up(&self, rounds: RoundNumber) -> u32 {
        if rounds < self.long_event { self.moved_up_short } else { self.moved_up_long }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_9_6_2_5_ten_rounds_allow_one_move_more() {
        let limits = Limits::get();
        assert_eq!([1, 9, 10, 11].map(|rounds| limits.moved_up(rounds)), [3, 3, 4, 4]);
    }
}

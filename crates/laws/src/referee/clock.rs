//! The chess clock: two displays, periods, increment or delay, a counter of moves and two flags.
//! It knows no time but what it is told.

use rokade_board::Color;

use super::pair::Both;
use super::settings::{Period, Settings};
use super::time::Millis;

/// A clock that has been read at some moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    sides: Both<Side>,
    running: Option<Color>,
    read_at: Millis,
}

#[derive(Clone, Debug, PartialEq)]
struct Side {
    periods: Vec<Period>,
    /// The period that is played now.
    period: usize,
    /// The last period whose time has been added.
    credited: usize,
    remaining: Millis,
    /// Moves completed since the game began, as the counter has them.
    moves: u32,
    /// Moves that lie before the position the game started from.
    began_with: u32,
    /// What is left of the delay for the move that is being thought about.
    delay_left: Millis,
    fall: Option<Fall>,
}

/// A flag that is down. See `docs/readings/flag-seen-later.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fall {
    pub at: Millis,
    /// The period in which it fell, the first being 0.
    pub period: usize,
    /// Moves completed when it fell, as the counter has them.
    pub moves: u32,
}

impl Clock {
    /// A game that starts from a later position brings its move numbers along, and is in the first
    /// period (`docs/readings/start-counters.md`).
    pub fn new(settings: &Settings) -> Self {
        let side = |color: Color| {
            let periods = settings.periods[color].clone();
            let first = periods[0];
            let has_begun_the_move = color.is_white() && settings.start.turn().is_black();
            let before = settings.start.move_number().saturating_sub(1);
            let before = before.saturating_add(u32::from(has_begun_the_move));
            Side {
                periods,
                period: 0,
                credited: 0,
                remaining: first.time,
                moves: before,
                began_with: before,
                delay_left: first.delay,
                fall: None,
            }
        };
        Self { sides: Both::new(side), running: None, read_at: Millis::ZERO }
    }

    /// Lets time pass until a moment. The main time runs only once the delay has passed.
    pub fn read(&mut self, at: Millis) {
        let passed = at - self.read_at;
        self.read_at = at;
        let Some(color) = self.running else { return };
        let side = &mut self.sides[color];
        let free = passed.min(side.delay_left);
        side.delay_left -= free;
        let charged = passed - free;
        if side.delay_left == Millis::ZERO && charged >= side.remaining {
            side.drop_flag(at - (charged - side.remaining));
        }
        side.remaining = (side.remaining - charged).max(Millis::ZERO);
    }

    pub fn running(&self) -> Option<Color> {
        self.running
    }

    /// Lets this player's clock run.
    pub fn run(&mut self, color: Color) {
        self.running = Some(color);
    }

    pub fn stop(&mut self) {
        self.running = None;
    }

    pub fn shown(&self) -> Both<Millis> {
        self.sides.map(|side| side.remaining)
    }

    pub fn remaining(&self, color: Color) -> Millis {
        self.sides[color].remaining
    }

    /// Counts a completed move: the increment is added, and the next period when the last move of
    /// this one is done. A clock that shows nothing gains no increment, and what is added later does
    /// not put its flag up again.
    pub fn complete(&mut self, color: Color) {
        let side = &mut self.sides[color];
        let period = side.periods[side.period];
        side.moves = side.moves.saturating_add(1);
        if side.remaining > Millis::ZERO {
            side.remaining += period.increment;
        }
        if side.required_now().is_some_and(|required| side.moves >= required) {
            side.enter_next_period();
        }
        side.delay_left = side.periods[side.period].delay;
    }

    /// Starts the opponent's clock.
    pub fn pass(&mut self, from: Color) {
        self.sides[!from].delay_left = self.sides[!from].periods[self.sides[!from].period].delay;
        self.running = Some(!from);
    }

    /// Takes the last completed move off the counter, and what it brought: the increment, where that
    /// is asked for, and the next period if it had been entered with it.
    pub fn uncount(&mut self, color: Color) {
        let side = &mut self.sides[color];
        side.moves = side.moves.saturating_sub(1);
        let before = side.period.checked_sub(1).and_then(|period| side.required_in(period));
        if before.is_some_and(|required| side.moves < required) {
            side.remaining = (side.remaining - side.periods[side.period].time).max(Millis::ZERO);
            side.enter(side.period - 1);
            side.credited = side.credited.min(side.period);
        }
    }

    /// Adds to a clock, or takes from it. Nothing is taken that is not there, and a flag that has
    /// fallen stays on record whatever is added.
    pub fn add(&mut self, color: Color, span: Millis) {
        let (at, side) = (self.read_at, &mut self.sides[color]);
        side.remaining = (side.remaining + span).max(Millis::ZERO);
        if side.remaining == Millis::ZERO {
            side.drop_flag(at);
        }
    }

    /// Sets a clock by hand. At nothing the flag is down; a time brings it up again. What is set is
    /// the time of the period that is played: the next one is still to come.
    pub fn set(&mut self, color: Color, to: Millis) {
        let (at, side) = (self.read_at, &mut self.sides[color]);
        side.remaining = to.max(Millis::ZERO);
        side.credited = side.period;
        if side.remaining > Millis::ZERO {
            side.fall = None;
        } else {
            side.drop_flag(at);
        }
    }

    pub fn fall(&self, color: Color) -> Option<Fall> {
        self.sides[color].fall
    }

    pub fn is_fallen(&self, color: Color) -> bool {
        self.fall(color).is_some()
    }

    /// Whether the flag can be seen to be down now. Once the time of the next period has been added
    /// only what was noted tells that it fell.
    pub fn is_down(&self, color: Color) -> bool {
        self.is_fallen(color) && self.remaining(color) == Millis::ZERO
    }

    /// Puts a flag up again, where play goes on in spite of it.
    pub fn raise(&mut self, color: Color) {
        self.sides[color].fall = None;
    }

    /// Lets play go on past a fallen flag: it is put up again, and the player is in the period after
    /// the one it fell in, with its time and with the moves that go before it on the counter.
    pub fn go_on(&mut self, color: Color) {
        let side = &mut self.sides[color];
        let Some(fall) = side.fall.take() else { return };
        let next = (fall.period + 1).min(side.periods.len() - 1);
        side.enter(side.period.max(next));
        side.moves = side.moves.max(side.required_in(fall.period).unwrap_or(0));
        while side.credited < side.period {
            side.credited += 1;
            side.remaining += side.periods[side.credited].time;
        }
    }

    /// Moves completed, as the counter has them.
    pub fn moves(&self, color: Color) -> u32 {
        self.sides[color].moves
    }

    /// Moves that lie before the position the game started from.
    pub fn began_with(&self, color: Color) -> u32 {
        self.sides[color].began_with
    }

    /// Corrects the counter, and the period with it, leaving the time as it is. A flag that is down
    /// has then fallen after so many moves.
    pub fn set_moves(&mut self, color: Color, moves: u32) {
        let side = &mut self.sides[color];
        side.moves = moves;
        if let Some(fall) = &mut side.fall {
            fall.moves = moves;
        }
        let is_over = |period: usize| side.required_in(period).is_some_and(|required| moves >= required);
        let period = (0..side.periods.len() - 1).take_while(|period| is_over(*period)).count();
        side.enter(period);
    }

    /// Enters the next period at once, its time added unless that was done before.
    pub fn enter_next_period(&mut self, color: Color) {
        self.sides[color].enter_next_period();
    }

    pub fn period(&self, color: Color) -> (usize, Period) {
        let side = &self.sides[color];
        (side.period, side.periods[side.period])
    }

    /// Whether all remaining moves must be made in the time that is left.
    pub fn is_last_period(&self, color: Color) -> bool {
        self.is_last(color, self.sides[color].period)
    }

    pub fn is_last(&self, color: Color, period: usize) -> bool {
        period + 1 == self.sides[color].periods.len()
    }

    /// Moves that must have been completed by the end of a period, counted from the start.
    pub fn required(&self, color: Color, period: usize) -> Option<u32> {
        self.sides[color].required_in(period)
    }

    /// Gives both players an increment from now on.
    pub fn introduce_increment(&mut self, increment: Millis) {
        for color in Color::ALL {
            let side = &mut self.sides[color];
            for period in &mut side.periods[side.period..] {
                period.increment = increment;
                period.delay = Millis::ZERO;
            }
            side.delay_left = Millis::ZERO;
        }
    }

    pub fn read_at(&self) -> Millis {
        self.read_at
    }
}

impl Side {
    fn required_in(&self, period: usize) -> Option<u32> {
        self.periods.get(period)?.moves?;
        Some(self.periods[..=period].iter().filter_map(|one| one.moves).fold(0, u32::saturating_add))
    }

    fn required_now(&self) -> Option<u32> {
        self.required_in(self.period)
    }

    fn enter_next_period(&mut self) {
        let next = self.period + 1;
        let Some(entered) = self.periods.get(next) else { return };
        // A game that was set back passes the control again, and its time comes once.
        if self.credited < next {
            self.remaining += entered.time;
            self.credited = next;
        }
        self.enter(next);
    }

    /// A move that is thought about in another period has that period's delay.
    fn enter(&mut self, period: usize) {
        if period != self.period {
            self.period = period;
            self.delay_left = self.periods[period].delay;
        }
    }

    /// A flag falls once; it stays down until somebody puts it up.
    fn drop_flag(&mut self, at: Millis) {
        let fall = Fall { at, period: self.period, moves: self.moves };
        self.fall.get_or_insert(fall);
    }
}

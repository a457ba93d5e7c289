//! How long a game may last, for the number of moves the regulations take it to last.

use rokade_model::{Period, TimeControl};

/// The times of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThinkingTime {
    white: TimeControl,
    black: TimeControl,
}

impl ThinkingTime {
    /// The same for both; `None` without a period.
    pub fn equal(periods: Vec<Period>) -> Option<Self> {
        Self::unequal(periods.clone(), periods)
    }

    pub fn unequal(white: Vec<Period>, black: Vec<Period>) -> Option<Self> {
        Some(Self { white: TimeControl::new(white)?, black: TimeControl::new(black)? })
    }

    pub fn is_equal(&self) -> bool {
        self.white == self.black
    }

    /// Time of the player who has less, for a game of so many moves.
    pub fn seconds_for(&self, moves: u32) -> i64 {
        seconds_for(self.white.periods(), moves).min(seconds_for(self.black.periods(), moves))
    }

    /// Time of both players together, for a game of so many moves.
    pub fn seconds_of_both(&self, moves: u32) -> i64 {
        seconds_for(self.white.periods(), moves) + seconds_for(self.black.periods(), moves)
    }

    /// Time of the player who has less without any increment, and the least increment.
    pub fn base_and_increment(&self) -> (i64, i64) {
        let periods = self.white.periods().iter().chain(self.black.periods());
        let increment = periods.map(|period| i64::from(period.increment)).min();
        (self.white.seconds().min(self.black.seconds()), increment.unwrap_or(0))
    }

    /// Moves of the first control, where it is counted in moves and not the whole game.
    pub fn first_control(&self) -> Option<u32> {
        let first = |time: &TimeControl| time.periods().first().and_then(|period| period.moves);
        first(&self.white).into_iter().chain(first(&self.black)).min()
    }
}

/// A period that begins after the last of the moves gives nothing; a last period in moves comes again and again
/// (docs/readings/fide-rating-sixty-moves.md).
fn seconds_for(periods: &[Period], moves: u32) -> i64 {
    let (mut left, mut seconds) = (i64::from(moves), 0);
    for (index, period) in periods.iter().enumerate() {
        if left == 0 {
            break;
        }
        let is_last = index + 1 == periods.len();
        let of_period = period.moves.map(i64::from).filter(|moves| *moves > 0).unwrap_or(left);
        let times = if is_last { (left + of_period - 1) / of_period } else { 1 };
        let made = left.min(of_period * times);
        seconds += i64::from(period.seconds) * times + i64::from(period.increment) * made;
        left -= made;
    }
    seconds
}

#[cfg(test)]
mod tests {
    use super::*;

    fn time(periods: &[(Option<u32>, u32, u32)]) -> ThinkingTime {
        let period = |(moves, minutes, increment): &(Option<u32>, u32, u32)| Period {
            moves: *moves,
            seconds: minutes * 60,
            increment: *increment,
        };
        ThinkingTime::equal(periods.iter().map(period).collect()).unwrap()
    }

    #[test]
    fn fide_b_02_2024_rate_of_play_time_is_counted_for_sixty_moves() {
        let minutes = |periods: &[(Option<u32>, u32, u32)]| time(periods).seconds_for(60) / 60;
        assert_eq!(minutes(&[(None, 90, 30)]), 120);
        assert_eq!(minutes(&[(Some(40), 90, 30), (None, 30, 30)]), 150);
        assert_eq!(minutes(&[(Some(40), 120, 0), (Some(20), 60, 0), (None, 30, 0)]), 180);
        assert_eq!(minutes(&[(Some(30), 60, 0)]), 120);
        assert_eq!(minutes(&[(Some(40), 60, 0), (Some(15), 20, 60)]), 120);
    }

    #[test]
    fn the_player_with_less_time_decides() {
        let short = vec![Period { moves: None, seconds: 240, increment: 0 }];
        let long = vec![Period { moves: None, seconds: 300, increment: 0 }];
        let time = ThinkingTime::unequal(long, short).unwrap();
        assert_eq!((time.is_equal(), time.seconds_for(60), time.seconds_of_both(60)), (false, 240, 540));
        assert_eq!(ThinkingTime::equal(Vec::new()), None);
    }
}

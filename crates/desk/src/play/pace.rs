//! How fast somebody with a link may act: as fast as anybody plays, and no faster.

use std::time::Instant;

use rokade_laws::referee::{Deed, Event};
use rokade_store::TournamentKey;
use rokade_tournament::GameAt;

use super::seat::Chair;
use crate::error::DeskError;
use crate::pool::{PurseSize, Purses, WHOLE};

/// One device for both players in a scramble: ten moves and presses a second, and a lost connection of a dozen seconds
/// sent at once.
const MOVES: PurseSize = PurseSize { holds: 120 * WHOLE, fills_per_second: 10 * WHOLE };
/// Offers, claims and everything else that is said: a handful at once, then one every other second.
const WORDS: PurseSize = PurseSize { holds: 20 * WHOLE, fills_per_second: WHOLE / 2 };

type SeatAt = (TournamentKey, GameAt, Chair);

/// What everybody with a link has left.
pub(crate) struct SeatPace {
    moves: Purses<SeatAt>,
    words: Purses<SeatAt>,
}

impl Default for SeatPace {
    fn default() -> Self {
        Self { moves: Purses::new(MOVES), words: Purses::new(WORDS) }
    }
}

impl SeatPace {
    /// Lets the deeds of a form be heard, unless this chair has done too much of late. The arbiter is never kept
    /// waiting.
    pub(super) fn allow(&self, seat: SeatAt, told: &[Event], now: Instant) -> Result<(), DeskError> {
        if seat.2 == Chair::Arbiter {
            return Ok(());
        }
        let is_move = |event: &Event| matches!(event.deed, Deed::Move { .. } | Deed::Press);
        let purses = if told.iter().all(is_move) { &self.moves } else { &self.words };
        purses.spend(seat, WHOLE, now).map_err(|seconds| DeskError::TooFast { seconds })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rokade_board::{Attempt, Color, Square};
    use rokade_laws::referee::{By, Millis};
    use rokade_tournament::GroupId;

    use super::*;

    fn seat(chair: Chair) -> SeatAt {
        (TournamentKey::new("k4m2xw7p"), GameAt::Free { group: GroupId(1) }, chair)
    }

    fn event(deed: Deed) -> Event {
        Event { at: Millis::ZERO, by: By::White, deed }
    }

    fn moved() -> Vec<Event> {
        let attempt = Attempt { from: Square::E2, to: Square::E4, promotion: None };
        vec![event(Deed::Move { attempt, hands: 1 }), event(Deed::Press)]
    }

    /// How many of so many deeds, at equal distances, are let through.
    fn heard(chair: Chair, told: &[Event], deeds: u32, within: Duration) -> usize {
        let (pace, begun) = (SeatPace::default(), Instant::now());
        let times = (0..deeds).map(|deed| begun + within * deed / deeds);
        times.filter(|now| pace.allow(seat(chair), told, *now).is_ok()).count()
    }

    #[test]
    fn nobody_plays_too_fast() {
        // Both players of a bullet game on one device, move and press told apart, a fifth of a second each.
        assert_eq!(heard(Chair::Both, &moved(), 600, Duration::from_secs(60)), 600);
        // An hour of blitz by one player.
        assert_eq!(heard(Chair::Player(Color::White), &moved(), 3600, Duration::from_secs(3600)), 3600);
        // What was done while the connection was lost comes at once.
        assert_eq!(heard(Chair::Player(Color::White), &moved(), 60, Duration::ZERO), 60);
        // A talkative player.
        assert_eq!(heard(Chair::Player(Color::White), &[event(Deed::OfferDraw)], 20, Duration::from_secs(5)), 20);
    }

    #[test]
    fn a_program_that_offers_without_end_is_stopped() {
        let offers = heard(Chair::Player(Color::White), &[event(Deed::OfferDraw)], 2896, Duration::from_secs(25));
        assert!((20..=35).contains(&offers), "{offers}");
        let moves = heard(Chair::Player(Color::White), &moved(), 2896, Duration::from_secs(25));
        assert!((300..=400).contains(&moves), "{moves}");
        assert_eq!(heard(Chair::Arbiter, &[event(Deed::OfferDraw)], 2896, Duration::from_secs(25)), 2896);
    }

    #[test]
    fn one_chair_has_nothing_to_do_with_another() {
        let (pace, now) = (SeatPace::default(), Instant::now());
        let offer = [event(Deed::OfferDraw)];
        while pace.allow(seat(Chair::Player(Color::White)), &offer, now).is_ok() {}
        assert!(pace.allow(seat(Chair::Player(Color::Black)), &offer, now).is_ok());
        assert!(pace.allow(seat(Chair::Player(Color::White)), &moved(), now).is_ok());
    }
}

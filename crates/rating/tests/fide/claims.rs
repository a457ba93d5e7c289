//! Properties, and agreement with the slow way on random tournaments.

use proptest::prelude::*;
use rokade_model::{GameResult, HalfPoints};
use rokade_rating::fide::{Edition, Entrant, Event, EventSum, Game, period, rate};
use rokade_rating::{Hundredths, PlayerId, Rating};

use crate::event::{ONE, against, rated, unrated};
use crate::slow;

const EDITIONS: [Edition; 4] = [Edition::Y2022, Edition::Y2024, Edition::Y2024December, Edition::Y2025];

fn results() -> impl Strategy<Value = Option<GameResult>> {
    proptest::option::weighted(0.95, proptest::sample::select(&GameResult::ALL[..3]))
}

/// Up to twelve players, some unrated, and games between any two of them.
fn events(ratings: std::ops::Range<Rating>, rated: f64) -> impl Strategy<Value = Event> {
    let player = proptest::option::weighted(rated, ratings);
    let players = proptest::collection::vec(player, 2..12);
    let games = proptest::collection::vec((0..1000_u32, 1..1000_u32, results()), 0..40);
    (players, games).prop_map(|(players, games)| {
        let count = u32::try_from(players.len()).unwrap();
        let entrant =
            |(player, rating)| Entrant { player: PlayerId(player), rating, k: Some(20), ..Entrant::default() };
        let game = |(round, (one, step, result)): (u32, (u32, u32, Option<GameResult>))| {
            let other = (one + 1 + step % (count - 1)) % count;
            Game {
                round,
                white: PlayerId(one % count + 1),
                black: PlayerId(other % count + 1),
                result,
                exception: None,
            }
        };
        Event {
            entrants: (1..).zip(players).map(entrant).collect(),
            games: (1..).zip(games).map(game).filter(|game| game.white != game.black).collect(),
            ..Event::default()
        }
    })
}

proptest! {
    #[test]
    fn the_slow_way_agrees(event in events(1000..2900, 0.8), at in 0..EDITIONS.len()) {
        let edition = EDITIONS[at];
        let report = rate(&event, edition);
        for row in &report.players {
            let (gain, games) = slow::gain(&event, row.player, edition).unwrap();
            prop_assert_eq!((i64::from(row.alone.gain.0), row.games_rated), (gain, games));
            // No more than 700 for factor times games.
            let k = if games * 20 > 700 { 700 / i64::from(games) } else { 20 };
            prop_assert_eq!(i64::from(row.alone.exact.0), gain * k);
        }
        prop_assert_eq!(report.players.len() + report.new_players.len(), event.entrants.len());
    }

    #[test]
    fn with_equal_factors_and_no_cap_nothing_is_won_or_lost_together(event in events(1800..2200, 0.8)) {
        let report = rate(&event, Edition::Y2024);
        prop_assume!(report.players.iter().all(|row| row.alone.limited.is_none()));
        let total: i32 = report.players.iter().map(|row| row.alone.exact.0).sum();
        prop_assert_eq!(total, 0);
    }

    #[test]
    fn the_order_of_games_and_players_does_not_matter(
        event in events(1000..2900, 0.8),
        at in 0..EDITIONS.len(),
        seed in any::<prop::sample::Index>(),
    ) {
        let mut turned = event.clone();
        let turn = |length: usize| if length == 0 { 0 } else { seed.index(length) };
        turned.games.rotate_left(turn(event.games.len()));
        turned.games.reverse();
        turned.entrants.rotate_left(turn(event.entrants.len()));
        prop_assert_eq!(rate(&turned, EDITIONS[at]), rate(&event, EDITIONS[at]));
    }

    #[test]
    fn a_better_result_never_lowers_the_change(
        own in 1000..2900_u32,
        opponents in proptest::collection::vec((1000..2900_u32, 0..2_usize), 1..15),
        better in any::<prop::sample::Index>(),
        at in 0..EDITIONS.len(),
    ) {
        const LETTERS: [char; 3] = ['0', '=', '1'];
        let games = |add: Option<usize>| {
            let letter = |(index, (rating, score)): (usize, &(Rating, usize))| {
                (Some(*rating), LETTERS[score + usize::from(add == Some(index))])
            };
            opponents.iter().enumerate().map(letter).collect::<Vec<_>>()
        };
        let change = |add| rated(&rate(&against(Some(own), &games(add)), EDITIONS[at]), ONE).alone.exact;
        prop_assert!(change(Some(better.index(opponents.len()))) > change(None));
    }

    #[test]
    fn the_slow_way_agrees_on_first_ratings(
        opponents in proptest::collection::vec((1400..2500_u32, 0..3_i32), 1..20),
    ) {
        const LETTERS: [char; 3] = ['0', '=', '1'];
        let letters = opponents.iter().map(|(rating, halves)| (Some(*rating), LETTERS[*halves as usize]));
        let report = rate(&against(None, &letters.collect::<Vec<_>>()), Edition::Y2025);
        let row = unrated(&report, ONE);
        let ratings: Vec<Rating> = opponents.iter().map(|(rating, _)| *rating).collect();
        let halves: i32 = opponents.iter().map(|(_, halves)| halves).sum();
        prop_assert_eq!(row.points, HalfPoints(halves));
        prop_assert_eq!(row.initial, slow::first(&ratings, halves.into()));
        prop_assert_eq!(row.published, row.initial.is_some_and(|rating| rating >= 1400));
    }

    #[test]
    fn a_period_does_not_depend_on_the_order_of_its_events(
        gains in proptest::collection::vec((1..10_u32, -500..500_i32), 0..6),
        k in proptest::sample::select(&[10_u32, 20, 40][..]),
    ) {
        let events: Vec<EventSum> =
            gains.iter().map(|(games, gain)| EventSum { games: *games, gain: Hundredths(*gain) }).collect();
        let turned: Vec<EventSum> = events.iter().rev().copied().collect();
        let sum = period(Edition::Y2025, 2000, k, &events);
        prop_assert_eq!(&sum, &period(Edition::Y2025, 2000, k, &turned));
        prop_assert!(i64::from(sum.k) * i64::from(sum.games) <= 700 || sum.games == 0);
        prop_assert!((200 * sum.change - 2 * i64::from(sum.exact.0)).abs() <= 100);
    }
}

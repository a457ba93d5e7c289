//! Events for the tests of the rating: small ones by hand, and random ones from a seed.

#![allow(dead_code, reason = "each test file uses its own part")]

use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_model::{GameResult, Notice, RoundNumber};
use rokade_rating::dsu::{Entrant, Event, EventKind, Game, Group, Origin, PlayerReport, rate};
use rokade_rating::{PlayerId, Rating};

pub(crate) fn game(
    round: RoundNumber,
    white: impl Into<PlayerId>,
    black: impl Into<PlayerId>,
    result: GameResult,
) -> Game {
    Game::new(round, white, black, Some(result))
}

fn entrants(ratings: &[Rating]) -> Vec<Entrant> {
    (1..).zip(ratings).map(|(number, rating)| Entrant::listed(number, *rating)).collect()
}

/// Players 1, 2, … with these ratings and games, not all-play-all.
pub(crate) fn swiss(ratings: &[Rating], games: Vec<Game>) -> Event {
    let entrants = entrants(ratings);
    let players = entrants.iter().map(|entrant| entrant.player).collect();
    Event { entrants, groups: vec![Group { players, games, ..Group::default() }], ..Event::default() }
}

/// Everybody meets everybody, with the same result each time.
pub(crate) fn all_play_all(ratings: &[Rating], cycles: RoundNumber, result: GameResult) -> Event {
    let mut event = swiss(ratings, Vec::new());
    let players = event.groups[0].players.clone();
    let pairs =
        players.iter().flat_map(|one| players.iter().filter(move |other| one < *other).map(move |two| (*one, *two)));
    let games =
        (1..=cycles).flat_map(|cycle| pairs.clone().map(move |(white, black)| game(cycle, white, black, result)));
    event.groups[0].games = games.collect();
    event.groups[0].is_all_play_all = true;
    event
}

/// The derivation of a player who has one.
pub(crate) fn player(event: &Event, number: impl Into<PlayerId>) -> PlayerReport {
    let number = number.into();
    rate(event).players.into_iter().find(|player| player.player == number).expect("the player has a rating")
}

/// A random event with everything that can happen: several groups and methods, forfeits with and without
/// notice, unfinished and fast games, players without a rating, late reports, winners.
pub(crate) fn open(seed: u64) -> Event {
    let mut lots = ChaCha8Rng::seed_from_u64(seed);
    let players = lots.random_range(1..=14_u32);
    let (low, spread) = (lots.random_range(900..2400_u32), [60, 200, 230, 900][lots.random_range(0..4)]);
    let strange = lots.random_range(0..4_u32) == 0;
    let entrants: Vec<Entrant> = (1..=players)
        .map(|number| {
            let entrant = Entrant::listed(number * 3, low + lots.random_range(0..=spread));
            match lots.random_range(0..12_u32) {
                0 if strange => Entrant::unknown(number * 3, Origin::Foreign),
                1 if strange => Entrant::unknown(number * 3, Origin::Foreign),
                2 if strange => Entrant::unknown(number * 3, Origin::Danish),
                3 => Entrant { registered: Some(low + lots.random_range(0..400)), ..entrant },
                _ => entrant,
            }
        })
        .collect();
    let keys: Vec<PlayerId> = entrants.iter().map(|entrant| entrant.player).collect();
    let groups = (0..lots.random_range(1..=2)).map(|_| group(&mut lots, &keys)).collect();
    let kind = if lots.random_range(0..6_u32) == 0 { EventKind::Team } else { EventKind::Individual };
    Event { kind, entrants, groups, ..Event::default() }
}

fn group(lots: &mut ChaCha8Rng, keys: &[PlayerId]) -> Group {
    let mut players: Vec<PlayerId> = keys.to_vec();
    players.shuffle(lots);
    players.truncate(lots.random_range(1..=keys.len()));
    let is_all_play_all = lots.random_range(0..2_u32) == 0;
    let rounds = if is_all_play_all { lots.random_range(1..=2) } else { lots.random_range(1..=13_u32) };
    let clean = lots.random_range(0..3_u32) == 0;
    let mut games = Vec::new();
    for round in 1..=rounds {
        let pairs: Vec<(PlayerId, PlayerId)> = if is_all_play_all {
            let all = players.iter().enumerate();
            all.flat_map(|(place, one)| players[..place].iter().map(move |other| (*one, *other))).collect()
        } else {
            players.shuffle(lots);
            players.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
        };
        games.extend(pairs.into_iter().map(|(white, black)| random_game(lots, round, white, black, clean)));
    }
    let winners = players.iter().copied().filter(|_| lots.random_range(0..5_u32) == 0).collect();
    Group { players, is_all_play_all, winners, games }
}

fn random_game(lots: &mut ChaCha8Rng, round: RoundNumber, white: PlayerId, black: PlayerId, clean: bool) -> Game {
    let plain = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][lots.random_range(0..3)];
    if clean || lots.random_range(0..4_u32) > 0 {
        return game(round, white, black, plain);
    }
    let result = GameResult::ALL[lots.random_range(0..GameResult::ALL.len())];
    let notice = [None, Some(Notice::None), Some(Notice::Accepted), Some(Notice::Late)][lots.random_range(0..4)];
    Game {
        result: (lots.random_range(0..8_u32) > 0).then_some(result),
        notice,
        late_reserve: lots.random_range(0..8_u32) == 0,
        too_fast: lots.random_range(0..8_u32) == 0,
        ..game(round, white, black, plain)
    }
}

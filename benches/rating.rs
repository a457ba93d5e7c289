//! A season of the DSU rating: a hundred weekend groups of all kinds. Every bench asserts its answer.

use divan::Bencher;
use divan::counter::ItemsCount;
use rokade_model::GameResult::{BlackWins, Draw, WhiteWins};
use rokade_rating::dsu::{Entrant, Event, Game, Group, rate, ratings};
use rokade_rating::{PlayerId, Rating};

const EVENTS: u32 = 100;

fn main() {
    divan::main();
}

/// Eight players who all meet, or forty over seven rounds, in turn.
fn season() -> Vec<Event> {
    (0..EVENTS).map(|number| if number % 2 == 0 { class_of_eight(number) } else { open_of_forty(number) }).collect()
}

fn class_of_eight(number: u32) -> Event {
    let entrants = entrants(8, 1500 + number, 25);
    let pairs = (1..=8_u32).flat_map(|white| (1..white).map(move |black| (white, black)));
    let games = pairs.map(|(white, black)| game(white, white, black, number)).collect();
    event(entrants, games, true)
}

fn open_of_forty(number: u32) -> Event {
    let entrants = entrants(40, 1200 + number, 30);
    let rounds = (1..=7_u32).flat_map(|round| (0..20).map(move |pair| (round, pair)));
    let games = rounds.map(|(round, pair)| game(round, 2 * pair + 1, 2 * ((pair + round * 3) % 20) + 2, number));
    event(entrants, games.collect(), false)
}

fn entrants(count: u32, lowest: Rating, step: Rating) -> Vec<Entrant> {
    (1..=count).map(|number| Entrant::listed(number, lowest + step * (number - 1))).collect()
}

fn game(round: u32, white: u32, black: u32, number: u32) -> Game {
    let result = [WhiteWins, Draw, BlackWins][((white * 31 + black * 17 + number) % 3) as usize];
    Game::new(round, white, black, Some(result))
}

fn event(entrants: Vec<Entrant>, games: Vec<Game>, is_all_play_all: bool) -> Event {
    let players = entrants.iter().map(|entrant| entrant.player).collect();
    let group = Group { players, is_all_play_all, winners: vec![PlayerId(1)], games };
    Event { entrants, groups: vec![group], ..Event::default() }
}

fn games(season: &[Event]) -> usize {
    season.iter().map(|event| event.groups[0].games.len()).sum()
}

/// The sum of all new ratings, by either way: the season's fingerprint.
const SUM: u64 = 4_378_294;

#[divan::bench]
fn new_ratings(bencher: Bencher) {
    let season = season();
    bencher.counter(ItemsCount::new(games(&season))).bench(|| {
        let new = season.iter().flat_map(ratings);
        assert_eq!(new.map(|(_, rating)| u64::from(rating)).sum::<u64>(), SUM);
    });
}

#[divan::bench]
fn with_derivation(bencher: Bencher) {
    let season = season();
    bencher.counter(ItemsCount::new(games(&season))).bench(|| {
        let new = season.iter().flat_map(|event| rate(event).players);
        assert_eq!(new.map(|player| u64::from(player.new)).sum::<u64>(), SUM);
    });
}

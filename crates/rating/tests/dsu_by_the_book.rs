//! A second, slow implementation, written from the text alone, agrees with the first on random events.
//!
//! It has its own copy of the printed tables and figures, looks rows up one by one, and counts in fractions of
//! `i128`; nothing of it is shared with the crate but the words for events.

mod hall;

use std::collections::BTreeMap;

use hall::open;
use rokade_model::{GameResult, Notice};
use rokade_rating::PlayerId;
use rokade_rating::dsu::{Event, EventKind, Game, Origin, rate, ratings};

/// Table 1 as printed: smallest and largest difference, expected score of the higher and the lower rated.
const TABLE_1: &str = include_str!("fixtures/expected_score.csv");
/// Table 2 as printed: score and difference.
const TABLE_2: &str = include_str!("fixtures/rating_difference.csv");

/// A fraction that is never shortened until it must be.
#[derive(Clone, Copy, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    fn short(self) -> Self {
        let (mut a, mut b) = (self.0.abs(), self.1);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let by = a.max(1);
        Fraction(self.0 / by, self.1 / by)
    }
    fn plus(self, other: Self) -> Self {
        Fraction(self.0 * other.1 + other.0 * self.1, self.1 * other.1).short()
    }
    fn times(self, top: i128, bottom: i128) -> Self {
        Fraction(self.0 * top, self.1 * bottom).short()
    }
    fn is_over(self, whole: i128) -> bool {
        self.0 > whole * self.1
    }
    fn is_under(self, whole: i128) -> bool {
        self.0 < whole * self.1
    }
    fn nearest(self) -> i128 {
        (2 * self.0 + self.1).div_euclid(2 * self.1)
    }
}

fn hundredths(text: &str) -> i128 {
    text.trim().replace('.', "").parse().unwrap()
}

fn expected(own: i128, other: i128) -> i128 {
    for line in TABLE_1.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let (from, to) = (cells[0].parse::<i128>().unwrap(), cells[1].parse::<i128>().unwrap_or(i128::MAX));
        if from <= (own - other).abs() && (own - other).abs() <= to {
            return if own >= other { hundredths(cells[2]) } else { hundredths(cells[3]) };
        }
    }
    unreachable!("the last row has no end")
}

fn difference_for(percent: i128) -> Option<i128> {
    let row = |line: &str| {
        let (score, difference) = line.split_once(',')?;
        Some((hundredths(score), difference.trim().parse().ok()?))
    };
    TABLE_2.lines().skip(1).filter_map(row).find_map(|(score, difference)| (score == percent).then_some(difference))
}

/// Half-points of White and Black where 4.5.4.2 lets a game be rated.
fn rated(event: &Event, game: &Game) -> Option<(i128, i128)> {
    let result = game.result?;
    if game.too_fast {
        return None;
    }
    let team = event.kind == EventKind::Team;
    let played = match result {
        GameResult::WhiteWins => (2, 0),
        GameResult::BlackWins => (0, 2),
        GameResult::Draw => (1, 1),
        GameResult::BothLose => (0, 0),
        GameResult::HalfToWhite => (1, 0),
        GameResult::HalfToBlack => (0, 1),
        GameResult::ShortWhiteWins | GameResult::ShortBlackWins | GameResult::ShortDraw => return None,
        GameResult::BlackForfeits | GameResult::WhiteForfeits | GameResult::BothForfeit => {
            let absent: &[PlayerId] = match result {
                GameResult::BlackForfeits => &[game.black],
                GameResult::WhiteForfeits => &[game.white],
                _ => &[game.white, game.black],
            };
            if team || game.notice != Some(Notice::None) || absent.iter().any(|player| never_came(event, *player)) {
                return None;
            }
            return Some(match result {
                GameResult::BlackForfeits => (2, 0),
                GameResult::WhiteForfeits => (0, 2),
                _ => (0, 0),
            });
        }
    };
    (!(team && game.late_reserve)).then_some(played)
}

fn never_came(event: &Event, player: PlayerId) -> bool {
    let games = event.groups.iter().flat_map(|group| &group.games);
    let mut own = games.filter(|game| game.white == player || game.black == player);
    own.all(|game| match game.result {
        _ if game.notice == Some(Notice::Late) => false,
        Some(GameResult::BothForfeit) => true,
        Some(GameResult::WhiteForfeits) => game.white == player,
        Some(GameResult::BlackForfeits) => game.black == player,
        _ => false,
    })
}

/// Rated games from both sides: player, opponent, half-points.
type Sides = Vec<(PlayerId, PlayerId, i128)>;

/// Everybody's rating to start from; foreign players without one by performance.
fn starts(event: &Event) -> BTreeMap<PlayerId, i128> {
    let mut known: BTreeMap<PlayerId, i128> = BTreeMap::new();
    let mut unknown: Vec<PlayerId> = Vec::new();
    for entrant in &event.entrants {
        match (entrant.rating, entrant.origin) {
            (Some(rating), _) => drop(known.insert(entrant.player, rating.value.into())),
            (None, Origin::Foreign) => unknown.push(entrant.player),
            (None, Origin::Danish) => {}
        }
    }
    let games = event.groups.iter().flat_map(|group| &group.games);
    let sides: Sides = games
        .filter_map(|game| rated(event, game).map(|score| (game, score)))
        .flat_map(|(game, (white, black))| [(game.white, game.black, white), (game.black, game.white, black)])
        .collect();
    loop {
        let counting = counting(&sides, &known, &unknown);
        let kept: Vec<PlayerId> =
            unknown.iter().copied().filter(|player| worth(&counting, *player).is_some()).collect();
        if kept.len() == unknown.len() {
            break;
        }
        unknown = kept;
    }
    let mut linked: Vec<PlayerId> = known.keys().copied().collect();
    for _ in 0..unknown.len() {
        let next = sides.iter().filter(|side| linked.contains(&side.1) && unknown.contains(&side.0));
        linked.extend(next.map(|side| side.0).collect::<Vec<_>>());
    }
    unknown.retain(|player| linked.contains(player));
    let counting = counting(&sides, &known, &unknown);
    known.extend(stable(&counting, &known, &unknown));
    known
}

fn counting(sides: &Sides, known: &BTreeMap<PlayerId, i128>, unknown: &[PlayerId]) -> Sides {
    let counts = |other: &PlayerId| known.contains_key(other) || unknown.contains(other);
    sides.iter().filter(|side| counts(&side.1)).copied().collect()
}

/// What the percentage of a player stands for.
fn worth(sides: &Sides, player: PlayerId) -> Option<i128> {
    let own: Vec<i128> = sides.iter().filter(|side| side.0 == player).map(|side| side.2).collect();
    let games = i128::try_from(own.len()).unwrap();
    if games == 0 {
        return None;
    }
    difference_for(Fraction(100 * own.iter().sum::<i128>(), 2 * games).nearest())
}

/// Fine enough that no rounding on the way shows.
const FINE: i128 = 1_000_000_000;

fn stable(sides: &Sides, known: &BTreeMap<PlayerId, i128>, unknown: &[PlayerId]) -> BTreeMap<PlayerId, i128> {
    let mean = Fraction(FINE * known.values().sum::<i128>(), i128::try_from(known.len().max(1)).unwrap()).nearest();
    let mut values: BTreeMap<PlayerId, i128> = unknown.iter().map(|player| (*player, mean)).collect();
    loop {
        let rating = |player: PlayerId| known.get(&player).map_or_else(|| values[&player], |rating| rating * FINE);
        let next: BTreeMap<PlayerId, i128> = unknown
            .iter()
            .map(|player| {
                let own: Vec<i128> = sides.iter().filter(|side| side.0 == *player).map(|side| rating(side.1)).collect();
                let average = Fraction(own.iter().sum(), i128::try_from(own.len()).unwrap()).nearest();
                (*player, average + FINE * worth(sides, *player).unwrap())
            })
            .collect();
        let moved = unknown.iter().any(|player| 2 * (values[player] - next[player]).abs() >= FINE);
        values = next;
        if !moved {
            return values
                .into_iter()
                .map(|(player, value)| (player, Fraction(value, FINE).nearest().max(0)))
                .collect();
        }
    }
}

/// 4.5.2 and 4.5.4 for one player: games, half-points, expected hundredths before rounding, and the new rating.
fn by_the_book(event: &Event, starts: &BTreeMap<PlayerId, i128>, player: PlayerId) -> (u32, i128, i128, i128) {
    let own = starts[&player];
    let (mut games, mut halves, mut sum) = (0_u32, 0, 0);
    for group in &event.groups {
        let paired = |key: &PlayerId| group.games.iter().any(|game| game.white == *key || game.black == *key);
        let class: Vec<i128> = starts.iter().filter(|(key, _)| paired(key)).map(|(_, rating)| *rating).collect();
        let spread = class.iter().max().unwrap_or(&0) - class.iter().min().unwrap_or(&0);
        let by_average = group.is_all_play_all && class.len() > 1 && spread <= 200;
        let mut met: BTreeMap<PlayerId, usize> = BTreeMap::new();
        let mut cycles: Vec<Vec<i128>> = Vec::new();
        for game in &group.games {
            let Some((white, black)) = rated(event, game) else { continue };
            let (opponent, score) = match player {
                _ if game.white == player => (game.black, white),
                _ if game.black == player => (game.white, black),
                _ => continue,
            };
            let Some(rating) = starts.get(&opponent) else { continue };
            games += 1;
            halves += score;
            let before = met.entry(opponent).or_default();
            if cycles.len() <= *before {
                cycles.push(Vec::new());
            }
            cycles[*before].push(*rating);
            *before += 1;
            if !by_average {
                sum += expected(own, *rating);
            }
        }
        for cycle in cycles.iter().filter(|_| by_average) {
            let players = i128::try_from(cycle.len()).unwrap() + 1;
            let average = Fraction(cycle.iter().sum::<i128>() + own, players).nearest();
            sum += players * expected(own, average) - 50;
        }
    }
    (games, halves, sum, new_rating(event, player, own, games, halves, sum))
}

fn new_rating(event: &Event, player: PlayerId, own: i128, games: u32, halves: i128, sum: i128) -> i128 {
    let registered = event.entrants.iter().find(|entrant| entrant.player == player).unwrap().registered;
    let base = registered.map_or(own, i128::from);
    if games == 0 {
        return base;
    }
    let twentieths = Fraction(sum, 5).nearest();
    let gain = 10 * halves - twentieths;
    let k = if own >= 2400 {
        10
    } else if own >= 2000 {
        20
    } else if own >= 1600 {
        30
    } else {
        45
    };
    let needed = match games {
        0..=5 => 30,
        6 | 7 => 40,
        8 | 9 => 50,
        10 | 11 => 60,
        more => 60 + 10 * i128::from((more - 10) / 2),
    };
    let bonus = (gain - needed).max(0);
    let is_winner = event.groups.iter().any(|group| group.winners.contains(&player));
    let mut rating = Fraction(base, 1).plus(Fraction(k * (gain + bonus), 20));
    if is_winner && gain < 0 {
        rating = Fraction(base, 1);
    }
    for (limit, top, bottom) in [(1600, 2, 3), (2000, 2, 3), (2400, 1, 2)] {
        if base < limit && rating.is_over(limit) {
            rating = Fraction(limit, 1).plus(rating.plus(Fraction(-limit, 1)).times(top, bottom));
        }
    }
    for (limit, top, bottom) in [(2400, 2, 1), (2000, 3, 2), (1600, 3, 2)] {
        if base >= limit && rating.is_under(limit) {
            rating = Fraction(limit, 1).plus(rating.plus(Fraction(-limit, 1)).times(top, bottom));
        }
    }
    if rating.is_under(1000) { 1000 } else { rating.nearest() }
}

#[test]
fn both_implementations_agree_on_thousands_of_random_events() {
    let (mut players, mut performances, mut averages, mut boundaries) = (0, 0, 0, 0);
    for seed in 0..6_000 {
        let event = open(seed);
        let starts = starts(&event);
        let report = rate(&event);
        let found: Vec<PlayerId> = report.players.iter().map(|player| player.player).collect();
        assert_eq!(found, starts.keys().copied().collect::<Vec<_>>(), "seed {seed}");
        for player in &report.players {
            let slow = by_the_book(&event, &starts, player.player);
            let fast = (player.games_rated, player.points.0.into(), player.expected_sum.0.into(), player.new.into());
            assert_eq!(i128::from(player.old), starts[&player.player], "seed {seed}, player {}", player.player);
            assert_eq!(fast, slow, "seed {seed}, player {}", player.player);
            players += 1;
            performances += i32::from(player.source == rokade_rating::dsu::RatingSource::Performance);
            averages += i32::from(!player.averages.is_empty());
            boundaries += i32::from(!player.boundary.is_empty());
        }
        let short: Vec<(PlayerId, u32)> = report.players.iter().map(|player| (player.player, player.new)).collect();
        assert_eq!(ratings(&event), short, "the short way gives the same, seed {seed}");
    }
    // The events have everything in them that the rules speak of.
    assert!(
        players > 30_000 && performances > 500 && averages > 5_000 && boundaries > 500,
        "{players} {performances} {averages} {boundaries}"
    );
}

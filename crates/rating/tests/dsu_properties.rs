//! What holds for every event.

mod hall;

use hall::{game, open, swiss};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use rokade_model::GameResult::{self, BlackWins, Draw, WhiteWins};
use rokade_model::RoundNumber;
use rokade_rating::dsu::{Event, Game, Method, Report, event_lines, game_lines, player_lines, rate, ratings, steps};
use rokade_rating::{Exact, Hundredths, Rating};

/// The event with players, games and entrants in another order.
fn shuffled(event: &Event, seed: u64) -> Event {
    let mut lots = ChaCha8Rng::seed_from_u64(seed);
    let mut event = event.clone();
    event.entrants.shuffle(&mut lots);
    for group in &mut event.groups {
        group.players.shuffle(&mut lots);
        group.games.shuffle(&mut lots);
        group.winners.shuffle(&mut lots);
    }
    event
}

/// Games of one round against one opponent come in the order of the file; everything else is the same.
fn without_order(mut report: Report) -> Report {
    for player in &mut report.players {
        player.games.sort_by_key(|line| (line.group, line.round, line.opponent, format!("{line:?}")));
    }
    report
}

fn results() -> impl Strategy<Value = GameResult> {
    prop_oneof![Just(WhiteWins), Just(Draw), Just(BlackWins)]
}

prop_compose! {
    /// Players of one factor and games among them, everything rated.
    fn one_factor()(
        ratings in prop::collection::vec(2000..2400_u32, 2..10),
        games in prop::collection::vec((0..100_usize, 1..100_usize, results()), 1..40),
    ) -> (Vec<Rating>, Vec<Game>) {
        let count = ratings.len();
        let number = |index: usize| u32::try_from(index + 1).unwrap();
        let pair = |(index, (white, apart, result)): (usize, &(usize, usize, GameResult))| {
            let (white, black) = (white % count, (white + 1 + apart % (count - 1)) % count);
            game(RoundNumber::try_from(index + 1).unwrap(), number(white), number(black), *result)
        };
        let games = games.iter().enumerate().map(pair).collect();
        (ratings, games)
    }
}

proptest! {
    #[test]
    fn the_order_of_players_and_games_is_no_matter(seed in any::<u64>(), order in any::<u64>()) {
        let event = open(seed);
        let other = shuffled(&event, order);
        prop_assert_eq!(without_order(rate(&event)), without_order(rate(&other)));
        prop_assert_eq!(ratings(&event), ratings(&other));
    }

    /// The difference method: what is expected of two players in a game is a point, so that within one factor and
    /// without bonus what one wins another loses, but for the rounding of each sum to 0.05. The average method
    /// promises no such thing: the shares of a class need not add up.
    #[test]
    fn in_the_difference_method_expected_points_add_up_to_the_games((ratings, games) in one_factor()) {
        let count = i32::try_from(games.len()).unwrap();
        let report = rate(&swiss(&ratings, games));
        let expected: Hundredths = report.players.iter().map(|player| player.expected_sum).sum();
        prop_assert_eq!(expected, Hundredths(100 * count));
        let before_rounding = report.players.iter().fold(Exact::ZERO, |sum, player| {
            let gain = Hundredths::from(player.points) - player.expected_sum;
            sum + Exact::new(i64::from(player.k) * i64::from(gain.0), 100)
        });
        prop_assert_eq!(before_rounding, Exact::ZERO);
        for player in &report.players {
            prop_assert!((player.expected - player.expected_sum).0.abs() <= 2);
        }
    }

    #[test]
    fn a_better_score_never_gives_a_lower_rating(seed in any::<u64>(), place in any::<prop::sample::Index>()) {
        let mut event = open(seed);
        // Unknown players rate the others by their own results, so that a better score is another event.
        event.entrants.retain(|entrant| entrant.rating.is_some());
        let Some(group) = event.groups.iter_mut().find(|group| !group.games.is_empty()) else { return Ok(()) };
        let place = place.index(group.games.len());
        let white = group.games[place].white;
        let mut last = None;
        for result in [BlackWins, Draw, WhiteWins] {
            let group = event.groups.iter_mut().find(|group| !group.games.is_empty()).unwrap();
            group.games[place].result = Some(result);
            let new = ratings(&event).into_iter().find_map(|(player, rating)| (player == white).then_some(rating));
            prop_assert!(new >= last, "{last:?} then {new:?} with {result}");
            last = new;
        }
    }

    #[test]
    fn every_figure_of_a_derivation_follows_from_the_ones_before(seed in any::<u64>()) {
        let report = rate(&open(seed));
        for player in &report.players {
            let by_game: Hundredths = player.games.iter().filter_map(|line| line.expected).sum();
            let by_average: Hundredths = player.averages.iter().map(|line| line.expected).sum();
            prop_assert_eq!(player.expected_sum, by_game + by_average);
            prop_assert_eq!(player.games.iter().filter(|line| line.rated).count(), player.games_rated as usize);
            for line in &player.games {
                prop_assert!(line.rated || line.reason.is_some(), "a game left out says why");
                let by_difference = report.methods[line.group].method == Method::Difference;
                prop_assert_eq!(line.expected.is_some(), line.rated && by_difference);
            }
            prop_assert_eq!(i64::from(player.new) - i64::from(player.base), i64::from(player.change));
            prop_assert!(player.games_rated == 0 || player.new >= 1000);
            prop_assert!(!player_lines(player).is_empty() && !player.clauses.is_empty());
            let (whole, rest, games) = (player_lines(player), steps(player), game_lines(player));
            let joined: Vec<_> = rest[..1].iter().chain(&games).chain(&rest[1..]).cloned().collect();
            prop_assert_eq!(whole, joined, "the games stand behind the rating a derivation begins with");
        }
        prop_assert!(event_lines(&report).len() >= report.methods.len());
    }
}

#[test]
fn ratings_that_are_none_are_rated_without_a_panic() {
    let games = (1..=4).map(|round| game(round, 1, round + 1, WhiteWins)).collect();
    let event = swiss(&[u32::MAX, 0, 1, 4000, u32::MAX], games);
    let report = rate(&event);
    assert_eq!(report.players.len(), 5);
    assert_eq!(report.players[0].games[0].expected, Some(Hundredths(100)));
}

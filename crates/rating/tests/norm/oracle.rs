//! A second implementation, from the digest of the rules and with nothing in common but the tables; and claims that
//! must hold for any field.

use proptest::prelude::*;

use crate::field::Field;
use rokade_clause::HandbookEdition;
use rokade_model::{HalfPoints, Title};
use rokade_rating::norm::{Contestant, Edition, Form, NormTitle};
use rokade_rating::table::Tables;

type Opponent = (Option<u32>, Option<Title>, &'static str, usize);

fn opponents(count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Opponent>> {
    let titles = [Some(Title::Gm), Some(Title::Im), Some(Title::Fm), Some(Title::Cm), Some(Title::Wgm), None];
    let flags = ["DEN", "SWE", "NOR", "ISL"];
    let rating = prop_oneof![9 => (1900_u32..2700).prop_map(Some), 1 => Just(None)];
    let one = (rating, prop::sample::select(titles.to_vec()), prop::sample::select(flags.to_vec()), 0_usize..3);
    prop::collection::vec(one, count)
}

fn field(edition: Edition, games: &[Opponent]) -> Field {
    let people: Vec<Contestant> = games
        .iter()
        .map(|(rating, title, flag, _)| Contestant {
            rating: *rating,
            title: *title,
            federation: Some((*flag).to_owned()),
            sex: None,
        })
        .collect();
    let marks: String = games.iter().map(|(_, _, _, halves)| ['0', '=', '1'][*halves]).collect();
    let own = Contestant { federation: Some("DEN".to_owned()), rating: Some(2400), ..Contestant::default() };
    Field::with(edition, own, &people, &marks).form(Form::RoundRobin)
}

/// Percentage with a half up: 100 × halves / (2 × games) + ½.
fn whole_percent(halves: u32, games: u32) -> u32 {
    (200 * halves + 2 * games) / (4 * games)
}

fn slow_average(games: &[Opponent], raised: usize, floor: u32, unrated: Option<u32>) -> Option<u32> {
    let mut ratings: Vec<Option<u32>> = games.iter().map(|(rating, ..)| rating.or(unrated)).collect();
    ratings.sort_unstable();
    for rating in ratings.iter_mut().take(raised) {
        *rating = Some(rating.unwrap_or(0).max(floor));
    }
    let ratings: Vec<u32> = ratings.into_iter().flatten().collect();
    let number = u32::try_from(ratings.len()).unwrap();
    (number > 0).then(|| (2 * ratings.iter().sum::<u32>() + number) / (2 * number))
}

fn count(games: &[Opponent], titles: &[Title]) -> usize {
    games.iter().filter(|(_, title, ..)| title.is_some_and(|title| titles.contains(&title))).count()
}

/// The handbook for nine games.
fn slow_handbook(games: &[Opponent], title: NormTitle) -> bool {
    use Title::{Fm, Gm, Im, Wfm, Wgm, Wim};
    let (least, floor, lowest) = match title {
        NormTitle::Gm => (2601, 2250, 2328),
        NormTitle::Im => (2451, 2100, 2178),
        NormTitle::Wgm => (2401, 2050, 2128),
        NormTitle::Wim => (2251, 1900, 1978),
    };
    let halves = u32::try_from(games.iter().map(|(_, _, _, halves)| halves).sum::<usize>()).unwrap();
    let average = slow_average(games, 2, floor, None).unwrap();
    let percent = whole_percent(halves, 9).min(99);
    let performs = Tables::of(HandbookEdition::default())
        .difference(percent)
        .is_some_and(|dp| i64::from(average) + i64::from(dp) >= i64::from(least));
    let rated = games.iter().filter(|(rating, ..)| rating.is_some()).count() >= 7;
    let foreign = games.iter().filter(|(_, _, flag, _)| *flag != "DEN").count() >= 3;
    let mut flags: Vec<&str> = games.iter().map(|(_, _, flag, _)| *flag).collect();
    flags.sort_unstable();
    flags.dedup();
    let titled = match title {
        NormTitle::Gm => count(games, &[Gm]) >= 3,
        NormTitle::Im => count(games, &[Im]) >= 3 || count(games, &[Gm]) >= 2,
        NormTitle::Wgm => count(games, &[Gm, Im, Wgm]) >= 3,
        NormTitle::Wim => count(games, &[Wim]) >= 3 || count(games, &[Gm, Im, Wgm, Fm]) >= 2,
    };
    let holders = count(games, &[Gm, Im, Wgm, Fm, Wim, Wfm]) >= 5;
    performs && average >= lowest && halves >= 7 && rated && foreign && flags.len() >= 3 && titled && holders
}

/// B.01 for an all-play-all in which every unrated opponent has points.
fn slow_2024(games: &[Opponent], title: NormTitle) -> bool {
    use Title::{Fm, Gm, Im, Wfm, Wgm, Wim};
    let (least, floor, lowest, kin): (u32, u32, u32, &[Title]) = match title {
        NormTitle::Gm => (2600, 2200, 2380, &[Gm]),
        NormTitle::Im => (2450, 2050, 2230, &[Gm, Im]),
        NormTitle::Wgm => (2400, 2000, 2180, &[Gm, Im, Wgm]),
        NormTitle::Wim => (2250, 1850, 2030, &[Gm, Im, Wgm, Wim]),
    };
    let number = u32::try_from(games.len()).unwrap();
    let halves = u32::try_from(games.iter().map(|(_, _, _, halves)| halves).sum::<usize>()).unwrap();
    let average = slow_average(games, 1, floor, Some(1400)).unwrap();
    let dp = Tables::fide().difference(whole_percent(halves, number)).unwrap();
    let of = |wanted: &str| games.iter().filter(|(_, _, flag, _)| *flag == wanted).count();
    let counts = ["DEN", "SWE", "NOR", "ISL"].map(of);
    let others = counts[1..].iter().filter(|count| **count > 0).count();
    i64::from(average) + i64::from(dp) >= i64::from(least)
        && average >= lowest
        && 100 * halves >= 70 * number
        && others >= 2
        && 5 * counts[0] <= 3 * games.len()
        && 3 * counts.iter().max().unwrap() <= 2 * games.len()
        && 2 * count(games, &[Gm, Im, Wgm, Fm, Wim, Wfm]) >= games.len()
        && count(games, kin) >= 3
        && 3 * count(games, kin) >= games.len()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn the_handbook_is_read_alike_twice(games in opponents(9..10), title in 0_usize..4) {
        let title = NormTitle::ALL[title];
        prop_assert_eq!(field(Edition::Handbook, &games).norm(title).reached, slow_handbook(&games, title));
    }

    #[test]
    fn the_regulations_of_2024_are_read_alike_twice(mut games in opponents(9..14), title in 0_usize..4) {
        // A beaten unrated opponent of this field has points from nobody, and would not count.
        for (rating, _, _, halves) in &mut games {
            if rating.is_none() {
                *halves = (*halves).min(1);
            }
        }
        let title = NormTitle::ALL[title];
        prop_assert_eq!(field(Edition::Fide2024, &games).norm(title).reached, slow_2024(&games, title));
    }

    #[test]
    fn more_points_never_lose_a_norm(games in opponents(9..12), at in 0_usize..9, edition in 0_usize..2) {
        let (edition, _) = Edition::ALL[edition];
        let mut better = games.clone();
        better[at].3 = (better[at].3 + 1).min(2);
        // An unrated opponent without points does not count: leave that case to its own test.
        prop_assume!(games[at].0.is_some());
        for title in NormTitle::ALL {
            let (before, after) = (field(edition, &games).norm(title), field(edition, &better).norm(title));
            prop_assert!(!before.reached || after.reached, "{title}");
        }
    }

    #[test]
    fn a_stronger_opponent_never_lowers_the_average(games in opponents(9..12), at in 0_usize..9, by in 1_u32..300) {
        let games: Vec<Opponent> = games.into_iter().map(|game| (game.0.or(Some(1950)), game.1, game.2, game.3)).collect();
        let mut stronger = games.clone();
        stronger[at].0 = stronger[at].0.map(|rating| rating + by);
        for (edition, _) in Edition::ALL {
            for title in NormTitle::ALL {
                let (before, after) = (field(edition, &games).norm(title), field(edition, &stronger).norm(title));
                prop_assert!(before.average <= after.average, "{title}");
            }
        }
    }

    #[test]
    fn the_order_of_the_games_does_not_matter(games in opponents(9..12), turn in 0_usize..9) {
        let mut turned = games.clone();
        turned.rotate_left(turn);
        for (edition, _) in Edition::ALL {
            for title in NormTitle::ALL {
                let (one, other) = (field(edition, &games).norm(title), field(edition, &turned).norm(title));
                prop_assert_eq!(
                    (one.reached, one.average, one.performance, one.points_needed),
                    (other.reached, other.average, other.performance, other.points_needed)
                );
            }
        }
    }

    #[test]
    fn points_and_performance_agree_wherever_the_average_is_in_the_table(games in opponents(9..10), title in 0_usize..4) {
        let title = NormTitle::ALL[title];
        for (edition, _) in Edition::ALL {
            let norm = field(edition, &games).norm(title);
            if let Some(needed) = norm.points_needed {
                let performs = norm.requirement(rokade_rating::norm::Key::Performance).unwrap().met == Some(true);
                let least = HalfPoints((7 * i32::try_from(norm.games_counted()).unwrap() + 9) / 10);
                prop_assert_eq!(norm.points >= needed, performs && norm.points >= least);
            }
        }
    }
}

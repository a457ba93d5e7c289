//! What holds of every fund and every table.

use proptest::prelude::*;
use rokade_model::{HalfPoints, Sex, StartNumber};
use rokade_standings::{
    Category, Contender, Contest, Distribution, Facts, Ore, Prize, PrizeFund, PrizeRule, RatingRule, Rounding, Rules,
    Several, Sharing, distribute,
};

const SHARINGS: [Sharing; 4] = [Sharing::Handbook, Sharing::ByOrder, Sharing::Equal, Sharing::Hort];

fn category(kind: u8) -> Option<Category> {
    let category = match kind {
        0 => return None,
        1 => Category { women: true, ..Category::default() },
        2 => Category { rating: Some(RatingRule::Band { from: None, to: Some(1600) }), ..Category::default() },
        _ => Category { club: "Fjordby".into(), ..Category::default() },
    };
    Some(category)
}

prop_compose! {
    fn fund()(
        rows in prop::collection::vec((0_u8..4, 0_i64..200_000), 0..10),
        sharing in 0_usize..4, several: bool, krone: bool,
    ) -> PrizeFund {
        let mut rows = rows;
        rows.sort_by_key(|(_, cash)| std::cmp::Reverse(*cash));
        let prize = |(kind, cash): (u8, i64)| Prize {
            name: "præmie".into(), cash: Ore(cash), honour: "pokal".into(), category: category(kind),
        };
        PrizeFund {
            prizes: rows.into_iter().map(prize).collect(),
            sharing: SHARINGS[sharing],
            several: if several { Several::Several } else { Several::OnePerPlayer },
            rounding: if krone { Rounding::Krone } else { Rounding::Ore },
            ..PrizeFund::default()
        }
    }
}

prop_compose! {
    fn contest()(
        rows in prop::collection::vec((0_i32..4, 0_u32..3, any::<bool>(), 1400_u32..1900, any::<bool>()), 0..12),
        all_play_all: bool,
    ) -> Contest {
        let mut rows = rows;
        rows.sort_by_key(|(points, correction, ..)| std::cmp::Reverse((*points, *correction)));
        let place = |at: usize| {
            let level = |one: &(i32, u32, bool, u32, bool)| (one.0, one.1) == (rows[at].0, rows[at].1);
            u32::try_from(rows.iter().position(level).unwrap() + 1).unwrap()
        };
        let players = (0..rows.len()).map(|at| {
            let (points, _, woman, rating, member) = rows[at];
            Contender {
                player: StartNumber(u32::try_from(at + 1).unwrap()),
                place: place(at),
                points: HalfPoints(points),
                decided: false,
                facts: Facts {
                    rating: Some(rating),
                    sex: Some(if woman { Sex::Woman } else { Sex::Man }),
                    club: if member { "Fjordby".into() } else { String::new() },
                    ..Facts::default()
                },
            }
        }).collect();
        let rules = if all_play_all { Rules::all_play_all(1) } else { Rules::other_group() };
        Contest { players, rule: PrizeRule::handbook(&rules), year: 2026 }
    }
}

fn admits(fund: &PrizeFund, prize: usize, contender: &Contender) -> bool {
    fund.prizes[prize].category.as_ref().is_none_or(|category| category.admits(&contender.facts, 2026))
}

fn amount(given: &Distribution, contender: &Contender) -> i64 {
    given.award(contender.player).map_or(0, |award| award.cash.0)
}

proptest! {
    #[test]
    fn no_ore_is_lost(fund in fund(), contest in contest()) {
        let given = distribute(&fund, &contest);
        let unawarded: Ore = given.unawarded.iter().map(|none| fund.prizes[none.prize].cash).sum();
        prop_assert_eq!(given.paid() + unawarded, fund.sum());
        for (index, pool) in given.pools.iter().enumerate() {
            prop_assert_eq!(pool.sum, pool.prizes.iter().map(|prize| fund.prizes[*prize].cash).sum());
            let parts = given.awards.iter().flat_map(|award| &award.parts).filter(|part| part.pool == index);
            prop_assert_eq!(pool.sum, parts.map(|part| part.amount).sum());
        }
        prop_assert!(given.awards.iter().all(|award| award.parts.iter().all(|part| part.amount >= Ore::ZERO)));
    }

    #[test]
    fn the_order_players_are_handed_in_does_not_matter(fund in fund(), contest in contest(), by in 0_usize..12) {
        let mut turned = contest.clone();
        let count = turned.players.len().max(1);
        turned.players.rotate_left(by % count);
        turned.players.reverse();
        prop_assert_eq!(distribute(&fund, &turned), distribute(&fund, &contest));
    }

    #[test]
    fn every_honour_goes_to_one_player_or_is_a_question(fund in fund(), contest in contest()) {
        let given = distribute(&fund, &contest);
        let mut seen: Vec<usize> = given.awards.iter().flat_map(|award| award.honours.clone()).collect();
        seen.extend(given.questions.iter().flat_map(|question| question.prizes.clone()));
        seen.extend(given.unawarded.iter().map(|none| none.prize));
        seen.sort_unstable();
        prop_assert_eq!(seen, (0..fund.prizes.len()).collect::<Vec<_>>());
    }

    #[test]
    fn one_prize_for_each_player(fund in fund(), contest in contest()) {
        let fund = PrizeFund { several: Several::OnePerPlayer, ..fund };
        let given = distribute(&fund, &contest);
        for pool in &given.pools {
            prop_assert!(pool.prizes.len() <= pool.players.len(), "{pool:?}");
        }
        for award in &given.awards {
            prop_assert!(award.parts.len() <= 1 && award.honours.len() <= 1);
            let contender = contest.players.iter().find(|one| one.player == award.player).unwrap();
            let best = (0..fund.prizes.len()).filter(|prize| admits(&fund, *prize, contender));
            prop_assert!(award.cash <= best.map(|prize| fund.prizes[prize].cash).max().unwrap_or_default());
        }
    }

    #[test]
    fn nobody_ahead_wishes_for_a_prize_of_somebody_behind(fund in fund(), contest in contest()) {
        let fund = PrizeFund { several: Several::OnePerPlayer, sharing: Sharing::ByOrder, ..fund };
        let given = distribute(&fund, &contest);
        for pool in given.pools.iter().filter(|pool| pool.players.len() == 1) {
            let behind = contest.players.iter().find(|one| one.player == pool.players[0]).unwrap();
            for ahead in contest.players.iter().filter(|one| one.place < behind.place) {
                let is_level = contest.players.iter().filter(|one| one.place == ahead.place).count() > 1;
                let wished = pool.prizes.iter().filter(|prize| admits(&fund, **prize, ahead));
                for prize in wished.filter(|_| !is_level) {
                    prop_assert!(amount(&given, ahead) >= fund.prizes[*prize].cash.0);
                }
            }
        }
    }

    #[test]
    fn main_prizes_fall_with_the_place(fund in fund(), contest in contest(), sharing in 0_usize..4) {
        let prizes = fund.prizes.iter().filter(|prize| prize.is_main()).cloned().collect();
        let fund = PrizeFund { prizes, sharing: SHARINGS[sharing], ..fund };
        let given = distribute(&fund, &contest);
        for pair in contest.players.windows(2) {
            prop_assert!(amount(&given, &pair[0]) >= amount(&given, &pair[1]));
        }
    }

    #[test]
    fn equal_points_give_equal_money_to_players_alike(fund in fund(), contest in contest()) {
        let fund = PrizeFund { sharing: Sharing::Equal, ..fund };
        let given = distribute(&fund, &contest);
        let unit = fund.rounding.unit();
        for one in &contest.players {
            for other in contest.players.iter().filter(|other| other.points == one.points) {
                let alike = (0..fund.prizes.len()).all(|prize| admits(&fund, prize, one) == admits(&fund, prize, other));
                let most = unit * i64::try_from(fund.lists().len().max(1)).unwrap();
                let apart = (amount(&given, one) - amount(&given, other)).abs();
                prop_assert!(!alike || apart <= most, "{apart}");
            }
        }
    }

    #[test]
    fn hort_lies_between_the_own_prize_and_the_share(fund in fund(), contest in contest()) {
        let fund = PrizeFund { sharing: Sharing::Hort, ..fund };
        for award in distribute(&fund, &contest).awards {
            for part in award.parts {
                if let Some((own, share)) = part.hort {
                    prop_assert!(own.min(share) <= part.amount && part.amount <= own.max(share), "{part:?}");
                }
            }
        }
    }
}

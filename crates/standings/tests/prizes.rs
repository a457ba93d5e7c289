//! Prizes by worked figures: § 24 and what championships fix instead.

mod event;

use event::event;
use rokade_model::{HalfPoints, Sex, StartNumber};
use rokade_standings::{
    Age, AgeOn, Category, Contender, Contest, Distribution, Facts, Missing, Ore, Prize, PrizeFund, PrizeRule,
    RatingRule, Rounding, Rules, Several, Sharing, distribute, standings,
};

fn cash(name: &str, kroner: i64) -> Prize {
    Prize { name: name.into(), cash: Ore::kroner(kroner), ..Prize::default() }
}

fn for_whom(prize: Prize, category: Category) -> Prize {
    Prize { category: Some(category), ..prize }
}

fn with_honour(prize: Prize, honour: &str) -> Prize {
    Prize { honour: honour.into(), ..prize }
}

fn women() -> Category {
    Category { women: true, ..Category::default() }
}

fn main_prizes(kroner: &[i64]) -> PrizeFund {
    let prizes = (1..).zip(kroner).map(|(place, sum)| cash(&format!("{place}. præmie"), *sum)).collect();
    PrizeFund { prizes, ..PrizeFund::default() }
}

/// Players 1, 2, 3 … with a place and half-points each.
fn contest(rows: &[(u32, i32)]) -> Contest {
    let contender = |(player, (place, halves)): (u32, &(u32, i32))| Contender {
        player: StartNumber(player),
        place: *place,
        points: HalfPoints(*halves),
        decided: false,
        facts: Facts::default(),
    };
    Contest {
        players: (1..).zip(rows).map(contender).collect(),
        rule: PrizeRule::handbook(&Rules::other_group()),
        year: 2026,
    }
}

fn all_play_all(rows: &[(u32, i32)]) -> Contest {
    Contest { rule: PrizeRule::handbook(&Rules::all_play_all(1)), ..contest(rows) }
}

/// `1 900, 2 600.50`
fn paid(distribution: &Distribution) -> String {
    let award = |award: &rokade_standings::Award| match award.cash.split() {
        (kroner, 0) => format!("{} {kroner}", award.player),
        (kroner, ore) => format!("{} {kroner}.{ore:02}", award.player),
    };
    distribution.awards.iter().map(award).collect::<Vec<_>>().join(", ")
}

#[test]
fn d4_1_24a_ties_share_cash_and_sonneborn_berger_gives_the_cup() {
    let mut fund = main_prizes(&[1000, 600, 300]);
    fund.prizes[0].honour = "pokal".into();
    let given = distribute(&fund, &all_play_all(&[(1, 12), (2, 12), (3, 10)]));
    assert_eq!(paid(&given), "1 800, 2 800, 3 300");
    assert_eq!(given.award(StartNumber(1)).unwrap().honours, [0]);
    assert!(given.award(StartNumber(2)).unwrap().honours.is_empty() && given.questions.is_empty());
    let pool = &given.pools[0];
    assert_eq!(
        (pool.reason.key.as_ref(), pool.sum, pool.prizes.as_slice()),
        ("prize_shared", Ore::kroner(1600), &[0, 1][..])
    );
    assert!(pool.reason.clauses.iter().any(|clause| clause.as_str() == "D4.1-24a"));
}

#[test]
fn d4_1_24a_the_table_of_a_group_decides_who_shares() {
    // 2 wins; 1 and 4 have equal points and 1 the better Sonneborn-Berger.
    let history = event(4, 3, &["1-4 0-1, 2-3 1-0", "4-3 1/2-1/2, 1-2 1-0", "2-4 1-0, 3-1 1/2-1/2"]);
    let rules = Rules::all_play_all(1);
    let contest = Contest::new(&standings(&history, 3, &rules), &rules, 2026, |_| Facts::default());
    let mut fund = main_prizes(&[1000, 500, 250]);
    fund.prizes[1].honour = "bog".into();
    let given = distribute(&fund, &contest);
    assert_eq!(paid(&given), "2 1000, 1 375, 4 375");
    assert_eq!(given.award(StartNumber(1)).unwrap().honours, [1]);
}

#[test]
fn d4_1_24b_elsewhere_the_ordinary_correction_gives_every_prize() {
    let given = distribute(&main_prizes(&[1000, 600, 300]), &contest(&[(1, 12), (2, 12), (3, 10)]));
    assert_eq!(paid(&given), "1 1000, 2 600, 3 300");
    assert!(given.pools.iter().all(|pool| pool.reason.clauses.iter().any(|clause| clause.as_str() == "D4.1-24b")));
}

#[test]
fn d4_9_10_players_the_correction_leaves_level_share_and_a_cup_is_a_question() {
    let mut fund = main_prizes(&[1000, 601]);
    fund.prizes[0].honour = "pokal".into();
    let given = distribute(&fund, &contest(&[(1, 12), (1, 12), (3, 10)]));
    assert_eq!(paid(&given), "1 800.50, 2 800.50");
    assert_eq!(given.pools[0].reason.key, "prize_shared_level");
    assert_eq!(given.questions.len(), 1);
    assert_eq!(
        (given.questions[0].players.as_slice(), given.questions[0].prizes.as_slice()),
        (&[StartNumber(1), StartNumber(2)][..], &[0][..])
    );
}

#[test]
fn d4_2_36f_prizes_follow_the_play_off_and_the_others_are_shared() {
    let fund = PrizeFund { sharing: Sharing::Equal, ..main_prizes(&[10_000, 6_000, 4_000, 3_000]) };
    let mut contest = contest(&[(1, 14), (2, 14), (3, 12), (4, 12)]);
    contest.players.iter_mut().take(2).for_each(|player| player.decided = true);
    assert_eq!(paid(&distribute(&fund, &contest)), "1 10000, 2 6000, 3 3500, 4 3500");
}

#[test]
fn d4_2_37e_equal_points_share_whatever_the_correction_says_of_places() {
    let fund = PrizeFund { sharing: Sharing::Equal, ..main_prizes(&[900, 600]) };
    assert_eq!(paid(&distribute(&fund, &contest(&[(1, 12), (2, 12), (3, 12)]))), "1 500, 2 500, 3 500");
}

#[test]
fn d4_3_2c_a_tie_that_remains_shares_the_prize() {
    let given = distribute(&main_prizes(&[1000]), &contest(&[(1, 12), (1, 12), (3, 12)]));
    assert_eq!(paid(&given), "1 500, 2 500");
}

#[test]
fn d4_3_3c_prizes_follow_the_placing() {
    let fund = PrizeFund { sharing: Sharing::ByOrder, ..main_prizes(&[900, 600]) };
    assert_eq!(paid(&distribute(&fund, &all_play_all(&[(1, 12), (2, 12), (3, 12)]))), "1 900, 2 600");
}

#[test]
fn d4_3_4b_prizes_follow_the_play_off_and_the_rest_the_correction() {
    let history = event(4, 2, &["1-4 1-0, 2-3 1-0", "1-2 1/2-1/2, 3-4 1-0"]);
    let rules = Rules { play_offs: vec![vec![StartNumber(2), StartNumber(1)]], ..Rules::other_group() };
    let mut table = standings(&history, 2, &rules);
    // As the table stands once the play-off is in it.
    table.rows.sort_by_key(|row| match row.player {
        StartNumber(2) => 1,
        StartNumber(1) => 2,
        other => other.0,
    });
    (1..).zip(&mut table.rows).for_each(|(place, row)| row.place = place);
    let fund = PrizeFund { sharing: Sharing::Equal, ..main_prizes(&[900, 600, 300]) };
    let given = distribute(&fund, &Contest::new(&table, &rules, 2026, |_| Facts::default()));
    assert_eq!(paid(&given), "2 900, 1 600, 3 300");
}

#[test]
fn hort_pays_half_the_own_prize_and_half_the_share() {
    let fund = PrizeFund { sharing: Sharing::Hort, ..main_prizes(&[1000, 600, 200]) };
    let given = distribute(&fund, &contest(&[(1, 12), (2, 12), (3, 12), (4, 8)]));
    assert_eq!(paid(&given), "1 800, 2 600, 3 400");
    assert_eq!(given.award(StartNumber(1)).unwrap().parts[0].hort, Some((Ore::kroner(1000), Ore::kroner(600))));
}

#[test]
fn whole_kroner_lose_no_ore() {
    let fund = PrizeFund { sharing: Sharing::Equal, rounding: Rounding::Krone, ..main_prizes(&[1000, 0]) };
    let mut fund = PrizeFund { prizes: fund.prizes[..1].to_vec(), ..fund };
    assert_eq!(paid(&distribute(&fund, &contest(&[(1, 12), (2, 12), (3, 12)]))), "1 334, 2 333, 3 333");
    fund.prizes[0].cash = Ore(100_050);
    assert_eq!(paid(&distribute(&fund, &contest(&[(1, 12), (2, 12), (3, 12)]))), "1 334, 2 333.50, 3 333");
}

#[test]
fn everybody_takes_the_best_prize_and_the_others_pass_on() {
    let mut fund = main_prizes(&[1000, 400]);
    fund.prizes.push(for_whom(cash("Bedste kvinde", 500), women()));
    fund.prizes.push(for_whom(cash("Næstbedste kvinde", 100), women()));
    let mut contest = contest(&[(1, 12), (2, 11), (3, 10), (4, 9)]);
    for player in [0, 1, 3] {
        contest.players[player].facts.sex = Some(Sex::Woman);
    }
    let given = distribute(&fund, &contest);
    assert_eq!(paid(&given), "1 1000, 2 500, 3 400, 4 100");
    let best_woman = given.pools.iter().find(|pool| pool.prizes == [2]).unwrap();
    assert_eq!(best_woman.passed_on_by, [StartNumber(1)], "who has the first prize");
    fund.several = Several::Several;
    assert_eq!(paid(&distribute(&fund, &contest)), "1 1500, 2 500", "one in each list");
}

#[test]
fn tied_players_share_only_what_each_may_have() {
    let mut fund = PrizeFund { sharing: Sharing::Equal, ..main_prizes(&[500, 300]) };
    fund.prizes.push(for_whom(cash("Bedste kvinde", 400), women()));
    let mut contest = contest(&[(1, 12), (2, 12), (3, 10)]);
    contest.players[1].facts.sex = Some(Sex::Woman);
    assert_eq!(paid(&distribute(&fund, &contest)), "1 450, 2 450, 3 300");
    fund.prizes[2].cash = Ore::kroner(900);
    assert_eq!(paid(&distribute(&fund, &contest)), "1 500, 2 900, 3 300", "nobody lives on a prize of others");
}

#[test]
fn honours_alone_are_prizes_too() {
    let mut fund = main_prizes(&[500]);
    fund.prizes.push(with_honour(for_whom(cash("Bedste junior", 0), junior()), "skakbog"));
    let mut contest = contest(&[(1, 12), (2, 10)]);
    contest.players.iter_mut().for_each(|player| player.facts.birth = rokade_model::Birth::parse("2010"));
    let given = distribute(&fund, &contest);
    assert_eq!(paid(&given), "1 500, 2 0");
    assert_eq!(given.award(StartNumber(2)).unwrap().honours, [1], "the winner has a better prize");
}

fn junior() -> Category {
    Category { age: Some(Age { from: None, to: Some(20), on: AgeOn::Year }), ..Category::default() }
}

#[test]
fn prizes_nobody_wins_are_named_and_so_is_what_is_not_known() {
    let mut fund = main_prizes(&[500, 300, 100]);
    let unrated = Category { rating: Some(RatingRule::Unrated), ..Category::default() };
    fund.prizes.push(for_whom(cash("Bedste uden rating", 50), Category { club: "Havneby".into(), ..unrated }));
    fund.prizes.push(for_whom(cash("Bedste junior", 50), junior()));
    let given = distribute(&fund, &contest(&[(1, 12), (2, 10)]));
    let keys: Vec<(usize, &str)> = given.unawarded.iter().map(|none| (none.prize, none.reason.key.as_ref())).collect();
    assert_eq!(keys, [(2, "prize_left_over"), (3, "prize_without_candidate"), (4, "prize_without_candidate")]);
    assert_eq!(given.unknown, [(StartNumber(1), Missing::Birth), (StartNumber(2), Missing::Birth)]);
}

#[test]
fn a_fund_that_cannot_be_is_told_everything_at_once() {
    let mut fund = main_prizes(&[100, 200]);
    fund.currency = "kr".into();
    fund.prizes.push(Prize::default());
    fund.prizes.push(cash("Gæld", -1));
    let upside_down = Age { from: Some(20), to: Some(10), on: AgeOn::Year };
    fund.prizes.push(for_whom(cash("Ingen", 1), Category { age: Some(upside_down), ..Category::default() }));
    let objections = fund.objections();
    let keys: Vec<&str> = objections.iter().map(|reason| reason.key.as_ref()).collect();
    assert_eq!(
        keys,
        [
            "prize_currency_unknown",
            "prize_name_missing",
            "prize_empty",
            "prize_cash_out_of_range",
            "prize_band_upside_down",
            "prize_above_smaller",
        ]
    );
    assert!(main_prizes(&[200, 100]).objections().is_empty());
}

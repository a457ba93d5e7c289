//! Rounds made by hand, and the clause that decides against them.

use rokade_model::{ByeKind, GameResult, StartNumber};
use rokade_pairing::{Host, Judgement, Proposal, System, check, judge, pair};

use crate::fields::{bye, field, forbid, game, pairs_of};
use crate::hall::{Hall, four_floaters, three_rows};
use crate::thrown::dubov;

fn deciding(judgement: &Judgement) -> (&str, Option<i64>, Option<i64>) {
    assert!(judgement.is_legal(), "{:?}", judgement.breaches);
    let clause = judgement.deciding.as_ref().map_or("", |clause| clause.as_str());
    (clause, judgement.proposed_value, judgement.engine_value)
}

fn keys(judgement: &Judgement) -> Vec<&str> {
    judgement.breaches.iter().map(|reason| &*reason.key).collect()
}

#[test]
fn the_engine_s_own_round_is_equal() {
    for hall in [three_rows(), four_floaters()] {
        let boards = hall.written();
        assert!(hall.judge(&boards, &[]).is_equal());
    }
}

#[test]
fn d4_9_6_6_2_another_black_is_a_difference_of_rows() {
    assert_eq!(deciding(&three_rows().judge("1-5 2-4 3-6", &[])), ("D4.9.6-6.2", Some(2), Some(1)));
    assert_eq!(deciding(&three_rows().judge("2-1 3-4 5-6", &[])), ("D4.9.6-6.2", None, None), "inside one column");
}

#[test]
fn d4_9_6_6_3_another_repair_is_a_difference_of_rows() {
    let mut hall = three_rows();
    hall.apart("1-4");
    assert_eq!(deciding(&hall.judge("1-6 2-4 3-5", &[])), ("D4.9.6-6.3", Some(3), Some(2)));
}

#[test]
fn d4_9_6_8_2_a_floater_s_other_opponent_is_a_difference_of_ratings() {
    let hall = four_floaters();
    assert_eq!(deciding(&hall.judge("2-8 5-4 1-7 6-3", &[])), ("D4.9.6-8.2", Some(1600), Some(1700)));
}

#[test]
fn d4_9_6_7_2_another_player_brought_up_is_a_difference_of_ratings() {
    let mut hall = Hall::new(9);
    hall.seat(2, 2000, "WB", 20_000);
    hall.seat(2, 2000, "WB", 20_100);
    hall.seat(2, 2000, "BW", 20_000);
    for rating in [1800, 1700, 1500] {
        hall.seat(0, rating, "BW", 20_000);
    }
    assert_eq!(hall.told("dubov_step_up_for_odd", "brought"), [4]);
    assert_eq!(hall.written(), "1-3 2-4 6-5");
    assert_eq!(deciding(&hall.judge("1-3 2-5 6-4", &[])), ("D4.9.6-7.2", Some(1700), Some(1800)));
    hall.apart("1-3 2-3 1-2");
    assert_eq!(hall.told("dubov_step_up_for", "brought"), [4]);
    assert_eq!(deciding(&hall.judge("1-5 2-4 6-3", &[])).0, "D4.9.6-7.1");
}

#[test]
fn d4_9_6_6_4_leaving_the_group_without_need_is_a_difference() {
    let mut hall = three_rows();
    hall.seat(-2, 1500, "WB", 20_000);
    hall.seat(-2, 1500, "BW", 20_000);
    assert_eq!(deciding(&hall.judge("1-8 2-5 3-6 7-4", &[])).0, "D4.9.6-6.4");
}

#[test]
fn d4_9_6_4_another_bye_is_a_difference_of_ratings_or_scores() {
    let mut hall = Hall::new(9);
    hall.seat(2, 2200, "WB", 20_000);
    hall.seat(2, 2100, "BW", 20_000);
    hall.seat(0, 2000, "WB", 20_000);
    hall.seat(0, 1900, "BW", 20_000);
    hall.seat(0, 1800, "BW", 20_000);
    assert_eq!(deciding(&hall.judge("1-2 3-5", &[StartNumber(4)])), ("D4.9.6-4", Some(1900), Some(1800)));
    assert_eq!(deciding(&hall.judge("1-4 3-5", &[StartNumber(2)])), ("D4.9.6-4", Some(2), Some(0)));
}

#[test]
fn d4_9_6_5_the_first_round_is_judged_by_its_halves() {
    let history = field(5, 5);
    let of = |boards: &str, bye| judge(&dubov(&history, 1), &Proposal { boards: pairs_of(boards), byes: vec![bye] });
    assert!(of("1-3 4-2", StartNumber(5)).is_equal());
    assert_eq!(deciding(&of("1-4 3-2", StartNumber(5))), ("D4.9.6-5", Some(2), Some(1)));
    assert_eq!(deciding(&of("1-3 5-2", StartNumber(4))).0, "D4.9.6-5");
    assert_eq!(deciding(&of("3-1 4-2", StartNumber(5))).0, "D4.9.6-5", "turned colours");
}

#[test]
fn d4_9_6_3_turned_colours_are_decided_by_what_section_three_compares() {
    let mut hall = Hall::new(9);
    hall.seat(0, 2000, "WB", 20_000);
    hall.seat(0, 2000, "WB", 20_005);
    assert_eq!(deciding(&hall.judge("1-2", &[])), ("D4.9.6-3", Some(20_000), Some(20_005)));
    let mut hall = Hall::new(9);
    hall.seat(0, 2000, "WBWB", 20_000);
    hall.seat(0, 2000, "-BWB", 20_000);
    assert_eq!(deciding(&hall.judge("1-2", &[])), ("D4.9.6-3", Some(0), Some(-1)));
}

#[test]
fn d4_9_6_2_2_a_bye_after_an_unplayed_win_is_a_breach() {
    let mut history = field(3, 5);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::BlackForfeits));
    bye(&mut history, 1, StartNumber(3), ByeKind::Full);
    let of = |boards: &str, bye| judge(&dubov(&history, 2), &Proposal { boards: pairs_of(boards), byes: vec![bye] });
    assert_eq!(keys(&of("2-3", StartNumber(1))), ["dubov_bye_after_win"]);
    assert_eq!(keys(&of("1-2", StartNumber(3))), ["dubov_bye_after_win"]);
    assert!(of("1-3", StartNumber(2)).is_legal());
}

#[test]
fn d4_9_6_9_a_wish_given_up_leaves_a_round_that_is_judged_all_the_same() {
    let mut history = field(2, 3);
    forbid(&mut history, [1, 2].map(StartNumber));
    history.forbidden[0].soft = true;
    assert_eq!(pair(&dubov(&history, 1)).unwrap().notes[0].key, "soft_rule_given_up");
    let turned = judge(&dubov(&history, 1), &Proposal { boards: vec![(StartNumber(2), StartNumber(1))], byes: vec![] });
    assert!(turned.deciding.is_some());
}

#[test]
fn a_played_event_is_checked_round_by_round() {
    let mut history = field(12, 5);
    for round in 1..=5 {
        let pairing = pair(&dubov(&history, round)).unwrap();
        for (white, black) in pairing.pairs() {
            game(&mut history, round, white, black, Some(GameResult::WhiteWins));
        }
    }
    assert!(check(System::Of(Host::Dubov1997), &history).is_equal());
}

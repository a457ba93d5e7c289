//! The corrections of 4.9.10 against examples worked by hand.

mod event;

use event::{after, event, four_rounds, steps, swiss, table, value};
use rokade_model::{ByeKind, Entry, HalfPoints, StartNumber};
use rokade_standings::{Amount, End, Rules, Separator, TieBreak, standings};

const SB: TieBreak = TieBreak::DsuSonnebornBerger;
const ORDINARY: TieBreak = TieBreak::DsuOrdinary;
const MEDIAN: TieBreak = TieBreak::DsuMedian;

/// Points 1: 1½, 2: 2, 3: 1, 4: 1½.
const FOUR_PLAYERS: [&str; 3] = ["1-4 0-1, 2-3 1-0", "4-3 1/2-1/2, 1-2 1-0", "2-4 1-0, 3-1 1/2-1/2"];

#[test]
fn d4_9_10_1_beaten_opponents_whole_drawn_ones_half() {
    // 1 beat 2 (2) and drew with 3 (½ of 1): 2½. 4 beat 1 (1½) and drew with 3 (½): 2.
    // 2 beat 3 (1) and 4 (1½): 2½. 3 drew with 4 and 1 (¾ each): 1½.
    let standings = after(&event(4, 3, &FOUR_PLAYERS), &Rules::all_play_all(1));
    assert_eq!(table(&standings), "1. 2 2, 2. 1 1.5, 3. 4 1.5, 4. 3 1");
    let values: Vec<_> = [1, 2, 3, 4].map(|player| steps(&standings, StartNumber(player)).join(" ")).into();
    assert_eq!(values, ["2.5", "2.5", "1.5", "2"]);
    assert_eq!(standings.rows[1].separated_from_next_by, Some(Separator::TieBreak(SB)));
    let three = value(&standings, StartNumber(3));
    assert_eq!(three.terms[1].value, Amount::hundredths(25 * 3));
    assert_eq!(three.terms[0].reason.as_ref().unwrap().key, "loss_counts_nothing");
    assert!(!three.terms[0].counted && three.terms[1].counted);
}

#[test]
fn d4_9_10_1_a_win_by_forfeit_is_a_win_and_a_bye_is_nothing() {
    // 1 wins by forfeit over 2 (2 points), beats 3 (0) and has a bye: 2. 2 has a bye and beats 3: 0.
    let history = event(3, 3, &["1-2 +:-, 3 Z", "2 U, 1-3 1-0", "2-3 1-0, 1 U"]);
    let standings = after(&history, &swiss(&[SB]));
    assert_eq!(table(&standings), "1. 1 3, 2. 2 2, 3. 3 0");
    assert_eq!(steps(&standings, StartNumber(1)), ["2"]);
    assert_eq!(value(&standings, StartNumber(1)).terms[2].reason.as_ref().unwrap().key, "bye_ignored");
    assert_eq!(steps(&standings, StartNumber(2)), ["0"]);
}

#[test]
fn d4_9_10_1_an_unfinished_game_counts_as_a_draw() {
    let standings = after(&event(2, 1, &["1-2 *"]), &swiss(&[SB]));
    assert_eq!(table(&standings), "=1. 1 0.5, =1. 2 0.5");
    assert_eq!(steps(&standings, StartNumber(1)), ["0.25"]);
    assert_eq!(standings.rows[0].games, 0);
}

#[test]
fn d4_9_10_2_two_lowest_left_out_then_put_back_one_by_one() {
    // Opponents' scores: 1 has 2½ 3 2½ 1½, without two lowest 5½, without the lowest 8, all 9½.
    // 5 has 3 0 2½ 2½: 5½, 8, 8. 4 has 2½ 1½ 0 2½: 5, 6½, 6½. Only the third step parts 1 and 5.
    let standings = after(&four_rounds(4), &swiss(&[ORDINARY]));
    assert_eq!(table(&standings), "1. 2 3, 2. 1 2.5, 3. 5 2.5, 4. 4 2.5, 5. 3 1.5, 6. 6 0");
    assert_eq!(steps(&standings, StartNumber(1)), ["5.5", "8", "9.5"]);
    assert_eq!(steps(&standings, StartNumber(5)), ["5.5", "8", "8"]);
    assert_eq!(steps(&standings, StartNumber(4)), ["5", "6.5", "6.5"]);
    let by: Vec<_> = standings.rows.iter().map(|row| row.separated_from_next_by.as_ref().map(Separator::key)).collect();
    let [points, ordinary] = [Some("points"), Some("dsu-ordinary")];
    assert_eq!(by, [points, ordinary, ordinary, points, points, None]);
}

#[test]
fn d4_9_10_2_a_better_first_step_is_not_overtaken_by_a_later_one() {
    // All draws: 1 and 2 have 1½. With points given besides, 1's opponents end on 3 ½ ½ and 2's on
    // 2 2 2: 1 has 3, 3½, 4 and 2 has 2, 4, 6. The first step parts them; the others are not asked.
    let draws = ["1-3 1/2-1/2, 2-6 1/2-1/2", "1-4 1/2-1/2, 2-7 1/2-1/2", "1-5 1/2-1/2, 2-8 1/2-1/2"];
    let mut history = event(8, 3, &draws);
    for (player, halves) in [(3, 5), (6, 3), (7, 3), (8, 3)] {
        history.player_mut(StartNumber(player)).unwrap().adjustment = HalfPoints(halves);
    }
    let standings = after(&history, &swiss(&[ORDINARY]));
    let order: Vec<_> =
        standings.rows.iter().map(|row| row.player).filter(|player| *player <= StartNumber(2)).collect();
    assert_eq!(order, [1, 2]);
    assert_eq!([1, 2].map(|player| steps(&standings, StartNumber(player)).join(" ")), ["3 3.5 4", "2 4 6"]);
}

#[test]
fn d4_9_10_2_of_equal_opponents_the_later_is_left_out_first() {
    // 1 met 4 (2½) in round 1 and 5 (2½) in round 3; lowest 3 (1½, round 4), then 5.
    let standings = after(&four_rounds(4), &swiss(&[ORDINARY]));
    let terms = &value(&standings, StartNumber(1)).terms;
    let dropped: Vec<_> = terms.iter().map(|term| term.dropped_at.map(|dropped| dropped.rank)).collect();
    assert_eq!(dropped, [None, None, Some(2), Some(1)]);
    let back: Vec<_> =
        terms.iter().filter_map(|term| term.dropped_at).map(|dropped| dropped.counts_from_step).collect();
    assert_eq!(back, [1, 2]);
    assert!(terms.iter().filter_map(|term| term.dropped_at).all(|dropped| dropped.end == End::Lowest));
}

#[test]
fn d4_9_10_2_a_bye_is_an_opponent_without_points() {
    // After three rounds 1 has met 2 (1½) and 3 (½) and had the bye: 1½, 2, 2. 2 met 1 (3), 3 and the bye: 3, 3½, 3½.
    let history = event(3, 3, &["1-2 1-0, 3 Z", "1 U, 2-3 1/2-1/2", "1-3 1-0, 2 U"]);
    let standings = after(&history, &swiss(&[ORDINARY]));
    assert_eq!(table(&standings), "1. 1 3, 2. 2 1.5, 3. 3 0.5");
    assert_eq!(steps(&standings, StartNumber(1)), ["1.5", "2", "2"]);
    assert_eq!(steps(&standings, StartNumber(2)), ["3", "3.5", "3.5"]);
    let bye = &value(&standings, StartNumber(1)).terms[1];
    assert_eq!((bye.opponent, bye.score), (None, HalfPoints::ZERO));
    assert_eq!(bye.reason.as_ref().unwrap().key, "no_opponent_counts_zero");
}

#[test]
fn d4_9_10_2_a_defaulted_opponent_counts_with_the_final_score() {
    // 1 wins by forfeit against 2, who then beats 4 and 3 and ends on 2.
    let history = event(4, 3, &["1-2 +:-, 3-4 1-0", "1-3 1-0, 2-4 1-0", "1-4 1-0, 2-3 1-0"]);
    let standings = after(&history, &swiss(&[ORDINARY]));
    assert_eq!(steps(&standings, StartNumber(1)), ["2", "3", "3"]);
    assert_eq!(value(&standings, StartNumber(1)).terms[0].reason.as_ref().unwrap().key, "forfeit_counts_opponent");
    assert_eq!(standings.rows.iter().map(|row| row.games).collect::<Vec<_>>(), [2, 2, 3, 3]);
}

#[test]
fn d4_9_10_2_with_fewer_than_three_opponents_the_first_step_is_nothing() {
    let history = four_rounds(4);
    let one = standings(&history, 1, &swiss(&[ORDINARY]));
    assert_eq!(steps(&one, StartNumber(4)), ["0", "0", "1"]);
    let two = standings(&history, 2, &swiss(&[ORDINARY]));
    assert_eq!(steps(&two, StartNumber(4)), ["0", "1.5", "2.5"]);
    let none = standings(&history, 0, &swiss(&[ORDINARY]));
    assert_eq!(steps(&none, StartNumber(4)), ["0", "0", "0"]);
    assert!(none.rows.iter().all(|row| row.shared && row.place == 1));
}

#[test]
fn d4_9_10_2_rounds_nobody_has_played_give_no_opponents() {
    // 3 has asked for a bye in round 6 of 9; four rounds are paired. 5 has not met 3.
    let mut history = four_rounds(9);
    assert_eq!(standings(&history, 9, &swiss(&[ORDINARY])).rows, standings(&history, 4, &swiss(&[ORDINARY])).rows);
    history.player_mut(StartNumber(3)).unwrap().set_entry(6, Entry::Bye(ByeKind::Half));
    assert_eq!(steps(&standings(&history, 9, &swiss(&[ORDINARY])), StartNumber(5)), ["5.5", "8", "8"]);
}

#[test]
fn d4_9_10_3a_up_to_eight_rounds_one_at_either_end() {
    // 1 has 1½ 2½ 2½ 3: 5, all 9½. 5 has 0 2½ 2½ 3: 5, all 8. 4 has 0 1½ 2½ 2½: 4, all 6½.
    for planned in [4, 8] {
        let standings = standings(&four_rounds(planned), 4, &swiss(&[MEDIAN]));
        assert_eq!(steps(&standings, StartNumber(1)), ["5", "9.5"]);
        assert_eq!(steps(&standings, StartNumber(5)), ["5", "8"]);
        assert_eq!(steps(&standings, StartNumber(4)), ["4", "6.5"]);
        assert_eq!(table(&standings), "1. 2 3, 2. 1 2.5, 3. 5 2.5, 4. 4 2.5, 5. 3 1.5, 6. 6 0");
        assert_eq!(value(&standings, StartNumber(1)).clause.as_str(), "D4.9.10.3a");
        let ends: Vec<_> =
            value(&standings, StartNumber(1)).terms.iter().map(|term| term.dropped_at.map(|at| at.end)).collect();
        assert_eq!(ends, [None, Some(End::Highest), None, Some(End::Lowest)]);
    }
}

#[test]
fn d4_9_10_3b_nine_to_twelve_rounds_two_at_either_end_then_one_then_none() {
    for planned in [9, 12] {
        let standings = standings(&four_rounds(planned), 4, &swiss(&[MEDIAN]));
        assert_eq!(steps(&standings, StartNumber(1)), ["0", "5", "9.5"]);
        assert_eq!(value(&standings, StartNumber(1)).clause.as_str(), "D4.9.10.3b");
    }
}

#[test]
fn d4_9_10_3c_from_thirteen_rounds_three_then_two_then_one_then_none() {
    let standings = standings(&four_rounds(13), 4, &swiss(&[MEDIAN]));
    assert_eq!(steps(&standings, StartNumber(1)), ["0", "0", "5", "9.5"]);
    assert_eq!(steps(&standings, StartNumber(5)), ["0", "0", "5", "8"]);
    assert_eq!(value(&standings, StartNumber(1)).clause.as_str(), "D4.9.10.3c");
}

#[test]
fn d4_9_10_3c_seven_opponents_keep_the_middle_one() {
    // Eight players, the lower number wins: points 7, 6, 5, 4, 3, 2, 1, 0. Player 4 met 7 6 5 3 2 1 0:
    // without three and three 3, without two and two 5 + 3 + 2, then 6 + 5 + 3 + 2 + 1, then 24.
    let mut history = event::all_play_all(8, 1, &[]);
    history.rounds = 13;
    let standings = standings(&history, 7, &swiss(&[MEDIAN]));
    assert_eq!(steps(&standings, StartNumber(4)), ["3", "10", "17", "24"]);
}

#[test]
fn d4_9_10_corrections_are_asked_in_the_order_the_rules_name() {
    // The median leaves 1 and 5 apart only by its second step; Sonneborn-Berger first: 1 beat 4, 3
    // and drew with 2: 2½ + 1½ + 1½; 5 beat 6, 1 and drew with 4: 0 + 2½ + 1¼; 4 beat 3, 6 and drew with 5: 1½ + 0 + 1¼.
    let standings = after(&four_rounds(4), &swiss(&[SB, MEDIAN]));
    let values: Vec<_> = [1, 5, 4].map(|player| steps(&standings, StartNumber(player)).join(" ")).into();
    assert_eq!(values, ["5.5", "3.75", "2.75"]);
    assert_eq!(standings.rows[1].separated_from_next_by, Some(Separator::TieBreak(SB)));
    assert_eq!(standings.rows[1].tiebreaks[1].tiebreak, MEDIAN);
}

#[test]
fn d4_9_10_a_tie_the_corrections_leave_is_a_shared_place() {
    let history = event(4, 1, &["1-2 1-0, 3-4 1-0"]);
    let standings = after(&history, &swiss(&[ORDINARY, MEDIAN, SB]));
    assert_eq!(table(&standings), "=1. 1 1, =1. 3 1, =3. 2 0, =3. 4 0");
    let by: Vec<_> = standings.rows.iter().map(|row| row.separated_from_next_by.clone()).collect();
    assert_eq!(by, [None, Some(Separator::Points), None, None]);
}

//! Every clause of D4.9.6 on a hall made for it.

use rokade_model::{ByeKind, Color, Entry, GameResult, HalfPoints, Mark, StartNumber};
use rokade_pairing::{Passed, pair};

use crate::fields::{bye, field, forbid, game, written};
use crate::hall::{Hall, four_floaters, three_rows};
use crate::thrown::dubov;

/// The colour key of the only board.
fn colours(hall: &Hall) -> (String, String) {
    let pairing = hall.pair();
    (written(&pairing), pairing.boards[0].colour.key.to_string())
}

fn keys(passed: &[Passed]) -> Vec<(StartNumber, &str)> {
    passed.iter().map(|passed| (passed.would_have_met, &*passed.reason.key)).collect()
}

#[test]
fn d4_9_6_1_preference_is_the_colour_had_less_often_or_not_last() {
    for (one, other, boards) in [("BWB", "WBW", "1-2"), ("WBW", "BWB", "2-1"), ("WB", "BW", "1-2"), ("BW", "WB", "2-1")]
    {
        let mut hall = Hall::new(9);
        hall.seat(0, 2000, one, 20_000);
        hall.seat(0, 2000, other, 20_000);
        assert_eq!(colours(&hall), (boards.to_owned(), "dubov_both_preferences".to_owned()), "{one} {other}");
    }
}

#[test]
fn d4_9_6_1_average_counts_games_played_and_rated_opponents_only() {
    let mut history = field(6, 5);
    for (player, rating) in history.players.iter_mut().zip([2000, 1901, 1800, 1700, 1600, 1500]) {
        player.rating = Some(rating);
    }
    history.players[2].rating = None;
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::Draw));
    game(&mut history, 2, StartNumber(3), StartNumber(1), None);
    game(&mut history, 3, StartNumber(1), StartNumber(4), Some(GameResult::BlackForfeits));
    game(&mut history, 4, StartNumber(5), StartNumber(1), Some(GameResult::Draw));
    bye(&mut history, 1, StartNumber(6), ByeKind::Half);
    let averages = pair(&dubov(&history, 5)).unwrap().averages;
    assert_eq!(averages[0].tenths, Some(17_505), "1901 and 1600");
    assert_eq!(averages[2].tenths, Some(20_000), "an unfinished game is a meeting");
    assert_eq!(averages[3].tenths, None);
    assert_eq!(averages.len(), 6);
}

#[test]
fn d4_9_6_2_1_players_who_met_are_not_paired_again() {
    let mut history = field(4, 5);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    let pairing = pair(&dubov(&history, 2)).unwrap();
    assert_eq!(written(&pairing), "3-1 2-4");
    assert_eq!(keys(&pairing.boards[1].reasons), [(StartNumber(1), "dubov_met_before")]);
}

#[test]
fn d4_9_6_2_2_whoever_won_without_playing_does_not_have_the_bye() {
    let mut hall = Hall::new(9);
    for rating in [2000, 1900, 1800] {
        hall.seat(0, rating, "WB", 20_000);
    }
    assert_eq!(hall.pair().bye.unwrap().player, StartNumber(3));
    hall.history.players[2].rounds[1] = Entry::Bye(ByeKind::Full);
    hall.history.players[2].adjustment = HalfPoints(-2);
    let forfeit = Entry::Game { opponent: StartNumber(1), color: Some(Color::White), mark: Some(Mark::ForfeitWin) };
    hall.history.players[1].rounds[0] = forfeit;
    hall.history.players[1].adjustment = HalfPoints(-2);
    let bye = hall.pair().bye.unwrap();
    assert_eq!(bye.player, StartNumber(1));
    let passed: Vec<_> = bye.reasons.iter().map(|passed| (passed.player, &*passed.reason.key)).collect();
    assert_eq!(passed, [(StartNumber(3), "dubov_bye_won_unplayed"), (StartNumber(2), "dubov_bye_won_unplayed")]);
}

#[test]
fn d4_9_6_2_3_nobody_has_three_more_of_one_colour() {
    let mut hall = Hall::new(9);
    hall.seat(0, 2100, "WWBW", 20_000);
    hall.seat(0, 2000, "WBWW", 20_000);
    hall.seat(0, 1900, "BWBW", 20_000);
    hall.seat(0, 1800, "BWBW", 20_000);
    let pairing = hall.pair();
    assert_eq!(written(&pairing), "4-1 3-2");
    assert_eq!(hall.judge("1-2 3-4", &[]).breaches[0].key, "dubov_colour_difference");
    assert_eq!(hall.judge("1-2 3-4", &[]).deciding.unwrap().as_str(), "D4.9.6-2.3");
}

#[test]
fn d4_9_6_2_4_nobody_has_the_same_colour_three_times_running() {
    let mut hall = Hall::new(9);
    // The second is due White, and had it twice running.
    hall.seat(0, 2100, "BBWBBWW", 20_000);
    hall.seat(0, 2000, "WBWBWBW", 20_000);
    assert_eq!(colours(&hall), ("2-1".to_owned(), "dubov_may_not_have_white".to_owned()));
    let judgement = hall.judge("1-2", &[]);
    assert_eq!(judgement.breaches[0].key, "dubov_third_white");
    assert_eq!(judgement.deciding.unwrap().as_str(), "D4.9.6-2.4");
}

#[test]
fn d4_9_6_2_5_a_player_moved_up_often_is_not_brought_up_again() {
    let lone_leader = |rounds: u32, moved_up: &[u32]| {
        let mut hall = Hall::new(rounds);
        hall.seat(4, 2200, "WBWBW", 20_000);
        for rating in [2100, 2000, 1900] {
            hall.seat(2, rating, "BWBWB", 20_000);
        }
        hall.moved_up(StartNumber(2), moved_up);
        hall
    };
    let brought = |rounds, moved_up: &[u32]| {
        lone_leader(rounds, moved_up)
            .told("dubov_step_up_for", "brought")
            .into_iter()
            .map(|number| number.0)
            .collect::<Vec<_>>()
    };
    assert_eq!(brought(9, &[1, 2]), [2], "twice, but not running up to now");
    assert_eq!(brought(9, &[4, 5]), [3], "twice running");
    assert_eq!(brought(9, &[1, 2, 3]), [3], "three times in all");
    assert_eq!(brought(10, &[1, 2, 3]), [2], "ten rounds allow a fourth");
    assert_eq!(brought(10, &[1, 2, 3, 4]), [3]);
    assert_eq!(brought(6, &[1, 2, 4, 5]), [2], "the last round");
    assert_eq!(lone_leader(9, &[4, 5]).told("dubov_step_up_enough", "moved"), [2]);
}

#[test]
fn d4_9_6_2_6_nobody_changes_columns_against_his_limits() {
    let mut hall = Hall::new(9);
    // All are due White; the lowest average would go to the other column, but had Black twice running.
    hall.seat(0, 2100, "WBB", 19_000);
    hall.seat(0, 2000, "BWB", 20_000);
    assert_eq!(hall.told("dubov_step_to_black", "turned"), [2]);
    assert_eq!(hall.written(), "1-2");
    hall.history.players[1].rating = Some(2001);
    hall.history.players[0].rounds = hall.history.players[1].rounds.clone();
    assert_eq!(hall.told("dubov_step_to_black", "turned"), [1]);
}

#[test]
fn d4_9_6_3_colours_go_by_balance_then_history_then_average_then_rating() {
    for (one, other, boards, key) in [
        (("BWBB", 2000, 20_000), ("WBBW", 2000, 20_000), "1-2", "dubov_both_preferences"),
        (("----", 2000, 0), ("WBBW", 2000, 20_000), "1-2", "dubov_one_preference"),
        (("WBWB", 2000, 20_000), ("-BWB", 2000, 20_000), "2-1", "dubov_colour_balance"),
        (("WBBW", 2000, 20_000), ("BWBW", 2000, 20_000), "1-2", "dubov_colour_back"),
        (("WB", 2000, 20_000), ("WB", 2000, 20_005), "2-1", "dubov_higher_average"),
        (("WB", 2001, 20_000), ("WB", 2000, 20_000), "2-1", "dubov_lower_rating"),
        (("WB", 2000, 20_000), ("WB", 2000, 20_000), "1-2", "dubov_alphabet"),
    ] {
        let mut hall = Hall::new(9);
        hall.seat(0, one.1, one.0, one.2);
        hall.seat(0, other.1, other.0, other.2);
        assert_eq!(colours(&hall), (boards.to_owned(), key.to_owned()));
    }
}

#[test]
fn d4_9_6_4_the_lowest_rated_of_the_lowest_group_has_the_bye() {
    let mut hall = Hall::new(9);
    hall.seat(2, 1500, "WB", 20_000);
    hall.seat(2, 2100, "BW", 20_000);
    hall.seat(0, 2000, "BW", 20_000);
    hall.seat(0, 1900, "WB", 20_000);
    hall.seat(0, 1950, "WB", 20_000);
    let pairing = hall.pair();
    let bye = pairing.bye.as_ref().unwrap();
    assert_eq!((bye.player, bye.points), (StartNumber(4), HalfPoints::ONE));
    assert_eq!(pairing.floats.last().map(|float| (float.player, float.to)), Some((StartNumber(4), None)));
}

#[test]
fn d4_9_6_4_equal_ratings_go_by_the_dominant_preference_then_by_average() {
    let mut hall = Hall::new(9);
    hall.seat(0, 1900, "BW", 22_000);
    hall.seat(0, 1900, "WB", 20_000);
    hall.seat(0, 1900, "WB", 21_000);
    assert_eq!(hall.pair().bye.unwrap().player, StartNumber(3), "two are due White, and the third met the stronger");
}

#[test]
fn d4_9_6_5_upper_half_meets_lower_half_and_the_last_sits_out() {
    let mut history = field(7, 5);
    for (player, rating) in history.players.iter_mut().zip([1500, 2000, 1900, 1800, 1700, 1600, 1550]) {
        player.rating = Some(rating);
    }
    let laid = |history: &_| written(&pair(&dubov(history, 1)).unwrap());
    assert_eq!(laid(&history), "2-5 6-3 4-7 1-0");
    history.initial_color = Some(Color::Black);
    assert_eq!(laid(&history), "5-2 3-6 7-4 1-0");
    forbid(&mut history, [2, 5].map(StartNumber));
    assert_eq!(laid(&history), "6-2 3-5 7-4 1-0");
}

#[test]
fn d4_9_6_6_1_an_even_group_with_equal_columns_is_paired_as_it_stands() {
    let mut hall = Hall::new(9);
    hall.seat(0, 2000, "WB", 20_000);
    hall.seat(0, 1900, "BW", 20_000);
    let keys: Vec<_> = hall.pair().trace.iter().map(|step| step.reason.key.to_string()).collect();
    assert_eq!(keys, ["dubov_step_standard", "dubov_step_row"]);
}

#[test]
fn d4_9_6_6_2_the_printed_columns_are_paired_row_by_row() {
    let mut hall = Hall::new(15);
    for tenths in [23_337, 23_100, 23_446, 23_184, 23_405, 23_223] {
        hall.seat(0, 2200, "WBWBWBWBWB", tenths);
    }
    for rating in [2250, 2365, 2280, 2380, 2260, 2300] {
        hall.seat(0, rating, "BWBWBWBWBW", 23_000);
    }
    let pairing = hall.pair();
    let mut boards: Vec<_> = pairing.pairs().collect();
    boards.sort_unstable();
    assert_eq!(
        boards,
        [
            (StartNumber(1), StartNumber(9)),
            (StartNumber(2), StartNumber(10)),
            (StartNumber(3), StartNumber(7)),
            (StartNumber(4), StartNumber(8)),
            (StartNumber(5), StartNumber(11)),
            (StartNumber(6), StartNumber(12))
        ]
    );
    assert!(pairing.boards.iter().all(|board| board.reasons.is_empty() && board.failings.is_empty()));
}

#[test]
fn d4_9_6_6_2_equal_averages_go_by_rating_and_equal_ratings_by_average() {
    let mut hall = Hall::new(9);
    hall.seat(0, 2100, "WB", 20_000);
    hall.seat(0, 2000, "WB", 20_000);
    hall.seat(0, 1900, "BW", 20_000);
    hall.seat(0, 1900, "BW", 21_000);
    assert_eq!(hall.written(), "1-3 2-4");
    assert_eq!(hall.told("dubov_step_row", "left"), [2, 1], "the lower rated White stands higher");
    assert_eq!(hall.told("dubov_step_row", "right"), [4, 3], "the Black with the higher average stands higher");
}

#[test]
fn d4_9_6_6_3_a_white_who_met_his_black_takes_the_first_lower_one() {
    let mut hall = three_rows();
    hall.apart("1-4");
    assert_eq!(hall.written(), "1-5 2-4 3-6");
    assert_eq!(keys(&hall.pair().boards[0].reasons), [(StartNumber(4), "forbidden_pair")]);
}

#[test]
fn d4_9_6_6_3_the_last_row_changes_the_one_above() {
    let mut hall = three_rows();
    hall.apart("3-6");
    let pairing = hall.pair();
    assert_eq!(written(&pairing), "1-4 2-6 3-5");
    let changed = pairing.boards.iter().find(|board| board.white == StartNumber(2)).unwrap();
    assert_eq!(keys(&changed.reasons), [(StartNumber(5), "dubov_rows_below")]);
}

#[test]
fn d4_9_6_6_3_row_k_changes_k_less_one_then_k_less_two() {
    let mut hall = three_rows();
    hall.apart("3-6 3-5");
    assert_eq!(hall.written(), "1-5 2-6 3-4");
}

#[test]
fn d4_9_6_6_3_a_white_who_met_every_black_meets_the_next_white_or_the_one_above() {
    let with_a_group_below = |apart: &str| {
        let mut hall = three_rows();
        hall.seat(-2, 1500, "WB", 20_000);
        hall.seat(-2, 1500, "WB", 20_000);
        hall.apart(apart);
        hall
    };
    let hall = with_a_group_below("2-4 2-5 2-6");
    assert_eq!(hall.told("dubov_step_same_column", "one"), [2]);
    assert_eq!(hall.told("dubov_step_same_column", "other"), [3]);
    let hall = with_a_group_below("3-4 3-5 3-6");
    assert_eq!(hall.told("dubov_step_same_column", "other"), [2], "nobody stands below the last");
    let pairing = hall.pair();
    let board = pairing.boards.iter().find(|board| [board.white, board.black].contains(&StartNumber(3))).unwrap();
    let failings: Vec<_> = board.failings.iter().map(|failing| &*failing.key).collect();
    assert_eq!(failings, ["dubov_met_all_blacks", "dubov_due_white"]);
    assert!(pairing.groups[0].floated.is_empty(), "the others are an even group and form columns anew");
    assert_eq!(hall.told("dubov_step_to_white", "turned"), [6]);
    assert_eq!(hall.told("dubov_step_row", "right"), [4, 5, 7], "7 and 8 are the group below");
}

#[test]
fn d4_9_6_6_4_whoever_can_be_paired_below_floats_before_the_lower_rated() {
    // Nobody of the lower group may come up, so the odd group leaves one of its Whites over.
    let odd_group = |more: &str| {
        let mut hall = Hall::new(9);
        for (rating, tenths) in [(2000, 20_000), (1900, 20_100)] {
            hall.seat(2, rating, "WBWB", tenths);
        }
        hall.seat(2, 2100, "BWBW", 20_000);
        for rating in [1800, 1700, 1600] {
            let low = hall.seat(0, rating, "BWBW", 20_000);
            hall.moved_up(low, &[3, 4]);
        }
        hall.apart(more);
        hall
    };
    let hall = odd_group("");
    assert_eq!(hall.told("dubov_step_floats", "floater"), [2], "the lower rated of two Whites");
    let pairing = hall.pair();
    assert_eq!(pairing.groups[0].floated, [2]);
    let float = &pairing.floats[0];
    assert_eq!((float.player, &*float.reason.key), (StartNumber(2), "dubov_floats_down"));
    let hall = odd_group("2-4 2-5 2-6");
    assert_eq!(hall.told("dubov_step_floats", "floater"), [1], "the other cannot be paired below");
}

#[test]
fn d4_9_6_7_1_a_player_is_brought_up_for_whoever_met_the_whole_group() {
    let mut hall = Hall::new(9);
    for _ in 0..2 {
        hall.seat(2, 2000, "WB", 20_000);
    }
    // The highest rated is due White too; then the highest rating, then the lowest average.
    hall.seat(0, 1900, "WB", 20_000);
    hall.seat(0, 1800, "BW", 20_100);
    hall.seat(0, 1800, "BW", 20_000);
    hall.seat(0, 1700, "BW", 20_000);
    hall.apart("1-2");
    assert_eq!(hall.told("dubov_step_up_for", "current"), [1]);
    assert_eq!(hall.told("dubov_step_up_for", "brought"), [5]);
    assert_eq!(hall.told("dubov_step_up_for_odd", "brought"), [4], "the group is odd now");
    let pairing = hall.pair();
    assert_eq!(pairing.groups[0].moved_up, [5, 4]);
    let up: Vec<_> = pairing.floats.iter().filter(|float| float.from < HalfPoints::ONE).collect();
    assert_eq!(up.iter().map(|float| &*float.reason.key).collect::<Vec<_>>(), ["dubov_up_for_odd", "dubov_up_for"]);
    hall.apart("1-5");
    assert_eq!(hall.told("dubov_step_up_for", "brought"), [4], "he may not have met the player he comes for");
}

#[test]
fn d4_9_6_7_2_an_odd_group_takes_one_against_its_dominant_preference() {
    let mut hall = Hall::new(9);
    hall.seat(2, 2000, "WB", 20_000);
    hall.seat(2, 2000, "WB", 20_000);
    hall.seat(2, 2000, "BW", 20_000);
    hall.seat(0, 1900, "WB", 20_000);
    hall.seat(0, 1800, "BW", 20_000);
    hall.seat(0, 1700, "BW", 20_000);
    assert_eq!(hall.told("dubov_step_up_for_odd", "brought"), [5]);
    hall.apart("1-5 2-5 3-5");
    assert_eq!(hall.told("dubov_step_up_for_odd", "brought"), [6], "he needs a possible opponent");
    hall.apart("1-6 2-6 3-6");
    assert_eq!(hall.told("dubov_step_up_for_odd", "brought"), [4], "better the same preference than nobody");
}

#[test]
fn d4_9_6_7_3_surplus_whites_with_the_lowest_averages_go_to_black() {
    let mut hall = Hall::new(9);
    for (rating, tenths) in [(2000, 20_000), (2100, 20_000), (2050, 20_100), (1900, 20_200)] {
        hall.seat(0, rating, "WB", tenths);
    }
    assert_eq!(hall.told("dubov_step_to_black", "turned"), [2, 1], "equal averages: the higher rating first");
    let pairing = hall.pair();
    assert_eq!(pairing.groups[0].failings.len(), 1);
    assert_eq!(pairing.boards.iter().flat_map(|board| &board.failings).count(), 2);
}

#[test]
fn d4_9_6_7_4_surplus_blacks_with_the_highest_averages_go_to_white() {
    let mut hall = Hall::new(9);
    for (rating, tenths) in [(2000, 20_200), (2100, 20_200), (2050, 20_100), (1900, 20_000)] {
        hall.seat(0, rating, "BW", tenths);
    }
    assert_eq!(hall.told("dubov_step_to_white", "turned"), [1, 2], "equal averages: the lower rating first");
}

#[test]
fn d4_9_6_8_1_floaters_take_turns_beginning_with_the_highest_white() {
    assert_eq!(four_floaters().told("dubov_step_floater", "floater"), [2, 4, 1, 3]);
}

#[test]
fn d4_9_6_8_2_a_floater_meets_the_highest_rating_of_the_opposite_preference() {
    let mut hall = four_floaters();
    assert_eq!(hall.told("dubov_step_floater", "opponent"), [7, 5, 8, 6]);
    hall.apart("2-7 2-8");
    assert_eq!(hall.told("dubov_step_floater", "opponent"), [5, 6, 7, 8], "if possible");
    let pairing = hall.pair();
    let board = pairing.boards.iter().find(|board| [board.white, board.black].contains(&StartNumber(2))).unwrap();
    assert_eq!(keys(&board.reasons), [(StartNumber(7), "forbidden_pair"), (StartNumber(8), "forbidden_pair")]);
    hall.history.players[5].rating = Some(1900);
    assert_eq!(hall.told("dubov_step_floater", "opponent")[0], StartNumber(6), "equal ratings: the lowest average");
}

#[test]
fn d4_9_6_9_the_lowest_groups_are_joined_where_the_text_leaves_players_over() {
    let mut hall = Hall::new(9);
    hall.seat(4, 2200, "WB", 20_000);
    hall.seat(4, 2100, "BW", 20_000);
    hall.seat(0, 2000, "WB", 20_000);
    hall.seat(0, 1900, "BW", 20_000);
    hall.apart("3-4");
    let pairing = hall.pair();
    assert_eq!(written(&pairing), "1-4 3-2");
    assert_eq!(pairing.notes[0].key, "dubov_groups_joined");
    assert_eq!(pairing.groups.len(), 1);
    assert!(pairing.floats.iter().all(|float| float.reason.key == "dubov_joined_float"));
}

#[test]
fn d4_9_6_9_the_first_legal_pairing_is_the_last_resort() {
    let mut hall = Hall::new(9);
    // Equal columns, and a Black who may meet no White: he has no right to another Black.
    for (rating, colours) in [(2200, "WB"), (2100, "WB"), (2000, "BW"), (1900, "BW")] {
        hall.seat(0, rating, colours, 20_000);
    }
    hall.apart("1-3 2-3");
    let pairing = hall.pair();
    assert_eq!(hall.told_list("dubov_step_rows_nobody", "players"), ["3"]);
    assert_eq!(hall.told_list("dubov_step_over_at_end", "players"), ["2, 3"]);
    assert_eq!(pairing.notes[0].key, "dubov_paired_by_rank");
    assert_eq!(written(&pairing), "2-1 4-3");
    assert_eq!(hall.judge("1-2 4-3", &[]).deciding.unwrap().as_str(), "D4.9.6-3");
}

#[test]
fn d4_9_6_9_averages_are_published_with_every_round() {
    let mut hall = Hall::new(9);
    hall.seat(0, 2000, "WB", 20_005);
    hall.seat(0, 2000, "BW", 19_995);
    let averages = hall.pair().averages;
    assert_eq!(averages.iter().take(2).map(|one| one.tenths).collect::<Vec<_>>(), [Some(20_005), Some(19_995)]);
    assert_eq!(averages.len(), hall.whole().players.len());
}

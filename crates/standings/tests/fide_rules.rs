//! The articles of C.07 in the edition of March 2026, on worked examples.

mod event;
mod report;

use event::{event, four_rounds};
use report::report;
use rokade_model::StartNumber;
use rokade_standings::{
    CutFirst, OpponentsScore, OwnRound, Rules, Separator, TieBreak, Unplayed, between, explain, standings,
    standings_explained, warnings,
};

/// `code value` of every code for one player.
fn values(name: &str, player: u32, codes: &[&str]) -> Vec<String> {
    let report = report(name);
    codes.iter().map(|code| report.value(code, StartNumber(player)).unwrap_or_else(|| "-".to_owned())).collect()
}

fn list(codes: &str) -> Vec<TieBreak> {
    codes.split(',').map(|code| code.parse().unwrap()).collect()
}

#[test]
fn fide_c_07_2026_4_2_each_tie_break_is_asked_among_those_still_level() {
    let report = report("t12-direct-encounter.trf");
    let table = report.ranked("DE,BH/C1,BH,SB,TPN");
    let by: Vec<&str> =
        table.rows.iter().map(|row| row.separated_from_next_by.as_ref().map_or("", Separator::key)).collect();
    assert_eq!((table.rows[0].player, by[0], by[2]), (StartNumber(1), "DE", "points"));
    assert_eq!(by.last(), Some(&""));
    // Nothing decides any more: the place is shared.
    assert!(report.ranked("PTS").rows[1].shared);
}

#[test]
fn fide_c_07_2026_4_4_an_opponent_met_twice_counts_twice() {
    // In the double round robin everybody's three opponents count two times each.
    let report = report("t15-double-round-robin.trf");
    let once: i32 = report.history.players[1..].iter().map(|player| report.history.points_after(player, 6).0).sum();
    assert_eq!(report.value("BH", StartNumber(1)), Some(rokade_model::HalfPoints(2 * once).to_string()));
}

#[test]
fn fide_c_07_2026_6_a_place_is_given_where_nobody_could_have_reached_it() {
    // 9.3: 1 beat both 8 and 11, who did not meet; 2, 7 and 10 stay level.
    let report = report("t12-direct-encounter.trf");
    let places = |players: [u32; 3]| players.map(|player| report.value("DE", StartNumber(player)).unwrap());
    assert_eq!(places([1, 8, 11]), ["1", "2", "2"]);
    assert_eq!(places([2, 7, 10]), ["0", "0", "0"]);
}

#[test]
fn fide_c_07_2026_6_those_still_equal_start_again_with_themselves() {
    let report = self::report("t18-direct-encounter-again.trf");
    assert_eq!([1, 3, 4, 2].map(|player| report.value("DE", StartNumber(player)).unwrap()), ["1", "2", "3", "4"]);
    assert_eq!(report.value("DE", StartNumber(5)), None, "nobody is level with the winner");
}

#[test]
fn fide_c_07_2026_6_three_games_with_one_opponent_count_with_their_average() {
    // 1 and 2 met three times: 1, 0, ½ and ½, 1, 0 is level; 1 wins the third instead.
    let rounds = ["1-2 1-0, 3-4 1/2-1/2", "2-1 1-0, 3-4 1/2-1/2", "1-2 1-0, 3-4 1/2-1/2", "1-3 0-1, 2-4 1-0"];
    let history = event(4, 4, &rounds);
    let table = standings_explained(&history, 4, &Rules::other_group().with_tiebreaks(&list("DE")));
    let row = |player: u32| table.rows.iter().find(|row| row.player == StartNumber(player)).unwrap();
    assert_eq!((row(1).points, row(2).points), (row(2).points, row(1).points));
    assert_eq!(row(1).tiebreaks[0].steps[0].to_string(), "1");
    assert_eq!(row(1).tiebreaks[0].terms.len(), 3);
    assert_eq!(row(1).tiebreaks[0].how.as_ref().unwrap().key, "tiebreak_encounters");
}

#[test]
fn fide_c_07_2026_7_1_a_bye_worth_a_win_is_a_win() {
    assert_eq!(values("t05-withdrawal.trf", 4, &["WIN", "WON"]), ["1", "0"]);
    assert_eq!(values("t10-three-one-zero.trf", 3, &["WIN"]), ["2"], "a bye worth a draw is none");
}

#[test]
fn fide_c_07_2026_7_2_forfeits_are_not_won_over_the_board() {
    assert_eq!(values("t07-dummy-caps.trf", 5, &["WIN", "WON"]), ["4", "2"]);
}

#[test]
fn fide_c_07_2026_7_3_games_with_black_are_those_played() {
    assert_eq!(values("t07-dummy-caps.trf", 5, &["BPG"]), ["2"]);
}

#[test]
fn fide_c_07_2026_7_4_wins_with_black() {
    assert_eq!(values("t07-dummy-caps.trf", 5, &["BWG"]), ["1"]);
}

#[test]
fn fide_c_07_2026_7_5_scores_after_every_round_add_up() {
    // ½, 1½, 2½, 3, 3, 3½ of 1 in t07: 0, ½, 1½, 2½, 3½, 3½.
    assert_eq!(values("t07-dummy-caps.trf", 1, &["PS", "PS/C1", "PS/C2"]), ["11.5", "11.5", "11"]);
}

#[test]
fn fide_c_07_2026_7_6_byes_asked_for_and_forfeit_losses_were_not_elected() {
    assert_eq!(values("t07-dummy-caps.trf", 2, &["REP"]), ["4"]);
    assert_eq!(values("t07-dummy-caps.trf", 8, &["REP"]), ["5"]);
}

#[test]
fn fide_c_07_2026_7_7_more_than_the_opponent_is_one_as_much_is_half() {
    // A double forfeit is equal, so half a point (docs/readings/tiebreaks-standard-points.md).
    assert_eq!(values("t04-forfeits.trf", 2, &["STD"]), ["3"]);
    assert_eq!(values("t10-three-one-zero.trf", 7, &["STD"]), ["1.5"]);
}

#[test]
fn fide_c_07_2026_7_8_the_lower_pairing_number_comes_first() {
    let report = report("t01-all-played.trf");
    for (code, is_ascending) in [("TPN", true), ("TPN/R", false)] {
        let table = report.ranked(code);
        for pair in table.rows.windows(2).filter(|pair| pair[0].points == pair[1].points) {
            assert_eq!(pair[0].player < pair[1].player, is_ascending, "{code}");
        }
        assert!(table.rows.iter().all(|row| !row.shared));
    }
}

#[test]
fn fide_c_07_2026_8_buchholz_in_a_round_robin_is_warned_of() {
    let report = report("t13-round-robin.trf");
    let keys = |rules: &Rules| -> Vec<String> {
        warnings(&report.history, &rules.clone().with_tiebreaks(&list("DE,BH/C1,SB,OTHER_X")))
            .into_iter()
            .map(|reason| reason.key.to_string())
            .collect()
    };
    assert_eq!(keys(&report.rules), ["buchholz_in_round_robin", "tiebreak_not_computed"]);
    assert_eq!(keys(&report.rules.clone().starting_on("2026-02-28")), ["tiebreak_not_computed"]);
}

#[test]
fn fide_c_07_2026_8_1_the_dummy_and_the_cuts_of_the_worked_example() {
    // 9.1, players 2 and 5.
    assert_eq!(values("t07-dummy-caps.trf", 2, &["BH", "BH/C1", "BH/C2", "BH/M1"]), ["18", "15", "12", "11"]);
    assert_eq!(values("t07-dummy-caps.trf", 5, &["BH", "BH/C1"]), ["12", "11"]);
}

#[test]
fn fide_c_07_2026_8_2_the_average_has_two_decimals() {
    assert_eq!(values("t01-all-played.trf", 1, &["AOB"]).len(), 1);
    let history = event(4, 3, &["1-2 1-0, 3-4 1-0", "1-3 1-0, 2-4 1-0", "1-4 1/2-1/2, 2-3 1/2-1/2"]);
    let table = standings(&history, 3, &Rules::other_group().with_tiebreaks(&list("AOB")));
    // 1 has met 2, 3 and 4 with Buchholz 4½, 4½ and 5½: 14½ by three.
    assert_eq!(table.rows[0].tiebreaks[0].steps[0].to_string(), "4.83");
}

#[test]
fn fide_c_07_2026_8_3_the_last_round_is_drawn() {
    // 9.5, player 6.
    assert_eq!(values("t09-last-round.trf", 6, &["FB", "BH"]), ["13", "11"]);
}

#[test]
fn fide_c_07_2026_8_3_under_way_there_is_no_last_round() {
    let mut report = report("t09-last-round.trf");
    report.history.rounds = 6;
    assert_eq!(report.value("FB", StartNumber(6)), report.value("BH", StartNumber(6)));
}

#[test]
fn fide_c_07_2026_9_1_score_times_points() {
    assert_eq!(values("t07-dummy-caps.trf", 2, &["SB", "SB/C1"]), ["11.5", "10"]);
    assert_eq!(values("t16-cut-comparison.trf", 2, &["SB", "SB/C1", "SB/C2"]), ["7", "6", "4"]);
}

#[test]
fn fide_c_07_2026_9_2_only_opponents_with_half_of_the_points_count() {
    // Four rounds: the limit is 2. 5 lost to 2, beat 6 and 1, drew with 4.
    let rules = Rules::other_group().with_tiebreaks(&list("KS"));
    let told = explain(&four_rounds(4), 4, &rules, StartNumber(5));
    assert_eq!(told.tiebreaks[0].steps[0].to_string(), "1.5");
    let terms = told.tiebreaks[0].terms.iter();
    let reasons: Vec<(bool, &str)> = terms
        .map(|term| (term.counted, term.reason.as_ref().expect("every opponent's score is told").key.as_ref()))
        .collect();
    let (counts, is_below) = ((true, "reaches_koya_limit"), (false, "below_koya_limit"));
    assert_eq!(reasons, [counts, is_below, counts, counts]);
}

#[test]
fn fide_c_07_2026_14_l_the_limit_moves_by_half_points() {
    let koya = |code: &str| {
        let table = standings(&four_rounds(4), 4, &Rules::other_group().with_tiebreaks(&list(code)));
        table.rows.iter().find(|row| row.player == StartNumber(5)).unwrap().tiebreaks[0].steps[0].to_string()
    };
    assert_eq!(["KS/L-4", "KS", "KS/L+1", "KS/L+2"].map(koya), ["2.5", "1.5", "1.5", "0"]);
}

#[test]
fn fide_c_07_2026_10_1_a_half_goes_up_and_a_cut_beyond_the_list_has_no_value() {
    let mut history = event(3, 2, &["1-2 1-0", "1-3 1-0"]);
    for (player, rating) in history.players.iter_mut().zip([2000, 1801, 1900]) {
        player.rating = Some(rating);
    }
    let table = |code: &str| standings(&history, 2, &Rules::other_group().with_tiebreaks(&list(code)));
    let first = |code: &str| table(code).rows[0].tiebreaks[0].clone();
    assert_eq!(first("ARO").steps[0].to_string(), "1851");
    assert_eq!(first("ARO/C1").steps[0].to_string(), "1900");
    assert_eq!(first("ARO/M1").missing.unwrap().key, "tiebreak_all_cut");
}

#[test]
fn fide_c_07_2026_10_1_an_unrated_player_drops_the_code_for_all() {
    let report = report("t11-unrated.trf");
    let table = report.ranked("ARO");
    assert!(table.rows.iter().all(|row| row.tiebreaks[0].missing.as_ref().unwrap().key == "tiebreak_unrated"));
    assert!(report.value("ARO/U1400", StartNumber(1)).is_some());
}

#[test]
fn fide_c_07_2026_10_2_the_rounded_average_and_the_difference_of_the_score() {
    let mut history = event(3, 2, &["1-2 1-0", "1-3 1/2-1/2"]);
    for (player, rating) in history.players.iter_mut().zip([2000, 1801, 1900]) {
        player.rating = Some(rating);
    }
    let told = explain(&history, 2, &Rules::other_group().with_tiebreaks(&list("TPR,PTP")), StartNumber(1));
    // 75 percent stand for 193.
    assert_eq!(told.tiebreaks[0].steps[0].to_string(), "2044");
    assert_eq!(told.tiebreaks[0].how.as_ref().unwrap().key, "tiebreak_performance");
}

#[test]
fn fide_c_07_2026_10_3_everything_is_736_above_and_nothing_800_below() {
    let mut history = event(3, 2, &["1-2 1-0", "1-3 1-0"]);
    for (player, rating) in history.players.iter_mut().zip([2000, 1801, 1900]) {
        player.rating = Some(rating);
    }
    let table = standings(&history, 2, &Rules::other_group().with_tiebreaks(&list("PTP")));
    let value = |player: u32| {
        table.rows.iter().find(|row| row.player == StartNumber(player)).unwrap().tiebreaks[0].steps[0].to_string()
    };
    assert_eq!([1, 2, 3].map(value), ["2636", "1200", "1200"]);
}

#[test]
fn fide_c_07_2026_10_4_and_10_5_average_what_the_opponents_performed() {
    let mut history = event(3, 2, &["1-2 1-0", "1-3 1-0"]);
    for (player, rating) in history.players.iter_mut().zip([2000, 1801, 1900]) {
        player.rating = Some(rating);
    }
    let value = |code: &str, player: u32| {
        let table = standings(&history, 2, &Rules::other_group().with_tiebreaks(&list(code)));
        table.rows.iter().find(|row| row.player == StartNumber(player)).unwrap().tiebreaks[0].steps[0].to_string()
    };
    assert_eq!([value("APRO", 2), value("APRO", 1)], ["2651", "1200"]);
    assert_eq!([value("APPO", 2), value("APPO", 1)], ["2636", "1200"]);
}

#[test]
fn fide_c_07_2026_10_5_without_a_game_there_is_no_value_and_the_last_place() {
    let mut history = event(3, 1, &["1-2 0-1, 3 Z"]);
    for player in &mut history.players {
        player.rating = Some(1500);
    }
    let table = standings(&history, 1, &Rules::other_group().with_tiebreaks(&list("APPO")));
    assert_eq!(table.rows.iter().map(|row| row.player).collect::<Vec<_>>(), [2, 1, 3]);
    assert_eq!(table.rows[2].tiebreaks[0].missing.as_ref().unwrap().key, "tiebreak_no_games");
    assert_eq!(between(&table, StartNumber(3), StartNumber(1)).unwrap().reason.key, "separated_by_tiebreak");
}

#[test]
fn fide_c_07_2026_10_6_the_higher_rating_first_or_turned() {
    let mut history = event(2, 1, &["1-2 1/2-1/2"]);
    history.players[0].rating = Some(1500);
    history.players[1].rating = Some(1600);
    let first = |code: &str| standings(&history, 1, &Rules::other_group().with_tiebreaks(&list(code))).rows[0].player;
    assert_eq!([first("RTNG"), first("RTNG/R")], [2, 1]);
}

#[test]
fn fide_c_07_2026_14_p_a_forfeit_counts_against_the_scheduled_opponent() {
    assert_eq!(values("t09-last-round.trf", 6, &["BH", "BH/P"]), ["11", "13.5"]);
}

#[test]
fn fide_c_07_2026_14_cuts_a_median_takes_the_lowest_then_the_highest() {
    let told = explain(
        &report("t07-dummy-caps.trf").history,
        6,
        &Rules::other_group().with_tiebreaks(&list("BH/M1")),
        StartNumber(2),
    );
    let cuts: Vec<(u32, &str)> =
        told.tiebreaks[0].terms.iter().filter_map(|term| Some((term.round, term.cut.as_ref()?.key.as_ref()))).collect();
    assert_eq!(cuts, [(2, "cut_voluntary"), (5, "cut_highest")]);
}

#[test]
fn fide_c_07_2026_15_2_forfeits_of_a_round_robin_are_games_but_not_for_ratings() {
    // 1 won by forfeit with Black against 3 and lost by forfeit to 2.
    assert_eq!(values("t13-round-robin.trf", 1, &["WON", "BPG", "BWG", "REP"]), ["3", "3", "2", "4"]);
    let report = report("t13-round-robin.trf");
    let told = explain(&report.history, 5, &report.rules.clone().with_tiebreaks(&list("SB,ARO")), StartNumber(1));
    assert_eq!(told.tiebreaks[0].terms.iter().filter(|term| term.counted).count(), 5);
    assert_eq!(told.tiebreaks[1].terms.iter().filter(|term| term.counted).count(), 3);
}

#[test]
fn fide_c_07_2026_16_3_who_has_gone_draws_every_missing_round() {
    // 9.2: 4 and 7 are worth 3 to those they met.
    assert_eq!(values("t05-withdrawal.trf", 3, &["BH"]), ["17.5"]);
    let told = explain(
        &report("t05-withdrawal.trf").history,
        6,
        &Rules::other_group().with_tiebreaks(&list("BH")),
        StartNumber(3),
    );
    let term = &told.tiebreaks[0].terms[0];
    assert_eq!(
        (term.value.to_string(), term.reason.as_ref().unwrap().key.as_ref()),
        ("3".to_owned(), "opponent_score_adjusted")
    );
}

#[test]
fn fide_c_07_2026_16_4_the_dummy_has_the_own_score_up_to_the_caps() {
    assert_eq!(values("t05-withdrawal.trf", 4, &["BH", "BH/C1", "BH/C2"]), ["10", "9", "8"]);
    assert_eq!(values("t07-dummy-caps.trf", 2, &["BH"]), ["18"]);
}

#[test]
fn fide_c_07_2026_16_5_the_higher_of_the_two_is_cut() {
    // 9.4: the least opponent gives 1, the lowest voluntary round 0, so the 1 goes.
    let told = explain(
        &report("t16-cut-comparison.trf").history,
        6,
        &Rules::other_group().with_tiebreaks(&list("SB/C1")),
        StartNumber(2),
    );
    let cut = told.tiebreaks[0].terms.iter().find(|term| term.cut.is_some()).unwrap();
    assert_eq!(
        (cut.value.to_string(), cut.cut.as_ref().unwrap().key.as_ref()),
        ("1".to_owned(), "cut_lowest_opponent")
    );
}

#[test]
fn fide_c_07_2026_16_6_the_event_may_have_rules_of_its_own() {
    let report = report("t07-dummy-caps.trf");
    let own = Unplayed { opponents: OpponentsScore::AsAwarded, own: OwnRound::Dummy, cut: CutFirst::Lowest };
    let rules = Rules { unplayed: Some(own), ..report.rules.clone() };
    assert_eq!(report.value_by(&rules, "BH", StartNumber(2)).unwrap(), "20");
    assert_eq!(report.value_by(&rules, "BH/C1", StartNumber(2)).unwrap(), "18.5", "the lowest goes first");
}

#[test]
fn d4_9_10_a_play_off_or_lot_decides_among_those_still_level() {
    let history = event(4, 1, &["1-2 1/2-1/2, 3-4 1/2-1/2"]);
    let order = |rules: &Rules| {
        let table = standings(&history, 1, rules);
        table.rows.iter().map(|row| (row.place, row.player)).collect::<Vec<_>>()
    };
    let mut rules = Rules::other_group().with_tiebreaks(&list("play-off,lot"));
    assert_eq!(order(&rules), [(1, StartNumber(1)), (1, StartNumber(2)), (1, StartNumber(3)), (1, StartNumber(4))]);
    rules.play_offs = vec![vec![StartNumber(3), StartNumber(1)]];
    assert_eq!(
        order(&rules),
        [(1, StartNumber(1)), (1, StartNumber(2)), (1, StartNumber(3)), (1, StartNumber(4))],
        "not all of them took part"
    );
    rules.play_offs = vec![[3, 1, 4, 2].map(StartNumber).to_vec()];
    assert_eq!(order(&rules), [(1, StartNumber(3)), (2, StartNumber(1)), (3, StartNumber(4)), (4, StartNumber(2))]);
    let drawn =
        Rules { lots: vec![[2, 4, 1, 3].map(StartNumber).to_vec()], ..Rules::other_group().with_tiebreaks(&[]) };
    assert_eq!(
        order(&drawn),
        [(1, StartNumber(2)), (2, StartNumber(4)), (3, StartNumber(1)), (4, StartNumber(3))],
        "a lot that was drawn counts unnamed"
    );
    let table = standings(&history, 1, &drawn);
    assert_eq!(between(&table, StartNumber(4), StartNumber(2)).unwrap().reason.key, "separated_by_lot");
    assert_eq!(between(&table, StartNumber(4), StartNumber(9)), None);
}

/// 2 beat 1 in the last round and has 2; taken for a draw it leaves 1½, with no round unplayed.
#[test]
fn fide_c_07_2026_8_3_an_opponent_whose_last_game_counts_as_a_draw_says_so() {
    let note = |rounds: &[&str], player: u32| {
        let rules = Rules::other_group().with_tiebreaks(&list("FB"));
        let told = rokade_standings::explain(&event(4, 3, rounds), 3, &rules, StartNumber(player));
        let reason = told.tiebreaks[0].terms[0].reason.clone().unwrap();
        (reason.key.to_string(), reason.clauses.iter().map(ToString::to_string).collect::<Vec<_>>())
    };
    let played = ["1-2 0-1, 3-4 1-0", "1-3 1/2-1/2, 2-4 0-1", "1-4 1/2-1/2, 2-3 1-0"];
    let drawn = note(&played, 1);
    assert_eq!(drawn, ("opponent_last_round_as_draw".to_owned(), vec!["FIDE-C.07-2026:8.3".to_owned()]));
    // 2 was away at the end: nothing of the last round is drawn, the bye is.
    let away = ["1-2 0-1, 3-4 1-0", "1-3 1/2-1/2, 2-4 0-1", "1-4 1/2-1/2, 2 Z, 3 U"];
    assert_eq!(note(&away, 1).0, "opponent_score_adjusted");
}

//! What changed between the editions of C.07, from both sides of the day.

mod event;
mod report;

use event::event;
use report::report;
use rokade_model::StartNumber;
use rokade_standings::{Rules, TieBreak, standings};

fn value(name: &str, starts: &str, code: &str, player: u32) -> Option<String> {
    let report = report(name);
    report.value_by(&report.rules.clone().starting_on(starts), code, StartNumber(player))
}

#[test]
fn fide_c_07_2024_16_4_the_dummy_had_no_caps() {
    assert_eq!(value("t07-dummy-caps.trf", "2026-02-28", "BH", 2).unwrap(), "20");
    assert_eq!(value("t07-dummy-caps.trf", "2026-03-01", "BH", 2).unwrap(), "18");
}

#[test]
fn fide_c_07_2023_16_4_the_dummy_had_no_caps() {
    for starts in ["2023-09-01", "2024-04-01", "2024-08-01"] {
        assert_eq!(value("t07-dummy-caps.trf", starts, "BH", 2).unwrap(), "20", "{starts}");
    }
}

/// Two examples of the manual: 7 of 10 with a zero-point bye, and 9½ of 10 with a forfeit win over one with 4½.
#[test]
fn fide_c_07_2026_16_4_a_player_with_seven_of_ten_meets_a_dummy_with_five() {
    let dummy = |starts: &str| {
        let wins: Vec<String> = (1..=10)
            .map(|round| if round <= 7 { format!("1-{} 1-0", round + 1) } else { format!("1-{} 0-1", round + 1) })
            .collect();
        let rounds: Vec<&str> =
            wins.iter().map(String::as_str).enumerate().map(|(at, text)| if at == 9 { "1 Z" } else { text }).collect();
        let mut history = event(12, 10, &rounds);
        event::game(&mut history, 10, 11, 12, Some(rokade_model::GameResult::Draw));
        let rules = Rules::other_group().starting_on(starts).with_tiebreaks(&["BH".parse().unwrap()]);
        let told = rokade_standings::explain(&history, 10, &rules, StartNumber(1));
        told.tiebreaks[0].terms[9].value.to_string()
    };
    assert_eq!([dummy("2026-03-01"), dummy("2026-02-28")], ["5", "7"]);
}

#[test]
fn fide_c_07_2024_15_2_forfeits_of_a_round_robin_were_games_everywhere() {
    // 1 won one game by forfeit and lost another: 3 of the 5 opponents were played.
    let games = |starts: &str| {
        let report = report("t13-round-robin.trf");
        let rules = report.rules.clone().starting_on(starts).with_tiebreaks(&["ARO".parse().unwrap()]);
        let told = rokade_standings::explain(&report.history, 5, &rules, StartNumber(1));
        told.tiebreaks[0].terms.iter().filter(|term| term.counted).count()
    };
    assert_eq!([games("2026-02-28"), games("2026-03-01")], [5, 3]);
    assert_eq!(value("t13-round-robin.trf", "2026-02-28", "REP", 1).unwrap(), "5");
    assert_eq!(value("t13-round-robin.trf", "2026-03-01", "REP", 1).unwrap(), "4");
    assert_eq!(value("t13-round-robin.trf", "2026-02-28", "BPG", 1).unwrap(), "4");
}

#[test]
fn fide_c_07_2026_7_7_standard_points_pairing_number_and_rating_are_new() {
    for code in ["STD", "TPN", "RTNG"] {
        assert_eq!(value("t01-all-played.trf", "2026-02-28", code, 1), None, "{code}");
        assert!(value("t01-all-played.trf", "2026-03-01", code, 1).is_some(), "{code}");
    }
}

#[test]
fn fide_c_07_2023_14_cuts_of_equal_opponents_the_worst_result_goes_as_it_does_now() {
    // The worst result against equal opponents is the smallest product, so the figure is the same.
    for player in 1..=8 {
        let figures = ["2024-07-31", "2024-08-01"].map(|day| value("t16-cut-comparison.trf", day, "SB/C1", player));
        assert_eq!(figures[0], figures[1]);
    }
}

#[test]
fn fide_c_07_old_virtual_the_virtual_opponent_draws_to_the_end() {
    // 1 wins, has a half-point bye, wins: the virtual opponent had 1, got ½ and draws once: 2.
    let history = event(4, 3, &["1-2 1-0, 3-4 1-0", "1 H, 2-3 1-0, 4 Z", "1-3 1-0, 2-4 1-0"]);
    let term = |starts: &str| {
        let rules = Rules::other_group().starting_on(starts).with_tiebreaks(&["BH".parse().unwrap()]);
        rokade_standings::explain(&history, 3, &rules, StartNumber(1)).tiebreaks[0].terms[1].value.to_string()
    };
    assert_eq!([term("2023-08-31"), term("2023-09-01")], ["2", "2.5"]);
    // To their opponents unplayed games counted as draws: 4 with nothing is worth ½.
    let buchholz = |starts: &str| {
        let rules = Rules::other_group().starting_on(starts).with_tiebreaks(&["BH".parse::<TieBreak>().unwrap()]);
        let table = standings(&history, 3, &rules);
        table.rows.iter().find(|row| row.player == StartNumber(2)).unwrap().tiebreaks[0].steps[0].to_string()
    };
    assert_eq!([buchholz("2023-08-31"), buchholz("2023-09-01")], ["4", "3.5"]);
}

#[test]
fn fide_c_07_old_list_a_cut_took_the_lowest_whatever_it_was() {
    // Virtual opponents of 3½ and 4½; the lowest is 6 with 1½. Since 2023 a voluntary unplayed round, 4, goes first.
    let cut = |starts: &str| value("t07-dummy-caps.trf", starts, "BH/C1", 2).unwrap();
    let all = |starts: &str| value("t07-dummy-caps.trf", starts, "BH", 2).unwrap();
    assert_eq!((all("2023-08-31"), cut("2023-08-31")), ("20".to_owned(), "18.5".to_owned()));
    assert_eq!((all("2023-09-01"), cut("2023-09-01")), ("20".to_owned(), "16".to_owned()));
}

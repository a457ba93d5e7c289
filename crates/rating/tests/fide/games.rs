//! Which games count.

use rokade_model::Period;
use rokade_rating::fide::{Edition, Event, Exception, Form, Game, List, ThinkingTime, rate};
use rokade_rating::{PlayerId, Rating};

use crate::event::{ONE, against, minutes, rated, refusals, result};

#[test]
fn fide_b_02_2024_5_1_only_what_both_have_moved_in_is_rated() {
    let letters = ['1', '=', '0', '+', '-', 'W', 'D', 'L', '?'];
    let event = against(Some(1900), &letters.map(|letter| (Some(1800), letter)));
    let forfeit = "fide_not_played";
    let short = "fide_no_move_of_both";
    let report = rate(&event, Edition::Y2025);
    assert_eq!(refusals(&report), ["", "", "", forfeit, forfeit, short, short, short, "fide_result_missing"]);
    assert_eq!(rated(&report, ONE).games_rated, 3);
}

#[test]
fn fide_b_02_2024_5_1_a_decision_may_take_a_game_out() {
    let mut event = against(Some(1900), &[(Some(1800), '1'), (Some(1800), '1')]);
    event.games[0].exception = Some(Exception::Decision);
    event.games[1].exception = Some(Exception::OtherPace);
    assert_eq!(refusals(&rate(&event, Edition::Y2025)), ["fide_taken_out", "fide_other_pace"]);
}

fn is_rated_at(own: Option<Rating>, opponent: Rating, time: Option<ThinkingTime>) -> bool {
    let event = Event { time, ..against(own, &[(Some(opponent), '=')]) };
    refusals(&rate(&event, Edition::Y2024)) == [""]
}

#[test]
fn fide_b_02_2024_rate_of_play_is_judged_game_by_game() {
    assert!(is_rated_at(Some(2400), 2000, minutes(90, 30)) && !is_rated_at(Some(2400), 2000, minutes(90, 29)));
    assert!(!is_rated_at(Some(1500), 2400, minutes(119, 0)));
    assert!(is_rated_at(Some(2399), 1500, minutes(60, 30)) && !is_rated_at(Some(2399), 1500, minutes(89, 0)));
    assert!(is_rated_at(Some(1800), 1799, minutes(90, 0)) && !is_rated_at(Some(1800), 1799, minutes(60, 0)));
    assert!(is_rated_at(Some(1799), 1799, minutes(60, 0)) && !is_rated_at(Some(1799), 1799, minutes(59, 0)));
    assert!(is_rated_at(None, 1799, minutes(60, 0)), "an unrated player counts as below 1800");
    assert!(is_rated_at(Some(2400), 2400, None), "what is not known keeps no game out");
    let mut event = against(Some(1700), &[(Some(1700), '1'), (Some(1900), '1')]);
    event.time = minutes(60, 0);
    assert_eq!(refusals(&rate(&event, Edition::Y2024)), ["", "fide_too_fast"]);
}

#[test]
fn d4_7_2d_two_hours_or_ninety_minutes_with_thirty_seconds() {
    let is_rated = |base, increment| {
        let event = Event { time: minutes(base, increment), ..against(Some(1500), &[(Some(1500), '=')]) };
        refusals(&rate(&event, Edition::Handbook)) == [""]
    };
    assert!(is_rated(120, 0) && is_rated(90, 30) && is_rated(100, 40));
    assert!(!is_rated(119, 0) && !is_rated(89, 60) && !is_rated(100, 29));
}

fn refusal_on(list: List, time: Option<ThinkingTime>) -> String {
    let event = Event { list, time, ..against(Some(1900), &[(Some(1800), '1')]) };
    refusals(&rate(&event, Edition::Y2024))[0].to_owned()
}

#[test]
fn fide_b_02_rb_2024_rate_of_play_the_edges_of_rapid_and_blitz() {
    assert_eq!(refusal_on(List::Rapid, minutes(10, 0)), "fide_not_rapid");
    assert_eq!(refusal_on(List::Rapid, minutes(10, 1)), "");
    assert_eq!(refusal_on(List::Rapid, minutes(59, 0)), "");
    assert_eq!(refusal_on(List::Rapid, minutes(50, 10)), "fide_not_rapid");
    assert_eq!(refusal_on(List::Blitz, minutes(3, 0)), "fide_not_blitz");
    assert_eq!(refusal_on(List::Blitz, minutes(3, 1)), "");
    assert_eq!(refusal_on(List::Blitz, minutes(10, 0)), "");
    assert_eq!(refusal_on(List::Blitz, minutes(10, 1)), "fide_not_blitz");
}

#[test]
fn fide_b_02_rb_2024_unequal_times_are_not_rated() {
    let period = |seconds| vec![Period { moves: None, seconds, increment: 0 }];
    let time = |white, black| ThinkingTime::unequal(period(white), period(black));
    assert_eq!(refusal_on(List::Blitz, time(300, 240)), "fide_unequal_times");
    assert_eq!(refusal_on(List::Rapid, time(900, 1200)), "fide_unequal_times");
    assert_eq!(refusal_on(List::Standard, time(7200, 6000)), "");
    assert_eq!(refusal_on(List::Standard, time(7200, 3600)), "fide_too_fast");
}

#[test]
fn fide_b_02_rb_2024_12_600_points_apart_with_one_above_2600() {
    let refusal = |list, edition, own, opponent| {
        let event = Event { list, ..against(Some(own), &[(Some(opponent), '1')]) };
        refusals(&rate(&event, edition))[0].to_owned()
    };
    let december = Edition::Y2024December;
    assert_eq!(refusal(List::Rapid, december, 2601, 2001), "fide_far_apart");
    assert_eq!(refusal(List::Blitz, december, 2001, 2601), "fide_far_apart");
    assert_eq!(refusal(List::Rapid, december, 2601, 2002), "");
    assert_eq!(refusal(List::Rapid, december, 2600, 1900), "");
    assert_eq!(refusal(List::Rapid, Edition::Y2024, 2601, 2001), "");
    assert_eq!(refusal(List::Standard, Edition::Y2025, 2601, 2001), "");
}

fn match_of(letters: &[char], planned: u32, waived: bool) -> Event {
    let mut event = against(Some(2000), &[(Some(1900), '1')]);
    let game = |(round, letter): (u32, &char)| {
        let (white, black) = if round % 2 == 1 { (ONE, PlayerId(2)) } else { (PlayerId(2), ONE) };
        Game { round, white, black, result: result(*letter), exception: None }
    };
    event.games = (1..).zip(letters).map(game).collect();
    event.planned_rounds = planned;
    event.form = Form::Match { waived };
    event
}

#[test]
fn fide_b_02_2024_6_games_after_the_decision_are_not_rated() {
    // Player 1 wins four games of six: 4–0, nothing is open any more.
    let letters = ['1', '0', '1', '0', '=', '='];
    let decided = "fide_match_decided";
    assert_eq!(refusals(&rate(&match_of(&letters, 6, false), Edition::Y2025)), ["", "", "", "", decided, decided]);
    assert_eq!(refusals(&rate(&match_of(&letters, 6, true), Edition::Y2025)), [""; 6]);
    assert_eq!(refusals(&rate(&match_of(&letters, 8, false), Edition::Y2025)), ["", "", "", "", "", decided]);
}

#[test]
fn fide_b_02_2024_6_a_match_with_an_unrated_player_is_not_rated() {
    let mut event = match_of(&['1', '0'], 6, true);
    event.entrants[1].rating = None;
    let report = rate(&event, Edition::Y2025);
    assert_eq!(refusals(&report), ["fide_match_unrated"; 2]);
    assert!(!report.is_ratable());
}

#[test]
fn d4_7_2c_games_against_computers_and_unplayed_ones_do_not_count() {
    let mut event = against(Some(1900), &[(Some(1800), '1'), (Some(1800), '+'), (Some(1800), '=')]);
    event.entrants[1].is_computer = true;
    let report = rate(&event, Edition::Handbook);
    assert_eq!(refusals(&report), ["fide_computer", "fide_not_played", ""]);
    assert!(report.players.iter().all(|row| row.player != PlayerId(2)), "a computer has no rating");
}

//! Both flags down: order known or not, last period or not, and rapid and blitz.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Claimed, Consequence, Decision, Deed, EndReason, Notice, Noticed, Supervision};

use crate::clock::set;
use crate::stage::*;

const MINUTE: i64 = 60_000;

/// White's flag falls, and later Black's.
fn both_down(stage: Stage) -> Stage {
    let white = set(stage.play("e2e4 e7e5"), 2_000, 4_000).wait(4_000).make(W, "g1f3").press(W);
    let both = white.wait(6_000).make(B, "b8c6");
    assert_eq!(both.clock(), (0, 0));
    both
}

fn notice(stage: Stage, first: Option<Color>) -> Stage {
    stage.say(ARBITER, Deed::Notice(Notice { what: Noticed::BothFlags, against: None, first }))
}

fn drawn(stage: Stage, clause: &str) {
    notice(stage, None).ends("1/2-1/2", EndReason::BothFlags, clause);
}

/// Both go on into the next period, with its time and the next move as its first.
fn plays_on(stage: Stage, clause: &str) {
    let stage = notice(stage, None);
    stage.goes_on();
    stage.rules(Decision::NoAction, clause, (30 * MINUTE, 30 * MINUTE));
    assert_eq!(stage.last_ruling().consequence, Consequence::NextPeriod);
    assert_eq!(stage.clock(), (30 * MINUTE, 30 * MINUTE));
    let clock = stage.account().clocks().clone();
    for color in Color::ALL {
        assert!(!clock.is_fallen(color) && clock.is_last_period(color));
        assert_eq!(clock.moves(color), 40);
    }
    let stage = stage.press(B).play("d2d4 e5d4");
    stage.goes_on();
    assert_eq!(stage.account().clocks().moves(Color::White), 41);
}

fn first_loses(stage: Stage, clause: &str) {
    notice(stage.clone(), Some(Color::White)).ends("0-1", EndReason::Flag, clause);
    notice(stage, Some(Color::Black)).ends("1-0", EndReason::Flag, clause);
}

fn announced(edition: Edition, periods: &str) -> Stage {
    let mut settings = settings(edition, periods);
    settings.appendix_g = true;
    Stage::with(settings)
}

#[test]
fn l2001_6_12_play_continues_when_the_order_is_unknown() {
    plays_on(both_down(Stage::new(DK2001, "40/90 30")), "L2001-6.12");
    first_loses(both_down(Stage::new(DK2001, "40/90 30")), "L2001-6.10");
}

#[test]
fn l2001_10_3_in_quickplay_it_is_a_draw() {
    drawn(both_down(Stage::new(DK2001, "90")), "L2001-10.3");
    first_loses(both_down(Stage::new(DK2001, "90")), "L2001-6.10");
}

#[test]
fn l2001_b8_in_rapid_and_blitz_it_is_a_draw_whatever_the_order() {
    for periods in ["30", "5"] {
        for first in [None, Some(Color::White), Some(Color::Black)] {
            let stage = notice(both_down(Stage::new(DK2001, periods)), first);
            stage.ends("1/2-1/2", EndReason::BothFlags, "L2001-B8");
        }
    }
}

#[test]
fn l2009_6_11_both_flags_down_and_nobody_knows() {
    let stage = notice(both_down(Stage::new(DK2009, "40/90 30")), None);
    assert!(stage.last_ruling().bearing.iter().any(|cited| cited.as_str() == "L2009-6.11"));
    first_loses(both_down(Stage::new(DK2009, "40/90 30")), "L2009-6.9");
    first_loses(both_down(Stage::new(DK2009, "90")), "L2009-6.9");
}

#[test]
fn l2009_6_11_a_before_the_last_period_play_continues() {
    plays_on(both_down(Stage::new(DK2009, "40/90 30")), "L2009-6.11.a");
    plays_on(both_down(Stage::new(NO2009, "40/90 30")), "L2009-6.11.a");
}

#[test]
fn l2009_6_11_b_in_the_last_period_it_is_a_draw() {
    for periods in ["90", "30", "5"] {
        drawn(both_down(Stage::new(DK2009, periods)), "L2009-6.11.b");
        drawn(both_down(Stage::new(NO2009, periods)), "L2009-6.11.b");
    }
}

#[test]
fn l2009_a4_d_3_without_supervision_it_is_a_draw_whatever_the_order() {
    for periods in ["30", "5"] {
        for first in [None, Some(Color::White)] {
            let stage = notice(both_down(Stage::limited(DK2009, periods)), first);
            stage.ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
        }
    }
    first_loses(both_down(Stage::new(DK2009, "30")), "L2009-6.9");
}

/// Announced and without increment the rule holds; blitz, increment or silence leave a question.
fn only_if_announced(edition: Edition, clause: &str) {
    let stage = notice(both_down(announced(edition, "40/90 30")), None);
    assert!(stage.last_ruling().bearing.iter().any(|cited| cited.as_str() == clause));
    for stage in [
        Stage::new(edition, "40/90 30"),
        Stage::new(edition, "90"),
        announced(edition, "5"),
        Stage::limited(edition, "30"),
    ] {
        let asked = notice(both_down(stage), None);
        asked.asks("both_flags_order", &format!("L{}-6.9", edition.year()), &["accept", "reject"]);
        asked.goes_on();
    }
    first_loses(both_down(announced(edition, "90")), &format!("L{}-6.9", edition.year()));
}

#[test]
fn l2018_g_3_both_flags_down_and_nobody_knows() {
    only_if_announced(SE2018, "L2018-G.3");
}

#[test]
fn l2018_g_3_1_before_the_last_period_play_continues() {
    plays_on(both_down(announced(SE2018, "40/90 30")), "L2018-G.3.1");
}

#[test]
fn l2018_g_3_2_in_the_last_period_it_is_a_draw() {
    drawn(both_down(announced(SE2018, "90")), "L2018-G.3.2");
    drawn(both_down(announced(SE2018, "30")), "L2018-G.3.2");
}

#[test]
fn l2023_iii_3_1_both_flags_down_and_nobody_knows() {
    only_if_announced(FIDE2023, "L2023-III.3.1");
}

#[test]
fn l2023_iii_3_1_1_before_the_last_period_play_continues() {
    plays_on(both_down(announced(FIDE2023, "40/90 30")), "L2023-III.3.1.1");
}

#[test]
fn l2023_iii_3_1_2_in_the_last_period_it_is_a_draw() {
    drawn(both_down(announced(FIDE2023, "90")), "L2023-III.3.1.2");
    drawn(both_down(announced(FIDE2023, "30")), "L2023-III.3.1.2");
}

#[test]
fn without_the_appendix_the_arbiter_takes_the_analogy_or_the_order_on_the_clock() {
    let asked = notice(both_down(Stage::new(SE2018, "90")), None);
    asked.clone().decide(Choice::Accept).ends("1/2-1/2", EndReason::BothFlags, "L2018-G.3.2");
    asked.clone().decide(Choice::Reject).ends("0-1", EndReason::Flag, "L2018-6.9");
    notice(asked, Some(Color::Black)).ends("1-0", EndReason::Flag, "L2018-6.9");

    let early = notice(both_down(Stage::new(FIDE2023, "40/90 30")), None).decide(Choice::Accept);
    early.rules(Decision::NoAction, "L2023-III.3.1.1", (30 * MINUTE, 30 * MINUTE));
    assert_eq!(early.clock(), (30 * MINUTE, 30 * MINUTE));
}

#[test]
fn an_increment_keeps_the_appendix_out() {
    let stage = set(announced(SE2018, "90+30").play("e2e4 e7e5"), 2_000, 4_000).wait(4_000).make(W, "g1f3");
    let both = stage.press(W).wait(6_000).make(B, "b8c6");
    notice(both, None).asks("both_flags_order", "L2018-G.2.2", &["accept", "reject"]);
}

#[test]
fn a_claim_with_both_flags_down_goes_by_the_clock() {
    let stage = both_down(Stage::new(DK2009, "40/90 30"));
    stage.clone().claim(B, Claimed::Flag).ends("0-1", EndReason::Flag, "L2009-6.9");
    stage.claim(W, Claimed::Flag).ends("0-1", EndReason::Flag, "L2009-6.9");
}

#[test]
fn both_flags_are_noticed_only_when_both_are_down() {
    let one = set(Stage::new(DK2009, "90"), 1_000, 60_000).wait(5_000);
    let both = Deed::Notice(Notice { what: Noticed::BothFlags, against: None, first: None });
    assert_eq!(one.try_say(ARBITER, both).err().unwrap().reason.key, "script_flag_not_fallen");
}

#[test]
fn no2009_guide_both_standard_plays_on_unless_the_order_was_seen() {
    plays_on(both_down(Stage::new(NO2009, "40/90 30")), "L2009-6.11.a");
    first_loses(both_down(Stage::new(NO2009, "40/90 30")), "L2009-6.9");
}

#[test]
fn no2009_guide_both_quickplay_is_drawn_unless_the_order_was_seen() {
    drawn(both_down(Stage::new(NO2009, "90")), "L2009-6.11.b");
    first_loses(both_down(Stage::new(NO2009, "90")), "L2009-6.9");
}

/// The guide's rapid and blitz are those without adequate supervision.
fn guide(periods: &str, first: Option<Color>) -> Stage {
    let mut settings = settings(NO2009, periods);
    settings.supervision = Supervision::Limited;
    notice(both_down(Stage::with(settings)), first)
}

const SEEN: Option<Color> = Some(Color::White);

#[test]
fn no2009_guide_both_rapid_blitz_is_drawn_whichever_fell_first() {
    for first in [None, Some(Color::White), Some(Color::Black)] {
        guide("30", first).ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
        guide("5", first).ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
    }
}

#[test]
fn no2009_guide_table_standard_seen_black_wins() {
    guide("40/90 30", SEEN).ends("0-1", EndReason::Flag, "L2009-6.9");
}

#[test]
fn no2009_guide_table_standard_unseen_play_on() {
    guide("40/90 30", None).goes_on();
}

#[test]
fn no2009_guide_table_quickplay_seen_black_wins() {
    guide("90", SEEN).ends("0-1", EndReason::Flag, "L2009-6.9");
}

#[test]
fn no2009_guide_table_quickplay_unseen_draw() {
    guide("90", None).ends("1/2-1/2", EndReason::BothFlags, "L2009-6.11.b");
}

#[test]
fn no2009_guide_table_rapid_seen_draw() {
    guide("30", SEEN).ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
}

#[test]
fn no2009_guide_table_rapid_unseen_draw() {
    guide("30", None).ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
}

#[test]
fn no2009_guide_table_blitz_seen_draw() {
    guide("5", SEEN).ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
}

#[test]
fn no2009_guide_table_blitz_unseen_draw() {
    guide("5", None).ends("1/2-1/2", EndReason::BothFlags, "L2009-A4.d.3");
}

//! The hall: before the round, who watches the flags, time trouble, after the game.

use super::{Checklist, Facts, NONE, item, item_norway, norway_only};

pub(super) const BEFORE_ROUND: Checklist = Checklist {
    key: "before_round",
    items: &[
        norway_only("laws_at_hand", &["NO2009-guide-copy"], Facts::always),
        item(
            "time_control_announced",
            [&["L2001-6.2.a"], &["L2009-6.2.a"], &["L2018-6.3.1"], &["L2023-6.3.1"]],
            Facts::always,
        ),
        item_norway(
            "default_time_announced",
            [&["L2001-6.7"], &["L2009-6.6.a"], &["L2018-6.7.1"], &["L2023-6.7.1"]],
            &["L2009-6.6.a", "L2009-6.6.NO-NO", "NO2009-guide-late"],
            Facts::always,
        ),
        item_norway(
            "venue_named",
            [&["L2001-12.4"], &["L2009-12.2"], &["L2018-11.2.1"], &["L2023-11.2.1"]],
            &["L2009-12.2", "NO2009-guide-venue"],
            Facts::always,
        ),
        norway_only("flag_watch_announced", &["NO2009-guide-cj-default"], Facts::is_standard),
        item("rapid_regime_stated", [NONE, NONE, &["L2018-A.5"], &["L2023-A.6"]], Facts::is_rapid),
        item("blitz_regime_stated", [NONE, NONE, &["L2018-B.5"], &["L2023-B.4"]], Facts::is_blitz),
        item(
            "no_increment_rules_announced",
            [NONE, NONE, &["L2018-G.2.1"], &["L2023-III.2.1"]],
            Facts::can_finish_without_increment,
        ),
        item("moving_assistant", [NONE, NONE, &["L2018-4.9"], &["L2023-4.9"]], Facts::always),
        item("clock_placed", [&["L2001-6.4"], &["L2009-6.4"], &["L2018-6.5"], &["L2023-6.5"]], Facts::always),
        item("white_started", [&["L2001-6.5"], &["L2009-6.5"], &["L2018-6.6"], &["L2023-6.6"]], Facts::always),
    ],
};

/// What the three levels mean. Less than full watch is the practice of the Norwegian guide alone.
pub(super) const FLAG_WATCH: Checklist = Checklist {
    key: "flag_watch",
    items: &[
        item_norway(
            "full",
            [
                &["L2001-6.9", "L2001-13.3"],
                &["L2009-6.8", "L2009-13.3"],
                &["L2018-6.8", "L2018-12.3"],
                &["L2023-6.8", "L2023-12.3"],
            ],
            &["L2009-6.8", "L2009-13.3", "NO2009-guide-cj-default"],
            Facts::is_watched_fully,
        ),
        norway_only("limited", &["NO2009-guide-cj-default"], Facts::is_watched_in_part),
        norway_only("none", &["NO2009-guide-cj-default"], Facts::is_not_watched),
    ],
};

pub(super) const TIME_TROUBLE: Checklist = Checklist {
    key: "time_trouble",
    items: &[
        norway_only("present_and_silent", &["NO2009-guide-presence"], Facts::is_standard),
        item_norway(
            "assistants",
            [NONE, NONE, &["L2018-12.4"], &["L2023-12.4"]],
            &["NO2009-guide-cj-default"],
            Facts::is_watched,
        ),
        item(
            "attend_and_record",
            [&["L2001-8.5.a"], &["L2009-8.5.a"], &["L2018-8.5.1"], &["L2023-8.5.1"]],
            Facts::is_watched,
        ),
        norway_only("hidden_sheet", &["NO2009-guide-cj-record"], Facts::is_watched),
        norway_only("other_must_record", &["NO2009-guide-tt-one"], Facts::is_standard),
        norway_only("undisturbed", &["NO2009-guide-cj-protect"], Facts::is_standard),
        item_norway(
            "count_not_told",
            [&["L2001-13.6"], &["L2009-13.6"], &["L2018-12.6"], &["L2023-12.6"]],
            &["L2009-13.6", "NO2009-guide-no-count"],
            Facts::is_standard,
        ),
        norway_only("stay_until_flag", &["NO2009-guide-cj-stay"], Facts::is_watched),
        item_norway(
            "stop_at_flag",
            [&["L2001-8.5.a"], &["L2009-8.5.a"], &["L2018-8.5.1"], &["L2023-8.5.1"]],
            &["L2009-8.5.a", "NO2009-guide-cj-stop"],
            Facts::is_watched,
        ),
        norway_only("say_only_flag", &["NO2009-guide-cj-announce"], Facts::is_watched),
        item_norway(
            "note_before_reconstruction",
            [&["L2001-8.5.c"], &["L2009-8.5.c-DK"], &["L2018-8.5.3"], &["L2023-8.5.3"]],
            &["L2009-8.5.c-NO", "NO2009-guide-reconstruct"],
            Facts::is_standard,
        ),
    ],
};

pub(super) const AFTER_GAME: Checklist = Checklist {
    key: "after_game",
    items: &[
        item("sheets_signed", [&["L2001-8.7"], &["L2009-8.7"], &["L2018-8.7"], NONE], Facts::is_standard),
        item("result_confirmed", [NONE, NONE, NONE, &["L2023-8.7"]], Facts::is_standard),
        item("sheets_collected", [&["L2001-8.3"], &["L2009-8.3"], &["L2018-8.3"], &["L2023-8.3"]], Facts::is_standard),
        norway_only("clean_copy", &["NO2009-guide-rewrite"], Facts::is_standard),
        norway_only("analysis_elsewhere", &["NO2009-guide-presence"], Facts::always),
        item(
            "players_now_spectators",
            [&["L2001-12.3"], &["L2009-12.5"], &["L2018-11.4"], &["L2023-11.4"]],
            Facts::always,
        ),
    ],
};

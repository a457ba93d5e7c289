//! Rapid and blitz: what adequate supervision takes, and what holds without it. The edition of 2001
//! knows no difference, so its items stand whatever the supervision is.

use super::{Checklist, Facts, NONE, item};

pub(super) const RAPID: Checklist = Checklist {
    key: "rapid",
    items: &[
        item(
            "three_games_each",
            [NONE, &["L2009-A3"], &["L2018-A.3.1.1"], &["L2023-A.4.1"]],
            Facts::is_rapid_supervised,
        ),
        item("every_game_recorded", [NONE, NONE, &["L2018-A.3.1.2"], &["L2023-A.4.2"]], Facts::is_rapid_supervised),
        item("record_seen_five_times", [NONE, NONE, &["L2018-A.3.2"], &["L2023-A.4.3"]], Facts::is_rapid_supervised),
        item("no_recording", [&["L2001-B3"], &["L2009-A2"], NONE, NONE], Facts::is_rapid),
        item("sheet_on_request", [NONE, NONE, &["L2018-A.2"], &["L2023-A.2"]], Facts::is_rapid),
        item("one_minute", [NONE, NONE, NONE, &["L2023-A.3"]], Facts::is_rapid),
        item("touch_on_request", [&["L2001-B5.a"], NONE, NONE, NONE], Facts::is_rapid),
        item("touch_on_request", [NONE, &["L2009-A4.b"], NONE, NONE], Facts::is_rapid_limited),
        item("flag_by_players", [&["L2001-B6"], NONE, NONE, NONE], Facts::is_rapid),
        item("flag_by_players", [NONE, &["L2009-A4.d.1"], NONE, NONE], Facts::is_rapid_limited),
        item("flag_by_arbiter_too", [NONE, NONE, &["L2018-A.4.5"], &["L2023-A.5.5"]], Facts::is_rapid_limited),
        item("illegal_position", [NONE, &["L2009-A4.c"], NONE, NONE], Facts::is_rapid_limited),
        item("illegal_position_waits", [NONE, NONE, &["L2018-A.4.4"], &["L2023-A.5.4"]], Facts::is_rapid_limited),
    ],
};

pub(super) const BLITZ: Checklist = Checklist {
    key: "blitz",
    items: &[
        item("one_game_each", [NONE, &["L2009-B2"], &["L2018-B.3.1.1"], &["L2023-B.2.1"]], Facts::is_blitz_supervised),
        item("every_game_recorded", [NONE, NONE, &["L2018-B.3.1.2"], &["L2023-B.2.2"]], Facts::is_blitz_supervised),
        item("record_seen_five_times", [NONE, NONE, &["L2018-B.3.2"], &["L2023-B.2.3"]], Facts::is_blitz_supervised),
        item("as_rapid", [&["L2001-C2"], NONE, NONE, NONE], Facts::is_blitz),
        item("as_rapid", [NONE, &["L2009-B3.a"], &["L2018-B.4"], &["L2023-B.3"]], Facts::is_blitz_limited),
        item("one_minute", [NONE, NONE, &["L2018-B.2"], NONE], Facts::is_blitz),
        item("one_minute", [NONE, NONE, NONE, &["L2023-B.3"]], Facts::is_blitz_limited),
        item("flag_by_players", [&["L2001-C2", "L2001-B6"], NONE, NONE, NONE], Facts::is_blitz),
        item("flag_by_players", [NONE, &["L2009-B3.a", "L2009-A4.d.1"], NONE, NONE], Facts::is_blitz_limited),
        item("illegal_move_loses", [&["L2001-C3"], NONE, NONE, NONE], Facts::is_blitz),
        item("illegal_move_loses", [NONE, &["L2009-B3.c"], NONE, NONE], Facts::is_blitz_limited),
        item("no_quickplay_claim", [&["L2001-C4"], NONE, NONE, NONE], Facts::is_blitz),
        item("no_quickplay_claim", [NONE, &["L2009-B3.b"], NONE, NONE], Facts::is_blitz_limited),
    ],
};

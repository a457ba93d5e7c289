//! Rapid and blitz: what adequate supervision takes, and what holds without it. The edition of 2001
//! knows no difference, so its items stand whatever the supervision is.

use rokade_clause::rule;

use super::{Checklist, Facts, item};

pub(super) const RAPID: Checklist = Checklist {
    key: "rapid",
    items: &[
        item("three_games_each", rule("rapid_three_games_each"), Facts::is_rapid_supervised),
        item("every_game_recorded", rule("rapid_every_game_recorded"), Facts::is_rapid_supervised),
        item("record_seen_five_times", rule("rapid_record_seen"), Facts::is_rapid_supervised),
        item("no_recording", rule("rapid_nobody_records"), Facts::is_rapid),
        item("sheet_on_request", rule("rapid_recording_optional"), Facts::is_rapid),
        item("one_minute", rule("rapid_one_minute"), Facts::is_rapid),
        item("touch_on_request", rule("rapid_touch_on_request_always"), Facts::is_rapid),
        item("touch_on_request", rule("rapid_touch_on_request_if_limited"), Facts::is_rapid_limited),
        item("flag_by_players", rule("rapid_flag_by_players_always"), Facts::is_rapid),
        item("flag_by_players", rule("rapid_flag_by_players_if_limited"), Facts::is_rapid_limited),
        item("flag_by_arbiter_too", rule("rapid_flag_by_arbiter_too"), Facts::is_rapid_limited),
        item("illegal_position", rule("rapid_illegal_move_on_claim"), Facts::is_rapid_limited),
        item("illegal_position_waits", rule("rapid_both_in_check"), Facts::is_rapid_limited),
    ],
};

pub(super) const BLITZ: Checklist = Checklist {
    key: "blitz",
    items: &[
        item("one_game_each", rule("blitz_one_game_each"), Facts::is_blitz_supervised),
        item("every_game_recorded", rule("blitz_every_game_recorded"), Facts::is_blitz_supervised),
        item("record_seen_five_times", rule("blitz_record_seen"), Facts::is_blitz_supervised),
        item("as_rapid", rule("blitz_as_rapid_always"), Facts::is_blitz),
        item("as_rapid", rule("blitz_as_rapid_if_limited"), Facts::is_blitz_limited),
        item("one_minute", rule("blitz_one_minute_always"), Facts::is_blitz),
        item("one_minute", rule("blitz_one_minute_if_limited"), Facts::is_blitz_limited),
        item("flag_by_players", rule("blitz_flag_by_players_always"), Facts::is_blitz),
        item("flag_by_players", rule("blitz_flag_by_players_if_limited"), Facts::is_blitz_limited),
        item("illegal_move_loses", rule("blitz_illegal_move_loses_always"), Facts::is_blitz),
        item("illegal_move_loses", rule("blitz_illegal_move_loses_if_limited"), Facts::is_blitz_limited),
        item("no_quickplay_claim", rule("blitz_no_quickplay_always"), Facts::is_blitz),
        item("no_quickplay_claim", rule("blitz_no_quickplay_if_limited"), Facts::is_blitz_limited),
    ],
};

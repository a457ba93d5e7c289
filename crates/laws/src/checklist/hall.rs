//! The hall: before the round, who watches the flags, time trouble, after the game.

use rokade_clause::rule;

use super::{Checklist, Facts, item};

pub(super) const BEFORE_ROUND: Checklist = Checklist {
    key: "before_round",
    items: &[
        item("laws_at_hand", rule("laws_at_hand"), Facts::always),
        item("time_control_announced", rule("time_periods"), Facts::always),
        item("default_time_announced", rule("default_time_announced"), Facts::always),
        item("venue_named", rule("venue_named"), Facts::always),
        item("flag_watch_announced", rule("flag_watch_in_part"), Facts::is_standard),
        item("rapid_regime_stated", rule("rapid_choice"), Facts::is_rapid),
        item("blitz_regime_stated", rule("blitz_choice"), Facts::is_blitz),
        item("no_increment_rules_announced", rule("quickplay_announced"), Facts::can_finish_without_increment),
        item("moving_assistant", rule("assistant_for_moving"), Facts::always),
        item("clock_placed", rule("place_of_the_clock"), Facts::always),
        item("white_started", rule("start_of_the_clock"), Facts::always),
    ],
};

/// What the three levels mean. Less than full watch is the practice of the Norwegian guide alone.
pub(super) const FLAG_WATCH: Checklist = Checklist {
    key: "flag_watch",
    items: &[
        item("full", rule("flag_watch_full"), Facts::is_watched_fully),
        item("limited", rule("flag_watch_in_part"), Facts::is_watched_in_part),
        item("none", rule("flag_watch_in_part"), Facts::is_not_watched),
    ],
};

pub(super) const TIME_TROUBLE: Checklist = Checklist {
    key: "time_trouble",
    items: &[
        item("present_and_silent", rule("arbiter_present_and_silent"), Facts::is_standard),
        item("assistants", rule("assistants_in_time_trouble"), Facts::is_watched),
        item("attend_and_record", rule("neither_records"), Facts::is_watched),
        item("hidden_sheet", rule("hidden_sheet"), Facts::is_watched),
        item("other_must_record", rule("other_player_records"), Facts::is_standard),
        item("undisturbed", rule("players_undisturbed"), Facts::is_standard),
        item("count_not_told", rule("move_count_not_told"), Facts::is_standard),
        item("stay_until_flag", rule("arbiter_stays_until_flag"), Facts::is_watched),
        item("stop_at_flag", rule("arbiter_stops_at_flag"), Facts::is_watched),
        item("say_only_flag", rule("arbiter_says_only_flag"), Facts::is_watched),
        item("note_before_reconstruction", rule("sheets_rebuilt"), Facts::is_standard),
    ],
};

pub(super) const AFTER_GAME: Checklist = Checklist {
    key: "after_game",
    items: &[
        item("sheets_signed", rule("sheets_signed"), Facts::is_standard),
        item("result_confirmed", rule("result_confirmed"), Facts::is_standard),
        item("sheets_collected", rule("sheets_owner"), Facts::is_standard),
        item("clean_copy", rule("clean_copy"), Facts::is_standard),
        item("analysis_elsewhere", rule("arbiter_present_and_silent"), Facts::always),
        item("players_now_spectators", rule("finished_player_is_spectator"), Facts::always),
    ],
};

//! Play with blind and visually impaired players: board, clock, moves and assistant.

use super::{Checklist, Facts, NONE, item, item_norway, norway_only};

/// The special board and clock. Two boards are for a blind and a sighted player.
pub(super) const EQUIPMENT: Checklist = Checklist {
    key: "blind_equipment",
    items: &[
        item("two_boards", [&["L2001-F1"], &["L2009-E1"], &["L2018-D.1"], &["L2023-D.1"]], Facts::has_sighted_opponent),
        item(
            "board_size",
            [&["L2001-F1.a"], &["L2009-E1.a"], &["L2018-D.1.1"], &["L2023-D.1.1"]],
            Facts::has_blind_player,
        ),
        item(
            "dark_squares_raised",
            [&["L2001-F1.b"], &["L2009-E1.b"], &["L2018-D.1.2"], &["L2023-D.1.2"]],
            Facts::has_blind_player,
        ),
        item("holes", [&["L2001-F1.c"], &["L2009-E1.c"], &["L2018-D.1.3"], &["L2023-D.1.3"]], Facts::has_blind_player),
        item(
            "pegs",
            [&["L2001-F1.d"], &["L2009-E1.d"], &["L2018-D.1.4.1"], &["L2023-D.1.4.1"]],
            Facts::has_blind_player,
        ),
        item(
            "black_men_marked",
            [&["L2001-F1.e"], &["L2009-E1.e"], &["L2018-D.1.4.2"], &["L2023-D.1.4.2"]],
            Facts::has_blind_player,
        ),
        item("speaking_clock", [NONE, NONE, &["L2018-D.2.6.1"], &["L2023-D.2.6.1"]], Facts::has_blind_player),
        item(
            "clock_dial",
            [&["L2001-F2.4.a"], &["L2009-E2.4.a"], &["L2018-D.2.6.2.1"], &["L2023-D.2.6.2.1"]],
            Facts::has_blind_player,
        ),
        item(
            "clock_flag",
            [&["L2001-F2.4.b"], &["L2009-E2.4.b"], &["L2018-D.2.6.2.2"], &["L2023-D.2.6.2.2"]],
            Facts::has_blind_player,
        ),
    ],
};

/// Reading: `docs/readings/blind-special-board.md`.
pub(super) const PLAY: Checklist = Checklist {
    key: "blind_play",
    items: &[
        item_norway(
            "moves_announced",
            [&["L2001-F2.1"], &["L2009-E2.1-DK"], &["L2018-D.2.1"], &["L2023-D.2.1"]],
            &["L2009-E2.1-NO"],
            Facts::has_blind_player,
        ),
        item_norway(
            "names_recommended",
            [&["L2001-F2.1"], &["L2009-E2.1-DK"], &["L2018-D.2.1"], &["L2023-D.2.1"]],
            NONE,
            Facts::has_blind_player,
        ),
        norway_only("names_required", &["L2009-E2.1-NO"], Facts::has_blind_player),
        item(
            "touched_when_peg_leaves",
            [&["L2001-F2.2"], &["L2009-E2.2"], &["L2018-D.2.2"], &["L2023-D.2.2"]],
            Facts::has_blind_player,
        ),
        item(
            "made_by_three_steps",
            [&["L2001-F2.3"], &["L2009-E2.3"], &["L2018-D.2.3"], &["L2023-D.2.3"]],
            Facts::has_blind_player,
        ),
        item(
            "captured_man_removed",
            [&["L2001-F2.3.a"], &["L2009-E2.3.a"], &["L2018-D.2.3.1"], &["L2023-D.2.3.1"]],
            Facts::has_blind_player,
        ),
        item(
            "man_in_another_hole",
            [&["L2001-F2.3.b"], &["L2009-E2.3.b"], &["L2018-D.2.3.2"], &["L2023-D.2.3.2"]],
            Facts::has_blind_player,
        ),
        item(
            "move_has_been_announced",
            [&["L2001-F2.3.c"], &["L2009-E2.3.c"], &["L2018-D.2.3.3"], &["L2023-D.2.3.3"]],
            Facts::has_blind_player,
        ),
        item(
            "clock_only_then",
            [&["L2001-F2.3"], &["L2009-E2.3"], &["L2018-D.2.4"], &["L2023-D.2.4"]],
            Facts::has_blind_player,
        ),
        item(
            "sighted_ordinary_rules",
            [&["L2001-F2.3"], &["L2009-E2.3"], &["L2018-D.2.5"], &["L2023-D.2.5"]],
            Facts::has_sighted_opponent,
        ),
        item("record_on_tape", [&["L2001-F2.5"], &["L2009-E2.5"], NONE, NONE], Facts::has_blind_player),
        item("record_on_device", [NONE, NONE, &["L2018-D.2.7"], &["L2023-D.2.7"]], Facts::has_blind_player),
        item(
            "slip_corrected",
            [&["L2001-F2.6"], &["L2009-E2.6"], &["L2018-D.2.8"], &["L2023-D.2.8"]],
            Facts::has_blind_player,
        ),
        item(
            "boards_by_the_sheets",
            [&["L2001-F2.7"], &["L2009-E2.7"], &["L2018-D.2.9"], &["L2023-D.2.9"]],
            Facts::has_blind_player,
        ),
        item(
            "back_to_agreement",
            [&["L2001-F2.8"], &["L2009-E2.8"], &["L2018-D.2.9"], &["L2023-D.2.9"]],
            Facts::has_blind_player,
        ),
    ],
};

/// Who may have an assistant, and for what. The sighted player's does the first two tasks only.
pub(super) const ASSISTANT: Checklist = Checklist {
    key: "blind_assistant",
    items: &[
        item(
            "may_have_one",
            [&["L2001-F2.9"], &["L2009-E2.9"], &["L2018-D.2.10"], &["L2023-D.2.10"]],
            Facts::has_assistant,
        ),
        item(
            "moves_on_other_board",
            [&["L2001-F2.9.a"], &["L2009-E2.9.a"], &["L2018-D.2.10.1"], &["L2023-D.2.10.1"]],
            Facts::has_any_assistant,
        ),
        item(
            "announces_both",
            [&["L2001-F2.9.b"], &["L2009-E2.9.b"], &["L2018-D.2.10.2"], &["L2023-D.2.10.2"]],
            Facts::has_any_assistant,
        ),
        item(
            "records_and_presses",
            [&["L2001-F2.9.c"], &["L2009-E2.9.c"], &["L2018-D.2.10.3"], &["L2023-D.2.10.3"]],
            Facts::has_assistant,
        ),
        item(
            "tells_on_request",
            [&["L2001-F2.9.d"], &["L2009-E2.9.d"], &["L2018-D.2.10.4"], &["L2023-D.2.10.4"]],
            Facts::has_assistant,
        ),
        item_norway(
            "claims_win_on_time",
            [&["L2001-F2.9.e"], &["L2009-E2.9.e-DK"], &["L2018-D.2.10.5"], &["L2023-D.2.10.5"]],
            NONE,
            Facts::has_assistant,
        ),
        norway_only("claims_win_or_draw_on_time", &["L2009-E2.9.e-NO"], Facts::has_assistant),
        item(
            "adjournment_formalities",
            [&["L2001-F2.9.f"], &["L2009-E2.9.f"], &["L2018-D.2.10.6"], &["L2023-D.2.10.6"]],
            Facts::has_assistant,
        ),
        item(
            "sighted_may_have_one",
            [&["L2001-F2.10"], &["L2009-E2.9.f"], &["L2018-D.2.11"], &["L2023-D.2.11"]],
            Facts::is_sighted_free_to_have_one,
        ),
        item("required_against_deaf", [NONE, NONE, &["L2018-D.2.11"], &["L2023-D.2.11"]], Facts::needs_assistant),
    ],
};

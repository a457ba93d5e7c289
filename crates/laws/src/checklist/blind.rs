//! Play with blind and visually impaired players: board, clock, moves and assistant.

use rokade_clause::rule;

use super::{Checklist, Facts, item};

/// The special board and clock. Two boards are for a blind and a sighted player.
pub(super) const EQUIPMENT: Checklist = Checklist {
    key: "blind_equipment",
    items: &[
        item("two_boards", rule("blind_equipment"), Facts::has_sighted_opponent),
        item("board_size", rule("blind_board"), Facts::has_blind_player),
        item("dark_squares_raised", rule("blind_dark_squares"), Facts::has_blind_player),
        item("holes", rule("blind_holes"), Facts::has_blind_player),
        item("pegs", rule("blind_pegs"), Facts::has_blind_player),
        item("black_men_marked", rule("blind_marked_men"), Facts::has_blind_player),
        item("speaking_clock", rule("blind_speaking_clock"), Facts::has_blind_player),
        item("clock_dial", rule("blind_dial"), Facts::has_blind_player),
        item("clock_flag", rule("blind_flag"), Facts::has_blind_player),
    ],
};

/// Reading: `docs/readings/blind-special-board.md`.
pub(super) const PLAY: Checklist = Checklist {
    key: "blind_play",
    items: &[
        item("moves_announced", rule("blind_announcing"), Facts::has_blind_player),
        item("names_recommended", rule("blind_names_recommended"), Facts::has_blind_player),
        item("names_required", rule("blind_names_required"), Facts::has_blind_player),
        item("touched_when_peg_leaves", rule("blind_touched"), Facts::has_blind_player),
        item("made_by_three_steps", rule("blind_move_steps"), Facts::has_blind_player),
        item("captured_man_removed", rule("blind_capture_made"), Facts::has_blind_player),
        item("man_in_another_hole", rule("blind_peg_set"), Facts::has_blind_player),
        item("move_has_been_announced", rule("blind_move_announced"), Facts::has_blind_player),
        item("clock_only_then", rule("blind_clock_after_move"), Facts::has_blind_player),
        item("sighted_ordinary_rules", rule("blind_sighted_player"), Facts::has_sighted_opponent),
        item("record_on_tape", rule("blind_record_on_tape"), Facts::has_blind_player),
        item("record_on_device", rule("blind_record_on_device"), Facts::has_blind_player),
        item("slip_corrected", rule("blind_slip"), Facts::has_blind_player),
        item("boards_by_the_sheets", rule("blind_boards_by_the_sheets"), Facts::has_blind_player),
        item("back_to_agreement", rule("blind_back_to_agreement"), Facts::has_blind_player),
    ],
};

/// Who may have an assistant, and for what. The sighted player's does the first two tasks only.
pub(super) const ASSISTANT: Checklist = Checklist {
    key: "blind_assistant",
    items: &[
        item("may_have_one", rule("blind_assistant"), Facts::has_assistant),
        item("moves_on_other_board", rule("blind_assistant_moves"), Facts::has_any_assistant),
        item("announces_both", rule("blind_assistant_announces"), Facts::has_any_assistant),
        item("records_and_presses", rule("blind_assistant_records"), Facts::has_assistant),
        item("tells_on_request", rule("blind_assistant_informs"), Facts::has_assistant),
        item("claims_win_on_time", rule("blind_assistant_claims_win"), Facts::has_assistant),
        item("claims_win_or_draw_on_time", rule("blind_assistant_claims_win_or_draw"), Facts::has_assistant),
        item("adjournment_formalities", rule("blind_assistant_adjournment"), Facts::has_assistant),
        item("sighted_may_have_one", rule("blind_assistant_of_the_sighted"), Facts::is_sighted_free_to_have_one),
        item("required_against_deaf", rule("blind_assistant_against_deaf"), Facts::needs_assistant),
    ],
};

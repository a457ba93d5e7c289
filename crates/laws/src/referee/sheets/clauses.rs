//! Where each edition speaks of score sheets and of the score.

use rokade_clause::{Citation, rule};

/// The duty to write down both sides' moves.
pub(super) const WRITE: Citation = rule("moves_must_be_written");
/// The own previous move must be written before the next is made.
pub(super) const OWN_MOVE_FIRST: Citation = rule("own_move_first");
/// What bears on a sheet beside the duty: kept in sight, and for nothing but the game.
pub(super) const SHEET: Citation = rule("sheet_in_order");
/// A player who cannot write.
pub(super) const UNABLE: Citation = rule("unable_to_write");
pub(super) const SHORT_OF_TIME: Citation = rule("short_of_time");
/// Nobody needs to write in rapid and blitz.
pub(super) const FAST: Citation = rule("rapid_no_recording");
/// Neither need write: the arbiter does.
pub(super) const BOTH_EXEMPT: Citation = rule("both_exempt_from_writing");
pub(super) const ONE_EXEMPT: Citation = rule("one_records");
/// The sheet must be complete before the next move once a flag is down; since 2018 said by 8.5 alone.
pub(super) const COMPLETE: Citation = rule("sheet_completed");
pub(super) const REBUILT: Citation = rule("sheets_rebuilt");
pub(super) const NEXT_PERIOD: Citation = rule("next_period");
pub(super) const SIGNED: Citation = rule("result_signed");
/// Writing before playing. The oldest edition does not forbid it: there the clause says how to write.
pub(super) const IN_ADVANCE: Citation = rule("written_in_advance");
pub(super) const ONLY_FOR_THE_GAME: Citation = rule("use_of_the_scoresheet");
pub(super) const SCORE: Citation = rule("score_of_the_game");
pub(super) const DISTURBING: Citation = rule("disturbing");
/// A device that was written on gives way to paper; only the newest edition knows such devices.
pub(super) const DEVICE_REPLACED: Citation = rule("recording_device_replaced");
/// The milder penalties of the list.
pub(super) const WARNING: Citation = rule("penalty_warning");
pub(super) const OPPONENTS_TIME: Citation = rule("penalty_opponent_time");
pub(super) const OWN_TIME: Citation = rule("penalty_own_time");

//! The limits themselves.

/// What a field may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// So many letters.
    Letters(usize),
    /// Both ends belong to it.
    Number { least: i64, most: i64 },
    /// So many of them.
    Items(usize),
    /// From the birth of the oldest player to some years ahead.
    Moment,
}

use Limit::{Items, Letters, Moment};

const fn to(most: i64) -> Limit {
    Limit::Number { least: 0, most }
}

const fn from_to(least: i64, most: i64) -> Limit {
    Limit::Number { least, most }
}

/// A name as the longest list of players has it, with room.
const NAME: Limit = Letters(100);
/// A line on a page.
const LINE: Limit = Letters(200);
/// What is written down of a case: two pages.
const ACCOUNT: Limit = Letters(5_000);
/// A word of a form.
const WORD: Limit = Letters(60);
/// The largest field that is paired.
const PLAYERS: Limit = Items(9_999);
/// Nobody who plays was born before, and no report is older.
pub(super) const FIRST_YEAR: i64 = 1850;
/// A day in seconds and in milliseconds.
const DAY: i64 = 24 * 60 * 60;
const DAY_MS: i64 = DAY * 1000;

/// Every field by its name in refusals. What a command names of the state, a round or a board, has to be there; what
/// has a refusal of its own, such as the number of rounds, is not repeated here.
pub const LIMITS: &[(&str, Limit)] = &[
    // The event.
    ("event_name", LINE),
    ("place", LINE),
    ("organiser", LINE),
    ("arbiter", LINE),
    ("arbiters", Items(200)),
    ("federation", Letters(10)),
    ("event_date", Moment),
    ("byes", to(999)),
    ("time_zone", WORD),
    ("put_off_rules", ACCOUNT),
    // A group.
    ("groups", Items(500)),
    ("group_name", NAME),
    ("group_size", PLAYERS),
    ("schedule", Items(200)),
    ("round_start", Moment),
    ("pairing_time", Moment),
    ("time_control", NAME),
    ("periods", Items(10)),
    ("period_seconds", to(DAY)),
    ("increment_seconds", to(600)),
    ("period_moves", to(500)),
    ("tiebreaks", Items(40)),
    ("section", WORD),
    ("sections", Items(100)),
    ("acceleration_groups", from_to(1, 20)),
    ("acceleration_rounds", from_to(1, 200)),
    ("handicap_steps", Items(50)),
    ("handicap_difference", to(4_000)),
    ("laws", Letters(20)),
    ("default_minutes", to(24 * 60)),
    ("appeal_minutes", to(60 * 24 * 60)),
    ("draw_from_move", to(500)),
    // Players.
    ("players", PLAYERS),
    ("family_name", NAME),
    ("given_name", NAME),
    ("club", NAME),
    ("fide_id", from_to(1, 99_999_999_999)),
    ("national_id", WORD),
    ("birth_year", from_to(FIRST_YEAR, 9_999)),
    ("birth_month", to(12)),
    ("birth_day", to(31)),
    // Rounds and games.
    ("seats", PLAYERS),
    ("until", Moment),
    ("note", ACCOUNT),
    ("grounds", ACCOUNT),
    ("squares", Items(64)),
    ("moves_recorded", to(9_999)),
    ("written_move", WORD),
    ("fen", LINE),
    ("clock", from_to(-DAY_MS, DAY_MS)),
    ("increment", to(600_000)),
    ("envelope", Items(20)),
    ("envelope_line", LINE),
    ("remark", Letters(1_000)),
    ("penalty", WORD),
    ("incident", WORD),
    ("answers", Items(100)),
    ("answer", Letters(1_000)),
    // The end.
    ("prize_name", LINE),
    ("honour", LINE),
    ("prize_rating", to(4_000)),
    ("age", to(150)),
    ("suspension_months", to(1_200)),
    ("receiver", LINE),
    // What was brought from elsewhere.
    ("program", LINE),
    ("brought_rounds", Items(200)),
    ("brought_boards", PLAYERS),
    ("brought_byes", Items(99_990)),
];

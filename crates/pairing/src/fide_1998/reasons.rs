//! The reasons of this system: one constructor per key, with its clauses.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{Color, HalfPoints, RoundNumber, StartNumber};

use super::person::Level;
use super::why::Cause;

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of players fits"))
}

fn points(points: HalfPoints) -> Fact {
    Fact::HalfPoints(i64::from(points.0))
}

fn colour(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn list(players: &[StartNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The clause whose dropping a level stands for.
fn float_clause(level: Level) -> ClauseId {
    ClauseId::new(if level == 1 { "D4.9.5-B6" } else { "D4.9.5-B5" })
}

// Colours.

pub(super) fn both_wishes() -> Reason {
    Reason::cited("f98_both_wishes", "D4.9.5-E1")
}

pub(super) fn one_wish(player: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_one_wish", "D4.9.5-E1").with("player", Fact::Player(player)).with("colour", colour(color))
}

pub(super) fn stronger_wish(player: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_stronger_wish", "D4.9.5-E2").with("player", Fact::Player(player)).with("colour", colour(color))
}

pub(super) fn alternate() -> Reason {
    Reason::cited("f98_alternate", "D4.9.5-E3").and(ClauseId::new("D4.9.5-F3"))
}

pub(super) fn higher_ranked(player: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_higher_ranked", "D4.9.5-E4").with("player", Fact::Player(player)).with("colour", colour(color))
}

pub(super) fn by_lot(player: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_by_lot", "D4.9.5-E4")
        .and(ClauseId::new("D4.9.5-A7"))
        .with("player", Fact::Player(player))
        .with("colour", colour(color))
}

// Opponents passed over.

pub(super) fn met(round: RoundNumber) -> Reason {
    Reason::cited("f98_met", "D4.9.5-B1").with("round", round)
}

pub(super) fn must_both(color: Color) -> Reason {
    Reason::cited("f98_must_both", "D4.9.5-B1").and(ClauseId::new("D4.9.5-A7")).with("colour", colour(color))
}

pub(super) fn want_both(color: Color) -> Reason {
    Reason::cited("f98_want_both", "D4.9.5-B4").with("colour", colour(color))
}

/// The higher of two players of different scores would float down as he did lately.
pub(super) fn would_float_down(player: StartNumber, level: Level, round: RoundNumber) -> Reason {
    Reason::cited("f98_would_float_down", "D4.9.5-A4")
        .and(float_clause(level))
        .with("player", Fact::Player(player))
        .with("round", back(round, level))
}

/// The lower of two players of different scores would float up as he did lately.
pub(super) fn would_float_up(player: StartNumber, level: Level, round: RoundNumber) -> Reason {
    Reason::cited("f98_would_float_up", "D4.9.5-A4")
        .and(float_clause(level))
        .with("player", Fact::Player(player))
        .with("round", back(round, level))
}

/// The round whose float a level is about.
fn back(round: RoundNumber, level: Level) -> RoundNumber {
    if level == 1 { round - 2 } else { round - 1 }
}

pub(super) fn rest_not_paired() -> Reason {
    Reason::cited("f98_rest_not_paired", "D4.9.5-C7").and(ClauseId::new("D4.9.5-D1"))
}

/// The same with the first criterion that the others could not meet.
pub(super) fn others_not_paired(cause: Cause) -> Reason {
    rest_not_paired().with("cause", cause.word())
}

/// These changed halves, because as they stood the halves could not be paired.
pub(super) fn halves_exchanged(cause: Cause, out: Vec<StartNumber>, into: Vec<StartNumber>) -> Reason {
    Reason::cited("f98_halves_exchanged", "D4.9.5-C8")
        .and(ClauseId::new("D4.9.5-D2"))
        .with("cause", cause.word())
        .with("out", Fact::Players(out))
        .with("into", Fact::Players(into))
}

/// S1 and S2 before an exchange.
pub(super) fn halves(upper: Vec<StartNumber>, lower: Vec<StartNumber>) -> Reason {
    Reason::cited("f98_halves", "D4.9.5-A3").with("upper", Fact::Players(upper)).with("lower", Fact::Players(lower))
}

/// Heads what follows: who would float, or which pairs would miss a colour, at the best.
pub(super) fn at_best(what: &'static str) -> Reason {
    Reason::house("f98_at_best").with("what", what)
}

pub(super) fn would_miss(one: StartNumber, other: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_would_miss", "D4.9.5-B4")
        .with("one", Fact::Player(one))
        .with("other", Fact::Player(other))
        .with("colour", colour(color))
}

// Score groups that somebody who came down left again.

pub(super) fn passed_alone(player: StartNumber, of: HalfPoints) -> Reason {
    Reason::cited("f98_passed_alone", "D4.9.5-C12")
        .with("player", Fact::Player(player))
        .with("points", points(of))
        .and(ClauseId::new("D4.9.5-C14"))
        .read_as("fide-1998-fewer-pairs")
}

pub(super) fn passed_on(player: StartNumber, of: HalfPoints) -> Reason {
    Reason::cited("f98_passed_on", "D4.9.5-C14")
        .with("player", Fact::Player(player))
        .with("points", points(of))
        .read_as("fide-1998-fewer-pairs")
}

pub(super) fn passed_given_up(player: StartNumber, of: HalfPoints) -> Reason {
    Reason::cited("f98_passed_given_up", "D4.9.5-C13")
        .with("player", Fact::Player(player))
        .with("points", points(of))
        .read_as("fide-1998-lowest-bracket")
}

pub(super) fn passed_left(player: StartNumber, of: HalfPoints) -> Reason {
    Reason::cited("f98_passed_left", "D4.9.5-C6")
        .with("player", Fact::Player(player))
        .with("points", points(of))
        .and(ClauseId::new("D4.9.5-A3"))
}

pub(super) fn if_stayed(player: StartNumber) -> Reason {
    Reason::cited("f98_if_stayed", "D4.9.5-C13").with("player", Fact::Player(player))
}

// Floats and the bye.

/// Passed over for the bye: has had a point without play.
pub(super) fn bye_free_point(round: RoundNumber) -> Reason {
    Reason::cited("f98_bye_free_point", "D4.9.5-B1").with("round", round)
}

/// Passed over for the bye: the lowest score group leaves another player over.
pub(super) fn bye_left_over(player: StartNumber) -> Reason {
    Reason::cited("f98_bye_left_over", "D4.9.5-A5").and(ClauseId::new("D4.9.5-C6")).with("player", Fact::Player(player))
}

pub(super) fn no_opponent_here(points_of: HalfPoints) -> Reason {
    Reason::cited("f98_no_opponent_here", "D4.9.5-C1").with("points", points(points_of))
}

pub(super) fn left_over(points_of: HalfPoints) -> Reason {
    Reason::cited("f98_left_over", "D4.9.5-C6").and(ClauseId::new("D4.9.5-A3")).with("points", points(points_of))
}

/// Floats once more, since that is accepted before those who came down are given other opponents.
pub(super) fn left_over_again(points_of: HalfPoints, kept: Vec<StartNumber>) -> Reason {
    left_over(points_of)
        .and(ClauseId::new("D4.9.5-C9"))
        .and(ClauseId::new("D4.9.5-C10"))
        .with("kept", Fact::Players(kept))
}

pub(super) fn joined_float(brackets: usize) -> Reason {
    Reason::cited("f98_joined_float", "D4.9.5-C13").with("brackets", number(brackets))
}

pub(super) fn if_they_met(one: StartNumber, other: StartNumber) -> Reason {
    Reason::cited("f98_if_they_met", "D4.9.5-C13").with("one", Fact::Player(one)).with("other", Fact::Player(other))
}

pub(super) fn met_from_above(opponent: StartNumber) -> Reason {
    Reason::cited("f98_met_from_above", "D4.9.5-A4").with("opponent", Fact::Player(opponent))
}

pub(super) fn bye(players: usize) -> Reason {
    Reason::cited("f98_bye", "D4.9.5-A5").and(ClauseId::new("D4.9.5-B1")).with("players", number(players))
}

// What a board or a group leaves to be desired.

pub(super) fn wish_denied(player: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_wish_denied", "D4.9.5-B4").with("player", Fact::Player(player)).with("colour", colour(color))
}

pub(super) fn floats_down_again(player: StartNumber, level: Level, round: RoundNumber) -> Reason {
    Reason::cited("f98_floats_down_again", "D4.9.5-C9")
        .and(float_clause(level))
        .with("player", Fact::Player(player))
        .with("round", back(round, level))
}

pub(super) fn floats_up_again(player: StartNumber, level: Level, round: RoundNumber) -> Reason {
    Reason::cited("f98_floats_up_again", "D4.9.5-C10")
        .and(float_clause(level))
        .with("player", Fact::Player(player))
        .with("round", back(round, level))
}

pub(super) fn wishes_denied(count: usize) -> Reason {
    Reason::cited("f98_wishes_denied", "D4.9.5-B4").and(ClauseId::new("D4.9.5-A8")).with("count", number(count))
}

pub(super) fn moved_down(count: usize) -> Reason {
    Reason::cited("f98_moved_down", "D4.9.5-B3").with("count", number(count))
}

// Steps.

/// Which players of a bracket a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    All,
    /// The players moved down and whom they meet.
    Moved,
    /// The remainder.
    Rest,
}

impl Share {
    const fn word(self) -> &'static str {
        match self {
            Share::All => "all",
            Share::Moved => "moved",
            Share::Rest => "rest",
        }
    }
}

pub(super) fn step_start(players: usize, pairs: usize, x: usize) -> Reason {
    Reason::cited("f98_step_start", "D4.9.5-C2")
        .and(ClauseId::new("D4.9.5-C3"))
        .with("players", number(players))
        .with("pairs", number(pairs))
        .with("x", number(x))
}

pub(super) fn step_no_opponent(player: StartNumber) -> Reason {
    Reason::cited("f98_step_no_opponent", "D4.9.5-C1").with("player", Fact::Player(player))
}

/// Came down and has no opponent here: D4.9.5-C1 sends to C12, which changed nothing, and C14 follows.
pub(super) fn step_moved_no_opponent(player: StartNumber) -> Reason {
    Reason::cited("f98_step_moved_no_opponent", "D4.9.5-C12")
        .and(ClauseId::new("D4.9.5-C14"))
        .read_as("fide-1998-fewer-pairs")
        .with("player", Fact::Player(player))
}

pub(super) fn step_moved_on(player: StartNumber) -> Reason {
    Reason::cited("f98_step_moved_on", "D4.9.5-C14")
        .read_as("fide-1998-fewer-pairs")
        .with("player", Fact::Player(player))
}

pub(super) fn step_given_up(player: StartNumber) -> Reason {
    Reason::cited("f98_step_given_up", "D4.9.5-C13")
        .read_as("fide-1998-lowest-bracket")
        .with("player", Fact::Player(player))
}

pub(super) fn step_from_above(pairs: usize) -> Reason {
    Reason::cited("f98_step_from_above", "D4.9.5-C6").and(ClauseId::new("D4.9.5-A3")).with("pairs", number(pairs))
}

pub(super) fn step_transposed(share: Share) -> Reason {
    Reason::cited("f98_step_transposed", "D4.9.5-C7").and(ClauseId::new("D4.9.5-D1")).with("part", share.word())
}

pub(super) fn step_exchanged(out: &[StartNumber], into: &[StartNumber], difference: usize) -> Reason {
    Reason::cited("f98_step_exchanged", "D4.9.5-C8")
        .and(ClauseId::new("D4.9.5-D2"))
        .with("out", list(out))
        .with("into", list(into))
        .with("difference", number(difference))
}

pub(super) fn step_down_dropped(level: Level, share: Share) -> Reason {
    Reason::cited("f98_step_down_dropped", "D4.9.5-C9").with("level", level).with("part", share.word())
}

/// Printed for remainders only; let go in any bracket.
pub(super) fn step_up_dropped(level: Level, share: Share) -> Reason {
    Reason::cited("f98_step_up_dropped", "D4.9.5-C10")
        .read_as("fide-1998-criteria")
        .with("level", level)
        .with("part", share.word())
}

pub(super) fn step_other_opponent(player: StartNumber, opponent: StartNumber) -> Reason {
    Reason::cited("f98_step_other_opponent", "D4.9.5-C10")
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent))
}

pub(super) fn step_other_opponents() -> Reason {
    Reason::cited("f98_step_other_opponents", "D4.9.5-C10").read_as("fide-1998-lowest-bracket")
}

pub(super) fn step_x_raised(from: usize, to: usize) -> Reason {
    Reason::cited("f98_step_x_raised", "D4.9.5-C11")
        .read_as("fide-1998-remainder")
        .with("from", number(from))
        .with("to", number(to))
}

pub(super) fn step_above_changed(coming: &[StartNumber]) -> Reason {
    Reason::cited("f98_step_above_changed", "D4.9.5-C12")
        .read_as("fide-1998-bracket-above")
        .with("players", list(coming))
}

pub(super) fn step_above_in_vain(coming: &[StartNumber]) -> Reason {
    let (others, last) = coming.split_at(coming.len().saturating_sub(1));
    Reason::cited("f98_step_above_in_vain", "D4.9.5-C12")
        .read_as("fide-1998-bracket-above")
        .with("count", number(coming.len()))
        .with("players", list(coming))
        .with("others", list(others))
        .with("last", list(last))
}

pub(super) fn step_second_lowest_changed(coming: &[StartNumber]) -> Reason {
    Reason::cited("f98_step_second_lowest_changed", "D4.9.5-C13")
        .read_as("fide-1998-lowest-bracket")
        .with("players", list(coming))
}

pub(super) fn step_second_lowest_in_vain(points_of: HalfPoints) -> Reason {
    Reason::cited("f98_step_second_lowest_in_vain", "D4.9.5-C13")
        .read_as("fide-1998-lowest-bracket")
        .with("points", points(points_of))
}

pub(super) fn step_joined(brackets: usize) -> Reason {
    Reason::cited("f98_step_joined", "D4.9.5-C13").with("brackets", number(brackets))
}

pub(super) fn step_joined_as_one() -> Reason {
    Reason::cited("f98_step_joined_as_one", "D4.9.5-C13").read_as("fide-1998-lowest-bracket")
}

pub(super) fn step_fewer_pairs(from: usize, to: usize) -> Reason {
    Reason::cited("f98_step_fewer_pairs", "D4.9.5-C14").with("from", number(from)).with("to", number(to))
}

pub(super) fn step_fewer_for_lowest(from: usize, to: usize) -> Reason {
    Reason::cited("f98_step_fewer_for_lowest", "D4.9.5-C13")
        .read_as("fide-1998-lowest-bracket")
        .with("from", number(from))
        .with("to", number(to))
}

// What this system never does.

pub(super) fn third_in_a_row(player: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_third_in_a_row", "D4.9.5-B1").with("player", Fact::Player(player)).with("colour", colour(color))
}

pub(super) fn colour_difference(player: StartNumber, color: Color) -> Reason {
    Reason::cited("f98_colour_difference", "D4.9.5-B1")
        .with("player", Fact::Player(player))
        .with("colour", colour(color))
}

pub(super) fn bye_after_free_point(player: StartNumber, round: RoundNumber) -> Reason {
    Reason::cited("f98_bye_after_free_point", "D4.9.5-B1").with("player", Fact::Player(player)).with("round", round)
}

//! The reasons this system gives: one constructor per key, with its clauses.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{HalfPoints, RoundNumber, StartNumber};

use super::aro::Aro;
use super::roster::{Bar, MovedUp, Player};

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of players fits"))
}

/// Whole points and tenths of an average, apart, because languages write them differently.
fn average(aro: Aro) -> (Fact, Fact) {
    let tenths = aro.tenths().unwrap_or(0);
    (Fact::from(tenths / 10), Fact::from(tenths % 10))
}

/// Marks the reading where somebody without a rating is counted as 0.
fn counted(reason: Reason, rating: u32) -> Reason {
    if rating == 0 { reason.read_as("dubov-1997-ratings") } else { reason }
}

fn list(players: &[StartNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

// Why two players do not meet.

pub(super) fn met_before(round: RoundNumber) -> Reason {
    Reason::cited("dubov_met_before", "D4.9.6-2.1").with("round", round)
}

pub(super) fn both_need_white(clause: &'static str) -> Reason {
    Reason::cited("dubov_both_need_white", clause)
}

pub(super) fn both_need_black(clause: &'static str) -> Reason {
    Reason::cited("dubov_both_need_black", clause)
}

pub(super) fn no_colour_left(stuck: StartNumber) -> Reason {
    Reason::cited("dubov_no_colour_left", "D4.9.6-2.3")
        .and(ClauseId::new("D4.9.6-2.4"))
        .with("stuck", Fact::Player(stuck))
}

pub(super) fn rows_below() -> Reason {
    Reason::cited("dubov_rows_below", "D4.9.6-6.3")
}

pub(super) fn others_left() -> Reason {
    Reason::cited("dubov_others_left", "D4.9.6-6.4").and(ClauseId::new("D4.9.6-6.3")).read_as("dubov-1997-rows")
}

pub(super) fn rest_below() -> Reason {
    Reason::cited("dubov_rest_below", "D4.9.6-9").read_as("dubov-1997-section-nine")
}

// Colours.

pub(super) fn both_preferences(white: StartNumber, black: StartNumber) -> Reason {
    Reason::cited("dubov_both_preferences", "D4.9.6-3")
        .with("white", Fact::Player(white))
        .with("black", Fact::Player(black))
}

pub(super) fn one_preference(due: StartNumber) -> Reason {
    Reason::cited("dubov_one_preference", "D4.9.6-3").with("due", Fact::Player(due))
}

pub(super) fn may_not_have_black(due: StartNumber, bar: Bar) -> Reason {
    Reason::cited("dubov_may_not_have_black", bar.clause()).with("due", Fact::Player(due))
}

pub(super) fn may_not_have_white(due: StartNumber, bar: Bar) -> Reason {
    Reason::cited("dubov_may_not_have_white", bar.clause()).with("due", Fact::Player(due))
}

/// Whites and blacks of both.
pub(super) fn colour_balance(white: (StartNumber, u32, u32), black: (StartNumber, u32, u32)) -> Reason {
    Reason::cited("dubov_colour_balance", "D4.9.6-3")
        .with("white", Fact::Player(white.0))
        .with("white_whites", white.1)
        .with("white_blacks", white.2)
        .with("black", Fact::Player(black.0))
        .with("black_whites", black.1)
        .with("black_blacks", black.2)
}

pub(super) fn colour_back(white: StartNumber, black: StartNumber, games: usize) -> Reason {
    Reason::cited("dubov_colour_back", "D4.9.6-3")
        .with("white", Fact::Player(white))
        .with("black", Fact::Player(black))
        .with("games", number(games))
}

pub(super) fn higher_average(white: (StartNumber, Aro), black: (StartNumber, Aro)) -> Reason {
    let (of_white, of_black) = (average(white.1), average(black.1));
    Reason::cited("dubov_higher_average", "D4.9.6-3")
        .with("white", Fact::Player(white.0))
        .with("white_average", of_white.0)
        .with("white_tenth", of_white.1)
        .with("black", Fact::Player(black.0))
        .with("black_average", of_black.0)
        .with("black_tenth", of_black.1)
}

pub(super) fn lower_rating(white: (StartNumber, u32), black: (StartNumber, u32)) -> Reason {
    let reason = Reason::cited("dubov_lower_rating", "D4.9.6-3")
        .with("white", Fact::Player(white.0))
        .with("black", Fact::Player(black.0))
        .with("white_rating", white.1)
        .with("black_rating", black.1);
    // The lower of two different ratings: only White's can be the one that counts as 0.
    counted(reason, white.1)
}

pub(super) fn alphabet(white: StartNumber) -> Reason {
    Reason::cited("dubov_alphabet", "D4.9.6-3").with("white", Fact::Player(white))
}

pub(super) fn lot_odd_board(board: usize) -> Reason {
    Reason::cited("dubov_lot_odd_board", "D4.9.6-5").with("board", number(board))
}

pub(super) fn lot_even_board(board: usize) -> Reason {
    Reason::cited("dubov_lot_even_board", "D4.9.6-5").with("board", number(board))
}

// The bye.

pub(super) fn bye(rating: u32) -> Reason {
    counted(Reason::cited("dubov_bye", "D4.9.6-4").with("rating", rating), rating)
}

pub(super) fn bye_round_one(players: usize) -> Reason {
    Reason::cited("dubov_bye_round_one", "D4.9.6-5").with("players", number(players))
}

pub(super) fn bye_had(round: RoundNumber) -> Reason {
    Reason::cited("dubov_bye_had", "D4.9.6-2.2").with("round", round)
}

pub(super) fn bye_won_unplayed(round: RoundNumber) -> Reason {
    Reason::cited("dubov_bye_won_unplayed", "D4.9.6-2.2").with("round", round)
}

pub(super) fn bye_rest() -> Reason {
    Reason::cited("dubov_bye_rest", "D4.9.6-9").read_as("dubov-1997-bye")
}

/// Heads what shows that somebody else could not be spared.
pub(super) fn could_not_be_spared(player: StartNumber) -> Reason {
    Reason::cited("dubov_could_not_be_spared", "D4.9.6-6.4").with("player", Fact::Player(player))
}

// What the system never does.

pub(super) fn colour_difference(player: StartNumber, whites: u32, blacks: u32) -> Reason {
    Reason::cited("dubov_colour_difference", "D4.9.6-2.3")
        .with("player", Fact::Player(player))
        .with("whites", whites)
        .with("blacks", blacks)
}

pub(super) fn third_white(player: StartNumber) -> Reason {
    Reason::cited("dubov_third_white", "D4.9.6-2.4").with("player", Fact::Player(player))
}

pub(super) fn third_black(player: StartNumber) -> Reason {
    Reason::cited("dubov_third_black", "D4.9.6-2.4").with("player", Fact::Player(player))
}

pub(super) fn bye_after_win(player: StartNumber, round: RoundNumber) -> Reason {
    Reason::cited("dubov_bye_after_win", "D4.9.6-2.2").with("player", Fact::Player(player)).with("round", round)
}

// Floats.

pub(super) fn floats_down(rating: u32) -> Reason {
    counted(Reason::cited("dubov_floats_down", "D4.9.6-6.4").with("rating", rating), rating)
}

pub(super) fn floats_on(rating: u32) -> Reason {
    counted(Reason::cited("dubov_floats_on", "D4.9.6-6.4").with("rating", rating), rating)
}

pub(super) fn meets_floater(floater: StartNumber, rating: u32) -> Reason {
    counted(
        Reason::cited("dubov_meets_floater", "D4.9.6-8.2")
            .with("floater", Fact::Player(floater))
            .with("rating", rating),
        rating,
    )
}

/// `into` is the score of the group he was brought up into, which need not be the next one.
pub(super) fn up_for(current: StartNumber, rating: u32, into: HalfPoints) -> Reason {
    counted(
        Reason::cited("dubov_up_for", "D4.9.6-7.1")
            .with("current", Fact::Player(current))
            .with("into", Fact::HalfPoints(i64::from(into.0)))
            .with("rating", rating),
        rating,
    )
}

pub(super) fn up_for_odd(rating: u32, into: HalfPoints) -> Reason {
    counted(
        Reason::cited("dubov_up_for_odd", "D4.9.6-7.2")
            .with("into", Fact::HalfPoints(i64::from(into.0)))
            .with("rating", rating),
        rating,
    )
}

pub(super) fn meets_brought_up(brought: StartNumber) -> Reason {
    Reason::cited("dubov_meets_brought_up", "D4.9.6-6.2").with("brought", Fact::Player(brought))
}

pub(super) fn joined_float() -> Reason {
    Reason::cited("dubov_joined_float", "D4.9.6-9").read_as("dubov-1997-section-nine")
}

pub(super) fn round_one_float() -> Reason {
    Reason::cited("dubov_round_one_float", "D4.9.6-5")
}

// The steps of a group.

pub(super) fn step_standard(players: usize) -> Reason {
    Reason::cited("dubov_step_standard", "D4.9.6-6.1").with("players", number(players))
}

/// Somebody is not due a colour and was put into the shorter column.
pub(super) fn step_standard_open(players: usize) -> Reason {
    Reason::cited("dubov_step_standard_open", "D4.9.6-6.1")
        .read_as("dubov-1997-colours")
        .with("players", number(players))
}

pub(super) fn step_floater(floater: StartNumber, opponent: (StartNumber, u32)) -> Reason {
    counted(
        Reason::cited("dubov_step_floater", "D4.9.6-8.2")
            .and(ClauseId::new("D4.9.6-8.1"))
            .with("floater", Fact::Player(floater))
            .with("opponent", Fact::Player(opponent.0))
            .with("rating", opponent.1),
        opponent.1,
    )
}

pub(super) fn step_floater_goes_on(floater: StartNumber) -> Reason {
    Reason::cited("dubov_step_floater_goes_on", "D4.9.6-6.4").with("floater", Fact::Player(floater))
}

pub(super) fn step_up_for(brought: (StartNumber, u32), current: StartNumber) -> Reason {
    counted(
        Reason::cited("dubov_step_up_for", "D4.9.6-7.1")
            .with("brought", Fact::Player(brought.0))
            .with("current", Fact::Player(current))
            .with("rating", brought.1),
        brought.1,
    )
}

pub(super) fn step_nobody_for(current: StartNumber) -> Reason {
    Reason::cited("dubov_step_nobody_for", "D4.9.6-7.1").with("current", Fact::Player(current))
}

pub(super) fn step_up_for_odd(brought: (StartNumber, u32)) -> Reason {
    counted(
        Reason::cited("dubov_step_up_for_odd", "D4.9.6-7.2")
            .with("brought", Fact::Player(brought.0))
            .with("rating", brought.1),
        brought.1,
    )
}

pub(super) fn step_nobody_for_odd(players: usize) -> Reason {
    Reason::cited("dubov_step_nobody_for_odd", "D4.9.6-7.2").with("players", number(players))
}

pub(super) fn step_up_enough(moved: StartNumber, up: MovedUp) -> Reason {
    Reason::cited("dubov_step_up_enough", "D4.9.6-2.5")
        .with("moved", Fact::Player(moved))
        .with("times", up.times)
        .with("running", up.running)
}

pub(super) fn step_to_black(turned: StartNumber, aro: Aro) -> Reason {
    let (whole, tenth) = average(aro);
    Reason::cited("dubov_step_to_black", "D4.9.6-7.3")
        .with("turned", Fact::Player(turned))
        .with("average", whole)
        .with("tenth", tenth)
}

pub(super) fn step_to_white(turned: StartNumber, aro: Aro) -> Reason {
    let (whole, tenth) = average(aro);
    Reason::cited("dubov_step_to_white", "D4.9.6-7.4")
        .with("turned", Fact::Player(turned))
        .with("average", whole)
        .with("tenth", tenth)
}

pub(super) fn step_may_not_turn(column: usize) -> Reason {
    Reason::cited("dubov_step_may_not_turn", "D4.9.6-2.6").with("count", number(column))
}

pub(super) fn step_same_column(white: StartNumber, other: StartNumber) -> Reason {
    Reason::cited("dubov_step_same_column", "D4.9.6-6.3")
        .read_as("dubov-1997-rows")
        .with("one", Fact::Player(white))
        .with("other", Fact::Player(other))
}

pub(super) fn step_columns_anew(players: usize) -> Reason {
    Reason::cited("dubov_step_columns_anew", "D4.9.6-6.1").read_as("dubov-1997-rows").with("players", number(players))
}

/// The key of a row that is not as D4.9.6-6.2 first had it.
pub(super) const ROW_CHANGED: &str = "dubov_step_row_changed";

/// One row of the two columns, with what they are sorted by.
pub(super) fn step_row(row: usize, left: (StartNumber, &Player), right: (StartNumber, &Player)) -> Reason {
    let (whole, tenth) = average(left.1.aro);
    let reason = Reason::cited("dubov_step_row", "D4.9.6-6.2")
        .with("place", number(row))
        .with("left", Fact::Player(left.0))
        .with("average", whole)
        .with("tenth", tenth)
        .with("right", Fact::Player(right.0));
    counted(reason.with("rating", right.1.rating), right.1.rating)
}

pub(super) fn step_row_changed(row: usize, left: (StartNumber, &Player), right: (StartNumber, &Player)) -> Reason {
    let (whole, tenth) = average(left.1.aro);
    let reason = Reason::cited("dubov_step_row_changed", "D4.9.6-6.3")
        .with("place", number(row))
        .with("left", Fact::Player(left.0))
        .with("average", whole)
        .with("tenth", tenth)
        .with("right", Fact::Player(right.0));
    counted(reason.with("rating", right.1.rating), right.1.rating)
}

/// Players of one column who together can meet fewer of the other than they are.
pub(super) fn step_rows_short(players: &[StartNumber], others: &[StartNumber]) -> Reason {
    Reason::cited("dubov_step_rows_short", "D4.9.6-6.4")
        .with("count", number(players.len()))
        .with("players", list(players))
        .with("others", list(others))
}

pub(super) fn step_rows_nobody(players: &[StartNumber]) -> Reason {
    Reason::cited("dubov_step_rows_nobody", "D4.9.6-6.4").with("players", list(players))
}

pub(super) fn step_fewer_over(formed: usize, over: usize) -> Reason {
    Reason::cited("dubov_step_fewer_over", "D4.9.6-6.4")
        .read_as("dubov-1997-floaters")
        .with("formed", number(formed))
        .with("over", number(over))
}

pub(super) fn step_rows_changed(count: usize) -> Reason {
    Reason::cited("dubov_step_rows_changed", "D4.9.6-6.3").with("count", number(count))
}

pub(super) fn step_floats(player: StartNumber) -> Reason {
    Reason::cited("dubov_step_floats", "D4.9.6-6.4").with("floater", Fact::Player(player))
}

pub(super) fn step_goes_back(player: StartNumber) -> Reason {
    Reason::cited("dubov_step_goes_back", "D4.9.6-6.4")
        .read_as("dubov-1997-floaters")
        .with("brought", Fact::Player(player))
}

pub(super) fn step_halves(players: usize) -> Reason {
    Reason::cited("dubov_step_halves", "D4.9.6-5").with("players", number(players))
}

/// The round with so many of the lowest groups as one; what follows did not come out.
pub(super) fn step_attempt(groups: usize) -> Reason {
    Reason::cited("dubov_step_attempt", "D4.9.6-9").read_as("dubov-1997-section-nine").with("groups", number(groups))
}

pub(super) fn step_over_at_end(players: &[StartNumber]) -> Reason {
    Reason::cited("dubov_step_over_at_end", "D4.9.6-6.4")
        .with("count", number(players.len()))
        .with("players", list(players))
}

pub(super) fn step_halves_in_vain() -> Reason {
    Reason::cited("dubov_step_halves_in_vain", "D4.9.6-5")
}

pub(super) fn step_joined(groups: usize) -> Reason {
    Reason::cited("dubov_step_joined", "D4.9.6-9").read_as("dubov-1997-section-nine").with("groups", number(groups))
}

pub(super) fn step_by_rank(players: usize) -> Reason {
    Reason::cited("dubov_step_by_rank", "D4.9.6-9").read_as("dubov-1997-section-nine").with("players", number(players))
}

// What a group, a board or the round leaves to be desired.

pub(super) fn group_preferences(count: usize) -> Reason {
    Reason::cited("dubov_group_preferences", "D4.9.6-3").with("count", number(count))
}

pub(super) fn group_left(count: usize) -> Reason {
    Reason::cited("dubov_group_left", "D4.9.6-6.4").with("count", number(count))
}

pub(super) fn due_white(due: StartNumber) -> Reason {
    Reason::cited("dubov_due_white", "D4.9.6-3").with("due", Fact::Player(due))
}

pub(super) fn due_black(due: StartNumber) -> Reason {
    Reason::cited("dubov_due_black", "D4.9.6-3").with("due", Fact::Player(due))
}

pub(super) fn met_all_blacks(player: StartNumber) -> Reason {
    Reason::cited("dubov_met_all_blacks", "D4.9.6-6.3").with("due", Fact::Player(player))
}

pub(super) fn groups_joined(groups: usize) -> Reason {
    Reason::cited("dubov_groups_joined", "D4.9.6-9").read_as("dubov-1997-section-nine").with("groups", number(groups))
}

pub(super) fn paired_by_rank() -> Reason {
    Reason::cited("dubov_paired_by_rank", "D4.9.6-9").read_as("dubov-1997-section-nine")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    /// Every key of this file with its clause, where the clause is a literal.
    fn cited() -> Vec<(&'static str, Option<&'static str>)> {
        let code = include_str!("reasons.rs").split("#[cfg(test)]").next().expect("code comes before tests");
        let calls = code.split("Reason::cited(\"").skip(1);
        calls
            .map(|call| {
                let mut quoted = call.split('"');
                let key = quoted.next().expect("a key");
                let clause = quoted.nth(1).filter(|clause| clause.starts_with("D4.9.6-"));
                (key, clause)
            })
            .collect()
    }

    #[test]
    fn every_key_is_built_once_and_cites_a_known_clause() {
        let cited = cited();
        assert!(cited.len() > 50);
        let keys: BTreeSet<_> = cited.iter().map(|(key, _)| key).collect();
        assert_eq!(keys.len(), cited.len());
        for (key, clause) in cited {
            assert!(key.starts_with("dubov_"), "{key}");
            assert!(clause.is_none_or(|clause| rokade_clause::inventory().get(clause).is_some()), "{key}: {clause:?}");
        }
    }
}

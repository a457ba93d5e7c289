//! The reasons of this system: one constructor per key, with its clauses.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{Color, HalfPoints, RoundNumber, StartNumber};

use super::plan::Cause;

pub(super) fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of players fits"))
}

fn word(colour: Color) -> Fact {
    Fact::from(match colour {
        Color::White => "white",
        Color::Black => "black",
    })
}

fn cause_word(cause: Option<Cause>) -> Fact {
    Fact::from(match cause {
        Some(Cause::Opponents) => "opponents",
        Some(Cause::Below) => "below",
        Some(Cause::Pool) | None => "pool",
    })
}

// Opponents passed over.

pub(super) fn met(round: RoundNumber) -> Reason {
    Reason::cited("danish_met", "D4.9.3-1.2").with("round", round)
}

pub(super) fn met_x(round: RoundNumber) -> Reason {
    Reason::cited("danish_met_x", "D4.9.3-2.1").with("round", round)
}

pub(super) fn x_is_white(player: StartNumber) -> Reason {
    Reason::cited("danish_x_is_white", "D4.9.3-2.2")
        .and(ClauseId::new("D4.9.3-8.2"))
        .with("player", Fact::Player(player))
}

pub(super) fn same_strong(one: StartNumber, other: StartNumber, colour: Color) -> Reason {
    Reason::cited("danish_same_strong", "D4.9.3-8.2")
        .with("one", Fact::Player(one))
        .with("other", Fact::Player(other))
        .with("colour", word(colour))
}

pub(super) fn order_dissolved() -> Reason {
    Reason::cited("danish_order_dissolved", "D4.9.3-5.3.2")
}

pub(super) fn order_for_colours() -> Reason {
    Reason::cited("danish_order_for_colours", "D4.9.3-5.2").read_as("danish-swiss-colour-order")
}

/// Who has the colour due on the boards between the halves, as paired and at best if the two met.
pub(super) fn counted_colours(reason: Reason, here: Vec<StartNumber>, there: Vec<StartNumber>) -> Reason {
    reason
        .with("here", number(here.len()))
        .with("there", number(there.len()))
        .because([colours_met("here", here), colours_met("there", there)])
}

fn colours_met(when: &'static str, players: Vec<StartNumber>) -> Reason {
    Reason::cited("danish_colours_met", "D4.9.3-5.2")
        .with("when", when)
        .with("count", number(players.len()))
        .with("players", Fact::Players(players))
}

pub(super) fn halves_exchanged(count: usize) -> Reason {
    match count {
        1 => Reason::cited("danish_halves_exchanged", "D4.9.3-5.3.4"),
        _ => Reason::cited("danish_halves_exchanged", "D4.9.3-5.3.5").read_as("danish-swiss-exchanges"),
    }
}

pub(super) fn floater_dissolved() -> Reason {
    Reason::cited("danish_floater_dissolved", "D4.9.3-5.4")
}

pub(super) fn floater_strong_before(strong: StartNumber, nearer: StartNumber) -> Reason {
    Reason::cited("danish_floater_strong_before", "D4.9.3-6.N")
        .with("strong", Fact::Player(strong))
        .with("nearer", Fact::Player(nearer))
        .read_as("danish-swiss-floater-colours")
}

pub(super) fn floater_strong_first(opponent: StartNumber) -> Reason {
    Reason::cited("danish_floater_strong_first", "D4.9.3-6.N")
        .with("opponent", Fact::Player(opponent))
        .read_as("danish-swiss-floater-colours")
}

pub(super) fn floater_for_below() -> Reason {
    Reason::cited("danish_floater_for_below", "D4.9.3-9.1")
        .and(ClauseId::new("D4.9.4-X12"))
        .read_as("danish-swiss-bottom")
}

// Colours.

pub(super) fn first_round(white: StartNumber) -> Reason {
    Reason::cited("danish_first_round", "D4.9.3-7.1").with("white", Fact::Player(white))
}

pub(super) fn no_colour_yet(white: StartNumber) -> Reason {
    Reason::cited("danish_no_colour_yet", "D4.9.3-7.1")
        .with("white", Fact::Player(white))
        .read_as("danish-swiss-first-round")
}

pub(super) fn fewer_whites(white: (StartNumber, usize), black: (StartNumber, usize)) -> Reason {
    Reason::cited("danish_fewer_whites", "D4.9.3-7.2")
        .with("white", Fact::Player(white.0))
        .with("white_whites", number(white.1))
        .with("black", Fact::Player(black.0))
        .with("black_whites", number(black.1))
}

/// `back` games back they first differed, counted from the last.
pub(super) fn last_rounds(white: StartNumber, black: StartNumber, back: usize) -> Reason {
    Reason::cited("danish_last_rounds", "D4.9.3-7.3")
        .with("white", Fact::Player(white))
        .with("black", Fact::Player(black))
        .with("rounds", number(back))
}

pub(super) fn opposite_of_last(player: StartNumber, colour: Color) -> Reason {
    Reason::cited("danish_opposite_of_last", "D4.9.3-7.4")
        .with("player", Fact::Player(player))
        .with("colour", word(colour))
}

pub(super) fn strong_first(player: StartNumber, colour: Color) -> Reason {
    Reason::cited("danish_strong_first", "D4.9.3-8.2")
        .with("player", Fact::Player(player))
        .with("colour", word(colour))
        .read_as("danish-swiss-colours")
}

// The bye.

pub(super) fn x(players: usize) -> Reason {
    Reason::cited("danish_x", "D4.9.3-2.1")
        .and(ClauseId::new("D4.9.3-2.2"))
        .with("players", number(players))
        .read_as("danish-swiss-x")
}

/// Passed over for the bye: the floater goes down to it.
pub(super) fn bye_floater(player: StartNumber) -> Reason {
    Reason::cited("danish_bye_floater", "D4.9.3-5.4").with("player", Fact::Player(player))
}

/// Passed over for the bye: the halves give it to another player.
pub(super) fn bye_in_halves(player: StartNumber) -> Reason {
    Reason::cited("danish_bye_in_halves", "D4.9.3-5.1").with("player", Fact::Player(player)).read_as("danish-swiss-x")
}

// Floaters: also the steps of the trace that choose them.

pub(super) fn float_middle(player: StartNumber, pool: HalfPoints) -> Reason {
    Reason::cited("danish_float_middle", "D4.9.3-6.1")
        .with("player", Fact::Player(player))
        .with("pool", Fact::HalfPoints(i64::from(pool.0)))
}

pub(super) fn float_two_middle(player: StartNumber, cause: Option<Cause>) -> Reason {
    Reason::cited("danish_float_two_middle", "D4.9.3-5.3.6")
        .and(ClauseId::new(clause_of(cause, "D4.9.3-6.2", "D4.9.3-9.2")))
        .with("player", Fact::Player(player))
        .with("cause", cause_word(cause))
}

pub(super) fn float_instead(player: StartNumber, of: StartNumber, cause: Option<Cause>) -> Reason {
    Reason::cited("danish_float_instead", "D4.9.3-6.3")
        .and(ClauseId::new(clause_of(cause, "D4.9.3-5.4", "D4.9.3-9.1")))
        .with("player", Fact::Player(player))
        .with("of", Fact::Player(of))
        .with("cause", cause_word(cause))
        .read_as("danish-swiss-floaters")
}

pub(super) fn float_more(player: StartNumber, cause: Option<Cause>) -> Reason {
    Reason::cited("danish_float_more", "D4.9.3-6.3")
        .and(ClauseId::new(clause_of(cause, "D4.9.3-5.3.7", "D4.9.3-9.1")))
        .with("player", Fact::Player(player))
        .with("cause", cause_word(cause))
}

pub(super) fn float_all(player: StartNumber) -> Reason {
    Reason::cited("danish_float_all", "D4.9.3-5.3.8")
        .and(ClauseId::new("D4.9.3-6.3"))
        .with("player", Fact::Player(player))
        .read_as("danish-swiss-floaters")
}

fn clause_of(cause: Option<Cause>, usual: &'static str, below: &'static str) -> &'static str {
    if cause == Some(Cause::Below) { below } else { usual }
}

pub(super) fn float_up(floater: StartNumber) -> Reason {
    Reason::cited("danish_float_up", "D4.9.3-5.4").with("floater", Fact::Player(floater))
}

pub(super) fn float_one_list(opponent: StartNumber) -> Reason {
    Reason::cited("danish_float_one_list", "D4.9.3-9.3")
        .with("opponent", Fact::Player(opponent))
        .read_as("danish-swiss-bottom")
}

// Steps of the trace.

pub(super) fn step_straight(boards: usize) -> Reason {
    Reason::cited("danish_step_straight", "D4.9.3-5.1").with("boards", number(boards))
}

pub(super) fn step_order() -> Reason {
    Reason::cited("danish_step_order", "D4.9.3-5.3.1")
}

pub(super) fn step_dissolved() -> Reason {
    Reason::cited("danish_step_dissolved", "D4.9.3-5.3.2")
}

pub(super) fn step_colours() -> Reason {
    Reason::cited("danish_step_colours", "D4.9.3-5.2")
}

pub(super) fn step_exchange(down: StartNumber, up: StartNumber) -> Reason {
    Reason::cited("danish_step_exchange", "D4.9.3-5.3.3")
        .and(ClauseId::new("D4.9.3-5.3.4"))
        .with("down", Fact::Player(down))
        .with("up", Fact::Player(up))
}

pub(super) fn step_exchanges(count: usize) -> Reason {
    Reason::cited("danish_step_exchanges", "D4.9.3-5.3.3")
        .and(ClauseId::new("D4.9.3-5.3.5"))
        .with("count", number(count))
        .read_as("danish-swiss-exchanges")
}

pub(super) fn step_floaters_met(count: usize) -> Reason {
    Reason::cited("danish_step_floaters_met", "D4.9.3-5.4").with("count", number(count))
}

pub(super) fn step_for_below(had_floaters: bool) -> Reason {
    Reason::cited("danish_step_for_below", if had_floaters { "D4.9.3-9.1" } else { "D4.9.3-9.2" })
        .and(ClauseId::new("D4.9.4-X12"))
        .read_as("danish-swiss-bottom")
}

pub(super) fn step_one_list(players: usize) -> Reason {
    Reason::cited("danish_step_one_list", "D4.9.3-9.3").with("players", number(players)).read_as("danish-swiss-bottom")
}

// What is left to be desired, and what is to be known.

/// On the boards between the halves.
pub(super) fn colours_missed(players: Vec<StartNumber>) -> Reason {
    Reason::cited("danish_colours_missed", "D4.9.3-5.2")
        .with("count", number(players.len()))
        .with("players", Fact::Players(players))
}

pub(super) fn weak_missed(player: StartNumber, colour: Color) -> Reason {
    Reason::cited("danish_weak_missed", "D4.9.3-8.3").with("player", Fact::Player(player)).with("colour", word(colour))
}

pub(super) fn strong_missed(player: StartNumber, colour: Color) -> Reason {
    Reason::cited("danish_strong_missed", "D4.9.3-8.2")
        .with("player", Fact::Player(player))
        .with("colour", word(colour))
}

pub(super) fn accelerated(groups: u8, rounds: u8) -> Reason {
    Reason::cited("danish_accelerated", "D4.9.3-10")
        .with("groups", groups)
        .with("rounds", rounds)
        .read_as("danish-swiss-acceleration")
}

pub(super) fn many_groups(groups: u8, most: i32) -> Reason {
    Reason::cited("danish_many_groups", "D4.9.3-10").with("groups", groups).with("most", most)
}

// Breaches.

pub(super) fn strong_clash(one: StartNumber, other: StartNumber, colour: Color) -> Reason {
    Reason::cited("danish_strong_clash", "D4.9.3-8.2")
        .with("one", Fact::Player(one))
        .with("other", Fact::Player(other))
        .with("colour", word(colour))
}

pub(super) fn strong_denied(player: StartNumber, colour: Color) -> Reason {
    Reason::cited("danish_strong_denied", "D4.9.3-8.2")
        .with("player", Fact::Player(player))
        .with("colour", word(colour))
}

pub(super) fn strong_bye(player: StartNumber) -> Reason {
    Reason::cited("danish_strong_bye", "D4.9.3-8.2")
        .and(ClauseId::new("D4.9.3-2.2"))
        .with("player", Fact::Player(player))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_cites_known_clauses() {
        let causes = [Some(Cause::Pool), Some(Cause::Opponents), Some(Cause::Below)];
        let floats = causes.into_iter().flat_map(|cause| {
            [
                float_two_middle(StartNumber(1), cause),
                float_instead(StartNumber(1), StartNumber(2), cause),
                float_more(StartNumber(1), cause),
                float_all(StartNumber(1)),
            ]
        });
        let others = [
            met(1),
            met_x(1),
            x_is_white(StartNumber(1)),
            same_strong(StartNumber(1), StartNumber(2), Color::White),
            order_dissolved(),
            order_for_colours(),
            halves_exchanged(1),
            halves_exchanged(2),
            floater_dissolved(),
            floater_strong_first(StartNumber(1)),
            floater_strong_before(StartNumber(1), StartNumber(2)),
            floater_for_below(),
            first_round(StartNumber(1)),
            no_colour_yet(StartNumber(1)),
            fewer_whites((StartNumber(1), 0), (StartNumber(2), 1)),
            last_rounds(StartNumber(1), StartNumber(2), 1),
            opposite_of_last(StartNumber(1), Color::Black),
            strong_first(StartNumber(1), Color::Black),
            x(5),
            bye_floater(StartNumber(1)),
            bye_in_halves(StartNumber(1)),
            float_middle(StartNumber(1), HalfPoints::ONE),
            float_up(StartNumber(1)),
            float_one_list(StartNumber(1)),
            step_straight(1),
            step_order(),
            step_dissolved(),
            step_colours(),
            step_exchange(StartNumber(1), StartNumber(2)),
            step_exchanges(2),
            step_floaters_met(1),
            step_for_below(true),
            step_for_below(false),
            step_one_list(4),
            colours_missed(vec![StartNumber(1)]),
            counted_colours(order_for_colours(), vec![StartNumber(1), StartNumber(2)], vec![StartNumber(1)]),
            weak_missed(StartNumber(1), Color::White),
            strong_missed(StartNumber(1), Color::White),
            accelerated(2, 3),
            many_groups(5, 4),
            strong_clash(StartNumber(1), StartNumber(2), Color::White),
            strong_denied(StartNumber(1), Color::White),
            strong_bye(StartNumber(1)),
        ];
        for reason in floats.chain(others) {
            assert!(!reason.clauses.is_empty(), "{}", reason.key);
            for clause in &reason.clauses {
                assert!(rokade_clause::inventory().get(clause.as_str()).is_some(), "{clause}");
            }
        }
    }
}

//! What the bracket says of its boards and of those who wait.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{RoundNumber, StartNumber};

use super::bracket::Match;

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of matches fits"))
}

/// `one` and `other` are lines in round 1 and matches of the round before in later ones.
fn from_sources(reason: Reason, round: RoundNumber, of: &Match) -> Reason {
    let (one, other) = of.sources();
    reason.with("round", round).with("match", number(of.number)).with("one", number(one)).with("other", number(other))
}

pub(super) fn colour_by_lot(round: RoundNumber, of: &Match, white: StartNumber) -> Reason {
    let reason = Reason::cited("colour_by_lot", "D4.9.7-3").with("white", Fact::Player(white));
    from_sources(reason, round, of)
}

/// No lot was drawn: reading `docs/readings/knock-out-colours.md`.
pub(super) fn colour_by_turn(round: RoundNumber, of: &Match, white: StartNumber) -> Reason {
    let reason =
        Reason::cited("colour_by_turn", "D4.9.7-3").with("white", Fact::Player(white)).read_as("knock-out-colours");
    from_sources(reason, round, of)
}

/// `seed` is the player's place in the order of seeding.
pub(super) fn line_empty(line: usize, seed: usize) -> Reason {
    Reason::cited("bracket_line_empty", "D4.9.7-1")
        .and(ClauseId::new("D4.9.7-2"))
        .with("line", number(line))
        .with("seed", number(seed))
        .read_as("knock-out-byes")
}

pub(super) fn nobody_came_on(source: usize) -> Reason {
    Reason::cited("bracket_nobody_came_on", "D4.9.7-3").with("match", number(source)).read_as("knock-out-winners")
}

pub(super) fn walkover_withdrawn(opponent: StartNumber) -> Reason {
    Reason::cited("walkover_withdrawn", "D4.9.7-3")
        .with("opponent", Fact::Player(opponent))
        .read_as("knock-out-winners")
}

pub(super) fn walkover_absent(opponent: StartNumber) -> Reason {
    Reason::cited("walkover_absent", "D4.9.7-3").with("opponent", Fact::Player(opponent)).read_as("knock-out-winners")
}

/// `others` counts further matches of the same round without a winner.
pub(super) fn match_undecided(round: RoundNumber, players: (StartNumber, StartNumber), others: usize) -> Reason {
    Reason::cited("match_undecided", "D4.9.7-5")
        .with("round", round)
        .with("one", Fact::Player(players.0))
        .with("other", Fact::Player(players.1))
        .with("others", number(others))
}

pub(super) fn bracket_finished(rounds: usize) -> Reason {
    Reason::cited("bracket_finished", "D4.9.7-1").with("rounds", number(rounds))
}

pub(super) fn not_in_the_draw(player: StartNumber) -> Reason {
    Reason::cited("not_in_the_draw", "D4.9.7-3").with("player", Fact::Player(player))
}

/// One of each, for the tests of the words.
#[cfg(test)]
pub(crate) fn all() -> Vec<Reason> {
    use super::{Outcome, Side};
    let of = Match { number: 1, sides: (Side::Empty, Side::Empty), outcome: Outcome::Open };
    vec![
        colour_by_lot(1, &of, 1),
        colour_by_turn(1, &of, 1),
        line_empty(2, 1),
        nobody_came_on(1),
        walkover_withdrawn(1),
        walkover_absent(1),
        match_undecided(1, (1, 2), 0),
        bracket_finished(3),
        not_in_the_draw(9),
    ]
}

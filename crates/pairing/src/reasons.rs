//! The reasons this crate gives: one constructor per key, with its clauses.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{RoundNumber, StartNumber};

/// Every key, so that the words can be checked for completeness. `REASONS.txt` describes them.
pub const REASONS: &[&str] = &[
    "met_before",
    "met_bye",
    "forbidden_pair",
    "exchanged",
    "control_next_round",
    "fewer_whites",
    "equal_whites_lower_placed",
    "first_withdrawn",
    "odd_field",
    "control_changed",
    "control_impossible",
    "control_undecided",
    "no_complete_matching",
    "too_few_players",
    "round_unknown",
    "schedule",
    "rest_round",
    "opponent_withdrawn",
    "opponent_absent",
    "schedule_finished",
    "pair_met_before",
    "pair_forbidden",
    "player_absent",
    "player_twice",
    "player_missing",
    "player_unknown",
    "player_against_self",
    "bye_repeated",
    "bye_not_due",
];

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of players fits"))
}

pub(crate) fn met_before(round: RoundNumber) -> Reason {
    Reason::cited("met_before", "D4.9.1-3").with("round", round)
}

/// The withdrawn player in the bye's seat takes part with the opponents he really met.
pub(crate) fn met_before_withdrawing(round: RoundNumber) -> Reason {
    Reason::cited("met_before", "D4.9.1-5").with("round", round)
}

pub(crate) fn met_bye(round: RoundNumber) -> Reason {
    Reason::cited("met_bye", "D4.9.1-5").with("round", round)
}

pub(crate) fn forbidden_pair() -> Reason {
    Reason::house("forbidden_pair")
}

pub(crate) fn exchanged() -> Reason {
    Reason::cited("exchanged", "D4.9.1-3").and(ClauseId::new("D4.9.2-4"))
}

pub(crate) fn control_next_round(next: RoundNumber) -> Reason {
    Reason::cited("control_next_round", "D4.9.2-5").with("next_round", next)
}

pub(crate) fn fewer_whites(white: (StartNumber, usize), black: (StartNumber, usize)) -> Reason {
    Reason::cited("fewer_whites", "D4.9.1-4")
        .with("white", Fact::Player(white.0))
        .with("white_whites", number(white.1))
        .with("black", Fact::Player(black.0))
        .with("black_whites", number(black.1))
}

pub(crate) fn equal_whites(white: StartNumber, whites: usize, round: RoundNumber) -> Reason {
    let reason = Reason::cited("equal_whites_lower_placed", "D4.9.1-4")
        .with("white", Fact::Player(white))
        .with("whites", number(whites));
    if round == 1 { reason.and(ClauseId::new("D4.9.2-2")) } else { reason }
}

pub(crate) fn first_withdrawn(withdrawn: StartNumber) -> Reason {
    Reason::cited("first_withdrawn", "D4.9.1-5")
        .and(ClauseId::new("D4.1-16d"))
        .with("withdrawn", Fact::Player(withdrawn))
}

pub(crate) fn odd_field(players: usize) -> Reason {
    Reason::cited("odd_field", "D4.9.1-5").and(ClauseId::new("D4.1-16d")).with("players", number(players))
}

pub(crate) fn control(key: &'static str, next: RoundNumber) -> Reason {
    Reason::cited(key, "D4.9.2-5").with("next_round", next)
}

pub(crate) fn no_complete_matching(players: usize, groups: usize, opponents: usize) -> Reason {
    Reason::cited("no_complete_matching", "D4.9.2-4")
        .with("players", number(players))
        .with("groups", number(groups))
        .with("opponents", number(opponents))
}

pub(crate) fn too_few_players(present: usize) -> Reason {
    Reason::house("too_few_players").with("players", number(present))
}

pub(crate) fn round_unknown(round: RoundNumber) -> Reason {
    Reason::house("round_unknown").with("round", round)
}

pub(crate) fn schedule(players: usize, round: RoundNumber, pair: &'static str, colour: &'static str) -> Reason {
    Reason::cited("schedule", pair).and(ClauseId::new(colour)).with("players", number(players)).with("round", round)
}

pub(crate) fn rest_round(players: usize) -> Reason {
    Reason::cited("rest_round", "D4.9.11-1").with("players", number(players))
}

pub(crate) fn opponent_withdrawn(opponent: StartNumber) -> Reason {
    Reason::cited("opponent_withdrawn", "D4.1-16a")
        .and(ClauseId::new("D4.1-16b"))
        .with("opponent", Fact::Player(opponent))
}

pub(crate) fn opponent_absent(opponent: StartNumber) -> Reason {
    Reason::house("opponent_absent").with("opponent", Fact::Player(opponent))
}

pub(crate) fn schedule_finished(players: usize, rounds: RoundNumber) -> Reason {
    Reason::cited("schedule_finished", "D4.9.11-3").with("players", number(players)).with("rounds", rounds)
}

/// A breach about two players of one proposed board.
pub(crate) fn pair_breach(key: &'static str, clause: Option<&'static str>, pair: (StartNumber, StartNumber)) -> Reason {
    let reason = match clause {
        Some(clause) => Reason::cited(key, clause),
        None => Reason::house(key),
    };
    reason.with("one", Fact::Player(pair.0)).with("other", Fact::Player(pair.1))
}

/// A breach about one player.
pub(crate) fn player_breach(key: &'static str, clause: Option<&'static str>, player: StartNumber) -> Reason {
    let reason = match clause {
        Some(clause) => Reason::cited(key, clause),
        None => Reason::house(key),
    };
    reason.with("player", Fact::Player(player))
}

//! The reasons this crate gives: one constructor per key, with its clauses.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{Color, RoundNumber, StartNumber};

/// Every key, so that the words can be checked for completeness. `REASONS.txt` describes them.
pub const REASONS: &[&str] = &[
    "met_before",
    "met_bye",
    "forbidden_pair",
    "exchanged",
    "paired_above",
    "control_next_round",
    "order_by_number",
    "order_as_before",
    "due_difference",
    "due_run",
    "due_last",
    "fewer_whites",
    "equal_whites_lower_placed",
    "first_withdrawn",
    "odd_field",
    "control_changed",
    "control_impossible",
    "control_undecided",
    "no_complete_matching",
    "only_each_other",
    "only_these",
    "odd_groups",
    "odd_group",
    "bars_met",
    "bars_forbidden",
    "bars_colour",
    "bars_colours",
    "bars_floaters",
    "bars_bye_had",
    "bars_bye_won",
    "bars_bye_withdrawn",
    "bars_bye_white",
    "bars_bye_score",
    "too_few_players",
    "round_unknown",
    "schedule",
    "rest_round",
    "schedule_sum",
    "schedule_highest",
    "schedule_rest",
    "opponent_withdrawn",
    "not_in_the_round",
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
    "soft_rule_given_up",
    "away_withdrawn",
    "away_half_bye",
    "away_full_bye",
    "away_absent",
    "away_out",
    "away_unpaired",
    "second_game",
    "second_game_alone",
    "no_first_game",
    "colour_by_lot",
    "colour_by_turn",
    "bracket_line_empty",
    "bracket_nobody_came_on",
    "walkover_withdrawn",
    "walkover_absent",
    "match_undecided",
    "bracket_finished",
    "not_in_the_draw",
    "bracket_lots",
    "bracket_stands",
    "bracket_lines_empty",
    "bracket_won",
    "bracket_unopposed",
    "bracket_neither",
    "team_board",
    "team_schedule_sum",
    "team_schedule_highest",
    "teams_drafted",
    "teams_formed",
    "team_rests",
    "team_is_shorter",
    "team_opponent_away",
    "without_team",
    "too_few_teams",
    "teams_without_players",
    "teams_have_met",
];

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of players fits"))
}

pub(crate) fn met_before(round: RoundNumber) -> Reason {
    Reason::cited("met_before", "D4.9.1-3").with("round", round)
}

/// The withdrawn player in the bye's seat takes part with the opponents he really met.
pub(crate) fn met_before_withdrawing(withdrawn: StartNumber, round: RoundNumber) -> Reason {
    Reason::cited("met_before", "D4.9.1-5")
        .with("round", round)
        .with("withdrawn", Fact::Player(withdrawn))
        .read_as("monrad-withdrawn-opponent")
}

pub(crate) fn met_bye(round: RoundNumber) -> Reason {
    Reason::cited("met_bye", "D4.9.1-5").with("round", round).read_as("monrad-odd-field")
}

/// Placed lower than the player with the bye, but somebody placed higher met this one before.
pub(crate) fn paired_above(opponent: StartNumber) -> Reason {
    Reason::cited("paired_above", "D4.9.1-3").with("opponent", Fact::Player(opponent))
}

pub(crate) fn forbidden_pair() -> Reason {
    Reason::house("forbidden_pair")
}

pub(crate) fn exchanged() -> Reason {
    Reason::cited("exchanged", "D4.9.1-3").and(ClauseId::new("D4.9.2-4")).read_as("monrad-exchange")
}

pub(crate) fn control_next_round(next: RoundNumber) -> Reason {
    Reason::cited("control_next_round", "D4.9.2-5").with("next_round", next).read_as("monrad-control")
}

/// Within a score the players stand by start number; `late` are those whom their strength places before it.
pub(crate) fn order_by_number(clause: &'static str, late: Vec<StartNumber>) -> Reason {
    let reason = Reason::cited("order_by_number", clause);
    if late.is_empty() { reason } else { reason.with("late", Fact::Players(late)) }
}

/// Within a score the players stand as at the pairing before.
pub(crate) fn order_as_before(before: RoundNumber, players: Vec<StartNumber>) -> Reason {
    Reason::cited("order_as_before", "D4.9.1-1")
        .and(ClauseId::new("D4.9.2-3"))
        .with("round", before)
        .with("players", Fact::Players(players))
        .read_as("monrad-placement")
}

/// Why a player should or must have a colour: the other one more often, running, or last time.
fn due(key: &'static str, player: StartNumber, colour: Color) -> Reason {
    let word = if colour == Color::White { "white" } else { "black" };
    Reason::house(key).with("player", Fact::Player(player)).with("colour", word)
}

pub(crate) fn due_difference(player: StartNumber, colour: Color, whites: usize, blacks: usize) -> Reason {
    due("due_difference", player, colour).with("whites", number(whites)).with("blacks", number(blacks))
}

pub(crate) fn due_run(player: StartNumber, colour: Color, run: usize) -> Reason {
    due("due_run", player, colour).with("run", number(run))
}

pub(crate) fn due_last(player: StartNumber, colour: Color) -> Reason {
    due("due_last", player, colour)
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
    Reason::cited("odd_field", "D4.9.1-5")
        .and(ClauseId::new("D4.1-16d"))
        .with("players", number(players))
        .read_as("monrad-odd-field")
}

pub(crate) fn control(key: &'static str, next: RoundNumber) -> Reason {
    Reason::cited(key, "D4.9.2-5").with("next_round", next).read_as("monrad-control")
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
    Reason::cited("rest_round", "D4.9.11-1").with("players", number(players)).read_as("byes-rest-round")
}

fn added_up(reason: Reason, one: usize, other: usize, sums: &[usize]) -> Reason {
    let sums: Vec<String> = sums.iter().map(ToString::to_string).collect();
    reason.with("one", number(one)).with("sum", number(one + other)).with("sums", sums.join(", "))
}

/// Two numbers below the highest, by the sum that lets them meet; `is_turned` in a second cycle.
pub(crate) fn schedule_sum(lower: usize, higher: usize, sums: &[usize], is_turned: bool) -> Reason {
    let colour = match ((lower + higher).is_multiple_of(2), is_turned) {
        (_, true) => "turned",
        (true, false) => "higher",
        (false, false) => "lower",
    };
    let reason = Reason::cited("schedule_sum", "D4.9.11-3").and(ClauseId::new("D4.9.11-5"));
    added_up(reason, lower, higher, sums).with("other", number(higher)).with("colour", colour)
}

/// The number that would meet itself meets the highest.
pub(crate) fn schedule_highest(lower: usize, highest: usize, sums: &[usize], is_turned: bool) -> Reason {
    let colour = match (lower <= highest / 2, is_turned) {
        (_, true) => "turned",
        (true, false) => "lower",
        (false, false) => "higher",
    };
    let reason = Reason::cited("schedule_highest", "D4.9.11-3").and(ClauseId::new("D4.9.11-4"));
    added_up(reason, lower, lower, sums)
        .with("other", number(highest))
        .with("half", number(highest / 2))
        .with("colour", colour)
}

/// What was said of two numbers, of two teams: the colours are those of the odd boards.
pub(crate) fn of_teams(reason: Reason) -> Reason {
    let key = if reason.key == "schedule_highest" { "team_schedule_highest" } else { "team_schedule_sum" };
    Reason { key: key.into(), ..reason }
}

/// The number that would meet itself rests in an odd field.
pub(crate) fn schedule_rest(rests: usize, sums: &[usize]) -> Reason {
    added_up(Reason::cited("schedule_rest", "D4.9.11-1"), rests, rests, sums)
}

pub(crate) fn not_in_the_round(players: Vec<StartNumber>) -> Reason {
    Reason::house("not_in_the_round").with("count", number(players.len())).with("players", Fact::Players(players))
}

pub(crate) fn opponent_withdrawn(opponent: StartNumber) -> Reason {
    Reason::cited("opponent_withdrawn", "D4.1-16a")
        .and(ClauseId::new("D4.1-16b"))
        .with("opponent", Fact::Player(opponent))
        .read_as("round-robin-withdrawn")
}

pub(crate) fn opponent_absent(opponent: StartNumber) -> Reason {
    Reason::house("opponent_absent").with("opponent", Fact::Player(opponent)).read_as("round-robin-withdrawn")
}

pub(crate) fn schedule_finished(players: usize, rounds: RoundNumber) -> Reason {
    Reason::cited("schedule_finished", "D4.9.11-3").with("players", number(players)).with("rounds", rounds)
}

pub(crate) fn soft_rule_given_up(one: StartNumber, other: StartNumber) -> Reason {
    Reason::house("soft_rule_given_up")
        .with("one", Fact::Player(one))
        .with("other", Fact::Player(other))
        .read_as("forbidden-soft")
}

/// Why a player is not in the round.
pub(crate) fn away(key: &'static str, player: StartNumber) -> Reason {
    Reason::house(key).with("player", Fact::Player(player))
}

pub(crate) fn second_game(first: RoundNumber) -> Reason {
    Reason::house("second_game").with("round", first).read_as("double-rounds")
}

/// D4.1-16d gives the point where the opponent has left the event.
pub(crate) fn second_game_alone(opponent: StartNumber, has_left: bool) -> Reason {
    let reason = Reason::house("second_game_alone").with("opponent", Fact::Player(opponent)).read_as("double-rounds");
    if has_left { reason.and(ClauseId::new("D4.1-16d")) } else { reason }
}

pub(crate) fn no_first_game(first: RoundNumber) -> Reason {
    Reason::house("no_first_game").with("round", first).read_as("double-rounds")
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

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Reason> {
        let mut all = vec![
            met_before(1),
            met_before_withdrawing(StartNumber(2), 1),
            met_bye(1),
            forbidden_pair(),
            exchanged(),
            paired_above(StartNumber(1)),
            control_next_round(2),
            order_by_number("D4.9.1-1", Vec::new()),
            order_by_number("D4.9.3-4.1", vec![StartNumber(9)]),
            order_by_number("FIDE-C.04.2-2026:order", Vec::new()),
            order_by_number("D4.9.5-A2", Vec::new()),
            order_as_before(1, vec![StartNumber(1), StartNumber(2)]),
            due_difference(StartNumber(1), Color::White, 1, 3),
            due_run(StartNumber(1), Color::White, 2),
            due_last(StartNumber(1), Color::White),
            fewer_whites((StartNumber(1), 0), (StartNumber(2), 1)),
            equal_whites(StartNumber(1), 0, 1),
            first_withdrawn(StartNumber(1)),
            odd_field(5),
            too_few_players(0),
            round_unknown(0),
            schedule(4, 1, "D4.9.11-2", "D4.9.11-4"),
            schedule(4, 2, "D4.9.11-3", "D4.9.11-5"),
            rest_round(5),
            schedule_sum(1, 4, &[5], false),
            schedule_highest(2, 6, &[4], false),
            schedule_rest(2, &[4]),
            of_teams(schedule_sum(1, 4, &[5], false)),
            of_teams(schedule_highest(2, 6, &[4], false)),
            opponent_withdrawn(StartNumber(1)),
            not_in_the_round(vec![StartNumber(1)]),
            opponent_absent(StartNumber(1)),
            schedule_finished(4, 3),
            soft_rule_given_up(StartNumber(1), StartNumber(2)),
            second_game(1),
            second_game_alone(StartNumber(1), true),
            second_game_alone(StartNumber(1), false),
            no_first_game(1),
            pair_breach("pair_met_before", Some("D4.9.1-3"), (StartNumber(1), StartNumber(2))),
            pair_breach("pair_forbidden", None, (StartNumber(1), StartNumber(2))),
            pair_breach("player_against_self", None, (StartNumber(1), StartNumber(1))),
        ];
        all.extend(["control_changed", "control_impossible", "control_undecided"].map(|key| control(key, 2)));
        let of_one = ["player_absent", "player_twice", "player_missing", "player_unknown"];
        all.extend(of_one.map(|key| player_breach(key, None, StartNumber(1))));
        let away = ["away_half_bye", "away_full_bye", "away_absent", "away_unpaired"];
        all.extend(away.map(|key| super::away(key, StartNumber(1))));
        all.push(super::away("away_withdrawn", StartNumber(1)).with("round", 1));
        all.extend(crate::impossible::all());
        all.extend(crate::knock_out::reasons::all());
        all.extend(crate::olympiad::reasons::all());
        all.extend(["bye_repeated", "bye_not_due"].map(|key| player_breach(key, Some("D4.9.1-5"), StartNumber(1))));
        all
    }

    #[test]
    fn every_reason_is_listed_and_cites_known_clauses() {
        let all = all();
        for reason in &all {
            assert!(REASONS.contains(&&*reason.key), "{}", reason.key);
            for clause in &reason.clauses {
                assert!(rokade_clause::inventory().get(clause.as_str()).is_some(), "{clause}");
            }
        }
        assert!(REASONS.iter().all(|key| all.iter().any(|reason| reason.key == *key)));
    }

    #[test]
    fn every_reason_and_fact_is_described_for_the_words() {
        let described = include_str!("../REASONS.txt");
        for reason in all() {
            let line = described.lines().find(|line| line.split_whitespace().next() == Some(&reason.key));
            let line = line.unwrap_or_else(|| panic!("{} is not described", reason.key));
            assert!(reason.facts.keys().all(|fact| line.contains(&format!("{fact}:"))), "{line}");
        }
    }
}

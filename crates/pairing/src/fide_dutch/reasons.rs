//! The reasons this system gives: one constructor per key, with its clause.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{Color, HalfPoints, RoundNumber, StartNumber};

use super::colours::Rule;
use super::why::Why;

/// Every key, so that the words can be checked for completeness.
pub(crate) const KEYS: &[&str] = &[
    "dutch_met_before",
    "dutch_same_absolute",
    "dutch_worse_c6",
    "dutch_worse_c7",
    "dutch_worse_c8",
    "dutch_worse_c9",
    "dutch_worse_c10",
    "dutch_worse_c11",
    "dutch_worse_c12",
    "dutch_worse_c13",
    "dutch_worse_c14",
    "dutch_worse_c15",
    "dutch_worse_c16",
    "dutch_worse_c17",
    "dutch_worse_c18",
    "dutch_worse_c19",
    "dutch_worse_c20",
    "dutch_worse_c21",
    "dutch_incomplete",
    "dutch_halves_apart",
    "dutch_later",
    "dutch_not_instead",
    "dutch_if_they_met",
    "dutch_step_moved",
    "dutch_step_exchange",
    "dutch_step_halves",
    "dutch_colour_granted",
    "dutch_colour_stronger",
    "dutch_colour_alternate",
    "dutch_colour_higher",
    "dutch_colour_lot",
    "dutch_bye",
    "dutch_bye_had",
    "dutch_bye_won",
    "dutch_bye_higher",
    "dutch_floats_down",
    "dutch_floats_up",
    "dutch_floats_bye",
    "dutch_board_preference",
    "dutch_board_strong",
    "dutch_board_difference",
    "dutch_board_third",
    "dutch_board_upfloat",
    "dutch_board_downfloat",
    "dutch_c6",
    "dutch_c7",
    "dutch_c9",
    "dutch_c10",
    "dutch_c11",
    "dutch_c12",
    "dutch_c13",
    "dutch_c14",
    "dutch_c15",
    "dutch_c16",
    "dutch_c17",
    "dutch_c18",
    "dutch_c19",
    "dutch_c20",
    "dutch_c21",
    "dutch_not_all_told",
    "dutch_accelerated",
    "dutch_breach_absolute",
    "dutch_breach_bye",
];

fn colour(colour: Color) -> &'static str {
    match colour {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn points(points: HalfPoints) -> Fact {
    Fact::HalfPoints(i64::from(points.0))
}

fn count(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of players fits"))
}

pub(super) fn met_before(round: RoundNumber) -> Reason {
    Reason::cited("dutch_met_before", "FIDE-C.04.3-2026:C1").with("round", round)
}

pub(super) fn same_absolute(due: Color) -> Reason {
    Reason::cited("dutch_same_absolute", "FIDE-C.04.3-2026:C3").with("colour", colour(due))
}

/// Why something that comes earlier in the order was not taken; `None` where two players may not meet, which
/// the board says itself.
pub(super) fn decided(why: &Why) -> Option<Reason> {
    match why {
        Why::Illegal => None,
        Why::Worse { clause, score, there, here } => worse(clause, *score, *there, *here),
        Why::Incomplete(shown) => Some(incomplete().because(shown.iter().cloned())),
        Why::Apart(shown) => Some(halves_apart().because(shown.iter().cloned())),
        Why::Later => Some(later()),
    }
}

/// The bracket would come out worse by a criterion: so many against so many.
fn worse(clause: &'static str, score: Option<HalfPoints>, there: i64, here: i64) -> Option<Reason> {
    let name = clause.rsplit(':').next()?;
    let is_key = |key: &&&str| key.strip_prefix("dutch_worse_").is_some_and(|key| key.eq_ignore_ascii_case(name));
    let key = KEYS.iter().find(is_key)?;
    let mut reason = Reason::cited(key, clause).with("there", there).with("here", here);
    if let Some(score) = score {
        reason = reason.with("score", points(score));
    }
    Some(match reading(name) {
        Some(reading) => reason.read_as(reading),
        None => reason,
    })
}

/// The reading a criterion rests on, where its text leaves something open.
fn reading(criterion: &str) -> Option<&'static str> {
    match criterion {
        "C9" => Some("fide-dutch-c9"),
        "C13" => Some("fide-dutch-strong"),
        "C18" | "C19" | "C20" | "C21" => Some("fide-dutch-score-differences"),
        _ => None,
    }
}

pub(super) fn incomplete() -> Reason {
    Reason::cited("dutch_incomplete", "FIDE-C.04.3-2026:C4")
}

pub(super) fn halves_apart() -> Reason {
    Reason::cited("dutch_halves_apart", "FIDE-C.04.3-2026:order")
}

pub(super) fn later() -> Reason {
    Reason::cited("dutch_later", "FIDE-C.04.3-2026:order").read_as("fide-dutch-order")
}

/// A player placed below a floater; what speaks against him follows.
pub(super) fn not_instead(player: StartNumber) -> Reason {
    Reason::house("dutch_not_instead").with("player", Fact::Player(player))
}

/// Two players left over who could meet; what that would leave follows.
pub(super) fn if_they_met(one: StartNumber, other: StartNumber) -> Reason {
    Reason::cited("dutch_if_they_met", "FIDE-C.04.3-2026:C4")
        .with("one", Fact::Player(one))
        .with("other", Fact::Player(other))
}

pub(super) fn step_moved(players: Vec<StartNumber>) -> Reason {
    Reason::cited("dutch_step_moved", "FIDE-C.04.3-2026:order").with("players", Fact::Players(players))
}

pub(super) fn step_exchange(down: Vec<StartNumber>, up: Vec<StartNumber>) -> Reason {
    Reason::cited("dutch_step_exchange", "FIDE-C.04.3-2026:order")
        .with("down", Fact::Players(down))
        .with("up", Fact::Players(up))
}

pub(super) fn step_halves(upper: Vec<StartNumber>, lower: Vec<StartNumber>) -> Reason {
    Reason::cited("dutch_step_halves", "FIDE-C.04.3-2026:order")
        .with("upper", Fact::Players(upper))
        .with("lower", Fact::Players(lower))
}

/// A player with a colour.
pub(super) type Given = (StartNumber, Color);

/// Why the better placed player has this colour. `rank` is his pairing number.
pub(super) fn colours(rule: Rule, upper: Given, lower: StartNumber, rank: u32, is_upper_favoured: bool) -> Reason {
    let (favoured, other) = if is_upper_favoured { (upper.0, lower) } else { (lower, upper.0) };
    let given = if is_upper_favoured { upper.1 } else { !upper.1 };
    let (white, black) = if upper.1 == Color::White { (upper.0, lower) } else { (lower, upper.0) };
    match rule {
        Rule::BothGranted => Reason::cited("dutch_colour_granted", rule.clause())
            .with("white", Fact::Player(white))
            .with("black", Fact::Player(black)),
        Rule::Stronger => Reason::cited("dutch_colour_stronger", rule.clause())
            .with("player", Fact::Player(favoured))
            .with("other", Fact::Player(other))
            .with("colour", colour(given)),
        Rule::Alternate(back) => Reason::cited("dutch_colour_alternate", rule.clause())
            .with("white", Fact::Player(white))
            .with("black", Fact::Player(black))
            .with("back", count(back)),
        Rule::HigherRanked => Reason::cited("dutch_colour_higher", rule.clause())
            .with("player", Fact::Player(upper.0))
            .with("colour", colour(upper.1)),
        Rule::Lot => Reason::cited("dutch_colour_lot", rule.clause())
            .with("player", Fact::Player(upper.0))
            .with("number", rank)
            .with("colour", colour(upper.1)),
    }
}

pub(super) fn bye(players: usize, score: HalfPoints) -> Reason {
    Reason::cited("dutch_bye", "FIDE-C.04.3-2026:C5")
        .and(ClauseId::new("FIDE-C.04.1-2026:PAB"))
        .with("players", count(players))
        .with("score", points(score))
}

pub(super) fn bye_had(round: RoundNumber) -> Reason {
    Reason::cited("dutch_bye_had", "FIDE-C.04.3-2026:C2").with("round", round)
}

pub(super) fn bye_won(round: RoundNumber) -> Reason {
    Reason::cited("dutch_bye_won", "FIDE-C.04.3-2026:C2").with("round", round)
}

/// The bye cannot go as low as this player's score.
pub(super) fn bye_higher(score: HalfPoints) -> Reason {
    Reason::cited("dutch_bye_higher", "FIDE-C.04.3-2026:C5").with("score", points(score))
}

pub(super) fn floats_down(player: StartNumber, opponent: StartNumber, players: usize, pairs: usize) -> Reason {
    Reason::cited("dutch_floats_down", "FIDE-C.04.3-2026:C6")
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent))
        .with("players", count(players))
        .with("pairs", count(pairs))
}

pub(super) fn floats_up(player: StartNumber, opponent: StartNumber) -> Reason {
    Reason::cited("dutch_floats_up", "FIDE-C.04.3-2026:floats")
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent))
}

pub(super) fn floats_bye(player: StartNumber) -> Reason {
    Reason::cited("dutch_floats_bye", "FIDE-C.04.3-2026:floats").with("player", Fact::Player(player))
}

/// What one board denies a player.
pub(super) fn board(key: &'static str, clause: &'static str, player: StartNumber, given: Color) -> Reason {
    Reason::cited(key, clause).with("player", Fact::Player(player)).with("colour", colour(given))
}

/// A float repeated after so many rounds.
pub(super) fn board_float(key: &'static str, clause: &'static str, player: StartNumber, back: RoundNumber) -> Reason {
    Reason::cited(key, clause).with("player", Fact::Player(player)).with("back", back)
}

/// What a bracket fails by a criterion.
pub(super) fn failing(clause: &'static str, score: Option<HalfPoints>, number: i64) -> Option<Reason> {
    let name = clause.rsplit(':').next()?;
    let key = KEYS.iter().find(|key| key.strip_prefix("dutch_").is_some_and(|key| key.eq_ignore_ascii_case(name)))?;
    let reason = Reason::cited(key, clause).with("count", number);
    let reason = match score {
        Some(score) => reason.with("score", points(score)),
        None => reason,
    };
    Some(match reading(name) {
        Some(reading) => reason.read_as(reading),
        None => reason,
    })
}

/// The field is too large to look into everything.
pub(super) fn not_all_told() -> Reason {
    Reason::house("dutch_not_all_told")
}

pub(super) fn accelerated(players: usize, fictitious: HalfPoints) -> Reason {
    Reason::cited("dutch_accelerated", "FIDE-C.04.7-2026:baku")
        .with("players", count(players))
        .with("points", points(fictitious))
        .read_as("fide-dutch-baku")
}

pub(super) fn breach_absolute(pair: (StartNumber, StartNumber), due: Color) -> Reason {
    Reason::cited("dutch_breach_absolute", "FIDE-C.04.3-2026:C3")
        .with("one", Fact::Player(pair.0))
        .with("other", Fact::Player(pair.1))
        .with("colour", colour(due))
}

pub(super) fn breach_bye(player: StartNumber, round: RoundNumber) -> Reason {
    Reason::cited("dutch_breach_bye", "FIDE-C.04.3-2026:C2").with("player", Fact::Player(player)).with("round", round)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Reason> {
        let mut all = vec![
            met_before(1),
            same_absolute(Color::White),
            incomplete(),
            halves_apart(),
            later(),
            not_instead(1),
            if_they_met(1, 2),
            step_moved(vec![1]),
            step_exchange(vec![1], vec![2]),
            step_halves(vec![1], vec![2]),
            bye(5, HalfPoints::ONE),
            bye_had(1),
            bye_won(1),
            bye_higher(HalfPoints::ZERO),
            floats_down(1, 2, 5, 2),
            floats_up(2, 1),
            floats_bye(1),
            not_all_told(),
            accelerated(4, HalfPoints::ONE),
            breach_absolute((1, 2), Color::White),
            breach_bye(1, 1),
            board("dutch_board_preference", "FIDE-C.04.3-2026:C12", 1, Color::White),
            board("dutch_board_strong", "FIDE-C.04.3-2026:C13", 1, Color::White),
            board("dutch_board_difference", "FIDE-C.04.3-2026:C10", 1, Color::White),
            board("dutch_board_third", "FIDE-C.04.3-2026:C11", 1, Color::White),
            board_float("dutch_board_upfloat", "FIDE-C.04.3-2026:C15", 1, 1),
            board_float("dutch_board_downfloat", "FIDE-C.04.3-2026:C18", 1, 1),
        ];
        let rules = [Rule::BothGranted, Rule::Stronger, Rule::Alternate(1), Rule::HigherRanked, Rule::Lot];
        all.extend(rules.map(|rule| colours(rule, (1, Color::White), 2, 1, true)));
        let clauses = rokade_clause::inventory().iter().filter_map(|row| row.id.strip_prefix("FIDE-C.04.3-2026:C"));
        let told = clauses.filter(|number| !["1", "2", "3", "4", "5", "8"].contains(number));
        let clause = |number: &str| -> &'static str { format!("FIDE-C.04.3-2026:C{number}").leak() };
        all.extend(told.map(|number| failing(clause(number), None, 1).expect("every criterion has its key")));
        let score = Some(HalfPoints::ONE);
        all.extend((6..=21).map(|number| worse(clause(&number.to_string()), score, 2, 1).expect("it has its key")));
        all
    }

    #[test]
    fn keys_of_earlier_journals_are_still_described() {
        let described = include_str!("../../REASONS.txt");
        for key in ["dutch_worse", "dutch_not_best", "dutch_bye_not_best"] {
            assert!(!KEYS.contains(&key) && described.lines().any(|line| line.starts_with(&format!("{key} |"))));
        }
    }

    #[test]
    fn every_reason_is_listed_and_cites_known_clauses() {
        let all = all();
        for reason in &all {
            assert!(KEYS.contains(&&*reason.key), "{}", reason.key);
            for clause in &reason.clauses {
                assert!(rokade_clause::inventory().get(clause.as_str()).is_some(), "{clause}");
            }
        }
        let idle: Vec<_> = KEYS.iter().filter(|key| all.iter().all(|reason| reason.key != **key)).collect();
        assert!(idle.is_empty(), "{idle:?}");
    }
}

//! The reasons this system gives: one constructor per key, with its clause.

use rokade_clause::{Fact, Reason};
use rokade_model::{Color, HalfPoints, RoundNumber, StartNumber};

use super::clauses::Clause;
use super::colours::Rule;
use super::round::Accelerated;
use super::why::Why;
use crate::DutchEdition;

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

pub(super) fn met_before(edition: DutchEdition, round: RoundNumber) -> Reason {
    Clause::Rematch.reason(edition, "dutch_met_before").with("round", round)
}

pub(super) fn same_absolute(edition: DutchEdition, due: Color) -> Reason {
    Clause::AbsoluteColours.reason(edition, "dutch_same_absolute").with("colour", colour(due))
}

/// Why something that comes earlier in the order was not taken; `None` where two players may not meet, which
/// the board says itself.
pub(super) fn decided(edition: DutchEdition, why: &Why) -> Option<Reason> {
    match why {
        Why::Illegal => None,
        Why::Worse { clause, score, there, here } => worse(edition, *clause, *score, *there, *here),
        Why::Incomplete(shown) => Some(incomplete(edition).because(shown.iter().cloned())),
        Why::Apart(shown) => Some(halves_apart(edition).because(shown.iter().cloned())),
        Why::Later => Some(later(edition)),
    }
}

/// The bracket would come out worse by a criterion: so many against so many.
fn worse(edition: DutchEdition, clause: Clause, score: Option<HalfPoints>, there: i64, here: i64) -> Option<Reason> {
    let reason = clause.reason(edition, keys(clause)?.worse).with("there", there).with("here", here);
    Some(read(clause, scored(reason, score)))
}

fn scored(reason: Reason, score: Option<HalfPoints>) -> Reason {
    match score {
        Some(score) => reason.with("score", points(score)),
        None => reason,
    }
}

/// The reasons a criterion gives.
struct Keys {
    /// An earlier candidate would be worse by it.
    worse: &'static str,
    /// The chosen one fails it; nothing is said of the next bracket.
    fails: Option<&'static str>,
}

/// The keys stand in journals and never change; their names are the numbers of the edition they were made under.
const fn keys(clause: Clause) -> Option<Keys> {
    Some(match clause {
        Clause::Pairs => Keys { worse: "dutch_worse_c6", fails: Some("dutch_c6") },
        Clause::LowFloaters => Keys { worse: "dutch_worse_c7", fails: Some("dutch_c7") },
        Clause::NextBracket => Keys { worse: "dutch_worse_c8", fails: None },
        Clause::ByeUnplayed => Keys { worse: "dutch_worse_c9", fails: Some("dutch_c9") },
        Clause::TopDifference => Keys { worse: "dutch_worse_c10", fails: Some("dutch_c10") },
        Clause::TopThird => Keys { worse: "dutch_worse_c11", fails: Some("dutch_c11") },
        Clause::Preferences => Keys { worse: "dutch_worse_c12", fails: Some("dutch_c12") },
        Clause::StrongPreferences => Keys { worse: "dutch_worse_c13", fails: Some("dutch_c13") },
        Clause::DownfloatAgain => Keys { worse: "dutch_worse_c14", fails: Some("dutch_c14") },
        Clause::UpfloatAgain => Keys { worse: "dutch_worse_c15", fails: Some("dutch_c15") },
        Clause::DownfloatBefore => Keys { worse: "dutch_worse_c16", fails: Some("dutch_c16") },
        Clause::UpfloatBefore => Keys { worse: "dutch_worse_c17", fails: Some("dutch_c17") },
        Clause::DownfloatAgainScores => Keys { worse: "dutch_worse_c18", fails: Some("dutch_c18") },
        Clause::UpfloatAgainScores => Keys { worse: "dutch_worse_c19", fails: Some("dutch_c19") },
        Clause::DownfloatBeforeScores => Keys { worse: "dutch_worse_c20", fails: Some("dutch_c20") },
        Clause::UpfloatBeforeScores => Keys { worse: "dutch_worse_c21", fails: Some("dutch_c21") },
        Clause::Rematch
        | Clause::ByeOnce
        | Clause::AbsoluteColours
        | Clause::Completion
        | Clause::ByeScore
        | Clause::ColoursGranted
        | Clause::ColoursStronger
        | Clause::ColoursAlternate
        | Clause::ColoursHigher
        | Clause::ColoursLot
        | Clause::Order
        | Clause::Floats
        | Clause::ByeAwarded
        | Clause::Acceleration => return None,
    })
}

/// With the reading a criterion rests on, where its text leaves something open.
fn read(clause: Clause, reason: Reason) -> Reason {
    match clause {
        Clause::ByeUnplayed => reason.read_as("fide-dutch-c9"),
        Clause::StrongPreferences => reason.read_as("fide-dutch-strong"),
        Clause::DownfloatAgainScores
        | Clause::UpfloatAgainScores
        | Clause::DownfloatBeforeScores
        | Clause::UpfloatBeforeScores => reason.read_as("fide-dutch-score-differences"),
        _ => reason,
    }
}

pub(super) fn incomplete(edition: DutchEdition) -> Reason {
    Clause::Completion.reason(edition, "dutch_incomplete")
}

pub(super) fn halves_apart(edition: DutchEdition) -> Reason {
    Clause::Order.reason(edition, "dutch_halves_apart")
}

pub(super) fn later(edition: DutchEdition) -> Reason {
    Clause::Order.reason(edition, "dutch_later").read_as("fide-dutch-order")
}

/// The same where it is asked why somebody else floats.
pub(super) fn instead(later: Reason, player: StartNumber) -> Reason {
    later.with("instead", Fact::Player(player))
}

/// A player placed below a floater; what speaks against him follows.
pub(super) fn not_instead(player: StartNumber) -> Reason {
    Reason::house("dutch_not_instead").with("player", Fact::Player(player))
}

/// Two players left over who could meet; what that would leave follows.
pub(super) fn if_they_met(edition: DutchEdition, one: StartNumber, other: StartNumber) -> Reason {
    Clause::Completion
        .reason(edition, "dutch_if_they_met")
        .with("one", Fact::Player(one))
        .with("other", Fact::Player(other))
}

pub(super) fn step_moved(edition: DutchEdition, players: Vec<StartNumber>) -> Reason {
    Clause::Order.reason(edition, "dutch_step_moved").with("players", Fact::Players(players))
}

pub(super) fn step_exchange(edition: DutchEdition, down: Vec<StartNumber>, up: Vec<StartNumber>) -> Reason {
    Clause::Order.reason(edition, "dutch_step_exchange").with("down", Fact::Players(down)).with("up", Fact::Players(up))
}

pub(super) fn step_halves(edition: DutchEdition, upper: Vec<StartNumber>, lower: Vec<StartNumber>) -> Reason {
    Clause::Order
        .reason(edition, "dutch_step_halves")
        .with("upper", Fact::Players(upper))
        .with("lower", Fact::Players(lower))
}

/// A player with a colour.
pub(super) type Given = (StartNumber, Color);

/// Why the better placed player has this colour. `rank` is his pairing number.
pub(super) fn colours(
    edition: DutchEdition,
    rule: Rule,
    upper: Given,
    lower: StartNumber,
    rank: u32,
    is_upper_favoured: bool,
) -> Reason {
    let (favoured, other) = if is_upper_favoured { (upper.0, lower) } else { (lower, upper.0) };
    let given = if is_upper_favoured { upper.1 } else { !upper.1 };
    let (white, black) = if upper.1 == Color::White { (upper.0, lower) } else { (lower, upper.0) };
    match rule {
        Rule::BothGranted => rule
            .clause()
            .reason(edition, "dutch_colour_granted")
            .with("white", Fact::Player(white))
            .with("black", Fact::Player(black)),
        Rule::Stronger => rule
            .clause()
            .reason(edition, "dutch_colour_stronger")
            .with("player", Fact::Player(favoured))
            .with("other", Fact::Player(other))
            .with("colour", colour(given)),
        Rule::Alternate(back) => rule
            .clause()
            .reason(edition, "dutch_colour_alternate")
            .with("white", Fact::Player(white))
            .with("black", Fact::Player(black))
            .with("back", count(back)),
        Rule::HigherRanked => rule
            .clause()
            .reason(edition, "dutch_colour_higher")
            .with("player", Fact::Player(upper.0))
            .with("colour", colour(upper.1)),
        Rule::Lot => rule
            .clause()
            .reason(edition, "dutch_colour_lot")
            .with("player", Fact::Player(upper.0))
            .with("number", rank)
            .with("colour", colour(upper.1)),
    }
}

pub(super) fn bye(edition: DutchEdition, players: usize, score: HalfPoints) -> Reason {
    Clause::ByeScore
        .reason(edition, "dutch_bye")
        .and(Clause::ByeAwarded.id(edition))
        .with("players", count(players))
        .with("score", points(score))
}

pub(super) fn bye_had(edition: DutchEdition, round: RoundNumber) -> Reason {
    Clause::ByeOnce.reason(edition, "dutch_bye_had").with("round", round)
}

pub(super) fn bye_won(edition: DutchEdition, round: RoundNumber) -> Reason {
    Clause::ByeOnce.reason(edition, "dutch_bye_won").with("round", round)
}

/// The bye cannot go as low as this player's score.
pub(super) fn bye_higher(edition: DutchEdition, score: HalfPoints) -> Reason {
    Clause::ByeScore.reason(edition, "dutch_bye_higher").with("score", points(score))
}

pub(super) fn floats_down(
    edition: DutchEdition,
    player: StartNumber,
    opponent: StartNumber,
    players: usize,
    pairs: usize,
) -> Reason {
    Clause::Pairs
        .reason(edition, "dutch_floats_down")
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent))
        .with("players", count(players))
        .with("pairs", count(pairs))
}

pub(super) fn floats_up(edition: DutchEdition, player: StartNumber, opponent: StartNumber) -> Reason {
    Clause::Floats
        .reason(edition, "dutch_floats_up")
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent))
}

pub(super) fn floats_bye(edition: DutchEdition, player: StartNumber) -> Reason {
    Clause::Floats.reason(edition, "dutch_floats_bye").with("player", Fact::Player(player))
}

/// What one board denies a player.
pub(super) fn board(
    edition: DutchEdition,
    key: &'static str,
    clause: Clause,
    player: StartNumber,
    given: Color,
) -> Reason {
    clause.reason(edition, key).with("player", Fact::Player(player)).with("colour", colour(given))
}

/// A float repeated after so many rounds.
pub(super) fn board_float(
    edition: DutchEdition,
    key: &'static str,
    clause: Clause,
    player: StartNumber,
    back: RoundNumber,
) -> Reason {
    clause.reason(edition, key).with("player", Fact::Player(player)).with("back", back)
}

/// What a bracket fails by a criterion.
pub(super) fn failing(edition: DutchEdition, clause: Clause, score: Option<HalfPoints>, number: i64) -> Option<Reason> {
    let reason = clause.reason(edition, keys(clause)?.fails?).with("count", number);
    Some(read(clause, scored(reason, score)))
}

/// The field is too large to look into everything.
pub(super) fn not_all_told() -> Reason {
    Reason::house("dutch_not_all_told")
}

/// By the Baku method, or as the lines of the file say.
pub(super) fn accelerated(edition: DutchEdition, given: Accelerated) -> Reason {
    let reason = match given.by_baku {
        true => Clause::Acceleration.reason(edition, "dutch_accelerated").read_as("fide-dutch-baku"),
        false => Reason::house("dutch_accelerated"),
    };
    reason.with("players", count(given.players)).with("points", points(given.most))
}

pub(super) fn breach_absolute(edition: DutchEdition, pair: (StartNumber, StartNumber), due: Color) -> Reason {
    Clause::AbsoluteColours
        .reason(edition, "dutch_breach_absolute")
        .with("one", Fact::Player(pair.0))
        .with("other", Fact::Player(pair.1))
        .with("colour", colour(due))
}

pub(super) fn breach_bye(edition: DutchEdition, player: StartNumber, round: RoundNumber) -> Reason {
    Clause::ByeOnce.reason(edition, "dutch_breach_bye").with("player", Fact::Player(player)).with("round", round)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every key, so that the words can be checked for completeness.
    const KEYS: &[&str] = &[
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

    const EDITION: DutchEdition = DutchEdition::IN_FORCE;

    fn all() -> Vec<Reason> {
        let mut all = vec![
            met_before(EDITION, 1),
            same_absolute(EDITION, Color::White),
            incomplete(EDITION),
            halves_apart(EDITION),
            later(EDITION),
            not_instead(StartNumber(1)),
            if_they_met(EDITION, StartNumber(1), StartNumber(2)),
            step_moved(EDITION, vec![StartNumber(1)]),
            step_exchange(EDITION, vec![StartNumber(1)], vec![StartNumber(2)]),
            step_halves(EDITION, vec![StartNumber(1)], vec![StartNumber(2)]),
            bye(EDITION, 5, HalfPoints::ONE),
            bye_had(EDITION, 1),
            bye_won(EDITION, 1),
            bye_higher(EDITION, HalfPoints::ZERO),
            floats_down(EDITION, StartNumber(1), StartNumber(2), 5, 2),
            floats_up(EDITION, StartNumber(2), StartNumber(1)),
            floats_bye(EDITION, StartNumber(1)),
            not_all_told(),
            accelerated(EDITION, 4, HalfPoints::ONE),
            breach_absolute(EDITION, (StartNumber(1), StartNumber(2)), Color::White),
            breach_bye(EDITION, StartNumber(1), 1),
            board(EDITION, "dutch_board_preference", Clause::Preferences, StartNumber(1), Color::White),
            board(EDITION, "dutch_board_strong", Clause::StrongPreferences, StartNumber(1), Color::White),
            board(EDITION, "dutch_board_difference", Clause::TopDifference, StartNumber(1), Color::White),
            board(EDITION, "dutch_board_third", Clause::TopThird, StartNumber(1), Color::White),
            board_float(EDITION, "dutch_board_upfloat", Clause::UpfloatAgain, StartNumber(1), 1),
            board_float(EDITION, "dutch_board_downfloat", Clause::DownfloatAgainScores, StartNumber(1), 1),
        ];
        let rules = [Rule::BothGranted, Rule::Stronger, Rule::Alternate(1), Rule::HigherRanked, Rule::Lot];
        all.extend(rules.map(|rule| colours(EDITION, rule, (StartNumber(1), Color::White), StartNumber(2), 1, true)));
        let score = Some(HalfPoints::ONE);
        let criteria = Clause::ALL.iter().filter(|(clause, _)| keys(*clause).is_some());
        all.extend(criteria.clone().filter_map(|(clause, _)| worse(EDITION, *clause, score, 2, 1)));
        all.extend(criteria.filter_map(|(clause, _)| failing(EDITION, *clause, None, 1)));
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

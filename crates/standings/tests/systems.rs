//! What single systems say of equal points: gladiator chess and the FIDE Swiss of 1998.

mod event;

use std::collections::BTreeMap;

use event::{after, event, game, steps, swiss, table, value};
use rokade_model::{GameResult, StartNumber};
use rokade_standings::{Separator, Tally, TieBreak, explain, standings};

const GLADIATOR: [TieBreak; 3] = [TieBreak::GladiatorOrdinary, TieBreak::GladiatorReduced, TieBreak::Mutual];
const F10: [TieBreak; 2] = [TieBreak::MutualFirst, TieBreak::OpponentsAverage];

/// 1 beats 4 and loses to 2, 2 loses to 3, 3 loses to 1: a circle of three on two points each.
fn circle() -> rokade_model::History {
    event(4, 3, &["1-4 1-0, 2-3 0-1", "1-2 0-1, 3-4 1-0", "3-1 0-1, 2-4 1-0"])
}

fn tallies(rows: &[(u32, [(u32, u32); 3])]) -> BTreeMap<StartNumber, Vec<Tally>> {
    let tally = |(ordinary_wins, reduced_wins): &(u32, u32)| Tally {
        ordinary_wins: *ordinary_wins,
        reduced_wins: *reduced_wins,
    };
    rows.iter().map(|(player, rounds)| (StartNumber(*player), rounds.iter().map(tally).collect())).collect()
}

#[test]
fn d4_9_8_5_ordinary_wins_then_reduced_wins() {
    let rules = swiss(&GLADIATOR).with_tallies(tallies(&[
        (1, [(1, 0), (0, 0), (0, 0)]),
        (2, [(0, 0), (0, 1), (0, 1)]),
        (3, [(0, 1), (0, 0), (0, 0)]),
    ]));
    let standings = after(&circle(), &rules);
    assert_eq!(table(&standings), "1. 1 2, 2. 2 2, 3. 3 2, 4. 4 0");
    let separators = [0, 1].map(|row: usize| standings.rows[row].separated_from_next_by.clone());
    assert_eq!(
        separators,
        [TieBreak::GladiatorOrdinary, TieBreak::GladiatorReduced].map(|by| Some(Separator::TieBreak(by)))
    );
}

#[test]
fn d4_9_8_5_the_mutual_game_parts_two_who_are_level_in_wins() {
    let rules = swiss(&GLADIATOR).with_tallies(tallies(&[
        (1, [(0, 0), (0, 0), (0, 0)]),
        (2, [(1, 0), (0, 0), (0, 0)]),
        (3, [(1, 0), (0, 0), (0, 0)]),
    ]));
    let standings = after(&circle(), &rules);
    // 3 beat 2.
    assert_eq!(table(&standings), "1. 3 2, 2. 2 2, 3. 1 2, 4. 4 0");
    assert_eq!(standings.rows[0].separated_from_next_by, Some(Separator::TieBreak(TieBreak::Mutual)));
    let explanation = explain(&circle(), 3, &rules, StartNumber(2));
    let above = explanation.above.unwrap();
    assert_eq!(above.reason.clauses[0].as_str(), "D4.9.8-5");
    assert_eq!(explanation.tiebreaks[2].terms.len(), 1, "one game among the two");
}

#[test]
fn d4_9_8_5_wins_of_later_rounds_do_not_count_yet() {
    let rules = swiss(&GLADIATOR[..1]).with_tallies(tallies(&[(3, [(1, 0), (1, 0), (1, 0)])]));
    assert_eq!(steps(&standings(&circle(), 1, &rules), StartNumber(3)), ["1"]);
    assert_eq!(steps(&standings(&circle(), 3, &rules), StartNumber(3)), ["3"]);
}

#[test]
fn d4_9_8_5_the_mutual_encounter_says_nothing_unless_all_have_met() {
    // 1, 2 and 3 have a point each; only 1 and 2 have met.
    let history = event(6, 2, &["1-2 1-0, 3-4 1-0, 5-6 1/2-1/2", "2-5 1-0, 1-6 0-1, 3-5 0-1"]);
    let rules = swiss(&[TieBreak::Mutual]);
    let standings = after(&history, &rules);
    assert_eq!(steps(&standings, StartNumber(1)), ["0"]);
    let terms = &value(&standings, StartNumber(1)).terms;
    assert_eq!(terms[0].reason.as_ref().unwrap().key, "not_all_have_met");
    assert_eq!(table(&standings), "=1. 5 1.5, =1. 6 1.5, =3. 1 1, =3. 2 1, =3. 3 1, 6. 4 0");
}

#[test]
fn d4_9_8_5_a_circle_of_three_stays_level() {
    let standings = after(&circle(), &swiss(&[TieBreak::Mutual]));
    assert_eq!(table(&standings), "=1. 1 2, =1. 2 2, =1. 3 2, 4. 4 0");
    assert_eq!(steps(&standings, StartNumber(2)), ["1"]);
}

#[test]
fn d4_9_5_f10_results_among_the_tied_count_for_the_first_place_alone() {
    let mut history =
        event(6, 3, &["1-2 0-1, 3-4 1-0, 5-6 1-0", "1-3 1-0, 2-5 0-1, 4-6 0-1", "1-5 1-0, 2-4 1-0, 3-6 1-0"]);
    for player in &mut history.players {
        player.rating = Some(2000 - 100 * player.number.0);
    }
    // 1, 2, 3 and 5 share the first place on 2 points; not all have met, so the averages decide:
    // 1 met 1800, 1700, 1500; 2 met 1900, 1500, 1600; 3 met 1600, 1900, 1400; 5 met 1400, 1800, 1900.
    let standings = after(&history, &swiss(&F10));
    assert_eq!(table(&standings), "1. 5 2, =2. 1 2, =2. 2 2, 4. 3 2, 5. 6 1, 6. 4 0");
    assert_eq!(standings.rows[0].tiebreaks[1].steps[0].to_string(), "1700");
    assert_eq!(standings.rows[0].separated_from_next_by, Some(Separator::TieBreak(TieBreak::OpponentsAverage)));
    let explanation = explain(&history, 3, &swiss(&F10), StartNumber(3));
    assert_eq!(explanation.tiebreaks[1].clause.as_str(), "D4.9.5-F10");
}

#[test]
fn d4_9_5_f10_two_first_by_their_game_and_two_third_by_the_average() {
    let mut history = event(4, 2, &["1-2 1/2-1/2, 3-4 1/2-1/2", "1-3 1-0, 2-4 1-0"]);
    for (player, rating) in history.players.iter_mut().zip([2000, 1900, 1850, 1700]) {
        player.rating = Some(rating);
    }
    // The first two drew: their game parts nobody, the averages do.
    let standings = after(&history, &swiss(&F10));
    assert_eq!(table(&standings), "1. 1 1.5, 2. 2 1.5, 3. 4 0.5, 4. 3 0.5");
    assert_eq!(standings.rows[0].tiebreaks[1].steps[0].to_string(), "1875");
    assert_eq!(standings.rows[2].tiebreaks[0].terms, [], "the game of those behind is not asked");
    game(&mut history, 1, 1, 2, Some(GameResult::BlackWins));
    game(&mut history, 2, 1, 3, Some(GameResult::WhiteWins));
    game(&mut history, 2, 2, 4, Some(GameResult::BlackWins));
    // Now 4 is first alone; 2 has beaten 1, but that is asked for the first place only.
    assert_eq!(table(&after(&history, &swiss(&F10))), "1. 4 1.5, 2. 1 1, 3. 2 1, 4. 3 0.5");
}

#[test]
fn d4_9_5_f10_unrated_and_unplayed_opponents_stay_out_of_the_average() {
    let mut history = event(4, 3, &["1-2 1-0, 3-4 1-0", "1-3 +:-, 2-4 1-0", "1-4 1-0, 2-3 1-0"]);
    history.players[1].rating = Some(1901);
    history.players[2].rating = Some(1800);
    let standings = after(&history, &swiss(&[TieBreak::OpponentsAverage]));
    assert_eq!(steps(&standings, StartNumber(1)), ["1901"]);
    let keys: Vec<Option<&str>> = value(&standings, StartNumber(1))
        .terms
        .iter()
        .map(|term| term.reason.as_ref().map(|reason| reason.key.as_ref()))
        .collect();
    assert_eq!(keys, [None, Some("unplayed_left_out"), Some("unrated_left_out")]);
    assert_eq!(steps(&standings, StartNumber(4)), ["1851"], "half a point goes up");
}

//! Pairings made by hand or found in files.

mod fields;

use fields::*;
use rokade_model::{ByeKind, Entry, GameResult, History, StartNumber};
use rokade_pairing::{Host, Judgement, Proposal, REASONS, Request, System, check, judge};

fn judged(history: &History, round: u32, boards: &str, byes: &[u32]) -> Judgement {
    judge(
        &monrad(history, round),
        &Proposal { boards: pairs_of(boards), byes: byes.iter().copied().map(StartNumber).collect() },
    )
}

fn keys(judgement: &Judgement) -> Vec<&str> {
    judgement.breaches.iter().map(|reason| &*reason.key).collect()
}

fn deciding(judgement: &Judgement) -> (&str, Option<i64>, Option<i64>) {
    let clause = judgement.deciding.as_ref().map_or("", |clause| clause.as_str());
    (clause, judgement.proposed_value, judgement.engine_value)
}

#[test]
fn the_engine_s_own_pairing_is_equal_in_any_order_of_boards() {
    let judgement = judged(&field(6, 3), 1, "6-5 2-1 4-3", &[]);
    assert!(judgement.is_equal() && judgement.is_legal());
    assert_eq!(deciding(&judgement), ("", None, None));
}

#[test]
fn d4_9_1_3_another_opponent_is_a_difference_with_both_places() {
    let judgement = judged(&field(6, 3), 1, "3-1 4-2 6-5", &[]);
    assert!(judgement.is_legal() && !judgement.is_equal());
    assert_eq!(judgement.proposed, [(StartNumber(3), StartNumber(1)), (StartNumber(4), StartNumber(2))]);
    assert_eq!(judgement.engine, [(StartNumber(2), StartNumber(1)), (StartNumber(4), StartNumber(3))]);
    assert_eq!(deciding(&judgement), ("D4.9.1-3", Some(3), Some(2)));
}

#[test]
fn d4_9_1_4_turned_colours_are_a_difference_of_whites() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(1), StartNumber(4), Some(GameResult::BothLose));
    game(&mut history, 1, StartNumber(3), StartNumber(2), Some(GameResult::BothLose));
    let judgement = judged(&history, 2, "1-2 4-3", &[]);
    assert_eq!(judgement.proposed, [(StartNumber(1), StartNumber(2))]);
    assert_eq!(deciding(&judgement), ("D4.9.1-4", Some(1), Some(0)));
}

#[test]
fn d4_9_1_5_the_bye_to_somebody_else_is_a_difference() {
    let judgement = judged(&field(5, 3), 1, "2-1 5-4", &[3]);
    assert!(judgement.is_legal());
    assert_eq!(
        (judgement.proposed.clone(), judgement.engine.clone()),
        (
            vec![(StartNumber(5), StartNumber(4)), (StartNumber(3), StartNumber(0))],
            vec![(StartNumber(4), StartNumber(3)), (StartNumber(5), StartNumber(0))]
        )
    );
    assert_eq!(deciding(&judgement), ("D4.9.1-5", Some(6), Some(4)));
}

#[test]
fn d4_9_2_4_an_exchange_not_needed_is_told_by_its_clause() {
    let mut history = field(6, 5);
    let round = meet(&mut history, "5-6");
    let judgement = judged(&history, round, "2-1 6-3 5-4", &[]);
    assert_eq!(deciding(&judgement).0, "D4.9.2-4");
}

#[test]
fn d4_9_1_3_a_meeting_noted_on_one_line_only_is_a_meeting_for_both() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    history.player_mut(StartNumber(1)).unwrap().rounds.clear();
    for boards in ["1-2 3-4", "2-1 4-3"] {
        assert_eq!(keys(&judged(&history, 2, boards, &[])), ["pair_met_before"; 2], "{boards}");
    }
}

#[test]
fn what_no_pairing_may_do_is_listed_all_at_once() {
    let mut history = field(8, 3);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::Draw));
    withdraw(&mut history, StartNumber(8), 1, 1);
    withdraw(&mut history, StartNumber(7), 1, 2);
    forbid(&mut history, [3, 4].map(StartNumber));
    let judgement = judged(&history, 2, "2-1 3-4 8-5 5-5 9-3", &[]);
    assert_eq!(
        keys(&judgement),
        [
            "player_twice",
            "player_twice",
            "player_absent",
            "player_unknown",
            "player_missing",
            "pair_met_before",
            "pair_forbidden",
            "player_against_self"
        ]
    );
    assert!(!judgement.is_legal() && !judgement.is_equal());
    assert_eq!(deciding(&judgement).1, Some(8));
}

#[test]
fn a_bye_is_neither_repeated_nor_given_in_an_even_field() {
    let mut history = field(3, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    bye(&mut history, 1, StartNumber(3), ByeKind::PairingAllocated);
    assert_eq!(keys(&judged(&history, 2, "1-2", &[3])), ["pair_met_before", "bye_repeated"]);
    assert_eq!(keys(&judged(&field(4, 3), 1, "2-1", &[3, 4])), ["bye_not_due", "bye_not_due"]);
}

#[test]
fn all_play_all_is_judged_by_its_schedule() {
    let history = field(4, 3);
    let request = Request::new(System::Of(Host::RoundRobin { cycles: 1 }), &history, 1);
    let of = |boards: &str| judge(&request, &Proposal { boards: pairs_of(boards), byes: vec![] });
    assert!(of("2-3 1-4").is_equal());
    assert_eq!(deciding(&of("1-2 3-4")), ("D4.9.11-2", Some(2), Some(4)));
    assert_eq!(deciding(&of("4-1 2-3")).0, "D4.9.11-4");
    assert_eq!(deciding(&of("1-4 3-2")).0, "D4.9.11-5");
}

#[test]
fn check_finds_the_round_that_differs_and_whether_it_is_illegal() {
    let mut history = played(8, 4, 1);
    assert!(check(System::Of(Host::Monrad), &history).is_equal());
    // Round 3 with the first two boards exchanged, then with a rematch.
    let third = rokade_pairing::pair(&monrad(&history, 3)).unwrap();
    let (one, two) = (&third.boards[0], &third.boards[1]);
    game(&mut history, 3, one.white, two.black, Some(GameResult::Draw));
    game(&mut history, 3, two.white, one.black, Some(GameResult::Draw));
    let found = check(System::Of(Host::Monrad), &history);
    assert_eq!(found.differences[0].round, 3);
    assert_eq!(found.differences[0].engine, [(one.white, one.black), (two.white, two.black)]);
    assert_eq!(found.rounds_checked, 3);
}

#[test]
fn check_calls_a_rematch_illegal() {
    let mut history = field(4, 3);
    for round in [1, 2] {
        game(&mut history, round, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
        game(&mut history, round, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    }
    let found = check(System::Of(Host::Monrad), &history);
    assert_eq!(found.differences.len(), 1);
    let second = &found.differences[0];
    assert_eq!((second.round, second.illegal, second.file_value, second.engine_value), (2, true, Some(2), Some(0)));
}

#[test]
fn check_skips_rounds_without_pairings_and_counts_blank_players_as_away() {
    let mut history = field(5, 3);
    game(&mut history, 2, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    game(&mut history, 2, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    let found = check(System::Of(Host::Monrad), &history);
    assert_eq!((found.rounds_skipped.clone(), found.rounds_checked), (vec![1], 1));
    assert!(found.is_equal(), "{found:?}");
}

#[test]
fn check_takes_the_engine_s_colours_where_the_file_has_none() {
    let mut history = field(2, 1);
    let entry = |opponent| Entry::Game { opponent, color: None, mark: None };
    history.player_mut(StartNumber(1)).unwrap().set_entry(1, entry(StartNumber(2)));
    history.player_mut(StartNumber(2)).unwrap().set_entry(1, entry(StartNumber(1)));
    assert!(check(System::Of(Host::Monrad), &history).is_equal());
}

#[test]
fn every_breach_is_a_known_reason() {
    for key in ["pair_met_before", "pair_forbidden", "player_missing", "bye_not_due", "bye_repeated"] {
        assert!(REASONS.contains(&key));
    }
}

#[test]
fn answers_survive_being_stored() {
    let history = played(9, 4, 2);
    let pairing = rokade_pairing::pair(&monrad(&history, 4)).unwrap();
    let json = serde_json::to_string(&pairing).unwrap();
    assert_eq!(serde_json::from_str::<rokade_pairing::Pairing>(&json).unwrap(), pairing);
    let judgement = judged(&history, 4, "1-2", &[]);
    let json = serde_json::to_string(&judgement).unwrap();
    assert_eq!(serde_json::from_str::<Judgement>(&json).unwrap(), judgement);
}

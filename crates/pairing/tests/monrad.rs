//! Monrad, clause by clause.

mod fields;

use fields::*;
use rokade_clause::{ByEdition, Figure, HandbookEdition};
use rokade_model::{ByeKind, Entry, GameResult, HalfPoints, History, StartNumber};
use rokade_pairing::{Control, Host, NOBODY, Pairing, Request, System, pair};

fn paired(history: &History, round: u32) -> Pairing {
    pair(&monrad(history, round)).unwrap()
}

fn reasons(pairing: &Pairing, player: StartNumber) -> Vec<(StartNumber, String)> {
    let boards = pairing.boards.iter().flat_map(|board| &board.reasons);
    let bye = pairing.bye.iter().flat_map(|bye| &bye.reasons);
    boards
        .chain(bye)
        .filter(|passed| passed.player == player)
        .map(|passed| (passed.would_have_met, passed.reason.key.to_string()))
        .collect()
}

#[test]
fn d4_9_1_1_more_points_move_ahead() {
    // Case M8.
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::WhiteWins));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    assert_eq!(paired(&history, 2).placement, [2, 3, 4, 1]);
}

#[test]
fn d4_9_1_1_unfinished_game_counts_as_draw() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), None);
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::WhiteWins));
    assert_eq!(paired(&history, 2).placement, [4, 1, 2, 3]);
    assert_eq!(paired(&history, 2).boards[0].scores, (HalfPoints::HALF, HalfPoints::ONE));
}

#[test]
fn d4_9_1_3_nearest_not_met() {
    let mut history = field(6, 5);
    let round = meet(&mut history, "1-2 1-3");
    let pairing = paired(&history, round);
    assert_eq!(uncoloured(&pairing), "1-4 2-3 5-6");
    let passed = &pairing.boards[0].reasons;
    assert_eq!(
        reasons(&pairing, StartNumber(1)),
        [(StartNumber(2), "met_before".into()), (StartNumber(3), "met_before".into())]
    );
    assert_eq!(passed[1].reason.facts["round"], 2u32.into());
    assert_eq!(passed[0].reason.clauses[0].as_str(), "D4.9.1-3");
}

#[test]
fn d4_9_1_3_forfeited_pairing_is_no_meeting() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::BothForfeit));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::BothForfeit));
    assert_eq!(uncoloured(&paired(&history, 2)), "1-2 3-4");
}

#[test]
fn d4_9_1_4_fewer_whites_has_white() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(1), StartNumber(4), Some(GameResult::BothLose));
    game(&mut history, 1, StartNumber(2), StartNumber(3), Some(GameResult::BothForfeit));
    let pairing = paired(&history, 2);
    assert_eq!(written(&pairing), "2-1 4-3");
    assert_eq!(pairing.boards[0].colour.key, "fewer_whites");
    // The forfeited game gave number 2 no White: reading monrad-whites.
    assert_eq!(pairing.boards[0].colour.facts["white_whites"], 0u32.into());
    assert_eq!(pairing.boards[0].colour.facts["black_whites"], 1u32.into());
}

#[test]
fn d4_9_1_4_equal_whites_lower_placed_has_white() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::WhiteWins));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::WhiteWins));
    let pairing = paired(&history, 2);
    assert_eq!(written(&pairing), "4-2 3-1");
    assert!(pairing.boards.iter().all(|board| board.colour.key == "equal_whites_lower_placed"));
}

#[test]
fn d4_9_1_5_first_withdrawn_stays_as_lowest_placed() {
    // Case M5.
    let mut history = field(6, 3);
    withdraw(&mut history, StartNumber(4), 0, 1);
    let pairing = paired(&history, 1);
    assert_eq!(pairing.placement, [1, 2, 3, 5, 6, 4]);
    assert_eq!(written(&pairing), "2-1 5-3 6-0");
    let bye = pairing.bye.unwrap();
    assert_eq!((bye.player, bye.points, &*bye.reason.key), (StartNumber(6), HalfPoints::ONE, "first_withdrawn"));
    assert_eq!(pairing.absent, [4]);
}

#[test]
fn d4_9_1_5_two_withdrawn_are_matched() {
    // Case M6.
    let mut history = field(6, 3);
    withdraw(&mut history, StartNumber(4), 0, 1);
    withdraw(&mut history, StartNumber(1), 0, 2);
    let pairing = paired(&history, 1);
    assert_eq!(&pairing.placement[..4], [2, 3, 5, 6]);
    assert_eq!(written(&pairing), "3-2 6-5");
    assert_eq!((pairing.bye, pairing.absent), (None, vec![StartNumber(1), StartNumber(4)]));
}

#[test]
fn d4_9_1_5_of_three_withdrawn_the_first_stays() {
    // Case M7.
    let mut history = field(6, 3);
    withdraw(&mut history, StartNumber(4), 0, 1);
    withdraw(&mut history, StartNumber(1), 0, 2);
    withdraw(&mut history, StartNumber(2), 0, 3);
    let pairing = paired(&history, 1);
    assert_eq!(&pairing.placement[..4], [3, 5, 6, 4]);
    assert_eq!(written(&pairing), "5-3 6-0");
}

#[test]
fn d4_9_1_5_withdrawn_player_keeps_his_real_opponents() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::BothLose));
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::BothLose));
    withdraw(&mut history, StartNumber(4), 1, 1);
    let pairing = paired(&history, 2);
    assert_eq!(uncoloured(&pairing), "1-3 2-0");
    assert_eq!(reasons(&pairing, StartNumber(1)), [(StartNumber(2), "met_before".into())]);
}

#[test]
fn d4_9_1_5_odd_field_has_an_extra_lowest_seat() {
    let mut history = field(5, 3);
    let first = paired(&history, 1);
    assert_eq!(written(&first), "2-1 4-3 5-0");
    assert_eq!(first.bye.unwrap().reason.key, "odd_field");
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::BothLose));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::BothLose));
    bye(&mut history, 1, StartNumber(5), ByeKind::PairingAllocated);
    let second = paired(&history, 2);
    assert_eq!(second.placement, [5, 1, 2, 3, 4]);
    // Nobody has the bye twice, and a withdrawal makes the field even again.
    assert_ne!(second.bye.unwrap().player, 5);
    withdraw(&mut history, StartNumber(3), 1, 1);
    assert_eq!(paired(&history, 2).bye, None);
}

#[test]
fn d4_9_1_5_bye_is_not_given_twice() {
    let mut history = field(3, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    bye(&mut history, 1, StartNumber(3), ByeKind::PairingAllocated);
    game(&mut history, 2, StartNumber(1), StartNumber(3), Some(GameResult::WhiteWins));
    bye(&mut history, 2, StartNumber(2), ByeKind::PairingAllocated);
    let pairing = paired(&history, 3);
    assert_eq!(pairing.placement, [1, 2, 3]);
    assert_eq!(uncoloured(&pairing), "2-3 1-0");
    assert_eq!(
        reasons(&pairing, StartNumber(1)),
        [(StartNumber(2), "met_before".into()), (StartNumber(3), "met_before".into())]
    );
}

#[test]
fn d4_9_1_5_a_bye_asked_for_makes_an_extra_seat() {
    // Reading monrad-odd-field: an even field, nobody withdrawn, one away for the round.
    let mut history = field(4, 3);
    bye(&mut history, 1, StartNumber(2), ByeKind::Half);
    let pairing = paired(&history, 1);
    assert_eq!(written(&pairing), "3-1 4-0");
    assert_eq!(pairing.bye.unwrap().reason.key, "odd_field");
    assert_eq!(
        (pairing.absent, pairing.placement),
        (vec![StartNumber(2)], vec![StartNumber(1), StartNumber(3), StartNumber(4), StartNumber(2)])
    );
}

#[test]
fn d4_1_16c_withdrawn_player_is_not_paired_and_keeps_his_score() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::WhiteWins));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::WhiteWins));
    withdraw(&mut history, StartNumber(2), 1, 1);
    withdraw(&mut history, StartNumber(3), 1, 2);
    let pairing = paired(&history, 2);
    assert_eq!(uncoloured(&pairing), "4-1");
    assert_eq!(history.points_after(history.player(StartNumber(2)).unwrap(), 2), HalfPoints::ONE);
}

#[test]
fn d4_1_16d_no_opponent_because_of_a_withdrawal_gives_a_point() {
    let mut history = field(4, 3);
    withdraw(&mut history, StartNumber(1), 0, 1);
    let bye = paired(&history, 1).bye.unwrap();
    assert_eq!(bye.points, HalfPoints::ONE);
    assert!(bye.reason.clauses.iter().any(|clause| clause.as_str() == "D4.1-16d"));
}

#[test]
fn d4_9_2_2_round_one_even_numbers_have_white() {
    // Case M1.
    let pairing = paired(&field(8, 3), 1);
    assert_eq!(written(&pairing), "2-1 4-3 6-5 8-7");
    assert!(pairing.boards[0].colour.clauses.iter().any(|clause| clause.as_str() == "D4.9.2-2"));
}

#[test]
fn d4_9_2_3_equal_points_keep_the_placement_before() {
    let mut history = field(6, 5);
    for (white, black) in [(2, 1), (4, 3), (6, 5)] {
        game(&mut history, 1, StartNumber(white), StartNumber(black), Some(GameResult::WhiteWins));
    }
    assert_eq!(paired(&history, 2).placement, [2, 4, 6, 1, 3, 5]);
    game(&mut history, 2, StartNumber(4), StartNumber(2), Some(GameResult::Draw));
    game(&mut history, 2, StartNumber(1), StartNumber(6), Some(GameResult::WhiteWins));
    game(&mut history, 2, StartNumber(5), StartNumber(3), Some(GameResult::WhiteWins));
    // 6, 1 and 5 have a point each and stand as they stood in round 2.
    assert_eq!(paired(&history, 3).placement, [2, 4, 6, 1, 5, 3]);
}

#[test]
fn d4_9_2_3_stored_placement_is_sorted_by_the_points_of_today() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::WhiteWins));
    let stored = [3, 2, 1, 4].map(StartNumber);
    let request = Request { placement: Some(&stored), ..monrad(&history, 2) };
    assert_eq!(pair(&request).unwrap().placement, [4, 2, 1, 3]);
    // A late entry joins the stored list at its end.
    let request = Request { placement: Some(&stored[..2]), ..monrad(&history, 2) };
    assert_eq!(pair(&request).unwrap().placement, [4, 2, 1, 3]);
}

#[test]
fn d4_9_2_4_the_last_pair_is_dissolved() {
    // Case M2.
    let mut history = field(6, 5);
    let round = meet(&mut history, "5-6");
    let pairing = paired(&history, round);
    assert_eq!(uncoloured(&pairing), "1-2 3-5 4-6");
    assert_eq!(reasons(&pairing, StartNumber(3)), [(StartNumber(4), "exchanged".into())]);
    assert_eq!(reasons(&pairing, StartNumber(4)), []);
}

#[test]
fn d4_9_2_4_then_the_last_but_one() {
    // Case M3. Players keep their placement.
    let mut history = field(6, 5);
    let round = meet(&mut history, "5-6 3-5 3-6");
    let pairing = paired(&history, round);
    assert_eq!(uncoloured(&pairing), "1-3 2-5 4-6");
    assert_eq!(pairing.placement, [1, 2, 3, 4, 5, 6]);
    assert_eq!(reasons(&pairing, StartNumber(1)), [(StartNumber(2), "exchanged".into())]);
    assert_eq!(reasons(&pairing, StartNumber(2)), [(StartNumber(4), "exchanged".into())]);
}

#[test]
fn d4_9_2_4_a_round_that_cannot_be_laid_is_proved() {
    // Case M4.
    let mut history = field(6, 5);
    let round = meet(&mut history, "1-2 1-4 1-6 3-2 3-4 3-6 5-2 5-4 5-6");
    let no = pair(&monrad(&history, round)).unwrap_err();
    assert_eq!(
        (&*no.reason.key, &no.unmatched_set[..], &no.opponents[..]),
        ("no_complete_matching", &[StartNumber(1), StartNumber(3), StartNumber(5)][..], &[][..])
    );
}

#[test]
fn d4_9_2_4_the_proof_names_the_opponents_there_are_too_few_of() {
    let mut history = field(8, 5);
    forbid(&mut history, (1..=5).map(StartNumber));
    let no = pair(&monrad(&history, 1)).unwrap_err();
    // Four of the five suffice: they have three opponents between them.
    assert_eq!(
        (no.unmatched_set, no.opponents),
        (
            vec![StartNumber(1), StartNumber(2), StartNumber(3), StartNumber(4)],
            vec![StartNumber(6), StartNumber(7), StartNumber(8)]
        )
    );
}

#[test]
fn forbidden_pairs_are_passed_over() {
    let mut history = field(4, 3);
    forbid(&mut history, [1, 2].map(StartNumber));
    let pairing = paired(&history, 1);
    assert_eq!(uncoloured(&pairing), "1-3 2-4");
    assert_eq!(reasons(&pairing, StartNumber(1)), [(StartNumber(2), "forbidden_pair".into())]);
}

#[test]
fn d4_9_2_5_begins_with_the_rounds_of_the_handbook() {
    #[derive(serde::Deserialize)]
    struct Figures {
        control: Figure<Vec<Row>>,
    }
    #[derive(serde::Deserialize)]
    struct Row {
        players: u32,
        round: u32,
    }
    static FIGURES: ByEdition<HandbookEdition, Figures> = ByEdition::of_table("dsu/monrad");
    for Row { players, round } in &FIGURES.of(HandbookEdition::default()).control.value {
        let (players, before) = (*players, round - 1);
        let control = |round| paired(&played(players, before, 3), round).control;
        assert_ne!(pair_ahead(players, before), Control::NotNeeded, "{players} players, round {before}");
        assert_eq!(control(before), Control::NotNeeded, "no further round is planned");
        assert_eq!(pair_ahead(players, before - 1), Control::NotNeeded, "{players} players, earlier");
    }
}

/// The control of a round when one more is planned.
fn pair_ahead(players: u32, round: u32) -> Control {
    let mut history = played(players, round, 3);
    history.rounds = round + 1;
    paired(&history, round).control
}

/// Six players, two rounds of which leave round 3 a pairing after which round 4 is impossible.
fn before_the_split() -> History {
    let mut history = field(6, 5);
    // Odd numbers have met even ones except 1-2, 3-4 and 5-6.
    for (round, pairs) in [(1, "1-4 3-6 5-2"), (2, "1-6 3-2 5-4")] {
        for (white, black) in pairs_of(pairs) {
            game(&mut history, round, white, black, Some(GameResult::BothLose));
        }
    }
    history
}

#[test]
fn d4_9_2_5_a_round_that_would_block_the_next_is_changed() {
    let history = before_the_split();
    let pairing = paired(&history, 3);
    assert_eq!(uncoloured(&pairing), "1-2 3-5 4-6");
    assert!(matches!(&pairing.control, Control::Changed(reason) if reason.key == "control_changed"));
    assert_eq!(reasons(&pairing, StartNumber(3)), [(StartNumber(4), "control_next_round".into())]);
}

#[test]
fn d4_9_2_5_no_control_before_the_last_round() {
    let mut history = before_the_split();
    history.rounds = 3;
    let pairing = paired(&history, 3);
    assert_eq!((uncoloured(&pairing).as_str(), pairing.control), ("1-2 3-4 5-6", Control::NotNeeded));
}

#[test]
fn d4_9_2_5_an_impossible_next_round_is_said() {
    // What is left after six rounds of ten players is Petersen's graph, which has complete
    // pairings but no two without a pair in common.
    let mut history = field(10, 9);
    let outer = |one: u32, two: u32| (two + 5 - one) % 5 == 1 || (one + 5 - two) % 5 == 1;
    let mut left = Vec::new();
    for one in 1..=10u32 {
        for two in one + 1..=10 {
            let adjacent = match (one <= 5, two <= 5) {
                (true, true) => outer(one, two),
                (false, false) => !outer(one, two),
                _ => two == one + 5,
            };
            if adjacent { left.push((one, two)) } else { forbid(&mut history, [one, two].map(StartNumber)) }
        }
    }
    assert_eq!(left.len(), 15);
    let pairing = paired(&history, 7);
    assert!(matches!(&pairing.control, Control::Impossible(reason) if reason.key == "control_impossible"));
    assert!(pairing.pairs().all(|(white, black)| left.contains(&(white.min(black).0, white.max(black).0))));
}

#[test]
fn the_extra_seat_is_named_nobody() {
    // Number 1 had the bye, then meets everybody but the bye's seat.
    let mut history = field(3, 5);
    bye(&mut history, 1, StartNumber(1), ByeKind::PairingAllocated);
    game(&mut history, 1, StartNumber(2), StartNumber(3), Some(GameResult::BothForfeit));
    forbid(&mut history, [1, 2].map(StartNumber));
    let pairing = paired(&history, 2);
    assert_eq!(uncoloured(&pairing), "1-3 2-0");
    assert_eq!(NOBODY, StartNumber(0));
    forbid(&mut history, [1, 3].map(StartNumber));
    let no = pair(&monrad(&history, 2)).unwrap_err();
    assert_eq!(no.unmatched_set, [1]);
}

#[test]
fn a_bye_asked_for_does_not_cost_a_placement() {
    let mut history = field(6, 5);
    for (white, black) in [(2, 1), (4, 3), (6, 5)] {
        game(&mut history, 1, StartNumber(white), StartNumber(black), Some(GameResult::Draw));
    }
    bye(&mut history, 2, StartNumber(2), ByeKind::Half);
    let second = paired(&history, 2);
    assert_eq!(second.placement, [1, 3, 4, 5, 6, 2]);
    for (white, black) in second.pairs() {
        game(&mut history, 2, white, black, Some(GameResult::Draw));
    }
    bye(&mut history, 2, second.bye.unwrap().player, ByeKind::PairingAllocated);
    let stored = Request { placement: Some(&second.placement), ..monrad(&history, 3) };
    assert_eq!(pair(&stored).unwrap(), paired(&history, 3));
}

#[test]
fn an_entry_of_the_round_itself_does_not_bind() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(1), StartNumber(4), Some(GameResult::WhiteWins));
    bye(&mut history, 1, StartNumber(2), ByeKind::PairingAllocated);
    assert_eq!(written(&paired(&history, 1)), "2-1 4-3");
    history.player_mut(StartNumber(3)).unwrap().set_entry(1, Entry::Bye(ByeKind::Zero));
    assert_eq!(written(&paired(&history, 1)), "2-1 4-0");
}

#[test]
fn a_field_of_nobody_is_refused() {
    assert_eq!(pair(&monrad(&field(0, 3), 1)).unwrap_err().reason.key, "too_few_players");
    assert_eq!(pair(&monrad(&field(4, 3), 0)).unwrap_err().reason.key, "round_unknown");
    let alone = pair(&Request { system: System::Of(Host::Monrad), ..monrad(&field(1, 3), 1) }).unwrap();
    assert_eq!(written(&alone), "1-0");
}

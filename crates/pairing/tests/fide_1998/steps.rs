//! The procedure (C, D).

use rokade_clause::Fact;
use rokade_model::{Forbidden, StartNumber};
use rokade_pairing::Direction;

use crate::fields::*;
use crate::hall::*;

#[test]
fn d4_9_5_c0_brackets_are_paired_from_the_top() {
    let pairing = ninth(&hall(&[6, 6, 4, 4, 2, 2]));
    assert_eq!(uncoloured(&pairing), "1-2 3-4 5-6");
    assert_eq!(pairing.boards.iter().map(|board| board.group).collect::<Vec<_>>(), [Some(0), Some(1), Some(2)]);
}

#[test]
fn d4_9_5_c1_a_player_without_opponent_moves_down_before_anything_else() {
    let mut history = hall(&[6, 6, 6, 4]);
    met(&mut history, "1-2 1-3");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "2-3 1-4");
    assert_eq!(steps(&pairing)[0], "f98_step_no_opponent");
    assert_eq!(pairing.floats[0].reason.key, "f98_no_opponent_here");
}

#[test]
fn d4_9_5_c2_and_c3_state_x_and_p() {
    let mut history = hall(&[2; 6]);
    (1..=6).for_each(|number| colours(&mut history, StartNumber(number), "W"));
    let start = &ninth(&history).trace[0].reason;
    assert_eq!(start.key, "f98_step_start");
    assert_eq!(start.facts["x"], Fact::Number(3));
    assert_eq!(start.facts["pairs"], Fact::Number(3));
    assert_eq!(start.facts["players"], Fact::Number(6));
}

#[test]
fn d4_9_5_c3_p_is_half_the_bracket() {
    assert_eq!(ninth(&hall(&[2; 7])).trace[0].reason.facts["pairs"], Fact::Number(3));
}

#[test]
fn d4_9_5_c4_the_top_players_are_s1_and_the_others_s2() {
    assert_eq!(uncoloured(&ninth(&hall(&[2; 4]))), "1-3 2-4");
}

#[test]
fn d4_9_5_c6_the_plain_order_stands_if_it_meets_the_criteria() {
    let pairing = ninth(&hall(&[2; 8]));
    assert_eq!(uncoloured(&pairing), "1-5 2-6 3-7 4-8");
    assert_eq!(steps(&pairing), ["f98_step_start"]);
}

#[test]
fn d4_9_5_c7_another_order_of_s2_comes_next() {
    let mut history = hall(&[2; 8]);
    met(&mut history, "4-8");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-5 2-6 3-8 4-7");
    assert_eq!(steps(&pairing), ["f98_step_start", "f98_step_transposed"]);
    assert_eq!(pairing.boards[2].reasons[0].reason.key, "f98_rest_not_paired");
}

#[test]
fn d4_9_5_c8_then_players_are_exchanged_between_s1_and_s2() {
    let mut history = hall(&[2; 4]);
    met(&mut history, "1-3 2-4 1-4 2-3");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-2 3-4");
    let exchange = &pairing.trace[1].reason;
    assert_eq!((&*exchange.key, &exchange.facts["out"]), ("f98_step_exchanged", &Fact::Text("2".to_owned())));
    assert_eq!(exchange.facts["into"], Fact::Text("3".to_owned()));
}

#[test]
fn d4_9_5_a9_both_sides_are_ranked_after_an_exchange() {
    let mut history = hall(&[2; 6]);
    met(&mut history, "3-4 3-5 3-6");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-5 4-6");
    assert_eq!(pairing.trace[1].reason.facts["difference"], Fact::Number(1));
}

#[test]
fn d4_9_5_c9_floats_down_are_let_go_first_of_all() {
    let mut history = hall(&[4, 4, 4, 2]);
    float(&mut history, StartNumber(1), 8, Direction::Down);
    float(&mut history, StartNumber(2), 8, Direction::Down);
    float(&mut history, StartNumber(3), 7, Direction::Down);
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-2 3-4");
    assert!(steps(&pairing).contains(&"f98_step_down_dropped"));
    assert_eq!(pairing.boards[1].failings[0].key, "f98_floats_down_again");
}

#[test]
fn d4_9_5_c10_the_lowest_player_moved_down_gets_another_opponent_for_the_rest() {
    let mut history = hall(&[4, 2, 2, 2]);
    met(&mut history, "3-4");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4");
    assert!(steps(&pairing).contains(&"f98_step_other_opponent"));
}

#[test]
fn d4_9_5_c10_then_floats_up_are_let_go() {
    let mut history = hall(&[4, 2, 2, 2]);
    float(&mut history, StartNumber(2), 8, Direction::Up);
    float(&mut history, StartNumber(3), 7, Direction::Up);
    float(&mut history, StartNumber(4), 8, Direction::Up);
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4");
    assert!(steps(&pairing).contains(&"f98_step_up_dropped"));
}

#[test]
fn d4_9_5_c11_then_x_is_raised() {
    let mut history = hall(&[2; 4]);
    for (number, had) in [(1, "B"), (2, "W"), (3, "B"), (4, "W")] {
        colours(&mut history, StartNumber(number), had);
    }
    met(&mut history, "1-4 2-3 1-2 3-4");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4");
    let raised = pairing.trace.iter().find(|step| step.reason.key == "f98_step_x_raised").unwrap();
    assert_eq!((&raised.reason.facts["from"], &raised.reason.facts["to"]), (&Fact::Number(0), &Fact::Number(2)));
}

#[test]
fn d4_9_5_c12_the_bracket_above_sends_somebody_else() {
    let mut history = hall(&[6, 6, 6, 4, 4, 2]);
    met(&mut history, "3-4 3-5");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4 5-6");
    assert!(steps(&pairing).contains(&"f98_step_above_changed"));
}

#[test]
fn d4_9_5_c13_the_second_lowest_bracket_makes_room_for_the_lowest() {
    let mut history = hall(&[4, 4, 4, 4, 2, 2]);
    met(&mut history, "5-6");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-2 3-5 4-6");
    assert!(steps(&pairing).contains(&"f98_step_second_lowest_changed"));
}

#[test]
fn d4_9_5_c13_without_pairs_left_the_two_lowest_brackets_are_joined() {
    let mut history = hall(&[4, 4, 2, 2]);
    met(&mut history, "3-4");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-3 2-4");
    assert!(steps(&pairing).contains(&"f98_step_joined"));
    assert_eq!(pairing.groups.len(), 1);
}

#[test]
fn d4_9_5_c14_fewer_pairs_are_made_and_more_players_move_down() {
    let mut history = hall(&[4, 4, 4, 4, 2, 2, 2, 2]);
    met(&mut history, "1-2 1-3 2-3");
    let pairing = ninth(&history);
    assert_eq!(uncoloured(&pairing), "1-4 2-5 3-6 7-8");
    let fewer = pairing.trace.iter().find(|step| step.reason.key == "f98_step_fewer_pairs").unwrap();
    assert_eq!((&fewer.reason.facts["from"], &fewer.reason.facts["to"]), (&Fact::Number(2), &Fact::Number(1)));
}

/// Only the pairs of two orders of S2 are open: the one that comes first is taken.
fn first_of(one: [u32; 4], other: [u32; 4]) -> String {
    let mut history = hall(&[2; 8]);
    for player in 1..=8 {
        for opponent in player + 1..=8 {
            let is_open = (1..=4).any(|row: u32| {
                let index = row as usize - 1;
                player == row && (one[index] == opponent || other[index] == opponent)
            });
            if !is_open {
                history.forbidden.push(Forbidden {
                    players: vec![StartNumber(player), rokade_model::StartNumber(opponent)],
                    first: 1,
                    last: 10,
                    soft: false,
                });
            }
        }
    }
    uncoloured(&ninth(&history))
}

#[test]
fn d4_9_5_d1_transpositions_come_as_ascending_numbers() {
    let printed = [
        [5, 6, 7, 8],
        [5, 6, 8, 7],
        [5, 7, 6, 8],
        [5, 7, 8, 6],
        [5, 8, 6, 7],
        [5, 8, 7, 6],
        [6, 5, 7, 8],
        [6, 5, 8, 7],
    ];
    for next in printed.windows(2) {
        let [a, b, c, d] = next[0];
        assert_eq!(first_of(next[0], next[1]), format!("1-{a} 2-{b} 3-{c} 4-{d}"));
        assert_eq!(first_of(next[1], next[0]), format!("1-{a} 2-{b} 3-{c} 4-{d}"));
    }
}

//! Every rule of 4.9.3, in the order of the text.

use rokade_model::{ByeKind, GameResult, HalfPoints, StartNumber};
use rokade_pairing::{Groups, Host, Request, System, pair};

use super::situation::{Situation, set, situation};
use super::tournaments::danish;
use crate::fields::{bye, field, game, uncoloured, withdraw, written};

fn clauses_of(situation: &Situation, key: &str) -> Vec<String> {
    let pairing = situation.pair().unwrap();
    let step = pairing.trace.iter().find(|step| step.reason.key == key).unwrap();
    step.reason.clauses.iter().map(ToString::to_string).collect()
}

#[test]
fn d4_9_3_1_1_an_unfinished_game_counts_as_a_draw() {
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(1), StartNumber(3), None);
    game(&mut history, 1, StartNumber(4), StartNumber(2), Some(GameResult::Draw));
    let pairing = danish(&history, 2).unwrap();
    assert_eq!(pairing.groups.len(), 1);
    assert_eq!(pairing.boards[0].scores, (HalfPoints::HALF, HalfPoints::HALF));
}

#[test]
fn d4_9_3_1_2_nobody_meets_the_same_player_twice() {
    assert_eq!(situation("1: A(C) B C D").pairs(), set("A-D B-C"));
    let no = situation("1: A(B) B").pair().unwrap_err();
    assert_eq!((&*no.reason.key, no.unmatched_set), ("no_complete_matching", vec![StartNumber(1)]));
}

#[test]
fn d4_9_3_1_3_a_withdrawn_player_leaves_the_pairing() {
    let mut history = field(5, 3);
    withdraw(&mut history, StartNumber(2), 0, 1);
    let pairing = danish(&history, 1).unwrap();
    assert_eq!((&*uncoloured(&pairing), pairing.absent), ("1-4 3-5", vec![StartNumber(2)]));
}

#[test]
fn d4_9_3_2_1_x_is_the_weakest_and_met_once() {
    let mut history = field(5, 5);
    bye(&mut history, 1, StartNumber(5), ByeKind::PairingAllocated);
    game(&mut history, 1, StartNumber(1), StartNumber(3), Some(GameResult::BlackWins));
    game(&mut history, 1, StartNumber(4), StartNumber(2), Some(GameResult::WhiteWins));
    // 3, 4 and 5 have a point, 1 and 2 none: X joins 1 and 2, and 4 floats to 1.
    let pairing = danish(&history, 2).unwrap();
    assert_eq!((&*uncoloured(&pairing), pairing.bye.unwrap().points), ("3-5 4-1 2-0", HalfPoints::ONE));
    for other in [1, 2, 3, 4] {
        bye(&mut history, 1, StartNumber(other), ByeKind::PairingAllocated);
    }
    assert!(danish(&history, 2).is_err(), "everybody has met X");
}

#[test]
fn d4_9_3_2_2_meeting_x_counts_as_white() {
    let mut history = field(3, 9);
    bye(&mut history, 1, StartNumber(3), ByeKind::PairingAllocated);
    bye(&mut history, 2, StartNumber(2), ByeKind::Zero);
    game(&mut history, 2, StartNumber(3), StartNumber(1), Some(GameResult::WhiteWins));
    withdraw(&mut history, StartNumber(1), 2, 1);
    // 3 has had White twice and meets 2, who has had no colour: 3 must have Black.
    let pairing = danish(&history, 3).unwrap();
    assert_eq!((&*written(&pairing), &*pairing.boards[0].colour.key), ("2-3", "danish_fewer_whites"));
    let must_have_black = situation("1: A:SS B:HH C:HS");
    assert_eq!(must_have_black.boards(), set("C-B A-X"), "the middle player must have Black");
    let only_black = situation("2: A:HH | 1: B:HH C:HH").pair().unwrap_err();
    assert_eq!(only_black.unmatched_set, [1]);
}

#[test]
fn d4_9_3_3_1_start_numbers_follow_strength() {
    let mut history = field(4, 3);
    history.seeding = [4, 2, 1, 3].map(StartNumber).to_vec();
    let pairing = danish(&history, 1).unwrap();
    assert_eq!(
        (&*uncoloured(&pairing), pairing.placement),
        ("4-1 2-3", vec![StartNumber(4), StartNumber(2), StartNumber(1), StartNumber(3)])
    );
}

#[test]
fn d4_9_3_4_1_pools_are_sorted_by_start_number() {
    let pools = situation("1: D B | 0.5: C A E F").pair().unwrap().groups;
    let residents: Vec<_> = pools.iter().map(|pool| (pool.points, pool.residents.clone())).collect();
    assert_eq!(
        residents,
        [
            (HalfPoints::ONE, vec![StartNumber(2), StartNumber(4)]),
            (HalfPoints::HALF, vec![StartNumber(1), StartNumber(3), StartNumber(5), StartNumber(6)])
        ]
    );
}

#[test]
fn d4_9_3_4_2_the_top_pool_is_paired_first() {
    // Both B and E would meet D; B is of the upper pool.
    let situation = situation("2: A B C | 1: D E F G H");
    assert_eq!(situation.pairs(), set("A-C B-D E-G F-H"));
}

#[test]
fn d4_9_3_5_1_the_strong_half_meets_the_weak_half() {
    let situation = situation("1: A B C D E F");
    assert_eq!(situation.pairs(), set("A-D B-E C-F"));
    assert_eq!(situation.trace(), ["danish_step_straight"]);
}

#[test]
fn d4_9_3_5_3_a_pair_that_has_met_is_changed() {
    assert_eq!(situation("1: A B(D) C D").pairs(), set("A-D B-C"));
}

#[test]
fn d4_9_3_5_3_1_the_nearest_lower_of_b_moves_up() {
    let situation = situation("1: A(D) B C D E F");
    assert_eq!((situation.pairs(), situation.trace()), (set("A-E B-D C-F"), vec!["danish_step_order".to_owned()]));
}

#[test]
fn d4_9_3_5_3_2_the_nearest_earlier_pair_is_dissolved() {
    let situation = situation("1: A B C(F) D E F");
    assert_eq!(situation.pairs(), set("A-D B-F C-E"));
    assert_eq!(situation.passed(), ["B E danish_order_dissolved"]);
    assert_eq!(situation.trace(), ["danish_step_dissolved"]);
}

#[test]
fn d4_9_3_5_3_3_the_original_order_comes_back_before_an_exchange() {
    let situation = situation("1: A(D,E,F) B C D E F");
    assert_eq!(situation.pairs(), set("A-C B-E D-F"));
    assert_eq!(clauses_of(&situation, "danish_step_exchange"), ["D4.9.3-5.3.3", "D4.9.3-5.3.4"]);
}

#[test]
fn d4_9_3_5_3_4_players_change_from_the_lowest_of_a_and_the_top_of_b() {
    let second_of_b = situation("1: A(D,E,F) B C D(E,F) E F");
    assert_eq!(second_of_b.pairs(), set("A-C B-D E-F"));
    let second_of_a = situation("1: A(C,D,E,F) B C D E F");
    assert_eq!(second_of_a.pairs(), set("A-B C-E D-F"));
    assert_eq!(second_of_a.passed()[3], "C D danish_halves_exchanged");
}

#[test]
fn d4_9_3_5_3_5_two_players_change_at_once() {
    let situation = situation("1: A(E,F,G,H) B(E,F,G,H) C(E,F,G,H) D(E,F,G,H) E F G H");
    assert_eq!(situation.pairs(), set("A-C B-D E-G F-H"));
    assert_eq!(situation.trace(), ["danish_step_exchanges"]);
}

#[test]
fn d4_9_3_5_3_6_a_pool_that_cannot_be_laid_has_floaters() {
    let situation = situation("1: A B(A,C,D) C D | 0: E F");
    assert_eq!(situation.pairs(), set("A-D B-E C-F"));
}

#[test]
fn d4_9_3_5_3_7_floaters_are_tried_until_the_pool_can_be_laid() {
    let situation = situation("1: A(D) B(D) C(D) D | 0: E F");
    assert_eq!(situation.pairs(), set("A-C B-E D-F"));
    assert_eq!(situation.floaters(), ["B danish_float_two_middle", "D danish_float_instead"]);
}

#[test]
fn d4_9_3_5_3_8_the_whole_pool_floats() {
    let situation = situation("1: A(B,C) B(C) C | 0: D E F");
    assert_eq!(situation.pairs(), set("A-D B-E C-F"));
    assert_eq!(situation.floaters()[0], "A danish_float_all");
}

#[test]
fn d4_9_3_5_3_8_in_a_pool_that_floats_two_may_still_meet() {
    // A and B are the only pair of the pool, and no set of the text leaves just these two.
    let situation = situation("1: A(C,D,E) B(C,D,E) C(D,E) D(E) E | 0: F G H");
    assert_eq!(situation.pairs(), set("A-B C-F D-G E-H"));
}

#[test]
fn d4_9_3_5_4_a_floater_s_pair_is_dissolved_for_the_next_floater() {
    let situation = situation("1: A(B,C) B(C,E,F) C | 0: D E F");
    assert_eq!(situation.pairs(), set("A-E B-D C-F"));
    assert!(situation.passed().contains(&"A D danish_floater_dissolved".to_owned()));
}

#[test]
fn d4_9_3_6_1_the_middle_player_of_an_odd_pool_floats() {
    let situation = situation("1: A B C | 0: D");
    assert_eq!((situation.pairs(), situation.floaters()), (set("A-C B-D"), vec!["B danish_float_middle".to_owned()]));
    let pairing = situation.pair().unwrap();
    assert_eq!(
        (&pairing.groups[0].floated, &pairing.groups[1].moved_down),
        (&vec![StartNumber(2)], &vec![StartNumber(2)])
    );
    assert_eq!(pairing.groups[1].moved_up, [4]);
}

#[test]
fn d4_9_3_6_2_the_two_middle_players_of_an_even_pool_may_float() {
    let situation = situation("1: A B C(D) D(B) E F(A,E) | 0: G H");
    assert_eq!(situation.pairs(), set("A-D B-E C-F G-H"));
    let stuck = super::situation::situation("1: A B C(B,D) D(A,B,E,F) E F | 0: G H");
    assert_eq!(stuck.pairs(), set("A-E B-F C-G D-H"));
}

#[test]
fn d4_9_3_6_3_the_strongest_floater_is_exchanged_upwards_first() {
    let situation = situation("1: A B C(F) D E | 0: F");
    assert_eq!(situation.pairs(), set("A-D C-E B-F"));
    assert_eq!(situation.floaters(), ["B danish_float_instead"]);
}

#[test]
fn d4_9_3_7_2_fewer_whites_has_white() {
    let situation = situation("1: A:HHS B:SSH");
    assert_eq!((situation.boards(), &*situation.colour_rule("A")), (set("B-A"), "danish_fewer_whites"));
}

#[test]
fn d4_9_3_7_3_with_equal_whites_the_last_rounds_decide() {
    assert_eq!(situation("1: A:HS B:SH").boards(), set("A-B"));
    let further_back = situation("1: A:HSSH B:SHSH");
    assert_eq!((further_back.boards(), &*further_back.colour_rule("A")), (set("A-B"), "danish_last_rounds"));
}

#[test]
fn d4_9_3_7_4_with_equal_colours_the_better_player_has_the_other_colour_than_last() {
    let stronger = situation("1: A:SH B:SH");
    assert_eq!((stronger.boards(), &*stronger.colour_rule("A")), (set("B-A"), "danish_opposite_of_last"));
    assert_eq!(situation("2: B:HS | 1: A:HS").boards(), set("B-A"), "more points before strength");
}

#[test]
fn d4_9_3_8_1_two_games_more_or_two_rounds_running_make_a_preference_strong() {
    for strong in ["HHSH", "SHH", "SSHHH"] {
        assert!(situation(&format!("1: A:{strong} B:{strong}")).pair().is_err(), "{strong}");
    }
    for weak in ["HSH", "HS", "HHS"] {
        assert!(situation(&format!("1: A:{weak} B:{weak}")).pair().is_ok(), "{weak}");
    }
}

#[test]
fn d4_9_3_8_3_a_weak_preference_may_be_missed() {
    for (colours, wish) in [("HSH", "black"), ("HS", "white")] {
        let pairing = situation(&format!("1: A:{colours} B:{colours}")).pair().unwrap();
        let [failing] = &*pairing.boards[0].failings else { panic!("one of the two misses his colour") };
        assert_eq!((&*failing.key, &failing.facts["colour"]), ("danish_weak_missed", &wish.into()));
    }
}

#[test]
fn d4_9_3_8_4_nobody_has_a_preference_in_round_one() {
    let pairing = danish(&field(9, 7), 1).unwrap();
    assert!(pairing.boards.iter().all(|board| board.failings.is_empty()));
    assert!(pairing.groups.iter().all(|group| group.failings.is_empty()));
}

#[test]
fn d4_9_3_9_1_the_last_floater_s_pair_is_dissolved_first() {
    // B and C float; with E and F as opponents G and H are left, who have met.
    let situation = situation("2: A B(A,C,D) C D | 1: E F G H(G)");
    assert_eq!(situation.pairs(), set("A-D B-E C-G F-H"));
    assert_eq!(situation.passed(), ["C F danish_floater_for_below"]);
    assert_eq!(clauses_of(&situation, "danish_step_for_below")[0], "D4.9.3-9.1");
}

#[test]
fn d4_9_3_9_2_a_pool_without_floaters_gets_some_for_the_bottom() {
    let situation = situation("1: A B | 0: C D(C)");
    assert_eq!(situation.pairs(), set("A-C B-D"));
    assert_eq!(clauses_of(&situation, "danish_step_for_below")[0], "D4.9.3-9.2");
}

#[test]
fn d4_9_3_9_3_the_rest_is_laid_as_one_list() {
    let situation = situation("3: A B C | 2: D E(F,G,H) | 1: F G H");
    assert_eq!(situation.pairs(), set("A-C B-E D-G F-H"));
    assert_eq!(clauses_of(&situation, "danish_step_one_list"), ["D4.9.3-9.3"]);
    assert!(situation.floaters().contains(&"D danish_float_one_list".to_owned()));
}

#[test]
fn d4_9_3_10_groups_by_strength_have_points_in_the_first_rounds() {
    let mut history = field(8, 5);
    let accelerated = System::Of(Host::DanishSwiss { acceleration: Some(Groups { groups: 2, rounds: 1 }) });
    let first = pair(&Request::new(accelerated, &history, 1)).unwrap();
    assert_eq!((&*uncoloured(&first), &*first.notes[0].key), ("1-3 2-4 5-7 6-8", "danish_accelerated"));
    for (white, black) in first.pairs() {
        game(&mut history, 1, white, black, Some(GameResult::Draw));
    }
    let second = pair(&Request::new(accelerated, &history, 2)).unwrap();
    assert_eq!((second.groups.len(), second.notes.len()), (1, 0));
    let uneven = field(7, 5);
    let three = System::Of(Host::DanishSwiss { acceleration: Some(Groups { groups: 3, rounds: 1 }) });
    let groups = pair(&Request::new(three, &uneven, 1)).unwrap().groups;
    let residents: Vec<_> = groups.into_iter().map(|group| group.residents).collect();
    let expected = [[1, 2].as_slice(), &[3, 4], &[5, 6, 7]];
    assert_eq!(
        residents,
        expected.map(|group| group.iter().copied().map(StartNumber).collect::<Vec<_>>()),
        "the weaker groups are the larger"
    );
}

#[test]
fn d4_9_3_10_more_than_four_groups_are_not_kept_to_the_end() {
    let history = field(20, 5);
    for (groups, rounds, notes) in [(5, 5, 2), (4, 5, 1), (5, 4, 1)] {
        let system = System::Of(Host::DanishSwiss { acceleration: Some(Groups { groups, rounds }) });
        assert_eq!(pair(&Request::new(system, &history, 1)).unwrap().notes.len(), notes);
    }
}

#[test]
fn d4_9_4_x12_a_laid_pool_stays_while_its_floater_can_change() {
    // A and C stay together; only the opponent of the floater B changes.
    let situation = situation("1.5: A B C | 1: D E(F) | 0.5: F(E)");
    assert_eq!(situation.pairs(), set("A-C B-E D-F"));
    let reason = situation.pair().unwrap().boards[1].reasons[0].reason.clone();
    assert!(reason.clauses.iter().any(|clause| clause.as_str() == "D4.9.4-X12"), "{reason:?}");
}

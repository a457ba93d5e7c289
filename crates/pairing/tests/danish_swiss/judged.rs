//! Proposals held against the engine: what is never done, and which rule decides.

use rokade_model::{Forbidden, StartNumber};
use rokade_pairing::{Judgement, Proposal, Request, judge};

use super::situation::{Situation, number, situation};
use super::tournaments::{PLAIN, danish, eventful, events};
use crate::fields::{Dice, field, play};

/// `"A-D B-E C-X"`, White first.
fn judged(situation: &Situation, boards: &str) -> Judgement {
    let mut proposal = Proposal::default();
    for (white, black) in boards.split_whitespace().map(|pair| pair.split_once('-').unwrap()) {
        if black == "X" {
            proposal.byes.push(number(white));
        } else {
            proposal.boards.push((number(white), number(black)));
        }
    }
    judge(&Request::new(PLAIN, &situation.history, situation.round), &proposal)
}

fn deciding(situation: &Situation, boards: &str) -> (String, Option<i64>, Option<i64>) {
    let judgement = judged(situation, boards);
    assert!(judgement.is_legal(), "{:?}", judgement.breaches);
    (judgement.deciding.unwrap().to_string(), judgement.proposed_value, judgement.engine_value)
}

fn decided(clause: &str, values: Option<(i64, i64)>) -> (String, Option<i64>, Option<i64>) {
    (clause.to_owned(), values.map(|both| both.0), values.map(|both| both.1))
}

fn breaches(situation: &Situation, boards: &str) -> Vec<String> {
    judged(situation, boards).breaches.iter().map(|breach| breach.key.to_string()).collect()
}

#[test]
fn d4_9_3_6_1_another_floater_is_told_by_its_clause() {
    let pools = situation("2: A B C D E | 1: F G H");
    assert_eq!(deciding(&pools, "A-D C-E B-F G-H"), decided("D4.9.3-6.1", None));
    assert_eq!(deciding(&pools, "A-E B-F C-G D-H"), decided("D4.9.3-6.1", Some((3, 1))));
}

#[test]
fn d4_9_3_6_2_other_floaters_of_an_even_pool_are_told_by_their_clause() {
    let pools = situation("1: A B(A,C,D) C D | 0: E F");
    assert_eq!(deciding(&pools, "A-C B-E D-F"), decided("D4.9.3-6.2", None));
}

#[test]
fn d4_9_3_6_3_another_alternative_is_told_by_its_clause() {
    let pools = situation("1: A B C(F) D E | 0: F");
    assert_eq!(deciding(&pools, "B-D C-E A-F"), decided("D4.9.3-6.3", None));
}

#[test]
fn d4_9_3_5_3_6_needless_floaters_are_told_by_the_clause() {
    let pools = situation("1: A B C D | 0: E F");
    assert_eq!(deciding(&pools, "A-D B-E C-F"), decided("D4.9.3-5.3.6", Some((2, 0))));
}

#[test]
fn d4_9_3_5_3_4_a_needless_exchange_is_told_by_the_clause() {
    assert_eq!(deciding(&situation("1: A B C D"), "A-B C-D"), decided("D4.9.3-5.3.4", Some((1, 0))));
    let needed = situation("1: A(C,D,E,F) B C D E F");
    assert_eq!(deciding(&needed, "A-B C-F D-E"), decided("D4.9.3-5.1", Some((6, 5))));
    assert_eq!(deciding(&needed, "A-B C-D E-F"), decided("D4.9.3-5.3.4", None));
}

#[test]
fn d4_9_3_5_2_fewer_preferences_are_told_with_their_numbers() {
    let colours = situation("1: A:HS B:SH C:HS D:SH");
    assert_eq!(deciding(&colours, "A-C D-B"), decided("D4.9.3-5.2", Some((2, 4))));
}

#[test]
fn d4_9_3_5_1_another_order_of_the_weak_half_is_told_with_the_places() {
    assert_eq!(deciding(&situation("1: A B C D"), "A-D B-C"), decided("D4.9.3-5.1", Some((4, 3))));
}

#[test]
fn d4_9_3_5_4_a_floater_who_goes_too_far_is_told_with_the_places() {
    let pools = situation("2: A B C | 1: D E F");
    assert_eq!(deciding(&pools, "A-C B-E D-F"), decided("D4.9.3-5.4", Some((5, 4))));
}

#[test]
fn d4_9_3_6_n_a_floater_who_takes_the_weak_preference_is_told_by_the_remark() {
    let colours = situation("2: A:HSH B:SHS C:SHS | 1: D:HSH E:SHH F:SHS");
    assert_eq!(deciding(&colours, "C-A B-D F-E"), decided("D4.9.3-6.N", Some((4, 5))));
}

#[test]
fn d4_9_3_7_2_reversed_colours_are_told_with_the_whites() {
    assert_eq!(deciding(&situation("1: A:HHS B:SSH"), "A-B"), decided("D4.9.3-7.2", Some((2, 1))));
    assert_eq!(deciding(&situation("1: A:SH B:SH"), "A-B"), decided("D4.9.3-7.4", None));
}

#[test]
fn d4_9_3_8_2_a_strong_preference_is_never_denied() {
    let strong = situation("2: A:HSHH B:SHSH C:HHSH D:SHSH");
    assert_eq!(breaches(&strong, "A-C B-D"), ["danish_strong_clash"]);
    assert_eq!(breaches(&strong, "A-D B-C"), ["danish_strong_denied"]);
    assert!(breaches(&situation("3: A:HSHH B:SHSH C:HHSH D:SHSH").last_round(), "A-C B-D").is_empty());
}

#[test]
fn d4_9_3_2_2_whoever_must_have_black_does_not_meet_x() {
    assert_eq!(breaches(&situation("1: A:HH B:SS C:HS"), "B-C A-X"), ["danish_strong_bye"]);
}

#[test]
fn the_engine_s_own_rounds_are_judged_equal() {
    let mut judged = 0;
    for seed in 0..120 {
        let mut dice = Dice(500_000 + seed);
        let (mut history, acceleration) = eventful(&mut dice, 14);
        let system = rokade_pairing::System::Of(rokade_pairing::Host::DanishSwiss { acceleration });
        for round in 1..=history.rounds {
            events(&mut history, round, &mut dice);
            let request = Request::new(system, &history, round);
            let Ok(pairing) = rokade_pairing::pair(&request) else { break };
            let own = Proposal {
                boards: pairing.pairs().collect(),
                byes: pairing.bye.iter().map(|bye| bye.player).collect(),
            };
            let judgement = judge(&request, &own);
            assert!(judgement.is_equal() && judgement.is_legal(), "{judgement:?}");
            judged += 1;
            play(&mut history, &pairing, &mut dice);
        }
    }
    assert!(judged > 300, "{judged}");
}

#[test]
fn every_other_legal_round_has_a_clause_that_decides() {
    let mut told = std::collections::BTreeSet::new();
    for seed in 0..150 {
        let mut dice = Dice(600_000 + seed);
        let mut history = field(8 + dice.below(5), 7);
        for round in 1..=5 {
            let Ok(pairing) = danish(&history, round) else { break };
            let mut boards: Vec<_> = pairing.pairs().collect();
            let (one, other) = (dice.below(4) as usize, dice.below(4) as usize);
            let (low, high) = (boards[one].1, boards[other].1);
            (boards[one].1, boards[other].1) = (high, low);
            let byes = pairing.bye.iter().map(|bye| bye.player).collect();
            let judgement = judge(&Request::new(PLAIN, &history, round), &Proposal { boards, byes });
            if one != other && judgement.is_legal() {
                let clause = judgement.deciding.unwrap().to_string();
                assert!(clause.starts_with("D4.9.3-"), "{clause}");
                told.insert(clause);
            }
            play(&mut history, &pairing, &mut dice);
        }
    }
    assert!(told.len() >= 5, "{told:?}");
}

#[test]
fn a_soft_rule_the_engine_gave_up_does_not_decide() {
    let mut history = field(4, 3);
    history.forbidden.push(Forbidden {
        players: [1, 2, 3, 4].map(StartNumber).to_vec(),
        first: 1,
        last: 3,
        soft: true,
    });
    let request = Request::new(PLAIN, &history, 1);
    let proposal =
        Proposal { boards: vec![(StartNumber(4), StartNumber(1)), (StartNumber(3), StartNumber(2))], byes: vec![] };
    let judgement = judge(&request, &proposal);
    assert_eq!(judgement.deciding.unwrap().as_str(), "D4.9.3-7.1");
}

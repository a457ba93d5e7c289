//! Pairings changed by hand: the judge names the clause that the brute force finds, for every criterion.

use std::collections::BTreeMap;

use rokade_pairing::{Proposal, judge, pair};

use crate::brute::Text;
use crate::fields::Dice;
use crate::{accelerated, as_proposal, random};

/// How often each clause decides in one tournament; every single case agrees with the brute force.
fn decided(seed: u64) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    let mut dice = Dice(seed);
    let players = 4 + dice.below(5);
    let (mut history, baku) = random::tournament(players, &mut dice);
    for round in 1..=history.rounds {
        random::disturb(&mut history, round, &mut dice);
        let request = accelerated(&history, round, baku);
        let Ok(pairing) = pair(&request) else { break };
        let mut text = Text::new(&history, round, baku);
        for other in changed(&as_proposal(&pairing)) {
            let judged = judge(&request, &other);
            if !judged.is_legal() {
                continue;
            }
            let expected = text.deciding(&other.boards, other.byes.first().copied());
            let clause = judged.deciding.map(|clause| clause.as_str().to_owned()).unwrap_or_default();
            let name = clause.rsplit(':').next().unwrap_or_default().to_owned();
            let place = format!("tournament {seed}, round {round}, {other:?}: {history:?}");
            assert_eq!(Some(&*name), expected, "{place}");
            if name.starts_with('C') {
                assert!(judged.proposed_value > judged.engine_value, "{name}: {place}");
            }
            *found.entry(name).or_default() += 1;
        }
        random::play(&mut history, &pairing, &mut dice);
    }
    found
}

/// Everything that comes of exchanging two players, or a player and the bye, or three players in a ring.
fn changed(proposal: &Proposal) -> Vec<Proposal> {
    let mut all = rings(proposal);
    for first in 0..proposal.boards.len() {
        for second in first + 1..proposal.boards.len() {
            for crossed in [false, true] {
                let mut other = proposal.clone();
                let (one, two) = (proposal.boards[first], proposal.boards[second]);
                (other.boards[first], other.boards[second]) =
                    if crossed { ((one.0, two.0), (one.1, two.1)) } else { ((one.0, two.1), (two.0, one.1)) };
                all.push(other);
            }
        }
        if let Some(bye) = proposal.byes.first() {
            let (white, black) = proposal.boards[first];
            for (pair, bye) in [((*bye, black), white), ((white, *bye), black)] {
                let mut other = proposal.clone();
                other.boards[first] = pair;
                other.byes = vec![bye];
                all.push(other);
            }
        }
    }
    all
}

/// Three boards, each passing one of its players on to the next.
fn rings(proposal: &Proposal) -> Vec<Proposal> {
    let boards = &proposal.boards;
    let turned = |at: usize, is_turned: bool| if is_turned { (boards[at].1, boards[at].0) } else { boards[at] };
    let mut all = Vec::new();
    for first in 0..boards.len() {
        for second in first + 1..boards.len() {
            for third in second + 1..boards.len() {
                for turn in 0..4 {
                    let (one, two, three) =
                        (boards[first], turned(second, turn & 1 == 1), turned(third, turn & 2 == 2));
                    for ring in [[two.1, three.1, one.1], [three.1, one.1, two.1]] {
                        let mut other = proposal.clone();
                        other.boards[first] = (one.0, ring[0]);
                        other.boards[second] = (two.0, ring[1]);
                        other.boards[third] = (three.0, ring[2]);
                        all.push(other);
                    }
                }
            }
        }
    }
    all
}

/// Tournaments by seed in which the clause decides somewhere.
fn assert_decides(name: &str, seeds: &[u64]) {
    for seed in seeds {
        let found = decided(*seed);
        assert!(found.contains_key(name), "{name} in tournament {seed}: {found:?}");
    }
}

#[test]
fn fide_c_04_3_2026_c5_decides_between_two_byes() {
    assert_decides("C5", &[3, 6]);
}

#[test]
fn fide_c_04_3_2026_c6_decides_between_more_and_fewer_floats() {
    assert_decides("C6", &[3, 9]);
}

#[test]
fn fide_c_04_3_2026_c7_decides_between_floaters_of_two_scores() {
    assert_decides("C7", &[20, 33]);
}

#[test]
fn fide_c_04_3_2026_c8_decides_by_the_next_bracket() {
    assert_decides("C8", &[20, 52, 65]);
}

#[test]
fn fide_c_04_3_2026_c9_decides_by_unplayed_games() {
    assert_decides("C9", &[1, 9]);
}

#[test]
fn fide_c_04_3_2026_c11_decides_by_a_third_colour_running() {
    assert_decides("C11", &[274, 1312]);
}

#[test]
fn fide_c_04_3_2026_c12_decides_by_preferences() {
    assert_decides("C12", &[1, 8]);
}

#[test]
fn fide_c_04_3_2026_c13_decides_by_strong_preferences() {
    assert_decides("C13", &[28, 116]);
}

#[test]
fn fide_c_04_3_2026_c14_decides_by_downfloats_of_residents() {
    assert_decides("C14", &[12, 15]);
}

#[test]
fn fide_c_04_3_2026_c15_decides_by_upfloats_of_opponents() {
    assert_decides("C15", &[8, 11]);
}

#[test]
fn fide_c_04_3_2026_c16_decides_by_downfloats_two_rounds_back() {
    assert_decides("C16", &[34, 81]);
}

#[test]
fn fide_c_04_3_2026_c17_decides_by_upfloats_two_rounds_back() {
    assert_decides("C17", &[39, 473]);
}

#[test]
fn fide_c_04_3_2026_c18_decides_by_score_differences_of_downfloaters() {
    assert_decides("C18", &[65, 353]);
}

#[test]
fn fide_c_04_3_2026_c19_decides_by_score_differences_of_upfloaters() {
    assert_decides("C19", &[182, 304]);
}

#[test]
fn fide_c_04_3_2026_c20_decides_by_score_differences_two_rounds_back() {
    assert_decides("C20", &[360, 380]);
}

#[test]
fn fide_c_04_3_2026_c21_decides_by_upfloaters_two_rounds_back() {
    assert_decides("C21", &[768, 975]);
}

#[test]
fn fide_c_04_3_2026_order_decides_between_equals() {
    assert_decides("order", &[0, 4]);
}

//! Four rounds worked out by hand from the text.

use rokade_clause::Fact;
use rokade_pairing::Pairing;

use crate::fields::{worked_out, written};
use crate::hall::{laid, steps};

fn paired(report: &str) -> Pairing {
    let (history, round) = worked_out(report);
    laid(&history, round)
}

#[test]
fn d4_9_5_c13_the_remainder_may_lose_its_pairs_before_brackets_are_joined() {
    let pairing = paired(include_str!("../../../cli/tests/fixtures/pairing-cases/fide-1998-c13-joins-too-soon.trf"));
    assert_eq!(written(&pairing), "1-2 4-3 6-5");
    assert!(steps(&pairing).contains(&"f98_step_fewer_for_lowest"));
    assert!(!steps(&pairing).contains(&"f98_step_joined"));
}

#[test]
fn d4_9_5_c12_every_pairing_of_the_bracket_above_counts_before_x_is_raised() {
    let pairing = paired(include_str!("../../../cli/tests/fixtures/pairing-cases/fide-1998-c12-every-pairing.trf"));
    assert_eq!(written(&pairing), "4-3 6-8 2-1 5-7");
    let changed = pairing.trace.iter().find(|step| step.reason.key == "f98_step_above_changed").unwrap();
    assert_eq!(changed.reason.facts["players"], Fact::Text("1".to_owned()));
    assert!(!steps(&pairing).contains(&"f98_step_x_raised"));
}

#[test]
fn d4_9_5_c11_x_is_raised_up_to_all_pairs_of_the_bracket() {
    let pairing = paired(include_str!("../../../cli/tests/fixtures/pairing-cases/fide-1998-c11-all-pairs.trf"));
    assert_eq!(written(&pairing), "5-6 3-4 2-1");
    let raised = pairing.trace.iter().find(|step| step.reason.key == "f98_step_x_raised").unwrap();
    assert_eq!(raised.reason.facts["to"], Fact::Number(2));
    assert!(!steps(&pairing).contains(&"f98_step_fewer_pairs"), "nobody is moved down for colours");
}

#[test]
fn d4_9_5_c10_in_the_lowest_bracket_all_moved_down_may_change_opponents_before_brackets_are_joined() {
    let pairing = paired(include_str!("../../../cli/tests/fixtures/pairing-cases/fide-1998-c10-other-opponents.trf"));
    // 1 and 4 come down to 2, 5, 7 and 8: after 1-2 two of 5, 7 and 8 are left, who have all met; after 1-8 it works out.
    assert_eq!(written(&pairing), "1-8 4-5 6-3 7-2");
    assert!(steps(&pairing).contains(&"f98_step_other_opponents"));
    assert!(!steps(&pairing).contains(&"f98_step_joined"));
}

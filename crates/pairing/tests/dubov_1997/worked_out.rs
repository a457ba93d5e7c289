//! Two rounds worked out by hand from the text.

use rokade_model::StartNumber;
use rokade_pairing::{Pairing, pair};

use crate::fields::{worked_out, written};
use crate::thrown::dubov;

fn paired(report: &str) -> Pairing {
    let (history, round) = worked_out(report);
    pair(&dubov(&history, round)).unwrap()
}

fn steps(pairing: &Pairing) -> Vec<&str> {
    pairing.trace.iter().map(|step| &*step.reason.key).collect()
}

#[test]
fn d4_9_6_6_3_after_two_whites_the_others_form_their_columns_anew() {
    let pairing = paired(include_str!("../../../cli/tests/fixtures/pairing-cases/dubov-1997-after-two-whites.trf"));
    assert_eq!(written(&pairing), "1-3 2-6 5-4");
    assert!(pairing.notes.is_empty(), "the printed rules suffice");
    assert!(steps(&pairing).contains(&"dubov_step_columns_anew"));
    assert!(pairing.groups.iter().all(|group| group.floated.is_empty()));
}

#[test]
fn d4_9_6_6_4_only_as_many_float_as_must() {
    let pairing = paired(include_str!("../../../cli/tests/fixtures/pairing-cases/dubov-1997-who-floats.trf"));
    assert!(steps(&pairing).contains(&"dubov_step_fewer_over"));
    assert!(!steps(&pairing).contains(&"dubov_step_goes_back"), "1 is not brought up in vain");
    let upper = pairing.groups.iter().find(|group| group.residents == [2, 5].map(StartNumber)).unwrap();
    assert_eq!((&upper.floated[..], &upper.moved_up[..]), (&[StartNumber(2)][..], &[StartNumber(1)][..]));
    let board = pairing.boards.iter().find(|board| [board.white, board.black].contains(&StartNumber(5))).unwrap();
    assert!([board.white, board.black].contains(&StartNumber(1)));
}

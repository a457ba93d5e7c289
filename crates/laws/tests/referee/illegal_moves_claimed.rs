//! Illegal moves claimed: until when, against whom a claim is that fails, and what of a move is written down.

use rokade_board::Color;
use rokade_board::notation::Style;
use rokade_clause::Edition;
use rokade_laws::referee::{Claimed, Decision, Deed, Noticed};

use crate::stage::*;

const EDITIONS: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];
const SINCE_2018: [Edition; 2] = [SE2018, FIDE2023];

#[test]
fn two_hands_are_complained_of_before_a_man_is_touched() {
    for (edition, clause) in [(SE2018, "L2018-4.8"), (FIDE2023, "L2023-4.8")] {
        let stage = Stage::new(edition, "90").make_with(W, "e2e4", 2).press(W);
        for late in [stage.clone().touch(B, "a7"), stage.clone().play("a7a6")] {
            let claimed = late.claim(B, Claimed::IllegalMove);
            claimed.rules(Decision::ClaimRejected, clause, (0, 0));
            assert_eq!(claimed.last_ruling().against, Some(Color::Black));
            assert_eq!(claimed.account().illegal_moves(Color::White), 0);
        }
        let noticed = stage.clone().play("a7a6").notice_of(Noticed::IllegalMove, Color::White);
        assert_eq!(noticed.last_ruling().decision, Decision::IllegalMove);
        let in_time = stage.claim(B, Claimed::IllegalMove);
        assert_eq!(in_time.last_ruling().decision, Decision::IllegalMove);
        // An illegal move before the two hands is another matter.
        let both = Stage::new(edition, "90").play("e2e5 a7a6").make_with(W, "d2d4", 2).press(W).touch(B, "b7");
        let claimed = both.claim(B, Claimed::IllegalMove);
        assert_eq!(claimed.last_ruling().decision, Decision::IllegalMove);
        assert!(claimed.account().moves_made().is_empty());
    }
}

#[test]
fn a_claim_that_fails_is_against_the_claimant() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "90").play("e2e4");
        for rule in [Claimed::IllegalMove, Claimed::Touch, Claimed::Flag] {
            let ruling = stage.clone().claim(B, rule);
            assert_eq!(ruling.last_ruling().against, Some(Color::Black), "{rule:?}");
        }
        let hands = Stage::new(edition, "90").make_with(W, "e2e4", 2).claim(B, Claimed::IllegalMove);
        assert_eq!(hands.last_ruling().decision, Decision::ClaimRejected);
        assert_eq!(hands.last_ruling().against, Some(Color::Black));
        let noticed = stage.notice_of(Noticed::Touch, Color::White);
        assert_eq!(noticed.last_ruling().against, Some(Color::White));
    }
}

#[test]
fn nobody_moves_a_man_that_is_not_there() {
    for edition in EDITIONS {
        let told = |stage: Stage, uci: &str| {
            let attempt = rokade_board::Attempt {
                from: uci[..2].parse().unwrap(),
                to: uci[2..].parse().unwrap(),
                promotion: None,
            };
            stage.try_say(W, Deed::Move { attempt, hands: 1 })
        };
        let bad = told(Stage::new(edition, "90"), "e4e5").err().unwrap();
        assert_eq!((bad.reason.key.as_ref(), &bad.reason.facts["square"]), ("script_no_man", &"e4".into()));
        // What comes instead of an illegal move begins where that began.
        let replaced = Stage::new(edition, "90").make(W, "e2e5");
        assert_eq!(told(replaced.clone(), "e5e4").err().unwrap().reason.key, "script_no_man");
        assert!(told(replaced, "e2e4").is_ok());
        assert!(told(Stage::new(edition, "90"), "e7e5").is_ok(), "the opponent's man is illegal, not absent");
        assert!(told(Stage::new(edition, "90").say(ARBITER, Deed::Adjourn), "e4e5").is_err());
    }
}

#[test]
fn a_queen_placed_late_is_written_as_a_promotion() {
    for edition in SINCE_2018 {
        let stage = Stage::from(edition, "90", "8/P6k/8/8/8/8/8/K7 w - - 0 1").play("a7a8 h7h6");
        let stage = stage.notice_of(Noticed::IllegalMove, Color::White);
        assert_eq!(stage.account().moves(&Style::pgn()), ["a8=Q", "Kh6"]);
    }
}

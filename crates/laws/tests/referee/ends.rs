//! What ends a game: mates and stalemates with the wrong man, flags over positions that cannot be won, signatures, a start
//! position that is over already.

use rokade_board::{Color, Position, Variant};
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Claimed, Decision, Deed, EndReason, Noticed, Score, Supervision};

use crate::stage::*;

const EDITIONS: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];
const SINCE_2018: [Edition; 2] = [SE2018, FIDE2023];
const BEFORE_2018: [Edition; 3] = [DK2001, DK2009, NO2009];
const MINUTE: i64 = 60_000;

/// Position, the man that is touched and the move with another that ends the game.
const ENDING: [(&str, &str, &str, EndReason); 3] = [
    ("6k1/5ppp/8/8/8/8/8/K2RN3 w - - 0 1", "e1", "d1d8", EndReason::Checkmate),
    ("7k/5K2/8/6Q1/8/8/8/6N1 w - - 0 1", "g1", "g5g6", EndReason::Stalemate),
    ("7k/8/8/8/8/8/6p1/N5K1 w - - 0 1", "a1", "g1g2", EndReason::DeadPosition),
];

impl Stage {
    fn both_sign(self, result: &str) -> Self {
        let result: Score = result.parse().unwrap();
        self.say(W, Deed::Sign { result }).say(B, Deed::Sign { result })
    }

    pub(crate) fn reason(&self) -> Option<EndReason> {
        self.account().verdict().map(|verdict| verdict.reason)
    }
}

fn ended_with_another_man(edition: Edition, (fen, touched, uci, reason): (&str, &str, &str, EndReason)) -> Stage {
    let stage = Stage::from(edition, "90", fen).touch(W, touched).make(W, uci);
    assert_eq!(stage.reason(), Some(reason));
    stage
}

#[test]
fn a_move_with_the_wrong_man_ends_nothing_since_2018() {
    for edition in SINCE_2018 {
        for case in ENDING {
            let ended = ended_with_another_man(edition, case);
            let claimed = ended.clone().claim(B, Claimed::Touch);
            let noticed = ended.clone().press(W).notice_of(Noticed::Touch, Color::White);
            for stage in [claimed, noticed] {
                stage.goes_on();
                assert_eq!(stage.last_ruling().decision, Decision::TouchUpheld);
                assert_eq!(stage.last_ruling().against, Some(Color::White));
                assert_eq!((stage.account().result().as_str(), stage.account().fen().as_str()), ("*", case.0));
                assert_eq!(stage.account().clocks().running(), Some(Color::White));
                assert_eq!(stage.account().clocks().moves(Color::White), 0);
            }
        }
    }
    ended_with_another_man(SE2018, ENDING[0]).claim(B, Claimed::Touch).rules(
        Decision::TouchUpheld,
        "L2018-4.3.1",
        (0, 0),
    );
}

#[test]
fn after_anything_else_the_result_stands() {
    for edition in SINCE_2018 {
        let ended = ended_with_another_man(edition, ENDING[0]);
        let result: Score = "1-0".parse().unwrap();
        let signed = ended.clone().say(B, Deed::Sign { result });
        let touched = ended.clone().touch(B, "f7");
        let by_the_mover = ended.clone().claim(W, Claimed::Touch);
        for stage in [signed, touched, by_the_mover] {
            assert_eq!(stage.claim(B, Claimed::Touch).account().result(), "1-0");
        }
        let kept = Stage::from(edition, "90", ENDING[0].0).touch(W, "d1").make(W, "d1d8").claim(B, Claimed::Touch);
        assert_eq!(kept.account().result(), "1-0");
        assert_eq!(kept.last_ruling().decision, Decision::NoAction);
    }
}

#[test]
fn before_2018_every_mate_stands() {
    for edition in BEFORE_2018 {
        for case in ENDING {
            let stage = ended_with_another_man(edition, case).claim(B, Claimed::Touch);
            assert_eq!(stage.reason(), Some(case.3));
            assert_eq!(stage.last_ruling().decision, Decision::NoAction);
        }
    }
}

#[test]
fn a_lone_king_in_an_illegal_position_cannot_mate() {
    for edition in EDITIONS {
        let stage = Stage::from(edition, "1", "7k/7q/8/8/8/8/8/K7 w - - 0 1").play("a1b1").wait(2 * MINUTE);
        let flag = stage.claim(W, Claimed::Flag);
        assert_eq!(flag.reason(), Some(EndReason::FlagNoMatePossible));
        // With a rook he can.
        let stage = Stage::from(edition, "1", "7k/7q/8/8/8/8/R7/K7 w - - 0 1").play("a1b1").wait(2 * MINUTE);
        assert_eq!(stage.claim(W, Claimed::Flag).reason(), Some(EndReason::Flag));
    }
    let resigned = Stage::from(FIDE2023, "90", "7k/7q/8/8/8/8/8/K7 w - - 0 1").play("a1b1").say(B, Deed::Resign);
    assert_eq!(resigned.reason(), Some(EndReason::ResignationNoMatePossible));
}

#[test]
fn a_pawn_left_on_the_last_rank_leaves_the_material_to_go_by() {
    for edition in EDITIONS {
        let mut settings = settings(edition, "15");
        settings.supervision = Supervision::Limited;
        settings.start = Position::read("7k/8/8/8/8/8/p7/7K b - - 0 1", Variant::Standard).unwrap();
        let stage = Stage::with(settings).play("a2a1 h1h2").wait(16 * MINUTE).claim(W, Claimed::Flag);
        assert_eq!(stage.reason(), Some(EndReason::FlagNoMatePossible));
    }
}

#[test]
fn a_result_signed_before_the_end_may_be_set_aside() {
    for edition in EDITIONS {
        let played = Stage::new(edition, "90").play("e2e4 e7e5");
        for signed in [played.clone().both_sign("1-0"), played.clone().both_sign("1-0").both_sign("1/2-1/2")] {
            assert_eq!(signed.reason(), Some(EndReason::Signed));
            let stage = signed.decide(Choice::Reject);
            stage.goes_on();
            assert_eq!(stage.account().result(), "*");
            assert_eq!(stage.account().clocks().running(), Some(Color::White));
            let again = stage.play("g1f3").both_sign("0-1");
            assert_eq!(again.account().result(), "0-1");
        }
    }
}

#[test]
fn a_start_position_that_is_over_ends_the_game_at_once() {
    let over = [
        ("R6k/8/6K1/8/8/8/8/8 b - - 1 20", "1-0", EndReason::Checkmate),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 1 20", "1/2-1/2", EndReason::Stalemate),
        ("7k/5K2/8/8/8/8/8/6N1 w - - 1 20", "1/2-1/2", EndReason::DeadPosition),
    ];
    for edition in EDITIONS {
        for (fen, result, reason) in over {
            let stage = Stage::from(edition, "90", fen);
            assert_eq!((stage.account().result().as_str(), stage.reason()), (result, Some(reason)));
            assert_eq!(stage.last_ruling().decision, Decision::GameOver);
            assert_eq!(stage.last_ruling().happened.key, "happened_start_position_over");
        }
        let counted = Stage::from(edition, "90", "7k/5K2/8/8/8/8/8/6R1 w - - 150 100");
        let is_counted = SINCE_2018.contains(&edition);
        assert_eq!(counted.reason(), is_counted.then_some(EndReason::SeventyFiveMoves));
    }
}

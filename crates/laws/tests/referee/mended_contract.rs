//! What an outside reader of the contract found and was mended.

use rokade_board::notation::Style;
use rokade_board::{Color, Position, Variant};
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Claimed, Decision, Deed, EndReason, Millis, Noticed, Score, Supervision};

use crate::stage::*;

const EDITIONS: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];
const SINCE_2018: [Edition; 2] = [SE2018, FIDE2023];
const BEFORE_2018: [Edition; 3] = [DK2001, DK2009, NO2009];
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// Position, the man that is touched and the move with another that ends the game.
const ENDING: [(&str, &str, &str, EndReason); 3] = [
    ("6k1/5ppp/8/8/8/8/8/K2RN3 w - - 0 1", "e1", "d1d8", EndReason::Checkmate),
    ("7k/5K2/8/6Q1/8/8/8/6N1 w - - 0 1", "g1", "g5g6", EndReason::Stalemate),
    ("7k/8/8/8/8/8/6p1/N5K1 w - - 0 1", "a1", "g1g2", EndReason::DeadPosition),
];

impl Stage {
    fn sealed(self, by: rokade_laws::referee::By, text: &str) -> Self {
        self.say(by, Deed::Seal { text: text.to_owned(), envelope: None })
    }

    fn both_sign(self, result: &str) -> Self {
        let result: Score = result.parse().unwrap();
        self.say(W, Deed::Sign { result }).say(B, Deed::Sign { result })
    }

    fn reason(&self) -> Option<EndReason> {
        self.account().verdict().map(|verdict| verdict.reason)
    }
}

/// A game in which a player may come half an hour late.
fn with_grace(edition: Edition, fen: &str) -> Stage {
    let mut settings = settings(edition, "90");
    settings.default_time = Some(Millis(30 * MINUTE));
    settings.start = Position::read(fen, Variant::Standard).unwrap();
    Stage::with(settings)
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
fn the_second_envelope_may_be_followed_by_a_press() {
    for edition in EDITIONS {
        let start = Position::start().fen();
        let stage = with_grace(edition, &start).play("e2e4 e7e5").say(ARBITER, Deed::Adjourn).sealed(W, "g1f3");
        let stage = stage.at(DAY).say(B, Deed::Arrive).say(ARBITER, Deed::ResumePlay).say(ARBITER, Deed::OpenEnvelope);
        let stage = stage.sealed(B, "b8c6");
        let clock = stage.clock();
        let stage = stage.press(B);
        assert_eq!(stage.clock(), (clock.0 - 1_000, clock.1));
        let stage = stage.say(W, Deed::Arrive).say(ARBITER, Deed::OpenEnvelope);
        assert_eq!(stage.account().moves(&Style::pgn()), ["e4", "e5", "Nf3", "Nc6"]);
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
fn an_envelope_is_opened_where_nobody_tells_who_is_there() {
    let mating = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    for edition in EDITIONS {
        let sealed = |text: &str| {
            let stage = with_grace(edition, mating).say(ARBITER, Deed::Adjourn).sealed(W, text);
            stage.at(DAY).say(ARBITER, Deed::ResumePlay)
        };
        let resumed = sealed("e1e8");
        assert_eq!(resumed.account().clocks().running(), Some(Color::Black));
        assert_eq!(resumed.last_ruling().clauses().len(), 1, "only that position and times are as they were");
        assert_eq!(resumed.clone().say(ARBITER, Deed::OpenEnvelope).reason(), Some(EndReason::Checkmate));
        let invalid = sealed("Nf6").say(ARBITER, Deed::OpenEnvelope);
        assert_eq!(invalid.reason(), Some(EndReason::SealedMoveInvalid));
        // As soon as it is told, the envelope waits for him.
        for told in [resumed.clone().say(W, Deed::Arrive), resumed.notice_of(Noticed::Absent, Color::Black)] {
            let waits = told.say(ARBITER, Deed::OpenEnvelope);
            waits.goes_on();
            let opened = waits.say(B, Deed::Arrive).say(ARBITER, Deed::OpenEnvelope);
            assert_eq!(opened.reason(), Some(EndReason::Checkmate));
        }
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

#[test]
fn a_rebuilt_game_in_the_next_period_names_the_time_it_adds() {
    for edition in EDITIONS {
        let stage = Stage::new(edition, "40/1 30").play("e2e4 e7e5").wait(2 * MINUTE);
        let stage = stage.say(ARBITER, Deed::Stop { reason: Some("flag".to_owned()) });
        let before = stage.clock();
        let stage = stage.say(ARBITER, Deed::Reconstruct { moves: 2, fen: None });
        let change = stage.last_ruling().change;
        assert_eq!((change.white.0, change.black.0), (30 * MINUTE, 30 * MINUTE));
        assert_eq!(stage.clock(), (before.0 + change.white.0, before.1 + change.black.0));
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

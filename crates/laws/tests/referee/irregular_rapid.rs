//! Until when rapid and blitz games without adequate supervision can be put right, and the clocks.

use rokade_board::notation::Style;
use rokade_clause::Edition;
use rokade_laws::referee::{Choice, Consequence, Decision, EndReason, Noticed};

use crate::irregular::{CLASSICAL, opening};
use crate::stage::*;

const RAPID: &str = "25";
const BLITZ: &str = "5";
/// White's king and queen have changed places.
const EXCHANGED: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1";
/// White's king's rook and knight have changed places.
const ROOK_AND_KNIGHT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBRN w Qkq - 0 1";

struct Rapid {
    edition: Edition,
    moves: usize,
    array: &'static str,
    clock: &'static str,
    blitz: &'static str,
    replay: &'static str,
    turned: &'static str,
}

const R2001: Rapid = Rapid {
    edition: DK2001,
    moves: 3,
    array: "L2001-B4",
    clock: "L2001-B4",
    blitz: "L2001-C2",
    replay: "L2001-7.1.a",
    turned: "L2001-7.1.b",
};
const R2009: Rapid = Rapid {
    edition: DK2009,
    moves: 3,
    array: "L2009-A4.a",
    clock: "L2009-A4.a",
    blitz: "L2009-B3.a",
    replay: "L2009-7.1.a",
    turned: "L2009-7.1.b",
};
const R2018: Rapid = Rapid {
    edition: SE2018,
    moves: 10,
    array: "L2018-A.4.1.2",
    clock: "L2018-A.4.1.1",
    blitz: "L2018-B.4",
    replay: "L2018-7.2.1",
    turned: "L2018-7.2.2",
};
const R2023: Rapid = Rapid {
    edition: FIDE2023,
    moves: 10,
    array: "L2023-A.5.1.2",
    clock: "L2023-A.5.1.1",
    blitz: "L2023-B.3",
    replay: "L2023-7.2.1",
    turned: "L2023-7.2.2",
};

impl Rapid {
    /// Both have made all the moves that close complaints, less some half-moves.
    fn after(&self, periods: &str, less: usize) -> Stage {
        opening(Stage::limited(self.edition, periods), 2 * self.moves - less)
    }

    fn array_and_board_are_closed(&self) {
        self.after(RAPID, 1).notice(Noticed::WrongStart).ends("*", EndReason::Annulled, self.replay);
        self.after(RAPID, 1).notice(Noticed::BoardTurned).rules(Decision::Restored, self.turned, (0, 0));
        for what in [Noticed::WrongStart, Noticed::BoardTurned] {
            let stage = self.after(RAPID, 0).notice(what);
            stage.goes_on();
            stage.rules(Decision::NoAction, self.array, (0, 0));
            let blitz = self.after(BLITZ, 0).notice(what);
            blitz.rules(Decision::NoAction, self.array, (0, 0));
            assert!(blitz.last_ruling().bearing.iter().any(|clause| clause.as_str() == self.blitz));
        }
        let slow = opening(Stage::new(self.edition, CLASSICAL), 20).notice(Noticed::WrongStart);
        slow.ends("*", EndReason::Annulled, self.replay);
    }

    /// A game from a wrong array that stands: who may not castle.
    fn bars(&self, fen: &str, moves: &str) -> (Stage, Vec<String>) {
        let mut begun = settings(self.edition, RAPID);
        begun.supervision = rokade_laws::referee::Supervision::Limited;
        begun.start = rokade_board::Position::read(fen, rokade_board::Variant::Standard).unwrap();
        let stage = Stage::with(begun).play(moves).notice(Noticed::WrongStart);
        stage.rules(Decision::NoAction, self.array, (0, 0));
        let bars = stage.last_ruling().why.iter().filter(|why| why.key == "irregular_no_castling");
        let named = |why: &rokade_clause::Reason| format!("{:?} {:?}", why.facts["color"], why.facts["man"]);
        let bars = bars.map(named).collect();
        (stage, bars)
    }

    fn exchanged_king_may_not_castle(&self) {
        let moves =
            "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6 b1c3 b8c6 c1f4 c8f5 e1d2 d8d7 a2a3 a7a6 h2h3 h7h6 f3h2 f6h7";
        let enough: Vec<&str> = moves.split_whitespace().take(2 * self.moves).collect();
        let (stage, bars) = self.bars(EXCHANGED, &enough.join(" "));
        assert_eq!(bars.len(), 1);
        assert!(bars[0].contains("white") && bars[0].contains("king"), "{bars:?}");
        // The king goes two squares towards the rook: no castling, an illegal move by its squares.
        let tried = stage.make(W, "d1f1");
        assert_eq!(tried.account().moves(&Style::pgn()).last().map(String::as_str), Some("d1f1"));
    }
}

#[test]
fn l2001_b4_closes_complaints_after_three_moves() {
    R2001.array_and_board_are_closed();
    R2001.exchanged_king_may_not_castle();
    let stage = R2001.after(RAPID, 0).notice(Noticed::WrongClockSetting);
    stage.rules(Decision::NoAction, R2001.clock, (0, 0));
    // In this edition supervision makes no difference.
    let supervised = opening(Stage::new(DK2001, RAPID), 6).notice(Noticed::WrongStart);
    supervised.rules(Decision::NoAction, "L2001-B4", (0, 0));
}

#[test]
fn l2009_a4_a_closes_complaints_after_three_moves() {
    R2009.array_and_board_are_closed();
    R2009.exchanged_king_may_not_castle();
    let stage = R2009.after(RAPID, 0).notice(Noticed::WrongClockSetting);
    stage.rules(Decision::NoAction, R2009.clock, (0, 0));
    let supervised = opening(Stage::new(DK2009, RAPID), 6).notice(Noticed::WrongStart);
    supervised.ends("*", EndReason::Annulled, "L2009-7.1.a");
    // Made in the Danish text, completed in the Norwegian.
    let unpressed = |edition| opening(Stage::limited(edition, RAPID), 5).make(B, "a7a6").notice(Noticed::WrongStart);
    unpressed(DK2009).rules(Decision::NoAction, "L2009-A4.a", (0, 0));
    unpressed(NO2009).ends("*", EndReason::Annulled, "L2009-7.1.a");
}

#[test]
fn l2018_a_4_1_counts_ten_completed_moves() {
    let unpressed = opening(Stage::limited(SE2018, RAPID), 19).make(B, "c7c5").notice(Noticed::WrongStart);
    unpressed.ends("*", EndReason::Annulled, "L2018-7.2.1");
    R2018.after(RAPID, 0).notice(Noticed::WrongStart).rules(Decision::NoAction, "L2018-A.4.1", (0, 0));
}

#[test]
fn l2023_a_5_1_counts_ten_completed_moves() {
    let unpressed = opening(Stage::limited(FIDE2023, RAPID), 19).make(B, "c7c5").notice(Noticed::WrongStart);
    unpressed.ends("*", EndReason::Annulled, "L2023-7.2.1");
    R2023.after(RAPID, 0).notice(Noticed::WrongStart).rules(Decision::NoAction, "L2023-A.5.1", (0, 0));
}

fn schedule_decides_on_the_clock(rapid: &Rapid, question: &str) {
    rapid.after(RAPID, 1).notice(Noticed::WrongClockSetting).goes_on();
    assert_eq!(rapid.after(RAPID, 1).notice(Noticed::WrongClockSetting).last_ruling().decision, Decision::Restored);
    let stage = rapid.after(RAPID, 0).notice(Noticed::WrongClockSetting);
    stage.asks("clock_setting", rapid.clock, &["accept", "reject"]);
    assert_eq!(stage.account().open()[0].reason.key, question);
    let changed = stage.clone().decide(Choice::Accept);
    changed.rules(Decision::Restored, rapid.clock, (0, 0));
    assert_eq!(changed.last_ruling().consequence, Consequence::ClockAdjusted);
    let kept = stage.decide(Choice::Reject);
    kept.rules(Decision::NoAction, rapid.clock, (0, 0));
    assert!(kept.account().open().is_empty());
}

#[test]
fn l2018_a_4_1_1_the_clock_is_changed_only_if_the_schedule_allows() {
    schedule_decides_on_the_clock(&R2018, "irregular_clock_if_schedule_allows");
}

#[test]
fn l2023_a_5_1_1_the_clock_is_changed_only_if_the_schedule_demands() {
    schedule_decides_on_the_clock(&R2023, "irregular_clock_if_schedule_demands");
}

fn misplaced_rook_may_not_castle(rapid: &Rapid) {
    let moves = "e2e4 e7e5 f1e2 g8f6 d2d3 d7d6 h1g3 b8c6 h2h3 h7h6 a2a3 a7a6 c2c3 c8d7 b2b3 d8e7 c3c4 g7g6 a3a4 f8g7";
    let (_, bars) = rapid.bars(ROOK_AND_KNIGHT, moves);
    assert_eq!(bars.len(), 1);
    assert!(bars[0].contains("white") && bars[0].contains("rook_h"), "{bars:?}");
}

#[test]
fn l2018_a_4_1_2_no_complaint_and_no_castling_with_misplaced_men() {
    R2018.array_and_board_are_closed();
    R2018.exchanged_king_may_not_castle();
    misplaced_rook_may_not_castle(&R2018);
}

#[test]
fn l2023_a_5_1_2_no_complaint_and_no_castling_with_misplaced_men() {
    R2023.array_and_board_are_closed();
    R2023.exchanged_king_may_not_castle();
    misplaced_rook_may_not_castle(&R2023);
}

#[test]
fn older_editions_bar_castling_only_for_king_and_queen_exchanged() {
    let (_, bars) = R2009.bars(ROOK_AND_KNIGHT, "e2e4 e7e5 f1e2 g8f6 d2d3 d7d6");
    assert_eq!(bars, Vec::<String>::new());
}

#[test]
fn a_wrong_setting_is_corrected_in_slow_games_at_any_time() {
    for (edition, clause) in
        [(DK2001, "L2001-6.14"), (DK2009, "L2009-6.10.b"), (SE2018, "L2018-6.10.2"), (FIDE2023, "L2023-6.10.2")]
    {
        let stage = opening(Stage::new(edition, CLASSICAL), 20).notice(Noticed::WrongClockSetting);
        stage.rules(Decision::Restored, clause, (0, 0));
        assert_eq!(stage.last_ruling().consequence, Consequence::ClockAdjusted);
    }
}

//! Envelopes opened: by whom it is known who is there, and what a second one is followed by.

use rokade_board::notation::Style;
use rokade_board::{Color, Position, Variant};
use rokade_clause::Edition;
use rokade_laws::referee::{By, Deed, EndReason, Millis, Noticed};

use crate::stage::*;

const EDITIONS: [Edition; 5] = [DK2001, DK2009, NO2009, SE2018, FIDE2023];
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

impl Stage {
    fn sealed(self, by: By, text: &str) -> Self {
        self.say(by, Deed::Seal { text: text.to_owned(), envelope: None })
    }
}

/// A game in which a player may come half an hour late.
fn with_grace(edition: Edition, fen: &str) -> Stage {
    let mut settings = settings(edition, "90");
    settings.default_time = Some(Millis(30 * MINUTE));
    settings.start = Position::read(fen, Variant::Standard).unwrap();
    Stage::with(settings)
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

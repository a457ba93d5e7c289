//! The commands of a game, in the order of the help.

use rokade_clause::Reason;
use rokade_laws::referee::Deed;

use super::arguments;
use super::order::{Actor, Order, Show};
use crate::fault::{Failure, Fault};

/// A command: its words, what stands behind them, what it does.
pub(super) struct Verb {
    /// The usual word first; the words of scripts are understood as well.
    pub words: &'static [&'static str],
    pub takes: &'static str,
    /// The key of its line in the help.
    pub help: &'static str,
    pub read: fn(&Verb, &str) -> Result<Order, Failure>,
}

impl Verb {
    /// `touch SQUARE…`
    pub(super) fn usage(&self) -> String {
        format!("{} {}", self.words[0], self.takes).trim_end().to_owned()
    }

    pub(super) fn missing(&self) -> Failure {
        self.missing_from(self.usage())
    }

    pub(super) fn missing_from(&self, usage: String) -> Failure {
        let reason = Reason::house("play_argument_missing").with("order", self.words[0]);
        Fault::of(reason.with("usage", usage)).into()
    }

    pub(super) fn not_understood(&self, found: &str) -> Failure {
        self.not_found_in(self.usage(), found)
    }

    pub(super) fn not_found_in(&self, usage: String, found: &str) -> Failure {
        let reason = Reason::house("play_argument_not_understood").with("order", self.words[0]);
        Fault::of(reason.with("usage", usage)).found(found).into()
    }

    /// A command with nothing behind it.
    fn alone(&self, rest: &str, order: Order) -> Result<Order, Failure> {
        if rest.is_empty() { Ok(order) } else { Err(self.not_understood(rest)) }
    }
}

pub(super) fn find(word: &str) -> Option<&'static Verb> {
    VERBS.iter().find(|verb| verb.words.contains(&word))
}

const fn verb(
    words: &'static [&'static str],
    takes: &'static str,
    help: &'static str,
    read: fn(&Verb, &str) -> Result<Order, Failure>,
) -> Verb {
    Verb { words, takes, help, read }
}

pub(super) const VERBS: &[Verb] = &[
    verb(&["start"], "", "cli-play-help-start", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::Start, Actor::Arbiter))
    }),
    verb(&["press"], "", "cli-play-help-press", |verb, rest| verb.alone(rest, Order::Deed(Deed::Press, Actor::InHand))),
    verb(&["draw", "offer_draw"], "", "word-offers-a-draw", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::OfferDraw, Actor::InHand))
    }),
    verb(&["accept", "accept_draw"], "", "cli-play-help-accept", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::AcceptDraw, Actor::Answering))
    }),
    verb(&["decline", "decline_draw"], "", "cli-play-help-decline", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::DeclineDraw, Actor::Answering))
    }),
    verb(&["resign"], "", "cli-play-help-resign", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::Resign, Actor::InHand))
    }),
    verb(&["claim"], arguments::CLAIMS, "cli-play-help-claim", arguments::claim),
    verb(&["touch"], "SQUARE…", "cli-play-help-touch", |verb, rest| arguments::touch(verb, rest, false, false)),
    verb(&["adjust"], "SQUARE…", "cli-play-help-adjust", |verb, rest| arguments::touch(verb, rest, true, false)),
    verb(&["brush"], "SQUARE…", "cli-play-help-brush", |verb, rest| arguments::touch(verb, rest, false, true)),
    verb(&["written", "record"], "MOVES", "cli-play-help-written", |verb, rest| {
        arguments::count(verb, rest).map(|moves| Order::Deed(Deed::Record { moves }, Actor::InHand))
    }),
    verb(&["arrive"], "", "cli-play-help-arrive", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::Arrive, Actor::InHand))
    }),
    verb(&["stop"], "[REASON]", "cli-play-help-stop", |_, rest| {
        Ok(Order::Deed(Deed::Stop { reason: arguments::words(rest) }, Actor::Arbiter))
    }),
    verb(&["restart"], "[REASON]", "cli-play-help-restart", |_, rest| {
        Ok(Order::Deed(Deed::Restart { reason: arguments::words(rest) }, Actor::Arbiter))
    }),
    verb(&["notice"], "WHAT [white|black]", "cli-play-help-notice", arguments::notice),
    verb(&["decide"], "accept|postpone|reject", "cli-play-help-decide", arguments::decide),
    verb(&["penalty"], "ITEM white|black [2:00|1/2]", "cli-play-help-penalty", arguments::penalty),
    verb(&["set-clock", "set_clock"], "WHITE BLACK|white 5:00", "cli-play-help-set-clock", arguments::set_clock),
    verb(&["reconstruct"], "MOVES [FEN]", "cli-play-help-reconstruct", arguments::reconstruct),
    verb(&["adjourn"], "", "cli-play-help-adjourn", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::Adjourn, Actor::Arbiter))
    }),
    verb(&["seal"], "MOVE", "cli-play-help-seal", |verb, rest| match arguments::words(rest) {
        Some(text) => Ok(Order::Deed(Deed::Seal { text, envelope: None }, Actor::InHand)),
        None => Err(verb.missing()),
    }),
    verb(&["resume", "resume_play"], "", "cli-play-help-resume", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::ResumePlay, Actor::Arbiter))
    }),
    verb(&["open-envelope", "open_envelope"], "", "cli-play-help-open-envelope", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::OpenEnvelope, Actor::Arbiter))
    }),
    verb(&["envelope-lost", "envelope_lost"], "", "cli-play-help-envelope-lost", |verb, rest| {
        verb.alone(rest, Order::Deed(Deed::EnvelopeLost, Actor::Arbiter))
    }),
    verb(&["sign"], "1-0|0-1|1/2-1/2", "cli-play-help-sign", arguments::sign),
    verb(&["board"], "", "cli-play-help-board", |verb, rest| verb.alone(rest, Order::Show(Show::Board))),
    verb(&["clocks", "clock"], "", "cli-play-help-clocks", |verb, rest| verb.alone(rest, Order::Show(Show::Clocks))),
    verb(&["score"], "", "cli-play-help-score", |verb, rest| verb.alone(rest, Order::Show(Show::Score))),
    verb(&["rulings"], "", "cli-play-help-rulings", |verb, rest| verb.alone(rest, Order::Show(Show::Rulings))),
    verb(&["questions"], "", "cli-play-help-questions", |verb, rest| verb.alone(rest, Order::Show(Show::Open))),
    verb(&["save"], "[FILE.jsonl]", "cli-play-help-save", |_, rest| Ok(Order::Save(arguments::words(rest)))),
    verb(&["?", "help"], "", "cli-play-help-help", |verb, rest| verb.alone(rest, Order::Show(Show::Help))),
    verb(&["quit", "exit"], "", "cli-play-help-quit", |verb, rest| verb.alone(rest, Order::Quit)),
];

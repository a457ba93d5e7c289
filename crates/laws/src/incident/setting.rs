//! What is known of the game before anything is asked, and what has been answered.

use std::collections::BTreeMap;

use rokade_board::{Color, Position, Variant, needed_variant};
use rokade_clause::{Country, Edition, HandbookEdition};
use serde::{Deserialize, Serialize};

use super::Incident;
use super::settled::Chosen;
use crate::referee::{
    Blind, Both, DrawAgreement, Mating, Millis, Pace, Period, Regulations, Schedule, Settings, Supervision,
};

/// What the event and the board tell; it is never asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Setting {
    pub edition: Edition,
    /// The federation whose additions and precedents hold.
    pub federation: Option<Country>,
    pub pace: Pace,
    pub supervision: Supervision,
    /// Added for every move.
    pub increment: Millis,
    /// All remaining moves must be made in the time that is left.
    pub last_period: bool,
    pub appendix_g: bool,
    pub arbiter_present: bool,
    pub blind: Option<Blind>,
    pub regulations: Option<Regulations>,
    /// The edition of the union's regulations, where they hold.
    pub handbook: HandbookEdition,
    /// The event's own default time, if it sets one.
    pub default_time: Option<Millis>,
    pub draw_agreement: DrawAgreement,
    pub earlier: Both<Earlier>,
}

/// What already stands against a player in this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Earlier {
    pub illegal_moves: u32,
    pub warnings: u32,
}

impl Setting {
    /// A standard game in its last period, with nothing against anybody.
    pub fn new(edition: Edition) -> Self {
        Self {
            edition,
            federation: None,
            pace: Pace::Standard,
            supervision: Supervision::Full,
            increment: Millis::ZERO,
            last_period: true,
            appendix_g: false,
            arbiter_present: true,
            blind: None,
            regulations: None,
            handbook: HandbookEdition::default(),
            default_time: None,
            draw_agreement: DrawAgreement::Allowed,
            earlier: Both::default(),
        }
    }

    /// From the settings of a game under the referee.
    pub fn of(settings: &Settings, last_period: bool, earlier: Both<Earlier>) -> Self {
        Self {
            edition: settings.edition,
            federation: settings.federation,
            pace: settings.pace,
            supervision: settings.supervision,
            increment: settings.periods.white.last().map_or(Millis::ZERO, |period| period.increment),
            last_period,
            appendix_g: settings.appendix_g,
            arbiter_present: settings.arbiter_present,
            blind: settings.blind,
            regulations: settings.regulations,
            handbook: settings.handbook,
            default_time: settings.default_time,
            draw_agreement: settings.draw_agreement,
            earlier,
        }
    }

    /// The rules of rapid and blitz without adequate supervision hold.
    pub fn is_limited(&self) -> bool {
        self.supervision == Supervision::Limited && self.pace != Pace::Standard
    }

    /// Whose federation's precedents are at home here.
    pub(super) fn country(&self) -> Option<Country> {
        self.federation.or(self.edition.country())
    }

    /// Settings for a small script. The times are stock: what matters of them is asked and set.
    pub(super) fn script(&self, start: Position) -> Settings {
        let period = |minutes, moves| Period {
            time: Millis::from_minutes(minutes),
            moves,
            increment: self.increment,
            delay: Millis::ZERO,
        };
        let periods = match (self.pace, self.last_period) {
            (Pace::Blitz, _) => vec![period(5, None)],
            (Pace::Rapid, _) => vec![period(25, None)],
            (Pace::Standard, true) => vec![period(120, None)],
            (Pace::Standard, false) => vec![period(90, Some(40)), period(30, None)],
        };
        Settings {
            edition: self.edition,
            periods: Both { white: periods.clone(), black: periods },
            federation: self.federation,
            pace: self.pace,
            supervision: self.supervision,
            start,
            default_time: self.default_time,
            draw_agreement: self.draw_agreement,
            appendix_g: self.appendix_g,
            arbiter_present: self.arbiter_present,
            blind: self.blind,
            regulations: self.regulations,
            handbook: self.handbook,
            schedule: Schedule::Announced,
        }
    }
}

/// What has been answered so far, question by question, as a form sends it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answers(pub BTreeMap<String, String>);

impl Answers {
    pub fn with(mut self, question: &str, answer: impl Into<String>) -> Self {
        self.0.insert(question.to_owned(), answer.into());
        self
    }

    pub fn text(&self, question: &str) -> Option<&str> {
        self.0.get(question).map(String::as_str)
    }

    pub fn color(&self, question: &str) -> Option<Color> {
        match self.text(question)? {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        }
    }

    pub fn yes(&self, question: &str) -> Option<bool> {
        match self.text(question)? {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        }
    }

    pub fn number(&self, question: &str) -> Option<u32> {
        self.text(question)?.trim().parse().ok()
    }

    pub fn position(&self, question: &str) -> Option<Position> {
        let fen = self.text(question)?;
        match needed_variant(fen) {
            Variant::Standard => Position::read(fen, Variant::Standard).ok(),
            Variant::Chess960 => Position::read(fen, Variant::Chess960).ok(),
        }
    }
}

/// An incident with everything that is known about it.
pub(super) struct Case<'a> {
    pub incident: &'static Incident,
    pub setting: &'a Setting,
    pub answers: &'a Answers,
    /// What the arbiter chose among what was left open.
    pub chosen: Option<&'a Chosen>,
}

impl<'a> Case<'a> {
    pub(super) fn new(
        incident: &'static Incident,
        setting: &'a Setting,
        answers: &'a Answers,
        chosen: Option<&'a Chosen>,
    ) -> Self {
        Self { incident, setting, answers, chosen }
    }

    pub(super) fn edition(&self) -> Edition {
        self.setting.edition
    }

    /// The player the incident concerns. Asked wherever it matters.
    pub(super) fn who(&self) -> Color {
        self.answers.color("who").unwrap_or(Color::White)
    }

    pub(super) fn is(&self, question: &str, option: &str) -> bool {
        self.answers.text(question) == Some(option)
    }

    pub(super) fn yes(&self, question: &str) -> bool {
        self.answers.yes(question) == Some(true)
    }

    pub(super) fn no(&self, question: &str) -> bool {
        self.answers.yes(question) == Some(false)
    }

    pub(super) fn number(&self, question: &str) -> u32 {
        self.answers.number(question).unwrap_or(0)
    }

    pub(super) fn minutes(&self, question: &str) -> Millis {
        Millis::from_minutes(i64::from(self.number(question)))
    }

    pub(super) fn is_danish(&self) -> bool {
        self.setting.country() == Some(Country::Denmark)
    }

    /// The union's tournament regulations hold in the event.
    pub(super) fn has_union_rules(&self) -> bool {
        self.setting.regulations == Some(Regulations::Dsu)
    }

    pub(super) fn is_norwegian(&self) -> bool {
        self.setting.country() == Some(Country::Norway)
    }

    /// The opponent can never mate: the arbiter says so, or the position shows it.
    pub(super) fn cannot_mate(&self) -> bool {
        self.no("can_mate") || self.mating().is_some_and(|mating| !mating.is_possible())
    }

    /// What the position that the arbiter set up tells of the opponent's chance to mate.
    pub(super) fn mating(&self) -> Option<Mating> {
        let position = self.answers.position("position").filter(|_| self.is("can_mate", "show"))?;
        Some(Mating::at(position, !self.who()))
    }

    /// Whether the result turns on a yes or a no: only then is the question asked.
    pub(super) fn turns_on(&self, question: &str) -> bool {
        let score = |answer: &str| {
            let answers = self.answers.clone().with(question, answer);
            let settled = (self.incident.settle)(&Case { chosen: None, answers: &answers, ..*self });
            settled.map(|settled| settled.score)
        };
        score("yes") != score("no")
    }
}

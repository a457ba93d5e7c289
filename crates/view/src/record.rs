//! What a player brings along into a round: the colours and the floats of the rounds before, and
//! whether the colour of this round evens the colours out.

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, Participant, RoundNumber, StartNumber};
use rokade_pairing::{Claim, Direction, Pairing, Request, sheets};
use rokade_words::Arg;

use super::Field;
use super::pairings::color_word;

/// The rounds before one round, for everybody of a group.
pub struct Records<'a> {
    field: &'a Field<'a>,
    history: History,
    round: RoundNumber,
    /// What the system itself says of the colour due, by start number.
    due: BTreeMap<StartNumber, rokade_pairing::Due>,
}

/// What a player brought to a round: colours, floats, and the colour that is due.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Round by round; `None` for a round without a game.
    pub colours: Vec<Option<Color>>,
    /// The same as words; empty before round 2.
    pub spoken: String,
    pub floats: Vec<FloatMark>,
    /// The colour that evens out; `None` where no colour does, or colours follow a schedule.
    pub due: Option<Due>,
}

/// A float of an earlier round.
#[derive(Clone, Debug)]
pub struct FloatMark {
    pub round: RoundNumber,
    pub arrow: &'static str,
    pub text: String,
}

/// A colour that is due, and whether it was given.
#[derive(Clone, Debug)]
pub struct Due {
    pub color: Color,
    /// Whether the player has it in this round; without a game nobody has.
    pub is_met: bool,
    pub text: String,
}

impl Record {
    pub fn is_unmet(&self) -> bool {
        self.due.as_ref().is_some_and(|due| !due.is_met)
    }
}

impl<'a> Records<'a> {
    pub fn new(field: &'a Field<'a>, round: RoundNumber) -> Records<'a> {
        let history = field.reader.book.tournament.history(field.group.id);
        let system = field.group.settings.system;
        let order = history.by_strength();
        let everybody = Pairing { placement: order, ..Pairing::bare(round) };
        let sheets = sheets(&Request::new(system, &history, round), &everybody);
        let due = sheets.into_iter().filter_map(|sheet| Some((sheet.player, sheet.due?))).collect();
        Records { field, history, round, due }
    }

    /// Points before the round.
    pub fn points(&self, number: StartNumber) -> HalfPoints {
        self.points_before(number, self.round)
    }

    fn points_before(&self, number: StartNumber, round: RoundNumber) -> HalfPoints {
        let player = self.history.player(number);
        player.map_or(HalfPoints::ZERO, |player| self.history.points_after(player, round - 1))
    }

    /// A player's record, and the colour of this round beside it; `None` without a game.
    pub fn of(&self, number: StartNumber, color: Option<Color>) -> Record {
        let Some(player) = self.history.player(number) else { return Record::default() };
        let colours: Vec<Option<Color>> =
            player.entries_through(self.round - 1).map(|(_, entry)| entry.played_color()).collect();
        let word = |color: &Option<Color>| match color {
            Some(color) => self.field.reader.say(color_word(*color)),
            None => self.field.reader.say("view-record-no-game"),
        };
        Record {
            spoken: colours.iter().map(word).collect::<Vec<_>>().join(", "),
            floats: self.floats(player),
            due: color.and_then(|color| self.due_of(number, color).or_else(|| self.due(&colours, color))),
            colours,
        }
    }

    /// What the system says a player is due, and why.
    fn due_of(&self, number: StartNumber, has: Color) -> Option<Due> {
        let due = self.due.get(&number)?;
        let claim = match (due.claim, due.colour) {
            (Claim::Should, Color::White) => "view-record-should-white",
            (Claim::Should, Color::Black) => "view-record-should-black",
            (Claim::Strongly, Color::White) => "view-record-strongly-white",
            (Claim::Strongly, Color::Black) => "view-record-strongly-black",
            (Claim::Must, Color::White) => "view-record-must-white",
            (Claim::Must, Color::Black) => "view-record-must-black",
        };
        let reader = &self.field.reader;
        let name = |number| {
            let player = self.field.group.player_with(number);
            player.map_or_else(String::new, |player| self.field.who(player).name.clone())
        };
        let entrant = |player| self.field.who(player).name.clone();
        let reason = reader.speak(&name, &entrant, |speaker| speaker.reason(&due.reason));
        let text = reader.say_with(claim, &[("reason", Arg::from(reason.trim_end_matches('.')))]);
        Some(Due { color: due.colour, is_met: due.colour == has, text })
    }

    /// What evens out: the colour had less often, else the one not had last.
    fn due(&self, colours: &[Option<Color>], has: Color) -> Option<Due> {
        if !self.is_swiss() {
            return None;
        }
        let times = |color| colours.iter().filter(|had| **had == Some(color)).count();
        let color = match times(Color::White).cmp(&times(Color::Black)) {
            std::cmp::Ordering::Less => Color::White,
            std::cmp::Ordering::Greater => Color::Black,
            std::cmp::Ordering::Equal => colours.iter().rev().find_map(|had| *had).map(|last| !last)?,
        };
        let is_met = color == has;
        let key = match (color, is_met) {
            (Color::White, true) => "view-record-met-white",
            (Color::Black, true) => "view-record-met-black",
            (Color::White, false) => "view-record-due-white",
            (Color::Black, false) => "view-record-due-black",
        };
        Some(Due { color, is_met, text: self.field.reader.say(key) })
    }

    fn is_swiss(&self) -> bool {
        self.field.group.settings.system.is_swiss()
    }

    fn floats(&self, player: &Participant) -> Vec<FloatMark> {
        if !self.is_swiss() {
            return Vec::new();
        }
        let mark = |(round, entry): (RoundNumber, Entry)| {
            let direction = self.direction(player.number, round, entry)?;
            let (arrow, key) = match direction {
                Direction::Down => ("↓", "view-record-down"),
                Direction::Up => ("↑", "view-record-up"),
            };
            Some(FloatMark { round, arrow, text: self.field.reader.say_with(key, &[("round", Arg::from(round))]) })
        };
        player.entries_through(self.round - 1).filter_map(mark).collect()
    }

    /// As the system that laid the round says; by the points of the two where it says nothing of floats.
    fn direction(&self, number: StartNumber, round: RoundNumber, entry: Entry) -> Option<Direction> {
        let published = self.field.group.round(round);
        if let Some(pairing) = published.filter(|round| !round.by_hand).map(|round| &round.pairing)
            && tells_floats(pairing)
        {
            return pairing.floats.iter().find(|float| float.player == number).map(|float| float.direction);
        }
        match entry {
            Entry::Bye(ByeKind::PairingAllocated) => Some(Direction::Down),
            Entry::Game { opponent, .. } => {
                let (own, met) = (self.points_before(number, round), self.points_before(opponent, round));
                match met.cmp(&own) {
                    std::cmp::Ordering::Less => Some(Direction::Down),
                    std::cmp::Ordering::Greater => Some(Direction::Up),
                    std::cmp::Ordering::Equal => None,
                }
            }
            Entry::Blank | Entry::Bye(_) => None,
        }
    }
}

fn tells_floats(pairing: &Pairing) -> bool {
    !pairing.groups.is_empty()
}

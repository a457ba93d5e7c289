//! A reason as a reader is told it: the one way from a [`Reason`] to a sentence with what it rests on.

use rokade_clause::{Reason, StartNumber};
use rokade_tournament::{Group, PlayerId};
use rokade_words::Speaker;

use super::{Reader, when};
use crate::cite::Source;

/// A sentence and the clauses and readings it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub text: String,
    pub clauses: Vec<Source>,
}

impl Said {
    /// A sentence that rests on nothing.
    pub fn plain(text: String) -> Said {
        Said { text, clauses: Vec::new() }
    }
}

impl Reader<'_> {
    /// A reason about players by id, as refusals and checklists give it.
    pub fn tell(&self, reason: &Reason) -> Said {
        self.said(reason, &|number| number.to_string(), &|player| self.name_of(player))
    }

    /// A reason about start numbers of a group, as the pairing engine gives it.
    pub fn tell_numbered(&self, group: &Group, reason: &Reason) -> Said {
        let number = |number| group.player_with(number).map_or_else(String::new, |player| self.name_of(player));
        self.said(reason, &number, &|player| self.name_of(player))
    }

    /// A reason with players named by whoever knows them.
    pub fn said(
        &self,
        reason: &Reason,
        number: &dyn Fn(StartNumber) -> String,
        entrant: &dyn Fn(PlayerId) -> String,
    ) -> Said {
        let text = self.speak(number, entrant, |speaker| speaker.reason(reason));
        Said { text, clauses: self.clauses(reason) }
    }

    /// Whatever a speaker says in this reader's language, with the times of the playing hall.
    pub fn speak<T>(
        &self,
        number: &dyn Fn(StartNumber) -> String,
        entrant: &dyn Fn(PlayerId) -> String,
        say: impl FnOnce(&Speaker) -> T,
    ) -> T {
        let zone = &self.book.tournament.settings.time_zone;
        say(&Speaker {
            lang: self.lang,
            number,
            entrant: &|player| entrant(player),
            time: &|at| when::moment(self.lang, zone, at),
        })
    }

    /// The name the reader may see. A history also tells of players whose entry was taken back.
    pub fn name_of(&self, player: PlayerId) -> String {
        self.called(player).unwrap_or_else(|| self.say("desk-player-gone"))
    }
}

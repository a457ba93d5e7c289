//! What stands above every table: the event, the group, and where else in the group one can go.

use rokade_model::RoundNumber;
use rokade_tournament::{Group, GroupId};

use super::{Reader, when};

/// The event in a few words.
#[derive(Clone, Debug)]
pub struct EventHead {
    pub key: String,
    pub name: String,
    pub place: String,
    pub days: String,
    pub arbiter: String,
    pub organiser: String,
}

/// A group as its tables name it.
#[derive(Clone, Debug)]
pub struct GroupHead {
    pub id: GroupId,
    pub name: String,
    /// Planned rounds.
    pub rounds: RoundNumber,
    /// Rounds published so far, 1, 2, 3 …
    pub published: Vec<RoundNumber>,
    pub sections: Vec<String>,
    pub finished: bool,
    /// The lines of a knock-out are drawn.
    pub has_bracket: bool,
    pub has_teams: bool,
    /// The draw of an all-play-all fixes all rounds.
    pub has_schedule: bool,
    /// The list of prizes is published and names some.
    pub has_prizes: bool,
}

impl EventHead {
    pub fn of(reader: &Reader) -> EventHead {
        let settings = &reader.book.tournament.settings;
        EventHead {
            key: reader.book.key.to_string(),
            name: settings.name.clone(),
            place: settings.place.clone(),
            days: when::days(reader.lang, &settings.starts, &settings.ends),
            arbiter: settings.chief_arbiter.clone(),
            organiser: settings.organiser.clone(),
        }
    }

    /// Place and days in one line.
    pub fn where_and_when(&self) -> String {
        let parts = [self.place.as_str(), self.days.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

impl GroupHead {
    pub fn of(group: &Group) -> GroupHead {
        GroupHead {
            id: group.id,
            name: group.settings.name.clone(),
            rounds: group.settings.rounds,
            published: group.rounds.iter().map(|round| round.number).collect(),
            sections: group.settings.sections.clone(),
            finished: group.finished,
            has_bracket: !group.lines.is_empty(),
            has_teams: !group.teams.is_empty(),
            has_schedule: group.is_all_play_all() && group.order.is_some(),
            has_prizes: group
                .prizes
                .as_ref()
                .is_some_and(|prizes| prizes.published.is_some() && !prizes.fund.prizes.is_empty()),
        }
    }

    /// The last published round.
    pub fn current(&self) -> Option<RoundNumber> {
        self.published.last().copied()
    }
}

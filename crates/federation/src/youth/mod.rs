//! Groups and titles of the youth championships (F-110, F-111; docs/readings/youth-titles.md).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::date;
use rokade_clause::{HandbookEdition, Reason};
use rokade_rating::Exact;
use serde::{Serialize, Serializer};

use crate::championship::{YouthGroup, calendar, twice};
use crate::figures::{championships, groups};
use crate::{Birth, PersonId, Question, Sex};

/// A player of a group and what the tables say of him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub person: PersonId,
    pub birth: Option<Birth>,
    pub sex: Option<Sex>,
    pub points: Exact,
    /// Figures that are compared in order where points are level.
    pub correction: Vec<Exact>,
    /// Of the union.
    pub is_member: bool,
    pub lives_in_realm: bool,
    pub is_citizen: bool,
    /// FIDE's federation, of who is registered there.
    pub federation: Option<String>,
}

/// A year's groups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Youth {
    pub year: i16,
    pub groups: Vec<Group>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<Unclear>,
}

/// One group: who may play, who holds the title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    pub group: YouthGroup,
    pub valid: Vec<PersonId>,
    pub refused: Vec<Refused>,
    /// Several where points and correction are level.
    pub title: Vec<PersonId>,
    pub passed_over: Vec<PassedOver>,
    /// With the other group of the age.
    pub merged_allowed: bool,
}

/// A player who may not play in the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    pub person: PersonId,
    pub reason: NotOfTheGroup,
}

/// Why a player is in the wrong group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotOfTheGroup {
    TooOld,
    Boy,
}

/// Placed above the champion or level with him, and without a right to the title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PassedOver {
    pub person: PersonId,
    pub reasons: [&'static str; 1],
    pub missing: Vec<Missing>,
}

/// What a title asks for (D4.3.5.3b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Missing {
    Membership,
    ResidenceOrCitizenship,
    FideFederation,
}

/// An open question and whom it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unclear {
    pub question: Question,
    pub persons: Vec<PersonId>,
}

impl NotOfTheGroup {
    pub const fn key(self) -> &'static str {
        match self {
            NotOfTheGroup::TooOld => "too_old_for_group",
            NotOfTheGroup::Boy => "girls_group_chosen_by_boy",
        }
    }

    pub fn reason(self) -> Reason {
        match self {
            NotOfTheGroup::TooOld => Reason::cited(self.key(), "D4.3.5.1a"),
            NotOfTheGroup::Boy => Reason::cited(self.key(), "D4.3.5.1b"),
        }
    }
}

impl Missing {
    pub const ALL: [Missing; 3] = [Missing::Membership, Missing::ResidenceOrCitizenship, Missing::FideFederation];

    pub const fn key(self) -> &'static str {
        match self {
            Missing::Membership => "membership",
            Missing::ResidenceOrCitizenship => "residence_or_citizenship",
            Missing::FideFederation => "fide_federation",
        }
    }

    fn reason(self) -> Reason {
        Reason::house(match self {
            Missing::Membership => "title_without_membership",
            Missing::ResidenceOrCitizenship => "title_without_residence",
            Missing::FideFederation => "title_for_another_federation",
        })
    }
}

impl Serialize for NotOfTheGroup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl Serialize for Missing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

/// Who is in a group by right, who takes its title, and which groups may be played together.
///
/// # Errors
/// Where the year is none of the calendar, or somebody stands twice in a group.
pub fn youth(year: i16, entered: &BTreeMap<YouthGroup, Vec<Player>>) -> Result<Youth, Reason> {
    calendar(year).ok_or_else(|| Reason::house("year_outside").with("year", i64::from(year)))?;
    for players in entered.values() {
        if let Some(person) = twice(players.iter().map(|player| player.person)) {
            return Err(Reason::house("entered_twice").with("person", person.0));
        }
    }
    // Held on the first weekend of October, as far as possible (D4.3.5.5).
    let handbook = HandbookEdition::on(date(year, 10, 1));
    let merge_below = groups(handbook).merge_below;
    let mut unclear = BTreeSet::new();
    let mut all: Vec<Group> = Vec::new();
    for group in YouthGroup::all(handbook) {
        let Some(players) = entered.get(&group) else { continue };
        let (mut valid, mut refused): (Vec<&Player>, Vec<Refused>) = (Vec::new(), Vec::new());
        for player in players {
            match belongs(player, group, year) {
                Some(Ok(())) => valid.push(player),
                Some(Err(reason)) => refused.push(Refused { person: player.person, reason }),
                None => unclear.extend([player.person]),
            }
        }
        refused.sort_by_key(|one| one.person);
        let (title, passed_over) = champions(&valid, handbook);
        let mut persons: Vec<PersonId> = valid.iter().map(|player| player.person).collect();
        persons.sort();
        let merged_allowed = persons.len() < merge_below;
        all.push(Group { group, valid: persons, refused, title, passed_over, merged_allowed });
    }
    let questions = match unclear.is_empty() {
        true => Vec::new(),
        false => vec![Unclear { question: Question::BirthUnclear, persons: unclear.into_iter().collect() }],
    };
    Ok(Youth { year, groups: all, questions })
}

/// Whether a player may play in the group; `None` where a birth or sex that is asked for is not known.
fn belongs(player: &Player, group: YouthGroup, year: i16) -> Option<Result<(), NotOfTheGroup>> {
    let age = player.birth.map(|birth| birth.turns_in(year));
    if age.is_some_and(|age| age > i32::from(group.age)) {
        return Some(Err(NotOfTheGroup::TooOld));
    }
    if group.is_for_girls && player.sex == Some(Sex::Man) {
        return Some(Err(NotOfTheGroup::Boy));
    }
    let is_known = age.is_some() && (!group.is_for_girls || player.sex.is_some());
    is_known.then_some(Ok(()))
}

/// The best of those who may hold the title, and whoever stands before or beside them without a right to it.
fn champions(valid: &[&Player], handbook: HandbookEdition) -> (Vec<PersonId>, Vec<PassedOver>) {
    if valid.len() < championships(handbook).youth_title_from {
        return (Vec::new(), Vec::new());
    }
    let mut placed: Vec<&Player> = valid.to_vec();
    let result = |player: &Player| (Reverse(player.points), Reverse(player.correction.clone()));
    placed.sort_by_key(|player| (result(player), player.person));
    let best = placed.iter().find(|player| missing(player, handbook).is_empty()).map(|player| result(player));
    let before_or_level =
        placed.into_iter().take_while(|player| best.as_ref().is_none_or(|best| result(player) <= *best));
    let (mut title, mut passed_over) = (Vec::new(), Vec::new());
    for player in before_or_level {
        let missing = missing(player, handbook);
        match missing.is_empty() {
            true => title.push(player.person),
            false => passed_over.push(PassedOver { person: player.person, reasons: [NOT_ELIGIBLE], missing }),
        }
    }
    title.sort();
    (title, passed_over)
}

const NOT_ELIGIBLE: &str = "title_not_eligible";

impl PassedOver {
    pub fn reason(&self) -> Reason {
        let missing = self.missing.iter().map(|missing| missing.reason());
        Reason::cited(NOT_ELIGIBLE, "D4.3.5.3b").read_as("youth-titles").because(missing)
    }
}

fn missing(player: &Player, handbook: HandbookEdition) -> Vec<Missing> {
    let lacks = |missing: &Missing| match missing {
        Missing::Membership => !player.is_member,
        Missing::ResidenceOrCitizenship => !player.lives_in_realm && !player.is_citizen,
        Missing::FideFederation => {
            player.federation.as_deref().is_some_and(|code| !championships(handbook).is_of_the_realm(code))
        }
    };
    Missing::ALL.into_iter().filter(lacks).collect()
}

#[cfg(test)]
mod tests;

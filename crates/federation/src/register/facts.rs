//! What is known of people: everything that is theirs and goes when they are erased. Events point to it by version.

use serde::{Deserialize, Serialize};

use crate::{Birth, PersonId, Sex};

/// Counts what was ever known of one person, from 1.
pub type FactsVersion = u32;

/// What is known of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PersonFacts {
    pub family: String,
    pub given: String,
    pub sex: Option<Sex>,
    pub birth: Option<Birth>,
    /// Registered with FIDE, three letters.
    pub federation: String,
    pub citizenship: String,
    pub resident_in_realm: Option<bool>,
    pub title: String,
    pub address: String,
    pub email: String,
    pub phone: String,
    /// Other spellings that lists have used.
    pub aliases: Vec<String>,
}

impl PersonFacts {
    /// `Bjarke Lyngdal`
    pub fn name(&self) -> String {
        [self.given.as_str(), self.family.as_str()]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// `Lyngdal, Bjarke`
    pub fn listed(&self) -> String {
        [self.family.as_str(), self.given.as_str()]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(", ")
    }
}

/// One version of what is known, or a word that was said about the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    Person(Box<PersonFacts>),
    Note(String),
}

/// A version to be stored beside the events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewFacts {
    pub person: PersonId,
    pub version: FactsVersion,
    pub known: Known,
}

//! Cited reasons: a stable key, the clauses it rests on and the facts it speaks of.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Serialize};

use crate::{PlayerId, StartNumber};

/// The inventory id of a clause, such as `D4.9.1-3` or `L2018-7.5.5`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ClauseId(Cow<'static, str>);

impl ClauseId {
    /// A clause named in code; a test checks every such literal against the inventory.
    pub const fn new(id: &'static str) -> Self {
        Self(Cow::Borrowed(id))
    }

    /// A clause read from data.
    pub fn from_data(id: impl Into<String>) -> Self {
        Self(Cow::Owned(id.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Something a reason speaks of. The edge decides how it is written: a player by name,
/// points as `4½`, a time in the reader's own form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    Number(i64),
    Text(String),
    /// An exact decimal with a point, `2.35`; the edge writes the mark of its language.
    Decimal(String),
    /// Points, counted in halves.
    HalfPoints(i64),
    /// A player by start number, in the group the reason is about.
    Player(StartNumber),
    /// A player by id, whatever the start number.
    Entrant(PlayerId),
    /// Several players by start number, in the order they are named.
    Players(Vec<StartNumber>),
    /// Several players by id.
    Entrants(Vec<PlayerId>),
    /// Microseconds since 1970, UTC.
    Time(i64),
}

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<PlayerId> for Fact {
    fn from(player: PlayerId) -> Self {
        Self::Entrant(player)
    }
}

macro_rules! number_fact {
    ($($t:ty),*) => {$(
        impl From<$t> for Fact {
            fn from(number: $t) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_fact!(u8, u16, u32, i32, i64);

/// Why something is so, or why it was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    pub key: Cow<'static, str>,
    pub clauses: Vec<ClauseId>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<Cow<'static, str>, Fact>,
    /// Where not the clause but our reading of it decides: the names of the readings, as in `docs/readings/`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<Cow<'static, str>>,
    /// What shows that it is so: who would be left without an opponent, which colour bars two players.
    /// Said after the sentence itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub because: Vec<Reason>,
}

impl Reason {
    /// A reason that follows from a clause.
    pub fn cited(key: &'static str, clause: &'static str) -> Self {
        Self::resting_on(key, vec![ClauseId::new(clause)])
    }

    /// A reason of the house itself, where no regulation speaks: an unknown board, a
    /// result that changed meanwhile. Never for a decision the regulations make.
    pub fn house(key: &'static str) -> Self {
        Self::resting_on(key, Vec::new())
    }

    /// A reason whose clauses were looked up, as those of an edition are.
    pub fn resting_on(key: impl Into<Cow<'static, str>>, clauses: Vec<ClauseId>) -> Self {
        Self { key: key.into(), clauses, facts: BTreeMap::new(), readings: Vec::new(), because: Vec::new() }
    }

    /// Marks that this reading of the clauses decides, and not their letter.
    pub fn read_as(mut self, reading: &'static str) -> Self {
        self.readings.push(Cow::Borrowed(reading));
        self
    }

    /// Adds what shows that it is so.
    pub fn because(mut self, more: impl IntoIterator<Item = Reason>) -> Self {
        self.because.extend(more);
        self
    }

    /// The reason itself and everything that shows it, in the order they are said.
    pub fn whole(&self) -> impl Iterator<Item = &Reason> {
        let mut open = vec![self];
        std::iter::from_fn(move || {
            let next = open.pop()?;
            open.extend(next.because.iter().rev());
            Some(next)
        })
    }

    pub fn and(mut self, clause: ClauseId) -> Self {
        self.clauses.push(clause);
        self
    }

    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        self.facts.insert(Cow::Borrowed(name), fact.into());
        self
    }
}

/// A reason in which players are named by start number alone, so that a report or a file, which knows no ids, can
/// say it. Only [`Reason::numbered`] makes one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Numbered(Reason);

impl Deref for Numbered {
    type Target = Reason;

    fn deref(&self) -> &Reason {
        &self.0
    }
}

/// Whom an id means to a reader who has start numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// A player of the group.
    Number(StartNumber),
    /// Somebody outside it.
    Name(String),
}

impl Reason {
    /// The reason with every id turned into the start number it means.
    pub fn numbered(self, known: impl Fn(PlayerId) -> Known) -> Numbered {
        Numbered(self.changed(&|fact| match fact {
            Fact::Entrant(player) => Some(match known(player) {
                Known::Number(number) => Fact::Player(number),
                Known::Name(name) => Fact::Text(name),
            }),
            Fact::Entrants(players) => {
                let number = |player: &PlayerId| match known(*player) {
                    Known::Number(number) => Some(number),
                    Known::Name(_) => None,
                };
                Some(Fact::Players(players.iter().filter_map(number).collect()))
            }
            other => Some(other),
        }))
    }

    /// The reason of a room that knows start numbers alone. An id, which nobody here could read, is left out.
    pub fn numbers_only(self) -> Numbered {
        Numbered(self.changed(&|fact| match fact {
            Fact::Entrant(_) | Fact::Entrants(_) => None,
            other => Some(other),
        }))
    }

    /// The reason with every start number turned into the id of the player who has it.
    pub fn by_id(self, known: impl Fn(StartNumber) -> Option<PlayerId>) -> Self {
        self.changed(&|fact| match fact {
            Fact::Player(number) => Some(known(number).map_or(Fact::Player(number), Fact::Entrant)),
            Fact::Players(numbers) => {
                let players: Option<Vec<PlayerId>> = numbers.iter().map(|number| known(*number)).collect();
                Some(players.map_or(Fact::Players(numbers), Fact::Entrants))
            }
            other => Some(other),
        })
    }

    /// Every fact of the reason, and of what shows it, changed or left out.
    fn changed(mut self, change: &dyn Fn(Fact) -> Option<Fact>) -> Self {
        self.facts = self.facts.into_iter().filter_map(|(name, fact)| Some((name, change(fact)?))).collect();
        self.because = self.because.into_iter().map(|more| more.changed(change)).collect();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_and_a_start_number_are_different_facts() {
        let reason =
            Reason::house("no_rating").with("player", PlayerId(14)).with("other", Fact::Player(StartNumber(2)));
        let numbered = reason.clone().numbered(|id| Known::Number(StartNumber(id.0 - 10)));
        assert_eq!(numbered.facts["player"], Fact::Player(StartNumber(4)));
        assert_eq!(numbered.facts["other"], Fact::Player(StartNumber(2)));
        let by_id = numbered.0.clone().by_id(|number| (number == StartNumber(4)).then_some(PlayerId(14)));
        assert_eq!(by_id, reason);
        assert_eq!(reason.clone().numbers_only().facts.len(), 1, "an id is not read as a number");
        let stranger = reason.numbered(|_| Known::Name("Sten Lund".to_owned()));
        assert_eq!(stranger.facts["player"], Fact::from("Sten Lund"));
    }
}

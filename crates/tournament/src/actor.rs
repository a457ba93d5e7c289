//! Who did something.

use serde::{Deserialize, Serialize};

use crate::{GroupId, PlayerId};

/// Who a step of the journal is by. An account is written as its name alone, as it was when there was nobody else.
/// No personal data but that name: a player is an id here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Actor {
    /// A device that was let in; without a name it is the one at the board.
    Device { name: String },
    /// Whoever holds the link of a player.
    Player { player: PlayerId },
    /// Whoever holds the link of a team's captain. Teams count from 1.
    Captain { group: GroupId, team: u32 },
    /// A program, by the name of its key.
    Key { name: String },
    /// The desk itself, when the time had come.
    Clock,
    /// Somebody who is signed in. The name is empty where it was erased.
    #[serde(untagged)]
    Account(String),
}

impl Actor {
    /// The kind in one word, for keys of texts and for pages.
    pub const fn kind(&self) -> &'static str {
        match self {
            Actor::Device { .. } => "device",
            Actor::Player { .. } => "player",
            Actor::Captain { .. } => "captain",
            Actor::Key { .. } => "key",
            Actor::Clock => "clock",
            Actor::Account(_) => "account",
        }
    }

    /// The name of an account.
    pub fn account(&self) -> Option<&str> {
        match self {
            Actor::Account(name) => Some(name),
            Actor::Device { .. } | Actor::Player { .. } | Actor::Captain { .. } | Actor::Key { .. } | Actor::Clock => {
                None
            }
        }
    }
}

impl Default for Actor {
    fn default() -> Actor {
        Actor::Account(String::new())
    }
}

impl From<&str> for Actor {
    fn from(name: &str) -> Actor {
        Actor::Account(name.to_owned())
    }
}

impl From<&Actor> for Actor {
    fn from(actor: &Actor) -> Actor {
        actor.clone()
    }
}

/// Whether it is the account of this name.
impl PartialEq<&str> for Actor {
    fn eq(&self, name: &&str) -> bool {
        self.account() == Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_is_its_name_and_all_others_say_what_they_are() {
        let actors = [
            (Actor::from("Ingrid Lund"), r#""Ingrid Lund""#),
            (Actor::default(), r#""""#),
            (Actor::Device { name: String::new() }, r#"{"kind":"device","name":""}"#),
            (Actor::Player { player: PlayerId(3) }, r#"{"kind":"player","player":3}"#),
            (Actor::Captain { group: GroupId(1), team: 2 }, r#"{"kind":"captain","group":1,"team":2}"#),
            (Actor::Key { name: "screen".to_owned() }, r#"{"kind":"key","name":"screen"}"#),
            (Actor::Clock, r#"{"kind":"clock"}"#),
        ];
        for (actor, written) in actors {
            assert_eq!(serde_json::to_string(&actor).unwrap(), written);
            assert_eq!(serde_json::from_str::<Actor>(written).unwrap(), actor);
        }
    }
}

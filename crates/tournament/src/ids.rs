//! The numbers that events point with.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A time: microseconds since 1970, UTC.
pub type Micros = i64;

/// Which version of the facts about a person an event means; the first is 1.
pub type FactsVersion = u32;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u32);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// A group of one tournament.
    GroupId
);
id!(
    /// An incident of one tournament.
    IncidentId
);

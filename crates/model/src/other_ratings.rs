//! What a player is rated beside the rating that the event goes by.

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

/// The other ratings of a player, and the factor of one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OtherRatings {
    /// Where rapid or blitz is rated apart.
    pub rapid: Option<u32>,
    pub blitz: Option<u32>,
    /// The FIDE rating, where the event goes by another one.
    pub elo: Option<u32>,
    /// The factor of the FIDE list.
    pub fide_k: Option<u32>,
}

impl OtherRatings {
    /// As journals have them, which say nothing of a rating that a player has not; for `serialize_with`.
    pub fn known_alone<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { rapid, blitz, elo, fide_k } = *self;
        let known = [("rapid", rapid), ("blitz", blitz), ("elo", elo), ("fide_k", fide_k)];
        let mut map = serializer.serialize_map(None)?;
        for (name, value) in known.into_iter().filter_map(|(name, value)| Some((name, value?))) {
            map.serialize_entry(name, &value)?;
        }
        map.end()
    }
}

//! First numbers and returns as the office asks for them (F-20, F-24 to F-26); `rokade_rating::registry` decides.

use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};
use rokade_rating::Rating;
use rokade_rating::registry::activity::{self, Meanwhile, Number, Standing, fresh_start};
use rokade_rating::registry::entry::{self, Office, Way};
use serde::{Deserialize, Serialize};

use crate::Question;

/// Where a new player belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Membership {
    Club,
    /// A member of the union without a club.
    Individual,
    ForeignIndividual,
    None,
}

/// Who grants a number, or the nearest that somebody can grant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub is_grantable: bool,
    /// `None` where one office acts alone.
    pub proposes: Option<Office>,
    pub decides: Option<Office>,
    pub nearest: Vec<Rating>,
    pub reason: Reason,
}

pub fn who(number: Rating, membership: Membership, handbook: HandbookEdition) -> Who {
    let membership = match membership {
        Membership::Club => entry::Membership::Club,
        Membership::Individual | Membership::ForeignIndividual => entry::Membership::Individual,
        Membership::None => entry::Membership::NonMember,
    };
    match entry::way(number, membership, handbook) {
        Ok(Way { proposer, decider, reason }) => Who {
            is_grantable: true,
            proposes: (proposer != decider).then_some(proposer),
            decides: Some(decider),
            nearest: Vec::new(),
            reason,
        },
        Err(refused) => Who {
            is_grantable: false,
            proposes: None,
            decides: None,
            nearest: refused.nearest,
            reason: refused.reason,
        },
    }
}

/// Somebody comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returning {
    pub last_rated: Date,
    pub returns: Date,
    /// Events that the register does not know; `None` where nobody has asked.
    #[serde(default)]
    pub played_elsewhere: Option<bool>,
    pub number: Rating,
}

/// Where the number stands on the day, and which one counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Returned {
    /// The first day off the list.
    pub archived_since: Option<Date>,
    pub number: Result<(Option<Rating>, Basis), Question>,
    /// Whether the player may start by the rules for new players instead (D4.5.5.1e).
    pub may_start_afresh: bool,
    pub reason: Option<Reason>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Basis {
    Kept,
    Restored,
    NotRestored,
}

/// # Errors
/// Where the return lies before the last rated day.
pub fn returned(asked: &Returning) -> Result<Returned, Reason> {
    let Returning { last_rated, returns, played_elsewhere, number } = *asked;
    if returns < last_rated {
        let reason = Reason::house("return_before_last_rated");
        return Err(reason.with("last", last_rated.to_string()).with("returns", returns.to_string()));
    }
    let archived_since = match activity::standing(last_rated, returns) {
        Standing::Listed { .. } => None,
        Standing::Archived { since, .. } => Some(since),
    };
    let may_start_afresh = fresh_start(last_rated, returns).is_ok();
    let meanwhile = match (played_elsewhere, archived_since) {
        (Some(true), _) => Meanwhile::OtherEvents,
        (Some(false), _) | (None, None) => Meanwhile::Nothing,
        (None, Some(_)) => {
            let number = Err(Question::PlayedElsewhere);
            return Ok(Returned { archived_since, number, may_start_afresh, reason: None });
        }
    };
    let back = activity::returning(last_rated, returns, meanwhile);
    let number = match back.number {
        Number::Listed => (Some(number), Basis::Kept),
        Number::Restored => (Some(number), Basis::Restored),
        Number::New => (None, Basis::NotRestored),
    };
    Ok(Returned { archived_since, number: Ok(number), may_start_afresh, reason: Some(back.reason) })
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn back(last_rated: Date, returns: Date, played_elsewhere: Option<bool>) -> Returned {
        returned(&Returning { last_rated, returns, played_elsewhere, number: 1742 }).unwrap()
    }

    #[test]
    fn d4_5_5_1d_an_archived_number_comes_back_unless_others_were_played() {
        let (last, day) = (date(2022, 5, 14), date(2026, 2, 6));
        let restored = back(last, day, Some(false));
        assert_eq!(restored.archived_since, Some(date(2025, 5, 15)));
        assert_eq!(restored.number, Ok((Some(1742), Basis::Restored)));
        assert_eq!(back(last, day, Some(true)).number, Ok((None, Basis::NotRestored)));
        assert_eq!(back(last, day, None).number, Err(Question::PlayedElsewhere));
        for elsewhere in [None, Some(true), Some(false)] {
            let listed = back(last, date(2025, 5, 14), elsewhere);
            assert_eq!((listed.archived_since, listed.number), (None, Ok((Some(1742), Basis::Kept))));
        }
    }

    #[test]
    fn d4_5_5_1e_after_more_than_five_years_a_player_may_start_afresh() {
        assert!(!back(date(2020, 3, 1), date(2025, 3, 1), Some(false)).may_start_afresh);
        assert!(back(date(2020, 3, 1), date(2025, 3, 2), Some(false)).may_start_afresh);
    }

    #[test]
    fn nobody_returns_before_the_last_game() {
        let asked = Returning {
            last_rated: date(2025, 3, 2),
            returns: date(2025, 3, 1),
            played_elsewhere: None,
            number: 1742,
        };
        assert_eq!(returned(&asked).unwrap_err().key, "return_before_last_rated");
    }
}

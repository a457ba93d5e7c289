//! First numbers and returns as the office asks for them (F-20, F-24 to F-26); `rokade_rating::registry` decides.

use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};
use rokade_rating::Rating;
use rokade_rating::registry::activity::{self, Approval, Meanwhile, Number, Standing, fresh_start, reassessment};
use rokade_rating::registry::entry::{self, Office, Proposal, Way};
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

impl From<Membership> for entry::Membership {
    fn from(membership: Membership) -> Self {
        match membership {
            Membership::Club => entry::Membership::Club,
            Membership::Individual | Membership::ForeignIndividual => entry::Membership::Individual,
            Membership::None => entry::Membership::NonMember,
        }
    }
}

/// Whether these offices grant the number; refused with those who would have to.
pub fn granted_by(
    number: Rating,
    membership: Membership,
    (proposed_by, decided_by): (Office, Office),
    handbook: HandbookEdition,
) -> Result<Reason, Reason> {
    let proposal = Proposal { rating: number, membership: membership.into(), proposed_by, decided_by, handbook };
    entry::grant(&proposal).map_err(|refused| refused.reason)
}

/// Who grants a number to a new player of this membership.
pub fn who(number: Rating, membership: Membership, handbook: HandbookEdition) -> Who {
    match entry::way(number, membership.into(), handbook) {
        Ok(Way { proposer, decider, reason }) => Who {
            is_grantable: true,
            proposes: (proposer != decider).then_some(proposer),
            decides: Some(decider),
            nearest: Vec::new(),
            reason,
        },
        Err(refused) => {
            Who { is_grantable: false, proposes: None, decides: None, nearest: refused.nearest, reason: refused.reason }
        }
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
    /// Whether another number may be proposed, with the rating committee's approval (D4.5.5.1f).
    pub may_be_reassessed: bool,
    pub reason: Option<Reason>,
    /// The other ways that are open on the day.
    pub also: Vec<Reason>,
}

/// What the number rests on.
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
    let meanwhile = match played_elsewhere {
        Some(true) => Meanwhile::OtherEvents,
        Some(false) | None => Meanwhile::Nothing,
    };
    let back = activity::returning(last_rated, returns, meanwhile);
    let counts = match back.number {
        Number::Listed => (Some(number), Basis::Kept),
        Number::Restored => (Some(number), Basis::Restored),
        Number::New => (None, Basis::NotRestored),
    };
    let is_open = archived_since.is_some() && played_elsewhere.is_none();
    Ok(Returned {
        archived_since,
        number: if is_open { Err(Question::PlayedElsewhere) } else { Ok(counts) },
        may_start_afresh: fresh_start(last_rated, returns).is_ok(),
        may_be_reassessed: reassessment(last_rated, returns, Approval::Given).is_ok(),
        reason: (!is_open).then_some(back.reason),
        also: back.also,
    })
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
    fn d4_5_5_1f_after_a_year_and_a_half_another_number_may_be_proposed() {
        assert!(!back(date(2024, 8, 31), date(2026, 2, 27), None).may_be_reassessed);
        let open = back(date(2024, 8, 31), date(2026, 2, 28), None);
        assert!(open.may_be_reassessed && open.also.iter().any(|reason| reason.key == "reassessment_open"));
    }

    #[test]
    fn d4_5_5_1b_another_office_is_refused_with_those_who_grant_it() {
        let by = |offices| granted_by(1850, Membership::Club, offices, HandbookEdition::default());
        assert!(by((Office::ClubChair, Office::DistrictChair)).is_ok());
        assert_eq!(by((Office::ClubChair, Office::ClubChair)).unwrap_err().key, "entry_other_office");
    }

    #[test]
    fn d4_5_5_1a_d4_5_5_1b_d4_5_5_1c_who_grants_a_number() {
        use Office::{ClubChair, DistrictChair, ExecutiveCommittee, Organiser, RatingCommittee};
        let of = |number, membership| {
            let who = who(number, membership, HandbookEdition::default());
            (who.proposes, who.decides, who.nearest)
        };
        let granted = |proposes, decides| (proposes, Some(decides), Vec::new());
        assert_eq!(of(2000, Membership::None), granted(Some(RatingCommittee), ExecutiveCommittee));
        assert_eq!(of(1999, Membership::Club), granted(Some(ClubChair), DistrictChair));
        assert_eq!(of(1800, Membership::Individual), granted(None, DistrictChair));
        assert_eq!(of(1800, Membership::None), granted(Some(Organiser), DistrictChair));
        assert_eq!(of(1700, Membership::Club), granted(None, ClubChair));
        assert_eq!(of(1000, Membership::ForeignIndividual), granted(None, DistrictChair));
        assert_eq!(of(1750, Membership::Club), (None, None, vec![1700, 1800]));
        assert_eq!(of(999, Membership::Club), (None, None, vec![1000]));
    }

    #[test]
    fn nobody_returns_before_the_last_game() {
        let asked =
            Returning { last_rated: date(2025, 3, 2), returns: date(2025, 3, 1), played_elsewhere: None, number: 1742 };
        assert_eq!(returned(&asked).unwrap_err().key, "return_before_last_rated");
    }
}

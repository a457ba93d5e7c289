//! A new player's first number: which there are, and who grants them (D4.5.5.1a–c;
//! docs/readings/registry-entry.md).

use rokade_clause::{HandbookEdition, Reason};

use super::figures;
use crate::Rating;

/// Where a player belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Membership {
    Club,
    /// A member of the union without a club.
    Individual,
    NonMember,
}

/// Who may propose or decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Office {
    ClubChair,
    /// The chair of the main district.
    DistrictChair,
    Organiser,
    RatingCommittee,
    ExecutiveCommittee,
}

impl Office {
    pub const ALL: [Office; 5] = [
        Office::ClubChair,
        Office::DistrictChair,
        Office::Organiser,
        Office::RatingCommittee,
        Office::ExecutiveCommittee,
    ];

    pub const fn key(self) -> &'static str {
        match self {
            Office::ClubChair => "club_chair",
            Office::DistrictChair => "district_chair",
            Office::Organiser => "organiser",
            Office::RatingCommittee => "rating_committee",
            Office::ExecutiveCommittee => "executive_committee",
        }
    }
}

/// Somebody wants a player to start with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub rating: Rating,
    pub membership: Membership,
    pub proposed_by: Office,
    pub decided_by: Office,
    /// The edition of the handbook in force when it is made.
    pub handbook: HandbookEdition,
}

/// Why a number is not granted, and how one would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub reason: Reason,
    /// Who would have to propose and decide this number; `None` if nobody can grant it.
    pub offices: Option<(Office, Office)>,
    /// The nearest numbers that can be granted, below and above.
    pub nearest: Vec<Rating>,
}

/// Who proposes and who decides a number; the same office where one acts alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub proposer: Office,
    pub decider: Office,
    pub reason: Reason,
}

/// Whether the proposal is in order; the clause it rests on, or what would be allowed.
pub fn grant(proposal: &Proposal) -> Result<Reason, Refused> {
    let Proposal { rating, membership, proposed_by, decided_by, handbook } = *proposal;
    let Way { proposer, decider, reason: granted } = way(rating, membership, handbook)?;
    if (proposed_by, decided_by) == (proposer, decider) {
        return Ok(granted);
    }
    let reason = Reason {
        clauses: granted.clauses,
        ..Reason::house("entry_other_office")
            .with("rating", rating)
            .with("proposer", proposer.key())
            .with("decider", decider.key())
    };
    Err(Refused { reason, offices: Some((proposer, decider)), nearest: vec![rating] })
}

/// Who grants a number; refused if there is no such first number.
pub fn way(rating: Rating, membership: Membership, handbook: HandbookEdition) -> Result<Way, Refused> {
    let figures = figures(handbook);
    let own = in_place_of_the_club(membership);
    if rating >= figures.executive_from {
        let reason = Reason::cited("entry_by_executive", "D4.5.5.1a").with("rating", rating);
        return Ok(Way { proposer: Office::RatingCommittee, decider: Office::ExecutiveCommittee, reason });
    }
    if (figures.district_from..=figures.district_to).contains(&rating) {
        let reason = Reason::cited("entry_by_district", "D4.5.5.1b").with("rating", rating);
        return Ok(Way { proposer: own, decider: Office::DistrictChair, reason });
    }
    if figures.club_values.contains(&rating) {
        let reason = Reason::cited("entry_from_list", "D4.5.5.1c").with("rating", rating).with("office", own.key());
        return Ok(Way { proposer: own, decider: own, reason });
    }
    let values: Vec<String> = figures.club_values.iter().map(Rating::to_string).collect();
    let reason = Reason::cited("entry_number_unknown", "D4.5.5.1c")
        .with("rating", rating)
        .with("values", values.join(", "))
        .with("from", figures.district_from);
    Err(Refused { reason, offices: None, nearest: nearest(rating, handbook) })
}

/// Individual members get their number from the district, people outside the union from the organiser.
fn in_place_of_the_club(membership: Membership) -> Office {
    match membership {
        Membership::Club => Office::ClubChair,
        Membership::Individual => Office::DistrictChair,
        Membership::NonMember => Office::Organiser,
    }
}

fn nearest(rating: Rating, handbook: HandbookEdition) -> Vec<Rating> {
    let figures = figures(handbook);
    let values = figures.club_values.iter().copied().chain([figures.district_from]);
    let below = values.clone().filter(|value| *value < rating).max();
    let above = values.filter(|value| *value > rating).min();
    below.into_iter().chain(above).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(rating: Rating, membership: Membership, proposed_by: Office, decided_by: Office) -> Result<Reason, Refused> {
        grant(&Proposal { rating, membership, proposed_by, decided_by, handbook: HandbookEdition::default() })
    }

    use Membership::{Club, Individual, NonMember};
    use Office::{ClubChair, DistrictChair, ExecutiveCommittee, Organiser, RatingCommittee};

    #[test]
    fn d4_5_5_1a_the_executive_committee_grants_2000_and_more_on_the_rating_committees_word() {
        for membership in [Club, Individual, NonMember] {
            for rating in [2000, 2001, 2450] {
                let granted = ask(rating, membership, RatingCommittee, ExecutiveCommittee).unwrap();
                assert_eq!(granted.clauses[0].as_str(), "D4.5.5.1a");
            }
        }
        let refused = ask(2000, Club, ClubChair, ExecutiveCommittee).unwrap_err();
        assert_eq!(refused.offices, Some((RatingCommittee, ExecutiveCommittee)));
        assert_eq!(refused.reason.clauses[0].as_str(), "D4.5.5.1a");
        assert!(ask(1999, Club, RatingCommittee, ExecutiveCommittee).is_err(), "the district's number");
    }

    #[test]
    fn d4_5_5_1b_the_district_chair_grants_1800_to_1999_on_the_club_chairs_word() {
        for rating in [1800, 1801, 1999] {
            assert!(ask(rating, Club, ClubChair, DistrictChair).is_ok());
        }
        assert_eq!(ask(1850, Club, ClubChair, ClubChair).unwrap_err().offices, Some((ClubChair, DistrictChair)));
        assert_eq!(ask(2000, Club, ClubChair, DistrictChair).unwrap_err().nearest, [2000]);
        assert_eq!(ask(1799, Club, ClubChair, DistrictChair).unwrap_err().nearest, [1700, 1800]);
        assert!(ask(1900, Individual, DistrictChair, DistrictChair).is_ok());
        assert!(ask(1900, NonMember, Organiser, DistrictChair).is_ok());
    }

    #[test]
    fn d4_5_5_1c_a_club_chair_has_eight_numbers() {
        let granted = (0..3000).filter(|rating| ask(*rating, Club, ClubChair, ClubChair).is_ok());
        assert_eq!(granted.collect::<Vec<_>>(), [1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700]);
        let refused = ask(1450, Club, ClubChair, ClubChair).unwrap_err();
        assert_eq!((refused.offices, refused.nearest), (None, vec![1400, 1500]));
        assert_eq!(ask(900, Club, ClubChair, ClubChair).unwrap_err().nearest, [1000]);
    }

    #[test]
    fn d4_5_5_1c_the_district_serves_individual_members_and_the_organiser_everybody_else() {
        assert!(ask(1300, Individual, DistrictChair, DistrictChair).is_ok());
        assert!(ask(1300, NonMember, Organiser, Organiser).is_ok());
        assert_eq!(
            ask(1300, Individual, ClubChair, ClubChair).unwrap_err().offices,
            Some((DistrictChair, DistrictChair))
        );
        assert_eq!(ask(1300, NonMember, ClubChair, ClubChair).unwrap_err().offices, Some((Organiser, Organiser)));
    }

    #[test]
    fn every_refusal_names_offices_or_numbers_that_would_be_accepted() {
        for rating in (0..2600).step_by(7).chain([1000, 1700, 1800, 1999, 2000]) {
            for membership in [Club, Individual, NonMember] {
                for proposer in Office::ALL {
                    for decider in Office::ALL {
                        let Err(refused) = ask(rating, membership, proposer, decider) else { continue };
                        if let Some((proposer, decider)) = refused.offices {
                            assert!(ask(rating, membership, proposer, decider).is_ok());
                        }
                        assert!(!refused.nearest.is_empty());
                        for nearest in refused.nearest {
                            assert!(way(nearest, membership, HandbookEdition::default()).is_ok());
                        }
                    }
                }
            }
        }
    }
}

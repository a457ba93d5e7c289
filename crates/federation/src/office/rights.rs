//! Who may do what: one table of acts and offices, from which checks, help and the matrix test come.

use super::Office;

/// What an office does in the federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    Persons,
    Contacts,
    MergeErase,
    FideAndLists,
    Clubs,
    Exemptions,
    EntryByClub,
    EntryByDistrict,
    EntryByExecutive,
    Reassessment,
    Invitations,
    Officials,
    Fees,
    Reports,
    LeaveUnrated,
    Committee,
    Adjustment,
    Sanctions,
    Cases,
    Licences,
    Championships,
    Terms,
    Audit,
}

/// How far an act goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Right {
    None,
    Read,
    Propose,
    Write,
    /// Is the one that says yes or no.
    Decide,
}

/// For whom or what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    All,
    /// What belongs to the own district, club or event.
    Own,
    /// Players entered in the own event.
    Entrants,
    /// Those a case is about.
    Parties,
    /// Members without a club.
    Individual,
    NonMember,
    Championship,
}

type Cell = (Office, Right, Reach);

use Office::{Arbiter, ClubChair, DistrictChair, Fu, Hb, Organiser, Rk, Rkf, Tk, Treasurer, Tribunal};
use Reach::{All, Championship, Entrants, Individual, NonMember, Own, Parties};
use Right::{Decide, Propose, Read, Write};

/// Every act with the offices that have a part in it; whoever is not named has none.
const RIGHTS: [(Act, &str, &[Cell]); 23] = [
    (
        Act::Persons,
        "persons",
        &[
            (Rkf, Write, All),
            (Rk, Read, All),
            (Fu, Read, All),
            (Hb, Read, All),
            (Treasurer, Read, All),
            (DistrictChair, Write, Own),
            (ClubChair, Write, Own),
            (Organiser, Read, Entrants),
            (Arbiter, Read, Entrants),
            (Tk, Read, Parties),
            (Tribunal, Read, Parties),
        ],
    ),
    (
        Act::Contacts,
        "contacts",
        &[
            (Rkf, Write, All),
            (Rk, Read, All),
            (Fu, Read, All),
            (Treasurer, Read, All),
            (DistrictChair, Read, Own),
            (ClubChair, Read, Own),
            (Organiser, Read, Entrants),
            (Arbiter, Read, Entrants),
        ],
    ),
    (Act::MergeErase, "merge_erase", &[(Rkf, Decide, All)]),
    (
        Act::FideAndLists,
        "fide_and_lists",
        &[
            (Rkf, Write, All),
            (Rk, Read, All),
            (Fu, Read, All),
            (Hb, Read, All),
            (Treasurer, Read, All),
            (DistrictChair, Read, All),
            (ClubChair, Read, All),
            (Organiser, Read, All),
            (Arbiter, Read, All),
            (Tk, Read, All),
            (Tribunal, Read, All),
        ],
    ),
    (
        Act::Clubs,
        "clubs",
        &[(Rkf, Write, All), (Hb, Write, All), (Rk, Read, All), (Fu, Read, All), (DistrictChair, Write, Own)],
    ),
    (
        Act::Exemptions,
        "exemptions",
        &[(Rkf, Decide, All), (DistrictChair, Propose, All), (ClubChair, Propose, All), (Organiser, Propose, All)],
    ),
    (
        Act::EntryByClub,
        "entry_by_club",
        &[
            (Rkf, Read, All),
            (Rk, Read, All),
            (DistrictChair, Decide, Individual),
            (ClubChair, Decide, Own),
            (Organiser, Decide, NonMember),
        ],
    ),
    (
        Act::EntryByDistrict,
        "entry_by_district",
        &[
            (Rkf, Read, All),
            (Rk, Read, All),
            (DistrictChair, Decide, Own),
            (ClubChair, Propose, Own),
            (Organiser, Propose, NonMember),
        ],
    ),
    (Act::EntryByExecutive, "entry_by_executive", &[(Rkf, Read, All), (Rk, Propose, All), (Fu, Decide, All)]),
    (
        Act::Reassessment,
        "reassessment",
        &[
            (Rkf, Write, All),
            (Rk, Decide, All),
            (DistrictChair, Propose, Own),
            (ClubChair, Propose, Own),
            (Organiser, Propose, NonMember),
        ],
    ),
    (
        Act::Invitations,
        "invitations",
        &[
            (Rkf, Read, All),
            (Rk, Read, All),
            (Fu, Write, Championship),
            (Treasurer, Read, All),
            (DistrictChair, Read, Own),
            (ClubChair, Propose, Own),
            (Organiser, Write, Own),
            (Arbiter, Read, All),
            (Tk, Read, All),
        ],
    ),
    (
        Act::Officials,
        "officials",
        &[
            (Rkf, Read, All),
            (Rk, Read, All),
            (Fu, Write, Championship),
            (Organiser, Write, Own),
            (Arbiter, Read, All),
            (Tk, Read, All),
        ],
    ),
    (
        Act::Fees,
        "fees",
        &[
            (Rkf, Read, All),
            (Fu, Read, All),
            (Treasurer, Write, All),
            (DistrictChair, Read, All),
            (ClubChair, Read, Own),
            (Organiser, Read, All),
        ],
    ),
    (Act::Reports, "reports", &[(Rkf, Decide, All), (Rk, Read, All), (Organiser, Write, Own), (Arbiter, Write, Own)]),
    (Act::LeaveUnrated, "leave_unrated", &[(Rkf, Decide, All), (Rk, Propose, All)]),
    (Act::Committee, "committee", &[(Rkf, Read, All), (Rk, Write, All)]),
    (Act::Adjustment, "adjustment", &[(Rkf, Decide, All), (Rk, Propose, All), (Fu, Read, All), (Hb, Read, All)]),
    (
        Act::Sanctions,
        "sanctions",
        &[
            (Rkf, Write, All),
            (Fu, Read, All),
            (ClubChair, Read, Own),
            (Organiser, Read, Entrants),
            (Arbiter, Propose, Own),
            (Tk, Decide, Own),
            (Tribunal, Decide, All),
        ],
    ),
    (
        Act::Cases,
        "cases",
        &[(Rkf, Read, All), (Fu, Read, All), (Arbiter, Write, Own), (Tk, Decide, Own), (Tribunal, Decide, All)],
    ),
    (
        Act::Licences,
        "licences",
        &[
            (Rkf, Read, All),
            (Fu, Decide, All),
            (DistrictChair, Propose, Own),
            (Organiser, Read, All),
            (Arbiter, Propose, Own),
        ],
    ),
    (Act::Championships, "championships", &[(Rkf, Read, All), (Fu, Decide, All), (Organiser, Propose, Own)]),
    (Act::Terms, "terms", &[(Rkf, Read, All), (Fu, Read, All), (Hb, Decide, All)]),
    (
        Act::Audit,
        "audit",
        &[(Rkf, Read, All), (Rk, Read, All), (Fu, Read, All), (Hb, Read, All), (Treasurer, Read, Own)],
    ),
];

impl Act {
    pub fn all() -> impl Iterator<Item = Act> {
        RIGHTS.iter().map(|(act, ..)| *act)
    }

    pub fn key(self) -> &'static str {
        RIGHTS[self as usize].1
    }

    fn cells(self) -> &'static [Cell] {
        RIGHTS[self as usize].2
    }

    /// The offices that may go so far.
    pub fn offices(self, least: Right) -> impl Iterator<Item = Office> {
        self.cells().iter().filter(move |(_, right, _)| *right >= least).map(|(office, ..)| *office)
    }
}

impl Office {
    /// How far it may go in an act, and for whom.
    pub fn right(self, act: Act) -> (Right, Reach) {
        let cell = act.cells().iter().find(|(office, ..)| *office == self);
        cell.map_or((Right::None, All), |(_, right, reach)| (*right, *reach))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_stands_in_its_row_and_names_no_office_twice() {
        for (at, (act, key, cells)) in RIGHTS.iter().enumerate() {
            assert_eq!((*act as usize, act.key()), (at, *key));
            let mut offices: Vec<Office> = cells.iter().map(|(office, ..)| *office).collect();
            offices.sort();
            offices.dedup();
            assert_eq!(offices.len(), cells.len(), "{key}");
        }
    }
}

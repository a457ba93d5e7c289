//! Clubs and districts.

use std::sync::Arc;

use jiff::civil::Date;
use rokade_federation::register::{Club, District, DistrictId, MemberOf, Person, Register};
use serde::Serialize;

use super::BriefShape;
use crate::shape::federation::line;
use crate::voice::Voice;

#[derive(Serialize)]
struct ClubLine {
    id: u32,
    name: String,
    district: u32,
    from: Date,
    to: Option<Date>,
    successor: Option<u32>,
}

fn club_line(club: &Club, on: Date) -> ClubLine {
    let (id, name, district) = (club.id.0, club.name().to_owned(), club.district(on).0);
    ClubLine { id, name, district, from: club.from, to: club.to, successor: club.successor.map(|club| club.0) }
}

/// `rokade.federation.clubs/1`
#[derive(Serialize)]
pub(crate) struct ClubsShape {
    schema: &'static str,
    clubs: Vec<ClubLine>,
}

fn clubs(register: &Register, district: Option<DistrictId>, on: Date) -> impl Iterator<Item = &Club> {
    let open = register.state.clubs().map(|club| &**club).filter(move |club| club.is_open(on));
    open.filter(move |club| district.is_none_or(|district| club.district(on) == district))
}

impl ClubsShape {
    pub(crate) fn of(register: &Register, district: Option<DistrictId>, on: Date) -> Self {
        let clubs = clubs(register, district, on).map(|club| club_line(club, on)).collect();
        Self { schema: "rokade.federation.clubs/1", clubs }
    }
}

pub(crate) fn clubs_said(register: &Register, district: Option<DistrictId>, on: Date) -> String {
    clubs(register, district, on).map(|club| format!("{}  {}\n", club.id, club.name())).collect()
}

/// `rokade.federation.club/1`
#[derive(Serialize)]
pub(crate) struct ClubShape {
    schema: &'static str,
    #[serde(flatten)]
    club: ClubLine,
    /// What it was called, the name of today last.
    names: Vec<String>,
    members: Vec<BriefShape>,
}

impl ClubShape {
    pub(crate) fn of(register: &Register, club: &Club, on: Date) -> Self {
        let is_member = |person: &&Arc<Person>| {
            let held = register.state.memberships(person.id);
            held.iter().any(|held| held.of == MemberOf::Club(club.id) && held.holds(on))
        };
        let members = register.state.persons().filter(is_member);
        let mut members: Vec<BriefShape> = members.map(|person| BriefShape::of(register, person.id, on)).collect();
        members.sort_by(|one, other| (&one.name, one.id).cmp(&(&other.name, other.id)));
        Self { schema: "rokade.federation.club/1", club: club_line(club, on), names: club.names.clone(), members }
    }
}

pub(crate) fn club_said(register: &Register, club: &Club, on: Date, voice: &Voice) -> String {
    let shape = ClubShape::of(register, club, on);
    let district = register.state.district(club.district(on)).map(|district| district.name.clone());
    let mut said = format!("{}  {}  {}\n", club.id, club.name(), district.unwrap_or_default());
    if let Some(closed) = club.to {
        said += &format!("{}\n", line(voice, "federation-register-closed", &[("day", closed.to_string())]));
    }
    said.extend(shape.members.iter().map(|member| format!("{}\n", member.said())));
    said
}

/// `rokade.federation.districts/1`
#[derive(Serialize)]
pub(crate) struct DistrictsShape {
    schema: &'static str,
    districts: Vec<DistrictLine>,
}

#[derive(Serialize)]
struct DistrictLine {
    id: u32,
    name: String,
    from: Date,
    clubs: usize,
}

impl DistrictsShape {
    pub(crate) fn of(register: &Register, on: Date) -> Self {
        let open = register.state.districts().filter(|district| district.is_open(on));
        let line = |district: &Arc<District>| DistrictLine {
            id: district.id.0,
            name: district.name.clone(),
            from: district.from,
            clubs: clubs(register, Some(district.id), on).count(),
        };
        Self { schema: "rokade.federation.districts/1", districts: open.map(line).collect() }
    }
}

pub(crate) fn districts_said(register: &Register, on: Date) -> String {
    let districts = DistrictsShape::of(register, on).districts;
    districts.iter().map(|district| format!("{}  {}\n", district.id, district.name)).collect()
}

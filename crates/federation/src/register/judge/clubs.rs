//! Districts and clubs (F-13).

use jiff::civil::Date;
use rokade_clause::Reason;

use super::Judge;
use super::access::About;
use crate::office::rights::{Act, Right};
use crate::register::plain::plain;
use crate::register::{ClubId, DistrictId, EndReason, Event, MemberOf};

impl Judge<'_> {
    pub(super) fn open_district(&mut self, name: &str, from: Date) {
        self.allow(Act::Clubs, Right::Write, About::Everything);
        let district = DistrictId(following(self.register.state.districts.len()));
        self.district_name(name, district);
        self.event(Event::DistrictOpened { district, name: name.trim().to_owned(), from });
    }

    pub(super) fn change_district(&mut self, id: DistrictId, name: &str) {
        self.allow(Act::Clubs, Right::Write, About::District(id));
        let Some(district) = self.district(id) else { return };
        if district.name != name.trim() {
            self.district_name(name, id);
            self.event(Event::DistrictChanged { district: id, name: name.trim().to_owned() });
        }
    }

    pub(super) fn close_district(&mut self, id: DistrictId, to: Date) {
        self.allow(Act::Clubs, Right::Write, About::District(id));
        let Some(district) = self.district(id) else { return };
        if let Some(closed) = district.to {
            return self.refuse(closed_already("district_closed", &district.name, closed));
        }
        self.in_order(district.from, to);
        let next = to.tomorrow().unwrap_or(to);
        let open = self.register.state.clubs().filter(|club| club.is_open(next) && club.district(next) == id);
        let open: Vec<&str> = open.map(|club| club.name()).collect();
        if !open.is_empty() {
            self.refuse(Reason::house("district_has_clubs").with("clubs", open.join(", ")));
        }
        self.event(Event::DistrictClosed { district: id, to });
    }

    pub(super) fn open_club(&mut self, name: &str, district: DistrictId, from: Date) {
        self.allow(Act::Clubs, Right::Write, About::District(district));
        let club = ClubId(following(self.register.state.clubs.len()));
        self.club_name(name, club);
        self.open_on(district, from);
        self.event(Event::ClubOpened { club, name: name.trim().to_owned(), district, from });
    }

    pub(super) fn change_club(&mut self, id: ClubId, name: Option<&str>, district: Option<DistrictId>, from: Date) {
        self.allow(Act::Clubs, Right::Write, About::Club(id));
        let Some(club) = self.club(id) else { return };
        self.is_open(id, from);
        let name = name.map(str::trim).filter(|name| *name != club.name());
        let district = district.filter(|district| *district != club.district(from));
        if let Some(name) = name {
            self.club_name(name, id);
        }
        if let Some(district) = district {
            self.open_on(district, from);
        }
        if name.is_some() || district.is_some() {
            self.event(Event::ClubChanged { club: id, name: name.map(str::to_owned), district, from });
        }
    }

    pub(super) fn close_club(&mut self, id: ClubId, to: Date) {
        self.allow(Act::Clubs, Right::Write, About::Club(id));
        let Some(club) = self.club(id) else { return };
        if let Some(closed) = club.to {
            return self.refuse(closed_already("club_closed", club.name(), closed));
        }
        self.in_order(club.from, to);
        for (person, from) in self.members(id) {
            let to = to.max(from);
            self.event(Event::MembershipEnded { person, of: MemberOf::Club(id), to, why: EndReason::ClubClosed });
        }
        self.event(Event::ClubClosed { club: id, to });
    }

    pub(super) fn merge_clubs(&mut self, clubs: &[ClubId], into: ClubId, from: Date) {
        self.allow(Act::Clubs, Right::Write, About::Club(into));
        self.can_be_joined(into, from);
        let last = from.yesterday().unwrap_or(from);
        for id in clubs.iter().copied() {
            if id == into {
                self.refuse(Reason::house("club_merged_with_itself").with("club", id.0));
                continue;
            }
            let Some(club) = self.club(id) else { continue };
            if let Some(closed) = club.to {
                self.refuse(closed_already("club_closed", club.name(), closed));
                continue;
            }
            self.in_order(club.from, last);
            for (person, began) in self.members(id) {
                let (of, why) = (MemberOf::Club(id), EndReason::ClubMerged);
                self.event(Event::MembershipEnded { person, of, to: last.max(began), why });
                let is_there = self.register.state.memberships(person);
                if !is_there.iter().any(|one| one.of == MemberOf::Club(into) && one.holds(from)) {
                    self.event(Event::MembershipBegun { person, of: MemberOf::Club(into), from: from.max(began) });
                }
            }
            self.event(Event::ClubMerged { club: id, into, to: last });
        }
    }

    /// Everybody whose membership of the club has not ended, and since when.
    fn members(&self, club: ClubId) -> Vec<(crate::PersonId, Date)> {
        let persons = self.register.state.persons.iter();
        let open = persons.flat_map(|person| person.memberships.iter().map(|membership| (person.id, membership)));
        let of_club = open.filter(|(_, one)| one.of == MemberOf::Club(club) && one.to.is_none());
        of_club.map(|(person, membership)| (person, membership.from)).collect()
    }

    fn is_open(&mut self, id: ClubId, on: Date) {
        let Some(club) = self.club(id) else { return };
        if !club.is_open(on) {
            self.refuse(closed_already("club_closed", club.name(), club.to.unwrap_or(club.from)));
        }
    }

    /// Nobody joins a club whose last day is known.
    pub(super) fn can_be_joined(&mut self, id: ClubId, on: Date) {
        let Some(club) = self.club(id) else { return };
        if !club.is_open(on) || club.to.is_some() {
            self.refuse(closed_already("club_closed", club.name(), club.to.unwrap_or(club.from)));
        }
    }

    fn open_on(&mut self, id: DistrictId, on: Date) {
        let Some(district) = self.district(id) else { return };
        if !district.is_open(on) {
            self.refuse(closed_already("district_closed", &district.name, district.to.unwrap_or(district.from)));
        }
    }

    pub(super) fn in_order(&mut self, from: Date, to: Date) {
        if to < from {
            let reason = Reason::house("end_before_begin").with("from", from.to_string());
            self.refuse(reason.with("to", to.to_string()));
        }
    }

    fn district_name(&mut self, name: &str, own: DistrictId) {
        self.called(name);
        let mut others = self.register.state.districts().filter(|other| other.id != own && other.to.is_none());
        if others.any(|other| plain(&other.name) == plain(name)) {
            self.refuse(Reason::house("district_name_taken").with("name", name.trim()));
        }
    }

    fn club_name(&mut self, name: &str, own: ClubId) {
        self.called(name);
        let mut others = self.register.state.clubs().filter(|other| other.id != own && other.to.is_none());
        if others.any(|other| plain(other.name()) == plain(name)) {
            self.refuse(Reason::cited("club_name_taken", "D4.1-4a").with("name", name.trim()));
        }
    }

    fn called(&mut self, name: &str) {
        self.text("name", name);
        if plain(name).is_empty() {
            self.refuse(Reason::house("name_missing"));
        }
    }
}

fn closed_already(key: &'static str, name: &str, day: Date) -> Reason {
    Reason::house(key).with("name", name).with("day", day.to_string())
}

fn following(length: usize) -> u32 {
    u32::try_from(length + 1).expect("clubs and districts are counted by u32")
}

//! Where the pages of a tournament are. Nobody else writes `/t/`, `/p/` or `/print/`.

use std::fmt;

use rokade_model::RoundNumber;
use rokade_tournament::{GroupId, IncidentId, PlayerId};

/// Which of its three faces a tournament shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Face {
    Desk,
    Public,
    Paper,
}

/// Where the pages of a tournament begin: `/t/havnen`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventAt {
    face: Face,
    key: String,
}

/// Where the pages of a group begin: `/t/havnen/g/1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupAt {
    event: EventAt,
    group: GroupId,
}

/// A page of the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventPage {
    Overview,
    All,
    Damage,
    Files,
    History,
    Incident(IncidentId),
    Incidents,
    Player(PlayerId),
    Poster,
    Report,
    Undo,
    WhatHappened,
}

/// A page of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupPage {
    Board { round: RoundNumber, board: u32 },
    Bracket,
    Checklists,
    Cross,
    CurrentRound,
    Norms,
    PlayOff,
    Players,
    Prizes,
    Ratings,
    Round(RoundNumber),
    Schedule,
    Settings,
    Standings,
    Teams,
}

/// A page and the place it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageAt<Place, Page> {
    place: Place,
    page: Page,
}

impl EventAt {
    /// The arbiter's pages.
    pub fn desk(key: impl fmt::Display) -> Self {
        Self { face: Face::Desk, key: key.to_string() }
    }

    /// Everybody's pages.
    pub fn public(key: impl fmt::Display) -> Self {
        Self { face: Face::Public, key: key.to_string() }
    }

    /// The sheets to print.
    pub fn paper(key: impl fmt::Display) -> Self {
        Self { face: Face::Paper, key: key.to_string() }
    }

    pub fn group(&self, group: GroupId) -> GroupAt {
        GroupAt { event: self.clone(), group }
    }

    pub fn page(&self, page: EventPage) -> PageAt<EventAt, EventPage> {
        PageAt { place: self.clone(), page }
    }

    /// The overview with this group in front.
    pub fn in_front(&self, group: GroupId) -> String {
        format!("{self}?group={group}")
    }

    /// Whether a path is one of these pages.
    pub fn holds(&self, path: &str) -> bool {
        path.strip_prefix(&self.to_string()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }
}

impl GroupAt {
    pub fn page(&self, page: GroupPage) -> PageAt<GroupAt, GroupPage> {
        PageAt { place: self.clone(), page }
    }

    pub fn round(&self, round: RoundNumber) -> PageAt<GroupAt, GroupPage> {
        self.page(GroupPage::Round(round))
    }
}

impl<Place: fmt::Display, Page: fmt::Display> PageAt<Place, Page> {
    /// The page, which then says what was done.
    pub fn done(&self, done: &str) -> String {
        format!("{self}?done={done}")
    }
}

impl fmt::Display for EventAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let face = match self.face {
            Face::Desk => "t",
            Face::Public => "p",
            Face::Paper => "print",
        };
        write!(f, "/{face}/{}", self.key)
    }
}

impl fmt::Display for GroupAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/g/{}", self.event, self.group)
    }
}

impl fmt::Display for EventPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            EventPage::Overview => return Ok(()),
            EventPage::Incident(number) => return write!(f, "/incidents/{number}"),
            EventPage::Player(player) => return write!(f, "/player/{player}"),
            EventPage::All => "all",
            EventPage::Damage => "damage",
            EventPage::Files => "files",
            EventPage::History => "history",
            EventPage::Incidents => "incidents",
            EventPage::Poster => "poster",
            EventPage::Report => "report",
            EventPage::Undo => "undo",
            EventPage::WhatHappened => "what-happened",
        };
        write!(f, "/{name}")
    }
}

impl fmt::Display for GroupPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            GroupPage::Board { round, board } => return write!(f, "/round/{round}/board/{board}"),
            GroupPage::Round(round) => return write!(f, "/round/{round}"),
            GroupPage::Bracket => "bracket",
            GroupPage::Checklists => "checklists",
            GroupPage::Cross => "cross",
            GroupPage::CurrentRound => "round/current",
            GroupPage::Norms => "norms",
            GroupPage::PlayOff => "play-off",
            GroupPage::Players => "players",
            GroupPage::Prizes => "prizes",
            GroupPage::Ratings => "ratings",
            GroupPage::Schedule => "schedule",
            GroupPage::Settings => "settings",
            GroupPage::Standings => "standings",
            GroupPage::Teams => "teams",
        };
        write!(f, "/{name}")
    }
}

impl<Place: fmt::Display, Page: fmt::Display> fmt::Display for PageAt<Place, Page> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.place, self.page)
    }
}

impl<Place: fmt::Display, Page: fmt::Display> From<PageAt<Place, Page>> for String {
    fn from(page: PageAt<Place, Page>) -> String {
        page.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_face_event_group_and_page() {
        let desk = EventAt::desk("havnen");
        let group = desk.group(GroupId(2));
        assert_eq!(desk.page(EventPage::Overview).to_string(), "/t/havnen");
        assert_eq!(desk.page(EventPage::Incident(IncidentId(4))).done("filed"), "/t/havnen/incidents/4?done=filed");
        assert_eq!(desk.in_front(GroupId(2)), "/t/havnen?group=2");
        assert_eq!(group.round(3).to_string(), "/t/havnen/g/2/round/3");
        assert_eq!(group.page(GroupPage::Board { round: 3, board: 7 }).to_string(), "/t/havnen/g/2/round/3/board/7");
        assert_eq!(EventAt::public("havnen").group(GroupId(1)).to_string(), "/p/havnen/g/1");
        assert_eq!(EventAt::paper("havnen").page(EventPage::Poster).to_string(), "/print/havnen/poster");
    }

    #[test]
    fn an_event_holds_its_own_pages_and_no_other_ones() {
        let desk = EventAt::desk("havn");
        assert!(desk.holds("/t/havn") && desk.holds("/t/havn/g/1/players"));
        for other in ["/t/havnen", "/p/havn", "/t", "", "/t/havn?group=1"] {
            assert!(!desk.holds(other), "{other}");
        }
    }
}

//! The pages of a tournament that the navigation leads to: one row each. From it come the links, the shortcuts and
//! what the help says of them.

use crate::address::{EventPage, GroupPage};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    Overview,
    Players,
    Round,
    Standings,
    Cross,
    Ratings,
    Prizes,
    Bracket,
    Teams,
    Incidents,
    Report,
    History,
    Files,
    Settings,
}

/// Where in the navigation a tab stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shelf {
    /// Always in sight.
    Front,
    /// Behind "More" on a narrow screen.
    More,
    /// There too, for groups whose system has this page: the name in the table of systems.
    Own(&'static str),
    /// Beside the name of the event.
    Tools,
}

/// What a tab leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leads {
    Event(EventPage),
    Group(GroupPage),
    /// The round of the group that is running, else the one to come.
    Round,
}

/// A tab with everything that it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TabRow {
    pub tab: Tab,
    pub shelf: Shelf,
    pub leads: Leads,
    pub label: &'static str,
    /// Empty where words alone stand.
    pub icon: &'static str,
    pub shortcut: Option<Shortcut>,
}

/// The key behind `g`, and the text that explains it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shortcut {
    pub key: &'static str,
    pub about: &'static str,
}

const fn key(key: &'static str, about: &'static str) -> Option<Shortcut> {
    Some(Shortcut { key, about })
}

const fn group(tab: Tab, shelf: Shelf, page: GroupPage, label: &'static str, icon: &'static str) -> TabRow {
    TabRow { tab, shelf, leads: Leads::Group(page), label, icon, shortcut: None }
}

const fn tool(tab: Tab, leads: Leads, label: &'static str) -> TabRow {
    TabRow { tab, shelf: Shelf::Tools, leads, label, icon: "", shortcut: None }
}

impl TabRow {
    const fn on(self, key_and_about: Option<Shortcut>) -> TabRow {
        TabRow { shortcut: key_and_about, ..self }
    }
}

/// Every tab in the order of the navigation.
pub(crate) const TABS: &[TabRow] = &[
    TabRow {
        tab: Tab::Overview,
        shelf: Shelf::Front,
        leads: Leads::Event(EventPage::Overview),
        label: "word-overview",
        icon: "overview",
        shortcut: key("o", "desk-key-overview"),
    },
    group(Tab::Players, Shelf::Front, GroupPage::Players, "word-players", "players").on(key("p", "desk-key-players")),
    TabRow {
        tab: Tab::Round,
        shelf: Shelf::Front,
        leads: Leads::Round,
        label: "desk-round",
        icon: "board",
        shortcut: key("r", "desk-key-round"),
    },
    group(Tab::Standings, Shelf::Front, GroupPage::Standings, "word-standings", "standings")
        .on(key("s", "desk-key-standings")),
    group(Tab::Cross, Shelf::More, GroupPage::Cross, "word-cross-table", "cross").on(key("c", "desk-key-cross")),
    group(Tab::Ratings, Shelf::More, GroupPage::Ratings, "word-ratings", "ratings").on(key("e", "desk-key-ratings")),
    group(Tab::Prizes, Shelf::More, GroupPage::Prizes, "word-prizes", "prizes").on(key("m", "desk-key-prizes")),
    group(Tab::Bracket, Shelf::Own("bracket"), GroupPage::Bracket, "view-bracket", "bracket")
        .on(key("b", "desk-key-own")),
    group(Tab::Teams, Shelf::Own("teams"), GroupPage::Teams, "word-teams", "teams").on(key("b", "desk-key-own")),
    tool(Tab::Incidents, Leads::Event(EventPage::Incidents), "desk-incidents"),
    tool(Tab::Report, Leads::Event(EventPage::Report), "desk-report").on(key("d", "desk-key-report")),
    tool(Tab::History, Leads::Event(EventPage::History), "word-history").on(key("h", "desk-key-history")),
    tool(Tab::Files, Leads::Event(EventPage::Files), "desk-files"),
    tool(Tab::Settings, Leads::Group(GroupPage::Settings), "word-settings"),
];

impl Tab {
    pub(crate) fn row(self) -> &'static TabRow {
        TABS.iter().find(|row| row.tab == self).expect("every tab has a row, as a test holds")
    }
}

#[cfg(test)]
mod tests {
    use rokade_pairing::SYSTEMS;

    use super::*;

    /// The compiler names this list when a tab is added.
    const fn place(tab: Tab) -> usize {
        match tab {
            Tab::Overview => 0,
            Tab::Players => 1,
            Tab::Round => 2,
            Tab::Standings => 3,
            Tab::Cross => 4,
            Tab::Ratings => 5,
            Tab::Prizes => 6,
            Tab::Bracket => 7,
            Tab::Teams => 8,
            Tab::Incidents => 9,
            Tab::Report => 10,
            Tab::History => 11,
            Tab::Files => 12,
            Tab::Settings => 13,
        }
    }

    #[test]
    fn every_tab_has_one_row_and_every_own_page_of_a_system_a_tab() {
        let places: Vec<usize> = TABS.iter().map(|row| place(row.tab)).collect();
        assert_eq!(places, (0..TABS.len()).collect::<Vec<_>>());
        for own in SYSTEMS.iter().filter_map(|row| row.page) {
            assert!(TABS.iter().any(|row| row.shelf == Shelf::Own(own)), "{own}");
        }
    }

    #[test]
    fn a_key_leads_to_one_page_of_a_group() {
        for row in TABS {
            let Some(shortcut) = &row.shortcut else { continue };
            let rivals = TABS
                .iter()
                .filter(|other| other.tab != row.tab)
                .filter(|other| other.shortcut.as_ref().is_some_and(|known| known.key == shortcut.key));
            for rival in rivals {
                assert!(matches!((row.shelf, rival.shelf), (Shelf::Own(_), Shelf::Own(_))), "{}", shortcut.key);
            }
        }
    }
}

//! What surrounds a public page: the event, its groups, the pages of the group.

use rokade_tournament::GroupId;
use rokade_view::{EventHead, GroupHead, Reader};

use crate::address::{EventAt, GroupPage};
use crate::part::Words;

/// Which page of a group is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tab {
    Home,
    Round,
    Standings,
    Cross,
    Bracket,
    Teams,
    Prizes,
    Ratings,
    Player,
}

/// A tab of the public pages with everything that it is.
#[derive(Clone, Copy)]
pub(crate) struct TabRow {
    pub tab: Tab,
    pub page: GroupPage,
    pub label: &'static str,
    pub icon: &'static str,
    /// Whether it is in sight on a narrow screen too.
    in_front: bool,
    /// The same page of another group is there whenever the group is.
    in_every_group: bool,
    /// Whether this group has it.
    has: fn(&GroupHead) -> bool,
}

/// Every tab but home and the round, in the order of the navigation.
const TABS: &[TabRow] = &[
    TabRow { in_front: true, ..row(Tab::Standings, GroupPage::Standings, "word-standings", "standings") },
    row(Tab::Cross, GroupPage::Cross, "word-cross-table", "cross"),
    row(Tab::Ratings, GroupPage::Ratings, "word-ratings", "ratings"),
    TabRow { has: |group| group.has_prizes, ..row(Tab::Prizes, GroupPage::Prizes, "word-prizes", "prizes") },
    TabRow {
        in_every_group: false,
        has: |group| group.has_bracket,
        ..row(Tab::Bracket, GroupPage::Bracket, "view-bracket", "bracket")
    },
    TabRow {
        in_every_group: false,
        has: |group| group.has_teams,
        ..row(Tab::Teams, GroupPage::Teams, "word-teams", "teams")
    },
];

const fn row(tab: Tab, page: GroupPage, label: &'static str, icon: &'static str) -> TabRow {
    TabRow { tab, page, label, icon, in_front: false, in_every_group: true, has: |_| true }
}

/// Held by every public template as `frame`.
pub(crate) struct Frame {
    pub words: Words,
    pub base: EventAt,
    pub event: EventHead,
    pub groups: Vec<(GroupId, String)>,
    pub group: Option<GroupHead>,
    pub tab: Tab,
}

impl Frame {
    pub(super) fn new(reader: &Reader, group: Option<GroupId>, tab: Tab) -> Frame {
        let groups = &reader.book.tournament.groups;
        Frame {
            words: Words(reader.lang),
            base: reader.base(),
            event: EventHead::of(reader),
            groups: groups.values().map(|group| (group.id, group.settings.name.clone())).collect(),
            group: group.and_then(|group| groups.get(&group)).map(GroupHead::of),
            tab,
        }
    }

    /// The same page of another group.
    pub(crate) fn switch(&self, group: &GroupId) -> String {
        let other = self.base.group(*group);
        match TABS.iter().find(|row| row.tab == self.tab && row.in_every_group) {
            Some(row) => other.page(row.page).to_string(),
            None => other.to_string(),
        }
    }

    pub(crate) fn front(&self) -> impl Iterator<Item = &'static TabRow> {
        TABS.iter().filter(|row| row.in_front)
    }

    pub(crate) fn more(&self, group: &GroupHead) -> Vec<&'static TabRow> {
        TABS.iter().filter(|row| !row.in_front && (row.has)(group)).collect()
    }

    /// Where a tab of the group leads.
    pub(crate) fn link(&self, row: &TabRow) -> String {
        let group = self.group.as_ref().map_or(GroupId(0), |group| group.id);
        self.base.group(group).page(row.page).to_string()
    }

    pub(crate) fn is(&self, row: &TabRow) -> bool {
        self.tab == row.tab
    }

    pub(crate) fn is_home(&self) -> bool {
        self.tab == Tab::Home
    }

    pub(crate) fn is_round(&self) -> bool {
        self.tab == Tab::Round
    }

    pub(super) fn is_group(&self, group: &GroupId) -> bool {
        self.group.as_ref().is_some_and(|shown| shown.id == *group)
    }
}

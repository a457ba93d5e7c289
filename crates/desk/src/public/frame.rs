//! What surrounds a public page: the event, its groups, the pages of the group.

use rokade_tournament::GroupId;

use crate::view::part::Words;
use crate::view::{EventHead, GroupHead, Reader};

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

/// Held by every public template as `frame`.
pub(crate) struct Frame {
    pub words: Words,
    pub base: String,
    pub event: EventHead,
    pub groups: Vec<(GroupId, String)>,
    pub group: Option<GroupHead>,
    pub tab: Tab,
}

impl Frame {
    pub fn new(reader: &Reader, group: Option<GroupId>, tab: Tab) -> Frame {
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
    pub fn switch(&self, group: &GroupId) -> String {
        let base = &self.base;
        match self.tab {
            Tab::Standings => format!("{base}/g/{group}/standings"),
            Tab::Cross => format!("{base}/g/{group}/cross"),
            Tab::Prizes => format!("{base}/g/{group}/prizes"),
            Tab::Ratings => format!("{base}/g/{group}/ratings"),
            Tab::Home | Tab::Round | Tab::Bracket | Tab::Teams | Tab::Player => format!("{base}/g/{group}"),
        }
    }

    pub fn is(&self, tab: &str) -> bool {
        format!("{:?}", self.tab).eq_ignore_ascii_case(tab)
    }

    pub fn is_group(&self, group: &GroupId) -> bool {
        self.group.as_ref().is_some_and(|shown| shown.id == *group)
    }
}

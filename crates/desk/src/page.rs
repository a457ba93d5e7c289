//! What every page knows: the reader's language, who is signed in, and where in a tournament one is.

use askama::Template;
use axum::response::Html;
use rokade_model::RoundNumber;
use rokade_store::Book;
use rokade_tournament::{Group, GroupId};
use rokade_view::Words;
use rokade_words::Lang;

use crate::address::{EventAt, GroupAt, GroupPage};
use crate::error::DeskError;
use crate::tabs::{Leads, Shelf, TABS, TabRow};

pub(crate) use crate::tabs::Tab;

/// The frame of a page; every template holds one as `page`.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub lang: Lang,
    /// The path of the page itself, for the language links.
    pub path: String,
    pub user: Option<Visitor>,
    /// What was just done, as a sentence.
    pub done: Option<String>,
    pub place: Option<Place>,
    /// Up to which event of a tournament the page is true; 0 where nothing is live.
    pub seq: u64,
}

/// Who looks at the page.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub name: String,
    pub is_owner: bool,
    /// Goes into every form that changes something.
    pub csrf: String,
}

/// Where in a tournament the page is.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub key: String,
    pub name: String,
    pub groups: Vec<(GroupId, String)>,
    pub group: GroupId,
    /// The round the navigation leads to: the running one, else the one to come.
    pub round: RoundNumber,
    pub tab: Tab,
    pub is_public: bool,
    /// Whether the Danish union's tournament regulations hold in the event.
    pub has_union_rules: bool,
    /// The page that only the group's system has: `bracket`, `teams`, or none.
    pub own: Option<&'static str>,
}

impl Page {
    /// A page without a signed-in reader.
    pub(crate) fn public(lang: Lang, path: impl Into<String>) -> Page {
        Page { lang, path: path.into(), user: None, done: None, place: None, seq: 0 }
    }

    /// The text of a key.
    pub(crate) fn t(&self, key: &str) -> String {
        Words(self.lang).t(key)
    }

    /// A text with one variable.
    pub(crate) fn tv(&self, key: &str, name: &str, value: impl ToString) -> String {
        Words(self.lang).tv(key, name, value)
    }

    /// A text with two variables.
    pub(crate) fn tv2(&self, key: &str, one: &str, value: impl ToString, other: &str, second: impl ToString) -> String {
        Words(self.lang).tv2(key, one, value, other, second)
    }

    /// The address of an embedded file.
    pub(crate) fn asset(&self, name: &str) -> String {
        crate::assets::asset(name)
    }

    /// The languages to switch to: address, name, whether it is the one shown.
    pub(crate) fn languages(&self) -> Vec<(String, &'static str, &'static str, bool)> {
        let joint = if self.path.contains('?') { '&' } else { '?' };
        let link = |lang: Lang| {
            (format!("{}{joint}lang={}", self.path, lang.code()), lang.code(), lang.native_name(), lang == self.lang)
        };
        Lang::ALL.into_iter().map(link).collect()
    }

    /// What every form carries: the token against forged requests, empty for readers without a sign-in, and the id
    /// under which it is done once.
    pub(crate) fn csrf(&self) -> String {
        crate::action::field(self.user.as_ref().map_or("", |user| &user.csrf), &self.path, self.seq)
    }

    /// The key of the tournament, empty outside.
    pub(crate) fn key(&self) -> &str {
        self.place.as_ref().map_or("", |place| &place.key)
    }

    /// Whether a page may cite the union's rules: where they hold, and outside of any tournament.
    pub(crate) fn has_union_rules(&self) -> bool {
        self.place.as_ref().is_none_or(|place| place.has_union_rules)
    }

    /// Where the arbiter's pages of the tournament begin.
    pub(crate) fn event(&self) -> EventAt {
        EventAt::desk(self.key())
    }

    /// Where the sheets of the group begin.
    pub(crate) fn paper(&self) -> GroupAt {
        EventAt::paper(self.key()).group(GroupId(self.group()))
    }

    /// The number of the group, 0 outside.
    pub(crate) fn group(&self) -> u32 {
        self.place.as_ref().map_or(0, |place| place.group.0)
    }

    pub(crate) fn in_tournament(mut self, key: &str, book: &Book, group: Option<GroupId>, tab: Tab) -> Page {
        self.place = Some(Place::new(key, book, group, tab));
        self.shown_as_of(book.seq())
    }

    /// The page shows the tournament as of this event.
    pub(crate) fn shown_as_of(mut self, seq: u64) -> Page {
        self.seq = seq;
        self
    }
}

impl Place {
    fn new(key: &str, book: &Book, group: Option<GroupId>, tab: Tab) -> Place {
        let tournament = &book.tournament;
        let groups = tournament.groups.values().map(|group| (group.id, group.settings.name.clone())).collect();
        let group = group.filter(|id| tournament.groups.contains_key(id));
        let group = group.or_else(|| tournament.groups.keys().next().copied()).unwrap_or(GroupId(0));
        Place {
            key: key.to_owned(),
            name: tournament.settings.name.clone(),
            groups,
            group,
            round: tournament.groups.get(&group).map_or(1, Group::current_round),
            tab,
            is_public: tournament.settings.public,
            has_union_rules: tournament.has_union_rules(),
            own: tournament.groups.get(&group).and_then(|group| group.settings.system.row().page),
        }
    }

    /// The arbiter's pages of the tournament, and those of the group.
    pub(crate) fn event(&self) -> EventAt {
        EventAt::desk(&self.key)
    }

    fn in_group(&self) -> GroupAt {
        self.event().group(self.group)
    }

    /// What everybody may read of it.
    pub(crate) fn public(&self) -> EventAt {
        EventAt::public(&self.key)
    }

    /// The tabs in sight, those behind them, and the tools.
    pub(crate) fn front(&self) -> impl Iterator<Item = &'static TabRow> {
        TABS.iter().filter(|row| row.shelf == Shelf::Front)
    }

    pub(crate) fn more(&self) -> impl Iterator<Item = &'static TabRow> {
        let own = self.own;
        TABS.iter().filter(move |row| match row.shelf {
            Shelf::More => true,
            Shelf::Own(page) => own == Some(page),
            Shelf::Front | Shelf::Tools => false,
        })
    }

    pub(crate) fn tools(&self) -> impl Iterator<Item = &'static TabRow> {
        TABS.iter().filter(|row| row.shelf == Shelf::Tools)
    }

    /// Whether it is the tab one is on.
    pub(crate) fn is(&self, row: &TabRow) -> bool {
        self.tab == row.tab
    }

    /// Where a tab of the current group leads.
    pub(crate) fn link(&self, row: &TabRow) -> String {
        match row.leads {
            Leads::Event(page) => self.event().page(page).to_string(),
            Leads::Group(page) => self.in_group().page(page).to_string(),
            Leads::Round => self.in_group().round(self.round).to_string(),
        }
    }

    /// What stands on a tab.
    pub(crate) fn label(&self, page: &Page, row: &TabRow) -> String {
        match row.leads {
            Leads::Round => page.tv(row.label, "round", self.round),
            Leads::Event(_) | Leads::Group(_) => page.t(row.label),
        }
    }

    /// The settings of the group.
    pub(crate) fn settings(&self) -> String {
        self.in_group().page(GroupPage::Settings).to_string()
    }

    /// The same tab in another group.
    pub(crate) fn switch(&self, group: &GroupId) -> String {
        let other = self.event().group(*group);
        let row = self.tab.row();
        match (row.shelf, row.leads) {
            // Not every group has such a page or so many rounds.
            (Shelf::Own(_), _) | (_, Leads::Round) => other.page(GroupPage::CurrentRound).to_string(),
            (_, Leads::Group(page)) => other.page(page).to_string(),
            (_, Leads::Event(_)) => self.event().in_front(*group),
        }
    }
}

/// Renders a template as the answer.
pub(crate) fn html(template: &impl Template) -> Result<Html<String>, DeskError> {
    Ok(Html(template.render()?))
}

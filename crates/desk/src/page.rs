//! What every page knows: the reader's language, who is signed in, and where in a tournament one is.

use askama::Template;
use axum::response::Html;
use rokade_model::RoundNumber;
use rokade_store::Book;
use rokade_tournament::GroupId;
use rokade_words::{Arg, Lang, text, text_with};

use crate::error::DeskError;

/// The frame of a page; every template holds one as `page`.
#[derive(Clone, Debug)]
pub struct Page {
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
pub struct Visitor {
    pub name: String,
    pub is_owner: bool,
    /// Goes into every form that changes something.
    pub csrf: String,
}

/// Where in a tournament the page is.
#[derive(Clone, Debug)]
pub struct Place {
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Overview,
    Players,
    Round,
    Standings,
    Cross,
    Bracket,
    Teams,
    Ratings,
    Prizes,
    Report,
    Incidents,
    Settings,
    History,
    Files,
}

impl Page {
    /// A page without a signed-in reader.
    pub fn public(lang: Lang, path: impl Into<String>) -> Page {
        Page { lang, path: path.into(), user: None, done: None, place: None, seq: 0 }
    }

    /// The text of a key.
    pub fn t(&self, key: &str) -> String {
        text(self.lang, key)
    }

    /// A text with one variable.
    pub fn tv(&self, key: &str, name: &str, value: impl ToString) -> String {
        let value = value.to_string();
        // A number chooses the plural form.
        let arg = value.parse::<i64>().map_or_else(|_| Arg::from(value.as_str()), Arg::from);
        text_with(self.lang, key, &[(name, arg)])
    }

    /// The address of an embedded file.
    pub fn asset(&self, name: &str) -> String {
        crate::assets::asset(name)
    }

    /// The languages to switch to: address, name, whether it is the one shown.
    pub fn languages(&self) -> Vec<(String, &'static str, &'static str, bool)> {
        let joint = if self.path.contains('?') { '&' } else { '?' };
        let link = |lang: Lang| {
            (format!("{}{joint}lang={}", self.path, lang.code()), lang.code(), lang.native_name(), lang == self.lang)
        };
        Lang::ALL.into_iter().map(link).collect()
    }

    /// What every form carries: the token against forged requests, empty for readers without a sign-in, and the id
    /// under which it is done once.
    pub fn csrf(&self) -> String {
        crate::action::field(self.user.as_ref().map_or("", |user| &user.csrf), &self.path, self.seq)
    }

    /// The key of the tournament, empty outside.
    pub fn key(&self) -> &str {
        self.place.as_ref().map_or("", |place| &place.key)
    }

    /// Whether a page may cite the union's rules: where they hold, and outside of any tournament.
    pub fn has_union_rules(&self) -> bool {
        self.place.as_ref().is_none_or(|place| place.has_union_rules)
    }

    /// The number of the group, 0 outside.
    pub fn group(&self) -> u32 {
        self.place.as_ref().map_or(0, |place| place.group.0)
    }

    pub fn in_tournament(mut self, key: &str, book: &Book, group: Option<GroupId>, tab: Tab) -> Page {
        self.place = Some(Place::new(key, book, group, tab));
        self.shown_as_of(book.seq())
    }

    /// The page shows the tournament as of this event.
    pub fn shown_as_of(mut self, seq: u64) -> Page {
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
            round: tournament.groups.get(&group).map_or(1, crate::current::round),
            tab,
            is_public: tournament.settings.public,
            has_union_rules: tournament.has_union_rules(),
            own: tournament.groups.get(&group).and_then(|group| group.settings.system.row().page),
        }
    }

    pub fn is(&self, tab: &str) -> bool {
        format!("{:?}", self.tab).eq_ignore_ascii_case(tab)
    }

    /// Where a tab of the current group leads.
    pub fn link(&self, tab: &str) -> String {
        let Place { key, group, round, .. } = self;
        match tab {
            "overview" => format!("/t/{key}"),
            "round" => format!("/t/{key}/g/{group}/round/{round}"),
            "history" | "files" | "incidents" | "report" => format!("/t/{key}/{tab}"),
            _ => format!("/t/{key}/g/{group}/{tab}"),
        }
    }

    /// The same tab in another group.
    pub fn switch(&self, group: &GroupId) -> String {
        match self.tab {
            Tab::Players => format!("/t/{}/g/{group}/players", self.key),
            Tab::Standings => format!("/t/{}/g/{group}/standings", self.key),
            Tab::Cross => format!("/t/{}/g/{group}/cross", self.key),
            Tab::Ratings => format!("/t/{}/g/{group}/ratings", self.key),
            Tab::Prizes => format!("/t/{}/g/{group}/prizes", self.key),
            Tab::Settings => format!("/t/{}/g/{group}/settings", self.key),
            Tab::Round | Tab::Bracket | Tab::Teams => format!("/t/{}/g/{group}/round/current", self.key),
            Tab::Overview | Tab::Incidents | Tab::History | Tab::Files | Tab::Report => {
                format!("/t/{}?group={group}", self.key)
            }
        }
    }
}

/// Renders a template as the answer.
pub fn html(template: &impl Template) -> Result<Html<String>, DeskError> {
    Ok(Html(template.render()?))
}

//! A signed-in arbiter inside one tournament, and inside one group of it: what most handlers begin with.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::{Redirect, Response};
use rokade_clause::Reason;
use rokade_store::{Book, ExecuteError, Executed, TournamentKey};
use rokade_tournament::{Command, Group, GroupId, Micros, PlayerId};
use rokade_view::{Audience, Reader, name, when};
use rokade_words::text;

use crate::address::{EventAt, EventPage, GroupAt, GroupPage};
use crate::app::App;
use crate::error::{DeskError, Names};
use crate::fragments::{Extent, FragmentKey};
use crate::page::{Page, Tab};
use crate::piece::Piece;
use crate::rights::{self, Deed, Place, Post, Scope};
use crate::visit::Visit;

pub(crate) use rokade_view::Said;

/// Extractor for `/t/{key}/…`.
pub(crate) struct Hall {
    pub app: App,
    pub visit: Visit,
    pub key: TournamentKey,
    pub book: Arc<Book>,
}

/// Extractor for `/t/{key}/g/{group}/…`; the group exists.
pub(crate) struct InGroup {
    pub hall: Hall,
    pub id: GroupId,
}

impl Hall {
    /// The same once more, for work on several groups.
    pub(crate) fn again(&self) -> Hall {
        let Hall { app, visit, key, book } = self;
        Hall { app: app.clone(), visit: visit.clone(), key: key.clone(), book: Arc::clone(book) }
    }

    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader::new(&self.book, self.visit.lang, Audience::Arbiter)
    }

    pub(crate) fn name(&self, player: PlayerId) -> String {
        self.reader().name_of(player)
    }

    pub(crate) fn page(&self, group: Option<GroupId>, tab: Tab) -> Page {
        self.visit.page().in_tournament(self.key.as_str(), &self.book, group, tab)
    }

    pub(crate) fn zone(&self) -> &str {
        &self.book.tournament.settings.time_zone
    }

    pub(crate) fn moment(&self, at: Micros) -> String {
        when::moment(self.visit.lang, self.zone(), at)
    }

    /// A text of the desk without facts.
    pub(crate) fn plain(&self, key: &str) -> Said {
        Said::plain(text(self.visit.lang, key))
    }

    /// A reason about players by id, as refusals and checklists give it.
    pub(crate) fn say(&self, reason: &Reason) -> Said {
        self.reader().tell(reason)
    }

    /// A reason about start numbers, as the pairing engine gives it.
    pub(crate) fn say_numbered(&self, group: &Group, reason: &Reason) -> Said {
        self.reader().tell_numbered(group, reason)
    }

    /// Carries out a command of this arbiter; a refusal comes back with the names it speaks of.
    pub(crate) async fn run(&self, command: &Command) -> Result<Arc<Book>, DeskError> {
        run(&self.app, &self.key, command, &self.visit).await
    }

    /// A page of this tournament that a form names as the one to go on with; nothing else is followed.
    pub(crate) fn own_page(&self, path: &str) -> Option<String> {
        let is_plain = !path.contains(['?', '#', '\\', '\r', '\n']) && !path.contains("//");
        (self.at().holds(path) && is_plain).then(|| path.to_owned())
    }

    /// Where the pages of the tournament begin.
    pub(crate) fn at(&self) -> EventAt {
        EventAt::desk(&self.key)
    }

    /// Back to a page of the tournament, which then says what was done.
    pub(crate) fn to(&self, page: EventPage, done: &str) -> Redirect {
        Redirect::to(&self.at().page(page).done(done))
    }

    /// The same for a page of one of its groups.
    pub(crate) fn in_group(&self, group: GroupId, page: GroupPage, done: &str) -> Redirect {
        Redirect::to(&self.at().group(group).page(page).done(done))
    }
}

impl InGroup {
    pub(crate) fn group(&self) -> &Group {
        &self.hall.book.tournament.groups[&self.id]
    }

    /// Where the pages of the group begin, and its sheets.
    pub(crate) fn at(&self) -> GroupAt {
        self.hall.at().group(self.id)
    }

    pub(crate) fn paper(&self) -> GroupAt {
        EventAt::paper(&self.hall.key).group(self.id)
    }

    pub(crate) fn page(&self, tab: Tab) -> Page {
        self.hall.page(Some(self.id), tab)
    }

    /// Answers with a piece of a live page, rendered once per change however many arbiters look.
    pub(crate) async fn piece(
        &self,
        piece: Piece,
        headers: &HeaderMap,
        render: impl FnOnce() -> Result<String, DeskError>,
    ) -> Result<Response, DeskError> {
        let key = FragmentKey {
            tournament: self.hall.key.clone(),
            audience: Audience::Arbiter,
            piece,
            extent: Extent::Part,
            lang: self.hall.visit.lang,
        };
        let fragment = self.hall.app.fragments().get(key, self.hall.book.seq(), render).await?;
        Ok(fragment.respond(headers))
    }

    /// Back to a page of the group.
    pub(crate) fn to(&self, page: GroupPage, done: &str) -> Redirect {
        self.hall.in_group(self.id, page, done)
    }
}

/// Carries out a command; a refusal comes back with the names it speaks of.
pub(crate) async fn run(
    app: &App,
    key: &TournamentKey,
    command: &Command,
    visit: &Visit,
) -> Result<Arc<Book>, DeskError> {
    execute(app, key, command, visit).await.map(|executed| executed.book)
}

/// The same, for whoever wants to know what it did.
pub(crate) async fn execute(
    app: &App,
    key: &TournamentKey,
    command: &Command,
    visit: &Visit,
) -> Result<Executed, DeskError> {
    allow(app, key, command, visit).await?;
    let _one_time = app.one_time_everywhere().await?;
    match app.store().execute(key, command, app.now(), visit.actor()).await {
        Ok(executed) => Ok(executed),
        Err(ExecuteError::Refused(refusal)) => {
            let book = app.book(key).await?;
            Err(DeskError::Refused { reasons: refusal.reasons, names: names(&book, visit) })
        }
        Err(error) => Err(error.into()),
    }
}

/// Refuses what the table of rights does not give. Only a right that does not go for the whole event asks where.
async fn allow(app: &App, key: &TournamentKey, command: &Command, visit: &Visit) -> Result<(), DeskError> {
    let is_allowed = match rights::scope(visit.signed.user.role, Deed::of(command)) {
        None => false,
        Some(Scope::Event) => true,
        Some(narrow @ (Scope::Group | Scope::Room | Scope::Boards)) => {
            let book = app.book(key).await?;
            narrow.covers(&Post::default(), Place::of(command, &book.tournament))
        }
    };
    if is_allowed { Ok(()) } else { Err(DeskError::OwnerOnly) }
}

fn names(book: &Book, visit: &Visit) -> Names {
    let named = |id: &PlayerId| (*id, name(book, *id, visit.lang, Audience::Arbiter));
    Names(Arc::new(book.tournament.players.keys().map(named).collect::<BTreeMap<_, _>>()))
}

impl FromRequestParts<App> for Hall {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, DeskError> {
        let visit = Visit::from_request_parts(parts, app).await?;
        let key = TournamentKey::from(path_part(parts, app, "key").await?.as_str());
        let book = app.book(&key).await?;
        Ok(Hall { app: app.clone(), visit, key, book })
    }
}

impl FromRequestParts<App> for InGroup {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, DeskError> {
        let hall = Hall::from_request_parts(parts, app).await?;
        let id = path_part(parts, app, "group").await?.parse().map(GroupId).map_err(|_| DeskError::NotFound)?;
        if !hall.book.tournament.groups.contains_key(&id) {
            return Err(DeskError::NotFound);
        }
        Ok(InGroup { hall, id })
    }
}

async fn path_part(parts: &mut Parts, app: &App, name: &str) -> Result<String, DeskError> {
    let Path(mut all): Path<HashMap<String, String>> =
        Path::from_request_parts(parts, app).await.map_err(|_| DeskError::NotFound)?;
    all.remove(name).ok_or(DeskError::NotFound)
}

//! The one table of routes: which address leads where, and who may go there.
//!
//! Every room of the desk draws its own [`Map`]; `routes` puts them together. The layer [`admit`] goes by the table
//! before any handler is asked, and the tests send every role to every line of it: a new route joins by itself.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::handler::Handler;
use axum::middleware::Next;
use axum::response::Response;
use axum::routing::{self, MethodRouter};

use crate::app::App;
use crate::error::{DeskError, Intent};
use crate::rights::{self, Deed};
use crate::visit::{self, SignedIn};

/// Who may use a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Everybody,
    /// Whoever holds the secret in the address.
    ByLink,
    SignedIn,
    /// Whoever is signed in and may do this.
    Holder(Deed),
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// With its places between braces.
    pub path: &'static str,
    pub intent: Intent,
    pub who: Who,
}

/// Routes of one room, all for the same people unless one says otherwise.
pub(crate) struct Map {
    router: Router<App>,
    table: Vec<Route>,
    who: Who,
}

impl Map {
    pub(crate) fn signed_in() -> Map {
        Map::of(Who::SignedIn)
    }

    pub(crate) fn everybody() -> Map {
        Map::of(Who::Everybody)
    }

    pub(crate) fn by_link() -> Map {
        Map::of(Who::ByLink)
    }

    fn of(who: Who) -> Map {
        Map { router: Router::new(), table: Vec::new(), who }
    }

    pub(crate) fn route(mut self, path: &'static str, way: Way) -> Map {
        let who = way.who.unwrap_or(self.who);
        self.table.extend(way.intents.into_iter().map(|intent| Route { path, intent, who }));
        Map { router: self.router.route(path, way.router), ..self }
    }

    pub(crate) fn merge(mut self, other: Map) -> Map {
        self.table.extend(other.table);
        Map { router: self.router.merge(other.router), ..self }
    }

    /// The router, behind the layer that goes by the table.
    pub(crate) fn guarded(self) -> Router<App> {
        let by_address: HashMap<_, _> =
            self.table.iter().map(|route| ((route.path, route.intent), route.who)).collect();
        self.router.layer(axum::middleware::from_fn_with_state(Arc::new(by_address), admit))
    }

    pub(crate) fn table(self) -> Vec<Route> {
        self.table
    }
}

/// What answers at an address, by what is asked of it.
pub(crate) struct Way {
    router: MethodRouter<App>,
    intents: Vec<Intent>,
    who: Option<Who>,
}

/// A page or a file.
pub(crate) fn get<H: Handler<T, App>, T: 'static>(handler: H) -> Way {
    Way { router: routing::get(Answering::by(handler)), intents: vec![Intent::Read], who: None }
}

/// A deed.
pub(crate) fn post<H: Handler<T, App>, T: 'static>(handler: H) -> Way {
    Way { router: routing::post(Answering::by(handler)), intents: vec![Intent::Change], who: None }
}

type Answer = Pin<Box<dyn Future<Output = Response> + Send>>;

/// A handler of whatever kind, as one kind: what the router makes of a handler is compiled once and not for each of
/// some hundreds.
#[derive(Clone)]
struct Answering(Arc<dyn Fn(Request, App) -> Answer + Send + Sync>);

impl Answering {
    fn by<H: Handler<T, App>, T: 'static>(handler: H) -> Answering {
        Answering(Arc::new(move |request, app| Box::pin(handler.clone().call(request, app))))
    }
}

impl Handler<(), App> for Answering {
    type Future = Answer;

    fn call(self, request: Request, app: App) -> Answer {
        (self.0)(request, app)
    }
}

impl Way {
    pub(crate) fn post<H: Handler<T, App>, T: 'static>(mut self, handler: H) -> Way {
        self.intents.push(Intent::Change);
        Way { router: self.router.post(Answering::by(handler)), ..self }
    }

    /// Only for those whom the table of rights allows it.
    pub(crate) fn needs(self, deed: Deed) -> Way {
        Way { who: Some(Who::Holder(deed)), ..self }
    }

    pub(crate) fn at_most(self, bytes: usize) -> Way {
        Way { router: self.router.layer(DefaultBodyLimit::max(bytes)), ..self }
    }
}

type ByAddress = HashMap<(&'static str, Intent), Who>;

/// Layer: nobody comes further than the table says. It must lie inside `visit::identify`.
async fn admit(State(table): State<Arc<ByAddress>>, request: Request, next: Next) -> Result<Response, DeskError> {
    let intent = Intent::of(request.method());
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    // A method that no handler answers is told so by the router.
    let who = route.and_then(|route| table.get(&(route, intent)).copied());
    let role = request.extensions().get::<SignedIn>().map(|signed| signed.user.role);
    match (who, role) {
        (Some(Who::SignedIn | Who::Holder(_)), None) => Err(visit::sign_in_needed(&request)),
        (Some(Who::Holder(deed)), Some(role)) if rights::scope(role, deed).is_none() => Err(DeskError::OwnerOnly),
        (Some(Who::Everybody | Who::ByLink | Who::SignedIn | Who::Holder(_)) | None, _) => Ok(next.run(request).await),
    }
}

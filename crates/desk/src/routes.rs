//! The map of the desk: which address leads where, and the layers around all of them.

use std::any::Any;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::set_header::SetResponseHeaderLayer;

use crate::app::App;
use crate::error::DeskError;
use crate::map::{Map, Route};
use crate::pool::{Doorway, turn};
use crate::{
    accounts, action, all_groups, answer, api, assets, board, bracket, bring_in, canonical, compare, create, damage,
    explain, files, guard, help, home, incident, journal, lang, law_book, lists, matches, overview, play, play_off,
    players, print, prizes, public, ratings, report, round, schedule, settings, signin, tables, teams, visit,
};

/// Script, style and connections come from this server and nowhere else.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// Everything for which somebody is signed in, and the way to sign in.
fn desk() -> Map {
    Map::signed_in()
        .merge(home::routes())
        .merge(create::routes())
        .merge(lists::routes())
        .merge(bring_in::routes())
        .merge(overview::routes())
        .merge(all_groups::routes())
        .merge(players::routes())
        .merge(round::routes())
        .merge(play::routes())
        .merge(explain::routes())
        .merge(compare::routes())
        .merge(schedule::routes())
        .merge(tables::routes())
        .merge(play_off::routes())
        .merge(prizes::routes())
        .merge(ratings::routes())
        .merge(matches::routes())
        .merge(bracket::routes())
        .merge(teams::routes())
        .merge(journal::routes())
        .merge(incident::routes())
        .merge(settings::routes())
        .merge(files::routes())
        .merge(damage::routes())
        .merge(report::routes())
        .merge(accounts::routes())
        .merge(api::routes())
        .merge(help::routes())
        .merge(signin::routes())
        .merge(print::routes())
}

/// Nothing is changed by looking at a board, a law or a table: no token is asked for, and whoever is signed in stays so.
fn open() -> Map {
    board::routes().merge(law_book::routes()).merge(public::routes())
}

/// Every route of a page or a deed, and who may use it.
pub fn table() -> Vec<Route> {
    desk().merge(open()).merge(play::by_link()).table()
}

/// The whole web app.
pub fn router(app: App) -> Router {
    let once = || from_fn_with_state(app.clone(), action::once);
    let signed = desk().guarded().layer(once()).layer(from_fn(guard::refuse_forged));
    let by_link = play::by_link().guarded().layer(once()).layer(from_fn(action::take_id));
    // Every page is made in its turn: what is merged here passes the layers of `pages`.
    let pages = Router::new()
        .merge(pages(&app, Doorway::Desk, signed))
        .merge(pages(&app, Doorway::Open, open().guarded()))
        .merge(pages(&app, Doorway::Link, by_link));
    Router::new()
        .merge(pages)
        .route("/static/{edition}/{name}", get(assets::serve))
        .route("/favicon.ico", get(assets::favicon))
        .fallback(|| async { DeskError::NotFound })
        .method_not_allowed_fallback(|| async { DeskError::NotFound })
        .layer(DefaultBodyLimit::max(guard::LARGEST_UPLOAD))
        .layer(CatchPanicLayer::custom(after_panic))
        .layer(from_fn(answer::in_words))
        .layer(from_fn(lang::remember))
        .layer(fixed(header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY))
        .layer(fixed(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(fixed(header::REFERRER_POLICY, "same-origin"))
        .layer(fixed(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("private, no-cache"),
        ))
        .with_state(app)
}

/// Pages behind a doorway: led to their one address, made in their turn on the threads of their lane.
fn pages(app: &App, doorway: Doorway, routes: Router<App>) -> Router<App> {
    routes
        .layer(from_fn_with_state((app.clone(), doorway), turn::take))
        .layer(from_fn_with_state(app.clone(), visit::identify))
        .layer(from_fn(canonical::lead))
}

/// A mistake of ours answers with a page too, and spares the other requests.
fn after_panic(panic: Box<dyn Any + Send>) -> Response {
    let said = panic.downcast_ref::<String>().cloned();
    let said = said.or_else(|| panic.downcast_ref::<&str>().map(|said| (*said).to_owned()));
    DeskError::Internal(said.unwrap_or_else(|| "panicked".to_owned())).into_response()
}

fn fixed(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

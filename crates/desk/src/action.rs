//! Every request that changes something is done once, however often it is sent.
//!
//! Forms carry an id behind the token against forgery (`TOKEN.ID`), scripts and programs send one of their own as
//! `Idempotency-Key`. The store writes it down with the change itself. A request that comes again finds it there: its
//! changes are not made again, and it is answered as the first one would have been.

use std::sync::Arc;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use rokade_store::{Action, StoreError, acting};
use sha2::{Digest, Sha256};

use crate::answer::came_from;
use crate::app::App;
use crate::error::DeskError;
use crate::visit::SignedIn;
use crate::{guard, secret};

const HEADER: &str = "idempotency-key";
/// Longer ids are cut: nobody counts so far.
const LONGEST: usize = 100;

/// The id that came with a form.
#[derive(Clone, Debug)]
pub(crate) struct FormId(String);

/// Some changes of the request are stored, others are not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StoredInPart;

/// What a form carries: the token, and the id of what it would do. A page of a tournament gives the same id as long as
/// the tournament stands as it is; everywhere else every form has its own.
pub(crate) fn field(token: &str, path: &str, seq: u64) -> String {
    let id = match seq {
        0 => secret::token()[..24].to_owned(),
        seq => secret::hex(&Sha256::digest(format!("form {token} {path} {seq}").as_bytes())[..12]),
    };
    format!("{token}.{id}")
}

/// Token and id of a form's field; a program may send the token alone.
pub(crate) fn parts(field: &str) -> (&str, Option<FormId>) {
    match field.split_once('.') {
        Some((token, id)) => (token, Some(FormId(id.to_owned()))),
        None => (field, None),
    }
}

/// Layer for pages whose address is the only secret: takes the id out of the form.
pub(crate) async fn take_id(request: Request, next: Next) -> Result<Response, DeskError> {
    if is_reading(request.method()) {
        return Ok(next.run(request).await);
    }
    let (mut parts_of_request, body) = request.into_parts();
    let bytes = to_bytes(body, guard::LARGEST_UNSIGNED).await.map_err(|_| DeskError::TooLarge)?;
    if let Some(id) = id_of_form(&bytes) {
        parts_of_request.extensions.insert(id);
    }
    Ok(next.run(Request::from_parts(parts_of_request, Body::from(bytes))).await)
}

fn id_of_form(bytes: &Bytes) -> Option<FormId> {
    guard::form_field(bytes).and_then(|field| parts(&field).1)
}

/// Layer: the changes of a request are those of its action.
pub(crate) async fn once(State(app): State<App>, request: Request, next: Next) -> Response {
    let id = id_of(request.headers(), request.extensions().get::<FormId>());
    let (Some(id), false) = (id, is_reading(request.method())) else {
        return next.run(request).await;
    };
    let who = match request.extensions().get::<SignedIn>() {
        Some(signed) => format!("account {}", signed.user.id.0),
        None => request.uri().path().to_owned(),
    };
    let back = came_from(request.headers());
    let action = Action::new(&who, &id);
    let response = acting(action.clone(), next.run(request)).await;
    told_once(&app, &action, &back, response).await
}

/// A program's own id goes before that of a form.
fn id_of(headers: &HeaderMap, form: Option<&FormId>) -> Option<String> {
    let own = headers.get(HEADER).and_then(|value| value.to_str().ok()).map(str::trim);
    let id = own.filter(|id| !id.is_empty()).or(form.map(|FormId(id)| id.as_str()))?;
    Some(id.chars().take(LONGEST).collect())
}

async fn told_once(app: &App, action: &Action, back: &str, mut response: Response) -> Response {
    let Some(error) = response.extensions().get::<Arc<DeskError>>().cloned() else { return response };
    if let DeskError::Store(error) = &*error {
        if action.stored() > 0 && !matches!(error, StoreError::Unconfirmed(_)) {
            response.extensions_mut().insert(StoredInPart);
        }
        return response;
    }
    // Refused only because it was done before: whoever sent it again learns that it is done.
    let is_refused = matches!(
        &*error,
        DeskError::NotFound | DeskError::BadForm(_) | DeskError::Refused { .. } | DeskError::Conflict(_)
    );
    if is_refused && action.stored() == 0 && app.store().has_done(action).await.unwrap_or(false) {
        let to = if matches!(&*error, DeskError::NotFound) { "/" } else { back };
        return Redirect::to(&format!("{to}?done=again")).into_response();
    }
    response
}

fn is_reading(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_keeps_its_id_until_the_tournament_goes_on() {
        assert_eq!(field("t", "/t/x", 7), field("t", "/t/x", 7));
        assert_ne!(field("t", "/t/x", 7), field("t", "/t/x", 8));
        assert_ne!(field("t", "/accounts", 0), field("t", "/accounts", 0));
        let field = field("t", "/t/x", 7);
        let (token, id) = parts(&field);
        assert!(token == "t" && id.is_some_and(|FormId(id)| id.len() == 24));
        assert!(parts("t").1.is_none());
    }

    #[test]
    fn a_programs_own_id_goes_first() {
        let headers = |id: &str| HeaderMap::from_iter([(HEADER.parse().unwrap(), id.parse().unwrap())]);
        let form = FormId("form".to_owned());
        assert_eq!(id_of(&headers("own"), Some(&form)).as_deref(), Some("own"));
        assert_eq!(id_of(&headers(" "), Some(&form)).as_deref(), Some("form"));
        assert_eq!(id_of(&HeaderMap::new(), None), None);
    }
}

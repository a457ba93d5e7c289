//! Every form of every page and every deed of the table, sent twice: the second time changes nothing.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use rokade_desk::{Intent, Route, Who, table};

use crate::routes::{filled, usual};
use crate::stage::{Browser, Stage, between, form_request, request};

/// A form as a page shows it, filled in with what it offers.
struct Form {
    action: String,
    is_upload: bool,
    fields: Vec<(String, String)>,
}

/// The tags of a piece of HTML that begin so, each with what follows it up to the next one.
fn tags<'a>(html: &'a str, begins: &str) -> Vec<&'a str> {
    html.match_indices(begins).map(|(at, _)| &html[at..]).collect()
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let head = &tag[..tag.find('>')?];
    let value = head.split(&format!(" {name}=\"")).nth(1)?;
    Some(unescaped(&value[..value.find('"')?]))
}

fn is_marked(tag: &str, mark: &str) -> bool {
    let head = tag.split('>').next().unwrap_or_default();
    head.split(' ').any(|part| part == mark)
}

fn unescaped(text: &str) -> String {
    let marks = [("&#34;", "\""), ("&#39;", "'"), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&")];
    let named = [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")];
    marks.iter().chain(&named).fold(text.to_owned(), |text, (mark, letter)| text.replace(mark, letter))
}

/// What somebody would type into a field that must not stay empty.
fn typed(name: &str) -> &'static str {
    match name {
        "name" => "Prøve, Per",
        "old" => "tårn til d1",
        "new" | "password" => "springer til f3",
        _ => "1",
    }
}

fn field(tag: &str) -> Option<(String, String)> {
    let name = attribute(tag, "name")?;
    let kind = attribute(tag, "type").unwrap_or_default();
    let value = attribute(tag, "value");
    match kind.as_str() {
        "file" | "submit" => None,
        "checkbox" | "radio" => is_marked(tag, "checked").then(|| (name, value.unwrap_or_else(|| "on".to_owned()))),
        _ => {
            let value = value.unwrap_or_default();
            let value = if value.is_empty() && kind != "hidden" { typed(&name).to_owned() } else { value };
            Some((name, value))
        }
    }
}

fn chosen(tag: &str) -> Option<(String, String)> {
    let name = attribute(tag, "name")?;
    let list = tag.split("</select>").next()?;
    let options = tags(list, "<option");
    let filled = |tag: &&&str| attribute(tag, "value").is_some_and(|value| !value.is_empty());
    let chosen = options.iter().find(|tag| is_marked(tag, "selected")).or_else(|| options.iter().find(filled))?;
    Some((name, attribute(chosen, "value").unwrap_or_default()))
}

fn written(tag: &str) -> Option<(String, String)> {
    let name = attribute(tag, "name")?;
    let text = unescaped(tag.split_once('>')?.1.split("</textarea>").next()?);
    Some((name, if text.trim().is_empty() { "Prøve".to_owned() } else { text }))
}

/// The forms of a page that ask for a deed, one for each of their named buttons.
fn forms(page: &str, path: &str) -> Vec<Form> {
    let mut forms = Vec::new();
    for tag in tags(page, "<form") {
        if attribute(tag, "method").as_deref() != Some("post") {
            continue;
        }
        let inside = tag.split("</form>").next().unwrap_or_default();
        let mut fields: Vec<_> = tags(inside, "<input").into_iter().filter_map(field).collect();
        fields.extend(tags(inside, "<select").into_iter().filter_map(chosen));
        fields.extend(tags(inside, "<textarea").into_iter().filter_map(written));
        let button = |tag: &str| Some((attribute(tag, "name")?, attribute(tag, "value").unwrap_or_default()));
        let buttons: Vec<_> = tags(inside, "<button").into_iter().filter_map(button).collect();
        let action = attribute(tag, "action").unwrap_or_else(|| path.to_owned());
        let is_upload = attribute(tag, "enctype").is_some();
        let ways = if buttons.is_empty() { vec![None] } else { buttons.into_iter().map(Some).collect() };
        forms.extend(ways.into_iter().map(|button| Form {
            action: action.clone(),
            is_upload,
            fields: fields.iter().cloned().chain(button).collect(),
        }));
    }
    forms
}

/// A desk with an event under way.
struct Scene {
    stage: Stage,
    owner: Browser,
    key: String,
    tried: BTreeSet<&'static str>,
    /// Forms that changed something the first time.
    changed: BTreeSet<&'static str>,
}

impl Scene {
    async fn new() -> Scene {
        let stage = Stage::new().await;
        let owner = stage.owner().await;
        let group = stage.monrad(&owner, 6, 3).await;
        stage.publish(&owner, &group).await;
        stage.result(&owner, &group, 1, 1, "1-0").await;
        let key = group.split('/').nth(2).unwrap().to_owned();
        Scene { stage, owner, key, tried: BTreeSet::new(), changed: BTreeSet::new() }
    }

    fn path(&self, route: &Route) -> String {
        filled(route.path, |name| match name {
            "key" => self.key.clone(),
            "file" => "standings.csv".to_owned(),
            "session" | "user" => "999".to_owned(),
            name => usual(name),
        })
    }

    /// Every journal, every account, every sign-in.
    async fn standing(&self) -> String {
        let store = self.stage.app.store();
        let mut all = store.tournaments().await.unwrap();
        all.extend(store.games().await.unwrap());
        let mut journals: Vec<_> = all.iter().map(|event| (event.key.to_string(), event.seq)).collect();
        journals.sort();
        let mut people = Vec::new();
        for user in store.users().await.unwrap() {
            people.push((user.name, store.sessions_of(user.id).await.unwrap().len()));
        }
        format!("{journals:?} {people:?}")
    }

    async fn send(&self, form: &Form) -> (StatusCode, String) {
        let fields: Vec<(&str, &str)> =
            form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let answer = match form.is_upload {
            false => self.stage.send(form_request(&self.owner, &form.action, &fields)).await,
            true => {
                let token = fields.iter().find(|(name, _)| *name == "csrf").map_or("", |(_, value)| value);
                let browser = Browser { csrf: token.to_owned(), ..self.owner.clone() };
                let rest: Vec<_> = fields.iter().copied().filter(|(name, _)| *name != "csrf").collect();
                self.stage.upload(&browser, &form.action, &rest, b"no file of a tournament").await
            }
        };
        (answer.status, answer.body)
    }

    /// Sends a form twice.
    async fn twice(&mut self, form: &Form, page: &str) {
        let said = format!("{} of {page} with {:?}", form.action, form.fields);
        let before = self.standing().await;
        let (status, body) = self.send(form).await;
        assert!(!status.is_server_error() && status != StatusCode::FORBIDDEN, "{said}: {status} {body}");
        let after = self.standing().await;
        let (again, body) = self.send(form).await;
        assert!(!again.is_server_error() && again != StatusCode::FORBIDDEN, "{said}: {again} {body}");
        assert_eq!(self.standing().await, after, "{said}");
        if before != after {
            assert!(again.is_success() || again.is_redirection(), "{said}: {again} {body}");
        }
        let bare = form.action.split('?').next().unwrap_or_default();
        if let Some(route) = table().into_iter().find(|route| is_at(route, bare)) {
            self.tried.insert(route.path);
            if before != after {
                self.changed.insert(route.path);
            }
        }
    }

    /// Sends the forms of all pages that end with one of these, or with none of them.
    async fn crawl(&mut self, is_last: bool) {
        let mut sent = BTreeSet::new();
        for route in table().into_iter().filter(|route| route.intent == Intent::Read && route.who != Who::ByLink) {
            let path = self.path(&route);
            // What is told without end, and files.
            if path.ends_with("/live") || path.contains("/print/") {
                continue;
            }
            let page = self.stage.get(&self.owner, &path).await;
            for form in forms(&page.body, &path) {
                let bare = form.action.split('?').next().unwrap_or_default().to_owned();
                let names: Vec<_> = form.fields.iter().map(|(name, _)| name.clone()).collect();
                // Whoever is signed in has no use for the form that signs in.
                if bare.starts_with("/board/") || ["/signin", "/signout"].contains(&&*bare) || ends(&bare) != is_last {
                    continue;
                }
                carries_an_id(&form, &path);
                if sent.insert((bare, names)) {
                    self.twice(&form, &path).await;
                }
            }
        }
    }
}

fn carries_an_id(form: &Form, page: &str) {
    let token = form.fields.iter().find(|(name, _)| name == "csrf").map(|(_, value)| value.as_str());
    let id = token.and_then(|token| token.split_once('.')).map(|(_, id)| id.len());
    assert_eq!(id, Some(24), "{} of {page} carries {token:?}", form.action);
}

/// What takes something away that other forms need.
fn ends(path: &str) -> bool {
    ["/remove", "/delete", "/erase", "/discard"].iter().any(|end| path.ends_with(end))
}

fn is_at(route: &Route, path: &str) -> bool {
    let (own, other): (Vec<&str>, Vec<&str>) = (route.path.split('/').collect(), path.split('/').collect());
    let fits = |(own, other): (&&str, &&str)| own == other || own.starts_with('{');
    route.intent == Intent::Change && own.len() == other.len() && own.iter().zip(&other).all(fits)
}

#[tokio::test]
async fn every_form_of_every_page_is_done_once() {
    let mut scene = Scene::new().await;
    for is_last in [false, true] {
        scene.crawl(is_last).await;
    }
    assert!(scene.tried.len() >= 25, "{:?}", scene.tried);
    assert!(scene.changed.len() >= 8, "{:?}", scene.changed);
}

#[tokio::test]
async fn every_deed_of_the_table_is_done_once_under_one_id() {
    let scene = Scene::new().await;
    let mut routes: Vec<Route> = table().into_iter().filter(|route| route.intent == Intent::Change).collect();
    routes.sort_by_key(|route| (ends(route.path), route.path == "/signout"));
    let player = r#"{"command":"enter_player","group":1,"player":{"person":{"name":{"family":"Lind"}}}}"#;
    for (number, route) in routes.iter().enumerate() {
        let path = scene.path(route);
        let form = format!("csrf={}&name=Klubaften&to=1-0&board=2&seen=open&rating=1500", scene.owner.csrf);
        for (kind, body) in [("application/x-www-form-urlencoded", form.as_str()), ("application/json", player)] {
            let send = || {
                let request = request(&scene.owner, Method::POST, &path)
                    .header(header::CONTENT_TYPE, kind)
                    .header("x-csrf", &scene.owner.csrf)
                    .header("idempotency-key", format!("{number} {kind}"));
                scene.stage.send(request.body(Body::from(body.to_owned())).unwrap())
            };
            let first = send().await.status;
            let after = scene.standing().await;
            let again = send().await.status;
            assert_eq!(scene.standing().await, after, "{path} {kind}: {first}, {again}");
        }
    }
}

#[tokio::test]
async fn a_password_form_that_comes_again_is_no_guess_and_a_corrected_one_is_heard() {
    let stage = Stage::new().await;
    let owner = stage.owner().await;
    let page = stage.get(&owner, "/accounts").await.body;
    let csrf = between(&page, "name=\"csrf\" value=\"", "\"");
    let form = [("csrf", csrf.as_str()), ("old", "tårn til d1"), ("new", "dame til h5")];
    // More often than anybody may guess.
    for _ in 0..20 {
        let answer = stage.send(form_request(&owner, "/accounts/password", &form)).await;
        assert_eq!((answer.status, answer.to()), (StatusCode::SEE_OTHER, "/accounts?done=password"), "{}", answer.body);
    }
    let signed = |password: &'static str| {
        let form = [("name", "Solveig Dahl"), ("password", password)];
        let stage = &stage;
        async move { stage.post(&Browser::default(), "/signin", &form).await.status }
    };
    assert_eq!(signed("dame til h5").await, StatusCode::SEE_OTHER);
    // The same form with another password is another wish, and needs the password of now.
    let wrong = [("csrf", csrf.as_str()), ("old", "tårn til d1"), ("new", "konge til e2")];
    let refused = stage.send(form_request(&owner, "/accounts/password", &wrong)).await;
    assert!(refused.status.is_client_error() || refused.to().contains("done=again"), "{}", refused.status);
    assert_eq!(signed("konge til e2").await, StatusCode::UNAUTHORIZED);
    let corrected = [("csrf", csrf.as_str()), ("old", "dame til h5"), ("new", "konge til e2")];
    assert_eq!(stage.send(form_request(&owner, "/accounts/password", &corrected)).await.status, StatusCode::SEE_OTHER);
    assert_eq!(signed("konge til e2").await, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn a_link_whose_answer_was_lost_leads_to_the_account_it_made() {
    let stage = Stage::new().await;
    let link = stage.app.sign_in_path().await.unwrap();
    let nobody = Browser::default();
    let page = stage.get(&nobody, &link).await.body;
    let csrf = between(&page, "name=\"csrf\" value=\"", "\"");
    let form = [("csrf", csrf.as_str()), ("name", "Solveig Dahl"), ("password", "tårn til d1")];
    assert_eq!(stage.send(form_request(&nobody, &link, &form)).await.to(), "/");
    let again = stage.send(form_request(&nobody, &link, &form)).await;
    assert_eq!((again.status, again.to()), (StatusCode::SEE_OTHER, "/"), "{}", again.body);
    assert!(again.headers.get(header::SET_COOKIE).is_none(), "a link lets in once");
    assert_eq!(stage.app.store().users().await.unwrap().len(), 1);
    // Under another id it is somebody else who found the link.
    let other = [("csrf", ".another"), ("name", "Solveig Dahl"), ("password", "tårn til d1")];
    assert_eq!(stage.send(form_request(&nobody, &link, &other)).await.status, StatusCode::GONE);
}

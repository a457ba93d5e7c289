//! Every role at every route of the table, with every command: nobody comes further than the table says.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use rokade_desk::rights::{self, Boards, Deed, Place, Post, Scope};
use rokade_desk::{Intent, Route, Who, router, table};
use rokade_store::Role;
use rokade_tournament::{Command, GroupId};
use tower::ServiceExt;

use crate::routes::{filled, usual};
use crate::stage::{Browser, Stage, between, request};

/// Who comes to the desk.
#[derive(Clone)]
struct Guest {
    role: &'static str,
    browser: Browser,
}

/// A desk with an event under way, a game under the referee, and everybody who might come.
struct Scene {
    stage: Stage,
    key: String,
    owner: Guest,
    arbiter: Guest,
    strangers: Vec<Guest>,
}

impl Scene {
    async fn new() -> Scene {
        let stage = Stage::new().await;
        let owner = stage.owner().await;
        let group = stage.monrad(&owner, 6, 3).await;
        stage.publish(&owner, &group).await;
        stage.result(&owner, &group, 1, 1, "1-0").await;
        let invited = stage.post(&owner, "/accounts/invite", &[("name", "Birk Lund")]).await;
        let link = between(&invited.body, "http://desk.example:4464", "<");
        let arbiter = stage.sign_in_at(&link, "Birk Lund", "springer f3").await;
        let invited = stage.post(&owner, "/accounts/invite", &[("name", "Liv Bakke")]).await;
        let link = between(&invited.body, "http://desk.example:4464", "<");
        let gone = stage.sign_in_at(&link, "Liv Bakke", "loeber c4").await;
        stage.post(&gone, "/signout", &[]).await;
        let forged = format!("{}A", arbiter.cookie.trim_end_matches(char::is_alphanumeric));
        let strangers = vec![
            Guest { role: "nobody", browser: Browser { csrf: owner.csrf.clone(), ..Browser::default() } },
            Guest { role: "signed out", browser: gone },
            Guest { role: "forged", browser: Browser { cookie: forged, csrf: owner.csrf.clone() } },
        ];
        let key = group.split('/').nth(2).unwrap().to_owned();
        Scene {
            owner: Guest { role: "owner", browser: owner },
            arbiter: Guest { role: "arbiter", browser: arbiter },
            stage,
            key,
            strangers,
        }
    }

    fn path(&self, route: &Route) -> String {
        filled(route.path, |name| match name {
            "key" => self.key.clone(),
            "file" => "standings.csv".to_owned(),
            // No account and no sign-in has this number: nobody is thrown out on the way.
            "session" | "user" => "999".to_owned(),
            name => usual(name),
        })
    }

    /// The status of an answer; what is told without end is not waited for.
    async fn status(&self, request: Request<Body>) -> (StatusCode, String) {
        let response = router(self.stage.app.clone()).oneshot(request).await.unwrap();
        let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok()).unwrap_or_default();
        (response.status(), to.to_owned())
    }

    /// What nobody who is refused may change.
    async fn standing(&self) -> String {
        let store = self.stage.app.store();
        let tournaments = store.tournaments().await.unwrap();
        let events: Vec<_> = tournaments.iter().map(|event| (event.key.to_string(), event.seq)).collect();
        let users: Vec<_> = store.users().await.unwrap().iter().map(|user| user.id).collect();
        format!("{events:?} {users:?}")
    }
}

/// The ways something can be asked of a route: as a page, as a form, as a program.
fn requests(guest: &Guest, route: &Route, path: &str) -> Vec<Request<Body>> {
    let browser = &guest.browser;
    let form = format!("csrf={}&name=x&to=1-0&board=1&password=springer", browser.csrf);
    match route.intent {
        Intent::Read => vec![
            request(browser, Method::GET, path).body(Body::empty()).unwrap(),
            request(browser, Method::HEAD, path).body(Body::empty()).unwrap(),
        ],
        Intent::Change => vec![
            request(browser, Method::POST, path)
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(Body::from(form))
                .unwrap(),
            program(browser, path, "{}"),
        ],
    }
}

fn program(browser: &Browser, path: &str, body: &str) -> Request<Body> {
    request(browser, Method::POST, path)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::ACCEPT, "application/json")
        .header("x-csrf", &browser.csrf)
        .body(Body::from(body.to_owned()))
        .unwrap()
}

fn is_sent_to_sign_in((status, to): &(StatusCode, String)) -> bool {
    *status == StatusCode::UNAUTHORIZED || (*status == StatusCode::SEE_OTHER && to.starts_with("/signin"))
}

/// Those that end somebody's work come last.
fn routes() -> Vec<Route> {
    let mut routes = table();
    let ends = |route: &Route| ["/signout", "/remove", "/delete", "/erase"].iter().any(|end| route.path.ends_with(end));
    routes.sort_by_key(|route| (ends(route), route.path == "/signout"));
    routes
}

/// Whether the table of rights keeps an arbiter from it.
fn is_owners(route: &Route) -> bool {
    matches!(route.who, Who::Holder(deed) if rights::scope(Role::Arbiter, deed).is_none())
}

#[test]
fn an_arbiter_may_do_every_command_and_the_owner_everything() {
    let (of_commands, of_house) = Deed::ALL.split_at(Deed::OF_COMMANDS);
    assert!(Deed::ALL.iter().all(|deed| rights::scope(Role::Owner, *deed) == Some(Scope::Event)));
    assert!(of_commands.iter().all(|deed| rights::scope(Role::Arbiter, *deed) == Some(Scope::Event)));
    assert!(of_house.iter().all(|deed| rights::scope(Role::Arbiter, *deed).is_none()));
}

#[test]
fn a_right_reaches_as_far_as_its_scope() {
    let boards = |first, last| vec![Boards { group: GroupId(1), numbers: first..=last }];
    let post = Post { groups: vec![GroupId(2)], room: boards(1, 20), boards: boards(7, 9) };
    let place = |group, board| Place { group: Some(GroupId(group)), board };
    let reaches =
        |place| [Scope::Event, Scope::Group, Scope::Room, Scope::Boards].map(|scope| scope.covers(&post, place));
    assert_eq!(reaches(place(1, Some(8))), [true, false, true, true]);
    assert_eq!(reaches(place(1, Some(10))), [true, false, true, false]);
    assert_eq!(reaches(place(2, Some(8))), [true, true, false, false]);
    assert_eq!(reaches(Place::default()), [true, false, false, false]);
}

#[test]
fn every_route_stands_once_in_the_table() {
    let mut lines: Vec<_> = table().iter().map(|route| (route.path, format!("{:?}", route.intent))).collect();
    let all = lines.len();
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), all);
    let owned: Vec<_> = table().into_iter().filter(is_owners).map(|route| route.path).collect();
    assert_eq!(
        owned,
        ["/t/{key}/delete", "/t/{key}/damage/delete", "/accounts/invite", "/accounts/users/{user}/remove"]
    );
}

#[tokio::test]
async fn strangers_come_to_no_route_of_the_desk_and_change_nothing() {
    let scene = Scene::new().await;
    let before = scene.standing().await;
    let mut refused = 0;
    for guest in &scene.strangers {
        for route in routes() {
            let path = scene.path(&route);
            for request in requests(guest, &route, &path) {
                let said = format!("{} {} {path}", guest.role, request.method());
                let answer = scene.status(request).await;
                assert!(!answer.0.is_server_error(), "{said}: {answer:?}");
                match route.who {
                    Who::SignedIn | Who::Holder(_) => assert!(is_sent_to_sign_in(&answer), "{said}: {answer:?}"),
                    // The secret in the address is not one.
                    Who::ByLink => assert_eq!(answer.0, StatusCode::NOT_FOUND, "{said}"),
                    Who::Everybody => {}
                }
                refused += u32::from(route.who != Who::Everybody);
            }
        }
    }
    assert!(refused > 800, "{refused} requests were refused");
    assert_eq!(scene.standing().await, before);
}

#[tokio::test]
async fn an_arbiter_comes_everywhere_but_where_the_owner_alone_may() {
    let scene = Scene::new().await;
    for route in routes() {
        let path = scene.path(&route);
        for request in requests(&scene.arbiter, &route, &path) {
            let said = format!("{} {} {path}", scene.arbiter.role, request.method());
            let (status, to) = scene.status(request).await;
            assert!(!status.is_server_error(), "{said}: {status}");
            // Whoever is signed in may end the own sign-ins; all others are the owner's to end.
            let is_owners = is_owners(&route) || route.path == "/accounts/sessions/{session}/end";
            assert_eq!(status == StatusCode::FORBIDDEN, is_owners, "{said}: {status}");
            let is_desk = matches!(route.who, Who::SignedIn | Who::Holder(_));
            assert!(!(is_desk && is_sent_to_sign_in(&(status, to))), "{said}: {status}");
        }
    }
}

#[tokio::test]
async fn no_answer_to_the_owner_is_an_error_of_ours() {
    let scene = Scene::new().await;
    for route in routes().into_iter().filter(|route| route.path != "/signout") {
        let path = scene.path(&route);
        for request in requests(&scene.owner, &route, &path) {
            let said = format!("{} {} {path}", scene.owner.role, request.method());
            let (status, _) = scene.status(request).await;
            assert!(!status.is_server_error() && status != StatusCode::FORBIDDEN, "{said}: {status}");
        }
    }
}

/// The names of all commands, as their reader knows them: a new one joins by itself.
fn commands() -> Vec<String> {
    let unknown = serde_json::from_str::<Command>(r#"{"command":"no such"}"#).unwrap_err().to_string();
    let named = unknown.split("expected one of").nth(1).expect("the reader names what it knows");
    named.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[tokio::test]
async fn no_command_is_taken_of_a_stranger_nor_without_the_token() {
    let scene = Scene::new().await;
    let before = scene.standing().await;
    let commands = commands();
    assert!(commands.len() > 40, "{commands:?}");
    let path = format!("/api/t/{}/commands", scene.key);
    for command in &commands {
        let body = format!(r#"{{"command":"{command}","group":1,"player":1,"round":1,"board":1}}"#);
        for guest in &scene.strangers {
            let answer = scene.status(program(&guest.browser, &path, &body)).await;
            assert!(is_sent_to_sign_in(&answer), "{} {command}: {answer:?}", guest.role);
        }
        let mut forged = scene.owner.browser.clone();
        forged.csrf = scene.arbiter.browser.csrf.clone();
        assert_eq!(scene.status(program(&forged, &path, &body)).await.0, StatusCode::FORBIDDEN, "{command}");
    }
    assert_eq!(scene.standing().await, before);
    for command in &commands {
        let body = format!(r#"{{"command":"{command}","group":1,"player":1,"round":1,"board":1}}"#);
        let (status, _) = scene.status(program(&scene.arbiter.browser, &path, &body)).await;
        assert!(!status.is_server_error(), "{command}: {status}");
    }
}

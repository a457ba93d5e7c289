//! `docs/api.md`: the routes for programs with answers just given, and every route there is.

use rokade_desk::{Intent, Who};
use serde_json::json;

use crate::stage::client::Client;
use crate::stage::evening;
use crate::stage::server::Server;
use crate::{hold, pretty};

use rokade_tournament::{Command, Tournament};

#[test]
fn every_answer_for_programs_is_what_the_desk_gives() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let database = home.path().join("club.sqlite");
    let server = Server::start(database.to_str().expect("a plain path"), home.path());
    let address = server.address.clone();
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let key = client.create(&address, "Klubaften").expect("a tournament is made");
    let command = Command::AddGroup { settings: evening::monrad("Klubaften", 5) };
    let (_, done) = client.command_once(&address, &key, "d7c1", &command).expect("the desk answers");
    let asked = |path: &str| client.get(&format!("{address}{path}")).unwrap_or_else(|| panic!("{path}"));
    let mut session = asked("/api/session");
    session["csrf"] = json!("(the token for x-csrf)");
    let mut paper = String::new();
    let mut routes: Vec<String> = Vec::new();
    let mut show = |route: &str, about: &str, value: &serde_json::Value| {
        routes.push(route.to_owned());
        let value = pretty(value).replace(&key, "abcd2345");
        paper.push_str(&format!("\n### `{route}`\n\n{about}\n\n{value}"));
    };
    show(
        "GET /api/session",
        "Who is signed in, and the token that every changing request carries in `x-csrf`.",
        &session,
    );
    show("GET /api/t", "The tournaments, each with the number of its last record.", &asked("/api/t"));
    show(
        "POST /api/t",
        "Makes a tournament of these settings (body: as in the record `created` below).",
        &json!({"key": key}),
    );
    show("POST /api/t/{key}/commands", "Body: one command, in the words of the journal:", &json!(command));
    show("POST /api/t/{key}/commands, answer", "The number of its last record, which is then on the disk.", &done);
    let mut journal = asked(&format!("/api/t/{key}/journal"));
    for record in journal["records"].as_array_mut().expect("a list of records") {
        record["at"] = json!("(microseconds since 1970)");
    }
    show("GET /api/t/{key}/journal?from=N", "The records from number N on; names of players are not in it.", &journal);
    play_to_the_first_boards(&client, &address, &key);
    let result = "/api/t/{key}/g/{group}/round/{round}/result";
    let sent = json!({ "board": 1, "to": "1-0", "seen": "open" });
    show(
        &format!("POST {result}"),
        "Sets the game of a board; `game` names that of a match, `seen` what the program believes to stand there, `confirmed` \
         a correction in an earlier round. Body:",
        &sent,
    );
    let path = result.replace("{key}", &key).replace("{group}", "1").replace("{round}", "1");
    let (status, entered) = client.post(&format!("{address}{path}"), &sent).expect("the desk answers");
    assert_eq!(status.as_u16(), 200, "{entered}");
    show(&format!("POST {result}, answer"), "The board as the journal now has it.", &entered);
    let mut board = asked("/board/state");
    board["schema"] = board["schema"].take();
    show("GET /board/state", "The board page for programs; no sign-in.", &board);
    server.stop();
    for route in rokade_desk::table().iter().filter(|route| route.path.starts_with("/api/")) {
        let verb = match route.intent {
            Intent::Read => "GET",
            Intent::Change => "POST",
        };
        let named = format!("{verb} {}", route.path);
        let is_shown = routes.iter().any(|shown| shown.split(['?', ',']).next() == Some(&named));
        assert!(is_shown, "docs/api.md shows no answer of {named}");
    }
    paper.push('\n');
    hold("docs/api.md", "answers", &paper);
}

/// Players, lots, and round 1.
fn play_to_the_first_boards(client: &Client, address: &str, key: &str) {
    loop {
        let records = client.journal(address, key).expect("the desk answers");
        let tournament = Tournament::fold(&records).expect("a journal of the desk");
        if tournament.groups.values().any(|group| !group.rounds.is_empty()) {
            return;
        }
        let command = evening::next(&tournament, 7).expect("the evening has a first round");
        client.command(address, key, &command);
    }
}

#[test]
fn every_route_is_in_the_paper() {
    let mut lines: Vec<String> = rokade_desk::table()
        .into_iter()
        .map(|route| {
            let intent = match route.intent {
                Intent::Read => "read",
                Intent::Change => "change",
            };
            let who = match route.who {
                Who::Everybody => "everybody".to_owned(),
                Who::ByLink => "whoever holds the link".to_owned(),
                Who::SignedIn => "signed in".to_owned(),
                Who::Holder(deed) => format!("signed in, with the right `{deed:?}`"),
            };
            format!("| `{}` | {intent} | {who} |\n", route.path)
        })
        .collect();
    lines.sort();
    lines.dedup();
    hold("docs/api.md", "routes", &format!("\n| route | | who |\n|---|---|---|\n{}\n", lines.concat()));
}

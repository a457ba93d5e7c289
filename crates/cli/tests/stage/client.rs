//! A program that talks to the desk's API.

use std::time::Duration;

use rokade_tournament::{Command, Recorded, TournamentSettings};
use serde_json::{Value, json};
use ureq::Agent;
use ureq::http::StatusCode;

/// The owner that `sign_in` makes.
pub(crate) const NAME: &str = "Astrid Holm";
pub(crate) const PASSWORD: &str = "rank and file 64";

pub(crate) struct Client {
    agent: Agent,
    csrf: String,
}

/// What became of a request.
#[derive(Debug)]
pub(crate) enum Answer {
    /// On the disk, says the server; the journal's last number.
    Acknowledged(u64),
    Refused(Value),
    /// The server is gone.
    Lost,
}

fn agent() -> Agent {
    let config = Agent::config_builder()
        .timeout_global(Some(Duration::from_secs(60)))
        .http_status_as_error(false)
        .max_redirects(0)
        .build();
    Agent::new_with_config(config)
}

impl Client {
    /// Somebody who does not sign in.
    pub(crate) fn stranger() -> Client {
        Client { agent: agent(), csrf: String::new() }
    }

    /// What a page answers with, its body read to the end.
    pub(crate) fn status(&self, url: &str) -> u16 {
        let mut answer = self.open(url);
        answer.body_mut().with_config().limit(256 << 20).read_to_vec().expect("a whole answer");
        answer.status().as_u16()
    }

    /// An answer whose body is read by the caller.
    pub(crate) fn open(&self, url: &str) -> ureq::http::Response<ureq::Body> {
        self.agent.get(url).header("accept", "text/html").call().expect("the desk answers")
    }

    /// Spends the one-time link of the first start.
    pub(crate) fn sign_in(link: &str) -> Client {
        let agent = agent();
        let form = [("name", NAME), ("password", PASSWORD)];
        let answer = agent.post(link).header("accept", "application/json").send_form(form).expect("the desk answers");
        assert_eq!(answer.status(), StatusCode::OK, "the one-time link signs in");
        let (origin, _) = link.split_once("/signin/").expect("a sign-in link");
        let mut client = Client { agent, csrf: String::new() };
        let session = client.get(&format!("{origin}/api/session")).expect("the desk answers");
        client.csrf = session["csrf"].as_str().expect("a token").to_owned();
        client
    }

    /// The owner that `sign_in` made, with the password.
    pub(crate) fn sign_in_again(address: &str) -> Client {
        let config = Agent::config_builder().http_status_as_error(false).max_redirects(0).build();
        let agent = Agent::new_with_config(config);
        let form = [("name", NAME), ("password", PASSWORD)];
        let request = agent.post(format!("{address}/signin")).header("accept", "application/json");
        assert_eq!(request.send_form(form).expect("the desk answers").status(), StatusCode::OK);
        let mut client = Client { agent, csrf: String::new() };
        let session = client.get(&format!("{address}/api/session")).expect("the desk answers");
        client.csrf = session["csrf"].as_str().expect("a token").to_owned();
        client
    }

    /// `None` if the server is gone.
    pub(crate) fn get(&self, url: &str) -> Option<Value> {
        let mut answer = self.agent.get(url).header("accept", "application/json").call().ok()?;
        answer.body_mut().with_config().limit(256 << 20).read_json().ok()
    }

    pub(crate) fn post(&self, url: &str, body: &impl serde::Serialize) -> Option<(StatusCode, Value)> {
        let request = self.agent.post(url).header("accept", "application/json").header("x-csrf", &self.csrf);
        let mut answer = request.send_json(body).ok()?;
        let value = answer.body_mut().read_json().ok()?;
        Some((answer.status(), value))
    }

    /// A page as a browser gets it.
    pub(crate) fn page(&self, url: &str) -> String {
        let mut answer = self.agent.get(url).header("accept", "text/html").call().expect("the desk answers");
        answer.body_mut().with_config().limit(256 << 20).read_to_string().expect("a page is text")
    }

    /// Sends a form as a browser does; where the answer leads.
    pub(crate) fn form(&self, url: &str, fields: &[(&str, &str)]) -> String {
        let fields = fields.iter().copied().chain([("csrf", self.csrf.as_str())]);
        let request = self.agent.post(url).header("accept", "text/html");
        let mut answer = request.send_form(fields).expect("the desk answers");
        if answer.status() != StatusCode::SEE_OTHER {
            let said = answer.body_mut().read_to_string().unwrap_or_default();
            panic!("{url}: {} {said}", answer.status());
        }
        answer.headers()["location"].to_str().expect("an address").to_owned()
    }

    pub(crate) fn create(&self, address: &str, name: &str) -> Option<String> {
        let settings = TournamentSettings { name: name.into(), public: true, ..TournamentSettings::default() };
        let (status, answer) = self.post(&format!("{address}/api/t"), &settings)?;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        Some(answer["key"].as_str().expect("a key").to_owned())
    }

    pub(crate) fn command(&self, address: &str, key: &str, command: &Command) -> Answer {
        match self.post(&format!("{address}/api/t/{key}/commands"), command) {
            None => Answer::Lost,
            Some((StatusCode::OK, answer)) => Answer::Acknowledged(answer["seq"].as_u64().expect("a number")),
            Some((_, answer)) => Answer::Refused(answer),
        }
    }

    /// A command under an id of its own: what the server answered, if it did.
    pub(crate) fn command_once(&self, address: &str, key: &str, id: &str, command: &Command) -> Option<(u16, Value)> {
        let request = self.agent.post(format!("{address}/api/t/{key}/commands"));
        let request = request.header("accept", "application/json").header("x-csrf", &self.csrf);
        let mut answer = request.header("idempotency-key", id).send_json(command).ok()?;
        let value = answer.body_mut().read_json().ok()?;
        Some((answer.status().as_u16(), value))
    }

    pub(crate) fn journal(&self, address: &str, key: &str) -> Option<Vec<Recorded>> {
        let answer = self.get(&format!("{address}/api/t/{key}/journal"))?;
        let records = answer.get("records").cloned().unwrap_or_else(|| json!([]));
        Some(serde_json::from_value(records).expect("the journal is made of events"))
    }
}

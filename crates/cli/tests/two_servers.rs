//! Two servers on one PostgreSQL: what is entered at one reaches the browsers of the other.

mod stage;

use rokade_tournament::{Command, Tournament};
use stage::browser::{Browser, Screen};
use stage::client::{Answer, Client};
use stage::evening;
use stage::postgres;
use stage::server::Server;

#[tokio::test(flavor = "multi_thread")]
async fn a_result_entered_at_one_server_reaches_a_browser_of_the_other() {
    let home = tempfile::tempdir().unwrap();
    let database = postgres::server().database();
    let first = Server::start(&database, home.path());
    let second = Server::start(&database, home.path());
    let guest = Browser::open(Screen::Phone, "en").await;
    let (link, address) = (first.link.clone().expect("a first start prints a link"), first.address.clone());
    let (client, key) = tokio::task::spawn_blocking(move || {
        let client = Client::sign_in(&link);
        let key = client.create(&address, "Klubaften").expect("the server answers");
        while !is_published(&client, &address, &key) {
            go_on(&client, &address, &key);
        }
        (client, key)
    })
    .await
    .unwrap();
    guest.goto(&format!("{}/p/{key}/g/1/round/1", second.address)).await;
    guest.sees("Astrid Holm").await;
    assert!(!guest.text().await.contains("1–0"), "no result yet");
    let address = first.address.clone();
    tokio::task::spawn_blocking(move || go_on(&client, &address, &key)).await.unwrap();
    guest.sees("1–0").await;
    guest.close().await;
    first.stop();
    second.stop();
}

fn is_published(client: &Client, address: &str, key: &str) -> bool {
    let records = client.journal(address, key).expect("the server answers");
    let tournament = Tournament::fold(&records).expect("the journal folds");
    tournament.groups.values().any(|group| !group.rounds.is_empty())
}

/// The evening's next command; every game is won by White.
fn go_on(client: &Client, address: &str, key: &str) {
    let records = client.journal(address, key).expect("the server answers");
    let tournament = Tournament::fold(&records).expect("the journal folds");
    let command: Command = evening::next(&tournament, 0).expect("the evening is not over");
    assert!(matches!(client.command(address, key, &command), Answer::Acknowledged(_)), "{command:?}");
}

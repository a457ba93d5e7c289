//! A round of fifty boards from the keyboard: one key a board, and one to begin.

mod stage;

use std::time::Duration;

use fantoccini::Locator;
use rokade_model::{GameResult, Name, Person};
use rokade_tournament::{Command, GameState, GroupId, NewPlayer, Tournament};
use stage::browser::{Browser, Screen};
use stage::client::{Answer, Client, NAME, PASSWORD};
use stage::evening::monrad;
use stage::server::Server;

const BOARDS: u32 = 50;
/// Down takes the first open board.
const DOWN: &str = "\u{e015}";

#[tokio::test(flavor = "multi_thread")]
async fn fifty_results_take_fifty_one_keys() {
    let home = tempfile::tempdir().unwrap();
    let database = home.path().join("open.sqlite");
    let server = Server::start(database.to_str().unwrap(), home.path());
    let (link, address) = (server.link.clone().expect("a first start prints a link"), server.address.clone());
    let (client, key) = tokio::task::spawn_blocking(move || publish(&link, &address)).await.unwrap();

    let arbiter = Browser::open(Screen::Desktop, "en").await;
    arbiter.goto(&format!("{}/signin?next=/t/{key}/g/1/round/1", server.address)).await;
    arbiter.fill("input[name=name]", NAME).await;
    arbiter.fill("input[name=password]", PASSWORD).await;
    arbiter.click("main form button").await;
    arbiter.find("#entry:not([hidden])").await;
    let page = arbiter.client.find(Locator::Css("body")).await.expect("a page has a body");
    let keys: String = (1..=BOARDS).map(|board| if board % 2 == 0 { '=' } else { '1' }).collect();
    page.send_keys(&format!("{DOWN}{keys}")).await.expect("the page takes keys");

    let address = server.address.clone();
    let tournament = tokio::task::spawn_blocking(move || wait_for_all(&client, &address, &key)).await.unwrap();
    for board in &tournament.groups[&GroupId(1)].rounds[0].boards {
        let wanted = if board.number % 2 == 0 { GameResult::Draw } else { GameResult::WhiteWins };
        assert_eq!(board.game.result(), Some(wanted), "board {}", board.number);
    }
    arbiter.close().await;
    server.stop();
}

/// A hundred players, the first round published.
fn publish(link: &str, address: &str) -> (Client, String) {
    let client = Client::sign_in(link);
    let key = client.create(address, "Open").expect("the server answers");
    let group = GroupId(1);
    let settings = monrad("Open", 9);
    let player = |number| {
        let name = Name { family: format!("Berg {number}"), given: "Ole".into() };
        NewPlayer { person: Person { name, ..Person::default() }, ..NewPlayer::default() }
    };
    for command in [
        Command::AddGroup { settings },
        Command::ImportPlayers { group, players: (0..2 * BOARDS).map(player).collect() },
        Command::DrawLots { group, seed: 50 },
        Command::Pair { group },
        Command::Publish { group },
        Command::StartRound { group, round: 1 },
    ] {
        assert!(matches!(client.command(address, &key, &command), Answer::Acknowledged(_)), "{command:?}");
    }
    (client, key)
}

fn wait_for_all(client: &Client, address: &str, key: &str) -> Tournament {
    let is_open = |game: &GameState| *game == GameState::Open;
    for _ in 0..200 {
        let records = client.journal(address, key).expect("the server answers");
        let tournament = Tournament::fold(&records).expect("the journal folds");
        if !tournament.groups[&GroupId(1)].rounds[0].boards.iter().any(|board| is_open(&board.game)) {
            return tournament;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("not all results arrived");
}

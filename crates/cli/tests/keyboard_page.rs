//! Results from the keyboard in a browser: nothing that stands is overwritten unasked, board numbers are
//! unambiguous with ten boards or more, and the screen says what it waits for.

mod stage;

use std::time::Duration;

use fantoccini::Locator;
use rokade_model::{GameResult, Name, Person};
use rokade_tournament::{Command, GroupId, NewPlayer, Tournament};
use stage::browser::{Browser, Screen};
use stage::client::{Answer, Client, NAME, PASSWORD};
use stage::evening::monrad;
use stage::server::Server;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const DOWN: &str = "\u{e015}";

/// An arbiter's browser on round 1 of an event with so many boards.
struct Evening {
    _home: tempfile::TempDir,
    server: Server,
    client: std::sync::Arc<Client>,
    arbiter: Browser,
    key: String,
}

impl Evening {
    async fn of(boards: u32) -> Evening {
        let home = tempfile::tempdir().unwrap();
        let database = home.path().join("club.sqlite");
        let server = Server::start(database.to_str().unwrap(), home.path());
        let (link, address) = (server.link.clone().expect("a first start prints a link"), server.address.clone());
        let published = tokio::task::spawn_blocking(move || publish(&link, &address, boards)).await;
        let (client, key) = published.unwrap();
        let arbiter = Browser::open(Screen::Desktop, "en").await;
        arbiter.goto(&format!("{}/signin?next=/t/{key}/g/1/round/1", server.address)).await;
        arbiter.fill("input[name=name]", NAME).await;
        arbiter.fill("input[name=password]", PASSWORD).await;
        arbiter.click("main form button").await;
        arbiter.find("#entry:not([hidden])").await;
        Evening { _home: home, server, client: std::sync::Arc::new(client), arbiter, key }
    }

    async fn keys(&self, keys: &str) {
        let page = self.arbiter.client.find(Locator::Css("body")).await.expect("a page has a body");
        page.send_keys(keys).await.expect("the page takes keys");
    }

    /// The line that says what the keyboard waits for.
    async fn says(&self, wanted: &str) {
        for _ in 0..100 {
            let line = self.arbiter.find("#entry .say").await.text().await.unwrap_or_default();
            if line.contains(wanted) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let line = self.arbiter.find("#entry .say").await.text().await.unwrap_or_default();
        panic!("the entry never says {wanted:?}, but {line:?}");
    }

    /// Waits until the server has the result.
    async fn has(&self, board: u32, wanted: Option<GameResult>) {
        for _ in 0..100 {
            if self.result(board).await == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("board {board} has {:?}, not {wanted:?}", self.result(board).await);
    }

    async fn result(&self, board: u32) -> Option<GameResult> {
        let (client, address, key) = (self.client.clone(), self.server.address.clone(), self.key.clone());
        let records = tokio::task::spawn_blocking(move || client.journal(&address, &key)).await.unwrap();
        let tournament = Tournament::fold(&records.expect("the server answers")).expect("the journal folds");
        tournament.groups[&GroupId(1)].rounds[0].board(board).expect("the board exists").game.result()
    }

    async fn end(self) {
        self.arbiter.close().await;
        self.server.stop();
    }
}

fn publish(link: &str, address: &str, boards: u32) -> (Client, String) {
    let client = Client::sign_in(link);
    let key = client.create(address, "Open").expect("the server answers");
    let group = GroupId(1);
    let player = |number| {
        let name = Name { family: format!("Berg {number}"), given: "Ole".into() };
        NewPlayer { person: Person { name, ..Person::default() }, ..NewPlayer::default() }
    };
    for command in [
        Command::AddGroup { settings: monrad("Open", 5) },
        Command::ImportPlayers { group, players: (0..2 * boards).map(player).collect() },
        Command::DrawLots { group, seed: 7 },
        Command::Pair { group },
        Command::Publish { group },
        Command::StartRound { group, round: 1 },
    ] {
        assert!(matches!(client.command(address, &key, &command), Answer::Acknowledged(_)), "{command:?}");
    }
    (client, key)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_result_is_replaced_only_after_a_question() {
    let evening = Evening::of(4).await;
    evening.keys("21").await;
    evening.has(2, Some(GameResult::WhiteWins)).await;
    evening.keys("20").await;
    evening.says("Board 2 already has 1–0. Replace it with 0–1?").await;
    evening.keys("=").await;
    evening.says("Board 2 already has 1–0.").await;
    evening.keys(ESCAPE).await;
    evening.says("Board 2 stays 1–0.").await;
    assert_eq!(evening.result(2).await, Some(GameResult::WhiteWins), "nothing was overwritten");
    evening.keys("20").await;
    evening.keys(ENTER).await;
    evening.has(2, Some(GameResult::BlackWins)).await;
    evening.keys("2\u{e003}").await;
    evening.says("Clear the result?").await;
    evening.keys("n").await;
    evening.has(2, Some(GameResult::BlackWins)).await;
    evening.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_number_has_as_many_digits_as_the_largest() {
    let evening = Evening::of(12).await;
    evening.says("Type the board number with 2 digits (01)").await;
    evening.keys("1").await;
    evening.says("Board 1: space or Enter takes it").await;
    let slot = evening.arbiter.find("#entry .board-slot").await.text().await.unwrap();
    assert_eq!(slot, "1_");
    // One after the other: board 11 and 1–0; then board 5 by its number and a sign.
    evening.keys("115=").await;
    evening.has(11, Some(GameResult::WhiteWins)).await;
    evening.has(5, Some(GameResult::Draw)).await;
    assert_eq!(evening.result(1).await, None);
    evening.keys("1 0").await;
    evening.has(1, Some(GameResult::BlackWins)).await;
    evening.keys("021").await;
    evening.has(2, Some(GameResult::WhiteWins)).await;
    evening.keys("41").await;
    evening.says("There is no board 41. Boards are 1 to 12.").await;
    assert_eq!(evening.result(4).await, None, "a digit of a board number is never a result");
    // The sequence that once overwrote two results: now it asks.
    evening.keys("110").await;
    evening.says("Board 11 already has 1–0.").await;
    evening.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_boxes_have_names_and_the_arrows_take_one_key_a_board() {
    let evening = Evening::of(4).await;
    let names = evening.arbiter.find("#entry .pad").await.text().await.unwrap();
    assert!(names.contains("Board") && names.contains("Result"), "{names}");
    evening.keys(&format!("{DOWN}1=01")).await;
    for (board, result) in
        [(1, GameResult::WhiteWins), (2, GameResult::Draw), (3, GameResult::BlackWins), (4, GameResult::WhiteWins)]
    {
        evening.has(board, Some(result)).await;
    }
    evening.end().await;
}

//! Opening a tournament from its journal on the disk: 500 players, nine rounds of Monrad, on SQLite.
//!
//! Each sample opens the database anew and folds the tournament; the answer is asserted.

use std::time::{Duration, Instant};

use rokade_model::{GameResult, Name, Person};
use rokade_pairing::{Host, System};
use rokade_standings::TieBreak;
use rokade_store::{Store, TournamentKey};
use rokade_tournament::{Command, GameState, GroupId, GroupSettings, NewPlayer, SetGame, Slot, TournamentSettings};

const PLAYERS: u32 = 500;
const ROUNDS: u32 = 9;
const SAMPLES: u32 = 20;
const GROUP: GroupId = GroupId(1);

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = folder.path().join("open.sqlite").display().to_string();
        let key = play(&database).await;
        let mut taken = Vec::new();
        for _ in 0..SAMPLES {
            taken.push(open(&database, &key).await);
        }
        taken.sort();
        let at = |index: usize| taken[index].as_secs_f64() * 1000.0;
        println!("opening: fastest {:.1} ms, median {:.1} ms, slowest {:.1} ms", at(0), at(10), at(19));
    });
}

/// The time from an open database to the folded tournament.
async fn open(database: &str, key: &TournamentKey) -> Duration {
    let store = Store::open(database).await.expect("the database opens");
    let begun = Instant::now();
    let book = store.book(key).await.expect("the journal is read").expect("the tournament is there");
    let taken = begun.elapsed();
    let group = &book.tournament.groups[&GROUP];
    assert_eq!(book.tournament.players.len(), PLAYERS as usize);
    assert_eq!(group.rounds.len(), ROUNDS as usize);
    assert!(group.rounds.iter().all(|round| round.boards.iter().all(|board| board.game.result().is_some())));
    store.close().await;
    taken
}

async fn play(database: &str) -> TournamentKey {
    let store = Store::open(database).await.expect("the database opens");
    let settings = TournamentSettings { name: "Bench".into(), ..TournamentSettings::default() };
    let key = store.create(&settings, "bench", 0).await.expect("created");
    let settings = GroupSettings {
        tiebreaks: vec![TieBreak::DsuOrdinary],
        ..GroupSettings::new("Open", System::Of(Host::Monrad), ROUNDS)
    };
    let player = |number| {
        let name = Name { family: format!("Holm {number}"), given: "Liv".into() };
        NewPlayer { person: Person { name, ..Person::default() }, rating: Some(1000 + number), ..NewPlayer::default() }
    };
    let players = (0..PLAYERS).map(player).collect();
    run(&store, &key, Command::AddGroup { settings }).await;
    run(&store, &key, Command::ImportPlayers { group: GROUP, players }).await;
    run(&store, &key, Command::DrawLots { group: GROUP, seed: 9 }).await;
    for round in 1..=ROUNDS {
        run(&store, &key, Command::Pair { group: GROUP }).await;
        run(&store, &key, Command::Publish { group: GROUP }).await;
        let results = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins];
        for board in 1..=PLAYERS / 2 {
            let result = results[((board + round) % 3) as usize];
            let seen = GameState::Open;
            let entry = Command::SetGame(SetGame {
                at: Slot::board(GROUP, round, board),
                to: GameState::Done { result, notice: None },
                seen,
                confirmed: false,
                seed: 0,
            });
            run(&store, &key, entry).await;
        }
    }
    store.close().await;
    key
}

async fn run(store: &Store, key: &TournamentKey, command: Command) {
    store.execute(key, &command, 1, "bench").await.unwrap_or_else(|error| panic!("{command:?}: {error}"));
}

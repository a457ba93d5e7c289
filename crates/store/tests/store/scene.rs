//! A small club to try things on.

use rokade_model::{Name, Person};
use rokade_pairing::{Host, System};
use rokade_store::{Engine, Executed, Store, TournamentKey};
use rokade_tournament::{
    Command, GameState, GroupId, GroupSettings, Micros, NewPlayer, PlayerId, SetGame, Slot, TournamentSettings,
};
use sqlx::{Connection, PgConnection, SqliteConnection};

use crate::engines::Place;

pub(crate) const ARBITER: &str = "Ingrid Lund";
pub(crate) const NOON: Micros = 1_790_000_000_000_000;

pub(crate) fn settings(name: &str) -> TournamentSettings {
    TournamentSettings { name: name.to_owned(), federation: "DEN".to_owned(), ..TournamentSettings::default() }
}

pub(crate) fn rename(name: &str) -> Command {
    Command::ChangeTournament { settings: settings(name) }
}

pub(crate) async fn create(store: &Store, name: &str) -> TournamentKey {
    store.create(&settings(name), ARBITER, NOON).await.unwrap()
}

pub(crate) async fn run(store: &Store, key: &TournamentKey, command: &Command) -> Executed {
    store.execute(key, command, NOON, ARBITER).await.unwrap()
}

pub(crate) fn group() -> Command {
    Command::AddGroup { settings: GroupSettings::new("Group 1", System::Of(Host::Monrad), 5) }
}

pub(crate) fn player(name: &str, rating: u32) -> NewPlayer {
    let person = Person { name: Name::parse(name), club: "Havneskak".to_owned(), ..Person::default() };
    NewPlayer { person, rating: Some(rating), ..NewPlayer::default() }
}

pub(crate) const NAMES: [&str; 6] =
    ["Astrid Holm", "Bjarke Toft", "Cecilie Vang", "Dagny Ek", "Eskil Moe", "Frida Sandø"];

/// A tournament with one group and six players.
pub(crate) async fn club(store: &Store) -> (TournamentKey, GroupId) {
    let key = create(store, "Club evening").await;
    let group = *run(store, &key, &group()).await.book.tournament.groups.keys().next().unwrap();
    let players = NAMES.iter().zip((1500..).step_by(50)).map(|(name, rating)| player(name, rating)).collect();
    run(store, &key, &Command::ImportPlayers { group, players }).await;
    (key, group)
}

pub(crate) async fn player_named(store: &Store, key: &TournamentKey, name: &str) -> PlayerId {
    let book = store.book(key).await.unwrap().unwrap();
    book.tournament.players.keys().copied().find(|player| book.name(*player) == name).unwrap()
}

/// A statement that the store knows nothing of; how many rows it changed.
pub(crate) async fn behind_its_back(store: &Store, place: &Place, sql: &str) -> u64 {
    let sql = sqlx::AssertSqlSafe(sql.to_owned());
    match store.engine() {
        Engine::Sqlite { .. } => {
            let mut conn = SqliteConnection::connect(&place.url).await.unwrap();
            let done = sqlx::query(sql).execute(&mut conn).await.unwrap().rows_affected();
            conn.close().await.unwrap();
            done
        }
        Engine::Postgres => {
            let mut conn = PgConnection::connect(&place.url).await.unwrap();
            sqlx::query(sql).execute(&mut conn).await.unwrap().rows_affected()
        }
    }
}

/// A round of the club, published and with its results.
pub(crate) async fn round(store: &Store, key: &TournamentKey, group: GroupId) {
    run(store, key, &Command::Pair { group }).await;
    let book = run(store, key, &Command::Publish { group }).await.book;
    let last = book.tournament.groups[&group].rounds.last().unwrap();
    for board in &last.boards {
        let (round, board, result) = (last.number, board.number, rokade_model::GameResult::Draw);
        let seen = rokade_tournament::GameState::Open;
        let entry = Command::SetGame(SetGame {
            at: Slot::board(group, round, board),
            to: GameState::Done { result, notice: None },
            seen,
            confirmed: false,
            seed: 0,
        });
        run(store, key, &entry).await;
    }
}

//! A small club to try things on.

use rokade_model::{Name, Person};
use rokade_pairing::System;
use rokade_store::{Executed, Store, TournamentKey};
use rokade_tournament::{Command, GroupId, GroupSettings, Micros, NewPlayer, PlayerId, TournamentSettings};

pub const ARBITER: &str = "Ingrid Lund";
pub const NOON: Micros = 1_790_000_000_000_000;

pub fn settings(name: &str) -> TournamentSettings {
    TournamentSettings { name: name.to_owned(), federation: "DEN".to_owned(), ..TournamentSettings::default() }
}

pub fn rename(name: &str) -> Command {
    Command::ChangeTournament { settings: settings(name) }
}

pub async fn create(store: &Store, name: &str) -> TournamentKey {
    store.create(&settings(name), ARBITER, NOON).await.unwrap()
}

pub async fn run(store: &Store, key: &TournamentKey, command: &Command) -> Executed {
    store.execute(key, command, NOON, ARBITER).await.unwrap()
}

pub fn group() -> Command {
    Command::AddGroup { settings: GroupSettings::new("Group 1", System::Monrad, 5) }
}

pub fn player(name: &str, rating: u32) -> NewPlayer {
    let person = Person { name: Name::parse(name), club: "Havneskak".to_owned(), ..Person::default() };
    NewPlayer { person, rating: Some(rating), ..NewPlayer::default() }
}

pub const NAMES: [&str; 6] = ["Astrid Holm", "Bjarke Toft", "Cecilie Vang", "Dagny Ek", "Eskil Moe", "Frida Sandø"];

/// A tournament with one group and six players.
pub async fn club(store: &Store) -> (TournamentKey, GroupId) {
    let key = create(store, "Club evening").await;
    let group = *run(store, &key, &group()).await.book.tournament.groups.keys().next().unwrap();
    let players = NAMES.iter().zip((1500..).step_by(50)).map(|(name, rating)| player(name, rating)).collect();
    run(store, &key, &Command::ImportPlayers { group, players }).await;
    (key, group)
}

pub async fn player_named(store: &Store, key: &TournamentKey, name: &str) -> PlayerId {
    let book = store.book(key).await.unwrap().unwrap();
    book.tournament.players.keys().copied().find(|player| book.name(*player) == name).unwrap()
}

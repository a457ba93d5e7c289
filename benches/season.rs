//! A season of the federation: 2,000 tournaments with 252,000 games on SQLite, read, rated in order and
//! written back by `rokade rate season` as a whole program.
//!
//! Preparing is not measured. The answers are asserted: the counts, a second run that writes nothing, and
//! every number on file once more by a plain loop over the games as they were made.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command as Process;
use std::time::{Duration, Instant};

use jiff::ToSpan;
use jiff::civil::{Date, date};
use rokade_model::{GameResult, Name, Person};
use rokade_pairing::{Host, System};
use rokade_rating::PlayerId;
use rokade_rating::dsu::{self, Entrant, Game, Group};
use rokade_store::Store;
use rokade_tournament::{
    Command, Context, GameState, GroupId, GroupSettings, NewFacts, NewPlayer, Recorded, SetGame, Slot, Tournament,
    TournamentSettings,
};
use serde_json::json;

const TOURNAMENTS: u32 = 2_000;
const GAMES: u64 = 252_000;
const MEMBERS: u32 = 6_000;
const GOAL: Duration = Duration::from_secs(10);
const GROUP: GroupId = GroupId(1);

fn main() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let database = folder.path().join("season.sqlite");
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let events: Vec<Made> = (0..TOURNAMENTS).map(make).collect();
    runtime.block_on(keep(&database, &events));
    let (took, answer) = rate(&database);
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("one object");
    let rated = answer["rated"].as_array().expect("a list");
    let games: u64 = rated.iter().map(|event| event["games"].as_u64().expect("a number")).sum();
    assert_eq!((rated.len(), games), (events.len(), GAMES));
    let filed = runtime.block_on(numbers(&database));
    assert_eq!(filed, by_a_plain_loop(events), "every number on file");
    let (again, answer) = rate(&database);
    assert!(answer.contains("\"rated\":[]"), "a second run has nothing to do");
    assert_eq!(runtime.block_on(numbers(&database)), filed);
    println!("season: {games} games in {TOURNAMENTS} tournaments, {} people: {:.2} s", filed.len(), took.as_secs_f64());
    println!("a second run: {:.2} s", again.as_secs_f64());
    assert!(took < GOAL, "the goal of {} s is missed", GOAL.as_secs());
}

/// A tournament as it was made: its journal for the database, its games for the other path.
struct Made {
    starts: Date,
    ends: Date,
    journal: Vec<Recorded>,
    facts: Vec<NewFacts>,
    is_all_play_all: bool,
    /// White, black and result, by member.
    games: Vec<(u32, u32, GameResult)>,
}

/// Where the members' first numbers come from.
fn first_rating(member: u32) -> u32 {
    1000 + member * 7919 % 1400
}

/// Every second tournament an all-play-all of ten, the others nine rounds of Monrad with 46 players.
fn make(number: u32) -> Made {
    let (system, players, rounds) = match number % 2 {
        0 => (System::Of(Host::RoundRobin { cycles: 1 }), 10, 9),
        _ => (System::Of(Host::Monrad), 46, 9),
    };
    let starts = date(2026, 1, 1).saturating_add(i64::from(number * 7919 % 330).days());
    let ends = starts.saturating_add(i64::from(1 + number % 30).days());
    let member = |place: u32| (number * 37 + place * 131) % MEMBERS;
    let mut play = Play { tournament: Tournament::default(), journal: Vec::new(), facts: Vec::new() };
    let settings = TournamentSettings {
        name: format!("Turnering {number}"),
        federation: "DEN".into(),
        starts: starts.to_string(),
        ends: ends.to_string(),
        ..TournamentSettings::default()
    };
    play.give(&Command::Create { settings });
    play.give(&Command::AddGroup { settings: GroupSettings::new("A", system, rounds) });
    let entrant = |place| {
        let name = Name { family: format!("Spiller {}", member(place)), given: "Liv".into() };
        let national_id = member(place).to_string();
        let person = Person { name, national_id, federation: "DEN".into(), ..Person::default() };
        NewPlayer { person, rating: Some(first_rating(member(place))), ..NewPlayer::default() }
    };
    play.give(&Command::ImportPlayers { group: GROUP, players: (0..players).map(entrant).collect() });
    play.give(&Command::DrawLots { group: GROUP, seed: number.into() });
    let mut games = Vec::new();
    for round in 1..=rounds {
        for (white, black, result) in play.round(round, number) {
            games.push((member(white - 1), member(black - 1), result));
        }
    }
    play.give(&Command::FinishGroup { group: GROUP });
    let Play { journal, facts, .. } = play;
    Made { starts, ends, journal, facts, is_all_play_all: number.is_multiple_of(2), games }
}

struct Play {
    tournament: Tournament,
    journal: Vec<Recorded>,
    facts: Vec<NewFacts>,
}

impl Play {
    fn give(&mut self, command: &Command) {
        let decision = self.tournament.judge(command, &Context { now: 0, by: &"bench".into() }).expect("accepted");
        for record in decision.recorded(self.tournament.seq, 0, "bench") {
            self.tournament.apply(&record).expect("folded");
            self.journal.push(record);
        }
        self.facts.extend(decision.facts);
    }

    /// Plays a round; white, black and result by the number of the entry.
    fn round(&mut self, round: u32, salt: u32) -> Vec<(u32, u32, GameResult)> {
        self.give(&Command::Pair { group: GROUP });
        self.give(&Command::Publish { group: GROUP });
        let boards = self.tournament.groups[&GROUP].round(round).expect("published").boards.clone();
        let mut played = Vec::new();
        for board in boards {
            let result = match (board.white.0 * 31 + board.black.0 * 17 + round * 7 + salt) % 5 {
                0 | 3 => GameResult::WhiteWins,
                1 => GameResult::BlackWins,
                _ => GameResult::Draw,
            };
            let (board_number, seen) = (board.number, GameState::Open);
            let (notice, confirmed) = (None, false);
            let entry = Command::SetGame(SetGame {
                at: Slot::board(GROUP, round, board_number),
                to: GameState::Done { result, notice },
                seen,
                confirmed,
                seed: 0,
            });
            self.give(&entry);
            played.push((board.white.0, board.black.0, result));
        }
        played
    }
}

async fn keep(database: &Path, events: &[Made]) {
    let store = Store::open(&database.display().to_string()).await.expect("the database opens");
    for (number, made) in events.iter().enumerate() {
        let file = json!({
            "format": "rokade-tournament", "version": 1, "origin": format!("bench{number}"), "name": "Bench",
            "created": 0, "events": made.journal.len(), "people": made.facts.len(),
            "journal": made.journal, "facts": made.facts, "erased": [],
        });
        store.import_file(file.to_string().as_bytes(), "bench", 0).await.expect("taken in");
    }
    store.close().await;
}

fn rate(database: &Path) -> (Duration, String) {
    let begun = Instant::now();
    let mut program = Process::new(env!("CARGO_BIN_EXE_rokade"));
    let output = program.args(["rate", "season", "--json", "--database"]).arg(database).output().expect("it starts");
    let took = begun.elapsed();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    (took, String::from_utf8(output.stdout).expect("text"))
}

/// Everybody's number on file, by member.
async fn numbers(database: &Path) -> BTreeMap<u32, u32> {
    let store = Store::open(&database.display().to_string()).await.expect("the database opens");
    let list = store.ledger().await.expect("a ledger").persons;
    store.close().await;
    let line = |person: rokade_store::RatedPerson| {
        let national = person.identity.national.expect("everybody is a member");
        let member = national.strip_prefix("DEN ").and_then(|number| number.parse().ok());
        (member.expect("a number"), u32::try_from(person.rating).expect("a rating"))
    };
    list.into_iter().map(line).collect()
}

/// The same season without journal, database and register.
fn by_a_plain_loop(mut events: Vec<Made>) -> BTreeMap<u32, u32> {
    events.sort_by_key(|made| (made.ends, made.starts));
    let mut files: BTreeMap<u32, Vec<(Date, u32)>> = BTreeMap::new();
    for made in events {
        let mut points: BTreeMap<u32, i32> = BTreeMap::new();
        for (white, black, result) in &made.games {
            let halves = match result {
                GameResult::WhiteWins => 2,
                GameResult::Draw => 1,
                _ => 0,
            };
            *points.entry(*white).or_default() += halves;
            *points.entry(*black).or_default() += 2 - halves;
        }
        let most = points.values().max().copied();
        let winners =
            points.iter().filter(|(_, halves)| Some(**halves) == most).map(|(member, _)| PlayerId(*member)).collect();
        let entrant = |member: &u32| {
            let file = files.get(member).map_or(&[][..], Vec::as_slice);
            let at_start = file.iter().position(|(ended, _)| *ended >= made.starts).unwrap_or(file.len());
            let start = file[..at_start].last().map_or(first_rating(*member), |(_, number)| *number);
            let registered = file.last().map(|(_, number)| *number);
            Entrant { registered, ..Entrant::listed(*member, start) }
        };
        let games = made.games.iter().map(|(white, black, result)| Game::new(1, *white, *black, Some(*result)));
        let event = dsu::Event {
            entrants: points.keys().map(entrant).collect(),
            groups: vec![Group {
                players: points.keys().copied().map(PlayerId).collect(),
                is_all_play_all: made.is_all_play_all,
                winners,
                games: games.collect(),
            }],
            ..dsu::Event::default()
        };
        for (member, number) in dsu::ratings(&event) {
            files.entry(member.0).or_default().push((made.ends, number));
        }
    }
    files.into_iter().map(|(member, file)| (member, file.last().expect("filed").1)).collect()
}

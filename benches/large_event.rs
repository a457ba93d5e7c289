//! 5,000 players and nine rounds of FIDE Dutch on the real server: the dearest pages, the derivations as they come, and
//! result entry while eight readers do their worst.
//!
//! The event is simulated by the program and brought in as a report; a tenth round is laid, in which the results are
//! entered. The bench asserts that every page is whole, that every entry is acknowledged and in the journal, that
//! no reader got anything but a page, a redirect, or word to come back later, and when all is measured, its goals.

#[path = "../crates/cli/tests/stage/mod.rs"]
mod stage;

use std::io::Read;
use std::path::Path;
use std::process::Command as Program;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rokade_model::GameResult;
use rokade_tournament::{Command, Event, GameState, GroupId, GroupSettings, SetGame, Slot, TournamentSettings};
use stage::client::{Answer, Client};
use stage::server::Server;

const PLAYERS: usize = 5000;
const READERS: usize = 8;
const ENTRIES: u32 = 600;
const APART: Duration = Duration::from_millis(50);
const GROUP: GroupId = GroupId(1);
/// For the pages that reckon with everybody, in the median.
const PAGE_GOAL: Duration = Duration::from_millis(500);
const RECKONED: [&str; 3] = ["g/1/ratings", "g/1/norms", "report"];
/// For a result entry beside hostile readers, in the slowest of a hundred.
const ENTRY_GOAL: Duration = Duration::from_millis(50);
const LANGUAGES: [&str; 4] = ["da", "en", "nb", "sv"];

fn main() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let database = home.path().join("bench.sqlite");
    let server = Server::start(database.to_str().expect("a plain path"), home.path());
    let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
    let bench = Bench { address: server.address.clone(), key: brought_in(&client, &server, home.path()), client };
    let mut missed = bench.pages();
    bench.derivations();
    bench.lay_round_ten();
    bench.enter("results, nobody else there", 0, 200);
    let readers = Readers::start(&bench);
    let entry = bench.enter("results, eight hostile readers", 200, ENTRIES);
    readers.stop();
    bench.verify();
    server.stop();
    if entry.p99 > ENTRY_GOAL {
        missed.push(format!("a result entry p99 {:?} of {ENTRY_GOAL:?}", entry.p99));
    }
    assert!(missed.is_empty(), "goals are missed: {}", missed.join("; "));
}

/// Among so many, chance gives two people one name and one birthday; here everybody has a name of their own.
fn told_apart(line: &str) -> String {
    if !line.starts_with("001") {
        return format!("{line}\n");
    }
    let before: String = line.chars().take(14).collect();
    let after: String = line.chars().skip(47).collect();
    let name = format!("Nummer {}, Nora", before[4..8].trim());
    format!("{before}{name:<33}{after}\n")
}

/// Simulates the event and brings it in; its key.
fn brought_in(client: &Client, server: &Server, folder: &Path) -> String {
    let file = folder.join("event.trf");
    let made = Program::new(env!("CARGO_BIN_EXE_rokade"))
        .args(["simulate", "--system", "fide-dutch", "--players", &PLAYERS.to_string(), "--rounds", "9", "--seed", "5"])
        .args(["--late", "0", "--withdrawals", "0", "--for", "full", "--out"])
        .arg(&file)
        .output()
        .expect("the program runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let trf = std::fs::read_to_string(&file).expect("a report");
    // The union's rules and FIDE's are both asked of a Danish event: nothing costs more.
    let trf: String = trf.lines().filter(|line| !line.starts_with("032")).map(told_apart).collect();
    let data: String = format!("032 DEN\n{trf}").bytes().map(|byte| format!("{byte:02x}")).collect();
    let to =
        client.form(&format!("{}/import/report/accept", server.address), &[("data", &data), ("system", "fide-dutch")]);
    to.split('/').nth(2).and_then(|key| key.split('?').next()).expect("the key of the event").to_owned()
}

struct Bench {
    address: String,
    key: String,
    client: Client,
}

impl Bench {
    fn command(&self, command: &Command) -> u64 {
        match self.client.command(&self.address, &self.key, command) {
            Answer::Acknowledged(seq) => seq,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    /// The arbiter's pages are made anew every time. Tells the goals that were missed.
    fn pages(&self) -> Vec<String> {
        let mut missed = Vec::new();
        for (page, row) in [
            ("g/1/ratings", "<tr id=\"player-"),
            ("g/1/norms", "<tr id=\"player-"),
            ("report", "<tr>"),
            ("g/1/standings", "<tr id=\"player-"),
            ("g/1/cross", "<tr"),
            ("g/1/round/9", "<tr id="),
            ("player/17/rating", "<tr>"),
            ("player/17", "<tr"),
        ] {
            let url = format!("{}/t/{}/{page}", self.address, self.key);
            let mut rows = 0;
            let times = (0..7).map(|_| {
                let begun = Instant::now();
                let body = self.client.page(&url);
                let taken = begun.elapsed();
                assert!(body.trim_end().ends_with("</html>"), "{page} is whole: {}", &body[..body.len().min(2000)]);
                rows = body.matches(row).count();
                taken
            });
            let figures = report(page, times.collect());
            println!("    {rows} rows");
            if RECKONED.contains(&page) && figures.median > PAGE_GOAL {
                missed.push(format!("{page} {:?} of {PAGE_GOAL:?}", figures.median));
            }
            if page == "g/1/ratings" || page == "g/1/standings" {
                assert_eq!(rows, PLAYERS, "{page} has everybody");
            }
        }
        missed
    }

    fn derivations(&self) {
        let url = format!("{}/print/{}/g/1/derivations", self.address, self.key);
        let begun = Instant::now();
        let mut answer = self.client.open(&url);
        let mut reader = answer.body_mut().as_reader();
        let mut first = [0; 1];
        reader.read_exact(&mut first).expect("the sheet begins");
        let begins = begun.elapsed();
        let mut rest = String::new();
        reader.read_to_string(&mut rest).expect("the sheet is text");
        assert_eq!(rest.matches("<article>").count(), PLAYERS, "everybody is derived");
        assert!(rest.trim_end().ends_with("</html>"), "the sheet is whole");
        report("derivations, first byte", vec![begins]);
        report("derivations, last byte", vec![begun.elapsed()]);
        println!("    {} megabytes", rest.len() / 1_000_000);
    }

    fn lay_round_ten(&self) {
        let records = self.client.journal(&self.address, &self.key).expect("the server answers");
        let settings = records.iter().find_map(|record| match &record.event {
            Event::GroupAdded { settings, .. } => Some(settings.clone()),
            _ => None,
        });
        let event = records.iter().find_map(|record| match &record.event {
            Event::Created { settings } => Some(settings.clone()),
            _ => None,
        });
        // A report brings no public pages along; the arbiter switches them on.
        let event = TournamentSettings { public: true, ..event.expect("the event was made") };
        self.command(&Command::ChangeTournament { settings: event });
        let settings = GroupSettings { rounds: 10, ..settings.expect("the event has a group") };
        self.command(&Command::ChangeGroup { group: GROUP, settings });
        let begun = Instant::now();
        self.command(&Command::Pair { group: GROUP });
        report("round 10 paired", vec![begun.elapsed()]);
        self.command(&Command::Publish { group: GROUP });
        self.command(&Command::StartRound { group: GROUP, round: 10 });
    }

    /// Enters results at a steady pace, each board once.
    fn enter(&self, what: &str, after: u32, count: u32) -> Figures {
        let begun = Instant::now();
        let times = (1..=count).map(|entry| {
            thread::sleep((begun + APART * entry).saturating_duration_since(Instant::now()));
            let result = match entry % 3 {
                0 => GameResult::Draw,
                1 => GameResult::WhiteWins,
                _ => GameResult::BlackWins,
            };
            let (group, board, seen) = (GROUP, after + entry, GameState::Open);
            let wanted = Command::SetGame(SetGame {
                at: Slot::board(group, 10, board),
                to: GameState::Done { result, notice: None },
                seen,
                confirmed: false,
                seed: 0,
            });
            let asked = Instant::now();
            self.command(&wanted);
            asked.elapsed()
        });
        report(what, times.collect())
    }

    fn verify(&self) {
        let records = self.client.journal(&self.address, &self.key).expect("the server answers");
        let entered = records.iter().filter(|record| matches!(record.event, Event::GameSet { round: 10, .. })).count();
        assert_eq!(entered, 200 + ENTRIES as usize, "every entry is in the journal");
    }
}

/// Eight connections that ask for the dearest pages as fast as they can.
struct Readers {
    stop: Arc<AtomicBool>,
    pages: Arc<AtomicUsize>,
    told_to_wait: Arc<AtomicUsize>,
    threads: Vec<thread::JoinHandle<()>>,
}

impl Readers {
    fn start(bench: &Bench) -> Readers {
        let (stop, pages) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let told_to_wait = Arc::new(AtomicUsize::new(0));
        let base = format!("{}/p/{}", bench.address, bench.key);
        let threads = (0..READERS).map(|number| {
            let (stop, pages, waits, base) = (stop.clone(), pages.clone(), told_to_wait.clone(), base.clone());
            thread::spawn(move || read(&base, number, &stop, &pages, &waits))
        });
        Readers { threads: threads.collect(), stop, pages, told_to_wait }
    }

    fn stop(self) {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads {
            thread.join().expect("a reader gets its answers");
        }
        let (pages, waits) = (self.pages.load(Ordering::Relaxed), self.told_to_wait.load(Ordering::Relaxed));
        println!("    {pages} pages, {waits} times word to come back");
        assert!(pages > 0, "the public is served, too");
    }
}

fn read(base: &str, number: usize, stop: &AtomicBool, pages: &AtomicUsize, told_to_wait: &AtomicUsize) {
    let reader = Client::stranger();
    for turn in (0_usize..).take_while(|_| !stop.load(Ordering::Relaxed)) {
        let (lang, player) = (LANGUAGES[turn % 4], 1 + (turn * READERS + number) % PLAYERS);
        let path = match turn % 4 {
            0 => format!("g/{}1/norms?lang={lang}", "0".repeat(turn % 40)),
            1 => format!("player/{player}/rating?lang={lang}"),
            2 => format!("player/{player}?with={}&lang={lang}", 1 + player % PLAYERS),
            _ => format!("g/1/norms?player={player}&lang={lang}"),
        };
        match reader.status(&format!("{base}/{path}")) {
            200 => drop(pages.fetch_add(1, Ordering::Relaxed)),
            308 => {}
            429 | 503 => drop(told_to_wait.fetch_add(1, Ordering::Relaxed)),
            other => panic!("{path}: {other}"),
        }
    }
}

struct Figures {
    median: Duration,
    p99: Duration,
}

fn report(what: &str, mut times: Vec<Duration>) -> Figures {
    times.sort();
    let figure = |share: usize| times[(times.len() - 1) * share / 100];
    let at = |share: usize| figure(share).as_secs_f64() * 1000.0;
    match times.len() {
        1 => println!("{what}: {:.1} ms", at(0)),
        count => println!(
            "{what}: median {:.1} ms, p99 {:.1} ms, longest {:.1} ms ({count} of them)",
            at(50),
            at(99),
            at(100)
        ),
    }
    Figures { median: figure(50), p99: figure(99) }
}

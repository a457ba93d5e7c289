//! A combined list of 1.9 million invented players: brought in from a zip archive, opened, searched.
//!
//! Each part is a program of its own, so that its memory is its own. The bench asserts that everybody is in the list,
//! that every search gives whom it must, and the goals of import, start, search and memory. What is held against a goal
//! is the time of the processor, which is that of the clock on the wall where nothing else runs: no part waits for
//! anything but the disk.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use nix::time::ClockId;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rokade_formats::fide_list;
use rokade_model::{ListKind, ListMonth, folded_words};
use rokade_store::{Added, ListName, RatingLists, Smaller, Spelling, Taking};

const PLAYERS: u32 = 1_900_000;
const FEDERATIONS: [&str; 8] = ["DEN", "NOR", "SWE", "ISL", "FIN", "GER", "IND", "ESP"];
const HEADER: &str = concat!(
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           ",
    "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
);
/// Which part this program is.
const PART: &str = "ROKADE_BENCH_PART";
const SEARCHES: u32 = 3_000;

const IMPORT_GOAL: Duration = Duration::from_secs(15);
const IMPORT_MEMORY: u64 = 300;
const START_GOAL: Duration = Duration::from_millis(50);
const SEARCH_GOAL: Duration = Duration::from_millis(10);
const SEARCH_MEMORY: u64 = 60;

fn main() {
    let part = std::env::var(PART).unwrap_or_default();
    let folder = std::env::args().nth(1).unwrap_or_default();
    match part.as_str() {
        "import" => import(Path::new(&folder)),
        "search" => search(Path::new(&folder)),
        _ => all(),
    }
}

fn all() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let zip = home.path().join("players_list.zip");
    write(&zip);
    let size = |path: &Path| std::fs::metadata(path).expect("a file of ours").len() / 1_000_000;
    println!("{PLAYERS} players, {} MB zipped", size(&zip));
    for part in ["import", "search"] {
        let program = std::env::current_exe().expect("a program has a path");
        let done = Command::new(program).arg(home.path()).env(PART, part).status().expect("the part runs");
        assert!(done.success(), "{part}");
    }
    println!("{} MB on the disk", size(&RatingLists::of(home.path()).path(name())));
}

fn name() -> ListName {
    ListName { month: ListMonth::new(2026, 9).expect("a month"), kind: ListKind::Combined }
}

/// A word that could be a name: the same number gives the same word, and small numbers are frequent.
fn word(number: u32) -> String {
    const SYLLABLES: [&str; 32] = [
        "an", "ka", "le", "mi", "ro", "sa", "to", "vi", "ber", "dal", "gun", "hol", "jen", "kri", "lund", "mar", "nor",
        "pet", "rik", "sig", "tor", "ulf", "ver", "yn", "ast", "bjo", "eri", "fri", "hal", "ing", "ole", "sven",
    ];
    let mut left = number + 32;
    let mut word = String::new();
    while left > 0 {
        word.push_str(SYLLABLES[(left % 32) as usize]);
        left /= 32;
    }
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// Half of all names are among a few thousand, the rest among some hundred thousand.
fn someone(rng: &mut ChaCha8Rng) -> String {
    let mut word = |few: u32, many: u32| {
        let most = if rng.random_bool(0.5) { few } else { many };
        self::word(rng.random_range(0..most))
    };
    format!("{}, {} {}", word(4_000, 400_000), word(800, 30_000), word(800, 30_000))
}

fn write(path: &Path) {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut archive = zip::ZipWriter::new(BufWriter::new(File::create(path).expect("our own folder")));
    archive.start_file("players_list_foa.txt", zip::write::SimpleFileOptions::default()).expect("an archive");
    let mut out = BufWriter::with_capacity(1 << 20, archive);
    writeln!(out, "{HEADER}\r").expect("room on the disk");
    for number in 0..PLAYERS {
        let id = 100_000 + number * 7;
        let name = someone(&mut rng);
        let federation = FEDERATIONS[rng.random_range(0..FEDERATIONS.len())];
        let rating = if rng.random_bool(0.4) { rng.random_range(1400..2850) } else { 0 };
        let year = rng.random_range(1935..2019);
        writeln!(
            out,
            "{id:<15}{name:<61}{federation:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{rating:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{year:<6}{:<4}\r",
            "M", "", "", "", "", 9, 20, rating, 0, 20, 0, 0, "", ""
        )
        .expect("room on the disk");
    }
    out.into_inner().expect("room on the disk").finish().expect("an archive");
}

/// How much of the processor this program has had.
fn spent() -> Duration {
    ClockId::CLOCK_PROCESS_CPUTIME_ID.now().expect("the system keeps count").into()
}

fn import(folder: &Path) {
    let begun = Instant::now();
    let lists = RatingLists::of(folder);
    let zip = File::open(folder.join("players_list.zip")).expect("the list of the bench");
    let facts = fide_list::read(zip, "players_list.zip", |list| {
        let mut writer = lists.begin().expect("nobody else imports");
        while let Some(player) = list.next_player().expect("the list is whole") {
            assert_eq!(writer.add(&player).expect("room on the disk"), Added::New);
        }
        list.checked().expect("every line is good");
        let taking = Taking { source: "players_list.zip", now: 0, smaller: Smaller::Refuse, months: 3 };
        lists.put_in_place(writer, name(), taking).expect("room on the disk").0
    });
    let took = spent();
    let wall = begun.elapsed();
    assert_eq!(facts.expect("a list").players, PLAYERS);
    let memory = peak();
    println!("import: {took:.1?} ({wall:.1?} on the wall), {memory} MB at most");
    assert!(took <= IMPORT_GOAL, "the import took {took:?} of {IMPORT_GOAL:?}");
    assert!(memory <= IMPORT_MEMORY, "the import took {memory} MB of {IMPORT_MEMORY}");
}

fn search(folder: &Path) {
    let begun = spent();
    let lists = RatingLists::of(folder);
    let list = lists.newest().expect("the list was brought in");
    let first = lists.search(list.name(), "hol ast", Some("DEN"), 20).expect("the list is whole");
    let start = spent() - begun;
    assert_eq!(first.spelling, Spelling::AsTyped);
    println!("start and first answer: {start:.1?} ({} found)", first.total);

    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut times: Vec<(Duration, String)> = Vec::new();
    for _ in 0..SEARCHES {
        let id = 100_000 + rng.random_range(0..PLAYERS) * 7;
        let meant = list.by_id(id).expect("the list is whole").expect("everybody is in the list");
        let typed = typed(&meant.name, &mut rng);
        let federation = FEDERATIONS[rng.random_range(0..FEDERATIONS.len())];
        let begun = spent();
        let found = lists.search(list.name(), &typed, Some(federation), 20).expect("the list is whole");
        times.push((spent() - begun, typed.clone()));
        // Everybody who is shown fits, the own federation first, then by rating.
        assert!(found.total > 0 && !found.players.is_empty(), "{typed} finds {}", meant.name);
        if found.spelling == Spelling::AsTyped {
            for player in &found.players {
                let words = folded_words(&player.name);
                let fits = |typed: String| words.iter().any(|word| word.starts_with(&typed));
                assert!(folded_words(&typed).into_iter().all(fits), "{typed} finds {}", player.name);
            }
        }
        let key = |place: usize| {
            let player = &found.players[place];
            (player.federation == federation, player.leading_rating())
        };
        assert!((1..found.players.len()).all(|place| key(place - 1) >= key(place)), "{typed}");
    }
    times.sort();
    let of = |hundredths: usize| &times[times.len() * hundredths / 100];
    let (longest, slowest) = times.last().expect("searches");
    let memory = resident();
    println!("search: median {:.2?}, p99 {:.2?}, longest {longest:.2?} ({slowest}), {memory} MB", of(50).0, of(99).0);
    assert!(start <= START_GOAL, "the start took {start:?} of {START_GOAL:?}");
    assert!(of(99).0 <= SEARCH_GOAL, "p99 of a search is {:?} of {SEARCH_GOAL:?}", of(99).0);
    assert!(memory <= SEARCH_MEMORY, "searching takes {memory} MB of {SEARCH_MEMORY}");
}

/// What somebody types of a name: one to five letters of two words, all of it, or all of it with a letter wrong.
fn typed(name: &str, rng: &mut ChaCha8Rng) -> String {
    let words: Vec<&str> = name.split([',', ' ']).filter(|word| !word.is_empty()).collect();
    match rng.random_range(0..10) {
        0 => name.to_owned(),
        1 => {
            let word = words[rng.random_range(0..words.len())];
            let at = rng.random_range(0..word.len() - 1);
            format!("{}{}", &word[..at], &word[at + 1..])
        }
        2 => words[0][..rng.random_range(1..=3)].to_owned(),
        _ => {
            let part = |word: &str, rng: &mut ChaCha8Rng| word[..rng.random_range(1..=5).min(word.len())].to_owned();
            format!("{} {}", part(words[1], rng), part(words[0], rng))
        }
    }
}

/// The most memory this program has held, in megabytes.
fn peak() -> u64 {
    status("VmHWM:")
}

fn resident() -> u64 {
    status("VmRSS:")
}

fn status(line: &str) -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells it");
    let kilobytes = status.lines().find_map(|told| told.strip_prefix(line)?.split_whitespace().next()?.parse().ok());
    kilobytes.map_or(0, |kilobytes: u64| kilobytes / 1_000)
}

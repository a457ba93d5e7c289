//! The disk under a running desk fills up: what cannot be written is refused by its name and changes nothing, reading
//! goes on, the desk starts on the full disk, and writes go on as soon as there is room.
//!
//! The disk is a real one of three megabytes, mounted in a namespace of its own that ends with the test.

mod stage;

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Program, Stdio};

use rokade_model::{Name, Person};
use rokade_tournament::{Command, Event, GroupId, NewPlayer};
use stage::client::{Answer, Client};
use stage::evening;
use stage::server::{Server, Start};

/// Writes after which a desk whose disk is full must have refused one.
const PATIENCE: u32 = 2_000;

/// A small disk that only programs see which are started in its namespace.
struct Disk {
    /// Holds the namespace until its standard input closes.
    keeper: Child,
    /// Where the programs in the namespace see it.
    place: PathBuf,
    is_root: bool,
}

impl Disk {
    fn mount(place: &Path) -> Disk {
        let is_root = std::fs::metadata("/proc/self").expect("this process is there").uid() == 0;
        let mut unshare = Program::new("unshare");
        if !is_root {
            unshare.args(["--user", "--map-root-user"]);
        }
        let mut keeper = unshare
            .args(["--mount", "sh", "-c", "mount -t tmpfs -o size=3m rokade \"$0\" && echo mounted && exec cat"])
            .arg(place)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("unshare is there (./test installs util-linux)");
        let mut said = String::new();
        BufReader::new(keeper.stdout.take().expect("piped")).read_line(&mut said).expect("text");
        if said != "mounted\n" {
            let why = keeper.wait_with_output().expect("it has ended").stderr;
            panic!(
                "This test mounts a disk of three megabytes in a namespace of its own, and that is not permitted here \
                 (run it as root, or permit user namespaces): {}",
                String::from_utf8_lossy(&why)
            );
        }
        Disk { keeper, place: place.to_owned(), is_root }
    }

    /// The words that start a program on this disk.
    fn inside(&self) -> Vec<String> {
        let target = self.keeper.id().to_string();
        let mut words = vec!["nsenter", "--target", &target, "--mount"];
        if !self.is_root {
            words.extend(["--user", "--preserve-credentials"]);
        }
        words.into_iter().map(str::to_owned).collect()
    }

    fn database(&self) -> String {
        self.place.join("evening.sqlite").display().to_string()
    }

    fn start(&self, home: &Path) -> Server {
        let inside = self.inside();
        let inside: Vec<&str> = inside.iter().map(String::as_str).collect();
        let start = Start { database: &self.database(), home, arguments: &[], environment: &[], traces: None };
        Server::start_under(&inside, &start)
    }

    /// `rokade check` on the database: its answer, and how it ended.
    fn check(&self) -> (String, Option<i32>) {
        let words = self.inside();
        let checked = Program::new(&words[0])
            .args(&words[1..])
            .arg(env!("CARGO_BIN_EXE_rokade"))
            .args(["check", "--lang", "en", "--database", &self.database()])
            .output()
            .expect("the program runs");
        let said = [checked.stdout, checked.stderr].concat();
        (String::from_utf8_lossy(&said).into_owned(), checked.status.code())
    }

    /// The disk as this process sees it, outside of the namespace.
    fn outside(&self) -> PathBuf {
        let place = self.place.strip_prefix("/").expect("a place from the root");
        Path::new(&format!("/proc/{}/root", self.keeper.id())).join(place)
    }

    /// Fills it to the last byte.
    fn fill(&self) {
        let mut file = File::options().create(true).append(true).open(self.outside().join("filler")).unwrap();
        for size in [1 << 16, 1 << 12, 1] {
            let piece = vec![b'x'; size];
            while file.write_all(&piece).is_ok() {}
        }
        let full = file.write_all(b"x").expect_err("the disk is full");
        assert_eq!(full.kind(), std::io::ErrorKind::StorageFull, "{full}");
    }

    fn make_room(&self) {
        std::fs::remove_file(self.outside().join("filler")).unwrap();
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// An event, and everything that the desk said was written.
struct Hall {
    client: Client,
    key: String,
    written: Vec<String>,
    tried: u32,
}

impl Hall {
    fn open(server: &Server) -> Hall {
        let client = Client::sign_in(server.link.as_deref().expect("a first start prints a link"));
        let key = client.create(&server.address, "Klubaften").expect("the server answers");
        let group = Command::AddGroup { settings: evening::monrad("Klubaften", 5) };
        assert!(matches!(client.command(&server.address, &key, &group), Answer::Acknowledged(_)));
        Hall { client, key, written: Vec::new(), tried: 0 }
    }

    /// Enters one more player; whether that was written. A refusal names what is wrong.
    fn enter(&mut self, server: &Server) -> bool {
        self.tried += 1;
        let family = format!("Nummer {}", self.tried);
        let name = Name { family: family.clone(), given: "Nils".to_owned() };
        let person = Person { name, club: "x".repeat(40), ..Person::default() };
        let player = NewPlayer { person, rating: Some(1500), ..NewPlayer::default() };
        match self.client.command(&server.address, &self.key, &Command::EnterPlayer { group: GroupId(1), player }) {
            Answer::Acknowledged(_) => {
                self.written.push(family);
                true
            }
            Answer::Refused(answer) => {
                let error = &answer["error"];
                assert_eq!(error["reasons"][0]["key"], "store_disk_full", "{answer}");
                assert_eq!(error["unchanged"], "Nothing was changed.", "{answer}");
                false
            }
            Answer::Lost => panic!("the server is gone"),
        }
    }

    /// Enters players until the full disk refuses one, and some more after that.
    fn enter_until_refused(&mut self, server: &Server) {
        let refused = (0..PATIENCE).find(|_| !self.enter(server));
        assert!(refused.is_some(), "{PATIENCE} writes on a full disk");
        let written = (0..20).filter(|_| self.enter(server)).count();
        assert!(written < 20, "a full disk stays full");
    }

    /// Every way of reading gives exactly what was written.
    fn reads(&self, server: &Server) {
        let records = self.client.journal(&server.address, &self.key).expect("the journal is read");
        let entered = records.iter().filter(|record| matches!(record.event, Event::PlayerEntered { .. })).count();
        assert_eq!(entered, self.written.len(), "what was refused is not there, everything else is");
        assert!(records.iter().zip(1..).all(|(record, seq)| record.seq == seq), "no number is skipped");
        let last = self.written.last().expect("somebody was entered");
        let players = self.client.page(&format!("{}/t/{}/g/1/players", server.address, self.key));
        assert!(players.contains(last.as_str()), "{last} is not on the arbiter's page");
        let searched = format!("{}/p/{}/find?name={}", server.address, self.key, last.replace(' ', "+"));
        let public = Client::stranger().page(&searched);
        assert!(public.contains(last.as_str()), "{last} is not on the public page");
    }
}

#[test]
fn a_full_disk_refuses_writes_by_name_and_stops_nothing_else() {
    let home = tempfile::tempdir().unwrap();
    let place = home.path().canonicalize().unwrap().join("disk");
    std::fs::create_dir(&place).unwrap();
    let disk = Disk::mount(&place);
    let server = disk.start(home.path());
    let mut hall = Hall::open(&server);
    for _ in 0..5 {
        assert!(hall.enter(&server), "there is room");
    }

    disk.fill();
    hall.enter_until_refused(&server);
    hall.reads(&server);

    // It stops on the full disk, and starts on it, although the room that its log took is gone as well.
    server.stop();
    disk.fill();
    let server = disk.start(home.path());
    hall.reads(&server);
    hall.enter_until_refused(&server);
    hall.reads(&server);

    // Killed there it starts again, too.
    server.kill();
    disk.fill();
    let server = disk.start(home.path());
    hall.reads(&server);

    disk.make_room();
    for _ in 0..5 {
        assert!(hall.enter(&server), "there is room again");
    }
    hall.reads(&server);
    server.stop();
    let (said, code) = disk.check();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("is sound"), "{said}");
    println!("{} of {} writes done", hall.written.len(), hall.tried);
}

//! A season rated from the shell: `rokade rate season`.

#[expect(dead_code, reason = "seasons come out of a database")]
mod shell;

use rokade_model::{Birth, GameResult, Name, Person, Sex};
use rokade_pairing::{Host, System};
use rokade_rating::candidate::EventKind;
use rokade_store::{Identity, Ledger, Store, TournamentKey};
use rokade_tournament::{
    Command, GameState, GroupId, GroupSettings, NewPlayer, PlayerId, SetGame, Slot, TournamentSettings,
};

use shell::{Folder, Said, rokade};

const GROUP: GroupId = GroupId(1);
const NOON: i64 = 1_790_000_000_000_000;

/// Four players and their numbers.
const FIELD: [(&str, u32); 4] =
    [("Astrid Holm", 1700), ("Bjarke Toft", 1650), ("Cecilie Vang", 1600), ("Dagny Ek", 1550)];

struct Club {
    folder: Folder,
    runtime: tokio::runtime::Runtime,
}

impl Club {
    fn new() -> Self {
        Self { folder: Folder::new(), runtime: tokio::runtime::Runtime::new().unwrap() }
    }

    fn database(&self) -> String {
        self.folder.name("club.sqlite")
    }

    fn with<T>(&self, work: impl AsyncFnOnce(&Store) -> T) -> T {
        self.runtime.block_on(async {
            let store = Store::open(&self.database()).await.unwrap();
            let done = work(&store).await;
            store.close().await;
            done
        })
    }

    fn event(&self, name: &str, starts: &str, ends: &str) -> TournamentKey {
        self.with(async |store| {
            let key = entered(store, name, starts, ends).await;
            played(store, &key).await;
            run(store, &key, Command::FinishGroup { group: GROUP }).await;
            key
        })
    }

    fn season(&self, words: &str) -> Said {
        rokade(&format!("rate season --database {} {words}", self.database()))
    }

    fn rated(&self, words: &str) -> serde_json::Value {
        let said = self.season(&format!("--json {words}"));
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        said.json()
    }

    fn ledger(&self) -> Ledger {
        self.with(async |store| store.ledger().await.unwrap())
    }

    /// Start, number on file before, number after, of everything filed of a player.
    fn history(&self, player: usize) -> Vec<(i64, i64, i64)> {
        self.with(async |store| {
            let identity = Identity { national: Some(format!("DEN 10{player}")), fide: None };
            let person = store.rated_person(&identity).await.unwrap().unwrap();
            let history = store.rating_history(person.id).await.unwrap();
            assert_eq!(history.last().unwrap().1.new, person.rating);
            history.iter().map(|(_, line)| (line.start, line.old, line.new)).collect()
        })
    }
}

async fn run(store: &Store, key: &TournamentKey, command: Command) {
    store.execute(key, &command, NOON, "Ingrid Lund").await.unwrap_or_else(|error| panic!("{command:?}: {error}"));
}

fn player(number: usize) -> NewPlayer {
    let (name, rating) = FIELD[number];
    // The last two are women, the last one a junior.
    let sex = (number > 1).then_some(Sex::Woman);
    let birth = (number > 2).then_some(Birth { year: 2009, month: 4, day: 2 });
    let name = Name::parse(name);
    let person = Person { name, national_id: format!("10{number}"), sex, birth, ..Person::default() };
    NewPlayer { person, rating: Some(rating), ..NewPlayer::default() }
}

async fn entered(store: &Store, name: &str, starts: &str, ends: &str) -> TournamentKey {
    let settings = TournamentSettings {
        name: name.into(),
        federation: "DEN".into(),
        starts: starts.into(),
        ends: ends.into(),
        ..TournamentSettings::default()
    };
    let key = store.create(&settings, "Ingrid Lund", NOON).await.unwrap();
    run(
        store,
        &key,
        Command::AddGroup { settings: GroupSettings::new("A", System::Of(Host::RoundRobin { cycles: 1 }), 3) },
    )
    .await;
    run(store, &key, Command::ImportPlayers { group: GROUP, players: (0..4).map(player).collect() }).await;
    run(store, &key, Command::DrawLots { group: GROUP, seed: 5 }).await;
    key
}

/// Everybody plays everybody; whoever was entered first wins.
async fn played(store: &Store, key: &TournamentKey) {
    played_rounds(store, key, 3).await;
}

async fn played_rounds(store: &Store, key: &TournamentKey, rounds: u32) {
    for round in 1..=rounds {
        run(store, key, Command::Pair { group: GROUP }).await;
        run(store, key, Command::Publish { group: GROUP }).await;
        let book = store.book(key).await.unwrap().unwrap();
        for board in &book.tournament.groups[&GROUP].round(round).unwrap().boards {
            let result = if board.white < board.black { GameResult::WhiteWins } else { GameResult::BlackWins };
            run(store, key, entry(round, board.number, result, GameState::Open)).await;
        }
    }
}

fn entry(round: u32, board: u32, result: GameResult, seen: GameState) -> Command {
    Command::SetGame(SetGame {
        at: Slot::board(GROUP, round, board),
        to: GameState::Done { result, notice: None },
        seen,
        confirmed: true,
        seed: 0,
    })
}

/// Makes the first game of a finished event a draw.
async fn corrected(store: &Store, key: &TournamentKey) {
    run(store, key, Command::ReopenGroup { group: GROUP }).await;
    let book = store.book(key).await.unwrap().unwrap();
    let board = book.tournament.groups[&GROUP].round(1).unwrap().boards[0].clone();
    run(store, key, entry(1, board.number, GameResult::Draw, board.game)).await;
}

#[test]
fn events_are_rated_in_the_order_of_their_last_days_and_only_once() {
    let club = Club::new();
    // The later one came first into the database.
    club.event("Spring", "2026-03-01", "2026-03-08");
    club.event("Winter", "2026-01-05", "2026-01-26");
    let dry = club.rated("--dry-run");
    assert_eq!(dry["rated"].as_array().unwrap().len(), 2);
    assert_eq!(club.ledger(), Ledger::default(), "a dry run files nothing");
    let said = club.rated("");
    assert_eq!(said["rated"], dry["rated"]);
    let names: Vec<_> = said["rated"].as_array().unwrap().iter().map(|event| event["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Winter", "Spring"]);
    assert_eq!((said["persons"].as_u64(), said["rated"][0]["games"].as_u64()), (Some(4), Some(6)));
    for (number, (_, rating)) in FIELD.into_iter().enumerate() {
        let history = club.history(number);
        assert_eq!((history[0].0, history[0].1), (i64::from(rating), i64::from(rating)));
        assert_eq!((history[1].0, history[1].1), (history[0].2, history[0].2), "from the number on file");
    }
    let ledger = club.ledger();
    let again = club.rated("");
    assert!(again["rated"].as_array().unwrap().is_empty() && again["not_rated"].as_array().unwrap().is_empty());
    assert_eq!(club.ledger(), ledger);
    assert_eq!(club.season("").out, "Nothing new to rate.\n");
}

#[test]
fn overlapping_and_late_events_give_their_change_to_the_number_on_file() {
    let club = Club::new();
    club.event("League", "2026-01-05", "2026-02-20");
    club.event("Open", "2026-02-01", "2026-02-28");
    let said = club.rated("");
    assert_eq!((&said["rated"][0]["delayed"], &said["rated"][1]["delayed"]), (&false.into(), &true.into()));
    let first = club.history(0);
    let change = first[0].2 - first[0].1;
    assert_eq!(first[1], (1700, first[0].2, first[0].2 + change), "both from 1700, one after the other");
    club.event("Forgotten", "2025-12-01", "2025-12-15");
    club.rated("");
    let history = club.history(0);
    assert_eq!(history[2], (1700, first[1].2, first[1].2 + change));
    let text = Club::new();
    text.event("League", "2026-01-05", "2026-02-20");
    text.event("Open", "2026-02-01", "2026-02-28");
    let said = text.season("--lang da");
    assert!(said.out.contains("2026-02-28 Open") && said.out.contains("4 spillere, 6 partier ratet."), "{}", said.out);
    assert!(said.out.contains("lagt til tallet i kartoteket") && said.out.contains("Registreret: 2 turneringer"));
}

#[test]
fn a_correction_rates_everything_after_it_again() {
    let (club, fresh) = (Club::new(), Club::new());
    let first = club.event("Winter", "2026-01-05", "2026-01-26");
    club.event("Spring", "2026-03-01", "2026-03-08");
    club.rated("");
    let before = club.ledger();
    club.with(async |store| corrected(store, &first).await);
    let open = club.rated("");
    assert_eq!(open["not_rated"][0]["reason"], "season_group_unfinished");
    assert_eq!(club.ledger(), before, "what is filed stands while it is being corrected");
    club.with(async |store| run(store, &first, Command::FinishGroup { group: GROUP }).await);
    let said = club.rated("");
    let again: Vec<_> = said["rated"].as_array().unwrap().iter().map(|event| event["again"].as_bool()).collect();
    assert_eq!(again, [Some(true), Some(true)]);
    let same = fresh.event("Winter", "2026-01-05", "2026-01-26");
    fresh.with(async |store| {
        corrected(store, &same).await;
        run(store, &same, Command::FinishGroup { group: GROUP }).await;
    });
    fresh.event("Spring", "2026-03-01", "2026-03-08");
    fresh.rated("");
    for number in 0..4 {
        assert_eq!(club.history(number), fresh.history(number), "as if it had been right from the beginning");
    }
    assert!(club.rated("")["rated"].as_array().unwrap().is_empty());
}

#[test]
fn what_touches_no_rating_changes_no_rating() {
    let club = Club::new();
    let key = club.event("Winter", "2026-01-05", "2026-01-26");
    club.event("Spring", "2026-03-01", "2026-03-08");
    club.rated("");
    let before = club.ledger();
    club.with(async |store| {
        run(store, &key, Command::Erase { player: PlayerId(4) }).await;
        let settings = TournamentSettings {
            name: "Winter cup".into(),
            ..store.book(&key).await.unwrap().unwrap().tournament.settings.clone()
        };
        run(store, &key, Command::ChangeTournament { settings }).await;
    });
    assert!(club.rated("")["rated"].as_array().unwrap().is_empty());
    let after = club.ledger();
    assert_eq!((&after.lines, &after.persons), (&before.lines, &before.persons));
    let again = club.rated("--again 2026-01-01");
    assert_eq!(again["rated"].as_array().unwrap().len(), 2);
    assert_eq!(club.ledger().lines, before.lines, "an erased player's number stays on file");
    let deleted = club.with(async |store| store.delete_tournament(&key, NOON).await.unwrap());
    assert!(deleted);
    assert_eq!(club.rated("--again 2026-01-01")["kept"], 1);
    assert_eq!(club.ledger().lines, before.lines, "and so do those of a tournament taken away");
}

#[test]
fn what_cannot_be_rated_says_what_would_help() {
    let club = Club::new();
    club.with(async |store| {
        let open = entered(store, "Two groups", "2026-01-05", "2026-01-26").await;
        played(store, &open).await;
        run(store, &open, Command::FinishGroup { group: GROUP }).await;
        run(store, &open, Command::ReopenGroup { group: GROUP }).await;
        let twice = entered(store, "Twins", "2026-02-01", "2026-02-02").await;
        let mut twin = player(1);
        twin.person.national_id = "100".into();
        run(store, &twice, Command::EditPlayer { player: PlayerId(2), to: twin }).await;
        played(store, &twice).await;
        run(store, &twice, Command::FinishGroup { group: GROUP }).await;
        let reversed = entered(store, "Not yet begun", "2027-01-01", "").await;
        played(store, &reversed).await;
        run(store, &reversed, Command::FinishGroup { group: GROUP }).await;
    });
    let said = club.rated("");
    let mut reasons: Vec<_> =
        said["not_rated"].as_array().unwrap().iter().map(|line| line["reason"].as_str().unwrap()).collect();
    reasons.sort_unstable();
    assert_eq!(reasons, ["season_ends_before_start", "season_group_unfinished", "season_person_twice"]);
    let text = club.season("--lang sv").out;
    assert!(text.contains("Avsluta gruppen") && text.contains("Rätta datumen"), "{text}");
    assert_eq!(club.ledger(), Ledger::default());
}

#[test]
fn players_without_a_number_are_rated_and_named() {
    let club = Club::new();
    club.with(async |store| {
        let key = entered(store, "Winter", "2026-01-05", "2026-01-26").await;
        let mut nameless = player(3);
        nameless.person.national_id.clear();
        run(store, &key, Command::EditPlayer { player: PlayerId(4), to: nameless }).await;
        played(store, &key).await;
        run(store, &key, Command::FinishGroup { group: GROUP }).await;
    });
    let said = club.rated("--dry-run");
    assert_eq!((&said["rated"][0]["unidentified"], &said["persons"]), (&1.into(), &3.into()));
    assert!(club.season("").out.contains("One player has no member number"));
    assert_eq!(club.ledger().lines.len(), 3);
}

#[test]
fn only_the_days_asked_for_are_rated() {
    let club = Club::new();
    club.event("Winter", "2026-01-05", "2026-01-26");
    club.event("Spring", "2026-03-01", "2026-03-08");
    let said = club.rated("--from 2026-03-01 --to 2026-03-31");
    assert_eq!((said["rated"].as_array().unwrap().len(), &said["outside"]), (1, &1.into()));
    assert_eq!(said["rated"][0]["name"], "Spring");
}

#[test]
fn bad_input_is_told_in_one_line() {
    let club = Club::new();
    let missing = club.season("");
    assert_eq!((missing.code, missing.err.lines().count()), (2, 1));
    assert!(missing.err.contains("club.sqlite") && !club.folder.path("club.sqlite").exists());
    club.with(async |_| ());
    let date = club.season("--from 2026-02-31");
    assert_eq!(date.code, 2);
    assert!(date.err.contains("2026-02-31") && date.err.contains("2026-08-01"), "{}", date.err);
    assert_eq!(club.season("").out, "Nothing new to rate.\n");
}

#[test]
fn the_yearly_comparison_adjusts_a_list() {
    let folder = Folder::new();
    let list = "name;national;elo;elo_games;danish\nAstrid Holm;2300;2260;44;yes\nBjarke Toft;2200;2180;31;yes\n\
                Cecilie Vang;2150;2150;30;yes\nDag Moe;2400;2350;90;no\n";
    let file = folder.file("list.csv", list);
    let said = rokade(&format!("rate coordinate --json --on 2026-08-08 {file}"));
    assert_eq!(said.code, 0);
    let json = said.json();
    assert_eq!(
        (&json["difference"], &json["adjustment"], &json["direction"]),
        (&"30".into(), &30.into(), &"down".into())
    );
    let after: Vec<_> =
        json["players"].as_array().unwrap().iter().map(|line| line["after"].as_u64().unwrap()).collect();
    assert_eq!((after, json["left_out"].as_array().unwrap().len()), (vec![2270, 2176], 2));
    let text = rokade(&format!("rate coordinate --lang da {file}")).out;
    assert!(text.contains("Sammenlignede spillere: 2;") && text.contains("Justeret med 30 minus 6: 24."), "{text}");
    assert_eq!(rokade(&format!("rate coordinate --on 2026-07-31 {file}")).code, 1);
    let wrong = rokade(&format!("rate coordinate {}", folder.file("bad.csv", list.replace("2260", "high"))));
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("bad.csv:2:3:") && wrong.err.contains("high"), "{}", wrong.err);
    let nobody = rokade(&format!("rate coordinate {}", folder.file("few.csv", list.replace("yes", "no"))));
    assert_eq!((nobody.code, nobody.err.lines().count()), (2, 1));
}

fn listed(club: &Club, words: &str) -> serde_json::Value {
    let said = rokade(&format!("federation list --json --database {} {words}", club.database()));
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    said.json()
}

fn field(list: &serde_json::Value, name: &str) -> Vec<serde_json::Value> {
    list["players"].as_array().unwrap().iter().map(|player| player[name].clone()).collect()
}

#[test]
fn d4_1_4c_the_list_of_a_day_has_the_numbers_of_that_morning() {
    let club = Club::new();
    club.event("Winter", "2026-01-10", "2026-01-11");
    club.event("Spring", "2026-04-10", "2026-04-12");
    club.season("");
    let numbers = |event: usize| {
        let mut numbers: Vec<i64> = (0..4).map(|player| club.history(player)[event].2).collect();
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        numbers
    };
    assert_eq!(field(&listed(&club, "--on 2026-01-11"), "rating"), Vec::<i64>::new());
    assert_eq!(field(&listed(&club, "--on 2026-01-12"), "rating"), numbers(0));
    assert_eq!(field(&listed(&club, "--on 2026-04-12"), "rating"), numbers(0));
    let spring = listed(&club, "--on 2026-04-13");
    assert_eq!(field(&spring, "rating"), numbers(1));
    assert_eq!(
        (&spring["players"][0]["name"], &spring["players"][0]["national"]),
        (&"Holm, Astrid".into(), &"DEN 100".into())
    );
    assert_eq!(
        (&spring["players"][0]["games"], &spring["players"][0]["last_played"]),
        (&6.into(), &"2026-04-12".into())
    );
    let csv = rokade(&format!("federation list --csv --on 2026-04-13 --database {}", club.database()));
    assert!(csv.out.contains(&format!("DEN 100;;Holm, Astrid;;;{};6;2026-04-12", numbers(1)[0])), "{}", csv.out);
}

#[test]
fn d4_5_5_1d_after_three_years_without_a_rated_event_nobody_is_listed() {
    let club = Club::new();
    club.event("Winter", "2026-01-10", "2026-01-11");
    club.season("");
    let last = listed(&club, "--on 2029-01-11");
    assert_eq!((last["players"].as_array().unwrap().len(), &last["archived"]), (4, &0.into()));
    let after = listed(&club, "--on 2029-01-12");
    assert_eq!((after["players"].as_array().unwrap().len(), &after["archived"]), (0, &4.into()));
}

#[test]
fn d4_1_4c_the_published_list_has_the_juniors_and_women_asked_for() {
    let club = Club::new();
    club.event("Winter", "2026-01-10", "2026-01-11");
    club.season("");
    let published = |words: &str| listed(&club, &format!("--on 2026-02-01 --published {words}"));
    assert_eq!(field(&published("--juniors 0 --women 0"), "name"), Vec::<String>::new());
    let list = published("--juniors 1 --women 1");
    assert_eq!(field(&list, "name"), ["Vang, Cecilie", "Ek, Dagny"]);
    let because = |player: usize| list["players"][player]["because"][0]["reason"].clone();
    assert_eq!((because(0), because(1)), ("published_as_woman".into(), "published_as_junior".into()));
    let asked = rokade(&format!("federation list --published --database {}", club.database()));
    assert_eq!(asked.code, 2, "how many is not said anywhere: whoever asks says so");
}

#[test]
fn d4_1_4b_candidates_are_those_of_events_that_ended_after_the_deadline() {
    let club = Club::new();
    club.with(async |store| {
        let settings = TournamentSettings {
            name: "Easter".into(),
            federation: "DEN".into(),
            starts: "2026-04-01".into(),
            ends: "2026-04-06".into(),
            ..TournamentSettings::default()
        };
        let key = store.create(&settings, "Ingrid Lund", NOON).await.unwrap();
        let mut group = GroupSettings::new("A", System::Of(Host::RoundRobin { cycles: 1 }), 7);
        group.candidates = EventKind::Coordinated;
        run(store, &key, Command::AddGroup { settings: group }).await;
        let master = |number: u32| {
            let name = Name { family: format!("Mester{number}"), given: "Eskil".into() };
            let person = Person { name, national_id: format!("20{number}"), ..Person::default() };
            NewPlayer { person, rating: Some(2300), ..NewPlayer::default() }
        };
        run(store, &key, Command::ImportPlayers { group: GROUP, players: (1..=8).map(master).collect() }).await;
        run(store, &key, Command::DrawLots { group: GROUP, seed: 5 }).await;
        played_rounds(store, &key, 7).await;
        run(store, &key, Command::FinishGroup { group: GROUP }).await;
    });
    club.season("");
    let since = |deadline: &str| listed(&club, &format!("--on 2026-06-01 --candidates-since {deadline}"));
    assert_eq!(field(&since("2026-04-06"), "name"), Vec::<String>::new(), "the day itself does not count");
    let list = since("2026-04-05");
    assert!(field(&list, "name").contains(&"Mester1, Eskil".into()), "{list}");
    assert!(!field(&list, "name").contains(&"Mester8, Eskil".into()), "{list}");
    assert_eq!(list["players"][0]["candidate_since"], "2026-04-06");
}

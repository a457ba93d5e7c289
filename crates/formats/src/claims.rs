//! What must hold for any bytes whatever. The fuzz targets and the noise tests call the same
//! functions.

use rokade_board::notation::Letters;
use rokade_model::{HalfPoints, Participant};

use crate::fide_list;
use crate::pgn::{self, Game, Reader};
use crate::players;
use crate::problem::MOST;
use crate::script;
use crate::trf::{self, Trf, TrfEdition, WriteOptions};

/// Reading a report file ends with a value or with problems that name a line.
pub fn trf_never_panics(bytes: &[u8]) {
    match trf::read(bytes, "noise.trf") {
        Ok(trf) => {
            for round in [1, trf.coming_round(), trf.history.rounds] {
                let _ = trf.history_for_round(round);
            }
        }
        Err(problems) => {
            assert!(!problems.is_empty() && problems.len() <= MOST + 1);
            assert!(problems.iter().all(|problem| problem.line >= 1 && problem.column != Some(0)));
            assert!(problems.windows(2).all(|pair| pair[0].line <= pair[1].line));
        }
    }
}

/// Records of engines (`XXZ`, `XXA`, `XXP`) name players, those of TRF26 beside a team name teams: no program writes
/// both into one file, and nothing says which it would be afterwards.
fn is_of_two_minds(trf: &trf::Trf, bytes: &[u8]) -> bool {
    let has_teams = trf.rest.iter().any(|line| line.text.starts_with(['3', '8']));
    has_teams && bytes.windows(2).any(|two| two == b"XX")
}

/// What could be read is written so that it is read back the same, in each edition.
pub fn trf_reads_what_it_writes(bytes: &[u8]) {
    let Ok(trf) = trf::read(bytes, "noise.trf") else { return };
    if is_of_two_minds(&trf, bytes) {
        return;
    }
    for crlf in [false, true] {
        let options = WriteOptions { crlf, ..WriteOptions::default() };
        let text = trf::write(&trf, &options);
        let again = read_own(&text);
        assert_eq!(again.history, trf.history, "{text}\nfrom\n{}", String::from_utf8_lossy(bytes));
        assert_eq!(again.header, trf.header);
        assert_eq!(again.people, trf.people);
        assert_eq!(again.titles, trf.titles);
        assert_eq!(again.facts, trf.facts);
        assert_eq!(again.plan, trf.plan);
        assert_eq!(kept(&again), kept(&trf));
        assert_eq!(trf::write(&again, &options), text);
    }
    let old = WriteOptions { edition: TrfEdition::Trf16, ..WriteOptions::default() };
    let again = read_own(&trf::write(&trf, &old));
    let games = |trf: &Trf| -> Vec<Participant> {
        trf.history.players.iter().map(|player| Participant { rating: None, ..player.clone() }).collect()
    };
    assert_eq!(games(&again), games(&trf));
    for edition in [TrfEdition::Trf16, TrfEdition::Trf26] {
        let options = WriteOptions { edition, engine_dialect: true, ascii_names: true, ..WriteOptions::default() };
        let text = trf::write(&trf, &options);
        assert!(text.is_ascii());
        let again = read_own(&text);
        assert_eq!(again.history.paired_rounds(), trf.history.paired_rounds());
    }
}

fn read_own(text: &str) -> Trf {
    trf::read(text.as_bytes(), "own.trf").unwrap_or_else(|problems| panic!("{problems:#?}\n{text}"))
}

fn kept(trf: &Trf) -> Vec<&str> {
    let mut texts: Vec<&str> = trf.rest.iter().map(|line| line.text.as_str()).collect();
    texts.sort_unstable();
    texts
}

/// Guessing and reading a list of players ends with rows or with problems that name a line.
pub fn players_never_panics(bytes: &[u8]) {
    let guess = players::guess(bytes);
    match players::read(bytes, &guess) {
        Ok(rows) => assert!(rows.iter().all(|row| !row.person.name.is_empty() && row.line >= 1)),
        Err(problems) => assert!(!problems.is_empty() && problems.len() <= MOST + 1),
    }
}

/// A list of members is read whole, each on a line of its own and with a name, or every problem has a line of the file.
pub fn member_lists_are_read_or_refused(bytes: &[u8]) {
    match crate::members::read(bytes) {
        Ok(list) => {
            assert!(!list.members.is_empty(), "a list of nobody");
            assert!(list.members.iter().all(|member| !member.name.is_empty()), "a member without a name");
            assert!(list.members.is_sorted_by(|one, next| one.line < next.line), "two members on one line");
            let width = list.columns.len();
            let mut impossible = list.members.iter().flat_map(|member| &member.impossible);
            assert!(impossible.all(|(cell, _)| (1..=width).contains(cell)), "a date in no column");
        }
        Err(problems) => {
            assert!(!problems.is_empty() && problems.len() <= MOST + 1);
            assert!(problems.iter().all(|problem| problem.line >= 1), "a problem on no line");
        }
    }
}

/// Two rating lists side by side are read whole, or every problem has a place in the file.
pub fn rating_lists_are_read_or_refused(bytes: &[u8]) {
    if let Err(problems) = crate::rating_lists::read(bytes, "lists.csv") {
        assert!(!problems.is_empty(), "refused without a problem");
    }
}

/// A list of FIDE, packed or not, ends with players that have a number and a name, and with problems that name a line
/// of the file.
pub fn fide_lists_never_panic(bytes: &[u8]) {
    let read = fide_list::read(std::io::Cursor::new(bytes), "list", |list| {
        while let Some(player) = list.next_player().map_err(|problem| vec![*problem])? {
            assert!(player.fide_id > 0 && player.name.chars().any(char::is_alphanumeric), "{player:?}");
            assert!(!player.name.chars().any(char::is_control), "{player:?}");
        }
        assert_eq!(list.account().bad == 0, list.account().problems.is_empty());
        list.checked()
    });
    if let Err(problems) = read.and_then(|checked| checked) {
        assert!(!problems.is_empty(), "refused without a problem");
        assert!(
            problems.iter().all(|problem| problem.line >= 1 && problem.column != Some(0) && problem.file == "list")
        );
    }
}

/// Half-points that can be read are written so that they are read back the same.
pub fn half_points_read_what_they_write(text: &str) {
    if let Ok(points) = text.parse::<HalfPoints>() {
        assert_eq!(points.to_string().parse(), Ok(points));
        assert_eq!(points.chess().parse(), Ok(points));
        assert_eq!(points.tenths().parse(), Ok(points));
    }
}

/// Reading games ends, with every fault on a line of the file and in its order; the short way reads
/// the same games as the long one.
pub fn pgn_never_panics(bytes: &[u8]) {
    let mut short = Reader::main_lines(bytes);
    let mut brief = Game::default();
    let mut line = 1;
    for game in games(bytes) {
        assert!(game.line >= line);
        line = game.line;
        assert!(game.faults.len() <= 101);
        assert!(game.faults.iter().all(|fault| fault.line >= 1));
        assert!(game.faults.windows(2).all(|pair| pair[0].line <= pair[1].line));
        assert_eq!(game.broken_at().is_some(), game.unread > 0 || game.faults.iter().any(pgn::Fault::ends_main_line));
        let mut position = game.start.clone();
        for (_, ply) in game.main_line() {
            assert!(position.is_legal(ply.m));
            position.play(ply.m);
        }
        assert!(short.read_game(&mut brief).expect("memory does not fail"));
        let moves = |game: &Game| game.main_line().map(|(_, ply)| ply.m).collect::<Vec<_>>();
        assert_eq!(moves(&brief), moves(&game));
        assert_eq!((&brief.tags, brief.result, brief.unread), (&game.tags, game.result, game.unread));
    }
    assert!(!short.read_game(&mut brief).expect("memory does not fail"));
}

/// Games are written so that they are read back the same, in each set of letters.
pub fn pgn_reads_what_it_writes(bytes: &[u8]) {
    for game in games(bytes) {
        for letters in Letters::ALL {
            let text = pgn::write(&game, letters);
            let mut again = Game::default();
            let mut reader = Reader::new(text.as_bytes()).in_letters(letters);
            assert!(reader.read_game(&mut again).expect("memory does not fail"));
            assert!(again.faults.is_empty(), "{:?}\n{text}", again.faults);
            assert!(again.is_same(&game), "{text}\n{again:#?}\n{game:#?}");
            assert_eq!(pgn::write(&again, letters), text);
            assert!(!reader.read_game(&mut again).expect("memory does not fail"));
        }
    }
}

fn games(bytes: &[u8]) -> Vec<Game> {
    let mut reader = Reader::new(bytes);
    let mut game = Game::default();
    let mut games = Vec::new();
    while reader.read_game(&mut game).expect("memory does not fail") {
        games.push(game.clone());
    }
    games
}

/// A script is heard to its end or refused with the line and a reason; what was read is read again from
/// what it writes, and says the same.
pub fn scripts_are_heard_or_refused(bytes: &[u8]) {
    let Ok(script) = script::read(bytes, "noise.jsonl") else { return };
    let again = script::read(script.write().as_bytes(), "own.jsonl").expect("a script reads what it writes");
    assert_eq!(again.settings, script.settings);
    assert!(again.events.iter().map(|(_, event)| event).eq(script.events.iter().map(|(_, event)| event)));
    match script.replay("noise.jsonl") {
        Ok(referee) => {
            let account = referee.account();
            assert!(account.rulings().iter().all(|ruling| !ruling.clauses().is_empty()));
        }
        Err(problem) => assert!(problem.line > 1 && !problem.reason.key.is_empty()),
    }
}

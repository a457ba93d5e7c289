//! The history as it was before a round, and who has withdrawn.

mod sheet;

use rokade_formats::trf::{self, Trf};
use rokade_model::{ByeKind, Entry, HalfPoints, History, StartNumber};
use sheet::{file, four, player};

fn read(lines: &[String]) -> Trf {
    trf::read(&file(lines), "test.trf").unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// Seven players of a Swiss event of five rounds, three of them paired: 5 leaves after round 1,
/// 6 after round 2, 7 has the bye in round 1 and half a point in round 3.
fn seven() -> Vec<String> {
    vec![
        "142 5".to_owned(),
        player(1, "Holm, Astrid", "2.0", &["2 w 1", "3 b 0", "4 w 1"]),
        player(2, "Berg, Ole", "1.5", &["1 b 0", "4 w 1", "3 w ="]),
        player(3, "Lind, Per", "2.5", &["4 b 1", "1 w 1", "2 b ="]),
        player(4, "Dahl, Jon", "0.0", &["3 w 0", "2 b 0", "1 b 0"]),
        player(5, "Ny, Sara", "0.5", &["6 w =", "Z", "Z", "Z"]),
        player(6, "Ek, Maja", "0.5", &["5 b =", "7 w 0", "", "Z"]),
        player(7, "Vik, Tor", "2.5", &["U", "6 b 1", "H"]),
    ]
}

/// Start number, last round and order of those who have left.
fn withdrawn(history: &History) -> Vec<(StartNumber, u32, u32)> {
    let left = history.players.iter().filter_map(|player| player.withdrawal.map(|left| (player.number, left)));
    let mut left: Vec<_> = left.map(|(number, left)| (number, left.after, left.order)).collect();
    left.sort_by_key(|(_, _, order)| *order);
    left
}

fn entries(history: &History, round: u32) -> Vec<(StartNumber, Entry)> {
    let entries = history.players.iter().map(|player| (player.number, player.entry(round)));
    entries.filter(|(_, entry)| *entry != Entry::Blank).collect()
}

/// The coming round without what was written for it.
fn unwritten() -> Vec<String> {
    seven().iter().map(|line| line.trim_end_matches("  0000 - Z").to_owned()).collect()
}

#[test]
fn a_blank_in_the_coming_round_plays_whatever_stood_before() {
    let trf = read(&seven());
    assert_eq!(trf.coming_round(), 4);
    assert_eq!(withdrawn(&trf.history), []);
    let asked = trf.history_for_round(4);
    assert_eq!(
        entries(&asked, 4),
        [(StartNumber(5), Entry::Bye(ByeKind::Zero)), (StartNumber(6), Entry::Bye(ByeKind::Zero))]
    );
    assert_eq!((withdrawn(&asked), trf.taken_back(4)), (vec![], vec![]));
    let silent = read(&unwritten());
    assert_eq!(
        (entries(&silent.history_for_round(4), 4), silent.taken_back(4)),
        (vec![], vec![StartNumber(5), StartNumber(6)])
    );
    assert_eq!(silent.taken_back(3), [0; 0], "round 3 is paired, and its blanks are absences");
}

#[test]
fn requests_of_240_and_xxz_count_in_the_coming_round() {
    let mut lines = unwritten();
    lines.extend(["240 Z 004    5".to_owned(), "240 H 004    1".to_owned(), "XXZ 6".to_owned()]);
    let history = read(&lines).history_for_round(4);
    assert_eq!(
        entries(&history, 4),
        [
            (StartNumber(1), Entry::Bye(ByeKind::Half)),
            (StartNumber(5), Entry::Bye(ByeKind::Zero)),
            (StartNumber(6), Entry::Bye(ByeKind::Zero))
        ]
    );
    assert_eq!(withdrawn(&history), [], "absent from the round, and no more");
}

#[test]
fn of_a_paired_round_only_byes_remain() {
    let trf = read(&seven());
    let history = trf.history_for_round(3);
    assert_eq!(
        entries(&history, 3),
        [
            (StartNumber(5), Entry::Bye(ByeKind::Zero)),
            (StartNumber(6), Entry::Bye(ByeKind::Zero)),
            (StartNumber(7), Entry::Bye(ByeKind::Half))
        ]
    );
    assert_eq!(entries(&history, 4), []);
    assert_eq!(history.paired_rounds(), 2);
    assert_eq!(history.rounds, 5);
    assert_eq!(history.players[0].entry(2), trf.history.players[0].entry(2));
    assert_eq!(entries(&trf.history_for_round(1), 1), []);
}

#[test]
fn only_lines_of_the_file_tell_a_withdrawal() {
    let mut lines = seven();
    lines.extend(["### rokade withdrawn 6 after 2".to_owned(), "### rokade withdrawn 5 after 3".to_owned()]);
    let trf = read(&lines);
    assert_eq!(withdrawn(&trf.history), [(StartNumber(6), 2, 1), (StartNumber(5), 3, 2)]);
    assert_eq!(withdrawn(&trf.history_for_round(3)), [(StartNumber(6), 2, 1)]);
    assert_eq!(withdrawn(&trf.history_for_round(2)), []);
    assert_eq!(withdrawn(&trf.history_for_round(4)), [(StartNumber(6), 2, 1), (StartNumber(5), 3, 2)]);
    let mut lines = seven();
    lines.push("### rokade withdrawn none".to_owned());
    assert_eq!(withdrawn(&read(&lines).history), []);
}

#[test]
fn one_who_rests_in_a_round_robin_is_not_taken_back() {
    let lines = [
        "092 Individual: Round-Robin".to_owned(),
        "142 3".to_owned(),
        player(1, "Holm, Astrid", "1.0", &["Z", "3 b 1"]),
        player(2, "Berg, Ole", "1.0", &["3 w 1", "Z"]),
        player(3, "Lind, Per", "0.0", &["2 b 0", "1 w 0"]),
    ];
    let trf = read(&lines);
    assert_eq!(trf.header.system.as_deref(), Some("round-robin"));
    assert_eq!(trf.taken_back(3), [0; 0]);
    assert_eq!(read(&lines[1..]).taken_back(3), [2]);
}

#[test]
fn later_bonuses_do_not_count_yet() {
    let mut lines = four();
    lines.extend(["299          -0.5  002    1".to_owned(), "299           1.0  000    1".to_owned()]);
    let trf = read(&lines);
    assert_eq!(trf.history.players[0].adjustment, HalfPoints(1));
    assert_eq!(trf.history_for_round(2).players[0].adjustment, HalfPoints(2));
    assert_eq!(trf.history_for_round(3).players[0].adjustment, HalfPoints(1));
}

//! Files as other programs write them: line ends, missing records, dialects. All of these files are our own.

mod shell;

use serde_json::json;
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

/// A running event of the FIDE Dutch system with byes, forfeits and points of its own.
fn event(more: &str) -> String {
    let said = rokade(&format!("simulate --system fide-dutch --players 14 --rounds 6 --seed 21 --unfinished 0 {more}"));
    assert_eq!(said.code, 0, "{}", said.err);
    said.out
}

/// The lines without those that begin so.
fn without(text: &str, marks: &[&str]) -> String {
    let keeps = |line: &&str| !marks.iter().any(|mark| line.starts_with(mark));
    text.lines().filter(keeps).map(|line| format!("{line}\n")).collect()
}

/// Every round of the event, paired again.
fn pairings(text: &str, words: &str) -> Vec<String> {
    (1..=6)
        .map(|round| rokade_reading(&format!("pair --plain --round {round} {words} -"), text.as_bytes()).out)
        .collect()
}

#[test]
fn line_ends_of_every_kind_give_the_same_pairings() {
    let text = event("--byes 60");
    let wanted = pairings(&text, "");
    assert!(wanted.iter().all(|plain| plain.lines().count() > 4), "{wanted:?}");
    for end in ["\r", "\r\n"] {
        assert_eq!(pairings(&text.replace('\n', end), ""), wanted, "{end:?}");
    }
}

#[test]
fn a_javafo_file_gives_the_same_pairings() {
    let folder = Folder::new();
    let text = event("--byes 40 --forbidden 4 --scoring 3-1-0 --late 0");
    let old = rokade(&format!("export {} --to trf16", folder.file("event.trf", &text))).out;
    // What JaVaFo knows: no name and type of event; of our remarks only what its files have no word for.
    let is_needed = |line: &str| line.contains("rokade withdrawn") || line.contains("rokade soft");
    let javafo: String = without(&old, &["012", "092"])
        .lines()
        .filter(|line| !line.starts_with("###") || is_needed(line))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(javafo.contains("XXR 6") && javafo.contains("XXC ") && javafo.contains("XXS "), "{javafo}");
    assert_eq!(pairings(&javafo, "--system fide-dutch"), pairings(&text, ""));
}

#[test]
fn a_bbp_file_scores_by_its_own_records() {
    let text = event("--scoring 3-1-0 --byes 50");
    let records = "BBW  3.0\nBBD  1.0\nBBL  0.0\nBBZ  0.0\nBBF  0.0\nBBU  3.0\nXXR 6\n";
    let bbp = records.to_owned() + &without(&text, &["142", "162", "182", "192", "212"]);
    assert_eq!(pairings(&bbp, ""), pairings(&text, ""));
    let answer = rokade_reading("import --json -", without(&bbp, &["152"]).as_bytes()).json();
    assert_eq!(answer["rounds"], 6);
}

#[test]
fn without_an_initial_colour_the_first_round_tells_it() {
    for seed in ["21", "22", "23", "24"] {
        let text = rokade(&format!("simulate --system fide-dutch --players 14 --rounds 6 --seed {seed} --late 0")).out;
        assert!(text.contains("\n152 "));
        let said = rokade_reading("check -", without(&text, &["152"]).as_bytes());
        assert_eq!(said.code, 0, "seed {seed}: {}", said.out);
    }
}

#[test]
fn without_a_number_of_rounds_one_more_is_paired() {
    let text = event("");
    let silent = without(&text, &["142"]);
    assert_eq!(rokade_reading("pair --plain -", silent.as_bytes()).code, 0);
    let all = rokade_reading("pair --plain -", text.as_bytes());
    assert_eq!(all.code, 2, "{}", all.out);
}

#[test]
fn fictitious_points_may_be_written_out_by_player_or_by_range() {
    let text = event("--late 0 --withdrawals 0");
    let by_range = format!("{text}250       1.0   1   3    1    7\n");
    let by_player: String =
        (1..=7).map(|number| format!("XXA {number:>4}  1.0  1.0  1.0\n")).fold(text.clone(), |all, line| all + &line);
    let wanted = pairings(&by_range, "");
    assert_eq!(pairings(&by_player, ""), wanted);
    assert_ne!(pairings(&text, ""), wanted);
}

#[test]
fn pairs_kept_apart_are_read_from_either_record() {
    let start = "XXR 3\n001    1 m    Alm, Aksel                        1900\n001    2 m    Bro, Birger                       1800\n\
                 001    3 m    Dal, Eigil                        1700\n001    4 m    Ek, Frode                         1600\n";
    let plain =
        |more: &str| rokade_reading("pair --system fide-dutch --plain -", format!("{start}{more}").as_bytes()).out;
    assert_eq!(plain(""), "2\n1 3\n4 2\n");
    assert_eq!(plain("XXP 1 3\n"), plain("260 001 003    1    3\n"));
    assert_ne!(plain("XXP 1 3\n"), plain(""));
}

#[test]
fn a_half_point_bye_entered_ahead_counts_in_the_score() {
    let line = |number: u32, name: &str, points: &str, rounds: &str| {
        format!("001 {number:>4} m    {name:<33} 1800 DEN                        {points:>4} {number:>4}  {rounds}\n")
    };
    let body = |first: &str| {
        String::from("XXR 3\n")
            + &line(1, "Alm, Aksel", first, "   3 w 1  0000 - H")
            + &line(2, "Bro, Birger", "1.0", "   4 b 1")
            + &line(3, "Dal, Eigil", "0.0", "   1 b 0")
            + &line(4, "Ek, Frode", "0.0", "   2 w 0")
    };
    // One program adds the bye to the points at once, another when the round is over.
    for points in ["1.0", "1.5"] {
        let said = rokade_reading("pair --system fide-dutch --json -", body(points).as_bytes());
        let answer = said.json();
        assert_eq!((&answer["round"], &answer["absent"]), (&json!(2), &json!([1])), "{}", said.out);
    }
    assert_eq!(rokade_reading("pair --system fide-dutch -", body("2.0").as_bytes()).code, 2);
}

#[test]
fn a_club_evening_of_old_line_ends_is_paired_alike() {
    let wanted = rokade(&format!("pair --plain {}", fixture("evening.trf"))).out;
    let old = fixture_text("evening.trf").replace('\n', "\r");
    assert_eq!(rokade_reading("pair --plain -", old.as_bytes()).out, wanted);
}

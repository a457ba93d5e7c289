//! Files as other programs write them: line ends, missing records, dialects. All of these files are our own.

mod shell;

use serde_json::json;
use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

/// A running event of the FIDE Dutch system with byes, forfeits and points of its own.
fn event(more: &str) -> String {
    let said = rokade(&format!(
        "simulate --system fide-dutch --players 14 --rounds 6 --seed 21 --unfinished 0 --for full {more}"
    ));
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
        let words = "simulate --system fide-dutch --players 14 --rounds 6 --late 0 --for full";
        let text = rokade(&format!("{words} --seed {seed}")).out;
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

/// A player's line.
fn line(number: u32, name: &str, id: &str, points: &str, rounds: &[&str]) -> String {
    let rounds: String = rounds.iter().map(|cell| format!("  {cell:<8}")).collect();
    let line = format!("001 {number:>4} m    {name:<33} 1800 DEN {id:>11}            {points:>4} {number:>4}{rounds}");
    format!("{}\n", line.trim_end())
}

#[test]
fn fide_c_04_3_2026_e5_first_colours_go_by_those_who_have_taken_part() {
    let field: String = ["Alm", "Bro", "Dal", "Ek", "Fjeld", "Gran", "Holm", "Iversen", "Juul"]
        .iter()
        .zip(1..)
        .map(|(name, number)| line(number, name, "", "0.0", if number == 2 { &["0000 - H"] } else { &[] }))
        .collect();
    let text = format!("XXR 5\nXXC white1\n{field}");
    let said = rokade_reading("pair --system fide-dutch --plain -", text.as_bytes());
    assert_eq!(said.out, "4\n1 6\n7 3\n4 8\n9 5\n");
    let told = rokade_reading("pair --system fide-dutch --explain -", text.as_bytes()).out;
    assert!(told.contains("reading fide-dutch-numbers"), "{told}");
}

/// Three rounds of five planned; 4 was away from the last two, 2 from the last.
fn with_absence(more: &str) -> String {
    let players = [
        line(1, "Alm, Aksel", "", "2.5", &["   4 w 1", "   2 b 1", "   3 w ="]),
        line(2, "Bro, Birger", "", "1.0", &["   5 b 1", "   1 w 0", "0000 - Z"]),
        line(3, "Dal, Eigil", "", "0.5", &["   6 w 0", "   5 b 0", "   1 b ="]),
        line(4, "Ek, Frode", "", "0.0", &["   1 b 0", "0000 - Z", "0000 - Z"]),
        line(5, "Fjeld, Gro", "", "1.5", &["   2 w 0", "   3 w 1", "   6 b ="]),
        line(6, "Gran, Hilde", "", "1.5", &["   3 b 1", "0000 - Z", "   5 w ="]),
    ];
    format!("142 5\n{}{more}", players.concat())
}

#[test]
fn a_blank_in_the_coming_round_plays_and_is_told() {
    let said = rokade_reading("pair --system fide-dutch --json -", with_absence("").as_bytes());
    assert_eq!(said.json()["absent"], json!([]), "{}", said.out);
    assert!(said.err.contains("2 Birger Bro, 4 Frode Ek") && said.err.contains("round 4"), "{}", said.err);
    for more in ["240 Z 004    4\n", "XXZ 4\n", "### rokade withdrawn 4 after 1\n"] {
        let said = rokade_reading("pair --system fide-dutch --json -", with_absence(more).as_bytes());
        assert_eq!(said.json()["absent"], json!([4]), "{more}");
        assert!(said.err.contains("2 Birger Bro") && !said.err.contains("Frode"), "{more}: {}", said.err);
    }
}

#[test]
fn d4_1_16a_a_withdrawal_follows_from_what_is_stated_and_not_from_blanks() {
    let text = format!("### rokade system round-robin\n{}", with_absence("").replace("142 5", "142 3"));
    let excluded = |text: &str| rokade_reading("standings --json -", text.as_bytes()).json()["excluded"].clone();
    assert_eq!(excluded(&text), json!([]));
    assert_eq!(excluded(&format!("{text}### rokade withdrawn 4 after 1\n"))[0]["player"], 4);
}

#[test]
fn simulated_files_are_written_for_engines() {
    let words =
        "--players 17 --rounds 7 --seed 4 --scoring 3-1-0 --late 200 --byes 80 --unfinished 60 --accelerate baku";
    let text = rokade(&format!("simulate --system fide-dutch {words}")).out;
    let full = rokade(&format!("simulate --system fide-dutch {words} --for full")).out;
    assert!(full.contains("192 FIDE_DUTCH_2026_BAKU\n") && full.contains(" ?"), "{full}");
    assert!(text.contains("192 FIDE_DUTCH\n") && text.contains("\n250 ") && text.contains("\nXXR 7\n"), "{text}");
    assert!(text.contains("162  W 3.0    D 1.0    L 0.0    P 3.0\n"), "{text}");
    assert!(!text.contains("XXC rank") && !text.contains("\nXXA "), "{text}");
    for line in text.lines().filter(|line| line.starts_with("001")) {
        assert!(!line.contains('?'), "{line}");
    }
    assert!(text.contains("### rokade open round "), "{text}");
    assert_eq!(
        rokade_reading("check -", text.as_bytes()).code,
        0,
        "{}",
        rokade_reading("check -", text.as_bytes()).out
    );
    // Exported in full again, the open games are open.
    let folder = Folder::new();
    let again = rokade(&format!("export {} --to trf26", folder.file("event.trf", &text))).out;
    assert_eq!(again.matches(" ?").count(), full.matches(" ?").count());
    assert!(!again.contains("rokade open"), "{again}");
}

#[test]
fn an_export_for_engines_tells_what_they_cannot_know() {
    let folder = Folder::new();
    let open = with_absence("299          -0.5  000    1\n192 FIDE_DUTCH_2026\n").replace("   3 w =", "   3 w ?");
    let open = open.replace("   1 b =", "   1 b ?");
    let file = folder.file("open.trf", open);
    let said = rokade(&format!("export {file} --to trf26 --for engine"));
    assert!(said.out.contains("192 FIDE_DUTCH\n") && !said.out.contains("299 "), "{}", said.out);
    assert!(
        said.out.contains("   3 w =") && said.out.contains("### rokade open round 3 white 1 black 3\n"),
        "{}",
        said.out
    );
    assert!(said.err.contains("1 Aksel Alm – 3 Eigil Dal") && said.err.contains("penalty"), "{}", said.err);
    assert_eq!(rokade(&format!("export {file} --to csv --for engine")).code, 2);
}

#[test]
fn a_simulation_that_ends_early_names_who_is_left_and_pair_agrees() {
    let mut ended = 0;
    for seed in 1..40 {
        let said = rokade(&format!("simulate --system fide-dutch --vary --players 4-7 --rounds 9 --seed {seed}"));
        if !said.err.contains("ended after round") {
            continue;
        }
        ended += 1;
        let pair = rokade_reading("pair -", said.out.as_bytes());
        assert_eq!(pair.code, 1, "seed {seed}: {}{}", pair.out, pair.err);
        let proof = pair.err.lines().last().and_then(|line| line.strip_prefix("<stdin>: ")).unwrap_or("?");
        assert!(said.err.contains(proof), "seed {seed}: {} / {proof}", said.err);
    }
    assert!(ended > 3, "{ended} tournaments ended early");
}

#[test]
fn options_that_do_not_fit_say_what_would() {
    let said = rokade("simulate --players 8 --rounds 3");
    assert!(said.err.contains("--system") && !said.err.contains("file"), "{}", said.err);
    let said = rokade("simulate --system danish-swiss --players 8 --rounds 3 --accelerate 3y4 --lang sv");
    assert!(said.err.contains("3y4") && said.err.contains("--accelerate 3x4"), "{}", said.err);
    assert_eq!(said.err.matches("danish-swiss").count(), 1, "{}", said.err);
    let text = with_absence("192 FIDE_DUBOV\n");
    let said = rokade_reading("pair -", text.as_bytes());
    assert!(said.code == 2 && said.err.contains("FIDE_DUBOV"), "{}", said.err);
}

#[test]
fn a_file_of_teams_is_read_as_its_players_and_written_back() {
    let team = |number: u32, name: &str, players: &str| {
        format!("310 {number:>3} {name:<32} {:<5} {:>6} {:>6} {:>6} {number:>3}  {players}\n", "", "2000", "2.0", "2.0")
    };
    let text = format!(
        "192 FIDE_TEAM_TYPEA_MP_GP\n142 3\n240 H 002    2\n299 3.0 1 2\n250       1.0   1   1    1    2\n{}{}{}{}{}{}{}",
        line(1, "Alm, Aksel", "1000000000", "4.0", &["   3 w 1", "0000 - U"]),
        line(2, "Bro, Birger", "9999999999", "1.0", &["   4 b 0", "0000 - U"]),
        line(3, "Dal, Eigil", "", "0.0", &["   1 b 0", "0000 - Z"]),
        line(4, "Ek, Frode", "", "1.0", &["   2 w 1", "0000 - Z"]),
        team(1, "Havneby", "   1    2"),
        team(2, "Fjordby", "   3    4"),
        "320  1.0  2.0   0   1\n",
    );
    let folder = Folder::new();
    let file = folder.file("teams.trf", &text);
    let said = rokade(&format!("standings --json {file}"));
    let points: Vec<_> = said.json()["rows"].as_array().unwrap().iter().map(|row| row["points"].clone()).collect();
    assert_eq!(points, [json!("2"), json!("1"), json!("1"), json!("0")], "no team's points on a player");
    assert!(said.err.contains("information only"), "{}", said.err);
    let out = rokade(&format!("export {file} --to trf26")).out;
    for kept in ["240 H 002    2\n", "299 3.0 1 2\n", "250       1.0   1   1    1    2\n", "320  1.0  2.0   0   1\n"] {
        assert!(out.contains(kept), "{kept}{out}");
    }
    assert!(out.contains(" 1000000000 ") && out.contains(" 9999999999 ") && out.contains("310   2 Fjordby"), "{out}");
    let said = rokade(&format!("pair {file}"));
    assert!(said.code == 2 && said.err.contains("FIDE_TEAM_TYPEA_MP_GP"), "{}", said.err);
}

#[test]
fn a_name_without_a_comma_is_written_as_it_came() {
    let text = format!("{}{}", line(1, "Alm Aksel", "", "0.0", &[]), line(2, "Bro, Birger", "", "0.0", &[]));
    let folder = Folder::new();
    let out = rokade(&format!("export {} --to trf26", folder.file("names.trf", &text))).out;
    assert!(out.contains("m    Alm Aksel  ") && out.contains("m    Bro, Birger  "), "{out}");
}

#[test]
fn dates_of_other_forms_are_understood_or_asked() {
    let folder = Folder::new();
    let body = with_absence("");
    let export =
        |head: &str| rokade(&format!("export {} --to trf26", folder.file("dates.trf", format!("{head}{body}"))));
    let moved = export(&format!("132{:89}25/09/13  25/09/14\n", ""));
    assert!(moved.out.contains(&format!("132{:88}25/09/13  25/09/14\n", "")), "{}", moved.out);
    assert!(moved.err.contains("one column too far to the right"), "{}", moved.err);
    let by_line = export("132 2025/09/13\n132 2025/09/14\n");
    assert!(by_line.out.contains(&format!("132{:88}25/09/13  25/09/14\n", "")), "{}", by_line.out);
    for day in ["25.02.2011", "24/09/2010", "28. 07. 2005", "May 10, 2020"] {
        let said = export(&format!("042 {day}\n"));
        assert_eq!(said.err, "", "{day}");
    }
    let said = export("042 04/09/2010\n");
    assert!(said.err.contains("2010-04-09") && said.err.contains("2010-09-04"), "{}", said.err);
}

#[test]
fn older_files_count_byes_that_no_letter_tells() {
    let text = format!(
        "{}{}{}{}",
        line(1, "Alm, Aksel", "", "1.5", &["   2 w 1", "0000 -"]),
        line(2, "Bro, Birger", "", "1.0", &["   1 b 0", "0000 - +"]),
        line(3, "Dal, Eigil", "", "1.0", &["   4 w 0", "0000 - +"]),
        line(4, "Ek, Frode", "", "1.0", &["   3 b 1", "   5 w 0"]),
    ) + &line(5, "Fjeld, Gro", "", "1.5", &["", "   4 b 1"]);
    let said = rokade_reading("standings --json -", text.as_bytes());
    assert_eq!(said.code, 0, "{}", said.err);
    let rows = said.json()["rows"].clone();
    let points: Vec<_> =
        rows.as_array().unwrap().iter().map(|row| (row["player"].clone(), row["points"].clone())).collect();
    assert!(points.contains(&(json!(1), json!("1.5"))) && points.contains(&(json!(5), json!("1.5"))), "{points:?}");
    assert!(said.err.contains("read as byes") && said.err.contains("full-point byes"), "{}", said.err);
    // With a letter, or in a file of today, the sum must be right.
    assert_eq!(rokade_reading("standings -", text.replace("0000 -\n", "0000 - Z\n").as_bytes()).code, 2);
    assert_eq!(rokade_reading("standings -", format!("142 3\n{text}").as_bytes()).code, 2);
}

#[test]
fn check_standings_accepts_a_half_point_bye_counted_ahead() {
    let text = with_absence("").replace(" 2.5    1", " 3.0    1").replace("   3 w =\n", "   3 w =  0000 - H\n");
    let said = rokade_reading("check --system fide-dutch --standings --json -", text.as_bytes());
    let differences = said.json()["standings"]["differences"].clone();
    assert!(differences.as_array().unwrap().iter().all(|one| one["what"] != "points"), "{differences}");
}

#[test]
fn a_rating_list_of_fide_is_refused_as_what_it_is() {
    let text = "ID Number      Name                                   Fed Sex Tit  WTit OTit FOA JAN23 Gms K  B-day Flag\n\
                1499001        Alm, Aksel                             DEN M                  2101  0   20 1990\n";
    let xml = "<?xml version=\"1.0\"?>\n<playerslist>\n<player><fideid>1499001</fideid><name>Alm, Aksel</name></player>\n</playerslist>\n";
    for list in [text, xml] {
        let said = rokade_reading("import -", list.as_bytes());
        assert!(said.code == 2 && said.err.contains("FIDE’s rating list"), "{}", said.err);
    }
}

#[test]
fn signs_behind_a_result_make_no_game() {
    let pgn = "[Event \"Vår\"]\n[Variant \"Regular\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0 ff\n\n\
               [Event \"Vår\"]\n[Result \"*\"]\n\n1. d4 * *\n\n[Event \"Vår\"]\n[Result \"1-0\"]\n\n1-0\n(+)-(-)\n\n1. c4 c5 1/2-1/2\n";
    let folder = Folder::new();
    let said = rokade(&format!("game --json {}", folder.file("games.pgn", pgn)));
    assert_eq!(said.out.lines().count(), 4, "{}{}", said.out, said.err);
    assert_ne!(said.code, 2, "{}{}", said.out, said.err);
}

/// Two players and one game, with these records before them.
fn small(records: &str, birth: &str) -> String {
    let row = |number: u32, name: &str, birth: &str, points: &str, game: &str| {
        format!("001 {number:>4} m    {name:<33} 1800 DEN {:>11} {birth:<10} {points:>4} {number:>4}     {game}\n", "")
    };
    format!("012 Fjordby\n{records}142 1\n")
        + &row(1, "Holm, Astrid", birth, "1.0", "2 w 1")
        + &row(2, "Rask, Oluf", "", "0.0", "1 b 0")
}

#[test]
fn an_empty_record_132_is_no_date_that_cannot_be() {
    let said = rokade_reading("standings -", small("132\n", "").as_bytes());
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(!rokade_reading("import -", small("132\n", "").as_bytes()).out.contains("dates"));
}

#[test]
fn round_dates_that_cannot_be_read_are_told_in_one_text() {
    let text = small(&format!("132{:88}11.25.02\n", ""), "");
    for lang in ["en", "da", "nb", "sv"] {
        let standings = rokade_reading(&format!("standings --lang {lang} -"), text.as_bytes()).err;
        let told = standings.trim_end().split_once(": ").unwrap().1.to_owned();
        let import = rokade_reading(&format!("import --lang {lang} -"), text.as_bytes()).out;
        assert!(told.contains("11.25.02") && import.contains(&told), "{standings}{import}");
    }
}

#[test]
fn dates_that_were_understood_are_written_in_the_form_of_the_record() {
    for (start, end, written) in [
        ("25.02.2011", "20110227", ["042 2011/02/25", "052 2011/02/27"]),
        ("24/09/2010", "02/10/2010", ["042 2010/09/24", "052 2010/10/02"]),
        ("30/12/11", "02/01/12", ["042 2011/12/30", "052 2012/01/02"]),
        ("May 10, 2020", "12. maj 2020", ["042 2020/05/10", "052 2020/05/12"]),
        ("02/10/2010", "", ["042 02/10/2010", "012 Fjordby"]),
    ] {
        let text = small(&format!("042 {start}\n052 {end}\n"), "");
        let said = rokade_reading("export --to trf26 -", text.as_bytes());
        assert!(written.iter().all(|line| said.out.contains(line)), "{start} {end}: {}", said.out);
        assert_eq!(said.err.contains("year/month/day"), end.is_empty(), "{}", said.err);
    }
}

#[test]
fn a_year_of_two_digits_that_may_be_the_day_is_told() {
    let text = small("042 25/02/11\n052 27/02/11\n", "");
    for lang in ["en", "da", "nb", "sv"] {
        let said = rokade_reading(&format!("standings --lang {lang} -"), text.as_bytes());
        for day in ["25/02/11", "2025-02-11", "2011-02-25", "2027-02-11", "2011-02-27"] {
            assert!(said.err.contains(day), "{day}: {}", said.err);
        }
    }
    let exported = rokade_reading("export --to trf26 -", text.as_bytes()).out;
    assert!(exported.contains("042 25/02/11\n052 27/02/11\n"), "{exported}");
    let report = rokade_reading("report --json -", text.as_bytes()).out;
    assert!(report.contains("report_date_ambiguous"), "{report}");
}

#[test]
fn a_birth_date_in_another_form_refuses_no_file() {
    let said = rokade_reading("export --to trf26 -", small("", "01.02.2000").as_bytes());
    assert!(said.out.contains(" 2000/02/01 "), "{}{}", said.out, said.err);
    for (lang, told) in
        [("en", "birth date"), ("da", "Fødselsdatoen"), ("nb", "Fødselsdatoen"), ("sv", "Födelsedatumet")]
    {
        let said = rokade_reading(&format!("import --lang {lang} -"), small("", "spring 90").as_bytes());
        assert!(
            said.code == 0 && said.out.contains(told) && said.out.contains("spring 90"),
            "{}{}",
            said.out,
            said.err
        );
    }
}

#[test]
fn the_bye_of_a_team_is_worth_nothing_to_its_players() {
    let alone = "001    3 m    Ek, Maja                          1700 DEN                         1.0    3  0000 - U\n";
    let teams = "362 TW 2.0   TD 1.0   TL 0.0\n";
    let text = small("162  W 1.0    D 0.5    L 0.0    P 5.0\n", "") + alone;
    let answer = rokade_reading("standings --json -", (text.clone() + teams).as_bytes()).json();
    let points: Vec<&str> =
        answer["rows"].as_array().unwrap().iter().filter_map(|row| row["points"].as_str()).collect();
    assert_eq!(points, ["1", "1", "0"], "{answer}");
    for (lang, told) in [("en", "not applied"), ("da", "ikke brugt"), ("nb", "ikke brukt"), ("sv", "inte tillämpats")]
    {
        let summary = rokade_reading(&format!("import --lang {lang} -"), (text.clone() + teams).as_bytes()).out;
        assert!(summary.lines().any(|line| line.contains("162") && line.contains(told)), "{summary}");
    }
    let exported = rokade_reading("export --to trf26 -", (text.clone() + teams).as_bytes()).out;
    assert_eq!(exported.matches("\n162").count(), 1, "{exported}");
    assert!(exported.contains("P 5.0"), "{exported}");
    let single =
        rokade_reading("standings --json -", text.replace(" 1.0    3  0000", " 5.0    3  0000").as_bytes()).json();
    assert_eq!(single["rows"][0]["points"], "5", "without teams the bye is the player's: {single}");
}

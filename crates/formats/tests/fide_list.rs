//! FIDE's lists in all their forms, written by ourselves: columns of every header, XML, archives, quirks.

use std::io::{Cursor, Write};

use rokade_formats::Problem;
use rokade_formats::fide_list::{self, Account, Form, Head, PaceOf};
use rokade_model::{Activity, ListKind, ListMonth, ListPace, ListedPlayer, Sex};
use zip::write::SimpleFileOptions;

const COMBINED: &str = concat!(
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           ",
    "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
);
const SINGLE: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SEP26 Gms K  B-day Flag";
const WITHOUT_FOA: &str = concat!(
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           ",
    "SEP26 Gms K  B-day Flag"
);

struct Read {
    head: Head,
    players: Vec<ListedPlayer>,
    account: Account,
}

fn read(bytes: &[u8], name: &str) -> Result<Read, Vec<Problem>> {
    fide_list::read(Cursor::new(bytes), name, |list| {
        let mut players = Vec::new();
        while let Some(player) = list.next_player().map_err(|problem| vec![*problem])? {
            players.push(player);
        }
        list.checked()?;
        Ok(Read { head: list.head(), players, account: list.account().clone() })
    })?
}

/// A line of a combined list, its fields padded to their columns and no further.
fn line(id: &str, name: &str, titles: [&str; 4], numbers: [&str; 9], year: &str, flag: &str) -> String {
    let [open, women, other, foa] = titles;
    let [s, sg, sk, r, rg, rk, b, bg, bk] = numbers;
    format!(
        "{id:<15}{name:<61}{:<4}{:<4}{open:<5}{women:<5}{other:<15}{foa:<4}{s:<6}{sg:<4}{sk:<3}{r:<6}{rg:<4}{rk:<3}{b:<6}{bg:<4}{bk:<3}{year:<6}{flag:<4}",
        "DEN", "F"
    )
}

const NUMBERS: [&str; 9] = ["2101", "9", "20", "2050", "0", "20", "0", "0", ""];

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn key(result: Result<Read, Vec<Problem>>) -> String {
    match result {
        Ok(read) => panic!("{} players were read", read.players.len()),
        Err(problems) => problems[0].reason.key.to_string(),
    }
}

#[test]
fn the_combined_list_is_read() {
    let text = [
        COMBINED.to_owned(),
        line("1499001", "Holm, Astrid", ["FM", "WIM", "IA,FT", "AFM"], NUMBERS, "1987", "w"),
        line("1499002", "-Birk", ["", "", "", ""], ["0", "0", "0", "0", "0", "0", "0", "0", "0"], "0000", ""),
    ]
    .join("\r\n");
    let Read { head, players, account } = read(text.as_bytes(), "players_list_foa.txt").unwrap();
    assert_eq!(head, Head { form: Form::Text, kind: ListKind::Combined, month: None, pace: PaceOf::All });
    assert_eq!((account.good, account.bad), (2, 0));
    let astrid = &players[0];
    assert_eq!((astrid.fide_id, astrid.name.as_str(), astrid.federation.as_str()), (1_499_001, "Holm, Astrid", "DEN"));
    assert_eq!((astrid.sex, astrid.birth_year, astrid.activity), (Some(Sex::Woman), Some(1987), None));
    let titles = &astrid.titles;
    assert_eq!([&titles.open, &titles.women, &titles.other, &titles.arena], ["FM", "WIM", "IA,FT", "AFM"]);
    let standard = astrid.rating(ListPace::Standard);
    assert_eq!((standard.rating, standard.games, standard.k), (Some(2101), 9, Some(20)));
    assert_eq!(astrid.rating(ListPace::Rapid).rating, Some(2050));
    assert_eq!(astrid.rating(ListPace::Blitz).rating, None, "0 is no rating");
    assert_eq!((players[1].name.as_str(), players[1].birth_year), ("-Birk", None));
}

#[test]
fn lists_of_one_pace_say_who_is_inactive_and_which_month_it_is() {
    let body = |flag: &str| {
        format!(
            "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{:<6}{:<4}{:<3}{:<6}{flag}",
            "1499003", "Lind, Bo", "SWE", "M", "", "", "", "", "1850", "3", "40", "1999"
        )
    };
    for (flag, activity) in [("i", Activity::Inactive), ("", Activity::Active), ("wi", Activity::Inactive)] {
        let text = format!("{SINGLE}\n{}\n", body(flag));
        let Read { head, players, .. } = read(text.as_bytes(), "blitz_rating_list.txt").unwrap();
        assert_eq!(head.kind, ListKind::Single(ListPace::Blitz));
        assert_eq!(head.month, ListMonth::new(2026, 9));
        assert_eq!(players[0].activity, Some(activity), "{flag}");
        assert_eq!(players[0].rating(ListPace::Blitz).rating, Some(1850));
        assert_eq!(players[0].rating(ListPace::Standard).rating, None);
        assert_eq!(players[0].birth_year, Some(1999));
    }
    let older = format!("{WITHOUT_FOA}\n{}\n", body("i").replacen("               1850", "           1850", 1));
    let Read { players, .. } = read(older.as_bytes(), "standard_rating_list.txt").unwrap();
    assert_eq!(players[0].rating(ListPace::Standard).rating, Some(1850));
    assert_eq!((players[0].birth_year, players[0].activity), (Some(1999), Some(Activity::Inactive)));
}

#[test]
fn xml_says_the_same_as_text() {
    let xml = "<?xml version=\"1.0\"?>\n<playerslist>\n<player>\n<fideid>1499001</fideid>\
         <name>Holm &amp; S&#248;n, Astrid</name><country>DEN</country><sex>F</sex><title>FM</title>\
         <w_title>WIM</w_title><o_title>IA,FT</o_title><foa_title></foa_title><rating>2101</rating>\
         <games>9</games><k>20</k><rapid_rating>2050</rapid_rating><rapid_games>0</rapid_games>\
         <rapid_k>20</rapid_k><blitz_rating></blitz_rating><blitz_games/><blitz_k></blitz_k>\
         <birthday>1987</birthday><flag>w</flag>\n</player>\n</playerslist>\n";
    let Read { head, players, .. } = read(xml.as_bytes(), "players_list_xml.xml").unwrap();
    assert_eq!(head, Head { form: Form::Xml, kind: ListKind::Combined, month: None, pace: PaceOf::All });
    assert_eq!(players[0].name, "Holm & Søn, Astrid");
    assert_eq!(players[0].rating(ListPace::Rapid).rating, Some(2050));
    assert_eq!(players[0].rating(ListPace::Blitz).rating, None);
    let single = "<playerslist><player><fideid>7</fideid><name>Lind, Bo</name><country>SWE</country>\
         <rating>1850</rating><games>1</games><k>40</k><birthday>1999</birthday>\
         <flag>i</flag></player></playerslist>";
    let Read { head, players, .. } = read(single.as_bytes(), "rapid_rating_list_xml.xml").unwrap();
    assert_eq!(head.kind, ListKind::Single(ListPace::Rapid));
    assert_eq!(players[0].rating(ListPace::Rapid).rating, Some(1850));
    assert_eq!(players[0].activity, Some(Activity::Inactive));
}

#[test]
fn encodings_are_told_apart_line_by_line() {
    let utf = line("1", "Ærø, Åse", ["", "", "", ""], NUMBERS, "1990", "");
    let mut bytes = format!("{COMBINED}\n{utf}\n").into_bytes();
    let latin = line("2", "Sxrensen, Bo", ["", "", "", ""], NUMBERS, "1990", "");
    bytes.extend(latin.bytes().map(|byte| if byte == b'x' { 0xF8 } else { byte }));
    // Some programs count bytes: the name is two characters short of its column.
    let bytes_counted = line("3", "Ærø, Åse", ["", "", "", ""], NUMBERS, "1991", "").replacen("   DEN", "DEN", 1);
    bytes.extend(format!("\n{bytes_counted}\n").bytes());
    let Read { players, account, .. } = read(&bytes, "list.txt").unwrap();
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ærø, Åse", "Sørensen, Bo", "Ærø, Åse"]);
    assert_eq!(players[2].birth_year, Some(1991));
    assert_eq!(account.bad, 0);
}

#[test]
fn titles_longer_than_their_column_and_unknown_ones_are_kept() {
    // Pushed aside, written over what comes next, and a title nobody knows.
    let pushed = line("1", "Holm, Astrid", ["WH", "", "IA,FT,IO,NI,SST,DI", ""], NUMBERS, "1987", "");
    let over = line("2", "Lind, Bo", ["", "WH", "IA,FT,IO,NI,SS", ""], NUMBERS, "1988", "").replacen(
        "NI,SS     ",
        "NI,SST,DI ",
        1,
    );
    let Read { players, .. } = read(format!("{COMBINED}\n{pushed}\n{over}\n").as_bytes(), "list.txt").unwrap();
    for (player, year, title) in [(&players[0], 1987, "IA,FT,IO,NI,SST,DI"), (&players[1], 1988, "IA,FT,IO,NI,SST,DI")]
    {
        assert_eq!(player.titles.other, title);
        assert_eq!((player.rating(ListPace::Standard).rating, player.birth_year), (Some(2101), Some(year)));
        assert_eq!(player.title(), "WH");
    }
}

#[test]
fn bad_lines_are_told_with_their_place_and_stop_nothing() {
    let mut lines = vec![COMBINED.to_owned()];
    lines.extend((1..=30).map(|id| line(&id.to_string(), "Holm, Astrid", ["", "", "", ""], NUMBERS, "1987", "")));
    lines.push(line("x12", "Lind, Bo", ["", "", "", ""], NUMBERS, "1987", ""));
    lines.push(line("44", "", ["", "", "", ""], NUMBERS, "1987", ""));
    lines.push(line("45", "Lind, Bo", ["", "", "", ""], ["21o1", "9", "20", "", "", "", "", "", ""], "1987", ""));
    let Read { players, account, .. } = read(lines.join("\n").as_bytes(), "list.txt").unwrap();
    assert_eq!((players.len(), account.good, account.bad), (30, 30, 3));
    let told: Vec<_> = account.problems.iter().map(|told| (told.line, told.column, told.reason.key.as_ref())).collect();
    assert_eq!(
        told,
        [(32, Some(1), "fide_list_id"), (33, Some(16), "fide_list_name"), (34, Some(114), "fide_list_number")]
    );
    assert!(account.problems.iter().all(|told| told.file == "list.txt"));
    lines.extend((0..5).map(|_| "noise".to_owned()));
    assert_eq!(key(read(lines.join("\n").as_bytes(), "list.txt")), "fide_list_bad_lines");
}

#[test]
fn what_is_no_list_is_refused() {
    for text in ["", "\n\n", "Name;Rating\nHolm;1800\n", "{}", "<html></html>"] {
        assert_eq!(key(read(text.as_bytes(), "x")), "fide_list_header", "{text}");
    }
    assert_eq!(key(read(COMBINED.as_bytes(), "x")), "fide_list_empty");
    let player = "<player><fideid>7</fideid><name>Lind</name></player>";
    let dtd = format!("<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><playerslist>{player}</playerslist>");
    assert_eq!(key(read(dtd.as_bytes(), "x")), "fide_list_xml_dtd");
    let entity = "<playerslist><player><fideid>7</fideid><name>&b;</name></player></playerslist>";
    assert_eq!(key(read(entity.as_bytes(), "x")), "fide_list_xml_entity");
    let deep = format!("<playerslist>{}<player>", "<a>".repeat(20));
    assert_eq!(key(read(deep.as_bytes(), "x")), "fide_list_xml_deep");
    let cut = format!("<playerslist>{player}<player><fideid>8");
    assert_eq!(key(read(cut.as_bytes(), "x")), "fide_list_cut_off");
    let endless = format!("<playerslist><player><name>{}", "a".repeat(200_000));
    assert_eq!(key(read(endless.as_bytes(), "x")), "fide_list_xml");
}

#[test]
fn an_archive_holds_one_list_and_no_trap() {
    let text = format!("{COMBINED}\n{}\n", line("7", "Holm, Astrid", ["", "", "", ""], NUMBERS, "1987", ""));
    let Read { players, head, .. } =
        read(&zipped(&[("players_list_foa.txt", text.as_bytes())]), "players_list.zip").unwrap();
    assert_eq!((players.len(), head.kind), (1, ListKind::Combined));
    let single = format!("{SINGLE}\n");
    let packed = zipped(&[("rapid_rating_list.txt", single.as_bytes())]);
    assert_eq!(key(read(&packed, "rapid.zip")), "fide_list_empty");
    let two = zipped(&[("a.txt", text.as_bytes()), ("b.txt", text.as_bytes())]);
    assert_eq!(key(read(&two, "x.zip")), "fide_list_archive_files");
    for path in ["lists/a.txt", "../a.txt", "..\\a.txt"] {
        assert_eq!(key(read(&zipped(&[(path, text.as_bytes())]), "x.zip")), "fide_list_archive", "{path}");
    }
    let bomb = zipped(&[("a.txt", &vec![b' '; 8 << 20])]);
    assert_eq!(key(read(&bomb, "x.zip")), "fide_list_archive_large");
    let mut broken = zipped(&[("a.txt", text.as_bytes())]);
    broken.truncate(broken.len() - 30);
    assert_eq!(key(read(&broken, "x.zip")), "fide_list_archive");
}

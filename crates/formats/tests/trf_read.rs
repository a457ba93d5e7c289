//! Every kind of line, in every dialect.

mod sheet;

use jiff::civil::date;
use rokade_clause::{Fact, Reason};
use rokade_formats::trf::{self, Dialect, Place, RankMethod, Trf};
use rokade_model::{Birth, ByeKind, Color, Entry, HalfPoints, Mark, Notice, Scoring, Sex, StartNumber, Title};
use sheet::{file, four, player};

fn read(bytes: &[u8]) -> Trf {
    trf::read(bytes, "test.trf").unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// The four players with some lines before them.
fn with(lines: &[&str]) -> Trf {
    let all: Vec<String> = lines.iter().map(|line| (*line).to_owned()).chain(four()).collect();
    read(&file(&all))
}

fn assumption<'a>(trf: &'a Trf, key: &str) -> Option<&'a Reason> {
    trf.assumptions.iter().find(|reason| reason.key == key)
}

fn game(opponent: u32, color: Color, mark: Mark) -> Entry {
    Entry::Game { opponent: StartNumber(opponent), color: Some(color), mark: Some(mark) }
}

#[test]
fn the_whole_example_is_read() {
    let trf = read(include_bytes!("files/example.trf"));
    assert_eq!(trf.dialect, Dialect::Trf26);
    let header = &trf.header;
    assert_eq!(
        [&header.name, &header.city, &header.federation, &header.start, &header.end],
        ["Åben weekend i Havneby", "Havneby", "DEN", "2026/05/01", "2026/05/03"]
    );
    assert_eq!([&header.player_count, &header.rated_count, &header.team_count], ["5", "4", ""]);
    assert_eq!(header.kind, "Individual: Monrad");
    assert_eq!(header.chief_arbiter, "Krogh, Ingrid 1499999");
    assert_eq!(header.deputies, ["Vik, Tor", "Ek, Maja"]);
    assert_eq!(header.time_control, "90 minutter og 30 sekunder pr. træk");
    assert_eq!(header.round_dates.len(), 3);
    assert_eq!(header.round_dates[2], Some(date(2026, 5, 3)));
    assert_eq!(trf.history.initial_color, Some(Color::White));
    assert_eq!(header.starting_rank.as_ref().map(|rank| rank.method), Some(RankMethod::HigherOfBoth));
    assert_eq!(
        [&header.program, &header.encoded_type, &header.encoded_time_control],
        ["Rokade", "CUSTOM_SWISS", "5400+30"]
    );
    assert_eq!(header.tiebreaks, ["dsu-ordinary", "DE"]);
    assert_eq!(header.system.as_deref(), Some("monrad"));
    assert_eq!(trf.history.fictitious_points(StartNumber(24), 3), HalfPoints::ONE);
    assert_eq!(trf.history.fictitious_points(StartNumber(25), 3), HalfPoints::ZERO);
    assert_eq!(trf.history.rounds, 5);
    assert_eq!(trf.history.scoring, Scoring { unfinished: HalfPoints::ZERO, ..Scoring::default() });
    assert!(trf.history.is_forbidden(StartNumber(1), StartNumber(4), 5));
    assert_eq!(trf.history.paired_rounds(), 3);
}

#[test]
fn players_carry_all_their_fields() {
    let trf = read(include_bytes!("files/example.trf"));
    let (astrid, first) = (&trf.people[0], &trf.history.players[0]);
    assert_eq!(astrid.name.listed(), "Holm, Astrid");
    assert_eq!((astrid.sex, astrid.federation.as_str(), astrid.fide_id), (Some(Sex::Woman), "DEN", Some(1_400_017)));
    assert_eq!(astrid.birth, Some(Birth { year: 1994, month: 3, day: 21 }));
    assert_eq!((trf.titles[0], trf.titles[2], trf.titles[3]), (Some(Title::Wim), Some(Title::Fm), None));
    assert_eq!((trf.stated[0].points, trf.stated[0].rank), (Some(HalfPoints(5)), Some(1)));
    assert_eq!(first.rounds[0], game(4, Color::White, Mark::Win));
    assert_eq!(trf.history.players[1].entry(3), Entry::Bye(ByeKind::Half));
    assert_eq!(trf.history.players[2].entry(1), Entry::Bye(ByeKind::PairingAllocated));
    assert_eq!(trf.history.players[2].entry(2), game(4, Color::Black, Mark::ForfeitLoss));
}

#[test]
fn national_ratings_rank_by_the_method() {
    let trf = read(include_bytes!("files/example.trf"));
    let ratings: Vec<_> = trf.history.players.iter().map(|player| player.rating).collect();
    assert_eq!(ratings, [Some(2215), Some(2150), Some(2101), Some(1912), Some(1340)]);
    assert_eq!(trf.fide_ratings[3], Some(1890));
    assert_eq!(trf.people[3].national_id, "10234");
    assert_eq!(trf.header.national[0].origin, "JYL");
    let silent = with(&["NOR    2                                        2000"]);
    assert_eq!(silent.history.players[1].rating, Some(1800));
    assert!(assumption(&silent, "starting_rank_assumed").is_some());
}

#[test]
fn byes_ahead_join_the_entries() {
    let trf = read(include_bytes!("files/example.trf"));
    assert_eq!(trf.history.players[1].entry(4), Entry::Bye(ByeKind::Half));
    assert_eq!(trf.history.players[0].entry(5), Entry::Bye(ByeKind::Zero));
    assert_eq!(trf.history.players[0].entry(4), Entry::Blank);
}

#[test]
fn facts_of_the_house_are_read() {
    let trf = with(&[
        "### rokade system danish-swiss",
        "### rokade forfeit round 2 player 3 notice none",
        "### rokade group-all-play-all no",
        "### rokade edition fide-rating 2024",
        "### rokade placement round 3 1 2 4 3",
        "### rokade club 3 Søndre Skakklub",
        "### rokade name 4 Dahl, Jon Kristoffer",
        "### rokade weather sunny",
    ]);
    assert_eq!(trf.header.system.as_deref(), Some("danish-swiss"));
    assert_eq!(
        (trf.facts.notice(2, StartNumber(3)), trf.facts.notice(1, StartNumber(3))),
        (Notice::None, Notice::Accepted)
    );
    assert_eq!(trf.facts.group_all_play_all, Some(false));
    assert_eq!(trf.facts.fide_rating_edition.as_deref(), Some("2024"));
    assert_eq!(trf.facts.placements[0].order, [1, 2, 4, 3].map(StartNumber));
    assert_eq!(trf.people[2].club, "Søndre Skakklub");
    assert_eq!(trf.people[3].name.given, "Jon Kristoffer");
    assert!(assumption(&trf, "unknown_fact").is_some());
    assert_eq!(trf.rest[0].text, "### rokade weather sunny");
}

#[test]
fn remarks_team_records_and_unknown_lines_are_kept_in_place() {
    let trf = read(include_bytes!("files/example.trf"));
    let kept: Vec<_> = trf.rest.iter().map(|line| (line.place.clone(), &line.text[..7])).collect();
    assert_eq!(
        kept,
        [
            (Place::After("###".into()), "### A r"),
            (Place::AfterPlayer(StartNumber(3)), "### Bet"),
            (Place::After("260".into()), "310   1"),
            (Place::After("260".into()), "QQQ an "),
        ]
    );
    let unknown = assumption(&trf, "unknown_record").expect("told to the user");
    assert_eq!(unknown.facts["code"], Fact::Text("QQQ".into()));
    assert!(assumption(&trf, "team_record_kept").is_some());
}

#[test]
fn a_second_record_of_its_kind_is_kept_not_used() {
    let trf = with(&["012 Efterår", "012 "]);
    assert_eq!(trf.header.name, "Efterår");
    assert_eq!(trf.rest[0].text, "012 Havneby forår");
    assert!(assumption(&trf, "repeated_record").is_some());
}

#[test]
fn javafo_lines_are_read() {
    let trf = read(include_bytes!("files/javafo.trf"));
    assert_eq!(trf.dialect, Dialect::Javafo);
    assert_eq!((trf.history.rounds, trf.history.initial_color), (5, Some(Color::Black)));
    let scoring = trf.history.scoring;
    assert_eq!((scoring.win, scoring.draw, scoring.pairing_bye), (HalfPoints(6), HalfPoints(2), HalfPoints(2)));
    assert_eq!(trf.history.players[3].entry(2), Entry::Bye(ByeKind::Zero));
    assert_eq!(
        (trf.history.fictitious_points(StartNumber(1), 2), trf.history.fictitious_points(StartNumber(1), 3)),
        (HalfPoints(2), HalfPoints(1))
    );
    assert!(
        trf.history.is_forbidden(StartNumber(1), StartNumber(3), 1)
            && trf.history.is_forbidden(StartNumber(3), StartNumber(1), 5)
    );
    assert_eq!((trf.titles[0], trf.titles[1]), (Some(Title::Gm), Some(Title::Fm)));
}

#[test]
fn players_kept_apart_stay_so_in_a_file_without_a_number_of_rounds() {
    let mut lines = four();
    lines[1] = "XXP 1 4".to_owned();
    let trf = read(&file(&lines));
    assert_eq!(trf.history.rounds, 2);
    assert!(trf.history_for_round(3).is_forbidden(StartNumber(1), StartNumber(4), 3));
}

#[test]
fn byes_may_be_written_with_marks_of_games() {
    let mut lines = four();
    lines.push(player(5, "Ny, Sara", "1.5", &["+", "="]));
    lines.push(player(6, "Ek, Maja", "0.0", &["-", "-"]));
    let trf = read(&file(&lines));
    let byes = |index: usize| trf.history.players[index].rounds.clone();
    assert_eq!(byes(4), [Entry::Bye(ByeKind::PairingAllocated), Entry::Bye(ByeKind::Half)]);
    assert_eq!(byes(5), [Entry::Bye(ByeKind::Zero); 2]);
    assert_eq!(assumption(&trf, "mark_read_as_bye").unwrap().facts["player"], Fact::Number(5));
}

#[test]
fn javafo_may_count_lines_instead_of_numbers() {
    let mut lines = four();
    lines.swap(2, 5);
    lines.push("XXC rank white1".to_owned());
    let trf = read(&file(&lines));
    assert_eq!(trf.header.line_order, [4, 2, 3, 1].map(StartNumber));
    assert!(assumption(&trf, "line_order_used").is_some());
    assert_eq!(trf.history.initial_color, Some(Color::White));
}

#[test]
fn bbp_points_are_read() {
    let lines = ["XXR 3", "BBW  3.0", "BBD  1.0", "BBL  0.5", "BBZ  0.5", "BBF  0.5", "BBU  2.0"];
    let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    lines.push(player(1, "Holm, Astrid", "3.0", &["2 w 1"]));
    lines.push(player(2, "Berg, Ole", "0.5", &["1 b 0"]));
    lines.push(player(3, "Lind, Per", "2.0", &["U"]));
    lines.push(player(4, "Dahl, Jon", "0.5", &["Z"]));
    let trf = read(&file(&lines));
    assert_eq!(trf.dialect, Dialect::BbpPairings);
    assert_eq!(trf.history.scoring.absence, HalfPoints::HALF);
    assert_eq!(trf.history.scoring.pairing_bye, HalfPoints(4));
}

#[test]
fn scoring_beyond_ours_is_kept_and_checked_by_its_own_rules() {
    let mut lines = vec!["XXR 3".to_owned(), "XXS BW=1.5".to_owned()];
    lines.push(player(1, "Holm, Astrid", "0.0", &["2 w 0"]));
    lines.push(player(2, "Berg, Ole", "1.5", &["1 b 1"]));
    let trf = read(&file(&lines));
    assert!(assumption(&trf, "scoring_simplified").is_some());
    assert_eq!(trf.rest[0].text, "XXS BW=1.5");
}

#[test]
fn old_titles_tell_an_old_file() {
    let lines = [
        player(1, "Holm, Astrid", "1.0", &["2 w 1"]).replacen("m    Holm", "wwg  Holm", 1),
        player(2, "Berg, Ole", "0.0", &["1 b 0"]),
    ];
    let trf = read(&file(&lines));
    assert_eq!((trf.dialect, trf.titles[0]), (Dialect::Trf06, Some(Title::Wgm)));
}

#[test]
fn a_file_without_a_number_of_rounds_has_those_it_has() {
    let lines = [player(1, "Holm, Astrid", "1.0", &["2 w 1"]), player(2, "Berg, Ole", "0.0", &["1 b 0"])];
    let trf = read(&file(&lines));
    assert_eq!((trf.history.rounds, trf.dialect), (1, Dialect::Trf16));
    assert_eq!(assumption(&trf, "rounds_counted").unwrap().facts["rounds"], Fact::Number(1));
}

#[test]
fn lines_may_end_in_every_way_and_lack_their_blanks() {
    let text = String::from_utf8(file(&four())).unwrap();
    let plain = read(text.as_bytes());
    for end in ["\r", "\r\n"] {
        assert_eq!(read(text.replace('\n', end).as_bytes()), plain);
    }
    let mixed = text.replacen('\n', "\r\n", 2).replacen("\n001", "\r001", 1);
    assert_eq!(read(mixed.as_bytes()), plain);
    let padded = text.replace('\n', "      \n\n");
    assert_eq!(read(padded.as_bytes()).history, plain.history);
    let marked = [b"\xEF\xBB\xBF".as_slice(), text.as_bytes()].concat();
    assert_eq!(read(&marked), plain);
}

#[test]
fn old_encodings_are_read_and_told() {
    let mut lines = four();
    lines[2] = lines[2].replace("Holm, Astrid", "Søby, Ågot  ");
    let text = lines.join("\n");
    let latin: Vec<u8> = text.chars().map(|letter| letter as u32 as u8).collect();
    let trf = read(&latin);
    assert_eq!(trf.people[0].name.listed(), "Søby, Ågot");
    assert!(assumption(&trf, "read_as_windows_1252").is_some());
    let wide: Vec<u8> = std::iter::once(0xFEFF).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert_eq!(read(&wide).people[0].name.listed(), "Søby, Ågot");
}

#[test]
fn shifted_columns_are_put_right_and_told() {
    let mut lines = four();
    lines[2] = lines[2].replace("Holm, Astrid  ", "Søby, Ågot  ");
    let trf = read(&file(&lines));
    assert_eq!(trf.people[0].name.listed(), "Søby, Ågot");
    assert!(assumption(&trf, "columns_counted_in_bytes").is_some());
    let mut lines = four();
    lines[2] = lines[2].replace("Holm, Astrid", "SÃ¸by, Astrid");
    let trf = read(&file(&lines));
    assert_eq!(trf.people[0].name.listed(), "Søby, Astrid");
    assert!(assumption(&trf, "text_encoded_twice").is_some());
}

#[test]
fn letters_come_in_either_case_and_numbers_zero_filled() {
    let mut lines = vec!["XXR 003".to_owned()];
    lines.push(player(1, "Holm, Astrid", "1,5", &["0002 W w", "h", ""]).replace("001    1", "001 0001"));
    lines.push(player(2, "Berg, Ole", "0.5", &["0001 B l", "3 w d"]));
    lines.push(player(3, "Lind, Per", "1.5", &["u", "2 b D"]));
    let trf = read(&file(&lines));
    assert_eq!(trf.history.players[0].rounds, [game(2, Color::White, Mark::ShortWin), Entry::Bye(ByeKind::Half)]);
    assert_eq!(trf.stated[0].points, Some(HalfPoints(3)));
}

#[test]
fn unknown_results_are_unfinished_games() {
    for letter in ["*", "?", "X", "x", ""] {
        let mut lines = vec!["142 3".to_owned()];
        lines.push(player(1, "Holm, Astrid", "0.0", &[&format!("2 w {letter}")]));
        lines.push(player(2, "Berg, Ole", "0.5", &[&format!("1 b {letter}")]));
        let trf = read(&file(&lines));
        let entry = Entry::Game { opponent: StartNumber(2), color: Some(Color::White), mark: None };
        assert_eq!(trf.history.players[0].rounds, [entry], "{letter}");
    }
}

#[test]
fn a_missing_colour_comes_from_the_opponent() {
    let lines = [player(1, "Holm, Astrid", "1.0", &["2 - 1"]), player(2, "Berg, Ole", "0.0", &["1 b 0"])];
    let trf = read(&file(&lines));
    assert_eq!(trf.history.players[0].rounds, [game(2, Color::White, Mark::Win)]);
    assert!(assumption(&trf, "colour_from_opponent").is_some());
    let lines = [player(1, "Holm, Astrid", "1.0", &["2 - 1"]), player(2, "Berg, Ole", "0.0", &["1 - 0"])];
    let entry = Entry::Game { opponent: StartNumber(2), color: None, mark: Some(Mark::Win) };
    assert_eq!(read(&file(&lines)).history.players[0].rounds, [entry]);
}

#[test]
fn decisions_of_the_arbiter_are_results() {
    for (white, black) in [("=", "0"), ("0", "="), ("0", "0"), ("-", "-"), ("+", "-"), ("D", "D")] {
        let points = |mark: &str| match mark {
            "=" | "D" => "0.5",
            "+" => "1.0",
            _ => "0.0",
        };
        let lines = [
            player(1, "Holm, Astrid", points(white), &[&format!("2 w {white}")]),
            player(2, "Berg, Ole", points(black), &[&format!("1 b {black}")]),
        ];
        read(&file(&lines));
    }
}

#[test]
fn a_blank_inside_the_paired_rounds_is_an_absence() {
    let mut lines = four();
    lines.push(player(5, "Ny, Sara", "0.0", &[]));
    let trf = read(&file(&lines));
    assert_eq!(trf.history.players[4].rounds, [Entry::Bye(ByeKind::Zero); 2]);
    assert_eq!(assumption(&trf, "blank_read_as_absence").unwrap().facts["player"], Fact::Number(5));
}

#[test]
fn byes_asked_for_may_be_in_the_points_or_not() {
    for points in ["2.0", "2.5"] {
        let mut lines = four();
        lines[2] = player(1, "Holm, Astrid", points, &["3 w 1", "2 b 1", "H"]);
        assert_eq!(read(&file(&lines)).history.players[0].entry(3), Entry::Bye(ByeKind::Half));
    }
}

#[test]
fn bonus_and_penalty_change_the_score() {
    for form in ["299          -1.0    3    1", "299   -1.0 000    1", "299 -1.0 1"] {
        for points in ["2.0", "1.0"] {
            let mut lines = four();
            lines[2] = lines[2].replace(" 2.0    1 ", &format!(" {points}    1 "));
            lines.push(form.to_owned());
            let trf = read(&file(&lines));
            assert_eq!(trf.history.players[0].adjustment, HalfPoints(-2), "{form}");
        }
    }
    let typed = with(&["299 W   1.0   1.0   1    1"]);
    assert_eq!(typed.rest[0].text, "299 W   1.0   1.0   1    1");
    assert!(assumption(&typed, "record_not_used").is_some());
}

#[test]
fn dates_of_four_digits_may_run_together() {
    let trf = with(&[&format!("132{:88}2026/05/012026/05/02", "")]);
    assert_eq!(trf.header.round_dates, [date(2026, 5, 1), date(2026, 5, 2)].map(Some));
    let strange = with(&["132 every Tuesday"]);
    assert!(assumption(&strange, "dates_unreadable").is_some());
    assert_eq!(strange.rest[0].text, "132 every Tuesday");
}

#[test]
fn dates_that_cannot_be_are_told() {
    let rounds = |text: &str| format!("132{:88}{text}", "");
    let told = |lines: &[&str], key: &str| assumption(&with(lines), key).map(|reason| reason.facts.clone());
    for (line, record) in [("042 2023/99/10", "042"), ("052 2026/02/30", "052"), ("042 spring", "042")] {
        let facts = told(&[line], "date_impossible").unwrap_or_else(|| panic!("{line}"));
        assert_eq!((&facts["record"], &facts["found"]), (&Fact::from(record), &Fact::from(&line[4..])));
    }
    let both = with(&["042 2026/13/01", "052 2026/13/02"]);
    assert_eq!(both.assumptions.iter().filter(|reason| reason.key == "date_impossible").count(), 2);
    let facts = told(&["042 2026/04/10", "052 2025/01/01"], "dates_reversed").unwrap();
    assert_eq!((&facts["starts"], &facts["ends"]), (&Fact::from("2026-04-10"), &Fact::from("2025-01-01")));
    let late = rounds("26/04/10  26/08/14");
    let facts = told(&["042 2026/04/10", "052 2026/04/14", &late], "rounds_outside_event").unwrap();
    assert_eq!(facts["rounds"], Fact::from("2 (2026-08-14)"));
    let fine = rounds("26/04/10  26/04/14");
    assert!(with(&["042 2026/04/10", "052 2026/04/14", &fine]).date_faults().is_empty());
    let thirteenth = with(&[&rounds("26/04/10  26/13/14")]);
    let fault = trf::DateFault::NoDay { record: "132", found: "26/13/14".to_owned() };
    assert_eq!(thirteenth.date_faults(), [fault]);
    assert!(assumption(&thirteenth, "dates_unreadable").is_some());
}

#[test]
fn tie_breaks_stand_in_either_record() {
    assert_eq!(with(&["202 BH/C1, SB"]).header.tiebreaks, ["BH/C1", "SB"]);
    assert_eq!(with(&["212 PTS,BH/C1,SB"]).header.tiebreaks, ["BH/C1", "SB"]);
}

#[test]
fn a_type_nobody_knows_is_told() {
    let trf = with(&["192 FIDE_LIM"]);
    assert!(assumption(&trf, "unknown_type").is_some());
    assert!(assumption(&with(&["192 FIDE_DUTCH_2026_BAKU"]), "unknown_type").is_none());
}

#[test]
fn a_wrong_count_of_players_is_told() {
    assert!(assumption(&with(&["062 9"]), "player_count_differs").is_some());
    assert!(assumption(&with(&["062 4 (3)"]), "player_count_differs").is_none());
}

#[test]
fn a_birth_date_is_not_worth_a_refusal() {
    let born = |text: &str| {
        let mut lines = four();
        lines[2] = lines[2].replace("1990/01/01", text);
        read(&file(&lines))
    };
    let birth = |trf: &Trf| trf.people[0].birth.map(|birth| birth.to_string());
    for text in ["01.02.2000", "2000-02-01"] {
        assert_eq!(birth(&born(text)).as_deref(), Some("2000/02/01"), "{text}");
    }
    let two = born("01/02/2000");
    assert_eq!(birth(&two).as_deref(), Some("2000/00/00"));
    assert_eq!(assumption(&two, "birth_two_days").unwrap().facts["found"], Fact::from("01/02/2000"));
    let wrong = born("1990/13/01");
    assert_eq!(birth(&wrong), None);
    assert_eq!(assumption(&wrong, "birth_unreadable").unwrap().facts["player"], Fact::from(1));
}

#[test]
fn an_empty_record_of_round_dates_is_kept_without_a_word() {
    let trf = with(&["132"]);
    assert!(trf.date_faults().is_empty());
    assert!(assumption(&trf, "dates_unreadable").is_none());
    assert_eq!(trf.rest[0].text, "132");
}

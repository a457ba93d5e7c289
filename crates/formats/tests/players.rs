//! Lists of players as people paste them.

use rokade_clause::Fact;
use rokade_formats::Problem;
use rokade_formats::players::{self, Column, Encoding, Guess, Row, Separator};
use rokade_model::{Sex, Title};

fn read(text: &str) -> (Guess, Vec<Row>) {
    let guess = players::guess(text.as_bytes());
    let rows = players::read(text.as_bytes(), &guess).unwrap_or_else(|problems| panic!("{guess:#?}\n{problems:#?}"));
    (guess, rows)
}

fn problems(text: &str) -> Vec<Problem> {
    let guess = players::guess(text.as_bytes());
    players::read(text.as_bytes(), &guess).expect_err("a row is wrong")
}

fn places(problems: &[Problem]) -> Vec<(&str, usize, Option<usize>)> {
    problems.iter().map(|problem| (problem.reason.key.as_ref(), problem.line, problem.column)).collect()
}

fn keys(row: &Row) -> Vec<&str> {
    row.assumptions.iter().map(|reason| reason.key.as_ref()).collect()
}

#[test]
fn a_spreadsheet_with_headings_is_read() {
    let text = "Navn;Rating;Klub;Land;Titel;FIDE-ID;DSU-nr.;Født;Køn;Gruppe\n\
                Astrid Holm;1834;Havneby;DEN;WFM;1400017;10234;21.03.1994;k;A\n\
                \"Berg, Ole\";-;\"Søndre; Skakklub\";NOR;;;;1988;m;B\n";
    let (guess, rows) = read(text);
    assert_eq!((guess.separator, guess.has_header, guess.encoding), (Separator::Semicolon, true, Encoding::Utf8));
    assert!(guess.assumptions.is_empty());
    let astrid = &rows[0];
    assert_eq!(astrid.person.name.listed(), "Holm, Astrid");
    assert_eq!((astrid.rating, astrid.title, astrid.group.as_str()), (Some(1834), Some(Title::Wfm), "A"));
    assert_eq!((astrid.person.fide_id, astrid.person.national_id.as_str()), (Some(1_400_017), "10234"));
    assert_eq!(
        (astrid.person.sex, astrid.person.birth.unwrap().to_string().as_str()),
        (Some(Sex::Woman), "1994/03/21")
    );
    assert_eq!((rows[1].person.club.as_str(), rows[1].rating, rows[1].line), ("Søndre; Skakklub", None, 3));
    assert!(rows.iter().all(|row| row.assumptions.is_empty()));
}

#[test]
fn each_separator_is_found() {
    for (text, separator) in [
        ("Astrid Holm;1834\nOle Berg;1700\n", Separator::Semicolon),
        ("Astrid Holm,1834\nOle Berg,1700\n", Separator::Comma),
        ("Astrid Holm\t1834\nOle Berg\t1700\n", Separator::Tab),
        ("| Astrid Holm | 1834 |\n| Ole Berg | 1700 |\n", Separator::Bar),
        ("Astrid Holm   1834\nOle Berg      1700\n", Separator::Blanks),
        ("Holm, Astrid   1834\nBerg, Ole      1700\n", Separator::Blanks),
    ] {
        let (guess, rows) = read(text);
        assert_eq!(guess.separator, separator, "{text}");
        assert_eq!(rows.iter().map(|row| row.rating).collect::<Vec<_>>(), [Some(1834), Some(1700)], "{text}");
        assert_eq!(rows[0].person.name.listed(), "Holm, Astrid", "{text}");
    }
}

#[test]
fn a_bare_list_of_names_is_enough() {
    for text in [
        "Astrid Holm\nOle Berg\nPer Lind\n",
        "Holm, Astrid\r\nBerg, Ole\r\nLind, Per",
        "Navn\nAstrid Holm\nOle Berg\nPer Lind",
    ] {
        let names: Vec<_> = read(text).1.iter().map(|row| row.person.name.to_string()).collect();
        assert_eq!(names, ["Astrid Holm", "Ole Berg", "Per Lind"], "{text}");
    }
}

#[test]
fn a_rating_behind_the_name_is_taken_and_told() {
    let (_, rows) = read("Astrid Holm 1834\nOle Berg 1700\n");
    assert_eq!((rows[0].rating, rows[0].person.name.to_string().as_str()), (Some(1834), "Astrid Holm"));
    assert_eq!(keys(&rows[0]), ["rating_from_name"]);
}

#[test]
fn columns_without_headings_are_told_by_what_they_hold() {
    let text = "1;GM;Strand, Leif;2501;NOR;1503014;1990;m;Bergen Schakklub\n\
                2;FM;Moe, Kari;2101;NOR;1503015;1991;w;Oslo Schakselskap\n";
    let (guess, rows) = read(text);
    assert_eq!(
        guess.columns,
        [
            Column::Skip,
            Column::Title,
            Column::Name,
            Column::Rating,
            Column::Federation,
            Column::FideId,
            Column::Birth,
            Column::Sex,
            Column::Club
        ]
    );
    assert_eq!(guess.sample[1][2], "Moe, Kari");
    assert_eq!((rows[1].title, rows[1].person.birth.unwrap().year), (Some(Title::Fm), 1991));
}

#[test]
fn the_user_corrects_the_guess() {
    let text = "Astrid;Holm;1834\nOle;Berg;1700\n";
    let mut guess = players::guess(text.as_bytes());
    assert!(guess.assumptions.iter().any(|reason| reason.key == "family_name_first_assumed"));
    guess.columns = vec![Column::Given, Column::Family, Column::Rating];
    let rows = players::read(text.as_bytes(), &guess).unwrap();
    assert_eq!(rows[0].person.name.listed(), "Holm, Astrid");
}

#[test]
fn a_list_that_does_not_fit_the_encoding_chosen_is_refused_with_the_one_that_fits() {
    let latin = b"Navn;Klub\nOle Berg;Moss\nS\xF8ren \xC5g\xE5rd;\xC6r\xF8\n";
    let mut guess = players::guess(latin);
    guess.encoding = Encoding::Utf8;
    let problems = players::read(latin, &guess).unwrap_err();
    assert_eq!((problems.len(), problems[0].line), (1, 3));
    assert_eq!(problems[0].reason.key, "not_in_encoding");
    assert_eq!(problems[0].expected.as_deref(), Some("Windows-1252"));
}

#[test]
fn a_file_that_is_no_text_is_named_once() {
    let bytes = b"Navn;Klub\nOle Berg;Mo\x01ss\n\x02;\x03\n";
    let problems = players::read(bytes, &players::guess(bytes)).unwrap_err();
    let places: Vec<_> =
        problems.iter().map(|problem| (problem.reason.key.as_ref(), problem.line, problem.column)).collect();
    assert_eq!(places, [("not_text", 2, Some(2))]);
}

#[test]
fn encodings_are_found() {
    let text = "Navn;Klub\nSøren Ågård;Ærø\nÖrjan Ek;Malmö\n";
    let latin: Vec<u8> = text.chars().map(|letter| letter as u32 as u8).collect();
    let marked = format!("\u{FEFF}{text}").into_bytes();
    let wide = |swap: bool| -> Vec<u8> {
        let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
        units.flat_map(|unit| if swap { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    };
    let twice: String = text.bytes().map(char::from).collect();
    for (bytes, encoding) in [
        (text.as_bytes().to_vec(), Encoding::Utf8),
        (marked, Encoding::Utf8Marked),
        (latin, Encoding::Windows1252),
        (wide(false), Encoding::Utf16Little),
        (wide(true), Encoding::Utf16Big),
        (twice.replace('\u{96}', "–").replace('\u{85}', "…").replace('\u{86}', "†").into_bytes(), Encoding::Utf8Twice),
    ] {
        let guess = players::guess(&bytes);
        assert_eq!(guess.encoding, encoding);
        let rows = players::read(&bytes, &guess).unwrap();
        assert_eq!(rows[0].person.name.to_string(), "Søren Ågård", "{encoding:?}");
        assert_eq!(rows[1].person.club, "Malmö", "{encoding:?}");
    }
}

#[test]
fn a_wrong_encoding_is_told() {
    let text = "Navn\nSøren Holm\n";
    let mut guess = players::guess(text.as_bytes());
    guess.encoding = Encoding::Windows1252;
    let rows = players::read(text.as_bytes(), &guess).unwrap();
    assert_eq!(keys(&rows[0]), ["text_looks_misread"]);
    let guess = players::guess("Navn\nSÃ¸ren Holm\n".as_bytes());
    assert_eq!(guess.assumptions[0].key, "text_encoded_twice");
}

#[test]
fn suppositions_belong_to_their_rows() {
    let text = "Navn;Rating;Født;Titel;Land\nAstrid Holm;1834 NOR;21-03-94;;\nOle Berg;1700;1990;NM;Danmark\nastrid holm;;;;\n";
    let (_, rows) = read(text);
    assert_eq!(keys(&rows[0]), ["federation_from_rating", "two_digit_year"]);
    assert_eq!(rows[0].person.federation, "NOR");
    assert_eq!(keys(&rows[1]), ["unknown_title", "federation_translated"]);
    assert_eq!(keys(&rows[2]), ["same_name_twice"]);
    assert_eq!(rows[2].assumptions[0].facts["other_line"], Fact::Number(2));
}

#[test]
fn bad_rows_are_all_named() {
    let text = "Navn;Rating;Født;Køn;FIDE-ID;Land\n\
                Astrid Holm;18x4;;;;\n\
                ;1700;;;;\n\
                \n\
                Ole Berg;1700;31.02.1990;q;14a;Utopia;for meget\n";
    let found = problems(text);
    assert_eq!(
        places(&found),
        [
            ("not_a_rating", 2, Some(2)),
            ("no_name", 3, Some(1)),
            ("not_a_date", 5, Some(3)),
            ("unknown_sex", 5, Some(4)),
            ("not_a_number", 5, Some(5)),
            ("unknown_federation", 5, Some(6)),
            ("too_many_cells", 5, Some(7)),
        ]
    );
    assert_eq!(found[0].found.as_deref(), Some("18x4"));
}

#[test]
fn cells_beyond_the_columns_are_not_lost_silently() {
    let text = "Navn;Rating\nAstrid Holm;1834\nOle Berg;1700;x\n";
    let mut guess = players::guess(text.as_bytes());
    guess.columns.truncate(2);
    assert_eq!(places(&players::read(text.as_bytes(), &guess).unwrap_err()), [("too_many_cells", 3, Some(3))]);
}

#[test]
fn columns_that_will_not_be_read_are_told() {
    let guess = players::guess("Navn;Yndlingsåbning;Rating;Ratingtal\nAstrid Holm;Italiensk;1834;1900\n".as_bytes());
    let told: Vec<_> = guess.assumptions.iter().map(|reason| (&*reason.key, reason.facts["column"].clone())).collect();
    assert_eq!(told, [("column_skipped", Fact::Number(2)), ("column_skipped", Fact::Number(4))]);
    assert_eq!(guess.columns, [Column::Name, Column::Skip, Column::Rating, Column::Skip]);
}

#[test]
fn a_fide_rating_stands_beside_the_one_the_event_goes_by() {
    let (guess, rows) = read("Navn;Rating;Elo;K\nAstrid Holm;1834;1900;20\nOle Berg;1700;-;\n");
    assert_eq!(guess.columns, [Column::Name, Column::Rating, Column::Elo, Column::FideK]);
    assert_eq!((rows[0].rating, rows[0].elo, rows[0].fide_k), (Some(1834), Some(1900), Some(20)));
    assert_eq!((rows[1].rating, rows[1].elo, rows[1].fide_k), (Some(1700), None, None));
    for (heading, rating, elo) in [("FIDE", 1, 0), ("FIDE-rating", 1, 0), ("Elotall", 1, 0)] {
        let (_, rows) = read(&format!("Namn;{heading}\nAstrid Holm;1900\n"));
        let found = (rows[0].rating.iter().count(), rows[0].elo.iter().count());
        assert_eq!(found, (rating, elo), "{heading} alone is the rating");
    }
    let problems = problems("Navn;Rating;Elo;K\nAstrid Holm;1834;19x0;0\n");
    assert_eq!(places(&problems), [("not_a_rating", 2, Some(3)), ("not_a_number", 2, Some(4))]);
}

#[test]
fn a_quotation_mark_left_open_is_named() {
    let found = problems("Navn;Rating\n\"Astrid Holm;1834\nOle Berg;1700\n");
    assert_eq!(places(&found)[0], ("line_break_in_cell", 2, Some(1)));
}

#[test]
fn an_empty_list_is_refused() {
    assert_eq!(places(&problems("")), [("no_players", 1, None)]);
    assert_eq!(places(&problems("Navn;Rating\n")), [("no_players", 1, None)]);
}

#[test]
fn too_many_players_are_refused() {
    let text: String = (0..10_001).map(|number| format!("Ole Berg{}\n", "x".repeat(number % 7))).collect();
    assert_eq!(places(&problems(&text)), [("too_large", 10_000, None)]);
}

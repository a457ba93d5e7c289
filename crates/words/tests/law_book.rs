//! The law book as its readers use it.

use std::collections::BTreeSet;

use rokade_clause::{Edition, inventory};
use rokade_words::book::{
    Book, Change, DiffError, Matched, Play, Standing, books, books_of, clauses, diff, find, label, languages_of,
    precedents, precedents_on, search, subject_index, subjects_named, summary, text_of, topic_name,
};
use rokade_words::{Lang, text};

fn book(name: &str) -> Book {
    name.parse().unwrap()
}

#[test]
fn every_clause_of_the_inventories_stands_in_a_book() {
    let shelved: BTreeSet<&str> = books().flat_map(clauses).map(|clause| clause.id.as_str()).collect();
    assert_eq!(shelved.len(), inventory().len());
    for clause in inventory().iter() {
        let held: Vec<Book> = books_of(clause).collect();
        let is_shared = clause.source.as_deref() == Some("DK+NO");
        assert_eq!(held.len(), if is_shared { 2 } else { 1 }, "{}", clause.id);
    }
}

#[test]
fn a_national_edition_is_the_common_text_and_its_own() {
    let ids = |name: &str| -> Vec<&str> { clauses(book(name)).iter().map(|clause| clause.id.as_str()).collect() };
    let (danish, norwegian) = (ids("2009-DK"), ids("2009-NO"));
    assert!(danish.contains(&"L2009-6.8") && norwegian.contains(&"L2009-6.8"));
    assert!(danish.contains(&"L2009-4.3-DK") && !danish.contains(&"L2009-4.3-NO"));
    assert!(norwegian.contains(&"L2009-6.6.NO-NO") && !norwegian.contains(&"L2009-F-DK"));
    let place = |ids: &[&str], id: &str| ids.iter().position(|other| *other == id).unwrap();
    assert!(place(&norwegian, "L2009-4.2") < place(&norwegian, "L2009-4.3-NO"));
    assert!(place(&norwegian, "L2009-4.3-NO") < place(&norwegian, "L2009-4.3.a"));
    assert!(place(&norwegian, "L2009-9.6") < place(&norwegian, "L2009-10.1"));
}

#[test]
fn a_book_is_found_by_its_name_and_a_year_alone_means_its_first_text() {
    for book in books() {
        assert_eq!(book.to_string().to_lowercase().parse(), Ok(book));
        for lang in Lang::ALL {
            assert_ne!(book.title(lang), book.to_string(), "{lang}");
        }
    }
    assert_eq!((book("2009"), book("2018"), book("dsu")), (book("2009-DK"), book("2018-SE"), Book::Dsu));
    let error = "1999".parse::<Book>().unwrap_err().to_string();
    assert!(books().all(|book: Book| error.contains(&book.to_string())), "{error}");
}

#[test]
fn every_clause_speaks_the_languages_of_its_book() {
    let wanted = [
        ("2001-DK", "da en"),
        ("2009-DK", "da en"),
        ("2009-NO", "nb en"),
        ("2018-SE", "da nb sv en"),
        ("2023", "da nb sv en"),
        ("DSU", "da en"),
        ("FIDE-2026", "en"),
    ];
    for (name, languages) in wanted {
        for clause in clauses(book(name)) {
            for code in languages.split(' ') {
                let lang: Lang = code.parse().unwrap();
                let (text, spoken) = summary(&clause.id, lang).unwrap();
                assert_eq!(spoken, lang, "{}", clause.id);
                assert!(!text.trim().is_empty(), "{} {lang}", clause.id);
            }
        }
    }
}

#[test]
fn what_a_book_does_not_speak_is_told_in_english() {
    let clause = inventory().get("L2001-6.9").unwrap();
    assert_eq!(text_of(clause, Lang::Sv), (clause.summary.as_str(), Lang::En));
    assert_eq!(languages_of(clause), [Lang::Da, Lang::En]);
    assert_eq!(summary("L2001-6.99", Lang::Da), None);
}

#[test]
fn every_number_of_a_book_finds_its_clause() {
    for book in books() {
        for clause in clauses(book) {
            for number in [clause.id.as_str(), label(clause)] {
                assert!(find(book, number).iter().any(|found| found.id == clause.id), "{book} {number}");
            }
        }
    }
}

/// Where each edition speaks of the flag.
const FLAG: [(&str, [&str; 3]); 5] = [
    ("2001-DK", ["6.3", "6.9", "6.10"]),
    ("2009-DK", ["6.3", "6.8", "6.9"]),
    ("2009-NO", ["6.3", "6.8", "6.9"]),
    ("2018-SE", ["6.4", "6.8", "6.9"]),
    ("2023", ["6.4", "6.8", "6.9"]),
];

#[test]
fn the_flag_is_found_in_every_edition_by_its_word_in_any_language() {
    for word in ["flag", "vingefald", "klaff", "kläpp", "FLAG FALL", "klapp", "Vingefaldet"] {
        for lang in Lang::ALL {
            for (name, numbers) in FLAG {
                for among in [None, Some(book(name))] {
                    let hits = search(word, lang, among);
                    for number in numbers {
                        let has = hits.iter().any(|hit| {
                            label(hit.clause) == number && books_of(hit.clause).any(|other| other == book(name))
                        });
                        assert!(has, "{word} {lang} {name} {number}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_word_asked_for_must_be_found() {
    let flag = search("flag", Lang::En, None);
    let both = search("flag arbiter", Lang::En, None);
    assert!(!both.is_empty() && both.len() < flag.len());
    for hit in &both {
        assert!(flag.iter().any(|other| other.clause.id == hit.clause.id), "{}", hit.clause.id);
    }
    assert!(search("flag xyzzyq", Lang::En, None).is_empty());
}

#[test]
fn the_very_word_comes_before_its_beginning_and_that_before_the_same_meaning() {
    for (word, lang) in [("flag", Lang::En), ("remis", Lang::Da), ("klaff", Lang::Nb), ("domare", Lang::Sv)] {
        for book in books() {
            let hits = search(word, lang, Some(book));
            assert!(hits.is_sorted_by(|one, next| one.matched >= next.matched), "{word} {book}");
        }
        let hits = search(word, lang, None);
        assert_eq!(hits[0].matched, Matched::Exact, "{word}");
        assert!(hits[0].clause.id.starts_with("L2023-"), "{word}: {}", hits[0].clause.id);
    }
}

#[test]
fn a_search_in_one_book_stays_there() {
    for book in books() {
        for hit in search("pairing", Lang::En, Some(book)) {
            assert!(books_of(hit.clause).any(|other| other == book), "{book}: {}", hit.clause.id);
        }
    }
    assert!(!search("monrad", Lang::Sv, Some(Book::Dsu)).is_empty());
}

#[test]
fn noise_is_searched_without_harm() {
    let letters: Vec<char> = "aeæøåÄÖß7.5-§'’(½\u{301}\u{0}\u{200d}🐴 \t\n漢%\\\"|;,L2018".chars().collect();
    let mut state: u64 = 20_261_116;
    let mut draw = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for _ in 0..400 {
        let noise: String = (0..draw(12)).map(|_| letters[draw(letters.len())]).collect();
        let among = books().nth(draw(7)).unwrap();
        search(&noise, Lang::ALL[draw(4)], (draw(2) == 0).then_some(among));
        find(among, &noise);
        subjects_named(&noise, Lang::Da);
        let _ = diff(among, books().nth(draw(7)).unwrap(), Some(&noise));
        let _ = noise.parse::<Book>();
    }
}

#[test]
fn two_editions_are_compared_rule_by_rule() {
    let rows = diff(book("2009-DK"), book("2018"), Some("7.4.b")).unwrap();
    let [row] = &rows[..] else { panic!("{rows:?}") };
    let labels: Vec<&str> = row.first.iter().chain(&row.second).map(|clause| label(clause)).collect();
    assert_eq!((row.change, &labels[..]), (Change::Changed, &["7.4.b", "7.5.5"][..]));
    let threefold = diff(book("2018"), book("2023"), Some("L2018-9.2.1.2")).unwrap();
    assert_eq!(threefold[0].change, Change::Renumbered);
    assert_eq!(diff(book("2001"), book("2009"), Some("3.2")).unwrap()[0].change, Change::Unchanged);
    assert_eq!(diff(book("2009"), book("2018"), Some("9.6.1")).unwrap()[0].change, Change::OnlySecond);
    assert_eq!(diff(book("2001"), book("2018"), Some("10.2.d")).unwrap()[0].change, Change::OnlyFirst);
}

#[test]
fn a_comparison_leaves_no_clause_out_and_finds_no_change_in_one_edition() {
    for a in Edition::all() {
        for b in Edition::all() {
            let (first, second) = (Book::Laws(a), Book::Laws(b));
            let rows = diff(first, second, None).unwrap();
            let told = |ids: Vec<&'static str>| ids.into_iter().collect::<BTreeSet<_>>();
            let of_the_laws = |book: Book| -> BTreeSet<&str> {
                clauses(book).iter().map(|clause| clause.id.as_str()).filter(|id| id.starts_with('L')).collect()
            };
            let side = |row: &[&'static rokade_clause::Clause]| -> Vec<&'static str> {
                row.iter().map(|clause| clause.id.as_str()).collect()
            };
            assert_eq!(told(rows.iter().flat_map(|row| side(&row.first)).collect()), of_the_laws(first), "{a} {b}");
            assert_eq!(told(rows.iter().flat_map(|row| side(&row.second)).collect()), of_the_laws(second), "{a} {b}");
            if a == b {
                assert!(rows.iter().all(|row| row.change == Change::Unchanged), "{a}");
            }
        }
    }
}

#[test]
fn rules_are_compared_and_not_our_words_for_them() {
    let change = |first: &str, second: &str, number: &str| {
        let rows = diff(book(first), book(second), Some(number)).unwrap();
        rows.iter().map(|row| row.change).collect::<Vec<_>>()
    };
    // Only other numbers, by the table of what changed in 2023.
    for number in ["9.2.2", "G.6", "A.4.3", "B.4", "3.7.4.1"] {
        assert!(change("2018", "2023", number).iter().all(|change| *change == Change::Renumbered), "{number}");
    }
    assert_eq!(change("2009-DK", "2018", "9.2.b"), [Change::Renumbered]);
    assert!(!change("2009-DK", "2018", "9.2").contains(&Change::OnlySecond));
    // What really is another rule.
    for (first, second, number) in [
        ("2018", "2023", "5.1.2"),
        ("2018", "2023", "8.7"),
        ("2009-DK", "2018", "7.2"),
        ("2001", "2009-DK", "9.5.b"),
        ("2009-DK", "2009-NO", "4.3"),
    ] {
        assert!(change(first, second, number).contains(&Change::Changed), "{first} {second} {number}");
    }
}

#[test]
fn the_laws_are_not_compared_with_the_tournament_regulations() {
    assert_eq!(diff(book("2018"), Book::Dsu, None).unwrap_err(), DiffError::NotLaws(Book::Dsu));
    assert_eq!(diff(Book::Fide2026, book("2018"), None).unwrap_err(), DiffError::NotLaws(Book::Fide2026));
    let error = diff(book("2018"), book("2023"), Some("99")).unwrap_err();
    assert_eq!(error, DiffError::NoSuchClause("99".to_owned()));
}

#[test]
fn every_ruling_of_the_inventory_is_told() {
    let rulings = inventory()
        .iter()
        .filter(|clause| clause.id.starts_with("DK-ruling-") && !clause.id.starts_with("DK-ruling-frame"));
    for clause in rulings {
        assert!(precedents().iter().any(|one| one.id == clause.id), "{}", clause.id);
    }
    for one in precedents() {
        let is_withdrawn = inventory().get(&one.id).unwrap().clause.contains("withdrawn");
        assert_eq!(is_withdrawn, one.standing == Standing::Withdrawn, "{}", one.id);
        let is_by_post = inventory().get(&one.id).unwrap().clause.contains("correspondence");
        assert_eq!(is_by_post, one.play == Play::Correspondence, "{}", one.id);
        assert!(one.standing == Standing::InForce || one.note.is_some(), "{} does not say why", one.id);
    }
    assert!(precedents_on("L2001-6.11").iter().any(|one| one.number == "95"));
}

#[test]
fn the_index_leads_into_every_edition() {
    for lang in Lang::ALL {
        for subject in subject_index(lang) {
            assert!(!subject.heading(lang).is_empty() && !subject.clauses.is_empty());
        }
    }
    for word in ["promotion", "castling", "appeal"] {
        let entries = subjects_named(word, Lang::En);
        let reached: BTreeSet<Book> =
            entries.iter().flat_map(|subject| subject.clauses.iter().flat_map(|clause| books_of(clause))).collect();
        assert!(reached.contains(&book("2023")) && reached.contains(&book("2018")), "{word}: {reached:?}");
    }
}

#[test]
fn everything_a_page_names_has_a_name_in_every_language() {
    let kinds: BTreeSet<&str> = inventory().iter().map(|clause| clause.kind.as_str()).collect();
    let mut keys: Vec<String> = kinds.iter().map(|kind| format!("law-book-kind-{kind}")).collect();
    keys.extend(Change::ALL.map(|change| format!("law-book-change-{}", change.key())));
    let standings = [Standing::InForce, Standing::Withdrawn, Standing::Overtaken];
    keys.extend(standings.map(|standing| format!("law-book-standing-{}", standing.key())));
    keys.extend([Play::Board, Play::Correspondence].map(|play| format!("law-book-play-{}", play.key())));
    for lang in Lang::ALL {
        for key in &keys {
            assert_ne!(&text(lang, key), key, "{lang}");
        }
        for clause in inventory().iter() {
            assert!(!topic_name(&clause.topic, lang).is_empty(), "{}", clause.topic);
        }
    }
}

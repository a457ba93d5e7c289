//! `rokade laws`: the law book from the shell.

#[expect(dead_code, reason = "the law book needs no files")]
mod shell;

use serde_json::{Value, json};
use shell::{Said, command, rokade};

fn reasons(said: &Said) -> Vec<String> {
    assert_eq!(said.code, 2, "{}", said.out);
    let answer = said.json();
    assert_eq!(answer["schema"], "rokade.error/1");
    answer["errors"].as_array().unwrap().iter().map(|error| error["reason"].as_str().unwrap().to_owned()).collect()
}

fn strings(list: &Value, key: &str) -> Vec<String> {
    list.as_array().unwrap().iter().map(|one| one[key].as_str().unwrap().to_owned()).collect()
}

#[test]
fn list_names_the_books_and_every_clause_of_each() {
    let shelf = rokade("laws list --json").json();
    assert_eq!((&shelf["schema"], &shelf["book"]), (&json!("rokade.laws.list/1"), &json!(null)));
    let names = strings(&shelf["books"], "book");
    assert_eq!(names, ["2001-DK", "2009-DK", "2009-NO", "2018-SE", "2023", "DSU", "FIDE-2026"]);
    for book in shelf["books"].as_array().unwrap() {
        let name = book["book"].as_str().unwrap();
        let listed = rokade(&format!("laws list {name} --json")).json();
        assert_eq!(listed["clauses"].as_array().unwrap().len() as u64, book["clauses"].as_u64().unwrap(), "{name}");
        let text = rokade(&format!("laws list {name} --lang da"));
        let numbers = strings(&listed["clauses"], "number");
        assert_eq!(text.code, 0);
        for number in &numbers {
            assert!(text.out.lines().any(|line| line.split_whitespace().next() == Some(number)), "{name} {number}");
        }
    }
    assert!(rokade("laws list --lang sv").out.contains("Schackreglerna 2018"));
}

#[test]
fn d4_5_2_2_show_tells_the_figures_of_a_clause_with_edition_chapter_and_day() {
    let shown = rokade("laws show D4.5.2.2 --json").json()["clauses"][0]["figures"].clone();
    assert_eq!(strings(&shown, "figure"), ["bonus", "bonus_beyond_games", "bonus_beyond_step"]);
    let bonus = &shown[0];
    assert_eq!((&bonus["table"], &bonus["edition"]), (&json!("rating/dsu"), &json!("2010-04")));
    assert_eq!((&bonus["chapter"], &bonus["checked"]), (&json!("4.5.2"), &json!("2026-11-18")));
    assert_eq!(bonus["unit"], json!({"games": "games", "threshold": "hundredths of a point"}));
    assert_eq!(bonus["value"][3], json!({"games": 11, "threshold": 300}));
    for (lang, said) in [
        ("en", "Report after the last round within: 7 days (edition 2010-04, section 4.1.1"),
        ("da", "Indberetning efter sidste runde inden: 7 dage (udgave 2010-04, afsnit 4.1.1"),
        ("nb", "Rapport etter siste runde innen: 7 dager (utgave 2010-04, avsnitt 4.1.1"),
        ("sv", "Rapport efter sista ronden inom: 7 dagar (utgåva 2010-04, avsnitt 4.1.1"),
    ] {
        let out = rokade(&format!("laws show D4.1-5f --lang {lang}")).out;
        // A long line is broken between its words.
        let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(out.contains(said), "{out}");
    }
    let yes_or_no = rokade("laws show 2009-NO A4.a --json").json()["clauses"][0]["figures"].clone();
    let completed = yes_or_no.as_array().unwrap().iter().find(|one| one["edition"] == "2009-NO").unwrap();
    assert_eq!((&completed["figure"], &completed["value"]), (&json!("complaint_completed"), &json!(true)));
    assert_eq!(rokade("laws show D4.1-1 --json").json()["clauses"][0].get("figures"), None);
}

#[test]
fn list_takes_a_topic_by_key_or_by_name_and_a_kind() {
    let wanted = rokade("laws list 2018 --topic flag-fall --json").json()["clauses"].clone();
    assert_eq!(strings(&wanted, "number"), ["6.4", "6.8", "6.9"]);
    let named = rokade("laws list 2018 --topic Kläppfall --json").json()["clauses"].clone();
    assert_eq!(named, wanted);
    let pairing = rokade("laws list --kind pairing --json").json();
    assert!(strings(&pairing["clauses"], "book").iter().all(|book| book == "DSU" || book == "FIDE-2026"));
    let none = rokade("laws list 2018 --kind pairing");
    assert_eq!((none.code, none.out.as_str(), none.err.lines().count()), (1, "", 1));
    assert_eq!(rokade("laws list 2018 --kind pairing --json").code, 1);
    assert_eq!(reasons(&rokade("laws list --kind magic --json")), ["value_not_understood"]);
    let unknown = rokade("laws list --topic magic");
    assert!(unknown.code == 2 && unknown.err.contains("flag-fall"), "{}", unknown.err);
}

#[test]
fn show_tells_a_clause_with_all_that_belongs_to_it() {
    let answer = rokade("laws show 2001 6.11 --lang da --json").json();
    assert_eq!((&answer["schema"], &answer["book"]), (&json!("rokade.laws.show/1"), &json!("2001-DK")));
    let clause = &answer["clauses"][0];
    assert_eq!((&clause["id"], &clause["number"]), (&json!("L2001-6.11"), &json!("6.11")));
    assert_eq!((&clause["topic"], &clause["lang"]), (&json!("clock-defect"), &json!("da")));
    assert_ne!(clause["text"], clause["summary"]);
    let elsewhere = json!([
        {"edition": "2009-DK", "clauses": ["L2009-6.10.a"]},
        {"edition": "2009-NO", "clauses": ["L2009-6.10.a"]},
        {"edition": "2018-SE", "clauses": ["L2018-6.10.1"]},
        {"edition": "2023", "clauses": ["L2023-6.10.1"]},
    ]);
    assert_eq!(clause["counterparts"], elsewhere);
    assert!(strings(&clause["precedents"], "number").contains(&"95".to_owned()), "{clause}");
    let told = rokade("laws show 2001 6.11 --lang da").out;
    for piece in ["2001-DK 6.11", "2018-SE 6.10.1", "Nr. 95"] {
        assert!(told.contains(piece), "{piece}: {told}");
    }
}

#[test]
fn show_tells_where_a_clause_is_enforced() {
    let clause = rokade("laws show DSU 4.9.1-3 --json").json()["clauses"][0].clone();
    assert_eq!((&clause["id"], &clause["state"]), (&json!("D4.9.1-3"), &json!("enforced")));
    assert!(clause["rule"].as_str().unwrap().starts_with("pairing::") && !clause["tests"][0].is_null(), "{clause}");
    let told = rokade("laws show DSU 4.9.1-3 --lang da").out;
    assert!(told.contains("Status: programmet afgør det; ") && !told.contains("pairing::"), "{told}");
}

#[test]
fn show_takes_a_section_several_numbers_and_whole_ids() {
    let numbers = |words: &str| strings(&rokade(&format!("laws show {words} --json")).json()["clauses"], "number");
    assert_eq!(numbers("2018 9.6"), ["9.6", "9.6.1", "9.6.2"]);
    assert_eq!(numbers("2001 7.4B L2001-6.9"), ["7.4.b", "6.9"]);
    assert_eq!(numbers("DSU 4.9.1").len(), 5);
    assert_eq!(numbers("2009-no adj.8"), ["ADJ.8", "ADJ.8.a", "ADJ.8.b", "ADJ.8.c"]);
}

#[test]
fn a_book_that_does_not_speak_the_language_is_told_in_english_and_says_so() {
    let said = rokade("laws show 2009-NO 6.8 --lang sv");
    assert!(said.code == 0 && said.out.contains("[en]"), "{}", said.out);
    // Readings are in English whatever the language of the clause.
    let norwegian = rokade("laws show 2009-NO 6.8 --lang nb").out;
    assert!(!norwegian.split("Lesning:").next().unwrap().contains("[en]"), "{norwegian}");
    assert_eq!(rokade("laws show DSU 4.9.1-3 --lang nb --json").json()["clauses"][0]["lang"], "en");
}

#[test]
fn what_no_book_has_is_answered_with_what_there_is() {
    for (words, reason, known) in [
        ("laws show 1999 1.1", "no_such_book", "2009-NO"),
        ("laws list 1999", "no_such_book", "FIDE-2026"),
        ("laws search flag --book 1999", "no_such_book", "2023"),
        ("laws diff 2018 1999", "no_such_book", "2001-DK"),
        ("laws show 2018 99", "clause_not_in_book", "12, A, B"),
        ("laws show DSU 7.5.5", "clause_not_in_book", "4.9"),
        ("laws diff 2018 2023 99", "clause_not_in_book", "III"),
        ("laws diff 2018 DSU", "not_an_edition_of_the_laws", "2018-SE"),
        ("laws precedents 1", "no_such_ruling", "47b"),
    ] {
        assert_eq!(reasons(&rokade(&format!("{words} --json"))), [reason], "{words}");
        for lang in ["en", "da", "nb", "sv"] {
            let said = rokade(&format!("{words} --lang {lang}"));
            assert_eq!((said.code, said.out.as_str(), said.err.lines().count()), (2, "", 1), "{words}: {}", said.err);
            assert!(said.err.contains(known), "{words}: {}", said.err);
        }
    }
    let both = rokade("laws show 2018 99 7.5.5 98 --json");
    assert_eq!(reasons(&both), ["clause_not_in_book", "clause_not_in_book"]);
    assert_eq!(rokade("laws show 2018").code, 2);
    assert_eq!(rokade("laws search").code, 2);
}

#[test]
fn search_finds_the_flag_by_its_word_in_any_language() {
    for word in ["flag", "vingefald", "klaff", "kläpp"] {
        for lang in ["da", "nb", "sv", "en"] {
            let answer = rokade(&format!("laws search {word} --lang {lang} --json")).json();
            assert_eq!((&answer["schema"], &answer["query"]), (&json!("rokade.laws.search/1"), &json!(word)));
            let ids = strings(&answer["hits"], "id");
            for id in ["L2001-6.9", "L2009-6.8", "L2018-6.8", "L2023-6.8"] {
                assert!(ids.iter().any(|found| found == id), "{word} {lang}: {id}");
            }
        }
    }
    let among = rokade("laws search klaff --book 2009-NO --json").json();
    for hit in among["hits"].as_array().unwrap() {
        assert!(hit["books"].as_array().unwrap().contains(&json!("2009-NO")), "{hit}");
    }
    let told = rokade("laws search flag");
    assert!(told.code == 0 && told.out.contains("--all"), "{}", told.out);
    assert!(rokade("laws search flag --all").out.lines().count() > told.out.lines().count());
}

#[test]
fn search_says_no_when_nothing_is_found() {
    let said = rokade("laws search flag xyzzyq");
    assert_eq!((said.code, said.out.as_str(), said.err.lines().count()), (1, "", 1));
    let answer = rokade("laws search xyzzyq --json");
    assert_eq!((answer.code, &answer.json()["hits"]), (1, &json!([])));
}

#[test]
fn diff_pairs_the_rules_of_two_editions() {
    let answer = rokade("laws diff 2009-NO 2018 7.4.b --json").json();
    assert_eq!((&answer["schema"], &answer["clause"]), (&json!("rokade.laws.diff/1"), &json!("7.4.b")));
    let rule = &answer["rules"][0];
    assert_eq!(rule["change"], "changed");
    assert_eq!((&rule["first"][0]["id"], &rule["second"][0]["id"]), (&json!("L2009-7.4.b"), &json!("L2018-7.5.5")));
    let whole = rokade("laws diff 2018 2023 --json").json();
    let counted: u64 = whole["counts"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(counted, whole["rules"].as_array().unwrap().len() as u64);
    let told = rokade("laws diff 2018 2023 9.2 --lang nb").out;
    assert!(
        told.contains(
            "2018-SE 9.2.2, 9.2.2.1, 9.2.2.2 → 2023 9.2.3, 9.2.3.1, 9.2.3.2: samme regel under et annet nummer"
        ),
        "{told}"
    );
    let plain = rokade("laws diff 2018 2023").out;
    assert!(plain.lines().count() < rokade("laws diff 2018 2023 --all").out.lines().count());
}

#[test]
fn what_the_two_editions_of_2009_print_differently_is_a_change() {
    let answer = rokade("laws diff 2009-DK 2009-NO --all --json").json();
    let ids = |side: &Value| side.as_array().unwrap().iter().map(|entry| entry["id"].clone()).collect::<Vec<_>>();
    let rules = answer["rules"].as_array().unwrap();
    let (mut same, mut changed) = (0, Vec::new());
    for rule in rules {
        let (first, second) = (ids(&rule["first"]), ids(&rule["second"]));
        if rule["change"] == "unchanged" {
            assert_eq!(first, second, "one rule, but the inventory keeps a clause for each edition");
            same += 1;
        } else if rule["change"] == "changed" {
            changed.extend(first);
        }
    }
    assert!(same > 100 && changed.contains(&json!("L2009-ADJ.8-DK")) && changed.contains(&json!("L2009-C3-DK")));
    // Norway kept the exceptions of 2001; Denmark added Article 5.
    for (first, second, change) in [("2001", "2009-NO", "renumbered"), ("2001", "2009-DK", "changed")] {
        let answer = rokade(&format!("laws diff {first} {second} A8 --json")).json();
        assert_eq!(answer["rules"][0]["change"], change, "{first} {second}");
    }
}

#[test]
fn the_index_is_read_whole_or_by_a_word() {
    let whole = rokade("laws index --json").json();
    assert_eq!((&whole["schema"], &whole["word"]), (&json!("rokade.laws.index/1"), &json!(null)));
    let some = rokade("laws index promotion --json").json();
    let entries = some["entries"].as_array().unwrap();
    assert!(!entries.is_empty() && entries.len() < whole["entries"].as_array().unwrap().len());
    assert_eq!(rokade("laws index promotion").code, 0);
    let none = rokade("laws index xyzzyq --lang sv");
    assert_eq!((none.code, none.out.as_str(), none.err.lines().count()), (1, "", 1));
}

#[test]
fn precedents_are_told_in_every_language() {
    let all = rokade("laws precedents --json").json();
    assert_eq!(all["schema"], "rokade.laws.precedents/1");
    let one = rokade("laws precedents 47B --lang nb --json").json()["precedents"].clone();
    assert_eq!((&one[0]["id"], &one[0]["lang"]), (&json!("DK-ruling-47b"), &json!("nb")));
    let held: Vec<String> = ["en", "da", "nb", "sv"]
        .map(|lang| {
            rokade(&format!("laws precedents 95 --lang {lang} --json")).json()["precedents"][0]["held"].to_string()
        })
        .to_vec();
    assert!(held.iter().all(|text| held.iter().filter(|other| *other == text).count() == 1), "{held:?}");
    assert!(rokade("laws precedents 95 103").out.contains("No. 103"));
}

#[test]
fn people_get_lines_as_wide_as_their_terminal() {
    for columns in [40, 72] {
        let output =
            command().args(["laws", "show", "2018", "9"]).env("COLUMNS", columns.to_string()).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let is_too_long = |line: &&str| line.chars().count() > columns && line.trim().contains(' ');
        assert_eq!(text.lines().find(is_too_long), None);
    }
}

#[test]
fn the_same_question_has_the_same_answer_to_the_byte() {
    for words in
        ["laws list 2023", "laws search remis --lang da", "laws diff 2001 2009", "laws index", "laws show DSU 4.5"]
    {
        assert_eq!(rokade(words).out, rokade(words).out);
        assert_eq!(rokade(&format!("{words} --json")).out, rokade(&format!("{words} --json")).out);
    }
}

#[test]
fn every_command_of_the_law_book_has_help_with_an_example() {
    for command in ["list", "show", "search", "diff", "index", "precedents", "coverage"] {
        let said = rokade(&format!("laws {command} --help"));
        assert_eq!(said.code, 0);
        assert!(said.out.contains(&format!("\n  rokade laws {command}")), "{}", said.out);
    }
}

#[test]
fn an_unknown_clause_is_no_unknown_book() {
    assert_eq!(reasons(&rokade("laws show L2018-99.9 --json")), ["clause_unknown"]);
    for (lang, said) in [
        ("en", "There is no clause L2009-4.3; the nearest are L2009-4.3-DK, L2009-4.3-NO"),
        ("da", "Der er ingen bestemmelse L2009-4.3; de nærmeste er L2009-4.3-DK"),
        ("nb", "Det finnes ingen bestemmelse L2009-4.3; de nærmeste er L2009-4.3-DK"),
        ("sv", "Det finns ingen bestämmelse L2009-4.3; de närmaste är L2009-4.3-DK"),
    ] {
        let told = rokade(&format!("laws show L2009-4.3 --lang {lang}"));
        assert!(told.code == 2 && told.err.contains(said), "{}", told.err);
    }
    assert_eq!(reasons(&rokade("laws show L1999-1.1 --json")), ["no_such_book"]);
}

#[test]
fn readings_say_that_they_are_english() {
    for (lang, marks) in [("en", false), ("da", true), ("nb", true), ("sv", true)] {
        for words in ["laws readings", "laws readings monrad-odd-field", "laws show D4.5.5.1c"] {
            assert_eq!(rokade(&format!("{words} --lang {lang}")).out.contains("[en]"), marks, "{words} {lang}");
        }
    }
}

#[test]
fn a_piece_taken_off_is_found_in_every_language() {
    for (lang, words) in [("da", "fjernet brik"), ("nb", "fjernet brikke"), ("sv", "borttagen pjäs")] {
        let said = rokade(&format!("laws search {words} --lang {lang}"));
        assert!(said.code == 0 && said.out.contains("3.1.1"), "{words}: {}{}", said.out, said.err);
    }
}

#[test]
fn what_is_only_half_decided_is_not_called_enforced() {
    // Only rulings that were filed can be appealed; who approved an arbiter as a player, and when, is not asked.
    for (clause, page) in [("D4.1-17", "/t/{key}/what-happened"), ("D4.1-6d", "/t/{key}/g/{group}/settings")] {
        let covered = rokade(&format!("laws coverage {clause} --json")).json();
        let one = covered["clauses"].as_array().unwrap().iter().find(|one| one["id"] == clause).unwrap().clone();
        assert_eq!(one["state"], "assisted", "{clause}");
        assert!(one["pages"].as_array().unwrap().contains(&json!(page)), "{clause}: {}", one["pages"]);
    }
}

#[test]
fn the_usage_of_a_command_is_told_in_the_readers_words() {
    for (lang, usage, heading) in [
        ("da", "rokade pair [VALGMULIGHEDER] <FILE.trf>", "Valgmuligheder:"),
        ("nb", "rokade pair [VALG] <FILE.trf>", "Valg:"),
        ("sv", "rokade pair [VAL] <FILE.trf>", "Val:"),
        ("en", "rokade pair [OPTIONS] <FILE.trf>", "Options:"),
    ] {
        let said = rokade(&format!("pair --help --lang {lang}")).out;
        assert!(said.contains(usage) && said.contains(heading), "{said}");
    }
}

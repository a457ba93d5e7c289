//! `rokade report`, and the tables of `rokade export` for the club paper.

mod shell;

use shell::{Folder, fixture, fixture_text, rokade, rokade_reading};

/// The evening with everything the rating officer wants to know.
fn complete() -> String {
    let mut lines: Vec<String> = fixture_text("evening.trf").lines().map(str::to_owned).collect();
    lines.retain(|line| !line.starts_with("142"));
    let dates = format!("132{:88}26/03/03  26/03/10  26/03/17", "");
    let added = ["042 2026/03/03", "052 2026/03/17", "102 Ragnhild Elvestrøm", "112 Odd Rosenvold", &dates, "142 3"];
    let at = lines.iter().position(|line| line.starts_with("062")).unwrap();
    lines.splice(at..at, added.map(str::to_owned));
    lines.push("### rokade estimate 7 1400".to_owned());
    lines.join("\n") + "\n"
}

#[test]
fn a_report_names_the_six_things_and_lacks_nothing() {
    let answer = rokade_reading("report --json -", complete().as_bytes()).json();
    assert_eq!((&answer["schema"], &answer["complete"]), (&"rokade.report/1".into(), &true.into()), "{answer}");
    assert_eq!((&answer["due"], &answer["event"]["last_round"]), (&"2026-03-24".into(), &"2026-03-17".into()));
    assert_eq!(answer["arbiters"][1]["name"], "Odd Rosenvold");
    let group = &answer["groups"][0];
    assert_eq!(group["rows"].as_array().unwrap().len(), 8);
    assert_eq!(group["ratings"].as_array().unwrap().len(), 8);
    assert!(group["candidates"].is_array() && answer["sanctions"].is_array());
}

#[test]
fn the_new_ratings_are_those_of_rate_dsu() {
    let file = complete();
    let report = rokade_reading("report --json -", file.as_bytes()).json();
    let rated = rokade_reading("rate dsu --json -", file.as_bytes()).json();
    let of = |players: &serde_json::Value| -> Vec<(i64, i64)> {
        let lines = players.as_array().unwrap().iter();
        lines.map(|line| (line["player"].as_i64().unwrap(), line["new"].as_i64().unwrap())).collect()
    };
    assert_eq!(of(&report["groups"][0]["ratings"]), of(&rated["players"]));
}

#[test]
fn what_is_missing_is_listed_first() {
    let said = rokade(&format!("report {}", fixture("evening.trf")));
    assert_eq!(said.code, 0, "{}", said.err);
    for sentence in ["No chief arbiter is named.", "Only 3 of 5 rounds have been played.", "Turid Nyholt"] {
        assert!(said.out.contains(sentence), "{sentence}\n{}", said.out);
    }
    assert!(!said.out.contains("report-") && !said.out.contains("reason-"), "{}", said.out);
}

#[test]
fn a_report_is_told_in_every_language_and_form() {
    let file = complete();
    for (lang, word) in
        [("da", "Nye ratingtal"), ("nb", "Nye ratingtall"), ("sv", "Nya ratingtal"), ("en", "New ratings")]
    {
        let text = rokade_reading(&format!("report --lang {lang} -"), file.as_bytes());
        let page = rokade_reading(&format!("report --html --lang {lang} -"), file.as_bytes());
        assert!(text.out.contains(word) && page.out.contains(word), "{lang}");
        assert!(
            page.out.starts_with(&format!("<!doctype html>\n<html lang=\"{lang}\">")) && !page.out.contains("<script")
        );
        // A reading is named as it is filed.
        let texts = page.out.replace("report-due", "");
        assert!(!texts.contains("report-") && !texts.contains("view-"), "{lang}: a text is missing");
    }
    let csv = rokade_reading("report --csv -", file.as_bytes()).out;
    assert!(csv.starts_with("group,place,start_number,") && csv.matches("\r\n").count() == 9, "{csv}");
}

#[test]
fn a_report_goes_to_a_file() {
    let folder = Folder::new();
    let file = folder.file("in.trf", complete());
    let said = rokade(&format!("report --html --out {} {file}", folder.name("out.html")));
    assert_eq!((said.code, said.out.as_str()), (0, ""));
    assert!(std::fs::read_to_string(folder.path("out.html")).unwrap().contains("Ødegård"));
}

#[test]
fn bad_input_is_refused_with_its_line() {
    let broken = complete().replace("2 b 1", "9 b 1");
    let said = rokade_reading("report --json -", broken.as_bytes());
    assert_eq!((said.code, &said.json()["schema"]), (2, &"rokade.error/1".into()));
    assert_eq!(rokade("report --html --csv x.trf").code, 2, "one form at a time");
    assert_eq!(rokade("report no-such-file.trf").code, 2);
}

#[test]
fn the_cross_table_is_made_for_the_paper() {
    let file = fixture("evening.trf");
    let text = rokade(&format!("export {file} --to text --table cross --lang da")).out;
    assert!(text.lines().next().unwrap().starts_with("Nr.  Navn"), "{text}");
    assert!(text.contains("5s½  6h1  4s1"), "{text}");
    let page = rokade(&format!("export {file} --to html --table cross --lang sv")).out;
    assert!(page.contains("Korstabell efter rond 3") && page.contains("<td class=\"r\">5s½</td>"), "{page}");
    let csv = rokade(&format!("export {file} --to csv --comma --table cross")).out;
    assert!(csv.starts_with("No.,Name,Club,Rating,1,2,3,Points,") && csv.ends_with("\r\n"), "{csv}");
    for table in ["standings", "pairings"] {
        let page = rokade(&format!("export {file} --to html --table {table}")).out;
        assert!(page.contains("<table>") && page.contains("Evening at the harbour"), "{table}: {page}");
    }
    let rows = rokade(&format!("export {} --to text --table cross", fixture("simulated-round-robin.trf"))).out;
    assert!(rows.contains("×"), "an all-play-all goes by opponent: {rows}");
}

#[test]
fn dates_that_cannot_be_are_missing_and_told() {
    let turned = complete().replace("052 2026/03/17", "052 2025/03/17");
    let said = rokade_reading("report --json -", turned.as_bytes());
    let answer = said.json();
    assert_eq!(answer["complete"], false);
    let reasons: Vec<&str> =
        answer["missing"].as_array().unwrap().iter().filter_map(|gap| gap["reason"].as_str()).collect();
    assert!(reasons.contains(&"report_dates_reversed"), "{reasons:?}");
    assert!(said.err.contains("The event ends on 2025-03-17, before it starts on 2026-03-03."), "{}", said.err);
}

//! Rating lists from the shell: brought in, looked up, kept, removed.

#[expect(dead_code, reason = "no report is asked about")]
mod shell;

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;
use shell::{command, rokade, run};

fn list(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../formats/tests/files").join(name).display().to_string()
}

fn names(found: &Value) -> Vec<&str> {
    found["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap()).collect()
}

#[test]
fn a_list_is_brought_in_and_players_are_found_in_it() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("lists").display().to_string();
    let none = rokade(&format!("list search holm --list-folder {folder}"));
    assert_eq!(none.code, 2);
    assert!(none.err.contains("There is no rating list here"), "{}", none.err);
    let file = list("fide-combined.txt");
    let said = rokade(&format!("import fide-list {file} --month 2026-09 --list-folder {folder}"));
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{}", said.out);
    assert!(said.out.starts_with("2026-09-combined: 8 players, digest "), "{}", said.out);

    let words = |typed: &str, more: &[&str]| -> Vec<String> {
        let fixed = ["list", "search", typed, "--json", "--list-folder", &folder];
        fixed.iter().chain(more).map(|word| (*word).to_owned()).collect()
    };
    let found = run(words("hol ast", &[]), b"").json();
    assert_eq!(
        (&found["schema"], &found["list"]),
        (&Value::from("rokade.list_search/1"), &Value::from("2026-09-combined"))
    );
    assert_eq!(names(&found), ["Holm, Astrid", "Holmgaard, Asta"]);
    let astrid = &found["players"][0];
    assert_eq!(
        (&astrid["fide_id"], &astrid["title"], &astrid["federation"]),
        (&1_499_001.into(), &"FM".into(), &"DEN".into())
    );
    assert_eq!((&astrid["birth_year"], &astrid["standard"]["rating"]), (&1987.into(), &2148.into()));
    assert_eq!(astrid["inactive"], Value::Null, "a combined list does not say it");
    assert_eq!(names(&run(words("ho", &["--federation", "DEN"]), b"").json())[0], "Holm, Astrid");
    assert_eq!(names(&run(words("ho", &[]), b"").json())[0], "Holst, Asbjoern");
    assert_eq!(names(&run(words("1970..1975", &[]), b"").json()), ["Bäckström, Åke", "Aagaard-Lund, Oystein"]);
    let near = run(words("strandgrd", &[]), b"").json();
    assert_eq!((&near["spelling"], names(&near)), (&"one_letter_off".into(), vec!["Strandgård, Ylva"]));
    let nobody = run(words("qqqq", &[]), b"");
    assert_eq!((nobody.code, nobody.json()["total"].as_u64()), (1, Some(0)));
    let danish = rokade(&format!("list search ågård øystein --lang da --list-folder {folder}"));
    assert!(danish.out.contains("Aagaard-Lund, Oystein") && danish.out.contains("FIDE-nummer"), "{}", danish.out);

    // The single list of the month says who is inactive.
    let single =
        rokade(&format!("import fide-list {} --json --list-folder {folder}", list("fide-standard.txt"))).json();
    assert_eq!(single["list"], "2026-09-standard");
    assert_eq!(run(words("holst", &[]), b"").json()["players"][0]["inactive"], true);
    assert_eq!(run(words("astrid", &[]), b"").json()["players"][0]["inactive"], false);

    let shown = rokade(&format!("list show --json --list-folder {folder}")).json();
    let kept: Vec<&str> =
        shown["lists"].as_array().unwrap().iter().map(|list| list["list"].as_str().unwrap()).collect();
    assert_eq!(kept, ["2026-09-combined", "2026-09-standard"]);
    assert_eq!(rokade(&format!("list remove 2026-09-standard --list-folder {folder}")).code, 0);
    assert_eq!(rokade(&format!("list remove 2026-09-standard --list-folder {folder}")).code, 2);
}

#[test]
fn text_and_xml_of_one_list_are_the_same_list() {
    let home = tempfile::tempdir().unwrap();
    let digest = |file: &str, folder: &str| {
        let folder = home.path().join(folder).display().to_string();
        let said = rokade(&format!("import fide-list {} --json --month 2026-09 --list-folder {folder}", list(file)));
        said.json()["digest"].as_str().unwrap().to_owned()
    };
    assert_eq!(digest("fide-combined.txt", "a"), digest("fide-combined.xml", "b"));
    assert_eq!(digest("fide-standard.txt", "c"), digest("fide-standard.xml", "d"));
}

#[test]
fn what_cannot_be_used_is_told_and_changes_nothing() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("lists").display().to_string();
    let import = |file: &str, more: &str| rokade(&format!("import fide-list {file} --list-folder {folder} {more}"));
    assert_eq!(import("missing.zip", "").code, 2);
    let wrong = import(&list("fide-standard.txt"), "--month 2026-10");
    assert!(wrong.code == 2 && wrong.err.contains("another month"), "{}", wrong.err);
    assert_eq!(import(&list("example.trf"), "").code, 2);
    assert!(!Path::new(&folder).join("fide-2026-09-standard.list").exists());
    assert_eq!(import(&list("fide-combined.txt"), "--month 2026-09").code, 0);
    // A line that says nothing is told with its place; the list has fewer players and is asked about.
    let text = std::fs::read_to_string(list("fide-combined.txt")).unwrap();
    let short = home.path().join("short.txt").display().to_string();
    std::fs::write(&short, text.lines().take(4).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    let smaller = import(&short, "--month 2026-10");
    assert!(smaller.code == 2 && smaller.err.contains("--accept-smaller"), "{}", smaller.err);
    assert_eq!(import(&short, "--month 2026-10 --accept-smaller").code, 0);
    let many: String =
        (1..40).map(|id| text.lines().nth(1).unwrap().replacen("1499001", &format!("{:07}", id), 1) + "\n").collect();
    let doubtful = format!(
        "{}\n{many}{}\n",
        text.lines().next().unwrap(),
        text.lines().nth(1).unwrap().replacen("1499001", "14x9001", 1)
    );
    std::fs::write(&short, doubtful).unwrap();
    let told = import(&short, "--month 2026-11");
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.err.contains("short.txt:41:1:"), "{}", told.err);
    // A damaged list is refused by its name.
    let path = Path::new(&folder).join("fide-2026-11-combined.list");
    let mut bytes = std::fs::read(&path).unwrap();
    bytes[10] ^= 1;
    std::fs::write(&path, bytes).unwrap();
    let shown = rokade(&format!("list show --list-folder {folder}"));
    assert!(shown.code == 1 && shown.err.contains("fide-2026-11-combined.list"), "{} {}", shown.out, shown.err);
    let searched = rokade(&format!("list search holm --list 2026-11-combined --list-folder {folder}"));
    assert!(searched.code == 2 && searched.err.contains("damaged"), "{}", searched.err);
}

/// Killed at any moment, an import leaves the list that was there, whole.
#[test]
fn an_import_killed_on_the_way_leaves_the_list_that_was_there() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("lists").display().to_string();
    let text = std::fs::read_to_string(list("fide-combined.txt")).unwrap();
    let (header, line) = text.split_once("\r\n").map(|(header, rest)| (header, rest.lines().next().unwrap())).unwrap();
    let large: String =
        (0..60_000).map(|id| line.replacen("1499001", &format!("{:07}", 2_000_000 + id), 1) + "\n").collect();
    let file = home.path().join("large.txt").display().to_string();
    std::fs::write(&file, format!("{header}\n{large}")).unwrap();
    assert_eq!(
        rokade(&format!("import fide-list {} --month 2026-09 --list-folder {folder}", list("fide-combined.txt"))).code,
        0
    );
    let path = Path::new(&folder).join("fide-2026-09-combined.list");
    let before = std::fs::read(&path).unwrap();
    let mut killed = 0;
    for wait in [5, 40, 120, 300, 600] {
        let words = ["import", "fide-list", &file, "--month", "2026-09", "--list-folder", &folder];
        let mut child = command().args(words).spawn().unwrap();
        let begun = Instant::now();
        let temporary = Path::new(&folder).join("fide-list.new");
        while begun.elapsed() < Duration::from_secs(20) && !temporary.exists() {
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(wait));
        let _ = child.kill();
        if child.wait().unwrap().success() {
            break;
        }
        killed += 1;
        assert_eq!(std::fs::read(&path).unwrap(), before, "killed after {wait} ms");
        assert_eq!(rokade(&format!("list show --list-folder {folder}")).code, 0);
    }
    assert!(killed > 0, "nothing was killed on the way");
    assert_eq!(rokade(&format!("import fide-list {file} --month 2026-09 --list-folder {folder}")).code, 0);
    assert_eq!(rokade(&format!("list show --json --list-folder {folder}")).json()["lists"][0]["players"], 60_000);
    assert!(!Path::new(&folder).join("fide-list.new").exists());
}

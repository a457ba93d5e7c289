//! The rules of the house that a reader would otherwise have to watch over.

#[path = "../compiled/mod.rs"]
mod compiled;
mod gaps;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use compiled::compiled;

const LONGEST_FILE: usize = 500;
const WIDEST_LINE: usize = 160;

#[test]
fn no_file_is_longer_than_a_reader_bears() {
    for file in files(&root().join("crates"), &["rs"]) {
        let lines = text(&file).lines().count();
        assert!(lines <= LONGEST_FILE, "{} has {lines} lines", shown(&file));
    }
}

/// rustfmt breaks code at 120; what it leaves alone are texts and tables.
#[test]
fn no_line_is_wider_than_a_reader_bears() {
    let sources = ["crates", "fuzz"].map(|folder| files(&root().join(folder), &["rs", "html", "js"]));
    for file in sources.into_iter().flatten() {
        for (line, number) in text(&file).lines().zip(1..) {
            let width = line.chars().count();
            assert!(width <= WIDEST_LINE, "{}:{number} has {width} characters", shown(&file));
        }
    }
}

#[test]
fn what_every_form_is_made_of_stands_once() {
    let parts = root().join("crates/desk/templates/part/form.html");
    for file in files(&root().join("crates/desk/templates"), &["html"]).iter().filter(|file| **file != parts) {
        let source = text(file);
        for written in ["name=\"csrf\" value", "class=\"hint locked"] {
            assert!(!source.contains(written), "{} writes {written}: see part/form.html", shown(file));
        }
        // A label that is one text and names one control; only what is put together otherwise is written out.
        let fields = source.split("<div class=\"field").skip(1).filter(|rest| rest.starts_with(['"', ' ']));
        for label in fields.filter_map(|field| field.split("<label for=\"").nth(1)) {
            let (id, said) = label.split_once("\">").unwrap_or_default();
            let is_plain = !id.contains(['{', '"']) && said.split("</label>").next().is_some_and(is_one_value);
            assert!(!is_plain, "{} writes the field {id} out: see part/form.html", shown(file));
        }
    }
}

fn is_one_value(said: &str) -> bool {
    said.starts_with("{{") && said.ends_with("}}") && said.matches("{{").count() == 1
}

/// One style: `room/mod.rs`, and `tests/room/main.rs` for a test of several files; never `room.rs` beside `room`.
#[test]
fn a_module_of_several_files_lies_in_its_folder() {
    for file in files(&root().join("crates"), &["rs"]).into_iter().chain(files(&root().join("fuzz"), &["rs"])) {
        assert!(!file.with_extension("").is_dir(), "{} stands beside its folder", shown(&file));
    }
}

/// Whatever another crate can name says what it is. Methods, fields and variants say it by their name wherever the name
/// is enough (decisions 0026, 0030).
#[test]
fn every_public_item_says_what_it_is() {
    let mut items = 0;
    for file in files(&root().join("crates"), &["rs"]) {
        if !file.iter().any(|part| part == "src") || is_declared_for_tests(&file) {
            continue;
        }
        let source = compiled(&text(&file));
        let lines: Vec<&str> = source.lines().collect();
        for (at, line) in lines.iter().enumerate().filter(|(_, line)| is_public_item(line)) {
            // Attributes stand between the words and the item.
            let is_of_an_attribute = |line: &&&str| line.starts_with(['#', ' ', ')', ']']);
            let before = lines[..at].iter().rev().find(|line| !is_of_an_attribute(line));
            let is_told = before.is_some_and(|before| before.starts_with("///"));
            assert!(is_told, "{}: {line} says nothing of itself", shown(&file));
            items += 1;
        }
    }
    assert!(items > 1_000, "only {items} items were found");
}

/// What a reader meets in every crate has one name, and the name has one thing.
#[test]
fn told_said_and_reason_mean_one_thing() {
    let places = [
        ("Told", "crates/words/src/ruling.rs"),
        ("Said", "crates/view/src/said.rs"),
        ("Reason", "crates/clause/src/reason.rs"),
        ("ReasonShape", "crates/formats/src/reason.rs"),
        ("FiledRuling", "crates/tournament/src/incident.rs"),
    ];
    for (name, place) in places {
        let is_made = |line: &str| {
            let words: Vec<&str> = line.split([' ', '<', '(', '{', ';']).collect();
            words.windows(2).any(|two| two[1] == name && ["struct", "enum", "trait", "type"].contains(&two[0]))
        };
        let all =
            files(&root().join("crates"), &["rs"]).into_iter().filter(|file| file.iter().any(|part| part == "src"));
        let made = all.filter(|file| compiled(&text(file)).lines().any(is_made)).map(|file| shown(&file));
        assert_eq!(made.collect::<Vec<_>>(), [place], "{name}");
    }
}

/// An item of a module that other crates can name; what is brought in again says it where it stands.
fn is_public_item(line: &str) -> bool {
    line.strip_prefix("pub ").is_some_and(|rest| {
        let mut words = rest.split([' ', '<', '(']).skip_while(|word| ["async", "unsafe"].contains(word));
        words.next().is_some_and(|word| ["fn", "struct", "enum", "trait", "const", "static", "type"].contains(&word))
    })
}

#[test]
fn an_address_of_a_tournament_is_written_in_one_place() {
    let faces = ["/t/", "/p/", "/print/"];
    let place = root().join("crates/view/src/address.rs");
    let mut seen = 0;
    let code = ["cli", "desk", "view"].map(|name| root().join("crates").join(name).join("src"));
    for file in code.iter().flat_map(|folder| files(folder, &["rs"])).filter(|file| !is_declared_for_tests(file)) {
        let code: String = compiled(&text(&file)).split_whitespace().collect();
        for face in faces.iter().filter(|_| file != place) {
            assert!(!code.contains(&format!("format!(\"{face}")), "{} writes {face}: see address.rs", shown(&file));
        }
        seen += code.matches("EventAt::desk(").count();
    }
    assert!(seen > 5, "{seen} addresses are made by address.rs");
    for file in files(&root().join("crates/desk/templates"), &["html"]) {
        for face in faces {
            assert!(!text(&file).contains(&format!("\"{face}{{{{")), "{} writes {face}: pass it", shown(&file));
        }
    }
}

#[test]
fn a_tab_is_compared_and_never_spelt() {
    for file in files(&root().join("crates/desk/src"), &["rs"]) {
        let code: String = compiled(&text(&file)).split_whitespace().collect();
        for spelt in ["{:?}\",self.tab", "{tab:?}", "{:?}\",tab"] {
            assert!(!code.contains(spelt), "{} spells a tab out: compare it, or ask its row", shown(&file));
        }
    }
}

#[test]
fn no_module_is_a_drawer() {
    for file in files(&root().join("crates"), &["rs"]) {
        let names = file.strip_prefix(root()).unwrap().iter().map(|part| part.to_string_lossy().replace(".rs", ""));
        for name in names {
            assert!(
                !["util", "utils", "helper", "helpers", "common", "misc"].contains(&name.as_str()),
                "{}",
                shown(&file)
            );
        }
    }
}

#[test]
fn nothing_is_left_for_later() {
    let unfinished = ["todo!(", "unimplemented!(", "#[ignore", "// TODO", "// FIXME", "unsafe {", "unsafe fn"];
    for file in files(&root().join("crates"), &["rs"]).iter().filter(|file| !file.ends_with("cli/tests/house/main.rs"))
    {
        let source = text(file);
        for words in unfinished {
            assert!(!source.contains(words), "{} says {words}", shown(file));
        }
    }
}

#[test]
fn nothing_unwraps_outside_tests() {
    for file in files(&root().join("crates"), &["rs"]) {
        if file.iter().any(|part| part == "tests" || part == "benches") {
            continue;
        }
        let source = text(&file);
        let is_test_module =
            source.lines().next().is_some_and(|line| line.contains("#![cfg(test)]")) || is_declared_for_tests(&file);
        let code = compiled(&source);
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let found = lines.filter(|line| line.contains(".unwrap()")).count();
        assert!(is_test_module || found == 0, "{} unwraps", shown(&file));
    }
}

/// A module file whose parent declares it under `#[cfg(test)]`.
fn is_declared_for_tests(file: &Path) -> bool {
    let name = file.file_stem().unwrap().to_string_lossy().into_owned();
    let folder = file.parent().unwrap();
    let parents = [folder.join("mod.rs"), folder.join("lib.rs"), folder.join("main.rs"), folder.with_extension("rs")];
    parents.iter().filter(|parent| parent.exists() && *parent != file).any(|parent| {
        let source = text(parent);
        let mut lines = source.lines().map(str::trim).peekable();
        while let Some(line) = lines.next() {
            if line == "#[cfg(test)]" && lines.peek().is_some_and(|next| next.ends_with(&format!("mod {name};"))) {
                return true;
            }
        }
        false
    })
}

#[test]
fn nothing_names_a_path_of_one_machine() {
    let extensions = ["rs", "toml", "md", "ftl", "csv", "html", "css", "js", "sql", "trf", "txt", "sh"];
    // Written in pieces, so that this file does not find itself.
    let paths =
        [["/wo", "rk/"].concat(), ["/ro", "ot/"].concat(), ["shared", "/spec"].concat(), ["shared", "/seeds"].concat()];
    for folder in ["crates", "rules", "docs", "fuzz"] {
        for file in files(&root().join(folder), &extensions) {
            let source = text(&file);
            for path in &paths {
                assert!(!source.contains(path.as_str()), "{} names {path}", shown(&file));
            }
        }
    }
}

#[test]
fn the_laws_are_cited_by_rule_and_not_by_number() {
    for file in files(&root().join("crates/laws/src"), &["rs"]) {
        let numbered = literals(&compiled(&text(&file))).find(|literal| literal.starts_with("L2"));
        assert_eq!(numbered, None, "{} cites a clause of one edition; name the rule", shown(&file));
    }
}

#[test]
fn every_clause_named_in_code_is_in_the_inventory() {
    let known: BTreeSet<&str> = rokade_clause::inventory().iter().map(|clause| clause.id.as_str()).collect();
    for file in files(&root().join("crates"), &["rs"]) {
        if !file.iter().any(|part| part == "src") {
            continue;
        }
        for literal in literals(&compiled(&text(&file))).filter(|literal| is_like_a_clause(literal)) {
            assert!(known.contains(literal.as_str()), "{} cites {literal}", shown(&file));
        }
    }
    for file in files(&root().join("crates/desk/templates"), &["html"]) {
        for word in text(&file).split(|letter: char| !is_of_a_clause(letter)).filter(|word| is_like_a_clause(word)) {
            assert!(known.contains(word.trim_end_matches('.')), "{} cites {word}", shown(&file));
        }
    }
}

#[test]
fn every_clause_on_a_page_is_a_link() {
    let desk = root().join("crates/desk");
    for file in files(&desk.join("templates"), &["html"]).into_iter().chain(files(&desk.join("static"), &["js"])) {
        let source = text(&file);
        let is_bare = source.contains("<span class=\"clause\"")
            || source.contains("createElement(\"span\"), { className: \"clause\"");
        assert!(!is_bare, "{} writes a clause that leads nowhere: see part/cite.html", shown(&file));
    }
}

#[test]
fn every_reading_named_in_code_is_written_down() {
    for file in files(&root().join("crates"), &["rs"]).into_iter().filter(|file| file.iter().any(|part| part == "src"))
    {
        for named in text(&file).split(".read_as(\"").skip(1) {
            let name = named.split('"').next().unwrap_or_default();
            let reading = root().join("docs/readings").join(format!("{name}.md"));
            assert!(reading.exists(), "{} reads a clause as {name}", shown(&file));
        }
    }
}

#[test]
fn every_text_named_in_code_exists() {
    let mut keys = BTreeSet::new();
    for file in files(&root().join("crates/words/locales/en"), &["ftl"]) {
        let source = text(&file);
        keys.extend(source.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()));
    }
    let rooms: BTreeSet<&str> = keys.iter().filter_map(|key| key.split_once('-')).map(|(room, _)| room).collect();
    let adapters =
        ["crates/cli/src", "crates/desk/src", "crates/desk/templates", "crates/view/src", "crates/words/src"];
    for file in adapters.iter().flat_map(|folder| files(&root().join(folder), &["rs", "html"])) {
        for (call, literal) in asked_for(&compiled(&text(&file))) {
            let is_key = literal.split_once('-').is_some_and(|(room, _)| rooms.contains(room));
            // A key that ends here goes on with what is known only when the page is made.
            let is_whole = is_key && !literal.ends_with('-');
            assert!(!is_whole || keys.contains(&literal), "{} says {literal} in {call}", shown(&file));
        }
    }
}

#[test]
fn no_system_tie_break_edition_command_or_event_is_passed_over_in_silence() {
    // What a system or a tie-break is stands in its row; here the rows are made and read.
    let tables = ["crates/pairing/src/system", "crates/standings/src/fide/code.rs"].map(|table| root().join(table));
    let mut silent = Vec::new();
    for file in files(&root().join("crates"), &["rs"]) {
        let is_code = file.iter().any(|part| part == "src") && !tables.iter().any(|table| file.starts_with(table));
        let is_test = file.iter().any(|part| part == "tests.rs" || part == "tests") || is_declared_for_tests(&file);
        if is_code && !is_test {
            let source = text(&file);
            let words = gaps::Words::of(file.starts_with(root().join("crates/tournament/src")), &source);
            silent.extend(gaps::gaps(&source, words).into_iter().map(|gap| format!("{}: {gap}", shown(&file))));
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}

/// The literals handed to whatever says a text, each with the call.
fn asked_for(code: &str) -> Vec<(&'static str, String)> {
    const CALLS: &[&str] =
        &["text(", "text_with(", "word(", "say(", "say_with(", "say_part(", ".t(", ".tv(", ".tv2(", ".tr("];
    let mut found = Vec::new();
    for call in CALLS {
        for (at, _) in code.match_indices(call) {
            let rest = &code[at + call.len()..];
            let Some(quoted) = rest.split(')').next().and_then(|arguments| arguments.split('"').nth(1)) else {
                continue;
            };
            if quoted.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-') {
                found.push((*call, quoted.to_owned()));
            }
        }
    }
    found
}

fn is_of_a_clause(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || ".:-_".contains(letter)
}

/// The books of the inventory: the Laws, the union's, Norway's additions, the rulings, FIDE's.
fn is_like_a_clause(text: &str) -> bool {
    let is_id = |rest: &str| rest.starts_with(|c: char| c.is_ascii_digit()) && !rest.contains(' ');
    text.strip_prefix("D4.").is_some_and(is_id)
        || ["L2001-", "L2009-", "L2018-", "L2023-", "NO2009-", "DK-ruling-", "FIDE-B.", "FIDE-C."]
            .iter()
            .any(|edition| text.strip_prefix(edition).is_some_and(|rest| !rest.is_empty()) && !is_begun_only(text))
}

/// The beginning of an id that is put together, as that of a tie-break by its code.
fn is_begun_only(text: &str) -> bool {
    text.ends_with(':') || text.contains('{')
}

/// What stands between quotation marks on one line; enough for ids and keys.
fn literals(source: &str) -> impl Iterator<Item = String> + '_ {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).unwrap().to_owned()
}

fn text(file: &Path) -> String {
    String::from_utf8_lossy(&fs::read(file).unwrap()).into_owned()
}

fn shown(file: &Path) -> String {
    file.strip_prefix(root()).unwrap().display().to_string()
}

fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<PathBuf> = entries
        .flat_map(|entry| {
            let path = entry.unwrap().path();
            let is_built =
                path.file_name().is_some_and(|name| name == "target" || name == "corpus" || name == "artifacts");
            match path.is_dir() {
                true if is_built => Vec::new(),
                true => files(&path, extensions),
                false => vec![path],
            }
        })
        .filter(|path| path.extension().is_some_and(|extension| extensions.iter().any(|wanted| extension == *wanted)))
        .collect();
    found.sort();
    found
}

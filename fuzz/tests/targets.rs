//! Every fuzz target is built and holds for a while under the library's own runner. Without the counters of a fuzzing
//! build the runner goes blind: it finds what is broken at once, and that a target no longer builds. The long way is in
//! the README.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const TARGETS: &[(&str, &str)] = &[
    ("attempts_agree_with_legals", env!("CARGO_BIN_EXE_attempts_agree_with_legals")),
    ("fen_never_panics", env!("CARGO_BIN_EXE_fen_never_panics")),
    ("fide_lists_never_panic", env!("CARGO_BIN_EXE_fide_lists_never_panic")),
    ("half_points_read_what_they_write", env!("CARGO_BIN_EXE_half_points_read_what_they_write")),
    ("helpmates_replay", env!("CARGO_BIN_EXE_helpmates_replay")),
    ("journals_never_panic", env!("CARGO_BIN_EXE_journals_never_panic")),
    ("member_lists_are_read_or_refused", env!("CARGO_BIN_EXE_member_lists_are_read_or_refused")),
    ("pgn_never_panics", env!("CARGO_BIN_EXE_pgn_never_panics")),
    ("pgn_reads_what_it_writes", env!("CARGO_BIN_EXE_pgn_reads_what_it_writes")),
    ("players_never_panics", env!("CARGO_BIN_EXE_players_never_panics")),
    ("rating_lists_are_read_or_refused", env!("CARGO_BIN_EXE_rating_lists_are_read_or_refused")),
    ("scripts_are_heard_or_refused", env!("CARGO_BIN_EXE_scripts_are_heard_or_refused")),
    ("time_controls_read_what_they_write", env!("CARGO_BIN_EXE_time_controls_read_what_they_write")),
    ("trf_never_panics", env!("CARGO_BIN_EXE_trf_never_panics")),
    ("trf_reads_what_it_writes", env!("CARGO_BIN_EXE_trf_reads_what_it_writes")),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_target_is_tried() {
    let named: BTreeSet<String> = TARGETS.iter().map(|(name, _)| format!("{name}.rs")).collect();
    let files = fs::read_dir(root().join("fuzz_targets")).unwrap();
    let written: BTreeSet<String> = files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(named, written);
}

#[test]
fn every_target_holds_for_a_while() {
    let seeds = root().join("../crates/formats/tests/files");
    for (name, program) in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let run = Command::new(program)
            .args(["-runs=400", "-seed=20261118", "-max_len=2000", "-print_final_stats=1"])
            .arg(format!("-artifact_prefix={}/", folder.path().display()))
            .args([folder.path(), &seeds])
            .output()
            .expect("the target runs");
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{name}: {said}");
        let tried = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
        let tried: u32 = tried.map_or(0, |count| count.trim().parse().unwrap());
        assert!(tried >= 400, "{name} tried {tried}: {said}");
    }
}

#[test]
fn every_target_has_something_to_begin_with() {
    let made = Command::new(root().join("run")).arg("--seeds").output().expect("the script runs");
    let (said, complained) = (String::from_utf8_lossy(&made.stdout), String::from_utf8_lossy(&made.stderr));
    assert!(made.status.success() && complained.is_empty(), "{complained}");
    for (name, _) in TARGETS {
        let line = said.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        let files: u32 = line.map_or(0, |count| count.parse().expect("a count"));
        assert!(files > 0, "{name} begins with nothing: {said}");
    }
}

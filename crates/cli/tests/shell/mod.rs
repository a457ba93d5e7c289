//! Runs the real binary as a person would.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// What a command answered.
pub(crate) struct Said {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Said {
    pub(crate) fn json(&self) -> serde_json::Value {
        assert!(self.out.ends_with('\n') && self.out.lines().count() == 1, "one object and a newline: {}", self.out);
        serde_json::from_str(&self.out).unwrap()
    }
}

/// `rokade` with these words, split at blanks; English unless the words say otherwise.
pub(crate) fn rokade(words: &str) -> Said {
    run(words.split_whitespace().map(str::to_owned).collect(), b"")
}

/// The same with something on standard input.
pub(crate) fn rokade_reading(words: &str, input: &[u8]) -> Said {
    run(words.split_whitespace().map(str::to_owned).collect(), input)
}

pub(crate) fn run(words: Vec<String>, input: &[u8]) -> Said {
    let mut child = command().args(words).spawn().unwrap();
    // A command that ends before it has read everything closes the pipe; that is its right.
    let _ = child.stdin.take().unwrap().write_all(input);
    said(child.wait_with_output().unwrap())
}

pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rokade"));
    command.env("LC_ALL", "C").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn said(output: Output) -> Said {
    Said {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A file of `tests/fixtures`.
pub(crate) fn fixture(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name).display().to_string()
}

pub(crate) fn fixture_text(name: &str) -> String {
    std::fs::read_to_string(fixture(name)).unwrap()
}

/// A folder for one test, gone when it ends.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file and gives its path as text.
    pub(crate) fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        std::fs::write(self.path(name), content).unwrap();
        self.name(name)
    }

    pub(crate) fn name(&self, name: &str) -> String {
        self.path(name).display().to_string()
    }
}

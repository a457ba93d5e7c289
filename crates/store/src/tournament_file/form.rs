//! The form of the file: JSON, closed by a digest over everything before it.
//!
//! Version 1 had neither hashes nor a digest. Version 2 carries the text of every event exactly as the journal holds it,
//! since its hash is taken over that text. The digest is SHA-256 over the file without the blanks between its values
//! and without the digest itself, so that a file may be laid out anew, but not changed.

use rokade_tournament::{Micros, NewFacts, PlayerId};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use super::ImportError;

const FORMAT: &str = "rokade-tournament";
/// The version of the file that this program writes, and the newest it reads.
pub(super) const VERSION: u32 = 2;
/// The first version with hashes.
pub(super) const CHAINED: u32 = 2;

/// The beginning of every version of the file.
#[derive(Deserialize)]
struct Cover {
    format: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
pub(super) struct TournamentFile {
    pub(super) format: String,
    pub(super) version: u32,
    /// The same in every copy that was moved, so that an event is not taken in twice.
    pub(super) origin: String,
    pub(super) name: String,
    pub(super) created: Micros,
    /// How many events and facts follow: a file that was cut and mended by hand is found out.
    pub(super) events: usize,
    pub(super) people: usize,
    /// The first record whose hash was written together with it.
    #[serde(default)]
    pub(super) chain_begins: u64,
    pub(super) journal: Vec<FileRecord>,
    pub(super) facts: Vec<NewFacts>,
    /// Whose facts are erased. A backup put back may know an erasure that its journal does not.
    #[serde(default)]
    pub(super) erased: Vec<PlayerId>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct FileRecord {
    pub(super) seq: u64,
    pub(super) step: u64,
    pub(super) at: Micros,
    pub(super) by: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) hash: Option<String>,
    pub(super) event: Box<RawValue>,
}

impl TournamentFile {
    pub(super) fn new(origin: String, name: String, created: Micros) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            origin,
            name,
            created,
            events: 0,
            people: 0,
            chain_begins: 1,
            journal: Vec::new(),
            facts: Vec::new(),
            erased: Vec::new(),
        }
    }

    /// The file's text, with its digest.
    pub(super) fn text(&self) -> Vec<u8> {
        let mut text = serde_json::to_vec_pretty(self).expect("a tournament is written as JSON");
        let end = text.pop();
        debug_assert_eq!(end, Some(b'}'), "an object ends with its brace");
        let digest = hex(&Sha256::digest(without_blanks(&text)));
        text.truncate(text.trim_ascii_end().len());
        text.extend_from_slice(format!(",\n  \"digest\": \"{digest}\"\n}}\n").as_bytes());
        text
    }
}

pub(super) fn read(bytes: &[u8]) -> Result<TournamentFile, ImportError> {
    // The cover first: a file of a newer version may look different after it.
    let cover: Cover = serde_json::from_slice(bytes).map_err(|error| match error.classify() {
        serde_json::error::Category::Eof if looks_like_ours(bytes) => truncated(&error),
        serde_json::error::Category::Syntax if looks_like_ours(bytes) => broken(&error),
        _ => ImportError::NotATournament,
    })?;
    if cover.format != FORMAT || cover.version == 0 {
        return Err(ImportError::NotATournament);
    }
    if cover.version > VERSION {
        return Err(ImportError::NewerVersion { found: cover.version, known: VERSION });
    }
    let file = serde_json::from_slice(bytes).map_err(|error| broken(&error))?;
    if cover.version >= CHAINED && !is_as_written(bytes) {
        return Err(ImportError::Altered);
    }
    Ok(file)
}

/// Whether the digest at the end is that of everything before it.
fn is_as_written(bytes: &[u8]) -> bool {
    const BEFORE: &[u8] = b",\"digest\":\"";
    let text = without_blanks(bytes);
    let found = text.len().checked_sub(BEFORE.len() + 64 + 2).map(|at| text.split_at(at));
    found.is_some_and(|(content, end)| {
        let digest = end.strip_prefix(BEFORE).and_then(|end| end.strip_suffix(b"\"}"));
        digest == Some(hex(&Sha256::digest(content)).as_bytes())
    })
}

/// JSON without the blanks between its values.
pub(super) fn without_blanks(json: &[u8]) -> Vec<u8> {
    let (mut is_text, mut is_escaped) = (false, false);
    let mut bare = Vec::with_capacity(json.len());
    for byte in json {
        if is_text {
            is_text = *byte != b'"' || is_escaped;
            is_escaped = *byte == b'\\' && !is_escaped;
        } else if matches!(byte, b' ' | b'\n' | b'\r' | b'\t') {
            continue;
        } else {
            is_text = *byte == b'"';
        }
        bare.push(*byte);
    }
    bare
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn looks_like_ours(bytes: &[u8]) -> bool {
    let beginning = &bytes[..bytes.len().min(200)];
    beginning.windows(FORMAT.len()).any(|part| part == FORMAT.as_bytes())
}

fn truncated(error: &serde_json::Error) -> ImportError {
    ImportError::Truncated { line: error.line(), column: error.column() }
}

fn broken(error: &serde_json::Error) -> ImportError {
    ImportError::Broken { line: error.line(), column: error.column(), what: error.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_be_laid_out_anew_and_not_changed() {
        let file = TournamentFile::new("x".to_owned(), "Rook \\\" and { blank }".to_owned(), 7).text();
        assert!(is_as_written(&file));
        let value: serde_json::Value = serde_json::from_slice(&file).unwrap();
        assert_eq!(value["name"], "Rook \\\" and { blank }");
        let bare = without_blanks(&file);
        assert!(bare.len() < file.len() && is_as_written(&bare));
        let at = file.windows(4).position(|part| part == b"Rook").unwrap();
        for place in [at, file.len() - 10, 2] {
            let mut changed = file.clone();
            changed[place] ^= 1;
            assert!(!is_as_written(&changed), "{place}");
        }
    }
}

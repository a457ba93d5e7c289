//! Files and standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use rokade_clause::Reason;
use rokade_formats::trf::{self, Trf};

use crate::fault::{Failure, Fault};

/// Larger inputs are no tournament.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// What messages call standard input.
pub(crate) const STDIN_NAME: &str = "<stdin>";

/// An input that was read.
pub(crate) struct Input {
    /// As the person wrote it, for messages.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What is read piece by piece.
pub(crate) type Source = Box<dyn Read + Send>;

/// Opens a file, or standard input for `-`, and says what messages call it.
pub(crate) fn open(path: &str) -> Result<(String, Source), Failure> {
    match path {
        "-" => Ok((STDIN_NAME.to_owned(), Box::new(io::stdin()))),
        _ if Path::new(path).is_dir() => Err(Fault::of(Reason::house("is_a_folder")).in_file(path).into()),
        _ => match File::open(path) {
            Ok(file) => Ok((path.to_owned(), Box::new(file))),
            Err(error) => Err(not_read(path, &error)),
        },
    }
}

/// Reads a file, or standard input for `-`, as a whole.
pub(crate) fn read(path: &str) -> Result<Input, Failure> {
    let (name, source) = open(path)?;
    let bytes = bounded(source).map_err(|error| not_read(&name, &error))?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > MOST_BYTES {
        let reason = Reason::house("input_too_large").with("megabytes", i64::try_from(MOST_BYTES >> 20).unwrap_or(0));
        return Err(Fault::of(reason).in_file(&name).into());
    }
    Ok(Input { name, bytes })
}

fn not_read(name: &str, error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::NotFound => Fault::of(Reason::house("no_such_file")).in_file(name).into(),
        io::ErrorKind::PermissionDenied => Fault::of(Reason::house("file_not_readable")).in_file(name).into(),
        _ => Failure::of_file("file_not_read", name, error),
    }
}

/// Reads one byte more than the bound, so that a longer input shows itself without filling the memory.
fn bounded(reader: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a tournament report.
pub(crate) fn read_trf(path: &str) -> Result<(String, Trf), Failure> {
    let input = read(path)?;
    let trf = trf::read(&input.bytes, &input.name).map_err(|problems| Failure::in_file(&input.name, problems))?;
    Ok((input.name, trf))
}

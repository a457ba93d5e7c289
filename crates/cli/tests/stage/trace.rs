//! Reads the files that `strace -ff -ttt -T -y -xx` writes: one per thread, calls whole on a line.

use std::collections::BTreeMap;
use std::path::Path;

use super::disk::{Call, What};

/// The options that make strace write what `read_folder` reads. `-o PREFIX` comes behind them.
pub(crate) const STRACE: &[&str] = &[
    "-ff",
    "-ttt",
    "-T",
    "-y",
    "-xx",
    "-s",
    "16777216",
    "-e",
    "trace=openat,open,creat,pwrite64,pwritev,write,writev,lseek,ftruncate,fsync,fdatasync,rename,renameat,renameat2,unlink,unlinkat",
    "-e",
    "signal=none",
];

/// All calls on files below `folder`, in the order they began.
pub(crate) fn read_folder(traces: &Path, folder: &str) -> Vec<Call> {
    let mut calls = Vec::new();
    for entry in std::fs::read_dir(traces).expect("the folder of traces exists") {
        let text = std::fs::read_to_string(entry.expect("a readable entry").path()).expect("a trace is text");
        let mut positions = BTreeMap::new();
        calls.extend(text.lines().filter_map(|line| call(line, &mut positions)));
    }
    calls.retain(|call| touches(call, folder));
    calls.sort_by_key(|call| call.began);
    calls
}

fn touches(call: &Call, folder: &str) -> bool {
    match &call.what {
        What::Create { path, .. }
        | What::Write { path, .. }
        | What::Truncate { path, .. }
        | What::Sync { path }
        | What::Rename { to: path, .. }
        | What::Remove { path } => path.starts_with(folder) && !path.ends_with("-shm"),
    }
}

/// `1763240000.123456 pwrite64(12</x>, "\x41", 1, 0) = 1 <0.000012>`; a failed call is none.
/// `positions` keeps the place in files written without an offset.
fn call(line: &str, positions: &mut BTreeMap<String, u64>) -> Option<Call> {
    let (time, rest) = line.split_once(' ')?;
    let (name, rest) = rest.split_once('(')?;
    let (arguments, answer) = rest.rsplit_once(") = ")?;
    let (answer, took) = answer.rsplit_once(" <")?;
    if answer.starts_with('-') {
        return None;
    }
    let began = micros(time)?;
    let ended = began + micros(took.strip_suffix('>')?)?;
    let arguments = split(arguments);
    let file = |index: usize| fd_path(arguments.get(index)?);
    let number = |index: usize| arguments.get(index)?.parse::<u64>().ok();
    let what = match name {
        "openat" => created(&unhex(arguments.get(1)?), arguments.get(2)?, answer)?,
        "open" => created(&unhex(arguments.first()?), arguments.get(1)?, answer)?,
        "creat" => What::Create { path: fd_path(answer)?, truncate: true },
        "pwrite64" => What::Write { path: file(0)?, offset: number(3)?, bytes: unhex_bytes(arguments.get(1)?) },
        "write" => {
            let path = file(0)?;
            let bytes = unhex_bytes(arguments.get(1)?);
            let position = positions.entry(path.clone()).or_default();
            let offset = *position;
            *position += bytes.len() as u64;
            What::Write { path, offset, bytes }
        }
        "lseek" => {
            positions.insert(file(0)?, answer.split(' ').next()?.parse().ok()?);
            return None;
        }
        "ftruncate" => What::Truncate { path: file(0)?, length: number(1)? },
        "fsync" | "fdatasync" => What::Sync { path: file(0)? },
        "rename" => What::Rename { from: unhex(arguments.first()?), to: unhex(arguments.get(1)?) },
        "renameat" | "renameat2" => What::Rename { from: unhex(arguments.get(1)?), to: unhex(arguments.get(3)?) },
        "unlink" => What::Remove { path: unhex(arguments.first()?) },
        "unlinkat" => What::Remove { path: unhex(arguments.get(1)?) },
        "pwritev" | "writev" if file(0).is_some_and(|path| path.starts_with('/')) => {
            panic!("the server writes a file with {name}, which this reader does not follow: {line}")
        }
        _ => return None,
    };
    Some(Call { began, ended, what })
}

fn created(path: &str, flags: &str, answer: &str) -> Option<What> {
    let opened = fd_path(answer).unwrap_or_else(|| path.to_owned());
    flags.contains("O_CREAT").then(|| What::Create { path: opened, truncate: flags.contains("O_TRUNC") })
}

/// Splits arguments at commas outside quotes and angle brackets.
fn split(arguments: &str) -> Vec<&str> {
    let (mut parts, mut start, mut quoted) = (Vec::new(), 0, false);
    for (index, byte) in arguments.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b',' if !quoted => {
                parts.push(arguments[start..index].trim());
                start = index + 1;
            }
            _ => {}
        }
    }
    parts.push(arguments[start..].trim());
    parts
}

/// The path in `12</tmp/x>`; with `-xx` it may stand in hexadecimal escapes.
fn fd_path(argument: &str) -> Option<String> {
    let inner = argument.split_once('<')?.1.strip_suffix('>')?;
    Some(unhex(inner))
}

fn unhex(text: &str) -> String {
    String::from_utf8_lossy(&unhex_bytes(text)).into_owned()
}

fn unhex_bytes(text: &str) -> Vec<u8> {
    let text = text.trim_matches('"').as_bytes();
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let mut bytes = Vec::with_capacity(text.len() / 4);
    let mut at = 0;
    while at < text.len() {
        let escape = text.get(at..at + 4).filter(|four| four.starts_with(b"\\x"));
        match escape.and_then(|four| Some(16 * digit(four[2])? + digit(four[3])?)) {
            Some(byte) => {
                bytes.push(byte);
                at += 4;
            }
            None => {
                bytes.push(text[at]);
                at += 1;
            }
        }
    }
    bytes
}

fn micros(seconds: &str) -> Option<i64> {
    let (whole, fraction) = seconds.split_once('.')?;
    Some(whole.parse::<i64>().ok()? * 1_000_000 + format!("{fraction:0<6}").get(..6)?.parse::<i64>().ok()?)
}

//! Results to standard output, everything else to standard error.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use rokade_words::Arg;
use serde::Serialize;

use crate::answer::BAD_INPUT;
use crate::fault::{Failure, Fault};
use crate::shape::error::ErrorShape;
use crate::voice::Voice;

/// Nobody reads a longer list of what is wrong; programs get it whole.
const MOST_LINES: usize = 20;

/// Writes a result. A reader that has closed the pipe has read enough.
pub fn write(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Writes one JSON object and a newline.
pub fn write_json(shape: &impl Serialize) -> anyhow::Result<()> {
    let mut text = serde_json::to_string(shape)?;
    text.push('\n');
    Ok(write(&text)?)
}

/// Tells the person something that is not the result. A closed standard error is no reason to fail.
pub fn tell(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// Reports what is wrong with the input, in the form that was asked for.
pub fn report(failure: &Failure, json: bool, voice: &Voice) -> ExitCode {
    if json {
        let shape = ErrorShape::of(failure, voice);
        if let Err(error) = write_json(&shape) {
            tell(&error.to_string());
        }
    } else {
        let (told, rest) = failure.faults.split_at(failure.faults.len().min(MOST_LINES));
        for fault in told {
            tell(&fault.written(voice));
        }
        let more: i64 = rest.iter().map(Fault::count).sum();
        if more > 0 {
            tell(&voice.text_with("cli-more-faults", &[("count", Arg::from(more))]));
        }
    }
    ExitCode::from(BAD_INPUT)
}

/// What is no fault of the input becomes one line too, with its chain of causes.
pub fn failure_of(error: anyhow::Error) -> Failure {
    match error.downcast::<Failure>() {
        Ok(failure) => failure,
        Err(error) => {
            let chain: Vec<String> = error.chain().map(ToString::to_string).collect();
            Fault::of(rokade_clause::Reason::house("not_done").with("error", chain.join(": "))).into()
        }
    }
}

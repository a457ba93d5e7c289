//! Results to standard output, everything else to standard error.

use std::io::{self, BufWriter, ErrorKind, Stdout, Write};
use std::process::ExitCode;

use rokade_clause::Reason;
use rokade_formats::trf::{Trf, UNLIKELY};
use rokade_words::Arg;
use serde::Serialize;

use crate::answer::{Answer, BAD_INPUT};
use crate::fault::{Failure, Fault};
use crate::shape::error::ErrorShape;
use crate::voice::Voice;

/// Nobody reads a longer list of what is wrong; programs get it whole.
const MOST_LINES: usize = 20;

/// Writes a result. A reader that has closed the pipe has read enough.
pub(crate) fn write(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Writes one JSON object and a newline.
pub(crate) fn write_json(shape: &impl Serialize) -> anyhow::Result<()> {
    let mut text = serde_json::to_string(shape)?;
    text.push('\n');
    Ok(write(&text)?)
}

/// Results that come one after the other, and what is wrong with some of the input.
pub(crate) struct Stream<'a> {
    out: BufWriter<Stdout>,
    is_closed: bool,
    is_all_used: bool,
    /// Lines on standard error, and problems beyond those.
    told: usize,
    untold: i64,
    json: bool,
    voice: &'a Voice,
}

impl<'a> Stream<'a> {
    pub(crate) fn new(json: bool, voice: &'a Voice) -> Self {
        Self { out: BufWriter::new(io::stdout()), is_closed: false, is_all_used: true, told: 0, untold: 0, json, voice }
    }

    /// A reader that has closed the pipe has read enough.
    pub(crate) fn is_closed(&self) -> bool {
        self.is_closed
    }

    pub(crate) fn write(&mut self, text: &str) -> io::Result<()> {
        let written = self.out.write_all(text.as_bytes());
        self.unless_closed(written)
    }

    pub(crate) fn write_json(&mut self, shape: &impl Serialize) -> anyhow::Result<()> {
        let text = serde_json::to_string(shape)?;
        self.write(&text)?;
        Ok(self.write("\n")?)
    }

    /// Shows what has been written so far.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        let flushed = self.out.flush();
        self.unless_closed(flushed)
    }

    /// Something in the input could not be used: for programs an object in its place, for people
    /// lines on standard error, of which nobody reads too many.
    pub(crate) fn refuse(&mut self, failure: &Failure) -> anyhow::Result<()> {
        self.is_all_used = false;
        if self.json {
            return self.write_json(&ErrorShape::of(failure, self.voice));
        }
        self.warn(&failure.faults)
    }

    /// Something is wrong with the input, but it could be used.
    pub(crate) fn warn(&mut self, faults: &[Fault]) -> anyhow::Result<()> {
        if faults.is_empty() {
            return Ok(());
        }
        self.flush()?;
        for fault in faults {
            if self.told < MOST_LINES {
                tell(&fault.written(self.voice));
                self.told += 1;
            } else {
                self.untold += fault.count();
            }
        }
        Ok(())
    }

    /// Everything has been written; the answer says whether all of the input could be used.
    pub(crate) fn finish(mut self) -> anyhow::Result<Answer> {
        self.flush()?;
        if self.untold > 0 {
            tell(&self.voice.text_with("cli-more-faults", &[("count", Arg::from(self.untold))]));
        }
        Ok(if self.is_all_used { Answer::Yes } else { Answer::Unusable })
    }

    fn unless_closed(&mut self, result: io::Result<()>) -> io::Result<()> {
        match result {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.is_closed = true;
                Ok(())
            }
            other => other,
        }
    }
}

/// Tells the person something that is not the result. A closed standard error is no reason to fail.
pub(crate) fn tell(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

/// What was taken for granted in reading a file and may change a figure.
const DOUBTS: &[&str] = &[
    "date_impossible",
    "date_ambiguous",
    "date_short_year",
    "dates_reversed",
    "rounds_outside_event",
    "dates_unreadable",
    "points_informative",
    "bye_told_by_points",
    "bye_round_unknown",
    "marks_read_as_full_byes",
    "dates_shifted",
    "dates_one_a_line",
];

/// Tells which dates of a file cannot be and what else is in doubt; the file is used all the same.
pub(crate) fn tell_dates(file: &str, trf: &Trf, voice: &Voice) {
    let is_told = |reason: &&Reason| [DOUBTS, UNLIKELY].iter().any(|keys| keys.contains(&reason.key.as_ref()));
    for reason in trf.assumptions.iter().filter(is_told) {
        tell(&format!("{file}: {}", voice.reason(reason)));
    }
}

/// Reports what is wrong with the input, in the form that was asked for.
pub(crate) fn report(failure: &Failure, json: bool, voice: &Voice) -> ExitCode {
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
pub(crate) fn failure_of(error: anyhow::Error) -> Failure {
    match error.downcast::<Failure>() {
        Ok(failure) => failure,
        Err(error) => {
            let chain: Vec<String> = error.chain().map(ToString::to_string).collect();
            Fault::of(rokade_clause::Reason::house("not_done").with("error", chain.join(": "))).into()
        }
    }
}

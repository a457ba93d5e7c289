//! Questions from a file: one object, or a list of them.

use rokade_clause::Reason;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{QuestionArgs, Setting};
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::input;
use crate::output::Stream;
use crate::voice::Voice;

/// An answer in both forms, and whether it is "no".
pub(super) struct Answered<S> {
    pub shape: S,
    pub said: Vec<String>,
    pub is_no: bool,
}

impl<S> Answered<S> {
    pub(super) fn of(shape: S, said: Vec<String>) -> Self {
        Self { shape, said, is_no: false }
    }
}

/// Reads the questions and answers one after the other; one that is refused does not hold up the rest.
pub(super) fn answer<Q: DeserializeOwned, S: Serialize>(
    args: &QuestionArgs,
    setting: &Setting,
    answer: impl Fn(&Q, &Voice) -> Result<Answered<S>, Reason>,
) -> anyhow::Result<Answer> {
    let mut stream = Stream::new(!args.explain, &setting.voice);
    let input = match input::read(&args.file) {
        Ok(input) => input,
        Err(failure) => {
            stream.refuse(&failure)?;
            return stream.finish();
        }
    };
    let unreadable = |error: &serde_json::Error| {
        let reason = Reason::house("facts_unreadable").with("detail", error.to_string());
        let fault = Fault::of(reason).in_file(&input.name);
        let (line, column) = (error.line(), error.column());
        Failure::from(Fault { line: (line > 0).then_some(line), column: (line > 0).then_some(column), ..fault })
    };
    // A list is taken apart first; of a single question a fault has its line and column.
    let (questions, is_list) = match serde_json::from_slice(&input.bytes) {
        Ok(Value::Array(questions)) => (questions.into_iter().map(serde_json::from_value::<Q>).collect(), true),
        Ok(_) | Err(_) => (vec![serde_json::from_slice::<Q>(&input.bytes)], false),
    };
    let mut is_no = false;
    for (index, question) in questions.into_iter().enumerate() {
        let read = question.map_err(|error| unreadable(&error));
        let answered = read.and_then(|question| {
            let refused = |reason: Reason| Failure::from(Fault::of(reason).in_file(&input.name));
            answer(&question, &setting.voice).map_err(refused)
        });
        match answered {
            Ok(answered) => {
                is_no |= answered.is_no;
                match args.explain {
                    true => stream.write(&paragraph(index, &answered.said))?,
                    false => stream.write_json(&answered.shape)?,
                }
            }
            Err(failure) if is_list => stream.refuse(&numbered(failure, index))?,
            Err(failure) => stream.refuse(&failure)?,
        }
    }
    Ok(match stream.finish()? {
        Answer::Yes if is_no => Answer::No,
        finished => finished,
    })
}

/// Which of the list it is.
fn numbered(mut failure: Failure, index: usize) -> Failure {
    for fault in &mut failure.faults {
        fault.about = Some((index + 1).to_string());
    }
    failure
}

/// Answers to several questions stand apart.
fn paragraph(index: usize, said: &[String]) -> String {
    let gap = if index > 0 { "\n" } else { "" };
    format!("{gap}{}\n", said.join("\n"))
}

//! What a command answers to the shell.

use std::process::ExitCode;

/// The three exit codes of the contract; input that is bad as a whole is a [`crate::fault::Failure`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// 0: done, or "yes".
    Yes,
    /// 1: the answer is "no": a check failed, no legal pairing exists.
    No,
    /// 2: some of the input could not be used, which has been told; the rest was answered.
    Unusable,
}

/// 2: the input could not be used.
pub(crate) const BAD_INPUT: u8 = 2;

impl From<Answer> for ExitCode {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Yes => ExitCode::SUCCESS,
            Answer::No => ExitCode::from(1),
            Answer::Unusable => ExitCode::from(BAD_INPUT),
        }
    }
}

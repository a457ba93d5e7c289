//! `rokade.error/1`: everything that is wrong with the input.

use serde::Serialize;

use crate::fault::Failure;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct ErrorShape {
    schema: &'static str,
    errors: Vec<FaultShape>,
}

#[derive(Serialize)]
struct FaultShape {
    file: Option<String>,
    line: Option<usize>,
    column: Option<usize>,
    reason: String,
    found: Option<String>,
    expected: Option<String>,
    /// Which half-move of a text of moves, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    text: String,
}

impl ErrorShape {
    pub(crate) fn of(failure: &Failure, voice: &Voice) -> Self {
        let errors = failure
            .faults
            .iter()
            .map(|fault| FaultShape {
                file: fault.file.clone(),
                line: fault.line,
                column: fault.column,
                reason: fault.reason.key.to_string(),
                found: fault.found.clone(),
                expected: fault.expected.clone(),
                ply: fault.ply.map(|ply| ply.number),
                text: fault.text(voice),
            })
            .collect();
        Self { schema: "rokade.error/1", errors }
    }
}

//! `rokade.notation/1`

use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct NotationShape<'a> {
    pub schema: &'static str,
    /// None where nothing in the input tells its language, or several fit that mean different things.
    pub from: Option<&'a str>,
    pub to: &'a str,
    pub input: &'a str,
    /// None where the input can mean several things; they are the alternatives.
    pub output: Option<&'a str>,
    pub spoken: Option<&'a str>,
    pub alternatives: &'a [String],
    /// What is ambiguous and what can be meant, for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Moves in coordinates, where they were checked on a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uci: Option<&'a [String]>,
    /// The position after the last move, where they were checked on a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub final_fen: Option<&'a str>,
    /// What is not as it should be on a score sheet, by half-move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notes: Option<&'a [NoteShape]>,
}

#[derive(Clone, Debug, Serialize)]
pub(crate) struct NoteShape {
    pub ply: usize,
    pub note: &'static str,
}

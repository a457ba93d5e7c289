//! `rokade.unwinnable/1`

use rokade_board::unwinnable::{Answer, Explanation, Verdict, Why};
use rokade_board::{Bitboard, Color, Move, Position, Square};
use rokade_laws::referee::color_key;
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct UnwinnableShape<'a> {
    schema: &'static str,
    fen: &'a str,
    winner: &'static str,
    verdict: &'static str,
    helpmate: Option<Vec<String>>,
    reason: Option<&'static str>,
    nodes: u64,
    method: &'static str,
    /// States searched, where every position that can arise was looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed_set: Option<u64>,
    /// Neither side can mate; null where that is not decided. Only where both sides were asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    dead: Option<Option<bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<ExplanationShape>,
}

/// Why a side cannot mate, for a person: the sentence and the squares each man can ever reach.
#[derive(Serialize)]
struct ExplanationShape {
    key: &'static str,
    text: String,
    reach: Vec<ReachShape>,
}

#[derive(Serialize)]
struct ReachShape {
    man: String,
    piece: String,
    squares: Vec<String>,
}

impl<'a> UnwinnableShape<'a> {
    pub(crate) fn of(fen: &'a str, position: &Position, winner: Color, answer: &Answer) -> Self {
        let (helpmate, why) = match &answer.verdict {
            Verdict::Winnable(line) => (Some(uci(position, line)), None),
            Verdict::Unwinnable(why) => (None, Some(*why)),
            Verdict::Undecided => (None, None),
        };
        Self {
            schema: "rokade.unwinnable/1",
            fen,
            winner: color_key(winner),
            verdict: verdict_word(&answer.verdict),
            helpmate,
            reason: why.map(Why::key),
            nodes: answer.nodes,
            method: answer.method.key(),
            closed_set: why.and_then(|why| match why {
                Why::Exhausted { states } => Some(states),
                Why::BareKing | Why::Material | Why::ForcedLine | Why::ClosedWall => None,
            }),
            dead: None,
            explanation: None,
        }
    }

    pub(crate) fn in_position(mut self, dead: Option<bool>) -> Self {
        self.dead = Some(dead);
        self
    }

    pub(crate) fn explained(mut self, explanation: &Explanation, text: String) -> Self {
        let squares = |squares: Bitboard| squares.into_iter().map(|square: Square| square.to_string()).collect();
        let reach = explanation.reach.iter().map(|reach| ReachShape {
            man: reach.man.to_string(),
            piece: reach.piece.char().to_string(),
            squares: squares(reach.squares),
        });
        self.explanation = Some(ExplanationShape { key: explanation.key, text, reach: reach.collect() });
        self
    }
}

/// The plain answer of the batch mode.
pub(crate) fn verdict_word(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::Winnable(_) => "winnable",
        Verdict::Unwinnable(_) => "unwinnable",
        Verdict::Undecided => "undecided",
    }
}

fn uci(position: &Position, line: &[Move]) -> Vec<String> {
    let mut now = position.clone();
    let one = |m: &Move| {
        let text = now.uci(*m);
        now.play(*m);
        text
    };
    line.iter().map(one).collect()
}

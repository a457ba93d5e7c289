//! The answer as a person reads it: the verdict, the reason, the line or the squares.

use rokade_board::unwinnable::{Answer, Explanation, Reach, Verdict, explain};
use rokade_board::{Color, Position};
use rokade_laws::hopeless;
use rokade_laws::illegal::role_key;
use rokade_laws::referee::color_key;
use rokade_view::score;
use rokade_words::Arg;

use super::dead;
use crate::drawing::Drawing;
use crate::voice::Voice;

/// So many boards stand side by side on a terminal of ordinary width.
const BOARDS_IN_A_ROW: usize = 3;
/// Kings and the men that matter first; more boards would only scroll away.
const MOST_BOARDS: usize = 6;
const BOARD_WIDTH: usize = 25;

pub(super) fn written(position: &Position, answers: &[(Color, Answer)], nodes: u64, voice: &Voice) -> String {
    let mut text = format!("{}\n", Drawing::of(position, voice));
    let explanations: Vec<Explanation> =
        answers.iter().map(|(winner, answer)| explain(position, *winner, answer)).collect();
    for ((_, answer), explanation) in answers.iter().zip(&explanations) {
        text += &side(position, answer, explanation, nodes, voice);
    }
    if answers.len() == Color::ALL.len() && dead(answers) == Some(true) {
        text += &format!("{}\n", voice.text("cli-dead-position"));
    }
    if let Some(explanation) = explanations.iter().find(|explanation| is_drawn(explanation)) {
        text += &reach_drawn(position, &explanation.reach, voice);
    }
    text
}

/// Whether the squares the men can reach are the reason.
pub(super) fn is_drawn(explanation: &Explanation) -> bool {
    matches!(explanation.key, "closed_chain" | "exhausted")
}

fn side(position: &Position, answer: &Answer, explanation: &Explanation, nodes: u64, voice: &Voice) -> String {
    let color = ("color", Arg::from(color_key(explanation.winner)));
    match &answer.verdict {
        Verdict::Winnable(line) if line.is_empty() => format!("{}\n", voice.text_with("cli-has-mated", &[color])),
        Verdict::Winnable(line) => {
            let line = score::written(position, line, score::letters_of(voice.lang));
            format!("{}\n  {line}\n", voice.text_with("cli-can-mate", &[color]))
        }
        Verdict::Undecided => {
            let nodes = ("nodes", Arg::from(i64::try_from(nodes).unwrap_or(i64::MAX)));
            format!("{}\n", voice.text_with("cli-mate-undecided", &[color, nodes]))
        }
        Verdict::Unwinnable(_) => {
            let verdict = voice.text_with("cli-cannot-mate", &[color]);
            format!("{verdict} {}\n", voice.reason(&hopeless::reason(explanation)))
        }
    }
}

/// A board for each man with the squares it can ever reach.
fn reach_drawn(position: &Position, reach: &[Reach], voice: &Voice) -> String {
    let mut text = format!("\n{}\n", voice.text("cli-reach"));
    let shown: Vec<&Reach> = reach.iter().take(MOST_BOARDS).collect();
    for row in shown.chunks(BOARDS_IN_A_ROW) {
        let boards = row.iter().map(|reach| board(position, reach, voice)).collect::<Vec<_>>();
        let height = boards.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..height {
            let cells = boards.iter().map(|board| board.get(line).map_or("", String::as_str));
            let cells: String = cells.map(|cell| format!("{cell:BOARD_WIDTH$}")).collect();
            text += &format!("{}\n", cells.trim_end());
        }
    }
    text
}

fn board(position: &Position, reach: &Reach, voice: &Voice) -> Vec<String> {
    let args = [
        ("color", Arg::from(color_key(reach.piece.color))),
        ("man", Arg::from(role_key(reach.piece.role))),
        ("square", Arg::from(reach.man.to_string())),
    ];
    let caption = voice.text_with("cli-reach-man", &args);
    let drawing = Drawing::of(position, voice).marking(reach.squares);
    std::iter::once(caption).chain(drawing.lines()).collect()
}

//! `rokade.pair/1`

use rokade_model::{History, RoundNumber, StartNumber};
use rokade_pairing::{Board, Bye, Control, NOBODY, NoPairing, Pairing, Passed, System};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::voice::Voice;

/// The regulations all systems of this version come from.
pub const EDITION: &str = "dsu";

#[derive(Serialize)]
pub struct PairShape {
    schema: &'static str,
    system: &'static str,
    edition: &'static str,
    round: RoundNumber,
    players: usize,
    legal: bool,
    pairs: Vec<BoardShape>,
    bye: Option<ByeShape>,
    absent: Vec<StartNumber>,
    placement: Vec<StartNumber>,
    floats: Vec<FloatShape>,
    /// Lots are never drawn by these systems; the file's start numbers are the lots.
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unopposed: Vec<ByeShape>,
    #[serde(skip_serializing_if = "Option::is_none")]
    control: Option<ControlShape>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofShape>,
}

/// The bye stands last among the boards: Black, the second score and the colour are then null.
#[derive(Serialize)]
struct BoardShape {
    board: usize,
    white: StartNumber,
    black: Option<StartNumber>,
    scores: [Option<String>; 2],
    reasons: Vec<PassedShape>,
    colour: Option<ReasonShape>,
}

#[derive(Serialize)]
struct PassedShape {
    player: StartNumber,
    /// Null where the bye was passed over.
    would_have_met: Option<StartNumber>,
    #[serde(flatten)]
    reason: ReasonShape,
}

#[derive(Serialize)]
struct ByeShape {
    player: StartNumber,
    points: String,
    #[serde(flatten)]
    reason: ReasonShape,
    reasons: Vec<PassedShape>,
}

#[derive(Serialize)]
struct FloatShape {
    player: StartNumber,
    direction: &'static str,
    from: String,
    to: String,
}

#[derive(Serialize)]
struct ControlShape {
    state: &'static str,
    #[serde(flatten)]
    reason: Option<ReasonShape>,
}

#[derive(Serialize)]
struct ProofShape {
    reason: String,
    unmatched_set: Vec<StartNumber>,
    opponents: Vec<StartNumber>,
    clauses: Vec<String>,
    text: String,
}

impl PairShape {
    pub fn legal(system: System, history: &History, pairing: &Pairing, voice: &Voice) -> Self {
        Self {
            pairs: boards(history, pairing, voice),
            bye: pairing.bye.as_ref().map(|bye| bye_shape(bye, voice)),
            absent: pairing.absent.clone(),
            placement: pairing.placement.clone(),
            floats: pairing.boards.iter().flat_map(floats).collect(),
            unopposed: pairing.unopposed.iter().map(|bye| bye_shape(bye, voice)).collect(),
            control: control_shape(&pairing.control, voice),
            ..Self::empty(system, history, pairing.round)
        }
    }

    pub fn illegal(system: System, history: &History, round: RoundNumber, no: &NoPairing, voice: &Voice) -> Self {
        let absent = history.players.iter().filter(|player| crate::round::is_absent(player, round));
        Self {
            legal: false,
            absent: absent.map(|player| player.number).collect(),
            proof: Some(ProofShape {
                reason: no.reason.key.to_string(),
                unmatched_set: no.unmatched_set.clone(),
                opponents: no.opponents.clone(),
                clauses: no.reason.clauses.iter().map(ToString::to_string).collect(),
                text: voice.reason(&no.reason),
            }),
            ..Self::empty(system, history, round)
        }
    }

    fn empty(system: System, history: &History, round: RoundNumber) -> Self {
        Self {
            schema: "rokade.pair/1",
            system: system.key(),
            edition: EDITION,
            round,
            players: history.players.len(),
            legal: true,
            pairs: Vec::new(),
            bye: None,
            absent: Vec::new(),
            placement: Vec::new(),
            floats: Vec::new(),
            seed: None,
            unopposed: Vec::new(),
            control: None,
            proof: None,
        }
    }
}

/// As published, the bye last.
fn boards(history: &History, pairing: &Pairing, voice: &Voice) -> Vec<BoardShape> {
    let games = (1..).zip(&pairing.boards).map(|(number, board)| board_shape(number, board, voice));
    let last = pairing.boards.len() + 1;
    let bye = pairing.bye.iter().map(|bye| bye_board(last, history, pairing.round, bye, voice));
    games.chain(bye).collect()
}

fn board_shape(number: usize, board: &Board, voice: &Voice) -> BoardShape {
    BoardShape {
        board: number,
        white: board.white,
        black: Some(board.black),
        scores: [Some(board.scores.0.to_string()), Some(board.scores.1.to_string())],
        reasons: board.reasons.iter().map(|passed| passed_shape(passed, voice)).collect(),
        colour: Some(ReasonShape::of(&board.colour, voice, &[])),
    }
}

fn bye_board(number: usize, history: &History, round: RoundNumber, bye: &Bye, voice: &Voice) -> BoardShape {
    let points = history.player(bye.player).map(|player| history.points_after(player, round - 1).to_string());
    BoardShape {
        board: number,
        white: bye.player,
        black: None,
        scores: [points, None],
        reasons: bye.reasons.iter().map(|passed| passed_shape(passed, voice)).collect(),
        colour: None,
    }
}

fn passed_shape(passed: &Passed, voice: &Voice) -> PassedShape {
    PassedShape {
        player: passed.player,
        would_have_met: (passed.would_have_met != NOBODY).then_some(passed.would_have_met),
        reason: ReasonShape::of(&passed.reason, voice, &["player", "would_have_met"]),
    }
}

fn bye_shape(bye: &Bye, voice: &Voice) -> ByeShape {
    ByeShape {
        player: bye.player,
        points: bye.points.to_string(),
        reason: ReasonShape::of(&bye.reason, voice, &["player", "points", "reasons"]),
        reasons: bye.reasons.iter().map(|passed| passed_shape(passed, voice)).collect(),
    }
}

/// Two players of different scores: the one with more goes down to the other, who goes up.
/// See docs/readings/cli-floats.md.
fn floats(board: &Board) -> Vec<FloatShape> {
    let (white, black) = board.scores;
    if white == black {
        return Vec::new();
    }
    let float = |player, from: rokade_model::HalfPoints, to: rokade_model::HalfPoints| FloatShape {
        player,
        direction: if from > to { "down" } else { "up" },
        from: from.to_string(),
        to: to.to_string(),
    };
    let mut floats = vec![float(board.white, white, black), float(board.black, black, white)];
    floats.sort_by_key(|float| float.direction);
    floats
}

fn control_shape(control: &Control, voice: &Voice) -> Option<ControlShape> {
    let reason = |reason| Some(ReasonShape::of(reason, voice, &["state"]));
    Some(match control {
        Control::NotNeeded => return None,
        Control::Passed => ControlShape { state: "passed", reason: None },
        Control::Changed(why) => ControlShape { state: "changed", reason: reason(why) },
        Control::Impossible(why) => ControlShape { state: "impossible", reason: reason(why) },
        Control::Undecided(why) => ControlShape { state: "undecided", reason: reason(why) },
    })
}

//! `rokade.pair/1`

use rokade_model::{History, RoundNumber, StartNumber};
use rokade_pairing::{
    Board, Bye, Control, NOBODY, NoPairing, Pairing, Passed, Request, knock_out, olympiad, sheets, why_away,
};
use serde::Serialize;

mod procedure;
mod sheet;

use procedure::{AverageShape, FloatShape, GroupShape, StepShape};
use sheet::SheetShape;

use super::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct PairShape {
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
    /// The seed of the lots drawn; null where none are.
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unopposed: Vec<ByeShape>,
    #[serde(skip_serializing_if = "Option::is_none")]
    control: Option<ControlShape>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    groups: Vec<GroupShape>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    trace: Vec<StepShape>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    averages: Vec<AverageShape>,
    /// What everybody in the round brings along, in the order used.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sheets: Vec<SheetShape>,
    /// Why the absent are not in the round, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    away: Vec<ReasonShape>,
    /// Knock-out: the bracket the round is taken from.
    #[serde(skip_serializing_if = "Option::is_none")]
    bracket: Option<BracketShape>,
    /// Olympiad: the players of every team by board, 0 where a place is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    teams: Option<Vec<Vec<StartNumber>>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<ReasonShape>,
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
    /// Index into `groups`.
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    failings: Vec<ReasonShape>,
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
struct BracketShape {
    /// Which lines were drawn for which seeds, and who came where.
    lots: Vec<ReasonShape>,
    /// How the matches of the rounds before were decided, counted through the bracket.
    matches: Vec<ReasonShape>,
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
    /// Who can only meet whom, and what bars the rest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    because: Vec<ReasonShape>,
}

impl PairShape {
    pub(crate) fn legal(request: &Request, pairing: &Pairing, voice: &Voice) -> Self {
        let reasons = |list: &[rokade_clause::Reason]| reason_shapes(list, voice);
        Self {
            pairs: boards(request.history, pairing, voice),
            bye: pairing.bye.as_ref().map(|bye| bye_shape(bye, voice)),
            absent: pairing.absent.clone(),
            placement: pairing.placement.clone(),
            floats: FloatShape::all(pairing, voice),
            unopposed: pairing.unopposed.iter().map(|bye| bye_shape(bye, voice)).collect(),
            control: control_shape(&pairing.control, voice),
            groups: pairing.groups.iter().map(|group| GroupShape::of(group, voice)).collect(),
            trace: pairing.trace.iter().map(|step| StepShape::of(step, voice)).collect(),
            averages: pairing.averages.iter().map(AverageShape::of).collect(),
            sheets: sheets(request, pairing).iter().map(|sheet| SheetShape::of(sheet, voice)).collect(),
            away: away(request, &pairing.absent, voice),
            bracket: bracket(request, voice),
            teams: request.system.teams().map(|teams| olympiad::teams(request.history, teams)),
            notes: reasons(&pairing.notes),
            seed: pairing.seed,
            ..Self::empty(request)
        }
    }

    pub(crate) fn illegal(request: &Request, no: &NoPairing, voice: &Voice) -> Self {
        let Request { history, round, .. } = *request;
        let absent = history.players.iter().filter(|player| crate::round::is_absent(player, round));
        Self {
            legal: false,
            away: absent.clone().map(|player| ReasonShape::of(&why_away(request, player), voice, &[])).collect(),
            absent: absent.map(|player| player.number).collect(),
            proof: Some(ProofShape {
                reason: no.reason.key.to_string(),
                unmatched_set: no.unmatched_set.clone(),
                opponents: no.opponents.clone(),
                clauses: no.reason.clauses.iter().map(ToString::to_string).collect(),
                text: voice.reason(&no.reason),
                because: reason_shapes(&no.reason.because, voice),
            }),
            ..Self::empty(request)
        }
    }

    fn empty(request: &Request) -> Self {
        Self {
            schema: "rokade.pair/1",
            system: request.system.key(),
            edition: request.system.edition(),
            round: request.round,
            players: request.history.players.len(),
            legal: true,
            pairs: Vec::new(),
            bye: None,
            absent: Vec::new(),
            placement: Vec::new(),
            floats: Vec::new(),
            seed: None,
            unopposed: Vec::new(),
            control: None,
            groups: Vec::new(),
            trace: Vec::new(),
            averages: Vec::new(),
            sheets: Vec::new(),
            away: Vec::new(),
            bracket: None,
            teams: None,
            notes: Vec::new(),
            proof: None,
        }
    }
}

fn away(request: &Request, absent: &[StartNumber], voice: &Voice) -> Vec<ReasonShape> {
    let players = absent.iter().filter_map(|number| request.history.player(*number));
    players.map(|player| ReasonShape::of(&why_away(request, player), voice, &[])).collect()
}

fn bracket(request: &Request, voice: &Voice) -> Option<BracketShape> {
    request.system.is_knock_out().then(|| {
        let told = knock_out::told(request);
        BracketShape { lots: reason_shapes(&told.lots, voice), matches: reason_shapes(&told.matches, voice) }
    })
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
        group: board.group,
        failings: reason_shapes(&board.failings, voice),
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
        group: None,
        failings: Vec::new(),
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

fn reason_shapes(reasons: &[rokade_clause::Reason], voice: &Voice) -> Vec<ReasonShape> {
    reasons.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect()
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

//! Why a board is as it is: what the pairing engine decided, in players instead of start numbers.

use rokade_clause::Reason;
use rokade_model::{HalfPoints, RoundNumber, StartNumber};
use rokade_pairing::{Direction, Pairing};
use serde::Serialize;

use crate::judge::pairing::by_id;
use crate::{Group, GroupId, PlayerId, Tournament};

/// One board and everything the engine says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardExplanation {
    /// The number on the table; `None` in a draft.
    pub board: Option<u32>,
    pub white: PlayerId,
    pub black: PlayerId,
    /// The engine laid this very pair, with these colours; the rest is empty where it did not.
    pub by_engine: bool,
    /// White's and Black's points before the round.
    pub scores: Option<(HalfPoints, HalfPoints)>,
    pub colour: Option<Reason>,
    /// Whom the better placed player did not get, nearest first, and why.
    pub passed: Vec<PassedExplained>,
    /// What this board leaves to be desired.
    pub failings: Vec<Reason>,
    /// The floats of the two players.
    pub floats: Vec<FloatExplained>,
    /// The score group the board was made in.
    pub group: Option<GroupExplained>,
    /// What is to be said of the round as a whole.
    pub notes: Vec<Reason>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PassedExplained {
    pub player: PlayerId,
    /// `None` for the extra seat of an odd field.
    pub would_have_met: Option<PlayerId>,
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FloatExplained {
    pub player: PlayerId,
    pub direction: Direction,
    pub from: HalfPoints,
    /// The opponent's score; `None` for the bye.
    pub to: Option<HalfPoints>,
    pub reason: Reason,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GroupExplained {
    pub points: HalfPoints,
    pub residents: Vec<PlayerId>,
    pub moved_down: Vec<PlayerId>,
    pub moved_up: Vec<PlayerId>,
    pub floated: Vec<PlayerId>,
    /// What the chosen pairing fails in this group and why no better exists.
    pub failings: Vec<Reason>,
    /// The steps of the system's own procedure in this group, in order.
    pub steps: Vec<Reason>,
}

impl Tournament {
    /// A board of a published round; `None` if there is none.
    pub fn board_explanation(&self, group: GroupId, round: RoundNumber, board: u32) -> Option<BoardExplanation> {
        let group = self.groups.get(&group)?;
        let round = group.round(round)?;
        let board = round.board(board)?;
        Some(Explainer { group, pairing: &round.pairing }.board(Some(board.number), board.white, board.black))
    }

    /// The boards of the draft as the engine laid them; empty where nothing is drafted.
    pub fn draft_explanation(&self, group: GroupId) -> Vec<BoardExplanation> {
        let Some(group) = self.groups.get(&group) else { return Vec::new() };
        let Some(draft) = &group.draft else { return Vec::new() };
        let explainer = Explainer { group, pairing: &draft.pairing };
        let seats = crate::judge::publishing::drafted_seats(group, draft);
        seats.into_iter().map(|seat| explainer.board(None, seat.white, seat.black)).collect()
    }
}

struct Explainer<'a> {
    group: &'a Group,
    pairing: &'a Pairing,
}

impl Explainer<'_> {
    fn board(&self, number: Option<u32>, white: PlayerId, black: PlayerId) -> BoardExplanation {
        let mut explanation = BoardExplanation {
            board: number,
            white,
            black,
            by_engine: false,
            scores: None,
            colour: None,
            passed: Vec::new(),
            failings: Vec::new(),
            floats: self.floats(white, black),
            group: None,
            notes: self.reasons(&self.pairing.notes),
        };
        let seats = (self.group.number_of(white), self.group.number_of(black));
        let laid = self.pairing.boards.iter().find(|board| (Some(board.white), Some(board.black)) == seats);
        let Some(laid) = laid else {
            explanation.floats.clear();
            return explanation;
        };
        explanation.by_engine = true;
        explanation.scores = Some(laid.scores);
        explanation.colour = Some(by_id(self.group, &laid.colour));
        explanation.passed = laid.reasons.iter().filter_map(|passed| self.passed(passed)).collect();
        explanation.failings = self.reasons(&laid.failings);
        explanation.group = laid.group.and_then(|index| self.score_group(index));
        explanation
    }

    fn passed(&self, passed: &rokade_pairing::Passed) -> Option<PassedExplained> {
        Some(PassedExplained {
            player: self.group.player_with(passed.player)?,
            would_have_met: self.group.player_with(passed.would_have_met),
            reason: by_id(self.group, &passed.reason),
        })
    }

    fn floats(&self, white: PlayerId, black: PlayerId) -> Vec<FloatExplained> {
        let explained = |float: &rokade_pairing::Float| {
            let player = self.group.player_with(float.player).filter(|player| [white, black].contains(player))?;
            Some(FloatExplained {
                player,
                direction: float.direction,
                from: float.from,
                to: float.to,
                reason: by_id(self.group, &float.reason),
            })
        };
        self.pairing.floats.iter().filter_map(explained).collect()
    }

    fn score_group(&self, index: usize) -> Option<GroupExplained> {
        let group = self.pairing.groups.get(index)?;
        let players = |numbers: &[StartNumber]| -> Vec<PlayerId> {
            numbers.iter().filter_map(|number| self.group.player_with(*number)).collect()
        };
        let steps = self.pairing.trace.iter().filter(|step| step.group == index);
        Some(GroupExplained {
            points: group.points,
            residents: players(&group.residents),
            moved_down: players(&group.moved_down),
            moved_up: players(&group.moved_up),
            floated: players(&group.floated),
            failings: self.reasons(&group.failings),
            steps: steps.map(|step| by_id(self.group, &step.reason)).collect(),
        })
    }

    fn reasons(&self, reasons: &[Reason]) -> Vec<Reason> {
        reasons.iter().map(|reason| by_id(self.group, reason)).collect()
    }
}

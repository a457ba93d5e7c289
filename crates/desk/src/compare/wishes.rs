//! The games that are supposed to end otherwise, as the address names them: `4-7=1-0` is round 4, board 7.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_model::{GameResult, RoundNumber};
use rokade_tournament::Board;
use rokade_view::outcome;

use crate::error::DeskError;
use crate::hall::InGroup;

/// How many rounds back results may be supposed.
const ROUNDS_BACK: usize = 2;

/// Draws are left out where a match must be won.
const RESULTS: [GameResult; 5] = [
    GameResult::WhiteWins,
    GameResult::Draw,
    GameResult::BlackWins,
    GameResult::BlackForfeits,
    GameResult::WhiteForfeits,
];

pub(super) struct Wishes(BTreeMap<(RoundNumber, u32), GameResult>);

/// One game and the results to choose from.
pub(super) struct Choice {
    /// The name of the field.
    pub name: String,
    pub board: u32,
    pub white: String,
    pub black: String,
    /// As it stands; empty while it is open.
    pub stands: String,
    /// Code, as written, whether it is the one supposed.
    pub results: Vec<(String, &'static str, bool)>,
}

impl Wishes {
    /// Empty fields suppose nothing.
    pub(super) fn read(query: &[(String, String)]) -> Result<Wishes, DeskError> {
        let mut wishes = BTreeMap::new();
        for (name, code) in query.iter().filter(|(_, code)| !code.is_empty()) {
            let Some((round, board)) = name.split_once('-') else { continue };
            let (Ok(round), Ok(board)) = (round.parse(), board.parse()) else { continue };
            let unknown = || DeskError::BadForm(vec![Reason::house("result_unknown").with("found", code.as_str())]);
            wishes.insert((round, board), code.parse().map_err(|_| unknown())?);
        }
        Ok(Wishes(wishes))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn changes(&self) -> Vec<(RoundNumber, u32, GameResult)> {
        self.0.iter().map(|((round, board), result)| (*round, *board, *result)).collect()
    }

    /// The games of the last rounds, the last round first.
    pub(super) fn choices(&self, room: &InGroup) -> Vec<(RoundNumber, Vec<Choice>)> {
        let group = room.group();
        let before = group.draft.as_ref().map_or(group.published(), |draft| draft.round - 1);
        let rounds = group.rounds.iter().rev().filter(|round| round.number <= before).take(ROUNDS_BACK);
        rounds
            .map(|round| {
                let mut choices: Vec<Choice> =
                    round.boards.iter().map(|board| self.choice(room, round.number, board)).collect();
                choices.sort_by_key(|choice| choice.board);
                (round.number, choices)
            })
            .collect()
    }

    fn choice(&self, room: &InGroup, round: RoundNumber, board: &Board) -> Choice {
        let wished = self.0.get(&(round, board.number));
        let must_be_won = room.group().is_played_to_decision();
        let results = RESULTS.iter().filter(|result| !must_be_won || **result != GameResult::Draw);
        let stands = outcome(&room.hall.reader(), board.game);
        Choice {
            name: format!("{round}-{}", board.number),
            board: board.number,
            white: room.hall.name(board.white),
            black: room.hall.name(board.black),
            stands: if stands.result.is_empty() { stands.note } else { stands.result },
            results: results.map(|result| (result.to_string(), result.chess(), wished == Some(result))).collect(),
        }
    }

    /// `Astrid Holm – Birk Lund ½–½`
    pub(super) fn in_words(&self, room: &InGroup) -> Vec<String> {
        let words = |((round, board), result): (&(RoundNumber, u32), &GameResult)| {
            let board = room.group().round(*round)?.board(*board)?;
            Some(format!("{} – {} {}", room.hall.name(board.white), room.hall.name(board.black), result.chess()))
        };
        self.0.iter().filter_map(words).collect()
    }
}

//! From brackets to the published round.

use std::cmp::Reverse;

use super::colour::colours;
use super::reasons;
use super::roster::Roster;
use super::round::Paired;
use super::{explain, trace};
use crate::{Board, Bye, Pairing};

pub(super) fn pairing(roster: &Roster, brackets: &[Paired]) -> Pairing {
    let field = roster.field;
    let mut boards = Vec::new();
    for (group, paired) in brackets.iter().enumerate() {
        for (one, other) in paired.outcome.boards() {
            boards.push((one.min(other), one.max(other), group));
        }
    }
    sort(roster, &mut boards);
    let last = brackets.last().expect("somebody takes part");
    let explained = explain::Explained::new(roster, brackets);
    Pairing {
        boards: boards.iter().map(|(high, low, group)| board(roster, &explained, *high, *low, *group)).collect(),
        bye: last.outcome.rest().left.first().map(|place| Bye {
            player: field.cards[*place].number,
            points: field.history.scoring.pairing_bye,
            reason: reasons::bye(field.len()),
            reasons: explained.for_the_bye(*place),
        }),
        absent: field.absent.clone(),
        placement: field.placement(),
        floats: explained.floats(&boards),
        groups: explained.groups(),
        trace: trace::steps(roster, brackets),
        ..Pairing::bare(field.round)
    }
}

/// D4.9.5-F1: by the score of the higher player, the sum of both scores, the rank of the higher player.
fn sort(roster: &Roster, boards: &mut [(usize, usize, usize)]) {
    let score = |place: usize| roster.field.cards[place].score;
    boards.sort_by_key(|(high, low, _)| (Reverse(score(*high)), Reverse(score(*high) + score(*low)), *high));
}

fn board(roster: &Roster, explained: &explain::Explained, high: usize, low: usize, group: usize) -> Board {
    let (white, black, colour) = colours(roster, high, low);
    let card = |place: usize| &roster.field.cards[place];
    let players = (card(white).number, card(black).number);
    let scores = (card(white).points, card(black).points);
    Board {
        reasons: explained.passed(high, low, group),
        group: Some(group),
        failings: explained.failings(white, black),
        ..Board::new(players, scores, colour)
    }
}

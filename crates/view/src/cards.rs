//! Round cards (rundekort) as the handbook describes them: one for each player, a column for each
//! round (D4.9.2-1).
//!
//! The placement at the foot of a round's column is the order in which the next round is laid:
//! points, and within a point group the placement before (D4.9.2-3; docs/readings/round-card.md).

use std::cmp::Reverse;

use rokade_model::{History, Mark, RoundNumber, StartNumber};
use rokade_rating::designation::PlayerClass;
use rokade_tournament::{Group, GroupId};

use super::player::{own_mark, seat_of};
use super::words::class_word;
use super::{Field, GroupHead, Reader, Who};

/// The pairing cards of a group.
pub struct CardsView {
    pub group: GroupHead,
    /// All planned rounds; those ahead stay blank for the pen.
    pub rounds: Vec<RoundNumber>,
    /// Only Monrad lays rounds by placement.
    pub has_placement: bool,
    pub cards: Vec<Card>,
}

/// A player's card.
pub struct Card {
    pub who: Who,
    /// The word for the player's class; empty for an unrated player.
    pub class: String,
    pub rounds: Vec<CardRound>,
}

/// One column of a card; blank ahead of time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardRound {
    pub opponent: String,
    pub color: String,
    pub result: String,
    pub total: String,
    pub placement: String,
}

/// The cards of a group by start number; `None` if there is no such group.
pub fn cards(reader: &Reader, group: GroupId) -> Option<CardsView> {
    let field = Field::new(reader, group)?;
    let history = reader.book.tournament.history(group);
    let planned = field.group.settings.rounds.max(field.group.rounds.last().map_or(0, |round| round.number));
    let rounds: Vec<RoundNumber> = (1..=planned).collect();
    let completed = reader.book.tournament.completed_rounds(group);
    let placements: Vec<Vec<StartNumber>> =
        rounds.iter().map(|round| placement_after(field.group, &history, *round, completed)).collect();
    let mut players: Vec<&Who> = field.everybody().filter(|who| who.number.is_some()).collect();
    players.sort_by_key(|who| who.number);
    let handbook = history.handbook;
    let class = |rating| reader.say(class_word(PlayerClass::of(rating, handbook)));
    let card = |who: &Who| Card {
        who: who.clone(),
        class: who.rating.parse().map(class).unwrap_or_default(),
        rounds: rounds
            .iter()
            .zip(&placements)
            .map(|(round, placement)| column(&field, &history, who, *round, placement))
            .collect(),
    };
    Some(CardsView {
        group: GroupHead::of(field.group),
        has_placement: field.group.settings.system.keeps_placement(),
        cards: players.into_iter().map(card).collect(),
        rounds,
    })
}

fn column(field: &Field, history: &History, who: &Who, round: RoundNumber, placement: &[StartNumber]) -> CardRound {
    let Some(published) = field.group.rounds.iter().find(|published| published.number == round) else {
        return CardRound::default();
    };
    let mut column = CardRound::default();
    if let Some((board, color)) = seat_of(published, who.id) {
        let opponent = field.who(if board.white == who.id { board.black } else { board.white });
        column.opponent = opponent.number.map(|number| number.to_string()).unwrap_or_default();
        let letter = if board.white == who.id { "view-white-letter" } else { "view-black-letter" };
        column.color = field.reader.say(letter);
        column.result = own_mark(board.game, color).map(|mark| Mark::sign(Some(mark)).to_owned()).unwrap_or_default();
    } else if let Some(bye) = published.byes.iter().find(|bye| bye.player == who.id) {
        column.opponent = "–".to_owned();
        column.result = bye.points.chess();
    }
    let position = placement.iter().position(|number| Some(*number) == who.number);
    if let (Some(position), Some(participant)) = (position, who.number.and_then(|number| history.player(number))) {
        column.total = history.points_after(participant, round).chess();
        column.placement = (position + 1).to_string();
    }
    column
}

/// The placement after a round: as the next pairing stored it, else sorted anew from the one before,
/// unfinished games as half a point; empty while the round is being played.
fn placement_after(group: &Group, history: &History, round: RoundNumber, completed: RoundNumber) -> Vec<StartNumber> {
    if let Some(next) = group.rounds.iter().find(|next| next.number == round + 1) {
        return next.pairing.placement.clone();
    }
    let Some(last) = group.rounds.iter().find(|last| last.number == round && round <= completed) else {
        return Vec::new();
    };
    let mut placement = last.pairing.placement.clone();
    // Whoever has left stands behind those still playing, as in the pairing of a next round.
    placement.sort_by_key(|number| {
        let player = history.player(*number);
        let has_left = player.is_none_or(|player| player.is_withdrawn_before(round + 1));
        (has_left, Reverse(player.map(|player| history.points_after(player, round))))
    });
    placement
}

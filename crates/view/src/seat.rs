//! Where a player sits now: what a phone shows first.

use rokade_model::{Color, Mark, RoundNumber};
use rokade_tournament::{GameState, PlayerId, Round};

use super::matches::sides_now;
use super::pairings::{bye_word, color_word};
use super::player::{own_mark, seat_of};
use super::{Field, Reader, Who, when};

/// The seat of a player in the round that is next.
pub struct SeatView {
    pub who: Who,
    pub round: RoundNumber,
    /// `None` without a game.
    pub board: Option<u32>,
    pub color: Option<Color>,
    /// White, Black, the kind of bye, or that the player is not in the round.
    pub role: String,
    pub opponent: Option<Who>,
    /// When the round starts; empty once the game has a result, or if nobody said.
    pub starts: String,
    /// The player's own part of the result: `1`, `½`, `0`, `+`, `–`; empty while it is open.
    pub mark: String,
}

/// `None` before the first round is published, when the group is finished, and for whoever left it.
pub fn seat_now(reader: &Reader, player: PlayerId) -> Option<SeatView> {
    let entry = reader.book.tournament.players.get(&player)?;
    let field = Field::new(reader, entry.group)?;
    let who = field.who(player).clone();
    let round = next_round(&field, player).filter(|_| !field.group.finished && !who.withdrawn)?;
    let blank = SeatView {
        who,
        round: round.number,
        board: None,
        color: None,
        role: String::new(),
        opponent: None,
        starts: starts(&field, round),
        mark: String::new(),
    };
    if let Some((board, color)) = seat_of(round, player) {
        let opponent = if board.white == player { board.black } else { board.white };
        // The games of a match change colours.
        let color_now = if sides_now(board).0 == player { Color::White } else { Color::Black };
        let mark = own_mark(board.game, color);
        return Some(SeatView {
            board: Some(board.number),
            color: Some(color_now),
            role: reader.say(color_word(color_now)),
            opponent: Some(field.who(opponent).clone()),
            starts: if board.game == GameState::Open { blank.starts } else { String::new() },
            mark: mark.map(|mark| Mark::sign(Some(mark)).to_owned()).unwrap_or_default(),
            ..blank
        });
    }
    let role = match round.byes.iter().find(|bye| bye.player == player) {
        Some(bye) => reader.say(bye_word(bye.kind)),
        None => reader.say("public-where-out"),
    };
    Some(SeatView { role, starts: String::new(), ..blank })
}

/// The first published round in which the player still has to play, else the last: a game that was put off
/// has its own time.
fn next_round<'a>(field: &Field<'a>, player: PlayerId) -> Option<&'a Round> {
    let waits = |round: &&Round| seat_of(round, player).is_some_and(|(board, _)| board.game == GameState::Open);
    field.group.rounds.iter().find(waits).or_else(|| field.group.rounds.last())
}

fn starts(field: &Field, round: &Round) -> String {
    let zone = &field.reader.book.tournament.settings.time_zone;
    let starts = field.group.times(round.number).starts;
    starts.map(|at| when::moment(field.reader.lang, zone, at)).unwrap_or_default()
}

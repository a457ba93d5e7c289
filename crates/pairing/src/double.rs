//! Double rounds: the second game of every pairing.

use rokade_model::{ByeKind, Color, Entry};

use crate::attendance::Attendance;
use crate::{Board, Bye, NoPairing, Pairing, Request, reasons};

/// The round before once more with colours reversed. Whoever had the bye has it again, and a player whose
/// opponent is no longer there is unopposed (docs/readings/double-rounds.md).
pub(crate) fn pair(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let history = request.history;
    let first = request.round - 1;
    let mut pairing = Pairing::bare(request.round);
    let is_there = |number| {
        history.players.iter().position(|one| one.number == number).is_some_and(|index| attendance.is_present(index))
    };
    for (index, player) in history.players.iter().enumerate() {
        if !attendance.is_present(index) {
            pairing.absent.push(player.number);
            continue;
        }
        pairing.placement.push(player.number);
        let points =
            |number| history.player(number).map(|player| history.points_after(player, first)).unwrap_or_default();
        let alone = |reason, points| Bye { player: player.number, points, reason, reasons: Vec::new() };
        match player.entry(first) {
            Entry::Game { opponent, color, .. } if is_there(opponent) => {
                if color.unwrap_or(Color::White) == Color::Black && player.number != opponent {
                    let players = (player.number, opponent);
                    let scores = (points(player.number), points(opponent));
                    pairing.boards.push(Board::new(players, scores, reasons::second_game(first)));
                }
            }
            Entry::Game { opponent, .. } => {
                pairing.unopposed.push(alone(reasons::opponent_absent(opponent), history.scoring.win));
            }
            Entry::Bye(ByeKind::PairingAllocated) => {
                pairing.bye = Some(alone(reasons::second_game(first), history.scoring.pairing_bye));
            }
            Entry::Bye(_) | Entry::Blank => {
                pairing.unopposed.push(alone(reasons::second_game(first), history.scoring.absence));
            }
        }
    }
    pairing.boards.sort_by_key(|board| {
        let (high, low) = (board.scores.0.max(board.scores.1), board.scores.0.min(board.scores.1));
        (std::cmp::Reverse(high), std::cmp::Reverse(low), board.white.min(board.black))
    });
    let absent = pairing.absent.clone();
    pairing.placement.extend(absent);
    Ok(pairing)
}

//! Random tournaments with everything that happens in them.

use rokade_model::{Acceleration, ByeKind, Color, Forbidden, GameResult, HalfPoints, History, Scoring, StartNumber};
use rokade_pairing::Pairing;

use crate::fields::{Dice, bye, field, game, withdraw};

/// A tournament before its first round: rules, scoring, order of strength, late entries.
pub(crate) fn tournament(players: u32, dice: &mut Dice) -> (History, bool) {
    let mut history = field(players, 1 + dice.below(players.min(9) + 1));
    if dice.once_in(5) {
        history.scoring =
            Scoring { win: HalfPoints(6), draw: HalfPoints(2), pairing_bye: HalfPoints(6), ..Scoring::default() };
    }
    if dice.once_in(6) {
        history.scoring.pairing_bye = [history.scoring.draw, history.scoring.loss][dice.below(2) as usize];
    }
    history.initial_color = [None, Some(Color::White), Some(Color::Black)][dice.below(3) as usize];
    if dice.once_in(4) {
        history.seeding = shuffled(players, dice);
    }
    for _ in 0..[0, 0, 1, 3][dice.below(4) as usize] {
        let size = if dice.once_in(4) { 3 } else { 2 };
        let players = (0..size).map(|_| StartNumber(1 + dice.below(players))).collect();
        let first = 1 + dice.below(3);
        history.forbidden.push(Forbidden { players, first, last: first + dice.below(8), soft: false });
    }
    for number in 1..=players {
        if dice.once_in(12) {
            let rounds = 1 + dice.below(3).min(history.rounds - 1);
            (1..=rounds).for_each(|round| bye(&mut history, round, StartNumber(number), ByeKind::Zero));
        }
    }
    let baku = dice.once_in(5);
    if dice.once_in(8) {
        history.acceleration.push(Acceleration {
            points: HalfPoints(1 + dice.below(2) as i32),
            first_round: 1,
            last_round: 1 + dice.below(3),
            first_player: StartNumber(1),
            last_player: StartNumber(1 + dice.below(players)),
        });
    }
    (history, baku)
}

fn shuffled(players: u32, dice: &mut Dice) -> Vec<StartNumber> {
    let mut order: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
    for at in (1..order.len()).rev() {
        order.swap(at, dice.below(at as u32 + 1) as usize);
    }
    order
}

/// Before a round: byes asked, withdrawals.
pub(crate) fn disturb(history: &mut History, round: u32, dice: &mut Dice) {
    for number in 1..=history.players.len() as u32 {
        let is_here = history.player(StartNumber(number)).unwrap().withdrawal.is_none();
        if is_here && dice.once_in(60) {
            withdraw(history, StartNumber(number), round - 1, number);
        } else if is_here && dice.once_in(25) {
            let kind = [ByeKind::Half, ByeKind::Full, ByeKind::Zero][dice.below(3) as usize];
            bye(history, round, StartNumber(number), kind);
        }
    }
}

/// After a round: results, some forfeited or unfinished; the stronger player wins more often.
pub(crate) fn play(history: &mut History, pairing: &Pairing, dice: &mut Dice) {
    for (white, black) in pairing.pairs() {
        let favourite = if white < black { GameResult::WhiteWins } else { GameResult::BlackWins };
        let result = match dice.below(24) {
            0 => Some(GameResult::BlackForfeits),
            1 => Some(GameResult::WhiteForfeits),
            2 => Some(GameResult::BothForfeit),
            3 => None,
            4..=9 => Some(favourite),
            10..=14 => Some(GameResult::WhiteWins),
            15..=19 => Some(GameResult::BlackWins),
            _ => Some(GameResult::Draw),
        };
        game(history, pairing.round, white, black, result);
    }
    if let Some(one) = &pairing.bye {
        bye(history, pairing.round, one.player, ByeKind::PairingAllocated);
    }
}

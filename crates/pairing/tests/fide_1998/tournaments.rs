//! Small tournaments with everything that happens, thrown by seeded dice.

use rokade_model::{Acceleration, Color, Entry, Forbidden, GameResult, HalfPoints, History, StartNumber};
use rokade_pairing::{Host, Request, System, pair};

use crate::fields::*;

pub(crate) fn fide(history: &History, round: u32) -> Request<'_> {
    Request::new(System::Of(Host::Fide1998), history, round)
}

/// An empty tournament of 2 to 12 players with rules of all kinds.
pub(crate) fn random_event(dice: &mut Dice) -> History {
    let players = 2 + dice.below(11);
    let rounds = 1 + dice.below((players + 1).min(9));
    let mut history = field(players, rounds);
    if dice.once_in(3) {
        history.initial_color = Some(Color::Black);
    }
    if dice.once_in(4) {
        let mut order: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
        for index in (1..order.len()).rev() {
            order.swap(index, dice.below(u32::try_from(index).unwrap() + 1) as usize);
        }
        history.seeding = order;
    }
    if dice.once_in(4) {
        for _ in 0..=dice.below(3) {
            let players = (0..2 + dice.below(2)).map(|_| StartNumber(1 + dice.below(players))).collect();
            let first = 1 + dice.below(rounds);
            history.forbidden.push(Forbidden { players, first, last: first + dice.below(rounds), soft: false });
        }
    }
    if dice.once_in(6) {
        history.acceleration.push(Acceleration {
            points: HalfPoints(1 + dice.below(2).cast_signed()),
            first_round: 1,
            last_round: 1 + dice.below(rounds),
            first_player: StartNumber(1),
            last_player: StartNumber(1 + players / 2),
        });
    }
    if dice.once_in(8) {
        history.scoring.pairing_bye = HalfPoints::HALF;
    }
    history
}

/// What happens before a round: byes asked for, withdrawals, late entries.
pub(crate) fn before(history: &mut History, round: u32, dice: &mut Dice) {
    let kinds = [rokade_model::ByeKind::Half, rokade_model::ByeKind::Full, rokade_model::ByeKind::Zero];
    for number in 1..=u32::try_from(history.players.len()).unwrap() {
        if dice.once_in(25) {
            bye(history, round, StartNumber(number), kinds[dice.below(3) as usize]);
        } else if dice.once_in(60) && history.player(StartNumber(number)).unwrap().withdrawal.is_none() {
            withdraw(history, StartNumber(number), round - 1, number);
        }
    }
    if round > 1 && dice.once_in(12) && history.players.len() < 12 {
        let number = u32::try_from(history.players.len()).unwrap() + 1;
        history.players.push(rokade_model::Participant::new(StartNumber(number), None));
        if !history.seeding.is_empty() || dice.once_in(2) {
            let mut order = history.by_strength();
            order.retain(|one| *one != StartNumber(number));
            order.insert(dice.below(number) as usize, StartNumber(number));
            history.seeding = order;
        }
    }
}

/// Writes the round into the history: the engine's pairing, or sometimes any other legal or illegal one.
pub(crate) fn play_on(history: &mut History, round: u32, dice: &mut Dice) -> bool {
    let Ok(pairing) = pair(&fide(history, round)) else { return false };
    let strong = dice.once_in(3);
    let mut boards: Vec<(StartNumber, StartNumber)> = pairing.pairs().collect();
    if dice.once_in(8) && boards.len() > 1 {
        // As if the arbiter had turned two boards round.
        let (one, other) = (boards[0], boards[1]);
        boards[0] = (one.0, other.1);
        boards[1] = (other.0, one.1);
    }
    for (white, black) in boards {
        let (white, black) = if dice.once_in(30) { (black, white) } else { (white, black) };
        let result = match dice.below(24) {
            0 => Some(GameResult::BlackForfeits),
            1 => Some(GameResult::WhiteForfeits),
            2 => Some(GameResult::BothForfeit),
            3 => None,
            number if strong && number < 20 => {
                Some(if white < black { GameResult::WhiteWins } else { GameResult::BlackWins })
            }
            number => Some([GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][number as usize % 3]),
        };
        game(history, round, white, black, result);
    }
    if let Some(one) = &pairing.bye {
        history.player_mut(one.player).unwrap().set_entry(round, Entry::Bye(rokade_model::ByeKind::PairingAllocated));
    }
    true
}

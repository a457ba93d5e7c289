//! Tournaments thrown by seeded dice: everything that may happen in a hall.

use rokade_model::{Acceleration, ByeKind, Color, Entry, Forbidden, GameResult, HalfPoints, History, StartNumber};
use rokade_pairing::{Host, Pairing, Request, System};

use crate::fields::{Dice, bye, field, game, withdraw};

pub(crate) fn dubov(history: &History, round: u32) -> Request<'_> {
    Request::new(System::Of(Host::Dubov1997), history, round)
}

/// A field with ratings close together, so that they are often equal.
pub(crate) fn thrown(dice: &mut Dice) -> History {
    let players = 2 + dice.below(11);
    let mut history = field(players, 3 + dice.below(9));
    let spread = [3, 20, 400][dice.below(3) as usize];
    for player in &mut history.players {
        player.rating = (!dice.once_in(9)).then(|| 1500 + dice.below(spread));
    }
    history.initial_color = [None, Some(Color::White), Some(Color::Black)][dice.below(3) as usize];
    if dice.once_in(3) {
        let mut order: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
        for index in (1..order.len()).rev() {
            order.swap(index, dice.below(u32::try_from(index).unwrap() + 1) as usize);
        }
        history.seeding = order;
    }
    if dice.once_in(6) {
        let last_player = 1 + dice.below(players);
        let points = HalfPoints(1 + i32::try_from(dice.below(2)).unwrap());
        history.acceleration.push(Acceleration {
            points,
            first_round: 1,
            last_round: 2,
            first_player: StartNumber(1),
            last_player: StartNumber(last_player),
        });
    }
    if dice.once_in(4) {
        for _ in 0..=dice.below(3) {
            let pair = vec![StartNumber(1 + dice.below(players)), StartNumber(1 + dice.below(players))];
            let first = 1 + dice.below(3);
            history.forbidden.push(Forbidden { players: pair, first, last: first + dice.below(4), soft: false });
        }
    }
    if dice.once_in(5) {
        let late = 1 + dice.below(players);
        (1..=1 + dice.below(3)).for_each(|round| bye(&mut history, round, StartNumber(late), ByeKind::Zero));
    }
    history
}

/// What happens before a round is paired.
pub(crate) fn before(history: &mut History, round: u32, dice: &mut Dice) {
    for number in 1..=u32::try_from(history.players.len()).unwrap() {
        let player = history.player(StartNumber(number)).unwrap();
        if player.is_withdrawn_before(round) || player.entry(round) != Entry::Blank {
            continue;
        }
        match dice.below(80) {
            0 => withdraw(history, StartNumber(number), round - 1, number),
            1 => bye(history, round, StartNumber(number), ByeKind::Half),
            2 => bye(history, round, StartNumber(number), ByeKind::Full),
            3 => bye(history, round, StartNumber(number), ByeKind::Zero),
            _ => {}
        }
    }
}

/// Enters a pairing with results thrown: mostly played, some forfeited or unfinished.
pub(crate) fn enter(history: &mut History, pairing: &Pairing, dice: &mut Dice) {
    for (white, black) in pairing.pairs() {
        let result = match dice.below(30) {
            0 => Some(GameResult::BlackForfeits),
            1 => Some(GameResult::WhiteForfeits),
            2 => Some(GameResult::BothForfeit),
            3 => None,
            number => Some([GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][number as usize % 3]),
        };
        game(history, pairing.round, white, black, result);
    }
    if let Some(one) = &pairing.bye {
        bye(history, pairing.round, one.player, ByeKind::PairingAllocated);
    }
}

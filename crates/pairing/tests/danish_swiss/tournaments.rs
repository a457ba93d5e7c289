//! Random tournaments of every kind, and the engine held against the text on their rounds.

use std::collections::{BTreeMap, BTreeSet};

use rokade_model::{ByeKind, Entry, HalfPoints, History, Participant, RoundNumber, StartNumber};
use rokade_pairing::{Groups, Host, NoPairing, Pairing, Request, System, pair};

use super::text::{Answer, Asked, by_the_text};
use crate::fields::{Dice, bye, field, forbid, game, play, withdraw};

pub(crate) const PLAIN: System = System::Of(Host::DanishSwiss { acceleration: None });

pub(crate) fn danish(history: &History, round: RoundNumber) -> Result<Pairing, NoPairing> {
    pair(&Request::new(PLAIN, history, round))
}

/// What the text finds, with points for pairing only by strength.
pub(crate) fn text(history: &History, round: RoundNumber, acceleration: Option<Groups>) -> Option<Answer> {
    let players = i32::try_from(history.players.len()).unwrap();
    let order: Vec<StartNumber> = history.by_strength();
    let extra = |number: StartNumber| {
        let from_below = i32::try_from(order.iter().rev().position(|one| *one == number).unwrap()).unwrap();
        match acceleration {
            Some(groups) if round <= u32::from(groups.rounds) => 2 * (from_below * i32::from(groups.groups) / players),
            _ => history.fictitious_points(number, round).0,
        }
    };
    let is_there = |number: StartNumber| {
        let player = history.player(number).unwrap();
        let asked = matches!(player.entry(round), Entry::Bye(ByeKind::Half | ByeKind::Full | ByeKind::Zero));
        !asked && !player.is_withdrawn_before(round)
    };
    by_the_text(&Asked { history, round, extra: &extra, is_there: &is_there })
}

fn answer(pairing: &Pairing) -> (BTreeSet<(StartNumber, StartNumber)>, Option<StartNumber>) {
    (pairing.pairs().collect(), pairing.bye.as_ref().map(|bye| bye.player))
}

/// How often each part of the text was used.
#[derive(Default, Debug)]
pub(crate) struct Compared {
    pub rounds: u32,
    pub refused: u32,
    pub used: BTreeMap<&'static str, u32>,
}

impl Compared {
    /// Pairs the round both ways; they must agree.
    pub(crate) fn round(
        &mut self,
        history: &History,
        round: RoundNumber,
        acceleration: Option<Groups>,
    ) -> Option<Pairing> {
        let request = Request::new(System::Of(Host::DanishSwiss { acceleration }), history, round);
        let ours = pair(&request);
        let text = text(history, round, acceleration);
        self.rounds += 1;
        match (&ours, text) {
            (Err(_), None) => self.refused += 1,
            (Ok(pairing), Some(text)) => {
                assert_eq!(answer(pairing), (text.boards, text.bye), "{}", shown(history, round, pairing));
                text.used.into_iter().for_each(|used| *self.used.entry(used).or_default() += 1);
            }
            (ours, text) => panic!("engine {ours:?}\ntext {text:?}\nround {round} of {history:#?}"),
        }
        ours.ok()
    }
}

/// A field with some of everything that happens to one.
pub(crate) fn eventful(dice: &mut Dice, most: u32) -> (History, Option<Groups>) {
    let players = 2 + dice.below(most - 1);
    let rounds = 1 + dice.below(players.min(9));
    let mut history = field(players, rounds);
    for _ in 0..dice.below(3) {
        forbid(
            &mut history,
            [1 + dice.below(players), 1 + dice.below(players), 1 + dice.below(players)].map(StartNumber),
        );
    }
    if dice.once_in(4) {
        let mut seeding: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
        for index in 1..seeding.len() {
            seeding.swap(index, dice.below(u32::try_from(index).unwrap() + 1) as usize);
        }
        history.seeding = seeding;
    }
    if dice.once_in(10) {
        history.player_mut(StartNumber(1)).unwrap().adjustment = HalfPoints(-2);
    }
    let acceleration = dice.once_in(4).then(|| Groups {
        groups: u8::try_from(2 + dice.below(3)).unwrap(),
        rounds: u8::try_from(1 + dice.below(4)).unwrap(),
    });
    (history, acceleration)
}

/// Byes asked, withdrawals and late entries before a round.
pub(crate) fn events(history: &mut History, round: RoundNumber, dice: &mut Dice) {
    let numbers: Vec<StartNumber> = history.players.iter().map(|player| player.number).collect();
    for number in numbers {
        if dice.once_in(15) {
            let kind = [ByeKind::Half, ByeKind::Full, ByeKind::Zero][dice.below(3) as usize];
            bye(history, round, number, kind);
        } else if dice.once_in(40) {
            withdraw(history, number, round - 1, number.0);
        }
    }
    if history.seeding.is_empty() && history.players.len() < 12 && dice.once_in(12) {
        let number = StartNumber(history.players.last().unwrap().number.0 + 1);
        history.players.push(Participant::new(number, None));
    }
}

/// A past nobody paired by rule: everybody meets whom the dice choose.
pub(crate) fn thrown_together(players: u32, rounds: RoundNumber, dice: &mut Dice) -> History {
    let mut history = field(players, rounds + 1);
    for round in 1..=rounds {
        let mut free: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
        while let Some(one) = free.pop() {
            let met: Vec<_> =
                (1..round).filter_map(|earlier| history.player(one).unwrap().entry(earlier).opponent()).collect();
            let open: Vec<usize> = (0..free.len()).filter(|index| !met.contains(&free[*index])).collect();
            if open.is_empty() || dice.once_in(12) {
                bye(&mut history, round, one, [ByeKind::PairingAllocated, ByeKind::Zero][dice.below(2) as usize]);
                continue;
            }
            let other = free.remove(open[dice.below(u32::try_from(open.len()).unwrap()) as usize]);
            let result = rokade_model::GameResult::ALL[dice.below(3) as usize];
            if dice.once_in(2) {
                game(&mut history, round, one, other, Some(result));
            } else {
                game(&mut history, round, other, one, Some(result));
            }
        }
    }
    history
}

/// Plays a whole tournament, every round compared.
pub(crate) fn play_through(
    history: &mut History,
    acceleration: Option<Groups>,
    dice: &mut Dice,
    compared: &mut Compared,
) {
    for round in 1..=history.rounds {
        events(history, round, dice);
        match compared.round(history, round, acceleration) {
            Some(pairing) => play(history, &pairing, dice),
            None => return,
        }
    }
}

/// A round that went wrong, short enough to be worked out by hand.
fn shown(history: &History, round: RoundNumber, pairing: &Pairing) -> String {
    let player = |player: &Participant| {
        let entry = |(_, entry): (RoundNumber, Entry)| match entry {
            Entry::Game { opponent, color, mark } => {
                let colour = color.map_or('?', |color| if color == rokade_model::Color::White { 'H' } else { 'S' });
                format!("{opponent}{colour}{}", mark.map_or('*', rokade_model::Mark::letter))
            }
            Entry::Bye(kind) => kind.letter().to_string(),
            Entry::Blank => ".".to_owned(),
        };
        let entries: Vec<_> = player.entries_through(round - 1).map(entry).collect();
        format!("{} ({}): {}", player.number, history.points_after(player, round - 1), entries.join(" "))
    };
    let players: Vec<_> = history.players.iter().map(player).collect();
    let steps: Vec<_> = pairing.trace.iter().map(|step| format!("{} {}", step.group, step.reason.key)).collect();
    format!(
        "round {round} of {}, kept apart {:?}, order {:?}\n{}\n{}",
        history.rounds,
        history.forbidden,
        pairing.placement,
        players.join("\n"),
        steps.join("\n")
    )
}

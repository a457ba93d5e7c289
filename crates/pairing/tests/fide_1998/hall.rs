//! Fields made by hand: scores, colours, meetings and floats one by one.

use rokade_model::{Color, Entry, HalfPoints, History, Mark, Participant, StartNumber, Withdrawal};
use rokade_pairing::{Direction, Pairing, pair};

use crate::against_the_text::sheet;
use crate::by_the_text;
use crate::fields::*;
use crate::tournaments::fide;

/// Players 1, 2, 3 … with so many half-points; ten rounds planned.
pub(crate) fn hall(halves: &[i32]) -> History {
    let mut history = field(u32::try_from(halves.len()).unwrap(), 10);
    for (player, halves) in history.players.iter_mut().zip(halves) {
        player.adjustment = HalfPoints(*halves);
    }
    history
}

/// Somebody from outside, gone by now, whom a player met in a round; `more` half-points than he has.
fn stranger(history: &mut History, player: StartNumber, round: u32, more: i32) -> StartNumber {
    let number = StartNumber(1000 + 20 * player.0 + round);
    let halves = history.player(player).unwrap().adjustment.0 + more;
    let mut stranger = Participant::new(number, None);
    stranger.adjustment = HalfPoints(halves);
    stranger.withdrawal = Some(Withdrawal { after: 0, order: number.0 });
    let at = history.players.partition_point(|other| other.number < number);
    history.players.insert(at, stranger);
    number
}

fn write(history: &mut History, player: StartNumber, round: u32, opponent: StartNumber, color: Option<Color>) {
    let entry = Entry::Game { opponent, color, mark: Some(Mark::Loss) };
    history.player_mut(player).unwrap().set_entry(round, entry);
}

/// Colours from round 1 on, against strangers: `"WB-W"`.
pub(crate) fn colours(history: &mut History, player: StartNumber, colours: &str) {
    for (round, letter) in (1..).zip(colours.chars()) {
        let color = match letter {
            'W' => Color::White,
            'B' => Color::Black,
            _ => continue,
        };
        let opponent = stranger(history, player, round, 0);
        write(history, player, round, opponent, Some(color));
    }
}

/// A float in a round, without a colour.
pub(crate) fn float(history: &mut History, player: StartNumber, round: u32, direction: Direction) {
    let more = if direction == Direction::Down { -2 } else { 2 };
    let opponent = stranger(history, player, round, more);
    write(history, player, round, opponent, None);
}

/// `"1-2 3-4"`: these have met, without colours and points, each pair in a round both have free.
pub(crate) fn met(history: &mut History, pairs: &str) {
    for (one, other) in pairs_of(pairs) {
        let is_free = |round: &u32| {
            [one, other].iter().all(|number| history.player(*number).unwrap().entry(*round) == Entry::Blank)
        };
        let round = (1..).find(is_free).unwrap();
        // Where one score differs from the other the meeting was long ago, so that no float is in the way.
        assert!(round <= 6, "round {round} is too late for a meeting");
        write(history, one, round, other, None);
        write(history, other, round, one, None);
    }
}

/// The round after everything written, two rounds later: the engine's answer, which the text agrees with.
pub(crate) fn ninth(history: &History) -> Pairing {
    laid(history, 9)
}

pub(crate) fn laid(history: &History, round: u32) -> Pairing {
    let pairing = pair(&fide(history, round)).unwrap();
    assert_eq!(Some(sheet(&pairing)), by_the_text::round(history, round));
    pairing
}

/// The keys of the steps taken.
pub(crate) fn steps(pairing: &Pairing) -> Vec<&str> {
    pairing.trace.iter().map(|step| &*step.reason.key).collect()
}

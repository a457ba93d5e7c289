//! What the text asks about one player or two: scores, floats, preferences, colours.

use rokade_model::{ByeKind, Color, Entry, History, Mark, StartNumber};

#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub number: StartNumber,
    pub tpn: usize,
    pub score: i32,
    pub colours: Vec<Color>,
    /// One round back, two rounds back: `'D'`, `'U'` or `' '`.
    pub floats: [char; 2],
    pub barred: bool,
    pub unplayed: usize,
    pub topscorer: bool,
}

/// 0 none, 1 mild, 2 strong, 3 absolute.
pub(crate) fn preference(player: &Player) -> (Option<Color>, u32) {
    let whites = player.colours.iter().filter(|colour| **colour == Color::White).count() as i32;
    let difference = 2 * whites - player.colours.len() as i32;
    let count = player.colours.len();
    if difference > 1 {
        (Some(Color::Black), 3)
    } else if difference < -1 {
        (Some(Color::White), 3)
    } else if count >= 2 && player.colours[count - 1] == player.colours[count - 2] {
        (Some(!player.colours[count - 1]), 3)
    } else if difference == 1 {
        (Some(Color::Black), 2)
    } else if difference == -1 {
        (Some(Color::White), 2)
    } else if count > 0 {
        (Some(!player.colours[count - 1]), 1)
    } else {
        (None, 0)
    }
}

pub(crate) fn difference(colours: &[Color]) -> i32 {
    colours.iter().map(|colour| if *colour == Color::White { 1 } else { -1 }).sum()
}

/// The colour of the higher ranked player.
pub(crate) fn colour(high: &Player, low: &Player, initial: Color) -> Color {
    let ((one, strength), (other, against)) = (preference(high), preference(low));
    match (one, other) {
        (None, None) => return if high.tpn % 2 == 1 { initial } else { !initial },
        (Some(one), None) => return one,
        (None, Some(other)) => return !other,
        (Some(one), Some(other)) if one != other => return one,
        _ => {}
    }
    let wanted = one.unwrap();
    if strength != against {
        return if strength > against { wanted } else { !wanted };
    }
    let (wide, narrow) = (difference(&high.colours).abs(), difference(&low.colours).abs());
    if strength == 3 && wide != narrow {
        return if wide > narrow { wanted } else { !wanted };
    }
    for (own, their) in high.colours.iter().rev().zip(low.colours.iter().rev()) {
        if own != their {
            return !*own;
        }
    }
    wanted
}

pub(crate) fn fictitious(history: &History, baku: bool, number: StartNumber, round: u32) -> i32 {
    if !baku || !history.acceleration.is_empty() {
        let lines = history.acceleration.iter().filter(|line| {
            line.first_round <= round
                && round <= line.last_round
                && line.first_player <= number
                && number <= line.last_player
        });
        return lines.map(|line| line.points.0).sum();
    }
    let order = strength(history);
    let first: Vec<StartNumber> = order.iter().copied().filter(|one| was_in_first_round(history, *one)).collect();
    let Some(last) = first.get((2 * (first.len() as f64 / 4.0).ceil() as usize).min(first.len()).wrapping_sub(1))
    else {
        return 0;
    };
    let place = |wanted: StartNumber| order.iter().position(|one| *one == wanted).unwrap();
    if place(number) > place(*last) {
        return 0;
    }
    let accelerated = (f64::from(history.rounds) / 2.0).ceil();
    let whole = (accelerated / 2.0).ceil();
    if f64::from(round) <= whole {
        history.scoring.win.0
    } else if f64::from(round) <= accelerated {
        history.scoring.win.0 / 2
    } else {
        0
    }
}

/// Whether a round gave the player an opponent or the bye of the pairing.
pub(crate) fn was_paired(entry: Entry) -> bool {
    entry.opponent().is_some() || entry == Entry::Bye(ByeKind::PairingAllocated)
}

/// On the list that was paired first; before that, on the list about to be.
fn was_in_first_round(history: &History, number: StartNumber) -> bool {
    let player = history.player(number).unwrap();
    match history.players.iter().any(|one| was_paired(one.entry(1))) {
        true => was_paired(player.entry(1)),
        false => player.entry(1) == Entry::Blank && player.withdrawal.is_none_or(|left| left.after > 0),
    }
}

pub(crate) fn strength(history: &History) -> Vec<StartNumber> {
    if history.seeding.is_empty() {
        history.players.iter().map(|player| player.number).collect()
    } else {
        history.seeding.clone()
    }
}

/// The score a player is paired by in a round.
pub(crate) fn score(history: &History, baku: bool, number: StartNumber, round: u32) -> i32 {
    let player = history.player(number).unwrap();
    let own: i32 = (1..round).map(|one| player.entry(one).points(&history.scoring).0).sum();
    player.adjustment.0 + own + fictitious(history, baku, number, round)
}

pub(crate) fn was_played(entry: Entry) -> bool {
    matches!(entry, Entry::Game { mark, .. } if !matches!(mark, Some(Mark::ForfeitWin | Mark::ForfeitLoss)))
}

pub(crate) fn float(history: &History, baku: bool, number: StartNumber, round: u32) -> char {
    let entry = history.player(number).unwrap().entry(round);
    match entry {
        Entry::Game { opponent, .. } if was_played(entry) => {
            let own = score(history, baku, number, round);
            let their = score(history, baku, opponent, round);
            if own > their {
                'D'
            } else if own < their {
                'U'
            } else {
                ' '
            }
        }
        Entry::Bye(ByeKind::PairingAllocated) => 'D',
        _ if entry.points(&history.scoring) > history.scoring.loss => 'D',
        _ => ' ',
    }
}

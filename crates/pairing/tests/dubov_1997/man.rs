//! A player as the text sees him, read from the score table without the engine's help.

use rokade_model::{ByeKind, Color, Entry, History, Mark, StartNumber};

/// A player with what sections 1 and 2 say of him.
#[derive(Clone, Debug)]
pub(crate) struct Man {
    pub number: StartNumber,
    /// Place in the alphabet.
    pub letter: usize,
    pub points: i32,
    pub rating: u32,
    /// The average times a number that every count of games up to 16 divides; −1 without opponents.
    pub aro: i64,
    /// `W` and `B` of the games played.
    pub colours: String,
    pub met: Vec<StartNumber>,
    pub moved_up: Vec<bool>,
    pub won_unplayed: bool,
}

const DIVIDES: i64 = 720_720;

impl Man {
    pub(crate) fn surplus(&self) -> i32 {
        self.colours.chars().map(|colour| if colour == 'W' { 1 } else { -1 }).sum()
    }

    pub(crate) fn wants(&self) -> Option<char> {
        match (self.surplus(), self.colours.chars().last()) {
            (surplus, _) if surplus < 0 => Some('W'),
            (surplus, _) if surplus > 0 => Some('B'),
            (_, Some('W')) => Some('B'),
            (_, Some(_)) => Some('W'),
            (_, None) => None,
        }
    }

    pub(crate) fn can_have(&self, colour: char) -> bool {
        let mut after = self.colours.clone();
        after.push(colour);
        let step = if colour == 'W' { 1 } else { -1 };
        let grows = (self.surplus() + step) * step > 2;
        !grows && !after.ends_with("WWW") && !after.ends_with("BBB")
    }
}

/// The order of strength.
pub(crate) fn alphabet(history: &History) -> Vec<StartNumber> {
    let mut list = history.seeding.clone();
    for player in &history.players {
        if !list.contains(&player.number) {
            list.push(player.number);
        }
    }
    list
}

fn points(history: &History, number: StartNumber, round: u32) -> i32 {
    let player = history.player(number).unwrap();
    let earned: i32 = (1..round).map(|before| player.entry(before).points(&history.scoring).0).sum();
    let lent = history.acceleration.iter().filter(|line| line.applies(number, round)).map(|line| line.points.0);
    player.adjustment.0 + earned + lent.sum::<i32>()
}

pub(crate) fn man(history: &History, round: u32, number: StartNumber, alphabet: &[StartNumber]) -> Man {
    let player = history.player(number).unwrap();
    let mut man = Man {
        number,
        letter: alphabet.iter().position(|one| *one == number).unwrap(),
        points: points(history, number, round),
        rating: player.rating.unwrap_or(0),
        aro: -1,
        colours: String::new(),
        met: Vec::new(),
        moved_up: Vec::new(),
        won_unplayed: false,
    };
    let mut ratings: Vec<i64> = Vec::new();
    for before in 1..round {
        let mut up = false;
        match player.entry(before) {
            Entry::Game { mark: Some(Mark::ForfeitWin), .. }
            | Entry::Bye(ByeKind::PairingAllocated | ByeKind::Full) => {
                man.won_unplayed = true;
            }
            Entry::Game { opponent, color, mark } if mark != Some(Mark::ForfeitLoss) => {
                man.colours.push(if color == Some(Color::White) { 'W' } else { 'B' });
                man.met.push(opponent);
                ratings.extend(history.player(opponent).unwrap().rating.map(i64::from));
                up = points(history, opponent, before) > points(history, number, before);
            }
            _ => {}
        }
        man.moved_up.push(up);
    }
    if !ratings.is_empty() {
        man.aro = ratings.iter().sum::<i64>() * (DIVIDES / ratings.len() as i64);
    }
    man
}

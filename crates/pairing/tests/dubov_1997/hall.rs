//! Halls made by hand: players whose score, colours and average of opponents are given outright.
//!
//! Their games were against guests who have left, one guest a game.

use rokade_clause::Fact;
use rokade_model::{Color, Entry, HalfPoints, History, Mark, Participant, StartNumber, Withdrawal};
use rokade_pairing::{Judgement, Pairing, Proposal, judge, pair};

use crate::fields::{pairs_of, written};
use crate::thrown::dubov;

/// Guests count from here.
const GUESTS: u32 = 100;

pub(crate) struct Hall {
    pub history: History,
    guests: Vec<Participant>,
    played: u32,
}

impl Hall {
    pub(crate) fn new(rounds: u32) -> Self {
        Self { history: History { rounds, ..History::default() }, guests: Vec::new(), played: 0 }
    }

    /// The next player. Colours of the rounds so far, `-` for one without a game; the average in tenths.
    pub(crate) fn seat(&mut self, half_points: i32, rating: u32, colours: &str, tenths: u32) -> StartNumber {
        let number = StartNumber(u32::try_from(self.history.players.len()).unwrap() + 1);
        let mut player = Participant::new(number, Some(rating));
        player.adjustment = HalfPoints(half_points);
        let games = u32::try_from(colours.chars().filter(|colour| *colour != '-').count()).unwrap();
        let mut sum = tenths * games / 10;
        assert_eq!(sum * 10, tenths * games, "so many games cannot have this average");
        let mut left = games;
        for (round, colour) in (1..).zip(colours.chars()) {
            self.played = self.played.max(round);
            if colour == '-' {
                continue;
            }
            let share = sum / left;
            (sum, left) = (sum - share, left - 1);
            self.game(&mut player, round, colour, share);
        }
        self.history.players.push(player);
        number
    }

    fn game(&mut self, player: &mut Participant, round: u32, colour: char, rating: u32) {
        let guest = StartNumber(GUESTS + u32::try_from(self.guests.len()).unwrap());
        let color = if colour == 'W' { Color::White } else { Color::Black };
        let entry = |opponent, color, mark| Entry::Game { opponent, color: Some(color), mark: Some(mark) };
        player.set_entry(round, entry(guest, color, Mark::Loss));
        let mut other = Participant::new(guest, Some(rating));
        other.set_entry(round, entry(player.number, !color, Mark::Loss));
        other.adjustment = HalfPoints(-100);
        other.withdrawal = Some(Withdrawal { after: round, order: guest.0 });
        self.guests.push(other);
    }

    /// The guest of a round had more points than the player.
    pub(crate) fn moved_up(&mut self, player: StartNumber, rounds: &[u32]) {
        for round in rounds {
            let guest = self.history.player(player).unwrap().entry(*round).opponent().unwrap();
            self.guests[(guest.0 - GUESTS) as usize].adjustment = HalfPoints(100);
        }
    }

    /// Keeps the pairs apart for good.
    pub(crate) fn apart(&mut self, pairs: &str) {
        for (one, other) in pairs_of(pairs) {
            crate::fields::forbid(&mut self.history, [one, other]);
        }
    }

    pub(crate) fn round(&self) -> u32 {
        self.played + 1
    }

    pub(crate) fn whole(&self) -> History {
        let mut history = self.history.clone();
        history.players.extend(self.guests.iter().cloned());
        history
    }

    pub(crate) fn pair(&self) -> Pairing {
        pair(&dubov(&self.whole(), self.round())).unwrap()
    }

    /// The boards as `"1-2 3-4"`, White first.
    pub(crate) fn written(&self) -> String {
        written(&self.pair())
    }

    pub(crate) fn judge(&self, boards: &str, byes: &[StartNumber]) -> Judgement {
        judge(&dubov(&self.whole(), self.round()), &Proposal { boards: pairs_of(boards), byes: byes.to_vec() })
    }

    /// The players a step of the procedure speaks of.
    pub(crate) fn told(&self, key: &str, fact: &str) -> Vec<StartNumber> {
        let steps = self.pair().trace;
        let named = steps.iter().filter(|step| step.reason.key == key).map(|step| &step.reason.facts[fact]);
        named.map(|fact| if let Fact::Player(number) = fact { *number } else { panic!("{fact:?}") }).collect()
    }
}

impl Hall {
    /// The lists of players a step of the procedure speaks of.
    pub(crate) fn told_list(&self, key: &str, fact: &str) -> Vec<String> {
        let steps = self.pair().trace;
        let named = steps.iter().filter(|step| step.reason.key == key).map(|step| &step.reason.facts[fact]);
        named.map(|fact| if let Fact::Text(list) = fact { list.clone() } else { panic!("{fact:?}") }).collect()
    }
}

/// Three rows: Whites 1, 2, 3 and Blacks 4, 5, 6.
pub(crate) fn three_rows() -> Hall {
    let mut hall = Hall::new(9);
    for tenths in [20_000, 20_100, 20_200] {
        hall.seat(0, 2000, "WB", tenths);
    }
    for rating in [2300, 2200, 2100] {
        hall.seat(0, rating, "BW", 20_000);
    }
    hall
}

/// Players 1 to 4 have nobody in their group and nobody who may come up: all four float.
pub(crate) fn four_floaters() -> Hall {
    let mut hall = Hall::new(9);
    for (rating, colours, tenths) in
        [(2000, "WBWB", 20_100), (2000, "WBWB", 20_000), (2100, "BWBW", 20_000), (2200, "BWBW", 20_000)]
    {
        hall.seat(2, rating, colours, tenths);
    }
    for (rating, colours, tenths) in
        [(1900, "WBWB", 20_000), (1800, "WBWB", 19_900), (1700, "BWBW", 20_000), (1600, "BWBW", 20_000)]
    {
        let low = hall.seat(0, rating, colours, tenths);
        hall.moved_up(low, &[3, 4]);
    }
    hall.apart("1-2 1-3 1-4 2-3 2-4 3-4");
    hall
}

//! Situations in the notation of the arbiters' guide: `4.5: A B C(F,G) | 4: F:HS G H`.
//! `C(F,G)` has met F and G, `F:HS` has had White, then Black.

use std::collections::BTreeSet;

use rokade_model::{Color, Entry, HalfPoints, History, Mark, Participant, RoundNumber, StartNumber};
use rokade_pairing::{NoPairing, Pairing};

use super::tournaments::danish;

/// Numbers far from all letters: opponents of games that only give a colour.
const ELSEWHERE: u32 = 1000;

pub(crate) struct Situation {
    pub history: History,
    pub round: RoundNumber,
}

pub(crate) fn number(letter: &str) -> StartNumber {
    StartNumber(u32::from(letter.bytes().next().unwrap() - b'A') + 1)
}

pub(crate) fn letter(number: StartNumber) -> String {
    match number.0 {
        0 => "X".to_owned(),
        number => char::from(b'A' + u8::try_from(number - 1).unwrap()).to_string(),
    }
}

fn lost(opponent: StartNumber, color: Option<Color>) -> Entry {
    Entry::Game { opponent, color, mark: Some(Mark::Loss) }
}

/// Not the last round, and not the first: nobody has a preference without a colour.
pub(crate) fn situation(text: &str) -> Situation {
    let mut history = History { rounds: 99, ..History::default() };
    let (mut met, mut longest) = (Vec::new(), 1);
    for pool in text.split('|') {
        let (points, players) = pool.trim().split_once(": ").unwrap();
        let points: HalfPoints = points.parse().unwrap();
        for player in players.split_whitespace() {
            let (player, opponents) = player.trim_end_matches(')').split_once('(').unwrap_or((player, ""));
            let (name, colours) = player.split_once(':').unwrap_or((player, ""));
            let mut one = Participant::new(number(name), None);
            one.adjustment = points;
            for (round, colour) in (1..).zip(colours.chars()) {
                let color = if colour == 'H' { Color::White } else { Color::Black };
                one.set_entry(round, lost(StartNumber(ELSEWHERE + round), Some(color)));
            }
            longest = longest.max(colours.len());
            met.extend(opponents.split(',').filter(|other| !other.is_empty()).map(|other| (one.number, number(other))));
            history.players.push(one);
        }
    }
    history.players.sort_by_key(|player| player.number);
    let mut round = RoundNumber::try_from(longest + 1).unwrap();
    // Meetings without a colour, after the rounds with one; noted on the printed line only.
    for (one, other) in met {
        let player = history.player_mut(one).unwrap();
        let free =
            (RoundNumber::try_from(longest).unwrap() + 1..).find(|at| player.entry(*at) == Entry::Blank).unwrap();
        player.set_entry(free, lost(other, None));
        round = round.max(free + 1);
    }
    Situation { history, round }
}

impl Situation {
    /// Two players met in the round in which they had these colours.
    pub(crate) fn met_in(mut self, round: RoundNumber, one: &str, other: &str) -> Self {
        for (player, opponent) in [(one, other), (other, one)] {
            let player = self.history.player_mut(number(player)).unwrap();
            let color = player.entry(round).played_color();
            player.set_entry(round, lost(number(opponent), color));
        }
        self
    }

    pub(crate) fn last_round(mut self) -> Self {
        self.history.rounds = self.round;
        self
    }

    pub(crate) fn pair(&self) -> Result<Pairing, NoPairing> {
        danish(&self.history, self.round)
    }

    /// The boards, White first.
    pub(crate) fn boards(&self) -> BTreeSet<String> {
        let pairing = self.pair().unwrap();
        let boards = pairing.pairs().map(|(white, black)| format!("{}-{}", letter(white), letter(black)));
        boards.chain(pairing.bye.iter().map(|bye| format!("{}-X", letter(bye.player)))).collect()
    }

    /// The pairs, the better placed player first.
    pub(crate) fn pairs(&self) -> BTreeSet<String> {
        let pairing = self.pair().unwrap();
        let place = |number: StartNumber| pairing.placement.iter().position(|one| *one == number);
        let sorted = |(one, two)| if place(one) < place(two) { (one, two) } else { (two, one) };
        let boards = pairing.pairs().map(sorted).map(|(one, two)| format!("{}-{}", letter(one), letter(two)));
        boards.chain(pairing.bye.iter().map(|bye| format!("{}-X", letter(bye.player)))).collect()
    }

    pub(crate) fn trace(&self) -> Vec<String> {
        self.pair().unwrap().trace.iter().map(|step| step.reason.key.to_string()).collect()
    }

    /// Why the better placed player of a pair did not get nearer opponents: `B F danish_met`.
    pub(crate) fn passed(&self) -> Vec<String> {
        let pairing = self.pair().unwrap();
        let boards = pairing.boards.iter().flat_map(|board| &board.reasons);
        let all = boards.chain(pairing.bye.iter().flat_map(|bye| &bye.reasons));
        all.map(|one| format!("{} {} {}", letter(one.player), letter(one.would_have_met), one.reason.key)).collect()
    }

    /// Who goes down, with the reason: `C danish_float_middle`.
    pub(crate) fn floaters(&self) -> Vec<String> {
        let down = |float: &rokade_pairing::Float| float.direction == rokade_pairing::Direction::Down;
        let pairing = self.pair().unwrap();
        pairing
            .floats
            .iter()
            .filter(|float| down(float))
            .map(|float| format!("{} {}", letter(float.player), float.reason.key))
            .collect()
    }

    /// The key that gave the colours of a player's board.
    pub(crate) fn colour_rule(&self, player: &str) -> String {
        let pairing = self.pair().unwrap();
        let player = number(player);
        let board = pairing.boards.iter().find(|board| board.white == player || board.black == player).unwrap();
        board.colour.key.to_string()
    }
}

/// `"A-B C-D"` as a set.
pub(crate) fn set(text: &str) -> BTreeSet<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

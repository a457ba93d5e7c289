//! Fields of players for tests and benches: made by hand, contrived, or thrown by seeded dice.

#![allow(dead_code)] // every test file uses its own part

use rokade_model::{
    ByeKind, Color, Entry, Forbidden, GameResult, HalfPoints, History, Mark, Participant, RoundNumber, StartNumber,
    Withdrawal,
};
use rokade_pairing::{Host, Pairing, Request, System, pair};

/// Small numbers from a seed, the same on every machine.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u32::try_from((mixed ^ (mixed >> 31)) % u64::from(bound)).unwrap()
    }

    /// True once in so many times.
    pub(crate) fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }
}

pub(crate) fn field(players: u32, rounds: RoundNumber) -> History {
    let players = (1..=players).map(|number| Participant::new(StartNumber(number), None)).collect();
    History { rounds, players, ..History::default() }
}

/// Writes a game; `None` is one not yet finished.
pub(crate) fn game(
    history: &mut History,
    round: RoundNumber,
    white: StartNumber,
    black: StartNumber,
    result: Option<GameResult>,
) {
    let entry = |opponent, color| Entry::Game { opponent, color: Some(color), mark: result.map(|r| r.mark(color)) };
    history.player_mut(white).unwrap().set_entry(round, entry(black, Color::White));
    history.player_mut(black).unwrap().set_entry(round, entry(white, Color::Black));
}

pub(crate) fn bye(history: &mut History, round: RoundNumber, player: StartNumber, kind: ByeKind) {
    history.player_mut(player).unwrap().set_entry(round, Entry::Bye(kind));
}

pub(crate) fn withdraw(history: &mut History, player: StartNumber, after: RoundNumber, order: u32) {
    history.player_mut(player).unwrap().withdrawal = Some(Withdrawal { after, order });
}

pub(crate) fn forbid(history: &mut History, players: impl IntoIterator<Item = StartNumber>) {
    let last = history.rounds;
    history.forbidden.push(Forbidden { players: players.into_iter().collect(), first: 1, last, soft: false });
}

/// `"1-2 5-3"` as pairs.
pub(crate) fn pairs_of(text: &str) -> Vec<(StartNumber, StartNumber)> {
    let number = |part: &str| part.parse().unwrap();
    text.split_whitespace()
        .map(|pair| pair.split_once('-').unwrap())
        .map(|(one, two)| (number(one), number(two)))
        .collect()
}

/// Lets players meet in the first round both have free, without points for either.
/// Returns the first round nobody has played yet.
pub(crate) fn meet(history: &mut History, pairs: &str) -> RoundNumber {
    for (white, black) in pairs_of(pairs) {
        let is_free = |round: &RoundNumber| {
            [white, black].iter().all(|number| history.player(*number).unwrap().entry(*round) == Entry::Blank)
        };
        let round = (1..).find(is_free).unwrap();
        game(history, round, white, black, Some(GameResult::BothLose));
    }
    history.paired_rounds() + 1
}

pub(crate) fn monrad(history: &History, round: RoundNumber) -> Request<'_> {
    Request::new(System::Of(Host::Monrad), history, round)
}

/// The pairs of a pairing as `"2-1 4-3"`, White first, the bye as `"6-0"` at the end.
pub(crate) fn written(pairing: &Pairing) -> String {
    let boards = pairing.pairs().map(|(white, black)| format!("{white}-{black}"));
    let bye = pairing.bye.iter().map(|bye| format!("{}-0", bye.player));
    boards.chain(bye).collect::<Vec<_>>().join(" ")
}

/// The same with the better placed player first.
pub(crate) fn uncoloured(pairing: &Pairing) -> String {
    let place = |number: StartNumber| pairing.placement.iter().position(|one| *one == number);
    let sorted = |(white, black)| if place(white) < place(black) { (white, black) } else { (black, white) };
    let boards = pairing.pairs().map(sorted).map(|(one, two)| format!("{one}-{two}"));
    let bye = pairing.bye.iter().map(|bye| format!("{}-0", bye.player));
    boards.chain(bye).collect::<Vec<_>>().join(" ")
}

/// Enters a pairing with results thrown by the dice: mostly played, some forfeited or unfinished.
pub(crate) fn play(history: &mut History, pairing: &Pairing, dice: &mut Dice) {
    for (white, black) in pairing.pairs() {
        let result = match dice.below(20) {
            0 => Some(GameResult::BlackForfeits),
            1 => Some(GameResult::BothForfeit),
            2 => None,
            number => Some([GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][number as usize % 3]),
        };
        game(history, pairing.round, white, black, result);
    }
    if let Some(one) = &pairing.bye {
        bye(history, pairing.round, one.player, ByeKind::PairingAllocated);
    }
}

/// A field that has played `rounds − 1` rounds of Monrad with plain results.
pub(crate) fn played(players: u32, rounds: RoundNumber, seed: u64) -> History {
    let mut history = field(players, rounds);
    let mut dice = Dice(seed);
    for round in 1..rounds {
        let pairing = pair(&monrad(&history, round)).unwrap();
        for (white, black) in pairing.pairs() {
            let result = [GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][dice.below(3) as usize];
            game(&mut history, round, white, black, Some(result));
        }
        if let Some(one) = &pairing.bye {
            bye(&mut history, round, one.player, ByeKind::PairingAllocated);
        }
    }
    history
}

/// Two halves, the lower and the higher numbers, that have met completely crosswise.
pub(crate) fn halves_met_crosswise(half: u32) -> History {
    let mut history = field(2 * half, 2 * half);
    for round in 1..=half {
        for one in 0..half {
            let (one, other) = (StartNumber(one + 1), StartNumber(half + 1 + (one + round) % half));
            game(&mut history, round, one, other, Some(GameResult::BothLose));
        }
    }
    history
}

/// A played field whose last players are all kept apart from each other.
pub(crate) fn clique_at_the_bottom(players: u32, round: RoundNumber, apart: u32) -> History {
    let mut history = played(players, round, 5);
    let pairing = pair(&monrad(&history, round)).unwrap();
    let bottom: Vec<_> = pairing.placement[(players - apart) as usize..].to_vec();
    forbid(&mut history, bottom);
    history
}

/// A round worked out by hand, from the report file the command line is tested with: players, ratings, games.
pub(crate) fn worked_out(report: &str) -> (History, RoundNumber) {
    let rounds = report.lines().find_map(|line| line.strip_prefix("XXR ")).unwrap().trim().parse().unwrap();
    let mut history = History { rounds, initial_color: Some(Color::White), ..History::default() };
    for line in report.lines().filter(|line| line.starts_with("001")) {
        let mut player = Participant::new(line[4..8].trim().parse().unwrap(), line[48..52].trim().parse().ok());
        let games = line.as_bytes()[91..].chunks(10).map(|game| std::str::from_utf8(game).unwrap());
        for (round, game) in (1..).zip(games) {
            player.set_entry(round, entry_of(&game.split_whitespace().collect::<Vec<_>>()));
        }
        history.players.push(player);
    }
    let next = history.paired_rounds() + 1;
    (history, next)
}

fn entry_of(game: &[&str]) -> Entry {
    let mark = |sign: &str| match sign {
        "1" => Mark::Win,
        "=" => Mark::Draw,
        _ => Mark::Loss,
    };
    match game {
        [opponent, color @ ("w" | "b"), sign] => Entry::Game {
            opponent: opponent.parse().unwrap(),
            color: Some(if *color == "w" { Color::White } else { Color::Black }),
            mark: Some(mark(sign)),
        },
        ["0000", "-", "U"] => Entry::Bye(ByeKind::PairingAllocated),
        other => panic!("{other:?}"),
    }
}

pub(crate) fn half_points(halves: i32) -> HalfPoints {
    HalfPoints(halves)
}

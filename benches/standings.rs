//! Big opens: 1,000 players over nine rounds by the handbook's corrections, 5,000 over eleven by every code of
//! FIDE. Every bench asserts its answer.

use divan::Bencher;
use divan::counter::ItemsCount;
use rokade_model::{ByeKind, Color, Entry, GameResult, HalfPoints, History, Participant, StartNumber};
use rokade_standings::{CODES, Rules, TIEBREAKS, TieBreak, cross_table, explain, standings};

fn main() {
    divan::main();
}

const PLAYERS: u32 = 1000;
const ROUNDS: u32 = 9;

/// Odd numbers meet even ones, shifted from round to round; results go round in a circle.
fn open(players: u32, rounds: u32, results: &[GameResult]) -> History {
    let rated = |number: u32| Participant::new(StartNumber(number), Some(2700 - number * 1700 / players));
    let mut history = History { rounds, players: (1..=players).map(rated).collect(), ..History::default() };
    for round in 1..=rounds {
        for pair in 0..players / 2 {
            let (white, black) = (2 * pair + 1, (2 * (pair + round * 7)) % players + 2);
            let result = results[(pair as usize * 31 + round as usize * 17) % results.len()];
            for (own, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
                let entry =
                    Entry::Game { opponent: StartNumber(opponent), color: Some(color), mark: Some(result.mark(color)) };
                history.player_mut(StartNumber(own)).expect("every number has a player").set_entry(round, entry);
            }
        }
    }
    history
}

fn big_open() -> History {
    open(PLAYERS, ROUNDS, &[GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins])
}

/// The largest opens there are, with forfeits and byes.
fn huge_open() -> History {
    let mut results = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw].repeat(7);
    results.extend([GameResult::BlackForfeits, GameResult::BothForfeit]);
    let mut history = open(5000, 11, &results);
    for number in (1..=5000).step_by(40) {
        for (round, kind) in [(3, ByeKind::Half), (11, ByeKind::Zero)] {
            let player = history.player_mut(StartNumber(number)).expect("every number has a player");
            let opponent = player.entry(round).opponent();
            player.set_entry(round, Entry::Bye(kind));
            let other = opponent.and_then(|opponent| history.player_mut(opponent));
            other.expect("everybody was paired").set_entry(round, Entry::Bye(ByeKind::PairingAllocated));
        }
    }
    history
}

/// All corrections, so that every kind of work is in the figure.
fn rules() -> Rules {
    let all: Vec<_> = TIEBREAKS.iter().map(|row| row.tiebreak.clone()).collect();
    Rules::other_group().with_tiebreaks(&all)
}

/// Every code, and those that take them with cuts, medians and forfeits as games.
fn every_code() -> Rules {
    let varied = [
        "BH/C1", "BH/C2", "BH/M1", "BH/M2", "BH/C1/P", "FB/C1", "SB/C1", "SB/C2", "KS/L+1", "AOB/F", "ARO/C1", "PS/C1",
        "DE/P",
    ];
    let codes = CODES.iter().map(|row| TieBreak::fide(row.code));
    let varied = varied.iter().map(|code| code.parse().expect("a code"));
    Rules::other_group().with_tiebreaks(&codes.chain(varied).collect::<Vec<_>>())
}

#[divan::bench]
fn standing(bencher: Bencher) {
    let (history, rules) = (big_open(), rules());
    bencher.counter(ItemsCount::new(PLAYERS)).bench(|| {
        let table = standings(&history, ROUNDS, &rules);
        let total: HalfPoints = table.rows.iter().map(|row| row.points).sum();
        assert_eq!(total, HalfPoints::ONE * 4500);
        table
    });
}

#[divan::bench(sample_count = 20)]
fn every_code_of_five_thousand(bencher: Bencher) {
    let (history, rules) = (huge_open(), every_code());
    bencher.counter(ItemsCount::new(5000_u32)).bench(|| {
        let table = standings(&history, 11, &rules);
        assert_eq!((table.rows.len(), table.tiebreaks.len()), (5000, 34));
        let parted = table.rows.iter().filter(|row| !row.shared).count();
        assert_eq!(parted, 5000, "the pairing number parts everybody");
        let levels = table.rows.iter().filter(|row| row.tiebreaks[1].steps.is_empty()).count();
        assert!(levels < 20, "almost everybody is level with somebody on points");
        table
    });
}

#[divan::bench]
fn cross(bencher: Bencher) {
    let (history, rules) = (big_open(), rules());
    bencher.bench(|| {
        let table = cross_table(&history, ROUNDS, &rules);
        assert_eq!(table.rows.len(), PLAYERS as usize);
        table
    });
}

#[divan::bench]
fn explanation(bencher: Bencher) {
    let (history, rules) = (big_open(), rules());
    bencher.bench(|| {
        let explanation = explain(&history, ROUNDS, &rules, StartNumber(500));
        assert_eq!(explanation.rounds.len(), ROUNDS as usize);
        explanation
    });
}

//! Every option of an invented tournament drawn from its seed.

use std::ops::RangeInclusive;

use rokade_model::{HalfPoints, RoundNumber, Scoring};
use rokade_pairing::{Groups, Host, System};

use super::{Habits, Options};
use crate::lots::Lots;

/// Keeps these draws apart from those of the tournament itself.
const STREAM: u64 = 0xd1b5_4a32_d192_ed03;
/// More rounds than this teach nothing new.
const MOST_ROUNDS: usize = 15;
/// A schedule of everybody against everybody grows with the square of the field.
const MOST_ALL_PLAY_ALL: usize = 20;
const MOST_TEAMS: u64 = 6;

/// A tournament of this system with everything else by lot: players within the range, rounds, scoring, draws,
/// forfeits, byes, late entries, withdrawals, forbidden pairs, acceleration, double rounds.
pub fn vary(system: System, seed: u64, players: RangeInclusive<usize>) -> Options {
    let mut lots = Lots::from_seed(seed ^ STREAM);
    let players = size(&mut lots, system, players);
    let rounds = 1 + usize_below(&mut lots, (players + 1).min(MOST_ROUNDS));
    let rounds = RoundNumber::try_from(rounds).expect("a few rounds");
    let system = varied(&mut lots, system, players, rounds);
    let chances = |lots: &mut Lots| *lots.one_of(&[0, 0, 15, 60, 150]);
    let double_rounds = system.is_swiss() && lots.in_thousand(100);
    Options {
        rounds: if double_rounds { rounds + rounds % 2 } else { rounds },
        byes: chances(&mut lots),
        forfeits: chances(&mut lots),
        withdrawals: chances(&mut lots),
        late: chances(&mut lots),
        unfinished: *lots.one_of(&[0, 0, 0, 40]),
        draws: *lots.one_of(&[0, 3, 6, 6, 9, 10]),
        forbidden: *lots.one_of(&[0, 0, 0, 1, 3]),
        double_rounds,
        scoring: scoring(&mut lots, system),
        habits: Habits::Full,
        ..Options::new(system, players, rounds, seed)
    }
}

fn usize_below(lots: &mut Lots, bound: usize) -> usize {
    let drawn = lots.below(u64::try_from(bound.max(1)).expect("a size fits"));
    usize::try_from(drawn).expect("below a size")
}

fn size(lots: &mut Lots, system: System, range: RangeInclusive<usize>) -> usize {
    let (first, last) = range.into_inner();
    let last = if system.is_all_play_all() { last.min(MOST_ALL_PLAY_ALL) } else { last };
    let first = first.min(last);
    first + usize_below(lots, last - first + 1)
}

/// The system with its own settings by lot.
fn varied(lots: &mut Lots, system: System, players: usize, rounds: RoundNumber) -> System {
    match system {
        System::Of(_) | System::Gladiator { .. } => system.map_host(|host| varied_host(lots, host, rounds)),
        System::Olympiad { .. } => {
            let most = u64::try_from(players / 2).unwrap_or(MOST_TEAMS).clamp(2, MOST_TEAMS);
            System::Olympiad { teams: u16::try_from(2 + lots.below(most - 1)).expect("a few teams") }
        }
        System::KnockOut => system,
    }
}

fn varied_host(lots: &mut Lots, host: Host, rounds: RoundNumber) -> Host {
    match host {
        Host::RoundRobin { .. } => Host::RoundRobin { cycles: *lots.one_of(&[1, 1, 2]) },
        Host::DanishSwiss { .. } => {
            let groups = Groups { groups: *lots.one_of(&[2, 3, 4]), rounds: *lots.one_of(&[1, 2, 3, 5]) };
            let rounds = Groups { rounds: groups.rounds.min(u8::try_from(rounds).unwrap_or(u8::MAX)), ..groups };
            Host::DanishSwiss { acceleration: lots.in_thousand(300).then_some(rounds) }
        }
        Host::FideDutch { edition, .. } => Host::FideDutch { baku: lots.in_thousand(300), edition },
        Host::Monrad | Host::Fide1998 | Host::Dubov1997 => host,
    }
}

/// Points of several kinds; a match that somebody wins, and a team's board, keep the handbook's.
fn scoring(lots: &mut Lots, system: System) -> Option<Scoring> {
    if !system.is_of_single_games() {
        return None;
    }
    let football = Scoring {
        win: HalfPoints(6),
        draw: HalfPoints(2),
        pairing_bye: HalfPoints(6),
        unfinished: HalfPoints(2),
        ..Scoring::default()
    };
    let half_bye = Scoring { pairing_bye: HalfPoints::HALF, ..Scoring::default() };
    let small_bye = Scoring { pairing_bye: HalfPoints(2), ..football };
    *lots.one_of(&[None, None, None, Some(football), Some(small_bye), Some(half_bye)])
}

#[cfg(test)]
mod tests {
    use rokade_pairing::SYSTEMS;

    use super::*;

    #[test]
    fn every_option_is_drawn_from_the_seed() {
        for row in SYSTEMS {
            assert_eq!(vary(row.system, 7, 2..=12), vary(row.system, 7, 2..=12));
            let many: Vec<Options> = (0..200).map(|seed| vary(row.system, seed, 2..=12)).collect();
            assert!(many.iter().all(|one| (2..=12).contains(&one.players) && one.system.key() == row.key));
            let differ = |of: &dyn Fn(&Options) -> String| {
                many.iter().map(of).collect::<std::collections::BTreeSet<_>>().len() > 1
            };
            assert!(differ(&|one| one.players.to_string()) && differ(&|one| one.rounds.to_string()), "{}", row.key);
            assert!(differ(&|one| one.byes.to_string()) && differ(&|one| one.draws.to_string()), "{}", row.key);
            assert!(!row.system.is_swiss() || differ(&|one| one.double_rounds.to_string()), "{}", row.key);
        }
    }
}

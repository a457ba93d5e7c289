use rokade_model::{ByeKind, Color, Entry, GameResult, Mark, StageKind};
use rokade_pairing::{Host, SYSTEMS, System, check};
use rokade_tournament::simulate::{Options, Simulation, simulate, vary};

use crate::hall::ALL_PLAY_ALL;

#[test]
fn a_simulated_monrad_agrees_with_the_checker() {
    for seed in 0..30 {
        let simulation = simulate(&Options::new(System::Of(Host::Monrad), 40, 7, seed));
        assert_eq!(simulation.rounds_played, 7);
        let check = check(System::Of(Host::Monrad), &simulation.history);
        assert!(check.is_equal(), "seed {seed}: {:?}", check.differences);
    }
}

#[test]
fn the_same_seed_plays_the_same_tournament() {
    let options = Options::new(System::Of(Host::Monrad), 30, 5, 11);
    let (one, other) = (simulate(&options), simulate(&options));
    assert_eq!((one.history, one.people), (other.history, other.people));
}

#[test]
fn byes_forfeits_withdrawals_and_late_entries_are_counted() {
    let options = Options {
        byes: 50,
        forfeits: 50,
        withdrawals: 30,
        late: 60,
        ..Options::new(System::Of(Host::Monrad), 100, 9, 5)
    };
    let simulation = simulate(&options);
    assert!(simulation.byes > 0 && simulation.forfeits > 0 && simulation.withdrawals > 0 && simulation.late > 0);
    let players = &simulation.history.players;
    let left = players.iter().filter(|player| player.withdrawal.is_some()).count();
    assert_eq!(left, usize::try_from(simulation.withdrawals).unwrap());
    let unplayed = players
        .iter()
        .flat_map(|player| &player.rounds)
        .filter(|entry| matches!(entry, Entry::Game { mark: Some(mark), .. } if !mark.is_played()));
    assert_eq!(unplayed.count(), 2 * usize::try_from(simulation.forfeits).unwrap());
    let quiet =
        Options { byes: 0, forfeits: 0, withdrawals: 0, late: 0, ..Options::new(System::Of(Host::Monrad), 100, 9, 5) };
    let quiet = simulate(&quiet);
    assert_eq!((quiet.byes, quiet.forfeits, quiet.withdrawals, quiet.late), (0, 0, 0, 0));
}

#[test]
fn an_all_play_all_takes_its_rounds_from_the_players() {
    let simulation = simulate(&Options::new(ALL_PLAY_ALL, 9, 3, 2));
    assert_eq!((simulation.history.rounds, simulation.rounds_played), (9, 9));
    assert!(check(ALL_PLAY_ALL, &simulation.history).is_equal());
}

#[test]
fn more_rounds_than_opponents_end_early_with_the_reason() {
    let quiet =
        Options { byes: 0, forfeits: 0, withdrawals: 0, late: 0, ..Options::new(System::Of(Host::Monrad), 6, 9, 2) };
    let simulation = simulate(&quiet);
    assert!(simulation.rounds_played <= 5);
    assert_eq!(simulation.history.rounds, simulation.rounds_played);
    assert!(simulation.ended_early.is_some());
    assert_eq!(simulate(&Options { players: 0, ..quiet }).rounds_played, 0, "nobody came");
}

/// Swiss systems that pair by strength.
fn by_strength() -> impl Iterator<Item = System> {
    SYSTEMS.iter().map(|row| row.system).filter(|system| system.is_swiss() && system.host() != Some(Host::Monrad))
}

fn entries(simulation: &Simulation) -> impl Iterator<Item = Entry> + '_ {
    simulation.history.players.iter().flat_map(|player| player.rounds.iter().copied())
}

#[test]
fn start_numbers_follow_the_strength_where_the_system_goes_by_it() {
    for system in by_strength() {
        let simulation = simulate(&Options { late: 0, ..Options::new(system, 30, 5, 3) });
        let ratings: Vec<Option<u32>> = simulation.history.players.iter().map(|player| player.rating).collect();
        assert!(ratings.is_sorted_by(|one, other| one >= other), "{system}: {ratings:?}");
    }
    let lots = simulate(&Options::new(System::Of(Host::Monrad), 30, 5, 3));
    assert!(!lots.history.players.is_sorted_by(|one, other| one.rating >= other.rating), "Monrad draws lots");
}

#[test]
fn the_colour_of_the_first_round_is_drawn_from_the_seed() {
    for system in by_strength().filter(|system| !matches!(system.host(), Some(Host::DanishSwiss { .. }))) {
        let drawn = |seed| simulate(&Options::new(system, 6, 1, seed)).history.initial_color.unwrap();
        let colors: Vec<Color> = (0..20).map(drawn).collect();
        assert!(colors.contains(&Color::White) && colors.contains(&Color::Black), "{system}");
    }
    assert_eq!(simulate(&Options::new(System::Of(Host::Monrad), 6, 1, 1)).history.initial_color, None);
}

#[test]
fn late_entries_stand_last_and_rank_in_their_place_or_stand_in_their_place() {
    let system = System::Of(Host::FIDE_DUTCH);
    let mut seen = [false; 2];
    for seed in 0..20 {
        let history = simulate(&Options { late: 200, ..Options::new(system, 20, 5, seed) }).history;
        seen[usize::from(history.seeding.is_empty())] = true;
        let ratings: Vec<_> =
            history.by_strength().into_iter().map(|number| history.player(number).unwrap().rating).collect();
        assert!(ratings.is_sorted_by(|one, other| one >= other), "seed {seed}");
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn byes_of_every_kind_are_asked_for_and_people_return() {
    let system = System::Of(Host::DanishSwiss { acceleration: None });
    let simulation = simulate(&Options { byes: 100, withdrawals: 0, ..Options::new(system, 40, 9, 4) });
    for kind in [ByeKind::Full, ByeKind::Half, ByeKind::Zero] {
        assert!(entries(&simulation).any(|entry| entry == Entry::Bye(kind)), "{kind:?}");
    }
    let returns = simulation.history.players.iter().any(|player| {
        let away = player.rounds.iter().position(|entry| *entry == Entry::Bye(ByeKind::Zero));
        away.is_some_and(|at| at > 0 && player.rounds[at..].iter().any(|entry| entry.opponent().is_some()))
    });
    assert!(returns);
}

#[test]
fn matches_climb_the_ladder_until_somebody_has_won() {
    for system in [System::KnockOut, "gladiator:monrad".parse().unwrap()] {
        let simulation = simulate(&Options { draws: 9, ..Options::new(system, 32, 5, 6) });
        let drawn = |entry| matches!(entry, Entry::Game { mark: Some(Mark::Draw), .. });
        assert!(!entries(&simulation).any(drawn), "{system}");
        let stages: Vec<StageKind> = simulation.games.iter().map(|game| game.stage).collect();
        assert!(stages.contains(&StageKind::Ordinary) && stages.contains(&StageKind::Blitz), "{system}");
        for (index, game) in simulation.games.iter().enumerate() {
            let goes_on = simulation.games.get(index + 1).is_some_and(|next| {
                next.round == game.round
                    && [next.white, next.black].contains(&game.white)
                    && next.stage != StageKind::Ordinary
            });
            if game.stage == StageKind::Blitz && system != System::KnockOut {
                assert_eq!(goes_on, game.result == Some(GameResult::Draw), "blitz until decided");
            }
        }
    }
}

#[test]
fn varied_tournaments_of_every_system_agree_with_the_checker() {
    for row in SYSTEMS.iter().filter(|row| row.system != System::KnockOut) {
        for seed in 0..15 {
            let options = vary(row.system, seed, 2..=10);
            let simulation = simulate(&options);
            let check = check(options.system, &simulation.history);
            assert!(check.is_equal(), "{} seed {seed}: {:?}", row.key, check.differences);
        }
    }
}

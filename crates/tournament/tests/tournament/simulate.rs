use rokade_model::Entry;
use rokade_pairing::{System, check};
use rokade_tournament::simulate::{Options, simulate};

use crate::hall::ALL_PLAY_ALL;

#[test]
fn a_simulated_monrad_agrees_with_the_checker() {
    for seed in 0..30 {
        let simulation = simulate(&Options::new(System::Monrad, 40, 7, seed));
        assert_eq!(simulation.rounds_played, 7);
        let check = check(System::Monrad, &simulation.history);
        assert!(check.is_equal(), "seed {seed}: {:?}", check.differences);
    }
}

#[test]
fn the_same_seed_plays_the_same_tournament() {
    let options = Options::new(System::Monrad, 30, 5, 11);
    let (one, other) = (simulate(&options), simulate(&options));
    assert_eq!((one.history, one.people), (other.history, other.people));
}

#[test]
fn byes_forfeits_withdrawals_and_late_entries_are_counted() {
    let options =
        Options { byes: 50, forfeits: 50, withdrawals: 30, late: 60, ..Options::new(System::Monrad, 100, 9, 5) };
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
    let quiet = Options { byes: 0, forfeits: 0, withdrawals: 0, late: 0, ..Options::new(System::Monrad, 100, 9, 5) };
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
    let quiet = Options { byes: 0, forfeits: 0, withdrawals: 0, late: 0, ..Options::new(System::Monrad, 6, 9, 2) };
    let simulation = simulate(&quiet);
    assert!(simulation.rounds_played <= 5);
    assert_eq!(simulation.history.rounds, simulation.rounds_played);
    assert!(simulation.ended_early.is_some());
    assert_eq!(simulate(&Options { players: 0, ..quiet }).rounds_played, 0, "nobody came");
}

//! Knock-outs found in files, with and without their draw.

#[path = "knock_out/events.rs"]
mod events;
mod fields;

use events::*;
use fields::*;
use rokade_model::{ByeKind, GameResult, History, StartNumber};
use rokade_pairing::knock_out::draw;
use rokade_pairing::{Request, System, check};

#[test]
fn check_accepts_any_lots_the_bands_allow_and_any_colours() {
    let mut rounds = 0;
    for seed in 0..300 {
        let mut dice = Dice(seed);
        let players = 2 + dice.below(31);
        let (mut history, _) = event(players, Some(seed), Kind::Plain, &mut dice);
        // The file may end anywhere.
        let last = dice.below(history.rounds + 1) + 1;
        history.players.iter_mut().for_each(|player| player.rounds.truncate(last as usize));
        let found = check(System::KnockOut, &history);
        assert!(found.is_equal(), "{seed}: {found:?}");
        rounds += found.rounds_checked;
    }
    assert!(rounds > 600, "{rounds}");
}

#[test]
fn check_reads_a_match_forfeited_by_somebody_who_left_as_a_walkover() {
    let mut history = field(8, 3);
    for (winner, loser) in [(1, 5), (3, 6), (4, 7), (2, 8)] {
        game(&mut history, 1, StartNumber(winner), StartNumber(loser), Some(GameResult::WhiteWins));
    }
    game(&mut history, 2, StartNumber(1), StartNumber(3), Some(GameResult::WhiteForfeits));
    game(&mut history, 2, StartNumber(4), StartNumber(2), Some(GameResult::BlackWins));
    game(&mut history, 3, StartNumber(2), StartNumber(3), Some(GameResult::Draw));
    withdraw(&mut history, StartNumber(1), 1, 1);
    history.lines = [1, 5, 6, 3, 4, 7, 8, 2].map(StartNumber).to_vec();
    let found = check(System::KnockOut, &history);
    assert!(found.is_equal(), "{found:?}");
}

#[test]
fn check_finds_the_lines_of_an_event_with_one_walkover_a_round() {
    let mut found = 0;
    for seed in 0..200 {
        let mut history = field(16, 4);
        let mut dice = Dice(seed);
        for round in 1..=4 {
            // The last one on the lines of the first match leaves before it.
            let gone = (round > 1)
                .then(|| paired(&history, round, Some(seed)).boards.first().map(|board| board.white))
                .flatten();
            if let Some(gone) = gone {
                withdraw(&mut history, gone, round - 1, round);
            }
            let pairing = paired(&history, round, Some(seed));
            for (white, black) in pairing.pairs() {
                let result = [GameResult::WhiteWins, GameResult::BlackWins][dice.below(2) as usize];
                game(&mut history, round, white, black, Some(result));
            }
            for one in &pairing.unopposed {
                bye(&mut history, round, one.player, ByeKind::PairingAllocated);
            }
        }
        let check = check(System::KnockOut, &history);
        assert!(check.is_equal(), "{seed}: {check:?}");
        found += check.rounds_checked;
    }
    assert!(found >= 600, "{found}");
}

#[test]
fn check_follows_the_lines_through_walkovers_and_forfeits() {
    let mut rounds = 0;
    for seed in 0..600 {
        let mut dice = Dice(seed);
        let players = 2 + dice.below(31);
        let (history, _) = event(players, Some(seed), Kind::Wild, &mut dice);
        let history = History { lines: draw(&history.by_strength(), Some(seed)), ..history };
        let found = check(System::KnockOut, &history);
        assert!(found.is_equal(), "{seed}: {found:?}");
        rounds += found.rounds_checked;
    }
    assert!(rounds > 1200, "{rounds}");
}

#[test]
fn check_finds_a_loser_who_went_on_and_seeds_that_met_too_early() {
    let mut history = field(8, 3);
    play_seeds(&mut history, None);
    assert!(check(System::KnockOut, &history).is_equal());
    // Line 3 lost to line 4 and plays on.
    let mut wrong = history.clone();
    for player in &mut wrong.players {
        player.rounds.truncate(1);
    }
    game(&mut wrong, 2, StartNumber(1), StartNumber(6), Some(GameResult::WhiteWins));
    game(&mut wrong, 2, StartNumber(4), StartNumber(2), Some(GameResult::WhiteWins));
    let found = check(System::KnockOut, &wrong);
    assert_eq!(found.differences.len(), 1);
    assert!(found.differences[0].illegal && found.differences[0].round == 2);
    // The best two in round 1.
    let mut early = field(4, 2);
    game(&mut early, 1, StartNumber(1), StartNumber(2), Some(GameResult::WhiteWins));
    game(&mut early, 1, StartNumber(3), StartNumber(4), Some(GameResult::WhiteWins));
    let found = check(System::KnockOut, &early);
    assert_eq!(
        (found.differences[0].deciding.as_str(), found.differences[0].file_value, found.differences[0].engine_value),
        ("D4.9.7-2", Some(1), Some(2))
    );
}

#[test]
fn check_keeps_to_the_colours_of_a_lot_that_is_known() {
    let mut history = field(2, 1);
    history.lines = vec![StartNumber(1), StartNumber(2)];
    let seed = (0..).find(|seed| written(&paired(&history, 1, Some(*seed))) == "2-1").unwrap();
    let mut file = history.clone();
    game(&mut file, 1, StartNumber(1), StartNumber(2), Some(GameResult::WhiteWins));
    let request = Request::new(System::KnockOut, &history, 1);
    assert_eq!(rokade_pairing::check_round(&request, &file), None);
    let found = rokade_pairing::check_round(&request.seeded(Some(seed)), &file).unwrap();
    assert_eq!((found.deciding.as_str(), found.illegal), ("D4.9.7-3", false));
}

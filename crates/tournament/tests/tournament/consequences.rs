use rokade_model::{GameResult, HalfPoints, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, PlayerId, SetGame, Slot};

use crate::hall::Hall;

#[test]
fn a_correction_shows_whose_standing_and_which_rounds_it_touches() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.play_round(group);
    let seen = hall.game(group, 1, 1);
    let correction = Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Done { result: GameResult::WhiteWins, notice: None },
        seen,
        confirmed: true,
        seed: 0,
    });
    let consequences = hall.tournament.consequences(&correction, hall.now);

    let of = |player: u32| consequences.standings.iter().find(|change| change.player == PlayerId(player)).unwrap();
    assert_eq!(of(1).points, (HalfPoints(4), HalfPoints(2)));
    assert_eq!(of(2).points, (HalfPoints(2), HalfPoints(4)));
    assert_eq!(consequences.rounds.len(), 1);
    let round = &consequences.rounds[0];
    assert!((round.round, round.started, round.draft) == (2, true, false));
    assert!(round.before.contains(&(PlayerId(3), PlayerId(1))) || round.before.contains(&(PlayerId(1), PlayerId(3))));

    let before = hall.tournament.clone();
    hall.give(correction);
    let promised = consequences.standings.iter().find(|change| change.player == PlayerId(2)).unwrap().place.1;
    let row = hall.tournament.standings(group).rows.into_iter().find(|row| row.player == StartNumber(2)).unwrap();
    assert_eq!(row.place, promised, "what was shown is what happens");
    assert_eq!(before.groups[&group].rounds[1], hall.the_group().rounds[1], "nothing else changed");
}

#[test]
fn a_correction_in_the_last_round_touches_no_pairing() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    let seen = hall.game(group, 1, 1);
    let clear = Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Open,
        seen,
        confirmed: false,
        seed: 0,
    });
    let consequences = hall.tournament.consequences(&clear, hall.now);
    assert!(consequences.rounds.is_empty());
    assert!(!consequences.standings.is_empty());
}

#[test]
fn a_draft_that_would_change_is_named_as_one() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.give(Command::Pair { group });
    let seen = hall.game(group, 1, 1);
    let correction = Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Done { result: GameResult::WhiteWins, notice: None },
        seen,
        confirmed: false,
        seed: 0,
    });
    let consequences = hall.tournament.consequences(&correction, hall.now);
    assert!(consequences.rounds.iter().any(|round| round.draft && round.round == 2));
}

#[test]
fn other_commands_and_unknown_games_have_no_consequences_to_show() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = hall.the_group().id;
    hall.play_round(group);
    let seen = hall.game(group, 1, 1);
    for command in [
        Command::Undo,
        Command::SetGame(SetGame {
            at: Slot::board(group, 1, 77),
            to: GameState::Open,
            seen,
            confirmed: true,
            seed: 0,
        }),
        Command::SetGame(SetGame { at: Slot::board(group, 0, 1), to: GameState::Open, seen, confirmed: true, seed: 0 }),
    ] {
        assert!(hall.tournament.consequences(&command, hall.now).is_empty());
    }
}

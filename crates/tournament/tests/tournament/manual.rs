use rokade_model::StartNumber;
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, PlayerId, Seat, SetGame, Slot};

use crate::hall::{ALL_PLAY_ALL, Hall, player};

fn seats(pairs: &[(u32, u32)]) -> Vec<Seat> {
    pairs.iter().map(|(white, black)| Seat { white: PlayerId(*white), black: PlayerId(*black) }).collect()
}

fn drafted(players: u32) -> Hall {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, players);
    let group = hall.the_group().id;
    hall.give(Command::Pair { group });
    hall
}

#[test]
fn a_hand_is_laid_on_a_pairing_on_purpose_and_with_a_note() {
    let mut hall = drafted(6);
    let group = hall.the_group().id;
    let set = |pairs: &[(u32, u32)]| Command::SetManual { group, seats: seats(pairs), bye: None };
    assert_eq!(hall.refused(set(&[(1, 3), (2, 4), (5, 6)])), ["manual_not_open"]);
    hall.give(Command::BeginManual { group });
    assert_eq!(hall.refused(Command::BeginManual { group }), ["manual_open"]);
    assert_eq!(hall.refused(Command::Publish { group }), ["manual_open"]);
    assert!(hall.tournament.compare_manual(group).unwrap().is_equal(), "begun with the engine's pairing");
    hall.give(set(&[(1, 3), (2, 4), (5, 6)]));
    let judgement = hall.tournament.compare_manual(group).unwrap();
    assert_eq!(
        judgement.engine,
        [(StartNumber(2), StartNumber(1)), (StartNumber(4), StartNumber(3)), (StartNumber(6), StartNumber(5))]
    );
    assert_eq!(judgement.deciding.unwrap().as_str(), "D4.9.1-3");
    assert_eq!(hall.refused(Command::EndManual { group, note: " ".into() }), ["note_missing"]);
    hall.give(Command::EndManual { group, note: "søskende".into() });
    hall.give(Command::Publish { group });
    assert!(hall.the_group().rounds[0].by_hand);
    assert_eq!(hall.pairs(group, 1), ["1-3", "2-4", "5-6"]);
    hall.check_fold();
}

#[test]
fn a_hand_that_changes_nothing_leaves_no_mark() {
    let mut hall = drafted(6);
    let group = hall.the_group().id;
    hall.give(Command::BeginManual { group });
    hall.give(Command::EndManual { group, note: "set efter".into() });
    hall.give(Command::Publish { group });
    assert!(!hall.the_group().rounds[0].by_hand);
}

#[test]
fn everybody_who_is_there_sits_once() {
    let mut hall = drafted(6);
    let group = hall.the_group().id;
    hall.give(Command::BeginManual { group });
    let set = |pairs: &[(u32, u32)], bye: Option<u32>| Command::SetManual {
        group,
        seats: seats(pairs),
        bye: bye.map(PlayerId),
    };
    assert_eq!(hall.refused(set(&[(1, 2), (3, 4)], None)), ["player_missing", "player_missing"]);
    assert_eq!(hall.refused(set(&[(1, 2), (3, 4), (5, 1)], None)), ["player_twice", "player_missing"]);
    assert_eq!(hall.refused(set(&[(1, 2), (3, 4), (5, 99)], None)), ["player_not_in_group"]);
    assert!(hall.refused(set(&[(1, 2), (3, 4), (5, 5)], None)).contains(&"player_against_self".to_owned()));
    assert!(hall.refused(set(&[(1, 2), (3, 4)], Some(5))).iter().any(|reason| reason.starts_with("bye_not_due")));
}

#[test]
fn d4_9_1_3_not_even_by_hand_do_two_players_meet_twice() {
    let mut hall = drafted(6);
    let group = hall.the_group().id;
    hall.give(Command::Publish { group });
    hall.play_rest(group, 1);
    hall.give(Command::Pair { group });
    hall.give(Command::BeginManual { group });
    let rematch = Command::SetManual { group, seats: seats(&[(1, 2), (3, 6), (4, 5)]), bye: None };
    assert_eq!(hall.refused(rematch), ["pair_met_before D4.9.1-3"]);
}

#[test]
fn d4_9_1_5_the_bye_is_given_by_hand_once_at_most() {
    let mut hall = drafted(5);
    let group = hall.the_group().id;
    hall.give(Command::Publish { group });
    hall.play_rest(group, 1);
    hall.give(Command::Pair { group });
    hall.give(Command::BeginManual { group });
    let again = Command::SetManual { group, seats: seats(&[(1, 3), (2, 4)]), bye: Some(PlayerId(5)) };
    assert_eq!(hall.refused(again), ["bye_repeated D4.9.1-5"]);
    hall.give(Command::SetManual { group, seats: seats(&[(1, 3), (2, 5)]), bye: Some(PlayerId(4)) });
}

#[test]
fn a_published_round_is_taken_up_again_before_it_starts() {
    let mut hall = drafted(6);
    let group = hall.the_group().id;
    hall.give(Command::Publish { group });
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 1, 3),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.give(Command::BeginManual { group });
    assert_eq!(hall.refused(Command::StartRound { group, round: 1 }), ["draft_waits"]);
    let entry = Command::SetGame(SetGame {
        at: Slot::board(group, 1, 1),
        to: GameState::Done { result: rokade_model::GameResult::Draw, notice: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    });
    assert_eq!(hall.refused(entry), ["draft_waits"]);
    hall.give(Command::SetManual { group, seats: seats(&[(1, 3), (2, 4), (6, 5)]), bye: None });
    hall.give(Command::EndManual { group, note: "samme klub".into() });
    hall.give(Command::Publish { group });
    assert_eq!(hall.the_group().rounds.len(), 1);
    assert_eq!(hall.pairs(group, 1), ["1-3", "2-4", "6-5"]);
    assert_eq!(hall.game(group, 1, 3), GameState::Postponed { until: None }, "the same game is still put off");
    hall.check_fold();
}

#[test]
fn whoever_enters_before_the_start_gets_a_place_by_hand() {
    let mut hall = drafted(5);
    let group = hall.the_group().id;
    hall.give(Command::Publish { group });
    hall.give(Command::EnterPlayer { group, player: player("Tuva Havnestad", 1200) });
    hall.give(Command::BeginManual { group });
    hall.give(Command::SetManual { group, seats: seats(&[(2, 1), (4, 3), (6, 5)]), bye: None });
    hall.give(Command::EndManual { group, note: "kom i sidste øjeblik".into() });
    hall.give(Command::Publish { group });
    assert_eq!(hall.the_group().rounds[0].byes, []);
    assert_eq!(hall.tournament.players[&PlayerId(5)].byes.len(), 0, "the bye is forgotten");
}

#[test]
fn a_change_on_a_published_round_can_be_given_up() {
    let mut hall = drafted(6);
    let group = hall.the_group().id;
    hall.give(Command::Publish { group });
    let pairs = hall.pairs(group, 1);
    hall.give(Command::BeginManual { group });
    hall.give(Command::DiscardDraft { group });
    assert_eq!(hall.pairs(group, 1), pairs);
    hall.give(Command::StartRound { group, round: 1 });
}

#[test]
fn d4_9_11_2_the_schedule_of_an_all_play_all_is_not_changed_by_hand() {
    let mut hall = Hall::playing(ALL_PLAY_ALL, 0, 6);
    let group = hall.the_group().id;
    hall.give(Command::Pair { group });
    assert_eq!(hall.refused(Command::BeginManual { group }), ["manual_in_all_play_all D4.9.11-2"]);
}

#[test]
fn a_withdrawal_after_the_hand_was_laid_is_seen_at_publishing() {
    let mut hall = drafted(6);
    let group = hall.the_group().id;
    hall.give(Command::BeginManual { group });
    hall.give(Command::EndManual { group, note: "set efter".into() });
    hall.give(Command::Withdraw { player: PlayerId(6), notice: rokade_model::LeaveNotice::Accepted });
    assert_eq!(hall.refused(Command::Publish { group }), ["player_absent"]);
}

use rokade_model::{Birth, Person, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, Event, NewPlayer, PlayerId};

use crate::hall::{ALL_PLAY_ALL, Hall, player};

fn born(name: &str, year: u16) -> NewPlayer {
    let new = player(name, 1500);
    NewPlayer { person: Person { birth: Birth::parse(&year.to_string()), ..new.person }, ..new }
}

#[test]
fn the_same_person_is_entered_once() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let with_id = |name: &str| {
        let new = player(name, 1500);
        NewPlayer { person: Person { fide_id: Some(99), ..new.person }, ..new }
    };
    hall.give(Command::EnterPlayer { group, player: with_id("Siri Tangen") });
    let refusal = hall.refusal(Command::EnterPlayer { group, player: with_id("Siri Tangen-Holm") });
    assert_eq!(refusal.reasons[0].key, "player_entered_before");
    assert_eq!(refusal.reasons[0].facts["player"], rokade_clause::Fact::Entrant(rokade_clause::PlayerId(1)));
    hall.give(Command::EnterPlayer { group, player: born("Ulf Alm", 1990) });
    assert_eq!(hall.refused(Command::EnterPlayer { group, player: born("Alm, Ulf", 1990) }), ["player_entered_before"]);
    hall.give(Command::EnterPlayer { group, player: born("Ulf Alm", 1964) });
}

#[test]
fn namesakes_without_a_birth_date_are_told_apart_by_their_club() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let of = |club: &str| {
        let new = player("Odd Myrvold", 1500);
        NewPlayer { person: Person { club: club.to_owned(), ..new.person }, ..new }
    };
    hall.give(Command::EnterPlayer { group, player: of("Bondespringet") });
    hall.give(Command::EnterPlayer { group, player: of("Mosedal Schack") });
    assert_eq!(hall.refused(Command::EnterPlayer { group, player: of("BONDESPRINGET") }), ["player_entered_before"]);
}

#[test]
fn an_import_is_all_or_nothing_and_names_the_rows() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let players = vec![player("Gro Lindvall", 1600), player("", 1500), player("Gro Lindvall", 9000)];
    let refusal = hall.refusal(Command::ImportPlayers { group, players });
    let rows: Vec<_> = refusal.reasons.iter().map(|reason| (reason.key.as_ref(), &reason.facts["row"])).collect();
    let row = |number: i64| rokade_clause::Fact::Number(number);
    assert_eq!(
        rows,
        [("player_name_missing", &row(2)), ("rating_out_of_range", &row(3)), ("player_entered_before", &row(3))]
    );
    assert!(hall.tournament.players.is_empty());
    assert_eq!(hall.refused(Command::ImportPlayers { group, players: Vec::new() }), ["nobody_to_enter"]);
}

#[test]
fn an_edit_keeps_the_order_and_gives_a_new_version_of_the_facts() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 4);
    let order = hall.the_group().order.clone();
    hall.give(Command::EditPlayer { player: PlayerId(4), to: player("Spiller 4", 2700) });
    assert_eq!(hall.tournament.players[&PlayerId(4)].facts, 2);
    assert_eq!(hall.the_group().order, order);
    let seq = hall.tournament.seq;
    hall.give(Command::EditPlayer { player: PlayerId(4), to: player("Spiller 4", 2700) });
    assert_eq!(hall.tournament.seq, seq, "the same again is no event");
    hall.give(Command::Undo);
    assert_eq!(hall.tournament.players[&PlayerId(4)].facts, 1);
    hall.give(Command::EditPlayer { player: PlayerId(4), to: player("Spiller 4", 2701) });
    assert_eq!(hall.tournament.players[&PlayerId(4)].facts, 3, "a version is never given again");
}

#[test]
fn a_player_is_removed_before_the_draw_and_withdrawn_after_it() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.players(group, 5);
    let removed = PlayerId(5);
    assert_eq!(
        hall.refused(Command::Withdraw { player: removed, notice: rokade_model::LeaveNotice::Accepted }),
        ["remove_instead"]
    );
    hall.give(Command::RemovePlayer { player: removed });
    hall.give(Command::DrawLots { group, seed: 1 });
    assert_eq!(hall.refused(Command::RemovePlayer { player: PlayerId(1) }), ["withdraw_instead"]);
    assert_eq!(hall.refused(Command::RemovePlayer { player: removed }), ["unknown_player"]);
}

#[test]
fn a_late_entry_has_the_next_number_and_nothing_for_the_rounds_missed() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 6);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.give(Command::EnterPlayer { group, player: player("Thyra Søholt", 2000) });
    let late = PlayerId(7);
    assert_eq!(hall.the_group().number_of(late), Some(StartNumber(7)));
    assert_eq!(hall.tournament.players[&late].entered_before, 2);
    hall.play_round(group);
    assert_eq!(hall.points(group, 7), "1", "the seventh of seven has the bye");
    hall.lay(group);
    let entry = Command::EnterPlayer { group, player: player("Sten Alm", 1400) };
    assert_eq!(hall.refused(entry), ["no_round_left"]);
}

#[test]
fn a_late_entry_makes_the_draft_outdated() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 6);
    let group = hall.the_group().id;
    hall.give(Command::Pair { group });
    hall.give(Command::EnterPlayer { group, player: player("Thyra Søholt", 2000) });
    assert_eq!(hall.refused(Command::Publish { group }), ["draft_outdated"]);
    assert!(hall.todos(group).contains(&"Missing draft_outdated".to_owned()));
    hall.give(Command::DiscardDraft { group });
    hall.lay(group);
    assert_eq!(hall.the_group().rounds[0].byes.len(), 1);
}

#[test]
fn d4_9_11_3_the_schedule_of_an_all_play_all_has_no_place_for_a_late_entry() {
    let mut hall = Hall::new();
    let group = hall.group("A", ALL_PLAY_ALL, 0);
    hall.players(group, 4);
    hall.give(Command::DrawLots { group, seed: 1 });
    let refused = hall.refused(Command::EnterPlayer { group, player: player("Sten Alm", 1400) });
    assert_eq!(refused, ["late_entry_in_all_play_all D4.9.11-2"]);
}

#[test]
fn erasure_takes_the_facts_and_leaves_the_table() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 4);
    let group = hall.the_group().id;
    hall.play_round(group);
    let pairs = hall.pairs(group, 1);
    hall.give(Command::Erase { player: PlayerId(2) });
    assert!(!hall.people.contains_key(&PlayerId(2)));
    assert!(hall.tournament.players[&PlayerId(2)].erased);
    assert_eq!(hall.pairs(group, 1), pairs);
    assert_eq!(hall.refused(Command::Erase { player: PlayerId(2) }), ["player_erased"]);
    let edit = Command::EditPlayer { player: PlayerId(2), to: player("Spiller 2", 2000) };
    assert_eq!(hall.refused(edit), ["player_erased"]);
    assert_eq!(hall.refused(Command::Undo), ["erasure_stands"]);
}

#[test]
fn facts_of_an_entry_taken_back_can_be_erased_and_its_id_is_never_given_again() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    hall.give(Command::EnterPlayer { group, player: player("Ebba Tranemo", 1500) });
    hall.give(Command::Undo);
    hall.give(Command::EnterPlayer { group, player: player("Ebba Tranemo", 1500) });
    assert_eq!(hall.tournament.players.keys().collect::<Vec<_>>(), [&PlayerId(2)]);
    hall.give(Command::Erase { player: PlayerId(1) });
    assert_eq!(hall.refused(Command::Erase { player: PlayerId(9) }), ["unknown_player"]);
    hall.check_fold();
}

#[test]
fn personal_data_never_stands_in_an_event() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 2);
    let secret = born("Sunniva Klintholm", 1987);
    hall.give(Command::EnterPlayer { group: hall.the_group().id, player: secret.clone() });
    hall.give(Command::EditPlayer { player: PlayerId(3), to: NewPlayer { rating: Some(1501), ..secret } });
    for record in &hall.records {
        assert!(!format!("{:?}", record.event).contains("Sunniva"));
    }
    assert!(matches!(hall.records.last().unwrap().event, Event::PlayerEdited { facts: 2, .. }));
}

#[test]
fn a_table_is_fixed_for_one_player() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 8);
    let group = hall.the_group().id;
    hall.give(Command::FixBoard { player: PlayerId(7), board: Some(1) });
    let refused = hall.refused(Command::FixBoard { player: PlayerId(2), board: Some(1) });
    assert_eq!(refused, ["board_fixed_for_other"]);
    assert_eq!(hall.refused(Command::FixBoard { player: PlayerId(2), board: Some(0) }), ["board_out_of_range"]);
    hall.lay(group);
    let round = hall.the_group().round(1).unwrap();
    let board = round.board(1).unwrap();
    assert!(board.white == PlayerId(7) || board.black == PlayerId(7));
    let mut numbers: Vec<u32> = round.boards.iter().map(|board| board.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [1, 2, 3, 4]);
}

#[test]
fn a_name_can_be_withheld_and_shown_again() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 3, 2);
    hall.give(Command::WithholdName { player: PlayerId(1), withheld: true });
    assert!(hall.tournament.players[&PlayerId(1)].name_withheld);
    hall.give(Command::WithholdName { player: PlayerId(1), withheld: false });
    assert!(!hall.tournament.players[&PlayerId(1)].name_withheld);
}

#[test]
fn a_late_entry_may_have_half_a_point_for_the_rounds_missed() {
    let mut hall = Hall::playing(System::Of(Host::Monrad), 5, 6);
    let group = hall.the_group().id;
    hall.play_round(group);
    hall.give(Command::EnterLate { group, player: player("Liv Granlund", 1500) });
    assert_eq!(hall.points(group, 7), "½");
    hall.give(Command::Undo);
    assert_eq!(hall.the_group().order.as_ref().unwrap().players.len(), 6);
    hall.give(Command::EnterPlayer { group, player: player("Liv Granlund", 1500) });
    assert_eq!(hall.points(group, 7), "0", "without a word the rounds missed give nothing");
    hall.play_round(group);
    let third = Command::EnterLate { group, player: player("Odd Moe", 1400) };
    assert_eq!(hall.refused(third), ["late_half_points_beyond_limit"]);
    hall.check_fold();
}

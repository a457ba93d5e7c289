use rokade_model::{ByeKind, GameResult, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Brought, BroughtBoard, BroughtRound, Command, GameState, OrderedBy};

use crate::hall::{Hall, player};

/// A hall's only group as another desk would tell of it.
fn told(hall: &Hall) -> Brought {
    let group = hall.the_group();
    let number = |id| group.number_of(id).unwrap();
    let round = |round: &rokade_tournament::Round| BroughtRound {
        boards: round
            .boards
            .iter()
            .map(|board| BroughtBoard { white: number(board.white), black: number(board.black), game: board.game })
            .collect(),
        byes: round.byes.iter().map(|bye| (number(bye.player), bye.kind)).collect(),
        day: None,
    };
    let players = u32::try_from(group.order.as_ref().unwrap().players.len()).unwrap();
    Brought {
        program: "Another desk".to_owned(),
        players: (1..=players).map(|number| player(&format!("Gæst {number}"), 2000 - number)).collect(),
        rounds: group.rounds.iter().map(round).collect(),
        initial_color: group.initial_color,
        ..Brought::default()
    }
}

fn brought(system: System, rounds: u32, brought: Brought) -> Hall {
    let mut hall = Hall::new();
    let group = hall.group("A", system, rounds);
    hall.give(Command::BringIn { group, brought: Box::new(brought) });
    hall
}

#[test]
fn a_tournament_goes_on_where_it_was_elsewhere() {
    let mut there = Hall::playing(System::Of(Host::Monrad), 5, 7);
    let group = there.the_group().id;
    there.play_round(group);
    there.play_round(group);
    let mut here = brought(System::Of(Host::Monrad), 5, told(&there));
    here.check_fold();
    assert_eq!(here.the_group().order.as_ref().unwrap().by, OrderedBy::File);
    assert_eq!(here.the_group().brought_from.as_deref(), Some("Another desk"));
    for number in 1..=7 {
        assert_eq!(here.points(here.the_group().id, number), there.points(group, number));
    }
    assert!(here.the_group().rounds.iter().all(|round| !round.by_hand), "the system pairs the same");
    there.lay(group);
    here.lay(here.the_group().id);
    assert_eq!(here.pairs(here.the_group().id, 3), there.pairs(group, 3));
}

#[test]
fn byes_absences_and_games_put_off_come_along() {
    let mut there = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = there.the_group().id;
    there.give(Command::AskBye { player: rokade_tournament::PlayerId(3), round: 1, kind: ByeKind::Half });
    there.play_round(group);
    let mut told = told(&there);
    told.rounds[0].boards[1].game = GameState::Postponed { until: None };
    let here = brought(System::Of(Host::Monrad), 5, told);
    assert_eq!(here.points(here.the_group().id, 3), "½");
    assert_eq!(here.the_group().games_put_off().count(), 1);
    here.check_fold();
}

#[test]
fn a_pairing_the_system_would_not_make_is_kept_and_marked() {
    let mut there = Hall::playing(System::Of(Host::Monrad), 5, 8);
    let group = there.the_group().id;
    there.play_round(group);
    let mut told = told(&there);
    let boards = &mut told.rounds[0].boards;
    (boards[0].black, boards[1].black) = (boards[1].black, boards[0].black);
    let here = brought(System::Of(Host::Monrad), 5, told);
    let round = &here.the_group().rounds[0];
    assert!(round.by_hand);
    assert_eq!(round.boards.len(), 4);
}

#[test]
fn an_all_play_all_comes_with_its_rounds() {
    let mut there = Hall::playing(System::Of(Host::RoundRobin { cycles: 1 }), 0, 5);
    let group = there.the_group().id;
    there.play_round(group);
    let here = brought(System::Of(Host::RoundRobin { cycles: 1 }), 5, told(&there));
    assert_eq!(here.the_group().settings.rounds, 5);
    assert!(!here.the_group().rounds[0].by_hand);
    here.check_fold();
}

#[test]
fn what_cannot_be_is_refused_whole() {
    let mut hall = Hall::new();
    let group = hall.group("A", System::Of(Host::Monrad), 5);
    let board = BroughtBoard {
        white: StartNumber(1),
        black: StartNumber(1),
        game: GameState::Done { result: GameResult::Draw, notice: None },
    };
    let rounds = vec![BroughtRound { boards: vec![board], byes: vec![(StartNumber(9), ByeKind::Half)], day: None }];
    let two =
        Brought { players: vec![player("Liv Gran", 1500), player("Odd Moe", 1400)], rounds, ..Brought::default() };
    let brought = Box::new(two.clone());
    assert_eq!(hall.refused(Command::BringIn { group, brought }), ["bring_in_seated_twice", "bring_in_seated_twice"]);
    hall.players(group, 2);
    let brought = Box::new(Brought { rounds: Vec::new(), ..two });
    assert_eq!(hall.refused(Command::BringIn { group, brought: brought.clone() }), ["bring_in_needs_empty_group"]);
    let cup = hall.group("Pokal", System::KnockOut, 0);
    assert_eq!(hall.refused(Command::BringIn { group: cup, brought }), ["bring_in_not_this_system"]);
}

#[test]
fn what_was_brought_in_is_one_step_that_stays_once_a_round_was_played() {
    let mut there = Hall::playing(System::Of(Host::Monrad), 5, 6);
    let group = there.the_group().id;
    there.play_round(group);
    let mut here = brought(System::Of(Host::Monrad), 5, told(&there));
    assert_eq!(here.refused(Command::Undo), ["round_started D4.1-11e"]);
    let steps = rokade_tournament::digest(&here.records);
    assert_eq!(steps.last().unwrap().summary.key, "event_brought_in");
}

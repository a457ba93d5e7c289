//! A whole club evening: seven rounds of Monrad with what evenings bring.

use rokade_model::{ByeKind, GameResult, LeaveNotice, Notice, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{Command, GameState, PlayerId, SetGame, Slot, TodoKind};

use crate::hall::{Hall, player};

#[test]
fn a_monrad_evening_from_the_empty_list_to_the_final_table() {
    let mut hall = Hall::new();
    let group = hall.group("Mandagsturnering", System::Of(Host::Monrad), 7);
    hall.players(group, 13);
    hall.give(Command::DrawLots { group, seed: 20_270_118 });

    hall.play_round(group);
    hall.give(Command::EnterPlayer { group, player: player("Eira Vindelev", 1733) });
    let number_3 = hall.the_group().player_with(StartNumber(3)).unwrap();
    hall.give(Command::AskBye { player: number_3, round: 3, kind: ByeKind::Half });

    hall.lay(group);
    hall.give(Command::SetGame(SetGame {
        at: Slot::board(group, 2, 2),
        to: GameState::Postponed { until: None },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    }));
    hall.play_rest(group, 2);

    hall.lay(group);
    let forfeit = Command::SetGame(SetGame {
        at: Slot::board(group, 3, 1),
        to: GameState::Done { result: GameResult::BlackForfeits, notice: Some(Notice::None) },
        seen: GameState::Open,
        confirmed: false,
        seed: 0,
    });
    hall.give(forfeit);
    hall.play_rest(group, 3);

    let gone = hall.the_group().player_with(StartNumber(5)).unwrap();
    hall.give(Command::Withdraw { player: gone, notice: LeaveNotice::Accepted });
    hall.play_round(group);
    hall.enter(group, 2, 2, GameResult::Draw);
    hall.play_round(group);
    hall.play_round(group);
    hall.play_round(group);

    assert_eq!(hall.checklist(group).next().unwrap().reason.key, "todo_finish");
    hall.give(Command::FinishGroup { group });
    let standings = hall.tournament.standings(group);
    assert_eq!((standings.after, standings.rows.len()), (7, 14));
    assert_eq!(hall.checklist(group).of(TodoKind::Next).next().unwrap().key, "todo_report");
    nobody_met_twice(&hall);
    hall.check_fold();
}

fn nobody_met_twice(hall: &Hall) {
    let mut met = std::collections::BTreeSet::new();
    let played = |game: GameState| game.result().is_none_or(GameResult::is_played);
    for board in hall.the_group().rounds.iter().flat_map(|round| &round.boards).filter(|board| played(board.game)) {
        let pair: [PlayerId; 2] = [board.white.min(board.black), board.white.max(board.black)];
        assert!(met.insert(pair), "{pair:?} met twice");
    }
}

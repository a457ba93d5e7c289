//! Knock-out: seeds, lines, matches with their ladder, and where those who are out go on.

use rokade_clause::HandbookEdition;
use rokade_model::{GameResult, LeaveNotice, StartNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{BracketSide, Command, GameState, GroupId, GroupSettings, PlayerId, StageKind, Way};

use crate::hall::{Hall, group_settings, player};

fn hall(players: u32) -> (Hall, GroupId) {
    let mut hall = Hall::new();
    let settings = GroupSettings { tiebreaks: Vec::new(), ..group_settings("Pokal", System::KnockOut, 0) };
    hall.give(Command::AddGroup { settings });
    let group = hall.the_group().id;
    hall.players(group, players);
    hall.give(Command::OrderByRating { group });
    hall.give(Command::DrawLots { group, seed: 7 });
    (hall, group)
}

/// Ends every open match by its first games: the lower number wins both.
fn play(hall: &mut Hall, group: GroupId, round: u32) {
    let there = &hall.tournament.groups[&group];
    let boards: Vec<(u32, bool)> = (there.round(round).unwrap().boards.iter())
        .filter(|board| board.game == GameState::Open)
        .map(|board| (board.number, there.number_of(board.white) < there.number_of(board.black)))
        .collect();
    for (board, white) in boards {
        let results = match white {
            true => [GameResult::WhiteWins, GameResult::BlackWins],
            false => [GameResult::BlackWins, GameResult::WhiteWins],
        };
        for (game, result) in (1..).zip(results) {
            hall.enter_game(group, round, board, game, result);
        }
    }
}

#[test]
fn d4_9_7_3_lines_are_drawn_once_and_before_the_first_round() {
    let mut hall = Hall::new();
    let group = hall.group("Pokal", System::KnockOut, 0);
    hall.players(group, 8);
    assert_eq!(hall.refused(Command::DrawLots { group, seed: 1 }), ["order_missing D4.9.7-3"]);
    hall.give(Command::OrderByRating { group });
    assert_eq!(hall.the_group().settings.rounds, 3, "as many rounds as stages");
    assert_eq!(hall.refused(Command::Pair { group }), ["lines_missing D4.9.7-3"]);
    assert!(hall.todos(group).contains(&"Next lines_missing".to_owned()));
    hall.give(Command::DrawLots { group, seed: 7 });
    assert_eq!(hall.refused(Command::DrawLots { group, seed: 8 }), ["lines_drawn D4.9.7-3"]);
    assert_eq!(hall.refused(Command::OrderByRating { group }), ["lines_drawn D4.9.7-3"]);
    assert_eq!(hall.refused(Command::Undo), ["lines_drawn D4.9.7-3"]);
    let late = Command::EnterPlayer { group, player: player("Ebba Tranemo", 1500) };
    assert_eq!(hall.refused(late), ["late_entry_after_draw D4.9.7-3"]);
    let settings = GroupSettings { system: System::Of(Host::Monrad), rounds: 3, ..hall.the_group().settings.clone() };
    assert_eq!(hall.refused(Command::ChangeGroup { group, settings }), ["lines_drawn D4.9.7-3"]);
    let lines = &hall.the_group().lines;
    assert_eq!(lines.len(), 8);
    let top: Vec<Option<PlayerId>> = vec![lines[0], lines[7]];
    assert!(top.contains(&Some(PlayerId(1))) && top.contains(&Some(PlayerId(2))), "seeds 1 and 2 draw for 1 and 8");
}

#[test]
fn d4_9_7_3_the_bracket_leads_to_a_final_and_a_winner() {
    let (mut hall, group) = hall(8);
    for round in 1..=3 {
        hall.lay(group);
        play(&mut hall, group, round);
    }
    let bracket = hall.tournament.bracket(group).unwrap();
    assert_eq!(bracket.winner, Some(PlayerId(1)));
    assert_eq!(bracket.stages.len(), 3);
    let last = &bracket.stages[2].matches[0];
    assert_eq!((last.way, last.is_decided, last.board), (Some(Way::Played), true, Some(1)));
    let sides = [last.sides.0, last.sides.1];
    assert!(sides.contains(&BracketSide::Player(PlayerId(1))) && sides.contains(&BracketSide::Player(PlayerId(2))));
    let places: Vec<u32> = hall.tournament.standings(group).rows.iter().map(|row| row.place).collect();
    assert_eq!(places, [1, 2, 3, 3, 5, 5, 5, 5], "out in the same round is the same place");
    hall.give(Command::FinishGroup { group });
    hall.check_fold();
}

#[test]
fn d4_9_7_5_level_matches_climb_the_ladder_to_sudden_death() {
    let (mut hall, group) = hall(2);
    hall.lay(group);
    for game in 1..=6 {
        hall.enter_game(group, 1, 1, game, GameResult::Draw);
    }
    let stages = hall.the_group().settings.stages(HandbookEdition::default());
    let board = hall.the_group().round(1).unwrap().board(1).unwrap().clone();
    let kinds: Vec<StageKind> = board.games.iter().map(|game| stages[game.stage].kind).collect();
    let pairs = [StageKind::Ordinary, StageKind::Rapid, StageKind::Blitz].into_iter().flat_map(|kind| [kind; 2]);
    assert!(kinds.iter().copied().eq(pairs.chain([StageKind::SuddenDeath])));
    for stage in board.games[..6].chunks(2) {
        assert_eq!(stage[0].white, stage[1].black, "colours change within a stage");
    }
    assert_eq!(board.lots.len(), 3, "a lot before each new kind of game");
    assert_eq!(hall.refused(Command::Undo), ["match_lot_stands D4.9.7-5"]);
    // A draw in sudden death wins for Black.
    hall.enter_game(group, 1, 1, 7, GameResult::Draw);
    let winner = board.games[6].black;
    let expected = if winner == board.white { GameResult::WhiteWins } else { GameResult::BlackWins };
    assert_eq!(hall.game(group, 1, 1).result(), Some(expected));
    assert_eq!(hall.tournament.rated_games(group).len(), 7);
}

#[test]
fn d4_9_7_5_a_lot_about_colours_stands_when_a_correction_takes_its_game_away() {
    let (mut hall, group) = hall(2);
    hall.lay(group);
    hall.enter_game(group, 1, 1, 1, GameResult::Draw);
    hall.enter_game(group, 1, 1, 2, GameResult::Draw);
    let lot = hall.the_group().round(1).unwrap().boards[0].games[2].white;
    for seed in 0..20 {
        for result in [GameResult::WhiteWins, GameResult::Draw] {
            let mut command = hall.game_command(group, 1, 1, 2, result);
            if let Command::SetGame(set) = &mut command {
                set.seed = seed;
            }
            hall.give(command);
        }
        assert_eq!(hall.the_group().round(1).unwrap().boards[0].games[2].white, lot);
    }
}

#[test]
fn d4_9_7_5_a_lead_that_cannot_be_undone_ends_the_match() {
    let (mut hall, group) = hall(2);
    hall.lay(group);
    hall.enter_game(group, 1, 1, 1, GameResult::WhiteWins);
    assert_eq!(hall.game(group, 1, 1), GameState::Open);
    hall.enter_game(group, 1, 1, 2, GameResult::Draw);
    assert_eq!(hall.game(group, 1, 1).result(), Some(GameResult::WhiteWins));
}

#[test]
fn d4_9_7_6_whoever_is_out_goes_on_where_the_invitation_says() {
    let mut hall = Hall::new();
    let side = hall.group("Monrad", System::Of(Host::Monrad), 4);
    let settings =
        GroupSettings { losers_to: Some(side), first_board: 40, ..group_settings("Pokal", System::KnockOut, 0) };
    hall.give(Command::AddGroup { settings });
    let cup = GroupId(2);
    hall.players(side, 4);
    hall.players(cup, 4);
    hall.give(Command::DrawLots { group: side, seed: 3 });
    hall.give(Command::OrderByRating { group: cup });
    hall.give(Command::DrawLots { group: cup, seed: 3 });
    hall.lay(cup);
    let loser = PlayerId(8);
    assert_eq!(hall.refused(Command::EnterLoser { player: loser, group: side }), ["player_still_in D4.9.7-6"]);
    play(&mut hall, cup, 1);
    assert_eq!(hall.refused(Command::EnterLoser { player: PlayerId(5), group: side }), ["player_still_in D4.9.7-6"]);
    hall.give(Command::EnterLoser { player: loser, group: side });
    let again = PlayerId(9);
    let entered = &hall.tournament.players[&again];
    assert_eq!((entered.group, entered.same_person), (side, Some(loser)));
    assert_eq!(entered.rating, hall.tournament.players[&loser].rating);
    assert_eq!(hall.tournament.groups[&side].number_of(again), Some(StartNumber(5)));
    assert_eq!(hall.tournament.rated_as(again), loser, "rated together");
    assert_eq!(hall.people[&again], hall.people[&loser]);
    assert_eq!(hall.refused(Command::EnterLoser { player: loser, group: side }), ["loser_entered_before"]);
    // The same person may be corrected in both places, and is erased in both.
    hall.give(Command::EditPlayer { player: again, to: player("Spiller 8", 2321) });
    hall.give(Command::Erase { player: loser });
    assert!(hall.tournament.players[&again].erased && !hall.people.contains_key(&again));
    assert_eq!(hall.refused(Command::RemoveGroup { group: side })[1..], ["group_takes_losers"]);
}

#[test]
fn d4_9_7_6_without_the_invitation_nobody_enters_twice() {
    let (mut hall, group) = hall(4);
    let side = hall.group("Monrad", System::Of(Host::Monrad), 4);
    hall.lay(group);
    play(&mut hall, group, 1);
    assert_eq!(hall.refused(Command::EnterLoser { player: PlayerId(4), group: side }), ["losers_not_invited D4.9.7-6"]);
    let settings = GroupSettings { losers_to: Some(side), ..group_settings("C", System::Of(Host::Monrad), 3) };
    assert_eq!(hall.refused(Command::AddGroup { settings }), ["losers_of_knock_out_only D4.9.7-6"]);
    let settings = GroupSettings { losers_to: Some(GroupId(77)), ..group_settings("C", System::KnockOut, 3) };
    assert_eq!(hall.refused(Command::AddGroup { settings }), ["unknown_group"]);
}

#[test]
fn a_withdrawal_is_a_walkover_and_empty_lines_are_byes() {
    let (mut hall, group) = hall(6);
    assert!(hall.todos(group).contains(&"Warning bracket_not_full".to_owned()));
    hall.lay(group);
    assert_eq!(hall.the_group().round(1).unwrap().boards.len(), 2);
    assert_eq!(hall.the_group().round(1).unwrap().byes.len(), 2);
    play(&mut hall, group, 1);
    hall.give(Command::Withdraw { player: PlayerId(1), notice: LeaveNotice::Accepted });
    hall.lay(group);
    let round = hall.the_group().round(2).unwrap();
    assert_eq!((round.boards.len(), round.byes.len()), (1, 1));
    play(&mut hall, group, 2);
    hall.lay(group);
    play(&mut hall, group, 3);
    assert_eq!(hall.tournament.bracket(group).unwrap().winner, Some(PlayerId(2)));
}

#[test]
fn d4_9_7_3_the_hand_turns_colours_but_no_pairs() {
    let (mut hall, group) = hall(4);
    hall.give(Command::Pair { group });
    hall.give(Command::BeginManual { group });
    let session = hall.the_group().draft.as_ref().unwrap().manual.clone().unwrap();
    let mut turned = session.seats.clone();
    (turned[0].white, turned[0].black) = (turned[0].black, turned[0].white);
    hall.give(Command::SetManual { group, seats: turned.clone(), bye: None });
    let mut mixed = turned.clone();
    (mixed[0].black, mixed[1].black) = (mixed[1].black, mixed[0].black);
    let refused = hall.refused(Command::SetManual { group, seats: mixed, bye: None });
    assert_eq!(refused, ["pair_outside_bracket D4.9.7-3", "pair_outside_bracket D4.9.7-3"]);
    hall.give(Command::EndManual { group, note: "lodtrækning ved brættet".to_owned() });
    hall.give(Command::Publish { group });
    assert_eq!(hall.the_group().round(1).unwrap().boards[0].games[0].white, turned[0].white);
}

#[test]
fn d4_9_7_3_nobody_asks_for_a_bye_in_a_knock_out() {
    let (mut hall, _) = hall(4);
    let ask = Command::AskBye { player: PlayerId(1), round: 1, kind: rokade_model::ByeKind::Zero };
    assert_eq!(hall.refused(ask), ["bye_in_knock_out D4.9.7-3"]);
}

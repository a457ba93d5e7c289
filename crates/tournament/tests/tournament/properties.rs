//! Random commands, sensible and absurd: the rules hold whatever is asked.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rokade_model::{ByeKind, GameResult, Notice, RoundNumber};
use rokade_pairing::System;
use rokade_tournament::{
    Command, Event, GameState, Group, GroupId, GroupSettings, PlayerId, Recorded, RoundTimes, Seat, Tournament,
};

use crate::hall::{ALL_PLAY_ALL, Hall, MINUTE, player};

/// A die throw: what to do, and three numbers to do it with.
type Throw = (u8, u32, u32, u32);

fn throws() -> impl Strategy<Value = Vec<Throw>> {
    prop::collection::vec((0..48_u8, 0..1000_u32, 0..1000_u32, 0..1000_u32), 1..140)
}

struct Game {
    hall: Hall,
    clubs: u32,
}

impl Game {
    fn new() -> Self {
        let mut hall = Hall::new();
        let monrad = hall.group("Monrad", System::Monrad, 5);
        let all = hall.group("Alle", ALL_PLAY_ALL, 0);
        hall.players(monrad, 7);
        hall.players(all, 4);
        Self { hall, clubs: 0 }
    }

    fn group(&self, number: u32) -> GroupId {
        // Mostly the Monrad group, sometimes the other, sometimes none.
        GroupId([1, 1, 1, 2, 2, 3][usize::try_from(number % 6).unwrap()])
    }

    fn player(&self, number: u32) -> PlayerId {
        PlayerId(1 + number % (u32::try_from(self.hall.people.len()).unwrap() + 1))
    }

    fn last_round(&self, group: GroupId) -> RoundNumber {
        self.hall.tournament.groups.get(&group).map_or(0, Group::published)
    }

    fn command(&mut self, (what, a, b, c): Throw) -> Command {
        let group = self.group(a);
        let player_id = self.player(b);
        let round = 1 + c % 6;
        match what {
            0..=3 => Command::Pair { group },
            4..=8 => Command::Publish { group },
            9..=11 => self.game(group, b, c),
            12 => Command::StartRound { group, round: self.last_round(group) },
            13 => Command::DrawLots { group, seed: u64::from(b) },
            14 => Command::OrderByRating { group },
            15 => Command::AskBye { player: player_id, round, kind: kind(a) },
            16 => Command::CancelBye { player: player_id, round },
            17 => Command::Withdraw { player: player_id, notice: Notice::Accepted },
            18 => Command::Return { player: player_id },
            19 => Command::BeginManual { group },
            20 => self.manual(group, b),
            21 => Command::EndManual { group, note: "prøve".to_owned() },
            22 => Command::DiscardDraft { group },
            23..=26 => Command::Undo,
            27 => Command::FinishGroup { group },
            28 => Command::ReopenGroup { group },
            29 => self.entry(group, b),
            30 => Command::RemovePlayer { player: player_id },
            31 => Command::MovePlayer { player: player_id, group },
            32 => Command::SplitByRating { groups: vec![GroupId(1), GroupId(2)], sizes: None },
            33 => Command::FixBoard { player: player_id, board: (c % 3 > 0).then_some(1 + a % 9) },
            34 => Command::EditPlayer { player: player_id, to: player(&format!("Ny {b}"), 1000 + c) },
            35 => Command::Forbid { group, players: vec![player_id, self.player(c)], first: 1, last: round },
            36 => Command::Allow { group, players: vec![player_id, self.player(c)] },
            37 => self.settings(group, b, c),
            38 => Command::Erase { player: PlayerId(20 + b % 5) },
            39 => Command::RemoveGroup { group },
            40 => Command::ClearResult {
                group,
                round,
                board: 1 + b % 5,
                seen: self.state(group, round, 1 + b % 5),
                confirmed: a % 2 == 0,
            },
            _ => self.game(group, b, c),
        }
    }

    fn state(&self, group: GroupId, round: RoundNumber, board: u32) -> GameState {
        let round = self.hall.tournament.groups.get(&group).and_then(|group| group.round(round));
        round.and_then(|round| round.board(board)).map_or(GameState::Open, |board| board.game)
    }

    /// A result, usually for an open game of the last round.
    fn game(&self, group: GroupId, b: u32, c: u32) -> Command {
        let round = self.last_round(group);
        let there = self.hall.tournament.groups.get(&group).and_then(|group| group.round(round));
        let open = there.and_then(|round| round.boards.iter().find(|board| board.game == GameState::Open));
        let board = open.map_or(b % 60, |board| board.number);
        let seen = self.state(group, round, board);
        match c % 20 {
            0 => Command::Postpone { group, round, board, until: None, seen },
            1 => Command::Adjourn { group, round, board, until: Some(self.hall.now), seen },
            2 => Command::EnterResult {
                group,
                round: 1 + b % 5,
                board: 1 + c % 4,
                result: GameResult::Draw,
                notice: None,
                seen: self.state(group, 1 + b % 5, 1 + c % 4),
                confirmed: b.is_multiple_of(2),
            },
            _ => {
                let result = GameResult::ALL[usize::try_from(b % 12).unwrap()];
                let notice = Some(if c.is_multiple_of(2) { Notice::None } else { Notice::Accepted });
                Command::EnterResult { group, round, board, result, notice, seen, confirmed: false }
            }
        }
    }

    /// The draft with the partners of two boards exchanged.
    fn manual(&self, group: GroupId, b: u32) -> Command {
        let draft = self.hall.tournament.groups.get(&group).and_then(|group| group.draft.as_ref());
        let session = draft.and_then(|draft| draft.manual.as_ref());
        let mut seats: Vec<Seat> = session.map(|session| session.seats.clone()).unwrap_or_default();
        if seats.len() > 1 {
            let (one, other) =
                (usize::try_from(b).unwrap() % seats.len(), usize::try_from(b / 7).unwrap() % seats.len());
            let black = seats[one].black;
            seats[one].black = seats[other].black;
            seats[other].black = black;
        }
        Command::SetManual { group, seats, bye: session.and_then(|session| session.bye) }
    }

    fn entry(&mut self, group: GroupId, b: u32) -> Command {
        self.clubs += 1;
        Command::EnterPlayer { group, player: player(&format!("Sen {}", self.clubs), 1000 + b) }
    }

    fn settings(&self, group: GroupId, b: u32, c: u32) -> Command {
        let known = self.hall.tournament.groups.get(&group).map(|group| group.settings.clone());
        let mut settings = known.unwrap_or_else(|| crate::hall::group_settings("X", System::Monrad, 4));
        match b % 4 {
            0 => settings.rounds = c % 8,
            1 => settings.first_board = c % 20,
            2 => settings.system = if c.is_multiple_of(2) { System::Monrad } else { ALL_PLAY_ALL },
            _ => {
                let starts = Some(self.hall.now + i64::from(c % 20) * MINUTE);
                settings.schedule = vec![RoundTimes { starts, pair_from: None }];
            }
        }
        Command::ChangeGroup { group, settings: GroupSettings { ..settings } }
    }
}

fn kind(number: u32) -> ByeKind {
    [ByeKind::Half, ByeKind::Full, ByeKind::Zero, ByeKind::PairingAllocated][usize::try_from(number % 4).unwrap()]
}

/// Everything but the journal: what undo must restore.
fn visible(tournament: &Tournament) -> impl PartialEq + std::fmt::Debug {
    (tournament.settings.clone(), tournament.groups.clone(), tournament.players.clone())
}

fn nobody_sits_twice(group: &Group) {
    for (number, round) in (1..).zip(&group.rounds) {
        assert_eq!(round.number, number);
        let boards: BTreeSet<u32> = round.boards.iter().map(|board| board.number).collect();
        assert_eq!(boards.len(), round.boards.len(), "a table twice");
        let players = round.boards.iter().flat_map(|board| [board.white, board.black]);
        let seated: Vec<PlayerId> = players.chain(round.byes.iter().map(|bye| bye.player)).collect();
        assert_eq!(seated.iter().collect::<BTreeSet<_>>().len(), seated.len(), "a player twice in round {number}");
    }
}

fn the_order_holds_every_player_once(tournament: &Tournament, group: &Group) {
    let Some(order) = &group.order else { return };
    let distinct: BTreeSet<PlayerId> = order.players.iter().copied().collect();
    assert_eq!(distinct.len(), order.players.len());
    let members: BTreeSet<PlayerId> = tournament.members(group.id).map(|player| player.id).collect();
    assert_eq!(distinct, members);
}

/// The engine's draft pairs nobody who has met, is absent, or has left.
fn the_draft_is_legal(before: &Tournament, event: &Event) {
    let Event::Drafted { group, round, pairing } = event else { return };
    let history = before.history(*group);
    for (white, black) in pairing.pairs() {
        let player = history.player(white).unwrap();
        assert!(!player.is_withdrawn_before(*round));
        let all_play_all = before.groups[group].is_all_play_all();
        assert!(all_play_all || player.rounds.iter().all(|entry| entry.met() != Some(black)), "a rematch");
    }
}

fn every_view_answers(hall: &Hall) {
    for group in hall.tournament.groups.values() {
        nobody_sits_twice(group);
        the_order_holds_every_player_once(&hall.tournament, group);
        hall.checklist(group.id);
        hall.tournament.compare_manual(group.id);
        let rows = hall.tournament.standings_now(group.id).rows.len();
        assert!(rows <= group.order.as_ref().map_or(0, |order| order.players.len()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn random_commands_keep_every_rule(throws in throws()) {
        let mut game = Game::new();
        for throw in throws {
            game.hall.now += MINUTE;
            let command = game.command(throw);
            let before = game.hall.tournament.clone();
            if game.hall.try_give(command.clone()).is_err() {
                prop_assert_eq!(&before, &game.hall.tournament);
                continue;
            }
            let seq = usize::try_from(before.seq).unwrap();
            for record in &game.hall.records[seq..] {
                the_draft_is_legal(&before, &record.event);
            }
            every_view_answers(&game.hall);
            let changed = game.hall.tournament.seq > before.seq;
            if changed && command != Command::Undo && game.hall.tournament.undoable(game.hall.now).is_ok() {
                let mut undone = game.hall.clone();
                undone.give(Command::Undo);
                prop_assert!(visible(&undone.tournament) == visible(&before), "undo of {:?}", command);
            }
        }
        game.hall.check_fold();
        let text = serde_json::to_string(&game.hall.records).unwrap();
        let read: Vec<Recorded> = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(read, game.hall.records);
    }

    #[test]
    fn a_split_leaves_at_most_one_odd_group(players in 2..60_u32, groups in 2..5_usize) {
        let mut hall = Hall::new();
        let ids: Vec<GroupId> = (0..groups).map(|index| hall.group(&format!("{index}"), System::Monrad, 5)).collect();
        hall.players(ids[0], players);
        hall.give(Command::SplitByRating { groups: ids.clone(), sizes: None });
        let sizes: Vec<usize> = ids.iter().map(|id| hall.tournament.members(*id).count()).collect();
        prop_assert!(sizes.iter().filter(|size| *size % 2 == 1).count() <= 1, "{:?}", sizes);
        let ratings: Vec<Vec<u32>> =
            ids.iter().map(|id| hall.tournament.members(*id).filter_map(|player| player.rating).collect()).collect();
        for pair in ratings.windows(2) {
            prop_assert!(pair[0].iter().min() >= pair[1].iter().max() || pair[1].is_empty());
        }
    }
}

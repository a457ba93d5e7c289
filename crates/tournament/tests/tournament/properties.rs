//! Random commands, sensible and absurd: the rules hold whatever is asked.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rokade_clause::HandbookEdition;
use rokade_model::{ByeKind, GameResult, LeaveNotice, Notice, RoundNumber};
use rokade_pairing::{Host, System};
use rokade_tournament::{
    Alike, Command, Event, GameState, Group, GroupId, GroupSettings, Handicap, Pace, PlayerId, Recorded, RoundTimes,
    Seat, SetGame, Slot, Stage, Tournament,
};

use crate::hall::{ALL_PLAY_ALL, Hall, MINUTE, player};

/// A die throw: what to do, and three numbers to do it with.
type Throw = (u8, u32, u32, u32);

fn throws() -> impl Strategy<Value = Vec<Throw>> {
    prop::collection::vec((0..70_u8, 0..1000_u32, 0..1000_u32, 0..1000_u32), 1..140)
}

struct Game {
    hall: Hall,
    clubs: u32,
}

impl Game {
    fn new() -> Self {
        let mut hall = Hall::new();
        let monrad = hall.group("Monrad", System::Of(Host::Monrad), 5);
        let all = hall.group("Alle", ALL_PLAY_ALL, 0);
        hall.players(monrad, 7);
        hall.players(all, 4);
        let gladiator = hall.group("Gladiator", System::Gladiator { host: Host::Monrad }, 4);
        let cup = hall.group("Pokal", System::KnockOut, 0);
        let teams = hall.group("Hold", System::Olympiad { teams: 3 }, 0);
        hall.players(gladiator, 5);
        hall.players(cup, 6);
        hall.players(teams, 7);
        let settings = GroupSettings { losers_to: Some(monrad), ..hall.tournament.groups[&cup].settings.clone() };
        hall.give(Command::ChangeGroup { group: cup, settings });
        // These two are under way, so that the throws soon reach their matches.
        hall.give(Command::OrderByRating { group: gladiator });
        hall.lay(gladiator);
        hall.give(Command::OrderByRating { group: cup });
        hall.give(Command::DrawLots { group: cup, seed: 5 });
        hall.lay(cup);
        Self { hall, clubs: 0 }
    }

    fn group(&self, number: u32) -> GroupId {
        // Every group, Monrad and gladiators most, sometimes none.
        GroupId([1, 1, 1, 2, 3, 3, 4, 4, 5, 6][usize::try_from(number % 10).unwrap()])
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
            17 => Command::Withdraw { player: player_id, notice: LeaveNotice::Accepted },
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
            35 => {
                Command::Forbid { group, players: vec![player_id, self.player(c)], first: 1, last: round, soft: false }
            }
            36 => Command::Allow { group, players: vec![player_id, self.player(c)] },
            37 => self.settings(group, b, c),
            38 => Command::Erase { player: PlayerId(20 + b % 5) },
            39 => Command::RemoveGroup { group },
            40 => Command::SetGame(SetGame {
                at: Slot::board(group, round, 1 + b % 5),
                to: GameState::Open,
                seen: self.state(group, round, 1 + b % 5),
                confirmed: a % 2 == 0,
                seed: 0,
            }),
            41 => Command::DrawColour { group, seed: u64::from(b) },
            42 => Command::FormTeams { group },
            43 => Command::RenameTeam { group, team: b % 4, name: format!("Hold {c}") },
            44 => Command::SwapTeamPlayers { group, one: player_id, other: self.player(c) },
            45 => Command::EnterLoser { player: player_id, group },
            46 => {
                let alike = if b.is_multiple_of(2) { Alike::Club } else { Alike::Family };
                Command::ForbidAlike { group, alike, first: 1, last: round, soft: c.is_multiple_of(2) }
            }
            47 => self.clear_game(group, b, c),
            48..=58 => self.match_game(group, b, c),
            64..=66 => self.take_back(group, b),
            67 => Command::PairAgain { group },
            68 => Command::EnterLate { group, player: player(&format!("Sen {b}"), 1000 + c) },
            _ => self.game(group, b, c),
        }
    }

    /// A result for the last game of a match, or now and then for an earlier one.
    fn match_game(&self, group: GroupId, b: u32, c: u32) -> Command {
        let (round, board, game) = self.some_game(group, b, c);
        let result = GameResult::ALL[usize::try_from([2, 2, 0, 1, b % 12][usize::try_from(c % 5).unwrap()]).unwrap()];
        let seen = self.hall.match_game(group, round, board, game);
        let (notice, confirmed, seed) = (Some(Notice::None), c.is_multiple_of(2), u64::from(b));
        Command::SetGame(SetGame {
            at: Slot::match_game(group, round, board, game),
            to: GameState::Done { result, notice },
            seen,
            confirmed,
            seed,
        })
    }

    /// The last step of a group, or now and then any step.
    fn take_back(&self, group: GroupId, b: u32) -> Command {
        let last = self.hall.tournament.last_in(group, self.hall.now).and_then(Result::ok).map(|last| last.step);
        let any = 1 + u64::from(b) % self.hall.tournament.seq;
        Command::TakeBack { step: last.filter(|_| !b.is_multiple_of(5)).unwrap_or(any) }
    }

    fn clear_game(&self, group: GroupId, b: u32, c: u32) -> Command {
        let (round, board, game) = self.some_game(group, b, c);
        let seen = self.hall.match_game(group, round, board, game);
        Command::SetGame(SetGame {
            at: Slot::match_game(group, round, board, game),
            to: GameState::Open,
            seen,
            confirmed: b.is_multiple_of(2),
            seed: 0,
        })
    }

    fn some_game(&self, group: GroupId, b: u32, c: u32) -> (RoundNumber, u32, u32) {
        let last = self.last_round(group);
        let round = if b.is_multiple_of(7) { 1 + c % 3 } else { last };
        let there = self.hall.tournament.groups.get(&group).and_then(|group| group.round(round));
        let open = there.and_then(|round| round.boards.iter().find(|board| board.game == GameState::Open));
        let board = open.or(there.and_then(|round| round.boards.first()));
        let games = board.map_or(1, |board| u32::try_from(board.games.len()).unwrap());
        let game = if c.is_multiple_of(9) { 1 + b % 3 } else { games };
        (round, board.map_or(1, |board| board.number), game)
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
            0 => Command::SetGame(SetGame {
                at: Slot::board(group, round, board),
                to: GameState::Postponed { until: None },
                seen,
                confirmed: false,
                seed: 0,
            }),
            1 => Command::SetGame(SetGame {
                at: Slot::board(group, round, board),
                to: GameState::Adjourned { until: Some(self.hall.now) },
                seen,
                confirmed: false,
                seed: 0,
            }),
            2 => Command::SetGame(SetGame {
                at: Slot::board(group, 1 + b % 5, 1 + c % 4),
                to: GameState::Done { result: GameResult::Draw, notice: None },
                seen: self.state(group, 1 + b % 5, 1 + c % 4),
                confirmed: b.is_multiple_of(2),
                seed: 0,
            }),
            _ => {
                let result = GameResult::ALL[usize::try_from(b % 12).unwrap()];
                let notice = Some(if c.is_multiple_of(2) { Notice::None } else { Notice::Accepted });
                Command::SetGame(SetGame {
                    at: Slot::board(group, round, board),
                    to: GameState::Done { result, notice },
                    seen,
                    confirmed: false,
                    seed: 0,
                })
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
        let mut settings = known.unwrap_or_else(|| crate::hall::group_settings("X", System::Of(Host::Monrad), 4));
        match b % 8 {
            4 => settings.double_rounds = !settings.double_rounds,
            5 => settings.pace = Pace::ALL[usize::try_from(c % 3).unwrap()],
            6 => {
                settings.ladder = Stage::usual(settings.system, HandbookEdition::default())
                    .into_iter()
                    .skip(usize::from(c.is_multiple_of(3)))
                    .collect()
            }
            7 => settings.handicap = (!c.is_multiple_of(3)).then(|| Handicap::usual(HandbookEdition::default())),
            0 => settings.rounds = c % 8,
            1 => settings.first_board = c % 20,
            2 => {
                let host = Host::RoundRobin { cycles: 1 };
                let systems = [System::Of(Host::Monrad), ALL_PLAY_ALL, System::KnockOut, System::Gladiator { host }];
                settings.system = systems[usize::try_from(c % 4).unwrap()];
            }
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
    // A round that is paired again stands in the history until it is replaced.
    let rounds_before = usize::try_from(*round - 1).unwrap();
    for (white, black) in pairing.pairs() {
        let player = history.player(white).unwrap();
        assert!(!player.is_withdrawn_before(*round));
        let settings = &before.groups[group].settings;
        let again = settings.system.is_all_play_all() || (settings.double_rounds && round.is_multiple_of(2));
        assert!(again || player.rounds.iter().take(rounds_before).all(|entry| entry.met() != Some(black)), "a rematch");
    }
}

/// A match is decided exactly when its games decide it, unless nobody came; and its games follow
/// one another in colours and stages.
fn matches_follow_the_ladder(group: &Group) {
    for board in group.rounds.iter().flat_map(|round| &round.boards) {
        assert_eq!(board.games.is_empty(), !group.is_played_to_decision());
        let Some((last, before)) = board.games.split_last() else { continue };
        assert!(before.iter().all(|game| game.game.result().is_some()), "a game before the last one is open");
        assert_eq!(board.games[0].white, board.white);
        assert!(board.games.is_sorted_by_key(|game| game.stage));
        for pair in board.games.windows(2).filter(|pair| pair[0].stage == pair[1].stage) {
            assert_eq!(pair[0].white, pair[1].black, "colours change within a stage");
        }
        if let Some(result) = board.game.result() {
            assert!(result != GameResult::Draw && result != GameResult::BothLose, "a match has a winner");
        }
        let over = last.game.result().is_some();
        assert!(!over || board.game.result().is_some(), "a level match has a next game");
    }
}

fn every_view_answers(hall: &Hall, before: &Tournament) {
    let changed = |group: &&Group| before.groups.get(&group.id) != Some(*group);
    for group in hall.tournament.groups.values().filter(changed) {
        nobody_sits_twice(group);
        the_order_holds_every_player_once(&hall.tournament, group);
        hall.checklist(group.id);
        hall.tournament.compare_manual(group.id);
        matches_follow_the_ladder(group);
        hall.tournament.bracket(group.id);
        hall.tournament.team_standings(group.id);
        hall.tournament.team_matches(group.id, 1);
        let rated = hall.tournament.rated_games(group.id);
        assert!(rated.iter().all(|game| game.result.is_played()));
        for board in group.rounds.last().iter().flat_map(|round| &round.boards) {
            hall.tournament.board_times(group.id, group.published(), board.number);
        }
        let rows = hall.tournament.standings(group.id).rows.len();
        assert!(rows <= group.order.as_ref().map_or(0, |order| order.players.len()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

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
            every_view_answers(&game.hall, &before);
            let changed = game.hall.tournament.seq > before.seq;
            let takes_back = matches!(command, Command::Undo | Command::TakeBack { .. });
            if changed && !takes_back && game.hall.tournament.undoable(game.hall.now).is_ok() {
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
        let ids: Vec<GroupId> = (0..groups).map(|index| hall.group(&format!("{index}"), System::Of(Host::Monrad), 5)).collect();
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

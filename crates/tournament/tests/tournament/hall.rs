//! A playing hall for tests: a tournament, its journal and its people.

use std::collections::BTreeMap;

use rokade_model::{GameResult, Name, Notice, Person, RoundNumber};
use rokade_pairing::{Host, System};
use rokade_standings::TieBreak;
use rokade_tournament::{
    Checklist, Command, Context, Decision, Event, GameState, Group, GroupId, GroupSettings, Micros, NewPlayer,
    PlayerId, Recorded, Refusal, SetGame, Slot, Tournament, TournamentSettings,
};

pub(crate) const MINUTE: Micros = 60_000_000;
pub(crate) const ALL_PLAY_ALL: System = System::Of(Host::RoundRobin { cycles: 1 });

#[derive(Clone)]
pub(crate) struct Hall {
    pub tournament: Tournament,
    pub records: Vec<Recorded>,
    pub people: BTreeMap<PlayerId, Person>,
    pub now: Micros,
}

pub(crate) fn group_settings(name: &str, system: System, rounds: RoundNumber) -> GroupSettings {
    GroupSettings {
        time_control: "5400+30".to_owned(),
        tiebreaks: vec![TieBreak::DsuOrdinary],
        ..GroupSettings::new(name, system, rounds)
    }
}

/// The player `Given Family` with a rating.
pub(crate) fn player(name: &str, rating: u32) -> NewPlayer {
    let person = Person { name: Name::parse(name), ..Person::default() };
    NewPlayer { person, rating: Some(rating), ..NewPlayer::default() }
}

impl Hall {
    pub(crate) fn empty() -> Self {
        Self { tournament: Tournament::default(), records: Vec::new(), people: BTreeMap::new(), now: 1_000 * MINUTE }
    }

    pub(crate) fn new() -> Self {
        let mut hall = Self::empty();
        let settings = TournamentSettings { name: "Vinterturneringen".to_owned(), ..TournamentSettings::default() };
        hall.give(Command::Create { settings });
        hall
    }

    /// A hall with one group of players whose lots are drawn so that start number equals player id.
    pub(crate) fn playing(system: System, rounds: RoundNumber, players: u32) -> Self {
        let mut hall = Self::new();
        let group = hall.group("A", system, rounds);
        hall.players(group, players);
        hall.give(Command::OrderByRating { group });
        hall
    }

    pub(crate) fn try_give(&mut self, command: Command) -> Result<(), Refusal> {
        let context = Context { now: self.now, by: &"Ragna".into() };
        let decision = self.tournament.judge_knowing(&command, &context, &self.people)?;
        for record in decision.recorded(self.tournament.seq, self.now, context.by) {
            self.tournament.apply(&record).expect("a decision can be folded");
            self.records.push(record);
        }
        for facts in decision.facts {
            self.people.insert(facts.player, facts.person);
        }
        for player in decision.erase {
            self.people.remove(&player);
        }
        Ok(())
    }

    /// Writes events into the journal past the judge, as one step.
    pub(crate) fn write(&mut self, events: impl IntoIterator<Item = Event>) {
        let decision = Decision { events: events.into_iter().collect(), ..Decision::default() };
        for record in decision.recorded(self.tournament.seq, self.now, "Ragna") {
            self.tournament.apply(&record).expect("events that can be folded");
            self.records.push(record);
        }
    }

    #[track_caller]
    pub(crate) fn give(&mut self, command: Command) {
        let shown = format!("{command:?}");
        if let Err(refusal) = self.try_give(command) {
            panic!("{shown}: {refusal}: {:?}", refusal.reasons);
        }
    }

    #[track_caller]
    pub(crate) fn refusal(&mut self, command: Command) -> Refusal {
        let before = self.tournament.clone();
        let shown = format!("{command:?}");
        let refusal = self.try_give(command).expect_err(&shown);
        assert_eq!(before, self.tournament, "a refused command changes nothing");
        refusal
    }

    /// The keys of a refusal with their first clause: `round_started D4.1-11e`.
    #[track_caller]
    pub(crate) fn refused(&mut self, command: Command) -> Vec<String> {
        let refusal = self.refusal(command);
        let key = |reason: &rokade_clause::Reason| match reason.clauses.first() {
            Some(clause) => format!("{} {clause}", reason.key),
            None => reason.key.to_string(),
        };
        refusal.reasons.iter().map(key).collect()
    }

    pub(crate) fn group(&mut self, name: &str, system: System, rounds: RoundNumber) -> GroupId {
        let first_board = 1 + 50 * u32::try_from(self.tournament.groups.len()).unwrap();
        self.give(Command::AddGroup {
            settings: GroupSettings { first_board, ..group_settings(name, system, rounds) },
        });
        *self.tournament.groups.keys().last().unwrap()
    }

    /// Enters players of falling rating: `Spiller 1` is the strongest.
    pub(crate) fn players(&mut self, group: GroupId, count: u32) {
        let known = u32::try_from(self.people.len()).unwrap();
        let new = |index: u32| player(&format!("Spiller {}", known + index), 2400 - 10 * (known + index));
        self.give(Command::ImportPlayers { group, players: (1..=count).map(new).collect() });
    }

    pub(crate) fn the_group(&self) -> &Group {
        self.tournament.groups.values().next().unwrap()
    }

    pub(crate) fn lay(&mut self, group: GroupId) {
        self.give(Command::Pair { group });
        self.give(Command::Publish { group });
    }

    pub(crate) fn enter(&mut self, group: GroupId, round: RoundNumber, board: u32, result: GameResult) {
        let seen = self.game(group, round, board);
        self.give(Command::SetGame(SetGame {
            at: Slot::board(group, round, board),
            to: GameState::Done { result, notice: None },
            seen,
            confirmed: false,
            seed: 0,
        }));
    }

    pub(crate) fn game(&self, group: GroupId, round: RoundNumber, board: u32) -> GameState {
        self.tournament.groups[&group].round(round).unwrap().board(board).unwrap().game
    }

    /// Enters one game of a match.
    #[track_caller]
    pub(crate) fn enter_game(&mut self, group: GroupId, round: RoundNumber, board: u32, game: u32, result: GameResult) {
        self.give(self.game_command(group, round, board, game, result));
    }

    pub(crate) fn game_command(
        &self,
        group: GroupId,
        round: RoundNumber,
        board: u32,
        game: u32,
        result: GameResult,
    ) -> Command {
        let seen = self.match_game(group, round, board, game);
        let notice = (!result.is_played()).then_some(Notice::Accepted);
        let (confirmed, seed) = (false, u64::from(game));
        Command::SetGame(SetGame {
            at: Slot::match_game(group, round, board, game),
            to: GameState::Done { result, notice },
            seen,
            confirmed,
            seed,
        })
    }

    /// The state of one game of a match; open where there is none.
    pub(crate) fn match_game(&self, group: GroupId, round: RoundNumber, board: u32, game: u32) -> GameState {
        let round = self.tournament.groups.get(&group).and_then(|group| group.round(round));
        let games = round.and_then(|round| round.board(board)).map_or(&[][..], |board| &board.games);
        let index = usize::try_from(game).unwrap().wrapping_sub(1);
        games.get(index).map_or(GameState::Open, |game| game.game)
    }

    /// Lays the next round and gives every open game to the lower start number.
    pub(crate) fn play_round(&mut self, group: GroupId) {
        self.lay(group);
        let round = self.tournament.groups[&group].published();
        self.play_rest(group, round);
    }

    /// Gives every open game of the round to the lower start number.
    pub(crate) fn play_rest(&mut self, group: GroupId, round: RoundNumber) {
        let there = &self.tournament.groups[&group];
        let open = there.round(round).unwrap().boards.iter().filter(|board| board.game == GameState::Open);
        let results: Vec<(u32, GameResult)> = open
            .map(|board| match there.number_of(board.white) < there.number_of(board.black) {
                true => (board.number, GameResult::WhiteWins),
                false => (board.number, GameResult::BlackWins),
            })
            .collect();
        for (board, result) in results {
            self.enter(group, round, board, result);
        }
    }

    /// The pairs of a published round as start numbers, `white-black`.
    pub(crate) fn pairs(&self, group: GroupId, round: RoundNumber) -> Vec<String> {
        let there = &self.tournament.groups[&group];
        let number = |player| there.number_of(player).unwrap();
        let boards = &there.round(round).unwrap().boards;
        boards.iter().map(|board| format!("{}-{}", number(board.white), number(board.black))).collect()
    }

    pub(crate) fn checklist(&self, group: GroupId) -> Checklist {
        self.tournament.checklist(group, self.now)
    }

    /// The keys of a checklist with their kind: `Next todo_pair`.
    pub(crate) fn todos(&self, group: GroupId) -> Vec<String> {
        let todos = self.checklist(group).todos;
        todos.iter().map(|todo| format!("{:?} {}", todo.kind, todo.reason.key)).collect()
    }

    /// Places as start numbers, best first.
    pub(crate) fn places(&self, group: GroupId) -> Vec<u32> {
        self.tournament.standings(group).rows.iter().map(|row| row.player.0).collect()
    }

    pub(crate) fn points(&self, group: GroupId, number: u32) -> String {
        let standings = self.tournament.standings(group);
        standings.rows.iter().find(|row| row.player.0 == number).map(|row| row.points.chess()).unwrap_or_default()
    }

    #[track_caller]
    pub(crate) fn check_fold(&self) {
        assert_eq!(Tournament::fold(&self.records).as_ref(), Ok(&self.tournament), "fold and apply agree");
    }
}

//! A tournament to look at: the commands that make it, given one after the other.
//!
//! Everything goes through the judge, so that the journal is as real as any.

use jiff::{Timestamp, ToSpan};
use rokade_model::{ByeKind, GameResult, LeaveNotice, Notice, RoundNumber, StartNumber};
use rokade_pairing::{Host, System};
use rokade_standings::{Category, Ore, Prize, PrizeFund, RatingRule, TieBreak};

use crate::lots::Lots;
use crate::simulate::{chance, names};
use crate::{
    Command, Context, GameState, GroupId, GroupSettings, Micros, NewPlayer, RoundTimes, SetGame, Slot, Tournament,
    TournamentSettings,
};

const MINUTE: Micros = 60 * 1_000_000;
const HOUR: Micros = 60 * MINUTE;
const WEEK: Micros = 7 * 24 * HOUR;

const ZONE: &str = "Europe/Copenhagen";

const OPEN: GroupId = GroupId(1);
const MASTERS: GroupId = GroupId(2);
const OPEN_PLAYERS: usize = 26;
const MASTERS_PLAYERS: usize = 6;
const OPEN_ROUNDS: RoundNumber = 7;
/// The round that is being played.
const CURRENT: RoundNumber = 5;

/// The commands with their times, the creation first: a Monrad group of 26 in its fifth round of
/// seven, with a bye, a forfeit, a withdrawal and a postponed game behind it, and a finished
/// all-play-all of six.
pub fn demo(now: Micros, seed: u64) -> Vec<(Micros, Command)> {
    let mut evening = Evening::new(now - HOUR, seed);
    evening.set_up();
    for round in 1..=CURRENT {
        evening.masters_round(round);
        if round == CURRENT {
            evening.at = evening.open_start(round) - 2 * HOUR;
            evening.give(Command::FinishGroup { group: MASTERS });
        }
        evening.open_round(round);
    }
    evening.commands
}

struct Evening {
    tournament: Tournament,
    commands: Vec<(Micros, Command)>,
    lots: Lots,
    seed: u64,
    /// When the current round of the open group started.
    current_start: Micros,
    at: Micros,
}

impl Evening {
    fn new(current_start: Micros, seed: u64) -> Self {
        Self {
            tournament: Tournament::default(),
            commands: Vec::new(),
            lots: Lots::from_seed(seed),
            seed,
            current_start,
            at: current_start - 6 * WEEK,
        }
    }

    /// Gives a command a minute after the one before.
    fn give(&mut self, command: Command) {
        self.at += MINUTE;
        let context = Context { now: self.at, by: &"demo".into() };
        let decision = self.tournament.judge(&command, &context).expect("the demonstration keeps the rules");
        for record in decision.recorded(self.tournament.seq, self.at, context.by) {
            self.tournament.apply(&record).expect("what the judge decides can be folded");
        }
        self.commands.push((self.at, command));
    }

    fn set_up(&mut self) {
        self.give(Command::Create { settings: tournament() });
        let open =
            group("Open", System::Of(Host::Monrad), OPEN_ROUNDS, 1, vec![TieBreak::DsuOrdinary, TieBreak::DsuMedian]);
        let schedule = (1..=OPEN_ROUNDS).map(|round| at(self.open_start(round))).collect();
        self.give(Command::AddGroup { settings: GroupSettings { schedule, ..open } });
        let system = System::Of(Host::RoundRobin { cycles: 1 });
        let first_board = 1 + u32::try_from(OPEN_PLAYERS / 2).expect("a board number fits");
        let masters = group("Masters", system, 5, first_board, vec![TieBreak::DsuSonnebornBerger]);
        let schedule = (1..=CURRENT).map(|round| at(self.masters_start(round))).collect();
        self.give(Command::AddGroup { settings: GroupSettings { schedule, ..masters } });
        let (open, masters) = self.players();
        self.give(Command::ImportPlayers { group: OPEN, players: open });
        self.give(Command::ImportPlayers { group: MASTERS, players: masters });
        self.give(Command::DrawLots { group: OPEN, seed: self.seed });
        self.give(Command::DrawLots { group: MASTERS, seed: self.seed.wrapping_add(1) });
        self.offer(
            OPEN,
            &[("1. præmie", 3000), ("2. præmie", 2000), ("3. præmie", 1000)],
            Some(("Bedste under 1600", 750)),
        );
        self.offer(MASTERS, &[("1. præmie", 4000), ("2. præmie", 2500), ("3. præmie", 1500)], None);
    }

    /// Main prizes in kroner, a cup for the winner, and perhaps a prize for ratings below 1600.
    fn offer(&mut self, group: GroupId, main: &[(&str, i64)], below: Option<(&str, i64)>) {
        let prize = |(name, kroner): &(&str, i64)| Prize {
            name: (*name).to_owned(),
            cash: Ore::kroner(*kroner),
            ..Prize::default()
        };
        let mut fund = PrizeFund { prizes: main.iter().map(prize).collect(), ..PrizeFund::default() };
        fund.prizes[0].honour = "Pokal".to_owned();
        let rating = Some(RatingRule::Band { from: None, to: Some(1599) });
        let category = Category { rating, ..Category::default() };
        fund.prizes.extend(below.map(|below| Prize { category: Some(category), ..prize(&below) }));
        self.give(Command::SetPrizes { group, fund: Box::new(fund) });
        self.give(Command::PublishPrizes { group });
    }

    /// The six strongest play in the masters' group.
    fn players(&mut self) -> (Vec<NewPlayer>, Vec<NewPlayer>) {
        let people = names::people(&mut self.lots, OPEN_PLAYERS + MASTERS_PLAYERS);
        let mut players: Vec<NewPlayer> = people
            .into_iter()
            .map(|person| {
                let rating = chance::rating(&mut self.lots);
                NewPlayer { person, rating, title: chance::title(&mut self.lots, rating), ..NewPlayer::default() }
            })
            .collect();
        players.sort_by_key(|player| std::cmp::Reverse(player.rating));
        for (place, player) in (0..).zip(&mut players) {
            introduce(player, place);
        }
        let open = players.split_off(MASTERS_PLAYERS);
        (open, players)
    }

    fn open_start(&self, round: RoundNumber) -> Micros {
        weeks_later(self.current_start, i64::from(round) - i64::from(CURRENT))
    }

    /// The masters are a week ahead, and later in the evening.
    fn masters_start(&self, round: RoundNumber) -> Micros {
        weeks_later(self.current_start, i64::from(round) - i64::from(CURRENT) - 1) + 2 * HOUR
    }

    fn masters_round(&mut self, round: RoundNumber) {
        self.at = self.masters_start(round) - 20 * MINUTE;
        self.lay(MASTERS);
        self.at = self.masters_start(round) + HOUR;
        for board in self.boards(MASTERS, round) {
            let result = self.chance(MASTERS, round, board);
            self.enter(MASTERS, round, board, result, None);
        }
    }

    fn open_round(&mut self, round: RoundNumber) {
        self.at = self.open_start(round) - HOUR;
        self.before_open_round(round);
        self.lay(OPEN);
        self.at = self.open_start(round) + 10 * MINUTE;
        let boards = self.boards(OPEN, round);
        let played = if round == CURRENT { boards.len() / 2 } else { boards.len() };
        for (index, board) in boards.into_iter().take(played).enumerate() {
            match (round, index) {
                (3, 4) => self.enter(OPEN, round, board, GameResult::BlackForfeits, Some(Notice::None)),
                (4, 6) => {
                    let until = Some(self.open_start(CURRENT) + 2 * 24 * HOUR);
                    self.give(Command::SetGame(SetGame {
                        at: Slot::board(OPEN, round, board),
                        to: GameState::Postponed { until },
                        seen: GameState::Open,
                        confirmed: false,
                        seed: 0,
                    }));
                }
                _ => {
                    let result = self.chance(OPEN, round, board);
                    self.enter(OPEN, round, board, result, None);
                }
            }
        }
    }

    /// One player asks for a bye in round 2, and one goes home after round 3.
    fn before_open_round(&mut self, round: RoundNumber) {
        let player = |tournament: &Tournament, number| tournament.groups[&OPEN].player_with(number).expect("drawn");
        if round == 2 {
            let player = player(&self.tournament, StartNumber(8));
            self.give(Command::AskBye { player, round, kind: ByeKind::Half });
        }
        if round == 4 {
            let player = player(&self.tournament, StartNumber(17));
            self.give(Command::Withdraw { player, notice: LeaveNotice::Accepted });
        }
    }

    fn lay(&mut self, group: GroupId) {
        self.give(Command::Pair { group });
        self.give(Command::Publish { group });
    }

    fn boards(&self, group: GroupId, round: RoundNumber) -> Vec<u32> {
        let round = self.tournament.groups[&group].round(round).expect("published");
        round.boards.iter().map(|board| board.number).collect()
    }

    fn chance(&mut self, group: GroupId, round: RoundNumber, board: u32) -> GameResult {
        let round = self.tournament.groups[&group].round(round).expect("published");
        let board = round.board(board).expect("a board of the round");
        let rating = |player| self.tournament.players[&player].rating;
        let (white, black) = (rating(board.white), rating(board.black));
        chance::result(&mut self.lots, white, black)
    }

    fn enter(&mut self, group: GroupId, round: RoundNumber, board: u32, result: GameResult, notice: Option<Notice>) {
        let seen = GameState::Open;
        self.give(Command::SetGame(SetGame {
            at: Slot::board(group, round, board),
            to: GameState::Done { result, notice },
            seen,
            confirmed: false,
            seed: 0,
        }));
    }
}

/// What a rating officer knows besides: member numbers, a few guests from abroad, and FIDE ratings of the upper half,
/// which lie a little beside the Danish ones. Nothing is drawn for it, so that the games stay as they are.
fn introduce(player: &mut NewPlayer, place: u32) {
    const GUESTS: [(u32, &str); 3] = [(1, "SWE"), (4, "NOR"), (13, "SWE")];
    let guest = GUESTS.into_iter().find_map(|(at, federation)| (at == place).then_some(federation));
    if let Some(federation) = guest {
        player.person.federation = federation.to_owned();
    }
    player.person.national_id = (104_700 + place).to_string();
    let beside = 40 * (place % 5);
    player.others.elo = player.rating.filter(|rating| *rating >= 1500).map(|rating| rating + beside - 60 + place % 7);
    player.person.fide_id = player.others.elo.map(|_| 1_499_000 + u64::from(place));
}

fn tournament() -> TournamentSettings {
    TournamentSettings {
        name: "Demo".to_owned(),
        place: "Fjordby".to_owned(),
        federation: "DEN".to_owned(),
        organiser: "Fjordby Skakklub".to_owned(),
        chief_arbiter: "Ragnhild Elvestrøm".to_owned(),
        public: true,
        time_zone: ZONE.to_owned(),
        ..TournamentSettings::default()
    }
}

fn group(name: &str, system: System, rounds: RoundNumber, first_board: u32, tiebreaks: Vec<TieBreak>) -> GroupSettings {
    let time_control = "5400+30".to_owned();
    GroupSettings { time_control, tiebreaks, first_board, ..GroupSettings::new(name, system, rounds) }
}

/// The same time of the day by the clock on the wall, whether clocks were changed meanwhile or not.
fn weeks_later(start: Micros, weeks: i64) -> Micros {
    let zoned = Timestamp::from_microsecond(start).and_then(|start| start.in_tz(ZONE));
    let moved = zoned.and_then(|start| start.checked_add(weeks.weeks()));
    moved.map_or(start + weeks * WEEK, |moved| moved.timestamp().as_microsecond())
}

fn at(starts: Micros) -> RoundTimes {
    RoundTimes { starts: Some(starts), pair_from: None }
}

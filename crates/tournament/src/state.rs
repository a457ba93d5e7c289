//! The state of a tournament: the fold of its journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::civil::Date;
use rokade_clause::HandbookEdition;
use rokade_model::{
    ByeKind, Color, Forbidden, GameResult, LeaveNotice, Notice, OtherRatings, RoundNumber, StartNumber, Title,
};
use rokade_pairing::Pairing;
use serde::{Deserialize, Serialize};

use crate::fold::Past;
use crate::{
    ClockStep, FactsVersion, GameAt, GameState, GroupId, GroupSettings, Imposed, Incident, IncidentId, Micros,
    OrderedBy, Pace, PlaceLot, PlayOff, PlayedGame, PlayerId, Prizes, PublishedBye, RoundTimes, Seat, SentReport,
    StageKind, Team, TournamentSettings,
};

/// A player as the journal so far has them; names are kept elsewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub id: PlayerId,
    pub group: GroupId,
    pub facts: FactsVersion,
    pub rating: Option<u32>,
    pub others: OtherRatings,
    pub title: Option<Title>,
    pub section: String,
    pub fixed_board: Option<u32>,
    pub name_withheld: bool,
    pub erased: bool,
    /// Byes asked for or given, by round.
    pub byes: BTreeMap<RoundNumber, ByeKind>,
    /// The round before which the player entered; 1 for everybody there from the start.
    pub entered_before: RoundNumber,
    /// The same person entered before: rated together with that player (D4.9.7-6).
    pub same_person: Option<PlayerId>,
}

impl Player {
    /// Whether the public is not to know who it is.
    pub fn is_hidden(&self) -> bool {
        self.name_withheld || self.erased
    }

    /// The rating for a kind of chess; where it has none of its own, the standard one
    /// (docs/readings/pace-of-play.md).
    pub fn rating_for(&self, pace: Pace) -> Option<u32> {
        match pace {
            Pace::Standard => self.rating,
            Pace::Rapid => self.others.rapid.or(self.rating),
            Pace::Blitz => self.others.blitz.or(self.rating),
        }
    }
}

/// Start numbers: the player at index 0 is number 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    pub by: OrderedBy,
    pub players: Vec<PlayerId>,
    /// How many were there when the order was made; those behind entered late.
    pub drawn: usize,
}

/// A board of a published round.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The number on the table.
    pub number: u32,
    pub white: PlayerId,
    pub black: PlayerId,
    /// The game, or the outcome of the match seen from `white`, who has White in its first game.
    pub game: GameState,
    /// The games of a match, in order; empty where the board is a single game.
    pub games: Vec<MatchGame>,
    /// Who has White at the beginning of a stage, where a lot decided it: a lot stands even if a
    /// correction takes its game away for a while.
    pub lots: BTreeMap<usize, PlayerId>,
}

impl Board {
    /// A game of the match, counted from 1.
    pub fn match_game(&self, game: u32) -> Option<&MatchGame> {
        self.games.get(usize::try_from(game).ok()?.checked_sub(1)?)
    }
}

/// One game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// Index into the group's ladder.
    pub stage: usize,
    pub white: PlayerId,
    pub black: PlayerId,
    pub game: GameState,
}

/// A published round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub number: RoundNumber,
    /// As drafted by the engine, with its reasons, whatever was made of it by hand.
    pub pairing: Arc<Pairing>,
    pub boards: Vec<Board>,
    pub byes: Vec<PublishedBye>,
    pub by_hand: bool,
    pub published: Micros,
    /// Published in place of an earlier pairing: when that was published.
    pub replaces: Option<Micros>,
    /// Set by the arbiter's start; a scheduled start is judged by the time.
    pub started: Option<Start>,
}

/// How a round began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// By the arbiter's word, at this moment.
    Here(Micros),
    /// Before the tournament was brought here: no moment is known.
    Elsewhere(Elsewhere),
}

impl Start {
    pub fn moment(self) -> Option<Micros> {
        match self {
            Start::Here(at) => Some(at),
            Start::Elsewhere(_) => None,
        }
    }
}

/// What a file tells of the beginning of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elsewhere {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
}

/// A pairing that the arbiter makes by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ManualSession {
    pub seats: Vec<Seat>,
    pub bye: Option<PlayerId>,
    /// `None` while the session is open.
    pub ended: Option<String>,
}

/// The pairing of a round before it is published.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub round: RoundNumber,
    pub pairing: Arc<Pairing>,
    pub manual: Option<ManualSession>,
}

/// A group with everything that happened in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub id: GroupId,
    pub settings: GroupSettings,
    pub order: Option<Order>,
    pub rounds: Vec<Round>,
    pub draft: Option<Draft>,
    /// All-play-all: results of rounds not published yet, by round, White and Black.
    pub ahead: BTreeMap<(RoundNumber, PlayerId, PlayerId), GameState>,
    /// In order of withdrawal.
    pub withdrawn: Vec<(PlayerId, RoundNumber, LeaveNotice)>,
    /// By player id, not by start number.
    pub forbidden: Vec<Forbidden<PlayerId>>,
    /// Knock-out: the players by line of the bracket; empty before the draw.
    pub lines: Vec<Option<PlayerId>>,
    /// The seed of that draw, from which the colours of the matches are drawn too.
    pub lot_seed: Option<u64>,
    /// The colour drawn by lot before round 1.
    pub initial_color: Option<Color>,
    /// The rounds began elsewhere: the program that wrote their report, empty if it did not say.
    pub brought_from: Option<String>,
    /// Olympiad: in the order of the draft; empty before the teams are formed.
    pub teams: Vec<Team>,
    /// In the order they were set up; those called off stay.
    pub play_offs: Vec<PlayOff>,
    /// Lots about places, in the order they were drawn.
    pub place_lots: Vec<PlaceLot>,
    pub finished: bool,
    /// When the group was finished; `None` while it is not.
    pub finished_at: Option<Micros>,
    /// `None` as long as nothing is said of prizes.
    pub prizes: Option<Prizes>,
}

/// A tournament as it stands after some event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tournament {
    pub settings: TournamentSettings,
    pub groups: BTreeMap<GroupId, Group>,
    pub players: BTreeMap<PlayerId, Player>,
    /// Games under the referee.
    pub games: BTreeMap<GameAt, PlayedGame>,
    /// When the clock of the machine was set while play was on, in order.
    pub clock_steps: Vec<ClockStep>,
    pub incidents: BTreeMap<IncidentId, Incident>,
    /// Reports that went to the rating officer, in order.
    pub sent: Vec<SentReport>,
    /// What the tournament committee imposed, in order.
    pub imposed: Vec<Imposed>,
    /// The last event applied.
    pub seq: u64,
    /// What undo and the numbering of new players need of the past.
    pub(crate) past: Past,
}

impl Group {
    pub fn new(id: GroupId, settings: GroupSettings) -> Self {
        Self {
            id,
            settings,
            order: None,
            rounds: Vec::new(),
            draft: None,
            ahead: BTreeMap::new(),
            withdrawn: Vec::new(),
            forbidden: Vec::new(),
            lines: Vec::new(),
            lot_seed: None,
            initial_color: None,
            brought_from: None,
            teams: Vec::new(),
            play_offs: Vec::new(),
            place_lots: Vec::new(),
            finished: false,
            finished_at: None,
            prizes: None,
        }
    }

    /// The start number, by a walk through the order; `numbers` is for many players at once.
    pub fn number_of(&self, player: PlayerId) -> Option<StartNumber> {
        let index = self.order.as_ref()?.players.iter().position(|id| *id == player)?;
        Some(start_number(index))
    }

    /// The games of every match, in the order they were played; a match nobody came to has none.
    pub fn match_games(&self, handbook: HandbookEdition) -> Vec<rokade_model::MatchGame> {
        if !self.is_played_to_decision() {
            return Vec::new();
        }
        let stages = self.settings.stages(handbook);
        let kind = |stage: usize| stages.get(stage).map_or(StageKind::Ordinary, |stage| stage.kind);
        let numbers = self.numbers();
        let boards = self.rounds.iter().flat_map(|round| round.boards.iter().map(|board| (round.number, board)));
        let is_played = |board: &Board| board.games.iter().any(|game| game.game.result().is_some());
        let games = boards
            .filter(|(_, board)| is_played(board))
            .flat_map(|(round, board)| board.games.iter().map(move |game| (round, game)));
        let game = |(round, game): (RoundNumber, &MatchGame)| {
            let (white, black) = (*numbers.get(&game.white)?, *numbers.get(&game.black)?);
            let (stage, result) = (kind(game.stage), game.game.result());
            Some(rokade_model::MatchGame { round, white, black, stage, result })
        };
        games.filter_map(game).collect()
    }

    pub fn player_with(&self, number: StartNumber) -> Option<PlayerId> {
        self.order.as_ref()?.players.get(number.index()?).copied()
    }

    /// Every player's start number.
    pub fn numbers(&self) -> BTreeMap<PlayerId, StartNumber> {
        let players = self.order.iter().flat_map(|order| &order.players);
        players.enumerate().map(|(index, player)| (*player, start_number(index))).collect()
    }

    pub fn is_all_play_all(&self) -> bool {
        self.settings.system.is_all_play_all()
    }

    /// Every board is a match that somebody wins.
    pub fn is_played_to_decision(&self) -> bool {
        self.settings.system.is_played_to_decision()
    }

    /// Whether the start numbers stand: lots are drawn, or a round is laid with an order by rating.
    pub fn is_drawn(&self) -> bool {
        let laid = self.draft.is_some() || !self.rounds.is_empty() || !self.lines.is_empty();
        self.order.as_ref().is_some_and(|order| laid || matches!(order.by, OrderedBy::Lot { .. }))
    }

    /// Rounds published so far.
    pub fn published(&self) -> RoundNumber {
        RoundNumber::try_from(self.rounds.len()).expect("a round number fits")
    }

    /// The round that everybody means: the one being drafted, else the last published one, else the first.
    pub fn current_round(&self) -> RoundNumber {
        match &self.draft {
            Some(draft) => draft.round,
            None => self.published().max(1),
        }
    }

    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        let index = usize::try_from(number.checked_sub(1)?).expect("a round number fits");
        self.rounds.get(index)
    }

    pub fn times(&self, round: RoundNumber) -> RoundTimes {
        let index = usize::try_from(round.saturating_sub(1)).expect("a round number fits");
        self.settings.schedule.get(index).copied().unwrap_or_default()
    }

    /// The moment at which a round began or will begin, where it is known.
    pub fn began(&self, round: RoundNumber) -> Option<Micros> {
        self.times(round).starts.or_else(|| self.round(round)?.started?.moment())
    }

    /// Whether the round is past its start: by the arbiter's word or by the announced time.
    pub fn is_started(&self, round: RoundNumber, now: Micros) -> bool {
        self.round(round).is_some_and(|played| {
            played.started.is_some() || self.times(round).starts.is_some_and(|starts| starts <= now)
        })
    }

    pub fn is_withdrawn(&self, player: PlayerId) -> bool {
        self.withdrawn.iter().any(|(gone, _, _)| *gone == player)
    }

    /// Games of a round to be played later, in every round: round and table.
    pub fn games_put_off(&self) -> impl Iterator<Item = (RoundNumber, &Board)> {
        self.rounds.iter().flat_map(|round| {
            round.boards.iter().filter(|board| board.game.is_put_off()).map(|board| (round.number, board))
        })
    }
}

impl Round {
    /// Nobody is still at the board: every game is done or put off.
    pub fn is_complete(&self) -> bool {
        self.boards.iter().all(|board| board.game != GameState::Open)
    }

    pub fn board(&self, number: u32) -> Option<&Board> {
        self.boards.iter().find(|board| board.number == number)
    }
}

impl GameState {
    pub fn result(self) -> Option<GameResult> {
        match self {
            GameState::Done { result, .. } => Some(result),
            GameState::Open | GameState::Postponed { .. } | GameState::Adjourned { .. } => None,
        }
    }

    /// Of an unplayed game: whether the missing player had told the arbiter.
    pub fn notice(self) -> Option<Notice> {
        match self {
            GameState::Done { notice, .. } => notice,
            GameState::Open | GameState::Postponed { .. } | GameState::Adjourned { .. } => None,
        }
    }

    /// To be played or finished later.
    pub fn is_put_off(self) -> bool {
        matches!(self, GameState::Postponed { .. } | GameState::Adjourned { .. })
    }
}

impl Tournament {
    /// The players of a group, by id.
    pub fn members(&self, group: GroupId) -> impl Iterator<Item = &Player> {
        self.players.values().filter(move |player| player.group == group)
    }
}

fn start_number(index: usize) -> StartNumber {
    StartNumber::try_from(index + 1).expect("a start number fits")
}

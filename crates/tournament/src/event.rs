//! What happened: the journal.

use serde::{Deserialize, Serialize};

use rokade_laws::incident::{Answers, Chosen};
use rokade_laws::referee;
use rokade_model::{
    ByeKind, Color, GameResult, HalfPoints, LeaveNotice, Notice, OtherRatings, RoundNumber, StartNumber, Title,
};
use rokade_pairing::Pairing;
use rokade_standings::PrizeFund;

use crate::{
    Actor, Elsewhere, FactsVersion, FiledRuling, GameAt, GroupId, GroupSettings, IncidentId, Micros, Penalty,
    PlayOffLadder, PlayerId, Seat, Stage, Stake, Team, TournamentSettings,
};

/// How a group's start numbers were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderedBy {
    /// Drawn once from this seed; never redrawn.
    Lot {
        seed: u64,
    },
    Rating,
    /// As the report of another program has them.
    File,
}

/// A game as it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameState {
    #[default]
    Open,
    /// To be played later.
    Postponed {
        until: Option<Micros>,
    },
    /// Begun and to be finished later.
    Adjourned {
        until: Option<Micros>,
    },
    Done {
        result: GameResult,
        notice: Option<Notice>,
    },
}

/// A board as it is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishedBoard {
    /// The number on the table.
    pub board: u32,
    pub white: PlayerId,
    pub black: PlayerId,
}

/// A player who is in the round without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishedBye {
    pub player: PlayerId,
    pub kind: ByeKind,
    pub points: HalfPoints,
}

/// What happened, as the journal keeps it; the fold of all of them is the tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
#[expect(clippy::large_enum_variant, reason = "events are folded one by one; nobody holds many of them")]
pub enum Event {
    Created {
        settings: TournamentSettings,
    },
    TournamentChanged {
        settings: TournamentSettings,
    },
    GroupAdded {
        group: GroupId,
        settings: GroupSettings,
    },
    GroupChanged {
        group: GroupId,
        settings: GroupSettings,
    },
    GroupRemoved {
        group: GroupId,
    },

    PlayerEntered {
        player: PlayerId,
        group: GroupId,
        facts: FactsVersion,
        rating: Option<u32>,
        title: Option<Title>,
        section: String,
        #[serde(flatten, serialize_with = "OtherRatings::known_alone")]
        others: OtherRatings,
        /// The same person entered before, with whom this player is rated together.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        same_person: Option<PlayerId>,
    },
    PlayerEdited {
        player: PlayerId,
        facts: FactsVersion,
        rating: Option<u32>,
        title: Option<Title>,
        section: String,
        #[serde(flatten, serialize_with = "OtherRatings::known_alone")]
        others: OtherRatings,
    },
    PlayerRemoved {
        player: PlayerId,
    },
    PlayerMoved {
        player: PlayerId,
        group: GroupId,
    },
    BoardFixed {
        player: PlayerId,
        board: Option<u32>,
    },
    NameWithheld {
        player: PlayerId,
        withheld: bool,
    },
    Erased {
        player: PlayerId,
    },

    /// Start numbers 1, 2, 3 … in this order.
    Ordered {
        group: GroupId,
        by: OrderedBy,
        order: Vec<PlayerId>,
    },
    /// The group began elsewhere: the rounds that follow in this step are a report's.
    BroughtIn {
        group: GroupId,
        program: String,
        initial_color: Option<Color>,
    },
    /// An order by rating is given up because the field changed before anything was laid.
    OrderDropped {
        group: GroupId,
    },
    /// A late entry gets the next start number.
    NumberGiven {
        group: GroupId,
        player: PlayerId,
        number: StartNumber,
    },
    /// Who stands on which line of the bracket, from line 1; nobody on an empty one.
    LinesDrawn {
        group: GroupId,
        seed: u64,
        lines: Vec<Option<PlayerId>>,
    },
    ColourDrawn {
        group: GroupId,
        color: Color,
        seed: u64,
    },
    TeamsFormed {
        group: GroupId,
        teams: Vec<Team>,
    },
    /// Teams count from 1.
    TeamRenamed {
        group: GroupId,
        team: u32,
        name: String,
    },
    TeamPlayersSwapped {
        group: GroupId,
        one: PlayerId,
        other: PlayerId,
    },

    ByeAsked {
        player: PlayerId,
        round: RoundNumber,
        kind: ByeKind,
    },
    ByeCancelled {
        player: PlayerId,
        round: RoundNumber,
    },
    Forbidden {
        group: GroupId,
        players: Vec<PlayerId>,
        first: RoundNumber,
        last: RoundNumber,
        #[serde(default)]
        soft: bool,
    },
    Allowed {
        group: GroupId,
        players: Vec<PlayerId>,
    },

    /// The engine's pairing in start numbers, with its reasons.
    Drafted {
        group: GroupId,
        round: RoundNumber,
        pairing: Pairing,
    },
    DraftDiscarded {
        group: GroupId,
    },
    ManualBegun {
        group: GroupId,
    },
    ManualSet {
        group: GroupId,
        seats: Vec<Seat>,
        bye: Option<PlayerId>,
    },
    ManualEnded {
        group: GroupId,
        note: String,
    },
    Published {
        group: GroupId,
        round: RoundNumber,
        boards: Vec<PublishedBoard>,
        byes: Vec<PublishedBye>,
        by_hand: bool,
    },
    RoundStarted {
        group: GroupId,
        round: RoundNumber,
        /// Where it was played before it was brought here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        elsewhere: Option<Elsewhere>,
    },

    GameSet {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        to: GameState,
    },

    /// A game of an all-play-all before its round is published: by its players, since tables are only
    /// numbered then.
    GameSetAhead {
        group: GroupId,
        round: RoundNumber,
        white: PlayerId,
        black: PlayerId,
        to: GameState,
    },

    /// A further game of a match.
    MatchGameAdded {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        /// Index into the group's ladder.
        stage: usize,
        white: PlayerId,
        /// The seed of the lot about the colours, if one was drawn now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    MatchGameSet {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        /// From 1.
        game: u32,
        to: GameState,
    },
    /// The last game of the match, not played, which a correction made needless.
    MatchGameDropped {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        game: u32,
    },

    /// Players who are level play off; the order is that of the lot about the colours. Play-offs of
    /// a group count from 1.
    PlayOffSetUp {
        group: GroupId,
        players: Vec<PlayerId>,
        ladder: PlayOffLadder,
        stages: Vec<Stage>,
        stake: Stake,
        note: String,
        seed: u64,
    },
    /// It is given up before it was decided.
    PlayOffCalledOff {
        group: GroupId,
        play_off: u32,
    },
    PlayOffGameAdded {
        group: GroupId,
        play_off: u32,
        /// Index into the play-off's stages.
        stage: usize,
        white: PlayerId,
        black: PlayerId,
    },
    PlayOffGameSet {
        group: GroupId,
        play_off: u32,
        /// From 1.
        game: u32,
        to: GameState,
    },
    /// A lot about places: the players from first to last. Never drawn again.
    PlaceLotDrawn {
        group: GroupId,
        players: Vec<PlayerId>,
        seed: u64,
    },

    /// A game is put under the referee.
    GameOpened {
        at: GameAt,
        white: PlayerId,
        black: PlayerId,
        /// The moment that its time counts from.
        base: Micros,
        /// For a lot that its result may call for.
        seed: u64,
        settings: Box<referee::Settings>,
    },
    /// Something happened at its board. Never taken back: a game goes forward.
    GameHeard {
        at: GameAt,
        heard: Box<referee::Event>,
    },

    /// The clock of the machine was set while play was on: games keep their time. Never taken back.
    ClockStepped {
        /// How far it was set forward.
        by: Micros,
    },

    /// Something happened in the hall and was ruled on.
    IncidentFiled {
        incident: IncidentId,
        at: GameAt,
        white: PlayerId,
        black: PlayerId,
        key: String,
        answers: Answers,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chosen: Option<Chosen>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        note: String,
        ruling: Box<FiledRuling>,
    },
    IncidentAppealed {
        incident: IncidentId,
        by: PlayerId,
        grounds: String,
    },
    AppealDecided {
        incident: IncidentId,
        upheld: bool,
        note: String,
    },

    Withdrawn {
        player: PlayerId,
        after: RoundNumber,
        notice: LeaveNotice,
    },
    Returned {
        player: PlayerId,
    },

    PrizesSet {
        group: GroupId,
        fund: Box<PrizeFund>,
    },
    PrizesPublished {
        group: GroupId,
    },

    /// The report went to the rating officer.
    ReportSent {
        to: String,
    },
    /// The tournament committee warned or excluded a player.
    PenaltyImposed {
        player: PlayerId,
        penalty: Penalty,
        grounds: String,
    },

    /// The step is taken back.
    Undone {
        step: u64,
    },
    GroupFinished {
        group: GroupId,
    },
    GroupReopened {
        group: GroupId,
    },
}

impl Event {
    /// A draft without the engine's work: a journal read with it in the place of the real one folds to the same
    /// boards, results and tables, but nobody can ask it why two players met.
    pub fn blank_draft(group: GroupId, round: RoundNumber) -> Event {
        Event::Drafted { group, round, pairing: Pairing::bare(round) }
    }

    /// The step that it takes back.
    pub fn takes_back(&self) -> Option<u64> {
        if let Event::Undone { step } = self { Some(*step) } else { None }
    }

    /// Whom it brings personal facts of, and in which version; the facts themselves are not in the journal.
    pub fn facts(&self) -> Option<(PlayerId, FactsVersion)> {
        let (Event::PlayerEntered { player, facts, .. } | Event::PlayerEdited { player, facts, .. }) = self else {
            return None;
        };
        Some((*player, *facts))
    }

    /// Whose personal facts it takes away for good.
    pub fn erases(&self) -> Option<PlayerId> {
        if let Event::Erased { player } = self { Some(*player) } else { None }
    }

    /// The settings that it gives the tournament as a whole.
    pub(crate) fn tournament_settings(&self) -> Option<&TournamentSettings> {
        let (Event::Created { settings } | Event::TournamentChanged { settings }) = self else { return None };
        Some(settings)
    }
}

/// An event as the journal holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recorded {
    /// 1, 2, 3 … without a gap.
    pub seq: u64,
    /// The `seq` of the first event of the same command.
    pub step: u64,
    pub at: Micros,
    /// Who did it; an account where nothing else is said.
    pub by: Actor,
    pub event: Event,
}

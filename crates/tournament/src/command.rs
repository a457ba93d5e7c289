//! What a person wants done.

use serde::{Deserialize, Serialize};

use rokade_laws::incident::{Answers, Chosen};
use rokade_laws::referee::{self, Both, Millis};
use rokade_model::{ByeKind, Color, LeaveNotice, OtherRatings, Person, RoundNumber, Title};
use rokade_standings::PrizeFund;

use crate::{
    Actor, Brought, Event, FactsVersion, GameAt, GroupId, GroupSettings, IncidentId, Micros, Penalty, PlayOffLadder,
    PlayerId, Recorded, SetGame, Stage, Stake, TournamentSettings,
};

/// A player as entered, imported or edited.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPlayer {
    pub person: Person,
    #[serde(default)]
    pub rating: Option<u32>,
    #[serde(default)]
    pub title: Option<Title>,
    /// One of the group's sections, or empty.
    #[serde(default)]
    pub section: String,
    #[serde(flatten)]
    pub others: OtherRatings,
}

/// What players who are kept apart together have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Alike {
    Club,
    /// The family name.
    Family,
}

/// One table of a pairing made by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    pub white: PlayerId,
    pub black: PlayerId,
}

/// Everything that can be asked of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "command")]
pub enum Command {
    Create {
        settings: TournamentSettings,
    },
    ChangeTournament {
        settings: TournamentSettings,
    },
    AddGroup {
        settings: GroupSettings,
    },
    ChangeGroup {
        group: GroupId,
        settings: GroupSettings,
    },
    RemoveGroup {
        group: GroupId,
    },

    /// Also the late entry, once the order is fixed.
    EnterPlayer {
        group: GroupId,
        player: NewPlayer,
    },
    /// A late entry whose missed rounds pay half a point each, where the event grants it.
    EnterLate {
        group: GroupId,
        player: NewPlayer,
    },
    ImportPlayers {
        group: GroupId,
        players: Vec<NewPlayer>,
    },
    EditPlayer {
        player: PlayerId,
        to: NewPlayer,
    },
    RemovePlayer {
        player: PlayerId,
    },
    MovePlayer {
        player: PlayerId,
        group: GroupId,
    },
    /// Spreads the players of these groups over them by rating, best first; sizes are made so
    /// that at most one group is odd unless they are given.
    SplitByRating {
        groups: Vec<GroupId>,
        sizes: Option<Vec<u32>>,
    },
    /// A player who needs the same table in every round.
    FixBoard {
        player: PlayerId,
        board: Option<u32>,
    },
    WithholdName {
        player: PlayerId,
        withheld: bool,
    },
    /// Erases what is known of the person; tables and pairings stay.
    Erase {
        player: PlayerId,
    },

    /// Draws lots from a seed that the adapter took from the machine's randomness: the start
    /// numbers, or in a knock-out whose seeds are ordered the lines of the bracket.
    DrawLots {
        group: GroupId,
        seed: u64,
    },
    OrderByRating {
        group: GroupId,
    },
    /// Draws the colour that some systems begin with.
    DrawColour {
        group: GroupId,
        seed: u64,
    },
    /// Drafts the teams of an Olympiad from the order of strength.
    FormTeams {
        group: GroupId,
    },
    /// Teams count from 1.
    RenameTeam {
        group: GroupId,
        team: u32,
        name: String,
    },
    /// Two players of different teams change places.
    SwapTeamPlayers {
        group: GroupId,
        one: PlayerId,
        other: PlayerId,
    },
    /// A player who is out of a knock-out goes on in the group the invitation names.
    EnterLoser {
        player: PlayerId,
        group: GroupId,
    },

    AskBye {
        player: PlayerId,
        round: RoundNumber,
        kind: ByeKind,
    },
    CancelBye {
        player: PlayerId,
        round: RoundNumber,
    },
    Forbid {
        group: GroupId,
        players: Vec<PlayerId>,
        first: RoundNumber,
        last: RoundNumber,
        /// Kept as long as the round can be paired with it.
        #[serde(default)]
        soft: bool,
    },
    /// One rule for every club, or family name, with two or more players in the group.
    ForbidAlike {
        group: GroupId,
        alike: Alike,
        first: RoundNumber,
        last: RoundNumber,
        #[serde(default)]
        soft: bool,
    },
    Allow {
        group: GroupId,
        players: Vec<PlayerId>,
    },

    /// Lays the next round as a draft.
    Pair {
        group: GroupId,
    },
    /// Lays the last published round, which has not started, anew as a draft; what is published stays until
    /// the draft is published in its place.
    PairAgain {
        group: GroupId,
    },
    DiscardDraft {
        group: GroupId,
    },
    BeginManual {
        group: GroupId,
    },
    SetManual {
        group: GroupId,
        seats: Vec<Seat>,
        bye: Option<PlayerId>,
    },
    EndManual {
        group: GroupId,
        note: String,
    },
    Publish {
        group: GroupId,
    },
    StartRound {
        group: GroupId,
        round: RoundNumber,
    },

    /// Sets a game of a round, of a match or of a play-off.
    SetGame(SetGame),

    Withdraw {
        player: PlayerId,
        notice: LeaveNotice,
    },
    Return {
        player: PlayerId,
    },

    /// Lets players who are level play off. `stages` is for a ladder of the event's own; `stake` is
    /// heeded where the ladder leaves it open.
    SetUpPlayOff {
        group: GroupId,
        players: Vec<PlayerId>,
        ladder: PlayOffLadder,
        #[serde(default)]
        stages: Vec<Stage>,
        stake: Stake,
        /// Who decided what where the rules leave it open.
        #[serde(default)]
        note: String,
        seed: u64,
    },
    /// Play-offs of a group count from 1.
    CallOffPlayOff {
        group: GroupId,
        play_off: u32,
    },
    /// Draws lots about the places of players whom nothing else parts.
    DrawPlaceLot {
        group: GroupId,
        players: Vec<PlayerId>,
        seed: u64,
    },

    /// Puts a game under the referee, by the rules of its group or by its own.
    OpenGame {
        at: GameAt,
        settings: Option<Box<referee::Settings>>,
        seed: u64,
        /// Who came in time, as the arbiter knows: a game may be put under the referee long after its start.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        here: Vec<Color>,
    },
    /// Tells the referee of a game what happened now.
    HearGame {
        at: GameAt,
        event: Box<referee::Event>,
    },

    /// Keeps the time of games although the clock of the machine was set. Only the desk itself notices that.
    #[serde(skip)]
    StepClock {
        /// How far it was set forward.
        by: Micros,
    },

    /// Files an incident with the ruling that the Laws and the arbiter's choice make of it. The clock
    /// change reaches a game under the referee, the score the board.
    FileIncident {
        at: GameAt,
        key: String,
        answers: Answers,
        /// Where the Laws leave the decision to the arbiter.
        #[serde(default)]
        chosen: Option<Chosen>,
        /// What the clocks showed, where no referee knows.
        #[serde(default)]
        clock: Option<Both<Millis>>,
        /// Facts written down.
        #[serde(default)]
        note: String,
        /// For the lot about the colours if the result leads a match to a new stage.
        #[serde(default)]
        seed: u64,
    },
    AppealIncident {
        incident: IncidentId,
        by: PlayerId,
        grounds: String,
    },
    DecideAppeal {
        incident: IncidentId,
        upheld: bool,
        note: String,
    },

    /// What the organiser offers in a group; a fund without prizes says that there are none.
    SetPrizes {
        group: GroupId,
        fund: Box<PrizeFund>,
    },
    PublishPrizes {
        group: GroupId,
    },

    /// Writes down that the report went to the rating officer.
    SendReport {
        to: String,
    },
    /// Writes down what the tournament committee imposed.
    ImposePenalty {
        player: PlayerId,
        penalty: Penalty,
        grounds: String,
    },

    /// Takes over a tournament that began elsewhere into a group that is still empty.
    BringIn {
        group: GroupId,
        brought: Box<Brought>,
    },

    /// Takes back the last step of all.
    Undo,
    /// Takes back a step, the last one of the groups it touched.
    TakeBack {
        step: u64,
    },
    FinishGroup {
        group: GroupId,
    },
    ReopenGroup {
        group: GroupId,
    },
}

/// Facts about a person that go beside the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewFacts {
    pub player: PlayerId,
    pub version: FactsVersion,
    pub person: Person,
}

/// What an accepted command does, to be journalled in one transaction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Decision {
    pub events: Vec<Event>,
    pub facts: Vec<NewFacts>,
    /// Players whose facts are erased in every version.
    pub erase: Vec<PlayerId>,
}

impl Decision {
    /// Events alone.
    pub(crate) fn of(events: impl IntoIterator<Item = Event>) -> Self {
        Self { events: events.into_iter().collect(), ..Self::default() }
    }

    /// The events as one step of a journal whose last event is `after`.
    pub fn recorded(&self, after: u64, at: Micros, by: impl Into<Actor>) -> Vec<Recorded> {
        let (step, by) = (after + 1, by.into());
        let record = |(seq, event): (u64, &Event)| Recorded { seq, step, at, by: by.clone(), event: event.clone() };
        (step..).zip(&self.events).map(record).collect()
    }
}

//! A game that is played under the referee: where it is, by which rules, and what has been heard of it.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rokade_board::Color;
use rokade_clause::{Country, Edition, HandbookEdition, Reason};
use rokade_laws::checklist::FlagWatch;
use rokade_laws::referee::{
    self, DrawAgreement, EndReason, Millis, Referee, Regulations, Schedule, Score, Settings, Supervision, Verdict,
};
use rokade_model::{GameResult, Notice, RoundNumber, TimeControl};

use crate::{GameState, Group, GroupId, Micros, PlayerId, Tournament};

/// Which game of the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum GameAt {
    Board {
        group: GroupId,
        round: RoundNumber,
        board: u32,
        /// A game of a match, from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<u32>,
    },
    /// A game for its own sake, outside any round.
    Free { group: GroupId },
}

impl GameAt {
    pub const fn group(self) -> GroupId {
        match self {
            GameAt::Board { group, .. } | GameAt::Free { group } => group,
        }
    }
}

/// The rules that the invitation names for the games of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameRules {
    /// The name of an edition in `rules/editions.csv`, such as `2009-NO` or `2023`.
    pub laws: String,
    /// The federation whose additions hold: `DK`, `NO`, `SE`, or empty.
    pub federation: String,
    /// The union's own rules hold, too. Only of events that do not say it themselves:
    /// [`Tournament::union_rules`](crate::Tournament::union_rules) decides.
    pub dsu: bool,
    /// Rapid and blitz: whether supervision is adequate.
    pub supervision: Supervision,
    /// How flags are watched (the arbiter's guide).
    pub flags: FlagWatch,
    /// The event's own default time in minutes; `None` leaves it to regulations, federation, edition.
    pub default_minutes: Option<u32>,
    pub draws: DrawAgreement,
    /// Quickplay finish announced (2018, 2023).
    pub appendix_g: bool,
    pub arbiter_present: bool,
    /// The time for an appeal that the event announced, in minutes after the ruling.
    pub appeal_minutes: Option<u32>,
}

/// What settings mean that leave something out. Journals do, so that none of it may change: a new group begins with
/// [`GameRules::usual`].
impl Default for GameRules {
    fn default() -> Self {
        Self {
            laws: Edition::FIDE_2023.to_string(),
            federation: String::new(),
            dsu: false,
            supervision: Supervision::Full,
            flags: FlagWatch::Full,
            default_minutes: None,
            draws: DrawAgreement::Allowed,
            appendix_g: false,
            arbiter_present: true,
            appeal_minutes: None,
        }
    }
}

/// The time that a group plays by where its invitation states none.
const USUAL_TIME: &str = "5400+30";

impl GameRules {
    /// What a new group begins with.
    pub fn usual() -> Self {
        Self { laws: Edition::USUAL.to_string(), ..Self::default() }
    }

    /// The edition, where the name is one.
    pub fn edition(&self) -> Option<Edition> {
        self.laws.parse().ok()
    }

    /// The referee's settings for a game of a group, under the regulations that hold in its event.
    pub(crate) fn settings(
        &self,
        time_control: &str,
        regulations: Option<Regulations>,
        handbook: HandbookEdition,
    ) -> Result<Settings, Reason> {
        let unknown = || Reason::house("laws_edition_unknown").with("laws", self.laws.as_str());
        let edition = self.edition().ok_or_else(unknown)?;
        let written = if time_control.is_empty() { USUAL_TIME } else { time_control };
        let control = TimeControl::from_str(written)
            .map_err(|_| Reason::house("time_control_unreadable").with("text", written))?;
        let mut settings = Settings::new(edition, periods(&control));
        settings.federation = Country::ALL.into_iter().find(|country| country.code() == self.federation);
        settings.regulations = regulations;
        settings.handbook = handbook;
        settings.supervision = self.supervision;
        settings.default_time = self.default_minutes.map(|minutes| Millis::from_minutes(i64::from(minutes)));
        settings.draw_agreement = self.draws;
        settings.appendix_g = self.appendix_g;
        settings.arbiter_present = self.arbiter_present;
        Ok(settings)
    }
}

/// Periods as the referee counts them. A count of moves on the last one has nothing to follow it and is
/// the rest of the game.
fn periods(control: &TimeControl) -> Vec<referee::Period> {
    let mut periods: Vec<referee::Period> = control.periods().iter().map(referee::Period::from).collect();
    periods.iter_mut().last().into_iter().for_each(|last| last.moves = None);
    periods
}

/// A game under the referee, as the journal has it.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    pub white: PlayerId,
    pub black: PlayerId,
    /// The moment that the referee's time counts from.
    pub base: Micros,
    /// For a lot that the result may call for.
    pub seed: u64,
    pub events: Vec<referee::Event>,
    pub referee: Referee,
}

/// Two games are the same when the same was heard of them.
impl PartialEq for PlayedGame {
    fn eq(&self, other: &Self) -> bool {
        (self.white, self.black, self.base) == (other.white, other.black, other.base)
            && self.referee.settings() == other.referee.settings()
            && self.events == other.events
    }
}

impl PlayedGame {
    /// A game of which nothing was heard yet.
    pub(crate) fn opened(
        white: PlayerId,
        black: PlayerId,
        base: Micros,
        seed: u64,
        settings: referee::Settings,
    ) -> PlayedGame {
        PlayedGame { white, black, base, seed, events: Vec::new(), referee: Referee::new(settings) }
    }

    pub fn player(&self, color: Color) -> PlayerId {
        color.fold_wb(self.white, self.black)
    }

    /// The referee's time at a moment of the world; it never runs back.
    pub fn time_at(&self, now: Micros) -> Millis {
        let heard = self.events.last().map_or(Millis::ZERO, |event| event.at);
        if self.waits_for_start() { heard } else { Millis((now - self.base) / 1000).max(heard) }
    }

    pub fn is_over(&self) -> bool {
        self.referee.account().verdict().is_some()
    }

    /// Without an announced start the time begins when White's clock is started.
    fn waits_for_start(&self) -> bool {
        let account = self.referee.account();
        let is_begun = account.is_started() || !account.moves_made().is_empty();
        self.referee.settings().schedule == Schedule::None && !is_begun
    }

    /// An event is heard at a moment of the world. A game that is started without an announced start, or
    /// before it, counts its time from there.
    pub(crate) fn set_base(&mut self, heard: &referee::Event, now: Micros) {
        let is_started_early = heard.deed == referee::Deed::Start && now < self.base;
        if self.waits_for_start() || is_started_early {
            self.base = now - heard.at.0 * 1000;
        }
    }
}

/// The clock of the machine was set forward (or, below nothing, back) while play was on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockStep {
    /// By the clock as it went before.
    pub at: Micros,
    pub by: Micros,
}

impl ClockStep {
    /// How far, and in which direction.
    pub(crate) fn told(self, key: &'static str) -> Reason {
        let seconds = (self.by.abs() + 500_000) / 1_000_000;
        let direction = if self.by < 0 { "back" } else { "forward" };
        let reason = Reason::house(key).with("direction", direction);
        reason.with("minutes", seconds / 60).with("seconds", seconds % 60)
    }
}

impl Tournament {
    /// The announced start of the game's round. The moment at which a game is set up says nothing.
    pub(crate) fn announced_start(&self, at: GameAt) -> Option<Micros> {
        match at {
            GameAt::Board { group, round, .. } => self.groups.get(&group).and_then(|group| group.times(round).starts),
            GameAt::Free { .. } => None,
        }
    }

    /// Whoever comes to the game now comes too late.
    pub fn is_too_late_for(&self, at: GameAt, now: Micros) -> bool {
        let limit = || self.groups.get(&at.group()).and_then(|group| self.arrival_limit(group));
        let ends = self.announced_start(at).and_then(|starts| Some(starts + limit()?.time.0 * 1000));
        ends.is_some_and(|ends| now > ends)
    }

    /// Somebody plays, so that a step of the machine's clock would matter.
    pub fn is_in_play(&self, now: Micros) -> bool {
        let has_open_round = |group: &Group| {
            let is_open = |round: &crate::Round| round.boards.iter().any(|board| board.game == GameState::Open);
            group.rounds.iter().any(|round| group.is_started(round.number, now) && is_open(round))
        };
        self.games.values().any(|game| !game.is_over()) || self.groups.values().any(has_open_round)
    }
}

/// What the end of a game under the referee is in the table. An annulled game has no result yet. Whoever was heard
/// to arrive came too late and did not stay away (docs/readings/late-is-not-absent.md).
pub(crate) fn outcome(verdict: &Verdict, is_begun: bool, has_arrived: impl Fn(Color) -> bool) -> GameState {
    let Some(score) = verdict.score else { return GameState::Open };
    let by_default = verdict.reason == EndReason::DefaultTime && !is_begun;
    let result = match (score, by_default) {
        (score, false) => result(score),
        (Score::BOTH_LOSE, true) => GameResult::BothForfeit,
        (score, true) if score == Score::win(Color::White) => GameResult::BlackForfeits,
        (_, true) => GameResult::WhiteForfeits,
    };
    let has_lost = |color: Color| score.of(color) == Score::BOTH_LOSE.of(color);
    let came = Color::ALL.into_iter().any(|color| has_lost(color) && has_arrived(color));
    let notice = if came { Notice::Late } else { Notice::None };
    GameState::Done { result, notice: by_default.then_some(notice) }
}

pub(crate) fn result(score: Score) -> GameResult {
    match (score.white.0, score.black.0) {
        (2, _) => GameResult::WhiteWins,
        (_, 2) => GameResult::BlackWins,
        (1, 1) => GameResult::Draw,
        (1, _) => GameResult::HalfToWhite,
        (_, 1) => GameResult::HalfToBlack,
        _ => GameResult::BothLose,
    }
}

impl Group {
    /// The two players of a free game, White first.
    pub fn free_players(&self, players: impl Iterator<Item = (PlayerId, GroupId)>) -> Option<(PlayerId, PlayerId)> {
        let mut own = players.filter(|(_, group)| *group == self.id).map(|(player, _)| player);
        Some((own.next()?, own.next()?))
    }
}

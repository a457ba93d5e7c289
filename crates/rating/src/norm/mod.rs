//! Title norms: what a title asks for, and what of it a player has.
//!
//! Two editions: the extract in the DSU handbook (4.7.4) and FIDE's title regulations of 2024 (B.01). Decides which
//! games count, the opponents' average, the performance and every requirement by itself. Leaves to FIDE what no
//! report says: registration, combinations of norms, the application.
//! Readings: docs/readings/norm-edition.md, norm-titles.md, norm-handbook.md, norm-games.md, norm-exceptions.md.

mod assessment;
mod choice;
mod circumstances;
mod federations;
mod fide_2024;
mod field;
mod figures;
mod games;
mod handbook;
mod last_round;
mod lift;
mod open_field;
mod opponents;
mod outlook;
mod requirement;
mod titles;

use std::collections::BTreeMap;

use rokade_clause::{ClauseId, Reason};
use rokade_model::{HalfPoints, History, Participant, RoundNumber, Sex, StartNumber, Title};

use crate::Rating;
use crate::performance::{shown, signed};
use open_field::is_open_field;

pub use circumstances::{Arbiter, Circumstances, circumstances};
pub use field::Field;
pub use figures::{average_from, games_least, performance_least};
pub use games::{Game, LeftOut};
pub use lift::Lifted;
pub use outlook::{Need, Outlook, before, outlook, still_needs, still_needs_of};
pub use requirement::{Alternative, Amount, Binding, Key, Requirement, Share};
pub use titles::{Edition, NormTitle, UnknownEdition, title_by_rating};

/// How the event is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
    KnockOut,
    /// Anything else: its pairings count as fixed beforehand.
    Other,
}

impl Form {
    pub const fn is_all_play_all(self) -> bool {
        matches!(self, Form::RoundRobin | Form::DoubleRoundRobin)
    }
}

/// Events free of the demands on federations (B.01 1.4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exempt {
    NationalFinal,
    /// For players of the federation that registers it.
    NationalTeam,
    Zonal,
}

impl Exempt {
    pub const ALL: [(Exempt, &'static str); 3] =
        [(Exempt::NationalFinal, "national-final"), (Exempt::NationalTeam, "national-team"), (Exempt::Zonal, "zonal")];
}

/// What the title regulations want to know of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contestant {
    /// The FIDE rating.
    pub rating: Option<Rating>,
    pub title: Option<Title>,
    /// Three letters; `None` if the event does not know.
    pub federation: Option<String>,
    pub sex: Option<Sex>,
}

/// One event as the title regulations see it.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    pub history: &'a History,
    pub contestants: &'a BTreeMap<StartNumber, Contestant>,
    pub edition: Edition,
    pub form: Form,
    /// The federation that holds the event.
    pub host: Option<&'a str>,
    pub exempt: Option<Exempt>,
    /// What everybody's rounds together say, found once.
    paired: RoundNumber,
    is_open_field: bool,
}

impl<'a> Event<'a> {
    pub fn new(
        history: &'a History,
        contestants: &'a BTreeMap<StartNumber, Contestant>,
        edition: Edition,
        form: Form,
    ) -> Self {
        let paired = history.paired_rounds();
        Self { history, contestants, edition, form, host: None, exempt: None, paired, is_open_field: false }
    }

    /// The same event, held by a federation.
    pub fn held_by(self, host: Option<&'a str>, exempt: Option<Exempt>) -> Self {
        let event = Self { host, exempt, ..self };
        Self { is_open_field: is_open_field(&event), ..event }
    }

    /// The last round of the event, by its plan.
    pub(crate) fn last_round(&self) -> RoundNumber {
        self.history.rounds.max(self.paired)
    }

    pub(crate) fn contestant(&self, player: StartNumber) -> Option<&Contestant> {
        self.contestants.get(&player)
    }
}

/// One player and one title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Norm {
    pub player: StartNumber,
    pub title: NormTitle,
    /// Everything the regulations ask of player and opponents is met; the event stands apart.
    pub reached: bool,
    /// Of the games counted.
    pub points: HalfPoints,
    /// By round.
    pub games: Vec<Game>,
    /// The player's own federation; `None` if the event does not know it.
    pub federation: Option<String>,
    /// Of the opponents, with those raised; `None` without games.
    pub average: Option<Rating>,
    /// The ratings the average is made of, game by game.
    pub counted: Vec<Rating>,
    pub lifted: Vec<Lifted>,
    /// The score in whole percent.
    pub percent: Option<u32>,
    /// `None` without games, and where the edition's table gives nothing for the percentage.
    pub performance: Option<i64>,
    /// In so many games at this average; `None` if no score is enough.
    pub points_needed: Option<HalfPoints>,
    pub requirements: Vec<Requirement>,
    pub left_out: Vec<LeftOut>,
    /// Rounds without a game, each with what it was instead.
    pub without_game: Vec<Reason>,
    /// Exceptions that were used.
    pub notes: Vec<Reason>,
}

impl Norm {
    /// How average and performance come about; `None` where there is no average.
    pub fn worth(&self) -> Option<Reason> {
        let (average, mean) = self.average.zip(lift::mean(&self.counted))?;
        let terms: Vec<String> = self.counted.iter().map(ToString::to_string).collect();
        let reason = Reason::house("norm_average_of")
            .with("terms", terms.join(" + "))
            .with("games", u32::try_from(self.counted.len()).expect("games are few"))
            .with("exact", shown(mean))
            .with("average", average);
        let difference = self.performance.map(|performance| performance - i64::from(average));
        let facts = self.percent.zip(difference.and_then(|difference| i32::try_from(difference).ok()));
        Some(match facts {
            Some((percent, difference)) => reason.with("percent", percent).with("difference", signed(difference)),
            None => reason,
        })
    }

    pub fn games_counted(&self) -> u32 {
        u32::try_from(self.games.len()).expect("games are few")
    }

    pub fn requirement(&self, key: Key) -> Option<&Requirement> {
        self.requirements.iter().find(|requirement| requirement.key == key)
    }

    /// The clauses that are not met; of a norm that is reached, all.
    pub fn clauses(&self) -> Vec<ClauseId> {
        let asked = self.requirements.iter().filter(|requirement| self.reached || requirement.met != Some(true));
        let mut clauses: Vec<ClauseId> = asked.map(|requirement| requirement.clause.clone()).collect();
        clauses.sort();
        clauses.dedup();
        clauses
    }
}

/// Every title every player may still earn: by start number, then GM, IM, WGM, WIM.
pub fn norms(event: &Event) -> Vec<Norm> {
    let players = event.history.players.iter();
    players
        .flat_map(|player| {
            let contestant = event.contestant(player.number);
            let titles = contestant.map(titles::still_to_earn).unwrap_or_default();
            titles.into_iter().map(|title| norm(event, player, title))
        })
        .collect()
}

/// One title of one player, by the rounds of `player`.
pub fn norm(event: &Event, player: &Participant, title: NormTitle) -> Norm {
    let norm = match event.edition {
        Edition::Handbook => handbook::norm(event, player, title),
        Edition::Fide2024 => fide_2024::norm(event, player, title),
    };
    Norm { federation: assessment::own_federation(event, player.number).map(str::to_owned), ..norm }
}

/// The titles a player may still earn. Somebody whose sex is not known is asked for no woman's title
/// (docs/readings/norm-titles.md).
pub fn titles_to_earn(contestant: &Contestant) -> Vec<NormTitle> {
    titles::still_to_earn(contestant)
}

/// The lowest score that makes a norm in so many games at an average of opponents; `None` if no score does.
pub fn points_needed(edition: Edition, title: NormTitle, average: Rating, games: u32) -> Option<HalfPoints> {
    assessment::least_points(figures::of(edition), title, average, games)
}

/// Why nobody can make a norm here: the event has fewer rounds than a norm takes games.
pub fn too_short(event: &Event) -> Option<Reason> {
    let least = &figures::of(event.edition).games;
    let rounds = event.last_round();
    (rounds > 0 && rounds < least.value).then(|| {
        let reason = Reason::house("norm_event_too_short").and(least.clause.clone());
        reason.with("rounds", rounds).with("games", least.value)
    })
}

//! What the rating officer is told: the six things of D4.1-6c, and who is meant by them.
//!
//! Results, new ratings, candidate results, dates, warnings and suspensions, arbiters. Who hands them over has
//! computed the figures; `gaps` says what is missing, `told` puts it in words, `shape` in JSON, `sheet` in CSV.

use std::collections::BTreeSet;

use jiff::ToSpan;
use jiff::civil::Date;
use rokade_clause::{ByEdition, ClauseId, HandbookEdition, Known, Numbered, Reason, value};
use rokade_model::{Color, HalfPoints, Person, RoundNumber, SanctionKind, StartNumber, Title};
use rokade_rating::candidate::CandidateResult;
use rokade_rating::{PlayerId, dsu};
use rokade_standings::{Amount, CrossTable};
use serde::Deserialize;

use super::{Gap, Words};
use crate::trf::DateFault;

/// Times of the regulations, of which more stand in the same table.
#[derive(Deserialize)]
pub(super) struct Times {
    /// Days after the last round until the report is due (D4.1-5f, D4.1-6b).
    #[serde(deserialize_with = "value")]
    report_due: u32,
    /// Days after the event until the rating committee has its copy of an Elo-rated event's report (D4.7.3b).
    #[serde(deserialize_with = "value")]
    elo_copy_due: u32,
    /// Months for missing a whole event, at least (D4.5.4.2c).
    #[serde(deserialize_with = "value")]
    pub(super) no_show_suspension: u32,
}

impl Times {
    pub(super) fn of(handbook: HandbookEdition) -> &'static Times {
        static TIMES: ByEdition<HandbookEdition, Times> = ByEdition::of_table("dsu/play");
        TIMES.of(handbook)
    }
}

/// The report of a whole event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfficerReport {
    pub event: EventFacts,
    pub groups: Vec<GroupReport>,
    pub sanctions: Vec<Sanction>,
    /// Whether the sanctions are all there are; a report file cannot say that of warnings.
    pub knows_sanctions: bool,
}

/// The event as a whole; texts are empty and dates missing where nothing is stated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventFacts {
    pub name: String,
    pub place: String,
    pub federation: String,
    pub organiser: String,
    pub starts: Option<Date>,
    pub ends: Option<Date>,
    pub arbiters: Arbiters,
    /// The edition of the union's regulations that the event goes by.
    pub handbook: HandbookEdition,
}

/// The arbiters of an event, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arbiters {
    pub chief: String,
    pub deputies: Vec<String>,
}

/// What the rating officer is told of one group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupReport {
    /// Empty where the event is one group.
    pub name: String,
    /// As record 092 has it.
    pub system: String,
    pub time_control: String,
    /// Planned rounds.
    pub rounds: RoundNumber,
    /// By round.
    pub dates: Vec<Option<Date>>,
    /// What is wrong with the dates of the group and of the event.
    pub date_faults: Vec<DateFault>,
    /// By start number.
    pub players: Vec<ResultLine>,
    pub cross: CrossTable,
    /// The keys of the tie-breaks, in order.
    pub tiebreaks: Vec<String>,
    /// Their figures for each row of the cross table, `None` where one was not asked; none for a player without a
    /// place.
    pub figures: Vec<Vec<Option<Amount>>>,
    pub ratings: Vec<NewRating>,
    pub not_rated: Vec<NotRated>,
    /// Games that nobody played and that are therefore not rated, by round.
    pub unplayed: Vec<Unplayed>,
    /// Those who reached one.
    pub candidates: Vec<CandidateLine>,
    /// Those whose points are enough, while nobody has said what kind of event it is (D4.1-26d).
    pub awaiting_approval: Vec<StartNumber>,
}

/// A player as the report names one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultLine {
    pub number: StartNumber,
    pub person: Person,
    pub title: Option<Title>,
    /// The rating the event goes by.
    pub rating: Option<u32>,
    /// The FIDE rating.
    pub elo: Option<u32>,
}

/// What the event makes of a rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRating {
    pub player: StartNumber,
    pub old: u32,
    pub new: u32,
    pub change: i32,
    pub games: u32,
    pub points: HalfPoints,
    /// Plain decimals, as `2.35`.
    pub expected: String,
    pub performance: Option<u32>,
}

/// A player whom the event gives no new rating, and what would.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRated {
    pub player: StartNumber,
    pub reason: Numbered,
    pub remedy: Numbered,
}

/// A game that was won and lost without play, and why it is not rated: whether somebody came too late or was away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayed {
    pub round: RoundNumber,
    pub white: StartNumber,
    pub black: StartNumber,
    pub reason: Numbered,
}

/// A candidate result that was reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateLine {
    pub player: StartNumber,
    pub average: u32,
    /// `None` above the table.
    pub category: Option<u32>,
    pub rounds: u32,
    pub required: HalfPoints,
    pub points: HalfPoints,
}

/// A warning or suspension, or conduct that calls for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanction {
    /// The place of the group in the report.
    pub group: usize,
    pub player: StartNumber,
    /// `None` for the event as a whole.
    pub round: Option<RoundNumber>,
    pub kind: SanctionKind,
    pub reason: Numbered,
}

impl OfficerReport {
    /// The last day of play: the last round's, else the end of the event. While rounds are to come, the later of
    /// both.
    pub(crate) fn last_day(&self) -> Option<Date> {
        let played = self.groups.iter().flat_map(|group| group.played_dates()).max();
        let is_going_on = self.groups.iter().any(|group| group.cross.after < group.rounds);
        if is_going_on { played.max(self.event.ends) } else { played.or(self.event.ends) }
    }

    /// When the report must have reached the registrar (D4.1-5f, D4.1-6b).
    pub fn due(&self) -> Option<Deadline> {
        let since = self.last_day()?;
        let is_of_a_round = self.groups.iter().flat_map(|group| group.played_dates()).any(|day| day == since);
        let since = if is_of_a_round { Since::LastRound(since) } else { Since::End(since) };
        let clauses = vec![ClauseId::new("D4.1-5f"), ClauseId::new("D4.1-6b")];
        Deadline::after(since, Times::of(self.event.handbook).report_due, clauses)
    }

    /// When the rating committee must have its copy, if the event is Elo-rated (D4.7.3b).
    pub fn elo_copy_due(&self) -> Option<Deadline> {
        let ends = self.event.ends.max(self.last_day()).filter(|_| self.is_elo_rated())?;
        Deadline::after(Since::End(ends), Times::of(self.event.handbook).elo_copy_due, vec![ClauseId::new("D4.7.3b")])
    }

    /// Whether anybody has a FIDE rating beside the one the event goes by, or the event goes by FIDE's.
    pub(crate) fn is_elo_rated(&self) -> bool {
        self.groups.iter().flat_map(|group| &group.players).any(|player| player.elo.is_some())
    }

    /// What is still missing.
    pub fn gaps(&self) -> Vec<Gap> {
        super::gaps::gaps(self)
    }
}

/// What the days of a deadline are counted from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Since {
    LastRound(Date),
    End(Date),
}

/// The last day for something, and how it is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deadline {
    pub day: Date,
    days: u32,
    since: Since,
    clauses: Vec<ClauseId>,
}

impl Deadline {
    /// So many days later; `None` beyond the calendar.
    fn after(since: Since, days: u32, clauses: Vec<ClauseId>) -> Option<Self> {
        let (Since::LastRound(from) | Since::End(from)) = since;
        let day = from.checked_add(i64::from(days).days()).ok()?;
        Some(Self { day, days, since, clauses })
    }

    /// How the day is counted, with days as the words of a language have them.
    pub fn counted(&self, words: &dyn Words) -> Numbered {
        let (what, from) = match self.since {
            Since::LastRound(day) => ("round", day),
            Since::End(day) => ("end", day),
        };
        Reason::resting_on("report_day_counted", self.clauses.clone())
            .with("days", self.days)
            .with("what", what)
            .with("from", words.day(from))
            .read_as("report-due")
            .numbers_only()
    }
}

fn unplayed(player: StartNumber, game: &dsu::GameLine, known: &impl Fn(PlayerId) -> Known) -> Option<Unplayed> {
    let is_left_out = !game.rated && game.result.is_some_and(|result| !result.is_played());
    let reason = game.reason.as_ref().filter(|_| is_left_out)?.clone().numbered(known);
    let Known::Number(opponent) = known(game.opponent) else { return None };
    let (white, black) = match game.color {
        Color::White => (player, opponent),
        Color::Black => (opponent, player),
    };
    Some(Unplayed { round: game.round, white, black, reason })
}

impl GroupReport {
    pub fn player(&self, number: StartNumber) -> Option<&ResultLine> {
        // Nearly always everybody stands where the number says; a field of thousands is asked about thousands of times.
        let there = number.index().and_then(|index| self.players.get(index));
        there.filter(|line| line.number == number).or_else(|| self.players.iter().find(|line| line.number == number))
    }

    /// `Astrid Holm`; the number where nobody knows a name.
    pub fn name_of(&self, number: StartNumber) -> String {
        let known = self.player(number).map(|line| line.person.name.to_string()).filter(|name| !name.is_empty());
        known.unwrap_or_else(|| number.to_string())
    }

    /// The dates of the rounds that were played.
    pub fn played_dates(&self) -> impl Iterator<Item = Date> + '_ {
        let played = usize::try_from(self.cross.after).unwrap_or(usize::MAX);
        self.dates.iter().take(played).copied().flatten()
    }

    /// Takes over the candidate results of the group, as far as no round to come can take them away.
    pub fn take_candidates(&mut self, results: Vec<CandidateResult>) {
        self.awaiting_approval =
            results.iter().filter(|result| result.awaits_approval).map(|result| result.player).collect();
        let reached = results.into_iter().filter(|result| result.reached && !result.is_provisional);
        self.candidates = reached
            .filter_map(|result| {
                Some(CandidateLine {
                    player: result.player,
                    average: result.average,
                    category: result.category,
                    rounds: result.rounds,
                    required: result.required?,
                    points: result.points,
                })
            })
            .collect();
    }

    /// Takes over the ratings of players of this group; `known` tells who they are here.
    pub fn take_ratings(&mut self, report: &dsu::Report, known: impl Fn(PlayerId) -> Known) {
        let number = |player: PlayerId| match known(player) {
            Known::Number(number) => Some(number),
            Known::Name(_) => None,
        };
        let listed: BTreeSet<PlayerId> = report.players.iter().map(|player| player.player).collect();
        for player in &report.players {
            let Some(number) = number(player.player) else { continue };
            self.ratings.push(NewRating {
                player: number,
                old: player.old,
                new: player.new,
                change: player.change,
                games: player.games_rated,
                points: player.points,
                expected: player.expected.to_string(),
                performance: player.performance,
            });
            // Both players have a line for it; White's tells, and Black's where White has none.
            let is_told_here = |game: &&dsu::GameLine| game.color == Color::White || !listed.contains(&game.opponent);
            let games = player.games.iter().filter(is_told_here);
            self.unplayed.extend(games.filter_map(|game| unplayed(number, game, &known)));
        }
        for player in &report.not_ratable {
            let Some(number) = number(player.player) else { continue };
            let [reason, remedy] = [&player.reason, &player.remedy].map(|reason| reason.clone().numbered(&known));
            self.not_rated.push(NotRated { player: number, reason, remedy });
        }
        self.ratings.sort_by_key(|line| line.player);
        self.not_rated.sort_by_key(|line| line.player);
        self.unplayed.sort_by_key(|game| (game.round, game.white));
    }
}

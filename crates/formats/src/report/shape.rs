//! `rokade.report/1`: the report to the rating officer for programs.

use std::collections::BTreeMap;

use jiff::civil::Date;
use rokade_clause::{Numbered, Reason};
use rokade_model::{Color, Mark, RoundNumber, StartNumber};
use rokade_standings::{Amount, Cell, CrossGame, CrossRow};
use serde::Serialize;

use super::{CandidateLine, GroupReport, NewRating, NotRated, OfficerReport, Sanction, Unplayed, Words};
use crate::reason::{self, FactShape, ReasonShape, Saying};

/// The report for programs, `rokade.report/1`.
#[derive(Serialize)]
pub struct ReportShape {
    schema: &'static str,
    event: EventShape,
    arbiters: Vec<ArbiterShape>,
    due: Option<String>,
    elo_copy_due: Option<String>,
    groups: Vec<GroupShape>,
    sanctions: Vec<SanctionShape>,
    missing: Vec<GapShape>,
    complete: bool,
}

#[derive(Serialize)]
struct EventShape {
    name: String,
    place: String,
    federation: String,
    organiser: String,
    start: Option<String>,
    end: Option<String>,
    last_round: Option<String>,
}

#[derive(Serialize)]
struct ArbiterShape {
    name: String,
    role: &'static str,
}

#[derive(Serialize)]
struct GroupShape {
    name: String,
    system: String,
    time_control: String,
    rounds: RoundNumber,
    rounds_played: RoundNumber,
    dates: Vec<Option<String>>,
    tiebreaks: Vec<String>,
    /// In the order of the standing; excluded players last.
    rows: Vec<RowShape>,
    ratings: Vec<RatingShape>,
    not_ratable: Vec<NotRatedShape>,
    /// Games won and lost without play that are not rated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unplayed: Vec<UnplayedShape>,
    candidates: Vec<CandidateShape>,
}

#[derive(Serialize)]
struct RowShape {
    place: Option<u32>,
    shared: bool,
    player: StartNumber,
    name: String,
    title: Option<String>,
    club: String,
    federation: String,
    birth: Option<String>,
    national_id: String,
    fide_id: Option<u64>,
    rating: Option<u32>,
    fide_rating: Option<u32>,
    points: String,
    /// Plain decimals; empty where a tie-break was not asked.
    tiebreaks: Vec<String>,
    /// By round.
    games: Vec<GameShape>,
    excluded: Option<Reported>,
}

#[derive(Serialize)]
struct GameShape {
    round: RoundNumber,
    opponent: StartNumber,
    colour: Option<&'static str>,
    /// As report files mark it; `null` while the game is unfinished.
    result: Option<String>,
    points: String,
    counts: bool,
}

#[derive(Serialize)]
struct RatingShape {
    player: StartNumber,
    old: u32,
    games_rated: u32,
    points: String,
    expected: String,
    change: i32,
    new: u32,
    performance: Option<u32>,
}

#[derive(Serialize)]
struct NotRatedShape {
    player: StartNumber,
    #[serde(flatten)]
    reason: Reported,
    remedy: String,
}

#[derive(Serialize)]
struct UnplayedShape {
    round: RoundNumber,
    white: StartNumber,
    black: StartNumber,
    #[serde(flatten)]
    reason: Reported,
}

#[derive(Serialize)]
struct CandidateShape {
    player: StartNumber,
    average: u32,
    category: Option<u32>,
    rounds: u32,
    required: String,
    points: String,
}

#[derive(Serialize)]
struct SanctionShape {
    group: String,
    player: StartNumber,
    name: String,
    round: Option<RoundNumber>,
    kind: &'static str,
    #[serde(flatten)]
    reason: Reported,
}

#[derive(Serialize)]
struct GapShape {
    item: &'static str,
    kind: &'static str,
    group: Option<String>,
    #[serde(flatten)]
    reason: Reported,
}

/// A reason in the form of the house, and beside it what the first form of this shape had: `facts` by themselves.
#[derive(Serialize)]
struct Reported {
    #[serde(flatten)]
    reason: ReasonShape,
    facts: BTreeMap<String, FactShape>,
}

impl OfficerReport {
    /// The same facts for programs.
    pub fn shape(&self, words: &dyn Words) -> ReportShape {
        let iso = |date: Option<Date>| date.map(|date| date.to_string());
        let event = &self.event;
        let gaps = self.gaps();
        let arbiter = |name: &String, role| ArbiterShape { name: name.clone(), role };
        let chief = std::iter::once(&event.arbiters.chief).filter(|name| !name.trim().is_empty());
        let deputies = event.arbiters.deputies.iter().map(|name| arbiter(name, "deputy"));
        ReportShape {
            schema: "rokade.report/1",
            event: EventShape {
                name: event.name.clone(),
                place: event.place.clone(),
                federation: event.federation.clone(),
                organiser: event.organiser.clone(),
                start: iso(event.starts),
                end: iso(event.ends),
                last_round: iso(self.last_day()),
            },
            arbiters: chief.map(|name| arbiter(name, "chief")).chain(deputies).collect(),
            due: iso(self.due().map(|due| due.day)),
            elo_copy_due: iso(self.elo_copy_due().map(|due| due.day)),
            groups: self.groups.iter().map(|group| group_shape(group, words)).collect(),
            sanctions: self.sanctions.iter().map(|sanction| self.sanction_shape(sanction, words)).collect(),
            complete: gaps.iter().all(|gap| gap.kind != super::GapKind::Missing),
            missing: gaps.iter().map(|gap| self.gap_shape(gap, words)).collect(),
        }
    }

    fn sanction_shape(&self, sanction: &Sanction, words: &dyn Words) -> SanctionShape {
        let group = self.groups.get(sanction.group);
        let name = |number: StartNumber| group.map_or_else(String::new, |group| group.name_of(number));
        SanctionShape {
            group: group.map(|group| group.name.clone()).unwrap_or_default(),
            player: sanction.player,
            name: name(sanction.player),
            round: sanction.round,
            kind: sanction.kind.key(),
            reason: Reported::of(&sanction.reason, words, &name, &["group", "player", "name", "round", "kind"]),
        }
    }

    fn gap_shape(&self, gap: &super::Gap, words: &dyn Words) -> GapShape {
        let group = gap.group.and_then(|index| self.groups.get(index));
        let name = |number: StartNumber| group.map_or_else(String::new, |group| group.name_of(number));
        GapShape {
            item: gap.item.key(),
            kind: gap.kind.key(),
            group: group.map(|group| group.name.clone()),
            reason: Reported::of(&gap.reason, words, &name, &["item", "kind", "group"]),
        }
    }
}

fn group_shape(group: &GroupReport, words: &dyn Words) -> GroupShape {
    let name = |number: StartNumber| group.name_of(number);
    let rows = group.cross.rows.iter().zip(&group.figures);
    GroupShape {
        name: group.name.clone(),
        system: group.system.clone(),
        time_control: group.time_control.clone(),
        rounds: group.rounds,
        rounds_played: group.cross.after,
        dates: group.dates.iter().map(|date| date.map(|date| date.to_string())).collect(),
        tiebreaks: group.tiebreaks.clone(),
        rows: rows.map(|(row, figures)| row_shape(group, row, figures, words)).collect(),
        ratings: group.ratings.iter().map(rating_shape).collect(),
        not_ratable: group.not_rated.iter().map(|line| not_rated_shape(line, words, &name)).collect(),
        unplayed: group.unplayed.iter().map(|game| unplayed_shape(game, words, &name)).collect(),
        candidates: group.candidates.iter().map(candidate_shape).collect(),
    }
}

fn row_shape(group: &GroupReport, row: &CrossRow, figures: &[Option<Amount>], words: &dyn Words) -> RowShape {
    let line = group.player(row.player);
    let person = line.map(|line| line.person.clone()).unwrap_or_default();
    let mut games: Vec<&CrossGame> = row
        .cells
        .iter()
        .flat_map(|cell| match cell {
            Cell::Games(games) => games.as_slice(),
            _ => &[],
        })
        .collect();
    games.sort_by_key(|game| game.round);
    RowShape {
        place: row.place,
        shared: row.shared,
        player: row.player,
        name: person.name.listed(),
        title: line.and_then(|line| line.title).map(|title| title.to_string()),
        club: person.club,
        federation: person.federation,
        birth: person.birth.map(|birth| birth.to_string().replace('/', "-")),
        national_id: person.national_id,
        fide_id: person.fide_id,
        rating: line.and_then(|line| line.rating),
        fide_rating: line.and_then(|line| line.elo),
        points: row.points.to_string(),
        tiebreaks: figures.iter().map(|figure| figure.map(|amount| amount.to_string()).unwrap_or_default()).collect(),
        games: games.into_iter().map(game_shape).collect(),
        excluded: row.excluded.as_ref().map(|why| Reported::of(why, words, &|number| group.name_of(number), &[])),
    }
}

fn game_shape(game: &CrossGame) -> GameShape {
    GameShape {
        round: game.round,
        opponent: game.opponent,
        colour: game.color.map(|color| match color {
            Color::White => "white",
            Color::Black => "black",
        }),
        result: game.mark.map(Mark::letter).map(|letter| letter.to_string()),
        points: game.points.to_string(),
        counts: game.counts,
    }
}

fn rating_shape(line: &NewRating) -> RatingShape {
    RatingShape {
        player: line.player,
        old: line.old,
        games_rated: line.games,
        points: line.points.to_string(),
        expected: line.expected.clone(),
        change: line.change,
        new: line.new,
        performance: line.performance,
    }
}

fn not_rated_shape(line: &NotRated, words: &dyn Words, name: &dyn Fn(StartNumber) -> String) -> NotRatedShape {
    NotRatedShape {
        player: line.player,
        reason: Reported::of(&line.reason, words, name, &["player", "remedy"]),
        remedy: line.remedy.key.to_string(),
    }
}

fn unplayed_shape(game: &Unplayed, words: &dyn Words, name: &dyn Fn(StartNumber) -> String) -> UnplayedShape {
    UnplayedShape {
        round: game.round,
        white: game.white,
        black: game.black,
        reason: Reported::of(&game.reason, words, name, &["round", "white", "black"]),
    }
}

fn candidate_shape(line: &CandidateLine) -> CandidateShape {
    CandidateShape {
        player: line.player,
        average: line.average,
        category: line.category,
        rounds: line.rounds,
        required: line.required.to_string(),
        points: line.points.to_string(),
    }
}

/// Says reasons in a report, which knows players by start number.
struct InReport<'a> {
    words: &'a dyn Words,
    name: &'a dyn Fn(StartNumber) -> String,
}

impl Saying for InReport<'_> {
    fn say(&self, reason: &Reason) -> String {
        self.words.reason(&reason.clone().numbers_only(), self.name)
    }
}

impl Reported {
    /// `taken` are keys of the shape around it.
    fn of(reason: &Numbered, words: &dyn Words, name: &dyn Fn(StartNumber) -> String, taken: &[&str]) -> Reported {
        let taken: Vec<&str> = taken.iter().copied().chain(["facts"]).collect();
        Reported {
            reason: ReasonShape::of(reason, &InReport { words, name }, &taken),
            facts: reason::facts(reason).collect(),
        }
    }
}

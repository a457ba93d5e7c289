//! The standings with what put every player before the next.

use rokade_model::{RoundNumber, StartNumber};
use rokade_standings::{Excluded, Row, Standings, TieBreak, Value, ranked_apart};
use rokade_tournament::{GameState, GroupId, Round};
use rokade_words::{Arg, Lang, text, text_with};

use super::legend::{LegendLine, legend};
use super::{Audience, Field, GroupHead, Reader, Said, Who, Words};

/// The table of a group, or of a section of it.
pub struct StandingsView {
    pub group: GroupHead,
    /// The last round that counts; 0 before the first is played.
    pub after: RoundNumber,
    /// The section ranked apart; empty for the whole group.
    pub section: String,
    pub is_final: bool,
    /// The round being played now, if it does not count yet.
    pub running: Option<Running>,
    /// Postponed and adjourned games that count as draws for the time being.
    pub unfinished: usize,
    pub corrections: Vec<CorrectionHead>,
    /// What the columns mean; empty before the first round.
    pub legend: Vec<LegendLine>,
    pub rows: Vec<StandingsRow>,
    pub excluded: Vec<ExcludedRow>,
    /// Play-offs and lots that parted players, as sentences.
    pub parted: Vec<String>,
    /// Dubov: the average rating of everybody's opponents by which the last round was paired (D4.9.6-9).
    pub averages: Vec<AverageRow>,
    /// That round; 0 without such a list.
    pub averages_for: RoundNumber,
    pub has_ratings: bool,
    pub has_clubs: bool,
}

impl StandingsView {
    /// Columns of the printed table: place, number, name, points, and those that are needed.
    pub fn columns(&self) -> usize {
        4 + usize::from(self.has_ratings) + usize::from(self.has_clubs) + self.corrections.len()
    }

    /// `Standings after round 4`
    pub fn title(&self, words: &Words) -> String {
        match self.is_final {
            true => words.t("view-standings-final"),
            false if self.after == 0 => words.t("word-standings"),
            false => words.tv("view-standings-after", "round", self.after),
        }
    }

    /// That a round is being played that does not count yet; empty if none is.
    pub fn running_words(&self, words: &Words) -> String {
        let Some(running) = &self.running else { return String::new() };
        let number = |count: usize| Arg::from(count);
        let args =
            [("round", Arg::from(running.round)), ("done", number(running.done)), ("games", number(running.games))];
        text_with(words.0, "view-running", &args)
    }
}

/// How far the round that is played has come.
pub struct Running {
    pub round: RoundNumber,
    pub done: usize,
    pub games: usize,
}

/// The head of a column of tie-breaks.
pub struct CorrectionHead {
    pub name: String,
    pub short: String,
    /// What the figure counts; empty for one that is not computed.
    pub counts: String,
}

/// A player's line of the table.
pub struct StandingsRow {
    pub place: u32,
    pub shared: bool,
    pub who: Who,
    pub points: String,
    pub games: u32,
    /// One for each of the corrections.
    pub corrections: Vec<Correction>,
    /// What put the player before the next; empty for the last.
    pub lead: String,
}

/// A correction as far as it was needed.
pub struct Correction {
    pub value: String,
    /// The further steps that were asked because the first was equal.
    pub steps: Vec<String>,
}

/// A player with the average rating of the opponents.
pub struct AverageRow {
    pub who: Who,
    /// `1874.5`; a dash while no opponent has a rating.
    pub average: String,
}

/// A player without a place, and why.
pub struct ExcludedRow {
    pub who: Who,
    pub points: String,
    pub reason: Said,
}

/// The group after its last completed round; `None` if there is no such group.
pub fn standings(reader: &Reader, group: GroupId) -> Option<StandingsView> {
    let field = Field::new(reader, group)?;
    let standings = reader.book.tournament.standings(group);
    Some(of(&field, &standings, ""))
}

/// One section of a group that is played together; `None` if the group has no such section.
pub fn section_standings(reader: &Reader, group: GroupId, section: &str) -> Option<StandingsView> {
    let field = Field::new(reader, group)?;
    if !field.group.settings.sections.iter().any(|known| known == section) {
        return None;
    }
    let members: Vec<StartNumber> =
        field.everybody().filter(|who| who.section == section).filter_map(|who| who.number).collect();
    let standings = ranked_apart(&reader.book.tournament.standings(group), &members);
    Some(of(&field, &standings, section))
}

fn of(field: &Field, standings: &Standings, section: &str) -> StandingsView {
    let heads: Vec<CorrectionHead> = standings.tiebreaks.iter().map(|tiebreak| head(&field.reader, tiebreak)).collect();
    let rows = &standings.rows;
    let lines: Vec<StandingsRow> = (0..rows.len()).map(|index| row(field, rows, index, &heads)).collect();
    let counted = field.group.rounds.iter().filter(|round| round.number <= standings.after);
    StandingsView {
        group: GroupHead::of(field.group),
        after: standings.after,
        section: section.to_owned(),
        is_final: field.group.finished,
        running: running(field.group.rounds.last(), standings.after),
        unfinished: counted.map(put_off).sum(),
        legend: legend(field, standings, &heads, &lines),
        corrections: heads,
        rows: lines,
        averages: averages(field),
        parted: crate::play_off::told(field),
        averages_for: field.group.rounds.last().map_or(0, |round| round.number),
        excluded: standings.excluded.iter().map(|excluded| excluded_row(field, excluded)).collect(),
        has_ratings: field.everybody().any(|who| !who.rating.is_empty()),
        has_clubs: field.everybody().any(|who| !who.club.is_empty()),
    }
}

pub(super) fn head(reader: &Reader, tiebreak: &TieBreak) -> CorrectionHead {
    let has_short = tiebreak.code().is_none() && tiebreak.is_computed();
    CorrectionHead {
        name: tiebreak_name(reader.lang, tiebreak),
        short: match has_short {
            true => reader.say(&format!("view-correction-short-{tiebreak}")),
            false => tiebreak.to_string(),
        },
        counts: match tiebreak.code() {
            Some(code) => reader.say(&format!("counts-{}", code.name().to_ascii_lowercase())),
            None if tiebreak.is_computed() => reader.say(&format!("counts-{tiebreak}")),
            None => String::new(),
        },
    }
}

/// What people call a tie-break: `Buchholz, without the lowest (BH/C1)`; one of the organiser's own is called by its key.
pub fn tiebreak_name(lang: Lang, tiebreak: &TieBreak) -> String {
    if !tiebreak.is_computed() {
        return tiebreak.to_string();
    }
    let Some(code) = tiebreak.code() else { return text(lang, &format!("view-correction-{tiebreak}")) };
    let name = text(lang, &format!("view-correction-{}", code.name().to_ascii_lowercase()));
    let said =
        tiebreak.variants_told().into_iter().map(|(key, count)| text_with(lang, key, &[("count", Arg::from(count))]));
    let name = std::iter::once(name).chain(said).collect::<Vec<_>>().join(", ");
    text_with(lang, "view-correction-variant", &[("name", Arg::from(name)), ("code", Arg::from(tiebreak.key()))])
}

/// The list the system publishes, by start number; empty where it publishes none. After one round an average is
/// the opponent's rating, so a field with a withheld name has no public list.
fn averages(field: &Field) -> Vec<AverageRow> {
    if field.reader.audience == Audience::Public && field.everybody().any(|who| who.withheld) {
        return Vec::new();
    }
    let Some(round) = field.group.rounds.last() else { return Vec::new() };
    let written = |tenths: Option<u32>| match tenths {
        Some(tenths) => field.reader.lang.decimal(&format!("{}.{}", tenths / 10, tenths % 10)),
        None => "–".to_owned(),
    };
    let of = &round.pairing.averages;
    of.iter().map(|one| AverageRow { who: field.numbered(one.player).clone(), average: written(one.tenths) }).collect()
}

fn running(last: Option<&Round>, after: RoundNumber) -> Option<Running> {
    let round = last.filter(|round| round.number > after)?;
    let done = round.boards.iter().filter(|board| matches!(board.game, GameState::Done { .. })).count();
    Some(Running { round: round.number, done, games: round.boards.len() })
}

fn put_off(round: &Round) -> usize {
    round.boards.iter().filter(|board| !matches!(board.game, GameState::Done { .. })).count()
}

fn row(field: &Field, rows: &[Row], index: usize, heads: &[CorrectionHead]) -> StandingsRow {
    let row = &rows[index];
    let above = index.checked_sub(1).and_then(|above| rows.get(above));
    let below = rows.get(index + 1);
    let needed = |at: usize| [above, below].into_iter().flatten().map(|other| steps_asked(row, other, at)).max();
    let corrections = row.tiebreaks.iter().enumerate().map(|(at, value)| {
        let further = needed(at).unwrap_or(0);
        let steps = value.steps.iter().skip(1).take(further).map(|step| field.reader.lang.decimal(&step.chess()));
        Correction { value: first_step(field.reader.lang, value), steps: steps.collect() }
    });
    StandingsRow {
        place: row.place,
        shared: row.shared,
        who: field.numbered(row.player).clone(),
        points: row.points.chess(),
        games: row.games,
        corrections: corrections.collect(),
        lead: below.map(|below| lead(&field.reader, row, below, heads)).unwrap_or_default(),
    }
}

/// What stands first in a correction's column; nothing where only level players are asked, and nobody is level.
pub(super) fn first_step(lang: Lang, value: &Value) -> String {
    let is_asked = !value.tiebreak.is_among_the_level() || !value.steps.is_empty();
    if is_asked { lang.decimal(&value.chess()) } else { String::new() }
}

/// The last step of correction `at` that had to be asked to tell two players apart, from 0.
fn steps_asked(one: &Row, other: &Row, at: usize) -> usize {
    let equal_before = one.points == other.points
        && one.tiebreaks[..at].iter().zip(&other.tiebreaks).all(|(ours, theirs)| ours.steps == theirs.steps);
    if !equal_before {
        return 0;
    }
    let (ours, theirs) = (&one.tiebreaks[at].steps, &other.tiebreaks[at].steps);
    ours.iter().zip(theirs).position(|(one, other)| one != other).unwrap_or(ours.len().saturating_sub(1))
}

fn lead(reader: &Reader, row: &Row, next: &Row, heads: &[CorrectionHead]) -> String {
    if row.points != next.points {
        let points = (row.points - next.points).chess();
        return reader.say_with("view-lead-points", &[("points", Arg::from(points))]);
    }
    let decided = row.tiebreaks.iter().zip(&next.tiebreaks).zip(heads).find_map(|((ours, theirs), head)| {
        let step = ours.steps.iter().zip(&theirs.steps).position(|(one, other)| one != other);
        let step = step.or_else(|| (ours.steps.len() != theirs.steps.len()).then_some(0))?;
        let written = |value: &Value| {
            reader.lang.decimal(&value.steps.get(step).map_or_else(|| value.chess(), |step| step.chess()))
        };
        Some((head, written(ours), written(theirs)))
    });
    match decided {
        Some((head, mine, next)) => reader.say_with(
            "view-lead-correction",
            &[("correction", Arg::from(head.short.as_str())), ("mine", Arg::from(mine)), ("next", Arg::from(next))],
        ),
        None => reader.say("view-shared"),
    }
}

fn excluded_row(field: &Field, excluded: &Excluded) -> ExcludedRow {
    ExcludedRow {
        who: field.numbered(excluded.player).clone(),
        points: excluded.points.chess(),
        reason: spoken(field, &excluded.reason),
    }
}

/// A reason of the tables with what it rests on, players by the name the reader may see.
pub(super) fn spoken(field: &Field, reason: &rokade_clause::Reason) -> Said {
    let number = |number| match field.group.player_with(number) {
        Some(player) => field.who(player).name.clone(),
        None => number.to_string(),
    };
    field.reader.said(reason, &number, &|player| field.who(player).name.clone())
}

//! What a season's rating says, to people and to programs.

use rokade_clause::Reason;
use rokade_model::HalfPoints;
use rokade_rating::Hundredths;
use rokade_rating::registry::register::Filed;
use rokade_store::{Finished, RatedEvent, RatedLine};
use rokade_words::Arg;
use serde::Serialize;

use super::people::People;
use crate::command::Setting;
use crate::output;
use crate::shape::reason::ReasonShape;
use crate::voice::Voice;

/// Everything that was done and left undone.
#[derive(Default)]
pub(super) struct Account {
    /// In the order of filing.
    pub rated: Vec<Rated>,
    pub not_rated: Vec<NotRated>,
    /// Ended before or after the days asked for.
    pub outside: usize,
    /// Filed again by their changes.
    pub kept: usize,
    /// Whose number was touched.
    pub persons: usize,
}

/// A tournament whose ratings are filed.
#[derive(Serialize)]
pub(super) struct Rated {
    tournament: String,
    name: String,
    filed: i64,
    starts: String,
    ends: String,
    games: u32,
    players: usize,
    /// Rated, but known by name alone and so not on file.
    unidentified: usize,
    /// Without a rating, by player.
    not_ratable: Vec<u32>,
    /// Some of the players had a newer number on file.
    delayed: bool,
    /// Was on file before.
    again: bool,
    lines: Vec<LineShape>,
}

#[derive(Serialize)]
struct LineShape {
    player: u32,
    national: Option<String>,
    fide: Option<u64>,
    start: i64,
    old: i64,
    new: i64,
    change: i64,
    change_exact: String,
    games: i64,
    points: String,
    expected: String,
    k: i64,
    performance: Option<i64>,
}

/// A tournament that could not be rated, and why.
pub(super) struct NotRated {
    pub tournament: String,
    pub name: String,
    pub reason: Reason,
}

#[derive(Serialize)]
struct SeasonShape<'a> {
    schema: &'static str,
    dry_run: bool,
    rated: &'a [Rated],
    not_rated: Vec<NotRatedShape<'a>>,
    outside: usize,
    kept: usize,
    persons: usize,
}

#[derive(Serialize)]
struct NotRatedShape<'a> {
    tournament: &'a str,
    name: &'a str,
    #[serde(flatten)]
    reason: ReasonShape,
}

impl Rated {
    pub(super) fn of(
        finished: &Finished,
        event: &RatedEvent,
        filed: &Filed,
        lines: &[RatedLine],
        again: bool,
        people: &People,
    ) -> Self {
        let sides: u32 = filed.players.iter().map(|(_, report)| report.games_rated).sum();
        Self {
            tournament: event.tournament.to_string(),
            name: finished.name.clone(),
            filed: event.filed,
            starts: event.started.clone(),
            ends: event.ended.clone(),
            games: sides / 2,
            players: filed.players.len(),
            unidentified: filed.players.len() - lines.len(),
            not_ratable: filed.not_ratable.iter().map(|line| line.player.0).collect(),
            delayed: filed.is_delayed,
            again,
            lines: lines.iter().map(|line| LineShape::of(line, people)).collect(),
        }
    }

    fn written(&self, voice: &Voice) -> String {
        let count = |number: usize| Arg::from(i64::try_from(number).unwrap_or(i64::MAX));
        let args = [
            ("ends", Arg::from(self.ends.as_str())),
            ("name", Arg::from(self.name.as_str())),
            ("key", Arg::from(self.tournament.as_str())),
            ("players", count(self.players)),
            ("games", Arg::from(i64::from(self.games))),
        ];
        let mut text = voice.text_with("cli-season-rated", &args);
        let mut add = |line: String| {
            text.push_str("\n  ");
            text.push_str(&line);
        };
        if self.again {
            add(voice.text("cli-season-again"));
        }
        if self.delayed {
            add(voice.text("cli-season-delayed"));
        }
        if self.unidentified > 0 {
            add(voice.text_with("cli-season-unidentified", &[("count", count(self.unidentified))]));
        }
        if !self.not_ratable.is_empty() {
            add(voice.text_with("cli-season-without-rating", &[("count", count(self.not_ratable.len()))]));
        }
        text
    }
}

impl LineShape {
    fn of(line: &RatedLine, people: &People) -> Self {
        let identity = people.get(line.person).map(|person| person.identity.clone()).unwrap_or_default();
        let small = |value: i64| i32::try_from(value).unwrap_or(i32::MAX);
        Self {
            player: line.player.0,
            national: identity.national,
            fide: identity.fide,
            start: line.start,
            old: line.old,
            new: line.new,
            change: line.change(),
            change_exact: line.change_exact.clone(),
            games: line.games,
            points: HalfPoints(small(line.points)).to_string(),
            expected: Hundredths(small(line.expected)).to_string(),
            k: line.k,
            performance: line.performance,
        }
    }
}

impl NotRated {
    pub(super) fn of(finished: &Finished, reason: Reason) -> Self {
        Self { tournament: finished.key.to_string(), name: finished.name.clone(), reason }
    }
}

impl Account {
    pub(super) fn tell(&self, dry_run: bool, setting: &Setting) -> anyhow::Result<()> {
        let voice = &setting.voice;
        if setting.json {
            let not_rated = self.not_rated.iter().map(|line| NotRatedShape {
                tournament: &line.tournament,
                name: &line.name,
                reason: ReasonShape::of(&line.reason, voice, &["tournament", "name"]),
            });
            return output::write_json(&SeasonShape {
                schema: "rokade.rate_season/1",
                dry_run,
                rated: &self.rated,
                not_rated: not_rated.collect(),
                outside: self.outside,
                kept: self.kept,
                persons: self.persons,
            });
        }
        let mut text = String::new();
        for rated in &self.rated {
            text.push_str(&rated.written(voice));
            text.push('\n');
        }
        for line in &self.not_rated {
            let args = [
                ("name", Arg::from(line.name.as_str())),
                ("key", Arg::from(line.tournament.as_str())),
                ("reason", Arg::from(voice.cited(&line.reason))),
            ];
            text.push_str(&voice.text_with("cli-season-not-rated", &args));
            text.push('\n');
        }
        text.push_str(&self.summary(dry_run, voice));
        Ok(output::write(&format!("{text}\n"))?)
    }

    fn summary(&self, dry_run: bool, voice: &Voice) -> String {
        let count = |number: usize| Arg::from(i64::try_from(number).unwrap_or(i64::MAX));
        let games: i64 = self.rated.iter().map(|rated| i64::from(rated.games)).sum();
        let args =
            [("tournaments", count(self.rated.len())), ("games", Arg::from(games)), ("persons", count(self.persons))];
        match (self.rated.is_empty() && self.kept == 0, dry_run) {
            (true, _) => voice.text("cli-season-nothing"),
            (false, true) => voice.text_with("cli-season-would-file", &args),
            (false, false) => voice.text_with("cli-season-filed", &args),
        }
    }
}

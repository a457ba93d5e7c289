//! The report to the rating officer in words, in the order the regulations name its parts (D4.1-6c).

use jiff::civil::Date;
use rokade_model::{SanctionKind, StartNumber};
use rokade_pairing::{Name, SYSTEMS};

use super::cross::cross_table;
use super::officer::Deadline;
use super::{Block, Document, Gap, GapKind, GroupReport, OfficerReport, Section, Words};
use crate::tables::{Align, Table};

/// A table written row by row under its headings.
struct Rows<'a> {
    words: &'a dyn Words,
    columns: Vec<(String, Align)>,
    rows: Vec<Vec<String>>,
}

impl<'a> Rows<'a> {
    fn under(words: &'a dyn Words, heads: &[(&'static str, Align)]) -> Rows<'a> {
        let columns = heads.iter().map(|(key, align)| (words.text(key), *align)).collect();
        Rows { words, columns, rows: Vec::new() }
    }

    /// The table, or one sentence if it has no row.
    fn or_else(self, nothing: &'static str) -> Block {
        if self.rows.is_empty() {
            return Block::Lines(vec![self.words.text(nothing)]);
        }
        Block::Table(Table { columns: self.columns, rows: self.rows })
    }
}

impl OfficerReport {
    /// The whole report for people; a draft says first what it lacks.
    pub fn document(&self, words: &dyn Words) -> Document {
        let mut document = self.without_gaps(words);
        // Behind what the event is.
        document.sections.splice(1..1, self.missing(words));
        document
    }

    /// The report for whoever has been told what it lacks.
    pub fn without_gaps(&self, words: &dyn Words) -> Document {
        let mut sections = vec![self.about(words)];
        for group in &self.groups {
            if self.groups.len() > 1 || !group.name.is_empty() {
                sections.push(Section::new(2, group.name.clone()).with(facts(group, words)));
            }
            sections.push(results(group, words));
            sections.push(ratings(group, words));
            sections.push(candidates(group, words));
            sections.push(players(group, words));
        }
        sections.push(self.sanctions_told(words));
        let lead = vec![words.text("report-officer-title"), self.event.place.clone()];
        Document {
            language: words.language().to_owned(),
            title: self.event.name.clone(),
            lead: lead.into_iter().filter(|line| !line.is_empty()).collect(),
            sections,
        }
    }

    fn about(&self, words: &dyn Words) -> Section {
        let event = &self.event;
        let day = |date: Option<Date>| date.map(|date| words.day(date)).unwrap_or_default();
        let days = [day(event.starts), day(event.ends)].map(|day| if day.is_empty() { "?".to_owned() } else { day });
        let days = if event.starts.or(event.ends).is_some() { days.join(" – ") } else { String::new() };
        let mut rows = vec![
            ("report-organiser", event.organiser.clone()),
            ("report-federation", event.federation.clone()),
            ("report-dates", days),
            ("report-last-round", day(self.last_day())),
            ("report-due", last_day(self.due(), words)),
            ("report-elo-copy-due", last_day(self.elo_copy_due(), words)),
            ("report-chief-arbiter", event.arbiters.chief.clone()),
            ("report-deputies", event.arbiters.deputies.join(", ")),
        ];
        if let [group] = self.groups.as_slice()
            && group.name.is_empty()
        {
            rows.extend(group_facts(group, words));
        }
        let rows = rows.into_iter().filter(|(_, value)| !value.trim().is_empty());
        Section::new(2, words.text("report-event"))
            .with(Block::Facts(rows.map(|(key, value)| (words.text(key), value)).collect()))
    }

    fn missing(&self, words: &dyn Words) -> Option<Section> {
        let gaps = self.gaps();
        let section = |title: &'static str, kind: GapKind| {
            let lines: Vec<String> =
                gaps.iter().filter(|gap| gap.kind == kind).map(|gap| self.gap_told(gap, words)).collect();
            (!lines.is_empty()).then(|| (words.text(title), lines))
        };
        let parts: Vec<(String, Vec<String>)> =
            [section("report-missing", GapKind::Missing), section("report-check", GapKind::Check)]
                .into_iter()
                .flatten()
                .collect();
        let lines: Vec<String> = parts
            .into_iter()
            .flat_map(|(title, lines)| std::iter::once(title).chain(lines.into_iter().map(|line| format!("– {line}"))))
            .collect();
        (!lines.is_empty()).then(|| Section::new(2, words.text("report-before-sending")).with(Block::Lines(lines)))
    }

    /// `Group A: two results are missing.`
    pub fn gap_told(&self, gap: &Gap, words: &dyn Words) -> String {
        let group = gap.group.and_then(|index| self.groups.get(index));
        let sentence = words.reason(&gap.reason, &|number| name_in(group, number));
        match group.map(|group| group.name.as_str()).filter(|name| !name.is_empty()) {
            Some(name) => format!("{name}: {sentence}"),
            None => sentence,
        }
    }

    fn sanctions_told(&self, words: &dyn Words) -> Section {
        use Align::{Left, Right};
        let heads = [
            ("report-col-name", Left),
            ("report-col-club", Left),
            ("report-col-round", Right),
            ("report-col-sanction", Left),
            ("report-col-why", Left),
        ];
        let mut table = Rows::under(words, &heads);
        for sanction in &self.sanctions {
            let group = self.groups.get(sanction.group);
            let club = group.and_then(|group| group.player(sanction.player)).map(|line| line.person.club.clone());
            table.rows.push(vec![
                name_in(group, sanction.player),
                club.unwrap_or_default(),
                sanction.round.map(|round| round.to_string()).unwrap_or_default(),
                words.text(sanction_word(sanction.kind)),
                words.reason(&sanction.reason, &|number| name_in(group, number)),
            ]);
        }
        let nothing = if self.knows_sanctions { "report-no-sanctions" } else { "report-sanctions-not-in-file" };
        Section::new(2, words.text("report-sanctions")).with(table.or_else(nothing))
    }
}

/// `12 April 2026: 7 days after the last round …`
fn last_day(deadline: Option<Deadline>, words: &dyn Words) -> String {
    let told = |last: Deadline| {
        let counted = words.reason(&last.counted(words), &|number| number.to_string());
        format!("{}: {counted}", words.day(last.day))
    };
    deadline.map(told).unwrap_or_default()
}

pub(super) const fn sanction_word(kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Warning => "report-sanction-warning",
        SanctionKind::Suspension => "report-sanction-suspension",
        SanctionKind::Unsporting => "report-sanction-unsporting",
    }
}

fn name_in(group: Option<&GroupReport>, number: StartNumber) -> String {
    group.map_or_else(|| number.to_string(), |group| group.name_of(number))
}

/// The part of record 092 that names the system; what goes before says who plays.
fn without_players(written: &str) -> &str {
    written.split_once(": ").map_or(written, |(_, system)| system)
}

/// The name a file's words stand for.
fn name_of(plain: &str) -> Option<Name> {
    let names = SYSTEMS.iter().flat_map(|row| [Some(row.names.plain), row.names.chosen]).flatten();
    names.into_iter().find(|name| without_players(name.trf) == plain)
}

/// What people call a system; one that a file names in words of its own stays as it is written.
fn system_word(written: &str, words: &dyn Words) -> String {
    let plain = without_players(written);
    let (gladiator, plain) = match plain.strip_prefix("Gladiator, ") {
        Some(host) => (format!("{}, ", words.text("desk-system-gladiator")), host),
        None => (String::new(), plain),
    };
    match name_of(plain) {
        Some(name) => format!("{gladiator}{}", words.text(&format!("desk-system-{}", name.word))),
        None => written.to_owned(),
    }
}

fn group_facts(group: &GroupReport, words: &dyn Words) -> Vec<(&'static str, String)> {
    let dates: Vec<String> = (1..=group.cross.after)
        .zip(&group.dates)
        .filter_map(|(round, date)| date.map(|date| format!("{round}: {}", words.day(date))))
        .collect();
    vec![
        ("report-system", system_word(&group.system, words)),
        ("report-rounds", format!("{} / {}", group.cross.after, group.rounds)),
        ("report-time-control", words.playing_time(&group.time_control)),
        ("report-round-dates", dates.join(", ")),
    ]
}

fn facts(group: &GroupReport, words: &dyn Words) -> Block {
    let known = group_facts(group, words).into_iter().filter(|(_, value)| !value.trim().is_empty());
    Block::Facts(known.map(|(key, value)| (words.text(key), value)).collect())
}

fn results(group: &GroupReport, words: &dyn Words) -> Section {
    let (table, notes) = cross_table(group, words);
    Section::new(3, words.text("report-results")).with(Block::Table(table)).with(Block::Lines(notes))
}

fn ratings(group: &GroupReport, words: &dyn Words) -> Section {
    use Align::{Left, Right};
    let heads = [
        ("report-col-number", Right),
        ("report-col-name", Left),
        ("report-col-member", Left),
        ("report-col-old", Right),
        ("report-col-games", Right),
        ("report-col-points", Right),
        ("report-col-expected", Right),
        ("report-col-change", Right),
        ("report-col-new", Right),
        ("report-col-performance", Right),
    ];
    let mut table = Rows::under(words, &heads);
    for line in &group.ratings {
        let member = group.player(line.player).map(|player| player.person.national_id.clone()).unwrap_or_default();
        table.rows.push(vec![
            line.player.to_string(),
            group.name_of(line.player),
            member,
            line.old.to_string(),
            line.games.to_string(),
            line.points.chess(),
            words.decimal(&line.expected),
            if line.change == 0 { "0".to_owned() } else { format!("{:+}", line.change).replace('-', "−") },
            line.new.to_string(),
            line.performance.map(|rating| rating.to_string()).unwrap_or_default(),
        ]);
    }
    let name = |number: StartNumber| group.name_of(number);
    let unrated = group.not_rated.iter().map(|line| {
        let why = [&line.reason, &line.remedy].map(|reason| words.reason(reason, &name));
        format!("{}: {} {}", group.name_of(line.player), why[0], why[1])
    });
    let unplayed = group.unplayed.iter().map(|game| {
        let round = words.counted("view-round", "round", game.round);
        let [white, black] = [game.white, game.black].map(name);
        format!("{round}, {white} – {black}: {}", words.reason(&game.reason, &name))
    });
    Section::new(3, words.text("report-new-ratings"))
        .with(table.or_else("report-no-new-ratings"))
        .with(Block::Lines(unrated.chain(unplayed).collect()))
}

fn candidates(group: &GroupReport, words: &dyn Words) -> Section {
    use Align::{Left, Right};
    let heads = [
        ("report-col-number", Right),
        ("report-col-name", Left),
        ("report-col-average", Right),
        ("report-col-category", Right),
        ("report-col-rounds", Right),
        ("report-col-required", Right),
        ("report-col-points", Right),
    ];
    let mut table = Rows::under(words, &heads);
    for line in &group.candidates {
        table.rows.push(vec![
            line.player.to_string(),
            group.name_of(line.player),
            line.average.to_string(),
            line.category.map(|category| category.to_string()).unwrap_or_else(|| "–".to_owned()),
            line.rounds.to_string(),
            line.required.chess(),
            line.points.chess(),
        ]);
    }
    Section::new(3, words.text("report-candidates")).with(table.or_else("report-no-candidates"))
}

/// Who they are: what the register needs to tell two persons of one name apart.
fn players(group: &GroupReport, words: &dyn Words) -> Section {
    use Align::{Left, Right};
    let heads = [
        ("report-col-number", Right),
        ("report-col-listed", Left),
        ("report-col-club", Left),
        ("report-col-federation", Left),
        ("report-col-birth", Left),
        ("report-col-member", Left),
        ("report-col-rating", Right),
        ("report-col-fide-id", Right),
        ("report-col-elo", Right),
    ];
    let mut table = Rows::under(words, &heads);
    for line in &group.players {
        let person = &line.person;
        let figure = |value: Option<u32>| value.map(|value| value.to_string()).unwrap_or_default();
        table.rows.push(vec![
            line.number.to_string(),
            person.name.listed(),
            person.club.clone(),
            person.federation.clone(),
            person.birth.map(|birth| birth.to_string()).unwrap_or_default(),
            person.national_id.clone(),
            figure(line.rating),
            person.fide_id.map(|id| id.to_string()).unwrap_or_default(),
            figure(line.elo),
        ]);
    }
    Section::new(3, words.text("report-players")).with(table.or_else("report-no-players"))
}

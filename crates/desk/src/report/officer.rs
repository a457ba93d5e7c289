//! A tournament of the desk as the report to the rating officer.

use rokade_clause::{EntrantId, Known, Numbered};
use rokade_formats::report::{
    Arbiters, CrossPaper, EventFacts, GroupReport, OfficerReport, Sanction, SanctionKind, Words, cross_paper,
};
use rokade_formats::trf::Date;
use rokade_model::StartNumber;
use rokade_rating::dsu;
use rokade_standings::{Amount, TieBreak, Value, cross_table};
use rokade_store::Book;
use rokade_tournament::{self as tournament, Group, GroupId};
use rokade_words::{Arg, Lang, Speaker, text, text_with};

use crate::files::report::named;
use crate::view::{Audience, name, time, when};

/// The report and the groups it speaks of, in the same order.
pub(super) struct Officer {
    pub report: OfficerReport,
    pub groups: Vec<GroupId>,
}

impl Officer {
    pub fn of(book: &Book, lang: Lang) -> Officer {
        let event = &book.tournament;
        let rated = dsu::rate(&event.dsu_event(book));
        let mut groups = Vec::new();
        let mut reports = Vec::new();
        for (id, there) in &event.groups {
            let Some(mut report) = group(book, *id, lang) else { continue };
            report.take_ratings(&rated, known(book, there, lang));
            report.take_candidates(event.candidate_results(*id, there.settings.candidate_kind(), book));
            groups.push(*id);
            reports.push(report);
        }
        let sanctions =
            event.sanctions().iter().filter_map(|sanction| in_group(book, &groups, sanction, lang)).collect();
        let report = OfficerReport { event: facts(book, &reports), groups: reports, sanctions, knows_sanctions: true };
        Officer { report, groups }
    }
}

/// The cross table of a group for the club paper; `None` without start numbers.
pub(crate) fn cross(book: &Book, id: GroupId, lang: Lang) -> Option<CrossPaper> {
    let report = group(book, id, lang)?;
    let reports = [report];
    Some(cross_paper(&facts(book, &reports), &reports[0], &Spoken::of(book, lang)))
}

/// A group with its results.
fn group(book: &Book, id: GroupId, lang: Lang) -> Option<GroupReport> {
    let event = &book.tournament;
    let there = event.groups.get(&id)?;
    let trf = named(book, id, lang)?;
    let rules = event.rules(id);
    let cross = cross_table(&event.history(id), event.completed_rounds(id), &rules);
    let figures = cross.rows.iter().map(|row| row.tiebreaks.iter().map(first_step).collect()).collect();
    let tiebreaks = rules.tiebreaks.iter().map(|tiebreak| tiebreak.key().to_owned()).collect();
    let mut report = GroupReport::of_file(&trf, cross, tiebreaks, figures);
    report.system = there.settings.system.name().trf.to_owned();
    if event.groups.len() > 1 {
        report.name.clone_from(&there.settings.name);
    }
    Some(report)
}

/// A tie-break as tables have it; nothing where it was not asked.
fn first_step(value: &Value) -> Option<Amount> {
    let is_mutual = matches!(value.tiebreak, TieBreak::Mutual | TieBreak::MutualFirst);
    let is_asked = !is_mutual || !value.terms.is_empty();
    value.steps.first().filter(|_| is_asked).copied()
}

fn facts(book: &Book, groups: &[GroupReport]) -> EventFacts {
    let settings = &book.tournament.settings;
    let days = || groups.iter().flat_map(GroupReport::played_dates);
    EventFacts {
        name: settings.name.clone(),
        place: settings.place.clone(),
        federation: settings.federation.clone(),
        organiser: settings.organiser.clone(),
        starts: Date::parse(&settings.starts).or_else(|| days().min()),
        ends: Date::parse(&settings.ends).or_else(|| days().max()),
        arbiters: Arbiters { chief: settings.chief_arbiter.clone(), deputies: settings.deputies.clone() },
    }
}

/// Whom an id means in a group: its start number there, else the name.
fn known<'a>(book: &'a Book, group: &'a Group, lang: Lang) -> impl Fn(EntrantId) -> Known + 'a {
    let numbers = group.numbers();
    move |player| match numbers.get(&player.into()) {
        Some(number) => Known::Number(*number),
        None => Known::Name(name(book, player.into(), lang, Audience::Arbiter)),
    }
}

/// A sanction by start number, in the player's group.
fn in_group(book: &Book, groups: &[GroupId], sanction: &tournament::Sanction, lang: Lang) -> Option<Sanction> {
    let group = book.tournament.players.get(&sanction.player)?.group;
    let there = book.tournament.groups.get(&group)?;
    Some(Sanction {
        group: groups.iter().position(|id| *id == group)?,
        player: there.number_of(sanction.player)?,
        round: sanction.round,
        kind: match sanction.kind {
            tournament::SanctionKind::Warning => SanctionKind::Warning,
            tournament::SanctionKind::Suspension => SanctionKind::Suspension,
            tournament::SanctionKind::Unsporting => SanctionKind::Unsporting,
        },
        reason: sanction.reason.clone().numbered(known(book, there, lang)),
    })
}

/// The words of a language, lent to a report.
pub(super) struct Spoken {
    lang: Lang,
    zone: String,
}

impl Spoken {
    pub fn of(book: &Book, lang: Lang) -> Spoken {
        Spoken { lang, zone: book.tournament.settings.time_zone.clone() }
    }
}

impl Words for Spoken {
    fn language(&self) -> &str {
        self.lang.code()
    }

    fn decimal(&self, value: &str) -> String {
        self.lang.decimal(value)
    }

    fn text(&self, key: &str) -> String {
        text(self.lang, key)
    }

    fn counted(&self, key: &'static str, name: &'static str, number: u32) -> String {
        text_with(self.lang, key, &[(name, Arg::from(number))])
    }

    fn tiebreak(&self, key: &str) -> String {
        text(self.lang, &format!("view-correction-short-{key}"))
    }

    fn reason(&self, reason: &Numbered, name: &dyn Fn(StartNumber) -> String) -> String {
        let moment = |at| when::moment(self.lang, &self.zone, at);
        Speaker::by_number(self.lang, name, &moment).cited(reason)
    }

    fn playing_time(&self, code: &str) -> String {
        let control = code.trim().parse();
        control.map_or_else(|_| code.to_owned(), |control| time::in_words(self.lang, &control))
    }

    fn day(&self, date: Date) -> String {
        when::day(self.lang, &date.iso())
    }
}

//! A tournament of the desk as the report to the rating officer.

use jiff::civil::Date;
use rokade_clause::{Known, Numbered, PlayerId};
use rokade_formats::report::{
    Arbiters, CrossPaper, EventFacts, GroupReport, OfficerReport, Sanction, Words, cross_paper,
};
use rokade_formats::trf;
use rokade_model::StartNumber;
use rokade_rating::dsu;
use rokade_standings::cross_table;
use rokade_tournament::{self as tournament, Book, Group, GroupId};
use rokade_words::{Arg, Lang, Speaker, text, text_with};

use crate::files::named;
use crate::{Audience, name, time, when};

/// The report and the groups it speaks of, in the same order.
pub struct Officer {
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
pub fn cross(book: &Book, id: GroupId, lang: Lang) -> Option<CrossPaper> {
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
    let cross = cross_table(&trf.history, event.completed_rounds(id), &rules);
    let tiebreaks = rules.tiebreaks.iter().map(|tiebreak| tiebreak.key().to_owned()).collect();
    let mut report = GroupReport::of_file(&trf, cross, tiebreaks);
    report.system = there.settings.system.name().trf.to_owned();
    if event.groups.len() > 1 {
        report.name.clone_from(&there.settings.name);
    }
    Some(report)
}

fn facts(book: &Book, groups: &[GroupReport]) -> EventFacts {
    let settings = &book.tournament.settings;
    let days = || groups.iter().flat_map(GroupReport::played_dates);
    EventFacts {
        name: settings.name.clone(),
        place: settings.place.clone(),
        federation: settings.federation.clone(),
        organiser: settings.organiser.clone(),
        starts: trf::read_date(&settings.starts).or_else(|| days().min()),
        ends: trf::read_date(&settings.ends).or_else(|| days().max()),
        arbiters: Arbiters { chief: settings.chief_arbiter.clone(), deputies: settings.deputies.clone() },
        handbook: book.tournament.handbook(),
    }
}

/// Whom an id means in a group: its start number there, else the name.
fn known<'a>(book: &'a Book, group: &'a Group, lang: Lang) -> impl Fn(PlayerId) -> Known + 'a {
    let numbers = group.numbers();
    move |player| match numbers.get(&player) {
        Some(number) => Known::Number(*number),
        None => Known::Name(name(book, player, lang, Audience::Arbiter)),
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
        kind: sanction.kind,
        reason: sanction.reason.clone().numbered(known(book, there, lang)),
    })
}

/// The words of a language, lent to a report.
pub struct Spoken {
    lang: Lang,
    zone: String,
}

impl Spoken {
    pub fn of(book: &Book, lang: Lang) -> Spoken {
        Spoken { lang, zone: book.tournament.settings.time_zone.clone() }
    }

    /// For the report of a file, which names no hall: its times would be those of UTC.
    pub fn of_file(lang: Lang) -> Spoken {
        Spoken { lang, zone: "UTC".to_owned() }
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
        when::day(self.lang, &date.to_string())
    }
}

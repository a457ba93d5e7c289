//! Checked lines to one report.

use std::collections::BTreeMap;

use rokade_clause::{HandbookEdition, Reason};
use rokade_model::{Entry, Forbidden, HalfPoints, History, Participant, Person, RoundNumber, StartNumber};

use super::facts::{PersonalFact, PersonalKind};
use super::header::Header;
use super::player::as_written;
use super::read::Draft;
use super::{Dialect, MOST_ROUNDS, Stated, Trf, national, teams};

/// The report of a file without problems.
pub(super) fn build(
    draft: Draft,
    assumptions: Vec<Reason>,
    planned: RoundNumber,
    adjustments: &BTreeMap<StartNumber, HalfPoints>,
) -> Trf {
    let dialect = dialect(&draft);
    let Draft { mut header, facts, fide, plan, mut rows, mut rest, points, .. } = draft;
    if !points.is_plain() || draft.has_points_of_team_bye {
        rest.extend(draft.scoring_lines);
    }
    if draft.counts_lines {
        header.line_order = rows.iter().map(|row| row.number).collect();
    }
    header.system = facts.system.clone().or_else(|| header.system_of_type());
    rows.sort_by_key(|row| row.number);
    // A file that does not say how many rounds there are may be paired beyond those it has.
    let last_of_all = draft.rounds.map_or(MOST_ROUNDS, |(rounds, _)| rounds);
    let forbidden = draft.forbidden.into_iter().map(|line| {
        let (first, last) = line.rounds.unwrap_or((1, last_of_all));
        Forbidden { players: line.players, first, last, soft: false }
    });
    let first_day = header.starts().or_else(|| header.round_dates.iter().copied().flatten().min());
    let of_first_day = || first_day.and_then(|day| HandbookEdition::of_start(&day.to_string()));
    let handbook = facts.handbook.or_else(of_first_day).unwrap_or_default();
    let mut history = History { rounds: planned, scoring: points.scoring(), handbook, ..History::default() };
    history.forbidden = forbidden.collect();
    history.initial_color = draft.initial_color.map(|(color, _)| color);
    // The same points said in two records count once.
    history.acceleration = match draft.acceleration.is_empty() {
        true => draft.acceleration_of_players,
        false => draft.acceleration,
    };
    history.seeding.clone_from(&header.line_order);
    let mut trf = Trf { dialect, facts, fide, rest, assumptions, ..Trf::default() };
    let ratings = national_ratings(&header);
    for mut row in rows {
        while row.rounds.last() == Some(&Entry::Blank) {
            row.rounds.pop();
        }
        history.players.push(Participant {
            number: row.number,
            rating: event_rating(&header, row.rating, ratings.get(&row.number).copied().flatten()),
            rounds: row.rounds,
            withdrawal: None,
            adjustment: adjustments.get(&row.number).copied().unwrap_or_default(),
        });
        trf.people.push(row.person);
        trf.titles.push(row.title);
        trf.fide_ratings.push(row.rating);
        trf.stated.push(Stated { points: row.points, rank: row.rank });
    }
    let recorded = teams::of_lines(trf.rest.iter().map(|line| line.text.as_str()), &history);
    trf.plan = plan.into_plan(&mut history, recorded);
    trf.header = header;
    trf.history = history;
    join_people(&mut trf, &draft.personal);
    trf.fill_withdrawals();
    trf.open_again();
    trf
}

fn dialect(draft: &Draft) -> Dialect {
    if draft.has_trf26 {
        Dialect::Trf26
    } else if draft.has_bbp {
        Dialect::BbpPairings
    } else if draft.has_javafo {
        Dialect::Javafo
    } else if draft.rows.iter().any(|row| row.has_old_title) {
        Dialect::Trf06
    } else {
        Dialect::Trf16
    }
}

fn national_ratings(header: &Header) -> BTreeMap<StartNumber, Option<u32>> {
    let mut ratings = BTreeMap::new();
    for record in national::counting(&header.national, header.starting_rank.as_ref()) {
        ratings.entry(record.player).or_insert(record.rating);
    }
    ratings
}

fn event_rating(header: &Header, fide: Option<u32>, national: Option<u32>) -> Option<u32> {
    let method = header.starting_rank.as_ref().map_or(national::SILENT_METHOD, |rank| rank.method);
    if header.national.is_empty() { fide } else { method.rating(fide, national) }
}

/// Personal data that stands in other records than the player's own.
fn join_people(trf: &mut Trf, personal: &[PersonalFact]) {
    let numbers: BTreeMap<StartNumber, usize> =
        trf.history.players.iter().enumerate().map(|(at, player)| (player.number, at)).collect();
    for record in national::counting(&trf.header.national, trf.header.starting_rank.as_ref()) {
        let person: Option<&mut Person> = numbers.get(&record.player).map(|at| &mut trf.people[*at]);
        if let Some(person) = person.filter(|person| person.national_id.is_empty()) {
            person.national_id = record.id.clone();
        }
    }
    for fact in personal {
        let Some(at) = numbers.get(&fact.player).copied() else { continue };
        let person = &mut trf.people[at];
        match fact.kind {
            PersonalKind::Name => {
                let name = as_written(&fact.text);
                if !name.is_empty() {
                    person.name = name;
                }
            }
            PersonalKind::Club => person.club = fact.text.clone(),
            PersonalKind::NationalId => person.national_id = fact.text.clone(),
            PersonalKind::Rating => trf.history.players[at].rating = super::facts::number(&fact.text),
        }
    }
}

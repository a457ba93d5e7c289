//! What a report file tells the rating officer.

use rokade_clause::{ClauseId, Reason};
use rokade_model::{Entry, Mark, Notice, SanctionKind, StartNumber};
use rokade_standings::{Amount, CrossTable, TieBreak, Value};

use super::officer::Times;
use super::{Arbiters, EventFacts, GroupReport, ResultLine, Sanction};
use crate::trf::Trf;

impl EventFacts {
    /// The event as the records tell it; the organiser has none.
    pub fn of_file(trf: &Trf) -> EventFacts {
        let header = &trf.header;
        let rounds = || header.round_dates.iter().copied().flatten();
        EventFacts {
            name: header.name.clone(),
            place: header.city.clone(),
            federation: header.federation.clone(),
            organiser: String::new(),
            starts: header.starts().or_else(|| rounds().min()),
            ends: header.ends().or_else(|| rounds().max()),
            arbiters: Arbiters { chief: header.chief_arbiter.clone(), deputies: header.deputies.clone() },
            handbook: trf.history.handbook,
        }
    }
}

impl GroupReport {
    /// A group with its results; ratings and candidate results are added by whoever computes them.
    pub fn of_file(trf: &Trf, cross: CrossTable, tiebreaks: Vec<String>) -> GroupReport {
        let header = &trf.header;
        // A record of one rating alone says nothing of FIDE; one beside another, or a FIDE number, does.
        let is_fide = !header.national.is_empty()
            || trf.people.iter().any(|person| person.fide_id.is_some())
            || trf.history.players.iter().zip(&trf.fide_ratings).any(|(player, elo)| *elo != player.rating);
        let people = trf.history.players.iter().zip(&trf.people).zip(trf.titles.iter().zip(&trf.fide_ratings));
        GroupReport {
            name: String::new(),
            system: header.kind.clone(),
            time_control: [&header.time_control, &header.encoded_time_control]
                .into_iter()
                .find(|text| !text.is_empty())
                .cloned()
                .unwrap_or_default(),
            rounds: trf.history.rounds,
            dates: header.round_dates.clone(),
            date_faults: trf.date_faults(),
            players: people
                .map(|((player, person), (title, elo))| ResultLine {
                    number: player.number,
                    person: person.clone(),
                    title: *title,
                    rating: player.rating,
                    elo: elo.filter(|_| is_fide),
                })
                .collect(),
            figures: cross.rows.iter().map(|row| row.tiebreaks.iter().map(first_step).collect()).collect(),
            cross,
            tiebreaks,
            ratings: Vec::new(),
            not_rated: Vec::new(),
            unplayed: Vec::new(),
            candidates: Vec::new(),
            awaiting_approval: Vec::new(),
        }
    }
}

/// A tie-break as tables have it; nothing where it was not asked.
fn first_step(value: &Value) -> Option<Amount> {
    let is_mutual = matches!(value.tiebreak, TieBreak::Mutual | TieBreak::MutualFirst);
    let is_asked = !is_mutual || !value.terms.is_empty();
    value.steps.first().filter(|_| is_asked).copied()
}

/// Who was missing without notice (D4.1-14), from a round or from the whole event (D4.5.4.2c); the file's own
/// remarks say so.
pub fn no_shows(trf: &Trf) -> Vec<Sanction> {
    let unsporting = |player: StartNumber, round: Option<u32>, reason: Reason| Sanction {
        group: 0,
        player,
        round,
        kind: SanctionKind::Unsporting,
        reason: reason.numbers_only(),
    };
    let is_over = trf.history.paired_rounds() >= trf.history.rounds;
    let mut found = Vec::new();
    for player in &trf.history.players {
        let missed = |round: u32, entry: Entry| {
            let is_forfeit = matches!(entry, Entry::Game { mark: Some(Mark::ForfeitLoss), .. });
            is_forfeit && trf.facts.notice(round, player.number) == Notice::None
        };
        let games: Vec<(u32, Entry)> =
            (1..).zip(player.rounds.iter().copied()).filter(|(_, entry)| entry.opponent().is_some()).collect();
        if is_over && !games.is_empty() && games.iter().all(|(round, entry)| missed(*round, *entry)) {
            let reason = Reason::cited("sanction_whole_event_missed", "D4.5.4.2c").and(ClauseId::new("D4.1-14"));
            let months = Times::of(trf.history.handbook).no_show_suspension;
            found.push(unsporting(player.number, None, reason.with("months", months)));
            continue;
        }
        let rounds = games.into_iter().filter(|(round, entry)| missed(*round, *entry));
        found
            .extend(rounds.map(|(round, _)| {
                unsporting(player.number, Some(round), Reason::cited("sanction_no_show", "D4.1-14"))
            }));
    }
    found
}

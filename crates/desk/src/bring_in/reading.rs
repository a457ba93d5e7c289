//! From a report file to what the tournament takes over: settings, players, rounds.

use rokade_formats::trf::{Trf, read_date};
use rokade_model::{
    ByeKind, Color, Entry, Forbidden, GameResult, Notice, OtherRatings, Participant, RoundNumber, StartNumber,
    TimeControl,
};
use rokade_pairing::System;
use rokade_standings::{TieBreak, handbook_scoring};
use rokade_tournament::{Brought, BroughtBoard, BroughtRound, GameState, GroupSettings, NewPlayer, TournamentSettings};

use crate::create::time_zone;
use crate::visit::Visit;

/// Lines with something to read in which a report file shows what it is.
const LOOKED_AT: usize = 200;
/// What a program writes for itself.
const REMARK: &[u8] = b"###";
/// The record of a player in a report file reaches at least this far.
const PLAYER_RECORD: usize = 60;
/// Where it has the start number and the name.
const NUMBER: std::ops::Range<usize> = 4..8;
const NAME: std::ops::Range<usize> = 14..47;

/// Whether the bytes are a report file, as the record of a player shows.
pub(crate) fn is_report(bytes: &[u8]) -> bool {
    let said = lines(bytes).filter(|line| !line.starts_with(REMARK));
    said.take(LOOKED_AT).any(is_player)
}

/// However they end, without the empty ones.
fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|byte| matches!(byte, b'\r' | b'\n')).filter(|line| !line.is_empty())
}

fn is_player(line: &[u8]) -> bool {
    line.starts_with(b"001 ") && line.len() > PLAYER_RECORD
}

/// The start number and name of a player, from a file that cannot be read as a whole.
pub(super) fn named(bytes: &[u8], number: i64) -> Option<String> {
    let records = lines(bytes).filter(|line| is_player(line)).map(String::from_utf8_lossy);
    let of = |record: &str, columns: std::ops::Range<usize>| -> String {
        record.chars().skip(columns.start).take(columns.len()).collect::<String>().trim().to_owned()
    };
    let record = records.into_iter().find(|record| of(record, NUMBER).parse() == Ok(number))?;
    Some(format!("{number} {}", of(&record, NAME)))
}

/// What the file says that the tournament cannot keep; the key of a sentence each.
pub(super) fn left_behind(trf: &Trf) -> Vec<&'static str> {
    let scoring = &trf.history.scoring;
    let handbook = handbook_scoring(trf.history.handbook);
    let found = [
        (
            (scoring.win, scoring.draw, scoring.loss) != (handbook.win, handbook.draw, handbook.loss),
            "desk-bring-scoring",
        ),
        (!trf.header.adjustments.is_empty(), "desk-bring-adjustments"),
        (!trf.history.acceleration.is_empty(), "desk-bring-acceleration"),
        (!trf.rest.is_empty(), "desk-bring-rest"),
        (trf.header.tiebreaks.iter().any(|code| code.parse::<TieBreak>().is_err()), "desk-bring-tiebreaks"),
    ];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, key)| key).collect()
}

/// A day of the file as the tournament keeps it; empty where it cannot be told.
pub(super) fn day(text: &str) -> String {
    read_date(text).map(|day| day.to_string()).unwrap_or_default()
}

pub(super) fn event(trf: &Trf, visit: &Visit) -> TournamentSettings {
    let header = &trf.header;
    let named = header.name.trim();
    TournamentSettings {
        name: if named.is_empty() { "TRF".to_owned() } else { named.to_owned() },
        place: header.city.trim().to_owned(),
        federation: header.federation.trim().to_owned(),
        starts: header.starts().map(|day| day.to_string()).unwrap_or_default(),
        ends: header.ends().map(|day| day.to_string()).unwrap_or_default(),
        chief_arbiter: header.chief_arbiter.trim().to_owned(),
        deputies: header.deputies.clone(),
        handbook: trf.facts.handbook,
        time_zone: time_zone(visit.lang).to_owned(),
        ..TournamentSettings::default()
    }
}

pub(super) fn group(trf: &Trf, system: System, name: &str) -> GroupSettings {
    let history = &trf.history;
    let coded = trf.header.encoded_time_control.trim();
    GroupSettings {
        time_control: if coded.parse::<TimeControl>().is_ok() { coded.to_owned() } else { String::new() },
        tiebreaks: trf.header.tiebreaks.iter().filter_map(|code| code.parse().ok()).collect(),
        double_rounds: history.double_rounds && system.is_swiss(),
        ..GroupSettings::new(name, system, history.rounds.max(history.paired_rounds()).max(1))
    }
}

/// The players and rounds, with start numbers that count from 1 without a gap.
pub(super) fn brought(trf: &Trf) -> Brought {
    let numbers: Vec<StartNumber> = trf.history.players.iter().map(|player| player.number).collect();
    let place = |number: StartNumber| {
        let index = numbers.binary_search(&number).ok()?;
        StartNumber::try_from(index + 1).ok()
    };
    let rounds = trf.history.paired_rounds();
    let left = trf.facts.withdrawn.iter().flatten();
    Brought {
        program: trf.header.program.trim().to_owned(),
        players: players(trf),
        rounds: (1..=rounds).map(|round| self::round(trf, round, rounds, &place)).collect(),
        initial_color: trf.history_for_round(1).initial_color,
        withdrawn: left.filter_map(|(number, after)| Some((place(*number)?, *after))).collect(),
        byes_ahead: byes_ahead(trf, rounds, &place),
        forbidden: trf.history.forbidden.iter().map(|rule| renumbered(rule, &place)).collect(),
    }
}

type Place<'a> = dyn Fn(StartNumber) -> Option<StartNumber> + 'a;

fn renumbered(rule: &Forbidden, place: &Place) -> Forbidden {
    Forbidden { players: rule.players.iter().filter_map(|number| place(*number)).collect(), ..rule.clone() }
}

fn players(trf: &Trf) -> Vec<NewPlayer> {
    let all = trf.history.players.iter().zip(&trf.people).zip(&trf.titles).zip(&trf.fide_ratings);
    all.map(|(((player, person), title), elo)| NewPlayer {
        person: person.clone(),
        rating: player.rating,
        // Where the event goes by FIDE's rating there is no other one.
        others: OtherRatings { elo: elo.filter(|_| *elo != player.rating), ..OtherRatings::default() },
        title: *title,
        ..NewPlayer::default()
    })
    .collect()
}

fn round(trf: &Trf, round: RoundNumber, last: RoundNumber, place: &Place) -> BroughtRound {
    let mut brought = BroughtRound { day: played_on(trf, round), ..BroughtRound::default() };
    for player in &trf.history.players {
        let Some(number) = place(player.number) else { continue };
        match player.entry(round) {
            Entry::Blank => {}
            Entry::Bye(kind) => brought.byes.push((number, kind)),
            Entry::Game { opponent, color, mark } => {
                // Each game stands with both players; White's line counts, or the lower number's where no colour is told.
                let is_first = color.map_or(player.number < opponent, |color| color == Color::White);
                let other = trf.history.player(opponent).filter(|_| is_first);
                let Some((other, black)) = other.zip(place(opponent)) else { continue };
                let theirs = match other.entry(round) {
                    Entry::Game { mark, .. } => mark,
                    Entry::Blank | Entry::Bye(_) => None,
                };
                let result = mark.zip(theirs).and_then(|(white, black)| GameResult::from_marks(white, black));
                let game = state(trf, round, result, (player, other), round < last);
                brought.boards.push(BroughtBoard { white: number, black, game });
            }
        }
    }
    brought
}

fn played_on(trf: &Trf, round: RoundNumber) -> Option<jiff::civil::Date> {
    let index = usize::try_from(round.checked_sub(1)?).ok()?;
    trf.header.round_dates.get(index).copied().flatten()
}

/// A game without a result in a round that others followed is one put off.
fn state(
    trf: &Trf,
    round: RoundNumber,
    result: Option<GameResult>,
    (white, black): (&Participant, &Participant),
    is_followed: bool,
) -> GameState {
    let Some(result) = result else {
        return if is_followed { GameState::Postponed { until: None } } else { GameState::Open };
    };
    let told = trf
        .facts
        .forfeits
        .iter()
        .find(|told| told.round == round && [white.number, black.number].contains(&told.player));
    let notice = (!result.is_played()).then(|| told.map_or(Notice::Accepted, |told| told.notice));
    GameState::Done { result, notice }
}

fn byes_ahead(trf: &Trf, last: RoundNumber, place: &Place) -> Vec<(StartNumber, RoundNumber, ByeKind)> {
    let ahead = last + 1..=trf.history.rounds;
    let of = |player: &Participant| {
        let asked = |round: RoundNumber| match player.entry(round) {
            Entry::Bye(kind) if kind != ByeKind::PairingAllocated => Some((place(player.number)?, round, kind)),
            _ => None,
        };
        ahead.clone().filter_map(asked).collect::<Vec<_>>()
    };
    trf.history.players.iter().flat_map(of).collect()
}

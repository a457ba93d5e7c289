//! A report file as an event to be rated.

use std::collections::BTreeSet;

use rokade_formats::trf::Trf;
use rokade_model::{Color, Entry, GameResult, Mark, MatchGame, Participant, RoundNumber, StageKind, StartNumber};
use rokade_rating::fide::{Collected, Entrant, Event, Exception, Form, Game, List};
use rokade_rating::id_in_file;
use rokade_tournament::rating::thinking_time;

/// Record 132, where it could not be read, is kept as it stands.
const ROUND_DATES: &str = "132";

pub(super) fn event(trf: &Trf, list: List, is_all_play_all: bool) -> Event {
    let header = &trf.header;
    let (time, unreadable_time) = time(trf);
    let dates = [(header.start.trim(), header.starts()), (header.end.trim(), header.ends())].into_iter();
    let unreadable = dates.filter(|(text, day)| !text.is_empty() && day.is_none()).map(|(text, _)| text);
    let kept = trf.rest.iter().filter_map(|line| line.text.strip_prefix(ROUND_DATES)).map(str::trim);
    let kept = kept.filter(|text| !text.is_empty());
    Event {
        list,
        form: form(trf, is_all_play_all),
        is_team_event: !trf.history.teams.is_empty(),
        starts: header.starts(),
        ends: header.ends(),
        round_days: header.round_dates.clone(),
        unreadable_dates: unreadable.chain(kept).map(str::to_owned).collect(),
        planned_rounds: trf.history.rounds,
        time,
        unreadable_time,
        registered: trf.fide.registered,
        announced: trf.fide.announced,
        entrants: entrants(trf),
        games: games(trf),
    }
}

/// The coded time, else the words.
fn time(trf: &Trf) -> (Option<rokade_rating::fide::ThinkingTime>, Option<String>) {
    let [code, words] = [trf.header.encoded_time_control.trim(), trf.header.time_control.trim()];
    let read = thinking_time(code, words);
    let unreadable = [code, words].into_iter().find(|text| !text.is_empty()).filter(|_| read.is_none());
    (read, unreadable.map(str::to_owned))
}

fn form(trf: &Trf, is_all_play_all: bool) -> Form {
    match trf.history.players.len() {
        2 if trf.history.paired_rounds() > 1 => Form::Match { waived: trf.fide.match_waived == Some(true) },
        _ if is_all_play_all => Form::AllPlayAll,
        _ => Form::Open,
    }
}

fn entrants(trf: &Trf) -> Vec<Entrant> {
    let players = trf.history.players.iter().zip(&trf.people).zip(&trf.fide_ratings);
    let entrant = |((player, person), rating): ((&Participant, &rokade_model::Person), &Option<u32>)| {
        let number = player.number;
        let collected = trf.fide.collected.get(&number).map(|(points, opponents)| Collected {
            opponents: opponents.clone(),
            points: *points,
            since: trf.fide.collected_since.get(&number).copied(),
        });
        Entrant {
            player: id_in_file(number),
            rating: *rating,
            standard: trf.fide.standard.get(&number).copied(),
            first_rating: trf.fide.first_rating.get(&number).copied(),
            k: trf.fide.k.get(&number).copied(),
            highest: trf.fide.highest.get(&number).copied(),
            rated_games: trf.fide.games.get(&number).copied(),
            period_games: trf.fide.period_games.get(&number).copied().unwrap_or(0),
            birth_year: person.birth.map(|birth| birth.year),
            sex: person.sex,
            is_computer: trf.fide.computers.contains(&number),
            collected: collected.unwrap_or_default(),
        }
    };
    players.map(entrant).collect()
}

/// Every board once; where the file names the games of a match, those in place of its outcome.
fn games(trf: &Trf) -> Vec<Game> {
    let of_matches: BTreeSet<(RoundNumber, StartNumber)> =
        trf.plan.games.iter().flat_map(|game| [(game.round, game.white), (game.round, game.black)]).collect();
    let exception = |round: RoundNumber, white: StartNumber, black: StartNumber| {
        let is_named = trf.fide.not_rated.iter().any(|(at, who)| *at == round && (*who == white || *who == black));
        is_named.then_some(Exception::Decision)
    };
    let mut games = Vec::new();
    for player in &trf.history.players {
        for (round, entry) in (1..).zip(&player.rounds) {
            let Some((white, black, result)) = board(trf, player.number, round, *entry) else { continue };
            if !of_matches.contains(&(round, player.number)) {
                games.push(Game {
                    round,
                    white: id_in_file(white),
                    black: id_in_file(black),
                    result,
                    exception: exception(round, white, black),
                });
            }
        }
    }
    games.extend(trf.plan.games.iter().map(|game| {
        let MatchGame { round, white, black, stage, result } = *game;
        let other_pace = (stage != StageKind::Ordinary).then_some(Exception::OtherPace);
        let exception = exception(round, white, black).or(other_pace);
        Game { round, white: id_in_file(white), black: id_in_file(black), result, exception }
    }));
    games
}

/// The board of a player's entry, told by the player with the lower number alone.
fn board(
    trf: &Trf,
    player: StartNumber,
    round: RoundNumber,
    entry: Entry,
) -> Option<(StartNumber, StartNumber, Option<GameResult>)> {
    let Entry::Game { opponent, color, mark } = entry else { return None };
    let Some(Entry::Game { opponent: back, mark: of_opponent, .. }) =
        trf.history.player(opponent).map(|other| other.entry(round))
    else {
        return None;
    };
    if back == player && opponent < player {
        return None;
    }
    let result = |white: Option<Mark>, black: Option<Mark>| GameResult::from_marks(white?, black?);
    Some(match color {
        Some(Color::Black) => (opponent, player, result(of_opponent, mark)),
        Some(Color::White) | None => (player, opponent, result(mark, of_opponent)),
    })
}

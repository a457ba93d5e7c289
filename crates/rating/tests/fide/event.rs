//! Small events, written as a person would tell them.

use jiff::civil::Date;
use rokade_model::{GameResult, Period};
use rokade_rating::fide::{Entrant, Event, FirstRating, Game, PlayerReport, Report, ThinkingTime};
use rokade_rating::{PlayerId, Rating};

/// The player under test is number 1; opponents follow in order.
pub(crate) const ONE: PlayerId = PlayerId(1);

/// Player 1 of this rating against these opponents, one a round: `1`, `=`, `0`, `+`, `-`, `W`, `D`, `L`, `?`.
pub(crate) fn against(own: Option<Rating>, games: &[(Option<Rating>, char)]) -> Event {
    let mut event = Event { entrants: vec![entrant(ONE, own)], ..Event::default() };
    for (round, (rating, letter)) in (1..).zip(games) {
        let opponent = PlayerId(1 + round);
        event.entrants.push(entrant(opponent, *rating));
        event.games.push(Game { round, white: ONE, black: opponent, result: result(*letter), exception: None });
        event.planned_rounds = round;
    }
    event
}

pub(crate) fn entrant(player: impl Into<PlayerId>, rating: Option<Rating>) -> Entrant {
    Entrant { player: player.into(), rating, ..Entrant::default() }
}

/// Seen from White.
pub(crate) fn result(letter: char) -> Option<GameResult> {
    Some(match letter {
        '1' => GameResult::WhiteWins,
        '=' => GameResult::Draw,
        '0' => GameResult::BlackWins,
        '+' => GameResult::BlackForfeits,
        '-' => GameResult::WhiteForfeits,
        'W' => GameResult::ShortWhiteWins,
        'D' => GameResult::ShortDraw,
        'L' => GameResult::ShortBlackWins,
        _ => return None,
    })
}

pub(crate) fn minutes(minutes: u32, increment: u32) -> Option<ThinkingTime> {
    ThinkingTime::equal(vec![Period { moves: None, seconds: minutes * 60, increment }])
}

pub(crate) fn day(text: &str) -> Option<Date> {
    Some(text.parse().unwrap())
}

pub(crate) fn rated(report: &Report, player: impl Into<PlayerId>) -> &PlayerReport {
    let player = player.into();
    report.players.iter().find(|row| row.player == player).unwrap()
}

pub(crate) fn unrated(report: &Report, player: impl Into<PlayerId>) -> &FirstRating {
    let player = player.into();
    report.new_players.iter().find(|row| row.player == player).unwrap()
}

/// Why each game of player 1 is not rated; empty for one that is.
pub(crate) fn refusals(report: &Report) -> Vec<&str> {
    let lines = report.players.iter().find(|row| row.player == ONE).map(|row| &row.games);
    let lines = lines.unwrap_or_else(|| &unrated(report, ONE).games);
    lines.iter().map(|line| line.reason.as_ref().map_or("", |reason| reason.key.as_ref())).collect()
}

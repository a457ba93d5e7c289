//! The rules once more, by another way: plain loops, integers in hundredths, its own copy of the table.

use rokade_model::GameResult;
use rokade_rating::PlayerId;
use rokade_rating::fide::{Edition, Event};

/// Rows of the printed table: the largest difference for each expected score from 0.50 on.
const ROWS: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735,
];

/// Score less expected score in hundredths and number of games, for one player of an event without time and dates.
pub(crate) fn gain(event: &Event, player: PlayerId, edition: Edition) -> Option<(i64, u32)> {
    let rating =
        |number: PlayerId| event.entrants.iter().find(|entrant| entrant.player == number).and_then(|e| e.rating);
    let own = i64::from(rating(player)?);
    let mut games: Vec<(i64, i64)> = Vec::new();
    for game in &event.games {
        let (is_white, opponent) = if game.white == player {
            (true, game.black)
        } else if game.black == player {
            (false, game.white)
        } else {
            continue;
        };
        let of_white = match game.result {
            Some(GameResult::WhiteWins) => 100,
            Some(GameResult::Draw) => 50,
            Some(GameResult::BlackWins) => 0,
            _ => continue,
        };
        let Some(other) = rating(opponent) else { continue };
        games.push((own - i64::from(other), if is_white { of_white } else { 100 - of_white }));
    }
    let widest = games.iter().map(|(difference, _)| difference.abs()).max().unwrap_or(0);
    let (mut sum, mut is_spent) = (0, false);
    let favoured = games.iter().any(|(difference, _)| *difference == widest);
    for (difference, score) in &games {
        let mut difference = *difference;
        if difference.abs() > 400 {
            let is_capped = match edition {
                Edition::Y2025 => own < 2650,
                Edition::Y2024 | Edition::Y2024December => true,
                Edition::Y2022 | Edition::Handbook => {
                    !is_spent && difference.abs() == widest && (difference > 0 || !favoured)
                }
            };
            if is_capped {
                is_spent = true;
                difference = if difference > 0 { 400 } else { -400 };
            }
        }
        sum += score - expected(difference);
    }
    Some((sum, u32::try_from(games.len()).unwrap()))
}

fn expected(difference: i64) -> i64 {
    let mut score = 50;
    for row in ROWS {
        if difference.abs() > row {
            score += 1;
        }
    }
    if difference < 0 { 100 - score } else { score }
}

/// The first rating of 2024, rounded only at the end.
pub(crate) fn first(opponents: &[u32], halves: i64) -> Option<i64> {
    if opponents.len() < 5 || halves == 0 {
        return None;
    }
    let games = i64::try_from(opponents.len()).unwrap() + 2;
    let sum: i64 = opponents.iter().map(|rating| i64::from(*rating)).sum::<i64>() + 3600;
    // Half up: a hundred times the points, doubled to stay whole.
    let mut percent = 0;
    while 2 * (100 * (halves + 2)) >= (2 * percent + 1) * 2 * games {
        percent += 1;
    }
    let table = rokade_rating::table::Tables::fide().difference(u32::try_from(percent).unwrap()).unwrap();
    let doubled = 2 * sum + games * (2 * i64::from(table) + 1);
    Some(doubled.div_euclid(2 * games).min(2200))
}

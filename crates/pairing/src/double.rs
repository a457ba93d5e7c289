//! Double rounds: the second game of every pairing (reading `docs/readings/double-rounds.md`).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rokade_clause::Reason;
use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, RoundNumber, StartNumber};

use crate::attendance::Attendance;
use crate::{Board, Bye, NoPairing, Pairing, Request, monrad, reasons};

/// The round before once more with colours reversed, at the same boards. Whoever had the bye has
/// it again, and a player whose opponent is no longer there is unopposed.
pub(crate) fn pair(request: &Request, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let history = request.history;
    let first = request.round - 1;
    let order = order_of_first(request, first);
    let is_here = |number: &StartNumber| {
        let index = history.players.binary_search_by_key(number, |player| player.number);
        index.is_ok_and(|index| attendance.is_present(index))
    };
    let (present, absent): (Vec<_>, Vec<_>) = order.iter().copied().partition(is_here);
    if present.is_empty() {
        return Err(NoPairing::of(reasons::too_few_players(0)));
    }
    let mut pairing = Pairing { absent, ..Pairing::bare(request.round) };
    let games = first_games(history, first, &present);
    for (white, black) in &games {
        let points = |number| history.player(number).map(|one| history.points_after(one, first)).unwrap_or_default();
        let scores = (points(*white), points(*black));
        pairing.boards.push(Board::new((*white, *black), scores, reasons::second_game(first)));
    }
    let seated: BTreeSet<StartNumber> = games.iter().flat_map(|(white, black)| [*white, *black]).collect();
    for player in present.iter().filter(|player| !seated.contains(player)) {
        alone(&mut pairing, history, first, *player, &is_here);
    }
    sort_boards(&mut pairing.boards, request, &order, first);
    pairing.placement = present.into_iter().chain(pairing.absent.iter().copied()).collect();
    pairing.absent.sort_unstable();
    Ok(pairing)
}

/// The order in which the first game was paired.
fn order_of_first(request: &Request, first: RoundNumber) -> Vec<StartNumber> {
    let history = request.history;
    if request.system.keeps_placement() {
        return monrad::order_of_first(request, first);
    }
    let mut order = history.by_strength();
    order.sort_by_key(|number| Reverse(points_before(history, *number, first)));
    order
}

fn points_before(history: &History, number: StartNumber, round: RoundNumber) -> HalfPoints {
    history.player(number).map(|player| history.points_after(player, round - 1)).unwrap_or_default()
}

/// The games of the round before between players who are still there, colours reversed. A game
/// that both note goes before one that only one of them notes.
fn first_games(history: &History, first: RoundNumber, present: &[StartNumber]) -> Vec<(StartNumber, StartNumber)> {
    let here: BTreeSet<StartNumber> = present.iter().copied().collect();
    let entry = |number| history.player(number).map_or(Entry::Blank, |player| player.entry(first));
    let mut seated = BTreeSet::new();
    let mut games = Vec::new();
    for is_noted_by_both in [true, false] {
        for player in present {
            let Entry::Game { opponent, color, .. } = entry(*player) else { continue };
            let is_noted = !is_noted_by_both || entry(opponent).opponent() == Some(*player);
            let is_free = |number| here.contains(&number) && !seated.contains(&number);
            if !is_noted || opponent == *player || !is_free(*player) || !is_free(opponent) {
                continue;
            }
            let their_color = match entry(opponent) {
                Entry::Game { opponent: named, color, .. } if named == *player => color,
                _ => None,
            };
            let had = color.or(their_color.map(|color| !color)).unwrap_or(Color::White);
            games.push(if had == Color::White { (opponent, *player) } else { (*player, opponent) });
            seated.extend([*player, opponent]);
        }
    }
    games
}

/// A player who has nobody to meet, and why.
fn alone(
    pairing: &mut Pairing,
    history: &History,
    first: RoundNumber,
    player: StartNumber,
    is_here: &impl Fn(&StartNumber) -> bool,
) {
    let bye = |points, reason: Reason| Bye { player, points, reason, reasons: Vec::new() };
    let scoring = &history.scoring;
    match history.player(player).map_or(Entry::Blank, |player| player.entry(first)) {
        Entry::Bye(ByeKind::PairingAllocated) if pairing.bye.is_none() => {
            pairing.bye = Some(bye(scoring.pairing_bye, reasons::second_game(first)));
        }
        Entry::Bye(ByeKind::PairingAllocated) => {
            pairing.unopposed.push(bye(scoring.pairing_bye, reasons::second_game(first)));
        }
        Entry::Game { opponent, .. } if opponent != player && !is_here(&opponent) => {
            let has_left = history.player(opponent).is_some_and(|one| one.is_withdrawn_before(first + 1));
            pairing.unopposed.push(bye(scoring.win, reasons::second_game_alone(opponent, has_left)));
        }
        Entry::Game { .. } | Entry::Bye(_) | Entry::Blank => {
            pairing.unopposed.push(bye(scoring.absence, reasons::no_first_game(first)));
        }
    }
}

/// The boards as they stood for the first game: by the better placed player in Monrad, else by the
/// higher score, the sum of scores and the better player.
fn sort_boards(boards: &mut [Board], request: &Request, order: &[StartNumber], first: RoundNumber) {
    let place = |number: StartNumber| order.iter().position(|one| *one == number);
    let points = |number| points_before(request.history, number, first);
    boards.sort_by_cached_key(|board| {
        let (one, other) = (points(board.white), points(board.black));
        let by_score = (!request.system.keeps_placement()).then_some((Reverse(one.max(other)), Reverse(one + other)));
        (by_score, place(board.white).min(place(board.black)))
    });
}

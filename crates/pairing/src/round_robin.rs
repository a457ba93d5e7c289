//! All-play-all by formula (D4.9.11): whom everybody meets in which round, with colours.
//!
//! The schedule speaks of draw numbers 1 to N; the players of a group stand for them in the
//! order of their start numbers. Withdrawn players keep their place in it (reading
//! `docs/readings/round-robin-withdrawn.md`). What the missing
//! games count for is decided by the standings (D4.1-16a, D4.1-16b).

use rokade_clause::Reason;
use rokade_model::{HalfPoints, History, RoundNumber, StartNumber};

use crate::attendance::Attendance;
use crate::{Board, Bye, Detail, NoPairing, Pairing, Request, reasons};

/// Rounds of an all-play-all event.
pub fn rounds(players: usize, cycles: u8) -> RoundNumber {
    let cycle = RoundNumber::try_from(numbers(players).saturating_sub(1)).expect("a round number fits");
    cycle * RoundNumber::from(cycles)
}

/// The games of every round, White first, each round in the order of its lower numbers.
pub fn schedule(players: usize, cycles: u8) -> Vec<Vec<(StartNumber, StartNumber)>> {
    (1..=rounds(players, cycles)).map(|round| games(players, round)).collect()
}

/// The number that rests in every round; `None` throughout for an even field.
pub fn rests(players: usize, cycles: u8) -> Vec<Option<StartNumber>> {
    (1..=rounds(players, cycles)).map(|round| rest(players, round)).collect()
}

/// D4.9.11-1: an odd field is filled up with one extra number, the highest.
fn numbers(players: usize) -> usize {
    players + players % 2
}

/// D4.9.11-2 and D4.9.11-3: in round r two numbers below the highest meet when their sum is
/// r + 1 modulo N − 1; the number that would meet itself meets the highest.
fn opponent(number: usize, numbers: usize, round: RoundNumber) -> usize {
    let circle = numbers - 1;
    let sum = usize::try_from(round).expect("a round number fits") % circle + 1;
    let find = |one: usize| (2 * circle + sum - one - 1) % circle + 1;
    if number == numbers {
        (1..numbers).find(|one| find(*one) == *one).expect("an odd circle has one number that meets itself")
    } else if find(number) == number {
        numbers
    } else {
        find(number)
    }
}

/// The sums of the numbers that meet in a round, the highest number left out.
fn sums(numbers: usize, round: RoundNumber) -> Vec<usize> {
    let circle = numbers - 1;
    let least = usize::try_from(round).expect("a round number fits") % circle + 1;
    [least, least + circle].into_iter().filter(|sum| (2..2 * circle).contains(sum)).collect()
}

/// What puts two numbers together in a round, and gives them their colours, by the formula.
fn by_formula(players: usize, round: RoundNumber, (white, black): (usize, usize)) -> Reason {
    let numbers = numbers(players);
    let (lower, higher) = (white.min(black), white.max(black));
    let is_turned = coloured(lower, higher, numbers) != (white, black);
    let sums = sums(numbers, round);
    match higher == numbers {
        true => reasons::schedule_highest(lower, higher, &sums, is_turned),
        false => reasons::schedule_sum(lower, higher, &sums, is_turned),
    }
}

/// The same of two teams, the one with White on the odd boards first.
pub(crate) fn teams_by_formula(teams: usize, round: RoundNumber, (first, second): (usize, usize)) -> Reason {
    reasons::of_teams(by_formula(teams, round, (first, second)))
}

/// The sum that lets a number rest in an odd field.
pub(crate) fn rests_by_formula(players: usize, round: RoundNumber, rests: usize) -> Reason {
    reasons::schedule_rest(rests, &sums(numbers(players), round))
}

/// D4.9.11-4 for the highest number, D4.9.11-5 for all others, as White and Black.
fn coloured(lower: usize, higher: usize, numbers: usize) -> (usize, usize) {
    let lower_is_white = if higher == numbers { lower <= numbers / 2 } else { (lower + higher) % 2 == 1 };
    if lower_is_white { (lower, higher) } else { (higher, lower) }
}

/// All pairs of a round by number, the extra number of an odd field included.
///
/// The second cycle repeats the first with colours reversed: reading `docs/readings/round-robin-second-cycle.md`.
fn all_pairs(players: usize, round: RoundNumber) -> Vec<(usize, usize)> {
    let numbers = numbers(players);
    let cycle = rounds(players, 1);
    let is_reversed = (round - 1) / cycle % 2 == 1;
    (1..=numbers)
        .filter_map(|number| {
            let other = opponent(number, numbers, round);
            let (white, black) = coloured(number, other, numbers);
            (number < other).then_some(if is_reversed { (black, white) } else { (white, black) })
        })
        .collect()
}

fn games(players: usize, round: RoundNumber) -> Vec<(StartNumber, StartNumber)> {
    let real = |pair: &(usize, usize)| pair.0.max(pair.1) <= players;
    let start = |number: usize| StartNumber::try_from(number).expect("a start number fits");
    all_pairs(players, round).into_iter().filter(real).map(|(white, black)| (start(white), start(black))).collect()
}

fn rest(players: usize, round: RoundNumber) -> Option<StartNumber> {
    let numbers = numbers(players);
    let rests = (numbers > players).then(|| opponent(numbers, numbers, round));
    rests.map(|number| StartNumber::try_from(number).expect("a start number fits"))
}

pub(crate) fn pair(request: &Request, cycles: u8, attendance: &Attendance) -> Result<Pairing, NoPairing> {
    let history = request.history;
    let players = history.players.len();
    if players < 2 {
        return Err(NoPairing::of(reasons::too_few_players(players)));
    }
    if request.round > rounds(players, cycles) {
        return Err(NoPairing::of(reasons::schedule_finished(players, rounds(players, cycles))));
    }
    let (present, absent): (Vec<usize>, Vec<usize>) = (0..players).partition(|index| attendance.is_present(*index));
    let start = |index: &usize| history.players[*index].number;
    let absent: Vec<StartNumber> = absent.iter().map(start).collect();
    let mut pairing = Pairing {
        placement: present.iter().map(start).chain(absent.iter().copied()).collect(),
        absent,
        ..Pairing::bare(request.round)
    };
    for (white, black) in all_pairs(players, request.round) {
        seat(&mut pairing, history, attendance, (white - 1, black - 1));
    }
    if request.detail == Detail::Full {
        tell_formula(&mut pairing, history);
    }
    Ok(pairing)
}

/// The sums that lead to every board and to the rest.
fn tell_formula(pairing: &mut Pairing, history: &History) {
    let (players, round) = (history.players.len(), pairing.round);
    let number = |start: StartNumber| {
        let place = history.players.binary_search_by_key(&start, |player| player.number);
        place.expect("everybody in the round is a player") + 1
    };
    for board in &mut pairing.boards {
        let pair = (number(board.white), number(board.black));
        board.colour.because.push(by_formula(players, round, pair));
    }
    if let Some(bye) = &mut pairing.bye {
        let rests = number(bye.player);
        bye.reason.because.push(rests_by_formula(players, round, rests));
    }
}

/// Adds what one scheduled pair becomes when it is known who is there.
fn seat(pairing: &mut Pairing, history: &History, attendance: &Attendance, (white, black): (usize, usize)) {
    let players = history.players.len();
    let is_there = |index: usize| index < players && attendance.is_present(index);
    match (is_there(white), is_there(black)) {
        (true, true) => pairing.boards.push(board(history, pairing.round, white, black)),
        (false, false) => {}
        (true, false) | (false, true) => {
            let (alone, missing) = if is_there(white) { (white, black) } else { (black, white) };
            let player = history.players[alone].number;
            let bye = |reason: Reason| Bye { player, points: HalfPoints::ZERO, reason, reasons: Vec::new() };
            match history.players.get(missing) {
                None => pairing.bye = Some(bye(reasons::rest_round(players))),
                Some(gone) if gone.is_withdrawn_before(pairing.round) => {
                    pairing.unopposed.push(bye(reasons::opponent_withdrawn(gone.number)));
                }
                Some(away) => pairing.unopposed.push(bye(reasons::opponent_absent(away.number))),
            }
        }
    }
}

fn board(history: &History, round: RoundNumber, white: usize, black: usize) -> Board {
    let players = history.players.len();
    let points = |index: usize| history.points_after(&history.players[index], round - 1);
    let pair_clause = if round == 1 { "D4.9.11-2" } else { "D4.9.11-3" };
    let colour_clause = if white.max(black) + 1 == numbers(players) { "D4.9.11-4" } else { "D4.9.11-5" };
    let pair = (history.players[white].number, history.players[black].number);
    let reason = reasons::schedule(players, round, pair_clause, colour_clause);
    let is_first_cycle = round <= rounds(players, 1);
    let reason = if is_first_cycle { reason } else { reason.read_as("round-robin-second-cycle") };
    Board::new(pair, (points(white), points(black)), reason)
}

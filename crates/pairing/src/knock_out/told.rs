//! What lets anybody draw the bracket again by hand: the lots, who stands on which line, and how every match before
//! the round was won.

use rokade_clause::Reason;
use rokade_model::{Color, GameResult, HalfPoints, History, MatchGame, RoundNumber, Scoring, StageKind, StartNumber};

use super::bracket::{Bracket, Match, Side};
use super::draw::{bands, draw, lines_of};
use super::outcome::{Outcome, Way};
use super::reasons;
use crate::{NOBODY, Request};

/// The bracket before a round, in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoFar {
    /// Which lines were drawn for which seeds, and who came where.
    pub lots: Vec<Reason>,
    /// How the matches of the rounds before were decided, in the order of the bracket.
    pub matches: Vec<Reason>,
}

/// The bracket a round of a knock-out is taken from.
pub fn told(request: &Request) -> SoFar {
    let history = request.history;
    let bracket = Bracket::of(history, lines_of(history, request.seed));
    let earlier = bracket.stages.iter().take_while(|stage| stage.round < request.round);
    let decided = earlier.flat_map(|stage| stage.matches.iter().map(|one| (stage.round, one)));
    SoFar {
        lots: lots(history, &bracket.lines, request.seed),
        matches: decided.filter_map(|(round, one)| decision(history, &bracket, round, one)).collect(),
    }
}

/// Where the order of the players on their lines comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// Lots that this seed gives again.
    Seed(u64),
    /// Lots whose seed is not known.
    Drawn,
    /// No lot: the order of seeding.
    Seeding,
}

fn origin(history: &History, lines: &[StartNumber], seed: Option<u64>) -> Origin {
    match seed {
        Some(seed) if draw(&history.by_strength(), Some(seed)) == lines => Origin::Seed(seed),
        _ if history.lines.is_empty() => Origin::Seeding,
        _ => Origin::Drawn,
    }
}

/// By band where the lines keep to the bands, else line by line; then the empty ones.
fn lots(history: &History, lines: &[StartNumber], seed: Option<u64>) -> Vec<Reason> {
    let seeds = history.by_strength();
    let origin = origin(history, lines, seed);
    let taken = |line: &usize| lines.get(line - 1).copied().filter(|player| *player != NOBODY);
    let (mut told, mut first) = (Vec::new(), 0);
    let mut are_banded = true;
    for band in bands(lines.len().max(1)) {
        let lines: Vec<usize> = band.into_iter().filter(|line| taken(line).is_some()).collect();
        let players: Vec<StartNumber> = lines.iter().filter_map(taken).collect();
        let due = seeds.get(first..first + players.len()).unwrap_or_default();
        are_banded &= players.iter().all(|player| due.contains(player));
        if !players.is_empty() {
            told.push(reasons::lots(origin, &lines, players, first + 1));
        }
        first += lines.len();
    }
    if !are_banded {
        let stands = (1..).zip(lines).filter(|(_, player)| **player != NOBODY);
        told = stands.map(|(line, player)| reasons::stands(*player, line, seed_of(&seeds, *player))).collect();
    }
    let empty: Vec<usize> = (1..=lines.len()).filter(|line| taken(line).is_none()).collect();
    if !empty.is_empty() {
        told.push(reasons::lines_empty(&empty));
    }
    told
}

/// The place in the order of seeding, from 1.
pub(super) fn seed_of(seeds: &[StartNumber], player: StartNumber) -> usize {
    seeds.iter().position(|seed| *seed == player).expect("everybody has a place in the order of strength") + 1
}

/// How a player came to a match: the line in round 1, later the match that sent him on.
pub(super) fn came(history: &History, bracket: &Bracket, round: RoundNumber, source: usize) -> Option<Reason> {
    if round > 1 {
        let stage = bracket.stage(round - 1)?;
        return decision(history, bracket, stage.round, stage.matches.get(source - 1)?);
    }
    let player = bracket.lines.get(source - 1).copied().filter(|player| *player != NOBODY)?;
    Some(reasons::stands(player, source, seed_of(&history.by_strength(), player)))
}

/// How a match was decided; `None` while it is not, and for one that was never anybody's.
fn decision(history: &History, bracket: &Bracket, round: RoundNumber, one: &Match) -> Option<Reason> {
    let number = bracket.counted(round, one.number);
    match one.outcome {
        Outcome::Won { winner, way } => {
            let other = [one.sides.0, one.sides.1].into_iter().find_map(|side| match side {
                Side::Player(player) if player != winner => Some(player),
                Side::Player(_) | Side::Empty | Side::WinnerOf(_) => None,
            });
            Some(won(history, (round, number), winner, other, way))
        }
        Outcome::Nobody => {
            let players: Vec<StartNumber> = [one.sides.0, one.sides.1]
                .into_iter()
                .filter_map(|side| match side {
                    Side::Player(player) => Some(player),
                    Side::Empty | Side::WinnerOf(_) => None,
                })
                .collect();
            (!players.is_empty()).then(|| reasons::neither(number, players))
        }
        Outcome::Open | Outcome::Undecided => None,
    }
}

fn won(
    history: &History,
    (round, number): (RoundNumber, usize),
    winner: StartNumber,
    other: Option<StartNumber>,
    way: Way,
) -> Reason {
    let Some(other) = other else { return reasons::unopposed(number, winner) };
    let games: Vec<&MatchGame> = history.games.iter().filter(|game| is_of(game, round, winner, other)).collect();
    let word = match way {
        Way::Played => games.iter().rev().find_map(|game| stage_word(game, winner)).unwrap_or("played"),
        Way::Forfeit => "forfeit",
        Way::Walkover | Way::Bye => {
            let has_left = history.player(other).is_some_and(|player| player.is_withdrawn_before(round));
            if has_left { "withdrawn" } else { "away" }
        }
    };
    let reason = reasons::won(number, winner, other, word);
    let is_counted = way == Way::Played && games.iter().any(|game| game.result.is_some());
    if is_counted { reasons::scored(reason, score(&games, winner), score(&games, other)) } else { reason }
}

fn is_of(game: &MatchGame, round: RoundNumber, one: StartNumber, other: StartNumber) -> bool {
    game.round == round && [(one, other), (other, one)].contains(&(game.white, game.black))
}

/// The kind of game that decided, if this was the last.
fn stage_word(game: &MatchGame, winner: StartNumber) -> Option<&'static str> {
    let result = game.result?;
    Some(match game.stage {
        StageKind::Ordinary => "ordinary",
        StageKind::Reduced => "reduced",
        StageKind::Rapid => "rapid",
        StageKind::Blitz => "blitz",
        StageKind::SuddenDeath if result == GameResult::Draw && game.white == winner => "sudden_death_white",
        StageKind::SuddenDeath if result == GameResult::Draw => "sudden_death_black",
        StageKind::SuddenDeath => "sudden_death",
    })
}

/// Points of the single games, one for a win.
fn score(games: &[&MatchGame], player: StartNumber) -> HalfPoints {
    let scoring = Scoring::default();
    let of = |game: &&MatchGame| {
        let color = if game.white == player { Color::White } else { Color::Black };
        game.result.map(|result| scoring.mark(result.mark(color)))
    };
    games.iter().filter_map(of).sum()
}

/// Where a player was knocked out before a round, and by whom; `None` while he is in.
pub(crate) fn knocked_out(request: &Request, player: StartNumber) -> Option<Reason> {
    let history = request.history;
    let bracket = Bracket::of(history, lines_of(history, request.seed));
    let earlier = bracket.stages.iter().take_while(|stage| stage.round < request.round);
    let mut lost = earlier.filter_map(|stage| {
        let is_his = |one: &&Match| [one.sides.0, one.sides.1].contains(&Side::Player(player));
        let one = stage.matches.iter().find(is_his)?;
        let is_out = one.outcome.is_decided() && one.outcome.winner() != Some(player);
        is_out.then_some((stage, one))
    });
    let (stage, one) = lost.next()?;
    let by = match one.outcome {
        Outcome::Won { winner, way: Way::Played | Way::Forfeit } => Some(winner),
        // Whoever was not there did not lose to anybody.
        Outcome::Won { way: Way::Walkover | Way::Bye, .. } => return None,
        Outcome::Nobody | Outcome::Open | Outcome::Undecided => None,
    };
    Some(reasons::out(player, stage.round, stage.matches.len(), by))
}

#[cfg(test)]
mod tests {
    use rokade_model::Participant;

    use super::*;
    use crate::System;

    fn history(players: u32, lines: Vec<StartNumber>) -> History {
        let players = (1..=players).map(|number| Participant::new(StartNumber(number), None)).collect();
        History { players, lines, ..History::default() }
    }

    fn keys(told: &[Reason]) -> Vec<&str> {
        told.iter().map(|reason| &*reason.key).collect()
    }

    #[test]
    fn d4_9_7_4_lines_outside_the_bands_are_told_one_by_one() {
        let usual = history(4, [1, 4, 3, 2].map(StartNumber).to_vec());
        assert_eq!(keys(&told(&Request::new(System::KnockOut, &usual, 1)).lots), ["bracket_lots", "bracket_lots"]);
        let other = history(4, [3, 4, 1, 2].map(StartNumber).to_vec());
        assert_eq!(keys(&told(&Request::new(System::KnockOut, &other, 1)).lots), ["bracket_stands"; 4]);
    }

    #[test]
    fn the_seed_is_told_only_where_it_gives_the_lines() {
        let drawn = history(8, draw(&[1, 2, 3, 4, 5, 6, 7, 8].map(StartNumber), Some(7)));
        let lines = lines_of(&drawn, None);
        assert_eq!(origin(&drawn, &lines, Some(7)), Origin::Seed(7));
        assert_eq!(origin(&drawn, &lines, Some(8)), Origin::Drawn);
        assert_eq!(origin(&history(8, Vec::new()), &lines, None), Origin::Seeding);
    }
}

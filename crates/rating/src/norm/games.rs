//! Which games of a player may count at all (D4.7.4d, B.01 1.4.2).

use rokade_clause::{Fact, Reason};
use rokade_model::{ByeKind, Entry, HalfPoints, Mark, Participant, RoundNumber, StartNumber, Title};

use super::{Edition, Event, federations};
use crate::Rating;
use crate::dsu::without_game_until;

/// A game that counts, and what the regulations want to know of the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub round: RoundNumber,
    pub opponent: StartNumber,
    /// As on the list.
    pub rating: Option<Rating>,
    pub title: Option<Title>,
    pub federation: Option<String>,
    pub score: HalfPoints,
}

/// A game that does not count, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    pub round: RoundNumber,
    pub opponent: StartNumber,
    pub reason: Reason,
}

/// A player's rounds, sorted.
#[derive(Clone, Debug, Default)]
pub(super) struct Games {
    pub(super) counted: Vec<Game>,
    pub(super) left_out: Vec<LeftOut>,
    /// Rounds without a game, each with what it was instead.
    pub(super) without: Vec<Reason>,
    /// Rounds without a game through no fault of the player, and who stayed away from them.
    pub(super) given: Vec<(RoundNumber, Option<StartNumber>)>,
    /// The last round's opponent, if that one stayed away.
    pub(super) stayed_away_last: Option<Game>,
}

impl Games {
    pub(super) fn of(event: &Event, player: &Participant) -> Self {
        let without = without_game_until(event.history, event.paired, player.number);
        let without = without.into_iter().map(|reason| Reason { key: "norm_round_without_game".into(), ..reason });
        let mut games = Games { without: without.collect(), ..Games::default() };
        let last = event.last_round();
        for (round, entry) in player.entries_through(last) {
            match entry {
                Entry::Game { opponent, mark: Some(mark), .. } => {
                    let game = game(event, round, opponent, mark);
                    match objection(event, player, &game, mark) {
                        None => games.counted.push(game),
                        Some(reason) => {
                            games.left_out.push(LeftOut { round, opponent, reason });
                            if mark == Mark::ForfeitWin {
                                games.given.push((round, Some(opponent)));
                                games.stayed_away_last = (round == last).then_some(game);
                            }
                        }
                    }
                }
                Entry::Bye(ByeKind::PairingAllocated) => games.given.push((round, None)),
                Entry::Game { mark: None, .. } | Entry::Bye(_) | Entry::Blank => {}
            }
        }
        games
    }
}

pub(super) fn game(event: &Event, round: RoundNumber, opponent: StartNumber, mark: Mark) -> Game {
    let contestant = event.contestant(opponent);
    let score = if mark.is_win() {
        HalfPoints::ONE
    } else if mark.is_draw() {
        HalfPoints::HALF
    } else {
        HalfPoints::ZERO
    };
    Game {
        round,
        opponent,
        rating: contestant.and_then(|contestant| contestant.rating),
        title: contestant.and_then(|contestant| contestant.title),
        federation: contestant.and_then(|contestant| contestant.federation.clone()),
        score,
    }
}

/// Why a game does not count.
fn objection(event: &Event, player: &Participant, game: &Game, mark: Mark) -> Option<Reason> {
    let opponent = Fact::Player(game.opponent);
    let clause = match event.edition {
        Edition::Handbook => "D4.7.4d",
        Edition::Fide2024 => "FIDE-B.01-2024:1.4.2",
    };
    if !matches!(mark, Mark::Win | Mark::Draw | Mark::Loss) {
        return Some(Reason::cited("norm_game_not_played", clause).with("player", opponent));
    }
    if game.federation.as_deref().is_some_and(federations::is_outside) {
        return Some(Reason::cited("norm_game_outside_fide", clause).with("player", opponent));
    }
    let is_without_points = event.edition == Edition::Fide2024
        && event.form.is_all_play_all()
        && game.rating.is_none()
        && is_scoreless(event, player, game);
    is_without_points
        .then(|| Reason::cited("norm_game_unrated_scoreless", "FIDE-B.01-2024:1.4.2").with("player", opponent))
}

/// Whether an unrated opponent got nothing from anybody rated.
fn is_scoreless(event: &Event, player: &Participant, game: &Game) -> bool {
    let is_rated = |number| event.contestant(number).is_some_and(|contestant| contestant.rating.is_some());
    if is_rated(player.number) && game.score < HalfPoints::ONE {
        return false;
    }
    let rounds = event.history.player(game.opponent).map(|opponent| opponent.rounds.as_slice()).unwrap_or_default();
    !rounds.iter().any(|entry| match entry {
        Entry::Game { opponent, mark: Some(mark), .. } => {
            matches!(mark, Mark::Win | Mark::Draw) && is_rated(*opponent) && *opponent != player.number
        }
        _ => false,
    })
}

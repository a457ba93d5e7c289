//! The event with every figure on the way to the new ratings.

use rokade_clause::{ClauseId, Reason};
use rokade_model::{Color, GameResult};

use super::change::{Change, Play, is_beyond_bonus_rows};
use super::field::{Field, Pairing};
use super::games::score;
use super::report::{AverageLine, GameLine, Method, NotRatable, PlayerReport, Report};
use super::start::Start;
use super::{Event, RatingSource, StartRating};
use crate::Rating;
use crate::performance::performance;
use crate::table::difference;

/// Rates an event: every player's new rating with all it rests on.
pub fn rate(event: &Event) -> Report {
    let field = Field::of(event);
    let methods = field.classes.iter().map(|class| class.explained(field.rates)).collect();
    let (mut players, mut not_ratable): (Vec<PlayerReport>, Vec<NotRatable>) = Default::default();
    let mut averages = averages(&field);
    for (index, pairings) in by_player(&field).into_iter().enumerate() {
        match field.starts[index] {
            Start::Unrated(missing) => not_ratable.push(missing.line(field.keys[index])),
            Start::Rated(start) => {
                let play = field.play(index).expect("the player has a rating");
                let games = pairings.into_iter().map(|pairing| line(&field, index, start.value, pairing)).collect();
                let averages = std::mem::take(&mut averages[index]);
                players.push(report(&field, index, start, play, games, averages));
            }
        }
    }
    Report { methods, players, not_ratable }
}

/// Every player's pairings, by group and round.
fn by_player<'f, 'e>(field: &'f Field<'e>) -> Vec<Vec<&'f Pairing<'e>>> {
    let mut lists: Vec<Vec<&Pairing>> = vec![Vec::new(); field.keys.len()];
    for pairing in &field.pairings {
        lists[pairing.white].push(pairing);
        lists[pairing.black].push(pairing);
    }
    for list in &mut lists {
        list.sort_by_key(|pairing| (pairing.group, pairing.game.round));
    }
    lists
}

fn averages(field: &Field) -> Vec<Vec<AverageLine>> {
    let mut lists = vec![Vec::new(); field.keys.len()];
    for cycle in &field.cycles {
        let own = field.starts[cycle.player].rating().expect("a rated game has rated players");
        lists[cycle.player].push(cycle.line(own, field.rates));
    }
    lists
}

fn line(field: &Field, index: usize, own: Rating, pairing: &Pairing) -> GameLine {
    let (opponent, color) =
        if pairing.white == index { (pairing.black, Color::White) } else { (pairing.white, Color::Black) };
    let opponent_rating = field.starts[opponent].rating();
    let apart = opponent_rating.map(|rating| difference(own, rating));
    let rated = pairing.ruling.is_rated() && opponent_rating.is_some();
    let by_difference = field.classes[pairing.group].method(field.rates) == Method::Difference;
    let looked_up = apart.filter(|_| rated && by_difference);
    let opponent = field.keys[opponent];
    let reason = match pairing.ruling.is_rated() && opponent_rating.is_none() {
        true => Some(Reason::cited("opponent_without_rating", "D4.5.2.1c").with("player", opponent)),
        false => pairing.ruling.reason(field.handbook),
    };
    GameLine {
        group: pairing.group,
        round: pairing.game.round,
        opponent,
        color,
        opponent_rating,
        difference: apart,
        band: looked_up.map(|apart| field.rates.tables.band(apart)),
        expected: looked_up.map(|apart| field.rates.tables.expected(apart)),
        result: pairing.game.result,
        score: pairing.game.result.map(|result| score(result, color)),
        rated,
        reason,
    }
}

fn report(
    field: &Field,
    index: usize,
    start: StartRating,
    play: Play,
    games: Vec<GameLine>,
    averages: Vec<AverageLine>,
) -> PlayerReport {
    let change = play.change(field.rates.figures);
    let opponents: Vec<Rating> =
        games.iter().filter(|line| line.rated).filter_map(|line| line.opponent_rating).collect();
    let worth = performance(field.rates.tables, &opponents, play.points);
    PlayerReport {
        player: field.keys[index],
        handbook: field.handbook,
        old: start.value,
        source: start.source,
        clauses: clauses(start, &play, &change, &games, field),
        readings: readings(field, start, &play, &change, &games, &averages),
        note: (play.games == 0).then(|| Reason::cited("no_rated_game", "D4.5.4.2a")),
        games,
        averages,
        games_rated: play.games,
        points: play.points,
        expected_sum: play.expected_sum,
        expected: change.expected,
        k: change.k,
        bonus_threshold: change.threshold,
        bonus: change.bonus,
        change_exact: change.exact,
        base: play.base,
        after_change: change.after,
        boundary: change.boundary,
        winner_protection: change.winner_protection,
        floor_applied: change.floor_applied,
        new: change.new,
        change: difference(change.new, play.base),
        performance: worth.and_then(|worth| Rating::try_from(worth.rounded()).ok()),
    }
}

/// The clauses a player's rating rests on, each once, in the order of the handbook.
fn clauses(start: StartRating, play: &Play, change: &Change, games: &[GameLine], field: &Field) -> Vec<ClauseId> {
    let mut clauses = vec![ClauseId::new("D4.5.2"), ClauseId::new("D4.5.2.3")];
    let mut add_if = |holds: bool, clause: &'static str| {
        if holds {
            clauses.push(ClauseId::new(clause));
        }
    };
    let by = |method| games.iter().any(|line| line.rated && field.classes[line.group].method(field.rates) == method);
    add_if(by(Method::Average), "D4.5.2.1a");
    add_if(by(Method::Difference), "D4.5.2.1b");
    add_if(games.iter().any(|line| !line.rated), "D4.5.2.1c");
    add_if(change.bonus.0 > 0, "D4.5.2.2");
    add_if(change.winner_protection, "D4.5.2.5");
    add_if(change.floor_applied, "D4.5.2.6");
    add_if(play.base != play.start, "D4.5.4.1b");
    add_if(matches!(start.source, RatingSource::Elo | RatingSource::National), "D4.5.5.2a");
    add_if(start.source == RatingSource::Performance, "D4.5.5.2b");
    add_if(start.source == RatingSource::Estimate, "D4.5.5.2d");
    add_if(is_in_several_groups(games), "D4.9.7-6");
    clauses.extend(change.boundary.iter().map(|step| step.clause.clone()));
    let reasons = games.iter().filter_map(|line| line.reason.as_ref());
    clauses.extend(reasons.flat_map(|reason| reason.clauses.iter().cloned()));
    clauses.sort_unstable();
    clauses.dedup();
    clauses
}

fn is_in_several_groups(games: &[GameLine]) -> bool {
    let mut groups = games.iter().filter(|line| line.rated).map(|line| line.group);
    let first = groups.next();
    groups.any(|group| Some(group) != first)
}

/// Where the text left something open that mattered to this player.
fn readings(
    field: &Field,
    start: StartRating,
    play: &Play,
    change: &Change,
    games: &[GameLine],
    averages: &[AverageLine],
) -> Vec<&'static str> {
    let is_dropped = |line: &AverageLine| line.cycle == 1 && line.players != field.classes[line.group].players;
    let open = [
        (is_beyond_bonus_rows(field.rates.figures, play.games), "bonus_over_11_games"),
        (averages.iter().any(is_dropped), "dropped_games"),
        (averages.iter().any(|line| line.cycle > 1), "double_round_robin"),
        (is_in_several_groups(games), "several_groups"),
        (play.base != play.start, "late_report"),
        (change.boundary.len() > 1, "boundaries"),
        (start.source == RatingSource::Performance, "performance"),
        (games.iter().any(is_decided), "decided_games"),
        (play.games > 0 && change.is_rounded(), "rounding"),
    ];
    open.into_iter().filter_map(|(holds, name)| holds.then_some(name)).collect()
}

/// A rated game the arbiter decided so that the players share less than a point.
fn is_decided(line: &GameLine) -> bool {
    use GameResult::{BothForfeit, BothLose, HalfToBlack, HalfToWhite};
    line.rated && matches!(line.result, Some(BothLose | HalfToWhite | HalfToBlack | BothForfeit))
}

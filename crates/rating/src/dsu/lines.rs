//! A derivation as cited sentences, step by step, for whoever shows it: terminal, page and paper say each
//! reason with their own voice and in the reader's language.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{ByeKind, Entry, HalfPoints, History, RoundNumber, StartNumber};

use super::change::is_beyond_bonus_rows;
use super::figures::Rates;
use super::report::{AverageLine, Direction, GameLine, PlayerReport, Report};
use super::{BoundaryStep, RatingSource};
use crate::performance::{performance, shown};
use crate::table::{Tables, percent};
use crate::{Exact, Hundredths, Rating};

/// One step, and why it is so where that is a sentence of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub says: Reason,
    pub because: Option<Reason>,
}

impl From<Reason> for Line {
    fn from(says: Reason) -> Self {
        Self { says, because: None }
    }
}

/// What holds for the whole event: the method of each group, and who gets no rating and why.
pub fn event_lines(report: &Report) -> Vec<Line> {
    let methods = report.methods.iter().map(|method| Line::from(method.reason.clone()));
    let left_out =
        report.not_ratable.iter().map(|line| Line { says: line.reason.clone(), because: Some(line.remedy.clone()) });
    methods.chain(left_out).collect()
}

/// From the old rating to the new one, in the order of the calculation.
pub fn player_lines(player: &PlayerReport) -> Vec<Line> {
    let mut lines = steps(player);
    lines.splice(1..1, game_lines(player));
    lines
}

/// The games, each with what was expected of it.
pub fn game_lines(player: &PlayerReport) -> Vec<Line> {
    player.games.iter().map(game).collect()
}

/// The derivation for whoever shows the games as a table: the rating it begins with, and what is made of the games.
pub fn steps(player: &PlayerReport) -> Vec<Line> {
    let mut lines = vec![start(player).into()];
    if let Some(note) = &player.note {
        lines.push(note.clone().into());
        return lines;
    }
    lines.extend(player.averages.iter().map(|line| average(line).into()));
    lines.push(sum(player).into());
    lines.push(factor(player).into());
    lines.push(bonus(player).into());
    lines.push(change(player).into());
    lines.push(after(player).into());
    lines.extend(boundaries(player).into_iter().map(Line::from));
    if player.winner_protection {
        lines.push(Reason::cited("rating_winner_protected", "D4.5.2.5").with("rating", player.base).into());
    }
    if player.floor_applied {
        lines.push(Reason::cited("rating_floor", "D4.5.2.6").with("floor", player.new).into());
    }
    lines.extend(rounding(player).map(Line::from));
    lines.push(result(player).into());
    lines.extend(performed(player).map(Line::from));
    lines
}

/// What the rated games are worth, or that the table has no difference for such a score.
fn performed(player: &PlayerReport) -> Option<Reason> {
    let rated = player.games.iter().filter(|line| line.rated);
    let opponents: Vec<Rating> = rated.filter_map(|line| line.opponent_rating).collect();
    let clause = "D4.5.7-T2";
    if let Some(worth) = performance(Tables::of(player.handbook), &opponents, player.points) {
        return Some(worth.line(clause).read_as("rating-performance"));
    }
    let percent = percent(player.points, u32::try_from(opponents.len()).expect("games are few"))?;
    Some(Reason::cited("performance_not_in_table", clause).with("percent", percent))
}

/// The rounds in which a player had no game and nothing could be rated, each with what it was instead.
pub fn rounds_without_game(history: &History, player: StartNumber) -> Vec<Reason> {
    without_game_until(history, history.paired_rounds(), player)
}

/// The same for whoever asks about everybody and knows how far the event is paired.
pub fn without_game_until(history: &History, paired: RoundNumber, player: StartNumber) -> Vec<Reason> {
    let Some(player) = history.player(player) else { return Vec::new() };
    let entered = RoundNumber::try_from(player.rounds.len()).unwrap_or(paired);
    let without = player.entries_through(paired.max(entered)).filter_map(|(round, entry)| {
        let kind = match entry {
            Entry::Game { .. } => return None,
            Entry::Blank if round > paired => return None,
            Entry::Bye(ByeKind::PairingAllocated) => "bye",
            Entry::Bye(ByeKind::Full) => "full",
            Entry::Bye(ByeKind::Half) => "half",
            Entry::Bye(ByeKind::Zero) | Entry::Blank if player.is_withdrawn_before(round) => "withdrawn",
            Entry::Bye(ByeKind::Zero) => "zero",
            Entry::Blank => "absent",
        };
        Some(Reason::house("rating_round_without_game").with("round", round).with("kind", kind))
    });
    without.collect()
}

fn start(player: &PlayerReport) -> Reason {
    let reason = match player.source {
        RatingSource::File => Reason::cited("rating_start_listed", "D4.5.4.1a"),
        RatingSource::Elo => Reason::cited("rating_start_elo", "D4.5.5.2a"),
        RatingSource::National => Reason::cited("rating_start_national", "D4.5.5.2a"),
        RatingSource::Performance => Reason::cited("rating_start_performance", "D4.5.5.2b"),
        RatingSource::Estimate => Reason::cited("rating_start_estimate", "D4.5.5.2d"),
    };
    reason.with("rating", player.old)
}

fn game(line: &GameLine) -> Line {
    let facts = |reason: Reason| {
        let reason = reason.with("round", line.round).with("player", line.opponent);
        let score = line.score.map_or(Fact::from("–"), halves);
        reason.with("score", score).with("rating", line.opponent_rating.map_or(Fact::from("–"), Fact::from))
    };
    let says = match (line.rated, line.band.zip(line.expected)) {
        (false, _) => facts(Reason::cited("rating_game_left_out", "D4.5.2.1c")),
        // By the average method a game of its own says nothing: the class does (D4.5.2.1a, in the next line).
        (true, None) => facts(Reason::house("rating_game_in_class")),
        (true, Some((band, expected))) => {
            let reason = match band.to {
                Some(to) => facts(Reason::cited("rating_game_expected", "D4.5.7-T1")).with("to", to),
                None => facts(Reason::cited("rating_game_expected_far", "D4.5.7-T1")),
            };
            let difference = line.difference.unwrap_or_default();
            reason
                .with("difference", signed_number(difference))
                .with("from", band.from)
                .with("expected", plain(expected))
        }
    };
    Line { says, because: line.reason.clone() }
}

fn average(line: &AverageLine) -> Reason {
    let exact = Exact::new(i64::try_from(line.sum).unwrap_or(i64::MAX), line.players.into());
    let reason = Reason::cited("rating_average", "D4.5.2.1a").and(ClauseId::new("D4.5.7-T1"));
    let reason = match exact.denominator() {
        1 => reason,
        _ => reason.read_as("rating-rounding"),
    };
    let band = line.band.to.map_or_else(|| format!("{}–", line.band.from), |to| format!("{}–{to}", line.band.from));
    reason
        .with("sum", i64::try_from(line.sum).unwrap_or(i64::MAX))
        .with("exact", shown(exact))
        .with("band", band)
        .with("players", line.players)
        .with("average", line.average)
        .with("difference", signed_number(line.difference))
        .with("share", plain(line.share))
        .with("expected", plain(line.expected))
}

fn sum(player: &PlayerReport) -> Reason {
    let is_by_difference = player.games.iter().any(|line| line.band.is_some());
    let clauses = [(!player.averages.is_empty(), "D4.5.2.1a"), (is_by_difference, "D4.5.2.1b")];
    let clauses = clauses.into_iter().filter(|(applies, _)| *applies).map(|(_, clause)| ClauseId::new(clause));
    Reason::resting_on("rating_expected_sum", clauses.collect())
        .with("games", player.games_rated)
        .with("points", halves(player.points))
        .with("sum", plain(player.expected_sum))
        .with("expected", plain(player.expected))
}

fn factor(player: &PlayerReport) -> Reason {
    let reason = Reason::cited("rating_factor", "D4.5.2.3").with("rating", player.old).with("k", player.k);
    match Rates::of(player.handbook).figures.factor_band(player.old) {
        (Some(from), Some(below)) => reason.with("from", from).with("to", below - 1),
        (None, Some(below)) => reason.with("below", below),
        (Some(from), None) => reason.with("above", from),
        (None, None) => reason,
    }
}

fn bonus(player: &PlayerReport) -> Reason {
    let gain = Hundredths::from(player.points) - player.expected;
    let reason = match player.bonus {
        Hundredths::ZERO => Reason::cited("rating_no_bonus", "D4.5.2.2"),
        bonus => Reason::cited("rating_bonus", "D4.5.2.2").with("bonus", plain(bonus)),
    };
    let reason = match is_beyond_bonus_rows(Rates::of(player.handbook).figures, player.games_rated) {
        true => reason.read_as("rating-bonus-over-11-games"),
        false => reason,
    };
    reason
        .with("games", player.games_rated)
        .with("gain", signed(Exact::from(gain)))
        .with("threshold", plain(player.bonus_threshold))
}

fn change(player: &PlayerReport) -> Reason {
    Reason::cited("rating_change", "D4.5.2")
        .read_as("rating-formula")
        .with("k", player.k)
        .with("points", plain(Hundredths::from(player.points)))
        .with("expected", plain(player.expected))
        .with("bonus", plain(player.bonus))
        .with("change", signed(player.change_exact))
}

fn after(player: &PlayerReport) -> Reason {
    let reason = match player.base == player.old {
        true => Reason::cited("rating_after_change", "D4.5.2"),
        false => Reason::cited("rating_after_late_report", "D4.5.4.1b"),
    };
    reason
        .with("base", player.base)
        .with("change", signed(player.change_exact))
        .with("after", shown(player.after_change))
}

/// Each limit that was passed, with the sum that is made of the part beyond it.
fn boundaries(player: &PlayerReport) -> Vec<Reason> {
    let said = player.boundary.iter().map(boundary);
    match player.boundary.len() {
        0 | 1 => said.collect(),
        _ => said.map(|reason| reason.read_as("rating-boundaries")).collect(),
    }
}

fn boundary(step: &BoundaryStep) -> Reason {
    let limit = Exact::whole(step.limit.into());
    let (reason, part, kept) = match step.direction {
        Direction::Up => (Reason::house("rating_boundary_up"), step.before - limit, step.after - limit),
        Direction::Down => (Reason::house("rating_boundary_down"), limit - step.before, limit - step.after),
    };
    let share = Exact::new(kept.numerator() * part.denominator(), kept.denominator() * part.numerator());
    reason
        .and(step.clause.clone())
        .with("limit", step.limit)
        .with("before", shown(step.before))
        .with("part", shown(part))
        .with("share", Fact::Decimal(fraction(share)))
        .with("after", shown(step.after))
}

/// The share of the part beyond a limit as people write it.
fn fraction(share: Exact) -> String {
    match (share.numerator(), share.denominator()) {
        (1, 2) => "½".to_owned(),
        (2, 3) => "⅔".to_owned(),
        (3, 2) => "1½".to_owned(),
        _ => share.to_string(),
    }
}

/// What the new rating is rounded from where it was no whole number.
fn rounding(player: &PlayerReport) -> Option<Reason> {
    let is_set = player.winner_protection || player.floor_applied;
    let exact = player.boundary.last().map_or(player.after_change, |step| step.after);
    (!is_set && exact.denominator() != 1).then(|| {
        let reason = Reason::cited("rating_rounded", "D4.5.2").read_as("rating-rounding");
        reason.with("exact", shown(exact)).with("new", player.new)
    })
}

fn result(player: &PlayerReport) -> Reason {
    Reason::cited("rating_new", "D4.5.2")
        .with("old", player.base)
        .with("new", player.new)
        .with("change", signed_number(player.change))
}

fn halves(points: HalfPoints) -> Fact {
    Fact::HalfPoints(points.0.into())
}

fn plain(value: Hundredths) -> Fact {
    Fact::Decimal(value.to_string())
}

fn signed_number(value: i32) -> Fact {
    signed(Exact::whole(value.into()))
}

/// With its sign, as changes are written: `+105`, `−1.5`, `0`.
fn signed(value: Exact) -> Fact {
    Fact::Decimal(match value {
        value if value == Exact::ZERO => "0".to_owned(),
        value if value.is_negative() => format!("−{}", -value),
        value => format!("+{value}"),
    })
}

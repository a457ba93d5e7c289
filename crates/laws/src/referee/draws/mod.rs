//! Draw offers, agreement and resignation. Claims of repetition and of fifty moves are in
//! [`claim`](mod@claim); what a player may still do after the end is with the score sheets.

mod announced;
mod claim;
mod clauses;
mod figures;

pub(super) use announced::check_owed;
pub(super) use claim::claim;

use rokade_board::Color;
use rokade_clause::{ClauseId, Country, Logic, Reason};

use super::account::Duty;
use super::event::Choice;
use super::game::{Draft, End, Game, Heard, Moment, happened};
use super::pair::{Both, color_key};
use super::ruling::{Consequence, Decision, EndReason, Offered, Question};
use super::settings::{BadScript, DrawAgreement};
use super::sheets;
use announced::Owed;

/// A draw that the players agree on where the arbiter must consent.
pub(super) const AGREEMENT: &str = "draw_agreement";

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// Whose offer stands.
    offers: Both<bool>,
    /// What a wrong claim leaves a player to play.
    owed: Option<Owed>,
    /// The half-moves on the board when a player last claimed by a move to come.
    announced_at: Both<Option<usize>>,
}

impl State {
    /// Who has offered a draw that still stands.
    pub(crate) fn offered_by(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.offers[*color])
    }

    /// Whether a player has written down the move of a claim that he has not played yet.
    pub(crate) fn has_announced(&self, color: Color, plies: usize) -> bool {
        self.announced_at[color] == Some(plies)
    }
}

/// A draw is offered: valid at any moment, in order only between move and press.
pub(super) fn offer(game: &mut Game, now: Moment, player: Color) -> Heard {
    let edition = game.edition();
    let is_in_time = game.track.last().is_some_and(|last| last.by == player && !last.is_completed);
    if game.draws.offers[player] {
        let clauses = clauses::DISTURBING.clauses(edition);
        warn(game, now, player, clauses::OFFER.reason(edition, "draw_offer_repeated"), clauses);
    } else if !is_in_time {
        let clauses = clauses::DISTURBING.clauses(edition);
        warn(game, now, player, clauses::OFFER_BINDS.reason(edition, "draw_offer_wrong_moment"), clauses);
    }
    if let Some(reason) = limit_on_offers(game) {
        game.warn(now, reason.with("color", color_key(player)));
    }
    game.draws.offers[player] = true;
    if Color::ALL.into_iter().any(|color| sheets::duty(game, color) == Duty::Record) {
        game.warn(now, clauses::MARK.reason(edition, "draw_offer_mark").with("color", color_key(player)));
    }
    Ok(())
}

/// A claim of a draw counts as an offer, which the opponent may accept.
pub(super) fn offer_by_claim(game: &mut Game, _now: Moment, player: Color) {
    game.draws.offers[player] = true;
}

/// Touching a man to move it or take with it turns an offer down.
pub(super) fn declined_by_touch(game: &mut Game, _now: Moment, player: Color) {
    if game.turn() == player {
        game.draws.offers[!player] = false;
    }
}

/// The offer is taken: a draw, unless the Laws or the event ask for more.
pub(super) fn accept(game: &mut Game, now: Moment, player: Color) -> Heard {
    let edition = game.edition();
    let what = happened("happened_draw_accepted", player);
    if !game.draws.offers[!player] {
        let why = clauses::OFFER.reason(edition, "draw_no_offer").with("color", color_key(!player));
        game.rule(now, Draft::new(Decision::NoAction, what, why));
        return Ok(());
    }
    if let Some(minimum) = &game.laws.agreement
        && Color::ALL.into_iter().any(|color| made(game, color) * 2 < minimum.value)
    {
        let why = clauses::AGREED.reason(edition, "draw_agreed_too_early");
        game.draws.offers[!player] = false;
        game.rule(now, Draft::new(Decision::NoAction, what, why));
        return Ok(());
    }
    if let Some(reason) = consent_needed(game) {
        ask_for_consent(game, now, reason);
        return Ok(());
    }
    if is_limit_without_force(game) {
        game.warn(now, clauses::AGREED.reason(edition, "draw_limit_not_in_laws"));
    }
    agree(game, now, what);
    Ok(())
}

fn agree(game: &mut Game, now: Moment, what: Reason) {
    let edition = game.edition();
    let why = clauses::AGREED.reason(edition, "draw_agreed");
    game.end(now, End::drawn(EndReason::Agreement, what, why).bearing(clauses::OFFER, edition));
}

/// An offer is turned down in words. Its own player cannot take it back.
pub(super) fn decline(game: &mut Game, now: Moment, player: Color) -> Heard {
    let edition = game.edition();
    if game.draws.offers[!player] {
        game.draws.offers[!player] = false;
        game.close(AGREEMENT);
    } else if game.draws.offers[player] {
        let why = clauses::OFFER_WITHDRAWN.reason(edition, "draw_offer_binds").with("color", color_key(player));
        game.rule(
            now,
            Draft::new(Decision::NoAction, happened("happened_draw_withdrawn", player), why).against(player),
        );
    } else {
        game.warn(now, clauses::OFFER.reason(edition, "draw_nothing_to_decline").with("color", color_key(player)));
    }
    Ok(())
}

/// The player resigns. In the newest edition a side that cannot mate does not win by it.
pub(super) fn resign(game: &mut Game, now: Moment, player: Color) -> Heard {
    let (edition, what) = (game.edition(), happened("happened_resigned", player));
    let mating = match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2018 => None,
        Logic::Laws2023 => Some(game.mating(!player)),
    };
    let saves = mating.as_ref().is_some_and(|mating| !mating.is_possible());
    let end = if saves {
        let why = clauses::RESIGNATION.reason(edition, "resigned_no_mate_possible").with("color", color_key(!player));
        End::drawn(EndReason::ResignationNoMatePossible, what, why)
    } else {
        let why = clauses::RESIGNATION.reason(edition, "resigned").with("color", color_key(!player));
        End::lost_by(player, EndReason::Resignation, what, why)
    };
    let shown = mating.map(|mating| mating.reason(clauses::RESIGNATION.clauses(edition)));
    game.end(now, shown.into_iter().fold(end, End::because));
    Ok(())
}

/// The arbiter consents to an agreed draw, or does not.
pub(super) fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    match choice {
        Choice::Accept => {
            let mut end = End::drawn(
                EndReason::Agreement,
                Reason::house("happened_draw_consented"),
                clauses::AGREED.reason(game.edition(), "draw_agreed"),
            );
            end.bearing = question.reason.clauses.clone();
            game.end(now, end);
        }
        Choice::Reject => {
            game.draws.offers = Both::default();
            let mut why = question.reason.clone();
            why.key = "draw_consent_refused".into();
            game.rule(now, Draft::new(Decision::NoAction, Reason::house("happened_draw_not_consented"), why));
        }
        Choice::Postpone => {
            return Err(BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key())));
        }
    }
    Ok(())
}

fn ask_for_consent(game: &mut Game, now: Moment, reason: Reason) {
    let clause = reason.clauses[0].clone();
    let offered = |choice: Choice, consequence| Offered {
        choice: choice.key().to_owned(),
        clause: clause.clone(),
        consequence,
        change: Both::default(),
    };
    let choices =
        vec![offered(Choice::Accept, Consequence::GameDrawn), offered(Choice::Reject, Consequence::PlayGoesOn)];
    game.ask(Question { line: now.line, at: now.at, matter: AGREEMENT, against: None, reason, choices });
}

/// Why the players alone cannot agree to a draw here, if they cannot.
fn consent_needed(game: &Game) -> Option<Reason> {
    if let Some(reason) = limit_on_agreement(game) {
        return Some(reason);
    }
    // A draw agreed before the meeting is no draw agreed in the game (`docs/readings/draw-before-the-game.md`).
    if game.is_started || !game.track.plies().is_empty() {
        return None;
    }
    let is_danish =
        game.settings.federation == Some(Country::Denmark) || game.edition().country() == Some(Country::Denmark);
    let reason = clauses::AGREED.reason(game.edition(), "draw_agreed_before_game");
    Some(if is_danish { reason.and(ClauseId::new("DK-ruling-49")) } else { reason })
}

/// Whether the event sets a limit that the edition does not know.
fn is_limit_without_force(game: &Game) -> bool {
    match game.edition().logic() {
        Logic::Laws2001 => game.settings.draw_agreement != DrawAgreement::Allowed,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => false,
    }
}

/// The event's limit on agreed draws, where the edition gives it force (`docs/readings/draw-limits.md`).
fn limit_on_agreement(game: &Game) -> Option<Reason> {
    let limited = |key| clauses::LIMIT.reason_if_any(game.edition(), key);
    match game.settings.draw_agreement {
        DrawAgreement::Allowed => None,
        DrawAgreement::Never => limited("draw_needs_consent"),
        DrawAgreement::FromMove(from) => {
            let is_early = Color::ALL.into_iter().any(|color| completed(game, color) < from);
            limited("draw_needs_consent_before_move").filter(|_| is_early).map(|reason| reason.with("moves", from))
        }
    }
}

/// Since 2018 the limit holds for the offer, too.
fn limit_on_offers(game: &Game) -> Option<Reason> {
    match game.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => None,
        Logic::Laws2018 | Logic::Laws2023 => limit_on_agreement(game).map(|mut reason| {
            reason.key = "draw_offer_limited".into();
            reason.facts.clear();
            reason
        }),
    }
}

/// Moves that a player has made, those before a given start included.
pub(super) fn made(game: &Game, color: Color) -> u32 {
    let start = &game.settings.start;
    let earlier = match (color, start.turn()) {
        (Color::White, Color::Black) => start.move_number(),
        (Color::White, Color::White) | (Color::Black, _) => start.move_number().saturating_sub(1),
    };
    let plies = game.track.plies().len();
    let here = if color == start.turn() { plies.div_ceil(2) } else { plies / 2 };
    earlier.saturating_add(u32::try_from(here).unwrap_or(u32::MAX))
}

/// The same without a last move that is not completed.
fn completed(game: &Game, color: Color) -> u32 {
    let is_pending = game.track.last_of(color).is_some_and(|(_, last)| !last.is_completed);
    made(game, color).saturating_sub(u32::from(is_pending))
}

fn warn(game: &mut Game, now: Moment, player: Color, reason: Reason, more: Vec<ClauseId>) {
    let reason = more.into_iter().fold(reason, Reason::and);
    game.warn(now, reason.with("color", color_key(player)));
}

//! Claims of repetition and of fifty moves: who may make them, whether they are right, and what a
//! wrong one costs.

use rokade_board::Color;
use rokade_clause::{Citation, Logic, Reason};

use super::announced::{self, Announced};
use super::clauses;
use super::figures::Figures;
use crate::claims::{self, ClaimRule};
use crate::referee::event::Claimed;
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::illegal_moves;
use crate::referee::pace::Pace;
use crate::referee::pair::color_key;
use crate::referee::ruling::{Consequence, Decision, EndReason, Score};
use crate::referee::settings::BadScript;
use crate::referee::time::Millis;
use crate::referee::touching;

/// A claim of the third occurrence or of fifty moves, on the board or by a move to come.
pub(crate) fn claim(game: &mut Game, now: Moment, player: Color, rule: Claimed, announced: Option<&str>) -> Heard {
    let rule = match rule {
        Claimed::Threefold => ClaimRule::Threefold,
        Claimed::Fifty => ClaimRule::Fifty,
        Claimed::Flag | Claimed::IllegalMove | Claimed::Quickplay | Claimed::IncrementG4 | Claimed::Touch => {
            return Err(BadScript::new(Reason::house("script_no_draw_claim").with("rule", rule.key())));
        }
    };
    let claim = Made { rule, by: player, text: announced };
    if let Some(why) = claim.inadmissible(game) {
        // Refused unheard: the penalty is for a claim that was looked into and found wrong
        // (`docs/readings/claims-not-admissible.md`).
        let draft = Draft::new(Decision::ClaimRejected, claim.happened(game), why).against(player);
        super::offer_by_claim(game, now, player);
        game.rule(now, draft);
        return Ok(());
    }
    claim.remind_of_the_clocks(game, now);
    let announced = announced.and_then(|text| {
        let position = game.track.position()?;
        Some(announced::read(&game.settings, position, text))
    });
    match claim.judge(game, announced) {
        Ok(why) => claim.uphold(game, now, announced, why),
        Err(why) => claim.reject(game, now, announced, why),
    }
    Ok(())
}

/// A claim as it was made.
struct Made<'a> {
    rule: ClaimRule,
    by: Color,
    text: Option<&'a str>,
}

impl Made<'_> {
    fn happened(&self, game: &Game) -> Reason {
        let Some(text) = self.text else {
            return match self.rule {
                ClaimRule::Threefold => happened("happened_claimed_threefold", self.by),
                ClaimRule::Fifty => happened("happened_claimed_fifty", self.by),
            };
        };
        let reason = match self.rule {
            ClaimRule::Threefold => happened("happened_claimed_threefold_by", self.by),
            ClaimRule::Fifty => happened("happened_claimed_fifty_by", self.by),
        };
        let reason = reason.with("move", text);
        // A move that is understood is said in the reader's letters; anything else as it was announced.
        match game.track.position().and_then(|position| announced::in_letters(&game.settings, position, text)) {
            Some(san) => reason.with("san", san),
            None => reason,
        }
    }

    /// Why the player may not claim at all now.
    fn inadmissible(&self, game: &Game) -> Option<Reason> {
        let (edition, color) = (game.edition(), color_key(self.by));
        if game.turn() != self.by {
            let on_move = match self.rule {
                ClaimRule::Threefold => clauses::THREEFOLD_ON_MOVE,
                ClaimRule::Fifty => clauses::FIFTY_ON_MOVE,
            };
            let has_just_moved = game.track.last().is_some_and(|last| last.by == self.by && !last.is_completed);
            let reason = on_move.reason(edition, "claim_not_on_move").with("color", color);
            return Some(match has_just_moved {
                true => clauses::RIGHT_LOST.clauses(edition).into_iter().fold(reason, Reason::and),
                false => reason,
            });
        }
        let is_lost_by_touch = match edition.logic() {
            Logic::Laws2001 => false,
            Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => touching::has_touched(game, self.by),
        };
        is_lost_by_touch.then(|| clauses::RIGHT_LOST.reason(edition, "claim_right_lost").with("color", color))
    }

    /// The clocks must stand during a claim; in 2009 they only may.
    fn remind_of_the_clocks(&self, game: &mut Game, now: Moment) {
        let must = match game.edition().logic() {
            Logic::Laws2001 | Logic::Laws2018 | Logic::Laws2023 => true,
            Logic::Laws2009(_) => false,
        };
        if must && game.clock.running().is_some() {
            game.warn(
                now,
                clauses::CLAIMING.reason(game.edition(), "claim_stop_clocks").with("color", color_key(self.by)),
            );
        }
    }

    /// Why the claim is right, or why not.
    fn judge(&self, game: &Game, announced: Option<Announced>) -> Result<Reason, Reason> {
        let edition = game.edition();
        let with_move = match announced {
            None => None,
            Some(Announced::Legal(m)) => Some(m),
            Some(Announced::Illegal(_)) => return Err(self.to_come().reason(edition, "claim_announced_illegal")),
            Some(Announced::Unclear) => return Err(self.to_come().reason(edition, "claim_announced_unclear")),
        };
        let Some(history) = game.track.history() else {
            return Err(self.to_come().reason(edition, "claim_position_irregular"));
        };
        let claim = claims::judge(game.laws, history, self.rule, with_move)?;
        if self.rule == ClaimRule::Fifty && with_move.is_none() && self.rests_on_an_open_move(game) {
            let reason = Reason::resting_on("claim_last_move_not_completed", vec![claim.clause.clone()]);
            return Err(reason.with("color", color_key(!self.by)));
        }
        let key = match self.rule {
            ClaimRule::Threefold => "claim_threefold_right",
            ClaimRule::Fifty => "claim_fifty_right",
        };
        Ok(Reason::resting_on(key, vec![claim.clause.clone()]))
    }

    /// Since 2018 the moves must have been completed; before, it was enough to have made them.
    fn rests_on_an_open_move(&self, game: &Game) -> bool {
        let must_be_completed = match game.edition().logic() {
            Logic::Laws2001 | Logic::Laws2009(_) => false,
            Logic::Laws2018 | Logic::Laws2023 => true,
        };
        let is_open = game.track.last().is_some_and(|last| last.by != self.by && !last.is_completed);
        let quiet = game.track.position().map_or(0, rokade_board::Position::quiet_plies);
        must_be_completed && is_open && quiet.saturating_sub(1) < game.laws.fifty.on_board.value
    }

    fn to_come(&self) -> Citation {
        match self.rule {
            ClaimRule::Threefold => clauses::THREEFOLD_ANNOUNCED,
            ClaimRule::Fifty => clauses::FIFTY_ANNOUNCED,
        }
    }

    fn uphold(&self, game: &mut Game, now: Moment, announced: Option<Announced>, why: Reason) {
        let edition = game.edition();
        let mut clauses = why.clauses.clone();
        clauses.extend(clauses::CORRECT.clauses(edition));
        let drawn = clauses::CORRECT.reason(edition, "claim_correct");
        let draft = Draft::new(Decision::ClaimAccepted, self.happened(game), why).because(drawn);
        let draft = self.common(game, draft, announced).doing(Consequence::GameDrawn);
        let reason = match self.rule {
            ClaimRule::Threefold => EndReason::Threefold,
            ClaimRule::Fifty => EndReason::FiftyMoves,
        };
        game.rule(now, draft);
        game.finish(now, Some(Score::DRAW), reason, clauses);
    }

    fn reject(&self, game: &mut Game, now: Moment, announced: Option<Announced>, why: Reason) {
        let (edition, pace, by) = (game.edition(), game.settings.pace, self.by);
        let figures = Figures::of(edition);
        let (gain, own) = figures.compensation(pace);
        let loss = figures.deduction(game.clock.remaining(by));
        let mut wrong = clauses::WRONG
            .reason(edition, if loss > Millis::ZERO { "claim_wrong_both_clocks" } else { "claim_wrong" })
            .with("color", color_key(by))
            .with("minutes", gain.seconds() / 60);
        if loss > Millis::ZERO {
            let left = game.clock.remaining(by);
            wrong = wrong
                .with("seconds", loss.seconds())
                .with("left", left.seconds())
                .with("left_minutes", left.seconds() / 60)
                .with("left_seconds", left.seconds() % 60)
                .with("lost_minutes", loss.seconds() / 60)
                .with("lost_seconds", loss.seconds() % 60);
        }
        if illegal_moves::is_supervised_blitz_of_2023(game) {
            wrong = wrong.read_as("illegal-move-blitz-2023");
            illegal_moves::note_supervised_blitz(game, now, gain.seconds() / 60);
        }
        if let Some(own) = own {
            wrong = wrong.and(own.clause.clone());
        }
        let mut draft = Draft::new(Decision::ClaimRejected, self.happened(game), why).because(wrong);
        draft = self.common(game, draft, announced).against(by).gives(!by, gain).gives(by, -loss);
        super::offer_by_claim(game, now, by);
        if let Some(announced) = announced {
            game.draws.announced_at[by] = Some(game.track.plies().len());
            if announced::owe(game, by, announced) {
                let key = match announced {
                    Announced::Legal(_) => "claim_announced_move_owed",
                    Announced::Illegal(_) | Announced::Unclear => "claim_announced_man_owed",
                };
                let owed = clauses::WRONG.reason(edition, key).with("color", color_key(by));
                draft = draft.because(owed).doing(Consequence::AnnouncedMoveOwed);
            }
        }
        game.rule(now, draft);
    }

    /// What belongs to every claim that was looked into.
    fn common(&self, game: &Game, draft: Draft, announced: Option<Announced>) -> Draft {
        let edition = game.edition();
        let mut draft = draft.bearing(clauses::CHECKED_BY_PLAYERS.clauses(edition));
        if game.settings.pace != Pace::Standard {
            draft = draft.bearing(clauses::CLAIMS_KEPT.clauses(edition));
        }
        draft = draft.bearing(clauses::CLAIMING.clauses(edition)).bearing(clauses::CLAIM_OFFERS.clauses(edition));
        match announced {
            Some(_) => draft.because(self.to_come().reason(edition, "claim_must_be_written")),
            None => draft,
        }
    }
}

//! Signatures, and what a signed result counts.

use rokade_board::Color;
use rokade_clause::{ClauseId, Edition, Reason};

use super::figures::Figures;
use super::{State, clauses};
use crate::referee::conduct::Kept;
use crate::referee::event::Choice;
use crate::referee::game::{Draft, End, Game, Heard, Moment, happened};
use crate::referee::pair::{Both, color_key};
use crate::referee::penalties::Owed;
use crate::referee::ruling::{Consequence, Decision, EndReason, Offered, Question, Score};
use crate::referee::{adjournment, conduct};

/// The players have signed different results of a game that is not over.
pub(crate) const SIGNATURES: &str = "signatures_differ";

/// A player signs a result. Two equal signatures fix it, right or wrong
/// (`docs/readings/sheets-signed.md`).
pub(crate) fn sign(game: &mut Game, now: Moment, player: Color, result: Score) -> Heard {
    let reached = game.verdict.as_ref().and_then(|verdict| verdict.score);
    if reached != Some(result)
        && let Err(why) = check(game.edition(), result)
    {
        let what = happened("happened_signed", player).with("result", result.to_string());
        game.rule(now, Draft::new(Decision::NoAction, what, why.with("result", result.to_string())).against(player));
        return Ok(());
    }
    game.sheets.signed[player] = Some(result);
    match game.sheets.signed[!player] {
        None => {}
        Some(other) if other == result => confirm(game, now, result),
        Some(other) => differ(game, now, player, result, other),
    }
    Ok(())
}

/// Whether a score is one that players can reach: a win and a loss, or a draw. Anything else only
/// the arbiter's penalties give.
fn check(edition: Edition, score: Score) -> Result<(), Reason> {
    let figures = Figures::of(edition);
    let (white, black) = (i64::from(score.white.0), i64::from(score.black.0));
    let is_won = |one: i64, other: i64| one == figures.win.value && other == figures.loss.value;
    let is_drawn = white == figures.draw.value && black == figures.draw.value;
    if is_won(white, black) || is_won(black, white) || is_drawn {
        return Ok(());
    }
    Err(clauses::SCORE.reason(edition, "signed_no_result_of_play"))
}

fn confirm(game: &mut Game, now: Moment, result: Score) {
    let edition = game.edition();
    game.close(SIGNATURES);
    conduct::confirm_by_signature(&mut game.conduct);
    adjournment::confirm_by_signature(&mut game.adjournment);
    let what = Reason::house("happened_both_signed").with("result", result.to_string());
    match game.verdict.clone() {
        Some(verdict) if verdict.score == Some(result) => {}
        Some(verdict) => {
            let before = verdict.score.map_or_else(|| "*".to_owned(), |score| score.to_string());
            // However often they sign anew, what the game itself came to is what can come back.
            if game.sheets.unfinished.is_none() {
                game.sheets.set_aside.get_or_insert(verdict);
            }
            let warning = clauses::SIGNED.reason(edition, "signed_against_the_game").with("before", before);
            game.warn(now, warning.with("result", result.to_string()));
            fix(game, now, what, result);
        }
        None => {
            game.sheets.unfinished = Some(Kept::of(game));
            fix(game, now, what, result);
        }
    }
}

/// The penalties in points that wait if a game signed before its end is taken up again.
pub(crate) fn owed_after_all(state: &mut State) -> Option<&mut Owed> {
    state.unfinished.as_mut().map(Kept::owed)
}

fn fix(game: &mut Game, now: Moment, what: Reason, result: Score) {
    let why = clauses::SIGNED.reason(game.edition(), "signed_result_stands").with("result", result.to_string());
    let against = match result {
        Score::DRAW => None,
        other if other == Score::win(Color::White) => Some(Color::Black),
        _ => Some(Color::White),
    };
    let bearing = clauses::SCORE.clauses(game.edition());
    let reason = EndReason::Signed;
    game.end(now, End { score: Some(result), reason, against, happened: what, bearing, why, shown: Vec::new() });
}

/// Two results on the sheets: of a game that is over the one reached stands, of another the arbiter
/// must find out.
fn differ(game: &mut Game, now: Moment, player: Color, result: Score, other: Score) {
    let reason = clauses::SIGNED
        .reason(game.edition(), "signatures_differ")
        .with("color", color_key(player))
        .with("result", result.to_string())
        .with("other", other.to_string());
    if let Some(verdict) = &game.verdict {
        let stands = verdict.score.map_or_else(|| "*".to_owned(), |score| score.to_string());
        game.warn(now, reason.with("stands", stands));
        return;
    }
    let neither = Offered {
        choice: Choice::Reject.key().to_owned(),
        clause: ClauseId::new(clauses::SIGNED.of(game.edition())[0]),
        consequence: Consequence::PlayGoesOn,
        change: Both::default(),
    };
    game.ask(Question {
        line: now.line,
        at: now.at,
        matter: SIGNATURES,
        against: None,
        reason,
        choices: vec![neither],
    });
}

/// Neither signature counts, and the game goes on.
pub(super) fn decided(game: &mut Game, now: Moment, question: &Question) -> Heard {
    game.sheets.signed = Both::default();
    let mut why = question.reason.clone();
    why.key = "signatures_void".into();
    game.rule(now, Draft::new(Decision::NoAction, Reason::house("happened_signatures_differ"), why));
    Ok(())
}

/// The arbiter decides otherwise than the players signed: the result of the game comes back, or the
/// game itself if it was not over.
pub(super) fn overrule(game: &mut Game, now: Moment) -> bool {
    if let Some(unfinished) = game.sheets.unfinished.take() {
        game.sheets.signed = Both::default();
        unfinished.give_back(game);
        let why = clauses::SIGNED.reason(game.edition(), "signed_game_goes_on");
        game.rule(now, Draft::new(Decision::Restored, Reason::house("happened_signature_overruled"), why));
        return true;
    }
    let Some(verdict) = game.sheets.set_aside.take() else { return false };
    let result = verdict.score.map_or_else(|| "*".to_owned(), |score| score.to_string());
    let why = clauses::SIGNED.reason(game.edition(), "signed_result_overruled").with("result", result);
    let draft = Draft::new(Decision::Restored, Reason::house("happened_signature_overruled"), why);
    game.rule(now, draft.doing(Consequence::PointsChanged));
    game.verdict = Some(verdict);
    true
}

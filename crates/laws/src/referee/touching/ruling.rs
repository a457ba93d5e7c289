//! Claims and notices of a touched man: upheld, or rejected and why.

use rokade_board::{Color, Position};
use rokade_clause::Reason;

use super::{Turn, clauses, guide_words, has_touched};
use crate::citation::Citation;
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::illegal_moves::{self, restore};
use crate::referee::ruling::{Consequence, Decision};
use crate::touch::{Contact, Obligation, obligation};

/// A player says that his opponent has touched a man and not played it.
pub fn claim(game: &mut Game, now: Moment, player: Color) -> Heard {
    let what = happened("happened_touch_claimed", player);
    let is_bound_himself = game.turn() == player && has_touched(game, player);
    let turn = &game.touching.turns[!player];
    if !turn.touching.men.is_empty() && (is_bound_himself || turn.is_answered) {
        reject(game, now, !player, what, clauses::RIGHT_LOST, "touch_right_lost");
    } else {
        judge(game, now, !player, what);
    }
    Ok(())
}

/// The arbiter saw a man touched. Once the opponent has answered it is too late for him, too
/// (`docs/readings/touch-complaint.md`).
pub fn noticed(game: &mut Game, now: Moment, against: Color) -> Heard {
    let what = happened("happened_touch_noticed", against);
    if let Some(rule) = clauses::on_request(&game.settings) {
        let why = rule.reason(game.edition(), "touch_only_on_request");
        game.rule(now, Draft::new(Decision::NoAction, what, why).against(against));
        return Ok(());
    }
    let turn = &game.touching.turns[against];
    if turn.is_answered && !turn.touching.men.is_empty() {
        reject(game, now, against, what, clauses::RIGHT_LOST, "touch_answered");
    } else {
        judge(game, now, against, what);
    }
    Ok(())
}

/// Whether the touched man binds the player, and whether he has played otherwise.
fn judge(game: &mut Game, now: Moment, against: Color, what: Reason) {
    let turn = game.touching.turns[against].clone();
    if let Some((rule, key)) = not_binding(game, &turn) {
        return reject(game, now, against, what, rule, key);
    }
    let is_his = |ply: &usize| game.track.plies().get(*ply).is_some_and(|one| one.by == against);
    let ply = turn.ply.filter(|_| !turn.is_answered).filter(is_his);
    let position = match ply {
        Some(ply) => game.track.before(ply),
        None => game.track.position().cloned(),
    };
    let Some(position) = position else {
        let why = clauses::TOUCHED.reason(game.edition(), "touch_binds_no_position");
        return uphold(game, now, against, what, why, ply);
    };
    let owed = obligation(game.laws, &position, &turn.touching);
    let is_kept = match ply.map(|ply| &game.track.plies()[ply]) {
        Some(one) => match one.made {
            Ok(m) => owed.allows(m),
            // That the move is illegal is another complaint; here the man counts with which it was made.
            Err(_) => is_free(&position, &owed) || owed.moves.iter().any(|m| m.from() == Some(one.attempt.from)),
        },
        None => is_free(&position, &owed),
    };
    if is_kept {
        let draft = Draft::new(Decision::TouchRejected, what, owed.reason);
        game.rule(now, draft.against(against).bearing(guide_words(game.edition())));
    } else {
        uphold(game, now, against, what, owed.reason, ply);
    }
}

fn is_free(position: &Position, owed: &Obligation) -> bool {
    owed.moves.len() == position.legal_moves().len() && owed.reason.key == "touch_free"
}

/// Why nothing that was seen binds the player.
fn not_binding(game: &Game, turn: &Turn) -> Option<(Citation, &'static str)> {
    let men = &turn.touching.men;
    if men.iter().any(|touched| touched.contact.is_binding(game.edition())) {
        return None;
    }
    Some(match men.first().map(|touched| touched.contact) {
        None => (clauses::TOUCHED, "touch_not_seen"),
        Some(Contact::Adjusting) => (clauses::ADJUSTED, "touch_adjusted"),
        Some(Contact::Accidental | Contact::Handled | Contact::Meant) => (clauses::ACCIDENT, "touch_accidental"),
    })
}

fn reject(game: &mut Game, now: Moment, against: Color, what: Reason, rule: Citation, key: &'static str) {
    let why = rule.reason(game.edition(), key);
    let draft = Draft::new(Decision::TouchRejected, what, why);
    game.rule(now, draft.against(against).bearing(guide_words(game.edition())));
}

/// The touched man binds; a move with another is taken back, the clock with it. If that move was
/// illegal, too, and completed, it is paid for first.
fn uphold(game: &mut Game, now: Moment, against: Color, what: Reason, why: Reason, ply: Option<usize>) {
    if let Some(ply) = ply {
        illegal_moves::seen(game, now, ply);
    }
    if game.is_over() {
        return;
    }
    let ply = ply.filter(|ply| *ply < game.track.plies().len());
    let mut draft = Draft::new(Decision::TouchUpheld, what, why).against(against);
    if let Some(ply) = ply {
        let turn = game.touching.turns[against].clone();
        let withdrawn = restore::take_back(game, ply);
        draft = draft.gives(against, -withdrawn);
        game.touching.turns[against] = Turn { ply: None, is_answered: false, ..turn };
        game.touching.turns[!against].is_answered = true;
    }
    let draft = draft.doing(Consequence::TouchedManBinds).bearing(clauses::TOUCHED.clauses(game.edition()));
    game.rule(now, draft.bearing(guide_words(game.edition())));
}

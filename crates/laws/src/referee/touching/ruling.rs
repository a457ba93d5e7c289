//! Claims and notices of a touched man: upheld, or rejected and why.

use rokade_board::{Color, Position};
use rokade_clause::{Citation, Logic, Reason};

use super::{Turn, clauses, guide_words, has_touched};
use crate::endings::{Cause, Ending};
use crate::referee::conduct::Kept;
use crate::referee::event::{Claimed, Deed, Event, Noticed};
use crate::referee::game::{Draft, Game, Heard, Moment, happened};
use crate::referee::illegal_moves::{self, restore};
use crate::referee::pair::color_key;
use crate::referee::ruling::{Consequence, Decision};
use crate::touch::{Contact, Obligation, obligation};

/// Who speaks of a touched man, and of whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Complaint {
    Claim { by: Color },
    Notice { against: Color },
}

impl Complaint {
    const fn accused(self) -> Color {
        match self {
            Complaint::Claim { by } => by.other(),
            Complaint::Notice { against } => against,
        }
    }

    fn happened(self) -> Reason {
        match self {
            Complaint::Claim { by } => happened("happened_touch_claimed", by),
            Complaint::Notice { against } => happened("happened_touch_noticed", against),
        }
    }

    /// Whom a ruling without effect names: a claim fails against the claimant.
    const fn failing(self) -> Color {
        match self {
            Complaint::Claim { by } => by,
            Complaint::Notice { against } => against,
        }
    }
}

/// A player says that his opponent has touched a man and not played it.
pub(crate) fn claim(game: &mut Game, now: Moment, player: Color) -> Heard {
    let complaint = Complaint::Claim { by: player };
    let is_bound_himself = game.turn() == player && has_touched(game, player);
    let turn = &game.touching.turns[!player];
    if !turn.touching.men.is_empty() && (is_bound_himself || turn.is_answered) {
        let why = clauses::RIGHT_LOST.reason(game.edition(), "touch_right_lost").with("color", color_key(player));
        reject(game, now, complaint, why);
    } else {
        rule(game, now, complaint);
    }
    Ok(())
}

/// The arbiter saw a man touched. Once the opponent has answered it is too late for him, too
/// (`docs/readings/touch-complaint.md`).
pub(crate) fn noticed(game: &mut Game, now: Moment, against: Color) -> Heard {
    let complaint = Complaint::Notice { against };
    if let Some(rule) = clauses::on_request(&game.settings) {
        let why = rule.reason(game.edition(), "touch_only_on_request");
        game.rule(now, Draft::new(Decision::NoAction, complaint.happened(), why).against(against));
        return Ok(());
    }
    let turn = &game.touching.turns[against];
    if turn.is_answered && !turn.touching.men.is_empty() {
        let why = clauses::RIGHT_LOST.reason(game.edition(), "touch_answered").with("color", color_key(!against));
        reject(game, now, complaint, why);
    } else {
        rule(game, now, complaint);
    }
    Ok(())
}

/// Called before a move ends the game. Since 2018 it does so only if it was made as touched men ask:
/// what the end takes away is kept until that cannot be said any more.
pub(crate) fn ending(game: &mut Game, ending: &Ending) {
    let asks = match game.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => false,
        Logic::Laws2018 | Logic::Laws2023 => match ending.cause {
            Cause::Checkmate | Cause::Stalemate | Cause::DeadPosition => true,
            Cause::Fivefold | Cause::SeventyFiveMoves => false,
        },
    };
    game.touching.ended = asks.then(|| Box::new(Kept::of(game)));
}

/// A complaint right after the move that ended the game: if it is justified the game is not over. The
/// clock may have been pressed or stopped; after anything else the result stands. Answers whether the
/// game was taken up again.
pub(crate) fn heard_after_the_end(game: &mut Game, now: Moment, event: &Event) -> bool {
    let Some(kept) = game.touching.ended.take() else { return false };
    let Some(mover) = game.track.last().map(|last| last.by).filter(|_| game.is_over()) else { return false };
    let complaint = match (event.by.player(), &event.deed) {
        (_, Deed::Press | Deed::Stop { .. }) => {
            game.touching.ended = Some(kept);
            return false;
        }
        (Some(by), Deed::Claim { rule: Claimed::Touch, .. }) if by != mover => Complaint::Claim { by },
        (None, Deed::Notice(notice)) if notice.what == Noticed::Touch && notice.against == Some(mover) => {
            Complaint::Notice { against: mover }
        }
        _ => return false,
    };
    let Finding::Breach { why, ply } = judge(game, mover) else { return false };
    let ended = game.verdict.as_ref().map(|verdict| verdict.clauses.clone()).unwrap_or_default();
    kept.give_back(game);
    // It was completed by the end alone.
    if let Some(last) = game.track.last_mut() {
        last.is_completed = false;
    }
    uphold(game, now, complaint, why, ply);
    if let Some(ruling) = game.rulings.last_mut() {
        ruling.bearing.extend(ended);
    }
    true
}

/// What a complaint comes to.
enum Finding {
    /// Nothing binds the player, or he has played as he must.
    Kept(Reason),
    /// The touched man binds him; he may have moved another.
    Breach { why: Reason, ply: Option<usize> },
}

fn rule(game: &mut Game, now: Moment, complaint: Complaint) {
    match judge(game, complaint.accused()) {
        Finding::Kept(why) => reject(game, now, complaint, why),
        Finding::Breach { why, ply } => uphold(game, now, complaint, why, ply),
    }
}

/// Whether the touched man binds the player, and whether he has played otherwise.
fn judge(game: &Game, against: Color) -> Finding {
    let turn = &game.touching.turns[against];
    if let Some((rule, key)) = not_binding(game, turn) {
        return Finding::Kept(rule.reason(game.edition(), key));
    }
    let is_his = |ply: &usize| game.track.plies().get(*ply).is_some_and(|one| one.by == against);
    let ply = turn.ply.filter(|_| !turn.is_answered).filter(is_his);
    let position = match ply {
        Some(ply) => game.track.before(ply),
        None => game.track.position().cloned(),
    };
    let Some(position) = position else {
        let why = clauses::TOUCHED.reason(game.edition(), "touch_binds_no_position");
        return Finding::Breach { why, ply };
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
    if is_kept { Finding::Kept(owed.reason) } else { Finding::Breach { why: owed.reason, ply } }
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

fn reject(game: &mut Game, now: Moment, complaint: Complaint, why: Reason) {
    let draft = Draft::new(Decision::TouchRejected, complaint.happened(), why);
    game.rule(now, draft.against(complaint.failing()).bearing(guide_words(game.edition())));
}

/// The touched man binds; a move with another is taken back, the clock with it. If that move was
/// illegal, too, and completed, it is paid for first.
fn uphold(game: &mut Game, now: Moment, complaint: Complaint, why: Reason, ply: Option<usize>) {
    let (against, what) = (complaint.accused(), complaint.happened());
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
        let attempt = game.track.plies()[ply].attempt;
        let withdrawn = restore::take_back(game, ply);
        let back = clauses::TOUCHED.reason(game.edition(), "touch_move_taken_back");
        let back = back.with("from", attempt.from.to_string()).with("to", attempt.to.to_string());
        draft = draft.because(back.with("color", color_key(against))).gives(against, -withdrawn);
        game.touching.turns[against] = Turn { ply: None, is_answered: false, ..turn };
        game.touching.turns[!against].is_answered = true;
    }
    let draft = draft.doing(Consequence::TouchedManBinds).bearing(clauses::TOUCHED.clauses(game.edition()));
    game.rule(now, draft.bearing(guide_words(game.edition())));
}

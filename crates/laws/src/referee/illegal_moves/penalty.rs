//! What an illegal move costs: first the board is put right, then the price is paid.

use rokade_board::{Color, Illegal};
use rokade_clause::{Citation, ClauseId, Edition, Logic, Reason, rule};

use super::figures::Figures;
use super::offence::{Offence, What};
use super::regime::Regime;
use super::{clauses, restore};
use crate::referee::game::{Draft, Game, Moment, happened};
use crate::referee::pace::Pace;
use crate::referee::ruling::{Consequence, Decision, EndReason, Score};
use crate::referee::time::Millis;
use crate::referee::touching::{self, guide};
use crate::referee::track::Ply;
use crate::referee::{color_key, moves};

/// How the board was put right.
struct Repair {
    happened: Reason,
    why: Vec<Reason>,
    bearing: Vec<ClauseId>,
    /// `None` leaves the board as it is.
    consequence: Option<Consequence>,
    /// What the offender has to give back.
    taken: Millis,
}

/// Rules on an offence that somebody was entitled to point out.
pub(super) fn settle(game: &mut Game, now: Moment, offence: &Offence) {
    let repair = match offence.what {
        What::Move { ply } if !game.track.plies()[ply].is_completed => return correct(game, now, ply),
        What::Move { ply } => repair_move(game, ply),
        What::EmptyPress { .. } => return_clock(game, offence.by),
    };
    game.illegal_moves.counted[offence.by] += 1;
    match game.regime() {
        Regime::WinOnClaim => claim_the_game(game, now, offence.by, repair),
        Regime::Ordinary | Regime::UntilTouched | Regime::OnClaim | Regime::BeforeReply => {
            charge(game, now, offence.by, repair);
        }
    }
}

/// Before the press the move is corrected, the touched man binding, and nothing is counted.
fn correct(game: &mut Game, now: Moment, ply: usize) {
    let edition = game.edition();
    let illegal = game.track.plies()[ply].clone();
    let mut bearing = broken(game, ply, &illegal);
    take_back_and_bind(game, ply, &illegal);
    bearing.extend(clauses::REPLACEMENT.clauses(edition));
    bearing.extend(guide(edition, "NO2009-guide-illegal-uncompleted"));
    let what = told("happened_illegal_move_uncompleted", &illegal);
    let mut why = clauses::UNCOMPLETED.reason(edition, "illegal_move_not_completed");
    if says_made(edition) {
        why = why.read_as("illegal-move-completed");
    }
    let draft = Draft::new(Decision::NoAction, what, why).against(illegal.by);
    game.rule(now, draft.doing(Consequence::MoveCorrected).bearing(bearing));
}

fn take_back_and_bind(game: &mut Game, ply: usize, illegal: &Ply) -> Millis {
    let brought = restore::take_back(game, ply);
    touching::bind(game, illegal.by, ply, illegal);
    brought
}

/// An illegal move is taken back, a pawn on the last rank becomes a queen, a move made with two hands
/// stands (`docs/readings/illegal-move-two-hands.md`). Two faults in one move are one.
fn repair_move(game: &mut Game, ply: usize) -> Repair {
    let edition = game.edition();
    let offending = game.track.plies()[ply].clone();
    let likened = clauses::likened(edition);
    let mut repair = match offending.made {
        Ok(_) => stand(game, ply, &offending),
        Err(kind) => {
            let bearing = broken(game, ply, &offending);
            let queen = likened.as_ref().filter(|_| kind == Illegal::NotPromoted);
            match queen.filter(|_| restore::place_queen(game, ply)) {
                Some(rule) => Repair {
                    happened: told("happened_illegal_move", &offending),
                    why: vec![rule.queen.reason(edition, "illegal_move_queen")],
                    bearing,
                    consequence: Some(Consequence::QueenPlaced),
                    taken: Millis::ZERO,
                },
                None => replace(game, ply, &offending, bearing),
            }
        }
    };
    if let Some(rule) = likened.filter(|_| offending.hands > 1) {
        repair.why.push(rule.two_hands.reason(edition, "illegal_move_two_hands").read_as("illegal-move-two-hands"));
    }
    repair
}

fn replace(game: &mut Game, ply: usize, illegal: &Ply, mut bearing: Vec<ClauseId>) -> Repair {
    let edition = game.edition();
    let is_last_of_his = game.track.last_of(illegal.by).is_some_and(|(last, _)| last == ply);
    let mut taken = take_back_and_bind(game, ply, illegal);
    let mut why = vec![clauses::RESTORED.reason(edition, TAKEN_BACK)];
    // He may have used it up, in later moves or thinking about the next; then the clocks are the
    // arbiter's, and no ruling drops a flag.
    let is_there = is_last_of_his && game.clock.remaining(illegal.by) > taken + illegal.gained;
    if withdraws_increment(edition) && is_there && illegal.gained != Millis::ZERO {
        taken += illegal.gained;
        let reason = clauses::RESTORED.reason(edition, "illegal_move_increment_withdrawn");
        let reason = reason.read_as("illegal-move-clocks");
        why.push(reason.with("seconds", illegal.gained.seconds()).with("color", color_key(illegal.by)));
    }
    bearing.extend(clauses::REPLACEMENT.clauses(edition));
    bearing.extend(clauses::CLOCKS.clauses(edition));
    bearing.extend(guide(edition, "NO2009-guide-illegal-back"));
    let what = told("happened_illegal_move", illegal);
    Repair { happened: what, why, bearing, consequence: Some(Consequence::MoveReplaced), taken }
}

/// The text of 2001 speaks of a move that was made, not completed.
const fn says_made(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 => true,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => false,
    }
}

/// Whether the increment of the illegal press goes back (`docs/readings/illegal-move-clocks.md`).
const fn withdraws_increment(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2018 => false,
        Logic::Laws2023 => true,
    }
}

/// A legal move made with two hands.
fn stand(game: &mut Game, ply: usize, made: &Ply) -> Repair {
    if let Some(made) = game.track.ply_mut(ply) {
        made.is_settled = true;
    }
    Repair {
        happened: happened("happened_two_hands", made.by),
        why: Vec::new(),
        bearing: clauses::ONE_HAND.clauses(game.edition()),
        consequence: None,
        taken: Millis::ZERO,
    }
}

/// The clock goes back to a player who pressed it for nothing and has not moved since.
fn return_clock(game: &mut Game, by: Color) -> Repair {
    game.illegal_moves.pressed_empty[by] = None;
    restore::run_for_the_player_on_move(game);
    let likened = clauses::likened(game.edition()).expect("only editions that liken it find it");
    Repair {
        happened: happened("happened_empty_press", by),
        why: vec![likened.empty_press.reason(game.edition(), "illegal_move_empty_press")],
        bearing: Vec::new(),
        consequence: (game.turn() == by).then_some(Consequence::ClockReturned),
        taken: Millis::ZERO,
    }
}

/// The move goes back, and another has to be made.
const TAKEN_BACK: &str = "illegal_move_taken_back";
/// The move goes back, and nobody moves any more.
const POSITION_RESTORED: &str = "illegal_move_position_restored";

impl Repair {
    /// The game is over: the position goes back, but no touched piece has to be moved.
    fn asks_for_no_move(&mut self) {
        for reason in self.why.iter_mut().filter(|reason| reason.key == TAKEN_BACK) {
            reason.key = POSITION_RESTORED.into();
        }
    }

    /// The ruling so far; the price comes last among its reasons.
    fn draft(self, by: Color, price: Reason) -> Draft {
        let mut why = self.why.into_iter().chain([price]);
        let first = why.next().expect("the price is a reason");
        let draft = Draft::new(Decision::IllegalMove, self.happened, first).against(by);
        let draft = self.consequence.into_iter().fold(draft, Draft::doing);
        why.fold(draft, Draft::because).bearing(self.bearing).gives(by, -self.taken)
    }
}

/// Time for the opponent while it is forgiven, and then the game.
fn charge(game: &mut Game, now: Moment, by: Color, mut repair: Repair) {
    let (edition, figures) = (game.edition(), Figures::of(game.edition()));
    if let Some(rule) = game.regime().rule().filter(|_| game.regime() != Regime::UntilTouched) {
        repair.why.push(rule.reason(edition, "illegal_move_in_time").with("color", color_key(!by)));
    }
    let count = game.illegal_moves.counted(by);
    if i64::from(count) > figures.forgiven.value {
        let price = clauses::PENALTY;
        return lose(game, now, by, repair, Lost { rule: price, count, reason: EndReason::IllegalMoves });
    }
    let minutes = figures.minutes(game.settings.pace);
    let mut price = clauses::PENALTY.reason(edition, "illegal_move_time").with("minutes", minutes.value);
    if !price.clauses.contains(&minutes.clause) {
        price = price.and(minutes.clause.clone());
    }
    let mut price = price.with("count", count).with("color", color_key(!by));
    if is_supervised_blitz_of_2023(game) {
        price = price.read_as("illegal-move-blitz-2023");
        note_supervised_blitz(game, now, minutes.value);
    }
    let draft = repair.draft(by, price).gives(!by, Millis::from_minutes(minutes.value));
    let draft = draft.bearing(full_supervision(game));
    game.rule(now, draft.bearing(guide(edition, "NO2009-guide-illegal-by-type").into_iter().collect()));
    // A queen put on the board by the arbiter may have ended the game.
    moves::end_if_over(game, now, by);
}

const RAPID_SUPERVISED: Citation = rule("rapid_supervision");
const BLITZ_SUPERVISED: Citation = rule("blitz_supervision");

/// What lets the rules of standard play decide a rapid or blitz game.
fn full_supervision(game: &Game) -> Vec<ClauseId> {
    match game.settings.pace {
        _ if game.settings.is_limited() => Vec::new(),
        Pace::Standard => Vec::new(),
        Pace::Rapid => RAPID_SUPERVISED.clauses(game.edition()),
        Pace::Blitz => BLITZ_SUPERVISED.clauses(game.edition()),
    }
}

/// Where the clause that shortens the penalty is not invoked for blitz under full supervision.
const SUPERVISED_BLITZ: Citation = rule("blitz_supervised_penalty");

/// One minute there is a reading and not the letter (`docs/readings/illegal-move-blitz-2023.md`).
pub(crate) fn is_supervised_blitz_of_2023(game: &Game) -> bool {
    let is_blitz = game.settings.pace == Pace::Blitz && !game.settings.is_limited();
    match game.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2018 => false,
        Logic::Laws2023 => is_blitz,
    }
}

/// Tells the arbiter that the event may have announced the letter.
pub(crate) fn note_supervised_blitz(game: &mut Game, now: Moment, minutes: i64) {
    let note = SUPERVISED_BLITZ.reason(game.edition(), "minutes_in_supervised_blitz").with("minutes", minutes);
    game.warn(now, note.read_as("illegal-move-blitz-2023"));
}

/// Blitz: one is enough.
fn claim_the_game(game: &mut Game, now: Moment, by: Color, mut repair: Repair) {
    let rule = Regime::WinOnClaim.rule().expect("it has a clause");
    repair.why.clear();
    repair.taken = Millis::ZERO;
    repair.bearing.extend(guide(game.edition(), "NO2009-guide-illegal-blitz"));
    repair.bearing.extend(guide(game.edition(), "NO2009-guide-illegal-by-type"));
    let count = game.illegal_moves.counted(by);
    lose(game, now, by, repair, Lost { rule, count, reason: EndReason::IllegalMoveBlitz });
}

/// A game lost by an illegal move, and the clause that says so.
struct Lost {
    rule: Citation,
    count: u32,
    reason: EndReason,
}

/// The game is lost, or drawn where the edition spares a player whose opponent cannot mate.
fn lose(game: &mut Game, now: Moment, by: Color, mut repair: Repair, lost: Lost) {
    let edition = game.edition();
    let mating = spares(edition, lost.reason).then(|| game.mating(!by));
    let is_saved = mating.as_ref().is_some_and(|mating| !mating.is_possible());
    let key = if is_saved { "illegal_move_drawn" } else { "illegal_move_lost" };
    let price = lost.rule.reason(edition, key).with("count", lost.count).with("color", color_key(by));
    let clauses = price.clauses.clone();
    repair.consequence = Some(if is_saved { Consequence::GameDrawn } else { Consequence::GameLost });
    repair.asks_for_no_move();
    let shown = mating.map(|mating| mating.reason(clauses.clone()));
    let draft = shown.into_iter().fold(repair.draft(by, price), Draft::because);
    game.rule(now, draft);
    let (score, reason) = match is_saved {
        true => (Score::DRAW, EndReason::IllegalMovesNoMatePossible),
        false => (Score::win(!by), lost.reason),
    };
    game.finish(now, Some(score), reason, clauses);
}

/// Whether a bare opponent turns the loss into a draw. The edition of 2001 knows it in blitz only.
fn spares(edition: Edition, reason: EndReason) -> bool {
    match edition.logic() {
        Logic::Laws2001 => reason == EndReason::IllegalMoveBlitz,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => true,
    }
}

/// The rules of movement that a move broke.
fn broken(game: &Game, ply: usize, illegal: &Ply) -> Vec<ClauseId> {
    let man = game.track.before(ply).and_then(|before| before.piece_at(illegal.attempt.from));
    let Err(kind) = illegal.made else { return Vec::new() };
    clauses::broken(game.edition(), kind, man.map(|man| man.role), game.settings.variant())
}

/// An illegal move as it is told: from where to where, and what kind of fault it is.
fn told(key: &'static str, illegal: &Ply) -> Reason {
    let reason = happened(key, illegal.by);
    let reason = reason.with("from", illegal.attempt.from.to_string()).with("to", illegal.attempt.to.to_string());
    reason.with("fault", illegal.made.err().map_or("none", fault))
}

const fn fault(kind: Illegal) -> &'static str {
    match kind {
        Illegal::LeavesKingInCheck | Illegal::KingIntoCheck => "check",
        Illegal::CastlingOutOfCheck
        | Illegal::CastlingThroughCheck
        | Illegal::CastlingIntoCheck
        | Illegal::CastlingBlocked
        | Illegal::CastlingRightLost => "castling",
        Illegal::NotPromoted | Illegal::PromotionChoice | Illegal::PromotionElsewhere => "promotion",
        Illegal::KingCaptured => "king",
        Illegal::OwnManCaptured
        | Illegal::PathBlocked
        | Illegal::PawnBlocked
        | Illegal::DoubleStepNotFirst
        | Illegal::EnPassantGone
        | Illegal::NothingToCapture
        | Illegal::WrongMovement
        | Illegal::OpponentsMan
        | Illegal::NoMan => "movement",
    }
}

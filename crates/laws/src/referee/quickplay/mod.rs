//! The quickplay finish: a draw claimed in the last minutes of the last period. Whether a claim can
//! be heard is in [`admission`], a decision put off and a flag that falls meanwhile in [`later`], a
//! claim where no arbiter watches in [`referred`], and the increment that the newer editions put
//! before the claim in [`increment`].

mod admission;
mod clauses;
mod figures;
mod increment;
mod later;
mod referred;

pub(super) use increment::ask_for_increment;
pub(super) use later::flag_fell;

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Edition, Logic, Reason};

use super::draws;
use super::event::{Choice, Deed, Grounds, Noticed};
use super::game::{Draft, Game, Heard, Moment, happened};
use super::pair::{Both, color_key};
use super::ruling::{Consequence, Decision, EndReason, Offered, Question, Score};
use super::settings::BadScript;
use super::time::Millis;
use admission::Wish;
use figures::Figures;

/// A claim that waits for the arbiter.
pub(super) const CLAIM: &str = "quickplay_claim";
/// A claim that he has postponed.
pub(super) const POSTPONED: &str = "quickplay_postponed";
/// A request for an increment.
pub(super) const INCREMENT: &str = "increment_g4";

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    claims: Both<Option<Claim>>,
    /// The flag that fell before the arbiter had decided.
    fallen: Option<Color>,
    increment: Option<increment::Answer>,
}

/// A claim that has been heard and not yet decided.
#[derive(Clone, Copy, Debug)]
struct Claim {
    grounds: Option<Grounds>,
    standing: Standing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Open,
    Postponed,
    /// No arbiter watched: play is over and an arbiter decides afterwards.
    Referred,
}

/// A player claims a draw because the opponent cannot win by normal means, or does not try.
pub(super) fn claim(game: &mut Game, now: Moment, player: Color, grounds: Option<Grounds>) -> Heard {
    let (edition, is_watched) = (game.edition(), game.settings.arbiter_present);
    let wish = if is_watched { Wish::Draw } else { Wish::DrawWithoutArbiter };
    if let Some(why) = admission::refused(game, player, wish) {
        // That a claim out of order costs nothing is a reading.
        let why = why.read_as("quickplay-claims");
        let draft = Draft::new(Decision::ClaimRejected, claimed(player), why).against(player);
        game.rule(now, draft);
        return Ok(());
    }
    if game.quickplay.claims[player].is_some() {
        game.warn(now, clauses::CLAIM.reason(edition, "quickplay_claimed_already").with("color", color_key(player)));
        return Ok(());
    }
    match edition.logic() {
        // In the newer editions only the request for an increment is an offer.
        Logic::Laws2001 | Logic::Laws2009(_) => draws::offer_by_claim(game, now, player),
        Logic::Laws2018 | Logic::Laws2023 => {}
    }
    if is_watched {
        game.quickplay.claims[player] = Some(Claim { grounds, standing: Standing::Open });
        remind(game, now, player);
        ask(game, now, player, grounds);
    } else {
        referred::refer(game, now, player, grounds);
    }
    Ok(())
}

/// Whether a claim by this player would be heard by the time, the flag and the board.
pub(super) fn is_claim_heard(game: &Game, player: Color) -> bool {
    let wish = if game.settings.arbiter_present { Wish::Draw } else { Wish::DrawWithoutArbiter };
    admission::refused(game, player, wish).is_none()
}

fn claimed(player: Color) -> Reason {
    happened("happened_quickplay_claimed", player)
}

/// What goes before the decision: the clocks, the increment, the practice of the guide.
fn remind(game: &mut Game, now: Moment, player: Color) {
    let edition = game.edition();
    let first =
        match edition.logic() {
            Logic::Laws2001 if game.clock.running().is_some() => {
                Some(clauses::STOPPING.reason(edition, "quickplay_stop_clocks").with("color", color_key(player)))
            }
            Logic::Laws2001 | Logic::Laws2009(_) => None,
            Logic::Laws2018 | Logic::Laws2023 => game.quickplay.increment.is_none().then(|| {
                clauses::INCREMENT.reason(edition, "quickplay_increment_first").with("color", color_key(player))
            }),
        };
    if let Some(reason) = first {
        game.warn(now, reason);
    }
    if clauses::has_guide(edition) {
        game.warn(now, Reason::cited("quickplay_guide_grounds", "NO2009-guide-qp-grounds"));
        game.warn(now, strict(game, !player));
    }
}

/// The practice of the guide, with what the board says to it.
fn strict(game: &Game, side: Color) -> Reason {
    Reason::cited("quickplay_guide_strict", "NO2009-guide-qp-strict").because([mate(game, side)])
}

/// Whether a side can mate at all, and the line that shows it: if not, nobody can call the draw anything but dead.
fn mate(game: &Game, side: Color) -> Reason {
    game.mating(side).reason(Vec::new())
}

const fn grounds_key(grounds: Option<Grounds>) -> &'static str {
    match grounds {
        Some(Grounds::CannotWin) => "cannot_win",
        Some(Grounds::NotTrying) => "not_trying",
        None => "either",
    }
}

/// Leaves the claim to the arbiter, who declares a draw, postpones or rejects.
fn ask(game: &mut Game, now: Moment, player: Color, grounds: Option<Grounds>) {
    let edition = game.edition();
    let mut change = Both::default();
    change[!player] = Figures::of(edition).rejected;
    let choices = vec![
        offered(edition, Choice::Accept, clauses::JUDGED, Consequence::GameDrawn, Both::default()),
        offered(edition, Choice::Postpone, clauses::POSTPONED, Consequence::PlayGoesOn, Both::default()),
        offered(edition, Choice::Reject, clauses::REJECTED, Consequence::ClockAdjusted, change),
    ];
    let reason = clauses::CLAIM
        .reason(edition, "quickplay_claim_judged")
        .with("color", color_key(player))
        .with("grounds", grounds_key(grounds))
        .because([mate(game, !player)]);
    question(game, now, CLAIM, player, reason, choices);
}

fn question(
    game: &mut Game,
    now: Moment,
    matter: &'static str,
    claimant: Color,
    reason: Reason,
    choices: Vec<Offered>,
) {
    let (line, at, against) = (now.line, now.at, Some(!claimant));
    game.ask(Question { line, at, matter, against, reason, choices });
}

fn offered(
    edition: Edition,
    choice: Choice,
    rule: Citation,
    consequence: Consequence,
    change: Both<Millis>,
) -> Offered {
    let clause = rule.clauses(edition)[0].clone();
    Offered { choice: choice.key().to_owned(), clause, consequence, change }
}

/// The arbiter has decided a claim or a request.
pub(super) fn decided(game: &mut Game, now: Moment, question: &Question, choice: Choice) -> Heard {
    let nothing = || BadScript::new(Reason::house("script_nothing_to_decide").with("choice", choice.key()));
    let claimant = !question.against.ok_or_else(nothing)?;
    if question.matter == INCREMENT {
        return increment::decided(game, now, claimant, choice);
    }
    let claim = game.quickplay.claims[claimant].ok_or_else(nothing)?;
    match (claim.standing, choice) {
        (Standing::Open, Choice::Postpone) => later::postpone(game, now, claimant, claim),
        (Standing::Open, Choice::Accept) => accept(game, now, claimant, claim, clauses::JUDGED),
        (Standing::Open, Choice::Reject) => reject(game, now, claimant, clauses::JUDGED),
        (Standing::Postponed, _) => later::decided(game, now, claimant, claim, choice),
        (Standing::Referred, _) => referred::decided(game, now, claimant, claim, choice),
    }
    Ok(())
}

/// The arbiter agrees: a draw.
fn accept(game: &mut Game, now: Moment, claimant: Color, claim: Claim, rule: Citation) {
    let edition = game.edition();
    let why = rule
        .reason(edition, "quickplay_drawn")
        .with("color", color_key(judged(game, claimant)))
        .with("grounds", grounds_key(claim.grounds))
        .with("appeal", clauses::appeal_key(edition));
    let draft = Draft::new(Decision::ClaimAccepted, claimed(claimant), why)
        .doing(Consequence::GameDrawn)
        .bearing(bearing(edition));
    game.rule(now, draft);
    game.finish(now, Some(Score::DRAW), EndReason::Quickplay, rule.clauses(edition));
}

/// The player whose winning attempts are in question. Once a flag has fallen the newer editions look
/// at the opponent of the player who overstepped the time; the older ones always at the claimant's.
fn judged(game: &Game, claimant: Color) -> Color {
    match game.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => !claimant,
        Logic::Laws2018 | Logic::Laws2023 => !fallen(game).unwrap_or(claimant),
    }
}

/// The arbiter does not agree: the opponent gets time, or the flag that fell meanwhile counts.
fn reject(game: &mut Game, now: Moment, claimant: Color, rule: Citation) {
    let edition = game.edition();
    game.quickplay.claims[claimant] = None;
    if let Some(fallen) = fallen(game) {
        return later::let_the_flag_count(game, now, claimant, fallen, rule);
    }
    let gain = Figures::of(edition).rejected;
    let why = clauses::REJECTED
        .reason(edition, "quickplay_rejected")
        .with("color", color_key(!claimant))
        .with("minutes", gain.seconds() / 60)
        .with("appeal", clauses::appeal_key(edition));
    let draft = Draft::new(Decision::ClaimRejected, claimed(claimant), why)
        .against(claimant)
        .doing(Consequence::ClockAdjusted)
        .gives(!claimant, gain)
        .bearing(bearing(edition));
    game.rule(now, draft);
}

/// The flag that fell before the decision, if it is still down.
fn fallen(game: &Game) -> Option<Color> {
    game.quickplay.fallen.filter(|color| game.clock.is_fallen(*color))
}

/// What bears on every decision: definition, claim, and whether it is final.
fn bearing(edition: Edition) -> Vec<ClauseId> {
    [clauses::PHASE, clauses::CLAIM, clauses::APPEAL].map(|rule| rule.clauses(edition)).concat()
}

fn is_referred(game: &Game) -> bool {
    let is_his = |color: Color| game.quickplay.claims[color].is_some_and(|one| one.standing == Standing::Referred);
    Color::ALL.into_iter().any(is_his)
}

/// What says that play is over while the decision is still out.
fn play_is_over(game: &Game) -> Option<Citation> {
    if is_referred(game) {
        return Some(clauses::WITHOUT_ARBITER);
    }
    fallen(game).map(|_| clauses::POSTPONED)
}

/// The same for the arbiter: the clocks are not started again, and what he sees on the board or the
/// clock after a claim that was referred comes too late. How the players behave still counts.
pub(super) fn comes_too_late_for_the_arbiter(game: &mut Game, now: Moment, deed: &Deed) -> bool {
    let Some(rule) = play_is_over(game) else { return false };
    let is_play = match deed {
        Deed::Restart { .. } => true,
        Deed::Adjourn => is_referred(game),
        Deed::Notice(notice) => is_referred(game) && is_of_play(notice.what),
        _ => false,
    };
    if is_play {
        game.warn(now, rule.reason(game.edition(), "quickplay_play_is_over_for_all"));
    }
    is_play
}

const fn is_of_play(what: Noticed) -> bool {
    match what {
        Noticed::IllegalMove
        | Noticed::Touch
        | Noticed::Flag
        | Noticed::BothFlags
        | Noticed::Absent
        | Noticed::DisplacedPieces
        | Noticed::BothKingsInCheck
        | Noticed::PawnOnLastRank => true,
        Noticed::Phone
        | Noticed::ColoursReversed
        | Noticed::WrongStart
        | Noticed::BoardTurned
        | Noticed::WrongClockSetting
        | Noticed::RefusesRules
        | Noticed::MoveWrittenInAdvance
        | Noticed::RecordingNeglected
        | Noticed::BoardsDiffer => false,
    }
}

/// Once play is over and only the decision is out, nothing on the board or the clock counts. Says
/// whether a deed comes too late for that.
pub(super) fn comes_too_late(game: &mut Game, now: Moment, player: Color, deed: &Deed) -> bool {
    let Some(rule) = play_is_over(game) else { return false };
    let is_play = match deed {
        Deed::Touch { .. } | Deed::Move { .. } | Deed::Press | Deed::Claim { .. } | Deed::Stop { .. } => true,
        Deed::OfferDraw | Deed::Seal { .. } | Deed::Adjourn => true,
        Deed::Arrive | Deed::Record { .. } | Deed::Sign { .. } => false,
        // The players may still agree, and the one who sees it lost may say so.
        Deed::AcceptDraw | Deed::DeclineDraw | Deed::Resign => false,
        // What only the arbiter does is refused elsewhere.
        Deed::Start
        | Deed::Notice(_)
        | Deed::Restart { .. }
        | Deed::SetClock { .. }
        | Deed::Decide(_)
        | Deed::Reconstruct { .. }
        | Deed::ResumePlay
        | Deed::OpenEnvelope
        | Deed::EnvelopeLost => false,
    };
    if is_play {
        let reason = rule.reason(game.edition(), "quickplay_play_is_over");
        game.warn(now, reason.with("color", color_key(player)));
    }
    is_play
}

//! A decision that is put off, and a flag that falls before it. See
//! `docs/readings/quickplay-later.md`.

use rokade_board::Color;
use rokade_clause::{Citation, Edition, Logic, Reason};

use super::figures::Figures;
use super::{
    CLAIM, Claim, POSTPONED, Standing, accept, bearing, clauses, fallen, grounds_key, judged, offered, question,
};
use super::{claimed, mate, reject};
use crate::referee::event::Choice;
use crate::referee::game::{Draft, End, Game, Moment, happened};
use crate::referee::pair::{Both, color_key};
use crate::referee::ruling::{Consequence, Decision, EndReason};

/// The arbiter watches the rest before he decides. Whether the opponent gets time is his own choice,
/// which he shows by setting the clock.
pub(super) fn postpone(game: &mut Game, now: Moment, claimant: Color, claim: Claim) {
    let edition = game.edition();
    game.quickplay.claims[claimant] = Some(Claim { standing: Standing::Postponed, ..claim });
    let why = clauses::POSTPONED
        .reason(edition, "quickplay_postponed")
        .with("color", color_key(!claimant))
        .with("minutes", Figures::of(edition).postponed.seconds() / 60)
        .read_as("quickplay-later");
    let draft = Draft::new(Decision::ClaimPostponed, claimed(claimant), why).bearing(bearing(edition));
    game.rule(now, draft);
    if clauses::has_guide(edition) {
        game.warn(now, Reason::cited("quickplay_guide_steps", "NO2009-guide-qp-steps"));
        game.warn(now, Reason::cited("quickplay_guide_after", "NO2009-guide-qp-after"));
    }
    ask_later(game, now, claimant, claim);
}

/// When a postponed claim is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    LaterInTheGame,
    OnceAFlagHasFallen,
}

const fn when(edition: Edition) -> When {
    match edition.logic() {
        Logic::Laws2001 => When::OnceAFlagHasFallen,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => When::LaterInTheGame,
    }
}

fn ask_later(game: &mut Game, now: Moment, claimant: Color, claim: Claim) {
    let edition = game.edition();
    let (key, rejected) = match when(edition) {
        When::LaterInTheGame => ("quickplay_later_judged", Figures::of(edition).rejected),
        When::OnceAFlagHasFallen => ("quickplay_waits_for_flag", Default::default()),
    };
    let mut change = Both::default();
    change[!claimant] = rejected;
    let (drawn, kept) = match when(edition) {
        When::LaterInTheGame => (Consequence::GameDrawn, Consequence::ClockAdjusted),
        When::OnceAFlagHasFallen => (Consequence::PlayGoesOn, Consequence::PlayGoesOn),
    };
    let choices = vec![
        offered(edition, Choice::Accept, clauses::POSTPONED, drawn, Both::default()),
        offered(edition, Choice::Reject, clauses::REJECTED, kept, change),
    ];
    let reason = clauses::POSTPONED
        .reason(edition, key)
        .with("color", color_key(claimant))
        .with("grounds", grounds_key(claim.grounds))
        .because([mate(game, !claimant)]);
    question(game, now, POSTPONED, claimant, reason, choices);
}

/// A postponed claim is decided.
pub(super) fn decided(game: &mut Game, now: Moment, claimant: Color, claim: Claim, choice: Choice) {
    if fallen(game).is_none() && when(game.edition()) == When::OnceAFlagHasFallen {
        let why = clauses::POSTPONED.reason(game.edition(), "quickplay_not_before_flag");
        let what = happened("happened_quickplay_decided_early", claimant);
        game.rule(now, Draft::new(Decision::NoAction, what, why));
        return ask_later(game, now, claimant, claim);
    }
    match choice {
        Choice::Accept => accept(game, now, claimant, claim, clauses::POSTPONED),
        Choice::Postpone | Choice::Reject => reject(game, now, claimant, clauses::POSTPONED),
    }
}

/// A flag counts as fallen that would lose the game. True if a claim is still to be decided: play
/// is over, and the arbiter says whether it is a draw or the flag loses. A claim that was made in
/// time and not yet answered is no worse off than one that was postponed.
pub(crate) fn flag_fell(game: &mut Game, now: Moment, flag: Color) -> bool {
    let claims = &game.quickplay.claims;
    let undecided = Color::ALL.into_iter().filter_map(|color| Some((color, claims[color]?)));
    let undecided: Vec<_> = undecided.filter(|(_, claim)| claim.standing != Standing::Referred).collect();
    // If nobody can mate the flag draws by itself.
    if undecided.is_empty() || !game.can_mate(!flag) {
        return false;
    }
    game.quickplay.fallen = Some(flag);
    game.clock.stop();
    for (claimant, claim) in undecided {
        ask_after_flag(game, now, flag, claimant, claim);
    }
    true
}

/// Is it a draw, or does the flag lose?
fn ask_after_flag(game: &mut Game, now: Moment, flag: Color, claimant: Color, claim: Claim) {
    let edition = game.edition();
    let (matter, rule) = match claim.standing {
        Standing::Postponed => (POSTPONED, clauses::POSTPONED),
        Standing::Open | Standing::Referred => (CLAIM, clauses::JUDGED),
    };
    let choices = vec![
        offered(edition, Choice::Accept, rule, Consequence::GameDrawn, Both::default()),
        offered(edition, Choice::Reject, clauses::FLAG, Consequence::GameLost, Both::default()),
    ];
    let reason = rule
        .reason(edition, "quickplay_flag_judged")
        .with("color", color_key(flag))
        .with("judged", color_key(judged(game, claimant)))
        .with("grounds", grounds_key(claim.grounds))
        .because([mate(game, !flag)]);
    question(game, now, matter, claimant, reason, choices);
}

/// The claim is not upheld after a flag has fallen: the flag counts, once no other claim waits. Time
/// for the opponent would come too late.
pub(super) fn let_the_flag_count(game: &mut Game, now: Moment, claimant: Color, flag: Color, rule: Citation) {
    let edition = game.edition();
    let why = rule
        .reason(edition, "quickplay_later_rejected")
        .with("color", color_key(judged(game, claimant)))
        .with("appeal", clauses::appeal_key(edition));
    let draft = Draft::new(Decision::ClaimRejected, claimed(claimant), why).against(claimant).bearing(bearing(edition));
    game.rule(now, draft);
    if game.quickplay.claims[!claimant].is_some() {
        return;
    }
    let what = happened("happened_quickplay_flag", flag);
    let lost = clauses::FLAG.reason(edition, "quickplay_flag_counts").with("color", color_key(flag));
    let shown = game.mating(!flag).reason(lost.clauses.clone());
    game.end(now, End::lost_by(flag, EndReason::Flag, what, lost).because(shown));
}

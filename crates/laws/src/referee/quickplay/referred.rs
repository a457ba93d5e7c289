//! A claim where no arbiter watches: play is over, the evidence is written down and confirmed, and an
//! arbiter decides afterwards. See `docs/readings/quickplay-without-arbiter.md`.

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Edition, Reason};

use super::{CLAIM, Claim, Standing, claimed, clauses, grounds_key, mate, offered, question, strict};
use crate::referee::event::{Choice, Grounds};
use crate::referee::game::{Draft, Game, Moment};
use crate::referee::pair::{Both, color_key};
use crate::referee::ruling::{Consequence, Decision, EndReason, Score};

/// Ends play and refers the claim to an arbiter.
pub(super) fn refer(game: &mut Game, now: Moment, player: Color, grounds: Option<Grounds>) {
    let edition = game.edition();
    game.clock.stop();
    game.quickplay.claims[player] = Some(Claim { grounds, standing: Standing::Referred });
    for (ground, rule, key) in EVIDENCE {
        if grounds.is_none_or(|stated| stated == ground) {
            let reason = rule.reason(edition, key).with("color", color_key(player));
            game.warn(now, reason.with("fen", game.track.fen()));
        }
    }
    if clauses::has_guide(edition) {
        game.warn(now, Reason::cited("quickplay_guide_no_arbiter", "NO2009-guide-qp-no-arbiter"));
        game.warn(now, strict(game, !player));
    }
    let mut reason = clauses::WITHOUT_ARBITER
        .reason(edition, "quickplay_referred")
        .with("color", color_key(player))
        .with("grounds", grounds_key(grounds))
        .because([mate(game, !player)]);
    reason.clauses = referral(edition);
    let refused = if game.can_mate(!player) { Consequence::GameLost } else { Consequence::GameDrawn };
    let choices = vec![
        offered(edition, Choice::Accept, clauses::REFERRED, Consequence::GameDrawn, Both::default()),
        offered(edition, Choice::Reject, clauses::REFERRED, refused, Both::default()),
    ];
    question(game, now, CLAIM, player, reason, choices);
}

/// What must be written down for each ground.
const EVIDENCE: [(Grounds, Citation, &str); 2] = [
    (Grounds::CannotWin, clauses::EVIDENCE_CANNOT_WIN, "quickplay_evidence_position"),
    (Grounds::NotTrying, clauses::EVIDENCE_NOT_TRYING, "quickplay_evidence_sheet"),
];

/// The clauses that end play and refer the claim, each once.
fn referral(edition: Edition) -> Vec<ClauseId> {
    let mut clauses = clauses::WITHOUT_ARBITER.clauses(edition);
    clauses.extend(clauses::REFERRED.clauses(edition));
    clauses.dedup();
    clauses
}

/// The arbiter to whom it was referred decides. Play is not taken up again.
pub(super) fn decided(game: &mut Game, now: Moment, claimant: Color, claim: Claim, choice: Choice) {
    let edition = game.edition();
    let is_upheld = match choice {
        Choice::Accept => true,
        Choice::Postpone | Choice::Reject => false,
    };
    let mating = game.mating(!claimant);
    let is_drawn = is_upheld || !mating.is_possible();
    let key = match (is_upheld, is_drawn) {
        (true, _) => "quickplay_referred_drawn",
        (false, true) => "quickplay_referred_no_mate",
        (false, false) => "quickplay_referred_lost",
    };
    let mut why = clauses::REFERRED
        .reason(edition, key)
        .with("color", color_key(claimant))
        .with("grounds", grounds_key(claim.grounds))
        .with("appeal", clauses::appeal_key(edition));
    why.clauses = referral(edition);
    if !is_upheld {
        why = why.read_as("quickplay-without-arbiter");
    }
    let verdict = why.clauses.clone();
    let decision = if is_upheld { Decision::ClaimAccepted } else { Decision::ClaimRejected };
    let consequence = if is_drawn { Consequence::GameDrawn } else { Consequence::GameLost };
    let mut draft = Draft::new(decision, claimed(claimant), why).doing(consequence).bearing(
        EVIDENCE
            .iter()
            .filter(|(ground, ..)| claim.grounds.is_none_or(|stated| stated == *ground))
            .flat_map(|(_, rule, _)| rule.clauses(edition))
            .collect(),
    );
    if !is_upheld {
        draft = draft.against(claimant).because(mating.reason(verdict.clone()));
    }
    game.rule(now, draft);
    let score = if is_drawn { Score::DRAW } else { Score::win(!claimant) };
    game.finish(now, Some(score), EndReason::Quickplay, verdict);
}

//! Where each edition speaks of the quickplay finish.

use rokade_clause::{Citation, Country, Edition, Logic, rule};

/// What a quickplay finish is.
pub(super) const PHASE: Citation = rule("quickplay_finish");

/// Who may claim a draw, and when.
pub(super) const CLAIM: Citation = rule("quickplay_claim");

/// The arbiter declares a draw, postpones or rejects.
pub(super) const JUDGED: Citation = rule("quickplay_agreed");

pub(super) const POSTPONED: Citation = rule("quickplay_postponed");

pub(super) const REJECTED: Citation = rule("quickplay_rejected");

/// Whether the decision can be appealed against.
pub(super) const APPEAL: Citation = rule("quickplay_appeal");

/// The increment that a player may ask for. The older editions know the claim only.
pub(super) const INCREMENT: Citation = rule("quickplay_increment_asked");

/// The rules hold only where they were announced; in the older editions they always hold.
pub(super) const ANNOUNCED: Citation = rule("quickplay_in_force");

pub(super) const NOT_IN_BLITZ: Citation = rule("quickplay_off_in_blitz");

/// Not with an increment: the limits of the definition, until the newer editions say it.
pub(super) const NO_INCREMENT: Citation = rule("quickplay_not_with_increment");

/// A claim where no arbiter watches ends the game.
pub(super) const WITHOUT_ARBITER: Citation = rule("quickplay_without_arbiter");

/// An arbiter decides it afterwards.
pub(super) const REFERRED: Citation = rule("quickplay_referred");

/// What has to be written down to show that the opponent cannot win.
pub(super) const EVIDENCE_CANNOT_WIN: Citation = rule("no_arbiter_cannot_win");

/// What has to be written down to show that the opponent made no effort.
pub(super) const EVIDENCE_NOT_TRYING: Citation = rule("no_arbiter_no_effort");

/// The rules that hold without an arbiter, which leave no room for an increment.
pub(super) const NOBODY_WATCHES: Citation = rule("quickplay_nobody_watches");

/// The flag loses, unless the opponent cannot mate.
pub(super) const FLAG: Citation = rule("loss_on_time");

/// Where the clocks are stopped to call the arbiter: once a duty, later a right.
pub(super) const STOPPING: Citation = rule("quickplay_stopping");

/// Whether the guide for Norwegian arbiters stands beside the text.
pub(super) const fn has_guide(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2009(Country::Norway) => true,
        Logic::Laws2001 | Logic::Laws2009(Country::Denmark | Country::Sweden) | Logic::Laws2018 | Logic::Laws2023 => {
            false
        }
    }
}

/// The word for whether the arbiter's decision is final.
pub(super) const fn appeal_key(edition: Edition) -> &'static str {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => "none",
        Logic::Laws2018 | Logic::Laws2023 => "open",
    }
}

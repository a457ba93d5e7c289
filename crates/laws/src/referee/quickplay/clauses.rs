//! Where each edition speaks of the quickplay finish.

use rokade_clause::{Citation, Country, Edition, Logic, rule};

/// What a quickplay finish is.
pub const PHASE: Citation = rule("quickplay_finish");

/// Who may claim a draw, and when.
pub const CLAIM: Citation = rule("quickplay_claim");

/// The arbiter declares a draw, postpones or rejects.
pub const JUDGED: Citation = rule("quickplay_agreed");

pub const POSTPONED: Citation = rule("quickplay_postponed");

pub const REJECTED: Citation = rule("quickplay_rejected");

/// Whether the decision can be appealed against.
pub const APPEAL: Citation = rule("quickplay_appeal");

/// The increment that a player may ask for. The older editions know the claim only.
pub const INCREMENT: Citation = rule("quickplay_increment_asked");

/// The rules hold only where they were announced; in the older editions they always hold.
pub const ANNOUNCED: Citation = rule("quickplay_in_force");

pub const NOT_IN_BLITZ: Citation = rule("quickplay_off_in_blitz");

/// Not with an increment: the limits of the definition, until the newer editions say it.
pub const NO_INCREMENT: Citation = rule("quickplay_not_with_increment");

/// A claim where no arbiter watches ends the game.
pub const WITHOUT_ARBITER: Citation = rule("quickplay_without_arbiter");

/// An arbiter decides it afterwards.
pub const REFERRED: Citation = rule("quickplay_referred");

/// What has to be written down to show that the opponent cannot win.
pub const EVIDENCE_CANNOT_WIN: Citation = rule("no_arbiter_cannot_win");

/// What has to be written down to show that the opponent made no effort.
pub const EVIDENCE_NOT_TRYING: Citation = rule("no_arbiter_no_effort");

/// The rules that hold without an arbiter, which leave no room for an increment.
pub const NOBODY_WATCHES: Citation = rule("quickplay_nobody_watches");

/// The flag loses, unless the opponent cannot mate.
pub const FLAG: Citation = rule("loss_on_time");

/// Where the clocks are stopped to call the arbiter: once a duty, later a right.
pub const STOPPING: Citation = rule("quickplay_stopping");

/// Whether the guide for Norwegian arbiters stands beside the text.
pub const fn has_guide(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2009(Country::Norway) => true,
        Logic::Laws2001 | Logic::Laws2009(Country::Denmark | Country::Sweden) | Logic::Laws2018 | Logic::Laws2023 => {
            false
        }
    }
}

/// The word for whether the arbiter's decision is final.
pub const fn appeal_key(edition: Edition) -> &'static str {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => "none",
        Logic::Laws2018 | Logic::Laws2023 => "open",
    }
}

//! Where each edition speaks of the quickplay finish.

use rokade_clause::{Country, Edition};

use crate::citation::Citation;

/// What a quickplay finish is.
pub const PHASE: Citation = Citation::new(&["L2001-10.1"], &["L2009-10.1"], &["L2018-G.1"], &["L2023-III.1"]);

/// Who may claim a draw, and when.
pub const CLAIM: Citation = Citation::new(&["L2001-10.2"], &["L2009-10.2"], &["L2018-G.5"], &["L2023-III.5"]);

/// The arbiter declares a draw, postpones or rejects.
pub const JUDGED: Citation = Citation::new(&["L2001-10.2.a"], &["L2009-10.2.a"], &["L2018-G.5.1"], &["L2023-III.5.1"]);

pub const POSTPONED: Citation =
    Citation::new(&["L2001-10.2.b"], &["L2009-10.2.b"], &["L2018-G.5.2"], &["L2023-III.5.2"]);

pub const REJECTED: Citation =
    Citation::new(&["L2001-10.2.c"], &["L2009-10.2.c"], &["L2018-G.5.3"], &["L2023-III.5.3"]);

/// Whether the decision can be appealed against.
pub const APPEAL: Citation =
    Citation::new(&["L2001-10.2.d"], &["L2009-10.2.d", "L2009-12.10"], &["L2018-11.10"], &["L2023-11.10"]);

/// The increment that a player may ask for. The older editions know the claim only.
pub const INCREMENT: Citation = Citation::new(&["L2001-10.2"], &["L2009-10.2"], &["L2018-G.4"], &["L2023-III.4"]);

/// The rules hold only where they were announced; in the older editions they always hold.
pub const ANNOUNCED: Citation = Citation::new(&["L2001-10.1"], &["L2009-10.1"], &["L2018-G.2.1"], &["L2023-III.2.1"]);

pub const NOT_IN_BLITZ: Citation = Citation::new(&["L2001-C4"], &["L2009-B3.b"], &["L2018-G.2.2"], &["L2023-III.2.2"]);

/// Not with an increment: the limits of the definition, until the newer editions say it.
pub const NO_INCREMENT: Citation =
    Citation::new(&["L2001-10.1"], &["L2009-10.1"], &["L2018-G.2.2"], &["L2023-III.2.2"])
        .in_norway(&["NO2009-guide-qp-scope"]);

/// A claim where no arbiter watches ends the game.
pub const WITHOUT_ARBITER: Citation = Citation::new(&["L2001-D1"], &["L2009-D1"], &["L2018-G.6.1"], &["L2023-III.6.1"]);

/// An arbiter decides it afterwards.
pub const REFERRED: Citation = Citation::new(&["L2001-D1"], &["L2009-D1"], &["L2018-G.6.2"], &["L2023-III.6.2"]);

/// What has to be written down to show that the opponent cannot win.
pub const EVIDENCE_CANNOT_WIN: Citation =
    Citation::new(&["L2001-D1.a"], &["L2009-D1.a"], &["L2018-G.6.1.1"], &["L2023-III.6.1.1"]);

/// What has to be written down to show that the opponent made no effort.
pub const EVIDENCE_NOT_TRYING: Citation =
    Citation::new(&["L2001-D1.b"], &["L2009-D1.b"], &["L2018-G.6.1.2"], &["L2023-III.6.1.2"]);

/// The rules that hold without an arbiter, which leave no room for an increment.
pub const NOBODY_WATCHES: Citation = Citation::new(&["L2001-D1"], &["L2009-D1"], &["L2018-G.6"], &["L2023-III.6"]);

/// The flag loses, unless the opponent cannot mate.
pub const FLAG: Citation = Citation::new(&["L2001-6.10"], &["L2009-6.9"], &["L2018-6.9"], &["L2023-6.9"]);

/// Where the clocks are stopped to call the arbiter: once a duty, later a right.
pub const STOPPING: Citation = Citation::new(&["L2001-10.2"], &["L2009-6.12.b"], &["L2018-6.11.2"], &["L2023-6.11.2"]);

/// Whether the guide for Norwegian arbiters stands beside the text.
pub const fn has_guide(edition: Edition) -> bool {
    match edition {
        Edition::Laws2009(Country::Norway) => true,
        Edition::Laws2001(_)
        | Edition::Laws2009(Country::Denmark | Country::Sweden)
        | Edition::Laws2018(_)
        | Edition::Laws2023 => false,
    }
}

/// The word for whether the arbiter's decision is final.
pub const fn appeal_key(edition: Edition) -> &'static str {
    match edition {
        Edition::Laws2001(_) | Edition::Laws2009(_) => "none",
        Edition::Laws2018(_) | Edition::Laws2023 => "open",
    }
}

//! Where each edition speaks of resignation, agreement, offers and claims.

use crate::citation::Citation;

pub const RESIGNATION: Citation = Citation::new(&["L2001-5.1.b"], &["L2009-5.1.b"], &["L2018-5.1.2"], &["L2023-5.1.2"]);
pub const AGREED: Citation = Citation::new(&["L2001-5.2.c"], &["L2009-5.2.c"], &["L2018-5.2.3"], &["L2023-5.2.3"]);
/// Offers: when, how long they stand, and that they bind.
pub const OFFER: Citation = Citation::new(&["L2001-9.1.a"], &["L2009-9.1.b.1"], &["L2018-9.1.2.1"], &["L2023-9.1.2.1"]);
/// The same where the Norwegian guide says that a wrong offer binds.
pub const OFFER_BINDS: Citation = OFFER.in_norway(&["L2009-9.1.b.1", "NO2009-guide-offer-binding"]);
/// An offer that its player wants back.
pub const OFFER_WITHDRAWN: Citation =
    OFFER.in_norway(&["L2009-9.1.b.1", "NO2009-guide-offer-binding", "NO2009-guide-ex-withdraw-offer"]);
pub const DISTURBING: Citation = Citation::new(&["L2001-12.5"], &["L2009-12.6"], &["L2018-11.5"], &["L2023-11.5"]);
/// Both players mark the offer.
pub const MARK: Citation = Citation::new(
    &["L2001-9.1.b", "L2001-8.1.p2"],
    &["L2009-9.1.b.2", "L2009-8.1.p3"],
    &["L2018-9.1.2.2", "L2018-8.1.5"],
    &["L2023-9.1.2.2", "L2023-8.1.5"],
)
.in_norway(&["L2009-9.1.b.2", "L2009-8.1.p3", "NO2009-guide-offer-binding"]);
pub const CLAIM_OFFERS: Citation =
    Citation::new(&["L2001-9.1.c"], &["L2009-9.1.b.3"], &["L2018-9.1.2.3"], &["L2023-9.1.2.3"]);

/// A claim that is written down before the move is played.
pub const THREEFOLD_ANNOUNCED: Citation =
    Citation::new(&["L2001-9.2.a"], &["L2009-9.2.a"], &["L2018-9.2.1.1"], &["L2023-9.2.1"])
        .in_norway(&["L2009-9.2.a", "NO2009-guide-claim-written"]);
pub const FIFTY_ANNOUNCED: Citation =
    Citation::new(&["L2001-9.3.a"], &["L2009-9.3.a"], &["L2018-9.3.1"], &["L2023-9.3.1"])
        .in_norway(&["L2009-9.3.a", "NO2009-guide-claim-written"]);
/// Only the player on move may claim.
pub const THREEFOLD_ON_MOVE: Citation =
    Citation::new(&["L2001-9.2.b"], &["L2009-9.2.b"], &["L2018-9.2.1"], &["L2023-9.2"]);
pub const FIFTY_ON_MOVE: Citation = Citation::new(&["L2001-9.3.b"], &["L2009-9.3.b"], &["L2018-9.3"], &["L2023-9.3"]);
pub const RIGHT_LOST: Citation = Citation::new(&["L2001-9.4"], &["L2009-9.4"], &["L2018-9.4"], &["L2023-9.4"]);
/// The clocks at a claim, and that it cannot be withdrawn.
pub const CLAIMING: Citation = Citation::new(&["L2001-9.5"], &["L2009-9.5"], &["L2018-9.5.1"], &["L2023-9.5.1"]);
pub const CORRECT: Citation = Citation::new(&["L2001-9.5.a"], &["L2009-9.5.a"], &["L2018-9.5.2"], &["L2023-9.5.2"]);
pub const WRONG: Citation = Citation::new(&["L2001-9.5.b"], &["L2009-9.5.b"], &["L2018-9.5.3"], &["L2023-9.5.3"]);
/// The players check the claim themselves; the older editions do not say so.
pub const CHECKED_BY_PLAYERS: Citation = Citation::new(&[], &[], &["L2018-11.12"], &["L2023-11.12"]);
/// Claims stay open where nobody needs to write; the older editions do not say so.
pub const CLAIMS_KEPT: Citation = Citation::new(&[], &[], &["L2018-A.2"], &["L2023-A.2"]);

//! Where each edition speaks of resignation, agreement, offers and claims.

use rokade_clause::{Citation, rule};

pub const RESIGNATION: Citation = rule("resignation");
pub const AGREED: Citation = rule("draw_by_agreement");
/// The event may limit agreed draws; the oldest edition does not say so.
pub const LIMIT: Citation = rule("agreed_draws_limit");
/// Offers: when, how long they stand, and that they bind.
pub const OFFER: Citation = rule("draw_offer");
/// The same where the Norwegian guide says that a wrong offer binds.
pub const OFFER_BINDS: Citation = rule("draw_offer_binds");
/// An offer that its player wants back.
pub const OFFER_WITHDRAWN: Citation = rule("draw_offer_withdrawn");
pub const DISTURBING: Citation = rule("disturbing");
/// Both players mark the offer.
pub const MARK: Citation = rule("draw_offer_marked");
pub const CLAIM_OFFERS: Citation = rule("claim_as_offer");

/// A claim that is written down before the move is played.
pub const THREEFOLD_ANNOUNCED: Citation = rule("threefold_announced");
pub const FIFTY_ANNOUNCED: Citation = rule("fifty_moves_announced");
/// Only the player on move may claim.
pub const THREEFOLD_ON_MOVE: Citation = rule("threefold_on_move");
pub const FIFTY_ON_MOVE: Citation = rule("fifty_moves_on_move");
pub const RIGHT_LOST: Citation = rule("claim_right_lost");
/// The clocks at a claim, and that it cannot be withdrawn.
pub const CLAIMING: Citation = rule("claim_made");
pub const CORRECT: Citation = rule("claim_correct");
pub const WRONG: Citation = rule("claim_wrong");
/// The players check the claim themselves; the older editions do not say so.
pub const CHECKED_BY_PLAYERS: Citation = rule("checking_claims");
/// Claims stay open where nobody needs to write; the older editions do not say so.
pub const CLAIMS_KEPT: Citation = rule("rapid_recording_optional");

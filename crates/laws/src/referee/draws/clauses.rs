//! Where each edition speaks of resignation, agreement, offers and claims.

use rokade_clause::{Citation, rule};

pub(super) const RESIGNATION: Citation = rule("resignation");
pub(super) const AGREED: Citation = rule("draw_by_agreement");
/// The event may limit agreed draws; the oldest edition does not say so.
pub(super) const LIMIT: Citation = rule("agreed_draws_limit");
/// Offers: when, how long they stand, and that they bind.
pub(super) const OFFER: Citation = rule("draw_offer");
/// The same where the Norwegian guide says that a wrong offer binds.
pub(super) const OFFER_BINDS: Citation = rule("draw_offer_binds");
/// An offer that its player wants back.
pub(super) const OFFER_WITHDRAWN: Citation = rule("draw_offer_withdrawn");
pub(super) const DISTURBING: Citation = rule("disturbing");
/// Both players mark the offer.
pub(super) const MARK: Citation = rule("draw_offer_marked");
pub(super) const CLAIM_OFFERS: Citation = rule("claim_as_offer");

/// A claim that is written down before the move is played.
pub(super) const THREEFOLD_ANNOUNCED: Citation = rule("threefold_announced");
pub(super) const FIFTY_ANNOUNCED: Citation = rule("fifty_moves_announced");
/// Only the player on move may claim.
pub(super) const THREEFOLD_ON_MOVE: Citation = rule("threefold_on_move");
pub(super) const FIFTY_ON_MOVE: Citation = rule("fifty_moves_on_move");
pub(super) const RIGHT_LOST: Citation = rule("claim_right_lost");
/// The clocks at a claim, and that it cannot be withdrawn.
pub(super) const CLAIMING: Citation = rule("claim_made");
pub(super) const CORRECT: Citation = rule("claim_correct");
pub(super) const WRONG: Citation = rule("claim_wrong");
/// The players check the claim themselves; the older editions do not say so.
pub(super) const CHECKED_BY_PLAYERS: Citation = rule("checking_claims");
/// Claims stay open where nobody needs to write; the older editions do not say so.
pub(super) const CLAIMS_KEPT: Citation = rule("rapid_recording_optional");

//! Adjournment: sealing, the envelope, resumption.

use rokade_clause::rule;

use super::{Checklist, Facts, item};

pub(super) const ADJOURNMENT: Checklist = Checklist {
    key: "adjournment",
    items: &[
        item("move_sealed", rule("adjournment_sealing"), Facts::is_adjourned),
        item("paper_sheet", rule("sealing_on_paper"), Facts::is_adjourned),
        item("sealed_may_change", rule("sealing"), Facts::is_adjourned),
        item("names", rule("envelope_names"), Facts::is_adjourned),
        item("position", rule("envelope_position"), Facts::is_adjourned),
        item("times", rule("envelope_times"), Facts::is_adjourned),
        item("sealer", rule("envelope_sealer"), Facts::is_adjourned),
        item("move_number", rule("envelope_move_number"), Facts::is_adjourned),
        item("draw_offer", rule("envelope_draw_offer"), Facts::is_adjourned),
        item("resumption", rule("envelope_resumption"), Facts::is_adjourned),
        item("envelope_checked_and_kept", rule("envelope_checked_and_kept"), Facts::is_adjourned),
    ],
};

pub(super) const RESUMPTION: Checklist = Checklist {
    key: "resumption",
    items: &[
        item("session_announced", rule("arbiters_clock"), Facts::is_adjourned),
        item("position_and_times_set", rule("before_resumption"), Facts::is_adjourned),
        item("opened_with_replier", rule("envelope_opened_with_replier"), Facts::is_adjourned),
        item("replier_clock", rule("resumption_replier_present"), Facts::is_adjourned),
        item("reply_in_new_envelope", rule("resumption_sealer_absent"), Facts::is_adjourned),
    ],
};

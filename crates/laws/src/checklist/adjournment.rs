//! Adjournment: sealing, the envelope, resumption.

use super::{Checklist, Facts, NONE, item, item_norway};

pub(super) const ADJOURNMENT: Checklist = Checklist {
    key: "adjournment",
    items: &[
        item(
            "move_sealed",
            [&["L2001-A1.a"], &["L2009-ADJ.1.a"], &["L2018-E.1.1"], &["L2023-I.1.1"]],
            Facts::is_adjourned,
        ),
        item("paper_sheet", [NONE, NONE, NONE, &["L2023-I.1.1"]], Facts::is_adjourned),
        item_norway(
            "sealed_may_change",
            [&["L2001-A1.a"], &["L2009-ADJ.1.a"], &["L2018-E.1.1"], &["L2023-I.1.1"]],
            &["L2009-ADJ.1.a", "NO2009-guide-adj-seal"],
            Facts::is_adjourned,
        ),
        item("names", [&["L2001-A2.a"], &["L2009-ADJ.2.a"], &["L2018-E.2.1"], &["L2023-I.2.1"]], Facts::is_adjourned),
        item(
            "position",
            [&["L2001-A2.b"], &["L2009-ADJ.2.b"], &["L2018-E.2.2"], &["L2023-I.2.2"]],
            Facts::is_adjourned,
        ),
        item("times", [&["L2001-A2.c"], &["L2009-ADJ.2.c"], &["L2018-E.2.3"], &["L2023-I.2.3"]], Facts::is_adjourned),
        item("sealer", [&["L2001-A2.d"], &["L2009-ADJ.2.d"], &["L2018-E.2.4"], &["L2023-I.2.4"]], Facts::is_adjourned),
        item(
            "move_number",
            [&["L2001-A2.e"], &["L2009-ADJ.2.e"], &["L2018-E.2.5"], &["L2023-I.2.5"]],
            Facts::is_adjourned,
        ),
        item(
            "draw_offer",
            [&["L2001-A2.f"], &["L2009-ADJ.2.f"], &["L2018-E.2.6"], &["L2023-I.2.6"]],
            Facts::is_adjourned,
        ),
        item(
            "resumption",
            [&["L2001-A2.g"], &["L2009-ADJ.2.g"], &["L2018-E.2.7"], &["L2023-I.2.7"]],
            Facts::is_adjourned,
        ),
        item_norway(
            "envelope_checked_and_kept",
            [&["L2001-A3"], &["L2009-ADJ.3"], &["L2018-E.3"], &["L2023-I.3"]],
            &["L2009-ADJ.3", "NO2009-guide-adj-envelope"],
            Facts::is_adjourned,
        ),
    ],
};

pub(super) const RESUMPTION: Checklist = Checklist {
    key: "resumption",
    items: &[
        item(
            "session_announced",
            [&["L2001-A13"], &["L2009-ADJ.13"], &["L2018-E.14"], &["L2023-I.14"]],
            Facts::is_adjourned,
        ),
        item(
            "position_and_times_set",
            [&["L2001-A5"], &["L2009-ADJ.5"], &["L2018-E.5"], &["L2023-I.5"]],
            Facts::is_adjourned,
        ),
        item_norway(
            "opened_with_replier",
            [&["L2001-A7"], &["L2009-ADJ.7"], &["L2018-E.7"], &["L2023-I.7"]],
            &["L2009-ADJ.7", "NO2009-guide-adj-envelope"],
            Facts::is_adjourned,
        ),
        item(
            "replier_clock",
            [&["L2001-A9.a"], &["L2009-ADJ.9.a"], &["L2018-E.9.1"], &["L2023-I.9.1"]],
            Facts::is_adjourned,
        ),
        item(
            "reply_in_new_envelope",
            [&["L2001-A9.c"], &["L2009-ADJ.9.c"], &["L2018-E.9.3"], &["L2023-I.9.3"]],
            Facts::is_adjourned,
        ),
    ],
};

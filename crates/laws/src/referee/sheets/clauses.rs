//! Where each edition speaks of score sheets and of the score.

use crate::citation::Citation;

/// The duty to write down both sides' moves.
pub const WRITE: Citation =
    Citation::new(&["L2001-8.1"], &["L2009-8.1"], &["L2018-8.1.1"], &["L2023-8.1.1", "L2023-8.1.1.1"]);
/// The own previous move must be written before the next is made.
pub const OWN_MOVE_FIRST: Citation =
    Citation::new(&["L2001-8.1.p2"], &["L2009-8.1.p3"], &["L2018-8.1.3"], &["L2023-8.1.3"])
        .in_norway(&["L2009-8.1.p3", "NO2009-guide-record-order"]);
/// What bears on a sheet beside the duty: kept in sight, and for nothing but the game.
pub const SHEET: Citation = Citation::new(
    &["L2001-8.2", "L2001-8.1.p2"],
    &["L2009-8.2", "L2009-8.1.p3", "L2009-12.4"],
    &["L2018-8.2", "L2018-8.1.3", "L2018-8.1.4"],
    &["L2023-8.2", "L2023-8.1.3", "L2023-8.1.4"],
)
.in_norway(&["L2009-8.2", "NO2009-guide-visible", "L2009-8.1.p3", "NO2009-guide-record-order", "L2009-12.4"]);
/// A player who cannot write.
pub const UNABLE: Citation = Citation::new(&["L2001-8.1.p3"], &["L2009-8.1.p4"], &["L2018-8.1.6"], &["L2023-8.1.6"])
    .in_norway(&["L2009-8.1.p4", "NO2009-guide-analogy"]);
pub const SHORT_OF_TIME: Citation = Citation::new(&["L2001-8.4"], &["L2009-8.4"], &["L2018-8.4"], &["L2023-8.4"]);
/// Nobody needs to write in rapid and blitz.
pub const FAST: Citation = Citation::new(&["L2001-B3"], &["L2009-A2"], &["L2018-A.2"], &["L2023-A.2"]);
/// Neither need write: the arbiter does.
pub const BOTH_EXEMPT: Citation = Citation::new(&["L2001-8.5.a"], &["L2009-8.5.a"], &["L2018-8.5.1"], &["L2023-8.5.1"])
    .in_norway(&["L2009-8.5.a", "NO2009-guide-cj-record"]);
pub const ONE_EXEMPT: Citation = Citation::new(&["L2001-8.5.b"], &["L2009-8.5.b"], &["L2018-8.5.2"], &["L2023-8.5.2"]);
/// The sheet must be complete before the next move once a flag is down; since 2018 said by 8.5 alone.
pub const COMPLETE: Citation =
    Citation::new(&["L2001-8.4", "L2001-8.5.b"], &["L2009-8.4", "L2009-8.5.b"], &["L2018-8.5.2"], &["L2023-8.5.2"]);
pub const REBUILT: Citation = Citation::new(&["L2001-8.5.c"], &["L2009-8.5.c-DK"], &["L2018-8.5.3"], &["L2023-8.5.3"])
    .in_norway(&["L2009-8.5.c-NO", "NO2009-guide-reconstruct"]);
pub const NEXT_PERIOD: Citation = Citation::new(&["L2001-8.6"], &["L2009-8.6"], &["L2018-8.6"], &["L2023-8.6"])
    .in_norway(&["L2009-8.6", "NO2009-guide-move-number"]);
pub const SIGNED: Citation = Citation::new(&["L2001-8.7"], &["L2009-8.7"], &["L2018-8.7"], &["L2023-8.7"]);
/// Writing before playing. The oldest edition does not forbid it: there the clause says how to write.
pub const IN_ADVANCE: Citation = Citation::new(&["L2001-8.1"], &["L2009-8.1.p2"], &["L2018-8.1.2"], &["L2023-8.1.2"]);
pub const ONLY_FOR_THE_GAME: Citation = Citation::new(&[], &["L2009-12.4"], &["L2018-8.1.4"], &["L2023-8.1.4"]);
pub const SCORE: Citation =
    Citation::new(&["L2001-11.1"], &["L2009-11.1"], &["L2018-10.1", "L2018-10.2"], &["L2023-10.1", "L2023-10.2"]);
pub const DISTURBING: Citation = Citation::new(&["L2001-12.5"], &["L2009-12.6"], &["L2018-11.5"], &["L2023-11.5"]);

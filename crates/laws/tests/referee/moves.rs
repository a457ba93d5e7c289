//! Moves made and completed.

use rokade_laws::referee::EndReason;

use crate::stage::*;

#[test]
fn mate_ends_the_game_before_the_press() {
    let stage = Stage::new(SE2018, "40/90+30 30+30").play("f2f3 e7e5 g2g4").make(B, "d8h4");
    stage.ends("0-1", EndReason::Checkmate, "L2018-5.1.1");
    assert_eq!(stage.clock(), (90 * 60_000 - 4_000 + 60_000, 90 * 60_000 - 3_000 + 30_000));
}

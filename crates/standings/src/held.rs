//! Play-offs that were played and lots that were drawn: an order among players who are level (D4.9.10).
//!
//! How a play-off is held and a lot is drawn is left to the tournament.

use rokade_clause::Reason;
use rokade_model::StartNumber;

use crate::correction::Value;
use crate::{Amount, Rules, TieBreak};

/// The values of level players, in their order. Only a play-off or lot that all of them took part in says
/// anything (docs/readings/tiebreaks-play-offs-and-lots.md).
pub(crate) fn among(tiebreak: &TieBreak, rules: &Rules, level: &[StartNumber]) -> Vec<Value> {
    let (lists, missing) = match tiebreak {
        TieBreak::Lot => (&rules.lots, "tiebreak_lot_not_drawn"),
        _ => (&rules.play_offs, "tiebreak_play_off_not_held"),
    };
    let clause = tiebreak.clause();
    let Some(order) = lists.iter().find(|list| level.iter().all(|player| list.contains(player))) else {
        let reason = || Reason::resting_on(missing, vec![clause.clone()]);
        return level.iter().map(|_| Value::missing(tiebreak.clone(), clause.clone(), reason())).collect();
    };
    let placed: Vec<StartNumber> = order.iter().copied().filter(|player| level.contains(player)).collect();
    let place = |player: &StartNumber| {
        let place = placed.iter().position(|other| other == player).map_or(0, |index| index + 1);
        Amount::whole(i64::try_from(place).expect("players fit"))
    };
    let value = |player| Value::of(tiebreak.clone(), clause.clone(), vec![place(player)], Vec::new());
    level.iter().map(value).collect()
}

//! Rules of the event that give way before a round does.

use rokade_model::Forbidden;

use crate::{NoPairing, Pairing, Request, reasons};

/// Pairs with every soft rule; where that leaves no pairing, with as many of them as can be kept, the
/// earlier ones first. Whatever is given up is noted. See docs/readings/forbidden-soft.md.
pub(crate) fn pair(
    request: &Request,
    strictly: impl Fn(&Request) -> Result<Pairing, NoPairing>,
) -> Result<Pairing, NoPairing> {
    let all = strictly(request);
    let in_force = |rule: &Forbidden| rule.soft && (rule.first..=rule.last).contains(&request.round);
    if all.is_ok() || !request.history.forbidden.iter().any(in_force) {
        return all;
    }
    let (soft, hard): (Vec<Forbidden>, Vec<Forbidden>) = request.history.forbidden.iter().cloned().partition(in_force);
    let mut history = rokade_model::History { forbidden: hard, ..request.history.clone() };
    let mut pairing = strictly(&Request { history: &history, ..*request })?;
    let mut given_up = Vec::new();
    for rule in soft {
        history.forbidden.push(rule);
        match strictly(&Request { history: &history, ..*request }) {
            Ok(kept) => pairing = kept,
            Err(_) => given_up.extend(history.forbidden.pop()),
        }
    }
    pairing.notes.extend(given_up.iter().map(|rule| reasons::soft_rule_given_up(&rule.players)));
    Ok(pairing)
}

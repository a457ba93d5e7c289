//! What is to be said of a list of tie-breaks before it is trusted: codes that do not belong, or that fall away.

use rokade_clause::{ClauseId, Reason};
use rokade_model::History;

use super::FideBreak;
use crate::correction::by_clause;
use crate::{Rules, TieBreak};

/// Everything about the list of the rules that an arbiter should know, in the order of the list.
pub fn warnings(history: &History, rules: &Rules) -> Vec<Reason> {
    let has_unrated = history.players.iter().any(|player| player.rating.is_none_or(|rating| rating == 0));
    rules.tiebreaks.iter().filter_map(|tiebreak| warning(tiebreak, has_unrated, rules)).collect()
}

fn warning(tiebreak: &TieBreak, has_unrated: bool, rules: &Rules) -> Option<Reason> {
    let fide: &FideBreak = match tiebreak {
        TieBreak::Kept(name) => return Some(not_computed(name)),
        TieBreak::Fide(fide) => fide,
        _ => return None,
    };
    let about = |key, clause: &ClauseId| Some(by_clause(key, clause).with("code", fide.key()));
    if rules.edition < fide.code.row().since {
        return about("tiebreak_not_in_edition", &fide.code.clause(rules.edition));
    }
    let forbids = rules.edition.forbids_buchholz_in_round_robin();
    if rules.all_play_all && fide.code.is_for_swiss() && forbids {
        return about("buchholz_in_round_robin", &ClauseId::new("FIDE-C.07-2026:8"));
    }
    if fide.code.is_by_rating() && has_unrated && fide.variants.unrated.is_none() {
        return about("tiebreak_unrated", &fide.code.clause(rules.edition)).map(|why| why.read_as("tiebreaks-unrated"));
    }
    None
}

pub(crate) fn not_computed(name: &str) -> Reason {
    Reason::cited("tiebreak_not_computed", "FIDE-C.07-2026:4.1").with("code", name)
}

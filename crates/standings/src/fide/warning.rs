//! What is to be said of a list of tie-breaks before it is trusted: codes that do not belong, or that fall away.

use rokade_clause::{ClauseId, Reason};
use rokade_model::{History, Participant, StartNumber};

use super::FideBreak;
use super::terms::unrated;
use crate::correction::by_clause;
use crate::{Rules, TieBreak};

/// Everything about the list of the rules that an arbiter should know, in the order of the list.
pub fn warnings(history: &History, rules: &Rules) -> Vec<Reason> {
    let is_unrated = |player: &&Participant| player.rating.is_none_or(|rating| rating == 0);
    let unrated: Vec<StartNumber> = history.players.iter().filter(is_unrated).map(|player| player.number).collect();
    rules.tiebreaks.iter().filter_map(|tiebreak| warning(tiebreak, &unrated, rules)).collect()
}

fn warning(tiebreak: &TieBreak, without: &[StartNumber], rules: &Rules) -> Option<Reason> {
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
    let [first, others @ ..] = without else { return None };
    if !fide.code.is_by_rating() || fide.variants.unrated.is_some() {
        return None;
    }
    let why = about("tiebreak_unrated", &fide.code.clause(rules.edition));
    why.map(|why| unrated(why, *first, others.len()))
}

pub(crate) fn not_computed(name: &str) -> Reason {
    Reason::cited("tiebreak_not_computed", "FIDE-C.07-2026:4.1").with("code", name)
}

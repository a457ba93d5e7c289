//! The tie-breaks of a group as a form holds them: chosen by name, in the order they are asked.

use rokade_clause::Reason;
use rokade_standings::{CODES, TIEBREAKS, TieBreak, known_tiebreaks};
use rokade_view::tiebreak_name;
use rokade_words::{Lang, text_with};

use super::fields::Fields;

/// As many tie-breaks as an invitation names.
const PLACES: usize = 5;

/// Variants that invitations name besides the plain codes.
const VARIANTS: [&str; 6] = ["BH/C1", "BH/C2", "BH/M1", "SB/C1", "ARO/C1", HIGHER_LIMIT];
/// Koya with its limit half a point above half of the points.
const HIGHER_LIMIT: &str = "KS/L+1";

/// One place in the order, with everything it may be.
pub(super) struct Place {
    pub offered: Vec<Choice>,
}

pub(super) struct Choice {
    pub value: String,
    pub name: String,
    pub is_chosen: bool,
}

/// What is chosen, and at least one free place behind it.
pub(super) fn places(lang: Lang, chosen: &[TieBreak]) -> Vec<Place> {
    let count = PLACES.max(chosen.len() + 1);
    (0..count).map(|at| Place { offered: offered(lang, chosen.get(at)) }).collect()
}

/// Every tie-break there is by its full name; one with a variant that is not in the list stays to be chosen.
fn offered(lang: Lang, chosen: Option<&TieBreak>) -> Vec<Choice> {
    let corrections = TIEBREAKS.iter().map(|row| row.tiebreak.clone());
    let variants = VARIANTS.iter().map(|code| code.parse().expect("a code of the table"));
    let mut all: Vec<TieBreak> =
        corrections.chain(CODES.iter().map(|row| TieBreak::fide(row.code))).chain(variants).collect();
    if let Some(own) = chosen.filter(|own| !all.contains(own)) {
        all.push(own.clone());
    }
    let choice = |tiebreak: &TieBreak| Choice {
        value: tiebreak.to_string(),
        name: told_apart(lang, tiebreak),
        is_chosen: chosen == Some(tiebreak),
    };
    let mut choices: Vec<Choice> = all.iter().map(choice).collect();
    choices.sort_by_cached_key(|choice| rokade_view::sort_key(lang, &choice.name));
    choices
}

/// The name in a list that holds both a tie-break and another that is called the same.
fn told_apart(lang: Lang, tiebreak: &TieBreak) -> String {
    let name = tiebreak_name(lang, tiebreak);
    if tiebreak.to_string() == HIGHER_LIMIT {
        return text_with(lang, "desk-settings-koya-limit", &[("name", name.into())]);
    }
    name
}

/// The tie-breaks in their order; empty places are passed over, and a variant that was typed comes last.
pub(super) fn read(fields: &mut Fields) -> Option<Vec<TieBreak>> {
    fields.get("tiebreak0")?;
    let chosen = (0..).map_while(|index| fields.get(&format!("tiebreak{index}")));
    let typed: Vec<String> = chosen.chain(fields.get("tiebreak_code")).map(str::to_owned).collect();
    let mut read = Vec::new();
    for code in typed.iter().map(|code| code.trim()).filter(|code| !code.is_empty()) {
        match code.parse() {
            Ok(tiebreak) => read.push(tiebreak),
            Err(_) => {
                let reason = Reason::house("tiebreak_unknown").with("found", code);
                fields.object(reason.with("expected", known_tiebreaks()));
            }
        }
    }
    Some(read)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(fields: &[(&str, &str)]) -> Vec<(String, String)> {
        fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn every_tie_break_has_a_name_in_every_language() {
        for lang in Lang::ALL {
            for choice in offered(lang, None) {
                assert!(!choice.name.contains("view-correction"), "{}", choice.name);
                assert!(!choice.name.contains("dsu-") && !choice.name.contains("gladiator-"), "{}", choice.name);
            }
        }
    }

    #[test]
    fn tie_breaks_of_one_name_are_told_apart() {
        let names: Vec<String> = offered(Lang::En, None).into_iter().map(|choice| choice.name).collect();
        for name in [
            "Sonneborn-Berger",
            "Sonneborn-Berger (FIDE) (SB)",
            "Koya (KS)",
            "Koya (KS/L+1): limit half a point higher",
        ] {
            assert!(names.iter().any(|listed| listed == name), "{name}: {names:?}");
        }
    }

    #[test]
    fn a_variant_that_the_list_has_not_stays_chosen() {
        let own: TieBreak = "BH/C3".parse().unwrap();
        let places = places(Lang::Sv, &[own]);
        assert!(places[0].offered.iter().any(|choice| choice.value == "BH/C3" && choice.is_chosen));
        assert!(places[1].offered.iter().all(|choice| !choice.is_chosen && choice.value != "BH/C3"));
    }

    #[test]
    fn a_typed_variant_comes_behind_what_was_chosen() {
        let form = sent(&[("tiebreak0", "DE"), ("tiebreak1", ""), ("tiebreak2", "BH"), ("tiebreak_code", " BH/C2 ")]);
        let read = read(&mut Fields::of(&form)).unwrap();
        assert_eq!(read.iter().map(ToString::to_string).collect::<Vec<_>>(), ["DE", "BH", "BH/C2"]);
    }
}

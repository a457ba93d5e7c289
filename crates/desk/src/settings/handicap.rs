//! A handicap as a form holds it: what the two have together, and the stronger player's part of it.

use rokade_clause::HandbookEdition;
use rokade_tournament::{GroupSettings, Handicap, Pace};

use super::fields::Fields;

/// Empty rows behind the steps, for more of them.
const SPARE_ROWS: usize = 2;

pub(crate) struct HandicapForm {
    pub is_on: bool,
    pub total: u32,
    /// Difference from which the step holds, and the stronger player's minutes.
    pub rows: Vec<(String, String)>,
    /// What the steps give: difference, stronger, weaker.
    pub preview: Vec<(u32, u32, u32)>,
}

/// What a blitz player has where the group states no time: five minutes, as its code.
const USUAL_BLITZ: &str = "300";

impl HandicapForm {
    /// The group's handicap, else the usual table for the group's own time, for whoever turns it on.
    pub(crate) fn of(group: &GroupSettings, handbook: HandbookEdition) -> HandicapForm {
        let handicap = group.handicap.as_ref();
        let stated = group.time_control.trim();
        let is_fast = stated.is_empty() && group.pace == Pace::Blitz;
        let usual = Handicap::usual_for(if is_fast { USUAL_BLITZ } else { stated }, handbook);
        let shown = handicap.unwrap_or(&usual);
        let steps = shown.steps.iter().map(|(from, minutes)| (from.to_string(), minutes.to_string()));
        let spare = std::iter::repeat_n((String::new(), String::new()), SPARE_ROWS);
        HandicapForm {
            is_on: handicap.is_some(),
            total: shown.total_minutes,
            rows: steps.chain(spare).collect(),
            preview: shown.steps.iter().map(|(from, _)| preview(shown, *from)).collect(),
        }
    }
}

fn preview(handicap: &Handicap, difference: u32) -> (u32, u32, u32) {
    let (one, other) = handicap.times(Some(difference), Some(0));
    (difference, one.min(other), one.max(other))
}

/// `None` if the form has no handicap at all; `Some(None)` where it is turned off.
pub(super) fn read(fields: &mut Fields, handbook: HandbookEdition) -> Option<Option<Handicap>> {
    fields.get("handicap_total")?;
    let usual = Handicap::usual(handbook);
    let total_minutes = fields.figure("handicap_total").unwrap_or(usual.total_minutes);
    let mut steps = Vec::new();
    for index in 0.. {
        if fields.get(&format!("handicap_from{index}")).is_none() {
            break;
        }
        let from = fields.figure(&format!("handicap_from{index}"));
        let minutes = fields.figure(&format!("handicap_minutes{index}"));
        if let (Some(from), Some(minutes)) = (from, minutes) {
            steps.push((from, minutes));
        }
    }
    Some(fields.is_ticked("handicap").then_some(Handicap { total_minutes, steps }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d4_9_9_4_the_table_of_the_form_is_the_table_of_the_group() {
        let first = HandbookEdition::default();
        let group = GroupSettings::new("A", rokade_pairing::System::Of(rokade_pairing::Host::Monrad), 5);
        let form = HandicapForm::of(&group, first);
        assert_eq!(form.preview.last(), Some(&(500, 15, 45)));
        let mut sent = vec![("handicap_total".to_owned(), form.total.to_string())];
        for (index, (from, minutes)) in form.rows.iter().enumerate() {
            sent.push((format!("handicap_from{index}"), from.clone()));
            sent.push((format!("handicap_minutes{index}"), minutes.clone()));
        }
        assert_eq!(read(&mut Fields::of(&sent), first), Some(None));
        sent.push(("handicap".to_owned(), "yes".to_owned()));
        assert_eq!(read(&mut Fields::of(&sent), first), Some(Some(Handicap::usual(first))));
        assert_eq!(read(&mut Fields::of(&[]), first), None);
    }
}

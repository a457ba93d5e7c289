//! Cuts and medians (14), and voluntary unplayed rounds, which go first (16.5).

use std::cmp::Reverse;

use super::descriptor::Variants;
use super::edition::CutFirst;
use super::field::Field;
use super::part::{Cut, Part};

/// Leaves out contributions of a sum over opponents: the low end one after the other, then the high end.
pub(super) fn by_score(field: &Field, parts: &mut [Part], variants: &Variants) {
    for _ in 0..variants.low {
        let Some((index, cut)) = next_lowest(field, parts) else { return };
        leave_out(&mut parts[index], cut);
    }
    for _ in 0..variants.high {
        let left = (0..parts.len()).filter(|index| parts[*index].counted);
        // The earliest of equals.
        let Some(index) = left.max_by_key(|index| (parts[*index].score, parts[*index].value, Reverse(*index))) else {
            return;
        };
        leave_out(&mut parts[index], Cut::Highest);
    }
}

/// The contribution of the lowest opponent, unless a voluntary unplayed round gives as much or more.
fn next_lowest(field: &Field, parts: &[Part]) -> Option<(usize, Cut)> {
    let left = || (0..parts.len()).filter(|index| parts[*index].counted);
    let least = left().min_by_key(|index| (parts[*index].score, parts[*index].value))?;
    let voluntary = match field.unplayed.cut {
        CutFirst::Voluntary => left()
            .filter(|index| parts[*index].is_voluntary)
            .min_by_key(|index| (parts[*index].value, parts[*index].score)),
        CutFirst::Lowest => None,
    };
    Some(match voluntary.filter(|index| parts[*index].value >= parts[least].value) {
        Some(index) => (index, Cut::Voluntary),
        None => (least, Cut::Lowest),
    })
}

/// Leaves out the lowest values, then the highest: for averages of ratings.
pub(super) fn by_value(parts: &mut [Part], variants: &Variants) {
    for _ in 0..variants.low {
        let left = (0..parts.len()).filter(|index| parts[*index].counted);
        let Some(index) = left.min_by_key(|index| parts[*index].value) else { return };
        leave_out(&mut parts[index], Cut::Lowest);
    }
    for _ in 0..variants.high {
        let left = (0..parts.len()).filter(|index| parts[*index].counted);
        let Some(index) = left.max_by_key(|index| (parts[*index].value, Reverse(*index))) else { return };
        leave_out(&mut parts[index], Cut::Highest);
    }
}

/// Leaves out the scores after the first rounds, whatever they are worth.
pub(super) fn first_rounds(parts: &mut [Part], variants: &Variants) {
    for part in parts.iter_mut().take(usize::from(variants.low)) {
        leave_out(part, Cut::FirstRounds);
    }
}

fn leave_out(part: &mut Part, cut: Cut) {
    part.counted = false;
    part.cut = Some(cut);
}

//! What a line says of a membership, beside those on file.

use jiff::civil::Date;

use super::{Belongs, Line, Membership, Moved, Place};
use crate::days::days_before;

pub(super) fn belongs(membership: &Membership) -> Belongs {
    Belongs { kind: membership.kind, place: Place::OnFile(membership.place) }
}

/// What changes if the line, which says that somebody belongs there, is taken.
pub(super) fn changes(line: &Line, stated: Belongs, on_file: &[Membership], day: Date) -> Option<Moved> {
    let of_place = |membership: &&Membership| belongs(membership) == stated;
    let is_meant = |membership: &Membership| {
        let is_open = membership.to.is_none_or(|to| to >= day);
        let begins_so = is_open && line.from.is_some() && membership.from == line.from;
        let ended_so = line.to.is_some() && membership.to == line.to;
        membership.holds_on(day) || begins_so || ended_so
    };
    let there = on_file.iter().enumerate().find(|(_, there)| of_place(there) && is_meant(there));
    if let Some((which, there)) = there {
        let last = line.to.filter(|to| there.to != Some(*to))?;
        return Some(Moved::Ends { which, belongs: stated, last });
    }
    // A membership that was over before anybody told of it is worth a line only if its days are known.
    if line.to.is_some_and(|to| to < day) {
        let from = line.from?;
        let is_free = !on_file.iter().any(|there| of_place(&there) && overlaps(there, from, line.to));
        return is_free.then_some(Moved::Begins { belongs: stated, from, to: line.to });
    }
    let last_before = on_file.iter().filter(of_place).filter_map(|there| there.to).max();
    let from = line.from.filter(|from| last_before.is_none_or(|last| last < *from)).unwrap_or(day);
    let held = on_file.iter().enumerate().find(|(_, there)| there.holds_on(from.max(day)));
    match held {
        Some((which, there)) => {
            let on = if there.from.is_some_and(|begun| from < begun) { day } else { from };
            Some(Moved::Moves { which, out_of: belongs(there), belongs: stated, on, to: line.to })
        }
        None => Some(Moved::Begins { belongs: stated, from, to: line.to }),
    }
}

/// Whoever a complete list of the day leaves out was a member until the day before.
pub(super) fn left_out(on_file: &[Membership], day: Date) -> Vec<Moved> {
    let held = on_file.iter().enumerate().filter(|(_, there)| there.holds_on(day));
    let last = days_before(day, 1);
    held.map(|(which, there)| Moved::Ends { which, belongs: belongs(there), last }).collect()
}

fn overlaps(there: &Membership, from: Date, to: Option<Date>) -> bool {
    there.from.is_none_or(|begun| to.is_none_or(|to| begun <= to)) && there.to.is_none_or(|last| last >= from)
}

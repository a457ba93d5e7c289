//! An earlier list in the place of the register.

use std::collections::BTreeSet;

use super::fold::fold;
use super::{Kind, Line, Membership, Named, OnFile, PersonOnFile};
use crate::PersonId;

impl OnFile {
    /// What an earlier list says, as if it were the register. Persons go by their lines; of a number that stands
    /// twice the first counts.
    pub fn of_list(lines: &[Line]) -> Self {
        let mut on_file = OnFile::default();
        let (mut numbers, mut fide_ids) = (BTreeSet::new(), BTreeSet::new());
        for line in lines {
            let mut known = line.known.clone();
            known.number = known.number.filter(|number| numbers.insert(*number));
            known.fide_id = known.fide_id.filter(|id| fide_ids.insert(*id));
            let membership = on_file.belongs(line).map(|(kind, place)| {
                let (from, to) = (line.from, line.to);
                Membership { kind, place, from, to }
            });
            let id = PersonId(u32::try_from(line.line).unwrap_or(u32::MAX));
            on_file.persons.push(PersonOnFile { id, known, memberships: membership.into_iter().collect() });
        }
        on_file
    }

    fn belongs(&mut self, line: &Line) -> Option<(Kind, u32)> {
        match line.kind {
            Some(Kind::Club) | None => Some((Kind::Club, named(&mut self.clubs, &line.club)?)),
            Some(kind @ (Kind::Individual | Kind::ForeignIndividual)) => {
                Some((kind, named(&mut self.districts, &line.district)?))
            }
        }
    }
}

/// The number of a name, new if it is; `None` of nothing.
fn named(known: &mut Vec<Named>, name: &str) -> Option<u32> {
    let folded = fold(name);
    if folded.is_empty() {
        return None;
    }
    if let Some(there) = known.iter().find(|there| fold(&there.name) == folded) {
        return Some(there.id);
    }
    let id = u32::try_from(known.len() + 1).ok()?;
    known.push(Named { id, name: name.to_owned() });
    Some(id)
}

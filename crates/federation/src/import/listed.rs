//! An earlier list in the place of the register.

use super::fold::fold;
use super::who::Seen;
use super::{Kind, Line, Membership, Named, OnFile, PersonOnFile};
use crate::PersonId;

impl OnFile {
    /// What an earlier list says, as if it were the register. Persons go by their lines; of a person who stands twice the
    /// first line counts, as it does where a list is compared.
    pub fn of_list(lines: &[Line]) -> Self {
        let mut on_file = OnFile::default();
        let mut seen = Seen::default();
        for line in lines {
            if seen.twice(line, None).is_some() {
                continue;
            }
            let membership = on_file.belongs(line).map(|(kind, place)| {
                let (from, to) = (line.from, line.to);
                Membership { kind, place, from, to }
            });
            let id = PersonId(u32::try_from(line.line).unwrap_or(u32::MAX));
            let (known, memberships) = (line.known.clone(), membership.into_iter().collect());
            on_file.persons.push(PersonOnFile { id, known, memberships });
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

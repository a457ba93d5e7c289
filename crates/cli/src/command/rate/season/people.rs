//! Who is who: people of many tournaments by the numbers they are known by.

use std::collections::HashMap;

use rokade_store::{Identity, RatedLine, RatedPerson};

/// Everybody on file and everybody who may come on file.
#[derive(Default)]
pub(super) struct People {
    persons: HashMap<i64, RatedPerson>,
    by_national: HashMap<String, i64>,
    by_fide: HashMap<u64, i64>,
    last: i64,
}

impl People {
    pub(super) fn of(persons: Vec<RatedPerson>) -> Self {
        let mut people = People::default();
        for person in persons {
            people.last = people.last.max(person.id);
            people.index(person.id, &person.identity);
            people.persons.insert(person.id, person);
        }
        people
    }

    /// The person of these numbers, new if neither is known. A number learnt later belongs to the same person.
    pub(super) fn find(&mut self, identity: &Identity) -> i64 {
        let national = identity.national.as_ref().and_then(|number| self.by_national.get(number));
        let fide = || identity.fide.and_then(|number| self.by_fide.get(&number));
        let id = match national.or_else(fide) {
            Some(id) => *id,
            None => {
                self.last += 1;
                let person = RatedPerson {
                    id: self.last,
                    identity: Identity::default(),
                    rating: 0,
                    games: 0,
                    last_rated: String::new(),
                };
                self.persons.insert(self.last, person);
                self.last
            }
        };
        let person = self.persons.get_mut(&id).expect("an indexed person is there");
        if person.identity.national.is_none() {
            person.identity.national.clone_from(&identity.national);
        }
        if person.identity.fide.is_none() {
            person.identity.fide = identity.fide;
        }
        self.index(id, identity);
        id
    }

    pub(super) fn get(&self, id: i64) -> Option<&RatedPerson> {
        self.persons.get(&id)
    }

    /// Forgets what was played, to be counted anew.
    pub(super) fn clear_counts(&mut self) {
        for person in self.persons.values_mut() {
            (person.games, person.last_rated) = (0, String::new());
        }
    }

    /// Counts a line that is on file.
    pub(super) fn count(&mut self, line: &RatedLine, ended: &str) {
        let Some(person) = self.persons.get_mut(&line.person) else { return };
        person.rating = line.new;
        person.games += line.games;
        if person.last_rated.as_str() < ended {
            ended.clone_into(&mut person.last_rated);
        }
    }

    fn index(&mut self, id: i64, identity: &Identity) {
        if let Some(number) = &identity.national {
            self.by_national.entry(number.clone()).or_insert(id);
        }
        if let Some(number) = identity.fide {
            self.by_fide.entry(number).or_insert(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn identity(national: Option<&str>, fide: Option<u64>) -> Identity {
        Identity { national: national.map(str::to_owned), fide }
    }

    #[test]
    fn people_are_found_by_either_number() {
        let mut people = People::default();
        let astrid = people.find(&identity(Some("DEN 7"), None));
        assert_eq!(people.find(&identity(Some("DEN 7"), Some(1401))), astrid, "a number more is learnt");
        assert_eq!(people.find(&identity(None, Some(1401))), astrid);
        assert_eq!(people.find(&identity(Some("NOR 9"), Some(1401))), astrid, "the same person has moved");
        assert_eq!(people.get(astrid).unwrap().identity, identity(Some("DEN 7"), Some(1401)));
        let other = people.find(&identity(Some("DEN 8"), Some(1401)));
        assert_eq!(other, astrid, "a FIDE id is nobody else's");
        assert_ne!(people.find(&identity(Some("DEN 9"), None)), astrid);
    }
}

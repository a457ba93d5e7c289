//! By what a person is known on the rating list. A name is nobody's key.

use rokade_model::Person;
use rokade_tournament::rating::DANISH_FEDERATION;

/// The numbers a person is known by; both `None` once forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Identity {
    /// The federation and its member number, `DEN 104711`.
    pub national: Option<String>,
    pub fide: Option<u64>,
}

impl Identity {
    /// What a tournament of this federation knows of a person; `None` without any number.
    pub fn of(person: &Person, federation: &str) -> Option<Identity> {
        let of_person = [person.federation.trim(), federation.trim(), DANISH_FEDERATION];
        // Where nothing is said, people are taken for members of the union.
        let of_person = of_person.into_iter().find(|code| !code.is_empty());
        let number = person.national_id.trim();
        let national = of_person.filter(|_| !number.is_empty()).map(|code| format!("{} {number}", code.to_uppercase()));
        let identity = Identity { national, fide: person.fide_id.filter(|id| *id > 0) };
        (identity != Identity::default()).then_some(identity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn member_numbers_belong_to_a_federation() {
        let person = |federation: &str, national: &str, fide| {
            let (federation, national_id) = (federation.to_owned(), national.to_owned());
            Person { federation, national_id, fide_id: fide, ..Person::default() }
        };
        let national = |person, home| Identity::of(&person, home).and_then(|known| known.national);
        assert_eq!(national(person("", " 104711 ", None), ""), Some("DEN 104711".to_owned()));
        assert_eq!(national(person("nor", "104711", None), "DEN"), Some("NOR 104711".to_owned()));
        assert_eq!(national(person("", "104711", None), "SWE"), Some("SWE 104711".to_owned()));
        assert_eq!(
            Identity::of(&person("DEN", "", Some(1401)), ""),
            Some(Identity { national: None, fide: Some(1401) })
        );
        assert_eq!(Identity::of(&person("DEN", " ", Some(0)), ""), None);
    }
}

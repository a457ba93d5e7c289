//! Invented people: no name here is meant for anybody.

use rokade_model::{Birth, Name, Person, Sex};

use crate::lots::Lots;

const WOMEN: &[&str] = &[
    "Alva", "Astrid", "Birgit", "Dagny", "Ebba", "Edda", "Eira", "Ellinor", "Frida", "Gerda", "Gro", "Hedda", "Idun",
    "Ingrid", "Jorunn", "Karen", "Liv", "Maren", "Nanna", "Ragna", "Runa", "Saga", "Signe", "Siri", "Solveig",
    "Sunniva", "Thyra", "Tove", "Tuva", "Ylva",
];

const MEN: &[&str] = &[
    "Aksel", "Anders", "Arne", "Asbjørn", "Birger", "Eigil", "Eskil", "Frode", "Gunnar", "Halvor", "Hjalmar", "Ivar",
    "Jens", "Joakim", "Kasper", "Leif", "Magnus", "Mogens", "Niels", "Odd", "Rasmus", "Sigurd", "Sten", "Svend",
    "Sverre", "Torben", "Ulf", "Vagn", "Vidar", "Åke",
];

const FAMILIES: &[&str] = &[
    "Alm",
    "Askelund",
    "Bakkegaard",
    "Birkedal",
    "Bjørnskov",
    "Brovang",
    "Dalsgaard",
    "Ekelund",
    "Elvestad",
    "Engmark",
    "Fjeldsøe",
    "Furulund",
    "Granlund",
    "Grønbæk",
    "Hagelund",
    "Havnestad",
    "Hedegren",
    "Holm",
    "Højvang",
    "Kirkevold",
    "Klintholm",
    "Krogsted",
    "Lindvall",
    "Lyngby",
    "Løvdal",
    "Mosegren",
    "Myrvold",
    "Nordhus",
    "Nygren",
    "Ormstrup",
    "Rosenvold",
    "Rønnebæk",
    "Sandvik",
    "Skovmark",
    "Solbakke",
    "Stenmark",
    "Strandvold",
    "Søholt",
    "Tangen",
    "Tornskov",
    "Tranemo",
    "Ulvestad",
    "Vangsgaard",
    "Vestermark",
    "Vindelev",
    "Østergren",
    "Ådalen",
    "Åkerlund",
];

const CLUBS: &[&str] = &[
    "Fjordby Skakklub",
    "Bondespringet",
    "Tårnholm Sjakklubb",
    "Rokadeklubben Nord",
    "Løbergangens SK",
    "Mosedal Schack",
    "Springergade Skak",
    "Det Åbne Linjespil",
];

/// So many different people.
pub(crate) fn people(lots: &mut Lots, count: usize) -> Vec<Person> {
    let mut people: Vec<Person> = Vec::with_capacity(count);
    let mut taken = std::collections::BTreeSet::new();
    while people.len() < count {
        let person = person(lots);
        // A field larger than the stock of names tells people apart by the year of birth.
        let crowded = people.len() >= FAMILIES.len() * WOMEN.len() / 2;
        if taken.insert(person.name.clone()) || crowded {
            people.push(person);
        }
    }
    people
}

fn person(lots: &mut Lots) -> Person {
    let (sex, given) = match lots.in_thousand(250) {
        true => (Sex::Woman, lots.one_of(WOMEN)),
        false => (Sex::Man, lots.one_of(MEN)),
    };
    let number = |drawn: u64| u8::try_from(drawn).expect("a small number");
    let birth = Birth {
        year: 1945 + u16::try_from(lots.below(65)).expect("a small number"),
        month: 1 + number(lots.below(12)),
        day: 1 + number(lots.below(28)),
    };
    Person {
        name: Name { family: (*lots.one_of(FAMILIES)).to_owned(), given: (*given).to_owned() },
        club: (*lots.one_of(CLUBS)).to_owned(),
        federation: "DEN".to_owned(),
        sex: Some(sex),
        birth: Some(birth),
        fide_id: None,
        national_id: String::new(),
    }
}

//! A register made for one test.

use rokade_store::{Filings, Identity, RatedEvent, RatedLine, RatedPerson, Store, TournamentKey};
use serde_json::Value;

use crate::shell::{Folder, Said, run};

/// The register of a folder, and the day on which things are done.
pub(crate) struct Office {
    pub(crate) folder: Folder,
}

impl Office {
    pub(crate) fn new() -> Self {
        Self { folder: Folder::new() }
    }

    pub(crate) fn database(&self) -> String {
        self.folder.name("federation.sqlite")
    }

    /// A command with words split at blanks; `+` stands for a blank within a word.
    pub(crate) fn says(&self, words: &str) -> Said {
        let words = format!("federation {words} --database {}", self.database());
        run(words.split_whitespace().map(|word| word.replace('+', " ")).collect(), b"")
    }

    pub(crate) fn json(&self, words: &str) -> Value {
        let said = self.says(&format!("{words} --json"));
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{words}: {}", said.out);
        said.json()
    }

    /// Something done in an office on a day; the number of the step.
    pub(crate) fn act(&self, words: &str) -> u64 {
        self.json(words)["step"].as_u64().unwrap_or_else(|| panic!("{words} changed nothing"))
    }

    pub(crate) fn rkf(&self, words: &str) -> u64 {
        self.act(&format!("{words} --office rkf"))
    }

    /// What a refused command gives as its reasons.
    pub(crate) fn refused(&self, words: &str) -> Vec<String> {
        let said = self.says(&format!("{words} --json"));
        assert_eq!(said.code, 2, "{words}: {}{}", said.out, said.err);
        let errors = said.json()["errors"].as_array().unwrap().clone();
        errors.iter().map(|error| error["reason"].as_str().unwrap().to_owned()).collect()
    }

    pub(crate) fn person(&self, person: &str) -> Value {
        self.json(&format!("person show {person} --on 2026-03-01"))
    }

    /// The districts, the clubs and some of the people of the examples.
    pub(crate) fn of_the_examples() -> Self {
        let office = Self::new();
        for district in ["Nordkreds", "Østkreds", "Vestkreds"] {
            office.rkf(&format!("district new {district} --on 2000-01-01"));
        }
        for (club, district) in [
            ("Fjordby+Skakklub", 1),
            ("Hedeholm+SK", 1),
            ("Kløverby+1924", 1),
            ("Strandmark+Skakforening", 2),
            ("Vadehav", 2),
            ("Lyngbakken", 3),
        ] {
            office.rkf(&format!("club new {club} --district {district} --on 2000-01-01"));
        }
        for (number, given, family, born, club) in [
            (40001, "Runa", "Fossdal", "1964-02-11", 1),
            (40006, "Kaare", "Stenvig", "1971-01-25", 1),
            (40004, "Gyda", "Rimfeldt", "1985-12-30", 5),
            (40010, "Frode", "Havbakke", "1968-03-14", 2),
            (40117, "Bjarke", "Lyngdal", "2009-04-02", 2),
            (40032, "Ingrun", "Vesthavn", "1987-02-27", 3),
            (40002, "Vidar", "Kløvermark", "1979-09-03", 3),
        ] {
            let person = format!("--number {number} --given {given} --family {family} --born {born} --federation DEN");
            office.rkf(&format!("person new {person}"));
            office.rkf(&format!("member begin {number} --club {club} --on 2010-01-01"));
        }
        office
    }

    /// What rated events have left of some people: number and last day.
    pub(crate) fn file(&self, filed: &[(u32, i64, &str)]) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let store = Store::open(&self.database()).await.unwrap();
            let persons = filed.iter().zip(1..).map(|((number, rating, last), id)| RatedPerson {
                id,
                identity: Identity { national: Some(format!("DEN {number}")), fide: None },
                rating: *rating,
                games: 40,
                last_rated: (*last).to_owned(),
            });
            let event = RatedEvent {
                filed: 1,
                tournament: TournamentKey::new("k4m2xw7p"),
                seq: 1,
                digest: "d".to_owned(),
                started: "2020-01-01".to_owned(),
                ended: "2020-01-02".to_owned(),
            };
            let lines = filed.iter().zip(1..).map(|((_, rating, _), person)| RatedLine {
                filed: 1,
                player: rokade_tournament::PlayerId(u32::try_from(person).unwrap()),
                person,
                start: *rating,
                old: *rating,
                new: *rating,
                change_exact: "0".to_owned(),
                games: 5,
                points: 5,
                expected: 250,
                k: 20,
                performance: None,
            });
            let (persons, lines) = (persons.collect(), lines.collect());
            let filings = Filings { persons, events: vec![event], lines, ..Filings::default() };
            store.file_ratings(filings).await.unwrap();
            store.close().await;
        });
    }
}

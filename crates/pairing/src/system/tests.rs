//! Every system by every column.

use std::collections::BTreeSet;

use super::*;

fn read(text: &str) -> System {
    serde_json::from_str(text).unwrap()
}

fn written(system: System) -> String {
    serde_json::to_string(&system).unwrap()
}

#[test]
fn every_system_is_read_by_its_key() {
    for row in SYSTEMS {
        assert_eq!(row.key.parse(), Ok(row.system));
        assert_eq!(row.system.key(), row.key);
        assert_eq!(row.system.row().key, row.key);
        assert_eq!(row.system.to_string(), row.key);
        assert_eq!(row.system.clause(), row.clause);
    }
    let keys: BTreeSet<&str> = SYSTEMS.iter().map(|row| row.key).collect();
    assert_eq!(keys.len(), SYSTEMS.len());
}

#[test]
fn the_paper_of_the_crate_names_the_module_of_every_system() {
    let paper = include_str!("../../README.md");
    for row in SYSTEMS.iter().filter(|row| !row.system.is_gladiator()) {
        assert!(paper.contains(&format!("| `{}` |", row.key.replace('-', "_"))), "README.md lacks {}", row.key);
    }
}

/// All the clauses of a row; a new column is asked here whether it is one.
fn clauses(row: &SystemRow) -> Vec<&'static str> {
    let SystemRow {
        clause,
        meets,
        meets_later,
        rematch,
        numbers_clause,
        bye,
        order,
        adjourned,
        look_ahead,
        decision,
        drawn,
        key: _,
        system: _,
        text: _,
        kind: _,
        bye_colour: _,
        numbers: _,
        first_colours: _,
        placement: _,
        upfloater: _,
        ties: _,
        is_listed: _,
        names: _,
        spoken: _,
        codes: _,
        is_known_to_engines: _,
        acceleration: _,
        usual: _,
        page: _,
    } = *row;
    let drawn = match drawn {
        Drawn::Nothing => None,
        Drawn::Colour(clause) | Drawn::Lines(clause) | Drawn::Teams(clause) => Some(clause),
    };
    let some = [bye, order, adjourned, look_ahead, decision, drawn].into_iter().flatten();
    [clause, meets, meets_later, rematch, numbers_clause].into_iter().chain(some).collect()
}

#[test]
fn every_clause_of_a_system_is_in_the_inventory_and_of_its_edition() {
    for row in SYSTEMS {
        for clause in clauses(row) {
            assert!(rokade_clause::inventory().get(clause).is_some(), "{} cites {clause}", row.key);
            let is_of_fide = clause.starts_with("FIDE-");
            assert!(
                !is_of_fide || clause.contains(&format!("-{}:", row.system.edition())),
                "{} cites {clause}",
                row.key
            );
            let is_gladiators = row.system.is_gladiator() && clause == "D4.9.8-1";
            assert_eq!(is_of_fide, row.text != Text::Handbook && !is_gladiators, "{} cites {clause}", row.key);
        }
    }
}

#[test]
fn the_columns_of_a_system_do_not_contradict_each_other() {
    for row in SYSTEMS {
        let system = row.system;
        let is_swiss = row.kind == Kind::Swiss;
        assert_eq!(row.bye.is_some(), is_swiss, "{}: one who sits out is a rule of the Swiss systems", row.key);
        assert!(is_swiss || (row.order.is_none() && row.placement == Placement::Anew), "{}", row.key);
        assert!(row.placement == Placement::Anew || row.order.is_some(), "{}", row.key);
        assert_eq!(row.kind == Kind::AllPlayAll, system.cycles().is_some(), "{}", row.key);
        assert_eq!(row.kind == Kind::Teams, system.teams().is_some(), "{}", row.key);
        assert_eq!(row.kind == Kind::Teams, row.drawn.teams().is_some(), "{}", row.key);
        assert_eq!(row.kind == Kind::KnockOut, row.drawn.lines().is_some(), "{}", row.key);
        assert_eq!(matches!(row.kind, Kind::Teams | Kind::KnockOut), row.page.is_some(), "{}", row.key);
        assert_eq!(row.ties == Ties::Gladiator, system.is_gladiator(), "{}", row.key);
        assert!(!row.is_known_to_engines || row.text != Text::Handbook, "{}", row.key);
        assert!(row.names.chosen.is_some() || row.acceleration.is_none(), "{}", row.key);
    }
}

#[test]
fn a_file_tells_every_system_by_words_of_its_own() {
    let names = SYSTEMS.iter().flat_map(|row| [(row, Some(row.names.plain)), (row, row.names.chosen)]);
    let mut told: std::collections::BTreeMap<&str, &str> = std::collections::BTreeMap::new();
    for (row, name) in names.filter_map(|(row, name)| Some((row, name?))) {
        let other = told.insert(name.trf, row.key).filter(|other| *other != row.key);
        assert_eq!(other, None, "{} is written like {other:?}", row.key);
        let is_custom = name.code.starts_with("CUSTOM_");
        assert!(is_custom || row.text != Text::Handbook || name.code == "FIDE_DOUBLEROUNDROBIN", "{}", name.code);
    }
    let codes: Vec<&str> = SYSTEMS.iter().flat_map(|row| row.codes).copied().collect();
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len(), "a code means one system");
    let words: Vec<&str> = SYSTEMS.iter().flat_map(|row| row.spoken).copied().collect();
    assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "a word means one system");
}

#[test]
fn pages_offer_every_system_that_stands_alone_in_one_order() {
    let alone = SYSTEMS.iter().filter(|row| !row.system.is_gladiator());
    let mut places: Vec<u8> = alone.map(|row| row.usual).collect();
    places.sort_unstable();
    assert_eq!(places, (1..).take(places.len()).collect::<Vec<_>>());
}

#[test]
fn every_host_carries_gladiator_games() {
    for row in SYSTEMS {
        let System::Of(host) = row.system else { continue };
        let gladiator = System::Gladiator { host }.row();
        assert_eq!(gladiator.key.strip_prefix("gladiator:"), Some(row.key));
        assert!(SYSTEMS.iter().any(|row| row.key == gladiator.key));
        assert_eq!((gladiator.kind, gladiator.numbers, gladiator.drawn), (row.kind, row.numbers, row.drawn));
        assert_eq!((gladiator.bye, gladiator.rematch, gladiator.meets), (row.bye, row.rematch, row.meets));
        assert_eq!(gladiator.clause, "D4.9.8-1");
    }
}

#[test]
fn what_is_chosen_of_a_system_is_in_its_name() {
    let groups = Groups { groups: 2, rounds: 2 };
    for (plain, chosen) in [
        (Host::RoundRobin { cycles: 1 }, Host::RoundRobin { cycles: 2 }),
        (Host::DanishSwiss { acceleration: None }, Host::DanishSwiss { acceleration: Some(groups) }),
        (Host::FIDE_DUTCH, Host::FIDE_DUTCH_BAKU),
    ] {
        let (plain, chosen) = (System::Of(plain), System::Of(chosen));
        assert_eq!((plain.key(), Some(chosen.name())), (chosen.key(), plain.row().names.chosen));
        assert_eq!(plain.name(), plain.row().names.plain);
    }
}

#[test]
fn systems_of_old_journals_are_still_read() {
    assert_eq!(read("\"monrad\""), System::Of(Host::Monrad));
    assert_eq!(read("{\"round-robin\":{\"cycles\":2}}"), System::Of(Host::RoundRobin { cycles: 2 }));
    assert_eq!(read("{\"gladiator\":{\"host\":\"monrad\"}}"), System::Gladiator { host: Host::Monrad });
    for row in SYSTEMS {
        assert_eq!(read(&written(row.system)), row.system);
    }
}

#[test]
fn systems_are_written_as_they_always_were() {
    let all: Vec<String> = SYSTEMS.iter().map(|row| written(row.system)).collect();
    assert_eq!(
        all,
        [
            r#"{"round-robin":{"cycles":1}}"#,
            r#""monrad""#,
            r#"{"danish-swiss":{"acceleration":null}}"#,
            r#""fide-1998""#,
            r#""dubov-1997""#,
            r#"{"fide-dutch":{"baku":false}}"#,
            r#""knock-out""#,
            r#"{"olympiad":{"teams":4}}"#,
            r#"{"gladiator":{"host":{"round-robin":{"cycles":1}}}}"#,
            r#"{"gladiator":{"host":"monrad"}}"#,
            r#"{"gladiator":{"host":{"danish-swiss":{"acceleration":null}}}}"#,
            r#"{"gladiator":{"host":"fide-1998"}}"#,
            r#"{"gladiator":{"host":"dubov-1997"}}"#,
            r#"{"gladiator":{"host":{"fide-dutch":{"baku":false}}}}"#,
        ]
    );
}

#[test]
fn a_journal_that_names_no_edition_was_played_under_that_of_2026() {
    let of_2026 = System::Of(Host::FideDutch { baku: true, edition: DutchEdition::Y2026 });
    assert_eq!(read(r#"{"fide-dutch":{"baku":true}}"#), of_2026);
    assert_eq!(read(r#"{"fide-dutch":{"baku":true,"edition":"2026"}}"#), of_2026);
    assert_eq!(of_2026.edition(), "2026");
    assert!(serde_json::from_str::<System>(r#"{"fide-dutch":{"edition":"1998"}}"#).is_err(), "never another one");
}

#[test]
fn an_unknown_system_is_refused_with_the_known_ones() {
    let error = "swiss".parse::<System>().unwrap_err();
    for row in SYSTEMS {
        assert!(error.to_string().contains(row.key));
    }
    let error = serde_json::from_str::<System>("\"swiss\"").unwrap_err();
    assert!(error.to_string().starts_with("a pairing system, such as"), "{error}");
}

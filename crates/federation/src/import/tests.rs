use jiff::civil::{Date, date};
use proptest::prelude::*;

use super::*;
use crate::days::days_before;

const DAY: Date = date(2026, 8, 1);

fn asked() -> Asked {
    Asked { day: DAY, is_complete: false, aliases: BTreeMap::new(), opens: false }
}

fn person(id: u32, number: u32, name: &str, birth: &str, club: u32) -> PersonOnFile {
    let known = Known { number: Some(number), name: Name::parse(name), birth: Birth::parse(birth), ..Known::default() };
    let from = Some(date(2020, 1, 1));
    let memberships = vec![Membership { kind: Kind::Club, place: club, from, to: None }];
    PersonOnFile { id: PersonId(id), known, memberships }
}

fn register() -> OnFile {
    let named = |id, name: &str| Named { id, name: name.to_owned() };
    OnFile {
        persons: vec![
            person(1, 40_117, "Lyngdal, Bjarke", "2009-04-02", 1),
            person(2, 40_005, "Fjeld, Maren", "1998-04-17", 1),
            person(3, 40_034, "Møllegård, Siri", "2003-03-23", 2),
        ],
        clubs: vec![named(1, "Hedeholm SK"), named(2, "Fjordby Skakklub"), named(3, "Kløverby 1924")],
        districts: vec![named(1, "Nordkreds"), named(2, "Østkreds")],
    }
}

fn line(line: usize, number: Option<u32>, name: &str, birth: &str, club: &str) -> Line {
    let known = Known { number, name: Name::parse(name), birth: Birth::parse(birth), ..Known::default() };
    Line { line, known, club: club.to_owned(), ..Line::default() }
}

fn one(line: Line) -> Comparison {
    compare(&[line], &register(), &asked())
}

fn conflict(line: Line) -> String {
    let comparison = one(line);
    assert_eq!((comparison.differences.len(), comparison.conflicts.len()), (0, 1));
    comparison.conflicts[0].reason.key.to_string()
}

#[test]
fn d4_1_4a_a_list_is_told_apart_line_by_line() {
    let lines = [
        line(2, Some(40_117), "Bjarke Lyngdal", "2009", "hedeholm sk"),
        line(3, Some(40_005), "Fjeld Vang, Maren", "1998-04-17", "Fjordby Skakklub"),
        line(4, None, "Siri Möllegaard", "2003-03-23", "2"),
        line(5, None, "Tyra Ekhage", "2001-01-15", "Hedeholm SK"),
    ];
    let found = compare(&lines, &register(), &asked());
    assert_eq!((found.lines, found.unchanged, found.conflicts.len()), (4, 1, 0));
    let [moved, spelt, new] = &found.differences[..] else { panic!("{:?}", found.differences) };
    assert_eq!((moved.person, moved.changed[0].field), (Some(PersonId(2)), Field::Name));
    assert_eq!((moved.changed[0].old.as_str(), moved.changed[0].new.as_str()), ("Fjeld, Maren", "Fjeld Vang, Maren"));
    let belongs = |club| Belongs { kind: Kind::Club, place: Place::OnFile(club) };
    let moves = Moved::Moves { which: 0, out_of: belongs(1), belongs: belongs(2), on: DAY, to: None };
    assert_eq!(moved.memberships, [moves]);
    assert_eq!((spelt.person, spelt.changed[0].field), (Some(PersonId(3)), Field::Name), "known by name and birth");
    assert!(spelt.memberships.is_empty(), "a club goes by its number too");
    assert_eq!(new.person, None);
    assert_eq!(new.memberships, [Moved::Begins { belongs: belongs(1), from: DAY, to: None }]);
}

#[test]
fn d4_1_4a_the_number_of_another_waits() {
    assert_eq!(
        conflict(line(2, Some(40_117), "Solvej Brinkhede", "1988-07-07", "Hedeholm SK")),
        "import_number_of_another"
    );
    assert_eq!(conflict(line(2, Some(40_117), "Solvej Brinkhede", "", "")), "import_number_of_another");
    assert!(one(line(2, Some(40_117), "Bjarke Vang", "", "")).conflicts.is_empty(), "a name in common");
}

#[test]
fn d4_1_4a_a_fide_id_of_another_waits() {
    let mut on_file = register();
    on_file.persons[0].known.fide_id = Some(1_499_001);
    let with = |number, name: &str, birth: &str| {
        let mut asked_line = line(2, number, name, birth, "");
        asked_line.known.fide_id = Some(1_499_001);
        compare(&[asked_line], &on_file, &asked())
    };
    for (number, name, birth) in [
        (Some(40_005), "Maren Fjeld", "1998-04-17"),
        (Some(50_000), "Bjarke Lyngdal", "2009-04-02"),
        (None, "Solvej Brinkhede", "1988-07-07"),
    ] {
        assert_eq!(with(number, name, birth).conflicts[0].reason.key, "import_fide_of_another", "{name}");
    }
    assert_eq!(with(None, "Bjarke Lyngdal", "2009").unchanged, 1);
}

#[test]
fn what_a_person_must_judge_waits() {
    let mut dated = line(2, Some(40_117), "Bjarke Lyngdal", "2009-04-02", "");
    dated.impossible = vec![(4, "31.02.2009".to_owned())];
    assert_eq!(conflict(dated), "import_date_impossible");
    assert_eq!(conflict(line(2, None, "Liv Sundholm", "2027-01-01", "")), "import_date_impossible");
    let reversed =
        Line { from: Some(date(2026, 2, 1)), to: Some(date(2026, 1, 31)), ..line(2, None, "Liv Sundholm", "", "") };
    assert_eq!(conflict(reversed), "import_date_impossible");
    assert_eq!(conflict(line(2, None, "Maren Fjeld", "1998", "")), "import_person_unclear");
    let unknown = one(line(2, None, "Liv Sundholm", "2014-08-12", "Hedeholn"));
    assert_eq!(unknown.conflicts[0].reason.key, "import_club_unknown");
    assert_eq!(unknown.conflicts[0].nearest[0], "Hedeholm SK");
    let twice = [line(2, None, "Liv Sundholm", "2014-08-12", ""), line(3, None, "Sundholm, Liv", "2014-08-12", "")];
    let twice = compare(&twice, &register(), &asked());
    assert_eq!((twice.differences.len(), twice.conflicts[0].line), (1, 3));
    assert_eq!(twice.conflicts[0].reason.key, "import_same_line_twice");
}

#[test]
fn a_club_is_known_by_another_name_or_opened() {
    let mut asked_line = line(2, None, "Liv Sundholm", "2014-08-12", "SK Hedeholm 1931");
    let aliased = Asked { aliases: BTreeMap::from([("sk hedeholm 1931".to_owned(), 1)]), ..asked() };
    let found = compare(std::slice::from_ref(&asked_line), &register(), &aliased);
    assert_eq!((found.conflicts.len(), found.clubs.len(), found.differences.len()), (0, 0, 1));
    let opening = Asked { opens: true, ..asked() };
    let unplaced = compare(std::slice::from_ref(&asked_line), &register(), &opening);
    assert_eq!(unplaced.conflicts[0].reason.key, "import_district_unknown", "a club lies in a district");
    asked_line.district = "Vestkreds".to_owned();
    let found = compare(&[asked_line], &register(), &opening);
    let district = Place::Opened("Vestkreds".to_owned());
    assert_eq!(found.clubs, [OpenedClub { name: "SK Hedeholm 1931".to_owned(), district }]);
    assert_eq!(found.districts, ["Vestkreds"]);
}

#[test]
fn d4_4_63a_a_membership_ends_by_absence_only_on_a_complete_list() {
    let lines = [
        line(2, Some(40_117), "Bjarke Lyngdal", "2009-04-02", "Hedeholm SK"),
        line(3, Some(40_005), "Solvej Brinkhede", "1988-07-07", "Hedeholm SK"),
    ];
    assert!(compare(&lines, &register(), &asked()).differences.is_empty());
    let found = compare(&lines, &register(), &Asked { is_complete: true, ..asked() });
    let [left] = &found.differences[..] else { panic!("{:?}", found.differences) };
    assert_eq!((left.person, left.line), (Some(PersonId(3)), None), "who is in conflict has not left");
    let Moved::Ends { last, .. } = left.memberships[0] else { panic!("{left:?}") };
    assert_eq!(last, date(2026, 7, 31));
}

#[test]
fn d4_4_63a_the_last_day_on_the_list_ends_a_membership() {
    let mut asked_line = line(2, Some(40_117), "Bjarke Lyngdal", "2009-04-02", "Hedeholm SK");
    asked_line.to = Some(date(2026, 6, 30));
    let found = one(asked_line);
    let Moved::Ends { last, .. } = found.differences[0].memberships[0] else { panic!("{found:?}") };
    assert_eq!(last, date(2026, 6, 30));
}

/// What accepting makes of the register.
fn accepted(on_file: &OnFile, comparison: &Comparison) -> OnFile {
    let mut after = on_file.clone();
    let open = |named: &mut Vec<Named>, name: &String| {
        let id = named.iter().map(|one| one.id).max().unwrap_or(0) + 1;
        named.push(Named { id, name: name.clone() });
    };
    comparison.clubs.iter().for_each(|club| open(&mut after.clubs, &club.name));
    comparison.districts.iter().for_each(|name| open(&mut after.districts, name));
    let (clubs, districts) = (after.clubs.clone(), after.districts.clone());
    let place = |belongs: &Belongs| match &belongs.place {
        Place::OnFile(id) => *id,
        Place::Opened(name) => {
            let named = if belongs.kind == Kind::Club { &clubs } else { &districts };
            named.iter().find(|one| one.name == *name).unwrap().id
        }
    };
    let begun =
        |belongs: &Belongs, from, to| Membership { kind: belongs.kind, place: place(belongs), from: Some(from), to };
    for difference in &comparison.differences {
        let id =
            difference.person.unwrap_or_else(|| PersonId(1_000 + u32::try_from(difference.line.unwrap()).unwrap()));
        let at = after.persons.iter().position(|person| person.id == id).unwrap_or_else(|| {
            after.persons.push(PersonOnFile { id, known: difference.known.clone(), memberships: Vec::new() });
            after.persons.len() - 1
        });
        let person = &mut after.persons[at];
        for Changed { field, .. } in &difference.changed {
            let (to, from) = (&mut person.known, &difference.known);
            match field {
                Field::Number => to.number = from.number,
                Field::FideId => to.fide_id = from.fide_id,
                Field::Name => to.name = from.name.clone(),
                Field::Birth => to.birth = from.birth,
                Field::Sex => to.sex = from.sex,
                Field::Federation => to.federation = from.federation.clone(),
                Field::Address => to.address = from.address.clone(),
                Field::Email => to.email = from.email.clone(),
                Field::Phone => to.phone = from.phone.clone(),
            }
        }
        for moved in &difference.memberships {
            match moved {
                Moved::Begins { belongs, from, to } => person.memberships.push(begun(belongs, *from, *to)),
                Moved::Moves { which, belongs, on, to, .. } => {
                    person.memberships[*which].to = Some(days_before(*on, 1));
                    person.memberships.push(begun(belongs, *on, *to));
                }
                Moved::Ends { which, last, .. } => person.memberships[*which].to = Some(*last),
            }
        }
    }
    after
}

fn some_known() -> impl Strategy<Value = Known> {
    let names = prop::sample::select(vec!["Lyngdal, Bjarke", "Fjeld, Maren", "Siri Møllegård", "Fjeld, Siri"]);
    let births = prop::sample::select(vec!["", "2009-04-02", "2009", "1998-04-17", "1998-04"]);
    let number = prop::option::of(1_u32..7);
    let fide_id = prop::option::weighted(0.3, 1_u64..5);
    let federation = prop::sample::select(vec!["", "DEN", "SWE"]);
    (number, fide_id, names, births, federation).prop_map(|(number, fide_id, name, birth, federation)| Known {
        number,
        fide_id,
        name: Name::parse(name),
        birth: Birth::parse(birth),
        federation: federation.to_owned(),
        ..Known::default()
    })
}

fn some_day() -> impl Strategy<Value = Option<Date>> {
    let days = [date(2019, 5, 1), date(2024, 1, 1), date(2026, 7, 31), DAY, date(2026, 12, 31)];
    prop::option::weighted(0.4, prop::sample::select(days.to_vec()))
}

fn some_kind() -> impl Strategy<Value = Kind> {
    prop::sample::select(vec![Kind::Club, Kind::Club, Kind::Individual, Kind::ForeignIndividual])
}

fn some_line() -> impl Strategy<Value = Line> {
    let clubs = prop::sample::select(vec!["", "Hedeholm SK", "fjordby skakklub", "Nysted"]);
    let districts = prop::sample::select(vec!["", "nordkreds", "Vestkreds"]);
    let parts = (some_known(), clubs, districts, prop::option::of(some_kind()), some_day(), some_day());
    parts.prop_map(|(known, club, district, kind, from, to)| {
        let (club, district) = (club.to_owned(), district.to_owned());
        Line { line: 0, known, club, district, kind, from, to, impossible: Vec::new() }
    })
}

fn some_membership() -> impl Strategy<Value = Membership> {
    (some_kind(), 1_u32..3, some_day(), some_day()).prop_map(|(kind, place, from, to)| Membership {
        kind,
        place,
        from,
        to: to.filter(|to| from.is_none_or(|from| from <= *to)),
    })
}

/// A register in which no number stands twice.
fn some_register() -> impl Strategy<Value = OnFile> {
    let person = (some_known(), prop::collection::vec(some_membership(), 0..3));
    prop::collection::vec(person, 0..5).prop_map(|persons| {
        let (mut numbers, mut fide_ids) = (std::collections::BTreeSet::new(), std::collections::BTreeSet::new());
        let persons = persons.into_iter().zip(1..).map(|((mut known, memberships), id)| {
            known.number = known.number.filter(|number| numbers.insert(*number));
            known.fide_id = known.fide_id.filter(|fide_id| fide_ids.insert(*fide_id));
            PersonOnFile { id: PersonId(id), known, memberships }
        });
        OnFile { persons: persons.collect(), ..register() }
    })
}

fn some_list() -> impl Strategy<Value = Vec<Line>> {
    prop::collection::vec(some_line(), 0..6)
        .prop_map(|lines| lines.into_iter().zip(2..).map(|(line, number)| Line { line: number, ..line }).collect())
}

proptest! {
    #[test]
    fn every_line_is_told_once(lines in some_list(), on_file in some_register(), is_complete: bool, opens: bool) {
        let asked = Asked { is_complete, opens, ..asked() };
        let found = compare(&lines, &on_file, &asked);
        prop_assert_eq!(&compare(&lines, &on_file, &asked), &found);
        let of_lines = found.differences.iter().filter(|difference| difference.line.is_some()).count();
        prop_assert_eq!(found.unchanged + of_lines + found.conflicts.len(), lines.len());
    }

    #[test]
    fn what_was_accepted_differs_in_nothing(lines in some_list(), on_file in some_register(), opens: bool) {
        let asked = Asked { opens, ..asked() };
        let found = compare(&lines, &on_file, &asked);
        let after = accepted(&on_file, &found);
        let waits = |line: &&Line| found.conflicts.iter().any(|conflict| conflict.line == line.line);
        let taken: Vec<Line> = lines.iter().filter(|line| !waits(line)).cloned().collect();
        prop_assert_eq!(compare(&taken, &after, &asked).differences, []);
    }

    #[test]
    fn a_complete_list_accepted_differs_in_nothing(lines in some_list(), on_file in some_register()) {
        let asked = Asked { is_complete: true, opens: true, ..asked() };
        let found = compare(&lines, &on_file, &asked);
        prop_assume!(found.conflicts.is_empty());
        prop_assert_eq!(compare(&lines, &accepted(&on_file, &found), &asked).differences, []);
    }

    #[test]
    fn a_list_in_which_nothing_is_unclear_differs_in_nothing_from_itself(lines in some_list(), is_complete: bool) {
        let asked = Asked { is_complete, opens: true, ..asked() };
        let found = compare(&lines, &OnFile::of_list(&lines), &asked);
        prop_assume!(found.conflicts.is_empty());
        prop_assert_eq!(found.differences, []);
    }

    #[test]
    fn nobody_of_a_list_ends_because_it_was_read_before(lines in some_list()) {
        let asked = Asked { is_complete: true, opens: true, ..asked() };
        let found = compare(&lines, &OnFile::of_list(&lines), &asked);
        prop_assert!(found.differences.iter().all(|difference| difference.line.is_some()));
    }

    #[test]
    fn numbers_stay_one_persons(lines in some_list(), on_file in some_register()) {
        let after = accepted(&on_file, &compare(&lines, &on_file, &Asked { opens: true, ..asked() }));
        let mut numbers: Vec<u32> = after.persons.iter().filter_map(|person| person.known.number).collect();
        let mut fide_ids: Vec<u64> = after.persons.iter().filter_map(|person| person.known.fide_id).collect();
        let all = (numbers.len(), fide_ids.len());
        numbers.sort_unstable();
        numbers.dedup();
        fide_ids.sort_unstable();
        fide_ids.dedup();
        prop_assert_eq!((numbers.len(), fide_ids.len()), all);
    }
}

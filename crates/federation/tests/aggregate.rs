//! What holds of the register whatever is asked of it.

use std::collections::BTreeSet;

use jiff::civil::{Date, date};
use proptest::prelude::*;
use rokade_federation::PersonId;
use rokade_federation::office::rights::{Act, Right};
use rokade_federation::office::{Office, Seat};
use rokade_federation::register::{
    ClubId, Command, Context, DistrictId, MemberOf, NumberWanted, PersonFacts, PersonState, Recorded, Register,
};

const DAY: Date = date(2026, 3, 1);

/// A register that takes commands as the store does.
#[derive(Clone, Default)]
struct Desk {
    register: Register,
    journal: Vec<Recorded>,
}

impl Desk {
    fn ask(&mut self, command: &Command) -> Result<u64, Vec<String>> {
        let context = Context { seat: Seat::of_union(Office::Rkf), today: DAY };
        let decision = self.register.judge(command, &context);
        let decision =
            decision.map_err(|reasons| reasons.iter().map(|reason| reason.key.to_string()).collect::<Vec<_>>())?;
        let step = self.register.state.seq() + 1;
        self.register.learn(decision.facts);
        for (event, seq) in decision.events.into_iter().zip(step..) {
            let record = Recorded { seq, step, seat: context.seat.clone(), event };
            self.register.take_in(&record).unwrap();
            self.journal.push(record);
        }
        Ok(step)
    }

    /// Everything that can be seen of the register.
    fn seen(&self) -> String {
        let state = &self.register.state;
        let person = |id| {
            let names = self.register.facts(id).cloned();
            let all = state
                .person(id)
                .map(|person| (person.state, person.number, person.fide_id, person.memberships.clone()));
            format!("{id}: {names:?} {all:?} {:?}", state.memberships(id))
        };
        let persons: Vec<String> = state.persons().map(|one| person(one.id)).collect();
        let clubs: Vec<String> = state.clubs().map(|club| format!("{club:?}")).collect();
        format!("{}\n{}", persons.join("\n"), clubs.join("\n"))
    }

    fn is_in_order(&self) {
        let mut numbers = BTreeSet::new();
        let mut fide_ids = BTreeSet::new();
        for person in self.register.state.persons() {
            assert!(person.number.is_none_or(|number| numbers.insert(number)), "a number stands twice");
            assert!(person.fide_id.is_none_or(|id| fide_ids.insert(id)), "a FIDE id stands twice");
            let is_known = self.register.facts(person.id).is_some();
            assert_eq!(is_known, person.state == PersonState::Here, "person {}", person.id);
            for held in person.memberships.iter().filter(|held| held.to.is_none()) {
                if let MemberOf::Club(club) = held.of {
                    let club = self.register.state.club(club).expect("members belong to a club that is there");
                    assert!(club.to.is_none(), "members of a closed club");
                }
            }
        }
    }
}

fn facts(name: u8) -> PersonFacts {
    PersonFacts { given: format!("Given{name}"), family: format!("Møller{name}"), ..PersonFacts::default() }
}

fn command() -> impl Strategy<Value = Command> {
    let person = (1u32..7).prop_map(PersonId);
    let club = (1u32..4).prop_map(ClubId);
    let day = (0i64..400).prop_map(|days| date(2026, 1, 1).saturating_add(jiff::Span::new().days(days)));
    let wanted =
        prop_oneof![Just(NumberWanted::Next), Just(NumberWanted::None), (1u32..9).prop_map(NumberWanted::This)];
    let fide = proptest::option::of(1u64..5);
    prop_oneof![
        3 => (0u8..4, wanted, fide).prop_map(|(name, number, fide_id)| Command::RegisterPerson { facts: facts(name), number, fide_id }),
        2 => (person.clone(), 0u8..9).prop_map(|(person, name)| Command::ChangePerson { person, facts: facts(name) }),
        1 => (person.clone(), 1u64..5).prop_map(|(person, fide_id)| Command::LinkFideId { person, fide_id }),
        1 => person.clone().prop_map(|person| Command::UnlinkFideId { person }),
        1 => (person.clone(), person.clone()).prop_map(|(from, into)| Command::MergePersons { from, into, note: "n".into(), shared: vec![] }),
        1 => person.clone().prop_map(|from| Command::TakeMergeBack { from }),
        1 => person.clone().prop_map(|person| Command::ErasePerson { person }),
        2 => (person.clone(), club.clone(), day.clone()).prop_map(|(person, club, from)| Command::BeginMembership { person, of: MemberOf::Club(club), from }),
        1 => (person.clone(), club.clone(), day.clone()).prop_map(|(person, club, to)| Command::EndMembership { person, of: MemberOf::Club(club), to }),
        1 => (person, club.clone(), club.clone(), day.clone()).prop_map(|(person, from, to, day)| Command::Transfer { person, from, to, day }),
        1 => (club.clone(), day.clone()).prop_map(|(club, to)| Command::CloseClub { club, to }),
        1 => (club.clone(), club, day).prop_map(|(one, into, from)| Command::MergeClubs { clubs: vec![one], into, from }),
        2 => (1u64..60).prop_map(|step| Command::TakeBack { step }),
    ]
}

fn begun() -> Desk {
    let mut office = Desk::default();
    office.ask(&Command::OpenDistrict { name: "Nordkreds".into(), from: date(2000, 1, 1) }).unwrap();
    for name in ["Fjordby", "Hedeholm", "Vadehav"] {
        let district = DistrictId(1);
        office.ask(&Command::OpenClub { name: name.into(), district, from: date(2000, 1, 1) }).unwrap();
    }
    office
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn no_number_is_shared_and_the_journal_folds_to_the_same(commands in proptest::collection::vec(command(), 1..40)) {
        let mut office = begun();
        for command in &commands {
            let _ = office.ask(command);
            office.is_in_order();
        }
        let mut again = office.register.clone();
        again.state = Default::default();
        for record in &office.journal {
            again.state.apply(record).unwrap();
        }
        prop_assert_eq!(Desk { register: again, journal: Vec::new() }.seen(), office.seen());
    }

    #[test]
    fn what_is_taken_back_at_once_was_never_there(commands in proptest::collection::vec(command(), 1..25), last in command()) {
        let mut office = begun();
        for command in &commands {
            let _ = office.ask(command);
        }
        let before = office.seen();
        let is_erasure = matches!(last, Command::ErasePerson { .. });
        let seq = office.register.state.seq();
        if let Ok(step) = office.ask(&last) && office.register.state.seq() > seq && !is_erasure {
            let back = office.ask(&Command::TakeBack { step });
            prop_assert!(back.is_ok(), "{back:?}");
            prop_assert_eq!(office.seen(), before);
            office.is_in_order();
        }
    }

    #[test]
    fn a_merge_and_its_taking_back_give_the_same_register(commands in proptest::collection::vec(command(), 1..25)) {
        let mut office = begun();
        for command in &commands {
            let _ = office.ask(command);
        }
        let before = office.seen();
        let (from, into) = (PersonId(1), PersonId(2));
        if office.ask(&Command::MergePersons { from, into, note: String::new(), shared: Vec::new() }).is_ok() {
            office.ask(&Command::TakeMergeBack { from }).unwrap();
            prop_assert_eq!(office.seen(), before);
        }
    }

    #[test]
    fn the_erased_are_known_by_nothing_and_found_by_number(commands in proptest::collection::vec(command(), 1..25)) {
        let mut office = begun();
        for command in &commands {
            let _ = office.ask(command);
        }
        let person = PersonId(1);
        let merged = office.register.state.merged_with(person);
        if office.ask(&Command::ErasePerson { person }).is_ok() {
            for id in merged {
                prop_assert!(office.register.facts(id).is_none());
                prop_assert!((0..9).all(|version| !office.register.knows(id, version)));
            }
            let number = office.register.state.person(person).unwrap().number;
            if let Some(number) = number {
                prop_assert!(office.register.find(&number.to_string(), 9).persons.contains(&person));
            }
        }
    }

    #[test]
    fn a_search_finds_what_a_look_at_everybody_finds(commands in proptest::collection::vec(command(), 1..40), word in "[a-z0-9]{1,4}") {
        let mut office = begun();
        for command in &commands {
            let _ = office.ask(command);
            // The index is there before things change.
            office.register.make_ready();
            let _ = office.register.find("moll", 9);
        }
        let fresh = office.register.clone();
        let word = word.replace("aa", "a").replace("ae", "a").replace("oe", "o");
        let wanted = ["moller".to_owned(), word];
        for wanted in &wanted {
            let found = office.register.find(wanted, 99);
            prop_assert_eq!(found.count, found.persons.len());
            let mut looked: Vec<PersonId> = office.register.state.persons().map(|person| person.id).filter(|id| {
                let all = fresh.state.merged_with(*id);
                all.into_iter().any(|id| words(&fresh, id).iter().any(|said| said.starts_with(wanted.as_str())))
            }).collect();
            let mut found = found.persons;
            found.sort();
            looked.sort();
            prop_assert_eq!(found, looked);
        }
    }
}

/// The words somebody is found by, as the examples spell them.
fn words(register: &Register, id: PersonId) -> Vec<String> {
    let Some(person) = register.state.person(id) else { return Vec::new() };
    let names =
        register.facts(id).map(|facts| [facts.given.to_lowercase(), facts.family.to_lowercase().replace('ø', "o")]);
    let open = person.memberships.iter().filter(|held| held.to.is_none());
    let clubs = open.filter_map(|held| match held.of {
        MemberOf::Club(club) => register.state.club(club).map(|club| club.name().to_lowercase()),
        MemberOf::Individual(_) | MemberOf::ForeignIndividual(_) => None,
    });
    let numbers = person.number.map(u64::from).into_iter().chain(person.fide_id).map(|number| number.to_string());
    names.into_iter().flatten().chain(clubs).chain(numbers).collect()
}

#[test]
fn names_stand_beside_the_journal_and_never_in_it() {
    let mut office = begun();
    office.ask(&Command::RegisterPerson { facts: facts(1), number: NumberWanted::Next, fide_id: Some(7) }).unwrap();
    office.ask(&Command::ChangePerson { person: PersonId(1), facts: facts(2) }).unwrap();
    let journal = format!("{:?}", office.journal);
    assert!(!journal.contains("Given1") && !journal.contains("Given2") && !journal.contains("Møller"), "{journal}");
}

/// Who may write or decide, act by act: the table of the handbook's offices, told again.
#[test]
fn the_table_of_rights_is_as_told() {
    let told = [
        (Act::Persons, "rkf district_chair club_chair"),
        (Act::Contacts, "rkf"),
        (Act::MergeErase, "rkf"),
        (Act::FideAndLists, "rkf"),
        (Act::Clubs, "rkf hb district_chair"),
        (Act::Exemptions, "rkf"),
        (Act::EntryByClub, "district_chair club_chair organiser"),
        (Act::EntryByDistrict, "district_chair"),
        (Act::EntryByExecutive, "fu"),
        (Act::Reassessment, "rkf rk"),
        (Act::Invitations, "fu organiser"),
        (Act::Officials, "fu organiser"),
        (Act::Fees, "treasurer"),
        (Act::Reports, "rkf organiser arbiter"),
        (Act::LeaveUnrated, "rkf"),
        (Act::Committee, "rk"),
        (Act::Adjustment, "rkf"),
        (Act::Sanctions, "rkf tk tribunal"),
        (Act::Cases, "arbiter tk tribunal"),
        (Act::Licences, "fu"),
        (Act::Championships, "fu"),
        (Act::Terms, "hb"),
        (Act::Audit, ""),
    ];
    assert_eq!(told.map(|(act, _)| act).to_vec(), Act::all().collect::<Vec<_>>());
    for (act, offices) in told {
        let may: Vec<&str> = act.offices(Right::Write).map(Office::key).collect();
        assert_eq!(may.join(" "), offices, "{}", act.key());
    }
}

/// Every office at every act that a command is for: refused exactly where the table has less than it needs.
#[test]
fn every_office_without_the_right_is_refused() {
    let office = {
        let mut office = begun();
        office.ask(&Command::RegisterPerson { facts: facts(1), number: NumberWanted::Next, fide_id: None }).unwrap();
        office
    };
    let tried = [
        (Act::Persons, Right::Write, Command::ChangePerson { person: PersonId(1), facts: facts(2) }),
        (Act::MergeErase, Right::Decide, Command::ErasePerson { person: PersonId(1) }),
        (Act::FideAndLists, Right::Write, Command::LinkFideId { person: PersonId(1), fide_id: 7 }),
        (Act::Clubs, Right::Write, Command::CloseClub { club: ClubId(1), to: DAY }),
    ];
    for (act, least, command) in tried {
        for key in Office::all() {
            let of = match key.field() {
                rokade_federation::office::Field::Union => None,
                rokade_federation::office::Field::District
                | rokade_federation::office::Field::Club
                | rokade_federation::office::Field::Event => Some("1".to_owned()),
            };
            let context = Context { seat: Seat { office: key, of, person: None }, today: DAY };
            let judged = office.register.judge(&command, &context);
            assert_eq!(judged.is_ok(), key.right(act).0 >= least, "{} {}", act.key(), key.key());
        }
    }
}

use jiff::civil::date;
use proptest::prelude::*;

use super::*;
use crate::championship::{KandidatStep, LandsholdStep};

fn entrant(person: u32, federation: &str, number: u32) -> Entrant {
    Entrant {
        person: PersonId(person),
        federation: Some(federation.to_owned()),
        number,
        birth: Some("1990-06-21".parse().unwrap()),
        sex: None,
        entered: date(2026, 3, 1),
        paid: Some(date(2026, 3, 2)),
        candidate_results: Vec::new(),
        games_since: 0,
        wants_veteran: false,
        played_veteran_before: false,
    }
}

fn with_games(person: u32, number: u32, games_since: u32) -> Entrant {
    Entrant { games_since, ..entrant(person, "DEN", number) }
}

fn asked(entrants: Vec<Entrant>) -> Asked {
    Asked {
        year: 2026,
        previous_deadline: date(2025, 3, 31),
        landshold_winner: None,
        kandidat_winner: None,
        landshold_last_year: Vec::new(),
        junior_champions: Vec::new(),
        qualified: Vec::new(),
        wildcard: None,
        first_round: None,
        lots: Vec::new(),
        entrants,
    }
}

fn ids(persons: &[PersonId]) -> Vec<u32> {
    persons.iter().map(|person| person.0).collect()
}

fn reserves(classes: &Classes) -> Vec<u32> {
    classes.landshold_reserves.iter().map(|place| place.person.0).collect()
}

fn questions(classes: &Classes) -> Vec<(&'static str, Subject)> {
    classes.questions.iter().map(|open| (open.question.key(), open.of.clone())).collect()
}

/// The example of F-104.
fn example() -> Asked {
    let result = |entrant: Entrant, day: Date| Entrant { candidate_results: vec![day], ..entrant };
    let mut asked = asked(vec![
        with_games(1, 2441, 40),
        with_games(2, 2288, 22),
        with_games(3, 2531, 31),
        Entrant { games_since: 18, ..result(entrant(4, "FAI", 2504), date(2025, 10, 19)) },
        result(with_games(5, 2376, 27), date(2026, 2, 22)),
        result(with_games(6, 2350, 33), date(2026, 3, 15)),
        result(with_games(7, 2480, 12), date(2025, 3, 30)),
        Entrant { games_since: 30, ..result(entrant(8, "SWE", 2490), date(2025, 11, 2)) },
        with_games(9, 2419, 25),
        with_games(10, 2402, 9),
        with_games(11, 2390, 14),
        with_games(12, 2390, 11),
    ]);
    asked.landshold_winner = Some(PersonId(1));
    asked.kandidat_winner = Some(PersonId(2));
    asked
}

#[test]
fn d4_2_36b_places_go_step_by_step_before_the_number() {
    let classes = classes(&example()).unwrap();
    let placed: Vec<(u32, u8)> = classes.landshold.iter().map(|one| (one.person.0, one.step.number())).collect();
    let expected = [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (7, 5), (9, 5), (10, 5), (11, 5)];
    assert_eq!(placed, expected);
    assert_eq!(reserves(&classes), [12]);
    assert_eq!(classes.landshold[0].reason().key, "landshold_class_winner");
}

#[test]
fn d4_2_36a_whoever_is_not_of_the_realm_plays_in_the_candidate_class() {
    let classes = classes(&example()).unwrap();
    let places: Vec<(u32, &str)> = classes.kandidat.iter().map(|one| (one.person.0, one.step.key())).collect();
    assert_eq!(places, [(8, "5"), (12, "6")]);
    assert_eq!(questions(&classes), [("class_not_full", Subject::Class("kandidat"))]);
}

#[test]
fn d4_2_36b_a_result_counts_from_the_day_after_one_deadline_to_the_next() {
    for (day, counts) in
        [(date(2025, 3, 31), false), (date(2025, 4, 1), true), (date(2026, 3, 16), true), (date(2026, 3, 17), false)]
    {
        let one = Entrant { candidate_results: vec![day], ..entrant(1, "DEN", 1950) };
        let step = classes(&asked(vec![one])).unwrap().landshold[0].step;
        assert_eq!(step == LandsholdStep::CandidateResult, counts, "{day}");
    }
}

#[test]
fn d4_2_36b_the_limits_of_number_are_2500_and_1900() {
    let step =
        |number: u32| classes(&asked(vec![entrant(1, "DEN", number)])).unwrap().landshold.first().map(|one| one.step);
    assert_eq!(step(2500), Some(LandsholdStep::HighNumber));
    assert_eq!((step(2499), step(1900)), (Some(LandsholdStep::Master), Some(LandsholdStep::Master)));
    assert_eq!(step(1899), None);
}

#[test]
fn d4_2_36c_more_games_go_before_fewer_and_equal_ones_wait_for_lots() {
    let mut tied = example();
    tied.entrants.push(with_games(13, 2390, 14));
    let open = classes(&tied).unwrap();
    assert_eq!(open.landshold.len(), 9);
    assert_eq!(reserves(&open), [11, 13, 12]);
    let persons = Subject::Persons(vec![PersonId(11), PersonId(13)]);
    assert_eq!(questions(&open)[0], ("tie_for_last_place", persons));
    assert!(open.kandidat.iter().any(|place| place.person == PersonId(11)), "placed below meanwhile");

    tied.lots = vec![PersonId(13), PersonId(11)];
    let drawn = classes(&tied).unwrap();
    assert_eq!(drawn.landshold.last().unwrap().person, PersonId(13));
    assert_eq!(reserves(&drawn), [11, 12]);
    assert!(drawn.questions.iter().all(|open| open.question != Question::TieForLastPlace));
}

#[test]
fn d4_2_36c_lots_move_nobody_who_is_not_level_for_the_last_place() {
    let mut field = example();
    field.entrants.push(with_games(40, 2480, 12));
    let placed = |field: &Asked| classes(field).unwrap().landshold.iter().map(|one| one.person.0).collect::<Vec<_>>();
    let before = placed(&field);
    field.lots = vec![PersonId(40), PersonId(7)];
    assert_eq!((placed(&field), &before[6..8]), (before.clone(), &[7, 40][..]), "both have a place");
}

#[test]
fn d4_2_33b_an_entry_is_valid_with_the_fee_by_the_deadline() {
    let one = |entered: Date, paid: Option<Date>| {
        let entrant = Entrant { entered, paid, ..entrant(50, "DEN", 2000) };
        let classes = classes(&asked(vec![entrant])).unwrap();
        classes.invalid.first().map(|one| one.reasons.clone()).unwrap_or_default()
    };
    let (last, late) = (date(2026, 3, 16), date(2026, 3, 17));
    assert_eq!(one(last, Some(last)), []);
    assert_eq!(one(late, Some(last)), [Objection::EntryAfterDeadline]);
    assert_eq!(one(last, Some(late)), [Objection::EntryWithoutFee]);
    assert_eq!(one(late, None), [Objection::EntryAfterDeadline, Objection::EntryWithoutFee]);
}

/// So many players of step 6 for the candidate class, none of the Realm.
fn of_the_candidate_class(players: u32) -> Vec<Entrant> {
    (0..players).map(|index| entrant(100 + index, "SWE", 2300 - index)).collect()
}

#[test]
fn d4_2_37b_filled_up_to_eight_then_made_even() {
    let mut entrants = of_the_candidate_class(6);
    entrants.extend((0..5).map(|index| entrant(200 + index, "SWE", 2199 - index)));
    let filled = classes(&asked(entrants.clone())).unwrap();
    let steps: Vec<(u32, &str)> = filled.kandidat[6..].iter().map(|one| (one.person.0, one.step.key())).collect();
    assert_eq!((steps, ids(&filled.other)), (vec![(200, "filled_up"), (201, "filled_up")], vec![202, 203, 204]));

    entrants.extend((0..5).map(|index| entrant(110 + index, "SWE", 2250 - index)));
    let even = classes(&asked(entrants)).unwrap();
    assert_eq!(even.kandidat.len(), 12);
    assert_eq!(even.kandidat[11].step, KandidatStep::MadeEven);
    let odd = classes(&asked(of_the_candidate_class(9))).unwrap();
    let not_full = ("class_not_full", Subject::Class("landshold"));
    assert_eq!(questions(&odd), [not_full, ("class_odd", Subject::Class("kandidat"))]);
}

#[test]
fn d4_2_37c_a_wildcard_comes_before_evening_out_and_waits_for_approval() {
    let mut asked = asked(of_the_candidate_class(11));
    asked.entrants.push(entrant(31, "SWE", 1987));
    asked.entrants.push(entrant(41, "SWE", 2191));
    asked.wildcard = Some(Wildcard { person: PersonId(31), approved: true });
    let approved = classes(&asked).unwrap();
    assert_eq!(approved.kandidat.last().unwrap().step, KandidatStep::Wildcard);
    assert_eq!(ids(&approved.other), [41]);
    asked.wildcard = Some(Wildcard { person: PersonId(31), approved: false });
    let waiting = classes(&asked).unwrap();
    assert_eq!(waiting.kandidat.last().map(|one| (one.person.0, one.step.key())), Some((41, "made_even")));
    assert!(questions(&waiting).contains(&("wildcard_waits_for_fu", Subject::Persons(vec![PersonId(31)]))));
    asked.wildcard = Some(Wildcard { person: PersonId(100), approved: true });
    assert_eq!(classes(&asked).unwrap().kandidat[0].step, KandidatStep::HighNumber, "has a place already");
}

#[test]
fn d4_2_37a_a_junior_is_not_yet_twenty_on_1_january() {
    let junior = |birth: &str, number: u32| {
        let mut entrants = of_the_candidate_class(8);
        let birth = (!birth.is_empty()).then(|| birth.parse().unwrap());
        entrants.push(Entrant { birth, ..entrant(70, "SWE", number) });
        classes(&asked(entrants)).unwrap()
    };
    let step = |classes: &Classes| classes.kandidat.iter().find(|one| one.person == PersonId(70)).map(|one| one.step);
    assert_eq!(step(&junior("2006-01-02", 2050)), Some(KandidatStep::Junior));
    assert_eq!(step(&junior("2006-01-01", 2050)), None);
    assert_eq!(step(&junior("2006-01-02", 2000)), Some(KandidatStep::Junior));
    assert_eq!(step(&junior("2006-01-02", 1999)), None);
    let unclear = Subject::Persons(vec![PersonId(70)]);
    for birth in ["2006", "2006-01", ""] {
        assert!(questions(&junior(birth, 2050)).contains(&("birth_unclear", unclear.clone())), "{birth:?}");
    }
    assert!(questions(&junior("2006", 1999)).iter().all(|(key, _)| *key != "birth_unclear"));
}

#[test]
fn d4_2_37a_eight_juniors_counted_with_those_who_play_higher() {
    let mut entrants: Vec<Entrant> = (1..=9)
        .map(|index| Entrant { birth: Some("2010".parse().unwrap()), ..entrant(index, "SWE", 2110 - index) })
        .collect();
    entrants[0].federation = Some("DEN".to_owned());
    let classes = classes(&asked(entrants)).unwrap();
    assert_eq!(classes.landshold[0].person, PersonId(1));
    let juniors = classes.kandidat.iter().filter(|one| one.step == KandidatStep::Junior);
    assert_eq!(juniors.map(|one| one.person.0).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8], "nobody moves up");
}

#[test]
fn d4_2_37a_d4_2_39_the_first_step_that_fits_is_told() {
    let mut asked = asked(of_the_candidate_class(8));
    asked.landshold_last_year = vec![PersonId(107)];
    asked.junior_champions = vec![PersonId(106), PersonId(107)];
    asked.qualified = vec![PersonId(105)];
    let classes = classes(&asked).unwrap();
    let steps: Vec<(u32, &str)> = classes.kandidat.iter().take(4).map(|one| (one.person.0, one.step.key())).collect();
    assert_eq!(steps, [(107, "1"), (106, "2"), (105, "4"), (100, "6")]);
    assert_eq!(classes.kandidat[2].reason().clauses[0].as_str(), "D4.2-39");
}

#[test]
fn d4_2_38a_d4_2_34c_who_is_sixty_when_round_1_starts_may_choose_the_veterans() {
    let chosen = |birth: &str, first_round: Option<Date>, before: bool| {
        let mut asked = asked(vec![Entrant {
            birth: (!birth.is_empty()).then(|| birth.parse().unwrap()),
            wants_veteran: true,
            played_veteran_before: before,
            ..entrant(1, "DEN", 2441)
        }]);
        asked.first_round = first_round;
        classes(&asked)
    };
    let veteran = |classes: Result<Classes, Reason>| !classes.unwrap().veteran.is_empty();
    let first_round = Some(date(2026, 4, 2));
    assert!(veteran(chosen("1966-04-02", first_round, false)));
    assert!(!veteran(chosen("1966-04-03", first_round, false)));
    assert!(veteran(chosen("1966-04-03", first_round, true)));
    assert!(veteran(chosen("1964-02-11", None, false)), "sixty whenever round 1 is");
    assert!(!veteran(chosen("1980", None, false)));
    assert_eq!(chosen("1966-04-03", None, false).unwrap_err().key, "first_round_missing");
    let unclear = chosen("1966", None, false).unwrap();
    assert_eq!(unclear.landshold.len(), 1, "as if the age were not met");
    assert!(questions(&unclear).contains(&("birth_unclear", Subject::Persons(vec![PersonId(1)]))));
}

#[test]
fn nobody_enters_twice_and_the_year_has_an_easter() {
    let twice = asked(vec![entrant(1, "DEN", 2000), entrant(1, "DEN", 2000)]);
    assert_eq!(classes(&twice).unwrap_err().key, "entered_twice");
    let early = Asked { year: 1500, ..asked(Vec::new()) };
    assert_eq!(classes(&early).unwrap_err().key, "year_outside");
}

fn any_field() -> impl Strategy<Value = Asked> {
    let one = (1890..2520_u32, any::<bool>(), 0..3_u32, 1955..2015_i16, any::<bool>(), any::<bool>());
    prop::collection::vec(one, 0..40).prop_map(|drawn| {
        let entrants =
            drawn.into_iter().zip(1..).map(|((number, realm, games, born, result, veteran), person)| Entrant {
                number: number / 20 * 20,
                games_since: games,
                birth: Some(format!("{born}-05-05").parse().unwrap()),
                candidate_results: result.then_some(date(2025, 10, 1)).into_iter().collect(),
                wants_veteran: veteran,
                ..entrant(person, if realm { "DEN" } else { "SWE" }, 0)
            });
        asked(entrants.collect())
    })
}

proptest! {
    #[test]
    fn d4_2_34a_everybody_stands_in_one_class(asked in any_field()) {
        let classes = classes(&asked).unwrap();
        let mut all: Vec<u32> = classes.landshold.iter().map(|one| one.person.0).collect();
        all.extend(classes.kandidat.iter().map(|one| one.person.0));
        all.extend(ids(&classes.veteran));
        all.extend(ids(&classes.other));
        all.sort_unstable();
        prop_assert_eq!(all, (1..=u32::try_from(asked.entrants.len()).unwrap()).collect::<Vec<_>>());
        prop_assert!(classes.landshold.len() <= 10);
    }

    /// The text once more: whoever has a place was asked before everybody without one.
    #[test]
    fn d4_2_36b_nobody_is_passed_over(asked in any_field()) {
        let classes = classes(&asked).unwrap();
        let of = |person: PersonId| asked.entrants.iter().find(|one| one.person == person).unwrap();
        let claim = |person: PersonId| {
            let one = of(person);
            let step = if one.number >= 2500 { 3 } else if !one.candidate_results.is_empty() { 4 } else { 5 };
            (step, Reverse(one.number), Reverse(one.games_since))
        };
        for place in &classes.landshold {
            for reserve in &classes.landshold_reserves {
                prop_assert!(claim(place.person) < claim(reserve.person), "{} before {}", place.person, reserve.person);
            }
        }
    }

    #[test]
    fn d4_2_36b_the_order_of_entry_does_not_matter(asked in any_field(), turn in 0..40_usize) {
        let mut turned = asked.clone();
        let players = turned.entrants.len().max(1);
        turned.entrants.rotate_left(turn % players);
        prop_assert_eq!(classes(&asked), classes(&turned));
    }
}

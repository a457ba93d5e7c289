use proptest::prelude::*;

use super::*;

fn player(person: u32, points: i64, correction: i64) -> Player {
    Player {
        person: PersonId(person),
        birth: Some("2014".parse().unwrap()),
        sex: Some(Sex::Woman),
        points: Exact::whole(points),
        correction: vec![Exact::whole(correction)],
        is_member: true,
        lives_in_realm: true,
        is_citizen: true,
        federation: Some("DEN".to_owned()),
    }
}

fn of(group: &str, players: Vec<Player>) -> Group {
    let youth = all(group, players);
    assert!(youth.questions.is_empty());
    youth.groups.into_iter().next().unwrap()
}

fn all(group: &str, players: Vec<Player>) -> Youth {
    youth(2026, &BTreeMap::from([(group.parse().unwrap(), players)])).unwrap()
}

fn three() -> Vec<Player> {
    vec![player(1, 5, 21), player(2, 5, 20), player(3, 4, 25)]
}

fn ids(persons: &[PersonId]) -> Vec<u32> {
    persons.iter().map(|person| person.0).collect()
}

#[test]
fn d4_3_5_1a_a_group_is_for_who_turns_at_most_its_age_in_the_year() {
    let born = |year: &str| Player { birth: Some(year.parse().unwrap()), ..player(1, 5, 21) };
    assert_eq!(ids(&of("U12", vec![born("2014-12-31")]).valid), [1]);
    assert_eq!(ids(&of("U12", vec![born("2016")]).valid), [1]);
    let refused = of("U12", vec![born("2013-12-31")]).refused;
    assert_eq!(refused, [Refused { person: PersonId(1), reason: NotOfTheGroup::TooOld }]);
}

#[test]
fn d4_3_5_1b_a_girls_group_is_for_girls() {
    let sex = |sex: Option<Sex>| Player { sex, ..player(1, 5, 21) };
    assert_eq!(of("P12", vec![sex(Some(Sex::Man))]).refused[0].reason, NotOfTheGroup::Boy);
    assert_eq!(ids(&of("U12", vec![sex(None)]).valid), [1], "nobody asks in an open group");
    let unclear = all("P12", vec![sex(None)]);
    assert_eq!(unclear.questions[0].persons, [PersonId(1)]);
    assert!(unclear.groups[0].valid.is_empty());
}

#[test]
fn d4_3_5_1c_a_title_needs_three() {
    assert_eq!(ids(&of("U12", three()).title), [1]);
    assert!(of("U12", three()[..2].to_vec()).title.is_empty());
    let mut with_an_older = three();
    with_an_older[2].birth = Some("2010".parse().unwrap());
    assert!(of("U12", with_an_older).title.is_empty(), "who may not play makes no third");
}

#[test]
fn d4_3_5_3a_points_then_correction_in_order() {
    let mut level = three();
    level[1].correction = vec![Exact::whole(21), Exact::new(37, 2)];
    level[0].correction = vec![Exact::whole(21), Exact::whole(18)];
    assert_eq!(ids(&of("U12", level.clone()).title), [2]);
    level[1].correction = level[0].correction.clone();
    assert_eq!(ids(&of("U12", level).title), [1, 2], "level to the end: both");
}

#[test]
fn d4_3_5_3b_the_title_goes_to_the_best_who_may_hold_it() {
    let without = |change: fn(&mut Player)| {
        let mut players = three();
        change(&mut players[0]);
        of("U12", players)
    };
    type Change = fn(&mut Player);
    let cases: [(Change, Missing); 3] = [
        (|player| player.is_member = false, Missing::Membership),
        (|player| (player.lives_in_realm, player.is_citizen) = (false, false), Missing::ResidenceOrCitizenship),
        (|player| player.federation = Some("SWE".to_owned()), Missing::FideFederation),
    ];
    for (change, missing) in cases {
        let group = without(change);
        assert_eq!((ids(&group.title), group.valid.len()), (vec![2], 3), "plays, and holds no title");
        assert_eq!((group.passed_over[0].person, &group.passed_over[0].missing[..]), (PersonId(1), &[missing][..]));
    }
    let allowed: [fn(&mut Player); 3] =
        [|player| player.lives_in_realm = false, |player| player.is_citizen = false, |player| player.federation = None];
    for change in allowed {
        assert_eq!(ids(&without(change).title), [1]);
    }
}

#[test]
fn d4_3_5_3b_who_is_level_with_the_champion_is_named_too() {
    let mut players = three();
    players[1].points = Exact::whole(5);
    players[1].correction = vec![Exact::whole(21)];
    players[1].is_member = false;
    let group = of("U12", players);
    assert_eq!((ids(&group.title), group.passed_over[0].person), (vec![1], PersonId(2)));
    let nobody: Vec<Player> = three().into_iter().map(|player| Player { is_member: false, ..player }).collect();
    let group = of("U12", nobody);
    assert_eq!((group.title.len(), group.passed_over.len()), (0, 3));
}

#[test]
fn d4_3_5_2b_fewer_than_six_may_be_played_together() {
    let so_many = |players: u32| (1..=players).map(|person| player(person, 3, 10)).collect::<Vec<_>>();
    assert!(of("U12", so_many(5)).merged_allowed && !of("U12", so_many(6)).merged_allowed);
}

#[test]
fn groups_stand_in_their_order_and_a_missing_birth_is_a_question() {
    let entered = BTreeMap::from([
        ("P08".parse().unwrap(), vec![player(5, 1, 1)]),
        ("U18".parse().unwrap(), vec![player(4, 1, 1)]),
        ("U8".parse().unwrap(), vec![Player { birth: None, ..player(6, 1, 1) }]),
    ]);
    let youth = youth(2026, &entered).unwrap();
    let groups: Vec<String> = youth.groups.iter().map(|group| group.group.to_string()).collect();
    assert_eq!(groups, ["U08", "U18", "P08"]);
    assert_eq!(youth.questions[0].persons, [PersonId(6)]);
}

#[test]
fn nobody_stands_twice_in_a_group_and_the_year_is_one_of_the_calendar() {
    let twice = BTreeMap::from([("U12".parse().unwrap(), vec![player(1, 1, 1), player(1, 1, 1)])]);
    assert_eq!(youth(2026, &twice).unwrap_err().key, "entered_twice");
    assert_eq!(youth(i16::MAX, &BTreeMap::new()).unwrap_err().key, "year_outside");
}

proptest! {
    #[test]
    fn d4_3_5_3b_nobody_who_may_hold_the_title_stands_before_the_champion(
        drawn in prop::collection::vec((0..6_i64, 0..6_i64, any::<bool>()), 3..12),
    ) {
        let players: Vec<Player> = drawn.into_iter().zip(1..).map(|((points, correction, is_member), person)| Player {
            is_member, ..player(person, points, correction)
        }).collect();
        let group = of("U12", players.clone());
        let result = |person: PersonId| {
            let player = players.iter().find(|one| one.person == person).unwrap();
            (player.points, player.correction.clone())
        };
        for player in players.iter().filter(|player| player.is_member) {
            let best = result(*group.title.first().expect("somebody may hold it"));
            prop_assert!(result(player.person) <= best);
            prop_assert_eq!(result(player.person) == best, group.title.contains(&player.person));
        }
    }
}

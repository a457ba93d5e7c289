//! What can still become of a norm.

use crate::field::Field;
use rokade_model::{Entry, HalfPoints, StartNumber, Withdrawal};
use rokade_rating::norm::{Edition, Form, Need, NormTitle, before, outlook, still_needs};

const NINE: [&str; 9] = [
    "GM 2450 SWE",
    "GM 2450 NOR",
    "IM 2450 DEN",
    "GM 2450 SWE",
    "IM 2450 NOR",
    "IM 2450 DEN",
    "GM 2450 SWE",
    "GM 2450 NOR",
    "IM 2450 DEN",
];

fn needs(field: &Field, title: NormTitle) -> Option<Vec<Need>> {
    still_needs(&field.event(), field.history.player(StartNumber(1)).unwrap(), title)
}

#[test]
fn the_last_pairing_asks_for_its_least_result() {
    let win = Field::of(Edition::Fide2024, &NINE, "=======0*");
    assert_eq!(needs(&win, NormTitle::Im), Some(vec![Need { opponent: StartNumber(10), result: HalfPoints::ONE }]));
    let draw = Field::of(Edition::Fide2024, &NINE, "========*");
    assert_eq!(needs(&draw, NormTitle::Im), Some(vec![Need { opponent: StartNumber(10), result: HalfPoints::HALF }]));
    let loss = Field::of(Edition::Fide2024, &NINE, "=======1*");
    assert_eq!(needs(&loss, NormTitle::Im), Some(vec![Need { opponent: StartNumber(10), result: HalfPoints::ZERO }]));
    assert_eq!(needs(&win, NormTitle::Gm), None, "out of reach");
}

#[test]
fn before_the_pairing_everybody_not_met_is_asked_about() {
    let mut field = Field::of(Edition::Fide2024, &NINE, "========*");
    // Round 9 is not paired; two more players wait, one has left, one is weak.
    field.history.players[0].set_entry(9, Entry::Blank);
    field.history.players[9].set_entry(9, Entry::Blank);
    for (number, text) in [(11, "- 2100 DEN"), (12, "GM 2850 SWE"), (13, "GM 2600 SWE")] {
        let contestant = crate::field::contestant(text);
        field.history.players.push(rokade_model::Participant::new(StartNumber(number), contestant.rating));
        field.contestants.insert(StartNumber(number), contestant);
    }
    field.history.players[12].withdrawal = Some(Withdrawal { after: 3, order: 1 });
    let needs = needs(&field, NormTitle::Im).unwrap();
    let wanted = [
        Need { opponent: StartNumber(10), result: HalfPoints::HALF },
        Need { opponent: StartNumber(11), result: HalfPoints::ONE },
        Need { opponent: StartNumber(12), result: HalfPoints::ZERO },
    ];
    assert_eq!(needs, wanted);
}

#[test]
fn a_norm_that_stands_needs_nothing_and_a_bye_makes_none() {
    let mut field = Field::of(Edition::Fide2024, &NINE, "========H");
    assert_eq!(needs(&field, NormTitle::Im), None);
    field.history.rounds = 9;
    let ten: Vec<&str> = NINE.iter().copied().chain(["GM 2450 SWE"]).collect();
    let done = Field::of(Edition::Fide2024, &ten, "=========Z");
    assert_eq!(needs(&done, NormTitle::Im), Some(Vec::new()));
}

#[test]
fn a_finished_event_is_taken_back_before_its_last_round() {
    let mut field = Field::of(Edition::Handbook, &NINE, "1========");
    field.history = before(&field.history, 9);
    assert_eq!(field.norm(NormTitle::Im).games_counted(), 8);
    assert_eq!(needs(&field, NormTitle::Im), Some(vec![Need { opponent: StartNumber(10), result: HalfPoints::HALF }]));
}

#[test]
fn the_outlook_says_how_many_points_are_still_to_be_made() {
    let field = Field::of(Edition::Fide2024, &NINE, "1=======*");
    let one = outlook(&field.event(), field.history.player(StartNumber(1)).unwrap(), NormTitle::Im);
    assert_eq!((one.games_left, one.opponents_known.clone(), one.average), (1, vec![StartNumber(10)], Some(2450)));
    assert_eq!(one.points_to_make, Some(HalfPoints(0)));
    let mut early = Field::of(Edition::Fide2024, &NINE, "1==******");
    for round in 5..=9 {
        early.history.players[0].set_entry(round, Entry::Blank);
    }
    for player in early.history.players.iter_mut().skip(5) {
        player.rounds.clear();
    }
    let early = outlook(&early.event(), early.history.player(StartNumber(1)).unwrap(), NormTitle::Im);
    assert_eq!((early.games_left, early.opponents_known.len()), (6, 1));
    assert_eq!(early.points_to_make, Some(HalfPoints(5)), "4½ in nine, two made");
    let gone = Field::of(Edition::Fide2024, &NINE, "0000000**");
    assert_eq!(
        outlook(&gone.event(), gone.history.player(StartNumber(1)).unwrap(), NormTitle::Im).points_to_make,
        None
    );
}

#[test]
fn in_an_all_play_all_every_opponent_is_known() {
    let mut field = Field::of(Edition::Fide2024, &NINE, "1==******").form(Form::RoundRobin);
    for round in 4..=9 {
        field.history.players[0].set_entry(round, Entry::Blank);
    }
    for player in field.history.players.iter_mut().skip(4) {
        player.rounds.clear();
    }
    let seen = outlook(&field.event(), field.history.player(StartNumber(1)).unwrap(), NormTitle::Im);
    assert_eq!((seen.games_left, seen.opponents_known), (6, (5..=10).map(StartNumber).collect()));
}

/// A number that looks like chance.
fn chance(seed: &mut u64, below: u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) % below
}

#[test]
fn whoever_is_found_before_the_pairing_is_found_by_trying_everybody() {
    let titles = ["GM", "IM", "FM", "-", "-"];
    let federations = ["DEN", "SWE", "NOR", "ISL", "?"];
    let mut found = 0;
    for round in 0..120 {
        let seed = &mut (round + 7);
        let mut one = |low: u64, high: u64| {
            let rating = match chance(seed, 12) {
                0 => "-".to_owned(),
                _ => (low + chance(seed, high - low)).to_string(),
            };
            let (title, federation) = (titles[chance(seed, 5) as usize], federations[chance(seed, 5) as usize]);
            format!("{title} {rating} {federation}")
        };
        let met: Vec<String> = (0..9).map(|_| one(2200, 2600)).collect();
        let others: Vec<String> = (0..40).map(|_| one(1900, 2700)).collect();
        let marks: String = (0..8).map(|_| ["1", "1", "=", "=", "0", "+"][chance(seed, 6) as usize]).collect();
        let edition = if round % 3 == 0 { Edition::Handbook } else { Edition::Fide2024 };
        let met: Vec<&str> = met.iter().map(String::as_str).collect();
        let mut field = Field::of(edition, &met, &format!("{marks}*"));
        field.history.players[0].set_entry(9, Entry::Blank);
        field.history.players[9].set_entry(9, Entry::Blank);
        for (number, text) in (11..).zip(&others) {
            let contestant = crate::field::contestant(text);
            field.history.players.push(rokade_model::Participant::new(StartNumber(number), contestant.rating));
            field.contestants.insert(StartNumber(number), contestant);
        }
        for title in [NormTitle::Gm, NormTitle::Im, NormTitle::Wgm, NormTitle::Wim] {
            let all = needs(&field, title).unwrap_or_default();
            found += all.len();
            assert_eq!(all, tried_alone(&field, title), "{edition:?} {title:?} of round {round}");
        }
    }
    assert!(found > 1000, "the events are near enough to norms: {found}");
}

/// The same, by pairing the player with everybody in turn.
fn tried_alone(field: &Field, title: NormTitle) -> Vec<Need> {
    let event = field.event();
    let player = field.history.player(StartNumber(1)).unwrap();
    let met: Vec<StartNumber> = player.rounds.iter().filter_map(|entry| entry.met()).collect();
    let others = field.history.players.iter().map(|other| other.number).filter(|number| *number != StartNumber(1));
    others
        .filter(|number| !met.contains(number))
        .filter_map(|opponent| {
            let mut trial = player.clone();
            trial.set_entry(9, Entry::Game { opponent, color: None, mark: None });
            still_needs(&event, &trial, title)?.into_iter().next()
        })
        .collect()
}

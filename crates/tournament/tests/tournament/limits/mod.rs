//! How long, how large and how many: every field of every command at its limit and beyond it.

mod cases;

use std::collections::BTreeSet;

use rokade_clause::Fact;
use rokade_model::{OtherRatings, Person};
use rokade_pairing::{Host, System};
use rokade_standings::{Ore, Prize, PrizeFund};
use rokade_tournament::{
    Command, GroupId, GroupSettings, Handicap, LIMITS, Limit, Micros, NewPlayer, PlayerId, TournamentSettings,
};

use crate::hall::{Hall, group_settings};
use cases::{GAMES, PLAYERS, SETTINGS, a_person, born, event, given, group};

const GROUP: GroupId = GroupId(1);
/// 2027
const NOW: Micros = 1_800_000_000_000_000;
const KEYS: [&str; 4] = ["text_too_long", "number_out_of_range", "list_too_long", "moment_out_of_range"];

/// Judged where the command is, not by what it holds alone; see the tests below.
const BY_STATE: [&str; 2] = ["group_size", "event_date"];

/// What the limits say of a command.
fn limits(command: &Command) -> Vec<(String, String)> {
    let mut hall = Hall::new();
    hall.now = NOW;
    let reasons = hall.try_give(command.clone()).err().map(|refusal| refusal.reasons).unwrap_or_default();
    let field = |reason: &rokade_clause::Reason| match reason.facts.get("field") {
        Some(Fact::Text(field)) => field.clone(),
        other => panic!("a field is named: {other:?}"),
    };
    let own = reasons.iter().filter(|reason| KEYS.contains(&reason.key.as_ref()));
    own.map(|reason| (reason.key.to_string(), field(reason))).collect()
}

#[test]
fn every_field_is_taken_at_its_limit_and_refused_beyond_it() {
    for (field, made) in SETTINGS.iter().chain(PLAYERS).chain(GAMES) {
        let (_, limit) = LIMITS.iter().find(|(known, _)| known == field).unwrap();
        let key = match limit {
            Limit::Letters(_) => "text_too_long",
            Limit::Number { .. } => "number_out_of_range",
            Limit::Items(_) => "list_too_long",
            Limit::Moment => "moment_out_of_range",
        };
        let (within, beyond) = given(*limit);
        for given in within {
            assert_eq!(limits(&made(&given)), [], "{field}");
        }
        for given in beyond {
            let found = limits(&made(&given));
            assert!(found.contains(&(key.to_owned(), (*field).to_owned())), "{field}: {found:?}");
        }
    }
}

#[test]
fn every_limit_is_tried() {
    let tried: BTreeSet<&str> = SETTINGS.iter().chain(PLAYERS).chain(GAMES).map(|(field, _)| *field).collect();
    let all: BTreeSet<&str> =
        LIMITS.iter().map(|(field, _)| *field).filter(|field| !BY_STATE.contains(field)).collect();
    assert_eq!(tried, all);
    assert_eq!(LIMITS.len(), all.len() + BY_STATE.len(), "no field stands twice");
}

fn refused(hall: &mut Hall, command: Command) -> Vec<String> {
    let refusal = hall.try_give(command).expect_err("the command is refused");
    refusal.reasons.iter().map(|reason| reason.key.to_string()).collect()
}

#[test]
fn what_has_a_refusal_of_its_own_keeps_it() {
    let of_player =
        |new: NewPlayer| Command::EnterPlayer { group: GROUP, player: NewPlayer { person: a_person(), ..new } };
    let of_group =
        |settings: GroupSettings| Command::AddGroup { settings: GroupSettings { name: "B".to_owned(), ..settings } };
    let prizes = |count: usize, kroner: i64| {
        let prize = Prize { name: "1".to_owned(), cash: Ore::kroner(kroner), ..Prize::default() };
        let fund = PrizeFund { prizes: vec![prize; count], ..PrizeFund::default() };
        Command::SetPrizes { group: GROUP, fund: Box::new(fund) }
    };
    let swiss = || group_settings("B", System::Of(Host::Fide1998), 5);
    let cases: Vec<(Command, Command, &str)> = vec![
        (
            of_player(NewPlayer { rating: Some(4000), ..NewPlayer::default() }),
            of_player(NewPlayer { rating: Some(4001), ..NewPlayer::default() }),
            "rating_out_of_range",
        ),
        (
            of_player(NewPlayer {
                others: OtherRatings { blitz: Some(0), ..OtherRatings::default() },
                ..NewPlayer::default()
            }),
            of_player(NewPlayer {
                others: OtherRatings { blitz: Some(9999), ..OtherRatings::default() },
                ..NewPlayer::default()
            }),
            "rating_out_of_range",
        ),
        (
            of_player(NewPlayer {
                others: OtherRatings { fide_k: Some(99), ..OtherRatings::default() },
                ..NewPlayer::default()
            }),
            of_player(NewPlayer {
                others: OtherRatings { fide_k: Some(0), ..OtherRatings::default() },
                ..NewPlayer::default()
            }),
            "fide_k_out_of_range",
        ),
        (
            of_group(GroupSettings { rounds: 200, ..swiss() }),
            of_group(GroupSettings { rounds: 201, ..swiss() }),
            "rounds_out_of_range",
        ),
        (
            of_group(GroupSettings { first_board: 9999, ..swiss() }),
            of_group(GroupSettings { first_board: 10_000, ..swiss() }),
            "first_board_out_of_range",
        ),
        (
            of_group(group_settings("B", System::Of(Host::RoundRobin { cycles: 2 }), 0)),
            of_group(group_settings("B", System::Of(Host::RoundRobin { cycles: 3 }), 0)),
            "cycles_out_of_range",
        ),
        (
            of_group(group_settings("B", System::Olympiad { teams: 100 }, 0)),
            of_group(group_settings("B", System::Olympiad { teams: 101 }, 0)),
            "teams_out_of_range",
        ),
        (
            of_group(GroupSettings { handicap: Some(Handicap { total_minutes: 600, steps: vec![(1, 9)] }), ..swiss() }),
            of_group(GroupSettings { handicap: Some(Handicap { total_minutes: 601, steps: vec![(1, 9)] }), ..swiss() }),
            "handicap_total_out_of_range",
        ),
        (prizes(200, 1_000_000), prizes(201, 1), "prizes_too_many"),
        (prizes(1, 1_000_000), prizes(1, 1_000_001), "prize_cash_out_of_range"),
    ];
    for (within, beyond, key) in cases {
        let mut hall = Hall::new();
        hall.now = NOW;
        hall.group("A", System::Of(Host::Monrad), 5);
        assert!(refused(&mut hall.clone(), beyond).contains(&key.to_owned()), "{key}");
        hall.try_give(within).unwrap_or_else(|refusal| panic!("{key}: {refusal}"));
    }
}

#[test]
fn a_day_of_birth_lies_in_the_past_and_in_the_calendar() {
    let mut hall = Hall::new();
    hall.now = NOW;
    hall.group("A", System::Of(Host::Monrad), 5);
    assert_eq!(refused(&mut hall, born(2026, 2, 31)), ["birth_no_day"]);
    assert_eq!(refused(&mut hall, born(2028, 1, 1)), ["birth_in_future"]);
    assert_eq!(refused(&mut hall, born(65_535, 255, 255)), ["number_out_of_range"; 3]);
    hall.give(born(2027, 1, 1));
    // A machine without a clock believes that it is 1970.
    let mut unset = Hall::new();
    unset.group("A", System::Of(Host::Monrad), 5);
    unset.give(born(2010, 5, 0));
}

#[test]
fn an_event_takes_place_in_a_year_that_somebody_could_mean() {
    let dated = |starts: &str| event(TournamentSettings { starts: starts.to_owned(), ..Default::default() });
    for year in ["1850", "1999", "2037"] {
        assert_eq!(limits(&dated(&format!("{year}-06-01"))), [], "{year}");
    }
    for year in ["0001", "1849", "2038", "9999"] {
        let found = limits(&dated(&format!("{year}-06-01")));
        assert_eq!(found, [("moment_out_of_range".to_owned(), "event_date".to_owned())], "{year}");
    }
}

#[test]
fn a_group_takes_ten_thousand_players_less_one() {
    let mut hall = Hall::new();
    let (first, second) = (hall.group("A", System::Of(Host::Monrad), 5), hall.group("B", System::Of(Host::Monrad), 5));
    let numbered = |count: u64| -> Vec<NewPlayer> {
        let person = |id: u64| Person { fide_id: Some(id), ..a_person() };
        (1..=count).map(|id| NewPlayer { person: person(id), ..NewPlayer::default() }).collect()
    };
    // Past the judge, who would compare everybody with everybody.
    let entered = |player: u32, group: GroupId| rokade_tournament::Event::PlayerEntered {
        player: PlayerId(player),
        group,
        facts: 1,
        rating: None,
        title: None,
        section: String::new(),
        others: OtherRatings::default(),
        same_person: None,
    };
    hall.write((1..=9_998).map(|player| entered(player, first)).chain([entered(9_999, second)]));
    assert_eq!(refused(&mut hall, Command::ImportPlayers { group: first, players: numbered(2) }), ["list_too_long"]);
    hall.give(Command::ImportPlayers { group: first, players: numbered(1) });
    assert_eq!(refused(&mut hall, Command::MovePlayer { player: PlayerId(9_999), group: first }), ["list_too_long"]);
}

#[test]
fn an_event_has_five_hundred_groups_at_most() {
    let mut hall = Hall::new();
    for number in 0..500 {
        hall.give(group(group_settings(&number.to_string(), System::Of(Host::Monrad), 5)));
    }
    assert_eq!(refused(&mut hall, group(group_settings("500", System::Of(Host::Monrad), 5))), ["list_too_long"]);
}

#[test]
fn a_journal_that_is_older_than_the_limits_is_read_as_it_is() {
    let mut hall = Hall::new();
    let long = "ø".repeat(10_000);
    let settings = TournamentSettings { name: long.clone(), ..TournamentSettings::default() };
    hall.write([rokade_tournament::Event::TournamentChanged { settings }]);
    let read = rokade_tournament::Tournament::fold(&hall.records).unwrap();
    assert_eq!(read.settings.name, long);
    hall.group("A", System::Of(Host::Monrad), 5);
}

use jiff::civil::{Date, date};

use super::*;
use crate::championship::Class;

/// An open event that lacks nothing.
fn whole() -> Facts {
    let period = |moves, minutes| PeriodFacts { moves, minutes, increment: 0 };
    let text = |text: &str| Some(text.to_owned());
    Facts {
        kind: Some(Kind::Open),
        system: text("monrad"),
        rated: Some(true),
        periods: Some(vec![period(Some(40), 120), period(None, 30)]),
        quickplay: Some(true),
        default_minutes: Some(15),
        announced_to_clubs: Some(date(2026, 1, 20)),
        in_magazine: Some(true),
        address: text("Havnegade 1, Fjordby"),
        round_starts: Some(vec![date(2026, 3, 4).at(19, 0, 0, 0)]),
        rounds: Some(1),
        adjournments: Some(false),
        postponements: Some(false),
        grouping: Some(Grouping::ByRating),
        losers_go_on: Some(false),
        smoke_free: Some(true),
        fide_rated: Some(true),
        fide_registered: Some(date(2026, 1, 28)),
        fide_in_invitation: Some(true),
        deadline: Some(date(2026, 2, 20)),
        entry_fee_ore: Some(15_000),
        union_fee_ore: Some(3_500),
        entry_address: text("tilmelding@example.dk"),
        tie_breaks: Some(vec!["dsu-ordinary".to_owned()]),
        licence_1_arbiters: Some(1),
        committee: Some(3),
        fixed_on: Some(date(2025, 2, 1)),
        regulations_named: Some(true),
        ..Facts::default()
    }
}

fn looked_at(facts: &Facts) -> Vec<Item> {
    check(facts, HandbookEdition::default())
}

/// What is unmet: items with their reasons.
fn unmet(facts: &Facts) -> Vec<(u8, String)> {
    let of = |item: Item| match item.state {
        State::Unmet(unmet) => Some((item.number, unmet.reason.key.into_owned())),
        State::Met | State::NotAsked => None,
    };
    looked_at(facts).into_iter().filter_map(of).collect()
}

fn changed(change: impl FnOnce(&mut Facts)) -> Facts {
    let mut facts = whole();
    change(&mut facts);
    facts
}

#[test]
fn a_whole_invitation_has_25_items_and_nothing_unmet() {
    assert_eq!(unmet(&whole()), []);
    let items = looked_at(&whole());
    assert!(items.iter().map(|item| item.number).eq(1..=25) && is_publishable(&items));
}

#[test]
fn every_item_fails_alone_and_only_what_must_be_there_holds_up() {
    type Change = fn(&mut Facts);
    let cases: [(u8, &str, Change); 31] = [
        (1, "open_with_selection", |facts| facts.selection_text = Some("the 32 strongest".to_owned())),
        (2, "invitation_system_missing", |facts| facts.system = None),
        (2, "system_not_listed", |facts| facts.system = Some("dubov-1997".to_owned())),
        (2, "system_not_listed", |facts| facts.system = Some("gladiator:nobody".to_owned())),
        (3, "invitation_time_missing", |facts| facts.periods = None),
        (4, "time_too_short", |facts| {
            (facts.periods.as_mut().unwrap()[0].minutes, facts.quickplay) = (89, None);
        }),
        (4, "moves_per_hour_outside", |facts| facts.periods.as_mut().unwrap()[0].moves = Some(47)),
        (4, "quickplay_finish_outside", |facts| facts.periods.as_mut().unwrap()[1].minutes = 14),
        (4, "time_not_of_the_class", |facts| facts.class = Some(Class::Senior)),
        (5, "playing_time_too_short", |facts| {
            (facts.periods.as_mut().unwrap()[0].minutes, facts.rated) = (89, Some(false));
        }),
        (6, "default_time_not_announced", |facts| facts.default_minutes = Some(30)),
        (8, "announced_too_late", |facts| facts.announced_to_clubs = None),
        (9, "not_in_magazine", |facts| facts.in_magazine = None),
        (10, "invitation_address", |facts| facts.address = Some(" ".to_owned())),
        (11, "invitation_times", |facts| facts.rounds = Some(2)),
        (12, "putting_off_not_regulated", |facts| facts.postponements = Some(true)),
        (13, "grouping_not_announced", |facts| facts.grouping = Some(Grouping::Other("age".to_owned()))),
        (14, "reentry_not_announced", |facts| facts.losers_go_on = Some(true)),
        (15, "smoke_not_disclosed", |facts| facts.smoke_free = Some(false)),
        (16, "elo_not_announced", |facts| facts.fide_in_invitation = None),
        (16, "elo_too_late", |facts| facts.fide_registered = None),
        (17, "deadline_too_close", |facts| {
            (facts.deadline, facts.announced_to_clubs) = (Some(date(2026, 2, 26)), Some(date(2026, 1, 20)));
        }),
        (18, "fee_below_union_fee", |facts| facts.entry_fee_ore = Some(3_499)),
        (19, "entry_address_missing", |facts| facts.entry_address = None),
        (20, "late_fee_not_announced", |facts| facts.late_fee_ore = Some(5_000)),
        (21, "tie_breaks_missing", |facts| facts.tie_breaks = Some(Vec::new())),
        (22, "arbiter_licence_missing", |facts| facts.licence_1_arbiters = Some(0)),
        (22, "committee_incomplete", |facts| facts.committee = Some(2)),
        (24, "late_in_calendar", |facts| facts.fixed_on = Some(date(2025, 3, 5))),
        (25, "regulations_not_named", |facts| facts.regulations_named = None),
        (11, "invitation_times", |facts| {
            (facts.adjournments, facts.putting_off_text) = (Some(true), Some("on the last Sunday".to_owned()));
        }),
    ];
    for (item, key, change) in cases {
        let facts = changed(change);
        assert_eq!(unmet(&facts), [(item, key.to_owned())]);
        let items = looked_at(&facts);
        let level = items[usize::from(item) - 1].level;
        assert_eq!(is_publishable(&items), level != Level::Must, "{key}");
    }
    let unknown = changed(|facts| facts.kind = None);
    assert_eq!(unmet(&unknown), [(1, "invitation_kind_missing".to_owned())], "and nobody asks 7, 8 and 9");
    let none = changed(|facts| facts.deadline = None);
    assert_eq!(unmet(&none), [(17, "deadline_missing".to_owned())]);
    assert!(!is_publishable(&looked_at(&none)), "there must be a deadline");
}

#[test]
fn d4_4_61c_a_closed_event_says_who_may_play_and_how_groups_are_made() {
    let text = || Some("the club's members".to_owned());
    let closed = |facts: &mut Facts| facts.kind = Some(Kind::Closed);
    let with = |change: fn(&mut Facts)| {
        unmet(&changed(|facts| {
            closed(facts);
            (facts.selection_text, facts.conditions_text, facts.grouping_text) = (text(), text(), text());
            change(facts);
        }))
    };
    assert_eq!(with(|_| {}), []);
    assert_eq!(with(|facts| facts.selection_text = None), [(7, "invitation_selection_missing".to_owned())]);
    assert_eq!(with(|facts| facts.conditions_text = None), [(7, "invitation_selection_missing".to_owned())]);
    assert_eq!(with(|facts| facts.grouping_text = None), [(7, "invitation_grouping_missing".to_owned())]);
}

#[test]
fn d4_4_61b_the_example_of_a_late_announcement_names_the_last_day() {
    let late = changed(|facts| facts.announced_to_clubs = Some(date(2026, 1, 25)));
    assert_eq!(last_day(&late, 8), Some(date(2026, 1, 20)));
    let on_the_day = changed(|facts| facts.announced_to_clubs = Some(date(2026, 1, 20)));
    assert_eq!(unmet(&on_the_day), []);
}

fn last_day(facts: &Facts, item: usize) -> Option<Date> {
    match &looked_at(facts)[item - 1].state {
        State::Unmet(unmet) => unmet.last_day,
        State::Met | State::NotAsked => None,
    }
}

#[test]
fn d4_7_3a_five_weeks_before_the_start_or_announced_as_such() {
    let start = |facts: &mut Facts| {
        facts.round_starts = Some(vec![date(2026, 9, 12).at(10, 0, 0, 0)]);
        (facts.deadline, facts.announced_to_clubs) = (Some(date(2026, 9, 1)), Some(date(2026, 8, 1)));
    };
    let registered = |day: Option<Date>| {
        changed(|facts| {
            start(facts);
            facts.fide_registered = day;
        })
    };
    assert_eq!(unmet(&registered(Some(date(2026, 8, 8)))), []);
    let late = registered(Some(date(2026, 8, 9)));
    assert_eq!((unmet(&late), last_day(&late, 16)), (vec![(16, "elo_too_late".to_owned())], Some(date(2026, 8, 8))));
    let announced = changed(|facts| {
        start(facts);
        facts.fide_registered = None;
        (facts.fide_announced, facts.fide_announced_where) = (Some(date(2026, 8, 20)), Some(Where::Site));
    });
    assert_eq!(unmet(&announced), []);
}

#[test]
fn d4_8_4_d4_8_2_the_guides_days_are_advice() {
    let close = changed(|facts| facts.deadline = Some(date(2026, 2, 26)));
    assert_eq!(last_day(&close, 17), Some(date(2026, 2, 25)));
    assert_eq!(unmet(&changed(|facts| facts.deadline = Some(date(2026, 2, 25)))), []);
    assert_eq!(unmet(&changed(|facts| facts.fixed_on = Some(date(2025, 3, 4)))), []);
}

#[test]
fn d4_2_35a_d4_2_35b_a_class_has_its_own_time() {
    let period = |moves, minutes| PeriodFacts { moves, minutes, increment: 30 };
    let first = vec![period(Some(40), 100), period(Some(20), 50), period(None, 15)];
    let other = vec![period(Some(40), 90), period(None, 30)];
    let fits = |class: Option<Class>, periods: &Vec<PeriodFacts>| {
        let facts = changed(|facts| (facts.class, facts.periods) = (class, Some(periods.clone())));
        (unmet(&facts), looked_at(&facts)[4].state == State::NotAsked)
    };
    assert_eq!(fits(Some(Class::Kandidat), &first), (Vec::new(), true));
    assert_eq!(fits(Some(Class::Other), &other), (Vec::new(), true));
    assert_eq!(fits(Some(Class::Kandidat), &other).0, [(4, "time_not_of_the_class".to_owned())]);
    assert_eq!(fits(None, &other).0, [(4, "moves_per_hour_outside".to_owned())]);
    assert_eq!(fits(None, &vec![period(None, 90)]), (Vec::new(), true), "one of FIDE's (D4.1-12c)");
}

#[test]
fn d4_3_5_2c_the_youth_groups_have_two_times() {
    let fits = |class: &str, minutes: u32| {
        let periods = vec![PeriodFacts { moves: None, minutes, increment: 30 }];
        unmet(&changed(|facts| (facts.class, facts.periods) = (class.parse().ok(), Some(periods)))).is_empty()
    };
    assert!(fits("youth.U12", 45) && !fits("youth.U12", 90));
    assert!(fits("youth.P14", 90) && !fits("youth.P14", 45));
}

#[test]
fn d4_3_3a_d4_3_4a_rapid_championships_have_their_times() {
    let fits = |class: Class, minutes: u32| {
        let periods = vec![PeriodFacts { moves: None, minutes, increment: 0 }];
        let facts = changed(|facts| (facts.class, facts.periods, facts.quickplay) = (Some(class), Some(periods), None));
        unmet(&facts).is_empty()
    };
    assert!(fits(Class::Rapid, 30) && !fits(Class::Rapid, 25));
    assert!(fits(Class::RapidWomen, 25) && !fits(Class::RapidWomen, 30));
}

#[test]
fn d4_1_13a_four_hours_together_to_the_minute() {
    let minutes = |first: u32| {
        changed(|facts| {
            facts.rated = Some(false);
            facts.periods.as_mut().unwrap()[0].minutes = first;
        })
    };
    assert_eq!(unmet(&minutes(90)), []);
    assert_eq!(unmet(&minutes(89)), [(5, "playing_time_too_short".to_owned())]);
}

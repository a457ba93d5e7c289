//! What holds for every clock, whatever is done to it.

use proptest::prelude::*;
use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{
    Both, By, Choice, Claimed, Clock, Decide, Deed, Event, Millis, Notice, Noticed, Period, Referee, Settings,
    Supervision,
};

use crate::stage::{SE2018, settings};

#[derive(Clone, Debug)]
enum Act {
    Wait(i64),
    Press,
    Stop,
    Run,
    Add(bool, i64),
    Uncount(bool),
    GoOn(bool),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        6 => (0_i64..400_000).prop_map(Act::Wait),
        6 => Just(Act::Press),
        1 => Just(Act::Stop),
        1 => Just(Act::Run),
        1 => (any::<bool>(), -200_000_i64..200_000).prop_map(|(white, span)| Act::Add(white, span)),
        1 => any::<bool>().prop_map(Act::Uncount),
        1 => any::<bool>().prop_map(Act::GoOn),
    ];
    prop::collection::vec(act, 0..60)
}

fn periods() -> impl Strategy<Value = Vec<Period>> {
    let period = (0_i64..20, 1_u32..6, 0_i64..20, any::<bool>()).prop_map(|(minutes, moves, extra, is_delay)| {
        let extra = Millis::from_seconds(extra);
        let (increment, delay) = if is_delay { (Millis::ZERO, extra) } else { (extra, Millis::ZERO) };
        Period { time: Millis::from_minutes(minutes), moves: Some(moves), increment, delay }
    });
    prop::collection::vec(period, 1..4).prop_map(|mut periods| {
        periods.last_mut().expect("there is one").moves = None;
        periods
    })
}

fn clock(white: Vec<Period>, black: Vec<Period>) -> Clock {
    let mut settings = Settings::new(SE2018, white.clone());
    settings.periods = Both { white, black };
    Clock::new(&settings)
}

const fn color(is_white: bool) -> Color {
    if is_white { Color::White } else { Color::Black }
}

fn act(clock: &mut Clock, at: &mut Millis, act: &Act) {
    match act {
        Act::Wait(span) => {
            *at += Millis(*span);
            clock.read(*at);
        }
        Act::Press => {
            if let Some(running) = clock.running() {
                clock.complete(running);
                clock.pass(running);
            }
        }
        Act::Stop => clock.stop(),
        Act::Run => clock.run(Color::White),
        Act::Add(is_white, span) => clock.add(color(*is_white), Millis(*span)),
        Act::Uncount(is_white) => clock.uncount(color(*is_white)),
        Act::GoOn(is_white) => clock.go_on(color(*is_white)),
    }
}

fn total(clock: &Clock) -> i64 {
    clock.shown().white.0 + clock.shown().black.0
}

/// Anything that can be said about clocks and flags, sensible or not.
fn deeds() -> impl Strategy<Value = Vec<(i64, By, Deed)>> {
    let by = || prop_oneof![Just(By::White), Just(By::Black), Just(By::Arbiter)];
    let some_color = || prop_oneof![Just(None), Just(Some(Color::White)), Just(Some(Color::Black))];
    let reason = prop_oneof![
        Just(None),
        Just(Some("clock_defect".to_owned())),
        Just(Some("clock_misuse".to_owned())),
        Just(Some("wrong_clock_setting".to_owned())),
        Just(Some("flag".to_owned())),
    ];
    let millis = || prop::option::of((0_i64..600_000).prop_map(Millis));
    let deed = prop_oneof![
        Just(Deed::Start),
        Just(Deed::Press),
        Just(Deed::Restart { reason: None }),
        reason.prop_map(|reason| Deed::Stop { reason }),
        (millis(), millis()).prop_map(|(white, black)| Deed::SetClock { white, black }),
        Just(Deed::Claim { rule: Claimed::Flag, announced: None, grounds: None }),
        some_color().prop_map(|against| Deed::Notice(Notice { what: Noticed::Flag, against, first: None })),
        some_color().prop_map(|first| Deed::Notice(Notice { what: Noticed::BothFlags, against: None, first })),
        prop_oneof![Just(Choice::Accept), Just(Choice::Postpone), Just(Choice::Reject)]
            .prop_map(|choice| Deed::Decide(Decide::Claim(choice))),
    ];
    prop::collection::vec((0_i64..400_000, by(), deed), 0..40)
}

proptest! {
    /// Events that the script cannot contain are refused; all others are heard, and every ruling cites.
    #[test]
    fn nothing_said_about_clocks_confuses_the_referee(
        edition in prop::sample::select(Edition::all().collect::<Vec<_>>()),
        periods in prop::sample::select(vec!["4/5 5", "30", "5", "3+2", "40/90+30 30+30"]),
        is_limited in any::<bool>(),
        appendix_g in any::<bool>(),
        deeds in deeds(),
    ) {
        let mut settings = settings(edition, periods);
        settings.supervision = if is_limited { Supervision::Limited } else { Supervision::Full };
        settings.appendix_g = appendix_g;
        let (mut referee, mut at) = (Referee::new(settings), Millis::ZERO);
        for (wait, by, deed) in deeds {
            at += Millis(wait);
            if let Ok(next) = referee.after(&Event { at, by, deed }) {
                referee = next;
            }
        }
        let account = referee.account();
        prop_assert!(account.rulings().iter().all(|ruling| ruling.why.iter().all(|why| !why.clauses.is_empty())));
        prop_assert!(account.open().iter().all(|open| !open.choices.is_empty() && !open.reason.clauses.is_empty()));
        prop_assert!(account.verdict().is_none_or(|verdict| !verdict.clauses.is_empty()));
    }

    #[test]
    fn no_clock_shows_less_than_nothing(white in periods(), black in periods(), acts in acts()) {
        let (mut clock, mut at) = (clock(white, black), Millis::ZERO);
        clock.run(Color::White);
        for one in &acts {
            act(&mut clock, &mut at, one);
            prop_assert!(clock.shown().white >= Millis::ZERO && clock.shown().black >= Millis::ZERO);
        }
    }

    #[test]
    fn reading_in_steps_equals_reading_at_once(
        white in periods(), black in periods(), acts in acts(), steps in prop::collection::vec(0_i64..300_000, 0..12)
    ) {
        let (mut stepped, mut at) = (clock(white, black), Millis::ZERO);
        stepped.run(Color::White);
        for one in &acts {
            act(&mut stepped, &mut at, one);
        }
        let mut once = stepped.clone();
        let until = at + Millis(steps.iter().sum());
        for step in steps {
            at += Millis(step);
            stepped.read(at);
        }
        once.read(until);
        stepped.read(until);
        prop_assert_eq!(once, stepped);
    }

    #[test]
    fn waiting_takes_from_the_running_clock_and_from_no_other(
        white in periods(), black in periods(), acts in acts(), span in 0_i64..500_000
    ) {
        let (mut clock, mut at) = (clock(white, black), Millis::ZERO);
        for one in &acts {
            act(&mut clock, &mut at, one);
        }
        let before = clock.clone();
        clock.read(at + Millis(span));
        for color in Color::ALL {
            let taken = before.remaining(color).0 - clock.remaining(color).0;
            if before.running() == Some(color) {
                prop_assert!((0..=span).contains(&taken));
                let delay = before.period(color).1.delay.0;
                prop_assert!(taken == before.remaining(color).0 || taken >= span - delay);
                let is_empty = clock.remaining(color) == Millis::ZERO && span >= delay;
                prop_assert!(!is_empty || clock.is_fallen(color), "an empty clock has fallen");
            } else {
                prop_assert_eq!(taken, 0);
            }
        }
    }

    /// What is on the clocks is what was put on them, less the time that passed.
    #[test]
    fn time_is_conserved(thoughts in prop::collection::vec(0_i64..20_000, 0..30), increment in 0_i64..30) {
        let period = |moves, minutes| Period {
            time: Millis::from_minutes(minutes),
            moves,
            increment: Millis::from_seconds(increment),
            delay: Millis::ZERO,
        };
        let periods = vec![period(Some(5), 30), period(Some(5), 20), period(None, 10)];
        let mut clock = clock(periods.clone(), periods);
        clock.run(Color::White);
        let (mut at, mut put) = (Millis::ZERO, total(&clock));
        for thought in thoughts {
            at += Millis(thought);
            clock.read(at);
            let mover = clock.running().expect("a clock runs");
            let before = clock.period(mover).0;
            clock.complete(mover);
            clock.pass(mover);
            let (period, of) = clock.period(mover);
            put += increment * 1_000 + if period > before { of.time.0 } else { 0 };
            prop_assert_eq!(total(&clock), put - at.0);
        }
    }

    #[test]
    fn a_move_taken_off_the_counter_and_completed_again_changes_no_period(moves in 1_u32..12) {
        let period = |moves| Period { time: Millis::from_minutes(10), moves, increment: Millis::ZERO, delay: Millis::ZERO };
        let periods = vec![period(Some(4)), period(Some(4)), period(None)];
        let mut clock = clock(periods.clone(), periods);
        (0..moves).for_each(|_| clock.complete(Color::White));
        let before = clock.clone();
        clock.uncount(Color::White);
        clock.complete(Color::White);
        prop_assert_eq!(before, clock);
    }
}

/// Found by the properties above: the delay of the old period used to be left on the clock.
#[test]
fn a_period_entered_past_a_fallen_flag_has_its_own_delay() {
    let period = |moves, delay| Period {
        time: Millis::from_minutes(3),
        moves,
        increment: Millis::ZERO,
        delay: Millis::from_seconds(delay),
    };
    let periods = vec![period(Some(4), 10), period(None, 0)];
    let mut clock = clock(periods.clone(), periods);
    clock.set(Color::White, Millis::ZERO);
    clock.go_on(Color::White);
    clock.run(Color::White);
    clock.read(Millis::from_seconds(5));
    assert_eq!(clock.remaining(Color::White), Millis::from_minutes(3) - Millis::from_seconds(5));
}

#[test]
fn a_clock_without_main_time_lives_on_its_delay() {
    let delay = Millis::from_seconds(5);
    let periods = vec![Period { time: Millis::ZERO, moves: None, increment: Millis::ZERO, delay }];
    let mut clock = clock(periods.clone(), periods);
    clock.run(Color::White);
    clock.read(Millis(4_999));
    assert!(!clock.is_fallen(Color::White));
    clock.read(Millis(9_000));
    assert_eq!(clock.fall(Color::White).map(|fall| fall.at), Some(delay));
}

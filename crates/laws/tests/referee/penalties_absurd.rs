//! Whatever is noticed and decided in whatever order, the referee keeps its head.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{
    Choice, Decide, Deed, Event, HalfPoint, Millis, Notice, Noticed, Referee, Regulations, penalties,
};

use crate::stage::*;

const NOTICED: [Noticed; 8] = [
    Noticed::Absent,
    Noticed::Phone,
    Noticed::RefusesRules,
    Noticed::ColoursReversed,
    Noticed::WrongStart,
    Noticed::BoardTurned,
    Noticed::DisplacedPieces,
    Noticed::WrongClockSetting,
];

fn deeds(edition: Edition) -> Vec<(rokade_laws::referee::By, Deed)> {
    let mut deeds = vec![(W, Deed::Arrive), (B, Deed::Arrive), (ARBITER, Deed::Start)];
    for what in NOTICED {
        let against = [None, Some(Color::White), Some(Color::Black)];
        let notice = |against| (ARBITER, Deed::Notice(Notice { what, against, first: None }));
        deeds.extend(against.into_iter().map(notice));
    }
    let choices = [Choice::Accept, Choice::Postpone, Choice::Reject];
    deeds.extend(choices.map(|choice| (ARBITER, Deed::Decide(Decide::Claim(choice)))));
    for listed in penalties::list(edition) {
        let ms = listed.effect.takes_time().then_some(Millis(90_000_000));
        let points = listed.effect.needs_points().then_some(HalfPoint(1));
        let penalty = Decide::Penalty { item: listed.item, against: Color::Black, ms, points };
        deeds.push((ARBITER, Deed::Decide(penalty)));
    }
    deeds
}

/// What must hold after every event.
fn is_sound(referee: &Referee) {
    let account = referee.account();
    if let Some(score) = account.verdict().and_then(|verdict| verdict.score) {
        assert!(score.white.0 + score.black.0 <= 2, "{score}");
    }
    assert!(account.clock().white >= Millis::ZERO && account.clock().black >= Millis::ZERO);
    assert!(account.rulings().iter().all(|ruling| !ruling.clauses().is_empty()));
    assert!(account.open().iter().all(|question| !question.choices.is_empty() && !question.reason.clauses.is_empty()));
    assert!(account.verdict().is_none_or(|verdict| !verdict.clauses.is_empty()));
}

#[test]
fn no_order_of_notices_and_decisions_breaks_the_referee() {
    for edition in Edition::all() {
        let mut settings = settings(edition, "5+3");
        settings.regulations = Some(Regulations::Dsu);
        let deeds = deeds(edition);
        let begun = Referee::new(settings);
        for first in &deeds {
            let Some(one) = heard(&begun, first, 1_000) else { continue };
            for second in &deeds {
                let Some(two) = heard(&one, second, 800_000) else { continue };
                for third in deeds.iter().step_by(4) {
                    heard(&two, third, 1_000_000);
                }
            }
        }
    }
}

/// The referee after one more event, unless the event contradicts the script.
fn heard(before: &Referee, (by, deed): &(rokade_laws::referee::By, Deed), at: i64) -> Option<Referee> {
    let after = before.after(&Event { at: Millis(at), by: *by, deed: deed.clone() }).ok()?;
    is_sound(&after);
    Some(after)
}

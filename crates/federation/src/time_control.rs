//! Whether a time is the normal one, one of FIDE's that may be used instead, or the time that the handbook gives a
//! class of its championships (docs/readings/rounds-time-control.md).

use rokade_clause::{HandbookEdition, Reason};
use rokade_model::{Period, TimeControl};

use crate::championship::Class;
use crate::figures::{self, play};

/// What §§ 12 and 13 object to where no class is known; nothing for either of the FIDE times (D4.1-12c) and for the
/// times of the championships (D4.2-35a, D4.2-35b, D4.3.2a). Increments add nothing to the normal time.
pub fn objections(control: &TimeControl, edition: HandbookEdition) -> Vec<Reason> {
    let times = figures::times(edition);
    let of_championships =
        [&times.championship_first_classes, &times.championship_other_classes, &times.senior_championship];
    if is_of_fide(control, edition) || of_championships.iter().any(|named| named.is(control)) {
        return Vec::new();
    }
    let mut reasons: Vec<Reason> = below_normal(control, edition).into_iter().collect();
    reasons.extend(moves_outside(control, edition));
    if has_quickplay_finish(control) {
        reasons.extend(total_too_short(control, edition));
        reasons.extend(finish_outside(control, edition));
    }
    reasons
}

/// One of the two that may be used instead of the normal time (D4.1-12c).
pub(crate) fn is_of_fide(control: &TimeControl, edition: HandbookEdition) -> bool {
    let times = figures::times(edition);
    times.fide_two_periods.is(control) || times.fide_one_period.is(control)
}

/// The time that the handbook gives the class.
pub(crate) fn is_of_class(control: &TimeControl, class: Class, edition: HandbookEdition) -> bool {
    let times = figures::times(edition);
    let named = match class {
        Class::Landshold | Class::Kandidat | Class::Junior => &times.championship_first_classes,
        Class::Veteran | Class::Other => &times.championship_other_classes,
        Class::Senior => &times.senior_championship,
        Class::Rapid => &times.rapid_championship,
        Class::RapidWomen => &times.womens_rapid_championship,
        Class::Youth(group) if group.age >= times.youth_older_from => &times.youth_older,
        Class::Youth(_) => &times.youth_younger,
    };
    named.is(control)
}

/// Shorter than the shortest normal time (D4.1-12a).
pub(crate) fn below_normal(control: &TimeControl, edition: HandbookEdition) -> Option<Reason> {
    let least = play(edition).normal_time;
    let seconds = control.seconds();
    let reason = Reason::cited("time_below_normal", "D4.1-12a");
    (seconds < least * 60).then(|| reason.with("minutes", seconds / 60).with("least", least))
}

/// The first intermediate control with too few or too many moves by the hour (D4.1-12b), and every further one.
pub(crate) fn moves_outside(control: &TimeControl, edition: HandbookEdition) -> impl Iterator<Item = Reason> {
    control.periods().iter().filter_map(move |period| moves_per_hour(period, edition))
}

/// Both players together have less than a game with a quickplay finish needs (D4.1-13a).
pub(crate) fn total_too_short(control: &TimeControl, edition: HandbookEdition) -> Option<Reason> {
    let least = figures::times(edition).quickplay_total;
    let minutes = control.seconds() * 2 / 60;
    let reason = Reason::cited("quickplay_total_too_short", "D4.1-13a");
    (control.seconds() * 2 < least * 60).then(|| reason.with("minutes", minutes).with("least", least))
}

/// The last period of a quickplay finish is too short or too long (D4.1-13b).
pub(crate) fn finish_outside(control: &TimeControl, edition: HandbookEdition) -> Option<Reason> {
    let times = figures::times(edition);
    let (least, most) = (times.quickplay_period_least, times.quickplay_period_most);
    let last = i64::from(control.periods().last()?.seconds);
    let reason = Reason::cited("quickplay_period_out_of_range", "D4.1-13b");
    let is_outside = !(least * 60..=most * 60).contains(&last);
    is_outside.then(|| reason.with("minutes", last / 60).with("least", least).with("most", most))
}

/// A last period for the rest of the game, after one with a number of moves.
fn has_quickplay_finish(control: &TimeControl) -> bool {
    matches!(control.periods(), [.., before, last] if before.moves.is_some() && last.moves.is_none())
}

fn moves_per_hour(period: &Period, edition: HandbookEdition) -> Option<Reason> {
    let figures = play(edition);
    let moves = i64::from(period.moves?);
    let seconds = i64::from(period.seconds);
    let (least, most) = (figures.moves_per_hour_least, figures.moves_per_hour_most);
    let by_the_hour = moves * 3600;
    let fits = least * seconds <= by_the_hour && by_the_hour <= most * seconds;
    (!fits).then(|| {
        Reason::cited("moves_per_hour_out_of_range", "D4.1-12b")
            .with("moves", moves)
            .with("minutes", seconds / 60)
            .with("least", least)
            .with("most", most)
    })
}
#[cfg(test)]
mod tests {
    use super::*;

    fn objections(text: &str) -> Vec<String> {
        let control: TimeControl = text.parse().unwrap();
        super::objections(&control, HandbookEdition::default()).iter().map(|reason| reason.key.to_string()).collect()
    }

    #[test]
    fn d4_1_12a_two_hours_are_the_shortest_normal_time() {
        assert_eq!(objections("7200"), [""; 0]);
        assert_eq!(objections("7199"), ["time_below_normal"]);
        assert_eq!(objections("3600+30"), ["time_below_normal"]);
    }

    #[test]
    fn d4_1_12b_sixteen_to_twenty_three_moves_an_hour() {
        assert_eq!(objections("32/7200:3600"), [""; 0]);
        assert_eq!(objections("46/7200:3600"), [""; 0]);
        assert_eq!(objections("31/7200:3600"), ["moves_per_hour_out_of_range"]);
        assert_eq!(objections("47/7200:3600"), ["moves_per_hour_out_of_range"]);
    }

    #[test]
    fn d4_1_12c_two_times_of_fide_may_be_used_instead() {
        assert_eq!(objections("5400+30"), [""; 0]);
        assert_eq!(objections("40/4500+30:900+30"), [""; 0]);
        assert!(!objections("5400+20").is_empty());
    }

    #[test]
    fn the_times_of_the_championships_are_not_objected_to() {
        assert_eq!(objections("40/6000+30:20/3000+30:900+30"), [""; 0]);
        assert_eq!(objections("40/5400+30:1800+30"), [""; 0]);
        assert_eq!(objections("40/7200:1800"), [""; 0], "the other time of § 35");
        assert!(!objections("40/5400+20:1800+20").is_empty());
    }

    #[test]
    fn d4_1_13a_four_hours_together_with_a_quickplay_finish() {
        assert!(objections("30/5400:1799").contains(&"quickplay_total_too_short".to_owned()));
        assert!(!objections("30/5400:1800").contains(&"quickplay_total_too_short".to_owned()));
    }

    #[test]
    fn d4_1_13b_the_finish_lasts_fifteen_to_sixty_minutes() {
        assert_eq!(objections("40/7200:900"), [""; 0]);
        assert_eq!(objections("40/7200:3600"), [""; 0]);
        assert_eq!(objections("40/7200:899"), ["quickplay_period_out_of_range"]);
        assert_eq!(objections("40/7200:3601"), ["quickplay_period_out_of_range"]);
    }
}

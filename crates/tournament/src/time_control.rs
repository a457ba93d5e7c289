//! What §§ 12 and 13 say of a time control.

use rokade_clause::{HandbookEdition, Reason};
use rokade_model::{Period, TimeControl};

use crate::handbook;

/// What §§ 12 and 13 object to; nothing for either of the FIDE times (D4.1-12c) and for the times of the
/// championships (D4.2-35a, 35b, D4.3.2a). Increments add nothing to the normal time
/// (docs/readings/rounds-time-control.md).
pub(crate) fn objections(control: &TimeControl, edition: HandbookEdition) -> Vec<Reason> {
    if handbook::time_controls(edition).names(control) {
        return Vec::new();
    }
    let normal_time = handbook::play(edition).normal_time;
    let seconds = control.seconds();
    let mut reasons = Vec::new();
    if seconds < normal_time * 60 {
        let reason = Reason::cited("time_below_normal", "D4.1-12a");
        reasons.push(reason.with("minutes", seconds / 60).with("least", normal_time));
    }
    reasons.extend(control.periods().iter().filter_map(|period| moves_per_hour(period, edition)));
    reasons.extend(quickplay_finish(control, edition));
    reasons
}

/// A last period for the rest of the game, after one with a number of moves.
fn quickplay_finish(control: &TimeControl, edition: HandbookEdition) -> Vec<Reason> {
    let figures = handbook::time_controls(edition);
    let [.., before, last] = control.periods() else { return Vec::new() };
    if before.moves.is_none() || last.moves.is_some() {
        return Vec::new();
    }
    let seconds = control.seconds();
    let mut reasons = Vec::new();
    if seconds * 2 < figures.quickplay_total * 60 {
        let reason = Reason::cited("quickplay_total_too_short", "D4.1-13a");
        reasons.push(reason.with("minutes", seconds * 2 / 60).with("least", figures.quickplay_total));
    }
    let (least, most) = (figures.quickplay_period_least, figures.quickplay_period_most);
    let last = i64::from(last.seconds);
    if !(least * 60..=most * 60).contains(&last) {
        let reason = Reason::cited("quickplay_period_out_of_range", "D4.1-13b");
        reasons.push(reason.with("minutes", last / 60).with("least", least).with("most", most));
    }
    reasons
}

/// Moves of an intermediate control, by the hour.
fn moves_per_hour(period: &Period, edition: HandbookEdition) -> Option<Reason> {
    let figures = handbook::play(edition);
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

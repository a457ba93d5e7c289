//! Which backups stay.

use std::collections::BTreeSet;
use std::time::Duration;

use rokade_tournament::Micros;

const HOUR: Micros = 3_600_000_000;
const DAY: Micros = 24 * HOUR;

/// When backups are made and how long they are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// One at the start, then one after so long if something changed.
    pub every: Duration,
    /// So many of the newest stay.
    pub recent: usize,
    /// The last one of each hour stays for so many hours.
    pub hours: u32,
    /// The last one of each day (UTC) stays for so many days.
    pub days: u32,
}

impl Default for Schedule {
    fn default() -> Self {
        Self { every: Duration::from_secs(600), recent: 12, hours: 24, days: 30 }
    }
}

impl Schedule {
    /// The backups of these times that are no longer needed.
    pub fn outdated(&self, times: &[Micros], now: Micros) -> Vec<Micros> {
        let newest_first: Vec<Micros> = {
            let sorted: BTreeSet<Micros> = times.iter().copied().collect();
            sorted.into_iter().rev().collect()
        };
        let mut kept: BTreeSet<Micros> = newest_first.iter().take(self.recent).copied().collect();
        kept.extend(last_of_each(HOUR, i64::from(self.hours), &newest_first, now));
        kept.extend(last_of_each(DAY, i64::from(self.days), &newest_first, now));
        // A time that lies ahead speaks of a clock that was set back, not of an old backup.
        newest_first.into_iter().rev().filter(|time| *time <= now && !kept.contains(time)).collect()
    }
}

/// The newest of each span (hour, day) among the spans that reach back `count` of them.
fn last_of_each(span: Micros, count: i64, newest_first: &[Micros], now: Micros) -> Vec<Micros> {
    let mut last: Option<i64> = None;
    let mut kept = Vec::new();
    for time in newest_first.iter().filter(|time| now - **time < count * span) {
        let index = time.div_euclid(span);
        if last != Some(index) {
            kept.push(*time);
            last = Some(index);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Micros = HOUR / 60;
    /// A noon.
    const NOW: Micros = 20_000 * DAY + 12 * HOUR;

    #[test]
    fn the_newest_stay_however_old() {
        let times: Vec<Micros> = (0..12).map(|number| NOW - 400 * DAY - number * MINUTE).collect();
        assert!(Schedule::default().outdated(&times, NOW).is_empty());
    }

    #[test]
    fn one_per_hour_stays_for_a_day_and_one_per_day_for_a_month() {
        // Every ten minutes for sixty days.
        let times: Vec<Micros> = (0..60 * 24 * 6).map(|number| NOW - number * 10 * MINUTE).collect();
        let outdated: BTreeSet<Micros> = Schedule::default().outdated(&times, NOW).into_iter().collect();
        let kept: Vec<Micros> = times.iter().copied().filter(|time| !outdated.contains(time)).collect();
        assert_eq!(&kept[..12], &times[..12]);
        let within = |age: Micros| kept.iter().filter(|time| NOW - **time < age).count();
        assert_eq!(within(24 * HOUR) - within(2 * HOUR), 22, "one for each hour after the newest two");
        assert_eq!(within(30 * DAY) - within(24 * HOUR), 29, "one for each day before yesterday");
        assert_eq!(within(90 * DAY), within(30 * DAY), "nothing older");
    }

    #[test]
    fn pruning_again_removes_nothing_more() {
        let times: Vec<Micros> = (0..3000).map(|number| NOW - number * 7 * MINUTE).collect();
        let outdated: BTreeSet<Micros> = Schedule::default().outdated(&times, NOW).into_iter().collect();
        let kept: Vec<Micros> = times.into_iter().filter(|time| !outdated.contains(time)).collect();
        assert!(Schedule::default().outdated(&kept, NOW).is_empty());
    }

    #[test]
    fn a_clock_set_back_costs_no_backup() {
        let times: Vec<Micros> = (0..50).map(|number| NOW + number * MINUTE).collect();
        assert!(Schedule::default().outdated(&times, NOW - DAY).is_empty());
    }
}

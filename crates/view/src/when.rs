//! Times as the reader writes them, on the clock of the playing hall.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};
use rokade_tournament::Micros;
use rokade_words::{Arg, Lang, text_with};

/// Day and time: `15.11.2026 kl. 18.30`.
pub fn moment(lang: Lang, zone: &str, at: Micros) -> String {
    let zoned = in_hall(zone, at);
    text_with(
        lang,
        "view-moment",
        &[("day", day_of(lang, zoned.date()).into()), ("time", time_of(lang, &zoned).into())],
    )
}

/// The day alone: `15.11.2026`.
pub fn date(lang: Lang, zone: &str, at: Micros) -> String {
    day_of(lang, in_hall(zone, at).date())
}

/// Time of day: `18.30`.
pub fn clock(lang: Lang, zone: &str, at: Micros) -> String {
    time_of(lang, &in_hall(zone, at))
}

/// The day in the hall for programs: `2026-11-15`.
pub fn iso_day(zone: &str, at: Micros) -> String {
    in_hall(zone, at).strftime("%Y-%m-%d").to_string()
}

/// A day written `YYYY-MM-DD` in the settings; as it stands if it is no date.
pub fn day(lang: Lang, iso: &str) -> String {
    iso.parse::<Date>().map_or_else(|_| iso.to_owned(), |date| day_of(lang, date))
}

/// The days of an event: one, or first and last.
pub fn days(lang: Lang, starts: &str, ends: &str) -> String {
    match (starts, ends) {
        ("", "") => String::new(),
        (one, "") | ("", one) => day(lang, one),
        (starts, ends) if starts == ends => day(lang, starts),
        (starts, ends) => format!("{} – {}", day(lang, starts), day(lang, ends)),
    }
}

/// A zone the machine does not know reads as UTC, so that a page is never lost for a misspelt setting.
fn in_hall(zone: &str, at: Micros) -> Zoned {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    Timestamp::from_microsecond(at).unwrap_or(Timestamp::UNIX_EPOCH).to_zoned(zone)
}

fn day_of(lang: Lang, date: Date) -> String {
    let padded = |number: i8| Arg::from(format!("{number:02}"));
    text_with(
        lang,
        "view-day",
        &[("year", Arg::from(date.year().to_string())), ("month", padded(date.month())), ("day", padded(date.day()))],
    )
}

fn time_of(lang: Lang, zoned: &Zoned) -> String {
    let padded = |number: i8| Arg::from(format!("{number:02}"));
    text_with(lang, "view-time", &[("hour", padded(zoned.hour())), ("minute", padded(zoned.minute()))])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-15 17:05:00 UTC
    const AT: Micros = 1_794_762_300_000_000;

    #[test]
    fn a_moment_reads_as_the_hall_writes_it() {
        assert_eq!(moment(Lang::Da, "Europe/Copenhagen", AT), "15.11.2026 kl. 18.05");
        assert_eq!(moment(Lang::Nb, "Europe/Oslo", AT), "15.11.2026 kl. 18.05");
        assert_eq!(moment(Lang::Sv, "Europe/Stockholm", AT), "2026-11-15 kl. 18.05");
        assert_eq!(moment(Lang::En, "Europe/Copenhagen", AT), "15/11/2026, 18:05");
        assert_eq!(clock(Lang::En, "Nowhere/At all", AT), "17:05");
    }

    #[test]
    fn the_days_of_an_event_are_one_or_two() {
        assert_eq!(days(Lang::Da, "2026-03-01", "2026-03-01"), "01.03.2026");
        assert_eq!(days(Lang::Sv, "2026-03-01", "2026-03-04"), "2026-03-01 – 2026-03-04");
        assert_eq!(days(Lang::En, "", ""), "");
        assert_eq!(days(Lang::En, "in May", ""), "in May");
    }
}

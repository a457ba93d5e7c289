//! Times as forms hold them: on the clock of the playing hall.

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use rokade_clause::Reason;
use rokade_tournament::Micros;

use crate::error::DeskError;

/// Reads `2026-11-15T18:30` as a form sends it.
pub(crate) fn read(typed: &str, zone: &str) -> Result<Micros, DeskError> {
    let unknown = || DeskError::BadForm(vec![Reason::house("time_not_understood").with("found", typed)]);
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let at: DateTime = typed.trim().parse().map_err(|_| unknown())?;
    at.to_zoned(zone).map(|zoned| zoned.timestamp().as_microsecond()).map_err(|_| unknown())
}

/// Writes the time for a form.
pub(crate) fn write(at: Micros, zone: &str) -> String {
    let zone = TimeZone::get(zone).unwrap_or(TimeZone::UTC);
    let at = jiff::Timestamp::from_microsecond(at).unwrap_or(jiff::Timestamp::UNIX_EPOCH);
    at.to_zoned(zone).strftime("%Y-%m-%dT%H:%M").to_string()
}

/// The zone of the machine itself, for times that belong to no hall.
pub(crate) fn machine_zone() -> String {
    TimeZone::system().iana_name().unwrap_or("UTC").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_of_the_hall_comes_back_as_it_went() {
        let at = read("2026-07-01T18:30", "Europe/Copenhagen").unwrap();
        assert_eq!(write(at, "Europe/Copenhagen"), "2026-07-01T18:30");
        assert_eq!(write(at, "UTC"), "2026-07-01T16:30");
        assert!(read("tomorrow", "UTC").is_err());
    }
}

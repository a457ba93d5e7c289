//! A tournament as the season needs it: when, where, who, which games; or why it cannot be rated.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rokade_clause::Reason;
use rokade_rating::PlayerId;
use rokade_rating::dsu::{self, Origin};
use rokade_rating::registry::filing::Ground;
use rokade_store::{Book, Finished, Identity, StoreError};
use rokade_tournament::{Group, Micros, Tournament};

/// A tournament that was looked at.
pub(super) struct Read {
    pub finished: Finished,
    pub outcome: Result<Ready, Reason>,
}

/// A tournament that can be rated.
pub(super) struct Ready {
    /// The last event of its journal.
    pub seq: u64,
    pub starts: Date,
    pub ends: Date,
    pub ground: Ground,
    pub event: dsu::Event,
    pub people: BTreeMap<PlayerId, Known>,
    /// Of everything but the people.
    pub digest: Digest,
}

/// How a player is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Known {
    As(Identity),
    /// Erased from the tournament; what is on file of the player stays.
    Erased,
}

/// The days a run looks at.
#[derive(Clone, Copy)]
pub(super) struct Period {
    pub from: Option<Date>,
    pub to: Option<Date>,
}

impl Period {
    pub(super) fn holds(self, day: Date) -> bool {
        self.from.is_none_or(|from| from <= day) && self.to.is_none_or(|to| day <= to)
    }
}

pub(super) fn of(book: Result<Book, StoreError>) -> Result<Ready, Reason> {
    let book = book.map_err(|error| error.reason())?;
    let tournament = &book.tournament;
    let played = || tournament.groups.values().filter(|group| !group.rounds.is_empty());
    if let Some(open) = played().find(|group| !group.finished) {
        return Err(Reason::house("season_group_unfinished").with("group", open.settings.name.as_str()));
    }
    let (starts, ends) = days(tournament, played())?;
    let ground = match tournament.settings.origin() {
        Origin::Danish => Ground::Home,
        Origin::Foreign => Ground::Abroad,
    };
    let event = tournament.dsu_event(&book);
    let mut digest = Digest::default();
    write!(digest, "{starts} {ends} {ground:?} {event:?}").expect("a digest takes everything");
    Ok(Ready { seq: book.seq(), starts, ends, ground, people: people(&book), event, digest })
}

/// Everybody who is rated under a number of their own.
fn people(book: &Book) -> BTreeMap<PlayerId, Known> {
    let tournament = &book.tournament;
    let players = tournament.players.values().filter(|player| tournament.rated_as(player.id) == player.id);
    let known = |player: &rokade_tournament::Player| match player.erased {
        true => Some(Known::Erased),
        false => Identity::of(book.person(player.id)?, &tournament.settings.federation).map(Known::As),
    };
    players.filter_map(|player| Some((player.id, known(player)?))).collect()
}

/// The first and the last day: as announced, else as the journal has them.
fn days<'a>(tournament: &Tournament, played: impl Iterator<Item = &'a Group> + Clone) -> Result<(Date, Date), Reason> {
    let settings = &tournament.settings;
    let zone = TimeZone::get(&settings.time_zone).unwrap_or(TimeZone::UTC);
    let day = |at: Micros| Some(Timestamp::from_microsecond(at).ok()?.to_zoned(zone.clone()).date());
    let finished = played.clone().filter_map(|group| group.finished_at).max();
    let first = |group: &Group| group.times(1).starts.or_else(|| Some(group.round(1)?.published));
    let begun = played.filter_map(first).min();
    let Some(ends) = settings.ends.parse().ok().or_else(|| day(finished?)) else {
        return Err(Reason::house("season_nothing_played"));
    };
    let starts: Date = settings.starts.parse().ok().or_else(|| day(begun?).filter(|day| *day <= ends)).unwrap_or(ends);
    match starts <= ends {
        true => Ok((starts, ends)),
        false => {
            let reason = Reason::house("season_ends_before_start");
            Err(reason.with("starts", starts.to_string()).with("ends", ends.to_string()))
        }
    }
}

/// What something rests on, in sixteen characters (FNV-1a): another digest, another thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_is_that_of_the_whole_text() {
        let mut pieces = Digest::default();
        for piece in ["foo", "bar"] {
            write!(pieces, "{piece}").unwrap();
        }
        assert_eq!(pieces.to_string(), "85944171f73967e8", "the published value for foobar");
    }

    #[test]
    fn a_period_holds_its_first_and_last_day() {
        let day = |day| jiff::civil::date(2026, 3, day);
        let march = Period { from: Some(day(2)), to: Some(day(4)) };
        assert_eq!([1, 2, 4, 5].map(|number| march.holds(day(number))), [false, true, true, false]);
        assert!(Period { from: None, to: None }.holds(day(1)));
    }
}

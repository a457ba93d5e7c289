//! The prizes of a group: what is offered, when it was published, and what everybody gets as the
//! table stands. How money is divided is left to the standings crate; who has been paid, to the desk.

use jiff::civil::Date;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{Timestamp, Zoned};
use rokade_model::{RoundNumber, StartNumber};
use rokade_standings::{Contest, Distribution, Facts, PrizeFund, distribute};

use crate::{Group, GroupId, Micros, People, PlayerId, Start, Tournament};

/// What the organiser offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prizes {
    pub fund: PrizeFund,
    /// When the prizes were published as they stand; a change has to be published again.
    pub published: Option<Micros>,
}

/// A day on which a group plays, and when it begins to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayingDay {
    pub date: Date,
    pub begins: Micros,
}

impl Tournament {
    /// The prizes as the table stands after the last completed round; `None` before there is a table
    /// or a fund.
    pub fn prizes(&self, group: GroupId, people: &dyn People) -> Option<Distribution> {
        let fund = &self.groups.get(&group)?.prizes.as_ref()?.fund;
        Some(distribute(fund, &self.prize_contest(group, people)?))
    }

    /// The table that prizes are given by, with what is known of everybody.
    pub fn prize_contest(&self, group: GroupId, people: &dyn People) -> Option<Contest> {
        let there = self.groups.get(&group)?;
        if self.completed_rounds(group) == 0 {
            return None;
        }
        let facts = |number: StartNumber| match there.player_with(number) {
            Some(player) => self.prize_facts(there, player, people),
            None => Facts::default(),
        };
        Some(Contest::new(&self.standings(group), &self.rules(group), self.year(there), facts))
    }

    fn prize_facts(&self, group: &Group, id: PlayerId, people: &dyn People) -> Facts {
        let Some(player) = self.players.get(&id) else { return Facts::default() };
        let known = Facts {
            rating: player.rating_for(group.settings.pace),
            section: player.section.clone(),
            ..Facts::default()
        };
        match people.person(id) {
            Some(person) => Facts { birth: person.birth, sex: person.sex, club: person.club.clone(), ..known },
            None => known,
        }
    }

    /// The year in which ages count: that of the event's first day, else of the first round.
    fn year(&self, group: &Group) -> u16 {
        let stated = self.settings.starts.get(..4).and_then(|year| year.parse().ok());
        let played = || {
            let first = group.rounds.first()?;
            let day = self.day_of_round(group, first.number).unwrap_or_else(|| self.date(first.published));
            u16::try_from(day.year()).ok()
        };
        stated.or_else(played).unwrap_or_default()
    }

    /// The days on which the group plays, as far as rounds have been started or announced.
    pub(crate) fn playing_days(&self, group: &Group) -> Vec<PlayingDay> {
        let mut days: Vec<PlayingDay> =
            (1..=group.settings.rounds).filter_map(|round| self.playing_day(group, round)).collect();
        days.sort_unstable_by_key(|day| day.begins);
        days.dedup_by_key(|day| day.date);
        days
    }

    fn playing_day(&self, group: &Group, round: RoundNumber) -> Option<PlayingDay> {
        let date = self.day_of_round(group, round)?;
        let moment = group.began(round).or_else(|| self.midnight(date))?;
        Some(PlayingDay { date, begins: moment })
    }

    /// The day on which a round is played, as far as it is known: announced, begun here, or told by the file that
    /// brought it.
    pub fn day_of_round(&self, group: &Group, round: RoundNumber) -> Option<Date> {
        let told = || match group.round(round)?.started? {
            Start::Here(at) => Some(self.date(at)),
            Start::Elsewhere(elsewhere) => elsewhere.day,
        };
        group.times(round).starts.map(|at| self.date(at)).or_else(told)
    }

    /// The day in the playing hall.
    pub(crate) fn date(&self, at: Micros) -> Date {
        let at = Timestamp::from_microsecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
        Zoned::new(at, self.zone()).date()
    }

    /// The end of the last day of a time counted in days: the day of the beginning does not count, the last one does
    /// until midnight in the hall (docs/readings/appeal-deadline.md).
    pub(crate) fn end_of_days(&self, from: Micros, days: i64) -> Micros {
        self.end_of_days_from(self.date(from), days).unwrap_or(from)
    }

    /// The same, from a day of which no hour is known.
    pub(crate) fn end_of_days_from(&self, day: Date, days: i64) -> Option<Micros> {
        let last = day.saturating_add(jiff::Span::new().days(days));
        self.midnight(last.tomorrow().unwrap_or(last)).map(|midnight| midnight - 1)
    }

    /// The moment at which a day begins in the playing hall.
    fn midnight(&self, day: Date) -> Option<Micros> {
        day.to_zoned(self.zone()).ok().map(|midnight| midnight.timestamp().as_microsecond())
    }

    /// From the zones within the program, so that no machine's files are asked.
    fn zone(&self) -> TimeZone {
        TimeZoneDatabase::bundled().get(&self.settings.time_zone).unwrap_or(TimeZone::UTC)
    }
}

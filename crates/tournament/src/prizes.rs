//! The prizes of a group: what is offered, when it was published, and what everybody gets as the
//! table stands. How money is divided is left to the standings crate; who has been paid, to the desk.

use jiff::civil::Date;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{Timestamp, Zoned};
use rokade_clause::{Figure, table};
use rokade_model::StartNumber;
use rokade_standings::{Contest, Distribution, Facts, PrizeFund, distribute};

use crate::{Group, GroupId, Micros, People, PlayerId, RoundTimes, Tournament};

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
        let played = || group.rounds.first().map(|round| self.date(round.started.unwrap_or(round.published)).year());
        stated.or_else(|| played().and_then(|year| u16::try_from(year).ok())).unwrap_or_default()
    }

    /// The days on which the group plays, as far as rounds have been started or announced.
    pub(crate) fn playing_days(&self, group: &Group) -> Vec<PlayingDay> {
        let mut begins: Vec<Micros> = (1..=group.settings.rounds)
            .filter_map(|round| {
                let RoundTimes { starts, .. } = group.times(round);
                starts.or_else(|| group.round(round).and_then(|round| round.started))
            })
            .collect();
        begins.sort_unstable();
        let mut days: Vec<PlayingDay> =
            begins.into_iter().map(|begins| PlayingDay { date: self.date(begins), begins }).collect();
        days.dedup_by_key(|day| day.date);
        days
    }

    /// The day in the playing hall.
    pub(crate) fn date(&self, at: Micros) -> Date {
        let at = Timestamp::from_microsecond(at).unwrap_or(Timestamp::UNIX_EPOCH);
        Zoned::new(at, self.zone()).date()
    }

    /// The end of the last day of a time counted in days: the day of the beginning does not count, the last one does
    /// until midnight in the hall (docs/readings/appeal-deadline.md).
    pub(crate) fn end_of_days(&self, from: Micros, days: i64) -> Micros {
        let last = self.date(from).saturating_add(jiff::Span::new().days(days));
        let midnight = last.tomorrow().unwrap_or(last).to_zoned(self.zone());
        midnight.map_or(from, |midnight| midnight.timestamp().as_microsecond() - 1)
    }

    /// From the zones within the program, so that no machine's files are asked.
    fn zone(&self) -> TimeZone {
        TimeZoneDatabase::bundled().get(&self.settings.time_zone).unwrap_or(TimeZone::UTC)
    }
}

/// The playing day by which prizes are known (D4.1-5e).
pub(crate) fn published_by() -> Figure {
    let figure = table("dsu/prizes").and_then(|table| table.number("published_by", "dsu"));
    figure.expect("the embedded table is tested")
}

//! A group as the rules on candidate results and title norms see it.
//!
//! Leaves every decision to `rokade_rating`. Days need a time zone, which the core does not know: the caller hands
//! over how a moment becomes a day.

use std::collections::BTreeMap;

use jiff::civil::Date;
use rokade_model::{StartNumber, days_from, read_day};
use rokade_pairing::{Kind, System};
use rokade_rating::Rating;
use rokade_rating::candidate::{self, CandidateResult, EventKind, Schedule, candidates};
use rokade_rating::norm::{Arbiter, Circumstances, Contestant, Field, Form};

use super::dsu::entrant;
use super::fide::round_days;
use super::{Numbers, thinking_time};
use crate::{Group, GroupId, Micros, People, Player, Tournament};

impl Tournament {
    /// Everybody's candidate result, players by start number and with the ratings their games are rated by. A
    /// tournament does not know what the rating committee has approved: the caller says what kind of event it is.
    pub fn candidate_results(&self, group: GroupId, kind: EventKind, people: &dyn People) -> Vec<CandidateResult> {
        let Some(found) = self.groups.get(&group) else { return Vec::new() };
        let history = self.history(group);
        let rating = |number: StartNumber| {
            let player = self.players.get(&found.player_with(number)?)?;
            Some(entrant(player, people.person(player.id)).rating?.value)
        };
        let ratings: BTreeMap<StartNumber, Rating> =
            history.players.iter().filter_map(|player| Some((player.number, rating(player.number)?))).collect();
        let schedule = if found.is_all_play_all() { Schedule::AllPlayAll } else { Schedule::Paired };
        candidates(&candidate::Event { history: &history, ratings: &ratings, kind, schedule })
    }

    /// The group as norms are judged, players by start number.
    pub fn norm_field(&self, group: GroupId, people: &dyn People, day: &dyn Fn(Micros) -> Option<Date>) -> Field {
        let history = self.history(group);
        let found = self.groups.get(&group);
        let numbers = self.numbers_of_event();
        let entered = |number: StartNumber| {
            let player = found.and_then(|group| self.players.get(&group.player_with(number)?))?;
            Some((number, contestant(player, numbers, people)))
        };
        let contestants = history.players.iter().filter_map(|player| entered(player.number)).collect();
        Field {
            contestants,
            form: found.map_or(Form::Other, |group| form(group.settings.system)),
            host: Some(self.settings.federation.clone()).filter(|host| !host.is_empty()),
            exempt: None,
            circumstances: found.map(|group| self.circumstances(group, day)).unwrap_or_default(),
            history,
        }
    }

    fn circumstances(&self, group: &Group, day: &dyn Fn(Micros) -> Option<Date>) -> Circumstances {
        let days = round_days(group, day);
        let named = [read_day(&self.settings.starts), read_day(&self.settings.ends)];
        Circumstances {
            chief_arbiter: Arbiter::of_text(&self.settings.chief_arbiter),
            games_per_day: games_per_day(&days, group.settings.rounds),
            days: days_spanned(named, &days, group.settings.rounds),
            time: thinking_time(&group.settings.time_control, ""),
            is_team: group.settings.system.is_of_teams(),
        }
    }
}

fn contestant(player: &Player, numbers: Numbers, people: &dyn People) -> Contestant {
    let person = people.person(player.id);
    Contestant {
        rating: numbers.fide_rating(player),
        title: player.title,
        federation: person.map(|person| person.federation.to_uppercase()).filter(|federation| !federation.is_empty()),
        sex: person.and_then(|person| person.sex),
    }
}

/// How a system pairs, to the title regulations.
pub fn form(system: System) -> Form {
    match (system.kind(), system.cycles().unwrap_or(1)) {
        (Kind::AllPlayAll, 0 | 1) => Form::RoundRobin,
        (Kind::AllPlayAll, 2) => Form::DoubleRoundRobin,
        (Kind::AllPlayAll | Kind::Teams, _) => Form::Other,
        (Kind::KnockOut, _) => Form::KnockOut,
        (Kind::Swiss, _) => Form::Swiss,
    }
}

/// Games on the day with most of them, if every round has its day.
pub fn games_per_day<D: Copy + Ord>(days: &[Option<D>], rounds: u32) -> Option<u32> {
    let mut games: BTreeMap<D, u32> = BTreeMap::new();
    for day in days {
        *games.entry((*day)?).or_default() += 1;
    }
    let is_whole = u32::try_from(days.len()).is_ok_and(|known| known >= rounds);
    games.values().copied().max().filter(|_| is_whole)
}

/// Days from the first to the last, both included: those the event names, and further where its rounds reach
/// further. Dates that stand the wrong way round say nothing; `None` if first or last is not known.
pub fn days_spanned(named: [Option<Date>; 2], days: &[Option<Date>], rounds: u32) -> Option<u32> {
    let [starts, ends] = match named {
        [Some(starts), Some(ends)] if ends < starts => [None, None],
        named => named,
    };
    let of_round = |round: u32| days.get(usize::try_from(round.checked_sub(1)?).ok()?).copied().flatten();
    let known = [starts.or_else(|| of_round(1))?, ends.or_else(|| of_round(rounds))?];
    let all = || days.iter().copied().flatten().chain(known);
    u32::try_from(days_from(all().min()?, all().max()?) + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(starts: &str, ends: &str, days: &[&str]) -> Option<u32> {
        let days: Vec<Option<Date>> = days.iter().map(|day| read_day(day)).collect();
        days_spanned([read_day(starts), read_day(ends)], &days, 2)
    }

    #[test]
    fn d4_7_4c_the_days_of_an_event_reach_as_far_as_its_rounds() {
        let named = ("2026-04-10", "2026-04-14");
        assert_eq!(span(named.0, named.1, &[]), Some(5));
        assert_eq!(span(named.0, named.1, &["2026-04-11", "2026-04-12"]), Some(5));
        assert_eq!(span(named.0, named.1, &["2026-04-10", "2026-08-14"]), Some(127));
        assert_eq!(span(named.0, named.1, &["2026-04-01", ""]), Some(14));
        assert_eq!(span(named.1, named.0, &["2026-04-10", "2026-04-12"]), Some(3), "the event's own say nothing");
        assert_eq!(span(named.1, named.0, &["2026-04-10", ""]), None, "nobody knows the last day");
        assert_eq!(span("", "", &["2026-04-10", "2026-04-12"]), Some(3));
        assert_eq!(span("", named.1, &["2026-04-10", ""]), Some(5));
        assert_eq!(span("", "", &["2026-04-10"]), None);
    }
}

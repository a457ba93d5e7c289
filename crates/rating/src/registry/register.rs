//! The register: everybody's file, from which events are rated and in which they are filed
//! (D4.5.4.1a, D4.5.4.1b; docs/readings/registry-filing.md).
//!
//! Events come in the order of their last days. One that comes later than it should have, after a
//! player's file has gone on, gives its change to the number that is on file by then.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jiff::civil::Date;
use rokade_clause::Reason;

use super::filing::{Filing, Ground, start};
use crate::dsu::{self, Entrant, NotRatable, Origin, PlayerReport, RatingSource, StartRating};
use crate::{PlayerId, Rating};

/// The caller's number of a person.
pub type PersonKey = i64;

/// Everybody's file, in the order of filing.
#[derive(Clone, Debug, Default)]
pub struct Register {
    files: HashMap<PersonKey, Vec<Filing>>,
}

/// An event as it is reported.
#[derive(Clone, Copy, Debug)]
pub struct Reported<'a> {
    pub starts: Date,
    pub ends: Date,
    pub ground: Ground,
    /// With the ratings of its own list, which stand for whoever is not on file.
    pub event: &'a dsu::Event,
    /// Who is known by more than a name.
    pub people: &'a BTreeMap<PlayerId, PersonKey>,
}

/// What was filed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filed {
    /// Everybody with a rated game, by key; those not known by more than a name are rated, but not on file.
    pub players: Vec<(Option<PersonKey>, PlayerReport)>,
    /// Whom the event gives no number, and what would.
    pub not_ratable: Vec<NotRatable>,
    /// Somebody's file had gone on since the start.
    pub is_delayed: bool,
}

impl Register {
    /// Takes up what was filed before, in the order of filing.
    pub fn recall(&mut self, person: PersonKey, filing: Filing) {
        self.files.entry(person).or_default().push(filing);
    }

    /// The number on file now.
    pub fn rating(&self, person: PersonKey) -> Option<Rating> {
        Some(self.files.get(&person)?.last()?.new)
    }

    /// Rates an event from the numbers on file and files it; a refusal files nothing.
    pub fn file(&mut self, reported: &Reported) -> Result<Filed, Reason> {
        let mut seen = BTreeSet::new();
        if let Some((player, _)) = reported.people.iter().find(|(_, person)| !seen.insert(**person)) {
            return Err(Reason::house("season_person_twice").with("player", i64::from(player.0)));
        }
        let entrants = reported.event.entrants.iter().map(|entrant| self.entrant(entrant, reported)).collect();
        let event = dsu::Event { entrants, ..reported.event.clone() };
        let report = dsu::rate(&event);
        let rated = report.players.into_iter().filter(|player| player.games_rated > 0);
        let players: Vec<_> = rated.map(|player| (reported.people.get(&player.player).copied(), player)).collect();
        if players.is_empty() {
            return Err(Reason::cited("season_nothing_rated", "D4.5.3"));
        }
        let is_delayed = players.iter().any(|(_, player)| player.base != player.old);
        for (person, player) in &players {
            if let Some(person) = person {
                self.recall(*person, Filing { ended: reported.ends, new: player.new });
            }
        }
        Ok(Filed { players, not_ratable: report.not_ratable, is_delayed })
    }

    /// Files an event again whose games can no longer be read: its change stands.
    pub fn file_change(&mut self, person: PersonKey, ended: Date, before: Rating, change: i32) -> (Rating, Rating) {
        let old = self.rating(person).unwrap_or(before);
        let new = old.saturating_add_signed(change);
        self.recall(person, Filing { ended, new });
        (old, new)
    }

    /// The entrant with the number on file, where there is one.
    fn entrant(&self, entrant: &Entrant, reported: &Reported) -> Entrant {
        let person = reported.people.get(&entrant.player);
        let file = person.and_then(|person| self.files.get(person));
        let Some((file, on_file)) = file.and_then(|file| Some((file, file.last()?.new))) else {
            return entrant.clone();
        };
        let own = entrant.rating;
        let by_elo = own.filter(|own| matches!(own.source, RatingSource::Elo | RatingSource::National));
        if entrant.origin == Origin::Foreign && by_elo.is_some() {
            // A foreigner goes by the rating from home every time anew (D4.5.5.2a).
            return entrant.clone();
        }
        let listed = |value| StartRating { value, source: RatingSource::File };
        let from = start(file, reported.ground, reported.starts).map(|(value, _)| listed(value));
        // Not on file by then: the event's own list, or else the number given since.
        let rating = from.or(own).or(Some(listed(on_file)));
        Entrant { rating, registered: Some(on_file), ..entrant.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dsu::{Game, Group};
    use jiff::civil::date;
    use proptest::prelude::*;
    use rokade_model::GameResult;

    /// Two players who meet once; the first wins.
    fn duel(one: Rating, other: Rating) -> dsu::Event {
        let games = vec![Game::new(1, 1, 2, Some(GameResult::WhiteWins))];
        let group =
            Group { players: vec![PlayerId(1), PlayerId(2)], games, winners: vec![PlayerId(1)], ..Group::default() };
        dsu::Event {
            entrants: vec![Entrant::listed(1, one), Entrant::listed(2, other)],
            groups: vec![group],
            ..dsu::Event::default()
        }
    }

    fn known() -> BTreeMap<PlayerId, PersonKey> {
        BTreeMap::from([(PlayerId(1), 11), (PlayerId(2), 22)])
    }

    fn file(register: &mut Register, event: &dsu::Event, starts: Date, ends: Date) -> Filed {
        let people = known();
        register.file(&Reported { starts, ends, ground: Ground::Home, event, people: &people }).unwrap()
    }

    #[test]
    fn d4_5_4_1b_the_number_on_file_and_the_change_make_the_new_number() {
        let mut register = Register::default();
        let event = duel(1700, 1700);
        let first = file(&mut register, &event, date(2026, 1, 1), date(2026, 1, 10));
        assert_eq!(first.players[0].1.new, 1715);
        assert!(!first.is_delayed);
        // Begun before the first one ended: from the old number, added to the new one. Nobody was on file
        // then, so that the event's own list speaks.
        let second = file(&mut register, &event, date(2026, 1, 5), date(2026, 1, 20));
        let winner = &second.players[0].1;
        assert_eq!((winner.old, winner.base, winner.new), (1700, 1715, 1730));
        assert!(second.is_delayed);
        // Begun after both: what the event's list says no longer matters.
        let third = file(&mut register, &event, date(2026, 2, 1), date(2026, 2, 8));
        assert_eq!((third.players[0].1.old, third.players[1].1.old), (1730, 1670));
        assert_eq!(register.rating(11), Some(third.players[0].1.new));
    }

    #[test]
    fn d4_5_4_1b_a_boundary_is_passed_from_the_number_on_file() {
        let mut register = Register::default();
        register.recall(11, Filing { ended: date(2026, 1, 1), new: 1980 });
        register.recall(11, Filing { ended: date(2026, 3, 1), new: 1995 });
        let late = file(&mut register, &duel(1980, 1980), date(2026, 2, 1), date(2026, 2, 20));
        let winner = &late.players[0].1;
        assert_eq!((winner.old, winner.base, winner.k), (1980, 1995, 30));
        assert_eq!(winner.new, 2007, "1995 and 15 make 2010; two thirds of what is over 2000 count");
    }

    #[test]
    fn d4_1_4a_everybody_who_played_has_a_file() {
        let mut register = Register::default();
        file(&mut register, &duel(1700, 1300), date(2026, 1, 1), date(2026, 1, 10));
        assert!(register.rating(11).is_some() && register.rating(22).is_some());
        assert_eq!(register.rating(33), None);
    }

    #[test]
    fn foreigners_go_by_their_own_rating_every_time() {
        let mut register = Register::default();
        register.recall(11, Filing { ended: date(2025, 1, 1), new: 1500 });
        let mut event = duel(1700, 1700);
        event.entrants[0].origin = Origin::Foreign;
        event.entrants[0].rating = Some(StartRating { value: 1900, source: RatingSource::Elo });
        assert_eq!(file(&mut register, &event, date(2026, 1, 1), date(2026, 1, 2)).players[0].1.old, 1900);
    }

    #[test]
    fn an_event_that_cannot_be_rated_files_nothing() {
        let mut register = Register::default();
        let event = duel(1700, 1700);
        let day = date(2026, 1, 1);
        let twice = BTreeMap::from([(PlayerId(1), 11), (PlayerId(2), 11)]);
        let reported = Reported { starts: day, ends: day, ground: Ground::Home, event: &event, people: &twice };
        assert_eq!(register.file(&reported).unwrap_err().key, "season_person_twice");
        let unplayed = dsu::Event { groups: Vec::new(), ..event.clone() };
        let reported = Reported { event: &unplayed, people: &known(), ..reported };
        assert_eq!(register.file(&reported).unwrap_err().key, "season_nothing_rated");
        assert_eq!(register.rating(11), None);
    }

    #[test]
    fn whoever_is_known_by_name_alone_is_rated_but_not_on_file() {
        let mut register = Register::default();
        let (event, people) = (duel(1700, 1700), BTreeMap::from([(PlayerId(1), 11)]));
        let day = date(2026, 1, 1);
        let filed =
            register.file(&Reported { starts: day, ends: day, ground: Ground::Home, event: &event, people: &people });
        let filed = filed.unwrap().players;
        assert_eq!((filed[0].0, filed[1].0), (Some(11), None));
        assert_eq!(filed[1].1.new, 1685);
    }

    proptest! {
        /// Without boundaries and floors, how events overlap does not change what they add up to.
        #[test]
        fn the_order_of_reports_does_not_matter_for_overlapping_events(results in proptest::collection::vec(0_u8..3, 1..8)) {
            let event = |result: u8| {
                let mut event = duel(1750, 1800);
                event.groups[0].winners.clear();
                event.groups[0].games[0].result =
                    Some([GameResult::WhiteWins, GameResult::Draw, GameResult::BlackWins][usize::from(result)]);
                event
            };
            let total = |results: &[u8]| {
                let mut register = Register::default();
                for result in results {
                    file(&mut register, &event(*result), date(2026, 1, 1), date(2026, 2, 1));
                }
                (register.rating(11), register.rating(22))
            };
            let mut turned = results.clone();
            turned.reverse();
            prop_assert_eq!(total(&results), total(&turned));
        }
    }
}

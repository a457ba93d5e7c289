//! From what was read to what is filed.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jiff::civil::Date;
use rokade_rating::Rating;
use rokade_rating::registry::filing::Filing;
use rokade_rating::registry::register::{Filed, Register, Reported};
use rokade_store::{Filings, Ledger, RatedEvent, RatedLine, TournamentKey};
use rokade_tournament::PlayerId;

use super::account::{Account, NotRated, Rated};
use super::people::People;
use super::reading::{Known, Period, Read, Ready};

/// The ledger as it was found, and how much of it is to be done again.
pub(super) struct Season {
    ledger: Ledger,
    people: People,
    by_tournament: HashMap<TournamentKey, usize>,
    /// Who stood behind a player of a filed event.
    persons: HashMap<(i64, PlayerId), i64>,
    dropped_from: Option<i64>,
    seen: Vec<RatedEvent>,
}

/// An event with its turn.
enum Turn {
    Rate(Box<Read>),
    /// Was filed, is to be filed again and can no longer be read: its changes stand.
    Keep(RatedEvent),
}

impl Season {
    pub(super) fn of(mut ledger: Ledger) -> Self {
        let people = People::of(std::mem::take(&mut ledger.persons));
        let by_tournament =
            ledger.events.iter().enumerate().map(|(index, event)| (event.tournament.clone(), index)).collect();
        let persons = ledger.lines.iter().map(|line| ((line.filed, line.player), line.person)).collect();
        Self { ledger, people, by_tournament, persons, dropped_from: None, seen: Vec::new() }
    }

    /// The first filed event that is to be done again, with all behind it.
    pub(super) fn dropped_from(&self) -> Option<i64> {
        self.dropped_from
    }

    pub(super) fn drop_ended_from(&mut self, day: Option<Date>) {
        let Some(day) = day else { return };
        let first = self.ledger.events.iter().find(|event| event.ended.parse().is_ok_and(|ended: Date| ended >= day));
        self.drop_from(first.map(|event| event.filed));
    }

    /// Finds the filed events whose games or people are others now.
    pub(super) fn drop_changed(&mut self, read: &[Read]) {
        for Read { finished, outcome } in read {
            // A group opened again is being corrected: what is filed stands until it is finished.
            let (Some(event), Ok(ready)) = (self.filed(&finished.key), outcome) else { continue };
            let mut event = event.clone();
            if ready.digest.to_string() != event.digest || self.has_other_people(ready, &event) {
                self.drop_from(Some(event.filed));
            } else if event.seq != ready.seq {
                event.seq = ready.seq;
                self.seen.push(event);
            }
        }
    }

    /// Whether somebody who played is another person than on file.
    fn has_other_people(&mut self, ready: &Ready, event: &RatedEvent) -> bool {
        let now = self.persons_of(ready, Some(event));
        let games = ready.event.groups.iter().flat_map(|group| &group.games);
        let played = games.filter(|game| !game.too_fast && game.result.is_some_and(|result| result.is_played()));
        let players: BTreeSet<PlayerId> = played.flat_map(|game| [game.white, game.black]).collect();
        players.iter().any(|player| self.persons.get(&(event.filed, *player)) != now.get(player))
    }

    fn drop_from(&mut self, filed: Option<i64>) {
        self.dropped_from = [self.dropped_from, filed].into_iter().flatten().min();
    }

    fn is_dropped(&self, filed: i64) -> bool {
        self.dropped_from.is_some_and(|from| filed >= from)
    }

    fn filed(&self, key: &TournamentKey) -> Option<&RatedEvent> {
        self.by_tournament.get(key).map(|index| &self.ledger.events[*index])
    }

    /// The persons behind the players; of an erased one, who stood there when the event was filed.
    fn persons_of(&mut self, ready: &Ready, before: Option<&RatedEvent>) -> BTreeMap<PlayerId, i64> {
        let mut persons = BTreeMap::new();
        for (player, known) in &ready.people {
            let person = match known {
                Known::As(identity) => Some(self.people.find(identity)),
                Known::Erased => before.and_then(|event| self.persons.get(&(event.filed, *player)).copied()),
            };
            persons.extend(person.map(|person| (*player, person)));
        }
        persons
    }

    /// Rates what is new and what is to be done again, in the order of the last days.
    pub(super) fn rate(mut self, read: Vec<Read>, period: Period) -> (Filings, Account) {
        let mut account = Account::default();
        let turns = self.turns(read, period, &mut account);
        let mut work = Work::begun(&mut self);
        for turn in turns {
            match turn {
                Turn::Rate(read) => work.rate(&mut self, *read, &mut account),
                Turn::Keep(event) => work.keep(&mut self, event, &mut account),
            }
        }
        account.not_rated.sort_by(|one, other| one.tournament.cmp(&other.tournament));
        let filings = work.finished(self);
        account.persons = filings.persons.len();
        (filings, account)
    }

    fn turns(&mut self, read: Vec<Read>, period: Period, account: &mut Account) -> Vec<Turn> {
        let mut turns: Vec<((Date, Date, i64), Turn)> = Vec::new();
        let mut again = BTreeSet::new();
        for read in read {
            let filed = self.filed(&read.finished.key).map(|event| event.filed);
            let is_again = filed.is_some_and(|filed| self.is_dropped(filed));
            match &read.outcome {
                Err(reason) if !is_again => account.not_rated.push(NotRated::of(&read.finished, reason.clone())),
                Err(_) => {}
                Ok(_) if filed.is_some() && !is_again => {}
                Ok(ready) if !is_again && !period.holds(ready.ends) => account.outside += 1,
                Ok(ready) => {
                    again.extend(filed);
                    turns.push(((ready.ends, ready.starts, read.finished.id), Turn::Rate(Box::new(read))));
                }
            }
        }
        for event in &self.ledger.events {
            if self.is_dropped(event.filed) && !again.contains(&event.filed) {
                let day = |text: &str| text.parse().unwrap_or(Date::MIN);
                turns.push(((day(&event.ended), day(&event.started), i64::MAX), Turn::Keep(event.clone())));
            }
        }
        // What is seen again without being done again keeps its place; the rest comes by its last day.
        self.seen.retain(|event| self.dropped_from.is_none_or(|from| event.filed < from));
        turns.sort_by_key(|(order, _)| *order);
        turns.into_iter().map(|(_, turn)| turn).collect()
    }
}

/// The filings as they grow.
struct Work {
    register: Register,
    next: i64,
    touched: BTreeSet<i64>,
    filings: Filings,
}

impl Work {
    /// Takes up the part of the ledger that stays.
    fn begun(season: &mut Season) -> Self {
        let mut register = Register::default();
        let (mut touched, mut next) = (BTreeSet::new(), 1);
        let ended: HashMap<i64, String> =
            season.ledger.events.iter().map(|event| (event.filed, event.ended.clone())).collect();
        season.people.clear_counts();
        for line in &season.ledger.lines {
            let ended = ended.get(&line.filed).map_or("", String::as_str);
            if season.is_dropped(line.filed) {
                touched.insert(line.person);
                continue;
            }
            season.people.count(line, ended);
            register.recall(line.person, Filing { ended: ended.parse().unwrap_or(Date::MIN), new: rating(line.new) });
        }
        for event in season.ledger.events.iter().filter(|event| !season.is_dropped(event.filed)) {
            next = next.max(event.filed + 1);
        }
        let filings = Filings {
            version: season.ledger.version,
            drop_from: season.dropped_from,
            seen: std::mem::take(&mut season.seen),
            ..Filings::default()
        };
        Self { register, next, touched, filings }
    }

    fn rate(&mut self, season: &mut Season, read: Read, account: &mut Account) {
        let Read { finished, outcome: Ok(ready) } = read else { return };
        let before = season.filed(&finished.key).cloned();
        let people = season.persons_of(&ready, before.as_ref());
        let Ready { starts, ends, ground, event, .. } = &ready;
        let reported = Reported { starts: *starts, ends: *ends, ground: *ground, event, people: &people };
        match self.register.file(&reported) {
            Err(reason) => account.not_rated.push(NotRated::of(&finished, reason)),
            Ok(filed) => {
                let filed_as = RatedEvent {
                    filed: self.next,
                    tournament: finished.key.clone(),
                    seq: ready.seq,
                    digest: ready.digest.to_string(),
                    started: starts.to_string(),
                    ended: ends.to_string(),
                };
                let lines = lines(&filed, self.next);
                account.rated.push(Rated::of(&finished, &filed_as, &filed, &lines, before.is_some(), &season.people));
                self.put(season, filed_as, lines);
            }
        }
    }

    /// Files an event again by its changes.
    fn keep(&mut self, season: &mut Season, event: RatedEvent, account: &mut Account) {
        let ended: Date = event.ended.parse().unwrap_or(Date::MIN);
        let before: Vec<RatedLine> =
            season.ledger.lines.iter().filter(|line| line.filed == event.filed).cloned().collect();
        let filed = self.next;
        let line = |line: RatedLine| {
            let change = i32::try_from(line.change()).unwrap_or(0);
            let (old, new) = self.register.file_change(line.person, ended, rating(line.old), change);
            RatedLine { filed, old: old.into(), new: new.into(), ..line }
        };
        let lines = before.into_iter().map(line).collect();
        account.kept += 1;
        self.put(season, RatedEvent { filed, ..event }, lines);
    }

    fn put(&mut self, season: &mut Season, event: RatedEvent, lines: Vec<RatedLine>) {
        for line in &lines {
            season.people.count(line, &event.ended);
            self.touched.insert(line.person);
        }
        self.next += 1;
        self.filings.events.push(event);
        self.filings.lines.extend(lines);
    }

    fn finished(mut self, season: Season) -> Filings {
        for id in self.touched {
            match season.people.get(id) {
                Some(person) if person.games > 0 => self.filings.persons.push(person.clone()),
                _ => self.filings.gone.push(id),
            }
        }
        self.filings
    }
}

fn lines(filed: &Filed, number: i64) -> Vec<RatedLine> {
    let line = |(person, report): &(Option<i64>, rokade_rating::dsu::PlayerReport)| {
        Some(RatedLine {
            filed: number,
            player: report.player,
            person: (*person)?,
            start: report.old.into(),
            old: report.base.into(),
            new: report.new.into(),
            change_exact: report.change_exact.to_string(),
            games: report.games_rated.into(),
            points: report.points.0.into(),
            expected: report.expected.0.into(),
            k: report.k.into(),
            performance: report.performance.map(i64::from),
        })
    };
    filed.players.iter().filter_map(line).collect()
}

fn rating(value: i64) -> Rating {
    Rating::try_from(value).unwrap_or(0)
}

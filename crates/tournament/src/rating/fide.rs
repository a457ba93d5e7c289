//! A group as the FIDE rating rules see it.
//!
//! Days need a time zone, which the core does not know: the caller hands over how a moment becomes a day.

use jiff::civil::Date;
use rokade_model::{Person, RoundNumber, read_day};
use rokade_rating::fide::{Entrant, Event, Exception, Form, Game, List};
use rokade_rating::{PlayerId, Rating};

use super::{Numbers, kind, thinking_time};
use crate::rated::games;
use crate::{Board, Group, GroupId, MatchGame, Micros, Pace, People, Player, Stage, StageKind, Start, Tournament};

/// The list a pace is rated on.
pub const fn list_of(pace: Pace) -> List {
    match pace {
        Pace::Standard => List::Standard,
        Pace::Rapid => List::Rapid,
        Pace::Blitz => List::Blitz,
    }
}

impl Tournament {
    /// The group as an event to be rated, players by the id under which they are rated. `day` says on which day
    /// of the playing hall a moment lies.
    pub fn fide_event(&self, group: GroupId, people: &dyn People, day: &dyn Fn(Micros) -> Option<Date>) -> Event {
        let Some(group) = self.groups.get(&group) else { return Event::default() };
        let list = list_of(group.settings.pace);
        let members: Vec<&Player> = self.members(group.id).collect();
        let mut event = Event {
            list,
            form: form(group, members.len()),
            is_team_event: !group.teams.is_empty(),
            planned_rounds: group.settings.rounds,
            time: thinking_time(&group.settings.time_control, ""),
            round_days: round_days(group, day),
            ..Event::default()
        };
        if event.time.is_none() && !group.settings.time_control.is_empty() {
            event.unreadable_time = Some(group.settings.time_control.clone());
        }
        event.starts = self.day_of(&self.settings.starts, &mut event.unreadable_dates);
        event.ends = self.day_of(&self.settings.ends, &mut event.unreadable_dates);
        let numbers = self.numbers_of_event();
        let entrant = |player: &&Player| self.fide_entrant(player, numbers, people.person(player.id), list);
        event.entrants = members.iter().map(entrant).collect();
        event.entrants.sort_by_key(|entrant| entrant.player);
        event.entrants.dedup_by_key(|entrant| entrant.player);
        let rounds = group.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round.number, board)));
        let stages = group.settings.stages(self.handbook());
        event.games = rounds.flat_map(|(round, board)| self.fide_games(&stages, round, board)).collect();
        event
    }

    fn day_of(&self, text: &str, unreadable: &mut Vec<String>) -> Option<Date> {
        let day = read_day(text);
        if day.is_none() && !text.trim().is_empty() {
            unreadable.push(text.to_owned());
        }
        day
    }

    fn fide_entrant(&self, player: &Player, numbers: Numbers, person: Option<&Person>, list: List) -> Entrant {
        let standard = numbers.fide_rating(player);
        let is_national = numbers == Numbers::Own;
        let own: Option<Rating> = match list {
            List::Standard => standard,
            List::Rapid => player.others.rapid.filter(|_| !is_national),
            List::Blitz => player.others.blitz.filter(|_| !is_national),
        };
        Entrant {
            player: self.key(player.id),
            rating: own,
            standard,
            k: player.others.fide_k,
            birth_year: person.and_then(|person| person.birth).map(|birth| birth.year),
            sex: person.and_then(|person| person.sex),
            ..Entrant::default()
        }
    }

    fn key(&self, player: PlayerId) -> PlayerId {
        self.rated_as(player)
    }

    /// The games of a board; games of a match at another pace than the event's own are not rated with it.
    fn fide_games(&self, stages: &[Stage], round: u32, board: &Board) -> Vec<Game> {
        let game = |game: MatchGame| Game {
            round,
            white: self.key(game.white),
            black: self.key(game.black),
            result: game.game.result(),
            exception: (kind(stages, &game) != StageKind::Ordinary).then_some(Exception::OtherPace),
        };
        games(board).into_iter().map(game).collect()
    }
}

fn form(group: &Group, players: usize) -> Form {
    match players {
        2 if group.settings.rounds > 1 => Form::Match { waived: false },
        _ if group.is_all_play_all() => Form::AllPlayAll,
        _ => Form::Open,
    }
}

pub(super) fn round_days(group: &Group, day: &dyn Fn(Micros) -> Option<Date>) -> Vec<Option<Date>> {
    let told = |round: RoundNumber| match group.round(round)?.started? {
        Start::Elsewhere(elsewhere) => elsewhere.day,
        Start::Here(_) => None,
    };
    let rounds = group.settings.schedule.len().max(group.rounds.len());
    let rounds = 1..=RoundNumber::try_from(rounds).unwrap_or(RoundNumber::MAX);
    rounds.map(|round| group.times(round).starts.and_then(day).or_else(|| told(round))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use jiff::civil::date;
    use rokade_model::{Birth, OtherRatings, Sex};
    use rokade_pairing::{Host, System};

    use super::*;
    use crate::{GroupSettings, RoundTimes, TournamentSettings};

    fn player(id: u32, rating: Option<u32>, elo: Option<u32>) -> Player {
        Player {
            id: PlayerId(id),
            group: GroupId(1),
            facts: 1,
            rating,
            others: OtherRatings { rapid: Some(1500), blitz: None, elo, fide_k: Some(40) },
            title: None,
            section: String::new(),
            fixed_board: None,
            name_withheld: false,
            erased: false,
            byes: BTreeMap::new(),
            entered_before: 1,
            same_person: None,
        }
    }

    fn tournament(federation: &str, players: Vec<Player>) -> Tournament {
        let mut settings = GroupSettings::new("A", System::Of(Host::Monrad), 5);
        settings.time_control = "5400+30".to_owned();
        settings.schedule = vec![RoundTimes { starts: Some(7), pair_from: None }];
        Tournament {
            settings: TournamentSettings {
                federation: federation.to_owned(),
                starts: "2026-01-10".to_owned(),
                ends: "2026-02-30".to_owned(),
                ..TournamentSettings::default()
            },
            groups: BTreeMap::from([(GroupId(1), Group::new(GroupId(1), settings))]),
            players: players.into_iter().map(|player| (player.id, player)).collect(),
            ..Tournament::default()
        }
    }

    fn event(tournament: &Tournament, people: &dyn People) -> Event {
        tournament.fide_event(GroupId(1), people, &|_| Some(date(2026, 1, 10)))
    }

    #[test]
    fn a_danish_number_is_no_fide_rating() {
        let players = || vec![player(1, Some(1700), Some(1650)), player(2, Some(1800), None)];
        let ratings = |event: Event| event.entrants.iter().map(|entrant| entrant.rating).collect::<Vec<_>>();
        assert_eq!(ratings(event(&tournament("DEN", players()), &())), [Some(1650), None]);
        assert_eq!(ratings(event(&tournament("NOR", players()), &())), [Some(1650), None]);
        let without = vec![player(1, Some(1700), None), player(2, None, None)];
        assert_eq!(ratings(event(&tournament("NOR", without.clone()), &())), [Some(1700), None]);
        assert_eq!(ratings(event(&tournament("DEN", without), &())), [None, None]);
    }

    #[test]
    fn rapid_goes_by_its_own_list_and_keeps_the_standard_rating_beside() {
        let mut tournament = tournament("NOR", vec![player(1, Some(1700), None)]);
        tournament.groups.get_mut(&GroupId(1)).unwrap().settings.pace = Pace::Rapid;
        let event = event(&tournament, &());
        assert_eq!(
            (event.list, event.entrants[0].rating, event.entrants[0].standard),
            (List::Rapid, Some(1500), Some(1700))
        );
    }

    #[test]
    fn dates_times_and_people_are_handed_on() {
        let tournament = tournament("DEN", vec![player(1, Some(1700), Some(1650))]);
        let birth = Birth { year: 2010, month: 0, day: 0 };
        let person = Person { birth: Some(birth), sex: Some(Sex::Woman), ..Person::default() };
        let people = BTreeMap::from([(PlayerId(1), person)]);
        let event = event(&tournament, &people);
        assert_eq!((event.starts, event.ends), (Some(date(2026, 1, 10)), None));
        assert_eq!(event.unreadable_dates, ["2026-02-30"]);
        assert_eq!(event.round_days, [Some(date(2026, 1, 10))]);
        assert_eq!(event.time.unwrap().seconds_for(60), 7200);
        assert_eq!((event.entrants[0].birth_year, event.entrants[0].k), (Some(2010), Some(40)));
    }
}

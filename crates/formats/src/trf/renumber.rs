//! The players numbered anew in the order of strength, wherever a number stands.
//!
//! Engines rank by number. Where late entries were numbered last and ranked in their place, the numbers of the file
//! have to follow the order. Structures are taken apart field by field, so that no number can be forgotten.

use std::collections::BTreeMap;

use rokade_model::{Acceleration, Entry, Forbidden, HalfPoints, History, MatchGame, RoundNumber, StartNumber};

use super::facts::OpenGame;
use super::{Facts, FideFacts, ForfeitNotice, Header, KeptLine, Place, PlacementOrder, Plan, Trf};

/// Old numbers to new ones.
struct Numbers(BTreeMap<StartNumber, StartNumber>);

pub(super) fn by_strength(trf: &Trf) -> Trf {
    let numbers = Numbers(trf.history.by_strength().into_iter().zip((1..).map(StartNumber)).collect());
    let mut places: Vec<usize> = (0..trf.history.players.len()).collect();
    places.sort_by_key(|place| numbers.of(trf.history.players[*place].number));
    let in_order = |place: &usize| *place;
    Trf {
        dialect: trf.dialect,
        header: numbers.header(&trf.header),
        history: numbers.history(&trf.history),
        people: places.iter().map(in_order).filter_map(|place| trf.people.get(place).cloned()).collect(),
        titles: places.iter().map(in_order).filter_map(|place| trf.titles.get(place).copied()).collect(),
        fide_ratings: places.iter().map(in_order).filter_map(|place| trf.fide_ratings.get(place).copied()).collect(),
        stated: places.iter().map(in_order).filter_map(|place| trf.stated.get(place).copied()).collect(),
        facts: numbers.facts(&trf.facts),
        fide: numbers.fide(&trf.fide),
        plan: numbers.plan(&trf.plan),
        rest: trf.rest.iter().map(|line| numbers.kept(line)).chain(numbers.remark()).collect(),
        assumptions: trf.assumptions.clone(),
    }
}

impl Numbers {
    fn of(&self, number: StartNumber) -> StartNumber {
        self.0.get(&number).copied().unwrap_or(number)
    }

    fn all(&self, numbers: &[StartNumber]) -> Vec<StartNumber> {
        numbers.iter().map(|number| self.of(*number)).collect()
    }

    fn keyed<T: Clone>(&self, map: &BTreeMap<StartNumber, T>) -> BTreeMap<StartNumber, T> {
        map.iter().map(|(number, value)| (self.of(*number), value.clone())).collect()
    }

    fn first<T: Copy>(&self, pairs: &[(StartNumber, T)]) -> Vec<(StartNumber, T)> {
        pairs.iter().map(|(number, value)| (self.of(*number), *value)).collect()
    }

    fn second(&self, pairs: &[(RoundNumber, StartNumber)]) -> Vec<(RoundNumber, StartNumber)> {
        pairs.iter().map(|(round, number)| (*round, self.of(*number))).collect()
    }

    /// Which number of the file is which number of the list, for whoever brings the pairing back.
    fn remark(&self) -> Option<KeptLine> {
        let moved: Vec<String> =
            self.0.iter().filter(|(old, new)| old != new).map(|(old, new)| format!("{new} = {old}")).collect();
        let text = format!("### Numbers by strength; on the list: {}", moved.join(", "));
        (!moved.is_empty()).then_some(KeptLine { place: Place::After("212".to_owned()), text })
    }

    fn kept(&self, line: &KeptLine) -> KeptLine {
        let place = match &line.place {
            Place::AfterPlayer(number) => Place::AfterPlayer(self.of(*number)),
            place => place.clone(),
        };
        KeptLine { place, text: line.text.clone() }
    }

    fn history(&self, history: &History) -> History {
        let History {
            rounds,
            scoring,
            players,
            forbidden,
            acceleration,
            initial_color,
            seeding: _,
            double_rounds,
            lines,
            teams,
            games,
            handbook,
        } = history;
        let mut players = players.clone();
        for player in &mut players {
            player.number = self.of(player.number);
            for entry in &mut player.rounds {
                if let Entry::Game { opponent, .. } = entry {
                    *opponent = self.of(*opponent);
                }
            }
        }
        players.sort_by_key(|player| player.number);
        let forbidden =
            forbidden.iter().map(|rule| Forbidden { players: self.all(&rule.players), ..rule.clone() }).collect();
        History {
            rounds: *rounds,
            scoring: *scoring,
            players,
            forbidden,
            acceleration: self.acceleration(history, acceleration),
            initial_color: *initial_color,
            seeding: Vec::new(),
            double_rounds: *double_rounds,
            lines: self.all(lines),
            teams: teams.iter().map(|team| self.all(team)).collect(),
            games: self.games(games),
            handbook: *handbook,
        }
    }

    /// A range of old numbers need not be one of new ones: a line for each player in it.
    fn acceleration(&self, history: &History, lines: &[Acceleration]) -> Vec<Acceleration> {
        let of = |line: &Acceleration| -> Vec<Acceleration> {
            let range = line.first_player..=line.last_player;
            let players = history.players.iter().map(|player| player.number).filter(|number| range.contains(number));
            let alone = |number| Acceleration { first_player: self.of(number), last_player: self.of(number), ..*line };
            players.map(alone).filter(|line| line.points != HalfPoints::ZERO).collect()
        };
        lines.iter().flat_map(of).collect()
    }

    fn header(&self, header: &Header) -> Header {
        let mut header = header.clone();
        header.national.iter_mut().for_each(|record| record.player = self.of(record.player));
        header.adjustments.iter_mut().for_each(|line| line.players = self.all(&line.players));
        header.line_order.clear();
        header
    }

    fn facts(&self, facts: &Facts) -> Facts {
        let Facts {
            system,
            withdrawn,
            forfeits,
            group_all_play_all,
            fide_rating_edition,
            handbook,
            placements,
            event,
            candidates,
            late_reserves,
            estimates,
            registered,
            open,
        } = facts;
        let placed = |line: &PlacementOrder| PlacementOrder { round: line.round, order: self.all(&line.order) };
        let opened =
            |game: &OpenGame| OpenGame { round: game.round, white: self.of(game.white), black: self.of(game.black) };
        Facts {
            system: system.clone(),
            withdrawn: withdrawn.as_ref().map(|lines| self.first(lines)),
            forfeits: forfeits.iter().map(|line| ForfeitNotice { player: self.of(line.player), ..*line }).collect(),
            group_all_play_all: *group_all_play_all,
            fide_rating_edition: fide_rating_edition.clone(),
            handbook: *handbook,
            placements: placements.iter().map(placed).collect(),
            event: *event,
            candidates: *candidates,
            late_reserves: self.second(late_reserves),
            estimates: self.first(estimates),
            registered: self.first(registered),
            open: open.iter().map(opened).collect(),
        }
    }

    fn fide(&self, fide: &FideFacts) -> FideFacts {
        let FideFacts {
            list,
            k,
            standard,
            first_rating,
            highest,
            games,
            period_games,
            collected,
            collected_since,
            computers,
            not_rated,
            registered,
            announced,
            match_waived,
        } = fide;
        FideFacts {
            list: list.clone(),
            k: self.keyed(k),
            standard: self.keyed(standard),
            first_rating: self.keyed(first_rating),
            highest: self.keyed(highest),
            games: self.keyed(games),
            period_games: self.keyed(period_games),
            collected: self.keyed(collected),
            collected_since: self.keyed(collected_since),
            computers: self.all(computers),
            not_rated: self.second(not_rated),
            registered: *registered,
            announced: *announced,
            match_waived: *match_waived,
        }
    }

    fn plan(&self, plan: &Plan) -> Plan {
        let Plan { acceleration, lots, teams, games } = plan;
        Plan { acceleration: *acceleration, lots: *lots, teams: teams.clone(), games: self.games(games) }
    }

    fn games(&self, games: &[MatchGame]) -> Vec<MatchGame> {
        let game = |game: &MatchGame| MatchGame { white: self.of(game.white), black: self.of(game.black), ..*game };
        games.iter().map(game).collect()
    }
}

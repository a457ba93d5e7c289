//! A group as its score table shows it, and its standings.

use std::collections::BTreeMap;

use rokade_model::{
    ByeKind, Color, Entry, Forbidden, HalfPoints, History, Participant, RoundNumber, Scoring, StartNumber, Withdrawal,
};
use rokade_pairing::System;
use rokade_standings::{Rules, Standings, handbook_scoring, ranked_apart, standings};

use crate::{Board, Group, GroupId, PlayerId, Round, Tournament};

type Numbers = BTreeMap<PlayerId, StartNumber>;

impl Tournament {
    /// The group by start number: every published round, byes asked for coming rounds,
    /// withdrawals in their order. Empty before the order is fixed and for an unknown group.
    pub fn history(&self, group: GroupId) -> History {
        match self.groups.get(&group) {
            Some(group) => self.history_of(group),
            None => History { scoring: handbook_scoring(), ..History::default() },
        }
    }

    fn history_of(&self, group: &Group) -> History {
        let numbers = group.numbers();
        let scoring = scoring(group.settings.system);
        let order = group.order.iter().flat_map(|order| &order.players);
        let mut players: Vec<Participant> = order
            .map(|id| Participant::new(numbers[id], self.players.get(id).and_then(|player| player.rating)))
            .collect();
        for (order, (player, after, _)) in (1..).zip(&group.withdrawn) {
            if let Some(participant) = at(&mut players, &numbers, *player) {
                participant.withdrawal = Some(Withdrawal { after: *after, order });
            }
        }
        for round in &group.rounds {
            write_round(&mut players, &numbers, round);
        }
        self.write_byes_ahead(&mut players, &numbers, group.published());
        let forbidden = group.forbidden.iter().map(|rule| by_number(rule, &numbers)).collect();
        History { rounds: group.settings.rounds, scoring, players, forbidden, ..History::default() }
    }

    fn write_byes_ahead(&self, players: &mut [Participant], numbers: &Numbers, published: RoundNumber) {
        for id in numbers.keys() {
            let Some(player) = self.players.get(id) else { continue };
            for (round, kind) in player.byes.range(published + 1..) {
                if let Some(participant) = at(players, numbers, *id) {
                    participant.set_entry(*round, Entry::Bye(*kind));
                }
            }
        }
    }

    /// How the group is ranked. A group that names no tie-break goes by the handbook's (D4.1-24a, 24b).
    pub fn rules(&self, group: GroupId) -> Rules {
        let Some(group) = self.groups.get(&group) else { return Rules::other_group() };
        let rules = match group.settings.system.host() {
            System::RoundRobin { cycles } => Rules::all_play_all(cycles),
            _ => Rules::other_group(),
        };
        match group.settings.tiebreaks.as_slice() {
            [] => rules,
            named => rules.with_tiebreaks(named),
        }
    }

    /// The last round in which nobody is still at the board; games put off count as half a point.
    pub fn completed_rounds(&self, group: GroupId) -> RoundNumber {
        let rounds = self.groups.get(&group).map_or(&[][..], |group| &group.rounds);
        rounds.iter().take_while(|round| round.is_complete()).map(|round| round.number).last().unwrap_or(0)
    }

    /// The standings after the last completed round.
    pub fn standings(&self, group: GroupId) -> Standings {
        self.standings_after(group, self.completed_rounds(group))
    }

    pub fn standings_after(&self, group: GroupId, after: RoundNumber) -> Standings {
        standings(&self.history(group), after, &self.rules(group))
    }

    /// The standings of this minute: games still being played give nothing yet.
    pub fn standings_now(&self, group: GroupId) -> Standings {
        let mut history = self.history(group);
        let published = self.groups.get(&group).map_or(0, Group::published);
        for round in self.completed_rounds(group) + 1..=published {
            self.hide_open_games(&mut history, group, round);
        }
        standings(&history, published, &self.rules(group))
    }

    fn hide_open_games(&self, history: &mut History, group: GroupId, round: RoundNumber) {
        let Some(group) = self.groups.get(&group) else { return };
        let numbers = group.numbers();
        let boards = group.round(round).map_or(&[][..], |round| &round.boards);
        for board in boards.iter().filter(|board| board.game == crate::GameState::Open) {
            for player in [board.white, board.black] {
                if let Some(participant) = at(&mut history.players, &numbers, player) {
                    participant.set_entry(round, Entry::Blank);
                }
            }
        }
    }

    /// The places of one section of a group that is played together (D4.3.5.2b).
    pub fn section_standings(&self, group: GroupId, section: &str) -> Standings {
        let numbers = self.groups.get(&group).map(Group::numbers).unwrap_or_default();
        let members: Vec<StartNumber> = self
            .members(group)
            .filter(|player| player.section == section)
            .filter_map(|player| numbers.get(&player.id).copied())
            .collect();
        ranked_apart(&self.standings(group), &members)
    }
}

/// The handbook's points. A rest round of an all-play-all is part of the schedule and gives nothing
/// (docs/readings/byes-rest-round.md).
pub(crate) fn scoring(system: System) -> Scoring {
    let handbook = handbook_scoring();
    match system.is_all_play_all() {
        true => Scoring { pairing_bye: HalfPoints::ZERO, ..handbook },
        false => handbook,
    }
}

fn at<'a>(players: &'a mut [Participant], numbers: &Numbers, player: PlayerId) -> Option<&'a mut Participant> {
    let index = usize::try_from(numbers.get(&player)? - 1).expect("a start number fits");
    players.get_mut(index)
}

fn write_round(players: &mut [Participant], numbers: &Numbers, round: &Round) {
    for player in players.iter_mut().filter(|player| !player.is_withdrawn_before(round.number)) {
        // Whoever is neither paired nor excused was not there: the rounds before a late entry or a return.
        player.set_entry(round.number, Entry::Bye(ByeKind::Zero));
    }
    for board in &round.boards {
        for (player, opponent, color) in sides(board) {
            let Some(opponent) = numbers.get(&opponent).copied() else { continue };
            let mark = board.game.result().map(|result| result.mark(color));
            if let Some(participant) = at(players, numbers, player) {
                participant.set_entry(round.number, Entry::Game { opponent, color: Some(color), mark });
            }
        }
    }
    for bye in &round.byes {
        if let Some(participant) = at(players, numbers, bye.player) {
            participant.set_entry(round.number, Entry::Bye(bye.kind));
        }
    }
}

fn sides(board: &Board) -> [(PlayerId, PlayerId, Color); 2] {
    [(board.white, board.black, Color::White), (board.black, board.white, Color::Black)]
}

fn by_number(rule: &Forbidden, numbers: &Numbers) -> Forbidden {
    let players = rule.players.iter().filter_map(|id| numbers.get(&PlayerId(*id)).copied()).collect();
    Forbidden { players, first: rule.first, last: rule.last, soft: rule.soft }
}

//! A group as its score table shows it, and its standings.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use rokade_clause::HandbookEdition;
use rokade_model::{
    ByeKind, Color, Entry, Forbidden, HalfPoints, History, Mark, Participant, RoundNumber, Scoring, StartNumber,
    Withdrawal,
};
use rokade_pairing::{NOBODY, StartOrder, System, Ties};
use rokade_standings::{Rules, Standings, Tally, TieBreak, handbook_scoring, ranked_apart, standings};

use crate::matches::mark;
use crate::play_off;
use crate::{Board, Group, GroupId, OrderedBy, PlayerId, Round, Stage, StageKind, Tournament};

/// Looked up twice a board of every round: in no order, and quickly.
type Numbers = HashMap<PlayerId, StartNumber>;

impl Tournament {
    /// The group by start number: every published round, byes asked for coming rounds,
    /// withdrawals in their order. Empty before the order is fixed and for an unknown group.
    pub fn history(&self, group: GroupId) -> History {
        match self.groups.get(&group) {
            Some(group) => self.history_of(group),
            None => {
                let handbook = self.handbook();
                History { scoring: handbook_scoring(handbook), handbook, ..History::default() }
            }
        }
    }

    fn history_of(&self, group: &Group) -> History {
        let numbers = numbers(group);
        let (scoring, pace) = (scoring(group.settings.system, self.handbook()), group.settings.pace);
        let order = group.order.iter().flat_map(|order| &order.players);
        let mut players: Vec<Participant> = order
            .map(|id| Participant::new(numbers[id], self.players.get(id).and_then(|player| player.rating_for(pace))))
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
        let number = |player: &PlayerId| numbers.get(player).copied();
        History {
            rounds: group.settings.rounds,
            scoring,
            forbidden,
            acceleration: Vec::new(),
            initial_color: group.initial_color,
            seeding: seeding(group, &players),
            double_rounds: group.settings.double_rounds,
            lines: group.lines.iter().map(|line| line.as_ref().and_then(number).unwrap_or(NOBODY)).collect(),
            teams: group.teams.iter().map(|team| team.players.iter().filter_map(number).collect()).collect(),
            games: group.match_games(self.handbook()),
            players,
            handbook: self.handbook(),
        }
    }

    fn write_byes_ahead(&self, players: &mut [Participant], numbers: &Numbers, published: RoundNumber) {
        for id in numbers.keys() {
            let Some(player) = self.players.get(id) else { continue };
            // The rounds missed before a late entry may pay too.
            let missed = player.byes.range(..player.entered_before);
            for (round, kind) in missed.chain(player.byes.range(published + 1..)) {
                if let Some(participant) = at(players, numbers, *id) {
                    participant.set_entry(*round, Entry::Bye(*kind));
                }
            }
        }
    }

    /// How the group is ranked. A group that names no tie-break goes by the handbook's (D4.1-24a, 24b).
    pub fn rules(&self, group: GroupId) -> Rules {
        let mut rules = self.rules_unparted(group);
        if let Some(group) = self.groups.get(&group) {
            play_off::complete(group, &mut rules);
        }
        rules
    }

    /// The same without what play-offs and lots have parted.
    pub(crate) fn rules_unparted(&self, group: GroupId) -> Rules {
        let Some(group) = self.groups.get(&group) else { return Rules::other_group() };
        let rules = group.settings.system.cycles().map_or_else(Rules::other_group, Rules::all_play_all);
        let rules = rules.starting_on(&self.settings.starts);
        let rules = match (group.settings.tiebreaks.as_slice(), usual_tiebreaks(group.settings.system)) {
            ([], Some(usual)) => rules.with_tiebreaks(usual),
            ([], None) if self.goes_by_fide(group) => rules.with_tiebreaks(fide_tiebreaks(group)),
            ([], None) => rules,
            (named, _) => rules.with_tiebreaks(named),
        };
        match group.is_played_to_decision() {
            true => rules.with_tallies(tallies(group, self.handbook())),
            false => rules,
        }
    }

    /// Whether a group that names no tie-break goes by FIDE's and not by the handbook's
    /// (docs/readings/tiebreak-defaults.md). An event made before the union's rules were asked keeps the handbook's.
    pub(crate) fn goes_by_fide(&self, group: &Group) -> bool {
        let is_fide_system = group.settings.system.row().ties == Ties::Fide;
        self.settings.union_rules.is_some() && (is_fide_system || !self.has_union_rules())
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

    /// The standings of this minute by points alone: games still being played give nothing yet.
    pub(crate) fn points_now(&self, group: GroupId) -> Standings {
        let mut history = self.history(group);
        let published = self.groups.get(&group).map_or(0, Group::published);
        for round in self.completed_rounds(group) + 1..=published {
            self.hide_open_games(&mut history, group, round);
        }
        standings(&history, published, &self.rules_unparted(group).with_tiebreaks(&[]))
    }

    fn hide_open_games(&self, history: &mut History, group: GroupId, round: RoundNumber) {
        let Some(group) = self.groups.get(&group) else { return };
        let numbers = numbers(group);
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
pub(crate) fn scoring(system: System, handbook: HandbookEdition) -> Scoring {
    let handbook = handbook_scoring(handbook);
    match system.is_all_play_all() {
        true => Scoring { pairing_bye: HalfPoints::ZERO, ..handbook },
        false => handbook,
    }
}

/// What a system's own text says of equal points; `None` where the handbook's corrections hold.
/// Players out of a knock-out in the same round share their place (docs/readings/knock-out-seeding.md).
pub fn usual_tiebreaks(system: System) -> Option<&'static [TieBreak]> {
    match system.row().ties {
        Ties::Gladiator => Some(&[TieBreak::GladiatorOrdinary, TieBreak::GladiatorReduced, TieBreak::Mutual]),
        Ties::Fide1998 => Some(&[TieBreak::MutualFirst, TieBreak::OpponentsAverage]),
        Ties::Shared => Some(&[]),
        Ties::Handbook | Ties::Fide => None,
    }
}

/// FIDE leaves the choice to the organiser; these are what most events of its own kind name.
fn fide_tiebreaks(group: &Group) -> &'static [TieBreak] {
    static SWISS: LazyLock<Vec<TieBreak>> = LazyLock::new(|| named(&["BH/C1", "BH", "SB"]));
    static ALL_PLAY_ALL: LazyLock<Vec<TieBreak>> = LazyLock::new(|| named(&["DE", "WIN", "SB"]));
    if group.is_all_play_all() { &ALL_PLAY_ALL } else { &SWISS }
}

fn named(codes: &[&str]) -> Vec<TieBreak> {
    codes.iter().map(|code| code.parse().expect("a code of the table")).collect()
}

/// The ordinary and the reduced-time games everybody has won in each round (D4.9.8-5). A match
/// forfeited as a whole counts as its ordinary game (docs/readings/gladiator-ties.md).
fn tallies(group: &Group, handbook: HandbookEdition) -> BTreeMap<StartNumber, Vec<Tally>> {
    let stages = group.settings.stages(handbook);
    let mut tallies: BTreeMap<StartNumber, Vec<Tally>> = BTreeMap::new();
    let numbers = group.numbers();
    for (index, round) in group.rounds.iter().enumerate() {
        for (board, player) in round.boards.iter().flat_map(|board| [(board, board.white), (board, board.black)]) {
            let Some(number) = numbers.get(&player) else { continue };
            let of_player = tallies.entry(*number).or_default();
            of_player.resize(index + 1, Tally::default());
            of_player[index] = tally(&stages, board, player);
        }
    }
    tallies
}

fn tally(stages: &[Stage], board: &Board, player: PlayerId) -> Tally {
    let mut tally = Tally::default();
    if board.is_forfeited_as_a_whole(stages) {
        let color = if board.white == player { Color::White } else { Color::Black };
        tally.ordinary_wins = u32::from(board.game.result().is_some_and(|result| result.mark(color).is_win()));
        return tally;
    }
    for game in board.games.iter().filter(|game| mark(game, player).is_some_and(Mark::is_win)) {
        match stages.get(game.stage).map(|stage| stage.kind) {
            Some(StageKind::Ordinary) => tally.ordinary_wins += 1,
            Some(StageKind::Reduced | StageKind::Rapid) => tally.reduced_wins += 1,
            Some(StageKind::Blitz | StageKind::SuddenDeath) | None => {}
        }
    }
    tally
}

/// The order of strength where a late entry takes its proper place: behind those of equal rating
/// (FIDE-C.04.2-2026:order). Empty where the start numbers are that order: nobody entered late, the
/// numbers were drawn by lot, or the system goes by the numbers.
fn seeding(group: &Group, players: &[Participant]) -> Vec<StartNumber> {
    let system = group.settings.system;
    let by_strength = system.is_swiss() && system.row().numbers == StartOrder::Strength;
    let Some(order) = group.order.as_ref().filter(|order| by_strength && !matches!(order.by, OrderedBy::Lot { .. }))
    else {
        return Vec::new();
    };
    let drawn = order.drawn.min(players.len());
    if drawn == players.len() {
        return Vec::new();
    }
    let mut seeded: Vec<&Participant> = players[..drawn].iter().collect();
    for late in &players[drawn..] {
        let behind = seeded.iter().rposition(|there| there.rating >= late.rating).map_or(0, |index| index + 1);
        seeded.insert(behind, late);
    }
    seeded.iter().map(|player| player.number).collect()
}

fn numbers(group: &Group) -> Numbers {
    let players = group.order.iter().flat_map(|order| &order.players);
    players.copied().zip((1..).map(StartNumber)).collect()
}

fn at<'a>(players: &'a mut [Participant], numbers: &Numbers, player: PlayerId) -> Option<&'a mut Participant> {
    players.get_mut(numbers.get(&player)?.index()?)
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

fn by_number(rule: &Forbidden<PlayerId>, numbers: &Numbers) -> Forbidden {
    let players = rule.players.iter().filter_map(|id| numbers.get(id).copied()).collect();
    Forbidden { players, first: rule.first, last: rule.last, soft: rule.soft }
}

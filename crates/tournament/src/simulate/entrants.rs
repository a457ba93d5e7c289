//! Who enters an invented tournament, with which numbers, and who comes late.

use rokade_clause::HandbookEdition;
use rokade_model::{
    ByeKind, Color, Entry, Forbidden, History, Participant, Person, RoundNumber, Scoring, StartNumber, Title,
};
use rokade_pairing::{StartOrder, System, knock_out, olympiad};

use super::play::Play;
use super::{Habits, Options, chance, names};
use crate::lots::Lots;
use crate::table::scoring;

/// Nobody enters later than this many rounds after the first.
const LATEST: u64 = 3;

/// The players by start number, and the group before its first round.
pub(super) fn field(options: &Options, lots: &mut Lots, more: &mut Lots) -> (Vec<Person>, Vec<Option<Title>>, History) {
    let people = names::people(lots, options.players);
    let mut ratings: Vec<Option<u32>> = (0..options.players).map(|_| chance::rating(lots)).collect();
    if options.system.row().numbers == StartOrder::Strength {
        ratings.sort_by_key(|rating| std::cmp::Reverse(*rating));
    }
    let titles = ratings.iter().map(|rating| chance::title(lots, *rating)).collect();
    let players: Vec<Participant> =
        (1..).zip(&ratings).map(|(number, rating)| Participant::new(StartNumber(number), *rating)).collect();
    let rounds = options.system.planned_rounds(options.players).unwrap_or(options.rounds);
    let mut history = History {
        rounds,
        scoring: points(options),
        players,
        double_rounds: options.double_rounds,
        ..History::default()
    };
    history.initial_color = options.system.row().drawn.colour().map(|_| *more.one_of(&[Color::White, Color::Black]));
    history.forbidden = forbidden(options, rounds, more);
    match options.system {
        System::KnockOut => history.lines = knock_out::draw(&history.by_strength(), Some(options.seed)),
        System::Olympiad { teams } => history.teams = olympiad::draft(&history.by_strength(), usize::from(teams)),
        System::Of(_) | System::Gladiator { .. } => {}
    }
    (people, titles, history)
}

/// A rest round of an all-play-all gives nothing whatever a bye is worth elsewhere.
fn points(options: &Options) -> Scoring {
    let handbook = scoring(options.system, HandbookEdition::default());
    match options.scoring {
        Some(wanted) if options.system.is_all_play_all() => Scoring { pairing_bye: handbook.pairing_bye, ..wanted },
        Some(wanted) => wanted,
        None => handbook,
    }
}

/// Pairs of players kept apart for some of the rounds; now and then only if possible.
fn forbidden(options: &Options, rounds: RoundNumber, more: &mut Lots) -> Vec<Forbidden> {
    if options.players < 2 || !options.system.is_swiss() {
        return Vec::new();
    }
    let everybody: Vec<StartNumber> = (1..).map(StartNumber).take(options.players).collect();
    let rule = |_| {
        let mut order = everybody.clone();
        more.shuffle(&mut order);
        let players = vec![order[0].min(order[1]), order[0].max(order[1])];
        let first = 1 + RoundNumber::try_from(more.below(2)).expect("a round number fits");
        Forbidden { players, first: first.min(rounds.max(1)), last: rounds.max(1), soft: more.in_thousand(300) }
    };
    let mut rules: Vec<Forbidden> = (0..options.forbidden).map(rule).collect();
    // A file keeps the rules that give way behind those that do not.
    rules.sort_by_key(|rule| rule.soft);
    rules
}

impl Play {
    pub(super) fn late_entries(&mut self) {
        let options = self.simulation.options;
        match options.habits {
            _ if !options.system.is_swiss() => {}
            Habits::Simple if options.rounds >= 3 => self.last_numbers_late(),
            Habits::Full if options.rounds >= 2 => self.anybody_late(),
            Habits::Simple | Habits::Full => {}
        }
    }

    /// Late entries have the last numbers and were absent from the first round.
    fn last_numbers_late(&mut self) {
        let options = self.simulation.options;
        let late = (0..options.players).filter(|_| self.lots.in_thousand(options.late)).count();
        let late = late.min(options.players / 4);
        let first = options.players - late;
        for player in &mut self.simulation.history.players[first..] {
            player.set_entry(1, Entry::Bye(ByeKind::Zero));
            self.missed.push((player.number, 1));
        }
        self.simulation.late = u32::try_from(late).expect("a count fits");
    }

    /// Anybody may enter late, by one round or several. Half of these events number late entries behind all
    /// others and rank them in their proper place, half had them on the list from the start.
    fn anybody_late(&mut self) {
        let options = self.simulation.options;
        let latest = u64::from(options.rounds - 1).min(LATEST);
        let most = options.players.saturating_sub(2);
        let mut late: Vec<usize> = (0..options.players).filter(|_| self.lots.in_thousand(options.late)).collect();
        late.truncate(most);
        if !options.system.keeps_placement() && self.more.in_thousand(500) {
            late = self.numbered_last(&late);
        }
        for index in &late {
            let missed = 1 + RoundNumber::try_from(self.more.below(latest)).expect("a few rounds");
            let player = &mut self.simulation.history.players[*index];
            (1..=missed).for_each(|round| player.set_entry(round, Entry::Bye(ByeKind::Zero)));
            self.missed.push((player.number, missed));
        }
        self.simulation.late = u32::try_from(late.len()).expect("a count fits");
    }

    /// Gives the late entries the last numbers; the order of strength stays what it was. Their new places.
    fn numbered_last(&mut self, late: &[usize]) -> Vec<usize> {
        let simulation = &mut self.simulation;
        let all = 0..simulation.options.players;
        let order: Vec<usize> = all.clone().filter(|index| !late.contains(index)).chain(late.iter().copied()).collect();
        let ratings: Vec<Option<u32>> = simulation.history.players.iter().map(|player| player.rating).collect();
        let titles = simulation.titles.clone();
        let mut number_of = vec![StartNumber::default(); order.len()];
        for (new, old) in order.iter().enumerate() {
            simulation.history.players[new].rating = ratings[*old];
            simulation.titles[new] = titles[*old];
            number_of[*old] = simulation.history.players[new].number;
        }
        if !late.is_empty() {
            simulation.history.seeding = number_of;
        }
        (all.end - late.len()..all.end).collect()
    }
}

//! Who has withdrawn, and the history as it was before a round.

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Entry, HalfPoints, History, Participant, RoundNumber, StartNumber, Withdrawal};
use rokade_pairing::System;

use super::Trf;

impl Trf {
    /// The round to be paired next: the one after the last that was paired.
    pub fn coming_round(&self) -> RoundNumber {
        self.history.paired_rounds() + 1
    }

    /// The history as it was when `round` was to be paired.
    ///
    /// - Rounds before it stand as they are; of the round itself only half-point, full-point and
    ///   zero-point byes remain (in the coming round these include what 240 and `XXZ` ask for);
    ///   later rounds are gone.
    /// - The colour drawn before round 1 is the one the file states, else the one its first round shows.
    /// - Bonuses and penalties of the round and of later ones are gone.
    /// - Who has withdrawn is told by `### rokade withdrawn` lines alone. Anybody else without a letter in the round
    ///   takes part in it, whatever the rounds before show; in a round that is already paired a blank is an absence.
    ///
    /// See docs/readings/trf-withdrawal.md.
    pub fn history_for_round(&self, round: RoundNumber) -> History {
        let round = round.max(1);
        let stated = self.withdrawals();
        let is_paired = round <= self.history.paired_rounds();
        let later = self.adjusted_from(round);
        let mut history = self.history.clone();
        history.initial_color = history.initial_color.or_else(|| self.drawn_color());
        history.rounds = history.rounds.max(round);
        history.games = self.plan.games.iter().filter(|game| game.round < round).copied().collect();
        for player in &mut history.players {
            let entry = match player.entry(round) {
                bye @ Entry::Bye(ByeKind::Half | ByeKind::Full | ByeKind::Zero) => bye,
                Entry::Blank if is_paired => Entry::Bye(ByeKind::Zero),
                Entry::Blank | Entry::Game { .. } | Entry::Bye(ByeKind::PairingAllocated) => Entry::Blank,
            };
            player.rounds.truncate(round as usize);
            if entry != Entry::Blank || player.rounds.len() == round as usize {
                player.set_entry(round, entry);
            }
            player.withdrawal = None;
            player.adjustment -= later.get(&player.number).copied().unwrap_or_default();
        }
        let withdrawn: Vec<_> = stated.into_iter().filter(|(_, after)| *after < round).collect();
        set(&mut history, &withdrawn);
        history
    }

    /// Points given or taken in a round or later, by player.
    fn adjusted_from(&self, round: RoundNumber) -> BTreeMap<StartNumber, HalfPoints> {
        let mut sums: BTreeMap<StartNumber, HalfPoints> = BTreeMap::new();
        for line in self.header.adjustments.iter().filter(|line| line.round.is_some_and(|given| given >= round)) {
            for player in &line.players {
                let sum = sums.entry(*player).or_default();
                *sum = HalfPoints(sum.0.saturating_add(line.points.0));
            }
        }
        sums
    }

    /// Fills the withdrawals of a file just read.
    pub(super) fn fill_withdrawals(&mut self) {
        let stated = self.facts.withdrawn.clone().unwrap_or_default();
        set(&mut self.history, &stated);
    }

    /// Who was absent from the round before, without points, and is paired in the coming one because nothing
    /// in the file keeps the player out of it.
    pub fn taken_back(&self, round: RoundNumber) -> Vec<StartNumber> {
        let Some(before) = round.checked_sub(1).filter(|before| *before > 0) else { return Vec::new() };
        let is_back = |player: &&Participant| {
            is_gone(player.entry(before)) && player.entry(round) == Entry::Blank && !player.is_withdrawn_before(round)
        };
        let back: Vec<StartNumber> = self.history.players.iter().filter(is_back).map(|player| player.number).collect();
        let is_ahead = round > self.history.paired_rounds();
        if !is_ahead || (back.len() == 1 && self.has_rests()) { Vec::new() } else { back }
    }

    /// In a round robin of an odd number somebody rests in every round and was not away.
    fn has_rests(&self) -> bool {
        let all_play_all = self.system().is_some_and(|system| system.is_ok_and(System::is_all_play_all))
            || self.facts.group_all_play_all == Some(true);
        all_play_all && self.history.players.len() % 2 == 1
    }

    /// The withdrawals in their order.
    fn withdrawals(&self) -> Vec<(StartNumber, RoundNumber)> {
        let left = |player: &Participant| {
            player.withdrawal.map(|withdrawal| (withdrawal.order, player.number, withdrawal.after))
        };
        let mut withdrawn: Vec<_> = self.history.players.iter().filter_map(left).collect();
        withdrawn.sort_unstable();
        withdrawn.into_iter().map(|(_, number, after)| (number, after)).collect()
    }

    /// The withdrawals a file has to state: those there are, and that there are none if it was said.
    pub(super) fn stated_withdrawals(&self) -> Option<Vec<(StartNumber, RoundNumber)>> {
        let withdrawn = self.withdrawals();
        (self.facts.withdrawn.is_some() || !withdrawn.is_empty()).then_some(withdrawn)
    }
}

fn is_gone(entry: Entry) -> bool {
    matches!(entry, Entry::Blank | Entry::Bye(ByeKind::Zero))
}

fn set(history: &mut History, withdrawn: &[(StartNumber, RoundNumber)]) {
    for (order, (number, after)) in (1..).zip(withdrawn) {
        if let Some(player) = history.player_mut(*number) {
            player.withdrawal = Some(Withdrawal { after: *after, order });
        }
    }
}

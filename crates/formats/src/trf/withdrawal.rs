//! Who has withdrawn, and the history as it was before a round.

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Entry, HalfPoints, History, Participant, RoundNumber, StartNumber, Withdrawal};

use super::Trf;

impl Trf {
    /// The round to be paired next: the one after the last with a pairing between two players.
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
    /// - Who has withdrawn is told by `### rokade withdrawn` lines: those who left before the
    ///   round. Without such lines, a player with a zero-point bye in the round is withdrawn
    ///   after the last earlier round with anything else; those who left after the same round
    ///   come in order of start number. A blank counts as a zero-point bye if the round is
    ///   already paired, or if the player was already gone in the round before; otherwise it only
    ///   means that the player is not yet paired. The one who rests in a round robin of an odd
    ///   number has not left.
    ///
    /// See docs/readings/trf-withdrawal.md.
    pub fn history_for_round(&self, round: RoundNumber) -> History {
        let round = round.max(1);
        let stated = self.stated_withdrawals();
        let is_paired = round <= self.history.paired_rounds();
        let later = self.adjusted_from(round);
        let mut history = self.history.clone();
        history.initial_color = history.initial_color.or_else(|| self.drawn_color());
        history.rounds = history.rounds.max(round);
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
        let withdrawn = match stated {
            Some(lines) => lines.into_iter().filter(|(_, after)| *after < round).collect(),
            // Judged by the whole file: the copy no longer shows who was paired in the round.
            None => self.by_default(round),
        };
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
        let withdrawn = match &self.facts.withdrawn {
            Some(lines) => lines.clone(),
            None => self.default_withdrawals(),
        };
        set(&mut self.history, &withdrawn);
    }

    /// Judged at the coming round, or at the last one if all are paired.
    fn default_withdrawals(&self) -> Vec<(StartNumber, RoundNumber)> {
        let paired = self.history.paired_rounds();
        let round = if paired < self.history.rounds { paired + 1 } else { paired };
        self.by_default(round)
    }

    /// Players absent from `round`, with the last round before their absence began.
    fn by_default(&self, round: RoundNumber) -> Vec<(StartNumber, RoundNumber)> {
        if round == 0 {
            return Vec::new();
        }
        let is_paired = round <= self.history.paired_rounds();
        // In the coming round everybody is blank; only who was gone before, having played, has left.
        let has_left = |player: &Participant| {
            let was_gone = round > 1 && is_gone(player.entry(round - 1));
            was_gone && (1..round).any(|earlier| !is_gone(player.entry(earlier)))
        };
        let is_absent = |player: &&Participant| match player.entry(round) {
            Entry::Bye(ByeKind::Zero) => true,
            Entry::Blank => is_paired || has_left(player),
            Entry::Game { .. } | Entry::Bye(_) => false,
        };
        let absent: Vec<&Participant> = self.history.players.iter().filter(is_absent).collect();
        if absent.len() == 1 && self.has_rests() {
            return Vec::new();
        }
        let left = |player: &Participant| {
            let after = (1..round).rev().find(|earlier| !is_gone(player.entry(*earlier))).unwrap_or(0);
            (after, player.number)
        };
        let mut withdrawn: Vec<(RoundNumber, StartNumber)> = absent.into_iter().map(left).collect();
        withdrawn.sort_unstable();
        withdrawn.into_iter().map(|(after, number)| (number, after)).collect()
    }

    /// In a round robin of an odd number somebody rests in every round and has not left.
    fn has_rests(&self) -> bool {
        let all_play_all = matches!(self.header.system.as_deref(), Some("round-robin" | "gladiator:round-robin"))
            || self.facts.group_all_play_all == Some(true);
        all_play_all && self.history.players.len() % 2 == 1
    }

    /// The withdrawals in their order where the default does not tell them, or the file does.
    pub(super) fn stated_withdrawals(&self) -> Option<Vec<(StartNumber, RoundNumber)>> {
        let left = |player: &Participant| {
            player.withdrawal.map(|withdrawal| (withdrawal.order, player.number, withdrawal.after))
        };
        let mut withdrawn: Vec<_> = self.history.players.iter().filter_map(left).collect();
        withdrawn.sort_unstable();
        let withdrawn: Vec<_> = withdrawn.into_iter().map(|(_, number, after)| (number, after)).collect();
        (self.facts.withdrawn.is_some() || withdrawn != self.default_withdrawals()).then_some(withdrawn)
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

//! The writer's half for byes ahead, fictitious points, forbidden pairs, bonuses and penalties.

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Entry, Forbidden, Participant, RoundNumber, StartNumber};

use super::MOST_ROUNDS;
use super::header::Adjustment;
use super::write::Writer;

impl Writer<'_> {
    /// Byes asked for in rounds without columns: 240, and `XXZ` for engines.
    pub(super) fn byes(&mut self) {
        let coming = self.trf.coming_round();
        let columns = self.columns();
        let mut byes: BTreeMap<(RoundNumber, char), Vec<StartNumber>> = BTreeMap::new();
        for player in &self.trf.history.players {
            for (round, entry) in (1..).zip(&player.rounds).skip(columns as usize) {
                if let Entry::Bye(kind) = entry {
                    byes.entry((round, kind.letter())).or_default().push(player.number);
                }
            }
            let is_ahead = self.options.engine_dialect && coming <= self.written_rounds();
            let is_gone = is_ahead && player.is_withdrawn_before(coming);
            if is_gone && player.entry(coming) == Entry::Blank {
                byes.entry((coming, ByeKind::Zero.letter())).or_default().push(player.number);
            }
        }
        if self.is_trf26() {
            for ((round, letter), players) in &byes {
                self.line(&format!("240 {letter} {round:03}{}", ids(players)));
            }
        }
        let of_coming = byes.iter().filter(|((round, _), _)| *round == coming);
        let absent: Vec<String> = of_coming.flat_map(|(_, players)| players).map(ToString::to_string).collect();
        if self.options.engine_dialect && !absent.is_empty() {
            self.line(&format!("XXZ {}", absent.join(" ")));
        }
    }

    /// 250, or `XXA` for programs of yesterday. Both in one file would be counted twice.
    pub(super) fn acceleration(&mut self) {
        let history = &self.trf.history;
        if self.is_trf26() {
            for line in &history.acceleration {
                let (first, last) = (line.first_round, line.last_round);
                let players = format!("{:>4} {:>4}", line.first_player, line.last_player);
                self.line(&format!("250      {:>4} {first:>3} {last:>3} {players}", line.points.tenths()));
            }
        }
        if history.acceleration.is_empty() || self.is_trf26() {
            return;
        }
        let rounds = history.acceleration.iter().map(|line| line.last_round).max().unwrap_or(0);
        let rounds = rounds.min(history.rounds);
        for player in &history.players {
            let points: Vec<_> = (1..=rounds).map(|round| history.fictitious_points(player.number, round)).collect();
            if points.iter().any(|points| points.0 != 0) {
                let texts: String = points.iter().map(|points| format!(" {:>4}", points.tenths())).collect();
                self.line(&format!("XXA {:>4}{texts}", player.number));
            }
        }
    }

    pub(super) fn forbidden(&mut self) {
        let coming = self.trf.coming_round();
        for rule in self.trf.history.forbidden.iter().filter(|rule| !rule.soft) {
            let (first, last) = (rule.first.min(MOST_ROUNDS), rule.last.min(MOST_ROUNDS));
            let holds_always = first <= 1 && last >= self.trf.history.rounds;
            if self.is_trf26() || !(holds_always || self.options.engine_dialect) {
                self.line(&format!("260 {first:03} {last:03}{}", ids(&rule.players)));
            }
            // `XXP` knows no rounds: beside a 260 it would make engines apply the rule to rounds before it began.
            let for_engine = self.options.engine_dialect && !self.is_trf26() && (first..=last).contains(&coming);
            let is_said_again = self.options.engine_dialect || !self.is_trf26();
            if for_engine || (is_said_again && holds_always) {
                self.line(&never_meet(rule));
            }
        }
    }

    /// Engines refuse 299; their files carry the points without bonus and penalty.
    pub(super) fn adjustments(&mut self) {
        if self.options.engine_dialect {
            return;
        }
        for line in self.adjustment_lines() {
            let round = line.round.unwrap_or(0);
            self.line(&format!("299          {:>4}  {round:03}{}", line.points.tenths(), ids(&line.players)));
        }
    }

    /// The lines of the header if they explain the history's figures, else one for each player.
    fn adjustment_lines(&self) -> Vec<Adjustment> {
        let mut sums: BTreeMap<StartNumber, i64> = BTreeMap::new();
        for line in &self.trf.header.adjustments {
            for player in &line.players {
                *sums.entry(*player).or_default() += i64::from(line.points.0);
            }
        }
        let players = &self.trf.history.players;
        let fits =
            |player: &Participant| sums.get(&player.number).copied().unwrap_or(0) == i64::from(player.adjustment.0);
        if players.iter().all(fits) {
            return self.trf.header.adjustments.clone();
        }
        let adjusted = players.iter().filter(|player| player.adjustment.0 != 0);
        let line =
            |player: &Participant| Adjustment { points: player.adjustment, round: None, players: vec![player.number] };
        adjusted.map(line).collect()
    }
}

fn ids(players: &[StartNumber]) -> String {
    players.iter().map(|player| format!(" {player:>4}")).collect()
}

fn never_meet(rule: &Forbidden) -> String {
    let players: Vec<String> = rule.players.iter().map(ToString::to_string).collect();
    format!("XXP {}", players.join(" "))
}

//! A report as pairing engines take it: numbers by strength, acceleration written out, no open games.
//!
//! What the records of engines cannot say stays in remark lines of the house, so that reading the file again gives
//! the same event. See docs/readings/trf-for-engines.md.

use rokade_model::{Entry, Mark, Scoring};
use rokade_pairing::{Host, System, baku_points};

use super::facts::OpenGame;
use super::{Trf, renumber};

/// The report with everything in it that a pairing engine would refuse or misread said in another way.
pub(super) fn prepared(trf: &Trf) -> Trf {
    let mut trf = if trf.history.seeding.is_empty() { trf.clone() } else { renumber::by_strength(trf) };
    write_out_acceleration(&mut trf);
    settle_open_games(&mut trf);
    trf
}

/// Engines that compute the Baku method themselves do not all take the same half.
fn write_out_acceleration(trf: &mut Trf) {
    if trf.as_stated(System::Of(Host::FIDE_DUTCH)).is_baku() {
        trf.history.acceleration = baku_points(&trf.history, trf.coming_round());
    }
}

/// For the pairing an open game is a draw (FIDE-C.04.2-2026); a remark keeps that it is open.
fn settle_open_games(trf: &mut Trf) {
    let open = trf.open_games();
    trf.facts.open.extend(open);
    for player in &mut trf.history.players {
        for entry in &mut player.rounds {
            if let Entry::Game { mark: mark @ None, .. } = entry {
                *mark = Some(Mark::Draw);
            }
        }
    }
}

/// The scoring without what an open game is worth: there is none.
pub(super) fn scoring(scoring: &Scoring) -> Scoring {
    Scoring { unfinished: Scoring::default().unfinished, absence: Scoring::default().absence, ..*scoring }
}

/// The points of an absence, which engines read from records of their own and not from 162.
pub(super) fn records_of_absence(scoring: &Scoring) -> Vec<String> {
    if scoring.absence == Scoring::default().absence {
        return Vec::new();
    }
    ["BBZ", "BBF"].map(|code| format!("{code} {:>4}", scoring.absence.tenths())).to_vec()
}

impl Trf {
    /// The games without a result, by round and start number; White first where the colours are known.
    pub fn open_games(&self) -> Vec<OpenGame> {
        let mut open = Vec::new();
        for player in &self.history.players {
            for (round, entry) in (1..).zip(&player.rounds) {
                let Entry::Game { opponent, color, mark: None } = *entry else { continue };
                let is_named_here = match color {
                    Some(color) => color == rokade_model::Color::White,
                    None => player.number < opponent,
                };
                if is_named_here {
                    open.push(OpenGame { round, white: player.number, black: opponent });
                }
            }
        }
        open.sort_by_key(|game| (game.round, game.white));
        open
    }

    /// Takes the result away again from games a remark says are open.
    pub(super) fn open_again(&mut self) {
        for OpenGame { round, white, black } in std::mem::take(&mut self.facts.open) {
            for (number, other) in [(white, black), (black, white)] {
                let Some(player) = self.history.player_mut(number) else { continue };
                if let Entry::Game { opponent, color, mark: Some(Mark::Draw) } = player.entry(round)
                    && opponent == other
                {
                    player.set_entry(round, Entry::Game { opponent, color, mark: None });
                }
            }
        }
    }
}

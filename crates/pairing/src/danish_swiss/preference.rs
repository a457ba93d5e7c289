//! Which colour a player is due (D4.9.3-8.1, -8.3, -8.4).

use rokade_clause::Reason;
use rokade_model::{ByeKind, Color, Entry, StartNumber};

use super::figures::Figures;

/// A colour a player should have next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Preference {
    pub colour: Color,
    pub is_strong: bool,
}

/// The colours a player is recorded with, oldest first: games played or going on, and White
/// for a round against X (D4.9.3-2.2). A round without a colour leaves no gap
/// (reading `docs/readings/danish-swiss-colours.md`).
#[derive(Clone, Debug, Default)]
pub(super) struct Colours {
    list: Vec<Color>,
    whites: usize,
}

impl Colours {
    pub(super) fn of(entries: &[Entry]) -> Self {
        let recorded = |entry: &Entry| match entry {
            Entry::Bye(ByeKind::PairingAllocated) => Some(Color::White),
            entry => entry.played_color(),
        };
        let list: Vec<Color> = entries.iter().filter_map(recorded).collect();
        let whites = list.iter().filter(|colour| **colour == Color::White).count();
        Self { list, whites }
    }

    pub(super) fn whites(&self) -> usize {
        self.whites
    }

    pub(super) fn last(&self) -> Option<Color> {
        self.list.last().copied()
    }

    /// Whether the colour so many games back, from 1, was White.
    pub(super) fn was_white(&self, back: usize) -> bool {
        self.list.len().checked_sub(back).is_some_and(|index| self.list[index] == Color::White)
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// None before the first colour; afterwards always a strong or a weak one.
    pub(super) fn preference(&self, figures: &Figures) -> Option<Preference> {
        let last = self.last()?;
        let blacks = self.list.len() - self.whites;
        let difference = self.whites.abs_diff(blacks);
        let towards_balance = if self.whites < blacks { Color::White } else { Color::Black };
        if difference >= figures.strong_difference {
            return Some(Preference { colour: towards_balance, is_strong: true });
        }
        let run = self.list.iter().rev().take_while(|colour| **colour == last).count();
        if run >= figures.strong_run {
            return Some(Preference { colour: !last, is_strong: true });
        }
        let colour = if difference > 0 { towards_balance } else { !last };
        Some(Preference { colour, is_strong: false })
    }

    /// What the preference of a player follows from.
    pub(super) fn why(&self, player: StartNumber, preference: Preference, figures: &Figures) -> Reason {
        let blacks = self.list.len() - self.whites;
        let is_by_difference = match preference.is_strong {
            true => self.whites.abs_diff(blacks) >= figures.strong_difference,
            false => self.whites != blacks,
        };
        match (is_by_difference, preference.is_strong) {
            (true, _) => crate::reasons::due_difference(player, preference.colour, self.whites, blacks),
            (false, true) => crate::reasons::due_run(player, preference.colour, figures.strong_run),
            (false, false) => crate::reasons::due_last(player, preference.colour),
        }
    }
}

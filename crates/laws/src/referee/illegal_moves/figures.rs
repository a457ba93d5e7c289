//! How often an illegal move is forgiven, and what each costs.

use std::sync::LazyLock;

use rokade_clause::{Edition, Figure, FigureError, table};

use crate::referee::pace::Pace;
use crate::referee::per_edition::PerEdition;

/// The figures of one edition.
#[derive(Debug)]
pub(super) struct Figures {
    /// Completed illegal moves that cost time only; the next one costs the game.
    pub forgiven: Figure,
    standard: Figure,
    rapid: Figure,
    /// Missing where an illegal move in blitz costs the game at once.
    blitz: Option<Figure>,
}

impl Figures {
    pub fn of(edition: Edition) -> &'static Figures {
        static FIGURES: LazyLock<PerEdition<Figures>> = LazyLock::new(|| PerEdition::load(Figures::load));
        FIGURES.of(edition)
    }

    fn load(edition: Edition) -> Result<Self, FigureError> {
        let table = table("laws/illegal_moves")?;
        let table = table.in_edition(edition);
        Ok(Self {
            forgiven: table.number("forgiven")?,
            standard: table.number("minutes_standard")?,
            rapid: table.number("minutes_rapid")?,
            blitz: table.number_if_any("minutes_blitz")?,
        })
    }

    /// Minutes for the opponent. The clause is that of the penalty itself, or of the rule that
    /// changes it for the pace (`docs/readings/illegal-move-blitz-2023.md`).
    pub fn minutes(&self, pace: Pace) -> &Figure {
        match pace {
            Pace::Standard => &self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => self.blitz.as_ref().unwrap_or(&self.standard),
        }
    }
}

//! The figures of the quickplay finish, edition by edition.

use std::sync::LazyLock;

use rokade_clause::{Edition, FigureError, InEdition, table};

use crate::referee::per_edition::PerEdition;
use crate::referee::time::Millis;

/// The figures of one edition.
#[derive(Debug)]
pub struct Figures {
    /// A draw is claimed with less than this.
    pub threshold: Millis,
    /// The same where no arbiter watches.
    pub threshold_without_arbiter: Millis,
    /// What the arbiter may give the opponent when he postpones.
    pub postponed: Millis,
    /// What the opponent gets when the claim is rejected.
    pub rejected: Millis,
    /// The increment that a player may ask for, where the edition knows it.
    pub increment: Option<Increment>,
}

/// An increment introduced at the end of a game.
#[derive(Clone, Copy, Debug)]
pub struct Increment {
    pub threshold: Millis,
    pub increment: Millis,
    pub compensation: Millis,
}

impl Figures {
    pub fn of(edition: Edition) -> &'static Figures {
        static FIGURES: LazyLock<PerEdition<Figures>> = LazyLock::new(|| PerEdition::load(Figures::load));
        FIGURES.of(edition)
    }

    fn load(edition: Edition) -> Result<Self, FigureError> {
        let table = table("laws/quickplay")?;
        let table = table.in_edition(edition);
        let minutes = |name: &str| table.number(name).map(|figure| Millis::from_minutes(figure.value));
        Ok(Self {
            threshold: minutes("threshold")?,
            threshold_without_arbiter: minutes("threshold_without_arbiter")?,
            postponed: minutes("postponed")?,
            rejected: minutes("rejected")?,
            increment: Increment::load(&table)?,
        })
    }
}

impl Increment {
    fn load(table: &InEdition<'_>) -> Result<Option<Self>, FigureError> {
        let read = |name: &str, unit: fn(i64) -> Millis| {
            table.number_if_any(name).map(|figure| figure.map(|figure| unit(figure.value)))
        };
        let parts = (
            read("increment_threshold", Millis::from_minutes)?,
            read("increment", Millis::from_seconds)?,
            read("increment_compensation", Millis::from_minutes)?,
        );
        Ok(match parts {
            (Some(threshold), Some(increment), Some(compensation)) => Some(Self { threshold, increment, compensation }),
            _ => None,
        })
    }
}

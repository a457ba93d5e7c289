//! Figures that are read from the tables once and then kept for every edition.

use rokade_clause::{Edition, FigureError};

use crate::laws::Laws;

#[derive(Debug)]
pub struct PerEdition<T>(Vec<(Edition, T)>);

impl<T> PerEdition<T> {
    pub fn load(read: impl Fn(Edition) -> Result<T, FigureError>) -> Self {
        let read = |edition| (edition, read(edition).expect("the tables are tested"));
        Self(Edition::ALL.into_iter().map(read).collect())
    }

    /// A national text that is not kept falls back on another of its year.
    pub fn of(&self, edition: Edition) -> &T {
        let kept = Laws::of(edition).edition();
        let found = self.0.iter().find(|(one, _)| *one == kept);
        &found.expect("every edition is loaded").1
    }
}

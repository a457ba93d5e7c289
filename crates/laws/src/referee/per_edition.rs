//! Figures that are read from the tables once and then kept for every edition.

use rokade_clause::{Edition, FigureError};

#[derive(Debug)]
pub struct PerEdition<T>(Vec<(Edition, T)>);

impl<T> PerEdition<T> {
    pub fn load(read: impl Fn(Edition) -> Result<T, FigureError>) -> Self {
        let read = |edition| (edition, read(edition).expect("the tables are tested"));
        Self(Edition::all().map(read).collect())
    }

    pub fn of(&self, edition: Edition) -> &T {
        let found = self.0.iter().find(|(one, _)| *one == edition);
        &found.expect("every edition is loaded").1
    }
}

//! The figures of the text, read from the tables.

use std::sync::LazyLock;

use rokade_clause::{Figure, FigureError, table};

pub(super) struct Figures {
    /// Percent of the possible points.
    pub koya_limit: Figure,
    /// What a score of nothing is worth below the weakest opponent.
    pub perfect_nothing: Figure,
}

pub(super) static FIGURES: LazyLock<Figures> = LazyLock::new(|| Figures::read().expect("the embedded table is tested"));

impl Figures {
    fn read() -> Result<Self, FigureError> {
        let table = table("standings/tiebreaks")?;
        let number = |figure: &str| table.number(figure, "fide");
        Ok(Self { koya_limit: number("koya_limit")?, perfect_nothing: number("perfect_nothing")? })
    }
}

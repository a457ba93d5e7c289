//! The typed view of one edition: its figures, read once and complete.

use std::sync::LazyLock;

use rokade_clause::{ClauseId, Edition, Figure, FigureError, InEdition, table};

/// One edition of the Laws.
#[derive(Debug)]
pub struct Laws {
    edition: Edition,
    /// Occurrences that allow a claim.
    pub threefold: Counted,
    /// Half-moves without pawn move or capture that allow a claim.
    pub fifty: Counted,
    /// Occurrences that end the game, where the edition has that rule.
    pub fivefold: Option<Figure<u32>>,
    /// Half-moves without pawn move or capture that end the game, where the edition has that rule.
    pub seventy_five: Option<Figure<u32>>,
    /// Half-moves that must have been played before a draw can be agreed.
    pub agreement: Option<Figure<u32>>,
}

/// A count that allows a claim, on the board or by an announced move.
#[derive(Debug)]
pub struct Counted {
    pub on_board: Figure<u32>,
    pub announced: Figure<u32>,
}

impl Laws {
    /// The laws of an edition.
    pub fn of(edition: Edition) -> &'static Laws {
        static LAWS: LazyLock<Vec<Laws>> = LazyLock::new(|| {
            Edition::all().map(|edition| Laws::load(edition).expect("the tables are tested")).collect()
        });
        LAWS.iter().find(|laws| laws.edition == edition).expect("every edition is loaded")
    }

    pub fn edition(&self) -> Edition {
        self.edition
    }

    fn load(edition: Edition) -> Result<Self, FigureError> {
        let (endings, agreement) = (table("laws/endings")?, table("laws/agreement")?);
        let endings = endings.in_edition(edition);
        Ok(Self {
            edition,
            threefold: Counted {
                on_board: times(&endings, "threefold")?,
                announced: times(&endings, "threefold_announced")?,
            },
            fifty: Counted { on_board: plies(&endings, "fifty")?, announced: plies(&endings, "fifty_announced")? },
            fivefold: endings.number_if_any("fivefold")?.map(|figure| whole(figure, 1)),
            seventy_five: endings.number_if_any("seventy_five")?.map(|figure| whole(figure, PLIES_PER_MOVE)),
            agreement: agreement
                .in_edition(edition)
                .number_if_any("moves")?
                .map(|figure| whole(figure, PLIES_PER_MOVE)),
        })
    }

    /// The clause a claim rests on.
    pub(crate) fn claim_clause(&'static self, counted: &'static Counted, is_announced: bool) -> &'static ClauseId {
        if is_announced { &counted.announced.clause } else { &counted.on_board.clause }
    }
}

/// A move by each player is two half-moves.
const PLIES_PER_MOVE: u32 = 2;

fn times(table: &InEdition<'_>, figure: &str) -> Result<Figure<u32>, FigureError> {
    Ok(whole(table.number(figure)?, 1))
}

fn plies(table: &InEdition<'_>, figure: &str) -> Result<Figure<u32>, FigureError> {
    Ok(whole(table.number(figure)?, PLIES_PER_MOVE))
}

fn whole(figure: Figure, factor: u32) -> Figure<u32> {
    let value = u32::try_from(figure.value).expect("no count of the Laws is negative");
    Figure { value: value * factor, clause: figure.clause }
}

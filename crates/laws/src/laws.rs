//! The typed view of one edition: its figures, read once and complete.

use std::sync::LazyLock;

use rokade_clause::{ByEdition, ClauseId, Edition, Figure, if_any};
use serde::Deserialize;

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
        static LAWS: LazyLock<Vec<Laws>> = LazyLock::new(|| Edition::all().map(Laws::read).collect());
        LAWS.iter().find(|laws| laws.edition == edition).expect("every edition is loaded")
    }

    pub fn edition(&self) -> Edition {
        self.edition
    }

    fn read(edition: Edition) -> Self {
        static ENDINGS: ByEdition<Edition, Endings> = ByEdition::of_table("laws/endings");
        static AGREEMENT: ByEdition<Edition, Agreement> = ByEdition::of_table("laws/agreement");
        let (endings, agreement) = (ENDINGS.of(edition), AGREEMENT.of(edition));
        Self {
            edition,
            threefold: Counted { on_board: endings.threefold.clone(), announced: endings.threefold_announced.clone() },
            fifty: Counted { on_board: plies(&endings.fifty), announced: plies(&endings.fifty_announced) },
            fivefold: endings.fivefold.clone(),
            seventy_five: endings.seventy_five.as_ref().map(plies),
            agreement: agreement.moves.as_ref().map(plies),
        }
    }

    /// The clause a claim rests on.
    pub(crate) fn claim_clause(&'static self, counted: &'static Counted, is_announced: bool) -> &'static ClauseId {
        if is_announced { &counted.announced.clause } else { &counted.on_board.clause }
    }
}

/// A move by each player is two half-moves.
const PLIES_PER_MOVE: u32 = 2;

fn plies(moves: &Figure<u32>) -> Figure<u32> {
    Figure { value: moves.value * PLIES_PER_MOVE, clause: moves.clause.clone() }
}

/// Occurrences and moves as the table has them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Endings {
    threefold: Figure<u32>,
    threefold_announced: Figure<u32>,
    fifty: Figure<u32>,
    fifty_announced: Figure<u32>,
    #[serde(deserialize_with = "if_any")]
    fivefold: Option<Figure<u32>>,
    #[serde(deserialize_with = "if_any")]
    seventy_five: Option<Figure<u32>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Agreement {
    #[serde(deserialize_with = "if_any")]
    moves: Option<Figure<u32>>,
}

//! What was seen at the board.

use rokade_board::{CastlingSide, Position, Role, Square};
use rokade_clause::{Country, Edition, Logic};

/// How a man was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contact {
    /// Straightened on its square after saying so.
    Adjusting,
    /// A sleeve, a slip: clearly not on purpose.
    Accidental,
    /// On purpose, without notice, and without any sign of a wish to move or capture.
    Handled,
    /// With a visible intention to move or capture.
    Meant,
}

impl Contact {
    /// Whether the touch binds the player. The editions ask different questions: was it deliberate
    /// (2001, Denmark 2009), was a move meant (Norway 2009), was it anything but an accident (since
    /// 2018).
    pub fn is_binding(self, edition: Edition) -> bool {
        match self {
            Contact::Adjusting | Contact::Accidental => false,
            Contact::Meant => true,
            Contact::Handled => match edition.logic() {
                Logic::Laws2009(Country::Norway) => false,
                Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => true,
            },
        }
    }
}

/// One man touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    pub square: Square,
    pub contact: Contact,
}

impl Touched {
    pub const fn meant(square: Square) -> Self {
        Self { square, contact: Contact::Meant }
    }
}

/// Whether it is known which man was touched first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    #[default]
    Clear,
    /// Touched together, or nobody can tell.
    Unclear,
}

/// What the player was seen to mean with his king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Intention {
    /// Nothing but the touching itself: king and then rook look like castling.
    #[default]
    Unstated,
    Castle(CastlingSide),
    NotCastle,
}

/// What has already been set down in this move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Placed {
    #[default]
    Nothing,
    /// A man has been released on another square.
    Released { from: Square, on: Square },
    /// The king has been released where castling on that side takes it.
    KingAsInCastling(CastlingSide),
    /// The new piece has touched the square of promotion.
    Promoted { on: Square, piece: Role },
}

/// All that the player on move did before the move was made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touching {
    /// In the order touched, as far as it is known. A square without a man binds nobody.
    pub men: Vec<Touched>,
    pub order: Order,
    pub intention: Intention,
    pub placed: Placed,
}

impl Touching {
    /// Men touched in this order with the intention to move.
    pub fn of(squares: impl IntoIterator<Item = Square>) -> Self {
        Self { men: squares.into_iter().map(Touched::meant).collect(), ..Self::default() }
    }

    /// The men whose touching binds, each once, in order. A man set down was touched, too.
    pub(super) fn binding(&self, edition: Edition, position: &Position) -> Vec<Square> {
        let mut men = Vec::new();
        let bound = self.men.iter().filter(|touched| touched.contact.is_binding(edition)).map(|touched| touched.square);
        let set_down = match self.placed {
            Placed::Released { from, .. } => Some(from),
            Placed::Nothing | Placed::KingAsInCastling(_) | Placed::Promoted { .. } => None,
        };
        for square in bound.chain(set_down) {
            if position.piece_at(square).is_some() && !men.contains(&square) {
                men.push(square);
            }
        }
        men
    }
}

//! The letters of the men in each language. Pawns have none in any of them.

use shakmaty::Role;

/// A set of letters for the men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Letters {
    English,
    Danish,
    Norwegian,
    Swedish,
    German,
    French,
    Dutch,
    Spanish,
    Finnish,
    Icelandic,
    Figurine,
}

/// The pieces that have a letter, in the order of the tables below.
const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The solid figurines, which are read like the outlined ones but never written.
const SOLID: [char; 5] = ['♚', '♛', '♜', '♝', '♞'];

impl Letters {
    pub const ALL: [Letters; 11] = [
        Letters::English,
        Letters::Danish,
        Letters::Norwegian,
        Letters::Swedish,
        Letters::German,
        Letters::French,
        Letters::Dutch,
        Letters::Spanish,
        Letters::Finnish,
        Letters::Icelandic,
        Letters::Figurine,
    ];

    /// The stable name: the language's two letters, or `figurine`.
    pub const fn key(self) -> &'static str {
        match self {
            Letters::English => "en",
            Letters::Danish => "da",
            Letters::Norwegian => "nb",
            Letters::Swedish => "sv",
            Letters::German => "de",
            Letters::French => "fr",
            Letters::Dutch => "nl",
            Letters::Spanish => "es",
            Letters::Finnish => "fi",
            Letters::Icelandic => "is",
            Letters::Figurine => "figurine",
        }
    }

    /// The set with that key; `no` and `nn` are Norwegian too, `fig` is short for `figurine`.
    pub fn from_key(key: &str) -> Option<Self> {
        match key {
            "no" | "nn" => Some(Letters::Norwegian),
            "fig" => Some(Letters::Figurine),
            _ => Self::ALL.into_iter().find(|letters| letters.key() == key),
        }
    }

    /// King, queen, rook, bishop, knight. Figurines are the outlined ones for both sides, as print
    /// has them: the colour is told by whose move it is.
    pub const fn signs(self) -> [char; 5] {
        match self {
            Letters::English => ['K', 'Q', 'R', 'B', 'N'],
            Letters::Danish | Letters::Norwegian | Letters::Swedish | Letters::German => ['K', 'D', 'T', 'L', 'S'],
            Letters::French => ['R', 'D', 'T', 'F', 'C'],
            Letters::Dutch => ['K', 'D', 'T', 'L', 'P'],
            Letters::Spanish => ['R', 'D', 'T', 'A', 'C'],
            Letters::Finnish => ['K', 'D', 'T', 'L', 'R'],
            Letters::Icelandic => ['K', 'D', 'H', 'B', 'R'],
            Letters::Figurine => ['♔', '♕', '♖', '♗', '♘'],
        }
    }

    /// The letter of a man; a pawn has none.
    pub const fn letter(self, role: Role) -> Option<char> {
        let signs = self.signs();
        match role {
            Role::Pawn => None,
            Role::King => Some(signs[0]),
            Role::Queen => Some(signs[1]),
            Role::Rook => Some(signs[2]),
            Role::Bishop => Some(signs[3]),
            Role::Knight => Some(signs[4]),
        }
    }

    /// The piece that a letter stands for, in capitals or not.
    pub fn role(self, letter: char) -> Option<Role> {
        let signs = if SOLID.contains(&letter) && self == Letters::Figurine { SOLID } else { self.signs() };
        let at = signs.iter().position(|sign| *sign == letter.to_ascii_uppercase())?;
        Some(PIECES[at])
    }

    /// Whether both sets write every piece alike, so that no text can tell them apart.
    pub fn is_like(self, other: Self) -> bool {
        self.signs() == other.signs()
    }
}

//! Why the answer is what it is, in facts from which a sentence and a drawing can be made.

use shakmaty::{Bitboard, Board, Color, Piece, Role, Square};

use crate::Position;

use super::answer::{Answer, Verdict, Why};
use super::field::Field;
use super::forced::{self, End};
use super::statics::{self, Reaches};
use super::{PREFIX_PLIES, material};

/// Where a man can ever go, as far as the static proof can tell: never outside these squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    pub man: Square,
    pub piece: Piece,
    pub squares: Bitboard,
}

/// An answer explained. `key` is one of
///
/// | key | meaning | facts |
/// |---|---|---|
/// | `helpmate` | a line to mate exists | `plies` |
/// | `bare_king` | the side has only its king | |
/// | `lone_knight` | a lone knight, and no man of the other side can help | |
/// | `light_bishops`, `dark_bishops` | only bishops on that colour, and no man of the other side can help | |
/// | `mated` | only moves lead to the mate of the side itself (at once if `plies` is 0) | `plies` |
/// | `stalemate` | only moves lead to stalemate (at once if `plies` is 0) | `plies` |
/// | `circle` | only moves lead round and round | `plies` |
/// | `forced_material` | only moves lead to where the men no longer suffice | `plies` |
/// | `short_lines` | every line soon ends without mate | |
/// | `closed_chain` | from where the men can ever go no mate can be given | `fixed_pawns` |
/// | `closed_soon` | the same, but only once the forced moves or any one move have been played | |
/// | `exhausted` | every position that can arise was looked at | `states` |
/// | `undecided` | the budget is spent | |
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    pub key: &'static str,
    /// The side that is asked about.
    pub winner: Color,
    /// Every man that can go anywhere at all, and both kings; kings first, then from a1 to h8.
    pub reach: Vec<Reach>,
    /// Half-moves of the forced line or the helpmate.
    pub plies: Option<usize>,
    /// Pawns that can never leave their squares nor be taken.
    pub fixed_pawns: Bitboard,
    /// Positions looked at by the exact search.
    pub states: Option<u64>,
}

/// Explains an answer given to the same question.
pub fn explain(position: &Position, winner: Color, answer: &Answer) -> Explanation {
    let field = Field::of(position);
    let proof = match answer.verdict {
        Verdict::Unwinnable(Why::ClosedWall) => statics::proof(&field, winner),
        _ => None,
    };
    let (key, plies) = match &answer.verdict {
        Verdict::Winnable(line) => ("helpmate", Some(line.len())),
        Verdict::Undecided => ("undecided", None),
        Verdict::Unwinnable(Why::BareKing) => ("bare_king", None),
        Verdict::Unwinnable(Why::Material) => (material_key(position.board(), winner), None),
        Verdict::Unwinnable(Why::ForcedLine) => forced_key(position, winner),
        Verdict::Unwinnable(Why::ClosedWall) if proof.is_some() => ("closed_chain", None),
        Verdict::Unwinnable(Why::ClosedWall) => ("closed_soon", None),
        Verdict::Unwinnable(Why::Exhausted { .. }) => ("exhausted", None),
    };
    let states = match answer.verdict {
        Verdict::Unwinnable(Why::Exhausted { states }) => Some(states),
        _ => None,
    };
    let reaches = proof.unwrap_or_else(|| Reaches::of(&field));
    let fixed = reaches.fixed();
    let fixed_pawns = position.board().pawns() & fixed;
    Explanation { key, winner, reach: reach_of(&reaches, fixed), plies, fixed_pawns, states }
}

fn reach_of(reaches: &Reaches, fixed: Bitboard) -> Vec<Reach> {
    let is_king = |role: Role| role == Role::King;
    let mut men: Vec<Reach> = reaches
        .tracks
        .iter()
        .filter(|track| is_king(track.piece.role) || !fixed.contains(track.square))
        .map(|track| Reach { man: track.square, piece: track.piece, squares: Bitboard(track.all()) })
        .collect();
    men.sort_by_key(|reach| !is_king(reach.piece.role));
    men
}

fn material_key(board: &Board, winner: Color) -> &'static str {
    let men = board.by_color(winner).without(board.kings());
    if men.is_subset(board.knights()) {
        "lone_knight"
    } else if men.is_subset(Bitboard::LIGHT_SQUARES) {
        "light_bishops"
    } else {
        "dark_bishops"
    }
}

fn forced_key(position: &Position, winner: Color) -> (&'static str, Option<usize>) {
    let prefix = forced::prefix(position, winner, PREFIX_PLIES);
    let mut last = position.clone();
    prefix.line.iter().for_each(|m| last.play(*m));
    let key = match prefix.end {
        End::Choice(end) if material::hopeless(end.board(), winner).is_some() => "forced_material",
        End::Choice(_) | End::Mate => return ("short_lines", None),
        End::Nothing if last.is_checkmate() => "mated",
        End::Nothing if last.is_stalemate() => "stalemate",
        End::Nothing => "circle",
    };
    (key, Some(prefix.line.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;
    use crate::unwinnable::{DEFAULT_NODES, decide};

    fn explained(fen: &str, winner: Color) -> Explanation {
        let position = Position::read(fen, Variant::Standard).expect("a good FEN");
        explain(&position, winner, &decide(&position, winner, DEFAULT_NODES))
    }

    #[test]
    fn every_answer_has_its_key() {
        for (fen, winner, key) in [
            ("8/8/8/4k3/8/8/8/4K3 w - - 0 1", Color::White, "bare_king"),
            ("8/5k2/8/8/3N4/8/8/2K5 b - - 0 1", Color::White, "lone_knight"),
            ("8/8/1k6/8/8/6B1/8/4K3 w - - 0 1", Color::White, "dark_bishops"),
            ("8/8/1k6/8/8/7B/8/4K3 w - - 0 1", Color::White, "light_bishops"),
            ("8/8/8/8/7P/1k6/1q6/K7 w - - 0 1", Color::White, "mated"),
            ("k7/P7/K7/8/8/8/8/8 b - - 0 1", Color::White, "stalemate"),
            ("8/4K3/8/6Qk/8/8/8/8 b - - 0 1", Color::White, "forced_material"),
            ("bBb3b1/BkPp1p2/RP1P1Pp1/KPp3P1/2p5/P1P5/8/8 w - - 0 1", Color::White, "exhausted"),
            ("8/8/8/2p5/p1Pp4/Pp1P1pkp/1P3P1P/7K b - - 0 1", Color::White, "closed_soon"),
            ("3kR3/p1p5/P1P1p3/4Pp1p/5P1P/8/8/4K3 b - - 0 1", Color::White, "closed_soon"),
            ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Color::White, "helpmate"),
        ] {
            assert_eq!(explained(fen, winner).key, key, "{fen}");
        }
    }

    #[test]
    fn a_closed_chain_shows_where_the_kings_can_go() {
        let explanation = explained("3k4/8/5p2/p1p1pPp1/PpPpP1Pp/1P1P3P/8/4K3 w - - 0 1", Color::White);
        assert_eq!(explanation.key, "closed_chain");
        assert_eq!(explanation.fixed_pawns.count(), 16);
        let [white, black] = explanation.reach.as_slice() else { panic!("two kings, nothing else moves") };
        assert_eq!((white.man, black.man), (Square::E1, Square::D8));
        assert!(white.squares.is_disjoint(black.squares));
        assert!(white.squares.contains(Square::A1) && black.squares.contains(Square::A8));
    }
}

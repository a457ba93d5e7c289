//! Why a side can never mate, as a reason with its facts. The Laws ask only whether it can; the
//! explanation is the house's own, so it cites no clause.

use rokade_board::unwinnable::Explanation;
use rokade_clause::Reason;

/// The sentences of [`Explanation::key`].
const SENTENCES: &[(&str, &str)] = &[
    ("bare_king", "unwinnable_bare_king"),
    ("lone_knight", "unwinnable_lone_knight"),
    ("light_bishops", "unwinnable_light_bishops"),
    ("dark_bishops", "unwinnable_dark_bishops"),
    ("mated", "unwinnable_mated"),
    ("stalemate", "unwinnable_stalemate"),
    ("circle", "unwinnable_circle"),
    ("forced_material", "unwinnable_forced_material"),
    ("short_lines", "unwinnable_short_lines"),
    ("closed_chain", "unwinnable_closed_chain"),
    ("closed_soon", "unwinnable_closed_soon"),
    ("exhausted", "unwinnable_exhausted"),
];

/// Why the side cannot mate, as a reason with its facts.
pub fn reason(explanation: &Explanation) -> Reason {
    let known = SENTENCES.iter().find(|(key, _)| *key == explanation.key);
    let reason = Reason::house(known.map_or("unwinnable_short_lines", |(_, sentence)| sentence));
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    reason
        .with("color", explanation.winner.fold_wb("white", "black"))
        .with("plies", number(explanation.plies.unwrap_or(0)))
        .with("pawns", number(explanation.fixed_pawns.count()))
        .with("states", i64::try_from(explanation.states.unwrap_or(0)).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use rokade_board::unwinnable::{DEFAULT_NODES, decide, explain};
    use rokade_board::{Color, Position, Variant};

    use super::*;

    #[test]
    fn each_explanation_has_its_own_sentence() {
        for (fen, key) in [
            ("8/8/8/4k3/8/8/8/4K3 w - - 0 1", "unwinnable_bare_king"),
            ("8/5k2/8/8/3N4/8/8/2K5 b - - 0 1", "unwinnable_lone_knight"),
            ("8/5k2/8/8/3B4/8/8/2K5 b - - 0 1", "unwinnable_dark_bishops"),
            ("k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 1", "unwinnable_closed_chain"),
            ("3kR3/p1p5/P1P1p3/4Pp1p/5P1P/8/8/4K3 b - - 0 1", "unwinnable_closed_soon"),
        ] {
            let position = Position::read(fen, Variant::Standard).unwrap();
            let answer = decide(&position, Color::White, DEFAULT_NODES);
            let reason = reason(&explain(&position, Color::White, &answer));
            assert_eq!(reason.key, key);
        }
    }
}

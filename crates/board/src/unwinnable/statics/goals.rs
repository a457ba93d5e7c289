//! The mates that can be drawn, as something to steer for.
//!
//! Nothing is proved here. What [`picture`](super::picture) cannot rule out is a picture of a mate: the square of
//! the loser's king, that of the winner's, who gives check, and which squares are left for others to block or cover.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use crate::unwinnable::field::Field;

use super::picture::Scene;
use super::reach::{Reaches, king_steps};

/// So many pictures are worth a search.
const MOST: usize = 12;

/// A picture of a mate.
#[derive(Clone, Debug)]
pub(in crate::unwinnable) struct Goal {
    pub winner: Color,
    /// Steps of the loser's king, from each square, to where it is mated.
    pub loser_steps: [u8; 64],
    /// Steps of the winner's king to where it must stand; none where it is not needed.
    pub winner_steps: Option<[u8; 64]>,
    /// From where a man of the winner's gives check.
    pub strikes: Bitboard,
    /// What others must block or cover.
    pub open: Bitboard,
    /// How far it is, to begin with the nearest.
    price: u32,
}

/// The pictures of mates by `winner`, the nearest first.
pub(in crate::unwinnable) fn goals(field: &Field, winner: Color) -> Vec<Goal> {
    let Some(reaches) = Reaches::in_play(field) else { return Vec::new() };
    let Some(pairs) = &reaches.pairs else { return Vec::new() };
    let scene = Scene::of(&reaches, winner);
    let (loser, own) = (reaches.king(!winner), reaches.king(winner));
    let mut found: Vec<(u32, Square, Option<Square>, u64, u64)> = Vec::new();
    for square in Bitboard(loser.reach) {
        let around = attacks::king_attacks(square).0;
        let to_loser = steps_to(square, loser.reach)[usize::from(loser.square)];
        let mut seen: Vec<(Option<Square>, u64)> = Vec::new();
        pairs.mates(winner, square, |king, left| {
            let watch = attacks::king_attacks(king).0 & around;
            if seen.contains(&(left, watch)) {
                return false;
            }
            seen.push((left, watch));
            let place = left.or((watch != 0).then_some(king));
            let to_own = place.map_or(0, |place| steps_to(place, own.reach)[usize::from(own.square)]);
            scene.any_way(square, watch, left, |checker, open| {
                let price = 2 * u32::from(to_loser) + 2 * u32::from(to_own) + 3 * open.count_ones();
                let kind = match checker.piece.role {
                    Role::Pawn if checker.promoted != 0 => Role::Queen,
                    role => role,
                };
                let strikes = match kind {
                    Role::Pawn => attacks::pawn_attacks(!winner, square),
                    kind => attacks::attacks(square, kind.of(winner), Bitboard::EMPTY),
                };
                found.push((price, square, place, open, strikes.0 & checker.all()));
                false
            });
            false
        });
    }
    found.sort_unstable();
    found.dedup_by_key(|(_, square, place, open, _)| (*square, *place, *open));
    let goal = |(price, square, place, open, strikes): (u32, Square, Option<Square>, u64, u64)| Goal {
        winner,
        loser_steps: steps_to(square, loser.reach),
        winner_steps: place.map(|place| steps_to(place, own.reach)),
        strikes: Bitboard(strikes),
        open: Bitboard(open),
        price,
    };
    let mut goals: Vec<Goal> = found.into_iter().map(goal).collect();
    goals.truncate(MOST);
    goals.sort_by_key(|goal| goal.price);
    goals
}

/// King's steps within a set of squares to one of them; 63 from where there is no way.
fn steps_to(goal: Square, within: u64) -> [u8; 64] {
    let mut steps = [63; 64];
    let mut reached = 1u64 << u32::from(goal);
    let mut fresh = reached;
    let mut count = 0;
    while fresh != 0 {
        Bitboard(fresh).into_iter().for_each(|square| steps[usize::from(square)] = count);
        fresh = king_steps(fresh) & within & !reached;
        reached |= fresh;
        count += 1;
    }
    steps
}

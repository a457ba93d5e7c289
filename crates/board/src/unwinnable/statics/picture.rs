//! Whether a mate can be drawn with the men that can come near the loser's king.
//!
//! In a mate the king stands on some square of its set, some enemy man checks it, and every neighbouring
//! square is either blocked by a man of its own or attacked by the enemy (a man standing there must be
//! guarded). For every square, every checking man and every place of the winner's king we ask for less
//! than that: the squares the checker and the king cover are taken off, so are those any other knight,
//! rook, queen or pawn of the winner may attack, and the rest must be shared out among distinct men that
//! can get there, one square to a blocker.
//!
//! What one man covers beside its check (king on the origin):
//! - A bishop covers the two neighbours of its diagonal, or one if it stands on the other: then it
//!   needs a guard. A second bishop on the king's colour covers of the two that are left, which lie
//!   across the king from each other, one at most. A bishop on the other colour covers two at most.
//! - A knight covers what it attacks from its square.
//! - A pawn covers no other neighbour, and stands on one itself: it needs a guard.
//! - Rook, queen and promoted pawn are taken to cover all they can ever attack.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::reach::{Reaches, Track, diagonal, step};

/// Whether no mate by `winner` can be drawn at all.
pub(super) fn is_impossible(reaches: &Reaches, winner: Color) -> bool {
    let scene = Scene::of(reaches, winner);
    Bitboard(reaches.king(!winner).reach).into_iter().all(|square| !scene.can_mate_on(square))
}

struct Attacker<'a> {
    track: &'a Track,
    attacks: u64,
}

struct Scene<'a> {
    attackers: Vec<Attacker<'a>>,
    king: u64,
    /// Where each of the loser's men other than the king can stand.
    blockers: Vec<u64>,
}

/// One way of giving check: what the checker covers, and the square where it needs a guard.
struct Check {
    covered: u64,
    guarded: u64,
}

impl<'a> Scene<'a> {
    fn of(reaches: &'a Reaches, winner: Color) -> Self {
        let men = |color: Color| {
            reaches.tracks.iter().filter(move |track| track.piece.color == color && track.piece.role != Role::King)
        };
        Self {
            attackers: men(winner).map(|track| Attacker { track, attacks: track.attacks() }).collect(),
            king: reaches.last_places(winner),
            blockers: men(!winner).map(Track::all).collect(),
        }
    }

    fn can_mate_on(&self, square: Square) -> bool {
        let target = 1u64 << u32::from(square);
        let around = attacks::king_attacks(square).0;
        if !self.attackers.iter().any(|attacker| attacker.attacks & target != 0) {
            return false;
        }
        let watches = self.king_watches(square, around);
        self.attackers.iter().enumerate().filter(|(_, checker)| checker.attacks & target != 0).any(|(at, checker)| {
            let others = self.free_cover(at, around);
            checks(checker, square, around)
                .iter()
                .any(|check| watches.iter().any(|watch| self.is_sealed(at, square, around, check, watch | others)))
        })
    }

    /// The sets of neighbours the winner's king can watch, each from a place where it does not touch the other.
    fn king_watches(&self, square: Square, around: u64) -> Vec<u64> {
        let mut watches: Vec<u64> = Vec::new();
        let places = self.king & !around & !(1u64 << u32::from(square));
        for place in Bitboard(places) {
            let watch = attacks::king_attacks(place).0 & around;
            if !watches.iter().any(|known| watch & !known == 0) {
                watches.retain(|known| known & !watch != 0);
                watches.push(watch);
            }
        }
        watches
    }

    /// What men other than the checker and the bishops may cover between them.
    fn free_cover(&self, checker: usize, around: u64) -> u64 {
        let others = self.attackers.iter().enumerate().filter(|(at, attacker)| *at != checker && !attacker.is_bishop());
        others.fold(0, |all, (_, attacker)| all | attacker.attacks) & around
    }

    /// Whether every neighbour of the king can be blocked or covered at once.
    fn is_sealed(&self, checker: usize, square: Square, around: u64, check: &Check, covered: u64) -> bool {
        let bishops =
            || self.attackers.iter().enumerate().filter(|(at, attacker)| *at != checker && attacker.is_bishop());
        if check.guarded & !covered != 0 && !bishops().any(|(_, bishop)| bishop.attacks & check.guarded != 0) {
            return false;
        }
        let open = around & !covered & !check.covered & !check.guarded;
        if open == 0 {
            return true;
        }
        let mut hands: Vec<u64> = self.blockers.iter().map(|reach| reach & open).filter(|reach| *reach != 0).collect();
        for (_, bishop) in bishops().filter(|(_, bishop)| bishop.attacks & open != 0) {
            let is_of_kings_colour = square.is_light() == bishop.track.square.is_light();
            let is_single = is_of_kings_colour && self.attackers[checker].is_bishop();
            hands.extend(std::iter::repeat_n(bishop.attacks & open, if is_single { 1 } else { 2 }));
        }
        can_share(open, &hands)
    }
}

impl Attacker<'_> {
    fn is_bishop(&self) -> bool {
        self.track.piece.role == Role::Bishop
    }
}

/// The ways in which one man can check a king on a square.
fn checks(checker: &Attacker<'_>, square: Square, around: u64) -> Vec<Check> {
    let track = checker.track;
    let target = 1u64 << u32::from(square);
    match track.piece.role {
        Role::Bishop => bishop_checks(track.reach, square, around),
        Role::Knight => Bitboard(step(track.piece, target) & track.reach)
            .into_iter()
            .map(|from| Check { covered: attacks::knight_attacks(from).0 & around, guarded: 0 })
            .collect(),
        Role::Pawn if track.promoted == 0 => Bitboard(track.reach & around)
            .into_iter()
            .filter(|from| attacks::pawn_attacks(track.piece.color, *from).contains(square))
            .map(|from| Check { covered: 0, guarded: 1 << u32::from(from) })
            .collect(),
        _ => vec![Check { covered: checker.attacks & around, guarded: 0 }],
    }
}

fn bishop_checks(reach: u64, square: Square, around: u64) -> Vec<Check> {
    let target = 1u64 << u32::from(square);
    let mut found = Vec::new();
    for near in Bitboard(diagonal(target) & reach) {
        let line = attacks::ray(square, near).0;
        let near_bit = 1u64 << u32::from(near);
        let is_far = line & diagonal(near_bit) & reach & !target != 0;
        let covered = line & around;
        found.push(match is_far {
            true => Check { covered, guarded: 0 },
            false => Check { covered: covered & !near_bit, guarded: near_bit },
        });
    }
    found
}

/// Whether every open square can be given to a man of its own among `hands` (a matching of squares to men).
fn can_share(open: u64, hands: &[u64]) -> bool {
    if open.count_ones() as usize > hands.len() {
        return false;
    }
    let mut holder: Vec<Option<Square>> = vec![None; hands.len()];
    Bitboard(open).into_iter().all(|square| {
        let mut asked = vec![false; hands.len()];
        place(square, hands, &mut holder, &mut asked)
    })
}

fn place(square: Square, hands: &[u64], holder: &mut [Option<Square>], asked: &mut [bool]) -> bool {
    for at in 0..hands.len() {
        if hands[at] & (1 << u32::from(square)) == 0 || asked[at] {
            continue;
        }
        asked[at] = true;
        let is_free = match holder[at] {
            None => true,
            Some(other) => place(other, hands, holder, asked),
        };
        if is_free {
            holder[at] = Some(square);
            return true;
        }
    }
    false
}

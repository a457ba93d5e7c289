//! Whether a mate can be drawn with the men that can come near the loser's king.
//!
//! In a mate the king stands on some square of its set, some enemy man checks it, and every neighbouring
//! square is either blocked by a man of its own or attacked by the enemy (a man standing there must be
//! guarded). For every square, every checking man and every place of the winner's king we ask for less
//! than that: the squares the checker and the king cover are taken off, so are those any other knight,
//! rook, queen or pawn of the winner may attack, and the rest must be shared out among distinct men that
//! can get there, one square to a blocker. Where the kings are followed together ([`pairs`](super::pairs)), the
//! winner's king stands where it can stand just then; and if it was the last to move, the checking man stands on the
//! line that the king has left, beyond the square where it was.
//!
//! What one man covers beside its check (king on the origin):
//! - A bishop covers the two neighbours of its diagonal, or one if it stands on the other: then it
//!   needs a guard. A second bishop on the king's colour covers of the two that are left, which lie
//!   across the king from each other, one at most. A bishop on the other colour covers two at most.
//! - A knight covers what it attacks from its square.
//! - A pawn covers no other neighbour, and stands on one itself: it needs a guard.
//! - Rook, queen and promoted pawn are taken to cover all they can ever attack.

use shakmaty::{Bitboard, Color, Role, Square, attacks};

use super::pairs::Pairs;
use super::reach::{Reaches, Track, diagonal, step};

/// Whether no mate by `winner` can be drawn at all.
pub(super) fn is_impossible(reaches: &Reaches, winner: Color) -> bool {
    let scene = Scene::of(reaches, winner);
    Bitboard(reaches.king(!winner).reach).into_iter().all(|square| match &reaches.pairs {
        None => !scene.can_mate_on(square),
        Some(pairs) => !scene.can_mate_between(square, pairs, winner),
    })
}

pub(super) struct Attacker<'a> {
    track: &'a Track,
    attacks: u64,
}

pub(super) struct Scene<'a> {
    attackers: Vec<Attacker<'a>>,
    king: u64,
    /// Where each of the loser's men other than the king can stand.
    blockers: Vec<u64>,
    /// Men that stand in the way for ever.
    fixed: Bitboard,
}

/// One way of giving check: what the checker covers, and the square where it needs a guard.
struct Check {
    covered: u64,
    guarded: u64,
}

impl<'a> Scene<'a> {
    pub(super) fn of(reaches: &'a Reaches, winner: Color) -> Self {
        let men = |color: Color| {
            reaches.tracks.iter().filter(move |track| track.piece.color == color && track.piece.role != Role::King)
        };
        Self {
            attackers: men(winner).map(|track| Attacker { track, attacks: track.attacks() }).collect(),
            king: reaches.king(winner).reach,
            blockers: men(!winner).map(Track::all).collect(),
            fixed: reaches.fixed(),
        }
    }

    fn can_mate_on(&self, square: Square) -> bool {
        let around = attacks::king_attacks(square).0;
        self.is_checked(square)
            && self.king_watches(square, around).into_iter().any(|watch| self.can_mate(square, watch, None))
    }

    fn can_mate_between(&self, square: Square, pairs: &Pairs, winner: Color) -> bool {
        let around = attacks::king_attacks(square).0;
        // What was asked and denied: the square left or 64, and what the king watches.
        let mut denied: Vec<(Option<Square>, u64)> = Vec::new();
        self.is_checked(square)
            && pairs.mates(winner, square, |king, left| {
                let watch = attacks::king_attacks(king).0 & around;
                let is_known = denied.contains(&(left, watch));
                if !is_known {
                    denied.push((left, watch));
                }
                !is_known && self.can_mate(square, watch, left)
            })
    }

    fn is_checked(&self, square: Square) -> bool {
        self.attackers.iter().any(|attacker| attacker.attacks & 1 << u32::from(square) != 0)
    }

    /// Whether a mate can be drawn while the winner's king watches these neighbours, having just left a square
    /// or not.
    fn can_mate(&self, square: Square, watch: u64, left: Option<Square>) -> bool {
        self.any_way(square, watch, left, |_, _| true)
    }

    /// Hands out every checking man of a mate that can be drawn, with the squares that others must block or
    /// cover, until `is_wanted`; whether one was.
    pub(super) fn any_way(
        &self,
        square: Square,
        watch: u64,
        left: Option<Square>,
        mut is_wanted: impl FnMut(&Track, u64) -> bool,
    ) -> bool {
        let target = 1u64 << u32::from(square);
        let around = attacks::king_attacks(square).0;
        self.attackers.iter().enumerate().filter(|(_, checker)| checker.attacks & target != 0).any(|(at, checker)| {
            let covered = watch | self.free_cover(at, around);
            let checks = match left {
                None => checks(checker, square, around),
                Some(left) => self.discovered_check(checker, square, left, around).into_iter().collect(),
            };
            checks.iter().any(|check| {
                let open = around & !covered & !check.covered & !check.guarded;
                self.is_sealed(at, square, check, covered, open) && is_wanted(checker.track, open)
            })
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

    /// The check by a man on the line of the king, behind the square that the other king has just left.
    fn discovered_check(&self, checker: &Attacker<'_>, square: Square, left: Square, around: u64) -> Option<Check> {
        let track = checker.track;
        let line = attacks::ray(square, left);
        let is_diagonal = square.file() != left.file() && square.rank() != left.rank();
        let places = match track.piece.role {
            Role::Queen => track.reach,
            Role::Bishop if is_diagonal => track.reach,
            Role::Rook if !is_diagonal => track.reach,
            Role::Pawn => track.promoted,
            _ => 0,
        };
        let strikes = |place: Square| {
            let way = attacks::between(square, place);
            way.contains(left) && way.is_disjoint(self.fixed)
        };
        let covered = match track.piece.role {
            Role::Bishop => line.0 & around,
            _ => checker.attacks & around,
        };
        let is_struck = (Bitboard(places) & line).into_iter().any(strikes);
        is_struck.then_some(Check { covered, guarded: 0 })
    }

    /// Whether every neighbour of the king can be blocked or covered at once.
    fn is_sealed(&self, checker: usize, square: Square, check: &Check, covered: u64, open: u64) -> bool {
        let bishops =
            || self.attackers.iter().enumerate().filter(|(at, attacker)| *at != checker && attacker.is_bishop());
        if check.guarded & !covered != 0 && !bishops().any(|(_, bishop)| bishop.attacks & check.guarded != 0) {
            return false;
        }
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

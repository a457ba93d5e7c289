//! Who may float, in the order the text tries them (D4.9.3-6.1 to -6.3), and whom a floater
//! meets first (D4.9.3-5.4, remark D4.9.3-6.N).

use super::seats::Seats;

/// How a set of floaters comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Nobody: the pool is even.
    Nobody,
    /// The middle player of an odd pool.
    Middle,
    /// The two middle players of an even pool.
    TwoMiddle,
    /// One of those gives way to another: the places of both.
    Instead { of: usize, other: usize },
    /// The nearest above and below join them.
    More,
    /// Everybody, in a pool of three or more.
    All,
}

/// One set of floaters by place in the pool, from the top.
#[derive(Clone, Debug)]
pub(super) struct Set {
    pub places: Vec<usize>,
    pub choice: Choice,
}

/// Every set for a pool of so many, in order (reading `docs/readings/danish-swiss-floaters.md`).
pub(super) fn sets(size: usize) -> impl Iterator<Item = Set> {
    let first = (size - 1) / 2;
    let last = size / 2;
    let original = Vec::from_iter(first..=last);
    let nobody = size.is_multiple_of(2).then_some(Set { places: Vec::new(), choice: Choice::Nobody });
    let choice = if size % 2 == 1 { Choice::Middle } else { Choice::TwoMiddle };
    let middle = Set { places: original.clone(), choice };
    let is_original = move |place: &usize| (first..=last).contains(place);
    let upwards = (first..=last).flat_map(|of| (0..of).rev().map(move |other| (of, other)));
    let downwards = (first..=last).rev().flat_map(move |of| (of + 1..size).map(move |other| (of, other)));
    let instead = upwards.chain(downwards).filter(move |(_, other)| !is_original(other)).map(move |(of, other)| {
        let mut places: Vec<usize> = original.iter().copied().filter(|place| *place != of).chain([other]).collect();
        places.sort_unstable();
        Set { places, choice: Choice::Instead { of, other } }
    });
    let more = (1..=first).map(move |more| Set {
        places: Vec::from_iter(first - more..=last + more),
        choice: if more == first { Choice::All } else { Choice::More },
    });
    nobody.into_iter().chain([middle]).chain(instead).chain(more)
}

/// The players of one pool a floater may meet, in the order he tries them: the nearest
/// first, but a strong complementary preference before a weak one
/// (reading `docs/readings/danish-swiss-floater-colours.md`).
pub(super) fn by_turn(seats: &Seats, floater: usize, legal: &[usize]) -> Vec<usize> {
    let Some(wish) = seats.preference(floater) else { return legal.to_vec() };
    let complements = |seat: &usize, is_strong| {
        seats.preference(*seat).is_some_and(|other| other.colour != wish.colour && other.is_strong == is_strong)
    };
    let Some(weak) = legal.iter().position(|seat| complements(seat, false)) else { return legal.to_vec() };
    let (before, after) = legal.split_at(weak);
    let (strong, others): (Vec<usize>, Vec<usize>) = after.iter().copied().partition(|seat| complements(seat, true));
    [before, &strong, &others].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(size: usize) -> Vec<String> {
        let letter = |place: usize| char::from(b'A' + u8::try_from(place).unwrap());
        sets(size).map(|set| set.places.into_iter().map(letter).collect()).collect()
    }

    #[test]
    fn d4_9_3_6_3_alternative_floaters_come_in_the_printed_order() {
        assert_eq!(written(5), ["C", "B", "A", "D", "E", "BCD", "ABCDE"]);
        assert_eq!(written(6), ["", "CD", "BD", "AD", "BC", "AC", "CE", "CF", "DE", "DF", "BCDE", "ABCDEF"]);
        assert_eq!(
            (written(1), written(2), written(3)),
            (
                vec!["A".to_owned()],
                vec![String::new(), "AB".to_owned()],
                ["B", "A", "C", "ABC"].map(str::to_owned).to_vec(),
            )
        );
    }
}

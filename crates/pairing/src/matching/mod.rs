//! Complete pairings of a graph: Edmonds' algorithm, one augmenting path at a time.
//!
//! Decides whether a set of seats can be paired completely, proves it when not, and finds
//! the first complete pairing in the order of the seats. Why it is written here and not
//! taken from a library: `docs/decisions/0003-matching-for-monrad.md`.

mod bits;
mod graph;
mod hall;
#[cfg(test)]
mod oracle;
mod tree;
pub(crate) mod weighted;
mod witness;

pub(crate) use bits::Bits;
pub(crate) use graph::Graph;
pub(crate) use hall::short_of;
pub(crate) use tree::{FREE, Tree};
pub(crate) use witness::witness;

/// The proof that no complete pairing exists (Tutte and Berge): without the seats of
/// `opponents` the `groups` are odd in size and have no edge leaving them, and there is one
/// group more than there are opponents, so one seat of some group stays over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Barrier {
    pub opponents: Vec<usize>,
    pub groups: Vec<Vec<usize>>,
}

/// Completes a pairing, or proves that it cannot be completed. `mate` may hold pairs already.
pub(crate) fn complete(graph: &Graph, mate: &mut [u32], tree: &mut Tree) -> Result<(), Barrier> {
    let alive = Bits::all(graph.size());
    match tree.cover(graph, &alive, mate, 0..graph.size()) {
        Some(_) => Err(barrier(&alive, tree)),
        None => Ok(()),
    }
}

/// What a tree that reached no free seat proves.
pub(crate) fn barrier(alive: &Bits, tree: &Tree) -> Barrier {
    let opponents = alive.iter().filter(|seat| tree.is_inner(*seat, alive)).collect();
    let mut outer: Vec<(usize, usize)> = tree.outer().iter().map(|seat| (tree.cycle(seat), seat)).collect();
    outer.sort_unstable();
    let mut groups: Vec<Vec<usize>> = outer
        .chunk_by(|one, other| one.0 == other.0)
        .map(|group| group.iter().map(|(_, seat)| *seat).collect())
        .collect();
    groups.sort();
    Barrier { opponents, groups }
}

/// The first complete pairing in the order of the seats: the lowest seat meets the lowest
/// one that leaves the others pairable, then the next likewise. `mate` is some complete
/// pairing and becomes the first one.
///
/// With the lowest seat and its present partner taken apart, the seats it may be given
/// are exactly the outer ones of the tree grown from that partner; so one tree per seat
/// answers for all its opponents.
pub(crate) fn first_in_order(graph: &Graph, mate: &mut [u32], tree: &mut Tree) {
    let mut alive = Bits::all(graph.size());
    let mut bound: Option<Bound> = None;
    while let Some(seat) = alive.first() {
        alive.remove(seat);
        let among = bound.as_ref().filter(|bound| bound.seats.contains(seat)).map_or(&alive, |bound| &bound.groups);
        let wish = graph.neighbours(seat, among).next().expect("the pairing is complete, so a neighbour is left");
        let partner = mate[seat] as usize;
        if partner != wish && !swap(graph, mate, seat, wish) {
            (mate[seat], mate[partner]) = (FREE, FREE);
            tree.grow(graph, &alive, mate, partner, Some(wish));
            let chosen = graph.neighbours(seat, tree.outer()).next().expect("the old partner is outer");
            tree.hang(seat, chosen);
            tree.augment(mate, seat);
            if chosen != wish {
                bound = Some(Bound::new(seat, &alive, tree));
            }
        }
        let other = mate[seat] as usize;
        alive.remove(other);
        if let Some(bound) = &mut bound {
            bound.groups.remove(seat);
            bound.groups.remove(other);
        }
    }
}

/// Gives a seat its wish where the two partners left by that may meet: mostly they may, and no tree is needed.
pub(crate) fn swap(graph: &Graph, mate: &mut [u32], seat: usize, wish: usize) -> bool {
    let (partner, other) = (mate[seat] as usize, mate[wish] as usize);
    let is_open = graph.has(partner, other);
    if is_open {
        let number = |seat: usize| u32::try_from(seat).expect("seats fit");
        (mate[seat], mate[wish]) = (number(wish), number(seat));
        (mate[partner], mate[other]) = (number(other), number(partner));
    }
    is_open
}

/// Seats that are exactly as many as the groups which have no other opponents: each of the
/// seats must meet somebody of the groups. That stays so while pairs are taken away, and
/// saves asking again for every seat.
struct Bound {
    seats: Bits,
    groups: Bits,
}

impl Bound {
    /// What a tree says that was grown to its end from the partner of `seat`.
    fn new(seat: usize, alive: &Bits, tree: &Tree) -> Self {
        let mut seats = alive.clone();
        alive.iter().filter(|other| !tree.is_inner(*other, alive)).for_each(|other| seats.remove(other));
        seats.insert(seat);
        Self { seats, groups: tree.outer().clone() }
    }
}

//! Whether some of the seats can all be paired among themselves.

use crate::matching::{Bits, FREE, Graph, Tree};

/// The empty graph.
pub(super) fn nobody_meets(size: usize) -> Graph {
    let mut graph = Graph::complete(size);
    graph.separate(&Bits::all(size));
    graph
}

pub(super) fn bits(size: usize, members: &[usize]) -> Bits {
    let mut bits = Bits::none(size);
    members.iter().for_each(|member| bits.insert(*member));
    bits
}

pub(super) fn seat(mate: u32) -> usize {
    usize::try_from(mate).expect("seats fit")
}

pub(super) fn mate(seat: usize) -> u32 {
    u32::try_from(seat).expect("seats fit")
}

/// Completes the pairing of `alive`; pairs that lead out of it are dropped first. Says how
/// many seats stay over.
pub(super) fn most(graph: &Graph, alive: &Bits, mates: &mut [u32], tree: &mut Tree) -> usize {
    let mut free = Bits::none(graph.size());
    for one in alive.iter() {
        // A partner outside may have been paired anew meanwhile.
        let other = mates[one];
        if other == FREE || !alive.contains(seat(other)) || mates[seat(other)] != mate(one) {
            mates[one] = FREE;
            free.insert(one);
        }
    }
    // A seat with a free neighbour needs no tree.
    let open: Vec<usize> = free.iter().collect();
    for one in open.iter().copied() {
        let other = if free.contains(one) { graph.neighbours(one, &free).next() } else { None };
        if let Some(other) = other {
            (mates[one], mates[other]) = (mate(other), mate(one));
            free.remove(one);
            free.remove(other);
        }
    }
    let mut over = 0;
    for one in open {
        if mates[one] == FREE {
            match tree.grow(graph, alive, mates, one, None) {
                Some(other) => tree.augment(mates, other),
                None => over += 1,
            }
        }
    }
    over
}

/// Whether all of `alive` can be paired; `mates` then holds how.
pub(super) fn all(graph: &Graph, alive: &Bits, mates: &mut [u32], tree: &mut Tree) -> bool {
    most(graph, alive, mates, tree) == 0
}

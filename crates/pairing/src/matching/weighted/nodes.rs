//! Seats and the odd sets (blossoms) that keep a potential of their own. A set is one node to everybody outside;
//! how its members are paired inside is settled when it is opened.

use super::cost::Cost;
use crate::matching::Bits;

/// A seat, or a blossom by the number of seats plus its place in the list.
pub(super) type Node = usize;
/// A pair of seats in a given direction.
pub(super) type Link = (usize, usize);

/// An odd set of nodes that can be paired among themselves whichever of them is left over.
pub(super) struct Blossom {
    pub children: Vec<Node>,
    pub members: Bits,
    /// Four times over, like everything the potentials are compared with.
    pub potential: Cost,
    parent: Option<Node>,
}

pub(super) struct Nodes {
    seats: usize,
    blossoms: Vec<Option<Blossom>>,
    unused: Vec<Node>,
    /// By seat: the outermost node it lies in.
    top: Vec<Node>,
    /// By seat: the innermost blossom it lies in.
    innermost: Vec<Option<Node>>,
    /// By node: its own seat and the other one of its pair; inside a blossom the pair with another child of it.
    pub paired: Vec<Option<Link>>,
}

impl Nodes {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            seats,
            blossoms: Vec::new(),
            unused: Vec::new(),
            top: (0..seats).collect(),
            innermost: vec![None; seats],
            paired: vec![None; seats],
        }
    }

    pub(super) fn has_no_blossom(&self) -> bool {
        self.unused.len() == self.blossoms.len()
    }

    /// By seat: the outermost node it lies in.
    pub(super) fn tops(&self) -> &[Node] {
        &self.top
    }

    /// One more than the highest node there is.
    pub(super) fn limit(&self) -> usize {
        self.seats + self.blossoms.len()
    }

    pub(super) fn blossom(&self, node: Node) -> Option<&Blossom> {
        node.checked_sub(self.seats).and_then(|place| self.blossoms[place].as_ref())
    }

    pub(super) fn blossom_mut(&mut self, node: Node) -> Option<&mut Blossom> {
        node.checked_sub(self.seats).and_then(|place| self.blossoms[place].as_mut())
    }

    /// Everybody in a node.
    pub(super) fn members(&self, node: Node) -> impl Iterator<Item = usize> + '_ {
        let blossom = self.blossom(node);
        let alone = blossom.is_none().then_some(node);
        alone.into_iter().chain(blossom.into_iter().flat_map(|blossom| blossom.members.iter()))
    }

    /// The outermost blossoms.
    pub(super) fn outermost(&self) -> Vec<Node> {
        let is_outermost =
            |place: &usize| self.blossoms[*place].as_ref().is_some_and(|blossom| blossom.parent.is_none());
        (0..self.blossoms.len()).filter(is_outermost).map(|place| place + self.seats).collect()
    }

    /// The blossoms around a seat, the innermost first.
    pub(super) fn around(&self, seat: usize) -> impl Iterator<Item = (Node, &Blossom)> {
        let with = |node: Node| self.blossom(node).map(|blossom| (node, blossom));
        std::iter::successors(self.innermost[seat].and_then(with), move |(_, blossom)| blossom.parent.and_then(with))
    }

    /// The potentials of a blossom and of those around it.
    pub(super) fn shared_potential(&self, node: Node, zero: Cost) -> Cost {
        let mut shared = zero;
        let mut next = Some(node);
        while let Some(blossom) = next.and_then(|node| self.blossom(node)) {
            shared.add(&blossom.potential);
            next = blossom.parent;
        }
        shared
    }

    /// Makes one node of outermost nodes, the base first: the one that is paired with somebody outside, or free.
    pub(super) fn shrink(&mut self, children: Vec<Node>, members: Bits, potential: Cost) {
        let node = self.unused.pop().unwrap_or_else(|| {
            self.blossoms.push(None);
            self.paired.push(None);
            self.limit() - 1
        });
        for child in &children {
            match self.blossom_mut(*child) {
                Some(blossom) => blossom.parent = Some(node),
                None => self.innermost[*child] = Some(node),
            }
        }
        members.iter().for_each(|seat| self.top[seat] = node);
        self.paired[node] = self.paired[children[0]].take();
        self.blossoms[node - self.seats] = Some(Blossom { children, members, potential, parent: None });
    }

    /// Takes an outermost blossom apart. Its own pair, if it has one, is left to the caller.
    pub(super) fn open(&mut self, node: Node) -> (Blossom, Option<Link>) {
        let blossom = self.blossoms[node - self.seats].take().expect("only blossoms are opened");
        self.unused.push(node);
        for child in &blossom.children {
            match self.blossom_mut(*child) {
                Some(inside) => inside.parent = None,
                None => self.innermost[*child] = None,
            }
            match node_members(&self.blossoms, self.seats, *child) {
                Some(members) => members.iter().for_each(|seat| self.top[seat] = *child),
                None => self.top[*child] = *child,
            }
        }
        (blossom, self.paired[node].take())
    }
}

fn node_members(blossoms: &[Option<Blossom>], seats: usize, node: Node) -> Option<&Bits> {
    blossoms[node.checked_sub(seats)?].as_ref().map(|blossom| &blossom.members)
}

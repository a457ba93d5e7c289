//! Seats and the odd sets (blossoms) they are shrunk into.

use super::super::cost::Cost;
use crate::matching::{Bits, FREE};

/// A seat, or a blossom by the number of seats plus its place in the list.
pub(super) type Node = usize;
/// A pair of seats in a given direction.
pub(super) type Link = (usize, usize);

/// An odd cycle of nodes. The first one holds the base: the seat whose partner is outside.
pub(super) struct Blossom {
    pub children: Vec<Node>,
    /// The link at a place leads from the child there to the next one.
    pub links: Vec<Link>,
    pub base: usize,
    pub members: Bits,
    /// Doubled.
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
}

impl Nodes {
    pub fn new(seats: usize) -> Self {
        Self {
            seats,
            blossoms: Vec::new(),
            unused: Vec::new(),
            top: (0..seats).collect(),
            innermost: vec![None; seats],
        }
    }

    pub fn has_no_blossom(&self) -> bool {
        self.blossoms.iter().all(Option::is_none)
    }

    pub fn top(&self, seat: usize) -> Node {
        self.top[seat]
    }

    /// One more than the highest node there is.
    pub fn limit(&self) -> usize {
        self.seats + self.blossoms.len()
    }

    pub fn blossom(&self, node: Node) -> Option<&Blossom> {
        node.checked_sub(self.seats).and_then(|place| self.blossoms[place].as_ref())
    }

    pub fn blossom_mut(&mut self, node: Node) -> Option<&mut Blossom> {
        node.checked_sub(self.seats).and_then(|place| self.blossoms[place].as_mut())
    }

    pub fn base(&self, node: Node) -> usize {
        self.blossom(node).map_or(node, |blossom| blossom.base)
    }

    pub fn members(&self, node: Node) -> Vec<usize> {
        self.blossom(node).map_or_else(|| vec![node], |blossom| blossom.members.iter().collect())
    }

    /// The outermost blossoms.
    pub fn outermost(&self) -> Vec<Node> {
        let is_outermost =
            |place: &usize| self.blossoms[*place].as_ref().is_some_and(|blossom| blossom.parent.is_none());
        (0..self.blossoms.len()).filter(is_outermost).map(|place| place + self.seats).collect()
    }

    /// The blossoms around a seat, the innermost first.
    pub fn around(&self, seat: usize) -> impl Iterator<Item = (Node, &Blossom)> {
        let with = |node: Node| self.blossom(node).map(|blossom| (node, blossom));
        std::iter::successors(self.innermost[seat].and_then(with), move |(_, blossom)| blossom.parent.and_then(with))
    }

    /// The potentials of a blossom and of those around it.
    pub fn shared_potential(&self, node: Node, zero: Cost) -> Cost {
        let mut shared = zero;
        let mut next = Some(node);
        while let Some(blossom) = next.and_then(|node| self.blossom(node)) {
            shared.add(&blossom.potential);
            next = blossom.parent;
        }
        shared
    }

    /// Shrinks a cycle of outermost nodes.
    pub fn shrink(&mut self, children: Vec<Node>, links: Vec<Link>, potential: Cost) -> Node {
        let mut members = Bits::none(self.seats);
        for child in &children {
            self.members(*child).into_iter().for_each(|seat| members.insert(seat));
        }
        let node = self.unused.pop().unwrap_or_else(|| {
            self.blossoms.push(None);
            self.limit() - 1
        });
        for child in &children {
            match self.blossom_mut(*child) {
                Some(blossom) => blossom.parent = Some(node),
                None => self.innermost[*child] = Some(node),
            }
        }
        members.iter().for_each(|seat| self.top[seat] = node);
        let base = self.base(children[0]);
        self.blossoms[node - self.seats] = Some(Blossom { children, links, base, members, potential, parent: None });
        node
    }

    /// Takes an outermost blossom apart.
    pub fn expand(&mut self, node: Node) -> Blossom {
        let blossom = self.blossoms[node - self.seats].take().expect("only blossoms are expanded");
        self.unused.push(node);
        for child in &blossom.children {
            match self.blossom_mut(*child) {
                Some(inside) => inside.parent = None,
                None => self.innermost[*child] = None,
            }
            self.members(*child).into_iter().for_each(|seat| self.top[seat] = *child);
        }
        blossom
    }

    /// Pairs a node inside itself so that `seat` is left over and becomes its base.
    pub fn rotate(&mut self, node: Node, seat: usize, mate: &mut [u32]) {
        let Some(blossom) = self.blossom(node) else { return };
        let place = blossom
            .children
            .iter()
            .position(|child| self.blossom(*child).map_or(*child == seat, |inside| inside.members.contains(seat)))
            .expect("the seat lies in the blossom");
        let blossom = self.blossom_mut(node).expect("just looked at");
        blossom.children.rotate_left(place);
        blossom.links.rotate_left(place);
        blossom.base = seat;
        let first = blossom.children[0];
        let pairs: Vec<(Node, Node, Link)> = (1..blossom.children.len())
            .step_by(2)
            .map(|at| (blossom.children[at], blossom.children[at + 1], blossom.links[at]))
            .collect();
        self.rotate(first, seat, mate);
        for (one, other, (from, to)) in pairs {
            self.rotate(one, from, mate);
            self.rotate(other, to, mate);
            mate[from] = u32::try_from(to).expect("seats fit");
            mate[to] = u32::try_from(from).expect("seats fit");
        }
    }

    /// Whom the base of a node is paired with.
    pub fn partner(&self, node: Node, mate: &[u32]) -> Option<usize> {
        let partner = mate[self.base(node)];
        (partner != FREE).then_some(partner as usize)
    }
}

//! Alternating trees over nodes, one from every free node; odd cycles are kept flat, as sets with a base.

use super::nodes::{Link, Node, Nodes};
use crate::matching::Bits;

/// The tight pairs of a seat.
pub(super) trait Rows {
    /// Writes whom a seat has a tight pair with.
    fn write(&self, seat: usize, row: &mut Bits);
    /// The first of these that a seat has a tight pair with.
    fn first(&self, seat: usize, among: &Bits) -> Option<usize>;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Unreached,
    /// An even number of steps from the root: could be left over instead of it.
    Outer,
    Inner,
}

const NOWHERE: u32 = u32::MAX;

/// Where growing a tree leads to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// Nothing more to reach.
    Nowhere,
    /// The node asked for became outer.
    Wish,
    /// A tight pair from an outer seat to a seat of another free node.
    Free(Link),
}

pub(super) struct Forest {
    labels: Vec<Label>,
    /// By node reached over a tight pair: the outer seat it came from and its own one. In a cycle: the way round.
    parent: Vec<Link>,
    /// Union-find: the base of the cycle a node lies in.
    base: Vec<u32>,
    /// By base: where the members of its cycle stand in `cycles`.
    cycle: Vec<u32>,
    /// The members of every cycle found.
    cycles: Vec<Bits>,
    /// How many of them are of earlier trees.
    earlier: usize,
    seats: usize,
    stamp: Vec<u32>,
    clock: u32,
    unreached: Bits,
    /// Seats in free nodes no tree was grown from.
    free: Bits,
    /// Outer seats of the tree that grows.
    outer: Bits,
    queue: Vec<u32>,
    looked_at: usize,
    /// Nodes of the tree that grows.
    tree: Vec<Node>,
    row: Bits,
    /// Seats of the trees that are left without an end.
    pub all_outer: Bits,
    pub all_inner: Bits,
    /// Nodes of these trees.
    pub left: Vec<Node>,
}

impl Forest {
    pub(super) fn new(seats: usize, limit: usize) -> Self {
        Self {
            labels: vec![Label::Unreached; limit],
            parent: vec![(0, 0); limit],
            base: (0..limit).map(|node| u32::try_from(node).expect("nodes fit")).collect(),
            cycle: vec![NOWHERE; limit],
            cycles: Vec::new(),
            earlier: 0,
            seats,
            stamp: vec![0; limit],
            clock: 0,
            unreached: Bits::none(seats),
            free: Bits::none(seats),
            outer: Bits::none(seats),
            queue: Vec::new(),
            looked_at: 0,
            tree: Vec::new(),
            row: Bits::none(seats),
            all_outer: Bits::none(seats),
            all_inner: Bits::none(seats),
            left: Vec::new(),
        }
    }

    /// Sets out anew with these seats and no tree.
    pub(super) fn clear(&mut self, limit: usize, seats: &Bits) {
        self.labels.clear();
        self.labels.resize(limit, Label::Unreached);
        self.parent.resize(limit, (0, 0));
        self.base.clear();
        self.base.extend((0..limit).map(|node| u32::try_from(node).expect("nodes fit")));
        self.cycle.clear();
        self.cycle.resize(limit, NOWHERE);
        self.cycles.clear();
        self.stamp.resize(limit, 0);
        self.unreached.copy_from(seats);
        [&mut self.free, &mut self.all_outer, &mut self.all_inner].into_iter().for_each(Bits::clear);
        self.left.clear();
    }

    /// A free node that a tree may end in.
    pub(super) fn add_free(&mut self, nodes: &Nodes, node: Node) {
        nodes.members(node).for_each(|seat| self.free.insert(seat));
    }

    pub(super) fn is_inner(&self, node: Node) -> bool {
        self.labels[node] == Label::Inner
    }

    /// Whether a node is outer and no part of a cycle.
    pub(super) fn is_outer_alone(&self, node: Node) -> bool {
        self.labels[node] == Label::Outer && self.base[node] as usize == node && self.cycle[node] == NOWHERE
    }

    /// By outer seat: the cycle it lies in, if any.
    pub(super) fn cycle_by_seat(&mut self, node_of: &[Node]) -> Vec<Option<u32>> {
        let mut cycles = vec![None; self.seats];
        let outer: Vec<usize> = self.all_outer.iter().collect();
        for seat in outer {
            let base = self.find(node_of[seat]);
            cycles[seat] = Some(self.cycle[base]).filter(|cycle| *cycle != NOWHERE);
        }
        cycles
    }

    pub(super) fn members(&self, cycle: u32) -> &Bits {
        &self.cycles[cycle as usize]
    }

    /// The cycles of the trees left, each with its nodes, the base first, and its members.
    pub(super) fn take_cycles(&mut self) -> Vec<(Vec<Node>, Bits)> {
        let mut children: Vec<Vec<Node>> = vec![Vec::new(); self.cycles.len()];
        for node in std::mem::take(&mut self.left) {
            let base = self.find(node);
            let place = self.cycle[base];
            if place != NOWHERE {
                let children = &mut children[place as usize];
                children.push(node);
                if node == base {
                    let last = children.len() - 1;
                    children.swap(0, last);
                }
            }
        }
        let cycles = std::mem::take(&mut self.cycles);
        children.into_iter().zip(cycles).filter(|(children, _)| !children.is_empty()).collect()
    }

    /// Grows a tree from a free node. `node_of` says in which node a seat lies.
    pub(super) fn grow(
        &mut self,
        rows: &impl Rows,
        nodes: &Nodes,
        node_of: &[Node],
        root: Node,
        wish: Option<Node>,
    ) -> End {
        self.outer.clear();
        self.queue.clear();
        self.looked_at = 0;
        self.tree.clear();
        self.tree.push(root);
        self.earlier = self.cycles.len();
        nodes.members(root).for_each(|seat| self.free.remove(seat));
        self.take_outer(nodes, root);
        let mut end = self.end(rows, node_of, wish);
        let mut next = 0;
        while end == End::Nowhere
            && let Some(&seat) = self.queue.get(next)
        {
            next += 1;
            let seat = seat as usize;
            let mut row = std::mem::replace(&mut self.row, Bits::none(0));
            rows.write(seat, &mut row);
            let search = Search { rows, nodes, node_of, wish };
            end = self.reach(&search, seat, &row);
            if end == End::Nowhere {
                end = self.close_cycles(&search, seat, &row);
            }
            self.row = row;
        }
        end
    }

    /// Leaves the tree as it is: nothing can be reached from it.
    pub(super) fn leave(&mut self, nodes: &Nodes) {
        self.all_outer.unite(&self.outer);
        for node in self.tree.iter().filter(|node| self.labels[**node] == Label::Inner) {
            nodes.members(*node).for_each(|seat| self.all_inner.insert(seat));
        }
        self.left.append(&mut self.tree);
    }

    /// Forgets the tree, for its nodes are paired otherwise now.
    pub(super) fn forget(&mut self, nodes: &Nodes) {
        for node in std::mem::take(&mut self.tree) {
            self.labels[node] = Label::Unreached;
            self.base[node] = u32::try_from(node).expect("nodes fit");
            self.cycle[node] = NOWHERE;
            nodes.members(node).for_each(|seat| self.unreached.insert(seat));
        }
        self.cycles.truncate(self.earlier);
    }

    /// A free node that a tree has ended in is free no more.
    pub(super) fn take_free(&mut self, nodes: &Nodes, node: Node) {
        nodes.members(node).for_each(|seat| self.free.remove(seat));
    }

    fn take_outer(&mut self, nodes: &Nodes, node: Node) {
        self.labels[node] = Label::Outer;
        for seat in nodes.members(node) {
            self.unreached.remove(seat);
            self.outer.insert(seat);
            self.queue.push(u32::try_from(seat).expect("seats fit"));
        }
    }

    /// Looks at the seats that became outer since last time: the wish, or the neighbour of a free seat, ends the
    /// search long before the whole tree is grown.
    fn end(&mut self, rows: &impl Rows, node_of: &[Node], wish: Option<Node>) -> End {
        while let Some(&seat) = self.queue.get(self.looked_at) {
            self.looked_at += 1;
            let seat = seat as usize;
            match wish {
                Some(wish) if node_of[seat] == wish => return End::Wish,
                Some(_) => {}
                None => {
                    if let Some(free) = rows.first(seat, &self.free) {
                        return End::Free((seat, free));
                    }
                }
            }
        }
        End::Nowhere
    }

    /// Takes in every unreached neighbour together with its partner.
    fn reach<R: Rows>(&mut self, search: &Search<R>, seat: usize, row: &Bits) -> End {
        for (index, tight) in row.words().iter().enumerate() {
            loop {
                // Read afresh: taking one neighbour in may have taken another one's partner in.
                let fresh = tight & self.unreached.words()[index];
                if fresh == 0 {
                    break;
                }
                let found = index * 64 + fresh.trailing_zeros() as usize;
                let node = search.node_of[found];
                let (_, partner) = search.nodes.paired[node].expect("a free seat would have ended the search");
                let partner = search.node_of[partner];
                self.parent[node] = (seat, found);
                self.labels[node] = Label::Inner;
                search.nodes.members(node).for_each(|seat| self.unreached.remove(seat));
                self.tree.extend([node, partner]);
                self.take_outer(search.nodes, partner);
                match self.end(search.rows, search.node_of, search.wish) {
                    End::Nowhere => {}
                    end => return end,
                }
            }
        }
        End::Nowhere
    }

    /// Shrinks the odd cycles that tight pairs from `seat` to other outer seats close.
    fn close_cycles<R: Rows>(&mut self, search: &Search<R>, seat: usize, row: &Bits) -> End {
        let node = search.node_of[seat];
        for (index, tight) in row.words().iter().enumerate() {
            loop {
                let outer = tight & self.outer.words()[index];
                if outer == 0 {
                    break;
                }
                let meets = outer & !self.cycle_word(search.nodes, node, index);
                if meets == 0 {
                    break;
                }
                let other = index * 64 + meets.trailing_zeros() as usize;
                let top = self.meeting_point(search, node, search.node_of[other]);
                self.shrink(search, (other, seat), top);
                self.shrink(search, (seat, other), top);
                match self.end(search.rows, search.node_of, search.wish) {
                    End::Nowhere => {}
                    end => return end,
                }
            }
        }
        End::Nowhere
    }

    /// A word of the members of the cycle, or of the node itself.
    fn cycle_word(&mut self, nodes: &Nodes, node: Node, index: usize) -> u64 {
        let base = self.find(node);
        match (self.cycle[base], nodes.blossom(node)) {
            (NOWHERE, Some(blossom)) => blossom.members.words()[index],
            (NOWHERE, None) => {
                if node / 64 == index {
                    1 << (node % 64)
                } else {
                    0
                }
            }
            (place, _) => self.cycles[place as usize].words()[index],
        }
    }

    /// The base of the outer node above the one at this base.
    fn above<R: Rows>(&mut self, search: &Search<R>, base: Node) -> Option<Node> {
        let (_, partner) = search.nodes.paired[base]?;
        let (from, _) = self.parent[search.node_of[partner]];
        Some(self.find(search.node_of[from]))
    }

    /// The lowest base that the ways to the root from both nodes have in common.
    fn meeting_point<R: Rows>(&mut self, search: &Search<R>, one: Node, other: Node) -> Node {
        self.clock += 1;
        let (mut here, mut there) = (Some(self.find(one)), Some(self.find(other)));
        loop {
            if let Some(base) = here {
                if self.stamp[base] == self.clock {
                    return base;
                }
                self.stamp[base] = self.clock;
                here = self.above(search, base);
            }
            std::mem::swap(&mut here, &mut there);
        }
    }

    /// Walks from one end of the closing pair to the base; inner nodes on the way become outer.
    fn shrink<R: Rows>(&mut self, search: &Search<R>, closing: Link, top: Node) {
        let mut link = closing;
        let mut node = search.node_of[link.1];
        while self.find(node) != top {
            self.parent[node] = link;
            let (_, partner) = search.nodes.paired[node].expect("only the root is free");
            let inner = search.node_of[partner];
            if self.labels[inner] == Label::Inner {
                self.take_outer(search.nodes, inner);
            }
            for shrunk in [node, inner] {
                if self.base[shrunk] as usize == shrunk {
                    self.merge(search.nodes, shrunk, top);
                }
            }
            let (from, own) = self.parent[inner];
            node = search.node_of[from];
            link = (own, from);
        }
    }

    /// Makes the cycle at one base a part of that at another.
    fn merge(&mut self, nodes: &Nodes, shrunk: Node, top: Node) {
        self.base[shrunk] = u32::try_from(top).expect("nodes fit");
        if self.cycle[top] == NOWHERE {
            let mut members = Bits::none(self.seats);
            nodes.members(top).for_each(|seat| members.insert(seat));
            self.cycle[top] = u32::try_from(self.cycles.len()).expect("cycles fit");
            self.cycles.push(members);
        }
        let target = self.cycle[top] as usize;
        match self.cycle[shrunk] {
            NOWHERE => nodes.members(shrunk).for_each(|seat| self.cycles[target].insert(seat)),
            place => {
                let more = std::mem::replace(&mut self.cycles[place as usize], Bits::none(0));
                self.cycles[target].unite(&more);
            }
        }
    }

    fn find(&mut self, node: Node) -> Node {
        let mut node = node;
        while self.base[node] as usize != node {
            let above = self.base[self.base[node] as usize];
            self.base[node] = above;
            node = above as usize;
        }
        node
    }

    /// The pairs after the way from a free seat to the root was turned round.
    pub(super) fn turned(&self, nodes: &Nodes, node_of: &[Node], (seat, free): Link) -> Vec<(Node, Option<Link>)> {
        let mut changed = vec![(node_of[free], Some((free, seat)))];
        self.turn(nodes, node_of, (seat, free), &mut changed);
        changed
    }

    /// The pairs after an outer node was left over instead of the root.
    pub(super) fn left_over(&self, nodes: &Nodes, node_of: &[Node], node: Node) -> Vec<(Node, Option<Link>)> {
        let mut changed = vec![(node, None)];
        if let Some((_, partner)) = nodes.paired[node] {
            let inner = node_of[partner];
            let (from, own) = self.parent[inner];
            changed.push((inner, Some((own, from))));
            self.turn(nodes, node_of, (from, own), &mut changed);
        }
        changed
    }

    /// Pairs an outer seat with another, and so on up to the root.
    fn turn(&self, nodes: &Nodes, node_of: &[Node], link: Link, changed: &mut Vec<(Node, Option<Link>)>) {
        let (mut seat, mut other) = link;
        loop {
            let node = node_of[seat];
            changed.push((node, Some((seat, other))));
            let Some((_, partner)) = nodes.paired[node] else { return };
            let inner = node_of[partner];
            (seat, other) = self.parent[inner];
            changed.push((inner, Some((other, seat))));
        }
    }
}

/// What a tree is grown in.
struct Search<'a, R> {
    rows: &'a R,
    nodes: &'a Nodes,
    node_of: &'a [Node],
    wish: Option<Node>,
}

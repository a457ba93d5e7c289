//! A heterogeneous bracket once more for the brackets below: every pairing of it in order, before x is raised
//! (D4.9.5-C12, D4.9.5-C13, docs/readings/fide-1998-bracket-above.md).
//!
//! The players moved down take the first residents with whom everything can still come out; a matching says
//! whether it can, so that nothing is tried in vain.

use super::below::Below;
use super::moved_down::{Change, Known, Mix, Mixed};
use super::net::Net;
use super::part::Leave;
use super::person::ALL_DROPPED;
use super::roster::Drops;
use crate::matching::Bits;

impl Mixed<'_> {
    /// The lowest bracket where the procedure finds nothing: other opponents for all of those moved down
    /// (docs/readings/fide-1998-lowest-bracket.md).
    pub(super) fn with_every_opponent(&self) -> Option<Mix> {
        let nobody = Below::nobody(self.roster);
        let mix = Mixed { leave: Leave::Into(&nobody), ..*self }.first_of_all()?;
        Some(Mix { change: Change::All, ..mix })
    }

    /// The first pairing of all that leaves the brackets below possible.
    pub(super) fn first_of_all(&self) -> Option<Mix> {
        if !matches!(self.leave, Leave::Into(_)) {
            return self.first();
        }
        let most = self.x.max(self.moved.len() + self.pairs);
        let x = self.x.max(self.least(Drops::ALL, most)?);
        let settings = (0..=ALL_DROPPED).flat_map(|up| (0..=ALL_DROPPED).map(move |down| Drops { up, down }));
        let drops = { settings }.find(|drops| self.least(*drops, x).is_some())?;
        let chosen = self.chosen(drops, x)?;
        self.with(x, drops, &chosen, &mut Known::new())
    }

    /// The bracket as a graph. For the remainder floats down are free here.
    fn net(&self, drops: Drops) -> Net<'_> {
        let rest = Drops { down: ALL_DROPPED, ..drops };
        let left_over = self.residents.len() - self.moved.len() - 2 * self.pairs;
        Net::new(self.roster, (self.moved, drops), (self.residents, rest), (self.leave, left_over))
    }

    /// The fewest unsatisfied pairs under these criteria, if that is not more than `most`.
    pub(super) fn least(&self, drops: Drops, most: usize) -> Option<usize> {
        let net = self.net(drops);
        let point = net.fewest(&net.graph, &Bits::all(net.len()), most)?;
        Some(usize::try_from(point.value).expect("a count is not negative"))
    }

    /// The first residents for the players moved down, as indices: each gets the first with whom a pairing is left.
    fn chosen(&self, drops: Drops, x: usize) -> Option<Vec<usize>> {
        let net = self.net(drops);
        let mut alive = Bits::all(net.len());
        let mut mate = net.fewest(&net.graph, &alive, x)?.mate;
        let mut spare = x;
        let mut chosen = Vec::new();
        for row in 0..self.moved.len() {
            alive.remove(row);
            let is_open = |column: &usize| alive.contains(net.seat(*column)) && net.graph.has(row, net.seat(*column));
            let open: Vec<usize> = (0..self.residents.len()).filter(is_open).collect();
            let price = |column: usize| self.price(row, column, drops).map_or(0, usize::from);
            let column = open.into_iter().find(|column| {
                let seat = net.seat(*column);
                if mate[row] as usize == seat {
                    return true;
                }
                let Some(spare) = spare.checked_sub(price(*column)) else { return false };
                alive.remove(seat);
                let found = net.fewest(&net.graph, &alive, spare);
                alive.insert(seat);
                found.map(|found| mate = found.mate).is_some()
            })?;
            alive.remove(net.seat(column));
            spare -= price(column);
            chosen.push(column);
        }
        Some(chosen)
    }
}

//! Exchanges between S1 and S2 in their order (D4.9.5-D2).

/// Positions in the bracket that change sides: out of S1, and into it. Both ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Exchange {
    pub out: Vec<usize>,
    pub into: Vec<usize>,
}

impl Exchange {
    /// Fewest players, smallest difference, lowest players of S1, highest of S2
    /// (docs/readings/fide-1998-exchanges.md).
    fn key(&self) -> (usize, usize, Vec<std::cmp::Reverse<usize>>, &[usize]) {
        let lowest_first = self.out.iter().rev().map(|position| std::cmp::Reverse(*position)).collect();
        (self.out.len(), self.difference(), lowest_first, &self.into)
    }

    /// How far the numbers exchanged lie apart, all together.
    pub fn difference(&self) -> usize {
        self.into.iter().sum::<usize>() - self.out.iter().sum::<usize>()
    }

    /// S1 and S2 after the exchange, as positions, ranked (D4.9.5-C5).
    pub fn sides(&self, upper: usize, size: usize) -> (Vec<usize>, Vec<usize>) {
        (0..size).partition(
            |position| {
                if *position < upper { !self.out.contains(position) } else { self.into.contains(position) }
            },
        )
    }
}

/// Every exchange of so many players between the first `upper` positions and the others, in order, out of
/// the halves that are worth looking at.
pub(super) fn exchanges(
    players: usize,
    upper: usize,
    size: usize,
    may_leave: impl Fn(&[usize]) -> bool,
    may_come: impl Fn(&[usize]) -> bool,
) -> Vec<Exchange> {
    let outs = choose(0, upper, players).into_iter().filter(|out| may_leave(out));
    let intos: Vec<Vec<usize>> = choose(upper, size, players).into_iter().filter(|into| may_come(into)).collect();
    let mut all: Vec<Exchange> =
        outs.flat_map(|out| intos.iter().map(move |into| Exchange { out: out.clone(), into: into.clone() })).collect();
    all.sort_by(|one, other| one.key().cmp(&other.key()));
    all
}

/// All choices of so many positions of a stretch.
fn choose(first: usize, end: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    (first..end)
        .flat_map(|position| {
            choose(position + 1, end, count - 1)
                .into_iter()
                .map(move |rest| std::iter::once(position).chain(rest).collect())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The exchanges as the table prints them, numbers from 1, without those that need not be tried.
    fn table(players: usize, upper: usize, size: usize, is_needed: impl Fn(&Exchange) -> bool) -> Vec<String> {
        let written = |list: &[usize]| list.iter().map(|at| (at + 1).to_string()).collect::<Vec<_>>().join("+");
        exchanges(players, upper, size, |_| true, |_| true)
            .iter()
            .filter(|exchange| is_needed(exchange))
            .map(|exchange| format!("{}/{}", written(&exchange.out), written(&exchange.into)))
            .collect()
    }

    #[test]
    fn d4_9_5_d2_exchanges_of_eight_players_come_in_the_printed_order() {
        let is_needed = |exchange: &Exchange| !exchange.out.contains(&0) && !exchange.into.contains(&7);
        let one = ["4/5", "4/6", "3/5", "4/7", "3/6", "2/5", "3/7", "2/6", "2/7"];
        assert_eq!(table(1, 4, 8, is_needed), one);
        let two = ["3+4/5+6", "3+4/5+7", "2+4/5+6", "3+4/6+7", "2+4/5+7", "2+3/5+6", "2+4/6+7", "2+3/5+7", "2+3/6+7"];
        assert_eq!(table(2, 4, 8, is_needed), two);
    }

    #[test]
    fn d4_9_5_d2_seven_players_have_the_same_tables_one_lower_without_the_last_column() {
        let one = ["3/4", "3/5", "2/4", "3/6", "2/5", "1/4", "2/6", "1/5", "1/6"];
        assert_eq!(table(1, 3, 7, |exchange| !exchange.into.contains(&6)), one);
        let two = ["2+3/4+5", "2+3/4+6", "1+3/4+5", "2+3/5+6", "1+3/4+6", "1+3/5+6"];
        let is_needed = |exchange: &Exchange| !exchange.into.contains(&6) && exchange.out != [0, 1];
        assert_eq!(table(2, 3, 7, is_needed), two);
    }

    #[test]
    fn d4_9_5_c5_both_sides_are_ranked_after_an_exchange() {
        let exchange = Exchange { out: vec![1, 3], into: vec![4, 6] };
        assert_eq!(exchange.sides(4, 8), (vec![0, 2, 4, 6], vec![1, 3, 5, 7]));
        assert_eq!(exchange.difference(), 6);
    }
}

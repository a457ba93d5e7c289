//! Exchanges between S1 and S2 in their order (D4.9.5-D2).

/// Positions in the bracket that change sides: out of S1, and into it. Both ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Exchange {
    pub out: Vec<usize>,
    pub into: Vec<usize>,
}

impl Exchange {
    /// The exchange that makes these positions, ascending, the upper side.
    pub(super) fn of(upper: &[usize], pairs: usize) -> Self {
        let into = upper.iter().copied().filter(|position| *position >= pairs).collect();
        let out = (0..pairs).filter(|position| upper.binary_search(position).is_err()).collect();
        Self { out, into }
    }

    /// How far the numbers exchanged lie apart, all together.
    pub(super) fn difference(&self) -> usize {
        self.into.iter().sum::<usize>() - self.out.iter().sum::<usize>()
    }

    /// S1 and S2 after the exchange, as positions, ranked (D4.9.5-C5).
    pub(super) fn sides(&self, upper: usize, size: usize) -> (Vec<usize>, Vec<usize>) {
        (0..size).partition(
            |position| {
                if *position < upper { !self.out.contains(position) } else { self.into.contains(position) }
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use rokade_model::{History, Participant, StartNumber};

    use super::super::net::Net;
    use super::super::part::Leave;
    use super::super::roster::{Drops, Roster};
    use super::super::search::first_exchange;
    use super::*;
    use crate::attendance::Attendance;
    use crate::dice::Dice;
    use crate::matching::Graph;
    use crate::swiss::Field;
    use crate::{Host, Request, System};

    /// Every exchange of so many players between the first `upper` positions and the others: smallest difference,
    /// lowest players of S1, highest of S2 (docs/readings/fide-1998-exchanges.md).
    fn exchanges(players: usize, upper: usize, size: usize) -> Vec<Exchange> {
        let intos = choose(upper, size, players);
        let with_all =
            |out: Vec<usize>| intos.iter().map(move |into| Exchange { out: out.clone(), into: into.clone() });
        let mut all: Vec<Exchange> = choose(0, upper, players).into_iter().flat_map(with_all).collect();
        all.sort_by_key(|exchange| {
            let lowest_first: Vec<_> = exchange.out.iter().rev().map(|position| std::cmp::Reverse(*position)).collect();
            (exchange.difference(), lowest_first, exchange.into.clone())
        });
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

    /// The exchanges as the table prints them, numbers from 1, without those that need not be tried.
    fn table(players: usize, upper: usize, size: usize, is_needed: impl Fn(&Exchange) -> bool) -> Vec<String> {
        let written = |list: &[usize]| list.iter().map(|at| (at + 1).to_string()).collect::<Vec<_>>().join("+");
        exchanges(players, upper, size)
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

    /// Whether everybody of S1 can get somebody of S2.
    fn can_meet(graph: &Graph, upper: &[usize], lower: &[usize]) -> bool {
        let Some((one, rest)) = upper.split_first() else { return true };
        lower.iter().filter(|other| graph.has(*one, **other)).any(|other| {
            let left: Vec<usize> = lower.iter().copied().filter(|one| one != other).collect();
            can_meet(graph, rest, &left)
        })
    }

    #[test]
    fn d4_9_5_d2_the_search_finds_the_exchange_that_trying_them_in_order_finds() {
        let players = (1..=8).map(|number| Participant::new(StartNumber(number), None)).collect();
        let history = History { rounds: 5, players, ..History::default() };
        let request = Request::new(System::Of(Host::Fide1998), &history, 1);
        let field = Field::new(&request, &Attendance::as_entered(&history, 1));
        let roster = Roster::new(&field);
        let everybody: Vec<usize> = (0..8).collect();
        let mut dice = Dice(5);
        let mut exchanged = [0; 5];
        for _ in 0..2000 {
            let ends = (Leave::Down, 0);
            let mut net = Net::new(&roster, (&[], Drops::ALL), (&everybody, Drops::ALL), ends);
            for (one, other) in (0..8).flat_map(|one| (one + 1..8).map(move |other| (one, other))) {
                if dice.below(8) < 5 {
                    net.graph.disconnect(one, other);
                }
            }
            let by_trying = (0..=4).flat_map(|count| exchanges(count, 4, 8)).find(|exchange| {
                let (upper, lower) = exchange.sides(4, 8);
                can_meet(&net.graph, &upper, &lower)
            });
            exchanged[by_trying.as_ref().map_or(4, |exchange| exchange.out.len())] += 1;
            assert_eq!(first_exchange(&net, 4, 4), by_trying);
        }
        assert!(exchanged.iter().filter(|times| **times > 20).count() >= 4, "{exchanged:?}");
    }
}

//! The number on every table.

use std::collections::BTreeSet;

/// Numbers the tables of a round from the group's first one upwards. A table wanted by a player who
/// always sits there has that number; of two such players who meet, the lower number wins.
pub(super) fn table_numbers(first: u32, wanted: &[[Option<u32>; 2]]) -> Vec<u32> {
    let wish = |pair: &[Option<u32>; 2]| pair.iter().flatten().min().copied();
    let taken: BTreeSet<u32> = wanted.iter().filter_map(wish).collect();
    let mut free = (first..).filter(|number| !taken.contains(number));
    wanted.iter().map(|pair| wish(pair).unwrap_or_else(|| free.next().expect("numbers never end"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_numbered_upwards_from_the_first() {
        assert_eq!(table_numbers(11, &[[None; 2]; 3]), [11, 12, 13]);
    }

    #[test]
    fn a_fixed_table_is_kept_and_the_others_fill_the_rest() {
        assert_eq!(table_numbers(1, &[[None; 2], [None; 2], [None, Some(1)], [None; 2]]), [2, 3, 1, 4]);
        assert_eq!(table_numbers(1, &[[Some(40), None], [None; 2]]), [40, 1]);
    }

    #[test]
    fn when_two_fixed_players_meet_the_lower_number_wins() {
        assert_eq!(table_numbers(1, &[[None; 2], [Some(5), Some(2)], [None; 2], [None; 2]]), [1, 2, 3, 4]);
    }
}

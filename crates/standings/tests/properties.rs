//! Claims that hold for every event.

mod event;

use event::{event, game, schedule, withdraw};
use proptest::prelude::*;
use rokade_model::{ByeKind, Entry, GameResult, HalfPoints, History, StartNumber};
use rokade_standings::{Amount, Cell, Rules, TIEBREAKS, TieBreak, Value, cross_table, explain, history_as_counted};
use rokade_standings::{ranked_apart, standings};

const ZERO_SUM: [GameResult; 5] = [
    GameResult::WhiteWins,
    GameResult::BlackWins,
    GameResult::Draw,
    GameResult::WhiteForfeits,
    GameResult::BlackForfeits,
];

/// What happens on one board: nothing, an unfinished game, or one of the results.
fn result(choice: usize, results: &[GameResult]) -> Option<Option<GameResult>> {
    match choice % (results.len() + 2) {
        0 => None,
        1 => Some(None),
        other => Some(Some(results[other - 2])),
    }
}

prop_compose! {
    /// A free-style event: any pairings, byes, results and adjustments.
    fn any_event()(players in 1u32..14, rounds in 1u32..14)(
        order in prop::collection::vec(Just((1..=players).collect::<Vec<_>>()).prop_shuffle(), rounds as usize),
        choices in prop::collection::vec(0usize..1000, (rounds * 7) as usize),
        adjusted in prop::collection::vec(-2i32..3, players as usize),
        planned in 1u32..16,
    ) -> History {
        let mut history = event(order[0].len().try_into().unwrap(), planned, &[]);
        for (round, seats) in (1..).zip(&order) {
            for (board, pair) in seats.chunks(2).enumerate() {
                let choice = choices[(round as usize - 1) * 7 + board];
                match (pair, result(choice, &GameResult::ALL)) {
                    ([white, black], Some(result)) => game(&mut history, round, *white, *black, result),
                    (players, _) => for player in players {
                        let kinds = [ByeKind::PairingAllocated, ByeKind::Full, ByeKind::Half, ByeKind::Zero];
                        if let Some(kind) = kinds.get(choice % 5) {
                            history.player_mut(StartNumber(*player)).unwrap().set_entry(round, Entry::Bye(*kind));
                        }
                    },
                }
            }
        }
        for (player, halves) in history.players.iter_mut().zip(adjusted) {
            player.adjustment = HalfPoints(halves);
        }
        history
    }
}

prop_compose! {
    /// An all-play-all, one or two cycles, whose players may leave at any time; their later
    /// games are missing, paired but unplayed, or a bye for the opponent.
    fn any_all_play_all()(half in 1u32..6, cycles in 1u32..3)(
        players in Just(half * 2),
        cycles in Just(cycles),
        leaving in prop::collection::vec(prop::option::weighted(0.3, 0u32..(half * 2 * cycles)), (half * 2) as usize),
        choices in prop::collection::vec(0usize..1000, (half * half * 4 * cycles) as usize),
        after in 0u32..=(half * 2 * cycles),
        odd in any::<bool>(),
    ) -> (History, u32, Rules) {
        let seats = schedule(players, cycles);
        // In an odd field the last number is the rest round.
        let entered = if odd { players - 1 } else { players };
        let mut history = event(entered, (players - 1) * cycles, &[]);
        let has_left = |player: u32, round: u32| leaving[player as usize - 1].is_some_and(|after| round > after);
        let mut choices = choices.into_iter();
        for (round, pairs) in (1..).zip(&seats) {
            for (white, black) in pairs {
                let choice = choices.next().unwrap();
                let there: Vec<u32> = [*white, *black].into_iter().filter(|p| *p <= entered && !has_left(*p, round)).collect();
                match (there.as_slice(), choice % 3) {
                    ([white, black], _) => game(&mut history, round, *white, *black, Some(ZERO_SUM[choice % ZERO_SUM.len()])),
                    (_, 0) if *white <= entered && *black <= entered => game(&mut history, round, *white, *black, None),
                    ([alone], 1) => {
                        let kind = if choice % 2 == 0 { ByeKind::Zero } else { ByeKind::PairingAllocated };
                        history.player_mut(StartNumber(*alone)).unwrap().set_entry(round, Entry::Bye(kind));
                    }
                    _ => {}
                }
            }
        }
        for player in 1..=entered {
            if let Some(after) = leaving[player as usize - 1] {
                withdraw(&mut history, StartNumber(player), after);
            }
        }
        (history, after, Rules::all_play_all(u8::try_from(cycles).unwrap()))
    }
}

fn all_tiebreaks() -> Vec<TieBreak> {
    TIEBREAKS.iter().map(|row| row.tiebreak.clone()).collect()
}

/// The steps of a value, summed anew from its terms.
fn steps_from_terms(value: &Value) -> Vec<Amount> {
    let in_step = |step: usize| {
        let counts = move |term: &&rokade_standings::Term| match term.dropped_at {
            Some(dropped) => dropped.counts_from_step <= step,
            None => term.counted,
        };
        value.terms.iter().filter(counts).map(|term| term.value).sum()
    };
    (0..value.steps.len()).map(in_step).collect()
}

proptest! {
    #[test]
    fn the_order_is_total_and_ties_stand_by_start_number(history in any_event(), after in 0u32..15) {
        let rules = Rules::other_group().with_tiebreaks(&all_tiebreaks());
        let standings = standings(&history, after, &rules);
        prop_assert_eq!(standings.rows.len(), history.players.len());
        for pair in standings.rows.windows(2) {
            let key = |row: &rokade_standings::Row| {
                (row.points, row.tiebreaks.iter().map(|value| value.steps.clone()).collect::<Vec<_>>())
            };
            prop_assert!(key(&pair[0]) >= key(&pair[1]));
            let tied = key(&pair[0]) == key(&pair[1]);
            prop_assert_eq!(tied, pair[0].place == pair[1].place);
            prop_assert_eq!(tied, pair[0].separated_from_next_by.is_none());
            prop_assert!(!tied || (pair[0].player < pair[1].player && pair[0].shared && pair[1].shared));
        }
        for (index, row) in (1..).zip(&standings.rows) {
            let sharing = standings.rows.iter().filter(|other| other.place == row.place).count();
            prop_assert_eq!(row.shared, sharing > 1);
            prop_assert!(row.place <= index);
        }
    }

    #[test]
    fn points_are_those_of_the_history(history in any_event(), after in 0u32..15) {
        for row in standings(&history, after, &Rules::other_group()).rows {
            let player = history.player(row.player).unwrap();
            prop_assert_eq!(row.points, history.points_after(player, after));
        }
    }

    #[test]
    fn terms_sum_to_the_value(history in any_event(), after in 0u32..15, index in any::<prop::sample::Index>()) {
        let rules = Rules::other_group().with_tiebreaks(&all_tiebreaks());
        let player = index.get(&history.players).number;
        let explanation = explain(&history, after, &rules, player);
        for value in &explanation.tiebreaks {
            prop_assert_eq!(&steps_from_terms(value), &value.steps);
            prop_assert!(value.terms.is_sorted_by_key(|term| term.round));
        }
        let counted: HalfPoints = explanation.rounds.iter().filter(|line| line.counts).map(|line| line.points).sum();
        prop_assert_eq!(counted + explanation.adjustment, explanation.points);
    }

    #[test]
    fn ranking_apart_keeps_the_order(history in any_event(), chosen in prop::collection::vec(any::<bool>(), 14)) {
        let all = standings(&history, 15, &Rules::other_group());
        let members: Vec<StartNumber> = history.players.iter().zip(chosen).filter(|(_, is)| *is).map(|(p, _)| p.number).collect();
        let apart = ranked_apart(&all, &members);
        let expected: Vec<StartNumber> = all.rows.iter().map(|row| row.player).filter(|p| members.contains(p)).collect();
        prop_assert_eq!(apart.rows.iter().map(|row| row.player).collect::<Vec<_>>(), expected);
        let everybody: Vec<StartNumber> = history.players.iter().map(|player| player.number).collect();
        prop_assert_eq!(ranked_apart(&all, &everybody), all);
    }

    #[test]
    fn counting_twice_counts_once((history, after, rules) in any_all_play_all()) {
        let once = history_as_counted(&history, after, &rules);
        prop_assert_eq!(&history_as_counted(&once, after, &rules), &once);
        let rules = rules.with_tiebreaks(&[TieBreak::DsuSonnebornBerger]);
        let (before, again) = (standings(&history, after, &rules), standings(&once, after, &rules));
        prop_assert_eq!(&before.excluded, &again.excluded);
        let summary = |table: &rokade_standings::Standings| {
            let rows = table.rows.iter().map(|row| (row.place, row.player, row.points, row.tiebreaks[0].steps.clone()));
            rows.collect::<Vec<_>>()
        };
        prop_assert_eq!(summary(&before), summary(&again));
    }

    #[test]
    fn every_counted_game_gives_one_point_in_all((history, _, rules) in any_all_play_all()) {
        let table = standings(&history, history.rounds, &rules);
        let counted = history_as_counted(&history, history.rounds, &rules);
        let ranked: Vec<_> = table.rows.iter().filter_map(|row| counted.player(row.player)).collect();
        let mut total = HalfPoints::ZERO;
        for player in &ranked {
            let mut games = 0;
            for (round, entry) in (1..).zip(&player.rounds) {
                total += entry.points(&counted.scoring);
                let Some(opponent) = entry.opponent() else { continue };
                games += 1;
                let other = ranked.iter().find(|other| other.number == opponent).expect("only ranked players are met");
                let mirror = other.entry(round);
                prop_assert_eq!(mirror.opponent(), Some(player.number));
                let given = entry.points(&counted.scoring) + mirror.points(&counted.scoring);
                let both_left = player.withdrawal.is_some() && other.withdrawal.is_some();
                prop_assert!(given == HalfPoints::ONE || (both_left && given == HalfPoints::ZERO));
            }
            if player.withdrawal.is_some() {
                prop_assert_eq!(games, (ranked.len() - 1) * usize::from(rules.cycles));
            }
        }
        prop_assert_eq!(table.rows.iter().map(|row| row.points).sum::<HalfPoints>(), total);
    }

    #[test]
    fn cross_table_rows_add_up((history, after, rules) in any_all_play_all()) {
        for rules in [rules.clone(), Rules { all_play_all: false, ..rules }] {
            for row in cross_table(&history, after, &rules).rows {
                let shown: HalfPoints = row.cells.iter().map(|cell| match cell {
                    Cell::Own | Cell::Empty => HalfPoints::ZERO,
                    Cell::Games(games) => {
                        games.iter().filter(|game| game.counts || row.excluded.is_some()).map(|game| game.points).sum()
                    }
                    Cell::Bye { points, .. } => *points,
                }).sum();
                prop_assert_eq!(shown + row.besides, row.points);
            }
        }
    }
}

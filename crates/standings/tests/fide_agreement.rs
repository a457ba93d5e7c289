//! The fast computation agrees with the slow one on any tournament, code by code.

mod event;
mod slow;

use event::{event, game, schedule};
use proptest::prelude::*;
use rokade_model::{ByeKind, Entry, GameResult, HalfPoints, History, Scoring, StartNumber};
use rokade_standings::{Rules, Standings, TieBreak, standings, standings_explained};
use slow::Slow;

const CUTS: [(&str, usize, usize); 7] =
    [("", 0, 0), ("/C1", 1, 0), ("/C2", 2, 0), ("/C3", 3, 0), ("/M1", 1, 1), ("/M2", 2, 2), ("/M4", 4, 4)];

fn three_one_zero() -> Scoring {
    let points = |points: i32| HalfPoints(2 * points);
    Scoring { win: points(3), draw: points(1), pairing_bye: points(1), unfinished: points(1), ..Scoring::default() }
}

prop_compose! {
    /// A Swiss of any pairings: byes of all kinds, forfeits on one side or both, short and unfinished games,
    /// absences before a late entry and after a withdrawal, points given and taken.
    fn any_swiss()(players in 2u32..12, rounds in 1u32..9)(
        order in prop::collection::vec(Just((1..=players).collect::<Vec<_>>()).prop_shuffle(), rounds as usize),
        choices in prop::collection::vec(0usize..1000, (rounds * 6) as usize),
        ratings in prop::collection::vec(900u32..2900, players as usize),
        adjusted in prop::collection::vec(prop::option::weighted(0.1, -2i32..3), players as usize),
        left in prop::collection::vec(prop::option::weighted(0.2, 1u32..9), players as usize),
        is_three_one_zero in any::<bool>(),
        planned in 1u32..10,
    ) -> History {
        let count = u32::try_from(order[0].len()).unwrap();
        let mut history = event(count, planned, &[]);
        let is_gone = |player: u32, round: u32| left[player as usize - 1].is_some_and(|after| round > after);
        for (round, seats) in (1..).zip(&order) {
            let seats: Vec<u32> = seats.iter().copied().filter(|player| !is_gone(*player, round)).collect();
            for (board, pair) in seats.chunks(2).enumerate() {
                let choice = choices[(round as usize - 1) * 6 + board];
                match pair {
                    [white, black] if choice % 5 != 0 => {
                        let results: Vec<GameResult> = GameResult::ALL.to_vec();
                        let result = results.get(choice / 5 % (results.len() + 1)).copied();
                        game(&mut history, round, *white, *black, result);
                    }
                    players => for (index, player) in players.iter().enumerate() {
                        let kinds = [ByeKind::PairingAllocated, ByeKind::Full, ByeKind::Half, ByeKind::Zero];
                        if let Some(kind) = kinds.get((choice / 5 + index) % 5) {
                            history.player_mut(StartNumber(*player)).unwrap().set_entry(round, Entry::Bye(*kind));
                        }
                    },
                }
            }
        }
        for ((player, rating), adjustment) in history.players.iter_mut().zip(ratings).zip(adjusted) {
            player.rating = Some(rating);
            player.adjustment = HalfPoints(adjustment.unwrap_or(0));
        }
        if is_three_one_zero {
            history.scoring = three_one_zero();
        }
        history
    }
}

prop_compose! {
    /// An all-play-all of one, two or three cycles, even or odd, with forfeits on one side or both.
    fn any_round_robin()(half in 1u32..5, cycles in 1u32..4)(
        half in Just(half),
        cycles in Just(cycles),
        odd in any::<bool>(),
        choices in prop::collection::vec(0usize..GameResult::ALL.len(), (half * half * 2 * 3) as usize * 2),
        ratings in prop::collection::vec(900u32..2900, (half * 2) as usize),
        is_three_one_zero in any::<bool>(),
    ) -> (History, Rules) {
        let entered = if odd && half > 1 { half * 2 - 1 } else { half * 2 };
        let mut history = event(entered, (half * 2 - 1) * cycles, &[]);
        let mut choices = choices.into_iter().cycle();
        for (round, pairs) in (1..).zip(schedule(half * 2, cycles)) {
            for (white, black) in pairs {
                let result = GameResult::ALL[choices.next().unwrap()];
                match (white <= entered, black <= entered) {
                    (true, true) => game(&mut history, round, white, black, Some(result)),
                    (true, false) => history.player_mut(StartNumber(white)).unwrap().set_entry(round, Entry::Bye(ByeKind::Zero)),
                    _ => history.player_mut(StartNumber(black)).unwrap().set_entry(round, Entry::Bye(ByeKind::Zero)),
                }
            }
        }
        for (player, rating) in history.players.iter_mut().zip(ratings) {
            player.rating = Some(rating);
        }
        if is_three_one_zero {
            history.scoring = three_one_zero();
        }
        (history, Rules::all_play_all(u8::try_from(cycles).unwrap()))
    }
}

fn ranked(history: &History, rules: &Rules, code: &str) -> Standings {
    let code: TieBreak = code.parse().unwrap();
    standings(history, LAST, &rules.clone().with_tiebreaks(&[code]))
}

/// Beyond any round.
const LAST: u32 = 99;

fn same(
    history: &History,
    rules: &Rules,
    code: &str,
    slow: impl Fn(StartNumber) -> Option<String>,
) -> Result<(), TestCaseError> {
    for row in ranked(history, rules, code).rows {
        let fast = row.tiebreaks[0].steps.first().map(ToString::to_string);
        prop_assert_eq!(fast, slow(row.player), "{} of {}", code, row.player);
    }
    Ok(())
}

fn all_agree(history: &History, rules: &Rules) -> Result<(), TestCaseError> {
    let rounds = if rules.all_play_all { history.rounds } else { history.paired_rounds() };
    let slow = Slow { history, round_robin: rules.all_play_all, rounds };
    for (cut, low, high) in CUTS {
        for (played, suffix) in [(false, ""), (true, "/P")] {
            let code = |name: &str| format!("{name}{cut}{suffix}");
            same(history, rules, &code("BH"), |player| Some(slow.buchholz(player, false, played, low, high)))?;
            same(history, rules, &code("FB"), |player| Some(slow.buchholz(player, true, played, low, high)))?;
            same(history, rules, &code("SB"), |player| Some(slow.sonneborn_berger(player, played, low, high)))?;
        }
        let average = |player| slow.average_rating(player, low, high).map(|rating| rating.to_string());
        same(history, rules, &format!("ARO{cut}"), average)?;
    }
    for code in ["WIN", "WON", "BPG", "BWG", "REP", "STD"] {
        same(history, rules, code, |player| Some(slow.rounds_with(player, code)))?;
    }
    for (code, cut) in [("PS", 0), ("PS/C1", 1), ("PS/C3", 3)] {
        same(history, rules, code, |player| Some(slow.progressive(player, cut)))?;
    }
    for (code, limit) in [("KS", 0), ("KS/L+1", 1), ("KS/L-3", -3)] {
        same(history, rules, code, |player| Some(slow.koya(player, limit)))?;
    }
    same(history, rules, "AOB", |player| slow.average_buchholz(player, false))?;
    same(history, rules, "AOB/F", |player| slow.average_buchholz(player, true))?;
    let text = |figure: Option<i64>| figure.map(|figure| figure.to_string());
    same(history, rules, "TPR", |player| text(slow.performance(player)))?;
    same(history, rules, "PTP", |player| text(slow.perfect(player)))?;
    same(history, rules, "APRO", |player| text(slow.average_of(player, |other| slow.performance(other))))?;
    same(history, rules, "APPO", |player| text(slow.average_of(player, |other| slow.perfect(other))))?;
    for (code, played) in [("DE", false), ("DE/P", true)] {
        let places = slow.encounters(played);
        let table = ranked(history, rules, code);
        for row in &table.rows {
            let is_level = table.rows.iter().filter(|other| other.points == row.points).count() > 1;
            let place = places.iter().find(|(player, _)| *player == row.player).map(|(_, place)| place.to_string());
            let fast = row.tiebreaks[0].steps.first().map(ToString::to_string);
            prop_assert_eq!(fast, place.filter(|_| is_level), "{} of {}", code, row.player);
        }
    }
    Ok(())
}

fn everything() -> Vec<TieBreak> {
    let codes = "DE,BH/C1,BH/M2/P,FB,AOB/F,SB/C2,KS/L-1,ARO/C1,TPR,PTP,APRO,APPO,PS/C1,STD,REP,DE/P,RTNG/R,lot";
    codes.split(',').map(|code| code.parse().unwrap()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, ..ProptestConfig::default() })]

    #[test]
    fn a_swiss_computed_fast_and_slowly_is_the_same(history in any_swiss()) {
        all_agree(&history, &Rules::other_group())?;
    }

    #[test]
    fn nobody_overtakes_a_group_already_parted(history in any_swiss()) {
        let list = everything();
        let rules = |count: usize| Rules::other_group().with_tiebreaks(&list[..count]);
        for count in 1..=list.len() {
            let (before, after) = (standings(&history, LAST, &rules(count - 1)), standings(&history, LAST, &rules(count)));
            let place = |table: &Standings, player| table.rows.iter().find(|row| row.player == player).unwrap().place;
            for pair in after.rows.windows(2) {
                prop_assert!(place(&before, pair[0].player) <= place(&before, pair[1].player));
            }
        }
    }

    #[test]
    fn values_do_not_depend_on_the_numbers_of_the_players(history in any_swiss(), shift in 1u32..40) {
        let turned = renumbered(&history, |number| StartNumber((number.0 * 7 + shift) % 97 + 1));
        let codes: Vec<TieBreak> = everything().into_iter().filter(|code| code.key() != "lot").collect();
        let rules = Rules::other_group().with_tiebreaks(&codes);
        let values = |table: Standings| {
            let row = |row: rokade_standings::Row| (row.place, row.tiebreaks.into_iter().map(|value| value.steps).collect::<Vec<_>>());
            table.rows.into_iter().map(row).collect::<Vec<_>>()
        };
        let (mut one, mut other) = (values(standings(&history, LAST, &rules)), values(standings(&turned, LAST, &rules)));
        one.sort();
        other.sort();
        prop_assert_eq!(one, other);
    }

    #[test]
    fn words_do_not_change_a_value_and_sums_are_those_of_their_terms(history in any_swiss()) {
        let rules = Rules::other_group().with_tiebreaks(&everything());
        let (plain, told) = (standings(&history, LAST, &rules), standings_explained(&history, LAST, &rules));
        for (plain, told) in plain.rows.iter().zip(&told.rows) {
            prop_assert_eq!((plain.place, plain.player), (told.place, told.player));
            for (plain, told) in plain.tiebreaks.iter().zip(&told.tiebreaks) {
                prop_assert_eq!(&plain.steps, &told.steps);
                prop_assert_eq!(told.steps.is_empty(), told.missing.is_some());
                let is_sum = ["BH", "FB", "SB", "KS", "PS", "STD", "REP"].contains(&told.tiebreak.key().split('/').next().unwrap());
                if is_sum {
                    let sum = told.terms.iter().filter(|term| term.counted).map(|term| term.value).sum();
                    prop_assert_eq!(told.steps[0], sum, "{}", told.tiebreak);
                    prop_assert!(told.terms.iter().all(|term| term.cut.is_none() || !term.counted));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn a_round_robin_computed_fast_and_slowly_is_the_same((history, rules) in any_round_robin()) {
        all_agree(&history, &rules)?;
    }
}

fn renumbered(history: &History, number: impl Fn(StartNumber) -> StartNumber) -> History {
    let mut turned = history.clone();
    for player in &mut turned.players {
        player.number = number(player.number);
        for entry in &mut player.rounds {
            if let Entry::Game { opponent, .. } = entry {
                *opponent = number(*opponent);
            }
        }
    }
    turned.players.sort_by_key(|player| player.number);
    turned
}

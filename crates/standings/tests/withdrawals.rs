//! § 16: leaving before the end, from both sides of one half.

mod event;

use event::{after, all_play_all, event, game, steps, swiss, table, withdraw};
use rokade_clause::Fact;
use rokade_model::{ByeKind, Entry, GameResult, HalfPoints, Mark, StartNumber};
use rokade_standings::{Cell, Rules, Standing, TieBreak, cross_table, explain, history_as_counted, standings};

/// Five players, four games each. Player 5 beats 1 and loses to 2; what follows is up to the test.
fn five_players(last_of_five: &str) -> rokade_model::History {
    event(
        5,
        5,
        &[
            "5-1 1-0, 2-3 1-0, 4 Z",
            &format!("{last_of_five}1-4 1-0, 3 Z"),
            "1-2 1-0, 3-4 1/2-1/2, 5 Z",
            "1-3 1-0, 2-4 1-0",
            "1 Z, 2 Z, 3 Z, 4 Z",
        ],
    )
}

#[test]
fn d4_1_16a_below_half_the_points_do_not_count() {
    // 5 completed one game of four, 25 %. 1's loss to 5 is gone: 3 of 3; 2 has 2, 3 and 4 have ½.
    let mut history = five_players("");
    withdraw(&mut history, StartNumber(5), 1);
    let rules = Rules::all_play_all(1);
    let standings = after(&history, &rules);
    assert_eq!(table(&standings), "1. 1 3, 2. 2 2, =3. 3 0.5, =3. 4 0.5");
    let excluded = &standings.excluded[0];
    assert_eq!((excluded.player, excluded.points, excluded.games), (StartNumber(5), HalfPoints::ONE, 1));
    assert_eq!(excluded.reason.key, "withdrew_below_half");
    assert_eq!(excluded.reason.clauses[0].as_str(), "D4.1-16a");
    assert_eq!(excluded.reason.facts["completed"], Fact::Number(1));
    assert_eq!(excluded.reason.facts["scheduled"], Fact::Number(4));
    // Sonneborn-Berger too: 1 beat 2, 3 and 4: 2 + ½ + ½.
    assert_eq!(steps(&standings, StartNumber(1)), ["3"]);
}

#[test]
fn d4_1_16a_points_won_against_the_leaver_are_gone_as_well() {
    // 3 lost to 1 in round 1 and left: the win is worth nothing.
    let mut history = event(4, 3, &["1-3 1-0, 2-4 1/2-1/2", "1-2 1/2-1/2", "1-4 1/2-1/2"]);
    withdraw(&mut history, StartNumber(3), 1);
    let standings = after(&history, &Rules::all_play_all(1));
    assert_eq!(table(&standings), "=1. 1 1, =1. 2 1, =1. 4 1");
    assert!(standings.rows.iter().all(|row| row.games == 2));
}

#[test]
fn d4_1_16b_exactly_half_counts_and_the_rest_is_lost() {
    // 5 completed two of four, 50 %: beat 1, lost to 2; 3 and 4 get a point each.
    // 1: 0 1 1 1 = 3, 2: 1 0 1 1 = 3, 3: ½ + 1, 4: ½ + 1, 5: 1. Ten games, ten points.
    let mut history = five_players("2-5 1-0, ");
    withdraw(&mut history, StartNumber(5), 2);
    let standings = after(&history, &Rules::all_play_all(1));
    assert_eq!(table(&standings), "1. 1 3, 2. 2 3, =3. 3 1.5, =3. 4 1.5, 5. 5 1");
    assert!(standings.excluded.is_empty());
    // Sonneborn-Berger: 1 beat 4, 2, 3: 1½ + 3 + 1½. 2 beat 3, 5, 4: 1½ + 1 + 1½. 3 drew with 4
    // (¾) and won the unplayed game with 5 (1).
    assert_eq!([1, 2, 3].map(|player| steps(&standings, StartNumber(player)).join(" ")), ["6", "4", "1.75"]);
}

#[test]
fn d4_1_16b_from_half_on_both_sides_of_the_line() {
    // Fifty players twice round: 98 games. 48 completed are below half, 49 are half.
    let excluded_after = |left| {
        let history = all_play_all(50, 2, &[(StartNumber(1), left)]);
        after(&history, &Rules::all_play_all(2)).excluded.len()
    };
    assert_eq!((excluded_after(48), excluded_after(49)), (1, 0));
    // Fifty players once round: 49 games, of which 24 are 48.98 % and 25 are 51 %.
    let excluded_after = |left| {
        let history = all_play_all(50, 1, &[(StartNumber(1), left)]);
        after(&history, &Rules::all_play_all(1)).excluded.len()
    };
    assert_eq!((excluded_after(24), excluded_after(25)), (1, 0));
}

#[test]
fn d4_1_16b_every_opponent_not_met_gets_the_point_once() {
    // Six players, the lower wins; 1 leaves after three of five games, so two opponents get a point
    // from him they would not have had.
    let history = all_play_all(6, 1, &[(StartNumber(1), 3)]);
    let rules = Rules::all_play_all(1);
    let standings = after(&history, &rules);
    let total: HalfPoints = standings.rows.iter().map(|row| row.points).sum();
    assert_eq!(total, HalfPoints::ONE * 15);
    let one = standings.rows.iter().find(|row| row.player == StartNumber(1)).unwrap();
    assert_eq!((one.points, one.games), (HalfPoints::ONE * 3, 3));
    let awarded = explain(&history, 5, &rules, StartNumber(1)).rounds.into_iter().filter(|line| line.reason.is_some());
    assert_eq!(awarded.map(|line| line.mark).collect::<Vec<_>>(), [Some(Mark::ForfeitLoss); 2]);
}

#[test]
fn d4_1_16b_a_forfeit_already_written_is_not_awarded_again() {
    let mut history = five_players("2-5 1-0, ");
    game(&mut history, 5, 3, 5, Some(GameResult::BlackForfeits));
    withdraw(&mut history, StartNumber(5), 2);
    let standings = after(&history, &Rules::all_play_all(1));
    assert_eq!(table(&standings).matches(" 3 1.5").count(), 1);
    assert_eq!(standings.rows.iter().map(|row| row.points).sum::<HalfPoints>(), HalfPoints::ONE * 10);
}

#[test]
fn d4_1_16b_a_pairing_nobody_will_play_is_decided_where_it_stands() {
    let mut history = five_players("2-5 1-0, ");
    game(&mut history, 5, 3, 5, None);
    withdraw(&mut history, StartNumber(5), 2);
    let counted = history_as_counted(&history, 5, &Rules::all_play_all(1));
    let entry = counted.player(StartNumber(3)).unwrap().entry(5);
    assert!(matches!(entry, Entry::Game { opponent: StartNumber(5), color: Some(_), mark: Some(Mark::ForfeitWin) }));
}

#[test]
fn d4_1_16b_two_who_left_get_nothing_from_each_other() {
    // Six players; 4 and 6 would have met in round 5 and leave after three rounds each.
    let history = all_play_all(6, 1, &[(StartNumber(4), 3), (StartNumber(6), 3)]);
    let met =
        history.player(StartNumber(4)).unwrap().rounds.iter().any(|entry| entry.opponent() == Some(StartNumber(6)));
    let standings = after(&history, &Rules::all_play_all(1));
    let total: HalfPoints = standings.rows.iter().map(|row| row.points).sum();
    assert!(!met && standings.excluded.is_empty());
    assert_eq!(total, HalfPoints::ONE * 14);
}

#[test]
fn d4_1_16b_forfeits_are_not_completed_games() {
    // Two of four games, but one of them was won because nobody came.
    let mut history = five_players("5-2 +:-, ");
    withdraw(&mut history, StartNumber(5), 2);
    assert_eq!(after(&history, &Rules::all_play_all(1)).excluded.len(), 1);
}

#[test]
fn d4_1_16b_a_game_with_an_excluded_player_was_completed_all_the_same() {
    // 5 left after one game, with 4; 4 leaves after two of four, one of them that game: half.
    let mut history = event(5, 5, &["4-5 1-0, 1-2 1-0, 3 Z", "3-4 1-0", "1-3 1-0", "2-3 1-0", ""]);
    withdraw(&mut history, StartNumber(5), 1);
    withdraw(&mut history, StartNumber(4), 2);
    let rules = Rules::all_play_all(1);
    let standings = after(&history, &rules);
    assert_eq!(standings.excluded.iter().map(|excluded| excluded.player).collect::<Vec<_>>(), [StartNumber(5)]);
    // 1 beat 2 and 3, 2 beat 3, 3 beat 4; 1 and 2 get a point each from 4.
    assert_eq!(table(&standings), "1. 1 3, 2. 2 2, 3. 3 1, 4. 4 0");
    let counted = history_as_counted(&history, 5, &rules);
    let again = after(&counted, &rules);
    assert_eq!((table(&again), again.excluded), (table(&standings), standings.excluded));
}

#[test]
fn d4_1_16b_counts_only_once_the_player_has_left() {
    let history = all_play_all(6, 1, &[(StartNumber(1), 3)]);
    let rules = Rules::all_play_all(1);
    assert_eq!(standings(&history, 2, &rules).rows.iter().map(|row| row.points.0).sum::<i32>(), 2 * 6);
    assert_eq!(standings(&history, 3, &rules).rows.iter().map(|row| row.points.0).sum::<i32>(), 2 * (9 + 2));
}

#[test]
fn d4_1_16c_in_other_groups_the_score_stays_and_counts() {
    let mut history = five_players("");
    withdraw(&mut history, StartNumber(5), 1);
    let rules = swiss(&[TieBreak::DsuOrdinary]);
    let standings = after(&history, &rules);
    assert!(standings.excluded.is_empty());
    assert_eq!(standings.rows.iter().find(|row| row.player == StartNumber(5)).unwrap().points, HalfPoints::ONE);
    assert_eq!(history_as_counted(&history, 5, &rules), history);
}

#[test]
fn d4_1_16d_the_bye_a_withdrawal_makes_gives_a_point() {
    let history = event(3, 1, &["1-2 1-0, 3 U"]);
    let rules = swiss(&[TieBreak::DsuOrdinary]);
    assert_eq!(table(&after(&history, &rules)), "=1. 1 1, =1. 3 1, 3. 2 0");
    let line = &explain(&history, 1, &rules, StartNumber(3)).rounds[0];
    assert_eq!((line.bye, line.points), (Some(ByeKind::PairingAllocated), HalfPoints::ONE));
    assert_eq!(line.reason.as_ref().unwrap().clauses[0].as_str(), "D4.1-16d");
}

#[test]
fn d4_1_16d_is_not_for_all_play_all() {
    // Four players; 4 left after one of three games, and a file gives a bye to those who would have met him.
    let mut history = event(4, 3, &["1-4 1-0, 2-3 1-0", "2 U, 1-3 1-0", "3 U, 1-2 1-0"]);
    withdraw(&mut history, StartNumber(4), 1);
    let standings = after(&history, &Rules::all_play_all(1));
    assert_eq!(table(&standings), "1. 1 2, 2. 2 1, 3. 3 0");
}

#[test]
fn d4_1_24a_all_play_all_shares_cash_and_gives_trophies_by_sonneborn_berger() {
    let history = event(4, 3, &["1-4 0-1, 2-3 1-0", "4-3 1/2-1/2, 1-2 1-0", "2-4 1-0, 3-1 1/2-1/2"]);
    let rules = Rules::all_play_all(1);
    assert_eq!(rules.tiebreaks, [TieBreak::DsuSonnebornBerger]);
    let rule = rokade_standings::PrizeRule::handbook(&rules);
    assert_eq!((rule.clause.as_str(), rule.cash), ("D4.1-24a", rokade_standings::Cash::SharedOnPoints));
    let rows = after(&history, &rules).rows;
    let together = rows.chunk_by(|one, other| one.points == other.points);
    let together: Vec<Vec<StartNumber>> = together.map(|rows| rows.iter().map(|row| row.player).collect()).collect();
    assert_eq!(together, [vec![2], vec![1, 4], vec![3]]);
    assert_eq!(rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn d4_1_24b_other_groups_give_all_prizes_by_ordinary_correction() {
    let rules = Rules::other_group();
    assert_eq!(rules.tiebreaks, [TieBreak::DsuOrdinary]);
    let rule = rokade_standings::PrizeRule::handbook(&rules);
    assert_eq!((rule.clause.as_str(), rule.cash), ("D4.1-24b", rokade_standings::Cash::ByCorrection));
    let rows = after(&event::four_rounds(4), &rules).rows;
    assert_eq!(rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn the_cross_table_shows_the_games_that_do_not_count() {
    let mut history = five_players("");
    withdraw(&mut history, StartNumber(5), 1);
    let table = cross_table(&history, 5, &Rules::all_play_all(1));
    assert_eq!(
        table.rows.iter().map(|row| (row.player, row.place)).collect::<Vec<_>>(),
        [
            (StartNumber(1), Some(1)),
            (StartNumber(2), Some(2)),
            (StartNumber(3), Some(3)),
            (StartNumber(4), Some(3)),
            (StartNumber(5), None)
        ]
    );
    let (first, last) = (&table.rows[0], &table.rows[4]);
    assert_eq!(first.cells[0], Cell::Own);
    let Cell::Games(games) = &first.cells[4] else { panic!("1 met 5") };
    assert!(!games[0].counts && games[0].opponent_line == Some(5) && games[0].mark == Some(Mark::Loss));
    assert_eq!((last.points, last.besides), (HalfPoints::ONE, HalfPoints::ZERO));
    assert!(last.excluded.is_some() && last.cells[1] == Cell::Empty);
}

#[test]
fn an_excluded_player_is_explained() {
    let mut history = five_players("");
    withdraw(&mut history, StartNumber(5), 1);
    let explanation = explain(&history, 5, &Rules::all_play_all(1), StartNumber(5));
    assert!(matches!(&explanation.standing, Standing::Excluded(reason) if reason.key == "withdrew_below_half"));
    assert_eq!(explanation.points, HalfPoints::ONE);
    assert!(explanation.rounds.iter().all(|line| !line.counts));
    let unknown = explain(&history, 5, &Rules::all_play_all(1), StartNumber(17));
    assert!(matches!(&unknown.standing, Standing::Unknown(reason) if reason.key == "unknown_player"));
}

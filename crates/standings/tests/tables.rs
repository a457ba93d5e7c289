//! Order, groups ranked apart, cross tables and explanations.

mod event;

use event::{after, event, four_rounds, swiss, table};
use rokade_clause::Fact;
use rokade_model::{Color, HalfPoints, Mark, StartNumber};
use rokade_standings::{Cell, Columns, Rules, Separator, Standing, TieBreak, cross_table, explain, ranked_apart};

const ORDINARY: TieBreak = TieBreak::DsuOrdinary;

#[test]
fn d4_1_15b_wins_and_draws_make_the_score() {
    // 2: two wins and two draws.
    let standings = after(&four_rounds(4), &swiss(&[]));
    assert_eq!(table(&standings), "1. 2 3, =2. 1 2.5, =2. 4 2.5, =2. 5 2.5, 5. 3 1.5, 6. 6 0");
    assert_eq!(standings.rows[0].games, 4);
}

#[test]
fn d4_1_15b_the_arbiters_points_are_part_of_the_score() {
    let mut history = four_rounds(4);
    history.player_mut(StartNumber(4)).unwrap().adjustment = HalfPoints(-1);
    history.player_mut(StartNumber(6)).unwrap().adjustment = HalfPoints::ONE;
    assert_eq!(table(&after(&history, &swiss(&[]))), "1. 2 3, =2. 1 2.5, =2. 5 2.5, 4. 4 2, 5. 3 1.5, 6. 6 1");
}

#[test]
fn d4_3_5_2b_groups_played_together_are_ranked_apart() {
    // The girls of the group are 4, 5 and 6: same points and corrections, places among themselves.
    let standings = after(&four_rounds(4), &swiss(&[ORDINARY]));
    let girls = ranked_apart(&standings, &[6, 4, 5].map(StartNumber));
    assert_eq!(table(&girls), "1. 5 2.5, 2. 4 2.5, 3. 6 0");
    assert_eq!(girls.rows[0].tiebreaks, standings.rows[2].tiebreaks);
    let by: Vec<_> = girls.rows.iter().map(|row| row.separated_from_next_by.clone()).collect();
    assert_eq!(by, [Some(Separator::TieBreak(ORDINARY)), Some(Separator::Points), None]);
    assert!(ranked_apart(&standings, &[]).rows.is_empty());
}

#[test]
fn d4_3_5_2b_a_place_shared_with_another_group_is_not_shared() {
    let standings = after(&event(4, 1, &["1-2 1-0, 3-4 1-0"]), &swiss(&[]));
    assert_eq!(table(&ranked_apart(&standings, &[StartNumber(3), StartNumber(4)])), "1. 3 1, 2. 4 0");
}

#[test]
fn a_swiss_cross_table_names_line_colour_and_mark_by_round() {
    let table = cross_table(&four_rounds(4), 4, &swiss(&[ORDINARY]));
    assert_eq!(table.columns, Columns::Rounds(vec![1, 2, 3, 4]));
    assert_eq!(table.rows.iter().map(|row| row.player).collect::<Vec<_>>(), [2, 1, 5, 4, 3, 6].map(StartNumber));
    // The winner, player 2: white against 5 (line 3), black against 1 (line 2), white against 3 and 6.
    let games: Vec<_> = table.rows[0]
        .cells
        .iter()
        .map(|cell| match cell {
            Cell::Games(games) => (games[0].opponent_line.unwrap(), games[0].color.unwrap(), games[0].mark.unwrap()),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(
        games,
        [
            (3, Color::White, Mark::Win),
            (2, Color::Black, Mark::Draw),
            (5, Color::White, Mark::Draw),
            (6, Color::White, Mark::Win)
        ]
    );
}

#[test]
fn a_cross_table_shows_byes_and_empty_rounds() {
    let table = cross_table(&event(3, 2, &["1-2 1-0, 3 U", "1-3 *"]), 2, &swiss(&[ORDINARY]));
    let row = |player| table.rows.iter().find(|row| row.player == player).unwrap();
    assert!(matches!(row(StartNumber(3)).cells[0], Cell::Bye { points: HalfPoints::ONE, .. }));
    assert_eq!(row(StartNumber(2)).cells[1], Cell::Empty);
    let Cell::Games(games) = &row(StartNumber(3)).cells[1] else { panic!("a game") };
    assert_eq!((games[0].mark, games[0].points), (None, HalfPoints::HALF));
    assert_eq!(games[0].reason.as_ref().unwrap().key, "unfinished_counts_half");
}

#[test]
fn a_double_all_play_all_has_both_games_in_one_cell() {
    let history = event::all_play_all(4, 2, &[]);
    let table = cross_table(&history, 6, &Rules::all_play_all(2));
    assert_eq!(table.columns, Columns::Opponents([1, 2, 3, 4].map(StartNumber).to_vec()));
    let Cell::Games(games) = &table.rows[0].cells[3] else { panic!("games") };
    assert_eq!(games.len(), 2);
    assert_eq!(table.rows[0].points, HalfPoints::ONE * 6);
}

#[test]
fn an_explanation_names_what_parted_the_neighbours() {
    let explanation = explain(&four_rounds(4), 4, &swiss(&[ORDINARY]), StartNumber(5));
    assert_eq!(explanation.standing, Standing::Placed { place: 3, shared: false });
    let above = explanation.above.unwrap();
    assert_eq!((above.player, above.place, above.step), (StartNumber(1), 2, 2));
    assert_eq!(above.reason.key, "separated_by_correction");
    assert_eq!(above.reason.clauses[0].as_str(), "D4.9.10.2");
    assert_eq!(above.reason.facts["upper_value"], Fact::HalfPoints(19));
    assert_eq!(above.reason.facts["lower_value"], Fact::HalfPoints(16));
    assert_eq!(above.reason.facts["step"], Fact::Number(3));
    let below = explanation.below.unwrap();
    assert_eq!((below.player, below.by, below.step), (StartNumber(4), Some(Separator::TieBreak(ORDINARY)), 0));
}

#[test]
fn an_explanation_knows_the_ends_of_the_table_and_shared_places() {
    let first = explain(&four_rounds(4), 4, &swiss(&[]), StartNumber(2));
    assert_eq!(first.above, None);
    assert_eq!(first.below.unwrap().reason.key, "separated_by_points");
    let last = explain(&four_rounds(4), 4, &swiss(&[]), StartNumber(6));
    assert_eq!(last.below, None);
    let shared = explain(&four_rounds(4), 4, &swiss(&[]), StartNumber(4));
    assert_eq!(shared.standing, Standing::Placed { place: 2, shared: true });
    assert_eq!(shared.above.unwrap().reason.key, "shared_place");
}

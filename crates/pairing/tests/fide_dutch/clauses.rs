//! Definitions, absolute criteria and colours, one small field each.

use rokade_model::{ByeKind, Color, GameResult, HalfPoints, History, Scoring, StartNumber};
use rokade_pairing::{Direction, Proposal, judge, pair};

use crate::fields::{bye, field, forbid, game, withdraw, written};
use crate::{accelerated, dutch};

const DRAW: Option<GameResult> = Some(GameResult::Draw);

/// Players with these colours, all games drawn with others who have left since.
fn with_colours(rounds: u32, colours: &[&str]) -> History {
    let length = colours.iter().map(|one| one.len()).max().unwrap() as u32;
    let stay = colours.len() as u32;
    let mut history = field(stay * (1 + length), rounds);
    for (player, colours) in (1..).zip(colours) {
        let missing = length - colours.len() as u32;
        (1..=missing).for_each(|round| bye(&mut history, round, StartNumber(player), ByeKind::Half));
        for (at, colour) in colours.chars().enumerate() {
            let round = missing + at as u32 + 1;
            let other = stay * round + player;
            let (white, black) = if colour == 'W' { (player, other) } else { (other, player) };
            game(&mut history, round, StartNumber(white), StartNumber(black), DRAW);
        }
    }
    (stay + 1..=stay * (1 + length)).for_each(|number| withdraw(&mut history, StartNumber(number), length, number));
    history
}

/// The board of players 1 and 2 and the clause of its colours.
fn colours(first: &str, second: &str, rounds: u32) -> Option<(String, String)> {
    let history = with_colours(rounds, &[first, second]);
    let round = first.len().max(second.len()) as u32 + 1;
    let pairing = pair(&dutch(&history, round)).ok()?;
    let clause = pairing.boards[0].colour.clauses[0].as_str().rsplit(':').next().unwrap().to_owned();
    Some((written(&pairing), clause))
}

fn given(board: &str, clause: &str) -> Option<(String, String)> {
    Some((board.to_owned(), clause.to_owned()))
}

#[test]
fn fide_c_04_3_2026_e1_both_preferences_are_granted() {
    assert_eq!(colours("W", "B", 9), given("2-1", "E1"));
    assert_eq!(colours("B", "W", 9), given("1-2", "E1"));
    assert_eq!(colours("W", "", 9), given("2-1", "E1"), "somebody without a preference takes what is left");
}

#[test]
fn fide_c_04_3_2026_e2_the_stronger_preference_is_granted() {
    assert_eq!(colours("BW", "WBW", 9), given("1-2", "E2"), "strong before mild");
    assert_eq!(colours("WBW", "BW", 9), given("2-1", "E2"));
    assert_eq!(colours("WBW", "BWW", 9), given("1-2", "E2"), "absolute before strong");
    let mut history = with_colours(4, &["BWW", "WW"]);
    history.players[0].adjustment = HalfPoints(1);
    history.players[1].adjustment = HalfPoints(1);
    assert_eq!(written(&pair(&dutch(&history, 4)).unwrap()), "1-2", "of two absolute ones the wider difference");
}

#[test]
fn fide_c_04_3_2026_e3_colours_alternate_from_the_latest_difference() {
    assert_eq!(colours("WBBW", "BWBW", 9), given("1-2", "E3"));
    assert_eq!(colours("BWBW", "WBBW", 9), given("2-1", "E3"));
}

#[test]
fn fide_c_04_3_2026_e4_the_higher_ranked_has_the_preference() {
    assert_eq!(colours("W", "W", 9), given("2-1", "E4"));
    assert_eq!(colours("WB", "WB", 9), given("1-2", "E4"));
}

#[test]
fn fide_c_04_3_2026_e5_the_lot_decides_by_pairing_number() {
    let mut history = field(6, 5);
    let first = pair(&dutch(&history, 1)).unwrap();
    assert_eq!(written(&first), "1-4 5-2 3-6");
    assert_eq!(first.boards[0].colour.clauses[0].as_str(), "FIDE-C.04.3-2026:E5");
    history.initial_color = Some(Color::Black);
    assert_eq!(written(&pair(&dutch(&history, 1)).unwrap()), "4-1 2-5 6-3");
}

#[test]
fn fide_c_04_3_2026_e5_numbers_count_those_who_have_taken_part() {
    let mut history = field(9, 5);
    bye(&mut history, 1, StartNumber(2), ByeKind::Half);
    let first = pair(&dutch(&history, 1)).unwrap();
    assert_eq!(written(&first), "1-6 7-3 4-8 9-5");
    assert!(first.boards[0].colour.readings.is_empty(), "1 has number 1 either way");
    assert_eq!(first.boards[1].colour.readings, ["fide-dutch-numbers"]);
    // Four games not played, so that nobody has a colour: now 2 has a number and so has everybody else.
    for (white, black) in [(1, 6), (7, 3), (4, 8), (9, 5)] {
        game(&mut history, 1, StartNumber(white), StartNumber(black), Some(GameResult::BothForfeit));
    }
    bye(&mut history, 2, StartNumber(2), ByeKind::Zero);
    let second = pair(&dutch(&history, 2)).unwrap();
    assert_eq!(written(&second), "1-6 7-3 4-8 9-5", "2 has still not taken part");
    history.players[1].rounds.truncate(1);
    let second = pair(&dutch(&history, 2)).unwrap();
    assert_eq!(written(&second).split(' ').next(), Some("1-2"), "2 is the second of nine: {}", written(&second));
}

#[test]
fn fide_c_04_2_2026_colours_of_unplayed_games_do_not_count() {
    let mut history = field(4, 5);
    game(&mut history, 1, StartNumber(1), StartNumber(3), Some(GameResult::BlackForfeits));
    game(&mut history, 1, StartNumber(4), StartNumber(2), Some(GameResult::WhiteForfeits));
    // Nobody has a colour yet, and the two who were to meet may be paired.
    let second = pair(&dutch(&history, 2)).unwrap();
    assert_eq!(written(&second), "1-2 3-4");
    assert!(second.boards.iter().all(|board| board.colour.clauses[0].as_str().ends_with("E5")));
}

#[test]
fn fide_c_04_3_2026_preference_grows_from_mild_to_absolute() {
    // Two absolute preferences for one colour do not meet; anything weaker does.
    assert!(colours("WW", "WW", 9).is_none(), "the same colour twice running");
    assert!(colours("WBWW", "WWBW", 9).is_none(), "a difference of two");
    assert!(colours("WBW", "WBW", 9).is_some(), "a difference of one");
    assert!(colours("BW", "BW", 9).is_some(), "alternation only");
}

#[test]
fn fide_c_04_3_2026_topscorer_may_clash_in_the_last_round() {
    let mut history = with_colours(3, &["WW", "WW"]);
    assert!(pair(&dutch(&history, 3)).is_err(), "one point of two is not above half");
    history.players[0].adjustment = HalfPoints(1);
    let last = pair(&dutch(&history, 3)).unwrap();
    assert_eq!(written(&last), "2-1");
    let failings: Vec<&str> = last.boards[0].failings.iter().map(|reason| &*reason.key).collect();
    assert_eq!(failings[..3], ["dutch_board_difference", "dutch_board_third", "dutch_board_preference"]);
    history.rounds = 4;
    assert!(pair(&dutch(&history, 3)).is_err(), "only in the last round");
}

#[test]
fn fide_c_04_3_2026_c10_of_topscorers_who_clash_the_wide_differences_are_kept_apart() {
    // All must have Black. By the plain order 1 meets 3, and one of them would be three Whites ahead.
    let mut history = with_colours(4, &["WW", "BWW", "WW", "BWW"]);
    history.players.iter_mut().for_each(|player| player.adjustment = HalfPoints(1));
    let last = pair(&dutch(&history, 4)).unwrap();
    assert_eq!(written(&last), "4-1 2-3");
    let plain = judge(
        &dutch(&history, 4),
        &Proposal { boards: vec![(StartNumber(3), StartNumber(1)), (StartNumber(4), StartNumber(2))], byes: vec![] },
    );
    assert_eq!(plain.deciding.unwrap().as_str(), "FIDE-C.04.3-2026:C10");
    assert_eq!((plain.proposed_value, plain.engine_value), (Some(1), Some(0)));
}

#[test]
fn fide_c_04_3_2026_c1_nobody_meets_twice() {
    let mut history = field(2, 3);
    game(&mut history, 1, StartNumber(1), StartNumber(2), DRAW);
    let no = pair(&dutch(&history, 2)).unwrap_err();
    assert_eq!((&*no.reason.key, no.unmatched_set.len()), ("no_complete_matching", 1));
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::BlackForfeits));
    assert_eq!(written(&pair(&dutch(&history, 2)).unwrap()), "1-2", "a forfeited game is no meeting");
    forbid(&mut history, [1, 2].map(StartNumber));
    assert!(pair(&dutch(&history, 2)).is_err());
}

#[test]
fn fide_c_04_3_2026_c1_the_board_says_who_was_met() {
    let mut history = field(6, 5);
    game(&mut history, 1, StartNumber(4), StartNumber(1), DRAW);
    game(&mut history, 1, StartNumber(2), StartNumber(5), DRAW);
    game(&mut history, 1, StartNumber(3), StartNumber(6), DRAW);
    let second = pair(&dutch(&history, 2)).unwrap();
    let met = second.boards.iter().flat_map(|board| &board.reasons);
    let met: Vec<_> = met.filter(|passed| passed.reason.key == "dutch_met_before").collect();
    assert!(
        met.iter().any(|passed| (passed.player, passed.would_have_met) == (StartNumber(2), StartNumber(5))),
        "{second:?}"
    );
}

#[test]
fn fide_c_04_3_2026_c2_the_bye_is_barred_after_a_win_s_points_without_play() {
    let who = |kind: Option<ByeKind>, result: GameResult| {
        let mut history = field(5, 5);
        game(&mut history, 1, StartNumber(1), StartNumber(2), DRAW);
        match kind {
            Some(kind) => bye(&mut history, 1, StartNumber(5), kind),
            None => game(&mut history, 1, StartNumber(5), StartNumber(4), Some(result)),
        }
        // All on half a point, so that only the bar and the order speak.
        for player in &mut history.players {
            let own: i32 = player.entry(1).points(&Scoring::default()).0;
            player.adjustment = HalfPoints(2 - own);
        }
        pair(&dutch(&history, 2)).unwrap().bye.unwrap().player
    };
    assert_ne!(who(Some(ByeKind::PairingAllocated), GameResult::Draw), StartNumber(5));
    assert_ne!(who(Some(ByeKind::Full), GameResult::Draw), StartNumber(5));
    assert_ne!(who(None, GameResult::BlackForfeits), StartNumber(5));
    // The others here have fewer unplayed games (C9), so a half-point bye is asked about by the judge.
    let mut history = field(3, 5);
    bye(&mut history, 1, StartNumber(3), ByeKind::Half);
    let half = judge(
        &dutch(&history, 2),
        &Proposal { boards: vec![(StartNumber(1), StartNumber(2))], byes: vec![StartNumber(3)] },
    );
    assert!(half.is_legal());
    bye(&mut history, 1, StartNumber(3), ByeKind::Full);
    let full = judge(
        &dutch(&history, 2),
        &Proposal { boards: vec![(StartNumber(1), StartNumber(2))], byes: vec![StartNumber(3)] },
    );
    let keys: Vec<&str> = full.breaches.iter().map(|reason| &*reason.key).collect();
    assert_eq!(keys, ["dutch_breach_bye"]);
}

#[test]
fn fide_c_04_3_2026_c3_two_absolute_preferences_are_a_breach() {
    let history = with_colours(9, &["WW", "WW"]);
    let judged = judge(&dutch(&history, 3), &Proposal { boards: vec![(StartNumber(1), StartNumber(2))], byes: vec![] });
    assert_eq!(judged.breaches[0].key, "dutch_breach_absolute");
    assert_eq!(judged.deciding.unwrap().as_str(), "FIDE-C.04.3-2026:C3");
}

#[test]
fn fide_c_04_3_2026_c4_the_rest_must_be_pairable() {
    // 3 and 4 have met and have nobody else, so the two above come down to them.
    let mut history = field(4, 5);
    game(&mut history, 1, StartNumber(3), StartNumber(4), Some(GameResult::BothLose));
    bye(&mut history, 1, StartNumber(1), ByeKind::Half);
    bye(&mut history, 1, StartNumber(2), ByeKind::Half);
    let second = pair(&dutch(&history, 2)).unwrap();
    assert_eq!(written(&second), "1-3 4-2");
    assert_eq!(second.floats.iter().filter(|float| float.direction == Direction::Down).count(), 2);
    assert_eq!(second.groups[0].failings[0].key, "dutch_c6");
}

#[test]
fn fide_c_04_3_2026_c5_the_bye_goes_to_the_lowest_score_possible() {
    let mut history = field(5, 5);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::WhiteWins));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::BlackWins));
    bye(&mut history, 1, StartNumber(5), ByeKind::PairingAllocated);
    let second = pair(&dutch(&history, 2)).unwrap();
    let one = second.bye.unwrap();
    assert_eq!((one.player, one.points), (StartNumber(4), HalfPoints::ONE));
    assert_eq!(one.reason.clauses[0].as_str(), "FIDE-C.04.3-2026:C5");
}

#[test]
fn fide_c_04_1_2026_pab_only_in_an_odd_field_and_worth_what_the_event_says() {
    assert!(pair(&dutch(&field(4, 3), 1)).unwrap().bye.is_none());
    let mut history = field(5, 3);
    history.scoring.pairing_bye = HalfPoints::HALF;
    let one = pair(&dutch(&history, 1)).unwrap().bye.unwrap();
    assert_eq!((one.player, one.points), (StartNumber(5), HalfPoints::HALF));
    let alone = pair(&dutch(&field(1, 3), 1)).unwrap();
    assert_eq!(alone.bye.map(|bye| bye.player), Some(StartNumber(1)));
    assert_eq!(pair(&dutch(&field(0, 3), 1)).unwrap_err().reason.key, "too_few_players");
}

#[test]
fn fide_c_04_2_2026_order_a_late_entry_stands_in_its_proper_place() {
    let mut history = field(4, 3);
    history.seeding = [4, 1, 2, 3].map(StartNumber).to_vec();
    let first = pair(&dutch(&history, 1)).unwrap();
    assert_eq!(written(&first), "4-2 3-1");
    assert_eq!(first.placement, [4, 1, 2, 3]);
}

#[test]
fn fide_c_04_2_2026_boards_go_by_the_score_of_the_higher_ranked() {
    let mut history = field(8, 5);
    for (white, black, result) in [
        (1, 5, GameResult::Draw),
        (6, 2, GameResult::WhiteWins),
        (3, 7, GameResult::Draw),
        (8, 4, GameResult::WhiteWins),
    ] {
        game(&mut history, 1, StartNumber(white), StartNumber(black), Some(result));
    }
    let second = pair(&dutch(&history, 2)).unwrap();
    let best = |at: usize| second.boards[at].scores.0.max(second.boards[at].scores.1);
    assert!((1..second.boards.len()).all(|at| best(at - 1) >= best(at)), "{second:?}");
    assert!([6, 8].contains(&second.boards[0].white.0) && [6, 8].contains(&second.boards[0].black.0));
}

#[test]
fn fide_c_04_3_2026_floats_are_given_by_points_without_play_only() {
    // Everybody but 6 on half a point; one of five floats down to 6. By the plain order that is 5.
    let floater = |kind: ByeKind| {
        let mut history = field(6, 5);
        game(&mut history, 1, StartNumber(1), StartNumber(2), DRAW);
        game(&mut history, 1, StartNumber(3), StartNumber(4), DRAW);
        bye(&mut history, 1, StartNumber(5), kind);
        bye(&mut history, 1, StartNumber(6), ByeKind::Zero);
        if kind == ByeKind::Zero {
            history.players[4].adjustment = HalfPoints::HALF;
        }
        let second = pair(&dutch(&history, 2)).unwrap();
        second.floats.iter().find(|float| float.direction == Direction::Down).map(|float| float.player)
    };
    assert_eq!(floater(ByeKind::Zero), Some(StartNumber(5)), "an absence is no float");
    assert_eq!(floater(ByeKind::Half), Some(StartNumber(3)), "a half-point bye is one, and 5 does not float again");
}

#[test]
fn fide_c_04_7_2026_baku_puts_the_upper_half_above() {
    let history = field(8, 8);
    let first = pair(&accelerated(&history, 1, true)).unwrap();
    assert_eq!(written(&first), "1-3 4-2 5-7 8-6");
    assert_eq!(first.groups.iter().map(|group| group.points.0).collect::<Vec<_>>(), [2, 0]);
    assert_eq!(first.notes[0].key, "dutch_accelerated");
    let groups = |round: u32| {
        let pairing = pair(&accelerated(&history, round, true)).unwrap();
        pairing.groups.iter().map(|group| group.points.0).collect::<Vec<_>>()
    };
    // Four accelerated rounds: two with a whole point, two with half of it.
    assert_eq!([groups(2), groups(3), groups(4), groups(5)], [vec![2, 0], vec![1, 0], vec![1, 0], vec![0]]);
}

#[test]
fn fide_c_04_7_2026_baku_keeps_the_last_player_of_the_upper_group() {
    let upper = |history: &History, round: u32| {
        let pairing = pair(&accelerated(history, round, true)).unwrap();
        let mut upper = [pairing.groups[0].residents.clone(), pairing.groups[0].moved_down.clone()].concat();
        upper.sort_unstable();
        upper
    };
    let mut history = field(10, 8);
    bye(&mut history, 1, StartNumber(2), ByeKind::Zero);
    bye(&mut history, 1, StartNumber(9), ByeKind::Zero);
    // Eight are paired, four of them above: without 2 these are 1, 3, 4 and 5.
    assert_eq!(upper(&history, 1), [1, 3, 4, 5]);
    for (white, black) in [(1, 4), (3, 5), (6, 8), (7, 10)] {
        game(&mut history, 1, StartNumber(white), StartNumber(black), Some(GameResult::Draw));
    }
    // 5 stays the last of them: 2 is stronger and joins them, 9 does not.
    let second = pair(&accelerated(&history, 2, true)).unwrap();
    let above = |group: &rokade_pairing::ScoreGroup| group.points.0 >= 2;
    let mut residents: Vec<StartNumber> =
        second.groups.iter().filter(|group| above(group)).flat_map(|g| g.residents.clone()).collect();
    residents.sort_unstable();
    assert_eq!(residents, [1, 2, 3, 4, 5]);
}

#[test]
fn fide_c_04_3_2026_order_transpositions_come_before_exchanges() {
    let mut history = field(6, 5);
    forbid(&mut history, [1, 4].map(StartNumber));
    assert_eq!(written(&pair(&dutch(&history, 1)).unwrap()), "1-5 4-2 3-6");
    // 1 may meet nobody of the lower half: 3 changes places with 4.
    forbid(&mut history, [1, 5].map(StartNumber));
    forbid(&mut history, [1, 6].map(StartNumber));
    assert_eq!(written(&pair(&dutch(&history, 1)).unwrap()), "1-3 5-2 6-4");
}

//! The DSU rating of whole events, clause by clause.

mod hall;

use hall::{all_play_all, game, open, player, swiss};
use rokade_clause::Fact;
use rokade_model::GameResult::{BlackForfeits, BlackWins, BothForfeit, Draw, HalfToWhite, WhiteForfeits, WhiteWins};
use rokade_model::Notice;
use rokade_rating::dsu::{
    Entrant, Event, EventKind, Game, Group, Method, Origin, RatingSource, Report, StartRating, rate, ratings,
};
use rokade_rating::{Exact, Hundredths, PlayerId, Rating};

fn keys(numbers: [u32; 2]) -> Vec<PlayerId> {
    numbers.map(PlayerId).to_vec()
}

#[test]
fn d4_5_2_the_check_value_of_five_wins_among_equals() {
    let event = swiss(&[1700; 6], (2..=6).map(|black| game(black - 1, 1, black, WhiteWins)).collect());
    let winner = player(&event, 1);
    assert_eq!((winner.points.0, winner.expected, winner.bonus), (10, Hundredths(250), Hundredths(100)));
    assert_eq!((winner.change_exact, winner.new, winner.change), (Exact::whole(105), 1805, 105));
    assert_eq!(player(&event, 2).new, 1685, "half a point less than expected, at 30");
}

/// Rows of a printed table: smallest and largest difference, expected score above and below the average.
fn rows(csv: &str) -> Vec<(i32, i32, Hundredths, Hundredths)> {
    let hundredths = |text: &str| Hundredths(text.replace('.', "").parse().unwrap());
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(',').collect();
        (cells[0].parse().unwrap(), cells[1].parse().unwrap(), hundredths(cells[2]), hundredths(cells[3]))
    };
    csv.lines().skip(1).map(row).collect()
}

/// One player apart from the others by every distance the spread allows: each lands in a row of the table.
fn check_printed_table(csv: &str, players: usize) {
    let rows = rows(csv);
    let mut used = vec![false; rows.len()];
    for apart in -200_i32..=200 {
        let mut field = vec![1700; players];
        field[0] = Rating::try_from(1700 + apart).unwrap();
        let report = rate(&all_play_all(&field, 1, Draw));
        assert_eq!(report.methods[0].method, Method::Average);
        let player = &report.players[0];
        let from_average = player.averages[0].difference;
        let place = rows.iter().position(|row| (row.0..=row.1).contains(&from_average.abs())).unwrap();
        used[place] = true;
        let expected = if from_average < 0 { rows[place].3 } else { rows[place].2 };
        assert_eq!(player.expected, expected, "{from_average} from the average of {players}");
    }
    assert!(used.iter().all(|used| *used), "every row was asked");
}

#[test]
fn d4_5_7_t3_follows_from_the_formula_for_six_players() {
    check_printed_table(include_str!("fixtures/we_group6.csv"), 6);
}

#[test]
fn d4_5_7_t4_follows_from_the_formula_for_eight_players() {
    check_printed_table(include_str!("fixtures/we_group8.csv"), 8);
}

#[test]
fn d4_5_2_1a_the_average_method_needs_all_play_all_and_a_spread_of_200_at_most() {
    let method = |event: &Event| rate(event).methods[0].clone();
    let within = method(&all_play_all(&[1900, 1800, 1750, 1700], 1, Draw));
    assert_eq!((within.method, within.average), (Method::Average, Some(1788)), "1787.5 goes up");
    let beyond = method(&all_play_all(&[1901, 1800, 1750, 1700], 1, Draw));
    assert_eq!((beyond.method, beyond.average), (Method::Difference, None));
    assert_eq!(beyond.reason.key, "rated_by_difference_for_spread");
    let other = Event {
        groups: all_play_all(&[1700; 4], 1, Draw)
            .groups
            .into_iter()
            .map(|group| Group { is_all_play_all: false, ..group })
            .collect(),
        ..all_play_all(&[1700; 4], 1, Draw)
    };
    assert_eq!(method(&other).reason.key, "rated_by_difference");
}

#[test]
fn d4_5_2_1a_a_double_round_robin_expects_twice_as_much() {
    let once = rate(&all_play_all(&[1900, 1800, 1750, 1700], 1, Draw));
    let twice = rate(&all_play_all(&[1900, 1800, 1750, 1700], 2, Draw));
    for (once, twice) in once.players.iter().zip(&twice.players) {
        assert_eq!(twice.expected_sum, once.expected_sum * 2);
        assert!(twice.averages.len() == 2 && twice.readings.contains(&"double_round_robin"));
    }
}

#[test]
fn d4_5_2_1b_the_difference_method_adds_up_table_1_and_names_the_rows() {
    let event =
        swiss(&[1800, 1900, 1650, 800], vec![game(1, 1, 2, Draw), game(2, 3, 1, WhiteWins), game(3, 1, 4, WhiteWins)]);
    let player = player(&event, 1);
    let rows: Vec<_> = player.games.iter().map(|line| line.band.unwrap()).map(|band| (band.from, band.to)).collect();
    assert_eq!(rows, [(99, Some(106)), (146, Some(153)), (736, None)]);
    let expected: Vec<i32> = player.games.iter().map(|line| line.expected.unwrap().0).collect();
    assert_eq!(expected, [36, 70, 100]);
    assert_eq!((player.expected_sum, player.expected), (Hundredths(206), Hundredths(205)));
}

#[test]
fn d4_5_2_1c_dropped_games_leave_the_player_and_the_remaining_opponents() {
    let mut event = all_play_all(&[1800, 1750, 1700, 1610], 1, Draw);
    let dropped = event.groups[0].games.iter_mut().find(|game| (game.white.0, game.black.0) == (1, 4)).unwrap();
    (dropped.result, dropped.notice) = (Some(BlackForfeits), Some(Notice::Accepted));
    let report = rate(&event);
    assert_eq!(report.methods[0].average, Some(1715));
    let line = &report.players[0].averages[0];
    assert_eq!((line.players, line.average), (3, 1750), "1, 2 and 3 remain");
    assert_eq!(report.players[0].expected_sum, Hundredths(3 * 57 - 50));
    assert!(report.players[0].readings.contains(&"dropped_games"));
    assert_eq!(report.players[1].averages[0].average, 1715, "nothing of this player dropped out");
    let mut spread = all_play_all(&[1900, 1750, 1700, 1600], 1, Draw);
    let dropped = spread.groups[0].games.iter_mut().find(|game| (game.white.0, game.black.0) == (1, 4)).unwrap();
    dropped.result = None;
    assert_eq!(rate(&spread).methods[0].method, Method::Difference, "the method is that of the group");
}

#[test]
fn d4_5_2_5_all_who_share_the_first_place_are_protected() {
    let mut event = swiss(&[2000, 1600, 1600], vec![game(1, 1, 2, Draw), game(2, 1, 3, Draw)]);
    assert_eq!(player(&event, 1).new, 1975, "0.85 short of 1.85 at 20, and 17 below 2000 count as 25.5");
    event.groups[0].winners = keys([1, 2]);
    let winner = player(&event, 1);
    assert_eq!((winner.new, winner.change, winner.winner_protection), (2000, 0, true));
    assert!(winner.boundary.is_empty());
    assert!(winner.clauses.iter().any(|clause| clause.as_str() == "D4.5.2.5"));
    assert!(!player(&event, 2).winner_protection, "who gains is not held back");
}

#[test]
fn d4_5_3_1_a_play_off_is_rated_with_its_event() {
    let mut event = all_play_all(&[1800, 1800, 1700, 1700], 1, Draw);
    let play_off = Group { players: keys([1, 2]), games: vec![game(1, 1, 2, WhiteWins)], ..Group::default() };
    event.groups.push(play_off);
    let winner = player(&event, 1);
    assert_eq!((winner.games_rated, winner.points.0), (4, 5));
    assert!(winner.readings.contains(&"several_groups"));
}

#[test]
fn d4_5_4_1b_a_late_report_is_added_to_the_number_on_file() {
    let mut event = swiss(&[1700; 6], (2..=6).map(|black| game(black - 1, 1, black, WhiteWins)).collect());
    event.entrants[0].registered = Some(1740);
    let late = player(&event, 1);
    assert_eq!((late.old, late.base, late.after_change, late.new), (1700, 1740, Exact::whole(1845), 1845));
    assert!(late.change == 105 && late.readings.contains(&"late_report"));
}

#[test]
fn d4_5_4_2b_absence_without_notice_costs_the_absent_player_rating() {
    let forfeit = |notice| Game { notice, ..game(2, 2, 1, WhiteForfeits) };
    let event = |notice| swiss(&[1700, 1700, 1700], vec![game(1, 2, 3, Draw), forfeit(notice)]);
    let without = event(Some(Notice::None));
    assert_eq!((player(&without, 1).new, player(&without, 2).new), (1715, 1685));
    assert_eq!(player(&without, 1).games[0].reason.as_ref().unwrap().key, "absent_without_notice");
    let accepted = event(None);
    assert_eq!((player(&accepted, 1).new, player(&accepted, 2).new), (1700, 1700));
    assert_eq!(player(&accepted, 1).games[0].reason.as_ref().unwrap().key, "forfeit_with_notice");
    assert_eq!(player(&accepted, 1).note.unwrap().key, "no_rated_game");
    let team = Event { kind: EventKind::Team, ..without };
    assert_eq!(player(&team, 2).games_rated, 1);
}

#[test]
fn d4_5_4_2b_two_who_stay_away_without_notice_both_lose() {
    let both = Game { notice: Some(Notice::None), ..game(2, 1, 2, BothForfeit) };
    let event = swiss(&[1700, 1700, 1700, 1700], vec![game(1, 1, 3, Draw), game(1, 2, 4, Draw), both]);
    assert_eq!([1, 2].map(|number| player(&event, number).new), [1685, 1685]);
    assert!(player(&event, 1).readings.contains(&"decided_games"));
}

#[test]
fn d4_5_4_2c_who_never_came_is_not_rated_and_neither_are_the_opponents() {
    let absent = |round, black| Game { notice: Some(Notice::None), ..game(round, 1, black, WhiteForfeits) };
    let event = swiss(&[1700; 3], vec![absent(1, 2), absent(2, 3), game(3, 2, 3, Draw)]);
    assert_eq!(player(&event, 1).note.unwrap().key, "no_rated_game");
    let line = player(&event, 2).games[0].clone();
    let reason = line.reason.unwrap();
    assert_eq!(
        (line.rated, reason.key.as_ref(), &reason.facts["player"]),
        (false, "whole_event_missed", &Fact::Entrant(PlayerId(1)))
    );
    let came_once = swiss(&[1700; 3], vec![absent(1, 2), game(2, 1, 3, Draw)]);
    assert_eq!(player(&came_once, 1).games_rated, 2);
}

#[test]
fn d4_9_8_3_the_arbiters_half_point_is_rated_for_the_one_who_has_it() {
    let event = swiss(&[1700, 1700], vec![game(1, 1, 2, HalfToWhite)]);
    assert_eq!([1, 2].map(|number| player(&event, number).new), [1700, 1685]);
}

#[test]
fn d4_9_7_6_a_player_of_two_groups_is_rated_once_for_both() {
    let mut event = all_play_all(&[1800, 1750, 1700, 1650], 1, Draw);
    event.entrants.push(Entrant::listed(5, 1400));
    event.groups.push(Group { players: keys([1, 5]), games: vec![game(1, 5, 1, BlackWins)], ..Group::default() });
    let both = player(&event, 1);
    assert_eq!((both.games_rated, both.points.0), (4, 5));
    // M × Pa − ½ = 4 × 0.60 − 0.50 in the first group, 0.92 in the second; rounded once.
    assert_eq!((both.expected_sum, both.expected), (Hundredths(190 + 92), Hundredths(280)));
    assert_eq!(both.games.iter().map(|line| line.group).collect::<Vec<_>>(), [0, 0, 0, 1]);
}

fn unknown(event: &mut Event, number: u32, origin: Origin) {
    let entrant = event.entrants.iter_mut().find(|entrant| entrant.player.0 == number).unwrap();
    *entrant = Entrant::unknown(number, origin);
}

fn left_out(report: &Report) -> Vec<(u32, &str, &str)> {
    report.not_ratable.iter().map(|line| (line.player.0, line.reason.key.as_ref(), line.remedy.key.as_ref())).collect()
}

#[test]
fn d4_5_5_1c_a_danish_player_without_a_rating_needs_an_entry_rating() {
    let mut event = swiss(&[1700, 1700, 1700], vec![game(1, 1, 2, Draw), game(2, 1, 3, WhiteWins)]);
    unknown(&mut event, 3, Origin::Danish);
    let report = rate(&event);
    assert_eq!(left_out(&report), [(3, "no_rating", "performance_or_entry_rating")]);
    assert_eq!(report.players.iter().map(|player| player.player.0).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(report.players[0].games_rated, 1);
    assert_eq!(report.players[0].games[1].reason.as_ref().unwrap().key, "opponent_without_rating");
}

#[test]
fn d4_5_5_2a_a_foreign_rating_is_used_as_it_is() {
    let mut event = swiss(&[1700, 1700], vec![game(1, 1, 2, Draw)]);
    event.entrants[1] = Entrant {
        rating: Some(StartRating { value: 2100, source: RatingSource::Elo }),
        ..Entrant::unknown(2, Origin::Foreign)
    };
    let visitor = player(&event, 2);
    assert_eq!((visitor.old, visitor.source, visitor.k), (2100, RatingSource::Elo, 20));
    assert!(visitor.clauses.iter().any(|clause| clause.as_str() == "D4.5.5.2a"));
}

#[test]
fn d4_5_5_2b_a_foreign_player_without_a_rating_goes_by_the_performance() {
    let mut event = swiss(&[1800, 1700, 1000], vec![game(1, 1, 3, Draw), game(2, 2, 3, Draw)]);
    unknown(&mut event, 3, Origin::Foreign);
    let visitor = player(&event, 3);
    assert_eq!((visitor.old, visitor.source, visitor.games_rated), (1750, RatingSource::Performance, 2));
    assert_eq!(player(&event, 1).games[0].opponent_rating, Some(1750));
}

#[test]
fn d4_5_5_2b_nothing_and_everything_have_no_performance_and_ask_for_an_estimate() {
    let mut event = swiss(&[1800, 1700, 1000], vec![game(1, 1, 3, WhiteWins), game(1, 2, 1, Draw)]);
    unknown(&mut event, 3, Origin::Foreign);
    assert_eq!(left_out(&rate(&event)), [(3, "no_row_for_performance", "estimated_rating")]);
    assert_eq!(player(&event, 1).games_rated, 1);
    event.groups[0].games.remove(0);
    assert_eq!(left_out(&rate(&event)), [(3, "no_game_for_performance", "estimated_rating")]);
}

#[test]
fn d4_5_5_2c_several_unknown_players_are_computed_until_they_are_stable() {
    let games = vec![game(1, 1, 3, Draw), game(1, 2, 4, Draw), game(2, 3, 4, WhiteWins), game(3, 4, 1, WhiteWins)];
    let mut event = swiss(&[1800, 1600, 1000, 1000], games);
    unknown(&mut event, 3, Origin::Foreign);
    unknown(&mut event, 4, Origin::Foreign);
    // 3: 75 % against 1800 and 4; 4: 50 % against 1600, 3 and 1800. The balance lies at 2018.8 and 1806.
    let [third, fourth] = [3, 4].map(|number| i64::from(player(&event, number).old));
    assert!((third - (1800 + fourth) / 2 - 193).abs() <= 1, "{third} {fourth}");
    assert!((fourth - (1600 + third + 1800) / 3).abs() <= 1, "{third} {fourth}");
}

#[test]
fn d4_5_5_2c_a_circle_of_unknown_players_has_no_rating() {
    let mut event = swiss(&[1800, 1700, 1000, 1000], vec![game(1, 1, 2, Draw), game(1, 3, 4, Draw)]);
    unknown(&mut event, 3, Origin::Foreign);
    unknown(&mut event, 4, Origin::Foreign);
    let missing = ["no_link_for_performance"; 2];
    assert_eq!(left_out(&rate(&event)).iter().map(|line| line.1).collect::<Vec<_>>(), missing);
}

#[test]
fn d4_5_5_2d_an_estimate_makes_the_games_count() {
    let mut event = swiss(&[1800, 1700], vec![game(1, 1, 2, WhiteWins)]);
    unknown(&mut event, 2, Origin::Foreign);
    event.entrants[1].rating = Some(StartRating { value: 1650, source: RatingSource::Estimate });
    assert_eq!((player(&event, 1).games_rated, player(&event, 2).source), (1, RatingSource::Estimate));
}

#[test]
fn an_event_without_games_or_without_ratings_says_so() {
    assert_eq!(rate(&Event::default()).players, []);
    let alone = swiss(&[1700], Vec::new());
    assert_eq!(rate(&alone).methods[0].reason.key, "too_few_rated_players");
    assert_eq!(player(&alone, 1).note.unwrap().key, "no_rated_game");
    let strangers = Event { entrants: Vec::new(), ..swiss(&[1700, 1700], vec![game(1, 7, 9, Draw)]) };
    assert_eq!(left_out(&rate(&strangers)).len(), 2, "players nobody entered");
    assert_eq!(ratings(&strangers), []);
}

#[test]
fn every_reading_named_has_its_file() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/readings");
    let long = swiss(&[1700; 16], (2..=14).map(|black| game(black - 1, 1, black, Draw)).collect());
    assert!(player(&long, 1).readings.contains(&"bonus_over_11_games"));
    let (mut seen, mut seed) = (Vec::new(), 0);
    while seen.len() < 7 && seed < 20_000 {
        let report = rate(&open(seed));
        seen.extend(report.players.into_iter().flat_map(|player| player.readings));
        seen.sort_unstable();
        seen.dedup();
        seed += 1;
    }
    for reading in seen {
        let file = folder.join(format!("rating-{}.md", reading.replace('_', "-")));
        assert!(file.is_file(), "{}", file.display());
    }
}

#[test]
fn d4_5_5_2a_a_federation_is_danish_however_its_letters_are_written() {
    let danish = ["", " ", "DEN", "den", " Den "].map(Origin::of_federation);
    assert_eq!(danish, [Origin::Danish; 5]);
    assert_eq!(["NOR", "swe", "DENX"].map(Origin::of_federation), [Origin::Foreign; 3]);
}

//! § 26: the printed table, the average, which rounds count, and results that stand in team events.

use std::collections::BTreeMap;

use proptest::prelude::*;
use rokade_clause::HandbookEdition;
use rokade_model::{ByeKind, Entry, HalfPoints, History, Mark, Participant, StartNumber, Withdrawal};
use rokade_rating::candidate::{
    CandidateResult, Event, EventKind, Outlook, Requirement, Schedule, candidates, requirement,
};
use rokade_rating::table::Tables;

/// The table as it is printed: lower edge, upper edge, percent, points of 5 to 11 rounds in halves.
const PRINTED: [(u32, u32, u32, [i32; 7]); 18] = [
    (1900, 2100, 100, [10, 12, 14, 16, 18, 20, 22]),
    (2101, 2125, 81, [8, 10, 11, 13, 15, 16, 18]),
    (2126, 2150, 78, [8, 9, 11, 12, 14, 16, 17]),
    (2151, 2175, 76, [8, 9, 11, 12, 14, 15, 17]),
    (2176, 2200, 73, [7, 9, 10, 12, 13, 15, 16]),
    (2201, 2225, 70, [7, 8, 10, 11, 13, 14, 15]),
    (2226, 2250, 67, [7, 8, 9, 11, 12, 13, 15]),
    (2251, 2275, 64, [6, 8, 9, 10, 12, 13, 14]),
    (2276, 2300, 60, [6, 7, 8, 10, 11, 12, 13]),
    (2301, 2325, 57, [6, 7, 8, 9, 10, 11, 13]),
    (2326, 2350, 53, [5, 6, 7, 8, 10, 11, 12]),
    (2351, 2375, 50, [5, 6, 7, 8, 9, 10, 11]),
    (2376, 2400, 47, [5, 6, 7, 8, 8, 9, 10]),
    (2401, 2425, 43, [4, 5, 6, 7, 8, 9, 9]),
    (2426, 2450, 40, [4, 5, 6, 6, 7, 8, 9]),
    (2451, 2475, 36, [4, 4, 5, 6, 6, 7, 8]),
    (2476, 2500, 33, [3, 4, 5, 5, 6, 7, 7]),
    (2501, 2525, 30, [3, 4, 4, 5, 5, 6, 7]),
];

#[test]
fn d4_1_26a_the_printed_table_follows_from_percentage_and_rounds() {
    for (category, (from, to, percent, points)) in (1..).zip(PRINTED) {
        for average in from..=to {
            let found = requirement(average, HandbookEdition::default()).unwrap();
            assert_eq!(found, Requirement { category: Some(category), percent, band: (from, Some(to)) }, "{average}");
            for (rounds, halves) in (5..).zip(points) {
                assert_eq!(found.points(rounds), HalfPoints(halves), "{average} in {rounds} rounds");
            }
        }
    }
    assert_eq!(requirement(1899, HandbookEdition::default()), None);
    assert_eq!(requirement(0, HandbookEdition::default()), None);
}

#[test]
fn d4_1_26c_above_the_table_the_expected_score_decides() {
    let of = |average| requirement(average, HandbookEdition::default()).map(|found| (found.category, found.percent));
    assert_eq!(of(2525), Some((Some(18), 30)));
    assert_eq!(of(2526), Some((None, 27)), "a difference of 175");
    assert_eq!(of(2605), Some((None, 19)));
    // 19 % of seven rounds is 1.33, of nine 1.71; a quarter and three quarters go up.
    assert_eq!(requirement(2605, HandbookEdition::default()).unwrap().points(7), HalfPoints(3));
    assert_eq!(requirement(2605, HandbookEdition::default()).unwrap().points(9), HalfPoints(3));
    let quarter = Requirement { category: None, percent: 25, band: (2526, None) };
    assert_eq!([5, 7].map(|rounds| quarter.points(rounds)), [HalfPoints(3), HalfPoints(4)], "1.25 and 1.75");
}

/// Number 1 against numbers 2, 3, … one a round.
struct Card {
    own: Option<u32>,
    games: Vec<(Option<u32>, Entry)>,
    planned: u32,
    kind: EventKind,
    schedule: Schedule,
}

impl Card {
    /// A rating of 0 is none; marks and byes by the letters of report files.
    fn of(own: u32, ratings: &[u32], marks: &str) -> Self {
        let entry = |(opponent, mark)| match ByeKind::from_letter(mark) {
            Some(bye) => Entry::Bye(bye),
            None => Entry::Game { opponent: StartNumber(opponent), color: None, mark: Mark::from_letter(mark) },
        };
        let entries: Vec<Entry> = (2..).zip(marks.chars()).map(entry).collect();
        let planned = u32::try_from(entries.len()).unwrap();
        let ratings = ratings.iter().map(|rating| Some(*rating).filter(|rating| *rating > 0));
        let games = ratings.zip(entries).collect();
        Self { own: Some(own), games, planned, kind: EventKind::Approved, schedule: Schedule::Paired }
    }

    fn kind(mut self, kind: EventKind) -> Self {
        self.kind = kind;
        self
    }

    fn history(&self) -> History {
        let mut one = Participant::new(StartNumber(1), self.own);
        one.rounds = self.games.iter().map(|(_, entry)| *entry).collect();
        let mut history = History { rounds: self.planned, players: vec![one], ..History::default() };
        for (round, (rating, entry)) in (1..).zip(&self.games) {
            let mut player = Participant::new(StartNumber(round + 1), *rating);
            if let Entry::Game { mark, .. } = entry {
                player.set_entry(round, Entry::Game { opponent: StartNumber(1), color: None, mark: *mark });
            }
            history.players.push(player);
        }
        history
    }

    fn result(&self) -> CandidateResult {
        self.result_of(&self.history()).unwrap()
    }

    fn result_of(&self, history: &History) -> Option<CandidateResult> {
        let ratings: BTreeMap<StartNumber, u32> =
            history.players.iter().filter_map(|player| Some((player.number, player.rating?))).collect();
        let event = Event { history, ratings: &ratings, kind: self.kind, schedule: self.schedule };
        candidates(&event).into_iter().find(|row| row.player == StartNumber(1))
    }
}

#[test]
fn d4_1_26b_the_average_takes_the_player_in_and_rounds_a_half_up() {
    let seven = [2200, 2150, 2100, 2180, 2160, 2170, 2155];
    let row = Card::of(2160, &seven, "11=110=").result();
    assert_eq!((row.average, row.average_exact.to_string()), (2159, "2159.375".to_owned()));
    assert_eq!((row.category, row.percent, row.required), (Some(4), Some(76), Some(HalfPoints(11))));
    assert_eq!((row.points, row.reached, row.reason.key.as_ref()), (HalfPoints(10), false, "points_short"));
    let half = Card::of(2100, &[2101, 2100, 2101, 2101, 2100], "11110").result();
    assert_eq!((half.average_exact.to_string(), half.average), ("2100.5".to_owned(), 2101));
    assert_eq!((half.category, half.reached), (Some(2), true), "the rounding makes it 4 points instead of 5");
}

#[test]
fn d4_1_26a_the_score_is_reached_or_half_a_point_short() {
    let opponents = [2160; 7];
    let reached = Card::of(2160, &opponents, "11111=0").result();
    assert!(reached.reached);
    assert_eq!(reached.reason.clauses[0].as_str(), "D4.1-26a");
    assert!(!Card::of(2160, &opponents, "1111100").result().reached);
    let weak = Card::of(1880, &[1880; 7], "1111110").result();
    assert_eq!((weak.category, weak.percent, weak.required), (None, None, None));
    assert_eq!(weak.reason.key, "average_below_table");
}

#[test]
fn d4_1_26d_only_qualifying_events_of_five_rounds() {
    let four = Card::of(2300, &[2300; 4], "1111").result();
    assert_eq!((four.reason.key.as_ref(), four.required), ("too_few_rounds", None));
    assert!(Card::of(2300, &[2300; 5], "11110").result().reached);
    let other = Card::of(2300, &[2300; 5], "11111").kind(EventKind::Other).result();
    assert_eq!((other.reached, other.reason.key.as_ref()), (false, "not_qualifying"));
}

#[test]
fn d4_1_26d_nothing_is_approved_by_default() {
    assert_eq!(EventKind::default(), EventKind::Unstated);
    let unstated = Card::of(2300, &[2300; 5], "11111").kind(EventKind::Unstated).result();
    assert_eq!((unstated.reached, unstated.awaits_approval), (false, true));
    assert_eq!(
        (unstated.reason.key.as_ref(), unstated.said().key.as_ref()),
        ("not_qualifying", "candidate_awaits_approval")
    );
    let short = Card::of(2300, &[2300; 5], "00000").kind(EventKind::Unstated).result();
    assert_eq!((short.awaits_approval, short.reason.key.as_ref()), (false, "points_short"), "no approval would help");
}

/// Player 1 of eight equal ones in a Swiss of seven rounds, after these games.
fn under_way(marks: &str) -> CandidateResult {
    let mut card = Card::of(2160, &[2160; 7], &format!("{marks}ZZZZZZZ")[..7]);
    let played = u32::try_from(marks.len()).unwrap();
    card.games[marks.len()..].iter_mut().for_each(|game| game.1 = Entry::Blank);
    let mut history = card.history();
    history.rounds = 7;
    for player in &mut history.players {
        player.rounds.truncate(usize::try_from(played).unwrap());
    }
    card.result_of(&history).unwrap()
}

#[test]
fn d4_1_26a_a_result_is_reached_only_when_no_round_to_come_can_undo_it() {
    // 76 % of seven rounds is 5.5 points; of six 4.5, of five 4.
    let safe = under_way("111111");
    assert_eq!(
        (safe.reached, safe.is_provisional, safe.outlook),
        (true, false, Outlook::Settled),
        "6 of 6, one to come"
    );
    let open = under_way("11111");
    let needs = Outlook::InReach { rounds: 2, least: HalfPoints(1), enough: Some(HalfPoints(1)) };
    assert_eq!((open.reached, open.outlook), (false, needs), "half a point is missing");
    assert_eq!(open.said().key, "candidate_in_reach");
    let out = under_way("000=");
    assert_eq!((out.reached, out.outlook), (false, Outlook::OutOfReach { rounds: 3 }));
}

#[test]
fn d4_1_26e_a_result_in_a_team_event_is_not_lost_again() {
    // After five games 4 of 5 in category 2; two losses follow.
    let individual = Card::of(2110, &[2110; 7], "1111000").result();
    assert_eq!((individual.reached, individual.reached_after_round), (false, None));
    let team = Card::of(2110, &[2110; 7], "1111000").kind(EventKind::Team).result();
    assert_eq!((team.reached, team.reached_after_round, team.rounds), (true, Some(5), 5));
    assert_eq!(team.reason.clauses.last().unwrap().as_str(), "D4.1-26e");
    let four = Card::of(2110, &[2110; 4], "1111").kind(EventKind::Division).result();
    assert_eq!(four.reason.key, "too_few_rounds", "four of four is not five played rounds");
}

#[test]
fn d4_1_26e_rounds_a_team_did_not_field_the_player_do_not_count_as_played() {
    let mut card = Card::of(2110, &[2110; 7], "1=0=111").kind(EventKind::Team);
    card.games[1].1 = Entry::Blank;
    card.games[2].1 = Entry::Bye(ByeKind::Zero);
    let row = card.result();
    assert_eq!((row.rounds, row.points, row.reached_after_round), (5, HalfPoints(9), Some(7)));
}

#[test]
fn rounds_without_a_game_are_left_out_and_rounds_missed_are_not() {
    let ratings = [2160; 7];
    let bye = Card::of(2160, &ratings, "1111=0U").result();
    assert_eq!((bye.rounds, bye.points, bye.required), (6, HalfPoints(9), Some(HalfPoints(9))));
    assert_eq!(bye.left_out[0].reason.key, "candidate_round_without_game");
    let walkover = Card::of(2160, &ratings, "1111=0+").result();
    assert_eq!((walkover.rounds, walkover.opponents.len()), (6, 6));
    for missed in ["1111=0-", "1111=0Z", "1111=0H"] {
        let row = Card::of(2160, &ratings, missed).result();
        assert_eq!((row.rounds, row.required, row.reached), (7, Some(HalfPoints(11)), false), "{missed}");
    }
}

#[test]
fn leaving_early_does_not_shorten_the_event() {
    let mut card = Card::of(2110, &[2110; 7], "1111000");
    card.games[5].1 = Entry::Blank;
    card.games[6].1 = Entry::Blank;
    let mut history = card.history();
    history.players[0].withdrawal = Some(Withdrawal { after: 5, order: 1 });
    let row = card.result_of(&history).unwrap();
    assert_eq!((row.rounds, row.points, row.reached), (7, HalfPoints(8), false));
    card.schedule = Schedule::AllPlayAll;
    assert_eq!(card.result_of(&history).unwrap().rounds, 7);
    // A free round of an all-play-all is nobody's choice.
    let mut free = Card::of(2110, &[2110; 6], "1111Z0");
    assert_eq!(free.result().rounds, 6);
    free.schedule = Schedule::AllPlayAll;
    assert_eq!(free.result().rounds, 5);
}

#[test]
fn an_unrated_opponent_is_left_out_and_an_unrated_player_has_no_answer() {
    let row = Card::of(2160, &[2160, 0, 2160, 2160, 2160, 2160], "101111").result();
    assert_eq!((row.rounds, row.points, row.average), (5, HalfPoints(10), 2160));
    assert_eq!(row.left_out[0].reason.key, "candidate_opponent_unrated");
    let card = Card { own: None, ..Card::of(2160, &[2160; 5], "11111") };
    assert_eq!(card.result_of(&card.history()), None);
}

#[test]
fn an_event_that_goes_on_is_measured_by_its_planned_rounds() {
    let mut card = Card::of(2160, &[2160; 5], "11111");
    card.planned = 7;
    let row = card.result();
    assert_eq!((row.rounds, row.required, row.is_provisional), (7, Some(HalfPoints(11)), true));
    let open = Card::of(2160, &[2160; 7], "111111*").result();
    assert!(open.rounds == 7 && open.points == HalfPoints(12));
    assert!(open.reached && !open.is_provisional, "a loss in the open game would still be enough");
}

/// § 26 once more, in hundredths of a point and from the printed table alone.
fn slow(own: u32, games: &[(u32, usize)]) -> Option<bool> {
    let people = u32::try_from(games.len()).unwrap() + 1;
    let sum = games.iter().map(|(rating, _)| rating).sum::<u32>() + own;
    let average = if 2 * (sum % people) >= people { sum / people + 1 } else { sum / people };
    let percent = match PRINTED.iter().find(|(from, to, _, _)| (*from..=*to).contains(&average)) {
        Some((_, _, percent, _)) => i32::try_from(*percent).unwrap(),
        None if average < 1900 => return None,
        None => Tables::of(HandbookEdition::default()).expected(2351 - i32::try_from(average).unwrap()).0,
    };
    let hundredths = percent * i32::try_from(games.len()).unwrap();
    let required = (0..).find(|halves| hundredths - 50 * halves < 25).unwrap();
    Some(i32::try_from(games.iter().map(|(_, halves)| halves).sum::<usize>()).unwrap() >= required)
}

fn row(own: u32, games: &[(u32, usize)]) -> CandidateResult {
    let ratings: Vec<u32> = games.iter().map(|(rating, _)| *rating).collect();
    let marks: String = games.iter().map(|(_, halves)| ['0', '=', '1'][*halves]).collect();
    Card::of(own, &ratings, &marks).result()
}

proptest! {
    #[test]
    fn the_answer_is_that_of_the_printed_table(
        own in 1800_u32..2800,
        games in prop::collection::vec((1700_u32..2900, 0_usize..3), 5..12),
    ) {
        let row = row(own, &games);
        prop_assert_eq!(row.percent.map(|_| row.reached), slow(own, &games));
    }

    #[test]
    fn a_stronger_field_never_asks_for_more(average in 1900_u32..2900, stronger in 0_u32..300, rounds in 5_u32..14) {
        let (weak, strong) = (requirement(average, HandbookEdition::default()).unwrap(), requirement(average + stronger, HandbookEdition::default()).unwrap());
        prop_assert!(strong.points(rounds) <= weak.points(rounds));
    }

    #[test]
    fn the_order_of_the_rounds_does_not_matter(
        games in prop::collection::vec((1900_u32..2500, 0_usize..3), 5..10),
        turn in 0_usize..9,
    ) {
        let mut turned = games.clone();
        turned.rotate_left(turn % games.len());
        let (one, other) = (row(2200, &games), row(2200, &turned));
        prop_assert_eq!((one.average, one.points, one.reached), (other.average, other.points, other.reached));
    }
}

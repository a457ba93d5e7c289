//! Knock-out, clause by clause.

mod events;
#[path = "../fields/mod.rs"]
mod fields;

use std::collections::{BTreeMap, BTreeSet};

use events::*;
use fields::*;
use rokade_model::{ByeKind, GameResult, HalfPoints, History, StartNumber};
use rokade_pairing::knock_out::{Outcome, Side, Way, bands, bracket, draw};
use rokade_pairing::{NOBODY, Proposal, Request, System, judge, pair};

fn keys(byes: &[rokade_pairing::Bye]) -> Vec<(StartNumber, &str)> {
    byes.iter().map(|bye| (bye.player, &*bye.reason.key)).collect()
}

#[test]
fn d4_9_7_1_a_bracket_is_the_next_power_of_two() {
    for players in 2..=130u32 {
        let seeds: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
        for seed in [None, Some(7)] {
            let lines = draw(&seeds, seed);
            assert_eq!(lines.len(), (players as usize).next_power_of_two());
            let mut drawn: Vec<StartNumber> = lines.iter().copied().filter(|number| *number != NOBODY).collect();
            drawn.sort_unstable();
            assert_eq!(drawn, seeds);
        }
        let rounds = System::KnockOut.planned_rounds(players as usize).unwrap();
        assert_eq!(bracket(&field(players, rounds)).stages.len(), rounds as usize);
    }
    assert_eq!((draw(&[], None), draw(&[StartNumber(5)], Some(1))), (vec![], vec![StartNumber(5)]));
}

#[test]
fn d4_9_7_1_byes_go_to_the_best_seeds() {
    for players in 2..=130u32 {
        let seeds: Vec<StartNumber> = (1..=players).map(StartNumber).collect();
        for seed in [None, Some(1), Some(2)] {
            let lines = draw(&seeds, seed);
            let mut free: Vec<StartNumber> =
                lines.chunks(2).filter(|pair| pair.contains(&NOBODY)).map(|pair| pair[0].max(pair[1])).collect();
            free.sort_unstable();
            assert_eq!(free, (1..=lines.len() as u32 - players).map(StartNumber).collect::<Vec<_>>());
        }
    }
    let pairing = paired(&field(6, 3), 1, None);
    assert_eq!(
        keys(&pairing.unopposed),
        [(StartNumber(1), "bracket_line_empty"), (StartNumber(2), "bracket_line_empty")]
    );
    assert_eq!((pairing.bye, pairing.unopposed[0].points), (None, HalfPoints::ONE));
    let pairing = paired(&field(7, 3), 1, None);
    assert_eq!((pairing.unopposed.len(), pairing.bye.map(|bye| bye.player)), (0, Some(StartNumber(1))));
}

#[test]
fn d4_9_7_1_after_the_final_nothing_is_left() {
    let mut history = field(4, 3);
    play_seeds(&mut history, None);
    assert_eq!(bracket(&history).winner(), Some(StartNumber(1)));
    let no = pair(&Request::new(System::KnockOut, &history, 3)).unwrap_err();
    assert_eq!((&*no.reason.key, no.reason.clauses[0].as_str()), ("bracket_finished", "D4.9.7-1"));
    for players in [0, 1] {
        let no = pair(&Request::new(System::KnockOut, &field(players, 3), 1)).unwrap_err();
        assert_eq!(no.reason.key, "too_few_players");
    }
}

#[test]
fn d4_9_7_2_players_seeded_for_a_stage_cannot_meet_before_it() {
    for size in [2u32, 4, 8, 16, 32, 64, 128] {
        for seed in [None, Some(3), Some(2026)] {
            let lines = draw(&(1..=size).map(StartNumber).collect::<Vec<_>>(), seed);
            let mut block = 2;
            while block <= size {
                // One of the best size / block seeds in every block of that many lines.
                for part in lines.chunks(block as usize) {
                    assert_eq!(
                        part.iter().filter(|player| **player <= StartNumber(size / block)).count(),
                        1,
                        "{lines:?}"
                    );
                }
                block *= 2;
            }
        }
    }
}

#[test]
fn d4_9_7_2_the_better_seeds_meet_in_the_end_if_they_always_win() {
    for seed in [None, Some(11)] {
        let mut history = field(16, 4);
        play_seeds(&mut history, seed);
        for round in 1..=4 {
            let left: BTreeSet<StartNumber> = bracket_of(&history, seed).stages[round as usize - 1]
                .matches
                .iter()
                .filter_map(|one| one.players())
                .flat_map(|(one, other)| [one, other])
                .collect();
            assert_eq!(left, (1..=(32 >> round)).map(StartNumber).collect());
        }
    }
}

#[test]
fn d4_9_7_2_the_seeding_of_the_history_is_used() {
    let mut history = field(4, 2);
    history.seeding = [3, 1, 4, 2].map(StartNumber).to_vec();
    assert_eq!(bracket(&history).lines, [3, 4, 2, 1]);
}

#[test]
fn d4_9_7_3_the_draw_fixes_the_whole_event() {
    let mut history = field(8, 3);
    history.lines = [5, 3, 8, 1, 2, 7, 6, 4].map(StartNumber).to_vec();
    let uncoloured = |history: &History, round| -> BTreeSet<(StartNumber, StartNumber)> {
        paired(history, round, Some(9)).pairs().map(|(one, other)| (one.min(other), one.max(other))).collect()
    };
    assert_eq!(uncoloured(&history, 1), pairs_of("3-5 1-8 2-7 4-6").into_iter().collect());
    for (winner, loser) in [(5, 3), (8, 1), (7, 2), (4, 6)] {
        game(&mut history, 1, StartNumber(winner), StartNumber(loser), Some(GameResult::WhiteWins));
    }
    assert_eq!(uncoloured(&history, 2), pairs_of("5-8 4-7").into_iter().collect());
    game(&mut history, 2, StartNumber(5), StartNumber(8), Some(GameResult::BlackWins));
    game(&mut history, 2, StartNumber(4), StartNumber(7), Some(GameResult::BlackForfeits));
    assert_eq!(uncoloured(&history, 3), pairs_of("4-8").into_iter().collect());
    let pairing = paired(&history, 3, Some(9));
    assert_eq!(pairing.absent, [1, 2, 3, 5, 6, 7]);
    assert_eq!(pairing.placement, [8, 4, 1, 2, 3, 5, 6, 7]);
}

#[test]
fn d4_9_7_3_colours_are_drawn_before_each_match() {
    let history = field(64, 6);
    let (mut whites, mut drawn) = (0, BTreeSet::new());
    for seed in 0..100 {
        let pairing = paired(&history, 1, Some(seed));
        assert_eq!((pairing.seed, &pairing), (Some(seed), &paired(&history, 1, Some(seed))));
        let lines = draw(&history.by_strength(), Some(seed));
        let white = pairing.pairs().zip(lines.chunks(2)).map(|((white, _), line)| white == line[0]).collect::<Vec<_>>();
        whites += white.iter().filter(|first| **first).count();
        drawn.insert(white);
        assert!(pairing.boards.iter().all(|board| board.colour.key == "colour_by_lot"));
    }
    assert!((1480..1720).contains(&whites), "{whites}");
    assert_eq!(drawn.len(), 100);
}

#[test]
fn d4_9_7_3_without_a_seed_the_better_seed_has_white_in_odd_matches() {
    let pairing = paired(&field(8, 3), 1, None);
    assert_eq!(written(&pairing), "1-5 6-3 4-7 8-2");
    assert!(pairing.boards.iter().all(|board| board.colour.key == "colour_by_turn"));
    assert_eq!(pairing.seed, None);
}

#[test]
fn d4_9_7_3_another_opponent_is_told_by_the_draw() {
    let mut history = field(8, 3);
    history.lines = [5, 3, 8, 1, 2, 7, 6, 4].map(StartNumber).to_vec();
    let of = |boards: &str| {
        let proposal = Proposal { boards: pairs_of(boards), byes: vec![] };
        let judgement = judge(&Request::new(System::KnockOut, &history, 1), &proposal);
        (judgement.deciding.map(|clause| clause.to_string()), judgement.proposed_value, judgement.engine_value)
    };
    assert_eq!(of("3-5 8-1 2-7 6-4"), (None, None, None));
    assert_eq!(of("5-3 8-1 2-7 6-4"), (Some("D4.9.7-3".into()), None, None));
    assert_eq!(of("3-8 5-1 2-7 6-4"), (Some("D4.9.7-3".into()), Some(2), Some(1)));
    // Seeds 1 and 2 may meet in round 3 only.
    assert_eq!(of("3-5 2-1 8-7 6-4"), (Some("D4.9.7-2".into()), Some(1), Some(3)));
}

#[test]
fn d4_9_7_3_who_is_knocked_out_is_not_paired_again_and_not_missed() {
    let mut history = field(4, 2);
    game(&mut history, 1, StartNumber(1), StartNumber(3), Some(GameResult::WhiteWins));
    game(&mut history, 1, StartNumber(4), StartNumber(2), Some(GameResult::BlackWins));
    let of = |boards: &str| {
        judge(&Request::new(System::KnockOut, &history, 2), &Proposal { boards: pairs_of(boards), byes: vec![] })
    };
    assert!(of("1-2").is_equal());
    let again = of("1-2 3-4");
    assert_eq!(
        again.breaches.iter().map(|breach| &*breach.key).collect::<Vec<_>>(),
        ["player_absent", "player_absent"]
    );
    assert!(!of("1-4").is_legal());
}

#[test]
fn d4_9_7_4_sixteen_players_as_printed() {
    let rest: Vec<usize> = vec![2, 3, 6, 7, 10, 11, 14, 15];
    assert_eq!(bands(16), [vec![1, 16], vec![8, 9], vec![4, 5, 12, 13], rest]);
    assert_eq!(bands(8), [vec![1, 8], vec![4, 5], vec![2, 3, 6, 7]]);
    assert_eq!(bands(4), [vec![1, 4], vec![2, 3]]);
    assert_eq!((bands(2), bands(1), bands(12)), (vec![vec![1, 2]], vec![vec![1]], bands(16)));
}

#[test]
fn d4_9_7_4_lots_stay_inside_their_bands_and_reach_every_line() {
    let seeds: Vec<StartNumber> = (1..=16).map(StartNumber).collect();
    let mut seen: BTreeMap<StartNumber, BTreeSet<usize>> = BTreeMap::new();
    for seed in 0..400 {
        for (line, player) in (1..).zip(draw(&seeds, Some(seed))) {
            seen.entry(player).or_default().insert(line);
        }
    }
    let mut place = 0;
    for band in bands(16) {
        for _ in 0..band.len() {
            place += 1;
            assert_eq!(seen[&StartNumber(place)], band.iter().copied().collect());
        }
    }
    assert_eq!(draw(&seeds, None)[..8], [1, 9, 10, 5, 6, 11, 12, 3]);
}

#[test]
fn d4_9_7_5_a_match_without_a_winner_holds_the_next_stage_back() {
    let mut history = field(8, 3);
    for result in [None, Some(GameResult::Draw), Some(GameResult::ShortDraw)] {
        for (white, black) in paired(&field(8, 3), 1, None).pairs() {
            game(&mut history, 1, white, black, Some(GameResult::WhiteWins));
        }
        game(&mut history, 1, StartNumber(4), StartNumber(7), result);
        game(&mut history, 1, StartNumber(8), StartNumber(2), result);
        let no = pair(&Request::new(System::KnockOut, &history, 2)).unwrap_err();
        assert_eq!((&*no.reason.key, no.reason.clauses[0].as_str()), ("match_undecided", "D4.9.7-5"));
        let facts = format!("{:?}", no.reason.facts);
        assert!(
            facts.contains("Player(4)") && facts.contains("Player(7)") && facts.contains("\"others\": Number(1)"),
            "{facts}"
        );
        assert_eq!(bracket(&history).stages[1].matches[1].sides, (Side::WinnerOf(3), Side::WinnerOf(4)));
    }
}

#[test]
fn d4_9_7_5_every_result_with_a_winner_sends_one_on() {
    for result in GameResult::ALL {
        let mut history = field(2, 1);
        game(&mut history, 1, StartNumber(1), StartNumber(2), Some(result));
        let outcome = bracket(&history).stages[0].matches[0].outcome;
        let expected = match result.contract() {
            "1-0" | "1/2-0" => Outcome::Won { winner: StartNumber(1), way: Way::Played },
            "0-1" | "0-1/2" => Outcome::Won { winner: StartNumber(2), way: Way::Played },
            "+:-" => Outcome::Won { winner: StartNumber(1), way: Way::Forfeit },
            "-:+" => Outcome::Won { winner: StartNumber(2), way: Way::Forfeit },
            "0-0" | "-:-" => Outcome::Nobody,
            _ => Outcome::Undecided,
        };
        assert_eq!(outcome, expected, "{result}");
    }
}

#[test]
fn a_match_noted_on_one_line_only_counts() {
    let mut history = field(2, 1);
    game(&mut history, 1, StartNumber(1), StartNumber(2), Some(GameResult::BlackWins));
    history.player_mut(StartNumber(2)).unwrap().rounds.clear();
    assert_eq!(bracket(&history).winner(), Some(StartNumber(2)));
}

#[test]
fn the_opponent_of_somebody_who_left_or_is_away_goes_on() {
    let mut history = field(8, 3);
    for (white, black) in paired(&history, 1, None).pairs().collect::<Vec<_>>() {
        let result = if white < black { GameResult::WhiteWins } else { GameResult::BlackWins };
        game(&mut history, 1, white, black, Some(result));
    }
    withdraw(&mut history, StartNumber(3), 1, 1);
    bye(&mut history, 2, StartNumber(2), ByeKind::Zero);
    let pairing = paired(&history, 2, None);
    assert_eq!(keys(&pairing.unopposed), [(StartNumber(1), "walkover_withdrawn"), (StartNumber(4), "walkover_absent")]);
    assert_eq!((pairing.boards.len(), pairing.unopposed[0].points), (0, HalfPoints::ONE));
    // The way the desk notes a walkover, and not noted at all.
    for is_noted in [true, false] {
        let mut next = history.clone();
        if is_noted {
            bye(&mut next, 2, StartNumber(1), ByeKind::PairingAllocated);
            bye(&mut next, 2, StartNumber(4), ByeKind::PairingAllocated);
        }
        let ways: Vec<_> = bracket(&next).stages[1].matches.iter().map(|one| one.outcome).collect();
        let walkover = |winner| Outcome::Won { winner, way: Way::Walkover };
        assert_eq!(ways, [walkover(StartNumber(1)), walkover(StartNumber(4))]);
        assert_eq!(written(&paired(&next, 3, None)), "1-4");
    }
}

#[test]
fn a_walkover_that_nobody_noted_counts_for_either_side() {
    for (gone, winner) in [(1, 2), (2, 1)] {
        let mut history = field(2, 1);
        withdraw(&mut history, StartNumber(gone), 0, 1);
        assert_eq!(bracket(&history).winner(), Some(StartNumber(winner)));
    }
}

#[test]
fn nobody_comes_out_of_a_match_that_nobody_came_to() {
    let mut history = field(8, 3);
    for (white, black) in paired(&history, 1, None).pairs().collect::<Vec<_>>() {
        game(&mut history, 1, white, black, Some(GameResult::WhiteWins));
    }
    game(&mut history, 1, StartNumber(6), StartNumber(3), Some(GameResult::BothForfeit));
    let pairing = paired(&history, 2, None);
    assert_eq!(keys(&pairing.unopposed), [(StartNumber(1), "bracket_nobody_came_on")]);
    assert_eq!(written(&pairing), "8-4");
    game(&mut history, 2, StartNumber(8), StartNumber(4), Some(GameResult::BothLose));
    bye(&mut history, 2, StartNumber(1), ByeKind::PairingAllocated);
    assert_eq!(keys(&paired(&history, 3, None).unopposed), [(StartNumber(1), "bracket_nobody_came_on")]);
    withdraw(&mut history, StartNumber(1), 2, 1);
    assert_eq!(pair(&Request::new(System::KnockOut, &history, 3)).unwrap_err().reason.key, "too_few_players");
    assert_eq!(bracket(&history).winner(), None);
}

#[test]
fn who_asks_for_a_free_round_on_an_empty_line_still_goes_on() {
    let mut history = field(3, 2);
    bye(&mut history, 1, StartNumber(1), ByeKind::Half);
    let pairing = paired(&history, 1, None);
    assert_eq!((written(&pairing), pairing.absent), ("3-2".to_owned(), vec![StartNumber(1)]));
    game(&mut history, 1, StartNumber(3), StartNumber(2), Some(GameResult::WhiteWins));
    assert_eq!(written(&paired(&history, 2, None)), "1-3");
}

#[test]
fn who_entered_after_the_draw_is_named() {
    let mut history = field(5, 2);
    history.lines = [1, 4, 3, 2].map(StartNumber).to_vec();
    let pairing = paired(&history, 1, None);
    assert_eq!((written(&pairing), pairing.absent), ("1-4 3-2".to_owned(), vec![StartNumber(5)]));
    assert_eq!((pairing.notes.len(), &*pairing.notes[0].key), (1, "not_in_the_draw"));
}

#[test]
fn lines_that_name_nobody_or_somebody_twice_are_empty() {
    let mut history = field(3, 2);
    history.lines = [1, 9, 2, 1, 3].map(StartNumber).to_vec();
    let lines = bracket(&history).lines;
    assert_eq!(lines, [1, 0, 2, 0, 3, 0, 0, 0]);
}

/// The heart: the engine against a bracket walked by hand, sharing no code with it.
#[test]
fn the_engine_pairs_what_the_bracket_says() {
    let (mut compared, mut walkovers, mut stopped) = (0, 0, 0);
    for seed in 0..3000u64 {
        let mut dice = Dice(seed * 7 + 1);
        let players = 2 + dice.below(16);
        let lots = (!dice.once_in(4)).then_some(seed);
        let (history, told) = event(players, lots, Kind::of(&mut dice), &mut dice);
        for (round, expected) in (1..).zip(told) {
            match pair(&Request::new(System::KnockOut, &history, round).seeded(lots)) {
                Ok(pairing) => {
                    let found: BTreeSet<(StartNumber, StartNumber)> =
                        pairing.pairs().map(|(w, b)| (w.min(b), w.max(b))).collect();
                    let alone: BTreeSet<StartNumber> =
                        pairing.unopposed.iter().chain(&pairing.bye).map(|bye| bye.player).collect();
                    assert_eq!(Some((found, alone)), expected, "{seed} round {round}");
                    walkovers +=
                        usize::from(pairing.unopposed.iter().any(|bye| bye.reason.key.starts_with("walkover")));
                }
                Err(no) => {
                    assert_eq!(expected, None, "{seed} round {round}: {}", no.reason.key);
                    stopped += 1;
                }
            }
            compared += 1;
        }
    }
    assert!(compared > 6000 && walkovers > 500 && stopped > 100, "{compared} {walkovers} {stopped}");
}

#[test]
fn everybody_is_seated_waits_or_is_out_and_the_engine_agrees_with_itself() {
    for seed in 0..600u64 {
        let mut dice = Dice(seed);
        let (history, told) = event(2 + dice.below(20), Some(seed), Kind::Wild, &mut dice);
        for round in 1..=told.len() as u32 {
            let request = Request::new(System::KnockOut, &history, round).seeded(Some(seed));
            let Ok(pairing) = pair(&request) else { continue };
            let mut all: Vec<StartNumber> = pairing.pairs().flat_map(|(white, black)| [white, black]).collect();
            all.extend(pairing.unopposed.iter().chain(&pairing.bye).map(|bye| bye.player));
            all.extend(&pairing.absent);
            all.sort_unstable();
            assert_eq!(all, history.players.iter().map(|player| player.number).collect::<Vec<_>>());
            let judgement = judge(&request, &Proposal { boards: pairing.pairs().collect(), byes: vec![] });
            assert!(judgement.is_equal(), "{seed} {round} {judgement:?}");
            for board in &pairing.boards {
                assert_eq!(board.scores.0, history.points_after(history.player(board.white).unwrap(), round - 1));
            }
        }
    }
}

#[test]
fn bracket_and_pairing_survive_being_stored() {
    let (history, _) = event(11, Some(1), Kind::Wild, &mut Dice(5));
    let drawn = bracket(&history);
    let json = serde_json::to_string(&drawn).unwrap();
    assert_eq!(serde_json::from_str::<rokade_pairing::knock_out::Bracket>(&json).unwrap(), drawn);
    let pairing = paired(&history, 1, Some(1));
    let json = serde_json::to_string(&pairing).unwrap();
    assert_eq!(serde_json::from_str::<rokade_pairing::Pairing>(&json).unwrap(), pairing);
}

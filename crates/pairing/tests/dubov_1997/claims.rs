//! What holds for every round the engine lays.

use std::collections::BTreeSet;

use rokade_clause::{Fact, inventory};
use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, Mark, StartNumber};
use rokade_pairing::{Host, NOBODY, Pairing, Proposal, System, check, judge, pair};

use crate::fields::{Dice, field, forbid, withdraw};
use crate::thrown::{before, dubov, enter, thrown};

/// Rounds of thrown tournaments, with the history before each.
fn rounds(seeds: std::ops::Range<u64>, mut claim: impl FnMut(&History, &Pairing)) {
    let mut rounds = 0;
    for seed in seeds {
        let mut dice = Dice(seed + 1_000_000);
        let mut history = thrown(&mut dice);
        for round in 1..=history.rounds {
            before(&mut history, round, &mut dice);
            let Ok(pairing) = pair(&dubov(&history, round)) else { break };
            claim(&history, &pairing);
            rounds += 1;
            enter(&mut history, &pairing, &mut dice);
        }
    }
    assert!(rounds >= 500, "{rounds}");
}

fn met(history: &History, one: StartNumber, other: StartNumber, round: u32) -> bool {
    history.player(one).unwrap().entries_through(round - 1).any(|(_, entry)| entry.met() == Some(other))
}

#[test]
fn everybody_who_is_there_has_one_opponent_or_the_bye() {
    rounds(0..150, |history, pairing| {
        let seated = pairing.pairs().flat_map(|(white, black)| [white, black]);
        let seated: Vec<_> = seated.chain(pairing.bye.iter().map(|bye| bye.player)).collect();
        let once: BTreeSet<_> = seated.iter().copied().collect();
        assert_eq!(once.len(), seated.len());
        assert_eq!(once.len() + pairing.absent.len(), history.players.len());
        assert!(pairing.absent.iter().all(|absent| !once.contains(absent)));
        assert_eq!(pairing.placement.len(), history.players.len());
    });
}

#[test]
fn nobody_breaks_a_limit_of_section_two() {
    rounds(150..300, |history, pairing| {
        for (white, black) in pairing.pairs() {
            assert!(!met(history, white, black, pairing.round));
            assert!(!history.is_forbidden(white, black, pairing.round));
            for (number, letter) in [(white, 'W'), (black, 'B')] {
                let player = history.player(number).unwrap();
                let played = player.entries_through(pairing.round - 1).filter_map(|(_, entry)| entry.played_color());
                let mut colours: String = played.map(|color| format!("{color:?}").remove(0)).collect();
                colours.push(letter);
                assert!(!colours.ends_with("WWW") && !colours.ends_with("BBB"), "{colours}");
                assert!(colours.matches('W').count().abs_diff(colours.matches('B').count()) <= 2, "{colours}");
            }
        }
        if let Some(bye) = &pairing.bye {
            let player = history.player(bye.player).unwrap();
            let is_win = |entry| {
                matches!(entry, Entry::Bye(ByeKind::PairingAllocated | ByeKind::Full))
                    || matches!(entry, Entry::Game { mark: Some(Mark::ForfeitWin), .. })
            };
            assert!(!player.entries_through(pairing.round - 1).any(|(_, entry)| is_win(entry)));
            assert_eq!(bye.points, history.scoring.pairing_bye);
        }
    });
}

#[test]
fn the_engine_agrees_with_itself() {
    rounds(300..420, |history, pairing| {
        let request = dubov(history, pairing.round);
        assert_eq!(&pair(&request).unwrap(), pairing);
        let byes = pairing.bye.iter().map(|bye| bye.player).collect();
        let judgement = judge(&request, &Proposal { boards: pairing.pairs().collect(), byes });
        assert!(judgement.is_equal(), "{judgement:?}");
        let json = serde_json::to_string(pairing).unwrap();
        assert_eq!(&serde_json::from_str::<Pairing>(&json).unwrap(), pairing);
    });
}

#[test]
fn two_boards_exchanged_are_judged_by_a_clause_of_the_system() {
    let mut judged = 0;
    rounds(420..540, |history, pairing| {
        let mut boards: Vec<_> = pairing.pairs().collect();
        if boards.len() < 2 {
            return;
        }
        let first = boards[0].1;
        boards[0].1 = boards[1].1;
        boards[1].1 = first;
        let byes = pairing.bye.iter().map(|bye| bye.player).collect();
        let judgement = judge(&dubov(history, pairing.round), &Proposal { boards, byes });
        let clause = judgement.deciding.as_ref().expect("a difference has a clause");
        let is_forbidden = judgement.breaches.iter().any(|breach| breach.key == "pair_forbidden");
        assert!(clause.as_str().starts_with("D4.9.6-") || is_forbidden, "{clause}");
        judged += usize::from(judgement.is_legal());
    });
    assert!(judged >= 200, "{judged}");
}

#[test]
fn explanations_are_true_and_cite_known_clauses() {
    rounds(540..680, |history, pairing| {
        let floats = pairing.floats.iter().map(|float| &float.reason);
        let steps = pairing.trace.iter().map(|step| &step.reason);
        let failings = pairing.groups.iter().flat_map(|group| &group.failings);
        let boards = pairing.boards.iter().flat_map(|board| board.failings.iter().chain([&board.colour]));
        let passed = pairing.boards.iter().flat_map(|board| &board.reasons).map(|passed| &passed.reason);
        for reason in floats.chain(steps).chain(failings).chain(boards).chain(passed).chain(&pairing.notes) {
            for clause in &reason.clauses {
                assert!(inventory().get(clause.as_str()).is_some(), "{clause}");
            }
        }
        for board in &pairing.boards {
            assert!(board.group.is_some_and(|group| group < pairing.groups.len()));
            for passed in &board.reasons {
                assert!([board.white, board.black].contains(&passed.player));
                assert_ne!(passed.would_have_met, NOBODY);
                if passed.reason.key == "dubov_met_before" {
                    let Fact::Number(round) = passed.reason.facts["round"] else { panic!("a round is a number") };
                    let entry = history.player(passed.player).unwrap().entry(u32::try_from(round).unwrap());
                    assert_eq!(entry.met(), Some(passed.would_have_met));
                }
                if passed.reason.key == "forbidden_pair" {
                    assert!(history.is_forbidden(passed.player, passed.would_have_met, pairing.round));
                }
            }
        }
    });
}

#[test]
fn whoever_could_not_be_paired_otherwise_is_shown() {
    let (mut rows, mut floats, mut bare) = (0, 0, 0);
    rounds(540..680, |history, pairing| {
        let told = pair(&dubov(history, pairing.round).explained()).unwrap();
        assert_eq!(told.pairs().collect::<Vec<_>>(), pairing.pairs().collect::<Vec<_>>());
        for passed in told.boards.iter().flat_map(|board| &board.reasons) {
            if passed.reason.key == "dubov_rows_below" {
                assert!(!passed.reason.because.is_empty(), "{passed:?}");
                rows += 1;
            }
        }
        for float in told.floats.iter().filter(|float| float.reason.key == "dubov_floats_on") {
            floats += 1;
            bare += usize::from(float.reason.because.is_empty());
        }
    });
    assert!(rows > 10 && floats > 5 && bare * 10 < floats, "{rows} {floats} {bare}");
}

#[test]
fn groups_and_floats_account_for_everybody() {
    rounds(680..800, |history, pairing| {
        let residents: Vec<_> = pairing.groups.iter().flat_map(|group| group.residents.iter().copied()).collect();
        let once: BTreeSet<_> = residents.iter().copied().collect();
        assert_eq!((once.len(), residents.len()), (residents.len(), history.players.len() - pairing.absent.len()));
        assert!(pairing.groups.is_sorted_by(|one, other| one.points > other.points));
        let score = |number: StartNumber| {
            let points = history.points_after(history.player(number).unwrap(), pairing.round - 1);
            points + history.fictitious_points(number, pairing.round)
        };
        let uneven = pairing.pairs().filter(|(white, black)| score(*white) != score(*black)).count();
        assert_eq!(pairing.floats.len(), 2 * uneven + usize::from(pairing.bye.is_some()));
        for float in &pairing.floats {
            assert_eq!(float.from, score(float.player));
        }
    });
}

/// A score table that no event has: opponents who do not exist, who are oneself, or who say otherwise.
fn nonsense(dice: &mut Dice) -> History {
    let players = dice.below(12);
    let mut history = field(players, dice.below(12));
    for number in 1..=players {
        for round in 1..=dice.below(7) {
            let color = [None, Some(Color::White), Some(Color::Black)][dice.below(3) as usize];
            let mark = [None, Some(Mark::Win), Some(Mark::Draw), Some(Mark::ForfeitWin)][dice.below(4) as usize];
            let kinds = [ByeKind::PairingAllocated, ByeKind::Full, ByeKind::Half, ByeKind::Zero];
            let entry = match dice.below(6) {
                0 => Entry::Blank,
                1 => Entry::Bye(kinds[dice.below(4) as usize]),
                _ => Entry::Game { opponent: StartNumber(dice.below(14)), color, mark },
            };
            history.player_mut(StartNumber(number)).unwrap().set_entry(round, entry);
        }
        let player = history.player_mut(StartNumber(number)).unwrap();
        player.adjustment = HalfPoints(i32::try_from(dice.below(5)).unwrap() - 2);
        player.rating = (!dice.once_in(4)).then(|| dice.below(3) * (u32::MAX / 2));
        if dice.once_in(9) {
            withdraw(&mut history, StartNumber(number), dice.below(5), number);
        }
    }
    if dice.once_in(3) {
        let pair = [StartNumber(dice.below(14)), StartNumber(dice.below(14))];
        forbid(&mut history, pair);
    }
    history
}

#[test]
fn any_history_is_answered_and_any_proposal_judged() {
    let mut laid = 0;
    for seed in 0..2000 {
        let mut dice = Dice(seed);
        let history = nonsense(&mut dice);
        let request = dubov(&history, dice.below(8));
        if let Ok(pairing) = pair(&request) {
            let byes = pairing.bye.iter().map(|bye| bye.player).collect();
            let judgement = judge(&request, &Proposal { boards: pairing.pairs().collect(), byes });
            assert!(judgement.is_equal(), "{judgement:?}");
            laid += 1;
        }
        let boards = (0..dice.below(7)).map(|_| (StartNumber(dice.below(14)), StartNumber(dice.below(14)))).collect();
        let judgement = judge(&request, &Proposal { boards, byes: (0..dice.below(3)).map(StartNumber).collect() });
        assert_eq!(judgement.is_equal(), judgement.deciding.is_none());
        assert!(check(System::Of(Host::Dubov1997), &history).rounds_checked <= history.paired_rounds());
    }
    assert!(laid >= 300, "{laid}");
}

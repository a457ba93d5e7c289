//! Wishes of the event: kept as far as the round can be paired with them.

mod fields;

use std::collections::BTreeSet;

use fields::*;
use rokade_clause::Fact;
use rokade_model::{ByeKind, Entry, Forbidden, GameResult, History, StartNumber};
use rokade_pairing::{Host, NOBODY, Pairing, Proposal, Request, System, check, judge, pair};

fn wish(history: &mut History, players: &[u32]) {
    history.forbidden.push(Forbidden {
        players: players.iter().copied().map(StartNumber).collect(),
        first: 1,
        last: history.rounds,
        soft: true,
    });
}

/// The pairs a pairing says it gave up.
fn given_up(pairing: &Pairing) -> BTreeSet<(StartNumber, StartNumber)> {
    let player = |fact: &Fact| match fact {
        Fact::Player(number) => *number,
        _ => unreachable!("players are named as players"),
    };
    let notes = pairing.notes.iter().filter(|note| note.key == "soft_rule_given_up");
    let pairs = notes.map(|note| (player(&note.facts["one"]), player(&note.facts["other"])));
    pairs.map(|(one, other)| (one.min(other), one.max(other))).collect()
}

fn judged(history: &History, boards: Vec<(StartNumber, StartNumber)>) -> rokade_pairing::Judgement {
    judge(&monrad(history, 1), &Proposal { boards, byes: vec![] })
}

#[test]
fn a_wish_that_can_be_kept_is_a_rule() {
    let mut soft = field(6, 3);
    wish(&mut soft, &[1, 2, 3]);
    let mut hard = field(6, 3);
    forbid(&mut hard, [1, 2, 3].map(StartNumber));
    let (kept, ruled) = (pair(&monrad(&soft, 1)).unwrap(), pair(&monrad(&hard, 1)).unwrap());
    assert_eq!(kept, ruled);
    assert_eq!(written(&kept), "4-1 5-2 6-3");
}

#[test]
fn a_wish_is_given_up_before_the_round_is_and_the_pair_is_named() {
    let mut history = field(4, 3);
    wish(&mut history, &[1, 2]);
    wish(&mut history, &[1, 3]);
    wish(&mut history, &[1, 4]);
    let pairing = pair(&monrad(&history, 1)).unwrap();
    assert_eq!(uncoloured(&pairing), "1-4 2-3");
    assert_eq!(given_up(&pairing), pairs_of("1-4").into_iter().collect());
    // The earlier wishes go before the later ones.
    history.forbidden.reverse();
    let pairing = pair(&monrad(&history, 1)).unwrap();
    assert_eq!((uncoloured(&pairing), given_up(&pairing)), ("1-2 3-4".into(), pairs_of("1-2").into_iter().collect()));
}

#[test]
fn of_a_wish_for_many_only_as_much_is_given_up_as_must_be() {
    // Five of one club and one other: two pairs of the club have to meet, not all.
    let mut history = field(6, 3);
    wish(&mut history, &[1, 2, 3, 4, 5]);
    let pairing = pair(&monrad(&history, 1)).unwrap();
    assert_eq!(given_up(&pairing).len(), 2);
    assert!(
        given_up(&pairing)
            .iter()
            .all(|(one, other)| pairing.pairs().any(|(w, b)| (w.min(b), w.max(b)) == (*one, *other)))
    );
}

#[test]
fn hard_rules_and_meetings_are_never_given_up() {
    let mut history = field(4, 3);
    forbid(&mut history, [1, 2].map(StartNumber));
    forbid(&mut history, [1, 3].map(StartNumber));
    wish(&mut history, &[1, 4]);
    assert_eq!(uncoloured(&pair(&monrad(&history, 1)).unwrap()), "1-4 2-3");
    forbid(&mut history, [2, 3].map(StartNumber));
    let no = pair(&monrad(&history, 1)).unwrap_err();
    assert_eq!(no.reason.key, "no_complete_matching");
}

#[test]
fn a_wish_holds_in_its_rounds_only() {
    let mut history = field(4, 3);
    history.forbidden.push(Forbidden { players: vec![StartNumber(1), StartNumber(2)], first: 2, last: 3, soft: true });
    assert_eq!(uncoloured(&pair(&monrad(&history, 1)).unwrap()), "1-2 3-4");
}

#[test]
fn the_control_of_the_next_round_does_not_count_wishes() {
    // Four players, three rounds: round 2 is controlled, and a wish would leave nothing for round 3.
    let mut history = field(4, 3);
    game(&mut history, 1, StartNumber(2), StartNumber(1), Some(GameResult::Draw));
    game(&mut history, 1, StartNumber(4), StartNumber(3), Some(GameResult::Draw));
    let plain = pair(&monrad(&history, 2)).unwrap();
    history.forbidden.push(Forbidden { players: vec![StartNumber(1), StartNumber(4)], first: 3, last: 3, soft: true });
    assert_eq!(pair(&monrad(&history, 2)).unwrap(), plain);
    history.forbidden[0].soft = false;
    assert_ne!(pair(&monrad(&history, 2)).unwrap().control, plain.control);
}

#[test]
fn a_pair_against_a_wish_is_a_breach_only_if_the_wish_can_be_kept() {
    let mut history = field(4, 3);
    wish(&mut history, &[1, 2]);
    let keys = |boards: &str| {
        judged(&history, pairs_of(boards)).breaches.iter().map(|one| one.key.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(keys("2-1 4-3"), ["pair_forbidden"]);
    wish(&mut history, &[1, 3]);
    wish(&mut history, &[1, 4]);
    let engine = pair(&monrad(&history, 1)).unwrap();
    assert!(judged(&history, engine.pairs().collect()).is_equal());
    assert!(!judged(&history, pairs_of("2-1 4-3")).is_legal());
    forbid(&mut history, [2, 3].map(StartNumber));
    forbid(&mut history, [2, 4].map(StartNumber));
    forbid(&mut history, [3, 4].map(StartNumber));
    let keys: Vec<_> = judged(&history, pairs_of("2-1 4-3")).breaches.iter().map(|one| one.key.to_string()).collect();
    assert_eq!(keys, ["pair_forbidden"]);
}

#[test]
fn a_whole_club_in_one_group_is_still_paired_in_time() {
    for players in [40, 81] {
        let mut history = field(players, 9);
        wish(&mut history, &(1..=players).collect::<Vec<_>>());
        wish(&mut history, &[1, 2]);
        let pairing = pair(&monrad(&history, 1)).unwrap();
        assert_eq!(given_up(&pairing).len(), players as usize / 2);
        assert!(
            judge(
                &monrad(&history, 1),
                &Proposal {
                    boards: pairing.pairs().collect(),
                    byes: pairing.bye.iter().map(|bye| bye.player).collect()
                }
            )
            .is_equal()
        );
    }
}

#[test]
fn wishes_mean_nothing_where_the_opponents_are_fixed() {
    let mut history = field(4, 3);
    wish(&mut history, &[1, 2, 3, 4]);
    for system in [System::Of(Host::RoundRobin { cycles: 1 }), System::KnockOut, System::Olympiad { teams: 2 }] {
        let with = pair(&Request::new(system, &history, 1)).unwrap();
        assert_eq!(with, pair(&Request::new(system, &field(4, 3), 1)).unwrap());
        assert!(
            judge(&Request::new(system, &history, 1), &Proposal { boards: with.pairs().collect(), byes: vec![] })
                .is_equal()
        );
    }
}

type Pairs = BTreeSet<(StartNumber, StartNumber)>;

/// Every way to pair the players, the bye as a pair with 0, without those that may not meet.
fn all_pairings(free: &[StartNumber], may: &impl Fn(StartNumber, StartNumber) -> bool) -> Vec<Pairs> {
    let Some((first, rest)) = free.split_first() else { return vec![Pairs::new()] };
    let mut all = Vec::new();
    for (index, other) in rest.iter().enumerate().filter(|(_, other)| may(*first, **other)) {
        let mut left = rest.to_vec();
        left.remove(index);
        for mut pairing in all_pairings(&left, may) {
            pairing.insert((*first.min(other), *first.max(other)));
            all.push(pairing);
        }
    }
    all
}

/// A Monrad event that nobody leaves, with rules and wishes for the round to be paired.
fn event(seed: u64) -> (History, u32) {
    let mut dice = Dice(seed);
    let players = 2 + dice.below(7);
    let mut history = field(players, 9);
    let mut round = 1;
    while round <= 3 && !dice.once_in(3) {
        let Ok(pairing) = pair(&monrad(&history, round)) else { break };
        play(&mut history, &pairing, &mut dice);
        round += 1;
    }
    for _ in 0..dice.below(6) {
        let count = 2 + dice.below(4);
        let members = (0..count).map(|_| StartNumber(1 + dice.below(players))).collect();
        history.forbidden.push(Forbidden { players: members, first: round, last: round, soft: !dice.once_in(4) });
    }
    (history, round)
}

/// The pairings that keep the wishes in their order as far as they can be kept, and the wishes kept.
fn by_the_text(history: &History, round: u32) -> (Vec<Pairs>, Vec<(StartNumber, StartNumber)>) {
    let mut free: Vec<StartNumber> = history.players.iter().map(|player| player.number).collect();
    if free.len() % 2 == 1 {
        free.push(NOBODY);
    }
    let may = |one: StartNumber, other: StartNumber| {
        if one == NOBODY || other == NOBODY {
            let player = history.player(one.max(other)).unwrap();
            return (1..round).all(|before| player.entry(before) != Entry::Bye(ByeKind::PairingAllocated));
        }
        let have_met = (1..round).any(|before| history.player(one).unwrap().entry(before).met() == Some(other));
        let kept_apart = history
            .forbidden
            .iter()
            .any(|rule| !rule.soft && rule.players.contains(&one) && rule.players.contains(&other));
        !have_met && !kept_apart
    };
    let mut left = all_pairings(&free, &may);
    let mut kept = Vec::new();
    for rule in history.forbidden.iter().filter(|rule| rule.soft) {
        for (index, one) in rule.players.iter().enumerate() {
            for other in rule.players[index + 1..].iter().filter(|other| *other != one) {
                let pair = (*one.min(other), *one.max(other));
                let still: Vec<Pairs> = left.iter().filter(|pairing| !pairing.contains(&pair)).cloned().collect();
                if !still.is_empty() {
                    left = still;
                    kept.push(pair);
                }
            }
        }
    }
    (left, kept)
}

#[test]
fn wishes_are_kept_in_order_as_every_pairing_tried_by_hand_says() {
    let (mut compared, mut broken, mut refused) = (0, 0, 0);
    for seed in 0..3000 {
        let (history, round) = event(seed);
        let (left, kept) = by_the_text(&history, round);
        let request = monrad(&history, round);
        compared += 1;
        let pairing = match pair(&request) {
            Ok(pairing) => pairing,
            Err(_) => {
                assert!(left.is_empty(), "{seed}");
                refused += 1;
                continue;
            }
        };
        let boards: Pairs = pairing.pairs().map(|(one, other)| (one.min(other), one.max(other))).collect();
        let bye = pairing.bye.iter().map(|bye| (NOBODY, bye.player));
        assert!(left.contains(&boards.iter().copied().chain(bye).collect()), "{seed}");
        let soft = |(one, other): &&(StartNumber, StartNumber)| {
            history.forbidden.iter().any(|rule| rule.soft && rule.players.contains(one) && rule.players.contains(other))
        };
        assert_eq!(given_up(&pairing), boards.iter().filter(soft).copied().collect(), "{seed}");
        broken += usize::from(!given_up(&pairing).is_empty());
        // With the wishes kept as rules the system pairs the same.
        let mut strict = history.clone();
        strict.forbidden.retain(|rule| !rule.soft);
        strict.forbidden.extend(kept.into_iter().map(|(one, other)| Forbidden {
            players: vec![one, other],
            first: round,
            last: round,
            soft: false,
        }));
        assert_eq!(written(&pair(&monrad(&strict, round)).unwrap()), written(&pairing), "{seed}");
        let byes = pairing.bye.iter().map(|bye| bye.player).collect();
        assert!(judge(&request, &Proposal { boards: pairing.pairs().collect(), byes }).is_equal(), "{seed}");
    }
    assert!(compared == 3000 && broken > 300 && refused > 100, "{broken} {refused}");
}

#[test]
fn what_was_played_against_a_wish_checks_clean() {
    for seed in 0..300 {
        let (mut history, round) = event(seed);
        let Ok(pairing) = pair(&monrad(&history, round)) else { continue };
        play(&mut history, &pairing, &mut Dice(seed));
        let found = check(System::Of(Host::Monrad), &history);
        assert!(found.is_equal(), "{seed}: {found:?}");
    }
}

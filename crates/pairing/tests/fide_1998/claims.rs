//! What holds for every history.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, Mark, StartNumber, Withdrawal};
use rokade_pairing::{NOBODY, Pairing, Proposal, judge, pair};

use crate::fields::*;
use crate::tournaments::*;

fn own(pairing: &Pairing) -> Proposal {
    Proposal { boards: pairing.pairs().collect(), byes: pairing.bye.iter().map(|bye| bye.player).collect() }
}

/// The engine's own pairing is legal, equal to itself, complete, and explained by what is true.
fn assert_sound(history: &History, round: u32) {
    let request = fide(history, round);
    let Ok(pairing) = pair(&request) else { return };
    assert_eq!(pair(&request).unwrap(), pairing, "same input, same output");
    let judgement = judge(&request, &own(&pairing));
    assert!(judgement.is_equal(), "{:?}", judgement.breaches);
    let seated: BTreeSet<StartNumber> = pairing
        .pairs()
        .flat_map(|(white, black)| [white, black])
        .chain(pairing.bye.iter().map(|bye| bye.player))
        .collect();
    assert_eq!(seated.len(), 2 * pairing.boards.len() + usize::from(pairing.bye.is_some()), "everybody once");
    assert_eq!(seated.len() + pairing.absent.len(), history.players.len());
    assert_eq!(pairing.placement.len(), history.players.len());
    let residents: usize = pairing.groups.iter().map(|group| group.residents.len()).sum();
    assert_eq!(residents, seated.len(), "everybody belongs to one score group");
    for board in &pairing.boards {
        assert!(board.group.is_some_and(|group| group < pairing.groups.len()));
        for passed in &board.reasons {
            assert!([board.white, board.black].contains(&passed.player));
            assert!(![board.white, board.black, NOBODY].contains(&passed.would_have_met));
        }
    }
    assert!(pairing.trace.iter().all(|step| step.group < pairing.groups.len()));
    assert_passed_are_true(history, round, &pairing);
    assert_shown(&pair(&request.explained()).unwrap(), &pairing);
}

/// Told in full the round is the same, and who could not be paired otherwise is shown.
fn assert_shown(told: &Pairing, brief: &Pairing) {
    assert_eq!(told.pairs().collect::<Vec<_>>(), brief.pairs().collect::<Vec<_>>());
    let of_bye = told.bye.iter().flat_map(|bye| &bye.reasons);
    for passed in told.boards.iter().flat_map(|board| &board.reasons).chain(of_bye) {
        let reason = &passed.reason;
        let cause = reason.facts.get("cause").map(|cause| format!("{cause:?}")).unwrap_or_default();
        let is_asked = ["opponents", "bye", "floats", "colours"].iter().any(|word| cause.contains(word));
        assert!(!is_asked || !reason.because.is_empty(), "{reason:?}");
        assert!(reason.key != "f98_halves_exchanged" || reason.because[0].key == "f98_halves", "{reason:?}");
    }
    // Whoever came down to a score group and left it again is told why.
    for group in &told.groups {
        for player in group.moved_down.iter().filter(|player| group.floated.contains(player)) {
            let boards = told.boards.iter().filter(|board| [board.white, board.black].contains(player));
            let bye = told.bye.iter().filter(|bye| bye.player == *player);
            let reasons = boards.flat_map(|board| &board.reasons).chain(bye.flat_map(|bye| &bye.reasons));
            let here = reasons.filter(|passed| passed.player == *player && passed.stands_alone());
            let is_last = told.groups.last() == Some(group);
            assert!(is_last || here.count() > 0, "{player}: {group:?}");
        }
    }
}

/// Whoever is said to have met has met; whoever is said to be kept apart is.
fn assert_passed_are_true(history: &History, round: u32, pairing: &Pairing) {
    for passed in pairing.boards.iter().flat_map(|board| &board.reasons) {
        let (one, other) = (passed.player, passed.would_have_met);
        let meets = |one: u32, other: u32| {
            (1..round)
                .any(|before| history.player(StartNumber(one)).unwrap().entry(before).met() == Some(StartNumber(other)))
        };
        let have_met = meets(one.0, other.0) || meets(other.0, one.0);
        match &*passed.reason.key {
            "f98_met" => assert!(have_met),
            "f98_passed_alone" | "f98_halves_exchanged" => {}
            "forbidden_pair" => assert!(history.is_forbidden(one, other, round)),
            _ => assert!(!have_met && !history.is_forbidden(one, other, round)),
        }
    }
}

#[test]
fn pairings_of_random_tournaments_are_sound() {
    for seed in 10_000..10_150 {
        let dice = &mut Dice(seed);
        let mut history = random_event(dice);
        for round in 1..=history.rounds {
            before(&mut history, round, dice);
            assert_sound(&history, round);
            if !play_on(&mut history, round, dice) {
                break;
            }
        }
    }
}

#[test]
fn a_pairing_with_two_opponents_swapped_is_decided_by_a_clause_of_the_system() {
    let mut judged = 0;
    for seed in 0..150 {
        let dice = &mut Dice(seed);
        let mut history = random_event(dice);
        for round in 1..=history.rounds {
            let request = fide(&history, round);
            if let Ok(pairing) = pair(&request)
                && pairing.boards.len() > 1
            {
                let mut proposal = own(&pairing);
                let (one, other) = (proposal.boards[0], proposal.boards[1]);
                (proposal.boards[0], proposal.boards[1]) = ((one.0, other.0), (one.1, other.1));
                let judgement = judge(&request, &proposal);
                assert!(!judgement.is_equal());
                let clause = judgement.deciding.clone().unwrap();
                assert!(clause.as_str().starts_with("D4.9.5-"), "{clause}");
                let better = judgement.engine_value.zip(judgement.proposed_value).is_none_or(|(one, two)| one != two);
                assert!(better || !judgement.is_legal());
                judged += 1;
            }
            if !play_on(&mut history, round, dice) {
                break;
            }
        }
    }
    assert!(judged > 200, "{judged}");
}

#[test]
fn one_player_alone_has_the_bye_and_nobody_is_refused() {
    let one = pair(&fide(&field(1, 3), 1)).unwrap();
    assert_eq!((one.boards.len(), one.bye.map(|bye| bye.player)), (0, Some(StartNumber(1))));
    assert_eq!(pair(&fide(&field(0, 3), 1)).unwrap_err().reason.key, "too_few_players");
}

fn any_entry() -> impl Strategy<Value = Entry> {
    let color = prop_oneof![Just(None), Just(Some(Color::White)), Just(Some(Color::Black))];
    let mark = prop_oneof![Just(None), Just(Some(Mark::Win)), Just(Some(Mark::Draw)), Just(Some(Mark::ForfeitWin))];
    let kinds = [ByeKind::PairingAllocated, ByeKind::Full, ByeKind::Half, ByeKind::Zero];
    prop_oneof![
        1 => Just(Entry::Blank),
        // Opponents who do not exist, who are oneself, or who say otherwise.
        4 => (0..14u32, color, mark).prop_map(|(opponent, color, mark)| Entry::Game { opponent: StartNumber(opponent), color, mark }),
        1 => prop::sample::select(kinds.to_vec()).prop_map(Entry::Bye),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_engine_agrees_with_itself_on_any_history(
        lines in prop::collection::vec((prop::collection::vec(any_entry(), 0..6), prop::option::weighted(0.1, 0..5u32), -2..3i32), 0..12),
        rounds in 0..9u32,
        round in 1..8u32,
    ) {
        let mut history = field(u32::try_from(lines.len()).unwrap(), rounds);
        for (player, (rounds, left, adjustment)) in history.players.iter_mut().zip(lines) {
            player.rounds = rounds;
            player.withdrawal = left.map(|after| Withdrawal { after, order: 1 });
            player.adjustment = HalfPoints(adjustment);
        }
        assert_sound(&history, round);
    }
}

//! What holds for every history, sensible or not.

mod fields;

use fields::*;
use proptest::prelude::*;
use rokade_model::{ByeKind, Color, Entry, Forbidden, HalfPoints, History, Mark, StartNumber, Withdrawal};
use rokade_pairing::{Host, Proposal, Request, SYSTEMS, System, check, judge, pair};

fn any_number() -> impl Strategy<Value = StartNumber> {
    (0..14u32).prop_map(StartNumber)
}

fn any_entry() -> impl Strategy<Value = Entry> {
    let color = prop_oneof![Just(None), Just(Some(Color::White)), Just(Some(Color::Black))];
    let mark = prop_oneof![Just(None), Just(Some(Mark::Win)), Just(Some(Mark::Draw)), Just(Some(Mark::ForfeitLoss))];
    let kinds = [ByeKind::PairingAllocated, ByeKind::Full, ByeKind::Half, ByeKind::Zero];
    prop_oneof![
        1 => Just(Entry::Blank),
        // Opponents who do not exist, who are oneself, or who say otherwise.
        4 => (any_number(), color, mark).prop_map(|(opponent, color, mark)| Entry::Game { opponent, color, mark }),
        1 => prop::sample::select(kinds.to_vec()).prop_map(Entry::Bye),
    ]
}

prop_compose! {
    fn any_history()(
        lines in prop::collection::vec((prop::collection::vec(any_entry(), 0..6), prop::option::weighted(0.15, (0..5u32, 0..4u32)), -2..3i32), 0..12),
        rounds in 0..12u32,
        rules in prop::collection::vec((prop::collection::vec(any_number(), 0..4), 0..4u32, 0..12u32), 0..4),
    ) -> History {
        let mut history = field(u32::try_from(lines.len()).unwrap(), rounds);
        for (player, (rounds, left, adjustment)) in history.players.iter_mut().zip(lines) {
            player.rounds = rounds;
            player.withdrawal = left.map(|(after, order)| Withdrawal { after, order });
            player.adjustment = HalfPoints(adjustment);
        }
        history.forbidden =
            rules.into_iter().map(|(players, first, last)| Forbidden { players, first, last, soft: false }).collect();
        history
    }
}

fn any_system() -> impl Strategy<Value = System> {
    let rows = SYSTEMS.iter().map(|row| row.system);
    prop::sample::select(rows.chain([System::Of(Host::RoundRobin { cycles: 2 })]).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_engine_agrees_with_itself_on_any_history(
        history in any_history(), system in any_system(), round in 0..8u32,
        stored in prop::option::of(prop::collection::vec(any_number(), 0..14)),
    ) {
        let request = Request::new(system, &history, round).placed(stored.as_deref());
        if let Ok(pairing) = pair(&request) {
            let byes = pairing.bye.iter().map(|bye| bye.player).collect();
            let judgement = judge(&request, &Proposal { boards: pairing.pairs().collect(), byes });
            prop_assert!(judgement.proposed.is_empty() && judgement.engine.is_empty());
            if system == System::Of(Host::Monrad) {
                prop_assert!(judgement.is_equal(), "{:?}", judgement.breaches);
            }
            prop_assert_eq!(pair(&request).unwrap(), pairing);
        }
    }

    #[test]
    fn any_proposal_is_judged_and_a_difference_always_has_a_clause(
        history in any_history(), system in any_system(), round in 0..8u32,
        boards in prop::collection::vec((any_number(), any_number()), 0..7), byes in prop::collection::vec(any_number(), 0..3),
    ) {
        let request = Request::new(system, &history, round);
        let judgement = judge(&request, &Proposal { boards, byes });
        prop_assert_eq!(judgement.is_equal(), judgement.deciding.is_none());
    }

    #[test]
    fn any_history_is_checked(history in any_history(), system in any_system()) {
        let check = check(system, &history);
        prop_assert_eq!(check.rounds_checked + u32::try_from(check.rounds_skipped.len()).unwrap(), history.paired_rounds());
    }
}

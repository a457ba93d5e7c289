//! What brackets, teams, double rounds and wishes make of any history, sensible or not.

mod fields;

use fields::*;
use proptest::prelude::*;
use rokade_model::{ByeKind, Color, Entry, Forbidden, HalfPoints, History, Mark, StartNumber, Withdrawal};
use rokade_pairing::knock_out::bracket;
use rokade_pairing::olympiad::team_table;
use rokade_pairing::{Host, Pairing, Proposal, Request, System, check, judge, pair};

fn any_number() -> impl Strategy<Value = StartNumber> {
    (0..14u32).prop_map(StartNumber)
}

fn any_entry() -> impl Strategy<Value = Entry> {
    let color = prop_oneof![Just(None), Just(Some(Color::White)), Just(Some(Color::Black))];
    let marks = [Mark::Win, Mark::Draw, Mark::Loss, Mark::ForfeitWin, Mark::ForfeitLoss];
    let mark = prop::option::weighted(0.8, prop::sample::select(marks.to_vec()));
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
        lines in prop::collection::vec((prop::collection::vec(any_entry(), 0..5), prop::option::weighted(0.15, (0..5u32, 0..4u32)), -2..3i32), 0..12),
        rounds in 0..12u32,
        rules in prop::collection::vec((prop::collection::vec(any_number(), 0..5), 0..4u32, 0..12u32, any::<bool>()), 0..5),
        drawn in prop_oneof![Just(Vec::new()), prop::collection::vec(any_number(), 0..18)],
        teams in prop_oneof![Just(Vec::new()), prop::collection::vec(prop::collection::vec(any_number(), 0..5), 0..6)],
        seeding in prop_oneof![Just(Vec::new()), prop::collection::hash_set(any_number(), 0..14).prop_map(|set| set.into_iter().collect())],
        double_rounds in any::<bool>(),
    ) -> History {
        let mut history = field(u32::try_from(lines.len()).unwrap(), rounds);
        for (player, (rounds, left, adjustment)) in history.players.iter_mut().zip(lines) {
            player.rounds = rounds;
            player.withdrawal = left.map(|(after, order)| Withdrawal { after, order });
            player.adjustment = HalfPoints(adjustment);
        }
        history.forbidden =
            rules.into_iter().map(|(players, first, last, soft)| Forbidden { players, first, last, soft }).collect();
        History { lines: drawn, teams, seeding, double_rounds, ..history }
    }
}

fn any_system() -> impl Strategy<Value = System> {
    prop_oneof![
        Just(System::Of(Host::Monrad)),
        Just("gladiator:monrad".parse().unwrap()),
        Just(System::KnockOut),
        (0..8u16).prop_map(|teams| System::Olympiad { teams }),
    ]
}

fn everybody(pairing: &Pairing) -> Vec<StartNumber> {
    let mut all: Vec<StartNumber> = pairing.pairs().flat_map(|(white, black)| [white, black]).collect();
    all.extend(pairing.unopposed.iter().chain(&pairing.bye).map(|bye| bye.player));
    all.extend(&pairing.absent);
    all.sort_unstable();
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_is_lost_or_doubled_and_the_engine_agrees_with_itself(
        history in any_history(), system in any_system(), round in 0..7u32, seed in prop::option::of(any::<u64>()),
        stored in prop::option::of(prop::collection::vec(any_number(), 0..14)),
    ) {
        let request = Request::new(system, &history, round).placed(stored.as_deref()).seeded(seed);
        if let Ok(pairing) = pair(&request) {
            let numbers: Vec<StartNumber> = history.players.iter().map(|player| player.number).collect();
            prop_assert_eq!(everybody(&pairing), numbers.clone());
            let mut placed = pairing.placement.clone();
            placed.sort_unstable();
            prop_assert_eq!(placed, numbers);
            let byes = pairing.bye.iter().map(|bye| bye.player).collect();
            let judgement = judge(&request, &Proposal { boards: pairing.pairs().collect(), byes });
            prop_assert!(judgement.proposed.is_empty() && judgement.engine.is_empty());
            if system.is_swiss() {
                prop_assert!(judgement.is_equal(), "{:?}", judgement.breaches);
            }
            prop_assert!(judgement.breaches.iter().all(|breach| breach.key == "pair_met_before"), "{:?}", judgement.breaches);
            prop_assert_eq!(pair(&request).unwrap(), pairing);
        }
    }

    #[test]
    fn any_proposal_is_judged_and_a_difference_always_has_a_clause(
        history in any_history(), system in any_system(), round in 0..7u32,
        boards in prop::collection::vec((any_number(), any_number()), 0..7), byes in prop::collection::vec(any_number(), 0..3),
    ) {
        let judgement = judge(&Request::new(system, &history, round), &Proposal { boards, byes });
        prop_assert_eq!(judgement.is_equal(), judgement.deciding.is_none());
    }

    #[test]
    fn any_history_is_checked_drawn_and_counted(history in any_history(), system in any_system(), teams in 0..8u16) {
        let check = check(system, &history);
        prop_assert_eq!(check.rounds_checked + u32::try_from(check.rounds_skipped.len()).unwrap(), history.paired_rounds());
        let drawn = bracket(&history);
        prop_assert!(drawn.lines.len().is_power_of_two() || drawn.lines.is_empty());
        let expected = if history.teams.is_empty() { usize::from(teams) } else { history.teams.len() };
        prop_assert_eq!(team_table(&history, teams, 9).len(), expected);
    }
}

//! What holds of every round.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rokade_model::{Color, Entry, History, RoundNumber, StartNumber};
use rokade_pairing::{Host, Pairing, Request, System};

use super::tournaments::{eventful, events, thrown_together};
use crate::fields::{Dice, play};

fn colours(history: &History, number: StartNumber, round: RoundNumber) -> Vec<Color> {
    let player = history.player(number).unwrap();
    let colour = |(_, entry): (RoundNumber, Entry)| match entry {
        Entry::Bye(rokade_model::ByeKind::PairingAllocated) => Some(Color::White),
        entry => entry.played_color(),
    };
    player.entries_through(round - 1).filter_map(colour).collect()
}

fn must_have(history: &History, number: StartNumber, round: RoundNumber) -> Option<Color> {
    let colours = colours(history, number, round);
    let whites = colours.iter().filter(|colour| **colour == Color::White).count();
    let blacks = colours.len() - whites;
    if whites >= blacks + 2 {
        return Some(Color::Black);
    }
    if blacks >= whites + 2 {
        return Some(Color::White);
    }
    match colours[..] {
        [.., one, other] if one == other => Some(!one),
        _ => None,
    }
}

fn check(history: &History, pairing: &Pairing) {
    let round = pairing.round;
    let mut seated = BTreeSet::new();
    for (white, black) in pairing.pairs() {
        assert!(seated.insert(white) && seated.insert(black), "everybody plays once");
        let player = history.player(white).unwrap();
        assert!((1..round).all(|earlier| player.entry(earlier).met() != Some(black)), "{white} and {black} have met");
        assert!(!history.is_forbidden(white, black, round));
        let above = |number| {
            history.points_after(history.player(number).unwrap(), round - 1).0 > i32::try_from(round - 1).unwrap()
        };
        if !(round >= history.rounds && above(white) && above(black)) {
            assert_ne!(must_have(history, white, round), Some(Color::Black), "{white} must have Black");
            assert_ne!(must_have(history, black, round), Some(Color::White), "{black} must have White");
        }
    }
    if let Some(bye) = &pairing.bye {
        assert!(seated.insert(bye.player));
        let had = |(_, entry)| entry == Entry::Bye(rokade_model::ByeKind::PairingAllocated);
        assert!(!history.player(bye.player).unwrap().entries_through(round - 1).any(had));
        assert_ne!(must_have(history, bye.player, round), Some(Color::Black));
    }
    assert_eq!(seated.len() + pairing.absent.len(), history.players.len());
    assert!(pairing.absent.iter().all(|number| !seated.contains(number)));
}

/// A player passed over was nearer and still free, and the reason holds.
fn check_reasons(history: &History, pairing: &Pairing) {
    let all = pairing.boards.iter().flat_map(|board| &board.reasons);
    for passed in all.chain(pairing.bye.iter().flat_map(|bye| &bye.reasons)) {
        let (player, other) = (passed.player, passed.would_have_met);
        let met = |round: RoundNumber| {
            history.player(player).unwrap().entry(round).met() == Some(other)
                || history.player(other).is_some_and(|one| one.entry(round).met() == Some(player))
        };
        match &*passed.reason.key {
            "danish_met" => assert!((1..pairing.round).any(met)),
            "forbidden_pair" => assert!(history.is_forbidden(player, other, pairing.round)),
            "danish_same_strong" => {
                let must = must_have(history, player, pairing.round);
                assert!(must.is_some() && must == must_have(history, other, pairing.round));
            }
            _ => assert!((1..pairing.round).all(|round| !met(round)) || other == StartNumber(0), "{passed:?}"),
        }
    }
    for group in &pairing.groups {
        let down: Vec<_> = pairing.floats.iter().filter(|float| group.floated.contains(&float.player)).collect();
        assert!(down.len() >= group.floated.len());
    }
    assert!(pairing.boards.iter().all(|board| board.group.is_some_and(|group| group < pairing.groups.len())));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn rounds_are_legal_and_the_same_again(seed: u64) {
        let mut dice = Dice(seed);
        let (mut history, acceleration) = eventful(&mut dice, 40);
        for round in 1..=history.rounds {
            events(&mut history, round, &mut dice);
            let request = Request::new(System::Of(Host::DanishSwiss { acceleration }), &history, round);
            let Ok(pairing) = rokade_pairing::pair(&request) else { break };
            prop_assert_eq!(&pairing, &rokade_pairing::pair(&request).unwrap());
            check(&history, &pairing);
            check_reasons(&history, &pairing);
            play(&mut history, &pairing, &mut dice);
        }
    }

    #[test]
    fn a_round_is_refused_only_with_a_proof(seed: u64, players in 4_u32..14) {
        let mut dice = Dice(seed);
        let rounds = 1 + dice.below(players - 2);
        let history = thrown_together(players, rounds, &mut dice);
        let request = Request::new(System::Of(Host::DanishSwiss { acceleration: None }), &history, rounds + 1);
        match rokade_pairing::pair(&request) {
            Ok(pairing) => check(&history, &pairing),
            Err(no) => {
                prop_assert_eq!(&*no.reason.key, "no_complete_matching");
                let seats = no.unmatched_set.len() + no.opponents.len();
                prop_assert!(seats <= history.players.len());
                prop_assert!(no.opponents.iter().all(|one| !no.unmatched_set.contains(one)));
            }
        }
    }
}

#[test]
fn too_few_players_are_refused() {
    let none = super::tournaments::danish(&crate::fields::field(0, 3), 1).unwrap_err();
    assert_eq!(none.reason.key, "too_few_players");
    let one = super::tournaments::danish(&crate::fields::field(1, 3), 1).unwrap();
    assert_eq!((one.boards.len(), one.bye.unwrap().player), (0, StartNumber(1)));
}

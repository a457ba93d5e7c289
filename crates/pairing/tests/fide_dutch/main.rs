//! The FIDE Dutch system of 2026 against a brute force and against its clauses.

mod brute;
mod clauses;
mod deciding;
mod facts;
#[path = "../fields/mod.rs"]
mod fields;
mod random;
mod sets;
mod told;

use std::collections::BTreeSet;

use brute::{Laid, Text};
use fields::Dice;
use rokade_model::{History, StartNumber};
use rokade_pairing::{DutchEdition, Host, NoPairing, Pairing, Proposal, Request, System, judge, pair};

pub fn dutch(history: &History, round: u32) -> Request<'_> {
    Request::new(System::Of(Host::FIDE_DUTCH), history, round)
}

pub fn accelerated(history: &History, round: u32, baku: bool) -> Request<'_> {
    Request::new(System::Of(Host::FideDutch { baku, edition: DutchEdition::IN_FORCE }), history, round)
}

fn as_laid(answer: &Result<Pairing, NoPairing>) -> Laid {
    let pairing = answer.as_ref().ok()?;
    let boards: BTreeSet<(StartNumber, StartNumber)> = pairing.pairs().collect();
    Some((boards, pairing.bye.as_ref().map(|bye| bye.player).map(|number| number.0).map(StartNumber)))
}

pub fn as_proposal(pairing: &Pairing) -> Proposal {
    Proposal { boards: pairing.pairs().collect(), byes: pairing.bye.iter().map(|bye| bye.player).collect() }
}

/// Plays random tournaments and compares every round. Returns rounds compared and rounds refused.
fn compare(seed: u64, tournaments: u32, most_players: u32) -> (u32, u32) {
    let mut dice = Dice(seed);
    let (mut rounds, mut refused) = (0, 0);
    for tournament in 0..tournaments {
        let players = 2 + dice.below(most_players - 1);
        let (mut history, baku) = random::tournament(players, &mut dice);
        for round in 1..=history.rounds {
            random::disturb(&mut history, round, &mut dice);
            let request = accelerated(&history, round, baku);
            let answer = pair(&request);
            let expected = Text::new(&history, round, baku).pair();
            let place = format!("seed {seed}, tournament {tournament}, round {round}, baku {baku}: {history:?}");
            assert_eq!(as_laid(&answer), expected, "{place}");
            rounds += 1;
            let Ok(pairing) = answer else {
                refused += 1;
                break;
            };
            if tournament % 4 == 0 {
                assert_eq!(pair(&request), Ok(pairing.clone()), "same input, same output");
                assert_sound(&request, &pairing);
                let judged = judge(&request, &as_proposal(&pairing));
                assert!(judged.is_legal() && judged.is_equal(), "{place}");
            }
            random::play(&mut history, &pairing, &mut dice);
        }
    }
    (rounds, refused)
}

fn assert_sound(request: &Request, pairing: &Pairing) {
    let history = request.history;
    let mut seen = BTreeSet::new();
    for (white, black) in pairing.pairs() {
        assert!(seen.insert(white) && seen.insert(black), "everybody at most once");
        let player = history.player(white).unwrap();
        assert!((1..pairing.round).all(|round| player.entry(round).met() != Some(black)), "no rematch");
        assert!(!history.is_forbidden(white, black, pairing.round));
    }
    seen.extend(pairing.bye.iter().map(|bye| bye.player));
    assert!(pairing.absent.iter().all(|number| seen.insert(*number)));
    assert_eq!(seen.len(), history.players.len(), "nobody forgotten");
    assert_eq!(pairing.placement.iter().collect::<BTreeSet<_>>().len(), history.players.len());
    for board in &pairing.boards {
        let group = &pairing.groups[board.group.expect("every board has its group")];
        assert!([board.white, board.black].iter().any(|number| group.residents.contains(number)));
        for passed in &board.reasons {
            assert!([board.white, board.black].contains(&passed.player));
            assert!(![board.white, board.black].contains(&passed.would_have_met));
        }
    }
}

/// `ROKADE_SOAK=100` tries a hundred times as often; the largest fields want a release build.
fn soak() -> u32 {
    std::env::var("ROKADE_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn the_engine_lays_what_the_text_prescribes() {
    let (rounds, refused) = compare(1, 700 * soak(), 7);
    assert!(rounds > 2000 && refused > 100, "{rounds} rounds, {refused} refused");
}

#[test]
fn larger_fields_are_laid_as_the_text_prescribes() {
    let (rounds, _) = compare(2, 30 * soak(), 9);
    assert!(rounds > 75, "{rounds} rounds");
}

#[test]
fn the_largest_fields_the_text_can_be_tried_on_are_laid_as_it_prescribes() {
    let (rounds, _) = compare(3, 6 * soak(), 12);
    assert!(rounds > 10, "{rounds} rounds");
}

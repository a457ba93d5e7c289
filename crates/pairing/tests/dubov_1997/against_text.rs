//! The engine against everything tried, on tournaments thrown by dice.

use std::collections::{BTreeMap, BTreeSet};

use rokade_model::History;
use rokade_pairing::{Host, NoPairing, Pairing, Request, System, pair};

use crate::fields::Dice;
use crate::text::Text;
use crate::thrown::{before, dubov, enter, thrown};

/// Rounds compared, by what happened in them.
#[derive(Default)]
struct Tally {
    rounds: usize,
    refused: usize,
    byes: usize,
    seen: BTreeMap<String, usize>,
}

impl Tally {
    fn compare(&mut self, history: &History, round: u32) -> Result<Pairing, NoPairing> {
        let answer = pair(&dubov(history, round));
        let text = Text::new(history, round).lay();
        self.rounds += 1;
        match (&answer, text) {
            (Ok(pairing), Some(text)) => {
                let theirs: BTreeSet<_> = text.pairs.iter().copied().collect();
                let ours: BTreeSet<_> = pairing.pairs().collect();
                assert_eq!(ours, theirs, "round {round} of {history:#?}");
                assert_eq!(pairing.bye.as_ref().map(|bye| bye.player), text.bye, "round {round} of {history:#?}");
                let note = pairing.notes.first().map(|note| (&*note.key, note.facts.get("groups").cloned()));
                let joined = i64::try_from(text.joined).unwrap();
                let wanted = match joined {
                    0 => Some(("dubov_paired_by_rank", None)),
                    1 => None,
                    groups => Some(("dubov_groups_joined", Some(rokade_clause::Fact::Number(groups)))),
                };
                assert_eq!(note, wanted);
                self.byes += usize::from(text.bye.is_some());
                let keys: BTreeSet<&str> = pairing.trace.iter().map(|step| &*step.reason.key).collect();
                for key in keys.into_iter().chain(note.map(|note| note.0)) {
                    *self.seen.entry(key.to_owned()).or_default() += 1;
                }
            }
            (Err(_), None) => self.refused += 1,
            (answer, text) => panic!("{answer:?} against {text:?}, round {round} of {history:#?}"),
        }
        answer
    }
}

/// `ROKADE_SOAK=100` tries a hundred times as often.
fn soak() -> u64 {
    std::env::var("ROKADE_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

#[test]
fn the_engine_lays_what_the_text_lays() {
    let mut tally = Tally::default();
    for seed in 0..1300 * soak() {
        let mut dice = Dice(seed);
        let mut history = thrown(&mut dice);
        // Some fields come from another system, with colours and floats this one would not make.
        let mixed = dice.once_in(4);
        for round in 1..=history.rounds {
            before(&mut history, round, &mut dice);
            let Ok(pairing) = tally.compare(&history, round) else { break };
            let entered = match mixed && dice.once_in(2) {
                true => pair(&Request::new(System::Of(Host::Monrad), &history, round)).unwrap_or(pairing),
                false => pairing,
            };
            enter(&mut history, &entered, &mut dice);
        }
    }
    let Tally { rounds, refused, byes, seen } = tally;
    println!("{rounds} rounds, {refused} refused, {byes} byes, {seen:#?}");
    assert!(rounds >= 6000 && refused >= 400 && byes >= 2500);
    // Every step of the text was taken, the rare ones too.
    let often = ["standard", "floater", "floats", "up_for", "up_for_odd", "to_black", "to_white", "row", "row_changed"];
    let rare = [
        "floater_goes_on",
        "goes_back",
        "same_column",
        "columns_anew",
        "rows_nobody",
        "up_enough",
        "nobody_for",
        "nobody_for_odd",
        "over_at_end",
        "joined",
    ];
    let seldom = ["by_rank", "rows_short", "fewer_over", "may_not_turn"];
    for (steps, least) in [(&often[..], 800), (&rare[..], 100), (&seldom[..], 20)] {
        for step in steps {
            let times = seen.get(&format!("dubov_step_{step}")).copied().unwrap_or(0);
            assert!(times >= least, "{step} only {times} times");
        }
    }
}

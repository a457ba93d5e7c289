//! Rulings in words, for every command that tells one.

use rokade_laws::referee::{Ruling, color_key};
use rokade_words::ruling::{Parts, Told, tell};

use crate::voice::Voice;

pub fn told(ruling: &Ruling, voice: &Voice) -> Told {
    let parts = Parts {
        happened: &ruling.happened,
        bearing: &ruling.bearing,
        why: &ruling.why,
        decision: ruling.decision.key(),
        against: ruling.against.map(color_key),
        consequence: ruling.consequence.key(),
        change: [ruling.change.white.0, ruling.change.black.0],
        clock: Some([ruling.clock.white.0, ruling.clock.black.0]),
    };
    voice.speak(|speaker| tell(speaker, &parts))
}

/// The four steps under their headings.
pub fn written(told: &Told, voice: &Voice) -> String {
    let bearing: Vec<String> = told.bearing.iter().map(|one| format!("{}: {}", one.clause, one.summary)).collect();
    let steps = [
        ("ruling-step-happened", std::slice::from_ref(&told.happened)),
        ("ruling-step-bearing", bearing.as_slice()),
        ("ruling-step-why", told.why.as_slice()),
        ("ruling-step-decision", told.decision.as_slice()),
    ];
    let mut text = String::new();
    for (number, (heading, lines)) in (1..).zip(steps) {
        text += &format!("  {number}. {}\n", voice.text(heading));
        for line in lines {
            text += &format!("     {line}\n");
        }
    }
    text
}

/// The ruling as one paragraph: what happened, why, the decision.
pub fn in_one(told: &Told) -> String {
    let mut sentences = vec![told.happened.clone()];
    sentences.extend(told.why.iter().cloned());
    sentences.extend(told.decision.iter().cloned());
    sentences.join(" ")
}

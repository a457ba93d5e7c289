//! Rulings in words, for every command that tells one.

use rokade_laws::referee::Ruling;
use rokade_view::ruling;
use rokade_words::ruling::Told;

use crate::voice::Voice;

pub(crate) fn told(ruling: &Ruling, voice: &Voice) -> Told {
    voice.speak(|speaker| ruling::told(speaker, ruling))
}

/// The four steps under their headings.
pub(crate) fn written(told: &Told, voice: &Voice) -> String {
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
pub(crate) fn in_one(told: &Told) -> String {
    let mut sentences = vec![told.happened.clone()];
    sentences.extend(told.why.iter().cloned());
    sentences.extend(told.decision.iter().cloned());
    sentences.join(" ")
}

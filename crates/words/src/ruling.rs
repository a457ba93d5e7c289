//! A ruling told in the four steps of the arbiter's guide: what happened, which clauses bear on it, which
//! apply and why, the decision.

use rokade_clause::{ClauseId, Reason, inventory};

use crate::{Arg, Lang, Speaker, book, text, text_with};

/// What a ruling consists of, by stable keys.
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    pub happened: &'a Reason,
    pub bearing: &'a [ClauseId],
    pub why: &'a [Reason],
    pub decision: &'a str,
    /// `white` or `black`.
    pub against: Option<&'a str>,
    pub consequence: &'a str,
    /// Milliseconds added to White's and Black's clock, or taken from it.
    pub change: [i64; 2],
    /// What the clocks show afterwards, where that is known.
    pub clock: Option<[i64; 2]>,
}

/// The four steps as sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub happened: String,
    pub bearing: Vec<Bearing>,
    pub why: Vec<String>,
    /// The decision first, then what it does to the board, to the clocks, and what they show.
    pub decision: Vec<String>,
}

/// A clause that bears on the matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearing {
    pub id: String,
    /// The number as the edition prints it.
    pub clause: String,
    /// With the mark of its language where that is not the reader's.
    pub summary: String,
    /// The language of the summary: the reader's, or English.
    pub spoken: Lang,
}

/// Tells a ruling to one reader.
pub fn tell(speaker: &Speaker, parts: &Parts) -> Told {
    Told {
        happened: speaker.reason(parts.happened),
        bearing: parts.bearing.iter().map(|id| bearing(speaker.lang, id)).collect(),
        why: parts.why.iter().map(|reason| because(speaker, reason)).collect(),
        decision: decision(speaker.lang, parts),
    }
}

/// The number of a clause as its edition prints it.
pub fn printed(id: &ClauseId) -> String {
    inventory().get(id.as_str()).map_or_else(|| id.to_string(), |row| row.clause.clone())
}

fn bearing(lang: Lang, id: &ClauseId) -> Bearing {
    let said = book::summary(id.as_str(), lang).unwrap_or(("", lang));
    Bearing { id: id.to_string(), clause: printed(id), summary: book::marked(said, lang), spoken: said.1 }
}

/// The sentence with the printed numbers it rests on.
pub fn because(speaker: &Speaker, reason: &Reason) -> String {
    let sentence = speaker.reason(reason);
    if reason.clauses.is_empty() {
        return sentence;
    }
    format!("{sentence} [{}]", sources(speaker.lang, reason))
}

/// What a reason of a ruling rests on: the printed numbers, and the readings where these decide.
pub fn sources(lang: Lang, reason: &Reason) -> String {
    let mark = |name: &str| text_with(lang, "reading-mark", &[("name", Arg::from(name))]);
    let readings = reason.readings.iter().map(|name| mark(name));
    let mut sources: Vec<String> = Vec::new();
    for source in reason.clauses.iter().map(printed).chain(readings) {
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    sources.join(", ")
}

/// What a penalty of the list does, in words: `key` is the stable word of its effect.
pub fn penalty(lang: Lang, key: &str, against: &str) -> String {
    text_with(lang, "ruling-penalty", &[("effect", Arg::from(key)), ("against", Arg::from(against))])
}

fn decision(lang: Lang, parts: &Parts) -> Vec<String> {
    let args = [("against", Arg::from(parts.against.unwrap_or("none"))), ("consequence", Arg::from(parts.consequence))];
    let of = |kind: &str, key: &str| text_with(lang, &format!("{kind}-{key}"), &args);
    let mut lines = vec![of("decision", parts.decision), of("consequence", parts.consequence)];
    // Where both say the same, once is enough.
    lines.dedup();
    lines.extend(changes(lang, parts.change));
    if let Some([white, black]) = parts.clock {
        let args = [("white", Arg::from(shown(white))), ("black", Arg::from(shown(black)))];
        lines.push(text_with(lang, "ruling-clocks", &args));
    }
    lines
}

/// What is added to White's and Black's clock or taken from it, in milliseconds: a sentence for each that changes.
pub fn changes(lang: Lang, change: [i64; 2]) -> Vec<String> {
    let changed = ["white", "black"].into_iter().zip(change).filter(|(_, change)| *change != 0);
    let sentence = |(color, change): (&str, i64)| {
        let key = if change > 0 { "ruling-time-added" } else { "ruling-time-taken" };
        let args = [("color", Arg::from(color)), ("time", Arg::from(span(change.saturating_abs())))];
        text_with(lang, key, &args)
    };
    changed.map(sentence).collect()
}

/// A span as arbiters say it: `2:00`, `0:30`.
pub fn span(ms: i64) -> String {
    let seconds = ms / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A display: `1:29:57`, or `4:07` below an hour. Part of a second counts as begun, as clocks show it.
pub fn shown(ms: i64) -> String {
    let seconds = ms.saturating_add(999) / 1000;
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// Why a game is over, in a few words.
pub fn end(lang: Lang, key: &str) -> String {
    text(lang, &format!("end-{key}"))
}

/// A matter that is left to the arbiter, in a few words.
pub fn matter(lang: Lang, key: &str) -> String {
    text(lang, &format!("matter-{key}"))
}

/// Whether a matter is what a player asked for, which the arbiter accepts or rejects.
pub fn is_answer(matter: &str) -> bool {
    ["quickplay_claim", "quickplay_postponed", "increment_g4", "draw_agreement"].contains(&matter)
}

/// What the arbiter may choose: a word of the referee's, or the number of a penalty.
pub fn choice(lang: Lang, key: &str) -> String {
    crate::texts::lookup(lang, &format!("choice-{key}"), &[]).unwrap_or_else(|| key.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_that_is_not_told_in_the_readers_language_is_marked() {
        let told = |lang, id: &'static str| bearing(lang, &ClauseId::new(id));
        assert_eq!(told(Lang::Nb, "L2009-7.4.a").spoken, Lang::Nb);
        assert_eq!(told(Lang::Da, "L2009-4.3-DK").spoken, Lang::Da);
        assert!(told(Lang::Nb, "L2009-4.3-DK").summary.ends_with(" [en]"));
        assert!(told(Lang::Sv, "L2009-7.4.a").summary.ends_with(" [en]"));
        assert!(!told(Lang::En, "L2009-7.4.a").summary.ends_with(" [en]"));
    }

    #[test]
    fn displays_are_written_as_clocks_show_them() {
        assert_eq!(shown(5_400_000), "1:30:00");
        assert_eq!(shown(299_001), "5:00");
        assert_eq!(shown(0), "0:00");
        assert_eq!(span(120_000), "2:00");
        assert!(shown(i64::MAX).ends_with(":55"), "{}", shown(i64::MAX));
    }
}

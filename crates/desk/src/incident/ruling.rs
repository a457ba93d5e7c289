//! A ruling as a page and a sheet tell it, in one language.

use rokade_clause::{ClauseId, Edition, Reason, inventory};
use rokade_laws::incident::{Answers, Counter, all_questions};
use rokade_laws::referee::Score;
use rokade_model::chess_score;
use rokade_tournament::{FiledCount, FiledRight, FiledRuling, Incident};
use rokade_view::cite;
use rokade_view::ruling::{filed_parts, side_key};
use rokade_view::{Audience, Reader, Said, when};
use rokade_words::book::{books_of, label, marked, summary};
use rokade_words::ruling::{printed, shown, tell};
use rokade_words::{Arg, Lang, Speaker, text, text_with};

use crate::hall::Hall;

/// The four steps and what belongs to them.
pub(super) struct RulingView {
    pub happened: String,
    /// What was asked and answered.
    pub answers: Vec<(String, String)>,
    pub bearing: Vec<Cited>,
    pub why: Vec<Said>,
    /// Empty while the decision rests with the arbiter.
    pub decision: Vec<String>,
    /// Times to set.
    pub clock: Option<(String, String)>,
    pub score: String,
    pub counts: Vec<String>,
    pub notes: Vec<Said>,
    pub precedents: Vec<Cited>,
    pub appeal: Vec<Said>,
}

impl RulingView {
    /// The clauses by their numbers.
    pub(super) fn numbers(&self) -> String {
        self.bearing.iter().map(|clause| clause.number.as_str()).collect::<Vec<_>>().join(" · ")
    }
}

/// A clause with its address in the law book.
pub(super) struct Cited {
    pub number: String,
    /// With the mark of its language where that is not the reader's.
    pub summary: String,
    pub spoken: &'static str,
    pub link: String,
}

/// A ruling as it was given.
pub(super) fn of_filed(hall: &Hall, lang: Lang, incident: &Incident) -> RulingView {
    view(hall, lang, &incident.key, &incident.answers, &incident.ruling)
}

/// A ruling, filed or as it would be.
pub(super) fn view(hall: &Hall, lang: Lang, key: &str, answers: &Answers, ruling: &FiledRuling) -> RulingView {
    let told = speak(hall, lang, |speaker| tell(speaker, &filed_parts(ruling)));
    let score =
        |score: Score| text_with(lang, "desk-incident-score", &[("score", Arg::from(chess_score(&score.to_string())))]);
    RulingView {
        happened: happened(lang, key, ruling, told.happened),
        answers: answered(lang, key, answers),
        bearing: ruling.bearing.iter().map(|id| clause(lang, &ruling.laws, id)).collect(),
        why: ruling.why.iter().map(|reason| cited(hall, lang, reason)).collect(),
        decision: told.decision,
        clock: ruling.clock.map(|clock| (shown(clock.white.0), shown(clock.black.0))),
        score: ruling.score.map(score).unwrap_or_default(),
        counts: ruling.counts.iter().map(|count| counted(lang, count)).collect(),
        notes: ruling.notes.iter().map(|reason| cited(hall, lang, reason)).collect(),
        precedents: ruling.precedents.iter().map(|id| clause(lang, &ruling.laws, id)).collect(),
        appeal: appeal(hall, lang, &ruling.appeal),
    }
}

/// What was reported has words of its own. Where the referee ruled on a stock position its sentence speaks
/// of squares that nobody touched: there the incident and its answers tell what happened.
fn happened(lang: Lang, key: &str, ruling: &FiledRuling, said: String) -> String {
    if ruling.happened.key.starts_with("reported_") {
        return said;
    }
    format!("{}.", title(lang, key))
}

/// Whether and until when a filed ruling can be appealed.
pub(super) fn appeal(hall: &Hall, lang: Lang, right: &FiledRight) -> Vec<Said> {
    let mut lines = vec![cited(hall, lang, &right.reason)];
    lines.extend(right.deadline.iter().map(|reason| cited(hall, lang, reason)));
    lines.extend(right.until.map(|until| {
        let until = when::moment(lang, hall.zone(), until);
        let text = text_with(lang, "desk-incident-appeal-until", &[("when", Arg::from(until))]);
        Said { text, clauses: Vec::new() }
    }));
    lines
}

/// The answers as they were given: question, answer.
fn answered(lang: Lang, incident: &str, answers: &Answers) -> Vec<(String, String)> {
    let asking = Asking::of(lang, answers.text("who"));
    let given = |key: &str| answers.text(key).map(|answer| (asking.question(key), asking.option(answer)));
    let asked = all_questions(incident);
    let known = asked.iter().map(|question| question.key).chain(["last_period"]);
    known.filter_map(given).collect()
}

/// The title of an incident.
pub(super) fn title(lang: Lang, key: &str) -> String {
    text(lang, &format!("incident-{key}"))
}

/// How questions are put: the opponent has the name of a colour as soon as it is known whom the case is about.
pub(super) struct Asking {
    lang: Lang,
    opponent: &'static str,
}

impl Asking {
    /// `who` is the answer to the question of that name.
    pub(super) fn of(lang: Lang, who: Option<&str>) -> Self {
        let opponent = match who {
            Some("white") => "black",
            Some("black") => "white",
            _ => "unknown",
        };
        Self { lang, opponent }
    }

    pub(super) fn question(&self, key: &str) -> String {
        self.said(&format!("incident-ask-{key}"))
    }

    /// The word of an option; a number, a text or a position stands for itself.
    pub(super) fn option(&self, answer: &str) -> String {
        let key = format!("incident-option-{answer}");
        let said = self.said(&key);
        if said == key { answer.to_owned() } else { said }
    }

    fn said(&self, key: &str) -> String {
        text_with(self.lang, key, &[("opponent", Arg::from(self.opponent))])
    }
}

/// A clause in the book that the ruling goes by, where several countries share it.
pub(super) fn clause(lang: Lang, laws: &str, id: &ClauseId) -> Cited {
    let known = inventory().get(id.as_str());
    let edition: Option<Edition> = laws.parse().ok();
    let link = known.and_then(|clause| {
        let own = books_of(clause).find(|book| edition.is_some() && book.edition() == edition);
        let book = own.or_else(|| books_of(clause).next())?;
        Some(format!("/laws/{book}/{}", label(clause)))
    });
    let said = summary(id.as_str(), lang).unwrap_or(("", lang));
    Cited { number: printed(id), summary: marked(said, lang), spoken: said.1.code(), link: link.unwrap_or_default() }
}

/// What a counter shows now; of an older ruling only that it was raised.
fn counted(lang: Lang, count: &FiledCount) -> String {
    let key = match count.counter {
        Counter::IllegalMove => "desk-incident-counts-illegal",
        Counter::Warning => "desk-incident-counts-warning",
    };
    let color = side_key(count.against);
    text_with(lang, key, &[("color", Arg::from(color)), ("total", Arg::from(count.total.unwrap_or(0)))])
}

/// A reason with the printed numbers it rests on.
pub(super) fn cited(hall: &Hall, lang: Lang, reason: &Reason) -> Said {
    Said { text: speak(hall, lang, |speaker| speaker.reason(reason)), clauses: cite::printed(lang, reason) }
}

fn speak<T>(hall: &Hall, lang: Lang, say: impl Fn(&Speaker<'_>) -> T) -> T {
    let reader = Reader::new(&hall.book, lang, Audience::Arbiter);
    reader.speak(&|number| number.to_string(), &|player| reader.name_of(player), say)
}

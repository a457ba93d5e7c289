//! What the referee has ruled, and what it leaves to the arbiter, in words.

use rokade_clause::Edition;
use rokade_laws::referee::penalties::list;
use rokade_laws::referee::{Choice, Offered, Question, Ruling, color_key};
use rokade_view::cite::Source;
use rokade_view::{Said, ruling};
use rokade_words::ruling::{Told, choice, matter, shown};
use rokade_words::{Lang, book, text};

use super::seat::Seat;

/// A ruling in the four steps of the arbiter's guide.
pub(super) struct RulingView {
    pub number: usize,
    /// When, after the scheduled start.
    pub time: String,
    /// The decision and what it does to the game.
    pub brief: String,
    pub told: Told,
    /// Why, each sentence with what it rests on.
    pub why: Vec<Said>,
}

/// A question that waits for the arbiter.
pub(super) struct OpenQuestion {
    pub title: String,
    pub said: Said,
    pub choices: Vec<ChoiceView>,
}

/// One answer, and what it would do.
pub(super) struct ChoiceView {
    /// The field and its value: `claim=accept`, or `penalty=12.9.1`.
    pub field: &'static str,
    pub value: String,
    pub text: String,
    pub effects: Vec<String>,
    pub clause: Source,
    /// Against whom, as a field.
    pub against: Option<&'static str>,
    /// What the arbiter must or may say with it.
    pub takes_time: bool,
    pub takes_points: bool,
    /// An older question takes the same answer and must be decided first.
    pub is_blocked: bool,
}

pub(super) fn rulings(seat: &Seat) -> Vec<RulingView> {
    let all = seat.game().referee.account().rulings();
    let view = |(number, ruling): (usize, &Ruling)| {
        let told = seat.speak(|speaker| ruling::told(speaker, ruling));
        let brief = told.decision.iter().take(2).map(String::as_str).collect::<Vec<_>>().join(" ");
        let why = ruling.why.iter().map(|reason| seat.say(reason)).collect();
        RulingView { number, time: shown(ruling.at.0), brief, told, why }
    };
    (1..).zip(all).map(view).collect()
}

pub(super) fn asked(seat: &Seat) -> Vec<OpenQuestion> {
    let open = seat.game().referee.account().open();
    let edition = seat.game().referee.settings().edition;
    let mut taken: Vec<&str> = Vec::new();
    let mut asked = Vec::with_capacity(open.len());
    for question in open {
        let said = seat.say(&question.reason);
        let choices =
            question.choices.iter().map(|offered| view(seat.lang, edition, question, offered, &taken)).collect();
        asked.push(OpenQuestion { title: heading(seat.lang, question.matter), said, choices });
        taken.extend(question.choices.iter().map(|offered| offered.choice.as_str()));
    }
    asked.extend(loss_to_put_aside(seat, edition));
    asked
}

/// Where the arbiter may decide otherwise than the rule that ended the game, there are buttons for it.
fn loss_to_put_aside(seat: &Seat, edition: Edition) -> Option<OpenQuestion> {
    let question = seat.game().referee.account().loss_to_put_aside()?;
    let said = seat.say(&question.reason);
    let named = |offered: &Offered| {
        let key = if offered.choice == Choice::Accept.key() { "desk-play-loss-stands" } else { "desk-play-let-play" };
        ChoiceView { text: text(seat.lang, key), ..view(seat.lang, edition, &question, offered, &[]) }
    };
    let choices = question.choices.iter().map(named).collect();
    Some(OpenQuestion { title: heading(seat.lang, question.matter), said, choices })
}

/// A matter at the head of a panel.
fn heading(lang: Lang, key: &str) -> String {
    let named = matter(lang, key);
    let mut letters = named.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn view(lang: Lang, edition: Edition, question: &Question, offered: &Offered, taken: &[&str]) -> ChoiceView {
    let is_word = [Choice::Accept, Choice::Postpone, Choice::Reject].iter().any(|known| known.key() == offered.choice);
    let effect = (!is_word).then(|| list(edition).into_iter().find(|listed| listed.item == offered.choice)).flatten();
    ChoiceView {
        takes_time: effect.as_ref().is_some_and(|listed| listed.effect.takes_time()),
        takes_points: effect.as_ref().is_some_and(|listed| listed.effect.takes_points()),
        field: if is_word { "claim" } else { "penalty" },
        value: offered.choice.clone(),
        text: choice(lang, &offered.choice),
        effects: match is_word {
            true => ruling::effects(lang, question, offered),
            // A penalty says itself what it does; how much is the arbiter's.
            false => match &effect {
                Some(listed) => {
                    let against = question.against.map_or("white", color_key);
                    vec![rokade_words::ruling::penalty(lang, listed.effect.key(), against)]
                }
                None => book::summary(offered.clause.as_str(), lang)
                    .map(|said| book::marked(said, lang))
                    .into_iter()
                    .collect(),
            },
        },
        clause: Source::printed(&offered.clause),
        against: question.against.filter(|_| !is_word).map(color_key),
        is_blocked: is_word && taken.contains(&offered.choice.as_str()),
    }
}

/// What the arbiter should know though it decides nothing.
pub(super) fn warnings(seat: &Seat) -> Vec<Said> {
    seat.game().referee.account().warnings().iter().map(|warning| seat.say(&warning.reason)).collect()
}

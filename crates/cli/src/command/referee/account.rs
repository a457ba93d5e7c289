//! The referee's account as a person reads it.

use rokade_board::notation::Style;
use rokade_clause::Logic;
use rokade_laws::referee::penalties::PenaltyEffect;
use rokade_laws::referee::{Account, Both, Millis, Pace, Question, Referee, Settings, color_key};
use rokade_model::chess_score;
use rokade_view::ruling::{consequence, in_milliseconds};
use rokade_view::score;
use rokade_words::{Arg, ruling};

use crate::ruling::{told, written as written_ruling};
use crate::voice::Voice;

pub(super) fn written(referee: &Referee, voice: &Voice) -> String {
    let account = referee.account();
    let settings = referee.settings();
    let head =
        [("laws", Arg::from(settings.edition.to_string())), ("pace", Arg::from(voice.text(pace(settings.pace))))];
    let head = std::iter::once(voice.text_with("cli-referee-head", &head)).chain(supervision(settings, voice));
    let mut text = format!("{}\n", head.collect::<Vec<_>>().join(", "));
    for (number, one) in (1_i64..).zip(account.rulings()) {
        let args = [
            ("number", Arg::from(number)),
            ("line", Arg::from(i64::from(one.line))),
            ("time", Arg::from(ruling::shown(one.at.0))),
        ];
        text += &format!(
            "\n{}\n{}",
            voice.text_with("cli-referee-ruling", &args),
            written_ruling(&told(one, voice), voice)
        );
    }
    for question in account.open() {
        text += &format!("\n{}", open(question, voice));
    }
    for warning in account.warnings() {
        let sentence = voice.speak(|speaker| ruling::because(speaker, &warning.reason));
        let args = [("line", Arg::from(i64::from(warning.line))), ("sentence", Arg::from(sentence))];
        text += &format!("{}\n", voice.text_with("cli-referee-warning", &args));
    }
    text + "\n" + &foot(&account, voice)
}

/// Which rules of rapid and blitz apply, where the edition knows both.
fn supervision(settings: &Settings, voice: &Voice) -> Option<String> {
    let knows_both = match settings.edition.logic() {
        Logic::Laws2001 => false,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => true,
    };
    let key = match settings.is_limited() {
        true => "cli-referee-supervised-limited",
        false => "cli-referee-supervised-full",
    };
    (knows_both && settings.pace != Pace::Standard).then(|| voice.text(key))
}

fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "cli-pace-standard",
        Pace::Rapid => "word-rapid-within",
        Pace::Blitz => "word-blitz-within",
    }
}

/// A matter that waits for the arbiter, and what each choice would do.
fn open(question: &Question, voice: &Voice) -> String {
    let args = [
        ("line", Arg::from(i64::from(question.line))),
        ("matter", Arg::from(ruling::matter(voice.lang, question.matter))),
        ("sentence", Arg::from(voice.reason(&question.reason))),
    ];
    let mut text = format!("{}\n", voice.text_with("cli-referee-open", &args));
    for offered in &question.choices {
        let against = question.against.map_or("none", color_key);
        let does = consequence(voice.lang, question, offered);
        // A penalty is named by its number; what it is stands beside it.
        let line = match PenaltyEffect::of(&offered.clause).filter(|_| is_item(&offered.choice)) {
            Some(effect) => format!("{}: {}", offered.choice, ruling::penalty(voice.lang, effect.key(), against)),
            None => {
                let clause = ruling::printed(&offered.clause);
                match ruling::is_answer(question.matter) {
                    true => format!("{} [{clause}]: {does}", ruling::choice(voice.lang, &offered.choice)),
                    // Where nobody has asked for anything there is nothing to accept: what follows is the choice.
                    false => format!("{does} [{clause}] ({})", offered.choice),
                }
            }
        };
        text += &format!("  – {line}{}\n", changes(offered.change, voice));
    }
    text
}

fn is_item(choice: &str) -> bool {
    choice.starts_with(|first: char| first.is_ascii_digit())
}

fn changes(change: Both<Millis>, voice: &Voice) -> String {
    ruling::changes(voice.lang, in_milliseconds(change)).iter().map(|sentence| format!(" {sentence}")).collect()
}

fn foot(account: &Account, voice: &Voice) -> String {
    let mut text = match account.verdict() {
        Some(verdict) => {
            let clauses: Vec<String> = verdict.clauses.iter().map(ruling::printed).collect();
            let args = [
                ("result", Arg::from(chess_score(&account.result()))),
                ("reason", Arg::from(ruling::end(voice.lang, verdict.reason.key()))),
                ("clauses", Arg::from(clauses.join(", "))),
            ];
            voice.text_with("cli-referee-result", &args)
        }
        None => voice.text("cli-referee-goes-on"),
    };
    let clock = account.clock();
    let args = [("white", Arg::from(ruling::shown(clock.white.0))), ("black", Arg::from(ruling::shown(clock.black.0)))];
    text += &format!("\n{}\n", voice.text_with("ruling-clocks", &args));
    let moves = account.moves(&Style::sheet(score::letters_of(voice.lang)));
    if !moves.is_empty() {
        text += &format!("{}\n", moves.join(" "));
    }
    text + &format!("{}\n", account.fen())
}

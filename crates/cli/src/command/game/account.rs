//! A recorded game as a person reads it.

use rokade_board::notation::{Style, write};
use rokade_board::{Color, Position};
use rokade_formats::pgn::Game;
use rokade_formats::tables::{Align, Table};
use rokade_laws::{ClaimRule, Fit, Recorder};
use rokade_words::Arg;

use crate::score;
use crate::shape::game::{Breaking, Record};
use crate::voice::Voice;

/// Of many moves that open the same claim so many are named.
const MOST_MOVES: usize = 6;

pub fn written(game: &Game, record: &Record, recorder: &Recorder, voice: &Voice) -> String {
    let mut text = format!("{}\n", head(game, record, recorder, voice));
    for fault in record.start {
        text += &format!("{}\n", voice.text_with("cli-game-other-start", &[("why", Arg::from(voice.cited(fault)))]));
    }
    if let Some(broken) = record.illegal {
        let args = [
            ("place", Arg::from(place(&game.start, broken.ply.saturating_sub(1)))),
            ("sentence", Arg::from(broken.fault.text(voice))),
        ];
        let key = match broken.kind {
            Breaking::Illegal => "cli-game-illegal",
            Breaking::Unreadable => "cli-game-unreadable",
        };
        text += &format!("{}\n", voice.text_with(key, &args));
    }
    if recorder.claims().is_empty() {
        text += &format!("{}\n", voice.text("cli-game-no-claims"));
    } else {
        let table = claims(game, recorder, voice).to_text();
        text += &format!("{}\n{}\n", voice.text("cli-game-claims"), table.trim_end());
    }
    text += &ended(game, recorder, voice);
    if let Some(ply) = recorder.undecided_from() {
        let place = place(&game.start, usize::try_from(ply).unwrap_or(usize::MAX));
        text += &format!("{}\n", voice.text_with("cli-game-undecided", &[("place", Arg::from(place))]));
    }
    text + &fit(record, voice) + "\n"
}

/// `3. Holm, Astrid – Berg, Ole  ½–½, 47 moves`
fn head(game: &Game, record: &Record, recorder: &Recorder, voice: &Voice) -> String {
    let name = |tag: &str| {
        let known = game.tag(tag).map(str::trim).filter(|name| !matches!(*name, "" | "?"));
        known.map_or_else(|| voice.text(if tag == "White" { "cli-white" } else { "cli-black" }), str::to_owned)
    };
    let args = [
        ("index", Arg::from(record.index.to_string())),
        ("white", Arg::from(name("White"))),
        ("black", Arg::from(name("Black"))),
        ("result", Arg::from(game.result.map_or("*", |result| result.chess()))),
        ("plies", Arg::from(i64::try_from(recorder.history().plies()).unwrap_or(i64::MAX))),
        ("laws", Arg::from(record.laws)),
    ];
    voice.text_with("cli-game-head", &args)
}

/// A line for each moment and rule at which a draw could be claimed.
fn claims(game: &Game, recorder: &Recorder, voice: &Voice) -> Table {
    let style = Style::sheet(score::letters_of(voice.lang));
    let mut rows: Vec<(u32, ClaimRule, Vec<String>)> = Vec::new();
    recorder.each_claim(|position, claim| {
        let way = match claim.with_move {
            Some(m) => write(position, m, &style),
            None => voice.text("cli-claim-on-board"),
        };
        match rows.iter_mut().find(|(ply, rule, _)| (*ply, *rule) == (claim.ply, claim.rule)) {
            Some((_, _, ways)) => ways.push(way),
            None => rows.push((claim.ply, claim.rule, vec![way])),
        }
    });
    let row = |(ply, rule, ways): (u32, ClaimRule, Vec<String>)| {
        let plies = usize::try_from(ply).unwrap_or(usize::MAX);
        let rule = voice.text(match rule {
            ClaimRule::Threefold => "cli-claim-threefold",
            ClaimRule::Fifty => "cli-claim-fifty",
        });
        vec![place(&game.start, plies), rule, shortened(&ways)]
    };
    Table {
        columns: ["cli-claim-when", "cli-claim-rule", "cli-claim-how"]
            .map(|key| (voice.text(key), Align::Left))
            .to_vec(),
        rows: rows.into_iter().map(row).collect(),
    }
}

fn shortened(ways: &[String]) -> String {
    let (named, rest) = ways.split_at(ways.len().min(MOST_MOVES));
    let named = named.join(", ");
    if rest.is_empty() { named } else { format!("{named}, … (+{})", rest.len()) }
}

fn ended(game: &Game, recorder: &Recorder, voice: &Voice) -> String {
    let Some(ended) = recorder.ended() else {
        return format!("{}\n", voice.text("cli-game-not-ended"));
    };
    let plies = usize::try_from(ended.ply).unwrap_or(usize::MAX);
    let last = plies.checked_sub(1).and_then(|before| {
        let mut position = game.start.clone();
        recorder.history().moves().iter().take(before).for_each(|m| position.play(*m));
        let m = recorder.history().moves().get(before)?;
        let style = Style::sheet(score::letters_of(voice.lang));
        Some(format!("{} {}", place(&game.start, before), write(&position, *m, &style)))
    });
    let args = [
        ("place", Arg::from(last.unwrap_or_else(|| voice.text("cli-game-start")))),
        ("sentence", Arg::from(voice.cited(&ended.ending.reason()))),
    ];
    format!("{}\n", voice.text_with("cli-game-ended", &args))
}

fn fit(record: &Record, voice: &Voice) -> String {
    match record.fit {
        None => format!("{}\n", voice.text("cli-game-fit-unknown")),
        Some(Fit::Fits) => format!("{}\n", voice.text("cli-game-fits")),
        Some(Fit::Contradicted(reason)) => {
            format!("{}\n", voice.text_with("cli-game-does-not-fit", &[("sentence", Arg::from(voice.cited(reason)))]))
        }
    }
}

/// `44.` before White's 44th move, `44…` before Black's, after so many half-moves.
fn place(start: &Position, plies: usize) -> String {
    let first = usize::from(start.turn() == Color::Black);
    let number = usize::try_from(start.move_number()).unwrap_or(1) + (first + plies) / 2;
    if (first + plies).is_multiple_of(2) { format!("{number}.") } else { format!("{number}…") }
}

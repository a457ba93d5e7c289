//! What a file for pairing engines cannot say, told to whoever exports it.

use clap::ValueEnum;
use rokade_clause::Reason;
use rokade_formats::trf::{OpenGame, Trf};
use rokade_model::{HalfPoints, StartNumber};
use rokade_words::Arg;

use super::Format;
use crate::fault::{Failure, Fault};
use crate::output;
use crate::voice::Voice;

/// Only reports go to engines.
pub(super) fn check_format(format: Format) -> Result<(), Failure> {
    if matches!(format, Format::Trf16 | Format::Trf26) {
        return Ok(());
    }
    let name = format.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
    let reason = Reason::house("options_conflict").with("option", "--for engine").with("other", format!("--to {name}"));
    Err(Fault::of(reason).expected("--to trf26, --to trf16").into())
}

/// Open games that stand as draws, points and wishes that stand nowhere, rounds that belong together, and numbers that
/// are not those of the list.
pub(super) fn tell_losses(file: &str, trf: &Trf, voice: &Voice) {
    let mut told: Vec<String> = Vec::new();
    let open: Vec<String> = trf.open_games().iter().map(|game| named(game, voice)).collect();
    if !open.is_empty() {
        let args = [("count", Arg::from(open.len())), ("games", Arg::from(open.join("; ")))];
        told.push(voice.text_with("cli-engine-open", &args));
    }
    let adjusted = trf.history.players.iter().filter(|player| player.adjustment != HalfPoints::ZERO);
    let adjusted: Vec<String> = adjusted.map(|player| voice.numbered(player.number)).collect();
    if !adjusted.is_empty() {
        told.push(voice.text_with("cli-engine-adjusted", &[("players", Arg::from(adjusted.join(", ")))]));
    }
    if trf.history.double_rounds {
        told.push(voice.text("cli-engine-double"));
    }
    let soft = trf.history.forbidden.iter().filter(|apart| apart.soft);
    let soft: Vec<String> = soft.map(|apart| together(&apart.players, voice)).collect();
    if !soft.is_empty() {
        told.push(voice.text_with("cli-engine-soft", &[("players", Arg::from(soft.join("; ")))]));
    }
    let order = trf.history.by_strength();
    let moved = (1..).zip(&order).filter(|(number, player)| **player != *number);
    let moved: Vec<String> = moved.map(|(number, player)| format!("{number} = {}", voice.numbered(*player))).collect();
    if !trf.history.seeding.is_empty() && !moved.is_empty() {
        told.push(voice.text_with("cli-engine-numbers", &[("players", Arg::from(moved.join(", ")))]));
    }
    told.iter().for_each(|line| output::tell(&format!("{file}: {line}")));
}

fn together(players: &[StartNumber], voice: &Voice) -> String {
    players.iter().map(|player| voice.numbered(*player)).collect::<Vec<_>>().join(", ")
}

fn named(game: &OpenGame, voice: &Voice) -> String {
    format!("{}: {} – {}", game.round, voice.numbered(game.white), voice.numbered(game.black))
}

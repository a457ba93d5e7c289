//! The second half of reading: what the gathered tokens of a game mean.

use rokade_board::notation::Letters;
use rokade_board::{Position, Variant, chess960, needed_variant};
use rokade_model::GameResult;

use super::Game;
use super::fault::{Fault, FaultKind, MOST_FAULTS};
use super::letters;
use super::moves::read_moves;
use super::sheet::{Entry, Mark, Sheet};

/// Makes the game of the sheet; `chosen` names the letters where the caller knows them.
pub(super) fn interpret(sheet: &Sheet, game: &mut Game, chosen: Option<Letters>) {
    understand(sheet, game, chosen);
    game.faults.sort_by_key(|fault| (fault.line, fault.order));
}

fn understand(sheet: &Sheet, game: &mut Game, chosen: Option<Letters>) {
    settle_result(sheet, game);
    let start = match start(game) {
        Ok(start) => start,
        Err((kind, found)) => {
            game.start = Position::start();
            game.unread = main_line(sheet).count();
            let name = if kind == FaultKind::Variant { "Variant" } else { "FEN" };
            let line = sheet.line_of_tag(game, name).unwrap_or(game.line);
            let fault = Fault::new(line, kind, found.as_bytes());
            add_fault(game, fault);
            return;
        }
    };
    game.start = start;
    game.letters = chosen.unwrap_or(Letters::English);
    let (faults, more_faults) = (game.faults.len(), game.more_faults);
    read_moves(sheet, game);
    if chosen.is_none() && has_move_fault(&game.faults[faults..]) {
        let letters = letters::recognise(&game.start, main_line(sheet).map(|entry| sheet.text_of(entry)));
        if letters != Letters::English {
            game.letters = letters;
            game.faults.truncate(faults);
            game.more_faults = more_faults;
            game.comments.clear();
            game.clear_moves();
            read_moves(sheet, game);
        }
    }
}

fn has_move_fault(faults: &[Fault]) -> bool {
    faults.iter().any(|fault| matches!(fault.kind, FaultKind::Move(_)))
}

/// The words of the game itself.
fn main_line(sheet: &Sheet) -> impl Iterator<Item = &Entry> + Clone {
    let mut depth = 0_usize;
    sheet.entries.iter().filter(move |entry| {
        match entry.mark {
            Mark::Open => depth += 1,
            Mark::Close => depth -= 1,
            _ => {}
        }
        depth == 0 && entry.mark == Mark::Word
    })
}

/// The position the moves begin from, by the tags FEN and Variant.
pub(super) fn start(game: &Game) -> Result<Position, (FaultKind, String)> {
    let fen = game.tag("FEN").filter(|fen| !fen.trim().is_empty());
    let variant = match game.tag("Variant") {
        None => None,
        Some(name) => Some(variant(name).ok_or_else(|| (FaultKind::Variant, name.to_owned()))?),
    };
    match (fen, variant) {
        (None, None | Some(Variant::Standard)) => Ok(Position::start()),
        (None, Some(Variant::Chess960)) => {
            let array = chess960::start(chess960::STANDARD);
            Ok(array.expect("the ordinary array has a number"))
        }
        (Some(fen), variant) => {
            // A file of Chess960 games without the tag still shows in its castling rights.
            let variant = variant.filter(|variant| *variant == Variant::Chess960).unwrap_or(needed_variant(fen));
            Position::read(fen, variant).map_err(|bad| (FaultKind::Start(bad), fen.to_owned()))
        }
    }
}

/// The names programs give to the two variants that are played here.
fn variant(name: &str) -> Option<Variant> {
    let plain: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_lowercase();
    match plain.as_str() {
        "" | "standard" | "chess" | "normal" | "regular" | "classical" | "fromposition" => Some(Variant::Standard),
        "chess960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "freestyle" | "freestylechess"
        | "fr" | "960" => Some(Variant::Chess960),
        _ => None,
    }
}

/// The end of the moves decides; the tag helps where they say nothing, or less than it does.
fn settle_result(sheet: &Sheet, game: &mut Game) {
    let stated = game.tag("Result").map(|text| (text.trim().to_owned(), read_result(text)));
    let marker = sheet.marker;
    game.result = marker.flatten();
    let Some((text, tag)) = stated else { return };
    let is_beyond_pgn = tag.is_some_and(|result| !has_marker(result));
    if marker.is_none() || is_beyond_pgn {
        game.result = tag;
    } else if marker != Some(tag) || (tag.is_none() && text != "*" && text != "?") {
        let fault = Fault::new(sheet.last_line, FaultKind::ResultsDiffer, text.as_bytes());
        add_fault(game, fault);
    }
}

/// Results that the end of the moves can state.
pub(super) fn has_marker(result: GameResult) -> bool {
    matches!(result, GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw)
}

fn read_result(text: &str) -> Option<GameResult> {
    match text.trim() {
        "1/2" | "½-½" => Some(GameResult::Draw),
        text => text.parse().ok(),
    }
}

/// The fault that ends the game itself is listed whatever there is besides.
pub(super) fn add_fault(game: &mut Game, fault: Fault) {
    if game.faults.len() < MOST_FAULTS || fault.ends_main_line() {
        game.faults.push(fault);
    } else {
        game.more_faults += 1;
    }
}

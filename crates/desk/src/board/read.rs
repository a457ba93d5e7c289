//! A FEN or PGN, pasted or sent as a file, becomes an address; an address becomes a PGN file.

use askama::Template;
use axum::extract::Query;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use rokade_board::notation::{Letters, Unreadable};
use rokade_board::{Position, needed_variant};
use rokade_clause::Reason;
use rokade_formats::fen;
use rokade_formats::pgn::{self, FaultKind, Reader};
use rokade_laws::illegal;
use rokade_model::GameResult;
use rokade_words::{Arg, Lang, text_with};

use super::address::{Address, Fields, MOST_PLIES};
use super::flags::say;
use super::game::{self, Game};
use super::show::{fields, opened};
use crate::error::DeskError;
use crate::files::upload::Upload;
use crate::lang::ReaderLang;
use crate::page::{Page, html};
use crate::visit::Reading;

/// So many games are listed to choose from.
const MOST_GAMES: usize = 200;
/// So many faults are told of each.
const MOST_FAULTS: usize = 10;

#[derive(Template)]
#[template(path = "board/games.html")]
struct GamesPage {
    page: Page,
    games: Vec<Listed>,
    count: usize,
}

/// One game to choose.
struct Listed {
    link: String,
    names: String,
    about: String,
    faults: Vec<String>,
}

pub(super) async fn read(reading: Reading, form: Upload) -> Result<Response, DeskError> {
    let lang = reading.lang;
    let kept = ["laws", "letters", "side"].into_iter();
    let kept: Fields = kept.filter_map(|name| Some((name.to_owned(), form.field(name)?.to_owned()))).collect();
    let settings = Address::read(&kept, lang).map_err(DeskError::BadForm)?;
    let typed = form.field("text").unwrap_or_default().trim();
    let bytes = match form.file() {
        Some(bytes) => bytes,
        None if typed.is_empty() => return Err(refused(Reason::house("board_nothing_pasted"))),
        None => typed.as_bytes(),
    };
    if let Some(text) = std::str::from_utf8(bytes).ok().map(str::trim).filter(|text| is_fen(text)) {
        let address = of_fen(&settings, text)?;
        return Ok(Redirect::to(&address.link(lang)).into_response());
    }
    let (mut games, count) = games(&settings, lang, bytes)?;
    match games.as_slice() {
        [] => Err(refused(Reason::house("board_no_game"))),
        [one] if one.faults.is_empty() => Ok(Redirect::to(&one.link).into_response()),
        _ => {
            games.truncate(MOST_GAMES);
            let page = reading.page("/board");
            Ok(html(&GamesPage { page, games, count })?.into_response())
        }
    }
}

fn refused(reason: Reason) -> DeskError {
    DeskError::BadForm(vec![reason])
}

/// Ranks with strokes between them; a game begins with a tag, a number or a move.
fn is_fen(text: &str) -> bool {
    let board = text.split_whitespace().next().unwrap_or_default();
    text.lines().count() == 1 && board.matches('/').count() >= 2 && !board.starts_with('[')
}

fn of_fen(settings: &Address, text: &str) -> Result<Address, DeskError> {
    let position = Position::read(text, needed_variant(text)).map_err(|bad| DeskError::BadForm(fen::reasons(&bad)))?;
    Ok(Address { start: game::named(&position), ..settings.clone() })
}

/// The games of a PGN, as many as are listed and how many there are.
fn games(settings: &Address, lang: Lang, bytes: &[u8]) -> Result<(Vec<Listed>, usize), DeskError> {
    let mut reader = Reader::main_lines(bytes);
    let mut game = pgn::Game::default();
    let (mut games, mut count) = (Vec::new(), 0);
    while reader.read_game(&mut game).map_err(|error| DeskError::Internal(error.to_string()))? {
        count += 1;
        if games.len() < MOST_GAMES {
            games.push(listed(settings, lang, &game, count));
        }
    }
    Ok((games, count))
}

fn listed(settings: &Address, lang: Lang, game: &pgn::Game, number: usize) -> Listed {
    let address = address_of(settings, game);
    let nameless = || text_with(lang, "desk-board-game-nameless", &[("number", Arg::from(number))]);
    let moves = address.moves.len().div_ceil(2);
    let about = [
        known(game, "Event"),
        known(game, "Date").filter(|date| !date.starts_with('?')),
        known(game, "Result").filter(|result| *result != "*"),
    ];
    let about = about.into_iter().flatten().map(str::to_owned);
    let about = about.chain([text_with(lang, "desk-board-game-moves", &[("moves", Arg::from(moves))])]);
    Listed {
        link: address.link(lang),
        names: match (known(game, "White"), known(game, "Black")) {
            (None, None) => nameless(),
            (white, black) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
        },
        about: about.collect::<Vec<_>>().join(", "),
        faults: faults(settings, lang, game),
    }
}

/// The value of a tag, unless it is left open.
fn known<'a>(game: &'a pgn::Game, tag: &str) -> Option<&'a str> {
    game.tag(tag).map(str::trim).filter(|value| !value.is_empty() && *value != "?")
}

/// Faults that keep nothing from being shown are passed over: a pasted game seldom has its result.
fn faults(settings: &Address, lang: Lang, game: &pgn::Game) -> Vec<String> {
    let told = game.faults.iter().filter(|fault| !matches!(fault.kind, FaultKind::ResultMissing));
    let told = told.take(MOST_FAULTS).map(|fault| {
        let reason = match &fault.kind {
            FaultKind::Move(Unreadable::Illegal(breach)) => {
                illegal::reason(settings.laws, breach.illegal, breach.role, game.start.variant())
            }
            _ => fault.problem("").reason,
        };
        let mut sentence = say(lang, &reason);
        if !fault.found.is_empty() && !sentence.contains(&fault.found) {
            sentence = format!("{}: {sentence}", fault.found);
        }
        text_with(lang, "desk-board-fault", &[("line", Arg::from(fault.line)), ("problem", Arg::from(sentence))])
    });
    told.collect()
}

fn address_of(settings: &Address, game: &pgn::Game) -> Address {
    let mut position = game.start.clone();
    let mut moves = Vec::new();
    for (_, ply) in game.main_line().take(MOST_PLIES) {
        moves.push(position.uci(ply.m));
        position.play(ply.m);
    }
    let tag = |name| known(game, name).unwrap_or_default().to_owned();
    Address {
        start: game::named(&game.start),
        moves,
        at: None,
        white: tag("White"),
        black: tag("Black"),
        result: game.result.map(|result| result.contract().to_owned()).unwrap_or_default(),
        ..settings.clone()
    }
}

/// The game as a PGN file, in English letters as other programs expect.
pub(super) async fn file(
    ReaderLang(lang): ReaderLang,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, DeskError> {
    let (address, game) = opened(&fields(query), lang)?;
    let headers = [
        (header::CONTENT_TYPE, "application/x-chess-pgn; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"rokade.pgn\""),
    ];
    Ok((headers, written(&address, &game)).into_response())
}

fn written(address: &Address, game: &Game) -> String {
    let mut record = pgn::Game::from(game.positions[0].clone());
    for (name, value) in [("White", &address.white), ("Black", &address.black)] {
        if !value.is_empty() {
            record.set_tag(name, value);
        }
    }
    record.result = address.result.parse::<GameResult>().ok();
    let mut last = None;
    for m in &game.moves {
        last = Some(record.play(last, *m));
    }
    pgn::write(&record, Letters::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_and_a_game_are_told_apart() {
        assert!(is_fen("8/8/8/8/8/8/8/8 w - - 0 1"));
        assert!(is_fen("8/8/8 w"));
        assert!(!is_fen("1. e4 e5 1/2-1/2"));
        assert!(!is_fen("[Site \"a/b/c\"]\n\n1. e4 *"));
    }

    #[test]
    fn a_game_that_is_written_is_read_again() {
        let settings = Address::new(Lang::En);
        let bytes = b"[White \"Holm, Astrid\"]\n[Black \"Lund, Birk\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Sf3 Sc6 1-0\n";
        let (listed, count) = games(&settings, Lang::En, bytes).ok().unwrap();
        assert_eq!((listed.len(), count, listed[0].names.as_str()), (1, 1, "Holm, Astrid – Lund, Birk"));
        let mut reader = Reader::main_lines(&bytes[..]);
        let mut record = pgn::Game::default();
        assert!(reader.read_game(&mut record).unwrap());
        let address = address_of(&settings, &record);
        assert_eq!(address.moves, ["e2e4", "e7e5", "g1f3", "b8c6"]);
        let again = written(&address, &Game::replay(&address).ok().unwrap());
        assert!(again.contains("1. e4 e5 2. Nf3 Nc6 1-0") && again.contains("[White \"Holm, Astrid\"]"), "{again}");
    }

    #[test]
    fn a_game_is_shown_up_to_its_first_fault() {
        let bytes = b"1. e4 e5 2. Ke3 Ke7 *\n";
        let (listed, _) = games(&Address::new(Lang::En), Lang::En, bytes).ok().unwrap();
        assert!(listed[0].link.ends_with("m=e2e4.e7e5"), "{}", listed[0].link);
        assert_eq!(listed[0].faults.len(), 1);
    }
}

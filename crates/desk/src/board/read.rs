//! A FEN or PGN, pasted or sent as a file, becomes an address; an address becomes a PGN file.

use askama::Template;
use axum::extract::{Query, State};
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

use super::address::{Address, Fields, Left, MOST_PLIES};
use super::flags::say;
use super::game::{self, Game};
use super::page::{BoardPage, Wish};
use super::show::{fields, opened, part};
use super::told::score;
use crate::app::App;
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
    address: Address,
    link: String,
    names: String,
    about: String,
    faults: Vec<String>,
    /// Neither tags nor moves nor anything like a move.
    is_nothing: bool,
}

pub(super) async fn read(State(app): State<App>, reading: Reading, form: Upload) -> Result<Response, DeskError> {
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
    if games.iter().all(|game| game.is_nothing) {
        return Err(refused(Reason::house("board_no_game")));
    }
    match games.as_slice() {
        [one] if one.faults.is_empty() => Ok(Redirect::to(&one.link).into_response()),
        [one] => {
            let game = Game::replay(&one.address).map_err(DeskError::BadForm)?;
            let wish = Wish { faults: one.faults.clone(), ..Wish::default() };
            let part = part(&app, &reading, &one.address, &game, None, wish)?;
            Ok(html(&BoardPage::new(reading.page(&one.link), &part)?)?.into_response())
        }
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
    text.lines().count() == 1 && board.contains('/') && !board.starts_with('[') && score(board).is_none()
}

fn of_fen(settings: &Address, text: &str) -> Result<Address, DeskError> {
    let position = Position::read(text, needed_variant(text)).map_err(|bad| DeskError::BadForm(fen::reasons(&bad)))?;
    Ok(Address { start: game::named(&position), ..settings.clone() })
}

/// The games of a PGN, as many as are listed and how many there are.
fn games(settings: &Address, lang: Lang, bytes: &[u8]) -> Result<(Vec<Listed>, usize), DeskError> {
    let mut reader = Reader::new(bytes);
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
        known(game, "Result").and_then(score),
    ];
    let about = about.into_iter().flatten().map(str::to_owned);
    let about = about.chain([text_with(lang, "desk-board-game-moves", &[("moves", Arg::from(moves))])]);
    Listed {
        link: address.link(lang),
        is_nothing: is_nothing(game),
        names: match (known(game, "White"), known(game, "Black")) {
            (None, None) => nameless(),
            (white, black) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
        },
        about: about.collect::<Vec<_>>().join(", "),
        faults: faults(settings, lang, game),
        address,
    }
}

/// Whether nothing in a record tells of a game.
fn is_nothing(game: &pgn::Game) -> bool {
    let is_like_a_move = |found: &str| {
        let is_numbered = found.starts_with(|letter: char| letter.is_ascii_digit());
        is_numbered || found.contains(|letter: char| ('1'..='8').contains(&letter))
    };
    let is_move = game.faults.iter().any(|fault| match &fault.kind {
        FaultKind::Move(Unreadable::NotAMove(_)) => is_like_a_move(&fault.found),
        kind => matches!(kind, FaultKind::Move(_) | FaultKind::NullMove),
    });
    game.tags.is_empty() && game.plies() == 0 && game.result.is_none() && !is_move
}

/// What of a record an address cannot carry. Times stand in comments, as commands.
fn left(game: &pgn::Game) -> Left {
    let said = |comments: &[String]| comments.iter().any(|comment| !without_commands(comment).trim().is_empty());
    let is_said = |ply: &pgn::Ply| said(&ply.comments) || said(&ply.before) || !ply.nags.is_empty();
    Left {
        comments: said(&game.comments) || game.main_line().any(|(_, ply)| is_said(ply)),
        variations: game.plies() > game.main_line().count(),
        times: game.main_line().any(|(_, ply)| ply.clock().is_some() || ply.elapsed().is_some()),
    }
}

/// A comment without its `[%clk 1:02:03]`.
fn without_commands(comment: &str) -> String {
    let mut pieces = comment.split("[%");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.filter_map(|piece| piece.split_once(']')).fold(first, |text, (_, rest)| text + rest)
}

/// The value of a tag, unless it is left open.
fn known<'a>(game: &'a pgn::Game, tag: &str) -> Option<&'a str> {
    game.tag(tag).map(str::trim).filter(|value| !value.is_empty() && *value != "?")
}

/// Faults that keep nothing from being shown are passed over: a pasted game seldom has its result.
fn faults(settings: &Address, lang: Lang, game: &pgn::Game) -> Vec<String> {
    let is_told = |fault: &&pgn::Fault| fault.depth == 0 && !matches!(fault.kind, FaultKind::ResultMissing);
    let told = game.faults.iter().filter(is_told);
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
        event: tag("Event"),
        site: tag("Site"),
        date: known(game, "Date").filter(|date| !date.starts_with('?')).unwrap_or_default().to_owned(),
        round: tag("Round"),
        left: left(game),
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
    for (_, tag, value) in address.heading() {
        if !value.is_empty() {
            record.set_tag(tag, value);
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
        assert!(is_fen("bad/fen w"));
        assert!(!is_fen("1/2-1/2"));
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
    fn the_heading_is_kept_and_what_is_left_out_is_told() {
        let bytes = b"[Event \"Klubmesterskab\"]\n[Round \"3\"]\n[Date \"2026.11.15\"]\n\n\
            1. e4 {[%clk 1:29:30] best} e5 (1... c5) 2. Nf3 {[%clk 1:29:00]} *\n";
        let (listed, _) = games(&Address::new(Lang::En), Lang::En, bytes).ok().unwrap();
        let address = &listed[0].address;
        assert_eq!(address.left, Left { comments: true, variations: true, times: true });
        let again = written(address, &Game::replay(address).ok().unwrap());
        for tag in ["[Event \"Klubmesterskab\"]", "[Round \"3\"]", "[Date \"2026.11.15\"]"] {
            assert!(again.contains(tag), "{again}");
        }
        let timed = b"1. e4 {[%clk 1:29:30]} e5 *\n";
        let (listed, _) = games(&Address::new(Lang::En), Lang::En, timed).ok().unwrap();
        assert_eq!(listed[0].address.left, Left { times: true, ..Left::default() });
    }

    #[test]
    fn rubbish_is_no_game_and_a_wrong_first_move_is_one() {
        let nothing = |text: &str| {
            games(&Address::new(Lang::En), Lang::En, text.as_bytes()).ok().unwrap().0.iter().all(|game| game.is_nothing)
        };
        assert!(nothing("hello there"));
        assert!(!nothing("1. Ke2 e5"));
        assert!(!nothing("1. Zf3 e5"));
        assert!(!nothing("[White \"Holm\"]\n\n*"));
    }

    #[test]
    fn a_game_is_shown_up_to_its_first_fault() {
        let bytes = b"1. e4 e5 2. Ke3 Ke7 *\n";
        let (listed, _) = games(&Address::new(Lang::En), Lang::En, bytes).ok().unwrap();
        assert!(listed[0].link.ends_with("m=e2e4.e7e5"), "{}", listed[0].link);
        assert_eq!(listed[0].faults.len(), 1);
    }
}

//! The page itself, with a move made or a question answered on the way.

use askama::Template;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use rokade_board::notation::Letters;
use rokade_board::{Color, chess960};
use rokade_view::when;
use rokade_words::{Arg, Lang, text_with};

use super::address::{Address, Fields, Start, color};
use super::game::Game;
use super::mate::{self, MateView};
use super::page::{BoardPage, Part, Shown, Wish};
use super::told::seed;
use super::{flags, play};
use crate::app::App;
use crate::clock;
use crate::error::DeskError;
use crate::lang::ReaderLang;
use crate::page::html;
use crate::visit::Reading;

/// The fields of a request, each once.
pub(super) fn fields(query: Vec<(String, String)>) -> Fields {
    query.into_iter().collect()
}

/// The address and its game, or everything that is wrong with them.
pub(super) fn opened(fields: &Fields, lang: Lang) -> Result<(Address, Game), DeskError> {
    let mut address = Address::read(fields, lang).map_err(DeskError::BadForm)?;
    // One position, one address: a cursor behind the last move is not written.
    address.at = address.at.filter(|at| *at != address.moves.len());
    let game = Game::replay(&address).map_err(DeskError::BadForm)?;
    Ok((address, game))
}

pub(super) async fn show(
    State(app): State<App>,
    reading: Reading,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, DeskError> {
    let lang = reading.lang;
    let fields = fields(query);
    let (mut address, mut game) = opened(&fields, lang)?;
    let is_part = fields.contains_key("part");
    let mut wish = Wish {
        from: given(&fields, "from").to_owned(),
        seed: seed(&fields, &address),
        read_as: Letters::from_key(given(&fields, "read")),
        ..Wish::default()
    };
    if let Some(text) = ["play", "text"].map(|name| given(&fields, name)).into_iter().find(|text| !text.is_empty()) {
        match play::read(lang, &address, &game, text) {
            Ok(played) => {
                address = game.with_move(&address, played.m);
                if !is_part {
                    return Ok(Redirect::to(&moved(lang, &address, played.read_as)).into_response());
                }
                wish.read_as = played.read_as;
                game = Game::replay(&address).map_err(DeskError::BadForm)?;
            }
            Err(refused) => {
                wish.typed = given(&fields, "text").to_owned();
                wish.refused = Some(refused);
            }
        }
    }
    let mut line = None;
    if let Some(winner) = color(given(&fields, "mate")) {
        line = answer(&mut wish, lang, &address, &game, &fields, winner);
    }
    let part = part(&app, &reading, &address, &game, line, wish)?;
    match is_part {
        true => Ok(axum::response::Html(part.render()?).into_response()),
        false => Ok(html(&BoardPage::new(reading.page(address.link(lang)), &part)?)?.into_response()),
    }
}

/// The piece of the page that script replaces. While a line is shown, the Laws speak of the line.
pub(super) fn part(
    app: &App,
    reading: &Reading,
    address: &Address,
    game: &Game,
    line: Option<Address>,
    wish: Wish,
) -> Result<Part, DeskError> {
    let lang = reading.lang;
    let flags = match line {
        None => flags::flags(lang, address, game),
        Some(line) => {
            let shown = Game::replay(&line).map_err(DeskError::BadForm)?;
            // A claim is a right of the game, not of a line nobody has played.
            let flags = flags::flags(lang, &line, &shown);
            flags.into_iter().filter(|flag| flag.kind != flags::Kind::Claim).collect()
        }
    };
    let now = when::moment(lang, &clock::machine_zone(), app.now());
    let printed = text_with(lang, "print-printed", &[("when", Arg::from(now))]);
    Ok(Part::new(reading.page(address.link(lang)), address, game, flags, Wish { printed, ..wish }))
}

/// Where a move leads without script; the letters it was read in are told on arrival.
fn moved(lang: Lang, address: &Address, read_as: Option<Letters>) -> String {
    match read_as {
        Some(letters) => format!("/board?{}", address.query(lang, &[("read", letters.key())])),
        None => address.link(lang),
    }
}

fn given<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map(|value| value.trim()).unwrap_or_default()
}

/// Answers the question, or shows a step of the line that answered it before; then the game as it
/// would be with the line.
fn answer(
    wish: &mut Wish,
    lang: Lang,
    address: &Address,
    game: &Game,
    fields: &Fields,
    winner: Color,
) -> Option<Address> {
    let position = game.position();
    let proved = fields.get("line").and_then(|line| mate::proved(position, winner, line));
    let Some(line) = proved else {
        let answer = mate::ask(position, winner);
        wish.mate = Some(MateView::of(lang, address.letters, position, winner, &answer));
        return None;
    };
    let steps = given(fields, "show").parse().unwrap_or(0).min(line.len());
    let view = MateView::winnable(lang, address.letters, position, winner, &line, steps);
    let coordinates: Vec<String> = view.coordinates.split('.').take(steps).map(str::to_owned).collect();
    wish.mate = Some(view);
    let index = steps.checked_sub(1)?;
    wish.shown = Some(Shown::new(lang, &mate::after(position, &line[..index]), line[index]));
    let mut moves = address.moves[..game.cursor()].to_vec();
    moves.extend(coordinates);
    Some(Address { moves, at: None, ..address.clone() })
}

/// One of the 960 arrays, by lot.
pub(super) async fn lot(
    ReaderLang(lang): ReaderLang,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, DeskError> {
    let mut address = Address::read(&fields(query), lang).map_err(DeskError::BadForm)?;
    let seed = crate::secret::seed();
    address = Address { start: Start::Chess960(chess960::draw(seed)), moves: Vec::new(), at: None, ..address };
    let query = address.query(lang, &[("seed", &seed.to_string())]);
    Ok(Redirect::to(&format!("/board?{query}")).into_response())
}

//! The page itself, with a move made or a question answered on the way.

use askama::Template;
use axum::extract::Query;
use axum::response::{IntoResponse, Redirect, Response};
use rokade_board::{Color, chess960};
use rokade_words::Lang;

use super::address::{Address, Fields, Start, color};
use super::game::Game;
use super::mate::{self, MateView};
use super::page::{BoardPage, Part, Shown, Wish, seed};
use super::{flags, play};
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

pub(super) async fn show(reading: Reading, Query(query): Query<Vec<(String, String)>>) -> Result<Response, DeskError> {
    let lang = reading.lang;
    let fields = fields(query);
    let (mut address, mut game) = opened(&fields, lang)?;
    let is_part = fields.contains_key("part");
    let mut wish = Wish { from: given(&fields, "from").to_owned(), seed: seed(&fields, &address), ..Wish::default() };
    if let Some(text) = ["play", "text"].map(|name| given(&fields, name)).into_iter().find(|text| !text.is_empty()) {
        match play::read(&address, &game, text) {
            Ok(m) => {
                address = game.with_move(&address, m);
                if !is_part {
                    return Ok(Redirect::to(&address.link(lang)).into_response());
                }
                game = Game::replay(&address).map_err(DeskError::BadForm)?;
            }
            Err(reasons) => wish.refusals = reasons,
        }
    }
    if let Some(winner) = color(given(&fields, "mate")) {
        answer(&mut wish, lang, &address, &game, &fields, winner).await?;
    }
    let page = reading.page(address.link(lang));
    let flags = flags::asked(lang, &address, &game).await?;
    let part = Part::new(page.clone(), &address, &game, flags, wish);
    match is_part {
        true => Ok(axum::response::Html(part.render()?).into_response()),
        false => Ok(html(&BoardPage::new(page, &part)?)?.into_response()),
    }
}

fn given<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map(|value| value.trim()).unwrap_or_default()
}

/// Answers the question, or shows a step of the line that answered it before.
async fn answer(
    wish: &mut Wish,
    lang: Lang,
    address: &Address,
    game: &Game,
    fields: &Fields,
    winner: Color,
) -> Result<(), DeskError> {
    let position = game.position();
    let proved = fields.get("line").and_then(|line| mate::proved(position, winner, line));
    let Some(line) = proved else {
        let answer = mate::ask(position.clone(), winner).await?;
        wish.mate = Some(MateView::of(lang, address.letters, position, winner, &answer));
        return Ok(());
    };
    let steps = given(fields, "show").parse().unwrap_or(0).min(line.len());
    wish.mate = Some(MateView::winnable(lang, address.letters, position, winner, &line, steps));
    if let Some(index) = steps.checked_sub(1) {
        wish.shown = Some(Shown::new(lang, &mate::after(position, &line[..index]), line[index]));
    }
    Ok(())
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

//! A round by board and by name.

use askama::Template;
use axum::response::{IntoResponse, Redirect, Response};
use rokade_view::{PairingsView, pairings};

use super::frame::{Frame, Tab};
use super::guest::Guest;
use crate::error::DeskError;
use crate::page::Page;
use crate::part::{NamesTable, PairingsTable, Words};
use crate::piece::Piece;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Board,
    Name,
}

#[derive(Template)]
#[template(path = "public/round.html")]
struct RoundPage<'a> {
    page: Page,
    frame: Frame,
    view: &'a PairingsView,
    piece: RoundPiece<'a>,
}

/// How far the round has come, and its table.
#[derive(Template)]
#[template(path = "public/round_piece.html")]
struct RoundPiece<'a> {
    view: &'a PairingsView,
    words: Words,
    order: Order,
}

impl RoundPiece<'_> {
    fn by_name(&self) -> bool {
        self.order == Order::Name
    }

    fn boards(&self) -> PairingsTable<'_> {
        PairingsTable { view: self.view, words: self.words }
    }

    fn names(&self) -> NamesTable<'_> {
        NamesTable { view: self.view, words: self.words }
    }
}

/// The round everybody means: the last published one, or the front page before the first.
pub(super) async fn current(guest: Guest) -> Result<Response, DeskError> {
    let group = guest.group()?;
    let base = guest.reader().base();
    let shown = guest.book.tournament.groups.get(&group).ok_or(DeskError::NotFound)?;
    Ok(match shown.rounds.last() {
        Some(round) => Redirect::to(&format!("{base}/g/{group}/round/{}", round.number)).into_response(),
        None => Redirect::to(&base.to_string()).into_response(),
    })
}

pub(super) async fn by_board(guest: Guest) -> Result<Response, DeskError> {
    round(&guest, Order::Board).await
}

pub(super) async fn by_name(guest: Guest) -> Result<Response, DeskError> {
    round(&guest, Order::Name).await
}

async fn round(guest: &Guest, order: Order) -> Result<Response, DeskError> {
    let (group, round) = (guest.group()?, guest.number("round")?);
    let piece = match order {
        Order::Board => Piece::Boards { group, round },
        Order::Name => Piece::Names { group, round },
    };
    guest
        .answer(piece, || {
            let reader = guest.reader();
            let view = pairings(&reader, group, round).ok_or(DeskError::NotFound)?;
            let piece = RoundPiece { view: &view, words: Words(guest.lang), order };
            if guest.wants_part() {
                return Ok(piece.render()?);
            }
            let frame = Frame::new(&reader, Some(group), Tab::Round);
            Ok(RoundPage { page: guest.page(), frame, view: &view, piece }.render()?)
        })
        .await
}

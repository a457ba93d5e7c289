//! The list of prizes for the wall, and a receipt for every winner.

use askama::Template;
use axum::response::Html;
use rokade_view::prizes::{PrizesView, Winner, prizes};

use super::sheet::{Order, Sheet};
use crate::error::DeskError;
use crate::page::html;

const RECEIPTS_TO_A_PAGE: usize = 4;

#[derive(Template)]
#[template(path = "print/prizes.html")]
struct PrizesSheet {
    sheet: Sheet,
    view: PrizesView,
}

#[derive(Template)]
#[template(path = "print/receipts.html")]
struct ReceiptsSheet {
    sheet: Sheet,
    view: PrizesView,
}

impl ReceiptsSheet {
    fn pages(&self) -> Vec<Vec<&Winner>> {
        let all: Vec<&Winner> = self.view.receipts().collect();
        all.chunks(RECEIPTS_TO_A_PAGE).map(<[&Winner]>::to_vec).collect()
    }
}

pub(super) async fn list(order: Order) -> Result<Html<String>, DeskError> {
    let view = prizes(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    let title = order.words().t("word-prizes");
    html(&PrizesSheet { sheet: order.sheet(title), view })
}

pub(super) async fn receipts(order: Order) -> Result<Html<String>, DeskError> {
    let view = prizes(&order.reader(), order.place.id).ok_or(DeskError::NotFound)?;
    let title = order.words().t("print-receipts");
    html(&ReceiptsSheet { sheet: order.sheet(title), view })
}

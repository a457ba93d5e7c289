//! The board for programs: the same facts as the page, as JSON.

use axum::Json;
use axum::extract::Query;
use rokade_board::unwinnable::{Verdict, Why};
use rokade_board::{Color, Position, Variant};
use rokade_clause::Reason;
use rokade_words::Lang;
use serde_json::{Value, json};

use super::address::{Address, color, key};
use super::game::Game;
use super::mate::{self, MateView};
use super::show::{fields, opened};
use super::{flags, men, sheet};
use crate::error::DeskError;
use crate::lang::ReaderLang;

/// The position at the cursor, what may be played, and what the Laws say of it.
pub(super) async fn state(
    ReaderLang(lang): ReaderLang,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Json<Value>, DeskError> {
    let (address, game) = opened(&fields(query), lang)?;
    let position = game.position();
    Ok(Json(json!({
        "schema": "rokade.board/1",
        "fen": position.fen(),
        "start": game.positions[0].fen(),
        "variant": match position.variant() { Variant::Standard => "standard", Variant::Chess960 => "chess960" },
        "turn": key(game.turn()),
        "ply": game.cursor(),
        "check": position.is_check(),
        "repetitions": game.history.repetitions(),
        "quiet_plies": position.quiet_plies(),
        "legal": legal(lang, &address, position),
        "moves": played(&address, &game),
        "edition": address.laws.to_string(),
        "flags": flags::flags(lang, &address, &game),
        "address": address.link(lang),
    })))
}

fn legal(lang: Lang, address: &Address, position: &Position) -> Vec<Value> {
    let moves = position.legal_moves();
    let one = |m: &rokade_board::Move| {
        json!({
            "uci": position.uci(*m),
            "written": sheet::written(position, *m, address.letters),
            "said": men::said(lang, position, *m),
        })
    };
    moves.iter().map(one).collect()
}

fn played(address: &Address, game: &Game) -> Vec<Value> {
    let both = game.moves.iter().zip(&game.positions);
    both.map(
        |(m, position)| json!({ "uci": position.uci(*m), "written": sheet::written(position, *m, address.letters) }),
    )
    .collect()
}

/// Whether the side named `winner` can still mate from the position at the cursor.
pub(super) async fn mate(
    ReaderLang(lang): ReaderLang,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Json<Value>, DeskError> {
    let fields = fields(query);
    let (address, game) = opened(&fields, lang)?;
    let asked = fields.get("winner").map(String::as_str).unwrap_or_default();
    let winner = color(asked).ok_or_else(|| {
        DeskError::BadForm(vec![Reason::house("board_field_unknown").with("field", "winner").with("found", asked)])
    })?;
    let position = game.position();
    let answer = mate::ask(position, winner);
    let view = MateView::of(lang, address.letters, position, winner, &answer);
    let mut told = json!({
        "schema": "rokade.unwinnable/1",
        "fen": position.fen(),
        "winner": key(winner),
        "verdict": mate::word(&answer.verdict),
        "helpmate": null,
        "reason": null,
        "nodes": answer.nodes,
        "method": answer.method.key(),
        "text": view.text,
    });
    match &answer.verdict {
        Verdict::Winnable(_) => {
            told["helpmate"] = json!(view.coordinates.split('.').filter(|m| !m.is_empty()).collect::<Vec<_>>())
        }
        Verdict::Unwinnable(why) => {
            told["reason"] = json!(why.key());
            told["reach"] = json!({ "white": reached(&view, Color::White), "black": reached(&view, Color::Black) });
            if let Why::Exhausted { states } = why {
                told["closed_set"] = json!(states);
            }
        }
        Verdict::Undecided => {}
    }
    Ok(Json(told))
}

fn reached(view: &MateView, color: Color) -> Vec<String> {
    color.fold_wb(view.reach_white, view.reach_black).into_iter().map(|square| square.to_string()).collect()
}

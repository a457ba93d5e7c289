//! A position set up by hand: a box of men beside an empty board, and a field with the FEN that follows it.
//! The script is the hand; without it the field is written in.

use askama::Template;
use rokade_board::{Color, Role};
use rokade_laws::illegal::role_key;

use super::men;
use crate::error::DeskError;
use crate::page::Page;

/// A man in the box.
struct Boxed {
    symbol: &'static str,
    class: &'static str,
    /// As FEN writes it.
    letter: char,
    name: String,
}

#[derive(Template)]
#[template(path = "board/editor.html")]
struct Editor<'a> {
    page: Page,
    /// The field that holds the FEN.
    field: &'a str,
    men: [Vec<Boxed>; 2],
    ranks: [u8; 8],
    files: [char; 8],
    /// As FEN writes it, and in words.
    castlings: [(&'static str, String); 4],
}

const MEN: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The editor of the FEN field with this id.
pub(crate) fn editor(page: &Page, field: &str) -> Result<String, DeskError> {
    let boxed = |color: Color| {
        let man = |role: Role| Boxed {
            symbol: role_key(role),
            class: color.fold_wb("w", "b"),
            letter: role.of(color).char(),
            name: men::piece(page.lang, role.of(color)),
        };
        MEN.map(man).into_iter().collect()
    };
    let editor = Editor {
        page: page.clone(),
        field,
        men: [boxed(Color::White), boxed(Color::Black)],
        ranks: [8, 7, 6, 5, 4, 3, 2, 1],
        files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        castlings: [
            ("K", Color::White, "0-0"),
            ("Q", Color::White, "0-0-0"),
            ("k", Color::Black, "0-0"),
            ("q", Color::Black, "0-0-0"),
        ]
        .map(|(letter, color, sign)| (letter, format!("{} {sign}", men::side(page.lang, color)))),
    };
    Ok(editor.render()?)
}

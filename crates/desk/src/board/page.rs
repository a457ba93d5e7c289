//! The page: everything a reader sees of a game at its cursor, as one piece that script can replace.

use askama::Template;
use rokade_board::notation::Letters;
use rokade_board::{Color, Move, Position, Role, Square};
use rokade_clause::Edition;
use rokade_laws::illegal::role_key;
use rokade_view::cite::Source;
use rokade_words::{Lang, text};

use super::address::{Address, key};
use super::editor::editor;
use super::flags::{self, Flag};
use super::game::Game;
use super::mate::{self, MateView};
use super::men;
use super::play::Refused;
use super::sheet::{self, Cell, Row};
use super::squares::{self, Hand, Marks, SquareView};
use super::told;
use crate::error::DeskError;
use crate::page::Page;

#[derive(Template)]
#[template(path = "board/page.html")]
pub(super) struct BoardPage {
    pub page: Page,
    pub part: String,
    /// Setting up a position by hand, and the settings that go with it.
    pub editor: String,
    pub kept: Vec<(&'static str, String)>,
    /// The men a pawn may become, with their symbols.
    pub promotions: Vec<(&'static str, &'static str, String)>,
}

#[derive(Template)]
#[template(path = "board/part.html")]
pub(super) struct Part {
    page: Page,
    link: String,
    said: String,
    /// The last move in coordinates.
    last: String,
    rows: Vec<Vec<SquareView>>,
    /// The names of the ranks and files along the edge.
    edge: (String, String),
    /// All that a hand can do, in coordinates, for the script; and which of it is castling.
    moves: String,
    castles: String,
    turn: &'static str,
    side: &'static str,
    other_side: &'static str,
    fields: Vec<(&'static str, String)>,
    names: Option<String>,
    /// Who is to move, or that the game is over.
    status: String,
    is_over: bool,
    flags: Vec<Flag>,
    /// A move that was not made: which, why, and the clauses.
    refused: Option<(String, String, Vec<Source>)>,
    /// What was typed and not understood stays in its field.
    typed: String,
    /// What is wrong with a pasted record.
    faults: Vec<String>,
    /// What to know of the record or of how a move was read.
    notes: Vec<String>,
    /// Whether a step of a line stands on the board instead of the game.
    is_line: bool,
    /// The four moves a pawn on its way to the last rank may mean.
    promotions: Vec<(String, &'static str, String)>,
    promoting: &'static str,
    sheet: Vec<Row<Cell>>,
    cursor: usize,
    plies: usize,
    letters: Vec<(&'static str, String, bool)>,
    laws: Vec<(String, bool)>,
    fen: String,
    pgn: String,
    start: Option<String>,
    questions: [(&'static str, String, String); 2],
    mate: Option<MateView>,
    /// The settings that go with a new position, as fields and as a query.
    kept: Vec<(&'static str, String)>,
    kept_query: String,
    /// When the page was made, for the paper.
    printed: String,
}

/// What a request wants to see beside the game itself.
#[derive(Default)]
pub(super) struct Wish {
    /// The man picked up, and where it is to become another.
    pub from: String,
    pub refused: Option<Refused>,
    pub typed: String,
    /// The letters a move was read in, where they are not the reader's.
    pub read_as: Option<Letters>,
    pub faults: Vec<String>,
    pub mate: Option<MateView>,
    pub shown: Option<Shown>,
    /// The seed by which a start was drawn.
    pub seed: Option<u64>,
    pub printed: String,
}

/// A step of a line that is played out.
pub(super) struct Shown {
    position: Position,
    last: (Square, Square),
    said: String,
}

impl Shown {
    pub(super) fn new(lang: Lang, before: &Position, m: Move) -> Shown {
        let (from, to, _) = squares::ends(before, m);
        Shown { position: before.after(m), last: (from, to), said: men::said(lang, before, m) }
    }
}

impl Part {
    pub(super) fn new(page: Page, address: &Address, game: &Game, flags: Vec<Flag>, wish: Wish) -> Part {
        let lang = page.lang;
        let position = wish.shown.as_ref().map_or_else(|| game.position(), |shown| &shown.position);
        let hand = if wish.shown.is_some() { Hand::Watches } else { Hand::Plays };
        let (chosen, promotion) = picked(&wish.from);
        let marks = Marks {
            chosen: chosen.filter(|_| hand == Hand::Plays),
            last: wish.shown.as_ref().map(|shown| shown.last).or_else(|| last_move(game)),
            reach_white: wish.mate.as_ref().map(|mate| mate.reach_white).unwrap_or_default(),
            reach_black: wish.mate.as_ref().map(|mate| mate.reach_black).unwrap_or_default(),
        };
        let touched = if hand == Hand::Plays { squares::touches(position) } else { Vec::new() };
        let is_over = flags.iter().any(|flag| flag.kind == flags::Kind::Over);
        Part {
            link: link(lang, address, wish.mate.as_ref()),
            said: said(lang, game, &wish),
            last: marks.last.map(|(from, to)| format!("{from}{to}")).unwrap_or_default(),
            rows: squares::rows(lang, position, address.side, &marks, hand),
            edge: squares::edge(address.side),
            moves: moves(&touched),
            castles: castles(lang, &touched),
            turn: key(position.turn()),
            side: key(address.side),
            other_side: key(!address.side),
            fields: address.fields(lang),
            names: told::names(address),
            status: status(lang, position, is_over),
            is_over,
            flags,
            notes: told::notes(lang, address, &wish),
            refused: wish.refused.map(|refused| told::refusal(lang, refused)),
            typed: wish.typed,
            faults: wish.faults,
            is_line: hand == Hand::Watches,
            printed: wish.printed,
            promotions: promotion.map(|to| promotions(lang, chosen, to)).unwrap_or_default(),
            promoting: game.turn().fold_wb("w", "b"),
            sheet: sheet::rows(game, address.letters),
            cursor: game.cursor(),
            plies: game.moves.len(),
            letters: told::letters(lang, address.letters),
            laws: Edition::all().map(|laws| (laws.to_string(), laws == address.laws)).collect(),
            fen: position.fen(),
            pgn: format!("/board/game.pgn?{}", address.query(lang, &[])),
            start: told::start(lang, address, wish.seed),
            questions: [Color::White, Color::Black]
                .map(|color| (key(color), men::side(lang, color), mate::question(lang, color))),
            mate: wish.mate,
            kept: kept(address).fields(lang),
            kept_query: kept(address).link(lang).trim_start_matches("/board").to_owned(),
            page,
        }
    }

    fn is_first(&self) -> bool {
        self.cursor == 0
    }

    fn turn_key(&self, color: &Color) -> &'static str {
        key(*color)
    }

    fn is_last(&self) -> bool {
        self.cursor == self.plies
    }
}

impl BoardPage {
    pub(super) fn new(page: Page, part: &Part) -> Result<BoardPage, DeskError> {
        let promotions = PROMOTIONS.map(|role| (role_key(role), letter(role), men::man(page.lang, role))).to_vec();
        let editor = editor(&page, "setup-fen")?;
        Ok(BoardPage { part: part.render()?, editor, kept: part.kept.clone(), promotions, page })
    }
}

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

const fn letter(role: Role) -> &'static str {
    match role {
        Role::Knight => "n",
        Role::Bishop => "b",
        Role::Rook => "r",
        _ => "q",
    }
}

/// The settings of an address without its game.
fn kept(address: &Address) -> Address {
    Address { laws: address.laws, letters: address.letters, side: address.side, ..Address::empty() }
}

/// The permanent link, the question and the step of its answer included.
fn link(lang: Lang, address: &Address, mate: Option<&MateView>) -> String {
    let Some(mate) = mate else { return address.link(lang) };
    let shown = mate.shown.to_string();
    let mut more = vec![("mate", key(mate.winner))];
    if mate.shown > 0 {
        more.extend([("line", mate.coordinates.as_str()), ("show", shown.as_str())]);
    }
    format!("/board?{}", address.query(lang, &more))
}

/// The field `from`: a square, or two where a promotion waits for its choice.
fn picked(from: &str) -> (Option<Square>, Option<Square>) {
    let square = |part: Option<&str>| part.and_then(|part| part.parse().ok());
    (square(from.get(..2)), square(from.get(2..4)))
}

fn promotions(lang: Lang, from: Option<Square>, to: Square) -> Vec<(String, &'static str, String)> {
    let Some(from) = from else { return Vec::new() };
    let choice = |role| (format!("{from}{to}{}", letter(role)), role_key(role), men::man(lang, role));
    PROMOTIONS.map(choice).to_vec()
}

fn moves(touched: &[(Square, Square, Move)]) -> String {
    let uci = |(from, to, m): &(Square, Square, Move)| format!("{from}{to}{}", m.promotion().map_or("", letter));
    touched.iter().map(uci).collect::<Vec<_>>().join(" ")
}

/// `e1g1=castles short`, one to a line.
fn castles(lang: Lang, touched: &[(Square, Square, Move)]) -> String {
    let castling = touched.iter().filter(|(_, _, m)| m.is_castle());
    let one = |(from, to, m): &(Square, Square, Move)| format!("{from}{to}={}", text(lang, squares::target_text(*m)));
    castling.map(one).collect::<Vec<_>>().join("\n")
}

/// The squares of the last move.
fn last_move(game: &Game) -> Option<(Square, Square)> {
    let index = game.cursor().checked_sub(1)?;
    let (from, to, _) = squares::ends(&game.positions[index], game.moves[index]);
    Some((from, to))
}

/// What a listener is told: the answer to a question, a step of its line, or the last move and
/// what follows from it.
fn said(lang: Lang, game: &Game, wish: &Wish) -> String {
    match (&wish.shown, &wish.mate) {
        (Some(shown), _) => shown.said.clone(),
        (None, Some(mate)) => format!("{} {}", mate.title, mate.text),
        (None, None) => match game.cursor().checked_sub(1) {
            Some(index) => men::said(lang, &game.positions[index], game.moves[index]),
            None => text(lang, "desk-board-said-start"),
        },
    }
}

fn status(lang: Lang, position: &Position, is_over: bool) -> String {
    match is_over {
        true if position.is_checkmate() => text(lang, "desk-board-checkmate"),
        true => text(lang, "desk-board-over"),
        false => text(lang, position.turn().fold_wb("desk-board-white-to-move", "desk-board-black-to-move")),
    }
}

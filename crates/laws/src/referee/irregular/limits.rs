//! Until when an irregular beginning can be put right, counted in moves.

use rokade_board::{Board, Color, File, Role, Square, Variant};
use rokade_clause::{ByEdition, Citation, Edition, Figure, Logic, Reason, if_any, rule, value};
use serde::Deserialize;

use super::super::game::Game;
use super::super::pace::Pace;
use super::super::pair::color_key;

const MISPLACED: Citation = rule("rapid_misplaced_men");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    #[serde(deserialize_with = "if_any")]
    pub reversed_colours: Option<Figure>,
    complaint_moves: Figure,
    #[serde(deserialize_with = "value")]
    complaint_completed: bool,
    pub clock_may_be_changed: Figure<bool>,
}

impl Figures {
    pub(super) fn of(edition: Edition) -> &'static Figures {
        static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/irregular");
        FIGURES.of(edition)
    }
}

/// Moves that a player has made since the usual beginning; a game that starts from a later position
/// brings its move number along.
pub(super) fn made(game: &Game, color: Color) -> i64 {
    before_the_script(game, color) + count(game, color, |_| true)
}

fn completed(game: &Game, color: Color) -> i64 {
    before_the_script(game, color) + count(game, color, |is_completed| is_completed)
}

fn before_the_script(game: &Game, color: Color) -> i64 {
    let start = &game.settings.start;
    let has_begun_the_move = color.is_white() && start.turn().is_black();
    i64::from(start.move_number()) - 1 + i64::from(has_begun_the_move)
}

fn count(game: &Game, color: Color, counts: impl Fn(bool) -> bool) -> i64 {
    let plies = game.track.plies().iter().filter(|ply| ply.by == color && counts(ply.is_completed));
    i64::try_from(plies.count()).unwrap_or(i64::MAX)
}

/// Where the rules for rapid and blitz close complaints: after how many moves, if that has been
/// reached.
pub(super) fn closed_after(game: &Game) -> Option<i64> {
    if !has_rapid_limits(game) {
        return None;
    }
    let figures = Figures::of(game.edition());
    let limit = figures.complaint_moves.value;
    let played = |color| match figures.complaint_completed {
        true => completed(game, color),
        false => made(game, color),
    };
    Color::ALL.into_iter().all(|color| played(color) >= limit).then_some(limit)
}

/// Whether the shortened rules hold: from 2009 on only without adequate supervision.
fn has_rapid_limits(game: &Game) -> bool {
    match game.edition().logic() {
        Logic::Laws2001 => game.settings.pace != Pace::Standard,
        Logic::Laws2009(_) | Logic::Laws2018 | Logic::Laws2023 => game.settings.is_limited(),
    }
}

/// What a wrong array costs once it stands: castling with the men that stood wrong. The position
/// never grants that right, since king and rook are not on their squares.
pub(super) fn castling_bars(game: &Game) -> Vec<Reason> {
    let edition = game.edition();
    let (start, is_standard) = (game.settings.start.board(), game.settings.variant() == Variant::Standard);
    let mut bars = Vec::new();
    for color in Color::ALL.into_iter().filter(|_| is_standard) {
        for man in misplaced(edition, start, color) {
            let reason = MISPLACED.reason(edition, "irregular_no_castling");
            bars.push(reason.with("color", color_key(color)).with("man", man));
        }
    }
    bars
}

/// The older rule speaks of king and queen exchanged only.
fn misplaced(edition: Edition, board: &Board, color: Color) -> Vec<&'static str> {
    let stands =
        |file: File, role: Role| board.piece_at(Square::from_coords(file, color.backrank())) == Some(role.of(color));
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => {
            let are_exchanged = stands(File::D, Role::King) && stands(File::E, Role::Queen);
            if are_exchanged { vec!["king"] } else { Vec::new() }
        }
        Logic::Laws2018 | Logic::Laws2023 => {
            let homes =
                [(File::E, Role::King, "king"), (File::A, Role::Rook, "rook_a"), (File::H, Role::Rook, "rook_h")];
            homes.into_iter().filter(|(file, role, _)| !stands(*file, *role)).map(|(_, _, man)| man).collect()
        }
    }
}

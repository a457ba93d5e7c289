//! The game an address tells of: replayed, judged move by move, with a cursor.

use rokade_board::{BadFen, Color, History, Move, Position, Variant, chess960, needed_variant};
use rokade_clause::Reason;
use rokade_formats::fen;

use super::address::{Address, Start};

#[derive(Clone)]
pub(super) struct Game {
    /// All the moves of the address.
    pub moves: Vec<Move>,
    /// The position before each of them, and the one after the last.
    pub positions: Vec<Position>,
    /// The game up to the cursor.
    pub history: History,
}

impl Game {
    /// Replays an address; a bad start or a move that cannot be played is told with its number.
    pub(super) fn replay(address: &Address) -> Result<Game, Vec<Reason>> {
        let start = start(&address.start).map_err(|bad| fen::reasons(&bad))?;
        let cursor = address.at.unwrap_or(address.moves.len());
        if cursor > address.moves.len() {
            let found = i64::try_from(cursor).unwrap_or(i64::MAX);
            return Err(vec![
                Reason::house("board_field_unknown").with("field", "at").with("found", found.to_string()),
            ]);
        }
        let mut game = Game { moves: Vec::new(), positions: vec![start.clone()], history: History::from(start) };
        for (ply, text) in address.moves.iter().enumerate() {
            let position = game.last();
            let Ok(m) = position.read_uci(text) else { return Err(vec![stuck(position, ply, text)]) };
            let next = position.after(m);
            game.moves.push(m);
            game.positions.push(next);
            if ply < cursor {
                game.history.play(m);
            }
        }
        Ok(game)
    }

    fn last(&self) -> &Position {
        self.positions.last().expect("a game has at least its starting position")
    }

    /// The position on the board.
    pub(super) fn position(&self) -> &Position {
        self.history.position()
    }

    /// How many moves stand on the board.
    pub(super) fn cursor(&self) -> usize {
        self.history.plies()
    }

    pub(super) fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The address after a legal move from the cursor. The game's own next move is a step; any
    /// other begins a new continuation.
    pub(super) fn with_move(&self, address: &Address, m: Move) -> Address {
        let mut next = address.clone();
        let cursor = self.cursor();
        if self.moves.get(cursor) != Some(&m) {
            next.moves.truncate(cursor);
            next.moves.push(self.position().uci(m));
            next.result.clear();
        }
        next.at = (cursor + 1 < next.moves.len()).then_some(cursor + 1);
        next
    }
}

fn stuck(position: &Position, ply: usize, text: &str) -> Reason {
    let side = position.turn().fold_wb("white", "black");
    let found: String = text.chars().take(12).collect();
    Reason::house("board_moves_stop")
        .with("number", i64::try_from(ply + 1).unwrap_or(i64::MAX))
        .with("found", found)
        .with("side", side)
}

pub(super) fn start(start: &Start) -> Result<Position, BadFen> {
    match start {
        Start::Array => Ok(Position::start()),
        Start::Fen(fen) => Position::read(fen, needed_variant(fen)),
        Start::Chess960(number) => {
            // The reader of addresses lets only existing numbers through.
            chess960::start(*number).ok_or_else(|| BadFen { faults: Vec::new() })
        }
    }
}

/// The start that describes a position: the array, a number of Chess960, or a FEN.
pub(super) fn named(position: &Position) -> Start {
    if *position == Position::start() && position.variant() == Variant::Standard && position.move_number() == 1 {
        return Start::Array;
    }
    match position.variant() {
        Variant::Chess960 => chess960::number(position).map_or_else(|| Start::Fen(position.fen()), Start::Chess960),
        Variant::Standard => Start::Fen(position.fen()),
    }
}

#[cfg(test)]
mod tests {
    use rokade_words::Lang;

    use super::*;

    fn address(moves: &[&str], at: Option<usize>) -> Address {
        Address { moves: moves.iter().map(|m| (*m).to_owned()).collect(), at, ..Address::new(Lang::En) }
    }

    #[test]
    fn the_cursor_stands_between_the_moves() {
        let game = Game::replay(&address(&["e2e4", "e7e5", "g1f3"], Some(1))).ok().unwrap();
        assert_eq!((game.cursor(), game.turn(), game.positions.len()), (1, Color::Black, 4));
    }

    #[test]
    fn the_next_move_of_the_game_is_a_step_and_another_begins_anew() {
        let address = address(&["e2e4", "e7e5", "g1f3"], Some(1));
        let game = Game::replay(&address).ok().unwrap();
        let step = game.with_move(&address, game.position().read_uci("e7e5").unwrap());
        assert_eq!((step.moves.len(), step.at), (3, Some(2)));
        let other = game.with_move(&address, game.position().read_uci("c7c5").unwrap());
        assert_eq!((other.moves, other.at), (vec!["e2e4".to_owned(), "c7c5".to_owned()], None));
    }

    #[test]
    fn a_move_that_cannot_be_played_is_named() {
        let reasons = Game::replay(&address(&["e2e4", "e2e4"], None)).err().unwrap();
        assert_eq!(reasons[0].key, "board_moves_stop");
        assert!(Game::replay(&address(&[], Some(1))).is_err());
    }
}

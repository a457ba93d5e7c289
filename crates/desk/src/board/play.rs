//! One move, as a hand made it or as somebody wrote it.

use rokade_board::notation::{self, NotAMove, Unreadable};
use rokade_board::{Attempt, Move, Role, Square};
use rokade_clause::Reason;
use rokade_laws::{Laws, illegal};

use super::address::Address;
use super::game::Game;
use super::sheet;

/// Enough of a text to recognise it by.
const LONGEST_FOUND: usize = 40;

/// The legal move that was meant at the cursor, or why there is none.
pub(super) fn read(address: &Address, game: &Game, text: &str) -> Result<Move, Vec<Reason>> {
    let position = game.position();
    if let Some(attempt) = coordinates(text) {
        return illegal::judge(Laws::of(address.laws), position, attempt).map_err(|reason| vec![reason]);
    }
    let in_own_letters = notation::read(position, text, Some(address.letters));
    // A player may write in letters that are not those of the score sheet; the own ones go first.
    match in_own_letters.or_else(|own| notation::read(position, text, None).map_err(|_| own)) {
        Ok(reading) => Ok(reading.m),
        Err(unreadable) => Err(vec![unread(address, game, text, &unreadable)]),
    }
}

/// A man's square and where it was set down: `e2e4`, `e7e8q`.
fn coordinates(text: &str) -> Option<Attempt> {
    let (from, to) = (text.get(..2)?, text.get(2..4)?);
    let promotion = match text.get(4..)? {
        "" => None,
        letter => {
            let mut letters = letter.chars();
            let role = letters.next().and_then(Role::from_char)?;
            letters.next().is_none().then_some(())?;
            Some(role)
        }
    };
    Some(Attempt { from: from.parse::<Square>().ok()?, to: to.parse::<Square>().ok()?, promotion })
}

fn unread(address: &Address, game: &Game, text: &str, unreadable: &Unreadable) -> Reason {
    let found: String = text.chars().filter(|letter| !letter.is_control()).take(LONGEST_FOUND).collect();
    match unreadable {
        Unreadable::Illegal(breach) => {
            illegal::reason(address.laws, breach.illegal, breach.role, game.position().variant())
        }
        Unreadable::Ambiguous(candidates) => {
            let long = |m: Move| {
                let style = notation::Style::sheet(address.letters).with_form(notation::Form::Long);
                notation::write(game.position(), m, &style)
            };
            let meant: Vec<String> = candidates.iter().map(|candidate| long(candidate.m)).collect();
            Reason::house("board_move_ambiguous").with("found", found).with("meant", meant.join(", "))
        }
        Unreadable::NotAMove(NotAMove::Empty) => Reason::house("move_missing"),
        Unreadable::NotAMove(_) => {
            let example =
                game.position().legal_moves().first().map(|m| sheet::written(game.position(), *m, address.letters));
            Reason::house("board_move_unread").with("found", found).with("expected", example.unwrap_or_default())
        }
    }
}

#[cfg(test)]
mod tests {
    use rokade_words::Lang;

    use super::super::address::Start;
    use super::*;

    fn read_in(lang: Lang, fen: &str, text: &str) -> Result<String, String> {
        let address = Address { start: Start::Fen(fen.to_owned()), ..Address::new(lang) };
        let game = Game::replay(&address).ok().unwrap();
        read(&address, &game, text).map(|m| game.position().uci(m)).map_err(|reasons| reasons[0].key.to_string())
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_move_may_be_written_or_made_by_hand() {
        assert_eq!(read_in(Lang::Da, START, "Sf3"), Ok("g1f3".to_owned()));
        assert_eq!(read_in(Lang::En, START, "Nf3"), Ok("g1f3".to_owned()));
        assert_eq!(read_in(Lang::En, START, "Sf3"), Ok("g1f3".to_owned()));
        assert_eq!(read_in(Lang::En, START, "g1f3"), Ok("g1f3".to_owned()));
    }

    #[test]
    fn what_is_no_move_says_why() {
        assert_eq!(read_in(Lang::En, START, "e2e5"), Err("wrong_movement".to_owned()));
        assert_eq!(read_in(Lang::En, START, "hello"), Err("board_move_unread".to_owned()));
        let twins = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
        assert_eq!(read_in(Lang::En, "4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "Rd1"), Err("board_move_ambiguous".to_owned()));
        assert_eq!(read_in(Lang::En, twins, "0-0"), Err("castling_right_lost".to_owned()));
    }
}

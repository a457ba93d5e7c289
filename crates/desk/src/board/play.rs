//! One move, as a hand made it or as somebody wrote it.

use rokade_board::notation::{self, Letters, NotAMove, Unreadable};
use rokade_board::{Attempt, Move, Position, Role, Square};
use rokade_clause::Reason;
use rokade_laws::{Laws, illegal};
use rokade_view::score::letters_of;
use rokade_words::Lang;

use super::address::Address;
use super::game::Game;
use super::{men, sheet, squares};

/// Enough of a text to recognise it by.
const LONGEST_FOUND: usize = 40;

/// The legal move that was meant, and the letters it was read in where they are not the reader's.
#[derive(Debug)]
pub(super) struct Played {
    pub m: Move,
    pub read_as: Option<Letters>,
}

/// A move that was not made: how it was written or made, and why not.
#[derive(Debug)]
pub(super) struct Refused {
    pub asked: String,
    pub reason: Reason,
    pub read_as: Option<Letters>,
}

/// The legal move that was meant at the cursor, or why there is none.
pub(super) fn read(lang: Lang, address: &Address, game: &Game, text: &str) -> Result<Played, Refused> {
    let position = game.position();
    if let Some(attempt) = coordinates(text) {
        let castling = squares::goals(position).into_iter().find(|goal| (goal.0, goal.1) == (attempt.from, attempt.to));
        let judged = match castling {
            Some((_, _, m)) => Ok(m),
            None => illegal::judge(Laws::of(address.laws), position, attempt),
        };
        return match judged {
            Ok(m) => Ok(Played { m, read_as: None }),
            Err(reason) => Err(Refused { asked: by_hand(lang, position, attempt), reason, read_as: None }),
        };
    }
    let asked: String = text.chars().filter(|letter| !letter.is_control()).take(LONGEST_FOUND).collect();
    let refused = |unreadable: &Unreadable, read_as| {
        let reason = unread(address, position, &asked, unreadable);
        Refused { asked: asked.clone(), reason, read_as }
    };
    let own = match notation::read(position, text, Some(address.letters)) {
        Ok(reading) => return Ok(Played { m: reading.m, read_as: None }),
        Err(own) => own,
    };
    // What the reader's own letters can mean is never taken for something else.
    let Unreadable::NotAMove(NotAMove::Letter { fits, .. }) = &own else { return Err(refused(&own, None)) };
    match notation::read(position, text, None) {
        Ok(reading) => Ok(Played { m: reading.m, read_as: likeliest(lang, &reading.letters) }),
        Err(Unreadable::NotAMove(_)) => Err(refused(&own, None)),
        Err(other) => Err(refused(&other, likeliest(lang, fits))),
    }
}

/// Of letters that mean the same, those of the page's language go first.
fn likeliest(lang: Lang, fitting: &[Letters]) -> Option<Letters> {
    let own = letters_of(lang);
    fitting.iter().copied().find(|letters| *letters == own).or_else(|| fitting.first().copied())
}

/// `springer g1–g4`.
fn by_hand(lang: Lang, position: &Position, attempt: Attempt) -> String {
    let squares = format!("{}–{}", attempt.from, attempt.to);
    match position.piece_at(attempt.from) {
        Some(piece) => format!("{} {squares}", men::man(lang, piece.role)),
        None => squares,
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

fn unread(address: &Address, position: &Position, found: &str, unreadable: &Unreadable) -> Reason {
    match unreadable {
        Unreadable::Illegal(breach) => illegal::reason(address.laws, breach.illegal, breach.role, position.variant()),
        Unreadable::Ambiguous(candidates) => {
            let long = |m: Move| {
                let style = notation::Style::sheet(address.letters).with_form(notation::Form::Long);
                notation::write(position, m, &style)
            };
            let meant: Vec<String> = candidates.iter().map(|candidate| long(candidate.m)).collect();
            Reason::house("board_move_ambiguous").with("found", found).with("meant", meant.join(", "))
        }
        Unreadable::NotAMove(NotAMove::Empty) => Reason::house("move_missing"),
        Unreadable::NotAMove(_) => {
            let example = position.legal_moves().first().map(|m| sheet::written(position, *m, address.letters));
            Reason::house("board_move_unread").with("found", found).with("expected", example.unwrap_or_default())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::address::Start;
    use super::*;

    fn asked(lang: Lang, fen: &str, text: &str) -> (Game, Result<Played, Refused>) {
        let address = Address { start: Start::Fen(fen.to_owned()), ..Address::new(lang) };
        let game = Game::replay(&address).ok().unwrap();
        let read = read(lang, &address, &game, text);
        (game, read)
    }

    fn read_in(lang: Lang, fen: &str, text: &str) -> Result<String, String> {
        let (game, read) = asked(lang, fen, text);
        read.map(|played| game.position().uci(played.m)).map_err(|refused| refused.reason.key.to_string())
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
    fn letters_of_another_language_are_recognised_and_told() {
        assert_eq!(asked(Lang::En, START, "Sf3").1.unwrap().read_as, Some(Letters::Danish));
        assert_eq!(asked(Lang::Da, START, "Nf3").1.unwrap().read_as, Some(Letters::English));
        assert_eq!(asked(Lang::Da, START, "Sf3").1.unwrap().read_as, None);
        let refused = asked(Lang::Da, START, "Nd5").1.unwrap_err();
        assert_eq!((refused.reason.key.as_ref(), refused.read_as), ("wrong_movement", Some(Letters::English)));
    }

    #[test]
    fn what_the_own_letters_mean_is_not_read_in_another_language() {
        // A Finnish knight could go there; the English rook cannot.
        assert!(asked(Lang::En, START, "Rf3").1.is_err());
    }

    #[test]
    fn what_is_no_move_says_why() {
        assert_eq!(read_in(Lang::En, START, "e2e5"), Err("wrong_movement".to_owned()));
        assert_eq!(asked(Lang::Da, START, "g1g4").1.unwrap_err().asked, "springer g1–g4");
        assert_eq!(read_in(Lang::En, START, "hello"), Err("board_move_unread".to_owned()));
        let twins = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
        assert_eq!(read_in(Lang::En, "4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "Rd1"), Err("board_move_ambiguous".to_owned()));
        assert_eq!(read_in(Lang::En, twins, "0-0"), Err("castling_right_lost".to_owned()));
    }

    #[test]
    fn a_chess960_king_castles_to_its_goal_too() {
        let fen = "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1";
        assert_eq!(read_in(Lang::En, fen, "e1c1"), Ok("e1b1".to_owned()));
        assert_eq!(read_in(Lang::En, fen, "e1b1"), Ok("e1b1".to_owned()));
        assert_eq!(read_in(Lang::En, fen, "e1d1"), Ok("e1d1".to_owned()));
    }
}

//! Where a game is in addresses: `1` for a game for its own sake, `1-3-7` for group 1, round 3, board 7,
//! `1-3-7-2` for the second game of a match there.

use rokade_store::{Book, TournamentKey};
use rokade_tournament::{GameAt, GroupId};

use crate::address::EventAt;

/// The game in an address.
pub(super) fn code(at: GameAt) -> String {
    match at {
        GameAt::Free { group } => group.to_string(),
        GameAt::Board { group, round, board, game: None } => format!("{group}-{round}-{board}"),
        GameAt::Board { group, round, board, game: Some(game) } => format!("{group}-{round}-{board}-{game}"),
    }
}

/// The game that an address means.
pub(super) fn read(code: &str) -> Option<GameAt> {
    let numbers: Option<Vec<u32>> = code.split('-').map(|part| part.parse().ok()).collect();
    match numbers?[..] {
        [group] => Some(GameAt::Free { group: GroupId(group) }),
        [group, round, board] => Some(GameAt::Board { group: GroupId(group), round, board, game: None }),
        [group, round, board, game] => Some(GameAt::Board { group: GroupId(group), round, board, game: Some(game) }),
        _ => None,
    }
}

/// The code as this desk writes it; `None` if it means no game.
pub(crate) fn code_of(text: &str) -> Option<String> {
    read(text).map(code)
}

/// The arbiter's page of a game.
pub(crate) fn address(key: &TournamentKey, at: GameAt) -> String {
    format!("{}/game/{}", EventAt::desk(key), code(at))
}

/// Whether a game is under the referee and goes on; `None` if it is not under the referee.
pub(crate) fn is_live(book: &Book, at: GameAt) -> Option<bool> {
    book.tournament.games.get(&at).map(|game| game.referee.account().verdict().is_none())
}

/// Whether something at a game waits for the arbiter's decision.
pub(crate) fn awaits_arbiter(book: &Book, at: GameAt) -> bool {
    book.tournament.games.get(&at).is_some_and(|game| !game.referee.account().open().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_reads_as_it_is_written() {
        let group = GroupId(2);
        let games = [
            GameAt::Free { group },
            GameAt::Board { group, round: 3, board: 7, game: None },
            GameAt::Board { group, round: 3, board: 7, game: Some(2) },
        ];
        for at in games {
            assert_eq!(read(&code(at)), Some(at));
        }
        for text in ["", "x", "1-2", "1-2-3-4-5", "-1", "1--2"] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}

//! A group of the rating from a score table: the games really paired, with start numbers as keys.
//!
//! What the standing makes of them (games of players who left, § 16) is no matter of the rating (D4.1-16e).

use rokade_model::{Color, Entry, GameResult, History, Mark, Notice, RoundNumber, StartNumber};

use super::{Game, Group};

impl Group {
    /// `notice` tells whether a player who forfeited a game of a round had told the arbiter.
    pub fn of_history(
        history: &History,
        is_all_play_all: bool,
        winners: Vec<StartNumber>,
        notice: impl Fn(RoundNumber, StartNumber) -> Notice,
    ) -> Self {
        let players = history.players.iter().map(|player| player.number).collect();
        let mut games = Vec::new();
        for player in &history.players {
            let entries = (1..).zip(player.rounds.iter().copied());
            games.extend(entries.filter_map(|(round, entry)| game(history, player.number, round, entry)));
        }
        for game in &mut games {
            game.notice = game.result.and_then(|result| notice_of(game, result, &notice));
        }
        games.sort_by_key(|game| (game.round, game.white.min(game.black)));
        Self { players, is_all_play_all, winners, games }
    }
}

/// The game of an entry, told by the player with White; without a colour by the lower number.
fn game(history: &History, own: StartNumber, round: RoundNumber, entry: Entry) -> Option<Game> {
    let Entry::Game { opponent, color, mark } = entry else { return None };
    let theirs = history.player(opponent).map_or(Entry::Blank, |player| player.entry(round));
    let (their_color, their_mark) = match theirs {
        Entry::Game { opponent: back, color, mark } if back == own => (color, mark),
        // Only one side names the game; then it is told from there.
        _ => return Some(told(round, own, opponent, color.unwrap_or(Color::White), mark, None)),
    };
    let own_color = color.or(their_color.map(|color| !color)).unwrap_or(match own < opponent {
        true => Color::White,
        false => Color::Black,
    });
    (own_color == Color::White).then(|| told(round, own, opponent, own_color, mark, their_mark))
}

fn told(
    round: RoundNumber,
    own: StartNumber,
    opponent: StartNumber,
    color: Color,
    mark: Option<Mark>,
    theirs: Option<Mark>,
) -> Game {
    let (white, black, marks) = match color {
        Color::White => (own, opponent, mark.zip(theirs)),
        Color::Black => (opponent, own, theirs.zip(mark)),
    };
    Game::new(round, white, black, marks.and_then(|(white, black)| GameResult::from_marks(white, black)))
}

/// Accepted if any missing player had told the arbiter (docs/readings/rating-decided-games.md).
fn notice_of(game: &Game, result: GameResult, notice: impl Fn(RoundNumber, StartNumber) -> Notice) -> Option<Notice> {
    let missing: Vec<StartNumber> = super::games::absent(game, result).into_iter().flatten().collect();
    let accepted = missing.iter().any(|player| notice(game.round, *player) == Notice::Accepted);
    (!missing.is_empty()).then_some(if accepted { Notice::Accepted } else { Notice::None })
}

//! A group of the rating from a score table: the games really paired, with start numbers as keys.
//!
//! What the standing makes of them (games of players who left, § 16) is no matter of the rating (D4.1-16e).

use rokade_model::{Color, Entry, GameResult, History, Mark, Notice, RoundNumber, StartNumber};

use super::games::absent;
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
        let mut games: Vec<Game> = games.into_iter().map(|game| game.with_notice(&notice)).collect();
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

impl Game {
    /// The game with what is known of the absence. Where both were missing, one accepted notice is enough to
    /// keep the game out of the rating (docs/readings/rating-decided-games.md).
    #[must_use]
    pub fn with_notice(self, notice: impl Fn(RoundNumber, StartNumber) -> Notice) -> Self {
        let missing = self.result.map_or([None, None], |result| absent(&self, result));
        let said = missing.into_iter().flatten().map(|player| notice(self.round, player));
        let notice = said.reduce(|one, other| match one {
            Notice::Accepted => one,
            Notice::None => other,
        });
        Self { notice, ..self }
    }
}

//! A group of the rating from a score table: the games really paired, with start numbers as keys.
//!
//! What the standing makes of them (games of players who left, § 16) is no matter of the rating (D4.1-16e).

use rokade_model::{Color, Entry, GameResult, History, Mark, Notice, RoundNumber, StartNumber};

use super::games::absent;
use super::{Game, Group};
use crate::{id_in_file, number_in_file};

impl Group {
    /// `notice` tells what is known of a player who forfeited a game of a round.
    pub fn of_history(
        history: &History,
        is_all_play_all: bool,
        winners: Vec<StartNumber>,
        notice: impl Fn(RoundNumber, StartNumber) -> Notice,
    ) -> Self {
        let players = history.players.iter().map(|player| id_in_file(player.number)).collect();
        let winners = winners.into_iter().map(id_in_file).collect();
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
    Game::new(
        round,
        id_in_file(white),
        id_in_file(black),
        marks.and_then(|(white, black)| GameResult::from_marks(white, black)),
    )
}

impl Game {
    /// The game with what is known of the absence. Where both were missing, one accepted notice is enough to
    /// keep the game out of the rating (docs/readings/rating-decided-games.md).
    #[must_use]
    pub fn with_notice(self, notice: impl Fn(RoundNumber, StartNumber) -> Notice) -> Self {
        let missing = self.result.map_or([None, None], |result| absent(&self, result));
        let said = missing.into_iter().flatten().map(|player| notice(self.round, number_in_file(player)));
        let notice = said.reduce(|one, other| match one {
            Notice::Accepted => one,
            Notice::Late if other == Notice::None => one,
            Notice::Late | Notice::None => other,
        });
        Self { notice, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dsu::{Entrant, Event, rate};
    use rokade_model::{ByeKind, Participant, Withdrawal};

    fn entry(opponent: u32, color: Option<Color>, mark: Mark) -> Entry {
        Entry::Game { opponent: StartNumber(opponent), color, mark: Some(mark) }
    }

    /// Players 1, 2, … with their entries by round.
    fn history(rounds: Vec<Vec<Entry>>) -> History {
        let mut history = History::default();
        for (number, rounds) in (1..).zip(rounds) {
            let participant = Participant { rounds, ..Participant::new(StartNumber(number), Some(1700)) };
            history.players.push(participant);
        }
        history
    }

    fn told(history: &History) -> Vec<(RoundNumber, u32, u32, Option<GameResult>)> {
        let group = Group::of_history(history, false, Vec::new(), |_, _| Notice::Accepted);
        group.games.iter().map(|game| (game.round, game.white.0, game.black.0, game.result)).collect()
    }

    const WHITE: Option<Color> = Some(Color::White);
    const BLACK: Option<Color> = Some(Color::Black);

    #[test]
    fn every_pairing_is_one_game_and_byes_are_none() {
        let history = history(vec![
            vec![entry(2, BLACK, Mark::Win), Entry::Bye(ByeKind::Half)],
            vec![entry(1, WHITE, Mark::Loss), entry(3, None, Mark::Draw)],
            vec![Entry::Blank, entry(2, None, Mark::Draw)],
        ]);
        let games = [(1, 2, 1, Some(GameResult::BlackWins)), (2, 2, 3, Some(GameResult::Draw))];
        assert_eq!(told(&history), games, "without colours the lower number is named first");
    }

    #[test]
    fn a_game_told_by_one_side_alone_or_by_marks_that_do_not_fit_is_unfinished() {
        let one_sided = history(vec![vec![entry(2, BLACK, Mark::Win)], vec![Entry::Blank]]);
        assert_eq!(told(&one_sided), [(1, 2, 1, None)]);
        let both_win = history(vec![vec![entry(2, WHITE, Mark::Win)], vec![entry(1, BLACK, Mark::Win)]]);
        assert_eq!(told(&both_win), [(1, 1, 2, None)]);
    }

    #[test]
    fn notice_is_asked_of_whoever_was_missing() {
        let game = |result| Game::new(3, 1, 2, Some(result));
        let only = |player: StartNumber| {
            move |_: RoundNumber, asked: StartNumber| if asked == player { Notice::Accepted } else { Notice::None }
        };
        assert_eq!(game(GameResult::BlackForfeits).with_notice(only(StartNumber(1))).notice, Some(Notice::None));
        assert_eq!(game(GameResult::BlackForfeits).with_notice(only(StartNumber(2))).notice, Some(Notice::Accepted));
        assert_eq!(game(GameResult::BothForfeit).with_notice(only(StartNumber(2))).notice, Some(Notice::Accepted));
        assert_eq!(game(GameResult::BothForfeit).with_notice(only(StartNumber(9))).notice, Some(Notice::None));
        assert_eq!(game(GameResult::Draw).with_notice(only(StartNumber(9))).notice, None);
    }

    #[test]
    fn d4_1_16e_the_games_of_a_player_who_left_early_are_rated_though_they_do_not_count() {
        let mut history = history(vec![
            vec![entry(2, WHITE, Mark::Win), entry(3, BLACK, Mark::ForfeitWin), entry(4, WHITE, Mark::Draw)],
            vec![entry(1, BLACK, Mark::Loss), entry(4, WHITE, Mark::Draw), entry(3, BLACK, Mark::ForfeitWin)],
            vec![entry(4, BLACK, Mark::Win), entry(1, WHITE, Mark::ForfeitLoss), entry(2, WHITE, Mark::ForfeitLoss)],
            vec![entry(3, WHITE, Mark::Loss), entry(2, BLACK, Mark::Draw), entry(1, BLACK, Mark::Draw)],
        ]);
        history.players[2].withdrawal = Some(Withdrawal { after: 1, order: 1 });
        let group = Group::of_history(&history, true, vec![StartNumber(1)], |_, _| Notice::Accepted);
        let entrants = (1..=4).map(|number| Entrant::listed(number, 1700)).collect();
        let report = rate(&Event { entrants, groups: vec![group], ..Event::default() });
        let rated: Vec<u32> = report.players.iter().map(|player| player.games_rated).collect();
        assert_eq!(rated, [2, 2, 1, 3]);
        assert_eq!(report.players[2].points.0, 2, "the one game that was played");
    }
}

//! A board that is a match: its games by stage, who leads, and which game comes next.

use rokade_model::{Color, HalfPoints, Mark, RoundNumber, Scoring};
use rokade_tournament::{Board, GameState, MatchGame, PlayerId, StageKind};
use rokade_words::Arg;

use super::pairings::{Outcome, outcome};
use super::{Field, Reader, Who, time};

/// A match of several games between two players.
pub struct MatchView {
    pub games: Vec<MatchLine>,
    /// Who has White in the first game, and the other.
    pub players: (PlayerId, PlayerId),
    pub score: (HalfPoints, HalfPoints),
    pub winner: Option<PlayerId>,
}

/// One game of the match.
pub struct MatchLine {
    /// From 1.
    pub number: u32,
    /// The kind of chess, as a word.
    pub stage: String,
    /// The stage's own time in words; empty where it is the group's.
    pub time: String,
    /// The first game of its stage.
    pub begins_stage: bool,
    pub white: Who,
    pub black: Who,
    pub game: GameState,
    pub outcome: Outcome,
    /// The game to be entered next.
    pub is_next: bool,
}

impl MatchView {
    /// The match on a board; `None` where the board is a single game.
    pub fn of(field: &Field, board: &Board) -> Option<MatchView> {
        let stages = field.group.settings.stages(field.reader.book.tournament.handbook());
        let next = board.games.iter().position(|game| game.game.result().is_none());
        let is_over = matches!(board.game, GameState::Done { .. });
        let line = |((index, game), number): ((usize, &MatchGame), u32)| MatchLine {
            number,
            stage: stages.get(game.stage).map(|stage| kind_word(&field.reader, stage.kind)).unwrap_or_default(),
            time: stages
                .get(game.stage)
                .map(|stage| time::words(&field.reader, &stage.time_control))
                .unwrap_or_default(),
            begins_stage: index == 0 || board.games[index - 1].stage != game.stage,
            white: field.who(game.white).clone(),
            black: field.who(game.black).clone(),
            game: game.game,
            outcome: outcome(&field.reader, game.game),
            is_next: next == Some(index) && !is_over,
        };
        (!board.games.is_empty()).then(|| MatchView {
            games: board.games.iter().enumerate().zip(1..).map(line).collect(),
            players: (board.white, board.black),
            score: (points(board, board.white), points(board, board.black)),
            winner: winner(board),
        })
    }

    /// The game to be entered next; `None` once the match is decided.
    pub fn next(&self) -> Option<&MatchLine> {
        self.games.iter().find(|game| game.is_next)
    }

    /// `1½–½`, the player named first on the left.
    pub fn score_from(&self, left: PlayerId) -> String {
        let (one, other) = if left == self.players.0 { self.score } else { (self.score.1, self.score.0) };
        format!("{}–{}", one.chess(), other.chess())
    }

    /// The games one after the other from a player's side: `½ 1 0`.
    pub fn marks_of(&self, player: PlayerId) -> String {
        let mark = |game: &MatchLine| {
            let color = if game.white.id == player { Color::White } else { Color::Black };
            game.game.result().map(|result| Mark::sign(Some(result.mark(color))))
        };
        self.games.iter().filter_map(mark).collect::<Vec<_>>().join(" ")
    }

    /// Whether a game of the match is over.
    pub fn is_begun(&self) -> bool {
        self.games.iter().any(|game| game.game.result().is_some())
    }

    /// `Rapid, game 1`; after the first game, beside the score, `next: game 2 (Rapid)`
    pub fn next_words(&self, reader: &Reader) -> String {
        let Some(next) = self.next() else { return String::new() };
        let key = if self.is_begun() { "view-match-next" } else { "view-match-game" };
        reader.say_with(key, &[("stage", Arg::from(next.stage.as_str())), ("number", Arg::from(next.number))])
    }
}

fn points(board: &Board, player: PlayerId) -> HalfPoints {
    let scoring = Scoring::default();
    let of_game = |game: &MatchGame| {
        let color = if game.white == player { Color::White } else { Color::Black };
        game.game.result().map(|result| scoring.mark(result.mark(color)))
    };
    board.games.iter().filter_map(of_game).sum()
}

/// Who has won the board or its match.
pub(super) fn winner(board: &Board) -> Option<PlayerId> {
    let result = board.game.result()?;
    let won = |color: Color| result.mark(color).is_win();
    match (won(Color::White), won(Color::Black)) {
        (true, _) => Some(board.white),
        (_, true) => Some(board.black),
        _ => None,
    }
}

/// A stage's kind as a word.
pub fn kind_word(reader: &Reader, kind: StageKind) -> String {
    reader.say(match kind {
        StageKind::Ordinary => "view-stage-kind-ordinary",
        StageKind::Reduced => "view-stage-kind-reduced",
        StageKind::Rapid => "view-stage-kind-rapid",
        StageKind::Blitz => "view-stage-kind-blitz",
        StageKind::SuddenDeath => "view-stage-kind-sudden-death",
    })
}

/// What stands in the result column of a board: the game, or the score of its match; before a
/// handicap game the minutes of both.
pub fn board_outcome(field: &Field, round: RoundNumber, board: &Board) -> Outcome {
    outcome_from(field, round, board, board.white)
}

/// Who has White and who Black now: in the game that is played or comes next, where the board is a
/// match that goes on.
pub(super) fn sides_now(board: &Board) -> (PlayerId, PlayerId) {
    let next = board.games.iter().find(|game| game.game.result().is_none());
    match next.filter(|_| board.game == GameState::Open) {
        Some(game) => (game.white, game.black),
        None => (board.white, board.black),
    }
}

/// The minutes of White and Black in the handicap game that is about to be played.
pub(super) fn minutes(field: &Field, round: RoundNumber, board: &Board) -> Option<(u32, u32)> {
    let is_begun = board.games.iter().any(|game| game.game.result().is_some());
    let is_ahead = board.game == GameState::Open && !is_begun;
    is_ahead.then(|| field.reader.book.tournament.board_times(field.group.id, round, board.number))?
}

/// The result column with the player named on the left.
pub(super) fn outcome_from(field: &Field, round: RoundNumber, board: &Board, left: PlayerId) -> Outcome {
    let reader = &field.reader;
    let plain = outcome(reader, board.game);
    let Some(view) = MatchView::of(field, board) else { return with_times(field, round, board, plain) };
    let score = if view.is_begun() { view.score_from(left) } else { String::new() };
    match board.game {
        GameState::Open => {
            let shown = Outcome { result: score, note: view.next_words(reader), ..plain };
            with_times(field, round, board, shown)
        }
        GameState::Done { result, .. } if result.is_played() => {
            Outcome { result: score, note: odds(field, &view), ..plain }
        }
        GameState::Done { .. } | GameState::Postponed { .. } | GameState::Adjourned { .. } => plain,
    }
}

/// A level score needs a word about who won.
fn odds(field: &Field, view: &MatchView) -> String {
    match view.winner.filter(|_| view.score.0 == view.score.1) {
        Some(winner) => {
            let name = field.who(winner).name.as_str();
            field.reader.say_with("view-match-odds", &[("name", Arg::from(name))])
        }
        None => String::new(),
    }
}

fn with_times(field: &Field, round: RoundNumber, board: &Board, shown: Outcome) -> Outcome {
    match minutes(field, round, board) {
        Some((white, black)) => {
            let args = [("white", Arg::from(white)), ("black", Arg::from(black))];
            Outcome { note: field.reader.say_with("view-board-times", &args), ..shown }
        }
        None => shown,
    }
}

#[cfg(test)]
mod tests {
    use rokade_model::GameResult;
    use rokade_pairing::{Host, System};
    use rokade_words::Lang;

    use super::*;
    use crate::trial::{GROUP, Trial};
    use crate::{Audience, pairings, player, standings};

    fn gladiator() -> Trial {
        let host = Host::Monrad;
        let mut trial = Trial::new(System::Gladiator { host }, 6, 3);
        trial.publish();
        trial
    }

    /// The result column of the first board.
    fn first(trial: &Trial) -> Outcome {
        let book = trial.book();
        pairings(&Reader::new(&book, Lang::En, Audience::Public), GROUP, 1).unwrap().boards[0].outcome.clone()
    }

    #[test]
    fn d4_9_8_1_a_match_tells_its_score_and_what_is_played() {
        let mut trial = gladiator();
        assert_eq!((first(&trial).result.as_str(), first(&trial).note.as_str()), ("", "Ordinary, game 1"));
        trial.enter_game(1, 1, 1, GameResult::Draw);
        assert_eq!((first(&trial).result.as_str(), first(&trial).note.as_str()), ("½–½", "next: game 2 (Less time)"));
        trial.enter_game(1, 1, 2, GameResult::WhiteWins);
        let over = first(&trial);
        assert_eq!((over.result.as_str(), over.note.as_str(), over.state), ("½–1½", "", "is-done"));
    }

    #[test]
    fn a_match_seats_its_players_for_the_game_played_now() {
        let mut trial = gladiator();
        let seats = |trial: &Trial| {
            let book = trial.book();
            let reader = Reader::new(&book, Lang::En, Audience::Public);
            let view = pairings(&reader, GROUP, 1).unwrap();
            let row = &view.boards[0];
            for (who, color) in [(&row.white.who, Color::White), (&row.black.who, Color::Black)] {
                let seat = view.seats.iter().find(|seat| seat.who.id == who.id).unwrap();
                assert_eq!(seat.color, Some(color));
                let found = crate::find(&reader, &who.listed);
                let word = reader.say(crate::pairings::color_word(color));
                assert!(found.seats.iter().any(|seat| seat.who.id == who.id && seat.text.contains(&word)));
            }
            (row.white.who.id, row.black.who.id)
        };
        let (white, black) = seats(&trial);
        trial.enter_game(1, 1, 1, GameResult::Draw);
        assert_eq!(seats(&trial), (black, white));
    }

    #[test]
    fn the_games_of_a_match_stand_on_the_players_page() {
        let mut trial = gladiator();
        trial.enter_game(1, 1, 1, GameResult::Draw);
        trial.enter_game(1, 1, 2, GameResult::WhiteWins);
        let book = trial.book();
        let reader = Reader::new(&book, Lang::En, Audience::Public);
        let round = pairings(&reader, GROUP, 1).unwrap();
        let of = |who: &Who| player(&reader, who.id).unwrap().games[0].remark.clone().unwrap().text;
        assert_eq!(of(&round.boards[0].white.who), "Games: ½ 0");
        assert_eq!(of(&round.boards[0].black.who), "Games: ½ 1");
    }

    #[test]
    fn d4_9_8_5_gladiators_are_parted_by_ordinary_games_then_by_less_time() {
        let mut trial = gladiator();
        trial.enter_game(1, 1, 1, GameResult::WhiteWins);
        trial.enter_game(1, 2, 1, GameResult::Draw);
        trial.enter_game(1, 2, 2, GameResult::WhiteWins);
        for game in 1..=2 {
            trial.enter_game(1, 3, game, GameResult::Draw);
        }
        trial.enter_game(1, 3, 3, GameResult::WhiteWins);
        let book = trial.book();
        let view = standings(&Reader::new(&book, Lang::En, Audience::Public), GROUP).unwrap();
        let heads: Vec<&str> = view.corrections.iter().map(|head| head.name.as_str()).collect();
        assert_eq!(heads, ["Ordinary games won", "Games won with less time", "Mutual encounter"]);
        let leads: Vec<&str> = view.rows.iter().take(3).map(|row| row.lead.as_str()).collect();
        assert_eq!(leads, ["Ord. 1 : 0", "Less time 1 : 0", "1 p."]);
        assert!(view.rows.iter().take(3).all(|row| row.corrections[2].value.is_empty()));
    }
}

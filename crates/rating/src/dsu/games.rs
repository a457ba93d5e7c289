//! Which games are rated (4.5.4.2).
//!
//! Every game by its own result (D4.9.8-3), whatever points the event gives for it; leaves to `start` whether
//! both players have a rating.

use rokade_clause::{HandbookEdition, Reason};
use rokade_model::{Color, GameResult, HalfPoints, Mark, Notice};

use super::figures::suspension_months;
use super::{EventKind, Game};
use crate::PlayerId;

/// What 4.5.4.2 says of one pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ruling {
    /// D4.5.4.2a; results by the arbiter's decision too (docs/readings/rating-decided-games.md).
    Played,
    /// D4.5.4.2b: lost by staying away.
    AbsentWithoutNotice,
    Unfinished,
    /// D4.5.3 (docs/readings/rating-fast-games.md)
    TooFast,
    /// Less than one move was made.
    WithoutMoves,
    /// D4.5.4.2a
    LateReserve,
    /// D4.5.4.2b
    ForfeitInTeamEvent,
    /// D4.5.4.2b
    ForfeitWithNotice,
    /// D4.5.4.2b: nobody stayed away (docs/readings/late-is-not-absent.md).
    CameTooLate,
    /// D4.5.4.2c
    WholeEventMissed(PlayerId),
}

impl Ruling {
    pub(super) fn is_rated(self) -> bool {
        matches!(self, Ruling::Played | Ruling::AbsentWithoutNotice)
    }

    /// Why a game is not rated, or why it is although nobody played.
    pub(super) fn reason(self, handbook: HandbookEdition) -> Option<Reason> {
        Some(match self {
            Ruling::Played => return None,
            Ruling::AbsentWithoutNotice => Reason::cited("absent_without_notice", "D4.5.4.2b"),
            Ruling::Unfinished => Reason::cited("game_unfinished", "D4.5.4.2a"),
            Ruling::TooFast => Reason::cited("game_too_fast_for_rating", "D4.5.3"),
            Ruling::WithoutMoves => Reason::house("game_without_moves"),
            Ruling::LateReserve => Reason::cited("late_reserve", "D4.5.4.2a"),
            Ruling::ForfeitInTeamEvent => Reason::cited("forfeit_in_team_event", "D4.5.4.2b"),
            Ruling::ForfeitWithNotice => Reason::cited("forfeit_with_notice", "D4.5.4.2b"),
            Ruling::CameTooLate => Reason::cited("came_too_late", "D4.5.4.2b").read_as("late-is-not-absent"),
            Ruling::WholeEventMissed(player) => Reason::cited("whole_event_missed", "D4.5.4.2c")
                .with("player", player)
                .with("months", suspension_months(handbook)),
        })
    }
}

/// Judges a pairing. `missed_all` tells who was absent from every game of the event.
pub(super) fn judge(kind: EventKind, game: &Game, missed_all: impl Fn(PlayerId) -> bool) -> Ruling {
    let Some(result) = game.result else { return Ruling::Unfinished };
    match result {
        _ if game.too_fast => Ruling::TooFast,
        GameResult::ShortWhiteWins | GameResult::ShortBlackWins | GameResult::ShortDraw => Ruling::WithoutMoves,
        result if result.is_played() => match kind {
            EventKind::Team if game.late_reserve => Ruling::LateReserve,
            _ => Ruling::Played,
        },
        _ if kind == EventKind::Team => Ruling::ForfeitInTeamEvent,
        result => match game.notice.unwrap_or(Notice::Accepted) {
            Notice::Accepted => Ruling::ForfeitWithNotice,
            Notice::Late => Ruling::CameTooLate,
            Notice::None => match absent(game, result).into_iter().flatten().find(|player| missed_all(*player)) {
                Some(player) => Ruling::WholeEventMissed(player),
                None => Ruling::AbsentWithoutNotice,
            },
        },
    }
}

/// Who did not come to the board.
pub(super) fn absent(game: &Game, result: GameResult) -> [Option<PlayerId>; 2] {
    let (white, black) = result.marks();
    let missing = |player, mark| (mark == Mark::ForfeitLoss).then_some(player);
    [missing(game.white, white), missing(game.black, black)]
}

/// What a rated game gives a player.
pub(super) fn score(result: GameResult, color: Color) -> HalfPoints {
    match result.mark(color) {
        mark if mark.is_win() => HalfPoints::ONE,
        mark if mark.is_draw() => HalfPoints::HALF,
        _ => HalfPoints::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(result: GameResult) -> Game {
        Game::new(1, 1, 2, Some(result))
    }

    fn individual(game: &Game) -> Ruling {
        judge(EventKind::Individual, game, |_| false)
    }

    #[test]
    fn d4_5_4_2a_every_played_game_is_rated_but_for_late_reserves_of_teams() {
        let reserve = Game { late_reserve: true, ..game(GameResult::Draw) };
        assert_eq!(individual(&game(GameResult::Draw)), Ruling::Played);
        assert_eq!(individual(&reserve), Ruling::Played, "an individual event has no reserves");
        assert_eq!(judge(EventKind::Team, &reserve, |_| false), Ruling::LateReserve);
        assert_eq!(judge(EventKind::Team, &game(GameResult::Draw), |_| false), Ruling::Played);
        assert_eq!(individual(&game(GameResult::ShortDraw)), Ruling::WithoutMoves);
        assert_eq!(individual(&Game::new(1, 1, 2, None)), Ruling::Unfinished);
    }

    #[test]
    fn d4_5_4_2b_an_unplayed_game_is_rated_for_absence_without_notice_and_never_in_team_events() {
        let silent = game(GameResult::BlackForfeits);
        let without = Game { notice: Some(Notice::None), ..silent };
        assert_eq!(individual(&silent), Ruling::ForfeitWithNotice, "silence counts as accepted");
        assert_eq!(individual(&Game { notice: Some(Notice::Accepted), ..silent }), Ruling::ForfeitWithNotice);
        assert_eq!(individual(&without), Ruling::AbsentWithoutNotice);
        assert_eq!(individual(&Game { notice: Some(Notice::Late), ..silent }), Ruling::CameTooLate);
        assert_eq!(judge(EventKind::Team, &without, |_| false), Ruling::ForfeitInTeamEvent);
    }

    #[test]
    fn d4_5_4_2c_a_whole_event_missed_is_not_rated_and_names_the_suspension() {
        let without = Game { notice: Some(Notice::None), ..game(GameResult::BlackForfeits) };
        let ruling = judge(EventKind::Individual, &without, |player| player.0 == 2);
        assert_eq!(ruling, Ruling::WholeEventMissed(PlayerId(2)));
        assert_eq!(ruling.reason(HandbookEdition::default()).unwrap().facts["months"], rokade_clause::Fact::Number(6));
        let ruling = judge(EventKind::Individual, &without, |player| player.0 == 1);
        assert_eq!(ruling, Ruling::AbsentWithoutNotice, "the one who came has missed nothing");
    }

    #[test]
    fn d4_5_3_rapid_and_blitz_games_of_a_match_are_not_rated() {
        assert_eq!(individual(&Game { too_fast: true, ..game(GameResult::WhiteWins) }), Ruling::TooFast);
    }

    #[test]
    fn d4_9_8_3_a_game_is_rated_by_its_own_result() {
        let halves = |result| (score(result, Color::White).0, score(result, Color::Black).0);
        let decided = [GameResult::BothLose, GameResult::HalfToWhite, GameResult::Draw, GameResult::BlackForfeits];
        assert_eq!(decided.map(halves), [(0, 0), (1, 0), (1, 1), (2, 0)]);
    }
}

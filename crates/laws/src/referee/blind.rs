//! Play with blind players: two boards that must agree, and what the special board makes of a touch,
//! a move and a press.
//!
//! Decides what follows when the boards differ and which clauses of the appendix bear on a ruling.
//! Touched men and illegal moves themselves are ruled on where they always are. What only ears and
//! fingers can tell is on the list for the arbiter ([`crate::checklist`]).
//!
//! Readings: `docs/readings/blind-special-board.md`, `docs/readings/blind-boards-differ.md`.

use rokade_board::{Color, Position};
use rokade_clause::{Citation, ClauseId, Edition, Reason, rule};

use super::game::{Draft, Game, Heard, Moment};
use super::illegal_moves::restore;
use super::pair::{Both, color_key};
use super::ruling::{Consequence, Decision, Offered, Question};
use super::settings::BadScript;
use super::{Choice, draws, moves};

/// Whether the two score sheets agree where the two boards do not.
pub(super) const BOARDS_DIFFER: &str = "boards_differ";

const TWO_BOARDS: Citation = rule("blind_equipment");
const TOUCHED: Citation = rule("blind_touched");
const MADE: Citation = rule("blind_move_steps");
const CLOCK_AFTER: Citation = rule("blind_clock_after_move");
const SIGHTED: Citation = rule("blind_sighted_player");
const BY_THE_SHEETS: Citation = rule("blind_boards_by_the_sheets");
const BACK_TO_AGREEMENT: Citation = rule("blind_back_to_agreement");
/// The arbiter's own setting of the clocks after an earlier position is set up.
const CLOCKS_SET: Citation = rule("clock_after_irregularity");

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// The boards differ and have not been put right: how many moves had been made when it was seen.
    differ_since: Option<usize>,
}

/// Whether a position that the arbiter sets up now is the one where both sheets last agree. Once play
/// has gone on the boards have been put right.
pub(super) fn waits_for_position(game: &Game) -> bool {
    game.blind.differ_since == Some(game.track.plies().len())
}

/// The two boards show different positions. The player named is the one whose board is wrong though
/// both sheets agree; with nobody named the sheets must first be compared.
pub(super) fn boards_differ(game: &mut Game, now: Moment, wrong: Option<Color>) -> Heard {
    let (edition, differ) = (game.edition(), || Reason::house("happened_boards_differ"));
    if game.settings.blind.is_none() {
        let why = TWO_BOARDS.reason(edition, "blind_one_board_only");
        game.rule(now, Draft::new(Decision::NoAction, differ(), why));
        return Ok(());
    }
    if let Some(wrong) = wrong {
        let why = BY_THE_SHEETS.reason(edition, "blind_own_board_corrected").with("color", color_key(wrong));
        let draft = Draft::new(Decision::Restored, differ(), why).against(wrong);
        game.rule(now, draft.doing(Consequence::PositionTransferred));
        settle(game);
        return Ok(());
    }
    let why = BY_THE_SHEETS.reason(edition, "blind_boards_put_right");
    let draft = Draft::new(Decision::Restored, differ(), why).bearing(BACK_TO_AGREEMENT.clauses(edition));
    game.rule(now, draft.doing(Consequence::PositionRestored));
    game.blind.differ_since = Some(game.track.plies().len());
    game.ask(question(edition, now));
    Ok(())
}

fn question(edition: Edition, now: Moment) -> Question {
    let offer = |choice: Choice, cited: Citation, consequence| Offered {
        choice: choice.key().to_owned(),
        clause: first(cited, edition),
        consequence,
        change: Both::default(),
    };
    let sheets = BY_THE_SHEETS.reason(edition, "blind_do_the_sheets_agree");
    let more = BACK_TO_AGREEMENT.clauses(edition);
    let known = sheets.clauses.clone();
    Question {
        line: now.line,
        at: now.at,
        matter: BOARDS_DIFFER,
        against: None,
        reason: more.into_iter().filter(|clause| !known.contains(clause)).fold(sheets, Reason::and),
        choices: vec![
            offer(Choice::Accept, BY_THE_SHEETS, Consequence::PositionTransferred),
            offer(Choice::Reject, BACK_TO_AGREEMENT, Consequence::PositionRestored),
        ],
    }
}

fn first(cited: Citation, edition: Edition) -> ClauseId {
    ClauseId::new(cited.of(edition)[0])
}

/// Accepted: the sheets agree, and the board that does not is corrected. Rejected: they differ too.
pub(super) fn decided(game: &mut Game, now: Moment, choice: Choice) -> Heard {
    let edition = game.edition();
    match choice {
        Choice::Accept => {
            let (what, why) =
                (Reason::house("happened_sheets_agree"), BY_THE_SHEETS.reason(edition, "blind_board_corrected"));
            let draft = Draft::new(Decision::Restored, what, why).doing(Consequence::PositionTransferred);
            game.rule(now, draft);
            settle(game);
        }
        Choice::Reject | Choice::Postpone => {
            let what = Reason::house("happened_sheets_differ");
            let why = BACK_TO_AGREEMENT.reason(edition, "blind_back_to_agreement");
            let draft = Draft::new(Decision::Restored, what, why).bearing(CLOCKS_SET.clauses(edition));
            game.rule(now, draft.doing(Consequence::PositionRestored));
        }
    }
    Ok(())
}

/// Sets up the position where both sheets last agree: so many moves by each player, or this position.
/// The times are the arbiter's to set.
pub(super) fn go_back(game: &mut Game, now: Moment, agreed: u32, fen: Option<&str>) -> Heard {
    let read = |fen| Position::read(fen, game.settings.variant()).map_err(|bad| BadScript::fen(fen, &bad));
    let position = fen.map(read);
    // What was touched after the sheets parted binds nobody.
    restore::set_back(game, agreed, position.transpose()?);
    for color in Color::ALL {
        game.clock.set_moves(color, draws::made(game, color));
    }
    let edition = game.edition();
    let what = Reason::house("happened_sheets_compared").with("moves", i64::from(agreed));
    let why = BACK_TO_AGREEMENT.reason(edition, "blind_position_of_agreement");
    let draft = Draft::new(Decision::Restored, what, why).because(CLOCKS_SET.reason(edition, "blind_clocks_set"));
    game.rule(now, draft.doing(Consequence::PositionRestored));
    settle(game);
    moves::end_if_over(game, now, !game.turn());
    Ok(())
}

fn settle(game: &mut Game) {
    game.blind.differ_since = None;
    game.close(BOARDS_DIFFER);
}

/// A blind player may start the opponent's clock only when the move is made: man taken off, man set,
/// move announced. For the sighted player the ordinary rules of the press hold.
pub(super) fn pressed(game: &mut Game, now: Moment, player: Color) {
    if !game.settings.is_blind(player) || game.clock.running() != Some(player) {
        return;
    }
    // The reply may have come before the press, so that the move to be completed is the last but one.
    let is_made = game.track.plies().iter().rev().take(2).any(|ply| ply.by == player && !ply.is_completed);
    if !is_made {
        let early = CLOCK_AFTER.reason(game.edition(), "blind_clock_before_the_move");
        game.warn(now, early.with("color", color_key(player)));
    }
}

/// Notes the clauses of the appendix that bear on rulings about touched men and moves: on the special
/// board those of the peg, on the ordinary one that the ordinary rules hold there.
pub(super) fn bear(game: &mut Game, rulings_before: usize) {
    if game.settings.blind.is_none() {
        return;
    }
    let edition = game.edition();
    for ruling in game.rulings.iter_mut().skip(rulings_before) {
        let Some(player) = ruling.against else { continue };
        let special = match ruling.decision {
            Decision::TouchUpheld | Decision::TouchRejected => TOUCHED,
            Decision::IllegalMove => MADE,
            _ => continue,
        };
        let cited = if game.settings.is_blind(player) { special } else { SIGHTED };
        for clause in cited.clauses(edition) {
            if !ruling.bearing.contains(&clause) {
                ruling.bearing.push(clause);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::settings::{Blind, Period, Settings};
    use crate::referee::time::Millis;

    const NOW: Moment = Moment { line: 2, at: Millis::ZERO };

    fn game(edition: Edition, blind: Option<Blind>) -> Game {
        let period =
            Period { time: Millis::from_minutes(90), moves: None, increment: Millis::ZERO, delay: Millis::ZERO };
        let mut settings = Settings::new(edition, vec![period]);
        settings.blind = blind;
        Game::new(settings)
    }

    fn borne(edition: Edition, blind: Option<Blind>, decision: Decision) -> Vec<String> {
        let mut game = game(edition, blind);
        let why = TWO_BOARDS.reason(edition, "blind_one_board_only");
        game.rule(NOW, Draft::new(decision, Reason::house("happened_boards_differ"), why).against(Color::White));
        bear(&mut game, 0);
        game.rulings[0].bearing.iter().skip(1).map(|clause| clause.as_str().to_owned()).collect()
    }

    const DK2001: Edition = Edition::DK_2001;
    const DK2009: Edition = Edition::DK_2009;
    const NO2009: Edition = Edition::NO_2009;
    const SE2018: Edition = Edition::SE_2018;
    const FIDE2023: Edition = Edition::FIDE_2023;

    fn peg_bears_on_touches(edition: Edition, clause: &str) {
        for decision in [Decision::TouchUpheld, Decision::TouchRejected] {
            assert_eq!(borne(edition, Some(Blind::White), decision), [clause]);
            assert_eq!(borne(edition, Some(Blind::Both), decision), [clause]);
        }
    }

    fn ordinary_rules_bear_on_the_sighted(edition: Edition, clause: &str) {
        for decision in [Decision::TouchUpheld, Decision::TouchRejected, Decision::IllegalMove] {
            assert_eq!(borne(edition, Some(Blind::Black), decision), [clause]);
        }
    }

    #[test]
    fn l2001_f2_2_the_peg_bears_on_a_touch() {
        peg_bears_on_touches(DK2001, "L2001-F2.2");
    }

    #[test]
    fn l2009_e2_2_the_peg_bears_on_a_touch() {
        peg_bears_on_touches(DK2009, "L2009-E2.2");
        peg_bears_on_touches(NO2009, "L2009-E2.2");
    }

    #[test]
    fn l2018_d_2_2_the_peg_bears_on_a_touch() {
        peg_bears_on_touches(SE2018, "L2018-D.2.2");
    }

    #[test]
    fn l2023_d_2_2_the_peg_bears_on_a_touch() {
        peg_bears_on_touches(FIDE2023, "L2023-D.2.2");
    }

    #[test]
    fn l2001_f2_3_the_sighted_player_is_under_the_ordinary_rules() {
        ordinary_rules_bear_on_the_sighted(DK2001, "L2001-F2.3");
    }

    #[test]
    fn l2009_e2_3_the_sighted_player_is_under_the_ordinary_rules() {
        ordinary_rules_bear_on_the_sighted(DK2009, "L2009-E2.3");
        ordinary_rules_bear_on_the_sighted(NO2009, "L2009-E2.3");
    }

    #[test]
    fn l2018_d_2_5_the_sighted_player_is_under_the_ordinary_rules() {
        ordinary_rules_bear_on_the_sighted(SE2018, "L2018-D.2.5");
    }

    #[test]
    fn l2023_d_2_5_the_sighted_player_is_under_the_ordinary_rules() {
        ordinary_rules_bear_on_the_sighted(FIDE2023, "L2023-D.2.5");
    }

    #[test]
    fn l2018_d_2_3_bears_on_an_illegal_move_on_the_special_board() {
        assert_eq!(borne(SE2018, Some(Blind::White), Decision::IllegalMove), ["L2018-D.2.3"]);
    }

    #[test]
    fn l2023_d_2_3_bears_on_an_illegal_move_on_the_special_board() {
        assert_eq!(borne(FIDE2023, Some(Blind::White), Decision::IllegalMove), ["L2023-D.2.3"]);
    }

    #[test]
    fn other_rulings_and_other_games_are_left_alone() {
        assert!(borne(FIDE2023, None, Decision::TouchUpheld).is_empty());
        assert!(borne(FIDE2023, Some(Blind::White), Decision::GameOver).is_empty());
    }
}

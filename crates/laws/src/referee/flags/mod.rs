//! Flags: when one counts as fallen and what it costs. Both flags down is in [`both`], who may call
//! a flag in [`calling`].

mod both;
mod calling;

pub(super) use both::{ORDER_UNKNOWN, both_noticed, decided};

use rokade_board::Color;
use rokade_clause::{Citation, Reason, rule};

use super::clock::Fall;
use super::game::{Draft, Game, Heard, Moment, happened};
use super::pair::color_key;
use super::quickplay;
use super::ruling::{Consequence, Decision, EndReason, Score};
use super::settings::BadScript;
use calling::Calling;

/// A flag counts as fallen when it is noticed or claimed.
const FALLEN: Citation = rule("flag_considered_fallen");

/// Too few moves in time lose; but it is a draw if the opponent cannot mate.
const LOSS: Citation = rule("loss_on_time");

/// After a fall it is checked whether the moves of the period have been completed.
const CHECKED: Citation = rule("flag_checked");

/// How a win on time is claimed in rapid and blitz.
const CLAIMED: Citation = rule("rapid_win_on_time");

/// What the arbiter does with a flag that he sees in rapid and blitz.
const SEEN: Citation = rule("rapid_flag_called");

/// No claim rests on a screen or a demonstration board: the clock at the board decides.
const DISPLAYS: Citation = rule("clock_displays");

/// What makes a flag count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trigger {
    Claim(Color),
    Notice,
}

impl Trigger {
    /// An accepted claim keeps its name even where it ends the game.
    const fn ending(self) -> Decision {
        match self {
            Trigger::Claim(_) => Decision::ClaimAccepted,
            Trigger::Notice => Decision::GameOver,
        }
    }

    const fn without_effect(self) -> Decision {
        match self {
            Trigger::Claim(_) => Decision::ClaimRejected,
            Trigger::Notice => Decision::NoAction,
        }
    }

    /// A ruling without effect on a player's claim is against him.
    fn failing(self, draft: Draft) -> Draft {
        match self {
            Trigger::Claim(claimant) => draft.against(claimant),
            Trigger::Notice => draft,
        }
    }
}

/// A player claims that the opponent's time has run out.
pub(super) fn claim(game: &mut Game, now: Moment, player: Color) -> Heard {
    let what = happened("happened_flag_claimed", player);
    if !game.clock.is_fallen(!player) {
        let why = FALLEN.reason(game.edition(), "flag_not_fallen").with("color", color_key(!player));
        let bearing = DISPLAYS.clauses(game.edition());
        game.rule(now, Draft::new(Decision::ClaimRejected, what, why).against(player).bearing(bearing));
    } else if game.clock.is_down(player) {
        both::claimed(game, now, player);
    } else {
        fell(game, now, !player, Trigger::Claim(player), what);
    }
    Ok(())
}

/// The arbiter sees that a flag is down.
pub(super) fn noticed(game: &mut Game, now: Moment, against: Color) -> Heard {
    must_be_down(game, against)?;
    let what = happened("happened_flag_noticed", against);
    match Calling::of(game) {
        Calling::PlayersOnly if game.clock.is_down(!against) => both::drawn(game, now, Trigger::Notice),
        Calling::PlayersOnly => {
            let why = SEEN.reason(game.edition(), "flag_players_call").with("color", color_key(against));
            game.rule(now, Draft::new(Decision::NoAction, what, why));
        }
        Calling::Everybody | Calling::ArbiterToo => fell(game, now, against, Trigger::Notice, what),
    }
    Ok(())
}

/// What the arbiter notices must have happened on the script's own clock.
fn must_be_down(game: &Game, color: Color) -> Heard {
    if game.clock.is_fallen(color) {
        return Ok(());
    }
    Err(BadScript::new(Reason::house("script_flag_not_fallen").with("color", color_key(color))))
}

/// One flag counts as fallen: the moves are counted, and the game is lost if they are too few.
fn fell(game: &mut Game, now: Moment, color: Color, trigger: Trigger, what: Reason) {
    let Some(fall) = game.clock.fall(color) else { return };
    if is_time_enough(game, color, fall) {
        let why = counted(CHECKED.reason(game.edition(), "flag_enough_moves"), game, color, fall);
        let draft = Draft::new(trigger.without_effect(), what, why).doing(Consequence::NextPeriod);
        game.rule(now, trigger.failing(draft));
        game.clock.go_on(color);
    } else if !quickplay::flag_fell(game, now, color) {
        lose(game, now, color, trigger, what);
    }
}

/// Whether the moves of the period were completed before the flag fell, however late it is called: see
/// `docs/readings/flag-seen-later.md`.
fn is_time_enough(game: &Game, color: Color, fall: Fall) -> bool {
    game.clock.required(color, fall.period).is_some_and(|required| fall.moves >= required)
}

/// Ends the game on time: lost, or drawn if the opponent cannot mate from what is on the board. A
/// result that was reached before the flag counted has ended the game already.
fn lose(game: &mut Game, now: Moment, loser: Color, trigger: Trigger, what: Reason) {
    let edition = game.edition();
    let mating = game.mating(!loser);
    let is_drawn = !mating.is_possible();
    let (key, score, reason, consequence) = if is_drawn {
        ("flag_no_mate", Score::DRAW, EndReason::FlagNoMatePossible, Consequence::GameDrawn)
    } else {
        ("flag_lost", Score::win(!loser), EndReason::Flag, Consequence::GameLost)
    };
    let mut why = LOSS.reason(edition, key).with("color", color_key(loser));
    if let Some(fall) = game.clock.fall(loser) {
        why = counted(why, game, loser, fall);
    }
    let mut bearing = [FALLEN.clauses(edition), CHECKED.clauses(edition)].concat();
    match (Calling::of(game), trigger) {
        (Calling::PlayersOnly | Calling::ArbiterToo, Trigger::Claim(_)) => {
            why.clauses.extend(CLAIMED.clauses(edition));
            bearing.extend(SEEN.clauses(edition));
        }
        (Calling::PlayersOnly | Calling::ArbiterToo, Trigger::Notice) => bearing.extend(SEEN.clauses(edition)),
        (Calling::Everybody, _) => {}
    }
    let clauses = why.clauses.clone();
    let draft = Draft::new(trigger.ending(), what, why).against(loser).doing(consequence).bearing(bearing);
    game.rule(now, draft.because(mating.reason(LOSS.clauses(edition))));
    game.finish(now, Some(score), reason, clauses);
}

/// How many moves were completed and how many were asked for; none where all must be made.
fn counted(why: Reason, game: &Game, color: Color, fall: Fall) -> Reason {
    let required = game.clock.required(color, fall.period).unwrap_or(0);
    why.with("color", color_key(color)).with("moves", fall.moves).with("required", required)
}

#[cfg(test)]
mod tests {
    use rokade_clause::Edition;

    use super::super::settings::{Period, Settings};
    use super::super::time::Millis;
    use super::*;

    /// White's flag is down and the sheets show so many moves.
    fn reconstructed(edition: Edition, moves: u32) -> (Game, Moment) {
        let period =
            |moves| Period { time: Millis::from_minutes(60), moves, increment: Millis::ZERO, delay: Millis::ZERO };
        let mut game = Game::new(Settings::new(edition, vec![period(Some(40)), period(None)]));
        game.clock.run(Color::White);
        let at = Millis::from_minutes(61);
        game.clock.read(at);
        game.clock.stop();
        game.clock.set_moves(Color::White, moves);
        (game, Moment { line: 2, at })
    }

    #[test]
    fn enough_moves_on_the_sheets_and_play_goes_on_in_the_next_period() {
        for edition in Edition::all() {
            let (mut game, now) = reconstructed(edition, 40);
            noticed(&mut game, now, Color::White).unwrap();
            assert!(!game.is_over() && !game.clock.is_fallen(Color::White));
            assert_eq!(game.rulings[0].decision, Decision::NoAction);
            assert_eq!(game.rulings[0].consequence, Consequence::NextPeriod);
            assert_eq!(game.clock.remaining(Color::White), Millis::from_minutes(60));

            let (mut game, now) = reconstructed(edition, 40);
            claim(&mut game, now, Color::Black).unwrap();
            assert_eq!(game.rulings[0].decision, Decision::ClaimRejected);

            let (mut game, now) = reconstructed(edition, 39);
            noticed(&mut game, now, Color::White).unwrap();
            assert!(game.is_over());
        }
    }
}

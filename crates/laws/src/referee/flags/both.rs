//! Both flags down. Where the order is known the first loses, but for rapid and blitz among the
//! players alone; where it is not, the period decides: see `docs/readings/both-flags.md`.

use rokade_board::Color;
use rokade_clause::{Citation, ClauseId, Logic, Reason, rule};

use super::super::event::Choice;
use super::super::game::{Draft, Game, Heard, Moment, happened};
use super::super::pace::Pace;
use super::super::pair::{Both, color_key};
use super::super::quickplay;
use super::super::ruling::{Consequence, Decision, EndReason, Offered, Question, Score};
use super::super::time::Millis;
use super::{CLAIMED, Calling, FALLEN, LOSS, SEEN, Trigger, fell, is_time_enough, lose, must_be_down};

pub(crate) const ORDER_UNKNOWN: &str = "both_flags_order";

/// Nobody knows the order, and it is not the last period: play goes on.
const GOES_ON: Citation = rule("both_flags_play_on");

/// Nobody knows the order, and all moves had to be made: a draw.
const DRAWN: Citation = rule("both_flags_draw");

/// The head of both rules.
const UNKNOWN: Citation = rule("both_flags_order_unknown");

/// Both flags down among the players alone. The later editions have no such rule; they decide by the
/// order.
const ALWAYS_DRAWN: Citation = rule("both_flags_always_drawn");

/// Where blitz takes its flag rules from.
const AS_IN_RAPID: Citation = rule("blitz_as_rapid");

/// Why no rule for an unknown order is in force.
const NOT_IN_FORCE: Citation = rule("both_flags_rule_not_in_force");

/// The arbiter finds both flags down and knows, or does not, which fell first.
pub(crate) fn both_noticed(game: &mut Game, now: Moment, first: Option<Color>) -> Heard {
    for color in Color::ALL {
        must_be_down(game, color)?;
    }
    game.close(ORDER_UNKNOWN);
    both_down(game, now, first, Trigger::Notice);
    Ok(())
}

/// A player claims with both flags down. The clock knows which fell first.
pub(super) fn claimed(game: &mut Game, now: Moment, player: Color) {
    game.close(ORDER_UNKNOWN);
    both_down(game, now, first_on_the_clock(game), Trigger::Claim(player));
}

fn first_on_the_clock(game: &Game) -> Option<Color> {
    let (white, black) = (game.clock.fall(Color::White)?.at, game.clock.fall(Color::Black)?.at);
    match white.cmp(&black) {
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Color::Black),
    }
}

fn both_down(game: &mut Game, now: Moment, first: Option<Color>, trigger: Trigger) {
    if Calling::of(game) == Calling::PlayersOnly {
        return drawn(game, now, trigger);
    }
    let is_short = |color: &Color| game.clock.fall(*color).is_some_and(|fall| !is_time_enough(game, *color, fall));
    let short: Vec<Color> = Color::ALL.into_iter().filter(is_short).collect();
    match (short.as_slice(), first) {
        // Who made his moves in time is not touched by the other's flag.
        ([], _) => Color::ALL.into_iter().for_each(|color| fell(game, now, color, trigger, seen(trigger))),
        ([color], _) => overstepped(game, now, *color, trigger),
        (_, Some(first)) => overstepped(game, now, first, trigger),
        (_, None) => order_unknown(game, now, trigger),
    }
}

/// Both flags down where only the players call them: a draw, whichever fell first.
pub(super) fn drawn(game: &mut Game, now: Moment, trigger: Trigger) {
    let edition = game.edition();
    fails(game, now, trigger, CLAIMED.reason(edition, "flag_own_down"));
    let mut bearing = SEEN.clauses(edition);
    if game.settings.pace == Pace::Blitz {
        bearing.extend(AS_IN_RAPID.clauses(edition));
    }
    let why = ALWAYS_DRAWN.reason(edition, "both_flags_always_drawn");
    end_drawn(game, now, why, bearing);
}

/// The order is established, or only one player is short of moves.
fn overstepped(game: &mut Game, now: Moment, loser: Color, trigger: Trigger) {
    if quickplay::flag_fell(game, now, loser) {
        return;
    }
    let edition = game.edition();
    let trigger = match trigger {
        Trigger::Claim(claimant) if claimant == loser => {
            fails(game, now, trigger, LOSS.reason(edition, "flag_own_first"));
            Trigger::Notice
        }
        trigger => trigger,
    };
    lose(game, now, loser, trigger, seen(trigger));
}

/// Whether the rule for an unknown order is the edition's own or is taken by analogy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Basis {
    InForce,
    Analogy,
}

impl Basis {
    const fn head(self) -> Citation {
        match self {
            Basis::InForce => UNKNOWN,
            Basis::Analogy => NOT_IN_FORCE,
        }
    }

    /// An analogy is our reading, not a rule.
    fn read(self, reason: Reason) -> Reason {
        match self {
            Basis::InForce => reason,
            Basis::Analogy => reason.read_as("both-flags"),
        }
    }
}

fn order_unknown(game: &mut Game, now: Moment, trigger: Trigger) {
    let is_in_force = match game.edition().logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => true,
        Logic::Laws2018 | Logic::Laws2023 => is_announced(game),
    };
    if is_in_force {
        settle(game, now, trigger, Basis::InForce);
    } else {
        ask(game, now);
    }
}

/// Whether the rules for games without increment have been announced and fit this game.
fn is_announced(game: &Game) -> bool {
    let has_increment = Color::ALL.into_iter().any(|color| game.clock.period(color).1.increment > Millis::ZERO);
    game.settings.appendix_g && !has_increment && game.settings.pace != Pace::Blitz
}

/// Play goes on into the next period, or the game is drawn if it was the last.
fn settle(game: &mut Game, now: Moment, trigger: Trigger, basis: Basis) {
    let edition = game.edition();
    let keys = match basis {
        Basis::InForce => ("both_flags_play_on", "both_flags_drawn"),
        Basis::Analogy => ("both_flags_play_on_by_analogy", "both_flags_drawn_by_analogy"),
    };
    let bearing = [basis.head().clauses(edition), FALLEN.clauses(edition)].concat();
    if is_last_for_both(game) {
        end_drawn(game, now, basis.read(DRAWN.reason(edition, keys.1)), bearing);
    } else {
        let before = game.clock.shown();
        Color::ALL.into_iter().for_each(|color| game.clock.go_on(color));
        let added = Both::new(|color| game.clock.remaining(color) - before[color]);
        let what = Reason::house("happened_both_flags");
        let draft = Draft::new(trigger.without_effect(), what, basis.read(GOES_ON.reason(edition, keys.0)));
        game.rule(now, trigger.failing(draft).doing(Consequence::NextPeriod).bearing(bearing));
        if let Some(ruling) = game.rulings.last_mut() {
            // The clock has entered the period itself; the ruling names what that added.
            ruling.change = added;
        }
    }
}

fn is_last_for_both(game: &Game) -> bool {
    Color::ALL
        .into_iter()
        .all(|color| game.clock.fall(color).is_some_and(|fall| game.clock.is_last(color, fall.period)))
}

/// The Laws of the edition have no rule here: what they have for games without increment is offered
/// by analogy, and the order on the clock.
fn ask(game: &mut Game, now: Moment) {
    let edition = game.edition();
    let (rule, consequence) =
        if is_last_for_both(game) { (DRAWN, Consequence::GameDrawn) } else { (GOES_ON, Consequence::NextPeriod) };
    let offer = |choice: Choice, rule: Citation, consequence| Offered {
        choice: choice.key().to_owned(),
        clause: rule.clauses(edition)[0].clone(),
        consequence,
        change: Both::default(),
    };
    let mut choices = vec![offer(Choice::Accept, rule, consequence)];
    let mut reason = NOT_IN_FORCE.reason(edition, "both_flags_no_rule").read_as("both-flags");
    if let Some(first) = first_on_the_clock(game) {
        let mating = game.mating(!first);
        let consequence = if mating.is_possible() { Consequence::GameLost } else { Consequence::GameDrawn };
        choices.push(offer(Choice::Reject, LOSS, consequence));
        reason = reason.with("color", color_key(first)).because([mating.reason(Vec::new())]);
    } else {
        reason = reason.with("color", "none");
    }
    game.ask(Question { line: now.line, at: now.at, matter: ORDER_UNKNOWN, against: None, reason, choices });
}

/// The arbiter has chosen: the analogy, or the order on the clock.
pub(crate) fn decided(game: &mut Game, now: Moment, _question: &Question, choice: Choice) -> Heard {
    match (choice, first_on_the_clock(game)) {
        (Choice::Reject | Choice::Postpone, Some(first)) => overstepped(game, now, first, Trigger::Notice),
        (Choice::Accept, _) | (_, None) => settle(game, now, Trigger::Notice, Basis::Analogy),
    }
    Ok(())
}

/// A claim that fails because of the claimant's own flag.
fn fails(game: &mut Game, now: Moment, trigger: Trigger, why: Reason) {
    if let Trigger::Claim(claimant) = trigger {
        let why = why.with("color", color_key(claimant));
        game.rule(now, Draft::new(Decision::ClaimRejected, seen(trigger), why).against(claimant));
    }
}

fn end_drawn(game: &mut Game, now: Moment, why: Reason, bearing: Vec<ClauseId>) {
    let clauses = why.clauses.clone();
    let what = Reason::house("happened_both_flags");
    let draft = Draft::new(Decision::GameOver, what, why).doing(Consequence::GameDrawn).bearing(bearing);
    game.rule(now, draft);
    game.finish(now, Some(Score::DRAW), EndReason::BothFlags, clauses);
}

fn seen(trigger: Trigger) -> Reason {
    match trigger {
        Trigger::Claim(claimant) => happened("happened_flag_claimed", claimant),
        Trigger::Notice => Reason::house("happened_both_flags"),
    }
}

//! Where each edition states the rules of adjournment, and their one figure.

use rokade_clause::{Citation, ClauseId, Country, Edition, Figure, FigureError, Logic, Reason, rule, table};

use crate::referee::settings::{Regulations, Settings};
use crate::referee::time::Millis;

/// Sealing at the end of the session.
pub const SEALING: Citation = rule("sealing");
/// Sealing before the end of the session.
pub const EARLY: Citation = rule("adjournment_early");
/// The arbiter checks what is written on the envelope and keeps it.
pub const CUSTODY: Citation = rule("envelope_in_custody");
/// A draw offer after sealing stays open.
pub const OFFER: Citation = rule("offer_after_sealing");
/// Position and times at resumption.
pub const RESTORED: Citation = rule("before_resumption");
/// The game ends before it is resumed.
pub const ENDED_AWAY: Citation = rule("ended_before_resumption");
/// The envelope waits for the player who must reply.
pub const OPENING: Citation = rule("envelope_opened_with_replier");
/// The player who must reply is there.
pub const REPLIER_THERE: Citation = rule("resumption_replier_present");
/// He is not.
pub const REPLIER_AWAY: Citation = rule("resumption_replier_absent");
/// The player who sealed is not there: a second envelope.
pub const SECOND_ENVELOPE: Citation = rule("resumption_sealer_absent");
/// Too late for the resumption.
pub const LATE: Citation = rule("resumption_too_late");
/// The envelope is gone, the position is known.
pub const LOST: Citation = rule("envelope_missing");
/// The position is not known any more.
pub const UNKNOWN: Citation = rule("position_not_recreated");
/// A clock that was set wrong at resumption.
pub const CLOCK: Citation = rule("resumption_clock_wrong");
/// The arbiter's own clock rules the session.
pub const SESSION: Citation = rule("arbiters_clock");
/// Loss on time.
pub const TIME: Citation = rule("loss_on_time");

/// Only the player on move claims: the third occurrence, fifty moves, a draw in the quickplay finish.
pub const THREEFOLD: Citation = rule("threefold_on_move");
pub const FIFTY: Citation = rule("fifty_moves_on_move");
pub const QUICKPLAY: Citation = rule("quickplay_claim");

/// What stands on the envelope, in the order of the Laws.
pub const ITEMS: [Citation; 7] = [
    rule("envelope_names"),
    rule("envelope_position"),
    rule("envelope_times"),
    rule("envelope_sealer"),
    rule("envelope_move_number"),
    rule("envelope_draw_offer"),
    rule("envelope_resumption"),
];

/// Neither player is there: an express rule since 2018.
pub const BOTH_AWAY: Citation = rule("both_late_for_resumption");
/// The exception of the older editions for a present player who has lost on time.
const FLAG_OF_THE_ONE_PRESENT: Citation = rule("late_for_resumption_flag");
/// A result made by the sealed move stands: mate, or a draw.
const SEALED_MATE: Citation = rule("late_for_resumption_mate");
const SEALED_DRAW: Citation = rule("late_for_resumption_draw");

/// The older editions name their exceptions to the loss one by one, and only for the player who
/// sealed; since 2018 whatever the sealed move ends stands, whoever is late.
pub fn are_exceptions_for_sealer_only(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => true,
        Logic::Laws2018 | Logic::Laws2023 => false,
    }
}

/// Where a present player who has lost on time is no winner.
pub fn flag_of_the_one_present(edition: Edition, key: &'static str) -> Option<Reason> {
    let exception = FLAG_OF_THE_ONE_PRESENT.reason_if_any(edition, key)?;
    Some(TIME.clauses(edition).into_iter().fold(exception, Reason::and))
}

/// The clauses that let a result made by the sealed move stand.
pub fn sealed_result(edition: Edition, is_mate: bool) -> Vec<ClauseId> {
    if is_mate { SEALED_MATE.clauses(edition) } else { SEALED_DRAW.clauses(edition) }
}

/// Whether the times on the clock are told as used or as remaining.
pub fn are_times_used(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2023 => true,
        Logic::Laws2018 => false,
    }
}

/// Whether the sealed move needs paper though the event may write on devices.
pub fn is_paper_asked(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2018 => false,
        Logic::Laws2023 => true,
    }
}

/// How late a player may come, and where that is stated if not in the rule itself.
pub fn limit(settings: &Settings) -> (Millis, Option<ClauseId>) {
    read_limit(settings).expect("the tables are tested")
}

fn read_limit(settings: &Settings) -> Result<(Millis, Option<ClauseId>), FigureError> {
    let table = table("laws/adjournment")?;
    let table = table.in_edition(settings.edition);
    if let Some(own) = table.number_if_any("late")? {
        return Ok((Millis::from_minutes(own.value), None));
    }
    if let Some(stated) = settings.default_time {
        return Ok((stated, None));
    }
    let beside = |figure: Figure| (Millis::from_minutes(figure.value), Some(figure.clause));
    if settings.regulations == Some(Regulations::Dsu) {
        return Ok(beside(table.number("union")?));
    }
    match settings.federation {
        Some(Country::Norway) => Ok(beside(table.number("norway")?)),
        Some(Country::Denmark | Country::Sweden) | None => Ok(beside(table.number("silent")?)),
    }
}

pub const SECONDS_PER_MINUTE: i64 = 60;

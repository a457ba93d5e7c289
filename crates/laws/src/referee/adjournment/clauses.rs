//! Where each edition states the rules of adjournment, and their one figure.

use rokade_clause::{ByEdition, Citation, ClauseId, Country, Edition, Figure, Logic, Reason, if_any, rule};
use serde::Deserialize;

use crate::referee::arrival::union_time;
use crate::referee::settings::{Regulations, Settings};
use crate::referee::time::Millis;

/// Sealing at the end of the session.
pub(super) const SEALING: Citation = rule("sealing");
/// Sealing before the end of the session.
pub(super) const EARLY: Citation = rule("adjournment_early");
/// The arbiter checks what is written on the envelope and keeps it.
pub(super) const CUSTODY: Citation = rule("envelope_in_custody");
/// A draw offer after sealing stays open.
pub(super) const OFFER: Citation = rule("offer_after_sealing");
/// Position and times at resumption.
pub(super) const RESTORED: Citation = rule("before_resumption");
/// The game ends before it is resumed.
pub(super) const ENDED_AWAY: Citation = rule("ended_before_resumption");
/// The envelope waits for the player who must reply.
pub(super) const OPENING: Citation = rule("envelope_opened_with_replier");
/// The player who must reply is there.
pub(super) const REPLIER_THERE: Citation = rule("resumption_replier_present");
/// He is not.
pub(super) const REPLIER_AWAY: Citation = rule("resumption_replier_absent");
/// The player who sealed is not there: a second envelope.
pub(super) const SECOND_ENVELOPE: Citation = rule("resumption_sealer_absent");
/// Too late for the resumption.
pub(super) const LATE: Citation = rule("resumption_too_late");
/// The envelope is gone, the position is known.
pub(super) const LOST: Citation = rule("envelope_missing");
/// The position is not known any more.
pub(super) const UNKNOWN: Citation = rule("position_not_recreated");
/// A clock that was set wrong at resumption.
pub(super) const CLOCK: Citation = rule("resumption_clock_wrong");
/// The arbiter's own clock rules the session.
pub(super) const SESSION: Citation = rule("arbiters_clock");
/// Loss on time.
pub(super) const TIME: Citation = rule("loss_on_time");

/// Only the player on move claims: the third occurrence, fifty moves, a draw in the quickplay finish.
pub(super) const THREEFOLD: Citation = rule("threefold_on_move");
pub(super) const FIFTY: Citation = rule("fifty_moves_on_move");
pub(super) const QUICKPLAY: Citation = rule("quickplay_claim");

/// What stands on the envelope, in the order of the Laws.
pub(super) const ITEMS: [Citation; 7] = [
    rule("envelope_names"),
    rule("envelope_position"),
    rule("envelope_times"),
    rule("envelope_sealer"),
    rule("envelope_move_number"),
    rule("envelope_draw_offer"),
    rule("envelope_resumption"),
];

/// Neither player is there: an express rule since 2018.
pub(super) const BOTH_AWAY: Citation = rule("both_late_for_resumption");
/// The exception of the older editions for a present player who has lost on time.
const FLAG_OF_THE_ONE_PRESENT: Citation = rule("late_for_resumption_flag");
/// A result made by the sealed move stands: mate, or a draw.
const SEALED_MATE: Citation = rule("late_for_resumption_mate");
const SEALED_DRAW: Citation = rule("late_for_resumption_draw");

/// The older editions name their exceptions to the loss one by one, and only for the player who
/// sealed; since 2018 whatever the sealed move ends stands, whoever is late.
pub(super) fn are_exceptions_for_sealer_only(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => true,
        Logic::Laws2018 | Logic::Laws2023 => false,
    }
}

/// Where a present player who has lost on time is no winner.
pub(super) fn flag_of_the_one_present(edition: Edition, key: &'static str) -> Option<Reason> {
    let exception = FLAG_OF_THE_ONE_PRESENT.reason_if_any(edition, key)?;
    Some(TIME.clauses(edition).into_iter().fold(exception, Reason::and))
}

/// The clauses that let a result made by the sealed move stand.
pub(super) fn sealed_result(edition: Edition, is_mate: bool) -> Vec<ClauseId> {
    if is_mate { SEALED_MATE.clauses(edition) } else { SEALED_DRAW.clauses(edition) }
}

/// Whether the times on the clock are told as used or as remaining.
pub(super) fn are_times_used(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2023 => true,
        Logic::Laws2018 => false,
    }
}

/// Whether the sealed move needs paper though the event may write on devices.
pub(super) fn is_paper_asked(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) | Logic::Laws2018 => false,
        Logic::Laws2023 => true,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figures {
    #[serde(deserialize_with = "if_any")]
    late: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    silent: Option<Figure>,
    #[serde(deserialize_with = "if_any")]
    norway: Option<Figure>,
}

/// How late a player may come, and where that is stated if not in the rule itself.
pub(super) fn limit(settings: &Settings) -> (Millis, Option<ClauseId>) {
    static FIGURES: ByEdition<Edition, Figures> = ByEdition::of_table("laws/adjournment");
    let figures = FIGURES.of(settings.edition);
    if let Some(own) = &figures.late {
        return (Millis::from_minutes(own.value), None);
    }
    if let Some(stated) = settings.default_time {
        return (stated, None);
    }
    let beside = match (settings.regulations, settings.federation) {
        (Some(Regulations::Dsu), _) => Some(union_time(settings.handbook)),
        (None, Some(Country::Norway)) => figures.norway.as_ref(),
        (None, Some(Country::Denmark | Country::Sweden) | None) => figures.silent.as_ref(),
    };
    let beside = beside.expect("an edition without a time of its own has these");
    (Millis::from_minutes(beside.value), Some(beside.clause.clone()))
}

pub(super) const SECONDS_PER_MINUTE: i64 = 60;

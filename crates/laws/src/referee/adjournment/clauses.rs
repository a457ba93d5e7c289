//! Where each edition states the rules of adjournment, and their one figure.

use rokade_clause::{ClauseId, Country, Edition, Figure, FigureError, Reason, table};

use crate::citation::Citation;
use crate::referee::settings::{Regulations, Settings};
use crate::referee::time::Millis;

/// Sealing at the end of the session.
pub const SEALING: Citation = Citation::new(&["L2001-A1.a"], &["L2009-ADJ.1.a"], &["L2018-E.1.1"], &["L2023-I.1.1"])
    .in_norway(&["L2009-ADJ.1.a", "NO2009-guide-adj-seal"]);
/// Sealing before the end of the session.
pub const EARLY: Citation = Citation::new(&["L2001-A1.b"], &["L2009-ADJ.1.b"], &["L2018-E.1.2"], &["L2023-I.1.2"]);
/// The arbiter checks what is written on the envelope and keeps it.
pub const CUSTODY: Citation = Citation::new(
    &["L2001-A2", "L2001-A3"],
    &["L2009-ADJ.2", "L2009-ADJ.3"],
    &["L2018-E.2", "L2018-E.3"],
    &["L2023-I.2", "L2023-I.3"],
)
.in_norway(&["L2009-ADJ.2", "L2009-ADJ.3", "NO2009-guide-adj-envelope"]);
/// A draw offer after sealing stays open.
pub const OFFER: Citation = Citation::new(&["L2001-A4"], &["L2009-ADJ.4"], &["L2018-E.4"], &["L2023-I.4"]);
/// Position and times at resumption.
pub const RESTORED: Citation = Citation::new(&["L2001-A5"], &["L2009-ADJ.5"], &["L2018-E.5"], &["L2023-I.5"]);
/// The game ends before it is resumed.
pub const ENDED_AWAY: Citation = Citation::new(&["L2001-A6"], &["L2009-ADJ.6"], &["L2018-E.6"], &["L2023-I.6"]);
/// The envelope waits for the player who must reply.
pub const OPENING: Citation = Citation::new(&["L2001-A7"], &["L2009-ADJ.7"], &["L2018-E.7"], &["L2023-I.7"])
    .in_norway(&["L2009-ADJ.7", "NO2009-guide-adj-envelope"]);
/// The player who must reply is there.
pub const REPLIER_THERE: Citation =
    Citation::new(&["L2001-A9.a"], &["L2009-ADJ.9.a"], &["L2018-E.9.1"], &["L2023-I.9.1"]);
/// He is not.
pub const REPLIER_AWAY: Citation =
    Citation::new(&["L2001-A9.b"], &["L2009-ADJ.9.b"], &["L2018-E.9.2"], &["L2023-I.9.2"]);
/// The player who sealed is not there: a second envelope.
pub const SECOND_ENVELOPE: Citation =
    Citation::new(&["L2001-A9.c"], &["L2009-ADJ.9.c"], &["L2018-E.9.3"], &["L2023-I.9.3"]);
/// Too late for the resumption.
pub const LATE: Citation = Citation::new(&["L2001-A10"], &["L2009-ADJ.10"], &["L2018-E.10"], &["L2023-I.10"]);
/// The envelope is gone, the position is known.
pub const LOST: Citation = Citation::new(&["L2001-A11.a"], &["L2009-ADJ.11.a"], &["L2018-E.12.1"], &["L2023-I.12.1"]);
/// The position is not known any more.
pub const UNKNOWN: Citation =
    Citation::new(&["L2001-A11.b"], &["L2009-ADJ.11.b"], &["L2018-E.12.2"], &["L2023-I.12.2"]);
/// A clock that was set wrong at resumption.
pub const CLOCK: Citation = Citation::new(&["L2001-A12"], &["L2009-ADJ.12"], &["L2018-E.13"], &["L2023-I.13"]);
/// The arbiter's own clock rules the session.
pub const SESSION: Citation = Citation::new(&["L2001-A13"], &["L2009-ADJ.13"], &["L2018-E.14"], &["L2023-I.14"]);
/// Loss on time.
pub const TIME: Citation = Citation::new(&["L2001-6.10"], &["L2009-6.9"], &["L2018-6.9"], &["L2023-6.9"]);

/// Only the player on move claims: the third occurrence, fifty moves, a draw in the quickplay finish.
pub const THREEFOLD: Citation = Citation::new(&["L2001-9.2.b"], &["L2009-9.2.b"], &["L2018-9.2.1"], &["L2023-9.2"]);
pub const FIFTY: Citation = Citation::new(&["L2001-9.3.b"], &["L2009-9.3.b"], &["L2018-9.3"], &["L2023-9.3"]);
pub const QUICKPLAY: Citation = Citation::new(&["L2001-10.2"], &["L2009-10.2"], &["L2018-G.5"], &["L2023-III.5"]);

/// What stands on the envelope, in the order of the Laws.
pub const ITEMS: [Citation; 7] = [
    Citation::new(&["L2001-A2.a"], &["L2009-ADJ.2.a"], &["L2018-E.2.1"], &["L2023-I.2.1"]),
    Citation::new(&["L2001-A2.b"], &["L2009-ADJ.2.b"], &["L2018-E.2.2"], &["L2023-I.2.2"]),
    Citation::new(&["L2001-A2.c"], &["L2009-ADJ.2.c"], &["L2018-E.2.3"], &["L2023-I.2.3"]),
    Citation::new(&["L2001-A2.d"], &["L2009-ADJ.2.d"], &["L2018-E.2.4"], &["L2023-I.2.4"]),
    Citation::new(&["L2001-A2.e"], &["L2009-ADJ.2.e"], &["L2018-E.2.5"], &["L2023-I.2.5"]),
    Citation::new(&["L2001-A2.f"], &["L2009-ADJ.2.f"], &["L2018-E.2.6"], &["L2023-I.2.6"]),
    Citation::new(&["L2001-A2.g"], &["L2009-ADJ.2.g"], &["L2018-E.2.7"], &["L2023-I.2.7"]),
];

/// Neither player is there: an express rule since 2018.
pub fn both_away(edition: Edition, key: &'static str) -> Option<Reason> {
    match edition {
        Edition::Laws2001(_) | Edition::Laws2009(_) => None,
        Edition::Laws2018(_) => Some(Reason::cited(key, "L2018-E.11")),
        Edition::Laws2023 => Some(Reason::cited(key, "L2023-I.11")),
    }
}

/// The older editions name their exceptions to the loss one by one, and only for the player who
/// sealed; since 2018 whatever the sealed move ends stands, whoever is late.
pub fn are_exceptions_for_sealer_only(edition: Edition) -> bool {
    match edition {
        Edition::Laws2001(_) | Edition::Laws2009(_) => true,
        Edition::Laws2018(_) | Edition::Laws2023 => false,
    }
}

/// The exception of the older editions for a present player who has lost on time.
pub fn flag_of_the_one_present(edition: Edition, key: &'static str) -> Option<Reason> {
    let clause = match edition {
        Edition::Laws2001(_) => "L2001-A10.c",
        Edition::Laws2009(_) => "L2009-ADJ.10.c",
        Edition::Laws2018(_) | Edition::Laws2023 => return None,
    };
    let time = TIME.clauses(edition);
    Some(time.into_iter().fold(Reason::cited(key, clause), Reason::and))
}

/// The clause that lets a result made by the sealed move stand.
pub fn sealed_result(edition: Edition, is_mate: bool) -> ClauseId {
    ClauseId::new(match (edition, is_mate) {
        (Edition::Laws2001(_), true) => "L2001-A10.a",
        (Edition::Laws2001(_), false) => "L2001-A10.b",
        (Edition::Laws2009(_), true) => "L2009-ADJ.10.a",
        (Edition::Laws2009(_), false) => "L2009-ADJ.10.b",
        (Edition::Laws2018(_), _) => "L2018-E.10",
        (Edition::Laws2023, _) => "L2023-I.10",
    })
}

/// Whether the times on the clock are told as used or as remaining.
pub fn are_times_used(edition: Edition) -> bool {
    match edition {
        Edition::Laws2001(_) | Edition::Laws2009(_) | Edition::Laws2023 => true,
        Edition::Laws2018(_) => false,
    }
}

/// Whether the sealed move needs paper though the event may write on devices.
pub fn is_paper_asked(edition: Edition) -> bool {
    match edition {
        Edition::Laws2001(_) | Edition::Laws2009(_) | Edition::Laws2018(_) => false,
        Edition::Laws2023 => true,
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

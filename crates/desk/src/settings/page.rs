//! The page of the settings. What is locked is asked of the judge itself, so that the page and the
//! rules cannot disagree.

use askama::Template;
use axum::response::Html;
use rokade_clause::HandbookEdition;
use rokade_model::RoundNumber;
use rokade_pairing::{Host, System};
use rokade_rating::candidate::EventKind;
use rokade_standings::TieBreak;
use rokade_tournament::{
    Command, Context, Group, GroupId, GroupSettings, Pace, Stage, TournamentSettings, UnionRules, written_time,
};

use super::handbook::HandbookForm;
use super::handicap::HandicapForm;
use super::ladder::{self, StageRow};
use super::pace;
use super::rules::RulesForm;
use super::system::{Offered, SystemChoice};
use super::{tiebreaks, times};
use crate::address::GroupAt;
use crate::clock;
use crate::error::DeskError;
use crate::hall::{InGroup, Said};
use crate::page::{Page, Tab, html};

/// Zones offered before all others.
const ZONES: &[&str] = &[
    "Europe/Copenhagen",
    "Europe/Oslo",
    "Europe/Stockholm",
    "Europe/Helsinki",
    "Atlantic/Reykjavik",
    "Atlantic/Faroe",
    "UTC",
];

#[derive(Template)]
#[template(path = "settings/page.html")]
struct SettingsPage {
    page: Page,
    base: GroupAt,
    event: TournamentSettings,
    zones: &'static [&'static str],
    group: GroupSettings,
    choice: SystemChoice,
    systems: Vec<Offered>,
    paces: [Pace; 3],
    /// What the group may be to candidate results: key, and whether it is chosen. Only where the handbook applies.
    candidate_kinds: Vec<(&'static str, bool)>,
    handbook: HandbookForm,
    handicap: HandicapForm,
    rules: RulesForm,
    ladder: Vec<StageRow>,
    /// The groups that may take the losers of this one.
    takers: Vec<(GroupId, String, bool)>,
    controls: Vec<(String, String)>,
    /// As people write it, and what it means.
    time_written: String,
    time_words: String,
    /// The places in the order of tie-breaks, empty ones behind.
    tiebreaks: Vec<tiebreaks::Place>,
    times: Vec<TimesLine>,
    locks: Locks,
    others: Vec<OtherGroup>,
    can_remove: bool,
}

/// Why a setting cannot be changed any more.
struct Locks {
    system: Option<Said>,
    first_board: Option<Said>,
    tiebreaks: Option<Said>,
    ladder: Option<Said>,
    union_rules: Option<Said>,
}

struct TimesLine {
    round: RoundNumber,
    starts: String,
    pair_from: String,
    lock: Option<Said>,
}

struct OtherGroup {
    id: GroupId,
    name: String,
    players: usize,
    has_order: bool,
}

pub(super) async fn show(room: InGroup) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let tournament = &room.hall.book.tournament;
    let page = room.page(Tab::Settings);
    let choice = SystemChoice::of(group.settings.system, group.settings.double_rounds);
    let others = tournament.groups.values().filter(|other| other.id != room.id);
    let taker = |other: &Group| (other.id, other.settings.name.clone(), group.settings.losers_to == Some(other.id));
    html(&SettingsPage {
        base: room.at(),
        event: tournament.settings.clone(),
        zones: ZONES,
        systems: choice.offered(page.lang),
        choice,
        paces: Pace::ALL,
        candidate_kinds: candidate_kinds(tournament.has_union_rules(), &group.settings),
        handbook: HandbookForm::of(page.lang, tournament),
        handicap: HandicapForm::of(&group.settings, tournament.handbook()),
        rules: RulesForm::of(page.lang, tournament, group),
        ladder: ladder::rows(page.lang, &group.settings, tournament.handbook()),
        takers: others.map(taker).collect(),
        controls: pace::usual(page.lang),
        time_written: written_time::written_of(&group.settings.time_control),
        time_words: time_words(&room),
        tiebreaks: tiebreaks::places(page.lang, &group.settings.tiebreaks),
        times: times_of_rounds(&room),
        locks: locks(&room),
        others: tournament
            .groups
            .values()
            .map(|other| OtherGroup {
                id: other.id,
                name: other.settings.name.clone(),
                players: tournament.members(other.id).count(),
                has_order: other.order.is_some(),
            })
            .collect(),
        can_remove: tournament.members(room.id).next().is_none() && group.rounds.is_empty(),
        group: group.settings.clone(),
        page,
    })
}

/// What the saved time means; nothing where it is not understood.
fn time_words(room: &InGroup) -> String {
    let control = room.group().settings.time_control.parse();
    let told = |control| times::read_back(room.hall.visit.lang, &room.hall.book.tournament, room.group(), &control);
    control.map(told).unwrap_or_default()
}

fn candidate_kinds(has_union_rules: bool, group: &GroupSettings) -> Vec<(&'static str, bool)> {
    if !has_union_rules {
        return Vec::new();
    }
    let unstated = ("unstated", group.candidates == EventKind::Unstated);
    let stated = EventKind::ALL.into_iter().map(|(kind, key)| (key, kind == group.candidates));
    std::iter::once(unstated).chain(stated).collect()
}

/// The first reason why the settings could not become these, if it is the one asked about.
fn lock(room: &InGroup, probe: GroupSettings, keys: &[&str]) -> Option<Said> {
    let command = Command::ChangeGroup { group: room.id, settings: probe };
    let context = Context { now: room.hall.app.now(), by: &room.hall.visit.actor() };
    let refusal = room.hall.book.tournament.judge(&command, &context).err()?;
    let reason = refusal.reasons.iter().find(|reason| keys.contains(&reason.key.as_ref()))?;
    Some(room.hall.say(reason))
}

fn union_rules_lock(room: &InGroup) -> Option<Said> {
    let tournament = &room.hall.book.tournament;
    let other = match tournament.union_rules() {
        UnionRules::Hold => UnionRules::DoNotHold,
        UnionRules::DoNotHold => UnionRules::Hold,
    };
    let settings = TournamentSettings { union_rules: Some(other), ..tournament.settings.clone() };
    let context = Context { now: room.hall.app.now(), by: &room.hall.visit.actor() };
    let refusal = tournament.judge(&Command::ChangeTournament { settings }, &context).err()?;
    let reason = refusal.reasons.iter().find(|reason| reason.key == "union_rules_locked")?;
    Some(room.hall.say(reason))
}

/// The system a group is asked to change to, for the question whether it may.
const MONRAD: System = System::Of(Host::Monrad);

fn locks(room: &InGroup) -> Locks {
    let had = &room.group().settings;
    let handbook = room.hall.book.tournament.handbook();
    let other_system = match had.system == MONRAD {
        true => System::Of(Host::RoundRobin { cycles: 1 }),
        false => MONRAD,
    };
    let other_tiebreaks = match had.tiebreaks.as_slice() {
        [] => vec![TieBreak::DsuMedian],
        _ => Vec::new(),
    };
    let other_ladder = vec![Stage { games: 0, ..had.stages(handbook).pop().unwrap_or_else(|| any_stage(handbook)) }];
    Locks {
        system: lock(
            room,
            GroupSettings { system: other_system, ..had.clone() },
            &["system_locked", "draft_exists", "lines_drawn"],
        ),
        first_board: lock(
            room,
            GroupSettings { first_board: had.first_board + 1, ..had.clone() },
            &["first_board_locked"],
        ),
        ladder: lock(room, GroupSettings { ladder: other_ladder, ..had.clone() }, &["ladder_locked"]),
        union_rules: union_rules_lock(room),
        tiebreaks: lock(room, GroupSettings { tiebreaks: other_tiebreaks, ..had.clone() }, &["tiebreaks_locked"]),
    }
}

/// A stage for the question whether stages may change, where the group has none.
fn any_stage(handbook: HandbookEdition) -> Stage {
    Stage::usual(System::KnockOut, handbook).remove(0)
}

fn times_of_rounds(room: &InGroup) -> Vec<TimesLine> {
    let group = room.group();
    let zone = room.hall.zone();
    let written = |at: Option<i64>| at.map(|at| clock::write(at, zone)).unwrap_or_default();
    let line = |round: RoundNumber| {
        let times = group.times(round);
        let is_started = group.is_started(round, room.hall.app.now());
        TimesLine {
            round,
            starts: written(times.starts),
            pair_from: written(times.pair_from),
            lock: is_started.then(|| {
                let reason = rokade_clause::Reason::cited("times_locked", "D4.1-11e");
                room.hall.say(&reason.with("group", group.settings.name.as_str()).with("round", round))
            }),
        }
    };
    (1..=group.settings.rounds).map(line).collect()
}

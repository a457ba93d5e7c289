//! The settings of the tournament as a whole.

use axum::Form;
use axum::response::Redirect;
use rokade_clause::Reason;
use rokade_tournament::{ByeLimits, Command, GroupId, Tournament, TournamentSettings, UnionRules};
use serde::Deserialize;

use super::{handbook, lines};
use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::Hall;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct EventForm {
    name: String,
    place: String,
    federation: String,
    organiser: String,
    chief_arbiter: String,
    deputies: String,
    approved: String,
    starts: String,
    ends: String,
    time_zone: String,
    public: Option<String>,
    put_off: String,
    /// `hold` or `off`; empty where the page shows it locked.
    union: String,
    /// The name of an edition, or empty for that of the first day; not sent where the page shows it locked.
    handbook: Option<String>,
    bye_half: String,
    bye_full: String,
    bye_zero: String,
    bye_closed: String,
    /// The group whose page the form stands on.
    group: String,
}

pub(super) async fn change(hall: Hall, Form(form): Form<EventForm>) -> Result<Redirect, DeskError> {
    let number = |text: &str, had: u32| text.trim().parse().unwrap_or(had);
    let had = &hall.book.tournament.settings.byes;
    if jiff::tz::TimeZone::get(form.time_zone.trim()).is_err() {
        let reason = Reason::house("time_zone_unknown").with("found", form.time_zone.trim());
        return Err(DeskError::BadForm(vec![reason]));
    }
    let settings = TournamentSettings {
        name: form.name.trim().to_owned(),
        place: form.place.trim().to_owned(),
        federation: form.federation.trim().to_uppercase(),
        organiser: form.organiser.trim().to_owned(),
        chief_arbiter: form.chief_arbiter.trim().to_owned(),
        deputies: lines(&form.deputies),
        approved_as_players: lines(&form.approved),
        starts: form.starts.trim().to_owned(),
        ends: form.ends.trim().to_owned(),
        byes: ByeLimits {
            half: number(&form.bye_half, had.half),
            full: number(&form.bye_full, had.full),
            zero: number(&form.bye_zero, had.zero),
            closed_last_rounds: number(&form.bye_closed, had.closed_last_rounds),
        },
        public: form.public.is_some(),
        time_zone: form.time_zone.trim().to_owned(),
        casual: hall.book.tournament.settings.casual,
        put_off_rules: form.put_off.trim().to_owned(),
        union_rules: union_rules(&hall.book.tournament, &form),
        handbook: handbook::read(form.handbook.as_deref(), &hall.book.tournament.settings, form.starts.trim()),
    };
    hall.run(&Command::ChangeTournament { settings }).await?;
    Ok(hall.in_group(GroupId(form.group.trim().parse().unwrap_or(1)), GroupPage::Settings, "saved"))
}

/// What the form chose. An event made before the question keeps its answer unsaid as long as nobody changes it.
/// Where the federation changes and the switch was left as usual for the old one, it follows the new one.
fn union_rules(tournament: &Tournament, form: &EventForm) -> Option<UnionRules> {
    let (stated, now) = (tournament.settings.union_rules, tournament.union_rules());
    let (had, has) = (tournament.settings.federation.as_str(), form.federation.trim().to_uppercase());
    let chosen = match form.union.as_str() {
        "hold" => UnionRules::Hold,
        "off" => UnionRules::DoNotHold,
        _ => return stated,
    };
    match chosen == now {
        true if had != has && now == UnionRules::usual(had) => stated.map(|_| UnionRules::usual(&has)),
        true => stated,
        false => Some(chosen),
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct DeleteForm {
    name: String,
}

/// Deletes the tournament with its journal, if its name was typed.
pub(super) async fn delete(hall: Hall, Form(form): Form<DeleteForm>) -> Result<Redirect, DeskError> {
    if form.name.trim() != hall.book.tournament.settings.name.trim() {
        return Err(DeskError::BadForm(vec![Reason::house("name_not_repeated")]));
    }
    hall.app.store().delete_tournament(&hall.key, hall.app.now()).await?;
    Ok(Redirect::to("/?done=deleted"))
}

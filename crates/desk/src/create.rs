//! A new tournament: one short form, everything else can be changed later.

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rokade_clause::Reason;
use rokade_model::RoundNumber;
use rokade_pairing::{Host, System};
use rokade_tournament::{
    Command, Context, GameRules, GroupId, GroupSettings, Micros, Pace, Refusal, Tournament, TournamentSettings,
    UnionRules,
};
use rokade_words::{Lang, text};

use crate::address::{EventAt, GroupPage};
use crate::app::App;
use crate::error::{DeskError, Names};
use crate::hall::run;
use crate::map::{Map, get};
use crate::page::{Page, html};
use crate::settings::group;
use crate::settings::system::{Offered, SHOWN_FIRST, SystemChoice, offered};
use crate::visit::Visit;

/// What a club evening is most often played over.
pub(crate) const USUAL_ROUNDS: RoundNumber = 7;

#[derive(Template)]
#[template(path = "create.html")]
struct CreatePage {
    page: Page,
    today: String,
    choice: SystemChoice,
    /// The usual systems, and the others.
    usual: Vec<Offered>,
    others: Vec<Offered>,
    paces: [Pace; 3],
    rounds: RoundNumber,
    /// Three letters, a first guess.
    federation: &'static str,
}

pub(crate) fn routes() -> Map {
    Map::signed_in().route("/t/new", get(show).post(create))
}

async fn show(State(app): State<App>, visit: Visit) -> Result<Html<String>, DeskError> {
    let today = jiff::Timestamp::from_microsecond(app.now()).map(|now| now.strftime("%Y-%m-%d").to_string());
    let choice = SystemChoice::of(System::Of(Host::Monrad), false);
    let mut usual = choice.offered(visit.lang);
    let others = usual.split_off(SHOWN_FIRST);
    html(&CreatePage {
        page: visit.page(),
        today: today.unwrap_or_default(),
        choice,
        usual,
        others,
        paces: Pace::ALL,
        rounds: USUAL_ROUNDS,
        federation: federation(visit.lang),
    })
}

async fn create(
    State(app): State<App>,
    visit: Visit,
    Form(mut form): Form<Vec<(String, String)>>,
) -> Result<Response, DeskError> {
    // An empty field is left to the desk.
    form.retain(|(_, value)| !value.trim().is_empty());
    let field = |name: &str| form.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.trim());
    if !offered().contains(&field("system")) {
        return Err(DeskError::BadForm(vec![Reason::house("system_unknown")]));
    }
    let settings = TournamentSettings {
        name: field("name").to_owned(),
        place: field("place").to_owned(),
        starts: field("starts").to_owned(),
        chief_arbiter: visit.by().to_owned(),
        federation: match field("federation") {
            "" => federation(visit.lang).to_owned(),
            typed => typed.to_uppercase(),
        },
        union_rules: match field("union") {
            "hold" => Some(UnionRules::Hold),
            "off" => Some(UnionRules::DoNotHold),
            _ => None,
        },
        public: !field("public").is_empty(),
        time_zone: time_zone(visit.lang).to_owned(),
        ..TournamentSettings::default()
    };
    let rules = GameRules { federation: additions(&settings.federation).to_owned(), ..GameRules::usual() };
    let had = GroupSettings { rules, ..GroupSettings::new("", System::Of(Host::Monrad), USUAL_ROUNDS) };
    let read = group::read(&form, &had, &settings.time_zone, settings.handbook_in_force().unwrap_or_default())?;
    let group = GroupSettings { name: text(visit.lang, "desk-create-group-name"), ..read };
    check(&settings, &group, &visit, app.now())?;
    let key = app.store().create(&settings, visit.by(), app.now()).await?;
    let book = run(&app, &key, &Command::AddGroup { settings: group }, &visit).await?;
    let group = book.tournament.groups.keys().next().copied().unwrap_or(GroupId(1));
    Ok(Redirect::to(&EventAt::desk(&key).group(group).page(GroupPage::Players).done("created")).into_response())
}

/// Asks the judge before anything is stored: a group that is refused leaves no empty tournament behind.
fn check(event: &TournamentSettings, group: &GroupSettings, visit: &Visit, now: Micros) -> Result<(), DeskError> {
    let context = Context { now, by: &visit.actor() };
    let refused = |refusal: Refusal| DeskError::Refused { reasons: refusal.reasons, names: Names::default() };
    let mut tournament = Tournament::default();
    let created = tournament.judge(&Command::Create { settings: event.clone() }, &context).map_err(refused)?;
    for record in created.recorded(0, now, context.by) {
        tournament.apply(&record).map_err(|error| DeskError::Internal(error.to_string()))?;
    }
    tournament.judge(&Command::AddGroup { settings: group.clone() }, &context).map_err(refused)?;
    Ok(())
}

/// A first guess from the reader's language, to be changed in the settings.
pub(crate) fn time_zone(lang: Lang) -> &'static str {
    lang.row().time_zone
}

/// The country whose additions to the Laws hold in the games of a federation's event.
pub(crate) fn additions(federation: &str) -> &'static str {
    match federation {
        "DEN" => "DK",
        "NOR" => "NO",
        "SWE" => "SE",
        _ => "",
    }
}

fn federation(lang: Lang) -> &'static str {
    lang.row().federation
}

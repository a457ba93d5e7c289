//! A game for its own sake: what is agreed, and the games that there are.

use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::response::{Html, Redirect};
use rokade_clause::{Country, Edition, Reason};
use rokade_model::{Name, Person};
use rokade_pairing::{Host, System};
use rokade_store::{Book, StoreError, TournamentKey};
use rokade_tournament::{Command, GameAt, GroupSettings, NewPlayer, TournamentSettings};
use rokade_view::{Audience, name, when};
use rokade_words::{Arg, text, text_with};

use super::form::GameForm;
use super::page::written;
use super::place;
use crate::app::App;
use crate::error::DeskError;
use crate::hall::run;
use crate::page::{Page, html};
use crate::secret;
use crate::visit::Visit;

/// Games that are described; older ones are found by their address.
const LISTED: usize = 24;

/// Times that clubs play by, to choose from.
const USUAL_TIMES: [&str; 8] = ["3+2", "5", "5+3", "10+5", "15+10", "25+10", "90+30", "40/90+30 30+30"];

#[derive(Template)]
#[template(path = "play/new.html")]
struct NewPage {
    page: Page,
    form: GameForm,
    editions: Vec<String>,
    countries: Vec<&'static str>,
    times: [&'static str; 8],
    /// What the times make of the game by its edition, as a sentence.
    pace: String,
    games: Vec<GameCard>,
}

struct GameCard {
    address: String,
    names: String,
    when: String,
    result: String,
    is_live: bool,
}

#[derive(serde::Deserialize)]
pub(super) struct Asked {
    pace: Option<String>,
}

pub(super) async fn show(
    State(app): State<App>,
    visit: Visit,
    Query(asked): Query<Asked>,
    Query(form): Query<GameForm>,
) -> Result<Html<String>, DeskError> {
    let pace = pace(&visit, &form);
    if asked.pace.as_deref() == Some("only") {
        return Ok(Html(pace));
    }
    html(&NewPage {
        editions: Edition::names(),
        countries: Country::ALL.iter().map(|country| country.code()).collect(),
        times: USUAL_TIMES,
        pace,
        games: games(&app, &visit).await?,
        page: visit.page(),
        form,
    })
}

fn pace(visit: &Visit, form: &GameForm) -> String {
    match form.settings(0) {
        Ok(settings) => {
            let pace = text(visit.lang, &format!("desk-pace-{}", settings.pace.key()));
            let args = [("pace", Arg::from(pace)), ("laws", Arg::from(settings.edition.to_string()))];
            text_with(visit.lang, "desk-play-pace", &args)
        }
        Err(_) => String::new(),
    }
}

async fn games(app: &App, visit: &Visit) -> Result<Vec<GameCard>, DeskError> {
    let mut cards = Vec::new();
    for summary in app.store().games().await?.into_iter().take(LISTED) {
        match app.store().book(&summary.key).await {
            Ok(book) => cards.extend(book.and_then(|book| card(visit, &book))),
            // One that is damaged does not hide the others.
            Err(StoreError::BrokenJournal { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(cards)
}

fn card(visit: &Visit, book: &Book) -> Option<GameCard> {
    let (at, game) = book.tournament.games.iter().next()?;
    let account = game.referee.account();
    let player = |player| name(book, player, visit.lang, Audience::Arbiter);
    let score = account.verdict().and_then(|verdict| verdict.score);
    Some(GameCard {
        address: place::address(&book.key, *at),
        names: format!("{} – {}", player(game.white), player(game.black)),
        when: when::moment(visit.lang, &book.tournament.settings.time_zone, game.base),
        result: account.verdict().map(|_| written(score)).unwrap_or_default(),
        is_live: account.verdict().is_none(),
    })
}

pub(super) async fn create(
    State(app): State<App>,
    visit: Visit,
    Form(form): Form<GameForm>,
) -> Result<Redirect, DeskError> {
    let seed = secret::seed();
    let mut faults = Vec::new();
    let players = [&form.white, &form.black].map(|name| Name::parse(name));
    if players.iter().any(Name::is_empty) {
        faults.push(Reason::house("free_game_needs_players"));
    }
    let settings = match form.settings(seed) {
        Ok(settings) if faults.is_empty() => settings,
        Ok(_) => return Err(DeskError::BadForm(faults)),
        Err(more) => return Err(DeskError::BadForm(faults.into_iter().chain(more).collect())),
    };
    let key = begin(&app, &visit).await?;
    let group = GroupSettings::new(text(visit.lang, "desk-play-game"), System::Of(Host::RoundRobin { cycles: 1 }), 1);
    let book = run(&app, &key, &Command::AddGroup { settings: group }, &visit).await?;
    let group = *book.tournament.groups.keys().next().ok_or(DeskError::NotFound)?;
    for name in players {
        let person = Person { name, ..Person::default() };
        let player = NewPlayer { person, ..NewPlayer::default() };
        run(&app, &key, &Command::EnterPlayer { group, player }, &visit).await?;
    }
    let at = GameAt::Free { group };
    run(&app, &key, &Command::OpenGame { at, settings: Some(Box::new(settings)), seed, here: Vec::new() }, &visit)
        .await?;
    Ok(Redirect::to(&format!("{}/links", place::address(&key, at))))
}

/// The event that holds the game; no list of tournaments shows it.
async fn begin(app: &App, visit: &Visit) -> Result<TournamentKey, DeskError> {
    let time_zone = crate::create::time_zone(visit.lang).to_owned();
    let name = text_with(
        visit.lang,
        "desk-play-game-of",
        &[("when", Arg::from(when::moment(visit.lang, &time_zone, app.now())))],
    );
    let settings = TournamentSettings { name, time_zone, casual: true, ..TournamentSettings::default() };
    Ok(app.store().create(&settings, visit.by(), app.now()).await?)
}

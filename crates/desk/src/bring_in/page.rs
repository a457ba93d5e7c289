//! The review of a report file, and taking it over.

use std::collections::BTreeSet;

use askama::Template;
use axum::Form;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Redirect, Response};
use rokade_clause::{Fact, Reason};
use rokade_formats::Problem;
use rokade_formats::trf::{Reviewed, Trf, read, review as review_file};
use rokade_model::{RoundNumber, StartNumber};
use rokade_pairing::{Host, NOBODY, Request, SYSTEMS, System, check_round};
use rokade_tournament::{Command, Context, GroupId, Refusal, Tournament};
use rokade_view::cite;
use rokade_view::when;
use rokade_words::{Arg, Speaker, text, text_with};

use super::reading;
use crate::address::{EventAt, GroupPage};
use crate::app::App;
use crate::error::DeskError;
use crate::hall::{Said, run};
use crate::page::{Page, html};
use crate::players::from_hex;
use crate::settings::system::words;
use crate::visit::Visit;

#[derive(Template)]
#[template(path = "bring_in.html")]
struct ReviewPage {
    page: Page,
    data: String,
    name: String,
    about: Vec<String>,
    systems: Vec<(String, String, bool)>,
    /// What keeps the file from being read, or from being taken over.
    problems: Vec<String>,
    /// What the file leaves open and was assumed.
    assumptions: Vec<String>,
    left_behind: Vec<String>,
    rounds: Vec<RoundLine>,
    points: Vec<String>,
    players: Vec<PlayerLine>,
    can_accept: bool,
}

struct RoundLine {
    round: RoundNumber,
    boards: usize,
    results: usize,
    /// Where the system pairs otherwise: the file's pairs, the system's, and the rule.
    differs: Option<(String, String, String)>,
}

struct PlayerLine {
    number: StartNumber,
    name: String,
    rating: String,
    /// What the file states; empty where it states nothing.
    stated: String,
    /// What the results of the file add up to.
    counted: String,
    differs: bool,
}

/// Shows a file that was just sent.
pub(crate) fn review(app: &App, visit: &Visit, bytes: &[u8]) -> Result<Response, DeskError> {
    html(&shown(app, visit, bytes, None)?).map(IntoResponse::into_response)
}

/// Shows it again, by another system.
pub(super) async fn again(
    State(app): State<App>,
    visit: Visit,
    Form(form): Form<Vec<(String, String)>>,
) -> Result<Html<String>, DeskError> {
    let (bytes, system) = sent(&form)?;
    html(&shown(&app, &visit, &bytes, system)?)
}

fn sent(form: &[(String, String)]) -> Result<(Vec<u8>, Option<System>), DeskError> {
    let field = |name: &str| form.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let incomplete = || DeskError::BadForm(vec![Reason::house("form_incomplete")]);
    let bytes = field("data").and_then(from_hex).ok_or_else(incomplete)?;
    Ok((bytes, field("system").and_then(|key| key.parse().ok())))
}

/// Creates the tournament and takes the rounds over; judged as a whole before anything is stored.
pub(super) async fn accept(
    State(app): State<App>,
    visit: Visit,
    Form(form): Form<Vec<(String, String)>>,
) -> Result<Redirect, DeskError> {
    let (bytes, chosen) = sent(&form)?;
    let trf = read(&bytes, "").map_err(|problems| unreadable(&bytes, problems))?;
    let system = system_of(&trf, chosen);
    let [create, group, brought] = commands(&trf, system, &visit);
    tried(&app, &visit, &[create.clone(), group.clone(), brought.clone()]).map_err(refused)?;
    let Command::Create { settings } = create else { unreachable!("the first command creates") };
    let key = app.store().create(&settings, visit.by(), app.now()).await?;
    run(&app, &key, &group, &visit).await?;
    run(&app, &key, &brought, &visit).await?;
    Ok(Redirect::to(&EventAt::desk(&key).group(GroupId(1)).page(GroupPage::CurrentRound).done("brought-in")))
}

/// Why the file cannot be read, each problem with what stands there, what belongs there, and whom it is about.
fn unreadable(bytes: &[u8], problems: Vec<Problem>) -> DeskError {
    DeskError::BadForm(told(bytes, problems))
}

fn told(bytes: &[u8], problems: Vec<Problem>) -> Vec<Reason> {
    let told = |problem: Problem| {
        let reason = problem.reason;
        let player = match reason.facts.get("player") {
            Some(Fact::Number(number)) => reading::named(bytes, *number),
            Some(Fact::Player(number)) => reading::named(bytes, i64::from(number.0)),
            _ => None,
        };
        let facts = [("player", player), ("found", problem.found), ("expected", problem.expected)];
        let known = facts.into_iter().filter_map(|(name, fact)| Some((name, fact?)));
        known.fold(reason, |reason, (name, fact)| reason.with(name, fact))
    };
    problems.into_iter().map(told).collect()
}

fn players_of(problems: &[Problem]) -> BTreeSet<StartNumber> {
    let number = |problem: &Problem| match problem.reason.facts.get("player")? {
        Fact::Number(number) => u32::try_from(*number).ok().map(StartNumber),
        Fact::Player(number) => Some(*number),
        _ => None,
    };
    problems.iter().filter_map(number).collect()
}

fn refused(refusal: Refusal) -> DeskError {
    DeskError::Refused { reasons: refusal.reasons, names: crate::error::Names::default() }
}

/// The system the arbiter chose, else the file's, else the one that most files mean.
fn system_of(trf: &Trf, chosen: Option<System>) -> System {
    let named = trf.system().and_then(Result::ok);
    chosen.map(|system| trf.as_stated(system)).or(named).unwrap_or(System::Of(Host::FIDE_DUTCH))
}

fn commands(trf: &Trf, system: System, visit: &Visit) -> [Command; 3] {
    let name = text(visit.lang, "desk-create-group-name");
    [
        Command::Create { settings: reading::event(trf, visit) },
        Command::AddGroup { settings: reading::group(trf, system, &name) },
        Command::BringIn { group: GroupId(1), brought: Box::new(reading::brought(trf)) },
    ]
}

/// The tournament as the commands would make it; nothing is stored.
fn tried(app: &App, visit: &Visit, commands: &[Command]) -> Result<Tournament, Refusal> {
    let context = Context { now: app.now(), by: &visit.actor() };
    let mut tournament = Tournament::default();
    for command in commands {
        let decision = tournament.judge(command, &context)?;
        for record in decision.recorded(tournament.seq, context.now, context.by) {
            tournament.apply(&record).map_err(|_| Refusal::from(Reason::house("bring_in_contradicts_itself")))?;
        }
    }
    Ok(tournament)
}

fn shown(app: &App, visit: &Visit, bytes: &[u8], chosen: Option<System>) -> Result<ReviewPage, DeskError> {
    let Reviewed { trf, points } = review_file(bytes, "").map_err(|problems| unreadable(bytes, problems))?;
    let system = system_of(&trf, chosen);
    let teller = Teller { trf: &trf, visit, disagreeing: players_of(&points) };
    let tried = tried(app, visit, &commands(&trf, system, visit));
    let problems = match &tried {
        Ok(_) => told(bytes, points),
        Err(refusal) => told(bytes, points).into_iter().chain(refusal.reasons.iter().cloned()).collect(),
    };
    let mut assumptions: Vec<String> = trf.assumptions.iter().map(|reason| teller.say(reason).text).collect();
    if trf.system().is_none_or(|named| named.is_err()) && chosen.is_none() {
        assumptions.push(text(visit.lang, "desk-bring-system-assumed"));
    }
    if trf.facts.withdrawn.is_none() {
        assumptions.push(text(visit.lang, "desk-bring-nobody-left"));
    }
    let offered = SYSTEMS.iter().map(|row| row.system).filter(|system| system.is_of_single_games());
    let header = &trf.header;
    let counted = |key: &str, count: usize| text_with(visit.lang, key, &[("count", Arg::from(count))]);
    Ok(ReviewPage {
        page: visit.page(),
        data: crate::secret::hex(bytes),
        name: header.name.clone(),
        about: [
            header.city.clone(),
            days(visit, &header.start, &header.end),
            header.program.clone(),
            counted("desk-count-players", trf.people.len()),
        ]
        .into_iter()
        .filter(|part| !part.trim_matches([' ', '–']).is_empty())
        .collect(),
        systems: offered
            .map(|offer| (offer.key().to_owned(), words(visit.lang, offer), offer.key() == system.key()))
            .collect(),
        problems: problems.iter().map(|reason| teller.say(reason).text).collect(),
        assumptions,
        left_behind: reading::left_behind(&trf).into_iter().map(|key| text(visit.lang, key)).collect(),
        rounds: (1..=trf.history.paired_rounds()).map(|round| teller.round(system, round)).collect(),
        points: tried.as_ref().map(|tournament| teller.points(tournament)).unwrap_or_default(),
        players: teller.players(),
        can_accept: problems.is_empty(),
    })
}

/// The days of the event in the reader's form; as they stand in the file where they cannot be told.
fn days(visit: &Visit, start: &str, end: &str) -> String {
    match (reading::day(start), reading::day(end)) {
        (starts, ends) if starts.is_empty() || ends.is_empty() => [start, end].join(" – "),
        (starts, ends) => when::days(visit.lang, &starts, &ends),
    }
}

/// Says what the file holds, by the names in it.
struct Teller<'a> {
    trf: &'a Trf,
    visit: &'a Visit,
    /// Whose points fit no sum that a program may write (docs/readings/trf-stated-points.md).
    disagreeing: BTreeSet<StartNumber>,
}

impl Teller<'_> {
    fn name(&self, number: StartNumber) -> String {
        let name = self.trf.person(number).map(|person| person.name.to_string()).unwrap_or_default();
        format!("{number} {name}").trim().to_owned()
    }

    fn say(&self, reason: &Reason) -> Said {
        // Nothing of the file has an id yet: everybody is named by start number.
        let speaker = Speaker {
            lang: self.visit.lang,
            number: &|number| self.name(number),
            entrant: &|player| player.to_string(),
            time: &|at| at.to_string(),
        };
        Said { text: speaker.reason(reason), clauses: cite::sources(self.visit.lang, reason) }
    }

    /// The round paired again from the rounds before it.
    fn round(&self, system: System, round: RoundNumber) -> RoundLine {
        let before = round - 1;
        let placed =
            self.trf.facts.placements.iter().find(|kept| kept.round == before).map(|kept| kept.order.as_slice());
        let history = self.trf.history_for_round(round);
        let request = Request::new(system, &history, round).placed(placed);
        let entries = || self.trf.history.players.iter().map(|player| player.entry(round));
        let games = entries().filter(|entry| entry.opponent().is_some()).count();
        let open = entries().filter(|entry| matches!(entry, rokade_model::Entry::Game { mark: None, .. })).count();
        let pairs = |pairs: &[(StartNumber, StartNumber)]| {
            let pair = |(white, black): &(StartNumber, StartNumber)| match *black {
                NOBODY => format!("{} ({})", self.name(*white), text(self.visit.lang, "word-bye")),
                black => format!("{} – {}", self.name(*white), self.name(black)),
            };
            pairs.iter().map(pair).collect::<Vec<_>>().join("; ")
        };
        let differs = check_round(&request, &self.trf.history);
        RoundLine {
            round,
            boards: games / 2,
            results: (games - open) / 2,
            differs: differs.map(|found| (pairs(&found.file), pairs(&found.engine), found.deciding.to_string())),
        }
    }

    /// Points that will be others here than in the file, since its rounds are counted otherwise.
    fn points(&self, tournament: &Tournament) -> Vec<String> {
        let (own, history) = (&self.trf.history, tournament.history(GroupId(1)));
        let last = own.paired_rounds();
        let players = self.trf.history.players.iter().zip(&self.trf.stated).zip(&history.players);
        let differs = |((player, stated), here): ((&rokade_model::Participant, &rokade_formats::trf::Stated), _)| {
            let (stated, counted) = (stated.points?, history.points_after(here, last));
            let args = [
                ("player", Arg::from(self.name(player.number))),
                ("file", Arg::from(stated.chess())),
                ("counted", Arg::from(counted.chess())),
            ];
            (own.points_after(player, last) != counted).then(|| text_with(self.visit.lang, "desk-bring-points", &args))
        };
        players.filter_map(differs).collect()
    }

    /// Everybody with the points of the file beside those of its results.
    fn players(&self) -> Vec<PlayerLine> {
        let history = &self.trf.history;
        let last = history.paired_rounds();
        let line = |(index, player): (usize, &rokade_model::Participant)| {
            let stated = self.trf.stated.get(index).and_then(|stated| stated.points);
            let differs = self.disagreeing.contains(&player.number);
            // Whatever the file may have counted with them, byes of rounds to come for example, its rounds add up to it.
            let counted = stated.filter(|_| !differs).unwrap_or_else(|| history.points_after(player, last));
            PlayerLine {
                number: player.number,
                name: self.trf.people.get(index).map(|person| person.name.listed()).unwrap_or_default(),
                rating: player.rating.map(|rating| rating.to_string()).unwrap_or_default(),
                stated: stated.map(|points| points.chess()).unwrap_or_default(),
                counted: counted.chess(),
                differs,
            }
        };
        history.players.iter().enumerate().map(line).collect()
    }
}

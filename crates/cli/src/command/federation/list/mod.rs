//! `rokade federation list`: the list of a day, the registrar's published list, and the candidates since a deadline.

mod day;
mod people;

use std::collections::HashMap;

use clap::Args;
use jiff::Zoned;
use jiff::civil::Date;
use rokade_clause::{HandbookEdition, Reason};
use rokade_federation::championship::calendar;
use rokade_formats::tables::{Align, Table};
use rokade_model::{Birth, Sex};
use rokade_rating::registry::ListNumber;
use rokade_rating::registry::published::{Registered, Wanted, candidates_since, published_list};
use rokade_store::{Ledger, RatedPerson, StoreError};

use super::Setting;
use crate::answer::Answer;
use crate::database::{self, DatabaseOptions};
use crate::output;
use crate::shape::federation::list::{ListShape, PlayerShape};
use crate::voice::Voice;
use day::{Day, OnDay};
use people::Known;

const AFTER_HELP: &str = "\
The numbers are those that rokade rate season has filed, of the events that had ended before the day; whoever has not \
played a rated event for three years is not on the list. Names, clubs, births and candidate results are those of the \
tournaments in the database.

--published is the list of D4.1-4c: high numbers, candidate results, and as many of the highest rated juniors and \
women as are asked for; players level with the last one come along. --candidates-since is D4.1-4b: candidate results \
of events that ended after the day.

Examples:
  rokade federation list --database club.sqlite
  rokade federation list --on 2026-06-01 --csv > june.csv
  rokade federation list --published --juniors 20 --women 20
  rokade federation list --candidates-since 2026-03-16 --json";

/// The rating list of a day from the numbers on file
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct ListArgs {
    #[command(flatten)]
    database: DatabaseOptions,
    /// The day of the list (default: today)
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
    /// The registrar's published list, with the reasons for every player
    #[arg(long, requires = "juniors", requires = "women")]
    published: bool,
    /// Published list: how many of the highest rated juniors
    #[arg(long, value_name = "N", requires = "published")]
    juniors: Option<usize>,
    /// Published list: how many of the highest rated women
    #[arg(long, value_name = "N", requires = "published")]
    women: Option<usize>,
    /// Only players with a candidate result of an event that ended after this day
    #[arg(long, value_name = "DATE", conflicts_with = "published")]
    candidates_since: Option<Date>,
    /// CSV for spreadsheets
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

pub(super) fn run(args: &ListArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let on = args.on.unwrap_or_else(|| Zoned::now().date());
    let (ledger, known) = database::block_on(async {
        let address = args.database.address()?;
        let store = args.database.open().await?;
        let read = async {
            let ledger = store.ledger().await?;
            let known = people::known(&store, &ledger, on).await?;
            Ok((ledger, known))
        };
        let read = read.await.map_err(|error: StoreError| database::failure(&error, &address));
        store.close().await;
        Ok(read?)
    })?;
    let day = day::of(&ledger, on);
    let players = players(args, on, (&day, &ledger, &known), &setting.voice);
    if setting.json {
        output::write_json(&ListShape::of(on, kind(args), day.archived, players))?;
    } else if args.csv {
        output::write(&table(&players, &setting.voice).to_csv())?;
    } else {
        output::write(&table(&players, &setting.voice).to_text())?;
    }
    Ok(Answer::Yes)
}

fn kind(args: &ListArgs) -> &'static str {
    match (args.published, args.candidates_since) {
        (true, _) => "published",
        (false, Some(_)) => "candidates",
        (false, None) => "day",
    }
}

/// The lines of the list that was asked for, in its order.
fn players(
    args: &ListArgs,
    on: Date,
    (day, ledger, known): (&Day, &Ledger, &HashMap<i64, Known>),
    voice: &Voice,
) -> Vec<PlayerShape> {
    let persons: HashMap<i64, &RatedPerson> = ledger.persons.iter().map(|person| (person.id, person)).collect();
    let unknown = Known::default();
    let registered: Vec<(Registered, &OnDay, &Known)> = (0..)
        .zip(&day.listed)
        .map(|(player, one)| {
            let known = known.get(&one.person).unwrap_or(&unknown);
            (registered(player, one, known, on), one, known)
        })
        .collect();
    let register: Vec<Registered> = registered.iter().map(|(line, ..)| line.clone()).collect();
    let chosen: Vec<(ListNumber, Vec<Reason>, Option<Date>)> = match (args.published, args.candidates_since) {
        (true, _) => {
            let wanted = Wanted { juniors: args.juniors.unwrap_or(0), women: args.women.unwrap_or(0) };
            let list = published_list(&register, wanted, HandbookEdition::on(on));
            list.into_iter().map(|line| (line.player, line.because, None)).collect()
        }
        (false, Some(deadline)) => {
            let list = candidates_since(&register, deadline);
            list.into_iter().map(|(player, first)| (player, Vec::new(), Some(first))).collect()
        }
        (false, None) => register.iter().map(|line| (line.player, Vec::new(), None)).collect(),
    };
    let mut place = 0;
    let mut before = None;
    (1_u32..)
        .zip(chosen)
        .map(|(counted, (player, because, candidate))| {
            let index = usize::try_from(player).expect("a player of this list");
            let (line, one, known) = &registered[index];
            if before != Some(line.rating) {
                (place, before) = (counted, Some(line.rating));
            }
            let identity = persons.get(&one.person).map(|person| &person.identity);
            let who = (&known.person, known.title.as_str());
            PlayerShape::of(place, (line, one.games, one.last), identity, who, (&because, candidate), voice)
        })
        .collect()
}

fn registered(player: ListNumber, one: &OnDay, known: &Known, on: Date) -> Registered {
    Registered {
        player,
        rating: one.rating,
        is_junior: known.person.birth.is_some_and(|birth| is_junior(birth, on)),
        is_woman: known.person.sex == Some(Sex::Woman),
        candidate_results: known.candidate_results.clone(),
    }
}

/// Whether somebody is a junior in the year of the list (D4.2-37a), whichever day of what is known they were born.
fn is_junior(birth: Birth, on: Date) -> bool {
    let part = |part: u8| i8::try_from(part.max(1)).ok();
    let first = || Date::new(i16::try_from(birth.year).ok()?, part(birth.month)?, part(birth.day)?).ok();
    calendar(on.year()).zip(first()).is_some_and(|(calendar, first)| first >= calendar.junior_born_from)
}

fn table(players: &[PlayerShape], voice: &Voice) -> Table {
    let left = |key: &str| (voice.text(key), Align::Left);
    let right = |key: &str| (voice.text(key), Align::Right);
    let has_why = players.iter().any(PlayerShape::has_why);
    let mut columns = vec![
        right("word-place"),
        right("word-member-number"),
        right("word-fide-number"),
        left("word-name"),
        left("word-title"),
        left("word-club"),
        right("word-rating-number"),
        right("word-games"),
        left("federation-list-last"),
    ];
    columns.extend(has_why.then(|| left("report-col-why")));
    let rows = players.iter().map(|player| player.cells(has_why)).collect();
    Table { columns, rows }
}

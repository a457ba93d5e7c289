//! `rokade list search`: players of a list by what somebody types.

use clap::Args;
use rokade_formats::tables::{Align, Table};
use rokade_model::{Activity, ListPace, ListedPlayer};
use rokade_store::{Found, ListName, Spelling};
use rokade_words::Arg;

use crate::answer::Answer;
use crate::command::Setting;
use crate::database::{ListFolder, list_failure};
use crate::output;
use crate::shape::rating_list::SearchShape;
use crate::voice::Voice;

const AFTER_HELP: &str = "\
Every word must begin one of the player's names, in any order; marks and capitals do not matter: ø is o, å is a, æ is \
ae. A number is a FIDE number, 1970..1975 are birth years. Where nobody fits, one letter may be wrong. The highest rated \
come first, and before them those of the own federation. Exit code 1 when nobody is found.

Examples:
  rokade list search hol ast
  rokade list search hol ast --federation DEN --json
  rokade list search lund 1970..1975
  rokade list search 1499001 --list 2026-09-standard";

/// Finds players in a rating list
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct SearchArgs {
    #[command(flatten)]
    folder: ListFolder,
    /// Players of this federation come first
    #[arg(long, value_name = "CODE")]
    federation: Option<String>,
    /// The list (default: the newest)
    #[arg(long, value_name = "LIST")]
    list: Option<ListName>,
    /// How many players to show
    #[arg(long, value_name = "N", default_value_t = 20)]
    most: usize,
    /// Beginnings of names, a FIDE number, birth years
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
}

pub(super) fn run(args: &SearchArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let lists = args.folder.lists()?;
    let name = match args.list {
        Some(name) => name,
        None => lists.newest().map_err(|error| list_failure(&error))?.name(),
    };
    let typed = args.words.join(" ");
    let found = lists.search(name, &typed, args.federation.as_deref(), args.most);
    let found = found.map_err(|error| list_failure(&error))?;
    if setting.json {
        output::write_json(&SearchShape::of(name, &typed, &found))?;
    } else {
        written(&found, &setting.voice)?;
    }
    Ok(if found.players.is_empty() { Answer::No } else { Answer::Yes })
}

fn written(found: &Found, voice: &Voice) -> anyhow::Result<()> {
    if found.players.is_empty() {
        output::tell(&voice.text("cli-list-none-found"));
        return Ok(());
    }
    if found.spelling == Spelling::OneLetterOff {
        output::tell(&voice.text("cli-list-one-letter"));
    }
    let right = |key: &str| (voice.text(key), Align::Right);
    let left = |key: &str| (voice.text(key), Align::Left);
    let columns = vec![
        right("word-fide-number"),
        left("word-title"),
        left("word-name"),
        left("word-federation"),
        right("word-born"),
        right("desk-pace-standard"),
        right("word-rapid"),
        right("word-blitz"),
        (String::new(), Align::Left),
    ];
    let table = Table { columns, rows: found.players.iter().map(|player| row(player, voice)).collect() };
    output::write(&table.to_text())?;
    let shown = u64::try_from(found.players.len()).unwrap_or(u64::MAX);
    if found.total > shown {
        let more = i64::try_from(found.total - shown).unwrap_or(i64::MAX);
        output::tell(&voice.text_with("cli-list-more", &[("count", Arg::from(more))]));
    }
    Ok(())
}

fn row(player: &ListedPlayer, voice: &Voice) -> Vec<String> {
    let rating = |pace| player.rating(pace).rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string());
    vec![
        player.fide_id.to_string(),
        player.title().to_owned(),
        player.name.clone(),
        player.federation.clone(),
        player.birth_year.map(|year| year.to_string()).unwrap_or_default(),
        rating(ListPace::Standard),
        rating(ListPace::Rapid),
        rating(ListPace::Blitz),
        match player.activity {
            Some(Activity::Inactive) => voice.text("cli-list-inactive"),
            Some(Activity::Active) | None => String::new(),
        },
    ]
}

//! The game before its first move: settings from the command line, or a script taken up again.

use rand::TryRng;
use rand::rngs::SysRng;
use rokade_board::chess960::{self, ARRAYS};
use rokade_board::notation::Letters;
use rokade_board::{Position, Variant};
use rokade_clause::{Country, Edition, Reason};
use rokade_formats::script;
use rokade_laws::referee::{Event, Settings, Supervision, pace};
use rokade_words::Arg;

use super::super::Setting;
use super::PlayArgs;
use super::control::{self, GameTime};
use super::table::Table;
use crate::fault::{Failure, Fault};
use crate::unreadable::keys;
use crate::{input, position};

const USUAL_TIME: &str = "90+30";

/// A game that can be played on.
pub(super) struct Begun {
    pub table: Table,
    /// What was heard before, of a game taken up again.
    pub heard: Vec<Event>,
    /// How the time control was written, where it was.
    pub control: Option<String>,
    /// What the players should know of the starting array.
    pub notes: Vec<String>,
}

pub(super) fn begin(args: &PlayArgs, setting: &Setting) -> anyhow::Result<Begun> {
    match &args.load {
        Some(file) => Ok(load(file)?),
        None => fresh(args, setting),
    }
}

/// The lines are counted anew, as the record will have them.
fn load(file: &str) -> Result<Begun, Failure> {
    let input = input::read(file)?;
    let refused = |problem: Box<rokade_formats::Problem>| Failure::in_file(&input.name, vec![*problem]);
    let script = script::read(&input.bytes, &input.name).map_err(refused)?;
    script.replay(&input.name).map_err(refused)?;
    let mut table = Table::new(script.settings);
    let heard: Vec<Event> = script.events.into_iter().map(|(_, event)| event).collect();
    for event in &heard {
        table.hear(event).expect("the same events were heard before");
    }
    Ok(Begun { table, heard, control: None, notes: Vec::new() })
}

fn fresh(args: &PlayArgs, setting: &Setting) -> anyhow::Result<Begun> {
    let usual = || control::read(USUAL_TIME).expect("the usual time control can be read");
    let GameTime { periods, written } = args.time.clone().unwrap_or_else(usual);
    let edition = national(args.laws.unwrap_or(Edition::USUAL), args.federation);
    let (start, notes) = start(args, setting)?;
    let settings = Settings {
        federation: args.federation,
        pace: pace::of(edition, &periods),
        supervision: args.supervision.unwrap_or_default(),
        appendix_g: args.appendix_g,
        start,
        periods,
        ..Settings::new(edition, Vec::new())
    };
    let settings = as_recorded(&settings, &written)?;
    Ok(Begun { table: Table::new(settings), heard: Vec::new(), control: Some(written), notes })
}

/// The settings as a reader of the record will have them, held against the limits of scripts.
fn as_recorded(settings: &Settings, time: &str) -> Result<Settings, Failure> {
    let line = serde_json::to_string(settings).expect("settings are plain data");
    script::read_settings(&line).map_err(|reason| Fault::of(reason).found(time).about("--time").into())
}

/// The text of the federation where that year has one.
fn national(edition: Edition, federation: Option<Country>) -> Edition {
    let text = federation.and_then(|country| format!("{}-{}", edition.year(), country.code()).parse().ok());
    text.unwrap_or(edition)
}

fn start(args: &PlayArgs, setting: &Setting) -> anyhow::Result<(Position, Vec<String>)> {
    match (args.chess960, &args.start) {
        (None, None) => Ok((Position::start(), Vec::new())),
        (None, Some(fen)) => Ok((given(fen, None)?, Vec::new())),
        (Some(None), Some(fen)) => Ok((given(fen, Some(Variant::Chess960))?, Vec::new())),
        (Some(Some(_)), Some(_)) => {
            let reason = Reason::house("options_conflict").with("option", "--chess960").with("other", "--start");
            Err(Failure::from(Fault::of(reason).expected("rokade play --help")).into())
        }
        (Some(Some(number)), None) => Ok((array_of(number), vec![array_note(number, setting)])),
        (Some(None), None) => {
            // Short enough to be read aloud and written down.
            let seed = u64::from(SysRng.try_next_u32()?);
            let number = chess960::draw(seed);
            let lots = setting.voice.text_with("cli-lots", &[("seed", Arg::from(seed.to_string()))]);
            Ok((array_of(number), vec![array_note(number, setting), lots]))
        }
    }
}

fn given(fen: &str, variant: Option<Variant>) -> Result<Position, Failure> {
    position::read(fen.trim(), variant).map_err(|faults| Failure { faults })
}

fn array_of(number: u16) -> Position {
    chess960::start(number).expect("the number was looked at")
}

fn array_note(number: u16, setting: &Setting) -> String {
    setting.voice.text_with("cli-chess960-head", &[("number", Arg::from(u32::from(number)))])
}

pub(super) fn edition(name: &str) -> Result<Edition, String> {
    let names = || Edition::names().join(", ");
    name.to_ascii_uppercase().parse().map_err(|_| names())
}

pub(super) fn array(text: &str) -> Result<u16, String> {
    match text.parse() {
        Ok(number) if number < ARRAYS => Ok(number),
        _ => Err(format!("0–{}", ARRAYS - 1)),
    }
}

pub(super) fn supervision(text: &str) -> Result<Supervision, String> {
    match text {
        "full" => Ok(Supervision::Full),
        "limited" => Ok(Supervision::Limited),
        _ => Err("full, limited".to_owned()),
    }
}

pub(super) fn federation(code: &str) -> Result<Country, String> {
    let code = code.to_ascii_uppercase();
    let known = || Country::ALL.map(Country::code).join(", ");
    Country::ALL.into_iter().find(|country| country.code() == code).ok_or_else(known)
}

pub(super) fn letters(key: &str) -> Result<Letters, String> {
    Letters::from_key(key).ok_or_else(|| keys(&Letters::ALL))
}

//! The settings line of a script, field by field.

use rokade_board::Variant;
use rokade_clause::{Country, Edition, HandbookEdition, Reason};
use serde::{Deserialize, Serialize};

use super::super::pace::{self, Pace};
use super::super::pair::Both;
use super::super::time::Millis;
use super::{BadScript, Blind, DrawAgreement, Period, Regulations, Schedule, Settings, Supervision};

/// The first line of a script before anything is made of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawSettings {
    laws: String,
    federation: Option<String>,
    #[serde(rename = "type")]
    pace: Option<Pace>,
    supervision: Option<Supervision>,
    periods: Option<Vec<RawPeriod>>,
    white: Option<Vec<RawPeriod>>,
    black: Option<Vec<RawPeriod>>,
    variant: Option<RawVariant>,
    start: Option<String>,
    default_minutes: Option<i64>,
    draw_agreement_from_move: Option<RawAgreement>,
    appendix_g: bool,
    arbiter_present: Option<bool>,
    blind: Option<Blind>,
    regulations: Option<Regulations>,
    /// The edition of the regulations; left out for the one of scripts from before there was another.
    #[serde(skip_serializing_if = "Option::is_none")]
    handbook: Option<String>,
    /// `false` for a game without an announced start; left out otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    scheduled: Option<bool>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPeriod {
    minutes: Minutes,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    increment: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    delay: Option<i64>,
}

/// Whole minutes, or a part of one such as 2.5.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Minutes {
    Whole(i64),
    Part(f64),
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum RawVariant {
    Standard,
    Chess960,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum RawAgreement {
    From(u32),
    Word(String),
}

/// No clock of a tournament runs longer; beyond it sums could leave the range of the type.
const LONGEST_MINUTES: i64 = 100_000;
const LONGEST_SECONDS: i64 = 86_400;

fn bad(key: &'static str, value: impl Into<rokade_clause::Fact>) -> BadScript {
    BadScript::new(Reason::house(key).with("value", value))
}

impl TryFrom<RawSettings> for Settings {
    type Error = BadScript;

    fn try_from(raw: RawSettings) -> Result<Self, BadScript> {
        let federation = raw.federation.as_deref().map(country).transpose()?;
        let edition = edition(&raw.laws, federation)?;
        let periods = match (raw.periods, raw.white, raw.black) {
            (Some(both), None, None) => {
                let both = read_periods(both)?;
                Both { white: both.clone(), black: both }
            }
            (None, Some(white), Some(black)) => Both { white: read_periods(white)?, black: read_periods(black)? },
            _ => return Err(BadScript::new(Reason::house("script_periods_needed"))),
        };
        let variant = match raw.variant {
            None | Some(RawVariant::Standard) => Variant::Standard,
            Some(RawVariant::Chess960) => Variant::Chess960,
        };
        let draw_agreement = match raw.draw_agreement_from_move {
            None => DrawAgreement::Allowed,
            Some(RawAgreement::From(number)) => DrawAgreement::FromMove(number),
            Some(RawAgreement::Word(word)) if word == "never" => DrawAgreement::Never,
            Some(RawAgreement::Word(word)) => return Err(bad("script_bad_agreement", word)),
        };
        let default_time = match raw.default_minutes {
            Some(minutes) if !(0..=LONGEST_MINUTES).contains(&minutes) => {
                return Err(bad("script_bad_minutes", minutes));
            }
            minutes => minutes.map(Millis::from_minutes),
        };
        Ok(Settings {
            edition,
            federation,
            pace: raw.pace.unwrap_or_else(|| pace::of(edition, &periods)),
            supervision: raw.supervision.unwrap_or_default(),
            periods,
            start: Settings::read_start(raw.start.as_deref(), variant)?,
            default_time,
            draw_agreement,
            appendix_g: raw.appendix_g,
            arbiter_present: raw.arbiter_present.unwrap_or(true),
            blind: raw.blind,
            regulations: raw.regulations,
            handbook: raw.handbook.map_or_else(|| Ok(HandbookEdition::default()), |name| handbook(&name))?,
            schedule: if raw.scheduled == Some(false) { Schedule::None } else { Schedule::Announced },
        })
    }
}

impl From<Settings> for RawSettings {
    fn from(settings: Settings) -> Self {
        let is_alike = settings.periods.white == settings.periods.black;
        let [white, black] =
            [&settings.periods.white, &settings.periods.black].map(|side| side.iter().map(write).collect::<Vec<_>>());
        let (periods, white, black) =
            if is_alike { (Some(white), None, None) } else { (None, Some(white), Some(black)) };
        RawSettings {
            laws: named(settings.edition, settings.federation),
            federation: settings.federation.map(|country| country.code().to_owned()),
            pace: Some(settings.pace),
            supervision: Some(settings.supervision),
            periods,
            white,
            black,
            variant: Some(match settings.variant() {
                Variant::Standard => RawVariant::Standard,
                Variant::Chess960 => RawVariant::Chess960,
            }),
            start: Some(settings.start.fen()),
            default_minutes: settings.default_time.map(|time| time.0 / 60_000),
            draw_agreement_from_move: match settings.draw_agreement {
                DrawAgreement::Allowed => None,
                DrawAgreement::FromMove(number) => Some(RawAgreement::From(number)),
                DrawAgreement::Never => Some(RawAgreement::Word("never".to_owned())),
            },
            appendix_g: settings.appendix_g,
            arbiter_present: Some(settings.arbiter_present),
            blind: settings.blind,
            regulations: settings.regulations,
            handbook: (!settings.handbook.is_first()).then(|| settings.handbook.to_string()),
            scheduled: match settings.schedule {
                Schedule::Announced => None,
                Schedule::None => Some(false),
            },
        }
    }
}

fn country(code: &str) -> Result<Country, BadScript> {
    Country::ALL
        .into_iter()
        .find(|country| country.code() == code)
        .ok_or_else(|| bad("script_unknown_federation", code))
}

fn handbook(name: &str) -> Result<HandbookEdition, BadScript> {
    name.parse().map_err(|_| bad("script_unknown_handbook", name))
}

/// The shortest name under which the same edition is read beside this federation.
fn named(edition: Edition, federation: Option<Country>) -> String {
    let year = edition.year().to_string();
    if self::edition(&year, federation).is_ok_and(|read| read == edition) { year } else { edition.to_string() }
}

/// The text of the federation where there is one, else the one kept for that year.
fn edition(laws: &str, federation: Option<Country>) -> Result<Edition, BadScript> {
    let national = federation.and_then(|country| format!("{laws}-{}", country.code()).parse().ok());
    match national {
        Some(edition) => Ok(edition),
        None => laws.parse().map_err(|_| bad("script_unknown_laws", laws)),
    }
}

fn read_periods(raw: Vec<RawPeriod>) -> Result<Vec<Period>, BadScript> {
    let Some(last) = raw.len().checked_sub(1) else {
        return Err(BadScript::new(Reason::house("script_periods_needed")));
    };
    raw.into_iter().enumerate().map(|(index, period)| read_period(&period, index == last)).collect()
}

fn read_period(raw: &RawPeriod, is_last: bool) -> Result<Period, BadScript> {
    let seconds = |value: Option<i64>| match value.unwrap_or(0) {
        value if (0..=LONGEST_SECONDS).contains(&value) => Ok(Millis::from_seconds(value)),
        value => Err(bad("script_bad_seconds", value)),
    };
    let time = match raw.minutes {
        Minutes::Whole(minutes) if (0..=LONGEST_MINUTES).contains(&minutes) => Millis::from_minutes(minutes),
        Minutes::Part(part) if (0.0..=LONGEST_MINUTES as f64).contains(&part) => {
            Millis((part * 60_000.0).round() as i64)
        }
        Minutes::Whole(minutes) => return Err(bad("script_bad_minutes", minutes)),
        Minutes::Part(part) => return Err(bad("script_bad_minutes", part.to_string())),
    };
    match (raw.moves, is_last) {
        (None, false) => return Err(BadScript::new(Reason::house("script_moves_needed"))),
        (Some(_), true) => return Err(BadScript::new(Reason::house("script_last_period_moves"))),
        (Some(0), false) => return Err(bad("script_bad_moves", 0_u32)),
        (Some(_), false) | (None, true) => {}
    }
    if raw.increment.unwrap_or(0) > 0 && raw.delay.unwrap_or(0) > 0 {
        return Err(BadScript::new(Reason::house("script_increment_and_delay")));
    }
    Ok(Period { time, moves: raw.moves, increment: seconds(raw.increment)?, delay: seconds(raw.delay)? })
}

fn write(period: &Period) -> RawPeriod {
    let some = |span: Millis| (span > Millis::ZERO).then(|| span.seconds());
    RawPeriod {
        minutes: match period.time.0 % 60_000 {
            0 => Minutes::Whole(period.time.0 / 60_000),
            _ => Minutes::Part(period.time.0 as f64 / 60_000.0),
        },
        moves: period.moves,
        increment: some(period.increment),
        delay: some(period.delay),
    }
}

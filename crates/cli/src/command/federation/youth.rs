//! `rokade federation youth`: groups and titles of the youth championships.

use std::collections::BTreeMap;

use clap::Args;
use rokade_federation::championship::YouthGroup;
use rokade_federation::youth::{Player, youth};
use rokade_federation::{Birth, PersonId, Sex};
use rokade_rating::Exact;
use serde::Deserialize;
use serde_json::Value;

use super::asked::{Answered, answer};
use super::{QuestionArgs, Setting};
use crate::answer::Answer;
use crate::shape::federation::youth::{YouthShape, said};

const AFTER_HELP: &str = "\
groups: U08 to U18, for girls P08 to P18; each a list of players with person, birth, sex (m or w), points, correction \
(a figure, or several in order), member, lives_in_realm, citizen and federation.

Example of a question:
  {\"year\": 2026, \"groups\": {\"U12\": [{\"person\": 1, \"birth\": \"2014\", \"points\": \"5\", \"correction\": \"21\", \"member\": true,
   \"lives_in_realm\": true}]}}";

/// Youth championships: who may play in which group, who takes the title, who is passed over
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct YouthArgs {
    #[command(flatten)]
    question: QuestionArgs,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct YouthFacts {
    year: i16,
    groups: BTreeMap<YouthGroup, Vec<PlayerFacts>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerFacts {
    person: PersonId,
    #[serde(default)]
    birth: Option<Birth>,
    #[serde(default)]
    sex: Option<Sex>,
    points: Figure,
    #[serde(default)]
    correction: Option<Correction>,
    #[serde(default)]
    member: Option<bool>,
    #[serde(default)]
    lives_in_realm: Option<bool>,
    #[serde(default)]
    citizen: Option<bool>,
    #[serde(default)]
    federation: Option<String>,
}

/// A plain decimal, as text or as a number.
#[derive(Deserialize)]
#[serde(try_from = "Value")]
struct Figure(Exact);

/// A figure, or several that are compared in order.
#[derive(Deserialize)]
#[serde(try_from = "Value")]
struct Correction(Vec<Figure>);

impl TryFrom<Value> for Correction {
    type Error = String;

    fn try_from(value: Value) -> Result<Self, String> {
        let figures = match value {
            Value::Array(figures) => figures,
            one => vec![one],
        };
        figures.into_iter().map(Figure::try_from).collect::<Result<_, _>>().map(Correction)
    }
}

impl TryFrom<Value> for Figure {
    type Error = String;

    fn try_from(value: Value) -> Result<Self, String> {
        let text = match &value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        decimal(&text).map(Figure).ok_or_else(|| format!("{value} is no figure; write \"4.5\""))
    }
}

/// `5`, `4.5`, `-0.25`: at most six digits before the point and six after it.
fn decimal(text: &str) -> Option<Exact> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let number = |digits: &str| {
        let is_number = (1..=6).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse::<i64>().ok()).flatten()
    };
    let scale = 10_i64.pow(u32::try_from(part.len()).ok().filter(|digits| *digits <= 6)?);
    Some(Exact::new(sign * (number(whole)? * scale + number(part)?), scale))
}

pub(super) fn run(args: &YouthArgs, setting: &Setting) -> anyhow::Result<Answer> {
    answer(&args.question, setting, |asked: &YouthFacts, voice| {
        let groups = asked.groups.iter().map(|(group, players)| (*group, players.iter().map(player).collect()));
        let youth = youth(asked.year, &groups.collect())?;
        let said = said(&youth, voice);
        Ok(Answered::of(YouthShape::of(youth), said))
    })
}

fn player(facts: &PlayerFacts) -> Player {
    let correction = facts.correction.iter().flat_map(|correction| &correction.0).map(|figure| figure.0).collect();
    Player {
        person: facts.person,
        birth: facts.birth,
        sex: facts.sex,
        points: facts.points.0,
        correction,
        is_member: facts.member == Some(true),
        lives_in_realm: facts.lives_in_realm == Some(true),
        is_citizen: facts.citizen == Some(true),
        federation: facts.federation.clone(),
    }
}

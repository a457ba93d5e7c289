//! `rokade federation sanction`: what becomes of a warning or suspension.

use clap::{Args, Subcommand};
use jiff::civil::Date;
use rokade_clause::Reason;
use rokade_federation::sanction::{Asked, AskedKind, impose};
use serde::Deserialize;

use super::asked::{Answered, answer};
use super::{QuestionArgs, Setting};
use crate::answer::Answer;
use crate::shape::federation::sanction::{SanctionShape, said};

/// Warnings and suspensions (§ 19)
#[derive(Args)]
pub(super) struct SanctionArgs {
    #[command(subcommand)]
    command: SanctionCommand,
}

#[derive(Subcommand)]
enum SanctionCommand {
    Impose(ImposeArgs),
}

const AFTER_HELP: &str = "\
The history holds what was asked and given before; what it became is computed from the beginning. A warning needs \
last_playing_day, the last playing day of its event; a suspension needs months.

Example of a question:
  {\"history\": [{\"kind\": \"warning\", \"given\": \"2026-03-07\", \"last_playing_day\": \"2026-03-15\"}],
   \"asked\": {\"kind\": \"suspension\", \"months\": 2, \"given\": \"2026-11-01\"}}";

/// What a sanction becomes by those before it: converted, doubled or as asked
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
struct ImposeArgs {
    #[command(flatten)]
    question: QuestionArgs,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(default)]
    history: Vec<GivenFacts>,
    asked: GivenFacts,
}

/// One sanction as it was asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenFacts {
    kind: KindFacts,
    given: Date,
    #[serde(default)]
    from: Option<Date>,
    #[serde(default)]
    months: Option<u16>,
    #[serde(default)]
    last_playing_day: Option<Date>,
    #[serde(default)]
    whole_event_missed: Option<bool>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KindFacts {
    Warning,
    Suspension,
}

pub(super) fn run(args: &SanctionArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let SanctionCommand::Impose(args) = &args.command;
    answer(&args.question, setting, |question: &Question, voice| {
        let history = question.history.iter().map(asked).collect::<Result<Vec<_>, _>>()?;
        let imposed = impose(&history, &asked(&question.asked)?).map_err(|(_, reason)| reason)?;
        Ok(Answered::of(SanctionShape::of(&imposed), said(&imposed, voice)))
    })
}

/// A sanction that says what its kind needs.
fn asked(facts: &GivenFacts) -> Result<Asked, Reason> {
    let missing = |field: &'static str| Reason::house("fact_missing").with("field", field);
    let kind = match facts.kind {
        KindFacts::Warning => {
            AskedKind::Warning { last_playing_day: facts.last_playing_day.ok_or_else(|| missing("last_playing_day"))? }
        }
        KindFacts::Suspension => AskedKind::Suspension {
            months: facts.months.filter(|months| *months > 0).ok_or_else(|| missing("months"))?,
        },
    };
    let whole_event_missed = facts.whole_event_missed.unwrap_or_default();
    Ok(Asked { given: facts.given, from: facts.from, kind, whole_event_missed })
}

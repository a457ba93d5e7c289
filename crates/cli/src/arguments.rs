//! What stands on the command line, and what is said when it is not understood.

use std::ffi::OsString;

use clap::builder::TypedValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, Parser};
use rokade_clause::Reason;
use rokade_model::StartNumber;
use rokade_words::Lang;

use crate::command::Command;
use crate::fault::{Failure, Fault};

const AFTER_HELP: &str = "\
Commands that read a file take `-` for standard input. Results go to standard output, everything else to \
standard error. Exit codes: 0 done, 1 the answer is no, 2 the input could not be used.

Example:
  rokade serve --demo";

/// The chess arbiter's desk: tournaments, pairings, standings, report files, the board and the Laws.
#[derive(Parser)]
#[command(name = "rokade", version, after_help = AFTER_HELP, disable_help_subcommand = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub manner: Manner,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// Reads a start number as any whole number is read.
pub(crate) fn start_number() -> impl TypedValueParser<Value = StartNumber> {
    clap::value_parser!(u32).map(StartNumber)
}

/// Options every command understands.
#[derive(Args, Clone, Copy)]
pub(crate) struct Manner {
    /// Answer with one JSON object for programs
    #[arg(long, global = true)]
    pub json: bool,
    /// Language of messages: da, nb, sv or en (default: from the environment)
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<Lang>,
}

impl Manner {
    pub(crate) fn lang(self) -> Lang {
        self.lang.unwrap_or_else(environment_lang)
    }

    /// As far as it can be seen before the command line is understood.
    pub(crate) fn glimpsed(arguments: &[OsString]) -> Self {
        let words: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
        let after = words.iter().position(|word| *word == "--lang").and_then(|at| words.get(at + 1));
        let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
        Self { json: words.contains(&"--json"), lang: joined.or(after.copied()).and_then(|code| code.parse().ok()) }
    }
}

fn environment_lang() -> Lang {
    let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    Lang::from_environment(&set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default())
}

/// Says in one line what is wrong with the command line and what would be right.
pub(crate) fn failure_of(error: &clap::Error, arguments: &[OsString]) -> Failure {
    let context = |kind| error.get(kind).map(written);
    let help = || help_of(arguments);
    let named = context(ContextKind::InvalidArg).unwrap_or_default();
    let option = bare(&named);
    let value = context(ContextKind::InvalidValue).unwrap_or_default();
    let fault = match error.kind() {
        ErrorKind::UnknownArgument if !option.starts_with('-') => {
            Fault::of(Reason::house("one_too_many")).found(option).expected(help())
        }
        ErrorKind::UnknownArgument => {
            let instead = context(ContextKind::SuggestedArg).unwrap_or_else(help);
            Fault::of(Reason::house("unknown_option")).found(option).expected(instead)
        }
        ErrorKind::InvalidSubcommand => {
            let found = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            let instead = context(ContextKind::SuggestedSubcommand).unwrap_or_else(help);
            Fault::of(Reason::house("unknown_command")).found(found).expected(instead)
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Fault::of(Reason::house("command_missing")).expected(help())
        }
        ErrorKind::MissingRequiredArgument => {
            Fault::of(Reason::house("argument_missing")).found(option).expected(help())
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            Fault::of(Reason::house("value_missing").with("option", option)).expected(help())
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let valid = context(ContextKind::ValidValue).filter(|list| !list.is_empty());
            let source = || std::error::Error::source(error).map_or_else(help, ToString::to_string);
            let form = FORMS.iter().find_map(|(name, form)| named.contains(name).then(|| (*form).to_owned()));
            let reason = Reason::house("value_not_understood").with("option", option);
            Fault::of(reason).found(value).expected(valid.or(form).unwrap_or_else(source))
        }
        ErrorKind::ArgumentConflict => {
            let other = context(ContextKind::PriorArg).unwrap_or_default();
            Fault::of(Reason::house("options_conflict").with("option", option).with("other", other)).expected(help())
        }
        _ => {
            let message = error.to_string();
            let line = message.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            Fault::of(Reason::house("usage").with("error", line)).expected(help())
        }
    };
    fault.into()
}

/// What a value should look like, by the word that stands for it in the help.
const FORMS: &[(&str, &str)] = &[
    ("--round <N>", "1, 2, 3 …"),
    ("--nodes <N>", "1, 2, 3 …"),
    ("<N>", "0, 1, 2 …"),
    ("<R>", "1, 2, 3 …"),
    ("<K>", "0, 1, 2 …"),
    ("<DEPTH>", "0, 1, 2 …"),
    ("<A,B>", "4,7"),
    ("<DATE>", "2026-08-01"),
    ("<MONTH>", "2026-08"),
    ("<LIST>", "2026-08-combined"),
    ("<LANGUAGE>", "da, nb, sv, en"),
    ("<ADDRESS:PORT>", "127.0.0.1:4464"),
    ("<ADDRESS|BLOCK>", "127.0.0.1, 10.0.0.0/8"),
];

/// `--round` from `--round <N>`; a value without an option stays as it is.
fn bare(option: &str) -> String {
    match option.split_once(" <") {
        Some((name, _)) if name.starts_with('-') => name.to_owned(),
        _ => option.to_owned(),
    }
}

/// `rokade pair --help`: the help of the command that was typed, as far as it is one.
fn help_of(arguments: &[OsString]) -> String {
    let mut command = Cli::command();
    let mut names = vec!["rokade".to_owned()];
    for word in arguments.iter().skip(1).filter_map(|argument| argument.to_str()) {
        if let Some(sub) = command.find_subcommand(word).cloned() {
            names.push(sub.get_name().to_owned());
            command = sub;
        }
    }
    format!("{} --help", names.join(" "))
}

/// Whether the words of a command are `-` alone. With more behind it nobody knows which is meant.
pub(crate) fn is_standard_input(words: &[String], command: &str) -> Result<bool, Failure> {
    match words {
        [dash] => Ok(dash == "-"),
        [dash, more, ..] if dash == "-" => {
            let help = format!("rokade {command} --help");
            Err(Fault::of(Reason::house("one_too_many")).found(more).expected(help).into())
        }
        _ => Ok(false),
    }
}

fn written(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(list) => list.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(list) => list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

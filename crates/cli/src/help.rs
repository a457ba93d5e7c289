//! The help in the reader's language.
//!
//! English is written where the options are declared. The other languages lie in `help/*.toml`, a section a
//! command: `about`, `after` for the text below the options, and every argument by the name it has in the help.
//! What several commands share is in the section `shared`, the headings around all of it in `frame`.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use clap::{Arg, ArgAction, Command};
use rokade_words::Lang;

use crate::editions::filled;
use crate::system;

type Section = BTreeMap<String, String>;
type Pages = BTreeMap<String, Section>;

const FRAME: &str = "frame";
const SHARED: &str = "shared";
const ABOUT: &str = "about";
const AFTER: &str = "after";

/// The command line with its help in a language.
pub(crate) fn in_language(command: Command, lang: Lang) -> Command {
    match pages(lang) {
        Some(pages) => {
            let mut built = command.clone();
            built.build();
            Page { pages }.command(command, &mut built, &[])
        }
        None => command,
    }
}

/// The file of a language; none for the one the options are declared in.
const fn source(lang: Lang) -> Option<&'static str> {
    match lang {
        Lang::En => None,
        Lang::Da => Some(include_str!("../help/da.toml")),
        Lang::Nb => Some(include_str!("../help/nb.toml")),
        Lang::Sv => Some(include_str!("../help/sv.toml")),
    }
}

/// What a language says; read when somebody asks for it.
fn pages(lang: Lang) -> Option<&'static Pages> {
    static READ: [OnceLock<Pages>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let text = source(lang)?;
    let read = || toml::from_str(text).expect("the embedded help is tested");
    Some(READ[lang as usize].get_or_init(read))
}

/// Everything a language says.
struct Page {
    pages: &'static Pages,
}

impl Page {
    fn word(&self, section: &str, key: &str) -> Option<&'static str> {
        let own = |section: &str| self.pages.get(section).and_then(|texts| texts.get(key)).map(String::as_str);
        own(section).or_else(|| own(SHARED))
    }

    fn frame(&self, key: &str) -> &'static str {
        self.word(FRAME, key).unwrap_or_default()
    }

    /// A command and those below it; `built` is the same command as clap completes it, which knows its usage.
    fn command(&self, command: Command, built: &mut Command, above: &[&str]) -> Command {
        let name = command.get_name().to_owned();
        let path: Vec<&str> = above.iter().copied().chain([name.as_str()]).collect();
        let section = section_of(&path);
        let mut command = command
            .help_template(self.template())
            .subcommand_help_heading(self.frame("commands"))
            .override_usage(self.usage(built))
            .mut_args(|arg| self.arg(arg, &section))
            .mut_subcommands(|below| match built.find_subcommand_mut(below.get_name()) {
                Some(built) => self.command(below, built, &path),
                None => below,
            });
        if let Some(about) = self.word(&section, ABOUT) {
            command = command.about(about);
        }
        if let Some(after) = self.word(&section, AFTER) {
            command = command.after_help(filled(&system::told_in(after)));
        }
        self.flags(command, above.is_empty())
    }

    fn template(&self) -> String {
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", self.frame("usage"))
    }

    /// `rokade pair [OPTIONS] <FILE.trf>` without the words before it, the general terms in the reader's language.
    fn usage(&self, built: &mut Command) -> String {
        let english = built.render_usage().to_string();
        let bare = english.strip_prefix("Usage: ").unwrap_or(&english);
        let (options, command) = (self.frame("usage_options"), self.frame("usage_command"));
        bare.replace("[OPTIONS]", &format!("[{options}]"))
            .replace("[COMMAND]", &format!("[{command}]"))
            .replace("<COMMAND>", &format!("<{command}>"))
    }

    /// The flags that clap adds by itself speak English; ours do the same in the reader's words.
    fn flags(&self, command: Command, is_root: bool) -> Command {
        let heading = self.frame("options");
        let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
        let command = command.disable_help_flag(true).arg(help.help(self.frame("help")).help_heading(heading));
        if !is_root {
            return command;
        }
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command.disable_version_flag(true).arg(version.help(self.frame("version")).help_heading(heading))
    }

    fn arg(&self, arg: Arg, section: &str) -> Arg {
        let name = shown(&arg);
        let said = self.word(section, &name).map_or_else(|| english(&arg), filled);
        let heading = if arg.is_positional() { "arguments" } else { "options" };
        let said = format!("{said}{}{}", self.values(&arg, section, &name), self.default(&arg));
        let has_value = takes_value(&arg);
        let arg = arg.help(said.clone()).long_help(said).help_heading(self.frame(heading));
        // clap objects where there is nothing to hide.
        if has_value { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
    }

    fn values(&self, arg: &Arg, section: &str, name: &str) -> String {
        let values: Vec<_> = arg.get_possible_values().into_iter().filter(|_| takes_value(arg)).collect();
        if values.is_empty() {
            return String::new();
        }
        if values.iter().any(|value| value.get_help().is_some()) {
            let line = |value: &clap::builder::PossibleValue| {
                let said = self.word(section, &format!("{name}={}", value.get_name())).unwrap_or_default();
                format!("\n- {}: {said}", value.get_name())
            };
            return values.iter().map(line).collect();
        }
        let names: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
        format!(" [{}: {}]", self.frame("values"), names.join(", "))
    }

    fn default(&self, arg: &Arg) -> String {
        let values: Vec<String> =
            arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
        match values.is_empty() || !takes_value(arg) || arg.is_hide_default_value_set() {
            true => String::new(),
            false => format!(" [{}: {}]", self.frame("default"), values.join(", ")),
        }
    }
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values()
}

fn english(arg: &Arg) -> String {
    arg.get_help().map(ToString::to_string).unwrap_or_default()
}

/// `rokade` for the whole, `laws show` for a command.
fn section_of(path: &[&str]) -> String {
    match path {
        [root] => (*root).to_owned(),
        [_, below @ ..] => below.join(" "),
        [] => String::new(),
    }
}

/// The name of an argument in the help: `--round`, `FILE.trf`.
fn shown(arg: &Arg) -> String {
    match arg.get_long() {
        Some(long) => format!("--{long}"),
        None => arg
            .get_value_names()
            .and_then(|names| names.first())
            .map_or_else(|| arg.get_id().to_string(), ToString::to_string),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::arguments::Cli;

    const HEADINGS: [&str; 10] = [
        "usage",
        "usage_options",
        "usage_command",
        "commands",
        "arguments",
        "options",
        "help",
        "version",
        "values",
        "default",
    ];

    /// Every English text by section and key.
    fn spoken(command: &Command, above: &[&str], texts: &mut Pages) {
        let path: Vec<&str> = above.iter().copied().chain([command.get_name()]).collect();
        let section = texts.entry(section_of(&path)).or_default();
        section.extend(command.get_about().map(|about| (ABOUT.to_owned(), about.to_string())));
        section.extend(command.get_after_help().map(|after| (AFTER.to_owned(), after.to_string())));
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            let name = shown(arg);
            for value in arg.get_possible_values().iter().filter(|_| takes_value(arg)) {
                let said = value.get_help().map(|help| (format!("{name}={}", value.get_name()), help.to_string()));
                section.extend(said);
            }
            section.insert(name, english(arg));
        }
        for below in command.get_subcommands() {
            spoken(below, &path, texts);
        }
    }

    fn every_english_text() -> Pages {
        let mut texts = Pages::new();
        spoken(&Cli::command(), &[], &mut texts);
        texts
    }

    fn keys(pages: &Pages) -> BTreeSet<(String, String)> {
        let key = |(section, texts): (&String, &Section)| {
            texts.keys().map(|key| (section.clone(), key.clone())).collect::<Vec<_>>()
        };
        pages.iter().filter(|(section, _)| *section != FRAME && *section != SHARED).flat_map(key).collect()
    }

    /// Options and examples, which are the same in every language.
    fn fixed(text: &str) -> BTreeSet<&str> {
        let options = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        let examples = text.lines().filter(|line| line.starts_with("  rokade ")).map(str::trim);
        options.filter(|word| word.starts_with("--") && word.len() > 2).chain(examples).collect()
    }

    #[test]
    fn the_help_is_whole_in_every_language() {
        let english = every_english_text();
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let spoken = pages(lang).unwrap();
            let (wanted, found) = (keys(&english), keys(spoken));
            let shared = &spoken[SHARED];
            let missing: Vec<_> = wanted.difference(&found).filter(|(_, key)| !shared.contains_key(key)).collect();
            let idle: Vec<_> = shared.keys().filter(|key| !wanted.iter().any(|(_, wanted)| wanted == *key)).collect();
            assert!(idle.is_empty(), "{lang} shares {idle:?}, which no command has");
            assert!(missing.is_empty(), "{lang} lacks {missing:#?}");
            let extra: Vec<_> = found.difference(&wanted).collect();
            assert!(extra.is_empty(), "{lang} has {extra:#?}, which nobody asks for");
            for heading in HEADINGS {
                assert!(spoken[FRAME].get(heading).is_some_and(|word| !word.is_empty()), "{lang}: {heading}");
            }
        }
    }

    #[test]
    fn options_and_examples_are_the_same_in_every_language() {
        let english = every_english_text();
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let own = |section: &&String| *section != FRAME && *section != SHARED;
            for (section, texts) in pages(lang).unwrap().iter().filter(|(section, _)| own(section)) {
                for (key, text) in texts {
                    assert_eq!(fixed(text), fixed(&english[section][key]), "{lang}: {section}: {key}");
                    assert!(!text.trim().is_empty(), "{lang}: {section}: {key}");
                }
            }
        }
    }

    #[test]
    fn the_help_of_every_command_can_be_written() {
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let mut command = in_language(Cli::command(), lang);
            command.build();
            are_spoken(&mut command);
        }
    }

    fn are_spoken(command: &mut Command) {
        let said = command.render_help().to_string();
        for english in ["Usage:", "Options:", "[OPTIONS]", "COMMAND"] {
            assert!(!said.contains(english), "{said}");
        }
        command.get_subcommands_mut().for_each(are_spoken);
    }
}

//! `rokade federation person`: the register of everybody who plays.

use clap::{Args, Subcommand, ValueEnum};
use rokade_federation::register::{Command, NumberWanted, PersonFacts};
use rokade_federation::{Birth, Sex};

use super::Setting;
use super::acting::{ActArgs, LookArgs, person};
use crate::answer::Answer;
use crate::output;
use crate::shape::federation::register::{FoundShape, PersonShape, found_said, person_said};

const AFTER_HELP: &str = "\
A person is named by member number, by fide:NUMBER or, without either, by id:NUMBER. Every act is done in an office and \
stands in the journal with it.

Examples:
  rokade federation person find lyngdal
  rokade federation person new --office rkf --given Bjarke --family Lyngdal --born 2009-04-02
  rokade federation person show 40117 --on 2026-03-01";

/// The register of everybody who plays
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(super) struct PersonArgs {
    #[command(subcommand)]
    command: PersonCommand,
}

#[derive(Subcommand)]
enum PersonCommand {
    Find(FindArgs),
    Show(ShowArgs),
    New(NewArgs),
    Change(ChangeArgs),
    Merge(MergeArgs),
    Split(SplitArgs),
    Link(LinkArgs),
    Erase(EraseArgs),
}

/// Finds persons by name in any order and spelling, number, FIDE number or club
#[derive(Args)]
struct FindArgs {
    #[command(flatten)]
    look: LookArgs,
    /// So many at most
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: usize,
    /// The beginnings of words, or a number
    #[arg(value_name = "WORDS", required = true)]
    words: Vec<String>,
}

/// Everything the register knows of a person
#[derive(Args)]
struct ShowArgs {
    #[command(flatten)]
    look: LookArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// What may be said of a person.
#[derive(Args)]
struct FactsArgs {
    /// Given names
    #[arg(long, value_name = "NAME")]
    given: Option<String>,
    /// Family name
    #[arg(long, value_name = "NAME")]
    family: Option<String>,
    /// Born: 2009-04-02, 2009-04 or 2009
    #[arg(long, value_name = "DATE")]
    born: Option<Birth>,
    /// As registers keep it
    #[arg(long)]
    sex: Option<SexArg>,
    /// The federation registered with FIDE, three letters
    #[arg(long, value_name = "CODE")]
    federation: Option<String>,
    /// The citizenship, three letters
    #[arg(long, value_name = "CODE")]
    citizenship: Option<String>,
    /// Title
    #[arg(long, value_name = "TITLE")]
    title: Option<String>,
    /// Postal address
    #[arg(long, value_name = "TEXT")]
    address: Option<String>,
    /// E-mail address
    #[arg(long, value_name = "TEXT")]
    email: Option<String>,
    /// Telephone
    #[arg(long, value_name = "TEXT")]
    phone: Option<String>,
    /// Another spelling that lists have used; may be given more than once
    #[arg(long, value_name = "NAME")]
    alias: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum SexArg {
    M,
    W,
}

/// Registers a person, with the next member number unless another one is given
#[derive(Args)]
struct NewArgs {
    #[command(flatten)]
    act: ActArgs,
    #[command(flatten)]
    facts: FactsArgs,
    /// The member number that the federation gave
    #[arg(long, value_name = "NUMBER", conflicts_with = "no_number")]
    number: Option<u32>,
    /// Give no member number yet
    #[arg(long)]
    no_number: bool,
    /// The FIDE number
    #[arg(long, value_name = "NUMBER")]
    fide_id: Option<u64>,
}

/// Changes what is known of a person; what is not named stays
#[derive(Args)]
struct ChangeArgs {
    #[command(flatten)]
    act: ActArgs,
    #[command(flatten)]
    facts: FactsArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Joins a person that was registered twice to the one that remains
#[derive(Args)]
struct MergeArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Why
    #[arg(long, value_name = "TEXT", default_value = "")]
    note: String,
    /// The one that goes
    #[arg(value_name = "FROM")]
    from: String,
    /// The one that remains
    #[arg(value_name = "INTO")]
    into: String,
}

/// Takes a merge back: both are as before
#[derive(Args)]
struct SplitArgs {
    #[command(flatten)]
    act: ActArgs,
    /// The one that was joined to another, by id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

/// Links a person to a FIDE number, gives a member number, or takes the link away
#[derive(Args)]
struct LinkArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
    /// The FIDE number
    #[arg(long, value_name = "NUMBER", required_unless_present_any = ["none", "number"])]
    fide_id: Option<u64>,
    /// Take the link to FIDE away
    #[arg(long, conflicts_with_all = ["fide_id", "number"])]
    none: bool,
    /// A member number for whoever has none: next, or the number
    #[arg(long, value_name = "NUMBER", conflicts_with = "fide_id")]
    number: Option<String>,
}

/// Erases all that is known of a person; numbers and lines stay
#[derive(Args)]
struct EraseArgs {
    #[command(flatten)]
    act: ActArgs,
    /// Member number, fide:NUMBER or id:NUMBER
    #[arg(value_name = "PERSON")]
    person: String,
}

impl FactsArgs {
    /// What is named here in the place of what was known.
    fn over(&self, known: PersonFacts) -> PersonFacts {
        let or = |named: &Option<String>, known: String| named.clone().unwrap_or(known);
        let sex = self.sex.map(|sex| match sex {
            SexArg::M => Sex::Man,
            SexArg::W => Sex::Woman,
        });
        let mut aliases = known.aliases;
        aliases.extend(self.alias.iter().filter(|alias| !aliases.contains(alias)).cloned().collect::<Vec<_>>());
        PersonFacts {
            family: or(&self.family, known.family),
            given: or(&self.given, known.given),
            sex: sex.or(known.sex),
            birth: self.born.or(known.birth),
            federation: or(&self.federation, known.federation),
            citizenship: or(&self.citizenship, known.citizenship),
            resident_in_realm: known.resident_in_realm,
            title: or(&self.title, known.title),
            address: or(&self.address, known.address),
            email: or(&self.email, known.email),
            phone: or(&self.phone, known.phone),
            aliases,
        }
    }
}

pub(super) fn run(args: &PersonArgs, setting: &Setting) -> anyhow::Result<Answer> {
    match &args.command {
        PersonCommand::Find(args) => args.look.look(|open, register| {
            let found = register.find(&args.words.join(" "), args.most);
            match setting.json {
                true => output::write_json(&FoundShape::of(&found, register, open.day))?,
                false => output::write(&found_said(&found, register, open.day, &setting.voice))?,
            }
            Ok(if found.count == 0 { Answer::No } else { Answer::Yes })
        }),
        PersonCommand::Show(args) => args.look.look(|open, register| {
            let id = person(register, &args.person)?;
            let on_file = open.on_file(register, id)?;
            match setting.json {
                true => output::write_json(&PersonShape::of(register, id, open.day, on_file))?,
                false => output::write(&person_said(register, id, open.day, on_file, &setting.voice))?,
            }
            Ok(Answer::Yes)
        }),
        PersonCommand::New(args) => args.act.act(setting, |_, _| {
            let number = match args.number {
                Some(number) => NumberWanted::This(number),
                None if args.no_number => NumberWanted::None,
                None => NumberWanted::Next,
            };
            let facts = args.facts.over(PersonFacts::default());
            Ok(Command::RegisterPerson { facts, number, fide_id: args.fide_id })
        }),
        PersonCommand::Change(args) => args.act.act(setting, |_, register| {
            let person = person(register, &args.person)?;
            let known = register.facts(person).cloned().unwrap_or_default();
            Ok(Command::ChangePerson { person, facts: args.facts.over(known) })
        }),
        PersonCommand::Merge(args) => args.act.act(setting, |open, register| {
            let (from, into) = (person(register, &args.from)?, person(register, &args.into)?);
            let shared = open.shared(register, from, into)?;
            Ok(Command::MergePersons { from, into, note: args.note.clone(), shared })
        }),
        PersonCommand::Split(args) => args.act.act(setting, |_, register| {
            // A merged number answers with the one that remained: here the one that went is meant.
            let from = match args.person.parse().ok().and_then(|number| register.state.holder(number)) {
                Some(holder) => holder,
                None => person(register, &args.person)?,
            };
            Ok(Command::TakeMergeBack { from })
        }),
        PersonCommand::Link(args) => args.act.act(setting, |_, register| {
            let person = person(register, &args.person)?;
            Ok(match (args.fide_id, args.number.as_deref()) {
                (Some(fide_id), _) => Command::LinkFideId { person, fide_id },
                (None, Some(number)) => Command::GiveNumber { person, number: wanted(number)? },
                (None, None) => Command::UnlinkFideId { person },
            })
        }),
        PersonCommand::Erase(args) => {
            args.act.act(setting, |_, register| Ok(Command::ErasePerson { person: person(register, &args.person)? }))
        }
    }
}

fn wanted(number: &str) -> Result<NumberWanted, crate::fault::Failure> {
    match number {
        "next" => Ok(NumberWanted::Next),
        other => other
            .parse()
            .map(NumberWanted::This)
            .map_err(|_| crate::fault::Fault::of(rokade_clause::Reason::house("number_not_read")).found(other).into()),
    }
}

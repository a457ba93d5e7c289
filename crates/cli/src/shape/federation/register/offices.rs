//! Who may play, who holds which office, what waits and what was done.

use std::sync::Arc;

use jiff::civil::Date;
use rokade_clause::{ClauseId, Reason};
use rokade_federation::PersonId;
use rokade_federation::office::Office;
use rokade_federation::office::rights::{Act, Right};
use rokade_federation::register::{Event, MayPlay, MemberOf, Register, Role, Task, Term};
use rokade_store::OfficeRecord;
use serde::Serialize;

use super::brief;
use crate::shape::federation::line;
use crate::voice::Voice;

/// `rokade.federation.may_play/1`
#[derive(Serialize)]
pub(crate) struct MayPlayShape {
    schema: &'static str,
    may_play: bool,
    by: Option<&'static str>,
    reasons: Vec<ReasonLine>,
}

#[derive(Serialize)]
struct ReasonLine {
    reason: String,
    clauses: Vec<ClauseId>,
    text: String,
}

fn reason_line(reason: &Reason, voice: &Voice) -> ReasonLine {
    ReasonLine { reason: reason.key.to_string(), clauses: reason.clauses.clone(), text: voice.reason(reason) }
}

impl MayPlayShape {
    pub(crate) fn of(may_play: &Result<MayPlay, Vec<Reason>>, voice: &Voice) -> Self {
        let by = may_play.as_ref().ok().map(|by| match by {
            MayPlay::Member(_) => "member",
            MayPlay::Exempted => "exempted",
            MayPlay::Guest => "guest",
        });
        let reasons = may_play.as_ref().err().into_iter().flatten().map(|one| reason_line(one, voice)).collect();
        Self { schema: "rokade.federation.may_play/1", may_play: may_play.is_ok(), by, reasons }
    }
}

pub(crate) fn may_play_said(register: &Register, may_play: &Result<MayPlay, Vec<Reason>>, voice: &Voice) -> String {
    match may_play {
        Ok(MayPlay::Member(MemberOf::Club(club))) => {
            let name = register.state.club(*club).map(|club| club.name().to_owned()).unwrap_or_default();
            format!("{}\n", line(voice, "federation-register-membership", &[("value", name)]))
        }
        Ok(MayPlay::Member(MemberOf::Individual(_) | MemberOf::ForeignIndividual(_))) => {
            format!("{}\n", voice.text("federation-register-individual"))
        }
        Ok(MayPlay::Exempted) => format!("{}\n", voice.text("federation-register-exempted")),
        Ok(MayPlay::Guest) => format!("{}\n", voice.text("federation-register-guest")),
        Err(reasons) => reasons.iter().map(|reason| format!("{}\n", voice.cited(reason))).collect(),
    }
}

/// `rokade.federation.offices/1`
#[derive(Serialize)]
pub(crate) struct OfficesShape {
    schema: &'static str,
    offices: Vec<OfficeLine>,
}

#[derive(Serialize)]
struct OfficeLine {
    office: &'static str,
    /// What it may write or decide, by the keys of the table of rights.
    may: Vec<&'static str>,
    holders: Vec<HolderShape>,
}

#[derive(Serialize)]
struct HolderShape {
    term: u32,
    of: Option<String>,
    person: PersonId,
    name: String,
    role: &'static str,
    from: Date,
    to: Option<Date>,
}

impl OfficesShape {
    pub(crate) fn of(register: &Register, on: Date) -> Self {
        let line = |office: Office| {
            let held = register.state.terms().filter(|term| term.office == office && term.holds(on));
            let holder = |term: &Arc<Term>| HolderShape {
                term: term.id.0,
                of: term.of.clone(),
                person: term.person,
                name: register.name(term.person),
                role: match term.role {
                    Role::Member => "member",
                    Role::Chair => "chair",
                    Role::Substitute => "substitute",
                },
                from: term.from,
                to: term.to,
            };
            let may = Act::all().filter(|act| office.right(*act).0 >= Right::Write).map(Act::key).collect();
            OfficeLine { office: office.key(), may, holders: held.map(holder).collect() }
        };
        Self { schema: "rokade.federation.offices/1", offices: Office::all().map(line).collect() }
    }
}

pub(crate) fn offices_said(register: &Register, on: Date) -> String {
    let mut said = String::new();
    for office in OfficesShape::of(register, on).offices {
        said += &format!("{}\n", office.office);
        for holder in office.holders {
            let of = holder.of.map(|of| format!(":{of}")).unwrap_or_default();
            let to = holder.to.map(|to| to.to_string()).unwrap_or_default();
            let (term, name, role, from) = (holder.term, holder.name, holder.role, holder.from);
            said += format!("  {term}{of}  {name}  {role}  {from} – {to}").trim_end();
            said.push('\n');
        }
    }
    said
}

/// `rokade.federation.tasks/1`
#[derive(Serialize)]
pub(crate) struct TasksShape {
    schema: &'static str,
    tasks: Vec<TaskLine>,
}

#[derive(Serialize)]
struct TaskLine {
    task: &'static str,
    office: String,
    due: Option<Date>,
    person: Option<PersonId>,
    name: Option<String>,
    clauses: Vec<ClauseId>,
    text: String,
}

impl TasksShape {
    pub(crate) fn of(tasks: &[Task], register: &Register, voice: &Voice) -> Self {
        let line = |task: &Task| TaskLine {
            task: task.kind.key(),
            office: task.owner.to_string(),
            due: task.due,
            person: task.person,
            name: task.person.map(|person| register.name(person)),
            clauses: task.reason.clauses.clone(),
            text: voice.reason(&task.reason),
        };
        Self { schema: "rokade.federation.tasks/1", tasks: tasks.iter().map(line).collect() }
    }
}

pub(crate) fn tasks_said(tasks: &[Task], register: &Register, voice: &Voice) -> String {
    if tasks.is_empty() {
        return format!("{}\n", voice.text("federation-register-no-tasks"));
    }
    let said = |task: &Task| {
        let due = task.due.map(|due| due.to_string()).unwrap_or_default();
        let person = task.person.map(|person| format!("{}: ", brief(register, person))).unwrap_or_default();
        format!("{}  {due}  {person}{}\n", task.owner, voice.cited(&task.reason)).replace("    ", "  ")
    };
    tasks.iter().map(said).collect()
}

/// `rokade.federation.record/1`
#[derive(Serialize)]
pub(crate) struct JournalShape<'a> {
    schema: &'static str,
    seq: u64,
    step: u64,
    at: i64,
    by: &'a rokade_tournament::Actor,
    office: String,
    event: &'a Event,
}

impl<'a> JournalShape<'a> {
    pub(crate) fn of(record: &'a OfficeRecord) -> Self {
        let OfficeRecord { seq, step, at, by, seat, event } = record;
        let (seq, step, at) = (*seq, *step, *at);
        Self { schema: "rokade.federation.record/1", seq, step, at, by, office: seat.to_string(), event }
    }
}

pub(crate) fn journal_said(records: &[OfficeRecord], register: &Register, voice: &Voice) -> String {
    let mut said = String::new();
    for record in records {
        let value = serde_json::to_value(&record.event).unwrap_or_default();
        let what = value["event"].as_str().unwrap_or_default().to_owned();
        let who = value["person"].as_u64().and_then(|id| u32::try_from(id).ok());
        let who = who.map(|id| brief(register, PersonId(id))).unwrap_or_default();
        let by = record.by.account().unwrap_or_else(|| record.by.kind()).to_owned();
        let (seq, step, office) = (record.seq.to_string(), record.step.to_string(), record.seat.to_string());
        let at = voice.time(record.at);
        let args =
            [("seq", seq), ("step", step), ("at", at), ("by", by), ("office", office), ("what", what), ("who", who)];
        said += line(voice, "federation-register-record", &args).trim_end();
        said.push('\n');
    }
    said
}

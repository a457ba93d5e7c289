//! `rokade.federation.import/1`: the review of a list, and the same for people.

use jiff::civil::Date;
use rokade_federation::import::{Asked, Belongs, Comparison, Difference, Kind, Moved, Named, OnFile, Place};
use rokade_federation::{PersonId, import};
use rokade_formats::members::{Assumption, MemberList};
use rokade_model::{Birth, Sex};
use rokade_words::Arg;
use serde::Serialize;

use crate::shape::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct ReviewShape {
    schema: &'static str,
    file: String,
    on: Date,
    complete: bool,
    lines: usize,
    unchanged: usize,
    new: Vec<PersonShape>,
    changed: Vec<ChangedShape>,
    memberships: Vec<MembershipShape>,
    conflicts: Vec<ConflictShape>,
    clubs_opened: Vec<ClubShape>,
    districts_opened: Vec<String>,
    assumptions: Vec<AssumptionShape>,
}

/// Who it is about; without an id, the new person of the line.
#[derive(Clone, Serialize)]
struct PersonShape {
    line: Option<usize>,
    person: Option<PersonId>,
    number: Option<u32>,
    fide_id: Option<u64>,
    name: String,
    birth: Option<String>,
    sex: Option<&'static str>,
    federation: String,
}

#[derive(Serialize)]
struct ChangedShape {
    #[serde(flatten)]
    person: PersonShape,
    fields: Vec<FieldShape>,
}

#[derive(Serialize)]
struct FieldShape {
    field: &'static str,
    old: String,
    new: String,
}

#[derive(Serialize)]
struct MembershipShape {
    line: Option<usize>,
    person: Option<PersonId>,
    name: String,
    /// `begins`, `moves` or `ends`
    what: &'static str,
    kind: Kind,
    place: String,
    /// Of who moves.
    out_of: Option<String>,
    from: Option<Date>,
    /// The last day.
    to: Option<Date>,
}

#[derive(Serialize)]
struct ConflictShape {
    line: usize,
    name: String,
    persons: Vec<PersonId>,
    why: ReasonShape,
    nearest: Vec<String>,
}

#[derive(Serialize)]
struct ClubShape {
    name: String,
    district: String,
}

#[derive(Serialize)]
struct AssumptionShape {
    line: usize,
    count: usize,
    why: ReasonShape,
}

impl ReviewShape {
    pub(crate) fn of(
        file: &str,
        list: &MemberList,
        comparison: &Comparison,
        (on_file, asked): (&OnFile, &Asked),
        voice: &Voice,
    ) -> Self {
        let changed = comparison.differences.iter().filter(|difference| !difference.changed.is_empty());
        Self {
            schema: "rokade.federation.import/1",
            file: file.to_owned(),
            on: asked.day,
            complete: asked.is_complete,
            lines: comparison.lines,
            unchanged: comparison.unchanged,
            new: comparison.new_persons().map(person).collect(),
            changed: changed.map(changed_shape).collect(),
            memberships: comparison.differences.iter().flat_map(|one| memberships(one, on_file)).collect(),
            conflicts: comparison.conflicts.iter().map(|one| conflict(one, voice)).collect(),
            clubs_opened: comparison.clubs.iter().map(|club| opened(club, on_file)).collect(),
            districts_opened: comparison.districts.clone(),
            assumptions: list.assumptions.iter().map(|one| assumption(one, voice)).collect(),
        }
    }
}

fn person(difference: &Difference) -> PersonShape {
    let known = &difference.known;
    PersonShape {
        line: difference.line,
        person: difference.person,
        number: known.number,
        fide_id: known.fide_id,
        name: known.name.listed(),
        birth: known.birth.map(written),
        sex: known.sex.map(|sex| match sex {
            Sex::Man => "m",
            Sex::Woman => "w",
        }),
        federation: known.federation.clone(),
    }
}

/// `2009-04-02`, `2009-04` or `2009`.
fn written(birth: Birth) -> String {
    birth.to_string().replace('/', "-").trim_end_matches("-00").to_owned()
}

fn changed_shape(difference: &Difference) -> ChangedShape {
    let fields = difference.changed.iter().map(|changed| FieldShape {
        field: changed.field.key(),
        old: changed.old.clone(),
        new: changed.new.clone(),
    });
    ChangedShape { person: person(difference), fields: fields.collect() }
}

fn memberships<'a>(difference: &'a Difference, on_file: &'a OnFile) -> impl Iterator<Item = MembershipShape> + 'a {
    difference.memberships.iter().map(|moved| {
        let shape = |what, belongs: &Belongs, out_of: Option<&Belongs>, from, to| MembershipShape {
            line: difference.line,
            person: difference.person,
            name: difference.known.name.listed(),
            what,
            kind: belongs.kind,
            place: place(belongs, on_file),
            out_of: out_of.map(|belongs| place(belongs, on_file)),
            from,
            to,
        };
        match moved {
            Moved::Begins { belongs, from, to } => shape("begins", belongs, None, Some(*from), *to),
            Moved::Moves { out_of, belongs, on, to, .. } => shape("moves", belongs, Some(out_of), Some(*on), *to),
            Moved::Ends { belongs, last, .. } => shape("ends", belongs, None, None, Some(*last)),
        }
    })
}

/// The name of the club, of individual members the district's.
fn place(belongs: &Belongs, on_file: &OnFile) -> String {
    match belongs.kind {
        Kind::Club => name(&belongs.place, &on_file.clubs),
        Kind::Individual | Kind::ForeignIndividual => name(&belongs.place, &on_file.districts),
    }
}

fn name(place: &Place, known: &[Named]) -> String {
    match place {
        Place::OnFile(id) => known.iter().find(|one| one.id == *id).map(|one| one.name.clone()).unwrap_or_default(),
        Place::Opened(name) => name.clone(),
    }
}

fn opened(club: &import::OpenedClub, on_file: &OnFile) -> ClubShape {
    ClubShape { name: club.name.clone(), district: name(&club.district, &on_file.districts) }
}

fn conflict(conflict: &import::Conflict, voice: &Voice) -> ConflictShape {
    ConflictShape {
        line: conflict.line,
        name: conflict.name.listed(),
        persons: conflict.persons.clone(),
        why: ReasonShape::of(&conflict.reason, voice, &[]),
        nearest: conflict.nearest.clone(),
    }
}

fn assumption(assumption: &Assumption, voice: &Voice) -> AssumptionShape {
    AssumptionShape {
        line: assumption.line,
        count: assumption.count,
        why: ReasonShape::of(&assumption.reason, voice, &[]),
    }
}

/// The review in sentences: the figures, what changes, what waits.
pub(crate) fn said(file: &str, list: &MemberList, found: &Comparison, on_file: &OnFile, voice: &Voice) -> String {
    let count = |number: usize| Arg::from(i64::try_from(number).unwrap_or(i64::MAX));
    let changed = || found.differences.iter().filter(|difference| !difference.changed.is_empty());
    let all = || found.differences.iter().flat_map(|difference| memberships(difference, on_file));
    let of_kind = |what: &str| all().filter(|one| one.what == what).count();
    let figures = [
        ("lines", count(found.lines)),
        ("unchanged", count(found.unchanged)),
        ("new", count(found.new_persons().count())),
        ("changed", count(changed().count())),
        ("begun", count(of_kind("begins"))),
        ("moved", count(of_kind("moves"))),
        ("ended", count(of_kind("ends"))),
        ("conflicts", count(found.conflicts.len())),
    ];
    let mut lines = vec![voice.text_with("federation-import-figures", &figures)];
    let mut part = |key: &str, rows: Vec<String>| {
        if !rows.is_empty() {
            lines.extend([String::new(), voice.text(key)]);
            lines.extend(rows.into_iter().map(|row| format!("  {row}")));
        }
    };
    let supposed = list.assumptions.iter().map(|one| {
        let args = [("line", count(one.line)), ("count", count(one.count))];
        format!("{} {}", voice.text_with("federation-import-supposed-at", &args), voice.reason(&one.reason))
    });
    part("federation-import-supposed", supposed.collect());
    let opened = found.clubs.iter().map(|club| {
        let ClubShape { name, district } = opened(club, on_file);
        format!("{name}, {district}")
    });
    part("federation-import-districts", found.districts.clone());
    part("federation-import-clubs", opened.collect());
    part("federation-import-new", found.new_persons().map(|one| titled(&person(one))).collect());
    let fields = changed().map(|difference| {
        let one = |changed: &import::Changed| {
            let field = voice.text(&format!("federation-import-field-{}", changed.field.key()));
            let old = if changed.old.is_empty() { "–" } else { &changed.old };
            format!("{field}: {old} → {}", changed.new)
        };
        let fields: Vec<String> = difference.changed.iter().map(one).collect();
        format!("{}: {}", titled(&person(difference)), fields.join("; "))
    });
    part("federation-import-changed", fields.collect());
    for (what, key) in [
        ("begins", "federation-import-begun"),
        ("moves", "federation-import-moved"),
        ("ends", "federation-import-ended"),
    ] {
        part(key, all().filter(|one| one.what == what).map(|one| membership(&one)).collect());
    }
    let conflicts = found.conflicts.iter().map(|one| {
        let mut row = format!("{file}:{}: {}: {}", one.line, one.name.listed(), voice.cited(&one.reason));
        if !one.nearest.is_empty() {
            let near = [("names", Arg::from(one.nearest.join(", ")))];
            row = format!("{row} {}", voice.text_with("federation-import-nearest", &near));
        }
        row
    });
    part("federation-import-conflicts", conflicts.collect());
    lines.extend([String::new(), voice.text("federation-import-nothing-written")]);
    lines.join("\n") + "\n"
}

/// `3: 40117 Lyngdal, Bjarke, 2009-04-02`
fn titled(person: &PersonShape) -> String {
    let line = person.line.map(|line| format!("{line}: ")).unwrap_or_default();
    let number = person.number.map(|number| format!("{number} ")).unwrap_or_default();
    let birth = person.birth.as_ref().map(|birth| format!(", {birth}")).unwrap_or_default();
    format!("{line}{number}{}{birth}", person.name)
}

/// `3: Lyngdal, Bjarke: Hedeholm SK → Fjordby Skakklub, 2026-08-01 –`
fn membership(one: &MembershipShape) -> String {
    let line = one.line.map(|line| format!("{line}: ")).unwrap_or_default();
    let out_of = one.out_of.as_ref().map(|place| format!("{place} → ")).unwrap_or_default();
    let from = one.from.map(|day| format!(" {day}")).unwrap_or_default();
    let to = one.to.map(|day| format!(" {day}")).unwrap_or_default();
    format!("{line}{}: {out_of}{},{from} –{to}", one.name, one.place)
}

//! `rokade.list_search/1`, `rokade.list_show/1`, `rokade.list_remove/1`, and a rating list as `rokade.import/1`.

use rokade_formats::fide_list::Form;
use rokade_model::{Activity, ListPace, ListedPlayer, Sex};
use rokade_store::{Found, KeptList, ListFacts, ListName, Spelling};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::command::import::Imported;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct SearchShape {
    schema: &'static str,
    list: String,
    query: String,
    total: u64,
    spelling: &'static str,
    players: Vec<PlayerShape>,
}

#[derive(Serialize)]
struct PlayerShape {
    fide_id: u32,
    name: String,
    federation: String,
    sex: Option<Sex>,
    birth_year: Option<u16>,
    title: String,
    women_title: String,
    other_titles: String,
    arena_title: String,
    standard: RatingShape,
    rapid: RatingShape,
    blitz: RatingShape,
    /// `null` where no list says it
    inactive: Option<bool>,
}

#[derive(Serialize)]
struct RatingShape {
    rating: Option<u16>,
    games: u16,
    k: Option<u8>,
}

impl SearchShape {
    pub(crate) fn of(list: ListName, query: &str, found: &Found) -> Self {
        Self {
            schema: "rokade.list_search/1",
            list: list.to_string(),
            query: query.to_owned(),
            total: found.total,
            spelling: match found.spelling {
                Spelling::AsTyped => "as_typed",
                Spelling::OneLetterOff => "one_letter_off",
            },
            players: found.players.iter().map(player).collect(),
        }
    }
}

fn player(player: &ListedPlayer) -> PlayerShape {
    let rating = |pace| {
        let listed = player.rating(pace);
        RatingShape { rating: listed.rating, games: listed.games, k: listed.k }
    };
    PlayerShape {
        fide_id: player.fide_id,
        name: player.name.clone(),
        federation: player.federation.clone(),
        sex: player.sex,
        birth_year: player.birth_year,
        title: player.titles.open.clone(),
        women_title: player.titles.women.clone(),
        other_titles: player.titles.other.clone(),
        arena_title: player.titles.arena.clone(),
        standard: rating(ListPace::Standard),
        rapid: rating(ListPace::Rapid),
        blitz: rating(ListPace::Blitz),
        inactive: player.activity.map(|activity| activity == Activity::Inactive),
    }
}

#[derive(Serialize)]
pub(crate) struct ShowShape {
    schema: &'static str,
    lists: Vec<KeptShape>,
}

#[derive(Serialize)]
struct KeptShape {
    list: String,
    month: String,
    kind: &'static str,
    #[serde(flatten)]
    facts: Option<FactsShape>,
    /// What is wrong with it; the facts are then missing
    damage: Option<ReasonShape>,
}

#[derive(Serialize)]
struct FactsShape {
    players: u32,
    digest: String,
    source: String,
    imported_us: i64,
}

impl FactsShape {
    fn of(facts: &ListFacts) -> Self {
        let ListFacts { players, digest, source, imported } = facts.clone();
        Self { players, digest, source, imported_us: imported }
    }
}

impl ShowShape {
    pub(crate) fn of(kept: &[KeptList], voice: &Voice) -> Self {
        let shape = |list: &KeptList| KeptShape {
            list: list.name.to_string(),
            month: list.name.month.to_string(),
            kind: list.name.kind.key(),
            facts: list.facts.as_ref().ok().map(FactsShape::of),
            damage: list.facts.as_ref().err().map(|error| ReasonShape::of(&error.reason(), voice, &[])),
        };
        Self { schema: "rokade.list_show/1", lists: kept.iter().map(shape).collect() }
    }
}

#[derive(Serialize)]
pub(crate) struct RemoveShape {
    schema: &'static str,
    list: String,
}

impl RemoveShape {
    pub(crate) fn of(list: String) -> Self {
        Self { schema: "rokade.list_remove/1", list }
    }
}

#[derive(Serialize)]
pub(crate) struct ImportedShape {
    schema: &'static str,
    kind: &'static str,
    list: String,
    form: &'static str,
    #[serde(flatten)]
    facts: FactsShape,
    lines_left_out: u64,
    /// The first of the lines that were left out
    problems: Vec<ProblemShape>,
    removed: Vec<String>,
    assumptions: Vec<ReasonShape>,
}

#[derive(Serialize)]
struct ProblemShape {
    line: usize,
    column: Option<usize>,
    found: Option<String>,
    expected: Option<String>,
    #[serde(flatten)]
    reason: ReasonShape,
}

impl ImportedShape {
    pub(crate) fn of(imported: &Imported, voice: &Voice) -> Self {
        let problem = |problem: &rokade_formats::Problem| ProblemShape {
            line: problem.line,
            column: problem.column,
            found: problem.found.clone(),
            expected: problem.expected.clone(),
            reason: ReasonShape::of(&problem.reason, voice, &["line", "column", "found", "expected"]),
        };
        Self {
            schema: "rokade.import/1",
            kind: "fide_list",
            list: imported.name.to_string(),
            form: match imported.head.form {
                Form::Text => "text",
                Form::Xml => "xml",
            },
            facts: FactsShape::of(&imported.facts),
            lines_left_out: imported.account.bad,
            problems: imported.account.problems.iter().map(problem).collect(),
            removed: imported.dropped.iter().map(ToString::to_string).collect(),
            assumptions: imported.assumptions.iter().map(|reason| ReasonShape::of(reason, voice, &[])).collect(),
        }
    }
}

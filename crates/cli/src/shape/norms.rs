//! `rokade.norms/1`

use rokade_model::{RoundNumber, StartNumber};
use rokade_rating::norm::{Amount, Binding, Requirement};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::command::norms::{Norms, Row};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct NormsShape {
    schema: &'static str,
    edition: &'static str,
    event: EventShape,
    players: Vec<RowShape>,
    rating_titles: Vec<RatingTitleShape>,
}

#[derive(Serialize)]
struct EventShape {
    met: bool,
    requirements: Vec<RequirementShape>,
}

#[derive(Serialize)]
struct RequirementShape {
    key: &'static str,
    met: Option<bool>,
    found: Option<AmountShape>,
    needed: Option<AmountShape>,
    binding: &'static str,
    clause: String,
}

#[derive(Serialize)]
#[serde(untagged)]
enum AmountShape {
    Number(i64),
    Points(String),
    Flag(bool),
}

#[derive(Serialize)]
struct RowShape {
    player: StartNumber,
    name: String,
    title: String,
    reached: bool,
    points: String,
    games_counted: u32,
    average: Option<u32>,
    lifted: Vec<LiftedShape>,
    percent: Option<u32>,
    performance: Option<i64>,
    points_needed: Option<String>,
    requirements: Vec<RequirementShape>,
    /// Whom the counts of federations are made of.
    federations: Vec<FederationShape>,
    /// Whom the counts of titles are made of.
    titles: Vec<TitleShape>,
    left_out: Vec<LeftOutShape>,
    notes: Vec<ReasonShape>,
    /// Absent unless asked for; null if the norm is out of reach.
    #[serde(skip_serializing_if = "Option::is_none")]
    still_needs: Option<Option<Vec<NeedShape>>>,
    clauses: Vec<String>,
}

#[derive(Serialize)]
struct FederationShape {
    /// `null` where the file does not name it.
    federation: Option<String>,
    opponents: Vec<StartNumber>,
}

#[derive(Serialize)]
struct TitleShape {
    title: String,
    opponents: Vec<StartNumber>,
}

#[derive(Serialize)]
struct LiftedShape {
    opponent: StartNumber,
    from: Option<u32>,
    to: u32,
}

#[derive(Serialize)]
struct LeftOutShape {
    round: RoundNumber,
    opponent: StartNumber,
    #[serde(flatten)]
    reason: ReasonShape,
}

#[derive(Serialize)]
struct NeedShape {
    opponent: StartNumber,
    result: String,
}

#[derive(Serialize)]
struct RatingTitleShape {
    player: StartNumber,
    title: String,
}

impl NormsShape {
    pub(crate) fn of(norms: &Norms, voice: &Voice) -> Self {
        let by_rating = norms.by_rating.iter();
        Self {
            schema: "rokade.norms/1",
            edition: norms.edition.key(),
            event: EventShape {
                met: norms.event.iter().all(|requirement| requirement.met == Some(true)),
                requirements: norms.event.iter().map(requirement_shape).collect(),
            },
            players: norms.rows.iter().map(|row| row_shape(row, voice)).collect(),
            rating_titles: by_rating
                .map(|(player, title)| RatingTitleShape { player: *player, title: title.to_string() })
                .collect(),
        }
    }
}

fn row_shape(row: &Row, voice: &Voice) -> RowShape {
    let norm = &row.norm;
    let lifted = norm.lifted.iter();
    let left_out = norm.left_out.iter();
    let need =
        |need: &rokade_rating::norm::Need| NeedShape { opponent: need.opponent, result: need.result.to_string() };
    RowShape {
        player: norm.player,
        name: voice.known_name(norm.player).to_owned(),
        title: norm.title.to_string(),
        reached: norm.reached,
        points: norm.points.to_string(),
        games_counted: norm.games_counted(),
        average: norm.average,
        lifted: lifted.map(|one| LiftedShape { opponent: one.opponent, from: one.from, to: one.to }).collect(),
        percent: norm.percent,
        performance: norm.performance,
        points_needed: norm.points_needed.map(|points| points.to_string()),
        requirements: norm.requirements.iter().map(requirement_shape).collect(),
        federations: norm
            .by_federation()
            .into_iter()
            .map(|(federation, opponents)| FederationShape { federation: federation.map(str::to_owned), opponents })
            .collect(),
        titles: norm
            .by_title()
            .into_iter()
            .map(|(title, opponents)| TitleShape { title: title.to_string(), opponents })
            .collect(),
        left_out: left_out
            .map(|left| LeftOutShape {
                round: left.round,
                opponent: left.opponent,
                reason: ReasonShape::of(&left.reason, voice, &["round", "opponent"]),
            })
            .collect(),
        notes: norm.notes.iter().map(|note| ReasonShape::of(note, voice, &[])).collect(),
        still_needs: row.still_needs.as_ref().map(|needs| needs.as_ref().map(|needs| needs.iter().map(need).collect())),
        clauses: norm.clauses().iter().map(ToString::to_string).collect(),
    }
}

fn requirement_shape(requirement: &Requirement) -> RequirementShape {
    RequirementShape {
        key: requirement.key.key(),
        met: requirement.met,
        found: requirement.found.map(amount_shape),
        needed: requirement.needed.map(amount_shape),
        binding: match requirement.binding {
            Binding::Required => "required",
            Binding::Advisory => "advisory",
            Binding::Waived => "waived",
        },
        clause: requirement.clause.to_string(),
    }
}

fn amount_shape(amount: Amount) -> AmountShape {
    match amount {
        Amount::Number(number) => AmountShape::Number(number),
        Amount::Points(points) => AmountShape::Points(points.to_string()),
        Amount::Flag(flag) => AmountShape::Flag(flag),
    }
}

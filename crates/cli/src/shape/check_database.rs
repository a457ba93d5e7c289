//! `rokade.check_database/1`

use rokade_store::{Broken, Checked, Report};
use serde::Serialize;

use super::reason::ReasonShape;
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct CheckDatabaseShape {
    schema: &'static str,
    database: String,
    sound: bool,
    tournaments: Vec<TournamentShape>,
    /// The federation's journal, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    federation: Option<FederationShape>,
    /// What is wrong beside the tournaments.
    flaws: Vec<ReasonShape>,
}

#[derive(Serialize)]
struct FederationShape {
    records: u64,
    /// The hash of the last record.
    hash: String,
    sound: bool,
    broken: Option<BrokenShape>,
}

#[derive(Serialize)]
struct TournamentShape {
    key: String,
    name: String,
    records: u64,
    /// The first record whose hash was written together with it.
    chain_begins: u64,
    /// The hash of the last record, which stands for the whole journal.
    hash: String,
    sound: bool,
    broken: Option<BrokenShape>,
}

#[derive(Serialize)]
struct BrokenShape {
    /// The first broken record; 0 where the tournament as a whole is.
    record: u64,
    flaw: ReasonShape,
}

impl CheckDatabaseShape {
    pub(crate) fn of(database: &str, report: &Report, voice: &Voice) -> Self {
        Self {
            schema: "rokade.check_database/1",
            database: database.to_owned(),
            sound: report.is_sound(),
            tournaments: report.tournaments.iter().map(|checked| tournament(checked, voice)).collect(),
            federation: report.federation.as_ref().map(|checked| FederationShape {
                records: checked.records,
                hash: checked.hash.to_string(),
                sound: checked.broken.is_none(),
                broken: checked.broken.as_ref().map(|broken| broken_shape(broken, voice)),
            }),
            flaws: report.flaws.iter().map(|flaw| ReasonShape::of(&flaw.reason(), voice, &[])).collect(),
        }
    }
}

fn tournament(checked: &Checked, voice: &Voice) -> TournamentShape {
    TournamentShape {
        key: checked.key.to_string(),
        name: checked.name.clone(),
        records: checked.records,
        chain_begins: checked.chain_begins,
        hash: checked.hash.to_string(),
        sound: checked.broken.is_none(),
        broken: checked.broken.as_ref().map(|broken| broken_shape(broken, voice)),
    }
}

fn broken_shape(broken: &Broken, voice: &Voice) -> BrokenShape {
    BrokenShape { record: broken.record, flaw: ReasonShape::of(&broken.flaw.reason(), voice, &[]) }
}

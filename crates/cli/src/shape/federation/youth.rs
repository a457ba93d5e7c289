//! `rokade.youth/1`

use rokade_federation::youth::{Group, Youth};
use serde::Serialize;

use super::{line, persons, question};
use crate::voice::Voice;

#[derive(Serialize)]
pub(crate) struct YouthShape {
    schema: &'static str,
    #[serde(flatten)]
    youth: Youth,
}

impl YouthShape {
    pub(crate) fn of(youth: Youth) -> Self {
        Self { schema: "rokade.youth/1", youth }
    }
}

/// Every group: who may play, who takes the title and who was passed over, with the reasons.
pub(crate) fn said(youth: &Youth, voice: &Voice) -> Vec<String> {
    let mut lines: Vec<String> = youth.groups.iter().flat_map(|group| of_group(group, voice)).collect();
    let open = |open: &rokade_federation::youth::Unclear| {
        format!("? {}: {}", persons(open.persons.iter().copied()), question(open.question, voice))
    };
    lines.extend(youth.questions.iter().map(open));
    lines
}

fn of_group(group: &Group, voice: &Voice) -> Vec<String> {
    let players = group.valid.len().to_string();
    let head = [("group", group.group.to_string()), ("players", players)];
    let mut lines = vec![line(voice, "federation-youth-group", &head)];
    lines.push(match group.title.is_empty() {
        true => format!("  {}", voice.text("federation-youth-no-title")),
        false => {
            let champions = persons(group.title.iter().copied());
            format!("  {}", line(voice, "federation-youth-title", &[("persons", champions)]))
        }
    });
    let passed = group.passed_over.iter().map(|one| (one.person, one.reason()));
    let refused = group.refused.iter().map(|one| (one.person, one.reason.reason()));
    lines.extend(passed.chain(refused).map(|(person, reason)| format!("  {person}: {}", voice.cited(&reason))));
    if group.merged_allowed {
        lines.push(format!("  {}", voice.text("federation-youth-merged")));
    }
    lines
}

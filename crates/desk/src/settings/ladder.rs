//! How a match is played to a decision, as a form holds it: one row for each stage.

use rokade_clause::HandbookEdition;
use rokade_model::Color;
use rokade_pairing::System;
use rokade_tournament::{GroupSettings, Stage, StageColours, StageKind, written_time};
use rokade_words::{Lang, text};

use super::fields::Fields;

/// Rows a form offers; the longest ladder of the handbook has four stages.
const ROWS: usize = 6;

const KINDS: &[(StageKind, &str)] = &[
    (StageKind::Ordinary, "ordinary"),
    (StageKind::Reduced, "reduced"),
    (StageKind::Rapid, "rapid"),
    (StageKind::Blitz, "blitz"),
    (StageKind::SuddenDeath, "sudden-death"),
];

const COLOURS: &[(StageColours, &str)] =
    &[(StageColours::AsPaired, "as-paired"), (StageColours::Reversed, "reversed"), (StageColours::ByLot, "by-lot")];

/// Whom a drawn game is enough for.
const ODDS: &[(Option<Color>, &str)] =
    &[(None, "nobody"), (Some(Color::Black), "black"), (Some(Color::White), "white")];

/// One row of the form; all empty where there is no stage.
pub(crate) struct StageRow {
    pub index: usize,
    pub kinds: Vec<Choice>,
    pub games: String,
    pub time_control: String,
    pub colours: Vec<Choice>,
    pub odds: Vec<Choice>,
}

pub(crate) struct Choice {
    pub value: &'static str,
    pub label: String,
    pub is_chosen: bool,
}

/// The rows for a group; the usual ladder stands where none is named.
pub(crate) fn rows(lang: Lang, settings: &GroupSettings, handbook: HandbookEdition) -> Vec<StageRow> {
    let stages = shown(settings.system, &settings.ladder, handbook);
    (0..ROWS.max(stages.len() + 1)).map(|index| row(lang, index, stages.get(index))).collect()
}

/// What the form shows: the ladder named, else the usual one. A system without matches shows the
/// knock-out's, to be seen when one is chosen.
fn shown(system: System, ladder: &[Stage], handbook: HandbookEdition) -> Vec<Stage> {
    let usual = Stage::usual(system, handbook);
    match (ladder, usual.is_empty()) {
        ([], true) => Stage::usual(System::KnockOut, handbook),
        ([], false) => usual,
        (named, _) => named.to_vec(),
    }
}

fn row(lang: Lang, index: usize, stage: Option<&Stage>) -> StageRow {
    StageRow {
        index,
        kinds: choices(lang, KINDS, stage.map(|stage| stage.kind), "kind"),
        games: stage.map(|stage| stage.games.to_string()).unwrap_or_default(),
        time_control: stage.map(|stage| written_time::written_of(&stage.time_control)).unwrap_or_default(),
        colours: choices(lang, COLOURS, stage.map(|stage| stage.colours), "colours"),
        odds: choices(lang, ODDS, stage.map(|stage| stage.draw_wins_for), "odds"),
    }
}

fn choices<T: Copy + PartialEq>(lang: Lang, all: &[(T, &'static str)], chosen: Option<T>, of: &str) -> Vec<Choice> {
    let choice = |(value, name): &(T, &'static str)| Choice {
        value: name,
        label: text(lang, &format!("view-stage-{of}-{name}")),
        is_chosen: chosen == Some(*value),
    };
    all.iter().map(choice).collect()
}

/// The ladder of the form, empty where it is the usual one of the system; `None` if the form has no
/// ladder. A ladder left as it was shown for another system gives way to the usual one.
pub(super) fn read(
    fields: &mut Fields,
    had: &GroupSettings,
    system: System,
    handbook: HandbookEdition,
) -> Option<Vec<Stage>> {
    fields.get("stage0_kind")?;
    if !system.is_played_to_decision() {
        return Some(Vec::new());
    }
    let ladder = stages(fields);
    let usual = Stage::usual(system, handbook);
    let is_left = ladder == shown(had.system, &had.ladder, handbook) && usual != Stage::usual(had.system, handbook);
    Some(if is_left || ladder == usual { Vec::new() } else { ladder })
}

/// The stages a form names, row by row.
pub(crate) fn stages(fields: &mut Fields) -> Vec<Stage> {
    let mut ladder = Vec::new();
    for index in 0.. {
        let Some(name) = fields.get(&format!("stage{index}_kind")) else { break };
        let Some(kind) = named(KINDS, name) else { continue };
        let games = fields.figure(&format!("stage{index}_games")).unwrap_or(0);
        let time_control = fields.time(&format!("stage{index}_time"), "").unwrap_or_default();
        let of = |part: &str| fields.get(&format!("stage{index}_{part}")).unwrap_or_default();
        ladder.push(Stage {
            kind,
            games,
            time_control,
            colours: named(COLOURS, of("colours")).unwrap_or_default(),
            draw_wins_for: named(ODDS, of("odds")).unwrap_or_default(),
        });
    }
    ladder
}

fn named<T: Copy>(all: &[(T, &str)], wanted: &str) -> Option<T> {
    all.iter().find(|(_, name)| *name == wanted).map(|(value, _)| *value)
}

#[cfg(test)]
mod tests {
    use rokade_pairing::Host;

    use super::*;

    /// The form as a page would send it back, with some fields changed.
    fn sent_back(had: &GroupSettings, changed: &[(&str, &str)]) -> Vec<(String, String)> {
        let chosen =
            |choices: &[Choice]| choices.iter().find(|choice| choice.is_chosen).map_or("", |choice| choice.value);
        let mut form: Vec<(String, String)> = Vec::new();
        for row in rows(Lang::En, had, HandbookEdition::default()) {
            let mut put = |part: &str, value: &str| form.push((format!("stage{}_{part}", row.index), value.to_owned()));
            put("kind", chosen(&row.kinds));
            put("games", &row.games);
            put("time", &row.time_control);
            put("colours", chosen(&row.colours));
            put("odds", chosen(&row.odds));
        }
        for (name, value) in changed {
            form.iter_mut().filter(|(known, _)| known == name).for_each(|(_, old)| (*value).clone_into(old));
        }
        form
    }

    #[test]
    fn a_ladder_left_alone_stays_the_usual_one() {
        let had = GroupSettings::new("A", System::KnockOut, 3);
        let form = sent_back(&had, &[]);
        let host = Host::Monrad;
        for system in [System::KnockOut, System::Gladiator { host }, System::Of(Host::Monrad)] {
            assert_eq!(
                read(&mut Fields::of(&form), &had, system, HandbookEdition::default()),
                Some(Vec::new()),
                "{system}"
            );
        }
        assert_eq!(read(&mut Fields::of(&[]), &had, System::KnockOut, HandbookEdition::default()), None);
    }

    #[test]
    fn a_changed_ladder_is_read_row_by_row() {
        let had = GroupSettings::new("A", System::KnockOut, 3);
        let form = sent_back(&had, &[("stage0_games", "4"), ("stage1_kind", ""), ("stage2_time", "3+2")]);
        let ladder = read(&mut Fields::of(&form), &had, System::KnockOut, HandbookEdition::default()).unwrap();
        let kinds: Vec<StageKind> = ladder.iter().map(|stage| stage.kind).collect();
        assert_eq!(kinds, [StageKind::Ordinary, StageKind::Blitz, StageKind::SuddenDeath]);
        assert_eq!((ladder[0].games, ladder[1].time_control.as_str()), (4, "180+2"));
        assert_eq!(ladder[2].draw_wins_for, Some(Color::Black));
    }
}

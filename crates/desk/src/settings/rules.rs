//! By which Laws a group plays, as a form holds it, and what follows from it.

use rokade_clause::{Country, Edition};
use rokade_laws::referee::Supervision;
use rokade_tournament::{DrawAgreement, FlagWatch, GameRules, Group, Tournament};
use rokade_view::{Said, arrival};
use rokade_words::book::Book;
use rokade_words::{Arg, Lang, text, text_with};

use super::fields::Fields;

/// Says that the form has these fields: a box that is not ticked is not sent.
const SENT: &str = "rules";

pub(crate) struct RulesForm {
    /// Value, words, whether it is chosen.
    pub editions: Vec<(String, String, bool)>,
    pub federations: Vec<(&'static str, String, bool)>,
    pub flags: Vec<(&'static str, String, bool)>,
    pub draws: Vec<(&'static str, String, bool)>,
    pub draw_from: String,
    pub default_minutes: String,
    pub appeal_minutes: String,
    pub rules: GameRules,
    pub is_limited: bool,
    /// What follows from the edition and the time.
    pub follows: Vec<Said>,
}

impl RulesForm {
    pub(crate) fn of(lang: Lang, tournament: &Tournament, group: &Group) -> RulesForm {
        let rules = group.settings.rules.clone();
        let said = |key: &str| text(lang, key);
        let edition = |edition: Edition| {
            let title = Book::Laws(edition).title(lang).to_owned();
            (edition.to_string(), title, rules.edition() == Some(edition))
        };
        let federation = |country: Country| {
            let code = country.code();
            (code, said(&format!("desk-rules-federation-{code}")), rules.federation == code)
        };
        let none = ("", said("desk-rules-federation-none"), rules.federation.is_empty());
        let flag =
            |flags: FlagWatch| (flags.key(), said(&format!("desk-rules-flags-{}", flags.key())), rules.flags == flags);
        let draw =
            |value: &'static str| (value, said(&format!("desk-rules-draws-{value}")), value == draw_word(rules.draws));
        let number = |figure: Option<u32>| figure.map(|figure| figure.to_string()).unwrap_or_default();
        RulesForm {
            editions: Edition::all().map(edition).collect(),
            federations: std::iter::once(none).chain(Country::ALL.into_iter().map(federation)).collect(),
            flags: FlagWatch::ALL.into_iter().map(flag).collect(),
            draws: DRAWS.into_iter().map(draw).collect(),
            draw_from: match rules.draws {
                DrawAgreement::FromMove(number) => number.to_string(),
                DrawAgreement::Allowed | DrawAgreement::Never => String::new(),
            },
            default_minutes: number(rules.default_minutes),
            appeal_minutes: number(rules.appeal_minutes),
            is_limited: rules.supervision == Supervision::Limited,
            follows: follows(lang, tournament, group),
            rules,
        }
    }
}

const DRAWS: [&str; 3] = ["allowed", "from", "never"];

fn draw_word(draws: DrawAgreement) -> &'static str {
    match draws {
        DrawAgreement::Allowed => "allowed",
        DrawAgreement::FromMove(_) => "from",
        DrawAgreement::Never => "never",
    }
}

/// The kind of chess that the time makes under this edition, and what must be announced.
fn follows(lang: Lang, tournament: &Tournament, group: &Group) -> Vec<Said> {
    let mut lines = Vec::new();
    if let Ok(settings) = tournament.rules_of_games(group) {
        let pace = text(lang, &format!("desk-pace-{}", settings.pace.key()));
        lines.push(Said::plain(text_with(lang, "desk-rules-follows-pace", &[("pace", Arg::from(pace))])));
        if settings.pace.key() != group.settings.pace.key() {
            lines.push(Said::plain(text(lang, "desk-rules-follows-differs")));
        }
    }
    if group.settings.rules.flags != FlagWatch::Full {
        lines.push(Said::plain(text(lang, "desk-rules-follows-announce")));
    }
    lines.extend(arrival(lang, tournament, group));
    if tournament.has_union_rules() {
        lines.push(Said::plain(text(lang, "desk-rules-follows-appeal")));
    }
    lines
}

/// The rules as the form changes them; what it does not have stays.
pub(super) fn read(fields: &mut Fields, had: &GameRules) -> GameRules {
    if fields.get(SENT).is_none() {
        return had.clone();
    }
    let flags = FlagWatch::ALL.into_iter().find(|flags| fields.get("flags") == Some(flags.key()));
    let draw_from = fields.figure("draw_from");
    let draws = match fields.get("draws") {
        Some("from") => draw_from.map_or(DrawAgreement::Allowed, DrawAgreement::FromMove),
        Some("never") => DrawAgreement::Never,
        Some(_) => DrawAgreement::Allowed,
        None => had.draws,
    };
    let laws = fields.get("laws").filter(|laws| laws.parse::<Edition>().is_ok()).unwrap_or(&had.laws);
    let is_known = |code: &&str| code.is_empty() || Country::ALL.iter().any(|country| country.code() == *code);
    GameRules {
        laws: laws.to_owned(),
        federation: fields.get("rules_federation").filter(is_known).unwrap_or(&had.federation).to_owned(),
        dsu: had.dsu,
        supervision: if fields.is_ticked("supervised") { Supervision::Full } else { Supervision::Limited },
        flags: flags.unwrap_or(had.flags),
        default_minutes: fields.figure("default_minutes"),
        draws,
        appendix_g: fields.is_ticked("appendix_g"),
        arbiter_present: fields.is_ticked("arbiter_present"),
        appeal_minutes: fields.figure("appeal_minutes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(fields: &[(&str, &str)]) -> Vec<(String, String)> {
        fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_form_without_rules_changes_none() {
        let had = GameRules { dsu: true, ..GameRules::default() };
        assert_eq!(read(&mut Fields::of(&[]), &had), had);
    }

    #[test]
    fn a_form_says_all_rules_at_once() {
        let form = sent(&[
            ("rules", "yes"),
            ("laws", "2009-NO"),
            ("rules_federation", "NO"),
            ("flags", "limited"),
            ("default_minutes", "30"),
            ("draws", "from"),
            ("draw_from", "30"),
            ("appeal_minutes", "45"),
            ("arbiter_present", "yes"),
        ]);
        let rules = read(&mut Fields::of(&form), &GameRules::default());
        assert_eq!(rules.edition(), Some(Edition::NO_2009));
        assert_eq!((rules.draws, rules.flags), (DrawAgreement::FromMove(30), FlagWatch::Limited));
        assert_eq!((rules.supervision, rules.dsu), (Supervision::Limited, false));
        assert_eq!((rules.default_minutes, rules.appeal_minutes), (Some(30), Some(45)));
    }

    #[test]
    fn an_unknown_edition_is_no_change() {
        let form = sent(&[("rules", "yes"), ("laws", "1851"), ("rules_federation", "XX")]);
        let rules = read(&mut Fields::of(&form), &GameRules::default());
        assert_eq!((rules.laws.as_str(), rules.federation.as_str()), ("2023", ""));
    }
}

//! Which edition of the union's regulations an event goes by.

use rokade_clause::HandbookEdition;
use rokade_tournament::{Tournament, TournamentSettings};
use rokade_view::when;
use rokade_words::Lang;

/// The choice on the settings page.
pub(crate) struct HandbookForm {
    /// Name, first day as it is written, and whether it is chosen by name.
    pub editions: Vec<(String, String, bool)>,
    /// The event goes by the edition of its first day.
    pub is_by_day: bool,
    /// The first day of the event's edition.
    pub since: String,
    /// The edition of the first day, where the event goes by another.
    pub in_force: Option<String>,
    /// The event begins before any edition that is known.
    pub is_before: bool,
}

impl HandbookForm {
    pub(crate) fn of(lang: Lang, tournament: &Tournament) -> HandbookForm {
        let (edition, settings) = (tournament.handbook(), &tournament.settings);
        let in_force = settings.handbook_in_force().filter(|in_force| *in_force != edition);
        let first_day = |edition: HandbookEdition| when::day(lang, &edition.first_day().to_string());
        let named = |one: HandbookEdition| (one.to_string(), first_day(one), one == edition && in_force.is_some());
        HandbookForm {
            editions: HandbookEdition::all().map(named).collect(),
            is_by_day: in_force.is_none(),
            since: first_day(edition),
            in_force: in_force.map(|edition| edition.to_string()),
            is_before: settings.is_before_the_handbook(),
        }
    }
}

/// What the form chose: an edition by name, or that of the first day. Nothing is sent where it is locked, and an
/// event that named none names none as long as nothing else comes of it.
pub(super) fn read(chosen: Option<&str>, had: &TournamentSettings, starts: &str) -> Option<HandbookEdition> {
    let wanted = match chosen {
        None => return had.handbook,
        Some("") => HandbookEdition::of_start(starts).or(had.handbook),
        Some(name) => name.parse().ok().or(had.handbook),
    };
    match wanted.unwrap_or_default() == had.handbook.unwrap_or_default() {
        true => had.handbook,
        false => wanted,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_that_named_no_edition_names_none_until_another_is_chosen() {
        let had = TournamentSettings::default();
        assert_eq!(read(None, &had, "2026-04-10"), None);
        assert_eq!(read(Some(""), &had, "2026-04-10"), None);
        assert_eq!(read(Some("1974-05"), &had, ""), None);
        let named = TournamentSettings { handbook: Some(HandbookEdition::default()), ..had };
        assert_eq!(read(Some(""), &named, ""), Some(HandbookEdition::default()));
    }
}

//! What the organiser decides: the tournament as a whole.

use rokade_clause::{HandbookEdition, Reason};
use rokade_model::Name;

use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, TournamentSettings, UnionRules};

impl Judge<'_> {
    pub(super) fn create(&self, settings: &TournamentSettings) -> Judged {
        let mut objections = Objections::default();
        objections.when(self.state.seq > 0, || Reason::house("already_created"));
        check(settings, &mut objections);
        objections.heed()?;
        // The journal says which rules hold, so that a later default changes no event.
        let usual = UnionRules::usual(&settings.federation);
        let settings = TournamentSettings {
            union_rules: settings.union_rules.or(Some(usual)),
            handbook: settings.handbook.or(settings.handbook_in_force()),
            ..settings.clone()
        };
        Ok(Decision::of([Event::Created { settings }]))
    }

    pub(super) fn change_tournament(&self, settings: &TournamentSettings) -> Judged {
        // Whoever says nothing of the rules that hold leaves them as they are.
        let union_rules = settings.union_rules.or(self.state.settings.union_rules);
        let settings = &TournamentSettings { union_rules, handbook: self.handbook_of(settings), ..settings.clone() };
        let mut objections = Objections::default();
        check(settings, &mut objections);
        objections.extend(self.union_rules_locked(settings));
        for (id, person) in self.persons() {
            objections.when(needs_approval(settings, &person.name), || {
                arbiter_needs_approval().with("name", person.name.to_string()).with("player", grounds::player(id))
            });
        }
        objections.heed()?;
        if *settings == self.state.settings {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::TournamentChanged { settings: settings.clone() }]))
    }
}

impl Judge<'_> {
    /// Whoever names no edition leaves it as it is; an event that had none takes that of its first day, unless it is
    /// already played.
    fn handbook_of(&self, settings: &TournamentSettings) -> Option<HandbookEdition> {
        let is_played = self.state.groups.values().any(|group| !group.rounds.is_empty());
        let of_first_day = settings.handbook_in_force().filter(|edition| !is_played && !edition.is_first());
        settings.handbook.or(self.state.settings.handbook).or(of_first_day)
    }

    /// The rules of an event are announced before its first round.
    fn union_rules_locked(&self, settings: &TournamentSettings) -> Option<Reason> {
        let had = &self.state.settings;
        let changes = settings.union_rules != had.union_rules
            || settings.handbook.unwrap_or_default() != had.handbook.unwrap_or_default();
        let started = self.state.groups.values().find(|group| group.is_started(1, self.now));
        started.filter(|_| changes).map(|group| grounds::in_group(Reason::house("union_rules_locked"), group))
    }
}

fn check(settings: &TournamentSettings, objections: &mut Objections) {
    objections.when(settings.name.trim().is_empty(), || Reason::house("tournament_name_missing"));
    let federation = settings.federation.as_str();
    let three_letters = federation.len() == 3 && federation.bytes().all(|byte| byte.is_ascii_uppercase());
    objections.when(!federation.is_empty() && !three_letters, || {
        Reason::house("federation_not_three_letters").with("federation", federation)
    });
    for date in [&settings.starts, &settings.ends].into_iter().filter(|date| !date.is_empty()) {
        objections.when(!is_date(date), || Reason::house("date_malformed").with("date", date.as_str()));
    }
    let both_dates = is_date(&settings.starts) && is_date(&settings.ends);
    objections.when(both_dates && settings.ends < settings.starts, || {
        Reason::house("ends_before_start").with("starts", settings.starts.as_str()).with("ends", settings.ends.as_str())
    });
}

/// `YYYY-MM-DD` of a day that the calendar has.
fn is_date(text: &str) -> bool {
    let digits =
        |part: &str| part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse::<u32>().ok()).flatten();
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    if (year.len(), month.len(), day.len()) != (4, 2, 2) {
        return false;
    }
    let (Some(year), Some(month), Some(day)) = (digits(year), digits(month), digits(day)) else { return false };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return false,
    };
    (1..=days).contains(&day)
}

/// An arbiter plays only with the registrar's approval, given for this event (D4.1-6d).
pub(super) fn needs_approval(settings: &TournamentSettings, player: &Name) -> bool {
    let union_rules = settings.union_rules.unwrap_or_else(|| UnionRules::usual(&settings.federation));
    if !union_rules.hold() {
        return false;
    }
    let is_player = |text: &String| !text.trim().is_empty() && same_name(&Name::parse(text), player);
    let mut arbiters = std::iter::once(&settings.chief_arbiter).chain(&settings.deputies);
    arbiters.any(is_player) && !settings.approved_as_players.iter().any(is_player)
}

pub(super) fn arbiter_needs_approval() -> Reason {
    Reason::cited("arbiter_needs_approval", "D4.1-6d")
}

pub(super) fn same_name(one: &Name, other: &Name) -> bool {
    let folded = |name: &Name| name.listed().to_lowercase();
    folded(one) == folded(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_days_of_the_calendar() {
        assert!(is_date("2028-02-29"));
        for text in ["2027-02-29", "2027-2-01", "27-02-01", "2027-13-01", "2027-04-31", "2027-04", "", "2027-+4-01"] {
            assert!(!is_date(text), "{text:?}");
        }
    }
}

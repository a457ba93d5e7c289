//! Who did something, in words.

use rokade_tournament::{Actor, GroupId};
use rokade_view::{Audience, name};
use rokade_words::{Arg, Lang, text, text_with};

use crate::hall::Hall;

/// Whose step it is, and what kind of doer that is.
pub(crate) struct Doer {
    pub name: String,
    pub kind: String,
}

impl Doer {
    pub(crate) fn of(hall: &Hall, actor: &Actor) -> Doer {
        let lang = hall.visit.lang;
        Doer { name: told(hall, lang, actor), kind: text(lang, kind_key(actor)) }
    }
}

/// An account by its name alone, anybody else with what it is.
pub(crate) fn told(hall: &Hall, lang: Lang, actor: &Actor) -> String {
    let named = |key: &str, name: &str| text_with(lang, key, &[("name", Arg::from(name))]);
    match actor {
        Actor::Account(name) => name.clone(),
        Actor::Device { name } if name.is_empty() => text(lang, "desk-play-by-both"),
        Actor::Device { name } => named("desk-actor-device-of", name),
        Actor::Player { player } => named("desk-actor-player-of", &name(&hall.book, *player, lang, Audience::Arbiter)),
        Actor::Captain { group, team } => named("desk-actor-captain-of", &team_name(hall, *group, *team)),
        Actor::Key { name } => named("desk-actor-key-of", name),
        Actor::Clock => text(lang, "desk-actor-clock"),
    }
}

/// A team by its name, or by its number where it has none.
fn team_name(hall: &Hall, group: GroupId, team: u32) -> String {
    let teams = hall.book.tournament.groups.get(&group).map_or(&[][..], |group| &group.teams);
    let index = usize::try_from(team).ok().and_then(|team| team.checked_sub(1));
    let name = index.and_then(|index| teams.get(index)).map(|team| team.name.clone());
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| team.to_string())
}

fn kind_key(actor: &Actor) -> &'static str {
    match actor {
        Actor::Account(_) => "desk-actor-account",
        Actor::Device { .. } => "desk-actor-device",
        Actor::Player { .. } => "desk-actor-player",
        Actor::Captain { .. } => "desk-actor-captain",
        Actor::Key { .. } => "desk-actor-key",
        Actor::Clock => "desk-actor-clock",
    }
}

//! What the ledger has of a player besides this event.

use std::collections::BTreeMap;

use rokade_store::{Identity, StoreError, TournamentKey};
use rokade_tournament::PlayerId;
use rokade_view::ratings::history::{Filed, Past};
use rokade_view::{Audience, Reader};

use crate::app::App;

/// Everything filed of the player; nothing for somebody without a number.
pub(crate) async fn past(app: &App, reader: &Reader<'_>, player: PlayerId) -> Result<Past, StoreError> {
    let tournament = &reader.book.tournament;
    let home = tournament.settings.federation.as_str();
    let first = tournament.rated_as(player);
    let person = reader.book.person(player).or_else(|| reader.book.person(first));
    let Some(identity) = person.and_then(|person| Identity::of(person, home)) else { return Ok(Past::default()) };
    let Some(known) = app.store().rated_person(&identity).await? else { return Ok(Past::default()) };
    let names = names(app, reader).await?;
    let filed = app.store().rating_history(known.id).await?.into_iter().map(|(event, line)| Filed {
        name: names.get(&event.tournament).cloned(),
        tournament: event.tournament,
        started: event.started,
        ended: event.ended,
        old: line.old,
        new: line.new,
    });
    Ok(Past::of(reader, filed))
}

/// The names of the desk's events, for arbiters. Everybody else is told that there was one: whether it shows itself
/// stands in its journal, and a public page opens no other journals.
async fn names(app: &App, reader: &Reader<'_>) -> Result<BTreeMap<TournamentKey, String>, StoreError> {
    match reader.audience {
        Audience::Public => Ok(BTreeMap::new()),
        Audience::Arbiter => {
            Ok(app.store().tournaments().await?.into_iter().map(|known| (known.key, known.name)).collect())
        }
    }
}

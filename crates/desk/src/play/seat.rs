//! Who sits at a game: the arbiter who is signed in, or whoever holds a link.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{FromRequestParts, Query, RawPathParams};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use rokade_board::Color;
use rokade_board::notation::Letters;
use rokade_clause::Reason;
use rokade_laws::referee::{By, Millis};
use rokade_store::{Book, TournamentKey};
use rokade_tournament::{Actor, GameAt, PlayedGame, PlayerId};
use rokade_view::score::letters_of;
use rokade_view::{Audience, Reader, Said, cite};
use rokade_words::{Lang, Speaker};
use sha2::{Digest, Sha256};

use super::place;
use crate::app::App;
use crate::error::DeskError;
use crate::lang::ReaderLang;
use crate::page::{Page, Tab};
use crate::secret;
use crate::timepiece::OneTime;
use crate::visit::Visit;

/// What somebody may do at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Chair {
    Arbiter,
    Player(Color),
    /// One device that both players use.
    Both,
}

impl Chair {
    /// The chairs that links are given out for.
    pub(super) const LINKED: [Chair; 3] = [Chair::Player(Color::White), Chair::Player(Color::Black), Chair::Both];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Chair::Arbiter => "arbiter",
            Chair::Player(Color::White) => "white",
            Chair::Player(Color::Black) => "black",
            Chair::Both => "both",
        }
    }

    /// Whether this chair speaks for a player or for the arbiter. The arbiter may write down what the
    /// players do.
    pub(super) const fn speaks_for(self, by: By) -> bool {
        match (self, by) {
            (Chair::Arbiter, _) => true,
            (Chair::Both, By::White | By::Black) => true,
            (Chair::Player(Color::White), By::White) | (Chair::Player(Color::Black), By::Black) => true,
            (Chair::Both | Chair::Player(_), _) => false,
        }
    }

    /// The side of the board that is below.
    pub(super) const fn below(self) -> Color {
        match self {
            Chair::Player(color) => color,
            Chair::Arbiter | Chair::Both => Color::White,
        }
    }
}

/// Extractor: a game under the referee, and who asks.
pub(super) struct Seat {
    pub app: App,
    pub key: TournamentKey,
    pub book: Arc<Book>,
    pub at: GameAt,
    pub lang: Lang,
    pub chair: Chair,
    pub headers: HeaderMap,
    /// The address of the page.
    pub base: String,
    pub query: BTreeMap<String, String>,
    visit: Option<Visit>,
    _one_time: OneTime,
}

impl FromRequestParts<App> for Seat {
    type Rejection = DeskError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, DeskError> {
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| DeskError::NotFound)?;
        let param = |wanted: &str| params.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.to_owned());
        let key = TournamentKey::new(param("key").unwrap_or_default());
        let code = param("code").unwrap_or_default();
        let secret = param("secret");
        let at = place::read(&code).ok_or(DeskError::NotFound)?;
        let (chair, visit, base) = match secret {
            None => {
                let visit = Visit::from_request_parts(parts, app).await?;
                (Chair::Arbiter, Some(visit), place::address(&key, at))
            }
            Some(secret) => {
                let chair = whose(app, &key, at, &secret).await?.ok_or(DeskError::NotFound)?;
                (chair, None, format!("/play/{key}/{code}/{secret}"))
            }
        };
        let one_time = app.one_time_everywhere().await?;
        let book = app.book(&key).await?;
        if !book.tournament.games.contains_key(&at) {
            return Err(DeskError::NotFound);
        }
        let Ok(ReaderLang(lang)) = ReaderLang::from_request_parts(parts, app).await;
        let query = Query::try_from_uri(&parts.uri).map(|query| query.0).unwrap_or_default();
        let headers = parts.headers.clone();
        Ok(Seat { app: app.clone(), key, book, at, lang, chair, headers, base, query, visit, _one_time: one_time })
    }
}

impl Seat {
    pub(super) fn game(&self) -> &PlayedGame {
        &self.book.tournament.games[&self.at]
    }

    /// The referee's time at this moment.
    pub(super) fn now(&self) -> Millis {
        self.game().time_at(self.app.now())
    }

    pub(super) fn name_of(&self, player: PlayerId) -> String {
        self.reader().name_of(player)
    }

    pub(super) fn name(&self, color: Color) -> String {
        self.name_of(self.game().player(color))
    }

    /// Who the journal names. A player's own name stands in the table of people alone.
    pub(super) fn by(&self) -> Actor {
        match (&self.visit, self.chair) {
            (Some(visit), _) => visit.actor(),
            (None, Chair::Player(color)) => Actor::Player { player: self.game().player(color) },
            (None, Chair::Both | Chair::Arbiter) => Actor::Device { name: String::new() },
        }
    }

    /// The letters of the score sheet: those asked for, else those of the page.
    pub(super) fn letters(&self) -> Letters {
        let asked = self.query.get("letters").and_then(|key| Letters::from_key(key));
        asked.unwrap_or_else(|| letters_of(self.lang))
    }

    pub(super) fn page(&self) -> Page {
        match &self.visit {
            Some(visit) if self.book.tournament.settings.casual => visit.page().shown_as_of(self.book.seq()),
            Some(visit) => visit.page().in_tournament(self.key.as_str(), &self.book, Some(self.at.group()), Tab::Round),
            None => Page::public(self.lang, self.base.clone()).shown_as_of(self.book.seq()),
        }
    }

    /// A sentence, and the clauses it rests on.
    pub(super) fn say(&self, reason: &Reason) -> Said {
        Said { text: self.speak(|speaker| speaker.reason(reason)), clauses: cite::sources(self.lang, reason) }
    }

    pub(super) fn speak<T>(&self, said: impl FnOnce(&Speaker) -> T) -> T {
        self.reader().speak(&|number| number.to_string(), &|player| self.name_of(player), said)
    }

    fn reader(&self) -> Reader<'_> {
        Reader::new(&self.book, self.lang, Audience::Arbiter)
    }
}

/// The secret of a chair: made from the desk's own secret, so that nothing is stored and every server of
/// a database knows it.
pub(super) async fn secret(app: &App, key: &TournamentKey, at: GameAt, chair: Chair) -> Result<String, DeskError> {
    let own = app.store().secret("game links").await?;
    let mut digest = Sha256::new();
    digest.update(&own);
    digest.update(format!("{key} {} {}", place::code(at), chair.key()).as_bytes());
    digest.update(&own);
    Ok(secret::hex(&digest.finalize()[..16]))
}

async fn whose(app: &App, key: &TournamentKey, at: GameAt, shown: &str) -> Result<Option<Chair>, DeskError> {
    for chair in Chair::LINKED {
        if secret::same(&secret(app, key, at, chair).await?, shown) {
            return Ok(Some(chair));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_speaks_for_nobody_but_its_own_player() {
        let white = Chair::Player(Color::White);
        assert!(white.speaks_for(By::White));
        assert!(!white.speaks_for(By::Black) && !white.speaks_for(By::Arbiter));
        assert!(Chair::Both.speaks_for(By::Black) && !Chair::Both.speaks_for(By::Arbiter));
        assert!(Chair::Arbiter.speaks_for(By::Arbiter) && Chair::Arbiter.speaks_for(By::White));
    }
}

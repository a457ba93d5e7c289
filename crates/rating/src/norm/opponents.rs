//! Whom a norm counts for which federation and which title, so that its counts can be checked.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::{Fact, Reason};
use rokade_model::{StartNumber, Title};

use super::{Game, Norm, titles};

impl Norm {
    /// The opponents of each federation; those whose federation is not known last, under no name.
    pub fn by_federation(&self) -> Vec<(Option<&str>, Vec<StartNumber>)> {
        let mut found = grouped(&self.games, |game| Some(game.federation.as_deref()));
        // `None` sorts first.
        let unknown = found.remove(&None).map(|players| (None, players));
        found.into_iter().chain(unknown).collect()
    }

    /// The opponents with each title that counts as one.
    pub fn by_title(&self) -> Vec<(Title, Vec<StartNumber>)> {
        let counted = |game: &Game| game.title.filter(|title| titles::is_counted(*title));
        grouped(&self.games, counted).into_iter().collect()
    }

    /// Whom the counts of federations, titles and ratings are made of.
    pub fn opponents_told(&self) -> Vec<Reason> {
        let federations = self.by_federation().into_iter().map(|(federation, opponents)| {
            let opponents = Fact::Players(opponents);
            match federation {
                Some(federation) => {
                    Reason::house("norm_of_federation").with("federation", federation).with("players", opponents)
                }
                None => Reason::house("norm_of_unknown_federation").with("players", opponents),
            }
        });
        let titles = self.by_title().into_iter().map(|(title, opponents)| {
            let opponents = Fact::Players(opponents);
            Reason::house("norm_of_title").with("title", title.to_string()).with("players", opponents)
        });
        let unrated = grouped(&self.games, |game| game.rating.is_none().then_some(())).into_values();
        let own = Reason::house("norm_by_federation");
        let own = match &self.federation {
            Some(federation) => own.with("own", federation.as_str()),
            None => own,
        };
        let mut told = Vec::new();
        told.extend((!self.games.is_empty()).then(|| own.because(federations)));
        told.extend((!self.by_title().is_empty()).then(|| Reason::house("norm_by_title").because(titles)));
        told.extend(unrated.map(|opponents| {
            let opponents = Fact::Players(opponents);
            Reason::house("norm_unrated_opponents").with("players", opponents)
        }));
        told
    }
}

/// Everybody met once, under whatever a game says of the opponent.
fn grouped<'a, K: Ord>(games: &'a [Game], of: impl Fn(&'a Game) -> Option<K>) -> BTreeMap<K, Vec<StartNumber>> {
    let mut met = BTreeSet::new();
    let mut found: BTreeMap<K, Vec<StartNumber>> = BTreeMap::new();
    for game in games.iter().filter(|game| met.insert(game.opponent)) {
        if let Some(key) = of(game) {
            found.entry(key).or_default().push(game.opponent);
        }
    }
    found
}

//! What of the ratings is not for everybody: a rating behind a withheld or erased name, and with it every figure it could
//! be worked out from. Those are the figures of the opponents, and in the average method those of the group.

use std::collections::BTreeSet;

use rokade_rating::dsu;

use crate::{PlayerId, Tournament};

/// Of whom the public is told nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptBack {
    all: BTreeSet<PlayerId>,
    /// Of these, whose own rating is behind it.
    private: BTreeSet<PlayerId>,
}

impl KeptBack {
    /// Whether no figure of the player is told.
    pub fn has(&self, player: PlayerId) -> bool {
        self.all.contains(&player)
    }

    /// Whether the rating itself is not told.
    pub fn is_private(&self, player: PlayerId) -> bool {
        self.private.contains(&player)
    }
}

impl Tournament {
    /// Withheld and erased players, whoever can be worked out with them, and everybody who met one of them. `rated` is
    /// asked for only where somebody is hidden.
    pub fn kept_back<'r>(&self, rated: impl FnOnce() -> &'r dsu::Report) -> KeptBack {
        let key = |player: PlayerId| self.rated_as(player);
        let hidden = self.players.values().filter(|player| player.is_hidden());
        let mut private: BTreeSet<PlayerId> = hidden.map(|player| key(player.id)).collect();
        if private.is_empty() {
            return KeptBack::default();
        }
        let meets = |row: &dsu::PlayerReport, whom: &BTreeSet<PlayerId>| {
            row.games.iter().any(|game| whom.contains(&game.opponent))
        };
        // A performance that stands for a rating tells those it was made of.
        let made_of: Vec<PlayerId> = rated()
            .players
            .iter()
            .filter(|row| row.source == dsu::RatingSource::Performance && meets(row, &private))
            .map(|row| row.player)
            .collect();
        private.extend(made_of);
        let mut all = private.clone();
        for group in self.groups.values() {
            let members: Vec<PlayerId> = self.members(group.id).map(|player| key(player.id)).collect();
            if group.is_all_play_all() && members.iter().any(|member| private.contains(member)) {
                all.extend(members);
            }
            for board in group.rounds.iter().flat_map(|round| &round.boards) {
                let (white, black) = (key(board.white), key(board.black));
                if private.contains(&white) || private.contains(&black) {
                    all.extend([white, black]);
                }
            }
        }
        KeptBack { all, private }
    }
}

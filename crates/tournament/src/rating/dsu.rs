//! The whole tournament as one event of the DSU rating.
//!
//! Leaves every decision to `rokade_rating::dsu`: here it is only told who played whom, with which rating.

use rokade_model::{HalfPoints, Person};
use rokade_rating::dsu::{self, Entrant, EventKind, Origin, RatingSource, StartRating};

use super::kind;
use crate::rated::{games, title_games};
use crate::{Group, Pace, People, Player, PlayerId, StageKind, Tournament};

impl Tournament {
    /// The event of the rating office: groups in the order of their ids, players by the id under which the
    /// person is rated ([`Tournament::rated_as`]), so that whoever went on in another group is rated once
    /// (D4.9.7-6). `people` tells who is a foreigner; whoever is not known counts as Danish.
    pub fn dsu_event(&self, people: &dyn People) -> dsu::Event {
        let first_entries = self.players.values().filter(|player| self.rated_as(player.id) == player.id);
        dsu::Event {
            kind: self.dsu_kind(),
            handbook: self.handbook(),
            entrants: first_entries.map(|player| entrant(player, people.person(player.id))).collect(),
            groups: self.groups.values().map(|group| self.dsu_group(group)).collect(),
        }
    }

    fn dsu_kind(&self) -> EventKind {
        let is_of_teams = |group: &Group| group.settings.system.is_of_teams();
        match self.groups.values().any(is_of_teams) {
            true => EventKind::Team,
            false => EventKind::Individual,
        }
    }

    fn dsu_group(&self, group: &Group) -> dsu::Group {
        let key = |player: PlayerId| self.rated_as(player);
        let boards = group.rounds.iter().flat_map(|round| round.boards.iter().map(|board| (round.number, board)));
        let stages = group.settings.stages(self.handbook());
        let of_rounds = boards.flat_map(|(round, board)| games(board).into_iter().map(move |game| (round, game)));
        let of_rounds = of_rounds.map(|(round, game)| (round, game, kind(&stages, &game)));
        // Play-offs come behind the last round (D4.5.3.1, docs/readings/play-off-rated.md).
        let of_play_offs = title_games(group).map(|title| (group.published(), title.game, title.kind));
        let games = of_rounds.chain(of_play_offs).map(|(round, game, kind)| dsu::Game {
            result: game.game.result(),
            notice: game.game.notice(),
            too_fast: group.settings.pace != Pace::Standard || kind != StageKind::Ordinary,
            ..dsu::Game::new(round, key(game.white), key(game.black), None)
        });
        dsu::Group {
            players: self.members(group.id).map(|player| key(player.id)).collect(),
            is_all_play_all: group.is_all_play_all(),
            winners: self.leaders(group).into_iter().map(key).collect(),
            games: games.collect(),
        }
    }

    /// Everybody level on points for the first place: corrections part equal players, but all have won. While a
    /// round is played every result counts that the rating counts, and nobody leads without a point.
    fn leaders(&self, group: &Group) -> Vec<PlayerId> {
        let standings = self.points_now(group.id);
        let most = standings.rows.iter().map(|row| row.points).max().filter(|most| *most > HalfPoints::ZERO);
        let first = standings.rows.iter().filter(|row| most == Some(row.points));
        first.filter_map(|row| group.player_with(row.player)).collect()
    }
}

/// A foreign player goes by the FIDE rating where there is one (D4.5.5.2a).
pub(super) fn entrant(player: &Player, person: Option<&Person>) -> Entrant {
    let origin = Origin::of_federation(person.map_or("", |person| person.federation.as_str()));
    let start = |value: Option<u32>, source| value.map(|value| StartRating { value, source });
    let listed = start(player.rating, RatingSource::File);
    let rating = match origin {
        Origin::Danish => listed,
        Origin::Foreign => start(player.others.elo, RatingSource::Elo).or(listed),
    };
    Entrant { player: player.id, rating, registered: None, origin }
}

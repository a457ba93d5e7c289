//! Changing what is known of a player, and taking a player out before anything is drawn.

use rokade_clause::Reason;

use super::group_settings::HIGHEST_BOARD;
use super::{Judge, grounds, order};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, NewFacts, NewPlayer, PlayerId};

impl Judge<'_> {
    /// Ratings may be corrected at any time; the start numbers stay as they were drawn.
    pub(super) fn edit_player(&self, id: PlayerId, to: &NewPlayer) -> Judged {
        let player = self.player(id)?;
        let group = self.group(player.group)?;
        let mut objections = Objections::default();
        objections.when(player.erased, || erased(id));
        objections.extend(self.about(group, to, Some(id)));
        objections.extend(self.doubles(to, Some(id)));
        objections.heed()?;
        let ratings = (player.rating, player.others) == (to.rating, to.others);
        let unchanged = ratings && (player.title, &player.section) == (to.title, &to.section);
        if unchanged && self.people.person(id) == Some(&to.person) {
            return Ok(Decision::default());
        }
        let version = self.state.past.versions_ever.get(&id).copied().unwrap_or(player.facts) + 1;
        let NewPlayer { rating, title, others, .. } = *to;
        let section = to.section.clone();
        Ok(Decision {
            events: vec![Event::PlayerEdited { player: id, facts: version, rating, title, section, others }],
            facts: vec![NewFacts { player: id, version, person: to.person.clone() }],
            erase: Vec::new(),
        })
    }

    /// Once the start numbers stand a player is withdrawn, not removed, so that no number
    /// changes (docs/readings/rounds-removal.md).
    pub(super) fn remove_player(&self, id: PlayerId) -> Judged {
        let player = self.player(id)?;
        let group = self.open_group(player.group)?;
        let mut objections = Objections::default();
        objections.when(group.is_drawn(), || {
            grounds::in_group(Reason::house("withdraw_instead"), group).with("player", grounds::player(id))
        });
        objections.heed()?;
        Ok(Decision::of([Event::PlayerRemoved { player: id }].into_iter().chain(order::dropped(group))))
    }

    pub(super) fn fix_board(&self, id: PlayerId, board: Option<u32>) -> Judged {
        let player = self.player(id)?;
        let mut objections = Objections::default();
        if let Some(board) = board {
            objections.when(board == 0 || board > HIGHEST_BOARD, || {
                Reason::house("board_out_of_range").with("board", board).with("most", HIGHEST_BOARD)
            });
            let holder = self.state.players.values().find(|other| other.id != id && other.fixed_board == Some(board));
            objections.extend(holder.map(|holder| {
                Reason::house("board_fixed_for_other").with("board", board).with("player", grounds::player(holder.id))
            }));
        }
        objections.heed()?;
        if player.fixed_board == board {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::BoardFixed { player: id, board }]))
    }

    pub(super) fn withhold_name(&self, id: PlayerId, withheld: bool) -> Judged {
        if self.player(id)?.name_withheld == withheld {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::NameWithheld { player: id, withheld }]))
    }

    /// Facts outlive a player who was removed or whose entry was taken back: they can be erased too.
    pub(super) fn erase(&self, id: PlayerId) -> Judged {
        let mut objections = Objections::default();
        let ever_entered = self.state.past.versions_ever.contains_key(&id);
        objections.when(!ever_entered, || grounds::unknown_player(id));
        objections.when(self.state.players.get(&id).is_some_and(|player| player.erased), || erased(id));
        objections.heed()?;
        // A person who went on in another group is known there by the same facts.
        let entries = self.state.players.values().filter(|player| !player.erased && player.id != id);
        let same =
            entries.map(|player| player.id).filter(|other| self.state.rated_as(*other) == self.state.rated_as(id));
        let erase: Vec<PlayerId> = std::iter::once(id).chain(same).collect();
        let events = erase.iter().map(|player| Event::Erased { player: *player }).collect();
        Ok(Decision { events, facts: Vec::new(), erase })
    }
}

fn erased(id: PlayerId) -> Reason {
    Reason::house("player_erased").with("player", grounds::player(id))
}

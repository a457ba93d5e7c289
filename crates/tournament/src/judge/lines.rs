//! Knock-out: the lines of the bracket, and players who are out of it.

use rokade_clause::Reason;
use rokade_model::Color;
use rokade_pairing::NOBODY;

use super::entry::late_entry;
use super::{Judge, grounds, pairing};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, NewFacts, Player, PlayerId};

impl Judge<'_> {
    /// The seeds draw for the lines of their band, once, and the lines fix the whole event
    /// (D4.9.7-3, D4.9.7-4).
    pub(super) fn draw_lines(&self, group: &Group, seed: u64) -> Judged {
        let mut objections = Objections::default();
        objections.when(!group.lines.is_empty(), || lines_drawn(group));
        objections.when(group.order.is_none(), || pairing::order_missing(group));
        objections.when(!group.rounds.is_empty(), || {
            grounds::in_group(Reason::house("order_in_use"), group).with("rounds", group.published())
        });
        objections.heed()?;
        let seeds = self.by_strength(group);
        let drawn = crate::bracket::draw(&seeds, seed);
        let lines = drawn.into_iter().map(|number| match number {
            NOBODY => None,
            number => group.player_with(number),
        });
        Ok(Decision::of([Event::LinesDrawn { group: group.id, seed, lines: lines.collect() }]))
    }

    /// A player who is out goes on in another group, if the invitation says so, and is rated once
    /// for the whole event (D4.9.7-6).
    pub(super) fn enter_loser(&self, id: PlayerId, to: GroupId) -> Judged {
        let player = self.player(id)?;
        let (from, target) = (self.group(player.group)?, self.open_group(to)?);
        let about = |reason: Reason| grounds::in_group(reason, from).with("player", grounds::player(id));
        let mut objections = Objections::default();
        let invited = from.settings.system.is_knock_out() && from.settings.losers_to == Some(to);
        objections.when(!invited, || {
            about(Reason::cited("losers_not_invited", "D4.9.7-6")).with("to", target.settings.name.as_str())
        });
        objections.when(from.is_withdrawn(id), || grounds::withdrawn(from, id));
        objections.when(!is_out(from, id), || about(Reason::cited("player_still_in", "D4.9.7-6")));
        let again = self.state.players.values().find(|other| other.same_person == Some(id));
        objections
            .extend(again.map(|again| Reason::house("loser_entered_before").with("player", grounds::player(again.id))));
        let person = self.people.person(id);
        objections.when(player.erased || person.is_none(), || {
            Reason::house("player_erased").with("player", grounds::player(id))
        });
        objections.extend(late_entry(target));
        objections.extend(self.crowded(to, 1));
        objections.heed()?;
        let person = person.cloned().unwrap_or_default();
        Ok(self.entered_again(player, target, person))
    }

    fn entered_again(&self, player: &Player, target: &Group, person: rokade_model::Person) -> Decision {
        let new = PlayerId(self.state.past.players_ever + 1);
        let entered = Event::PlayerEntered {
            player: new,
            group: target.id,
            facts: 1,
            rating: player.rating,
            title: player.title,
            section: String::new(),
            others: player.others,
            same_person: Some(player.id),
        };
        let mut decision = Decision::of([entered]);
        decision.events.extend(super::entry::number_given(target, new, 1));
        decision.events.extend(super::order::dropped(target));
        decision.facts.push(NewFacts { player: new, version: 1, person });
        decision
    }
}

/// Whether the player has lost a match of the knock-out.
fn is_out(group: &Group, player: PlayerId) -> bool {
    let boards = group.rounds.iter().flat_map(|round| &round.boards);
    let lost = |board: &&crate::Board| {
        let color = match player {
            player if player == board.white => Color::White,
            player if player == board.black => Color::Black,
            _ => return false,
        };
        board.game.result().is_some_and(|result| !result.mark(color).is_win())
    };
    boards.into_iter().any(|board| lost(&board))
}

/// The lines are drawn once and stand for the whole event.
pub(super) fn lines_drawn(group: &Group) -> Reason {
    grounds::in_group(Reason::cited("lines_drawn", "D4.9.7-3"), group)
}

/// The first round cannot be laid before the lines are drawn.
pub(crate) fn lines_missing(group: &Group) -> Option<Reason> {
    let clause = group.settings.system.row().drawn.lines().filter(|_| group.lines.is_empty())?;
    Some(grounds::in_group(Reason::cited("lines_missing", clause), group))
}

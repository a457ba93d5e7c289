//! The colour drawn by lot before the first round, where the system begins with one.

use rokade_clause::Reason;
use rokade_model::Color;
use rokade_pairing::System;

use super::{Judge, grounds};
use crate::lots::Lots;
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId};

impl Judge<'_> {
    /// Drawn once and never again.
    pub(super) fn draw_colour(&self, id: GroupId, seed: u64) -> Judged {
        let group = self.open_group(id)?;
        let mut objections = Objections::default();
        match clause(group.settings.system) {
            None => objections.add(grounds::in_group(Reason::house("no_colour_to_draw"), group)),
            Some(clause) => objections.when(group.initial_color.is_some(), || colour_drawn(group, clause)),
        }
        objections.when(!group.rounds.is_empty(), || {
            grounds::in_group(Reason::house("order_in_use"), group).with("rounds", group.published())
        });
        objections.heed()?;
        let color = if Lots::from_seed(seed).below(2) == 0 { Color::White } else { Color::Black };
        Ok(Decision::of([Event::ColourDrawn { group: id, color, seed }]))
    }
}

/// Where a system says that the first colour is drawn by lot; `None` if it needs none.
fn clause(system: System) -> Option<&'static str> {
    system.row().drawn.colour()
}

/// A lot stands for ever.
pub(super) fn colour_drawn(group: &Group, clause: &'static str) -> Reason {
    grounds::in_group(Reason::cited("colour_drawn", clause), group)
}

pub(super) fn colour_stands(group: &Group) -> Option<Reason> {
    clause(group.settings.system).map(|clause| colour_drawn(group, clause))
}

/// The first round cannot be laid before the colour is drawn.
pub(crate) fn colour_missing(group: &Group) -> Option<Reason> {
    let clause = clause(group.settings.system).filter(|_| group.initial_color.is_none())?;
    Some(grounds::in_group(Reason::cited("colour_not_drawn", clause), group))
}

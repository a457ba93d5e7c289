//! Before round 1: start numbers, and the lots and drafts that a system makes from them.

use axum::Form;
use axum::response::Redirect;
use rokade_pairing::{Drawn, System};
use rokade_tournament::{Command, Group, GroupId, OrderedBy, UnionRules};
use rokade_words::{Arg, Lang, text, text_with};
use serde::Deserialize;

use crate::address::GroupPage;
use crate::error::DeskError;
use crate::hall::InGroup;
use crate::secret;

/// What can be pressed before round 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Steps {
    /// Start numbers by lot.
    pub lots: bool,
    pub rating: bool,
    /// Lots are what the system wants.
    pub lots_first: bool,
    /// The colour, if it was not drawn together with the order.
    pub colour: bool,
    /// The lines of the bracket.
    pub lines: bool,
    pub teams: bool,
}

impl Steps {
    pub(super) fn of(group: &Group, players: usize, union: UnionRules) -> Steps {
        let is_before = group.rounds.is_empty() && group.draft.is_none();
        if !is_before || players < 2 {
            return Steps::default();
        }
        let row = group.settings.system.row();
        let has_order = group.order.is_some();
        Steps {
            lots: !has_order && row.drawn.lines().is_none(),
            rating: !has_order,
            lots_first: row.numbers.is_by_lot() && union.hold(),
            colour: has_order && row.drawn.colour().is_some() && group.initial_color.is_none(),
            lines: has_order && row.drawn.lines().is_some() && group.lines.is_empty(),
            teams: has_order && row.drawn.teams().is_some() && group.teams.is_empty(),
        }
    }

    /// The words of the button that orders by rating: it says what else the press does.
    pub(super) fn rating_label(system: System) -> &'static str {
        match system.row().drawn {
            Drawn::Lines(_) => "desk-order-seed",
            Drawn::Teams(_) => "desk-order-teams",
            Drawn::Colour(_) => "desk-order-colour",
            Drawn::Nothing => "desk-players-order-rating",
        }
    }
}

#[derive(Deserialize)]
pub(super) struct OrderForm {
    by: String,
}

/// Start numbers: by lot from the machine's own randomness, or by rating. What the system makes of
/// the order at once, a colour or teams, comes with the same press.
pub(super) async fn order(room: InGroup, Form(form): Form<OrderForm>) -> Result<Redirect, DeskError> {
    let by = if form.by == "rating" { NumberedBy::Rating } else { NumberedBy::Lot };
    number(&room, by).await?;
    match room.group().settings.system.row().drawn {
        Drawn::Teams(_) => Ok(room.to(GroupPage::Teams, "teams")),
        Drawn::Nothing | Drawn::Colour(_) | Drawn::Lines(_) => Ok(room.to(GroupPage::Players, "ordered")),
    }
}

/// How start numbers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberedBy {
    Lot,
    Rating,
}

impl NumberedBy {
    /// What the regulations of the system want; the seeds of a knock-out go by rating.
    pub(crate) fn usual(system: System) -> NumberedBy {
        if system.row().numbers.is_by_lot() { NumberedBy::Lot } else { NumberedBy::Rating }
    }

    pub(crate) fn command(self, group: GroupId) -> Command {
        match self {
            NumberedBy::Rating => Command::OrderByRating { group },
            NumberedBy::Lot => Command::DrawLots { group, seed: secret::seed() },
        }
    }
}

/// Gives the start numbers and draws or forms what the system makes of them at once.
pub(crate) async fn number(room: &InGroup, by: NumberedBy) -> Result<(), DeskError> {
    let (group, system) = (room.id, room.group().settings.system);
    room.hall.run(&by.command(group)).await?;
    match system.row().drawn {
        Drawn::Colour(_) if room.group().initial_color.is_none() => {
            room.hall.run(&Command::DrawColour { group, seed: secret::seed() }).await?;
        }
        Drawn::Teams(_) => {
            room.hall.run(&Command::FormTeams { group }).await?;
        }
        Drawn::Nothing | Drawn::Colour(_) | Drawn::Lines(_) => {}
    }
    Ok(())
}

pub(super) async fn colour(room: InGroup) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::DrawColour { group: room.id, seed: secret::seed() }).await?;
    Ok(room.to(GroupPage::Players, "colour"))
}

/// The lines of the bracket, from the seeds.
pub(super) async fn lines(room: InGroup) -> Result<Redirect, DeskError> {
    room.hall.run(&Command::DrawLots { group: room.id, seed: secret::seed() }).await?;
    Ok(room.to(GroupPage::Bracket, "lines"))
}

/// How the start numbers were found and what was drawn, a sentence each.
pub(super) fn told(lang: Lang, group: &Group) -> Vec<String> {
    let seeded = |key: &str, seed: u64| text_with(lang, key, &[("seed", Arg::from(seed.to_string()))]);
    let mut told = Vec::new();
    told.extend(group.order.as_ref().map(|order| match order.by {
        OrderedBy::Rating => text(lang, "desk-players-by-rating"),
        OrderedBy::File => text(lang, "desk-players-by-file"),
        OrderedBy::Lot { seed } => seeded("desk-players-by-lot", seed),
    }));
    told.extend(group.initial_color.map(|color| match color {
        rokade_model::Color::White => text(lang, "desk-colour-drawn-white"),
        rokade_model::Color::Black => text(lang, "desk-colour-drawn-black"),
    }));
    told.extend(group.lot_seed.map(|seed| seeded("desk-lines-by-lot", seed)));
    told
}

//! The White and the Black column of a group, made equally long (D4.9.6-6.2, 7.3, 7.4).

use rokade_model::Color;

use super::roster::Roster;

#[derive(Clone, Debug, Default)]
pub(super) struct Columns {
    /// In the order of D4.9.6-6.2, from the top row.
    pub white: Vec<usize>,
    pub black: Vec<usize>,
    /// Moved to the other column, in the order moved.
    pub to_black: Vec<usize>,
    pub to_white: Vec<usize>,
    /// Moves that D4.9.6-2.6 did not allow.
    pub not_allowed: usize,
}

impl Columns {
    /// Whom D4.9.6-6.2 sets against a White at first, and in which row, counted from 1.
    pub(super) fn row_of(&self, white: usize) -> Option<(usize, Option<usize>)> {
        let row = self.white.iter().position(|place| *place == white)?;
        Some((row + 1, self.black.get(row).copied()))
    }
}

/// Forms the columns of a group.
pub(super) fn form(roster: &Roster, group: &[usize]) -> Columns {
    let (mut white, mut black) = by_preference(roster, group);
    let wanted = white.len().abs_diff(black.len()) / 2;
    let is_white_longer = white.len() > black.len();
    let (to_black, to_white) = if is_white_longer {
        white.sort_by(|one, other| roster.to_black_order(*one, *other));
        (turn(roster, &mut white, &mut black, wanted, Color::Black), Vec::new())
    } else {
        black.sort_by(|one, other| roster.to_white_order(*one, *other));
        (Vec::new(), turn(roster, &mut black, &mut white, wanted, Color::White))
    };
    white.sort_by(|one, other| roster.white_order(*one, *other));
    black.sort_by(|one, other| roster.black_order(*one, *other));
    let not_allowed = wanted - to_black.len() - to_white.len();
    Columns { white, black, to_black, to_white, not_allowed }
}

/// Everybody by preference; whoever has none goes to the shorter column, White's when they are equal, the
/// strongest first (docs/readings/dubov-1997-colours.md).
pub(super) fn by_preference(roster: &Roster, group: &[usize]) -> (Vec<usize>, Vec<usize>) {
    let of = |preference: Option<Color>| -> Vec<usize> {
        group.iter().copied().filter(|place| roster.players[*place].preference == preference).collect()
    };
    let (mut white, mut black, mut open) = (of(Some(Color::White)), of(Some(Color::Black)), of(None));
    open.sort_by_key(|place| roster.card(*place).rank);
    for place in open {
        if black.len() < white.len() { black.push(place) } else { white.push(place) }
    }
    (white, black)
}

/// Moves the first so many players who may have the other colour (D4.9.6-2.6) and returns them.
fn turn(roster: &Roster, from: &mut Vec<usize>, to: &mut Vec<usize>, wanted: usize, color: Color) -> Vec<usize> {
    let may_turn = |place: &&usize| roster.players[**place].bar(color).is_none();
    let turned: Vec<usize> = from.iter().filter(may_turn).take(wanted).copied().collect();
    from.retain(|place| !turned.contains(place));
    to.extend(&turned);
    turned
}

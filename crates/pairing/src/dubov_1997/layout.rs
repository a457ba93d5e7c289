//! What was decided group by group, before it is explained.

use super::columns::Columns;
use super::fill::{Claim, Same};
use super::rows::Short;

/// How two players came together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// D4.9.6-5: upper half against lower half.
    Halves,
    /// D4.9.6-8.2: a floater and a player of the group.
    Floater,
    /// D4.9.6-6.3: a White who may meet no Black, and another White.
    SameColumn,
    /// D4.9.6-6.2, 6.3: a row of the two columns.
    Row,
    /// D4.9.6-9: the first legal pairing of all.
    Rank,
}

/// A pair by place: the one who was given an opponent, and the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Made {
    pub lead: usize,
    pub other: usize,
    pub by: By,
}

/// A step worth telling, in the order taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Event {
    Joined {
        groups: usize,
    },
    Halves {
        players: usize,
    },
    Floater {
        floater: usize,
        opponent: usize,
    },
    FloaterGoesOn {
        floater: usize,
    },
    UpFor {
        brought: usize,
        current: usize,
    },
    NobodyFor {
        current: usize,
    },
    UpForOdd {
        brought: usize,
    },
    NobodyForOdd {
        players: usize,
    },
    /// D4.9.6-2.5: would have been brought up, but was too often.
    UpEnough {
        player: usize,
    },
    ToBlack {
        turned: usize,
    },
    ToWhite {
        turned: usize,
    },
    MayNotTurn {
        count: usize,
    },
    Standard {
        players: usize,
        /// Somebody without a colour yet was put into the shorter column.
        colours: Colours,
    },
    SameColumn {
        one: usize,
        other: usize,
    },
    /// After two Whites, or without those left over, the others formed their columns anew.
    ColumnsAnew {
        players: usize,
    },
    /// Why not all rows could be filled.
    Short(Short),
    /// The columns as formed would have left more over.
    FewerOver {
        formed: usize,
        over: usize,
    },
    Floats {
        player: usize,
        claim: Claim,
    },
    GoesBack {
        player: usize,
    },
    ByRank {
        players: usize,
    },
}

/// Whether everybody of a group is due a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colours {
    AllDue,
    SomeOpen,
}

/// One group after its turn. Players by place.
#[derive(Clone, Debug, Default)]
pub(super) struct Group {
    /// Everybody whose score group this is.
    pub residents: Vec<usize>,
    /// Those of them not brought up before the group's turn came.
    pub at_home: Vec<usize>,
    pub moved_down: Vec<usize>,
    /// Brought up and paired here.
    pub brought_up: Vec<usize>,
    pub floated: Vec<usize>,
    /// Everybody who was to be paired here, the best claim to float first, if somebody was left over.
    pub claims: Vec<usize>,
    /// The two columns as formed last, before anybody was left over.
    pub formed: Columns,
    /// The two columns as they were paired, row by row.
    pub white: Vec<usize>,
    pub black: Vec<usize>,
    /// Whites who met each other, with the columns they stood in.
    pub same: Vec<Same>,
    /// In the order made.
    pub boards: Vec<Made>,
    pub events: Vec<Event>,
}

/// Whether the text sufficed (docs/readings/dubov-1997-section-nine.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    ByTheText,
    /// So many of the lowest groups were joined.
    Joined(usize),
    /// Even one single group did not come out.
    ByRank,
}

/// The round laid with groups that left players over at the end.
#[derive(Clone, Debug)]
pub(super) struct Attempt {
    pub groups: Vec<Group>,
    /// How many of the lowest groups were one.
    pub joined: usize,
    pub left: Vec<usize>,
}

/// The round, group by group from the top.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub groups: Vec<Group>,
    pub ending: Ending,
    /// What was tried before, in order.
    pub attempts: Vec<Attempt>,
}

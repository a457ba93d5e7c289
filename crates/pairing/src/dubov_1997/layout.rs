//! What was decided group by group, before it is explained.

use super::rows::Claim;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    },
    SameColumn {
        one: usize,
        other: usize,
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
    /// The two columns as they were paired, row by row.
    pub white: Vec<usize>,
    pub black: Vec<usize>,
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

/// The round, group by group from the top.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub groups: Vec<Group>,
    pub ending: Ending,
}

//! The pieces that live pages are made of, as what is kept of them is told apart.

use rokade_model::RoundNumber;
use rokade_rating::norm;
use rokade_tournament::{GroupId, PlayerId};
use rokade_view::ratings::table::By;

/// What an address asks for, its values alone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    Home,
    Boards {
        group: GroupId,
        round: RoundNumber,
    },
    Names {
        group: GroupId,
        round: RoundNumber,
    },
    Schedule(GroupId),
    /// A section by its place among the group's sections.
    Standings {
        group: GroupId,
        section: Option<usize>,
    },
    Cross(GroupId),
    Bracket(GroupId),
    Teams(GroupId),
    Prizes(GroupId),
    Ratings {
        group: GroupId,
        by: By,
    },
    Norms {
        group: GroupId,
        edition: norm::Edition,
        player: Option<PlayerId>,
    },
    /// One group or all of them.
    Projector(Option<GroupId>),
    Seat(PlayerId),
    Player {
        player: PlayerId,
        with: Option<PlayerId>,
    },
    /// How a rating comes about, and how many events of the player are filed.
    Derivation {
        player: PlayerId,
        filed: usize,
    },
    WhyBoard {
        group: GroupId,
        round: RoundNumber,
        board: u32,
    },
    WhyAlone {
        group: GroupId,
        round: RoundNumber,
        player: PlayerId,
    },
}

impl Piece {
    /// Whether the piece is one of the few that everybody in the hall looks at; the others are somebody's own.
    pub(crate) fn is_for_everybody(&self) -> bool {
        match self {
            Piece::Home
            | Piece::Boards { .. }
            | Piece::Names { .. }
            | Piece::Schedule(_)
            | Piece::Standings { .. }
            | Piece::Cross(_)
            | Piece::Bracket(_)
            | Piece::Teams(_)
            | Piece::Prizes(_)
            | Piece::Ratings { .. }
            | Piece::Norms { player: None, .. }
            | Piece::Projector(_) => true,
            Piece::Norms { player: Some(_), .. }
            | Piece::Seat(_)
            | Piece::Player { .. }
            | Piece::Derivation { .. }
            | Piece::WhyBoard { .. }
            | Piece::WhyAlone { .. } => false,
        }
    }
}

//! The one table of rights: role × deed × scope. The layer before the routes, the check at every command, the help page
//! and the matrix of the tests go by it.

use std::ops::RangeInclusive;

use rokade_store::Role;
use rokade_tournament::{Command, GameAt, GroupId, PlayerId, SetGame, Slot, Tournament};

/// What somebody may do. Every command is one of these; those at the end are of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// The event and its groups.
    Settings,
    Players,
    /// Start numbers, lots, colours, teams.
    Numbers,
    Rounds,
    Results,
    /// Games under the referee.
    Games,
    /// Incidents, appeals, penalties.
    Rulings,
    PlayOffs,
    Prizes,
    Report,
    TakeBack,
    DeleteEvent,
    Invite,
    RemoveAccount,
    /// Those of others; everybody ends the own ones.
    EndSignIns,
}

/// How far a right goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    Event,
    /// The groups that the holder is posted to.
    Group,
    /// The boards of the holder's room.
    Room,
    /// The boards that the holder is posted to.
    Boards,
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Right {
    pub role: Role,
    pub deeds: &'static [Deed],
    pub scope: Scope,
}

/// The roles in the order in which the help page prints them.
pub const ROLES: [Role; 2] = [Role::Owner, Role::Arbiter];

/// Whoever has no line here may not.
pub const RIGHTS: &[Right] = &[
    Right { role: Role::Owner, deeds: &Deed::ALL, scope: Scope::Event },
    Right { role: Role::Arbiter, deeds: Deed::ALL.split_at(Deed::OF_COMMANDS).0, scope: Scope::Event },
];

/// The key of a role's name in the texts.
pub const fn role_text(role: Role) -> &'static str {
    match role {
        Role::Owner => "desk-role-owner",
        Role::Arbiter => "desk-role-arbiter",
    }
}

/// How far a role may do something; not at all where there is none.
pub fn scope(role: Role, deed: Deed) -> Option<Scope> {
    RIGHTS.iter().find(|right| right.role == role && right.deeds.contains(&deed)).map(|right| right.scope)
}

/// Where somebody is posted who has not the whole event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Post {
    pub groups: Vec<GroupId>,
    pub room: Vec<Boards>,
    pub boards: Vec<Boards>,
}

/// Boards of a group that lie side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Boards {
    pub group: GroupId,
    pub numbers: RangeInclusive<u32>,
}

/// Where a command lands; nothing is known of one that touches the event as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    pub group: Option<GroupId>,
    pub board: Option<u32>,
}

impl Scope {
    pub fn covers(self, post: &Post, place: Place) -> bool {
        let lies_in = |boards: &[Boards]| boards.iter().any(|boards| boards.hold(place));
        match self {
            Scope::Event => true,
            Scope::Group => place.group.is_some_and(|group| post.groups.contains(&group)),
            Scope::Room => lies_in(&post.room),
            Scope::Boards => lies_in(&post.boards),
        }
    }

    /// The key of its name in the texts.
    pub const fn text(self) -> &'static str {
        match self {
            Scope::Event => "desk-scope-event",
            Scope::Group => "desk-scope-group",
            Scope::Room => "desk-scope-room",
            Scope::Boards => "desk-scope-boards",
        }
    }
}

impl Boards {
    fn hold(&self, place: Place) -> bool {
        place.group == Some(self.group) && place.board.is_some_and(|board| self.numbers.contains(&board))
    }
}

impl Deed {
    pub const ALL: [Deed; 15] = [
        Deed::Settings,
        Deed::Players,
        Deed::Numbers,
        Deed::Rounds,
        Deed::Results,
        Deed::Games,
        Deed::Rulings,
        Deed::PlayOffs,
        Deed::Prizes,
        Deed::Report,
        Deed::TakeBack,
        Deed::DeleteEvent,
        Deed::Invite,
        Deed::RemoveAccount,
        Deed::EndSignIns,
    ];
    /// So many of them, from the first, are commands.
    pub const OF_COMMANDS: usize = 11;

    /// The key of its name in the texts.
    pub const fn text(self) -> &'static str {
        match self {
            Deed::Settings => "desk-right-settings",
            Deed::Players => "desk-right-players",
            Deed::Numbers => "desk-right-numbers",
            Deed::Rounds => "desk-right-rounds",
            Deed::Results => "desk-right-results",
            Deed::Games => "desk-right-games",
            Deed::Rulings => "desk-right-rulings",
            Deed::PlayOffs => "desk-right-play-offs",
            Deed::Prizes => "desk-right-prizes",
            Deed::Report => "desk-right-report",
            Deed::TakeBack => "desk-right-take-back",
            Deed::DeleteEvent => "desk-right-delete-event",
            Deed::Invite => "desk-right-invite",
            Deed::RemoveAccount => "desk-right-remove-account",
            Deed::EndSignIns => "desk-right-end-sign-ins",
        }
    }

    pub fn of(command: &Command) -> Deed {
        match command {
            Command::Create { .. }
            | Command::ChangeTournament { .. }
            | Command::AddGroup { .. }
            | Command::ChangeGroup { .. }
            | Command::RemoveGroup { .. }
            | Command::BringIn { .. }
            | Command::FinishGroup { .. }
            | Command::ReopenGroup { .. } => Deed::Settings,
            Command::EnterPlayer { .. }
            | Command::EnterLate { .. }
            | Command::ImportPlayers { .. }
            | Command::EditPlayer { .. }
            | Command::RemovePlayer { .. }
            | Command::MovePlayer { .. }
            | Command::SplitByRating { .. }
            | Command::FixBoard { .. }
            | Command::WithholdName { .. }
            | Command::Erase { .. }
            | Command::EnterLoser { .. }
            | Command::AskBye { .. }
            | Command::CancelBye { .. }
            | Command::Withdraw { .. }
            | Command::Return { .. } => Deed::Players,
            Command::DrawLots { .. }
            | Command::OrderByRating { .. }
            | Command::DrawColour { .. }
            | Command::FormTeams { .. }
            | Command::RenameTeam { .. }
            | Command::SwapTeamPlayers { .. } => Deed::Numbers,
            Command::Forbid { .. }
            | Command::ForbidAlike { .. }
            | Command::Allow { .. }
            | Command::Pair { .. }
            | Command::PairAgain { .. }
            | Command::DiscardDraft { .. }
            | Command::BeginManual { .. }
            | Command::SetManual { .. }
            | Command::EndManual { .. }
            | Command::Publish { .. }
            | Command::StartRound { .. } => Deed::Rounds,
            Command::SetGame(SetGame { at: Slot::Board(_), .. }) => Deed::Results,
            Command::OpenGame { .. } | Command::HearGame { .. } | Command::StepClock { .. } => Deed::Games,
            Command::FileIncident { .. }
            | Command::AppealIncident { .. }
            | Command::DecideAppeal { .. }
            | Command::ImposePenalty { .. } => Deed::Rulings,
            Command::SetGame(SetGame { at: Slot::PlayOff(_), .. })
            | Command::SetUpPlayOff { .. }
            | Command::CallOffPlayOff { .. }
            | Command::DrawPlaceLot { .. } => Deed::PlayOffs,
            Command::SetPrizes { .. } | Command::PublishPrizes { .. } => Deed::Prizes,
            Command::SendReport { .. } => Deed::Report,
            Command::Undo | Command::TakeBack { .. } => Deed::TakeBack,
        }
    }
}

impl Place {
    /// Where a command lands in a tournament. One that moves between groups, or names none, is the whole event's.
    pub fn of(command: &Command, tournament: &Tournament) -> Place {
        let in_group = |group: &GroupId| Place { group: Some(*group), board: None };
        let of_player =
            |player: &PlayerId| Place { group: tournament.players.get(player).map(|player| player.group), board: None };
        let at_game = |at: &GameAt| match *at {
            GameAt::Board { group, board, .. } => Place { group: Some(group), board: Some(board) },
            GameAt::Free { group } => in_group(&group),
        };
        match command {
            Command::SetGame(SetGame { at: Slot::Board(at), .. }) => {
                Place { group: Some(at.group), board: Some(at.board) }
            }
            Command::SetGame(SetGame { at: Slot::PlayOff(at), .. }) => in_group(&at.group),
            Command::OpenGame { at, .. } | Command::HearGame { at, .. } | Command::FileIncident { at, .. } => {
                at_game(at)
            }
            Command::AppealIncident { incident, .. } | Command::DecideAppeal { incident, .. } => {
                tournament.incident(*incident).map(|incident| at_game(&incident.at)).unwrap_or_default()
            }
            Command::ChangeGroup { group, .. }
            | Command::EnterPlayer { group, .. }
            | Command::EnterLate { group, .. }
            | Command::ImportPlayers { group, .. }
            | Command::DrawLots { group, .. }
            | Command::OrderByRating { group }
            | Command::DrawColour { group, .. }
            | Command::FormTeams { group }
            | Command::RenameTeam { group, .. }
            | Command::SwapTeamPlayers { group, .. }
            | Command::Forbid { group, .. }
            | Command::ForbidAlike { group, .. }
            | Command::Allow { group, .. }
            | Command::Pair { group }
            | Command::PairAgain { group }
            | Command::DiscardDraft { group }
            | Command::BeginManual { group }
            | Command::SetManual { group, .. }
            | Command::EndManual { group, .. }
            | Command::Publish { group }
            | Command::StartRound { group, .. }
            | Command::SetUpPlayOff { group, .. }
            | Command::CallOffPlayOff { group, .. }
            | Command::DrawPlaceLot { group, .. }
            | Command::SetPrizes { group, .. }
            | Command::PublishPrizes { group }
            | Command::BringIn { group, .. }
            | Command::FinishGroup { group }
            | Command::ReopenGroup { group } => in_group(group),
            Command::EditPlayer { player, .. }
            | Command::RemovePlayer { player }
            | Command::FixBoard { player, .. }
            | Command::WithholdName { player, .. }
            | Command::Erase { player }
            | Command::AskBye { player, .. }
            | Command::CancelBye { player, .. }
            | Command::Withdraw { player, .. }
            | Command::Return { player }
            | Command::ImposePenalty { player, .. } => of_player(player),
            Command::Create { .. }
            | Command::ChangeTournament { .. }
            | Command::AddGroup { .. }
            | Command::RemoveGroup { .. }
            | Command::MovePlayer { .. }
            | Command::SplitByRating { .. }
            | Command::EnterLoser { .. }
            | Command::StepClock { .. }
            | Command::SendReport { .. }
            | Command::Undo
            | Command::TakeBack { .. } => Place::default(),
        }
    }
}

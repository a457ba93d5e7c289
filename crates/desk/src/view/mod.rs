//! What pages and paper show: plain rows made from a [`Book`](rokade_store::Book), the same for
//! arbiters, the public and the printer, so that a figure cannot differ between them.
//!
//! | view | shows |
//! |---|---|
//! | [`pairings`] | a round by board and by name |
//! | [`schedule()`] | all rounds of an all-play-all |
//! | [`standings()`], [`section_standings`] | places, corrections, what put each before the next |
//! | [`cross_table`] | all games |
//! | [`player()`] | one player's games and how the place was found |
//! | [`find()`] | where somebody plays |
//! | [`seat_now`] | board, colour and opponent of one player's next game |
//! | [`cards()`] | round cards |
//! | [`why_board`], [`why_alone`], [`pool`] | what the system decided and why, from a [`Laid`] round |
//! | [`Records`] | colours and floats of earlier rounds |
//! | [`bracket()`], [`teams()`], [`MatchView`] | what knock-outs, Olympiads and matches have besides |
//!
//! Every view is made for a [`Reader`]: a language and an [`Audience`]. The [`part`] module renders
//! the tables as pieces of HTML that pages of both kinds include.

mod alphabet;
mod bracket;
mod cards;
mod class;
mod cross;
mod explain;
mod field;
mod find;
mod head;
mod laid;
mod legend;
mod matches;
mod pairings;
pub mod part;
mod player;
mod record;
mod rivals;
mod schedule;
mod seat;
mod standings;
mod teams;
#[cfg(test)]
mod tests;
pub mod time;
#[cfg(test)]
pub(crate) mod trial;
pub mod when;

pub use alphabet::sort_key;
pub use bracket::{BracketBox, BracketColumn, BracketEntry, BracketView, OutRow, bracket, knocked_out};
pub use cards::{Card, CardRound, CardsView, cards};
pub use class::{PlayerClass, class_word};
pub use cross::{CrossCell, CrossLine, CrossView, cross_table};
pub use explain::{PoolList, PoolView, WhySide, WhyView, pool, why_alone, why_board, why_pair};
pub use field::{Audience, Field, Reader, Who, name};
pub use find::{Found, FoundSeat, find};
pub use head::{EventHead, GroupHead};
pub use laid::{Laid, Pair, Told};
pub use legend::LegendLine;
pub(crate) use matches::kind_word;
pub use matches::{MatchLine, MatchView, board_outcome};
pub use pairings::{BoardRow, ByeRow, Outcome, PairingsView, SeatRow, Side, Stage, arrival, outcome, pairings, stage};
pub use player::{Derivation, GameLine, PlayerView, StepLine, TermLine, player};
pub use record::{Due, FloatMark, Record, Records};
pub use rivals::{Ahead, RivalRow, Rivalry, Rivals};
pub use schedule::{ScheduleView, ScheduledRound, schedule};
pub use seat::{SeatView, seat_now};
pub(crate) use standings::tiebreak_name;
pub use standings::{
    AverageRow, Correction, CorrectionHead, ExcludedRow, Running, StandingsRow, StandingsView, section_standings,
    standings,
};
pub use teams::{
    BestOfBoard, BestRow, TeamBoardRow, TeamCard, TeamLine, TeamMatchView, TeamPlayer, TeamRound, TeamsView, team_name,
    teams,
};

#![doc = include_str!("../README.md")]

pub mod address;
mod alphabet;
mod bracket;
mod cards;
pub mod cite;
mod cross;
mod explain;
mod field;
pub mod files;
mod find;
pub mod game;
mod head;
mod laid;
mod legend;
mod matches;
pub mod officer;
mod pairings;
pub mod play_off;
mod player;
pub mod prizes;
pub mod ratings;
mod record;
mod rivals;
pub mod ruling;
mod said;
mod schedule;
pub mod score;
mod seat;
mod standings;
mod teams;
#[cfg(test)]
mod tests;
pub mod time;
#[doc(hidden)]
pub mod trial;
pub mod when;
mod words;

pub use alphabet::sort_key;
pub use bracket::{BracketBox, BracketColumn, BracketEntry, BracketView, OutRow, bracket, knocked_out};
pub use cards::{Card, CardRound, CardsView, cards};
pub use cross::{CrossCell, CrossLine, CrossView, cross_table};
pub use explain::{PoolList, PoolView, WhySide, WhyView, pool, why_alone, why_board, why_pair};
pub use field::{Audience, Field, Reader, Who, name};
pub use find::{Found, FoundSeat, find};
pub use head::{EventHead, GroupHead};
pub use laid::{Laid, Pair};
pub use legend::LegendLine;
pub use matches::kind_word;
pub use matches::{MatchLine, MatchView, board_outcome};
pub use pairings::{BoardRow, ByeRow, Outcome, PairingsView, SeatRow, Side, Stage, arrival, outcome, pairings, stage};
pub use player::{Derivation, GameLine, PlayerView, StepLine, TermLine, player};
pub use record::{Due, FloatMark, Record, Records};
pub use rivals::{Ahead, RivalRow, Rivalry, Rivals};
pub use said::Said;
pub use schedule::{ScheduleView, ScheduledRound, schedule};
pub use seat::{SeatView, seat_now};
pub use standings::tiebreak_name;
pub use standings::{
    AverageRow, Correction, CorrectionHead, ExcludedRow, Running, StandingsRow, StandingsView, section_standings,
    standings,
};
pub use teams::{
    BestOfBoard, BestRow, TeamBoardRow, TeamCard, TeamLine, TeamMatchView, TeamPlayer, TeamRound, TeamsView, team_name,
    teams,
};
pub use words::Words;

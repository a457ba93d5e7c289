#![doc = include_str!("../README.md")]

mod average;
mod correction;
mod counted;
mod cross_table;
mod explain;
mod mutual;
mod own_games;
mod prizes;
mod quarters;
mod rules;
mod standing;
mod tiebreak;
mod withdrawal;

pub use correction::{Dropped, End, Term, Value};
pub use counted::history_as_counted;
pub use cross_table::{Cell, Columns, CrossGame, CrossRow, CrossTable, cross_table};
pub use explain::{Explanation, Neighbour, RoundLine, Standing, explain};
pub use own_games::Tally;
pub use prizes::{Cash, PrizeGroup, PrizeRule, prize_groups};
pub use quarters::Quarters;
pub use rules::{Rules, handbook_scoring};
pub use standing::{Excluded, Row, Separator, Standings, ranked_apart, standings};
pub use tiebreak::{TIEBREAKS, TieBreak, TieBreakRow, UnknownTieBreak};

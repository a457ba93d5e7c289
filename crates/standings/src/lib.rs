#![doc = include_str!("../README.md")]

mod amount;
mod average;
mod column;
mod correction;
mod counted;
mod cross_table;
mod explain;
mod fide;
mod held;
mod mutual;
mod own_games;
mod prizes;
mod rules;
mod standing;
mod tiebreak;
mod withdrawal;

pub use amount::Amount;
pub use correction::{Dropped, End, Term, Value};
pub use counted::history_as_counted;
pub use cross_table::{Cell, Columns, CrossGame, CrossRow, CrossTable, cross_table};
pub use explain::{Explanation, Neighbour, RoundLine, Standing, between, explain};
pub use fide::{Allows, CODES, Code, CodeRow, FideBreak, Variants, warnings};
pub use fide::{CutFirst, OpponentsScore, OwnRound, TieBreakEdition, Unplayed};
pub use own_games::Tally;
pub use prizes::{
    Age, AgeOn, Award, Cash, Category, Contender, Contest, Distribution, Facts, MOST_CATEGORIES, MOST_PRIZES, Missing,
    Ore, Part, Pool, Prize, PrizeFund, PrizeRule, Question, RatingRule, Rounding, Several, Sharing, Unawarded,
    distribute,
};
pub use rules::{Rules, handbook_scoring};
pub use standing::{Excluded, Row, Separator, Standings, ranked_apart, standings, standings_explained};
pub use tiebreak::{TIEBREAKS, TieBreak, TieBreakRow, UnknownTieBreak, known_tiebreaks};

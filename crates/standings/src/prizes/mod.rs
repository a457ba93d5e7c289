//! Prizes: what the organiser offers, who may win it, and what everybody gets.
//!
//! | module | decides |
//! |---|---|
//! | `rule` | what the handbook says where the organiser fixed nothing (§ 24) |
//! | `fund` | what a list of prizes may look like |
//! | `category` | who may win a prize for a rating band, an age, women, a club |
//! | `taking` | which prizes players who are level take together |
//! | `flow`, `dividing` | how money is divided between them, to the last øre |
//! | `order` | what the places alone would give, for Hort's half |
//! | `honours` | who gets cups and books, which cannot be divided |
//! | `distribution` | the whole, with what every amount is made of |
//!
//! The rule in one sentence: from the top of the table, players who are level take the best prizes
//! they are entitled to, one for each, and share the money as evenly as their entitlement allows
//! (docs/readings/prizes-sharing.md). What a fund costs, who pays and who has signed is left to others.

mod category;
mod distribution;
mod dividing;
mod flow;
mod fund;
mod honours;
mod money;
mod order;
mod rule;
mod taking;

pub use category::{Age, AgeOn, Category, Facts, Missing, RatingRule};
pub use distribution::{Award, Contender, Contest, Distribution, Part, Pool, Question, Unawarded, distribute};
pub use fund::{MOST_CATEGORIES, MOST_PRIZES, Prize, PrizeFund, Several, Sharing};
pub use money::{Ore, Rounding};
pub use rule::{Cash, PrizeRule};

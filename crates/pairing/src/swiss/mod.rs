//! What the Swiss systems share: the players of a round in their order, what they have done,
//! and who may meet whom. What a preference or a float is, each system says itself.

mod card;
mod field;

pub(crate) use card::Card;
pub(crate) use field::Field;

//! The words for what the handbook calls a player by rating, for the round card.

pub use rokade_rating::designation::PlayerClass;

/// The key of a class's word.
pub const fn class_word(class: PlayerClass) -> &'static str {
    match class {
        PlayerClass::Master => "print-class-master",
        PlayerClass::First => "print-class-first",
        PlayerClass::Second => "print-class-second",
        PlayerClass::Third => "print-class-third",
    }
}

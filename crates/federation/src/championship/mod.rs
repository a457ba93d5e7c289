//! The Danish championships: their days, who plays in which class (F-100 to F-109).

mod calendar;
mod class;
mod classes;
mod entrant;
mod kandidat;
mod landshold;

pub use calendar::{Calendar, calendar};
pub use class::{Class, YouthGroup};
pub(crate) use classes::twice;
pub use classes::{Asked, Classes, Invalid, Objection, Open, Subject, Wildcard, classes};
pub use entrant::Entrant;
pub use kandidat::{KandidatPlace, KandidatStep};
pub use landshold::{LandsholdPlace, LandsholdStep};

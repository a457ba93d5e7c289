//! The editions of FIDE's Dutch system.

use serde::{Deserialize, Serialize};

/// The text of C.04.3 that an event is played under. It stands in the journal, so that a pairing is explained for
/// ever by the text it was made by. The value journals mean that name none is the first edition of this house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DutchEdition {
    #[default]
    #[serde(rename = "2026")]
    Y2026,
}

impl DutchEdition {
    /// The edition a new event is played under.
    pub const IN_FORCE: DutchEdition = DutchEdition::Y2026;

    /// In the order of their values.
    pub const ALL: &[DutchEdition] = &[DutchEdition::Y2026];

    /// As journals, rows and tables name it.
    pub const fn name(self) -> &'static str {
        match self {
            DutchEdition::Y2026 => "2026",
        }
    }

    /// Whether a journal leaves the edition out, as all did before there was a choice.
    pub(super) const fn is_unwritten(&self) -> bool {
        match self {
            DutchEdition::Y2026 => true,
        }
    }
}

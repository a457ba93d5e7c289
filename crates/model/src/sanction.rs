//! What conduct brings a player.

/// A warning, a suspension, or conduct that nobody has decided on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SanctionKind {
    Warning,
    Suspension,
    /// Unsporting by the regulations, and not decided on.
    Unsporting,
}

impl SanctionKind {
    pub const fn key(self) -> &'static str {
        match self {
            SanctionKind::Warning => "warning",
            SanctionKind::Suspension => "suspension",
            SanctionKind::Unsporting => "unsporting",
        }
    }
}

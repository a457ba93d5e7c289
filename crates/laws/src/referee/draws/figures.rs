//! What a wrong claim costs, edition by edition.

use std::sync::LazyLock;

use rokade_clause::{Edition, Figure, FigureError, table};

use crate::referee::pace::Pace;
use crate::referee::per_edition::PerEdition;
use crate::referee::time::Millis;

/// The figures of one edition.
#[derive(Debug)]
pub struct Figures {
    standard: Figure,
    rapid: Option<Figure>,
    blitz: Option<Figure>,
    deduction: Option<Deduction>,
}

/// What the claimant himself loses, where the edition takes anything from him.
#[derive(Debug)]
struct Deduction {
    halved_above: Millis,
    at_most: Millis,
    left_with: Millis,
}

impl Figures {
    pub fn of(edition: Edition) -> &'static Figures {
        static FIGURES: LazyLock<PerEdition<Figures>> = LazyLock::new(|| PerEdition::load(Figures::load));
        FIGURES.of(edition)
    }

    fn load(edition: Edition) -> Result<Self, FigureError> {
        let table = table("laws/draws")?;
        let table = table.in_edition(edition);
        let minutes = |name: &str| Ok(table.number_if_any(name)?.map(|figure| Millis::from_minutes(figure.value)));
        let parts =
            (minutes("claimant_halved_above")?, minutes("claimant_loses_at_most")?, minutes("claimant_left_with")?);
        let deduction = match parts {
            (Some(halved_above), Some(at_most), Some(left_with)) => {
                Some(Deduction { halved_above, at_most, left_with })
            }
            _ => None,
        };
        Ok(Self {
            standard: table.number("wrong_claim")?,
            rapid: table.number_if_any("wrong_claim_rapid")?,
            blitz: table.number_if_any("wrong_claim_blitz")?,
            deduction,
        })
    }

    /// What the opponent gets for a wrong claim, and the clause of an appendix that says so.
    pub fn compensation(&self, pace: Pace) -> (Millis, Option<&Figure>) {
        let own = match pace {
            Pace::Standard => None,
            Pace::Rapid => self.rapid.as_ref(),
            Pace::Blitz => self.blitz.as_ref(),
        };
        (Millis::from_minutes(own.unwrap_or(&self.standard).value), own)
    }

    /// What a claimant with this much time left loses.
    pub fn deduction(&self, left: Millis) -> Millis {
        match &self.deduction {
            None => Millis::ZERO,
            Some(rule) if left > rule.halved_above => left.half().min(rule.at_most),
            Some(rule) => (left - rule.left_with).max(Millis::ZERO),
        }
    }
}

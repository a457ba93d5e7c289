//! The figures on score sheets and scoring, edition by edition.

use std::sync::LazyLock;

use rokade_clause::{Edition, Figure, FigureError, table};

use crate::referee::pace::Pace;
use crate::referee::per_edition::PerEdition;
use crate::referee::time::Millis;

/// The figures of one edition.
#[derive(Debug)]
pub struct Figures {
    /// With less time than this nobody needs to write, unless each move brings at least `added`.
    pub exempt_below: Millis,
    pub added: Millis,
    /// The exemption lasts to the end of the period.
    pub lasts: bool,
    /// Examples of the Norwegian guide.
    pub unable_deducts: Option<Figure>,
    pub neglect_gives: Option<Figure>,
    looks_rapid: Option<Figure>,
    looks_blitz: Option<Figure>,
    pub win: Figure,
    pub draw: Figure,
    pub loss: Figure,
}

impl Figures {
    pub fn of(edition: Edition) -> &'static Figures {
        static FIGURES: LazyLock<PerEdition<Figures>> = LazyLock::new(|| PerEdition::load(Figures::load));
        FIGURES.of(edition)
    }

    fn load(edition: Edition) -> Result<Self, FigureError> {
        let table = table("laws/sheets")?;
        let table = table.in_edition(edition);
        Ok(Self {
            exempt_below: Millis::from_minutes(table.number("exempt_below")?.value),
            added: Millis::from_seconds(table.number("writes_with_added")?.value),
            lasts: table.number("exempt_to_end_of_period")?.value != 0,
            unable_deducts: table.number_if_any("unable_deducts")?,
            neglect_gives: table.number_if_any("neglect_gives")?,
            looks_rapid: table.number_if_any("looks_rapid")?,
            looks_blitz: table.number_if_any("looks_blitz")?,
            win: table.number("win")?,
            draw: table.number("draw")?,
            loss: table.number("loss")?,
        })
    }

    /// How often a player on move may see the record that the arbiter keeps.
    pub fn looks(&self, pace: Pace) -> Option<&Figure> {
        match pace {
            Pace::Standard => None,
            Pace::Rapid => self.looks_rapid.as_ref(),
            Pace::Blitz => self.looks_blitz.as_ref(),
        }
    }
}

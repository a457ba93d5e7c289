//! The individual tie-breaks of FIDE (Handbook C.07) in every edition, exact, each figure with what it is made of.
//!
//! | articles | module |
//! |---|---|
//! | the codes and their clauses | `code` |
//! | 14, the grammar of descriptors | `descriptor` |
//! | 4.1, 16.6, which text holds | `edition` |
//! | 6 direct encounter | `encounter` |
//! | 7 own rounds | `own` |
//! | 8, 9, 15, 16 sums over opponents | `opponents`, `cut` |
//! | 10 ratings | `ratings` |
//!
//! Values are computed without words; `terms` puts the words to them when somebody asks. Teams (11–13) are left out.

mod code;
mod cut;
mod descriptor;
mod edition;
mod encounter;
mod field;
mod figures;
mod made;
mod opponents;
mod own;
mod part;
mod ratings;
mod terms;
mod warning;

pub use code::{Allows, CODES, Code, CodeRow};
pub use descriptor::{FideBreak, Variants};
pub use edition::{CutFirst, OpponentsScore, OwnRound, TieBreakEdition, Unplayed};
pub use warning::warnings;

pub(crate) use warning::not_computed;

pub(crate) use encounter::{order, places};
pub(crate) use field::Field;
pub(crate) use made::product;
pub(crate) use terms::encounter_terms;

use rokade_model::StartNumber;

use opponents::View;
use part::Part;
use ratings::Ratings;

use crate::Amount;

/// Why a code has no value for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// Somebody is unrated and the rules give no rating: the first of them, and how many more.
    Unrated {
        player: StartNumber,
        others: usize,
    },
    NoGames,
    /// More was cut than there is.
    AllCut,
    /// The edition does not have the code.
    NotInEdition,
}

/// One code over the whole table: everybody's value, and anybody's parts.
pub(crate) struct Computed<'a> {
    field: &'a Field,
    fide: &'a FideBreak,
    /// `None` for codes without ratings, and where the code is dropped.
    ratings: Option<Ratings<'a>>,
}

impl<'a> Computed<'a> {
    pub(crate) fn new(field: &'a Field, fide: &'a FideBreak) -> Self {
        let ratings = fide.code.is_by_rating().then(|| Ratings::of(field, fide.variants.unrated)).flatten();
        Self { field, fide, ratings }
    }

    /// The value of a player; the parts it is made of are left in `parts`.
    pub(crate) fn value(&self, player: usize, parts: &mut Vec<Part>) -> Result<Amount, Missing> {
        parts.clear();
        let (field, variants) = (self.field, &self.fide.variants);
        if field.edition < self.fide.code.row().since {
            return Err(Missing::NotInEdition);
        }
        Ok(match self.fide.code {
            Code::Points => field.scores[player].into(),
            // Known only when everything before it is.
            Code::DirectEncounter => Amount::ZERO,
            Code::Wins => field.wins(player, parts),
            Code::GamesWon => field.games_won(player, parts),
            Code::BlackGames => field.black_games(player, parts),
            Code::BlackWins => field.black_wins(player, parts),
            Code::Progressive => field.progressive(player, variants, parts),
            Code::RoundsElected => field.rounds_elected(player, parts),
            Code::Standard => field.standard_points(player, parts),
            Code::PairingNumber => Amount::whole(field.numbers[player].0.into()),
            Code::Buchholz => field.buchholz(View::AsPlayed, player, variants, parts),
            Code::ForeBuchholz => field.buchholz(View::Fore, player, variants, parts),
            Code::AverageBuchholz => field.average_buchholz(player, variants, parts).ok_or(Missing::NoGames)?,
            Code::SonnebornBerger => field.sonneborn_berger(player, variants, parts),
            Code::Koya => field.koya(player, variants, parts),
            Code::Rating => return self.by_rating(parts, |ratings, _| Some(ratings.own(player))),
            Code::AverageRating => {
                return self.by_rating(parts, |ratings, parts| ratings.average(player, variants, parts));
            }
            Code::Performance => {
                return self.by_rating(parts, |ratings, parts| ratings.tournament_performance(player, parts));
            }
            Code::PerfectPerformance => {
                return self.by_rating(parts, |ratings, parts| ratings.perfect_performance(player, parts));
            }
            Code::AveragePerformance => {
                return self.by_rating(parts, |ratings, parts| ratings.average_performance(player, parts));
            }
            Code::AveragePerfectPerformance => {
                return self.by_rating(parts, |ratings, parts| ratings.average_perfect_performance(player, parts));
            }
        })
    }

    /// Who of the field has no rating.
    fn unrated(&self) -> Missing {
        let numbers = self.field.numbers.iter().zip(&self.field.ratings);
        let mut without = numbers.filter(|(_, rating)| rating.is_none()).map(|(number, _)| *number);
        let player = without.next().expect("a code is dropped because somebody has no rating");
        Missing::Unrated { player, others: without.count() }
    }

    /// A value for which everybody needs a rating.
    fn by_rating(
        &self,
        parts: &mut Vec<Part>,
        of: impl FnOnce(&Ratings<'a>, &mut Vec<Part>) -> Option<Amount>,
    ) -> Result<Amount, Missing> {
        let ratings = self.ratings.as_ref().ok_or_else(|| self.unrated())?;
        let value = of(ratings, parts);
        let is_cut = parts.iter().any(|part| part.cut.is_some());
        value.ok_or(if is_cut { Missing::AllCut } else { Missing::NoGames })
    }
}

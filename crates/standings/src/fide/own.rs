//! Codes made of a player's own rounds (article 7): wins, games with Black, progressive scores, rounds elected.

use rokade_model::{Color, HalfPoints};

use super::cut;
use super::descriptor::Variants;
use super::field::{Cell, Field, Kind, Outcome};
use super::opponents::place;
use super::part::{Note, Part, sum};
use crate::Amount;

impl Field {
    /// Rounds that gave as much as a win, played or not (7.1).
    pub(crate) fn wins(&self, player: usize, parts: &mut Vec<Part>) -> Amount {
        self.count(player, parts, |cell| cell.points == self.scoring.win && cell.kind != Kind::Void)
    }

    /// Games won (7.2).
    pub(crate) fn games_won(&self, player: usize, parts: &mut Vec<Part>) -> Amount {
        self.count(player, parts, |cell| self.is_counted_game(cell) && cell.outcome == Outcome::Win)
    }

    /// Games with Black (7.3).
    pub(crate) fn black_games(&self, player: usize, parts: &mut Vec<Part>) -> Amount {
        self.count(player, parts, |cell| self.is_counted_game(cell) && cell.color == Some(Color::Black))
    }

    /// Games won with Black (7.4).
    pub(crate) fn black_wins(&self, player: usize, parts: &mut Vec<Part>) -> Amount {
        let is_black_win = |cell: &Cell| {
            self.is_counted_game(cell) && cell.color == Some(Color::Black) && cell.outcome == Outcome::Win
        };
        self.count(player, parts, is_black_win)
    }

    /// Rounds in which the player was there to play (7.6).
    pub(crate) fn rounds_elected(&self, player: usize, parts: &mut Vec<Part>) -> Amount {
        self.count(player, parts, |cell| match cell.kind {
            Kind::Game | Kind::ForfeitWin | Kind::PairingBye | Kind::FullBye => true,
            Kind::ForfeitLoss => self.is_counted_game(cell),
            Kind::HalfBye | Kind::ZeroBye | Kind::Void => false,
        })
    }

    fn count(&self, player: usize, parts: &mut Vec<Part>, counts: impl Fn(&Cell) -> bool) -> Amount {
        let line = self.line(player);
        let is_empty = |cell: &Cell| cell.kind == Kind::Void && cell.void_against.is_none();
        // A game awarded after a withdrawal stands in a round of its own, and its round of the schedule is empty.
        let is_awarded = line.iter().skip(self.paired).any(|cell| !is_empty(cell));
        for (round, cell) in line.iter().enumerate() {
            if is_empty(cell) && (is_awarded || round >= self.paired) {
                continue;
            }
            let is_counted = counts(cell);
            let against = cell.opponent.or(cell.void_against);
            let part = Part::new(round, against, Amount::whole(i64::from(is_counted)));
            parts.push(if is_counted { part } else { part.not_counted(Note::NotCounted) });
        }
        sum(parts)
    }

    /// The scores after every round, added up (7.5). Points the arbiter gave or took belong to no round
    /// (docs/readings/tiebreaks-progressive.md).
    pub(crate) fn progressive(&self, player: usize, variants: &Variants, parts: &mut Vec<Part>) -> Amount {
        let mut score = HalfPoints::ZERO;
        for (round, cell) in self.line(player).iter().enumerate() {
            score += cell.points;
            parts.push(Part::new(round, cell.opponent, score.into()));
        }
        cut::first_rounds(parts, variants);
        sum(parts)
    }

    /// One for every round with more points than the opponent, without an opponent more than a draw; half
    /// for as many (7.7; docs/readings/tiebreaks-standard-points.md).
    pub(crate) fn standard_points(&self, player: usize, parts: &mut Vec<Part>) -> Amount {
        for (round, cell) in self.line(player).iter().enumerate() {
            let against = match cell.opponent {
                Some(opponent) => self.line(place(opponent))[round].points,
                None => self.scoring.draw,
            };
            let value = match cell.points.cmp(&against) {
                _ if cell.kind == Kind::Void => Amount::ZERO,
                std::cmp::Ordering::Greater => HalfPoints::ONE.into(),
                std::cmp::Ordering::Equal => HalfPoints::HALF.into(),
                std::cmp::Ordering::Less => Amount::ZERO,
            };
            parts.push(Part::new(round, cell.opponent, value));
        }
        sum(parts)
    }
}

//! Sums over opponents: Buchholz (8.1), Fore Buchholz (8.3), their average (8.2), Sonneborn-Berger (9.1), Koya (9.2).
//!
//! | article | here |
//! |---|---|
//! | 16.3 the score as the opponents see it | [`Field::adjusted`] |
//! | 16.4 own unplayed rounds | `Reading::dummy` |
//! | 15.2 pairings fixed in advance | games alone, real scores |
//!
//! Which contributions a cut takes is decided in `cut`.

use rokade_model::HalfPoints;

use super::descriptor::Variants;
use super::edition::{OpponentsScore, OwnRound};
use super::field::{Cell, Field, Kind};
use super::part::{Note, Part, sum};
use super::{cut, ratings};
use crate::Amount;

/// Which last round a sum sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum View {
    AsPlayed,
    /// Every game paired in the event's last round is a draw.
    Fore,
}

/// How one sum reads the table.
#[derive(Clone, Copy)]
struct Reading<'a> {
    field: &'a Field,
    adjusted: &'a [HalfPoints],
    view: View,
    forfeits_played: bool,
}

impl Field {
    /// Every player's score as his opponents count it (16.3).
    pub(crate) fn adjusted(&self, view: View) -> &[HalfPoints] {
        let known = match view {
            View::AsPlayed => &self.known.adjusted,
            View::Fore => &self.known.adjusted_fore,
        };
        known.get_or_init(|| (0..self.players()).map(|player| self.adjusted_score(player, view)).collect())
    }

    fn adjusted_score(&self, player: usize, view: View) -> HalfPoints {
        if self.is_round_robin {
            return self.score_in(player, view);
        }
        let mut score = self.adjustments[player];
        self.each_as_seen(player, view, |_, _, points| score += points);
        score
    }

    /// The rounds a player did not play that his opponents count with other points than he got.
    pub(super) fn rounds_as_draws(&self, player: usize, view: View) -> Vec<usize> {
        let mut rounds = Vec::new();
        self.each_as_seen(player, view, |round, cell, points| {
            if points != cell.points && !self.is_drawn_in(view, round, cell) {
                rounds.push(round);
            }
        });
        rounds.reverse();
        rounds
    }

    /// Every round from the last, with the points it has for the opponents.
    fn each_as_seen(&self, player: usize, view: View, mut tell: impl FnMut(usize, &Cell, HalfPoints)) {
        let mut only_absent = true;
        for (round, cell) in self.line(player).iter().enumerate().rev() {
            if self.is_drawn_in(view, round, cell) {
                only_absent = false;
                tell(round, cell, self.scoring.draw);
                continue;
            }
            let counts_as_draw = match self.unplayed.opponents {
                OpponentsScore::AsAwarded => false,
                OpponentsScore::LateByesAsDraws => cell.kind.is_requested() && only_absent,
                OpponentsScore::UnplayedAsDraws => cell.kind != Kind::Game,
            };
            tell(round, cell, if counts_as_draw { self.scoring.draw } else { cell.points });
            only_absent &= cell.kind.is_voluntary();
        }
    }

    /// The real score, in Fore Buchholz with the last game drawn.
    pub(super) fn score_in(&self, player: usize, view: View) -> HalfPoints {
        let last = self.rounds.checked_sub(1).map(|round| (round, &self.line(player)[round]));
        match last {
            Some((round, cell)) if self.is_drawn_in(view, round, cell) => {
                self.scores[player] - cell.points + self.scoring.draw
            }
            _ => self.scores[player],
        }
    }

    /// A game of the event's last round, which Fore Buchholz takes for a draw. While the event is under way
    /// there is no such round (docs/readings/tiebreaks-under-way.md).
    fn is_drawn_in(&self, view: View, round: usize, cell: &Cell) -> bool {
        view == View::Fore && self.is_complete && round + 1 == self.rounds && cell.opponent.is_some()
    }

    fn reading(&self, view: View, variants: &Variants) -> Reading<'_> {
        Reading { field: self, adjusted: self.adjusted(view), view, forfeits_played: variants.played }
    }

    /// Buchholz, or Fore Buchholz: the scores of all opponents.
    pub(crate) fn buchholz(&self, view: View, player: usize, variants: &Variants, parts: &mut Vec<Part>) -> Amount {
        let reading = self.reading(view, variants);
        reading.contributions(player, parts, |score, _| score.into());
        cut::by_score(self, parts, variants);
        sum(parts)
    }

    /// Sonneborn-Berger: every opponent's score times the points made against him.
    pub(crate) fn sonneborn_berger(&self, player: usize, variants: &Variants, parts: &mut Vec<Part>) -> Amount {
        let reading = self.reading(View::AsPlayed, variants);
        reading.contributions(player, parts, Amount::product);
        cut::by_score(self, parts, variants);
        sum(parts)
    }

    /// The average Buchholz of the opponents met, to two decimals, a half upwards
    /// (docs/readings/tiebreaks-average-buchholz.md).
    pub(crate) fn average_buchholz(&self, player: usize, variants: &Variants, parts: &mut Vec<Part>) -> Option<Amount> {
        let view = if variants.fore { View::Fore } else { View::AsPlayed };
        let all = self.all_buchholz(view, variants.played);
        for (round, cell) in self.line(player).iter().enumerate() {
            let Some(opponent) = cell.opponent.filter(|_| cell.kind != Kind::Void) else { continue };
            let mut part = Part::new(round, Some(opponent), all[place(opponent)]);
            part.score = self.scores[place(opponent)];
            let is_counted = self.is_regular(cell) || (variants.played && cell.kind.is_forfeit());
            parts.push(if is_counted { part } else { part.not_counted(Note::NotPlayed) });
        }
        let games = i64::try_from(parts.iter().filter(|part| part.counted).count()).expect("games are few");
        (games > 0).then(|| Amount::hundredths(ratings::half_up(sum(parts).in_hundredths(), games)))
    }

    fn all_buchholz(&self, view: View, played: bool) -> &[Amount] {
        let index = usize::from(view == View::Fore) * 2 + usize::from(played);
        self.known.buchholz[index].get_or_init(|| {
            let variants = Variants { played, ..Variants::default() };
            let mut parts = Vec::with_capacity(self.rounds);
            let mut one = |player| {
                parts.clear();
                self.buchholz(view, player, &variants, &mut parts)
            };
            (0..self.players()).map(&mut one).collect()
        })
    }

    /// Koya: the points against opponents with at least half of the possible points, or a limit near it.
    pub(crate) fn koya(&self, player: usize, variants: &Variants, parts: &mut Vec<Part>) -> Amount {
        let limit = self.koya_limit(variants);
        for (round, cell) in self.line(player).iter().enumerate() {
            let Some(opponent) = cell.opponent.filter(|_| cell.kind != Kind::Void) else { continue };
            let mut part = Part::new(round, Some(opponent), cell.points.into());
            part.score = self.scores[place(opponent)];
            part.note = Note::ReachesLimit;
            let is_counted = Amount::from(part.score) >= limit;
            parts.push(if is_counted { part } else { part.not_counted(Note::BelowLimit) });
        }
        sum(parts)
    }

    pub(crate) fn koya_limit(&self, variants: &Variants) -> Amount {
        let percent = self.edition.figures().koya_limit.value;
        // Half-points are fifty hundredths, of which the share is taken.
        let share = i64::from(self.scoring.win.0) * 50 * self.possible_games() * percent / 100;
        Amount::hundredths(share) + HalfPoints(i32::from(variants.limit)).into()
    }

    /// Games a player could have had so far: rest rounds of a round robin are not among them.
    pub(super) fn possible_games(&self) -> i64 {
        let scheduled = |player: usize| self.line(player).iter().filter(|cell| cell.opponent.is_some()).count();
        let games = match self.is_round_robin {
            true => (0..self.players()).filter(|player| !self.excluded[*player]).map(scheduled).max().unwrap_or(0),
            false => self.rounds,
        };
        i64::try_from(games).expect("games are few")
    }
}

impl Reading<'_> {
    /// One contribution for every round that counts, by round.
    fn contributions(self, player: usize, parts: &mut Vec<Part>, value: impl Fn(HalfPoints, HalfPoints) -> Amount) {
        let field = self.field;
        for (round, cell) in field.line(player).iter().enumerate() {
            let is_drawn = field.is_drawn_in(self.view, round, cell);
            let points = if is_drawn { field.scoring.draw } else { cell.points };
            let as_game = is_drawn || field.is_regular(cell) || (self.forfeits_played && cell.kind.is_forfeit());
            let (score, note) = match cell.opponent {
                Some(opponent) if as_game => self.opponent(place(opponent), cell, is_drawn),
                _ if as_game || cell.kind == Kind::Void => continue,
                _ => self.dummy(player, round, cell),
            };
            let mut part = Part::new(round, cell.opponent, value(score, points));
            part.score = score;
            part.note = note;
            part.is_voluntary = !as_game && cell.kind.is_voluntary();
            parts.push(part);
        }
    }

    fn opponent(self, opponent: usize, cell: &Cell, is_drawn: bool) -> (HalfPoints, Note) {
        let score = self.adjusted[opponent];
        let note = match cell.kind {
            _ if is_drawn => Note::LastRoundDrawn,
            Kind::ForfeitWin | Kind::ForfeitLoss => Note::ForfeitAsGame,
            _ if cell.is_unfinished => Note::Unfinished,
            _ => self.changed(opponent, score),
        };
        (score, note)
    }

    /// Why an opponent counts with another score than the table shows: rounds he did not play (16.3), or his
    /// last round as a draw (8.3).
    fn changed(self, opponent: usize, score: HalfPoints) -> Note {
        let real = self.field.scores[opponent];
        let drawn = self.field.score_in(opponent, self.view);
        match (drawn == real, score == drawn) {
            _ if score == real => Note::Plain,
            (true, _) => Note::Adjusted,
            (false, true) => Note::OpponentDrawn,
            (false, false) => Note::OpponentDrawnAndAdjusted,
        }
    }

    /// Whom the player is taken to have met in a round he did not play (16.4).
    fn dummy(self, player: usize, round: usize, cell: &Cell) -> (HalfPoints, Note) {
        let field = self.field;
        let own = field.score_in(player, self.view);
        match field.unplayed.own {
            OwnRound::Dummy => (own, Note::Dummy),
            OwnRound::CappedDummy => {
                let (cap, note) = match cell.opponent.filter(|_| cell.kind.is_forfeit()) {
                    Some(opponent) => (self.adjusted[place(opponent)], Note::DummyCappedByOpponent),
                    None => (all_draws(field, field.rounds), Note::DummyCappedByRounds),
                };
                if cap < own { (cap, note) } else { (own, Note::Dummy) }
            }
            OwnRound::VirtualOpponent => {
                let [before, given, later] = field.virtual_opponent(player, round);
                (before + given + later, Note::Virtual)
            }
        }
    }
}

impl Field {
    /// What a virtual opponent's score is made of: the player's own before the round, what the round did not give the
    /// player, and a draw for every round after it.
    pub(super) fn virtual_opponent(&self, player: usize, round: usize) -> [HalfPoints; 3] {
        let line = self.line(player);
        let before: HalfPoints = line[..round].iter().map(|cell| cell.points).sum();
        let later = all_draws(self, self.rounds - round - 1);
        [self.adjustments[player] + before, self.scoring.win - line[round].points, later]
    }
}

fn all_draws(field: &Field, rounds: usize) -> HalfPoints {
    HalfPoints(field.scoring.draw.0 * i32::try_from(rounds).expect("rounds are few"))
}

pub(super) fn place(opponent: u32) -> usize {
    usize::try_from(opponent).expect("a position fits")
}

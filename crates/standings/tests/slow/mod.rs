//! The tie-breaks computed a second time, slowly and round by round, from the restatement of the text alone. Shares
//! nothing with the crate but the history and the rating tables.

use rokade_model::{ByeKind, Color, Entry, History, Mark, StartNumber};
use rokade_rating::Exact;
use rokade_rating::table::Tables;

/// A contribution to a sum: the opponent's score, what it adds, and whether the player chose not to play.
#[derive(Clone, Copy, Debug)]
struct Share {
    score: i64,
    adds: i64,
    chosen: bool,
}

/// A table of 2026 after its last paired round. Points in half-points throughout.
pub(crate) struct Slow<'a> {
    pub history: &'a History,
    pub round_robin: bool,
    pub rounds: u32,
}

/// How the least significant contribution is found.
#[derive(Clone, Copy, PartialEq)]
enum Sum {
    Buchholz,
    SonnebornBerger,
}

impl Slow<'_> {
    fn players(&self) -> Vec<StartNumber> {
        self.history.players.iter().map(|player| player.number).collect()
    }

    fn entry(&self, player: StartNumber, round: u32) -> Entry {
        self.history.player(player).unwrap().entry(round)
    }

    fn points(&self, player: StartNumber, round: u32) -> i64 {
        self.entry(player, round).points(&self.history.scoring).0.into()
    }

    fn win(&self) -> i64 {
        self.history.scoring.win.0.into()
    }

    fn draw(&self) -> i64 {
        self.history.scoring.draw.0.into()
    }

    /// Points of all rounds on record, byes of rounds nobody is paired in included.
    fn score(&self, player: StartNumber) -> i64 {
        let last = self.history.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0);
        let last = u32::try_from(last).unwrap();
        let given = i64::from(self.history.player(player).unwrap().adjustment.0);
        given + (1..=last).map(|round| self.points(player, round)).sum::<i64>()
    }

    fn opponent(&self, player: StartNumber, round: u32) -> Option<StartNumber> {
        self.entry(player, round).opponent()
    }

    fn is_over_the_board(&self, player: StartNumber, round: u32) -> bool {
        matches!(self.entry(player, round), Entry::Game { mark, .. } if mark.is_none_or(Mark::is_played))
    }

    fn is_forfeit(&self, player: StartNumber, round: u32, mark: Mark) -> bool {
        matches!(self.entry(player, round), Entry::Game { mark: Some(found), .. } if found == mark)
    }

    fn is_requested(&self, player: StartNumber, round: u32) -> bool {
        matches!(self.entry(player, round), Entry::Blank | Entry::Bye(ByeKind::Half | ByeKind::Zero))
    }

    fn is_voluntary(&self, player: StartNumber, round: u32) -> bool {
        self.is_requested(player, round) || self.is_forfeit(player, round, Mark::ForfeitLoss)
    }

    fn is_fore(&self, player: StartNumber, round: u32, fore: bool) -> bool {
        let is_last = round == self.rounds && self.rounds >= self.history.rounds;
        fore && is_last && self.opponent(player, round).is_some()
    }

    pub(crate) fn adjusted(&self, player: StartNumber, fore: bool) -> i64 {
        if self.round_robin {
            return self.fore_score(player, fore);
        }
        let mut sum = i64::from(self.history.player(player).unwrap().adjustment.0);
        for round in 1..=self.rounds {
            let away = |later: u32| self.is_voluntary(player, later) && !self.is_fore(player, later, fore);
            let gone = self.is_requested(player, round) && (round..=self.rounds).all(away);
            let as_draw = self.is_fore(player, round, fore) || gone;
            sum += if as_draw { self.draw() } else { self.points(player, round) };
        }
        sum
    }

    fn fore_score(&self, player: StartNumber, fore: bool) -> i64 {
        let score = self.score(player);
        match self.is_fore(player, self.rounds, fore) {
            true => score - self.points(player, self.rounds) + self.draw(),
            false => score,
        }
    }

    fn shares(&self, player: StartNumber, sum: Sum, fore: bool, played: bool) -> Vec<Share> {
        let mut shares = Vec::new();
        for round in 1..=self.rounds {
            let drawn = self.is_fore(player, round, fore);
            let points = if drawn { self.draw() } else { self.points(player, round) };
            let opponent = self.opponent(player, round);
            let is_forfeit = opponent.is_some() && !self.is_over_the_board(player, round);
            let as_game = opponent.is_some() && (drawn || !is_forfeit || played || self.round_robin);
            let score = match opponent {
                Some(opponent) if as_game => self.adjusted(opponent, fore),
                None if self.round_robin => continue,
                Some(opponent) => self.fore_score(player, fore).min(self.adjusted(opponent, fore)),
                None => self.fore_score(player, fore).min(self.draw() * i64::from(self.rounds)),
            };
            let adds = if sum == Sum::Buchholz { 2 * score } else { score * points };
            shares.push(Share { score, adds, chosen: !as_game && self.is_voluntary(player, round) });
        }
        shares
    }

    /// What is left after the cuts, in quarter points.
    fn cut(&self, mut shares: Vec<Share>, low: usize, high: usize) -> i64 {
        for _ in 0..low {
            let mut by_score = shares.clone();
            by_score.sort_by_key(|share| (share.score, share.adds));
            let Some(least) = by_score.first().copied() else { break };
            let mut chosen: Vec<Share> = shares.iter().copied().filter(|share| share.chosen).collect();
            chosen.sort_by_key(|share| (share.adds, share.score));
            let goes = chosen.first().copied().filter(|chosen| chosen.adds >= least.adds).unwrap_or(least);
            let same =
                |share: &Share| (share.score, share.adds) == (goes.score, goes.adds) && share.chosen == goes.chosen;
            let at = shares.iter().position(same).unwrap();
            shares.remove(at);
        }
        shares.sort_by_key(|share| (share.score, share.adds));
        shares.truncate(shares.len().saturating_sub(high));
        shares.iter().map(|share| share.adds).sum()
    }

    pub(crate) fn buchholz(&self, player: StartNumber, fore: bool, played: bool, low: usize, high: usize) -> String {
        Exact::new(self.cut(self.shares(player, Sum::Buchholz, fore, played), low, high), 4).to_string()
    }

    pub(crate) fn sonneborn_berger(&self, player: StartNumber, played: bool, low: usize, high: usize) -> String {
        Exact::new(self.cut(self.shares(player, Sum::SonnebornBerger, false, played), low, high), 4).to_string()
    }

    pub(crate) fn average_buchholz(&self, player: StartNumber, fore: bool) -> Option<String> {
        let met = (1..=self.rounds).filter(|round| match self.round_robin {
            true => self.opponent(player, *round).is_some(),
            false => self.is_over_the_board(player, *round),
        });
        let sums: Vec<i64> = met
            .map(|round| {
                let opponent = self.opponent(player, round).unwrap();
                self.cut(self.shares(opponent, Sum::Buchholz, fore, false), 0, 0)
            })
            .collect();
        let count = i64::try_from(sums.len()).unwrap();
        let hundredths = (count > 0).then(|| Exact::new(sums.iter().sum::<i64>() * 25, count).half_up())?;
        Some(Exact::new(hundredths, 100).to_string())
    }

    pub(crate) fn koya(&self, player: StartNumber, limit: i64) -> String {
        let games = |player: StartNumber| {
            i64::try_from((1..=self.rounds).filter(|round| self.opponent(player, *round).is_some()).count()).unwrap()
        };
        let most = match self.round_robin {
            true => self.players().into_iter().map(games).max().unwrap_or(0),
            false => i64::from(self.rounds),
        };
        let is_enough = |opponent: StartNumber| 2 * self.score(opponent) >= self.win() * most + 2 * limit;
        let against = (1..=self.rounds).filter(|round| self.opponent(player, *round).is_some_and(is_enough));
        Exact::new(against.map(|round| self.points(player, round)).sum(), 2).to_string()
    }

    /// One, a half or nothing per round, counted in halves.
    pub(crate) fn rounds_with(&self, player: StartNumber, code: &str) -> String {
        let halves = (1..=self.rounds).map(|round| {
            let points = self.points(player, round);
            let is_forfeit_win = self.is_forfeit(player, round, Mark::ForfeitWin);
            let is_game = self.is_over_the_board(player, round) || (self.round_robin && is_forfeit_win);
            let (is_black, is_win) = match self.entry(player, round) {
                Entry::Game { color, mark, .. } => (color == Some(Color::Black), mark.is_some_and(Mark::is_win)),
                _ => (false, false),
            };
            let is_bye_of_round_robin = self.round_robin && self.opponent(player, round).is_none();
            let is = match code {
                "WIN" => points == self.win() && !is_bye_of_round_robin,
                "WON" => is_game && is_win,
                "BPG" => is_game && is_black,
                "BWG" => is_game && is_black && is_win,
                "REP" => !self.is_voluntary(player, round) && !is_bye_of_round_robin,
                "STD" => {
                    let other = self.opponent(player, round).map_or(self.draw(), |other| self.points(other, round));
                    return match points - other {
                        _ if is_bye_of_round_robin => 0,
                        1.. => 2,
                        0 => 1,
                        _ => 0,
                    };
                }
                other => panic!("{other}"),
            };
            if is { 2 } else { 0 }
        });
        Exact::new(halves.sum(), 2).to_string()
    }

    pub(crate) fn progressive(&self, player: StartNumber, cut: u32) -> String {
        let after = |round: u32| (1..=round).map(|round| self.points(player, round)).sum::<i64>();
        Exact::new((cut + 1..=self.rounds).map(after).sum(), 2).to_string()
    }
}

/// Ratings.
impl Slow<'_> {
    fn rating(&self, player: StartNumber) -> i64 {
        self.history.player(player).unwrap().rating.unwrap().into()
    }

    fn met(&self, player: StartNumber) -> Vec<StartNumber> {
        let played = (1..=self.rounds).filter(|round| self.is_over_the_board(player, *round));
        played.map(|round| self.opponent(player, round).unwrap()).collect()
    }

    /// On the scale 1, ½, 0, in half-points.
    fn rated_score(&self, player: StartNumber) -> i64 {
        let points = |round: u32| match self.entry(player, round) {
            Entry::Game { mark: None, .. } => 1,
            Entry::Game { mark: Some(mark), .. } if !mark.is_played() => 0,
            Entry::Game { mark: Some(mark), .. } => 2 * i64::from(mark.is_win()) + i64::from(mark.is_draw()),
            _ => 0,
        };
        (1..=self.rounds).map(points).sum()
    }

    pub(crate) fn average_rating(&self, player: StartNumber, low: usize, high: usize) -> Option<i64> {
        let mut ratings: Vec<i64> = self.met(player).into_iter().map(|opponent| self.rating(opponent)).collect();
        ratings.sort_unstable();
        ratings.drain(..low.min(ratings.len()));
        ratings.truncate(ratings.len().saturating_sub(high));
        mean(&ratings)
    }

    pub(crate) fn performance(&self, player: StartNumber) -> Option<i64> {
        let games = i64::try_from(self.met(player).len()).unwrap();
        let average = self.average_rating(player, 0, 0)?;
        let percent = Exact::new(50 * self.rated_score(player), games).half_up();
        Some(average + i64::from(Tables::fide().difference(u32::try_from(percent).unwrap()).unwrap()))
    }

    pub(crate) fn perfect(&self, player: StartNumber) -> Option<i64> {
        let ratings: Vec<i64> = self.met(player).into_iter().map(|opponent| self.rating(opponent)).collect();
        let lowest = *ratings.iter().min()?;
        let score = self.rated_score(player);
        if score == 0 {
            return Some(lowest - 800);
        }
        let expected = |rating: i64| {
            let difference = |other: &i64| i32::try_from(rating - other).unwrap();
            ratings.iter().map(|other| i64::from(Tables::fide().expected(difference(other)).0)).sum::<i64>()
        };
        (lowest - 1000..).find(|rating| expected(*rating) >= 50 * score)
    }

    pub(crate) fn average_of(&self, player: StartNumber, figure: impl Fn(StartNumber) -> Option<i64>) -> Option<i64> {
        mean(&self.met(player).into_iter().filter_map(figure).collect::<Vec<i64>>())
    }
}

fn mean(figures: &[i64]) -> Option<i64> {
    let count = i64::try_from(figures.len()).unwrap();
    (count > 0).then(|| Exact::new(figures.iter().sum(), count).half_up())
}

/// Direct encounter.
impl Slow<'_> {
    /// Everybody's place among those with equal points: 0 for a group that stays level.
    pub(crate) fn encounters(&self, played: bool) -> Vec<(StartNumber, i64)> {
        let mut places = Vec::new();
        for player in self.players() {
            let level: Vec<StartNumber> =
                self.players().into_iter().filter(|other| self.score(*other) == self.score(player)).collect();
            let order = self.order(&level, played);
            let before: usize = order.iter().take_while(|part| !part.contains(&player)).map(Vec::len).sum();
            places.push((player, if order.len() == 1 { 0 } else { i64::try_from(before).unwrap() + 1 }));
        }
        places
    }

    fn results(&self, one: StartNumber, other: StartNumber, played: bool) -> Vec<i64> {
        let counts = |round: &u32| {
            self.opponent(one, *round) == Some(other)
                && (self.is_over_the_board(one, *round) || played || self.round_robin)
        };
        (1..=self.rounds).filter(counts).map(|round| self.points(one, round)).collect()
    }

    fn order(&self, group: &[StartNumber], played: bool) -> Vec<Vec<StartNumber>> {
        if group.len() == 1 {
            return vec![group.to_vec()];
        }
        let others = |player: StartNumber| group.iter().copied().filter(move |other| *other != player);
        let low = |player: StartNumber| {
            others(player).fold(Exact::ZERO, |sum, other| {
                let results = self.results(player, other, played);
                let count = i64::try_from(results.len()).unwrap();
                if count == 0 { sum } else { sum + Exact::new(results.iter().sum(), count) }
            })
        };
        let missing = |player: StartNumber| {
            others(player).filter(|other| self.results(player, *other, played).is_empty()).count()
        };
        let high =
            |player: StartNumber| low(player) + Exact::whole(self.win() * i64::try_from(missing(player)).unwrap());
        if self.round_robin || group.iter().all(|player| missing(*player) == 0) {
            let mut scores: Vec<Exact> = group.iter().map(|player| low(*player)).collect();
            scores.sort();
            scores.dedup();
            if scores.len() == 1 {
                return vec![group.to_vec()];
            }
            let with =
                |score: &Exact| group.iter().copied().filter(|player| low(*player) == *score).collect::<Vec<_>>();
            return scores.iter().rev().flat_map(|score| self.order(&with(score), played)).collect();
        }
        let mut left = group.to_vec();
        let mut order = Vec::new();
        while left.len() > 1 {
            let certain = |player: &StartNumber| {
                left.iter().filter(|other| *other != player).all(|other| low(*player) > high(*other))
            };
            let Some(first) = left.iter().copied().find(certain) else { break };
            order.push(vec![first]);
            left.retain(|player| *player != first);
        }
        if order.is_empty() {
            return vec![group.to_vec()];
        }
        order.extend(self.order(&left, played));
        order
    }
}

//! The words to a figure: every round with what it gave, what was cut, and why.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{HalfPoints, RoundNumber, StartNumber};

use super::edition::{Article, TieBreakEdition};
use super::field::{Field, Kind};
use super::part::{Cut, Note, Part};
use super::{Code, Computed, FideBreak, Missing};
use crate::Amount;
use crate::correction::{Term, by_clause, unfinished};

/// A value with everything it is made of.
pub(crate) struct Explained {
    pub terms: Vec<Term>,
    /// How the terms make the value, where that is more than adding up.
    pub how: Option<Reason>,
}

impl Missing {
    pub fn reason(self, fide: &FideBreak, edition: TieBreakEdition) -> Reason {
        let key = match self {
            Missing::Unrated { .. } => "tiebreak_unrated",
            Missing::NoGames => "tiebreak_no_games",
            Missing::AllCut => "tiebreak_all_cut",
            Missing::NotInEdition => "tiebreak_not_in_edition",
        };
        let reason = by_clause(key, &fide.code.clause(edition)).with("code", fide.key());
        match self {
            Missing::Unrated { player, others } => unrated(reason, player, others),
            Missing::NoGames | Missing::AllCut | Missing::NotInEdition => reason,
        }
    }
}

/// Who keeps a code by ratings from being used: the first without a rating, and how many more.
pub(super) fn unrated(reason: Reason, player: StartNumber, others: usize) -> Reason {
    let others = i64::try_from(others).expect("a count of players fits");
    reason.read_as("tiebreaks-unrated").with("player", Fact::Player(player)).with("others", others)
}

impl Computed<'_> {
    /// The words to the parts a value left behind.
    pub fn explained(&self, player: usize, parts: &[Part]) -> Explained {
        let terms = parts.iter().map(|part| self.term(player, part)).collect();
        Explained { terms, how: self.how(player) }
    }

    fn term(&self, player: usize, part: &Part) -> Term {
        Term {
            round: part.round,
            opponent: part.opponent.map(|opponent| self.field.numbers[super::opponents::place(opponent)]),
            value: part.value,
            score: part.score,
            counted: part.counted,
            dropped_at: None,
            reason: self.reason(player, part),
            cut: part.cut.map(|cut| self.cut(cut)),
        }
    }

    fn cited(&self, key: &'static str, article: Article) -> Reason {
        by_clause(key, &self.field.edition.article(article))
    }

    fn clause(&self) -> ClauseId {
        self.fide.code.clause(self.field.edition)
    }

    fn reason(&self, player: usize, part: &Part) -> Option<Reason> {
        let counts = half_points(part.score);
        let own = half_points(self.field.scores[player]);
        Some(match part.note {
            Note::Plain | Note::NotCounted => return None,
            Note::Unfinished => unfinished(),
            Note::Adjusted => {
                let reason = self.cited("opponent_score_adjusted", Article::Adjusted);
                reason.with("scored", self.scored(part)).with("counts", counts)
            }
            Note::OpponentDrawn => {
                let reason = by_clause("opponent_last_round_as_draw", &self.clause());
                reason.with("scored", self.scored(part)).with("counts", counts)
            }
            Note::OpponentDrawnAndAdjusted => {
                let reason = by_clause("opponent_last_round_and_adjusted", &self.clause());
                let reason = reason.and(self.field.edition.article(Article::Adjusted));
                reason.with("scored", self.scored(part)).with("counts", counts)
            }
            Note::Dummy => self.cited("dummy_own_score", Article::Dummy).with("counts", counts),
            Note::DummyCappedByRounds => {
                self.cited("dummy_capped_by_draws", Article::Dummy).with("own", own).with("counts", counts)
            }
            Note::DummyCappedByOpponent => {
                self.cited("dummy_capped_by_opponent", Article::Dummy).with("own", own).with("counts", counts)
            }
            Note::Virtual => self.cited("virtual_opponent", Article::Dummy).with("counts", counts),
            Note::ForfeitAsGame => match self.field.is_round_robin {
                true => self.cited("forfeit_as_game", Article::Fixed),
                false => self.cited("forfeit_as_game", Article::Played),
            },
            Note::LastRoundDrawn => by_clause("last_round_as_draw", &self.clause()),
            Note::BelowLimit => by_clause("below_koya_limit", &self.clause())
                .with("limit", self.field.koya_limit(&self.fide.variants).fact())
                .with("scored", self.scored(part)),
            Note::ReachesLimit => by_clause("reaches_koya_limit", &self.clause()).with("scored", self.scored(part)),
            Note::NotPlayed => by_clause("game_not_played", &self.clause()),
        })
    }

    /// What the opponent of a part has in the table.
    fn scored(&self, part: &Part) -> Fact {
        half_points(part.opponent.map(|at| self.field.scores[super::opponents::place(at)]).unwrap_or_default())
    }

    fn cut(&self, cut: Cut) -> Reason {
        match cut {
            Cut::Lowest => self.cited("cut_lowest", Article::Cut),
            Cut::Voluntary => self.cited("cut_voluntary", Article::Voluntary),
            Cut::Highest => self.cited("cut_highest", Article::Cut),
            Cut::FirstRounds => self.cited("cut_first_rounds", Article::Cut),
        }
    }

    fn how(&self, player: usize) -> Option<Reason> {
        let made = |key| by_clause(key, &self.clause());
        Some(match self.fide.code {
            Code::Koya => made("tiebreak_koya_limit").with("limit", self.field.koya_limit(&self.fide.variants).fact()),
            Code::Performance => {
                let performed = self.ratings.as_ref()?.performed(player)?;
                made("tiebreak_performance")
                    .with("average", performed.average)
                    .with("percent", performed.percent)
                    .with("difference", performed.difference)
            }
            Code::PerfectPerformance => {
                let line = self.field.line(player).iter().filter(|cell| self.field.is_rated_game(cell));
                made("tiebreak_perfect_performance").with("score", half_points(super::ratings::score(line)))
            }
            Code::AverageBuchholz
            | Code::AverageRating
            | Code::AveragePerformance
            | Code::AveragePerfectPerformance => made("tiebreak_average"),
            _ => return None,
        })
    }
}

fn half_points(points: HalfPoints) -> Fact {
    Fact::HalfPoints(i64::from(points.0))
}

/// A player's games among the level, for direct encounter, and what the encounters decided.
pub(crate) fn encounter_terms(field: &Field, player: usize, group: &[usize], fide: &FideBreak) -> Explained {
    let clause = fide.code.clause(field.edition);
    let mut members = group.to_vec();
    members.sort_unstable();
    let mut met = Vec::new();
    let mut terms = Vec::new();
    for (round, cell) in field.line(player).iter().enumerate() {
        let Some(opponent) = cell.opponent.map(super::opponents::place).filter(|_| cell.kind != Kind::Void) else {
            continue;
        };
        if members.binary_search(&opponent).is_err() {
            continue;
        }
        let counted = field.is_regular(cell) || (fide.variants.played && cell.kind.is_forfeit());
        if counted {
            met.push(opponent);
        }
        terms.push(Term {
            round: RoundNumber::try_from(round + 1).expect("a round number fits"),
            opponent: Some(field.numbers[opponent]),
            value: Amount::from(cell.points),
            score: field.scores[opponent],
            counted,
            dropped_at: None,
            reason: (!counted).then(|| by_clause("game_not_played", &clause)),
            cut: None,
        });
    }
    met.sort_unstable();
    met.dedup();
    let level = u32::try_from(group.len()).expect("players fit");
    let met = u32::try_from(met.len()).expect("players fit");
    let how = by_clause("tiebreak_encounters", &clause).with("level", level).with("met", met);
    Explained { terms, how: Some(how) }
}

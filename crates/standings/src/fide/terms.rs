//! The words to a figure: every round with what it gave, what was cut, and why.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{HalfPoints, RoundNumber, StartNumber};

use super::edition::{Article, CutFirst, TieBreakEdition};
use super::field::{Field, Kind};
use super::made::{perfect, performance};
use super::opponents::View;
use super::part::{Cut, Note, Part, sum};
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
    pub(crate) fn reason(self, fide: &FideBreak, edition: TieBreakEdition) -> Reason {
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
    pub(crate) fn explained(&self, player: usize, parts: &[Part]) -> Explained {
        let terms = parts.iter().map(|part| self.term(player, part, parts)).collect();
        Explained { terms, how: self.how(player, parts) }
    }

    fn term(&self, player: usize, part: &Part, parts: &[Part]) -> Term {
        Term {
            round: part.round,
            opponent: part.opponent.map(|opponent| self.field.numbers[super::opponents::place(opponent)]),
            value: part.value,
            score: part.score,
            counted: part.counted,
            dropped_at: None,
            reason: self.told(player, part),
            cut: part.cut.map(|cut| self.cut(cut, part, parts)),
        }
    }

    fn cited(&self, key: &'static str, article: Article) -> Reason {
        by_clause(key, &self.field.edition.article(article))
    }

    pub(super) fn clause(&self) -> ClauseId {
        self.fide.code.clause(self.field.edition)
    }

    /// What a part is made of, and why it is not what one would expect.
    fn told(&self, player: usize, part: &Part) -> Option<Reason> {
        let made = self.made_of(player, part).filter(|_| part.note != Note::NotPlayed);
        match self.reason(player, part) {
            Some(why) => Some(why.because(made)),
            None => made,
        }
    }

    fn reason(&self, player: usize, part: &Part) -> Option<Reason> {
        let counts = half_points(part.score);
        let own = half_points(self.field.score_in(player, self.view()));
        Some(match part.note {
            Note::Plain | Note::NotCounted => return None,
            Note::Unfinished => unfinished(),
            Note::Adjusted => {
                let reason = self.cited("opponent_score_adjusted", Article::Adjusted);
                self.as_draws(reason.with("scored", self.scored(part)).with("counts", counts), part)
            }
            Note::OpponentDrawn => {
                let reason = by_clause("opponent_last_round_as_draw", &self.clause());
                reason.with("scored", self.scored(part)).with("counts", counts)
            }
            Note::OpponentDrawnAndAdjusted => {
                let reason = by_clause("opponent_last_round_and_adjusted", &self.clause());
                let reason = reason.and(self.field.edition.article(Article::Adjusted));
                self.as_draws(reason.with("scored", self.scored(part)).with("counts", counts), part)
            }
            Note::Dummy => self.cited("dummy_own_score", Article::Dummy).with("counts", counts),
            Note::DummyCappedByRounds => {
                self.cited("dummy_capped_by_draws", Article::Dummy).with("own", own).with("counts", counts)
            }
            Note::DummyCappedByOpponent => {
                self.cited("dummy_capped_by_opponent", Article::Dummy).with("own", own).with("counts", counts)
            }
            Note::Virtual => {
                let round = usize::try_from(part.round).expect("a round fits") - 1;
                let [before, given, later] = self.field.virtual_opponent(player, round).map(half_points);
                let reason = self.cited("virtual_opponent", Article::Dummy).with("counts", counts);
                reason.with("before", before).with("given", given).with("later", later)
            }
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

    /// Which last round the sums of this code see.
    fn view(&self) -> View {
        if self.fide.code == Code::ForeBuchholz { View::Fore } else { View::AsPlayed }
    }

    /// Which of the opponent's rounds count as draws.
    fn as_draws(&self, reason: Reason, part: &Part) -> Reason {
        let opponent = part.opponent.map(super::opponents::place);
        let rounds = opponent.map(|opponent| self.field.rounds_as_draws(opponent, self.view())).unwrap_or_default();
        let count = i64::try_from(rounds.len()).expect("rounds are few");
        let rounds: Vec<String> = rounds.iter().map(|round| (round + 1).to_string()).collect();
        reason.with("rounds", rounds.join(", ")).with("count", count)
    }

    /// What the opponent of a part has in the table.
    fn scored(&self, part: &Part) -> Fact {
        half_points(part.opponent.map(|at| self.field.scores[super::opponents::place(at)]).unwrap_or_default())
    }

    fn cut(&self, cut: Cut, part: &Part, parts: &[Part]) -> Reason {
        match cut {
            // What it gives is a product: the lowest is the opponent's score, not the lowest product.
            Cut::Lowest if self.fide.code == Code::SonnebornBerger => {
                let reason = self.cited("cut_lowest_opponent", Article::Cut);
                let goes_first = matches!(self.field.unplayed.cut, CutFirst::Voluntary);
                let is_less = |other: &&Part| goes_first && other.is_voluntary && other.value < part.value;
                let voluntary = parts.iter().filter(is_less);
                match voluntary.map(|other| other.value).min() {
                    Some(least) => {
                        reason.with("voluntary", least.fact()).and(self.field.edition.article(Article::Voluntary))
                    }
                    None => reason,
                }
            }
            Cut::Lowest => self.cited("cut_lowest", Article::Cut),
            Cut::Voluntary => self.cited("cut_voluntary", Article::Voluntary),
            Cut::Highest => self.cited("cut_highest", Article::Cut),
            Cut::FirstRounds => self.cited("cut_first_rounds", Article::Cut),
        }
    }

    fn how(&self, player: usize, parts: &[Part]) -> Option<Reason> {
        Some(match self.fide.code {
            Code::Koya => self.koya_limit_told(),
            Code::Performance => {
                let performed = self.ratings.as_ref()?.performed(player)?;
                self.averaged(performance("tiebreak_performance", &self.clause(), performed), parts)
            }
            Code::PerfectPerformance => {
                let shown = self.ratings.as_ref()?.perfect_shown(player)?;
                perfect("tiebreak_perfect_performance", &self.clause(), shown)
            }
            Code::AverageBuchholz
            | Code::AverageRating
            | Code::AveragePerformance
            | Code::AveragePerfectPerformance => {
                let places = if self.fide.code == Code::AverageBuchholz { 2 } else { 0 };
                self.averaged(by_clause("tiebreak_average", &self.clause()), parts).with("places", places)
            }
            Code::Points
            | Code::DirectEncounter
            | Code::Wins
            | Code::GamesWon
            | Code::BlackGames
            | Code::BlackWins
            | Code::Progressive
            | Code::RoundsElected
            | Code::Standard
            | Code::PairingNumber
            | Code::Rating
            | Code::Buchholz
            | Code::ForeBuchholz
            | Code::SonnebornBerger => return None,
        })
    }

    /// The sum and the number of what counts.
    fn averaged(&self, reason: Reason, parts: &[Part]) -> Reason {
        let games = parts.iter().filter(|part| part.counted).count();
        reason.with("sum", sum(parts).fact()).with("games", i64::try_from(games).expect("games are few"))
    }

    /// The limit, what it is half of, and whose games are not among those that could be played.
    fn koya_limit_told(&self) -> Reason {
        let (field, moved) = (self.field, HalfPoints(i32::from(self.fide.variants.limit)));
        let games = field.possible_games();
        let most = HalfPoints(field.scoring.win.0 * i32::try_from(games).expect("games are few"));
        let reason = by_clause("tiebreak_koya_limit", &self.clause())
            .with("limit", field.koya_limit(&self.fide.variants).fact())
            .with("form", if field.is_round_robin { "all_play_all" } else { "rounds" })
            .with("most", half_points(most))
            .with("games", games)
            .with("shift", if moved == HalfPoints::ZERO { "none" } else { "some" })
            .with("moved", half_points(moved));
        let gone: Vec<StartNumber> = field
            .numbers
            .iter()
            .zip(&field.excluded)
            .filter(|(_, is_out)| **is_out)
            .map(|(number, _)| *number)
            .collect();
        let count = i64::try_from(gone.len()).expect("players fit");
        let left = (count > 0).then(|| {
            Reason::cited("koya_without_the_excluded", "D4.1-16a")
                .with("count", count)
                .with("players", Fact::Players(gone))
        });
        reason.because(left)
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
    let among = members.iter().map(|member| field.numbers[*member]).collect();
    let how = by_clause("tiebreak_encounters", &clause)
        .with("level", level)
        .with("met", met)
        .with("among", Fact::Players(among));
    Explained { terms, how: Some(how) }
}

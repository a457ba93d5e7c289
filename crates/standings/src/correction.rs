//! The corrections of 4.9.10 and of single systems, each value with the terms it is made of.
//!
//! | correction | clause | steps |
//! |---|---|---|
//! | Sonneborn-Berger | D4.9.10.1 | one |
//! | ordinary | D4.9.10.2 | without the two lowest, without the lowest, all |
//! | median | D4.9.10.3a–c | one, two or three left out at either end, then one fewer, down to none |
//! | games won at a stage | D4.9.8-5 | one |
//! | mutual encounter | D4.9.8-5, D4.9.5-F10 | one |
//! | opponents' average rating | D4.9.5-F10 | one |
//!
//! Comparing only the players still tied, step by step, is comparing the steps as a tuple.

use std::cmp::{Ordering, Reverse};

use rokade_clause::{ByEdition, ClauseId, Fact, Figure, HandbookEdition, Reason};
use rokade_model::{ByeKind, Entry, HalfPoints, Mark, RoundNumber, StartNumber};
use serde::{Deserialize, Serialize};

use crate::counted::{Counted, CountedEntry, Counts, Line};
use crate::{Amount, Rules, TieBreak, average, fide, own_games, withdrawal};

/// One player's correction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Value {
    pub tiebreak: TieBreak,
    pub clause: ClauseId,
    /// What is compared, one figure after the other; empty where there is no value.
    pub steps: Vec<Amount>,
    /// By round; empty unless they were asked for.
    pub terms: Vec<Term>,
    /// Why there is no value.
    pub missing: Option<Box<Reason>>,
    /// How the terms make the value, where that is more than adding up.
    pub how: Option<Box<Reason>>,
}

impl Value {
    pub(crate) fn of(tiebreak: TieBreak, clause: ClauseId, steps: Vec<Amount>, terms: Vec<Term>) -> Self {
        Self { tiebreak, clause, steps, terms, missing: None, how: None }
    }

    pub(crate) fn missing(tiebreak: TieBreak, clause: ClauseId, reason: Reason) -> Self {
        Self { missing: Some(Box::new(reason)), ..Self::of(tiebreak, clause, Vec::new(), Vec::new()) }
    }

    /// How two players stand to each other by this tie-break: `Less` if this one comes first. Who has no
    /// value comes last.
    pub fn order(&self, other: &Value) -> Ordering {
        match (self.steps.is_empty(), other.steps.is_empty()) {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Greater,
            (false, true) => Ordering::Less,
            (false, false) if self.tiebreak.is_ascending() => self.steps.cmp(&other.steps),
            (false, false) => other.steps.cmp(&self.steps),
        }
    }

    /// The figure most tables show: the first step as chess players write it, a dash where there is none.
    pub fn chess(&self) -> String {
        self.steps.first().map_or_else(|| "–".to_owned(), |step| step.chess())
    }
}

/// What one round gives to a correction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Term {
    pub round: RoundNumber,
    /// `None` for a round without an opponent.
    pub opponent: Option<StartNumber>,
    /// What the term adds where it is counted.
    pub value: Amount,
    /// The opponent's score as counted.
    pub score: HalfPoints,
    /// Counted in the first step.
    pub counted: bool,
    /// Set if the correction leaves this opponent out at first.
    pub dropped_at: Option<Dropped>,
    pub reason: Option<Reason>,
    /// Why a cut or a median leaves the term out.
    pub cut: Option<Reason>,
}

/// Where an opponent left out stands, and when he comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dropped {
    pub end: End,
    /// 1 for the very lowest or highest. Of equal scores the later round counts as the lower.
    pub rank: usize,
    /// The first of `steps`, counted from 0, that includes the term.
    pub counts_from_step: usize,
}

/// Where among the opponents' scores something is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    Lowest,
    Highest,
}

/// Which opponents a stepwise correction leaves out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    Lowest,
    Both,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figures {
    ordinary_omits: Figure<usize>,
    median_short_rounds: Figure<usize>,
    median_short_omits: Figure<usize>,
    median_middle_rounds: Figure<usize>,
    median_middle_omits: Figure<usize>,
    median_long_omits: Figure<usize>,
}

impl Figures {
    fn of(handbook: HandbookEdition) -> &'static Figures {
        static FIGURES: ByEdition<HandbookEdition, Figures> = ByEdition::of_table("dsu/corrections");
        FIGURES.of(handbook)
    }

    /// How many the median correction leaves out at either end in an event of so many rounds.
    fn median_omits(&self, rounds: RoundNumber) -> &Figure<usize> {
        let rounds = usize::try_from(rounds).expect("a round number fits");
        if rounds <= self.median_short_rounds.value {
            &self.median_short_omits
        } else if rounds <= self.median_middle_rounds.value {
            &self.median_middle_omits
        } else {
            &self.median_long_omits
        }
    }
}

/// A correction of a single player; `None` for those that look at the level players or the whole table.
pub(crate) fn value(tiebreak: &TieBreak, counted: &Counted, line: &Line, rules: &Rules) -> Option<Value> {
    Some(match tiebreak {
        TieBreak::DsuSonnebornBerger => sonneborn_berger(counted, line),
        TieBreak::DsuOrdinary => {
            let omits = &Figures::of(counted.history.handbook).ordinary_omits;
            stepwise(tiebreak, opponents(counted, line, &omits.clause), omits, Ends::Lowest)
        }
        // The event's planned rounds choose, not the rounds played so far, so that the correction
        // does not change its kind on the way (docs/readings/corrections-median.md).
        TieBreak::DsuMedian => {
            let figures = Figures::of(counted.history.handbook);
            let omits = figures.median_omits(counted.history.rounds.max(counted.paired));
            stepwise(tiebreak, opponents(counted, line, &omits.clause), omits, Ends::Both)
        }
        TieBreak::GladiatorOrdinary | TieBreak::GladiatorReduced => own_games::value(tiebreak, counted, line, rules),
        TieBreak::OpponentsAverage => average::value(counted, line),
        TieBreak::Mutual
        | TieBreak::MutualFirst
        | TieBreak::PlayOff
        | TieBreak::Lot
        | TieBreak::Fide(_)
        | TieBreak::Kept(_) => return None,
    })
}

/// D4.9.10.1: the scores of opponents beaten and half the scores of opponents drawn with. A win
/// by forfeit is a win over that opponent; byes are ignored
/// (docs/readings/corrections-unplayed-rounds.md).
fn sonneborn_berger(counted: &Counted, line: &Line) -> Value {
    let clause = TieBreak::DsuSonnebornBerger.clause();
    let terms: Vec<Term> = rounds(counted, line)
        .map(|(round, entry)| {
            let mut term = term(counted, round, entry, &clause);
            (term.value, term.counted) = match entry.entry {
                Entry::Game { mark, .. } if entry.is_counting() => match mark {
                    Some(mark) if mark.is_win() => (term.score.into(), true),
                    Some(mark) if !mark.is_draw() => (Amount::ZERO, false),
                    _ => (Amount::half_of(term.score), true),
                },
                _ => (Amount::ZERO, false),
            };
            if term.counted && term.reason.is_none() {
                let is_won = matches!(entry.entry, Entry::Game { mark: Some(mark), .. } if mark.is_win());
                let points = if is_won { HalfPoints::ONE } else { HalfPoints::HALF };
                term.reason = Some(fide::product(points, term.score));
            }
            if !term.counted && entry.counts == Counts::AsRecorded {
                term.reason = Some(match term.opponent {
                    Some(_) => Reason::cited("loss_counts_nothing", "D4.9.10.1"),
                    None => Reason::cited("bye_ignored", "D4.9.10.1").read_as(UNPLAYED),
                });
            }
            term
        })
        .collect();
    let sum = terms.iter().filter(|term| term.counted).map(|term| term.value).sum();
    Value::of(TieBreak::DsuSonnebornBerger, clause, vec![sum], terms)
}

/// The handbook does not say how rounds without a game enter a correction.
const UNPLAYED: &str = "corrections-unplayed-rounds";

/// The scores of all opponents; a round without an opponent counts as one with 0 points
/// (docs/readings/corrections-unplayed-rounds.md).
fn opponents(counted: &Counted, line: &Line, clause: &ClauseId) -> Vec<Term> {
    rounds(counted, line).map(|(round, entry)| term(counted, round, entry, clause)).collect()
}

/// Rounds that give a term: not the blanks of rounds nobody is paired in yet.
fn rounds<'a>(counted: &Counted, line: &'a Line) -> impl Iterator<Item = (RoundNumber, CountedEntry)> + 'a {
    let paired = counted.paired;
    line.entries().filter(move |(round, entry)| *round <= paired || entry.entry != Entry::Blank)
}

pub(crate) fn term(counted: &Counted, round: RoundNumber, line: CountedEntry, clause: &ClauseId) -> Term {
    let opponent = line.entry.opponent();
    let score = match opponent {
        Some(opponent) if line.is_counting() => counted.score(opponent),
        _ => HalfPoints::ZERO,
    };
    let reason = withdrawal::reason(line.counts).or_else(|| {
        let key = match line.entry {
            Entry::Game { mark: Some(Mark::ForfeitWin | Mark::ForfeitLoss), .. } => "forfeit_counts_opponent",
            Entry::Game { mark: Some(_), .. } => return None,
            Entry::Game { mark: None, .. } => return Some(unfinished()),
            Entry::Bye(_) | Entry::Blank => "no_opponent_counts_zero",
        };
        Some(by_clause(key, clause).read_as(UNPLAYED))
    });
    Term { round, opponent, value: score.into(), score, counted: true, dropped_at: None, reason, cut: None }
}

/// Why an unfinished game counts at all.
pub(crate) fn unfinished() -> Reason {
    Reason::cited("unfinished_counts_half", "D4.9.1-1")
}

/// Why a bye gives what it gives, where a clause says so.
pub(crate) fn bye(kind: ByeKind, points: HalfPoints) -> Option<Reason> {
    match kind {
        ByeKind::PairingAllocated => {
            Some(Reason::cited("bye_point", "D4.1-16d").with("points", Fact::HalfPoints(i64::from(points.0))))
        }
        ByeKind::Full | ByeKind::Half | ByeKind::Zero => None,
    }
}

pub(crate) fn by_clause(key: &'static str, clause: &ClauseId) -> Reason {
    Reason::resting_on(key, vec![clause.clone()])
}

/// Leaves out `omits` terms at the chosen ends, then one fewer, down to none. With fewer terms
/// than are to be left out the sum is 0 (docs/readings/corrections-few-opponents.md).
fn stepwise(tiebreak: &TieBreak, mut terms: Vec<Term>, omits: &Figure<usize>, ends: Ends) -> Value {
    let mut order: Vec<usize> = (0..terms.len()).collect();
    order.sort_by_key(|index| (terms[*index].score, Reverse(terms[*index].round)));
    for (below, index) in order.iter().enumerate() {
        let (from_low, from_high) = (below + 1, order.len() - below);
        let (end, rank) = match ends {
            Ends::Both if from_high < from_low => (End::Highest, from_high),
            Ends::Both | Ends::Lowest => (End::Lowest, from_low),
        };
        if rank <= omits.value {
            leave_out(
                &mut terms[*index],
                Dropped { end, rank, counts_from_step: omits.value - rank + 1 },
                &omits.clause,
            );
        }
    }
    let sum = |step: usize| {
        let counts = |term: &&Term| term.dropped_at.is_none_or(|dropped| dropped.counts_from_step <= step);
        terms.iter().filter(counts).map(|term| term.value).sum()
    };
    let steps = (0..=omits.value).map(sum).collect();
    Value::of(tiebreak.clone(), omits.clause.clone(), steps, terms)
}

fn leave_out(term: &mut Term, dropped: Dropped, clause: &ClauseId) {
    let key = match dropped.end {
        End::Lowest => "lowest_left_out",
        End::Highest => "highest_left_out",
    };
    term.counted = false;
    term.dropped_at = Some(dropped);
    // A reason already there says more: why the opponent is the lowest.
    term.reason.get_or_insert_with(|| by_clause(key, clause));
}

//! The score table as it counts: every player's line, with what the withdrawal rules add and take.
//!
//! Leaves to `withdrawal` what § 16 decides, and to the callers what follows from the scores.

use rokade_model::{ByeKind, Entry, HalfPoints, History, Mark, RoundNumber, Scoring, StartNumber};

use crate::Rules;
use crate::withdrawal::{self, Departure};

/// Whether an entry counts in the standing, and by which rule if not as recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counts {
    AsRecorded,
    /// An unplayed game of a player who left from half-way on.
    Awarded {
        withdrawn: StartNumber,
    },
    /// A game against a player who left before half-way.
    NotAgainst {
        excluded: StartNumber,
    },
    /// A game of a player who himself left before half-way.
    NotOwn,
    /// A free round that a withdrawal made: the withdrawal rules say what it is worth.
    NotFree,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct CountedEntry {
    pub entry: Entry,
    pub counts: Counts,
}

impl CountedEntry {
    pub(crate) const BLANK: CountedEntry = CountedEntry { entry: Entry::Blank, counts: Counts::AsRecorded };

    pub(crate) fn is_counting(self) -> bool {
        matches!(self.counts, Counts::AsRecorded | Counts::Awarded { .. })
    }

    pub(crate) fn points(self, scoring: &Scoring) -> HalfPoints {
        if self.is_counting() { self.entry.points(scoring) } else { HalfPoints::ZERO }
    }

    /// Free for an awarded game: nothing stands here that gives points.
    pub(crate) fn is_free(self) -> bool {
        matches!(self.entry, Entry::Blank | Entry::Bye(ByeKind::Zero)) || self.counts == Counts::NotFree
    }
}

/// A completed game: both sat down and it came to an end (docs/readings/withdrawal-completed-games.md).
pub(crate) fn is_completed(entry: Entry) -> bool {
    matches!(entry, Entry::Game { mark: Some(mark), .. } if Mark::is_played(mark))
}

/// One player's line.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub player: StartNumber,
    pub rounds: Vec<CountedEntry>,
    pub adjustment: HalfPoints,
    /// Set in an all-play-all for a player who has left.
    pub departure: Option<Departure>,
    /// The score as counted; of an excluded player the score that stays in the table.
    pub score: HalfPoints,
}

impl Line {
    pub(crate) fn entries(&self) -> impl Iterator<Item = (RoundNumber, CountedEntry)> + '_ {
        (1..).zip(self.rounds.iter().copied())
    }

    pub(crate) fn at(&self, round: RoundNumber) -> CountedEntry {
        self.rounds.get(index(round)).copied().unwrap_or(CountedEntry::BLANK)
    }

    pub(crate) fn set(&mut self, round: RoundNumber, entry: CountedEntry) {
        if self.rounds.len() <= index(round) {
            self.rounds.resize(index(round) + 1, CountedEntry::BLANK);
        }
        self.rounds[index(round)] = entry;
    }

    pub(crate) fn is_excluded(&self) -> bool {
        self.departure.is_some_and(|departure| !departure.counts)
    }

    pub(crate) fn completed(&self) -> u32 {
        let games = self.rounds.iter().filter(|line| is_completed(line.entry) && line.is_counting()).count();
        u32::try_from(games).expect("games fit")
    }

    fn sum(&self, scoring: &Scoring) -> HalfPoints {
        let points = |line: &CountedEntry| match self.is_excluded() {
            true => line.entry.points(scoring),
            false => line.points(scoring),
        };
        self.adjustment + self.rounds.iter().map(points).sum()
    }
}

fn index(round: RoundNumber) -> usize {
    usize::try_from(round).expect("a round number fits").checked_sub(1).expect("rounds count from 1")
}

/// All lines, in the order of the history's players.
#[derive(Clone, Debug)]
pub(crate) struct Counted<'a> {
    pub history: &'a History,
    pub lines: Vec<Line>,
    /// The last round up to `after` in which two players were paired.
    pub paired: RoundNumber,
    pub after: RoundNumber,
}

impl<'a> Counted<'a> {
    pub(crate) fn of(history: &'a History, after: RoundNumber, rules: &Rules) -> Self {
        let longest = history.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0);
        let last = after.min(RoundNumber::try_from(longest).expect("a round number fits"));
        let as_recorded = |entry| CountedEntry { entry, counts: Counts::AsRecorded };
        let mut lines: Vec<Line> = history
            .players
            .iter()
            .map(|player| Line {
                player: player.number,
                rounds: player.entries_through(last).map(|(_, entry)| as_recorded(entry)).collect(),
                adjustment: player.adjustment,
                departure: None,
                score: HalfPoints::ZERO,
            })
            .collect();
        if rules.all_play_all {
            withdrawal::settle(&mut lines, history, after, u32::from(rules.cycles));
        }
        for line in &mut lines {
            line.score = line.sum(&history.scoring);
        }
        Self { history, lines, paired: after.min(history.paired_rounds()), after }
    }

    pub(crate) fn line(&self, player: StartNumber) -> Option<&Line> {
        self.lines.binary_search_by_key(&player, |line| line.player).ok().map(|index| &self.lines[index])
    }

    /// The last round any line reaches.
    pub(crate) fn last_round(&self) -> RoundNumber {
        let longest = self.lines.iter().map(|line| line.rounds.len()).max().unwrap_or(0);
        RoundNumber::try_from(longest).expect("a round number fits")
    }

    pub(crate) fn score(&self, player: StartNumber) -> HalfPoints {
        self.line(player).map_or(HalfPoints::ZERO, |line| line.score)
    }
}

/// An all-play-all as the withdrawal rules count it after a round: games against a player who left
/// before half-way are gone from his opponents' lines (D4.1-16a; his own line stays, as his score
/// stays in the table), unplayed games of one who left later are lost by forfeit (D4.1-16b). The
/// awarded games stand in rounds that were free, if need be beyond the last one, so the result is
/// to be read to its end. Other systems are returned unchanged (D4.1-16c).
pub fn history_as_counted(history: &History, after: RoundNumber, rules: &Rules) -> History {
    let mut counted = history.clone();
    if !rules.all_play_all {
        return counted;
    }
    let lines = Counted::of(history, after, rules).lines;
    for (player, line) in counted.players.iter_mut().zip(&lines) {
        player.rounds = line.rounds.iter().map(|line| entry_as_counted(*line)).collect();
        let used = player.rounds.iter().rposition(|entry| *entry != Entry::Blank).map_or(0, |last| last + 1);
        player.rounds.truncate(used);
    }
    counted
}

fn entry_as_counted(line: CountedEntry) -> Entry {
    match line.counts {
        Counts::AsRecorded | Counts::Awarded { .. } | Counts::NotOwn => line.entry,
        Counts::NotAgainst { .. } | Counts::NotFree => Entry::Blank,
    }
}

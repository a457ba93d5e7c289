//! What the bracket says of its boards and of those who wait.

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{HalfPoints, RoundNumber, StartNumber};

use super::bracket::{Bracket, Match};
use super::told::Origin;

fn number(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of matches fits"))
}

/// A match of a bracket: what leads to it.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub bracket: &'a Bracket,
    pub round: RoundNumber,
    pub of: &'a Match,
}

impl Place<'_> {
    /// `one` and `other` are lines in round 1 and matches of the round before in later ones; `counted`, `first` and
    /// `second` are the same with all matches of the bracket counted through.
    fn told(self, reason: Reason) -> Reason {
        let (one, other) = self.of.sources();
        let (first, second) = match self.round {
            1 => (one, other),
            round => (self.bracket.counted(round - 1, one), self.bracket.counted(round - 1, other)),
        };
        reason
            .with("round", self.round)
            .with("match", number(self.of.number))
            .with("one", number(one))
            .with("other", number(other))
            .with("counted", number(self.bracket.counted(self.round, self.of.number)))
            .with("first", number(first))
            .with("second", number(second))
    }
}

pub(super) fn colour_by_lot(place: Place, white: StartNumber) -> Reason {
    place.told(Reason::cited("colour_by_lot", "D4.9.7-3").with("white", Fact::Player(white)))
}

/// No lot was drawn: reading `docs/readings/knock-out-colours.md`.
pub(super) fn colour_by_turn(place: Place, white: StartNumber) -> Reason {
    let reason = Reason::cited("colour_by_turn", "D4.9.7-3").with("white", Fact::Player(white));
    place.told(reason.read_as("knock-out-colours"))
}

/// `seed` is the player's place in the order of seeding.
pub(super) fn line_empty(line: usize, seed: usize) -> Reason {
    Reason::cited("bracket_line_empty", "D4.9.7-1")
        .and(ClauseId::new("D4.9.7-2"))
        .with("line", number(line))
        .with("seed", number(seed))
        .read_as("knock-out-byes")
}

/// `counted` is the match with all matches of the bracket counted through.
pub(super) fn nobody_came_on(source: usize, counted: usize) -> Reason {
    Reason::cited("bracket_nobody_came_on", "D4.9.7-3")
        .with("match", number(source))
        .with("counted", number(counted))
        .read_as("knock-out-winners")
}

// The bracket as it stands: lots, lines, matches decided. Matches are counted through here.

fn listed(lines: &[usize]) -> String {
    lines.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The lines of one band, and the players on them in the order of the lines; `from` is the first of them in the
/// order of seeding.
pub(super) fn lots(origin: Origin, lines: &[usize], players: Vec<StartNumber>, from: usize) -> Reason {
    let reason = Reason::cited("bracket_lots", "D4.9.7-3")
        .and(ClauseId::new("D4.9.7-4"))
        .with("lines", listed(lines))
        .with("count", number(lines.len()))
        .with("from", number(from))
        .with("to", number(from + players.len() - 1))
        .with("players", Fact::Players(players));
    match origin {
        Origin::Seed(seed) => reason.with("origin", "seed").with("seed", seed.to_string()),
        Origin::Drawn => reason.with("origin", "drawn").with("seed", String::new()),
        Origin::Seeding => reason.with("origin", "seeding").with("seed", String::new()).read_as("knock-out-lines"),
    }
}

/// `seed` is the player's place in the order of seeding.
pub(super) fn stands(player: StartNumber, line: usize, seed: usize) -> Reason {
    Reason::cited("bracket_stands", "D4.9.7-3")
        .with("player", Fact::Player(player))
        .with("line", number(line))
        .with("seed", number(seed))
}

pub(super) fn lines_empty(lines: &[usize]) -> Reason {
    Reason::cited("bracket_lines_empty", "D4.9.7-1")
        .with("lines", listed(lines))
        .with("count", number(lines.len()))
        .read_as("knock-out-byes")
}

/// `way` is the kind of the last game, or why there was none.
pub(super) fn won(of: usize, player: StartNumber, opponent: StartNumber, way: &'static str) -> Reason {
    Reason::cited("bracket_won", "D4.9.7-5")
        .with("match", number(of))
        .with("player", Fact::Player(player))
        .with("opponent", Fact::Player(opponent))
        .with("way", way)
}

/// The points of all games of the match, the winner's first.
pub(super) fn scored(reason: Reason, points: HalfPoints, against: HalfPoints) -> Reason {
    let halves = |points: HalfPoints| Fact::HalfPoints(i64::from(points.0));
    reason.with("points", halves(points)).with("against", halves(against))
}

pub(super) fn unopposed(of: usize, player: StartNumber) -> Reason {
    Reason::cited("bracket_unopposed", "D4.9.7-3")
        .with("match", number(of))
        .with("player", Fact::Player(player))
        .read_as("knock-out-winners")
}

pub(super) fn neither(of: usize, players: Vec<StartNumber>) -> Reason {
    Reason::cited("bracket_neither", "D4.9.7-5")
        .with("match", number(of))
        .with("count", number(players.len()))
        .with("players", Fact::Players(players))
        .read_as("knock-out-winners")
}

/// Out since that round, of so many matches; `by` is nobody where neither of the two went on.
pub(super) fn out(player: StartNumber, round: RoundNumber, matches: usize, by: Option<StartNumber>) -> Reason {
    let reason = crate::reasons::away("away_out", player).with("round", round).with("matches", number(matches));
    match by {
        Some(by) => reason.with("by", Fact::Player(by)),
        None => reason,
    }
}

pub(super) fn walkover_withdrawn(opponent: StartNumber) -> Reason {
    Reason::cited("walkover_withdrawn", "D4.9.7-3")
        .with("opponent", Fact::Player(opponent))
        .read_as("knock-out-winners")
}

pub(super) fn walkover_absent(opponent: StartNumber) -> Reason {
    Reason::cited("walkover_absent", "D4.9.7-3").with("opponent", Fact::Player(opponent)).read_as("knock-out-winners")
}

/// `others` counts further matches of the same round without a winner.
pub(super) fn match_undecided(round: RoundNumber, players: (StartNumber, StartNumber), others: usize) -> Reason {
    Reason::cited("match_undecided", "D4.9.7-5")
        .with("round", round)
        .with("one", Fact::Player(players.0))
        .with("other", Fact::Player(players.1))
        .with("others", number(others))
}

pub(super) fn bracket_finished(rounds: usize) -> Reason {
    Reason::cited("bracket_finished", "D4.9.7-1").with("rounds", number(rounds))
}

pub(super) fn not_in_the_draw(player: StartNumber) -> Reason {
    Reason::cited("not_in_the_draw", "D4.9.7-3").with("player", Fact::Player(player))
}

/// One of each, for the tests of the words.
#[cfg(test)]
pub(crate) fn all() -> Vec<Reason> {
    use super::{Outcome, Side};
    let of = Match { number: 1, sides: (Side::Empty, Side::Empty), outcome: Outcome::Open };
    let bracket = Bracket { lines: vec![StartNumber(1), StartNumber(2)], stages: Vec::new() };
    let place = Place { bracket: &bracket, round: 1, of: &of };
    vec![
        colour_by_lot(place, StartNumber(1)),
        colour_by_turn(place, StartNumber(1)),
        line_empty(2, 1),
        nobody_came_on(1, 1),
        lots(Origin::Seed(1), &[1, 2], vec![StartNumber(1), StartNumber(2)], 1),
        stands(StartNumber(1), 1, 1),
        lines_empty(&[2]),
        scored(won(1, StartNumber(1), StartNumber(2), "ordinary"), HalfPoints::ONE, HalfPoints::ZERO),
        unopposed(1, StartNumber(1)),
        neither(1, vec![StartNumber(1), StartNumber(2)]),
        out(StartNumber(1), 1, 4, Some(StartNumber(2))),
        walkover_withdrawn(StartNumber(1)),
        walkover_absent(StartNumber(1)),
        match_undecided(1, (StartNumber(1), StartNumber(2)), 0),
        bracket_finished(3),
        not_in_the_draw(StartNumber(9)),
    ]
}

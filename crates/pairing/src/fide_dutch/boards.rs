//! From brackets to the published round: boards in order, colours, byes, floats, and the reasons for them.

use rokade_clause::Reason;
use rokade_model::Color;

use super::Done;
use super::clauses::Clause;
use super::colours::Rule;
use super::criteria::Beyond;
use super::definitions::{Bar, Strength};
use super::explain::{Explained, explained, why_so_many};
use super::order::{EXPLAINED, Made};
use super::reasons;
use super::round::Round;
use super::why::Why;
use crate::impossible::because;
use crate::matching::Bits;
use crate::{Board, Bye, Detail, Direction, Float, NOBODY, Pairing, Passed, ScoreGroup};

/// The published round.
pub(super) fn pairing(round: &Round, brackets: &[Done]) -> Pairing {
    let desk = Desk { round, explained: explained(round, brackets) };
    let mut pairing = Pairing::bare(round.field.round);
    let mut made: Vec<(usize, &Made)> = brackets
        .iter()
        .enumerate()
        .flat_map(|(group, done)| done.paired.pairs.iter().map(move |made| (group, made)))
        .collect();
    made.sort_by_key(|(_, made)| {
        let (upper, lower) = (round.score(made.upper), round.score(made.lower));
        (std::cmp::Reverse(upper), std::cmp::Reverse(upper + lower), round.players[made.upper].rank)
    });
    for (group, made) in made {
        pairing.boards.push(desk.board(brackets, group, made));
        pairing.floats.extend(desk.floats(brackets, made));
    }
    if let Some(player) = brackets.last().and_then(|done| done.paired.bye) {
        pairing.bye = Some(desk.bye(player));
        pairing.floats.push(desk.bye_float(player));
    }
    pairing.trace.clone_from(&desk.explained.steps);
    pairing.groups = brackets.iter().map(|done| desk.group(done)).collect();
    pairing.absent.clone_from(&round.field.absent);
    pairing.placement = round.field.placement();
    let is_cut = round.detail == Detail::Full && !desk.explained.is_whole;
    pairing.notes.extend(is_cut.then(reasons::not_all_told));
    pairing.notes.extend(round.accelerated.map(|given| reasons::accelerated(round.edition, given)));
    pairing
}

struct Desk<'a> {
    round: &'a Round<'a>,
    explained: Explained,
}

impl Desk<'_> {
    fn board(&self, brackets: &[Done], group: usize, made: &Made) -> Board {
        let round = self.round;
        let (upper, lower) = (made.upper, made.lower);
        let (colour, rule) = round.colour_of_upper(upper, lower);
        let (white, black) = if colour == Color::White { (upper, lower) } else { (lower, upper) };
        let is_upper_favoured = match rule {
            Rule::Stronger => round.players[upper].preference == Some(colour),
            _ => true,
        };
        let given = (round.number(upper), colour);
        let number = round.players[upper].pairing_number;
        let mut reason = reasons::colours(round.edition, rule, given, round.number(lower), number, is_upper_favoured);
        if rule == Rule::Lot && number != round.players[upper].rank {
            reason = reason.read_as("fide-dutch-numbers");
        }
        let points = |place: usize| round.field.cards[place].points;
        let passed = |place: &usize| {
            let reason = self.why_passed(made.chooser, *place)?;
            Some(Passed { player: round.number(made.chooser), would_have_met: round.number(*place), reason })
        };
        Board {
            reasons: met_nobody(&brackets[..group], made).chain(&made.passed).filter_map(passed).collect(),
            group: Some(group),
            failings: self.failings(upper, lower, colour),
            ..Board::new((round.number(white), round.number(black)), (points(white), points(black)), reason)
        }
    }

    /// Why a player who chose passed another over; `None` where nobody asked.
    fn why_passed(&self, chooser: usize, other: usize) -> Option<Reason> {
        if !self.round.legal.has(chooser, other) {
            return Some(self.why_apart(chooser, other));
        }
        self.explained.passed(chooser, other).and_then(|why| reasons::decided(self.round.edition, why))
    }

    fn why_apart(&self, one: usize, other: usize) -> Reason {
        if let Some(met) = self.round.met_in(one, other) {
            return reasons::met_before(self.round.edition, met);
        }
        if !self.round.field.may_meet.has(one, other) {
            return crate::reasons::forbidden_pair();
        }
        let due = self.round.players[one].preference.expect("only an absolute preference is left");
        reasons::same_absolute(self.round.edition, due)
            .because([one, other].into_iter().filter_map(|place| self.round.why_due(place)))
    }

    /// C10 to C13 for both players, then the floats repeated.
    fn failings(&self, upper: usize, lower: usize, colour: Color) -> Vec<Reason> {
        let edition = self.round.edition;
        let mut failings = Vec::new();
        let mut add = |is_so: bool, key, clause, place: usize, given| {
            if is_so {
                failings.push(reasons::board(edition, key, clause, self.round.number(place), given));
            }
        };
        for (place, given) in [(upper, colour), (lower, !colour)] {
            let player = &self.round.players[place];
            let after = player.difference + if given == Color::White { 1 } else { -1 };
            add(after.abs() > 2, "dutch_board_difference", Clause::TopDifference, place, given);
            add(player.repeated() == Some(given), "dutch_board_third", Clause::TopThird, place, given);
            let is_denied = player.preference == Some(!given);
            let is_strong = player.strength == Strength::Strong;
            add(is_denied && !is_strong, "dutch_board_preference", Clause::Preferences, place, given);
            add(is_denied && is_strong, "dutch_board_strong", Clause::StrongPreferences, place, given);
        }
        if self.round.score(upper) > self.round.score(lower) {
            for (back, down, up) in [
                (1, Clause::DownfloatAgainScores, Clause::UpfloatAgain),
                (2, Clause::DownfloatBeforeScores, Clause::UpfloatBefore),
            ] {
                if self.round.players[upper].floated(back, Direction::Down) {
                    failings.push(reasons::board_float(
                        edition,
                        "dutch_board_downfloat",
                        down,
                        self.round.number(upper),
                        back,
                    ));
                }
                if self.round.players[lower].floated(back, Direction::Up) {
                    failings.push(reasons::board_float(
                        edition,
                        "dutch_board_upfloat",
                        up,
                        self.round.number(lower),
                        back,
                    ));
                }
            }
        }
        failings
    }

    fn floats(&self, brackets: &[Done], made: &Made) -> Vec<Float> {
        let (upper, lower) = (made.upper, made.lower);
        let (from, to) = (self.round.score(upper), self.round.score(lower));
        if from == to {
            return Vec::new();
        }
        let home = brackets.iter().find(|done| done.paired.floaters.contains(&upper)).expect("he came from above");
        let (one, other) = (self.round.number(upper), self.round.number(lower));
        let down =
            reasons::floats_down(self.round.edition, one, other, home.bracket.players.len(), home.paired.pairs.len())
                .because(why_so_many(home))
                .because(self.why_not_others(upper));
        vec![
            Float { player: one, direction: Direction::Down, from, to: Some(to), reason: down },
            Float {
                player: other,
                direction: Direction::Up,
                from: to,
                to: Some(from),
                reason: reasons::floats_up(self.round.edition, other, one),
            },
        ]
    }

    /// Who is placed below a floater and does not float instead.
    fn why_not_others(&self, floater: usize) -> Vec<Reason> {
        let told = |(place, why): &(usize, Why)| {
            let player = self.round.number(*place);
            let decided = reasons::decided(self.round.edition, why)?;
            let decided = if matches!(why, Why::Later) { reasons::instead(decided, player) } else { decided };
            Some(reasons::not_instead(player).because([decided]))
        };
        self.explained.floats(floater).iter().filter_map(told).collect()
    }

    fn bye_float(&self, place: usize) -> Float {
        let player = self.round.number(place);
        Float {
            player,
            direction: Direction::Down,
            from: self.round.score(place),
            to: None,
            reason: reasons::floats_bye(self.round.edition, player),
        }
    }

    /// The bye, and everybody placed lower who could not have it.
    fn bye(&self, place: usize) -> Bye {
        let round = self.round;
        let passed = |other: usize| {
            let reason = match round.players[other].barred {
                Some(Bar::HadBye(at)) => reasons::bye_had(round.edition, at),
                Some(Bar::WonUnplayed(at)) => reasons::bye_won(round.edition, at),
                None if round.score(other) < round.score(place) => {
                    reasons::bye_higher(round.edition, round.score(other)).because(self.without(other))
                }
                None => self.explained.bye(other).and_then(|why| reasons::decided(self.round.edition, why))?,
            };
            Some(Passed { player: round.number(other), would_have_met: NOBODY, reason })
        };
        Bye {
            player: round.number(place),
            points: round.field.history.scoring.pairing_bye,
            reason: reasons::bye(round.edition, round.len(), round.score(place)),
            reasons: (place + 1..round.len()).rev().take(EXPLAINED).filter_map(passed).collect(),
        }
    }

    /// Why the others could not all be paired if this player had the bye.
    fn without(&self, place: usize) -> Vec<Reason> {
        let (round, mut left) = (self.round, Bits::all(self.round.legal.size()));
        if round.detail == Detail::Brief {
            return Vec::new();
        }
        left.remove(place);
        round.bye_seat().into_iter().for_each(|bye| left.remove(bye));
        because(round, &round.legal, &left)
    }

    fn group(&self, done: &Done) -> ScoreGroup {
        let round = self.round;
        let Done { bracket, paired } = done;
        let numbers = |places: &[usize]| places.iter().map(|place| round.number(*place)).collect::<Vec<_>>();
        let (moved_down, residents) = bracket.players.split_at(bracket.moved_down);
        let left: Vec<usize> = paired.floaters.iter().copied().chain(paired.bye).collect();
        let is_moved = |made: &&Made| round.score(made.upper) > round.score(residents[0]);
        let mut moved_up: Vec<usize> = paired.pairs.iter().filter(is_moved).map(|made| made.lower).collect();
        moved_up.sort_unstable();
        ScoreGroup {
            points: round.score(residents[0]),
            residents: numbers(residents),
            moved_down: numbers(moved_down),
            moved_up: numbers(&moved_up),
            floated: numbers(&left),
            failings: failings(done, &left),
        }
    }
}

/// Who was there to meet in the brackets that the better placed player of a pair came down through.
fn met_nobody<'a>(above: &'a [Done], made: &Made) -> impl Iterator<Item = &'a usize> {
    let going = made.upper;
    above.iter().flat_map(move |done| {
        let (moved, residents) = done.bracket.players.split_at(done.bracket.moved_down);
        let is_passing = moved.contains(&going);
        residents.iter().filter(move |_| is_passing).take(EXPLAINED)
    })
}

/// What the bracket fails, in order of priority. Nothing better exists: the candidate is the best one.
fn failings(done: &Done, left: &[usize]) -> Vec<Reason> {
    let Done { bracket, paired } = done;
    let criteria = bracket.criteria();
    let mut cost = vec![0; criteria.layout.length()];
    for made in &paired.pairs {
        criteria.pair(made.upper, made.lower, &mut cost);
    }
    let c9 = bracket.holds_bye && left.len() == 1;
    for place in left {
        let beyond = if c9 { Beyond::Bye { c9 } } else { Beyond::Next };
        criteria.float(*place, beyond, &mut cost);
    }
    // One player over is no failing of an odd bracket, nor are residents who float.
    let unavoidable = i64::try_from(bracket.players.len() % 2).expect("a remainder fits");
    let told = |(place, number): (usize, i64)| {
        let (clause, score) = criteria.layout.entry(place);
        let is_told = match clause {
            Clause::Pairs => number > unavoidable,
            Clause::LowFloaters => number > 0 && score != Some(criteria.score),
            Clause::NextBracket => false,
            _ => number > 0,
        };
        is_told.then(|| reasons::failing(bracket.round.edition, clause, score, number)).flatten()
    };
    cost.into_iter().enumerate().filter_map(told).collect()
}

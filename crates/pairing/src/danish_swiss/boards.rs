//! From the plan to the published round: boards with colours, the bye, floats and groups.

use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, StartNumber};

use super::colour::allot;
use super::passed;
use super::plan::{Plan, Stage};
use super::seats::Seats;
use super::{acceleration, figures, reasons, told, trace};
use crate::{Board, Bye, Direction, Float, Groups, Pairing, Passed, ScoreGroup};

/// One pair of the plan.
pub(super) struct Pair {
    pub stage: usize,
    /// By placement; X is always the lower.
    pub upper: usize,
    pub lower: usize,
    pub white: usize,
    pub colour: Reason,
    pub passed: Vec<Passed>,
}

impl Pair {
    fn black(&self) -> usize {
        if self.white == self.upper { self.lower } else { self.upper }
    }

    fn colour_of(&self, seat: usize) -> Color {
        if seat == self.white { Color::White } else { Color::Black }
    }
}

/// The published round.
pub(super) fn pairing(seats: &Seats, plan: &Plan, acceleration: Option<Groups>) -> Pairing {
    let desk = Desk { seats, plan };
    let mut pairs = desk.pairs();
    pairs.sort_by_key(|pair| {
        let (upper, lower) = (seats.score(pair.upper), seats.score(pair.lower));
        (seats.is_x(pair.lower), std::cmp::Reverse((upper, upper + lower)), pair.upper)
    });
    let (boards, byes): (Vec<&Pair>, Vec<&Pair>) = pairs.iter().partition(|pair| !seats.is_x(pair.lower));
    Pairing {
        boards: boards.into_iter().map(|pair| desk.board(pair)).collect(),
        bye: byes.first().map(|pair| desk.bye(pair)),
        absent: seats.field.absent.clone(),
        placement: seats.field.placement(),
        floats: pairs.iter().flat_map(|pair| desk.floats(pair)).collect(),
        groups: desk.groups(&pairs),
        trace: trace::steps(seats, plan, &pairs),
        notes: notes(seats, acceleration),
        ..Pairing::bare(seats.field.round)
    }
}

fn notes(seats: &Seats, acceleration: Option<Groups>) -> Vec<Reason> {
    let in_force = acceleration
        .filter(|groups| seats.field.history.acceleration.is_empty() && seats.field.round <= u32::from(groups.rounds));
    let too_many = acceleration::are_too_many(seats.field.history, acceleration);
    let in_force = in_force.map(|groups| reasons::accelerated(groups.groups, groups.rounds));
    let most_groups = figures::figures(seats.field.history.handbook).most_groups;
    let too_many = too_many.map(|groups| reasons::many_groups(groups.groups, most_groups));
    in_force.into_iter().chain(too_many).collect()
}

struct Desk<'a> {
    seats: &'a Seats<'a>,
    plan: &'a Plan,
}

impl Desk<'_> {
    fn pairs(&self) -> Vec<Pair> {
        let mut passed = passed::all(self.seats, self.plan).into_iter();
        let mut pairs = Vec::with_capacity(self.seats.len() / 2);
        for (index, stage) in self.plan.stages.iter().enumerate() {
            let first_round = self.first_round(stage);
            for (one, other) in stage.laid.pairs().chain(stage.floats.iter().copied()) {
                let (upper, lower) = (one.min(other), one.max(other));
                let drawn = first_round.iter().find(|(player, _)| *player == other);
                let (white, colour) = match drawn {
                    Some((_, colour)) => {
                        let white = if *colour == Color::White { other } else { one };
                        let reason = reasons::first_round(self.seats.number(white));
                        // X at a board, or several pools: the text speaks of neither.
                        let is_read = self.seats.x().is_some() || self.plan.pools.len() > 1;
                        (white, if is_read { reason.read_as("danish-swiss-first-round") } else { reason })
                    }
                    None => self.allotted(upper, lower),
                };
                let passed = passed.next().expect("every pair is explained");
                pairs.push(Pair { stage: index, upper, lower, white, colour, passed });
            }
        }
        pairs
    }

    fn allotted(&self, upper: usize, lower: usize) -> (usize, Reason) {
        let allotted = allot(self.seats, upper, lower);
        let white = if allotted.colour == Color::White { upper } else { lower };
        let reason = if self.seats.is_x(lower) {
            reasons::x(self.seats.field.len())
        } else {
            let reason = allotted.reason(self.seats, upper, lower);
            let rounds = usize::try_from(self.seats.field.round - 1).expect("a round number fits");
            let has_gap = |seat| self.seats.colours(seat).len() < rounds;
            let is_read = (has_gap(upper) || has_gap(lower)) && reason.readings.is_empty();
            if is_read { reason.read_as("danish-swiss-colours") } else { reason }
        };
        (white, reason)
    }

    /// Round 1: the weakest of b has White, the next Black, and so on upwards; X is left out
    /// (D4.9.3-7.1, reading `docs/readings/danish-swiss-first-round.md`).
    fn first_round(&self, stage: &Stage) -> Vec<(usize, Color)> {
        if self.seats.field.round != 1 {
            return Vec::new();
        }
        let players = stage.laid.b.iter().copied().rev().filter(|seat| !self.seats.is_x(*seat));
        let with_x = stage.laid.pairs().find(|(_, other)| self.seats.is_x(*other)).map(|(one, _)| one);
        players.filter(|seat| Some(*seat) != with_x).zip([Color::White, Color::Black].into_iter().cycle()).collect()
    }

    fn points(&self, seat: usize) -> HalfPoints {
        self.seats.field.cards[seat].points
    }

    fn board(&self, pair: &Pair) -> Board {
        let (white, black) = (pair.white, pair.black());
        let players = (self.seats.number(white), self.seats.number(black));
        let failings = [pair.upper, pair.lower].into_iter().filter_map(|seat| self.missed(pair, seat)).collect();
        Board {
            reasons: pair.passed.clone(),
            group: Some(self.group_of(pair.lower)),
            failings,
            ..Board::new(players, (self.points(white), self.points(black)), pair.colour.clone())
        }
    }

    fn bye(&self, pair: &Pair) -> Bye {
        Bye {
            player: self.seats.number(pair.upper),
            points: self.seats.field.history.scoring.pairing_bye,
            reason: reasons::x(self.seats.field.len()),
            reasons: pair.passed.iter().cloned().chain(passed::for_the_bye(self.seats, self.plan, pair)).collect(),
        }
    }

    /// The preference of a player that his colour does not meet.
    fn missed(&self, pair: &Pair, seat: usize) -> Option<Reason> {
        let preference = self.seats.preference(seat)?;
        if preference.colour == pair.colour_of(seat) {
            return None;
        }
        let reason = if preference.is_strong { reasons::strong_missed } else { reasons::weak_missed };
        Some(reason(self.seats.number(seat), preference.colour).because(self.seats.why_due(seat)))
    }

    fn group_of(&self, seat: usize) -> usize {
        self.plan.pools.iter().position(|pool| pool.contains(&seat)).expect("everybody is in a pool")
    }

    fn floats(&self, pair: &Pair) -> Vec<Float> {
        let (upper, lower) = (pair.upper, pair.lower);
        let (from, to) = (self.seats.score(upper), self.seats.score(lower));
        let float =
            |seat, direction, from, to, reason| Float { player: self.seats.number(seat), direction, from, to, reason };
        let stage = &self.plan.stages[pair.stage];
        if self.seats.is_x(lower) {
            let reason = match stage.floats.iter().any(|(floater, _)| *floater == upper) {
                true => told::why_floats(self.seats, self.plan, stage, upper),
                false => reasons::x(self.seats.field.len()),
            };
            return vec![float(upper, Direction::Down, from, None, reason)];
        }
        if from == to {
            return Vec::new();
        }
        let (down, up) = if stage.is_one_list {
            (reasons::float_one_list(self.seats.number(lower)), reasons::float_one_list(self.seats.number(upper)))
        } else {
            (told::why_floats(self.seats, self.plan, stage, upper), reasons::float_up(self.seats.number(upper)))
        };
        vec![float(upper, Direction::Down, from, Some(to), down), float(lower, Direction::Up, to, Some(from), up)]
    }

    fn groups(&self, pairs: &[Pair]) -> Vec<ScoreGroup> {
        let player = |seat: &usize| (!self.seats.is_x(*seat)).then(|| self.seats.number(*seat));
        let group = |pool: &Vec<usize>| ScoreGroup {
            points: self.seats.score(pool[0]),
            residents: pool.iter().filter_map(player).collect(),
            moved_down: Vec::new(),
            moved_up: Vec::new(),
            floated: Vec::new(),
            failings: Vec::new(),
        };
        let mut groups: Vec<ScoreGroup> = self.plan.pools.iter().map(group).collect();
        for pair in pairs {
            let (from, to) = (self.group_of(pair.upper), self.group_of(pair.lower));
            if self.seats.is_x(pair.lower) {
                groups[from].floated.push(self.seats.number(pair.upper));
            } else if from != to {
                groups[from].floated.push(self.seats.number(pair.upper));
                groups[to].moved_down.push(self.seats.number(pair.upper));
                groups[to].moved_up.push(self.seats.number(pair.lower));
            }
        }
        for (index, stage) in self.plan.stages.iter().enumerate() {
            let of_stage = pairs.iter().filter(|pair| {
                pair.stage == index && stage.laid.a.contains(&pair.upper) | stage.laid.b.contains(&pair.upper)
            });
            let missed = |pair: &Pair| {
                let seats = [pair.upper, pair.lower].into_iter().filter(|seat| self.missed(pair, *seat).is_some());
                seats.collect::<Vec<_>>()
            };
            let mut seats: Vec<usize> = of_stage.flat_map(missed).collect();
            seats.sort_unstable();
            let players: Vec<StartNumber> = seats.into_iter().map(|seat| self.seats.number(seat)).collect();
            if !players.is_empty() {
                groups[stage.pool].failings.push(reasons::colours_missed(players));
            }
        }
        groups
    }
}

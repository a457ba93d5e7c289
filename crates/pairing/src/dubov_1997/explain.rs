//! From the layout to the published round.

use std::cmp::Reverse;

use rokade_clause::Reason;
use rokade_model::{Color, StartNumber};

use super::bye::Chosen;
use super::colours::{self, Allotted};
use super::floats::Floats;
use super::layout::{By, Ending, Group, Layout, Made};
use super::passed::{EXPLAINED, Walk};
use super::roster::Roster;
use super::{aro, first_round, reasons, trace};
use crate::{Board, Bye, Direction, Float, NOBODY, Pairing, Passed, ScoreGroup, Step};

/// The published round.
pub(super) fn pairing(roster: &Roster, layout: &Layout, bye: Option<&Chosen>) -> Pairing {
    let field = &roster.field;
    let mut explained = Explained::new(roster, layout);
    if field.round > 1 {
        explained.boards.sort_by_key(|(made, _)| board_order(roster, *made));
    }
    let floats = Floats::new(roster, layout);
    let mut pairing = Pairing {
        floats: explained.boards.iter().flat_map(|(made, _)| floats.of(*made)).collect(),
        boards: explained.boards.into_iter().map(|(_, board)| board).collect(),
        groups: explained.groups,
        trace: explained.trace,
        absent: field.absent.clone(),
        placement: field.placement(),
        averages: aro::published(field.history, field.round),
        notes: notes(layout),
        ..Pairing::bare(field.round)
    };
    if let Some(chosen) = bye {
        add_bye(roster, chosen, &mut pairing);
    }
    pairing
}

/// Boards as everywhere: the better player's score, both scores, rank.
fn board_order(roster: &Roster, made: Made) -> (Reverse<i32>, Reverse<i32>, u32) {
    let score = |place: usize| roster.score(place).0;
    let rank = |place: usize| roster.card(place).rank;
    let (one, other) = (made.lead, made.other);
    let better = match score(one).cmp(&score(other)).then(rank(other).cmp(&rank(one))).is_gt() {
        true => one,
        false => other,
    };
    (Reverse(score(better)), Reverse(score(one) + score(other)), rank(better))
}

/// Everything said of the groups and boards, boards in the order made.
struct Explained {
    boards: Vec<(Made, Board)>,
    groups: Vec<ScoreGroup>,
    trace: Vec<Step>,
}

impl Explained {
    fn new(roster: &Roster, layout: &Layout) -> Self {
        let mut walk = Walk::new(roster);
        let mut explained = Self { boards: Vec::new(), groups: Vec::new(), trace: Vec::new() };
        for (index, (group, steps)) in layout.groups.iter().zip(trace::steps(roster, layout)).enumerate() {
            let mut missed = 0;
            for made in &group.boards {
                let number = explained.boards.len() + 1;
                let allotted = match roster.field.round {
                    1 => first_round::colours(roster, *made, number),
                    _ => colours::allot(roster, made.lead, made.other),
                };
                let mut board = board(roster, *made, allotted);
                board.group = Some(index);
                board.reasons = walk.passed(group, *made);
                missed += board.failings.iter().filter(|failing| failing.key != "dubov_met_all_blacks").count();
                explained.boards.push((*made, board));
            }
            explained.trace.extend(steps.into_iter().map(|reason| Step { group: index, reason }));
            explained.groups.push(score_group(roster, group, missed));
        }
        explained
    }
}

fn board(roster: &Roster, made: Made, allotted: Allotted) -> Board {
    let card = |place: usize| roster.card(place);
    let Allotted { white, black, reason } = allotted;
    let mut failings = Vec::new();
    if made.by == By::SameColumn {
        failings.push(reasons::met_all_blacks(card(made.lead).number));
    }
    if roster.players[white].preference == Some(Color::Black) {
        failings.push(reasons::due_black(card(white).number));
    }
    if roster.players[black].preference == Some(Color::White) {
        failings.push(reasons::due_white(card(black).number));
    }
    let numbers = (card(white).number, card(black).number);
    Board { failings, ..Board::new(numbers, (card(white).points, card(black).points), reason) }
}

fn score_group(roster: &Roster, group: &Group, missed: usize) -> ScoreGroup {
    let numbers = |places: &[usize]| places.iter().map(|place| roster.card(*place).number).collect::<Vec<_>>();
    let mut failings = Vec::new();
    if !group.floated.is_empty() {
        failings.push(reasons::group_left(group.floated.len()));
    }
    if missed > 0 {
        failings.push(reasons::group_preferences(missed));
    }
    ScoreGroup {
        points: roster.score(*group.residents.first().expect("a group has players")),
        residents: numbers(&group.residents),
        moved_down: numbers(&group.moved_down),
        moved_up: numbers(&group.brought_up),
        floated: numbers(&group.floated),
        failings,
    }
}

/// What is to be said of the round: the arbiter answers for what the text does not decide.
fn notes(layout: &Layout) -> Vec<Reason> {
    match layout.ending {
        Ending::ByTheText => Vec::new(),
        Ending::Joined(groups) => vec![reasons::groups_joined(groups)],
        Ending::ByRank => vec![reasons::paired_by_rank()],
    }
}

fn add_bye(roster: &Roster, chosen: &Chosen, pairing: &mut Pairing) {
    let card = roster.card(chosen.place);
    let reason = match roster.field.round {
        1 => reasons::bye_round_one(roster.len()),
        _ => reasons::bye(roster.players[chosen.place].rating),
    };
    let passed = chosen.passed.iter().take(EXPLAINED).map(|(place, reason)| Passed {
        player: roster.card(*place).number,
        would_have_met: NOBODY,
        reason: reason.clone(),
    });
    pairing.floats.push(Float {
        player: card.number,
        direction: Direction::Down,
        from: card.score,
        to: None,
        reason: reason.clone(),
    });
    pairing.bye = Some(Bye {
        player: card.number,
        points: roster.field.history.scoring.pairing_bye,
        reason,
        reasons: passed.collect(),
    });
    let group = group_of_bye(roster, chosen.place, pairing);
    let place_of = |number: StartNumber| roster.field.place_of(number);
    let at = group.residents.partition_point(|number| place_of(*number) < Some(chosen.place));
    group.residents.insert(at, card.number);
    group.floated.push(card.number);
}

/// The group of the player who has the bye; one of its own where nobody else has his score.
fn group_of_bye<'p>(roster: &Roster, place: usize, pairing: &'p mut Pairing) -> &'p mut ScoreGroup {
    let points = roster.score(place);
    let lowest = |group: &ScoreGroup| {
        let last = group.residents.last().and_then(|number| roster.field.place_of(*number));
        last.map_or(group.points, |place| roster.score(place))
    };
    let at = pairing.groups.partition_point(|group| lowest(group) > points);
    if pairing.groups.get(at).is_none_or(|group| group.points < points) {
        let own = ScoreGroup {
            points,
            residents: Vec::new(),
            moved_down: Vec::new(),
            moved_up: Vec::new(),
            floated: Vec::new(),
            failings: Vec::new(),
        };
        pairing.groups.insert(at, own);
        let later = pairing.boards.iter_mut().filter_map(|board| board.group.as_mut());
        later.chain(pairing.trace.iter_mut().map(|step| &mut step.group)).filter(|group| **group >= at).for_each(
            |group| {
                *group += 1;
            },
        );
    }
    &mut pairing.groups[at]
}

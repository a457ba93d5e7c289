//! What can still become of a norm: before the last round, opponent by opponent; before that, in points.

use std::collections::BTreeSet;

use rokade_model::{Entry, HalfPoints, History, Mark, Participant, RoundNumber, StartNumber};

use super::assessment::{Assessment, least_points};
use super::games::{Game, Games};
use super::lift::average;
use super::{Event, Form, Norm, NormTitle, figures, games, last_round, norm};
use crate::Rating;

/// An opponent and the least that must be got from him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    pub opponent: StartNumber,
    pub result: HalfPoints,
}

/// What is missing with rounds to go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    pub games_left: u32,
    /// Opponents of those games that are known already.
    pub opponents_known: Vec<StartNumber>,
    /// Of all games; opponents not known are taken to be as strong as those known.
    pub average: Option<Rating>,
    /// Points still to be made in the games left; `None` if even winning them all is not enough.
    pub points_to_make: Option<HalfPoints>,
}

/// The event as it stood before a round: the pairings of that round are known, its results are not.
pub fn before(history: &History, round: RoundNumber) -> History {
    let mut history = history.clone();
    for player in &mut history.players {
        player.rounds.truncate(usize::try_from(round).expect("a round number fits"));
        if let Entry::Game { opponent, color, .. } = player.entry(round) {
            player.set_entry(round, Entry::Game { opponent, color, mark: None });
        }
    }
    history
}

/// Against whom the last round still makes the norm, and with which result: the opponent of the pairing, else
/// everybody who may be paired with the player, by start number. Nothing is needed of a norm that stands without the
/// round, or once the player's game of it has its result. `None` if it is out of reach.
pub fn still_needs(event: &Event, player: &Participant, title: NormTitle) -> Option<Vec<Need>> {
    still_needs_of(event, player, &norm(event, player, title))
}

/// The same for whoever has judged the norm as it stands.
pub fn still_needs_of(event: &Event, player: &Participant, so_far: &Norm) -> Option<Vec<Need>> {
    let (round, title) = (event.last_round(), so_far.title);
    if let Entry::Game { mark: Some(_), .. } = player.entry(round) {
        return so_far.reached.then(Vec::new);
    }
    let needs = match possible_opponents(event, player, round) {
        Opponents::Named(named) => {
            named.into_iter().filter_map(|opponent| need(event, player, title, round, opponent)).collect()
        }
        Opponents::ToMeet => last_round::needs(event, player, title, round),
    };
    if needs.is_empty() { so_far.reached.then(Vec::new) } else { Some(needs) }
}

/// What a game may bring, the best first.
pub(super) const RESULTS: [(Mark, HalfPoints); 3] =
    [(Mark::Win, HalfPoints::ONE), (Mark::Draw, HalfPoints::HALF), (Mark::Loss, HalfPoints::ZERO)];

/// The lowest result that is enough. A better one never hurts, so that a win is tried first.
fn need(
    event: &Event,
    player: &Participant,
    title: NormTitle,
    round: RoundNumber,
    opponent: StartNumber,
) -> Option<Need> {
    let enough =
        RESULTS.into_iter().take_while(|(mark, _)| reaches(event, player, title, round, opponent, *mark)).last();
    enough.map(|(_, result)| Need { opponent, result })
}

/// Whether a result of the round makes the norm.
pub(super) fn reaches(
    event: &Event,
    player: &Participant,
    title: NormTitle,
    round: RoundNumber,
    opponent: StartNumber,
    mark: Mark,
) -> bool {
    let mut trial = player.clone();
    trial.set_entry(round, Entry::Game { opponent, color: None, mark: Some(mark) });
    norm(event, &trial, title).reached
}

enum Opponents {
    Named(Vec<StartNumber>),
    /// The round is not paired yet.
    ToMeet,
}

fn possible_opponents(event: &Event, player: &Participant, round: RoundNumber) -> Opponents {
    match player.entry(round) {
        Entry::Game { opponent, .. } => Opponents::Named(vec![opponent]),
        Entry::Bye(_) => Opponents::Named(Vec::new()),
        Entry::Blank if event.paired >= round || player.is_withdrawn_before(round) => Opponents::Named(Vec::new()),
        // Where everybody meets everybody an opponent counts by the games with others, too.
        Entry::Blank if event.form.is_all_play_all() => Opponents::Named(to_meet(event, player, round)),
        Entry::Blank => Opponents::ToMeet,
    }
}

/// Everybody still there whom the player has not met as often as the event lets them meet.
pub(super) fn to_meet(event: &Event, player: &Participant, round: RoundNumber) -> Vec<StartNumber> {
    let meetings = if event.form == Form::DoubleRoundRobin { 2 } else { 1 };
    let met = |other: StartNumber| player.rounds.iter().filter(|entry| entry.met() == Some(other)).count();
    let others = event.history.players.iter().filter(|other| other.number != player.number);
    others
        .filter(|other| !other.is_withdrawn_before(round) && met(other.number) < meetings)
        .filter(|other| !matches!(other.entry(round), Entry::Bye(_)))
        .map(|other| other.number)
        .collect()
}

/// What a player still has to make in the rounds to come.
pub fn outlook(event: &Event, player: &Participant, title: NormTitle) -> Outlook {
    let figures = figures::of(event.edition);
    let played = Games::of(event, player).counted;
    let (known, left) = games_to_come(event, player);
    let with_known: Vec<Game> = played.iter().cloned().chain(known.iter().cloned()).collect();
    let average = average(figures, title, &with_known).rounded;
    let all = u32::try_from(played.len()).expect("games are few") + left;
    let assessment = Assessment { figures, title, games: &played, games_needed: figures.games.value };
    let points = assessment.points();
    let needed = average.and_then(|average| least_points(figures, title, average, all));
    let points_to_make = needed
        .map(|needed| HalfPoints((needed - points).0.max(0)))
        .filter(|missing| u32::try_from(missing.0).is_ok_and(|halves| halves <= 2 * left));
    Outlook {
        games_left: left,
        opponents_known: known.iter().map(|game| game.opponent).collect(),
        average,
        points_to_make,
    }
}

/// Games not played yet whose opponents are known, and how many there are in all.
fn games_to_come(event: &Event, player: &Participant) -> (Vec<Game>, u32) {
    let last = event.last_round();
    let paired = event.paired;
    let mut left = 0;
    let mut known: Vec<StartNumber> = Vec::new();
    for (round, entry) in player.entries_through(last) {
        match entry {
            Entry::Game { opponent, mark: None, .. } => {
                known.push(opponent);
                left += 1;
            }
            Entry::Blank if round > paired && !player.is_withdrawn_before(round) => left += 1,
            Entry::Game { .. } | Entry::Bye(_) | Entry::Blank => {}
        }
    }
    if event.form == Form::RoundRobin && left > 0 {
        let mut everybody: BTreeSet<StartNumber> = known.iter().copied().collect();
        everybody.extend(to_meet(event, player, paired + 1));
        known = everybody.into_iter().collect();
        left = left.min(u32::try_from(known.len()).expect("players are few"));
    }
    // The mark only fills the place of a score that is not used.
    (known.into_iter().map(|opponent| games::game(event, last, opponent, Mark::Loss)).collect(), left)
}

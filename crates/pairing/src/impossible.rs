//! Why not everybody can be paired, as sentences with names: who can only meet whom, and what bars the rest.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{Color, RoundNumber, StartNumber};

use crate::matching::{Barrier, Bits, Graph, witness};
use crate::{NOBODY, NoPairing};

/// What keeps two seats apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    Met(RoundNumber),
    /// A rule of the event.
    Forbidden,
    /// Both must have this colour.
    Colour(Color),
    /// Against the bye: has had it.
    HadBye(RoundNumber),
    /// Against the bye: has had the points of a win without playing.
    WonUnplayed(RoundNumber),
    /// Against the bye, which counts as White: must have Black.
    ByeIsWhite,
    /// Against the withdrawn player in whose seat the bye is: has really met him.
    MetWithdrawn(RoundNumber),
    /// Against the bye: it goes to another score.
    ByeScore,
    /// Two floaters of one score group, who do not meet each other.
    Floaters,
    /// Of the same half of a score group.
    SameHalf,
    /// The system keeps them apart for their colours.
    Colours,
}

/// The seats of a round as a proof needs them.
pub(crate) trait Seating {
    /// The player in a seat; [`NOBODY`] for the bye's.
    fn number(&self, seat: usize) -> StartNumber;
    /// What keeps two seats apart that may not meet.
    fn bar(&self, one: usize, other: usize) -> Bar;
    /// The clause that says so.
    fn clause(&self, bar: Bar) -> Option<&'static str>;
}

/// Players named beside each other before only their number is given.
const NAMED: usize = 12;

/// Why the seats of `alive` cannot all be paired: first who can only meet whom, then what bars the others.
/// Empty if they can.
pub(crate) fn because(seating: &dyn Seating, graph: &Graph, alive: &Bits) -> Vec<Reason> {
    match witness(graph, alive) {
        Some(found) => told(seating, &found, alive),
        None => Vec::new(),
    }
}

/// "No legal pairing exists", with the proof. Seats are those of the whole round.
pub(crate) fn refusal(seating: &dyn Seating, graph: &Graph) -> NoPairing {
    let alive = Bits::all(graph.size());
    let found = witness(graph, &alive).expect("only a round that cannot be paired is refused");
    refusal_by(seating, &found, &alive)
}

/// The same with a proof found before.
pub(crate) fn refusal_by(seating: &dyn Seating, found: &Barrier, alive: &Bits) -> NoPairing {
    let members: Vec<usize> = found.groups.iter().flatten().copied().collect();
    let proof = told(seating, found, alive);
    let mut clauses: Vec<ClauseId> = Vec::new();
    for clause in proof.iter().flat_map(|reason| &reason.clauses) {
        if !clauses.contains(clause) {
            clauses.push(clause.clone());
        }
    }
    NoPairing {
        reason: Reason::resting_on("no_complete_matching", clauses)
            .with("players", count(members.len()))
            .with("groups", count(found.groups.len()))
            .with("opponents", count(found.opponents.len()))
            .because(proof),
        unmatched_set: named(seating, &members),
        opponents: named(seating, &found.opponents),
    }
}

/// The sentences of a proof found before.
pub(crate) fn told(seating: &dyn Seating, found: &Barrier, alive: &Bits) -> Vec<Reason> {
    let mut reasons = who_meets_whom(seating, found);
    reasons.extend(bars(seating, found, alive));
    reasons
}

/// Who can only meet whom.
fn who_meets_whom(seating: &dyn Seating, found: &Barrier) -> Vec<Reason> {
    let members: Vec<usize> = found.groups.iter().flatten().copied().collect();
    let has_bye = |seats: &[usize]| seats.iter().any(|seat| seating.number(*seat) == NOBODY);
    let bye = match (has_bye(&members), has_bye(&found.opponents)) {
        (true, _) => "inside",
        (false, true) => "outside",
        (false, false) => "none",
    };
    let said = |key: &'static str, players: &[usize]| {
        Reason::house(key)
            .with("players", people(seating, players))
            .with("count", count(named(seating, players).len()))
            .with("bye", bye)
    };
    let opponents = people(seating, &found.opponents);
    let rivals = count(named(seating, &found.opponents).len());
    match &*found.groups {
        [group] => vec![said("only_each_other", group)],
        groups if groups.iter().all(|group| group.len() == 1) => {
            vec![said("only_these", &members).with("opponents", opponents).with("rivals", rivals)]
        }
        groups => {
            let head = said("odd_groups", &members)
                .with("opponents", opponents)
                .with("rivals", rivals)
                .with("groups", count(groups.len()));
            let parts = groups.iter().filter(|group| group.len() > 1);
            std::iter::once(head).chain(parts.map(|group| said("odd_group", group))).collect()
        }
    }
}

fn count(count: usize) -> Fact {
    Fact::Number(i64::try_from(count).expect("a count of players fits"))
}

fn named(seating: &dyn Seating, seats: &[usize]) -> Vec<StartNumber> {
    let mut numbers: Vec<StartNumber> =
        seats.iter().map(|seat| seating.number(*seat)).filter(|number| *number != NOBODY).collect();
    numbers.sort_unstable();
    numbers
}

fn people(seating: &dyn Seating, seats: &[usize]) -> Fact {
    Fact::Players(named(seating, seats))
}

/// What keeps the members of the groups from everybody who is neither of their group nor among the opponents.
#[derive(Default)]
struct Bars {
    met: BTreeMap<StartNumber, BTreeSet<StartNumber>>,
    forbidden: BTreeMap<StartNumber, BTreeSet<StartNumber>>,
    colours: BTreeMap<StartNumber, BTreeSet<StartNumber>>,
    floaters: BTreeSet<StartNumber>,
    white: BTreeSet<StartNumber>,
    black: BTreeSet<StartNumber>,
    bye: BTreeMap<&'static str, BTreeSet<StartNumber>>,
}

fn bars(seating: &dyn Seating, found: &Barrier, alive: &Bits) -> Vec<Reason> {
    let mut bars = Bars::default();
    let mut said: BTreeSet<(usize, usize)> = BTreeSet::new();
    for group in &found.groups {
        for seat in group {
            for other in alive.iter().filter(|other| !group.contains(other) && !found.opponents.contains(other)) {
                if said.insert((*seat.min(&other), *seat.max(&other))) {
                    bars.add(seating, *seat, other);
                }
            }
        }
    }
    bars.reasons(seating)
}

impl Bars {
    fn add(&mut self, seating: &dyn Seating, seat: usize, other: usize) {
        let (one, two) = (seating.number(seat), seating.number(other));
        let player = if one == NOBODY { two } else { one };
        match seating.bar(seat, other) {
            Bar::Met(_) => {
                self.met.entry(one).or_default().insert(two);
            }
            Bar::Forbidden => {
                self.forbidden.entry(one).or_default().insert(two);
            }
            Bar::Colour(Color::White) => self.white.extend([one, two]),
            Bar::Colour(Color::Black) => self.black.extend([one, two]),
            Bar::HadBye(_) => {
                self.bye.entry("bars_bye_had").or_default().insert(player);
            }
            Bar::WonUnplayed(_) => {
                self.bye.entry("bars_bye_won").or_default().insert(player);
            }
            Bar::MetWithdrawn(_) => {
                self.bye.entry("bars_bye_withdrawn").or_default().insert(player);
            }
            Bar::ByeIsWhite => {
                self.bye.entry("bars_bye_white").or_default().insert(player);
            }
            Bar::ByeScore => {
                self.bye.entry("bars_bye_score").or_default().insert(player);
            }
            Bar::Floaters => self.floaters.extend([one, two]),
            Bar::SameHalf => {}
            Bar::Colours => {
                self.colours.entry(one).or_default().insert(two);
            }
        }
    }

    fn reasons(self, seating: &dyn Seating) -> Vec<Reason> {
        let said = |key: &'static str, bar: Bar, players: BTreeSet<StartNumber>| {
            let clauses = seating.clause(bar).map(ClauseId::new).into_iter().collect();
            let reason = Reason::resting_on(key, clauses)
                .with("count", count(players.len()))
                .with("more", count(players.len().saturating_sub(NAMED)));
            reason.with("players", Fact::Players(players.into_iter().take(NAMED).collect()))
        };
        let mut reasons = Vec::new();
        for (player, met) in self.met {
            reasons.push(said("bars_met", Bar::Met(0), met).with("player", Fact::Player(player)));
        }
        for (player, apart) in self.forbidden {
            reasons.push(said("bars_forbidden", Bar::Forbidden, apart).with("player", Fact::Player(player)));
        }
        for (player, apart) in self.colours {
            reasons.push(said("bars_colours", Bar::Colours, apart).with("player", Fact::Player(player)));
        }
        if !self.floaters.is_empty() {
            reasons.push(said("bars_floaters", Bar::Floaters, self.floaters));
        }
        for (colour, word, players) in [(Color::White, "white", self.white), (Color::Black, "black", self.black)] {
            if !players.is_empty() {
                reasons.push(said("bars_colour", Bar::Colour(colour), players).with("colour", word));
            }
        }
        for (key, players) in self.bye {
            let bar = match key {
                "bars_bye_had" => Bar::HadBye(0),
                "bars_bye_won" => Bar::WonUnplayed(0),
                "bars_bye_withdrawn" => Bar::MetWithdrawn(0),
                "bars_bye_white" => Bar::ByeIsWhite,
                _ => Bar::ByeScore,
            };
            reasons.push(said(key, bar, players));
        }
        reasons
    }
}

/// Every sentence of a proof, for the lists of reasons.
#[cfg(test)]
pub(crate) fn all() -> Vec<Reason> {
    /// Everybody kept from everybody in one way.
    struct Kept(Bar);

    impl Seating for Kept {
        fn number(&self, seat: usize) -> StartNumber {
            StartNumber::try_from(seat).unwrap()
        }
        fn bar(&self, _: usize, _: usize) -> Bar {
            self.0
        }
        fn clause(&self, _: Bar) -> Option<&'static str> {
            Some("D4.9.1-3")
        }
    }

    let bars = [
        Bar::Met(1),
        Bar::Forbidden,
        Bar::Colour(Color::White),
        Bar::HadBye(1),
        Bar::WonUnplayed(1),
        Bar::MetWithdrawn(1),
        Bar::ByeIsWhite,
        Bar::ByeScore,
        Bar::Floaters,
        Bar::SameHalf,
        Bar::Colours,
    ];
    let proofs = [
        Barrier { opponents: vec![], groups: vec![vec![1]] },
        Barrier { opponents: vec![3], groups: vec![vec![1], vec![2]] },
        Barrier { opponents: vec![7], groups: vec![vec![1, 2, 3], vec![4]] },
    ];
    let told = |bar: Bar| proofs.iter().map(move |proof| refusal_by(&Kept(bar), proof, &Bits::all(8)).reason);
    bars.into_iter().flat_map(told).flat_map(|reason| reason.whole().cloned().collect::<Vec<_>>()).collect()
}

//! What the brackets below ask of those who are left over (D4.9.5-C12, D4.9.5-C13).

use super::roster::Roster;

/// The players below as vertices, and a seat for the bye or for the one who stays over.
pub(super) struct Below {
    people: Vec<usize>,
    /// Which of the people those left over may be joined to.
    is_open: Vec<bool>,
    must: Vec<bool>,
    /// By place: who may take the seat; `None` if there is no seat.
    seat: Option<Vec<bool>>,
    /// Edges among the people and the seat.
    edges: Vec<bool>,
}

impl Below {
    fn new(people: Vec<usize>, open: usize, seat: Option<Vec<bool>>) -> Self {
        let size = people.len() + usize::from(seat.is_some());
        let is_open = (0..people.len()).map(|vertex| vertex < open).collect();
        Self { is_open, must: vec![true; size], seat, edges: vec![false; size * size], people }
    }

    /// D4.9.5-C12: everybody who comes down, `passed` among them, meets a resident. If one more comes than
    /// there are residents, every resident is met and nobody who comes is without a possible opponent.
    pub(super) fn moved_down(roster: &Roster, residents: &[usize], passed: &[usize], coming: usize) -> Option<Self> {
        if coming > residents.len() + 1 {
            return None;
        }
        let is_one_over = coming == residents.len() + 1;
        let seat = is_one_over.then(|| {
            let has_opponent = |place: usize| residents.iter().any(|other| roster.legal.has(place, *other));
            (0..roster.len()).map(has_opponent).collect()
        });
        let mut below = Self::new([residents, passed].concat(), residents.len(), seat);
        if !is_one_over {
            below.must[..residents.len()].fill(false);
        }
        below.connect(roster, |one, other| one < residents.len() && other >= residents.len());
        Some(below)
    }

    /// D4.9.5-C13: the lowest bracket can be paired completely, nobody who comes meeting another who comes
    /// (docs/readings/fide-1998-lowest-bracket.md).
    pub(super) fn lowest(roster: &Roster, residents: &[usize], passed: &[usize], coming: usize) -> Option<Self> {
        if coming > residents.len() + 1 {
            return None;
        }
        let is_one_over = coming == residents.len() + 1;
        let is_odd = roster.len() % 2 == 1;
        let seat = is_odd.then(|| {
            let is_resident = |place: &usize| residents.binary_search(place).is_ok();
            (0..roster.len())
                .map(|place| roster.people[place].may_have_bye && is_resident(&place) != is_one_over)
                .collect()
        });
        let mut below = Self::new([residents, passed].concat(), residents.len(), seat);
        below.connect(roster, |one, other| one < residents.len() && (other >= residents.len() || !is_one_over));
        Some(below)
    }

    /// D4.9.5-C13 for brackets already joined: everybody who comes meets a member or has the bye, and the other
    /// members can be paired.
    pub(super) fn joined(roster: &Roster, members: &[usize], passed: &[usize]) -> Self {
        let is_odd = roster.len() % 2 == 1;
        let seat = is_odd.then(|| roster.people.iter().map(|person| person.may_have_bye).collect());
        let mut below = Self::new([members, passed].concat(), members.len(), seat);
        below.connect(roster, |one, _| one < members.len());
        below
    }

    /// The lowest bracket itself is paired: below it there is only the bye of an odd field.
    pub(super) fn nobody(roster: &Roster) -> Self {
        let is_odd = roster.len() % 2 == 1;
        let seat = is_odd.then(|| roster.people.iter().map(|person| person.may_have_bye).collect());
        Self::new(Vec::new(), 0, seat)
    }

    /// Joins legal pairs of people, the better vertex first, and the seat to those who may take it.
    fn connect(&mut self, roster: &Roster, may_meet: impl Fn(usize, usize) -> bool) {
        let size = self.len();
        for other in 0..self.people.len() {
            for one in 0..other {
                if may_meet(one, other) && roster.legal.has(self.people[one], self.people[other]) {
                    self.edges[one * size + other] = true;
                }
            }
            if let Some(seat) = &self.seat {
                self.edges[other * size + size - 1] = seat[self.people[other]];
            }
        }
    }

    pub(super) fn len(&self) -> usize {
        self.must.len()
    }

    /// The place of a vertex; `None` for the seat.
    pub(super) fn person(&self, vertex: usize) -> Option<usize> {
        self.people.get(vertex).copied()
    }

    pub(super) fn must(&self) -> &[bool] {
        &self.must
    }

    /// Whether two vertices, the smaller first, may be joined.
    pub(super) fn joins(&self, one: usize, other: usize) -> bool {
        self.edges[one * self.len() + other]
    }

    /// Whether somebody left over may be joined to a vertex.
    pub(super) fn takes(&self, roster: &Roster, place: usize, vertex: usize) -> bool {
        match self.people.get(vertex) {
            Some(person) => self.is_open[vertex] && roster.legal.has(place, *person),
            None => self.seat.as_ref().is_some_and(|seat| seat[place]),
        }
    }
}

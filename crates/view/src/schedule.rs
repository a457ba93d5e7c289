//! The whole schedule of an all-play-all: every round, published or to come.

use rokade_model::RoundNumber;
use rokade_tournament::GroupId;

use super::{GroupHead, PairingsView, Reader, pairings};

/// All rounds of a system whose rounds are known beforehand.
pub struct ScheduleView {
    pub group: GroupHead,
    pub rounds: Vec<ScheduledRound>,
}

/// One of these rounds, published or ahead.
pub struct ScheduledRound {
    pub view: PairingsView,
    pub is_published: bool,
    /// The round's own page.
    pub href: String,
}

/// `None` for other systems and before the draw.
pub fn schedule(reader: &Reader, id: GroupId) -> Option<ScheduleView> {
    let tournament = &reader.book.tournament;
    let group = tournament.groups.get(&id)?;
    let numbers: Vec<RoundNumber> = tournament.schedule(id).iter().map(|round| round.number).collect();
    let round = |number: RoundNumber| {
        Some(ScheduledRound {
            view: pairings(reader, id, number)?,
            is_published: number <= group.published(),
            href: format!("{}/g/{id}/round/{number}", reader.base()),
        })
    };
    let rounds: Vec<ScheduledRound> = numbers.into_iter().filter_map(round).collect();
    (!rounds.is_empty()).then(|| ScheduleView { group: GroupHead::of(group), rounds })
}

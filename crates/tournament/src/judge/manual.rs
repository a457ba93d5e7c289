//! Changing a pairing by hand: begun and ended on purpose, held against the engine's.

use rokade_clause::Reason;
use rokade_model::{RoundNumber, StartNumber};
use rokade_pairing::{Judgement, Proposal, judge};

use super::byes::not_in_group;
use super::pairing::by_id;
use super::{Judge, Prospect, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Decision, Event, Group, GroupId, ManualSession, PlayerId, Refusal, Seat, Tournament};

impl Judge<'_> {
    /// On a draft, or on the last published round as long as it has not started (D4.1-11e).
    pub(super) fn begin_manual(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        let mut objections = Objections::default();
        objections.when(group.is_all_play_all(), || grounds::schedule_fixed("manual_in_all_play_all", group));
        let round = group.draft.as_ref().map_or(group.published(), |draft| draft.round);
        objections.when(round == 0, || grounds::no_draft(group));
        objections.when(group.is_started(round, self.now), || grounds::round_started(group, round));
        objections.when(open_session(group).is_some(), || grounds::manual_open(group, round));
        objections.heed()?;
        Ok(Decision::of([Event::ManualBegun { group: id }]))
    }

    pub(super) fn set_manual(&self, id: GroupId, seats: &[Seat], bye: Option<PlayerId>) -> Judged {
        let group = self.open_group(id)?;
        let (round, session) = self.open_session(group)?;
        let mut objections = Objections::default();
        objections.extend(breaches(self.state, group, round, seats, bye));
        objections.heed()?;
        if session.seats == seats && session.bye == bye {
            return Ok(Decision::default());
        }
        Ok(Decision::of([Event::ManualSet { group: id, seats: seats.to_vec(), bye }]))
    }

    pub(super) fn end_manual(&self, id: GroupId, note: &str) -> Judged {
        let group = self.open_group(id)?;
        let (round, session) = self.open_session(group)?;
        let mut objections = Objections::default();
        objections.when(note.trim().is_empty(), || grounds::in_group(Reason::house("note_missing"), group));
        objections.extend(breaches(self.state, group, round, &session.seats, session.bye));
        objections.heed()?;
        Ok(Decision::of([Event::ManualEnded { group: id, note: note.trim().to_owned() }]))
    }

    /// The session that is open on a round not yet started.
    fn open_session<'g>(&self, group: &'g Group) -> Result<(RoundNumber, &'g ManualSession), Refusal> {
        let (round, session) =
            open_session(group).ok_or_else(|| grounds::in_group(Reason::house("manual_not_open"), group))?;
        if group.is_started(round, self.now) {
            return Err(grounds::round_started(group, round).into());
        }
        Ok((round, session))
    }
}

impl Tournament {
    /// The pairing made by hand against the engine's, in start numbers; `None` where no hand was laid on it.
    pub fn compare_manual(&self, group: GroupId) -> Option<Judgement> {
        let group = self.groups.get(&group)?;
        let draft = group.draft.as_ref()?;
        let session = draft.manual.as_ref()?;
        let proposal = proposal(group, &session.seats, session.bye).ok()?;
        Some(judge(&Prospect::new(self, group, draft.round).request(), &proposal))
    }
}

fn open_session(group: &Group) -> Option<(RoundNumber, &ManualSession)> {
    let draft = group.draft.as_ref()?;
    let session = draft.manual.as_ref().filter(|session| session.ended.is_none())?;
    Some((draft.round, session))
}

/// What no pairing may do, in player ids: a rematch (D4.9.1-3), a player twice, missing or absent.
pub(super) fn breaches(
    state: &Tournament,
    group: &Group,
    round: RoundNumber,
    seats: &[Seat],
    bye: Option<PlayerId>,
) -> Vec<Reason> {
    let proposal = match proposal(group, seats, bye) {
        Ok(proposal) => proposal,
        Err(strangers) => return strangers,
    };
    let judgement = judge(&Prospect::new(state, group, round).request(), &proposal);
    let mut reasons: Vec<Reason> = judgement.breaches.iter().map(|breach| by_id(group, breach)).collect();
    if group.settings.system.is_knock_out() {
        reasons.extend(outside_bracket(group, &judgement));
    }
    reasons
}

/// The lines fix who meets whom in the whole event; the hand may only turn the colours (D4.9.7-3).
fn outside_bracket(group: &Group, judgement: &Judgement) -> Vec<Reason> {
    let turned = |(white, black): &(StartNumber, StartNumber)| judgement.engine.contains(&(*black, *white));
    let strange = judgement.proposed.iter().filter(|pair| !turned(pair));
    strange
        .filter_map(|(white, black)| {
            let reason = grounds::in_group(Reason::cited("pair_outside_bracket", "D4.9.7-3"), group);
            let (white, black) = (group.player_with(*white)?, group.player_with(*black)?);
            Some(reason.with("white", grounds::player(white)).with("black", grounds::player(black)))
        })
        .collect()
}

/// The seats in start numbers, or everybody who has none in this group.
fn proposal(group: &Group, seats: &[Seat], bye: Option<PlayerId>) -> Result<Proposal, Vec<Reason>> {
    let numbers = group.numbers();
    let named = seats.iter().flat_map(|seat| [seat.white, seat.black]).chain(bye);
    let strangers: Vec<Reason> =
        named.filter(|id| !numbers.contains_key(id)).map(|id| not_in_group(group, id)).collect();
    if !strangers.is_empty() {
        return Err(strangers);
    }
    let boards = seats.iter().map(|seat| (numbers[&seat.white], numbers[&seat.black])).collect();
    Ok(Proposal { boards, byes: bye.iter().map(|id| numbers[id]).collect() })
}

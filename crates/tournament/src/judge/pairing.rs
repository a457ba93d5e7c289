//! Laying the next round as a draft.

use std::borrow::Cow;

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{ByeKind, Entry, History, RoundNumber, StartNumber};
use rokade_pairing::{NoPairing, Pairing, Request, explain, pair};

use super::{Judge, grounds};
use crate::refusal::{Judged, Objections};
use crate::{Command, Context, Decision, Event, Group, GroupId, Micros, Refusal, Round, Tournament};

impl Judge<'_> {
    pub(super) fn pair(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        let round = group.published() + 1;
        self.check_time_to_pair(group, round)?;
        let prospect = Prospect::new(self.state, group, round);
        match prospect.explain() {
            Ok(pairing) => Ok(Decision::of([Event::Drafted { group: id, round, pairing }])),
            Err(impossible) => Err(no_pairing(group, impossible)),
        }
    }

    pub(super) fn check_time_to_pair(&self, group: &Group, round: RoundNumber) -> Result<(), Refusal> {
        let mut objections = Objections::default();
        objections.when(group.order.is_none(), || order_missing(group));
        objections.extend(not_drawn(group));
        if let Some(draft) = &group.draft {
            objections.add(grounds::draft_exists(group, draft.round));
        }
        objections.when(round > group.settings.rounds, || grounds::no_round_left(group));
        objections.extend(unfinished_before(group, round));
        objections.extend(before_adjourned_session(group, round, self.now));
        objections.extend(games_put_off(self.state, group, round));
        objections.heed()
    }

    /// After a correction, an entry or a withdrawal the system may lay the round otherwise: allowed until it
    /// starts (D4.1-11e). The draft replaces what is published only when it is published itself.
    pub(super) fn pair_again(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        let Some(last) = group.rounds.last() else {
            return Err(super::publishing::round_not_published(group, 1).into());
        };
        let round = last.number;
        let mut objections = Objections::default();
        objections.when(group.is_started(round, self.now), || grounds::round_started(group, round));
        if let Some(draft) = &group.draft {
            objections.add(grounds::draft_exists(group, draft.round));
        }
        objections.extend(unfinished_before(group, round));
        objections.heed()?;
        let pairing = Prospect::new(self.state, group, round).pair().map_err(|none| no_pairing(group, none))?;
        if is_as_published(group, last, &pairing) {
            return Err(grounds::in_group(Reason::house("pairing_unchanged"), group).with("round", round).into());
        }
        Ok(Decision::of([Event::Drafted { group: id, round, pairing }]))
    }

    pub(super) fn discard_draft(&self, id: GroupId) -> Judged {
        let group = self.open_group(id)?;
        if group.draft.is_none() {
            return Err(grounds::no_draft(group).into());
        }
        Ok(Decision::of([Event::DraftDiscarded { group: id }]))
    }
}

impl Tournament {
    /// A result was corrected since the last round was published, and the system would now lay it otherwise;
    /// until the round starts it can be paired again (D4.1-11e).
    pub fn would_pair_otherwise(&self, id: GroupId, context: &Context) -> bool {
        let since = self.past.in_force.iter().rev().map(|record| &record.event);
        let since = since.take_while(|event| !matches!(event, Event::Published { group, .. } if *group == id));
        let is_correction = |event: &Event| matches!(event, Event::GameSet { group, .. } | Event::MatchGameSet { group, .. } if *group == id);
        since.into_iter().any(is_correction) && self.judge(&Command::PairAgain { group: id }, context).is_ok()
    }
}

/// The games still open in the rounds before this one.
fn unfinished_before(group: &Group, round: RoundNumber) -> Vec<Reason> {
    let before = group.rounds.iter().filter(|before| before.number < round && !before.is_complete());
    let open = |unfinished: &Round| {
        let open = unfinished.boards.iter().filter(|board| board.game == crate::GameState::Open);
        let boards: Vec<u32> = open.map(|board| board.number).collect();
        games_open(group, unfinished.number, &boards)
    };
    before.map(open).collect()
}

/// Whether the system lays the round just as it is published.
fn is_as_published(group: &Group, published: &Round, pairing: &Pairing) -> bool {
    let laid =
        pairing.pairs().filter_map(|(white, black)| Some((group.player_with(white)?, group.player_with(black)?)));
    let sits = |board: &crate::Board| (board.white, board.black);
    let byes = pairing.bye.iter().chain(&pairing.unopposed).filter_map(|bye| group.player_with(bye.player));
    let is_bye = |player| published.byes.iter().any(|bye| bye.player == player);
    laid.eq(published.boards.iter().map(sits)) && byes.into_iter().all(is_bye)
}

/// A round to be laid from what stands in the table now.
pub(crate) struct Prospect<'a> {
    group: &'a Group,
    history: History,
    round: RoundNumber,
}

impl<'a> Prospect<'a> {
    /// The next round, or the one in the draft. Whoever came after a published round is there when
    /// the round is taken up again.
    pub(crate) fn new(state: &Tournament, group: &'a Group, round: RoundNumber) -> Self {
        let mut prospect = Self::as_published(state, group, round);
        let asked = |number| {
            let player = group.player_with(number).and_then(|id| state.players.get(&id));
            player.is_some_and(|player| player.byes.contains_key(&round))
        };
        for player in &mut prospect.history.players {
            if player.entry(round) == Entry::Bye(ByeKind::Zero) && !asked(player.number) {
                player.set_entry(round, Entry::Blank);
            }
        }
        prospect
    }

    /// A published round for those who were there.
    pub(crate) fn as_published(state: &Tournament, group: &'a Group, round: RoundNumber) -> Self {
        Self { group, history: state.history(group.id), round }
    }

    pub(crate) fn pair(&self) -> Result<Pairing, NoPairing> {
        pair(&self.request())
    }

    /// The same with everything there is to say of it, for people to read.
    pub(crate) fn explain(&self) -> Result<Pairing, NoPairing> {
        explain(&self.request())
    }

    /// The placement stored with the round before goes on, whatever has changed since
    /// (docs/readings/rounds-placement.md).
    pub(crate) fn request(&self) -> Request<'_> {
        let before = self.group.round(self.round.saturating_sub(1));
        let kept = before.filter(|_| self.group.settings.system.keeps_placement());
        let placement: Option<&[StartNumber]> = kept.map(|round| round.pairing.placement.as_slice());
        Request::new(self.group.settings.system, &self.history, self.round)
            .placed(placement)
            .seeded(self.group.lot_seed)
    }
}

/// Numbers are given before the first round: by lot in Monrad, by strength in the Swiss systems, for the schedule in
/// an all-play-all.
pub(crate) fn order_missing(group: &Group) -> Reason {
    grounds::in_group(Reason::cited("order_missing", group.settings.system.row().numbers_clause), group)
}

/// What else has to be drawn or formed before the first round; asked once the order stands.
pub(crate) fn not_drawn(group: &Group) -> Option<Reason> {
    group.order.as_ref()?;
    super::colour::colour_missing(group)
        .or_else(|| super::lines::lines_missing(group))
        .or_else(|| super::teams::teams_missing(group))
}

pub(crate) fn games_open(group: &Group, round: RoundNumber, boards: &[u32]) -> Reason {
    grounds::in_group(Reason::house("games_open"), group)
        .with("round", round)
        .with("count", grounds::count(boards.len()))
        .with("boards", grounds::list(boards))
}

/// Not before the official time for adjourned games has run out (D4.1-11d, Monrad: D4.9.1-2).
pub(crate) fn before_adjourned_session(group: &Group, round: RoundNumber, now: Micros) -> Option<Reason> {
    let from = group.times(round).pair_from.filter(|from| *from > now)?;
    let reason = Reason::cited("too_early_to_pair", "D4.1-11d");
    let reason = match group.settings.system.row().adjourned {
        Some(clause) => reason.and(ClauseId::new(clause)),
        None => reason,
    };
    Some(grounds::in_group(reason, group).with("round", round).with("from", Fact::Time(from)))
}

/// Under the union's rules every postponed or adjourned game is played before the last round (D4.1-11c).
pub(crate) fn games_put_off(state: &Tournament, group: &Group, round: RoundNumber) -> Option<Reason> {
    let games: Vec<String> = group.games_put_off().map(|(round, board)| format!("{round}/{}", board.number)).collect();
    let is_asked = state.has_union_rules() && round == group.settings.rounds;
    (is_asked && !games.is_empty()).then(|| {
        grounds::in_group(Reason::cited("games_put_off_before_last_round", "D4.1-11c"), group)
            .with("round", round)
            .with("count", grounds::count(games.len()))
            .with("games", grounds::list(games))
    })
}

fn no_pairing(group: &Group, impossible: NoPairing) -> Refusal {
    Refusal { reasons: vec![by_id(group, &impossible.reason)] }
}

/// A reason of the pairing engine, which speaks of start numbers, in player ids.
pub(crate) fn by_id(group: &Group, reason: &Reason) -> Reason {
    let mut reason = reason.clone().by_id(|number| group.player_with(number));
    reason.facts.insert(Cow::Borrowed("group"), Fact::from(group.settings.name.as_str()));
    reason
}

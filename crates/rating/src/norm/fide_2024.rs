//! What FIDE's title regulations of 2024 ask of player and opponents (B.01 1.4). docs/readings/norm-exceptions.md

use rokade_clause::{ClauseId, Fact, Reason};
use rokade_model::{Participant, RoundNumber, StartNumber, Title};

use super::assessment::{Assessment, own_federation};
use super::choice;
use super::federations::Federations;
use super::figures::fide_2024;
use super::games::{Game, Games};
use super::requirement::{Alternative, Binding, Key, Requirement, Share};
use super::{Event, Exempt, Form, Norm, NormTitle};

pub(super) fn norm(event: &Event, player: &Participant, title: NormTitle) -> Norm {
    let judged = Judged { event, player, title, games: Games::of(event, player) };
    choice::best(&judged)
}

/// One player and one title, and what holds for any choice of games.
pub(super) struct Judged<'a> {
    pub(super) event: &'a Event<'a>,
    player: &'a Participant,
    title: NormTitle,
    pub(super) games: Games,
}

impl Judged<'_> {
    /// The norm that these games make.
    pub(super) fn norm(&self, games: &[Game]) -> Norm {
        let rules = fide_2024();
        let is_short = self.is_one_short(games);
        let needed = if is_short { &rules.games_with_unplayed } else { &rules.figures.games };
        let assessment = Assessment { figures: &rules.figures, title: self.title, games, games_needed: needed.value };
        let mut asked = vec![assessment.games_requirement(&needed.clause)];
        asked.extend(self.players());
        let (federations, waiver) = self.federations(&assessment);
        asked.extend(federations);
        asked.push(assessment.title_holders());
        asked.push(self.titled_opponents(&assessment));
        asked.push(assessment.average_requirement());
        asked.push(assessment.score_requirement());
        let mut norm = assessment.norm(self.player.number, asked, &self.games);
        if is_short {
            norm.notes.extend(self.games.given.first().map(one_not_played));
        }
        norm.notes.extend(waiver);
        norm
    }

    /// All games but one of an event that is just long enough, and that one was given to the player.
    fn is_one_short(&self, games: &[Game]) -> bool {
        let rules = fide_2024();
        let number = u32::try_from(games.len()).expect("games are few");
        self.event.last_round() == rules.figures.games.value
            && number == rules.games_with_unplayed.value
            && !self.games.given.is_empty()
            && games.len() == self.games.counted.len()
    }

    /// Of an event in which everybody meets everybody twice.
    fn players(&self) -> Option<Requirement> {
        let least = &fide_2024().double_players;
        let players = u32::try_from(self.event.history.players.len()).expect("players are few");
        (self.event.form == Form::DoubleRoundRobin)
            .then(|| Requirement::at_least(Key::Players, players, least.value, &least.clause))
    }

    /// The demands on federations, and why they do not hold if they are not met and the event is free of them.
    fn federations(&self, assessment: &Assessment) -> ([Requirement; 3], Option<Reason>) {
        let rules = fide_2024();
        let opponents = assessment.opponents();
        let federations = Federations::of(
            own_federation(self.event, self.player.number),
            opponents.values().map(|game| game.federation.as_deref()),
        );
        let (others, own, largest) = (federations.others(), federations.compatriots(), federations.largest());
        let size = assessment.size();
        let least = rules.federations.value;
        let (most_own, most_one) = (rules.own_federation.value.down(size), rules.one_federation.value.down(size));
        let asked =
            |key, met, found, needed: u32, clause: &ClauseId| Requirement::of(key, met, found, needed.into(), clause);
        let asked = [
            asked(Key::Federations, others.at_least(least), others.found(), least, &rules.federations.clause),
            asked(Key::OwnFederation, own.at_most(most_own), own.found(), most_own, &rules.own_federation.clause)
                .share(Share::of(rules.own_federation.value, size)),
            asked(
                Key::OneFederation,
                largest.at_most(most_one),
                largest.found(),
                most_one,
                &rules.one_federation.clause,
            )
            .share(Share::of(rules.one_federation.value, size)),
        ];
        if asked.iter().all(|requirement| requirement.met == Some(true)) {
            return (asked, None);
        }
        match waiver(self.event, self.player) {
            Some(reason) => (asked.map(|requirement| requirement.bound(Binding::Waived)), Some(reason)),
            None => (asked, None),
        }
    }

    fn titled_opponents(&self, assessment: &Assessment) -> Requirement {
        let rules = fide_2024();
        let titles: &'static [Title] = match self.title {
            NormTitle::Gm => &[Title::Gm],
            NormTitle::Im => &[Title::Gm, Title::Im],
            NormTitle::Wgm => &[Title::Gm, Title::Im, Title::Wgm],
            NormTitle::Wim => &[Title::Gm, Title::Im, Title::Wgm, Title::Wim],
        };
        let part = match self.event.form {
            Form::DoubleRoundRobin => rules.titled_part_double,
            Form::Swiss | Form::RoundRobin | Form::KnockOut | Form::Other => rules.titled_part,
        };
        let needed = rules.figures.titled_opponents.value.max(part.up(assessment.size()));
        let found = assessment.titled(|title| titles.contains(&title));
        let clause = &rules.figures.titled_opponents.clause;
        let asked = Requirement::at_least(Key::TitledOpponents, found, needed, clause);
        let is_share = part.up(assessment.size()) == needed;
        let asked = if is_share { asked.share(Share::of(part, assessment.size())) } else { asked };
        asked.of_titles(vec![Alternative { titles, found, needed }])
    }
}

/// Which round it was, and whether somebody stayed away or nobody was there to meet.
fn one_not_played((round, opponent): &(RoundNumber, Option<StartNumber>)) -> Reason {
    let reason = Reason::cited("norm_one_game_not_played", "FIDE-B.01-2024:1.4.1").with("round", *round);
    match opponent {
        Some(opponent) => reason.with("player", Fact::Player(*opponent)),
        None => reason,
    }
}

/// Why a player is free of the demands on federations.
fn waiver(event: &Event, player: &Participant) -> Option<Reason> {
    let is_at_home = || event.host.is_some() && own_federation(event, player.number) == event.host;
    let is_exempt = match event.exempt {
        Some(Exempt::NationalFinal | Exempt::Zonal) => true,
        Some(Exempt::NationalTeam) => is_at_home(),
        None => false,
    };
    if is_exempt {
        return Some(Reason::cited("norm_federations_exempt", "FIDE-B.01-2024:1.4.3"));
    }
    event.is_open_field.then(|| Reason::cited("norm_federations_open_field", "FIDE-B.01-2024:1.4.3"))
}

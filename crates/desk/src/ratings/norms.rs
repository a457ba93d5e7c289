//! Norm watch: who is on the way to a title norm or a candidate result, and what the rounds to come must bring.
//!
//! Leaves every requirement to `rokade_rating::norm` and `rokade_rating::candidate`. Both editions of the title
//! regulations can be asked for (docs/readings/norm-edition.md).

use rokade_model::Participant;
use rokade_rating::norm::{
    Amount, Binding, Edition, Event, Key, Need, Norm, NormTitle, Requirement, circumstances, norm, outlook,
    still_needs, titles_to_earn,
};
use rokade_tournament::{GroupId, PlayerId};
use rokade_words::Arg;

use super::figures::{Figures, day};
use super::signed::two_decimals;
use crate::cite::Source;
use crate::view::{GroupHead, Reader, Told, Who};

pub(crate) struct NormsView {
    pub group: GroupHead,
    pub edition: Edition,
    /// The only player asked about.
    pub player: Option<PlayerId>,
    /// What the event itself must fulfil.
    pub event: Vec<Asked>,
    pub norms: Vec<NormRow>,
    /// Further players and titles that are out of reach.
    pub others: usize,
    pub candidates: Vec<CandidateRow>,
    pub is_provisional: bool,
    pub keeps_back: bool,
}

/// One requirement: a mark, what was found and what is needed.
pub(crate) struct Asked {
    /// `✓`, `✗`, `!`, `?`
    pub mark: &'static str,
    /// What the mark means, for whoever hears the page.
    pub meaning: String,
    pub class: &'static str,
    pub told: Told,
    /// The event is free of it.
    pub is_waived: bool,
}

/// One player and one title.
pub(crate) struct NormRow {
    pub who: Who,
    pub title: String,
    pub reached: bool,
    pub summary: String,
    pub asked: Vec<Asked>,
    /// Opponents raised, rounds that do not count, exceptions.
    pub notes: Vec<Told>,
    /// What the rounds to come must bring; empty when the group is finished.
    pub ahead: String,
    /// Against whom, and with what result, the last round is enough.
    pub needs: Vec<(String, String)>,
}

pub(crate) struct CandidateRow {
    pub who: Who,
    pub average: String,
    pub category: String,
    pub required: String,
    pub points: String,
    pub rounds: u32,
    pub reached: bool,
    pub answer: Told,
}

impl NormsView {
    /// The same page by the other text.
    pub fn editions(&self, path: &str) -> Vec<(String, &'static str, bool)> {
        let player = self.player.map(|player| format!("&player={player}")).unwrap_or_default();
        let link = |key: &str| format!("{path}?edition={key}{player}");
        Edition::ALL.into_iter().map(|(edition, key)| (link(key), key, edition == self.edition)).collect()
    }
}

/// What the address asks for; anything unknown is the default.
pub(crate) fn edition(text: &str) -> Edition {
    text.parse().unwrap_or_default()
}

/// `None` if there is no such group, or no such player in it.
pub(crate) fn norms(reader: &Reader, group: GroupId, edition: Edition, only: Option<PlayerId>) -> Option<NormsView> {
    let figures = Figures::of(reader, group)?;
    if only.is_some_and(|player| figures.field.everybody().all(|who| who.id != player)) {
        return None;
    }
    let field = reader.book.tournament.norm_field(group, reader.book, &|at| day(reader, at));
    let event = field.event(edition);
    let mut rows = Vec::new();
    let mut others = 0;
    for player in &field.history.players {
        let id = figures.field.group.player_with(player.number);
        let Some(id) = id.filter(|id| only.is_none_or(|only| only == *id) && !figures.is_kept_back(*id)) else {
            continue;
        };
        let Some(contestant) = field.contestants.get(&player.number) else { continue };
        for title in titles_to_earn(contestant) {
            let found = norm(&event, player, title);
            let ahead = Ahead::of(&figures, &event, player, title);
            match only.is_some() || ahead.is_worth_showing(&found) {
                true => rows.push(row(&figures, id, &found, &ahead)),
                false => others += 1,
            }
        }
    }
    let candidates = candidates(&figures, only);
    Some(NormsView {
        group: GroupHead::of(figures.field.group),
        edition,
        player: only,
        event: circumstances(&event, &field.circumstances).iter().map(|asked| self::asked(reader, asked)).collect(),
        norms: rows,
        others,
        is_provisional: !figures.field.group.finished,
        candidates,
        keeps_back: figures.keeps_somebody_back(),
    })
}

/// What is still to come for one player and one title.
enum Ahead {
    /// The group is finished.
    Nothing,
    /// Only the last round: against whom with what, `None` if nothing is enough.
    LastRound(Option<Vec<Need>>),
    /// Points to make in the games left, `None` if winning all is not enough.
    Points(Option<(String, u32)>),
}

impl Ahead {
    fn of(figures: &Figures, event: &Event, player: &Participant, title: NormTitle) -> Ahead {
        let group = figures.field.group;
        if group.finished || group.is_withdrawn(figures.field.numbered(player.number).id) {
            return Ahead::Nothing;
        }
        let completed = figures.reader().book.tournament.completed_rounds(group.id);
        if completed + 1 >= group.settings.rounds {
            return Ahead::LastRound(still_needs(event, player, title));
        }
        let outlook = outlook(event, player, title);
        Ahead::Points(outlook.points_to_make.map(|points| (points.chess(), outlook.games_left)))
    }

    /// Reached, performing like one, or still to be had.
    fn is_worth_showing(&self, found: &Norm) -> bool {
        let performs = found.requirement(Key::Performance).is_some_and(|asked| asked.met == Some(true));
        found.reached || performs || matches!(self, Ahead::LastRound(Some(_)) | Ahead::Points(Some(_)))
    }
}

fn row(figures: &Figures, player: PlayerId, found: &Norm, ahead: &Ahead) -> NormRow {
    let reader = figures.reader();
    let (ahead, needs) = said_ahead(figures, ahead);
    NormRow {
        who: figures.field.who(player).clone(),
        title: found.title.to_string(),
        reached: found.reached,
        summary: summary(reader, found),
        asked: found.requirements.iter().map(|requirement| asked(reader, requirement)).collect(),
        notes: notes(figures, found),
        ahead,
        needs,
    }
}

fn said_ahead(figures: &Figures, ahead: &Ahead) -> (String, Vec<(String, String)>) {
    let reader = figures.reader();
    match ahead {
        Ahead::Nothing => (String::new(), Vec::new()),
        Ahead::LastRound(None) => (reader.say("norms-out-of-reach"), Vec::new()),
        Ahead::LastRound(Some(needs)) if needs.is_empty() => (reader.say("norms-needs-nothing"), Vec::new()),
        Ahead::LastRound(Some(needs)) => {
            let opponent = |need: &&Need| {
                figures.field.group.player_with(need.opponent).is_some_and(|player| !figures.is_private(player))
            };
            let needs = needs.iter().filter(opponent);
            let needs = needs.map(|need| (figures.numbered(need.opponent), need.result.chess())).collect();
            (reader.say("view-norm-last-round"), needs)
        }
        Ahead::Points(None) => (reader.say("view-norm-out-of-reach"), Vec::new()),
        Ahead::Points(Some((points, games))) => {
            let args = [("points", Arg::from(points.as_str())), ("games", Arg::from(*games))];
            (reader.say_with("view-norm-points", &args), Vec::new())
        }
    }
}

fn summary(reader: &Reader, found: &Norm) -> String {
    let dash = || "–".to_owned();
    let args = [
        ("points", Arg::from(found.points.chess())),
        ("games", Arg::from(found.games_counted())),
        ("average", Arg::from(found.average.map_or_else(dash, |average| average.to_string()))),
        ("performance", Arg::from(found.performance.map_or_else(dash, |performance| performance.to_string()))),
    ];
    reader.say_with("norms-summary", &args)
}

fn notes(figures: &Figures, found: &Norm) -> Vec<Told> {
    let reader = figures.reader();
    let lifted = found.lifted.iter().map(|lifted| {
        let from = lifted.from.map_or_else(|| reader.say("norms-unrated"), |from| from.to_string());
        let player = Arg::from(figures.numbered(lifted.opponent));
        let args = [("player", player), ("from", Arg::from(from)), ("to", Arg::from(lifted.to.to_string()))];
        Told { text: reader.say_with("norms-lifted", &args), clauses: Vec::new() }
    });
    let left_out = found.left_out.iter().map(|left| {
        let why = figures.say_numbered(&left.reason);
        let args = [("round", Arg::from(left.round)), ("why", Arg::from(why.text))];
        Told { text: reader.say_with("norms-left-out", &args), clauses: why.clauses }
    });
    lifted.chain(left_out).chain(found.notes.iter().map(|note| figures.say_numbered(note))).collect()
}

fn asked(reader: &Reader, requirement: &Requirement) -> Asked {
    let (mark, class, meaning) = match (requirement.met, requirement.binding) {
        (Some(true), _) => ("✓", "met", "norm-met"),
        (Some(false), Binding::Advisory) => ("!", "unsure", "norm-missing"),
        (Some(false), _) => ("✗", "missing", "norm-missing"),
        (None, _) => ("?", "unsure", "norm-not-known"),
    };
    let found = requirement.found.map_or_else(|| reader.say("norm-not-known"), |found| amount(reader, found));
    let needed = requirement.needed.map_or_else(|| reader.say("norm-nothing-enough"), |needed| amount(reader, needed));
    let args = [("found", Arg::from(found)), ("needed", Arg::from(needed))];
    let text = reader.say_with(requirement.key.word(), &args);
    Asked {
        mark,
        meaning: reader.say(meaning),
        class,
        told: Told { text, clauses: vec![Source::clause(&requirement.clause)] },
        is_waived: requirement.binding == Binding::Waived,
    }
}

fn amount(reader: &Reader, amount: Amount) -> String {
    match amount {
        Amount::Number(number) => number.to_string(),
        Amount::Points(points) => points.chess(),
        Amount::Flag(true) => reader.say("norm-yes"),
        Amount::Flag(false) => reader.say("norm-no"),
    }
}

/// Everybody the table of § 26 has something to ask of, best first.
fn candidates(figures: &Figures, only: Option<PlayerId>) -> Vec<CandidateRow> {
    let reader = figures.reader();
    let shown = figures.field.everybody().filter(|who| only.is_none_or(|only| only == who.id));
    let found = shown.filter_map(|who| Some((who, figures.candidate(who.id)?)));
    let mut rows: Vec<_> = found.filter(|(_, found)| found.required.is_some()).collect();
    rows.sort_by_key(|(_, found)| {
        (!found.reached, found.required.map(|needed| (needed - found.points).0), found.player)
    });
    rows.into_iter()
        .map(|(who, found)| CandidateRow {
            who: who.clone(),
            average: two_decimals(figures.reader().lang, found.average_exact),
            category: found.category.map_or_else(|| reader.say("candidates-above"), |category| category.to_string()),
            required: found.required.map(|points| points.chess()).unwrap_or_default(),
            points: found.points.chess(),
            rounds: found.rounds,
            reached: found.reached,
            answer: figures.say_numbered(&found.reason),
        })
        .collect()
}

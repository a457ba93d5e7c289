//! Norm watch: who is on the way to a title norm or a candidate result, and what the rounds to come must bring.
//!
//! Leaves every requirement to `rokade_rating::norm` and `rokade_rating::candidate`. Both editions of the title
//! regulations can be asked for (docs/readings/norm-edition.md).

use rokade_model::Participant;
use rokade_rating::candidate::{CandidateResult, Outlook};
use rokade_rating::norm::{
    Amount, Binding, Edition, Event, Key, Need, Norm, Requirement, circumstances, norm, outlook, still_needs_of,
    titles_to_earn, too_short,
};
use rokade_tournament::{GroupId, PlayerId};
use rokade_words::Arg;

use super::derivation::kind_told;
use super::figures::{Figures, day};
use super::signed::two_decimals;
use crate::cite::Source;
use crate::{GroupHead, Reader, Said, Who};

/// Title norms of a group: what the event must fulfil, and who is near one.
pub struct NormsView {
    pub group: GroupHead,
    pub edition: Edition,
    /// The only player asked about.
    pub player: Option<PlayerId>,
    /// What the event itself must fulfil.
    pub event: Vec<Asked>,
    /// Reached, performing like a norm, or to be had in the last round.
    pub norms: Vec<NormRow>,
    /// Possible by the points left, and nothing more: shown on demand.
    pub possible: Vec<NormRow>,
    /// Why nobody can make a norm here.
    pub too_short: Option<Said>,
    /// Further players and titles that are out of reach.
    pub others: usize,
    /// Reached, in reach or awaiting approval; of one player always.
    pub candidates: Vec<CandidateRow>,
    /// Everybody else the table has something to ask of.
    pub candidates_out: Vec<CandidateRow>,
    /// What the event is to § 26.
    pub kind: Said,
    pub is_provisional: bool,
    pub keeps_back: bool,
    /// Whether candidate results of § 26 and the handbook's extract are asked for.
    pub has_union_rules: bool,
}

/// One requirement: a mark, what was found and what is needed.
pub struct Asked {
    /// `✓`, `✗`, `!`, `?`
    pub mark: &'static str,
    /// What the mark means, for whoever hears the page.
    pub meaning: String,
    pub class: &'static str,
    pub told: Said,
    /// The event is free of it.
    pub is_waived: bool,
}

/// One player and one title.
pub struct NormRow {
    pub who: Who,
    pub title: String,
    pub reached: bool,
    pub summary: String,
    /// What the race comes to in a few words.
    pub short: String,
    pub asked: Vec<Asked>,
    /// Requirements that the opponents to come may still fulfil.
    pub waits: usize,
    /// Opponents raised, rounds that do not count, exceptions.
    pub notes: Vec<Said>,
    /// What the rounds to come must bring; empty when the group is finished.
    pub ahead: String,
    /// Against whom, and with what result, the last round is enough.
    pub needs: Vec<(String, String)>,
}

/// A player's candidate result, reached or not.
pub struct CandidateRow {
    pub who: Who,
    pub average: String,
    pub category: String,
    pub required: String,
    pub points: String,
    pub rounds: u32,
    pub reached: bool,
    pub answer: Said,
}

impl NormsView {
    /// The same page by the other text: address, the word for the text, whether it is the one shown.
    pub fn editions(&self, path: &str) -> Vec<(String, String, bool)> {
        let player = self.player.map(|player| format!("&player={player}")).unwrap_or_default();
        let link = |edition: Edition| format!("{path}?edition={}{player}", edition.key());
        let offered = Edition::ALL.into_iter().map(|(edition, _)| edition);
        let offered = offered.filter(|edition| self.has_union_rules || *edition == self.edition);
        offered.map(|edition| (link(edition), text_word(edition), edition == self.edition)).collect()
    }

    /// The word for the text that is gone by.
    pub fn text(&self) -> String {
        text_word(self.edition)
    }
}

fn text_word(edition: Edition) -> String {
    format!("view-norm-text-{}", edition.key().replace('.', "-"))
}

/// What the address asks for; anything unknown is the default: the handbook's extract where the union's rules hold,
/// and FIDE's own text everywhere else, where nothing else can be asked for.
pub fn edition(reader: &Reader, text: &str) -> Edition {
    match reader.book.tournament.has_union_rules() {
        true => text.parse().unwrap_or_default(),
        false => Edition::Fide2024,
    }
}

/// `None` if there is no such group, or no such player in it.
pub fn norms(reader: &Reader, group: GroupId, edition: Edition, only: Option<PlayerId>) -> Option<NormsView> {
    let figures = Figures::of(reader, group)?;
    if only.is_some_and(|player| figures.field.everybody().all(|who| who.id != player)) {
        return None;
    }
    let field = reader.book.tournament.norm_field(group, reader.book, &|at| day(reader, at));
    let event = field.event(edition);
    let too_short = too_short(&event).filter(|_| only.is_none());
    let completed = reader.book.tournament.completed_rounds(group);
    let (mut rows, mut possible) = (Vec::new(), Vec::new());
    let mut others = 0;
    for player in &field.history.players {
        let id = figures.field.group.player_with(player.number);
        let Some(id) = id.filter(|id| only.is_none_or(|only| only == *id) && !figures.is_kept_back(*id)) else {
            continue;
        };
        let Some(contestant) = field.contestants.get(&player.number) else { continue };
        for title in titles_to_earn(contestant).into_iter().filter(|_| too_short.is_none()) {
            let found = norm(&event, player, title);
            let ahead = Ahead::of(&figures, completed, &event, player, &found);
            match ahead.race(&found) {
                _ if only.is_some() => rows.push(row(&figures, id, &found, &ahead)),
                Race::In => rows.push(row(&figures, id, &found, &ahead)),
                Race::Possible => possible.push(row(&figures, id, &found, &ahead)),
                Race::Out => others += 1,
            }
        }
    }
    let (candidates, candidates_out) = candidates(&figures, only);
    Some(NormsView {
        group: GroupHead::of(figures.field.group),
        edition,
        player: only,
        event: circumstances(&event, &field.circumstances).iter().map(|asked| self::asked(reader, asked)).collect(),
        norms: rows,
        possible,
        too_short: too_short.as_ref().map(|why| figures.say(why)),
        others,
        is_provisional: !figures.field.group.finished,
        candidates,
        candidates_out,
        kind: kind_told(&figures),
        keeps_back: figures.keeps_somebody_back(),
        has_union_rules: reader.book.tournament.has_union_rules(),
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
    fn of(figures: &Figures, completed: u32, event: &Event, player: &Participant, found: &Norm) -> Ahead {
        let group = figures.field.group;
        if group.finished || group.is_withdrawn(figures.field.numbered(player.number).id) {
            return Ahead::Nothing;
        }
        if completed + 1 >= group.settings.rounds {
            return Ahead::LastRound(still_needs_of(event, player, found));
        }
        let outlook = outlook(event, player, found.title);
        Ahead::Points(outlook.points_to_make.map(|points| (points.chess(), outlook.games_left)))
    }

    fn race(&self, found: &Norm) -> Race {
        let performs = found.requirement(Key::Performance).is_some_and(|asked| asked.met == Some(true));
        match self {
            _ if found.reached || performs => Race::In,
            Ahead::LastRound(Some(_)) => Race::In,
            Ahead::Points(Some(_)) => Race::Possible,
            Ahead::Nothing | Ahead::LastRound(None) | Ahead::Points(None) => Race::Out,
        }
    }
}

/// How near a norm is.
enum Race {
    /// Reached, performing like one, or to be had in the last round.
    In,
    /// The points left would still make it.
    Possible,
    Out,
}

fn row(figures: &Figures, player: PlayerId, found: &Norm, ahead: &Ahead) -> NormRow {
    let reader = figures.reader();
    let short = in_short(reader, ahead);
    let is_open = matches!(ahead, Ahead::LastRound(Some(_)) | Ahead::Points(Some(_)));
    let waits =
        |requirement: &&Requirement| is_open && requirement.met == Some(false) && is_of_opponents(requirement.key);
    let (ahead, needs) = said_ahead(figures, ahead);
    NormRow {
        short,
        waits: found.requirements.iter().filter(waits).count(),
        who: figures.field.who(player).clone(),
        title: found.title.to_string(),
        reached: found.reached,
        summary: summary(reader, found),
        asked: (found.requirements.iter().filter(|requirement| !waits(requirement)))
            .map(|requirement| asked(reader, requirement))
            .collect(),
        notes: notes(figures, found),
        ahead,
        needs,
    }
}

/// What every further opponent adds to.
const fn is_of_opponents(key: Key) -> bool {
    match key {
        Key::Games
        | Key::RatedOpponents
        | Key::Foreigners
        | Key::Nations
        | Key::Federations
        | Key::TitleHolders
        | Key::TitledOpponents => true,
        Key::Players
        | Key::UnratedOpponents
        | Key::OwnFederation
        | Key::OneFederation
        | Key::Average
        | Key::Score
        | Key::Performance
        | Key::Points
        | Key::GamesPerDay
        | Key::HoursPerDay
        | Key::Days
        | Key::TimeControl
        | Key::ChiefArbiterInternational
        | Key::NotAMatch
        | Key::Registered => false,
    }
}

fn in_short(reader: &Reader, ahead: &Ahead) -> String {
    match ahead {
        Ahead::LastRound(Some(needs)) if !needs.is_empty() => reader.say("view-norm-last-decides"),
        Ahead::Points(Some((points, games))) if points != "0" => {
            let args = [("points", Arg::from(points.as_str())), ("games", Arg::from(*games))];
            reader.say_with("view-norm-needs", &args)
        }
        Ahead::Nothing | Ahead::LastRound(_) | Ahead::Points(_) => String::new(),
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
        Ahead::Points(Some((points, _))) if points == "0" => (String::new(), Vec::new()),
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

fn notes(figures: &Figures, found: &Norm) -> Vec<Said> {
    let reader = figures.reader();
    let lifted = found.lifted.iter().map(|lifted| {
        let from = lifted.from.map_or_else(|| reader.say("norms-unrated"), |from| from.to_string());
        let player = Arg::from(figures.numbered(lifted.opponent));
        let args = [("player", player), ("from", Arg::from(from)), ("to", Arg::from(lifted.to.to_string()))];
        Said { text: reader.say_with("norms-lifted", &args), clauses: vec![Source::clause(&lifted.clause)] }
    });
    let left_out = found.left_out.iter().map(|left| {
        let why = figures.say(&left.reason);
        let args = [("round", Arg::from(left.round)), ("why", Arg::from(why.text))];
        Said { text: reader.say_with("norms-left-out", &args), clauses: why.clauses }
    });
    let worth = found.worth().map(|worth| figures.say(&worth));
    let more = found.without_game.iter().chain(&found.notes).map(|note| figures.say(note));
    let opponents = found.opponents_told();
    let opponents = opponents.iter().map(|told| figures.say(told));
    worth.into_iter().chain(opponents).chain(lifted).chain(left_out).chain(more).collect()
}

fn asked(reader: &Reader, requirement: &Requirement) -> Asked {
    let (mark, class, meaning) = match (requirement.met, requirement.binding) {
        (Some(true), _) => ("✓", "met", "norm-met"),
        (Some(false), Binding::Advisory) => ("!", "unsure", "norm-missing"),
        (Some(false), _) => ("✗", "missing", "norm-missing"),
        (None, _) => ("?", "unsure", "norm-not-known"),
    };
    let found = requirement.found.map_or_else(|| reader.say("norm-not-known"), |found| amount(reader, found));
    let (key, found, needed) = match (requirement.titles(&reader.say("norm-or")), requirement.needed) {
        (Some((found, needed)), _) => ("norm-titles-asked", found, needed),
        (None, Some(needed)) => (requirement.key.word(), found, amount(reader, needed)),
        (None, None) => ("norm-points-never", found, String::new()),
    };
    let text = reader.say_with(key, &[("found", Arg::from(found)), ("needed", Arg::from(needed))]);
    let text = match requirement.share {
        Some(share) => {
            let args = [("said", Arg::from(text)), ("part", Arg::from(share.part())), ("of", Arg::from(share.of))];
            reader.say_with("norm-share", &args)
        }
        None => text,
    };
    Asked {
        mark,
        meaning: reader.say(meaning),
        class,
        told: Said { text, clauses: vec![Source::clause(&requirement.clause)] },
        is_waived: requirement.binding == Binding::Waived,
    }
}

fn amount(reader: &Reader, amount: Amount) -> String {
    match amount {
        Amount::Number(number) => number.to_string(),
        Amount::Points(points) => points.chess(),
        Amount::Flag(true) => reader.say("word-yes"),
        Amount::Flag(false) => reader.say("word-no"),
    }
}

/// Everybody the table of § 26 has something to ask of, best first: those in the race, then the others.
fn candidates(figures: &Figures, only: Option<PlayerId>) -> (Vec<CandidateRow>, Vec<CandidateRow>) {
    let reader = figures.reader();
    let shown = figures.field.everybody().filter(|who| only.is_none_or(|only| only == who.id));
    let found = shown.filter_map(|who| Some((who, figures.candidate(who.id)?)));
    let is_in = |found: &CandidateResult| {
        only.is_some() || found.reached || found.awaits_approval || matches!(found.outlook, Outlook::InReach { .. })
    };
    let mut rows: Vec<_> = found.filter(|(_, found)| found.required.is_some() || is_in(found)).collect();
    rows.sort_by_key(|(_, found)| {
        (!found.reached, found.required.map(|needed| (needed - found.points).0), found.player)
    });
    let (race, out): (Vec<_>, Vec<_>) = rows.into_iter().partition(|(_, found)| is_in(found));
    let written = |(who, found): (&Who, &CandidateResult)| CandidateRow {
        who: who.clone(),
        average: two_decimals(figures.reader().lang, found.average_exact),
        category: found.category.map_or_else(|| reader.say("candidates-above"), |category| category.to_string()),
        required: found.required.map(|points| points.chess()).unwrap_or_default(),
        points: found.points.chess(),
        rounds: found.rounds,
        reached: found.reached,
        answer: figures.say(found.said()),
    };
    (race.into_iter().map(written).collect(), out.into_iter().map(written).collect())
}

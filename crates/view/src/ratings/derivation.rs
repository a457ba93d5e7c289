//! How one player's rating comes about, line by line: DSU, FIDE, class, candidate result, and the road there.
//!
//! The sentences are those of the rules ([`rokade_rating::dsu::steps`]); games stand in a table instead.

use rokade_clause::ClauseId;
use rokade_rating::candidate::{CandidateResult, EventKind, kind_unstated};
use rokade_rating::designation::designation;
use rokade_rating::dsu::Line;
use rokade_rating::table::Band;
use rokade_rating::{Hundredths, Rating, dsu, fide};
use rokade_tournament::PlayerId;
use rokade_words::Arg;

use super::fide_lines::{FidePart, fide_part};
use super::figures::Figures;
use super::history::{History, Past};
use super::signed::{fixed, signed, signed_hundredths, two_decimals};
use super::table::{Remark, remarks};
use crate::cite::Source;
use crate::words::class_word;
use crate::{GroupHead, Reader, Said, Who};

/// Everything that an event makes of one player's ratings.
pub struct DerivationView {
    pub group: GroupHead,
    pub who: Who,
    pub kept_back: bool,
    pub dsu: Option<DsuPart>,
    pub fide: Option<FidePart>,
    pub candidate: Option<CandidatePart>,
    pub remarks: Vec<Remark>,
    pub performance: String,
    pub by_fide_table: bool,
    pub history: Option<History>,
    /// Where the player's norms are judged.
    pub norms_at: String,
    pub has_norms: bool,
}

/// How the union's rating of a player comes about.
pub struct DsuPart {
    pub old: Rating,
    pub new: Rating,
    pub change: String,
    pub class: String,
    /// How far it is to the next class; empty for a master.
    pub next_class: String,
    pub games: Vec<GameRow>,
    /// Paired rounds without a game.
    pub without_game: Vec<Said>,
    pub games_rated: u32,
    pub points: String,
    pub expected_sum: String,
    /// How the expected scores of the group are found.
    pub method: Option<Said>,
    pub steps: Vec<Step>,
    /// Readings that were needed, by the names of their files.
    pub readings: Vec<String>,
}

/// A step and why it is so.
pub struct Step {
    pub says: Said,
    pub because: Option<Said>,
}

/// One pairing.
pub struct GameRow {
    pub round: u32,
    pub who: Who,
    pub rating: String,
    pub difference: String,
    /// The row of the table.
    pub band: String,
    pub expected: String,
    pub score: String,
    pub is_rated: bool,
    pub remark: Option<Said>,
}

/// § 26.
pub struct CandidatePart {
    pub average: String,
    pub category: String,
    pub percent: String,
    pub rounds: u32,
    pub required: String,
    pub points: String,
    pub is_reached: bool,
    pub answer: Said,
    /// How the average and the row of the table were found.
    pub terms: String,
    /// How the points asked come about, and what the rounds to come would make of them.
    pub asked: Vec<Said>,
    /// What kind of event it is, or that nobody has said.
    pub kind: Said,
    pub left_out: Vec<(u32, Said)>,
    pub is_provisional: bool,
}

/// The derivation; `None` if the tournament has no such player.
pub fn derivation(reader: &Reader, player: PlayerId, past: &Past) -> Option<DerivationView> {
    let entry = reader.book.tournament.players.get(&player)?;
    let figures = Figures::of(reader, entry.group)?;
    let history = History::of(&figures, player, past);
    Some(DerivationView { history, ..of(&figures, player) })
}

/// The derivation of one of a group, without the road there.
pub fn of(figures: &Figures, player: PlayerId) -> DerivationView {
    let reader = figures.reader();
    let worth = figures.performance(player);
    let group = figures.field.group;
    DerivationView {
        group: GroupHead::of(group),
        who: figures.field.who(player).clone(),
        kept_back: figures.is_kept_back(player),
        dsu: figures.dsu(player).map(|row| dsu_part(figures, row)),
        fide: fide_part(figures, player),
        candidate: candidate_part(figures, player),
        remarks: remarks(figures, player),
        performance: worth.map(|worth| worth.rating.to_string()).unwrap_or_default(),
        by_fide_table: worth.is_some_and(|worth| worth.by_fide_table),
        history: None,
        norms_at: format!("{}/g/{}/norms?player={player}", reader.base(), group.id),
        has_norms: figures.fide(player).is_some(),
    }
}

fn dsu_part(figures: &Figures, row: &dsu::PlayerReport) -> DsuPart {
    let reader = figures.reader();
    let class = designation(row.new, row.handbook);
    let next_class = class.next.map(|next| {
        let args = [
            ("class", Arg::from(reader.say(class_word(next.class)))),
            ("from", Arg::from(next.from.to_string())),
            ("missing", Arg::from(next.missing)),
        ];
        reader.say_with("view-rating-next-class", &args)
    });
    DsuPart {
        old: row.old,
        new: row.new,
        change: signed(row.change.into()),
        class: reader.say(class_word(class.class)),
        next_class: next_class.unwrap_or_default(),
        games: row.games.iter().filter_map(|line| dsu_game(figures, line)).collect(),
        without_game: without_game(figures, row.player),
        games_rated: row.games_rated,
        points: row.points.chess(),
        expected_sum: fixed(figures.reader().lang, row.expected_sum),
        method: figures.method().map(|method| figures.say(&method.reason)),
        steps: steps(figures, row),
        readings: row.readings.iter().map(|name| format!("rating-{}", name.replace('_', "-"))).collect(),
    }
}

/// The rounds of this group in which a player had no game.
pub(super) fn without_game(figures: &Figures, player: rokade_tournament::PlayerId) -> Vec<Said> {
    let Some(number) = figures.field.number(player) else { return Vec::new() };
    let (history, paired) = figures.history();
    dsu::without_game_until(history, *paired, number).iter().map(|reason| figures.say(reason)).collect()
}

/// Every sentence but those of the games.
fn steps(figures: &Figures, row: &dsu::PlayerReport) -> Vec<Step> {
    let step = |line: Line| Step { says: figures.say(&line.says), because: line.because.map(|why| figures.say(&why)) };
    dsu::steps(row).into_iter().map(step).collect()
}

fn dsu_game(figures: &Figures, line: &dsu::GameLine) -> Option<GameRow> {
    Some(GameRow {
        round: line.round,
        who: figures.who(line.opponent)?,
        rating: line.opponent_rating.map(|rating| rating.to_string()).unwrap_or_default(),
        difference: line.difference.map(|apart| signed(apart.into())).unwrap_or_default(),
        band: band(line.band),
        expected: hundredths(figures, line.expected),
        score: line.score.map(|score| score.chess()).unwrap_or_default(),
        is_rated: line.rated,
        remark: line.reason.as_ref().map(|reason| figures.say(reason)),
    })
}

pub(super) fn fide_game(figures: &Figures, line: &fide::GameLine) -> Option<GameRow> {
    let difference = match (line.true_difference, line.difference) {
        (Some(whole), Some(counted)) if line.is_capped => {
            format!("{} → {}", signed(whole.into()), signed(counted.into()))
        }
        (_, counted) => counted.map(|counted| signed(counted.into())).unwrap_or_default(),
    };
    Some(GameRow {
        round: line.round,
        who: figures.who(line.opponent)?,
        rating: line.opponent_rating.map(|rating| rating.to_string()).unwrap_or_default(),
        difference,
        band: band(line.band),
        expected: hundredths(figures, line.expected),
        score: line.score.map(|score| score.chess()).unwrap_or_default(),
        is_rated: line.is_rated,
        remark: line.reason.as_ref().map(|reason| figures.say(reason)),
    })
}

/// `88–95`, and `736–` for the last row.
fn band(band: Option<Band>) -> String {
    let Some(band) = band else { return String::new() };
    match band.to {
        Some(to) => format!("{}–{to}", band.from),
        None => format!("{}–", band.from),
    }
}

fn hundredths(figures: &Figures, value: Option<Hundredths>) -> String {
    value.map(|value| fixed(figures.reader().lang, value)).unwrap_or_default()
}

fn candidate_part(figures: &Figures, player: PlayerId) -> Option<CandidatePart> {
    let found = figures.candidate(player).filter(|_| figures.candidate_kind() != EventKind::Other)?;
    if found.opponents.is_empty() {
        return None;
    }
    let reader = figures.reader();
    // The strongest and the weakest may be somebody whose name is withheld.
    let ahead = found.ahead.iter().filter(|_| !figures.keeps_somebody_back());
    let (scored, needed) = (found.scored(), found.asked());
    let asked = scored.iter().chain(&needed).chain(ahead);
    Some(CandidatePart {
        average: two_decimals(figures.reader().lang, found.average_exact),
        category: match (found.category, found.percent) {
            (Some(category), _) => category.to_string(),
            (None, Some(_)) => reader.say("candidates-above"),
            (None, None) => String::new(),
        },
        percent: found.percent.map(|percent| format!("{percent} %")).unwrap_or_default(),
        rounds: found.rounds,
        required: found.required.map(|points| points.chess()).unwrap_or_default(),
        points: found.points.chess(),
        is_reached: found.reached,
        answer: figures.say(found.said()),
        terms: candidate_terms(figures, found),
        asked: asked.map(|reason| figures.say(reason)).collect(),
        kind: kind_told(figures),
        left_out: found
            .left_out
            .iter()
            .chain(&found.missed)
            .map(|left| (left.round, figures.say(&left.reason)))
            .collect(),
        is_provisional: found.is_provisional,
    })
}

/// `(2160 + 2200 + …) / 8 = 2124.38, average 2124; category 2: 2101–2125, 81 %`
fn candidate_terms(figures: &Figures, found: &CandidateResult) -> String {
    let reader = figures.reader();
    let others: Vec<String> = found.opponents.iter().map(|one| one.rating.to_string()).collect();
    let args = [
        ("player", Arg::from(figures.numbered(found.player))),
        ("own", Arg::from(found.own.to_string())),
        ("others", Arg::from(others.join(" + "))),
        ("count", Arg::from(others.len() + 1)),
        ("exact", Arg::from(two_decimals(reader.lang, found.average_exact))),
        ("average", Arg::from(found.average.to_string())),
    ];
    let said = reader.say_with("candidates-terms", &args);
    let Some(((from, to), percent)) = found.band.zip(found.percent) else { return said };
    let category = found.category.map_or_else(|| reader.say("candidates-above"), |category| category.to_string());
    let args = [
        ("category", Arg::from(category)),
        ("from", Arg::from(from.to_string())),
        ("to", Arg::from(to.map(|to| to.to_string()).unwrap_or_default())),
        ("percent", Arg::from(percent)),
    ];
    format!("{said}; {}", reader.say_with("candidates-band", &args))
}

/// What the event is to § 26.
pub(super) fn kind_told(figures: &Figures) -> Said {
    let Some(key) = figures.candidate_kind().key() else { return figures.say(&kind_unstated()) };
    let reader = figures.reader();
    let text = format!("{}: {}", reader.say("candidates-kind"), reader.say(&format!("candidates-kind-{key}")));
    Said { text, clauses: vec![Source::clause(&ClauseId::new("D4.1-26d"))] }
}

/// What a player's own page says of the rating: the change so far, and where it is derived.
pub struct RatingBrief {
    /// Nothing is played any more in the group.
    pub finished: bool,
    pub old: String,
    pub new: String,
    pub change: String,
    pub expected: String,
    pub gain: String,
    pub performance: String,
    /// The performance is FIDE's, since the handbook's table has none for the score.
    pub by_fide_table: bool,
    pub class: String,
    pub elo: String,
    pub fide_change: String,
    pub remarks: Vec<Remark>,
    pub derivation_at: String,
}

/// `None` where there is nothing to say, or nothing the reader may know.
pub fn brief(reader: &Reader, player: PlayerId) -> Option<RatingBrief> {
    let group = reader.book.tournament.players.get(&player)?.group;
    let finished = reader.book.tournament.groups.get(&group)?.finished;
    let figures = Figures::of(reader, group)?;
    if figures.is_kept_back(player) {
        return None;
    }
    let (found, beside) = (figures.headline(player), figures.beside(player));
    let remarks = remarks(&figures, player);
    if found.is_none() && beside.is_none() && remarks.is_empty() {
        return None;
    }
    let text = |row: Option<String>| row.unwrap_or_default();
    let worth = figures.performance(player);
    Some(RatingBrief {
        finished,
        old: text(found.map(|row| row.old.to_string())),
        new: text(found.map(|row| row.new.to_string())),
        change: text(found.map(|row| signed(row.change()))),
        expected: text(found.map(|row| fixed(figures.reader().lang, row.expected))),
        gain: text(found.map(|row| signed_hundredths(figures.reader().lang, row.gain()))),
        performance: text(worth.map(|worth| worth.rating.to_string())),
        by_fide_table: worth.is_some_and(|worth| worth.by_fide_table),
        class: text(figures.dsu(player).map(|row| reader.say(class_word(designation(row.old, row.handbook).class)))),
        elo: text(beside.map(|row| row.old.to_string())),
        fide_change: text(beside.map(|row| signed_hundredths(figures.reader().lang, row.alone.exact))),
        remarks,
        derivation_at: super::table::derivation_at(&figures, player),
    })
}

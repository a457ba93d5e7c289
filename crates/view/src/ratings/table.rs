//! Everybody's rating as it would be if the event ended now.
//!
//! Only finished games count. Whoever gets no rating is told why, and what would give one.

use std::cmp::Reverse;

use rokade_model::{RoundNumber, StartNumber};
use rokade_rating::designation::{PlayerClass, designation};
use rokade_tournament::{GroupId, PlayerId};
use rokade_words::Arg;

use super::figures::Figures;
use super::signed::{fixed, signed, signed_hundredths};
use super::spread::Spread;
use crate::cite::{self, Source};
use crate::words::class_word;
use crate::{GroupHead, Reader, Said, Who};

/// By what the table is ordered, and its word in the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum By {
    #[default]
    Number,
    Name,
    Rating,
    Change,
    New,
    Performance,
    Fide,
}

impl By {
    pub const ALL: [(By, &'static str); 7] = [
        (By::Number, "number"),
        (By::Name, "name"),
        (By::Rating, "rating"),
        (By::Change, "change"),
        (By::New, "new"),
        (By::Performance, "performance"),
        (By::Fide, "fide"),
    ];

    /// What the address asks for; anything unknown is the order of numbers.
    pub fn read(text: &str) -> By {
        By::ALL.into_iter().find_map(|(by, word)| (word == text).then_some(by)).unwrap_or_default()
    }

    pub fn word(self) -> &'static str {
        By::ALL.into_iter().find_map(|(by, word)| (by == self).then_some(word)).expect("ALL names every order")
    }
}

/// The ratings of a group after the games so far.
pub struct RatingsView {
    pub group: GroupHead,
    /// The last round with a finished game; 0 before.
    pub after: RoundNumber,
    pub by: By,
    /// How the expected scores are found.
    pub method: Option<Said>,
    pub rows: Vec<RatingRow>,
    pub has_fide: bool,
    /// Some performance is by FIDE's table.
    pub has_other_table: bool,
    pub keeps_back: bool,
    pub spread: Option<Spread>,
    /// Where candidate results and norms stand.
    pub norms_at: String,
}

/// A player's line of the ratings.
pub struct RatingRow {
    pub who: Who,
    /// How it comes about; empty where it is kept back.
    pub derivation_at: String,
    pub old: String,
    pub games: String,
    pub points: String,
    pub expected: String,
    pub gain: String,
    pub change: String,
    pub new: String,
    pub performance: String,
    pub by_fide_table: bool,
    pub elo: String,
    pub fide_change: String,
    /// `1st class`
    pub class: String,
    pub remarks: Vec<Remark>,
    pub kept_back: bool,
    keys: Keys,
}

/// What is to be said beside the figures.
pub struct Remark {
    pub told: Said,
    pub kind: RemarkKind,
}

/// What a remark is to whoever reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A class, a candidate result.
    Reached,
    /// On the way.
    Watch,
    /// Somebody has to do something.
    Missing,
}

impl RemarkKind {
    pub fn class(self) -> &'static str {
        match self {
            RemarkKind::Reached => "reached",
            RemarkKind::Watch => "watch",
            RemarkKind::Missing => "missing",
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Keys {
    rating: Option<i64>,
    change: Option<i64>,
    new: Option<i64>,
    performance: Option<i64>,
    fide: Option<i32>,
}

impl RatingsView {
    /// The order the head of a column leads to.
    pub fn order_at(&self, path: &str, by: &str) -> String {
        if by == By::default().word() { path.to_owned() } else { format!("{path}?by={by}") }
    }

    pub fn is_by(&self, by: &str) -> bool {
        self.by.word() == by
    }

    /// Columns of the printed table.
    pub fn columns(&self) -> usize {
        10 + if self.has_fide { 2 } else { 0 }
    }
}

/// The table of a group; `None` if there is no such group.
pub fn ratings(reader: &Reader, group: GroupId, by: By) -> Option<RatingsView> {
    let figures = Figures::of(reader, group)?;
    let mut rows: Vec<RatingRow> = figures.field.everybody().map(|who| row(&figures, who)).collect();
    rows.sort_by_key(|row| (row.who.number.unwrap_or(StartNumber::MAX), row.who.id));
    let key = |row: &RatingRow| match by {
        By::Number | By::Name => None,
        By::Rating => row.keys.rating,
        By::Change => row.keys.change,
        By::New => row.keys.new,
        By::Performance => row.keys.performance,
        By::Fide => row.keys.fide.map(i64::from),
    };
    match by {
        By::Number => {}
        By::Name => rows.sort_by_cached_key(|row| crate::sort_key(reader.lang, &row.who.listed)),
        _ => rows.sort_by_key(|row| Reverse(key(row))),
    }
    let finished = |round: &&rokade_tournament::Round| round.boards.iter().any(|board| board.game.result().is_some());
    Some(RatingsView {
        group: GroupHead::of(figures.field.group),
        after: figures.field.group.rounds.iter().rfind(finished).map_or(0, |round| round.number),
        by,
        method: figures.method().map(|method| figures.say(&method.reason)),
        has_fide: rows.iter().any(|row| !row.elo.is_empty()),
        has_other_table: rows.iter().any(|row| row.by_fide_table),
        keeps_back: figures.keeps_somebody_back(),
        spread: Spread::of(&figures),
        norms_at: format!("{}/g/{group}/norms", reader.base()),
        rows,
    })
}

fn row(figures: &Figures, who: &Who) -> RatingRow {
    let player = who.id;
    let worth = figures.performance(player);
    let mut row = RatingRow {
        who: who.clone(),
        derivation_at: derivation_at(figures, player),
        old: if figures.is_private(player) { String::new() } else { who.rating.clone() },
        games: String::new(),
        points: String::new(),
        expected: String::new(),
        gain: String::new(),
        change: String::new(),
        new: String::new(),
        performance: worth.map(|worth| worth.rating.to_string()).unwrap_or_default(),
        by_fide_table: worth.is_some_and(|worth| worth.by_fide_table),
        elo: String::new(),
        fide_change: String::new(),
        class: String::new(),
        remarks: remarks(figures, player),
        kept_back: figures.is_kept_back(player),
        keys: Keys { performance: worth.map(|worth| worth.rating), ..Keys::default() },
    };
    if let Some(found) = figures.headline(player) {
        row.old = found.old.to_string();
        row.games = found.games.to_string();
        row.points = found.points.chess();
        row.expected = fixed(figures.reader().lang, found.expected);
        row.gain = signed_hundredths(figures.reader().lang, found.gain());
        row.change = signed(found.change());
        row.new = found.new.to_string();
        row.keys.rating = Some(found.old);
        row.keys.change = Some(found.change());
        row.keys.new = Some(found.new);
    }
    if let Some(found) = figures.dsu(player) {
        row.class = figures.reader().say(class_word(PlayerClass::of(found.old, found.handbook)));
    }
    if let Some(found) = figures.beside(player) {
        row.elo = found.old.to_string();
        row.fide_change = signed_hundredths(figures.reader().lang, found.alone.exact);
        row.keys.fide = Some(found.alone.exact.0);
    }
    row
}

pub(super) fn derivation_at(figures: &Figures, player: PlayerId) -> String {
    match figures.is_kept_back(player) {
        true => String::new(),
        false => format!("{}/player/{player}/rating", figures.reader().base()),
    }
}

pub(super) fn remarks(figures: &Figures, player: PlayerId) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if let Some(missing) = figures.unratable(player) {
        for reason in [&missing.reason, &missing.remedy] {
            remarks.push(Remark { told: figures.say(reason), kind: RemarkKind::Missing });
        }
    }
    remarks.extend(class_change(figures, player));
    remarks.extend(candidate(figures, player));
    remarks
}

/// § 23: the class the new rating leads to, where it is another one.
fn class_change(figures: &Figures, player: PlayerId) -> Option<Remark> {
    let found = figures.dsu(player)?;
    let (before, after) = (designation(found.old, found.handbook), designation(found.new, found.handbook));
    if before.class == after.class {
        return None;
    }
    let reader = figures.reader();
    let class = [("class", Arg::from(reader.say(class_word(after.class))))];
    let rises = found.new > found.old;
    let text = match rises {
        true => reader.say_with("view-rating-reaches", &class),
        false => reader.say_with("view-rating-falls", &class),
    };
    let kind = if rises { RemarkKind::Reached } else { RemarkKind::Watch };
    Some(Remark { told: Said { text, clauses: vec![Source::clause(&after.clause)] }, kind })
}

/// § 26: a candidate result that is reached, or still within reach.
fn candidate(figures: &Figures, player: PlayerId) -> Option<Remark> {
    let found = figures.candidate(player)?;
    let required = found.required?;
    let most = found.points.0 + 2 * i32::try_from(rounds_left(figures, player)).unwrap_or(i32::MAX / 4);
    if !found.reached && (most < required.0 || !found.is_provisional) {
        return None;
    }
    let reader = figures.reader();
    let args = [("points", Arg::from(found.points.chess())), ("required", Arg::from(required.chess()))];
    let (text, kind) = match found.reached {
        true => (reader.say_with("view-rating-candidate", &args), RemarkKind::Reached),
        false => (reader.say_with("view-rating-candidate-watch", &args), RemarkKind::Watch),
    };
    let clauses = cite::sources(reader.lang, &found.reason);
    Some(Remark { told: Said { text, clauses }, kind })
}

/// Rounds of the player without a result yet.
fn rounds_left(figures: &Figures, player: PlayerId) -> u32 {
    let group = figures.field.group;
    let boards = group.rounds.iter().flat_map(|round| &round.boards);
    let open = boards.filter(|board| board.white == player || board.black == player);
    let open = open.filter(|board| board.game.result().is_none()).count();
    let ahead = if group.is_withdrawn(player) { 0 } else { group.settings.rounds.saturating_sub(group.published()) };
    ahead + u32::try_from(open).unwrap_or(0)
}

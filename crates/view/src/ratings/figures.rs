//! Everything the rating rules say of a group as it stands, computed once for a page, and what of it a reader may see.
//!
//! Leaves every figure to `rokade_rating`, and what is kept back from the public to the tournament.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rokade_clause::{HandbookEdition, Reason};
use rokade_model::{Color, HalfPoints, History, RoundNumber, Scoring, StartNumber};
use rokade_rating::candidate::{CandidateResult, EventKind};
use rokade_rating::fide;
use rokade_rating::performance::{fide_performance, performance};
use rokade_rating::table::Tables;
use rokade_rating::{Hundredths, Rating, dsu};
use rokade_tournament::rating::KeptBack;
use rokade_tournament::rating::fide::list_of;
use rokade_tournament::{GameState, GroupId, Micros, PlayerId};

use super::reports::{ByDsu, ByFide, Candidates};
use crate::{Audience, Field, Reader, Said, Who};

/// A group with its ratings as they would be if it ended now.
pub struct Figures<'a> {
    pub field: Field<'a>,
    /// Each is computed when it is first asked for: whoever shows one thing of one player pays for no other.
    by_dsu: OnceLock<ByDsu>,
    by_fide: OnceLock<ByFide>,
    candidates: OnceLock<Candidates>,
    history: OnceLock<(History, RoundNumber)>,
    meetings: OnceLock<BTreeMap<PlayerId, Vec<Meeting>>>,
    /// The handbook's rating, classes and candidate results are Danish; elsewhere FIDE's rating is the rating.
    is_danish: bool,
    /// Whom the reader is told nothing of.
    kept_back: KeptBack,
}

/// A game played to its end, seen from one side.
struct Meeting {
    opponent: PlayerId,
    score: HalfPoints,
}

/// What a score is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    pub rating: i64,
    /// The handbook's table has no figure for nothing and for all points; FIDE's has.
    pub by_fide_table: bool,
}

/// A rating in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Headline {
    pub old: i64,
    pub new: i64,
    pub games: u32,
    pub points: HalfPoints,
    pub expected: Hundredths,
}

impl Headline {
    pub fn change(&self) -> i64 {
        self.new - self.old
    }

    pub fn gain(&self) -> Hundredths {
        Hundredths::from(self.points) - self.expected
    }
}

impl<'a> Figures<'a> {
    /// `None` if the tournament has no such group.
    pub fn of(reader: &Reader<'a>, group: GroupId) -> Option<Figures<'a>> {
        let field = Field::new(reader, group)?;
        let mut figures = Figures {
            field,
            by_dsu: OnceLock::new(),
            by_fide: OnceLock::new(),
            candidates: OnceLock::new(),
            history: OnceLock::new(),
            meetings: OnceLock::new(),
            is_danish: reader.book.tournament.has_union_rules(),
            kept_back: KeptBack::default(),
        };
        if reader.audience == Audience::Public {
            figures.kept_back = reader.book.tournament.kept_back(|| &figures.by_dsu().report);
        }
        Some(figures)
    }

    pub fn reader(&self) -> &Reader<'a> {
        &self.field.reader
    }

    fn by_dsu(&self) -> &ByDsu {
        let book = self.reader().book;
        self.by_dsu.get_or_init(|| ByDsu::of(dsu::rate(&book.tournament.dsu_event(book))))
    }

    fn by_fide(&self) -> &ByFide {
        self.by_fide.get_or_init(|| {
            let (reader, group) = (self.reader(), self.field.group);
            let event = reader.book.tournament.fide_event(group.id, reader.book, &|at| day(reader, at));
            let list = list_of(group.settings.pace);
            // Without dates the event is a new one.
            let starts = event.starts.or(event.round_days.iter().flatten().copied().min());
            let edition = starts.map_or_else(|| fide::Edition::newest(list), |start| fide::Edition::on(list, start));
            ByFide::of(fide::rate(&event, edition))
        })
    }

    fn candidates(&self) -> &Candidates {
        let (book, group) = (self.reader().book, self.field.group);
        let results = || book.tournament.candidate_results(group.id, self.candidate_kind(), book);
        self.candidates.get_or_init(|| Candidates::of(results()))
    }

    fn key(&self, player: PlayerId) -> PlayerId {
        self.reader().book.tournament.rated_as(player)
    }

    /// Whether the reader is told nothing of this player's figures.
    pub fn is_kept_back(&self, player: PlayerId) -> bool {
        self.kept_back.has(self.key(player))
    }

    /// Whether the rating itself is not for the reader.
    pub fn is_private(&self, player: PlayerId) -> bool {
        self.kept_back.is_private(self.key(player))
    }

    /// Whether somebody in the group is kept back.
    pub fn keeps_somebody_back(&self) -> bool {
        self.field.everybody().any(|who| self.is_kept_back(who.id))
    }

    /// The player's change so far; `None` without a rating, and where it is kept back.
    pub fn dsu(&self, player: PlayerId) -> Option<&dsu::PlayerReport> {
        let key = self.key(player);
        let is_told = self.is_danish && !self.kept_back.has(key);
        is_told.then(|| self.by_dsu().player(key)).flatten()
    }

    /// Why the player gets no new rating, and what would give one.
    pub fn unratable(&self, player: PlayerId) -> Option<&dsu::NotRatable> {
        let key = self.key(player);
        let is_told = self.is_danish && !self.kept_back.has(key);
        is_told.then(|| self.by_dsu().unratable(key)).flatten()
    }

    /// How the expected scores of the group are found.
    pub fn method(&self) -> Option<&dsu::GroupMethod> {
        let groups = &self.reader().book.tournament.groups;
        let at = groups.keys().position(|id| *id == self.field.group.id)?;
        let is_told = self.is_danish && (!self.field.group.is_all_play_all() || !self.keeps_somebody_back());
        is_told.then(|| self.by_dsu().report.methods.get(at)).flatten()
    }

    /// Old and new rating, what was played and what was expected: by the handbook, elsewhere by FIDE.
    pub fn headline(&self, player: PlayerId) -> Option<Headline> {
        let by_dsu = |row: &dsu::PlayerReport| Headline {
            old: row.old.into(),
            new: row.new.into(),
            games: row.games_rated,
            points: row.points,
            expected: row.expected,
        };
        let by_fide = |row: &fide::PlayerReport| Headline {
            old: row.old.into(),
            new: row.alone.new,
            games: row.games_rated,
            points: row.points,
            expected: row.expected,
        };
        match self.is_danish {
            true => self.dsu(player).map(by_dsu),
            false => self.fide(player).map(by_fide),
        }
    }

    /// FIDE's rating where it stands beside another one.
    pub fn beside(&self, player: PlayerId) -> Option<&fide::PlayerReport> {
        self.is_danish.then(|| self.fide(player)).flatten()
    }

    pub fn fide(&self, player: PlayerId) -> Option<&fide::PlayerReport> {
        let key = self.key(player);
        (!self.kept_back.has(key)).then(|| self.by_fide().player(key)).flatten()
    }

    /// An unrated player's first FIDE rating, as far as it has come; `None` unless a rated opponent was met.
    pub fn first(&self, player: PlayerId) -> Option<&fide::FirstRating> {
        let key = self.key(player);
        let row = (!self.kept_back.has(key)).then(|| self.by_fide().first(key)).flatten();
        row.filter(|row| row.opponents > 0)
    }

    pub fn fide_report(&self) -> &fide::Report {
        &self.by_fide().report
    }

    /// What the group is to § 26.
    pub fn candidate_kind(&self) -> EventKind {
        self.field.group.settings.candidate_kind()
    }

    pub fn candidate(&self, player: PlayerId) -> Option<&CandidateResult> {
        let number = self.field.who(player).number?;
        let is_told = self.is_danish && !self.is_kept_back(player);
        is_told.then(|| self.candidates().player(number)).flatten()
    }

    /// What the games so far are worth: of the rated games, or of an unrated player's games with rated opponents.
    pub fn performance(&self, player: PlayerId) -> Option<Worth> {
        if self.is_kept_back(player) {
            return None;
        }
        let by_fide = (!self.is_danish).then(|| self.fide(player)).flatten();
        if let Some(found) = by_fide.and_then(|row| row.performance) {
            return Some(Worth { rating: found.rounded(), by_fide_table: false });
        }
        let met = match self.dsu(player) {
            Some(row) => {
                if let Some(rating) = row.performance {
                    return Some(Worth { rating: i64::from(rating), by_fide_table: false });
                }
                let rated = row.games.iter().filter(|game| game.rated);
                rated.filter_map(|game| game.opponent_rating.zip(game.score)).collect()
            }
            None => self.met(player),
        };
        worth(&met, self.reader().book.tournament.handbook())
    }

    /// Rated opponents of games played to the end, and what they brought.
    fn met(&self, player: PlayerId) -> Vec<(Rating, HalfPoints)> {
        let met = self.meetings.get_or_init(|| self.everybody_met()).get(&player);
        let rating = |opponent: PlayerId| self.by_dsu().player(self.key(opponent)).map(|row| row.old);
        met.into_iter().flatten().filter_map(|one| Some((rating(one.opponent)?, one.score))).collect()
    }

    fn everybody_met(&self) -> BTreeMap<PlayerId, Vec<Meeting>> {
        let mut met: BTreeMap<PlayerId, Vec<Meeting>> = BTreeMap::new();
        for board in self.field.group.rounds.iter().flat_map(|round| &round.boards) {
            let GameState::Done { result, .. } = board.game else { continue };
            if !result.is_played() {
                continue;
            }
            for (player, opponent, color) in
                [(board.white, board.black, Color::White), (board.black, board.white, Color::Black)]
            {
                let score = Scoring::default().mark(result.mark(color));
                met.entry(player).or_default().push(Meeting { opponent, score });
            }
        }
        met
    }

    /// The rounds of the group as the rules read them, and how far it is paired.
    pub fn history(&self) -> &(History, RoundNumber) {
        self.history.get_or_init(|| {
            let history = self.reader().book.tournament.history(self.field.group.id);
            let paired = history.paired_rounds();
            (history, paired)
        })
    }

    /// Somebody named by the key of the rating.
    pub fn who(&self, key: PlayerId) -> Option<Who> {
        self.field.find(key).cloned().or_else(|| self.reader().who(key))
    }

    /// A reason: of the ratings, which name players by id, or of candidate results and norms, by start number.
    pub fn say(&self, reason: &Reason) -> Said {
        let entrant = |player: PlayerId| self.who(player).map(|who| who.name).unwrap_or_default();
        self.reader().said(reason, &|number| self.numbered(number), &entrant)
    }

    pub fn numbered(&self, number: StartNumber) -> String {
        let player = self.field.group.player_with(number);
        player.map_or_else(|| number.to_string(), |player| self.field.who(player).name.clone())
    }
}

fn worth(met: &[(Rating, HalfPoints)], handbook: HandbookEdition) -> Option<Worth> {
    let opponents: Vec<Rating> = met.iter().map(|(rating, _)| *rating).collect();
    let points: HalfPoints = met.iter().map(|(_, score)| *score).sum();
    let by_handbook = performance(Tables::of(handbook), &opponents, points);
    let found = by_handbook.or_else(|| fide_performance(&opponents, points))?;
    Some(Worth { rating: found.rounded(), by_fide_table: by_handbook.is_none() })
}

/// On which day of the playing hall a moment lies.
pub fn day(reader: &Reader, at: Micros) -> Option<Date> {
    let zone = TimeZone::get(&reader.book.tournament.settings.time_zone).unwrap_or(TimeZone::UTC);
    Some(Timestamp::from_microsecond(at).ok()?.to_zoned(zone).date())
}

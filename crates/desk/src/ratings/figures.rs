//! Everything the rating rules say of a group as it stands, computed once for a page, and what of it a reader may see.
//!
//! Leaves every figure to `rokade_rating`. A rating behind a withheld name is kept back from the public, and with it
//! every figure it could be worked out from: those of the opponents, and in the average method those of the group.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;
use std::sync::OnceLock;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use rokade_clause::Reason;
use rokade_model::{Color, HalfPoints, History, RoundNumber, Scoring, StartNumber};
use rokade_rating::candidate::{CandidateResult, EventKind};
use rokade_rating::fide::{self, Day};
use rokade_rating::performance::{fide_performance, performance};
use rokade_rating::table::Tables;
use rokade_rating::{Hundredths, PlayerKey, Rating, dsu};
use rokade_tournament::rating::fide::list_of;
use rokade_tournament::{GameState, GroupId, Micros, PlayerId};
use rokade_words::Speaker;

use crate::view::{Audience, Field, Reader, Told, Who, when};

/// A group with its ratings as they would be if it ended now.
pub(crate) struct Figures<'a> {
    pub field: Field<'a>,
    dsu: dsu::Report,
    fide: fide::Report,
    candidates: Vec<CandidateResult>,
    rows: Rows,
    history: OnceLock<(History, RoundNumber)>,
    meetings: OnceLock<BTreeMap<PlayerId, Vec<Meeting>>>,
    /// The handbook's rating, classes and candidate results are Danish; elsewhere FIDE's rating is the rating.
    is_danish: bool,
    /// Whom the reader is told nothing of.
    kept_back: BTreeSet<PlayerKey>,
    /// Of these, whose own rating is behind it.
    private: BTreeSet<PlayerKey>,
}

/// Where everybody stands in the reports: a large field is asked about player by player.
struct Rows {
    dsu: HashMap<PlayerKey, usize>,
    not_ratable: HashMap<PlayerKey, usize>,
    fide: HashMap<PlayerKey, usize>,
    first: HashMap<PlayerKey, usize>,
    candidates: HashMap<StartNumber, usize>,
}

impl Rows {
    fn of(dsu: &dsu::Report, fide: &fide::Report, candidates: &[CandidateResult]) -> Rows {
        fn by<K: Eq + Hash>(keys: impl Iterator<Item = K>) -> HashMap<K, usize> {
            let mut rows = HashMap::new();
            for (index, key) in keys.enumerate() {
                rows.entry(key).or_insert(index);
            }
            rows
        }
        Rows {
            dsu: by(dsu.players.iter().map(|row| row.player)),
            not_ratable: by(dsu.not_ratable.iter().map(|row| row.player)),
            fide: by(fide.players.iter().map(|row| row.player)),
            first: by(fide.new_players.iter().map(|row| row.player)),
            candidates: by(candidates.iter().map(|row| row.player)),
        }
    }
}

/// A game played to its end, seen from one side.
struct Meeting {
    opponent: PlayerId,
    score: HalfPoints,
}

/// What a score is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub rating: i64,
    /// The handbook's table has no figure for nothing and for all points; FIDE's has.
    pub by_fide_table: bool,
}

/// A rating in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Headline {
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
        let tournament = &reader.book.tournament;
        let dsu = dsu::rate(&tournament.dsu_event(reader.book));
        let event = tournament.fide_event(group, reader.book, &|at| day(reader, at));
        let list = list_of(field.group.settings.pace);
        // Without dates the event is a new one.
        let edition = event.starts.or(event.round_days.iter().flatten().copied().min());
        let edition = edition.map_or_else(|| fide::Edition::newest(list), |start| fide::Edition::on(list, start));
        let fide = fide::rate(&event, edition);
        let candidates = tournament.candidate_results(group, field.group.settings.candidate_kind(), reader.book);
        let is_danish = tournament.has_union_rules();
        let rows = Rows::of(&dsu, &fide, &candidates);
        let mut figures = Figures {
            field,
            dsu,
            fide,
            candidates,
            rows,
            history: OnceLock::new(),
            meetings: OnceLock::new(),
            is_danish,
            kept_back: BTreeSet::new(),
            private: BTreeSet::new(),
        };
        if reader.audience == Audience::Public {
            figures.keep_back();
        }
        Some(figures)
    }

    pub fn reader(&self) -> &Reader<'a> {
        &self.field.reader
    }

    fn key(&self, player: PlayerId) -> PlayerKey {
        self.reader().book.tournament.rated_as(player).into()
    }

    /// Withheld and erased players, whoever can be worked out with them, and everybody who met one of them.
    fn keep_back(&mut self) {
        let tournament = &self.reader().book.tournament;
        let hidden = tournament.players.values().filter(|player| player.name_withheld || player.erased);
        let mut private: BTreeSet<PlayerKey> = hidden.map(|player| self.key(player.id)).collect();
        if private.is_empty() {
            return;
        }
        let meets = |row: &dsu::PlayerReport, whom: &BTreeSet<PlayerKey>| {
            row.games.iter().any(|game| whom.contains(&game.opponent))
        };
        // A performance that stands for a rating tells those it was made of.
        let made_of: Vec<PlayerKey> = self
            .dsu
            .players
            .iter()
            .filter(|row| row.source == dsu::RatingSource::Performance && meets(row, &private))
            .map(|row| row.player)
            .collect();
        private.extend(made_of);
        let mut kept = private.clone();
        for group in tournament.groups.values() {
            let members: Vec<PlayerKey> = tournament.members(group.id).map(|player| self.key(player.id)).collect();
            if group.is_all_play_all() && members.iter().any(|member| private.contains(member)) {
                kept.extend(members);
            }
            for board in group.rounds.iter().flat_map(|round| &round.boards) {
                let (white, black) = (self.key(board.white), self.key(board.black));
                if private.contains(&white) || private.contains(&black) {
                    kept.extend([white, black]);
                }
            }
        }
        self.kept_back = kept;
        self.private = private;
    }

    /// Whether the reader is told nothing of this player's figures.
    pub fn is_kept_back(&self, player: PlayerId) -> bool {
        self.kept_back.contains(&self.key(player))
    }

    /// Whether the rating itself is not for the reader.
    pub fn is_private(&self, player: PlayerId) -> bool {
        self.private.contains(&self.key(player))
    }

    /// Whether somebody in the group is kept back.
    pub fn keeps_somebody_back(&self) -> bool {
        self.field.everybody().any(|who| self.is_kept_back(who.id))
    }

    /// The player's change so far; `None` without a rating, and where it is kept back.
    pub fn dsu(&self, player: PlayerId) -> Option<&dsu::PlayerReport> {
        let key = self.key(player);
        let row = &self.dsu.players[*self.rows.dsu.get(&key)?];
        (self.is_danish && !self.kept_back.contains(&key)).then_some(row)
    }

    /// Why the player gets no new rating, and what would give one.
    pub fn unratable(&self, player: PlayerId) -> Option<&dsu::NotRatable> {
        let key = self.key(player);
        let row = &self.dsu.not_ratable[*self.rows.not_ratable.get(&key)?];
        (self.is_danish && !self.kept_back.contains(&key)).then_some(row)
    }

    /// How the expected scores of the group are found.
    pub fn method(&self) -> Option<&dsu::GroupMethod> {
        let groups = &self.reader().book.tournament.groups;
        let at = groups.keys().position(|id| *id == self.field.group.id)?;
        self.dsu
            .methods
            .get(at)
            .filter(|_| self.is_danish)
            .filter(|_| !self.field.group.is_all_play_all() || !self.keeps_somebody_back())
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
        self.fide(player).filter(|_| self.is_danish)
    }

    pub fn fide(&self, player: PlayerId) -> Option<&fide::PlayerReport> {
        let key = self.key(player);
        let row = &self.fide.players[*self.rows.fide.get(&key)?];
        (!self.kept_back.contains(&key)).then_some(row)
    }

    /// An unrated player's first FIDE rating, as far as it has come; `None` unless a rated opponent was met.
    pub fn first(&self, player: PlayerId) -> Option<&fide::FirstRating> {
        let key = self.key(player);
        let row = &self.fide.new_players[*self.rows.first.get(&key)?];
        (row.opponents > 0 && !self.kept_back.contains(&key)).then_some(row)
    }

    pub fn fide_report(&self) -> &fide::Report {
        &self.fide
    }

    /// What the group is to § 26.
    pub fn candidate_kind(&self) -> EventKind {
        self.field.group.settings.candidate_kind()
    }

    pub fn candidate(&self, player: PlayerId) -> Option<&CandidateResult> {
        let number = self.field.who(player).number?;
        let row = &self.candidates[*self.rows.candidates.get(&number)?];
        (self.is_danish && !self.is_kept_back(player)).then_some(row)
    }

    /// What the games so far are worth: of the rated games, or of an unrated player's games with rated opponents.
    pub fn performance(&self, player: PlayerId) -> Option<Worth> {
        if self.is_kept_back(player) {
            return None;
        }
        if let Some(found) = self.fide(player).filter(|_| !self.is_danish).and_then(|row| row.performance) {
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
        worth(&met)
    }

    /// Rated opponents of games played to the end, and what they brought.
    fn met(&self, player: PlayerId) -> Vec<(Rating, HalfPoints)> {
        let met = self.meetings.get_or_init(|| self.everybody_met()).get(&player);
        let rating = |opponent: PlayerId| {
            let row = *self.rows.dsu.get(&self.key(opponent))?;
            Some(self.dsu.players[row].old)
        };
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
    pub fn who(&self, key: PlayerKey) -> Option<Who> {
        let player = key.into();
        self.field.find(player).cloned().or_else(|| self.reader().who(player))
    }

    /// A reason: of the ratings, which name players by id, or of candidate results and norms, by start number.
    pub fn say(&self, reason: &Reason) -> Told {
        let reader = self.reader();
        let zone = &reader.book.tournament.settings.time_zone;
        let speaker = Speaker {
            lang: reader.lang,
            number: &|number| self.numbered(number),
            entrant: &|player| self.who(player).map(|who| who.name).unwrap_or_default(),
            time: &|at| when::moment(reader.lang, zone, at),
        };
        Told { text: speaker.reason(reason), clauses: reader.clauses(reason) }
    }

    pub fn numbered(&self, number: u32) -> String {
        let player = self.field.group.player_with(number);
        player.map_or_else(|| number.to_string(), |player| self.field.who(player).name.clone())
    }
}

fn worth(met: &[(Rating, HalfPoints)]) -> Option<Worth> {
    let opponents: Vec<Rating> = met.iter().map(|(rating, _)| *rating).collect();
    let points: HalfPoints = met.iter().map(|(_, score)| *score).sum();
    let by_handbook = performance(Tables::dsu(), &opponents, points);
    let found = by_handbook.or_else(|| fide_performance(&opponents, points))?;
    Some(Worth { rating: found.rounded(), by_fide_table: by_handbook.is_none() })
}

/// On which day of the playing hall a moment lies.
pub(crate) fn day(reader: &Reader, at: Micros) -> Option<Day> {
    let zone = TimeZone::get(&reader.book.tournament.settings.time_zone).unwrap_or(TimeZone::UTC);
    let date = Timestamp::from_microsecond(at).ok()?.to_zoned(zone).date();
    Day::new(u16::try_from(date.year()).ok()?, u8::try_from(date.month()).ok()?, u8::try_from(date.day()).ok()?)
}

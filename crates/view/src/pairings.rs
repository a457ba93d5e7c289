//! A round as the hall reads it: by board, and by name for whoever looks for a table.

use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, Notice, Participant, RoundNumber};
use rokade_tournament::{Board, GameState, Group, GroupId, PlayerId, PublishedBye, Round, Tournament};
use rokade_words::{Arg, Lang, Speaker};

use super::alphabet::sort_key;
use super::matches::{minutes, outcome_from, sides_now};
use super::{Field, GroupHead, Reader, Said, Who, Words, cite, team_name, when};

const SLIPS_TO_A_PAGE: usize = 8;

/// How far a round has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Published, no result yet.
    Announced,
    Playing,
    /// Every game has its result or is put off.
    Played,
}

/// The boards of a round.
pub struct PairingsView {
    pub group: GroupHead,
    pub round: RoundNumber,
    pub stage: Stage,
    /// The announced start; empty if none is set.
    pub starts: String,
    /// How late a player may come, until the first result is in.
    pub arrival: Option<Said>,
    /// Published in place of another pairing: when; else empty.
    pub changed: String,
    pub done: usize,
    pub boards: Vec<BoardRow>,
    /// Without those whose whole team rests.
    pub byes: Vec<ByeRow>,
    /// `Team 3 rests`, once for a team.
    pub resting: Vec<String>,
    /// Everybody of the round in the order of the reader's alphabet.
    pub seats: Vec<SeatRow>,
    /// Whether the table needs its columns; a column of blanks says nothing.
    pub has_ratings: bool,
    /// The boards are matches of several games.
    pub are_matches: bool,
}

impl PairingsView {
    /// The result slips of the round, by sheet of paper.
    pub fn slip_pages(&self) -> std::slice::Chunks<'_, BoardRow> {
        self.boards.chunks(SLIPS_TO_A_PAGE)
    }

    /// How far the round has come, in words.
    pub fn progress(&self, words: &Words) -> String {
        if self.done == self.boards.len() {
            words.t("view-results-all")
        } else {
            let key = if self.are_matches { "view-matches-in" } else { "view-results-in" };
            words.tv2(key, "done", self.done, "games", self.boards.len())
        }
    }
}

/// A board of the round.
pub struct BoardRow {
    pub board: u32,
    /// Who has White in the game played now; in a match the colours change from game to game.
    pub white: Side,
    pub black: Side,
    pub outcome: Outcome,
    /// The page that says why these two meet.
    pub why: String,
}

/// One player of a board.
#[derive(Clone)]
pub struct Side {
    pub who: Who,
    /// Points before the round.
    pub points: String,
    /// Empty without teams.
    pub team: String,
    /// The player's own time in a handicap game still to be played: `33 min`; else empty.
    pub minutes: String,
}

impl BoardRow {
    /// How a match stands that goes on: `½–½, Less time, game 2`. Empty where nothing is to be said
    /// that the result or the minutes beside the names do not say.
    pub fn about(&self) -> String {
        if self.outcome.state != "is-open" || !self.white.minutes.is_empty() {
            return String::new();
        }
        self.outcome.line()
    }
}

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// `1–0`, or empty while nothing is decided.
    pub result: String,
    /// What the sign alone does not say: forfeited, postponed, adjourned.
    pub note: String,
    /// For the style sheet: `is-open`, `is-put-off`, `is-done`, `is-forfeit`.
    pub state: &'static str,
}

impl Outcome {
    /// The result and the note in one line.
    pub fn line(&self) -> String {
        let parts = [self.result.as_str(), self.note.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

/// A player without a game in the round.
pub struct ByeRow {
    pub who: Who,
    /// The word for this kind of bye.
    pub kind: String,
    pub points: String,
    /// The page that says why; empty where the player asked for it.
    pub why: String,
}

/// Where one player sits.
pub struct SeatRow {
    pub who: Who,
    /// `None` without a game.
    pub board: Option<u32>,
    pub color: Option<Color>,
    /// White or Black as a word; the kind of bye without a game.
    pub role: String,
    /// Only of a game.
    pub opponent: Option<Who>,
    /// The player's own minutes of a handicap game; else empty.
    pub minutes: String,
    pub outcome: Outcome,
}

/// Points of byes and of games that have a result.
fn finished_points(history: &History, player: &Participant, through: RoundNumber) -> HalfPoints {
    let is_open = |entry: &Entry| matches!(entry, Entry::Game { mark: None, .. });
    let entries = player.entries_through(through).map(|(_, entry)| entry).filter(|entry| !is_open(entry));
    player.adjustment + entries.map(|entry| entry.points(&history.scoring)).sum()
}

/// A published round of a group; `None` if there is no such round.
pub fn pairings(reader: &Reader, group: GroupId, round: RoundNumber) -> Option<PairingsView> {
    let field = Field::new(reader, group)?;
    let shown = reader.book.tournament.round_ahead(group, round)?;
    let round = shown.as_ref();
    let is_published = round.number <= field.group.published();
    let history = reader.book.tournament.history(group);
    let points = |who: &Who| {
        let number = who.number.and_then(|number| history.player(number));
        let points = |player| match is_published {
            true => history.points_after(player, round.number - 1),
            // A round still to come is not paired by these points: an open game is nothing yet.
            false => finished_points(&history, player, round.number - 1),
        };
        number.map(|player| points(player).chess()).unwrap_or_default()
    };
    let side = |board: &Board, player| {
        let who = field.who(player).clone();
        let minutes = own_minutes(&field, round.number, board, player);
        Side { points: points(&who), team: team_of(&field, player), minutes, who }
    };
    let mut boards: Vec<BoardRow> = round
        .boards
        .iter()
        .map(|board| {
            let (white, black) = sides_now(board);
            BoardRow {
                board: board.number,
                white: side(board, white),
                black: side(board, black),
                outcome: outcome_from(&field, round.number, board, white),
                why: match is_published {
                    true => why_board_at(reader, group, round.number, board.number),
                    false => String::new(),
                },
            }
        })
        .collect();
    boards.sort_by_key(|row| row.board);
    let resting = resting_teams(&field, round.number);
    // Whoever asked for leave is still told so.
    let rests = |bye: &PublishedBye| {
        is_unopposed(&field, round, bye) && resting.iter().any(|(_, players)| players.contains(&bye.player))
    };
    let byes = round.byes.iter().filter(|bye| !rests(bye)).map(|bye| bye_row(&field, round, bye)).collect();
    let starts = field.group.settings.schedule.get(round_index(round.number)).and_then(|times| times.starts);
    let zone = &reader.book.tournament.settings.time_zone;
    Some(PairingsView {
        group: GroupHead::of(field.group),
        round: round.number,
        stage: stage(round),
        starts: starts.map(|at| when::moment(reader.lang, zone, at)).unwrap_or_default(),
        arrival: arrival(reader.lang, &reader.book.tournament, field.group),
        changed: round.replaces.map(|_| when::moment(reader.lang, zone, round.published)).unwrap_or_default(),
        done: round.boards.iter().filter(|board| matches!(board.game, GameState::Done { .. })).count(),
        seats: seats(&field, round),
        are_matches: field.group.is_played_to_decision(),
        has_ratings: field.everybody().any(|who| !who.rating.is_empty()),
        resting: resting
            .iter()
            .map(|(number, _)| {
                let team = team_name(reader, field.group, *number);
                reader.say_with("view-team-rests", &[("team", Arg::from(team))])
            })
            .collect(),
        boards,
        byes,
    })
}

/// How late a player of the group may come.
pub fn arrival(lang: Lang, tournament: &Tournament, group: &Group) -> Option<Said> {
    let reason = tournament.arrival_limit(group)?.reason("arrival_too_late");
    let clauses = cite::held(lang, &reason, &|clause| tournament.is_cited(clause));
    Some(Said { text: Speaker::plain(lang).reason(&reason), clauses })
}

/// The teams that meet nobody in a round, with their players.
fn resting_teams<'a>(field: &Field<'a>, round: RoundNumber) -> Vec<(u32, &'a [PlayerId])> {
    let matches = field.reader.book.tournament.team_matches(field.group.id, round);
    let meets = |number: u32| {
        matches.iter().any(|one| [one.teams.0, one.teams.1].into_iter().any(|team| u32::try_from(team) == Ok(number)))
    };
    let teams = (1..).zip(&field.group.teams).map(|(number, team)| (number, team.players.as_slice()));
    teams.filter(|(number, _)| !meets(*number)).collect()
}

/// For whom a player sits at the board; empty without teams.
fn team_of(field: &Field, player: PlayerId) -> String {
    let number = (1..).zip(&field.group.teams).find(|(_, team)| team.players.contains(&player));
    number.map(|(number, _)| team_name(&field.reader, field.group, number)).unwrap_or_default()
}

/// `33 min`: what a player has in a handicap game still to be played.
fn own_minutes(field: &Field, round: RoundNumber, board: &Board, player: PlayerId) -> String {
    let Some((white, black)) = minutes(field, round, board) else { return String::new() };
    let own = if player == board.white { white } else { black };
    field.reader.say_with("view-own-time", &[("minutes", Arg::from(own))])
}

/// How far a round has come, by its games.
pub fn stage(round: &Round) -> Stage {
    let open = round.boards.iter().filter(|board| board.game == GameState::Open).count();
    if open == 0 {
        Stage::Played
    } else if round.started.is_some() || open < round.boards.len() {
        Stage::Playing
    } else {
        Stage::Announced
    }
}

fn round_index(round: RoundNumber) -> usize {
    usize::try_from(round - 1).expect("a round number fits")
}

/// The schedule gives the player nobody to meet.
fn is_unopposed(field: &Field, round: &Round, bye: &PublishedBye) -> bool {
    let number = field.who(bye.player).number;
    round.pairing.unopposed.iter().any(|unopposed| Some(unopposed.player) == number)
}

fn bye_row(field: &Field, round: &Round, bye: &PublishedBye) -> ByeRow {
    let who = field.who(bye.player).clone();
    let (word, points) = match is_unopposed(field, round, bye) {
        // In an all-play-all the withdrawal rules decide later what such a round is worth.
        true if field.group.is_all_play_all() => ("view-opponent-left", String::new()),
        true if !field.group.teams.is_empty() => ("view-unopposed", bye.points.chess()),
        _ => (bye_word(bye.kind), bye.points.chess()),
    };
    let why = match bye.kind {
        ByeKind::PairingAllocated if round.number <= field.group.published() => {
            format!("{}/g/{}/round/{}/bye/{}/why", field.reader.base(), field.group.id, round.number, bye.player)
        }
        ByeKind::PairingAllocated | ByeKind::Full | ByeKind::Half | ByeKind::Zero => String::new(),
    };
    ByeRow { who, kind: field.reader.say(word), points, why }
}

/// The page that says why the two at a board meet.
pub(super) fn why_board_at(reader: &Reader, group: GroupId, round: RoundNumber, board: u32) -> String {
    format!("{}/g/{group}/round/{round}/board/{board}/why", reader.base())
}

pub(super) const fn bye_word(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::PairingAllocated => "word-bye",
        ByeKind::Full => "view-bye-full",
        ByeKind::Half => "view-bye-half",
        ByeKind::Zero => "view-bye-zero",
    }
}

/// What stands in the result column.
pub fn outcome(reader: &Reader, game: GameState) -> Outcome {
    let zone = &reader.book.tournament.settings.time_zone;
    let put_off = |word: &str, until: Option<i64>| {
        let word = reader.say(word);
        let note = match until {
            Some(at) => format!("{word}, {}", when::moment(reader.lang, zone, at)),
            None => word,
        };
        Outcome { result: String::new(), note, state: "is-put-off" }
    };
    match game {
        GameState::Open => Outcome { result: String::new(), note: String::new(), state: "is-open" },
        GameState::Postponed { until } => put_off("view-postponed", until),
        GameState::Adjourned { until } => put_off("view-adjourned", until),
        GameState::Done { result, .. } if result.is_played() => {
            Outcome { result: result.chess().to_owned(), note: String::new(), state: "is-done" }
        }
        GameState::Done { result, notice } => {
            let word = if notice == Some(Notice::Late) { "view-late" } else { "view-forfeit" };
            Outcome { result: result.chess().to_owned(), note: reader.say(word), state: "is-forfeit" }
        }
    }
}

fn seats(field: &Field, round: &Round) -> Vec<SeatRow> {
    let mut seats: Vec<SeatRow> = round
        .boards
        .iter()
        .flat_map(|board| [seat(field, round, board, Color::White), seat(field, round, board, Color::Black)])
        .chain(round.byes.iter().map(|bye| seat_without_game(field, round, bye)))
        .collect();
    seats.sort_by_cached_key(|seat| (sort_key(field.reader.lang, &seat.who.listed), seat.who.id));
    seats
}

fn seat(field: &Field, round: &Round, board: &Board, color: Color) -> SeatRow {
    let (white, black) = sides_now(board);
    let (player, opponent) = match color {
        Color::White => (white, black),
        Color::Black => (black, white),
    };
    let minutes = own_minutes(field, round.number, board, player);
    let mut outcome = outcome_from(field, round.number, board, white);
    if !minutes.is_empty() {
        outcome.note.clone_from(&minutes);
    }
    SeatRow {
        who: field.who(player).clone(),
        board: Some(board.number),
        color: Some(color),
        role: field.reader.say(color_word(color)),
        opponent: Some(field.who(opponent).clone()),
        minutes,
        outcome,
    }
}

fn seat_without_game(field: &Field, round: &Round, bye: &PublishedBye) -> SeatRow {
    let row = bye_row(field, round, bye);
    SeatRow {
        who: row.who,
        board: None,
        color: None,
        role: row.kind,
        opponent: None,
        minutes: String::new(),
        outcome: Outcome { result: row.points, note: String::new(), state: "is-done" },
    }
}

pub(super) const fn color_word(color: Color) -> &'static str {
    match color {
        Color::White => "word-white",
        Color::Black => "word-black",
    }
}

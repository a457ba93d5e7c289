//! A recorded game: its tags, its moves with everything written beside them, and its result.

use std::time::Duration;

use rokade_board::notation::Letters;
use rokade_board::{Move, Position, chess960};
use rokade_model::GameResult;

use super::clock;
use super::fault::Fault;

/// The seven tags every game has, in their order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A tag pair at the head of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    pub name: String,
    pub value: String,
}

/// A half-move of a game, by its place in that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlyId(pub(super) u32);

/// A half-move and what is written beside it.
#[derive(Clone, Debug)]
pub struct Ply {
    pub m: Move,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?` and so on.
    pub nags: Vec<u8>,
    /// Comments before the move, where it begins a variation.
    pub before: Vec<String>,
    /// Comments after the move, as written but for white space.
    pub comments: Vec<String>,
    /// The score sheet has `(=)` here.
    pub is_draw_offered: bool,
    pub(super) next: Option<PlyId>,
    /// The first variation in place of this move.
    pub(super) variation: Option<PlyId>,
    pub(super) last_variation: Option<PlyId>,
    /// Of the first move of a variation: the next variation in the same place.
    pub(super) sibling: Option<PlyId>,
}

impl PartialEq for Ply {
    /// The same move with the same things beside it, wherever it stands.
    fn eq(&self, other: &Self) -> bool {
        self.m == other.m
            && self.nags == other.nags
            && self.before == other.before
            && self.comments == other.comments
            && self.is_draw_offered == other.is_draw_offered
    }
}

impl Ply {
    pub(super) fn new(m: Move) -> Self {
        Self {
            m,
            nags: Vec::new(),
            before: Vec::new(),
            comments: Vec::new(),
            is_draw_offered: false,
            next: None,
            variation: None,
            last_variation: None,
            sibling: None,
        }
    }

    /// What the mover's clock showed after the move: `[%clk 1:02:03]`.
    pub fn clock(&self) -> Option<Duration> {
        self.time("clk")
    }

    /// The time the move took: `[%emt 0:00:12]`.
    pub fn elapsed(&self) -> Option<Duration> {
        self.time("emt")
    }

    /// What a command comment says, as written: `command("eval")` of `[%eval 0.31]` is `0.31`.
    pub fn command(&self, name: &str) -> Option<&str> {
        self.comments.iter().find_map(|comment| clock::command(comment, name))
    }

    /// Writes the clock beside the move, in place of an earlier reading.
    pub fn set_clock(&mut self, shown: Duration) {
        clock::set(&mut self.comments, shown);
    }

    fn time(&self, name: &str) -> Option<Duration> {
        self.comments.iter().find_map(|comment| clock::read(clock::command(comment, name)?))
    }
}

/// A game, as read or to be written. The same value can be read into again and again: its memory
/// is kept from game to game.
#[derive(Clone, Debug)]
pub struct Game {
    /// The line of the file on which the game begins.
    pub line: usize,
    /// In the order of the file.
    pub tags: Vec<Tag>,
    pub start: Position,
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// What the record says; `None` for `*`, or where it does not say.
    pub result: Option<GameResult>,
    /// The letters the moves were written in. Sets that agree in all letters cannot be told apart;
    /// the first of them in [`Letters::ALL`] stands for them.
    pub letters: Letters,
    /// What is wrong with the record, in the order of the file.
    pub faults: Vec<Fault>,
    /// How many faults there are beyond those listed.
    pub more_faults: usize,
    /// Moves of the main line that stand behind one that could not be read.
    pub unread: usize,
    pub(super) first: Option<PlyId>,
    pub(super) plies: Vec<Ply>,
}

impl Default for Game {
    fn default() -> Self {
        Self::from(Position::start())
    }
}

impl From<Position> for Game {
    /// A game without moves. The tags that name its start are written by the writer.
    fn from(start: Position) -> Self {
        Self {
            line: 1,
            tags: Vec::new(),
            start,
            comments: Vec::new(),
            result: None,
            letters: Letters::English,
            faults: Vec::new(),
            more_faults: 0,
            unread: 0,
            first: None,
            plies: Vec::new(),
        }
    }
}

impl Game {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.tags.push(Tag { name: name.to_owned(), value: value.to_owned() }),
        }
    }

    /// The result as PGN writes it: `1-0`, `1/2-1/2`, `*`.
    pub fn result_text(&self) -> &'static str {
        self.result.map_or("*", GameResult::contract)
    }

    /// The fault at which the main line ends before its end, if there is one.
    pub fn broken_at(&self) -> Option<&Fault> {
        self.faults.iter().find(|fault| fault.ends_main_line())
    }

    /// The moves of the game itself, without variations.
    pub fn main_line(&self) -> Line<'_> {
        Line { game: self, next: self.first }
    }

    /// A move and those that follow it.
    pub fn line_from(&self, ply: PlyId) -> Line<'_> {
        Line { game: self, next: Some(ply) }
    }

    /// The first moves of the variations given in place of a move.
    pub fn variations(&self, of: PlyId) -> impl Iterator<Item = PlyId> + '_ {
        std::iter::successors(self[of].variation, |ply| self[*ply].sibling)
    }

    /// All half-moves that are kept, variations included.
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// Plays on after a move, or from the start where there is none. A line that already goes on
    /// there gets a variation.
    pub fn play(&mut self, after: Option<PlyId>, m: Move) -> PlyId {
        let there = match after {
            Some(after) => self[after].next,
            None => self.first,
        };
        match there {
            Some(instead_of) => self.add_variation(instead_of, m),
            None => self.append(after, m),
        }
    }

    pub(super) fn append(&mut self, after: Option<PlyId>, m: Move) -> PlyId {
        let id = self.add(m);
        match after {
            Some(after) => self[after].next = Some(id),
            None => self.first = Some(id),
        }
        id
    }

    /// Begins a variation in place of a move, behind those already there.
    pub fn add_variation(&mut self, instead_of: PlyId, m: Move) -> PlyId {
        let id = self.add(m);
        match self[instead_of].last_variation.replace(id) {
            Some(last) => self[last].sibling = Some(id),
            None => self[instead_of].variation = Some(id),
        }
        id
    }

    fn add(&mut self, m: Move) -> PlyId {
        let id = PlyId(u32::try_from(self.plies.len()).expect("a game is kept within its limits"));
        self.plies.push(Ply::new(m));
        id
    }

    /// Whether start, moves, variations, result and everything written beside them agree. Where in a
    /// file a game stood, its faults and its tags do not matter.
    pub fn is_same(&self, other: &Game) -> bool {
        let same_place = self.start.fen() == other.start.fen() && self.start.variant() == other.start.variant();
        same_place
            && self.result == other.result
            && self.comments == other.comments
            && self.in_order().eq(other.in_order())
    }

    /// Every half-move in the order of writing, with how many lines begin and end beside it.
    fn in_order(&self) -> impl Iterator<Item = (&Ply, bool, usize)> {
        let mut work: Vec<PlyId> = self.first.into_iter().collect();
        std::iter::from_fn(move || {
            let id = work.pop()?;
            let ply = &self[id];
            work.extend(ply.next);
            let variations: Vec<PlyId> = self.variations(id).collect();
            work.extend(variations.iter().rev());
            Some((ply, ply.next.is_some(), variations.len()))
        })
    }

    /// Empties the game and keeps its memory.
    pub(super) fn clear(&mut self, line: usize) {
        self.line = line;
        self.tags.clear();
        self.comments.clear();
        self.result = None;
        self.letters = Letters::English;
        self.faults.clear();
        self.more_faults = 0;
        self.clear_moves();
    }

    pub(super) fn clear_moves(&mut self) {
        self.unread = 0;
        self.first = None;
        self.plies.clear();
    }

    /// The number of the Chess960 array the game begins from, if it does.
    pub fn array(&self) -> Option<u16> {
        chess960::number(&self.start)
    }
}

impl std::ops::Index<PlyId> for Game {
    type Output = Ply;
    fn index(&self, id: PlyId) -> &Ply {
        &self.plies[id.0 as usize]
    }
}

impl std::ops::IndexMut<PlyId> for Game {
    fn index_mut(&mut self, id: PlyId) -> &mut Ply {
        &mut self.plies[id.0 as usize]
    }
}

/// Half-moves one after the other.
#[derive(Clone)]
pub struct Line<'a> {
    game: &'a Game,
    next: Option<PlyId>,
}

impl<'a> Iterator for Line<'a> {
    type Item = (PlyId, &'a Ply);

    fn next(&mut self) -> Option<Self::Item> {
        let id = self.next?;
        let ply = &self.game[id];
        self.next = ply.next;
        Some((id, ply))
    }
}

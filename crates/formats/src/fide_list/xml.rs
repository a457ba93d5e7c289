//! A list as XML: `playerslist` with `player` elements, whose fields are elements with text.

use std::io::BufRead;

use quick_xml::Reader;
use quick_xml::escape::resolve_xml_entity;
use quick_xml::events::Event;
use rokade_model::{ListKind, ListPace};

use super::lines::Utf8Lines;
use super::row::{Cells, FIELDS, Field};
use crate::problem::Problem;

/// The list, the player, the field.
const DEEPEST: usize = 8;
/// Bytes that one player may take.
const LARGEST_PLAYER: usize = 64 * 1024;

/// Reads one player after the other.
pub(super) struct XmlPlayers<R> {
    reader: Reader<Utf8Lines<R>>,
    buffer: Vec<u8>,
    depth: usize,
    kind: ListKind,
    cells: [String; FIELDS],
}

/// Where a player begins; its cells are in [`XmlPlayers::cells`].
pub(super) struct Found {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl<R: BufRead> XmlPlayers<R> {
    pub(super) fn new(lines: Utf8Lines<R>, kind: ListKind) -> Self {
        let reader = Reader::from_reader(lines);
        Self { reader, buffer: Vec::new(), depth: 0, kind, cells: Default::default() }
    }

    pub(super) fn cells(&self) -> Cells<'_> {
        std::array::from_fn(|place| self.cells[place].trim())
    }

    /// The next player; what is wrong with the file as a whole ends it.
    pub(super) fn next(&mut self) -> Result<Option<Found>, Box<Problem>> {
        self.cells.iter_mut().for_each(String::clear);
        let mut player: Option<(usize, Found)> = None;
        let mut field: Option<(usize, Field)> = None;
        self.reader.get_mut().allow(LARGEST_PLAYER);
        loop {
            self.buffer.clear();
            let lines = self.reader.get_ref();
            let (line, column) = (lines.line(), lines.column());
            let event = self.reader.read_event_into(&mut self.buffer);
            let event = event.map_err(|error| Problem::at(line, column, "fide_list_xml").found(error.to_string()))?;
            match event {
                Event::Start(start) => {
                    self.depth += 1;
                    if self.depth > DEEPEST {
                        return Err(Problem::at(line, column, "fide_list_xml_deep").expected(DEEPEST).into());
                    }
                    let name = start.name();
                    if player.is_none() && name.as_ref() == "player" {
                        player = Some((self.depth, Found { line, column }));
                    } else if player.as_ref().is_some_and(|(depth, _)| self.depth == depth + 1) {
                        field = field_of(name.as_ref(), self.kind).map(|found| (self.depth, found));
                    }
                }
                Event::End(_) => {
                    if player.as_ref().is_some_and(|(depth, _)| *depth == self.depth) {
                        self.depth -= 1;
                        return Ok(player.map(|(_, found)| found));
                    }
                    if field.is_some_and(|(depth, _)| depth == self.depth) {
                        field = None;
                    }
                    self.depth = self.depth.saturating_sub(1);
                }
                Event::Text(text) => self.cells.add(field, &text),
                Event::CData(text) => self.cells.add(field, &text),
                Event::GeneralRef(name) => {
                    let letter = name.resolve_char_ref().ok().flatten();
                    let known = resolve_xml_entity(&name);
                    match (letter, known) {
                        (Some(letter), _) => self.cells.add(field, letter.encode_utf8(&mut [0; 4])),
                        (None, Some(known)) => self.cells.add(field, known),
                        (None, None) => {
                            return Err(Problem::at(line, column, "fide_list_xml_entity").found(&*name).into());
                        }
                    }
                }
                Event::DocType(_) => return Err(Problem::at(line, column, "fide_list_xml_dtd").into()),
                Event::Eof if self.depth > 0 => {
                    return Err(Problem::at(line, column, "fide_list_cut_off").into());
                }
                Event::Eof => return Ok(None),
                Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {
                    if player.is_none() {
                        self.reader.get_mut().allow(LARGEST_PLAYER);
                    }
                }
            }
        }
    }
}

/// Texts of the fields gather piece by piece.
trait Gathered {
    fn add(&mut self, field: Option<(usize, Field)>, text: &str);
}

impl Gathered for [String; FIELDS] {
    fn add(&mut self, field: Option<(usize, Field)>, text: &str) {
        if let Some((_, field)) = field {
            self[field.place()].push_str(text);
        }
    }
}

fn field_of(element: &str, kind: ListKind) -> Option<Field> {
    let pace = match kind {
        ListKind::Combined => ListPace::Standard,
        ListKind::Single(pace) => pace,
    };
    Some(match element {
        "fideid" => Field::Id,
        "name" => Field::Name,
        "country" => Field::Federation,
        "sex" => Field::Sex,
        "title" => Field::Title,
        "w_title" => Field::WomenTitle,
        "o_title" => Field::OtherTitles,
        "foa_title" => Field::ArenaTitle,
        "rating" => Field::Rating(pace),
        "games" => Field::Games(pace),
        "k" => Field::Factor(pace),
        "rapid_rating" => Field::Rating(ListPace::Rapid),
        "rapid_games" => Field::Games(ListPace::Rapid),
        "rapid_k" => Field::Factor(ListPace::Rapid),
        "blitz_rating" => Field::Rating(ListPace::Blitz),
        "blitz_games" => Field::Games(ListPace::Blitz),
        "blitz_k" => Field::Factor(ListPace::Blitz),
        "birthday" => Field::Birth,
        "flag" => Field::Flag,
        _ => return None,
    })
}

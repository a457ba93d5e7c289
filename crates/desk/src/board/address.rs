//! The state of the board page, all of it in the address: a link is permanent.
//!
//! | field | holds |
//! |---|---|
//! | `fen` or `chess960` | where the game starts; absent: the ordinary array |
//! | `m` | the moves in coordinates, `e2e4.e7e5` |
//! | `at` | how many of them stand on the board; absent: all |
//! | `laws`, `letters` | the edition that judges, the letters of the score sheet |
//! | `side` | `black` where Black sits below |
//! | `white`, `black`, `event`, `site`, `date`, `round`, `result` | what a PGN said of the game |
//! | `left` | what a pasted record had besides: comments, variations, times |

use std::collections::BTreeMap;

use rokade_board::Color;
use rokade_board::notation::Letters;
use rokade_clause::{Edition, Reason};
use rokade_view::score::letters_of;
use rokade_words::Lang;

use crate::answer::form_encoded;

/// A game longer than this is not one that was played over a board.
pub(super) const MOST_PLIES: usize = 2_000;
/// Names are shown, not kept.
const LONGEST_NAME: usize = 80;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Array,
    Fen(String),
    Chess960(u16),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    pub start: Start,
    /// The moves as written; `game` judges them.
    pub moves: Vec<String>,
    pub at: Option<usize>,
    pub laws: Edition,
    pub letters: Letters,
    /// Who sits below.
    pub side: Color,
    pub white: String,
    pub black: String,
    pub event: String,
    pub site: String,
    pub date: String,
    pub round: String,
    pub result: String,
    pub left: Left,
}

/// What of a pasted record has no place in an address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Left {
    pub comments: bool,
    pub variations: bool,
    pub times: bool,
}

impl Left {
    /// The letters of the field and the texts that name what was left out.
    pub(super) fn parts(self) -> impl Iterator<Item = (char, &'static str)> {
        let parts = [
            (self.comments, 'c', "desk-board-left-comments"),
            (self.variations, 'v', "desk-board-left-variations"),
            (self.times, 't', "desk-board-left-times"),
        ];
        parts.into_iter().filter(|(is, ..)| *is).map(|(_, letter, text)| (letter, text))
    }

    fn read(field: &str) -> Left {
        Left { comments: field.contains('c'), variations: field.contains('v'), times: field.contains('t') }
    }
}

/// The fields of a request; where one comes twice the later counts, because a button stands after
/// the hidden fields of its form.
pub(super) type Fields = BTreeMap<String, String>;

impl Address {
    /// The empty page as a reader of that language would have it.
    pub(super) fn new(lang: Lang) -> Address {
        Address { letters: letters_of(lang), ..Address::empty() }
    }

    /// The empty page in English letters.
    pub(super) fn empty() -> Address {
        Address {
            start: Start::Array,
            moves: Vec::new(),
            at: None,
            laws: Edition::USUAL,
            letters: Letters::English,
            side: Color::White,
            white: String::new(),
            black: String::new(),
            event: String::new(),
            site: String::new(),
            date: String::new(),
            round: String::new(),
            result: String::new(),
            left: Left::default(),
        }
    }

    /// Reads the fields of a request; everything that is not understood, at once.
    pub(super) fn read(fields: &Fields, lang: Lang) -> Result<Address, Vec<Reason>> {
        let usual = Address::new(lang);
        let mut unknown = Vec::new();
        let given = |name: &str| fields.get(name).map(|value| value.trim()).filter(|value| !value.is_empty());
        let mut refuse = |name: &'static str, value: &str| {
            unknown.push(Reason::house("board_field_unknown").with("field", name).with("found", short(value)));
        };
        let start = match (given("chess960"), given("fen")) {
            (Some(number), _) => match number.parse().ok().filter(|number| *number < rokade_board::chess960::ARRAYS) {
                Some(number) => Start::Chess960(number),
                None => {
                    refuse("chess960", number);
                    Start::Array
                }
            },
            (None, Some(fen)) => Start::Fen(fen.replace('_', " ")),
            (None, None) => Start::Array,
        };
        let at = given("at").map(|at| at.parse().map_err(|_| refuse("at", at)));
        let laws = given("laws").map(|laws| laws.parse().map_err(|_| refuse("laws", laws)));
        let letters = given("letters").map(|key| Letters::from_key(key).ok_or_else(|| refuse("letters", key)));
        let side = given("side").map(|side| color(side).ok_or_else(|| refuse("side", side)));
        let moves: Vec<String> =
            given("m").map(|moves| moves.split(['.', ' ', ',']).map(str::to_owned).collect()).unwrap_or_default();
        if moves.len() > MOST_PLIES {
            let most = i64::try_from(MOST_PLIES).unwrap_or(i64::MAX);
            unknown.push(Reason::house("board_too_many_moves").with("expected", most));
        }
        if !unknown.is_empty() {
            return Err(unknown);
        }
        let name = |field| given(field).map(short).unwrap_or_default();
        Ok(Address {
            start,
            moves,
            at: at.and_then(Result::ok),
            laws: laws.and_then(Result::ok).unwrap_or(usual.laws),
            letters: letters.and_then(Result::ok).unwrap_or(usual.letters),
            side: side.and_then(Result::ok).unwrap_or(usual.side),
            white: name("white"),
            black: name("black"),
            event: name("event"),
            site: name("site"),
            date: name("date"),
            round: name("round"),
            result: name("result"),
            left: Left::read(given("left").unwrap_or_default()),
        })
    }

    /// The fields of the address, for the hidden inputs of a form; what is as usual is left out.
    pub(super) fn fields(&self, lang: Lang) -> Vec<(&'static str, String)> {
        let usual = Address::new(lang);
        let mut fields = Vec::new();
        match &self.start {
            Start::Array => {}
            Start::Fen(fen) => fields.push(("fen", fen.replace(' ', "_"))),
            Start::Chess960(number) => fields.push(("chess960", number.to_string())),
        }
        let mut put = |name, value: String, is_usual: bool| {
            if !is_usual {
                fields.push((name, value));
            }
        };
        put("m", self.moves.join("."), self.moves.is_empty());
        put("at", self.at.unwrap_or_default().to_string(), self.at.is_none());
        put("laws", self.laws.to_string(), self.laws == usual.laws);
        put("letters", self.letters.key().to_owned(), self.letters == usual.letters);
        put("side", key(self.side).to_owned(), self.side == usual.side);
        for (name, _, value) in self.heading() {
            put(name, value.to_owned(), value.is_empty());
        }
        put("result", self.result.clone(), self.result.is_empty());
        put("left", self.left.parts().map(|(letter, _)| letter).collect(), self.left == Left::default());
        fields
    }

    /// What heads the record: field, PGN tag, value.
    pub(super) fn heading(&self) -> [(&'static str, &'static str, &str); 6] {
        [
            ("white", "White", &self.white),
            ("black", "Black", &self.black),
            ("event", "Event", &self.event),
            ("site", "Site", &self.site),
            ("date", "Date", &self.date),
            ("round", "Round", &self.round),
        ]
    }

    /// The fields with some more, as a query.
    pub(super) fn query(&self, lang: Lang, more: &[(&str, &str)]) -> String {
        let fields = self.fields(lang);
        let all = fields.iter().map(|(name, value)| (*name, value.as_str())).chain(more.iter().copied());
        all.map(|(name, value)| format!("{name}={}", form_encoded(value))).collect::<Vec<_>>().join("&")
    }

    /// The permanent link.
    pub(super) fn link(&self, lang: Lang) -> String {
        match self.query(lang, &[]) {
            query if query.is_empty() => "/board".to_owned(),
            query => format!("/board?{query}"),
        }
    }
}

pub(super) fn color(text: &str) -> Option<Color> {
    match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

pub(super) const fn key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn short(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Fields {
        pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn an_address_reads_what_it_writes() {
        let asked = fields(&[
            ("chess960", "12"),
            ("m", "e2e4.e7e5"),
            ("at", "1"),
            ("laws", "2009-NO"),
            ("letters", "figurine"),
            ("side", "black"),
            ("white", "Holm, Astrid"),
            ("event", "Klubmesterskab"),
            ("round", "3"),
            ("result", "1-0"),
            ("left", "ct"),
        ]);
        let address = Address::read(&asked, Lang::Da).unwrap();
        let written: Fields =
            address.fields(Lang::Da).into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        assert_eq!(written, asked);
    }

    #[test]
    fn the_empty_page_has_a_short_address() {
        assert_eq!(Address::read(&Fields::new(), Lang::Sv).unwrap().link(Lang::Sv), "/board");
    }

    #[test]
    fn a_link_is_read_the_same_in_every_language_once_the_letters_stand_in_it() {
        let address = Address { letters: Letters::Danish, ..Address::new(Lang::En) };
        assert!(address.link(Lang::En).contains("letters=da"));
        assert!(!address.link(Lang::Da).contains("letters"));
    }

    #[test]
    fn a_bare_year_is_the_first_text_of_that_year() {
        let address = Address::read(&fields(&[("laws", "2001")]), Lang::En).unwrap();
        assert!(address.link(Lang::En).ends_with("laws=2001-DK"));
    }

    #[test]
    fn everything_unknown_is_told_at_once() {
        let bad = fields(&[("chess960", "960"), ("at", "x"), ("laws", "1999"), ("letters", "qq"), ("side", "left")]);
        assert_eq!(Address::read(&bad, Lang::En).unwrap_err().len(), 5);
    }
}

//! The languages, everything that tells one from another, and how a reader's choice is found.

use std::fmt;
use std::str::FromStr;

/// A language of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    Da,
    Nb,
    Sv,
    En,
}

/// A language with everything that it is besides its texts.
#[derive(Debug)]
pub struct LangRow {
    pub lang: Lang,
    /// The code of pages, options, texts, letters for pieces, and columns of the tables.
    pub code: &'static str,
    /// What its own speakers call it.
    pub native_name: &'static str,
    /// Other codes that are read as this language.
    pub also: &'static [&'static str],
    /// Before the decimals, and between thousands.
    pub decimal_sign: char,
    pub thousands_sign: char,
    /// Queen, rook, bishop and knight.
    pub pieces: [char; 4],
    /// The letters that follow `z`, with what is sorted as the same letter; the first is how the language writes it.
    pub after_z: &'static [&'static [char]],
    /// `aa` is sorted as `å`.
    pub is_double_a_ring: bool,
    /// The currency that needs no code among its readers; none where they live in many countries.
    pub currency: &'static str,
    /// A first guess at where its readers play.
    pub time_zone: &'static str,
    pub federation: &'static str,
}

/// Between thousands where the language has no mark for it: a narrow space that does not break.
const NARROW: char = '\u{202f}';

/// Every language, in the order in which it is offered. A new one is its texts and its row.
pub static LANGS: [LangRow; 4] = [
    LangRow {
        lang: Lang::Da,
        code: "da",
        native_name: "Dansk",
        also: &[],
        decimal_sign: ',',
        thousands_sign: '.',
        pieces: ['D', 'T', 'L', 'S'],
        after_z: &[&['æ', 'ä'], &['ø', 'ö'], &['å']],
        is_double_a_ring: true,
        currency: "DKK",
        time_zone: "Europe/Copenhagen",
        federation: "DEN",
    },
    LangRow {
        lang: Lang::Nb,
        code: "nb",
        native_name: "Norsk bokmål",
        also: &["no", "nn"],
        decimal_sign: ',',
        thousands_sign: NARROW,
        pieces: ['D', 'T', 'L', 'S'],
        after_z: &[&['æ', 'ä'], &['ø', 'ö'], &['å']],
        is_double_a_ring: true,
        currency: "NOK",
        time_zone: "Europe/Oslo",
        federation: "NOR",
    },
    LangRow {
        lang: Lang::Sv,
        code: "sv",
        native_name: "Svenska",
        also: &[],
        decimal_sign: ',',
        thousands_sign: NARROW,
        pieces: ['D', 'T', 'L', 'S'],
        after_z: &[&['å'], &['ä', 'æ'], &['ö', 'ø']],
        is_double_a_ring: false,
        currency: "SEK",
        time_zone: "Europe/Stockholm",
        federation: "SWE",
    },
    LangRow {
        lang: Lang::En,
        code: "en",
        native_name: "English",
        also: &[],
        decimal_sign: '.',
        thousands_sign: ',',
        pieces: ['Q', 'R', 'B', 'N'],
        after_z: &[],
        is_double_a_ring: false,
        currency: "",
        time_zone: "Europe/Copenhagen",
        federation: "DEN",
    },
];

/// The same letters in English, as games are kept.
const ENGLISH_PIECES: [char; 4] = ['Q', 'R', 'B', 'N'];

impl Lang {
    pub const ALL: [Lang; LANGS.len()] = {
        let mut all = [Lang::En; LANGS.len()];
        let mut place = 0;
        while place < LANGS.len() {
            all[place] = LANGS[place].lang;
            place += 1;
        }
        all
    };

    /// What the language is.
    pub const fn row(self) -> &'static LangRow {
        &LANGS[self.place()]
    }

    /// Its place in every list by language; a test holds that the rows stand in the order of the languages.
    pub const fn place(self) -> usize {
        self as usize
    }

    /// `da`, `nb`, `sv`, `en`: the code of pages and options.
    pub const fn code(self) -> &'static str {
        self.row().code
    }

    /// What its own speakers call it.
    pub const fn native_name(self) -> &'static str {
        self.row().native_name
    }

    /// An exact decimal, written with a point, as the language writes it: `2,35` in the North.
    pub fn decimal(self, text: &str) -> String {
        let sign = |letter: char| if letter == '.' { self.row().decimal_sign } else { letter };
        text.chars().map(sign).collect()
    }

    /// A line of moves with English letters for the pieces, as the language writes it: `Sf3` in the North.
    pub fn piece_letters(self, moves: &str) -> String {
        let letter = |sign: char| match ENGLISH_PIECES.iter().position(|english| *english == sign) {
            Some(piece) => self.row().pieces[piece],
            None => sign,
        };
        moves.chars().map(letter).collect()
    }

    /// The language a browser asks for, by its weights; English if it asks for none of ours.
    pub fn from_accept_language(header: &str) -> Lang {
        let mut best: Option<(u32, Lang)> = None;
        for item in header.split(',') {
            let mut parts = item.split(';');
            let Some(lang) = parts.next().and_then(Lang::from_tag) else { continue };
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=").map(weight)).unwrap_or(1000);
            if weight > best.map_or(0, |(most, _)| most) {
                best = Some((weight, lang));
            }
        }
        best.map_or(Lang::En, |(_, lang)| lang)
    }

    /// The language of a value of `LC_ALL`, `LC_MESSAGES` or `LANG`, such as `nn_NO.UTF-8`; English otherwise.
    pub fn from_environment(value: &str) -> Lang {
        Lang::from_tag(value).unwrap_or(Lang::En)
    }

    /// Reads the first part of `da-DK`, `nb_NO.UTF-8`, `sv`. Both forms of Norwegian read bokmål.
    fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.trim().split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        let is_meant = |row: &&LangRow| row.code == primary || row.also.contains(&primary.as_str());
        LANGS.iter().find(is_meant).map(|row| row.lang)
    }
}

/// Reads `0.8` as thousandths; what is no weight counts as none.
fn weight(text: &str) -> u32 {
    let (whole, fraction) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if !matches!(whole, "0" | "1") || !digits(fraction) || fraction.len() > 3 {
        return 0;
    }
    let thousandths: u32 = format!("{fraction:0<3}").parse().unwrap_or(0);
    if whole == "1" { 1000 } else { thousandths }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// The codes of all languages: `da, nb, sv, en`.
fn codes() -> String {
    LANGS.iter().map(|row| row.code).collect::<Vec<_>>().join(", ")
}

/// The text names no language of the house.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}; known: {known}", known = codes())]
pub struct UnknownLanguage(pub String);

impl FromStr for Lang {
    type Err = UnknownLanguage;

    /// Reads `da`, `nb`, `sv`, `en`; `no` and `nn` read as `nb`, and a region behind is no matter.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Lang::from_tag(text).ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_stand_in_the_order_of_the_languages() {
        for (place, row) in LANGS.iter().enumerate() {
            assert_eq!((row.lang.place(), row.lang.row().code), (place, row.code));
        }
        assert_eq!(Lang::En.row().pieces, ENGLISH_PIECES);
        assert_eq!(UnknownLanguage("fi".into()).to_string(), "unknown language \"fi\"; known: da, nb, sv, en");
    }

    #[test]
    fn a_language_writes_figures_and_pieces_in_its_own_way() {
        assert_eq!((Lang::Da.decimal("2.35").as_str(), Lang::En.decimal("2.35").as_str()), ("2,35", "2.35"));
        assert_eq!(Lang::Sv.piece_letters("1. Nf3 Qd5 2. Ke2"), "1. Sf3 Dd5 2. Ke2");
        assert_eq!(Lang::En.piece_letters("1. Nf3 Qd5"), "1. Nf3 Qd5");
    }

    #[test]
    fn every_language_reads_its_own_code() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
        }
        assert_eq!("nn".parse(), Ok(Lang::Nb));
        assert_eq!("no".parse(), Ok(Lang::Nb));
        assert_eq!("fi".parse::<Lang>(), Err(UnknownLanguage("fi".into())));
    }

    #[test]
    fn a_browser_gets_the_language_it_prefers_most() {
        assert_eq!(Lang::from_accept_language("fi, sv;q=0.8, en;q=0.5"), Lang::Sv);
        assert_eq!(Lang::from_accept_language("en;q=0.3,nn-NO;q=0.9"), Lang::Nb);
        assert_eq!(Lang::from_accept_language("da-DK,da;q=0.9,en;q=0.8"), Lang::Da);
        assert_eq!(Lang::from_accept_language("da;q=0,sv;q=0.001"), Lang::Sv);
        assert_eq!(Lang::from_accept_language("de, fr"), Lang::En);
        assert_eq!(Lang::from_accept_language("da;q=often"), Lang::En);
        assert_eq!(Lang::from_accept_language(""), Lang::En);
    }

    #[test]
    fn the_environment_names_language_and_place() {
        assert_eq!(Lang::from_environment("nn_NO.UTF-8"), Lang::Nb);
        assert_eq!(Lang::from_environment("da_DK@euro"), Lang::Da);
        assert_eq!(Lang::from_environment("C.UTF-8"), Lang::En);
        assert_eq!(Lang::from_environment(""), Lang::En);
    }
}

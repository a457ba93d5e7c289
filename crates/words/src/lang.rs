//! The four languages, and how a reader's choice is found.

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

impl Lang {
    pub const ALL: [Lang; 4] = [Lang::Da, Lang::Nb, Lang::Sv, Lang::En];

    /// `da`, `nb`, `sv`, `en`: the code of pages and options.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Da => "da",
            Lang::Nb => "nb",
            Lang::Sv => "sv",
            Lang::En => "en",
        }
    }

    /// What its own speakers call it.
    pub const fn native_name(self) -> &'static str {
        match self {
            Lang::Da => "Dansk",
            Lang::Nb => "Norsk bokmål",
            Lang::Sv => "Svenska",
            Lang::En => "English",
        }
    }

    /// An exact decimal, written with a point, as the language writes it: `2,35` in the North.
    pub fn decimal(self, text: &str) -> String {
        match self {
            Lang::En => text.to_owned(),
            Lang::Da | Lang::Nb | Lang::Sv => text.replace('.', ","),
        }
    }

    /// A line of moves with English letters for the pieces, as the language writes it: `Sf3` in the North.
    pub fn piece_letters(self, moves: &str) -> String {
        let letter = |sign: char| match sign {
            'Q' => 'D',
            'R' => 'T',
            'B' => 'L',
            'N' => 'S',
            other => other,
        };
        match self {
            Lang::En => moves.to_owned(),
            Lang::Da | Lang::Nb | Lang::Sv => moves.chars().map(letter).collect(),
        }
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
        match primary.as_str() {
            "da" => Some(Lang::Da),
            "nb" | "no" | "nn" => Some(Lang::Nb),
            "sv" => Some(Lang::Sv),
            "en" => Some(Lang::En),
            _ => None,
        }
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

/// The text names no language of the house.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown language {0:?}; known: da, nb, sv, en")]
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

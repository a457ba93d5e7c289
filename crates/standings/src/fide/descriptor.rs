//! The grammar of FIDE's tie-break descriptors: `BH/C1`, `KS/L+1`, `ARO/U1400`; handbook prose writes `BH-C1`.
//!
//! Decides which variants a code may carry. What they do is left to the rules of the codes.

use std::fmt::Write;

use super::code::{CODES, Code, GAMES_ELECTED};

/// A code with its variants, kept with its canonical spelling.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FideBreak {
    key: String,
    pub code: Code,
    pub variants: Variants,
}

/// What a descriptor adds to its code (article 14; docs/readings/tiebreaks-variants.md).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variants {
    /// Least significant contributions left out.
    pub low: u8,
    /// Most significant ones.
    pub high: u8,
    /// The Koya limit moved by so many half points.
    pub limit: i8,
    /// Forfeits count as games played.
    pub played: bool,
    /// Fore Buchholz inside.
    pub fore: bool,
    /// The order turned.
    pub reversed: bool,
    /// The rating of an unrated player.
    pub unrated: Option<u16>,
}

impl Variants {
    /// What they leave out or change, as texts with a number: the code alone says it to few.
    pub fn told(&self, code: Code) -> Vec<(&'static str, u32)> {
        let left_out = match (self.low, self.high) {
            (0, 0) => None,
            (low, 0) if code == Code::Progressive => Some(("variant-cut-rounds", u32::from(low))),
            (low, 0) => Some(("variant-cut", u32::from(low))),
            (low, _) => Some(("variant-median", u32::from(low))),
        };
        let unrated = self.unrated.map(|rating| ("variant-unrated", u32::from(rating)));
        let reversed = self.reversed.then_some(("variant-reversed", 0));
        let played = self.played.then_some(("variant-played", 0));
        let fore = self.fore.then_some(("variant-fore", 0));
        left_out.into_iter().chain(unrated).chain(played).chain(fore).chain(reversed).collect()
    }
}

impl FideBreak {
    pub fn new(code: Code, variants: Variants) -> Self {
        Self { key: spelled(code, &variants), code, variants }
    }

    /// The canonical descriptor, `BH/C1`.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The lower figure is the better one.
    pub fn is_ascending(&self) -> bool {
        self.code.is_ascending() != self.variants.reversed
    }

    /// Reads a descriptor; `None` if it names no code, or a variant the code does not take.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_uppercase();
        let end = text.find(['/', '-']).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        let name = if name == GAMES_ELECTED { Code::RoundsElected.name() } else { name };
        let row = CODES.iter().find(|row| row.name == name)?;
        let mut variants = Variants::default();
        let mut rest = rest;
        while !rest.is_empty() {
            rest = read_variant(rest, row.code, &mut variants)?;
        }
        Some(Self::new(row.code, variants))
    }
}

/// Reads one `/C1` from the front and gives the rest; a variant named twice is no descriptor.
fn read_variant<'a>(text: &'a str, code: Code, variants: &mut Variants) -> Option<&'a str> {
    let allows = code.row().allows;
    let text = text.strip_prefix(['/', '-'])?;
    let letter = text.chars().next()?;
    let after = &text[letter.len_utf8()..];
    let sign = if letter == 'L' { usize::from(after.starts_with(['+', '-'])) } else { 0 };
    let digits = after[sign..].find(|c: char| !c.is_ascii_digit()).map_or(after.len(), |end| sign + end);
    let (figure, rest) = after.split_at(digits);
    let has_cut = variants.low > 0;
    match letter {
        'C' if allows.cut && !has_cut => variants.low = count(figure)?,
        'M' if allows.median && !has_cut => {
            variants.low = count(figure)?;
            variants.high = variants.low;
        }
        'L' if allows.limit && variants.limit == 0 => {
            variants.limit = figure.parse().ok().filter(|limit| *limit != 0)?;
        }
        'U' if allows.unrated && variants.unrated.is_none() => variants.unrated = Some(rating(figure)?),
        'P' if figure.is_empty() && !variants.played => variants.played = true,
        'F' if allows.fore && figure.is_empty() && !variants.fore => variants.fore = true,
        'R' if figure.is_empty() && !variants.reversed => variants.reversed = true,
        _ => return None,
    }
    Some(rest)
}

fn count(figure: &str) -> Option<u8> {
    figure.parse().ok().filter(|count| *count > 0)
}

fn rating(figure: &str) -> Option<u16> {
    figure.parse().ok().filter(|rating| (1..=4000).contains(rating))
}

fn spelled(code: Code, variants: &Variants) -> String {
    let mut key = code.name().to_owned();
    let mut add = |arguments: std::fmt::Arguments| key.write_fmt(arguments).expect("writing to a string");
    match (variants.low, variants.high) {
        (0, _) => {}
        (low, 0) => add(format_args!("/C{low}")),
        (low, _) => add(format_args!("/M{low}")),
    }
    if variants.limit != 0 {
        add(format_args!("/L{:+}", variants.limit));
    }
    if variants.fore {
        add(format_args!("/F"));
    }
    if variants.played {
        add(format_args!("/P"));
    }
    if let Some(rating) = variants.unrated {
        add(format_args!("/U{rating}"));
    }
    if variants.reversed {
        add(format_args!("/R"));
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> Option<String> {
        FideBreak::read(text).map(|read| read.key)
    }

    #[test]
    fn fide_c_07_2026_14_cuts_both_spellings_and_any_case_read_as_one() {
        for text in ["BH/C1", "bh/c1", "BH-C1", " Bh-c1 "] {
            assert_eq!(key(text).as_deref(), Some("BH/C1"), "{text}");
        }
        let same = ["KS/L+1", "KS/L-2", "FB/M2/P", "ARO/C1/U1400", "TPN/R", "AOB/F", "DE/P", "SB/C1/P", "PS/C2"];
        for text in same {
            assert_eq!(key(text).as_deref(), Some(text));
        }
        assert_eq!(key("KS-L-1").as_deref(), Some("KS/L-1"));
        assert_eq!(key("KS/L1").as_deref(), Some("KS/L+1"));
        assert_eq!(key("BH/P/C1").as_deref(), Some("BH/C1/P"));
    }

    #[test]
    fn fide_c_07_2023_7_6_rounds_elected_were_called_games_elected() {
        assert_eq!(key("GE").as_deref(), Some("REP"));
    }

    #[test]
    fn a_variant_the_code_does_not_take_is_no_descriptor() {
        let wrong = [
            "", "BHX", "BH/", "BH/C", "BH/C0", "BH/C1/C2", "BH/C1/M1", "BH/X1", "WIN/C1", "PS/M1", "KS/L0", "KS/L",
            "BH/L1", "ARO/U", "BH/U1400", "BH/F", "BH C1", "BH/C999", "BH//C1", "DE/C1", "æ/C1", "BH/æ",
        ];
        for text in wrong {
            assert_eq!(key(text), None, "{text}");
        }
    }

    #[test]
    fn every_code_reads_what_it_writes() {
        for row in CODES {
            let read = FideBreak::read(row.name).unwrap();
            assert_eq!((read.key(), read.code), (row.name, row.code));
            assert_eq!(FideBreak::read(read.key()), Some(read));
        }
    }
}

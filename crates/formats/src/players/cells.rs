//! One cell to one value, with what had to be supposed for it.

use rokade_clause::Reason;
use rokade_model::{Birth, Sex, Title};

use crate::trf::of_numbers;

/// Two digits of a year up to this one mean this century. A supposition, told as such.
const LAST_SHORT_YEAR_OF_2000: u16 = 29;
/// Ratings beyond this are something else.
const HIGHEST_RATING: u32 = 3_500;

/// The words for "nothing" that lists use.
pub(crate) fn is_nothing(cell: &str) -> bool {
    matches!(cell.to_lowercase().as_str(), "" | "-" | "–" | "—" | "." | "?" | "n/a" | "ingen" | "none")
}

/// A rating with the federation that may stand behind it, as in `1834 DEN`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct RatingCell {
    pub(crate) rating: Option<u32>,
    pub(crate) federation: Option<String>,
}

pub(crate) fn rating(cell: &str) -> Option<RatingCell> {
    let unrated = RatingCell { rating: None, federation: None };
    if is_nothing(cell) || matches!(cell.to_lowercase().as_str(), "ny" | "unrated" | "urated" | "orankad" | "0") {
        return Some(unrated);
    }
    let mut words = cell.split_whitespace();
    let digits = words.next()?;
    let federation = words.next().map(str::to_owned);
    if words.next().is_some() || federation.as_ref().is_some_and(|text| !is_federation(text)) {
        return None;
    }
    let rating = number(digits).filter(|rating| *rating <= HIGHEST_RATING)?;
    Some(RatingCell { rating: Some(rating).filter(|rating| *rating > 0), federation })
}

pub(crate) fn number(text: &str) -> Option<u32> {
    let is_plain = (1..=9).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_plain { text.parse().ok() } else { None }
}

/// A number of FIDE: up to eleven digits.
pub(crate) fn long_number(text: &str) -> Option<u64> {
    let is_plain = (1..=11).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_plain { text.parse().ok() } else { None }
}

/// Three capital letters.
pub(crate) fn is_federation(text: &str) -> bool {
    text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// Names and short codes of countries whose players come to Nordic events.
const COUNTRIES: &[(&str, &[&str])] = &[
    ("DEN", &["dk", "dnk", "danmark", "denmark"]),
    ("NOR", &["no", "norge", "noreg", "norway"]),
    ("SWE", &["se", "sverige", "sweden"]),
    ("FIN", &["fi", "finland", "suomi"]),
    ("ISL", &["is", "island", "iceland"]),
    ("FAI", &["fo", "fro", "færøerne", "færøyene", "färöarna", "faroe islands"]),
    ("GER", &["de", "deu", "tyskland", "germany"]),
    ("POL", &["pl", "polen", "poland"]),
    ("ENG", &["gb", "england"]),
    ("NED", &["nl", "nld", "holland", "nederland", "nederlandene", "netherlands"]),
    ("UKR", &["ua", "ukraine", "ukraina"]),
];

/// The code of a federation, and whether it was written as something else.
pub(crate) fn federation(cell: &str) -> Option<(String, bool)> {
    let upper = cell.to_uppercase();
    let lower = cell.to_lowercase();
    let country = COUNTRIES.iter().find(|(_, words)| words.contains(&lower.as_str()));
    match country {
        Some((code, _)) => Some(((*code).to_owned(), true)),
        None => is_federation(&upper).then_some((upper, false)),
    }
}

/// A title; single letters of old lists are taken with a supposition.
pub(crate) fn title(cell: &str) -> Option<Title> {
    cell.parse().ok()
}

pub(crate) fn sex(cell: &str) -> Option<Sex> {
    match cell.to_lowercase().as_str() {
        "m" | "h" | "mand" | "mann" | "man" | "herre" | "male" | "dreng" | "gutt" | "pojke" => Some(Sex::Man),
        "k" | "w" | "f" | "d" | "kvinde" | "kvinne" | "kvinna" | "dame" | "woman" | "female" | "pige" | "jente"
        | "flicka" => Some(Sex::Woman),
        _ => None,
    }
}

/// A birth and the supposition it needed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct BirthCell {
    pub(crate) birth: Birth,
    pub(crate) assumption: Option<Reason>,
}

/// `21.03.1994`, `21-3-94`, `21/3 1994`, `1994-03-21`, `1994`, `94`, `19940321`, `210394`.
/// The day stands first, as everywhere in the North, unless four digits do.
pub(crate) fn birth(cell: &str) -> Option<BirthCell> {
    let parts: Vec<&str> = cell.split(['.', '-', '/', ' ']).filter(|part| !part.is_empty()).collect();
    let numbers: Vec<u16> = parts
        .iter()
        .map(|part| number(part).and_then(|n| u16::try_from(n).ok()))
        .collect::<Option<_>>()
        .unwrap_or_default();
    match (parts.as_slice(), numbers.as_slice()) {
        ([year], [number]) if year.len() == 4 => known(*number, 0, 0, None),
        ([year], [number]) if year.len() == 2 => short(*number, 0, 0),
        ([digits], _) => run_together(digits),
        ([first, _, _], [year, month, day]) if first.len() == 4 => known(*year, *month, *day, None),
        ([_, _, last], [day, month, year]) if last.len() == 4 => known(*year, *month, *day, None),
        ([_, _, last], [day, month, year]) if last.len() == 2 => short(*year, *month, *day),
        _ => None,
    }
}

fn run_together(digits: &str) -> Option<BirthCell> {
    if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let part = |range: std::ops::Range<usize>| digits[range].parse::<u16>().ok();
    let shape = Some(Reason::house("birth_run_together").with("found", digits));
    match digits.len() {
        8 => known(part(0..4)?, part(4..6)?, part(6..8)?, shape.clone())
            .or_else(|| known(part(4..8)?, part(2..4)?, part(0..2)?, shape)),
        6 => short(part(4..6)?, part(2..4)?, part(0..2)?),
        _ => None,
    }
}

fn short(year: u16, month: u16, day: u16) -> Option<BirthCell> {
    let century = if year <= LAST_SHORT_YEAR_OF_2000 { 2000 } else { 1900 };
    known(century + year, month, day, Some(Reason::house("two_digit_year").with("year", century + year)))
}

fn known(year: u16, month: u16, day: u16, assumption: Option<Reason>) -> Option<BirthCell> {
    let (month, day) = (u8::try_from(month).ok()?, u8::try_from(day).ok()?);
    let is_year = (1900..=2099).contains(&year);
    let is_day = match (month, day) {
        (0, 0) => true,
        (month, 0) => month <= 12,
        (month, day) => of_numbers(year, month, day).is_some(),
    };
    (is_year && is_day).then_some(BirthCell { birth: Birth { year, month, day }, assumption })
}

/// Letters that appear where UTF-8 was read as Windows-1252: `Ã¸`, `Ã¥`, `Ã„`.
pub(crate) fn looks_misread(text: &str) -> bool {
    text.contains('\u{FFFD}') || (text.contains(['Ã', 'Â', 'Å']) && crate::decode::undo_double(text).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_come_in_many_forms() {
        let of = |cell: &str| rating(cell).map(|cell| (cell.rating, cell.federation));
        assert_eq!(of("1834"), Some((Some(1834), None)));
        assert_eq!(of("1834 DEN"), Some((Some(1834), Some("DEN".into()))));
        for nothing in ["-", "", "–", "0", "ny", "0000"] {
            assert_eq!(of(nothing), Some((None, None)), "{nothing}");
        }
        for wrong in ["18x4", "1834 1900", "1834 DEN x", "99999", "-5"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn births_are_day_first_in_the_north() {
        let of = |cell: &str| birth(cell).map(|cell| (cell.birth.to_string(), cell.assumption.is_some()));
        let day = "1994/03/21".to_owned();
        for cell in ["21.03.1994", "21-3-1994", "21/3 1994", "1994-03-21"] {
            assert_eq!(of(cell), Some((day.clone(), false)), "{cell}");
        }
        for cell in ["21-03-94", "210394", "19940321", "21031994"] {
            assert_eq!(of(cell), Some((day.clone(), true)), "{cell}");
        }
        assert_eq!(of("1994"), Some(("1994/00/00".into(), false)));
        assert_eq!(of("12"), Some(("2012/00/00".into(), true)));
        for wrong in ["31.02.1994", "1994-13-01", "03.21.1994", "x", "1.1", "1234567", "1850"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn sexes_and_federations_are_known_by_many_words() {
        for cell in ["k", "w", "F", "Dame", "kvinna"] {
            assert_eq!(sex(cell), Some(Sex::Woman), "{cell}");
        }
        assert_eq!(sex("Herre"), Some(Sex::Man));
        assert_eq!(sex("x"), None);
        assert_eq!(federation("Norge"), Some(("NOR".into(), true)));
        assert_eq!(federation("den"), Some(("DEN".into(), false)));
        assert_eq!(federation("Nowhere"), None);
    }

    #[test]
    fn misread_letters_are_noticed() {
        assert!(looks_misread("SÃ¸ren"));
        assert!(!looks_misread("Søren Århus"));
        assert!(!looks_misread("Åse"));
    }
}

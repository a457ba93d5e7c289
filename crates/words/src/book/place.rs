//! Clauses by the number a reader types.

use rokade_clause::{Clause, inventory};

use super::shelf::{Book, clauses, label, printed};

/// The clauses of a book under a number: `7.5.5`, `7.4.b` or `7.4B`, `§ 16`, `Guidelines 1a`, a whole id such
/// as `L2018-7.5.5`, or the beginning of a number, which gives everything below it. In the order of the text.
pub fn find(book: Book, number: &str) -> Vec<&'static Clause> {
    let asked = plain(number);
    if asked.is_empty() {
        return Vec::new();
    }
    clauses(book).iter().copied().filter(|clause| names(clause, book).any(|name| is_under(&name, &asked))).collect()
}

/// The clauses whose ids come nearest to one that is none, `L2009-4.3-DK` to `L2009-4.3`; nothing for what does not
/// begin as an id does.
pub fn near(id: &str) -> Vec<&'static Clause> {
    const OFFERED: usize = 5;
    let shared = |clause: &Clause| clause.id.chars().zip(id.chars()).take_while(|(own, asked)| own == asked).count();
    let longest = inventory().iter().map(shared).max().unwrap_or_default();
    if !id.chars().take(longest).any(|letter| matches!(letter, '-' | '.' | ':')) {
        return Vec::new();
    }
    inventory().iter().filter(|clause| shared(clause) == longest).take(OFFERED).collect()
}

/// Whether a number names this very clause and not what stands below it.
pub(super) fn is_called(clause: &Clause, book: Book, number: &str) -> bool {
    let asked = plain(number);
    names(clause, book).any(|name| name == asked)
}

/// The heads under which a book's clauses stand: its articles, appendices and other parts, in their order.
pub fn chapters(book: Book) -> Vec<&'static str> {
    let mut heads: Vec<&'static str> = Vec::new();
    for clause in clauses(book) {
        let head = chapter(clause, book);
        if !heads.contains(&head) {
            heads.push(head);
        }
    }
    heads
}

/// The head of [`chapters`] under which a clause stands.
pub fn chapter(clause: &Clause, book: Book) -> &str {
    head(label(clause), book)
}

/// `7` of `7.5.5`, `A` of `A4.d.1`, `4.9` of `4.9.1-3`, `C.04.3` of `C.04.3-2026:C12`, `B.02-2024` of
/// `B.02-2024:8.3.3`.
fn head(label: &str, book: Book) -> &str {
    match book {
        Book::Dsu => {
            let end = label.match_indices(['.', '-']).map(|(at, _)| at).nth(1).unwrap_or(label.len());
            &label[..end]
        }
        Book::Fide2026 => {
            let part = label.split_once(':').map_or(label, |(part, _)| part);
            part.strip_suffix("-2026").unwrap_or(part)
        }
        Book::Laws(_) => {
            let is_letter_first = label.starts_with(|first: char| first.is_ascii_alphabetic());
            let ends = |letter: char| matches!(letter, '.' | '-') || (is_letter_first && letter.is_ascii_digit());
            label.split(ends).next().unwrap_or(label)
        }
    }
}

/// Everything a clause may be called, in plain form.
fn names(clause: &Clause, book: Book) -> impl Iterator<Item = String> + use<'_> {
    let section = clause.section.as_deref();
    // Outside the Laws a printed number is only sure with its section, unless it is a paragraph of its own.
    let own = printed(clause, book).filter(|text| section.is_none() || text.starts_with('§'));
    let own = own.map(|text| text.split_once(" (").map_or(text, |(number, _)| number));
    [Some(clause.id.as_str()), Some(label(clause)), own, section].into_iter().flatten().map(plain)
}

/// The number itself or something below it: `7.5` holds `7.5.5` but not `7.50`.
fn is_under(name: &str, asked: &str) -> bool {
    let Some(rest) = name.strip_prefix(asked) else { return false };
    let (Some(last), Some(next)) = (asked.chars().next_back(), rest.chars().next()) else { return true };
    !(last.is_numeric() && next.is_numeric() || last.is_alphabetic() && next.is_alphabetic())
}

/// One form for all ways to write a number: lower case, no blanks or brackets, no mark between a letter and
/// a digit, a paragraph mark as a dash.
fn plain(number: &str) -> String {
    let letters: Vec<char> = number
        .trim()
        .trim_start_matches('§')
        .replace('§', "-")
        .chars()
        .filter(|letter| !letter.is_whitespace() && !matches!(letter, '(' | ')'))
        .flat_map(char::to_lowercase)
        .collect();
    let mut plain = String::with_capacity(letters.len());
    for (at, letter) in letters.iter().enumerate() {
        if matches!(letter, '.' | '-') {
            let (Some(before), Some(after)) = (plain.chars().next_back(), letters.get(at + 1)) else { continue };
            if before.is_alphabetic() && after.is_numeric() || before.is_numeric() && after.is_alphabetic() {
                continue;
            }
        }
        plain.push(*letter);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(book: &str, number: &str) -> Vec<&'static str> {
        find(book.parse().unwrap(), number).into_iter().map(|clause| clause.id.as_str()).collect()
    }

    #[test]
    fn a_number_is_found_however_it_is_written() {
        for number in ["7.4.b", "7.4.B", "7.4b", " 7.4 b ", "L2001-7.4.b", "l2001-7.4b", "7.4(b)"] {
            assert_eq!(ids("2001", number), ["L2001-7.4.b"], "{number}");
        }
        assert_eq!(ids("2018", "A5"), ["L2018-A.5"]);
        assert_eq!(ids("2018", "7.5.5"), ["L2018-7.5.5"]);
        assert_eq!(ids("2009-NO", "3.8b(1)"), ["L2009-3.8.b.1.a", "L2009-3.8.b.1.b"]);
        assert_eq!(ids("2009-DK", "guidelines 8a"), ["L2009-ADJ.8.a"]);
        assert_eq!(ids("2009-DK", "L2009-4.3-DK"), ["L2009-4.3-DK"]);
        assert_eq!(ids("2001", "ruling 12"), ["DK-ruling-12"]);
        assert_eq!(ids("FIDE-2026", "c12"), ["FIDE-C.04.3-2026:C12"]);
        assert_eq!(ids("DSU", "D4.9.1-3"), ["D4.9.1-3"]);
    }

    #[test]
    fn the_beginning_of_a_number_gives_what_stands_below() {
        assert_eq!(ids("2018", "9.6"), ["L2018-9.6", "L2018-9.6.1", "L2018-9.6.2"]);
        assert_eq!(ids("2001", "7.4"), ["L2001-7.4.a", "L2001-7.4.b"]);
        assert!(ids("2018", "6.1").iter().all(|id| !id.starts_with("L2018-6.1") || *id == "L2018-6.1"));
        assert!(ids("2023", "I").iter().all(|id| id.starts_with("L2023-I.")));
        assert!(ids("2009-NO", "4").contains(&"L2009-4.3-NO") && !ids("2009-NO", "4").contains(&"L2009-4.3-DK"));
        assert_eq!(ids("DSU", "4.9.1").len(), 5);
        assert_eq!(ids("DSU", "§ 16").len(), 5);
        assert_eq!(ids("DSU", "4.1 § 16a"), ["D4.1-16a"]);
        assert!(ids("DSU", "4.1.1").contains(&"D4.1-7b"));
    }

    #[test]
    fn an_id_that_is_none_has_its_nearest() {
        let ids = |id: &str| near(id).into_iter().map(|clause| clause.id.as_str()).collect::<Vec<_>>();
        assert_eq!(ids("L2009-4.3"), ["L2009-4.3-DK", "L2009-4.3-NO", "L2009-4.3.a", "L2009-4.3.b", "L2009-4.3.c"]);
        assert!(ids("L2018-99.9").iter().all(|id| id.starts_with("L2018-9")) && ids("L2018-99.9").len() == 5);
        assert!(ids("1999").is_empty() && ids("DSU").is_empty() && ids("L1999-1.1").is_empty());
    }

    #[test]
    fn what_is_no_number_of_the_book_finds_nothing() {
        for number in ["", " ", "99", "7.5.55", ".", "§", "(", "æ", "L2018-7.5.5"] {
            assert!(ids("2001", number).is_empty(), "{number}");
        }
    }

    #[test]
    fn a_book_names_its_chapters() {
        let named = |book: &str| chapters(book.parse().unwrap()).join(" ");
        assert_eq!(named("2018"), "preamble foreword 1 2 3 4 5 6 7 8 9 10 11 12 A B C D E F G");
        assert_eq!(named("2009-DK"), "preamble foreword 1 2 3 4 5 6 7 8 9 10 11 12 13 14 A B C D E F ADJ");
        assert!(named("2009-NO").ends_with("ADJ guide") && named("2001").ends_with("F ruling"));
        assert_eq!(named("2023"), "0 1 2 3 4 5 6 7 8 9 10 11 12 A B C D GL I II III GLOSS");
        assert_eq!(named("DSU"), "4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9");
        assert_eq!(
            named("FIDE-2026"),
            "C.04.1 C.04.2 C.04.3 C.04.7 C.07 C.07-2024 C.07-2023 C.07-old B.02-2024 B.02-2025 B.02-2022 B.02-RB-2024 B.02-RB-2024-12 B.01-2024"
        );
    }
}

//! A query against the searchable pages: which pages have every word, and how well.

use std::collections::BTreeMap;

use super::fold::words;
use super::marks::Sought;
use super::search::{Index, Matched, Page};
use super::synonyms::synonyms;
use crate::Lang;

/// A single letter begins too many words.
const SHORTEST_BEGINNING: usize = 2;
/// So long must a word of the same meaning be to stand for its compounds: `vinge` for `vingefald`.
const SHORTEST_COMPOUND: usize = 4;

/// Words that join others, folded, in the four languages.
const FILLERS: [&str; 30] = [
    "a", "af", "an", "att", "av", "de", "den", "det", "du", "en", "ett", "et", "for", "from", "fra", "fran", "har",
    "i", "in", "is", "jeg", "man", "med", "of", "og", "pa", "som", "the", "til", "to",
];

/// What is asked, cut into words and phrases of one meaning each.
pub(super) struct Query {
    units: Vec<Unit>,
}

struct Unit {
    /// As it was typed, if it may be the number of a clause.
    number: Option<String>,
    words: Vec<String>,
}

/// A word of the query.
struct Typed {
    /// As it was typed, if it may be the number of a clause.
    number: Option<String>,
    words: Vec<String>,
}

impl Typed {
    fn of(word: &str) -> Self {
        let has_figure = word.chars().any(|letter| letter.is_ascii_digit());
        Self { number: has_figure.then(|| word.to_owned()), words: words(word) }
    }

    fn single(&self) -> Option<String> {
        match &self.words[..] {
            [one] => Some(one.clone()),
            _ => None,
        }
    }

    /// A word that joins others, in any of the languages.
    fn is_filler(&self) -> bool {
        self.number.is_none() && self.words.iter().all(|word| FILLERS.contains(&word.as_str()))
    }
}

/// Drops the words that only join others, but where the table has them in a phrase.
fn without_fillers(typed: Vec<Typed>) -> Vec<Typed> {
    let mut kept = Vec::with_capacity(typed.len());
    let mut rest = typed;
    while !rest.is_empty() {
        let single: Vec<String> = rest.iter().map_while(Typed::single).collect();
        let length = if single.is_empty() { 1 } else { synonyms().longest_phrase(&single) };
        let behind = rest.split_off(length);
        kept.extend(rest.into_iter().filter(|one| length > 1 || !one.is_filler()));
        rest = behind;
    }
    kept
}

/// How a page fits the whole query.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub weakest: Matched,
    pub score: u32,
    /// The languages whose text has words of the query.
    pub own: Vec<Lang>,
}

type Fits = BTreeMap<usize, Matched>;

impl Query {
    pub(super) fn of(query: &str) -> Self {
        let mut typed: Vec<Typed> = query.split_whitespace().map(Typed::of).collect();
        // Words that are in every clause say nothing; but if nothing else is asked, they are what is asked.
        if typed.iter().any(|one| !one.is_filler()) {
            let asked = std::mem::take(&mut typed);
            typed = without_fillers(asked);
        }
        Self { units: Unit::cut(&typed) }
    }

    /// What would be found: the words themselves and those of the same meaning.
    pub(super) fn sought(&self) -> Vec<Sought> {
        let own = |unit: &Unit| Sought {
            may_go_on: unit.words.last().is_some_and(|last| last.chars().count() >= SHORTEST_BEGINNING),
            words: unit.words.clone(),
        };
        // The words of a phrase may also stand apart.
        let apart = |unit: &Unit| -> Vec<Sought> {
            let one = |word: &String| Sought {
                may_go_on: word.chars().count() >= SHORTEST_BEGINNING,
                words: vec![word.clone()],
            };
            unit.words.iter().map(one).collect()
        };
        let kindred = |unit: &Unit| -> Vec<Sought> {
            let phrases = synonyms().of(&unit.words);
            phrases.map(|phrase| Sought { may_go_on: is_long(phrase), words: phrase.clone() }).collect()
        };
        self.units.iter().flat_map(|unit| [vec![own(unit)], apart(unit), kindred(unit)].concat()).collect()
    }

    /// The pages that have everything.
    pub(super) fn run(&self, index: &Index) -> BTreeMap<usize, Found> {
        let mut all: Option<BTreeMap<usize, Found>> = None;
        for unit in &self.units {
            let fits = unit.fits(index);
            let had = all.take();
            let is_first = had.is_none();
            let had = had.unwrap_or_default();
            let joined = fits
                .into_iter()
                .filter(|(page, _)| is_first || had.contains_key(page))
                .map(|(page, fit)| (page, unit.weigh(&index.pages[page], fit, had.get(&page))));
            all = Some(joined.collect());
        }
        all.unwrap_or_default()
    }
}

impl Unit {
    /// Cuts words into phrases of one meaning. A phrase of the table may begin with a figure, as `3 times` does.
    fn cut(typed: &[Typed]) -> Vec<Unit> {
        let mut units = Vec::new();
        let mut rest = typed;
        while let Some(first) = rest.first() {
            let single: Vec<String> = rest.iter().map_while(Typed::single).collect();
            let length = if single.is_empty() { 1 } else { synonyms().longest_phrase(&single) };
            let number = first.number.clone().filter(|_| length == 1);
            let words = rest[..length].iter().flat_map(|one| one.words.clone()).collect();
            units.push(Unit { number, words });
            rest = &rest[length..];
        }
        units.retain(|unit| unit.number.is_some() || !unit.words.is_empty());
        units
    }

    fn fits(&self, index: &Index) -> Fits {
        let mut fits = Fits::new();
        // Several words that are one phrase of the table name a thing: its other names are as good.
        let as_good = if self.words.len() > 1 { Matched::Exact } else { Matched::Synonym };
        for phrase in synonyms().of(&self.words) {
            let is_long = is_long(phrase);
            for (page, how) in standing(index, phrase) {
                match how {
                    Matched::Exact => better(&mut fits, page, as_good),
                    _ if is_long => better(&mut fits, page, Matched::Synonym),
                    _ => {}
                }
            }
        }
        for (page, how) in self.apart(index).into_iter().chain(standing(index, &self.words)) {
            better(&mut fits, page, how);
        }
        if let Some(number) = &self.number {
            let called = index.pages.iter().enumerate().filter(|(_, page)| page.is_called(number));
            called.for_each(|(at, _)| better(&mut fits, at, Matched::Number));
        }
        fits
    }

    /// The pages that have each word of a phrase somewhere.
    fn apart(&self, index: &Index) -> Fits {
        let mut each = self.words.iter().map(|word| standing(index, std::slice::from_ref(word)));
        let Some(first) = each.next() else { return Fits::new() };
        each.fold(first, |had, next| {
            let both = had.into_iter().filter_map(|(page, how)| Some((page, how.min(*next.get(&page)?))));
            both.map(|(page, how)| (page, how.min(Matched::Prefix))).collect()
        })
    }

    /// Adds this unit's fit to what the page had. What a clause is about weighs more than what it mentions.
    fn weigh(&self, page: &Page, fit: Matched, had: Option<&Found>) -> Found {
        let begun = format!(" {}", self.words.join(" "));
        let is_subject = page.headings.contains(&begun);
        let own = page.texts.iter().filter(|(_, text)| text.contains(&begun)).map(|(lang, _)| *lang);
        let score = 2 * fit as u32 + u32::from(is_subject);
        match had {
            Some(had) => Found {
                weakest: had.weakest.min(fit),
                score: had.score + score,
                own: own.filter(|lang| had.own.contains(lang)).collect(),
            },
            None => Found { weakest: fit, score, own: own.collect() },
        }
    }
}

/// Whether a phrase of the same meaning stands for its compounds too.
fn is_long(phrase: &[String]) -> bool {
    phrase.iter().map(|word| word.chars().count()).sum::<usize>() >= SHORTEST_COMPOUND
}

fn better(fits: &mut Fits, page: usize, how: Matched) {
    let had = fits.entry(page).or_insert(how);
    *had = (*had).max(how);
}

/// The pages on which a phrase stands, whole or begun in its last word.
fn standing(index: &Index, phrase: &[String]) -> Fits {
    let Some((last, before)) = phrase.split_last() else { return Fits::new() };
    let mut fits = Fits::new();
    let begins = last.chars().count() >= SHORTEST_BEGINNING;
    let from = index.by_word.range(last.clone()..).take_while(|(word, _)| word.starts_with(last.as_str()));
    for (word, pages) in from.filter(|(word, _)| *word == last || (begins && goes_on(word, last))) {
        let whole = before.iter().chain([word]).fold(String::from(" "), |text, word| text + word + " ");
        let how = if word == last { Matched::Exact } else { Matched::Prefix };
        for page in pages {
            let stands = before.is_empty() || index.pages[*page].lines().any(|line| line.contains(&whole));
            if stands {
                better(&mut fits, *page, how);
            }
        }
    }
    fits
}

/// `7.5` goes on in `7.5.5`, not in `7.55`.
pub(super) fn goes_on(word: &str, begun: &str) -> bool {
    let next = word[begun.len()..].chars().next();
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_numeric());
    !(is_digit(begun.chars().next_back()) && is_digit(next))
}

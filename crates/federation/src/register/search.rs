//! Finding a person: by name in any order and spelling, the beginning of each word; by member number, FIDE id or club.

use std::sync::Arc;

use super::pages::PAGE;
use super::plain::plain;
use super::{MemberOf, PersonState, Register};
use crate::PersonId;

/// What a search answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best ones, whoever has a whole word first, then in order of registration.
    pub persons: Vec<PersonId>,
    /// All that fit.
    pub count: usize,
}

/// The words of one page of persons, in order.
#[derive(Debug, Default)]
pub(super) struct Page {
    text: String,
    words: Vec<Word>,
}

#[derive(Clone, Copy, Debug)]
struct Word {
    from: u32,
    to: u32,
    person: u16,
}

/// One bit for each person of a page.
type Bits = [u64; PAGE / 64];

impl Page {
    fn of<'a>(words: impl Iterator<Item = (u16, String)> + 'a) -> Page {
        let mut page = Page::default();
        for (person, said) in words {
            for word in said.split(' ').filter(|word| !word.is_empty()) {
                let from = u32::try_from(page.text.len()).expect("a page of names is small");
                page.text.push_str(word);
                let to = u32::try_from(page.text.len()).expect("a page of names is small");
                page.words.push(Word { from, to, person });
            }
        }
        let text = std::mem::take(&mut page.text);
        page.words.sort_by(|one, other| spelt(&text, *one).cmp(spelt(&text, *other)));
        page.text = text;
        page
    }

    /// Who has a word that begins so, and who has the word itself.
    fn who(&self, wanted: &str) -> (Bits, Bits) {
        let (mut begins, mut whole) = (Bits::default(), Bits::default());
        let first = self.words.partition_point(|word| spelt(&self.text, *word) < wanted);
        for word in &self.words[first..] {
            let spelt = spelt(&self.text, *word);
            if !spelt.starts_with(wanted) {
                break;
            }
            let (at, bit) = (usize::from(word.person) / 64, 1 << (word.person % 64));
            begins[at] |= bit;
            if spelt.len() == wanted.len() {
                whole[at] |= bit;
            }
        }
        (begins, whole)
    }
}

fn spelt(text: &str, word: Word) -> &str {
    &text[word.from as usize..word.to as usize]
}

impl Register {
    /// Makes room for the index of everybody. The pages are filled by whoever looks first.
    fn pages(&self) -> usize {
        self.state.persons.len().div_ceil(PAGE)
    }

    /// Prepares the index, so that copies made from here share it.
    pub fn make_ready(&mut self) {
        let pages = self.pages();
        self.index.resize_with(pages, Arc::default);
    }

    /// Everybody who has all these words, and so many of them.
    pub fn find(&self, wanted: &str, most: usize) -> Found {
        let wanted = plain(wanted);
        let mut wanted: Vec<&str> = wanted.split(' ').filter(|word| !word.is_empty()).collect();
        wanted.sort_unstable();
        wanted.dedup();
        if wanted.is_empty() {
            return Found { persons: Vec::new(), count: 0 };
        }
        let (mut whole, mut others, mut count) = (Vec::new(), Vec::new(), 0);
        for number in 0..self.pages() {
            let place = self.index.get(number).map(|page| &**page);
            let made;
            let page = match place {
                Some(place) => place.get_or_init(|| self.page(number)),
                None => {
                    made = self.page(number);
                    &made
                }
            };
            let (mut all, mut exact) = ([u64::MAX; PAGE / 64], [u64::MAX; PAGE / 64]);
            for word in &wanted {
                let (begins, is) = page.who(word);
                all.iter_mut().zip(begins).for_each(|(all, begins)| *all &= begins);
                exact.iter_mut().zip(is).for_each(|(exact, is)| *exact &= is);
            }
            count += all.iter().map(|bits| bits.count_ones() as usize).sum::<usize>();
            take(&mut whole, exact, number, most);
            let rest = std::array::from_fn(|at| all[at] & !exact[at]);
            take(&mut others, rest, number, most);
        }
        whole.extend(others);
        whole.truncate(most);
        Found { persons: whole, count }
    }

    fn page(&self, number: usize) -> Page {
        let first = number * PAGE;
        let last = (first + PAGE).min(self.state.persons.len());
        let words = (first..last).filter_map(|at| {
            let person = self.state.persons.get(at)?;
            let place = u16::try_from(at - first).expect("a page has few persons");
            Some((place, self.words_of(person.id)?))
        });
        Page::of(words)
    }

    /// Everything somebody is found by; none for whoever does not answer under an id of their own.
    fn words_of(&self, id: PersonId) -> Option<String> {
        let person = self.state.person(id)?;
        match person.state {
            PersonState::Here | PersonState::Erased => {}
            PersonState::MergedInto(_) | PersonState::Withdrawn => return None,
        }
        let mut said = String::new();
        for id in self.state.merged_with(id) {
            let Some(person) = self.state.person(id) else { continue };
            if let Some(facts) = self.facts(id) {
                let names = [&facts.given, &facts.family].into_iter().chain(&facts.aliases);
                names.for_each(|name| said += &format!(" {}", plain(name)));
            }
            person.number.iter().for_each(|number| said += &format!(" {number}"));
            person.fide_id.iter().for_each(|id| said += &format!(" {id}"));
            for membership in person.memberships.iter().filter(|membership| membership.to.is_none()) {
                if let MemberOf::Club(club) = membership.of
                    && let Some(club) = self.state.club(club)
                {
                    said += &format!(" {}", plain(club.name()));
                }
            }
        }
        Some(said)
    }
}

fn take(found: &mut Vec<PersonId>, bits: Bits, page: usize, most: usize) {
    for (at, mut bits) in bits.into_iter().enumerate() {
        while bits != 0 && found.len() < most {
            let place = page * PAGE + at * 64 + bits.trailing_zeros() as usize;
            found.push(PersonId(u32::try_from(place + 1).expect("persons are counted by u32")));
            bits &= bits - 1;
        }
    }
}

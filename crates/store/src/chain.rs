//! The hash chain over a journal. The hash of a record is taken over the hash of the one before it, so that
//! nothing can be changed, left out or put in between without every later hash failing.
//!
//! What goes into it, version 1: the tag `rokade-journal/1` and a line feed, the hash before (32 zero bytes for
//! the first record), number, step, time in microseconds and the doer as eight bytes each, highest first, the
//! length of the event's text likewise, and the text itself, JSON without blanks.
//!
//! Names are not in it: persons stand in `facts`, and who did something goes in as a number, 1 for whoever did
//! the first record, 2 for the next who comes in, and so on. Erasing a person or the name of an account
//! therefore leaves every hash as it is.

use std::fmt;
use std::sync::Arc;

use rokade_tournament::Micros;
use sha2::{Digest, Sha256};

const FORM: &[u8] = b"rokade-journal/1\n";
/// The federation's own journal: as above, with the office after the doer, its length first.
const FEDERATION: &[u8] = b"rokade-federation/1\n";

/// The hash of one record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hash([u8; 32]);

impl Hash {
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub(crate) fn read(bytes: &[u8]) -> Option<Hash> {
        bytes.try_into().ok().map(Hash)
    }

    pub(crate) fn from_hex(text: &str) -> Option<Hash> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
        }
        Some(Hash(bytes))
    }
}

/// As 64 hexadecimal digits.
impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What of a record goes into its hash.
#[derive(Clone, Copy)]
pub(crate) struct Link<'a> {
    pub(crate) seq: u64,
    pub(crate) step: u64,
    pub(crate) at: Micros,
    /// Anything that is the same for the same doer and no other within a journal.
    pub(crate) by: &'a str,
    /// In which office, where there are offices.
    pub(crate) office: Option<&'a str>,
    pub(crate) event: &'a str,
}

/// A journal's chain as far as it was read: the last hash, and who has done something so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chain {
    form: &'static [u8],
    head: Hash,
    doers: Arc<Vec<String>>,
}

impl Default for Chain {
    fn default() -> Self {
        Self { form: FORM, head: Hash::default(), doers: Arc::default() }
    }
}

impl Chain {
    pub(crate) fn of_federation() -> Self {
        Self { form: FEDERATION, ..Self::default() }
    }

    pub(crate) fn head(&self) -> Hash {
        self.head
    }

    /// Adds a record and gives its hash.
    pub(crate) fn add(&mut self, link: Link) -> Hash {
        let doer = self.number_of(link.by);
        let mut hash = Sha256::new_with_prefix(self.form);
        hash.update(self.head.0);
        for number in [link.seq, link.step, link.at as u64, doer] {
            hash.update(number.to_be_bytes());
        }
        if let Some(office) = link.office {
            hash.update((office.len() as u64).to_be_bytes());
            hash.update(office.as_bytes());
        }
        hash.update((link.event.len() as u64).to_be_bytes());
        hash.update(link.event.as_bytes());
        self.head = Hash(hash.finalize().into());
        self.head
    }

    fn number_of(&mut self, by: &str) -> u64 {
        let known = self.doers.iter().position(|doer| doer == by);
        let index = known.unwrap_or_else(|| {
            Arc::make_mut(&mut self.doers).push(by.to_owned());
            self.doers.len() - 1
        });
        index as u64 + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link<'a>(seq: u64, by: &'a str, event: &'a str) -> Link<'a> {
        Link { seq, step: seq, at: 7, by, office: None, event }
    }

    fn head(links: &[Link]) -> Hash {
        let mut chain = Chain::default();
        for link in links {
            chain.add(*link);
        }
        chain.head()
    }

    #[test]
    fn the_form_of_version_1_stays_as_it_is() {
        let first = head(&[link(1, "Ingrid Lund", r#"{"event":"created"}"#)]);
        assert_eq!(first.to_string(), "0f5b906bc520f4a2ecd0d5795e6a770f271d9229cc3c27c5812333a8d0de6f29");
        assert_eq!(Hash::from_hex(&first.to_string()), Some(first));
        assert_eq!((Hash::from_hex("12"), Hash::from_hex(&"é".repeat(32))), (None, None));
    }

    #[test]
    fn the_office_is_part_of_the_federations_chain() {
        let head = |office| {
            let mut chain = Chain::of_federation();
            chain.add(Link { office: Some(office), ..link(1, "Bo", "a") })
        };
        assert_ne!(head("rkf"), head("rk"));
        assert_ne!(head("rkf"), self::head(&[link(1, "Bo", "a")]));
    }

    #[test]
    fn a_name_may_change_and_a_doer_may_not() {
        let journal = |one, other| head(&[link(1, one, "a"), link(2, other, "b"), link(3, one, "c")]);
        assert_eq!(journal("Ingrid Lund", "Bo Dahl"), journal("", "Bo"));
        assert_ne!(journal("Ingrid Lund", "Bo Dahl"), journal("Ingrid Lund", "Ingrid Lund"));
    }

    #[test]
    fn every_record_rests_on_all_before_it() {
        let journal = |text: [&str; 3]| {
            let links: Vec<Link> = text.into_iter().zip(1..).map(|(text, seq)| link(seq, "Bo", text)).collect();
            head(&links)
        };
        let whole = journal(["a", "b", "c"]);
        assert!(
            [["x", "b", "c"], ["a", "x", "c"], ["a", "b", "x"], ["ab", "", "c"]]
                .map(journal)
                .iter()
                .all(|other| *other != whole)
        );
    }
}

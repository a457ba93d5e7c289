//! Finding players by what is typed: the beginnings of their names, years, a number.

use rokade_model::{ListedPlayer, folded_words};

use super::list::{Ranks, RatingList};
use super::query::Query;
use super::spelling::{Meant, near};
use super::{ListError, federation_word, year_word};

/// How the players were found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    AsTyped,
    /// Nobody fits what was typed; these do by one letter.
    OneLetterOff,
}

/// Who was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The own federation first, then the highest rated
    pub players: Vec<ListedPlayer>,
    /// How many there are in all
    pub total: u64,
    pub spelling: Spelling,
}

impl RatingList {
    /// Finds players; `federation` are the own ones, who come first, and `most` is how many are wanted.
    pub fn search(&self, typed: &str, federation: Option<&str>, most: usize) -> Result<Found, ListError> {
        let query = Query::of(typed);
        let nothing = Found { players: Vec::new(), total: 0, spelling: Spelling::AsTyped };
        if query.is_empty() {
            return Ok(nothing);
        }
        if let Some(fide_id) = query.fide_id {
            let player = self.by_id(fide_id)?.filter(|player| fits(player, &query));
            let players: Vec<ListedPlayer> = player.into_iter().take(most).collect();
            return Ok(Found { total: players.len() as u64, players, spelling: Spelling::AsTyped });
        }
        let of_years = self.of_years(&query)?;
        let mut of_words = Vec::new();
        for word in &query.words {
            let mut ranks = self.nobody();
            self.add_beginning(word, &mut ranks)?;
            of_words.push(ranks);
        }
        let found = self.all_of(of_years.as_ref(), of_words.iter());
        if !found.is_empty() {
            return self.shown(found, federation, most, Spelling::AsTyped);
        }
        match self.one_letter_off(&query, of_years.as_ref(), &of_words)? {
            Some(found) => self.shown(found, federation, most, Spelling::OneLetterOff),
            None => Ok(nothing),
        }
    }

    fn of_years(&self, query: &Query) -> Result<Option<Ranks>, ListError> {
        let mut all: Option<Ranks> = None;
        for (first, last) in &query.years {
            let mut ranks = self.nobody();
            let end = [year_word(*last).as_bytes(), &[0xff]].concat();
            self.add_between(year_word(*first).as_bytes(), &end, &mut ranks)?;
            match &mut all {
                Some(all) => all.keep(&ranks),
                None => all = Some(ranks),
            }
        }
        Ok(all)
    }

    /// Those who are in all of the sets.
    fn all_of<'a>(&self, years: Option<&'a Ranks>, words: impl Iterator<Item = &'a Ranks>) -> Ranks {
        let mut found = self.nobody();
        for (index, ranks) in years.into_iter().chain(words).enumerate() {
            if index == 0 { found.add_all(ranks) } else { found.keep(ranks) }
        }
        found
    }

    /// Words that begin nobody's name may be wrong by a letter each; if all begin somebody's, one of them may.
    fn one_letter_off(
        &self,
        query: &Query,
        years: Option<&Ranks>,
        of_words: &[Ranks],
    ) -> Result<Option<Ranks>, ListError> {
        let unknown: Vec<usize> = (0..of_words.len()).filter(|index| of_words[*index].is_empty()).collect();
        let attempts: Vec<Vec<usize>> = match unknown.is_empty() {
            true => (0..of_words.len()).map(|index| vec![index]).collect(),
            false => vec![unknown],
        };
        let mut all = self.nobody();
        for attempt in attempts {
            let mut replaced = Vec::new();
            for index in &attempt {
                replaced.push(self.meant(&query.words[*index])?);
            }
            let kept = (0..of_words.len()).filter(|index| !attempt.contains(index)).map(|index| &of_words[index]);
            all.add_all(&self.all_of(years, kept.chain(&replaced)));
        }
        Ok(Some(all).filter(|all| !all.is_empty()))
    }

    fn meant(&self, word: &str) -> Result<Ranks, ListError> {
        let mut ranks = self.nobody();
        for meant in near(word) {
            match meant {
                Meant::Beginning(other) => self.add_beginning(&other, &mut ranks)?,
                Meant::Whole(other) => self.add_word(&other, &mut ranks)?,
            };
        }
        Ok(ranks)
    }

    fn shown(
        &self,
        mut found: Ranks,
        federation: Option<&str>,
        most: usize,
        spelling: Spelling,
    ) -> Result<Found, ListError> {
        let total = found.count();
        let mut first = Vec::new();
        if let Some(federation) = federation {
            let mut own = self.nobody();
            self.add_word(&federation_word(&federation.to_ascii_uppercase()), &mut own)?;
            own.keep(&found);
            found.leave_out(&own);
            first = own.first(most);
        }
        let left = most - first.len();
        let ranks = first.into_iter().chain(found.first(left));
        let players = ranks.map(|rank| self.player(rank)).collect::<Result<_, _>>()?;
        Ok(Found { players, total, spelling })
    }
}

/// Whether a player found by number is what else was typed.
fn fits(player: &ListedPlayer, query: &Query) -> bool {
    let words = folded_words(&player.name);
    let has_word = |typed: &String| words.iter().any(|word| word.starts_with(typed.as_str()));
    let of_year = |(first, last): &(u16, u16)| player.birth_year.is_some_and(|year| (*first..=*last).contains(&year));
    query.words.iter().all(has_word) && query.years.iter().all(of_year)
}

//! Who is who in a group, as far as the reader may know.
//!
//! A player whose name is withheld stands on public pages under the start number alone: no name, no
//! club, no title and no rating, which together would give the name away. Birth dates, member
//! numbers and notices of absence are in no view at all.

use std::collections::BTreeMap;

use crate::address::EventAt;
use crate::cite::{self, Source};
use rokade_clause::Reason;
use rokade_model::{Person, StartNumber};
use rokade_tournament::{Book, Group, GroupId, Player, PlayerId};
use rokade_words::{Arg, Lang, text, text_with};

/// For whom a page or a sheet is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    Arbiter,
    Public,
}

/// Somebody who reads about one tournament.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub book: &'a Book,
    pub lang: Lang,
    pub audience: Audience,
}

/// A player as the reader may see one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub id: PlayerId,
    /// Missing before the draw.
    pub number: Option<StartNumber>,
    /// `Astrid Holm`
    pub name: String,
    /// `Holm, Astrid`
    pub listed: String,
    /// Empty where there is none; likewise the next two.
    pub title: String,
    pub rating: String,
    pub club: String,
    pub section: String,
    /// The player's page.
    pub href: String,
    pub withdrawn: bool,
    /// Shown in full to arbiters only.
    pub withheld: bool,
}

impl<'a> Reader<'a> {
    pub fn new(book: &'a Book, lang: Lang, audience: Audience) -> Self {
        Self { book, lang, audience }
    }

    /// A text of the house in the reader's language.
    pub fn say(&self, key: &str) -> String {
        text(self.lang, key)
    }

    pub fn say_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        text_with(self.lang, key, args)
    }

    /// The clauses and readings a sentence and what shows it rest on; the union's rules only where they hold.
    pub fn clauses(&self, reason: &Reason) -> Vec<Source> {
        cite::held(self.lang, reason, &|clause| self.book.tournament.is_cited(clause))
    }

    /// Where the pages of the tournament begin for this reader.
    pub fn base(&self) -> EventAt {
        match self.audience {
            Audience::Arbiter => EventAt::desk(&self.book.key),
            Audience::Public => EventAt::public(&self.book.key),
        }
    }

    /// One player, by whatever group the player is in.
    pub fn who(&self, player: PlayerId) -> Option<Who> {
        let entry = self.book.tournament.players.get(&player)?;
        let group = self.book.tournament.groups.get(&entry.group)?;
        let number = group.number_of(player);
        Some(self.describe(entry, number, group))
    }

    /// The name alone of one player: the start number, which is looked for among all, stands only for a name that is
    /// not told.
    pub(crate) fn called(&self, player: PlayerId) -> Option<String> {
        let entry = self.book.tournament.players.get(&player)?;
        let group = self.book.tournament.groups.get(&entry.group)?;
        let unnamed = |key| self.unnamed(key, entry, group.number_of(player));
        Some(self.person(entry).map_or_else(unnamed, |person| person.name.to_string()))
    }

    /// Who a player is, or the key of what stands for the name.
    fn person(&self, player: &Player) -> Result<&'a Person, &'static str> {
        if self.audience == Audience::Public && player.name_withheld {
            return Err("view-name-withheld");
        }
        self.book.person(player.id).filter(|_| !player.erased).ok_or("view-name-erased")
    }

    fn describe(&self, player: &Player, number: Option<StartNumber>, group: &Group) -> Who {
        let withdrawn = group.withdrawn.iter().any(|(id, ..)| *id == player.id);
        let href = format!("{}/player/{}", self.base(), player.id);
        let hidden = |name: String| Who {
            id: player.id,
            number,
            listed: name.clone(),
            name,
            title: String::new(),
            rating: String::new(),
            club: String::new(),
            section: player.section.clone(),
            href: href.clone(),
            withdrawn,
            withheld: player.name_withheld,
        };
        let person = match self.person(player) {
            Ok(person) => person,
            Err(key) => return hidden(self.unnamed(key, player, number)),
        };
        Who {
            name: person.name.to_string(),
            listed: person.name.listed(),
            title: player.title.map(|title| title.to_string()).unwrap_or_default(),
            rating: player.rating_for(group.settings.pace).map(|rating| rating.to_string()).unwrap_or_default(),
            club: person.club.clone(),
            ..hidden(String::new())
        }
    }

    fn unnamed(&self, key: &str, player: &Player, number: Option<StartNumber>) -> String {
        self.say_with(key, &[("number", Arg::from(number.map_or(player.id.0, |number| number.0)))])
    }
}

/// The name the reader may see: the player's own, or a word where it is withheld or erased.
pub fn name(book: &Book, player: PlayerId, lang: Lang, audience: Audience) -> String {
    Reader::new(book, lang, audience).called(player).unwrap_or_default()
}

/// A group with everybody in it described once.
pub struct Field<'a> {
    pub reader: Reader<'a>,
    pub group: &'a Group,
    players: BTreeMap<PlayerId, Who>,
}

impl<'a> Field<'a> {
    /// `None` if the tournament has no such group.
    pub fn new(reader: &Reader<'a>, group: GroupId) -> Option<Field<'a>> {
        let tournament = &reader.book.tournament;
        let group = tournament.groups.get(&group)?;
        let mut numbers: BTreeMap<PlayerId, StartNumber> = BTreeMap::new();
        for (player, number) in group.order.iter().flat_map(|order| &order.players).zip((1..).map(StartNumber)) {
            numbers.insert(*player, number);
        }
        let players = tournament
            .players
            .values()
            .filter(|player| player.group == group.id)
            .map(|player| (player.id, reader.describe(player, numbers.get(&player.id).copied(), group)))
            .collect();
        Some(Field { reader: *reader, group, players })
    }

    pub fn who(&self, player: PlayerId) -> &Who {
        self.players.get(&player).expect("a pairing names players of its own group")
    }

    /// Whoever is in the group.
    pub fn find(&self, player: PlayerId) -> Option<&Who> {
        self.players.get(&player)
    }

    pub fn number(&self, player: PlayerId) -> Option<StartNumber> {
        self.find(player)?.number
    }

    pub fn numbered(&self, number: StartNumber) -> &Who {
        self.who(self.group.player_with(number).expect("a table names start numbers of its own group"))
    }

    pub fn everybody(&self) -> impl Iterator<Item = &Who> {
        self.players.values()
    }

    pub fn len(&self) -> usize {
        self.players.len()
    }

    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }
}

//! The columns of the table of systems: everything that a system is, for whoever pairs, draws, cites or shows it.

use rokade_model::Color;

use super::System;

/// The text that describes a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// The union's handbook, in the edition that the event goes by.
    Handbook,
    /// FIDE's, of a year.
    Fide(&'static str),
}

/// One row of the table of systems. A clause that is `None` is one the system does not have.
#[derive(Clone, Copy, Debug)]
pub struct SystemRow {
    /// The name on the command line, in files and in addresses. It stands in files and therefore never changes.
    pub key: &'static str,
    /// The system with nothing chosen.
    pub system: System,
    /// The text it is of.
    pub text: Text,
    pub kind: Kind,

    /// Where the regulations describe it.
    pub clause: &'static str,
    /// Where they say who meets whom, in the first round and in a later one.
    pub meets: &'static str,
    pub meets_later: &'static str,
    /// Where they say that nobody meets somebody again.
    pub rematch: &'static str,
    /// Where they say who may have the bye.
    pub bye: Option<&'static str>,
    /// The colour a bye counts for, where it counts for one.
    pub bye_colour: Option<Color>,
    /// Where they put the players of one score in order.
    pub order: Option<&'static str>,
    /// Where they want adjourned games finished before the next pairing.
    pub adjourned: Option<&'static str>,
    /// Where they look ahead to whether another round can be paired.
    pub look_ahead: Option<&'static str>,
    /// Where they ask for a winner of every pairing.
    pub decision: Option<&'static str>,

    /// How start numbers are given, and where that stands.
    pub numbers: StartOrder,
    pub numbers_clause: &'static str,
    /// What else is drawn or formed before round 1.
    pub drawn: Drawn,
    pub first_colours: FirstColours,
    pub placement: Placement,
    pub upfloater: Upfloater,
    pub ties: Ties,
    /// In the union's list of systems for an invitation (D4.4-65a).
    pub is_listed: bool,

    pub names: Names,
    /// Words of a file's free text by which the system is told; the first word found decides.
    pub spoken: &'static [&'static str],
    /// Codes of record 192 that mean this system and no other.
    pub codes: &'static [&'static str],
    /// Pairing engines of other houses pair by it too.
    pub is_known_to_engines: bool,
    /// A rule of acceleration as options and files write it, where the system has one.
    pub acceleration: Option<&'static str>,
    /// Its place where pages offer the systems, the most usual first.
    pub usual: u8,
    /// The page of a group that only this system has.
    pub page: Option<&'static str>,
}

/// What the rounds are made of. A text that names systems of several kinds means the first of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Each round is paired anew from the scores.
    Swiss,
    /// Every team meets every team.
    Teams,
    /// The winners go on.
    KnockOut,
    /// Everybody meets everybody, by a schedule.
    AllPlayAll,
}

/// How start numbers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartOrder {
    /// By lot, and the regulations say so.
    LotsPrescribed,
    /// By lot, as usual for a schedule.
    Lots,
    Strength,
}

impl StartOrder {
    pub const fn is_by_lot(self) -> bool {
        match self {
            StartOrder::LotsPrescribed | StartOrder::Lots => true,
            StartOrder::Strength => false,
        }
    }
}

/// What is drawn or formed between the start numbers and the first round, with the clause that asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    Nothing,
    /// The colour of the first pairing.
    Colour(&'static str),
    /// The lines of a bracket.
    Lines(&'static str),
    Teams(&'static str),
}

impl Drawn {
    /// Where the system says that the first colour is drawn by lot.
    pub const fn colour(self) -> Option<&'static str> {
        match self {
            Drawn::Colour(clause) => Some(clause),
            Drawn::Nothing | Drawn::Lines(_) | Drawn::Teams(_) => None,
        }
    }

    pub const fn lines(self) -> Option<&'static str> {
        match self {
            Drawn::Lines(clause) => Some(clause),
            Drawn::Nothing | Drawn::Colour(_) | Drawn::Teams(_) => None,
        }
    }

    pub const fn teams(self) -> Option<&'static str> {
        match self {
            Drawn::Teams(clause) => Some(clause),
            Drawn::Nothing | Drawn::Colour(_) | Drawn::Lines(_) => None,
        }
    }
}

/// How the colours of round 1 follow from the one that is drawn or given to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstColours {
    /// Alternating down the list of those who are paired, or by a schedule.
    ByPlace,
    /// Alternating down the list of everybody, whoever is away.
    ByPlaceOfAll,
    /// Alternating from board to board.
    ByBoard,
}

/// The order of the players from round to round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Placement {
    /// The order of the pairing before goes on, as in Monrad (D4.9.1-1).
    Kept,
    /// Found anew from scores and start numbers, or not used at all.
    Anew,
}

/// What becomes of somebody who meets a player of a higher score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upfloater {
    /// Is brought up and paired there.
    BroughtUp,
    /// Stays and meets somebody from above.
    MeetsAbove,
}

/// What parts players with equal points, where nobody says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// The corrections of the handbook.
    Handbook,
    /// FIDE's own tie-breaks.
    Fide,
    /// Those of the text of 1998.
    Fide1998,
    /// The games of the matches.
    Gladiator,
    /// Nothing: they share the place.
    Shared,
}

/// What the system is called: plain, and played twice or accelerated where that has a name.
#[derive(Clone, Copy, Debug)]
pub struct Names {
    pub plain: Name,
    pub chosen: Option<Name>,
}

/// A name for people and for files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// Ends the key of the system's common name in the texts.
    pub word: &'static str,
    /// Ends the key of the name that says all that was chosen.
    pub full: &'static str,
    /// Record 092 of a tournament report.
    pub trf: &'static str,
    /// Record 192. No code tells the systems of the handbook apart: they are custom ones, and the words name them.
    pub code: &'static str,
}

impl Name {
    /// A system that texts call by its key.
    pub(super) const fn plain(key: &'static str, trf: &'static str, code: &'static str) -> Name {
        Name { word: key, full: key, trf, code }
    }

    /// The same name, written otherwise in files.
    pub(super) const fn written(self, (trf, code): (&'static str, &'static str)) -> Name {
        Name { trf, code, ..self }
    }
}

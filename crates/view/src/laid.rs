//! A round as it was laid, published or still a draft, and what the pairing system says of it.

use rokade_clause::{Fact, Reason};
use rokade_model::{ByeKind, RoundNumber, StartNumber};
use rokade_pairing::{Bye, NOBODY, Pairing, Passed};
use rokade_tournament::{Draft, Group, GroupId, PlayerId};
use rokade_words::Arg;

use super::{Audience, Field, Reader, Said};
use crate::cite::Source;

/// The reason of a board or bye that repeats the round before with colours reversed.
pub(super) const SECOND_GAME: &str = "second_game";

/// Two players at a board: its number on the table, or in the list of the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    pub board: u32,
    pub white: PlayerId,
    pub black: PlayerId,
}

/// A round as it was paired, published or still a draft.
pub struct Laid<'a> {
    pub field: Field<'a>,
    pub round: RoundNumber,
    pub is_draft: bool,
    /// The engine's, whatever was made of it by hand.
    pub pairing: &'a Pairing,
    pub pairs: Vec<Pair>,
    /// Who came to play and has no opponent.
    pub alone: Vec<PlayerId>,
}

impl<'a> Laid<'a> {
    /// The round of a group; a draft takes the place of what is published, and only arbiters see it.
    pub fn new(reader: &Reader<'a>, group: GroupId, round: RoundNumber) -> Option<Laid<'a>> {
        let draft = reader.book.tournament.groups.get(&group)?.draft.as_ref();
        match draft.filter(|draft| draft.round == round && reader.audience == Audience::Arbiter) {
            Some(draft) => Laid::of_draft(reader, group, draft),
            None => Laid::of_published(reader, group, round),
        }
    }

    pub fn of_published(reader: &Reader<'a>, group: GroupId, round: RoundNumber) -> Option<Laid<'a>> {
        let field = Field::new(reader, group)?;
        let published = field.group.round(round)?;
        let mut pairs: Vec<Pair> = published
            .boards
            .iter()
            .map(|board| Pair { board: board.number, white: board.white, black: board.black })
            .collect();
        pairs.sort_by_key(|pair| pair.board);
        let byes = published.byes.iter().filter(|bye| bye.kind == ByeKind::PairingAllocated);
        let alone = byes.map(|bye| bye.player).collect();
        Some(Laid { round, is_draft: false, pairing: &published.pairing, pairs, alone, field })
    }

    pub fn of_draft(reader: &Reader<'a>, group: GroupId, draft: &'a Draft) -> Option<Laid<'a>> {
        let field = Field::new(reader, group)?;
        let (seats, alone) = seated(field.group, draft);
        let pairs = seats.into_iter().zip(1..).map(|((white, black), board)| Pair { board, white, black }).collect();
        Some(Laid { round: draft.round, is_draft: true, pairing: &draft.pairing, pairs, alone, field })
    }

    /// A round that was never laid in this tournament: what it would be under other results.
    pub fn supposed(reader: &Reader<'a>, group: GroupId, pairing: &'a Pairing) -> Option<Laid<'a>> {
        let field = Field::new(reader, group)?;
        let (seats, alone) = as_laid(field.group, pairing);
        let pairs = seats.into_iter().zip(1..).map(|((white, black), board)| Pair { board, white, black }).collect();
        Some(Laid { round: pairing.round, is_draft: true, pairing, pairs, alone, field })
    }

    pub fn pair(&self, board: u32) -> Option<Pair> {
        self.pairs.iter().find(|pair| pair.board == board).copied()
    }

    /// The engine's own board, if it let these two meet with these colours.
    pub fn board_of(&self, pair: Pair) -> Option<&'a rokade_pairing::Board> {
        let group = self.field.group;
        let (white, black) = (group.number_of(pair.white)?, group.number_of(pair.black)?);
        self.pairing.boards.iter().find(|board| (board.white, board.black) == (white, black))
    }

    /// What the engine says of a player it left without an opponent.
    pub fn bye_of(&self, player: PlayerId) -> Option<&'a Bye> {
        let number = self.field.group.number_of(player)?;
        self.pairing.bye.iter().chain(&self.pairing.unopposed).find(|bye| bye.player == number)
    }

    /// The place of a player in the order the round was paired by.
    pub fn place_of(&self, number: StartNumber) -> Option<String> {
        if !self.field.group.settings.system.is_swiss() {
            return None;
        }
        let place = self.pairing.placement.iter().position(|one| *one == number)?;
        Some((place + 1).to_string())
    }

    /// A sentence about players by start number. `about` are players the sentence speaks of without
    /// naming them.
    pub fn say(&self, reason: &Reason, about: &[StartNumber]) -> Said {
        let reader = &self.field.reader;
        if self.gives_away(reason, about) {
            return Said::plain(reader.say("view-why-not-shown"));
        }
        let text =
            reader.speak(&|number| self.name(number), &|player| self.field.who(player).name.clone(), |speaker| {
                speaker.reason(reason)
            });
        Said { text, clauses: self.clauses(reason) }
    }

    /// One of several sentences made of the facts of a reason.
    pub fn say_part(&self, key: &str, reason: &Reason) -> Said {
        let arg = |fact: &Fact| match fact {
            Fact::Number(number) => Arg::from(*number),
            Fact::Player(number) => Arg::from(self.name(*number)),
            Fact::Entrant(player) => Arg::from(self.field.who(*player).name.clone()),
            Fact::Players(numbers) => {
                Arg::from(numbers.iter().map(|number| self.name(*number)).collect::<Vec<_>>().join(", "))
            }
            Fact::Entrants(players) => {
                let names = players.iter().map(|player| self.field.who(*player).name.clone());
                Arg::from(names.collect::<Vec<_>>().join(", "))
            }
            Fact::Text(text) => Arg::from(text.as_str()),
            Fact::Decimal(text) => Arg::from(self.field.reader.lang.decimal(text)),
            Fact::HalfPoints(halves) => Arg::from(*halves),
            Fact::Time(micros) => Arg::from(*micros),
        };
        let args: Vec<(&str, Arg)> = reason.facts.iter().map(|(name, fact)| (name.as_ref(), arg(fact))).collect();
        Said { text: self.field.reader.say_with(key, &args), clauses: self.clauses(reason) }
    }

    /// Whether scores decided who meets whom, by the reason of a board: not in schedules, brackets and second games.
    pub fn is_by_score(&self, reason: &Reason) -> bool {
        self.field.group.settings.system.is_swiss() && reason.key != SECOND_GAME
    }

    fn clauses(&self, reason: &Reason) -> Vec<Source> {
        match self.field.reader.audience {
            Audience::Arbiter => self.field.reader.clauses(reason),
            Audience::Public => Vec::new(),
        }
    }

    pub fn say_all(&self, reasons: &[Reason], about: &[StartNumber]) -> Vec<Said> {
        reasons.iter().map(|reason| self.say(reason, about)).collect()
    }

    /// Whom a player would have met and why not.
    pub fn passed_over(&self, passed: &Passed) -> Said {
        let why = self.say(&passed.reason, &[passed.player, passed.would_have_met]);
        if passed.stands_alone() {
            return why;
        }
        let key = if passed.would_have_met == NOBODY { "desk-draft-passed-bye" } else { "desk-draft-passed" };
        let args = [
            ("player", Arg::from(self.name(passed.player))),
            ("opponent", Arg::from(self.name(passed.would_have_met))),
            ("reason", Arg::from(why.text.as_str())),
        ];
        Said { text: self.field.reader.say_with(key, &args), clauses: why.clauses }
    }

    pub fn name(&self, number: StartNumber) -> String {
        let player = self.field.group.player_with(number);
        player.map_or_else(String::new, |player| self.field.who(player).name.clone())
    }

    /// A rating would tell who hides behind a withheld name, and so would an average: after one
    /// round it is the rating of the only opponent.
    fn gives_away(&self, reason: &Reason, about: &[StartNumber]) -> bool {
        let speaks_of =
            |word: &str| reason.whole().flat_map(|reason| reason.facts.keys()).any(|fact| fact.contains(word));
        if self.field.reader.audience == Audience::Arbiter {
            return false;
        }
        if speaks_of("average") {
            return self.field.everybody().any(|who| who.withheld);
        }
        if !speaks_of("rating") {
            return false;
        }
        let number = |number: &StartNumber| self.field.group.player_with(*number);
        let named = reason.whole().flat_map(|reason| reason.facts.values()).flat_map(|fact| match fact {
            Fact::Player(one) => number(one).into_iter().collect(),
            Fact::Players(numbers) => numbers.iter().filter_map(number).collect(),
            Fact::Entrant(player) => vec![*player],
            Fact::Entrants(players) => players.clone(),
            Fact::Number(_) | Fact::Text(_) | Fact::Decimal(_) | Fact::HalfPoints(_) | Fact::Time(_) => Vec::new(),
        });
        named.chain(about.iter().filter_map(number)).any(|id| self.field.who(id).withheld)
    }
}

type Seated = (Vec<(PlayerId, PlayerId)>, Vec<PlayerId>);

/// The boards of a draft as they would be published, and who is left alone.
fn seated(group: &Group, draft: &Draft) -> Seated {
    match &draft.manual {
        Some(session) => {
            let seats = session.seats.iter().map(|seat| (seat.white, seat.black));
            (seats.collect(), session.bye.into_iter().collect())
        }
        None => as_laid(group, &draft.pairing),
    }
}

fn as_laid(group: &Group, pairing: &Pairing) -> Seated {
    let seat = |(white, black)| Some((group.player_with(white)?, group.player_with(black)?));
    let alone = pairing.bye.iter().chain(&pairing.unopposed).filter_map(|bye| group.player_with(bye.player));
    (pairing.pairs().filter_map(seat).collect(), alone.collect())
}

//! One group as its score table shows it.

use rokade_clause::HandbookEdition;
use serde::{Deserialize, Serialize};

use crate::{Color, HalfPoints, Mark, MatchGame, RoundNumber, Scoring, StartNumber};

/// A round a player did not play, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeKind {
    /// `U`: nobody was left to meet.
    PairingAllocated,
    /// `F`
    Full,
    /// `H`
    Half,
    /// `Z`: absent.
    Zero,
}

impl ByeKind {
    pub const fn letter(self) -> char {
        match self {
            ByeKind::PairingAllocated => 'U',
            ByeKind::Full => 'F',
            ByeKind::Half => 'H',
            ByeKind::Zero => 'Z',
        }
    }

    pub const fn from_letter(letter: char) -> Option<ByeKind> {
        Some(match letter {
            'U' | 'u' => ByeKind::PairingAllocated,
            'F' | 'f' => ByeKind::Full,
            'H' | 'h' => ByeKind::Half,
            'Z' | 'z' => ByeKind::Zero,
            _ => return None,
        })
    }
}

/// What is known of a player who lost without playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Notice {
    /// Stayed away and had not told the arbiter.
    None,
    /// Stayed away and had told the arbiter.
    Accepted,
    /// Came, but after the default time (docs/readings/late-is-not-absent.md).
    Late,
}

impl Notice {
    pub const ALL: [Notice; 3] = [Notice::None, Notice::Accepted, Notice::Late];

    /// The word of forms, report files and scripts.
    pub const fn key(self) -> &'static str {
        match self {
            Notice::None => "none",
            Notice::Accepted => "accepted",
            Notice::Late => "late",
        }
    }

    pub fn from_key(key: &str) -> Option<Notice> {
        Notice::ALL.into_iter().find(|notice| notice.key() == key)
    }
}

/// Whether a player who leaves an event had told the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaveNotice {
    None,
    Accepted,
}

/// What a player did in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Not paired: the round lies ahead, or the player was not there and nobody wrote a reason.
    Blank,
    /// A pairing with an opponent; `mark` is `None` while the game is unfinished.
    Game {
        opponent: StartNumber,
        color: Option<Color>,
        mark: Option<Mark>,
    },
    Bye(ByeKind),
}

impl Entry {
    /// The opponent of a game that was or will be played. A forfeited pairing is no meeting.
    pub fn met(self) -> Option<StartNumber> {
        match self {
            Entry::Game { opponent, mark, .. } if mark.is_none_or(Mark::is_played) => Some(opponent),
            _ => None,
        }
    }

    /// The colour of a game that was or will be played.
    pub fn played_color(self) -> Option<Color> {
        match self {
            Entry::Game { color, mark, .. } if mark.is_none_or(Mark::is_played) => color,
            _ => None,
        }
    }

    /// The opponent of the pairing, played or not.
    pub fn opponent(self) -> Option<StartNumber> {
        match self {
            Entry::Game { opponent, .. } => Some(opponent),
            Entry::Blank | Entry::Bye(_) => None,
        }
    }

    /// Whether the entry shows that its round was paired: a game, or the bye that a pairing gives.
    pub const fn is_paired(self) -> bool {
        matches!(self, Entry::Game { .. } | Entry::Bye(ByeKind::PairingAllocated))
    }

    pub fn points(self, scoring: &Scoring) -> HalfPoints {
        match self {
            Entry::Blank => HalfPoints::ZERO,
            Entry::Game { mark: None, .. } => scoring.unfinished,
            Entry::Game { mark: Some(mark), .. } => scoring.mark(mark),
            Entry::Bye(kind) => scoring.bye(kind),
        }
    }
}

/// A player who left. `order` tells who left first: 1, 2, 3 …
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdrawal {
    /// The last round the player took part in; 0 if none.
    pub after: RoundNumber,
    pub order: u32,
}

/// One player's line of the score table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    pub number: StartNumber,
    /// The rating the event goes by; `None` for an unrated player.
    pub rating: Option<u32>,
    /// By round, from round 1. Rounds beyond the end are blank.
    pub rounds: Vec<Entry>,
    pub withdrawal: Option<Withdrawal>,
    /// Points the arbiter gave or took besides the games.
    pub adjustment: HalfPoints,
}

impl Participant {
    pub fn new(number: StartNumber, rating: Option<u32>) -> Self {
        Self { number, rating, rounds: Vec::new(), withdrawal: None, adjustment: HalfPoints::ZERO }
    }

    pub fn entry(&self, round: RoundNumber) -> Entry {
        let index = usize::try_from(round).expect("a round number fits").wrapping_sub(1);
        self.rounds.get(index).copied().unwrap_or(Entry::Blank)
    }

    /// Writes the entry of a round, filling rounds before it with blanks.
    pub fn set_entry(&mut self, round: RoundNumber, entry: Entry) {
        assert!(round >= 1, "rounds count from 1");
        let index = usize::try_from(round - 1).expect("a round number fits");
        if self.rounds.len() <= index {
            self.rounds.resize(index + 1, Entry::Blank);
        }
        self.rounds[index] = entry;
    }

    /// Entries of the rounds up to and including `round`, with their numbers.
    pub fn entries_through(&self, round: RoundNumber) -> impl Iterator<Item = (RoundNumber, Entry)> + '_ {
        (1..=round).map(|number| (number, self.entry(number)))
    }

    pub fn is_withdrawn_before(&self, round: RoundNumber) -> bool {
        self.withdrawal.is_some_and(|withdrawal| withdrawal.after < round)
    }
}

/// Players that must not meet in the rounds `first` to `last`: by start number, or as the event knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forbidden<P = StartNumber> {
    pub players: Vec<P>,
    pub first: RoundNumber,
    pub last: RoundNumber,
    /// Kept as long as the round can be paired with it, given up before the round is.
    #[serde(default)]
    pub soft: bool,
}

/// Fictitious points for the players of some numbers in the pairing of some rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acceleration {
    pub points: HalfPoints,
    pub first_round: RoundNumber,
    pub last_round: RoundNumber,
    pub first_player: StartNumber,
    pub last_player: StartNumber,
}

impl Acceleration {
    pub fn applies(&self, player: StartNumber, round: RoundNumber) -> bool {
        (self.first_round..=self.last_round).contains(&round)
            && (self.first_player..=self.last_player).contains(&player)
    }
}

/// One group: its players by start number and all they did.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct History {
    /// Planned rounds.
    pub rounds: RoundNumber,
    pub scoring: Scoring,
    /// In ascending order of start number.
    pub players: Vec<Participant>,
    pub forbidden: Vec<Forbidden>,
    /// Fictitious points stated for the pairing; lines add up.
    pub acceleration: Vec<Acceleration>,
    /// The colour drawn by lot before round 1; `None` if nobody has drawn.
    pub initial_color: Option<Color>,
    /// The players by strength, best first; empty where the start numbers are that order.
    /// A late entry stands in its proper place here and keeps its number.
    pub seeding: Vec<StartNumber>,
    /// Every pairing is two rounds long: even rounds repeat the round before with colours reversed.
    pub double_rounds: bool,
    /// Knock-out: the players by line of the bracket, 0 for an empty line; empty before the draw.
    pub lines: Vec<StartNumber>,
    /// Team events: the players of each team by board; empty before the teams are formed.
    pub teams: Vec<Vec<StartNumber>>,
    /// The single games of matches in the order they were played, where they are known.
    pub games: Vec<MatchGame>,
    /// The edition of the union's handbook that the event goes by.
    pub handbook: HandbookEdition,
}

impl History {
    pub fn player(&self, number: StartNumber) -> Option<&Participant> {
        self.players.binary_search_by_key(&number, |player| player.number).ok().map(|index| &self.players[index])
    }

    pub fn player_mut(&mut self, number: StartNumber) -> Option<&mut Participant> {
        let index = self.players.binary_search_by_key(&number, |player| player.number).ok()?;
        Some(&mut self.players[index])
    }

    /// Points after a round, unfinished games as the scoring says.
    pub fn points_after(&self, player: &Participant, round: RoundNumber) -> HalfPoints {
        player.adjustment + player.entries_through(round).map(|(_, entry)| entry.points(&self.scoring)).sum()
    }

    /// The last round that was paired; 0 before the first. A bye given by the pairing shows that it was, even
    /// where nobody met anybody: the final of a knock-out whose other player has left.
    pub fn paired_rounds(&self) -> RoundNumber {
        let last = |player: &Participant| {
            player.rounds.iter().rposition(|entry| entry.is_paired()).map_or(0, |index| index + 1)
        };
        let rounds = self.players.iter().map(last).max().unwrap_or(0);
        RoundNumber::try_from(rounds).expect("a round number fits")
    }

    /// The order of strength, best first.
    pub fn by_strength(&self) -> Vec<StartNumber> {
        let numbers = self.players.iter().map(|player| player.number);
        if self.seeding.is_empty() {
            return numbers.collect();
        }
        let named: std::collections::BTreeSet<StartNumber> = self.seeding.iter().copied().collect();
        let known = self.seeding.iter().copied().filter(|number| self.player(*number).is_some());
        known.chain(numbers.filter(|number| !named.contains(number))).collect()
    }

    /// Fictitious points of a player in the pairing of a round.
    pub fn fictitious_points(&self, player: StartNumber, round: RoundNumber) -> HalfPoints {
        self.acceleration.iter().filter(|line| line.applies(player, round)).map(|line| line.points).sum()
    }

    /// Whether a rule of the event keeps two players apart in a round.
    pub fn is_forbidden(&self, one: StartNumber, other: StartNumber, round: RoundNumber) -> bool {
        self.forbidden.iter().any(|rule| {
            (rule.first..=rule.last).contains(&round) && rule.players.contains(&one) && rule.players.contains(&other)
        })
    }
}

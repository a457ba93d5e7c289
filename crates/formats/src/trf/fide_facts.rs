//! Facts the FIDE rating asks for and a report file cannot carry: remark lines `### rokade fide-… `.

use std::collections::BTreeMap;

use jiff::civil::Date;
use rokade_model::{HalfPoints, RoundNumber, StartNumber};
use rokade_rating::fide::largest_factor;

use super::facts::{FactLine, WrongValue, number, start, taken};
use super::{read_date, written_date};

/// What the remark lines say, by player where they name one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FideFacts {
    /// `standard`, `rapid` or `blitz`.
    pub list: Option<String>,
    /// The factor of the list.
    pub k: BTreeMap<StartNumber, u32>,
    /// Rapid and blitz: the standard rating.
    pub standard: BTreeMap<StartNumber, u32>,
    /// A first rating received since the event.
    pub first_rating: BTreeMap<StartNumber, u32>,
    /// The highest rating published so far.
    pub highest: BTreeMap<StartNumber, u32>,
    /// Rated games in events completed before.
    pub games: BTreeMap<StartNumber, u32>,
    /// Rated games of the same period in other events.
    pub period_games: BTreeMap<StartNumber, u32>,
    /// Points and opponents of an unrated player in earlier events.
    pub collected: BTreeMap<StartNumber, (HalfPoints, Vec<u32>)>,
    /// The first day of the first of those events.
    pub collected_since: BTreeMap<StartNumber, Date>,
    pub computers: Vec<StartNumber>,
    /// Games taken out by a decision, by round and one of the two players.
    pub not_rated: Vec<(RoundNumber, StartNumber)>,
    pub registered: Option<Date>,
    pub announced: Option<bool>,
    /// Games of a match count even after its decision.
    pub match_waived: Option<bool>,
}

type PerPlayer = BTreeMap<StartNumber, u32>;

/// The lines of one number for a player: key, form, and where it is kept.
type PlayerLine = (&'static str, &'static str, fn(&mut FideFacts) -> &mut PerPlayer);

const FACTOR: &str = "fide-k";

const PLAYER_LINES: &[PlayerLine] = &[
    (FACTOR, "### rokade fide-k NUMBER FACTOR", |facts| &mut facts.k),
    ("fide-standard", "### rokade fide-standard NUMBER RATING", |facts| &mut facts.standard),
    ("fide-first-rating", "### rokade fide-first-rating NUMBER RATING", |facts| &mut facts.first_rating),
    ("fide-highest", "### rokade fide-highest NUMBER RATING", |facts| &mut facts.highest),
    ("fide-games", "### rokade fide-games NUMBER GAMES", |facts| &mut facts.games),
    ("fide-period-games", "### rokade fide-period-games NUMBER GAMES", |facts| &mut facts.period_games),
];

const LISTS: [&str; 3] = ["standard", "rapid", "blitz"];

impl FideFacts {
    pub(super) fn take(&mut self, text: &str) -> FactLine {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (key, words) = words.split_first().map_or(("", &[][..]), |(key, words)| (*key, words));
        if let Some((_, form, slot)) = PLAYER_LINES.iter().find(|(known, _, _)| *known == key) {
            return match words {
                [_, factor] if key == FACTOR => wrong_factor(factor),
                _ => None,
            }
            .unwrap_or_else(|| taken(take_number(slot(self), words), form));
        }
        match key {
            "fide-list" => taken(self.take_list(words), "### rokade fide-list standard|rapid|blitz"),
            "fide-collected" => {
                taken(self.take_collected(words), "### rokade fide-collected NUMBER POINTS RATING RATING …")
            }
            "fide-collected-since" => {
                taken(self.take_collected_since(words), "### rokade fide-collected-since 7 2026/03/21")
            }
            "fide-computer" => taken(self.take_computer(words), "### rokade fide-computer NUMBER"),
            "fide-not-rated" => {
                taken(self.take_not_rated(words), "### rokade fide-not-rated round ROUND player NUMBER")
            }
            "fide-registered" => taken(self.take_registered(words), "### rokade fide-registered 2026/03/21"),
            "fide-announced" => taken(take_yes(&mut self.announced, words), "### rokade fide-announced yes|no"),
            "fide-match-waived" => {
                taken(take_yes(&mut self.match_waived, words), "### rokade fide-match-waived yes|no")
            }
            _ => FactLine::UnknownKey,
        }
    }

    fn take_list(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [list] = words else { return None };
        self.list = Some((*LISTS.iter().find(|known| *known == list)?).to_owned());
        Some(Vec::new())
    }

    fn take_collected(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [player, points, opponents @ ..] = words else { return None };
        let opponents = opponents.iter().map(|rating| number(rating)).collect::<Option<Vec<u32>>>()?;
        let points: HalfPoints = points.parse().ok()?;
        let most = i32::try_from(2 * opponents.len()).ok()?;
        let player = start(player).filter(|_| !opponents.is_empty() && (0..=most).contains(&points.0))?;
        self.collected.insert(player, (points, opponents));
        Some(vec![player])
    }

    fn take_collected_since(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [player, date] = words else { return None };
        self.collected_since.insert(start(player)?, read_date(date)?);
        Some(vec![start(player)?])
    }

    fn take_computer(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [player] = words else { return None };
        self.computers.push(start(player)?);
        Some(vec![start(player)?])
    }

    fn take_not_rated(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let ["round", round, "player", player] = words else { return None };
        self.not_rated.push((number(round)?, start(player)?));
        Some(vec![start(player)?])
    }

    fn take_registered(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [date] = words else { return None };
        self.registered = Some(read_date(date)?);
        Some(Vec::new())
    }

    /// The lines that say it again.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.list.iter().map(|list| format!("fide-list {list}")).collect();
        // The slots are reached through a copy, so that one table serves reading and writing.
        let mut copy = self.clone();
        for (key, _, slot) in PLAYER_LINES {
            lines.extend(slot(&mut copy).iter().map(|(player, value)| format!("{key} {player} {value}")));
        }
        lines.extend(self.collected.iter().map(|(player, (points, opponents))| {
            let opponents: Vec<String> = opponents.iter().map(ToString::to_string).collect();
            format!("fide-collected {player} {points} {}", opponents.join(" "))
        }));
        lines.extend(
            self.collected_since
                .iter()
                .map(|(player, date)| format!("fide-collected-since {player} {}", written_date(*date))),
        );
        lines.extend(self.computers.iter().map(|player| format!("fide-computer {player}")));
        let not_rated = self.not_rated.iter();
        lines.extend(not_rated.map(|(round, player)| format!("fide-not-rated round {round} player {player}")));
        lines.extend(self.registered.map(|date| format!("fide-registered {}", written_date(date))));
        lines.extend(self.announced.map(|yes| format!("fide-announced {}", yes_or_no(yes))));
        lines.extend(self.match_waived.map(|yes| format!("fide-match-waived {}", yes_or_no(yes))));
        lines
    }
}

fn take_number(slot: &mut PerPlayer, words: &[&str]) -> Option<Vec<StartNumber>> {
    let [player, value] = words else { return None };
    let player = start(player)?;
    slot.insert(player, number(value)?);
    Some(vec![player])
}

/// A factor no list can have; in one period with many games it may be any number below the largest.
fn wrong_factor(word: &str) -> Option<FactLine> {
    let largest = largest_factor();
    number(word).filter(|factor| !(1..=largest).contains(factor)).map(|factor| {
        let (found, expected) = (factor.to_string(), format!("1–{largest}"));
        FactLine::Wrong(WrongValue { key: "fide_factor_impossible", found, expected })
    })
}

fn take_yes(slot: &mut Option<bool>, words: &[&str]) -> Option<Vec<StartNumber>> {
    *slot = match words {
        ["yes"] => Some(true),
        ["no"] => Some(false),
        _ => return None,
    };
    Some(Vec::new())
}

const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [&str; 14] = [
        "fide-list rapid",
        "fide-k 3 40",
        "fide-standard 4 2010",
        "fide-first-rating 5 1712",
        "fide-highest 3 2401",
        "fide-games 7 29",
        "fide-period-games 7 9",
        "fide-collected 8 1.5 1700 1812 1650",
        "fide-collected-since 8 2025/03/01",
        "fide-computer 9",
        "fide-not-rated round 4 player 2",
        "fide-registered 2026/01/05",
        "fide-announced yes",
        "fide-match-waived no",
    ];

    #[test]
    fn facts_read_what_they_write() {
        let mut facts = FideFacts::default();
        for line in ALL {
            assert!(matches!(facts.take(line), FactLine::Taken(_)), "{line}");
        }
        assert_eq!(facts.lines(), ALL);
    }

    #[test]
    fn a_line_of_another_form_is_malformed() {
        let mut facts = FideFacts::default();
        for line in [
            "fide-k",
            "fide-k 3",
            "fide-k x 40",
            "fide-k 3 forty",
            "fide-list slow",
            "fide-collected 8 1.5",
            "fide-collected 8 2.5 1700 1800",
            "fide-collected 8 -1 1700",
            "fide-not-rated 4 2",
            "fide-registered 2026/02/30",
            "fide-announced maybe",
        ] {
            assert!(matches!(facts.take(line), FactLine::Malformed(_)), "{line}");
        }
        assert!(matches!(facts.take("fide-weather sunny"), FactLine::UnknownKey));
    }

    #[test]
    fn fide_b_02_2024_8_3_3_a_factor_lies_between_one_and_the_largest() {
        let mut facts = FideFacts::default();
        for line in ["fide-k 1 0", "fide-k 1 41", "fide-k 1 99"] {
            assert!(matches!(facts.take(line), FactLine::Wrong(_)), "{line}");
        }
        for line in ["fide-k 1 40", "fide-k 1 35", "fide-k 1 15"] {
            assert!(matches!(facts.take(line), FactLine::Taken(_)), "{line}");
        }
    }
}

//! Facts a report file cannot carry: remark lines `### rokade KEY …`.

use rokade_clause::{HandbookEdition, UnknownHandbook};
use rokade_model::{Notice, RoundNumber, StartNumber};
use rokade_rating::dsu::EventKind;
use rokade_rating::fide::{Edition, List};
use rokade_rating::{Rating, candidate};

/// What the remark lines of the house say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    pub system: Option<String>,
    /// Who left after which round, first to leave first; `None` if the file does not say.
    pub withdrawn: Option<Vec<(StartNumber, RoundNumber)>>,
    pub forfeits: Vec<ForfeitNotice>,
    pub group_all_play_all: Option<bool>,
    pub fide_rating_edition: Option<String>,
    /// The edition of the union's regulations; without a line that of the first day.
    pub handbook: Option<HandbookEdition>,
    pub placements: Vec<PlacementOrder>,
    /// Whether the event is one of teams, as far as the rating asks.
    pub event: Option<EventKind>,
    /// What the event is to candidate results; `None` if nobody has said.
    pub candidates: Option<candidate::EventKind>,
    /// Team events: games in which a reserve was put in late, by round and one of the two players.
    pub late_reserves: Vec<(RoundNumber, StartNumber)>,
    /// Ratings the rating committee has given for this event.
    pub estimates: Vec<(StartNumber, Rating)>,
    /// Numbers on file when the report arrives, where they are not the start ratings any more.
    pub registered: Vec<(StartNumber, Rating)>,
    /// Games that stand as draws in a file for engines although they are open.
    pub open: Vec<OpenGame>,
}

/// A game without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenGame {
    pub round: RoundNumber,
    pub white: StartNumber,
    pub black: StartNumber,
}

/// Whether a player who forfeited a game had told the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForfeitNotice {
    pub round: RoundNumber,
    pub player: StartNumber,
    pub notice: Notice,
}

/// The order of placement a round was paired by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacementOrder {
    pub round: RoundNumber,
    pub order: Vec<StartNumber>,
}

/// What one remark line turned out to be.
pub(super) enum FactLine {
    /// Understood and added to the facts; the players it names.
    Taken(Vec<StartNumber>),
    /// Personal data of a player, to be joined to the player later.
    Personal(PersonalFact),
    UnknownKey,
    /// A known key with the form it should have had.
    Malformed(&'static str),
    /// A line of the right form, whose last word cannot be.
    Wrong(WrongValue),
}

/// A value that cannot be, and what could.
pub(super) struct WrongValue {
    pub(super) key: &'static str,
    pub(super) found: String,
    pub(super) expected: String,
}

pub(super) struct PersonalFact {
    pub(super) player: StartNumber,
    pub(super) kind: PersonalKind,
    pub(super) text: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum PersonalKind {
    Name,
    Club,
    NationalId,
    /// The rating the event goes by, where the player's own record has the FIDE rating.
    Rating,
}

pub(super) const FACT_MARK: &str = "### rokade ";

/// A player whom the event has no rating for.
pub(super) const NO_RATING: &str = "none";

impl Facts {
    /// Notice of a forfeit; without a line it counts as accepted.
    pub fn notice(&self, round: RoundNumber, player: StartNumber) -> Notice {
        let said = self.forfeits.iter().rev().find(|line| line.round == round && line.player == player);
        said.map_or(Notice::Accepted, |line| line.notice)
    }

    /// The rating the committee has given a player.
    pub fn estimate(&self, player: StartNumber) -> Option<Rating> {
        last_of(&self.estimates, player)
    }

    /// A player's number on file when the report arrives.
    pub fn registered(&self, player: StartNumber) -> Option<Rating> {
        last_of(&self.registered, player)
    }

    pub(super) fn take(&mut self, text: &str) -> FactLine {
        let (key, value) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        let value = value.trim();
        let words: Vec<&str> = value.split_whitespace().collect();
        match key {
            "system" => taken(self.take_system(&words), "### rokade system NAME"),
            "withdrawn" => taken(self.take_withdrawn(&words), "### rokade withdrawn NUMBER after ROUND"),
            "forfeit" => taken(
                self.take_forfeit(&words),
                "### rokade forfeit round ROUND player NUMBER notice none|accepted|late",
            ),
            "group-all-play-all" => taken(self.take_all_play_all(&words), "### rokade group-all-play-all yes|no"),
            "edition" => self.take_edition(&words, "### rokade edition fide-rating YEAR"),
            "placement" => taken(self.take_placement(&words), "### rokade placement round ROUND NUMBER NUMBER …"),
            "event" => taken(self.take_event(&words), "### rokade event team|individual"),
            "candidates" => taken(
                self.take_candidates(&words),
                "### rokade candidates coordinated|division|team|international|approved|other",
            ),
            "late-reserve" => {
                taken(self.take_late_reserve(&words), "### rokade late-reserve round ROUND player NUMBER")
            }
            "estimate" => taken(take_rating(&mut self.estimates, &words), "### rokade estimate NUMBER RATING"),
            "registered" => taken(take_rating(&mut self.registered, &words), "### rokade registered NUMBER RATING"),
            "open" => taken(self.take_open(&words), "### rokade open round ROUND white NUMBER black NUMBER"),
            "name" => personal(PersonalKind::Name, value, "### rokade name NUMBER FAMILY, GIVEN"),
            "club" => personal(PersonalKind::Club, value, "### rokade club NUMBER CLUB"),
            "national-id" => personal(PersonalKind::NationalId, value, "### rokade national-id NUMBER ID"),
            "rating" => rating(value, "### rokade rating NUMBER RATING|none"),
            _ => FactLine::UnknownKey,
        }
    }

    fn take_system(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [system] = words else { return None };
        self.system = Some((*system).to_owned());
        Some(Vec::new())
    }

    fn take_withdrawn(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        match words {
            ["none"] => {
                self.withdrawn.get_or_insert_default();
                Some(Vec::new())
            }
            [player, "after", round] => {
                let line = (start(player)?, number(round)?);
                self.withdrawn.get_or_insert_default().push(line);
                Some(vec![line.0])
            }
            _ => None,
        }
    }

    fn take_forfeit(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let ["round", round, "player", player, "notice", notice] = words else { return None };
        let notice = Notice::from_key(notice)?;
        let line = ForfeitNotice { round: number(round)?, player: start(player)?, notice };
        self.forfeits.push(line);
        Some(vec![line.player])
    }

    fn take_all_play_all(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        self.group_all_play_all = match words {
            ["yes"] => Some(true),
            ["no"] => Some(false),
            _ => return None,
        };
        Some(Vec::new())
    }

    fn take_edition(&mut self, words: &[&str], form: &'static str) -> FactLine {
        if let ["handbook", edition] = words {
            return self.take_handbook(edition);
        }
        let ["fide-rating", edition] = words else { return FactLine::Malformed(form) };
        if Edition::named(edition, List::default(), None).is_err() {
            let known: Vec<&str> = Edition::ALL.iter().map(|edition| edition.key()).collect();
            let (found, expected) = ((*edition).to_owned(), known.join(", "));
            return FactLine::Wrong(WrongValue { key: "fide_edition_unknown", found, expected });
        }
        self.fide_rating_edition = Some((*edition).to_owned());
        FactLine::Taken(Vec::new())
    }

    fn take_handbook(&mut self, edition: &str) -> FactLine {
        match edition.parse() {
            Ok(edition) => {
                self.handbook = Some(edition);
                FactLine::Taken(Vec::new())
            }
            Err(UnknownHandbook(found)) => {
                let expected = HandbookEdition::names().join(", ");
                FactLine::Wrong(WrongValue { key: "handbook_edition_unknown", found, expected })
            }
        }
    }

    fn take_placement(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let ["round", round, order @ ..] = words else { return None };
        let order = order.iter().map(|word| start(word)).collect::<Option<Vec<_>>>()?;
        self.placements.push(PlacementOrder { round: number(round)?, order: order.clone() });
        Some(order)
    }

    fn take_event(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        self.event = match words {
            ["team"] => Some(EventKind::Team),
            ["individual"] => Some(EventKind::Individual),
            _ => return None,
        };
        Some(Vec::new())
    }

    fn take_candidates(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [name] = words else { return None };
        self.candidates = Some(candidate::EventKind::ALL.into_iter().find(|(_, key)| key == name)?.0);
        Some(Vec::new())
    }

    fn take_open(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let ["round", round, "white", white, "black", black] = words else { return None };
        let game = OpenGame { round: number(round)?, white: start(white)?, black: start(black)? };
        self.open.push(game);
        Some(vec![game.white, game.black])
    }

    fn take_late_reserve(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let ["round", round, "player", player] = words else { return None };
        let line = (number(round)?, start(player)?);
        self.late_reserves.push(line);
        Some(vec![line.1])
    }

    /// The lines that say it again, withdrawals apart.
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        lines.extend(self.system.iter().map(|system| format!("system {system}")));
        lines.extend(
            self.forfeits.iter().map(|line| {
                format!("forfeit round {} player {} notice {}", line.round, line.player, line.notice.key())
            }),
        );
        lines.extend(
            self.group_all_play_all.map(|yes| format!("group-all-play-all {}", if yes { "yes" } else { "no" })),
        );
        lines.extend(self.fide_rating_edition.iter().map(|year| format!("edition fide-rating {year}")));
        lines.extend(self.handbook.iter().map(|edition| format!("edition handbook {edition}")));
        lines.extend(self.placements.iter().map(|line| {
            let order: Vec<String> = line.order.iter().map(ToString::to_string).collect();
            format!("placement round {} {}", line.round, order.join(" "))
        }));
        lines.extend(self.rating_lines());
        lines.extend(self.open.iter().map(|game| {
            let OpenGame { round, white, black } = game;
            format!("open round {round} white {white} black {black}")
        }));
        lines
    }

    fn rating_lines(&self) -> Vec<String> {
        let kind = |kind| match kind {
            EventKind::Team => "event team".to_owned(),
            EventKind::Individual => "event individual".to_owned(),
        };
        let mut lines: Vec<String> = self.event.map(kind).into_iter().collect();
        lines.extend(self.candidates.and_then(candidate::EventKind::key).map(|kind| format!("candidates {kind}")));
        let reserves = self.late_reserves.iter();
        lines.extend(reserves.map(|(round, player)| format!("late-reserve round {round} player {player}")));
        lines.extend(self.estimates.iter().map(|(player, rating)| format!("estimate {player} {rating}")));
        lines.extend(self.registered.iter().map(|(player, rating)| format!("registered {player} {rating}")));
        lines
    }
}

pub(super) fn taken(players: Option<Vec<StartNumber>>, form: &'static str) -> FactLine {
    players.map_or(FactLine::Malformed(form), FactLine::Taken)
}

/// `NUMBER RATING`
fn take_rating(ratings: &mut Vec<(StartNumber, Rating)>, words: &[&str]) -> Option<Vec<StartNumber>> {
    let [player, rating] = words else { return None };
    let line = (start(player)?, number(rating).filter(|rating| *rating > 0)?);
    ratings.push(line);
    Some(vec![line.0])
}

/// What the last line about a player says.
fn last_of(ratings: &[(StartNumber, Rating)], player: StartNumber) -> Option<Rating> {
    ratings.iter().rev().find_map(|(number, rating)| (*number == player).then_some(*rating))
}

/// Whom a line names.
pub(super) fn start(word: &str) -> Option<StartNumber> {
    number(word).map(StartNumber)
}

pub(super) fn number(word: &str) -> Option<u32> {
    super::line::whole_number(word).filter(|number| *number <= 9_999)
}

fn personal(kind: PersonalKind, value: &str, form: &'static str) -> FactLine {
    let fact = value
        .split_once(char::is_whitespace)
        .and_then(|(player, text)| Some(PersonalFact { player: start(player)?, kind, text: text.trim().to_owned() }));
    fact.map_or(FactLine::Malformed(form), FactLine::Personal)
}

/// A rating is a number of four digits, or `none` where the record has one that does not count.
fn rating(value: &str, form: &'static str) -> FactLine {
    match personal(PersonalKind::Rating, value, form) {
        FactLine::Personal(fact) if fact.text != NO_RATING && number(&fact.text).is_none_or(|rating| rating == 0) => {
            FactLine::Malformed(form)
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_read_what_they_write() {
        let mut facts = Facts::default();
        for line in [
            "system gladiator:monrad",
            "forfeit round 4 player 7 notice none",
            "forfeit round 5 player 7 notice late",
            "group-all-play-all yes",
            "edition fide-rating 2024",
            "edition handbook 2010-04",
            "placement round 4 3 1 2",
            "event team",
            "candidates approved",
            "late-reserve round 2 player 5",
            "estimate 9 1850",
            "registered 3 1712",
            "open round 4 white 3 black 1",
            "withdrawn 12 after 3",
            "withdrawn 4 after 1",
        ] {
            assert!(matches!(facts.take(line), FactLine::Taken(_)), "{line}");
        }
        assert_eq!(facts.withdrawn, Some(vec![(StartNumber(12), 3), (StartNumber(4), 1)]));
        assert_eq!(facts.notice(4, StartNumber(7)), Notice::None);
        assert_eq!(
            (facts.notice(3, StartNumber(7)), facts.notice(5, StartNumber(7))),
            (Notice::Accepted, Notice::Late)
        );
        assert_eq!(
            (facts.estimate(StartNumber(9)), facts.registered(StartNumber(3)), facts.registered(StartNumber(9))),
            (Some(1850), Some(1712), None)
        );
        let mut again = Facts { withdrawn: facts.withdrawn.clone(), ..Facts::default() };
        for line in facts.lines() {
            assert!(matches!(again.take(&line), FactLine::Taken(_)), "{line}");
        }
        assert_eq!(again, facts);
    }

    #[test]
    fn withdrawn_none_is_not_silence() {
        let mut facts = Facts::default();
        assert!(matches!(facts.take("withdrawn none"), FactLine::Taken(_)));
        assert_eq!(facts.withdrawn, Some(vec![]));
    }

    #[test]
    fn a_known_key_with_another_form_is_malformed() {
        let mut facts = Facts::default();
        for line in [
            "withdrawn",
            "withdrawn 5",
            "withdrawn x after 2",
            "system",
            "club 7",
            "rating 7",
            "rating 7 18x4",
            "rating 7 0",
            "forfeit round 4 player 7 notice ill",
            "group-all-play-all maybe",
            "placement round 1 a",
            "event chess",
            "candidates chess",
            "late-reserve 2 5",
            "estimate 9",
            "estimate 9 0",
            "registered 3 many",
        ] {
            assert!(matches!(facts.take(line), FactLine::Malformed(_)), "{line}");
        }
        assert!(matches!(facts.take("weather sunny"), FactLine::UnknownKey));
    }
}

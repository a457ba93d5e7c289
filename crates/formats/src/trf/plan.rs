//! What an event is played by and no record can say: remark lines of the house about acceleration, double
//! rounds, lots, lines, teams, soft rules and the single games of a match. Readings: `trf-acceleration`, `trf-match-games`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;

use rokade_model::{Forbidden, History, MatchGame, StageKind, StartNumber};
use rokade_pairing::Groups;

use super::MOST_ROUNDS;
use super::facts::{FactLine, number, start, taken};

/// How the first rounds are accelerated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccelerationRule {
    /// Danish Swiss: so many groups for so many rounds.
    Groups(Groups),
    /// FIDE Dutch.
    Baku,
}

/// More groups or rounds than this are a slip of the pen.
const MOST_GROUPS: u8 = 99;

impl FromStr for AccelerationRule {
    type Err = ();

    /// Reads `baku` and `3x4`.
    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "baku" {
            return Ok(AccelerationRule::Baku);
        }
        let (groups, rounds) = text.split_once('x').ok_or(())?;
        let small = |text: &str, least: u32| {
            let number = super::line::whole_number(text).filter(|number| *number >= least).ok_or(())?;
            u8::try_from(number).ok().filter(|number| *number <= MOST_GROUPS).ok_or(())
        };
        Ok(AccelerationRule::Groups(Groups { groups: small(groups, 2)?, rounds: small(rounds, 1)? }))
    }
}

impl fmt::Display for AccelerationRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AccelerationRule::Groups(Groups { groups, rounds }) => write!(f, "{groups}x{rounds}"),
            AccelerationRule::Baku => f.write_str("baku"),
        }
    }
}

/// The words of the lines for the stages of a match.
const STAGES: [(StageKind, &str); 5] = [
    (StageKind::Ordinary, "ordinary"),
    (StageKind::Reduced, "reduced"),
    (StageKind::Rapid, "rapid"),
    (StageKind::Blitz, "blitz"),
    (StageKind::SuddenDeath, "sudden-death"),
];

fn word_of(stage: StageKind) -> &'static str {
    STAGES.iter().find_map(|(known, word)| (*known == stage).then_some(*word)).expect("every stage has its word")
}

fn stage_of(word: &str) -> Option<StageKind> {
    STAGES.iter().find_map(|(stage, known)| (*known == word).then_some(*stage))
}

/// What a team is called; its players stand in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamName {
    pub number: u32,
    pub name: String,
}

/// What the event is played by, beside its records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    pub acceleration: Option<AccelerationRule>,
    /// The seed of the lots.
    pub lots: Option<u64>,
    /// In the order of the history's teams.
    pub teams: Vec<TeamName>,
    /// In the order they were played.
    pub games: Vec<MatchGame>,
}

/// The lines as they come; what belongs to the history goes there when the file is put together.
#[derive(Default)]
pub(super) struct PlanLines {
    plan: Plan,
    double_rounds: bool,
    lines: Vec<StartNumber>,
    teams: BTreeMap<u32, (String, Vec<StartNumber>)>,
    soft: Vec<Forbidden>,
}

impl PlanLines {
    pub(super) fn take(&mut self, text: &str) -> FactLine {
        let (key, value) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
        let value = value.trim();
        let words: Vec<&str> = value.split_whitespace().collect();
        match key {
            "accelerate" => taken(self.take_acceleration(&words), "### rokade accelerate GROUPSxROUNDS|baku"),
            "double-rounds" => taken(self.take_double_rounds(&words), "### rokade double-rounds yes|no"),
            "lines" => taken(self.take_lines(&words), "### rokade lines NUMBER|0 NUMBER|0 …"),
            "team" => taken(self.take_team(value), "### rokade team NUMBER NAME: NUMBER NUMBER …"),
            "lots" => taken(self.take_lots(&words), "### rokade lots SEED"),
            "soft" => taken(self.take_soft(&words), "### rokade soft FIRST-ROUND LAST-ROUND NUMBER NUMBER …"),
            "game" => taken(
                self.take_game(&words),
                "### rokade game round ROUND white NUMBER black NUMBER stage \
                 ordinary|reduced|rapid|blitz|sudden-death result 1-0|0-1|1/2-1/2|+:-|-:+|-:-|*",
            ),
            _ => FactLine::UnknownKey,
        }
    }

    fn take_acceleration(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [rule] = words else { return None };
        self.plan.acceleration = Some(rule.parse().ok()?);
        Some(Vec::new())
    }

    fn take_double_rounds(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        self.double_rounds = match words {
            ["yes"] => true,
            ["no"] => false,
            _ => return None,
        };
        Some(Vec::new())
    }

    fn take_lines(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let lines = numbers(words)?;
        let players: Vec<StartNumber> = lines.iter().copied().filter(|player| *player != StartNumber(0)).collect();
        if players.is_empty() || has_doubles(&players) {
            return None;
        }
        self.lines = lines;
        Some(players)
    }

    fn take_team(&mut self, value: &str) -> Option<Vec<StartNumber>> {
        let (numbered, players) = value.rsplit_once(':')?;
        let (team, name) = numbered.split_once(char::is_whitespace).unwrap_or((numbered, ""));
        let players = numbers(&players.split_whitespace().collect::<Vec<_>>())?;
        let elsewhere: Vec<StartNumber> = self.teams.values().flat_map(|(_, others)| others.iter().copied()).collect();
        let all: Vec<StartNumber> = elsewhere.into_iter().chain(players.iter().copied()).collect();
        if has_doubles(&all) || players.contains(&StartNumber(0)) {
            return None;
        }
        let line = (name.trim().to_owned(), players.clone());
        self.teams.insert(number(team).filter(|team| *team > 0)?, line).is_none().then_some(players)
    }

    fn take_lots(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [seed] = words else { return None };
        let is_plain = seed.bytes().all(|byte| byte.is_ascii_digit());
        self.plan.lots = Some(seed.parse().ok().filter(|_| is_plain)?);
        Some(Vec::new())
    }

    fn take_soft(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let [first, last, players @ ..] = words else { return None };
        let round = |word: &str| number(word).filter(|round| *round <= MOST_ROUNDS);
        let players = numbers(players).filter(|players| !players.is_empty() && !players.contains(&StartNumber(0)))?;
        self.soft.push(Forbidden { players: players.clone(), first: round(first)?, last: round(last)?, soft: true });
        Some(players)
    }

    fn take_game(&mut self, words: &[&str]) -> Option<Vec<StartNumber>> {
        let ["round", round, "white", white, "black", black, "stage", stage, "result", result] = words else {
            return None;
        };
        let result = if *result == "*" { None } else { Some(result.parse().ok()?) };
        let (white, black) = (start(white)?, start(black)?);
        let round = number(round).filter(|round| (1..=MOST_ROUNDS).contains(round))?;
        self.plan.games.push(MatchGame { round, white, black, stage: stage_of(stage)?, result });
        Some(vec![white, black])
    }

    /// Puts everything where it belongs. Teams of the house's own lines win over team records.
    pub(super) fn into_plan(self, history: &mut History, recorded: Vec<(TeamName, Vec<StartNumber>)>) -> Plan {
        let own = self.teams.into_iter().map(|(number, (name, players))| (TeamName { number, name }, players));
        let own: Vec<_> = own.collect();
        let teams = if own.is_empty() { recorded } else { own };
        let (names, players) = teams.into_iter().unzip();
        history.teams = players;
        history.double_rounds = self.double_rounds;
        history.lines = self.lines;
        history.forbidden.extend(self.soft);
        Plan { teams: names, ..self.plan }
    }
}

fn numbers(words: &[&str]) -> Option<Vec<StartNumber>> {
    words.iter().map(|word| start(word)).collect()
}

fn has_doubles(players: &[StartNumber]) -> bool {
    players.iter().collect::<BTreeSet<_>>().len() < players.len()
}

/// The lines that say it again. `says_teams`: the file's own team records already name the teams.
pub(super) fn lines(plan: &Plan, history: &History, says_teams: bool) -> Vec<String> {
    let mut lines: Vec<String> = plan.acceleration.iter().map(|rule| format!("accelerate {rule}")).collect();
    if history.double_rounds {
        lines.push("double-rounds yes".to_owned());
    }
    lines.extend(plan.lots.map(|seed| format!("lots {seed}")));
    if !history.lines.is_empty() {
        lines.push(format!("lines {}", joined(&history.lines)));
    }
    for (index, players) in history.teams.iter().enumerate().filter(|_| !says_teams) {
        let named = plan.teams.get(index);
        let number = named.map_or(index + 1, |team| team.number as usize);
        let name = named.map_or("", |team| team.name.trim());
        lines.push(format!("team {number} {name}: {}", joined(players)));
    }
    for rule in history.forbidden.iter().filter(|rule| rule.soft) {
        let (first, last) = (rule.first.min(MOST_ROUNDS), rule.last.min(MOST_ROUNDS));
        lines.push(format!("soft {first} {last} {}", joined(&rule.players)));
    }
    lines.extend(plan.games.iter().map(|game| {
        let MatchGame { round, white, black, stage, .. } = game;
        let result = game.result.map_or_else(|| "*".to_owned(), |result| result.to_string());
        format!("game round {round} white {white} black {black} stage {} result {result}", word_of(*stage))
    }));
    lines
}

fn joined(players: &[StartNumber]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [&str; 10] = [
        "accelerate 3x4",
        "double-rounds yes",
        "lots 18446744073709551615",
        "lines 1 0 4 3 2 0 0 5",
        "team 1 Havneby: Skakklub: 1 4 5",
        "team 2 : 2 3",
        "soft 1 3 1 2",
        "soft 2 9 3 4 5",
        "game round 1 white 1 black 2 stage ordinary result 1/2-1/2",
        "game round 1 white 2 black 1 stage sudden-death result *",
    ];

    #[test]
    fn the_plan_reads_what_it_writes() {
        let mut read = PlanLines::default();
        for line in ALL {
            assert!(matches!(read.take(line), FactLine::Taken(_)), "{line}");
        }
        let mut history = History::default();
        let plan = read.into_plan(&mut history, Vec::new());
        assert_eq!(plan.teams[0].name, "Havneby: Skakklub");
        assert_eq!(lines(&plan, &history, false), ALL);
    }

    #[test]
    fn a_line_of_another_form_is_malformed() {
        let mut read = PlanLines::default();
        assert!(matches!(read.take("team 1 Alm: 1 2"), FactLine::Taken(_)));
        for line in [
            "accelerate",
            "accelerate 1x4",
            "accelerate 3",
            "accelerate Baku 3",
            "double-rounds maybe",
            "lots -1",
            "lots 1 2",
            "lines",
            "lines 0 0",
            "lines 1 1",
            "team 2 Bro 3 4",
            "team 2 Bro: 2 3",
            "team 1 Alm: 5",
            "team x Alm: 5",
            "soft 1 2",
            "soft 1 1000 2 3",
            "game round 1 white 1 black 2 stage long result 1-0",
            "game round 0 white 1 black 2 stage blitz result 1-0",
            "game round 1 white 1 black 2 stage blitz result 2-0",
        ] {
            assert!(matches!(read.take(line), FactLine::Malformed(_)), "{line}");
        }
        assert!(matches!(read.take("weather sunny"), FactLine::UnknownKey));
    }
}

//! The reports of `fixtures/tiebreaks`, read just far enough to rank them.
#![allow(dead_code, reason = "every test file uses its own part")]

use std::fs;
use std::path::PathBuf;

use rokade_model::{ByeKind, Color, Entry, HalfPoints, History, Mark, Participant, Scoring, StartNumber};
use rokade_standings::{Rules, Standings, TieBreak, standings};
use serde_json::Value as Json;

pub(crate) struct Report {
    pub name: String,
    pub history: History,
    pub rules: Rules,
    pub order: Vec<TieBreak>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/tiebreaks")
}

pub(crate) fn expected() -> Json {
    serde_json::from_str(&fs::read_to_string(folder().join("expected.json")).unwrap()).unwrap()
}

pub(crate) fn report(name: &str) -> Report {
    read(name, &fs::read_to_string(folder().join(name)).unwrap())
}

fn read(name: &str, text: &str) -> Report {
    let record = |code: &str| text.lines().find_map(|line| line.strip_prefix(code)).unwrap_or_default().trim();
    let rounds: u32 = record("142").parse().unwrap();
    let is_round_robin = record("192").contains("ROUNDROBIN");
    let mut history = History { rounds, scoring: scoring(record("162"), is_round_robin), ..History::default() };
    for line in text.lines().filter(|line| line.starts_with("001")) {
        history.players.push(participant(line, rounds));
    }
    let rules = match is_round_robin {
        true => {
            let cycles = rounds / u32::try_from(history.players.len() - 1).unwrap();
            Rules::all_play_all(u8::try_from(cycles).unwrap())
        }
        false => Rules::other_group(),
    };
    Report {
        name: name.to_owned(),
        history,
        rules: rules.starting_on(record("042")),
        order: record("212").split(',').map(|code| code.parse().unwrap()).collect(),
    }
}

/// ` W 3.0    D 1.0    L 0.0    P 1.0`
fn scoring(record: &str, is_round_robin: bool) -> Scoring {
    let mut scoring = Scoring::default();
    if is_round_robin {
        scoring.pairing_bye = HalfPoints::ZERO;
    }
    let words: Vec<&str> = record.split_whitespace().collect();
    for pair in words.chunks(2) {
        let points = pair[1].parse().unwrap();
        match pair[0] {
            "W" => scoring.win = points,
            "D" => scoring.draw = points,
            "L" => scoring.loss = points,
            "P" => scoring.pairing_bye = points,
            other => panic!("{other}"),
        }
    }
    scoring
}

fn participant(line: &str, rounds: u32) -> Participant {
    let number: StartNumber = line[4..8].trim().parse().unwrap();
    let mut player = Participant::new(number, line[48..52].trim().parse().ok());
    for round in 1..=rounds {
        let at = 91 + 10 * (usize::try_from(round).unwrap() - 1);
        let cell = line.get(at..).unwrap_or_default();
        let words: Vec<&str> = cell.split_whitespace().take(3).collect();
        let [opponent, color, mark] = words[..] else { continue };
        let mark = mark.chars().next().unwrap();
        let entry = match ByeKind::from_letter(mark) {
            Some(kind) => Entry::Bye(kind),
            None => Entry::Game {
                opponent: opponent.parse().unwrap(),
                color: Some(if color == "w" { Color::White } else { Color::Black }),
                mark: Mark::from_letter(mark),
            },
        };
        player.set_entry(round, entry);
    }
    player
}

impl Report {
    pub(crate) fn ranked(&self, list: &str) -> Standings {
        self.ranked_by(&self.rules, list)
    }

    pub(crate) fn ranked_by(&self, rules: &Rules, list: &str) -> Standings {
        let list: Vec<TieBreak> = list.split(',').map(|code| code.parse().unwrap()).collect();
        standings(&self.history, self.history.rounds, &rules.clone().with_tiebreaks(&list))
    }

    /// A player's value of one code, as decimal text.
    pub(crate) fn value(&self, code: &str, player: StartNumber) -> Option<String> {
        first_value(&self.ranked(code), player)
    }

    /// The same under other rules.
    pub(crate) fn value_by(&self, rules: &Rules, code: &str, player: StartNumber) -> Option<String> {
        first_value(&self.ranked_by(rules, code), player)
    }
}

pub(crate) fn first_value(standings: &Standings, player: StartNumber) -> Option<String> {
    let row = standings.rows.iter().find(|row| row.player == player).unwrap();
    row.tiebreaks[0].steps.first().map(ToString::to_string)
}

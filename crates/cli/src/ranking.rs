//! By which rules a file's players are ranked: the options, else what the file says, else the handbook.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_formats::trf::{MatchGame, Stage, Trf};
use rokade_model::{Color, History, StartNumber};
use rokade_pairing::System;
use rokade_standings::{Rules, TIEBREAKS, Tally, TieBreak};
use rokade_tournament::usual_tiebreaks;

use crate::fault::{Failure, Fault};

/// Tie-break codes that say no more than the order of points does.
const SAYS_POINTS: &str = "PTS";

/// The rules of a file, and the tie-breaks it names that this version does not compute.
pub struct Ranking {
    pub rules: Rules,
    pub skipped: Vec<String>,
}

impl Ranking {
    /// `asked` is the option's list, separated by commas. The handbook's correction stands where neither
    /// option nor file names one (D4.1-24a, D4.1-24b).
    pub fn of(trf: &Trf, asked: Option<&str>) -> Result<Self, Failure> {
        let rules = base(trf);
        if let Some(list) = asked {
            return Ok(Self { rules: rules.with_tiebreaks(&named(list)?), skipped: Vec::new() });
        }
        let (known, skipped): (Vec<&String>, Vec<&String>) =
            trf.header.tiebreaks.iter().filter(|code| *code != SAYS_POINTS).partition(|code| tiebreak(code).is_some());
        let known: Vec<TieBreak> = known.into_iter().filter_map(|code| tiebreak(code)).collect();
        let is_silent = known.is_empty() && skipped.is_empty();
        let rules = if is_silent { rules } else { rules.with_tiebreaks(&known) };
        Ok(Self { rules, skipped: skipped.into_iter().cloned().collect() })
    }
}

fn base(trf: &Trf) -> Rules {
    let is_all_play_all = trf.facts.group_all_play_all.unwrap_or_else(|| {
        let is_named = trf.system().is_some_and(|system| system.is_ok_and(System::is_all_play_all));
        is_named || meetings(&trf.history).is_some()
    });
    let rules = if is_all_play_all { Rules::all_play_all(trf.cycles()) } else { Rules::other_group() };
    let system = trf.system().and_then(Result::ok);
    let rules = match system.and_then(usual_tiebreaks) {
        Some(usual) => rules.with_tiebreaks(usual),
        None => rules,
    };
    rules.with_tallies(tallies(&trf.plan.games))
}

/// Games won by stage, from the single games a file names.
pub fn tallies(games: &[MatchGame]) -> BTreeMap<StartNumber, Vec<Tally>> {
    let mut tallies: BTreeMap<StartNumber, Vec<Tally>> = BTreeMap::new();
    for game in games {
        let Some(result) = game.result else { continue };
        for (player, color) in [(game.white, Color::White), (game.black, Color::Black)] {
            let rounds = tallies.entry(player).or_default();
            let index = usize::try_from(game.round).expect("a round number fits").saturating_sub(1);
            if rounds.len() <= index {
                rounds.resize(index + 1, Tally::default());
            }
            let won = u32::from(result.mark(color).is_win());
            match game.stage {
                Stage::Ordinary => rounds[index].ordinary_wins += won,
                Stage::Reduced | Stage::Rapid => rounds[index].reduced_wins += won,
                Stage::Blitz | Stage::SuddenDeath => {}
            }
        }
    }
    tallies
}

/// How often every two players meet in the rounds of the file, if equally often and at least once.
fn meetings(history: &History) -> Option<usize> {
    let numbers: Vec<StartNumber> = history.players.iter().map(|player| player.number).collect();
    let mut often = None;
    for player in &history.players {
        let mut opponents: Vec<StartNumber> = player.rounds.iter().filter_map(|entry| entry.opponent()).collect();
        opponents.sort_unstable();
        let times = opponents.len() / numbers.len().saturating_sub(1).max(1);
        let wanted = numbers.iter().filter(|number| **number != player.number).flat_map(|number| vec![*number; times]);
        if times == 0 || *often.get_or_insert(times) != times || !opponents.iter().copied().eq(wanted) {
            return None;
        }
    }
    often
}

fn named(list: &str) -> Result<Vec<TieBreak>, Failure> {
    let codes = list.split(',').map(str::trim).filter(|code| !code.is_empty() && *code != SAYS_POINTS);
    let (mut known, mut faults) = (Vec::new(), Vec::new());
    for code in codes {
        match tiebreak(code) {
            Some(tiebreak) => known.push(tiebreak),
            None => faults.push(Fault::of(Reason::house("tiebreak_unknown")).found(code).expected(all_known())),
        }
    }
    if faults.is_empty() { Ok(known) } else { Err(Failure { faults }) }
}

fn tiebreak(code: &str) -> Option<TieBreak> {
    code.to_ascii_lowercase().parse().ok()
}

fn all_known() -> String {
    TIEBREAKS.iter().map(|row| row.key).collect::<Vec<_>>().join(", ")
}

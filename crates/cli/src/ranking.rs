//! By which rules a file's players are ranked: the options, else what the file says, else the handbook.

use std::collections::BTreeMap;

use rokade_clause::Reason;
use rokade_formats::trf::Trf;
use rokade_model::{Color, History, MatchGame, StageKind, StartNumber};
use rokade_pairing::System;
use rokade_standings::{Code, Rules, Tally, TieBreak, known_tiebreaks};
use rokade_tournament::usual_tiebreaks;

use crate::fault::{Failure, Fault};

/// The rules of a file, and the tie-breaks it names that are not computed: those of teams and of organisers.
pub(crate) struct Ranking {
    pub rules: Rules,
    pub skipped: Vec<String>,
}

impl Ranking {
    /// `asked` is the option's list, separated by commas. The handbook's correction stands where neither
    /// option nor file names one (D4.1-24a, D4.1-24b).
    pub(crate) fn of(trf: &Trf, asked: Option<&str>) -> Result<Self, Failure> {
        let rules = base(trf);
        if let Some(list) = asked {
            let (known, kept): (Vec<TieBreak>, Vec<TieBreak>) =
                named(list)?.into_iter().partition(TieBreak::is_computed);
            let skipped = kept.iter().map(|tiebreak| tiebreak.key().to_owned()).collect();
            return Ok(Self { rules: rules.with_tiebreaks(&known), skipped });
        }
        let (mut known, mut skipped) = (Vec::new(), Vec::new());
        for code in &trf.header.tiebreaks {
            match code.parse::<TieBreak>() {
                Ok(tiebreak) if tiebreak.code() == Some(Code::Points) => {}
                Ok(tiebreak) if tiebreak.is_computed() => known.push(tiebreak),
                _ => skipped.push(code.clone()),
            }
        }
        let is_silent = known.is_empty() && skipped.is_empty();
        let rules = if is_silent { rules } else { rules.with_tiebreaks(&known) };
        Ok(Self { rules, skipped })
    }
}

impl Ranking {
    /// Which edition was taken and why, where the file's start is no day and a tie-break of FIDE goes by it.
    pub(crate) fn edition_assumed(&self, trf: &Trf) -> Option<Reason> {
        let found = trf.start_that_is_no_day()?;
        let goes_by_it = self.rules.tiebreaks.iter().any(|tiebreak| tiebreak.code().is_some());
        let reason = || Reason::house("tiebreak_edition_assumed").with("found", found);
        goes_by_it.then(|| reason().with("edition", self.rules.edition.key()))
    }
}

fn base(trf: &Trf) -> Rules {
    let is_all_play_all = trf.facts.group_all_play_all.unwrap_or_else(|| {
        let is_named = trf.system().is_some_and(|system| system.is_ok_and(System::is_all_play_all));
        is_named || meetings(&trf.history).is_some()
    });
    let rules = if is_all_play_all { Rules::all_play_all(trf.cycles()) } else { Rules::other_group() };
    // A start that is no day names no edition: docs/readings/tiebreaks-editions.md.
    let starts = trf.header.starts().map(|day| day.to_string()).unwrap_or_default();
    let rules = rules.starting_on(&starts);
    let system = trf.system().and_then(Result::ok);
    let rules = match system.and_then(usual_tiebreaks) {
        Some(usual) => rules.with_tiebreaks(usual),
        None => rules,
    };
    rules.with_tallies(tallies(&trf.plan.games))
}

/// Games won by stage, from the single games a file names.
pub(crate) fn tallies(games: &[MatchGame]) -> BTreeMap<StartNumber, Vec<Tally>> {
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
                StageKind::Ordinary => rounds[index].ordinary_wins += won,
                StageKind::Reduced | StageKind::Rapid => rounds[index].reduced_wins += won,
                StageKind::Blitz | StageKind::SuddenDeath => {}
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
    let codes = list.split(',').map(str::trim).filter(|code| !code.is_empty());
    let (mut known, mut faults) = (Vec::new(), Vec::new());
    for code in codes {
        match code.parse() {
            Ok(tiebreak) => known.push(tiebreak),
            Err(_) => {
                faults.push(Fault::of(Reason::house("tiebreak_unknown")).found(code).expected(known_tiebreaks()));
            }
        }
    }
    if faults.is_empty() { Ok(known) } else { Err(Failure { faults }) }
}

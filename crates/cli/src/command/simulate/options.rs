//! What the options ask for: a recipe that makes the options of each seed's tournament.

use std::ops::RangeInclusive;

use rokade_clause::Reason;
use rokade_model::{HalfPoints, Scoring};
use rokade_pairing::{SYSTEMS, System};
use rokade_tournament::simulate::{Options, vary};

use super::SimulateArgs;
use crate::fault::{Failure, Fault};

const FEWEST_PLAYERS: usize = 2;
const MOST_PLAYERS: usize = 9999;
const MOST_ROUNDS: u32 = 99;
/// An all-play-all of more players has no end.
const MOST_ALL_PLAY_ALL: usize = 100;
/// Small fields are where the rules of a system meet.
const VARIED_PLAYERS: RangeInclusive<usize> = 2..=12;
/// The word that stands for every system.
const ALL: &str = "all";

/// One system, and how its tournaments are made.
pub(super) struct Recipe<'a> {
    args: &'a SimulateArgs,
    pub system: System,
    players: RangeInclusive<usize>,
    scoring: Option<Scoring>,
}

impl Recipe<'_> {
    /// The options of one tournament; what the command line gives stands above what the seed draws.
    pub(super) fn options(&self, seed: u64) -> Options {
        let args = self.args;
        let base = match args.vary {
            true => vary(self.system, seed, self.players.clone()),
            false => Options::new(self.system, *self.players.start(), 1, seed),
        };
        let system = args.system.with_options(base.system).unwrap_or(base.system);
        Options {
            system,
            rounds: args.rounds.or_else(|| system.planned_rounds(base.players)).unwrap_or(base.rounds),
            scoring: self.scoring.or(base.scoring),
            draws: args.draws.unwrap_or(base.draws),
            byes: args.byes.unwrap_or(base.byes),
            forfeits: args.forfeits.unwrap_or(base.forfeits),
            withdrawals: args.withdrawals.unwrap_or(base.withdrawals),
            late: args.late.unwrap_or(base.late),
            unfinished: args.unfinished.unwrap_or(base.unfinished),
            forbidden: args.forbidden.unwrap_or(base.forbidden),
            double_rounds: args.system.double || base.double_rounds,
            ..base
        }
    }
}

/// A recipe for each system asked for. Everything that is wrong is told at once.
pub(super) fn recipes(args: &SimulateArgs) -> Result<Vec<Recipe<'_>>, Failure> {
    let systems = systems(args)?;
    let mut faults = Vec::new();
    let players = players(args, &systems, &mut faults);
    for system in &systems {
        check_rounds(args, *system, &players, &mut faults);
    }
    check_count(args, &mut faults);
    check_chances(args, &mut faults);
    let scoring = args.scoring.as_deref().and_then(|text| scoring(text, &mut faults));
    if !faults.is_empty() {
        return Err(Failure { faults });
    }
    Ok(systems.into_iter().map(|system| Recipe { args, system, players: players.clone(), scoring }).collect())
}

fn systems(args: &SimulateArgs) -> Result<Vec<System>, Failure> {
    if args.check && args.system.system.as_deref() == Some(ALL) {
        return SYSTEMS.iter().map(|row| args.system.with_options(row.system)).collect();
    }
    Ok(vec![args.system.required()?])
}

fn out_of_range(option: &'static str, found: impl ToString, expected: impl ToString) -> Fault {
    let reason = Reason::house("value_not_understood").with("option", option);
    Fault::of(reason).found(found.to_string()).expected(expected.to_string())
}

fn missing(option: &'static str) -> Fault {
    Fault::of(Reason::house("argument_missing")).found(option).expected("rokade simulate --help")
}

fn players(args: &SimulateArgs, systems: &[System], faults: &mut Vec<Fault>) -> RangeInclusive<usize> {
    let Some(text) = &args.players else {
        if !args.vary {
            faults.push(missing("--players"));
        }
        return VARIED_PLAYERS;
    };
    // The range of a varied all-play-all is cut by itself.
    let is_all_play_all = !args.vary && systems.iter().any(|system| system.is_all_play_all());
    let most = if is_all_play_all { MOST_ALL_PLAY_ALL } else { MOST_PLAYERS };
    let number = |text: &str| text.parse().ok().filter(|number| (FEWEST_PLAYERS..=most).contains(number));
    let range = match text.split_once('-') {
        Some((first, last)) if args.vary => number(first).zip(number(last)).filter(|(first, last)| first <= last),
        Some(_) => None,
        None => number(text).map(|number| (number, number)),
    };
    let Some((first, last)) = range else {
        let range = if args.vary { format!("{FEWEST_PLAYERS}-{most}") } else { format!("{FEWEST_PLAYERS}–{most}") };
        faults.push(out_of_range("--players", text, range));
        return VARIED_PLAYERS;
    };
    first..=last
}

fn check_rounds(args: &SimulateArgs, system: System, players: &RangeInclusive<usize>, faults: &mut Vec<Fault>) {
    let planned = if args.vary { None } else { system.planned_rounds(*players.start()) };
    match (planned, args.rounds) {
        (Some(planned), Some(rounds)) if rounds != planned => faults.push(out_of_range("--rounds", rounds, planned)),
        (None, Some(rounds)) if !(1..=MOST_ROUNDS).contains(&rounds) => {
            faults.push(out_of_range("--rounds", rounds, format!("1–{MOST_ROUNDS}")));
        }
        (None, Some(rounds)) if args.system.double && rounds % 2 == 1 => {
            faults.push(out_of_range("--rounds", rounds, "2, 4, 6 …"));
        }
        (None, None) if !args.vary => faults.push(missing("--rounds")),
        _ => {}
    }
}

fn check_count(args: &SimulateArgs, faults: &mut Vec<Fault>) {
    if args.count == 0 {
        faults.push(out_of_range("--count", args.count, "1, 2, 3 …"));
    } else if args.count > 1 && args.out.is_none() && !args.check {
        faults.push(out_of_range("--count", args.count, "--out FILE.trf, --check"));
    }
}

fn check_chances(args: &SimulateArgs, faults: &mut Vec<Fault>) {
    let options = [
        ("--draws", args.draws, 10),
        ("--byes", args.byes, 1000),
        ("--forfeits", args.forfeits, 1000),
        ("--withdrawals", args.withdrawals, 1000),
        ("--late", args.late, 1000),
        ("--unfinished", args.unfinished, 1000),
        ("--forbidden", args.forbidden, 1000),
    ];
    for (option, value, most) in options {
        if let Some(value) = value.filter(|value| *value > most) {
            faults.push(out_of_range(option, value, format!("0–{most}")));
        }
    }
}

/// `3-1-0`: a bye is worth a win, an unfinished game a draw.
fn scoring(text: &str, faults: &mut Vec<Fault>) -> Option<Scoring> {
    let points: Vec<Option<HalfPoints>> = text.split('-').map(|part| part.parse().ok()).collect();
    match points.as_slice() {
        [Some(win), Some(draw), Some(loss)] if win >= draw && draw >= loss => Some(Scoring {
            win: *win,
            draw: *draw,
            loss: *loss,
            pairing_bye: *win,
            unfinished: *draw,
            ..Scoring::default()
        }),
        _ => {
            faults.push(out_of_range("--scoring", text, "3-1-0, 1-½-0"));
            None
        }
    }
}

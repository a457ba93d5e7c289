//! `rokade simulate --check`: many small tournaments, each written, read back and paired again.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;

use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_formats::trf::{self, Trf, TrfEdition};
use rokade_model::{ByeKind, Entry, RoundNumber};
use rokade_tournament::simulate::{Simulation, simulate};
use rokade_words::Arg;
use serde::Serialize;

use super::options::Recipe;
use super::{SimulateArgs, report_of};
use crate::answer::Answer;
use crate::command::Setting;
use crate::progress::Progress;
use crate::shape::reason::ReasonShape;
use crate::system::{LotOptions, SystemOptions};
use crate::voice::Voice;
use crate::{output, recheck, report, system};

/// What was seen of one system's tournaments.
#[derive(Clone, Copy, Default, Serialize)]
struct Tally {
    tournaments: u64,
    rounds: u64,
    pairings: u64,
    /// Rounds that could not be paired.
    unpaired: u64,
    differences: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.tournaments += other.tournaments;
        self.rounds += other.rounds;
        self.pairings += other.pairings;
        self.unpaired += other.unpaired;
        self.differences += other.differences;
    }
}

/// A tournament that did not come through.
struct Failed {
    system: usize,
    seed: u64,
    round: Option<RoundNumber>,
    reason: Reason,
}

/// What became of one tournament.
struct Outcome {
    system: usize,
    tally: Tally,
    failed: Option<Failed>,
}

#[derive(Serialize)]
struct ProveShape {
    schema: &'static str,
    seed: u64,
    count: u64,
    equal: bool,
    #[serde(flatten)]
    all: Tally,
    systems: Vec<SystemShape>,
    failures: Vec<FailedShape>,
}

#[derive(Serialize)]
struct SystemShape {
    system: &'static str,
    edition: &'static str,
    #[serde(flatten)]
    tally: Tally,
}

#[derive(Serialize)]
struct FailedShape {
    system: &'static str,
    seed: u64,
    round: Option<RoundNumber>,
    again: String,
    #[serde(flatten)]
    reason: ReasonShape,
}

pub(super) fn run(recipes: &[Recipe], args: &SimulateArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let mut tallies = vec![Tally::default(); recipes.len()];
    let mut failures = Vec::new();
    all(recipes, args, |outcome| {
        tallies[outcome.system].add(outcome.tally);
        failures.extend(outcome.failed);
    });
    failures.sort_by_key(|failed| (failed.system, failed.seed));
    if setting.json {
        output::write_json(&shape(recipes, args, &tallies, &failures, &setting.voice))?;
    } else {
        output::write(&written(recipes, args, &tallies, &failures, &setting.voice))?;
    }
    Ok(if failures.is_empty() { Answer::Yes } else { Answer::No })
}

/// Makes and checks every tournament on all cores; the order of the outcomes is that of chance.
fn all(recipes: &[Recipe], args: &SimulateArgs, mut take: impl FnMut(Outcome)) {
    let total = args.count.saturating_mul(u64::try_from(recipes.len()).unwrap_or(u64::MAX));
    let next = AtomicU64::new(0);
    let (sender, outcomes) = mpsc::channel();
    let mut progress = Progress::new(usize::try_from(total).unwrap_or(usize::MAX));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZero::get) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= total {
                        break;
                    }
                    let system = usize::try_from(index / args.count).expect("one of the recipes");
                    let seed = args.seed.wrapping_add(index % args.count);
                    if sender.send(one(recipes, system, seed)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for outcome in outcomes {
            take(outcome);
            progress.step();
        }
    });
}

/// One tournament. A fault of the program itself is a failure with a seed like any other.
fn one(recipes: &[Recipe], system: usize, seed: u64) -> Outcome {
    let mut tally = Tally { tournaments: 1, ..Tally::default() };
    let failed = |round, reason| Some(Failed { system, seed, round, reason });
    let checked = catch_unwind(AssertUnwindSafe(|| {
        let simulation = simulate(&recipes[system].options(seed));
        check(simulation, &mut tally)
    }));
    let failed = match checked {
        Ok(Ok(())) => None,
        Ok(Err((round, reason))) => failed(round, reason),
        Err(_) => failed(None, Reason::house("prove_broke_off")),
    };
    Outcome { system, tally, failed }
}

/// Writes, reads back, pairs again.
fn check(simulation: Simulation, tally: &mut Tally) -> Result<(), (Option<RoundNumber>, Reason)> {
    let system = simulation.options.system;
    tally.unpaired = u64::from(simulation.ended_early.is_some());
    let text = report::written(&report_of(simulation), TrfEdition::Trf26);
    let unreadable = |error: String| (None, Reason::house("prove_not_read").with("error", error));
    let mut trf = trf::read(text.as_bytes(), "").map_err(|problems| {
        let keys: Vec<&str> = problems.iter().map(|problem| problem.reason.key.as_ref()).collect();
        unreadable(keys.join(", "))
    })?;
    if report::written(&trf, TrfEdition::Trf26) != text {
        return Err((None, Reason::house("prove_not_the_same_file")));
    }
    let read = SystemOptions::default().for_file(&mut trf, "").map_err(|failure| unreadable(failure.to_string()))?;
    let seed = LotOptions::default().for_file(&trf, read).map_err(|failure| unreadable(failure.to_string()))?;
    if read != system {
        return Err(unreadable(format!("{read:?}")));
    }
    let recheck = recheck::rounds(&trf, read, seed, || {});
    tally.rounds = u64::try_from(recheck.checked).unwrap_or(u64::MAX);
    tally.pairings = pairings(&trf);
    tally.differences = u64::try_from(recheck.differences.len()).unwrap_or(u64::MAX);
    match recheck.differences.first() {
        None => Ok(()),
        Some(first) => {
            let reason = Reason::house("prove_differs").and(first.deciding.clone()).with("round", first.round);
            Err((Some(first.round), reason))
        }
    }
}

/// Boards and byes of all rounds.
fn pairings(trf: &Trf) -> u64 {
    let entries = || trf.history.players.iter().flat_map(|player| &player.rounds);
    let seats = entries().filter(|entry| entry.opponent().is_some()).count();
    let byes = entries().filter(|entry| **entry == Entry::Bye(ByeKind::PairingAllocated)).count();
    u64::try_from(seats / 2 + byes).unwrap_or(u64::MAX)
}

/// The command that makes this tournament again.
fn again(recipe: &Recipe, args: &SimulateArgs, seed: u64) -> String {
    let mut words = vec![format!("rokade simulate --system {} --seed {seed}", recipe.system.key())];
    words.extend(args.vary.then(|| "--vary".to_owned()));
    words.extend(args.players.iter().map(|players| format!("--players {players}")));
    let numbers = [
        ("--rounds", args.rounds),
        ("--draws", args.draws),
        ("--byes", args.byes),
        ("--forfeits", args.forfeits),
        ("--withdrawals", args.withdrawals),
        ("--late", args.late),
        ("--unfinished", args.unfinished),
        ("--forbidden", args.forbidden),
        ("--cycles", args.system.cycles.map(u32::from)),
        ("--teams", args.system.teams.map(u32::from)),
    ];
    words.extend(numbers.into_iter().filter_map(|(option, value)| Some(format!("{option} {}", value?))));
    words.extend(args.scoring.iter().map(|scoring| format!("--scoring {scoring}")));
    words.extend(args.system.accelerate.iter().map(|rule| format!("--accelerate {rule}")));
    words.extend(args.system.double.then(|| "--double".to_owned()));
    words.join(" ") + " | rokade check -"
}

fn shape(recipes: &[Recipe], args: &SimulateArgs, tallies: &[Tally], failures: &[Failed], voice: &Voice) -> ProveShape {
    let of = |(recipe, tally): (&Recipe, &Tally)| SystemShape {
        system: recipe.system.key(),
        edition: recipe.system.edition(),
        tally: *tally,
    };
    let failed = |failed: &Failed| FailedShape {
        system: recipes[failed.system].system.key(),
        seed: failed.seed,
        round: failed.round,
        again: again(&recipes[failed.system], args, failed.seed),
        reason: ReasonShape::of(&failed.reason, voice, &["system", "seed", "round", "again"]),
    };
    ProveShape {
        schema: "rokade.prove/1",
        seed: args.seed,
        count: args.count,
        equal: failures.is_empty(),
        all: sum(tallies),
        systems: recipes.iter().zip(tallies).map(of).collect(),
        failures: failures.iter().map(failed).collect(),
    }
}

fn sum(tallies: &[Tally]) -> Tally {
    let mut all = Tally::default();
    tallies.iter().for_each(|tally| all.add(*tally));
    all
}

fn written(recipes: &[Recipe], args: &SimulateArgs, tallies: &[Tally], failures: &[Failed], voice: &Voice) -> String {
    let columns = ["word-tournaments", "word-rounds", "cli-pairings", "cli-unpaired", "cli-differences"];
    let figures = |tally: &Tally| {
        let Tally { tournaments, rounds, pairings, unpaired, differences } = *tally;
        [tournaments, rounds, pairings, unpaired, differences].map(|figure| figure.to_string())
    };
    let row = |name: String, tally: &Tally| std::iter::once(name).chain(figures(tally)).collect::<Vec<_>>();
    let mut rows: Vec<Vec<String>> =
        recipes.iter().zip(tallies).map(|(recipe, tally)| row(recipe.system.key().to_owned(), tally)).collect();
    if recipes.len() > 1 {
        rows.push(row(voice.text("cli-all-systems"), &sum(tallies)));
    }
    let right = columns.map(|key| (voice.text(key), Align::Right));
    let columns = std::iter::once((voice.text("word-system"), Align::Left)).chain(right).collect();
    let mut text = Table { columns, rows }.to_text();
    for failed in failures {
        let recipe = &recipes[failed.system];
        let args = [
            ("system", Arg::from(system::name(recipe.system, voice))),
            ("seed", Arg::from(failed.seed.to_string())),
            ("reason", Arg::from(voice.cited(&failed.reason))),
            ("again", Arg::from(again(recipe, args, failed.seed))),
        ];
        text += &format!("\n{}", voice.text_with("cli-prove-failed", &args));
    }
    if failures.is_empty() { text } else { text + "\n" }
}

#[cfg(test)]
mod tests {
    use rokade_pairing::{Host, System};
    use rokade_tournament::simulate::Options;

    use super::*;

    fn simulation() -> Simulation {
        let quiet = Options {
            byes: 0,
            forfeits: 0,
            withdrawals: 0,
            late: 0,
            ..Options::new(System::Of(Host::Monrad), 8, 4, 1)
        };
        simulate(&quiet)
    }

    #[test]
    fn a_tournament_comes_through_and_is_counted() {
        let mut tally = Tally::default();
        assert!(check(simulation(), &mut tally).is_ok());
        assert_eq!((tally.rounds, tally.pairings, tally.unpaired, tally.differences), (4, 16, 0, 0));
    }

    #[test]
    fn a_round_with_colours_turned_is_found_out() {
        let mut turned = simulation();
        for player in &mut turned.history.players {
            if let Entry::Game { color: Some(color), .. } = &mut player.rounds[0] {
                *color = !*color;
            }
        }
        let mut tally = Tally::default();
        let (round, reason) = check(turned, &mut tally).unwrap_err();
        assert_eq!((round, reason.key.as_ref()), (Some(1), "prove_differs"));
        assert!(tally.differences > 0);
    }
}

//! `rokade pair`: the next round, or an old one again.

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_model::{History, RoundNumber};
use rokade_pairing::{Board, Bye, Control, NOBODY, NoPairing, Pairing, Passed, Request, System, pair};
use rokade_words::Arg;

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::pair::PairShape;
use crate::system::{SystemOptions, name_key};
use crate::voice::Voice;
use crate::{input, output, recheck, round};

const AFTER_HELP: &str = "\
With --round N, round N is paired again from the rounds before it; only its byes (H F Z) are kept.
Exit code 1: no legal pairing exists; the proof is shown.

Examples:
  rokade pair --system monrad evening.trf
  rokade pair --round 3 --explain evening.trf
  rokade pair --plain - < evening.trf";

/// Pairs the next round of a tournament report
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct PairArgs {
    #[command(flatten)]
    system: SystemOptions,
    /// Pair this round again, from the history before it
    #[arg(long, value_name = "N")]
    round: Option<RoundNumber>,
    /// Say of every board why it is so
    #[arg(long)]
    explain: bool,
    /// Start numbers only: a count, then `white black` a line, `N 0` for the bye
    #[arg(long, conflicts_with = "explain")]
    plain: bool,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub fn run(args: &PairArgs, setting: &Setting) -> anyhow::Result<Answer> {
    if args.plain && setting.json {
        return Err(Failure::from(plain_and_json()).into());
    }
    let (file, trf) = input::read_trf(&args.file)?;
    let system = args.system.for_file(&trf, &file)?;
    let round = round::to_pair(&trf, args.round, &file)?;
    let history = trf.history_for_round(round);
    let placement = recheck::placement_before(&trf, round);
    let request = Request { system, history: &history, round, placement };
    let voice = setting.voice.knowing(&trf);
    match pair(&request) {
        Ok(pairing) => {
            if setting.json {
                output::write_json(&PairShape::legal(system, &history, &pairing, &voice))?;
            } else if args.plain {
                output::write(&plain(&pairing))?;
            } else {
                output::write(&written(system, &history, &pairing, args.explain, &voice))?;
            }
            Ok(Answer::Yes)
        }
        Err(no) => {
            if setting.json {
                output::write_json(&PairShape::illegal(system, &history, round, &no, &voice))?;
            } else {
                output::tell(&format!("{file}: {}", refusal(&no, &voice)));
            }
            Ok(Answer::No)
        }
    }
}

fn plain_and_json() -> Fault {
    Fault::of(Reason::house("options_conflict").with("option", "--plain").with("other", "--json"))
        .expected("rokade pair --help")
}

/// The convention of pairing engines.
fn plain(pairing: &Pairing) -> String {
    let byes = pairing.bye.iter().chain(&pairing.unopposed).map(|bye| (bye.player, NOBODY));
    let lines: Vec<String> = pairing.pairs().chain(byes).map(|(white, black)| format!("{white} {black}\n")).collect();
    format!("{}\n{}", lines.len(), lines.concat())
}

fn refusal(no: &NoPairing, voice: &Voice) -> String {
    let names: Vec<String> = no.unmatched_set.iter().map(|player| voice.numbered(*player)).collect();
    let sentence = voice.cited(&no.reason);
    if names.is_empty() { sentence } else { format!("{sentence} {}", names.join(", ")) }
}

fn written(system: System, history: &History, pairing: &Pairing, explain: bool, voice: &Voice) -> String {
    let head = voice.text_with(
        "cli-pair-head",
        &[
            ("round", Arg::from(pairing.round)),
            ("system", Arg::from(voice.text(name_key(system)))),
            ("players", Arg::from(history.players.len())),
        ],
    );
    let mut lines = vec![head, String::new()];
    let table = boards(pairing, voice).to_text();
    let mut rows = table.lines().map(str::to_owned);
    lines.extend(rows.next());
    for (board, row) in pairing.boards.iter().zip(rows) {
        lines.push(row);
        if explain {
            lines.extend(board.reasons.iter().map(|passed| indented(&passed_over(passed, voice))));
            lines.push(indented(&voice.cited(&board.colour)));
        }
    }
    lines.push(String::new());
    for bye in pairing.bye.iter().chain(&pairing.unopposed) {
        lines.push(bye_line(bye, voice));
        if explain {
            lines.extend(bye.reasons.iter().map(|passed| indented(&passed_over(passed, voice))));
            lines.push(indented(&voice.cited(&bye.reason)));
        }
    }
    if !pairing.absent.is_empty() {
        let names: Vec<String> = pairing.absent.iter().map(|player| voice.numbered(*player)).collect();
        lines.push(voice.text_with("cli-absent", &[("players", Arg::from(names.join(", ")))]));
    }
    if let Control::Changed(reason) | Control::Impossible(reason) | Control::Undecided(reason) = &pairing.control {
        lines.push(voice.cited(reason));
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.join("\n") + "\n"
}

fn boards(pairing: &Pairing, voice: &Voice) -> Table {
    let columns = [
        ("cli-board", Align::Right),
        ("cli-white", Align::Left),
        ("cli-points", Align::Right),
        ("cli-black", Align::Left),
        ("cli-points", Align::Right),
    ];
    let row = |(index, board): (usize, &Board)| {
        vec![
            (index + 1).to_string(),
            voice.numbered(board.white),
            board.scores.0.chess(),
            voice.numbered(board.black),
            board.scores.1.chess(),
        ]
    };
    Table {
        columns: columns.map(|(key, align)| (voice.text(key), align)).to_vec(),
        rows: pairing.boards.iter().enumerate().map(row).collect(),
    }
}

fn passed_over(passed: &Passed, voice: &Voice) -> String {
    let key = if passed.would_have_met == NOBODY { "cli-would-have-had-bye" } else { "cli-would-have-met" };
    let args = [
        ("player", Arg::from(voice.numbered(passed.player))),
        ("other", Arg::from(voice.numbered(passed.would_have_met))),
    ];
    format!("{} {}", voice.text_with(key, &args), voice.cited(&passed.reason))
}

fn bye_line(bye: &Bye, voice: &Voice) -> String {
    let args = [("player", Arg::from(voice.numbered(bye.player))), ("points", Arg::from(bye.points.chess()))];
    voice.text_with("cli-bye", &args)
}

fn indented(line: &str) -> String {
    format!("       {line}")
}

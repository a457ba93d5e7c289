//! `rokade pair`: the next round, or an old one again.

mod told;

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_formats::trf::Trf;
use rokade_model::RoundNumber;
use rokade_pairing::{Board, Bye, Control, NOBODY, NoPairing, Pairing, Request, Sheet, explain, pair, sheets};
use rokade_words::Arg;

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::shape::pair::PairShape;
use crate::system::{LotOptions, SystemOptions};
use crate::voice::Voice;
use crate::{input, output, recheck, round, system};

const AFTER_HELP: &str = "\
Systems: {systems}, and gladiator:HOST for a host such as monrad. The start number is the lot or the place by strength.
With --round N, round N is paired again from the rounds before it; only its byes (H F Z) are kept.
Whoever has a blank in the round is paired, even after an absence; the name is then given on standard error. A \
letter in the round (H F Z), 240, XXZ or `### rokade withdrawn N after R` keeps a player out.
Exit code 1: no legal pairing exists; the proof is shown.

Examples:
  rokade pair --system monrad evening.trf
  rokade pair --round 3 --explain evening.trf
  rokade pair --system fide-dutch --accelerate baku --plain open.trf
  rokade pair --system fide-1998 --trace open.trf
  rokade pair --plain - < evening.trf";

/// Pairs the next round of a tournament report
#[derive(Args)]
#[command(after_help = system::told_in(AFTER_HELP))]
pub(crate) struct PairArgs {
    #[command(flatten)]
    system: SystemOptions,
    #[command(flatten)]
    lots: LotOptions,
    /// Pair this round again, from the history before it
    #[arg(long, value_name = "N")]
    round: Option<RoundNumber>,
    /// Say why every board is paired as it is
    #[arg(long)]
    explain: bool,
    /// Show the steps of the procedure, where the rules of the system number them
    #[arg(long)]
    trace: bool,
    /// Start numbers only: a count, then `white black` per line, `N 0` for the bye
    #[arg(long, conflicts_with_all = ["explain", "trace"])]
    plain: bool,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub(crate) fn run(args: &PairArgs, setting: &Setting) -> anyhow::Result<Answer> {
    if args.plain && setting.json {
        return Err(Failure::from(plain_and_json()).into());
    }
    let (file, mut trf) = input::read_trf(&args.file)?;
    let system = args.system.for_file(&mut trf, &file)?;
    let seed = args.lots.for_file(&trf, system)?;
    let round = round::to_pair(&trf, args.round, &file)?;
    let history = trf.history_for_round(round);
    let placement = recheck::placement_before(&trf, round);
    let request = Request::new(system, &history, round).placed(placement).seeded(seed);
    let voice = setting.voice.knowing(&trf);
    output::tell_dates(&file, &trf, &voice);
    tell_taken_back(&file, &trf, round, &voice);
    let is_told = setting.json || args.explain || args.trace;
    match if is_told { explain(&request) } else { pair(&request) } {
        Ok(pairing) => {
            if setting.json {
                output::write_json(&PairShape::legal(&request, &pairing, &voice))?;
            } else if args.plain {
                output::write(&plain(&pairing))?;
            } else {
                output::write(&written(&request, &pairing, args, &voice))?;
            }
            Ok(Answer::Yes)
        }
        Err(no) => {
            if setting.json {
                output::write_json(&PairShape::illegal(&request, &no, &voice))?;
            } else {
                output::tell(&format!("{file}: {}", refusal(&no, &voice)));
            }
            Ok(Answer::No)
        }
    }
}

/// Names those who were away from the round before and are paired because the file has a blank for them.
fn tell_taken_back(file: &str, trf: &Trf, round: RoundNumber, voice: &Voice) {
    let back: Vec<String> = trf.taken_back(round).into_iter().map(|player| voice.numbered(player)).collect();
    if !back.is_empty() {
        let args = [
            ("players", Arg::from(back.join(", "))),
            ("count", Arg::from(back.len())),
            ("before", Arg::from(round - 1)),
            ("round", Arg::from(round)),
        ];
        output::tell(&format!("{file}: {}", voice.text_with("cli-taken-back", &args)));
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

/// Why nobody can lay the round, with the players that prove it.
pub(super) fn refusal(no: &NoPairing, voice: &Voice) -> String {
    voice.cited(&no.reason)
}

fn written(request: &Request, pairing: &Pairing, args: &PairArgs, voice: &Voice) -> String {
    let head = voice.text_with(
        "cli-pair-head",
        &[
            ("round", Arg::from(pairing.round)),
            ("system", Arg::from(system::name(request.system, voice))),
            ("players", Arg::from(request.history.players.len())),
        ],
    );
    let sheets = if args.explain { sheets(request, pairing) } else { Vec::new() };
    let mut parts = vec![
        vec![head],
        board_lines(request, pairing, &sheets, args.explain, voice),
        other_lines(request, pairing, &sheets, args.explain, voice),
    ];
    if args.explain {
        parts.push(told::bracket(request, voice));
        parts.push(told::teams(request, voice));
        parts.push(told::order(request, &sheets, voice));
        parts.push(told::groups(request.system, &pairing.groups, voice));
        if !pairing.averages.is_empty() {
            parts.push(told::averages(&pairing.averages, &request.history.players, voice));
        }
    }
    if args.trace {
        parts.push(told::trace(&pairing.trace, &pairing.groups, voice));
    }
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).map(|part| part.join("\n")).collect();
    parts.join("\n\n") + "\n"
}

/// The boards, each under the head of its score group where they are explained.
fn board_lines(request: &Request, pairing: &Pairing, sheets: &[Sheet], explain: bool, voice: &Voice) -> Vec<String> {
    let table = boards(pairing, voice).to_text();
    let mut rows = table.lines().map(str::to_owned);
    let mut lines: Vec<String> = rows.next().into_iter().collect();
    let mut group = None;
    for (board, row) in pairing.boards.iter().zip(rows) {
        if explain && board.group != group {
            group = board.group;
            let head = group.and_then(|index| pairing.groups.get(index));
            lines.extend(head.map(|head| told::group_head(head, voice)));
        }
        lines.push(row);
        if explain {
            lines.extend(told::cards(request.system, sheets, &[board.white, board.black], voice));
            lines.extend(told::board(pairing, board, voice));
        }
    }
    lines
}

/// Byes, absences, the control of the next round and what else is to be said of this one.
fn other_lines(request: &Request, pairing: &Pairing, sheets: &[Sheet], explain: bool, voice: &Voice) -> Vec<String> {
    let mut lines = Vec::new();
    for bye in pairing.bye.iter().chain(&pairing.unopposed) {
        lines.push(bye_line(bye, voice));
        if explain {
            lines.extend(told::cards(request.system, sheets, &[bye.player], voice));
            lines.extend(told::bye(pairing, bye, voice));
        }
    }
    lines.extend(told::away(request, pairing, voice));
    if let Control::Changed(reason) | Control::Impossible(reason) | Control::Undecided(reason) = &pairing.control {
        lines.push(voice.cited(reason));
    }
    lines.extend(pairing.notes.iter().map(|note| voice.cited(note)));
    lines.extend(pairing.seed.map(|seed| voice.text_with("cli-lots", &[("seed", Arg::from(seed.to_string()))])));
    lines
}

fn boards(pairing: &Pairing, voice: &Voice) -> Table {
    let columns = [
        ("word-board", Align::Right),
        ("word-white", Align::Left),
        ("word-points", Align::Right),
        ("word-black", Align::Left),
        ("word-points", Align::Right),
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

fn bye_line(bye: &Bye, voice: &Voice) -> String {
    let args = [("player", Arg::from(voice.numbered(bye.player))), ("points", Arg::from(bye.points.chess()))];
    voice.text_with("cli-bye", &args)
}

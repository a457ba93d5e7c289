//! `rokade standings`: the table, each tie-break explained.

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_model::RoundNumber;
use rokade_standings::{Row, Separator, Standings, Term, TieBreak, Value, standings};
use rokade_words::Arg;

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::ranking::Ranking;
use crate::shape::standings::StandingsShape;
use crate::voice::Voice;
use crate::{input, output};

const AFTER_HELP: &str = "\
Tie-breaks: dsu-sb (Sonneborn-Berger), dsu-ordinary, dsu-median. Without the option those the file names \
(202, 212); without them the handbook's: Sonneborn-Berger in all-play-all, else the ordinary correction.

Examples:
  rokade standings evening.trf
  rokade standings --tiebreaks dsu-median,dsu-sb --explain evening.trf
  rokade standings --after 3 --json evening.trf";

/// The table of a tournament report
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub struct StandingsArgs {
    /// Tie-breaks in order, separated by commas
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// The standing after this round (default: the last one paired)
    #[arg(long, value_name = "N")]
    after: Option<RoundNumber>,
    /// Show what every figure is made of
    #[arg(long)]
    explain: bool,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub fn run(args: &StandingsArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    let Ranking { rules, skipped } = Ranking::of(&trf, args.tiebreaks.as_deref())?;
    let last = trf.history.paired_rounds();
    let after = args.after.unwrap_or(last);
    if after > last {
        let reason = Reason::house("round_not_played").with("round", after).with("last", last);
        let fault = Fault::of(reason).in_file(&file).found(after.to_string()).expected(format!("0–{last}"));
        return Err(Failure::from(fault).into());
    }
    let voice = setting.voice.knowing(&trf);
    let table = standings(&trf.history, after, &rules);
    if setting.json {
        output::write_json(&StandingsShape::of(&table, &rules, &skipped, &voice))?;
    } else {
        if !skipped.is_empty() {
            let codes = skipped.join(", ");
            output::tell(&format!(
                "{file}: {}",
                voice.text_with("cli-tiebreaks-skipped", &[("codes", Arg::from(codes))])
            ));
        }
        output::write(&written(&table, &rules.tiebreaks, args.explain, &voice))?;
    }
    Ok(Answer::Yes)
}

fn written(standings: &Standings, tiebreaks: &[TieBreak], explain: bool, voice: &Voice) -> String {
    let head = voice.text_with("cli-standings-head", &[("round", Arg::from(standings.after))]);
    let mut lines = vec![head, String::new()];
    let table = rows(standings, tiebreaks, voice).to_text();
    let mut written = table.lines().map(str::to_owned);
    lines.extend(written.next());
    for (row, line) in standings.rows.iter().zip(written) {
        lines.push(line);
        if explain {
            lines.extend(row.tiebreaks.iter().map(|value| indented(&explained(value, voice))));
            lines.extend(row.separated_from_next_by.map(|by| indented(&separated(by, voice))));
        }
    }
    if !standings.excluded.is_empty() {
        lines.push(String::new());
        lines.extend(standings.excluded.iter().map(|out| {
            format!("{} ({}): {}", voice.numbered(out.player), out.points.chess(), voice.cited(&out.reason))
        }));
    }
    lines.join("\n") + "\n"
}

fn rows(standings: &Standings, tiebreaks: &[TieBreak], voice: &Voice) -> Table {
    let mut columns = vec![
        (voice.text("cli-place"), Align::Right),
        (voice.text("cli-player"), Align::Left),
        (voice.text("cli-points"), Align::Right),
    ];
    columns.extend(tiebreaks.iter().map(|tiebreak| (voice.text(&tiebreak_key(*tiebreak)), Align::Left)));
    let row = |row: &Row| {
        let mut cells = vec![place(row), voice.numbered(row.player), row.points.chess()];
        cells.extend(row.tiebreaks.iter().map(figures));
        cells
    };
    Table { columns, rows: standings.rows.iter().map(row).collect() }
}

/// A shared place is written once for all who share it: `3=`.
fn place(row: &Row) -> String {
    if row.shared { format!("{}=", row.place) } else { row.place.to_string() }
}

fn figures(value: &Value) -> String {
    value.steps.iter().map(|step| step.chess()).collect::<Vec<_>>().join(" · ")
}

/// `Ordinary correction: 21½ = (1) 8 Ole Berg + 4½ …`, what is left out at first in brackets.
fn explained(value: &Value, voice: &Voice) -> String {
    let terms: Vec<String> = value.terms.iter().map(|term| written_term(term, voice)).collect();
    format!("{} {}: {}", voice.text(&tiebreak_key(value.tiebreak)), figures(value), terms.join(", "))
}

fn written_term(term: &Term, voice: &Voice) -> String {
    let who = match term.opponent {
        Some(opponent) => voice.numbered(opponent),
        None => voice.text("cli-no-opponent"),
    };
    let figure = format!("{who} {}", term.value.chess());
    if term.counted { figure } else { format!("[{figure}]") }
}

fn separated(by: Separator, voice: &Voice) -> String {
    let by = match by {
        Separator::Points => voice.text("cli-by-points"),
        Separator::TieBreak(tiebreak) => voice.text(&tiebreak_key(tiebreak)),
    };
    voice.text_with("cli-before-the-next", &[("by", Arg::from(by))])
}

/// What people call a tie-break.
pub fn tiebreak_key(tiebreak: TieBreak) -> String {
    format!("view-correction-{}", tiebreak.key())
}

fn indented(line: &str) -> String {
    format!("       {line}")
}

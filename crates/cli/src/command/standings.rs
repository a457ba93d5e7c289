//! `rokade standings`: the table, each tie-break explained.

use clap::Args;
use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_model::{RoundNumber, StartNumber};
use rokade_standings::{
    Neighbour, Row, Separator, Standings, Term, TieBreak, Value, between, standings_explained, warnings,
};
use rokade_words::Arg;

use super::Setting;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::ranking::Ranking;
use crate::shape::standings::StandingsShape;
use crate::teams::Teams;
use crate::voice::Voice;
use crate::{input, output};

const AFTER_HELP: &str = "\
Tie-breaks of the DSU: dsu-sb (Sonneborn-Berger), dsu-ordinary, dsu-median, gladiator-ordinary, \
gladiator-reduced, mutual, mutual-first, opponents-average; and play-off, lot.
Tie-breaks of FIDE: PTS DE WIN WON BPG BWG PS REP STD TPN BH AOB FB SB KS ARO TPR PTP APRO APPO RTNG, with the \
variants /C1 /C2 (cut), /M1 /M2 (median), /L+1 (Koya limit), /P (forfeits as games), /F (Fore Buchholz in AOB), \
/R (order reversed), /U1400 (rating of unrated players): BH/C1 or BH-C1. The day the event starts (042) chooses the \
edition. Tie-breaks of teams and OTHER_... are named and left out.
Without the option those the file names (202, 212); without them the handbook's: Sonneborn-Berger in \
all-play-all, else the ordinary correction.

Examples:
  rokade standings evening.trf
  rokade standings --tiebreaks dsu-median,dsu-sb --explain evening.trf
  rokade standings --tiebreaks DE,BH/C1,BH,SB --between 4,7 open.trf
  rokade standings --after 3 --json evening.trf";

/// The table of a tournament report
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct StandingsArgs {
    /// Tie-breaks in order, separated by commas
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// The standing after this round (default: the last one paired)
    #[arg(long, value_name = "N")]
    after: Option<RoundNumber>,
    /// Show what every figure is made of
    #[arg(long)]
    explain: bool,
    /// Say what separates two players, by start number
    #[arg(long, value_name = "A,B", value_parser = two_players)]
    between: Option<(StartNumber, StartNumber)>,
    /// Tournament report; - for standard input
    #[arg(value_name = "FILE.trf")]
    file: String,
}

pub(crate) fn run(args: &StandingsArgs, setting: &Setting) -> anyhow::Result<Answer> {
    let (file, trf) = input::read_trf(&args.file)?;
    let ranking = Ranking::of(&trf, args.tiebreaks.as_deref())?;
    let edition_assumed = ranking.edition_assumed(&trf);
    let Ranking { rules, skipped } = ranking;
    let last = trf.history.paired_rounds();
    let after = args.after.unwrap_or(last);
    if after > last {
        let reason = Reason::house("round_not_played").with("round", after).with("last", last);
        let fault = Fault::of(reason).in_file(&file).found(after.to_string()).expected(format!("0–{last}"));
        return Err(Failure::from(fault).into());
    }
    let voice = setting.voice.knowing(&trf);
    output::tell_dates(&file, &trf, &voice);
    let table = standings_explained(&trf.history, after, &rules);
    let between = args.between.map(|pair| separating(&table, pair, &file)).transpose()?;
    let teams = Teams::of(&trf, after);
    let empty_teams = teams.as_ref().and_then(|teams| teams.note.clone());
    let warnings: Vec<Reason> =
        edition_assumed.into_iter().chain(empty_teams).chain(warnings(&trf.history, &rules)).collect();
    if setting.json {
        let shape = StandingsShape::of(&table, rules.edition, &skipped, &voice).warning(&warnings, &voice);
        output::write_json(&shape.between(between.as_ref(), &voice).with_teams(teams.as_ref(), &voice))?;
        return Ok(Answer::Yes);
    }
    if !skipped.is_empty() {
        let codes = skipped.join(", ");
        output::tell(&format!("{file}: {}", voice.text_with("cli-tiebreaks-skipped", &[("codes", Arg::from(codes))])));
    }
    for warning in &warnings {
        output::tell(&format!("{file}: {}", voice.cited(warning)));
    }
    match between {
        Some(between) => output::write(&(told(&table, args.between, &between, &voice) + "\n"))?,
        None => {
            let teams = teams.map(|teams| teams.written(&voice) + "\n").unwrap_or_default();
            output::write(&(teams + &written(&table, args.explain, &voice)))?;
        }
    }
    Ok(Answer::Yes)
}

/// `4,7`
fn two_players(text: &str) -> Result<(StartNumber, StartNumber), String> {
    let numbers =
        text.split_once(',').and_then(|(one, other)| Some((one.trim().parse().ok()?, other.trim().parse().ok()?)));
    numbers.filter(|(one, other): &(StartNumber, StartNumber)| one != other).ok_or_else(|| "4,7".to_owned())
}

fn separating(table: &Standings, (one, other): (StartNumber, StartNumber), file: &str) -> Result<Neighbour, Failure> {
    between(table, one, other).ok_or_else(|| {
        let is_placed = |player: StartNumber| table.rows.iter().any(|row| row.player == player);
        let number = if is_placed(one) { other } else { one };
        Fault::of(Reason::house("unknown_player").with("number", number.0))
            .in_file(file)
            .found(number.to_string())
            .into()
    })
}

/// What separates two players, and both their figures of the tie-break that did.
fn told(table: &Standings, pair: Option<(StartNumber, StartNumber)>, between: &Neighbour, voice: &Voice) -> String {
    let (one, other) = pair.unwrap_or_default();
    let names = [("one", Arg::from(voice.numbered(one))), ("other", Arg::from(voice.numbered(other)))];
    let why = ("why", Arg::from(voice.cited(&between.reason)));
    let mut lines = vec![voice.text_with("cli-standings-between", &[names[0].clone(), names[1].clone(), why])];
    for player in [one, other] {
        let Some(row) = table.rows.iter().find(|row| row.player == player) else { continue };
        lines.push(format!("{} · {} {}", voice.numbered(player), voice.text("word-place"), place(row)));
        lines.extend(row.tiebreaks.iter().map(|value| indented(&explained(value, voice))));
    }
    lines.extend(legend(table, voice));
    lines.push(String::new());
    // The scores that the figures are made of.
    lines.push(written(table, false, voice).trim_end().to_owned());
    lines.join("\n")
}

/// What the figures count, and what brackets and dots mean, where there are any.
fn legend(table: &Standings, voice: &Voice) -> Vec<String> {
    let values = || table.rows.iter().flat_map(|row| &row.tiebreaks);
    let mut lines = vec![String::new()];
    lines.extend(table.tiebreaks.iter().filter_map(|tiebreak| {
        let counts = voice.text(&counts_key(tiebreak)?);
        Some(format!("{}: {counts}", with_variants(heading(tiebreak, voice), tiebreak, voice)))
    }));
    if values().any(|value| value.terms.iter().any(|term| !term.counted)) {
        lines.push(voice.text("legend-brackets"));
    }
    if values().any(|value| value.steps.len() > 1) {
        lines.push(voice.text("legend-steps"));
    }
    lines
}

/// The text that says what a tie-break counts; none for one that is not computed.
fn counts_key(tiebreak: &TieBreak) -> Option<String> {
    match tiebreak.code() {
        Some(code) => Some(format!("counts-{}", code.name().to_ascii_lowercase())),
        None if tiebreak.is_computed() => Some(format!("counts-{tiebreak}")),
        None => None,
    }
}

fn written(standings: &Standings, explain: bool, voice: &Voice) -> String {
    let head = voice.text_with("cli-standings-head", &[("round", Arg::from(standings.after))]);
    let mut lines = vec![head, String::new()];
    let table = rows(standings, voice).to_text();
    let mut written = table.lines().map(str::to_owned);
    lines.extend(written.next());
    for (row, line) in standings.rows.iter().zip(written) {
        lines.push(line);
        if explain {
            lines.extend(row.tiebreaks.iter().map(|value| indented(&explained(value, voice))));
            lines.extend(row.separated_from_next_by.as_ref().map(|by| indented(&separated(by, voice))));
        }
    }
    if explain {
        lines.extend(legend(standings, voice));
    }
    if !standings.excluded.is_empty() {
        lines.push(String::new());
        lines.extend(standings.excluded.iter().map(|out| {
            format!("{} ({}): {}", voice.numbered(out.player), out.points.chess(), voice.cited(&out.reason))
        }));
    }
    lines.join("\n") + "\n"
}

fn rows(standings: &Standings, voice: &Voice) -> Table {
    let mut columns = vec![
        (voice.text("word-place"), Align::Right),
        (voice.text("word-player"), Align::Left),
        (voice.text("word-points"), Align::Right),
    ];
    columns.extend(standings.tiebreaks.iter().map(|tiebreak| (heading(tiebreak, voice), Align::Left)));
    let row = |row: &Row| {
        let mut cells = vec![place(row), voice.numbered(row.player), row.points.chess()];
        cells.extend(row.tiebreaks.iter().map(|value| figures(value, voice)));
        cells
    };
    Table { columns, rows: standings.rows.iter().map(row).collect() }
}

/// A shared place is written once for all who share it: `3=`.
fn place(row: &Row) -> String {
    if row.shared { format!("{}=", row.place) } else { row.place.to_string() }
}

fn figures(value: &Value, voice: &Voice) -> String {
    voice.decimal(match value.steps.as_slice() {
        [] => value.chess(),
        steps => steps.iter().map(|step| step.chess()).collect::<Vec<_>>().join(" · "),
    })
}

/// `Ordinary correction: 21½ = (1) 8 Ole Berg + 4½ …`, what is left out at first in brackets.
fn explained(value: &Value, voice: &Voice) -> String {
    let terms: Vec<String> = value.terms.iter().map(|term| written_term(term, voice)).collect();
    let mut line = format!("{} {}", tiebreak_name(&value.tiebreak, voice), figures(value, voice));
    if !terms.is_empty() {
        line = format!("{line}: {}", terms.join(", "));
    }
    if !terms.is_empty() || (value.missing.is_none() && value.how.is_none()) {
        line += &sources(value, voice);
    }
    for reason in [&value.missing, &value.how].into_iter().flatten() {
        line = format!("{line}. {}", voice.cited(reason));
    }
    line
}

/// What the figure and its terms rest on: the clause of the tie-break, then those of single terms, and the readings.
fn sources(value: &Value, voice: &Voice) -> String {
    let mut about = Reason::resting_on("tiebreak", vec![value.clause.clone()]);
    let told = value.terms.iter().flat_map(|term| term.reason.iter().chain(&term.cut)).flat_map(Reason::whole);
    for part in told {
        for clause in &part.clauses {
            if !about.clauses.contains(clause) {
                about.clauses.push(clause.clone());
            }
        }
        for reading in &part.readings {
            if !about.readings.contains(reading) {
                about.readings.push(reading.clone());
            }
        }
    }
    let sources = voice.speak(|speaker| speaker.sources(&about));
    sources.map(|sources| format!(" [{sources}]")).unwrap_or_default()
}

fn written_term(term: &Term, voice: &Voice) -> String {
    let who = match term.opponent {
        Some(opponent) => voice.numbered(opponent),
        None => voice.text("cli-no-opponent"),
    };
    let figure = format!("{who} {}", voice.decimal(term.value.chess()));
    let figure = if term.counted { figure } else { format!("[{figure}]") };
    // A correction of the DSU leaves out in steps, which the brackets say; a cut has its own reason.
    let made = term.reason.as_ref().filter(|_| term.dropped_at.is_none());
    let said: Vec<String> = made.into_iter().chain(&term.cut).map(|reason| voice.reason(reason)).collect();
    match said.is_empty() {
        false => format!("{figure} ({})", said.join(" ").trim_end_matches('.')),
        true => figure,
    }
}

fn separated(by: &Separator, voice: &Voice) -> String {
    let by = match by {
        Separator::Points => voice.text("cli-by-points"),
        Separator::TieBreak(tiebreak) => tiebreak_name(tiebreak, voice),
    };
    voice.text_with("cli-before-the-next", &[("by", Arg::from(by))])
}

/// What people call a tie-break: `Buchholz, without the lowest (BH/C1)`.
pub(crate) fn tiebreak_name(tiebreak: &TieBreak, voice: &Voice) -> String {
    let Some(code) = tiebreak.code() else {
        let is_named = tiebreak.is_computed();
        return if is_named { voice.text(&format!("view-correction-{tiebreak}")) } else { tiebreak.to_string() };
    };
    let name = voice.text(&format!("view-correction-{}", code.name().to_ascii_lowercase()));
    let name = with_variants(name, tiebreak, voice);
    voice.text_with("view-correction-variant", &[("name", Arg::from(name)), ("code", Arg::from(tiebreak.key()))])
}

/// Behind what is named, what its variants leave out or change.
fn with_variants(name: String, tiebreak: &TieBreak, voice: &Voice) -> String {
    let said =
        tiebreak.variants_told().into_iter().map(|(key, count)| voice.text_with(key, &[("count", Arg::from(count))]));
    std::iter::once(name).chain(said).collect::<Vec<_>>().join(", ")
}

/// The head of a column: FIDE's code, or the name of a correction.
fn heading(tiebreak: &TieBreak, voice: &Voice) -> String {
    if tiebreak.code().is_some() { tiebreak.to_string() } else { tiebreak_name(tiebreak, voice) }
}

fn indented(line: &str) -> String {
    format!("       {line}")
}

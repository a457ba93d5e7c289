//! Standings, pairings and cross table of a report.

use std::collections::BTreeSet;

use rokade_clause::Reason;
use rokade_formats::report::{Block, Document, EventFacts, Section, cross_paper};
use rokade_formats::tables::{BoardLine, Field, Headings, StandingLine, Table, pairings, standings};
use rokade_formats::trf::Trf;
use rokade_model::{ByeKind, Color, Entry, GameResult, RoundNumber, StartNumber};
use rokade_view::officer::Spoken;
use rokade_words::Arg;

use super::TableKind;
use crate::command::standings::tiebreak_name;
use crate::fault::{Failure, Fault};
use crate::officer;
use crate::ranking::Ranking;
use crate::voice::Voice;

pub(super) fn table(
    trf: &Trf,
    kind: TableKind,
    round: Option<RoundNumber>,
    file: &str,
    voice: &Voice,
) -> Result<Table, Failure> {
    let field = Field { history: &trf.history, people: &trf.people };
    let words = headings(voice);
    let last = trf.history.paired_rounds();
    let rules = Ranking::of(trf, None)?.rules;
    let ranked = rokade_standings::standings(&trf.history, last, &rules);
    Ok(match kind {
        TableKind::Standings => {
            let line = |row: &rokade_standings::Row| StandingLine {
                place: row.place,
                player: row.player,
                points: row.points,
                tiebreaks: row.tiebreaks.iter().map(steps).collect(),
            };
            let names: Vec<String> = ranked.tiebreaks.iter().map(|tiebreak| tiebreak_name(tiebreak, voice)).collect();
            standings(field, &ranked.rows.iter().map(line).collect::<Vec<_>>(), &names, &words)
        }
        TableKind::Cross => {
            let paper = cross_paper(&EventFacts::of_file(trf), &officer::group(trf)?, &Spoken::of_file(voice.lang));
            paper.table
        }
        TableKind::Pairings => {
            let round = round.unwrap_or(last);
            if round == 0 || round > last {
                let reason = Reason::house("round_not_played").with("round", round).with("last", last);
                return Err(Fault::of(reason)
                    .in_file(file)
                    .found(round.to_string())
                    .expected(format!("1–{last}"))
                    .into());
            }
            pairings(field, &boards(trf, round), &words)
        }
    })
}

/// The table as a page with the event's name; the cross table says below what its cells mean.
pub(super) fn page(
    trf: &Trf,
    kind: TableKind,
    round: Option<RoundNumber>,
    file: &str,
    voice: &Voice,
) -> Result<Document, Failure> {
    let event = EventFacts::of_file(trf);
    if kind == TableKind::Cross {
        return Ok(cross_paper(&event, &officer::group(trf)?, &Spoken::of_file(voice.lang)).document);
    }
    let table = table(trf, kind, round, file, voice)?;
    let last = trf.history.paired_rounds();
    let title = match kind {
        TableKind::Pairings => voice.text_with("print-pairings-of", &[("round", Arg::from(round.unwrap_or(last)))]),
        _ => voice.text_with("cli-standings-head", &[("round", Arg::from(last))]),
    };
    Ok(Document {
        language: voice.lang.code().to_owned(),
        title: event.name,
        lead: Some(event.place).filter(|place| !place.is_empty()).into_iter().collect(),
        sections: vec![Section::new(2, title).with(Block::Table(table))],
    })
}

fn steps(value: &rokade_standings::Value) -> String {
    match value.steps.as_slice() {
        [] => value.chess(),
        steps => steps.iter().map(|step| step.chess()).collect::<Vec<_>>().join(" "),
    }
}

/// The boards of a round in the order of the report's players; a report has no board numbers.
fn boards(trf: &Trf, round: RoundNumber) -> Vec<BoardLine> {
    let mut seen: BTreeSet<StartNumber> = BTreeSet::new();
    let mut lines: Vec<(StartNumber, Option<StartNumber>, Option<GameResult>)> = Vec::new();
    for player in &trf.history.players {
        match player.entry(round) {
            Entry::Game { opponent, color, mark } if !seen.contains(&player.number) => {
                seen.insert(opponent);
                let theirs = trf.history.player(opponent).and_then(|other| match other.entry(round) {
                    Entry::Game { mark, .. } => mark,
                    _ => None,
                });
                let is_white = color != Some(Color::Black);
                let (white, black) = if is_white { (player.number, opponent) } else { (opponent, player.number) };
                let (ours, other) = if is_white { (mark, theirs) } else { (theirs, mark) };
                let result = ours.zip(other).and_then(|(white, black)| GameResult::from_marks(white, black));
                lines.push((white, Some(black), result));
            }
            Entry::Bye(ByeKind::PairingAllocated) => lines.push((player.number, None, None)),
            _ => {}
        }
    }
    lines.sort_by_key(|(_, black, _)| black.is_none());
    let line = |(board, (white, black, result))| BoardLine { board, white, black, result };
    (1..).zip(lines).map(line).collect()
}

fn headings(voice: &Voice) -> Headings {
    Headings {
        place: voice.text("word-place"),
        number: voice.text("cli-number"),
        name: voice.text("word-name"),
        club: voice.text("word-club"),
        rating: voice.text("word-rating-number"),
        points: voice.text("word-points"),
        board: voice.text("word-board"),
        white: voice.text("word-white"),
        black: voice.text("word-black"),
        result: voice.text("word-result"),
        bye: voice.text("cli-bye-word"),
    }
}

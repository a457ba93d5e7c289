//! The derivation in words: what the event must fulfil, each player game by game, the table at the end.

use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_model::{History, StartNumber};
use rokade_rating::dsu::rounds_without_game;
use rokade_rating::fide::{FirstRating, GameLine, List, PlayerReport, RatingSource, Report, Requirement, player_lines};
use rokade_rating::{Exact, Hundredths, number_in_file};
use rokade_words::Arg;

use crate::voice::Voice;

pub(super) fn written(
    report: &Report,
    history: &History,
    only: Option<StartNumber>,
    is_summary: bool,
    voice: &Voice,
) -> String {
    let is_shown = |player: StartNumber| only.is_none_or(|only| only == player);
    let mut lines = head(report, voice);
    if !is_summary {
        for row in report.players.iter().filter(|row| is_shown(number_in_file(row.player))) {
            lines.push(String::new());
            lines.extend(player(report, history, row, voice));
        }
    }
    if only.is_none() && !report.players.is_empty() {
        lines.push(String::new());
        lines.push(summary(report, voice).to_text().trim_end().to_owned());
    }
    for row in report.new_players.iter().filter(|row| is_shown(number_in_file(row.player))) {
        lines.push(String::new());
        lines.extend(new_player(row, is_summary, voice));
    }
    lines.join("\n") + "\n"
}

fn head(report: &Report, voice: &Voice) -> Vec<String> {
    let pace = voice.text(match report.list {
        List::Standard => "cli-fide-standard",
        List::Rapid => "word-rapid-within",
        List::Blitz => "word-blitz-within",
    });
    let args = [("pace", Arg::from(pace)), ("edition", Arg::from(report.edition.key()))];
    let mut lines = vec![voice.text_with("cli-fide-head", &args)];
    lines.push(voice.text(if report.is_ratable() { "cli-fide-ratable" } else { "cli-fide-not-ratable" }));
    lines.extend(report.requirements.iter().flat_map(|one| requirement(one, voice)));
    lines.extend(report.notes.iter().map(|note| format!("  {}", voice.cited(note))));
    if let Some(lists) = &report.lists {
        let args = [("first", Arg::from(lists.first.to_string())), ("last", Arg::from(lists.last.to_string()))];
        lines.push(format!("  {}", voice.text_with("cli-fide-lists", &args)));
        let copy = lists.copy.map(|day| voice.text_with("cli-fide-copy", &[("day", Arg::from(day.to_string()))]));
        lines.extend(copy.map(|text| format!("  {text}")));
    }
    lines
}

/// `yes  At most 12 hours of play a day. (480)`, and under it what would mend it.
fn requirement(one: &Requirement, voice: &Voice) -> Vec<String> {
    let mark = voice.text(match one.met {
        Some(true) => "word-yes",
        Some(false) => "word-no",
        None => "cli-fide-unknown",
    });
    let found = match (one.found, one.needed) {
        (Some(found), Some(needed)) => {
            let args = [("found", Arg::from(found)), ("needed", Arg::from(needed))];
            format!(" {}", voice.text_with("cli-fide-found", &args))
        }
        _ => String::new(),
    };
    let mut lines = vec![format!("  {mark}: {}{found}", voice.cited(&one.reason))];
    lines.extend(one.remedy.as_ref().map(|remedy| format!("      {}", voice.cited(remedy))));
    lines
}

fn player(report: &Report, history: &History, row: &PlayerReport, voice: &Voice) -> Vec<String> {
    let args = [
        ("player", Arg::from(voice.rated(row.player))),
        ("rating", Arg::from(i64::from(row.old))),
        ("k", Arg::from(row.alone.k)),
    ];
    let mut lines = vec![voice.text_with("cli-fide-player", &args)];
    match row.source {
        RatingSource::List => {}
        RatingSource::StandardList => {
            let reason = Reason::cited("fide_by_standard_list", "FIDE-B.02-RB-2024:standard-rating");
            lines.push(indented(&voice.cited(&reason)));
        }
        RatingSource::FirstRatedMeanwhile => {
            let reason = Reason::cited("fide_rated_meanwhile", "FIDE-B.02-2024:8.2.4");
            lines.push(indented(&voice.cited(&reason)));
        }
    }
    lines.push(indented(&voice.cited(&row.factor.reason)));
    lines.extend(row.alone.limited.iter().map(|reason| indented(&voice.cited(reason))));
    lines.extend(games(&row.games, voice));
    lines.extend(
        rounds_without_game(history, number_in_file(row.player)).iter().map(|reason| indented(&voice.cited(reason))),
    );
    lines.extend(player_lines(report, row).iter().map(|reason| indented(&voice.cited(reason))));
    lines.extend(row.alone.below_floor.iter().map(|reason| indented(&voice.cited(reason))));
    lines.extend(row.performance.map(|found| indented(&voice.cited(&found.line("FIDE-B.02-2024:8.1.1")))));
    lines
}

fn games(games: &[GameLine], voice: &Voice) -> Vec<String> {
    let right = |key: &str| (voice.text(key), Align::Right);
    let columns = vec![
        right("cli-fide-round"),
        (voice.text("word-opponent"), Align::Left),
        right("word-rating"),
        right("cli-fide-difference"),
        right("cli-fide-row"),
        right("word-expected"),
        right("cli-fide-score"),
        (String::new(), Align::Left),
    ];
    let table = Table { columns, rows: games.iter().map(|line| cells(line, voice)).collect() };
    table.to_text().lines().map(|line| indented(line.trim_end())).collect()
}

fn cells(line: &GameLine, voice: &Voice) -> Vec<String> {
    let difference = match (line.true_difference, line.difference) {
        (Some(whole), Some(counted)) if line.is_capped => format!("{} → {}", apart(whole), apart(counted)),
        (_, counted) => counted.map_or_else(String::new, apart),
    };
    let row = line.band.map_or_else(String::new, |band| match band.to {
        Some(to) => format!("{}–{to}", band.from),
        None => format!("{}–", band.from),
    });
    vec![
        line.round.to_string(),
        voice.rated(line.opponent),
        line.opponent_rating.map_or_else(|| "–".to_owned(), |rating| rating.to_string()),
        difference,
        row,
        line.expected.map_or_else(String::new, |expected| voice.decimal(expected)),
        line.score.map_or_else(String::new, |score| score.chess()),
        line.reason.as_ref().map_or_else(String::new, |reason| voice.cited(reason)),
    ]
}

fn summary(report: &Report, voice: &Voice) -> Table {
    let right = |key: &str| (voice.text(key), Align::Right);
    let columns = vec![
        (voice.text("word-player"), Align::Left),
        right("word-rating"),
        right("word-k"),
        right("word-games"),
        right("word-points"),
        right("word-expected"),
        right("word-change"),
        right("word-new"),
        right("word-performance"),
    ];
    let row = |row: &PlayerReport| {
        vec![
            voice.rated(row.player),
            row.old.to_string(),
            row.alone.k.to_string(),
            row.games_rated.to_string(),
            row.points.chess(),
            voice.decimal(row.expected),
            voice.decimal(signed(row.alone.exact)),
            row.alone.new.to_string(),
            row.performance.map_or_else(|| "–".to_owned(), |performance| performance.rounded().to_string()),
        ]
    };
    Table { columns, rows: report.players.iter().map(row).collect() }
}

fn new_player(row: &FirstRating, is_summary: bool, voice: &Voice) -> Vec<String> {
    let who = ("player", Arg::from(voice.rated(row.player)));
    let mut lines = vec![match row.initial.filter(|_| row.published) {
        Some(rating) => voice.text_with("cli-fide-first", &[who, ("rating", Arg::from(rating))]),
        None => voice.text_with("cli-fide-unrated", &[who]),
    }];
    if !is_summary {
        lines.extend(games(&row.games, voice));
    }
    if let (Some(average), Some(percent), Some(difference), Some(exact)) =
        (row.average, row.percent, row.difference, row.exact)
    {
        if let Some((count, rating)) = row.fictitious {
            let args = [("count", Arg::from(count)), ("rating", Arg::from(rating))];
            lines.push(indented(&voice.text_with("cli-fide-fictitious", &args)));
        }
        let args = [
            ("games", Arg::from(row.opponents)),
            ("points", Arg::from(row.points.chess())),
            ("average", Arg::from(voice.decimal(two_decimals(average)))),
            ("percent", Arg::from(percent)),
            ("difference", Arg::from(signed_whole(difference.into()))),
            ("rating", Arg::from(voice.decimal(two_decimals(exact)))),
        ];
        lines.push(indented(&voice.text_with("cli-fide-first-sum", &args)));
    }
    lines.extend(row.reasons.iter().map(|reason| indented(&voice.cited(reason))));
    lines
}

fn signed(value: Hundredths) -> String {
    if value.0 < 0 { format!("−{}", -value) } else { format!("+{value}") }
}

fn signed_whole(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { format!("+{value}") }
}

/// For the eye alone; the exact fraction goes to programs.
fn two_decimals(value: Exact) -> String {
    let hundredths = (value * Exact::whole(100)).half_up();
    let sign = if hundredths < 0 { "−" } else { "" };
    format!("{sign}{}.{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100)
}

fn indented(line: &str) -> String {
    format!("    {line}")
}

/// With its sign, as everywhere: `+93`, `−93`.
fn apart(value: i32) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        _ => format!("−{}", value.unsigned_abs()),
    }
}

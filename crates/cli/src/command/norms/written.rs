//! Norms for people: every requirement on a line, with ✓, ✗ or ?.

use rokade_model::StartNumber;
use rokade_rating::norm::{Amount, Binding, Key, Need, Norm, Requirement};
use rokade_words::Arg;

use super::{Norms, Row};
use crate::voice::Voice;

/// All rows where one player is asked about; else those that are a norm, perform like one, or still can be.
pub(super) fn written(norms: &Norms, player: Option<StartNumber>, voice: &Voice) -> String {
    let edition = [("edition", Arg::from(norms.edition.key()))];
    let mut lines = vec![voice.text_with("norms-head", &edition), String::new(), voice.text("word-the-event")];
    lines.extend(norms.event.iter().map(|requirement| indented(&requirement_line(requirement, voice))));
    let is_short = norms.too_short.is_some();
    if let Some(why) = &norms.too_short {
        lines.extend([String::new(), voice.cited(why)]);
    }
    let is_shown = |row: &&Row| player.is_some() || (!is_short && is_worth_showing(row));
    let (shown, hidden): (Vec<&Row>, Vec<&Row>) = norms.rows.iter().partition(is_shown);
    if let (Some(player), true) = (player, norms.rows.is_empty()) {
        let player = Arg::from(voice.numbered(player));
        lines.extend([String::new(), voice.text_with("norms-none-left", &[("player", player)])]);
    }
    for row in shown {
        lines.push(String::new());
        lines.extend(row_lines(row, voice));
    }
    if !hidden.is_empty() && !is_short {
        lines.push(String::new());
        lines.push(voice.text_with("norms-others", &[("count", Arg::from(hidden.len()))]));
    }
    if !norms.by_rating.is_empty() {
        let players = norms.by_rating.iter().map(|(player, title)| format!("{} ({title})", voice.numbered(*player)));
        let players = players.collect::<Vec<_>>().join(", ");
        lines.push(String::new());
        lines.push(voice.text_with("norms-by-rating", &[("players", Arg::from(players))]));
    }
    lines.join("\n") + "\n"
}

fn is_worth_showing(row: &Row) -> bool {
    let performs = row.norm.requirement(Key::Performance).is_some_and(|asked| asked.met == Some(true));
    row.norm.reached || performs || matches!(row.still_needs, Some(Some(_)))
}

fn row_lines(row: &Row, voice: &Voice) -> Vec<String> {
    let norm = &row.norm;
    let key = if norm.reached { "norms-reached" } else { "norms-not-reached" };
    let title = Arg::from(norm.title.to_string());
    let mut lines = vec![voice.text_with(key, &[("player", Arg::from(voice.numbered(norm.player))), ("title", title)])];
    lines.push(indented(&summary(norm, voice)));
    lines.extend(norm.worth().map(|worth| indented(&voice.cited(&worth))));
    lines.extend(norm.requirements.iter().map(|requirement| indented(&requirement_line(requirement, voice))));
    lines.extend(norm.opponents_told().iter().map(|told| indented(&voice.reason(told))));
    lines.extend(norm.lifted.iter().map(|lifted| {
        let from = lifted.from.map_or_else(|| voice.text("norms-unrated"), |from| from.to_string());
        let player = Arg::from(voice.numbered(lifted.opponent));
        let args = [("player", player), ("from", Arg::from(from)), ("to", Arg::from(lifted.to.to_string()))];
        indented(&format!("{} ({})", voice.text_with("norms-lifted", &args), lifted.clause))
    }));
    lines.extend(norm.left_out.iter().map(|left| {
        let args = [("round", Arg::from(left.round)), ("why", Arg::from(voice.cited(&left.reason)))];
        indented(&voice.text_with("norms-left-out", &args))
    }));
    lines.extend(norm.without_game.iter().chain(&norm.notes).map(|note| indented(&voice.cited(note))));
    lines.extend(row.still_needs.as_ref().map(|needs| indented(&last_round(needs.as_deref(), voice))));
    lines
}

fn summary(norm: &Norm, voice: &Voice) -> String {
    let dash = || "–".to_owned();
    let args = [
        ("points", Arg::from(norm.points.chess())),
        ("games", Arg::from(norm.games_counted())),
        ("average", Arg::from(norm.average.map_or_else(dash, |average| average.to_string()))),
        ("performance", Arg::from(norm.performance.map_or_else(dash, |performance| performance.to_string()))),
    ];
    voice.text_with("norms-summary", &args)
}

/// `✓ Games: 9, at least 9 (D4.7.4c)`
fn requirement_line(requirement: &Requirement, voice: &Voice) -> String {
    let mark = match (requirement.met, requirement.binding) {
        (Some(true), _) => "✓",
        (Some(false), Binding::Advisory) => "!",
        (Some(false), _) => "✗",
        (None, _) => "?",
    };
    let said = asked(requirement, voice);
    match requirement.binding {
        Binding::Waived => format!("{mark} {said} ({}; {})", requirement.clause, voice.text("norm-waived")),
        Binding::Required | Binding::Advisory => format!("{mark} {said} ({})", requirement.clause),
    }
}

/// What was found and what is needed.
fn asked(requirement: &Requirement, voice: &Voice) -> String {
    let found = requirement.found.map_or_else(|| voice.text("norm-not-known"), |found| amount(found, voice));
    let (key, found, needed) = match (requirement.titles(&voice.text("norm-or")), requirement.needed) {
        (Some((found, needed)), _) => ("norm-titles-asked", found, needed),
        (None, Some(needed)) => (requirement.key.word(), found, amount(needed, voice)),
        (None, None) => ("norm-points-never", found, String::new()),
    };
    let said = voice.text_with(key, &[("found", Arg::from(found)), ("needed", Arg::from(needed))]);
    match requirement.share {
        Some(share) => {
            let args = [("said", Arg::from(said)), ("part", Arg::from(share.part())), ("of", Arg::from(share.of))];
            voice.text_with("norm-share", &args)
        }
        None => said,
    }
}

fn amount(amount: Amount, voice: &Voice) -> String {
    match amount {
        Amount::Number(number) => number.to_string(),
        Amount::Points(points) => points.chess(),
        Amount::Flag(true) => voice.text("word-yes"),
        Amount::Flag(false) => voice.text("word-no"),
    }
}

fn last_round(needs: Option<&[Need]>, voice: &Voice) -> String {
    match needs {
        None => voice.text("norms-out-of-reach"),
        Some([]) => voice.text("norms-needs-nothing"),
        Some(needs) => {
            let needs: Vec<String> = needs
                .iter()
                .map(|need| {
                    let opponent = Arg::from(voice.numbered(need.opponent));
                    let args = [("opponent", opponent), ("result", Arg::from(need.result.chess()))];
                    voice.text_with("norms-need", &args)
                })
                .collect();
            voice.text_with("norms-needs", &[("needs", Arg::from(needs.join("; ")))])
        }
    }
}

fn indented(line: &str) -> String {
    format!("  {line}")
}

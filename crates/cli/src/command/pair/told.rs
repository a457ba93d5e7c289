//! Why the round is as it is, in words.

use rokade_clause::Reason;
use rokade_formats::tables::{Align, Table};
use rokade_model::{Color, Participant, StartNumber};
use rokade_pairing::{
    Board, Claim, Direction, Due, Float, NOBODY, OpponentAverage, Pairing, Passed, Request, ScoreGroup, Sheet, Step,
    System, Upfloater, knock_out, olympiad, why_away, why_in_order,
};
use rokade_words::Arg;

use crate::voice::Voice;

/// The reason of a player who is out of a knock-out.
const KNOCKED_OUT: &str = "away_out";

/// What is said below a board: whom a player did not get, who left a score group, what the board leaves to be
/// desired, and why the colours are so.
pub(super) fn board(pairing: &Pairing, board: &Board, voice: &Voice) -> Vec<String> {
    let mut lines: Vec<String> = board.reasons.iter().map(|passed| passed_over(passed, voice)).collect();
    let is_here = |float: &&Float| float.player == board.white || float.player == board.black;
    lines.extend(pairing.floats.iter().filter(is_here).map(|one| float(one, voice)));
    lines.extend(board.failings.iter().map(|reason| voice.cited(reason)));
    lines.push(voice.cited(&board.colour));
    indented(lines)
}

/// What is said below somebody without an opponent.
pub(super) fn bye(pairing: &Pairing, bye: &rokade_pairing::Bye, voice: &Voice) -> Vec<String> {
    let mut lines: Vec<String> = bye.reasons.iter().map(|passed| passed_over(passed, voice)).collect();
    // Where the bye itself is the float, its reason is said once.
    let is_more = |float: &&Float| float.player == bye.player && float.reason != bye.reason;
    let own = pairing.floats.iter().filter(is_more);
    lines.extend(own.map(|one| float(one, voice)));
    lines.push(voice.cited(&bye.reason));
    indented(lines)
}

fn passed_over(passed: &Passed, voice: &Voice) -> String {
    if passed.stands_alone() {
        return voice.cited(&passed.reason);
    }
    let key = if passed.would_have_met == NOBODY { "cli-would-have-had-bye" } else { "cli-would-have-met" };
    let args = [
        ("player", Arg::from(voice.numbered(passed.player))),
        ("other", Arg::from(voice.numbered(passed.would_have_met))),
    ];
    format!("{} {}", voice.text_with(key, &args), voice.cited(&passed.reason))
}

fn float(float: &Float, voice: &Voice) -> String {
    let key = match (float.to, float.direction) {
        (None, _) => "cli-float-out",
        (Some(_), _) if float.stays_in_group() => "cli-float-meets",
        (Some(_), Direction::Down) => "cli-float-down",
        (Some(_), Direction::Up) => "cli-float-up",
    };
    let args = [
        ("player", Arg::from(voice.numbered(float.player))),
        ("from", Arg::from(float.from.chess())),
        ("to", Arg::from(float.to.unwrap_or_default().chess())),
    ];
    format!("{} {}", voice.text_with(key, &args), voice.cited(&float.reason))
}

/// The line above the boards of a score group.
pub(super) fn group_head(group: &ScoreGroup, voice: &Voice) -> String {
    voice.text_with("cli-group-head", &[("points", Arg::from(group.points.chess()))])
}

/// What players bring into the round, a line each: place, score, colours so far, the colour due, floats.
pub(super) fn cards(system: System, sheets: &[Sheet], players: &[StartNumber], voice: &Voice) -> Vec<String> {
    let of = |player: &StartNumber| sheets.iter().find(|sheet| sheet.player == *player);
    indented(players.iter().filter_map(of).map(|sheet| card(system, sheet, voice)).collect())
}

fn card(system: System, sheet: &Sheet, voice: &Voice) -> String {
    let place = system.is_swiss().then(|| voice.text_with("cli-card-place", &[("place", Arg::from(sheet.place))]));
    let mut parts: Vec<String> = place.into_iter().collect();
    parts.push(voice.text_with("cli-card-score", &[("points", Arg::from(sheet.points.chess()))]));
    if sheet.score != sheet.points {
        parts.push(voice.text_with("cli-card-paired-as", &[("score", Arg::from(sheet.score.chess()))]));
    }
    if !sheet.colours.is_empty() {
        let opponents = Arg::from(opponents(&sheet.opponents));
        parts.push(voice.text_with("cli-card-opponents", &[("opponents", opponents)]));
        parts.push(voice.text_with("cli-card-colours", &[("colours", Arg::from(letters(&sheet.colours, voice)))]));
    }
    for (key, direction) in [("cli-card-down", Direction::Down), ("cli-card-up", Direction::Up)] {
        let floated = sheet.floats.iter().filter(|float| float.1 == direction);
        let rounds: Vec<String> = floated.map(|(round, _)| round.to_string()).collect();
        if !rounds.is_empty() {
            let args = [("rounds", Arg::from(rounds.join(", "))), ("count", Arg::from(rounds.len()))];
            parts.push(voice.text_with(key, &args));
        }
    }
    let due = sheet.due.as_ref().map(|due| format!(", {}. {}", voice.text(due_key(due)), voice.reason(&due.reason)));
    let end = due.unwrap_or_else(|| ".".to_owned());
    format!("{}: {}{end}", voice.numbered(sheet.player), parts.join(", "))
}

const fn due_key(due: &Due) -> &'static str {
    match (due.claim, due.colour) {
        (Claim::Should, Color::White) => "cli-card-should-white",
        (Claim::Should, Color::Black) => "cli-card-should-black",
        (Claim::Strongly, Color::White) => "cli-card-strongly-white",
        (Claim::Strongly, Color::Black) => "cli-card-strongly-black",
        (Claim::Must, Color::White) => "cli-card-must-white",
        (Claim::Must, Color::Black) => "cli-card-must-black",
    }
}

/// `7 3 – 5`: the opponents of the rounds so far.
fn opponents(opponents: &[Option<StartNumber>]) -> String {
    let number = |opponent: &Option<StartNumber>| opponent.map_or_else(|| "–".to_owned(), |one| one.to_string());
    opponents.iter().map(number).collect::<Vec<_>>().join(" ")
}

/// `W B – W`: the colours of the rounds so far.
fn letters(colours: &[Option<Color>], voice: &Voice) -> String {
    let both: Vec<char> = voice.text("cli-card-letters").chars().collect();
    let letter = |colour: &Option<Color>| match colour {
        Some(Color::White) => both.first().copied().unwrap_or('W'),
        Some(Color::Black) => both.last().copied().unwrap_or('B'),
        None => '–',
    };
    colours.iter().map(|colour| letter(colour).to_string()).collect::<Vec<_>>().join(" ")
}

/// Whoever is not in the round: those who are out of a knock-out apart from those who are away.
pub(super) fn away(request: &Request, pairing: &Pairing, voice: &Voice) -> Vec<String> {
    let players = pairing.absent.iter().filter_map(|number| request.history.player(*number));
    let reasons = players.map(|player| why_away(request, player));
    let (out, away): (Vec<Reason>, Vec<Reason>) = reasons.partition(|reason| reason.key == KNOCKED_OUT);
    let line = |key: &str, reasons: &[Reason]| {
        let names: Vec<String> = reasons.iter().map(|reason| voice.reason(reason)).collect();
        (!names.is_empty()).then(|| voice.text_with(key, &[("players", Arg::from(names.join(", ")))]))
    };
    line("cli-knocked-out", &out).into_iter().chain(line("cli-absent", &away)).collect()
}

/// Knock-out: who drew which line, and how every match so far was decided.
pub(super) fn bracket(request: &Request, voice: &Voice) -> Vec<String> {
    if !request.system.is_knock_out() {
        return Vec::new();
    }
    let told = knock_out::told(request);
    let part = |key: &str, reasons: &[Reason]| {
        let head = (!reasons.is_empty()).then(|| voice.text(key));
        head.into_iter().chain(indented(reasons.iter().map(|reason| voice.cited(reason)).collect())).collect::<Vec<_>>()
    };
    [part("cli-bracket-lots", &told.lots), part("cli-bracket-matches", &told.matches)].concat()
}

/// Olympiad: the players of every team by board.
pub(crate) fn teams(request: &Request, voice: &Voice) -> Vec<String> {
    let Some(count) = request.system.teams() else { return Vec::new() };
    let line = |(team, players): (usize, Vec<StartNumber>)| {
        let players = players.iter().filter(|player| **player != NOBODY).map(|player| voice.numbered(*player));
        let args = [("team", Arg::from(team)), ("players", Arg::from(players.collect::<Vec<_>>().join(", ")))];
        voice.text_with("cli-team-players", &args)
    };
    let teams = (1..).zip(olympiad::teams(request.history, count)).map(line);
    let why = voice.cited(&olympiad::why_teams(request.history, count));
    std::iter::once(voice.text("cli-teams-head")).chain(indented(std::iter::once(why).chain(teams).collect())).collect()
}

/// The order used, best first, and what it follows from.
pub(super) fn order(request: &Request, sheets: &[Sheet], voice: &Voice) -> Vec<String> {
    if sheets.is_empty() || !request.system.is_swiss() {
        return Vec::new();
    }
    let names: Vec<String> = sheets.iter().map(|sheet| voice.numbered(sheet.player)).collect();
    let list = voice.text_with("cli-order", &[("players", Arg::from(names.join(", ")))]);
    let why = why_in_order(request).map(|why| voice.cited(&why));
    std::iter::once(list).chain(indented(Vec::from_iter(why))).collect()
}

/// Each score group: who was in it, who came and went, and what its pairing leaves to be desired.
pub(super) fn groups(system: System, groups: &[ScoreGroup], voice: &Voice) -> Vec<String> {
    let up = match system.row().upfloater {
        Upfloater::BroughtUp => "cli-group-moved-up",
        Upfloater::MeetsAbove => "cli-group-meet-above",
    };
    let mut lines = Vec::new();
    for group in groups {
        let lists = [
            ("cli-group-residents", &group.residents),
            ("cli-group-moved-down", &group.moved_down),
            (up, &group.moved_up),
            ("cli-group-floated", &group.floated),
        ];
        let told = lists.into_iter().filter(|(_, players)| !players.is_empty());
        let mut about: Vec<String> = told.map(|(key, players)| listed(key, players, voice)).collect();
        about.extend(group.failings.iter().map(|reason| voice.cited(reason)));
        // The empty place of an odd field has a score group of its own, with nobody in it.
        if !about.is_empty() {
            lines.push(group_head(group, voice));
            lines.extend(indented(about));
        }
    }
    lines
}

fn listed(key: &str, players: &[StartNumber], voice: &Voice) -> String {
    let names: Vec<String> = players.iter().map(|player| voice.numbered(*player)).collect();
    voice.text_with(key, &[("players", Arg::from(names.join(", ")))])
}

/// The steps of the procedure, in their order.
pub(super) fn trace(trace: &[Step], groups: &[ScoreGroup], voice: &Voice) -> Vec<String> {
    if trace.is_empty() {
        return vec![voice.text("cli-no-trace")];
    }
    let mut lines = vec![voice.text("cli-trace-head")];
    let step = |step: &Step| {
        let points = groups.get(step.group).map(|group| format!("({}) ", group.points.chess())).unwrap_or_default();
        format!("{points}{}", voice.cited(&step.reason))
    };
    lines.extend(indented(trace.iter().map(step).collect()));
    lines
}

/// The average rating of everybody's opponents, as the system publishes it.
pub(super) fn averages(averages: &[OpponentAverage], players: &[Participant], voice: &Voice) -> Vec<String> {
    let dash = || "–".to_owned();
    let decimal = |tenths: u32| voice.decimal(format!("{}.{}", tenths / 10, tenths % 10));
    let rating = |number: StartNumber| {
        let rating = players.iter().find(|player| player.number == number).and_then(|player| player.rating);
        rating.map_or_else(dash, |rating| rating.to_string())
    };
    let row = |average: &OpponentAverage| {
        vec![voice.numbered(average.player), rating(average.player), average.tenths.map_or_else(dash, decimal)]
    };
    let columns = vec![
        (voice.text("word-player"), Align::Left),
        (voice.text("word-rating-number"), Align::Right),
        (voice.text("cli-average"), Align::Right),
    ];
    let table = Table { columns, rows: averages.iter().map(row).collect() };
    table.to_text().lines().map(str::to_owned).collect()
}

fn indented(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| format!("       {line}")).collect()
}

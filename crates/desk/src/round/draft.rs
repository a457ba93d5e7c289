//! A laid round before it is published: score group by score group, every board with its reasons.

use askama::Template;
use axum::response::Html;
use rokade_model::{Color, History, RoundNumber};
use rokade_pairing::{Control, Request, System, why_away, why_in_order};
use rokade_tournament::{Draft, PlayerId};
use rokade_view::{Laid, Pair, PoolView, Records, Who, WhySide, WhyView, pool, why_alone, why_pair};
use rokade_words::Arg;

use super::page::{Leaf, leaves};
use crate::address::GroupAt;
use crate::error::DeskError;
use crate::hall::{InGroup, Said};
use crate::journal::{self, UndoLine};
use crate::page::{Page, Tab, html};

#[derive(Template)]
#[template(path = "round/draft.html")]
struct DraftPage {
    page: Page,
    base: GroupAt,
    group_name: String,
    round: RoundNumber,
    leaves: Vec<Leaf>,
    pools: Vec<Pool>,
    byes: Vec<ByeLine>,
    absent: Vec<String>,
    /// Everybody in the round in the order it was paired by; empty where places decide nothing.
    order: Vec<Who>,
    /// What the order follows from.
    order_why: Option<Said>,
    notes: Vec<Said>,
    averages: Vec<Average>,
    control: Option<Said>,
    control_is_bad: bool,
    /// Why somebody changed it by hand; empty if nobody did.
    note: String,
    /// What keeps it from being published.
    missing: Vec<Said>,
    is_republishing: bool,
    /// What is published now and what the draft puts in its place; only the boards that change.
    changes: Vec<ChangeLine>,
    undo: Option<UndoLine>,
    /// Whether other results could be tried out for this round.
    can_compare: bool,
}

/// What a player who meets somebody else, or in the other colour, is told.
struct ChangeLine {
    who: Who,
    before: String,
    after: String,
}

/// The boards of one score group.
struct Pool {
    /// `3½ points`; empty where boards do not go by score.
    title: String,
    decided: Option<PoolView>,
    rows: Vec<Row>,
}

/// A board of the draft.
struct Row {
    number: u32,
    white: WhySide,
    black: WhySide,
    /// What there is to be read about it, in a few words.
    summary: String,
    told: Vec<Said>,
}

struct ByeLine {
    who: Who,
    points: String,
    told: Vec<Said>,
}

/// Dubov: how strong a player's opponents were.
struct Average {
    who: Who,
    average: String,
}

pub(super) fn show(room: &InGroup, draft: &Draft) -> Result<Html<String>, DeskError> {
    let group = room.group();
    let reader = room.hall.reader();
    let laid = Laid::of_draft(&reader, room.id, draft).ok_or(DeskError::NotFound)?;
    let (control, control_is_bad) = match &draft.pairing.control {
        Control::NotNeeded | Control::Passed => (None, false),
        Control::Changed(reason) => (Some(room.hall.say_numbered(group, reason)), false),
        Control::Impossible(reason) | Control::Undecided(reason) => (Some(room.hall.say_numbered(group, reason)), true),
    };
    let checklist = room.hall.book.tournament.checklist(room.id, room.hall.app.now());
    let missing = checklist.of(rokade_tournament::TodoKind::Missing).map(|reason| room.hall.say(reason)).collect();
    let history = room.hall.book.tournament.history(room.id);
    let request = Request::new(group.settings.system, &history, draft.round).seeded(group.lot_seed);
    let away = draft.pairing.absent.iter().filter_map(|number| history.player(*number));
    html(&DraftPage {
        page: room.page(Tab::Round),
        base: room.at(),
        group_name: group.settings.name.clone(),
        round: draft.round,
        leaves: leaves(room, draft.round),
        pools: pools(&laid),
        byes: byes(&laid),
        absent: away.map(|player| room.hall.say_numbered(group, &why_away(&request, player)).text).collect(),
        order: order(&laid),
        order_why: order_why(room, &history, draft.round),
        notes: laid.say_all(&draft.pairing.notes, &[]),
        averages: averages(&laid),
        control,
        control_is_bad,
        note: draft.manual.as_ref().and_then(|session| session.ended.clone()).unwrap_or_default(),
        missing,
        is_republishing: draft.round <= group.published(),
        changes: changes(room, &laid),
        undo: journal::last_in(room, &room.at().round(draft.round).to_string()),
        can_compare: draft.round > 1,
    })
}

/// The placement of the round before goes on in Monrad, as it was when that round was paired.
fn order_why(room: &InGroup, history: &History, round: RoundNumber) -> Option<Said> {
    let group = room.group();
    let before = group.round(round.saturating_sub(1)).map(|before| before.pairing.placement.as_slice());
    let request = Request::new(group.settings.system, history, round).placed(before);
    why_in_order(&request).map(|why| room.hall.say_numbered(group, &why))
}

fn order(laid: &Laid) -> Vec<Who> {
    let pairing = laid.pairing;
    let here = pairing.placement.iter().filter(|number| !pairing.absent.contains(number));
    let is_by_place = laid.field.group.settings.system.is_swiss();
    here.filter(|_| is_by_place).map(|number| laid.field.numbered(*number).clone()).collect()
}

/// Everybody whose opponent or colour differs from what is published; empty before the first publication.
fn changes(room: &InGroup, laid: &Laid) -> Vec<ChangeLine> {
    let Some(published) = room.group().round(laid.round) else { return Vec::new() };
    let reader = &laid.field.reader;
    let words = |color: Color, opponent: PlayerId| {
        let key = if color == Color::White { "desk-draft-white-against" } else { "desk-draft-black-against" };
        reader.say_with(key, &[("name", Arg::from(laid.field.who(opponent).name.as_str()))])
    };
    let seat = |pairs: &[(PlayerId, PlayerId)], player: PlayerId| {
        let found = pairs.iter().find_map(|(white, black)| match player {
            player if player == *white => Some(words(Color::White, *black)),
            player if player == *black => Some(words(Color::Black, *white)),
            _ => None,
        });
        found.unwrap_or_else(|| reader.say("desk-draft-no-game"))
    };
    let was: Vec<_> = published.boards.iter().map(|board| (board.white, board.black)).collect();
    let is: Vec<_> = laid.pairs.iter().map(|pair| (pair.white, pair.black)).collect();
    let line = |who: &Who| {
        let (before, after) = (seat(&was, who.id), seat(&is, who.id));
        (before != after).then(|| ChangeLine { who: who.clone(), before, after })
    };
    laid.field.everybody().filter_map(line).collect()
}

/// The boards by score group where the system names its groups, else by the better score of the two.
fn pools(laid: &Laid) -> Vec<Pool> {
    let records = Records::new(&laid.field, laid.round);
    let mut rows: Vec<(Option<usize>, Row)> = laid
        .pairs
        .iter()
        .map(|pair| (laid.board_of(*pair).and_then(|made| made.group), row(laid, &records, *pair)))
        .collect();
    let mut pools = Vec::new();
    for index in 0..laid.pairing.groups.len() {
        let (here, rest) = rows.into_iter().partition::<Vec<_>, _>(|(group, _)| *group == Some(index));
        rows = rest;
        let Some(decided) = pool(laid, index) else { continue };
        let title = points(laid, &decided.points);
        pools.push(Pool { title, decided: Some(decided), rows: here.into_iter().map(|(_, row)| row).collect() });
    }
    let is_by_score = laid.field.group.settings.system.is_swiss() && laid.round > 1;
    for (_, row) in rows {
        let score = if is_by_score { points(laid, &better(&records, &row)) } else { String::new() };
        match pools.last_mut() {
            Some(last) if last.decided.is_none() && last.title == score => last.rows.push(row),
            _ => pools.push(Pool { title: score, decided: None, rows: vec![row] }),
        }
    }
    pools
}

fn better(records: &Records, row: &Row) -> String {
    let points = |side: &WhySide| side.who.number.map(|number| records.points(number)).unwrap_or_default();
    points(&row.white).max(points(&row.black)).chess()
}

fn points(laid: &Laid, points: &str) -> String {
    laid.field.reader.say_with("view-pool-points", &[("points", Arg::from(points))])
}

fn row(laid: &Laid, records: &Records, pair: Pair) -> Row {
    let mut why = why_pair(laid, records, pair);
    let summary = summary(laid, &why);
    let told = why.take_told();
    let mut sides = why.sides.into_iter();
    let mut side = || sides.next().expect("a board has two sides");
    Row { number: pair.board, white: side(), black: side(), summary, told }
}

/// How much there is to be said of a board.
fn summary(laid: &Laid, why: &WhyView) -> String {
    let reader = &laid.field.reader;
    if !why.by_engine {
        return reader.say("desk-draft-by-hand");
    }
    let counted = [
        ("desk-draft-count-passed", why.passed.len()),
        ("desk-draft-count-floats", why.floats.len()),
        ("desk-draft-count-failings", why.failings.len()),
    ];
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    let words: Vec<String> = counted.map(|(key, count)| reader.say_with(key, &[("count", Arg::from(count))])).collect();
    if words.is_empty() { reader.say(plain(laid.field.group.settings.system)) } else { words.join(", ") }
}

/// What pairs a board of which nothing needs to be said.
fn plain(system: System) -> &'static str {
    if system.is_knock_out() {
        "desk-draft-bracket"
    } else if system.is_swiss() {
        "desk-draft-plain"
    } else {
        "desk-draft-schedule"
    }
}

fn byes(laid: &Laid) -> Vec<ByeLine> {
    let usual = laid.pairing.bye.as_ref().map(|bye| bye.points.chess()).unwrap_or_default();
    let line = |player: &rokade_tournament::PlayerId| {
        let mut why = why_alone(laid, *player)?;
        let made = laid.bye_of(*player);
        // A bye given by hand has the same points.
        let points = made.map_or_else(|| usual.clone(), |bye| bye.points.chess());
        let by_hand = || Said::plain(laid.field.reader.say("desk-draft-by-hand"));
        let mut told: Vec<Said> = vec![why.alone.take().unwrap_or_else(by_hand)];
        told.append(&mut why.take_told());
        Some(ByeLine { who: laid.field.who(*player).clone(), points, told })
    };
    laid.alone.iter().filter_map(line).collect()
}

fn averages(laid: &Laid) -> Vec<Average> {
    let tenth = |tenths: u32| laid.field.reader.lang.decimal(&format!("{}.{}", tenths / 10, tenths % 10));
    let average = |average: &rokade_pairing::OpponentAverage| Average {
        who: laid.field.numbered(average.player).clone(),
        average: average.tenths.map(tenth).unwrap_or_default(),
    };
    laid.pairing.averages.iter().map(average).collect()
}

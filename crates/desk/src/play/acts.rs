//! What each reader can do now: the players' deeds, the arbiter's notices and penalties.

use rokade_board::Color;
use rokade_clause::{Edition, Logic};
use rokade_laws::referee::penalties::list;
use rokade_laws::referee::{By, Claimed, EnvelopeItem, Noticed};
use rokade_words::{Lang, book, text};

use super::seat::{Chair, Seat};

/// The deeds of one player.
pub(super) struct PlayerActs {
    pub color: &'static str,
    pub name: String,
    pub can_offer: bool,
    /// An offer belongs between the move and the press: it waits for the move.
    pub offers_with_move: bool,
    /// The opponent's offer stands.
    pub is_offered: bool,
    /// Claims by their key and name; `takes_move` where a move may be announced.
    pub claims: Vec<ClaimView>,
    pub is_on_move: bool,
    pub is_over: bool,
    /// The referee knows that the player has come.
    pub is_here: bool,
}

pub(super) struct ClaimView {
    pub rule: &'static str,
    pub text: String,
    pub takes_move: bool,
    pub takes_grounds: bool,
    /// The opponent's flag is down on the display: this is the moment.
    pub is_due: bool,
}

pub(super) fn of_players(seat: &Seat, plays: bool) -> Vec<PlayerActs> {
    let colors = Color::ALL.into_iter().filter(|color| plays && seat.chair.speaks_for(By::from(*color)));
    colors.map(|color| of_player(seat, color)).collect()
}

fn of_player(seat: &Seat, color: Color) -> PlayerActs {
    let account = seat.game().referee.account();
    let is_over = account.verdict().is_some();
    let offered = account.draw_offer();
    PlayerActs {
        color: color.fold_wb("white", "black"),
        name: seat.name(color),
        can_offer: !is_over && account.is_started() && offered.is_none(),
        offers_with_move: account.turn() == color && account.clocks().running() == Some(color),
        is_offered: !is_over && offered == Some(!color),
        claims: if is_over { Vec::new() } else { claims(seat, color) },
        is_on_move: account.turn() == color,
        is_over,
        is_here: account.is_here(color),
    }
}

/// Claims in the order in which they hurry.
const CLAIMS: [Claimed; 7] = [
    Claimed::Flag,
    Claimed::IllegalMove,
    Claimed::Touch,
    Claimed::Threefold,
    Claimed::Fifty,
    Claimed::Quickplay,
    Claimed::IncrementG4,
];

fn claims(seat: &Seat, color: Color) -> Vec<ClaimView> {
    let referee = &seat.game().referee;
    let settings = referee.settings();
    let has_quickplay = settings.appendix_g || !has_appendix_g(settings.edition);
    let is_made = |claimed: &Claimed| match claimed {
        Claimed::Quickplay => has_quickplay,
        Claimed::IncrementG4 => settings.appendix_g,
        _ => true,
    };
    let is_down = referee.clock_at(seat.now())[!color].0 == 0;
    let view = |claimed: Claimed| ClaimView {
        rule: claimed.key(),
        text: text(seat.lang, &format!("desk-play-claim-{}", dashed(claimed.key()))),
        takes_move: matches!(claimed, Claimed::Threefold | Claimed::Fifty),
        takes_grounds: claimed == Claimed::Quickplay,
        is_due: claimed == Claimed::Flag && is_down,
    };
    CLAIMS.into_iter().filter(is_made).map(view).collect()
}

/// Editions whose quickplay finish holds only where it was announced.
fn has_appendix_g(edition: Edition) -> bool {
    match edition.logic() {
        Logic::Laws2001 | Logic::Laws2009(_) => false,
        Logic::Laws2018 | Logic::Laws2023 => true,
    }
}

pub(super) fn dashed(key: &str) -> String {
    key.replace('_', "-")
}

/// A group of notices under a heading.
pub(super) struct NoticeGroup {
    pub title: String,
    pub notices: Vec<NoticeView>,
}

pub(super) struct NoticeView {
    pub what: &'static str,
    pub text: String,
    /// The buttons: the field, its value, its name.
    pub buttons: Vec<(&'static str, &'static str, String)>,
    pub is_due: bool,
}

/// Whom a notice names.
enum Names {
    One,
    OneOrBoth,
    OneIfKnown,
    Nobody,
    WhoseFellFirst,
}

const fn names(what: Noticed) -> Names {
    match what {
        Noticed::Touch
        | Noticed::Flag
        | Noticed::Phone
        | Noticed::MoveWrittenInAdvance
        | Noticed::RecordingNeglected => Names::One,
        Noticed::Absent | Noticed::RefusesRules => Names::OneOrBoth,
        Noticed::IllegalMove | Noticed::DisplacedPieces | Noticed::BoardsDiffer => Names::OneIfKnown,
        Noticed::ColoursReversed
        | Noticed::WrongStart
        | Noticed::BoardTurned
        | Noticed::WrongClockSetting
        | Noticed::BothKingsInCheck
        | Noticed::PawnOnLastRank => Names::Nobody,
        Noticed::BothFlags => Names::WhoseFellFirst,
    }
}

/// Notices in the order in which an arbiter looks for them.
const GROUPS: [(&str, &[Noticed]); 5] = [
    (
        "desk-play-notices-moves",
        &[
            Noticed::IllegalMove,
            Noticed::Touch,
            Noticed::PawnOnLastRank,
            Noticed::BothKingsInCheck,
            Noticed::DisplacedPieces,
        ],
    ),
    ("desk-play-notices-clock", &[Noticed::Flag, Noticed::BothFlags, Noticed::WrongClockSetting]),
    (
        "desk-play-notices-players",
        &[
            Noticed::Absent,
            Noticed::Phone,
            Noticed::RecordingNeglected,
            Noticed::MoveWrittenInAdvance,
            Noticed::RefusesRules,
        ],
    ),
    ("desk-play-notices-setup", &[Noticed::ColoursReversed, Noticed::WrongStart, Noticed::BoardTurned]),
    ("desk-play-notices-blind", &[Noticed::BoardsDiffer]),
];

pub(super) fn notices(seat: &Seat) -> Vec<NoticeGroup> {
    if seat.chair != Chair::Arbiter {
        return Vec::new();
    }
    let referee = &seat.game().referee;
    let is_blind = referee.settings().blind.is_some();
    let down = referee.clock_at(seat.now());
    let down = [down.white.0 == 0, down.black.0 == 0];
    let is_due = |what: Noticed| match what {
        Noticed::Flag => down[0] != down[1],
        Noticed::BothFlags => down == [true, true],
        _ => false,
    };
    let view = |what: Noticed| NoticeView {
        what: what.key(),
        text: text(seat.lang, &format!("desk-play-notice-{}", dashed(what.key()))),
        buttons: buttons(seat.lang, what),
        is_due: is_due(what),
    };
    let groups = GROUPS.iter().filter(|(_, notices)| is_blind || notices != &[Noticed::BoardsDiffer]);
    groups
        .map(|(title, notices)| NoticeGroup {
            title: text(seat.lang, title),
            notices: notices.iter().map(|what| view(*what)).collect(),
        })
        .collect()
}

fn buttons(lang: Lang, what: Noticed) -> Vec<(&'static str, &'static str, String)> {
    let word = |key: &str| text(lang, key);
    let white = |field| (field, "white", word("desk-play-white"));
    let black = |field| (field, "black", word("desk-play-black"));
    match names(what) {
        Names::One => vec![white("against"), black("against")],
        Names::OneOrBoth => vec![white("against"), black("against"), ("against", "", word("desk-play-both"))],
        Names::OneIfKnown => {
            vec![white("against"), black("against"), ("against", "", word("desk-play-first-unknown"))]
        }
        Names::Nobody => vec![("against", "", word("desk-play-noticed"))],
        Names::WhoseFellFirst => vec![
            ("first", "white", word("desk-play-first-white")),
            ("first", "black", word("desk-play-first-black")),
            ("first", "", word("desk-play-first-unknown")),
        ],
    }
}

/// The printed list of penalties of an edition: number and what it is.
pub(super) fn penalties(lang: Lang, edition: Edition) -> Vec<(String, String)> {
    let summary = |clause: &str| book::summary(clause, lang).map_or_else(String::new, |said| book::marked(said, lang));
    list(edition).into_iter().map(|listed| (listed.item, summary(listed.clause.as_str()))).collect()
}

/// What stands on the envelope of a sealed move, by the words of scripts.
pub(super) fn envelope(lang: Lang) -> Vec<(&'static str, String)> {
    let named = |item: EnvelopeItem| (item.key(), text(lang, &format!("desk-play-envelope-{}", dashed(item.key()))));
    EnvelopeItem::ALL.map(named).to_vec()
}

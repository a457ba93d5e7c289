//! What stands behind a command.

use rokade_board::{Color, Square};
use rokade_laws::referee::{Choice, Claimed, Decide, Deed, Grounds, HalfPoint, Millis, Notice, Noticed};

use super::order::{Actor, Order};
use super::verbs::Verb;
use crate::fault::Failure;

pub(super) const CLAIMS: &str =
    "threefold|fifty [MOVE], flag, illegal, touch, quickplay [cannot-win|not-trying], increment";

pub(super) fn words(rest: &str) -> Option<String> {
    (!rest.is_empty()).then(|| rest.to_owned())
}

pub(super) fn count(verb: &Verb, rest: &str) -> Result<u32, Failure> {
    if rest.is_empty() {
        return Err(verb.missing());
    }
    rest.parse().map_err(|_| verb.not_understood(rest))
}

pub(super) fn claim(verb: &Verb, rest: &str) -> Result<Order, Failure> {
    let (word, more) = rest.split_once(' ').map_or((rest, ""), |(word, more)| (word, more.trim()));
    if word.is_empty() {
        return Err(verb.missing());
    }
    let rule = match word {
        "illegal" => Some(Claimed::IllegalMove),
        "increment" => Some(Claimed::IncrementG4),
        _ => Claimed::ALL.into_iter().find(|rule| rule.key() == key(word)),
    };
    let rule = rule.ok_or_else(|| verb.not_understood(word))?;
    let (announced, grounds) = match (rule, more) {
        (_, "") => (None, None),
        (Claimed::Threefold | Claimed::Fifty, text) => (Some(text.to_owned()), None),
        (Claimed::Quickplay, text) => (None, Some(grounds(text).ok_or_else(|| verb.not_understood(text))?)),
        (_, text) => return Err(verb.not_understood(text)),
    };
    let actor = match rule {
        Claimed::Threefold | Claimed::Fifty | Claimed::Quickplay | Claimed::IncrementG4 => Actor::InHand,
        Claimed::Flag => Actor::InTime,
        Claimed::IllegalMove => Actor::Objecting,
        Claimed::Touch => Actor::Witness,
    };
    Ok(Order::Deed(Deed::Claim { rule, announced, grounds }, actor))
}

fn grounds(word: &str) -> Option<Grounds> {
    match key(word).as_str() {
        "cannot_win" => Some(Grounds::CannotWin),
        "not_trying" => Some(Grounds::NotTrying),
        _ => None,
    }
}

/// The words of scripts are written with underscores; hands prefer hyphens.
fn key(word: &str) -> String {
    word.replace('-', "_")
}

pub(super) fn touch(verb: &Verb, rest: &str, adjust: bool, accidental: bool) -> Result<Order, Failure> {
    let square = |word: &str| word.parse::<Square>().map_err(|_| verb.not_understood(word));
    let squares: Vec<Square> = rest.split_whitespace().map(square).collect::<Result<_, _>>()?;
    match squares.is_empty() {
        true => Err(verb.missing()),
        false => Ok(Order::Deed(Deed::Touch { squares, adjust, accidental }, Actor::InHand)),
    }
}

pub(super) fn notice(verb: &Verb, rest: &str) -> Result<Order, Failure> {
    let mut words = rest.split_whitespace();
    let Some(word) = words.next() else { return Err(verb.missing_from(noticeable())) };
    let what = match word {
        "illegal" => Some(Noticed::IllegalMove),
        _ => Noticed::ALL.into_iter().find(|what| what.key() == key(word)),
    };
    let what = what.ok_or_else(|| verb.not_found_in(noticeable(), word))?;
    let named = words.next().map(|word| color(word).ok_or_else(|| verb.not_understood(word))).transpose()?;
    if let Some(more) = words.next() {
        return Err(verb.not_understood(more));
    }
    // Of two fallen flags the named one fell first.
    let (against, first) = if what == Noticed::BothFlags { (None, named) } else { (named, None) };
    Ok(Order::Deed(Deed::Notice(Notice { what, against, first }), Actor::Arbiter))
}

/// The usage with everything that can be noticed in place of the bare word for it.
fn noticeable() -> String {
    let what: Vec<String> = Noticed::ALL.iter().map(|what| what.key().replace('_', "-")).collect();
    format!("notice {} [white|black]", what.join("|"))
}

fn color(word: &str) -> Option<Color> {
    match word {
        "white" | "w" => Some(Color::White),
        "black" | "b" => Some(Color::Black),
        _ => None,
    }
}

pub(super) fn decide(verb: &Verb, rest: &str) -> Result<Order, Failure> {
    let choices = [Choice::Accept, Choice::Postpone, Choice::Reject];
    match choices.into_iter().find(|choice| choice.key() == rest) {
        Some(choice) => Ok(Order::Deed(Deed::Decide(Decide::Claim(choice)), Actor::Arbiter)),
        None if rest.is_empty() => Err(verb.missing()),
        None => Err(verb.not_understood(rest)),
    }
}

pub(super) fn penalty(verb: &Verb, rest: &str) -> Result<Order, Failure> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let (item, against, amount) = match words[..] {
        [item, against] => (item, against, None),
        [item, against, amount] => (item, against, Some(amount)),
        [] | [_] => return Err(verb.missing()),
        [.., more] => return Err(verb.not_understood(more)),
    };
    let against = color(against).ok_or_else(|| verb.not_understood(against))?;
    let (ms, points) = match amount.map(|word| (word, half_points(word), span(word))) {
        None => (None, None),
        Some((_, Some(points), _)) => (None, Some(points)),
        Some((_, None, Some(span))) => (Some(span), None),
        Some((word, None, None)) => return Err(verb.not_understood(word)),
    };
    let penalty = Decide::Penalty { item: item.to_owned(), against, ms, points };
    Ok(Order::Deed(Deed::Decide(penalty), Actor::Arbiter))
}

fn half_points(word: &str) -> Option<HalfPoint> {
    match word {
        "0" => Some(HalfPoint(0)),
        "1/2" | "½" | "0.5" => Some(HalfPoint(1)),
        "1" => Some(HalfPoint(2)),
        _ => None,
    }
}

/// `1:30:00`, `2:00`, `90s`, `5m`.
fn span(word: &str) -> Option<Millis> {
    let whole = |text: &str| text.parse::<u32>().ok().map(i64::from);
    if let Some(seconds) = word.strip_suffix('s') {
        return whole(seconds).map(Millis::from_seconds);
    }
    if let Some(minutes) = word.strip_suffix('m') {
        return whole(minutes).map(Millis::from_minutes);
    }
    let parts: Vec<i64> = word.split(':').map(whole).collect::<Option<_>>()?;
    match parts[..] {
        [minutes, seconds @ 0..60] => Some(Millis::from_minutes(minutes) + Millis::from_seconds(seconds)),
        [hours, minutes @ 0..60, seconds @ 0..60] => {
            Some(Millis::from_minutes(hours.saturating_mul(60) + minutes) + Millis::from_seconds(seconds))
        }
        _ => None,
    }
}

/// Both times, White's first, or one after its colour.
pub(super) fn set_clock(verb: &Verb, rest: &str) -> Result<Order, Failure> {
    let words: Vec<&str> = rest.split_whitespace().collect();
    let time = |word: &str| span(word).ok_or_else(|| verb.not_understood(word));
    let (white, black) = match words[..] {
        [] | [_] => return Err(verb.missing()),
        [word, one] if color(word) == Some(Color::White) => (Some(time(one)?), None),
        [word, one] if color(word) == Some(Color::Black) => (None, Some(time(one)?)),
        [white, black] => (Some(time(white)?), Some(time(black)?)),
        [.., more] => return Err(verb.not_understood(more)),
    };
    Ok(Order::Deed(Deed::SetClock { white, black }, Actor::Arbiter))
}

pub(super) fn reconstruct(verb: &Verb, rest: &str) -> Result<Order, Failure> {
    let (moves, fen) = rest.split_once(' ').unwrap_or((rest, ""));
    let moves = count(verb, moves)?;
    Ok(Order::Deed(Deed::Reconstruct { moves, fen: words(fen.trim()) }, Actor::Arbiter))
}

pub(super) fn sign(verb: &Verb, rest: &str) -> Result<Order, Failure> {
    if rest.is_empty() {
        return Err(verb.missing());
    }
    rest.parse().map(Order::Sign).map_err(|_| verb.not_understood(rest))
}

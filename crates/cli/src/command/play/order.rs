//! What a typed line asks for.

use rokade_clause::Reason;
use rokade_laws::referee::{By, Deed, Score};

use super::verbs;
use crate::fault::{Failure, Fault};

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Who does it, where the line says so.
    pub who: Option<By>,
    pub order: Order,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Move(Typed),
    Deed(Deed, Actor),
    /// A result signed by one player, or by both where nobody is named.
    Sign(Score),
    Show(Show),
    Save(Option<String>),
    Quit,
}

/// A move as it was typed, and how it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub text: String,
    pub press: Press,
    pub offers_draw: bool,
    pub hands: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    WithTheMove,
    Later,
}

/// Who does a thing when the line does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Actor {
    /// The player who has the move in hand, unpressed moves included.
    InHand,
    /// The player who was offered a draw.
    Answering,
    /// The opponent of the player who moved last.
    Objecting,
    /// The opponent of the player who touched a man last.
    Witness,
    /// The player whose opponent's flag is down.
    InTime,
    Arbiter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Show {
    Board,
    Clocks,
    Score,
    Rulings,
    Open,
    Help,
}

const PLAYERS: &[(&str, By)] = &[
    ("white", By::White),
    ("black", By::Black),
    ("arbiter", By::Arbiter),
    ("w", By::White),
    ("b", By::Black),
    ("a", By::Arbiter),
];

/// Words behind a move, and what they say of it.
type Tail = (&'static str, fn(&mut Typed));

const TAILS: &[Tail] = &[
    (";", |typed| typed.press = Press::Later),
    (" no press", |typed| typed.press = Press::Later),
    (" draw", |typed| typed.offers_draw = true),
    (" (=)", |typed| typed.offers_draw = true),
    (" two hands", |typed| typed.hands = 2),
];

/// Understands a line that is not blank. What is no command is taken for a move.
pub(super) fn read(line: &str) -> Result<Line, Failure> {
    let (first, rest) = split(line);
    let who = PLAYERS.iter().find(|(word, _)| *word == first).map(|(_, by)| *by);
    let (text, who) = match who {
        Some(_) if rest.is_empty() => {
            let reason = Reason::house("play_argument_missing").with("order", first);
            return Err(Fault::of(reason.with("usage", format!("{first} resign"))).into());
        }
        Some(by) => (rest, Some(by)),
        None => (line, None),
    };
    let (word, rest) = split(text);
    let order = match verbs::find(word) {
        Some(verb) => (verb.read)(verb, rest)?,
        None => Order::Move(typed(text)),
    };
    Ok(Line { who, order })
}

fn split(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

fn typed(text: &str) -> Typed {
    let mut typed = Typed { text: String::new(), press: Press::WithTheMove, offers_draw: false, hands: 1 };
    let mut text = text;
    while let Some((tail, note)) = TAILS.iter().find(|(tail, _)| text.ends_with(tail)) {
        note(&mut typed);
        text = text[..text.len() - tail.len()].trim_end();
    }
    typed.text = text.to_owned();
    typed
}

#[cfg(test)]
mod tests {
    use rokade_laws::referee::{Claimed, Grounds, Millis};

    use super::*;

    fn order(text: &str) -> Order {
        read(text).unwrap_or_else(|fault| panic!("{text}: {fault}")).order
    }

    #[test]
    fn a_move_says_how_it_is_made() {
        let plain = |text: &str, press, offers_draw, hands| {
            Order::Move(Typed { text: text.to_owned(), press, offers_draw, hands })
        };
        assert_eq!(order("Nf3"), plain("Nf3", Press::WithTheMove, false, 1));
        assert_eq!(order("e4;"), plain("e4", Press::Later, false, 1));
        assert_eq!(order("e4 draw no press"), plain("e4", Press::Later, true, 1));
        assert_eq!(order("O-O two hands;"), plain("O-O", Press::Later, false, 2));
    }

    #[test]
    fn somebody_may_be_named() {
        assert_eq!(
            read("b resign").unwrap(),
            Line { who: Some(By::Black), order: Order::Deed(Deed::Resign, Actor::InHand) }
        );
        assert_eq!(read("arbiter stop").unwrap().who, Some(By::Arbiter));
        assert_eq!(read("white e4").unwrap().who, Some(By::White));
        assert_eq!(read("white").unwrap_err().to_string(), "play_argument_missing");
    }

    #[test]
    fn commands_are_read_with_what_belongs_to_them() {
        let claim = |rule, announced: Option<&str>, grounds| Deed::Claim {
            rule,
            announced: announced.map(str::to_owned),
            grounds,
        };
        assert_eq!(order("claim fifty Nf3"), Order::Deed(claim(Claimed::Fifty, Some("Nf3"), None), Actor::InHand));
        assert_eq!(order("claim illegal"), Order::Deed(claim(Claimed::IllegalMove, None, None), Actor::Objecting));
        let quickplay = claim(Claimed::Quickplay, None, Some(Grounds::NotTrying));
        assert_eq!(order("claim quickplay not-trying"), Order::Deed(quickplay, Actor::InHand));
        let clocks = Deed::SetClock { white: Some(Millis::from_seconds(3_605)), black: None };
        assert_eq!(order("set-clock white 1:00:05"), Order::Deed(clocks, Actor::Arbiter));
        for bad in [
            "claim",
            "claim luck",
            "touch",
            "touch z9",
            "notice luck",
            "penalty 12.9.2",
            "decide later",
            "sign 2-0",
            "set-clock 5",
        ] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}

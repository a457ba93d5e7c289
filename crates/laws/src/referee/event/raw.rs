//! One line of a script, field by field: which fields a verb takes and which it needs.

use rokade_board::{Attempt, Color, Role, Square};
use rokade_clause::Reason;
use serde::{Deserialize, Deserializer, Serialize};

use super::super::settings::BadScript;
use super::super::time::Millis;
use super::{By, Choice, Claimed, Decide, Deed, Event, Grounds, HalfPoint, Notice, Noticed};
use crate::referee::ruling::Score;

/// A line of a script before anything is made of it: every field that any verb may have.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct RawEvent {
    at: Option<Millis>,
    by: Option<By>,
    #[serde(rename = "do")]
    verb: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    squares: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    adjust: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    accidental: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    uci: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<Claimed>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    announced: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grounds: Option<Grounds>,
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<Noticed>,
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<Side>,
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "stated")]
    first: Option<Option<Side>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<Millis>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<Millis>,
    #[serde(skip_serializing_if = "Option::is_none")]
    claim: Option<Choice>,
    #[serde(skip_serializing_if = "Option::is_none")]
    penalty: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<Millis>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Points>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    envelope: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Score>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Side {
    White,
    Black,
}

/// Points as scripts write them: `1`, `0.5`, `"1/2"`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Points {
    Number(f64),
    Text(String),
}

/// A field that is there, though it may say null.
fn stated<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Option<Side>>, D::Error> {
    Option::<Side>::deserialize(input).map(Some)
}

impl From<Side> for Color {
    fn from(side: Side) -> Color {
        match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Side {
        color.fold_wb(Side::White, Side::Black)
    }
}

/// The verbs and the fields that each takes.
const VERBS: &[(&str, &[&str])] = &[
    ("arrive", &[]),
    ("start", &[]),
    ("touch", &["squares", "adjust", "accidental"]),
    ("move", &["uci", "hands"]),
    ("press", &[]),
    ("record", &["moves"]),
    ("offer_draw", &[]),
    ("accept_draw", &[]),
    ("decline_draw", &[]),
    ("resign", &[]),
    ("claim", &["rule", "move", "grounds"]),
    ("notice", &["what", "against", "first"]),
    ("stop", &["reason"]),
    ("restart", &["reason"]),
    ("set_clock", &["white", "black"]),
    ("decide", &["claim", "penalty", "against", "ms", "points"]),
    ("reconstruct", &["moves", "fen"]),
    ("adjourn", &[]),
    ("seal", &["text", "envelope"]),
    ("resume_play", &[]),
    ("open_envelope", &[]),
    ("envelope_lost", &[]),
    ("sign", &["result"]),
];

impl RawEvent {
    /// The fields that this line carries beside `at`, `by` and `do`.
    fn carried(&self) -> Vec<&'static str> {
        let fields = [
            ("squares", self.squares.is_some()),
            ("adjust", self.adjust.is_some()),
            ("accidental", self.accidental.is_some()),
            ("uci", self.uci.is_some()),
            ("hands", self.hands.is_some()),
            ("moves", self.moves.is_some()),
            ("rule", self.rule.is_some()),
            ("move", self.announced.is_some()),
            ("grounds", self.grounds.is_some()),
            ("what", self.what.is_some()),
            ("against", self.against.is_some()),
            ("first", self.first.is_some()),
            ("reason", self.reason.is_some()),
            ("white", self.white.is_some()),
            ("black", self.black.is_some()),
            ("claim", self.claim.is_some()),
            ("penalty", self.penalty.is_some()),
            ("ms", self.ms.is_some()),
            ("points", self.points.is_some()),
            ("fen", self.fen.is_some()),
            ("text", self.text.is_some()),
            ("envelope", self.envelope.is_some()),
            ("result", self.result.is_some()),
        ];
        fields.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name).collect()
    }

    fn check_fields(&self) -> Result<(), BadScript> {
        let verbs = || VERBS.iter().map(|(verb, _)| *verb).collect::<Vec<_>>().join(", ");
        let Some((_, takes)) = VERBS.iter().find(|(verb, _)| *verb == self.verb) else {
            let reason = Reason::house("script_unknown_verb").with("verb", self.verb.as_str()).with("known", verbs());
            return Err(BadScript::new(reason));
        };
        match self.carried().into_iter().find(|field| !takes.contains(field)) {
            Some(field) => Err(self.bad("script_field_not_taken", field)),
            None => Ok(()),
        }
    }

    fn bad(&self, key: &'static str, field: &'static str) -> BadScript {
        BadScript::new(Reason::house(key).with("verb", self.verb.as_str()).with("field", field))
    }

    fn need<T: Clone>(&self, field: &'static str, value: &Option<T>) -> Result<T, BadScript> {
        value.clone().ok_or_else(|| self.bad("script_field_missing", field))
    }

    fn deed(&self) -> Result<Deed, BadScript> {
        Ok(match self.verb.as_str() {
            "arrive" => Deed::Arrive,
            "start" => Deed::Start,
            "touch" => {
                let squares = self.need("squares", &self.squares)?;
                if squares.is_empty() {
                    return Err(self.bad("script_field_missing", "squares"));
                }
                let squares: Result<Vec<Square>, _> = squares.iter().map(|name| name.parse()).collect();
                let squares = squares.map_err(|_| self.bad("script_bad_square", "squares"))?;
                Deed::Touch {
                    squares,
                    adjust: self.adjust.unwrap_or(false),
                    accidental: self.accidental.unwrap_or(false),
                }
            }
            "move" => {
                let uci = self.need("uci", &self.uci)?;
                let hands = self.hands.unwrap_or(1);
                if !(1..=2).contains(&hands) {
                    return Err(self.bad("script_bad_hands", "hands"));
                }
                Deed::Move { attempt: attempt(&uci).ok_or_else(|| self.bad("script_bad_uci", "uci"))?, hands }
            }
            "press" => Deed::Press,
            "record" => Deed::Record { moves: self.need("moves", &self.moves)? },
            "offer_draw" => Deed::OfferDraw,
            "accept_draw" => Deed::AcceptDraw,
            "decline_draw" => Deed::DeclineDraw,
            "resign" => Deed::Resign,
            "claim" => self.claim()?,
            "notice" if self.first.is_some() && self.what != Some(Noticed::BothFlags) => {
                return Err(self.bad("script_field_not_taken", "first"));
            }
            "notice" => Deed::Notice(Notice {
                what: self.need("what", &self.what)?,
                against: self.against.map(Color::from),
                first: self.first.flatten().map(Color::from),
            }),
            "stop" => Deed::Stop { reason: self.reason.clone() },
            "restart" => Deed::Restart { reason: self.reason.clone() },
            "set_clock" => match (self.white, self.black) {
                (None, None) => return Err(self.bad("script_field_missing", "white")),
                (white, black) if [white, black].into_iter().flatten().any(|time| time < Millis::ZERO) => {
                    return Err(self.bad("script_negative_time", "white"));
                }
                (white, black) => Deed::SetClock { white, black },
            },
            "decide" => Deed::Decide(self.decide()?),
            "reconstruct" => Deed::Reconstruct { moves: self.need("moves", &self.moves)?, fen: self.fen.clone() },
            "adjourn" => Deed::Adjourn,
            "seal" => Deed::Seal { text: self.need("text", &self.text)?, envelope: self.envelope.clone() },
            "resume_play" => Deed::ResumePlay,
            "open_envelope" => Deed::OpenEnvelope,
            "envelope_lost" => Deed::EnvelopeLost,
            _ => Deed::Sign { result: self.need("result", &self.result)? },
        })
    }

    fn claim(&self) -> Result<Deed, BadScript> {
        let rule = self.need("rule", &self.rule)?;
        if self.grounds.is_some() && rule != Claimed::Quickplay {
            return Err(self.bad("script_field_not_taken", "grounds"));
        }
        if self.announced.is_some() && !matches!(rule, Claimed::Threefold | Claimed::Fifty) {
            return Err(self.bad("script_field_not_taken", "move"));
        }
        Ok(Deed::Claim { rule, announced: self.announced.clone(), grounds: self.grounds })
    }

    fn decide(&self) -> Result<Decide, BadScript> {
        match (self.claim, &self.penalty) {
            (Some(choice), None) => {
                let of_penalties =
                    [("against", self.against.is_some()), ("ms", self.ms.is_some()), ("points", self.points.is_some())];
                match of_penalties.into_iter().find(|(_, is_there)| *is_there) {
                    Some((field, _)) => Err(self.bad("script_field_not_taken", field)),
                    None => Ok(Decide::Claim(choice)),
                }
            }
            (None, Some(item)) => Ok(Decide::Penalty {
                item: item.clone(),
                against: self.need("against", &self.against)?.into(),
                ms: self.ms,
                points: match &self.points {
                    None => None,
                    Some(points) => Some(half_points(points).ok_or_else(|| self.bad("script_bad_points", "points"))?),
                },
            }),
            _ => Err(self.bad("script_decide_one", "claim")),
        }
    }
}

fn attempt(uci: &str) -> Option<Attempt> {
    if !uci.is_ascii() || !(4..=5).contains(&uci.len()) {
        return None;
    }
    let promotion = match uci.chars().nth(4) {
        None => None,
        Some(letter) => Some(Role::from_char(letter.to_ascii_lowercase())?),
    };
    Some(Attempt { from: uci[..2].parse().ok()?, to: uci[2..4].parse().ok()?, promotion })
}

fn half_points(points: &Points) -> Option<HalfPoint> {
    let text = match points {
        Points::Number(number) => number.to_string(),
        Points::Text(text) => text.clone(),
    };
    match text.as_str() {
        "0" => Some(HalfPoint(0)),
        "0.5" | "1/2" | "½" => Some(HalfPoint(1)),
        "1" => Some(HalfPoint(2)),
        _ => None,
    }
}

impl TryFrom<RawEvent> for Event {
    type Error = BadScript;

    fn try_from(raw: RawEvent) -> Result<Self, BadScript> {
        raw.check_fields()?;
        let deed = raw.deed()?;
        let at = raw.need("at", &raw.at)?;
        let by = raw.need("by", &raw.by)?;
        Ok(Event { at, by, deed })
    }
}

impl From<Event> for RawEvent {
    fn from(event: Event) -> Self {
        let raw = RawEvent { at: Some(event.at), by: Some(event.by), ..RawEvent::default() };
        let verb = |verb: &str| RawEvent { verb: verb.to_owned(), ..raw.clone() };
        let some = |flag: bool| flag.then_some(true);
        match event.deed {
            Deed::Arrive => verb("arrive"),
            Deed::Start => verb("start"),
            Deed::Touch { squares, adjust, accidental } => RawEvent {
                squares: Some(squares.iter().map(Square::to_string).collect()),
                adjust: some(adjust),
                accidental: some(accidental),
                ..verb("touch")
            },
            Deed::Move { attempt, hands } => {
                RawEvent { uci: Some(write_attempt(attempt)), hands: (hands != 1).then_some(hands), ..verb("move") }
            }
            Deed::Press => verb("press"),
            Deed::Record { moves } => RawEvent { moves: Some(moves), ..verb("record") },
            Deed::OfferDraw => verb("offer_draw"),
            Deed::AcceptDraw => verb("accept_draw"),
            Deed::DeclineDraw => verb("decline_draw"),
            Deed::Resign => verb("resign"),
            Deed::Claim { rule, announced, grounds } => {
                RawEvent { rule: Some(rule), announced, grounds, ..verb("claim") }
            }
            Deed::Notice(notice) => RawEvent {
                what: Some(notice.what),
                against: notice.against.map(Side::from),
                first: notice.first.map(|first| Some(first.into())),
                ..verb("notice")
            },
            Deed::Stop { reason } => RawEvent { reason, ..verb("stop") },
            Deed::Restart { reason } => RawEvent { reason, ..verb("restart") },
            Deed::SetClock { white, black } => RawEvent { white, black, ..verb("set_clock") },
            Deed::Decide(Decide::Claim(choice)) => RawEvent { claim: Some(choice), ..verb("decide") },
            Deed::Decide(Decide::Penalty { item, against, ms, points }) => RawEvent {
                penalty: Some(item),
                against: Some(against.into()),
                ms,
                points: points.map(|HalfPoint(halves)| Points::Number(f64::from(halves) / 2.0)),
                ..verb("decide")
            },
            Deed::Reconstruct { moves, fen } => RawEvent { moves: Some(moves), fen, ..verb("reconstruct") },
            Deed::Adjourn => verb("adjourn"),
            Deed::Seal { text, envelope } => RawEvent { text: Some(text), envelope, ..verb("seal") },
            Deed::ResumePlay => verb("resume_play"),
            Deed::OpenEnvelope => verb("open_envelope"),
            Deed::EnvelopeLost => verb("envelope_lost"),
            Deed::Sign { result } => RawEvent { result: Some(result), ..verb("sign") },
        }
    }
}

fn write_attempt(attempt: Attempt) -> String {
    let letter = attempt.promotion.map(|role| role.char().to_string()).unwrap_or_default();
    format!("{}{}{letter}", attempt.from, attempt.to)
}

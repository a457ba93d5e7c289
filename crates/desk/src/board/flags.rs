//! What the Laws of the chosen edition say of the position: over by itself, open to a claim, or
//! only worth knowing.

use rokade_board::Doubt;
use rokade_clause::{ClauseId, Reason};
use rokade_formats::fen;
use rokade_laws::endings::{self, DEAD_POSITION_NODES, Life};
use rokade_laws::{Claim, ClaimRule, Laws, claims};
use rokade_view::cite::Source;
use rokade_words::{Arg, Lang, Speaker, text, text_with};
use serde::Serialize;

use super::address::Address;
use super::game::Game;
use super::{men, sheet};

/// From this many quiet half-moves on the count is shown.
const QUIET_WORTH_SHOWING: u32 = 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// The game has ended by itself.
    Over,
    /// The player on move may claim a draw.
    Claim,
    /// Nothing follows from it yet.
    Note,
}

impl Kind {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Kind::Over => "over",
            Kind::Claim => "claim",
            Kind::Note => "note-word",
        }
    }
}

/// One thing to know, with the clauses it rests on.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Flag {
    pub key: String,
    pub kind: Kind,
    pub text: String,
    pub clauses: Vec<Source>,
}

/// The flags of the position at the cursor: an ending, else the open claims, then the notes.
pub(super) fn flags(lang: Lang, address: &Address, game: &Game) -> Vec<Flag> {
    let laws = Laws::of(address.laws);
    let mut flags = Vec::new();
    match endings::automatic(laws, &game.history) {
        Some(ending) => {
            let reason = ending.reason();
            flags.push(flag(Kind::Over, reason.key.as_ref(), say(lang, &reason), &reason.clauses));
        }
        None => {
            flags.extend(claim_flags(lang, address, game, &claims::claims(laws, &game.history)));
            flags.extend(notes(lang, laws, game));
        }
    }
    if game.cursor() == 0 {
        flags.extend(game.position().doubts().into_iter().map(|doubt| doubtful(lang, doubt)));
    }
    flags
}

fn flag(kind: Kind, key: &str, text: String, clauses: &[ClauseId]) -> Flag {
    Flag { key: key.to_owned(), kind, text, clauses: clauses.iter().map(Source::clause).collect() }
}

/// A claim on the board makes the announced ones of the same rule needless to list.
fn claim_flags(lang: Lang, address: &Address, game: &Game, open: &[Claim]) -> Vec<Flag> {
    let position = game.position();
    let by = Arg::from(men::side(lang, position.turn()));
    let mut flags = Vec::new();
    for rule in ClaimRule::ALL {
        let of_rule: Vec<&Claim> = open.iter().filter(|claim| claim.rule == rule).collect();
        let Some(first) = of_rule.first() else { continue };
        let (on_board, announced) = match rule {
            ClaimRule::Threefold => ("desk-board-claim-threefold", "desk-board-claim-threefold-by"),
            ClaimRule::Fifty => ("desk-board-claim-fifty", "desk-board-claim-fifty-by"),
        };
        let said = match first.with_move {
            None => {
                let times = Arg::from(game.history.repetitions());
                text_with(lang, on_board, &[("side", by.clone()), ("times", times)])
            }
            Some(_) => {
                let moves = of_rule.iter().filter_map(|claim| claim.with_move);
                let moves: Vec<String> = moves.map(|m| sheet::written(position, m, address.letters)).collect();
                text_with(lang, announced, &[("side", by.clone()), ("moves", Arg::from(moves.join(", ")))])
            }
        };
        flags.push(flag(Kind::Claim, rule.key(), said, std::slice::from_ref(first.clause)));
    }
    flags
}

fn notes(lang: Lang, laws: &Laws, game: &Game) -> Vec<Flag> {
    let position = game.position();
    let mut notes = Vec::new();
    if position.is_check() {
        notes.push(flag(Kind::Note, "check", text(lang, "desk-board-check"), &[]));
    }
    let times = game.history.repetitions();
    // From the third time on the claim tells it.
    if (2..laws.threefold.on_board.value).contains(&times) {
        let said = text_with(lang, "desk-board-repeated", &[("times", Arg::from(times))]);
        notes.push(flag(Kind::Note, "repeated", said, &[]));
    }
    let quiet = position.quiet_plies();
    if quiet >= QUIET_WORTH_SHOWING {
        let end = laws.seventy_five.as_ref().map_or(laws.fifty.on_board.value, |rule| rule.value);
        let args = [
            ("moves", Arg::from(quiet / 2)),
            ("limit", Arg::from(laws.fifty.on_board.value / 2)),
            ("end", Arg::from(end / 2)),
        ];
        let key = if laws.seventy_five.is_some() { "desk-board-quiet-both" } else { "desk-board-quiet" };
        notes.push(flag(Kind::Note, "quiet", text_with(lang, key, &args), &[]));
    }
    if endings::life(position, DEAD_POSITION_NODES) == Life::Undecided {
        notes.push(flag(Kind::Note, "life_undecided", text(lang, "desk-board-life-undecided"), &[]));
    }
    notes
}

fn doubtful(lang: Lang, doubt: Doubt) -> Flag {
    let reason = fen::doubt(doubt);
    flag(Kind::Note, reason.key.as_ref(), say(lang, &reason), &[])
}

/// A reason that speaks neither of players nor of times.
pub(super) fn say(lang: Lang, reason: &Reason) -> String {
    Speaker::plain(lang).reason(reason)
}

#[cfg(test)]
mod tests {
    use super::super::address::Start;
    use super::*;

    fn keys(fen: &str, laws: &str, moves: &str) -> Vec<(Kind, String)> {
        let start = if fen.is_empty() { Start::Array } else { Start::Fen(fen.to_owned()) };
        let moves = moves.split_whitespace().map(str::to_owned).collect();
        let address = Address { start, moves, laws: laws.parse().unwrap(), ..Address::new(Lang::En) };
        let game = Game::replay(&address).ok().unwrap();
        flags(Lang::En, &address, &game).into_iter().map(|flag| (flag.kind, flag.key)).collect()
    }

    const TO_AND_FRO: &str = "g1f3 g8f6 f3g1 f6g8 ";

    #[test]
    fn the_third_occurrence_can_be_claimed_and_the_move_before_it_announced() {
        let claim = (Kind::Claim, "threefold".to_owned());
        assert!(keys("", "2023", &TO_AND_FRO.repeat(2)).contains(&claim));
        assert!(keys("", "2023", "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1").contains(&claim));
        assert!(!keys("", "2023", TO_AND_FRO).contains(&claim));
    }

    #[test]
    fn the_fifth_occurrence_ends_the_game_only_where_the_edition_says_so() {
        let moves = TO_AND_FRO.repeat(4);
        assert_eq!(keys("", "2018", &moves)[0], (Kind::Over, "fivefold".to_owned()));
        assert_eq!(keys("", "2009", &moves)[0], (Kind::Claim, "threefold".to_owned()));
    }

    #[test]
    fn the_count_of_a_repetition_is_told_once() {
        let address = Address {
            moves: TO_AND_FRO.repeat(4).split_whitespace().map(str::to_owned).collect(),
            laws: "2001".parse().unwrap(),
            ..Address::new(Lang::En)
        };
        let flags = flags(Lang::En, &address, &Game::replay(&address).ok().unwrap());
        let told: Vec<&str> =
            flags.iter().map(|flag| flag.text.as_str()).filter(|text| text.contains("occurred")).collect();
        assert_eq!(told, ["White can claim a draw: the position has occurred 5 times."]);
    }

    #[test]
    fn quiet_moves_are_counted_claimed_and_at_last_end_the_game() {
        let fen = |plies: u32| format!("4k3/8/8/8/8/8/R7/4K3 w - - {plies} 80");
        assert_eq!(keys(&fen(30), "2023", ""), [(Kind::Note, "quiet".to_owned())]);
        assert!(keys(&fen(100), "2001", "").contains(&(Kind::Claim, "fifty".to_owned())));
        assert_eq!(keys(&fen(150), "2023", ""), [(Kind::Over, "seventy_five_moves".to_owned())]);
    }

    #[test]
    fn a_dead_position_is_noticed_when_it_arises() {
        assert_eq!(keys("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "2023", "e1e2"), [(Kind::Over, "dead_position".to_owned())]);
    }
}

//! "Where do I play?": whoever is called so, with board, colour and opponent.

use rokade_model::Color;
use rokade_tournament::GroupId;
use rokade_words::Arg;

use super::alphabet::{is_found, sort_key};
use super::matches::sides_now;
use super::pairings::{bye_word, color_word};
use super::player::seat_of;
use super::{Field, Reader, Who};

/// More answers than fit a phone help nobody.
const MOST_SHOWN: usize = 12;

/// The players whom a search finds.
pub struct Found {
    pub seats: Vec<FoundSeat>,
    /// How many more there are.
    pub more: usize,
}

/// A player who was found, and where they sit.
pub struct FoundSeat {
    pub who: Who,
    pub group: GroupId,
    pub group_name: String,
    /// Empty before the first round.
    pub round: String,
    /// The table's number; `None` without a game.
    pub board: Option<u32>,
    /// Colour and opponent, or why there is no game.
    pub text: String,
}

/// Searches the names the reader may see; a withheld name is not found by what it hides.
pub fn find(reader: &Reader, typed: &str) -> Found {
    let mut seats = Vec::new();
    for group in reader.book.tournament.groups.keys() {
        let Some(field) = Field::new(reader, *group) else { continue };
        let found = field.everybody().filter(|who| is_found(typed, &who.listed));
        seats.extend(found.map(|who| seat(&field, who)));
    }
    seats.sort_by_cached_key(|seat| (sort_key(reader.lang, &seat.who.listed), seat.who.id));
    let more = seats.len().saturating_sub(MOST_SHOWN);
    seats.truncate(MOST_SHOWN);
    Found { seats, more }
}

fn seat(field: &Field, who: &Who) -> FoundSeat {
    let reader = &field.reader;
    let round = field.group.rounds.last();
    let mut seat = FoundSeat {
        who: who.clone(),
        group: field.group.id,
        group_name: field.group.settings.name.clone(),
        round: round
            .map(|round| reader.say_with("view-round", &[("round", Arg::from(round.number))]))
            .unwrap_or_default(),
        board: None,
        text: String::new(),
    };
    let Some(round) = round else {
        seat.text = reader.say("public-where-unpaired");
        return seat;
    };
    if let Some((board, _)) = seat_of(round, who.id) {
        let color = if sides_now(board).0 == who.id { Color::White } else { Color::Black };
        let opponent = if board.white == who.id { board.black } else { board.white };
        seat.board = Some(board.number);
        seat.text = reader.say_with(
            "view-seat",
            &[
                ("colour", Arg::from(reader.say(color_word(color)))),
                ("opponent", Arg::from(field.who(opponent).name.as_str())),
            ],
        );
    } else if let Some(bye) = round.byes.iter().find(|bye| bye.player == who.id) {
        seat.text = reader.say(bye_word(bye.kind));
    } else {
        seat.text = reader.say("public-where-out");
    }
    seat
}

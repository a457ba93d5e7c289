//! What the page says of a game in words: names, letters, notes, and why a move was not made.

use rokade_board::notation::Letters;
use rokade_model::GameResult;
use rokade_view::cite::{self, Source};
use rokade_words::{Arg, Lang, text, text_with};

use super::address::{Address, Fields, Start};
use super::flags;
use super::page::Wish;
use super::play::Refused;

/// Who plays whom, with the result, where the record says it.
pub(super) fn names(address: &Address) -> Option<String> {
    if address.white.is_empty() && address.black.is_empty() {
        return None;
    }
    let result = score(&address.result).map(|score| format!(" {score}")).unwrap_or_default();
    let name = |name: &str| if name.is_empty() { "?".to_owned() } else { name.to_owned() };
    Some(format!("{} – {}{result}", name(&address.white), name(&address.black)))
}

/// A result as it is set in the hall.
pub(super) fn score(result: &str) -> Option<&'static str> {
    let known = [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw];
    known.into_iter().find(|known| known.contract() == result).map(GameResult::chess)
}

fn letters_name(lang: Lang, letters: Letters) -> String {
    text(lang, &format!("desk-board-letters-{}", letters.key()))
}

/// In which letters a move was read, and what of a record is not kept.
pub(super) fn notes(lang: Lang, address: &Address, wish: &Wish) -> Vec<String> {
    let read_as = wish.read_as.or_else(|| wish.refused.as_ref().and_then(|refused| refused.read_as));
    let read_as = read_as
        .map(|letters| text_with(lang, "desk-board-read-as", &[("letters", Arg::from(letters_name(lang, letters)))]));
    let left: Vec<String> = address.left.parts().map(|(_, key)| text(lang, key)).collect();
    let left = (!left.is_empty()).then(|| text_with(lang, "desk-board-left", &[("what", Arg::from(left.join(", ")))]));
    read_as.into_iter().chain(left).collect()
}

/// All letters a score sheet can be in: key, name, whether chosen.
pub(crate) fn letters(lang: Lang, chosen: Letters) -> Vec<(&'static str, String, bool)> {
    Letters::ALL.into_iter().map(|letters| (letters.key(), letters_name(lang, letters), letters == chosen)).collect()
}

/// Which of the 960 arrays the game began from, and how it was drawn.
pub(super) fn start(lang: Lang, address: &Address, seed: Option<u64>) -> Option<String> {
    let Start::Chess960(number) = address.start else { return None };
    let number = Arg::from(u32::from(number));
    Some(match seed {
        Some(seed) => {
            text_with(lang, "desk-board-start-drawn", &[("number", number), ("seed", Arg::from(seed.to_string()))])
        }
        None => text_with(lang, "desk-board-start-number", &[("number", number)]),
    })
}

/// What was not played, the reason's sentence and its clauses.
pub(super) fn refusal(lang: Lang, refused: Refused) -> (String, String, Vec<Source>) {
    let Refused { asked, reason, .. } = refused;
    let clauses = cite::sources(lang, &reason);
    (text_with(lang, "desk-board-refused", &[("move", Arg::from(asked))]), flags::say(lang, &reason), clauses)
}

/// The seed in the fields, if it draws the number that stands beside it.
pub(super) fn seed(fields: &Fields, address: &Address) -> Option<u64> {
    let seed = fields.get("seed")?.parse().ok()?;
    (address.start == Start::Chess960(rokade_board::chess960::draw(seed))).then_some(seed)
}

//! Records headed by a federation's code: what the federation says of a player.

use rokade_model::StartNumber;

use super::birth;
use super::header::{NationalRating, RankMethod, StartingRank};
use super::line::{Line, whole_number};
use super::player::sex;
use super::read::Reader;
use super::records::Outcome;
use super::requests::Mention;
use crate::problem::Problem;

/// Codes of a draft that never came into force; they look like federations.
const DEAD_CODES: [&str; 7] = ["TSE", "ACC", "PAB", "FPB", "HPB", "ZPB", "OOO"];

/// Three capitals that belong to no dialect, and a start number where one should be.
pub(super) fn is_national(code: &str, line: &Line) -> bool {
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && !code.starts_with("XX")
        && !code.starts_with("BB")
        && !DEAD_CODES.contains(&code)
        && line.at(4) == ' '
        && whole_number(&line.text(5, 8)).is_some()
}

impl Reader {
    pub(super) fn national(&mut self, code: &str, line: &Line) -> Outcome {
        let player = StartNumber(whole_number(&line.text(5, 8)).expect("seen by is_national"));
        self.draft.mentions.push(Mention { player, line: line.number, column: 5 });
        let rating = self.field_number(line, 49, 52);
        let birth_text = line.text(70, 79);
        let birth = birth::read(&birth_text).told(&birth_text, player, line.number, &mut self.notes);
        self.draft.header.national.push(NationalRating {
            federation: code.to_owned(),
            player,
            sex: sex(line.at(10)),
            class: line.text(11, 13),
            name: line.text(15, 47),
            rating: rating.filter(|rating| *rating > 0),
            origin: line.text(54, 56),
            id: line.text(58, 68),
            birth,
        });
        Outcome::Read
    }

    fn field_number(&mut self, line: &Line, first: usize, last: usize) -> Option<u32> {
        let text = line.text(first, last);
        let number = whole_number(&text);
        if number.is_none() && !text.is_empty() {
            self.problems.add(Problem::at(line.number, first, "not_a_number").found(text));
        }
        number
    }
}

/// The record of a player that counts for the event: that of the federation of 172, else the
/// first one.
pub(super) fn counting<'a>(
    national: &'a [NationalRating],
    starting_rank: Option<&StartingRank>,
) -> impl Iterator<Item = &'a NationalRating> {
    let federation = starting_rank.map(|rank| rank.federation.clone());
    national.iter().filter(move |record| federation.as_ref().is_none_or(|wanted| *wanted == record.federation))
}

/// How ratings are chosen where national ones are given without a word on it.
pub(super) const SILENT_METHOD: RankMethod = RankMethod::FideElseNational;

/// The line that says it again.
pub(super) fn record(national: &NationalRating) -> String {
    let sex = super::write_players::sex_letter(national.sex);
    let rating = national.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let birth = national.birth.map(|birth| birth.to_string()).unwrap_or_default();
    let line = format!(
        "{:<3} {:>4} {sex}{:>3} {:<33} {rating:>4} {:<3} {:>11} {birth:<10}",
        national.federation, national.player, national.class, national.name, national.origin, national.id
    );
    line.trim_end().to_owned()
}

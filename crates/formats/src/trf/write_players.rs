//! The writer's half for players: the ruler, the records 001 and the facts that do not fit there.

use std::collections::BTreeMap;

use rokade_model::{ByeKind, Color, Entry, HalfPoints, Mark, Name, RoundNumber, Sex, StartNumber};

use super::facts::NO_RATING;
use super::national;
use super::read::RULER;
use super::write::Writer;
use super::{MOST_ROUNDS, Place};

/// Letters in the field of the name.
const NAME_WIDTH: usize = 33;

/// For a player whose name was erased: a line without a name cannot be read back.
const NO_NAME: &str = "NN";

pub(super) const fn sex_letter(sex: Option<Sex>) -> char {
    match sex {
        Some(Sex::Man) => 'm',
        Some(Sex::Woman) => 'w',
        None => ' ',
    }
}

impl Writer<'_> {
    /// The rounds that have columns: all that are paired, in TRF16 also those asked for.
    pub(super) fn columns(&self) -> RoundNumber {
        let shows = |entry: &Entry| match entry {
            Entry::Blank => false,
            Entry::Game { .. } | Entry::Bye(ByeKind::PairingAllocated) => true,
            Entry::Bye(_) => !self.is_trf26() && !self.options.engine_dialect,
        };
        let players = &self.trf.history.players;
        let last = players.iter().filter_map(|player| player.rounds.iter().rposition(shows)).max();
        last.map_or(0, |at| RoundNumber::try_from(at + 1).unwrap_or(MOST_ROUNDS)).min(MOST_ROUNDS)
    }

    pub(super) fn players(&mut self) {
        let columns = self.columns();
        let marks = (1..=columns).map(|round| {
            let digit = round % 10;
            format!("  {digit}{digit}{digit}{digit} {digit} {digit}")
        });
        let ruler = format!("{RULER}{}", marks.collect::<String>());
        self.line(&ruler);
        for place in self.places() {
            let line = self.player(place, columns);
            self.line(&line);
            self.kept_lines(&Place::AfterPlayer(self.trf.history.players[place].number));
        }
    }

    /// By start number, unless the order of the lines counts.
    fn places(&self) -> Vec<usize> {
        let players = &self.trf.history.players;
        let mut places: Vec<usize> = (0..players.len()).collect();
        if !self.options.engine_dialect && !self.trf.history.seeding.is_empty() {
            let order: BTreeMap<StartNumber, usize> = self.trf.history.by_strength().into_iter().zip(0..).collect();
            places.sort_by_key(|place| order.get(&players[*place].number).copied().unwrap_or(usize::MAX));
        }
        places
    }

    fn player(&self, place: usize, columns: RoundNumber) -> String {
        let player = &self.trf.history.players[place];
        let person = &self.trf.people[place];
        let stated = self.trf.stated.get(place).copied().unwrap_or_default();
        let text = |value: Option<u32>| value.filter(|value| *value > 0).map(|value| value.to_string());
        let fits = |value: Option<u32>| text(value.filter(|value| *value <= 9_999)).unwrap_or_default();
        let title = self.trf.titles.get(place).copied().flatten().map(|title| title.to_string()).unwrap_or_default();
        let name: String = self.folded(&listed(&person.name)).chars().take(NAME_WIDTH).collect();
        let federation: String = self.folded(&person.federation).chars().take(3).collect();
        let head = format!(
            "001 {:>4} {}{title:>3} {name:<33} {:>4} {federation:<3} {:>11} {:<10} {:>4} {:>4}",
            player.number,
            sex_letter(person.sex),
            fits(self.trf.fide_ratings.get(place).copied().flatten()),
            person.fide_id.filter(|id| *id > 0).map(|id| id.to_string()).unwrap_or_default(),
            person.birth.map(|birth| birth.to_string()).unwrap_or_default(),
            self.points(place, stated.points).map(points_text).unwrap_or_default(),
            fits(stated.rank),
        );
        let paired = self.trf.history.paired_rounds();
        let cells = (1..=columns).map(|round| self.cell(player.entry(round), round <= paired));
        format!("{head}{}", cells.collect::<String>())
    }

    /// What the file states, else the sum. Engines check the sum and know neither adjustments
    /// nor points for unfinished games. Where the scoring is more than the history holds, only
    /// the stated points are right.
    fn points(&self, place: usize, stated: Option<HalfPoints>) -> Option<HalfPoints> {
        let history = &self.trf.history;
        let player = &history.players[place];
        let is_for_engine = self.options.engine_dialect;
        if self.keeps_scoring() {
            return stated.filter(|_| !is_for_engine || player.adjustment == HalfPoints::ZERO);
        }
        if is_for_engine {
            let entries = player.entries_through(history.paired_rounds());
            return Some(entries.map(|(_, entry)| entry.points(&history.scoring)).sum());
        }
        stated.or_else(|| Some(history.points_after(player, history.paired_rounds())))
    }

    fn cell(&self, entry: Entry, is_paired: bool) -> String {
        match entry {
            Entry::Blank if is_paired => "  0000 - Z".to_owned(),
            Entry::Blank => " ".repeat(10),
            Entry::Bye(kind) => format!("  0000 - {}", kind.letter()),
            Entry::Game { opponent, color, mark } => {
                let color = match color {
                    Some(Color::White) => 'w',
                    Some(Color::Black) => 'b',
                    None => '-',
                };
                let mark = mark.map_or(if self.is_trf26() { '?' } else { ' ' }, Mark::letter);
                format!("  {opponent:>4} {color} {mark}")
            }
        }
    }

    /// The rating a reader of the records would take the event to go by.
    fn rating_in_records(&self, place: usize) -> Option<u32> {
        let header = &self.trf.header;
        let fide = self.trf.fide_ratings.get(place).copied().flatten();
        if !self.is_trf26() || header.national.is_empty() {
            return fide;
        }
        let number = self.trf.history.players[place].number;
        let rank = header.starting_rank.as_ref();
        let record = national::counting(&header.national, rank).find(|record| record.player == number);
        let method = rank.map_or(national::SILENT_METHOD, |rank| rank.method);
        method.rating(fide, record.and_then(|record| record.rating))
    }

    /// Names longer than their field, clubs, ratings and member numbers that no record has.
    pub(super) fn personal_facts(&self) -> Vec<String> {
        let mut known_ids: BTreeMap<StartNumber, &str> = BTreeMap::new();
        if self.is_trf26() && !self.options.engine_dialect {
            let header = &self.trf.header;
            let records = national::counting(&header.national, header.starting_rank.as_ref());
            for record in records.filter(|record| !record.id.is_empty()) {
                known_ids.entry(record.player).or_insert(&record.id);
            }
        }
        let mut lines = Vec::new();
        for (place, (player, person)) in self.trf.history.players.iter().zip(&self.trf.people).enumerate() {
            let number = player.number;
            if !self.options.engine_dialect && self.rating_in_records(place) != player.rating {
                let rating = player.rating.map_or(NO_RATING.to_owned(), |rating| rating.to_string());
                lines.push(format!("rating {number} {rating}"));
            }
            let name = listed(&person.name);
            if self.folded(&name).chars().count() > NAME_WIDTH {
                lines.push(format!("name {number} {name}"));
            }
            if !person.club.trim().is_empty() {
                lines.push(format!("club {number} {}", person.club.trim()));
            }
            let id = person.national_id.trim();
            if !id.is_empty() && known_ids.get(&number).is_none_or(|known| *known != id) {
                lines.push(format!("national-id {number} {id}"));
            }
        }
        lines
    }
}

/// The name so that it is read back the same: one whose parts are not known stands as it came.
fn listed(name: &Name) -> String {
    let family = name.family.replace(',', " ");
    match (family.is_empty(), name.given.is_empty()) {
        (true, true) => NO_NAME.to_owned(),
        (false, true) => family,
        _ => format!("{family}, {}", name.given),
    }
}

/// Four letters wide; points that do not fit are left out rather than moved into other columns.
fn points_text(points: HalfPoints) -> String {
    [points.tenths(), points.to_string()].into_iter().find(|text| text.len() <= 4).unwrap_or_default()
}

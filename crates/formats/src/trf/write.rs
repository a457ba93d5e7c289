//! The writer: a report as a file that `read` takes back unchanged.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rokade_model::{Color, RoundNumber};

use super::facts::FACT_MARK;
use super::header::TEXT_RECORDS;
use super::read::{FACTS_SLOT, NATIONAL_SLOT};
use super::scoring::{Letters, record_162, record_xxs};
use super::{MOST_ROUNDS, Place, Trf, engine, fold, national, plan, teams};

/// The records a file may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrfEdition {
    /// For programs of yesterday: the newer records are left out, or written as JaVaFo has them.
    Trf16,
    #[default]
    Trf26,
}

/// How a file is to be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WriteOptions {
    pub edition: TrfEdition,
    pub crlf: bool,
    /// Fold all letters to ASCII.
    pub ascii_names: bool,
    /// For pairing engines: the records of JaVaFo and bbpPairings beside the official ones, only
    /// the coming round's byes, and nothing that makes either of them refuse the file.
    pub engine_dialect: bool,
}

/// The records in the order of a file.
const ORDER: &[&str] = &[
    "012",
    "022",
    "032",
    "042",
    "052",
    "062",
    "072",
    "082",
    "092",
    "102",
    "112",
    "122",
    "132",
    "142",
    "152",
    "162",
    "172",
    "182",
    "192",
    "212",
    "222",
    FACTS_SLOT,
    "001",
    NATIONAL_SLOT,
    "240",
    "250",
    "260",
    "299",
];

/// A tournament as a report file, as other programs write it or as other engines read it.
pub fn write(trf: &Trf, options: &WriteOptions) -> String {
    match options.engine_dialect {
        true => written(&engine::prepared(trf), options),
        false => written(trf, options),
    }
}

fn written(trf: &Trf, options: &WriteOptions) -> String {
    let mut kept: BTreeMap<&Place, Vec<&str>> = BTreeMap::new();
    for line in &trf.rest {
        kept.entry(&line.place).or_default().push(&line.text);
    }
    let mut writer = Writer { trf, options, text: String::new(), kept };
    writer.kept_lines(&Place::Start);
    for code in ORDER {
        writer.records(code);
        writer.kept_lines(&Place::After((*code).to_owned()));
    }
    while let Some((_, lines)) = writer.kept.pop_first() {
        lines.into_iter().for_each(|line| writer.kept_line(line));
    }
    writer.text
}

pub(super) struct Writer<'a> {
    pub(super) trf: &'a Trf,
    pub(super) options: &'a WriteOptions,
    text: String,
    kept: BTreeMap<&'a Place, Vec<&'a str>>,
}

impl<'a> Writer<'a> {
    pub(super) fn line(&mut self, text: &str) {
        let folded = self.folded(text);
        self.text.extend(folded.chars().map(|letter| if letter.is_control() && letter != '\t' { ' ' } else { letter }));
        self.text.push_str(if self.options.crlf { "\r\n" } else { "\n" });
    }

    pub(super) fn folded(&self, text: &str) -> String {
        if self.options.ascii_names { fold::to_ascii(text) } else { text.to_owned() }
    }

    pub(super) fn is_trf26(&self) -> bool {
        self.options.edition == TrfEdition::Trf26
    }

    pub(super) fn kept_lines(&mut self, place: &Place) {
        for line in self.kept.remove(place).unwrap_or_default() {
            self.kept_line(line);
        }
    }

    /// Engines refuse records they do not know, but need the scoring and skip remarks. Where the
    /// beginning of a line is folded it must not turn into a record it was not.
    fn kept_line(&mut self, line: &str) {
        let is_harmless = line.starts_with("###") || is_scoring(line);
        if !is_harmless && self.options.engine_dialect {
            return;
        }
        // Without the records of teams the points of a team's bye would become those of a player's.
        let is_teams_bye = self.options.engine_dialect && line.starts_with("162") && self.is_of_teams();
        let line = &*if is_teams_bye { Cow::from(without_bye(line)) } else { Cow::from(line) };
        if self.options.ascii_names && !line.chars().take(FACT_MARK.len()).all(|letter| letter.is_ascii()) {
            let plain: String = line.chars().map(|letter| if letter.is_ascii() { letter } else { '?' }).collect();
            self.line(&plain);
        } else {
            self.line(line);
        }
    }

    fn is_of_teams(&self) -> bool {
        let kept = self.trf.rest.iter().map(|line| Cow::from(line.text.as_str()));
        let stated = format!("192 {}", self.trf.header.encoded_type);
        self.trf.facts.system.is_none() && teams::is_of_teams(kept.chain([Cow::from(stated)]))
    }

    fn records(&mut self, code: &str) {
        let header = &self.trf.header;
        match code {
            "112" => header.deputies.iter().for_each(|deputy| self.line(&format!("112 {deputy}"))),
            "132" => self.round_dates(),
            "142" => self.round_count(),
            "152" => self.initial_color(),
            "162" => self.scoring(),
            "172" if self.is_trf26() => {
                if let Some(rank) = &header.starting_rank {
                    self.line(&format!("172 {:<3} {}", rank.federation, rank.method.code()));
                }
            }
            "182" | "222" if !self.is_trf26() => {}
            "192" => self.encoded_type(),
            "212" if self.is_trf26() && !header.tiebreaks.is_empty() => {
                self.line(&format!("212 PTS,{}", header.tiebreaks.join(",")));
            }
            FACTS_SLOT => self.facts(),
            "001" => self.players(),
            NATIONAL_SLOT if self.is_trf26() && !self.options.engine_dialect => {
                header.national.iter().for_each(|record| self.national(record));
            }
            "240" => self.byes(),
            "250" => self.acceleration(),
            "260" => self.forbidden(),
            "299" => self.adjustments(),
            code => self.text_record(code),
        }
    }

    fn text_record(&mut self, code: &str) {
        let Some((_, field)) = TEXT_RECORDS.iter().find(|(known, _)| *known == code) else { return };
        let mut header = self.trf.header.clone();
        let text = header.written_day(code).unwrap_or_else(|| std::mem::take(field(&mut header)));
        if !text.is_empty() {
            self.line(&format!("{code} {text}"));
        }
    }

    /// Engines know few codes and refuse the others; they take the bare name of the Dutch system, whose
    /// acceleration is written out.
    fn encoded_type(&mut self) {
        let code = self.trf.header.encoded_type.as_str();
        if !self.is_trf26() || code.is_empty() {
            return;
        }
        if !self.options.engine_dialect {
            return self.text_record("192");
        }
        let is_written_out = !self.trf.history.acceleration.is_empty();
        let baku = if code.ends_with("_BAKU") && !is_written_out { "_BAKU" } else { "" };
        for known in ["FIDE_DUTCH", "FIDE_BURSTEIN"] {
            if code.starts_with(known) && !code.contains("2017") {
                self.line(&format!("192 {known}{baku}"));
            }
        }
    }

    fn round_dates(&mut self) {
        let dates = &self.trf.header.round_dates;
        let texts: Vec<String> =
            dates.iter().map(|date| date.and_then(super::date::short).unwrap_or_else(|| " ".repeat(8))).collect();
        let line = format!("132{:88}{}", "", texts.join("  "));
        if line.trim_end().len() > 3 {
            self.line(line.trim_end());
        }
    }

    /// The number of rounds the file states; 0 for none. One that was only counted would end the event where the
    /// file stops; engines need one all the same, and one more round to pair.
    pub(super) fn written_rounds(&self) -> RoundNumber {
        let rounds = match (self.trf.states_rounds(), self.options.engine_dialect) {
            (true, _) => self.trf.history.rounds,
            (false, true) => self.trf.history.rounds.max(self.trf.coming_round()),
            (false, false) => 0,
        };
        rounds.min(MOST_ROUNDS)
    }

    fn round_count(&mut self) {
        let rounds = self.written_rounds();
        if rounds == 0 {
            return;
        }
        if self.is_trf26() {
            self.line(&format!("142 {rounds}"));
        }
        if !self.is_trf26() || self.options.engine_dialect {
            self.line(&format!("XXR {rounds}"));
        }
    }

    fn initial_color(&mut self) {
        let (letter, word) = match self.trf.history.initial_color {
            Some(Color::White) => ("W", "white1"),
            Some(Color::Black) => ("B", "black1"),
            None => ("", ""),
        };
        if self.is_trf26() && !letter.is_empty() {
            self.line(&format!("152 {letter}"));
        }
        if (!self.is_trf26() || self.options.engine_dialect) && !word.is_empty() {
            self.line(&format!("XXC {word}"));
        }
        if !self.trf.history.seeding.is_empty() && !self.options.engine_dialect {
            self.line("XXC rank");
        }
    }

    fn scoring(&mut self) {
        if self.keeps_scoring() {
            return;
        }
        let scoring = &self.trf.history.scoring;
        if self.options.engine_dialect {
            let own = record_162(&engine::scoring(scoring), Letters::OfEngines).filter(|_| self.is_trf26());
            let lines = own.into_iter().chain(engine::records_of_absence(scoring)).chain(record_xxs(scoring));
            return lines.for_each(|line| self.line(&line));
        }
        // Only 162 can say what an unfinished game is worth.
        let needs_162 = scoring.unfinished != scoring.draw;
        let official = record_162(scoring, Letters::All).filter(|_| self.is_trf26() || needs_162);
        let javafo = record_xxs(scoring).filter(|_| !self.is_trf26());
        official.into_iter().chain(javafo).for_each(|line| self.line(&line));
    }

    /// The file's own lines say more of the scoring than the history can hold.
    pub(super) fn keeps_scoring(&self) -> bool {
        self.trf.rest.iter().any(|line| is_scoring(&line.text))
    }

    fn facts(&mut self) {
        let mut lines = self.trf.facts.lines();
        lines.extend(self.trf.fide.lines());
        lines.extend(plan::lines(&self.trf.plan, &self.trf.history, self.says_teams()));
        if let Some(withdrawn) = self.trf.stated_withdrawals() {
            if withdrawn.is_empty() {
                lines.push("withdrawn none".to_owned());
            }
            lines.extend(withdrawn.iter().map(|(player, after)| format!("withdrawn {player} after {after}")));
        }
        lines.extend(self.personal_facts());
        lines.iter().for_each(|line| self.line(&format!("{FACT_MARK}{line}")));
    }

    /// Whether 310 says who is in which team; 013 has no numbers, and lines move when a file is written.
    fn says_teams(&self) -> bool {
        let lines = self.trf.rest.iter().map(|line| line.text.as_str()).filter(|line| line.starts_with("310"));
        let (names, players): (Vec<_>, Vec<_>) = teams::of_lines(lines, &self.trf.history).into_iter().unzip();
        !self.options.engine_dialect && names == self.trf.plan.teams && players == self.trf.history.teams
    }

    fn national(&mut self, record: &super::NationalRating) {
        let mut record = record.clone();
        record.name = self.folded(&record.name).chars().take(33).collect();
        self.line(&national::record(&record));
    }
}

/// Record 162 without what a bye is worth; every other symbol stays in its column.
fn without_bye(line: &str) -> String {
    let mut is_bye = false;
    let kept = line.chars().enumerate().map(|(at, letter)| {
        if at >= 3 && letter.is_ascii_alphabetic() {
            is_bye = letter.eq_ignore_ascii_case(&'P');
        }
        if is_bye { ' ' } else { letter }
    });
    kept.collect::<String>().trim_end().to_owned()
}

fn is_scoring(line: &str) -> bool {
    ["162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"].iter().any(|code| line.starts_with(code))
}

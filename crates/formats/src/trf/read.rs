//! A file, line by line: which record a line is and where it goes.

use rokade_clause::Reason;
use rokade_model::{Acceleration, Color, RoundNumber};

use super::align;
use super::fact_place::{NamedRound, last_column};
use super::facts::{FACT_MARK, FactLine, Facts, PersonalFact, WrongValue};
use super::fide_facts::FideFacts;
use super::header::{Header, TEXT_RECORDS};
use super::line::Line;
use super::national;
use super::plan::PlanLines;
use super::player::{self, Row, line_fact};
use super::records::Outcome;
use super::requests::{ForbiddenLine, Mention, Request};
use super::scoring::PointTable;
use super::teams;
use super::{KeptLine, MOST_PLAYERS, Place, Trf};
use crate::decode::{self, Encoding};
use crate::notes::Notes;
use crate::problem::{Problem, Problems};

/// What the lines said, before it is put together.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) header: Header,
    pub(super) facts: Facts,
    pub(super) fide: FideFacts,
    pub(super) plan: PlanLines,
    /// The player and the line of each withdrawal.
    pub(super) withdrawn: Vec<Mention>,
    /// The rounds remark lines speak of.
    pub(super) named_rounds: Vec<NamedRound>,
    pub(super) personal: Vec<PersonalFact>,
    pub(super) rows: Vec<Row>,
    /// A player's line without a number: who is missing cannot be told.
    pub(super) lost_a_row: bool,
    pub(super) rounds: Option<(RoundNumber, usize)>,
    pub(super) initial_color: Option<(Color, usize)>,
    /// 250
    pub(super) acceleration: Vec<Acceleration>,
    /// `XXA`
    pub(super) acceleration_of_players: Vec<Acceleration>,
    /// `XXC rank`
    pub(super) counts_lines: bool,
    pub(super) points: PointTable,
    pub(super) scoring_lines: Vec<KeptLine>,
    /// 162 tells what a team gets that is not paired.
    pub(super) has_points_of_team_bye: bool,
    pub(super) requests: Vec<Request>,
    pub(super) forbidden: Vec<ForbiddenLine>,
    pub(super) mentions: Vec<Mention>,
    pub(super) rest: Vec<KeptLine>,
    pub(super) has_trf26: bool,
    /// Records that name numbers mean teams.
    pub(super) is_of_teams: bool,
    /// 132 has a line for every round.
    pub(super) has_dates_by_line: bool,
    pub(super) has_javafo: bool,
    pub(super) has_bbp: bool,
    /// A line held a control character; once is enough to say so.
    pub(super) is_no_text: bool,
    pub(super) last_line: usize,
}

pub(super) struct Reader {
    pub(super) draft: Draft,
    pub(super) problems: Problems,
    pub(super) notes: Notes,
    place: Place,
}

/// The ruler above the players; the writer draws its own.
pub(super) const RULER: &str =
    "### SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR";

/// Team records: kept as they are, 801 and 802 not even looked at.
const TEAM_RECORDS: [&str; 9] = ["013", "300", "310", "320", "330", "352", "362", "801", "802"];

/// Records whose numbers are those of teams in a file of teams.
const NAMING_RECORDS: [&str; 4] = ["240", "250", "260", "299"];

/// A report that can be read, and where the points it states are not those of its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reviewed {
    pub trf: Trf,
    /// In file order. While there are any the report is not to be taken over.
    pub points: Vec<Problem>,
}

/// Reads a report file. All problems come back at once, in file order; a file that is refused is
/// refused whole. What had to be taken for granted stands in `assumptions`.
pub fn read(bytes: &[u8], file: &str) -> Result<Trf, Vec<Problem>> {
    let Reviewed { trf, points } = review(bytes, file)?;
    if points.is_empty() { Ok(trf) } else { Err(points) }
}

/// Reads a report file for people to look through: one whose only fault is points that do not add up is shown with
/// them.
pub fn review(bytes: &[u8], file: &str) -> Result<Reviewed, Vec<Problem>> {
    let mut reader =
        Reader { draft: Draft::default(), problems: Problems::of(file), notes: Notes::default(), place: Place::Start };
    if bytes.len() > decode::LARGEST_FILE {
        let problem = Problem::at(1, None, "too_large").found(bytes.len()).expected(decode::LARGEST_FILE);
        reader.problems.add(problem);
    } else {
        match decode::detect(bytes) {
            wide @ (Encoding::Utf16Little | Encoding::Utf16Big) => reader.lines(decode::decode(bytes, wide).as_bytes()),
            _ => reader.lines(bytes),
        }
    }
    reader.finish()
}

impl Reader {
    fn lines(&mut self, bytes: &[u8]) {
        self.draft.is_of_teams = teams::is_of_teams(decode::lines(bytes).map(|line| line.text));
        for (index, line) in decode::lines(bytes).enumerate() {
            if line.is_windows {
                self.notes.add(Reason::house("read_as_windows_1252").with("line", line_fact(index + 1)));
            }
            self.line(index + 1, &line.text);
        }
        if self.problems.is_empty() && self.draft.rows.is_empty() {
            self.problems.add(Problem::at(self.draft.last_line.max(1), None, "no_players").expected("001"));
        }
    }

    fn line(&mut self, number: usize, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        self.draft.last_line = number;
        if let Some(column) = text.chars().position(|letter| letter.is_control() && letter != '\t') {
            if !std::mem::replace(&mut self.draft.is_no_text, true) {
                self.problems.add(Problem::at(number, column + 1, "not_text"));
            }
            self.draft.lost_a_row |= text.starts_with("001");
            return;
        }
        let code: String = text.chars().take(3).collect();
        let outcome = match code.as_str() {
            "###" => self.remark(number, text),
            "001" => return self.player(number, text),
            _ => self.record(&code, number, text),
        };
        match outcome {
            Outcome::Keep => {
                let line = KeptLine { place: self.place.clone(), text: text.to_owned() };
                self.draft.rest.push(line);
            }
            Outcome::KeepBehindFirst => {
                let code = slot(&code, text).unwrap_or(&code).to_owned();
                self.draft.rest.push(KeptLine { place: Place::After(code), text: text.to_owned() });
            }
            Outcome::Read => {
                if let Some(slot) = slot(&code, text) {
                    self.place = Place::After(slot.to_owned());
                }
            }
        }
    }

    fn player(&mut self, number: usize, text: &str) {
        if self.draft.rows.len() == MOST_PLAYERS {
            self.problems.add(Problem::at(number, None, "too_large").expected(MOST_PLAYERS));
            return;
        }
        match player::read(number, text, &mut self.problems, &mut self.notes) {
            Some(row) => {
                self.place = Place::AfterPlayer(row.number);
                self.draft.rows.push(row);
            }
            None => self.draft.lost_a_row = true,
        }
    }

    fn remark(&mut self, number: usize, text: &str) -> Outcome {
        if text.starts_with(RULER) {
            return Outcome::Read;
        }
        let Some(fact) = text.strip_prefix(FACT_MARK) else { return Outcome::Keep };
        let withdrawn_before = self.draft.facts.withdrawn.as_ref().map_or(0, Vec::len);
        let line = match self.draft.facts.take(fact) {
            FactLine::UnknownKey => self.draft.plan.take(fact),
            line => line,
        };
        let line = match line {
            FactLine::UnknownKey => self.draft.fide.take(fact),
            line => line,
        };
        match line {
            FactLine::Taken(players) => {
                self.draft.named_rounds.extend(NamedRound::of(number, fact));
                let mentions = players.into_iter().map(|player| Mention { player, line: number, column: 12 });
                self.draft.mentions.extend(mentions);
                let withdrawn = self.draft.facts.withdrawn.as_deref().unwrap_or_default();
                let new = withdrawn.get(withdrawn_before).map(|(player, _)| *player);
                self.draft.withdrawn.extend(new.map(|player| Mention { player, line: number, column: 12 }));
                Outcome::Read
            }
            FactLine::Personal(fact) => {
                self.draft.mentions.push(Mention { player: fact.player, line: number, column: 12 });
                self.draft.personal.push(fact);
                Outcome::Read
            }
            FactLine::Malformed(form) => {
                self.problems.add(Problem::at(number, 12, "fact_malformed").found(text).expected(form));
                Outcome::Read
            }
            FactLine::Wrong(WrongValue { key, found, expected }) => {
                let problem = Problem::at(number, last_column(fact), key);
                self.problems.add(problem.found(found).expected(expected));
                Outcome::Read
            }
            FactLine::UnknownKey => {
                let key = fact.split_whitespace().next().unwrap_or_default().to_owned();
                let reason = Reason::house("unknown_fact").with("found", key.as_str());
                self.notes.add_of(key, reason.with("line", line_fact(number)));
                Outcome::Keep
            }
        }
    }

    fn record(&mut self, code: &str, number: usize, text: &str) -> Outcome {
        let line = Line::new(number, text);
        self.note_dialect(code);
        if self.draft.is_of_teams && NAMING_RECORDS.contains(&code) {
            let reason = Reason::house("team_numbers_kept").with("code", code).with("line", line_fact(number));
            self.notes.add_of(code.to_owned(), reason);
            return Outcome::Keep;
        }
        match code {
            "112" => self.deputy(&line),
            "132" => self.round_dates(&line),
            "142" | "XXR" => self.round_count(code, &line),
            "152" => self.initial_color(&line),
            "162" => self.scoring_162(text, &line),
            "172" => self.starting_rank(&line),
            "202" | "212" => self.tiebreaks(code, &line),
            "240" => self.byes(&line),
            "250" => self.acceleration(&line),
            "260" => self.forbidden(&line),
            "299" => self.adjustment(&line),
            "XXC" => self.javafo_choice(&line),
            "XXZ" => self.absent(&line),
            "XXS" => self.scoring_xxs(text, &line),
            "XXA" => self.acceleration_of_player(&line),
            "XXP" => self.never_meet(&line),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => self.scoring_bbp(code, text, &line),
            code if TEXT_RECORDS.iter().any(|(known, _)| *known == code) => self.text_record(code, &line),
            code if TEAM_RECORDS.contains(&code) => {
                self.notes.add(Reason::house("team_record_kept").with("line", line_fact(number)));
                Outcome::Keep
            }
            code if national::is_national(code, &line) => {
                self.draft.has_trf26 = true;
                let (line, _) = align::best(number, text);
                self.national(code, &line)
            }
            code => {
                let reason = Reason::house("unknown_record").with("code", code).with("line", line_fact(number));
                self.notes.add_of(code.to_owned(), reason);
                Outcome::Keep
            }
        }
    }

    fn note_dialect(&mut self, code: &str) {
        let draft = &mut self.draft;
        match code {
            "013" => {}
            "142" | "152" | "162" | "172" | "182" | "192" | "202" | "212" | "222" => draft.has_trf26 = true,
            "240" | "250" | "260" | "299" | "300" | "310" | "320" | "330" | "352" | "362" => draft.has_trf26 = true,
            "801" | "802" => draft.has_trf26 = true,
            code if code.starts_with("XX") => draft.has_javafo = true,
            code if code.starts_with("BB") => draft.has_bbp = true,
            _ => {}
        }
    }
}

/// The TRF26 record a line counts as, for the place of the lines behind it.
fn slot<'a>(code: &'a str, text: &str) -> Option<&'a str> {
    Some(match code {
        "###" if text.starts_with(RULER) => return None,
        "XXR" => "142",
        "XXC" => "152",
        "XXS" | "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => "162",
        "202" => "212",
        "XXZ" => "240",
        "XXA" => "250",
        "XXP" => "260",
        code if code.bytes().all(|byte| byte.is_ascii_uppercase()) => NATIONAL_SLOT,
        code => code,
    })
}

/// The place of the records headed by a federation's code.
pub(super) const NATIONAL_SLOT: &str = "NRS";
/// The place of the facts of the house.
pub(super) const FACTS_SLOT: &str = "###";

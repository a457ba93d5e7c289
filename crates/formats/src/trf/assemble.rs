//! The lines of a file held together: numbers, rounds, byes asked for, what else must agree.

use std::collections::{BTreeMap, BTreeSet};

use rokade_clause::Reason;
use rokade_model::{ByeKind, Entry, HalfPoints, RoundNumber, StartNumber};

use super::check::POINTS_DISAGREE;
use super::player::{Row, line_fact, opponent_column, result_column};
use super::read::{Reader, Reviewed};
use super::records::is_known_type;
use super::requests::Request;
use super::{DateFault, build, impossible, national};
use crate::problem::Problem;

/// Rows by start number.
pub(super) type Index = BTreeMap<StartNumber, usize>;

/// Points a player can be given or fined in all.
const MOST_ADJUSTMENT: i64 = 2 * 9_999;

impl Reader {
    pub(super) fn finish(mut self) -> Result<Reviewed, Vec<Problem>> {
        let index = self.index();
        self.check_mentions(&index);
        let paired = paired_rounds(&self.draft.rows);
        let planned = self.planned_rounds(paired);
        self.merge_requests(&index, paired, planned);
        self.read_blanks_as_absence(paired);
        self.check_plan(planned);
        self.check_named_rounds(planned);
        self.check_cut_lines(paired);
        self.check_games(&index);
        self.check_byes();
        let adjustments = self.adjustments();
        self.check_points(&adjustments, paired);
        self.notes_on_header();
        self.note_unlikely();
        let points = match self.problems.into_result() {
            Ok(()) => Vec::new(),
            Err(problems) if problems.iter().all(|problem| problem.reason.key == POINTS_DISAGREE) => problems,
            Err(problems) => return Err(problems),
        };
        let trf = build::build(self.draft, self.notes.into_reasons(), planned, &adjustments);
        Ok(Reviewed { trf, points })
    }

    fn index(&mut self) -> Index {
        let mut index = Index::new();
        for (place, row) in self.draft.rows.iter().enumerate() {
            match index.get(&row.number) {
                None => {
                    index.insert(row.number, place);
                }
                Some(other) => {
                    let other = line_fact(self.draft.rows[*other].line);
                    let problem = Problem::at(row.line, 5, "duplicate_number").found(row.number);
                    self.problems.add(problem.with("other_line", other));
                }
            }
        }
        index
    }

    fn check_mentions(&mut self, index: &Index) {
        if self.draft.lost_a_row {
            return;
        }
        for mention in &self.draft.mentions {
            if !index.contains_key(&mention.player) {
                let problem = Problem::at(mention.line, mention.column, "unknown_player");
                self.problems.add(problem.found(mention.player));
            }
        }
        let mut seen = BTreeSet::new();
        for mention in &self.draft.withdrawn {
            if !seen.insert(mention.player) {
                let problem = Problem::at(mention.line, mention.column, "withdrawn_twice");
                self.problems.add(problem.found(mention.player));
            }
        }
    }

    /// The planned rounds; a file that names no number has as many as it speaks of.
    fn planned_rounds(&mut self, paired: RoundNumber) -> RoundNumber {
        if let Some((rounds, _)) = self.draft.rounds {
            return rounds;
        }
        let last_entry = |row: &Row| row.rounds.iter().rposition(|entry| *entry != Entry::Blank).map_or(0, |at| at + 1);
        let columns = self.draft.rows.iter().map(last_entry).max().unwrap_or(0);
        let columns = RoundNumber::try_from(columns).expect("rounds are limited");
        let asked = self.draft.requests.iter().map(|request| request.round.unwrap_or(paired + 1)).max().unwrap_or(0);
        let rounds = columns.max(asked);
        self.notes.add(Reason::house("rounds_counted").with("rounds", rounds));
        rounds
    }

    /// Byes of 240 and `XXZ` join those of the players' own lines; where they contradict each
    /// other all places are named.
    fn merge_requests(&mut self, index: &Index, paired: RoundNumber, planned: RoundNumber) {
        let mut by_round: BTreeMap<(StartNumber, RoundNumber), Vec<Request>> = BTreeMap::new();
        for request in &self.draft.requests {
            let round = request.round.unwrap_or(paired + 1);
            if round > planned && request.round.is_some() {
                let problem = Problem::at(request.line, 7, "round_beyond_plan").found(round);
                self.problems.add(problem.expected(planned));
            } else if round > planned {
                let reason = Reason::house("request_after_last_round").with("player", request.player.0);
                self.notes.add(reason.with("line", line_fact(request.line)));
            } else {
                by_round.entry((request.player, round)).or_default().push(*request);
            }
        }
        for ((player, round), requests) in by_round {
            let Some(place) = index.get(&player) else { continue };
            let row = &mut self.draft.rows[*place];
            let at = round as usize - 1;
            let own = row.rounds.get(at).copied().unwrap_or(Entry::Blank);
            match agreed(own, &requests) {
                Some(kind) => {
                    if row.rounds.len() <= at {
                        row.rounds.resize(at + 1, Entry::Blank);
                    }
                    row.rounds[at] = Entry::Bye(kind);
                }
                None if row.is_broken => {}
                None => self.problems.add(disagreement(row, round, own, &requests)),
            }
        }
    }

    /// A blank inside the paired rounds is a known absence; later it means: not yet paired.
    fn read_blanks_as_absence(&mut self, paired: RoundNumber) {
        for row in &mut self.draft.rows {
            if row.rounds.len() < paired as usize {
                row.rounds.resize(paired as usize, Entry::Blank);
            }
            let played = &mut row.rounds[..paired as usize];
            let Some(first) = played.iter().position(|entry| *entry == Entry::Blank) else { continue };
            for entry in played.iter_mut().filter(|entry| **entry == Entry::Blank) {
                *entry = Entry::Bye(ByeKind::Zero);
            }
            let round = u32::try_from(first + 1).expect("rounds are limited");
            let reason = Reason::house("blank_read_as_absence").with("player", row.number.0);
            self.notes.add(reason.with("round", round));
        }
    }

    fn check_plan(&mut self, planned: RoundNumber) {
        for row in &self.draft.rows {
            let beyond = row.rounds.iter().skip(planned as usize).position(|entry| *entry != Entry::Blank);
            if let Some(at) = beyond {
                let round = planned as usize + at + 1;
                let problem = Problem::at(row.line, opponent_column(round), "round_beyond_plan");
                self.problems.add(problem.found(round).expected(planned));
            }
        }
    }

    /// Where others have points or rounds, a line that ends before them has lost its end.
    fn check_cut_lines(&mut self, paired: RoundNumber) {
        let matters = paired > 0 || self.draft.rows.iter().any(|row| row.points.is_some());
        for row in self.draft.rows.iter_mut().filter(|row| matters && row.is_cut && !row.is_broken) {
            row.is_broken = true;
            let problem = Problem::at(row.line, row.length + 1, "truncated_line");
            self.problems.add(problem.with("player", row.number.0).expected(super::player::END_OF_POINTS));
        }
    }

    /// Bonuses and penalties by player.
    fn adjustments(&mut self) -> BTreeMap<StartNumber, HalfPoints> {
        let mut sums: BTreeMap<StartNumber, i64> = BTreeMap::new();
        for line in &self.draft.header.adjustments {
            for player in &line.players {
                *sums.entry(*player).or_default() += i64::from(line.points.0);
            }
        }
        let mut adjustments = BTreeMap::new();
        for (player, halves) in sums {
            match i32::try_from(halves) {
                Ok(halves) if i64::from(halves).abs() <= MOST_ADJUSTMENT => {
                    adjustments.insert(player, HalfPoints(halves));
                }
                _ => self.problems.add(Problem::at(self.draft.last_line, None, "too_large").with("player", player.0)),
            }
        }
        adjustments
    }

    fn notes_on_header(&mut self) {
        for fault in impossible::faults(&self.draft.header, &self.draft.rest) {
            match &fault {
                // The line itself has its note.
                DateFault::NoDay { record, .. } if *record == impossible::ROUNDS => {}
                DateFault::NoDay { record, .. }
                | DateFault::TwoDays { record, .. }
                | DateFault::ShortYear { record, .. } => self.notes.add_of((*record).to_owned(), fault.note()),
                DateFault::EndsBeforeStart { .. } | DateFault::RoundsOutside(_) => self.notes.add(fault.note()),
            }
        }
        let header = &self.draft.header;
        let stated = header.player_count.split_whitespace().next().and_then(super::line::whole_number);
        let found = u32::try_from(self.draft.rows.len()).expect("players are limited");
        if let Some(stated) = stated.filter(|stated| *stated != found) {
            let reason = Reason::house("player_count_differs").with("stated", stated);
            self.notes.add(reason.with("players", found));
        }
        if header.starting_rank.is_none() && header.national.iter().any(|record| record.rating.is_some()) {
            self.notes.add(Reason::house("starting_rank_assumed").with("method", national::SILENT_METHOD.code()));
        }
        let code = header.encoded_type.as_str();
        let is_nameless = self.draft.facts.system.is_none() && header.system_of_type().is_none();
        if is_nameless && !code.is_empty() && is_known_type(code) {
            self.notes.add(Reason::house("type_not_supported").with("found", code));
        }
        if !self.draft.points.is_plain() {
            self.notes.add(Reason::house("scoring_simplified"));
        }
    }
}

/// The bye all statements agree on; `None` if they contradict each other.
fn agreed(own: Entry, requests: &[Request]) -> Option<ByeKind> {
    let own = match own {
        Entry::Blank => None,
        Entry::Bye(ByeKind::PairingAllocated) | Entry::Game { .. } => return None,
        Entry::Bye(kind) => Some(kind),
    };
    let mut kinds = own.into_iter().chain(requests.iter().filter_map(|request| request.kind));
    let first = kinds.next().unwrap_or(ByeKind::Zero);
    kinds.all(|kind| kind == first).then_some(first)
}

fn disagreement(row: &Row, round: RoundNumber, own: Entry, requests: &[Request]) -> Problem {
    let mut said: Vec<(usize, usize, String)> = requests
        .iter()
        .map(|request| {
            let kind = request.kind.map_or_else(|| "XXZ".to_owned(), |kind| kind.letter().to_string());
            (request.line, request.column, kind)
        })
        .collect();
    let own = match own {
        Entry::Blank => None,
        Entry::Bye(kind) => Some(kind.letter().to_string()),
        Entry::Game { opponent, .. } => Some(opponent.to_string()),
    };
    said.extend(own.map(|own| (row.line, result_column(round as usize), own)));
    said.sort();
    let places: Vec<String> = said.iter().map(|(line, column, _)| format!("{line}:{column}")).collect();
    let kinds: Vec<&str> = said.iter().map(|(_, _, kind)| kind.as_str()).collect();
    let (line, column, _) = said.last().expect("there is a request");
    Problem::at(*line, *column, "requests_disagree")
        .found(kinds.join(", "))
        .with("player", row.number.0)
        .with("round", round)
        .with("places", places.join(", "))
}

/// The last round that was paired, as [`rokade_model::History::paired_rounds`] counts it.
fn paired_rounds(rows: &[Row]) -> RoundNumber {
    let last = |row: &Row| row.rounds.iter().rposition(|entry| entry.is_paired()).map_or(0, |at| at + 1);
    RoundNumber::try_from(rows.iter().map(last).max().unwrap_or(0)).expect("rounds are limited")
}

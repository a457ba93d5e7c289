//! Byes ahead, fictitious points, forbidden pairs, bonuses and penalties: 240, 250, 260, 299 and
//! their forms in the dialects.

use rokade_clause::Reason;
use rokade_model::{ByeKind, HalfPoints, RoundNumber, StartNumber};

use rokade_model::Acceleration;

use super::header::Adjustment;
use super::line::{Line, Word};
use super::player::line_fact;
use super::read::Reader;
use super::records::Outcome;
use crate::problem::Problem;

/// A bye somebody asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Request {
    pub(super) player: StartNumber,
    /// `None`: the coming round, which is known only at the end of the file.
    pub(super) round: Option<RoundNumber>,
    /// `None`: not paired, with whatever points the other records say.
    pub(super) kind: Option<ByeKind>,
    pub(super) line: usize,
    pub(super) column: usize,
}

/// A player named by a record that is not the player's own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mention {
    pub(super) player: StartNumber,
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Players who must not meet; without rounds it holds for the whole event.
pub(super) struct ForbiddenLine {
    pub(super) rounds: Option<(RoundNumber, RoundNumber)>,
    pub(super) players: Vec<StartNumber>,
}

impl Reader {
    /// The players a record names, each noted so that it can be looked for at the end.
    fn players(&mut self, words: &[Word], line: usize) -> Vec<StartNumber> {
        let mut players = Vec::new();
        for word in words {
            match word.number() {
                Some(0) => {}
                Some(number) => {
                    let player = StartNumber(number);
                    players.push(player);
                    self.draft.mentions.push(Mention { player, line, column: word.column });
                }
                None => self.problems.add(Problem::at(line, word.column, "not_a_number").found(&word.text)),
            }
        }
        players
    }

    fn truncated(&mut self, line: &Line, expected: &'static str) -> Outcome {
        let problem = Problem::at(line.number, line.length() + 1, "truncated_line").found(line.text_from(1));
        self.problems.add(problem.expected(expected));
        Outcome::Read
    }

    /// 240: kind, round, players.
    pub(super) fn byes(&mut self, line: &Line) -> Outcome {
        let words = line.words_from(4);
        let [kind, round, players @ ..] = words.as_slice() else {
            return self.truncated(line, "240 H 005   12");
        };
        let mut letters = kind.text.chars();
        let known = letters.next().and_then(ByeKind::from_letter).filter(|known| *known != ByeKind::PairingAllocated);
        let Some(known) = known.filter(|_| letters.next().is_none()) else {
            let problem = Problem::at(line.number, kind.column, "unknown_result");
            self.problems.add(problem.found(&kind.text).expected("F, H, Z"));
            return Outcome::Read;
        };
        let Some(round) = self.round(round, line.number) else { return Outcome::Read };
        if round == 0 {
            self.problems.add(Problem::at(line.number, 7, "not_a_number").found("0").expected("1–999"));
            return Outcome::Read;
        }
        self.request(players, Some(round), Some(known), line.number);
        Outcome::Read
    }

    /// `XXZ`: not paired in the coming round.
    pub(super) fn absent(&mut self, line: &Line) -> Outcome {
        let words = line.words_from(4);
        self.request(&words, None, None, line.number);
        Outcome::Read
    }

    fn request(&mut self, words: &[Word], round: Option<RoundNumber>, kind: Option<ByeKind>, line: usize) {
        let first = self.draft.mentions.len();
        self.players(words, line);
        let requests = self.draft.mentions[first..].iter().map(|mention| Request {
            player: mention.player,
            round,
            kind,
            line,
            column: mention.column,
        });
        self.draft.requests.extend(requests);
    }

    /// 250: points (of the match or of the game, whichever is filled), rounds, players.
    pub(super) fn acceleration(&mut self, line: &Line) -> Outcome {
        let words = line.words_from(4);
        let Some((points, numbers)) = words.split_at_checked(words.len().saturating_sub(4)) else {
            return self.truncated(line, "250       1.0   1   3    1   24");
        };
        let ([.., points], [first_round, last_round, first_player, last_player]) = (points, numbers) else {
            return self.truncated(line, "250       1.0   1   3    1   24");
        };
        let value = self.half_points(&points.text, line.number, points.column);
        if value == Some(HalfPoints::ZERO) {
            self.problems.add(Problem::at(line.number, points.column, "no_points").found(&points.text));
        }
        let rounds = (self.round(first_round, line.number), self.round(last_round, line.number));
        let players = (first_player.number(), last_player.number());
        let (Some(first), Some(last)) = players else {
            let word = if players.0.is_none() { first_player } else { last_player };
            self.problems.add(Problem::at(line.number, word.column, "not_a_number").found(&word.text));
            return Outcome::Read;
        };
        if let (Some(points), (Some(first_round), Some(last_round))) = (value, rounds) {
            let (first_player, last_player) = (StartNumber(first), StartNumber(last));
            let line = Acceleration { points, first_round, last_round, first_player, last_player };
            self.draft.acceleration.push(line);
        }
        Outcome::Read
    }

    /// `XXA`: fictitious points of one player, round by round.
    pub(super) fn acceleration_of_player(&mut self, line: &Line) -> Outcome {
        let words = line.words_from(4);
        let Some((player, points)) = words.split_first() else {
            return self.truncated(line, "XXA   12  1.0  1.0");
        };
        let Some(player) = self.players(std::slice::from_ref(player), line.number).first().copied() else {
            return Outcome::Read;
        };
        let mut runs: Vec<Acceleration> = Vec::new();
        for (round, word) in (1..=super::MOST_ROUNDS).zip(points) {
            let Some(points) = self.half_points(&word.text, line.number, word.column) else { continue };
            match runs.last_mut() {
                Some(run) if run.points == points && run.last_round + 1 == round => run.last_round = round,
                _ => runs.push(Acceleration {
                    points,
                    first_round: round,
                    last_round: round,
                    first_player: player,
                    last_player: player,
                }),
            }
        }
        self.draft.acceleration_of_players.extend(runs.into_iter().filter(|run| run.points != HalfPoints::ZERO));
        Outcome::Read
    }

    /// 260: first round, last round, players.
    pub(super) fn forbidden(&mut self, line: &Line) -> Outcome {
        let words = line.words_from(4);
        let [first, last, players @ ..] = words.as_slice() else {
            return self.truncated(line, "260 001 009    3    7");
        };
        let rounds = (self.round(first, line.number), self.round(last, line.number));
        let players = self.players(players, line.number);
        if let (Some(first), Some(last)) = rounds {
            self.draft.forbidden.push(ForbiddenLine { rounds: Some((first, last)), players });
        }
        Outcome::Read
    }

    /// `XXP`: players who never meet.
    pub(super) fn never_meet(&mut self, line: &Line) -> Outcome {
        let players = self.players(&line.words_from(4), line.number);
        if !players.is_empty() {
            self.draft.forbidden.push(ForbiddenLine { rounds: None, players });
        }
        Outcome::Read
    }

    /// 299: points, perhaps a round, players. With a kind of result it is none of ours. The text
    /// and its example disagree on the columns, so that words are read instead:
    /// docs/readings/trf-299-columns.md.
    pub(super) fn adjustment(&mut self, line: &Line) -> Outcome {
        if line.at(5) != ' ' && !line.at(5).is_ascii_digit() && line.at(6) == ' ' {
            let reason = Reason::house("record_not_used").with("code", "299");
            self.notes.add_of("299".to_owned(), reason.with("line", line_fact(line.number)));
            return Outcome::Keep;
        }
        let words = line.words_from(4);
        let is_decimal = |word: &&Word| word.text.contains(['.', ',', '½']);
        let decimals = words.iter().take_while(is_decimal).count();
        let (points, numbers) = words.split_at(decimals);
        let Some(points) = points.last() else { return self.truncated(line, "299          -1.0    3    2") };
        let (round, players) = match numbers {
            [] => return self.truncated(line, "299          -1.0    3    2"),
            [_] => (None, numbers),
            [round, players @ ..] => (self.round(round, line.number).filter(|round| *round > 0), players),
        };
        let value = self.half_points(&points.text, line.number, points.column);
        let players = self.players(players, line.number);
        if let Some(points) = value.filter(|_| !players.is_empty()) {
            self.draft.header.adjustments.push(Adjustment { points, round, players });
        }
        Outcome::Read
    }
}

//! The account of a recorded game: which draws could have been claimed, when the game was over by
//! the Laws, and whether the stated result fits.

mod dead;

use std::cell::OnceCell;

use rokade_board::unwinnable::{self, Verdict};
use rokade_board::{Color, History, Move, Position};
use rokade_clause::{Citation, Reason, rule};
use rokade_model::GameResult;

use crate::claims::{self, Claim};
use crate::endings::{self, Ending};
use crate::laws::Laws;

use self::dead::Settled;

/// Neither resignation nor the clock gives a win to a side that cannot mate.
const CANNOT_MATE: Citation = rule("winner_cannot_mate");

/// Follows recorded games move by move. One recorder serves many games and keeps its memory.
#[derive(Debug)]
pub struct Recorder {
    laws: &'static Laws,
    history: History,
    claims: Vec<Claim>,
    /// Mate, stalemate or an ending by count, noticed as the moves came.
    ended: Option<Ended>,
    /// What is known of dead positions, looked at when somebody asks.
    settled: OnceCell<Settled>,
}

/// The moment at which a recorded game was over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Half-moves played by then. Later moves of the record are no part of the game.
    pub ply: u32,
    pub ending: Ending,
}

/// Whether a stated result can be the result of the recorded moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    Fits,
    Contradicted(Reason),
}

impl Fit {
    pub fn is_fitting(&self) -> bool {
        *self == Fit::Fits
    }
}

impl Recorder {
    pub fn new(laws: &'static Laws) -> Self {
        let (history, claims) = (History::default(), Vec::new());
        let mut recorder = Self { laws, history, claims, ended: None, settled: OnceCell::new() };
        recorder.look();
        recorder
    }

    /// Begins the next game. A start with counters may be over before a move is made.
    pub fn begin(&mut self, start: Position) {
        self.history.restart(start);
        self.claims.clear();
        self.ended = None;
        self.settled.take();
        self.look();
    }

    /// Takes the next legal move. Moves after the end are kept, but open nothing any more.
    pub fn play(&mut self, m: Move) {
        self.history.play(m);
        if self.ended.is_none() {
            self.settled.take();
            self.look();
        }
    }

    fn look(&mut self) {
        let ending = endings::without_a_move(self.laws.edition(), self.history.position())
            .or_else(|| endings::by_count(self.laws, &self.history));
        match ending {
            Some(ending) => self.ended = Some(Ended { ply: self.plies(), ending }),
            None => claims::push_claims(self.laws, &self.history, &mut self.claims),
        }
    }

    fn settled(&self) -> &Settled {
        self.settled.get_or_init(|| dead::settle(self.laws.edition(), &self.history, self.ended.as_ref()))
    }

    fn plies(&self) -> u32 {
        u32::try_from(self.history.plies()).expect("no game has four thousand million moves")
    }

    pub fn laws(&self) -> &'static Laws {
        self.laws
    }

    pub fn history(&self) -> &History {
        &self.history
    }

    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// The draws that could have been claimed, by half-move and then in the order of
    /// [`claims`](crate::claims::claims).
    pub fn claims(&self) -> &[Claim] {
        let open = match &self.settled().dead {
            Some(dead) => self.claims.partition_point(|claim| claim.ply < dead.ply),
            None => self.claims.len(),
        };
        &self.claims[..open]
    }

    /// Hands out each claim with the position in which it was open, so that its move can be written.
    pub fn each_claim(&self, mut told: impl FnMut(&Position, &Claim)) {
        let mut position = self.history.start().clone();
        let mut played = 0;
        for claim in self.claims() {
            while played < claim.ply {
                position.play(self.history.moves()[played as usize]);
                played += 1;
            }
            told(&position, claim);
        }
    }

    /// When the game was over, if it ever was.
    pub fn ended(&self) -> Option<&Ended> {
        self.settled().dead.as_ref().or(self.ended.as_ref())
    }

    /// The first half-move after which it stayed unsettled whether the position was dead.
    pub fn undecided_from(&self) -> Option<u32> {
        self.settled().undecided_from
    }

    /// Whether the stated result fits; `None` stands for an unfinished game (`*`).
    ///
    /// A game that is over has one result. In a game that goes on a player may resign, lose on time
    /// or agree to a draw, and the arbiter may decide, so nearly every result fits; what the
    /// edition rules out is in `docs/readings/recorded-results.md`.
    pub fn fit(&self, stated: Option<GameResult>) -> Fit {
        if let Some(ended) = self.ended() {
            let result = ended.ending.result();
            if stated.is_some_and(|stated| stated.contract() == result.contract()) {
                return Fit::Fits;
            }
            let mut reason = ended.ending.reason().with("cause", ended.ending.cause.key());
            reason.key = "result_contradicts_the_end".into();
            return Fit::Contradicted(reason.with("ply", ended.ply).with("result", result.contract()));
        }
        match stated {
            Some(GameResult::WhiteWins) => self.fit_of_win(Color::White),
            Some(GameResult::BlackWins) => self.fit_of_win(Color::Black),
            Some(GameResult::Draw) => self.fit_of_draw(),
            Some(_) | None => Fit::Fits,
        }
    }

    /// Since 2023 neither resignation nor the clock gives a win to a side that cannot mate.
    fn fit_of_win(&self, winner: Color) -> Fit {
        let edition = self.laws.edition();
        if !CANNOT_MATE.is_in(edition) || self.settled().can_mate == Some(winner) {
            return Fit::Fits;
        }
        let answer = unwinnable::decide(self.position(), winner, endings::DEAD_POSITION_NODES);
        match answer.verdict {
            Verdict::Winnable(_) | Verdict::Undecided => Fit::Fits,
            Verdict::Unwinnable(why) => {
                let broken = CANNOT_MATE.reason(edition, "result_winner_cannot_mate");
                Fit::Contradicted(broken.with("winner", winner.to_string()).with("why", why.key()))
            }
        }
    }

    /// Since 2018 both players must have moved before they can agree to a draw, and a draw by
    /// repetition or by quiet moves takes longer still.
    fn fit_of_draw(&self) -> Fit {
        let plies = self.plies();
        let is_whole_game = || rokade_board::chess960::number(self.history.start()).is_some();
        match &self.laws.agreement {
            Some(rule) if plies < rule.value && is_whole_game() => Fit::Contradicted(
                Reason::resting_on("result_drawn_too_early", vec![rule.clause.clone()])
                    .with("plies", plies)
                    .with("needed", rule.value),
            ),
            _ => Fit::Fits,
        }
    }
}

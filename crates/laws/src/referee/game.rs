//! The state of a game under the referee, and the few things that every rule does to it.

use rokade_board::unwinnable::{Life as Watched, Watch};
use rokade_board::{Color, Move};
use rokade_clause::{Citation, ClauseId, Edition, Reason};

use super::clock::Clock;
pub(super) use super::filing::Draft;
use super::filing::{Ruling, Stage};
use super::mating::Mating;
use super::pair::{Both, color_key};
use super::ruling::{Consequence, Decision, EndReason, Question, Score, Verdict};
use super::settings::{BadScript, Settings};
use super::time::Millis;
use super::track::Track;
use super::{adjournment, arrival, blind, conduct, draws, illegal_moves, penalties, quickplay, sheets, touching};
use crate::endings::{self, Ending};
use crate::laws::Laws;

/// The line of the script that is being heard, and when it happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub line: u32,
    pub at: Millis,
}

/// An event that the script cannot contain here: it names what is wrong.
pub(super) type Heard = Result<(), BadScript>;

/// One game. Every rule keeps its own memory in its own field.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub settings: Settings,
    pub laws: &'static Laws,
    pub clock: Clock,
    pub track: Track,
    watch: Option<Watch>,
    /// White's clock has been started.
    pub is_started: bool,
    pub arrival: arrival::State,
    pub touching: touching::State,
    pub illegal_moves: illegal_moves::State,
    pub draws: draws::State,
    pub sheets: sheets::State,
    pub quickplay: quickplay::State,
    pub conduct: conduct::State,
    pub adjournment: adjournment::State,
    pub blind: blind::State,
    pub rulings: Vec<Ruling>,
    pub open: Vec<Question>,
    pub warnings: Vec<Warning>,
    pub verdict: Option<Verdict>,
}

/// Something the arbiter should know though it decides nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Warning {
    pub line: u32,
    pub reason: Reason,
}

impl Game {
    pub(crate) fn new(settings: Settings) -> Self {
        Self {
            laws: Laws::of(settings.edition),
            clock: Clock::new(&settings),
            track: Track::new(settings.start.clone()),
            watch: Some(Watch::new(settings.start.clone())),
            is_started: false,
            arrival: arrival::State::default(),
            touching: touching::State::default(),
            illegal_moves: illegal_moves::State::default(),
            draws: draws::State::default(),
            sheets: sheets::State::default(),
            quickplay: quickplay::State::default(),
            conduct: conduct::State::default(),
            adjournment: adjournment::State::default(),
            blind: blind::State::default(),
            rulings: Vec::new(),
            open: Vec::new(),
            warnings: Vec::new(),
            verdict: None,
            settings,
        }
    }

    pub(crate) fn edition(&self) -> Edition {
        self.settings.edition
    }

    pub(crate) fn is_over(&self) -> bool {
        self.verdict.is_some()
    }

    pub(crate) fn turn(&self) -> Color {
        self.track.turn()
    }

    /// Files a ruling: its change is applied to the clocks and it is written down. What is not there
    /// is not taken, and not told.
    pub(crate) fn rule(&mut self, now: Moment, mut draft: Draft) {
        for color in Color::ALL {
            let change = &mut draft.change[color];
            *change = (*change).max(-self.clock.remaining(color));
            if *change != Millis::ZERO {
                self.clock.add(color, *change);
            }
        }
        let ruling = draft.file(now, self.stage(), self.clock.shown());
        self.rulings.push(ruling);
    }

    /// Whether there is still a game to go on with.
    fn stage(&self) -> Stage {
        if self.is_over() { Stage::Over } else { Stage::InPlay }
    }

    /// Files a ruling by which the arbiter sets the clocks: its change is what that comes to.
    pub(crate) fn rule_and_set(&mut self, now: Moment, draft: Draft, to: &Both<Option<Millis>>) {
        let set = |color: Color| to[color].map(|to| (color, to.max(Millis::ZERO)));
        let draft = Color::ALL.into_iter().filter_map(set).fold(draft, |draft, (color, to)| {
            let change = to - self.clock.remaining(color);
            draft.gives(color, change)
        });
        self.rule(now, draft);
        for (color, to) in Color::ALL.into_iter().filter_map(set) {
            self.clock.set(color, to);
        }
    }

    /// Ends the game and stops the clocks. The ruling that ends it is filed beside this.
    pub(crate) fn finish(&mut self, now: Moment, score: Option<Score>, reason: EndReason, clauses: Vec<ClauseId>) {
        self.clock.stop();
        self.open.clear();
        // What was said of the same event before it ended the game.
        for ruling in self.rulings.iter_mut().filter(|ruling| ruling.line == now.line) {
            ruling.give_way();
        }
        let (score, reason, clauses) = penalties::settled(self, score, reason, clauses);
        self.verdict = Some(Verdict { score, reason, clauses, at: now.at });
    }

    /// Ends the game by a ruling of its own: lost by somebody, or drawn.
    pub(crate) fn end(&mut self, now: Moment, end: End) {
        let consequence = match (end.score, end.against) {
            (None, _) => Consequence::Annulled,
            (Some(Score::DRAW), _) => Consequence::GameDrawn,
            (Some(Score::BOTH_LOSE), _) => Consequence::BothLose,
            (Some(_), _) => Consequence::GameLost,
        };
        let clauses = end.why.clauses.clone();
        let decision = if end.score.is_none() { Decision::Replay } else { Decision::GameOver };
        let mut draft = Draft::new(decision, end.happened, end.why).doing(consequence).bearing(end.bearing);
        draft = end.shown.into_iter().fold(draft, Draft::because);
        draft = end.against.into_iter().fold(draft, Draft::against);
        self.rule(now, draft);
        self.finish(now, end.score, end.reason, clauses);
    }

    /// Asks the arbiter. The same matter is asked once at a time.
    pub(crate) fn ask(&mut self, question: Question) {
        self.open.retain(|open| open.matter != question.matter || open.against != question.against);
        self.open.push(question);
    }

    /// Takes a question off the list because it has been answered or overtaken.
    pub(crate) fn close(&mut self, matter: &str) -> Option<Question> {
        let at = self.open.iter().position(|open| open.matter == matter)?;
        Some(self.open.remove(at))
    }

    pub(crate) fn warn(&mut self, now: Moment, reason: Reason) {
        self.warnings.push(Warning { line: now.line, reason });
    }

    /// Keeps watch over the life of the position after a legal move.
    pub(crate) fn follow(&mut self, m: Move) {
        if let Some(watch) = &mut self.watch {
            watch.play(m);
        }
    }

    /// Begins the watch again after the board changed otherwise than by a legal move.
    pub(crate) fn watch_again(&mut self) {
        self.watch = self.track.position().cloned().map(Watch::new);
    }

    /// How the game ended on the board with the last move, if it did.
    pub(crate) fn automatic_ending(&mut self) -> Option<Ending> {
        let (laws, edition) = (self.laws, self.edition());
        let history = self.track.history()?;
        if let Some(ending) = endings::without_a_move(edition, history.position()) {
            return Some(ending);
        }
        let watch = self.watch.get_or_insert_with(|| Watch::new(history.position().clone()));
        let life = match watch.life() {
            Watched::LookCloser => watch.look_closer(endings::DEAD_POSITION_NODES),
            life => life,
        };
        if life == Watched::Dead {
            return Some(endings::dead(edition));
        }
        endings::by_count(laws, history)
    }

    /// Whether a player can still mate by some sequence of legal moves from what is on the board.
    pub(crate) fn can_mate(&self, color: Color) -> bool {
        self.mating(color).is_possible()
    }

    /// The same with what shows it.
    pub(crate) fn mating(&self, color: Color) -> Mating {
        Mating::of(self, color)
    }
}

/// How the referee ends a game.
#[derive(Clone, Debug)]
pub(crate) struct End {
    /// `None` annuls the game.
    pub score: Option<Score>,
    pub reason: EndReason,
    pub against: Option<Color>,
    pub happened: Reason,
    pub bearing: Vec<ClauseId>,
    /// What decides; its clauses are those by which the game ended.
    pub why: Reason,
    /// What shows it further.
    pub shown: Vec<Reason>,
}

impl End {
    pub(crate) fn lost_by(color: Color, reason: EndReason, happened: Reason, why: Reason) -> Self {
        Self {
            score: Some(Score::win(!color)),
            reason,
            against: Some(color),
            happened,
            bearing: Vec::new(),
            why,
            shown: Vec::new(),
        }
    }

    pub(crate) fn drawn(reason: EndReason, happened: Reason, why: Reason) -> Self {
        Self { score: Some(Score::DRAW), reason, against: None, happened, bearing: Vec::new(), why, shown: Vec::new() }
    }

    pub(crate) fn annulled(happened: Reason, why: Reason) -> Self {
        Self {
            score: None,
            reason: EndReason::Annulled,
            against: None,
            happened,
            bearing: Vec::new(),
            why,
            shown: Vec::new(),
        }
    }

    /// Adds what shows the reason to be true.
    pub(crate) fn because(mut self, shown: Reason) -> Self {
        self.shown.push(shown);
        self
    }

    pub(crate) fn bearing(mut self, clauses: Citation, edition: Edition) -> Self {
        self.bearing.extend(clauses.clauses(edition));
        self
    }
}

/// A happening that a player brought about.
pub(super) fn happened(key: &'static str, by: Color) -> Reason {
    Reason::resting_on(key, Vec::new()).with("color", color_key(by))
}

#[cfg(test)]
mod tests {
    use super::super::settings::Period;
    use super::*;

    const NOW: Moment = Moment { line: 2, at: Millis::ZERO };

    fn game() -> Game {
        let time = Millis::from_minutes(1);
        let period = Period { time, moves: None, increment: Millis::ZERO, delay: Millis::ZERO };
        Game::new(Settings::new(Edition::FIDE_2023, vec![period]))
    }

    fn draft() -> Draft {
        Draft::new(
            Decision::Penalty,
            Reason::house("happened_both_refuse"),
            Reason::cited("penalty_lost", "L2023-12.9"),
        )
    }

    #[test]
    fn a_ruling_tells_what_was_really_taken() {
        let mut game = game();
        game.rule(NOW, draft().gives(Color::White, Millis::from_minutes(-5)).gives(Color::Black, Millis(7)));
        let ruling = &game.rulings[0];
        assert_eq!(ruling.change, Both { white: Millis::from_minutes(-1), black: Millis(7) });
        assert_eq!(ruling.clock.white, Millis::ZERO);
    }

    #[test]
    fn clocks_set_by_a_ruling_have_their_flags_up() {
        let mut game = game();
        game.clock.add(Color::White, Millis::from_minutes(-1));
        assert!(game.clock.is_fallen(Color::White));
        game.rule_and_set(NOW, draft(), &Both { white: Some(Millis(9_000)), black: None });
        assert_eq!(game.rulings[0].change, Both { white: Millis(9_000), black: Millis::ZERO });
        assert!(!game.clock.is_fallen(Color::White));
    }
}

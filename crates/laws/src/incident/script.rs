//! Incidents that the referee's events express: a small script from a stock position, and the
//! referee's own ruling.

use rokade_board::{Attempt, Color, Position, Role, Variant};
use rokade_clause::{Citation, ClauseId, Reason};

use super::appeal::{Matter, appeal};
use super::ask::Missing;
use super::judgement::{ANALOGY, is_item, precedents};
use super::setting::Case;
use super::settled::{Chosen, Count, Counter, Settled, add_clauses};
use crate::referee::{
    BadScript, Both, By, Choice, Claimed, Consequence, Decide, Decision, Deed, Event, Millis, Notice, Noticed, Referee,
    Score,
};

/// A king and a rook each, on files of their own: room for many quiet moves.
pub(super) const ORDINARY: &str = "4k2r/8/8/8/8/8/8/R3K3";
/// Pawn moves from the usual array that give no check and repeat nothing: beyond every limit of the
/// Laws that counts moves from the start.
const OPENING: [&str; 26] = [
    "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3", "f7f6", "g2g3", "g7g6",
    "h2h3", "h7h6", "a3a4", "a6a5", "h3h4", "h6h5", "d3d4", "d6d5", "e3e4", "e6e5", "c3c4", "c6c5",
];

/// A script that is being played.
#[derive(Clone)]
pub(super) struct Script<'a> {
    case: &'a Case<'a>,
    referee: Referee,
    /// When the next event will happen, and when the last one did.
    at: Millis,
    heard: Millis,
    line: u32,
    bad: Option<BadScript>,
    /// The incident itself begins after this line.
    mark: u32,
    before: Both<u32>,
    /// The game was over before the incident: its result is not the ruling's.
    was_over: bool,
    matter: Matter,
    happened: Option<Reason>,
    board: Men,
}

/// Whose men stand on the board of the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Men {
    /// Stock men that lead to the same ruling: what is told of them is not true of the board in the hall.
    Stock,
    /// As the arbiter told them.
    Told,
}

/// What the referee made of it.
pub(super) struct Ruled {
    pub change: Both<Millis>,
    pub score: Option<Score>,
}

impl<'a> Script<'a> {
    /// The stock position, White on move, clocks started.
    pub(super) fn new(case: &'a Case<'a>) -> Self {
        Self::from(case, ORDINARY, Color::White)
    }

    /// Men on the board and who is on move.
    pub(super) fn from(case: &'a Case<'a>, men: &str, turn: Color) -> Self {
        Self::at_fen(case, &format!("{men} {} - - 0 1", if turn.is_white() { "w" } else { "b" }))
    }

    /// A stock position; the tests play every one of them.
    pub(super) fn at_fen(case: &'a Case<'a>, fen: &str) -> Self {
        Self::standing(case, Position::read(fen, Variant::Standard).expect("the stock positions are tested"))
    }

    /// The usual array.
    pub(super) fn array(case: &'a Case<'a>) -> Self {
        Self::standing(case, Position::start())
    }

    /// A position out of a game: play goes on from it, even where nothing could begin with it.
    pub(super) fn at_position(case: &'a Case<'a>, position: Position) -> Self {
        Self { board: Men::Told, ..Self::standing(case, position) }
    }

    fn standing(case: &'a Case<'a>, position: Position) -> Self {
        Self::unstarted(case, position).say(By::Arbiter, Deed::Restart { reason: None })
    }

    pub(super) fn unstarted(case: &'a Case<'a>, start: Position) -> Self {
        Self {
            case,
            referee: Referee::new(case.setting.script(start)),
            at: Millis::ZERO,
            heard: Millis::ZERO,
            line: 1,
            bad: None,
            mark: 0,
            before: Both::default(),
            was_over: false,
            matter: Matter::Ordinary,
            happened: None,
            board: Men::Stock,
        }
    }

    /// A second passes with every event.
    pub(super) fn say(mut self, by: By, deed: Deed) -> Self {
        if self.bad.is_some() {
            return self;
        }
        let event = Event { at: self.at, by, deed };
        self.heard = self.at;
        self.at += Millis::from_seconds(1);
        self.line += 1;
        if let Err(bad) = self.referee.hear(&event) {
            self.bad = Some(bad);
        }
        self
    }

    /// Lets time pass before the next event.
    pub(super) fn wait(mut self, span: Millis) -> Self {
        self.at += span;
        self
    }

    /// The next event comes so long after the scheduled start, if that is still to come.
    pub(super) fn until(mut self, at: Millis) -> Self {
        self.at = self.heard.max(at);
        self
    }

    /// What comes now is the incident; what came before it only led there.
    pub(super) fn here(mut self) -> Self {
        self.mark = self.line;
        let account = self.referee.account();
        self.before = Both::new(|color| account.illegal_moves(color));
        self.was_over = account.verdict().is_some();
        self
    }

    /// Illegal moves that already stood against a player before this one.
    pub(super) fn earlier(&self, who: Color) -> u32 {
        self.case.setting.earlier[who].illegal_moves
    }

    pub(super) fn resign(self, by: Color) -> Self {
        self.say(by.into(), Deed::Resign)
    }

    pub(super) fn is_over(&self) -> bool {
        self.referee.account().verdict().is_some()
    }

    pub(super) fn turn(&self) -> Color {
        self.referee.account().turn()
    }

    pub(super) fn make(self, by: Color, uci: &str) -> Self {
        self.make_with(by, uci, 1)
    }

    pub(super) fn make_with(self, by: Color, uci: &str, hands: u8) -> Self {
        match attempt(uci) {
            Some(attempt) => self.say(by.into(), Deed::Move { attempt, hands }),
            None => self,
        }
    }

    pub(super) fn press(self, by: Color) -> Self {
        self.say(by.into(), Deed::Press)
    }

    /// Completed moves by the players in turn.
    pub(super) fn play<'m>(mut self, moves: impl IntoIterator<Item = &'m str>) -> Self {
        for uci in moves {
            let by = self.turn();
            self = self.make(by, uci).press(by);
        }
        self
    }

    /// So many moves by each player from the usual array, as far as the stock goes.
    pub(super) fn opening(self, moves: u32) -> Self {
        let plies = (moves as usize).saturating_mul(2).min(OPENING.len());
        self.play(OPENING[..plies].iter().copied())
    }

    pub(super) fn touch(self, by: Color, squares: &str, adjust: bool, accidental: bool) -> Self {
        let squares = squares.split_whitespace().filter_map(|name| name.parse().ok()).collect();
        self.say(by.into(), Deed::Touch { squares, adjust, accidental })
    }

    pub(super) fn claim(self, by: Color, rule: Claimed, announced: Option<&str>) -> Self {
        self.say(by.into(), Deed::Claim { rule, announced: announced.map(str::to_owned), grounds: None })
    }

    pub(super) fn notice(self, what: Noticed, against: Option<Color>, first: Option<Color>) -> Self {
        self.say(By::Arbiter, Deed::Notice(Notice { what, against, first }))
    }

    /// The arbiter sets the clocks; `who` has this much, his opponent keeps his time.
    pub(super) fn clock(self, who: Color, left: Millis) -> Self {
        let (white, black) = if who.is_white() { (Some(left), None) } else { (None, Some(left)) };
        let script = self.say(By::Arbiter, Deed::SetClock { white, black });
        // No time is lost between the setting and what follows.
        script.until(Millis::ZERO)
    }

    pub(super) fn penalty(self, chosen: &Chosen, against: Color) -> Self {
        let (item, ms, points) = (chosen.choice.clone(), chosen.ms, chosen.points);
        self.say(By::Arbiter, Deed::Decide(Decide::Penalty { item, against, ms, points }))
    }

    /// The ruling is about a quickplay finish.
    pub(super) fn quickplay(mut self) -> Self {
        self.matter = Matter::Quickplay;
        self
    }

    /// Says what happened in the catalogue's own words.
    pub(super) fn happened(mut self, reason: Reason) -> Self {
        self.happened = Some(reason);
        self
    }

    /// The change and the score since the mark.
    pub(super) fn ruled(self) -> Result<Ruled, Missing> {
        match self.bad {
            Some(_) => Err(Missing::AmountNeeded(self.case.chosen.map_or_else(String::new, |one| one.choice.clone()))),
            None => Ok(Ruled { change: self.change(), score: self.score() }),
        }
    }

    /// The referee's ruling. `otherwise` is what to say where the referee has nothing to rule.
    pub(super) fn settle(self, otherwise: &'static str, clauses: Citation) -> Result<Settled, Missing> {
        let edition = self.case.edition();
        let stated = if clauses.of(edition).is_empty() { ANALOGY } else { clauses };
        self.settle_or(stated.reason(edition, otherwise))
    }

    /// As `settle`, with a reason that brings facts of its own.
    pub(super) fn settle_or(mut self, otherwise: Reason) -> Result<Settled, Missing> {
        if let Some(chosen) = self.case.chosen {
            self = self.choose(chosen)?;
        }
        let account = self.referee.account();
        let since = || account.rulings().iter().filter(|ruling| ruling.line > self.mark);
        let open: Vec<_> = account.open().iter().filter(|question| question.line > self.mark).cloned().collect();
        let said = since().flat_map(|ruling| ruling.why.clone());
        let mut why: Vec<Reason> = said.filter_map(|reason| self.true_of_the_hall(reason)).map(uncounted).collect();
        let mut bearing: Vec<ClauseId> = Vec::new();
        let told = since().flat_map(|ruling| &ruling.bearing).filter(|clause| !is_about_the_stock_position(clause));
        add_clauses(&mut bearing, told);
        add_clauses(&mut bearing, open.iter().flat_map(|question| &question.reason.clauses));
        if why.is_empty() {
            why = open.iter().map(|question| question.reason.clone()).collect();
        }
        if why.is_empty() {
            add_clauses(&mut bearing, &otherwise.clauses);
            why.push(otherwise);
        }
        // What ended the game decides, whatever was said afterwards.
        let ruled = since().find(|ruling| ends_the_game(ruling.consequence)).or_else(|| since().next_back());
        let happened = self
            .happened
            .clone()
            .or_else(|| since().next().map(|ruling| ruling.happened.clone()))
            .or_else(|| open.first().map(|question| question.reason.clone()))
            .unwrap_or_else(|| Reason::house("incident_reported"));
        let decided = ruled.map(|ruling| ruling.decision);
        Ok(Settled {
            incident: self.case.incident.key,
            happened,
            bearing,
            why,
            decision: decided.or_else(|| open.is_empty().then_some(Decision::NoAction)),
            against: ruled.and_then(|ruling| ruling.against).or_else(|| open.first().and_then(|one| one.against)),
            consequence: ruled.map_or(self.untouched(), |ruling| ruling.consequence),
            change: self.change(),
            score: self.score(),
            counts: self.counts(),
            open,
            notes: self.notes(),
            precedents: precedents(self.case),
            record: self.case.incident.record,
            appeal: appeal(self.case.setting, self.matter),
        })
    }

    /// What the referee says of stock men is said of the position that the arbiter showed, if he did.
    fn true_of_the_hall(&self, reason: Reason) -> Option<Reason> {
        match self.board {
            Men::Stock if speaks_of_mate(&reason) => self.case.mating().map(|mating| mating.reason(reason.clauses)),
            Men::Stock if speaks_of_the_men(&reason) => None,
            Men::Stock | Men::Told => Some(reason),
        }
    }

    /// What the game comes to where nothing was ruled.
    const fn untouched(&self) -> Consequence {
        if self.was_over { Consequence::ResultStands } else { Consequence::PlayGoesOn }
    }

    /// What the rulings since the mark add to the clocks.
    fn change(&self) -> Both<Millis> {
        let account = self.referee.account();
        let since = || account.rulings().iter().filter(|ruling| ruling.line > self.mark);
        Both::new(|color| since().map(|ruling| ruling.change[color]).sum())
    }

    /// The result, if the incident ended the game.
    fn score(&self) -> Option<Score> {
        let verdict = self.referee.account().verdict().filter(|_| !self.was_over);
        verdict.and_then(|verdict| verdict.score)
    }

    /// The arbiter's choice, heard by the referee.
    fn choose(self, chosen: &Chosen) -> Result<Self, Missing> {
        let against = self.referee.account().open().iter().find_map(|question| question.against);
        let who = against.unwrap_or(self.case.who());
        let script = if is_item(self.case.edition(), &chosen.choice) {
            self.penalty(chosen, who)
        } else {
            let choice = match chosen.choice.as_str() {
                "accept" => Choice::Accept,
                "postpone" => Choice::Postpone,
                "reject" => Choice::Reject,
                other => return Err(Missing::NotOffered(other.to_owned())),
            };
            self.say(By::Arbiter, Deed::Decide(Decide::Claim(choice)))
        };
        match script.bad {
            Some(_) => Err(Missing::NotOffered(chosen.choice.clone())),
            None => Ok(script),
        }
    }

    fn counts(&self) -> Vec<Count> {
        let account = self.referee.account();
        let illegal = Color::ALL
            .into_iter()
            .filter(|color| account.illegal_moves(*color) > self.before[*color])
            .map(|against| Count { against, counter: Counter::IllegalMove, total: account.illegal_moves(against) });
        let warned = account.rulings().iter().filter(|ruling| ruling.line > self.mark).filter_map(|ruling| {
            let against = ruling.against.filter(|_| ruling.consequence == Consequence::Warned)?;
            Some(Count::warning(self.case, against))
        });
        illegal.chain(warned).collect()
    }

    /// What the referee remarks, and what it could not replay.
    fn notes(&self) -> Vec<Reason> {
        let account = self.referee.account();
        let remarks = account.warnings().iter().filter(|warning| warning.line > self.mark);
        let bad = self.bad.iter().map(|bad| bad.reason.as_ref().clone());
        remarks.map(|warning| warning.reason.clone()).chain(bad).collect()
    }
}

const fn ends_the_game(consequence: Consequence) -> bool {
    matches!(
        consequence,
        Consequence::GameLost | Consequence::GameDrawn | Consequence::BothLose | Consequence::Annulled
    )
}

fn attempt(uci: &str) -> Option<Attempt> {
    let promotion = uci.chars().nth(4).and_then(Role::from_char);
    Some(Attempt { from: uci.get(..2)?.parse().ok()?, to: uci.get(2..4)?.parse().ok()?, promotion })
}

/// The moves of the script are not those of the game: how many were made before the flag fell is not told.
fn uncounted(reason: Reason) -> Reason {
    match reason.key.as_ref() {
        "flag_lost" | "flag_no_mate" => reason.with("moves", 0).with("required", 0),
        _ => reason,
    }
}

/// Moves that mate, or why none do.
fn speaks_of_mate(reason: &Reason) -> bool {
    ["mate_", "no_mate_", "unwinnable_"].iter().any(|begun| reason.key.starts_with(begun))
}

/// A move taken back: a fact of the very men on the board.
fn speaks_of_the_men(reason: &Reason) -> bool {
    matches!(reason.key.as_ref(), "touch_move_taken_back" | "illegal_move_is_the_others")
}

/// How men move (Article 3) is a fact of the stock position, not of the board in the hall.
fn is_about_the_stock_position(clause: &ClauseId) -> bool {
    clause.as_str().split_once('-').is_some_and(|(_, number)| number.starts_with("3."))
}

//! A board with two players, an arbiter and a clock, told in few words.

use rokade_board::Color;
use rokade_clause::Edition;
use rokade_laws::referee::{
    Account, BadScript, By, Choice, Claimed, Decide, Decision, Deed, EndReason, Event, HalfPoint, Millis, Notice,
    Noticed, Period, Referee, Ruling, Settings, Supervision,
};

pub(crate) const DK2001: Edition = Edition::DK_2001;
pub(crate) const DK2009: Edition = Edition::DK_2009;
pub(crate) const NO2009: Edition = Edition::NO_2009;
pub(crate) const SE2018: Edition = Edition::SE_2018;
pub(crate) const FIDE2023: Edition = Edition::FIDE_2023;

pub(crate) const W: By = By::White;
pub(crate) const B: By = By::Black;
pub(crate) const ARBITER: By = By::Arbiter;

/// A period such as `"40/90+30"`, `"30"`, `"3+2"` or `"5d3"` (delay), in minutes and seconds.
pub(crate) fn period(text: &str) -> Period {
    let (moves, rest) = match text.split_once('/') {
        Some((moves, rest)) => (Some(moves.parse().unwrap()), rest),
        None => (None, text),
    };
    let parts = |sign: char| rest.split_once(sign).map(|(minutes, seconds)| (minutes, seconds.parse::<i64>().unwrap()));
    let (minutes, increment, delay) = match (parts('+'), parts('d')) {
        (Some((minutes, increment)), _) => (minutes, increment, 0),
        (None, Some((minutes, delay))) => (minutes, 0, delay),
        (None, None) => (rest, 0, 0),
    };
    Period {
        time: Millis::from_minutes(minutes.parse().unwrap()),
        moves,
        increment: Millis::from_seconds(increment),
        delay: Millis::from_seconds(delay),
    }
}

pub(crate) fn settings(edition: Edition, periods: &str) -> Settings {
    Settings::new(edition, periods.split_whitespace().map(period).collect())
}

/// A game that is being told. Every step takes a second unless said otherwise.
#[derive(Clone)]
pub(crate) struct Stage {
    referee: Referee,
    at: Millis,
}

impl Stage {
    /// A game whose clocks have been started on time.
    pub(crate) fn new(edition: Edition, periods: &str) -> Self {
        Self::with(settings(edition, periods))
    }

    /// Rapid or blitz without adequate supervision.
    pub(crate) fn limited(edition: Edition, periods: &str) -> Self {
        let mut settings = settings(edition, periods);
        settings.supervision = Supervision::Limited;
        Self::with(settings)
    }

    pub(crate) fn from(edition: Edition, periods: &str, fen: &str) -> Self {
        let mut settings = settings(edition, periods);
        settings.start = rokade_board::Position::read(fen, rokade_board::needed_variant(fen)).unwrap();
        Self::with(settings)
    }

    pub(crate) fn with(settings: Settings) -> Self {
        Self::before_start(settings).say(ARBITER, Deed::Start)
    }

    pub(crate) fn before_start(settings: Settings) -> Self {
        Self { referee: Referee::new(settings), at: Millis(-1000) }
    }

    /// The next step will be at this moment.
    pub(crate) fn at(mut self, ms: i64) -> Self {
        self.at = Millis(ms - 1000);
        self
    }

    /// Lets time pass before the next step.
    pub(crate) fn wait(mut self, ms: i64) -> Self {
        self.at += Millis(ms);
        self
    }

    pub(crate) fn say(self, by: By, deed: Deed) -> Self {
        self.try_say(by, deed).unwrap_or_else(|bad| panic!("{:?}", bad.reason))
    }

    pub(crate) fn try_say(mut self, by: By, deed: Deed) -> Result<Self, BadScript> {
        self.at += Millis(1000);
        let event = Event { at: self.at, by, deed };
        self.referee = self.referee.after(&event)?;
        Ok(self)
    }

    /// Moves with a press after each, by the players in turn.
    pub(crate) fn play(mut self, moves: &str) -> Self {
        for uci in moves.split_whitespace() {
            let by = By::from(self.account().turn());
            self = self.make(by, uci).press(by);
        }
        self
    }

    /// A move that is not yet completed.
    pub(crate) fn make(self, by: By, uci: &str) -> Self {
        self.make_with(by, uci, 1)
    }

    pub(crate) fn make_with(self, by: By, uci: &str, hands: u8) -> Self {
        let promotion = uci.chars().nth(4).map(|letter| rokade_board::Role::from_char(letter).unwrap());
        let attempt =
            rokade_board::Attempt { from: uci[..2].parse().unwrap(), to: uci[2..4].parse().unwrap(), promotion };
        self.say(by, Deed::Move { attempt, hands })
    }

    pub(crate) fn press(self, by: By) -> Self {
        self.say(by, Deed::Press)
    }

    pub(crate) fn touch(self, by: By, squares: &str) -> Self {
        let squares = squares.split_whitespace().map(|name| name.parse().unwrap()).collect();
        self.say(by, Deed::Touch { squares, adjust: false, accidental: false })
    }

    pub(crate) fn claim(self, by: By, rule: Claimed) -> Self {
        self.say(by, Deed::Claim { rule, announced: None, grounds: None })
    }

    pub(crate) fn claim_with(self, by: By, rule: Claimed, announced: &str) -> Self {
        self.say(by, Deed::Claim { rule, announced: Some(announced.to_owned()), grounds: None })
    }

    pub(crate) fn notice(self, what: Noticed) -> Self {
        self.say(ARBITER, Deed::Notice(Notice { what, against: None, first: None }))
    }

    pub(crate) fn notice_of(self, what: Noticed, against: Color) -> Self {
        self.say(ARBITER, Deed::Notice(Notice { what, against: Some(against), first: None }))
    }

    pub(crate) fn decide(self, choice: Choice) -> Self {
        self.say(ARBITER, Deed::Decide(Decide::Claim(choice)))
    }

    pub(crate) fn penalty(self, item: &str, against: Color, ms: Option<i64>, halves: Option<u8>) -> Self {
        let (ms, points) = (ms.map(Millis), halves.map(HalfPoint));
        self.say(ARBITER, Deed::Decide(Decide::Penalty { item: item.to_owned(), against, ms, points }))
    }

    pub(crate) fn account(&self) -> Account<'_> {
        self.referee.account()
    }

    pub(crate) fn last_ruling(&self) -> &Ruling {
        self.account().rulings().last().expect("there is a ruling")
    }

    /// White's and Black's time in milliseconds.
    pub(crate) fn clock(&self) -> (i64, i64) {
        let clock = self.account().clock();
        (clock.white.0, clock.black.0)
    }

    /// Asserts how the game ended, under which clause (its inventory id among those of the verdict).
    pub(crate) fn ends(&self, result: &str, reason: EndReason, clause: &str) {
        let account = self.account();
        let verdict = account.verdict().unwrap_or_else(|| panic!("the game goes on: {:#?}", account.rulings()));
        assert_eq!((account.result().as_str(), verdict.reason), (result, reason));
        assert!(
            verdict.clauses.iter().any(|cited| cited.as_str() == clause),
            "{:?} does not cite {clause}",
            verdict.clauses
        );
    }

    pub(crate) fn goes_on(&self) {
        assert_eq!(self.account().verdict(), None);
    }

    /// Asserts the last ruling: decision, clause that applies, and what it did to the clocks.
    pub(crate) fn rules(&self, decision: Decision, clause: &str, change: (i64, i64)) {
        let ruling = self.last_ruling();
        assert_eq!(ruling.decision, decision, "{ruling:#?}");
        assert!(
            ruling.clauses().iter().any(|cited| cited.as_str() == clause),
            "{:?} does not cite {clause}",
            ruling.clauses()
        );
        assert_eq!((ruling.change.white.0, ruling.change.black.0), change, "{ruling:#?}");
    }

    /// Asserts that a question is open, under a clause, and what may be chosen.
    pub(crate) fn asks(&self, matter: &str, clause: &str, choices: &[&str]) {
        let open = self.account().open();
        let question = open.iter().find(|one| one.matter == matter).unwrap_or_else(|| panic!("not asked: {open:#?}"));
        assert!(question.reason.clauses.iter().any(|cited| cited.as_str() == clause), "{question:#?}");
        let offered: Vec<&str> = question.choices.iter().map(|one| one.choice.as_str()).collect();
        assert_eq!(offered, choices);
    }
}

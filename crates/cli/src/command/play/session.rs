//! The game from its first line to its last.

use std::io::{self, BufReader, IsTerminal, Write};
use std::time::Instant;

use rokade_clause::Reason;
use rokade_laws::referee::{Both, By, Deed, Event, Millis, color_key};
use rokade_view::score;
use rokade_words::Arg;

use super::super::Setting;
use super::PlayArgs;
use super::hand::Eyes;
use super::moment::Timepiece;
use super::order::{self, Line as Typed, Order, Press, Show};
use super::record::{self, Record};
use super::screen::Screen;
use super::setup::Begun;
use super::table::Table;
use crate::answer::Answer;
use crate::fault::{Failure, Fault};
use crate::input::STDIN_NAME;
use crate::lines::Lines;
use crate::output;
use crate::shape::referee::RefereeShape;

pub(super) struct Session<'a> {
    setting: &'a Setting,
    screen: Screen<'a>,
    eyes: Eyes,
    table: Table,
    heard: Vec<Event>,
    timepiece: Timepiece,
    record: Option<Record>,
    is_at_terminal: bool,
    /// The line being read; nobody counts lines at a terminal.
    line: usize,
    is_all_used: bool,
}

/// What a line leads to.
enum Then {
    Next,
    End,
}

/// What had been told before a line.
struct Before {
    rulings: usize,
    warnings: usize,
    questions: Vec<(u32, &'static str)>,
    offer: Option<rokade_board::Color>,
    fen: String,
}

impl<'a> Session<'a> {
    pub(super) fn new(begun: Begun, args: &PlayArgs, setting: &'a Setting) -> Result<Self, Failure> {
        let Begun { table, heard, control, notes } = begun;
        let eyes = Eyes::new(args.letters, score::letters_of(setting.voice.lang), table.settings());
        let from = heard.last().map_or(Millis::ZERO, |event| event.at);
        let timepiece = match (args.no_clock, args.ticks) {
            (true, _) => Timepiece::Still { at: from },
            (false, true) => Timepiece::Ticks { last: from },
            (false, false) => Timepiece::Machine { since: Instant::now(), from },
        };
        let name = |given: &Option<String>, usual: &str| given.clone().unwrap_or_else(|| setting.voice.text(usual));
        let names = Both { white: name(&args.white, "word-white"), black: name(&args.black, "word-black") };
        let screen = Screen { voice: &setting.voice, names, letters: eyes.writes, has_clocks: !timepiece.is_still() };
        let begin = |file: &String| Record::begin(file, args.load.as_deref(), table.settings(), &heard);
        let record = args.record.as_ref().map(begin).transpose()?;
        let is_at_terminal = io::stdin().is_terminal();
        let session =
            Self { setting, screen, eyes, table, heard, timepiece, record, is_at_terminal, line: 0, is_all_used: true };
        session.say(&(session.screen.head(&session.table, control.as_deref()) + &lines_of(&notes)));
        Ok(session)
    }

    pub(super) fn play(mut self) -> anyhow::Result<Answer> {
        if self.is_at_terminal {
            self.say(&format!("\n{}\n{}\n", self.screen.board(&self.table), self.text("cli-play-begin")));
        }
        self.prompt();
        for line in Lines::of(BufReader::new(io::stdin())) {
            self.line = line.number;
            let then = match line.text {
                Ok(text) => self.hear_line(&text),
                Err(reason) => Err(Fault::of(reason).into()),
            };
            match then {
                Ok(Then::Next) => {}
                Ok(Then::End) => break,
                Err(failure) => self.refuse(failure),
            }
            self.prompt();
        }
        self.end()
    }

    fn end(self) -> anyhow::Result<Answer> {
        if self.setting.json {
            output::write_json(&RefereeShape::of(&self.table.account(), &self.setting.voice))?;
        } else {
            output::write(&self.screen.foot(&self.table))?;
        }
        if let Some(record) = &self.record {
            output::tell(&self.setting.voice.text_with("cli-written", &[("file", Arg::from(record.name.as_str()))]));
        }
        // Whoever mistypes at a terminal has seen it and typed again.
        Ok(if self.is_all_used || self.is_at_terminal { Answer::Yes } else { Answer::Unusable })
    }

    fn hear_line(&mut self, text: &str) -> Result<Then, Failure> {
        let Some(rest) = self.timepiece.strip(text) else {
            return Err(Fault::of(Reason::house("play_moment_unreadable")).found(text).into());
        };
        if rest.is_empty() {
            return Ok(Then::Next);
        }
        let Typed { who, order } = order::read(rest)?;
        let now = self.timepiece.now();
        match order {
            Order::Quit => return Ok(Then::End),
            Order::Show(show) => self.show(show, now),
            Order::Save(file) => self.save(file)?,
            Order::Sign(result) => {
                let signers = who.map_or_else(|| vec![By::White, By::Black], |by| vec![by]);
                self.happen(now, signers.into_iter().map(|by| (by, Deed::Sign { result })).collect())?;
            }
            Order::Deed(deed, actor) => {
                let by = who.unwrap_or_else(|| self.table.actor(actor, now));
                let deed = self.in_squares(deed);
                self.happen(now, vec![(by, deed)])?;
            }
            Order::Move(typed) => self.make_move(now, who, &typed)?,
        }
        Ok(Then::Next)
    }

    /// The move a claim announces, by its squares where it can be read.
    fn in_squares(&self, deed: Deed) -> Deed {
        match deed {
            Deed::Claim { rule, announced: Some(text), grounds } => {
                let position = self.table.position_to_move_from();
                let announced = Some(self.eyes.uci(&text, position.as_ref()).unwrap_or(text));
                Deed::Claim { rule, announced, grounds }
            }
            other => other,
        }
    }

    fn make_move(&mut self, now: Millis, who: Option<By>, typed: &order::Typed) -> Result<(), Failure> {
        let position = self.table.position_to_move_from();
        let hand = self.eyes.read(&typed.text, position.as_ref())?;
        let by = who.unwrap_or_else(|| self.table.mover().into());
        let mut steps = Vec::new();
        if !self.table.account().is_started() && self.table.account().verdict().is_none() {
            steps.push((By::Arbiter, Deed::Start));
        }
        steps.push((by, Deed::Move { attempt: hand.attempt, hands: typed.hands }));
        if typed.offers_draw || hand.offers_draw {
            steps.push((by, Deed::OfferDraw));
        }
        if typed.press == Press::WithTheMove {
            steps.push((by, Deed::Press));
        }
        self.happen(now, steps)?;
        if let Some(breach) = hand.breach {
            let sentence = self.setting.voice.cited(&breach);
            self.say(&format!("{}\n", self.text_with("cli-play-illegal-made", &[("sentence", Arg::from(sentence))])));
        }
        Ok(())
    }

    /// Lets things happen one after the other, or none of them; the move that ends the game is the last.
    fn happen(&mut self, at: Millis, steps: Vec<(By, Deed)>) -> Result<(), Failure> {
        let before = self.before();
        let mut table = self.table.clone();
        let mut events = Vec::with_capacity(steps.len());
        for (by, deed) in steps {
            let is_ended = !events.is_empty() && table.account().verdict().is_some();
            if is_ended && matches!(deed, Deed::OfferDraw | Deed::Press) {
                break;
            }
            let event = Event { at, by, deed };
            table.hear(&event).map_err(|bad| Failure::from(Fault::of(*bad.reason)))?;
            events.push(event);
        }
        self.table = table;
        let written = self.record.as_mut().map_or(Ok(()), |record| record.add(&events));
        self.heard.extend(events);
        self.tell_since(&before);
        written
    }

    fn before(&self) -> Before {
        let account = self.table.account();
        Before {
            rulings: account.rulings().len(),
            warnings: account.warnings().len(),
            questions: account.open().iter().map(|open| (open.line, open.matter)).collect(),
            offer: account.draw_offer(),
            fen: account.fen(),
        }
    }

    fn tell_since(&self, before: &Before) {
        let account = self.table.account();
        let mut text = String::new();
        if self.is_at_terminal && account.fen() != before.fen {
            text += &format!("\n{}", self.screen.board(&self.table));
        }
        for (number, ruling) in (1..).zip(account.rulings()).skip(before.rulings) {
            text += &format!("\n{}", self.screen.ruling(number, ruling));
        }
        for warning in account.warnings().iter().skip(before.warnings) {
            let sentence = self.setting.voice.reason(&warning.reason);
            let args = [("line", Arg::from(warning.line)), ("sentence", Arg::from(sentence))];
            text += &format!("{}\n", self.text_with("cli-referee-warning", &args));
        }
        for question in account.open().iter().filter(|open| !before.questions.contains(&(open.line, open.matter))) {
            text += &format!("\n{}", self.screen.question(question));
        }
        if let Some(offerer) = account.draw_offer().filter(|offerer| before.offer != Some(*offerer)) {
            text += &format!("{}\n", self.text_with("cli-play-offer", &[("color", Arg::from(color_key(offerer)))]));
        }
        if self.is_at_terminal && account.verdict().is_some() {
            text += &format!("\n{}{}\n", self.screen.result(&account), self.text("cli-play-over"));
        }
        self.say(&text);
    }

    fn show(&self, show: Show, now: Millis) {
        let account = self.table.account();
        let text = match show {
            Show::Board => self.screen.board(&self.table),
            Show::Clocks => format!("{}\n", self.screen.clocks(&self.table, now)),
            Show::Score => self.screen.sheet(&self.table),
            Show::Help => self.screen.help(),
            Show::Rulings if account.rulings().is_empty() => format!("{}\n", self.text("cli-play-no-rulings")),
            Show::Rulings => {
                let told = (1..).zip(account.rulings()).map(|(number, one)| self.screen.ruling(number, one));
                told.collect::<Vec<_>>().join("\n")
            }
            Show::Open if account.open().is_empty() => format!("{}\n", self.text("cli-play-no-questions")),
            Show::Open => account.open().iter().map(|question| self.screen.question(question)).collect(),
        };
        self.say(&text);
    }

    /// Writes the script to a file; the record is kept up to date without being asked.
    fn save(&self, file: Option<String>) -> Result<(), Failure> {
        let name = match (file, &self.record) {
            (Some(file), _) => {
                let written = record::write(&file, self.table.settings(), &self.heard);
                written.map_err(|error| Failure::of_file("file_not_written", &file, &error))?;
                file
            }
            (None, Some(record)) => record.name.clone(),
            (None, None) => return Err(Fault::of(Reason::house("play_save_where")).into()),
        };
        self.say(&format!("{}\n", self.text_with("cli-written", &[("file", Arg::from(name))])));
        Ok(())
    }

    fn prompt(&self) {
        if self.is_at_terminal {
            let prompt = self.screen.prompt(&self.table, self.timepiece.now());
            let mut stderr = io::stderr().lock();
            // A closed standard error is no reason to stop the game.
            let _ = write!(stderr, "{prompt}").and_then(|()| stderr.flush());
        }
    }

    /// For programs the account at the end is the only answer.
    fn say(&self, text: &str) {
        if text.is_empty() {
            return;
        }
        if self.setting.json {
            output::tell(text.trim_end_matches('\n'));
        } else if let Err(error) = output::write(text) {
            output::tell(&error.to_string());
        }
    }

    fn refuse(&mut self, failure: Failure) {
        self.is_all_used = false;
        for fault in failure.faults {
            let is_placed = fault.file.is_some();
            match self.is_at_terminal {
                true if !is_placed => output::tell(&fault.text(&self.setting.voice)),
                false if !is_placed => {
                    let placed = Fault { line: Some(self.line), ..fault.in_file(STDIN_NAME) };
                    output::tell(&placed.written(&self.setting.voice));
                }
                _ => output::tell(&fault.written(&self.setting.voice)),
            }
        }
    }

    fn text(&self, key: &str) -> String {
        self.setting.voice.text(key)
    }

    fn text_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.setting.voice.text_with(key, args)
    }
}

fn lines_of(notes: &[String]) -> String {
    notes.iter().map(|note| format!("{note}\n")).collect()
}

//! A bar for work that takes longer than a second, where somebody is watching.

use std::io::IsTerminal;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Shorter work shows nothing: a bar that flashes by only disturbs.
const QUIET: Duration = Duration::from_secs(1);

/// Counts steps, of a total if it is known.
pub(crate) struct Progress {
    started: Instant,
    total: Option<u64>,
    done: u64,
    bar: Option<ProgressBar>,
    is_watched: bool,
}

impl Progress {
    pub(crate) fn new(total: usize) -> Self {
        let total = u64::try_from(total).unwrap_or(u64::MAX);
        Self::watched_by(Some(total), std::io::stderr().is_terminal())
    }

    /// Of a stream nobody knows the end. Where the results themselves run over the terminal, they
    /// are all the progress one wants to see.
    pub(crate) fn counting() -> Self {
        Self::watched_by(None, std::io::stderr().is_terminal() && !std::io::stdout().is_terminal())
    }

    /// Of work of unknown length whose result is told at the end.
    pub(crate) fn of_unknown_length() -> Self {
        Self::watched_by(None, std::io::stderr().is_terminal())
    }

    fn watched_by(total: Option<u64>, is_watched: bool) -> Self {
        Self { started: Instant::now(), total, done: 0, bar: None, is_watched }
    }

    /// One step is done.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        if self.is_watched && self.bar.is_none() && self.started.elapsed() > QUIET {
            let template = if self.total.is_some() { "{bar:40} {pos}/{len}" } else { "{spinner} {pos}" };
            let style = ProgressStyle::with_template(template).expect("the template is constant");
            self.bar = Some(self.total.map_or_else(ProgressBar::no_length, ProgressBar::new).with_style(style));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}
